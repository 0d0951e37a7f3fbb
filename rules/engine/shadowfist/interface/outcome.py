"""A game in JSON: its cards, its players, its scene, and the whole board as a scenario again (DESIGN 7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.engine.shadowfist.interface.performing import Run
from rules.engine.shadowfist.interface.scenario import Scenario
from rules.engine.shadowfist.lowering.rules_text import CHARACTER, EDGE
from rules.engine.shadowfist.query.game.attack_state import (
    Stage,
    about_to_fight,
    attackers,
    chain_of,
    interceptor,
    is_attacking,
    targets,
)
from rules.engine.shadowfist.query.game.board import away_from_home
from rules.engine.shadowfist.query.game.state import Card, Effect, Game, Player
from rules.engine.shadowfist.view import resources, view
from rules.engine.shadowfist.view.victory import feng_shui_sites, sites_to_win


def cards_json(game: Game) -> dict[str, Any]:
    """Every card by id."""
    return {card.id: card_json(game, card) for card in game.cards.values()}


def card_json(game: Game, card: Card) -> dict[str, Any]:
    """One card, with its current values."""
    here = view.view_of(game)
    in_play = card.in_play
    found = game.column(card.location)
    return {
        "title": card.title,
        "type": card.text.type,
        "zone": card.zone,
        "owner": card.owner,
        "controller": card.controller,
        "location": found[2].front if found else None,
        "damage": card.damage,
        "counters": card.counters,
        "fighting": here.fighting(card.id) if in_play and card.text.type == CHARACTER else None,
        "body": here.body(card.id) if in_play and card.text.is_site else None,
        "turned": card.turned,
        "face": "up" if card.face_up else "down",
        "attacking": is_attacking(game, card.id),
        "intercepting": facing.against.id if (facing := interceptor(game, card.id)) is not None else None,
        "states": [state.id for state in game.states_on(card.id)] if in_play else [],
        "subject": card.subject,
        "canceled": here.canceled(card.id),
        "keywords": here.keywords(card.id) if in_play else sorted(card.text.restrictions),
        "designators": here.designators(card.id),
    }


def players_json(game: Game) -> dict[str, Any]:
    """Every player by name."""
    return {
        name: {
            "power": player.power,
            "resources": resources.pool(game, name).as_mapping(),
            "hand": len(player.hand) + player.unknown_hand,
            "deck": player.deck_size,
            "feng_shui_sites": feng_shui_sites(game, name),
            "sites_to_win": sites_to_win(game, name),
            "eliminated": player.eliminated,
        }
        for name, player in game.players.items()
    }


def effect_json(effect: Effect) -> dict[str, Any]:
    """An effect that waits in the scene."""
    return {
        "by": effect.by,
        "kind": effect.kind,
        "text": effect.text,
        "card": effect.card.id if effect.card else None,
        "targets": [known.id for known in effect.targets],
        "x": effect.x,
    }


def attack_json(game: Game) -> dict[str, Any] | None:
    """The attack in progress: how far it has come, who attacks what, the chains, and who has an option."""
    attack = game.attack
    if attack is None:
        return None
    option = {Stage.JOINING: "join", Stage.INTERCEPTING: "intercept"}.get(attack.stage)
    has_option = option is not None and attack.waiting and not game.scene
    return {
        "by": attack.by,
        "defender": attack.defender,
        "stage": attack.stage.value,
        "targets": [card.id for card in targets(game)],
        "attackers": [
            {
                "card": each.card.id,
                "player": each.player,
                "target": each.target.id,
                "chain": [one.card.id for one in chain_of(game, each.card.id)],
            }
            for each in attackers(game)
        ],
        "option": {"by": attack.waiting[0], "do": option} if has_option else None,
        "fights": [
            {"attacker": each.attacker.id, "opponent": each.opponent.id}
            for each in (attack.fights or about_to_fight(game))
        ],
        "successful": attack.successful,
    }


def not_understood(game: Game) -> list[dict[str, Any]]:
    """What is not understood of the cards concerned, and what could not be judged on this board."""
    unread = [
        _unread(card, each.text, each.reason) for card in game.cards.values() for each in card.text.not_understood
    ]
    unrun = [
        _unread(game.cards[card_id], game.cards[card_id].text.face.text, f"the engine cannot judge this yet: {why}")
        for card_id, why in game.unrun
    ]
    return unread + unrun


def _unread(card: Card, words: str, reason: str) -> dict[str, Any]:
    """Words of a card, and their place in its text."""
    start = max(card.text.face.text.find(words), 0)
    return {"card": card.id, "text": words, "start": start, "end": start + len(words), "reason": reason}


def board_json(given: Mapping[str, Any], read: Scenario, run: Run) -> dict[str, Any]:
    """The board as a scenario from which evaluation can go on.

    What a scenario cannot say of itself (a scene, effects that last, what was done this turn) is kept by ``resume``:
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
    if run.pending is not None or remembers(game):
        done = list(given.get("actions", ()))[: run.taken]
        earlier = given.get("resume")
        if earlier is not None:
            done = [*earlier.get("actions", ()), *done]
        base = {key: value for key, value in (earlier or given).items() if key != "resume"}
        board["resume"] = {**base, "actions": done}
    return board


def boards(game: Game) -> list[dict[str, Any]]:
    """Every player's board as a scenario writes it."""
    return [_player(game, player) for player in game.players.values()]


def remembers(game: Game) -> bool:
    """Whether a game holds more than a scenario says."""
    odd = game.attack is not None or game.phase not in ("main", "start of turn")
    odd = odd or (game.phase == "start of turn" and game.begun)
    unresolved = any(
        not card.resolved or card.maintains or card.x is not None or card.corrupted for card in game.in_play()
    )
    removed = any(card.zone == "removed" for card in game.cards.values())
    return (
        bool(game.scene or game.next_scene or game.modifications or game.signposts or game.tally or odd or unresolved)
        or removed
        or any(player.eliminated or _half_known(player) for player in game.players.values())
    )


def _half_known(player: Player) -> bool:
    """Whether a hand or deck holds named cards and others: a scenario gives either titles or a number."""
    return bool((player.hand and player.unknown_hand) or (player.deck and player.unknown_deck))


def _player(game: Game, player: Player) -> dict[str, Any]:
    found: dict[str, Any] = {"name": player.name, "power": player.power, "resources": player.resources.as_mapping()}
    if player.turns is not None:
        found["turns"] = player.turns
    found["hand"] = player.unknown_hand if player.unknown_hand and not player.hand else _pile(game, player.hand)
    if player.unknown_deck is not None or player.deck:
        unknown = player.unknown_deck or 0
        found["deck"] = unknown if unknown and not player.deck else _pile(game, player.deck)
    for zone in ("smoked", "toasted", "burned"):
        found[zone] = _pile(game, player.pile(zone))
    found["edges"] = [_card(game, card) for card in game.controlled(player.name) if card.text.type == EDGE]
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
            _card(game, card) for card in game.controlled(player.name) if card.text.type == CHARACTER
        ]
    return found


def _pile(game: Game, ids: tuple[str, ...]) -> list[dict[str, Any]]:
    return [_named(game.cards[each]) for each in ids]


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
    states = [_card(game, state) for state in game.states_on(card.id)]
    if states:
        found["states"] = states
    return found
