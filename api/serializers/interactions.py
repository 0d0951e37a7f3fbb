"""The JSON shapes of the examples of interactions; those of scenarios and results are in ``api.schema``."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers
from rest_framework.reverse import reverse

from api.schema import ref
from api.serializers.base import CitationShape, Shape, citation_json, object_name, words
from rules.engine.citations import Citation
from rules.interactions import Address
from rules.models import Scenario

# How many faults of a malformed scenario are told, and how much of each.
MAX_FAULTS = 100
MAX_FAULT = 500


@extend_schema_field(ref("Scenario"))
class ScenarioField(serializers.JSONField):
    """What to send to interactions/evaluate."""


class ExampleShape(Shape):
    """A worked example or ruling of a document as a scenario, with what must come out of it."""

    object = object_name("example")
    name = serializers.CharField()
    title = serializers.CharField()
    source = CitationShape()
    example = serializers.IntegerField(allow_null=True, help_text="which worked example of the section")
    ruleset = serializers.CharField()
    tags = words()
    cards = serializers.ListField(child=serializers.CharField(), help_text="slugs of the cards that it names")
    scenario = ScenarioField()
    expect = serializers.DictField(help_text="what must be found in the result")
    steps_mention = serializers.ListField(child=serializers.CharField(), help_text="phrases that the steps contain")
    url = serializers.URLField()
    page_url = serializers.URLField()


def example_json(row: Scenario, request: Any) -> dict[str, Any]:
    """An entry of the corpus. Needs ``section__document`` and ``cards`` at hand."""
    entry = row.entry
    return {
        "object": "example",
        "name": row.name,
        "title": row.title,
        "source": citation_json(Citation(row.section.document.slug, row.section.number), request),
        "example": row.example,
        "ruleset": row.ruleset,
        "tags": row.tags,
        "cards": sorted(card.slug for card in row.cards.all()),
        "scenario": entry["scenario"],
        "expect": entry["expect"],
        "steps_mention": entry.get("steps_mention") or [],
        "url": reverse("api-interactions-example", args=[row.name], request=request),
        "page_url": request.build_absolute_uri(row.get_absolute_url()),
    }


class InteractionLink(Shape):
    """An example with its addresses."""

    name = serializers.CharField()
    title = serializers.CharField()
    url = serializers.URLField()
    page_url = serializers.URLField()


def interaction_link(row: Scenario, request: Any) -> dict[str, str]:
    """An entry of the corpus with its addresses."""
    return {
        "name": row.name,
        "title": row.title,
        "url": reverse("api-interactions-example", args=[row.name], request=request),
        "page_url": request.build_absolute_uri(row.get_absolute_url()),
    }


def address_of(request: Any) -> Address:
    """Makes the ``url`` of citations."""

    def address(document: str, section: str) -> str:
        return citation_json(Citation(document, section), request)["url"]

    return address


def faults_json(faults: list[str]) -> list[dict[str, str]]:
    """The faults of a scenario, each with its place; of very many the first."""
    told = []
    for fault in faults[:MAX_FAULTS]:
        place, _, message = fault[:MAX_FAULT].partition(": ")
        told.append({"place": place, "message": message})
    if len(faults) > MAX_FAULTS:
        told.append({"place": "", "message": f"and {len(faults) - MAX_FAULTS} more faults"})
    return told
