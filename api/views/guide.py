"""The guide to the API: a text in Markdown whose examples name the site that shows it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from django.views.generic import TemplateView
from markdown_it import MarkdownIt

GUIDE = Path(__file__).resolve().parent.parent / "guide.md"
SITE = "https://cards.example"  # what the text calls the site


@cache
def guide_html() -> str:
    """The guide as HTML; it is a file of ours."""
    html: str = MarkdownIt("commonmark").render(GUIDE.read_text(encoding="utf-8"))
    return html.replace("<pre>", '<pre tabindex="0">')  # Long lines scroll, by keyboard too.


class GuideView(TemplateView):
    """The page that shows the guide."""

    template_name = "api_guide.html"

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        here = f"{self.request.scheme}://{self.request.get_host()}"
        return super().get_context_data(**kwargs, guide=guide_html().replace(SITE, here))
