"""What an effect that waits in the scene is about to do: whom it would smoke, damage or rob (5.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import Prospect, Role
from rules.engine.shadowfist.query import cards, players, view
from rules.engine.shadowfist.query.game.state import Binding, Card, Effect, Game, Known
from rules.engine.shadowfist.query.scope import CannotRunError, Scope, scope_of_effect

REMOVED = {ef.Removal.SMOKE: Prospect.SMOKE, ef.Removal.TOAST: Prospect.TOAST}


def deeds(effects: Sequence[ef.Effect]) -> Iterator[ef.Effect]:
    """What effects do for certain: an option is nothing of that, nor what is left for later."""
    for each in effects:
        match each:
            case ef.Together(inner) | ef.ChosenAhead(inner) | ef.Immediately(inner) | ef.OnCondition(_, inner):
                yield from deeds(inner)
            case ef.InOrderTo(cost, then, _, False):
                yield from deeds((*cost, *then))
            case ef.IfNotDone(first, _):
                yield from deeds(first)
            case _:
                yield each


def _does(effect: ef.Effect, prospect: Prospect) -> list[ch.Patients]:
    """The cards to which an effect does this."""
    match effect:
        case ef.Damage(_, on) if prospect is Prospect.DAMAGE:
            return [on]
        case ef.Remove(how, patients) if REMOVED.get(how) is prospect:
            return [patients]
        case ef.CancelEffect(patients, also):
            canceled = prospect is Prospect.CANCEL
            return [patients] if canceled or (also is not None and REMOVED.get(also) is prospect) else []
        case ef.CancelText(patients) if prospect is Prospect.CANCEL:
            return [patients]
        case ef.Return(patients) if prospect is Prospect.RETURN:
            return [patients]
        case ef.MoveState(patients) | ef.ChangeLocation(patients):
            return [patients] if prospect is Prospect.MOVE else []
    return []


def _patients(effect: Effect, prospect: Prospect) -> list[ch.Patients]:
    return [patients for each in deeds(effect.right) for patients in _does(each, prospect)]


def recipients(game: Game, effect: Effect, prospect: Prospect) -> list[Card]:
    """The cards to which an effect does something when it resolves, as far as that is certain already."""
    scope = scope_of_effect(game, effect)
    found: dict[str, Card] = {}
    for patients in _patients(effect, prospect):
        if isinstance(patients, ch.ChooseCards):
            bound = scope.slots.get(patients.slot, ()) if patients.slot is not None else ()
            here = [game.cards[each.id] for each in bound if isinstance(each, Known)]
        else:
            try:
                here = cards.cards(patients, scope)
            except CannotRunError as error:
                game.note_unrun(effect.card.id if effect.card is not None else None, error)
                continue
        found |= {card.id: card for card in here}
    source = scope.card
    return [
        card for card in found.values() if source is None or not view.view_of(game).unaffected(card, source, effect.by)
    ]


def is_open(effect: Effect, prospect: Prospect) -> bool:
    """Whether it is chosen on resolution only to what an effect does something."""
    slots = dict(effect.slots)
    return any(
        isinstance(each, ch.ChooseCards) and (each.slot is None or each.slot not in slots)
        for each in _patients(effect, prospect)
    )


def does(effect: Effect, prospect: Prospect) -> bool:
    """Whether an effect does something of that kind."""
    return bool(_patients(effect, prospect))


def turned_for(effect: Effect) -> bool:
    """Whether a card turned so that its effect was generated: to heal, to change location, or for its own text."""
    return any(isinstance(each, ef.TurnCards) and each.cards == n.This() for each in effect.left)


def losers_of_power(game: Game, effect: Effect) -> set[str]:
    """The players from whom an effect is about to steal Power."""
    scope = scope_of_effect(game, effect)
    stolen = [each.victims for each in deeds(effect.right) if isinstance(each, ef.StealPower)]
    return {name for each in stolen for name in players.players(each, scope)}


# Where an effect remembers what another, which it has canceled, would have done to which cards.
WOULD_HAVE = {
    Prospect.SMOKE: Role.WOULD_HAVE_SMOKED,
    Prospect.DAMAGE: Role.WOULD_HAVE_DAMAGED,
    Prospect.TOAST: Role.WOULD_HAVE_TOASTED,
}


def effect_of(game: Game, card: Card) -> Effect | None:
    """The effect in the scene that a card has generated last."""
    known = game.known(card.id)
    return next((each for each in reversed(game.scene) if each.card == known), None)


def targeted(effect: Effect) -> Binding:
    """The cards and players that an effect targets: those of its choices of which its text says "target" (4.3.6)."""
    if not effect.slots:
        return effect.targets
    bound = dict(effect.slots)
    chosen = (step.choice for step in effect.left if isinstance(step, ef.Choose))
    slots = dict.fromkeys(
        each.slot
        for each in chosen
        if isinstance(each, ch.ChooseNewTargets)
        or (isinstance(each, ch.ChooseCards | ch.ChoosePlayers) and each.targets)
    )
    return tuple(each for slot in slots if slot is not None for each in bound.get(slot, ()))


def remember(scope: Scope, canceled: Iterable[Effect]) -> Scope:
    """The scope with what effects that are about to be canceled would have done."""
    effects = list(canceled)
    for prospect, slot in WOULD_HAVE.items():
        found = {card.id: card for effect in effects for card in recipients(scope.game, effect, prospect)}
        if found:
            scope = scope.with_slot(slot, tuple(Known(card.id, card.life) for card in found.values()))
    return scope


def is_about_to_damage(game: Game, source: Known, card: Card) -> bool:
    """Whether a source whose effect waits in the scene is about to inflict damage on a card (4.5.2)."""
    effect = next((each for each in reversed(game.scene) if each.card == source), None)
    return effect is not None and any(each.id == card.id for each in recipients(game, effect, Prospect.DAMAGE))
