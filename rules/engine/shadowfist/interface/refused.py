"""Why not: what a card might be meant to do and may not, each with the rule that stands in the way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.engine.kernel.actions import Action
from rules.engine.kernel.recorder import TooManyStepsError
from rules.engine.kernel.refused import MAX_ATTEMPTS, Refused, as_json, why_not
from rules.engine.kernel.work import TooMuchWorkError, Work
from rules.engine.shadowfist.editions.citing import in_json
from rules.engine.shadowfist.interface import later
from rules.engine.shadowfist.interface.barriers import Usable
from rules.engine.shadowfist.interface.evaluation import run_scenario
from rules.engine.shadowfist.interface.legal import MAX_DEPTH, filled
from rules.engine.shadowfist.interface.legal import attempt as attempt_listed
from rules.engine.shadowfist.interface.performing import Run, TooEarlyError, perform, take
from rules.engine.shadowfist.interface.scenario import read_scenario
from rules.engine.shadowfist.lowering.card_library import Library
from rules.engine.shadowfist.lowering.rules_text import CHARACTER
from rules.engine.shadowfist.model.steps import DecisionNeededError, RefusalError, rule
from rules.engine.shadowfist.query.game.attack_state import attackers, is_attacking
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.rules.play import crisis, reloading, users
from rules.engine.shadowfist.rules.request import AmbiguousError
from rules.engine.shadowfist.view.view import view_of

MAX_EFFORT = 4_000  # attempts for one card, fewer on a full board
CARDS_LOOKED_AT = 50  # for which an attempt counts twice, and so on
MAX_TARGETS = 60


def refused_actions(
    scenario: Mapping[str, Any], library: Library, card_id: str, work: Work | None = None
) -> list[Refused]:
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
            refused, refusal, attempts = _why_not(run, action, min(MAX_ATTEMPTS, left))
        except TooMuchWorkError:
            break  # This and what follows has more ways than can be tried.
        left -= attempts
        if refusal is not None:
            told = _explained(run, refused, refusal) if refusal.later else refusal
            refused_one = as_json(action, told, len(scenario.get("actions") or ()))
            refused_one["rules"] = in_json(run.game.ruleset, told.rules)
            found.append(refused_one)
    return found


def _why_not(run: Run, action: Action, most: int) -> tuple[Action, RefusalError | None, int]:
    """The refusal of an action in whatever way it is completed."""
    usable = Usable()

    def attempt(tried: Action) -> None:
        _try(run, tried, usable)

    def ways(tried: Action, error: RefusalError) -> list[Action] | None:
        if not isinstance(error, AmbiguousError):
            return None
        return [filled(tried, error, option) for option in error.some(most)]

    return why_not([action], attempt, ways, decides=rule("5.2"), depth=MAX_DEPTH, most=most)


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
        attempt_listed(run.game, action, usable=usable)
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
