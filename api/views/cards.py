"""Cards: lists, one card, its printings, errata, wording in force, rulings and designators."""

from __future__ import annotations

import re
from typing import Any

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from api.errors import bad_request, not_found
from api.pagination import declared_with_pages, list_object
from api.parameters import GAME, RULESET, TEXT, Day, Text, declared
from api.schema import list_schema, many, text, thing
from api.serializers.base import citation_json, list_of, reasons_json
from api.serializers.cards import (
    CardListShape,
    CardShape,
    DesignatorShape,
    EffectiveShape,
    ErratumShape,
    GameShape,
    PrintingShape,
    SetShape,
    card_json,
    erratum_json,
    face_json,
    game_json,
    printing_json,
    set_json,
)
from api.serializers.texts import RulingListShape, ruling_json
from api.views.base import ListView
from rules import catalog, selectors
from rules.cardquery import parse_query
from rules.cardquery.search import EmptyQueryError
from rules.cardquery.syntax import SYNTAX
from rules.engine.designators import designators
from rules.engine.rulesets import RULESETS
from rules.engine.scenario_fields import Fields, quoted
from rules.models import Card, CardSet, Game

QUERY = Text("q", SYNTAX)
TYPED = Text("q", "what was typed", required=True, example="fox")
COPY = Text("printing", "set code or errata number of the copy; the latest printing if left out")
AS_OF = Day("as_of", "a date such as 2001-04-16; now if left out")
EXACT = Text("exact", "a title or alias", words=True)
FUZZY = Text("fuzzy", "a title, misspelt perhaps", words=True)
MAX_NAMES = 200
NAMES_OF_CARDS = many(text() | {"pattern": TEXT}) | {"maxItems": MAX_NAMES}


class GamesView(ListView):
    """The games."""

    queryset = Game.objects.none()

    @extend_schema(operation_id="games_list", parameters=declared_with_pages(), responses=list_of(GameShape))
    def get(self, request: Request) -> Response:
        return self.respond(selectors.games(), game_json)


class SetsView(ListView):
    """The sets in the order of release; ``?game=`` for one game."""

    queryset = CardSet.objects.none()

    @extend_schema(operation_id="sets_list", parameters=declared_with_pages(GAME), responses=list_of(SetShape))
    def get(self, request: Request) -> Response:
        return self.respond(selectors.sets(GAME.read(request)), set_json)


class CardsView(ListView):
    """Cards that meet a query in the query language, in the order of their titles."""

    queryset = Card.objects.none()

    @extend_schema(operation_id="cards_list", parameters=declared_with_pages(QUERY, GAME), responses=CardListShape)
    def get(self, request: Request) -> Response:
        try:
            query = parse_query(QUERY.read(request))
        except EmptyQueryError as error:
            raise bad_request(str(error), code="empty_query", warnings=error.warnings) from error
        self.warnings = query.warnings
        cards = query.cards()
        if game := GAME.read(request):
            cards = cards.filter(game__slug=game)
        return self.respond(cards.order_by("title", "pk").with_printings(), card_json)


def get_card(slug: str) -> Card:
    """The card with this slug, with all that its answers need."""
    try:
        return Card.objects.with_printings().get(slug=slug)
    except Card.DoesNotExist:
        raise not_found(f"There is no card {slug!r}. /api/v1/cards/named?fuzzy=... finds a title.") from None


class CardView(APIView):
    """One card in the wording now in force."""

    @extend_schema(responses=CardShape)
    def get(self, request: Request, slug: str) -> Response:
        return Response(card_json(get_card(slug), request))


class CardPrintingsView(APIView):
    """Every printing of a card with all that is printed on it, oldest first."""

    @extend_schema(responses=list_of(PrintingShape))
    def get(self, request: Request, slug: str) -> Response:
        data = [printing_json(printing) for printing in catalog.printings(get_card(slug))]
        return Response(list_object(data, len(data), None, []))


class CardErrataView(APIView):
    """Every erratum of a card, oldest first."""

    @extend_schema(responses=list_of(ErratumShape))
    def get(self, request: Request, slug: str) -> Response:
        data = [erratum_json(erratum, request) for erratum in get_card(slug).errata.all()]
        return Response(list_object(data, len(data), None, []))


class CardEffectiveView(APIView):
    """The wording that a copy must be played with on a day, and why."""

    @extend_schema(parameters=declared(COPY, AS_OF), responses=EffectiveShape)
    def get(self, request: Request, slug: str) -> Response:
        card = get_card(slug)
        as_of = AS_OF.read(request)
        name = COPY.read(request)
        try:
            if name:
                result = catalog.effective_wording(card, catalog.find_printing(card, name), as_of)
            else:
                result = catalog.current(card, as_of)
        except catalog.NoSuchPrintingError as error:
            raise not_found(str(error)) from error
        erratum = catalog.stored_erratum(card, result.erratum) if result.erratum else None
        return Response(
            {
                "object": "effective",
                "card": card.slug,
                "copy": result.copy.set_code,
                "as_of": as_of,
                "printing": result.printing.set_code,
                "erratum": erratum_json(erratum, request) if erratum else None,
                "wording": face_json(result.face),
                "reasons": reasons_json(result.reasons, request),
            }
        )


