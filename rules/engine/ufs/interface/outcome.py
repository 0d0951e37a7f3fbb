"""The outcome in JSON (DESIGN 7a): cards, players, the attack, checks, and the board as a scenario again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any

from rules.engine.kernel.errors import UnknownError
from rules.engine.kernel.running import Run, to_resume
from rules.engine.kernel.steps import Decision
from rules.engine.ufs.effects import attacking
from rules.engine.ufs.effects.agenda import BlockStep, Mulligan, top, window
from rules.engine.ufs.effects.checking import settling
from rules.engine.ufs.interface import past, underway
from rules.engine.ufs.interface.scenario import COUNTED, UNKNOWN
from rules.engine.ufs.ir.words import Letter, Stat
from rules.engine.ufs.model.cards import ACTION, ATTACK, OF_ATTACKS
from rules.engine.ufs.model.cards import UNKNOWN as NOT_KNOWN
from rules.engine.ufs.query import numbers
from rules.engine.ufs.query.state import Card, Game, Player
from rules.engine.ufs.rules import playing
from rules.engine.ufs.rules.table import Choice


def cards_json(game: Game) -> dict[str, Any]:
    """Every card that is known, by id."""
    under = attached(game)
    return {card.id: card_json(game, card, under.get(card.id, [])) for card in game.cards.values() if card.is_known}


IN_VIEW = ("transition", "card_pool", "staging")


def attached(game: Game) -> dict[str, list[str]]:
    """The ids of the cards that are attached, by what they are attached to."""
    found: dict[str, list[str]] = {}
    for card in game.cards.values():
        if card.attached_to is not None:
            found.setdefault(card.attached_to, []).append(card.id)
    return found


def card_json(game: Game, card: Card, under: list[str]) -> dict[str, Any]:
    """A card as it is now, with the ids of what is attached to it."""
    is_attack = ATTACK in card.types
    return {
        "title": card.title,
        "zone": card.zone,
        "owner": card.owner,
        "controller": card.controller,
        "type": card.type,
        "committed": card.committed,
        "face": "up" if card.face_up else "down",
        "difficulty": numbers.number(game, card, Stat.DIFFICULTY),
        "control": numbers.number(game, card, Stat.CONTROL) if card.facts.control is not None else None,
        "speed": _told(lambda: numbers.number(game, card, Stat.SPEED)) if is_attack else None,
        "attack_zone": _told(lambda: numbers.zone(game, card)),
        "damage": _told(lambda: numbers.number(game, card, Stat.DAMAGE)) if is_attack else None,
        "block_zone": numbers.block_zone(game, card),
        "block_modifier": numbers.number(game, card, Stat.BLOCK_MODIFIER)
        if numbers.block_zone(game, card) is not None
        else None,
        "keywords": list(numbers.keywords(game, card)),
        "resources": list(numbers.symbols(game, card)),
        "attached": under,
        "tokens": dict(card.tokens),
        "as": "block" if card.block else None,
    }


def _told(value: Callable[[], int | str | None]) -> int | str | None:
    """A characteristic as it is now; ``"?"`` where it is not known."""
    try:
        return value()
    except UnknownError:
        return NOT_KNOWN


def players_json(game: Game) -> dict[str, Any]:
    """Both players by name."""
    return {
        name: {
            "vitality": player.vitality,
            "maximum_vitality": numbers.maximum_vitality(game, name),
            "hand": len(player.hand),
            "hand_size": numbers.hand_size(game, name),
            "deck": None if player.deck_size is None else len(player.deck) + player.deck_size,
            "momentum": len(player.momentum),
            "card_pool": list(player.card_pool),
            "symbols": list(numbers.symbols(game, game.character(name))),
            "character": player.character,
        }
        for name, player in game.players.items()
    }


def attack_json(game: Game) -> dict[str, Any] | None:
    """The attack that goes on, the innermost one."""
    attack = game.attack
    if attack is None:
        return None
    card = game.cards[attack.card]
    return {
        "card": attack.card,
        "by": attack.by,
        "step": attack.step,
        "speed": numbers.number(game, card, Stat.SPEED),
        "attack_zone": numbers.zone(game, card),
        "damage": numbers.number(game, card, Stat.DAMAGE),
        "block": attack.block.value if attack.block is not None else None,
        "block_difficulty": attack.block_difficulty,
        "unblockable": attack.unblockable,
    }


def window_json(game: Game) -> dict[str, Any] | None:
    """The window in which players may act in turn, if one is open: Enhances, Responses or damage adjusters."""
    open_now = window(game)
    if open_now is None or game.is_over:
        return None
    what = open_now.event
    return {
        "kind": open_now.kind,
        "next": open_now.next,
        "passes": open_now.passes,
        "check": _check_made(game),
        "event": None if what is None else {"what": what.happens.value, "by": what.by, "card": what.card},
    }


def _check_made(game: Game) -> dict[str, Any] | None:
    """The control check that is being made, which may still be changed or made again (2.11)."""
    found = settling(game)
    if found is None:
        return None
    attempt = found[1].attempt
    return {
        "by": attempt.by,
        "card": attempt.card or None,
        "value": attempt.value,
        "modified": attempt.result,
        "difficulty": attempt.difficulty,
    }


def checks_json(game: Game) -> list[dict[str, Any]]:
    """Every control check of the run."""
    return [
        {
            "by": each.by,
            "card": each.card,
            "value": each.value,
            "modified": each.modified,
            "difficulty": each.difficulty,
            "committed": each.committed,
            "passed": each.passed,
        }
        for each in game.checks
    ]


def decision_of(run: Run[Game]) -> Decision | None:
    """What somebody must decide: within an action, or a block, or a mulligan."""
    if run.pending is not None:
        return run.pending.decision
    task = top(run.game)
    if run.game.is_over:
        return None
    if isinstance(task, BlockStep) and (attack := attacking.get(run.game, task.attack)) is not None:
        name = run.game.opponent(attack.by)
        hand = run.game.players[name].hand
        known = (each for each in hand if run.game.cards[each].is_known)
        options = tuple(each for each in known if playing.may_block(run.game, attack, name, each))
        if not run.strict and not attacking.can_block(run.game, task.attack):
            return None
        return Choice(name, "block", f"{name} may block.", (*options, "pass"), 0, 1, (attack.card,), section="8.3.2.1")
    if isinstance(task, Mulligan):
        return Choice(task.by, "mulligan", f"{task.by} may take a mulligan.", ("mulligan", "keep"), section="5.4")
    return None


def not_understood(game: Game) -> list[dict[str, Any]]:
    """The abilities of the cards of this game that are not understood, with their places in the text."""
    found = []
    seen = set()
    for card in game.cards.values():
        for n, text in enumerate(card.texts):
            for each in text.unsupported:
                key = (card.title, n, each.start)
                if card.is_known and key not in seen:
                    seen.add(key)
                    found.append(
                        {
                            "card": card.id,
                            "title": card.title,
                            "start": each.start,
                            "end": each.end,
                            "text": card.facts.halves[n].text[each.start : each.end],
                            "construction": each.construction,
                        }
                    )
    return found


def goes_on(game: Game) -> bool:
    """Whether more is so than a board can say: what goes on, what lasts, what was counted, what nobody knows."""
    return bool(
        (game.agenda and not game.attacks)
        or (game.attacks and not underway.tells_all(game))
        or game.modifications
        or game.pending
        or game.waiting
        or game.bans
        or game.lasting
        or game.duties
        or past.is_more(game)
        or game.is_over
        or any(card.dealt or card.is_copy or card.x is not None for card in game.cards.values())
        or any(card.played_as is not _lies_as(card) for card in game.cards.values() if card.zone == "card_pool")
        or any(player.deck_size is None and (player.deck or player.buried) for player in game.players.values())
        or any(not card.is_known and card.zone in (*IN_VIEW, "attached") for card in game.cards.values())
    )


def _lies_as(card: Card) -> Letter | None:
    """What a board takes a card in a card pool to have been played as."""
    return Letter.FORM if card.face.type == ACTION else None


def board_json(given: Mapping[str, Any], run: Run[Game]) -> dict[str, Any]:
    """The outcome as a scenario again; ``resume`` holds what led to it, where the board alone does not say it."""
    game = run.game
    board: dict[str, Any] = {name: given[name] for name in ("game", "ruleset", "custom") if name in given}
    board |= {
        "game": "ufs",
        "turn": game.turn,
        "phase": game.phase,
        "seed": game.seed,
        "players": players_board(game),
        "actions": [],
    }
    if game.first_turn:
        board["first_turn"] = True
    if game.attacks and underway.tells_all(game) and (attack := attack_json(game)) is not None:
        board["attack"] = {name: value for name, value in attack.items() if value is not None}
    if run.pending is not None or goes_on(game):
        board["resume"] = to_resume(given, given.get("actions", ()))
    return board


def players_board(game: Game) -> list[dict[str, Any]]:
    """Both players as a scenario writes them."""
    under = attached(game)
    return [_player_board(game, player, under) for player in game.players.values()]


def _player_board(game: Game, player: Player, under: Mapping[str, list[str]]) -> dict[str, Any]:
    board: dict[str, Any] = {
        "name": player.name,
        "character": _card_board(game, game.cards[player.character], under),
        "vitality": player.vitality,
    }
    for pile in ("hand", "discard", "removed", "momentum", "staging", "card_pool"):
        cards = [game.cards[each] for each in player.pile(pile) if each != player.character]
        if pile in ("staging", "card_pool"):
            cards = [card for card in cards if card.is_known]
        board[pile] = _pile_board(game, cards, under, 0, counted=pile in COUNTED)
    if player.deck_size is not None:
        deck = [game.cards[each] for each in player.deck]
        board["deck"] = _pile_board(game, deck, under, player.deck_size, counted=True)
    return board


def _pile_board(
    game: Game, cards: list[Card], under: Mapping[str, list[str]], below: int, *, counted: bool
) -> list[dict[str, Any]] | int:
    """The cards of a pile in their order, unknown ones by their number.

    :param below: how many more unknown ones lie below these.
    :param counted: whether a pile of unknown cards is written as a number.
    """
    found: list[dict[str, Any]] = []
    for known, row in groupby(cards, key=lambda card: card.is_known):
        listed = list(row)
        found += [_card_board(game, card, under) for card in listed] if known else [{UNKNOWN: len(listed)}]
    if below and found and UNKNOWN in found[-1]:
        below += found.pop()[UNKNOWN]
    found += [{UNKNOWN: below}] if below else []
    return int(found[0][UNKNOWN]) if counted and len(found) == 1 and UNKNOWN in found[0] else found


def _stated(card: Card) -> dict[str, Any]:
    """What the board states of a card of which it is not known."""
    half = card.facts.half(ATTACK)
    values = {} if half is None else dict(zip(OF_ATTACKS, (half.speed, half.zone, half.damage), strict=True))
    return {name: values[name] for name in card.facts.stated}


def _card_board(game: Game, card: Card, under: Mapping[str, list[str]]) -> dict[str, Any]:
    board: dict[str, Any] = {"card": card.title, "id": card.id, **_stated(card)}
    if card.zone == "staging":
        board["committed"] = card.committed
        attached = [
            {
                "card": each.title,
                "id": each.id,
                **_stated(each),
                **({"owner": each.owner} if each.owner != card.controller else {}),
            }
            for each in (game.cards[each] for each in under.get(card.id, ()))
        ]
        if attached:
            board["attached"] = attached
        if card.tokens:
            board["tokens"] = dict(card.tokens)
    if card.zone in ("staging", "card_pool"):
        board["face"] = "up" if card.face_up else "down"
        if card.symbol is not None:
            board["symbol"] = card.symbol
        if card.facts.is_split:
            board["half"] = card.face.type
    if card.block:
        board["as"] = "block"
    if card.owner != card.controller:
        board["owner"] = card.owner
    return board
