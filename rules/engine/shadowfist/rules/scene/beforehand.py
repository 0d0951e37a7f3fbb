"""What an effect could not do to what was chosen for it is refused before anything is paid (5.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.model.steps import RefusalError, rule
from rules.engine.shadowfist.query import cards, players
from rules.engine.shadowfist.query.game.state import Card, Known
from rules.engine.shadowfist.query.prospects import deeds
from rules.engine.shadowfist.query.single import only
from rules.engine.shadowfist.rules.acting import Doer
from rules.engine.shadowfist.rules.attack.retargeting import check_targets
from rules.engine.shadowfist.rules.harming import redirection
from rules.engine.shadowfist.rules.play.by_effect import check_entering, chosen, why_not_healed, why_not_revealed
from rules.engine.shadowfist.rules.scene import numbers
from rules.engine.shadowfist.rules.scene.retargeting import could_change
from rules.engine.shadowfist.rules.scene.unturning import unturned_by
from rules.engine.shadowfist.view import control, prohibitions

Kind = TypeVar("Kind", bound=ef.Effect)
Check = Callable[[Doer, ef.Effect], None]
CHECKS: dict[type[object], list[Check]] = {}


def check(doer: Doer, effects: Sequence[ef.Effect]) -> None:
    """Whether an effect could do what it will do for certain, as things are now.

    :raises RefusalError: if not: it is not generated.
    """
    certain = list(deeds(effects))
    for effect in certain:
        for each in CHECKS.get(type(effect), ()):
            each(doer, effect)
    _check_healing(doer, certain)


def checks(*kinds: type[Kind]) -> Callable[[Callable[[Doer, Kind], None]], Callable[[Doer, Kind], None]]:
    """Registers what checks the effects of some classes."""

    def register(found: Callable[[Doer, Kind], None]) -> Callable[[Doer, Kind], None]:
        def checked(doer: Doer, effect: ef.Effect) -> None:
            assert isinstance(effect, kinds)
            found(doer, effect)

        for kind in kinds:
            CHECKS.setdefault(kind, []).append(checked)
        return found

    return register


@checks(ef.TakeControl)
def _taken(doer: Doer, effect: ef.TakeControl) -> None:
    """Nobody takes control of a card of one's own, or of one with Loyalty."""
    who = players.players(effect.by, doer.now())
    if who != [doer.you]:
        return  # Who that will be is not known yet.
    for card in chosen(doer, effect.cards):
        control.check_own(doer.referee, doer.you, [card])
        control.check_loyal(doer.referee, doer.you, card)
        _permitted(doer, "take control of", card)


REMOVED = {
    ef.Removal.SMOKE: "smoke",
    ef.Removal.TOAST: "toast",
    ef.Removal.SACRIFICE: "sacrifice",
    ef.Removal.REMOVE_FROM_GAME: "remove",
}


@checks(ef.Remove)
def _removed(doer: Doer, effect: ef.Remove) -> None:
    for card in chosen(doer, effect.cards):
        _permitted(doer, REMOVED[effect.how], card)


DoneToCards = ef.TurnCards | ef.UnturnCards | ef.Heal | ef.RemoveDamage | ef.CancelEffect | ef.CancelText | ef.Return

VERBS: dict[type[DoneToCards], str] = {
    ef.TurnCards: "turn",
    ef.UnturnCards: "unturn",
    ef.Heal: "heal",
    ef.RemoveDamage: "remove damage",
    ef.CancelEffect: "cancel",
    ef.CancelText: "cancel",
    ef.Return: "return",
}


@checks(*VERBS)
def _done_to(doer: Doer, effect: DoneToCards) -> None:
    for card in chosen(doer, effect.cards):
        _permitted(doer, VERBS[type(effect)], card)


def _permitted(doer: Doer, verb: str, card: Card) -> None:
    """Whether the player may do that to a card: "opponents cannot take control of it".

    :raises RefusalError: if a text forbids that to the player.
    """
    deed = prohibitions.DEEDS[verb]
    forbidden = prohibitions.forbids_player(doer.referee.game, deed, card, doer.you, doer.scope.card)
    if forbidden is not None:
        why = prohibitions.by_whose_text(forbidden, card)
        raise RefusalError(
            "illegal_target",
            f"{doer.you} cannot {verb} {doer.referee.name(card.id)}: {why}.",
            rule("7.7"),
            rule("5.2"),
        )


