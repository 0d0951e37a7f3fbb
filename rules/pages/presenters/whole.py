"""A whole document on one page, for printing and for reading on: every section in order, without links in its texts."""

from __future__ import annotations

import re
from dataclasses import dataclass

from django.utils.safestring import SafeString, mark_safe

from rules.models import Passage
from rules.pages.lookups import DocumentLink, library
from rules.pages.markup import rules_text
from rules.pages.outline import Node
from rules.pages.presenters.related import Related
from rules.pages.presenters.section import Paragraph, Run, runs_of

LINK = re.compile(r"</?a\b[^>]*>")


@dataclass(frozen=True)
class Chapter:
    """A chapter with its texts; ``runs`` begin with its own."""

    node: Node
    runs: list[Run]


def whole_document(document: DocumentLink) -> list[Chapter]:
    """The chapters of a document: our text, and the original's where we have none."""
    outline = library().outlines[document.slug]
    passages: dict[int, list[Passage]] = {node.pk: [] for node in outline.nodes}
    for passage in Passage.objects.filter(section__document=document.pk).order_by("order", "pk"):
        passages[passage.section_id].append(passage)
    return [Chapter(chapter, runs_of(chapter, passages, Related())) for chapter in outline.chapters]


def printed(paragraph: Paragraph, document: str) -> SafeString:
    """A paragraph as HTML whose citations and names are plain words."""
    return mark_safe(LINK.sub("", rules_text(paragraph.text, document, paragraph.defines)))
