"""Asks the library what each row of a list is: a card before a heading, and a heading before a comment."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from difflib import SequenceMatcher

from rules.engine import fold, plain
from rules.library import naming
from rules.library.decks.deck_list import (
    DECK,
    MAX_COPIES,
    MAX_LINE,
    MAX_NOTE,
    Comment,
    DeckList,
    Heading,
    Kind,
    Line,
    Row,
    Unread,
)
from rules.library.decks.headings import ABOUT, heading, is_total
from rules.library.decks.readings import NUMBERING, Reader, Reading, numbers, pieces, without_markup
from rules.models import CardSet, Printing
from rules.text.texts import MARKED, slugify_title

MAX_ASKED = 20  # unknown names that candidates are looked for
CLEARLY_LIKE = 0.8  # of a line without a number of copies, to be a card that is misspelt
COMMENT = re.compile(r"\s*(?:#|//|;|/\*|<!--|--\s)")
UNCOMMENTED = re.compile(r"^\s*(?:#+|/{2,}|;+|/\*|<!--|--)\s*|\s*(?:\*/|-->)\s*$")
LABEL = re.compile(r"(?P<label>[^\W\d][^:;,()\[\]\d]{0,30}):\s+(?P<rest>\S.*)")
SIDE_LABEL = re.compile(r"(?P<label>sb|mb)\b\s*[:.]?\s+(?P<rest>\S.*)", re.IGNORECASE)
IS_COUNT = re.compile(r"\W*\d+\W*|\W*")


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A row with the ways to read it; ``part`` is of this line alone, ``label`` what stands before the card."""

    row: Row
    readings: tuple[Reading, ...]
    part: str = ""
    label: str = ""
    pieces: tuple[tuple[Reading, ...], ...] = ()


def recognised(rows: Iterable[Row], game: str) -> DeckList:
    """What each row is, in their order."""
    return _Recognition(game).read(list(rows))


