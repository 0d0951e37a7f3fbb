"""A card as it is drawn on every page: what stands where on it, whatever the game, for ``cards/_drawn.html``.

A game says which of its characteristics stands in which place (:data:`PLACES`); the template knows only the places.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from django.utils.safestring import SafeString
from django.utils.text import slugify

from rules.engine.shadowfist import NO_SYMBOLS as NONE
from rules.engine.shadowfist import Face, Symbol, Symbols
from rules.engine.ufs import CardFacts
from rules.games.ufs.cards import UfsFace
from rules.library import catalog
from rules.library.badges import badge
from rules.library.card_html import KEYWORDS
from rules.models import Card, Printing
from rules.pages.art import picture
from rules.pages.faces import ufs_values

# Restrictions and special abilities stand first on a card, each a sentence of its own.
LEAD = re.compile(rf"(?:(?:{'|'.join(KEYWORDS)})(?:: [^.:]{{1,60}})?\.\s*)+")
NEUTRAL = "neutral"


@dataclass(frozen=True)
class Stat:
    """A characteristic with its value; ``name`` is what the style sheet knows it by."""

    name: str
    label: str
    value: str


@dataclass(frozen=True)
class Places:
    """Where the characteristics of a game stand: ``(name, label)`` each; those that a card lacks are left out."""

    cost: tuple[str, str]
    left: tuple[tuple[str, str], ...]
    right: tuple[tuple[str, str], ...]
    foot: tuple[tuple[str, str], ...] = ()

    @property
    def names(self) -> frozenset[str]:
        """The characteristics that have a place, and the keywords and symbols, which always have theirs."""
        placed = (self.cost, *self.left, *self.right, *self.foot)
        return frozenset({name for name, _ in placed} | {"keywords", "resources"})


# Shadowfist: rulebook 2.1. UFS: 2.1 to 2.7.
PLACES = {
    "shadowfist": Places(("cost", "Cost"), (("power", "Power"),), (("fighting", "Fighting"), ("body", "Body"))),
    "ufs": Places(
        ("difficulty", "Difficulty"),
        (),
        (("control", "Control"),),
        (
            ("speed", "Speed"),
            ("attack_zone", "Zone"),
            ("damage", "Damage"),
            ("block", "Block"),
            ("hand_size", "Hand size"),
            ("vitality", "Vitality"),
        ),
    ),
}


@dataclass(frozen=True)
class DrawnHalf:
    """A half of a split card (UFS 2.6): its type, keywords, text and characteristics."""

    type: str
    lead: str
    text: str
    stats: tuple[Stat, ...]


@dataclass(frozen=True)
class DrawnCard:
    """A card as it is drawn.

    ``faction`` is the first resource symbol that it provides or requires, ``kind`` its type as a slug. ``needs`` are
    its resource conditions, ``gives`` what it provides, symbol by symbol. ``lead`` are restrictions and keywords, in
    the words of the card; ``text`` is the rest of its text.
    """

    game: str
    title: str
    type: str
    kind: str
    faction: str
    subtitle: str
    lead: str
    text: str
    url: str = ""
    cost: Stat | None = None
    left: tuple[Stat, ...] = ()
    right: tuple[Stat, ...] = ()
    foot: tuple[Stat, ...] = ()
    needs: tuple[SafeString, ...] = ()
    gives: tuple[SafeString, ...] = ()
    facts: tuple[Stat, ...] = ()
    halves: tuple[DrawnHalf, ...] = ()

    @property
    def picture(self) -> SafeString:
        """Its picture."""
        return picture(self.kind, self.title)

    @property
    def band(self) -> str:
        """The type, empty where the subtitle says it (``Cop Event``)."""
        return "" if self.type.casefold() in self.subtitle.casefold() else self.type

    @property
    def has_column(self) -> bool:
        """Whether anything stands on its left edge."""
        return bool(self.cost or self.needs)


def of_face(face: Face, game: str = "shadowfist", url: str = "") -> DrawnCard:
    """A wording of a card."""
    if isinstance(face, UfsFace) and face.facts:
        return _of_facts(face, face.facts, url)
    values = {name: getattr(face, name) for name in ("cost", "fighting", "power", "body")}
    return _drawn(game, face, values, url, face.requires, face.provides)


def of_printing(printing: Printing, game: str, url: str = "") -> DrawnCard:
    """A printing with its characteristics (``shadowfist`` or ``ufs``) at hand."""
    return of_face(catalog.face(printing), game, url)


def of_card(card: Card) -> DrawnCard:
    """A card in the wording in force, with ``game`` and ``printing`` and its characteristics at hand."""
    url = card.get_absolute_url()
    if card.printing is None:
        return of_face(Face(card.title, card.type, card.subtitle, card.text), card.game.slug, url)
    printed = catalog.face(card.printing)
    return of_face(replace(printed, title=card.title, subtitle=card.subtitle, text=card.text), card.game.slug, url)


def _of_facts(face: Face, facts: CardFacts, url: str) -> DrawnCard:
    """A card of UFS: its keywords stand before its text, as a split card's do in each half."""
    values = ufs_values(facts)
    places = PLACES["ufs"]
    drawn = _drawn("ufs", face, values, url, resources=facts.resources, lead=", ".join(values["keywords"]))
    if not facts.is_split:
        return drawn
    halves = [
        DrawnHalf(
            half["type"].capitalize(),
            ", ".join(half["keywords"]),
            half["text"],
            _stats((places.cost, *places.foot), half),
        )
        for half in values["halves"]
    ]
    return replace(drawn, text="", halves=tuple(halves))


def _drawn(
    game: str,
    face: Face,
    values: Mapping[str, object],
    url: str,
    requires: Symbols = NONE,
    provides: Symbols = NONE,
    *,
    resources: Iterable[str] = (),
    lead: str = "",
) -> DrawnCard:
    places = PLACES.get(game, PLACES["shadowfist"])
    text = face.text.strip()
    if game != "ufs" and not lead and (match := LEAD.match(text)) is not None:
        lead, text = match[0].strip(), text[match.end() :].strip()
    named = [word.lower() for word in resources]
    return DrawnCard(
        game=game,
        title=face.title,
        type=face.type,
        kind=slugify(face.type),
        faction=next(iter(named), "") or _faction(provides, requires),
        subtitle=face.subtitle,
        lead=lead,
        text=text,
        url=url,
        cost=next(iter(_stats([places.cost], values)), None),
        left=_stats(places.left, values),
        right=_stats(places.right, values),
        foot=_stats(places.foot, values),
        needs=tuple(map(badge, requires)),
        gives=tuple(map(badge, provides)),
        facts=tuple(Stat(word, "Resource", word.capitalize()) for word in named),
    )


def _stats(names: Iterable[tuple[str, str]], values: Mapping[str, object]) -> tuple[Stat, ...]:
    """Those that a card has: none printed is not 0."""
    found = ((name, label, values.get(name)) for name, label in names)
    return tuple(Stat(name, label, str(value)) for name, label, value in found if value not in (None, ""))


def _faction(*among: Symbols) -> str:
    """The first faction of the symbols, else the first talent."""
    symbols: list[Symbol] = [symbol for each in among for symbol, _ in each.counts]
    factions = [symbol for symbol in symbols if symbol.is_faction]
    return next((symbol.value for symbol in [*factions, *symbols]), NEUTRAL)
