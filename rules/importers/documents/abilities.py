"""The page of card abilities: topics have lost their headings and begin with the caption of a picture instead."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rules.importers.documents.assembly import Assembly
from rules.importers.documents.errors import missing, unended
from rules.importers.documents.lines import Line, lines_of
from rules.importers.documents.repair import Repairer
from rules.text.texts import ParsedDocument, PassageKind

SLUG = "shadowfist-card-abilities"
TITLE = "Shadowfist Card Abilities"
SIGN = "Card Related Game Mechanics"  # is in no other document

# A topic begins with: (...) the caption of its picture, [...] the first paragraph with that word, {...} the paragraph
# before the first of its entries; a part begins with its heading. Entries begin with their name.
OUTLINE = """
1 Card Abilities (Crystal Heart)
1.1 Continuous Abilities (Jennifer)
1.2 Damage Modification (.44 Kincaid Magnum)
1.3 Designators (Exo-Skeleton)
1.4 Healing (Aleut Herbalist)
1.5 X (Shattering Fire)
1.6 Restrictions {Limited, No Max, Not Cumulative, One-Shot, Schtick, Toast It, Uncopyable, Unique, Vehicle, Weapon}
1.7 Special Abilities {Ambush, Assassinate, Corrupted, Crisis, Guts, Immunity, Influence, Independent, Lethal, \
Loyalty, Mobility, Regenerate, Reload, Stealth, Superleap, Tactics, Toughness, Unstoppable}
2 Card Related Game Mechanics (Monster Truck Ambulance)
2.1 Auctions (Iron Fist)
2.2 Canceling (Sulphurous Cenote)
2.3 Choosing and Targeting (The Blackboard)
2.4 Damage Calculation Order (Christopher Colobus)
2.5 Playing, Returning and Placing (Auramancer)
2.6 Sacrificing (Sonic Boomer)
2.7 Site Structure (City Center)
3 General Game Mechanics (Great Wastes)
3.1 Card Memory (Winter's Laugh)
3.2 Scenes [Scene]
3.3 Declarations (Big Brother Fo)
3.4 Effects (Cat Stance)
3.5 Changing Targets (Conspicuous Surveillance)
3.6 Elimination (Incendiary Blast)
3.7 Control (Wiliam Franklin)
"""
LINE = re.compile(r"(?P<number>[\d.]+) (?P<title>[^(\[{]+) (?P<sign>[(\[{])(?P<begins>[^)\]}]+)[)\]}]")
CAPTION = re.compile(r"[Ii]mage:\s*(?P<card>.+?)(?: by .*)?")
BULLET = re.compile(r"[•-]\s+(?P<text>.*)", re.DOTALL)


@dataclass(frozen=True)
class Topic:
    """A part or topic: where it begins, and the names of its entries."""

    number: str
    title: str
    caption: str = ""
    word: str = ""
    entries: tuple[str, ...] = ()

    def begins_at(self, lines: list[Line], start: int) -> tuple[int, int] | None:
        """The index of the line at which it begins, and of its first line of text."""
        for index in range(start, len(lines)):
            text = lines[index].text
            caption = CAPTION.fullmatch(text)
            if self.caption and "." not in self.number and text == self.title:
                shown = index + 1 < len(lines) and CAPTION.fullmatch(lines[index + 1].text)
                return index, index + 2 if shown else index + 1
            if self.caption and caption and caption["card"] == self.caption and "." in self.number:
                return index, index + 1
            if self.word and not caption and re.search(rf"\b{re.escape(self.word)}\b", text):
                return index, index
            if self.entries and text.startswith(f"{self.entries[0]}:") and index > start:
                return index - 1, index - 1
        return None


def read_outline(text: str) -> list[Topic]:
    """The topics of an outline such as :data:`OUTLINE`.

    :raises ValueError: quoting a line that is none.
    """
    topics = []
    for line in text.strip().splitlines():
        match = LINE.fullmatch(line)
        if not match:
            raise ValueError(f"not a line of an outline: {line!r}")
        begins, sign = match["begins"], match["sign"]
        topics.append(
            Topic(
                match["number"],
                match["title"],
                caption=begins if sign == "(" else "",
                word=begins if sign == "[" else "",
                entries=tuple(re.split(r",\s*", begins)) if sign == "{" else (),
            )
        )
    return topics


def parse(text: str, *, outline: str = OUTLINE) -> ParsedDocument:
    """The page's topics, and each restriction and special ability as a section of its own.

    :raises DocumentError: naming the first topic or entry that is missing, or the text that breaks off at the end.
    """
    assembly = Assembly(SLUG, TITLE)
    repairer = Repairer(text, assembly.notes)
    topics = read_outline(outline)
    lines = _lines_of_entries(lines_of(text), topics, assembly)
    lacking = None
    places: list[tuple[Topic, int, int]] = []
    position, last = 0, ""
    for topic in topics:
        place = topic.begins_at(lines, position)
        if place is None:
            lacking = missing(topic.number, topic.title, after=last)
            break
        places.append((topic, *place))
        position, last = place[1], f"{topic.number} {topic.title}"
    for index, (topic, first, begin) in enumerate(places):
        end = places[index + 1][1] if index + 1 < len(places) else len(lines)
        _read_topic(assembly, topic, lines[first].number, lines[begin:end], repairer)
    if lacking:
        raise lacking
    if lines[-1].text[-1:].isalnum():
        raise unended(topics[-1].number, topics[-1].title)
    return assembly.document()


def _lines_of_entries(lines: list[Line], topics: list[Topic], assembly: Assembly) -> list[Line]:
    """The lines, with an entry on a line of its own where its line break was lost (``... end.Next: ...``)."""
    names = [name for topic in topics for name in topic.entries]
    if not names:
        return lines
    lost_break = re.compile(rf"(?<=[.!?])(?=(?:{'|'.join(map(re.escape, names))}): )")
    result = []
    for line in lines:
        pieces = lost_break.split(line.text)
        result += [Line(piece, line.number, line.gap if place == 0 else 0) for place, piece in enumerate(pieces)]
        for piece in pieces[1:]:
            assembly.repaired(f"a lost line break is put back before {piece.partition(':')[0]}", line.number)
    return result


def _read_topic(assembly: Assembly, topic: Topic, line: int, lines: list[Line], repairer: Repairer) -> None:
    assembly.open(topic.number, topic.title, line=line)
    begun = 0
    for one in lines:
        if CAPTION.fullmatch(one.text):
            continue
        text = repairer.mend(one.text, one.number, topic.number)
        name, colon, rest = text.partition(":")
        bullet = BULLET.fullmatch(text)
        if colon and begun < len(topic.entries) and name == topic.entries[begun]:
            begun += 1
            assembly.open(f"{topic.number}.{begun}", name, line=one.number)
            assembly.add(PassageKind.DEFINITION, rest, term=name)
        elif bullet:
            if not assembly.add_bullet(bullet["text"]):
                assembly.add(PassageKind.RULE, bullet["text"])
        else:
            example = text.startswith("For example")
            assembly.add(PassageKind.EXAMPLE if example else PassageKind.RULE, text)
    if begun < len(topic.entries):
        after = topic.entries[begun - 1] if begun else topic.title
        raise missing(f"{topic.number}.{begun + 1}", topic.entries[begun], after=after)