class _Recognition:
    """Reads the rows of one list."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.sets = {
            said: code
            for code, name in CardSet.objects.filter(game__slug=game).values_list("code", "name")
            for said in (slugify_title(code), fold(name), fold(code))
        }
        self.reader = Reader(self.sets, marks=game in MARKED)
        self.found = DeckList()
        self.part = DECK
        self.known: dict[str, str] = {}
        self.asked: dict[str, tuple[str, ...]] = {}
        self.counted = False  # whether the list says numbers of copies

    def read(self, rows: list[Row]) -> DeckList:
        """The list."""
        waiting = [self._candidate(row) for row in rows]
        titles = {each.title for one in waiting for group in (one.readings, *one.pieces) for each in group}
        self.known = naming.titled(titles, self.game)
        self.counted = any(one.row.kind is Kind.TEXT and numbers(plain(one.row.text)) for one in waiting)
        for each in waiting:
            self._sort(each)
        self._choose_printings()
        return self.found

    def _candidate(self, row: Row) -> _Candidate:
        """The ways in which a row can be read."""
        if row.kind is Kind.ENTRY:
            return _Candidate(row, tuple(self.reader.readings(plain(row.text)[:MAX_LINE], row.count)), row.part)
        if row.kind is not Kind.TEXT or len(row.text) > MAX_LINE:
            return _Candidate(row, ())
        text = plain(row.text)
        readings = tuple(self.reader.readings(text))
        labelled = SIDE_LABEL.fullmatch(text) or LABEL.fullmatch(without_markup(text))
        if labelled:
            part = heading(labelled["label"])
            if part is not None:
                rest = tuple(self.reader.readings(labelled["rest"]))
                return _Candidate(row, readings, part or "", labelled["rest"], (rest,))
        several = pieces(without_markup(text))
        return _Candidate(row, readings, pieces=tuple(tuple(self.reader.readings(each)) for each in several))

    def _sort(self, of: _Candidate) -> None:
        """Put a row among cards, headings, comments or what is unread."""
        row = of.row
        match row.kind:
            case Kind.HEADING:
                self.part = row.part or heading(row.text) or self.part
                self.found.headings.append(Heading(row.line, row.text, self.part))
            case Kind.COMMENT:
                self.found.comments.append(Comment(row.line, row.text))
            case Kind.UNREAD:
                self._unread(row, row.why)
            case Kind.ENTRY:
                self._entry(of)
            case Kind.TEXT:
                self._text(of)

    def _entry(self, of: _Candidate) -> None:
        row = of.row
        if not slugify_title(row.text):
            self._unread(row, "it has no title")
        elif row.count is None or not 1 <= row.count <= MAX_COPIES:
            self._unread(row, f"{row.count} is no number of copies from 1 to {MAX_COPIES}")
        else:
            chosen = self._chosen(of.readings)
            first = chosen[0] if len(chosen) == 1 else Reading(row.text.strip(), row.count)
            self._add(row, replace(first, notes=(*first.notes, *row.notes)), row.part or self.part)

    def _text(self, of: _Candidate) -> None:
        row, text = of.row, plain(of.row.text)
        if len(row.text) > MAX_LINE:
            return self._unread(row, f"a line has at most {MAX_LINE} characters")
        chosen = self._chosen(of.readings)
        if chosen and not COMMENT.match(row.text):
            return self._known(row, chosen, self.part)
        if of.label and (chosen := self._chosen(of.pieces[0])):
            return self._known(row, chosen, of.part or self.part)
        if not of.label and of.pieces and all(self._chosen(each) for each in of.pieces):
            for each in of.pieces:
                self._known(row, self._chosen(each), self.part)
            return None
        if self._is_heading(row, text, is_label=bool(of.label)):
            return None
        if COMMENT.match(row.text) or not re.search(r"\w", without_markup(text)) or self._is_about(text):
            self.found.comments.append(Comment(row.line, row.text))
            return None
        return self._unknown(row, of.label or text, (of.part if of.label else "") or self.part)

    def _known(self, row: Row, chosen: list[Reading], part: str) -> None:
        if len(chosen) > 1:
            told = " or ".join(f"{each.count or 1}x {each.title}" for each in chosen[:3])
            return self._unread(row, f"it may be {told}: write the number of copies first, such as 3x Fox Pass")
        return self._add(row, chosen[0], part)

    def _chosen(self, readings: Iterable[Reading]) -> list[Reading]:
        """The readings of which the library has the card, of those with the fewest steps; several where they differ."""
        found: list[Reading] = []
        for each in readings:
            if found and each.steps > found[0].steps:
                break
            if each.title in self.known:
                same = {(self.known[one.title], one.count or 1) for one in found}
                if (self.known[each.title], each.count or 1) not in same:
                    found.append(each)
        return found

    def _is_heading(self, row: Row, text: str, *, is_label: bool) -> bool:
        """Whether it is a heading, which then is told."""
        is_comment = COMMENT.match(row.text) is not None
        said = without_markup(UNCOMMENTED.sub("", text) if is_comment else text).strip()
        if is_label and not IS_COUNT.fullmatch(said.partition(":")[2]):
            return False
        part = heading(said)
        if part is None and not is_comment and is_total(said):
            part = ""
        if part is None and not is_comment and re.fullmatch(r".*[^\W_].*[^:]:", said) and not self._counts_first(said):
            part = ""
        if part is None or (is_comment and is_total(said)):
            return False
        self.part = part or self.part
        self.found.headings.append(Heading(row.line, row.text, self.part))
        return True

    def _counts_first(self, said: str) -> bool:
        return re.match(r"[(\[]?x?\d+", said, re.IGNORECASE) is not None

    def _is_about(self, text: str) -> bool:
        match = LABEL.fullmatch(text)
        return match is not None and set(re.findall("[a-z]+", fold(match["label"]))) <= ABOUT

    def _unknown(self, row: Row, text: str, part: str) -> None:
        """A line of which the library knows no card: it has a number of copies, or is like a title, or is not read."""
        reading = self.reader.plainest(text)
        said = numbers(text)
        if reading.count is None and NUMBERING.fullmatch(text):
            return self._unread(row, "its number may be a place in a list or a number of copies: write 3x Fox Pass")
        if reading.count is not None and not 1 <= reading.count <= MAX_COPIES:
            return self._unread(row, f"{reading.count} is no number of copies from 1 to {MAX_COPIES}")
        if not slugify_title(reading.title):
            return self._unread(row, "write a number of copies and a title: 3x Fox Pass")
        inner = self.reader.plainest(reading.title)
        if len(said) > 1 and inner.count is not None and naming.titled([inner.title], self.game):
            told = " or ".join(map(str, sorted(said)))
            return self._unread(row, f"it says {told} copies: write one number, such as 3x {inner.title}")
        if reading.count is None and self.counted and not self._is_like(reading.title):
            return self._unread(row, "it has no number of copies, and the library has no card of this title")
        return self._add(row, reading, part)

    def _is_like(self, title: str) -> bool:
        """Whether a line without a number of copies is so much like a title that it is one."""
        slug = slugify_title(title)
        return any(
            SequenceMatcher(None, slug, slugify_title(each)).ratio() >= CLEARLY_LIKE for each in self._candidates(title)
        )

    def _candidates(self, title: str) -> tuple[str, ...]:
        """Titles of the game that may be meant."""
        if title not in self.asked:
            if len(self.asked) >= MAX_ASKED:
                return ()
            match = naming.like(title, game=self.game)
            self.asked[title] = (match.card.title,) if match.card else match.candidates[:5]
        return self.asked[title]

    def _add(self, row: Row, reading: Reading, part: str) -> None:
        count = 1 if reading.count is None else reading.count
        if not 1 <= count <= MAX_COPIES:
            return self._unread(row, f"{count} is no number of copies from 1 to {MAX_COPIES}")
        slug = self.known.get(reading.title)
        title = reading.title if slug else reading.title[:MAX_LINE]
        candidates = () if slug else self._candidates(title)
        notes = "\n".join(reading.notes)
        self.found.lines.append(Line(row.line, count, title, slug, None, notes, part, candidates))
        return None

    def _unread(self, row: Row, why: str) -> None:
        self.found.unread.append(Unread(row.line, row.text[:MAX_LINE], why))

    def _choose_printings(self) -> None:
        """Of the notes of each line the one that names a printing of its card chooses it; the others stay notes."""
        slugs = {line.slug for line in self.found.lines if line.slug and line.note}
        of_card: dict[str, list[Printing]] = {}
        rows = Printing.objects.filter(card__slug__in=slugs).select_related("card", "card_set")
        for printing in rows.order_by("card_set__order", "card_set__code", "number"):
            of_card.setdefault(printing.card.slug, []).append(printing)
        self.found.lines = [
            self._with_printing(line, of_card.get(line.slug or "", [])) if line.note else line
            for line in self.found.lines
        ]

    def _with_printing(self, line: Line, printings: list[Printing]) -> Line:
        chosen, notes = None, []
        for note in line.note.split("\n"):
            printing, left = self._printing(note, printings) if line.slug else (None, note)
            chosen = chosen or printing
            notes += [left] if left else []
        return replace(line, printing=chosen.identifier if chosen else None, note="; ".join(notes)[:MAX_NOTE])

    def _printing(self, note: str, printings: list[Printing]) -> tuple[Printing | None, str]:
        """The printing that a note names, by its id, numeral or set, with what is left of the note."""
        if by_id := [each for each in printings if each.identifier == note]:
            return by_id[0], ""
        if match := re.fullmatch(r"v(\d{1,2}|PAP)", note):
            numeral = None if match[1] == "PAP" else int(match[1])
            has = [each for each in printings if each.errata_number == numeral and (numeral or each.play_as_printed)]
            return (has[-1], "") if has else (None, note)
        for pattern in (r"(?P<set>.+)()", r"(?P<set>.+?)\s*[:/#\s-]\s*(?P<number>\w{1,6})"):
            match = re.fullmatch(pattern, note)
            code = self.sets.get(fold(match["set"].strip())) if match else None
            if match and code is not None:
                number = match[2] if match.lastindex == 2 else ""
                has = [each for each in printings if each.card_set.code == code]
                return (has[-1], number) if has else (None, f"{note}: not printed there")
        return None, note
