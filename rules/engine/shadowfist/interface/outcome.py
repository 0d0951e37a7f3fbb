"""A game in JSON: its cards, its players, its scene and its attack (DESIGN 7)."""

from __future__ import annotations

from typing import Any

from rules.engine.shadowfist.lowering.rules_text import CHARACTER
from rules.engine.shadowfist.query.game.attack_state import (
    Stage,
    about_to_fight,
    attackers,
    chain_of,
    interceptor,
    is_attacking,
    targets,
)
from rules.engine.shadowfist.query.game.state import Card, Effect, Game
from rules.engine.shadowfist.view import keywords, resources, view
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
    absent = [
        _unread(card, name.value, f"{game.ruleset.name} has no special ability of that name, and it does nothing there")
        for card in game.cards.values()
        for name in card.text.special_words
        if not keywords.known(game.ruleset, name.value)
    ]
    return unread + absent + unrun


def _unread(card: Card, words: str, reason: str) -> dict[str, Any]:
    """Words of a card, and their place in its text."""
    start = max(card.text.face.text.find(words), 0)
    return {"card": card.id, "text": words, "start": start, "end": start + len(words), "reason": reason}
