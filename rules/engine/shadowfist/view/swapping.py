"""States whose rules text counts for another Character for a time, and that come back (2001 FAQ 2.2).

While it is swapped a State works as if it were on the other Character: unturned, and controlled by who controls that.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.shadowfist.model.steps import FAQ_2001, rule
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Known


@dataclass(frozen=True, slots=True)
class Lent:
    """A State that works on another card than its subject, and how it was before."""

    state: Known
    subject: Known
    to: Known
    turned: bool
    controller: str | None
    held_by: str | None


def lend(referee: Referee, state_id: str, to_id: str) -> Lent:
    """Lets a State work on another card; gives what is needed to give it back."""
    game = referee.game
    state, to = game.cards[state_id], game.cards[to_id]
    lent = Lent(
        game.known(state_id),
        game.known(str(state.subject)),
        game.known(to_id),
        state.turned,
        state.controller,
        state.held_by,
    )
    referee.step("swap", f"{state.title} works on {to.title} for now.", rule("2.2", FAQ_2001), cards=[state_id, to_id])
    referee.put(state_id, subject=to_id, turned=False, controller=to.controller, held_by=to.controller)
    return lent


def give_back(referee: Referee, lent: Lent) -> None:
    """A State works on its own subject again."""
    state = referee.game.same(lent.state)
    if state is None or not state.in_play or state.subject != lent.to.id:
        return
    subject = referee.card(lent.subject.id)
    referee.step(
        "swap", f"{state.title} works on {subject.title} again.", rule("2.2", FAQ_2001), cards=[state.id, subject.id]
    )
    here = referee.game.same(lent.subject)
    referee.put(
        state.id,
        subject=lent.subject.id if here is not None else None,
        turned=lent.turned,
        controller=lent.controller,
        held_by=lent.held_by,
    )


def release(referee: Referee, card_id: str) -> None:
    """A card leaves play: what was only lent to it goes back, and does not leave play with it."""
    for modification in referee.game.modifications:
        for what in modification.what:
            if isinstance(what, Lent) and what.to.id == card_id:
                give_back(referee, what)
