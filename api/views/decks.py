"""Deck lists: reading them in whatever form they come, checking them against the rules, and writing them."""

from __future__ import annotations

import re
from typing import Any

from django.http import HttpResponse
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from api.addresses import BASE
from api.errors import ApiError, bad_request
from api.errors import faults as told_faults
from api.parameters import TEXT, Option, declared
from api.schema import ref
from api.schema_decks import ANSWERED, SENT
from api.serializers.base import CitationShape, ObjectName, Shape, words
from api.views.base import AnswerView
from rules.engine import Fields
from rules.library.copy_limits import COPY_LIMITS
from rules.library.decks.addresses import MAX_TEXT, address_of
from rules.library.decks.checking import PROBLEMS
from rules.library.decks.deck_list import DECK, MAX_COPIES, MAX_LINES, PARTS, SIDEBOARD, DeckList, Kind, Row
from rules.library.decks.exporting import FORMS, export, exports
from rules.library.decks.figures import DeckFigures, figures_of
from rules.library.decks.reading import parse
from rules.library.decks.recognising import recognised

AS = Option("as", "the form to write in; text if left out", among=tuple(FORMS))
OF_TEXT = {"application/json": ref("DeckOfText")}
EITHER = {"application/json": ref("DeckSent")}


class DeckLineShape(Shape):
    """So many copies of a card."""

    line = serializers.IntegerField(help_text="of the list, from 1")
    count = serializers.IntegerField()
    title = serializers.CharField(help_text="as the list has it")
    slug = serializers.CharField(allow_null=True, help_text="of the card; null where the library has none of the title")
    printing = serializers.CharField(allow_null=True, help_text="id of the printing that the list chooses")
    note = serializers.CharField(help_text="what else stands with it")
    part = serializers.ChoiceField(choices=list(PARTS), help_text="of which part of the list")
    candidates = words(help_text="titles that may be meant where the library has none")


class HeadingShape(Shape):
    """A line that says what follows, or how much there is."""

    line = serializers.IntegerField(help_text="of the list, from 1")
    text = serializers.CharField()
    part = serializers.ChoiceField(choices=list(PARTS), help_text="what follows it")


class CommentShape(Shape):
    """A line that says something to people only."""

    line = serializers.IntegerField(help_text="of the list, from 1")
    text = serializers.CharField()


class UnreadLineShape(Shape):
    """A line that could not be read."""

    line = serializers.IntegerField(help_text="of the list, from 1")
    text = serializers.CharField()
    why = serializers.CharField()


class DeckShape(Shape):
    """A deck list that was read; each of its lines is a card, a heading, a comment or unread."""

    object = ObjectName("deck")
    game = serializers.CharField()
    total = serializers.IntegerField(help_text="copies of all cards, without the sideboard")
    sideboard = serializers.IntegerField(help_text="copies of all cards of the sideboard")
    cards = DeckLineShape(source="lines", many=True)
    headings = HeadingShape(many=True, help_text="lines that say what follows, or how much there is")
    comments = CommentShape(many=True, help_text="lines that say something to people only")
    unread = UnreadLineShape(many=True)


class DeckProblemShape(Shape):
    """What is not as the rules have it."""

    code = serializers.ChoiceField(choices=list(PROBLEMS))
    message = serializers.CharField()
    card = serializers.CharField(allow_null=True, help_text="slug of the card")
    rules = CitationShape(many=True)
    line = serializers.IntegerField(allow_null=True, help_text="of the list, where it is about one")
    candidates = words(help_text="titles that may be meant")


class TypeFigureShape(Shape):
    """Copies of a type of card."""

    type = serializers.CharField()
    count = serializers.IntegerField()


class CostFigureShape(Shape):
    """Copies of a cost or difficulty."""

    cost = serializers.CharField(help_text="a number, or X")
    count = serializers.IntegerField()


class ResourceFigureShape(Shape):
    """A resource symbol in a deck."""

    resource = serializers.CharField(source="name", help_text="its symbol")
    highest_condition = serializers.IntegerField(source="most", help_text="the most of it that any one card requires")
    required_by = serializers.IntegerField(source="needing", help_text="copies")
    provided_by = serializers.IntegerField(source="giving", help_text="copies")
    provided = serializers.IntegerField(source="given", help_text="by all of these together")


class RewordedShape(Shape):
    """A card of which some copies are played otherwise today than they are printed."""

    card = serializers.CharField(help_text="slug")
    sets = words(help_text="codes of the sets of these copies")


