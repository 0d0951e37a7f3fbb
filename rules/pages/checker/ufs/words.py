"""How actions, abilities and moments of UFS read on the page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.engine import listing
from rules.engine.shadowfist import name_of
from rules.engine.ufs import CardFacts, Played, texts_of

Json = Mapping[str, Any]
Faces = Mapping[str, CardFacts]
# What the zones of play are called (4).
ZONES = {
    "hand": "the hand",
    "deck": "the deck",
    "discard": "the discard pile",
    "momentum": "the momentum",
    "staging": "the staging area",
    "card_pool": "the card pool",
    "removed": "what is removed from the game",
    "transition": "the transitional zone",
    "attached": "attached",
}


def abilities(facts: CardFacts, half: int = 0) -> list[str]:
    """The played abilities of a card or half as its text has them, in their order; those of keywords are left out."""
    text = texts_of(facts)[half] if half < len(facts.halves) else None
    if text is None:
        return []
    printed = facts.halves[half].text
    return [
        " ".join(printed[start:end].split())
        for ability, (start, end) in zip(text.abilities, text.spans, strict=True)
        if isinstance(ability, Played) and ability.keyword is None
    ]


def half_of(facts: CardFacts, card: Json) -> int:
    """Which half a card is now."""
    return facts.types.index(card["type"]) if facts.is_split and card["type"] in facts.types else 0


def ability_of(action: Json, cards: Json, faces: Faces) -> str:
    """The ability that an action uses, in the words of the card; a keyword by its name; empty for none."""
    which = action.get("ability", 0)
    if isinstance(which, str):
        return which
    card_id = str(action.get("card"))
    if card_id not in faces or card_id not in cards:
        return ""
    found = abilities(faces[card_id], half_of(faces[card_id], cards[card_id]))
    return found[which] if isinstance(which, int) and 0 <= which < len(found) else ""


def names(ids: Iterable[object], cards: Json) -> str:
    """Several cards in a sentence."""
    return listing([name_of(each, cards) for each in ids])


def sentence(action: Json, cards: Json, faces: Faces) -> str:
    """An action in the log: who does what."""
    by, card = str(action.get("by") or ""), name_of(action.get("card"), cards)
    match str(action.get("do")):
        case "play":
            told = f"plays {card}{_as_half(action)}{_paying(action, cards)}"
        case "block":
            told = f"blocks with {card}{_as_block(action)}{_paying(action, cards)}"
        case "activate":
            ability = ability_of(action, cards, faces)
            letter = ability.partition(":")[0].partition(" ")[0] if ability and ability[0].isupper() else ""
            told = f"uses {card}{f' ({letter})' if letter in ('E', 'F', 'R') else ''}{_paying(action, cards)}"
        case "discard":
            told = f"discards {names(action.get('cards') or (), cards) or 'nothing'}"
        case "choose":
            told = f"chooses {_chosen(action, cards)}"
        case "mulligan":
            told = "takes a mulligan"
        case "keep":
            told = "keeps the hand"
        case "end":
            told = "ends the Combat Phase"
        case "continue":
            return "Everyone passes until someone must decide"
        case _:
            told = "passes"
    return f"{by} {told}" if by else f"{told[:1].upper()}{told[1:]}"


def _as_half(action: Json) -> str:
    return f" as its {action['half']}" if "half" in action else ""


def _as_block(action: Json) -> str:
    return f" {BLOCKS[str(action['as'])]}" if action.get("as") in BLOCKS else ""


def _paying(action: Json, cards: Json) -> str:
    """What an action says of its check, and of the order in which cards go to a pile."""
    parts = []
    if "check" in action:
        given = action["check"] if isinstance(action["check"], list) else [action["check"]]
        parts.append(f"the check is {listing([str(each) for each in given])}")
    if isinstance(action.get("commit"), list):
        parts.append(f"committing {names(action['commit'], cards) or 'nothing'}")
    if action.get("order"):
        parts.append(f"in the order {names(action['order'], cards)}")
    return f", {', '.join(parts)}" if parts else ""


def _chosen(action: Json, cards: Json) -> str:
    if "option" in action:
        return name_of(action["option"], cards)
    return names(action.get("cards") or (), cards) or "nothing"


def request(action: Json, cards: Json, faces: Faces, moment: str) -> str:
    """An action on the button at its card, which needs no naming."""
    match str(action.get("do")):
        case "play":
            told = f"Play it{_as_half(action)}{' as a Reversal' if moment == 'reversal' else ''}"
            if "ability" in action and (ability := ability_of(action, cards, faces)):
                told += f": {ability}"
        case "block":
            told = f"Block with it{_as_half(action)}{_as_block(action)}"
        case "activate":
            told = ability_of(action, cards, faces) or "Use it"
        case "discard":
            told = "Discard it"
        case "choose":
            told = "Choose it"
        case _:
            told = sentence(action, cards, faces)
    return f"{told}{_symbol(action)}"


def _symbol(action: Json) -> str:
    return f" (infinity is {action['symbol']})" if "symbol" in action else ""


def offer(action: Json, cards: Json, faces: Faces, moment: str) -> str:
    """An action on a button in the panel: the card is named, whose it is stands above."""
    card = name_of(action.get("card"), cards)
    match str(action.get("do")):
        case "play":
            told = f"Play {card}{_as_half(action)}{' as a Reversal' if moment == 'reversal' else ''}"
            if "ability" in action and (ability := ability_of(action, cards, faces)):
                told += f": {ability}"
        case "block":
            told = f"Block with {card}{_as_half(action)}{_as_block(action)}"
        case "activate":
            ability = ability_of(action, cards, faces)
            told = f"{card}: {ability}" if ability else f"Use {card}"
        case "discard":
            told = f"Discard {names(action.get('cards') or (), cards) or 'nothing'}"
        case "pass":
            told = PASSING.get(moment, "Pass")
        case "end":
            told = "Pass: end the Combat Phase"
        case "mulligan":
            told = "Take a mulligan"
        case "keep":
            told = "Keep the hand"
        case _:
            told = sentence(action, cards, faces)
    return f"{told}{_symbol(action)}"


def stops(action: Json, result: Json) -> str:
    """How much of the attack a block stops (8.3.2.6): all of it in the attack's own zone, half of it beside."""
    attack, card = result["attack"], result["cards"].get(action.get("card"))
    if action.get("do") != "block" or "as" in action or attack is None or card is None:
        return ""
    zone = card["block_zone"]
    return " (complete)" if zone == attack["attack_zone"] else f" (partial: {attack['attack_zone']} against {zone})"


