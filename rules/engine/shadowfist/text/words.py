"""A text as words with their places: own name, quotes, symbols, designators and reminders told apart."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass

from rules.engine.shadowfist.model.symbols import Symbol

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
ARTICLE = re.compile(r"^(The|A|An) ")
# A first name before another name or a type is a designator: "Thunder Characters".
DESIGNATES = re.compile(r"\s+(?:[A-Z<\[\"]|cards?\b|attackers?\b|and\s+[A-Z]|or\s+[A-Z])")
COUNTED = frozenset({"one", "1", "two", "each", "another", "other", "no", "any", "multiple", "every", "all", "exactly"})
# No reminder of what is so anyway: it says when the sentence before it holds.
SAYS_MORE = re.compile(r"\blater\b", re.IGNORECASE)
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


def own_forms(title: str, known: frozenset[str]) -> tuple[set[str], set[str]]:
    """The ways a card calls itself by name: its title with and without article, and its first name or first words.

    A short form, of the second set, counts only if none of its words is a word of the game (``known``).
    """
    if not title:
        return set(), set()
    title = title.translate(QUOTES)
    bare = ARTICLE.sub("", title)
    forms = {title, bare, "The " + bare, "the " + bare}
    for form in (title, bare):
        before_comma = form.partition(",")[0]
        if len(before_comma) > 3 and not before_comma[0].isdigit():
            forms.add(before_comma)
        forms.add(form.strip('"!?'))
    parts = bare.split()
    short = set()
    for length in range(1, len(parts)):
        words = " ".join(parts[:length]).rstrip(",")
        if len(words) > 2 and all(part.strip(",.'\"").casefold() not in known for part in parts[:length]):
            short.add(words)
    last = parts[-1] if parts else ""
    if len(parts) > 1 and len(last) > 3 and last.casefold() not in known and last[0].isupper():
        short.add(last)
    forms.discard("")
    return forms, short - forms


def own_names(flat: str, title: str, known: frozenset[str]) -> dict[int, int]:
    """Where a text calls its card by name: where each name begins, and where it ends."""
    found: dict[int, int] = {}
    forms, short = own_forms(title, known)
    for form in sorted(forms | short, key=len, reverse=True):
        start = flat.find(form)
        while start >= 0:
            end = start + len(form)
            inside = any(begin <= start < stop for begin, stop in found.items())
            if not inside and _free(flat, start, end) and not (form in short and DESIGNATES.match(flat, end)):
                found[start] = end
            start = flat.find(form, end)
    return found


def _free(flat: str, start: int, end: int) -> bool:
    """Whether a stretch of text is a name by itself: no part of a word, and neither quoted nor a designator."""
    before, after = flat[start - 1 : start], flat[end : end + 1]
    if before and (before.isalnum() or before in "_\"<'-"):
        return False
    if after and (after.isalnum() or after in '_">-'):
        return False
    ahead = flat[:start]
    if ahead.count('"') % 2 and flat[start] != '"':
        return False
    return ahead.count("<") <= ahead.count(">")


def words(text: str, title: str, known: frozenset[str]) -> tuple[list[Word], list[tuple[int, int]]]:
    """The words of a text and the spans of its reminders."""
    flat, places = plain(text)
    own = own_names(flat, title, known)
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
    own: dict[int, int],
    found: list[Word],
    reminders: list[tuple[int, int]],
) -> None:
    while at < end:
        if flat[at].isspace():
            at += 1
            continue
        if at in own:
            stop = own[at]
            surface = flat[at:stop]
            if found and found[-1].form in COUNTED:
                # "more than one Night Courier": cards of that title, not this one.
                found.append(Word("title", surface, surface, at, stop))
                at = stop
                continue
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
            if (sentence_open and INLINE_PAREN.search(value)) or SAYS_MORE.search(value):
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
        elif kind == "poss":
            found.append(Word(kind, "'s", value, at, stop))
        else:
            found.append(Word(kind, value, match.group(), at, stop))
        at = stop
