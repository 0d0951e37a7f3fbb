"""What an evaluation reports: steps with their reasons and changes, refusals, and decisions that someone must make."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypedDict

from rules.engine.kernel.citations import Citation

MAX_QUOTED = 80  # characters


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that is different now: ``what`` of a card (by id) or a player (by name)."""

    card: str | None
    player: str | None
    what: str
    before: object
    after: object

    def as_json(self) -> dict[str, object]:
        """As DESIGN 7 writes it."""
        whose = {"card": self.card} if self.card is not None else {"player": self.player}
        return {**whose, "what": self.what, "from": self.before, "to": self.after}


@dataclass(slots=True)
class Step:
    """Something that happened: a sentence in the rules' words, the rules that caused it, and what it changed.

    ``assumed``: nobody said so; the action that was taken implies it.
    """

    action: int
    kind: str
    text: str
    rules: tuple[Citation, ...]
    cards: tuple[str, ...] = ()
    changes: list[Change] = field(default_factory=list)
    assumed: bool = False

    def as_json(self, n: int) -> dict[str, object]:
        """As DESIGN 7 writes it."""
        return {
            "n": n,
            "action": self.action,
            "kind": self.kind,
            "text": self.text[:1].upper() + self.text[1:],
            "cards": list(self.cards),
            "rules": [cited(each) for each in self.rules],
            "changes": [change.as_json() for change in self.changes],
            "assumed": self.assumed,
        }


def cited(citation: Citation) -> dict[str, str]:
    """A citation in JSON; who serves it adds the address of the page."""
    return {"document": citation.document, "section": citation.section}


@dataclass(frozen=True, slots=True)
class Incomplete:
    """A bound that has ended a run early: what has happened is told, and more would follow."""

    code: str
    message: str

    def as_json(self) -> dict[str, str]:
        """As DESIGN 7 writes it."""
        return {"code": self.code, "message": self.message}


class Problem(TypedDict):
    """A refusal in JSON: the number of the action, the rule that stands in its way, and from when it would be legal."""

    action: int
    code: str
    message: str
    rules: list[dict[str, str]]
    later: str | None


class RefusalError(Exception):
    """An action that the rules forbid.

    ``later`` marks one that only came too early: it is tried again when everyone has passed.
    ``phase`` marks one that waits for another part of the turn: what is wrong with it then says more.
    ``announced`` marks one of an action that is refused whatever is decided on the way to it: it is not the answer
    that is illegal.
    ``legal_from`` says from when the action would be legal, where that takes an action of its own first.
    ``incomplete``: a bound was met in looking for the moment at which it is legal.
    """

    def __init__(self, code: str, message: str, *rules: Citation, later: bool = False, phase: bool = False) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rules = tuple(dict.fromkeys(rules))
        self.later = later
        self.phase = phase
        self.announced = False
        self.legal_from: str | None = None
        self.incomplete: Incomplete | None = None

    def as_json(self, action: int) -> Problem:
        """As DESIGN 7 writes a ``problem``."""
        return {
            "action": action,
            "code": self.code,
            "message": f"A{self.message[1:]}" if self.message.startswith("a ") else self.message,
            "rules": [cited(each) for each in self.rules],
            "later": self.legal_from,
        }


@dataclass(frozen=True, slots=True)
class Decision:
    """A point at which a player must decide.

    ``options`` are the ids or words to choose from; ``least`` and ``most`` say how many of them. ``kind`` is the
    action that answers it where that is not ``choose``; ``cards`` are the cards that the decision is about, ``amount``
    is what is to be divided.
    """

    by: str
    kind: str
    text: str
    options: tuple[str, ...]
    least: int = 1
    most: int = 1
    cards: tuple[str, ...] = ()
    amount: int | None = None

    def as_json(self) -> dict[str, object]:
        """As DESIGN 7 writes a ``decision``."""
        return {
            "by": self.by,
            "kind": self.kind,
            "text": self.text,
            "cards": list(self.cards),
            "amount": self.amount,
            "options": list(self.options),
            "least": self.least,
            "most": self.most,
        }


class DecisionNeededError(Exception):
    """Raised where an effect cannot go on without an answer; the action is then run again with the answer.

    ``on_the_way`` marks one that comes up while everyone passes, before the action itself can be taken.
    """

    def __init__(self, decision: Decision) -> None:
        super().__init__(decision.text)
        self.decision = decision
        self.on_the_way = False


def check_answer(decision: Decision, answer: tuple[str, ...], *rules: Citation) -> tuple[str, ...]:
    """The answer, if it is one of the options.

    :param rules: what a refusal cites.
    :raises RefusalError: if it is not.
    """
    if len(set(answer)) != len(answer) or any(each not in decision.options for each in answer):
        raise RefusalError(
            "not_an_option",
            f"{', '.join(answer) or 'nothing'} is no choice here; {decision.by} chooses from "
            f"{', '.join(decision.options)}.",
            *rules,
        )
    if not decision.least <= len(answer) <= decision.most:
        raise RefusalError(
            "wrong_number",
            f"{len(answer)} chosen; {decision.by} chooses at least {decision.least} and at most {decision.most}.",
            *rules,
        )
    return answer


def in_quotes(given: object) -> str:
    """What an action says, in a sentence; of what is no word or number only that it is something else.

    >>> in_quotes("Jabb"), in_quotes(7), in_quotes({"behind": "hill"})
    ('"Jabb"', '"7"', 'that')
    >>> in_quotes("x" * 300)[-4:]
    'xx…"'
    """
    if not isinstance(given, str | int):
        return "that"
    said = str(given)
    return f'"{said}"' if len(said) <= MAX_QUOTED else f'"{said[:MAX_QUOTED]}…"'


def listing(names: Sequence[str], word: str = "and") -> str:
    """Names in a sentence.

    >>> listing(["Ann", "Bob", "Cathy"])
    'Ann, Bob and Cathy'
    """
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {word} {names[-1]}"


def only_choice(names: Sequence[str]) -> str:
    """How a decision that answers itself is told.

    >>> only_choice(["Footwork"]), only_choice(["Jab", "Footwork"]), only_choice([])
    ('The only choice is Footwork.', 'The only choices are Jab and Footwork.', 'There is nothing to choose.')
    """
    if not names:
        return "There is nothing to choose."
    return f"The only {'choice is' if len(names) == 1 else 'choices are'} {listing(names)}."
