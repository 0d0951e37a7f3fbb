"""The legal actions at a point of a game: each complete, and accepted as it is listed; and why others are not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from rules.engine.kernel.omitted import Kind, Omission
from rules.engine.kernel.recorder import TooManyStepsError
from rules.engine.kernel.running import Run
from rules.engine.kernel.steps import DecisionNeededError, RefusalError
from rules.engine.kernel.work import TooMuchWorkError, Work
from rules.engine.ufs.effects import attacking
from rules.engine.ufs.effects.agenda import BlockStep, Mulligan, ReversalStep, Review, Window, top
from rules.engine.ufs.interface.actions import take
from rules.engine.ufs.interface.evaluation import act, begun
from rules.engine.ufs.interface.outcome import decision_of
from rules.engine.ufs.interface.scenario import read_scenario
from rules.engine.ufs.ir.words import Stat
from rules.engine.ufs.library import Library
from rules.engine.ufs.model.cards import INFINITY
from rules.engine.ufs.query import numbers
from rules.engine.ufs.query.state import Card, Game, played_abilities
from rules.engine.ufs.rules import playing

MAX_ACTIONS_LISTED = 500
MAX_CHOICES = 60  # of cards among others, in one decision
LATER = Omission(Kind.LATER, "what becomes legal only when others have passed, and implies that they do")
CHECKS = Omission(Kind.NUMBER, "control checks of an unknown deck but one that fails and one that passes", ("play",))
TOO_MUCH = Omission(Kind.EFFORT, "what further attempts would find, since there is too much to try")
Action = dict[str, Any]


@dataclass(frozen=True)
class Listing:
    """The legal actions at a point; ``omitted`` says what of them is not listed."""

    actions: list[Action]
    omitted: tuple[Omission, ...] = ()
    effort: int = 0

    @property
    def shortfall(self) -> tuple[str, ...]:
        """In a few words each what is not listed because there is too much of it."""
        return tuple(each.text for each in self.omitted if not each.kind.by_design)


def legal_actions(scenario: Mapping[str, Any], library: Library) -> list[Action]:
    """Every legal action after a scenario's own, each with all that it needs."""
    return list_legal(scenario, library).actions


def list_legal(scenario: Mapping[str, Any], library: Library, work: Work | None = None) -> Listing:
    """The legal actions after a scenario's own, and what of them is left out.

    :raises ScenarioError: if the scenario is malformed, or its own actions are already too much work.
    """
    work = work or Work()
    read = read_scenario(scenario, library)
    run = begun(read, work, scenario)
    problem = act(run, read.actions, work)
    return Listing([]) if problem is not None else listing_of(run, work)


def listing_of(run: Run[Game], work: Work) -> Listing:
    """The legal actions at this point of a game."""
    found: list[Action] = []
    omitted: list[Omission] = []
    if run.pending is None and isinstance(top(run.game), Window | Review | ReversalStep):
        omitted.append(LATER)
    try:
        for action in _candidates(run):
            if len(found) >= MAX_ACTIONS_LISTED:
                omitted.append(Omission(Kind.ROOM, f"what goes beyond {MAX_ACTIONS_LISTED} actions"))
                break
            if _is_legal(run, action, work):
                found.append(action)
    except TooMuchWorkError:
        omitted.append(TOO_MUCH)
    if any("check" in each for each in found):
        omitted.append(CHECKS)
    return Listing(found, tuple(omitted), work.done)


def _is_legal(run: Run[Game], action: Action, work: Work) -> bool:
    """Whether it is accepted, and some answer to each decision that it then asks for."""
    try:
        copy = run.copy()
        copy.strict = True
        take(copy, action, 0, work)
    except (RefusalError, TooManyStepsError):
        return False
    return copy.pending is None or any(_is_legal(copy, each, work) for each in _answers(copy))


def _candidates(run: Run[Game]) -> Iterator[Action]:
    game = run.game
    if game.winner is not None:
        return
    if run.pending is not None:
        yield from _answers(run)
        return
    task = top(game)
    if isinstance(task, Mulligan):
        yield {"by": task.by, "do": "mulligan"}
        yield {"by": task.by, "do": "keep"}
        return
    if isinstance(task, Review):
        for each in game.players[task.by].hand:
            yield {"by": task.by, "do": "discard", "cards": [each]}
        yield {"by": task.by, "do": "pass"}
        return
    if isinstance(task, BlockStep):
        attack = attacking.get(game, task.attack)
        assert attack is not None
        name = game.opponent(attack.by)
        for each in game.players[name].hand:
            yield from _plays(game, game.cards[each], name, "block")
        yield {"by": name, "do": "pass"}
        return
    name = task.next if isinstance(task, Window) else game.turn
    if isinstance(task, ReversalStep):
        attack = attacking.get(game, task.attack)
        name = game.opponent(attack.by) if attack is not None else name
    for each in game.players[name].hand:
        yield from _plays(game, game.cards[each], name, "play")
    if not isinstance(task, ReversalStep):
        for each in (*game.players[name].staging, *game.players[name].card_pool):
            yield from _activations(game, game.cards[each], name)
    yield {"by": name, "do": "pass" if task is not None else "end"}
    if task is not None:
        yield {"do": "continue"}


