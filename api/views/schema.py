"""The OpenAPI schema, generated once in a process and written once in each of its forms."""

from __future__ import annotations

from functools import cache
from typing import Any

from django.http import HttpResponse
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.utils import extend_schema
from drf_spectacular.views import SpectacularAPIView
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request

from api.parameters import choice


class SchemaView(SpectacularAPIView):
    """The schema, in YAML or JSON, by ``Accept`` or ``?format=``. It has one version: nothing else changes it."""

    FORMAT = choice("format", "yaml or json", ("json", "yaml"))

    @extend_schema(exclude=True)
    def get(self, request: Request, *args: Any, **kwargs: Any) -> HttpResponse:
        wanted = self.FORMAT.read(request)
        renderer = request.accepted_renderer
        if wanted:
            renderer = next(each for each in self.get_renderers() if each.format == wanted)
        charset = f"; charset={renderer.charset}" if renderer.charset else ""
        body = _written(type(renderer))  # type: ignore[arg-type]
        response = HttpResponse(body, content_type=renderer.media_type + charset)
        filename = self._get_filename(request, None)  # type: ignore[no-untyped-call]
        response["Content-Disposition"] = f'inline; filename="{filename}"'
        return response


@cache
def _schema() -> dict[str, Any]:
    made: dict[str, Any] = SchemaGenerator().get_schema(request=None, public=True)
    return made


@cache
def _written(renderer: type[BaseRenderer]) -> bytes:
    written = renderer().render(_schema(), renderer.media_type, {})
    return written.encode() if isinstance(written, str) else written
