"""An answer after ``continue``, ``resolve`` or ``combat`` carries out what was decided, and the game stops there."""

import pytest

from tests.engine_library import at, board, play_out, player

ATTACK = {"by": "Ann", "do": "attack", "with": ["homo-omega"], "target": "stone-garden"}
TAKE = {"by": "Ann", "do": "take", "choice": "smoke"}
BRAWL = {"by": "Bob", "do": "play", "card": "final-brawl"}


def falling(*defenders, custom=()):
    """Ann attacks a Site of Bob's that falls; Bob holds a Final Brawl."""
    scene = board(
        player("Ann", at("Rust Garden", "Homo Omega")),
        player(
            "Bob",
            at({"card": "Stone Garden", "damage": 5}, *defenders),
            at("City Park", "Average Joe"),
            hand=["Final Brawl"],
            power=9,
            resources={"dragons": 9},
        ),
    )
    return {**scene, "custom": list(custom)}


@pytest.mark.parametrize("before", ["continue", "combat"])
def test_a_site_has_been_taken_and_anyone_may_act_before_the_attack_goes_on(before):
    result = play_out(falling(), ATTACK, before, TAKE)
    assert (result["cards"]["stone-garden"]["zone"], result["attack"]["stage"]) == ("smoked", "7.4.B.iii")
    assert result["steps"][-1]["kind"] == "smoke"
    result = play_out(falling(), ATTACK, before, TAKE, BRAWL)
    assert result["problem"] is None
    assert [each["card"] for each in result["scene"]] == ["final-brawl"]


def test_what_the_taking_triggers_waits_for_responses():
    mourner = {"title": "Mourner", "type": "Character", "fighting": 1, "text": "When a Site is smoked, gain 1 Power."}
    result = play_out(falling("Mourner", custom=[mourner]), ATTACK, "continue", TAKE)
    assert [each["card"] for each in result["scene"]] == ["mourner"]
    assert result["players"]["Bob"]["power"] == 9


def test_then_it_goes_on_by_an_action_of_its_own():
    result = play_out(falling(), ATTACK, "continue", TAKE, "continue")
    assert (result["attack"], result["phase"], result["turn"]) == (None, "main", "Ann")


def test_continue_as_the_answer_declines_and_goes_on():
    chooser = {"title": "Herald", "type": "Character", "fighting": 1}
    chooser["text"] = "When this card is smoked, you may draw a card."
    slain = {"by": "Bob", "do": "intercept", "against": {"homo-omega": ["herald"]}}
    asked = play_out(falling("Herald", custom=[chooser]), ATTACK, slain, "continue")
    assert asked["decision"]["kind"] == "may"
    result = play_out(falling("Herald", custom=[chooser]), ATTACK, slain, "continue", "continue")
    assert result["decision"]["kind"] == "take"
    stopped = play_out(falling("Herald", custom=[chooser]), ATTACK, slain, "continue", ("Bob", "decline"))
    assert (stopped["decision"], stopped["attack"]["stage"]) == (None, "7.3.D.ii.c")


def divided(share):
    """Two attack one Character, who divides its damage among them; who is smoked triggers something."""
    scene = board(player("Ann", at("Rust Garden", "Frail", "Stout")), player("Bob", at("Stone Garden", "Pillar")))
    scene["custom"] = [
        {"title": "Frail", "type": "Character", "fighting": 1, "text": "When this card is smoked, gain 1 Power."},
        {"title": "Stout", "type": "Character", "fighting": 4},
        {"title": "Pillar", "type": "Character", "fighting": 9},
    ]
    first = {"by": "Ann", "do": "attack", "with": ["frail", "stout"], "target": "pillar"}
    return [play_out(scene, first, before, {"do": "divide", "damage": share}) for before in ("continue", "combat")]


