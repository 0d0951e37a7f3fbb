"""What the text and the keywords of a card do: the door of what is run."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from rules.engine.kernel.value import walk
from rules.engine.ufs.constructs import abilities as b
from rules.engine.ufs.constructs.cards import ThisAttack
from rules.engine.ufs.constructs.texts import TRAITS, read_text
from rules.engine.ufs.ir.abilities import Ability, CardText, Played, Unsupported
from rules.engine.ufs.ir.values import Kind
from rules.engine.ufs.meaning import abilities, keywords
from rules.engine.ufs.meaning.unsupported import UnsupportedError
from rules.engine.ufs.model.cards import ATTACK, CARD_TYPES, ZONES, CardFacts

COMBO = re.compile(r"^combo\s*:?\s*\((.*)\)\s*$", re.IGNORECASE)


def texts_of(facts: CardFacts) -> tuple[CardText, ...]:
    """The compiled texts of a card's halves."""
    return tuple(compile_text(half.text, half.keywords, facts.title, half.type) for half in facts.halves)


@lru_cache(maxsize=4096)
def compile_text(text: str, words: tuple[str, ...] = (), title: str = "", type_: str = "") -> CardText:
    """What a text and keywords say: the abilities of the text in its order, then those of the keywords.

    :param type_: the type of the card, so far as it is known.

    An ability of which one clause is not understood is not understood as a whole.

    >>> compile_text("E: Draw 1 card.").abilities[0].letter
    <Letter.ENHANCE: 'E'>
    """
    found: list[Ability] = []
    spans: list[tuple[int, int]] = []
    missing: list[Unsupported] = []
    read = read_text(text, (), title, type_)
    missing += [Unsupported(each.start, each.end, each.why) for each in read.missing]
    for said, span in zip(read.abilities, read.spans, strict=True):
        try:
            if type_ not in ("", ATTACK) and _waits_for_itself(said):
                raise UnsupportedError("an attack that this card is not")
            made = abilities.ability(said)
        except UnsupportedError as error:
            missing.append(Unsupported(*span, str(error)))
            continue
        found += made
        spans += [span] * len(made)
    combo = next((each for word in words if (each := COMBO.match(word.strip()))), None)
    found, spans = _with_combos(found, spans, combo.group(1) if combo is not None else None, missing)
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


def _waits_for_itself(said: object) -> bool:
    """Whether "this attack" is what an ability holds for or responds to: that is the card itself."""
    about = said.trigger if isinstance(said, b.Played) else said
    return any(isinstance(each, ThisAttack) for each in walk(about))


def _with_combos(
    found: list[Ability], spans: list[tuple[int, int]], words: str | None, missing: list[Unsupported]
) -> tuple[list[Ability], list[tuple[int, int]]]:
    """2.14.2.2: what the Combo abilities of the text ask for is said by the keyword."""
    waiting = [each for each in found if isinstance(each, Played) and each.combo == ()]
    if not waiting:
        return found, spans
    try:
        asked = _requirements(words or "")
        if not asked:
            raise UnsupportedError("a Combo ability without what it asks for")
    except UnsupportedError as error:
        kept = [n for n, each in enumerate(found) if each not in waiting]
        missing += [Unsupported(*spans[n], str(error)) for n in range(len(found)) if n not in kept]
        return [found[n] for n in kept], [spans[n] for n in kept]
    return [
        replace(each, combo=asked) if isinstance(each, Played) and each in waiting else each for each in found
    ], spans


def _requirements(text: str) -> tuple[Kind, ...]:
    """2.14.2.2: the traits that are asked for, in their order; zones are those of attacks."""
    return tuple(_requirement(each.strip().lower()) for each in text.split(",") if each.strip())


def _requirement(words: str) -> Kind:
    zones = tuple(each for each in words.split() if each in ZONES)
    types = tuple(each for each in words.split() if each in CARD_TYPES)
    rest = tuple(each for each in words.split() if each not in (*ZONES, *types, "card"))
    for each in rest:
        if each not in TRAITS:
            raise UnsupportedError(f"no kind of card: {each}")
    traits = rest
    return Kind(types=types, traits=traits, zones=zones)
