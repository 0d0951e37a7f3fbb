"""What each of several players does: "each player may play the chosen card", in the order of simultaneous play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from rules.engine.effects.roles import is_about_order
from rules.engine.phrases import nouns
from rules.engine.phrases.scope import Scope
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act
from rules.engine.text.timing import Clause

if TYPE_CHECKING:
    from rules.engine.effects.doing import Doer

# What a player does with cards of his or her own; other verbs go through the players themselves.
VERBS = frozenset(
    {
        "choose",
        "name",
        "play",
        "put",
        "return",
        "sacrifice",
        "smoke",
        "toast",
        "turn",
        "unturn",
        "heal",
        "reveal",
        "steal",
        "take control of",
    }
)
# Where the players' own phrase has no number of its own in the ability.
OWN_SLOT = -1_000


def concerns_each(clause: Clause, scope: Scope) -> bool:
    """Whether a clause is done by each of several players for himself or herself."""
    agent, act = clause.agent, clause.action
    return (
        isinstance(agent, sel.Select)
        and isinstance(act, Act)
        and not act.passive
        and act.verb in VERBS
        and nouns.is_player(agent, scope)
        and agent.quantity.word in ("each", "every", "all", "")
        and not (agent.slot is not None and agent.slot in scope.slots and len(scope.slots[agent.slot]) == 1)
    )


def run_each(doer: Doer, clause: Clause, run: Callable[[Doer, Clause], bool]) -> bool:
    """Has each player in turn do what the clause says; what one has chosen is that player's own."""
    agent = clause.agent
    assert isinstance(agent, sel.Select)
    slot = agent.slot if agent.slot is not None else OWN_SLOT
    adverbs = tuple(each for each in clause.adverbs if not is_about_order(each))
    own = replace(clause, agent=ref.That(slot), adverbs=adverbs)
    common = dict(doer.scope.slots)
    done = False
    for name in nouns.players(agent, replace(doer.now(), slots={k: v for k, v in common.items() if k != slot})):
        doer.scope = replace(doer.now(), slots={**common, **doer.chosen_by.get(name, {}), slot: (name,)})
        done = run(doer, own) or done
        fresh = {key: bound for key, bound in doer.scope.slots.items() if common.get(key) != bound and key != slot}
        doer.chosen_by[name] = {**doer.chosen_by.get(name, {}), **fresh}
    doer.scope = replace(doer.now(), slots=common)
    return done
