"""Changing the board that a scenario starts from: cards come, go and move, players change. A scenario in, another out.

Cards are named by their ids, so a scenario is first written out with them (:func:`tidying.written_out`).
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any

from rules.pages.checker.edits import MAX_NAME, MAX_NUMBER, NAMES, Card, EditError, Scenario
from rules.pages.checker.renaming import renamed
from rules.pages.checker.shadowfist import loose_ends
from rules.pages.checker.shadowfist.tidying import PILES, PLAIN, cards_of, lists_of, tidied


def empty_board(players: int = 2) -> Scenario:
    """A board to begin with."""
    return {
        "game": "shadowfist",
        "turn": NAMES[0],
        "phase": "main",
        "players": [{"name": name, "power": 5, "locations": []} for name in NAMES[:players]],
        "actions": [],
    }


def edit(scenario: Scenario, change: Mapping[str, Any]) -> Scenario:
    """A scenario with one change made. It must be written out; what comes out says no more than it has to.

    :raises EditError: if the change cannot be made.
    """
    handler = _EDITS.get(str(change.get("op")))
    if handler is None:
        raise EditError("That is no change to a board.")
    edited = copy.deepcopy(scenario)
    edited.pop("resume", None)
    handler(edited, change)
    loose_ends.cut(edited)
    name = str(change.get("name", "")).strip()
    if change.get("op") == "player" and name and name != change.get("player"):
        edited = _renamed(edited, str(change["player"]), name)
    return tidied(edited)


def _player(scenario: Scenario, change: Mapping[str, Any]) -> dict[str, Any]:
    for player in scenario["players"]:
        if player["name"] == change.get("player"):
            found: dict[str, Any] = player
            return found
    raise EditError(f"No player is named “{change.get('player')}”.")


def _card(scenario: Scenario, change: Mapping[str, Any]) -> Card:
    for player in scenario["players"]:
        for card in cards_of(player):
            if card["id"] == change.get("card"):
                return card
    raise EditError(f"No card on the board has the id “{change.get('card')}”.")


def _number(value: object, what: str) -> int:
    try:
        number = int(str(value))
    except ValueError:
        raise EditError(f"{what} must be a whole number, not “{value}”.") from None
    return max(0, min(number, MAX_NUMBER))


def _add(scenario: Scenario, change: Mapping[str, Any]) -> None:
    player = _player(scenario, change)
    where = str(change.get("where") or _home(player, str(change.get("type"))))
    card: Card = {"card": change["title"], "id": _free_id(scenario, str(change["slug"]))}
    _put(scenario, player, card, where, change)


def _home(player: Mapping[str, Any], type_: str) -> str:
    """Where a card of a type is put if nobody says where: on the table if it can lie there alone, else in the hand."""
    match type_:
        case "Character":
            return f"at {player['locations'][0]['front']['id']}" if player.get("locations") else "characters"
        case "Site" | "Feng Shui Site":
            return "location"
        case "Edge":
            return "edges"
        case _:
            return "hand"


def _put(scenario: Scenario, player: dict[str, Any], card: Card, where: str, change: Mapping[str, Any]) -> None:
    places = player.setdefault("locations", [])
    if where in PILES:
        if not isinstance(player.get(where, []), list):
            player[where] = []
        player.setdefault(where, []).append(card)
    elif where == "location":
        if not places and player.get("characters"):
            places.append({"front": card, "characters": player.pop("characters")})
        else:
            places.append({"front": card})
    elif where.startswith("behind "):
        place = _place_of(player, where.removeprefix("behind "))
        if place.get("back"):
            raise EditError("There is a back-row Site at that location already.")
        place["back"] = card
    elif where.startswith("at "):
        _place_of(player, where.removeprefix("at ")).setdefault("characters", []).append(card)
    elif where == "characters":
        if places:
            raise EditError("Each Character of a player with Sites is at one of the locations.")
        player.setdefault("characters", []).append(card)
    elif where.startswith("on "):
        subject = _card(scenario, {"card": where.removeprefix("on ")})
        subject.setdefault("states", []).append({**card, "controller": player["name"]})
    else:
        raise EditError(f"“{where}” is no place for a card.")


def _place_of(player: dict[str, Any], front: str) -> dict[str, Any]:
    for place in player["locations"]:
        if place["front"]["id"] == front:
            found: dict[str, Any] = place
            return found
    raise EditError(f"{player['name']} has no location with “{front}”.")


def _free_id(scenario: Scenario, slug: str) -> str:
    taken = {card["id"] for player in scenario["players"] for card in cards_of(player)}
    number, found = 1, slug
    while found in taken:
        number += 1
        found = f"{slug}-{number}"
    return found


def _remove(scenario: Scenario, change: Mapping[str, Any]) -> None:
    wanted = _card(scenario, change)
    for player in scenario["players"]:
        for cards in lists_of(player):
            cards[:] = [card for card in cards if card is not wanted]
        for card in cards_of(player):
            if "states" in card:
                card["states"] = [state for state in card["states"] if state is not wanted]
        for place in list(player.get("locations", ())):
            if place.get("back") is wanted:
                del place["back"]
            elif place.get("front") is wanted:
                _lose_front(player, place)


def _lose_front(player: dict[str, Any], place: dict[str, Any]) -> None:
    """A Site behind slides forward; without one the Characters go to the first location that is left."""
    if place.get("back"):
        place["front"] = place.pop("back")
        return
    player["locations"] = [each for each in player["locations"] if each is not place]
    homeless = place.get("characters") or []
    if homeless and player["locations"]:
        player["locations"][0].setdefault("characters", []).extend(homeless)
    elif homeless:
        player.setdefault("characters", []).extend(homeless)


def _move(scenario: Scenario, change: Mapping[str, Any]) -> None:
    """To a place of a player: ``where`` is the player's number and the place, as ``1 at stone-garden``."""
    card = _card(scenario, change)
    number, _, where = str(change.get("where", "")).partition(" ")
    if not (number.isascii() and number.isdigit() and int(number[:3]) < len(scenario["players"])):
        raise EditError("Choose where the card goes.")
    player = scenario["players"][int(number[:3])]
    before = next(each for each in scenario["players"] if any(other is card for other in cards_of(each)))
    if where in PILES and where != "edges" and card.get("states"):
        raise EditError(f"There are States on {card['card']}: take them off first.")
    _remove(scenario, change)
    if where in PILES:
        for name in ("face", "turned", "damage", "counters", "controller"):
            card.pop(name, None)
    elif player is not before:
        owner = card.get("owner", before["name"])
        card["owner"] = owner
        if owner == player["name"]:
            del card["owner"]
    _put(scenario, player, card, where, change)


