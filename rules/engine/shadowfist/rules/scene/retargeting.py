"""Changing the targets of effects that wait in the scene (4.3.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import SlotKey
from rules.engine.shadowfist.model.steps import Decision, RefusalError, listing, rule
from rules.engine.shadowfist.query import cards, players, together
from rules.engine.shadowfist.query.game.state import Binding, Card, Effect, Game, Known, Word
from rules.engine.shadowfist.query.scope import CannotRunError, Scope, scope_of_effect
from rules.engine.shadowfist.rules import acting
from rules.engine.shadowfist.rules.attack.retargeting import attacked, turn_against
from rules.engine.shadowfist.rules.request import Request, choose_players, refuse_number
from rules.engine.shadowfist.rules.scene.picking import Named


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase by which an effect has targeted: where its targets are bound, what may be targeted, and what is.

    ``choice`` is that phrase.
    """

    slot: SlotKey
    choice: ch.ChooseCards | ch.ChoosePlayers
    targets: tuple[Known | str, ...]
    scope: Scope
    excluded: tuple[Known | str, ...] = ()

    @property
    def of_players(self) -> bool:
        """Whether players are targeted, and not cards."""
        return isinstance(self.choice, ch.ChoosePlayers)

    def legal(self, old: Sequence[Known | str]) -> list[Card | str]:
        """What could be targeted instead: the text and its player stay the same, the targets are new (4.3.6)."""
        taken, game = {*old, *self.excluded}, self.scope.game
        match self.choice:
            case ch.ChoosePlayers(_, among):
                return [name for name in players.players(among, self.scope) if name not in taken]
            case ch.ChooseCards(_, among):
                found, picks = cards.cards(among, self.scope), Named(Request(self.scope.you))
                legal = [card for card in found if picks.may_choose(card, self.choice, self.scope)]
        return [card for card in legal if game.known(card.id) not in taken]

    def named(self, request: Request, legal: list[Card]) -> list[Card]:
        """As many of the legal cards as there are targets, as an action names them."""
        number = len(self.targets)
        assert isinstance(self.choice, ch.ChooseCards)
        return Named(request).choose(self.scope.game, self.choice, legal, number, number, self.scope)

    def fit_together(self, chosen: list[Card]) -> bool:
        """Whether these cards may be targeted together."""
        if isinstance(self.choice, ch.ChoosePlayers):
            return True
        return together.misfit(chosen, self.choice.among, self.scope) is None


def could_change(game: Game, effect: Effect) -> bool:
    """Whether there are as many new targets in play as an effect has (4.3.6)."""
    found = list(phrases(game, effect))
    everything = [each for phrase in found for each in phrase.targets]
    return bool(found) and all(len(phrase.legal(everything)) >= len(phrase.targets) for phrase in found)


def phrases(game: Game, effect: Effect) -> Iterator[Phrase]:
    """What an effect targeted at generation; of one that changes targets, the new targets that it has chosen."""
    slots = dict(effect.slots)
    for step in effect.left:
        match step:
            case ef.Choose(ch.ChooseNewTargets(slot)) if slot is not None:
                yield from _chosen_anew(game, effect, slot, _bound(slots, slot))
            case ef.Choose(ch.ChooseCards(slot, targets=True) | ch.ChoosePlayers(slot, targets=True) as choice):
                bound = _bound(slots, slot) if slot is not None else ()
                if slot is not None and bound:
                    scope = scope_of_effect(game, effect)
                    rest = {key: each for key, each in scope.slots.items() if key != slot}
                    yield Phrase(slot, choice, bound, replace(scope, slots=rest))


def _chosen_anew(game: Game, effect: Effect, slot: SlotKey, bound: tuple[Known | str, ...]) -> Iterator[Phrase]:
    """The new targets that an effect would give to another one, if that has a single target."""
    other = next((each for each in game.scene if each.number == effect.answers), None)
    inner = list(phrases(game, other)) if other is not None else []
    if len(inner) == 1 and bound:
        excluded = (*inner[0].targets, *inner[0].excluded)
        yield replace(inner[0], slot=slot, targets=bound, excluded=excluded)


def _bound(slots: dict[SlotKey, Binding], slot: SlotKey) -> tuple[Known | str, ...]:
    return tuple(each for each in slots.get(slot, ()) if not isinstance(each, Word))


def choose_new_targets(doer: acting.Doer, request: Request, effect: Effect, slot: SlotKey) -> None:
    """Chooses a new target for each target of an effect, and binds them all to a slot.

    :raises RefusalError: if there are no targets to change, or not as many new ones as there are old.
    """
    doer.last = new_targets(doer, request, effect)
    doer.scope = doer.scope.with_slot(slot, doer.last)


