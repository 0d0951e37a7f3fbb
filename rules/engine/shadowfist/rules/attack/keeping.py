"""What a continuous ability gives in an attack to whoever it comes to, who keeps it for a time (5.2, 7.2).

"Characters that intercept this card are canceled until the end of the turn": also once they no longer intercept it.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.timing import UntilMoment
from rules.engine.shadowfist.model.steps import listing, rule
from rules.engine.shadowfist.query import noted
from rules.engine.shadowfist.query.game.attack_state import Stage
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game, Modification
from rules.engine.shadowfist.rules.turns import moments
from rules.engine.shadowfist.rules.wording_of_effects import benefit
from rules.engine.shadowfist.view import statements, view
from rules.engine.shadowfist.view.active import Active

OVER = (Stage.ENDING, Stage.BURNED_FOR_POWER)
Given = tuple[Active[co.Statement], n.Cards, tuple[object, ...], str]


def settle(referee: Referee) -> bool:
    """Gives what such abilities say to the cards that fit now; tells whether any has got something."""
    attack = referee.game.attack
    if attack is None or attack.stage in OVER:
        return False
    changed = False
    for active, of, what, until in list(_said(referee.game)):
        for card in noted.cards(of, active.scope.on(referee.game)):
            if card.zone == "play" and not _has(referee.game, card, active, what):
                _give(referee, card, active, what, until)
                changed = True
    return changed


def _said(game: Game) -> Iterator[Given]:
    """What continuous abilities say for a time: to which cards, what, and until which moment."""
    for card in view.view_of(game).continuous():
        for active, until in statements.for_a_time(game, card):
            if not isinstance(until, UntilMoment) or not statements.holds(active):
                continue
            match active.said:
                case co.Grant(of, benefits):
                    yield active, of, benefits, moments.key(until, active.scope)
                case co.TextIsBlank(of):
                    yield active, of, ("canceled",), moments.key(until, active.scope)


def _has(game: Game, card: Card, active: Active[co.Statement], what: tuple[object, ...]) -> bool:
    known = game.known(card.id)
    return any(
        each.source == active.scope.this and each.cards == (known,) and each.what == what for each in game.modifications
    )


def _give(referee: Referee, card: Card, active: Active[co.Statement], what: tuple[object, ...], until: str) -> None:
    given = [benefit(each) for each in what if isinstance(each, co.Benefit)]
    said = f"gains {listing(given)}" if given else "is canceled"
    text = f"{referee.name(card.id)} {said} until {moments.said(until)}, by {active.title}."
    referee.step("gain" if given else "cancel", text, rule("5.2"), rule("7.2"), cards=[card.id])
    known = (referee.game.known(card.id),)
    slots = tuple(active.scope.slots.items())
    made = Modification(
        referee.next_number(), known, what, until, active.scope.you, active.scope.this, slots=slots, x=active.scope.x
    )
    referee.set(modifications=(*referee.game.modifications, made))
