"""Whole texts: what each ability of a wording does, or which of its constructions cannot be run, and where it stands.

The one door to the lowering: whoever runs, shows or counts what texts do asks here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from rules.engine.ir import abilities as ab
from rules.engine.lowering import wording
from rules.engine.lowering.abilities import lower_ability, lower_keyword, lower_restriction
from rules.engine.lowering.unsupported import UnsupportedError
from rules.engine.reading import active_in, read_ability
from rules.engine.rules_text import STATE, Ability
from rules.engine.text.abilities import Keyword, NotUnderstood, Restriction

NOWHERE = (0, 0)
MOST_KEPT = 8192
Reading = Restriction | Keyword | NotUnderstood | Ability


@dataclass(frozen=True, slots=True)
class LoweredText:
    """What a text gives its card: ``abilities`` in the order of the text, without sentences that only add to one.

    ``places`` says of which of the compiled abilities each was made.
    """

    abilities: tuple[ab.Ability | ab.Unsupported, ...]
    places: tuple[int, ...]

    @property
    def whole(self) -> bool:
        """Whether all of it can be run."""
        return not self.unsupported

    @property
    def unsupported(self) -> tuple[ab.Unsupported, ...]:
        """What of it cannot be run."""
        return tuple(each for each in self.abilities if isinstance(each, ab.Unsupported))


@lru_cache(maxsize=MOST_KEPT)
def lower_text(abilities: tuple[object, ...], card_type: str, spans: tuple[tuple[int, int], ...] = ()) -> LoweredText:
    """What the compiled abilities of one wording do; kept for each wording.

    :param card_type: the printed type: Character, Site, Feng Shui Site, State, Event, Edge.
    :param spans: where each ability stands in the text, in characters, for what cannot be run.

    >>> from rules.engine.text import compile_text
    >>> lower_text(compile_text("Toughness: 1. Unique.").abilities, "Character").whole
    True
    """
    found, places = [], []
    for place, reading in _readings(abilities):
        start, end = spans[place] if place < len(spans) else NOWHERE
        found.append(_lowered(abilities[place], reading, card_type, start, end))
        places.append(place)
    return LoweredText(tuple(found), tuple(places))


def _readings(abilities: Sequence[object]) -> list[tuple[int, Reading]]:
    """Each ability as it is read, with its place; "this ability is active while ..." belongs to the one before."""
    found: list[tuple[int, Reading]] = []
    for place, node in enumerate(abilities):
        if isinstance(node, Restriction | Keyword | NotUnderstood):
            found.append((place, node))
            continue
        ability = read_ability(node)
        last = found[-1][1] if found else None
        if isinstance(last, Ability) and (pile := active_in(ability)) is not None:
            found[-1] = (found[-1][0], replace(last, also_from=frozenset({pile})))
        else:
            found.append((place, ability))
    return found


def _lowered(node: object, reading: Reading, card_type: str, start: int, end: int) -> ab.Ability | ab.Unsupported:
    try:
        if not isinstance(node, NotUnderstood):
            wording.check(node)
        match reading:
            case Restriction():
                return lower_restriction(reading)
            case Keyword():
                return lower_keyword(reading, is_state=card_type == STATE)
            case NotUnderstood():
                raise UnsupportedError(NOT_READ)
            case Ability():
                return lower_ability(reading, card_type)
    except UnsupportedError as error:
        return ab.Unsupported(str(error), start, end)


# What the compiler does not understand; its own reason stands with the compiled ability.
NOT_READ = "a sentence that is not understood"