def new_targets(doer: acting.Doer, request: Request, effect: Effect) -> tuple[Known | str, ...]:
    """A new target for each target of an effect, as an action names them.

    :raises RefusalError: if there are no targets to change, or not as many new ones as there are old.
    """
    found = list(phrases(doer.referee.game, effect))
    if not found:
        raise RefusalError(
            "nothing_to_retarget",
            f"{_title(doer, effect)} targets nothing: what is chosen without the word target cannot be changed.",
            rule("4.3.6"),
        )
    chosen: list[Known | str] = []
    everything = [each for phrase in found for each in phrase.targets]
    for phrase in found:
        legal = phrase.legal(everything)
        number = len(phrase.targets)
        if len(legal) < number:
            raise RefusalError(
                "illegal_target",
                f"All targets of {_title(doer, effect)} change or none: it has {number}, and "
                f"{len(legal)} other{'s' if len(legal) != 1 else ''} would be legal.",
                rule("4.3.6"),
            )
        if phrase.of_players:
            names = [each for each in legal if isinstance(each, str)]
            chosen += choose_players(request, names, number, number, doer.referee.game.players)
            continue
        if request.targets and 0 < len(request.targets) < number:
            refuse_number(request.targets, number, rule("4.3.6"))
        picked = phrase.named(request, [each for each in legal if isinstance(each, Card)])
        if not phrase.fit_together(picked):
            raise RefusalError(
                "illegal_target",
                f"{listing([card.title for card in picked])} together are no legal targets of {_title(doer, effect)}.",
                rule("4.3.6"),
                rule("7.3"),
            )
        chosen += [Known(card.id, card.life) for card in picked]
    if request.targets:
        refuse_number([*(str(each) for each in chosen), *request.targets], len(chosen), rule("4.3.6"))
    return tuple(chosen)


def answered(doer: acting.Doer) -> Effect:
    """The effect to which the ability responds.

    :raises CannotRunError: if it responds to none.
    """
    found = next((each for each in doer.referee.game.scene if each.number == doer.answers), None)
    if found is None:
        raise CannotRunError("new targets for an effect that is not responded to")
    return found


def _title(doer: acting.Doer, effect: Effect) -> str:
    return doer.referee.card(effect.card.id).title if effect.card else effect.text


def retarget(doer: acting.Doer, effect: ef.Retarget) -> None:
    """Change its targets to the chosen targets: all of them (4.3.6); change the target of that attack (6.1)."""
    attackers = attacked(doer, effect)
    if attackers is not None:
        if effect.to is None:
            raise CannotRunError("a new target of an attack that is chosen as the effect resolves")
        turn_against(doer, attackers, doer.patients(effect.to))
        return
    for card in doer.patients(effect.of):
        known = doer.referee.game.known(card.id)
        for each in [each for each in doer.referee.game.scene if each.card == known]:
            match effect.to:
                case None:
                    set_targets(doer, each, None)
                case n.Bound(slot):
                    set_targets(doer, each, doer.scope.slots.get(slot, ()))
                case _:
                    new = tuple(Known(one.id, one.life) for one in doer.patients(effect.to))
                    set_targets(doer, each, new, if_legal=True)


def set_targets(doer: acting.Doer, effect: Effect, to: Binding | None, *, if_legal: bool = False) -> None:
    """Gives an effect new targets: these, as far as they are legal if that is not known, or such as are chosen now."""
    referee = doer.referee
    found = list(phrases(referee.game, effect))
    everything = [each for phrase in found for each in phrase.targets]
    given = [each for each in to or () if not isinstance(each, Word)]
    new: list[Known | str] = [] if if_legal else given
    slots = dict(effect.slots)
    changed: list[Known | str] = []
    for phrase in found:
        number = len(phrase.targets)
        if to is None:
            new += _decided(doer, effect, phrase.legal(everything), number)
        elif if_legal:
            # "Change its target to this card": only if that is a legal target.
            legal = [referee.game.known(each.id) for each in phrase.legal(everything) if isinstance(each, Card)]
            new += [each for each in given if each in legal]
        taken, new = new[:number], new[number:]
        if len(taken) < number:
            text = f"{_title(doer, effect)} keeps its target{'s' if len(everything) > 1 else ''}."
            referee.step("retarget", text, rule("4.3.6"))
            return
        slots[phrase.slot] = tuple(taken)
        changed += taken
    targets = tuple(each for each in changed if isinstance(each, Known))
    names = [referee.name(each.id) if isinstance(each, Known) else each for each in changed]
    referee.step(
        "retarget",
        f"{doer.source_name()} changes the target{'s' if len(names) > 1 else ''} of {_title(doer, effect)} to "
        f"{listing(names)}; its numbers stay as they were.",
        rule("4.3.6"),
        *referee.game.ruleset.rule("changing_targets").citations,
        cards=[each.id for each in targets],
    )
    after = replace(effect, slots=tuple(slots.items()), targets=targets, retargeted_by=doer.you)
    referee.set(scene=tuple(after if each is effect else each for each in referee.game.scene))


def _decided(doer: acting.Doer, effect: Effect, legal: Sequence[Card | str], number: int) -> list[Known | str]:
    """New targets that are chosen only as the changing effect resolves."""
    words = tuple(each.id if isinstance(each, Card) else each for each in legal)
    if len(words) < number:
        return []
    text = f"{doer.you} chooses what {_title(doer, effect)} targets instead."
    answer = doer.referee.decide(Decision(doer.you, "choose", text, words, number, number))
    return [doer.referee.game.known(each) if each in doer.referee.game.cards else each for each in answer]
