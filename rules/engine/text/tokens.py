"""Terminals of the grammar as tokens, and the parser's way to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from lark import Token
from lark.lexer import Lexer

from rules.engine.text.words import Word


class WordToken(Token):
    """A terminal with what the grammar does not need but the builder does."""

    third: bool
    plural: bool
    surface: str
    span: tuple[int, int]


def make(kind: str, value: str, word: Word, last: Word | None = None) -> WordToken:
    """A terminal for a stretch of words."""
    end = (last or word).end
    token = WordToken(kind, value, word.start, 1, word.start + 1, 1, end + 1, end)
    token.third = word.third
    token.plural = False
    token.span = (word.start, end)
    token.surface = word.surface.casefold()
    return token


class PreLexed(Lexer):
    """Hands terminals that are made already to the parser."""

    def __init__(self, _conf: Any) -> None:
        pass

    __future_interface__ = 0

    def lex(self, tokens: Iterable[Token]) -> Iterator[Token]:  # type: ignore[override]
        """The terminals."""
        return iter(tokens)
