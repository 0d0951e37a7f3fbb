"""The actions of a scenario: who does what, and what is implied by an action that is legal only later (DESIGN 7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.engine import playing, scenes, turn, using
from rules.engine.choosing import Request, named
from rules.engine.referee import Referee
from rules.engine.scope import CannotRunError
from rules.engine.state import Card, Game
from rules.engine.steps import Decision, DecisionNeededError, RefusalError, rule

Action = Mapping[str, Any]
MAX_IMPLIED = 1_000


@dataclass(frozen=True)
class Pending:
    """A decision that has to be made: the action that asks for it, where it began, and the answers so far."""

    game: Game
    action: Action
    number: int
    answers: tuple[tuple[str, ...], ...]
    decision: Decision


def perform(referee: Referee, action: Action) -> None:
    """Carries out one action, after everything that it implies.

    :raises RefusalError: if the rules forbid it; the referee's game is then of no use.
    :raises DecisionNeededError: if someone has to decide first.
    """
    start, steps = referee.game, len(referee.steps)
    if turn.is_over(start):
        raise RefusalError("game_over", f"The game is over: {start.winner or 'nobody'} has won.", rule("3.1"))
    first: RefusalError | None = None
    for _ in range(MAX_IMPLIED):
        before, count, asked = referee.game, len(referee.steps), referee.asked
        try:
            _dispatch(referee, action)
            return
        except RefusalError as error:
            if not error.later:
                # What came too early and is then illegal for good: the first reason says it best, except where only
                # another part of the turn was waited for.
                raise error if first is None or first.code == "wrong_phase" else first from None
            first = first or error
            referee.game, referee.asked = before, asked
            referee.happened.clear()
            del referee.steps[count:]
        if not advance(referee):
            referee.game = start
            del referee.steps[steps:]
            raise first
    raise first or RefusalError("endless", "That never becomes legal.", rule("5.2"))


def _dispatch(referee: Referee, action: Action) -> None:
    do = str(action["do"])
    handler = _ACTIONS.get(do)
    if handler is None:
        raise RefusalError("not_supported_yet", f"The action {do!r} is not supported yet.", rule("6.1"))
    try:
        handler(referee, action)
    except CannotRunError as error:
        raise RefusalError(
            "not_supported_yet", f"The engine cannot do this yet, though it is understood: {error}.", rule("3")
        ) from None


def advance(referee: Referee) -> bool:
    """Everyone passes: the next thing that then happens by itself. Tells whether there was any."""
    game = referee.game
    if turn.is_over(game):
        return False
    if game.scene:
        responses = game.ending
        if game.phase == "end" and game.ending == "declared" and any(e.by != game.turn for e in game.scene):
            responses = "opponent responded"
        referee.step("pass", "Everyone passes: the scene resolves, last in, first out.", rule("5.2"), rule("2.3"))
        scenes.resolve_scene(referee)
        referee.set(ending=responses)
        if not referee.game.scene:
            turn.check_victory(referee)
        return True
    if game.phase == "end":
        turn.finish_turn(referee)
        return True
    if game.phase == "start of turn":
        referee.set(phase="power")
        return True
    if game.phase == "unturn" and not any(card.maintains for card in game.controlled(game.turn)):
        turn.unturn(referee, game.turn, [])
        return True
    if game.phase == "discard":
        turn.discard(referee, game.turn, [])
        return True
    if game.phase == "draw":
        turn.draw(referee, game.turn)
        return True
    return False


def _by(referee: Referee, action: Action) -> str:
    return str(action.get("by") or referee.game.turn)


def _take_option(referee: Referee, by: str) -> None:
    """4.3: as the Main Shot begins, opponents wait for the current player's first action or refusal of it."""
    if referee.game.first_option:
        if by != referee.game.turn:
            referee.step("decline", f"{referee.game.turn} declines to act first.", rule("4.3"))
        referee.set(first_option=False)


def _play(referee: Referee, action: Action) -> None:
    word = str(action["card"])
    by = action.get("by")
    if not by:
        holders = {card.owner for card in referee.game.cards.values() if _is(card, word) and card.zone == "hand"}
        by = holders.pop() if len(holders) == 1 else referee.game.turn
    hand = [referee.card(each) for each in referee.player(by).hand]
    card = named(referee.game, word, hand, f"card in the hand of {by}")
    _take_option(referee, by)
    playing.play(referee, Request.of(by, action), card)


def _is(card: Card, word: str) -> bool:
    return card.id == word or card.title.lower() == word.lower()


def _in_play(referee: Referee, action: Action) -> tuple[str, Card]:
    """The card in play that an action means, and who acts."""
    word = str(action["card"])
    among = list(referee.game.in_play())
    by = action.get("by")
    if by:
        mine = [card for card in among if card.controller == by and _is(card, word)]
        among = mine or among
    card = named(referee.game, word, among, "card in play")
    return str(by or card.controller or referee.game.turn), card


def _use(referee: Referee, action: Action) -> None:
    by, card = _in_play(referee, action)
    _take_option(referee, by)
    request = Request.of(by, action)
    using.use(referee, request, card, action.get("ability"))


