"""Attacks up to combat: declaring, joining, intercepting (rulebook 6.1 to 6.3, 2001 FAQ 7.1 to 7.3)."""

from rules.engine.shadowfist.interface.legal import legal_actions
from rules.engine.shadowfist.model.cards import Face
from tests.engine_library import as_action, at, board, bundled, play_out, player, small_library

ATTACK = {"by": "Ann", "do": "attack", "with": ["maverick-cop"], "target": "stone-garden"}


def two_players(*attackers, defenders=(), **more):
    return board(
        player("Ann", at("Rust Garden", *(attackers or ("Maverick Cop",)))),
        player("Bob", at("Stone Garden", *defenders, back="Turtle Beach"), at("Kinoshita House")),
        **more,
    )


def test_attackers_turn_and_are_at_the_target():
    result = play_out(two_players(), ATTACK)
    cop = result["cards"]["maverick-cop"]
    assert (cop["turned"], cop["attacking"], cop["location"]) == (True, True, "stone-garden")
    assert result["attack"]["stage"] == "7.1.A"
    assert result["attack"]["attackers"] == [
        {"card": "maverick-cop", "player": "Ann", "target": "stone-garden", "chain": []}
    ]


def test_an_option_to_intercept_comes_when_nobody_joins():
    result = play_out(two_players(), ATTACK, ("Bob", "decline"))
    assert "Bob does not intercept." in [step["text"] for step in result["steps"]]
    again = play_out(two_players(), ATTACK, ("Bob", "decline"), ("Bob", "decline"))
    assert again["problem"]["code"] == "option_passed"


def test_the_board_can_be_taken_up_in_the_middle_of_an_attack():
    first = play_out(two_players(defenders=["Ting Ting"]), ATTACK)
    then = play_out(first["board"], {"by": "Bob", "do": "intercept", "against": {"maverick-cop": ["ting-ting"]}})
    assert then["cards"]["ting-ting"]["intercepting"] == "maverick-cop"
    assert then["attack"]["attackers"][0]["chain"] == ["ting-ting"]


def legal(scene, *actions):
    return legal_actions({**scene, "actions": [as_action(each) for each in actions]}, bundled())


def test_legal_attacks_are_single_attackers_and_all_together():
    scene = board(player("Ann", at("Rust Garden", "Maverick Cop", "Ting Ting")), player("Bob", at("Stone Garden")))
    found = [action["with"] for action in legal(scene) if action["do"] == "attack"]
    assert found == [["maverick-cop"], ["ting-ting"], ["maverick-cop", "ting-ting"]]


def test_who_goes_to_an_opponents_location_must_intercept():
    scene = board(
        player("Ann", at("Rust Garden", "Maverick Cop")),
        player("Bob", at("Stone Garden")),
        player("Cathy", at("City Park", "CHAR")),
    )
    going = [ATTACK, ("Cathy", "decline"), ("Cathy", "move", "char", {"to": "stone-garden"}), "resolve"]
    assert {"by": "Cathy", "do": "move", "card": "char", "to": "stone-garden"} in legal(scene, *going[:2])
    assert play_out(scene, *going)["cards"]["char"]["location"] == "stone-garden"
    assert play_out(scene, *going, ("Cathy", "decline"))["problem"]["code"] == "must_intercept"
    # Whoever passes does so: with a single attacker there is nothing to decide.
    passed = play_out(scene, *going, "combat")
    assert "Cathy declares interception: CHAR intercepts Maverick Cop." in [step["text"] for step in passed["steps"]]


def test_a_declaration_with_a_waiting_trigger_pays_when_it_happens():
    library = small_library(
        Face(title="Ann Place", type="Site", body=5),
        Face(title="Bob Place", type="Site", body=5),
        Face(title="Runner", type="Character", fighting=2),
        (
            "Wager",
            "Event",
            "Play when you declare an attack :: When an attacking Character inflicts combat damage "
            "during the attack, gain 2 Power.",
        ),
    )
    scene = board(player("Ann", at("Ann Place", "Runner"), hand=["Wager"]), player("Bob", at("Bob Place")))
    attack = {"by": "Ann", "do": "attack", "with": ["runner"], "target": "bob-place"}
    late = play_out(scene, ("Ann", "play", "Wager"), library=library)
    assert late["problem"]["code"] in ("wrong_time", "nothing_to_respond_to")
    paid = play_out(scene, attack, ("Ann", "play", "Wager"), "continue", library=library)
    assert paid["players"]["Ann"]["power"] == 2


