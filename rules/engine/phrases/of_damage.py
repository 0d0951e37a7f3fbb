"""Phrases for damage in texts."""

from __future__ import annotations

from rules.engine.text import references as ref
from rules.engine.text import selectors as sel


def is_damage(node: object) -> bool:
    """Whether a phrase is about damage."""
    if isinstance(node, ref.Of):
        return node.what == "damage"
    if isinstance(node, sel.Several):
        return all(is_damage(item) for item in node.items)
    return isinstance(node, sel.Select) and any(
        isinstance(word, sel.Type) and word.name == "damage" for kind in node.kinds for word in kind.all_of
    )
