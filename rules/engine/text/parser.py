"""The grammar as a parser, built once in a process."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from lark import Lark, Transformer

from rules.engine.text import lexicon
from rules.engine.text.lexer import Vocabulary
from rules.engine.text.tokens import PreLexed

FILES = ("abilities.lark", "clauses.lark", "nouns.lark")


@cache
def grammar() -> str:
    """The whole grammar, as text."""
    folder = files("rules.engine.text") / "grammar"
    return "\n".join((folder / name).read_text(encoding="utf-8") for name in FILES)


@cache
def vocabulary() -> Vocabulary:
    """The terminals and the phrases they stand for."""
    keywords = {}
    for line in lexicon.KEYWORDS.strip().replace("\n  ", " ").splitlines():
        name, _, phrases = line.partition(":")
        for phrase in phrases.split("|"):
            keywords[phrase.strip()] = name
    return Vocabulary(keywords)


def parser(transformer: Transformer[Any, Any] | None = None) -> Lark:
    """The LALR parser. Where a phrase could attach in two places, it attaches to the nearest."""
    used = sorted(set(re.findall(r"\b[A-Z][A-Z_]+\b", re.sub(r"//.*", "", grammar()))))
    return Lark(
        f"{grammar()}\n%declare {' '.join(used)}\n",
        parser="lalr",
        lexer=PreLexed,
        maybe_placeholders=False,
        transformer=transformer,
    )
