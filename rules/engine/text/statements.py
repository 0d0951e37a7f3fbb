"""Builds sentences: circumstances first, then clauses that share them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from rules.engine.text.actions import Act, Be, Gain
from rules.engine.text.amounts import Clamped, Counted, Difference, PerEach, Sum
from rules.engine.text.phrases import NotReadableError
from rules.engine.text.references import Pronoun, ThisCard, You
from rules.engine.text.selectors import Select
from rules.engine.text.timing import Clause, Either, If, Manner, Sentence, Until, When
from rules.engine.text.tokens import WordToken

Parts = list[Any]


@dataclass
class Definition:
    """X = an amount."""

    amount: object


class SentenceBuilder:
    """Callbacks of the grammar's sentences."""

    def clause_piece(self, c: Parts) -> Any:
        return c[0]

    def adverb_piece(self, c: Parts) -> Any:
        return tuple(c)

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

    def counted(self, c: Parts) -> tuple[Any, ...]:
        return tuple(part for part in c if not isinstance(part, WordToken))

    def definition(self, c: Parts) -> Definition:
        if str(c[0]) != "X":
            raise NotReadableError("a definition of something else than X")
        if isinstance(c[-1], tuple):
            return Definition(Counted(self.definition(c[:-1]).amount, c[-1]))
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
                elif later and (link in ("and", "or", "then", "but", ";") or part == (Manner("otherwise"),)):
                    pending += part
                    held = link
                else:
                    if link in ("or", "nor"):
                        raise NotReadableError("circumstances joined by 'or'")
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
        """A duration at the end holds for every clause before it that goes on in the same way."""
        for place in range(len(clauses) - 1, 0, -1):
            clause, before = clauses[place], clauses[place - 1]
            shared = clause.agent == before.agent or (isinstance(clause.agent, Pronoun) and clause.agent.word == "same")
            lasting = tuple(adverb for adverb in clause.adverbs if isinstance(adverb, Until))
            joined = clause.agent is not None and before.agent is not None and clause.link == "and"
            state = _lasts(before) and (shared or _lasts(clause))
            if joined and lasting and state and not any(isinstance(adverb, Until) for adverb in before.adverbs):
                clauses[place - 1] = replace(before, adverbs=(*before.adverbs, *lasting))
        return clauses


def _lasts(clause: Clause) -> bool:
    """Whether what a clause says goes on: a benefit, a state, a prohibition, taking no damage."""
    if clause.mode in ("cannot", "must", "do not"):
        return True
    action = clause.action
    none = isinstance(action, Act) and isinstance(action.what, Select) and action.what.quantity.word == "no"
    return none or isinstance(action, (Gain, Be))
