"""Documents, their numbered sections, and the passages that can be found and cited."""

from __future__ import annotations

from django.db import models
from django.urls import reverse

from rules.engine import Citation
from rules.models.cards import Card, Game
from rules.text import texts

PassageKind = models.TextChoices(  # type: ignore[call-overload]
    "PassageKind", {kind.name: (kind.value, kind.value) for kind in texts.PassageKind}, module=__name__
)


class Origin(models.TextChoices):
    """Whose words a text is in: ours, or the original's that a person imported."""

    OURS = "ours"
    ORIGINAL = "original"


class Document(models.Model):
    """A rulebook, FAQ or reference page."""

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="documents")
    slug = models.SlugField(unique=True)
    title = models.CharField(max_length=160)
    publisher = models.CharField(max_length=120, blank=True)
    authors = models.CharField(max_length=200, blank=True)
    date = models.DateField(null=True, blank=True)
    date_text = models.CharField(max_length=40, blank=True, help_text="the date as precisely as it is known")
    ruleset = models.CharField(max_length=20)
    about = models.TextField(blank=True)
    order = models.PositiveSmallIntegerField(default=0)
    # Of the imported original: a digest of the file, empty where none was imported.
    original_digest = models.CharField(max_length=64, blank=True)

    class Meta:
        ordering = ["order", "slug"]

    def __str__(self) -> str:
        return self.title

    def get_absolute_url(self) -> str:
        return reverse("document", args=[self.slug])


class SectionQuerySet(models.QuerySet["Section"]):
    def numbered(self, document: str, number: str) -> SectionQuerySet:
        """The section with this number; ``q12`` finds the section that is question 12. Case decides between steps
        (``7.2.A`` and a rule 7.2.a), so it counts first and is forgiven after; so is a full stop at its end."""
        number = number.rstrip(".")
        sections = self.filter(document__slug=document)
        if number[:1] in {"q", "Q"} and number[1:].isascii() and number[1:].isdigit() and len(number) < 6:
            return sections.filter(question=int(number[1:]))
        exact = sections.filter(number=number)
        return exact if exact.exists() else sections.filter(number__iexact=number)


class Section(models.Model):
    """A numbered part of a document at any depth: chapter, section, step, question."""

    document = models.ForeignKey(Document, on_delete=models.CASCADE, related_name="sections")
    parent = models.ForeignKey("self", null=True, blank=True, on_delete=models.CASCADE, related_name="children")
    number = models.CharField(max_length=40)
    title = models.CharField(max_length=400, blank=True)
    page = models.PositiveSmallIntegerField(null=True, blank=True)
    question = models.PositiveSmallIntegerField(null=True, blank=True)
    order = models.PositiveIntegerField(default=0)
    depth = models.PositiveSmallIntegerField(default=1)
    # In whose words the title is; a section that only the original has is the original's.
    origin = models.CharField(max_length=8, choices=Origin.choices, default=Origin.OURS)

    objects = SectionQuerySet.as_manager()

    class Meta:
        ordering = ["document", "order"]
        constraints = [models.UniqueConstraint(fields=["document", "number"], name="number_is_unique_in_document")]
        indexes = [models.Index(fields=["document", "question"])]

    def __str__(self) -> str:
        return f"{self.number} {self.title}".strip()

    def get_absolute_url(self) -> str:
        return reverse("section", args=[self.document.slug, self.number])

    @property
    def citation(self) -> Citation:
        """Where it stands."""
        return Citation(self.document.slug, self.number)


class GlossaryTerm(models.Model):
    """A term of a game that a document defines; its definitions are passages."""

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="terms")
    term = models.CharField(max_length=120)
    slug = models.SlugField(max_length=120)
    identifier = ""  # its address below the glossary's, as the API publishes it

    class Meta:
        ordering = ["slug"]
        constraints = [models.UniqueConstraint(fields=["game", "slug"], name="term_is_unique_in_game")]

    def __str__(self) -> str:
        return self.term

    def get_absolute_url(self) -> str:
        return reverse("term", args=[self.slug])


class Passage(models.Model):
    """The unit that is searched and linked to: a rule, example, definition, answer, ruling or entry.

    ``anchor`` is its address on its section's page: ``p2`` for the second paragraph, ``e1`` for the first example, the
    term's slug for a definition.
    """

    section = models.ForeignKey(Section, on_delete=models.CASCADE, related_name="passages")
    origin = models.CharField(max_length=8, choices=Origin.choices, default=Origin.OURS)
    kind = models.CharField(max_length=12, choices=PassageKind.choices)
    order = models.PositiveIntegerField(default=0)
    anchor = models.CharField(max_length=140)
    term = models.ForeignKey(GlossaryTerm, null=True, blank=True, on_delete=models.SET_NULL, related_name="definitions")
    heading = models.CharField(max_length=140, blank=True, help_text="the term or card that an entry is about")
    sense = models.CharField(max_length=60, blank=True)
    text = models.TextField(help_text="Markdown")
    after = models.CharField(max_length=40, blank=True, help_text="the item of the section that it stands behind")
    card_names = models.TextField(blank=True, help_text="cards it rules on, as the source spells them, a line each")
    cards = models.ManyToManyField(Card, blank=True, related_name="passages")

    class Meta:
        ordering = ["section", "origin", "order"]
        constraints = [
            models.UniqueConstraint(fields=["section", "origin", "anchor"], name="anchor_is_unique_in_section")
        ]

    def __str__(self) -> str:
        return f"{self.section.number}#{self.anchor}"
