"""The expiry of what effects have given for a time (5.2, 4.5.3)."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.lowering.rules_text import CHARACTER
from rules.engine.shadowfist.model.steps import rule
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Effect, Modification
from rules.engine.shadowfist.rules.scene.waiting import Delayed
from rules.engine.shadowfist.rules.turns import moments
from rules.engine.shadowfist.view.swapping import Lent, give_back


def expire(
    referee: Referee, until: str, ends: Callable[[Modification], bool] = lambda modification: True
) -> list[Effect]:
    """The expiry of all that lasts until a moment: triggered effects, in the order of simultaneous play (5.2).

    ``ends`` tells for which of them the moment has come.
    """
    found = []
    turn = referee.game.turn
    ending = [each for each in referee.game.modifications if moments.ends_now(each.until, until, turn) and ends(each)]
    for player in referee.game.clockwise():
        for modification in ending:
            if modification.by != player:
                continue
            source = modification.source
            name = referee.card(source.id).title if source else "an effect"
            number = referee.next_number()
            first = modification.what[0] if modification.what else None
            if isinstance(first, Delayed):
                referee.set(modifications=tuple(e for e in referee.game.modifications if e is not modification))
                waiting = Effect(
                    number,
                    "triggered",
                    player,
                    f"the effect of {name} that waited",
                    card=source,
                    right=first.effects,
                    slots=first.slots,
                    x=first.x,
                    voluntary=False,
                )
                found.append(waiting)
                continue
            found.append(
                Effect(
                    number,
                    "expire",
                    player,
                    f"the end of what {name} gave",
                    card=source,
                    voluntary=False,
                    data=(modification.number,),
                )
            )
    return found


def _begun(effect: Effect) -> str:
    """The words of an effect at the beginning of a sentence."""
    return f"{effect.text[0].upper()}{effect.text[1:]}"


def expired(referee: Referee, effect: Effect) -> None:
    """Resolves the expiry of an effect: what it gave is gone, and damage stays (4.5.3)."""
    (number,) = effect.data
    ended = [each for each in referee.game.modifications if each.number == number]
    if not ended:
        referee.step("resolve", f"{_begun(effect)} changes nothing.", rule("5.2"))
        return
    cards = [known.id for each in ended for known in each.cards if referee.game.same(known)]
    bonus = any(isinstance(what, co.BonusTo | co.DamageBonus) for each in ended for what in each.what)
    rules = [rule("5.2")]
    if bonus and any(referee.card(each).text.type == CHARACTER for each in cards):
        rules.append(rule("4.5.3"))
    referee.step("expire", f"{_begun(effect)} resolves.", *rules, cards=cards)
    referee.set(modifications=tuple(each for each in referee.game.modifications if each.number != number))
    for lent in (what for each in ended for what in each.what if isinstance(what, Lent)):
        give_back(referee, lent)
