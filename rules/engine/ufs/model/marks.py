"""The marks around a title by which versions of a character are told apart (2.1.14, 3.3)."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from rules.engine.kernel.slugs import slug

# Ways to print one and the same mark.
_SAME = str.maketrans(
    dict.fromkeys("·•∙⋅・‧●․．｡", ".")
    | {"＊": "*", "∗": "*", "⁎": "*", "✱": "*", "：": ":", "∶": ":", "（": "(", "）": ")", "［": "[", "］": "]"}
    | {chr(code): unicodedata.normalize("NFKC", chr(code)) for code in range(0x2160, 0x217C)}
)
_MARK = r"(?:[.*:]|\([IVXivx]{1,5}\)|\[[IVXivx]{1,5}\])"
_BEFORE = re.compile(rf"\s*(?:{_MARK}\s*)+")
_BEHIND = re.compile(rf"(?:\s*{_MARK})+\s*$")
# What stands around titles in lists and sentences.
_AROUND = " \t\u00a0,;|_~-–—/\\"
_PAIRS = frozenset(['""', "''", "“”", "‘’", "«»", "[]", "{}", "()", "<>", "``"])
_WORDS = {".": "dots", "*": "stars", ":": "colons"}
_RUN = re.compile(r"(?P<sign>[.*:])(?P=sign)*|\((?P<roman>[ivx]+)\)")
# An abbreviation ends with its full stop.
_ABBREVIATION = re.compile(r"(?:\.\S*|(?:^|[\s.-])(?:jr|sr|esq|inc|ltd|co|etc))$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class MarkedTitle:
    """A title as its name with the marks before it and behind it."""

    name: str
    before: str = ""
    behind: str = ""

    @property
    def is_marked(self) -> bool:
        """Whether there is any mark."""
        return bool(self.before or self.behind)

    @property
    def key(self) -> tuple[str, str, str]:
        """What tells the card from others."""
        return slug(self.name), self.before, self.behind


@lru_cache(maxsize=16384)
def marked(title: str) -> MarkedTitle:
    """A title taken apart. An ellipsis in front, the point of a number and that of an abbreviation are no marks.

    >>> marked(". . Ivy . ."), marked("··Ivy··") == marked(". . Ivy . ."), marked("Ivy::").behind
    (MarkedTitle(name='Ivy', before='..', behind='..'), True, '::')
    >>> marked("Ken Jr.").is_marked, marked("...and Fall").is_marked, marked(".44 Magnum").is_marked
    (False, False, False)
    """
    text = _undressed(title.translate(_SAME))
    before, behind = _BEFORE.match(text), _BEHIND.search(text)
    front, back = before.group() if before else "", behind.group() if behind else ""
    name = text[len(front) : len(text) - len(back)].strip()
    if not slug(name):
        return MarkedTitle(text)
    if not back and (_undressed(title).startswith("...") or (front.strip() == "." and name[0].isdigit())):
        front = ""
    if back == "." and not front and _ABBREVIATION.search(name):
        back = ""
    if not front and not back:
        return MarkedTitle(text)
    return MarkedTitle(text[len(front) : len(text) - len(back)].strip(), _said(front), _said(back))


def _undressed(text: str) -> str:
    """A title without the signs that people put around one, which would hide its marks."""
    while True:
        text = text.strip(_AROUND)
        if len(text) > 2 and text[0] + text[-1] in _PAIRS and not _BEHIND.fullmatch(text):
            text = text[1:-1]
        else:
            return text


def _said(marks: str) -> str:
    """A run of marks as it is compared."""
    return re.sub(r"\s", "", marks).lower().replace("[", "(").replace("]", ")")


def version_slug(title: str) -> str:
    """The slug of a card of this game.

    Marks that are the same on both sides are told once; else it says on which side they stand.

    >>> version_slug(". Ivy ."), version_slug("Ivy::"), version_slug("·Ivy"), version_slug("Ivy")
    ('ivy-dots-1', 'ivy-behind-colons-2', 'ivy-before-dots-1', 'ivy')
    """
    title_ = marked(title)
    before, behind = _spelt(title_.before), _spelt(title_.behind)
    if title_.is_marked and _runs(title_.before) == _runs(title_.behind)[::-1]:
        sides = [behind]
    else:
        sides = [f"before-{before}" if before else "", f"behind-{behind}" if behind else ""]
    return "-".join(filter(None, [slug(title_.name), *sides]))


def _runs(marks: str) -> list[str]:
    return [each.group() for each in _RUN.finditer(marks)]


def _spelt(marks: str) -> str:
    return "-".join(
        f"roman-{each['roman']}" if each["roman"] else f"{_WORDS[each['sign']]}-{len(each.group())}"
        for each in _RUN.finditer(marks)
    )
