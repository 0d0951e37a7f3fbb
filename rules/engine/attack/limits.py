"""What texts and special abilities say about who may attack and intercept whom (6, 10.1.2, 10.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from rules.engine.attack.state import Attacker
from rules.engine.citations import Citation
from rules.engine.continuous import prohibitions, view
from rules.engine.continuous.statics import clauses, hangs_on, hold
from rules.engine.phrases import noting, nouns, numbers
from rules.engine.phrases.scope import CannotRunError, Scope, scope_of
from rules.engine.rules_text import CHARACTER, Ability
from rules.engine.state import Card, Game
from rules.engine.steps import rule
from rules.engine.text.actions import Act
from rules.engine.text.references import ThisCard
from rules.engine.text.selectors import Placed, Select
from rules.engine.text.timing import Clause, If, Limit, Manner, When

ATTACK = ("turn to attack", "attack")
# What an effect leaves on a Character that has to intercept in the attack.
MUST_INTERCEPT = "must intercept"


def reads(clause: Clause) -> bool:
    """Whether a clause says who may, must or cannot attack or intercept, in a way that is known."""
    act = clause.action
    plain = replace(clause, adverbs=tuple(each for each in clause.adverbs if each not in IF_POSSIBLE))
    if not isinstance(act, Act) or not hangs_on(plain, Limit):
        return False
    prepositions = [getattr(each, "preposition", "") for each in act.complements]
    match clause.mode, act.verb:
        case "may", "attack":
            return prepositions in ([], ["without"]) and not act.passive
        case "must", "attack" | "intercept":
            return not prepositions and act.what is None and not act.passive
        case "must", "declare":
            return act.passive and prepositions == ["as"]
        case "cannot", "declare":
            single = act.passive and "'single'" in repr(act.complements)
            more = isinstance(act.what, Select) and act.what.quantity.word == "more"
            return single or (more and not prepositions)
        case "cannot", _ if set(act.verb.split(" or ")) <= {*ATTACK, "intercept"}:
            if act.passive:
                return prepositions in ([], ["by"])
            return not prepositions or (prepositions == ["alone"] and act.verb in ATTACK)
    return False


def permits(game: Game, card: Card, verb: str, patient: Card | None) -> bool:
    """Whether a text says that a card "may" do something: attack during an opponent's turn, attack back-row Sites.

    With ``patient`` the text must name something that it fits; without, it must name nothing.
    """
    for clause, scope in clauses(game, verb):
        if clause.mode != "may" or clause.action.complements:
            continue
        try:
            if not nouns.matches(clause.agent or ThisCard(), card, scope):
                continue
            what = clause.action.what
            fits = what is None if patient is None else what is not None and nouns.matches(what, patient, scope)
            if fits and hold(clause.adverbs, scope):
                return True
        except CannotRunError as error:
            game.note_unrun(scope.this.id if scope.this else None, error)
    return False


def may_attack_back_row(game: Game, card: Card, site: Card) -> bool:
    """Whether a text lets a Character attack a back-row Site."""
    return permits(game, card, "attack", site)


def may_attack_now(game: Game, card: Card) -> bool:
    """Whether a text lets a Character attack in this part of another player's turn."""
    return permits(game, card, "attack", None)


def forbids_attack(game: Game, card: Card, target: Card, *, turning: bool = True) -> Scope | None:
    """The scope of the text by which a Character cannot attack a card; not ``turning``: it attacks already."""
    verbs = ATTACK if turning else ("attack",)
    return next((found for verb in verbs if (found := _forbids(game, verb, card, target)) is not None), None)


def never_attacks(game: Game, card: Card) -> bool:
    """Whether a Character cannot attack anything: "Cannot turn to attack"."""
    for clause, scope in prohibitions.clauses(game):
        act = clause.action
        if clause.mode != "cannot" or not isinstance(act, Act) or act.passive or act.what or act.complements:
            continue
        if any(
            verb in ATTACK and _says(game, clause, scope, verb, card, card, None) for verb in act.verb.split(" or ")
        ):
            return True
    return False


