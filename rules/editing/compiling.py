"""Compiles card texts and stores them; those of an unchanged text and compiler stay as they are."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.editing.report import Report
from rules.engine.shadowfist import Face
from rules.library import catalog
from rules.library.compiled import BATCH, GAME, compile_wording, digest, version, wordings
from rules.library.publication import batched
from rules.models import Card, CompiledWording

COMPILED = ("compiler", "title", "type", "text", "abilities", "keywords", "clauses", "clauses_understood", "whole")


def is_outdated() -> bool:
    """Whether a text was compiled by another version of the compiler, or a card's not at all."""
    return _is_by_another() or Card.objects.filter(game__slug=GAME, compiled=None).exists()


def _is_by_another() -> bool:
    return CompiledWording.objects.exclude(compiler=version()).exists()


def compile_cards(report: Report, touched: Collection[int]) -> None:
    """Bring the compiled wordings of cards up to date; those that they have no more go.

    :param touched: the cards that have changed; all are looked at where another version of the compiler was there.
    """
    of_game = Card.objects.filter(game__slug=GAME).order_by("pk").values_list("pk", flat=True)
    pks = list(of_game) if _is_by_another() else sorted({*touched, *of_game.filter(compiled=None)})
    for some in batched(pks, BATCH):
        _compile(list(Card.objects.with_printings().filter(pk__in=some, game__slug=GAME)), report)


def _compile(cards: Sequence[Card], report: Report) -> None:
    """The wordings of some cards."""
    faces = {card.pk: Face(card.title, card.type, card.subtitle, card.text) for card in cards}
    titles = {alias.title for card in cards for alias in card.aliases.all()}
    needed: dict[str, Face] = {}
    for card in cards:
        needed |= {digest(face): face for face in (*wordings(catalog.facts(card)), faces[card.pk])}
    titles |= {face.title for face in needed.values()}
    rows = CompiledWording.objects.filter(title__in=titles).order_by()
    known = dict(rows.values_list("digest", "compiler"))
    now = version()
    made = [compile_wording(face) for key, face in needed.items() if known.get(key) != now]
    CompiledWording.objects.bulk_create(
        made, batch_size=BATCH, update_conflicts=True, unique_fields=["digest"], update_fields=COMPILED
    )
    gone = known.keys() - needed.keys()
    CompiledWording.objects.filter(digest__in=gone).delete()
    _link({pk: digest(face) for pk, face in faces.items()})
    updated = sum(row.digest in known for row in made)
    report.count("created", "compiled texts", len(made) - updated)
    report.count("updated", "compiled texts", updated)
    report.count("unchanged", "compiled texts", len(needed) - len(made))
    report.count("removed", "compiled texts", len(gone))


def _link(in_force: dict[int, str]) -> None:
    """Each card to the wording that is in force."""
    rows = dict(CompiledWording.objects.filter(digest__in=in_force.values()).values_list("digest", "pk"))
    changed = [
        Card(pk=pk, compiled_id=rows[in_force[pk]])
        for pk, linked in Card.objects.filter(pk__in=in_force).values_list("pk", "compiled_id")
        if linked != rows[in_force[pk]]
    ]
    Card.objects.bulk_update(changed, ["compiled"], batch_size=BATCH)