def test_a_card_acts_from_the_smoked_pile_and_must_intercept():
    text = (
        "While this card is in your smoked pile, when an opponent declares an attack against a Site you control, you "
        "may return this card to play at that Site's location, and this card must intercept in that attack."
    )
    library = small_library(
        Face(title="Ann Place", type="Site", body=5),
        Face(title="Bob Place", type="Site", body=5),
        Face(title="Bob Inn", type="Site", body=5),
        Face(title="Runner", type="Character", fighting=2),
        Face(title="Guard", type="Character", fighting=1, text=text),
    )
    bob = player("Bob", at("Bob Place"), at("Bob Inn"), smoked=["Guard"])
    scene = board(player("Ann", at("Ann Place", "Runner")), bob)
    attack = {"by": "Ann", "do": "attack", "with": ["runner"], "target": "bob-inn"}
    back = [attack, {"by": "Bob", "do": "choose", "option": "yes"}, "resolve"]
    result = play_out(scene, *back, library=library)
    assert result["cards"]["guard"]["location"] == "bob-inn"
    assert play_out(scene, *back, ("Bob", "decline"), library=library)["problem"]["code"] == "must_intercept"
    fought = play_out(scene, *back, "continue", library=library)
    assert fought["cards"]["guard"]["zone"] == "smoked"
    no = play_out(scene, attack, {"by": "Bob", "do": "choose", "option": "no"}, "continue", library=library)
    assert no["cards"]["bob-inn"]["damage"] == 2


def test_an_event_changes_what_an_attacker_attacks():
    library = small_library(
        Face(title="Ann Place", type="Site", body=5),
        Face(title="Bob Place", type="Site", body=5),
        Face(title="Bob Inn", type="Site", body=5),
        Face(title="Runner", type="Character", fighting=2),
        ("Detour", "Event", "Change the target of an attacking Character to a Site you control."),
    )
    bob = player("Bob", at("Bob Place"), at("Bob Inn"), hand=["Detour"])
    scene = board(player("Ann", at("Ann Place", "Runner", {"card": "Runner", "id": "second"})), bob)
    attack = {"by": "Ann", "do": "attack", "with": ["runner", "second"], "target": "bob-place"}
    chosen = [("Bob", "play", "Detour"), "resolve", {"do": "choose", "cards": ["second"]}]
    asked = play_out(scene, attack, *chosen, library=library)
    assert asked["decision"]["options"] == ["bob-place", "bob-inn"]
    result = play_out(scene, attack, *chosen, {"do": "choose", "cards": ["bob-inn"]}, library=library)
    assert [each["target"] for each in result["attack"]["attackers"]] == ["bob-place", "bob-inn"]
    assert result["cards"]["second"]["location"] == "bob-inn"
    both = play_out(result["board"], "continue", library=library)
    assert [both["cards"][each]["damage"] for each in ("bob-place", "bob-inn")] == [2, 2]


PLACES = [Face(title=f"{name} Place", type="Site", body=9) for name in ("Ann", "Bob", "Cathy")]


def made_up(text, fighting=3):
    """A library with an attacker that has this text, and plain Characters."""
    return small_library(
        *PLACES,
        Face(title="Leader", type="Character", fighting=fighting, cost=3, text=text),
        Face(title="Small", type="Character", fighting=1, cost=1),
        Face(title="Big", type="Character", fighting=2, cost=4),
    )


LEADER = {"by": "Ann", "do": "attack", "with": ["leader"], "target": "bob-place"}


def against_bob(*characters, attackers=("Leader",), **more):
    return board(player("Ann", at("Ann Place", *attackers)), player("Bob", at("Bob Place", *characters)), **more)


