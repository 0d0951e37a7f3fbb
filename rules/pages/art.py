"""The picture on a drawn card: a few shapes of our own, by what the card is, and the same wherever it is drawn."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from zlib import crc32

from django.utils.safestring import SafeString, mark_safe

WIDTH, HEIGHT = 200, 80
MIDDLE = HEIGHT / 2


class _Dice:
    """Numbers that follow from a word."""

    def __init__(self, word: str) -> None:
        self._state = crc32(word.encode()) or 1

    def within(self, least: float, most: float) -> float:
        self._state = (self._state * 1_103_515_245 + 12_345) % 2**31
        return least + (most - least) * self._state / 2**31

    def whole(self, least: int, most: int) -> int:
        return int(self.within(least, most + 1))


Points = list[tuple[float, float]]


@lru_cache(maxsize=4096)
def picture(kind: str, title: str, subtitle: str = "") -> SafeString:
    """The picture as SVG, in shades of the colour of the text around it.

    :param kind: the type of the card as a slug (``feng-shui-site``).
    :param subtitle: with the title it has the designators, after which a Character is drawn.
    """
    if kind == "character":
        drawn = _figure(_Dice(title), head_of(f"{title} {subtitle}"))
    else:
        drawn = _DRAWN.get(kind, _facets)(_Dice(title))
    shapes = "".join(drawn)
    # Our own numbers only: nothing of a card stands in it.
    frame = f'viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMid{_KEPT.get(kind, "YMid slice")}"'
    return mark_safe(f'<svg {frame} fill="currentColor" aria-hidden="true" focusable="false">{shapes}</svg>')


def _polygon(points: Points, opacity: float) -> str:
    return f'<path opacity="{opacity:.2g}" d="M{" ".join(f"{x:.0f} {y:.0f}" for x, y in points)}z"/>'


def _circle(x: float, y: float, radius: float, opacity: float) -> str:
    return f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{radius:.0f}" opacity="{opacity:.2g}"/>'


def _ring(x: float, y: float, radius: float, opacity: float) -> str:
    return (
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{radius:.0f}" opacity="{opacity:.2g}"'
        ' fill="none" stroke="currentColor" stroke-width="5"/>'
    )


def _star(x: float, y: float, spikes: int, outer: float, inner: float, turn: float) -> Points:
    corners = ((turn + each * math.pi / spikes, inner if each % 2 else outer) for each in range(2 * spikes))
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle, radius in corners]


def _ridge(dice: _Dice, height: float, steps: int) -> Points:
    """A range of hills from edge to edge."""
    tops = [(each * WIDTH / steps, HEIGHT - dice.within(0.4, 1) * height) for each in range(steps + 1)]
    return [(0, HEIGHT), *tops, (WIDTH, HEIGHT)]


def _roofs(dice: _Dice, x: float, storeys: int) -> Iterator[str]:
    """A tower with a curved roof over every storey."""
    width, y = 8 + 6.0 * storeys, HEIGHT - 6.0
    for _ in range(storeys):
        yield _polygon([(x - width / 2, y), (x - width / 2, y - 8), (x + width / 2, y - 8), (x + width / 2, y)], 0.75)
        yield _polygon([(x - width, y - 7), (x, y - 16), (x + width, y - 7), (x, y - 11)], 0.95)
        width, y = width * 0.72, y - 15
    yield _circle(x, y, 2, 0.95)


def _land(dice: _Dice) -> Iterator[str]:
    yield _circle(dice.within(30, 170), dice.within(16, 30), dice.within(8, 15), 0.35)
    yield _polygon(_ridge(dice, 62, dice.whole(3, 5)), 0.22)
    yield _polygon(_ridge(dice, 42, dice.whole(4, 7)), 0.35)
    yield from _roofs(dice, dice.within(45, 155), dice.whole(1, 3))
    yield _polygon(_ridge(dice, 14, dice.whole(5, 8)), 0.6)


def _town(dice: _Dice) -> Iterator[str]:
    yield _circle(dice.within(30, 170), dice.within(14, 26), dice.within(7, 12), 0.3)
    for opacity in (0.25, 0.6):
        x = dice.within(-8, 6)
        while x < WIDTH:
            width, top = dice.within(12, 28), dice.within(12, 58) + 14 * (opacity > 0.5)
            yield _polygon([(x, HEIGHT), (x, top), (x + width, top), (x + width, HEIGHT)], opacity)
            x += width + dice.within(1, 6)


# What a Character has on its head, by the beginnings of its designators; the first that fits.
HEADS = {
    "cap": "cop police officer detective swat soldier trooper general sergeant commando guard pilot buromil security",
    "horns": "demon devil abomination beast monster horror vampire undead corpse minotaur dragon transformed",
    "hood": "sorcer ghost spirit priest assassin ninja killer faceless witch wizard magic prophet cult",
    "ears": "monkey ape gorilla simian orang animal",
    "crown": "emperor empress king queen lord lady prince chairperson",
    "visor": "cyborg robot cybernetic construct arcano techie hacker pod supersoldier",
    "hat": "monk shaolin peasant farmer gardener pilgrim wandering student disciple teacher",
    "knot": "martial artist master kung sensei",
    "blade": "sword knight warrior hunter archer mercenary bruiser enforcer hood gunman",
}


def head_of(designators: str) -> str:
    """What someone with these words in title and subtitle wears; empty for a bare head.

    >>> head_of("Jack Donovan Maverick Cop")
    'cap'
    """
    words = re.findall(r"[a-z]+", designators.casefold())
    for head, beginnings in HEADS.items():
        if any(word.startswith(tuple(beginnings.split())) for word in words):
            return head
    return ""


def _figure(dice: _Dice, worn: str) -> Iterator[str]:
    x, head = dice.within(90, 110), dice.within(11, 14)
    turn = dice.within(0, 1)
    yield _polygon(_star(x, 34, dice.whole(9, 16), 900, dice.within(24, 34), turn), 0.16)
    shoulders, neck = dice.within(30, 44), 34 + head
    collar = [(x - shoulders, HEIGHT), (x - shoulders * 0.8, neck + 8), (x - 6, neck - 2), (x + 6, neck - 2)]
    yield _polygon([*collar, (x + shoulders * 0.8, neck + 8), (x + shoulders, HEIGHT)], 0.7)
    yield _circle(x, 32, head, 0.9)
    match worn:
        case "hat":
            yield _polygon([(x - head * 2.3, 27), (x, 32 - head * 1.9), (x + head * 2.3, 27)], 0.95)
        case "horns":
            for side in (-1, 1):
                yield _polygon([(x + side * 4, 22), (x + side * head * 1.5, 8), (x + side * head, 28)], 0.95)
        case "ears":
            for side in (-1, 1):
                yield _circle(x + side * head, 30, head * 0.5, 0.95)
        case "cap":
            yield _polygon([(x - head, 29), (x - head, 20), (x + head, 20), (x + head, 26), (x + head * 1.9, 29)], 0.95)
        case "crown":
            points = [(x - head, 26), (x - head, 12), (x - head / 2, 19), (x, 10), (x + head / 2, 19), (x + head, 12)]
            yield _polygon([*points, (x + head, 26)], 0.95)
        case "visor":
            yield _polygon(
                [(x - head * 1.3, 29), (x + head * 1.3, 29), (x + head * 1.3, 35), (x - head * 1.3, 35)], 0.95
            )
        case "hood":
            yield _polygon([(x - head * 1.4, 48), (x, 32 - head * 1.7), (x + head * 1.4, 48)], 0.55)
        case "knot":
            yield _circle(x, 32 - head * 1.25, head * 0.45, 0.95)
        case "blade":
            yield _polygon([(x + 22, 62), (x + 52, 6), (x + 56, 8), (x + 28, 66)], 0.8)


def _burst(dice: _Dice) -> Iterator[str]:
    x, y, spikes, turn = dice.within(75, 125), MIDDLE, dice.whole(7, 13), dice.within(0, 2)
    yield _polygon(_star(x, y, spikes * 2, 130, dice.within(28, 44), turn), 0.15)
    yield _polygon(_star(x, y, spikes, dice.within(34, 42), dice.within(14, 20), turn), 0.5)
    yield _polygon(_star(x, y, spikes, dice.within(18, 22), dice.within(7, 11), turn + 0.3), 0.9)


def _links(dice: _Dice) -> Iterator[str]:
    radius = dice.within(16, 22)
    number = dice.whole(2, 4)
    for each in range(number):
        x = WIDTH / 2 + (each - (number - 1) / 2) * radius * 1.4
        yield _ring(x, MIDDLE + dice.within(-7, 7), radius, 0.4 + 0.5 * (each % 2))
    yield _polygon(_star(WIDTH / 2, MIDDLE, 4, 150, 3, dice.within(0, 1.5)), 0.2)


def _facets(dice: _Dice) -> Iterator[str]:
    corners, x, y = dice.whole(6, 9), dice.within(90, 110), MIDDLE
    rim = [
        (
            x + math.cos(each * 2 * math.pi / corners) * dice.within(28, 40) * 1.3,
            y + math.sin(each * 2 * math.pi / corners) * 32,
        )
        for each in range(corners)
    ]
    for each in range(corners):
        yield _polygon([(x, y), rim[each], rim[(each + 1) % corners]], dice.within(0.25, 0.95))


def _slashes(dice: _Dice) -> Iterator[str]:
    for each in range(dice.whole(3, 5)):
        x, lean = 20 + each * 36 + dice.within(0, 16), dice.within(18, 46)
        yield _polygon([(x, HEIGHT), (x + lean, 2), (x + lean + dice.within(4, 12), 12)], dice.within(0.3, 0.9))


def _blocks(dice: _Dice) -> Iterator[str]:
    for row in range(4):
        x = -dice.within(0, 30)
        while x < WIDTH:
            width, y = dice.within(24, 50), HEIGHT - 19 * row
            yield _polygon([(x, y), (x, y - 17), (x + width, y - 17), (x + width, y)], dice.within(0.2, 0.75))
            x += width + 2


# What is not cut off where the frame is low: nothing of a figure, and the land under what stands on it.
_KEPT = {"character": "YMid meet", "site": "YMax slice", "feng-shui-site": "YMax slice", "foundation": "YMax slice"}
_DRAWN: dict[str, Callable[[_Dice], Iterator[str]]] = {
    "feng-shui-site": _land,
    "site": _town,
    "event": _burst,
    "state": _links,
    "edge": _facets,
    "attack": _slashes,
    "foundation": _blocks,
    "action": _burst,
    "asset": _facets,
}
