"""Deck lists: reading them, and checking them against the rules."""

from __future__ import annotations

import re
from typing import Any

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from api.errors import ApiError, bad_request
from api.errors import faults as told_faults
from api.parameters import TEXT
from api.schema import many, number, only, text, thing
from api.serializers.base import CitationShape, ObjectName, Shape, words
from api.views.base import AnswerView
from rules.engine import Fields
from rules.library import decks
from rules.library.copy_limits import COPY_LIMITS

MAX_TEXT = 40_000
GAME = text("the game; shadowfist if left out", *COPY_LIMITS)


class DeckLineShape(Shape):
    """So many copies of a card."""

    line = serializers.IntegerField(help_text="of the list, from 1")
    count = serializers.IntegerField()
    title = serializers.CharField(help_text="as the list has it")
    slug = serializers.CharField(allow_null=True, help_text="of the card; null where the library has none of the title")
    candidates = words(help_text="titles that may be meant where it has none")
    part = serializers.ChoiceField(
        choices=[decks.DECK, decks.SIDEBOARD], help_text="of which part of the list: behind Sideboard: is the sideboard"
    )


class UnreadLineShape(Shape):
    """A line that could not be read."""

    line = serializers.IntegerField(help_text="of the list, from 1")
    text = serializers.CharField()
    why = serializers.CharField()


class DeckShape(Shape):
    """A deck list that was read."""

    object = ObjectName("deck")
    game = serializers.CharField()
    total = serializers.IntegerField(help_text="copies of all cards, without the sideboard")
    sideboard = serializers.IntegerField(help_text="copies of all cards of the sideboard")
    cards = DeckLineShape(source="lines", many=True)
    unread = UnreadLineShape(many=True)


class DeckProblemShape(Shape):
    """What is not as the rules have it."""

    code = serializers.ChoiceField(choices=list(decks.PROBLEMS))
    message = serializers.CharField()
    card = serializers.CharField(allow_null=True, help_text="slug of the card")
    rules = CitationShape(many=True)


class DeckCheckShape(Shape):
    """What the rules on deck construction say of a deck."""

    object = ObjectName("deck_check")
    game = serializers.CharField()
    legal = serializers.BooleanField(help_text="whether nothing stands against it")
    total = serializers.IntegerField(help_text="copies of all cards, without the sideboard")
    sideboard = serializers.IntegerField(help_text="copies of all cards of the sideboard")
    problems = DeckProblemShape(many=True)


class DeckView(AnswerView):
    """A view to which a deck is sent."""

    def game(self, fields: Fields, faults: list[str]) -> str:
        """The slug of the deck's game."""
        slug = fields.text("game", "shadowfist")
        if slug not in COPY_LIMITS:
            faults.append(f"game: {slug[:40]!r} is none of {', '.join(COPY_LIMITS)}")
        return slug

    def body(self, request: Request, *names: str) -> tuple[Fields, list[str]]:
        """The fields that were sent, and the list for their faults."""
        if not isinstance(request.data, dict):
            raise bad_request("Send a JSON object, as /api/v1/docs describes it.")
        faults: list[str] = []
        fields = Fields(request.data, "", faults)
        fields.only(*names)
        return fields, faults


class ParseView(DeckView):
    """A deck list as plain text or CSV, line by line with the cards that it names.

    Copies stand before or behind a title (``3x Fox Pass``, ``Fox Pass (3)``); CSV has a line of headings, of which one
    is ``title`` or ``name`` and one may be ``count``.
    """

    @extend_schema(
        request={
            "application/json": only(
                thing("text", text=text("the list", longest=MAX_TEXT) | {"pattern": TEXT}, game=GAME)
            )
        },
        responses=DeckShape,
        examples=[OpenApiExample("Two cards", {"text": "3x Fox Pass\nTing Ting"}, request_only=True)],
    )
    def post(self, request: Request) -> Response:
        fields, faults = self.body(request, "text", "game")
        game, sent = self.game(fields, faults), request.data.get("text")
        if not isinstance(sent, str) or len(sent) > MAX_TEXT or not re.search(TEXT, sent):
            faults.append(f"text: must be a text of at most {MAX_TEXT} characters")
        if faults:
            raise ApiError(400, "bad_request", told_faults(faults))
        found = decks.parse(sent, game)
        told = {
            "game": game,
            "total": sum(line.count for line in found.of(decks.DECK)),
            "sideboard": sum(line.count for line in found.of(decks.SIDEBOARD)),
        }
        return Response(DeckShape().to_representation({**told, "lines": found.lines, "unread": found.unread}))


class CheckView(DeckView):
    """Whether a deck is legal: how many cards it has, copies of a title, and titles that the library does not know.

    A deck of UFS also needs a character, and a ``sideboard``, where there is one, its number of cards.
    """

    NAME = text("title or slug", longest=200) | {"pattern": TEXT}
    CARD = only(thing("card", card=NAME, count=number(least=1, most=decks.MAX_COPIES)))
    CARDS = many(CARD, most=decks.MAX_LINES)

    @extend_schema(
        request={"application/json": only(thing("cards", cards=CARDS, game=GAME, sideboard=CARDS))},
        responses=DeckCheckShape,
        examples=[OpenApiExample("Six copies", {"cards": [{"card": "Fox Pass", "count": 6}]}, request_only=True)],
    )
    def post(self, request: Request) -> Response:
        fields, faults = self.body(request, "cards", "game", "sideboard")
        if "cards" not in request.data:
            raise bad_request('Send {"cards": [{"card": "Fox Pass", "count": 3}]}.')
        game = self.game(fields, faults)
        entries, beside = (self.entries(fields, name, faults) for name in ("cards", "sideboard"))
        if faults:
            raise ApiError(400, "bad_request", told_faults(faults))
        problems = decks.check(entries, game, beside)
        totals = [sum(count for _, count in part) for part in (entries, beside)]
        told = {"game": game, "legal": not problems, "total": totals[0], "sideboard": totals[1], "problems": problems}
        return Response(DeckCheckShape().to_representation(told))

    def entries(self, fields: Fields, name: str, faults: list[str]) -> list[tuple[str, int]]:
        """The cards of a part of the deck."""
        given = fields.items(name, most=decks.MAX_LINES)
        read = [self.entry(each, f"{name}[{place}]", faults) for place, each in enumerate(given)]
        return [entry for entry in read if entry]

    @staticmethod
    def entry(each: Any, place: str, faults: list[str]) -> tuple[str, int] | None:
        """A card and its number of copies."""
        if not isinstance(each, dict) or not isinstance(each.get("card"), str) or each.keys() - {"card", "count"}:
            faults.append(f'{place}: must be {{"card": "Fox Pass", "count": 3}}')
            return None
        count = each.get("count", 1)
        if isinstance(count, float) and count.is_integer():
            count = int(count)  # 3.0 is a whole number, as JSON Schema counts
        if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= decks.MAX_COPIES:
            faults.append(f"{place}.count: must be a whole number from 1 to {decks.MAX_COPIES}")
            return None
        if len(each["card"]) > 200 or not re.search(TEXT, each["card"]):
            faults.append(f"{place}.card: must be a text of at most 200 characters")
            return None
        return each["card"], count
