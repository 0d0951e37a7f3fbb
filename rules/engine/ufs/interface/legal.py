"""The legal actions at a point of a game: each complete, and accepted as it is listed; and why others are not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from math import comb

from rules.engine.kernel.actions import Action
from rules.engine.kernel.errors import UnknownError
from rules.engine.kernel.json_values import JsonObject
from rules.engine.kernel.omitted import LATER, Kind, Omission
from rules.engine.kernel.recorder import TooManyStepsError
from rules.engine.kernel.refused import Refused, as_json, why_not
from rules.engine.kernel.running import Run
from rules.engine.kernel.searching import Listing, Search
from rules.engine.kernel.steps import Decision, RefusalError
from rules.engine.kernel.work import Work
from rules.engine.ufs.card_library import Library
from rules.engine.ufs.editions import rule
from rules.engine.ufs.effects import attacking
from rules.engine.ufs.effects.agenda import BlockStep, Mulligan, ReversalStep, Review, Window, top
from rules.engine.ufs.interface.actions import take
from rules.engine.ufs.interface.evaluation import act, begun
from rules.engine.ufs.interface.outcome import decision_of
from rules.engine.ufs.interface.scenario import read_scenario
from rules.engine.ufs.ir.words import Stat
from rules.engine.ufs.model.cards import INFINITY
from rules.engine.ufs.query import numbers
from rules.engine.ufs.query.state import Card, Game, played_abilities
from rules.engine.ufs.rules import playing
from rules.engine.ufs.rules.table import refuse

MAX_CHOICES = 60  # of cards among others, in one decision
CHECKS = Omission(Kind.NUMBER, "control checks of an unknown deck but one that fails and one that passes", ("play",))
CHOICES = Omission(Kind.NUMBER, f"choices of cards beyond {MAX_CHOICES}", ("choose",))


def list_legal(scenario: JsonObject, library: Library, work: Work | None = None) -> Listing:
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
    search = Search()
    if run.pending is None and isinstance(top(run.game), Window | Review | ReversalStep):
        search.omit(LATER)
    rows = [_tried(run, row, work, search) for row in _candidates(run)]
    found = [action for row in search.side_by_side(rows) for action in row]
    if run.pending is not None and _ways(run.pending.decision) > MAX_CHOICES:
        search.omit(CHOICES)
    if any("check" in each for each in found):
        search.omit(CHECKS)
    return Listing(found, tuple(search.omitted), work.done)


def _tried(run: Run[Game], row: Iterable[Action], work: Work, search: Search) -> Iterator[Action | None]:
    """The actions of a row that are legal; nothing for one that is not, or of which something is not known."""
    for action in row:
        try:
            yield action if _is_legal(run, action, work) else None
        except UnknownError as error:
            search.omit(Omission(Kind.UNKNOWN, error.faults[0], (str(action["do"]),)))
            yield None


def _is_legal(run: Run[Game], action: Action, work: Work) -> bool:
    """Whether it is accepted, and some answer to each decision that it then asks for."""
    try:
        copy = run.copy()
        # What has been begun is carried out again with the answer, as it was begun.
        copy.strict = copy.strict or copy.pending is None
        take(copy, action, 0, work)
    except (RefusalError, TooManyStepsError):
        return False
    return copy.pending is None or any(_is_legal(copy, each, work) for each in _answers(copy))


def _candidates(run: Run[Game]) -> list[Iterable[Action]]:
    """What might be done, in rows: one for each card, so that a card with many ways does not hide the others."""
    game = run.game
    if game.is_over:
        return []
    if run.pending is not None:
        return [_answers(run)]
    task = top(game)
    match task:
        case Mulligan(name):
            return [[{"by": name, "do": "mulligan"}, {"by": name, "do": "keep"}]]
        case Review(name):
            hand = game.players[name].hand
            return [[*({"by": name, "do": "discard", "cards": [each]} for each in hand), {"by": name, "do": "pass"}]]
        case BlockStep(number) | ReversalStep(number):
            attack = attacking.get(game, number)
            assert attack is not None
            name = game.opponent(attack.by)
        case Window(next=name):
            pass
        case _:
            name = game.turn
    player = game.players[name]
    do = "block" if isinstance(task, BlockStep) else "play"
    rows: list[Iterable[Action]] = [_plays(game, game.cards[each], name, do) for each in player.hand]
    if not isinstance(task, BlockStep | ReversalStep):
        rows += [_activations(game, game.cards[each], name) for each in (*player.staging, *player.card_pool)]
    rows.append([{"by": name, "do": "pass" if task is not None else "end"}])
    if task is not None and not (isinstance(task, BlockStep) and attacking.can_block(game, task.attack)):
        rows.append([{"do": "continue"}])
    return rows


def _plays(game: Game, card: Card, name: str, do: str) -> Iterator[Action]:
    """The ways to play a card; of an unknown deck with a check that fails, and one that passes."""
    if not card.is_known:
        return
    for n, half in enumerate(card.facts.halves):
        plain: Action = {"by": name, "do": do, "card": card.id}
        base = {**plain, "half": half.type} if card.facts.is_split else plain
        abilities: list[int | None] = [None]
        if do == "play" and half.type == "action" and n < len(card.texts):
            shown = game.put(card.id, half=n).cards[card.id]
            places = [i for i, (_, each) in enumerate(played_abilities(shown)) if each.keyword is None]
            abilities = list(places) if len(places) > 1 else [None]
        for ability in abilities:
            action = base if ability is None else {**base, "ability": ability}
            for symbol in _symbols(game, card, name):
                with_symbol = action if symbol is None else {**action, "symbol": symbol}
                for way in _blocks(game, game.put(card.id, half=n).cards[card.id]) if do == "block" else ({},):
                    yield from _checked(game, card, name, {**with_symbol, **way}, do)


def _blocks(game: Game, card: Card) -> list[Action]:
    """As what a card may block, where it may in several ways (2.14.2.6)."""
    ways = [] if game.attack is None else numbers.blocks_as(game, card, game.cards[game.attack.card])
    return [{"as": way.name} for way in ways] if len(ways) > 1 else [{}]


def _symbols(game: Game, card: Card, name: str) -> list[str | None]:
    if INFINITY not in card.facts.resources:
        return [None]
    return [*numbers.symbols(game, game.character(name))] or list(numbers.TWELVE)


def _checked(game: Game, card: Card, name: str, action: Action, do: str) -> Iterator[Action]:
    if _knows_top(game, name):
        yield action
        return
    if do == "block" and game.attack is not None:
        own = numbers.number(game, card, Stat.BLOCK_MODIFIER)
        modifier = numbers.RANGED_MODIFIER if action.get("as") == numbers.RANGED else own
        needed = playing.block_difficulty(game, game.attack, modifier, card, name)
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
            base: Action = {"by": name, "do": "activate", "card": card.id, "ability": plain}
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
    count = 0
    for size in _sizes(decision):
        for cards in combinations(decision.options, size):
            yield {"by": decision.by, "do": "choose", "cards": list(cards)}
            count += 1
            if count >= MAX_CHOICES:
                return


def _sizes(decision: Decision) -> Iterable[int]:
    """How many cards an answer may name; for the difference of a check all that it takes, or none (8.1.3.4)."""
    sizes = (0, decision.most) if decision.kind == "commit" else range(decision.least, decision.most + 1)
    return dict.fromkeys(sizes)


def _ways(decision: Decision) -> int:
    """How many answers there are of cards among others."""
    return sum(comb(len(decision.options), size) for size in _sizes(decision)) if decision.cards else 0


def refused_actions(scenario: JsonObject, library: Library, card_id: str, work: Work | None = None) -> list[Refused]:
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
    wishes: dict[tuple[str, str], list[Action]] = {}
    for action in _wishes(run.game, card):
        wishes.setdefault((str(action["do"]), str(action.get("ability", ""))), []).append(action)

    def attempt(action: Action) -> None:
        try:
            take(run.copy(), action, 0, work)
        except UnknownError as error:
            raise refuse("not_known", error.faults[0], "2.2.4", "2.2.5") from None

    tried = [why_not(ways, attempt, decides=rule("2.13.4")) for ways in wishes.values()]
    return [as_json(action, refusal, len(read.actions)) for action, refusal, _ in tried if refusal is not None]


def _wishes(game: Game, card: Card) -> Iterator[Action]:
    name = card.controller
    if card.zone == "hand":
        yield from _plays(game, card, name, "play")
        if card.facts.block_zone is not None or numbers.has_keyword(game, card, "ranged"):
            yield from _plays(game, card, name, "block")
    elif card.zone in ("staging", "card_pool"):
        yield from _activations(game, card, name)