def forbids_group(game: Game, cards: Sequence[Card]) -> Card | None:
    """The Character that cannot be declared with these others, or by itself."""
    for card in cards:
        others = [each for each in cards if each.id != card.id]
        if not others and _forbids_alone(game, card):
            return card
        for clause in (clause for each in card.text.triggered if keeps_others_out(each) for clause in each.clauses):
            if any(noting.matches(clause.agent, other, scope_of(game, card)) for other in others):
                return card
    return None


def keeps_others_out(ability: Ability) -> bool:
    """Whether an ability keeps others from attacking with its card: when it turns to attack, others cannot."""
    return any(_about_attack(each) for each in ability.openers) and any(
        clause.mode == "cannot" and isinstance(clause.action, Act) and clause.action.verb in ATTACK
        for clause in ability.clauses
    )


def _about_attack(opener: object) -> bool:
    event = opener.event if isinstance(opener, When) else None
    return isinstance(event, Clause) and isinstance(event.action, Act) and event.action.verb in ATTACK


IF_POSSIBLE = (Manner("if possible"), Manner("if able"))


def _alone(act: Act) -> bool:
    return any(getattr(each, "preposition", "") == "alone" for each in act.complements)


def _forbids_alone(game: Game, card: Card) -> bool:
    """ "Cannot attack alone", "cannot be declared as a single attacker"."""
    for clause, scope in prohibitions.clauses(game):
        act = clause.action
        if clause.mode != "cannot" or not isinstance(act, Act):
            continue
        single = act.verb == "declare" and act.passive and "'single'" in repr(act.complements)
        if (single or (act.verb in ATTACK and _alone(act))) and noting.matches(clause.agent or ThisCard(), card, scope):
            return True
    return False


def must_attack(game: Game, card: Card) -> bool:
    """Whether a text says of a Character that it must attack if its player does."""
    for clause, scope in (*clauses(game, "attack"), *clauses(game, "declare")):
        act = clause.action
        if clause.mode != "must" or (act.verb == "declare") is not act.passive or "'intercepting'" in repr(act):
            continue
        adverbs = tuple(each for each in clause.adverbs if not _says_if_you_attack(each))
        try:
            if nouns.matches(clause.agent or ThisCard(), card, scope) and hold(adverbs, scope):
                return True
        except CannotRunError as error:
            game.note_unrun(scope.this.id if scope.this else None, error)
    return False


def _says_if_you_attack(adverb: object) -> bool:
    if isinstance(adverb, Manner):
        return adverb in IF_POSSIBLE
    condition = adverb.condition if isinstance(adverb, If) else None
    action = condition.action if isinstance(condition, Clause) else None
    return isinstance(action, Act) and action.verb == "attack" and nouns.is_player(getattr(condition, "agent", None))


def without_turning(game: Game, card: Card, target: Card) -> Limit | None:
    """The limit of a text by which a Character attacks a card without turning, if it still allows it."""
    for clause, scope in clauses(game, "attack"):
        act = clause.action
        if clause.mode != "may" or not any(getattr(each, "preposition", "") == "without" for each in act.complements):
            continue
        limit = next((each for each in clause.adverbs if isinstance(each, Limit)), None)
        rest = tuple(each for each in clause.adverbs if each is not limit)
        try:
            fits = nouns.matches(clause.agent or ThisCard(), card, scope) and hold(rest, scope)
            if fits and (act.what is None or nouns.matches(act.what, target, scope)):
                used = game.tally.get(("attack without turning", card.id, card.life), 0)
                if limit is not None and not used:
                    return limit
        except CannotRunError as error:
            game.note_unrun(scope.this.id if scope.this else None, error)
    return None


def forbids_interception(game: Game, card: Card, attacker: Card) -> Scope | None:
    """The scope of the text with "cannot intercept" that keeps a Character from intercepting an attacker."""
    return _forbids(game, "intercept", card, attacker, passive=False)


def _forbids(game: Game, verb: str, doer: Card, patient: Card, *, passive: bool | None = None) -> Scope | None:
    for clause, scope in prohibitions.clauses(game):
        if _says(game, clause, scope, verb, doer, patient, passive):
            return scope
    return None


