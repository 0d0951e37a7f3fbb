"""A small made-up library for the tests of search: its rules are nobody's."""

from __future__ import annotations

from collections.abc import Sequence

from rules.models import Document, Game, SearchEntry, SearchKind
from rules.search.analysis import card_title_word, number_word, title_word, words
from rules.search.thesaurus import Thesaurus

# Players' words, so that what the bundled ones are makes no difference.
PLAYERS_WORDS = {
    "families": [["draw", "drawn"]],
    "synonyms": [
        {"say": ["tap"], "mean": ["turn"]},
        {"say": ["block", "blocker"], "mean": ["intercept"]},
        {"say": ["graveyard", "dead pile"], "mean": ["smoked pile"]},
        {"say": ["die"], "mean": ["smoked"]},
    ],
}
RULES, FAQ, DUEL = "harbor-rules", "harbor-faq", "duel-rules"


def players_words() -> Thesaurus:
    """The thesaurus of the library."""
    found = Thesaurus()
    found.add("words", PLAYERS_WORDS)
    return found


def build_library(using: str = "default") -> None:
    """Store the games, documents and entries of the library."""
    harbor = Game.objects.using(using).create(slug="harbor", name="Harbor", order=1)
    duel = Game.objects.using(using).create(slug="duel", name="Duel", order=2)
    documents = {
        slug: Document.objects.using(using).create(game=game, slug=slug, title=slug, ruleset="one", order=order)
        for order, (slug, game) in enumerate([(RULES, harbor), (FAQ, harbor), (DUEL, duel)])
    }
    for document, number, title, body, more in SECTIONS:
        add_section(documents[document], number, title, body, using=using, **more)
    for slug, title, terms, body in CARDS:
        add_card(harbor, slug, title, terms, body, using=using)
    SearchEntry.objects.using(using).create(
        kind=SearchKind.GLOSSARY,
        game=harbor,
        document=documents[RULES],
        target="term:harbor/auction",
        number="10.1",
        title="auction",
        terms=title_word(["auction"]),
        body="A contest of bids; uniqueness auctions are in §5.5.1.",
        url="/api/v1/glossary/auction",
        page_url="/glossary/auction/",
        weight=0.5,
    )


def add_section(
    document: Document,
    number: str,
    title: str,
    body: str,
    *,
    kind: str = SearchKind.RULE,
    headings: str = "",
    weight: float = 1.0,
    anchor: str = "",
    terms: Sequence[str] = (),
    using: str = "default",
) -> SearchEntry:
    """One entry of a section; several with the same number lead to the same hit."""
    return SearchEntry.objects.using(using).create(
        kind=kind,
        game=document.game,
        document=document,
        target=f"section:{document.slug}/{number}",
        number=number,
        title=title,
        headings=headings,
        terms="\n".join([number_word(number), title_word(words(title)), *terms]),
        body=body,
        url=f"/api/v1/sections/{document.slug}/{number}",
        page_url=f"/rules/{document.slug}/{number}/{anchor}",
        weight=weight,
    )


def add_card(game: Game, slug: str, title: str, terms: str, body: str, *, using: str = "default") -> SearchEntry:
    """The entry of a card."""
    return SearchEntry.objects.using(using).create(
        kind=SearchKind.CARD,
        game=game,
        target=f"card:{slug}",
        title=title,
        terms=f"{terms}\n{card_title_word(words(title))}",
        body=body,
        url=f"/api/v1/cards/{slug}",
        page_url=f"/cards/{slug}/",
        weight=0.65,
    )


SECTIONS = [
    (RULES, "2.1", "Ships and Crews", "A crew boards a ship in the harbor. X on a card is the number of its crew.", {}),
    (RULES, "3.1", "Unique Cards", "Only one face-up copy of a Unique card may stay on the board at any moment.", {}),
    (RULES, "4.5", "Damage", "Damage is marked with counters. Combat damage is what fighting crews inflict.", {}),
    (
        *(RULES, "4.5.1", "Redirecting Damage"),
        "A redirection changes where damage goes. The last redirection to resolve decides. Redirected damage is not "
        "combat damage any more.",
        {"headings": "Damage"},
    ),
    (
        *(RULES, "5.5.1", "Uniqueness Auctions"),
        "When two copies of a Unique card are revealed, their controllers bid Power against each other. Whoever bids "
        "most keeps the copy, and the other one is smoked.",
        {"headings": "Auctions", "terms": ["uniqueness auction"]},
    ),
    (
        *(RULES, "5.5.1", "Uniqueness Auctions"),
        "Example: in a uniqueness auction Mara bids three and Otto bids four. Uniqueness auction, uniqueness auction!",
        {"headings": "Auctions", "weight": 0.6, "anchor": "#e1"},
    ),
    (
        *(RULES, "6.3", "Interception"),
        "Characters at the location of the target may intercept, whether they are turned or unturned.",
        {},
    ),
    (RULES, "6.4", "After Combat", "Smoked Characters go to the smoked pile of their owner. Then the attack ends.", {}),
    (RULES, "7.9", "Markup", 'Beware of <script>alert("lighthouse")</script> & of <mark>false</mark> lighthouses.', {}),
    (RULES, "8.1", "End of the Day", "At the end of the day every lantern is lit, and the crews rest.", {}),
    (FAQ, "1.1", "May a turned Character intercept?", "Yes. Turning has nothing to do with it.", {"kind": "faq"}),
    (FAQ, "1.2", "Who wins a tied auction?", "Nobody: both copies are smoked.", {"kind": "faq"}),
    (FAQ, "2.1", "Storm Lantern", "Its damage cannot be redirected.", {"kind": "ruling"}),
    (DUEL, "1", "Blocks", "A block stops damage. Damage that is not blocked lowers vitality.", {}),
]
CARDS = [
    ("storm-lantern", "Storm Lantern", "State Storm Lantern", "Subject Character inflicts +2 damage."),
    ("harbor-cat", "Harbor Cat", "Stray Character Cat Stray", "Turn and target a Site :: Heal 1 damage from it."),
    ("cat-burglar", "Cat Burglar", "Thief Character Cat Burglar", "Steal 1 Power from an opponent."),
    ("caravan", "Caravan", "Site", "Gain X Power. X = the number of Characters you control."),
]
