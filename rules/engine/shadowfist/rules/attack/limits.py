"""What texts and special abilities say about who may attack and intercept whom (6, 10.1.2, 10.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.engine.kernel.citations import Citation
from rules.engine.kernel.value import walk
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.continuous import Deed
from rules.engine.shadowfist.lowering.rules_text import CHARACTER
from rules.engine.shadowfist.model.steps import rule
from rules.engine.shadowfist.query import noted
from rules.engine.shadowfist.query.game.attack_state import Attacker
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.query.scope import Scope, scope_of
from rules.engine.shadowfist.view import prohibitions, statements, view
from rules.engine.shadowfist.view.active import Active

ATTACK = (Deed.TURN_TO_ATTACK, Deed.ATTACK)


# What they may do


def permits(game: Game, card: Card, deed: Deed, patient: Card | None) -> bool:
    """Whether a text says that a card "may" do something: attack during an opponent's turn, attack back-row Sites.

    With ``patient`` the text must name something that it fits; without, it must name nothing.
    """
    return any(
        deed in active.said.deeds
        and not active.said.without_turning
        and _names(active.said.other, patient, active.scope)
        and noted.matches(active.said.cards, card, active.scope)
        and statements.holds(active)
        for active in statements.of(game, co.PermitDeed)
    )


def _names(other: n.Cards | n.Players | None, patient: Card | None, scope: Scope) -> bool:
    if patient is None or other is None:
        return patient is None and other is None
    return noted.is_or_is_of(patient, other, scope)


def may_attack_back_row(game: Game, card: Card, site: Card) -> bool:
    """Whether a text lets a Character attack a back-row Site."""
    return permits(game, card, Deed.ATTACK, site)


def may_attack_now(game: Game, card: Card) -> bool:
    """Whether a text lets a Character attack in this part of another player's turn."""
    return permits(game, card, Deed.ATTACK, None)


def without_turning(game: Game, card: Card, target: Card) -> t.HowOften | None:
    """The limit of a text by which a Character attacks a card without turning, if it still allows it."""
    for active in statements.of(game, co.PermitDeed):
        said, scope = active.said, active.scope
        if not said.without_turning or Deed.ATTACK not in said.deeds:
            continue
        if not noted.matches(said.cards, card, scope) or not statements.holds(active):
            continue
        used = game.tally.get(("attack without turning", card.id, card.life), 0)
        if active.often and not used and (said.other is None or noted.is_or_is_of(target, said.other, scope)):
            return active.often[0]
    return None


# What they cannot do


def forbids_attack(game: Game, card: Card, target: Card, *, turning: bool = True) -> Scope | None:
    """The scope of the text by which a Character cannot attack a card; not ``turning``: it attacks already."""
    deeds = ATTACK if turning else (Deed.ATTACK,)
    return next((found for deed in deeds if (found := _forbids(game, deed, card, target)) is not None), None)


def never_attacks(game: Game, card: Card) -> bool:
    """Whether a Character cannot attack anything: "Cannot turn to attack"."""
    return any(
        not {*ATTACK}.isdisjoint(active.said.deeds)
        and active.said.cards is None
        and active.said.other is None
        and not active.said.alone
        and active.said.beside is None
        and _is_doer(active, card)
        for active in prohibitions.of(game, co.Forbid)
    )


def forbids_interception(game: Game, card: Card, attacker: Card) -> Scope | None:
    """The scope of the text with "cannot intercept" that keeps a Character from intercepting an attacker."""
    return _forbids(game, Deed.INTERCEPT, card, attacker, passive=False)


def _forbids(game: Game, deed: Deed, doer: Card, patient: Card, *, passive: bool = True) -> Scope | None:
    """A scope of a text by which this card cannot do this to that one; ``passive``: by what is said of that one too."""
    for active in prohibitions.of(game, co.Forbid):
        said, scope = active.said, active.scope
        if deed not in said.deeds or said.alone or said.beside is not None:
            continue
        if said.cards is not None:
            fits = passive and noted.matches(said.cards, patient, scope)
        else:
            fits = said.other is None or noted.is_or_is_of(patient, said.other, scope)
        if fits and _is_doer(active, doer):
            return scope
    return None


def _is_doer(active: Active[co.Forbid], card: Card) -> bool:
    doer = active.said.doer
    return (doer is None or noted.is_or_is_of(card, doer, active.scope)) and statements.holds(active)


