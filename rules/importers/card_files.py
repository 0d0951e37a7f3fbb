"""The bundled card files: YAML, one entry a card (fixtures/README.md tells the format), validated in full."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Any

from rules.editing.entries import CardEntry, ErratumEntry, PrintingEntry
from rules.editing.ids import fault_of_id
from rules.editing.report import Fault
from rules.engine import Citation
from rules.engine.shadowfist import Face, Number, SymbolError, Symbols
from rules.importers.yaml_files import FaultError, read_yaml
from rules.models import CardType, ErratumStatus, Rarity

CHARACTERISTICS = ("cost", "requires", "provides", "fighting", "power", "body")
CARD_FIELDS = {"title", "aliases", "type", "subtitle", "wordings", "printings", "errata", "unlimited", *CHARACTERISTICS}
PRINTING_FIELDS = {
    *("set", "rarity", "artist", "wording", "errata", "play_as_printed", "title", "subtitle", "type"),
    *CHARACTERISTICS,
}
ERRATUM_FIELDS = {"id", "source", "status", "change", "wording", "title", "subtitle", "date", "corrected_by"}
# Which types have which numbers (rulebook 2.1): the others must not state them.
HAS = {
    "fighting": {CardType.CHARACTER},
    "power": {CardType.SITE, CardType.FENG_SHUI_SITE},
    "body": {CardType.SITE, CardType.FENG_SHUI_SITE},
}


def parse_cards(files: Iterable[Path]) -> tuple[list[CardEntry], list[Fault]]:
    """The cards in these files, and every fault found, each with its file, card and field."""
    cards: list[CardEntry] = []
    faults: list[Fault] = []
    for path in sorted(files):
        name = path.name
        try:
            entries = read_yaml(path)
        except FaultError as error:
            faults.append(error.fault)
            continue
        if not isinstance(entries, list):
            faults.append(Fault(name, "", "the file must be a list of cards, each beginning with '- title: ...'"))
            continue
        for place, entry in enumerate(entries, start=1):
            reader = _CardReader(name, place, entry)
            card = reader.read()
            faults += reader.faults
            if card and not reader.faults:
                cards.append(card)
    titles: dict[str, str] = {}
    for card in cards:
        for title in {card.title, *card.aliases}:
            if title in titles:
                faults.append(Fault(card.file, card.title, f"{title!r} also names a card in {titles[title]}"))
            titles[title] = card.file
    return cards, faults


class _CardReader:
    """Reads one entry; collects every fault instead of stopping at the first."""

    def __init__(self, file: str, place: int, entry: Any) -> None:
        self.file = file
        self.entry = entry
        self.faults: list[Fault] = []
        named = isinstance(entry, dict) and isinstance(entry.get("title"), str)
        self.name = entry["title"] if named else f"card {place} of the file"

    def fault(self, field_name: str, what: str) -> None:
        self.faults.append(Fault(self.file, f"{self.name}: {field_name}" if field_name else self.name, what))

    def read(self) -> CardEntry | None:
        entry = self.entry
        if not isinstance(entry, dict) or not isinstance(entry.get("title"), str):
            self.fault("title", "every card needs a title (a text; quote it if it looks like a number)")
            return None
        self.known(entry, CARD_FIELDS, "")
        if entry.get("type") not in CardType.values:
            self.fault("type", f"{entry.get('type')!r} is none of {', '.join(CardType.values)}")
            return None
        wordings = self.wordings(entry.get("wordings"))
        base = self.face(entry, Face(title=entry["title"], type=entry["type"]), "")
        card = CardEntry(
            title=entry["title"],
            type=entry["type"],
            file=self.file,
            aliases=tuple(self.texts(entry.get("aliases", []), "aliases")),
            unlimited=bool(entry.get("unlimited", False)),
        )
        used = set[str]()
        printings = entry.get("printings")
        if not isinstance(printings, list) or not printings:
            self.fault("printings", "every card needs at least one printing")
            printings = []
        for printing in printings:
            self.printing(card, printing, base, wordings, used)
        for erratum in entry.get("errata") or []:
            self.erratum(card, erratum, wordings, used)
        for unused in wordings.keys() - used:
            self.fault("wordings", f"no printing or erratum has the wording {unused!r}")
        return card

    def known(self, mapping: dict[Any, Any], fields: set[str], where: str) -> None:
        for key in mapping.keys() - fields:
            self.fault(f"{where}{key}", f"unknown field; known are {', '.join(sorted(fields))}")

    def texts(self, value: Any, where: str) -> list[str]:
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            return value
        self.fault(where, "must be a list of texts")
        return []

    def wordings(self, value: Any) -> dict[str, str]:
        if not isinstance(value, dict) or not value:
            self.fault("wordings", "must be a mapping of a name (the set it first appeared in) to a text")
            return {}
        for key, text in value.items():
            if not isinstance(text, str):
                self.fault(f"wordings: {key}", 'must be a text ("" for a card without rules text)')
        return {str(key): text.strip() for key, text in value.items() if isinstance(text, str)}

    def face(self, mapping: dict[Any, Any], base: Face, where: str) -> Face:
        """The face ``base`` with what the mapping states."""
        changes: dict[str, Any] = {}
        for name in ("title", "subtitle", "type"):
            if name in mapping:
                if isinstance(mapping[name], str):
                    changes[name] = mapping[name]
                else:
                    self.fault(f"{where}{name}", f"{mapping[name]!r} is no text")
        for name in ("requires", "provides"):
            if name in mapping:
                try:
                    changes[name] = Symbols.from_mapping(mapping[name] or {})
                except (SymbolError, AttributeError) as error:
                    self.fault(f"{where}{name}", f"{error}; write it like {{dragons: 2, chi: 1}}")
        for name in ("cost", "fighting", "power", "body"):
            if name in mapping:
                changes[name] = self.number(mapping[name], f"{where}{name}")
                if name in HAS and mapping[name] is not None and (changes.get("type") or base.type) not in HAS[name]:
                    self.fault(f"{where}{name}", f"a {base.type} has no {name}")
        return Face(**{**{f: getattr(base, f) for f in base.__dataclass_fields__}, **changes})

    def number(self, value: Any, where: str) -> Number:
        if value is None or value == "X" or (isinstance(value, int) and not isinstance(value, bool)):
            number: Number = value
            return number
        self.fault(where, f"{value!r} must be a whole number or X (leave it out where the card has none)")
        return None

    def wording(self, key: Any, wordings: dict[str, str], used: set[str], where: str) -> str:
        if str(key) not in wordings:
            self.fault(where, f"{key!r} is none of the card's wordings: {', '.join(wordings) or 'there are none'}")
            return ""
        used.add(str(key))
        return wordings[str(key)]

    def printing(self, card: CardEntry, value: Any, base: Face, wordings: dict[str, str], used: set[str]) -> None:
        if not isinstance(value, dict) or "set" not in value:
            self.fault("printings", f"{value!r} is no printing such as {{set: L/S, rarity: Common, wording: L/S}}")
            return
        where = f"printing in {value['set']}: "
        self.known(value, PRINTING_FIELDS, where)
        rarity = value.get("rarity", "")
        if rarity and rarity not in Rarity.values:
            self.fault(f"{where}rarity", f"{rarity!r} is none of {', '.join(Rarity.values)}")
        numeral = value.get("errata")
        if numeral is not None and (not isinstance(numeral, int) or numeral < 1):
            self.fault(f"{where}errata", f"{numeral!r} is no numeral")
            numeral = None
        text = self.wording(value.get("wording"), wordings, used, f"{where}wording")
        face = self.face(value, base, where)
        card.printings.append(
            PrintingEntry(
                face=Face(**{**{f: getattr(face, f) for f in face.__dataclass_fields__}, "text": text}),
                set_code=str(value["set"]),
                rarity=rarity,
                artist=str(value.get("artist") or ""),
                numeral=numeral,
                play_as_printed=bool(value.get("play_as_printed", False)),
            )
        )

    def erratum(self, card: CardEntry, value: Any, wordings: dict[str, str], used: set[str]) -> None:
        if not isinstance(value, dict):
            self.fault("errata", f"{value!r} is no erratum such as {{source: DOCUMENT/SECTION, status: printed, ...}}")
            return
        where = f"erratum of {value.get('source')}: "
        self.known(value, ERRATUM_FIELDS, where)
        if fault := fault_of_id(value.get("id")):
            self.fault(f"{where}id", fault)
        document, slash, section = str(value.get("source", "")).partition("/")
        if not (document and slash and section):
            self.fault(f"{where}source", "must be document/section, such as shadowfist-rulebook-2000/9.2")
        if value.get("status") not in ErratumStatus.values:
            self.fault(f"{where}status", f"{value.get('status')!r} is none of {', '.join(ErratumStatus.values)}")
        if not isinstance(value.get("change"), str):
            self.fault(f"{where}change", "must say in a sentence what changes")
        day = value.get("date")
        if day is not None and not isinstance(day, date):
            self.fault(f"{where}date", f"{day!r} is no date such as 2001-04-16")
            day = None
        text = self.wording(value["wording"], wordings, used, f"{where}wording") if "wording" in value else None
        card.errata.append(
            ErratumEntry(
                id=str(value.get("id")),
                citation=Citation(document, section),
                status=str(value.get("status")),
                change=str(value.get("change")),
                day=day,
                text=text,
                title=value.get("title"),
                subtitle=value.get("subtitle"),
                corrected_by=str(value.get("corrected_by") or ""),
            )
        )
