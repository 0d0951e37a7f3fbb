"""Costs and other terms of playing a card: changed costs, no cost, from the smoked pile (4.3, 4.3.2)."""

import pytest

from rules.engine.shadowfist.model.cards import Face
from rules.engine.shadowfist.model.symbols import Symbols
from tests.engine_library import board, play_out, player, small_library

GUARD = Face("Guard", "Character", fighting=3, cost=0)
SWORD = Face("Sword", "State", "", "Weapon. Play on a Character. Subject gains +1 Fighting.", cost=2)
STONE = Face("Stone", "State", "", "Play on a Character. Subject gains +1 Fighting.", cost=0)


def played(texts, card, *, power=5, on="guard", zone="smoked", **action):
    """Ann plays a card with Edges of these texts in play."""
    edges = [Face(f"Edge {n}", "Edge", "", text) for n, text in enumerate(texts)]
    library = small_library(GUARD, SWORD, STONE, *edges)
    ann = player("Ann", power=power, characters=["Guard"], edges=[each.title for each in edges], **{zone: [card]})
    do = {"by": "Ann", "do": "play", "card": card.lower(), "on": on, **action}
    return play_out(board(ann, player("Bob")), do, "resolve", library=library)


POLE = "Once during each Main Shot, you may play one State from your smoked pile."


def test_from_the_smoked_pile_at_its_cost():
    result = played([POLE], "Sword")
    assert result["status"] == "ok"
    assert result["cards"]["sword"]["subject"] == "guard"
    assert result["players"]["Ann"]["power"] == 3


def test_nothing_lets_it_be_played():
    assert played(["You may play States at -1 cost."], "Sword")["problem"]["code"] == "no_such_card"


def test_a_surcharge_for_what_is_played_this_way():
    text = f"{POLE} A State with a printed cost of 0 played this way is +1 cost."
    assert played([text], "Stone")["players"]["Ann"]["power"] == 4
    assert played([text], "Sword")["players"]["Ann"]["power"] == 3
    assert played([text], "Stone", zone="hand")["players"]["Ann"]["power"] == 5


@pytest.mark.parametrize(
    ("texts", "left"),
    [
        (["All Weapons are played at -1 cost."], 4),
        (["Opponents play Weapons at -1 cost."], 3),
        (["You may play Weapons at -1 cost.", "You may play States at -2 cost."], 5),
        (["All Weapons are played at -1 cost.", "You may play States at -1 cost."], 5),
        (["Each player plays Weapons at +1 cost."], 2),
        (["Weapons played on Characters you control have no cost.", "Each player plays Weapons at +1 cost."], 5),
        (["Weapons played on Sites have no cost."], 3),
    ],
)
def test_what_a_weapon_of_two_costs(texts, left):
    assert played(texts, "Sword", zone="hand")["players"]["Ann"]["power"] == left


def test_a_reduction_once_a_turn_is_used_up():
    edge = Face("Smith", "Edge", "", "Once per turn, you may play a Weapon at -1 cost.")
    library = small_library(GUARD, SWORD, edge)
    ann = player(
        "Ann", power=5, characters=["Guard"], edges=["Smith"], hand=["Sword", {"card": "Sword", "id": "other"}]
    )
    actions = [
        {"by": "Ann", "do": "play", "card": "sword", "on": "guard"},
        {"by": "Ann", "do": "play", "card": "other", "on": "guard"},
    ]
    result = play_out(board(ann, player("Bob")), *actions, library=library)
    assert result["players"]["Ann"]["power"] == 5 - 1 - 2


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ("ignoring one resource condition", "no_cards_to_play"),
        ("ignoring resource conditions", None),
        ("at no cost", "no_cards_to_play"),
    ],
)
def test_what_an_effect_ignores_when_it_plays_a_card(terms, code):
    face = Face("Hermit", "Character", fighting=2, cost=0, requires=Symbols.of(chi=1, magic=1))
    library = small_library(Face("Gate", "Edge", "", f"Turn :: Play a Character {terms}."), face)
    scene = board(player("Ann", power=1, hand=["Hermit"], edges=["Gate"]), player("Bob"))
    result = play_out(scene, ("Ann", "use", "gate"), "resolve", library=library)
    assert (result["problem"] or {}).get("code") == code


BIG = Face("Big", "Character", fighting=6, cost=5)
FORGE = Face("Forge", "Edge", "", "Turn :: Play a Character at -2 cost.")
INN = Face("Inn", "Edge", "", "Turn :: Play a Character at -1 cost.")
OPEN = Face("Open", "Edge", "", "Turn :: Play a Character ignoring resource conditions.")
SALE = Face("Sale", "Edge", "", "You may play Characters at -2 cost.")
ONCE = Face(
    "Once",
    "Edge",
    "",
    'Turn :: Play a Character at -2 cost. A Character\'s cost cannot be reduced by 2 or more cards titled "Once".',
)


def used(edges, first, other, *, ruleset="zman-2001", power=2):
    library = small_library(BIG, FORGE, INN, OPEN, SALE, ONCE)
    ann = player(
        "Ann", power=power, hand=["Big"], edges=[{"card": each, "id": f"e{n}"} for n, each in enumerate(edges)]
    )
    scene = board(ann, player("Bob"), ruleset=ruleset)
    return play_out(scene, {"by": "Ann", "do": "use", "card": first, "reduced_by": other}, "resolve", library=library)


class TestTwoReductions:
    @pytest.mark.parametrize(
        ("edges", "ruleset", "code"),
        [
            (["Forge", "Inn"], "zman-2001", "cannot_combine_cost_reductions"),
            (["Forge", "Inn"], "daedalus-1995", None),
            (["Forge", "Sale"], "zman-2001", "cannot_combine_cost_reductions"),
            (["Forge", "Sale"], "daedalus-1995", None),
            (["Once", "Once"], "daedalus-1995", "cannot_combine_cost_reductions"),
            (["Once", "Forge"], "daedalus-1995", None),
            (["Open", "Forge"], "zman-2001", "cannot_combine_cost_reductions"),
        ],
    )
    def test_combined_or_not(self, edges, ruleset, code):
        result = used(edges, "e0", "e1", ruleset=ruleset)
        assert (result["problem"] or {}).get("code") == code
        assert result["cards"]["big"]["zone"] == ("hand" if code else "play")

    def test_both_turn_where_both_are_used(self):
        result = used(["Forge", "Inn"], "e0", "e1", ruleset="daedalus-1995")
        assert result["cards"]["e0"]["turned"]
        assert result["cards"]["e1"]["turned"]
        assert result["players"]["Ann"]["power"] == 0

    def test_an_effect_without_a_reduction_leaves_room_for_one(self):
        assert used(["Open", "Sale"], "e0", "e1", power=3)["players"]["Ann"]["power"] == 0
