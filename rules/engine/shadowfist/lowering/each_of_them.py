"""Statements about several cards that hang on something of each: "Characters gain Guts while they are damaged".

A condition is looked at once for a whole statement. What one says of the cards of its own statement is said of each of
them by itself, so that it belongs to the phrase that picks them out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rules.engine.kernel.value import rebuilt, walk
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import conditions as c
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import Stretch
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError

Hang = c.Condition | t.Time
# A turn and its phases, which are those of the player whose turn it is (3.3).
OF_A_TURN = (
    Stretch.TURN,
    Stretch.ESTABLISHING_SHOT,
    Stretch.POWER_GENERATION_PHASE,
    Stretch.UNTURN_PHASE,
    Stretch.DISCARD_PHASE,
    Stretch.DRAW_PHASE,
    Stretch.MAIN_SHOT,
)


def of_each(made: ab.Holds) -> ab.Holds:
    """A statement whose conditions say nothing of its own cards: what they said stands in their phrase.

    :raises UnsupportedError: if one of them is none that a phrase for cards can have.
    """
    for phrase in _phrases(made.statement):
        theirs = [each for each in (*made.conditions, *made.when) if _speaks_of(each, phrase)]
        if not theirs:
            continue
        narrowed = phrase
        for each in theirs:
            narrowed = _narrowed(narrowed, each)
        made = replace(
            made,
            statement=_with(made.statement, phrase, narrowed),
            conditions=tuple(each for each in made.conditions if each not in theirs),
            when=tuple(_of_anyone(each) if each in theirs else each for each in made.when if _remains(each, theirs)),
        )
    return made


def _remains(time: t.Time, theirs: Iterable[Hang]) -> bool:
    return time not in theirs or isinstance(time, t.Within)


def _of_anyone(time: t.Time) -> t.Time:
    """The same time, whosever turn it is: whose, the phrase says."""
    return replace(time, of=None) if isinstance(time, t.Within) else time


def _with(statement: co.Statement, phrase: n.Matching, narrowed: n.Matching) -> co.Statement:
    def said(node: object) -> object:
        return narrowed if node == phrase else node

    return rebuilt(statement, said)


def check_for_a_time(made: ef.For) -> ef.For:
    """What lasts is given to the cards that there are as it resolves, whatever becomes of each of them.

    :raises UnsupportedError: if it hangs on something of each of them.
    """
    hangs = (*made.conditions, *((made.until.condition,) if isinstance(made.until, t.WhileHolds) else ()))
    if any(_speaks_of(each, phrase) for phrase in _phrases(made.statement) for each in hangs):
        raise UnsupportedError("what cards gain for a time, each while something is so of it")
    return made


def _phrases(statement: object) -> Iterable[n.Matching]:
    return [each for each in walk(statement) if isinstance(each, n.Matching) and each.slot is not None]


def _speaks_of(hang: object, phrase: n.Matching) -> bool:
    return any(isinstance(each, n.Bound) and each.slot == phrase.slot for each in walk(hang))


def _narrowed(phrase: n.Matching, hang: Hang) -> n.Matching:
    own = n.Bound(phrase.slot) if phrase.slot is not None else None
    match hang:
        case c.CardsAre(cards, kinds, limits, None, None) if cards == own:
            both = tuple((*one, *other) for one in phrase.kinds or ((),) for other in kinds or ((),))
            found = replace(phrase, kinds=both, limits=(*phrase.limits, *limits))
        case t.ThisTurnSaw(e.CardEvent((e.Verb.ENTER_PLAY,), card, None, False, None, False)) if card == own:
            event = e.CardEvent((e.Verb.ENTER_PLAY,), None)
            found = replace(phrase, limits=(*phrase.limits, n.SufferedThisTurn(event)))
        case t.Within(stretch, n.ControllersOf(card), None, False) if card == own and stretch in OF_A_TURN:
            found = replace(phrase, limits=(*phrase.limits, n.ControlledBy(n.CurrentPlayer())))
        case _:
            raise UnsupportedError("what holds of several cards, each while something is so of it")
    if _speaks_of((found.kinds, found.limits), phrase):
        raise UnsupportedError("what holds of several cards, each while something is so of it")
    return found
