"""What the lowering refuses."""

from __future__ import annotations

from lark import Tree


class UnsupportedError(Exception):
    """A construction that is read and has no meaning here; the message names it."""


def unsupported(tree: object, where: str) -> UnsupportedError:
    """The refusal of what nothing else has consumed."""
    name = tree.data if isinstance(tree, Tree) else tree
    return UnsupportedError(f"{where}: {name}")
