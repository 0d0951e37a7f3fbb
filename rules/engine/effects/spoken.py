"""What a clause says holds for a time, while clauses are still what effects are made of: lowered as it is carried out.

Cards on which the clause acts are chosen before; in what is lowered they are called ``Itself``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from rules.engine.ir import continuous as co
from rules.engine.ir.conditions import Condition
from rules.engine.ir.words import SlotKey
from rules.engine.lowering import benefits, conditions, continuous
from rules.engine.lowering.context import Context, Sort, context_of
from rules.engine.lowering.unsupported import UnsupportedError
from rules.engine.phrases.scope import CannotRunError
from rules.engine.rules_text import STATE, Ability
from rules.engine.state import Binding, Effect, Game, Known, Word
from rules.engine.text.references import Itself
from rules.engine.text.timing import Clause, During, Limit, Response, Until, While

if TYPE_CHECKING:
    from rules.engine.effects.doing import Doer


def context(doer: Doer, node: object) -> Context:
    """What the slots of a node stand for, which the effect has bound or which it binds itself."""
    card = doer.scope.card
    own = context_of(node, is_state=card is not None and card.text.type == STATE)
    return _with_bound(own, doer.scope.slots)


def _with_bound(own: Context, slots: Mapping[SlotKey, Binding]) -> Context:
    sorts = dict(own.sorts)
    for slot, bound in slots.items():
        if isinstance(slot, int):
            first = bound[0] if bound else None
            of_words = Sort.WORDS if isinstance(first, Word) else Sort.PLAYERS
            sorts.setdefault(slot, Sort.CARDS if first is None or isinstance(first, Known) else of_words)
    return replace(own, sorts=sorts)


def statement(doer: Doer, clause: Clause) -> co.Statement:
    """What a clause says holds.

    :raises CannotRunError: if it is not understood.
    """
    try:
        return continuous.statement(clause, context(doer, clause))
    except UnsupportedError as error:
        raise CannotRunError(str(error)) from None


def benefit(doer: Doer, node: object) -> co.Benefit:
    """What cards gain by a benefit of a clause.

    :raises CannotRunError: if it is not understood.
    """
    try:
        return benefits.benefit(node, context(doer, node))
    except UnsupportedError as error:
        raise CannotRunError(str(error)) from None


def condition(doer: Doer, adverb: While) -> Condition:
    """What a clause about some cards hangs on: "while attacking" is said of each of them.

    :raises CannotRunError: if it is not understood.
    """
    said = adverb.condition
    if isinstance(said, Clause) and said.agent is None:
        said = replace(said, agent=Itself())
    try:
        return conditions.condition(said, context(doer, said))
    except UnsupportedError as error:
        raise CannotRunError(str(error)) from None


def apart(doer: Doer, clause: Clause) -> tuple[tuple[Condition, ...], Clause]:
    """What a clause about chosen cards hangs on, and what it says of them without that and how long it holds."""
    hangs = tuple(each for each in clause.adverbs if isinstance(each, While))
    rest = tuple(each for each in clause.adverbs if not isinstance(each, While | Until | During | Limit))
    return tuple(condition(doer, each) for each in hangs), replace(clause, agent=Itself(), adverbs=rest)


def holds(ability: Ability, clause: Clause) -> bool:
    """Whether what a clause of an ability says holds for a time is understood."""
    try:
        continuous.statement(clause, context_of((ability.left, ability.clauses)))
    except UnsupportedError:
        return False
    return True


def forbids_responses(said: object) -> bool:
    """Whether it says what cannot be done in response to its own effect."""
    return (
        isinstance(said, Clause)
        and said.mode == "cannot"
        and any(isinstance(adverb, Response) for adverb in said.adverbs)
    )


def in_response_to(game: Game, effect: Effect) -> list[co.Statement]:
    """What the clauses of an effect say cannot be done in response to it: "target cannot be turned in response"."""
    found: list[co.Statement] = []
    for said in (*effect.left, *effect.right):
        if isinstance(said, Clause) and forbids_responses(said):
            try:
                made = continuous.statement(said, _context_of(effect, said))
            except UnsupportedError:
                continue
            if isinstance(made, co.InResponse):
                found.append(made.statement)
    return found


def _context_of(effect: Effect, node: object) -> Context:
    return _with_bound(context_of(node), dict(effect.slots))
