"""A card text that compiles is run or reported: nothing that a clause says can be put there and be passed over."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from rules.engine.shadowfist.lowering.texts import NOT_READ, NOT_RUN, lower_text
from rules.engine.shadowfist.model.cards import Face
from rules.engine.shadowfist.text import compile_text
from rules.engine.shadowfist.text.actions import Act, Bonus, Gain, To
from rules.engine.shadowfist.text.node import names
from rules.engine.shadowfist.text.timing import Clause, Manner, Sentence
from rules.text.yaml_text import read_yaml
from tests.engine_library import FIXTURES, board, play_out, player, small_library

WRITTEN = Path(__file__).parent.parent / "data" / "text_written.yaml"
# What of the bundled texts cannot be run, which each evaluation with the card says.
KNOWN_GAPS = {
    "1,000 Corpses",
    "Auramancer",
    "Conspicuous Surveillance",
    "Dirk Wisely's Gambit",
    "Jueding Shelun",
    "Kar Fai's Crib",
    "Necromantic Conspiracy",
    "Red Monk",
    "Scrounging",
    "Soul Maze",
    "Throwing Star",
    "Winter's Laugh",
    "Yellow Monk",
}


class Compiled(NamedTuple):
    """A wording with what the compiler makes of it."""

    face: Face
    abilities: tuple[object, ...]


@cache
def texts() -> tuple[Compiled, ...]:
    """Every bundled wording and every written text that the engine says it carries out as a whole."""
    faces = []
    for path in sorted((FIXTURES / "cards" / "shadowfist").glob("*.yaml")):
        for card in read_yaml(path.read_text(encoding="utf-8")):
            wordings = card.get("wordings") or {"": card.get("text", "")}
            faces += [Face(card["title"], card["type"], text=text or "", body=8) for text in wordings.values()]
    rows = read_yaml(WRITTEN.read_text(encoding="utf-8"))
    faces += [Face("Night Courier", row[0], text=row[1]) for row in rows]
    return tuple(Compiled(face, compile_text(face.text, title=face.title, type=face.type).abilities) for face in faces)


def gaps(text):
    """The constructions that keep abilities of a text from being run."""
    return {each.construction for each in lower_text(text.abilities, text.face.type).unsupported} - {NOT_READ}


def places(node, path=()):
    """The paths of the clauses of an ability that are its statements: costs, effects, what holds."""
    if isinstance(node, tuple):
        for number, each in enumerate(node):
            yield from places(each, (*path, number))
    elif isinstance(node, Clause):
        yield path, node
    elif isinstance(node, Sentence):
        yield from places(node.clauses, (*path, "clauses"))
    elif names(node) is not None and not path:
        for name in ("left", "right", "effects", "sentences"):
            if getattr(node, name, None) is not None:
                yield from places(getattr(node, name), (name,))


def put(node, path, new):
    """A tree with another node at a path."""
    if not path:
        return new
    first, *rest = path
    if isinstance(node, tuple):
        return (*node[:first], put(node[first], rest, new), *node[first + 1 :])
    return replace(node, **{first: put(getattr(node, first), rest, new)})


def odd_circumstance(clause):
    return replace(clause, adverbs=(*clause.adverbs, Manner("grudgingly")))


def odd_complement(clause):
    act = clause.action
    if not isinstance(act, Act):
        return None
    return replace(clause, action=replace(act, complements=(*act.complements, To("alongside", None))))


def odd_verb(clause):
    return replace(clause, action=replace(clause.action, verb="juggle")) if isinstance(clause.action, Act) else None


def odd_benefit(clause):
    action = clause.action
    return replace(clause, action=Gain((Bonus(1, "charm"),))) if isinstance(action, Gain) else None


@pytest.mark.parametrize("change", [odd_circumstance, odd_complement, odd_verb, odd_benefit])
def test_whatever_is_added_to_a_clause_is_refused(change):
    passed_over, tried = [], 0
    for text in texts():
        if not lower_text(text.abilities, text.face.type).whole:
            continue
        for ability in text.abilities:
            for path, clause in places(ability):
                changed = change(clause)
                if changed is None:
                    continue
                tried += 1
                found = tuple(put(each, path, changed) if each is ability else each for each in text.abilities)
                if lower_text(found, text.face.type).whole:
                    passed_over.append((text.face.title, text.face.text, clause))
    assert tried > (50 if change is odd_benefit else 200)
    assert not passed_over


def test_which_bundled_texts_the_engine_does_not_carry_out():
    bundled = [text for text in texts() if text.face.title != "Night Courier"]
    assert {text.face.title for text in bundled if gaps(text)} == KNOWN_GAPS


def test_every_gap_is_told_with_the_card():
    """On a board with it in play, or in a hand, the evaluation says what of a text is not carried out, and where."""
    for text in texts():
        found = gaps(text)
        if not found or text.face.type not in ("Edge", "Site", "Character", "Event"):
            continue
        face = text.face
        zone = {"Edge": "edges", "Event": "hand", "Character": "characters"}.get(face.type)
        mine = player("Ann", **{zone: [face.title]}) if zone else player("Ann", {"front": face.title})
        result = play_out(board(mine, player("Bob")), library=small_library(replace(face, body=8)))
        told = {each["reason"] for each in result["not_understood"]}
        assert {NOT_RUN + gap for gap in found} <= told, (text.face.text, told)
