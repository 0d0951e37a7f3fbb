"""Changing a board of UFS: cards come, go and move, players change. A scenario in, another out.

Cards are named by their ids, so a scenario is first written out with them, as the board of an outcome is.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rules.engine import slug
from rules.engine.ufs import ASSET, CHARACTER, FOUNDATION, SYMBOLS, CardFacts
from rules.games.ufs.cards import GAME
from rules.interactions.ufs import ufs_library
from rules.pages.checker.edits import MAX_NAME, MAX_NUMBER, NAMES, Card, EditError, Scenario

Change = Mapping[str, Any]
Json = Mapping[str, Any]
PILES = ("hand", "staging", "card_pool", "momentum", "discard", "removed", "deck")
COUNTED = ("hand", "momentum", "deck")
PLACES = {
    "hand": "Hand",
    "staging": "Staging area",
    "card_pool": "Card pool, rightmost",
    "block": "Card pool, as a block",
    "momentum": "Momentum",
    "discard": "Discard pile, on top",
    "deck": "Deck, on top",
    "removed": "Removed from the game",
}
STAYING = (FOUNDATION, ASSET, CHARACTER)
# Whose sample decks play against each other on an empty board, if the library has them.
CHARACTERS = ("Brannoch Vale", "Odile Ferrant")
NOBODY = {"title": "Nobody in Particular", "type": CHARACTER, "difficulty": 6, "control": 6, "hand_size": 6}
# What a card in play is if it says nothing.
PLAIN = {"committed": False, "face": "up", "attached": []}


def empty_board() -> Scenario:
    """A board to begin with: two characters, and nothing else."""
    known = ufs_library().library
    board: Scenario = {"game": GAME, "turn": NAMES[0], "phase": "combat", "players": [], "actions": []}
    for name, title in zip(NAMES, CHARACTERS, strict=False):
        board["players"].append({"name": name, "character": title if known.find(title) else NOBODY["title"]})
    if any(each["character"] == NOBODY["title"] for each in board["players"]):
        board["custom"] = [{**NOBODY, "vitality": 25, "resources": list(SYMBOLS[:-1])}]
    return board


def places(result: Json) -> list[tuple[str, str]]:
    """Where a card can be put: the number of a player and the place, with what it is called."""
    return [
        (f"{number} {place}", f"{name}: {label}")
        for number, name in enumerate(result["players"])
        for place, label in PLACES.items()
    ]


def written_out(board: Json, scenario: Json) -> Scenario:
    """The board of an outcome without actions as a scenario in which every card has its id, with the actions kept."""
    found: Scenario = copy.deepcopy({key: value for key, value in board.items() if key not in ("actions", "resume")})
    found["actions"] = copy.deepcopy(list(scenario.get("actions") or ()))
    return found


def edit(scenario: Scenario, change: Change, cards: Mapping[str, CardFacts]) -> Scenario:
    """A scenario with one change made. It must be written out; what comes out says no more than it has to.

    :param cards: what each card on the board says, by id.
    :raises EditError: if the change cannot be made.
    """
    handler = _EDITS.get(str(change.get("op")))
    if handler is None:
        raise EditError("That is no change to a board.")
    edited = copy.deepcopy(scenario)
    handler(edited, change, cards)
    if "attack" in edited and not _still_attacks(edited):
        del edited["attack"]
    return tidied(edited, cards)


def _still_attacks(scenario: Scenario) -> bool:
    """Whether the attack that goes on is still one of the player whose turn it is, with a card of that pool."""
    attack = scenario["attack"]
    pools = {each["name"]: [card["id"] for card in each.get("card_pool", ())] for each in scenario["players"]}
    return (
        scenario.get("phase", "combat") == "combat"
        and attack["by"] == scenario.get("turn", attack["by"])
        and attack["card"] in pools.get(attack["by"], [])
    )


def tidied(scenario: Scenario, cards: Mapping[str, CardFacts]) -> Scenario:
    """A scenario that is written out, without what goes without saying."""
    copies = Counter(slug(card["card"]) for player in scenario["players"] for card in cards_of(player))
    for player in scenario["players"]:
        for card in cards_of(player):
            for name, value in PLAIN.items():
                if card.get(name) == value:
                    del card[name]
            if card["id"] == slug(card["card"]) and copies[card["id"]] == 1:
                del card["id"]
        for name in PILES:
            if name in player and not player[name] and name != "deck":
                del player[name]
            elif isinstance(player.get(name), list):
                player[name] = [_in_short(card) if "card" in card else card for card in player[name]]
                if name in COUNTED and len(player[name]) == 1 and "unknown" in player[name][0]:
                    player[name] = player[name][0]["unknown"]
        most = _vitality(player, cards)
        if player.get("vitality") == most:
            player.pop("vitality", None)
        player["character"] = _in_short(player["character"])
    if not scenario.get("custom"):
        scenario.pop("custom", None)
    return scenario


def _vitality(player: Json, cards: Mapping[str, CardFacts]) -> int | None:
    facts = cards.get(_id(player["character"]))
    return facts.vitality if facts else None


def _id(card: Card) -> str:
    return str(card.get("id") or slug(card["card"]))


def _in_short(card: Card) -> Card | str:
    attached = card.get("attached")
    if attached:
        card["attached"] = [_in_short(each) for each in attached]
    return str(card["card"]) if card.keys() == {"card"} else card


def _known(pile: object) -> list[Card]:
    """The cards of a pile of which more than the number is known."""
    return [card for card in pile if "card" in card] if isinstance(pile, list) else []


def cards_of(player: Json) -> Iterator[Card]:
    """Every card under a player."""
    for name in PILES:
        if isinstance(player.get(name), list):
            for card in player[name]:
                if "card" in card:
                    yield card
                    yield from card.get("attached", ())
    yield player["character"]
    yield from player["character"].get("attached", ())


def _player(scenario: Scenario, change: Change) -> dict[str, Any]:
    for player in scenario["players"]:
        if player["name"] == change.get("player"):
            found: dict[str, Any] = player
            return found
    raise EditError(f"No player is named “{change.get('player')}”.")


def _find(scenario: Scenario, card_id: object) -> tuple[dict[str, Any], Card]:
    for player in scenario["players"]:
        for card in cards_of(player):
            if card["id"] == card_id:
                return player, card
    raise EditError(f"No card on the board has the id “{card_id}”.")


def _number(value: object, what: str) -> int:
    try:
        return max(0, min(int(str(value)), MAX_NUMBER))
    except ValueError:
        raise EditError(f"{what} must be a whole number, not “{value}”.") from None


def _add(scenario: Scenario, change: Change, cards: Mapping[str, CardFacts]) -> None:
    player, title = _player(scenario, change), str(change["title"])
    type_ = str(change.get("type", "")).partition("/")[0]
    where = str(change.get("where") or "")
    taken = {card["id"] for each in scenario["players"] for card in cards_of(each)}
    if type_ == CHARACTER and where in ("", "character"):
        taken.discard(player["character"]["id"])
        player["character"] = {"card": title, "id": _free_id(taken, title)}
        player.pop("vitality", None)
        return
    if where == "character":
        raise EditError(f"{title} is no character.")
    home = "staging" if type_ in STAYING else "hand"
    _put(player, {"card": title, "id": _free_id(taken, title)}, where or home, change)


def _free_id(taken: set[str], title: str) -> str:
    number, found = 1, slug(title)
    while found in taken:
        number += 1
        found = f"{slug(title)}-{number}"
    return found


def _put(player: dict[str, Any], card: Card, where: str, change: Change) -> None:
    if where not in PLACES:
        raise EditError(f"“{where}” is no place for a card.")
    types = str(change.get("type", "")).split("/")
    if where == "staging" and types != [""] and not any(each in STAYING for each in types):
        raise EditError(f"{card['card']} is no card that stays in a staging area.")
    if where == "block":
        card["as"] = "block"
        where = "card_pool"
    before = player.get(where, [])
    pile: list[Card] = before if isinstance(before, list) else [{"unknown": before}] if before else []
    player[where] = pile
    # The top of a pile stands first.
    pile.insert(0 if where in ("discard", "deck") else len(pile), card)


def _take(scenario: Scenario, wanted: Card) -> None:
    for player in scenario["players"]:
        if player["character"] is wanted:
            raise EditError("A player has a character: type the title of another to replace it.")
        for name in PILES:
            if isinstance(player.get(name), list):
                player[name] = [card for card in player[name] if card is not wanted]
        for card in cards_of(player):
            if card.get("attached"):
                card["attached"] = [each for each in card["attached"] if each is not wanted]


def _remove(scenario: Scenario, change: Change, cards: Mapping[str, CardFacts]) -> None:
    _take(scenario, _find(scenario, change.get("card"))[1])


def _move(scenario: Scenario, change: Change, cards: Mapping[str, CardFacts]) -> None:
    """To a place of a player: ``where`` is the player's number and the place, as ``1 discard``."""
    before, card = _find(scenario, change.get("card"))
    number, _, where = str(change.get("where", "")).partition(" ")
    if not (number.isascii() and number.isdigit() and int(number[:3]) < len(scenario["players"])):
        raise EditError("Choose where the card goes.")
    player = scenario["players"][int(number[:3])]
    facts = cards.get(card["id"])
    change = {"type": "/".join(facts.types) if facts else ""}
    if where == "staging" and facts and not any(each in STAYING for each in facts.types):
        raise EditError(f"{card['card']} is no card that stays in a staging area.")
    _take(scenario, card)
    if where not in ("staging", "card_pool", "block"):
        for name in ("committed", "face", "symbol", "half"):
            card.pop(name, None)
    card.pop("as", None)
    if where != "staging":
        card.pop("committed", None)
        card.pop("attached", None)
    if player is not before:
        owner = card.pop("owner", before["name"])
        if owner != player["name"]:
            card["owner"] = owner
    _put(player, card, where, change)