def problem(text, *actions, **more):
    return (play_out(against_bob("Small", "Big", **more), *actions, library=made_up(text))["problem"] or {}).get("code")


def intercepted_by(*chain):
    return {"by": "Bob", "do": "intercept", "against": {"leader": list(chain)}}


def test_what_keeps_off_interceptors():
    cheap = "Cannot be intercepted by Characters with a cost of 2 or less."
    assert problem(cheap, LEADER, intercepted_by("small")) == "cannot_be_intercepted"
    assert problem(cheap, LEADER, intercepted_by("big")) is None
    assert problem("Cannot be intercepted.", LEADER, intercepted_by("big")) == "cannot_be_intercepted"
    assassin = {**LEADER, "target": "small"}
    assert problem("Assassinate.", assassin, intercepted_by("big")) == "cannot_be_intercepted"
    assert problem("Assassinate.", LEADER, intercepted_by("big")) is None


def test_what_cannot_attack_and_cannot_be_attacked():
    small = {**LEADER, "target": "small"}
    assert problem("Cannot turn to attack.", LEADER) == "card_forbids"
    assert problem("Cannot attack Characters.", small) == "card_forbids"
    assert problem("Cannot attack Characters.", LEADER) is None
    guarded = "Characters with a cost of 2 or less cannot be attacked."
    assert problem(guarded, small) == "card_forbids"
    assert problem(guarded, {**LEADER, "target": "big"}) is None


def test_bonuses_while_attacking_and_intercepting_come_and_go():
    text = "While attacking, this card gains +2 Fighting. While intercepting, this card gains +1 Fighting."
    attacking = play_out(against_bob(), LEADER, library=made_up(text))
    assert attacking["cards"]["leader"]["fighting"] == 5
    after = play_out(against_bob(), LEADER, "continue", library=made_up(text))
    assert after["cards"]["bob-place"]["damage"] == 5
    assert after["cards"]["leader"]["fighting"] == 3


def test_declaring_attacking_and_intercepting_trigger():
    texts = {
        "When you declare an attack, gain 1 Power.": 1,
        "When this card is declared as an attacker, gain 1 Power.": 1,
        "When this card turns to attack, gain 1 Power.": 1,
        "When this card attacks, gain 1 Power.": 1,
        "When this card turns to attack a Character, gain 1 Power.": 0,
        "When this card is intercepted, gain 1 Power.": 1,
        "When this card is intercepted by a Character with a cost of 1, gain 1 Power.": 1,
        "When an opponent declares an attack, gain 1 Power.": 0,
    }
    for text, power in texts.items():
        result = play_out(
            against_bob("Small", "Big"), LEADER, intercepted_by("small", "big"), "combat", library=made_up(text)
        )
        assert not result["not_understood"], text
        assert result["players"]["Ann"]["power"] == power, text


def test_must_intercept_where_it_can():
    text = "While this card is attacking, all Characters at its target's location must intercept."
    assert problem(text, LEADER, intercepted_by("big")) == "must_intercept"
    assert problem(text, LEADER, intercepted_by("big", "small")) is None
    passed = play_out(against_bob("Small", "Big"), LEADER, "combat", library=made_up(text))
    assert "Small" in next(step["text"] for step in passed["steps"] if step["kind"] == "intercept")


def test_who_may_attack_in_an_opponents_turn():
    scene = against_bob("Small", turn="Bob")
    assert play_out(scene, LEADER, library=made_up(""))["problem"]["code"] == "wrong_time"
    library = made_up("May attack during an opponent's turn.")
    first = {"by": "Bob", "do": "attack", "with": ["small"], "target": "ann-place"}
    assert play_out(scene, first, LEADER, library=library)["problem"]["code"] == "wrong_time"
    result = play_out(scene, first, "continue", LEADER, library=library)
    told = [step["text"] for step in result["steps"]]
    assert told.index("The attack is complete; it was successful.") < len(told) - 1
    assert result["attack"]["by"] == "Ann"
    assert play_out(scene, ("Bob", "end turn"), LEADER, library=library)["problem"]["code"] == "wrong_time"


