"""Why not: what a card might be meant to do and may not, each with the rule that stands in the way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.engine import later
from rules.engine.attack_state import attackers, is_attacking
from rules.engine.barriers import Usable
from rules.engine.continuous.view import view_of
from rules.engine.evaluation import run_scenario
from rules.engine.kernel.recorder import TooManyStepsError
from rules.engine.kernel.work import TooMuchWorkError, Work
from rules.engine.legal import MAX_DEPTH, attempt, filled
from rules.engine.library import Library
from rules.engine.performing import Run, TooEarlyError, perform, take
from rules.engine.play import crisis, reloading, users
from rules.engine.referee import Referee
from rules.engine.request import AmbiguousError
from rules.engine.rules_text import CHARACTER
from rules.engine.scenario import read_scenario
from rules.engine.state import Card, Game
from rules.engine.steps import DecisionNeededError, RefusalError, rule

MAX_ATTEMPTS = 300  # of one action with its choices made in one way or another
MAX_EFFORT = 4_000  # attempts for one card, fewer on a full board
CARDS_LOOKED_AT = 50  # for which an attempt counts twice, and so on
MAX_TARGETS = 60
Action = dict[str, Any]


def refused_actions(
    scenario: Mapping[str, Any], library: Library, card_id: str, work: Work | None = None
) -> list[dict[str, Any]]:
    """What one card may not do after a scenario's own actions: ``action``, ``code``, ``message``, ``rules``, ``later``.

    An action that is legal in some way (with one target though not with another) is none of them, nor is one with more
    ways than can be tried. Empty for a card that the game does not know, and where an action of the scenario is itself
    illegal.

    :param work: the account on which the work counts; one of its own, of the usual limit, if left out.
    :raises ScenarioError: if the scenario is malformed, or its own actions are already too much work.
    """
    run, problem = run_scenario(read_scenario(scenario, library), scenario, work or Work())
    card = run.game.cards.get(card_id)
    if problem is not None or card is None:
        return []
    found, left = [], MAX_EFFORT // (1 + len(run.game.cards) // CARDS_LOOKED_AT)
    for action in _wishes(run.game, card):
        try:
            refusal, attempts = _why_not(run, action, min(MAX_ATTEMPTS, left))
        except TooMuchWorkError:
            break  # This and what follows has more ways than can be tried.
        left -= attempts
        if refusal is not None:
            told = refusal.as_json(len(scenario.get("actions") or ()))
            found.append({"action": action, **{name: told[name] for name in ("code", "message", "rules", "later")}})
    return found


def _why_not(run: Run, action: Action, most: int) -> tuple[RefusalError | None, int]:
    """The refusal of an action in whatever way it is completed, with the attempts that it took.

    No refusal if one way is legal, or ``most`` attempts did not try them all.
    """
    first: RefusalError | None = None
    refused = action
    usable = Usable()
    waiting, attempts = [(action, MAX_DEPTH)], 0
    while waiting and attempts < most:
        tried, depth = waiting.pop(0)
        attempts += 1
        try:
            _try(run, tried, usable)
        except AmbiguousError as error:
            options = error.some(most)
            if not options:
                first = first or error
            elif depth:
                waiting += [(filled(tried, error, option), depth - 1) for option in options]
        except DecisionNeededError as needed:
            if not needed.on_the_way:
                return None, attempts
            decides = f"{needed.decision.by} decides before it can come to that: {needed.decision.text}"
            first = first or RefusalError("decision_needed", decides, rule("5.2"))
        except RefusalError as error:
            if first is None:
                first, refused = error, tried
        except TooManyStepsError:
            return None, attempts
        else:
            return None, attempts
    if waiting or first is None:
        return None, attempts
    return (_explained(run, refused, first) if first.later else first), attempts


def _explained(run: Run, action: Action, error: RefusalError) -> RefusalError:
    """The refusal of an action that came too early, with from when it would be legal."""
    try:
        perform(Referee(run.game), action)
    except TooEarlyError as too_early:
        told = later.explained(too_early)
        error.legal_from = told.legal_from
    except (RefusalError, DecisionNeededError, TooManyStepsError):
        pass
    else:
        error.legal_from = "It would be legal once everyone has passed."
    return error


def _try(run: Run, action: Action, usable: Usable) -> None:
    if run.pending is None:
        attempt(run.game, action, usable=usable)
    else:
        take(Run(run.game, list(run.steps), run.pending), action, 0)


def _wishes(game: Game, card: Card) -> Iterator[Action]:
    """What one might want to do with a card, whatever the rules say."""
    for name in game.clockwise():
        player = game.players[name]
        if card.id in player.hand:
            yield {"by": name, "do": "play", "card": card.id}
            if crisis.price_of(game, card) is not None:
                yield {"by": name, "do": "play", "card": card.id, "choices": [crisis.CRISIS]}
        elif card.id in player.smoked:
            ability = reloading.RELOAD if reloading.ways(game, card) else None
            yield {"by": name, "do": "use" if ability else "play", "card": card.id} | (
                {"ability": ability} if ability else {}
            )
    if card.in_play and card.controller is not None:
        yield from _of_card(game, card.controller, card)


def _of_card(game: Game, name: str, card: Card) -> Iterator[Action]:
    allowed = {by: users.usable(game, card, by) for by in game.clockwise() if by != name}
    for index in range(len(card.text.activated)):
        for by, usable in allowed.items():
            if index in usable:
                yield {"by": by, "do": "use", "card": card.id, "ability": index}
        yield {"by": name, "do": "use", "card": card.id, "ability": index}
    if not card.face_up:
        yield {"by": name, "do": "reveal", "card": card.id}
    if card.text.type != CHARACTER:
        return
    for ability in ("Stealth", "Tactics"):
        if view_of(game).has(card.id, ability):
            yield {"by": name, "do": "use", "card": card.id, "ability": ability}
    if game.attack is not None and not is_attacking(game, card.id):
        for attacker in [each for each in attackers(game) if game.cards[each.card.id].in_play][:MAX_TARGETS]:
            yield {"by": name, "do": "intercept", "against": {attacker.card.id: [card.id]}}
        yield {"by": name, "do": "join", "with": [card.id]}
    if game.attack is None:
        others = [each for each in game.in_play() if each.controller != name]
        for target in [each for each in others if each.text.type == CHARACTER or each.text.is_site][:MAX_TARGETS]:
            yield {"by": name, "do": "attack", "with": [card.id], "target": target.id}
    yield {"by": name, "do": "heal", "card": card.id}
    yield from _moves(game, name, card)


def _moves(game: Game, name: str, card: Card) -> Iterator[Action]:
    """To every other location of its controller."""
    mobile = view_of(game).has(card.id, "Mobility")
    for column in game.players[name].columns:
        if column.key != game.place(card):
            yield {"by": name, "do": "move", "card": card.id, "to": column.front}
            if mobile:
                yield {"by": name, "do": "use", "card": card.id, "ability": "Mobility", "at": column.front}
