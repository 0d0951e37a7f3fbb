"""What a file says of a card of UFS: checked in full, each fault with its field, what is wrong and the cure."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from rules.editing.entries import UfsEntry, UfsPrinting
from rules.editing.report import Fault
from rules.engine import Fields, quoted
from rules.engine.ufs import ATTACK, CARD_FIELDS, CHARACTER, OF_ATTACKS, CardFacts, Vital, card_of
from rules.games.ufs.cards import SPLIT_TYPES
from rules.games.ufs.measures import UNKNOWN, MeasureError, grams, millimetres
from rules.models import Rarity
from rules.text.texts import slugify_title

PRINTING_FIELDS = ("set", "rarity", "artist", "collector_number")
ENTRY_FIELDS = ("aliases", "printings", *PRINTING_FIELDS)
# What the columns of the database hold.
MAX_TITLE, MAX_SET, MAX_ARTIST, MAX_COLLECTOR_NUMBER, MAX_SIZE = 120, 40, 80, 12, 16
# How each field is written, told wherever one is written otherwise.
WRITTEN = {
    "title": "Cinder Uppercut",
    "type": "attack",
    "difficulty": "4 (or X)",
    "control": "3",
    "resources": "[fire, order]",
    "block_zone": "mid",
    "block_modifier": "2",
    "keywords": '[Punch, "Powerful: 2"]',
    "text": '"E Commit 1 foundation: This attack gets +2 damage."',
    "speed": "3 (or X)",
    "attack_zone": "high",
    "damage": "4 (or X)",
    "hand_size": "6",
    "vitality": "28",
    "gender": "M (F, or ? if unknown)",
    "height": "183 cm (or ? if unknown)",
    "weight": "84 kg (or ? if unknown)",
    "blood_type": "AB (A, B, O, or ? if unknown)",
    "halves": "[{type: foundation, difficulty: 2}, {type: attack, difficulty: 3, speed: 3, ...}]",
    "aliases": "[another title]",
    "set": "SAMPLE-K",
    "rarity": "Common",
    "artist": "Some One",
    "collector_number": "12",
    "printings": "[{set: SAMPLE-K, rarity: Common}]",
}


# What community files call these fields.
CALLED = {
    **dict.fromkeys(("name", "card_name", "cardname", "card_title"), "title"),
    **dict.fromkeys(("extension", "expansion", "edition", "set_code", "ext"), "set"),
    **dict.fromkeys(("number", "numero", "card_number", "collector_no", "no", "num", "nr"), "collector_number"),
    **dict.fromkeys(("block_mod", "blockmod", "block_modif", "block_bonus"), "block_modifier"),
    **dict.fromkeys(("card_type", "cardtype"), "type"),
    **dict.fromkeys(("control_check", "check", "control_value"), "control"),
    **dict.fromkeys(("symbols", "resource", "resource_symbols"), "resources"),
    **dict.fromkeys(("rules_text", "card_text", "rules", "game_text"), "text"),
    **dict.fromkeys(("zone", "attackzone"), "attack_zone"),
    **dict.fromkeys(("hand", "handsize", "hand_limit"), "hand_size"),
    **dict.fromkeys(("health", "life"), "vitality"),
    **dict.fromkeys(("illustrator", "illus"), "artist"),
    **dict.fromkeys(("bloodtype", "blood"), "blood_type"),
    "attack_speed": "speed",
    "attack_damage": "damage",
    "keyword": "keywords",
}


def own_name(name: str, others: Collection[str]) -> str:
    """What we call a field of a file, where it has no other of that name."""
    plain = "_".join(name.strip().lower().replace("-", " ").split())
    called = CALLED.get(plain, plain)
    return plain if called != plain and called in others else called


class EntryReader:
    """Reads one entry, and collects every fault instead of stopping at the first.

    :param place: where the entry stands in the file: ``card 3``, ``line 7``.
    :param complete: speed, zone and damage of an attack must be there; else they may be unknown (DESIGN 7a).
    """

    def __init__(self, file: str, place: str, entry: object, line: int = 0, *, complete: bool = False) -> None:
        self.file = file
        self.complete = complete
        self.unknown: set[str] = set()
        self.line = line
        self.entry = entry
        fields = entry.items() if isinstance(entry, Mapping) else ()
        title = next((value for name, value in fields if own_name(str(name), ()) == "title"), None)
        named = isinstance(title, str) and bool(title.strip())
        self.place = f"{place}, {' '.join(str(title).split())[:MAX_TITLE]}" if named else place
        self.faults: list[Fault] = []
        self.notes: list[str] = []

    def fault(self, name: str, what: str) -> None:
        written = WRITTEN.get(name.rpartition(".")[2].partition("[")[0], "")
        cure = f"; write {name.rpartition('.')[2].partition('[')[0]}: {written}" if written else ""
        self.faults.append(Fault(self.file, f"{self.place}: {name}" if name else self.place, f"{what}{cure}"))

    def read(self) -> UfsEntry | None:
        """The card, or None where it has faults."""
        if not isinstance(self.entry, Mapping):
            self.fault("", f"{quoted(self.entry)} is no card: a card is an object with named fields")
            return None
        given = {
            own_name(str(name), self.entry.keys()): value for name, value in self.entry.items() if value is not None
        }
        for name in given.keys() - {*CARD_FIELDS, *ENTRY_FIELDS}:
            self.fault(name[:40], f"unknown field; known are {', '.join((*CARD_FIELDS, *ENTRY_FIELDS))}")
        title = given.get("title")
        if not isinstance(title, str) or not slugify_title(title) or len(title) > MAX_TITLE:
            self.fault("title", f"every card needs a title: a text with a letter in it, at most {MAX_TITLE} long")
            return None
        card = UfsEntry(" ".join(title.split()), self.file, self.place, self.line, self._aliases(given))
        base = {name: given[name] for name in CARD_FIELDS if name in given} | {"title": card.title}
        for where, printing in self._printings(given):
            self._printing(card, base, printing, where)
        return None if self.faults else card

    def _aliases(self, given: Mapping[str, Any]) -> tuple[str, ...]:
        value = given.get("aliases", [])
        if isinstance(value, list) and all(isinstance(each, str) and slugify_title(each) for each in value):
            return tuple(each[:MAX_TITLE] for each in value)
        self.fault("aliases", f"{quoted(value)} is no list of titles")
        return ()

    def _printings(self, given: Mapping[str, Any]) -> list[tuple[str, Any]]:
        """What the entry says of each printing, and where."""
        own = {name: given[name] for name in PRINTING_FIELDS if name in given}
        if "printings" not in given:
            return [("", own)]
        for name in own:
            self.fault(name, "stands in the printings where the card has several")
        value = given["printings"]
        if not isinstance(value, list) or not value:
            self.fault("printings", f"{quoted(value)} is no list of printings")
            return []
        return [(f"printings[{place}].", each) for place, each in enumerate(value)]

    def _printing(self, card: UfsEntry, base: dict[str, Any], printing: Any, where: str) -> None:
        if not isinstance(printing, Mapping):
            self.fault(where.rstrip("."), f"{quoted(printing)} is no printing")
            return
        given = {str(name): value for name, value in printing.items() if value is not None}
        own = {name: value for name, value in given.items() if name not in PRINTING_FIELDS}
        facts = self._facts(base | own, where)
        code = self._text(given, "set", where, MAX_SET)
        if not given.get("set"):
            self.fault(f"{where}set", "every printing is in a set")
        rarity = self._text(given, "rarity", where, MAX_SET)
        known = next((each for each in Rarity.values if each.lower() == rarity.lower()), "")
        if rarity and not known:
            self.notes.append(f"{self.place}: {where}rarity: {quoted(rarity)} is none that we know, and was left out")
        card.printings.append(
            UfsPrinting(
                facts,
                code,
                known,
                self._text(given, "artist", where, MAX_ARTIST),
                self._text(given, "collector_number", where, MAX_COLLECTOR_NUMBER),
            )
        )

    def _text(self, given: Mapping[str, Any], name: str, where: str, most: int) -> str:
        value = given.get(name, "")
        if isinstance(value, int) and not isinstance(value, bool):
            value = str(value)
        if not isinstance(value, str) or len(value) > most:
            self.fault(f"{where}{name}", f"{quoted(value)} is no text of at most {most} characters")
            return ""
        return value.strip()

    def _facts(self, given: dict[str, Any], where: str) -> CardFacts:
        """The card as printed: what a scenario's card may say, and what every printed card must say."""
        faults: list[str] = []
        facts = card_of(Fields(_lower(given), "", faults))
        for each in faults:
            name, _, what = each.partition(": ")
            self.fault(f"{where}{name}", what)
        self._required(given, facts, where)
        facts = replace(facts, vital=self._vital(facts.vital, where))
        if facts.is_split:  # in the order that the rules name the halves in (2.6.0.1)
            names = [half.type for half in facts.halves]
            if "/".join(reversed(names)) in SPLIT_TYPES:
                facts = replace(facts, halves=tuple(reversed(facts.halves)))
        return facts

    def _required(self, given: Mapping[str, Any], facts: CardFacts, where: str) -> None:
        if "control" not in given:
            self.fault(f"{where}control", "every card has a control value (ufs-rules-2010 2.1.9)")
        if not given.get("resources"):
            self.fault(f"{where}resources", "every card has a resource symbol (ufs-rules-2010 2.1.6)")
        halves = given.get("halves")
        said = halves if isinstance(halves, list) else [given]
        for place, half in enumerate(said):
            if not isinstance(half, Mapping):
                continue
            of = f"{where}halves[{place}]." if halves is not None else where
            type_ = str(half.get("type", "")).lower()
            needed = {"difficulty": "every card has a difficulty (ufs-rules-2010 2.1.1)"}
            if type_ == ATTACK and not self.complete:
                self.unknown |= {name for name in OF_ATTACKS if half.get(name) in (None, UNKNOWN)}
            elif type_ == ATTACK:
                needed |= dict.fromkeys(("speed", "attack_zone"), "every attack has one (ufs-rules-2010 2.2.4)")
                needed |= {"damage": "every attack has one (ufs-rules-2010 2.2.5)"}
            if type_ == CHARACTER:
                needed |= {
                    "hand_size": "every character has one (ufs-rules-2010 2.1.4)",
                    "vitality": "every character has one (ufs-rules-2010 2.1.5)",
                }
            for name, why in needed.items():
                if half.get(name) is None:
                    self.fault(f"{of}{name}", why)

    def _vital(self, vital: Vital, where: str) -> Vital:
        """The statistics with a number written out: 183 is 183 cm."""
        height = f"{vital.height} cm" if isinstance(vital.height, int) else vital.height
        weight = f"{vital.weight} kg" if isinstance(vital.weight, int) else vital.weight
        for name, printed, measure in (("height", height, millimetres), ("weight", weight, grams)):
            if printed is None or printed.strip() == UNKNOWN:
                continue
            try:
                measure(printed)
                if len(printed) > MAX_SIZE:
                    raise MeasureError(f"{quoted(printed)} is longer than {MAX_SIZE} characters")
            except MeasureError as error:
                self.fault(f"{where}{name}", str(error))
        return replace(vital, height=height and height.strip(), weight=weight and weight.strip())


def _lower(given: Mapping[str, Any]) -> dict[str, Any]:
    """Types and zones in the letters of the rules, whatever the file's; M, F and blood types the other way."""
    found = {name: value for name, value in given.items() if value is not None}
    for name in ("type", "block_zone", "attack_zone"):
        if isinstance(found.get(name), str):
            found[name] = found[name].strip().lower()
    for name in ("gender", "blood_type"):
        if isinstance(found.get(name), str):
            found[name] = found[name].strip().upper()
    if isinstance(found.get("halves"), list):
        found["halves"] = [_lower(each) if isinstance(each, Mapping) else each for each in found["halves"]]
    return found
