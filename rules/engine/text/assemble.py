"""Sentences to abilities: what kind of ability each is, and which sentences belong together."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from rules.engine.text.abilities import (
    Activated,
    EventEffect,
    NotUnderstood,
    Permission,
    PlayOn,
    PlayTiming,
    Static,
    Triggered,
    XDefinition,
)
from rules.engine.text.actions import Act, Be, CoinFlip, Gain, To
from rules.engine.text.amounts import Clamped, Difference, PerEach, Sum, X
from rules.engine.text.antecedents import Resolver, UnresolvedError, uses
from rules.engine.text.build_nouns import NotReadableError
from rules.engine.text.node import rebuild
from rules.engine.text.references import Pronoun, ThisCard, You
from rules.engine.text.selectors import Quantity, Select
from rules.engine.text.timing import AtMoment, Clause, Either, If, Sentence, Until, When

Parts = list[Any]
LEFT_VERBS = frozenset({"target", "choose", "play", "name", "pay", "predict"})


@dataclass
class Definition:
    """X = an amount."""

    amount: object


@dataclass
class Group:
    """An ability that is being put together: its sentences left and right of ``::``, and where it stands."""

    left: list[Sentence]
    right: list[Sentence]
    colons: bool
    start: int
    end: int
    x: object = None
    raw: list[str] = field(default_factory=list)


class SentenceBuilder:
    """Callbacks of the grammar's sentences."""

    def clause_piece(self, c: Parts) -> Any:
        return c[0]

    def adverb_piece(self, c: Parts) -> Any:
        return tuple(c)

    def time_piece(self, c: Parts) -> Any:
        from rules.engine.text.timing import Manner

        return (Manner(str(c[0])),)

    def definition_piece(self, c: Parts) -> Any:
        return c[0]

    def comma(self, c: Parts) -> str:
        return ","

    def conj(self, c: Parts) -> str:
        return str(c[0])

    def then(self, c: Parts) -> str:
        return "then"

    def purpose(self, c: Parts) -> str:
        return "to"

    def semi(self, c: Parts) -> str:
        return ";"

    def definition(self, c: Parts) -> Definition:
        if str(c[0]) != "X":
            raise NotReadableError("a definition of something else than X")
        amount = c[2]
        place = 3
        while place < len(c):
            token = c[place]
            if getattr(token, "type", "") == "COMMA_C":
                place += 1
                continue
            if getattr(token, "type", "") == "CLAMP":
                amount = Clamped(amount, str(token), c[place + 1])
                break
            sign = str(token)
            term = c[place + 1]
            place += 2
            if place < len(c) and getattr(c[place], "type", "") == "FOR_EACH":
                term = PerEach(term, c[place + 1])
                place += 2
            amount = Sum(amount, term) if sign == "plus" else Difference(amount, term)
        return Definition(amount)

    def statement(self, c: Parts) -> Any:
        if len(c) == 1 and isinstance(c[0], Definition):
            return c[0]
        openers: list[Any] = []
        clauses: list[Clause] = []
        pending: list[Any] = []
        link = ""
        for place, part in enumerate(c):
            if isinstance(part, str):
                if link not in ("and", "or", "then", "nor", "but") or part != ",":
                    link = part
                continue
            if isinstance(part, Definition):
                raise NotReadableError("a definition inside a sentence")
            if isinstance(part, tuple):
                later = any(isinstance(other, Clause) for other in c[place + 1 :])
                if not clauses:
                    openers = self._opened(openers, part, link)
                elif later:
                    pending += part
                    held = link
                else:
                    clauses[-1] = replace(clauses[-1], adverbs=(*clauses[-1].adverbs, *part))
                continue
            if pending:
                part = replace(part, adverbs=(*pending, *part.adverbs))
                pending, link = [], held
            clauses.append(self._linked(part, link, clauses))
            link = ""
        if not clauses:
            raise NotReadableError("circumstances without a statement")
        return Sentence(tuple(openers), tuple(self._spread(clauses)))

    @staticmethod
    def _opened(before: list[Any], more: tuple[Any, ...], link: str) -> list[Any]:
        """Circumstances with more of them; "if this, or if that" is one."""
        if link not in ("and", "or"):
            return [*before, *more]
        first, second = before[-1], more[0]
        if isinstance(first, If) and isinstance(second, If) and first.word == second.word:
            joined: Any = replace(first, condition=Either((first.condition, second.condition), link))
        elif isinstance(first, When) and isinstance(second, When) and first.word == second.word:
            joined = replace(first, event=Either((first.event, second.event), link))
        elif link == "and":
            return [*before, *more]
        else:
            raise NotReadableError("circumstances of different kinds joined by 'or'")
        return [*before[:-1], joined, *more[1:]]

    def start(self, c: Parts) -> Any:
        return c[0]

    def _linked(self, clause: Clause, link: str, before: list[Clause]) -> Clause:
        inherits = clause.link in ("+", "benefit")
        if not before:
            if clause.agent is None and inherits:
                clause = replace(clause, agent=ThisCard())
            return replace(clause, link="")
        if clause.link == "benefit":
            raise NotReadableError("a benefit without a subject")
        if clause.agent is None and before[-1].agent is not None and link in ("and", "or", "then", ",", "but"):
            agent = before[-1].agent
            plural = isinstance(agent, Select) or not isinstance(agent, (You,))
            if inherits or isinstance(clause.action, Gain) or isinstance(agent, You):
                shared = Pronoun("same") if isinstance(agent, Select) else agent
                mode = clause.mode
                if isinstance(agent, You) and mode == "do":
                    mode = before[-1].mode
                clause = replace(clause, agent=shared, mode=mode)
            elif plural and before[-1].mode == "may" and clause.mode == "do":
                clause = replace(clause, agent=Pronoun("same") if isinstance(agent, Select) else agent, mode="may")
        elif clause.agent is None and inherits:
            clause = replace(clause, agent=ThisCard())
        return replace(clause, link=link)

    def _spread(self, clauses: list[Clause]) -> list[Clause]:
        """A duration at the end holds for every clause before it that shares its subject."""
        for place in range(len(clauses) - 1, 0, -1):
            clause, before = clauses[place], clauses[place - 1]
            shared = clause.agent == before.agent or (isinstance(clause.agent, Pronoun) and clause.agent.word == "same")
            lasting = tuple(adverb for adverb in clause.adverbs if isinstance(adverb, Until))
            if shared and clause.agent is not None and lasting and clause.link == "and":
                if isinstance(before.action, (Gain, Be)) or before.mode == "cannot":
                    if not any(isinstance(adverb, Until) for adverb in before.adverbs):
                        clauses[place - 1] = replace(before, adverbs=(*before.adverbs, *lasting))
        return clauses