@checks(ef.UnturnCards)
def _unturned(doer: Doer, effect: ef.UnturnCards) -> None:
    """One copy unturns another card once in a turn (4.2)."""
    for card in [] if doer.cause.is_event else chosen(doer, effect.cards):
        key = unturned_by(doer, card)
        if key and doer.referee.count(*key):
            text = f"{doer.source_name()} has unturned {card.title} in this turn already."
            raise RefusalError("already_unturned_by_this_card", text, rule("4.2"))


@checks(ef.RedirectDamage)
def _redirected(doer: Doer, effect: ef.RedirectDamage) -> None:
    """Where damage may go that was chosen (4.5.2)."""
    to, source, on = (_known(doer, each) for each in (effect.to, effect.source, effect.on))
    if to is not None and source is not None:
        game = doer.referee.game
        redirection.check(game, source, on, game.cards[to.id], doer.scope.card)


def _known(doer: Doer, patients: ch.Patients | None) -> Known | None:
    match patients:
        case n.This():
            return doer.scope.this
        case n.Bound(slot):
            bound = (each for each in doer.scope.slots.get(slot, ()) if isinstance(each, Known))
            return only(bound, "the card between which and others damage is redirected")
        case None | ch.ChooseCards() | n.Matching():
            return None
    meant = only(cards.cards(patients, doer.now()), "the card between which and others damage is redirected")
    return doer.referee.game.known(meant.id) if meant is not None else None


@checks(ef.Reveal)
def _revealed(doer: Doer, effect: ef.Reveal) -> None:
    for card in chosen(doer, effect.cards):
        refused = why_not_revealed(doer, card)
        if refused is not None:
            raise refused


@checks(ef.Retarget)
def _retargeted(doer: Doer, effect: ef.Retarget) -> None:
    """New targets are legal ones, of effects that have any (4.3.6, 6.1)."""
    check_targets(doer, effect)
    game = doer.referee.game
    attacking = game.attack is not None and any(card.in_play for card in cards.cards(effect.of, doer.now()))
    some = any(could_change(game, each) for each in game.scene)
    if isinstance(effect.of, n.Matching) and not attacking and not some:
        text = "No effect in the scene has targets in the place of which there are others."
        raise RefusalError("nothing_to_retarget", text, rule("4.3.6"))


@checks(ef.PlayCards)
def _playing(doer: Doer, effect: ef.PlayCards) -> None:
    check_entering(doer, effect)


@checks(ef.Return)
def _returning(doer: Doer, effect: ef.Return) -> None:
    check_entering(doer, effect)


@checks(ef.ChangeDigit)
def _renumbered(doer: Doer, effect: ef.ChangeDigit) -> None:
    """The number that was chosen may become what the effect makes it (7.7)."""
    for card, name, by in numbers.changes(doer, effect):
        why = numbers.forbidden(doer, effect, card, name, by)
        if why:
            raise RefusalError("card_forbids", why, rule("7.7"), rule("5.2"))


def _check_healing(doer: Doer, effects: Sequence[ef.Effect]) -> None:
    """Whether an effect that only heals what was chosen, its card or its subject has anything to heal (4.5.3)."""
    healed = list(_healed(doer, effects))
    if not healed or len(healed) < len(effects):
        return
    for card in (card for found in healed for card in found):
        if (why := why_not_healed(doer, card)) is not None:
            raise why


def _healed(doer: Doer, effects: Sequence[ef.Effect]) -> Iterator[list[Card]]:
    for effect in effects:
        if not isinstance(effect, ef.Heal | ef.RemoveDamage):
            continue
        match effect.cards:
            case n.Bound():
                yield chosen(doer, effect.cards)
            case n.This() | n.SubjectOfThis():
                yield cards.cards(effect.cards, doer.now())