class CardRulingsView(APIView):
    """Every ruling on a card, latest first."""

    @extend_schema(responses=RulingListShape)
    def get(self, request: Request, slug: str) -> Response:
        rulings = selectors.rulings(card=get_card(slug).slug)
        data = [ruling_json(ruling, request) for ruling in rulings]
        return Response(list_object(data, len(data), None, []))


class CardDesignatorsView(APIView):
    """The designators of a card under an edition of the rules, each with the rule that makes it one."""

    @extend_schema(
        parameters=declared(RULESET),
        responses=list_of(DesignatorShape, ruleset=serializers.ChoiceField(choices=list(RULESETS))),
    )
    def get(self, request: Request, slug: str) -> Response:
        card = get_card(slug)
        edition = RULESET.read(request)
        face = catalog.current(card, edition.day).face
        data = [
            {
                "word": designator.word,
                "source": designator.source,
                "rules": [citation_json(reason.citation, request) for reason in designator.rules if reason.citation],
            }
            for designator in designators(face.title, face.subtitle, edition.slug)
        ]
        return Response({**list_object(data, len(data), None, []), "ruleset": edition.slug})


class CardNamedView(APIView):
    """One card by its title: ``exact`` whatever the case and accents, or ``fuzzy``."""

    @extend_schema(parameters=declared(EXACT, FUZZY), responses={200: CardShape, 404: None})
    def get(self, request: Request) -> Response:
        exact, fuzzy = EXACT.read(request), FUZZY.read(request)
        if not exact and not fuzzy:
            raise bad_request("Write ?exact=TITLE or ?fuzzy=TITLE.", code="missing")
        card = selectors.card_titled(exact) if exact else selectors.card_like(fuzzy)
        if card is None:
            near = selectors.titles_like(exact or fuzzy)
            cure = f" Did you mean {', '.join(near)}?" if near else ""
            raise not_found(f"No card is titled {(exact or fuzzy)[:80]!r}.{cure}")
        return Response(card_json(get_card(card.slug), request))


class CardAutocompleteView(APIView):
    """Up to twenty titles that begin with, or contain, what was typed."""

    @extend_schema(parameters=declared(TYPED), responses={(200, "application/json"): list_schema(text("a title"))})
    def get(self, request: Request) -> Response:
        titles = selectors.autocomplete(TYPED.read(request))
        return Response(list_object(titles, len(titles), None, []))


class CardRandomView(APIView):
    """A card drawn by chance; ``?q=`` limits the draw."""

    @extend_schema(parameters=declared(QUERY), responses={200: CardShape, 404: None})
    def get(self, request: Request) -> Response:
        try:
            cards = parse_query(QUERY.read(request)).cards()
        except EmptyQueryError as error:
            raise bad_request(str(error), code="empty_query", warnings=error.warnings) from error
        card = cards.order_by("?").first()
        if card is None:
            raise not_found("No card meets the query.")
        return Response(card_json(get_card(card.slug), request), headers={"Cache-Control": "no-store"})


class CardCollectionView(APIView):
    """Many cards at once, by their titles, their slugs or both; at most 200 of each."""

    NAMES = ("titles", "slugs")

    @extend_schema(
        request={
            "application/json": thing(**dict.fromkeys(NAMES, NAMES_OF_CARDS))
            | {"anyOf": [{"required": [name]} for name in NAMES], "additionalProperties": False}
        },
        responses=CardListShape,
        examples=[OpenApiExample("Two cards", {"titles": ["Fox Pass"], "slugs": ["draco"]}, request_only=True)],
    )
    def post(self, request: Request) -> Response:
        found, missing = selectors.cards_named(self.wanted(request.data))
        warnings = [f"There is no card {name[:80]!r}." for name in missing]
        data = [card_json(card, request) for card in found]
        return Response(list_object(data, len(data), None, warnings))

    def wanted(self, body: Any) -> list[tuple[str, str]]:
        """The names that were sent, each with its kind."""
        if not isinstance(body, dict) or not any(name in body for name in self.NAMES):
            raise bad_request('Send {"titles": ["Fox Pass", ...]} or {"slugs": ["fox-pass", ...]}.')
        faults: list[str] = []
        fields = Fields(body, "", faults)
        fields.only(*self.NAMES)
        wanted = [(kind, name) for kind in self.NAMES for name in fields.items(kind, most=MAX_NAMES)]
        faults += [f"{kind}: {quoted(name)} is no text" for kind, name in wanted if not is_text(name)]
        if faults:
            raise bad_request(faults)
        return wanted


def is_text(value: object) -> bool:
    """Whether a value is a text that a database can look for."""
    return isinstance(value, str) and re.search(TEXT, value) is not None