def _heal(referee: Referee, action: Action) -> None:
    by, card = _in_play(referee, action)
    _take_option(referee, by)
    using.turn_to_heal(referee, by, card)


def _move(referee: Referee, action: Action) -> None:
    by, card = _in_play(referee, action)
    _take_option(referee, by)
    using.turn_to_move(referee, by, card, action.get("to"))


def _reveal(referee: Referee, action: Action) -> None:
    by, card = _in_play(referee, action)
    _take_option(referee, by)
    using.reveal(referee, by, card)


def _resolve(referee: Referee, action: Action) -> None:
    if referee.game.scene or referee.game.phase == "end":
        advance(referee)
        return
    raise RefusalError("nothing_to_resolve", "There is no scene: no effect waits to resolve.", rule("5.2"))


def _continue(referee: Referee, action: Action) -> None:
    turn_before = referee.game.turn
    for _ in range(MAX_IMPLIED):
        if referee.game.phase == "end" and not referee.game.scene and referee.game.ending == "opponent responded":
            break  # The current player must decide whether to return to the Main Shot.
        if referee.game.turn != turn_before and referee.game.phase == "start of turn" and not referee.game.scene:
            break
        if not advance(referee):
            break


def _decline(referee: Referee, action: Action) -> None:
    by = _by(referee, action)
    if not referee.game.first_option or by != referee.game.turn:
        raise RefusalError("nothing_to_decline", f"{by} has no option to decline now.", rule("4.3"))
    _take_option(referee, by)
    referee.step("decline", f"{by} declines to act first.", rule("4.3"))


def _pass(referee: Referee, action: Action) -> None:
    between = referee.game.ruleset.rule("effects_between_resolutions")
    if referee.game.scene and between.value:
        # Everyone passes once: the last effect resolves, and then anyone may add another on top.
        referee.step("pass", "Everyone passes: the last effect of the scene resolves.", *between.citations)
        scenes.resolve_top(referee)
        return
    referee.step("pass", f"{_by(referee, action)} passes.", rule("5.4.2"))


_ACTIONS: dict[str, Callable[[Referee, Action], None]] = {
    "play": _play,
    "use": _use,
    "heal": _heal,
    "move": _move,
    "reveal": _reveal,
    "resolve": _resolve,
    "continue": _continue,
    "decline": _decline,
    "pass": _pass,
    "generate power": lambda referee, action: turn.generate_power(referee, _by(referee, action)),
    "skip power": lambda referee, action: turn.skip_power(referee, _by(referee, action)),
    "unturn": lambda referee, action: turn.unturn(referee, _by(referee, action), list(action.get("keep") or [])),
    "discard": lambda referee, action: turn.discard(referee, _by(referee, action), list(action.get("cards") or [])),
    "draw": lambda referee, action: turn.draw(referee, _by(referee, action)),
    "end turn": lambda referee, action: turn.declare_end(referee, _by(referee, action)),
    "return to main shot": lambda referee, action: turn.return_to_main_shot(referee, _by(referee, action)),
}


@dataclass
class Run:
    """A game with the steps that led to it, and the decision it waits for, if any."""

    game: Game
    steps: list[Any]
    pending: Pending | None = None


def take(run: Run, action: Action, number: int) -> None:
    """Takes one action, or answers the decision that is waiting.

    :raises RefusalError: if it is illegal; the run is then as it was.
    """
    pending = run.pending
    answers: tuple[tuple[str, ...], ...] = ()
    start, what, at = run.game, action, number
    if pending is not None:
        answers = (*pending.answers, _answer(pending, action))
        start, what, at = pending.game, pending.action, pending.number
    elif action["do"] == "choose":
        raise RefusalError("nothing_to_choose", "No decision is waiting.", rule("5.2"))
    referee = Referee(start, answers=answers, action=at)
    try:
        perform(referee, what)
    except DecisionNeededError as needed:
        shown = _with_shown(run, pending, referee, number)
        run.game, run.steps = referee.game, shown
        run.pending = Pending(start, what, at, answers, needed.decision)
        return
    run.steps = _with_shown(run, pending, referee, number)
    run.game, run.pending = referee.game, None


def _with_shown(run: Run, pending: Pending | None, referee: Referee, number: int) -> list[Any]:
    """The steps so far: those of an action that is run again with an answer take the place of its first steps."""
    if pending is None:
        return run.steps + referee.steps
    kept = [step for step in run.steps if step.action < pending.number]
    seen = len(run.steps) - len(kept)
    for i, step in enumerate(referee.steps):
        step.action = run.steps[len(kept) + i].action if i < seen else number
    return kept + referee.steps


def _answer(pending: Pending, action: Action) -> tuple[str, ...]:
    decision = pending.decision
    if action["do"] not in ("choose", "pass", "continue", "decline"):
        raise RefusalError("decision_needed", f"{decision.by} must decide first: {decision.text}", rule("5.2"))
    if action.get("by") not in (None, decision.by):
        raise RefusalError("not_yours", f"{decision.by} decides this, not {action['by']}.", rule("5.4"))
    if action["do"] != "choose":
        return ("no",) if "no" in decision.options else ()
    if "option" in action:
        return (str(action["option"]),)
    return tuple(str(each) for each in action.get("cards") or ())
