"""The ways in which one line can be read: a title, with a number of copies and notes that stand around it.

A line is taken apart step by step; each step removes one thing. What the library has decides which of the readings is
meant, the one with the fewest steps first, so that ``18 Tin Soldiers x3`` is three of a card that begins with a number.
"""

from __future__ import annotations

import html
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from rules.engine import fold
from rules.engine.ufs import marked

if TYPE_CHECKING:
    import inflect

MAX_STEPS = 6
MAX_READINGS = 60
NUMBER = r"(?P<number>\d{1,5})"
TITLE = r"(?P<title>\S.*)"
# A number of copies that cannot be a part of a title, and one that can.
FRONT_SURE = (
    re.compile(rf"{NUMBER}\s?[xX](?=\W|[A-Z\d])\s*{TITLE}"),
    re.compile(rf"[xX]\s?{NUMBER}\s+{TITLE}"),
    re.compile(rf"[(\[{{]\s*[xX]?\s*{NUMBER}\s*[xX]?\s*[)\]}}]\s*{TITLE}"),
)
FRONT = (
    re.compile(rf"{NUMBER}[xX]\s*{TITLE}"),
    re.compile(rf'"?{NUMBER}"?\s*[),:;\t|]\s*{TITLE}'),
    re.compile(rf"{NUMBER}\s+-\s+{TITLE}"),
    re.compile(rf"{NUMBER}\s+{TITLE}"),
)
BEHIND_SURE = (
    re.compile(rf"(?P<title>\S.*?)\s+[xX*]\s?{NUMBER}"),
    re.compile(rf"(?P<title>\S.*?)\s*[(\[{{]\s*[xX]?\s*{NUMBER}\s*[xX]?\s*[)\]}}]"),
    re.compile(rf"(?P<title>\S.*?)\s+{NUMBER}\s?[xX]"),
)
BEHIND = (
    re.compile(rf'(?P<title>\S.*?)\s*[:=,;\t|]\s*"?{NUMBER}"?'),
    re.compile(rf"(?P<title>\S.*?)\s+-\s+{NUMBER}"),
    re.compile(rf"(?P<title>\S.*?)\s+{NUMBER}"),
)
TAG = (
    r"(?:b|i|u|s|url|card|cards|deck|list|ul|ol|li|p|br|hr|div|span|em|strong|size|color|colour|font|center|left|right|"
    r"spoiler|quote|code|img|table|tr|td|th|tbody|thead|h[1-6]|a|cardname|indent|small|big|pre|\*)"
)
MARKUP = re.compile(rf"\[/?{TAG}(?:[= ][^\[\]]*)?\]|</?{TAG}(?:\s[^<>]*)?/?>", re.IGNORECASE)
STARS = re.compile(r"(\*\*\*|\*\*|__|~~)(?P<inner>\S.*?)\1")
LINK = re.compile(r"\[(?P<title>[^\[\]]+)\]\([^()\s]*\)")
WRAPPED = tuple(
    re.compile(pattern)
    for pattern in (
        r"\[\[(?P<title>[^\[\]]+)\]\]",
        r"\[(?P<title>[^\[\]]+)\]",
        r"\{\{?(?P<title>[^{}]+)\}?\}",
        r'"(?P<title>[^"]+)"',
        r"'(?P<title>[^']+)'",
        r"\*(?P<title>[^*]+)\*",
        r"_(?P<title>[^_]+)_",
    )
)
BULLET = re.compile(r"(?:[-+>*•◦▪‣●■]+\s+|[-+>•◦▪‣●■]+(?=\d|\[\[)|[·∙]\s+|[·∙](?=\d))(?P<title>\S.*)")
ATTACHED_BULLET = re.compile(r"[-•◦▪‣●■*]+(?P<title>[^\s\d].*)")
NUMBERING = re.compile(r"(?P<number>\d{1,3})[.)]\s+(?P<title>\S.*)")
IN_BRACKETS = re.compile(r"(?P<title>\S.*?)\s*[(\[{<](?P<note>[^()\[\]{}<>]{1,80})[)\]}>]")
IN_BRACKETS_FIRST = re.compile(r"[(\[{<](?P<note>[^()\[\]{}<>]{1,80})[)\]}>]\s*(?P<title>\S.*)")
COLLECTED = re.compile(r"(?P<title>\S.*?)\s*[(\[{](?P<set>[^()\[\]{}]{1,40})[)\]}]\s*#?(?P<note>\w{1,6})")
SET_FIRST = re.compile(r"-?\s*(?P<set>[\w' ]{1,40})/(?P<note>\w{1,6})\s+(?P<title>\S.*)")
SIGNED = re.compile(r"(?P<title>\S.*?)\s*\*(?P<note>[A-Za-z]{1,8})\*")
TAGGED = re.compile(r"(?P<title>\S.*?)\s*\^(?P<note>[^^]{1,60})\^")
NUMERAL = re.compile(r"(?P<title>\S.*?)\s+(?P<note>v(?:\d{1,2}|PAP))")
REMARK = re.compile(r"(?P<title>\S.*?)\s+(?:#|//)\s*(?P<note>\S.*)")
DASHED = re.compile(r"(?P<title>\S.*?)\s+(?:--?|\|)\s+(?P<note>\S.*)")
ENDED = re.compile(r"(?P<title>\S.*?)\s*[,;]+")
ENDED_HEADING = re.compile(r"(?P<title>.*[)\]\d])\s*:")
ARTICLE_LAST = re.compile(r"(?P<title>\S.*),\s+(?P<article>the|a|an)", re.IGNORECASE)
# 1000 and 1,000 are one number.
THOUSANDS = re.compile(r"\b(\d{1,3})(\d{3})\b")
IN_THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}\b)")
IS_COUNT = re.compile(r"\s*[xX]?\s*\d{1,5}\s*[xX]?\s*")


