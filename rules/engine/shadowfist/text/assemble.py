"""Sentences to abilities: what kind of ability each is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from rules.engine.shadowfist.text import abilities as ab
from rules.engine.shadowfist.text.actions import Act, Be, Gain, To
from rules.engine.shadowfist.text.amounts import X
from rules.engine.shadowfist.text.antecedents import Resolver, renumbered, uses
from rules.engine.shadowfist.text.node import walk
from rules.engine.shadowfist.text.phrases import NotReadableError
from rules.engine.shadowfist.text.references import Chosen, Of, Subject, Target, That, ThisCard, You
from rules.engine.shadowfist.text.selectors import Kind, Select, Type
from rules.engine.shadowfist.text.targets import extract_targets
from rules.engine.shadowfist.text.timing import AtMoment, Clause, During, If, Limit, Manner, Sentence, When, While

LEFT_VERBS = frozenset({"target", "choose", "play", "name", "pay", "predict"})


@dataclass
class Group:
    """An ability that is being put together: its sentences left and right of ``::``."""

    left: list[Sentence]
    right: list[Sentence]
    colons: bool
    x: Any = None


def ability(group: Group, card_type: str) -> Any:
    """The ability that a group of sentences makes, with its references resolved.

    :raises UnresolvedError: if a word refers to nothing.
    """
    left, right = limited(group.left, group.right)
    if left and right and any(clause.action == Act("choose", 1) for clause in left[-1].clauses):
        # "Choose one: gain 2 Power, draw 2 cards, or unturn a card": one of them.
        if len(right[0].clauses) < 2 or right[0].clauses[-1].link != "or":
            raise NotReadableError("choose one of what?")
        choices = [right[0].clauses[0], *(replace(clause, link="or") for clause in right[0].clauses[1:])]
        right = [replace(right[0], clauses=tuple(choices)), *right[1:]]
    if card_type == "Event":
        made: Any = _event(left, right, group.x, group.colons)
    elif group.colons:
        made = _colons(left, right, group.x)
    else:
        made = _plain(right, group.x, card_type)
    made = extract_targets(made)
    return Resolver(named_by(card_type)).run(made)


def limited(left: list[Sentence], right: list[Sentence]) -> tuple[list[Sentence], list[Sentence]]:
    """The sentences, with "Use this ability only once per turn." as a circumstance at the head of the ability."""
    limits = [limit for sentence in right[1:] for limit in limits_of(sentence)]
    if not limits:
        return left, right
    right = [sentence for place, sentence in enumerate(right) if not place or not limits_of(sentence)]
    head = left if left else right
    head = [replace(head[0], openers=(*limits, *head[0].openers)), *head[1:]]
    return (head, right) if left else (left, head)


def limits_of(sentence: Sentence) -> tuple[Any, ...]:
    """When and how often an ability is used, if a sentence says that and nothing else."""
    clause = sentence.clauses[0]
    action = clause.action
    if len(sentence.clauses) > 1 or sentence.openers or not isinstance(action, Act) or action.verb != "use":
        return ()
    what = clause.agent if action.passive else action.what
    used = isinstance(what, Select) and what.quantity.word == "this" and what.kinds == (Kind((Type("ability"),)),)
    alone = action.passive or clause.agent is None or isinstance(clause.agent, You)
    limits = tuple(each for each in clause.adverbs if each != Manner("only"))
    only = len(limits) < len(clause.adverbs) or any(getattr(each, "times", "") == "only once" for each in limits)
    only = only or any(isinstance(each, If) and each.word == "only if" for each in limits)
    if not (used and alone and only and limits) or action.complements or clause.mode not in ("do", "may"):
        return ()
    known = all(isinstance(each, (Limit, During, If, While)) for each in limits)
    head = (Manner("only"),) if Manner("only") in clause.adverbs else ()
    return (*head, *limits) if known else ()


def named_by(card_type: str) -> tuple[Any, ...]:
    """What a card has named before any ability: a State is on its subject, which somebody controls."""
    return (Of("controller", Subject()), Subject()) if card_type == "State" else ()


def plays_on(sentence: Sentence | None) -> bool:
    """Whether a sentence says what a State is played on."""
    if sentence is None or not _plays_itself(sentence.clauses[0]):
        return False
    return any(_on(item) for item in sentence.clauses[0].action.complements)


def apart(made: ab.Static, card_type: str) -> list[Any]:
    """The abilities that the sentences of a continuous effect make by themselves, if nothing links them."""
    found: list[Any] = []
    if any(Manner("otherwise") in sentence.openers for sentence in made.sentences[1:]):
        return [made]
    for sentence in made.sentences:
        slots = {node.slot for node in walk(sentence) if isinstance(node, Select) and node.slot is not None}
        if not {node.slot for node in walk(sentence) if isinstance(node, (Target, Chosen, That))} <= slots:
            return [made]
        found.append(_plain([renumbered(sentence)], None, card_type))
    if made.x is not None:
        users = [place for place, item in enumerate(found) if uses(item, X)]
        if len(users) != 1:
            return [made]
        found[users[0]] = replace(found[users[0]], x=made.x)
    return found


def _event(left: list[Sentence], right: list[Sentence], x: Any, colons: bool) -> Any:
    left, right = list(left), list(right)
    if not colons:
        while right and _is_left(right[0]) and (len(right) > 1 or _timing_only(right[0])):
            left.append(right.pop(0))
        if not right and len(left) == 1 and _timing_only(left[0]):
            return ab.PlayTiming(left[0])
    return ab.EventEffect(tuple(left), tuple(right), x, "::" if colons else "")


def _timing_only(sentence: Sentence) -> bool:
    clause = sentence.clauses[0]
    return len(sentence.clauses) == 1 and _plays_itself(clause)


def _plays_itself(clause: Clause) -> bool:
    action = clause.action
    return (
        isinstance(action, Act)
        and action.verb == "play"
        and (action.what is None or isinstance(action.what, ThisCard))
        and clause.agent is None
        and not action.passive
    )


def _is_left(sentence: Sentence) -> bool:
    if any(isinstance(opener, (When, AtMoment)) for opener in sentence.openers):
        return False
    return all(
        clause.agent is None
        and clause.mode == "do"
        and isinstance(clause.action, Act)
        and clause.action.verb in LEFT_VERBS
        and not (clause.action.verb == "play" and clause.action.what is not None)
        for clause in sentence.clauses
    )


def triggers(sentence: Sentence) -> bool:
    """Whether a sentence is set off by something that happens."""
    return any(_sets_off(item) for item in (*sentence.openers, *sentence.clauses[0].adverbs))


def _sets_off(item: Any) -> bool:
    """Whether a circumstance is an event: not "except when seized", not "when playing a State"."""
    if isinstance(item, When):
        event = item.event
        going_on = isinstance(event, Clause) and event.agent is None and isinstance(event.action, Act)
        return item.word != "except when" and not (going_on and event.action.tense == "progressive")
    return isinstance(item, AtMoment)


def _colons(left: list[Sentence], right: list[Sentence], x: Any) -> Any:
    first = left[0]
    if len(left) > 1:
        raise NotReadableError("more than one sentence left of ::")
    if _plays_itself(first.clauses[0]):
        return ab.EventEffect(tuple(left), tuple(right), x)
    if any(isinstance(opener, (When, AtMoment)) for opener in first.openers):
        return ab.Triggered(first, tuple(right), x)
    return ab.Activated(first, tuple(right), x)


def _plain(right: list[Sentence], x: Any, card_type: str) -> Any:
    first = right[0]
    clause = first.clauses[0]
    if _plays_itself(clause) and len(first.clauses) == 1 and not first.openers:
        action = clause.action
        assert isinstance(action, Act)
        if card_type == "State" and len(action.complements) == 1 and _on(action.complements[0]):
            if len(right) > 1:
                raise NotReadableError("a sentence that goes on after 'Play on ...'")
            return ab.PlayOn(action.complements[0].what, clause.adverbs)
        return ab.PlayTiming(first, tuple(right[1:]))
    if _plays_itself(clause) and len(right) == 1 and _is_left(first):
        return ab.EventEffect((first,), (), x, "")
    to = [place for place, item in enumerate(first.clauses) if item.link == "to"]
    if to and not triggers(first):
        cost, bought = first.clauses[: to[0]], first.clauses[to[0] :]
        agents = {type(item.agent) for item in cost}
        paid = agents <= {type(None), You} and not isinstance(cost[0].action, (Gain, Be))
        if paid and all(item.mode in ("do", "may") for item in cost):
            bought = (replace(bought[0], link=""), *bought[1:])
            if bought[0].agent is not None and not isinstance(bought[0].action, Gain):
                raise NotReadableError("somebody else acts after 'to'")
            return ab.Activated(Sentence(first.openers, cost), (Sentence((), bought), *right[1:]), x, separator="to")
    if triggers(first):
        return ab.Triggered(None, tuple(right), x)
    if clause.mode == "may" and isinstance(clause.action, Act) and clause.action.verb == "play":
        return ab.Permission(tuple(right), x)
    return ab.Static(tuple(right), x)


def _on(complement: Any) -> bool:
    return isinstance(complement, To) and complement.preposition == "on"


def undefined_x(made: Any, card_defines: bool) -> bool:
    """Whether an ability's effect uses X, and nothing says what X is."""
    if card_defines or getattr(made, "x", None) is not None:
        return False
    left = getattr(made, "left", None)
    if left is not None and uses(left, X):
        return False
    if isinstance(made, (ab.Static, ab.Triggered, ab.Permission, ab.Activated, ab.EventEffect, ab.PlayTiming)):
        return uses(made, X)
    return False
