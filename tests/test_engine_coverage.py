"""A card text that compiles is run or reported: nothing that a clause says can be put there and be passed over."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
import yaml

from rules.engine.cards import Face
from rules.engine.coverage import gaps
from rules.engine.rules_text import RulesText
from rules.engine.text import abilities as kinds
from rules.engine.text.actions import Act, Bonus, Gain, To
from rules.engine.text.node import names, walk
from rules.engine.text.timing import Clause, Manner, Sentence
from tests.engine_library import FIXTURES, board, compile_face, play_out, player, small_library

WRITTEN = Path(__file__).parent / "data" / "text_written.yaml"
# What the engine does not carry out of the bundled texts, which each evaluation with the card says.
KNOWN_GAPS = {
    "1,000 Corpses",
    "Auramancer",
    "City Park",
    "Dirk Wisely's Gambit",
    "Eagle Mountain",
    "Jueding Shelun",
    "Kar Fai's Crib",
    "Necromantic Conspiracy",
    "Red Monk",
    "The Blackboard",
    "Winter's Laugh",
}


@cache
def texts() -> tuple[RulesText, ...]:
    """Every bundled wording and every written text that the engine says it carries out as a whole."""
    faces = []
    for path in sorted((FIXTURES / "cards" / "shadowfist").glob("*.yaml")):
        for card in yaml.safe_load(path.read_text(encoding="utf-8")):
            wordings = card.get("wordings") or {"": card.get("text", "")}
            faces += [Face(card["title"], card["type"], text=text or "") for text in wordings.values()]
    rows = yaml.safe_load(WRITTEN.read_text(encoding="utf-8"))
    faces += [Face("Night Courier", row[0], text=row[1]) for row in rows]
    return tuple(RulesText(face, compile_face(face)) for face in faces)


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


def is_read_apart(ability, path, clause):
    """Whether a clause says when an Event is played or what is chosen: that is looked at part by part as it is used."""
    left = path[0] == "left" or isinstance(ability, kinds.EventEffect)
    verb = clause.action.verb if isinstance(clause.action, Act) else ""
    return left and verb in ("play", "target", "choose", "name", "select")


def gaps_of(text, ability, path, clause):
    found = tuple(put(each, path, clause) if each is ability else each for each in text.abilities)
    return gaps(RulesText(text.face, found))


@pytest.mark.parametrize("change", [odd_circumstance, odd_complement, odd_verb, odd_benefit])
def test_whatever_is_added_to_a_clause_is_reported(change):
    passed_over, tried = [], 0
    for text in texts():
        if gaps(text) or any(isinstance(each, kinds.NotUnderstood) for each in text.abilities):
            continue
        for ability in text.abilities:
            for path, clause in places(ability):
                changed = change(clause)
                if changed is None or is_read_apart(ability, path, clause):
                    continue
                tried += 1
                if not gaps_of(text, ability, path, changed):
                    passed_over.append((text.face.title, text.face.text, clause))
    assert tried > (50 if change is odd_benefit else 200)
    assert not passed_over


def test_which_bundled_texts_the_engine_does_not_carry_out():
    bundled = [text for text in texts() if text.face.title != "Night Courier"]
    assert {text.face.title for text in bundled if gaps(text)} <= KNOWN_GAPS


def test_every_gap_is_told_with_the_card():
    """On a board with it in play, or in a hand, the evaluation says what of a text is not carried out."""
    for text in texts():
        found = gaps(text)
        if not found or text.face.type not in ("Edge", "Site", "Character", "Event"):
            continue
        face = replace(text.face, title="Probe")
        zone = {"Edge": "edges", "Event": "hand", "Character": "characters"}.get(face.type)
        mine = player("Ann", **{zone: ["Probe"]}) if zone else player("Ann", {"front": "Probe"})
        result = play_out(board(mine, player("Bob")), library=small_library(replace(face, text=text.face.text)))
        told = {each["reason"] for each in result["not_understood"]}
        assert any(gap in reason for gap in found for reason in told), (text.face.text, told)


def test_every_kind_of_node_is_read_by_something():
    """No class of node stands in a text that is carried out as a whole and is named nowhere in the engine."""
    engine = Path(__file__).parent.parent / "rules" / "engine"
    code = "\n".join(path.read_text(encoding="utf-8") for path in engine.rglob("*.py") if "text" not in path.parts)
    used = {type(node).__name__ for text in texts() if not gaps(text) for each in text.abilities for node in walk(each)}
    assert not {name for name in used if name not in code}
