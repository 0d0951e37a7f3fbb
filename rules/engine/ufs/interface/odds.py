"""Exact chances: of a control check with commits and a re-check (8.1.3, 2.11.3), and of an attack getting through."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from rules.engine.kernel.actions import items
from rules.engine.kernel.errors import ScenarioError
from rules.engine.kernel.fields import Fields, quoted
from rules.engine.kernel.steps import RefusalError
from rules.engine.kernel.work import Work
from rules.engine.ufs.card_library import Library, of_game, with_custom
from rules.engine.ufs.effects import attacking
from rules.engine.ufs.effects.agenda import BlockStep, Window, top
from rules.engine.ufs.interface.actions import take
from rules.engine.ufs.interface.evaluation import act, begun
from rules.engine.ufs.interface.scenario import read_scenario
from rules.engine.ufs.interface.scenario_actions import read_action
from rules.engine.ufs.query import numbers
from rules.engine.ufs.query.state import Card, Game

MAX_DECK = 500  # cards
FIELDS = ("scenario", "action", "deck", "recheck")
# A check that passes whatever the difficulty; what it comes to tells what changes it.
SURE = 900


@dataclass(frozen=True)
class Deck:
    """The control values of the cards that may be on top, and how many there are of each."""

    values: Mapping[int, int]

    @property
    def size(self) -> int:
        """How many cards."""
        return sum(self.values.values())

    def at_least(self, wanted: int) -> Fraction:
        """The chance that the top card has so much or more.

        >>> Deck({3: 1, 5: 3}).at_least(4)
        Fraction(3, 4)
        """
        return Fraction(sum(n for value, n in self.values.items() if value >= wanted), self.size)

    def without(self, value: int) -> Deck:
        """The deck after a card of that value has been checked."""
        left = {each: n - (each == value) for each, n in self.values.items()}
        return Deck({each: n for each, n in left.items() if n})

    def with_recheck(self, wanted: int) -> Fraction:
        """The chance that a check, or else the re-check that replaces it, comes to so much or more.

        >>> Deck({3: 1, 5: 1}).with_recheck(4)
        Fraction(1, 1)
        """
        chance = self.at_least(wanted)
        for value, n in self.values.items():
            rest = self.without(value)
            if value < wanted and rest.size:
                chance += Fraction(n, self.size) * rest.at_least(wanted)
        return chance


def odds(given: Mapping[str, Any], library: Library, work: Work | None = None) -> dict[str, Any]:
    """The chances of a check, and, where an attack goes on, of the blocks in the defender's hand.

    ``{"scenario": {...}, "action": {...}, "deck": [titles], "recheck": true}``: ``action`` is the next action, the last
    of the scenario's own if left out; ``deck`` lists the cards that may be on top, all of the player's deck list or the
    known rest; left out, it is the deck that the scenario gives. Chances are exact fractions.

    :raises ScenarioError: if something is malformed, the deck is unknown, or the action makes no check.
    """
    work = work or Work()
    faults: list[str] = []
    fields = Fields(given, "", faults)
    fields.only(*FIELDS)
    scenario = dict(fields.mapping("scenario"))
    if "scenario" not in fields.given:
        fields.fault("scenario", "send a scenario")
    recheck = fields.flag("recheck")
    if faults:
        raise ScenarioError(faults)
    actions = items(scenario, "actions")
    raw = fields.given.get("action", actions.pop() if actions and "action" not in fields.given else None)
    scenario["actions"] = actions
    try:
        read = read_scenario(scenario, library)
    except ScenarioError as error:
        raise ScenarioError([f"scenario.{fault}" for fault in error.faults]) from None
    action = read_action(Fields(raw, "action", faults), [player.name for player in read.players])
    if faults:
        raise ScenarioError(faults)
    run = begun(read, work, scenario)
    if (problem := act(run, read.actions, work)) is not None:
        raise ScenarioError([f"scenario.actions[{problem['action']}]: {problem['message']}"])
    cards = _listed(fields, with_custom(of_game(library), scenario, faults), faults)
    if faults:
        raise ScenarioError(faults)
    return _odds(run.game, run, action, cards, recheck=recheck, work=work)


def _listed(fields: Fields, library: Library, faults: list[str]) -> Deck | None:
    if "deck" not in fields.given:
        return None
    values: Counter[int] = Counter()
    for i, title in enumerate(fields.items("deck", most=MAX_DECK)):
        facts = library.find(title) if isinstance(title, str) else None
        if facts is None:
            faults.append(f"deck[{i}]: no card is titled {quoted(title)}")
        else:
            values[facts.control or 0] += 1
    if not values and not faults:
        faults.append("deck: it has no card")
    return Deck(values)


def _odds(
    game: Game, run: Any, action: dict[str, Any], cards: Deck | None, *, recheck: bool, work: Work
) -> dict[str, Any]:
    by = _player(game, action)
    deck = cards or _deck_of(game, by)
    if deck is None:
        raise ScenarioError([f"deck: the deck of {by} is unknown; list its cards"])
    check = _check(run, action, by, work)
    ready = len(numbers.ready_to_commit(game, by))
    needed = check["difficulty"] - check["modifier"]
    told = {
        "object": "odds",
        "by": by,
        "card": check["card"],
        "difficulty": check["difficulty"],
        "modifier": check["modifier"],
        "deck": deck.size,
        "values": [
            {"value": value, "count": n, **_chance(Fraction(n, deck.size))} for value, n in sorted(deck.values.items())
        ],
        "passing": [
            {
                "committed": k,
                **_chance(deck.with_recheck(needed - k) if recheck else deck.at_least(needed - k)),
            }
            for k in range(min(ready, max(0, needed)) + 1)
        ],
        "recheck": recheck,
        "blocks": [],
        "through": None,
    }
    return told | _blocks(run, game, deck, work, blocking=action.get("do") == "block")


def _blocks(run: Any, game: Game, deck: Deck, work: Work, *, blocking: bool) -> dict[str, Any]:
    """The chance of each block in the defender's hand; one may be attempted (8.3.2.5), so the best one counts."""
    task = top(game)
    number = task.attack if isinstance(task, BlockStep | Window) else None
    attack = attacking.get(game, number) if number is not None else None
    if attack is None or not blocking:
        return {}
    name = game.opponent(attack.by)
    found = []
    for each in game.players[name].hand:
        card = game.cards[each]
        ways = numbers.blocks_as(game, card, game.cards[attack.card]) if card.is_known else []
        for way in ways:
            wish = {"by": name, "do": "block", "card": card.id, "as": way.name}
            try:
                check = _check(run, wish, name, work)
            except ScenarioError:
                continue
            most = len(numbers.ready_to_commit(game, name))
            chance = deck.at_least(check["difficulty"] - check["modifier"] - most)
            told = {"card": card.id, "as": way.name, "difficulty": check["difficulty"], "committed": most}
            found.append({**told, **_chance(chance)})
    best = max((Fraction(each["numerator"], each["denominator"]) for each in found), default=Fraction(0))
    return {"blocks": found, "through": _chance(1 - best)}


