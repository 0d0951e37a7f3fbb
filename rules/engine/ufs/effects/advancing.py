"""Goes through the agenda until a player has to act."""

from __future__ import annotations

from typing import assert_never

from rules.engine.kernel.frozen import changed
from rules.engine.kernel.recorder import TooManyStepsError
from rules.engine.ufs.editions import rule
from rules.engine.ufs.effects import attacking, playing, resolving, triggers, turning
from rules.engine.ufs.effects.agenda import (
    AfterBlock,
    Arrive,
    BlockStep,
    Clear,
    DamageStep,
    Deal,
    DrawStep,
    EndAttack,
    EndCombat,
    MakeCheck,
    Mulligan,
    NextTurn,
    Note,
    ReadyPhase,
    Resolve,
    ReversalStep,
    Review,
    Settle,
    StartAttack,
    Task,
    Window,
    top,
)
from rules.engine.ufs.ir.words import Happens, Moment
from rules.engine.ufs.rules.table import Table

MAX_TASKS = 5_000


def advance(table: Table) -> None:
    """Everything that happens by itself happens; it stops where a player may or must act.

    :raises GameOverError: if the game ends.
    """
    for _ in range(MAX_TASKS):
        attacking.check_aborted(table)
        if table.happened:
            triggers.follow(table)
            continue
        task = top(table.game)
        if task is None or waits(table, task):
            return
        if table.game.agenda and table.game.agenda[-1] is task:
            table.set(agenda=table.game.agenda[:-1])
        _run(table, task)
    raise TooManyStepsError(f"more than {MAX_TASKS} things to be done by themselves")


def waits(table: Table, task: Task) -> bool:
    """Whether somebody may or must act before the agenda goes on."""
    match task:
        case Window(kind=kind):
            return kind == attacking.ENHANCES or _any_response(table, task)
        case BlockStep(number):
            return attacking.enter_block_step(table, number)
        case ReversalStep(number):
            return attacking.enter_reversal_step(table, number)
        case Review(name):
            return bool(table.game.players[name].hand)
        case Mulligan():
            return True
        case _:
            return False


def _any_response(table: Table, window: Window) -> bool:
    game = table.game
    return any(next(triggers.responses(game, name, window), None) is not None for name in game.players)


def _run(table: Table, task: Task) -> None:
    match task:
        case MakeCheck(attempt):
            playing.make_check(table, attempt)
        case Settle(attempt):
            playing.settle(table, attempt)
        case Arrive(attempt):
            playing.arrive(table, attempt)
        case Resolve():
            resolving.resolve(table, task)
        case StartAttack():
            attacking.start(table, task)
        case AfterBlock():
            attacking.after_block(table, task)
        case DamageStep():
            attacking.damage(table, task)
        case Deal():
            attacking.deal(table, task)
        case EndAttack():
            attacking.end(table, task)
        case Note(happens, moment, by):
            if moment is Moment.COMBAT and happens is Happens.START:
                table.set(phase="combat")
                table.step("phase", f"The Combat Phase of {by} begins.", rule("7.6"), rule("8"))
            table.happen(happens, by, moment=moment)
        case EndCombat():
            turning.end_combat(table)
        case Clear(by):
            turning.clear(table, by)
        case NextTurn():
            turning.next_turn(table)
        case ReadyPhase(by):
            turning.ready_phase(table, by)
        case DrawStep(by):
            turning.draw_step(table, by)
        case BlockStep() | ReversalStep() | Review() | Window() | Mulligan():
            pass  # Nobody has anything to do there.
        case _:
            assert_never(task)


def pass_window(table: Table, window: Window, *, assumed: bool = False) -> None:
    """8.3.1.8, 2.9.3.5, 8.3.3.7: a player passes; two passes in a row close the window."""
    game = table.game
    section = {attacking.ENHANCES: "8.3.1.1", triggers.DAMAGE: "8.3.3.6"}.get(window.kind, "2.9.3")
    step = table.step("pass", f"{window.next} passes.", rule(section))
    step.assumed = assumed
    if window.passes:
        closing = {attacking.ENHANCES: "8.3.1.8", triggers.DAMAGE: "8.3.3.7"}.get(window.kind, "2.9.3.5")
        table.cite(rule(closing))
        table.set(agenda=game.agenda[:-1])
        return
    after = changed(window, {"passes": 1, "next": game.opponent(window.next)})
    table.set(agenda=(*game.agenda[:-1], after))
