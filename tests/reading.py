"""A client that reads pages as a browser does: however a template breaks its lines."""

import re
from typing import Any

from django.test import Client

KEPT = re.compile(r"(<(pre|textarea|script|style)\b.*?</\2>)", re.DOTALL)


def in_one_line(html: str) -> str:
    """HTML with every run of spaces and line breaks as one space, but where they are kept."""
    parts = KEPT.split(html)
    # Two groups: what is kept, and its name.
    return "".join(re.sub(r"\s+", " ", part) if n % 3 == 0 else part for n, part in enumerate(parts) if n % 3 != 2)


class ReadingClient(Client):
    def request(self, **request: Any) -> Any:
        response = super().request(**request)
        if response.get("Content-Type", "").startswith("text/html") and not response.streaming:
            response.content = in_one_line(response.content.decode()).encode()
        return response
