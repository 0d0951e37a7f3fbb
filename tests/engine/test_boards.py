"""A board is its outcome (DESIGN 7): cut after each action, every scenario goes on from its board as in one go."""

from __future__ import annotations

import json
import re

import pytest

from rules.engine import evaluate
from tests.corpus import entries, ufs_entries
from tests.engine_library import at, board, bundled, player, ufs_samples
from tests.exhaustive import most_files

# What has to come out equal; the hash tells what the others do not show: what waits, what lasts, what was counted.
EQUAL = ("status", "winner", "turn", "phase", "players", "cards", "scene", "attack", "decision", "problem", "hash")
TOLD = (*EQUAL, "board")


def broken(scenario, library):
    """Where going on from board to board comes to something else than going on in one go; nothing if it never does."""
    actions = scenario.get("actions", [])
    board = scenario
    for number, action in enumerate(actions, 1):
        whole = told({**scenario, "actions": actions[:number]}, library)
        part = told({**board, "actions": [action]}, library)
        if whole["problem"] is not None:
            whole["problem"]["action"] -= number - 1
        wrong = {name: (whole[name], part[name]) for name in EQUAL if whole[name] != part[name]}
        if wrong:
            return number, wrong
        if whole["problem"] is not None:
            return None  # What comes after an action that is refused is not looked at.
        board = part["board"]
        if without_resume(board) != without_resume(whole["board"]):
            return number, {"board": (whole["board"], board)}
    return None


def told(scenario, library):
    """The outcome; which number a card has of which nothing is known means nothing."""
    outcome = json.dumps(evaluate(scenario, library, fields=TOLD))
    return json.loads(re.sub(r"\bunknown-\d+", "unknown-card", outcome))


def without_resume(board):
    """A board without what led to it, and without an order of the Characters at a location."""
    if isinstance(board, dict):
        kept = {name: without_resume(value) for name, value in board.items() if name != "resume"}
        if "characters" in kept:
            kept["characters"].sort(key=lambda card: card["id"])
        return kept
    return [without_resume(each) for each in board] if isinstance(board, list) else board


@pytest.mark.parametrize("name", most_files(entries()))
def test_shadowfist(name):
    for entry in entries():
        if entry["file"] == name:
            assert broken(entry["scenario"], bundled()) is None, entry["name"]


@pytest.mark.parametrize("name", most_files(ufs_entries()))
def test_ufs(name):
    for entry in ufs_entries():
        if entry["file"] == name:
            assert broken(entry["scenario"], ufs_samples()) is None, entry["name"]


def test_what_is_left_to_chance_goes_on_from_the_board():
    """The seed of a board is that of the next draw, however many came before."""
    snatch = {"title": "Snatch", "type": "Event", "text": "Target a player :: Target discards 1 card at random."}
    hand = ["Maverick Cop", "Ting Ting", "Final Brawl", "Really Big Gun", "Stone Garden"]
    steps = [{"by": "Ann", "do": "play", "card": "Snatch", "targets": ["Bob"]}, {"do": "resolve"}]
    lost = set()
    for seed in range(8):
        both = [player("Ann", at(), hand=["Snatch", "Snatch"]), player("Bob", at(), hand=hand)]
        given = board(*both, custom=[snatch], seed=seed, actions=steps * 2)
        assert broken(given, bundled()) is None
        whole = told(given, bundled())
        lost.add(tuple(card for card, of in whole["cards"].items() if of["owner"] == "Bob" and of["zone"] == "toasted"))
        assert whole["board"]["seed"] != seed
    assert len(lost) > 2, "other seeds come to other cards"
