"""The page that draws the OpenAPI schema for a person."""

from __future__ import annotations

from typing import Any

from django.urls import reverse
from django.views.generic import TemplateView


class DocsView(TemplateView):
    """Swagger UI, all of it from files of this site: the security policy allows no scripts or styles in the page.

    drf-spectacular's own views write a style into the page, and a script or an address that makes one.
    """

    template_name = "api_docs.html"

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_context_data(**kwargs, schema_url=reverse("api-schema"), guide_url=reverse("api-guide"))
