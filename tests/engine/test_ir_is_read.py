"""What a text can say is looked at by what runs: each field, each word of a closed set, each thing that happens.

No list of cards is needed. A field that nobody reads is a word of a text without consequence; the exceptions say why.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path

import pytest

from rules.engine.kernel.value import walk
from rules.engine.shadowfist import ir
from rules.engine.shadowfist.designators import matches
from rules.engine.shadowfist.ir import (
    abilities,
    amounts,
    choices,
    conditions,
    continuous,
    effects,
    events,
    nouns,
    timing,
    words,
)
from rules.engine.shadowfist.lowering.texts import lower_text
from rules.engine.shadowfist.query.events import CEASES, TURNS
from rules.engine.shadowfist.text import compile_text

MODULES = (abilities, amounts, choices, conditions, continuous, effects, events, nouns, timing)
ENGINE = Path(inspect.getfile(ir)).parents[1]
# What runs, and what it takes the parts of a text by.
LAYERS = ("query", "view", "rules", "effects", "interface")
RULES_TEXT = "lowering/rules_text.py"

# Fields that are read for a value by its base or by ``getattr``, or say what is so in any case.
NOT_READ = {
    **dict.fromkeys(
        (
            *("Remove.by", "Return.by", "Seize.by", "Burn.by", "StealPower.by", "OneOf.by", "LookAt.by"),
            *("StartAuction.by", "May.by", "InOrderTo.by"),
        ),
        "acting.acting_in reads the one who acts of any effect",
    ),
    **dict.fromkeys(("Unsupported.construction", "Unsupported.start", "Unsupported.end"), "it is told, and never run"),
    **dict.fromkeys(
        ("Controls.unturned", "TakeControl.unturned", "Demand.if_you_attack", "PlayPermission.held"),
        "the text says what is so in any case",
    ),
    **dict.fromkeys(
        (
            *("Activated.cost", "Triggered.cost", "Triggered.optional", "PlayOn.subject", "PlayTiming.then"),
            *("PlayedInAnswer.playing", "PlayedInAnswer.then", "Spares.cards"),
            *("RedirectsDamage.to", "RedirectsDamage.on", "RedirectsDamage.by", "RedirectsDamage.kind"),
        ),
        "it is read of a value whose class another function has looked for",
    ),
    "ForbidReductions.what": "which card is played is chosen after what reduces its cost",
    "Damage.kind": "what an effect inflicts is no combat damage, but for that which it inflicts with its cause",
    "ChangeDigit.as_chosen": "what has been chosen is remembered by its role",
    "HasSpecialsOf.given_by": "an effect copies what is printed, which no State has given",
    "InsteadOfDamage.kind": "it is combat damage that is inflicted so",
    "InsteadOfDamage.on": "only Characters enter combat with a Site",
    "Keyword.until": "an effect gives it for that time (ef.For)",
    "Holds.outlasts": "what has been inflicted is marked as it is inflicted",
    "Later.outlasts": "what waits does so whatever becomes of its card",
    "GainPower.per": "what is counted for it is forgotten at the end of each turn, the only stretch that is read",
    "GainPower.most_from": "it is counted for each card",
    "GenerateAlone.during": "an Establishing Shot, the only stretch that is read",
    "GenerateAlone.whose": "other cards generate Power for other players",
    "AttackPattern.slot": "there is one attack at a time",
    "ChooseNewTargets.of": "it stands beside what it responds to",
    "ReturnControl.to": "control goes back to who had it before (7.4)",
    "RedirectDamage.kind": "damage of an effect and combat damage have different sources",
    "RedirectDamage.up_to": "points that are not redirected stay",
    **dict.fromkeys(("Search.pile", "Search.of"), "what is looked for says in which pile it is"),
    **dict.fromkeys(
        (
            *("IgnoresConditions.what", "IgnoresConditions.ignored", "MustPay.amount", "MustPay.deeds", "MustPay.doer"),
            *("MustPay.other", "Substitutes.gives", "Substitutes.stands_for", "Substitutes.playing"),
            *("Demand.other", "Attacks.joining", "Return.shuffled"),
        ),
        "no text lowers to it (test_lowering_leaves)",
    ),
}


@cache
def _trees() -> tuple[ast.Module, ...]:
    paths = [path for layer in LAYERS for path in sorted((ENGINE / layer).rglob("*.py"))]
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in (*paths, ENGINE / RULES_TEXT))


@cache
def _values() -> dict[str, type]:
    found = (each for module in MODULES for each in inspect.getmembers(module, inspect.isclass))
    return {name: made for name, made in found if is_dataclass(made) and made.__module__.startswith(ir.__name__)}


def _enums() -> Iterator[type[Enum]]:
    for module in (*MODULES, words):
        for _, made in inspect.getmembers(module, inspect.isclass):
            if made.__module__ == module.__name__ and issubclass(made, Enum):
                yield made


def _name(node: ast.AST) -> str | None:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else None


def _captured(pattern: ast.MatchClass, value: type) -> Iterator[str]:
    """The fields that a pattern looks at."""
    places = zip((each.name for each in fields(value)), pattern.patterns, strict=False)
    for name, part in (*places, *zip(pattern.kwd_attrs, pattern.kwd_patterns, strict=True)):
        if not (isinstance(part, ast.MatchAs) and part.pattern is None and part.name is None):
            yield name


def _attributes() -> set[str]:
    return {
        each.attr
        for tree in _trees()
        for each in ast.walk(tree)
        if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Load)
    }


def _read() -> set[str]:
    """The fields that are read: in a pattern, or as an attribute in a function that names the value's class.

    A field that only one class has is read wherever its name is.
    """
    values, read = _values(), set()
    for tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.MatchClass) and (name := _name(node.cls)) in values:
                read |= {f"{name}.{each}" for each in _captured(node, values[str(name)])}
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                named = {_name(each) for each in ast.walk(node)} & set(values)
                loaded = {each.attr for each in ast.walk(node) if isinstance(each, ast.Attribute)}
                read |= {
                    f"{name}.{each.name}" for name in named for each in fields(values[str(name)]) if each.name in loaded
                }
    owners: dict[str, list[str]] = {}
    for name, made in values.items():
        for each in fields(made):
            owners.setdefault(each.name, []).append(name)
    loaded_anywhere = _attributes()
    parts = {
        "Activated",
        "EventEffect",
        "Triggered",
        "Static",
        "Holds",
        "PlayedInAnswer",
        "PlayTiming",
        "PlayOn",
        "Cost",
    }
    for name, of in owners.items():
        alone = len(of) == 1 or set(of) <= {*parts, "Trigger", "Keyword", "XDefinition", "Restriction"}
        if name in loaded_anywhere and alone:
            read |= {f"{each}.{name}" for each in of}
    return read


def test_every_field_of_the_ir_is_read_by_what_runs():
    every = {f"{name}.{each.name}" for name, made in _values().items() for each in fields(made)}
    assert sorted(every - _read() - set(NOT_READ)) == []


def test_the_list_of_what_is_not_read_names_fields_that_there_are():
    every = {f"{name}.{each.name}" for name, made in _values().items() for each in fields(made)}
    assert set(NOT_READ) <= every


# Sets whose words are compared by what they say, as what happens and what cards have is called in the game too.
BY_VALUE = {"Verb", "CombatVerb", "PowerVerb", "KeywordName", "RestrictionName", "Burning", "Stretch", "Pile"}
# The other one of two, and what is not asked for.
OTHERWISE = {
    *("Blank.BLANK", "Blank.SPECIALS", "Reading.PRINTED", "Rounding.DOWN", "Row.BACK", "Side.RIGHT", "Counted.COUNTER"),
    # Deeds that a text may demand or permit, or that bans refuse to forbid (lowering.bans.ASKED).
    *("Deed.JOIN", "Deed.DECLARE_ATTACK", "Deed.PLAY", "Deed.BURN_FOR_VICTORY", "Deed.BURN_FOR_POWER"),
    *("Deed.INCREASE_DAMAGE", "Deed.GAIN_POWER", "Deed.STEAL_POWER", "Deed.RESPOND", "Deed.REVEAL"),
    *("Deed.CHANGE_TARGET", "Deed.GAIN_KEYWORD", "Deed.BECOME_SUBJECT", "Deed.WIN"),
}


def test_every_word_of_a_closed_set_is_looked_at():
    used = {
        f"{each.value.id if isinstance(each.value, ast.Name) else _name(each.value)}.{each.attr}"
        for tree in _trees()
        for each in ast.walk(tree)
        if isinstance(each, ast.Attribute)
    }
    every = {f"{made.__name__}.{each.name}" for made in _enums() if made.__name__ not in BY_VALUE for each in made}
    assert sorted(every - used - OTHERWISE) == []


def test_everything_that_can_be_waited_for_is_told():
    """Each verb of an event is a word by which something is told to have happened."""
    strings = {
        each.value
        for tree in _trees()
        for each in ast.walk(tree)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    }
    verbs = [*events.Verb, *events.CombatVerb, *events.PowerVerb]
    told = {each: "turn" if each in TURNS else "cease" if each in CEASES else each.value for each in verbs}
    assert [each for each, word in told.items() if word not in strings] == []


@pytest.mark.shared
def test_every_designator_of_a_text_is_one_of_some_card(shared):
    """A word that no card has and no text gives is none, but something else that the text says."""
    from tests.community_library import community as library
    from tests.texts_of_cards import bundled, community

    named: dict[str, str] = {}
    given = set()
    for wording in (*bundled(), *community(shared)):
        lowered = lower_text(compile_text(wording.text, title=wording.title, type=wording.type).abilities, wording.type)
        for each in walk(lowered.abilities):
            if isinstance(each, continuous.HasDesignator):
                given.add(each.word)
            if isinstance(each, nouns.Designated):
                named.setdefault(each.word, wording.title)
    faces = [printing.face for card in library().all() for printing in card.printings]
    cards = {(face.title, face.subtitle or "") for face in faces}
    given |= {word for title, subtitle in cards for word in (*title.split(), *subtitle.split())}
    unknown = {
        word: title
        for word, title in named.items()
        if word not in given and not any(matches(word, *each, "daedalus-1995", ()) for each in cards)
    }
    assert unknown == {}
