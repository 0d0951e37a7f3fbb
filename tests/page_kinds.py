"""Every kind of page of the site, in one place: for each address of the URL configuration, what is looked at.

``PAGES`` has the pages and the states that they have; ``DATA`` what is not for eyes, with its type. An address that the
site serves and that is in neither fails ``test_every_address_has_an_entry``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from urllib.parse import urlencode

from django.urls import URLPattern, URLResolver, get_resolver

BOOK = "/rules/shadowfist-rulebook-2000"
ATTACK = "a-bonus-ends-with-the-attack"
EXCHANGE = "ufs-an-exchange-between-the-sample-decks"
SHORT = "ufs-a-check-that-falls-short-asks-for-foundations"
PARTING = "stability-cancels-pocket-demon"
JSON = "application/json"


@dataclass(frozen=True)
class Page:
    """An address that is looked at.

    ``status`` is what it answers with. ``opens`` is the element that is opened, or gets the focus, before one looks;
    ``shows`` what must be there then.
    """

    address: str
    status: int = 200
    opens: str = ""
    shows: str = "h1"


@dataclass(frozen=True)
class Data:
    """An address that a program reads: ``type`` is its content type."""

    address: str
    type: str = JSON


def routes() -> list[str]:
    """Every route of the site, as the URL configuration writes them."""
    return list(_routes(get_resolver().url_patterns, ""))


def _routes(patterns: list[URLPattern | URLResolver], before: str) -> Iterator[str]:
    for each in patterns:
        route = f"{before}{each.pattern}"
        if isinstance(each, URLResolver):
            yield from _routes(each.url_patterns, route)
        else:
            yield route


def position(name: str) -> str:
    """An example of the corpus, packed as an address holds it."""
    from rules import interactions
    from rules.text import packing

    return packing.pack(interactions.example(name)["scenario"])


def unknown_decks() -> str:
    """A board of UFS on which nobody's deck is known."""
    from rules.text import packing

    ann = {"name": "Ann", "character": "Brannoch Vale", "hand": ["Cinder Uppercut"], "staging": ["Raised in Smoke"]}
    players = [ann, {"name": "Bob", "character": "Odile Ferrant", "hand": 5}]
    return packing.pack({"game": "ufs", "players": players, "actions": []})


def ruling(status: str) -> str:
    """The id of a ruling that has a status."""
    from rules.models import Ruling

    return str(Ruling.objects.filter(status=status).order_by("section__order").first().slug)


def deck(text: str, game: str = "shadowfist") -> str:
    """A deck, packed as an address holds it."""
    from rules.library.decks.addresses import packed_deck

    return packed_deck(text, game)


DECK = """Characters:
3x Ting Ting
5x Maverick Cop
4x SWAT Team
2 Big Bruiser
Sites:
5x Fox Pass
6x City Park
Final Brawl (3)
1x Discerning Fire
"""


def _boards() -> list[Page]:
    attack = position(ATTACK)
    return [
        Page("/check/board/", shows=".add-card"),
        Page("/check/board/?card=fox-pass", opens='.tile[data-card="fox-pass"] > summary', shows=".edit-card"),
        Page(f"/check/board/?{urlencode({'s': attack, 'at': 3})}", shows=".is-intercepting"),
        Page(f"/check/board/?{urlencode({'s': attack, 'edit': 1})}", shows=".add-card"),
        Page("/check/board/?s=nonsense", shows=".notices"),
        Page("/check/board/?game=ufs", shows=".add-card"),
        Page("/check/board/?game=ufs&card=Cinder+Uppercut", opens=".hand .tile > summary", shows=".edit-card"),
        Page(f"/check/board/?{urlencode({'s': unknown_decks()})}", opens=".deck-list > summary", shows=".checking"),
        Page(f"/check/board/?{urlencode({'s': unknown_decks(), 'd0': 'sample:kiln-street'})}", shows=".chance"),
    ]


