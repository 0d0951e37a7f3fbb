"""What a section's page shows: its texts in reading order, ours and the original's, and what belongs to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rules.models import Origin, Passage, PassageKind, Ruling, SectionQuestion
from rules.pages.lookups import DocumentLink
from rules.pages.outline import Node
from rules.pages.presenters.interactions import Interactions, of_sections
from rules.pages.presenters.related import Related, related
from rules.search.plaintext import plain
from rules.text.texts import slugify_title

TEXTS = {"ours": "our text", "original": "the original", "both": "both"}
MAX_LEVEL = 5


@dataclass(frozen=True)
class Paragraph:
    """A passage on the page: ``anchor`` is its id there, ``permalink`` its address for ever."""

    passage: Passage
    anchor: str
    permalink: str
    text: str

    @property
    def kind(self) -> str:
        return self.passage.kind

    @property
    def defines(self) -> str:
        """The slug of the term that it defines, if any."""
        return slugify_title(self.passage.heading) if self.kind == PassageKind.DEFINITION else ""


@dataclass
class Run:
    """Paragraphs of one section that stand together: all before its items, or those behind an item.

    ``opens`` marks the first run of a section, which carries its number and title. ``stands_in`` says that the text
    is of another origin than asked for, because the section has only that.
    """

    node: Node
    opens: bool = False
    is_root: bool = False
    level: int = 2
    indent: int = 0
    ours: list[Paragraph] = field(default_factory=list)
    originals: list[Paragraph] = field(default_factory=list)
    stands_in: str = ""
    rulings: list[Ruling] = field(default_factory=list)
    replaces: list[Ruling] = field(default_factory=list)

    @property
    def is_item(self) -> bool:
        return self.node.is_item and not self.is_root

    @property
    def is_heading(self) -> bool:
        return self.opens and not self.is_item and not self.is_root

    @property
    def paragraphs(self) -> list[Paragraph]:
        """For pages that show one text: the one of which there is any."""
        return self.ours or self.originals

    @property
    def side_by_side(self) -> bool:
        return bool(self.ours and self.originals)

    @property
    def is_empty(self) -> bool:
        return not (self.ours or self.originals or self.opens)


@dataclass
class SectionPage:
    """A section's page."""

    document: DocumentLink
    node: Node
    text: str
    texts: list[tuple[str, str]]
    runs: list[Run]
    linked: list[Node]
    related: Related
    interactions: Interactions
    asked: list[str] = field(default_factory=list)

    @property
    def summary(self) -> str:
        """Its first words, plain."""
        first = next((paragraph for run in self.runs for paragraph in run.paragraphs), None)
        return plain(first.text) if first else ""

    @property
    def has_text(self) -> bool:
        return any(run.ours or run.originals for run in self.runs)

    @property
    def context(self) -> Node | None:
        """For an item: the section in whose text it stands."""
        node = self.node
        while node.is_item and node.parent:
            node = node.parent
        return node if node is not self.node else None


def section_page(document: DocumentLink, node: Node, wanted: str) -> SectionPage:
    """The page of a section; ``wanted`` is a key of ``TEXTS``, or empty for ours where there is any."""
    shown = node.shown()
    pks = [one.pk for one in shown]
    has_ours = any(one.ours for one in shown)
    has_originals = any(one.originals for one in shown)
    text = wanted if wanted and has_ours and has_originals else "ours" if has_ours else "original"
    passages: dict[int, list[Passage]] = {pk: [] for pk in pks}
    for passage in Passage.objects.filter(section__in=pks).order_by("order", "pk"):
        passages[passage.section_id].append(passage)
    rulings: dict[int, list[Ruling]] = {}
    for ruling in Ruling.objects.filter(section__in=pks).select_related("superseded_by__document"):
        rulings.setdefault(ruling.section_id, []).append(ruling)
    about = related(document, node, shown, [passage for of_section in passages.values() for passage in of_section])
    builder = _Builder(node, set(pks), passages, text, rulings, about)
    return SectionPage(
        document=document,
        node=node,
        text=text,
        texts=list(TEXTS.items()) if has_ours and has_originals else [],
        runs=[run for run in builder.runs_of(node) if not run.is_empty],
        linked=[child for child in node.children if child.pk not in builder.shown],
        related=about,
        interactions=of_sections(pks),
        asked=_asked(node),
    )


