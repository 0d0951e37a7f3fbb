"""Damage that a player divides: by one decision, all of it at once (4.5.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import Slot
from rules.engine.shadowfist.model.steps import Decision, RefusalError, in_quotes, listing, rule
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.query.scope import CannotRunError
from rules.engine.shadowfist.rules.acting import Doer
from rules.engine.shadowfist.rules.request import named

MAX_DIGITS = 9  # of a number in an answer


def divide(referee: Referee, decision: Decision) -> dict[str, int]:
    """The answer to a decision to divide damage, as how much on which card; all of it has to be inflicted.

    :raises RefusalError: if it is another amount, or names another card.
    """
    game = referee.game
    among = [game.cards[each] for each in decision.options]
    by_id = {card.id: card for card in among}
    shares: dict[str, int] = {}
    for part in referee.ask(decision):
        word, _, number = part.rpartition("=")
        if not number.isdecimal() or len(number) > MAX_DIGITS:
            raise RefusalError("wrong_number", f"{in_quotes(part)} does not say how much on which card.", rule("4.5.1"))
        card = by_id.get(word) or _meant(game, word, among)
        shares[card.id] = shares.get(card.id, 0) + int(number)
    if sum(shares.values()) != decision.amount:
        raise RefusalError(
            "wrong_number",
            f"{sum(shares.values())} damage divided; {decision.by} must inflict all {decision.amount}.",
            rule("4.5.1"),
        )
    return shares


def _meant(game: Game, word: str, among: Sequence[Card]) -> Card:
    if not any(each.title.lower() == word.lower() for each in among):
        raise RefusalError(
            "not_an_option",
            f"The damage is divided among {listing([each.id for each in among])}, not on {word}.",
            rule("4.5.1"),
        )
    return named(game, word, among, "card among which it is divided")


def ahead(doer: Doer, effect: ef.Effect, slot: Slot) -> ef.Effect:
    """5.2, 5.2.2: how damage is divided is chosen as the effect is generated, among cards that all can see."""
    if not isinstance(effect, ef.Damage) or not effect.divided or isinstance(effect.on, ch.ChooseCards):
        return effect
    try:
        points = max(0, doer.amount(effect.amount))
    except CannotRunError:
        return effect
    to = [card for card in doer.patients(effect.on) if card.in_play]
    if not to or not points:
        return effect
    shares = among(doer.referee, doer.actor, doer.source_name(), points, [card.id for card in to])
    hit = [card for card in to if shares.get(card.id)]
    doer.bind(slot, hit)
    return replace(effect, on=n.Bound(slot), shares=tuple(shares[card.id] for card in hit))


def among(referee: Referee, by: str, what: str, points: int, ids: Sequence[str]) -> dict[str, int]:
    """How a player divides the damage of an effect among cards; nobody is asked where there is one, or no damage."""
    if len(ids) < 2 or points == 0:
        return dict.fromkeys(ids, points)
    text = f"How does {by} divide the {points} damage of {what}?"
    shares = divide(referee, Decision(by, "divide", text, tuple(ids), 1, len(ids), amount=points))
    said = listing([f"{number} on {referee.name(each)}" for each, number in shares.items() if number])
    referee.step("divide", f"{by} divides the damage of {what}: {said}.", rule("4.5.1"), rule("5.2"), cards=list(ids))
    return shares
