"""Cards: lists, one card, its printings, errata, wording in force, rulings and designators."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.generics import ListAPIView
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from api.errors import bad_request, not_found
from api.pagination import list_object
from api.serializers.base import citation_json, reasons_json
from api.serializers.cards import (
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
    printing_json,
)
from api.serializers.texts import RulingShape, ruling_json
from api.views.base import RULESET_PARAMETER, ListView, needed, read_date, read_ruleset, text_parameter
from rules import catalog, selectors
from rules.cardquery import parse_query
from rules.cardquery.search import EmptyQueryError
from rules.cardquery.syntax import SYNTAX
from rules.engine.designators import designators
from rules.models import Card


class GamesView(ListAPIView):
    """The games."""

    queryset = selectors.games()
    serializer_class = GameShape
    filter_backends: list[Any] = []


class SetsView(ListAPIView):
    """The sets in the order of release; ``?game=`` for one game."""

    serializer_class = SetShape
    filter_backends: list[Any] = []

    @extend_schema(parameters=[text_parameter("game", "slug of a game")])
    def get(self, request: Request, *args: Any, **kwargs: Any) -> Response:
        return super().get(request, *args, **kwargs)

    def get_queryset(self) -> Any:
        return selectors.sets(self.request.query_params.get("game", ""))


class CardsView(ListView):
    """Cards that meet a query in the query language, in the order of their titles."""

    queryset = Card.objects.none()
    serializer_class = CardShape

    @extend_schema(
        operation_id="cards_list",
        parameters=[text_parameter("q", SYNTAX), text_parameter("game", "slug")],
        responses=CardShape(many=True),
    )
    def get(self, request: Request) -> Response:
        try:
            query = parse_query(request.query_params.get("q", ""))
        except EmptyQueryError as error:
            raise bad_request(str(error), code="empty_query", warnings=error.warnings) from error
        self.warnings = query.warnings
        cards = query.cards()
        if game := request.query_params.get("game"):
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

    @extend_schema(responses=PrintingShape(many=True))
    def get(self, request: Request, slug: str) -> Response:
        data = [printing_json(printing) for printing in catalog.printings(get_card(slug))]
        return Response(list_object(data, len(data), None, []))


class CardErrataView(APIView):
    """Every erratum of a card, oldest first."""

    @extend_schema(responses=ErratumShape(many=True))
    def get(self, request: Request, slug: str) -> Response:
        data = [erratum_json(erratum, request) for erratum in get_card(slug).errata.all()]
        return Response(list_object(data, len(data), None, []))


class CardEffectiveView(APIView):
    """The wording that a copy must be played with on a day, and why."""

    @extend_schema(
        parameters=[
            text_parameter("printing", "set code or errata number of the copy; the latest printing if left out"),
            text_parameter("as_of", "a date such as 2001-04-16; now if left out"),
        ],
        responses=EffectiveShape,
    )
    def get(self, request: Request, slug: str) -> Response:
        card = get_card(slug)
        as_of = read_date(request, "as_of")
        name = request.query_params.get("printing", "").strip()
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

    @extend_schema(responses=RulingShape(many=True))
    def get(self, request: Request, slug: str) -> Response:
        rulings = selectors.rulings(card=get_card(slug).slug)
        data = [ruling_json(ruling, request) for ruling in rulings]
        return Response(list_object(data, len(data), None, []))


class CardDesignatorsView(APIView):
    """The designators of a card under an edition of the rules, each with the rule that makes it one."""

    @extend_schema(parameters=[RULESET_PARAMETER], responses=DesignatorShape(many=True))
    def get(self, request: Request, slug: str) -> Response:
        card = get_card(slug)
        edition = read_ruleset(request)
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

    @extend_schema(
        parameters=[text_parameter("exact", "a title or alias"), text_parameter("fuzzy", "a title, misspelt perhaps")],
        responses=CardShape,
    )
    def get(self, request: Request) -> Response:
        exact = request.query_params.get("exact", "").strip()
        fuzzy = request.query_params.get("fuzzy", "").strip()
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

    @extend_schema(parameters=[text_parameter("q", "what was typed", required=True)], responses={200: dict})
    def get(self, request: Request) -> Response:
        titles = selectors.autocomplete(needed(request, "q", "fox"))
        return Response(list_object(titles, len(titles), None, []))


class CardRandomView(APIView):
    """A card drawn by chance; ``?q=`` limits the draw."""

    @extend_schema(parameters=[text_parameter("q", SYNTAX)], responses=CardShape)
    def get(self, request: Request) -> Response:
        try:
            cards = parse_query(request.query_params.get("q", "")).cards()
        except EmptyQueryError as error:
            raise bad_request(str(error), code="empty_query", warnings=error.warnings) from error
        card = cards.order_by("?").first()
        if card is None:
            raise not_found("No card meets the query.")
        return Response(card_json(get_card(card.slug), request), headers={"Cache-Control": "no-store"})


class CardCollectionView(APIView):
    """Many cards at once: ``{"titles": [...]}`` or ``{"slugs": [...]}``, at most 200 of them."""

    LIMIT = 200

    @extend_schema(
        request={"application/json": {"type": "object", "properties": {"titles": {"type": "array"}}}},
        responses=CardShape(many=True),
    )
    def post(self, request: Request) -> Response:
        body = request.data
        if not isinstance(body, dict) or not any(isinstance(body.get(key), list) for key in ("titles", "slugs")):
            raise bad_request('Send {"titles": ["Fox Pass", ...]} or {"slugs": ["fox-pass", ...]}.')
        wanted = [(key, name) for key in ("titles", "slugs") for name in body.get(key) or []]
        faults = [f"{name!r} is no text" for _, name in wanted if not isinstance(name, str)]
        if faults or len(wanted) > self.LIMIT:
            raise bad_request(faults or f"{len(wanted)} cards are more than {self.LIMIT}; send several requests.")
        found, missing = selectors.cards_named(wanted)
        warnings = [f"There is no card {name[:80]!r}." for name in missing]
        data = [card_json(card, request) for card in found]
        return Response(list_object(data, len(data), None, warnings))
