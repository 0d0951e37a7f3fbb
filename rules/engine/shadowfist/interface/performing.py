"""Takes the actions of a scenario one by one, with what each implies where it is legal only later (DESIGN 7).

An action implies that waiting scenes resolve, and that an attack comes to its next stage where nobody could have done
anything but generate effects. What it never implies is in ``barriers``; ``later`` says from when it would be legal.
Steps that were implied are marked as ``assumed``; where an evaluation is ``strict``, an action implies nothing.
"""

from __future__ import annotations

from rules.engine.kernel import running
from rules.engine.kernel.actions import Action, lists, word, words
from rules.engine.kernel.recorder import Answer, Assumed, GameOverError, TooManyStepsError
from rules.engine.kernel.running import only_answer, with_shown
from rules.engine.shadowfist.interface import barriers
from rules.engine.shadowfist.interface.actions import dispatch, not_supported
from rules.engine.shadowfist.interface.barriers import Usable
from rules.engine.shadowfist.interface.passing import MAX_IMPLIED, TOO_MANY_PASSES, advance
from rules.engine.shadowfist.model.steps import Decision, DecisionNeededError, RefusalError, rule
from rules.engine.shadowfist.query.game.referee import Ready, Referee
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.query.scope import CannotRunError
from rules.engine.shadowfist.rules.answers import OF_AUCTIONS, answer_to, in_advance, possible
from rules.engine.shadowfist.rules.auctions import says_what_is_implied
from rules.engine.shadowfist.rules.request import MAX_MORE, AmbiguousError
from rules.engine.shadowfist.rules.scene.whole import NOT_SUPPORTED
from rules.engine.shadowfist.rules.turns import turn, turn_end


class TooEarlyError(RefusalError):
    """An action that came too early, and whose time comes only after something that it does not imply.

    :param cause: the refusal at the point up to which everyone passes.
    :param first: the refusal at the point where the action was taken.
    :param game: that point.
    :param ready: what the action decides in advance.
    :param strict: whether nothing is implied, so that also passing takes an action of its own.
    """

    def __init__(
        self,
        cause: RefusalError,
        first: RefusalError,
        game: Game,
        action: Action,
        ready: Ready | None,
        *,
        strict: bool = False,
    ) -> None:
        super().__init__(cause.code, cause.message, *cause.rules, later=True, phase=cause.phase)
        self.cause = cause
        self.announced = cause.announced
        self.first = first
        self.game = game
        self.action = action
        self.ready = ready
        self.strict = strict


Pending = running.Pending[Game]
Run = running.Run[Game]


def perform(referee: Referee, action: Action, usable: Usable | None = None, *, strict: bool = False) -> None:
    """Carries out one action, after everything that it implies.

    :param usable: what is known of the options that come up on the way; whoever tries several actions at one point
        passes the same for all of them.
    :param strict: it implies nothing.
    :raises TooEarlyError: if it would first have to come to something that it does not imply.
    :raises RefusalError: if the rules forbid it; the referee's game is then of no use.
    :raises DecisionNeededError: if someone has to decide first.
    """
    referee.strict = strict
    try:
        _perform(referee, action, usable if usable is not None else Usable(), strict)
    except CannotRunError as error:
        raise not_supported(referee.game, action, error) from None


def _perform(referee: Referee, action: Action, usable: Usable, strict: bool) -> None:
    start, steps = referee.game, len(referee.steps)
    by = start.players.get(str(action.get("by")))
    if by is not None and by.eliminated:
        raise RefusalError("eliminated", f"{by.name} has been eliminated from the game.", rule("3.1"), rule("4.9"))
    if start.is_over:
        raise _over(start)
    if not start.begun:
        try:
            turn.begin(referee)
        except GameOverError:
            return  # What the start of the turn has brought about leaves nothing to do.
    first: RefusalError | None = None
    for passed in range(MAX_IMPLIED):
        before, count, asked, ready = referee.game, len(referee.steps), referee.asked, referee.ready
        try:
            dispatch(referee, action)
            turn_end.go_on_without(referee)
            return
        except RefusalError as error:
            error.announced = referee.asked == asked
            if not error.later:
                # What came too early and is then illegal for good: the first reason says it best, except where only
                # another part of the turn was waited for.
                raise error if first is None or first.phase else first from None
            first = first or error
            referee.game, referee.asked, referee.ready = before, asked, ready
            referee.happened.clear()
            referee.appeared.clear()
            del referee.steps[count:]
            too_early = TooEarlyError(error, first, before, action, ready, strict=strict)
        if strict:
            referee.game = start
            del referee.steps[steps:]
            raise too_early
        waits = barriers.next_to(before, acting(before, action), usable, passed) is not None
        if not waits:
            going_on = _on_the_way(referee)
            if referee.game.is_over:
                raise _over(referee.game)
            waits = going_on and barriers.crossed(before, referee.game) is not None
            if going_on and not waits:
                continue
        referee.game = start
        del referee.steps[steps:]
        raise too_early if waits else first
    endless = first or RefusalError("endless", "That never becomes legal.", rule("5.2"))
    endless.incomplete = TOO_MANY_PASSES
    raise endless