PAGES: dict[str, Callable[[], list[Page]]] = {
    "": lambda: [Page("/")],
    "about/": lambda: [Page("/about/")],
    "offline/": lambda: [Page("/offline/", shows="[data-offline-keep]")],
    "changes/": lambda: [Page("/changes/", shows=".version-group")],
    "search/": lambda: [
        Page("/search/"),
        Page("/search/?q=uniqueness+auction", shows=".hit"),
        Page("/search/?q=Fox+Pass", shows=".top-card"),
        Page("/search/?q=hand+size&first=ufs", shows=".games"),
        Page("/search/?q=uniqness+auktion", shows=".did-you-mean"),
        Page("/search/?q=qwrtzp", shows=".empty"),
    ],
    "cards/": lambda: [
        Page("/cards/", shows=".paging"),
        Page("/cards/?q=d:cop+t:character", shows=".card-row-title"),
        Page("/cards/?q=d:(", shows=".notices"),
        Page(f"/cards/?q={'x' * 90}", shows=".empty"),
        Page("/cards/?q=t:character+f:dragons&view=grid&order=fighting", shows=".card-grid"),
        Page("/cards/?view=checklist&order=newest&dir=asc", shows=".checklist"),
    ],
    "decks/": lambda: [
        Page("/decks/", shows="textarea"),
        Page(f"/decks/?{urlencode({'d': deck(DECK)})}", shows=".curve"),
    ],
    "cards/random/": lambda: [Page("/cards/random/?q=%21%22Fox+Pass%22", shows=".timeline")],
    "browse/": lambda: [Page("/browse/", shows=".browse")],
    "browse/<name:by>/": lambda: [
        Page(f"/browse/{by}/", shows=".browse-rows") for by in ("faction", "type", "keyword")
    ],
    "cards/<name:slug>/": lambda: [
        Page("/cards/fox-pass/", shows=".timeline"),
        Page("/cards/fox-pass/?printing=L/S&date=1999-01-01", shows=".answer .diff"),
        Page("/cards/pocket-demon/", shows=".chips"),
        Page("/cards/fox-pass/", opens=".why:has(.abilities) > summary", shows=".abilities"),
    ],
    "sets/": lambda: [Page("/sets/")],
    "sets/<words:code>/": lambda: [
        Page("/sets/L%2FS/", shows=".card-row-title"),
        Page("/sets/YotD/?view=checklist", shows=".checklist"),
    ],
    "rules/": lambda: [Page("/rules/")],
    "rules/<name:slug>/": lambda: [Page(f"{BOOK}/", shows=".contents a"), Page("/rules/ufs-rules-2010/")],
    "rules/<name:slug>/print/": lambda: [
        Page(f"{BOOK}/print/", shows=".whole-chapter"),
        Page("/rules/ufs-rules-2010/print/", shows=".whole-chapter"),
    ],
    "rules/<name:slug>/<name:number>/": lambda: [
        Page(f"{BOOK}/4.5.2/", shows=".example"),
        Page(f"{BOOK}/7.3/?text=both", shows=".sides"),
        Page(f"{BOOK}/7.3/?text=original"),
        Page(f"{BOOK}/7.3.2/", shows=".treatments"),
        Page(f"{BOOK}/7.3/", opens="#p1 a.term", shows=".term-box"),
        Page(f"{BOOK}/9/", shows=".linked"),
        Page(f"{BOOK}/9.2/"),
        Page(f"{BOOK}/10.2/"),
        Page("/rules/shadowfist-faq-1995/2.1.1/", shows=".overruled"),
        Page("/rules/shadowfist-faq-2001/7.3/", shows=".item"),
        Page("/rules/shadowfist-card-abilities/3.2/"),
        Page("/rules/ufs-rules-2010/2.14.2.4/"),
    ],
    "glossary/": lambda: [Page("/glossary/"), Page("/glossary/?game=ufs")],
    "glossary/<name:slug>/": lambda: [Page("/glossary/designator/"), Page("/glossary/unique/", shows=".keyword-cards")],
    "editions/": lambda: [Page("/editions/", shows=".topic"), Page("/editions/?changed=modern", shows=".asked")],
    "rulings/": lambda: [
        Page("/rulings/", shows=".paging"),
        Page("/rulings/?status=reversed", shows=".not-current"),
        Page("/rulings/?card=nobody"),
    ],
    "rulings/<slug:slug>/": lambda: [Page(f"/rulings/{ruling(status)}/") for status in ("current", "superseded")],
    "check/": lambda: [
        Page("/check/", shows=".presets"),
        Page("/check/?part=shadowfist-rulebook-2000/4", shows=".presets-found li"),
        Page("/check/?outcome=a+card+is+smoked", shows=".presets-found li"),
        Page("/check/?q=can+a+turned+Character+intercept", shows=".presets-found li"),
        Page("/check/?q=qwrtzp"),
    ],
    "check/board/": _boards,
    "check/invent/": lambda: [
        Page("/check/invent/", shows=".abilities"),
        Page("/check/invent/?game=ufs", shows=".abilities"),
        Page("/check/invent/?game=ufs&title=Odd&type=foundation&difficulty=much", 400, shows=".refusal"),
        Page("/check/invent/?title=Odd&type=Event&cost=many", 400, shows=".refusal"),
        Page("/check/invent/?title=Odd&type=Event&text=Frobnicate+everything.", shows="mark.unread"),
    ],
    "check/compare/": lambda: [
        Page(f"/check/compare/?{urlencode({'s': position(ATTACK)})}", shows=".verdict"),
        Page(f"/check/compare/?{urlencode({'s': position(PARTING)})}", shows=".leading"),
        Page(f"/check/compare/?{urlencode({'s': position(PARTING)})}", opens=".why > summary", shows="table"),
    ],
    "check/<name:name>/": lambda: [
        Page(f"/check/{ATTACK}/?at=0", shows=".actors a"),
        Page(f"/check/{ATTACK}/?at=3", shows=".is-attacking"),
        Page(f"/check/{ATTACK}/?at=3", opens=".tile > summary", shows=".tile[open] .tile-sheet"),
        Page(f"/check/{ATTACK}/?at=5", shows=".steps li"),
        Page("/check/ambush-damage-is-redirected/?at=4"),
        Page(f"/check/{EXCHANGE}/?at=0", shows=".chance"),
        Page(f"/check/{EXCHANGE}/?at=7", shows=".ufs-attack"),
        Page(f"/check/{EXCHANGE}/?at=7", opens=".pool .tile > summary", shows=".tile[open] .tile-sheet"),
        Page(f"/check/{SHORT}/?at=1", shows=".decision"),
    ],
    "designators/": lambda: [Page("/designators/", shows=".words a")],
    "designators/compare/": lambda: [
        Page("/designators/compare/"),
        Page("/designators/compare/?a=Hero&b=Heroic", shows=".verdict"),
    ],
    "designators/<words:word>/": lambda: [
        Page("/designators/Cop/", shows=".card-row-title"),
        Page("/designators/qwrtzp/", shows=".empty"),
        Page("/designators/the/", 404),
    ],
    "api/v1/guide": lambda: [Page("/api/v1/guide", shows="pre")],
    "api/v1/docs": lambda: [Page("/api/v1/docs", shows="#swagger-ui .opblock")],
}

