"""Which cards a State may be played or put on, and what keeps it from another (4.3.4, 7.6, 10.1.1)."""

from __future__ import annotations

from rules.engine.kernel.citations import Citation
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir.continuous import LegalAs
from rules.engine.shadowfist.model.steps import RefusalError, listing, rule
from rules.engine.shadowfist.query import cards, events, wording
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.query.scope import Scope
from rules.engine.shadowfist.rules.request import AmbiguousError, named
from rules.engine.shadowfist.view import immunity, prohibitions, subjects


def _told(game: Game, state: Card, card: Card, player: str, obstacle: str) -> tuple[str, tuple[Citation, ...]]:
    """What keeps a State from a card, in words, and the sections that say so."""
    match obstacle:
        case "out of play":
            return "it is not in play", (rule("4.3.4"), rule("7.2"))
        case "unaffected":
            return f"it is not affected by {state.title}", immunity.cited(game)
        case "text":
            asked = wording.said(state.text.play_on.subject) if state.text.play_on is not None else ""
            return f"the text asks for {asked or 'another card'}", (rule("4.3.4"),)
        case "vehicle":
            return "a Vehicle is played on a Character", (rule("10.1.1"),)
        case "second vehicle":
            return "there is a Vehicle on it already", (rule("10.1.1"),)
        case "protected":
            says = immunity.no_legal(game, LegalAs.SUBJECT, card, state, player)
            whose = "another text" if says is None else prohibitions.whose_text(says, card)
            return f"{whose} says that it is no legal subject", (rule("7.6"),)
        case "own":
            citations = game.ruleset.rule("control_of_own_cards").citations
            return "nobody takes control of a card of one's own", (rule("7.4"), *citations)
        case "forbidden":
            forbidden = prohibitions.forbids_states(game, card, state, player)
            why = "another text forbids it" if forbidden is None else prohibitions.by_whose_text(forbidden, card)
            return why, (rule("7.6"), rule("7.7"))
    return "a State is played on another card", (rule("4.3.4"),)


def is_answered(game: Game, state: Card, card: Card, player: str) -> bool:
    """ "Play on a Character when damage is inflicted on it": whether it is the one to which that has just happened."""
    said = state.text.play_on
    if said is None or not isinstance(said.responds, ab.RespondsToEvent):
        return True
    scope = Scope(game, player, game.known(state.id))
    slot = cards.slot_of(said.subject)
    if slot is not None:
        scope = scope.with_slot(slot, (game.known(card.id),))
    return any(events.matches(said.responds.event, each, scope) is not None for each in game.recent)


def check_subject(game: Game, state: Card, player: str, on: str | None) -> str:
    """The subject that an action names for a State.

    :raises RefusalError: if it is no legal subject.
    """
    if state.text.play_on is None:
        raise RefusalError(
            "not_understood",
            f"What {state.title} is played on is not understood, so it cannot be played.",
            rule("4.3.4"),
        )
    subject = game.cards.get(on) if on is not None else None
    if subject is None and on is not None:
        titled = [card for card in game.in_play() if card.title.lower() == on.lower()]
        subject = titled[0] if len(titled) == 1 else None
    legal = [card for card in subjects.legal_subjects(game, state, player) if is_answered(game, state, card, player)]
    ids = listing([each.id for each in legal], "or") or "none"
    if subject is not None and subject not in legal:
        why, rules = _told(game, state, subject, player, subjects.obstacle(game, state, subject, player) or "")
        text = f"{subject.title} is not a legal subject for {state.title}: {why}; legal: {ids}."
        raise RefusalError("illegal_subject", text, *dict.fromkeys((*rules, rule("4.3.4"))))
    if not legal:
        raise RefusalError("illegal_subject", f"No card in play is a legal subject for {state.title}.", rule("4.3.4"))
    if on is None:
        if len(legal) == 1:
            return legal[0].id
        raise AmbiguousError("on", [each.id for each in legal], f"Say on which card {state.title} is played: {ids}.")
    return named(game, on, legal, "legal subject").id
