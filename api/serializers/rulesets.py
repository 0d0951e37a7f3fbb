"""The JSON shapes of the editions of the rules, and of the table of everything in which they differ."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from api.schema import either, flag, number, text
from api.serializers.base import AnyField, CitationShape, ObjectName, Shape, of
from rules.engine.shadowfist import DEFAULT_RULESET


class RulesetShape(Shape):
    """An edition of the rules."""

    object = ObjectName("ruleset")
    slug = serializers.CharField()
    name = serializers.CharField()
    document = serializers.CharField()
    date = serializers.DateField(source="day", allow_null=True, help_text="of its cards; null: the latest of all")
    default = of(serializers.BooleanField, lambda edition: edition.slug == DEFAULT_RULESET)


@extend_schema_field(either(flag(), number(), text()))
class RuleValue(AnyField):
    """What code acts on."""

    def to_representation(self, value: Any) -> Any:
        return value


class RuleShape(Shape):
    """What one edition has for a rule: a value for programs, a text for people."""

    value = RuleValue()
    text = serializers.CharField()
    rules = CitationShape(source="citations", many=True)


class DifferenceShape(Shape):
    """A rule that differs, with what each edition has for it."""

    object = ObjectName("difference")
    key = serializers.CharField()
    title = serializers.CharField()
    topic = serializers.CharField()
    rulesets = serializers.DictField(source="rules", child=RuleShape())