# The pages of errors, by their templates; tests/error_addresses.py serves those that the site cannot be asked for.
ERRORS: dict[str, Page] = {
    "400.html": Page("/error/400/", 400),
    "403.html": Page("/error/403/", 403),
    "404.html": Page("/nowhere/at/all/", 404),
    "429.html": Page("/error/429/", 429),
    "500.html": Page("/error/500/", 500),
    "503.html": Page("/error/503/", 503),
    "busy.html": Page("/error/busy/", 503),
}

_CARD = "api/v1/cards/fox-pass"
DATA: dict[str, Data] = {
    "decks/export/<name:form>/": Data(f"/decks/export/csv/?{urlencode({'d': deck(DECK)})}", "text/csv"),
    "manifest.webmanifest": Data("/manifest.webmanifest", "application/manifest+json"),
    "sw.js": Data("/sw.js", "text/javascript"),
    "offline/pack.json": Data("/offline/pack.json"),
    "changes/feed/": Data("/changes/feed/", "application/atom+xml"),
    "sitemap.xml": Data("/sitemap.xml", "application/xml"),
    "opensearch.xml": Data("/opensearch.xml", "application/opensearchdescription+xml"),
    "suggest/": Data("/suggest/?q=fox"),
    "robots.txt": Data("/robots.txt", "text/plain"),
    "favicon.svg": Data("/favicon.svg", "image/svg+xml"),
    "favicon.ico": Data("/favicon.ico", "image/svg+xml"),
    # Not a page: terms.js puts it beside the term, which the state of a section with an opened term shows.
    "check/otherwise/": Data("/check/otherwise/", "text/html"),
    "glossary/<name:slug>/in/<name:document>/": Data("/glossary/unique/in/shadowfist-rulebook-2000/", "text/html"),
    # Not a page either: peek.js shows it beside the name of the card.
    "cards/<name:slug>/face/": Data("/cards/fox-pass/face/", "text/html"),
    "api/v1/": Data("/api/v1/"),
    "api/v1/games": Data("/api/v1/games"),
    "api/v1/games/<str:slug>": Data("/api/v1/games/ufs"),
    "embed.js": Data("/embed.js", "text/javascript"),
    "api/v1/sets": Data("/api/v1/sets"),
    "api/v1/sets/<path:code>": Data("/api/v1/sets/YotD"),
    "api/v1/printings": Data("/api/v1/printings"),
    "api/v1/printings/<str:identifier>": Data("/api/v1/printings/0"),
    "api/v1/errata": Data("/api/v1/errata"),
    "api/v1/errata/<str:id>": Data("/api/v1/errata/0"),
    "api/v1/symbols": Data("/api/v1/symbols"),
    "api/v1/catalogs/<str:name>": Data("/api/v1/catalogs/types"),
    "api/v1/bulk": Data("/api/v1/bulk"),
    "api/v1/bulk/<str:file>": Data("/api/v1/bulk/nothing"),
    "api/v1/decks/parse": Data("/api/v1/decks/parse"),
    "api/v1/decks/check": Data("/api/v1/decks/check"),
    "api/v1/decks/export": Data("/api/v1/decks/export"),
    "api/v1/changes": Data("/api/v1/changes"),
    "api/v1/migrations": Data("/api/v1/migrations"),
    "api/v1/oembed": Data("/api/v1/oembed"),
    "api/v1/cards": Data("/api/v1/cards"),
    "api/v1/cards/named": Data("/api/v1/cards/named?exact=Fox+Pass"),
    "api/v1/cards/autocomplete": Data("/api/v1/cards/autocomplete?q=fox"),
    "api/v1/cards/random": Data("/api/v1/cards/random"),
    "api/v1/cards/collection": Data("/api/v1/cards/collection"),
    "api/v1/cards/<str:slug>": Data(f"/{_CARD}"),
    "api/v1/cards/<str:slug>/printings": Data(f"/{_CARD}/printings"),
    "api/v1/cards/<str:slug>/errata": Data(f"/{_CARD}/errata"),
    "api/v1/cards/<str:slug>/effective": Data(f"/{_CARD}/effective"),
    "api/v1/cards/<str:slug>/rulings": Data(f"/{_CARD}/rulings"),
    "api/v1/cards/<str:slug>/designators": Data(f"/{_CARD}/designators"),
    "api/v1/designators": Data("/api/v1/designators"),
    "api/v1/designators/compare": Data("/api/v1/designators/compare?a=Hero&b=Heroic"),
    "api/v1/designators/<str:word>": Data("/api/v1/designators/cop"),
    "api/v1/documents": Data("/api/v1/documents"),
    "api/v1/documents/<str:slug>": Data("/api/v1/documents/shadowfist-faq-2001"),
    "api/v1/sections/<str:document>/<str:number>": Data("/api/v1/sections/shadowfist-faq-2001/7.3"),
    "api/v1/glossary": Data("/api/v1/glossary"),
    "api/v1/glossary/<str:slug>": Data("/api/v1/glossary/unique"),
    "api/v1/rulings": Data("/api/v1/rulings"),
    "api/v1/rulings/<str:id>": Data("/api/v1/rulings/0"),
    "api/v1/search": Data("/api/v1/search?q=auction"),
    "api/v1/rulesets": Data("/api/v1/rulesets"),
    "api/v1/interactions/evaluate": Data("/api/v1/interactions/evaluate"),
    "api/v1/interactions/batch": Data("/api/v1/interactions/batch"),
    "api/v1/interactions/actions": Data("/api/v1/interactions/actions"),
    "api/v1/interactions/odds": Data("/api/v1/interactions/odds"),
    "api/v1/interactions/refused": Data("/api/v1/interactions/refused"),
    "api/v1/interactions/compare": Data("/api/v1/interactions/compare"),
    "api/v1/interactions/examples": Data("/api/v1/interactions/examples"),
    "api/v1/interactions/examples/<str:name>": Data(f"/api/v1/interactions/examples/{ATTACK}"),
    "api/v1/schema": Data("/api/v1/schema", "application/vnd.oai.openapi"),
    "api/^.*$": Data("/api/nowhere"),
}