@dataclass(frozen=True, slots=True)
class Reading:
    """A way to read a line; ``count`` is ``None`` where it says no number; ``numbered``: its place in a list went."""

    title: str
    count: int | None = None
    notes: tuple[str, ...] = ()
    numbered: bool = False
    steps: int = 0


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads lines of a game; ``sets`` are the folded codes and names of its sets, ``marks`` whether marks count."""

    sets: Collection[str]
    marks: bool

    def readings(self, text: str, count: int | None = None) -> list[Reading]:
        """Every way to read a text, those with the fewest steps first.

        :param count: the number of copies, where it stands elsewhere: then none is looked for here.
        """
        waiting, seen = [Reading(text.strip(), count)], {(text.strip(), count)}
        for each in waiting:
            if each.steps >= MAX_STEPS or len(waiting) >= MAX_READINGS:
                continue
            for step in self._steps(each):
                after = replace(step, title=step.title.strip(), steps=step.steps)
                if after.title and (after.title, after.count) not in seen:
                    seen.add((after.title, after.count))
                    waiting.append(after)
        whole = (each for each in waiting if not (each.numbered and each.count is None))
        return sorted(whole, key=lambda each: each.steps)

    def _steps(self, of: Reading) -> Iterator[Reading]:
        text, after = of.title, replace(of, steps=of.steps + 1)
        bare = without_markup(text)
        if bare != text:
            yield replace(after, title=bare)
        for pattern in (*WRAPPED, BULLET, ENDED, ENDED_HEADING):
            if match := pattern.fullmatch(text):
                yield replace(after, title=match["title"])
        if not self.marks and (match := ATTACHED_BULLET.fullmatch(text)):
            yield replace(after, title=match["title"])
        if of.count is None:
            for pattern in (*FRONT_SURE, *BEHIND_SURE, *FRONT, *BEHIND):
                if match := pattern.fullmatch(text):
                    yield replace(after, title=match["title"], count=int(match["number"]))
            if match := NUMBERING.fullmatch(text):
                yield replace(after, title=match["title"], numbered=True)
        for pattern in (SIGNED, TAGGED, NUMERAL, REMARK, DASHED, IN_BRACKETS, IN_BRACKETS_FIRST):
            if (match := pattern.fullmatch(text)) and self._is_note(match["note"], pattern):
                notes = (match["note"].strip(), *of.notes)
                yield replace(after, title=match["title"], notes=notes)
        if (match := SET_FIRST.fullmatch(text)) and fold(match["set"].strip()) in self.sets:
            yield replace(after, title=match["title"], notes=(f"{match['set']}/{match['note']}", *of.notes))
        if of.count is not None and (match := COLLECTED.fullmatch(text)) and fold(match["set"].strip()) in self.sets:
            yield replace(after, title=match["title"], notes=(f"{match['set']}:{match['note']}", *of.notes))
        if (other := THOUSANDS.sub(r"\1,\2", text)) != text or (other := IN_THOUSANDS.sub("", text)) != text:
            yield replace(after, title=other)
        if match := ARTICLE_LAST.fullmatch(text):
            yield replace(after, title=f"{match['article']} {match['title']}")
        if (of.count or 0) > 1 and (one := singular(text)):
            yield replace(after, title=one, steps=after.steps + 1)

    def _is_note(self, note: str, pattern: re.Pattern[str]) -> bool:
        """What stands in brackets may be a number of copies, or the mark of a version: neither is a note."""
        if IS_COUNT.fullmatch(note) and pattern not in (REMARK,):
            return False
        return not (self.marks and pattern is IN_BRACKETS and marked(f"Name ({note.strip()})").is_marked)

    def plainest(self, text: str) -> Reading:
        """The reading of a line of which the library knows no card: its number of copies, if any, and the rest."""
        reading = Reading(without_markup(text).strip())
        for pattern in (BULLET, *WRAPPED):
            if match := pattern.fullmatch(reading.title):
                reading = replace(reading, title=match["title"].strip())
        for pattern in (REMARK, SIGNED, TAGGED):
            if match := pattern.fullmatch(reading.title):
                reading = replace(reading, title=match["title"].strip(), notes=(match["note"].strip(), *reading.notes))
        for patterns in (FRONT_SURE, BEHIND_SURE, FRONT, BEHIND):
            for pattern in patterns:
                if match := pattern.fullmatch(reading.title.rstrip(" ,;")):
                    title = match["title"].strip().strip('"')
                    return replace(reading, title=title, count=int(match["number"]))
        return reading


def numbers(text: str) -> set[int]:
    """The numbers of copies that a line states before and behind its title."""
    bare = without_markup(text).strip()
    if match := BULLET.fullmatch(bare):
        bare = match["title"]
    found = set()
    for patterns in ((*FRONT_SURE, *FRONT), (*BEHIND_SURE, *BEHIND)):
        match = next(filter(None, (pattern.fullmatch(bare) for pattern in patterns)), None)
        if match:
            found.add(int(match["number"]))
    return found


def without_markup(text: str) -> str:
    """A line without the code of forums, pages and Markdown that only dresses it."""
    text = LINK.sub(lambda match: match["title"], text) if "](" in text else text
    text = MARKUP.sub("", text) if "[" in text or "<" in text else text
    text = html.unescape(text) if "&" in text else text
    return STARS.sub(lambda match: match["inner"], text)


def pieces(text: str) -> list[str]:
    """The cards of a line that has several, each with its number: ``3x Fox Pass, 2x Ting Ting``; else nothing."""
    for separator, has_count in (
        (r"\s*[,;]\s*(?=[(\[]?\d{1,3}\s?[xX]?[)\]]?\s+\D)", (*FRONT_SURE, *FRONT)),
        (r"(?<=\d)[)\]]?\s*[,;]\s+|(?<=\d[)\]])\s*[,;]\s+", BEHIND_SURE),
    ):
        found = [each.strip() for each in re.split(separator, text) if each.strip()]
        if len(found) > 1 and all(any(pattern.fullmatch(each) for pattern in has_count) for each in found):
            return found
    return []


@lru_cache(maxsize=1)
def _words() -> inflect.engine:
    import inflect  # which takes two seconds, and no command needs it; workers have it from the start

    return inflect.engine()


@lru_cache(maxsize=4096)
def singular(title: str) -> str:
    """A title of one, where its last word says several: ``Maverick Cops``; else nothing."""
    head, _, last = title.rpartition(" ")
    if not last.isalpha() or not last.lower().endswith("s"):
        return ""
    one = _words().singular_noun(last)
    return f"{head} {one}".strip() if isinstance(one, str) and one else ""