def _set(scenario: Scenario, change: Mapping[str, Any]) -> None:
    card = _card(scenario, change)
    for name in ("damage", "counters"):
        if name in change:
            card[name] = _number(change[name], name.capitalize())
    if "turned" in change:
        card["turned"] = bool(change["turned"])
    if change.get("face") in ("up", "down"):
        card["face"] = change["face"]
    if "printing" in change:
        card.pop("printing", None)
        if change["printing"]:
            printing = str(change["printing"])
            is_numeral = printing.isascii() and printing.isdigit() and len(printing) < 3
            card["printing"] = int(printing) if is_numeral else printing
    for name, value in PLAIN.items():
        if card.get(name) == value:
            card.pop(name, None)


def _of_player(scenario: Scenario, change: Mapping[str, Any]) -> None:
    player = _player(scenario, change)
    if "power" in change:
        player["power"] = _number(change["power"], "Power")
    if "resources" in change:
        player["resources"] = change["resources"]
    for pile in ("deck", "hand"):
        # A number of unknown cards; known ones are added one by one.
        if pile in change and not isinstance(player.get(pile), list):
            if str(change[pile]).strip():
                player[pile] = _number(change[pile], f"A {pile}")
            else:
                player.pop(pile, None)


def _renamed(scenario: Scenario, old: str, new: str) -> Scenario:
    if len(new) > MAX_NAME or not new.isprintable():
        raise EditError(f"A name has at most {MAX_NAME} characters that can be seen.")
    if any(player["name"] == new for player in scenario["players"]):
        raise EditError(f"Another player is named “{new}” already.")
    return renamed(scenario, old, new)


def _add_player(scenario: Scenario, change: Mapping[str, Any]) -> None:
    taken = {player["name"] for player in scenario["players"]}
    name = next((each for each in NAMES if each not in taken), None)
    if name is None:
        raise EditError("There are eight players already.")
    scenario["players"].append({"name": name, "power": 5, "locations": []})


def _remove_player(scenario: Scenario, change: Mapping[str, Any]) -> None:
    if len(scenario["players"]) <= 2:
        raise EditError("A game needs at least two players.")
    gone = _player(scenario, change)
    scenario["players"].remove(gone)
    if scenario.get("turn") == gone["name"]:
        scenario["turn"] = scenario["players"][0]["name"]


def _of_game(scenario: Scenario, change: Mapping[str, Any]) -> None:
    for name in ("ruleset", "turn", "phase"):
        if change.get(name):
            scenario[name] = str(change[name])


_EDITS: dict[str, Callable[[Scenario, Mapping[str, Any]], None]] = {
    "add": _add,
    "remove": _remove,
    "move": _move,
    "set": _set,
    "player": _of_player,
    "add player": _add_player,
    "remove player": _remove_player,
    "game": _of_game,
}
