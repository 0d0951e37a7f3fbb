"""Effects that swap the rules text of cards, and of the States on them (2001 FAQ 2.2)."""

from __future__ import annotations

from rules.engine.continuous import copying, swapping
from rules.engine.continuous.copying import TEXTS, Copied
from rules.engine.effects.doing import Doer
from rules.engine.effects.gaining import add, duration, lasting
from rules.engine.effects.roles import does
from rules.engine.phrases.scope import CannotRunError
from rules.engine.state import Card, Known
from rules.engine.steps import FAQ_2001, rule
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act
from rules.engine.text.timing import Clause, Until


@does("swap", reads=(Until,), by_players=True)
def swap(doer: Doer, clause: Clause, act: Act) -> None:
    """Swap their rules text and the rules text of all States on them; players swap positions at the table."""
    if isinstance(act.what, sel.Select) and any(sel.Type("position") in kind.all_of for kind in act.what.kinds):
        _swap_positions(doer, doer.players(clause.agent))
        return
    parts = act.what.items if isinstance(act.what, sel.Several) else (act.what,)
    own = [part for part in parts if _is_text(part) and not _of_states(part)]
    states = [part for part in parts if _is_text(part) and _of_states(part)]
    if len(own) != 1 or len(own) + len(states) != len(parts):
        raise CannotRunError("swapping that")
    found = doer.cards(own[0].of)
    pair = [card for card in found if card.in_play and copying.may_be_copied(card)]
    if len(pair) != 2:
        none = f"{doer.source_name()} has no two texts to swap."
        doer.referee.step("swap", none, rule("10.1.1"), rule("5.2"), cards=[card.id for card in found])
        return
    first, second = pair
    until = duration(doer, clause)
    doer.referee.step(
        "swap",
        f"{first.title} and {second.title} swap their rules text{lasting(until)}.",
        rule("7.5"),
        rule("2.2", FAQ_2001),
        cards=[first.id, second.id],
    )
    for card, other in ((first, second), (second, first)):
        printed = other.printed
        text = Copied(copying.abilities_of(printed), copying.strength_of(printed), instead=True)
        add(doer, (Known(card.id, card.life),), (text,), until)
    if states:
        _swap_states(doer, first, second, until)


def _swap_positions(doer: Doer, who: list[str]) -> None:
    """Two players change places at the table, and so in the order of turns and of simultaneous play (3.2, 5.4)."""
    if len(who) != 2:
        raise CannotRunError("others than two players who swap positions")
    first, second = who
    players = doer.referee.game.players
    other = {first: second, second: first}
    doer.referee.step("swap", f"{first} and {second} swap positions at the table.", rule("5.2"), rule("3.2"))
    doer.referee.set(players={name: players[name] for name in (other.get(each, each) for each in players)})


def _is_text(part: object) -> bool:
    return isinstance(part, ref.Of) and part.what in TEXTS


def _of_states(part: object) -> bool:
    of = part.of if isinstance(part, ref.Of) else None
    return isinstance(of, sel.Select) and any(sel.Type("state") in kind.all_of for kind in of.kinds)


def _swap_states(doer: Doer, first: Card, second: Card, until: str) -> None:
    game = doer.referee.game
    states = [(state.id, to.id) for card, to in ((first, second), (second, first)) for state in game.states_on(card.id)]
    moved = [swapping.lend(doer.referee, state, to) for state, to in states]
    if moved:
        add(doer, (), tuple(moved), until)
