"""The game that a scenario describes."""

from __future__ import annotations

from rules.engine.kernel.errors import ScenarioError
from rules.engine.kernel.work import Work
from rules.engine.shadowfist.interface import chosen, impossible, lasting, so_far, underway
from rules.engine.shadowfist.interface.scenario import Entry, PlayerEntry, Scenario
from rules.engine.shadowfist.lowering.rules_text import STATE
from rules.engine.shadowfist.query.game.state import PILES, Card, Column, Game, Player, Zone
from rules.engine.shadowfist.view.control import rightful


def set_up(scenario: Scenario, work: Work | None = None) -> Game:
    """The game at the start of a scenario's actions; what is done in it counts on an account, if there is one.

    :raises ScenarioError: if what is on the table cannot be there, or the attack that is under way cannot be so.
    """
    builder = _Builder()
    players = {entry.name: builder.player(entry) for entry in scenario.players}
    game = Game(
        ruleset=scenario.ruleset,
        cards=builder.cards,
        players=players,
        turn=scenario.turn,
        phase="start of turn" if scenario.phase == "start" else "main",
        begun=scenario.phase != "start",
        first_option=scenario.first_option,
        number=builder.number,
        seed=scenario.seed,
    )
    if work is not None:
        game.cache["work"] = work
    for entry in scenario.entries:
        if entry.chosen:
            game = chosen.begin(game, entry.id, entry.chosen)
    game = lasting.begin(game, ((entry.id, each) for entry in scenario.entries for each in entry.lasting))
    game = _holders(game)
    faults: list[str] = []
    if scenario.so_far:
        game = so_far.with_arrivals(game.with_(tally=so_far.tally(scenario.so_far)), scenario.so_far, faults)
    if scenario.attack is not None:
        game = underway.begin(game, scenario.attack, faults)
    faults += impossible.faults(game, scenario.entries, scenario.custom)
    if faults:
        raise ScenarioError(faults)
    return game


def _holders(game: Game) -> Game:
    """Who holds a card that another player owns: the owner, if an effect on the board explains the control."""
    for card in game.in_play():
        if card.controller == card.owner or card.text.type == STATE:
            continue
        owned = game.put(card.id, held_by=card.owner)
        if rightful(owned, owned.cards[card.id]) == card.controller:
            game = owned
    return game


class _Builder:
    def __init__(self) -> None:
        self.cards: dict[str, Card] = {}
        self.number = 0

    def player(self, entry: PlayerEntry) -> Player:
        piles: dict[str, tuple[str, ...]] = {}
        for zone in PILES:
            piles[zone] = tuple(self.out_of_play(each, zone) for each in entry.piles.get(zone, []))
        for edge in entry.piles.get("edges", []):
            self.in_play(edge, entry.name)
        columns = []
        for location in entry.locations:
            self.number += 1
            key = self.number
            for site in (location.front, location.back):
                if site is not None:
                    self.in_play(site, entry.name, location=key)
            for character in location.characters:
                self.in_play(character, entry.name, location=key)
            assert location.front is not None
            columns.append(Column(key, location.front.id, location.back.id if location.back else None))
        for character in entry.characters:
            self.in_play(character, entry.name)
        return Player(
            name=entry.name,
            power=entry.power,
            resources=entry.resources,
            columns=tuple(columns),
            hand=piles["hand"],
            deck=piles["deck"],
            smoked=piles["smoked"],
            toasted=piles["toasted"],
            burned=piles["burned"],
            unknown_hand=entry.unknown_hand,
            unknown_deck=entry.unknown_deck,
            turns=entry.turns,
        )

    def out_of_play(self, entry: Entry, zone: Zone) -> str:
        self.cards[entry.id] = Card(entry.id, entry.text, entry.owner, zone, printing=entry.printing)
        return entry.id

    def in_play(self, entry: Entry, player: str, *, location: int | None = None, subject: Card | None = None) -> None:
        self.number += 1
        controller = self.controller(entry, player, subject)
        card = Card(
            id=entry.id,
            text=entry.text,
            owner=entry.owner,
            zone="play",
            controller=controller,
            held_by=controller,
            face_up=entry.face_up,
            turned=entry.turned,
            damage=entry.damage,
            counters=entry.counters,
            maintains=bool(entry.maintains),
            location=location,
            subject=subject.id if subject else None,
            entered=self.number,
            printing=entry.printing,
        )
        self.cards[entry.id] = card
        for state in entry.states:
            self.in_play(state, player, subject=card)

    def controller(self, entry: Entry, player: str, subject: Card | None) -> str:
        # 10.1.1: a Weapon, Vehicle or Schtick is controlled by the controller of its subject.
        if subject is not None and entry.text.type == STATE and entry.text.follows_subject:
            return subject.controller or player
        return entry.controller or (entry.owner if subject is not None else player)
