"""A State that left play before it had resolved: in 1995 its effect happens all the same (1995 FAQ 5.1.1)."""

from __future__ import annotations

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.lowering.rules_text import STATE
from rules.engine.shadowfist.model.steps import listing, rule
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Effect, Known, Modification
from rules.engine.shadowfist.rules.wording_of_effects import benefit
from rules.engine.shadowfist.view import control, statements

# Until the sequence of effects has resolved, in which the State entered play.
UNTIL = "scene"


def resolve(referee: Referee, effect: Effect, state: Card) -> None:
    """The effect of a State that is out of play: nothing since 2000, before that until the scene has resolved."""
    edition = referee.game.ruleset.rule("unresolved_state_leaves_play")
    subject = referee.game.same(effect.subject) if effect.subject is not None else None
    if edition.value != "resolves" or subject is None or not subject.in_play:
        told = edition.citations if state.text.type == STATE and edition.value != "resolves" else ()
        text = f"{state.title} is out of play: its effect does nothing."
        referee.step("resolve", text, rule("4.3"), *told, cards=[state.id])
        return
    referee.step(
        "resolve",
        f"{state.title} is out of play, but not canceled: its effect happens, until this scene has resolved.",
        *edition.citations,
        cards=[state.id, subject.id],
    )
    for active in statements.of_card(referee.game, state):
        what = _gives(active.said, effect, subject)
        if what:
            _last(referee, effect, subject, what)


def _gives(said: co.Statement, effect: Effect, subject: Card) -> tuple[object, ...]:
    match said:
        case co.Controls() if subject.held_by != effect.by:
            return (control.CONTROL,)
        case co.Grant(n.SubjectOfThis(), benefits):
            return benefits
    return ()


def _last(referee: Referee, effect: Effect, subject: Card, what: tuple[object, ...]) -> None:
    if what != (control.CONTROL,):
        gained = listing([benefit(each) for each in what if isinstance(each, co.Benefit)])
        text = f"{subject.title} gains {gained} until the scene has resolved."
        referee.step("gain", text, rule("5.2"), cards=[subject.id])
    number = referee.next_number()
    known: Known = referee.game.known(subject.id)
    given = Modification(number, (known,), what, UNTIL, effect.by, effect.card)
    referee.set(modifications=(*referee.game.modifications, given))


def end(referee: Referee) -> None:
    """The scene has resolved, and nothing remains of such effects."""
    if any(each.until == UNTIL for each in referee.game.modifications):
        edition = referee.game.ruleset.rule("unresolved_state_leaves_play")
        referee.step("expire", "What a State out of play did is over with the scene.", *edition.citations)
        referee.set(modifications=tuple(each for each in referee.game.modifications if each.until != UNTIL))
