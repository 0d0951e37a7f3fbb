"""The bundled cards as a library for the engine, read from the files without Django; and boards in a few lines."""

from __future__ import annotations

from datetime import date
from functools import cache
from pathlib import Path

from rules.engine import evaluate
from rules.engine.kernel.citations import Citation
from rules.engine.kernel.fields import Fields
from rules.engine.shadowfist.lowering.card_library import CardFacts, CardLibrary
from rules.engine.shadowfist.lowering.texts import compile_card_text
from rules.engine.shadowfist.model.cards import Change, Face, Printed
from rules.engine.shadowfist.model.symbols import Symbols
from rules.engine.ufs.card_library import CardLibrary as UfsLibrary
from rules.engine.ufs.model.cards import CARD_FIELDS, card_of
from rules.text.yaml_text import read_yaml

FIXTURES = Path(__file__).resolve().parent.parent / "fixtures"
DAYS = {
    "shadowfist-faq-1995": date(1995, 12, 4),
    "shadowfist-rulebook-2000": date(2000, 7, 1),
    "shadowfist-faq-2001": date(2001, 4, 1),
    "shadowfist-card-abilities": date(2010, 1, 1),
}


def compile_face(face: Face) -> tuple[object, ...]:
    """The abilities of a wording."""
    return compile_card_text(face.text, title=face.title, type=face.type).abilities


@cache
def bundled() -> CardLibrary:
    """Every bundled card."""
    sets = {each["code"]: each for each in read_yaml((FIXTURES / "sets.yaml").read_text())}
    cards = []
    for path in sorted((FIXTURES / "cards" / "shadowfist").glob("*.yaml")):
        cards += [_card(each, sets) for each in read_yaml(path.read_text(encoding="utf-8"))]
    return CardLibrary(cards, compile_face)


@cache
def ufs_samples() -> UfsLibrary:
    """Every sample card of UFS."""
    found = []
    for path in sorted((FIXTURES / "cards" / "ufs").glob("*.yaml")):
        for card in read_yaml(path.read_text(encoding="utf-8")):
            faults: list[str] = []
            given = {name: value for name, value in card.items() if name in CARD_FIELDS}
            found.append(card_of(Fields(given, card["title"], faults)))
            assert not faults
    return UfsLibrary(found)


def _card(card, sets) -> CardFacts:
    wordings = card.get("wordings") or {"": card.get("text", "")}
    printings = []
    for each in card["printings"]:
        known = sets.get(each["set"], {})
        text = wordings.get(each.get("wording"), "") if each.get("wording") else next(iter(wordings.values()))
        printings.append(
            Printed(
                _face({**card, **each}, text or ""),
                each["set"],
                known.get("name", each["set"]),
                known.get("order", 99),
                _day(known.get("released")),
                each.get("errata"),
                each.get("play_as_printed", False),
            )
        )
    errata = []
    for each in card.get("errata", ()):
        citation = Citation.of(each["source"])
        text = wordings[each["wording"]] if "wording" in each else None
        day = each.get("date") or DAYS[citation.document]
        errata.append(
            Change(citation, _day(day), each["status"], each["change"], text, each.get("title"), each.get("subtitle"))
        )
    return CardFacts(card["title"], tuple(printings), tuple(errata), tuple(card.get("aliases", ())))


def _face(card, text) -> Face:
    return Face(
        title=card["title"],
        type=card["type"],
        subtitle=card.get("subtitle", ""),
        text=text,
        cost=card.get("cost"),
        requires=Symbols.from_mapping(card.get("requires") or {}),
        provides=Symbols.from_mapping(card.get("provides") or {}),
        fighting=card.get("fighting"),
        power=card.get("power"),
        body=card.get("body"),
    )


def _day(value) -> date | None:
    if value is None or isinstance(value, date):
        return value
    parts = [int(part) for part in str(value).split("-")]
    return date(*[*parts, 1, 1][:3])


def small_library(*cards: tuple[str, str, str] | Face) -> CardLibrary:
    """A library of cards that a test makes up: (title, type, text), or a whole face."""
    faces = [each if isinstance(each, Face) else _plain(*each) for each in cards]
    return CardLibrary(
        [CardFacts(face.title, (Printed(face, "T", "Test", 1, date(1995, 1, 1)),)) for face in faces], compile_face
    )


def _plain(title: str, type_: str, text: str) -> Face:
    return Face(title=title, type=type_, text=text, body=8 if "Site" in type_ else None)


def at(front="Kinoshita House", *characters, back=None):
    """A location in a few words."""
    place = {"front": front, "characters": list(characters)}
    return {**place, "back": back} if back else place


def player(name, *locations, **more):
    """A player in a few words."""
    return {"name": name, "locations": list(locations), **more}


def board(*players, turn="Ann", **more):
    """A scenario in a few words."""
    return {"turn": turn, "players": list(players), **more}


def play_out(scenario, *actions, library=None):
    """Evaluates a scenario with actions such as ("Ann", "play", "Final Brawl", {"targets": [...]}) or "resolve"."""
    return evaluate({**scenario, "actions": [as_action(each) for each in actions]}, library or bundled())


def as_action(short):
    """An action in a few words."""
    if isinstance(short, dict):
        return short
    if isinstance(short, str):
        return {"do": short}
    by, do, *rest = short
    action = {"by": by, "do": do}
    for each in rest:
        action.update(each if isinstance(each, dict) else {"card": each})
    return action