def _set(scenario: Scenario, change: Change, cards: Mapping[str, CardFacts]) -> None:
    _, card = _find(scenario, change.get("card"))
    if "committed" in change:
        card["committed"] = bool(change["committed"])
    if change.get("face") in ("up", "down"):
        card["face"] = change["face"]
    if "as" in change:
        card.pop("as", None)
        if change["as"] == "block":
            card["as"] = "block"
    for name in ("half", "symbol"):
        if change.get(name):
            card[name] = str(change[name])


def _of_player(scenario: Scenario, change: Change, cards: Mapping[str, CardFacts]) -> None:
    player = _player(scenario, change)
    if str(change.get("vitality", "")).strip():
        most = _vitality(player, cards)
        vitality = max(1, _number(change["vitality"], "Vitality"))
        player["vitality"] = min(vitality, most) if most else vitality
    for pile in COUNTED:
        # A number of unknown cards besides the known ones, which are added one by one.
        if pile in change:
            known = _known(player.get(pile))
            said = str(change[pile]).strip()
            unknown = _number(said, f"{pile.capitalize()}: the number of its cards") if said else None
            if known:
                player[pile] = [*known, *([{"unknown": unknown}] if unknown else [])]
            elif unknown is not None:
                player[pile] = unknown
            else:
                player.pop(pile, None)
    name = str(change.get("name", "")).strip()
    if name and name != player["name"]:
        _rename(scenario, player["name"], name)


def _rename(scenario: Scenario, old: str, new: str) -> None:
    if len(new) > MAX_NAME or not new.isprintable():
        raise EditError(f"A name has at most {MAX_NAME} characters that can be seen.")
    if any(player["name"] == new for player in scenario["players"]):
        raise EditError(f"Another player is named “{new}” already.")
    for player in scenario["players"]:
        if player["name"] == old:
            player["name"] = new
        for card in cards_of(player):
            if card.get("owner") == old:
                card["owner"] = new
    if scenario.get("turn") == old:
        scenario["turn"] = new
    for action in scenario.get("actions") or ():
        if isinstance(action, dict) and action.get("by") == old:
            action["by"] = new


def _of_game(scenario: Scenario, change: Change, cards: Mapping[str, CardFacts]) -> None:
    for name in ("turn", "phase"):
        if change.get(name):
            scenario[name] = str(change[name])
    scenario.pop("first_turn", None)


_EDITS: dict[str, Callable[[Scenario, Change, Mapping[str, CardFacts]], None]] = {
    "add": _add,
    "remove": _remove,
    "move": _move,
    "set": _set,
    "player": _of_player,
    "game": _of_game,
}