# Groups to abilities


def ability(group: Group, card_type: str) -> object:
    """The ability that a group of sentences makes, with its references resolved.

    :raises UnresolvedError: if a word refers to nothing.
    """
    left, right = group.left, group.right
    if card_type == "Event":
        made: object = _event(left, right, group.x, group.colons)
    elif group.colons:
        made = _colons(left, right, group.x)
    else:
        made = _plain(right, group.x, card_type)
    made = extract_targets(made)
    return Resolver().run(made)


def _event(left: list[Sentence], right: list[Sentence], x: object, colons: bool) -> object:
    left, right = list(left), list(right)
    if not colons:
        while right and _is_left(right[0]) and (len(right) > 1 or _timing_only(right[0])):
            left.append(right.pop(0))
        if not right and len(left) == 1 and _timing_only(left[0]):
            return PlayTiming(left[0])
    return EventEffect(tuple(left), tuple(right), x, "::" if colons else "")


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
        clause.agent is None and clause.mode == "do" and isinstance(clause.action, Act) and clause.action.verb in LEFT_VERBS
        and not (clause.action.verb == "play" and clause.action.what is not None)
        for clause in sentence.clauses
    )


def triggers(sentence: Sentence) -> bool:
    """Whether a sentence is set off by something that happens."""
    return any(_sets_off(item) for item in (*sentence.openers, *sentence.clauses[0].adverbs))


def _sets_off(item: object) -> bool:
    """Whether a circumstance is an event: not "except when seized", not "when playing a State"."""
    if isinstance(item, When):
        event = item.event
        going_on = isinstance(event, Clause) and event.agent is None and isinstance(event.action, Act)
        return item.word != "except when" and not (going_on and event.action.tense == "progressive")  # type: ignore[union-attr]
    return isinstance(item, AtMoment)


def _colons(left: list[Sentence], right: list[Sentence], x: object) -> object:
    first = left[0]
    if len(left) > 1:
        raise NotReadableError("more than one sentence left of ::")
    if _plays_itself(first.clauses[0]):
        return EventEffect(tuple(left), tuple(right), x)
    if any(isinstance(opener, (When, AtMoment)) for opener in first.openers):
        return Triggered(first, tuple(right), x)
    return Activated(first, tuple(right), x)


