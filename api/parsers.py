"""Reading the body of a request: JSON of a bounded size that can be written again."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from typing import IO, Any

from django.conf import settings
from rest_framework.parsers import BaseParser

from api.errors import ApiError, bad_request

MAX_DEPTH = 64
SURROGATE = re.compile(rb"\\u[dD][89a-fA-F]")


class JSONParser(BaseParser):
    """JSON in UTF-8. What no JSON can say in answer (NaN, infinity, half a character) is refused."""

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
            raise ApiError(413, "too_large", f"The body has more than {limit} bytes.")
        try:
            data = json.loads(body.decode("utf-8-sig"), parse_constant=_refuse, parse_float=_number)
            if SURROGATE.search(body):
                json.dumps(data, ensure_ascii=False).encode()
        except UnicodeError as error:
            raise bad_request(f"The body is not in UTF-8: {error.reason}.", code="not_json") from None
        except RecursionError:
            raise too_deep() from None
        except ValueError as error:
            raise bad_request(f"The body is not JSON: {error}.", code="not_json") from None
        if is_deep(data):
            raise too_deep()
        return data


def too_deep() -> ApiError:
    """What is nested without end cannot be read, or written again."""
    return bad_request(f"The body is nested more than {MAX_DEPTH} levels deep.", code="too_deep")


def is_deep(data: Any) -> bool:
    """Whether plain data is nested more than ``MAX_DEPTH`` levels deep."""
    level = [data]
    for _ in range(MAX_DEPTH + 1):
        inner = [each for each in level if isinstance(each, dict | list)]
        if not inner:
            return False
        level = [value for each in inner for value in (each.values() if isinstance(each, dict) else each)]
    return True


def _refuse(constant: str) -> Any:
    raise ValueError(f"{constant} is no number in JSON")


def _number(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text[:20]} is too large a number")
    return number
