"""From when an action that came too early would be legal: the game runs ahead on a fork to find out (DESIGN 7)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from rules.engine.kernel.actions import Action
from rules.engine.kernel.recorder import Answer, TooManyStepsError
from rules.engine.shadowfist.interface import barriers
from rules.engine.shadowfist.interface.actions import dispatch
from rules.engine.shadowfist.interface.barriers import Barrier, Kind, Usable
from rules.engine.shadowfist.interface.passing import advance
from rules.engine.shadowfist.interface.performing import TooEarlyError, acting
from rules.engine.shadowfist.model.steps import Decision, DecisionNeededError, RefusalError, listing
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Game
from rules.engine.shadowfist.rules.answers import answer_to, possible
from rules.engine.shadowfist.rules.options import alike
from rules.engine.shadowfist.rules.request import AmbiguousError
from rules.engine.shadowfist.rules.turns import turn

# How far it is looked ahead: so often everyone passes, with so many steps and so many decisions on the way.
MAX_PASSES, MAX_STEPS, MAX_DECISIONS = 200, 2_000, 50
# What ends each phase of an Establishing Shot that somebody has to end.
PHASES = {"power": "generate power or skip power", "unturn": "unturn", "discard": "discard", "draw": "draw"}


def explained(error: RefusalError) -> RefusalError:
    """The refusal of an action as it is told: with ``legal_from``, if its time comes if nobody does anything else.

    Decisions on the way are made in the first way that is possible; what is declined there is declined.
    """
    if not isinstance(error, TooEarlyError):
        return error
    road = _Road(error.game, error)
    passed: list[Barrier] = []
    usable, by = Usable(), acting(error.game, error.action)
    for count in range(MAX_PASSES):
        game = road.game
        barrier = barriers.next_to(game, by, usable, count)
        if not road.go_on(barrier):
            return error
        barrier = barrier or barriers.crossed(game, road.game)
        if barrier is not None:
            passed.append(barrier)
        refusal = road.refusal(error.action)
        if refusal is None:
            if passed:
                error.legal_from = _said(road.game, passed, decides=error.ready is not None)
            elif error.strict:
                error.legal_from = _sentence("once everyone has passed", "resolve", count + 1)
            return error
        if not refusal.later:
            # Where others only had to decline, nothing has changed: what is then wrong says most, as in ``perform``.
            return refusal if all(each.is_option for each in passed) and error.first.phase else error
    return error


class _Road:
    """The game as it goes on if everyone passes."""

    def __init__(self, game: Game, error: TooEarlyError) -> None:
        self.game = game
        self.ready = error.ready
        self.steps = 0
        self.decisions = 0

    def go_on(self, barrier: Barrier | None) -> bool:
        """Everyone passes once more; tells whether that was possible within the bounds.

        :param barrier: what is passed over in doing so.
        """
        if barrier is not None and barrier.kind is Kind.FIRST_OPTION:
            self.game = self.game.with_(first_option=False)
            return True
        given: list[Answer] = []
        while self.steps <= MAX_STEPS and self.decisions <= MAX_DECISIONS:
            referee = Referee(self.game, answers=given, ready=self.ready)
            try:
                going_on = _advance(referee)
            except DecisionNeededError as needed:
                self.decisions += 1
                answer = _some_answer(self.game, needed.decision)
                if answer is None:
                    return False
                given.append(answer)
            except (RefusalError, TooManyStepsError):
                return False
            else:
                self.game, self.ready = referee.game, referee.ready
                return going_on
            finally:
                self.steps += len(referee.steps)
        return False

    def refusal(self, action: Action) -> RefusalError | None:
        """Why an action is not legal here, if it is not; what only has to be completed is legal."""
        try:
            dispatch(Referee(self.game, ready=self.ready), action)
        except (AmbiguousError, DecisionNeededError):
            return None
        except RefusalError as error:
            return error
        return None


def _advance(referee: Referee) -> bool:
    """Everyone passes; what the current player has to say of the Establishing Shot is that all of it is done."""
    game = referee.game
    if game.scene or game.phase not in ("power", "unturn"):
        return advance(referee)
    if game.phase == "power":
        turn.generate_power(referee, game.turn)
    else:
        turn.unturn(referee, game.turn, [])
    return True


def _some_answer(game: Game, decision: Decision) -> Answer | None:
    """An answer to a decision on the way: to decline, or else the first that there is."""
    if "no" in decision.options:
        return ("no",)
    action = next(possible(decision, alike.kinds(game)), None)
    return answer_to(decision, action) if action is not None else None


def _said(game: Game, passed: Sequence[Barrier], *, decides: bool) -> str:
    """The sentence, and the action that leads there.

    :param game: where the action is legal, or what it decides has been decided.
    :param passed: what comes before that, at least one.
    """
    options = list(takewhile(lambda each: each.is_option, reversed(passed)))[::-1]
    if any(each.kind is Kind.ESTABLISHING_SHOT for each in passed):
        return _after_establishing_shot(game, passed)
    if options:
        return _sentence(f"once {listing([_declined(each) for each in options])}", "decline", len(options))
    last = passed[-1]
    if last.kind is Kind.COMBAT:
        fights = listing([f"{_name(game, one)} with {_name(game, other)}" for one, other in last.fights])
        during = decides or (game.attack is not None and bool(game.attack.fights))
        return _sentence(f"{'during' if during else 'after'} the combat of {fights}", "combat")
    return _sentence(f"when this {'turn' if last.kind is Kind.END_OF_TURN else 'attack'} is over", "continue")


def _after_establishing_shot(game: Game, passed: Sequence[Barrier]) -> str:
    """The sentence where the way leads through an Establishing Shot, of which others say what is done."""
    by = game.turn
    phases = [each.phase for each in passed if each.kind is Kind.ESTABLISHING_SHOT]
    acts = [PHASES[each] for each in phases if each in PHASES]
    if passed[0].kind is Kind.END_OF_TURN:
        acts.insert(0, "continue")
    if passed[-1].kind is Kind.FIRST_OPTION:
        when = f"in the Main Shot of {by}, once {_declined(passed[-1])}"
        return _sentence(when, listing([*acts, "decline"]), len(acts) + 1)
    if phases[-1] == "power":
        return _sentence(f"once {by} has generated Power or skipped it", listing(acts), len(acts))
    return _sentence(f"later in the turn of {by}", listing(acts), len(acts))


def _sentence(when: str, do: str, number: int = 1) -> str:
    own = "an action of its own" if number == 1 else "actions of their own"
    return f"It would be legal {when}; that takes {own} ({do})."


def _declined(option: Barrier) -> str:
    if option.kind is Kind.FIRST_OPTION:
        return f"{option.by} has acted first or declined to"
    return f"{option.by} has declined to {'join' if option.kind is Kind.JOIN else 'intercept'}"


def _name(game: Game, card_id: str) -> str:
    return Referee(game).name(card_id)
