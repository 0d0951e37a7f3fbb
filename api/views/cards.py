"""Cards: lists, one card, its printings, errata, wording in force, rulings and designators."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from django.db.models import F
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from api.errors import ApiError, bad_request, no_longer, not_found
from api.pagination import AFTER, declared_with_pages, list_object
from api.parameters import CARD, DOCUMENT, GAME, RULESET, Day, Option, Text, choice, declared, warnings_of
from api.parts import parts_of
from api.serializers.base import list_of, reasons
from api.serializers.cards import (
    CardOrPrintingListShape,
    CardShape,
    DesignatorShape,
    EffectiveShape,
    ErratumShape,
    GameShape,
    PrintingShape,
    SetShape,
)
from api.serializers.texts import RulingListShape
from api.views.base import AnswerView, ListView
from rules.cardquery import CardQuery, parse_query
from rules.cardquery.listing import Listed
from rules.cardquery.orders import DIRECTIONS, ORDERS, PREFERENCES
from rules.cardquery.syntax import SYNTAX
from rules.cardquery.values import QueryError
from rules.engine.shadowfist import RULESETS
from rules.engine.shadowfist import designators_of as designators
from rules.library import catalog, selectors
from rules.models import Card, Erratum, ErratumStatus, Printing

A = TypeVar("A")
R = TypeVar("R")

EITHER = ("card", "printing")  # what a list of cards has

QUERY = Text("q", SYNTAX, example="d:cop t:character cost<=3")
COPY = Text("printing", "id, set code or errata number of the copy; the latest printing if left out", example="L/S")
AS_OF = Day("as_of", "a date such as 2001-04-16; now if left out")
ORDER = Option("order", "what the list is sorted by; what has none of it comes last", among=tuple(ORDERS))
DIRECTION = Option("dir", "up or down", among=DIRECTIONS)
UNIQUE = Option("unique", "one entry for each card, or one for each printing", among=("cards", "printings"))
PREFER = choice("prefer", "of each card one printing in place of the card: the newest or oldest that fits", PREFERENCES)
ERRATUM_STATUS = choice("status", "what it counts for", ErratumStatus.values)


class GamesView(ListView):
    """The games."""

    @extend_schema(
        operation_id="games_list", parameters=declared_with_pages(*parts_of("game")), responses=list_of(GameShape)
    )
    def get(self, request: Request) -> Response:
        return self.documents(request, "game", selectors.games())


class GameView(AnswerView):
    """One game."""

    @extend_schema(operation_id="games_retrieve", parameters=declared(*parts_of("game")), responses=GameShape)
    def get(self, request: Request, slug: str) -> Response:
        game = self.document(request, "game", path=f"games/{slug}")
        if game is None:
            raise not_found(f"There is no game {slug!r}. /api/v1/games lists them.")
        return Response(game)


class SetsView(ListView):
    """The sets in the order of release; ``?game=`` for one game."""

    @extend_schema(
        operation_id="sets_list", parameters=declared_with_pages(GAME, *parts_of("set")), responses=list_of(SetShape)
    )
    def get(self, request: Request) -> Response:
        return self.documents(request, "set", selectors.sets(GAME.read(request)))


class SetView(AnswerView):
    """One set by its code."""

    @extend_schema(parameters=declared(*parts_of("set")), responses=SetShape)
    def get(self, request: Request, code: str) -> Response:
        card_set = self.document(request, "set", path=f"sets/{code}")
        if card_set is None:
            raise not_found(f"There is no set {code!r}. /api/v1/sets lists those there are.")
        return Response(card_set)


class PrintingView(AnswerView):
    """One printing by its id, such as ``fox-pass.l-s``."""

    @extend_schema(parameters=declared(*parts_of("printing")), responses=PrintingShape)
    def get(self, request: Request, identifier: str) -> Response:
        printing = self.document(request, "printing", path=f"printings/{identifier}")
        if printing is None:
            raise not_found(
                f"There is no printing {identifier!r}. /api/v1/cards/{{slug}}/printings lists those of a card."
            )
        return Response(printing)


class CardsView(ListView):
    """Cards that meet a query in the query language; or, with ``unique`` or ``prefer``, their printings."""

    @extend_schema(
        operation_id="cards_list",
        parameters=declared_with_pages(QUERY, GAME, ORDER, DIRECTION, UNIQUE, PREFER, AFTER, *parts_of(*EITHER)),
        responses=CardOrPrintingListShape,
    )
    def get(self, request: Request) -> Response:
        asked = Listed(
            query=QUERY.read(request),
            game=GAME.read(request),
            order=ORDER.read(request),
            direction=DIRECTION.read(request),
            printings=UNIQUE.read(request) == "printings",
            prefer=PREFER.read(request),
        )
        return read(lambda listed: self.listed(request, listed, EITHER), asked)


class PrintingsView(ListView):
    """Printings; what a query asks of printings (``set:``, ``r:``, ``a:``, ``year``) holds of each by itself."""

    @extend_schema(
        operation_id="printings_list",
        parameters=declared_with_pages(QUERY, GAME, ORDER, DIRECTION, PREFER, AFTER, *parts_of("printing")),
        responses=list_of(PrintingShape),
    )
    def get(self, request: Request) -> Response:
        asked = Listed(
            query=QUERY.read(request),
            game=GAME.read(request),
            order=ORDER.read(request),
            direction=DIRECTION.read(request),
            printings=True,
            prefer=PREFER.read(request),
        )
        return read(lambda listed: self.listed(request, listed), asked)


class ErrataView(ListView):
    """The errata of all cards, latest first; by card, document or status."""

    @extend_schema(
        operation_id="errata_list",
        parameters=declared_with_pages(CARD, DOCUMENT, ERRATUM_STATUS, *parts_of("erratum")),
        responses=list_of(ErratumShape),
    )
    def get(self, request: Request) -> Response:
        wanted = {
            "card__slug": CARD.read(request),
            "document__slug": DOCUMENT.read(request),
            "status": ERRATUM_STATUS.read(request),
        }
        rows = Erratum.objects.filter(**{name: value for name, value in wanted.items() if value})
        return self.documents(request, "erratum", rows.order_by(F("date").desc(nulls_last=True), "slug"))


class ErratumView(AnswerView):
    """One erratum."""

    @extend_schema(parameters=declared(*parts_of("erratum")), responses=ErratumShape)
    def get(self, request: Request, id: str) -> Response:
        erratum = self.document(request, "erratum", path=f"errata/{id}")
        if erratum is None:
            raise no_longer("errata", id)
        return Response(erratum)


def read_query(request: Request) -> CardQuery:
    """The query of a request.

    :raises ApiError: 400, if it cannot be used.
    """
    return read(parse_query, QUERY.read(request))


def read(reader: Callable[[A], R], asked: A) -> R:
    """What a reader of queries makes of one.

    :raises ApiError: 400, if it cannot be used.
    """
    try:
        return reader(asked)
    except QueryError as error:
        raise bad_request(str(error), place=QUERY.name, code=error.code, warnings=error.warnings) from error


def no_card(slug: str) -> ApiError:
    """There is none with this slug."""
    return not_found(f"There is no card {slug!r}. /api/v1/cards/named?fuzzy=... finds a title.")


def get_card(slug: str) -> Card:
    """The card with this slug, with all that its wordings need."""
    try:
        return Card.objects.with_printings().get(slug=slug)
    except Card.DoesNotExist:
        raise no_card(slug) from None


def card_key(slug: str) -> int:
    """The key of the card with this slug."""
    key = Card.objects.filter(slug=slug).values_list("pk", flat=True).first()
    if key is None:
        raise no_card(slug)
    return key


class CardView(AnswerView):
    """One card in the wording now in force."""

    @extend_schema(parameters=declared(*parts_of("card")), responses=CardShape)
    def get(self, request: Request, slug: str) -> Response:
        card = self.document(request, "card", path=f"cards/{slug}")
        if card is None:
            raise no_card(slug)
        return Response(card)


class CardPrintingsView(AnswerView):
    """Every printing of a card with all that is printed on it, oldest first."""

    @extend_schema(parameters=declared(*parts_of("printing")), responses=list_of(PrintingShape))
    def get(self, request: Request, slug: str) -> Response:
        rows = Printing.objects.filter(card=card_key(slug))
        return self.all_of(request, "printing", rows.order_by("card_set__order", "card_set__code", "number"))


class CardErrataView(AnswerView):
    """Every erratum of a card, oldest first."""

    @extend_schema(parameters=declared(*parts_of("erratum")), responses=list_of(ErratumShape))
    def get(self, request: Request, slug: str) -> Response:
        return self.all_of(request, "erratum", Erratum.objects.filter(card=card_key(slug)))


class CardEffectiveView(AnswerView):
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
            raise not_found(str(error), "printing") from error
        erratum = catalog.stored_erratum(card, result.erratum) if result.erratum else None
        told = {
            "card": card.slug,
            "copy": result.copy.set_code,
            "as_of": as_of,
            "printing": result.printing.set_code,
            "erratum": erratum,
            "wording": result.face,
            "reasons": reasons(result.reasons),
        }
        return Response(EffectiveShape().to_representation(told))


class CardRulingsView(AnswerView):
    """Every ruling on a card, latest first."""

    @extend_schema(parameters=declared(*parts_of("ruling")), responses=RulingListShape)
    def get(self, request: Request, slug: str) -> Response:
        card_key(slug)
        return self.all_of(request, "ruling", selectors.rulings(card=slug))


class CardDesignatorsView(AnswerView):
    """The designators of a card under an edition of the rules, each with the rule that makes it one."""

    @extend_schema(
        parameters=declared(RULESET),
        responses=list_of(DesignatorShape, ruleset=serializers.ChoiceField(choices=list(RULESETS))),
    )
    def get(self, request: Request, slug: str) -> Response:
        card = get_card(slug)
        edition = RULESET.read(request)
        face = catalog.current(card, edition.day).face
        found = designators(face.title, face.subtitle, edition.slug)
        data = DesignatorShape.all_of(found)
        return Response({**list_object(data, len(data), None, warnings_of(request)), "ruleset": edition.slug})
