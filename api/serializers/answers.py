"""The JSON shape of the answer that a search gives on top of its hits."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers

from api.addresses import BASE
from api.serializers.base import Shape
from rules.search.requests import Answer, Example, Said


class SaidShape(Shape):
    """A sentence of our text, and where it stands."""

    text = serializers.CharField()
    document = serializers.CharField()
    number = serializers.CharField()
    title = serializers.CharField()
    edition = serializers.CharField(help_text="the document's title and date")
    url = serializers.URLField()
    page_url = serializers.URLField()


class OtherEditionsShape(Shape):
    """What other editions say on the topic, and what changed between them."""

    topic = serializers.CharField()
    changed = serializers.CharField()
    sections = SaidShape(many=True)


class ShownShape(Shape):
    """An interaction of the checker that shows it at work."""

    title = serializers.CharField()
    page_url = serializers.URLField()


class AnswerShape(SaidShape):
    """The sentence that answers a question, where that is sure."""

    verdict = serializers.ChoiceField(choices=["yes", "no"], allow_null=True, help_text="where the sentence says so")
    question = serializers.CharField(allow_null=True, help_text="the known question that it answers")
    others = OtherEditionsShape(allow_null=True)
    examples = ShownShape(many=True)


def answer_json(answer: Answer) -> dict[str, Any]:
    """An answer of the search."""
    others = answer.others
    return _absolute(answer.said) | {
        "verdict": answer.verdict,
        "question": answer.question,
        "others": others and {**vars(others), "sections": [_absolute(said) for said in others.sections]},
        "examples": [_absolute(example) for example in answer.examples],
    }


def _absolute(told: Said | Example) -> dict[str, Any]:
    """The fields of something that was found, its addresses made whole."""
    data = vars(told)
    return data | {name: f"{BASE}{data[name]}" for name in ("url", "page_url") if name in data}
