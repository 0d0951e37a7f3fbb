"""What the library has to know of Shadowfist."""

from __future__ import annotations

from rules.engine import Citation
from rules.engine.shadowfist import Face, Number, effective
from rules.games.game import CopyLimit, Game
from rules.models.cards import Printing, ShadowfistCharacteristics


def number(value: int | None, is_x: bool = False) -> Number:
    """A stored number and its X column as one value."""
    return "X" if is_x else value


def face(printing: Printing, has: ShadowfistCharacteristics, text: str) -> Face:
    """What a printing says."""
    return Face(
        title=printing.title,
        type=printing.type,
        subtitle=printing.subtitle,
        text=text,
        cost=number(has.cost, has.cost_x),
        requires=has.requires,
        provides=has.provides,
        fighting=number(has.fighting, has.fighting_x),
        power=has.power,
        body=has.body,
    )


def symbols(has: ShadowfistCharacteristics) -> list[tuple[str, int, int]]:
    """Each symbol with how many of it a printing requires and provides."""
    needs, gives = has.requires.as_mapping(), has.provides.as_mapping()
    return [(name, needs.get(name, 0), gives.get(name, 0)) for name in {**needs, **gives}]


GAME = Game(
    slug="shadowfist",
    name="Shadowfist",
    order=0,
    copies=CopyLimit(5, Citation("shadowfist-rulebook-2000", "3.2")),
    deck=None,
    price="cost",
    face=face,
    symbols=symbols,
    in_force=effective,
)
