"""What the text and the keywords of a card do: the door of what is run."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from rules.engine.kernel.value import walk
from rules.engine.ufs.constructs import abilities as b
from rules.engine.ufs.constructs import effects as f
from rules.engine.ufs.constructs import events as e
from rules.engine.ufs.constructs.cards import ThisAttack, ThisCard
from rules.engine.ufs.constructs.texts import read_text, written
from rules.engine.ufs.constructs.words import Stat
from rules.engine.ufs.ir.abilities import Ability, CardText, Played, Unsupported
from rules.engine.ufs.ir.values import Kind
from rules.engine.ufs.meaning import abilities, keywords
from rules.engine.ufs.meaning.unsupported import UnsupportedError
from rules.engine.ufs.model.cards import ATTACK, CARD_TYPES, TRAITS, ZONES, CardFacts, keyword_parts

CALLED = re.compile(r"\bthis (foundation|asset|character|action)\b", re.IGNORECASE)
# Words to which the rules give no meaning where an ability with them is not run.
NO_RULE = {
    "prevent": "the rules know no preventing but of the damage that is being taken (8.3.3.5)",
    "instead": "the rules say of nothing but a control check (2.11.2) what happens in its place",
    "would": "the rules know nothing but a control check that something waits for before it happens",
    "unless": "the rules do not say when somebody may keep an effect from happening",
}
COMBO = re.compile(r"^(?:\S.* )?combo\s*:?\s*\((.*)\)\s*$", re.IGNORECASE)


def texts_of(facts: CardFacts) -> tuple[CardText, ...]:
    """The compiled texts of a card's halves."""
    return tuple(compile_text(half.text, half.keywords, facts.title, half.type) for half in facts.halves)


def as_understood(text: str, title: str = "", type_: str = "") -> dict[tuple[int, int], str]:
    """What is understood of a text, ability by ability, in canonical words: by the place in the text.

    >>> as_understood("E: Draw a card.")
    {(0, 15): 'E: draw 1 card.'}
    """
    read = read_text(text, (), title, type_)
    return {span: written(said) for said, span in zip(read.abilities, read.spans, strict=True)}


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
    missing += [
        Unsupported(each.start, each.end, _without_rule(text[each.start : each.end]) or each.why)
        for each in read.missing
    ]
    for said, span in zip(read.abilities, read.spans, strict=True):
        own = text[slice(*span)]
        try:
            if isinstance(said, b.Keywords) and {each.lower() for each in said.traits} <= {w.lower() for w in words}:
                continue  # 2.14.1: they stand among the keywords of the card.
            if _type(own, type_) not in ("", ATTACK) and _is_for_attacks(said):
                raise UnsupportedError("an attack that this card is not")
            made = abilities.ability(said)
        except UnsupportedError as error:
            missing.append(Unsupported(*span, _without_rule(own) or str(error)))
            continue
        found += made
        spans += [span] * len(made)
    combo = next((each for word in words if (each := COMBO.match(word.strip()))), None)
    found, spans = _with_combos(found, spans, combo, missing)
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


def _is_for_attacks(said: object) -> bool:
    """Whether its card is an attack: "this attack" is what it holds for or responds to, or this card deals damage."""
    about = said.trigger if isinstance(said, b.Played) else said
    return any(isinstance(each, ThisAttack) for each in walk(about)) or any(map(_deals, walk(said)))


def _deals(said: object) -> bool:
    """Whether this card does or has what only attacks do or have."""
    match said:
        case e.DealsDamage(attack=card) | e.Blocked(attack=card) | e.NotBlocked(attack=card) | e.AttackResolves(card):
            return isinstance(card, ThisCard)
        case f.NotBlockedBy(cards=card) | f.IsUnblockable(cards=card):
            return isinstance(card, ThisCard)
        case f.Does(ThisCard(), gets):
            return any(isinstance(each, f.Change) and each.stat in (Stat.SPEED, Stat.DAMAGE) for each in gets)
    return False


def _type(words: str, type_: str) -> str:
    """The type of a card that may call itself "this asset"."""
    for called in map(str.lower, CALLED.findall(words)):
        if type_ not in ("", called):
            raise UnsupportedError(f"'this {called}' on a card of type {type_}")
        type_ = called
    return type_


def _without_rule(words: str) -> str | None:
    """The word of an ability that is not run to which the rules give no meaning, and why, if there is one."""
    return next(
        (f"'{word}': {why}" for word, why in NO_RULE.items() if re.search(rf"\b{word}s?\b", words.lower())), None
    )


def _with_combos(
    found: list[Ability], spans: list[tuple[int, int]], keyword: re.Match[str] | None, missing: list[Unsupported]
) -> tuple[list[Ability], list[tuple[int, int]]]:
    """2.14.2.2: what the Combo abilities of the text ask for is said by the keyword."""
    waiting = [each for each in found if isinstance(each, Played) and each.combo == ()]
    if not waiting:
        return found, spans
    try:
        asked = _requirements(keyword.group(1) if keyword is not None else "")
        if not asked:
            raise UnsupportedError("a Combo ability without what it asks for")
        whose = keyword_parts(keyword.group())[1] if keyword is not None else ()
        return [_with_combo(each, asked, whose) if each in waiting else each for each in found], spans
    except UnsupportedError as error:
        kept = [n for n, each in enumerate(found) if each not in waiting]
        missing += [Unsupported(*spans[n], str(error)) for n in range(len(found)) if n not in kept]
        return [found[n] for n in kept], [spans[n] for n in kept]


def _with_combo(ability: Ability, asked: tuple[Kind, ...], whose: tuple[str, ...]) -> Ability:
    """2.9.0.4, 2.9.0.6: both the keyword and the ability may be those of certain characters only."""
    assert isinstance(ability, Played)
    if ability.characters and whose not in ((), ability.characters):
        raise UnsupportedError("a Combo ability of one character with the keyword of another")
    return replace(ability, combo=asked, characters=ability.characters or whose)


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
