"""Cards by what people call them: one by its title, what was typed so far, one by chance, many at once."""

from __future__ import annotations

import random
import re
from typing import Any

from drf_spectacular.utils import OpenApiExample, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from api.errors import ApiError, bad_request, fault, not_found
from api.errors import faults as told_faults
from api.pagination import list_object, list_of_documents
from api.parameters import GAME, TEXT, NameOf, Text, Whole, declared, warnings_of
from api.parts import Parts, parts_of
from api.schema import either, many, only, text, thing
from api.serializers.base import Shape, list_of, words
from api.serializers.cards import CardOrPrintingListShape, CardShape
from api.views.base import AnswerView
from api.views.cards import EITHER, QUERY, read_query
from rules.engine import Fields
from rules.library import naming, selectors
from rules.models import CardSet, Published

TYPED = Text("q", "what was typed", required=True, example="fox")
EXACT = Text("exact", "a title or alias", example="Fox Pass", words=True)
FUZZY = Text("fuzzy", "a part of a title, or a title that is misspelt perhaps", example="fox pas", words=True)
SET = NameOf(
    "set",
    "code or name of a set that it must be in",
    example="L/S",
    words=True,
    model=CardSet,
    attributes=("code", "name"),
    any_case=True,
)
MAX_TITLES = 20
SAME = "the same seed draws the same card as long as the library does not change; left out: any card"
SEED = Whole("seed", SAME, least=0, most=2**31, default=None)
MAX_NAMES = 75
KINDS = ("title", "slug", "printing")
NAME = {**text(longest=200), "pattern": TEXT}
IDENTIFIER = either(*(only(thing(kind, **{kind: NAME})) for kind in KINDS))  # type: ignore[arg-type]


class CardNamedView(AnswerView):
    """One card by its title: ``exact`` whatever the case and accents, or ``fuzzy`` if no other can be meant.

    ``fuzzy`` takes words in any order, whole words before beginnings, and titles that are misspelt a little.

    Where several may be meant the answer is 404 ``ambiguous`` and lists them as ``candidates``.
    """

    @extend_schema(
        parameters=declared(EXACT, FUZZY, SET, GAME, *parts_of("card")), responses={200: CardShape, 404: None}
    )
    def get(self, request: Request) -> Response:
        exact, fuzzy, printed_in = EXACT.read(request), FUZZY.read(request), SET.read(request)
        if not exact and not fuzzy:
            raise bad_request("Write ?exact=TITLE or ?fuzzy=TITLE.", code="missing")
        if exact and fuzzy:
            raise bad_request("Write ?exact=TITLE or ?fuzzy=TITLE, not both.", code="bad_request")
        game = GAME.read(request)
        match = naming.named(exact, printed_in, game) if exact else naming.like(fuzzy, printed_in, game)
        if match.card is not None:
            return Response(self.document(request, "card", object_id=match.card.pk))
        asked = f"{(exact or fuzzy)[:80]!r}" + (f" in the set {printed_in[:40]!r}" if printed_in else "")
        raise self.unclear(
            asked,
            match.candidates,
            exact=bool(exact),
            code="not_found" if exact or not match.candidates else "ambiguous",
        )

    @staticmethod
    def unclear(asked: str, candidates: tuple[str, ...], *, exact: bool, code: str) -> ApiError:
        """No card, or none in particular, is meant."""
        shown = ", ".join(candidates[:5]) + (", ..." if len(candidates) > 5 else "")
        if code == "ambiguous":
            told = f"{asked} may mean several cards: {shown}. Write more of the title."
        else:
            told = f"No card is titled {asked}." + (f" Did you mean {shown}?" if candidates else "")
        return ApiError(404, code, fault(told, "exact" if exact else "fuzzy"), candidates=candidates)


class TitleListShape(Shape):
    """A list object of titles."""

    object = list_of(CardShape)().fields["object"]
    total = serializers.IntegerField(help_text="titles that fit")
    has_more = serializers.BooleanField(help_text="whether more fit than are listed")
    next_page = serializers.URLField(allow_null=True)
    data = words(help_text="titles")  # type: ignore[assignment]
    warnings = words()
    limit = serializers.IntegerField(help_text="at most so many are listed")


class CardAutocompleteView(AnswerView):
    """Titles for what was typed: those that begin with it first, then those with a word that does; at most twenty."""

    @extend_schema(parameters=declared(TYPED, GAME), responses=TitleListShape)
    def get(self, request: Request) -> Response:
        titles, total = selectors.completions(TYPED.read(request), GAME.read(request), MAX_TITLES)
        listed = list_object(titles, total, None, warnings_of(request), limit=MAX_TITLES)
        return Response({**listed, "has_more": total > MAX_TITLES})


