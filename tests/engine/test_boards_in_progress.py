"""What a board states of a game that goes on (DESIGN 7): what was chosen, what lasts, what was done, an attack."""

from __future__ import annotations

import pytest

from rules.engine import evaluate
from rules.engine.kernel.errors import ScenarioError
from tests.engine_library import at, board, bundled, play_out, player

TIDE = {"title": "Tide Giant", "type": "Character", "cost": "X", "fighting": "X", "text": ""}
ENVOY = {
    "title": "Reed Envoy",
    "type": "Character",
    "cost": 2,
    "fighting": "X",
    "text": "When you play this card, choose a resource and an opponent. X = the number of the chosen resources in "
    "that opponent's pool.",
}
TRAINING = "Characters you control inflict +2 damage during the turn they enter play."
COP, SITE = "Maverick Cop", "Kinoshita House"


def faults(scenario):
    with pytest.raises(ScenarioError) as error:
        evaluate({"actions": [], **scenario}, bundled())
    return error.value.faults


def two(*mine, bob=None, **more):
    """Ann with Characters at one location, and Bob."""
    return board(player("Ann", at(SITE, *mine)), bob or player("Bob", at("Stone Garden", "Ting Ting")), **more)


def card(title, **more):
    return {"card": title, **more}


# What was chosen


def test_an_x_that_was_chosen_is_stated_or_asked_for():
    assert faults(two("Tide Giant", custom=[TIDE])) == [
        "players[0].locations[0].characters[0].chosen.x: Tide Giant needs it: say what was chosen as it entered play"
    ]
    scenario = two(card("Tide Giant", chosen={"x": 4}), custom=[TIDE])
    result = play_out(scenario, ("Ann", "attack", {"with": ["tide-giant"], "target": "stone-garden"}))
    assert result["cards"]["tide-giant"]["fighting"] == 4
    assert result["cards"]["tide-giant"]["attacking"]
    assert result["board"]["players"][0]["locations"][0]["characters"][0]["chosen"] == {"x": 4}


def test_what_its_text_asks_for_is_stated_or_asked_for():
    missing = faults(two("Reed Envoy", custom=[ENVOY]))
    assert [each.split(":")[0].rpartition(".")[2] for each in missing] == ["faction", "player"]
    rival = player("Bob", at("Stone Garden"), resources={"lotus": 3, "chi": 5})
    envoy = card("Reed Envoy", chosen={"faction": "lotus", "player": "Bob"})
    assert play_out(two(envoy, bob=rival, custom=[ENVOY]))["cards"]["reed-envoy"]["fighting"] == 3


def test_who_copies_another_card_has_to_say_which():
    assert "chosen.card" in faults(two("Evil Twin"))[0]
    cards = play_out(two(card("Evil Twin", chosen={"card": "ting-ting"})))["cards"]
    assert cards["evil-twin"]["title"] == "Evil Twin of Ting Ting"
    assert cards["evil-twin"]["fighting"] == cards["ting-ting"]["fighting"] > 0


def test_nothing_is_chosen_for_a_card_that_asks_for_nothing():
    assert "nothing of the kind is chosen for Maverick Cop" in faults(two(card(COP, chosen={"x": 1})))[0]
    unknown = two(card("Evil Twin", chosen={"card": "nobody"}))
    assert "'nobody' is the id of no card of this scenario" in faults(unknown)[0]


# What lasts


def lasting(**what):
    return {"until": "end of turn", "by": "Ann", "source": "final-brawl", **what}


def with_brawl(*mine, **more):
    """Final Brawl lies in Ann's smoked pile: it is the card whose effect lasts."""
    ann = player("Ann", at(SITE, *mine), smoked=["Final Brawl"])
    return board(ann, player("Bob", at("Stone Garden", "Ting Ting")), **more)


