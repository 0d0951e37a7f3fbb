"""A card's text to syntax trees: where its abilities begin and end, and the tree of each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import TypeAlias, cast

from lark import Lark, Token, Tree
from lark.exceptions import LarkError, UnexpectedInput

from rules.engine.ufs.text.lexer import PreLexed, UnknownTextError, tokens

# Where a played ability begins: after a sentence or at the start of a line, perhaps with prefixes (2.9.0.2).
HEAD = re.compile(
    r"(?:^|(?<=[.)]\s)|(?<=\n))"
    r"(?:(?:First|Desperation|Combo(?:\s*\([^)\n]*\))?|\[[A-Za-z]+\]|[A-Z][\w'-]*(?:[ /][A-Z][\w'-]*)*)\s+)*"
    r"[FER](?:\s+[A-Z\d(][^:.\n]*|\s*\([^:.\n]*)?:",
    re.MULTILINE,
)
SENTENCE = re.compile(r"[^.\n]+\.?")
# A continuous ability of an attack that waits for what becomes of it, said as a condition.
OF_ITSELF = re.compile(r"if(?= this attack is (?:not |completely |fully |partially )?blocked,)")
# Words to which these rules give no meaning but in the constructions that are read.
NO_RULE = {
    "prevent": "the rules know no preventing but of the damage that is being taken (8.3.3.5)",
    "instead": "the rules say of nothing but a control check (2.11.2) what happens in its place",
    "would": "the rules know nothing that waits for what is still to happen",
    "unless": "the rules do not say when somebody may keep an effect from happening",
}
TERMINAL = re.compile(r"\b(?:_[A-Z]+|[A-Z][A-Z_]+)[A-Z_]*\b")


# What is left out of a construction is None in its place.
Syntax: TypeAlias = Tree[Token | None]


@dataclass(frozen=True)
class Parsed:
    """An ability: its place in the text, and its tree, or what is in the way of one."""

    start: int
    end: int
    tree: Syntax | None
    fault: str = ""


@cache
def parser() -> Lark:
    """The LALR parser, built once in a process."""
    text = (files("rules.engine.ufs.text") / "grammar" / "abilities.lark").read_text(encoding="utf-8")
    names = sorted(set(TERMINAL.findall(re.sub(r"//.*", "", text))))
    declared = f"{text}\n%declare {' '.join(names)}\n"
    return Lark(declared, parser="lalr", lexer=PreLexed, maybe_placeholders=True)


def parse_text(text: str, title: str = "") -> tuple[Parsed, ...]:
    """The abilities of a text in their order; sentences without a head are continuous abilities, one each."""
    return tuple(_parsed(text, start, end, title) for start, end in places(text))


def places(text: str) -> Iterator[tuple[int, int]]:
    """Where the abilities begin and end: a played ability at the next one or at the end of its line.

    >>> list(places("Your attacks get +1 damage. E: Draw 1 card."))
    [(0, 27), (28, 43)]
    >>> list(places("E: Draw 1 card.\\nYour attacks get +1 damage."))
    [(0, 15), (16, 43)]
    """
    heads = [found.start() for found in HEAD.finditer(text)]
    at = 0
    for here, following in pairwise([*heads, len(text), len(text)]):
        for sentence in SENTENCE.finditer(text, at, here):
            if sentence.group().strip():
                start = sentence.start() + len(sentence.group()) - len(sentence.group().lstrip())
                yield start, sentence.end()
        line = text.find("\n", here)
        until = following if line < 0 else min(following, line)
        if here < len(text):
            yield here, here + len(text[here:until].rstrip())
        at = until


def plain_text(text: str, title: str = "") -> str:
    """An ability as it is read: in lower case, its own title said as "this card", with a full stop.

    >>> plain_text("F Commit: Destroy Old Oak", "Old Oak")
    'f commit: destroy this card.'
    """
    plain = re.sub("[’‘]", "'", text.strip().lower())
    name = re.sub(r"^[.\s]+|[.\s]+$", "", title).lower()
    if name and ":" not in name:
        head, colon, rest = plain.partition(":")
        own = re.compile(rf"\b{re.escape(name)}\b")
        # A name before the colon says who may play the ability.
        plain = head + colon + own.sub("this card", rest) if colon else own.sub("this card", plain)
    return plain if plain.endswith(".") else f"{plain}."


def _tree(plain: str) -> Syntax:
    # lark's annotations do not know of ``maybe_placeholders``.
    return cast(Syntax, parser().parse(list(tokens(plain))))


def _parsed(text: str, start: int, end: int, title: str) -> Parsed:
    plain = plain_text(text[start:end], title)
    try:
        tree = _tree(plain)
    except UnknownTextError as error:
        near = f"no word begins at {plain[error.place : error.place + 20]!r}"
        return Parsed(start, end, None, _no_rule(plain) or near)
    except UnexpectedInput as error:
        if OF_ITSELF.match(plain):
            # 2.13.5: "if" and "after" are fulfilled alike.
            return _parsed_as(start, end, OF_ITSELF.sub("after", plain))
        place = getattr(getattr(error, "token", None), "start_pos", None)
        near = plain[place : place + 30] if isinstance(place, int) else plain[-30:]
        return Parsed(start, end, None, _no_rule(plain) or f"not read from {near!r} on")
    except LarkError as error:
        return Parsed(start, end, None, str(error)[:80])
    return Parsed(start, end, tree)


def _no_rule(plain: str) -> str:
    """The word of an ability that is not read to which the rules give no meaning, if there is one."""
    word = next((each for each in NO_RULE if re.search(rf"\b{each}s?\b", plain)), None)
    return f"'{word}': {NO_RULE[word]}" if word is not None else ""


def _parsed_as(start: int, end: int, plain: str) -> Parsed:
    """An ability in other words for the same."""
    try:
        return Parsed(start, end, _tree(plain))
    except LarkError:
        return Parsed(start, end, None, f"not read: {plain[:30]!r}")
