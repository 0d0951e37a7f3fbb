"""The grammar as a parser, built once in a process.

Terminals come ready-made from the lexer. One that the grammar writes with an underscore is read and dropped; a rule
that is named like a node class (``for_each``) makes that node, which ``lark.ast_utils`` arranges.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from lark import Lark, Token, Transformer, v_args
from lark.ast_utils import create_transformer
from lark.lexer import Lexer

from rules.engine.shadowfist.text import actions, amounts, lexicon, selectors, timing
from rules.engine.shadowfist.text.lexer import Vocabulary
from rules.engine.shadowfist.text.node import shared

FILES = ("abilities.lark", "clauses.lark", "nouns.lark")
TERMINAL = re.compile(r"\b_?[A-Z][A-Z_]+\b")


@cache
def grammar() -> str:
    """The whole grammar, as text."""
    folder = files("rules.engine.shadowfist.text") / "grammar"
    return "\n".join((folder / name).read_text(encoding="utf-8") for name in FILES)


@cache
def terminals() -> frozenset[str]:
    """The terminals of the grammar, those that it drops with their underscore."""
    return frozenset(TERMINAL.findall(re.sub(r"//.*", "", grammar())))


@cache
def vocabulary() -> Vocabulary:
    """The terminals and the phrases they stand for."""
    keywords = {}
    for line in lexicon.KEYWORDS.strip().replace("\n  ", " ").splitlines():
        name, _, phrases = line.partition(":")
        for entry in phrases.split("|"):
            phrase, _, value = entry.partition("=>")
            keywords[phrase.strip()] = (name, value.strip() or phrase.strip())
    return Vocabulary(keywords)


class PreLexed(Lexer):
    """Hands terminals that are made already to the parser."""

    __future_interface__ = 0

    def __init__(self, _conf: object) -> None:
        self.dropped = {name[1:]: name for name in terminals() if name.startswith("_")}

    def lex(self, tokens: Iterable[Token]) -> Iterator[Token]:  # type: ignore[override]
        """The terminals."""
        for token in tokens:
            token.type = self.dropped.get(token.type, token.type)
            yield token


def _made(build: Callable[..., object], _rule: str, parts: list[object], _meta: object) -> object:
    """A node of what its rule read, with terminals as plain words; nodes of words alone are shared."""
    words = [isinstance(part, Token) for part in parts]
    made = build(*[str(part) if word else part for part, word in zip(parts, words, strict=True)])
    return shared(made) if all(words) else made


def parser(builder: Transformer[Any, Any] | None = None) -> Lark:
    """The LALR parser. Where a phrase could attach in two places, it attaches to the nearest."""
    for nodes in (actions, amounts, selectors, timing) if builder is not None else ():
        create_transformer(nodes, builder, lambda inline, meta: v_args(wrapper=_made))
    return Lark(
        f"{grammar()}\n%declare {' '.join(sorted(terminals()))}\n",
        parser="lalr",
        lexer=PreLexed,
        maybe_placeholders=True,
        transformer=builder,
    )
