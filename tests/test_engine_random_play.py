"""Random play: on random boards of bundled cards every listed action is accepted, and nothing is lost (issue 4)."""

import copy
import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.engine import evaluate
from rules.engine.actions import Run, take
from rules.engine.legal import list_actions
from rules.engine.scenario import read_scenario
from rules.engine.setup import set_up
from rules.engine.symbols import Symbol
from tests.engine_library import bundled

LIBRARY = bundled()
CARDS = sorted({card.title: card for card in LIBRARY.all()}.values(), key=lambda card: card.title)
TYPES = {}
for card in CARDS:
    TYPES.setdefault(card.printings[-1].face.type, []).append(card.title)
RICH = {symbol.value: 9 for symbol in Symbol}
SITES = TYPES["Feng Shui Site"] + TYPES["Site"]
SLOW = settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@st.composite
def boards(draw):
    def some(titles, most):
        return draw(st.lists(st.sampled_from(titles), max_size=most, unique=True))

    used = set()

    def fresh(titles, most):
        found = [title for title in some(titles, most) if title not in used]
        used.update(found)
        return found

    everything = [card.title for card in CARDS]
    players = []
    for name in ("Ann", "Bob", "Cathy")[: draw(st.integers(2, 3))]:
        sites = fresh(SITES, 4)
        characters = [
            {"card": title, "damage": draw(st.integers(0, 1)), "turned": draw(st.booleans())}
            for title in fresh(TYPES["Character"], 3)
        ]
        places = [{"front": site} for site in sites[:2]]
        for place, back in zip(places, sites[2:], strict=False):
            place["back"] = back
        each = {
            "name": name,
            "power": draw(st.integers(0, 8)),
            "resources": RICH,
            "hand": some(everything, 5),
            "smoked": some(TYPES["Character"] + TYPES["Event"], 2),
            "edges": fresh(TYPES["Edge"], 1),
            "deck": draw(st.integers(0, 9)),
        }
        if places:
            places[0]["characters"] = characters
            each["locations"] = places
        else:
            each["characters"] = characters
        players.append(each)
    return {
        "players": players,
        "turn": "Ann",
        "phase": draw(st.sampled_from(["main", "main", "start"])),
        "ruleset": draw(st.sampled_from(["zman-2001", "zman-2000", "daedalus-1995", "modern"])),
        "seed": draw(st.integers(0, 99)),
    }


def where_everything_is(game):
    """Each card's place, once; a card in two places or in none shows as a difference."""
    places = {}
    for card in game.cards.values():
        if card.zone == "play":
            places.setdefault(card.id, []).append("play")
        elif card.zone == "removed":
            places.setdefault(card.id, []).append("removed")
    for player in game.players.values():
        for zone in ("hand", "deck", "smoked", "toasted", "burned"):
            for card_id in player.pile(zone):
                assert game.cards[card_id].zone == zone
                places.setdefault(card_id, []).append(zone)
    return places


def check_board(game, ids):
    places = where_everything_is(game)
    assert set(places) == ids
    assert all(len(found) == 1 for found in places.values()), places
    columns = [site for player in game.players.values() for column in player.columns for site in column.sites]
    assert len(columns) == len(set(columns))
    assert set(columns) == {card.id for card in game.in_play() if card.text.is_site}
    for card in game.cards.values():
        assert card.damage >= 0
        assert card.counters >= 0
        if card.subject is not None:
            assert game.cards[card.subject].zone == "play"
    for player in game.players.values():
        assert player.power >= 0
        assert player.unknown_hand >= 0
        assert player.unknown_deck is None or player.unknown_deck >= 0
        for column in player.columns:
            assert game.cards[column.front].controller == player.name


@given(boards(), st.lists(st.integers(0, 10_000), min_size=4, max_size=8))
@SLOW
def test_every_listed_action_is_accepted_and_no_card_is_lost(scenario, picks):
    play_at_random(scenario, picks, ())


@given(boards(), st.lists(st.integers(0, 10_000), min_size=6, max_size=14))
@SLOW
def test_attacks_run_to_their_end(scenario, picks):
    # Two of three actions belong to an attack, where there are such.
    play_at_random({**scenario, "phase": "main"}, picks, ("attack", "join", "intercept", "combat", "choose", "take"))


def play_at_random(scenario, picks, favored):
    read = read_scenario(scenario, LIBRARY)
    run = Run(set_up(read), [])
    ids = set(run.game.cards)
    done = []
    for number, pick in enumerate(picks):
        actions = list_actions(run)
        if not actions:
            break
        if pick % 3:
            actions = [each for each in actions if each["do"] in favored] or actions
        action = actions[pick % len(actions)]
        take(run, action, number)
        done.append(action)
        check_board(run.game, ids)
    assert all(step.rules for step in run.steps)
    whole = {**scenario, "actions": done}
    before = copy.deepcopy(whole)
    result = evaluate(whole, LIBRARY)
    assert whole == before
    assert result["problem"] is None
    assert json.dumps(result) == json.dumps(evaluate(whole, LIBRARY))
    again = evaluate(result["board"], LIBRARY)
    for part in ("cards", "players", "turn", "scene", "attack", "decision"):
        assert again[part] == result[part], part
