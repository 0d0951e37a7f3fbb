"""What must be so of every tree before its parts are read: the little words that most rules do not look at.

A noun phrase of one kind joins nothing; "a Character and Site" is neither one card nor two; a statement is joined to
others by words that the reader of the row knows.
"""

from __future__ import annotations

from rules.engine.shadowfist.lowering.context import Sort, sort_of, type_names
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.lowering.words import PILES, STRETCHES, TYPES
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Act
from rules.engine.shadowfist.text.amounts import Half
from rules.engine.shadowfist.text.node import walk
from rules.engine.shadowfist.text.timing import Clause

JOINTS = frozenset({"and", "or", "and/or", "nor"})
# Of which phrases all are meant, so that "and" joins what fits; of the others one or some are, and "or" joins them.
OF_ALL = frozenset({"all", "each", "the", "all other", "both"})
OF_WHATEVER = frozenset({"", "no"})
LINKS = frozenset({"", "and", "or", "nor", "then", ",", ";", "but", "to", "whom", "whose", "in which", "on which"})
MODES = frozenset({"do", "may", "cannot", "not", "must", "would", "do not", "did", "did not", "need not"})
TENSES = frozenset({"", "past", "perfect", "progressive", "whether"})
# What is no card, and is told by its noun.
THINGS = frozenset({"resource", "resource condition", "damage", "power", "counter", "damage counter", "designator"})
ROUNDINGS = frozenset({"", "up", "down"})


def check(tree: object) -> None:
    """Refuses a tree in which one of the little words is not one that is known, or stands where it means nothing.

    :raises UnsupportedError: naming it.
    """
    for node in walk(tree):
        match node:
            case sel.Select():
                _joined(node)
                if node.targeted and _is_no_target(node):
                    raise UnsupportedError("a target that is neither card nor player")
                if THINGS & set(type_names(node)) and any(_nameless(kind) for kind in node.kinds):
                    raise UnsupportedError(f"{' or '.join(type_names(node))} or something else")
            case sel.Type(name, True) if name.lower() not in TYPES:
                raise UnsupportedError(f"what is no {name}")
            case Clause():
                if node.link not in LINKS or node.mode not in MODES:
                    raise UnsupportedError(f"a statement with {node.link or node.mode!r}")
            case Act() if node.tense not in TENSES:
                raise UnsupportedError(f"the tense {node.tense!r}")
            case Act(what=what, passive=True) if what is not None:
                raise UnsupportedError(f"being {node.verb} something")
            case Half() if node.rounded not in ROUNDINGS:
                raise UnsupportedError(f"a half rounded {node.rounded}")


def _is_no_target(node: sel.Select) -> bool:
    names = set(type_names(node))
    if not node.kinds:
        return True
    needed = any(name.startswith("feng shui sites you need") for name in names)
    return (
        needed or sort_of(node) not in (Sort.CARDS, Sort.PLAYERS) or bool(names & (STRETCHES.keys() | THINGS | PLACES))
    )


def _nameless(kind: sel.Kind) -> bool:
    """ "[Tech] or [Magic] resources": what an alternative is of has to stand in each of them."""
    return sum(isinstance(word, sel.Type) and not word.negated for word in kind.all_of) != 1


# Where cards go.
PLACES = frozenset({*PILES, *(f"owner's {pile}" for pile in PILES), "pile"})


def _joined(node: sel.Select) -> None:
    """Alternatives are joined by the word that their quantity asks for."""
    if node.quantity.word.endswith("other") and any(sel.Is("other") in kind.all_of for kind in node.kinds):
        raise UnsupportedError("another other card")
    if (node.joint in JOINTS) is not (len(node.kinds) > 1) or (node.joint and node.joint not in JOINTS):
        raise UnsupportedError(f"a phrase joined by {node.joint!r}")
    word = node.quantity.word
    if not node.joint or word in OF_WHATEVER:
        return
    joins = {"and", "and/or"} if word in OF_ALL else {"nor"} if word == "neither" else {"or", "and/or"}
    if node.joint not in joins:
        raise UnsupportedError(f"{word or 'some'} of what is joined by {node.joint!r}")