def test_what_lasts_until_the_end_of_the_turn_ends_then():
    cop = card(COP, lasting=[lasting(fighting=2, gains=["Toughness: 1", "Ambush"])])
    now = play_out(with_brawl(cop))
    plain = play_out(with_brawl(COP))["cards"]["maverick-cop"]
    assert now["cards"]["maverick-cop"]["fighting"] == plain["fighting"] + 2
    assert {"Toughness: 1", "Ambush"} <= set(now["cards"]["maverick-cop"]["keywords"])
    assert "resume" not in now["board"]
    later = play_out(with_brawl(cop), ("Ann", "end turn"), "continue")["cards"]["maverick-cop"]
    assert (later["fighting"], later["keywords"]) == (plain["fighting"], plain["keywords"])


@pytest.mark.parametrize(("until", "stays"), [("leaves play", True), ("end of turn", False)])
def test_what_lasts_until_the_card_leaves_play_stays(until, stays):
    given = lasting(until=until, damage=2, combat_damage=-1, gains=["Guts"])
    later = play_out(with_brawl(card(COP, lasting=[given])), ("Ann", "end turn"), "continue")
    assert ("Guts" in later["cards"]["maverick-cop"]["keywords"]) is stays
    now = play_out(with_brawl(card(COP, lasting=[given])))["board"]
    (cop,) = now["players"][0]["locations"][0]["characters"]
    assert (cop["lasting"], "resume" in now) == ([given], False)


@pytest.mark.parametrize("given", ["damage", "combat_damage"])
def test_more_damage_is_inflicted_while_it_lasts(given):
    attack = ("Ann", "attack", {"with": ["maverick-cop"], "target": "stone-garden"}), "combat", "continue"
    scenario = with_brawl(card(COP, lasting=[lasting(**{given: 2})]))
    scenario["players"][1] = player("Bob", at("Stone Garden"))
    assert play_out(scenario, *attack)["cards"]["stone-garden"]["damage"] == 6


def test_control_that_was_taken_goes_back():
    stolen = card("Ting Ting", owner="Bob", lasting=[lasting(controller="Ann")])
    scenario = with_brawl(stolen)
    scenario["players"][1] = player("Bob", at("Stone Garden"))
    assert play_out(scenario)["cards"]["ting-ting"]["controller"] == "Ann"
    later = play_out(scenario, ("Ann", "end turn"), "continue")["cards"]["ting-ting"]
    assert later["controller"] == "Bob"


def test_a_text_that_is_canceled_is_blank():
    blank = card("Ting Ting", lasting=[lasting(blank=True)])
    ann = player("Ann", at(SITE, blank), smoked=["Final Brawl"])
    assert play_out(board(ann, player("Bob", at())))["cards"]["ting-ting"]["canceled"]


def test_what_is_maintained_is_stated_on_both_sides():
    kept = {"until": "maintained", "by": "Ann", "source": "keeper", "fighting": 1}
    keeper = card(COP, id="keeper", turned=True, maintains=["kept"])
    both = [card("Redeemed Gunman", id="kept", lasting=[kept]), keeper]
    now = play_out(two(*both))
    plain = play_out(two("Redeemed Gunman"))["cards"]["redeemed-gunman"]["fighting"]
    assert now["cards"]["kept"]["fighting"] == plain + 1
    assert now["board"]["players"][0]["locations"][0]["characters"][1]["maintains"] == ["kept"]
    scenario, power = {**two(*both), "phase": "start"}, ("Ann", "generate power")
    assert play_out(scenario, power, ("Ann", "unturn"))["cards"]["kept"]["fighting"] == plain
    stays = play_out(scenario, power, ("Ann", "unturn", {"keep": ["keeper"]}))
    assert stays["cards"]["kept"]["fighting"] == plain + 1
    alone = two(both[0], card(COP, id="keeper", turned=True))
    assert faults(alone) == ["players[0].locations[0].characters[1].maintains: needed: kept has what it maintains"]
    assert "only while it stays turned (4.2)" in faults(two(both[0], {**keeper, "turned": False}))[0]
    assert "say under 'lasting' of 'kept'" in faults(two(card("Redeemed Gunman", id="kept"), keeper))[0]


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ({"by": "Ann", "source": "final-brawl", "fighting": 1}, "lasting[0].until: needed"),
        (lasting(fighting=1, source=""), "lasting[0].source: needed"),
        (lasting(), "say what it gives"),
        (lasting(gains=["Wings"]), "'Wings' is neither a special ability nor a restriction"),
        (lasting(controller="Bob"), "who takes control by an effect"),
        (lasting(fighting=1, source="nothing"), "'nothing' is the id of no card"),
        (lasting(fighting=1, until="tomorrow"), "none of end of turn"),
    ],
)
def test_what_lasts_is_refused_at_its_place(entry, message):
    assert any(message in each for each in faults(with_brawl(card(COP, lasting=[entry]))))


