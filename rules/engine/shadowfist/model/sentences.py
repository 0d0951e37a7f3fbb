"""Actions as sentences: what a button says, and what a list of actions reads like.

A list shows also actions that a link brought and that nobody has evaluated yet: anything may stand in their fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.engine.shadowfist.model.steps import listing

Cards = Mapping[str, Mapping[str, Any]]


def name_of(word: object, cards: Cards) -> str:
    """A card by its title; a copy beyond the first keeps its number."""
    word = str(word)
    card = cards.get(word)
    if card is None:
        return word
    title = str(card["title"])
    twins = [each for each, other in cards.items() if other["title"] == title]
    return title if len(twins) == 1 else f"{title} ({twins.index(word) + 1})"


def names_by_id(cards: Cards) -> dict[str, str]:
    """The same for every card at once."""
    copies: dict[str, list[str]] = {}
    for each, card in cards.items():
        copies.setdefault(str(card["title"]), []).append(each)
    return {
        each: title if len(twins) == 1 else f"{title} ({number})"
        for title, twins in copies.items()
        for number, each in enumerate(twins, 1)
    }


def names_of(words: object, cards: Cards) -> str:
    """Several cards in a sentence."""
    return listing([name_of(each, cards) for each in _several(words)]) or "nothing"


def _several(value: object) -> list[object]:
    """The entries of a list; what stands by itself is one."""
    return list(value) if isinstance(value, list | tuple) else [value]


def sentence(action: Mapping[str, Any], cards: Cards) -> str:
    """What an action does, in a few words: ``Ann plays a card``."""
    verb = _predicate(action, cards)
    by = action.get("by")
    return f"{by} {verb}" if by else _IMPERSONAL.get(str(action.get("do")), f"{verb[:1].upper()}{verb[1:]}")


def short(action: Mapping[str, Any], cards: Cards) -> str:
    """The same as a request: for the menu of the card with which the action begins, which needs no naming."""
    if not action.get("by") and action.get("do") in _IMPERSONAL:
        return _IMPERSONAL[str(action["do"])]
    own = str(action.get("card", ""))
    renamed = {**cards, own: {"title": "it"}} if own in cards else cards
    told = _predicate({**action, "targets": []}, renamed)
    # What it is used for may be the card itself: it has its name there.
    if action.get("targets"):
        told += f" for {names_of(action['targets'], cards)}"
    first, space, rest = told.partition(" ")
    return f"{_REQUESTS.get(first, first.capitalize())}{space}{rest}"


_IMPERSONAL = {
    "resolve": "Everyone passes",
    "combat": "Everyone passes: the next combat takes place",
    "continue": "Go on until someone must decide",
    "pass": "Pass",
}


def _predicate(action: Mapping[str, Any], cards: Cards) -> str:
    do = str(action.get("do"))
    card = name_of(action.get("card", ""), cards)
    match do:
        case "play":
            return f"plays {card}{_details(action, cards)}"
        case "use":
            return f"uses {card}{_ability(action)}{_details(action, cards)}"
        case "heal":
            return f"turns {card} to heal"
        case "move":
            return f"turns {card} to change location, {_way(action.get('to', ''), cards)}"
        case "reveal":
            return f"reveals {card}"
        case "attack" | "join":
            target = action.get("target")
            target = list(dict.fromkeys(map(str, target.values()))) if isinstance(target, Mapping) else target
            verb = "attacks" if do == "attack" else "joins the attack"
            at = f" {names_of(target, cards)}" if target else ""
            return f"{verb}{at} with {names_of(action.get('with', []), cards)}"
        case "intercept":
            against = action.get("against") or {}
            if not isinstance(against, Mapping) or not against:
                return "intercepts with nobody"
            return "intercepts " + " and ".join(
                f"{name_of(attacker, cards)} with {names_of(chain, cards)}" for attacker, chain in against.items()
            )
        case "choose":
            if "option" in action:
                return f"answers: {action['option']}"
            return f"chooses {names_of(action.get('cards') or [], cards)}"
        case "divide":
            shares = action.get("damage") or {}
            shown = [f"{n} to {name_of(each, cards)}" for each, n in shares.items()] if isinstance(shares, dict) else []
            return f"divides the damage: {listing(shown) or 'none'}"
        case "take":
            site = f" {name_of(action['site'], cards)}" if action.get("site") else " the Site"
            words = str(action.get("choice")).split(maxsplit=1)
            verb, rest = _TAKING.get(words[0] if words else "", "takes"), " ".join(words[1:])
            return f"{verb}{site}{f' {rest}' if rest else ''}".replace("for power", "for Power")
        case "bid":
            return f"bids {action.get('power')} Power"
        case "keep":
            return f"keeps {card}"
        case "discard":
            return f"discards {names_of(action.get('cards') or [], cards)}"
        case "unturn":
            kept = action.get("keep")
            return f"unturns cards{f', but not {names_of(kept, cards)}' if kept else ''}"
        case "draw":
            return "draws cards"
        case "end turn":
            return "ends the turn"
        case "generate power" | "skip power" | "return to main shot" | "decline" | "pass":
            first, _, rest = do.partition(" ")
            return f"{_VERBS.get(first, first)} {rest}".strip()
        case _:
            return _IMPERSONAL.get(do, do).lower()


_REQUESTS = {
    "passes": "Pass",
    "does": "Do",
    **{f"{verb}s": verb.capitalize() for verb in ("play", "use", "turn", "reveal", "attack", "join", "intercept")},
    **{f"{verb}s": verb.capitalize() for verb in ("choose", "divide", "take", "bid", "keep", "discard", "unturn")},
    **{f"{verb}s": verb.capitalize() for verb in ("draw", "end", "generate", "return", "decline")},
    "answers:": "Answer:",
}
_VERBS = {"generate": "generates", "skip": "does not generate", "return": "returns", "decline": "declines"}
_VERBS["pass"] = "passes"
_TAKING = {"seize": "seizes", "smoke": "smokes", "burn": "burns"}
_REQUESTS |= {f"{verb}s": verb.capitalize() for verb in _TAKING}


def _way(to: object, cards: Cards) -> str:
    return f"to the {to}" if to in ("left", "right") else f"to {name_of(to, cards)}"


def _ability(action: Mapping[str, Any]) -> str:
    ability = action.get("ability")
    if isinstance(ability, str) and ability:
        return f" ({ability})"
    return f" (ability {ability + 1})" if isinstance(ability, int) and ability else ""


def _details(action: Mapping[str, Any], cards: Cards) -> str:
    parts = []
    if action.get("on"):
        parts.append(f"on {name_of(action['on'], cards)}")
    if action.get("targets"):
        parts.append(f"for {names_of(action['targets'], cards)}")
    at = action.get("at")
    if isinstance(at, Mapping):
        parts.append(f"behind {name_of(at.get('behind', ''), cards)}")
    elif at:
        parts.append(f"at {'a new location' if at == 'new location' else name_of(at, cards)}")
    if action.get("x") is not None:
        parts.append(f"X = {action['x']}")
    if action.get("source"):
        parts.append(f"for the damage of {name_of(action['source'], cards)}")
    if action.get("choices"):
        parts.append(f"choosing {listing([str(each) for each in _several(action['choices'])])}")
    if action.get("reduced_by"):
        parts.append(f"reduced by {names_of(action['reduced_by'], cards)}")
    return f" {', '.join(parts)}" if parts else ""