class StatisticsShape(Shape):
    """The figures of a deck: of the cards that the library knows."""

    known = serializers.IntegerField(help_text="copies of cards of the deck that the library knows")
    types = TypeFigureShape(many=True, help_text="copies of each type of card")
    curve = CostFigureShape(many=True, help_text="copies of each cost or difficulty")
    resources = ResourceFigureShape(many=True, help_text="the resource symbols that the cards require or provide")
    reworded = RewordedShape(many=True, help_text="cards that are played otherwise today than they are printed")


class ExportShape(Shape):
    """The deck in each form that it can be written in."""

    text = serializers.CharField(help_text="copies and titles, line by line")
    csv = serializers.CharField(help_text="a table with a line of headings")
    octgn = serializers.CharField(help_text="a file of OCTGN")
    lackey = serializers.CharField(help_text="a file of LackeyCCG")
    forum = serializers.CharField(help_text="the code of forums")


class DeckCheckShape(DeckShape):
    """A deck list that was read, and what the rules on deck construction say of it."""

    object = ObjectName("deck_check")
    legal = serializers.BooleanField(help_text="whether nothing stands against it, and all of it is known")
    verdict = serializers.CharField(help_text="what is to be said of what is known of it")
    problems = DeckProblemShape(many=True)
    statistics = StatisticsShape()
    export = ExportShape()
    url = serializers.URLField(allow_null=True, help_text="the page of this deck; null where it is too long for one")


class DeckView(AnswerView):
    """A view to which a deck is sent: as a list, as cards, or as ``decks/parse`` answers."""

    def deck(self, request: Request) -> tuple[DeckList, str]:
        """The deck that was sent, and the slug of its game."""
        if not isinstance(request.data, dict):
            raise bad_request("Send a JSON object, as /api/v1/docs describes it.", place="body")
        faults: list[str] = []
        fields = Fields(request.data, "", faults)
        fields.only("text", "cards", "sideboard", "game", *(ANSWERED if "cards" in request.data else ()))
        game = fields.text("game", "shadowfist")
        if game not in COPY_LIMITS:
            faults.append(f"game: {game[:40]!r} is none of {', '.join(COPY_LIMITS)}")
        if "text" in request.data and "cards" in request.data:
            faults.append("text: stands beside cards; send one of them")
        if "text" not in request.data and "cards" not in request.data:
            raise bad_request(
                'Send {"text": "3x Fox Pass"}, or {"cards": [{"card": "Fox Pass", "count": 3}]}.', place="body"
            )
        said = request.data.get("text")
        if "text" in request.data and (not isinstance(said, str) or len(said) > MAX_TEXT or not re.search(TEXT, said)):
            faults.append(f"text: must be a text of at most {MAX_TEXT} characters")
        rows = self.rows(fields, request.data, faults) if "cards" in request.data else []
        if faults:
            raise ApiError(400, "bad_request", told_faults(faults))
        return (parse(str(said), game) if "text" in request.data else recognised(rows, game)), game

    def rows(self, fields: Fields, data: dict[str, Any], faults: list[str]) -> list[Row]:
        """The cards that were sent, those of a sideboard of its own after them."""
        rows = self.part(fields, "cards", DECK, faults)
        beside = data.get("sideboard")
        if isinstance(beside, list):
            rows += self.part(fields, "sideboard", SIDEBOARD, faults)
        elif isinstance(beside, bool) or not isinstance(beside, int | None):
            faults.append("sideboard: must be a list of cards")
        return rows

    def part(self, fields: Fields, name: str, part: str, faults: list[str]) -> list[Row]:
        given = fields.items(name, most=MAX_LINES)
        return [row for place, each in enumerate(given) if (row := self.row(each, f"{name}[{place}]", part, faults))]

    @staticmethod
    def row(each: Any, place: str, part: str, faults: list[str]) -> Row | None:
        """A card and its number of copies."""
        names = [each.get(name) for name in ("slug", "card", "title")] if isinstance(each, dict) else []
        name = next((name for name in names if name is not None), None)
        if not isinstance(each, dict) or not isinstance(name, str) or each.keys() - SENT.keys():
            faults.append(f'{place}: must be {{"card": "Fox Pass", "count": 3}}')
            return None
        count = each.get("count", 1)
        if isinstance(count, float) and count.is_integer():
            count = int(count)  # 3.0 is a whole number, as JSON Schema counts
        if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= MAX_COPIES:
            faults.append(f"{place}.count: must be a whole number from 1 to {MAX_COPIES}")
            return None
        if len(name) > 300 or not re.search(TEXT, name):
            faults.append(f"{place}.card: must be a text of at most 300 characters")
            return None
        if each.get("part", part) not in PARTS:
            faults.append(f"{place}.part: must be one of {', '.join(PARTS)}")
            return None
        line = each.get("line")
        notes = [each.get(key) for key in ("printing", "note")]
        if not all(note is None or (isinstance(note, str) and len(note) <= 200) for note in notes):
            faults.append(f"{place}: printing and note must be texts of at most 200 characters")
            return None
        number = line if isinstance(line, int) and not isinstance(line, bool) and 0 < line < 10**6 else 0
        at = number or int(place.partition("[")[2].rstrip("]")) + 1
        return Row(at, name, Kind.ENTRY, count, each.get("part", part), tuple(note for note in notes if note))

    @staticmethod
    def read(deck: DeckList, game: str) -> dict[str, Any]:
        """What an answer says of a deck."""
        told = {"game": game, "total": deck.total(), "sideboard": deck.total(SIDEBOARD), "lines": deck.lines}
        return {**told, "headings": deck.headings, "comments": deck.comments, "unread": deck.unread}


