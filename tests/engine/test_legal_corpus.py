"""Every action that the corpus takes is listed as legal just before it, or is of a kind that the listing leaves out.

One test for each scenario file. What several scenarios of a file begin with is looked at once.
"""

from __future__ import annotations

import json
from itertools import chain

import pytest

from rules.engine.kernel.omitted import Kind
from rules.engine.kernel.searching import Listing
from rules.engine.shadowfist.interface.actions import dispatch
from rules.engine.shadowfist.interface.legal import listing_of
from rules.engine.shadowfist.interface.outcome import cards_json, effect_json, players_json
from rules.engine.shadowfist.interface.performing import Run, take
from rules.engine.shadowfist.interface.scenario import read_scenario
from rules.engine.shadowfist.interface.setup import set_up
from rules.engine.shadowfist.model.steps import DecisionNeededError, RefusalError
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.rules.answers import in_advance
from rules.engine.shadowfist.rules.turns import turn
from tests.corpus import entries
from tests.engine_library import bundled
from tests.exhaustive import most_files

FILES = most_files(entries())


@pytest.mark.parametrize("file", FILES)
def test_what_is_taken_was_listed(file):
    seen = set()
    missing = [
        f"{entry['name']}: {action}"
        for entry in entries()
        if entry["file"] == file
        for before, after, action in taken(entry["scenario"], seen)
        if not is_listed(listing := listing_of(before), before, after, action)
        and not left_out(listing, before, after, action)
    ]
    assert not missing, "\n".join(missing)


def taken(scenario, seen):
    """The actions of a scenario that are accepted, each with the run before and after it; those not yet ``seen``."""
    read = read_scenario(scenario, bundled())
    assert read.resume is None, "the corpus starts from boards"
    run = Run(set_up(read), [])
    for number, action in enumerate(read.actions):
        before = copy(run)
        try:
            take(run, action, number)
        except RefusalError:
            return
        so_far = json.dumps({**scenario, "actions": scenario["actions"][: number + 1]}, sort_keys=True)
        if so_far not in seen:
            seen.add(so_far)
            yield before, copy(run), by_id(before, action)


def copy(run):
    return Run(run.game, list(run.steps), run.pending)


def by_id(run, action):
    """An action with ids in the place of titles."""
    cards = run.game.cards.values()

    def named(value):
        if isinstance(value, str):
            fitting = [card.id for card in cards if card.title.lower() == value.lower()]
            return fitting[0] if value not in run.game.cards and len(fitting) == 1 else value
        if isinstance(value, dict):
            return {named(key): named(each) for key, each in value.items()}
        return [named(each) for each in value] if isinstance(value, list) else value

    return {name: value if name in ("do", "ability") else named(value) for name, value in action.items()}


def is_listed(listing: Listing, before, after, action):
    """Whether an action is listed: as it stands, with what it leaves out, or in another way that does the same."""
    if any(each.items() >= action.items() for each in listing.actions):
        return True
    return any(comes_to_the_same(before, after, each, action) for each in listing.actions if each["do"] == action["do"])


def comes_to_the_same(before, after, listed, action):
    run = copy(before)
    take(run, listed, 0)
    if decision(run) != decision(after):
        return False
    # Of cards that are targeted together the order means nothing, and yet the game remembers it.
    reordered = sorted(listed.get("targets") or ()) == sorted(action.get("targets") or ()) != []
    return run.game == after.game or (reordered and shown(run.game) == shown(after.game))


def decision(run):
    return run.pending.decision if run.pending is not None else None


def shown(game):
    scene = [{**effect, "targets": sorted(effect["targets"])} for effect in map(effect_json, game.scene)]
    return cards_json(game), players_json(game), scene


def left_out(listing: Listing, before, after, action):
    """Whether the listing says that it leaves out actions of this kind."""
    told = [each for each in listing.omitted if not each.do or action["do"] in each.do]
    assert not {each.kind for each in told} & {Kind.ROOM, Kind.EFFORT}, "no board of the corpus is so large"
    return any(IS[each.kind](each, listing, before, after, action) for each in told)


def _comes_later(omission, listing, before, after, action):
    if before.pending is not None:
        return False
    referee = Referee(before.game, ready=in_advance(action))
    try:
        if not before.game.begun:
            turn.begin(referee)
        if in_advance(action) is not None:
            return True  # It answers what will be asked when others have passed.
        dispatch(referee, action)
    except RefusalError as error:
        return error.later
    except DecisionNeededError:
        return False
    return False


def _changes_nothing(omission, listing, before, after, action):
    return after.game == before.game and after.pending == before.pending


def _is_of_a_group(omission, listing, before, after, action):
    """Several together, each of which does the same in some action that is listed."""
    alike = [each for each in listing.actions if each["do"] == action["do"] and each["by"] == action["by"]]
    return len(parts(action)) > 1 and parts(action) <= set(chain.from_iterable(map(parts, alike)))


def parts(action):
    """Who attacks or intercepts whom, or is discarded."""
    target = action.get("target")
    attacking = {(card, target[card] if isinstance(target, dict) else target) for card in action.get("with", ())}
    intercepting = {(card, who) for who, cards in action.get("against", {}).items() for card in cards}
    return attacking | intercepting | {(card, None) for card in action.get("cards", ())}


def _divides(omission, listing, before, after, action):
    asked = decision(before)
    return asked.kind == "divide" and set(action["damage"]) <= set(asked.options)


def _names_too_many(omission, listing, before, after, action):
    return len(action.get("cards") or action.get("targets") or ()) > omission.most


def _names_another_word(omission, listing, before, after, action):
    """What is listed with another word for it, and otherwise agrees."""
    return any(
        len(each.get("choices", ())) == len(action["choices"])
        and all(action.get(name, value) == value for name, value in each.items() if name != "choices")
        for each in listing.actions
        if "choices" in action
    )


IS = {
    Kind.LATER: _comes_later,
    Kind.UNCHANGED: _changes_nothing,
    Kind.GROUPS: _is_of_a_group,
    Kind.DIVISIONS: _divides,
    Kind.NUMBER: _names_too_many,
    Kind.WORDS: _names_another_word,
}


def test_every_kind_is_known():
    assert set(IS) | {Kind.ROOM, Kind.EFFORT, Kind.UNKNOWN} == set(Kind), "the last of UFS only"
