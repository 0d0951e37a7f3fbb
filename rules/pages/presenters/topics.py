"""The concordance for the pages: a topic with the sections that treat it in every edition."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from django.db.models import Prefetch

from rules.engine.shadowfist import RULESETS
from rules.models import Section, Topic
from rules.pages.lookups import DocumentLink, library
from rules.pages.outline import Node


@dataclass(frozen=True)
class Place:
    """A section that treats a topic; ``here`` if it is the one being read."""

    node: Node
    here: bool = False


@dataclass(frozen=True)
class Treatment:
    """What one document has on a topic; ``places`` is empty where it is silent. ``edition`` is its name, if any."""

    document: DocumentLink
    edition: str
    places: tuple[Place, ...]


@dataclass(frozen=True)
class TopicView:
    """A topic with its treatments in the order of the editions, and what changed between them."""

    slug: str
    title: str
    changed: str
    treatments: tuple[Treatment, ...]

    @property
    def anchor(self) -> str:
        """Its place on the page of the editions."""
        return f"topic-{self.slug}"


def concordance() -> list[TopicView]:
    """All topics, in their order."""
    sections = Section.objects.select_related("document").order_by("document__order", "order")
    return topic_views(Topic.objects.prefetch_related(Prefetch("sections", sections)))


def topic_views(topics: Iterable[Topic], here: Node | None = None) -> list[TopicView]:
    """The topics (with their sections prefetched) as seen from a section, or from none."""
    return [_view(topic, here) for topic in topics]


def _view(topic: Topic, here: Node | None) -> TopicView:
    known = library()
    places: dict[str, list[Place]] = {}
    for section in topic.sections.all():
        node = known.node(section.document.slug, section.number)
        if node:
            places.setdefault(node.document, []).append(Place(node, here is not None and _is_at(node, here)))
    editions = {ruleset.document: ruleset.name for ruleset in RULESETS.values()}
    documents = [*editions, *(slug for slug in places if slug not in editions)]
    treatments = tuple(
        Treatment(known.documents[slug], editions.get(slug, ""), tuple(places.get(slug, ())))
        for slug in documents
        if slug in known.documents
    )
    return TopicView(topic.slug, topic.title, topic.changed, treatments)


def _is_at(node: Node, here: Node) -> bool:
    return node is here or any(node is above for above in here.path)
