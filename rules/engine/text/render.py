"""Abilities in the house template: canonical text, which compiles to the same abilities again."""

from __future__ import annotations

from typing import Any

from rules.engine.text.abilities import (
    Activated,
    EventEffect,
    Keyword,
    NotUnderstood,
    Permission,
    PlayOn,
    PlayTiming,
    Restriction,
    Static,
    Triggered,
    XDefinition,
)
from rules.engine.text.actions import Act, Special
from rules.engine.text.lexicon import RESTRICTIONS
from rules.engine.text.node import walk
from rules.engine.text.references import Target
from rules.engine.text.render_clauses import ClauseRenderer
from rules.engine.text.selectors import Select
from rules.engine.text.timing import Clause, Sentence

RESTRICTION_NAMES = {
    name: name.title().replace("-Shot", "-Shot") if name != "one-shot" else "One-Shot" for name in RESTRICTIONS
}


def render(ability: Any) -> str:
    """An ability's canonical text.

    >>> from rules.engine.text import compile_text
    >>> compiled = compile_text("Smoke target Character.", title="", type="Event")
    >>> render(compiled.abilities[0])
    'Target a Character. Smoke target.'
    """
    if isinstance(ability, NotUnderstood):
        return ability.text
    if isinstance(ability, Restriction):
        return RESTRICTION_NAMES[ability.name] + "."
    words = _renderer(ability)
    if isinstance(ability, Keyword):
        text = words.benefit(Special(ability.name, ability.value, ability.against))
        return _stop(" ".join([text, *map(words.adverb, ability.adverbs)]))
    if isinstance(ability, XDefinition):
        return f"X = {words.np(ability.amount)}."
    if isinstance(ability, PlayOn):
        return _stop(" ".join([f"Play on {words.np(ability.subject)}", *map(words.adverb, ability.adverbs)]))
    if isinstance(ability, PlayTiming):
        return _stop(words.sentence(ability.clause))
    return _long(ability, words)


def _long(ability: Any, words: ClauseRenderer) -> str:
    if isinstance(ability, (Static, Permission)):
        text = _sentences(words, ability.sentences)
    elif isinstance(ability, Activated):
        left = words.sentence(ability.left)
        if ability.separator == "to":
            first, rest = ability.right[0], ability.right[1:]
            text = _stop(f"{left} to {words.sentence(first, True)}") + _space(_sentences(words, rest))
        else:
            text = f"{_capital(left)} :: {_sentences(words, ability.right)}"
    elif isinstance(ability, Triggered):
        right = _sentences(words, ability.effects)
        text = right if ability.left is None else f"{_capital(words.sentence(ability.left))} :: {right}"
    elif isinstance(ability, EventEffect):
        right = _sentences(words, ability.right)
        if ability.separator == "::":
            left = "; ".join(words.sentence(item) for item in ability.left)
            before = [_stop(words.sentence(item)) for item in ability.left[:-1]]
            left = _capital(words.sentence(ability.left[-1]))
            text = " ".join([*before, f"{left} :: {right}"])
        else:
            text = (_sentences(words, ability.left) + _space(right)).strip()
    else:
        raise TypeError(f"{type(ability).__name__} is no ability")
    if getattr(ability, "x", None) is not None:
        text += f" X = {words.np(ability.x)}."
    return text


def _renderer(ability: Any) -> ClauseRenderer:
    names: dict[int, Select] = {}
    targets: list[int] = []
    chosen: list[int] = []
    for node in walk(ability):
        if isinstance(node, Select) and node.slot is not None:
            names[node.slot] = node
        if isinstance(node, Target) and node.slot not in targets:
            targets.append(node.slot)
    targets = [slot for slot in _targeted(ability) if slot in names] or targets
    return ClauseRenderer(names, targets, chosen)


def _targeted(ability: Any) -> list[int]:
    """The slots of what is targeted, in the order of the text."""
    found = []
    for node in walk(ability):
        if isinstance(node, Act) and node.verb == "target" and isinstance(node.what, Select):
            found.append(-1 if node.what.slot is None else node.what.slot)
    return [slot for slot in found if slot >= 0]


def _sentences(words: ClauseRenderer, sentences: Any) -> str:
    return " ".join(_stop(words.sentence(item)) for item in sentences)


def _space(text: str) -> str:
    return " " + text if text else ""


def _stop(text: str) -> str:
    text = _capital(text)
    return text if text.endswith(".") else text + "."


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


__all__ = ["Clause", "Sentence", "render"]
