"""Cards of UFS between the database, the engine's values and the fields of a scenario's card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.engine.shadowfist import Face
from rules.engine.ufs import UNKNOWN, CardFacts, Half, Number, Vital, unknown_of
from rules.models.cards import CardType, Printing
from rules.models.ufs import UfsCharacteristics

GAME = "ufs"
# 2.6.0.1, as the types of split cards name their halves.
SPLIT_TYPES = ("foundation/action", "foundation/attack", "asset/attack", "asset/action", "action/attack")
VITAL = ("gender", "height", "weight", "blood_type")


@dataclass(frozen=True)
class UfsFace(Face):
    """What a UFS card says in one wording, with ``facts``: all its characteristics."""

    facts: CardFacts | None = None

    __hash__ = Face.__hash__


def type_of(facts: CardFacts) -> str:
    """The type as the library names it: ``Attack``, ``Foundation/Attack``."""
    return CardType("/".join(half.type.capitalize() for half in facts.halves))


def text_of(facts: CardFacts) -> str:
    """The text of the card, a split card's halves one after the other."""
    return "\n".join(half.text for half in facts.halves if half.text)


def face_of(facts: CardFacts) -> UfsFace:
    """A card as a face."""
    return UfsFace(title=facts.title, type=type_of(facts), text=text_of(facts), facts=facts)


def number(value: int | None, is_x: bool) -> Number:
    """A stored number and its X column as one value."""
    return "X" if is_x else value


def facts(printing: Printing) -> CardFacts | None:
    """What a printing says, as the engine has it; ``None`` for a card of another game."""
    has = getattr(printing, "ufs", None)
    return card_facts(printing, has, printing.rules_text) if has is not None else None


def card_facts(printing: Printing, has: UfsCharacteristics, text: str) -> CardFacts:
    """The engine's values for a printing; ``text`` is that of a card that is not split."""
    types = printing.type.lower().split("/")
    difficulties = (
        number(has.difficulty, has.difficulty_x),
        number(has.second_difficulty, has.second_difficulty_x),
    )
    texts = has.texts if len(types) > 1 else [text]
    halves = tuple(
        Half(
            type=type_,
            difficulty=difficulties[place],
            keywords=tuple((has.keywords, has.second_keywords)[place]),
            text=texts[place] if place < len(texts) else "",
            speed=number(has.speed, has.speed_x) if type_ == "attack" else None,
            zone=(has.attack_zone or None) if type_ == "attack" else None,
            damage=number(has.damage, has.damage_x) if type_ == "attack" else None,
        )
        for place, type_ in enumerate(types[:2])
    )
    return CardFacts(
        title=printing.title,
        halves=halves,
        control=has.control,
        resources=tuple(has.resources.split()),
        block_zone=has.block_zone or None,
        block_modifier=has.block_modifier,
        hand_size=has.hand_size,
        vitality=has.vitality,
        vital=Vital(has.gender or None, has.height or None, has.weight or None, has.blood_type or None),
    )


def fields(card: CardFacts) -> dict[str, Any]:
    """The characteristics besides title, type and text, by the names that a scenario's card has for them.

    What the card does not have is None, or an empty list; what is not known of it is ``"?"``. A split card has what is
    its halves' own in ``halves``.
    """
    half = None if card.is_split else card.halves[0]
    return {
        **_of_half(half),
        "control": card.control,
        "resources": list(card.resources),
        "block_zone": card.block_zone,
        "block_modifier": card.block_modifier,
        "hand_size": card.hand_size,
        "vitality": card.vitality,
        **{name: getattr(card.vital, name) for name in VITAL},
        "halves": [{"type": each.type, **_of_half(each), "text": each.text} for each in card.halves]
        if card.is_split
        else [],
    }


def _of_half(half: Half | None) -> dict[str, Any]:
    unknown = dict.fromkeys(unknown_of(half) if half else (), UNKNOWN)
    return {
        "difficulty": half.difficulty if half else None,
        "keywords": list(half.keywords) if half else [],
        "speed": half.speed if half else None,
        "attack_zone": half.zone if half else None,
        "damage": half.damage if half else None,
        **unknown,
    }


def scenario_card(card: CardFacts) -> dict[str, Any]:
    """A card as a scenario brings one of its own (``custom``): what it does not have is left out."""
    given = {"title": card.title, **fields(card)}
    if card.is_split:
        given["halves"] = [_present(half) for half in given["halves"]]
    else:
        given |= {"type": card.type, "text": card.halves[0].text}
    return _present(given)


def _present(given: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in given.items() if value not in (None, "", [])}
