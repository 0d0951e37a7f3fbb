"""Cards that a scenario invents (DESIGN 7, ``custom``): read, compiled like any other, known in that scenario only."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rules.engine.kernel.fields import Fields, quoted
from rules.engine.shadowfist.lowering.card_library import CardFacts, Library, slug
from rules.engine.shadowfist.lowering.rules_text import CARD_TYPES, CHARACTER, FENG_SHUI_SITE, SITE, RulesText
from rules.engine.shadowfist.lowering.texts import compile_card_text, read_abilities
from rules.engine.shadowfist.model.cards import Face, Number, Printed
from rules.engine.shadowfist.model.symbols import SymbolError, Symbols

MAX_CUSTOM = 60  # cards
MAX_TEXT = 2_000  # characters
MAX_CHARACTERISTIC = 1_000
FIELDS = ("title", "type", "subtitle", "cost", "requires", "provides", "fighting", "power", "body", "text")
# Which types have which numbers (rulebook 2.1): the others must not state them.
HAS = {"fighting": (CHARACTER,), "power": (SITE, FENG_SHUI_SITE), "body": (SITE, FENG_SHUI_SITE)}
# The set that a card of one scenario has been printed in.
CUSTOM_SET = "custom"


class WithCustom:
    """A library with the cards of one scenario besides; a title that both know means the card of the scenario."""

    def __init__(self, library: Library, cards: Mapping[str, CardFacts]) -> None:
        self._library = library
        self._cards = cards
        self._faces = {printed.face for card in cards.values() for printed in card.printings}

    def find(self, title: str) -> CardFacts | None:
        """The card with this title, or slug of it."""
        return self._cards.get(slug(title)) or self._library.find(title)

    def compiled(self, face: Face) -> RulesText:
        """The rules text of a wording, compiled."""
        return _compiled(face) if face in self._faces else self._library.compiled(face)


@lru_cache(maxsize=1024)
def _compiled(face: Face) -> RulesText:
    """A text is compiled once, however often the scenario is evaluated."""
    return read_abilities(face, compile_card_text(face.text, title=face.title, type=face.type).abilities)


def with_custom(library: Library, given: object, faults: list[str]) -> Library:
    """The library with the cards of a scenario's ``custom``; ``faults`` collects what is wrong with them.

    :param given: the scenario as it was sent.
    """
    top = Fields(given if isinstance(given, Mapping) else {}, "", faults)
    cards: dict[str, CardFacts] = {}
    for i, raw in enumerate(top.items("custom", most=MAX_CUSTOM)):
        fields = Fields(raw, f"custom[{i}]", faults)
        if not isinstance(raw, Mapping):
            continue
        face = _face(fields)
        key = slug(face.title)
        if key in cards:
            fields.fault("title", f"{quoted(face.title)} is the title of another card of this list already")
        elif key:
            cards[key] = CardFacts(face.title, (Printed(face, CUSTOM_SET, "This scenario", 0),))
    return WithCustom(library, cards) if cards else library


def _face(fields: Fields) -> Face:
    """What an invented card says; what is left out is as on a card that does not have it."""
    fields.only(*FIELDS)
    title = fields.text("title", "").strip()
    if not slug(title):
        fields.fault("title", "a card needs a title with a letter or digit in it")
    if "type" not in fields.given:
        fields.fault("type", f"a card needs a type: {', '.join(CARD_TYPES)}")
    card_type = fields.choice("type", CARD_TYPES, CHARACTER)
    for name, types in HAS.items():
        if fields.given.get(name) is not None and card_type not in types:
            fields.fault(name, f"no card of type {card_type} has {name.capitalize()}; only {' and '.join(types)} have")
    return Face(
        title=title,
        type=card_type,
        subtitle=fields.text("subtitle", ""),
        text=fields.text("text", "", most=MAX_TEXT),
        cost=_number(fields, "cost"),
        requires=_symbols(fields, "requires"),
        provides=_symbols(fields, "provides"),
        fighting=_number(fields, "fighting"),
        power=_number(fields, "power"),
        body=_number(fields, "body"),
    )


def _number(fields: Fields, name: str) -> Number:
    """A printed number, X, or nothing; nothing is not 0 (2.1)."""
    value = fields.given.get(name)
    if value is None:
        return None
    if value == "X":
        return "X"
    if isinstance(value, bool) or not isinstance(value, int):
        fields.fault(name, f'{quoted(value)} is neither a whole number nor "X"')
        return None
    return fields.number(name, 0, most=MAX_CHARACTERISTIC)


def _symbols(fields: Fields, name: str) -> Symbols:
    """Resource symbols, ``{"dragons": 2}``."""
    given = Fields(fields.mapping(name), f"{fields.place}.{name}", fields.faults)
    try:
        return Symbols.from_mapping({key: given.number(key, 0, most=MAX_CHARACTERISTIC) for key in given.given})
    except SymbolError as error:
        fields.fault(name, str(error))
        return Symbols()