def _chance(of: Fraction) -> dict[str, Any]:
    """A chance: exact, and as a decimal for reading."""
    return {"numerator": of.numerator, "denominator": of.denominator, "chance": round(float(of), 6)}


def _player(game: Game, action: Mapping[str, Any]) -> str:
    card = game.cards.get(str(action.get("card")))
    named = [each for each in game.cards.values() if each.title == action.get("card")]
    found: Card | None = card or (named[0] if named else None)
    return str(action.get("by") or (found.controller if found is not None else game.turn))


def _deck_of(game: Game, name: str) -> Deck | None:
    player = game.players[name]
    known = [game.cards[each] for each in player.deck]
    if player.deck_size or player.deck_size is None or not known or not all(card.is_known for card in known):
        return None
    return Deck(Counter(card.facts.control or 0 for card in known))


def _check(run: Any, action: dict[str, Any], by: str, work: Work) -> dict[str, Any]:
    """The difficulty of the check that an action makes, and what changes it, from an attempt that is sure to pass."""
    copy = run.copy()
    copy.game = copy.game.put_player(by, deck=(), deck_size=None)
    before = len(copy.game.checks)
    wish = {name: value for name, value in action.items() if name not in ("check", "commit", "recheck")}
    try:
        take(copy, {**wish, "check": SURE}, 0, work)
        if len(copy.game.checks) == before and isinstance(top(copy.game), Window):
            take(copy, {"do": "continue"}, 0, work)  # Nobody responds to the check.
    except RefusalError as error:
        raise ScenarioError([f"action: {error.message}"]) from None
    if copy.pending is not None:
        raise ScenarioError([f"action: {copy.pending.decision.text}"])
    if len(copy.game.checks) == before:
        raise ScenarioError(["action: it makes no control check"])
    check = copy.game.checks[before]
    return {"card": check.card, "difficulty": check.difficulty, "modifier": check.modified - check.value}
