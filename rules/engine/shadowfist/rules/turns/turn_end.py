"""The end of a turn: its declaration, the responses, the return to the Main Shot, what is triggered (4.8)."""

from __future__ import annotations

from rules.engine.kernel.citations import Citation
from rules.engine.shadowfist.model.steps import RefusalError, rule
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Game
from rules.engine.shadowfist.rules.scene import scenes
from rules.engine.shadowfist.rules.scene.closed import ANSWERED, BURNED, DECLARED, MAY_RETURN, RESPONSES_OVER
from rules.engine.shadowfist.rules.turns import elimination, turn, winning
from rules.engine.shadowfist.rules.turns.expiring import expire


def told(game: Game, step: int) -> tuple[Citation, ...]:
    """Where the edition tells a step of the normal end of turn (2001 FAQ 6.10.1)."""
    here = game.ruleset.rule("end_of_turn_steps")
    return (Citation.of(f"{here.value}.{step}"),) if here.value else here.citations


def check_declaration(game: Game, what: str, section: Citation) -> None:
    """Whether a declaration can be made: first in its scene, in a Main Shot (5.3).

    :raises RefusalError: if it cannot.
    """
    if game.scene:
        raise RefusalError(
            "wrong_time",
            "A declaration cannot respond to an effect: the scene resolves first.",
            rule("5.3"),
            later=True,
        )
    if game.phase != "main":
        # 5.3.4: from the declaration of the end of the turn on, nothing else is declared.
        raise RefusalError(
            "wrong_time",
            f"{what} is declared in a Main Shot.",
            section,
            rule("5.3.4") if game.phase == "end" else rule("5.3"),
            later=game.phase != "end",
            phase=True,
        )


def declare_end(referee: Referee, by: str) -> None:
    """Step 1: the end of the turn is declared; a declaration begins a scene and responds to nothing (5.3)."""
    game = referee.game
    if game.turn != by:
        raise RefusalError("wrong_time", f"It is the turn of {game.turn}, not of {by}.", rule("4.8"))
    check_declaration(game, "The end of the turn", rule("5.3.4"))
    if game.attack is not None:
        raise RefusalError(
            "wrong_time",
            "The end of the turn waits until the attack is complete.",
            rule("5.3.4"),
            rule("5.3.1"),
            later=True,
        )
    referee.step("declare", f"{by} declares the end of the turn.", rule("4.8"), rule("5.3.4"), *told(game, 1))
    referee.set(phase="end", ending=DECLARED, first_option=False)
    scenes.after_action(referee)


def scene_resolved(referee: Referee) -> None:
    """Steps 3 and 4: the scene of responses is over; the current player may return if an opponent was in it."""
    game = referee.game
    if game.phase != "end" or game.ending not in (DECLARED, ANSWERED):
        return
    returns = game.ruleset.rule("return_to_main_shot")
    may = game.ending == ANSWERED and bool(returns.value)
    referee.set(ending=MAY_RETURN if may else RESPONSES_OVER)
    if may and not game.scene:
        text = f"An opponent has responded: {game.turn} may return to the Main Shot or let the turn end."
        referee.step("end", text, rule("4.8"), *returns.citations)


def return_to_main_shot(referee: Referee, by: str) -> None:
    """Step 4: back to the Main Shot, if an opponent generated an effect in response to the declaration."""
    game = referee.game
    if game.phase != "end" or game.turn != by:
        raise RefusalError("wrong_time", f"{by} has not declared the end of the turn.", rule("4.8"))
    here = game.ruleset.rule("return_to_main_shot")
    if not here.value:
        raise RefusalError("cannot_return_to_main_shot", here.text, *here.citations)
    if game.scene:
        raise RefusalError(
            "wrong_time", "That is announced when the scene has resolved.", rule("4.8"), later=True, phase=True
        )
    if is_answered(game):
        text = "That is announced when everyone has responded."
        raise RefusalError("wrong_time", text, rule("4.8"), later=True, phase=True)
    if game.tally.get((BURNED, by)):
        raise RefusalError(
            "cannot_return_to_main_shot", f"{by} has burned for Power, which has ended the turn.", rule("6.4.3")
        )
    if game.ending != MAY_RETURN:
        raise RefusalError(
            "cannot_return_to_main_shot",
            "No opponent generated an effect in response: the turn ends.",
            rule("4.8"),
            *here.citations,
        )
    referee.step("return", f"{by} returns to the Main Shot.", rule("4.8"), *here.citations)
    referee.set(phase="main", ending=None)


def finish_turn(referee: Referee) -> None:
    """Steps 5 to 7: all that the end of the turn triggers is one scene, and what follows the next; then it is over."""
    by = referee.game.turn
    referee.step("end", f"The turn of {by} ends: what that triggers is generated.", rule("4.8"), *told(referee.game, 5))
    referee.set(ending=RESPONSES_OVER, phase="end")
    expiring = expire(referee, "turn")
    # 3.3: a turn ends with its Main Shot.
    for detail in ("main shot", "turn"):
        referee.happen("end", by=by, detail=detail)
    scenes.after_action(referee, expiring)
    while referee.game.scene:
        referee.step("pass", "The triggered effects resolve, last in, first out.", rule("4.8"), *told(referee.game, 6))
        scenes.resolve_scene(referee)
    winning.check(referee)
    turns = referee.player(by).turns
    if turns is not None:
        referee.put_player(by, turns=turns + 1)
    elimination.eliminate(referee)
    turn.start_turn(referee, _next_player(referee.game))


def _next_player(game: Game) -> str:
    """3.2: play passes to the left, past those who are eliminated."""
    names = list(game.players)
    at = names.index(game.turn)
    return next(name for name in [*names[at + 1 :], *names[:at], game.turn] if not game.players[name].eliminated)


def comes_next(game: Game) -> bool:
    """Whether the turn is over as soon as everyone passes once more."""
    return game.phase == "end" and not game.scene and game.attack is None and not is_answered(game)


def is_answered(game: Game) -> bool:
    """Whether an opponent's response was immediate, and so left no scene after which one returns (5.2.5)."""
    may = bool(game.ruleset.value("return_to_main_shot"))
    return may and game.phase == "end" and game.ending == ANSWERED and not game.scene


def go_on_without(referee: Referee) -> None:
    """The turn of a player who has been eliminated is over as soon as nothing is in progress."""
    game = referee.game
    while game.players[game.turn].eliminated and not (game.scene or game.attack is not None or game.is_over):
        finish_turn(referee)
        game = referee.game
