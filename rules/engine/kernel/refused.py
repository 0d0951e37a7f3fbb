"""Why not: the refusal of what somebody might wish to do, in whatever way it is completed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import TypedDict

from rules.engine.kernel.actions import Action
from rules.engine.kernel.citations import Citation
from rules.engine.kernel.recorder import TooManyStepsError
from rules.engine.kernel.steps import DecisionNeededError, RefusalError

MAX_ATTEMPTS = 300  # of one action with its choices made in one way or another
# Takes an action, or raises what is in its way.
Attempt = Callable[[Action], None]
# The ways to complete an action that leaves something open; nothing where the refusal is not about that.
Ways = Callable[[Action, RefusalError], list[Action] | None]


def no_ways(_action: Action, _error: RefusalError) -> None:
    """The actions are complete."""
    return


def why_not(
    wishes: Iterable[Action],
    attempt: Attempt,
    ways: Ways = no_ways,
    *,
    decides: Citation,
    depth: int = 0,
    most: int = MAX_ATTEMPTS,
) -> tuple[Action, RefusalError | None, int]:
    """What is in the way of an action that can be wished in several ways: the first of them, its refusal, the attempts.

    No refusal if one way is legal, or if ``most`` attempts did not try them all; a decision of somebody that comes up
    on the way to the action is itself in the way.

    :param decides: the rule by which a decision comes first.
    :param ways: how an action is completed that leaves something open, ``depth`` choices at most.
    """
    waiting = deque((each, depth) for each in wishes)
    refused, first, attempts = waiting[0][0] if waiting else {}, None, 0
    while waiting and attempts < most:
        tried, left = waiting.popleft()
        attempts += 1
        try:
            attempt(tried)
        except DecisionNeededError as needed:
            if not needed.on_the_way:
                return tried, None, attempts
            if first is None:
                told = f"{needed.decision.by} decides before it can come to that: {needed.decision.text}"
                refused, first = tried, RefusalError("decision_needed", told, decides)
        except RefusalError as error:
            completed = ways(tried, error)
            if completed:
                waiting += [(each, left - 1) for each in completed] if left else []
            elif first is None:
                refused, first = tried, error
        except TooManyStepsError:
            return tried, None, attempts
        else:
            return tried, None, attempts
    return refused, None if waiting else first, attempts


class Refused(TypedDict):
    """A refused action in JSON."""

    action: Action
    code: str
    message: str
    rules: list[dict[str, str]]
    later: str | None


def as_json(action: Action, error: RefusalError, number: int) -> Refused:
    """A refused action, with what a ``problem`` says of its refusal."""
    told = error.as_json(number)
    return {
        "action": action,
        "code": told["code"],
        "message": told["message"],
        "rules": told["rules"],
        "later": told["later"],
    }
