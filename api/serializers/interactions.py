"""The JSON shapes of the examples of interactions; those of scenarios and results are in ``api.schema``."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from api.schema import of_games, ref
from api.serializers.base import (
    Address,
    CitationShape,
    ObjectName,
    PageAddress,
    PublishedShape,
    Shape,
    of,
    words,
    words_of,
)


@extend_schema_field({**of_games("Scenario", "UfsScenario"), "description": "what to send to interactions/evaluate"})
class ScenarioField(serializers.JSONField):
    """What to send to interactions/evaluate."""


@extend_schema_field(ref("Expectation"))
class ExpectationField(serializers.JSONField):
    """What must be found in the result."""


class ExampleShape(PublishedShape):
    """A worked example or ruling of a document as a scenario, with what must come out of it."""

    object = ObjectName("example")
    name = serializers.CharField()
    title = serializers.CharField()
    source = CitationShape(source="section.citation")  # type: ignore[assignment]
    example = serializers.IntegerField(allow_null=True, help_text="which worked example of the section")
    ruleset = serializers.CharField()
    tags = words()
    cards = words_of(
        lambda row: sorted(card.slug for card in row.cards.all()), help_text="slugs of the cards that it names"
    )
    scenario = of(ScenarioField, lambda row: {"game": row.game.slug, **row.entry["scenario"]})
    expect = ExpectationField(source="entry.expect", help_text="what must be found in the result")
    steps_mention = words_of(
        lambda row: row.entry.get("steps_mention") or [], help_text="phrases that the steps contain"
    )
    url = Address("api-interactions-example", "name")
    page_url = PageAddress()


class InteractionLink(Shape):
    """An example with its addresses."""

    name = serializers.CharField()
    title = serializers.CharField()
    url = Address("api-interactions-example", "name")
    page_url = PageAddress()