def forbids_group(game: Game, cards: Sequence[Card]) -> Card | None:
    """The Character that cannot be declared with these others, or by itself."""
    for card in cards:
        others = [each for each in cards if each.id != card.id]
        if not others and _forbids_alone(game, card):
            return card
        scope = scope_of(game, card)
        for forbidden in (each for ability in card.text.triggered for each in _kept_out(ability.does)):
            if any(forbidden.doer is not None and noted.is_or_is_of(other, forbidden.doer, scope) for other in others):
                return card
    return None


def _forbids_alone(game: Game, card: Card) -> bool:
    """ "Cannot attack alone", "cannot be declared as a single attacker"."""
    return any(
        active.said.alone and not {*ATTACK}.isdisjoint(active.said.deeds) and _is_doer(active, card)
        for active in prohibitions.of(game, co.Forbid)
    )


def keeps_others_out(ability: ab.Triggered) -> bool:
    """Whether an ability keeps others from attacking with its card: when it turns to attack, others cannot."""
    return bool(_kept_out(ability))


def _kept_out(ability: ab.Triggered) -> list[co.Forbid]:
    if not _is_attack(ability.trigger.on):
        return []
    said = (each for each in walk(ability.effects) if isinstance(each, co.Forbid))
    return [each for each in said if not {*ATTACK}.isdisjoint(each.deeds)]


def _is_attack(on: e.EventPattern | t.Moment) -> bool:
    match on:
        case e.CardEvent(verbs):
            return e.Verb.TURN_TO_ATTACK in verbs
        case e.TurnsToAttack() | e.Attacks():
            return True
        case _:
            return False


# What they must do


def must_attack(game: Game, card: Card) -> bool:
    """Whether a text says of a Character that it must attack if its player does."""
    return _must(game, card, Deed.ATTACK)


def must_intercept(game: Game, card: Card) -> bool:
    """Whether a text says of a Character that it must intercept."""
    return _must(game, card, Deed.INTERCEPT)


def _must(game: Game, card: Card, deed: Deed) -> bool:
    return any(
        deed in active.said.deeds and noted.matches(active.said.cards, card, active.scope) and statements.holds(active)
        for active in statements.of(game, co.Demand)
    )


# What keeps an attacker from being intercepted. A bar has a name, so that one that an attacker gains can be told from
# one that it had when its interceptors were declared.


@dataclass(frozen=True)
class Bar:
    """Superleap, Assassinate, or a text by which an attacker cannot be intercepted (10.1.2, 10.2)."""

    name: str
    text: Active[co.Forbid] | None = None
    against: view.Ability | None = None

    @property
    def rule(self) -> Citation:
        """Where it is defined."""
        return rule("10.1.2" if self.text is None else "10.2")

    def stops(self, interceptor: Card) -> bool:
        """Whether it keeps a Character from intercepting."""
        if self.text is None:
            # 10.1.2: Superleap keeps off turned Characters, Assassinate everyone.
            return self.against is None or (interceptor.turned and view.is_against(self.against, interceptor))
        doer = self.text.said.doer
        return doer is None or noted.is_or_is_of(interceptor, doer, self.text.scope)


def bars(game: Game, attacker: Attacker) -> list[Bar]:
    """What keeps an attacker from being intercepted by some Characters, or by all."""
    found = []
    target = game.same(attacker.target)
    for ability in view.view_of(game).abilities(attacker.card.id):
        if ability.name == "Superleap":
            found.append(Bar(f"Superleap {ability.against!r}" if ability.against else "Superleap", against=ability))
        # 10.1.2: what Assassinate is against limits the targets with which nobody intercepts.
        attacks_character = target is not None and target.text.type == CHARACTER and view.is_against(ability, target)
        if ability.name == "Assassinate" and attacks_character:
            found.append(Bar("Assassinate"))
    card = game.cards[attacker.card.id]
    for active in prohibitions.of(game, co.Forbid):
        said, scope = active.said, active.scope
        if Deed.INTERCEPT not in said.deeds or said.cards is None:
            continue
        if noted.matches(said.cards, card, scope) and statements.holds(active):
            found.append(Bar(f"{scope.this.id if scope.this else ''}: {said!r}", active))
    return found


def most_interceptors(game: Game, by: str) -> int | None:
    """How many interceptors a text lets a player declare: no more than another number; ``None`` is any number."""
    return min((number for number, _ in limits_on_interceptors(game, by)), default=None)


def limits_on_interceptors(game: Game, by: str) -> Iterator[tuple[int, str]]:
    """How many interceptors a player may declare, each time with the title of the card that says so."""
    for active in statements.of(game, co.MostInterceptors):
        if by in noted.players(active.said.players, active.scope) and statements.holds(active):
            yield noted.amount(active.said.most, active.scope), active.title