class CardRandomView(AnswerView):
    """A card drawn by chance; ``?q=`` limits the draw, ``?seed=`` repeats it."""

    @extend_schema(parameters=declared(QUERY, GAME, SEED, *parts_of("card")), responses={200: CardShape, 404: None})
    def get(self, request: Request) -> Response:
        cards, game = read_query(request).cards(), GAME.read(request)
        keys = list((cards.filter(game__slug=game) if game else cards).order_by("pk").values_list("pk", flat=True))
        if not keys:
            raise not_found("No card meets the query.", QUERY.name)
        seed = SEED.read(request)
        drawn = random.choice(keys) if seed is None else random.Random(seed).choice(keys)
        headers = {"Cache-Control": "no-store"} if seed is None else {}
        return Response(self.document(request, "card", object_id=drawn), headers=headers)


class IdentifierShape(Shape):
    """What was sent."""

    title = serializers.CharField(required=False)
    slug = serializers.CharField(required=False)
    printing = serializers.CharField(required=False)


class CollectionShape(CardOrPrintingListShape):
    """A list object: of each identifier the card or printing that it names, in their order."""

    not_found = IdentifierShape(many=True, help_text="identifiers that name nothing")


class CardCollectionView(AnswerView):
    """Many cards or printings at once, by title, slug or id of a printing; at most 75.

    ``data`` has an answer for each identifier in its order; those that name nothing are in ``not_found`` alone.
    """

    @extend_schema(
        parameters=declared(*parts_of(*EITHER)),
        request={
            "application/json": only(thing("identifiers", identifiers={**many(IDENTIFIER), "maxItems": MAX_NAMES}))
        },
        responses=CollectionShape,
        examples=[
            OpenApiExample(
                "Two cards and a printing",
                {"identifiers": [{"title": "Fox Pass"}, {"slug": "draco"}, {"printing": "fox-pass.l-s"}]},
                request_only=True,
            )
        ],
    )
    def post(self, request: Request) -> Response:
        parts = Parts(request, *EITHER)
        wanted = self.wanted(request.data)
        paths = dict(zip(map(str, wanted), self.paths(wanted), strict=True))
        rows = Published.objects.filter(path__in=filter(None, paths.values()), removed=False)
        bodies: dict[str, str] = {}
        for kind in EITHER:
            of_kind = list(rows.filter(kind=kind).values_list("path", "object_id", "body"))
            made = parts.of(kind, [key for _, key, _ in of_kind], [body for _, _, body in of_kind])
            bodies |= dict(zip((path for path, _, _ in of_kind), made, strict=True))
        found = [bodies.get(paths[str(each)] or "") for each in wanted]
        missing = [dict([each]) for each, body in zip(wanted, found, strict=True) if body is None]
        documents = [body for body in found if body is not None]
        return Response(list_of_documents(documents, len(documents), None, warnings_of(request), not_found=missing))

    def wanted(self, body: Any) -> list[tuple[str, str]]:
        """The identifiers that were sent, each as its kind and name."""
        if not isinstance(body, dict) or "identifiers" not in body:
            raise bad_request('Send {"identifiers": [{"title": "Fox Pass"}, {"slug": "draco"}]}.', place="body")
        faults: list[str] = []
        fields = Fields(body, "", faults)
        fields.only("identifiers")
        wanted = []
        for place, each in enumerate(fields.items("identifiers", most=MAX_NAMES)):
            if not isinstance(each, dict) or len(each) != 1 or next(iter(each)) not in KINDS:
                faults.append(f"identifiers[{place}]: must be an object with one of {', '.join(KINDS)}")
                continue
            ((kind, name),) = each.items()
            if not isinstance(name, str) or not re.search(TEXT, name) or len(name) > 200:
                faults.append(f"identifiers[{place}].{kind}: must be a text of at most 200 characters")
                continue
            wanted.append((kind, name))
        if faults:
            raise ApiError(400, "bad_request", told_faults(faults))
        return wanted

    @staticmethod
    def paths(wanted: list[tuple[str, str]]) -> list[str | None]:
        """The address of what each identifier names."""
        titled = naming.titled({name for kind, name in wanted if kind == "title"})
        found: list[str | None] = []
        for kind, name in wanted:
            if kind == "title":
                slug = titled.get(name)
                found.append(f"cards/{slug}" if slug else None)
            else:
                found.append(f"cards/{name}" if kind == "slug" else f"printings/{name}")
        return found