def test_divided_damage_has_been_inflicted_and_what_it_triggers_waits():
    for result in divided({"frail": 1, "stout": 8}):
        assert result["attack"]["stage"] == "7.4.B.iii"
        assert [each["card"] for each in result["scene"]] == ["frail"]
        assert result["cards"]["pillar"]["damage"] == 5


def test_divided_damage_that_triggers_nothing_stops_as_well():
    for result in divided({"stout": 9}):
        assert (result["scene"], result["attack"]["stage"]) == ([], "7.4.B.iii")
        assert result["cards"]["stout"]["zone"] == "smoked"


def test_an_action_that_was_announced_goes_on_after_the_answer():
    chooser = {"title": "Asker", "type": "Event", "cost": 0, "text": "Target player may gain 1 Power."}
    scene = board(player("Ann", at("Rust Garden", "Homo Omega"), hand=["Asker"]), player("Bob", at("City Park")))
    scene["custom"] = [chooser]
    asker = {"by": "Ann", "do": "play", "card": "asker", "targets": ["Bob"]}
    onward = {"by": "Ann", "do": "attack", "with": ["homo-omega"], "target": "city-park"}
    asked = play_out(scene, asker, onward)
    assert asked["decision"]["by"] == "Bob"
    result = play_out(scene, asker, onward, ("Bob", "choose", {"option": "yes"}))
    assert result["players"]["Bob"]["power"] == 1
    assert result["attack"]["attackers"][0]["card"] == "homo-omega"


@pytest.mark.parametrize("answer", [{"by": "Ann", "do": "choose", "option": "no"}, "continue"])
def test_who_declines_what_may_be_done_is_told(answer):
    toad = {"title": "Wise Toad", "type": "Edge", "text": "When you play an Event, you may draw 1 card."}
    call = {"title": "Call", "type": "Event", "cost": 0, "text": "Gain 1 Power."}
    given = board(
        player("Ann", at(), edges=["Wise Toad"], hand=["Call"], deck=9), player("Bob", at()), custom=[toad, call]
    )
    asked = play_out(given, {"by": "Ann", "do": "play", "card": "call"})
    assert asked["decision"]["kind"] == "may"
    told = play_out(given, {"by": "Ann", "do": "play", "card": "call"}, answer)["steps"]
    declined = [step["text"] for step in told if step["kind"] == "decline"]
    assert declined == [f"{asked['decision']['text']} Ann says no."]


@pytest.mark.parametrize("do", ["continue", "pass"])
def test_what_cannot_be_declined_waits(do):
    waiting = play_out(falling(), ATTACK, "continue")
    assert waiting["decision"]["kind"] == "take"
    refused = play_out(falling(), ATTACK, "continue", {"do": do})
    assert refused["problem"]["code"] == "decision_needed"
    assert waiting["decision"]["text"] in refused["problem"]["message"]


def test_what_is_maintained_does_nothing_where_its_card_has_gone_before_it_resolves():
    """5.2.3, 4.2: it would be a conditional effect that is inactive."""
    hush = {"title": "Hush", "type": "Character", "fighting": 1, "text": "Turn and maintain to cancel target Site."}
    well = {"title": "Well", "type": "Site", "body": 5, "text": "Turn and target a Character :: Heal target."}
    doom = {"title": "Doom", "type": "Event", "cost": 0, "text": "Target a Character :: Smoke target."}
    bob = player("Bob", at("Well", {"card": "Ring Fighter", "damage": 2}), hand=["Doom"])
    scene = board(player("Ann", at("Stone Garden", "Hush")), bob, turn="Bob", custom=[hush, well, doom])
    healing = ("Bob", "use", "well", {"targets": ["ring-fighter"]})
    hushed = ("Ann", "use", "hush", {"targets": ["well"]})
    smoked = ("Bob", "play", "Doom", {"targets": ["hush"]})

    def damage(*actions):
        return play_out(scene, *actions, "resolve")["cards"]["ring-fighter"]["damage"]

    assert damage(healing, hushed) == 2
    assert damage(healing, hushed, smoked) == 0
