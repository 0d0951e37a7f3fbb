"""What is changed of a value is said by the names and types of its fields: the types of changes fit the values."""

from __future__ import annotations

from dataclasses import fields

import pytest

from rules.engine.shadowfist.query.game import attack_state, auction_state, changes, events, state
from rules.engine.shadowfist.query.scope import Scope, ScopeFields
from rules.engine.ufs.query import changes as ufs_changes
from rules.engine.ufs.query import state as ufs

# A value, the type of its changes, and the fields that never change once there is such a value.
CHANGES = [
    (state.Card, changes.CardChanges, {"id", "owner", "printing"}),
    (state.Player, changes.PlayerChanges, {"name"}),
    (state.Game, changes.GameChanges, {"ruleset"}),
    (attack_state.Attack, attack_state.AttackChanges, set()),
    (auction_state.Auction, auction_state.AuctionChanges, {"cards", "won"}),
    (events.Happening, events.Told, {"verb", "card", "was", "moment"}),
    (Scope, ScopeFields, {each.name for each in fields(Scope)} - {"slots", "x_node", "happening"}),
    (ufs.Card, ufs_changes.CardChanges, {"id", "owner", "facts", "texts", "place"}),
    (ufs.Player, ufs_changes.PlayerChanges, {"name"}),
    (ufs.Game, ufs_changes.GameChanges, set()),
    (ufs.Attack, ufs_changes.AttackChanges, {"number", "card", "by"}),
    (ufs.Happening, ufs.Told, {"happens", "by", "card", "cards", "cause"}),
]


def _types(changed: type) -> dict[str, str]:
    """The types of its fields, those that it inherits included, as they are written."""
    return {name: getattr(each, "__forward_arg__", each) for name, each in changed.__annotations__.items()}


@pytest.mark.parametrize(("of", "changed", "stay"), CHANGES, ids=lambda each: getattr(each, "__qualname__", ""))
def test_changes_are_fields_of_the_value_with_their_types(of: type, changed: type, stay: set[str]) -> None:
    written = {each.name: each.type for each in fields(of)}
    assert _types(changed) == {name: kind for name, kind in written.items() if name not in stay}
