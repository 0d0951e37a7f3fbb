"""Reading the body of a request: JSON of a bounded size that can be written again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import IO, Any

from django.conf import settings
from rest_framework.parsers import BaseParser

from api.errors import ApiError, bad_request, fault
from rules.text.json_text import DeepJsonError, JsonError, read_json


class JSONParser(BaseParser):
    """JSON in UTF-8, as :mod:`rules.text.json_text` reads it."""

    media_type = "application/json"

    def parse(
        self, stream: IO[bytes], media_type: str | None = None, parser_context: Mapping[str, Any] | None = None
    ) -> Any:
        """The body as plain data.

        :raises ApiError: if it is too large or no such JSON.
        """
        limit = settings.DATA_UPLOAD_MAX_MEMORY_SIZE
        body = stream.read(limit + 1)
        if len(body) > limit:
            raise ApiError(413, "too_large", fault(f"The body has more than {limit} bytes.", "body"))
        try:
            return read_json(body.decode("utf-8-sig"))
        except UnicodeDecodeError as error:
            raise bad_request(f"The body is not in UTF-8: {error.reason}.", place="body", code="not_json") from None
        except JsonError as error:
            code = "too_deep" if isinstance(error, DeepJsonError) else "not_json"
            raise bad_request(f"The body cannot be read: {error}.", place="body", code=code) from None