def runs_of(chapter: Node, passages: dict[int, list[Passage]], about: Related) -> list[Run]:
    """A section with all that is below it; ``passages`` are those of each by key."""
    builder = _Builder(chapter, {node.pk for node in chapter.subtree}, passages, "ours", {}, about)
    return [run for run in builder.runs_of(chapter) if not run.is_empty]


def _asked(node: Node) -> list[str]:
    """What people ask that the section answers, without what its entries do."""
    asked = SectionQuestion.objects.filter(section=node.pk, anchor="")
    return list(asked.order_by("order").values_list("text", flat=True))


@dataclass
class _Builder:
    root: Node
    shown: set[int]
    passages: dict[int, list[Passage]]
    text: str
    rulings: dict[int, list[Ruling]]
    related: Related

    def runs_of(self, node: Node) -> Iterable[Run]:
        own = self.passages[node.pk]
        children = [child for child in node.children if child.pk in self.shown]
        placed = {passage.pk: _place(passage, children) for passage in own}
        yield self._run(node, [p for p in own if placed[p.pk] is None], opens=True)
        for child in children:
            yield from self.runs_of(child)
            behind = [p for p in own if placed[p.pk] is child]
            if behind:
                yield self._run(node, behind)

    def _run(self, node: Node, passages: Sequence[Passage], *, opens: bool = False) -> Run:
        below = node.depth - self.root.depth
        run = Run(
            node=node,
            opens=opens,
            is_root=node is self.root,
            level=min(1 + below, MAX_LEVEL),
            indent=_indent(node, self.root),
            rulings=self.rulings.get(node.pk, []) if opens else [],
            replaces=self.related.replaced_by(node) if opens else [],
        )
        for passage in passages:
            paragraph = self._paragraph(node, passage, opens=opens and passage is passages[0])
            (run.ours if passage.origin == Origin.OURS else run.originals).append(paragraph)
        if self.text != "both":
            self._keep_one(node, run)
        return run

    def _keep_one(self, node: Node, run: Run) -> None:
        """The text that was asked for; the other one where a section has only that."""
        own = {passage.origin for passage in self.passages[node.pk]}
        origin = Origin.OURS if self.text == "ours" else Origin.ORIGINAL
        if own and origin not in own:
            run.stands_in = "original" if origin == Origin.OURS else "ours"
        elif origin == Origin.OURS:
            run.originals = []
        else:
            run.ours = []

    def _paragraph(self, node: Node, passage: Passage, *, opens: bool) -> Paragraph:
        return Paragraph(
            passage=passage,
            anchor=passage.anchor if node is self.root else f"{node.number}-{passage.anchor}",
            permalink=node.address(passage.anchor, original=passage.origin == Origin.ORIGINAL),
            text=_text(node, passage, titled=opens and node.is_item and node is not self.root),
        )


def _place(passage: Passage, children: Sequence[Node]) -> Node | None:
    """The child that a passage stands behind, ``None`` for those before all; the last one for an unknown number."""
    if not passage.after or not children:
        return None
    for child in children:
        if passage.after == child.number or passage.after.startswith(f"{child.number}."):
            return child
    return children[-1]


def _indent(node: Node, root: Node) -> int:
    """How many items it stands in, itself included."""
    levels = 0
    place: Node | None = node
    while place is not None and place is not root and place.is_item:
        levels += 1
        place = place.parent
    return min(levels, 4)


def _text(node: Node, passage: Passage, *, titled: bool) -> str:
    """The Markdown of a passage with the name that it explains: an entry's term or card, an item's title."""
    if passage.heading:
        sense = f" *({passage.sense})*" if passage.sense else ""
        return f"**{passage.heading}**{sense}: {passage.text}"
    if titled and node.title and passage.origin == node.origin:
        return f"*{node.title}*: {passage.text}"
    return passage.text