# What was done in this turn


def test_what_was_played_in_this_turn_counts():
    hand = player("Ann", at(SITE), hand=["Proving Ground"], power=9)
    scenario = board(hand, player("Bob", at("Stone Garden")))
    play = ("Ann", "play", "Proving Ground", {"at": "new location"})
    assert play_out(scenario, play)["status"] == "ok"
    again = {**scenario, "so_far": [{"by": "Ann", "do": "play", "card": "Kinoshita House"}]}
    assert play_out(again, play)["status"] == "illegal"
    assert play_out(again)["board"]["so_far"] == again["so_far"]


def test_what_was_played_in_this_turn_has_entered_play_in_it():
    camp = {"title": "Camp", "type": "Site", "text": TRAINING}
    front = {"front": {"card": "Camp", "face": "up"}, "characters": [COP, card(COP, id="second")]}
    scenario = board(player("Ann", front), player("Bob", at("Stone Garden")), custom=[camp])
    attack = [("Ann", "attack", {"with": ["maverick-cop", "second"], "target": "stone-garden"}), ("", "combat")]

    def damage(*done):
        return play_out({**scenario, "so_far": list(done)}, *attack)["cards"]["stone-garden"]["damage"]

    played = {"by": "Ann", "do": "play", "card": COP}
    fighting = damage()
    assert damage({**played, "card": "second"}) == fighting + 2
    assert damage({**played, "times": 2}) == fighting + 4
    assert "so_far[0].card: 2 of them are in play and 1 entered it" in faults({**scenario, "so_far": [played]})[0]


def test_after_an_unsuccessful_attack_only_independent_characters_attack():
    done = [{"by": "Ann", "do": "attack without success"}]
    attack = ("Ann", "attack", {"with": ["maverick-cop"], "target": "stone-garden"})
    assert play_out(two(COP), attack)["status"] == "ok"
    assert play_out(two(COP, so_far=done), attack)["problem"]["code"] == "unsuccessful_attack"


def test_what_was_used_in_this_turn_counts():
    well = {"title": "Deep Well", "type": "Edge", "text": "Once per turn, discard a card :: Gain 1 Power."}
    ann = player("Ann", at(SITE), edges=["Deep Well"], hand=[COP])
    scenario = board(ann, player("Bob", at("Stone Garden")), custom=[well])
    assert play_out(scenario, ("Ann", "use", "deep-well"))["status"] == "ok"
    used = {**scenario, "so_far": [{"by": "Ann", "do": "use", "card": "deep-well"}]}
    assert play_out(used, ("Ann", "use", "deep-well"))["problem"]["code"] == "limit_reached"


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ({"by": "Ann", "do": "dance"}, "so_far[0].do: 'dance' is none of play"),
        ({"by": "Eve", "do": "play", "card": COP}, "so_far[0].by: no player is named 'Eve'"),
        ({"by": "Ann", "do": "play"}, "so_far[0].card: say which card"),
        ({"by": "Ann", "do": "play", "card": "Nothing At All"}, "no card is titled 'Nothing At All'"),
        ({"by": "Ann", "do": "use", "card": "ting-ting"}, "not one ability of Ting Ting says how often"),
    ],
)
def test_what_was_done_is_refused_at_its_place(entry, message):
    assert any(message in each for each in faults(two(COP, so_far=[entry])))