class ParseView(DeckView):
    """A deck list, line by line with the cards that it names.

    It may be text with numbers of copies before or behind the titles (``3x Fox Pass``, ``Fox Pass (3)``), forum code, a
    table with a line of headings, or a file of OCTGN, Cockatrice, Lackey or Tabletop Simulator: its content tells.
    """

    @extend_schema(
        request=OF_TEXT,
        responses=DeckShape,
        examples=[OpenApiExample("Two cards", {"text": "3x Fox Pass\nTing Ting"}, request_only=True)],
    )
    def post(self, request: Request) -> Response:
        if isinstance(request.data, dict) and "cards" in request.data:
            raise bad_request('Send {"text": "3x Fox Pass"}; decks/check takes cards.', place="body")
        return Response(DeckShape().to_representation(self.read(*self.deck(request))))


class CheckView(DeckView):
    """Whether a deck is legal: how many cards it has, copies of a title, and titles that the library does not know.

    It takes a ``text`` as ``decks/parse`` does, what that answers, or ``cards``. A deck of UFS also needs a character,
    and a ``sideboard``, where there is one, its number of cards.
    """

    @extend_schema(
        request=EITHER,
        responses=DeckCheckShape,
        examples=[OpenApiExample("Six copies", {"cards": [{"card": "Fox Pass", "count": 6}]}, request_only=True)],
    )
    def post(self, request: Request) -> Response:
        deck, game = self.deck(request)
        figures = figures_of(deck, game)
        address = address_of(deck, game)
        told = {
            **self.read(deck, game),
            "legal": not figures.problems and not deck.unread,
            "verdict": figures.verdict,
            "problems": figures.problems,
            "statistics": self.statistics(figures),
            "export": exports(deck, game),
            "url": BASE + address if address else None,
        }
        return Response(DeckCheckShape().to_representation(told))

    @staticmethod
    def statistics(figures: DeckFigures) -> dict[str, Any]:
        """The figures of a deck."""
        held = [each for _, _, cards in figures.types for each in cards]
        return {
            "known": figures.known,
            "types": [{"type": kind, "count": count} for kind, count, _ in figures.types],
            "curve": [{"cost": cost, "count": count} for cost, count in figures.curve],
            "resources": figures.resources,
            "reworded": [{"card": each.card.slug, "sets": each.otherwise} for each in held if each.otherwise],
        }


class ExportView(DeckView):
    """A deck as a file: text, a table, a file of OCTGN or Lackey, or the code of forums."""

    @extend_schema(
        request=EITHER,
        parameters=declared(AS),
        responses={(200, kind): OpenApiTypes.STR for kind in ("text/plain", "text/csv", "application/xml")},
        examples=[OpenApiExample("As a table", {"text": "3x Fox Pass\nTing Ting"}, request_only=True)],
    )
    def post(self, request: Request) -> HttpResponse:
        form = AS.read(request)
        deck, game = self.deck(request)
        of = FORMS[form]
        name = f'attachment; filename="deck.{of.suffix}"'
        return HttpResponse(
            export(deck, game, form), content_type=of.content_type, headers={"Content-Disposition": name}
        )
