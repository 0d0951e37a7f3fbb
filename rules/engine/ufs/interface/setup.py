"""From a scenario that has been read to the game where it starts, and what happens there by itself."""

from __future__ import annotations

from rules.engine.kernel.actions import Action, word, words
from rules.engine.kernel.errors import ScenarioError
from rules.engine.ufs.effects import turning
from rules.engine.ufs.effects.advancing import advance
from rules.engine.ufs.effects.agenda import Clear, NextTurn
from rules.engine.ufs.interface import impossible, past, underway
from rules.engine.ufs.interface.scenario import Entry, PlayerEntry, Scenario
from rules.engine.ufs.ir.words import Letter
from rules.engine.ufs.meaning.texts import texts_of
from rules.engine.ufs.model.cards import ACTION
from rules.engine.ufs.query.state import NO_TEXT, UNKNOWN_FACTS, Card, Game, Player, unknown_id
from rules.engine.ufs.rules.table import Table

BEGIN = "begin"  # the action with which a game begins: it may ask for a decision, and no scenario names it


def set_up(read: Scenario) -> Game:
    """The game where the scenario starts, before anything happens.

    :raises ScenarioError: if what is in a staging area cannot be there.
    """
    cards: dict[str, Card] = {}
    players: dict[str, Player] = {}
    for entry in read.players:
        players[entry.name] = _player(entry, cards, committed=read.first_turn and entry.name == read.turn)
    unknown = sum(not card.is_known for card in cards.values())
    game = Game(players, cards, read.turn, "combat", read.seed, read.first_turn, number=unknown)
    plays, forms = past.in_pools(game)
    game = game.with_(tally=plays, forms=forms)
    wrong = impossible.faults(game, read.entries)
    if read.attack is not None:
        game = underway.begin(game, read.attack, wrong)
    if wrong:
        raise ScenarioError(wrong)
    return game


def beginning(read: Scenario) -> Action:
    """The action with which the game of a scenario begins: its phase, and who draws the first hand."""
    draws = [each.name for each in read.players if read.first_turn and not each.has_hand]
    return {"do": BEGIN, "phase": read.phase, "draws": draws}


def begin(table: Table, action: Action) -> None:
    """What happens by itself where a game begins: it is carried out like an action.

    :raises GameOverError: if somebody has lost already.
    """
    phase = word(action, "phase")
    for card in list(table.game.cards.values()):
        if card.zone == "momentum":
            table.put(card.id, face_up=False)
    with table.together():
        for name in table.game.in_order():
            if table.game.players[name].vitality == 0:
                table.lose_game(name, "has no vitality left", "10.1")
    if phase == "start" and table.game.first_turn:
        turning.begin_game(table, draws=tuple(words(action, "draws")))
    elif phase == "start":
        turning.start_turn(table, table.game.turn)
    elif phase == "end":
        first, second = table.game.in_order()
        table.set(phase="end", agenda=(NextTurn(), Clear(second), Clear(first)))
    for name in table.game.players:
        table.cycle_if_empty(name)
    if phase != "end":
        advance(table)


def _player(entry: PlayerEntry, cards: dict[str, Card], *, committed: bool) -> Player:
    assert entry.character is not None
    ids: dict[str, tuple[str, ...]] = {}
    for zone, pile in entry.piles.items():
        found: list[str] = []
        for each in pile:
            found += _unknown(entry.name, zone, each, cards) if isinstance(each, int) else [_add(each, cards)]
        ids[zone] = tuple(found)
    character = _add(entry.character, cards, committed=committed)
    return Player(
        entry.name,
        character,
        entry.vitality if entry.vitality is not None else (entry.character.facts.vitality or 0),
        ids.get("hand", ()),
        ids.get("deck", ()),
        ids.get("discard", ()),
        ids.get("removed", ()),
        ids.get("momentum", ()),
        (character, *ids.get("staging", ())),
        ids.get("card_pool", ()),
        entry.deck_size,
    )


def _unknown(owner: str, zone: str, count: int, cards: dict[str, Card]) -> list[str]:
    """So many cards of which nothing is known."""
    found = []
    first = 1 + sum(not card.is_known for card in cards.values())
    for number in range(first, first + count):
        card_id = unknown_id(number, cards)
        cards[card_id] = Card(card_id, UNKNOWN_FACTS, (NO_TEXT,), owner, owner, zone)
        found.append(card_id)
    return found


def _add(entry: Entry, cards: dict[str, Card], *, committed: bool = False) -> str:
    cards[entry.id] = Card(
        entry.id,
        entry.facts,
        texts_of(entry.facts),
        entry.owner,
        entry.controller,
        entry.zone,
        entry.committed if entry.committed is not None else committed,
        entry.face_up,
        entry.half,
        entry.symbol,
        Letter.FORM if entry.zone == "card_pool" and entry.facts.types[entry.half] == ACTION else None,
        entry.block,
        place=entry.place,
        tokens=entry.tokens,
    )
    for each in entry.attached:
        _add(each, cards)
        cards[each.id] = Card(
            *(each.id, each.facts, texts_of(each.facts), each.owner, entry.controller, "attached"), attached_to=entry.id
        )
    return entry.id
