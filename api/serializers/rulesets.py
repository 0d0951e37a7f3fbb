"""The JSON shapes of the editions of the rules, and of the table of everything in which they differ."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from api.schema import either, flag, number, text
from api.serializers.base import CitationShape, Shape, object_name


class RulesetShape(Shape):
    """An edition of the rules."""

    object = object_name("ruleset")
    slug = serializers.CharField()
    name = serializers.CharField()
    document = serializers.CharField()
    date = serializers.DateField(allow_null=True, help_text="of its cards; null: the latest of all")
    default = serializers.BooleanField()


@extend_schema_field(either(flag(), number(), text()))
class RuleValue(serializers.Field):
    """What code acts on."""


class RuleShape(Shape):
    """What one edition has for a rule: a value for programs, a text for people."""

    value = RuleValue()
    text = serializers.CharField()
    rules = CitationShape(many=True)


class DifferenceShape(Shape):
    """A rule that differs, with what each edition has for it."""

    object = object_name("difference")
    key = serializers.CharField()
    title = serializers.CharField()
    topic = serializers.CharField()
    rulesets = serializers.DictField(child=RuleShape())
