"""Which sentences belong to one ability, and which stand alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.engine.shadowfist.text.abilities import (
    Activated,
    Triggered,
)
from rules.engine.shadowfist.text.actions import Act, CoinFlip, To
from rules.engine.shadowfist.text.amounts import X
from rules.engine.shadowfist.text.antecedents import Resolver, uses
from rules.engine.shadowfist.text.lexicon import listed
from rules.engine.shadowfist.text.mentions import UnresolvedError
from rules.engine.shadowfist.text.node import walk
from rules.engine.shadowfist.text.references import Chosen, Target, That
from rules.engine.shadowfist.text.selectors import Type
from rules.engine.shadowfist.text.timing import If, Manner, Sentence

BACKWARD = frozenset(
    listed("""
it that those these they this target targets chosen x otherwise instead if them also heads tails its their both
either he she winner
""")
)


THIS_WAY = (To("this way", None), To("in this way", None))
SAID_BEFORE = frozenset({Manner("instead"), Manner("otherwise"), Type("winner"), *THIS_WAY})


def resolves(amount: object) -> bool:
    """Whether a definition refers to nothing outside of itself."""
    try:
        Resolver().run(amount)
    except UnresolvedError:
        return False
    return True


def uses_x(made: Any) -> bool:
    """Whether an ability uses X, apart from saying what it is."""
    return uses(replace(made, x=None), X)


def asks_if_done(sentence: Sentence) -> bool:
    """Whether a sentence hangs on what the one before it does: if you do, if you do not, if you cannot."""
    conditions = [each.condition for each in sentence.openers if isinstance(each, If)]
    return any(isinstance(node, Act) and node.verb == "do so" for each in conditions for node in walk(each))


def linked(made: object) -> bool:
    """Whether something in an ability refers to another part of it."""
    return any(isinstance(node, (Target, Chosen, That)) for node in walk(made))


def loose(made: Activated | Triggered) -> bool:
    """Whether a later sentence would stand as an ability of its own, once "it" is said by name."""
    later = made.right[1:] if isinstance(made, Activated) else made.effects[0 if made.left is not None else 1 :][1:]
    return any(not linked(sentence) and not uses(sentence, X) and not goes_on(sentence) for sentence in later)


def goes_on(sentence: Any) -> bool:
    """Whether a sentence says itself that it goes on: if the sacrifice succeeds, heads, instead."""
    return any(isinstance(node, (If, CoinFlip)) or node in SAID_BEFORE for node in walk(sentence))
