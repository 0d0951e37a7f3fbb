"""Terminals of the grammar as tokens."""

from __future__ import annotations

from lark import Token

from rules.engine.shadowfist.text.words import Word


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


def put_in(kind: str, value: str, beside: WordToken, third: bool = False) -> WordToken:
    """A terminal that the text has no word for, beside another."""
    token = WordToken.new_borrow_pos(kind, value, beside)
    token.third, token.plural, token.surface, token.span = third, False, value, (beside.span[0], beside.span[0])
    return token
