"""Random play of whole turns among two to four players who all hold copies of the same Unique cards (issue 5)."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine import evaluate
from rules.engine.actions import Run, take
from rules.engine.legal import list_actions
from rules.engine.scenario import read_scenario
from rules.engine.setup import set_up
from rules.engine.steps import RefusalError
from tests.test_engine_random_play import CARDS, LIBRARY, RICH, SLOW, TYPES, check_board

FACES = {card.title: card.printings[-1].face for card in CARDS}
UNIQUE = {
    kind: [title for title in titles if LIBRARY.compiled(FACES[title]).restrictions >= {"Unique"}]
    for kind, titles in TYPES.items()
}
PLAIN_SITES = [title for title in TYPES["Site"] if title not in UNIQUE["Site"]]
NAMES = ("Ann", "Bob", "Cathy", "David")
# What moves a turn along, and what brings copies of Unique cards together.
COURSE = (
    *("end turn", "continue", "generate power", "skip power", "unturn", "discard", "draw", "decline", "resolve"),
    *("return to main shot", "reveal", "play", "bid", "keep", "pass", "choose"),
)


@st.composite
def tables(draw):
    number = draw(st.integers(2, 4))
    site = draw(st.sampled_from(UNIQUE["Feng Shui Site"]))
    character = draw(st.sampled_from(UNIQUE["Character"]))
    edge = draw(st.sampled_from(UNIQUE["Edge"] or TYPES["Edge"]))
    players = []
    shown = False
    for name in NAMES[:number]:
        face = "down" if shown else draw(st.sampled_from(["up", "down"]))
        shown = shown or face == "up"
        place = {"front": draw(st.sampled_from(PLAIN_SITES)), "back": {"card": site, "face": face}}
        players.append(
            {
                "name": name,
                "power": draw(st.integers(0, 4)),
                "resources": RICH,
                "hand": [character, edge, draw(st.sampled_from(TYPES["Event"]))],
                "deck": draw(st.sampled_from([0, 1, 3, 9])),
                "locations": [place],
                "burned": draw(st.lists(st.sampled_from(TYPES["Feng Shui Site"]), max_size=1)),
            }
        )
    return {
        "players": players,
        "turn": "Ann",
        "phase": draw(st.sampled_from(["main", "start"])),
        "ruleset": draw(st.sampled_from(["zman-2001", "zman-2000", "daedalus-1995", "modern"])),
        "seed": draw(st.integers(0, 99)),
    }


def check_rules(run):
    game = run.game
    for player in game.players.values():
        if player.eliminated:
            assert not any(card.controller == player.name for card in game.in_play())
    if run.pending is not None:
        return
    assert game.auction is None
    shown = [card.title for card in game.in_play() if card.face_up and "Unique" in card.text.restrictions]
    assert len(shown) == len(set(shown)), "a second copy of a Unique card has stayed in play"
    assert not game.resolving
    if game.winner is None and game.phase != "over":
        assert not game.players[game.turn].eliminated or game.scene or game.attack is not None


def check_that_nothing_goes_on(run):
    """The game is over, or waits for an effect that the engine says it does not run."""
    if run.game.winner is None and run.game.phase != "over":
        with pytest.raises(RefusalError) as refused:
            take(Run(run.game, list(run.steps), run.pending), {"do": "resolve"}, 0)
        assert refused.value.code == "not_supported_yet"


@given(tables(), st.lists(st.integers(0, 10_000), min_size=8, max_size=14))
@settings(SLOW, max_examples=25)
def test_whole_turns_with_auctions(scenario, picks):
    run = Run(set_up(read_scenario(scenario, LIBRARY)), [])
    ids = set(run.game.cards)
    done = []
    for number, pick in enumerate(picks):
        actions = list_actions(run)
        if not actions:
            check_that_nothing_goes_on(run)
            break
        if pick % 4:
            actions = [each for each in actions if each["do"] in COURSE] or actions
        kinds = sorted({each["do"] for each in actions})
        kind = kinds[pick % len(kinds)]
        fitting = [each for each in actions if each["do"] == kind]
        action = fitting[pick // 7 % len(fitting)]
        take(run, action, number)
        done.append(action)
        check_board(run.game, ids)
        check_rules(run)
    assert all(step.rules for step in run.steps)
    result = evaluate({**scenario, "actions": done}, LIBRARY)
    assert result["problem"] is None
    again = evaluate(result["board"], LIBRARY)
    for part in ("cards", "players", "turn", "scene", "attack", "decision"):
        assert json.dumps(again[part]) == json.dumps(result[part]), part
