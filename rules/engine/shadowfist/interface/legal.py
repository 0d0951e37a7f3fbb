"""The legal actions at a point: each of them complete, and playable as it is listed.

With cards that are alike an action is tried once, and listed with each of them. Lists and the effort for them are
bounded: a ``Listing`` says so where there may be more.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from rules.engine.kernel.actions import Action, items, lists, words
from rules.engine.kernel.json_values import Json
from rules.engine.kernel.omitted import DIVISIONS, LATER, TOO_MUCH, UNCHANGED, Kind, Omission, groups
from rules.engine.kernel.recorder import TooManyStepsError
from rules.engine.kernel.searching import MAX_ACTIONS_LISTED, Listing, Search
from rules.engine.kernel.work import TooMuchWorkError, Work
from rules.engine.shadowfist.interface.actions import dispatch
from rules.engine.shadowfist.interface.barriers import Usable
from rules.engine.shadowfist.interface.evaluation import run_scenario
from rules.engine.shadowfist.interface.performing import Run, perform, take
from rules.engine.shadowfist.interface.scenario import read_scenario
from rules.engine.shadowfist.lowering.card_library import Library
from rules.engine.shadowfist.model.steps import DecisionNeededError, RefusalError
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Game
from rules.engine.shadowfist.query.scope import CannotRunError
from rules.engine.shadowfist.rules.answers import DECIDED_IN, OF_AUCTIONS, possible
from rules.engine.shadowfist.rules.options import alike
from rules.engine.shadowfist.rules.options.alike import Kinds
from rules.engine.shadowfist.rules.options.candidates import at_this_point, with_cards
from rules.engine.shadowfist.rules.request import MAX_MORE, AmbiguousError
from rules.engine.shadowfist.view.view import view_of

MAX_DEPTH = 6
# Beyond so much effort nothing more is tried: some 200,000 are a second. Each attempt counts, more where there are many
# cards, and many texts that give something to cards in play; and so does each step that it takes.
MAX_EFFORT = 100_000
AN_ATTEMPT = 10
CARDS_LOOKED_AT = 20  # in the time that counts as one
CARDS_GIVEN_TO = 4  # by texts, in the time that counts as one
A_STEP = 20
# The actions of an attack: listed also where they imply that players pass who could do nothing of the kind.
IN_ATTACKS = ("join", "intercept", "decline", "combat", "continue", "resolve")

# What several cards may do together, of which each alone and all of them are listed.
TOGETHER = ("attack", "join", "intercept", "discard")
# What these answer is all that they say: an action that leaves more open has been announced so.
ANSWERS_ALONE = ("choose", "divide", "bid", "pass", "keep")

# Takes an action and tells how many steps that took, by way of its second parameter also if it is refused.
Attempt = Callable[[Action, Callable[[int], None]], None]


def legal_actions(scenario: Mapping[str, Any], library: Library) -> list[Action]:
    """Every legal action after a scenario's own, each with all that it needs.

    :raises ScenarioError: if the scenario is malformed.
    """
    return list_legal(scenario, library).actions


def list_legal(scenario: Mapping[str, Any], library: Library, work: Work | None = None) -> Listing:
    """The legal actions after a scenario's own, and what of them is left out.

    :param work: the account on which the work counts; one of its own, of the usual limit, if left out.
    :raises ScenarioError: if the scenario is malformed, or its own actions are already too much work.
    """
    run, problem = run_scenario(read_scenario(scenario, library), scenario, work or Work())
    return Listing([]) if problem is not None else listing_of(run)


def list_actions(run: Run) -> list[Action]:
    """Every legal action at this point of a game."""
    return listing_of(run).actions


def listing_of(run: Run) -> Listing:
    """The legal actions at this point of a game, and what of them is left out."""
    try:
        return _listing(run)
    except TooMuchWorkError:
        return Listing([], (TOO_MUCH,))


def _listing(run: Run) -> Listing:
    game, pending = run.game, run.pending
    if pending is None:
        kinds = alike.kinds(game)
        search = _Search(kinds, partial(attempt, game, usable=Usable(), strict=run.strict), _cost(game))
        if game.scene or game.attack is not None or game.phase != "main":
            search.omit(LATER)
        return search.of(at_this_point(game, kinds))
    decision = pending.decision
    # What was done since the action began is done again with each answer.
    kinds = alike.still(alike.kinds(pending.game, pending.action, pending.answers), game)
    search = _Search(kinds, partial(_take, run), _cost(game))
    if decision.kind == "divide":
        if len(decision.options) > 1 and (decision.amount or 0) > 1:
            search.omit(DIVISIONS)
    elif decision.kind not in DECIDED_IN and min(decision.most, len(decision.options)) > decision.least + MAX_MORE:
        most = decision.least + MAX_MORE
        text = f"choices of more than {most} of {len(decision.options)}"
        search.omit(Omission(Kind.NUMBER, text, ("choose",), most))
    rows: list[Iterable[Action]] = [possible(decision, kinds)]
    if decision.kind in OF_AUCTIONS:
        # 5.5: before any bid or choice, what may be played during an auction.
        rows.append([{"do": "resolve"}])
        for name in game.clockwise():
            mine = alike.one_of_each(game.controlled(name), kinds)
            rows += [[each] for each in with_cards(game, name, mine, kinds)]
    return search.of(rows)


def attempt(
    game: Game,
    action: Action,
    spend: Callable[[int], None] = lambda steps: None,
    *,
    usable: Usable | None = None,
    strict: bool = False,
) -> None:
    """Takes an action that is listed if it is legal.

    :param spend: is told how many steps it took, also if it is refused.
    :param usable: what is known of the options that come up in an attack; the same for every action at one point.
    :param strict: it may imply nothing.
    :raises RefusalError: if it is not.
    """
    referee = Referee(game)
    try:
        if game.attack is None or action["do"] in IN_ATTACKS:
            perform(referee, action, usable, strict=strict)
        else:
            dispatch(referee, action)  # What would imply that others pass is not listed.
    finally:
        spend(len(referee.steps))


def _take(run: Run, action: Action, spend: Callable[[int], None]) -> None:
    copy = run.copy()
    try:
        take(copy, action, 0)
    finally:
        spend(len(copy.steps))


def _cost(game: Game) -> int:
    """What an attempt counts, without its steps."""
    giving = sum(1 for card in view_of(game).continuous() if card.text.gaining)
    return AN_ATTEMPT + len(game.cards) // CARDS_LOOKED_AT + giving * len(game.in_play()) // CARDS_GIVEN_TO


def filled(action: Action, error: AmbiguousError, option: Json) -> Action:
    """An action with one choice more made, of those that are missing."""
    name = error.field
    if name in ("targets", "choices"):
        assert isinstance(option, list)
        return {**action, name: [*items(action, name), *error.granted, *option]}
    return {**action, name: option}


@dataclass(frozen=True)
class _Draft:
    """An action, complete or not; ``groups`` are the words in it among which the order means nothing."""

    action: Action
    groups: tuple[tuple[str, ...], ...]

    @classmethod
    def of(cls, action: Action) -> _Draft:
        """From an action to which nothing has been added yet."""
        return cls(action, tuple(alike.groups_in(action)))

    def filled(self, error: AmbiguousError, option: Json) -> _Draft:
        """With one thing that was missing."""
        granted = tuple((word,) for word in error.granted)
        more = (*granted, *alike.groups_in({error.field: option}))
        return _Draft(filled(self.action, error, option), (*self.groups, *more))


class _Search(Search):
    """Tries what might be done; of what differs only in cards that are alike one thing."""

    def __init__(self, kinds: Kinds, attempt: Attempt, cost: int) -> None:
        super().__init__(MAX_EFFORT, omitted={UNCHANGED: None})
        self.kinds = kinds
        self.attempt = attempt
        self.cost = cost
        self.shapes: set[object] = set()

    def of(self, rows: Iterable[Iterable[Action]]) -> Listing:
        """What is legal in these rows."""
        found = self.side_by_side([self._row(each) for each in rows])
        members: dict[int, list[str]] = defaultdict(list)
        for card_id, kind in self.kinds.items():
            members[kind].append(card_id)
        drafts = [draft for row in found for draft in row]
        room = MAX_ACTIONS_LISTED - len(drafts)
        effort, self.effort = self.effort, 0  # The others are not tried, since they are alike.
        more = self.side_by_side([self._others(draft, members) for draft in drafts], room)
        listed = [[draft, *others] for draft, others in zip(drafts, more, strict=True)]
        actions = [each.action for group in listed for each in group]
        for do in TOGETHER:
            if len({card for each in actions if each["do"] == do for card in _doers(each)}) > 1:
                self.omit(groups(do))
        return Listing(actions, tuple(self.omitted), effort)

    def _row(self, actions: Iterable[Action]) -> Iterator[_Draft | None]:
        for action in actions:
            yield from self._completed(_Draft.of(action), MAX_DEPTH)

    def _completed(self, draft: _Draft, depth: int) -> Iterator[_Draft | None]:
        """An action with every choice made that it needs, in every way that is legal."""
        shape = alike.shape(draft.action, self.kinds)
        if shape in self.shapes or self.is_over:
            return
        self.shapes.add(shape)
        self.effort += self.cost
        try:
            self.attempt(draft.action, self._spend)
        except AmbiguousError as error:
            if error.cut is not None:
                self.omit(error.cut)
            if depth and draft.action["do"] not in ANSWERS_ALONE:
                yield None
                yield from self._ways(draft, error, depth)
        except DecisionNeededError as needed:
            # What would imply that somebody decides first is not listed: nobody knows yet whether it is then legal.
            yield None if needed.on_the_way else draft
        except (RefusalError, TooManyStepsError):
            yield None
        else:
            yield draft

    def _ways(self, draft: _Draft, error: AmbiguousError, depth: int) -> Iterator[_Draft | None]:
        named = {word for group in draft.groups for word in group} | set(error.granted)

        def kind(card_id: str) -> Hashable:
            return card_id if card_id in named else self.kinds.get(card_id, card_id)

        ways = error.ways(kind)
        while not self.is_over:
            try:
                option = next(ways)
            except StopIteration:
                return
            except CannotRunError:
                return  # Naming any of them is refused as not supported yet.
            if option is not None:
                yield from self._completed(draft.filled(error, option), depth - 1)
            else:
                self.effort += A_STEP
                yield None

    def _spend(self, steps: int) -> None:
        self.effort += A_STEP * steps

    def _others(self, draft: _Draft, members: Mapping[int, list[str]]) -> Iterator[_Draft | None]:
        for names in alike.images(draft.groups, self.kinds, members):
            yield _Draft(alike.renamed(draft.action, names), ())


def _doers(action: Action) -> list[str]:
    """The cards that do together what several may do."""
    chains = lists(action, "against").values()
    return [*words(action, "with"), *words(action, "cards"), *(each for chain in chains for each in chain)]
