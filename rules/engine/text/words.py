"""A text as words with their places: own name, quotes, symbols, designators and reminders told apart."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass
from functools import lru_cache

from rules.engine.symbols import Symbol

ENTITY = re.compile(r"&(?:[a-zA-Z]+|#\d+|#x[0-9a-fA-F]+);")
QUOTES = str.maketrans({"“": '"', "”": '"', "‘": "'", "’": "'", "–": "-", "−": "-", "\xa0": " ", "\n": " ", "\t": " "})
SYMBOLS = {symbol.community: symbol.label for symbol in Symbol} | {
    symbol.label.casefold(): symbol.label for symbol in Symbol
}
WORD = re.compile(
    r"""(?P<own>\x00)
      | <(?P<designator>[^<>]+)>
      | \[(?P<symbol>[^\[\]]+)\]
      | "(?P<title>[^"]+)"
      | \((?P<paren>[^()]*)\)
      | (?P<non>[Nn]on-(?=[<\[]))
      | (?P<colons>::)
      | (?P<signed>[+-](?:\d+|X)(?![\w]))
      | (?P<x>X(?:[+-]\d+)?(?![\w]))
      | (?P<costing>\d+-(?=cost|Cost))
      | (?P<number>\d+(?!\w)(?:,\d{3})*)
      | (?P<word>[A-Za-z0-9é][\w]*(?:[-/][A-Za-z][\w]*)*)
      | (?P<poss>'s\b|(?<=s)'(?=\s))
      | (?P<mark>[.,;:=!?])
      | (?P<other>\S)
    """,
    re.VERBOSE,
)
INLINE_PAREN = re.compile(r"\b(round|rounded|if|unless|except|or less|not)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Word:
    """A word as the lexer sees it: its kind, normal form, surface, and where it stands in the original text."""

    kind: str
    form: str
    surface: str
    start: int
    end: int
    third: bool = False


def plain(text: str) -> tuple[str, list[int] | None]:
    """A text without HTML entities and typographic quotes, and for each of its characters the original position.

    The positions are ``None`` where nothing moved.
    """
    if "&" not in text or not ENTITY.search(text):
        return text.translate(QUOTES), None
    out: list[str] = []
    places: list[int] = []
    at = 0
    for match in ENTITY.finditer(text):
        for place in range(at, match.start()):
            out.append(text[place])
            places.append(place)
        for char in html.unescape(match.group()):
            out.append(char)
            places.append(match.start())
        at = match.end()
    for place in range(at, len(text)):
        out.append(text[place])
        places.append(place)
    places.append(len(text))
    return "".join(out).translate(QUOTES), places


@lru_cache(maxsize=4096)
def own_name(title: str, known: frozenset[str]) -> re.Pattern[str] | None:
    """Matches the ways a card calls itself by name: its title, without its article, and its first name or first words.

    A short form counts only if none of its words is a word of the game (``known``).
    """
    if not title:
        return None
    title = title.translate(QUOTES)
    forms = {title}
    short_forms: set[str] = set()
    bare = re.sub(r"^(The|A|An) ", "", title)
    forms |= {bare, "The " + bare, "the " + bare}
    for form in list(forms):
        before_comma = re.sub(r",.*$", "", form)
        if len(before_comma) > 3 and not before_comma[0].isdigit():
            forms.add(before_comma)
        forms.add(form.strip('"!?'))
    parts = bare.split()
    for length in range(1, len(parts)):
        short = " ".join(parts[:length]).rstrip(",")
        if len(short) > 2 and all(part.strip(",.'\"").casefold() not in known for part in parts[:length]):
            short_forms.add(short)
    last = parts[-1] if parts else ""
    if len(parts) > 1 and len(last) > 3 and last.casefold() not in known and last[0].isupper():
        short_forms.add(last)
    options = _options(forms)
    # A first name before another name or a type is a designator: "Thunder Characters".
    short = _options(short_forms - forms)
    also = rf"|(?:{short})(?![\w\">-])(?!\s+(?:[A-Z<\[\"]|cards?\b|attackers?\b|and\s+[A-Z]|or\s+[A-Z]))" if short else ""
    return re.compile(rf"""(?<![\w"<'-])(?:(?:{options})(?![\w">-]){also})""")


def _options(forms: set[str]) -> str:
    return "|".join(re.escape(form) for form in sorted(forms, key=len, reverse=True) if form)


def words(text: str, title: str, known: frozenset[str]) -> tuple[list[Word], list[tuple[int, int]]]:
    """The words of a text and the spans of its reminders."""
    flat, places = plain(text)
    own: dict[int, tuple[int, str]] = {}
    pattern = own_name(title, known)
    if pattern is not None:
        for match in pattern.finditer(flat):
            before = flat[: match.start()]
            if before.count('"') % 2 and not match.group().startswith('"'):
                continue
            if before.count("<") > before.count(">"):
                continue
            own[match.start()] = (match.end(), match.group())
    found: list[Word] = []
    reminders: list[tuple[int, int]] = []
    _scan(flat, 0, len(flat), own, found, reminders)
    if places is None:
        return found, reminders
    moved = [Word(w.kind, w.form, w.surface, places[w.start], places[w.end], w.third) for w in found]
    return moved, [(places[a], places[b]) for a, b in reminders]


def _scan(
    flat: str,
    at: int,
    end: int,
    own: dict[int, tuple[int, str]],
    found: list[Word],
    reminders: list[tuple[int, int]],
) -> None:
    while at < end:
        if flat[at] == " ":
            at += 1
            continue
        if at in own:
            stop, surface = own[at]
            found.append(Word("word", "this", surface, at, stop))
            found.append(Word("word", "card", surface, at, stop))
            if surface[-1] in "!?" and flat[stop : stop + 2].strip()[:1].isupper():
                found.append(Word("mark", ".", "", stop, stop))
            at = stop
            continue
        match = WORD.match(flat, at)
        assert match is not None
        kind = match.lastgroup or "other"
        value = match.group(kind)
        stop = match.end()
        if kind == "paren":
            sentence_open = bool(found) and found[-1].kind != "mark"
            if sentence_open and INLINE_PAREN.search(value):
                _scan(flat, match.start(kind), match.end(kind), own, found, reminders)
            else:
                reminders.append((at, stop))
        elif kind == "symbol":
            label = SYMBOLS.get(value) or SYMBOLS.get(value.casefold())
            found.append(Word("symbol" if label else "other", label or value, match.group(), at, stop))
        elif kind == "word":
            found.append(Word("word", value.casefold(), value, at, stop))
        elif kind == "title":
            # American printing puts the comma or full stop inside the quotation marks.
            inner = value.rstrip(".,") if value[-1:] in ".," else value
            found.append(Word("title", inner, match.group(), at, stop))
            if inner != value:
                found.append(Word("mark", value[-1], value[-1], stop - 1, stop))
        else:
            found.append(Word(kind, value, match.group(), at, stop))
        at = stop
