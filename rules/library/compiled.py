"""Compiled card texts: each distinct wording is compiled when cards are loaded, and stored.

A wording that is not stored, or that another version of the compiler made, is compiled where it is asked for.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

from rules.engine.shadowfist import CardFacts, Face, Stored, compile_card_text, compiler_and_lowering
from rules.engine.shadowfist import as_stored as as_data
from rules.engine.shadowfist import read_stored as read
from rules.models import Card, CompiledWording

GAME = "shadowfist"  # the game whose texts the compiler reads
BATCH = 500
FORMAT = 2  # of what is stored; to be raised when that changes
NOT_UNDERSTOOD = "not understood"
# What an ability is called; the names of rulebook 5.2 where it has one.
KINDS = {
    "Restriction": "restriction",
    "Keyword": "special ability",
    "PlayOn": "played on",
    "PlayTiming": "when it is played",
    "Activated": "voluntary effect",
    "EventEffect": "event",
    "Triggered": "triggered effect",
    "Static": "continuous effect",
    "Permission": "permission",
    "XDefinition": "X",
    "NotUnderstood": NOT_UNDERSTOOD,
}


def version() -> str:
    """What a stored wording must have been made by to be up to date."""
    return f"{FORMAT}-{compiler_and_lowering()}"


def digest(face: Face) -> str:
    """What identifies a wording: the compiler looks at title, type and text."""
    return hashlib.sha256("\0".join((face.title, face.type, face.text)).encode()).hexdigest()


def compile_wording(face: Face) -> CompiledWording:
    """A wording compiled, not stored."""
    compiled = compile_card_text(face.text, title=face.title, type=face.type)
    abilities = as_data(compiled.abilities)
    return CompiledWording(
        digest=digest(face),
        compiler=version(),
        title=face.title,
        type=face.type,
        text=face.text,
        abilities=[_ability(each, span) for each, span in zip(abilities, compiled.spans, strict=True)],
        clauses=compiled.clauses,
        clauses_understood=compiled.clauses_understood,
        keywords=_keywords(abilities),
        whole=compiled.whole,
    )


def keyword(words: str) -> str:
    """A special ability or restriction as it is stored, with or without its value.

    >>> keyword("Toughness:1"), keyword("toughness 1"), keyword("One-Shot")
    ('toughness: 1', 'toughness: 1', 'one-shot')
    """
    plain = " ".join(words.lower().replace(":", " ").replace("|", " ").split())
    name, _, value = plain.rpartition(" ")
    return f"{name}: {value}" if name and (value.isdigit() or value == "x") else plain


def _keywords(abilities: Iterable[Stored]) -> str:
    """The special abilities and restrictions of a text, those with a value also with it."""
    found = set()
    for each in abilities:
        if each.named is not None:
            found.add(keyword(each.named))
            if each.value is not None:
                found.add(keyword(f"{each.named} {each.value}"))
    return "".join(["|", *(f"{each}|" for each in sorted(found))])


def _ability(stored: Stored, span: tuple[int, int]) -> dict[str, Any]:
    ability = {
        "kind": KINDS[stored.kind],
        "text": stored.words,
        "start": span[0],
        "end": span[1],
        "node": stored.data,
    }
    return ability if stored.reason is None else ability | {"reason": stored.reason}


def nodes(row: CompiledWording) -> tuple[Any, ...]:
    """The compiled abilities of a wording."""
    return tuple(read(ability["node"]) for ability in row.abilities)


def stored(faces: Iterable[Face]) -> dict[str, CompiledWording]:
    """The compiled wordings that are stored and up to date, by their digests."""
    wanted = list({digest(face) for face in faces})
    found: dict[str, CompiledWording] = {}
    for start in range(0, len(wanted), BATCH):
        rows = CompiledWording.objects.filter(digest__in=wanted[start : start + BATCH], compiler=version())
        found |= {row.digest: row for row in rows}
    return found


def of_card(card: Card) -> CompiledWording | None:
    """The wording of a card now in force, compiled; ``None`` for a game whose texts are not compiled."""
    if card.game.slug != GAME:
        return None
    row = card.compiled
    face = Face(card.title, card.type, card.subtitle, card.text)
    if row is not None and row.compiler == version() and row.digest == digest(face):
        return row
    return compile_wording(face)


def wordings(card: CardFacts) -> list[Face]:
    """Every wording that a copy of a card may be played with: as printed, and with each erratum."""
    faces = [printed.face for printed in card.printings]
    changed = [change.applied_to(face) for change in card.errata if change.changes_card for face in faces]
    return list({digest(face): face for face in (*faces, *changed)}.values())
