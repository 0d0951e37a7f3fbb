"""Who "they" and "their" are, and what "it" is, where the words before say so."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lark import Token, Tree

from rules.engine.ufs.lowering.nouns import Node, children, parts
from rules.engine.ufs.lowering.unsupported import UnsupportedError

# Words for an attack that a condition may be about.
ATTACKS = ("THIS_ATTACK", "WHOSE_ATTACK")


def resolved(tree: Node) -> Node:
    """An ability in which "they" is the opponent, and "it" is the attack that the condition before it is about.

    :raises UnsupportedError: if nobody, or each player, is spoken of.
    """
    return _with_attack(_with_players(tree))


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


def _with_attack(tree: Node) -> Node:
    """ "If this attack is a Punch, it gets +1 damage": the attack of the condition."""
    if not isinstance(tree, Tree):
        return tree
    if tree.data != "if_":
        return Tree(tree.data, [_with_attack(each) for each in tree.children])
    condition, *rest = tree.children
    attack = _attack_of(condition)
    if attack is None:
        return tree
    found = attack

    def replaced(token: Token) -> Token:
        return found if token.type == "THAT_CARD" and token == "it" else token

    return Tree("if_", [condition, *(_mapped(each, replaced) for each in rest)])


def _attack_of(condition: Node) -> Token | None:
    """The attack that all of a condition is about."""
    subjects = [next(iter(parts(each)[1]), None) for each in children(condition)]
    found = {
        subject.children[0] if isinstance(subject, Tree) and subject.data == "one" else None for subject in subjects
    }
    word = found.pop() if len(found) == 1 else None
    return word if isinstance(word, Token) and word.type in ATTACKS else None


def _mapped(tree: Node, new: Callable[[Token], Token]) -> Node:
    if isinstance(tree, Tree):
        return Tree(tree.data, [_mapped(each, new) for each in tree.children])
    return new(tree) if isinstance(tree, Token) else tree
