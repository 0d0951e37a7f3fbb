"""How the actions of a scenario answer decisions: choose, take, divide, bid, keep (DESIGN 7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.engine.kernel import distinct
from rules.engine.kernel.actions import Action, mapping, words
from rules.engine.kernel.recorder import Answer
from rules.engine.shadowfist.model.steps import Decision, RefusalError, rule
from rules.engine.shadowfist.query.game.auction_state import PASS
from rules.engine.shadowfist.query.game.referee import Ready
from rules.engine.shadowfist.rules.request import MAX_MORE

# Which cards, by their ids, come to the same.
Kinds = Mapping[str, int]

# Actions that do nothing but decide, where the decision comes up, and the rules of it.
DECIDED_IN = {
    "take": "what becomes of a Site is decided in combat",
    "divide": "damage is divided",
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
    return Ready(do, said(do, action), str(by) if by is not None else None)


def said(do: str, action: Action) -> tuple[str, ...]:
    match do:
        case "take":
            at = action.get("at")
            place = at.get("behind") if isinstance(at, Mapping) else at
            return str(action.get("choice") or ""), str(action.get("site") or ""), str(place or "")
        case "divide":
            return tuple(f"{card}={number}" for card, number in mapping(action, "damage").items())
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
    if not answers or (do in DECLINING and not _may_decline(decision)):
        raise RefusalError("decision_needed", f"{decision.by} must decide first: {decision.text}", rule("5.2"))
    if by not in (None, decision.by):
        raise RefusalError("not_yours", f"{decision.by} decides this, not {by}.", rule("5.2"))
    if decides:
        return said(do, action)
    if do in DECLINING:
        return _declined(decision)
    if "option" in action and "cards" in action:
        text = 'One of "option" and "cards" says what is chosen: leave the other out.'
        raise RefusalError("unused_field", text, rule("5.2"))
    if "option" in action:
        return (str(action["option"]),)
    return tuple(words(action, "cards"))


def _may_decline(decision: Decision) -> bool:
    return decision.kind == "bid" or "no" in decision.options or not decision.least


def _declined(decision: Decision) -> tuple[str, ...]:
    if decision.kind == "bid":
        return (PASS,)
    return ("no",) if "no" in decision.options else ()


def possible(decision: Decision, kinds: Kinds) -> Iterator[Action]:
    """What might answer a decision; ``kinds`` tells which cards, by their ids, come to the same."""
    match decision.kind:
        case "bid":
            for word in decision.options:
                yield {"by": decision.by, **({"do": "pass"} if word == PASS else {"do": "bid", "power": int(word)})}
        case "keep":
            yield from ({"by": decision.by, "do": "keep", "card": word} for word in decision.options)
        case "take":
            yield from ({"by": decision.by, "do": "take", "choice": word} for word in decision.options)
        case "divide":
            yield from _divisions(decision)
        case _:
            for number in range(decision.least, min(decision.most, decision.least + MAX_MORE) + 1):
                for group in distinct.groups(decision.options, number, lambda word: kinds.get(word, word)):
                    yield {"by": decision.by, "do": "choose", "cards": list(group)}


def _divisions(decision: Decision) -> Iterator[Action]:
    """All the damage on one of the cards, or as equally as it goes."""
    for word in decision.options:
        yield {"by": decision.by, "do": "divide", "damage": {word: decision.amount}}
    share, rest = divmod(decision.amount or 0, len(decision.options))
    even = {word: share + (n < rest) for n, word in enumerate(decision.options)}
    yield {"by": decision.by, "do": "divide", "damage": {word: n for word, n in even.items() if n}}
