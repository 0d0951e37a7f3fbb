"""The attacks, interceptions and refusals that might be declared at a point, before the rules are asked.

Not every group is listed: a Character alone, and all that can together.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.engine.attack import intercepting, limits
from rules.engine.attack.ceasing import whose
from rules.engine.attack.state import JOIN, Stage, attackers, is_attacking, may_join, targets
from rules.engine.prohibitions import forbids
from rules.engine.rules_text import CHARACTER
from rules.engine.state import Card, Game
from rules.engine.steps import RefusalError
from rules.engine.view import view_of

Action = dict[str, Any]


def declarations(game: Game) -> Iterator[Action]:
    """What players might declare now, or when those before them have passed."""
    attack = game.attack
    if game.scene:
        return
    if attack is None:
        if game.phase == "main":
            for name in game.clockwise():
                yield from _attacks(game, name)
        return
    if attack.stage in JOIN:
        for name in (each for each in attack.waiting if may_join(game, each)):
            yield {"by": name, "do": "decline"}
            for group in _groups(_ready(game, name)):
                yield {"by": name, "do": "join", "with": group}
        # Intercepting so early implies that everyone passes until then.
        for name in game.opponents(attack.by):
            yield from _interceptions(game, name)
    elif attack.stage is Stage.INTERCEPTING:
        # Those after the first have their option when the first have declined.
        for name in attack.waiting:
            yield {"by": name, "do": "decline"}
            yield from _interceptions(game, name)
        yield from _moves(game, attack.waiting[0])


def _ready(game: Game, name: str) -> list[Card]:
    """The Characters of a player that could turn to attack."""
    mine = [card for card in game.controlled(name) if card.text.type == CHARACTER and not card.turned]
    return [card for card in mine if not (forbids(game, "turn", card) or limits.never_attacks(game, card))]


def _groups(cards: list[Card]) -> Iterator[list[str]]:
    for card in cards:
        yield [card.id]
    if len(cards) > 1:
        yield [card.id for card in cards]


def _attacks(game: Game, name: str) -> Iterator[Action]:
    ready = _ready(game, name)
    if game.turn != name:
        ready = [card for card in ready if limits.may_attack_now(game, card)]
    if game.tally.get(("unsuccessful attack", name)):
        ready = [card for card in ready if view_of(game).has(card.id, "Independent")]
    if not ready:
        return
    for target in game.in_play():
        if target.controller != name and (target.text.type == CHARACTER or target.text.is_site):
            able = [card for card in ready if limits.forbids_attack(game, card, target) is None]
            for group in _groups(able):
                yield {"by": name, "do": "attack", "with": group, "target": target.id}


def _interceptions(game: Game, name: str) -> Iterator[Action]:
    mine = [card for card in game.controlled(name) if card.text.type == CHARACTER and not is_attacking(game, card.id)]
    for attacker in attackers(game):
        able = [card for card in mine if _could(game, name, card, attacker.card.id)]
        for group in _groups(able):
            yield {"by": name, "do": "intercept", "against": {attacker.card.id: group}}


def _moves(game: Game, name: str) -> Iterator[Action]:
    """Going to the location of the attack first, where an opponent controls it (6.3)."""
    places = {game.place(target): target.id for target in targets(game)}
    for card in game.controlled(name):
        if card.text.type != CHARACTER or is_attacking(game, card.id):
            continue
        for place, target in places.items():
            if whose(game, place) != name and game.place(card) != place:
                yield {"by": name, "do": "move", "card": card.id, "to": target}
                if view_of(game).has(card.id, "Mobility"):
                    yield {"by": name, "do": "use", "card": card.id, "ability": "Mobility", "at": target}


def _could(game: Game, name: str, card: Card, attacker_id: str) -> bool:
    attacker = next(each for each in attackers(game) if each.card.id == attacker_id)
    if intercepting.why_not(game, name, card, attacker) is not None:
        return False
    try:
        intercepting.check_way(game, card, attacker)
    except RefusalError:
        return False
    return True
