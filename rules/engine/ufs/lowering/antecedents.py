"""Who "they" and "their" are, where the words before say so."""

from __future__ import annotations

from collections.abc import Mapping

from lark import Tree

from rules.engine.ufs.lowering import mentions
from rules.engine.ufs.lowering.nouns import Node, parts
from rules.engine.ufs.lowering.unsupported import UnsupportedError


def resolved(tree: Node) -> Node:
    """An ability in which "they" is the opponent, and "it" what was named last.

    :raises UnsupportedError: if nobody, or each player, is spoken of, or nothing that "it" could be.
    """
    return mentions.resolved(_with_players(tree))


def with_owners(tree: Node, subject: Node) -> Node:
    """An effect in which "their" is of those who do it.

    :raises UnsupportedError: if nobody else does it.
    """
    if not isinstance(tree, Tree) or not any(each.data == "theirs" for each in tree.iter_subtrees()):
        return tree
    owner = {"opponent": "opponents", "each": "each_players"}.get(parts(subject)[0])
    if owner is None:
        raise UnsupportedError("their, and nobody was named")
    return _renamed(tree, {"theirs": owner})


def _with_players(tree: Node) -> Node:
    names = [str(each.data) for each in tree.iter_subtrees()] if isinstance(tree, Tree) else []
    if "they" not in names:
        return tree
    if "each" in names or "each_players" in names or not {"opponent", "opponents"} & {*names}:
        raise UnsupportedError("they, and nobody was named")
    return _renamed(tree, {"they": "opponent"})


def _renamed(tree: Node, names: Mapping[str, str]) -> Node:
    if not isinstance(tree, Tree):
        return tree
    return Tree(names.get(str(tree.data), str(tree.data)), [_renamed(each, names) for each in tree.children])
