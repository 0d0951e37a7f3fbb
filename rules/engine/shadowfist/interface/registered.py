"""Everything that registers itself: what carries out effects, what resolves them, what is checked after an action.

Whoever runs a game imports this; the layers below find what is registered by what it is for.
"""

from __future__ import annotations

from rules.engine.shadowfist.effects import (
    bidding,
    composing,
    lasting,
    moving,
    on_cards,
    on_control,
    on_damage,
    on_numbers,
    on_players,
    on_scene,
    playing,
)
from rules.engine.shadowfist.rules import checks, uniqueness
from rules.engine.shadowfist.rules.attack import evading, going, keeping, watching
from rules.engine.shadowfist.rules.play import influence, reloading
from rules.engine.shadowfist.rules.scene import scenes
from rules.engine.shadowfist.rules.turns import elimination, expiring

scenes.resolves("expire")(expiring.expired)
scenes.HOLDS_AUCTIONS[:] = [uniqueness.settle]
checks.ALSO[:] = [watching.settle, keeping.settle, elimination.at_once]

REGISTERED = (
    *(bidding, composing, lasting, moving, on_cards, on_control, on_damage, on_numbers, on_players, on_scene),
    *(playing, evading, going, influence, reloading),
)