def _plays(game: Game, card: Card, name: str, do: str) -> Iterator[Action]:
    """The ways to play a card; of an unknown deck with a check that fails, and one that passes."""
    if not card.is_known:
        return
    for n, half in enumerate(card.facts.halves):
        base: Action = {"by": name, "do": do, "card": card.id}
        if card.facts.is_split:
            base["half"] = half.type
        abilities: list[int | None] = [None]
        if do == "play" and half.type == "action" and n < len(card.texts):
            shown = game.put(card.id, half=n).cards[card.id]
            places = [i for i, (_, each) in enumerate(played_abilities(shown)) if each.keyword is None]
            abilities = list(places) if len(places) > 1 else [None]
        for ability in abilities:
            action = base if ability is None else {**base, "ability": ability}
            symbols = _symbols(game, card, name)
            for symbol in symbols:
                yield from _checked(game, card, name, action if symbol is None else {**action, "symbol": symbol}, do)


def _symbols(game: Game, card: Card, name: str) -> list[str | None]:
    if INFINITY not in card.facts.resources:
        return [None]
    return [*numbers.symbols(game, game.character(name))] or list(numbers.TWELVE)


def _checked(game: Game, card: Card, name: str, action: Action, do: str) -> Iterator[Action]:
    if _knows_top(game, name):
        yield action
        return
    if do == "block" and game.attack is not None:
        modifier = numbers.number(game, card, Stat.BLOCK_MODIFIER)
        needed = playing.block_difficulty(game, game.attack, modifier, name)
    else:
        needed = playing.difficulty(game, card, name)
    for check in dict.fromkeys((max(0, needed), 0)):
        yield {**action, "check": check}


def _knows_top(game: Game, name: str) -> bool:
    deck = game.players[name].deck
    return bool(deck) and game.cards[deck[0]].is_known


def _activations(game: Game, card: Card, name: str) -> Iterator[Action]:
    plain = 0
    for _, ability in played_abilities(card):
        if ability.keyword is not None:
            yield {"by": name, "do": "activate", "card": card.id, "ability": ability.keyword.capitalize()}
        else:
            base = {"by": name, "do": "activate", "card": card.id, "ability": plain}
            plain += 1
            yield base
            if not _knows_top(game, name):
                yield {**base, "check": 0}
                yield {**base, "check": 10}


def _answers(run: Run[Game]) -> Iterator[Action]:
    decision = decision_of(run)
    assert decision is not None
    if decision.kind in ("may", "momentum", "order") or not decision.cards:
        for option in decision.options:
            yield {"by": decision.by, "do": "choose", "option": option}
        return
    sizes = (0, decision.most) if decision.kind == "commit" else range(decision.least, decision.most + 1)
    count = 0
    for size in dict.fromkeys(sizes):
        for cards in combinations(decision.options, size):
            yield {"by": decision.by, "do": "choose", "cards": list(cards)}
            count += 1
            if count >= MAX_CHOICES:
                return


def refused_actions(
    scenario: Mapping[str, Any], library: Library, card_id: str, work: Work | None = None
) -> list[dict[str, Any]]:
    """What one card may not do after a scenario's own actions, each with the rule that stands in the way.

    What is legal in some way is none of it. Empty for a card that the game does not know.

    :raises ScenarioError: if the scenario is malformed.
    """
    work = work or Work()
    read = read_scenario(scenario, library)
    run = begun(read, work, scenario)
    problem = act(run, read.actions, work)
    card = run.game.cards.get(card_id)
    if problem is not None or card is None or run.pending is not None:
        return []
    found: dict[tuple[str, str], dict[str, Any] | None] = {}
    wishes = [*_wishes(run.game, card)]
    for action in wishes:
        key = (action["do"], str(action.get("ability", "")))
        refusal = _refusal(run, action, work)
        if refusal is None:
            found[key] = None
        elif key not in found:
            told = refusal.as_json(len(read.actions))
            found[key] = {"action": action, **{name: told[name] for name in ("code", "message", "rules", "later")}}
    return [each for each in found.values() if each is not None]


def _wishes(game: Game, card: Card) -> Iterator[Action]:
    name = card.controller
    if card.zone == "hand":
        yield from _plays(game, card, name, "play")
        if card.facts.block_zone is not None:
            yield from _plays(game, card, name, "block")
    elif card.zone in ("staging", "card_pool"):
        yield from _activations(game, card, name)


def _refusal(run: Run[Game], action: Action, work: Work) -> RefusalError | None:
    try:
        take(run.copy(), action, 0, work)
    except RefusalError as error:
        return error
    except (DecisionNeededError, TooManyStepsError):
        return None
    return None