def answer(action: Json, decision: Json, cards: Json) -> str:
    """What is chosen in a decision, on a button."""
    if "option" in action:
        option = str(action["option"])
        return OPTIONS.get((str(decision["kind"]), option)) or name_of(option, cards).capitalize()
    chosen = names(action.get("cards") or (), cards)
    if decision["kind"] == "commit":
        return f"Commit {chosen}" if chosen else "Commit nothing: the attempt fails"
    return chosen or "None of them"


BLOCKS = {"printed": "with its own block symbol", "Ranged": "as a Ranged card"}
OPTIONS = {
    **{("choose", name): f"Block {told}" for name, told in BLOCKS.items()},
    ("momentum", "yes"): "Add it to the momentum",
    ("momentum", "no"): "Do not add it",
    ("may", "yes"): "Yes",
    ("may", "no"): "No",
}
PASSING = {
    "enhance": "Pass: no Enhance",
    "block": "Do not block",
    "reversal": "Pass: no Reversal",
    "review": "Discard nothing",
    "response": "Pass: no Response",
    "damage": "Leave the damage as it is",
    "check": "Let the check stand",
}
# What "continue" passes over, by the moment at which it is said.
GOING_ON = {
    "enhance": "Nobody enhances any more: go on to the block",
    "block": "Nobody does anything: the attack runs on",
    "reversal": "No Reversal: the attack is over",
    "review": "Nothing is discarded: go on to the Combat Phase",
    "response": "Nobody responds: go on until someone must decide",
    "damage": "The damage stays as it is: the attack runs on",
    "check": "The check stands: go on until someone must decide",
}


def moment_of(result: Json, legal: Iterable[Json]) -> str:
    """What somebody may do now: ``form``, ``enhance``, ``block``, ``response``, ``damage``, ``check``, ``reversal`` ...

    Empty where nobody may do anything.
    """
    decision, attack = result["decision"], result["attack"]
    if decision is not None:
        return "block" if decision["kind"] == "block" else "decision"
    window = result["window"]
    if window is not None:
        on_check = window["check"] is not None and (window["event"] or {}).get("what") == "control check"
        return "check" if on_check else str(window["kind"])
    if result["phase"] == "start":
        return "review"
    legal = list(legal)
    if any(each["do"] == "end" for each in legal):
        return "form"
    if attack is not None and attack["step"] == "reversal" and any(each["do"] == "play" for each in legal):
        return "reversal"
    return ""
