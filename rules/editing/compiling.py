"""Compiles card texts and stores them; those of an unchanged text and compiler stay as they are."""

from __future__ import annotations

from collections.abc import Iterator

from rules.editing.report import Report
from rules.engine.shadowfist import Face
from rules.library import catalog
from rules.library.compiled import BATCH, GAME, compile_wording, digest, version, wordings
from rules.models import Card, CompiledWording

COMPILED = ("compiler", "title", "type", "text", "abilities", "keywords", "clauses", "clauses_understood", "whole")


def is_outdated() -> bool:
    """Whether a text was compiled by another version of the compiler, or a card's not at all."""
    other = CompiledWording.objects.exclude(compiler=version())
    return other.exists() or Card.objects.filter(game__slug=GAME, compiled=None).exists()


def compile_cards(report: Report) -> None:
    """Bring the compiled wordings of all cards up to date; those that no card has any more go."""
    known = dict(CompiledWording.objects.values_list("digest", "compiler"))
    now = version()
    needed: set[str] = set()
    made: dict[str, CompiledWording] = {}
    in_force: dict[int, str] = {}
    for card in _cards():
        for face in (*wordings(catalog.facts(card)), Face(card.title, card.type, card.subtitle, card.text)):
            key = digest(face)
            if key not in needed and known.get(key) != now:
                made[key] = compile_wording(face)
            needed.add(key)
        in_force[card.pk] = key
    CompiledWording.objects.bulk_create(
        made.values(), batch_size=BATCH, update_conflicts=True, unique_fields=["digest"], update_fields=COMPILED
    )
    gone = [key for key in known if key not in needed]
    for start in range(0, len(gone), BATCH):
        CompiledWording.objects.filter(digest__in=gone[start : start + BATCH]).delete()
    _link(in_force)
    updated = len(made.keys() & known.keys())
    report.count("created", "compiled texts", len(made) - updated)
    report.count("updated", "compiled texts", updated)
    report.count("unchanged", "compiled texts", len(needed) - len(made))
    report.count("removed", "compiled texts", len(gone))


def _cards() -> Iterator[Card]:
    pks = list(Card.objects.filter(game__slug=GAME).order_by("pk").values_list("pk", flat=True))
    for start in range(0, len(pks), BATCH):
        yield from Card.objects.with_printings().filter(pk__in=pks[start : start + BATCH])


def _link(in_force: dict[int, str]) -> None:
    """Each card to the wording that is in force."""
    rows = dict(CompiledWording.objects.values_list("digest", "pk"))
    changed = [
        Card(pk=pk, compiled_id=rows[in_force[pk]])
        for pk, linked in Card.objects.filter(pk__in=in_force).values_list("pk", "compiled_id")
        if linked != rows[in_force[pk]]
    ]
    Card.objects.bulk_update(changed, ["compiled"], batch_size=BATCH)
