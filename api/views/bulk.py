"""The whole library as files to download."""

from __future__ import annotations

import re
from typing import Any

from django.http import FileResponse, HttpResponse, HttpResponseNotModified
from django.http.response import HttpResponseBase
from django.utils.http import parse_etags
from drf_spectacular.utils import OpenApiResponse, extend_schema
from rest_framework import serializers
from rest_framework.negotiation import BaseContentNegotiation
from rest_framework.request import Request
from rest_framework.response import Response

from api.addresses import BASE, address
from api.errors import not_found
from api.pagination import list_object
from api.parameters import warnings_of
from api.serializers.base import ObjectName, Shape, Time, list_of, of
from api.views.base import AnswerView
from rules.library import bulk

SUFFIX = ".json.gz"
RANGE = re.compile(r"bytes=([0-9]{0,12})-([0-9]{0,12})")


class BulkFileShape(Shape):
    """A file with every document of a kind."""

    object = ObjectName("bulk_file")
    id = serializers.CharField(source="name", help_text=", ".join(bulk.FILES))
    url = of(
        serializers.URLField,
        lambda file: address("api-bulk-file", f"{file.name}{SUFFIX}"),
        help_text="which stays the same",
    )
    objects = serializers.IntegerField(help_text="documents in it")
    size = serializers.IntegerField(help_text="bytes, compressed")
    sha256 = serializers.CharField(help_text="of the compressed file")
    version = serializers.IntegerField(help_text="of the library of which it is")
    updated_at = Time(source="updated", allow_null=True, help_text="of the latest document in it")


def made(request: Request, name: str) -> bulk.BulkFile:
    """A file for the site as it was asked for."""
    return bulk.bulk_file(name, BASE, f"{request.scheme}://{request.get_host()}")


class BulkView(AnswerView):
    """The files there are: games, sets, cards, printings, documents, rules, rulings, errata and examples.

    Each is a gzipped JSON array of the documents that the addresses of ``changes`` give; ``version`` is that of the
    library of which it is, so that ``changes?since=`` that version tells what it has not.
    """

    @extend_schema(operation_id="bulk_list", responses=list_of(BulkFileShape))
    def get(self, request: Request) -> Response:
        data = BulkFileShape.all_of(made(request, name) for name in bulk.FILES)
        return Response(list_object(data, len(data), None, warnings_of(request)))


class AnyFormat(BaseContentNegotiation):
    """A file is what it is, whatever the client would rather have; errors are JSON."""

    def select_parser(self, request: Request, parsers: Any) -> Any:
        return parsers[0]

    def select_renderer(self, request: Request, renderers: Any, format_suffix: str | None = None) -> Any:
        return renderers[0], renderers[0].media_type


class BulkFileView(AnswerView):
    """One of the files; a part of it where ``Range`` asks for one."""

    content_negotiation_class = AnyFormat

    @extend_schema(
        operation_id="bulk_retrieve",
        responses={
            (200, "application/gzip"): OpenApiResponse({"type": "string", "format": "binary"}, "the file"),
            (206, "application/gzip"): OpenApiResponse({"type": "string", "format": "binary"}, "a part of it"),
            416: OpenApiResponse(description="the file has no such part"),
        },
    )
    def get(self, request: Request, file: str) -> HttpResponseBase:
        name = file.removesuffix(SUFFIX)
        if name not in bulk.FILES or not file.endswith(SUFFIX):
            known = ", ".join(f"{each}{SUFFIX}" for each in bulk.FILES)
            raise not_found(f"There is no file {file!r}. There are {known}.")
        found = made(request, name)
        etag = f'"{found.sha256[:24]}"'
        response = self.part(request, found, etag)
        response["ETag"] = etag
        response["Accept-Ranges"] = "bytes"
        response["Content-Encoding"] = "identity"  # the file is compressed, and no answer around it is to be
        response["Cache-Control"] = "public, max-age=60"
        response["Content-Disposition"] = f'attachment; filename="{file}"'
        return response

    @staticmethod
    def part(request: Request, found: bulk.BulkFile, etag: str) -> HttpResponseBase:
        """What of the file is asked for."""
        known = [each.removeprefix("W/") for each in parse_etags(request.headers.get("If-None-Match", ""))]
        if etag in known:
            return HttpResponseNotModified()
        wanted = RANGE.fullmatch(request.headers.get("Range", ""))
        if_range = request.headers.get("If-Range", "")
        if not wanted or wanted[0] == "bytes=-" or (if_range and if_range != etag):
            return FileResponse(found.path.open("rb"), content_type="application/gzip")
        first, last = wanted[1], wanted[2]
        start = int(first) if first else max(0, found.size - int(last))
        end = min(int(last), found.size - 1) if first and last else found.size - 1
        if start > end:
            return HttpResponse(status=416, headers={"Content-Range": f"bytes */{found.size}"})
        with found.path.open("rb") as file:
            file.seek(start)
            content = file.read(end - start + 1)
        headers = {"Content-Range": f"bytes {start}-{end}/{found.size}"}
        return HttpResponse(content, status=206, content_type="application/gzip", headers=headers)
