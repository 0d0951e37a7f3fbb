"""One text on its way to abilities: read sentence by sentence, grouped, assembled, guarded."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from lark import Lark
from lark.exceptions import LarkError, UnexpectedToken, VisitError

from rules.engine.shadowfist.text import abilities as ab
from rules.engine.shadowfist.text.actions import Gain
from rules.engine.shadowfist.text.amounts import X
from rules.engine.shadowfist.text.antecedents import Resolver, uses
from rules.engine.shadowfist.text.assemble import (
    Group,
    ability,
    apart,
    limits_of,
    named_by,
    plays_on,
    triggers,
    undefined_x,
)
from rules.engine.shadowfist.text.belonging import BACKWARD, asks_if_done, loose, resolves, uses_x
from rules.engine.shadowfist.text.build_sentences import Definition
from rules.engine.shadowfist.text.frames import UnknownFrameError
from rules.engine.shadowfist.text.guard import missing
from rules.engine.shadowfist.text.keywords import keyword_of, keyword_sentence, reloads_at_cost
from rules.engine.shadowfist.text.lexer import Vocabulary
from rules.engine.shadowfist.text.mentions import UnresolvedError
from rules.engine.shadowfist.text.node import shared, walk
from rules.engine.shadowfist.text.phrases import NotReadableError
from rules.engine.shadowfist.text.references import Pronoun, ThisCard
from rules.engine.shadowfist.text.render import RELOADING, render
from rules.engine.shadowfist.text.selectors import Select, Type
from rules.engine.shadowfist.text.sentences import Sentence as Words
from rules.engine.shadowfist.text.sentences import sentences
from rules.engine.shadowfist.text.timing import Sentence
from rules.engine.shadowfist.text.words import Word

USED = frozenset({"use", "used", "ability", "may"})
UNCLEAR = "whether a sentence belongs to the ability before it is not clear"
REFUSED = (NotReadableError, UnknownFrameError, UnresolvedError, ValueError)


@dataclass(frozen=True, slots=True)
class CompiledText:
    """What a text gives its card.

    ``spans`` are the places of ``abilities`` in the original text, ``reminders`` those of text in parentheses.
    ``clauses`` counts the sentences and halves of ``::``, ``clauses_understood`` those whose ability is understood,
    ``counts`` those of each ability.
    """

    abilities: tuple[Any, ...]
    spans: tuple[tuple[int, int], ...]
    reminders: tuple[tuple[int, int], ...]
    clauses: int
    clauses_understood: int
    counts: tuple[int, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether every ability is understood."""
        return not any(isinstance(item, ab.NotUnderstood) for item in self.abilities)


@dataclass(slots=True)
class Read:
    """A sentence as it was read: keyword abilities, a definition, or statements left and right of ``::``."""

    words: Words
    clauses: int
    keywords: tuple[Any, ...] = ()
    definition: Definition | None = None
    left: Sentence | None = None
    right: Sentence | None = None
    fault: str = ""

    @property
    def span(self) -> tuple[int, int]:
        """Where it stands."""
        return self.words.start, self.words.end

    def source(self) -> tuple[Word, ...]:
        """Its words; of "Use this ability only once per turn" those that stay when it is put at the head."""
        words = (*self.words.left, *(self.words.right or ()))
        if self.left is None and self.right is not None and limits_of(self.right):
            return tuple(word for word in words if word.form not in USED)
        return words


