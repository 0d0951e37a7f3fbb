"""Sentences that are a single restriction or special ability."""

from __future__ import annotations

from typing import Any

from rules.engine.shadowfist.text.abilities import (
    Keyword,
    Restriction,
    Static,
)
from rules.engine.shadowfist.text.actions import Gain, Special
from rules.engine.shadowfist.text.lexicon import RESTRICTIONS
from rules.engine.shadowfist.text.node import shared
from rules.engine.shadowfist.text.references import ThisCard
from rules.engine.shadowfist.text.selectors import Faction
from rules.engine.shadowfist.text.timing import Clause, Sentence
from rules.engine.shadowfist.text.words import Word

COSTED = frozenset({"reload", "crisis", "influence"})


def keyword_of(made: Any) -> Any:
    """A single special ability of the card itself as a :class:`Keyword`."""
    if not isinstance(made, Static) or made.x is not None or len(made.sentences) != 1:
        return made
    sentence = made.sentences[0]
    assert isinstance(sentence, Sentence)
    clause = sentence.clauses[0]
    if sentence.openers or len(sentence.clauses) != 1 or not isinstance(clause, Clause):
        return made
    gain = clause.action
    if (
        isinstance(gain, Gain)
        and isinstance(clause.agent, ThisCard)
        and clause.mode == "do"
        and len(gain.benefits) == 1
    ):
        special = gain.benefits[0]
        if isinstance(special, Special):
            return Keyword(special.name, special.value, special.against, clause.adverbs)
    return made


def reloads_at_cost(part: tuple[Word, ...]) -> bool:
    """Whether a sentence is Reload with something to do as its cost: "Reload: discard a card"."""
    return len(part) > 2 and part[0].form == "reload" and part[1].form == ":"


def keyword_sentence(part: tuple[Word, ...]) -> tuple[Any, ...] | None:
    """The restriction or special ability that a short sentence names."""
    if len(part) > 12:
        return None
    phrase = " ".join(word.form for word in part).replace("one shot", "one-shot").replace("toast-it", "toast it")
    if phrase in RESTRICTIONS:
        return (shared(Restriction(phrase)),)
    name = part[0].form
    if len(part) == 1 and name in {"ambush", "assassinate", "guts", "independent", "mobility", "regenerate", "stealth"}:
        return (shared(Keyword(name)),)
    if name in COSTED and len(part) > 1:
        rest = part[1:] if part[1].kind != "mark" else part[2:]
        if rest and all(word.kind in ("symbol", "number") for word in rest):
            symbols = tuple(Faction(word.form) for word in rest if word.kind == "symbol")
            numbers = [word.form for word in rest if word.kind == "number"]
            if len(numbers) == 1 and rest[-1].kind == "number":
                value: Any = int(numbers[0])
                return (Keyword(name, (*symbols, value) if symbols else value),)
    return None
