"""Effects that turn and unturn cards: one copy unturns another card once in a turn (4.2)."""

from __future__ import annotations

from rules.engine.effects.doing import Doer
from rules.engine.effects.roles import does
from rules.engine.phrases import nouns
from rules.engine.state import Card
from rules.engine.steps import RefusalError, rule
from rules.engine.text import references as ref
from rules.engine.text.actions import Act
from rules.engine.text.timing import Clause


@does("turn")
def turn(doer: Doer, clause: Clause, act: Act) -> None:
    """Turn target."""
    for card in doer.cards(act.what or ref.ThisCard()):
        if card.in_play and not card.turned and doer.may("turn", card):
            doer.referee.step("turn", f"{doer.referee.name(card.id)} turns.", rule("4.2"), cards=[card.id])
            doer.referee.put(card.id, turned=True)
            doer.referee.happen("turn", card, by=doer.cause.by, source=doer.cause.card)


def unturned_by(doer: Doer, card: Card) -> tuple[object, ...]:
    """What is counted where one copy of a card unturns another; nothing where a card unturns itself (4.2).

    An Event that has been in a hand in between is another copy.
    """
    source = doer.cause.card
    if source is None or source.id == card.id:
        return ()
    life = (doer.cause.effect or 0) if doer.cause.is_event else source.life
    return ("unturn", source.id, life, card.id, card.life)


def check_unturning(doer: Doer, clause: Clause) -> None:
    """Whether what was chosen at generation may be unturned by this card (4.2).

    :raises RefusalError: if the card has unturned it in this turn already.
    """
    act = clause.action
    if not isinstance(act, Act) or act.verb not in ("unturn", "heal and unturn"):
        return
    if not isinstance(act.what, ref.Target | ref.Chosen) or doer.cause.is_event:
        return
    for card in nouns.cards(act.what, doer.now()):
        key = unturned_by(doer, card)
        if key and doer.referee.count(*key):
            raise RefusalError(
                "already_unturned_by_this_card",
                f"{doer.source_name()} has unturned {card.title} in this turn already.",
                rule("4.2"),
            )


@does("unturn")
def unturn(doer: Doer, clause: Clause, act: Act) -> None:
    """Unturn target: one copy unturns another card once in a turn (4.2)."""
    for card in doer.cards(act.what or ref.ThisCard()):
        if not card.in_play or not card.turned or not doer.may("unturn", card):
            continue
        key = unturned_by(doer, card)
        if key:
            if doer.referee.count(*key):
                doer.referee.step(
                    "unturn",
                    f"{doer.source_name()} has unturned {card.title} this turn already and does not do so again.",
                    rule("4.2"),
                    cards=[card.id],
                )
                continue
            doer.referee.tally(*key)
        doer.referee.step("unturn", f"{doer.referee.name(card.id)} unturns.", rule("4.2"), cards=[card.id])
        doer.referee.put(card.id, turned=False, maintains=False)
        doer.referee.happen("unturn", card, by=doer.cause.by, source=doer.cause.card)
