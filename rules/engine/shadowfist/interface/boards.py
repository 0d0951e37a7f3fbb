"""A game as a scenario again, from which evaluation can go on (DESIGN 7); and what a scenario cannot say of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from rules.engine.kernel.running import to_resume
from rules.engine.shadowfist.interface import chosen, lasting, past, so_far, underway
from rules.engine.shadowfist.interface.performing import Run
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.lowering.rules_text import CHARACTER, EDGE
from rules.engine.shadowfist.query.game.board import away_from_home
from rules.engine.shadowfist.query.game.state import Card, Game, Player
from rules.engine.shadowfist.view.control import CONTROL


def board_json(given: Mapping[str, Any], run: Run) -> dict[str, Any]:
    """The board as a scenario from which evaluation can go on.

    What no field says (a scene, most effects that last, what cards ask for of what has happened) is kept by ``resume``:
    the scenario and the actions that led here.
    """
    game = run.game
    board: dict[str, Any] = {
        "game": "shadowfist",
        "ruleset": game.ruleset.slug,
        "turn": game.turn,
        "phase": "main" if game.phase in ("main", "end") else "start",
        "seed": game.seed,
        "players": boards(game),
        "actions": [],
    }
    if game.first_option:
        board["first_option"] = True
    if game.passed:
        board["passed"] = list(game.passed)
    if given.get("custom"):
        board["custom"] = given["custom"]
    if done := so_far.told(game):
        board["so_far"] = done
    if attack := underway.told(game):
        board["attack"] = attack
    if run.pending is not None or is_more(game):
        board["resume"] = to_resume(given, list(given.get("actions", ()))[: run.taken])
    return board


def boards(game: Game) -> list[dict[str, Any]]:
    """Every player's board as a scenario writes it."""
    return [_player(game, player) for player in game.players.values()]


def is_more(game: Game) -> bool:
    """Whether a game holds more than the fields of a board say."""
    cards = game.in_play()
    return (
        bool(game.scene or game.next_scene or game.signposts or game.is_over)
        or game.phase not in ("main", "start of turn")
        or (game.phase == "start of turn" and game.begun)
        or any(not card.resolved or card.corrupted for card in cards)
        or any((card.x is not None or card.chosen) and chosen.told(game, card) is None for card in cards)
        or any(card.zone == "removed" for card in game.cards.values())
        or any(player.eliminated or _half_known(player) for player in game.players.values())
        or bool(past.just_now(game) or past.this_turn(game) or past.attacks(game))
        or not lasting.tells_all(game)
        or {card.id for card in cards if card.maintains} != set(_kept(game))
        or (game.attack is not None and underway.told(game) is None)
        or so_far.told(game) is None
        or _came_in_another_order(game)
    )


def _kept(game: Game) -> dict[str, list[str]]:
    """What each card maintains."""
    found: dict[str, list[str]] = {}
    for each in game.modifications:
        if each.keeper is not None and each.until == "maintained":
            found.setdefault(each.keeper.id, []).extend(known.id for known in each.cards)
    return found


def _half_known(player: Player) -> bool:
    """Whether a hand or deck holds named cards and others: a scenario gives either titles or a number."""
    return bool((player.hand and player.unknown_hand) or (player.deck and player.unknown_deck != 0))


def _came_in_another_order(game: Game) -> bool:
    """Whether of the cards whose order of entering play matters (7.4, 7.7) one entered before another written first."""
    taken = [each.number for each in game.modifications if CONTROL in each.what]
    if taken and any(co.Controls in card.text.states and card.entered > min(taken) for card in game.in_play()):
        return True
    acting = {card.id: card for card in game.in_play() if card.text.prevails_if_later}
    if len(acting) < 2:
        return False
    written = [acting[each] for player in boards(game) for each in _ids_in_play(player) if each in acting]
    return any(one.entered > other.entered for one, other in pairwise(written))


def _ids_in_play(written: object) -> Iterator[str]:
    """The ids of the cards in play of a player's board, in reading order."""
    if isinstance(written, Mapping):
        if "face" in written:
            yield written["id"]
        for each in written.values():
            yield from _ids_in_play(each)
    elif isinstance(written, list):
        for each in written:
            yield from _ids_in_play(each)


def _player(game: Game, player: Player) -> dict[str, Any]:
    found: dict[str, Any] = {"name": player.name, "power": player.power, "resources": player.resources.as_mapping()}
    if player.turns is not None:
        found["turns"] = player.turns
    found["hand"] = (
        player.unknown_hand if player.unknown_hand and not player.hand else _pile(game, player.hand, player.name)
    )
    if player.unknown_deck is not None or player.deck:
        unknown = player.unknown_deck or 0
        found["deck"] = unknown if unknown and not player.deck else _pile(game, player.deck, player.name)
    for zone in ("smoked", "toasted", "burned"):
        found[zone] = _pile(game, player.pile(zone), player.name)
    found["edges"] = [
        _card(game, card) for card in game.in_play() if card.text.type == EDGE and card.controller == player.name
    ]
    found["locations"] = []
    away = away_from_home(game)  # Without the attack in progress, its Characters are where they came from.
    for column in player.columns:
        place: dict[str, Any] = {"front": _card(game, game.cards[column.front])}
        if column.back is not None:
            place["back"] = _card(game, game.cards[column.back])
        place["characters"] = [
            _card(game, card)
            for card in game.in_play()
            if card.text.type == CHARACTER and away.get(card.id, card.location) == column.key
        ]
        found["locations"].append(place)
    if not player.columns:
        found["characters"] = [
            _card(game, card)
            for card in game.in_play()
            if card.text.type == CHARACTER and card.controller == player.name
        ]
    return found


def _pile(game: Game, ids: tuple[str, ...], of: str) -> list[dict[str, Any]]:
    """A pile of a player; a Site that he or she has burned stays its owner's (6.4.3)."""
    cards = (game.cards[each] for each in ids)
    return [{**_named(card), **({"owner": card.owner} if card.owner != of else {})} for card in cards]


def _named(card: Card) -> dict[str, Any]:
    found: dict[str, Any] = {"card": card.printed.face.title, "id": card.id}
    if card.printing is not None:
        found["printing"] = card.printing
    return found


def _card(game: Game, card: Card) -> dict[str, Any]:
    found: dict[str, Any] = {
        **_named(card),
        "face": "up" if card.face_up else "down",
        "turned": card.turned,
        "damage": card.damage,
        "counters": card.counters,
        "owner": card.owner,
    }
    if card.subject is not None:
        found["controller"] = card.controller
    found |= {"chosen": told} if (told := chosen.told(game, card)) else {}
    if card.maintains and (kept := _kept(game).get(card.id)):
        found["maintains"] = kept
    if game.modifications and (lasts := lasting.told(game).get(card.id)):
        found["lasting"] = lasts
    states = [_card(game, state) for state in game.states_on(card.id)]
    if states:
        found["states"] = states
    return found