def three(*, ann=("Leader",), bob=("Small",), cathy=("Big",), **more):
    return board(
        player("Ann", at("Ann Place", *ann)),
        player("Bob", at("Bob Place", *bob)),
        player("Cathy", at("Cathy Place", *cathy)),
        **more,
    )


def test_mobility_crosses_ones_own_structure_one_column_at_a_time():
    library = small_library(
        *PLACES,
        Face(title="Inn", type="Site", body=9),
        Face(title="Cave", type="Site", body=9),
        Face(title="Leader", type="Character", fighting=3),
        Face(title="Swift", type="Character", fighting=1, text="Mobility."),
        Face(title="Slow", type="Character", fighting=1),
    )
    far = [at("Bob Place"), at("Inn"), at("Cave", {"card": "Swift", "turned": True}, "Slow")]
    scene = board(player("Ann", at("Ann Place", "Leader")), player("Bob", *far), player("Cathy", at("Cathy Place")))
    slow = play_out(scene, LEADER, intercepted_by("slow"), library=library)
    assert slow["problem"]["code"] == "illegal_place"
    swift = play_out(scene, LEADER, intercepted_by("swift"), library=library)
    assert swift["cards"]["swift"]["location"] == "bob-place"
    assert sum(step["text"].startswith("Bob uses the Mobility") for step in swift["steps"]) == 2


def test_where_there_are_no_sites_attackers_are_with_the_target():
    scene = board(player("Ann", characters=["Leader"]), player("Bob", characters=["Small", "Big"]), player("Cathy"))
    attack = {**LEADER, "target": "small"}
    result = play_out(
        scene, attack, {"by": "Bob", "do": "intercept", "against": {"leader": ["big"]}}, "combat", library=made_up("")
    )
    assert result["cards"]["big"]["zone"] == "smoked"
    text = "All Characters at this card's location gain +1 Fighting."
    away = play_out(scene, attack, library=made_up(text))
    assert [away["cards"][each]["fighting"] for each in ("leader", "small", "big")] == [4, 2, 3]


def test_whose_home_is_gone_returns_next_to_it():
    library = small_library(
        *PLACES,
        Face(title="Hut", type="Site", body=1),
        Face(title="Leader", type="Character", fighting=3),
        ("Blast", "Event", "Smoke all Sites with a Body of 1."),
    )
    scene = board(player("Ann", at("Ann Place"), at("Hut", "Leader"), hand=["Blast"]), player("Bob", at("Bob Place")))
    result = play_out(scene, LEADER, ("Ann", "play", "Blast"), "continue", library=library)
    leader = result["cards"]["leader"]
    assert (leader["attacking"], leader["location"], leader["turned"]) == (False, "ann-place", True)


def test_joined_attackers_are_their_players_own():
    joining = {"by": "Cathy", "do": "join", "with": ["big"]}
    result = play_out(three(), LEADER, joining, library=made_up(""))
    assert [each["player"] for each in result["attack"]["attackers"]] == ["Ann", "Cathy"]
    own = {"by": "Cathy", "do": "intercept", "against": {"big": ["small"]}}
    assert play_out(three(), LEADER, joining, own, library=made_up(""))["problem"]["code"] == "illegal_interception"
    again = play_out(
        three(cathy=("Big", "Small")), LEADER, joining, {**joining, "with": ["small-2"]}, library=made_up("")
    )
    assert again["problem"]["code"] == "option_passed"


def test_in_1995_the_attacking_player_may_intercept_too():
    scene = three(ann=("Leader", {"card": "Small", "id": "mine"}), ruleset="daedalus-1995")
    own = {"by": "Ann", "do": "intercept", "against": {"leader": ["mine"]}}
    declined = [("Cathy", "decline"), ("Cathy", "decline")]
    result = play_out(scene, LEADER, *declined, own, library=made_up(""))
    assert result["cards"]["mine"]["intercepting"] == "leader"
    later = three(ann=("Leader", {"card": "Small", "id": "mine"}), ruleset="zman-2001")
    assert play_out(later, LEADER, own, library=made_up(""))["problem"]["code"] == "illegal_interception"