def _says(game: Game, clause: Clause, scope: Scope, verb: str, doer: Card, patient: Card, passive: bool | None) -> bool:
    """Whether a clause with "cannot" is about this card doing this to that one, actively or passively."""
    act = clause.action
    if clause.mode != "cannot" or not isinstance(act, Act) or verb not in act.verb.split(" or "):
        return False
    if passive is not None and act.passive is not passive:
        return False
    try:
        agent = clause.agent or ThisCard()
        if act.passive:
            if not nouns.matches(agent, patient, scope):
                return False
            by = nouns.complements(act, "by")
            fits = not by or any(nouns.matches(each, doer, scope) for each in by)
        else:
            if nouns.is_player(agent, scope) or not nouns.matches(agent, doer, scope):
                return False
            if _alone(act):
                return False  # That is about the whole declaration.
            if act.complements:
                raise CannotRunError(f"the prohibition to {act.verb}, with more to it")
            fits = act.what is None or nouns.matches(act.what, patient, scope)
        return fits and hold(clause.adverbs, scope)
    except CannotRunError as error:
        game.note_unrun(scope.this.id if scope.this else None, error)
        return False


# What keeps an attacker from being intercepted. A bar has a name, so that one that an attacker gains can be told from
# one that it had when its interceptors were declared.


@dataclass(frozen=True)
class Bar:
    """Superleap, Assassinate, or a text by which an attacker cannot be intercepted (10.1.2, 10.2)."""

    name: str
    clause: Clause | None = None
    scope: Scope | None = None
    against: view.Ability | None = None

    @property
    def rule(self) -> Citation:
        """Where it is defined."""
        return rule("10.1.2" if self.clause is None else "10.2")

    def stops(self, interceptor: Card) -> bool:
        """Whether it keeps a Character from intercepting."""
        if self.clause is None or self.scope is None:
            # 10.1.2: Superleap keeps off turned Characters, Assassinate everyone.
            return self.against is None or (interceptor.turned and view.is_against(self.against, interceptor))
        assert isinstance(self.clause.action, Act)
        by = nouns.complements(self.clause.action, "by")
        try:
            return not by or any(nouns.matches(each, interceptor, self.scope) for each in by)
        except CannotRunError as error:
            self.scope.game.note_unrun(self.scope.this.id if self.scope.this else None, error)
            return False


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
    for clause, scope in prohibitions.clauses(game):
        act = clause.action
        if clause.mode != "cannot" or not isinstance(act, Act) or not act.passive:
            continue
        if "intercept" not in act.verb.split(" or "):
            continue
        try:
            if nouns.matches(clause.agent or ThisCard(), card, scope) and hold(clause.adverbs, scope):
                found.append(Bar(f"{scope.this.id if scope.this else ''}: {clause!r}", clause, scope))
        except CannotRunError as error:
            game.note_unrun(scope.this.id if scope.this else None, error)
    return found


def must_intercept(game: Game, card: Card) -> bool:
    """Whether a text says of a Character that it must intercept."""
    known = game.known(card.id)
    if any(MUST_INTERCEPT in each.what and known in each.cards for each in game.modifications):
        return True
    for clause, scope in (*clauses(game, "intercept"), *clauses(game, "declare")):
        act = clause.action
        if clause.mode != "must" or not isinstance(act, Act) or (act.verb == "declare") is not act.passive:
            continue
        try:
            if nouns.matches(clause.agent or ThisCard(), card, scope) and hold(clause.adverbs, scope):
                return True
        except CannotRunError as error:
            game.note_unrun(scope.this.id if scope.this else None, error)
    return False


def most_interceptors(game: Game, by: str) -> int | None:
    """How many interceptors a text lets a player declare: no more than another number; ``None`` is any number."""
    return min((number for number, _ in limits_on_interceptors(game, by)), default=None)


def limits_on_interceptors(game: Game, by: str) -> Iterator[tuple[int, str]]:
    """How many interceptors a player may declare, each time with the title of the card that says so."""
    for clause, scope in clauses(game, "declare"):
        act = clause.action
        what = act.what if isinstance(act, Act) else None
        if clause.mode != "cannot" or not isinstance(what, Select) or what.quantity.word != "more":
            continue
        try:
            if by not in nouns.players(clause.agent, scope) or not hold(clause.adverbs, scope):
                continue
            for part in what.filters:
                if isinstance(part, Placed) and part.preposition == "than":
                    number = numbers.value(part.where, scope)
                    yield number, scope.card.title if scope.card is not None else "A text"
        except CannotRunError as error:
            game.note_unrun(scope.this.id if scope.this else None, error)
