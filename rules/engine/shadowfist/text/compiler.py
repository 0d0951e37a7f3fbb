"""Card texts to abilities. The one entry point is :func:`compile_text`."""

from __future__ import annotations

import hashlib
import re
from functools import cache, lru_cache
from importlib.resources import files

from lark import Lark

from rules.engine.shadowfist.text.build_limits import LimitBuilder
from rules.engine.shadowfist.text.build_nouns import NounBuilder
from rules.engine.shadowfist.text.build_sentences import SentenceBuilder
from rules.engine.shadowfist.text.build_verbs import VerbBuilder
from rules.engine.shadowfist.text.compilation import Compilation, CompiledText
from rules.engine.shadowfist.text.lexer import Vocabulary
from rules.engine.shadowfist.text.parser import parser, vocabulary
from rules.engine.shadowfist.text.words import words


class Builder(NounBuilder, LimitBuilder, VerbBuilder, SentenceBuilder):
    """All callbacks of the grammar."""


@cache
def _machine() -> tuple[Vocabulary, Lark]:
    return vocabulary(), parser(Builder())


@cache
def compiler_version() -> str:
    """Changes whenever the grammar or the compiler does, so that stored results can be told to be out of date."""
    digest = hashlib.sha256()
    folder = files("rules.engine.shadowfist.text")
    for part in (folder, folder / "grammar"):
        for item in sorted(part.iterdir(), key=lambda entry: entry.name):
            if item.name.endswith((".py", ".lark")):
                digest.update(item.name.encode())
                digest.update(item.read_bytes())
    return digest.hexdigest()[:16]


def compile_text(text: str, *, title: str = "", type: str = "", joined: frozenset[int] = frozenset()) -> CompiledText:
    """The abilities of a card's text.

    :param title: the card's own title, by which its text may call it.
    :param type: the card's type: Character, Site, Feng Shui Site, State, Event, Edge.
    :param joined: where sentences begin that go on with the ability before them, though they refer back to nothing.

    >>> compile_text("Toughness: 1.", title="Night Courier", type="Character").abilities
    (Keyword(name='toughness', value=1, against=None, adverbs=()),)
    """
    if not text.strip():
        return _empty()
    known, machine = _machine()
    lexed, reminders = words(_not_itself(text, type), title, known.known)
    return Compilation(text, type, known, machine, lexed, joined).run(reminders)


THIS_TYPE = re.compile(r"\bthis(?= (character|feng shui site|site|state|event|edge)\b)", re.IGNORECASE)


def _not_itself(text: str, type: str) -> str:
    """A text in which "this Character" of a card that is none is one that has been named, with every span as it was.

    >>> _not_itself("Toast this Event. Smoke this Character.", "Event")
    'Toast this Event. Smoke that Character.'
    """
    if not type:
        return text

    def said(found: re.Match[str]) -> str:
        own = type.lower().endswith(found[1].lower())
        return found[0] if own else found[0].replace("his", "hat").replace("HIS", "HAT")

    return THIS_TYPE.sub(said, text)


@lru_cache(maxsize=1)
def _empty() -> CompiledText:
    return CompiledText((), (), (), 0, 0)


__all__ = ["CompiledText", "compile_text", "compiler_version"]
