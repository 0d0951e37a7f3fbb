"""How an action reads, for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.engine.kernel.steps import listing


def sentence(action: Mapping[str, Any], titles: Mapping[str, str]) -> str:
    """An action as a sentence.

    :param titles: the titles of the cards by id.

    >>> sentence({"by": "Ann", "do": "play", "card": "jab", "check": 4}, {"jab": "Straight Jab"})
    'Ann plays Straight Jab, checking 4.'
    """
    by = str(action.get("by") or "Whoever may")
    card = titles.get(str(action.get("card")), str(action.get("card")))

    def names(ids: Iterable[str]) -> str:
        return listing([titles.get(each, each) for each in ids]) or "nothing"

    match action["do"]:
        case "play":
            half = f" as its {action['half']}" if "half" in action else ""
            text = f"{by} plays {card}{half}"
        case "block":
            text = f"{by} blocks with {card}"
        case "activate":
            which = action.get("ability", 0)
            said = which if isinstance(which, str) else f"ability {int(which) + 1}"
            text = f"{by} uses {said} of {card}"
        case "discard":
            text = f"{by} discards {names(action.get('cards') or ())}"
        case "choose" if "option" in action:
            text = f"{by} chooses {titles.get(str(action['option']), str(action['option']))}"
        case "choose":
            text = f"{by} chooses {names(action.get('cards') or ())}"
        case "mulligan":
            text = f"{by} takes a mulligan"
        case "keep":
            text = f"{by} keeps the hand"
        case "end":
            text = f"{by} ends the Combat Phase"
        case "continue":
            return "Everyone passes until someone must decide."
        case _:
            text = f"{by} passes"
    if "symbol" in action:
        text += f", infinity being {action['symbol']}"
    if "check" in action:
        checks = action["check"] if isinstance(action["check"], list) else [action["check"]]
        text += f", checking {listing([str(each) for each in checks])}"
    return f"{text}."
