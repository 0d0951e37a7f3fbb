"""Abilities in the house template: canonical text, which compiles to the same abilities again."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rules.engine.shadowfist.text import abilities as ab
from rules.engine.shadowfist.text.actions import Act, Special
from rules.engine.shadowfist.text.lexicon import RESTRICTIONS
from rules.engine.shadowfist.text.mentions import CHOOSING
from rules.engine.shadowfist.text.node import walk
from rules.engine.shadowfist.text.references import Target, That, ThisCard
from rules.engine.shadowfist.text.render_clauses import ClauseRenderer
from rules.engine.shadowfist.text.selectors import Select, Several
from rules.engine.shadowfist.text.timing import Clause, Sentence

RELOADING = Sentence((), (Clause(Act("reload", ThisCard())),))
RESTRICTION_NAMES = {
    name: name.title().replace("-Shot", "-Shot") if name != "one-shot" else "One-Shot" for name in RESTRICTIONS
}


def render(ability: Any) -> str:
    """An ability's canonical text.

    >>> from rules.engine.shadowfist.text import compile_text
    >>> compiled = compile_text("Smoke target Character.", title="", type="Event")
    >>> render(compiled.abilities[0])
    'Target a Character. Smoke target.'
    """
    if isinstance(ability, ab.NotUnderstood):
        return ability.text
    if isinstance(ability, ab.Restriction):
        return RESTRICTION_NAMES[ability.name] + "."
    words = _renderer(ability)
    if isinstance(ability, ab.Keyword):
        text = words.benefit(Special(ability.name, ability.value, ability.against))
        return _stop(" ".join([text, *map(words.adverb, ability.adverbs)]))
    if isinstance(ability, ab.XDefinition):
        return f"X = {words.np(ability.amount)}."
    if isinstance(ability, ab.PlayOn):
        return _stop(" ".join([f"Play on {words.np(ability.subject)}", *map(words.adverb, ability.adverbs)]))
    if isinstance(ability, ab.PlayTiming):
        return _sentences(words, (ability.clause, *ability.then))
    return _long(ability, words)


def _long(ability: Any, words: ClauseRenderer) -> str:
    if isinstance(ability, (ab.Static, ab.Permission)):
        text = _sentences(words, ability.sentences)
    elif isinstance(ability, ab.Activated):
        left = words.sentence(ability.left)
        if ability.right == (RELOADING,):
            text = f"Reload: {_stop(left)}"
        elif ability.separator == "to":
            first, rest = ability.right[0], ability.right[1:]
            text = _stop(f"{left} to {words.sentence(first, True)}") + _space(_sentences(words, rest))
        else:
            text = f"{_capital(left)} :: {_sentences(words, ability.right)}"
    elif isinstance(ability, ab.Triggered):
        right = _sentences(words, ability.effects)
        text = right if ability.left is None else f"{_capital(words.sentence(ability.left))} :: {right}"
    elif isinstance(ability, ab.EventEffect):
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
    nodes = list(walk(ability))
    for node in nodes:
        if isinstance(node, Select) and node.slot is not None:
            names[node.slot] = node
        if isinstance(node, Target) and node.slot not in targets:
            targets.append(node.slot)
    targets = [slot for slot in _objects(nodes, ("target",)) if slot in names] or targets
    chosen = _objects(nodes, CHOOSING)
    words = ClauseRenderer(names, targets, chosen)
    words.thats = list(dict.fromkeys(node.slot for node in nodes if isinstance(node, That)))
    return words


def _objects(nodes: list[Any], verbs: Collection[str]) -> list[int]:
    """The slots of what is targeted or chosen, in the order of the text."""
    found = []
    for node in nodes:
        if isinstance(node, Act) and node.verb in verbs:
            whats = node.what.items if isinstance(node.what, Several) else (node.what,)
            found += [what.slot for what in whats if isinstance(what, Select) and what.slot is not None]
    return list(dict.fromkeys(found))


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
