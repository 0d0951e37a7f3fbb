"""Everything that registers itself: what carries out effects, what resolves them, what is checked after an action.

Whoever runs a game imports this; the layers below find what is registered by what it is for.
"""

from __future__ import annotations

from rules.engine import checks, uniqueness
from rules.engine.attack import evading, going, watching
from rules.engine.effects import (
    bidding,
    composing,
    expiring,
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
from rules.engine.play import influence, reloading
from rules.engine.scene import scenes
from rules.engine.turns import elimination

scenes.resolves("expire")(expiring.expired)
scenes.HOLDS_AUCTIONS[:] = [uniqueness.settle]
checks.ALSO[:] = [watching.settle, elimination.at_once]

REGISTERED = (
    *(bidding, composing, expiring, lasting, moving, on_cards, on_control, on_damage, on_numbers, on_players, on_scene),
    *(playing, evading, going, influence, reloading),
)
