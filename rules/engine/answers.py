"""How the actions of a scenario answer decisions: choose, take, divide, bid, keep (DESIGN 7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.engine.auctions import PASS, is_implied
from rules.engine.kernel.recorder import Answer
from rules.engine.referee import Ready
from rules.engine.state import Game
from rules.engine.steps import Decision, RefusalError, rule

Action = Mapping[str, Any]

# Actions that do nothing but decide, where the decision comes up, and the rules of it.
DECIDED_IN = {
    "take": "what becomes of a Site is decided in combat",
    "divide": "damage is divided in combat",
    "bid": "no auction is held",
    "keep": "no auction has been won",
}
DECISION_RULES = {
    "take": (rule("6.4.3"),),
    "divide": (rule("4.5.1"),),
    "bid": (rule("5.5"),),
    "keep": (rule("5.5"), rule("5.5.1")),
}
# Decisions before which players may generate effects that say so (5.5).
OF_AUCTIONS = ("bid", "keep")
DECLINING = ("pass", "continue", "decline")


def in_advance(action: Action) -> Ready | None:
    """What an action decides that only decides: the decision comes up once everyone has passed."""
    do = str(action["do"])
    if do not in DECIDED_IN:
        return None
    by = action.get("by")
    return Ready(do, _said(do, action), str(by) if by is not None else None)


def _said(do: str, action: Action) -> tuple[str, ...]:
    match do:
        case "take":
            at = action.get("at")
            place = at.get("behind") if isinstance(at, Mapping) else at
            return str(action.get("choice") or ""), str(action.get("site") or ""), str(place or "")
        case "divide":
            return tuple(f"{card}={number}" for card, number in dict(action.get("damage") or {}).items())
        case "bid":
            return (str(action.get("power") or 0),)
    return (str(action.get("card") or ""),)


def answer_to(decision: Decision, action: Action) -> Answer:
    """The answer that an action gives to the decision that is waiting.

    :raises RefusalError: if it gives none, or is another player's.
    """
    do, by = str(action["do"]), action.get("by")
    decides = do in DECIDED_IN and do == decision.kind
    answers = decides or do in ("choose", *DECLINING)
    if not answers and decision.kind in OF_AUCTIONS and do not in OF_AUCTIONS:
        return dict(action)
    if not answers:
        raise RefusalError("decision_needed", f"{decision.by} must decide first: {decision.text}", rule("5.2"))
    if by not in (None, decision.by):
        raise RefusalError("not_yours", f"{decision.by} decides this, not {by}.", rule("5.2"))
    if decides:
        return _said(do, action)
    if do in DECLINING:
        return _declined(decision)
    if "option" in action:
        return (str(action["option"]),)
    return tuple(str(each) for each in action.get("cards") or ())


def _declined(decision: Decision) -> tuple[str, ...]:
    if decision.kind == "bid":
        return (PASS,)
    return ("no",) if "no" in decision.options else ()


def says_what_is_implied(game: Game, decision: Decision, action: Action) -> bool:
    """Whether an action only says what has happened already: a pass of a player who could not bid more (5.5).

    :raises RefusalError: if that player bids instead.
    """
    do, by = str(action["do"]), action.get("by") or decision.by
    if game.auction is None or decision.kind not in OF_AUCTIONS or do not in ("bid", "pass"):
        return False
    if decision.kind == "bid" and by == decision.by:
        return False
    return is_implied(game, str(by), _said("bid", action) if do == "bid" else (PASS,))
