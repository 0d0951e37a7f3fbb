"""What players may do as an effect resolves: "an opponent may pay 1 Power to draw a card" (5.2, 5.4).

Each of them is asked in the order of simultaneous play; of "an opponent" it is the first who wants to. Whoever does it
also does what it is done for, and nobody is offered what he or she could not pay.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeGuard

from rules.engine.effects import everyone
from rules.engine.phrases import nouns
from rules.engine.steps import rule
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act
from rules.engine.text.timing import Clause

# What a player may give so that something is done or not.
PRICES = frozenset({"pay", "spend", "discard", "sacrifice"})

if TYPE_CHECKING:
    from rules.engine.effects.doing import Doer

ONE = frozenset({"a", "an", "one"})
EACH = frozenset({"any", "each", "every", "all", ""})
# Where the players' own phrase has no number of its own in the ability.
OWN_SLOT = -1_001
LINKS = frozenset({"to", "and", "then"})


def purposes(sentence: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """A sentence with the doer named of what an option is used for: whoever uses it."""
    found: list[Clause] = []
    for clause in sentence:
        before = found[-1] if found else None
        purpose = clause.link == "to" or (clause.link == "and" and before is not None and before.link == "to")
        if before is not None and purpose and clause.agent is None and clause.mode == "do" and _by_player(before):
            clause = replace(clause, agent=before.agent)
        found.append(clause)
    return tuple(found)


def _by_player(clause: Clause) -> bool:
    named = isinstance(clause.agent, ref.Target | ref.Chosen | ref.That) or nouns.is_player(clause.agent)
    return named and (clause.mode == "may" or clause.link in LINKS)


def offered(sentence: tuple[Clause, ...], doer: Doer) -> list[str] | None:
    """The players to whom a sentence offers something, in order; nothing if it offers nothing to several."""
    first = sentence[0]
    agent = first.agent
    if first.mode != "may" or not isinstance(agent, sel.Select) or not nouns.is_player(agent):
        return None
    if nouns.is_winner(agent) or agent.quantity.word not in ONE | EACH or agent.quantity.amount is not None:
        return None
    if agent.slot is not None and agent.slot in doer.scope.slots:
        return None
    if len(sentence) == 1 and everyone.concerns_each(first, doer.scope):
        return None
    if not all(each.link in LINKS and each.agent in (agent, None, *_again(agent)) for each in sentence[1:]):
        return None
    return nouns.players(agent, doer.now())


def _again(agent: sel.Select) -> tuple[object, ...]:
    return (ref.That(agent.slot),) if agent.slot is not None else ()


def of_one(sentence: tuple[Clause, ...], name: str, doer: Doer) -> tuple[Clause, ...]:
    """What one of the players is offered."""
    agent = sentence[0].agent
    assert isinstance(agent, sel.Select)
    slot = agent.slot if agent.slot is not None else OWN_SLOT
    doer.scope = doer.now().with_slot(slot, (name,))
    return tuple(replace(each, agent=ref.That(slot)) if each.agent == agent else each for each in sentence)


def is_for_one(sentence: tuple[Clause, ...]) -> bool:
    """Whether no more than one of the players may do it: "an opponent may"."""
    agent = sentence[0].agent
    return isinstance(agent, sel.Select) and agent.quantity.word in ONE


def is_price(condition: object) -> TypeGuard[Clause]:
    """Whether a condition is something that a player may pay: "unless its controller pays 1 Power"."""
    act = condition.action if isinstance(condition, Clause) and condition.mode == "do" else None
    return isinstance(act, Act) and act.verb in PRICES and not act.passive and not act.tense


def could_pay(clause: Clause, doer: Doer) -> bool:
    """Whether the player of an option has the Power that it asks for, or the cards to discard."""
    from rules.engine.effects.verbs import amount_in
    from rules.engine.effects.verbs_players import discardable
    from rules.engine.phrases.hanging import multiple

    act = clause.action
    if not isinstance(act, Act) or act.verb not in ("pay", "spend", "discard") or not isinstance(act.what, sel.Select):
        return True
    who = doer.players(clause.agent) if nouns.is_player(clause.agent, doer.now()) else [doer.you]
    if act.what.quantity.word in ("up to", "any number of", "all", "each"):
        return True
    number = amount_in(act.what, doer) * multiple(clause.adverbs, doer.now())
    for name in who:
        if act.verb == "discard":
            held, unknown = discardable(doer, name, act.what)
            has, what = len(held) + unknown, "cards to discard"
        else:
            has, what = doer.referee.player(name).power, "Power"
        if has < number:
            doer.referee.step("cannot pay", f"{name} has {has} {what}, not {number}.", rule("5.2"))
            return False
    return True
