"""The keyword abilities (2.14.2) as abilities of the ``ir``; what else is a keyword is a trait."""

from __future__ import annotations

import re
from dataclasses import replace

from rules.engine.ufs.ir.abilities import CostCards, Played
from rules.engine.ufs.ir.effects import Act, Change, MakeCopies, NextCard, PlayReversal
from rules.engine.ufs.ir.values import (
    Cards,
    Chosen,
    Event,
    Fixed,
    Kind,
    Paid,
    This,
    ThisAttack,
    Times,
)
from rules.engine.ufs.ir.words import Happens, How, Letter, Place, Stat, Verb, Who
from rules.engine.ufs.meaning.unsupported import UnsupportedError
from rules.engine.ufs.model.cards import SYMBOLS, keyword_parts

FORM = re.compile(r"^([A-Za-z][A-Za-z './-]*?)\s*(?::\s*(.+)|\((.+)\))?$")
NUMBERED = ("breaker", "multiple", "powerful", "stun", "desperation")
MOMENTUM = Cards(Kind(), Who.YOU, Place.MOMENTUM)


def ability(keyword: str) -> Played | None:
    """The ability of a keyword; nothing for a trait and for what the rules look at themselves.

    :raises UnsupportedError: if its number is missing or no number.
    """
    found = FORM.match(keyword.strip())
    if found is None:
        raise UnsupportedError(f"keyword: {keyword}")
    (name, whose), number = keyword_parts(keyword), found.group(2)
    if set(whose) & set(SYMBOLS):
        raise UnsupportedError(f"keyword of a symbol: {keyword}")
    if name in NUMBERED and (number is None or not number.strip().isdigit()):
        raise UnsupportedError(f"keyword without its number: {keyword}")
    made = _numbered(name, int(number)) if name in NUMBERED and number is not None else _plain(name)
    # 2.9.0.4
    return replace(made, characters=whose) if made is not None else None


def _plain(name: str) -> Played | None:
    if name != "reversal":
        return None
    # 2.14.2.7: its cost is to reveal it, and it answers an attack that was blocked and has resolved.
    return Played(
        Letter.RESPONSE,
        costs=(CostCards(Verb.REVEAL, This()),),
        trigger=Event(Happens.RESOLVED, Who.OPPONENT, Kind(traits=("no card is played so",))),
        effects=(PlayReversal(),),
        keyword="reversal",
    )


def _numbered(name: str, number: int) -> Played | None:
    match name:
        case "breaker":
            return Played(
                Letter.RESPONSE,
                trigger=Event(Happens.BLOCK, Who.YOU, this=True),
                effects=(NextCard(Who.OPPONENT, Fixed(number), 1),),
                keyword=name,
            )
        case "multiple":
            return Played(
                Letter.ENHANCE,
                costs=(CostCards(Verb.REVEAL, Chosen(MOMENTUM, How.UP_TO, Fixed(number))),),
                effects=(MakeCopies(),),
                keyword=name,
            )
        case "powerful":
            return Played(
                Letter.ENHANCE,
                costs=(CostCards(Verb.DISCARD, Chosen(MOMENTUM, How.ANY, Fixed(0))),),
                effects=(Change(ThisAttack(), Stat.DAMAGE, Times(Paid(), Fixed(number)), 1),),
                keyword=name,
            )
        case "stun":
            foundations = Cards(Kind(types=("foundation",)), Who.OPPONENT, Place.STAGING)
            return Played(
                Letter.ENHANCE,
                effects=(Act(Verb.COMMIT, Chosen(foundations, How.EXACTLY, Fixed(number), Who.OPPONENT)),),
                keyword=name,
            )
    return None
