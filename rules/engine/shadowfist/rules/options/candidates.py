"""What might be done at a point, before the rules are asked: of cards that are alike, the first only."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.engine.kernel.actions import Action
from rules.engine.kernel.recorder import GameOverError
from rules.engine.shadowfist.lowering.rules_text import CHARACTER
from rules.engine.shadowfist.model.steps import DecisionNeededError
from rules.engine.shadowfist.query.game.attack_state import is_attacking
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.rules.attack.options import declarations
from rules.engine.shadowfist.rules.options import alike
from rules.engine.shadowfist.rules.options.alike import Kinds
from rules.engine.shadowfist.rules.play import combining, crisis, influence, reloading, users
from rules.engine.shadowfist.rules.play.permissions import playable_elsewhere
from rules.engine.shadowfist.rules.turns import turn
from rules.engine.shadowfist.view.view import view_of


def at_this_point(game: Game, kinds: Kinds) -> list[Iterable[Action]]:
    """What might be done, in rows that are tried side by side, so that a long one does not hide the others.

    Where a turn has yet to begin, what that triggers is in the scene already.
    """
    referee = Referee(game)
    try:
        if not game.begun:
            turn.begin(referee)
    except GameOverError:
        # It is what the start of the turn brings about: the turn has to begin for it.
        return [_generating_power(game)]
    except DecisionNeededError:
        return [_generating_power(game)]  # Any action would come to that decision; these are legal after it.
    now = referee.game
    if now.is_over:
        return []
    rows: list[Iterable[Action]] = [[each] for each in _course(now)]
    for name in now.clockwise():
        mine = alike.one_of_each(now.controlled(name), kinds)
        rows += [[each] for each in with_cards(now, name, mine, kinds)]
        rows.append(of_others(now, name, kinds))
        rows += [_healing(name, mine), _moving(now, name, mine), _revealing(name, mine)]
    return [*rows, *declarations(now, kinds)]


def _course(game: Game) -> Iterator[Action]:
    """What lets the scene, the attack or the turn run on."""
    if game.scene or game.phase == "end" or game.attack is not None:
        yield {"do": "resolve"}
    if game.scene:
        yield from ({"by": name, "do": "pass"} for name in game.clockwise() if name not in game.passed)
    if game.attack is not None:
        yield {"do": "combat"}
    if game.attack is not None or (game.phase not in ("main", "power") and not game.scene):
        yield {"do": "continue"}
    me = game.turn
    if game.phase in ("start of turn", "power") and not game.scene:
        yield from _generating_power(game)
    elif game.phase == "unturn":
        yield {"by": me, "do": "unturn"}
        maintained = [card.id for card in game.controlled(me) if card.maintains and card.turned]
        if maintained:
            yield {"by": me, "do": "unturn", "keep": maintained}
    elif game.phase == "discard":
        yield {"by": me, "do": "discard", "cards": []}
        for card_id in game.players[me].hand:
            yield {"by": me, "do": "discard", "cards": [card_id]}
    elif game.phase == "draw":
        yield {"by": me, "do": "draw"}
    elif game.phase == "main":
        if game.first_option:
            yield {"by": me, "do": "decline"}
        if game.attack is None:
            yield {"by": me, "do": "end turn"}
    elif game.phase == "end":
        yield {"by": me, "do": "return to main shot"}


def _generating_power(game: Game) -> Iterator[Action]:
    yield {"by": game.turn, "do": "generate power"}
    yield {"by": game.turn, "do": "skip power"}


def with_cards(game: Game, name: str, mine: list[Card], kinds: Kinds) -> Iterator[Action]:
    """Playing and using cards, one player's.

    :param mine: what the player controls, of cards that are alike the first.
    """
    player = game.players[name]
    for card in alike.one_of_each([game.cards[each] for each in player.hand], kinds):
        yield {"by": name, "do": "play", "card": card.id}
        if crisis.price_of(game, card) is not None:
            yield {"by": name, "do": "play", "card": card.id, "choices": [crisis.CRISIS]}
    for card in alike.one_of_each([game.cards[each] for each in player.smoked], kinds):
        if reloading.ways(game, card):
            yield {"by": name, "do": "use", "card": card.id, "ability": reloading.RELOAD}
    for card in alike.one_of_each(playable_elsewhere(game, name), kinds):
        yield {"by": name, "do": "play", "card": card.id}
    for card in mine:
        for index in users.usable(game, card, name):
            yield {"by": name, "do": "use", "card": card.id, "ability": index}
            for other in combining.others(game, card, card.text.activated[index].does):
                yield {"by": name, "do": "use", "card": card.id, "ability": index, "reduced_by": other.id}
        if card.text.type == CHARACTER:
            if game.attack is not None and influence.of(game, card):
                yield {"by": name, "do": "use", "card": card.id, "ability": influence.INFLUENCE}
            for ability in ("Stealth", "Tactics"):
                if is_attacking(game, card.id) and view_of(game).has(card.id, ability):
                    yield {"by": name, "do": "use", "card": card.id, "ability": ability}


def of_others(game: Game, name: str, kinds: Kinds) -> Iterator[Action]:
    """Abilities of other players' cards that a player may use: "any player may pay 1 Power :: ..."."""
    others = (card for card in game.in_play() if card.controller != name)
    shared = [card for card in others if any(users.is_shared(each.does) for each in card.text.activated)]
    for card in alike.one_of_each(shared, kinds):
        for index in users.usable(game, card, name):
            yield {"by": name, "do": "use", "card": card.id, "ability": index}


def _healing(name: str, mine: list[Card]) -> Iterator[Action]:
    for card in mine:
        if card.text.type == CHARACTER:
            yield {"by": name, "do": "heal", "card": card.id}


def _moving(game: Game, name: str, mine: list[Card]) -> Iterator[Action]:
    for card in mine:
        if card.text.type == CHARACTER:
            for way in ("left", "right"):
                yield {"by": name, "do": "move", "card": card.id, "to": way}
                if view_of(game).has(card.id, "Mobility"):
                    yield {"by": name, "do": "use", "card": card.id, "ability": "Mobility", "at": way}


def _revealing(name: str, mine: list[Card]) -> Iterator[Action]:
    for card in mine:
        if not card.face_up:
            yield {"by": name, "do": "reveal", "card": card.id}
