"""For those who keep a copy: what changed since they looked, and what became of names that went."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from django.db.models import QuerySet
from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from api.addresses import BASE
from api.pagination import declared_with_pages
from api.parameters import Parameter, choice
from api.publishing import KINDS
from api.serializers.base import ObjectName, Shape, Time, list_of, of
from api.views.base import ListView
from rules.models import CardAlias, LibraryVersion, Published

# Kinds that are parts of others, or have no address of their own.
HIDDEN = ("document",)


@dataclass(frozen=True)
class Since(Parameter):
    """A version of the library, or a time such as 2001-04-16 or 2001-04-16T12:00:00Z."""

    def sample(self) -> str:
        return "2001-04-16"

    def nothing(self) -> None:
        return None

    def parse(self, text: str) -> int | datetime:
        if re.fullmatch(r"[0-9]{1,12}", text):
            return int(text)
        try:
            if not re.match(r"[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[Tt]|$)", text):  # other notations are none of the schema
                raise ValueError
            time = datetime.fromisoformat(text.upper())
            return time.replace(tzinfo=UTC) if time.tzinfo is None else time.astimezone(UTC)
        except (ValueError, OverflowError):
            raise self.unfit(text, "is no version of the library and no time such as 2001-04-16T12:00:00Z") from None

    def schema(self) -> dict[str, Any]:
        version = {"type": "string", "pattern": "^[0-9]{1,12}$"}
        return {"anyOf": [version, *({"type": "string", "format": each} for each in ("date", "date-time"))]}


SINCE = Since("since", "a version of the library, or a time; only what changed after it. None that lies ahead")
MILLISECOND = timedelta(milliseconds=1)  # to which times are told
KIND = choice("kind", "only of this kind", [kind for kind in KINDS if kind not in HIDDEN])


def since(request: Request, rows: QuerySet[Published]) -> QuerySet[Published]:
    """Those that changed after what ``since`` names.

    :raises ApiError: 400, if that lies ahead.
    """
    asked = SINCE.read(request)
    if asked is None:
        return rows
    now = LibraryVersion.current()
    at = Time().to_representation(now.changed)
    if asked > (timezone.now() if isinstance(asked, datetime) else now.version):
        raise SINCE.unfit(
            request.query_params[SINCE.name], f"lies ahead: the library is at version {now.version}, of {at}"
        )
    if isinstance(asked, datetime):
        return rows.filter(updated__gte=asked + MILLISECOND)
    return rows.filter(version__gt=asked)


def url_of(row: Published) -> str:
    """The address of a published document."""
    return f"{BASE}/api/v1/{row.path}"


class ChangeShape(Shape):
    """A document that changed, or that is gone."""

    object = ObjectName("change")
    kind = serializers.ChoiceField(choices=[kind for kind in KINDS if kind not in HIDDEN])
    url = of(serializers.URLField, url_of)
    removed = serializers.BooleanField(help_text="whether it is gone")
    version = serializers.IntegerField(help_text="of the library, in which it changed last")
    updated_at = Time(source="updated")


class ChangesView(ListView):
    """What changed since a version of the library or a time, the oldest first.

    ``version`` is that of the library now.
    """

    @extend_schema(
        operation_id="changes_list",
        parameters=declared_with_pages(SINCE, KIND),
        responses=list_of(ChangeShape, version=serializers.IntegerField(help_text="of the library now")),
    )
    def get(self, request: Request) -> Response:
        rows = since(request, Published.objects.exclude(kind__in=HIDDEN).defer("body").order_by("version", "id"))
        if kind := KIND.read(request):
            rows = rows.filter(kind=kind)
        response = self.rows(request, rows, ChangeShape())
        response.data["version"] = LibraryVersion.current().version
        return response


class MigrationShape(Shape):
    """A name that went, and what has taken its place."""

    object = ObjectName("migration")
    kind = serializers.CharField()
    old = serializers.CharField(source="path", help_text="its address below /api/v1/")
    new = serializers.CharField(allow_null=True, help_text="that of what it is now; null: it is gone")
    at = Time(source="updated")


class MigrationsView(ListView):
    """Stable names that went, such as those of a card that is now known as another; the oldest first."""

    @extend_schema(
        operation_id="migrations_list", parameters=declared_with_pages(SINCE), responses=list_of(MigrationShape)
    )
    def get(self, request: Request) -> Response:
        rows = Published.objects.filter(removed=True).exclude(kind__in=HIDDEN).order_by("version", "id")
        return self.rows(request, since(request, rows), _Migrations())


class _Migrations(MigrationShape):
    def to_representation(self, instance: Published) -> dict[str, Any]:
        instance.new = self._new(instance)  # type: ignore[attr-defined]
        return super().to_representation(instance)

    @staticmethod
    def _new(row: Published) -> str | None:
        """A card may be another's alias now, and errata and rulings were once named by the numbers of their rows."""
        if row.kind in ("erratum", "ruling"):
            rows = Published.objects.filter(kind=row.kind, object_id=row.object_id, removed=False)
            return rows.values_list("path", flat=True).first()
        if row.kind != "card":
            return None
        card = CardAlias.objects.filter(slug=row.path.rpartition("/")[2]).values_list("card__slug", flat=True).first()
        return f"cards/{card}" if card else None