def _plain(right: list[Sentence], x: object, card_type: str) -> object:
    first = right[0]
    clause = first.clauses[0]
    if _plays_itself(clause) and len(first.clauses) == 1 and not first.openers:
        if len(right) > 1:
            raise NotReadableError("a sentence that goes on after 'Play ...'")
        action = clause.action
        assert isinstance(action, Act)
        if card_type == "State" and len(action.complements) == 1 and _on(action.complements[0]):
            return PlayOn(action.complements[0].what, clause.adverbs)  # type: ignore[attr-defined]
        return PlayTiming(first)
    if _plays_itself(clause) and len(right) == 1 and _is_left(first):
        return EventEffect((first,), (), x, "")
    to = [place for place, item in enumerate(first.clauses) if item.link == "to"]
    if to and not triggers(first):
        cost, bought = first.clauses[: to[0]], first.clauses[to[0] :]
        agents = {type(item.agent) for item in cost}
        if agents <= {type(None), You} and not isinstance(cost[0].action, (Gain, Be)):
            if all(item.mode in ("do", "may") for item in cost):
                bought = (replace(bought[0], link=""), *bought[1:])
                if bought[0].agent is not None and not isinstance(bought[0].action, Gain):
                    raise NotReadableError("somebody else acts after 'to'")
                return Activated(
                    Sentence(first.openers, cost), (Sentence((), bought), *right[1:]), x, separator="to"
                )
    if triggers(first):
        return Triggered(None, tuple(right), x)
    if clause.mode == "may" and isinstance(clause.action, Act) and clause.action.verb == "play":
        return Permission(tuple(right), x)
    return Static(tuple(right), x)


def _on(complement: object) -> bool:
    return isinstance(complement, To) and complement.preposition == "on"


def extract_targets(made: Any) -> Any:
    """ "Smoke target Character" targets at generation: the choice goes left, the effect refers to it."""
    if not isinstance(made, (Activated, EventEffect, Triggered)):
        return made
    found: list[Select] = []
    targets: list[Any] = []

    def take(node: Any) -> Any:
        if isinstance(node, Select) and node.targeted:
            for place, seen in enumerate(found):
                if seen == node:
                    return targets[place]
            found.append(node)
            targets.append(_Held(len(found) - 1))
            return targets[-1]
        return node

    right = made.effects if isinstance(made, Triggered) else made.right
    if isinstance(made, Triggered):
        return made
    right = rebuild(right, take)
    left_source = made.left
    left = rebuild(left_source, take)
    if not found:
        return made
    if len(found) > 1:
        raise NotReadableError("several targets in one effect")
    chosen = replace(found[0], targeted=False)
    choice = Clause(Act("target", chosen))
    right = rebuild(right, _put_back)
    left = rebuild(left, _put_back)
    x = rebuild(made.x, lambda node: take(node))
    x = rebuild(x, _put_back)
    if isinstance(made, EventEffect):
        return EventEffect((*left, Sentence((), (choice,))), right, x, made.separator)
    link = "and" if left.clauses else ""
    return Activated(Sentence(left.openers, (*left.clauses, replace(choice, link=link))), right, x, made.separator)


class _Held:
    """Stands for a target while it is being taken out."""

    def __init__(self, place: int) -> None:
        self.place = place


def _put_back(node: Any) -> Any:
    """Replaces the stand-ins in a node's fields by references."""
    from rules.engine.text.node import names

    fields = names(node)
    if fields is None:
        return node
    changes = {}
    for name in fields:
        value = getattr(node, name)
        if isinstance(value, _Held):
            changes[name] = Pronoun("target")
        elif isinstance(value, tuple) and any(isinstance(item, _Held) for item in value):
            changes[name] = tuple(Pronoun("target") if isinstance(item, _Held) else item for item in value)
    return replace(node, **changes) if changes else node


def undefined_x(made: Any, card_defines: bool) -> bool:
    """Whether an ability's effect uses X, and nothing says what X is."""
    if card_defines or getattr(made, "x", None) is not None:
        return False
    left = getattr(made, "left", None)
    if left is not None and uses(left, X):
        return False
    if isinstance(made, (Static, Triggered, Permission, Activated, EventEffect, PlayTiming)):
        return uses(made, X)
    return False


__all__ = [
    "CoinFlip",
    "Definition",
    "Group",
    "NotUnderstood",
    "Quantity",
    "SentenceBuilder",
    "UnresolvedError",
    "XDefinition",
    "ability",
    "undefined_x",
]
