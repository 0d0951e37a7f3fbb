"""The chance of the control check that an action makes, beside its button: exact, from a known deck or a deck list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from rules import interactions
from rules.engine import ScenarioError
from rules.engine.ufs import card_key
from rules.games.ufs.cards import GAME
from rules.library.decks.deck_list import DECK
from rules.library.decks.reading import parse
from rules.pages.checker.deck_lists import DeckLists

Json = Mapping[str, Any]
MAX_ASKED = 16  # actions of which the chance is told at once
MAX_SHOWN = 4  # numbers of committed foundations


@dataclass(frozen=True)
class Part:
    """The chance to pass with so many foundations committed."""

    committed: int
    percent: str
    exact: str


@dataclass(frozen=True)
class Chance:
    """The chances of one check: with nothing committed first; ``needs`` is what the top card must have for that."""

    parts: list[Part]
    deck: int
    difficulty: int
    modifier: int

    @property
    def sentence(self) -> str:
        """All of it, for whoever only points at it or hears it."""
        first = f"difficulty {self.difficulty}"
        if self.modifier:
            first += f", {self.modifier:+d} to the check"
        told = [f"passes in {self.parts[0].exact}"] if self.parts else []
        told += [f"with {part.committed} committed {part.exact}" for part in self.parts[1:]]
        return f"{first}; of {self.deck} cards that may be on top: {', '.join(told)}"


@dataclass(frozen=True)
class Through:
    """The chance that the attack gets through the blocks in the defender's hand; ``exact`` unless it is 0 or 1."""

    percent: str
    exact: str


def percent(of: Fraction) -> str:
    """A chance in hundredths, never rounded to certainty.

    >>> percent(Fraction(2, 3)), percent(Fraction(999, 1000)), percent(Fraction(1, 1)), percent(Fraction(1, 400))
    ('67 %', '99.9 %', '100 %', '0.2 %')
    """
    hundredths = float(of * 100)
    if of in (0, 1) or 1 <= hundredths <= 99:
        return f"{hundredths:.0f} %"
    return f"{min(hundredths, 99.9) if hundredths > 50 else max(hundredths, 0.1):.1f} %"


def rest_of(lists: DeckLists, place: int, elsewhere: Iterable[str]) -> list[str]:
    """The titles that may be on top of the deck: those of the list that are known to be nowhere else.

    Unknown cards of a hand are as likely as any other to be on top, so they stay among them.
    """
    if place not in lists.texts:
        return []
    left: Counter[str] = Counter()
    for line in parse(lists.texts[place], GAME).of(DECK):
        if line.slug:
            left[line.title] += line.count
    for title in elsewhere:
        found = next((each for each, n in left.items() if n and card_key(each) == card_key(title)), None)
        if found is not None:
            left[found] -= 1
    return list(left.elements())


@dataclass
class Chances:
    """The chances of the actions of a position; ``needed`` are the players whose deck would have to be known."""

    of_action: dict[str, Chance]
    needed: list[str]
    through: Through | None = None
    partial: bool = False


def key_of(action: Json) -> str:
    """The same for actions that make the same check: those that differ in what it comes to."""
    left = {name: value for name, value in action.items() if name not in ("check", "commit", "recheck")}
    return repr(sorted(left.items(), key=lambda pair: pair[0]))


def chances(scenario: Json, result: Json, legal: Iterable[Json], lists: DeckLists) -> Chances:
    """The chance of every check that a legal action makes."""
    found = Chances({}, [])
    board = {each["name"]: each for each in result["board"]["players"]}
    wanted: dict[str, dict[str, Any]] = {}
    legal = list(legal)
    without = {key_of(action) for action in legal if action["do"] == "activate" and "check" not in action}
    for action in legal:
        if key_of(action) not in without and action["do"] in ("play", "block", "activate"):
            wanted.setdefault(key_of(action), {k: v for k, v in action.items() if k != "check"})
    names = list(board)
    for key, action in wanted.items():
        by = str(action.get("by"))
        if by not in board:
            continue
        given: dict[str, Any] = {"scenario": scenario, "action": action}
        deck = board[by].get("deck")
        if not isinstance(deck, list) or not deck or not all("card" in each for each in deck):
            rest = rest_of(lists, names.index(by), _elsewhere(by, result))
            if not rest:
                if by not in found.needed:
                    found.needed.append(by)
                continue
            given["deck"] = rest
        if len(found.of_action) >= MAX_ASKED:
            found.partial = True
            break
        try:
            told = interactions.odds(given)
        except ScenarioError:
            continue  # it makes no check after all
        found.of_action[key] = _chance(told)
        if told["through"] is not None:
            through = Fraction(told["through"]["numerator"], told["through"]["denominator"])
            found.through = Through(percent(through), _exact(through) if 0 < through < 1 else "")
    return found


def _elsewhere(name: str, result: Json) -> list[str]:
    """The titles of a player's cards that are known not to be in the deck."""
    return [card["title"] for card in result["cards"].values() if card["owner"] == name and card["zone"] != "deck"]


def _chance(told: Json) -> Chance:
    parts = []
    for each in told["passing"][: MAX_SHOWN + 1]:
        chance = Fraction(each["numerator"], each["denominator"])
        parts.append(Part(each["committed"], percent(chance), _exact(chance)))
        if chance == 1:
            break
    return Chance(parts, told["deck"], told["difficulty"], told["modifier"])


def _exact(of: Fraction) -> str:
    return f"{of.numerator} of {of.denominator}"
