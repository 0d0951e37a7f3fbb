"""How long an effect lasts: what the engine would not end when the text says so is refused."""

from __future__ import annotations

from rules.engine.kernel.value import walk, with_part
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError


def check_durations(made: ab.Ability) -> None:
    """Looks whether each effect that lasts ends when its text says so.

    :raises UnsupportedError: if one hangs on a condition and is no statement, which alone is judged again and again,
        if it would last while its card stays turned that does not turn for it, or until a card leaves play that is
        neither its own nor one that it is about.
    """
    cost = made.cost if isinstance(made, ab.Activated | ab.EventEffect | ab.Triggered) else ab.Cost()
    for each in walk(made):
        match getattr(each, "until", None):
            case t.WhileHolds() if not isinstance(each, ef.For):
                raise UnsupportedError("what is done to cards, as long as something is so")
            case t.WhileMaintained() if not (cost.turns_this or cost.maintains):
                raise UnsupportedError("an effect that lasts while a card is turned that nothing turns")
            case t.UntilLeavesPlay(cards) if cards != n.This() and not _is_about(each, cards):
                raise UnsupportedError("an effect that lasts until another card leaves play")


def _is_about(effect: object, cards: n.Cards) -> bool:
    """Whether what an effect does, it does to these cards."""
    slot = cards.slot if isinstance(cards, n.Bound) else None
    about = walk(with_part(effect, "until", None))
    return any(each == cards or (slot is not None and getattr(each, "slot", None) == slot) for each in about)
