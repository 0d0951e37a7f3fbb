"""Canceling effects and rules texts (5.2, 10.2)."""

from __future__ import annotations

from rules.engine.doing import Doer
from rules.engine.gaining import duration
from rules.engine.leaving import leave_play
from rules.engine.state import Card, Known, Modification
from rules.engine.steps import rule
from rules.engine.text.timing import Clause, Until


def cancel_card(doer: Doer, clause: Clause, card: Card, also: str) -> None:
    """Takes what the card has generated out of the scene; cancels the text of a card that stays in play."""
    referee = doer.referee
    game = referee.game
    known = Known(card.id, card.life)
    # 5.2: a canceled effect leaves the scene; costs and restrictions stay as they are.
    gone = [effect for effect in game.scene if effect.card == known and effect.number != doer.cause.effect]
    if gone:
        referee.set(scene=tuple(effect for effect in game.scene if effect not in gone))
        referee.step(
            "cancel",
            f"{doer.source_name()} cancels {card.title}: its effect leaves the scene and does not resolve.",
            rule("5.2"),
            cards=[card.id],
        )
    if card.in_play and (doer.maintain or also or not gone or _lasts(clause)):
        _cancel_text(doer, clause, card)
    if also and referee.card(card.id).in_play:
        referee.step(
            also, f"{card.title} is {also}{'d' if also.endswith('e') else 'ed'}.", rule("10.2"), cards=[card.id]
        )
        leave_play(referee, card.id, also, doer.cause)


def _lasts(clause: Clause) -> bool:
    return any(isinstance(adverb, Until) for adverb in clause.adverbs)


def _cancel_text(doer: Doer, clause: Clause, card: Card) -> None:
    referee = doer.referee
    until = duration(doer, clause)
    keeper = doer.cause.card if doer.maintain else None
    referee.step(
        "cancel",
        f"The rules text of {card.title} is canceled; its restrictions are not.",
        rule("10.1.1"),
        *referee.game.ruleset.rule("canceled_cards").citations,
        cards=[card.id],
    )
    modification = Modification(
        referee.next_number(),
        (Known(card.id, card.life),),
        ("canceled",),
        until,
        doer.you,
        doer.cause.card,
        keeper,
    )
    referee.set(modifications=(*referee.game.modifications, modification))
