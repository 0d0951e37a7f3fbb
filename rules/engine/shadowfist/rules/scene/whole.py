"""What an effect does is done whole or not at all: what the engine cannot run is found out on a fork (DESIGN 5).

Whether a text can be run is known when it is compiled (``lowering``) where it does not depend on the board. Where it
does, the effect is tried out: before it is accepted from a player, and before anyone decides about it as it resolves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.engine.kernel.recorder import Answer, GameOverError, TooManyStepsError
from rules.engine.shadowfist.model.steps import Decision, DecisionNeededError, RefusalError, rule
from rules.engine.shadowfist.query.game.referee import Mark, Referee
from rules.engine.shadowfist.query.scope import CannotRunError
from rules.engine.shadowfist.rules.answers import answer_to, possible

# How many answers are tried until one is found with which an effect comes to its end.
MAX_TRIES = 40
NOT_SUPPORTED = "not_supported_yet"

Work = Callable[[Referee], None]


class NotSupportedError(RefusalError):
    """The refusal of something that a text says and the engine does not run yet.

    :param what: what it is, at the beginning of a sentence.
    :param reason: the construction that it cannot run.
    :param card: the card whose text says it, if the reason does not tell.
    """

    def __init__(self, what: str, reason: CannotRunError, card: str | None = None) -> None:
        super().__init__(NOT_SUPPORTED, f"{what}, but the engine cannot do this yet: {reason}.", rule("5.2"))
        self.why = str(reason)
        self.card = reason.card or card


def not_supported(title: str, reason: CannotRunError, card: str | None = None) -> NotSupportedError:
    """The refusal of what a card says."""
    return NotSupportedError(f"{title} is understood", reason, card)


def carry_out(referee: Referee, work: Work, title: str, card: str | None) -> None:
    """Carries out what happens by itself: an effect as it resolves, or as it is triggered.

    If it cannot be carried out to its end, whatever is decided on the way, nothing of it happens, and that is told.

    :raises RefusalError: if it cannot with the answers that were given, though it could with others.
    """
    mark = referee.mark()
    try:
        work(referee)
        return
    except DecisionNeededError as needed:
        reason = _why_stuck(mark, work, referee.answers[mark.asked :], needed.decision)
        if reason is None:
            raise
    except (CannotRunError, RefusalError) as error:
        reason = error
    if referee.has_heard_since(mark):
        raise reason if isinstance(reason, RefusalError) else not_supported(title, reason, card)
    referee.back_to(mark)
    why = reason.why if isinstance(reason, NotSupportedError) else str(reason)
    referee.game.note_unrun(card, why)
    text = f"Nothing of {title} happens, since the engine cannot run it yet: {why.rstrip('.')}."
    referee.step("unrun", text, rule("5.2"), cards=[card] if card is not None else [])


def check(referee: Referee, work: Work) -> None:
    """Tries out on a fork what is about to be generated.

    :raises CannotRunError: if the engine could not carry it out to its end, whatever is decided on the way.
    """
    mark = referee.mark()
    reason: CannotRunError | RefusalError | None = None
    try:
        work(_fork(mark, ()))
    except DecisionNeededError as needed:
        reason = _why_stuck(mark, work, (), needed.decision)
    except (CannotRunError, RefusalError) as error:
        reason = error
    except GameOverError:
        return
    except TooManyStepsError:
        return  # That is found out, and told, as it resolves.
    if reason is not None and _is_ours(reason):
        raise CannotRunError(reason.why, reason.card) if isinstance(reason, NotSupportedError) else reason


def begin(referee: Referee, work: Work) -> None:
    """Takes an action of a player, unless whatever is decided in the course of it leads to what cannot be run.

    :raises RefusalError: if it does, or the rules forbid the action.
    """
    mark = referee.mark()
    try:
        work(referee)
    except DecisionNeededError as needed:
        reason = _why_stuck(mark, work, referee.answers[mark.asked :], needed.decision)
        if reason is not None and _is_ours(reason):
            raise reason from None
        raise


def _is_ours(reason: CannotRunError | RefusalError) -> bool:
    """Whether it is the engine that does not go on, and not the rules."""
    return isinstance(reason, CannotRunError | NotSupportedError)


def _fork(mark: Mark, answers: Sequence[Answer]) -> Referee:
    other = Referee(mark.game.apart(), answers=answers)
    other.take_up(mark)
    return other


def _why_stuck(
    mark: Mark, work: Work, answers: Sequence[Answer], decision: Decision
) -> CannotRunError | RefusalError | None:
    """Why no answer leads to the end of the work, or nothing if one does."""
    first: CannotRunError | RefusalError | None = None
    open_ends = [(tuple(answers), decision, possible(decision, {}))]
    for _ in range(MAX_TRIES):
        action = None
        while open_ends and action is None:
            so_far, asked, others = open_ends[-1]
            action = next(others, None)
            if action is None:
                open_ends.pop()
        if action is None:
            break
        tried = (*so_far, answer_to(asked, action))
        try:
            work(_fork(mark, tried))
        except DecisionNeededError as needed:
            open_ends.append((tried, needed.decision, possible(needed.decision, {})))
        except (CannotRunError, RefusalError) as error:
            if first is None or (_is_ours(error) and not _is_ours(first)):
                first = error
        except TooManyStepsError:
            pass
        except GameOverError:
            return None
        else:
            return None
    return first or CannotRunError("what may be decided on the way is too much to try")