# An attack that is under way

ATTACK = {
    "by": "Ann",
    "targets": ["stone-garden"],
    "attackers": [{"card": "maverick-cop", "target": "stone-garden", "home": "kinoshita-house"}],
    "waiting": ["Bob", "Ann"],
    "stage": "7.3",
}


def under_way(**changes):
    return two(card(COP, turned=True), attack={**ATTACK, **changes})


def test_an_attack_goes_on_from_where_it_is():
    now = play_out(under_way())
    assert now["cards"]["maverick-cop"]["attacking"]
    assert now["attack"]["option"] == {"by": "Bob", "do": "intercept"}
    assert "resume" not in now["board"]
    assert now["board"]["attack"] == {**ATTACK, "interceptors": []}
    meets = play_out(under_way(), ("Bob", "intercept", {"against": {"maverick-cop": ["ting-ting"]}}), "combat")
    assert meets["cards"]["maverick-cop"]["zone"] == "smoked"


def test_interceptors_stand_against_their_attackers():
    intercepts = [{"card": "ting-ting", "against": "maverick-cop", "place": "stone-garden"}]
    scenario = under_way(interceptors=intercepts, stage="7.3.C")
    assert play_out(scenario)["cards"]["ting-ting"]["intercepting"] == "maverick-cop"
    assert play_out(scenario, "combat")["cards"]["maverick-cop"]["zone"] == "smoked"


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"stage": "9.9"}, "attack.stage: '9.9' is no step of the 2001 FAQ that can be stated here"),
        ({"targets": []}, "attack.targets: an attack has at least one"),
        ({"targets": ["kinoshita-house"]}, "is none of the targets"),
        ({"attackers": [{"card": "nobody", "target": "stone-garden"}]}, "'nobody' is no card in play"),
        ({"interceptors": [{"card": "ting-ting", "against": "ting-ting"}]}, "is none of the attackers"),
        (
            {"attackers": [{"card": "maverick-cop", "target": "stone-garden", "home": "stone-garden"}]},
            "stands elsewhere on the board",
        ),
    ],
)
def test_an_attack_that_cannot_be_is_refused_at_its_place(changes, message):
    assert any(message in each for each in faults(under_way(**changes)))


@pytest.mark.parametrize("stage", ["7.2", "7.3"])
def test_an_option_that_nobody_has_is_refused(stage):
    assert [each for each in faults(under_way(stage=stage, waiting=[])) if each.startswith("attack.waiting: at 7.")]


def test_what_an_attack_needs_is_asked_for():
    for name in ("by", "targets", "attackers", "stage", "waiting"):
        attack = {key: value for key, value in ATTACK.items() if key != name}
        assert any(
            each.startswith(f"attack.{name}: needed") for each in faults(two(card(COP, turned=True), attack=attack))
        )


def test_an_x_that_comes_of_what_was_done_on_entering_play_is_stated_or_asked_for():
    text = "+X Fighting. You may immediately discard up to two cards when this card enters play. X = the total cost of "
    keeper = {"title": "Keeper", "type": "Character", "cost": 2, "fighting": 1, "text": f"{text}those cards."}
    (asked,) = faults(two("Keeper", custom=[keeper]))
    assert "chosen.x: Keeper needs it" in asked
    result = play_out(two(card("Keeper", chosen={"x": 4}), custom=[keeper]))
    assert result["cards"]["keeper"]["fighting"] == 5
    assert result["board"]["players"][0]["locations"][0]["characters"][0]["chosen"] == {"x": 4}