def test_who_takes_control_of_the_target_attacks_it_no_more():
    library = small_library(
        *PLACES,
        Face(title="Leader", type="Character", fighting=3),
        Face(title="Big", type="Character", fighting=2),
        Face(title="Small", type="Character", fighting=1),
        ("Charm", "Event", "Target a Character :: Take control of target until the end of the turn."),
    )
    scene = three()
    scene["players"][2]["hand"] = ["Charm"]
    scene["players"][0]["hand"] = ["Charm"]
    attack = {**LEADER, "target": "small"}
    joining = {"by": "Cathy", "do": "join", "with": ["big"]}
    charm = {"do": "play", "card": "charm", "targets": ["small"]}
    cathy = play_out(scene, attack, joining, {**charm, "by": "Cathy", "card": "charm-2"}, "resolve", library=library)
    assert [each["card"] for each in cathy["attack"]["attackers"]] == ["leader"]
    assert cathy["cards"]["big"]["location"] == "cathy-place"
    ann = play_out(scene, attack, joining, {**charm, "by": "Ann"}, "resolve", library=library)
    assert ann["attack"] is None
    assert "The attack ends: there are no attackers left." in [step["text"] for step in ann["steps"]]


def test_who_attacks_alone_together_or_must():
    both = {**LEADER, "with": ["leader", "small"]}
    pair = board(player("Ann", at("Ann Place", "Leader", "Small")), player("Bob", at("Bob Place")))

    def code(text, action):
        return (play_out(pair, action, library=made_up(text))["problem"] or {}).get("code")

    assert code("Cannot attack alone.", LEADER) == "card_forbids"
    assert code("Cannot attack alone.", both) is None
    solitary = "When this card turns to attack, other Characters you control cannot turn to attack with it."
    assert code(solitary, LEADER) is None
    assert code(solitary, both) == "card_forbids"
    eager = "If you attack, this card must be declared as an attacker if possible."
    assert code(eager, {**LEADER, "with": ["small"]}) == "must_attack"
    assert code(eager, both) is None


def test_attacking_without_turning_once():
    text = "If unturned, this card may attack without turning once during your Main Shot."
    first = play_out(against_bob(), LEADER, library=made_up(text))
    assert not first["cards"]["leader"]["turned"]
    second = play_out(first["board"], "continue", LEADER, library=made_up(text))
    assert second["cards"]["leader"]["turned"]
    assert second["cards"]["leader"]["attacking"]


def test_joiners_divide_themselves_among_several_targets():
    library = small_library(
        *PLACES,
        *(Face(title=title, type="Character", fighting=2) for title in ("One", "Two", "Three", "Four")),
        (
            "Detour",
            "Event",
            "Choose an attacking Character, and choose a Character you control :: Change its target "
            "to the chosen Character.",
        ),
    )
    scene = board(
        player("Ann", at("Ann Place", "One", {"card": "One", "id": "other"})),
        player("Bob", at("Bob Place", "Two"), hand=["Detour"]),
        player("Cathy", at("Cathy Place", "Three", "Four")),
    )
    attack = {"by": "Ann", "do": "attack", "with": ["one", "other"], "target": "bob-place"}
    detour = {"by": "Bob", "do": "play", "card": "detour", "targets": ["other", "two"]}
    join = {"by": "Cathy", "do": "join", "with": ["three", "four"]}
    unsaid = play_out(scene, attack, detour, "resolve", join, library=library)
    assert unsaid["problem"]["code"] == "ambiguous"
    divided = play_out(
        scene, attack, detour, "resolve", {**join, "target": {"three": "bob-place", "four": "two"}}, library=library
    )
    assert {each["card"]: each["target"] for each in divided["attack"]["attackers"]} == {
        "one": "bob-place",
        "other": "two",
        "three": "bob-place",
        "four": "two",
    }
    assert divided["attack"]["targets"] == ["bob-place", "two"]