class Compilation:
    """Compiles one text."""

    def __init__(
        self,
        text: str,
        card_type: str,
        known: Vocabulary,
        machine: Lark,
        lexed: list[Word],
        joined: frozenset[int] = frozenset(),
    ) -> None:
        self.text = text
        self.card_type = card_type
        self.known = known
        self.machine = machine
        self.joined = joined
        self.read = [self.sentence(item) for item in sentences(lexed)]
        self.out: list[tuple[Any, tuple[int, int], int]] = []

    def run(self, reminders: list[tuple[int, int]]) -> CompiledText:
        """All abilities, in the order of the text."""
        group: list[Read] = []
        for item in self.read:
            if item.keywords:
                self.close(group)
                group = []
                self.keywords(item)
            elif group and self.belongs(item, group):
                group.append(item)
            else:
                self.close(group)
                group = [item]
        self.close(group)
        self.define_x()
        abilities = tuple(found for found, _span, _clauses in self.out)
        understood = sum(n for found, _span, n in self.out if not isinstance(found, ab.NotUnderstood))
        return CompiledText(
            abilities,
            tuple(span for _found, span, _clauses in self.out),
            tuple(reminders),
            sum(n for _found, _span, n in self.out),
            understood,
            tuple(n for _found, _span, n in self.out),
        )

    # Sentences

    def sentence(self, item: Words) -> Read:
        """A sentence, read as far as it can be."""
        count = 1 if item.right is None else (2 if item.left else 1)
        made = Read(item, count)
        if item.right is None:
            keywords = keyword_sentence(item.left)
            if keywords is not None:
                made.keywords = keywords
                return made
            if reloads_at_cost(item.left):
                return self.reload(made)
        try:
            if item.right is None:
                found = self.parse(item.left)
                if isinstance(found, Definition):
                    made.definition = found
                else:
                    made.right = found
            else:
                left, right = self.parse(item.left), self.parse(item.right)
                if isinstance(left, Definition) or isinstance(right, Definition):
                    raise NotReadableError("a definition beside ::")
                made.left, made.right = left, right
        except (LarkError, *REFUSED) as error:
            made.fault = reason_of(error)
        return made

    def reload(self, made: Read) -> Read:
        """ "Reload: discard a card": what is done so that the card goes from the smoked pile to the deck."""
        try:
            cost = self.parse(made.words.left[2:])
            if isinstance(cost, Definition):
                raise NotReadableError("a definition as a cost")
            keyword = ability(Group([cost], [RELOADING], True), "Character")
            lost = missing(made.words.left, render(keyword), self.known)
            if lost:
                raise NotReadableError(f"{lost!r} is lost")
            made.keywords = (keyword,)
        except (LarkError, *REFUSED, AssertionError) as error:
            made.fault = reason_of(error)
        return made

    def parse(self, part: tuple[Word, ...]) -> Any:
        """The statement that a half sentence makes."""
        if not part:
            raise NotReadableError("nothing beside ::")
        return self.machine.parse(self.known.tokens(list(part)))

    # Groups

    def belongs(self, item: Read, group: list[Read]) -> bool:
        """Whether a sentence goes on with the ability before it."""
        if item.definition is not None:
            return True
        if self.card_type == "Event" or item.span[0] in self.joined:
            return True
        if item.left is not None or item.words.right is not None:
            return False
        if item.fault:
            return any(word.form in BACKWARD for word in item.source()[:3]) or self.points_back(item)
        assert item.right is not None
        if asks_if_done(item.right):
            return True
        first = item.right.clauses[0]
        if any(clause.link == "to" and clause.agent is None for clause in item.right.clauses[1:2]):
            return False
        if isinstance(first.agent, X) or limits_of(item.right):
            return True
        if isinstance(first.action, Gain) and isinstance(first.agent, ThisCard) and not item.right.openers:
            return False
        try:
            Resolver(named_by(self.card_type) if plays_on(group[0].right) else ()).run(item.right)
        except UnresolvedError:
            return True
        if any(node == Type("winner") for node in walk(item.right)):
            return True
        forms = [word.form for word in item.source()]
        if ("this", "way") in pairwise(forms) and _does_something(group[0]):
            return True
        if forms[0] == "if" and ("the", "sacrifice") in pairwise(forms):
            return True
        return forms[0] in ("otherwise", "heads", "tails", "instead")

    def points_back(self, item: Read) -> bool:
        """Whether an unread sentence has words that may refer to the ability before it."""
        forms = [word.form for word in item.source()]
        return any(form in ("chosen", "target", "otherwise", "x") for form in forms)

    def close(self, group: list[Read]) -> None:
        """The ability that a group of sentences makes, or why there is none."""
        if not group:
            return
        span = (group[0].span[0], group[-1].span[1])
        clauses = sum(item.clauses for item in group)
        definitions = [item for item in group if item.definition is not None]
        rest = [item for item in group if item.definition is None]
        fault = next((item.fault for item in group if item.fault), "")
        if not rest:
            for item in definitions:
                self.define(item)
        elif fault or len(definitions) > 1:
            self.refuse(span, clauses, fault or "X is defined twice")
        else:
            self.assemble(rest, definitions[0] if definitions else None, span, clauses)

    def assemble(self, rest: list[Read], definition: Read | None, span: tuple[int, int], clauses: int) -> None:
        """The abilities that sentences make which were read."""
        probe = _group(rest)
        own = False
        if definition is not None and definition.definition is not None:
            amount = definition.definition.amount
            used = any(uses(part, X) for part in (*probe.left, *probe.right))
            # A definition that no sentence uses is of the card's own X, unless it is about what a sentence chose.
            own = not used and self.card_type != "Event" and resolves(amount)
            probe.x = None if own else amount
        try:
            made = keyword_of(ability(probe, self.card_type))
        except (*REFUSED, AssertionError) as error:
            self.refuse(span, clauses, reason_of(error))
            return
        inside = [*rest, definition] if definition is not None and not own else rest
        found = (
            apart(made, self.card_type) if isinstance(made, ab.Static) and len(made.sentences) == len(rest) else [made]
        )
        if len(found) == len(rest) > 1:
            for item, each in zip(rest, found, strict=True):
                more = definition if definition is not None and getattr(each, "x", None) is not None else None
                source = (*item.source(), *(more.source() if more else ()))
                self.keep(keyword_of(each), item.span, item.clauses + (more.clauses if more else 0), source)
        elif self.is_unclear(rest) and isinstance(made, (ab.Activated, ab.Triggered)) and loose(made):
            self.refuse(span, clauses, UNCLEAR)
        else:
            self.keep(made, span, clauses - own, [word for item in inside for word in item.source()])
        if own and definition is not None:
            self.define(definition)

    def is_unclear(self, rest: list[Read]) -> bool:
        """Whether it may not be clear that sentences belong together."""
        return len(rest) > 1 and not any(item.span[0] in self.joined for item in rest)

    def define(self, item: Read) -> None:
        """Adds what X is on this card."""
        assert item.definition is not None
        try:
            amount = Resolver().run(item.definition.amount)
        except UnresolvedError as error:
            self.refuse(item.span, item.clauses, reason_of(error))
        else:
            self.keep(ab.XDefinition(amount), item.span, item.clauses, item.source())

    def keep(self, made: Any, span: tuple[int, int], clauses: int, source: Iterable[Word]) -> None:
        """Adds an ability, if the guard finds nothing missing from it."""
        if any(isinstance(node, Pronoun) and node.word not in ("whose", "each other") for node in walk(made)):
            self.refuse(span, clauses, "a word refers back to nothing")
            return
        try:
            lost = missing(source, render(made), self.known)
        except (TypeError, KeyError) as error:
            self.refuse(span, clauses, f"cannot be rendered: {error}")
            return
        if isinstance(made, (ab.Static, ab.Permission, ab.PlayTiming)) and any(
            isinstance(node, Select) and node.targeted for node in walk(made)
        ):
            self.refuse(span, clauses, "a continuous effect with a target")
        elif lost:
            self.refuse(span, clauses, f"{lost!r} is lost")
        else:
            self.out.append((shared(made), span, clauses))

    def refuse(self, span: tuple[int, int], clauses: int, reason: str) -> None:
        """Adds what is not understood."""
        self.out.append((ab.NotUnderstood(self.text[span[0] : span[1]], reason), span, clauses))

    def keywords(self, item: Read) -> None:
        """Adds restrictions and special abilities."""
        for each in item.keywords:
            self.out.append((each, item.span, item.clauses))

    def define_x(self) -> None:
        """Abilities whose X nothing defines are not understood."""
        defined = any(
            isinstance(found, ab.XDefinition) or (getattr(found, "x", None) is not None and not uses_x(found))
            for found, _span, _clauses in self.out
        )
        for place, (found, span, clauses) in enumerate(self.out):
            if undefined_x(found, defined):
                reason = ab.NotUnderstood(self.text[span[0] : span[1]], "X is not defined")
                self.out[place] = (reason, span, clauses)


def _does_something(head: Read) -> bool:
    """Whether a sentence begins an ability that generates an effect."""
    return head.left is not None or (head.right is not None and triggers(head.right))


def _group(rest: list[Read]) -> Group:
    """The sentences of an ability; before the one with ``::``, those without stand left of it."""
    left: list[Sentence] = []
    right: list[Sentence] = []
    for place, item in enumerate(rest):
        if item.left is not None:
            left.append(item.left)
        later = any(other.left is not None for other in rest[place + 1 :])
        assert item.right is not None
        (left if item.left is None and later else right).append(item.right)
    return Group(left, right, any(item.left is not None for item in rest))


def reason_of(error: Exception) -> str:
    if isinstance(error, UnexpectedToken):
        word = getattr(error.token, "surface", "") or str(error.token)
        return f"unexpected {word!r}" if word and error.token.type != "$END" else "unfinished"
    if isinstance(error, VisitError):
        return reason_of(error.orig_exc) if isinstance(error.orig_exc, Exception) else str(error)
    if isinstance(error, UnresolvedError):
        return f"{error} refers to nothing"
    text = str(error)
    return f"unknown word {text!r}" if type(error) is ValueError else text or type(error).__name__