def _over(game: Game) -> RefusalError:
    return RefusalError("game_over", f"The game is over: {game.winner or 'nobody'} has won.", rule("3.1"))


def acting(game: Game, action: Action) -> str | None:
    """Who acts: who is named, or else who controls or owns the cards that act, if that is one player."""
    if action.get("by"):
        return str(action["by"])
    chains = lists(action, "against").values()
    doers = {word(action, "card"), *words(action, "with"), *(each for chain in chains for each in chain)}
    found = {_whose(card) for card in game.cards.values() if card.id in doers or card.title in doers}
    return found.pop() if len(found) == 1 else None


def _whose(card: Card) -> str:
    return str(card.controller) if card.in_play else card.owner


def _on_the_way(referee: Referee) -> bool:
    """Everyone passes because an action is legal only later."""
    steps = len(referee.steps)
    try:
        going_on = advance(referee)
        if going_on and len(referee.steps) == steps:
            referee.step("pass", "Everyone passes.", rule("5.2"))
        return going_on
    except DecisionNeededError as needed:
        needed.on_the_way = True
        raise
    finally:
        for step in referee.steps[steps:]:
            step.assumed = True


def take(run: Run, action: Action, number: int) -> None:
    """Takes one action, or answers the decision that is waiting.

    :raises RefusalError: if it is illegal; the run is then as it was.
    """
    pending = run.pending
    answers: tuple[Answer, ...] = ()
    start, what, at = run.game, action, number
    if pending is not None:
        if says_what_is_implied(run.game, pending.decision, action):
            return
        answers = (*pending.answers, answer_to(pending.decision, action))
        start, what, at = pending.game, pending.action, pending.number
    elif action["do"] == "choose":
        raise RefusalError("nothing_to_choose", "No decision is waiting.", rule("5.2"))
    for _ in range(MAX_IMPLIED):
        referee = Referee(start, answers=answers, action=at, ready=in_advance(what))
        try:
            perform(referee, what, strict=run.strict)
        except DecisionNeededError as needed:
            only = None if run.strict else _only_answer(start, what, answers, needed.decision)
            if only is not None:
                answers = (*answers, only)
                continue
            shown = with_shown(run, pending, referee, number)
            run.game, run.steps = referee.game, shown
            run.pending = Pending(start, what, at, answers, needed.decision)
            return
        break
    run.steps = with_shown(run, pending, referee, number)
    run.game, run.pending, run.incomplete = referee.game, None, referee.incomplete
    if pending is not None and action["do"] == "continue" and run.incomplete is None:
        take(run, action, number)  # It declines what may be declined, and then goes on.


def _only_answer(start: Game, action: Action, answers: tuple[Answer, ...], decision: Decision) -> Assumed | None:
    """The answer that the rules leave to a decision, if they leave only one.

    Between bids players may also generate effects (5.5). What the engine cannot carry out is possible all the same.
    """
    some_only = min(decision.most, len(decision.options)) > decision.least + MAX_MORE or decision.kind == "divide"
    if decision.kind in OF_AUCTIONS or some_only:
        return None

    def is_refused(answer: Answer) -> bool:
        referee = Referee(start, answers=(*answers, answer), ready=in_advance(action))
        try:
            perform(referee, action)
        except AmbiguousError:
            return False
        except RefusalError as error:
            return error.code != NOT_SUPPORTED and not error.announced
        except (DecisionNeededError, TooManyStepsError):
            return False
        return False

    return only_answer(possible(decision, {}), lambda way: answer_to(decision, way), is_refused)
