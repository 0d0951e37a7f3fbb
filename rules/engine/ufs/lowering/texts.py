"""The door of the lowering: what the text and the keywords of a card say."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from rules.engine.ufs.ir.abilities import Ability, CardText, Played, Unsupported
from rules.engine.ufs.ir.values import Kind
from rules.engine.ufs.lowering import abilities, keywords
from rules.engine.ufs.lowering.unsupported import UnsupportedError
from rules.engine.ufs.model.cards import ZONES, CardFacts
from rules.engine.ufs.text.compiler import parse_text

COMBO = re.compile(r"^combo\s*:?\s*\((.*)\)\s*$", re.IGNORECASE)


def texts_of(facts: CardFacts) -> tuple[CardText, ...]:
    """The compiled texts of a card's halves."""
    return tuple(compile_text(half.text, half.keywords, facts.title) for half in facts.halves)


@lru_cache(maxsize=4096)
def compile_text(text: str, words: tuple[str, ...] = (), title: str = "") -> CardText:
    """What a text and keywords say: the abilities of the text in its order, then those of the keywords.

    An ability of which one clause is not understood is not understood as a whole.

    >>> compile_text("E: Draw 1 card.").abilities[0].letter
    <Letter.ENHANCE: 'E'>
    """
    found: list[Ability] = []
    spans: list[tuple[int, int]] = []
    missing: list[Unsupported] = []
    for parsed in parse_text(text, title):
        span = (parsed.start, parsed.end)
        if parsed.tree is None:
            missing.append(Unsupported(*span, parsed.fault))
            continue
        try:
            made = abilities.ability(parsed.tree)
        except UnsupportedError as error:
            missing.append(Unsupported(*span, str(error)))
            continue
        except (KeyError, ValueError, IndexError, AttributeError) as error:
            missing.append(Unsupported(*span, f"{parsed.tree.data}: {error}"))
            continue
        found += made
        spans += [span] * len(made)
    combo = next((each for word in words if (each := COMBO.match(word.strip()))), None)
    if combo is not None:
        requirements = _requirements(combo.group(1))
        found = [
            _with_combo(each, requirements) if isinstance(each, Played) and each.combo == () else each for each in found
        ]
    for word in words:
        try:
            ability = keywords.ability(word) if not COMBO.match(word.strip()) else None
        except UnsupportedError as error:
            missing.append(Unsupported(0, 0, str(error)))
            continue
        if ability is not None:
            found.append(ability)
            spans.append((0, 0))
    return CardText(tuple(found), tuple(spans), tuple(missing))


def _requirements(text: str) -> tuple[Kind, ...]:
    """2.14.2.2: the traits that are asked for, in their order; zones are those of attacks."""
    return tuple(_requirement(each.strip().lower()) for each in text.split(",") if each.strip())


def _requirement(words: str) -> Kind:
    zones = tuple(each for each in words.split() if each in ZONES)
    types = tuple(each for each in words.split() if each in ("attack", "action", "foundation", "asset"))
    traits = tuple(each for each in words.split() if each not in (*ZONES, *types, "card"))
    return Kind(types=types, traits=traits, zones=zones)


def _with_combo(ability: Played, requirements: tuple[Kind, ...]) -> Played:
    return replace(ability, combo=requirements)
