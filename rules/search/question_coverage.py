"""Which sections have no questions that they answer, and which questions several sections claim."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from rules.models import Origin, Passage, PassageKind, Section, SectionQuestion

WORD = re.compile(r"[^\W_]+")
# What a player asks for; a section of nothing but entries of a list, or examples, is asked for with the one around it.
ASKED_FOR = [PassageKind.RULE.value, PassageKind.ANSWER.value, PassageKind.RULING.value, PassageKind.DEFINITION.value]


@dataclass(frozen=True)
class Claim:
    """A question and the sections of one document that claim it."""

    question: str
    sections: tuple[Section, ...]


def unasked(document: str = "") -> list[Section]:
    """The sections with a text of ours that have no question, nor has the section whose items they are."""
    sections = Section.objects.select_related("document", "parent").order_by("document__order", "order")
    if document:
        sections = sections.filter(document__slug=document)
    asked = set(SectionQuestion.objects.values_list("section_id", flat=True))
    said = set(Passage.objects.filter(origin=Origin.OURS, kind__in=ASKED_FOR).values_list("section_id", flat=True))
    return [
        section
        for section in sections
        if section.pk in said and section.pk not in asked and not (_is_item(section) and section.parent_id in asked)
    ]


def claimed(document: str = "") -> list[Claim]:
    """The questions that more than one section of a document claims, whatever their case and punctuation."""
    questions = SectionQuestion.objects.select_related("section__document")
    if document:
        questions = questions.filter(section__document__slug=document)
    found: dict[tuple[str, str], list[SectionQuestion]] = defaultdict(list)
    for question in questions.order_by("section__document__order", "section__order", "order"):
        found[question.section.document.slug, " ".join(WORD.findall(question.text.casefold()))].append(question)
    return [_claim(claims) for claims in found.values() if len(claims) > 1]


def _claim(claims: Iterable[SectionQuestion]) -> Claim:
    claims = list(claims)
    return Claim(claims[0].text, tuple(claim.section for claim in claims))


def _is_item(section: Section) -> bool:
    return not section.title or section.number.rpartition(".")[2].isalpha()
