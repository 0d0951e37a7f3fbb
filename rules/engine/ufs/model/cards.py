"""Cards of UFS as plain data: what is printed on a card, read from the fields of DESIGN 7a."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from rules.engine.kernel.errors import ScenarioError
from rules.engine.kernel.fields import Fields, quoted
from rules.engine.ufs.model.marks import marked

CHARACTER, ATTACK, ACTION, ASSET, FOUNDATION = "character", "attack", "action", "asset", "foundation"
CARD_TYPES = (CHARACTER, ATTACK, ACTION, ASSET, FOUNDATION)
INFINITY = "infinity"
# 11: the resources, in the order of the rules.
SYMBOLS = ("air", "all", "chaos", "death", "earth", "evil", "fire", "good", "life", "order", "void", "water", INFINITY)
ZONES = ("high", "mid", "low")
# 2.6.0.1: which types the halves of a split card have.
SPLIT = (
    frozenset({FOUNDATION, ACTION}),
    frozenset({FOUNDATION, ATTACK}),
    frozenset({ASSET, ATTACK}),
    frozenset({ASSET, ACTION}),
    frozenset({ACTION, ATTACK}),
)
UNKNOWN = "?"
GENDERS = ("M", "F", UNKNOWN)
BLOOD_TYPES = ("A", "B", "AB", "O", UNKNOWN)
MAX_TEXT = 2_000  # characters
MAX_PRINTED = 1_000
MAX_KEYWORDS = 20

OF_ATTACKS = ("speed", "attack_zone", "damage")
OF_CHARACTERS = ("hand_size", "vitality", "gender", "height", "weight", "blood_type")
# What a half of a split card has of its own (2.6): the rest is the card's.
OF_HALVES = ("type", "difficulty", "keywords", "text", *OF_ATTACKS)
OF_CARDS = ("title", "control", "resources", "block_zone", "block_modifier")
CARD_FIELDS = (
    *("title", "type", "difficulty", "control", "resources", "block_zone", "block_modifier", "keywords", "text"),
    *(*OF_ATTACKS, *OF_CHARACTERS, "halves"),
)

# The keywords that texts call by name (2.14).
TRAITS = (
    *("ally", "item", "kick", "punch", "stance", "weapon", "breaker", "combo", "desperation", "multiple", "powerful"),
    *("ranged", "reversal", "stun", "terrain", "throw", "unique", "flash"),
)

# The keywords that are abilities (2.14.2), first those that are played.
PLAYED_KEYWORDS = ("breaker", "multiple", "powerful", "reversal", "stun")
ABILITY_KEYWORDS = (*PLAYED_KEYWORDS, "combo", "desperation", "ranged", "terrain", "throw", "unique")

# A printed number, X, or nothing.
Number = int | Literal["X"] | None


def keyword_parts(keyword: str) -> tuple[str, tuple[str, ...]]:
    """The name of a keyword, and the characters for whom alone it is an ability (2.9.0.4), in lower case.

    >>> keyword_parts("Powerful: 2"), keyword_parts("Ivy/Amy Combo (Kick)"), keyword_parts("Yi-Shan Only")
    (('powerful', ()), ('combo', ('ivy', 'amy')), ('character only', ()))
    """
    name = keyword.partition(":")[0].partition("(")[0].strip().lower()
    whose, _, last = name.rpartition(" ")
    if last in ABILITY_KEYWORDS and whose:
        return last, tuple(each.strip() for each in whose.split("/"))
    return "character only" if name.endswith(" only") else name, ()


@dataclass(frozen=True)
class Half:
    """What a card says that is of one type: the whole of a card, or a half of a split card.

    ``zone`` is the zone of an attack. Speed, zone or damage of ``None`` on an attack are not known (DESIGN 7a).
    A text that is keywords only states the ``keywords``, if they are not told.

    >>> Half("attack", text="Kick - Reversal").keywords
    ('Kick', 'Reversal')
    """

    type: str
    difficulty: Number = None
    keywords: tuple[str, ...] = ()
    text: str = ""
    speed: Number = None
    zone: str | None = None
    damage: Number = None

    def __post_init__(self) -> None:
        words = tuple(each.strip() for each in re.split(r" - |,", self.text.rstrip(". ")))
        if not self.keywords and all(each.lower() in TRAITS for each in words):
            object.__setattr__(self, "keywords", words)


@dataclass(frozen=True)
class Vital:
    """The vital statistics of a character (2.1.8); ``None`` is not printed, ``"?"`` unknown (2.7)."""

    gender: str | None = None
    height: int | str | None = None
    weight: int | str | None = None
    blood_type: str | None = None


@dataclass(frozen=True)
class CardFacts:
    """A card: its title with its marks, what its halves share, and one or two halves.

    ``block_zone`` and ``block_modifier`` are both there or neither. ``stated`` are the characteristics that are not
    known of the card, and that a board states.
    """

    title: str
    halves: tuple[Half, ...]
    control: int | None = None
    resources: tuple[str, ...] = ()
    block_zone: str | None = None
    block_modifier: int | None = None
    hand_size: int | None = None
    vitality: int | None = None
    vital: Vital = Vital()
    stated: tuple[str, ...] = ()

    @property
    def type(self) -> str:
        """Its type, or that of its first half."""
        return self.halves[0].type

    @property
    def types(self) -> tuple[str, ...]:
        """The types of its halves (2.6.0.4)."""
        return tuple(half.type for half in self.halves)

    @property
    def is_split(self) -> bool:
        """Whether it is a split card."""
        return len(self.halves) > 1

    @property
    def name(self) -> str:
        """The title without its marks: versions of a character have one name (2.1.14)."""
        return marked(self.title).name

    def half(self, type_: str) -> Half | None:
        """The half of that type."""
        return next((half for half in self.halves if half.type == type_), None)


def unknown_of(half: Half) -> tuple[str, ...]:
    """What of an attack is not known: no file and no board has stated it."""
    values = (half.speed, half.zone, half.damage)
    return tuple(name for name, value in zip(OF_ATTACKS, values, strict=True) if half.type == ATTACK and value is None)


def with_stated(fields: Fields, card: CardFacts) -> CardFacts:
    """A card with what a board states of its attack; only what is not known can be stated."""
    given = [name for name in OF_ATTACKS if fields.given.get(name, UNKNOWN) != UNKNOWN]
    half = card.half(ATTACK)
    if not given or half is None:
        for name in given:
            fields.fault(name, f"only a card of type {ATTACK} has it")
        return card
    said = _half(Fields({"type": ATTACK} | {name: fields.given[name] for name in given}, fields.place, fields.faults))
    for name, known, stated in zip(
        OF_ATTACKS, (half.speed, half.zone, half.damage), (said.speed, said.zone, said.damage), strict=True
    ):
        if name in given and known is not None and known != stated:
            fields.fault(name, f"that of {card.title} is {known}")
    missing = unknown_of(half)
    whole = replace(
        half,
        speed=said.speed if half.speed is None else half.speed,
        zone=half.zone or said.zone,
        damage=said.damage if half.damage is None else half.damage,
    )
    halves = tuple(whole if each is half else each for each in card.halves)
    return replace(card, halves=halves, stated=tuple(name for name in given if name in missing))


def same_card(one: str, other: str) -> bool:
    """Whether two titles are of the same card: the same name with the same marks (3.3)."""
    return card_key(one) == card_key(other)


def card_key(title: str) -> tuple[str, str, str]:
    """What tells a card from others: its name, the marks before it and those behind it (3.3).

    >>> card_key("Crazy Buffalo ::"), card_key("·crazy buffalo·") == card_key(". Crazy Buffalo .")
    (('crazy-buffalo', '', '::'), True)
    """
    return marked(title).key


def read_card(given: Mapping[str, Any], place: str = "card") -> CardFacts:
    """A card from the fields of DESIGN 7a.

    :param place: where it stands, for the faults.
    :raises ScenarioError: with every fault and its place.
    """
    faults: list[str] = []
    card = card_of(Fields(given, place, faults))
    if faults:
        raise ScenarioError(faults)
    return card


def card_of(fields: Fields) -> CardFacts:
    """A card from its fields; their ``faults`` collect what is wrong."""
    fields.only(*CARD_FIELDS)
    title = fields.text("title", "").strip()
    if not card_key(title)[0]:
        fields.fault("title", "a card needs a title with a letter or digit in it")
    halves = _halves(fields)
    is_character = any(half.type == CHARACTER for half in halves)
    for name in OF_CHARACTERS:
        if name in fields.given and not is_character:
            fields.fault(name, f"only a card of type {CHARACTER} has it")
    symbols = _symbols(fields)
    zone = fields.choice("block_zone", ZONES, "mid") if fields.given.get("block_zone") is not None else None
    modifier = _whole(fields, "block_modifier", least=-MAX_PRINTED)
    if (zone is None) != (modifier is None):
        fields.fault("block_modifier" if modifier is None else "block_zone", "a block has a zone and a modifier")
    return CardFacts(
        title=title,
        halves=halves,
        control=_whole(fields, "control"),
        resources=symbols,
        block_zone=zone,
        block_modifier=modifier,
        hand_size=_whole(fields, "hand_size"),
        vitality=_whole(fields, "vitality"),
        vital=Vital(
            _one_of(fields, "gender", GENDERS),
            _size(fields, "height"),
            _size(fields, "weight"),
            _one_of(fields, "blood_type", BLOOD_TYPES),
        ),
    )


def _halves(fields: Fields) -> tuple[Half, ...]:
    if "halves" not in fields.given:
        return (_half(fields),)
    for name in OF_HALVES:
        if name in fields.given:
            fields.fault(name, "a split card has this in its halves")
    given = fields.items("halves", most=2)
    halves = []
    for i, raw in enumerate(given):
        half = Fields(raw, f"{fields.place}.halves[{i}]", fields.faults)
        half.only(*OF_HALVES)
        halves.append(_half(half))
    if len(given) != 2 or frozenset(half.type for half in halves) not in SPLIT:
        allowed = ", ".join(" and ".join(sorted(types)) for types in SPLIT)
        fields.fault("halves", f"a split card has two halves, of the types {allowed}")
    return tuple(halves) or (Half(FOUNDATION),)


def _half(fields: Fields) -> Half:
    if "type" not in fields.given:
        fields.fault("type", f"a card needs a type: {', '.join(CARD_TYPES)}")
    type_ = fields.choice("type", CARD_TYPES, FOUNDATION)
    if type_ != ATTACK:
        for name in OF_ATTACKS:
            if fields.given.get(name) is not None:
                fields.fault(name, f"only a card of type {ATTACK} has it")
    unknown = [name for name in OF_ATTACKS if fields.given.get(name) == UNKNOWN]
    stated = {name: value for name, value in fields.given.items() if name not in unknown}
    known = Fields(stated, fields.place, fields.faults)
    keywords = fields.words("keywords")[:MAX_KEYWORDS]
    return Half(
        type=type_,
        difficulty=_number(fields, "difficulty"),
        keywords=tuple(keywords),
        text=fields.text("text", "", most=MAX_TEXT),
        speed=_number(known, "speed"),
        zone=_one_of(known, "attack_zone", ZONES),
        damage=_number(known, "damage"),
    )


def _whole(fields: Fields, name: str, least: int = 0) -> int | None:
    if fields.given.get(name) is None:
        return None
    return fields.number(name, 0, least=least, most=MAX_PRINTED)


def _number(fields: Fields, name: str) -> Number:
    if fields.given.get(name) == "X":
        return "X"
    return _whole(fields, name)


def _one_of(fields: Fields, name: str, words: tuple[str, ...]) -> str | None:
    if fields.given.get(name) is None:
        return None
    return fields.choice(name, words, words[0])


def _size(fields: Fields, name: str) -> int | str | None:
    """A whole number, a text as it is printed, or ``"?"``."""
    value = fields.given.get(name)
    if value is None:
        return None
    return fields.text(name, UNKNOWN) if isinstance(value, str) else fields.number(name, 0)


def _symbols(fields: Fields) -> tuple[str, ...]:
    found = []
    for i, word in enumerate(fields.words("resources")):
        if word.lower() not in SYMBOLS:
            fields.fault(f"resources[{i}]", f"{quoted(word)} is none of {', '.join(SYMBOLS)}")
        elif word.lower() not in found:
            found.append(word.lower())
    return tuple(found)
