"""What the OpenAPI schema says of the decks that are sent: as text, as cards, or as ``decks/parse`` answers."""

from __future__ import annotations

from api.parameters import TEXT
from api.schema import Schema, either, many, number, only, ref, some_of, text, thing
from rules.library.copy_limits import COPY_LIMITS
from rules.library.decks.addresses import MAX_TEXT
from rules.library.decks.deck_list import MAX_COPIES, MAX_LINES, PARTS

GAME = text("the game; shadowfist if left out", *COPY_LIMITS)
NAME = text("title or slug", longest=300) | {"pattern": TEXT}
SENT: dict[str, Schema] = {
    "card": NAME,
    "title": NAME,
    "slug": text("of the card", null=True, longest=300) | {"pattern": TEXT},
    "count": number(least=1, most=MAX_COPIES),
    "part": text("of the deck; deck if left out", *PARTS),
    "printing": text("id of a printing", null=True, longest=200),
    "note": text("what else stands with it", longest=200),
    "line": number("of the list that it comes from", least=1),
    "candidates": many(text(), "titles that may be meant; they are not read"),
}
CARDS = many(ref("DeckCard"), "a card by its title or slug with its number; without one, one copy", most=MAX_LINES)
# What an answer of decks/parse has besides its cards, which is not asked for again.
ANSWERED: dict[str, Schema] = {
    "object": text("", "deck"),
    "total": number("copies of all cards, without the sideboard; it is counted anew"),
    "headings": many(ref("HeadingShape"), "lines that say what follows; they are not read"),
    "comments": many(ref("CommentShape"), "lines that say something to people only; they are not read"),
    "unread": many(ref("UnreadLineShape"), "lines that could not be read; they are not read again"),
    "warnings": many(text(), "what of that request was not used, and why; they are not read"),
}

COMPONENTS: dict[str, Schema] = {
    "DeckCard": some_of(
        *(only(thing(name, **SENT | {name: NAME})) for name in ("card", "title", "slug")),  # type: ignore[arg-type]
        description="So many copies of a card, by its title or slug.",
    ),
    "DeckOfText": only(
        thing(
            "text",
            about="A deck as a list.",
            text=text("the list", longest=MAX_TEXT) | {"pattern": TEXT},
            game=GAME,
        )
    ),
    "DeckOfCards": only(
        thing(
            "cards",
            about="A deck as its cards, or what `decks/parse` answers.",
            cards=CARDS,
            game=GAME,
            sideboard=either(CARDS, number("their number, which is counted anew"))
            | {"description": "the cards of the sideboard; a number is not read"},
            **ANSWERED,
        )
    ),
    "DeckSent": either(ref("DeckOfText"), ref("DeckOfCards")),
}
