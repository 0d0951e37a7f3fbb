"""Faults that texts drawn at random have shown, each with cards that a scenario invents and a case of either kind."""

import pytest

from rules.engine import ScenarioError, evaluate
from tests.engine_library import bundled
from tests.engine_trials import CONTINUE, RESOLVE, do, not_understood, play


@pytest.mark.parametrize(
    ("text", "status"),
    [("Cannot be turned to attack.", "illegal"), ("Cannot turn to attack.", "illegal"), ("Cannot be healed.", "ok")],
)
def test_what_cannot_be_turned_to_attack_cannot_turn_to_attack(text, status):
    assert play(text, ["Test"], do("attack", **{"with": ["test"], "target": "meadow"}))["status"] == status


@pytest.mark.parametrize(("on", "status"), [("alpha", "ok"), ("field", "illegal"), ("meadow", "illegal")])
def test_a_state_is_played_on_what_its_text_calls_its_subject(on, status):
    result = play(
        "Subject Character gains +1 Fighting.",
        ["Alpha"],
        do("play", card="Test", on=on),
        RESOLVE,
        hand=["Test"],
        type="State",
    )
    assert result["status"] == status
    if status == "ok":
        assert result["cards"]["alpha"]["fighting"] == 4


@pytest.mark.parametrize(("power", "status"), [(1, "illegal"), (2, "ok")])
def test_power_that_is_given_as_a_price_is_given_whole(power, status):
    text = "Give an opponent 1 Power and target a Character :: Smoke target."
    result = play(
        text,
        [],
        do("play", card="Test", targets=["Bob", "brute"]),
        RESOLVE,
        hand=["Test"],
        theirs=["Brute"],
        type="Event",
        power=power,
    )
    assert result["status"] == status
    assert result["cards"]["brute"]["zone"] == ("smoked" if status == "ok" else "play")


@pytest.mark.parametrize(("option", "zone"), [("yes", "deck"), ("no", "smoked")])
def test_a_card_that_reloads_itself_does_so_from_the_smoked_pile(option, zone):
    text = "Subject Character gains +1 Fighting. You may Reload this card when you play a <Fighter> Character."
    playing = do("play", card="Alpha", at="field")
    result = play(
        text, [], playing, do("choose", option=option), CONTINUE, hand=["Alpha"], smoked=["Test"], type="State"
    )
    assert (result["status"], result["cards"]["test"]["zone"]) == ("ok", zone)
    brute = do("play", card="Brute", at="field")
    result = play(text, [], brute, CONTINUE, hand=["Brute"], smoked=["Test"], type="State")
    assert (result["status"], result["cards"]["test"]["zone"]) == ("ok", "smoked")


WEAPONS = (
    "Once during your Main Shot, you may play a Weapon State on this card at no cost and ignoring resource conditions."
)


@pytest.mark.parametrize(
    ("on", "turn", "status"), [("test", "Ann", "ok"), ("alpha", "Ann", "illegal"), ("test", "Bob", "illegal")]
)
def test_what_lets_a_card_of_the_hand_be_played_on_other_terms(on, turn, status):
    result = play(
        WEAPONS,
        ["Test", "Alpha"],
        do("play", card="Axe", on=on),
        RESOLVE,
        hand=["Axe"],
        power=0,
        resources={},
        turn=turn,
    )
    assert result["status"] == status


def test_terms_that_are_named_are_used_and_used_up():
    first = do("play", card="axe", on="test", source="test")
    result = play(WEAPONS, ["Test"], first, RESOLVE, hand=["Axe", "Axe"])
    assert result["players"]["Ann"]["power"] == 9
    result = play(WEAPONS, ["Test"], first, RESOLVE, {**first, "card": "axe-2"}, hand=["Axe", "Axe"], power=0)
    assert (result["status"], result["problem"]["action"]) == ("illegal", 2)


@pytest.mark.parametrize(
    ("card", "more", "status"),
    [("Alpha", {"at": "field"}, "ok"), ("Luck", {}, "ok"), ("Axe", {"on": "test"}, "illegal")],
)
def test_what_lets_cards_be_played_in_the_turn_of_another(card, more, status):
    text = "Once during each opponent's Main Shot, you may play an Edge, Character, or Site."
    playing = do("play", card=card, **more)
    assert play(text, ["Test"], playing, RESOLVE, hand=[card], turn="Bob")["status"] == status
    again = play(
        text, ["Test"], playing, RESOLVE, {**playing, "card": f"{card}-2".lower()}, hand=[card, card], turn="Bob"
    )
    assert again["status"] == "illegal"


def test_this_location_of_a_card_that_was_smoked_is_where_it_was():
    text = "When this card is smoked, all opponents' Characters at this location take 1 damage."
    attack = do("attack", by="Bob", **{"with": ["brute", "alpha"], "target": "field"})
    result = play(
        text,
        ["Test"],
        attack,
        do("intercept", against={"brute": ["test"]}),
        CONTINUE,
        theirs=["Brute", "Alpha"],
        turn="Bob",
    )
    assert (result["cards"]["brute"]["damage"], result["cards"]["alpha"]["damage"]) == (3, 1)
    at_home = do("attack", by="Bob", **{"with": ["brute"], "target": "test"})
    result = play(text, ["Test"], at_home, CONTINUE, theirs=["Brute", "Alpha"], turn="Bob")
    assert (result["cards"]["brute"]["damage"], result["cards"]["alpha"]["damage"]) == (3, 0)


@pytest.mark.parametrize("named", ["smoke Character", "smoke that Character", "smoke this Character"])
def test_a_character_without_an_article_is_one_that_has_been_named(named):
    text = f"Target a Character :: Heal target. At the end of the turn, {named}."
    result = play(
        text, ["Alpha"], do("play", card="Test", targets=["brute"]), RESOLVE, do("end turn"), CONTINUE,
        hand=["Test"], theirs=["Brute"], type="Event",
    )  # fmt: skip
    assert (result["cards"]["alpha"]["zone"], result["cards"]["brute"]["zone"]) == ("play", "smoked")


@pytest.mark.parametrize(("target", "damage"), [("meadow", 6), ("brute", 2)])
def test_combat_damage_to_sites_is_what_the_card_itself_inflicts_on_them(target, damage):
    attack = do("attack", **{"with": ["test"], "target": target})
    result = play("+4 combat damage to Sites.", ["Test"], attack, CONTINUE, theirs=["Brute"])
    assert result["cards"][target]["damage"] == damage


@pytest.mark.parametrize(("attacker", "left"), [("alpha", 1), ("brute", 2)])
def test_its_controller_is_that_of_the_card_which_is_declared_as_an_attacker(attacker, left):
    text = "When subject Character is declared as an attacker or interceptor, its controller discards a card at random."
    attack = do("attack", **{"with": [attacker], "target": "meadow"})
    mine = [{"card": "Alpha", "states": ["Test"]}, "Brute"]
    result = play(text, mine, attack, RESOLVE, hand=["Luck", "Luck"], type="State")
    assert result["players"]["Ann"]["hand"] == left


@pytest.mark.parametrize("text", ["All players discard their hands.", "Each player discards his or her hand."])
def test_all_players_discard_their_hands(text):
    result = play(text, [], do("play", card="Test"), RESOLVE, hand=["Test", "Luck", "Axe"], type="Event")
    assert result["players"]["Ann"]["hand"] == 0
    assert result["cards"]["luck"]["zone"] == "toasted"


@pytest.mark.parametrize(("who", "damage"), [("brute", 1), ("alpha", 0)])
def test_a_phrase_that_an_event_refers_to_is_picked_out_by_it(who, damage):
    text = "Characters with a cost of 4 or more take 1 damage when they unturn."
    turned = [{"card": "Brute", "turned": True}, {"card": "Alpha", "turned": True}]
    waking = play(
        text + " Turn and target a Character :: Unturn target.",
        ["Test", *turned],
        do("use", card="Test", targets=[who]),
        CONTINUE,
    )
    assert (waking["status"], waking["cards"][who]["damage"]) == ("ok", damage)


@pytest.mark.parametrize(("owner", "asked"), [("Ann", "Bob"), ("Bob", "Bob")])
def test_the_controller_of_a_card_that_was_smoked_is_who_controlled_it(owner, asked):
    text = "Target a card :: Smoke that card. That card's controller may immediately smoke any card you control."
    brute = {"card": "Brute", "owner": owner}
    result = play(
        text,
        ["Alpha"],
        do("play", card="Test", targets=["brute"]),
        RESOLVE,
        hand=["Test"],
        theirs=[brute],
        type="Event",
    )
    assert (result["status"], result["decision"]["by"]) == ("needs_decision", asked)


def test_attackers_cease_attacking_when_the_attack_is_over():
    text = "When subject Character ceases attacking, gain 1 Power."
    mine = [{"card": "Alpha", "states": ["Test"]}, "Brute"]
    result = play(
        text, mine, do("attack", **{"with": ["alpha"], "target": "meadow"}), CONTINUE, RESOLVE, type="State", power=0
    )
    assert result["players"]["Ann"]["power"] == 1
    result = play(text, mine, do("attack", **{"with": ["brute"], "target": "meadow"}), CONTINUE, type="State", power=0)
    assert result["players"]["Ann"]["power"] == 0


def test_a_card_that_was_canceled_has_its_text_again_once_it_has_left_play():
    choices = "Target a State and choose a Character"
    text = f"{choices} :: Cancel and smoke target, then return it to play on the chosen Character."
    mine = [{"card": "Alpha", "states": ["Axe"]}, "Brute"]
    result = play(text, mine, do("play", card="Test", targets=["axe", "brute"]), RESOLVE, hand=["Test"], type="Event")
    assert (result["cards"]["axe"]["zone"], result["cards"]["brute"]["fighting"]) == ("play", 9)
    assert result["cards"]["alpha"]["fighting"] == 3


def test_what_was_on_a_card_that_is_sacrificed_as_a_price_still_counts():
    text = "Sacrifice this card :: Gain X Power. X = the number of counters on this card."
    mine = [{"card": "Test", "counters": 3}]
    result = play(text, mine, do("use", card="Test"), RESOLVE, power=0)
    assert (result["players"]["Ann"]["power"], result["cards"]["test"]["zone"]) == (3, "smoked")
    assert play(text, ["Test"], do("use", card="Test"), RESOLVE, power=0)["players"]["Ann"]["power"] == 0


def test_what_goes_on_with_and_is_about_the_same_cards():
    text = "All your Characters inflict +1 damage and gain the designator Abomination."
    kill = "Turn and target an Abomination Character :: Smoke target."
    for target, status in (("alpha", "ok"), ("brute", "illegal")):
        use = do("use", card="Test", targets=[target])
        assert play(f"{text} {kill}", ["Test", "Alpha"], use, RESOLVE, theirs=["Brute"])["status"] == status


def test_the_location_of_a_card_that_has_left_play_is_where_it_was():
    text = "Play when a Weapon leaves play. Inflict 1 damage on all Characters at the Weapon's location."
    for target in ("axe", "brute"):  # It is smoked itself, or because its subject has left play.
        result = play(
            text,
            [],
            do("play", card="Rust", targets=[target]),
            RESOLVE,
            do("play", card="Test"),
            RESOLVE,
            hand=["Rust", "Test"],
            theirs=[{"card": "Brute", "states": ["Axe"]}, "Alpha"],
            type="Event",
        )
        assert (result["status"], result["cards"]["alpha"]["damage"]) == ("ok", 1)


@pytest.mark.parametrize(
    ("theirs", "mine", "status"),
    [
        (["Brute", "Brute"], [], "ok"),
        (["Brute", "Alpha"], [], "illegal"),  # two cards, and no designator that both have
        (["Brute"], ["Brute"], "illegal"),  # two that share one, but nobody controls both
        (["Brute"], ["Alpha", "Alpha"], "illegal"),  # one's own do not count
        ([{"card": "Brute", "states": ["Axe"]}, "Alpha"], [], "illegal"),
    ],
)
def test_cards_that_share_a_designator_are_counted_for_whoever_controls_them(theirs, mine, status):
    text = (
        "If any opponent controls at least two cards that share a designator, you may turn this card to gain 1 Power."
    )
    result = play(text, ["Test", *mine], do("use", card="test"), RESOLVE, theirs=theirs)
    assert result["status"] == status
    assert result["players"]["Ann"]["power"] == (10 if status == "ok" else 9)


def test_what_is_canceled_by_an_attack_until_the_end_of_the_turn_stays_so():
    """Whoever a continuous ability comes to in an attack keeps what it gives for the time that it says."""
    text = "Any Character intercepting this card is canceled until the end of the turn."
    bull = {"title": "Bull", "type": "Character", "fighting": 4, "text": "Turn :: Gain 1 Power."}
    attack = do("attack", **{"with": ["test"], "target": "meadow"})
    use = do("use", by="Bob", card="bull")
    met = play(
        text, ["Test"], attack, do("intercept", "Bob", against={"test": ["bull"]}), CONTINUE, use,
        theirs=["Bull"], extra=[bull],
    )  # fmt: skip
    assert (met["status"], met["cards"]["test"]["zone"]) == ("illegal", "smoked")
    assert play(text, ["Test"], attack, CONTINUE, use, theirs=["Bull"], extra=[bull])["status"] == "ok"


@pytest.mark.parametrize(("after", "toughness"), [((), True), ((CONTINUE,), False)])
def test_what_is_given_in_an_attack_is_over_with_it(after, toughness):
    text = "Characters intercepting your Characters gain Toughness: 1 until the end of the attack."
    attack = do("attack", **{"with": ["alpha"], "target": "meadow"})
    met = do("intercept", "Bob", against={"alpha": ["brute"]})
    result = play(text, ["Test", "Alpha"], attack, met, *after, theirs=["Brute"])
    assert ("Toughness: 1" in result["cards"]["brute"]["keywords"]) is toughness


def test_sites_needed_to_win_are_counted_with_what_texts_say():
    text = "The number of Feng Shui Sites you need for victory is increased by one."
    result = play(text, [], do("play", card="Test"), RESOLVE, hand=["Test"], type="Event")
    assert [result["players"][name]["sites_to_win"] for name in ("Ann", "Bob")] == [7, 6]
    # 3.3.2: the last Site that is needed cannot be played; with a seventh to go, the sixth can.
    for mine, status in (([], "illegal"), (["Test"], "ok")):
        again = play(
            text, mine, do("play", card="Meadow", at="new location"),
            hand=["Meadow"], burned=["Field", "Field", "Field", "Field"],
        )  # fmt: skip
        assert again["status"] == status


@pytest.mark.parametrize(("words", "face"), [("face-up at no cost", "up"), ("at no cost", "down")])
def test_a_site_that_an_effect_plays_face_up_is_face_up(words, face):
    playing = do("play", card="Test")
    where = do("choose", option="new location")
    result = play(f"Play a Feng Shui Site {words}.", [], playing, RESOLVE, where, hand=["Test", "Meadow"], type="Event")
    assert result["cards"]["meadow"]["face"] == face


@pytest.mark.parametrize(
    "text",
    [
        "All your Characters gain Toughness: 1 for each Edge you control.",
        "Turn :: All your Characters gain Toughness: 1 for each Edge you control until the end of the turn.",
    ],
)
@pytest.mark.parametrize("edges", [1, 2])
def test_a_special_ability_for_each_of_something_is_had_so_many_times(text, edges):
    use = (do("use", card="test"), RESOLVE) if text.startswith("Turn") else ()
    result = play(text, ["Test", "Alpha"], *use, edges=["Luck"] * edges)
    assert f"Toughness: {edges}" in result["cards"]["alpha"]["keywords"]


def test_special_abilities_that_have_no_number_are_not_had_for_each_of_something():
    assert not_understood("All your Characters gain Guts and +1 Fighting for each Edge you control.")


def test_an_effect_plays_cards_from_either_of_two_places():
    text = "Turn :: Play a <Fighter> card from your hand or smoked pile at -1 cost."
    for hand, smoked in ((["Alpha"], []), ([], ["Alpha"])):
        result = play(text, ["Test"], do("use", card="test"), RESOLVE, hand=hand, smoked=smoked)
        assert (result["status"], result["cards"]["alpha"]["zone"]) == ("ok", "play")
    result = play(text, ["Test"], do("use", card="test"), RESOLVE, hand=["Brute"], smoked=["Luck"])
    assert result["status"] == "illegal"


@pytest.mark.parametrize(("target", "cards"), [("alpha", 1), ("meadow", 0)])
def test_what_a_card_attacked_is_known_when_it_is_smoked_in_that_combat(target, cards):
    text = "When this card damages the target of its attack, draw a card."
    attack = do("attack", **{"with": ["test"], "target": target})
    met = (do("intercept", "Bob", against={"test": ["alpha"]}),) if target == "meadow" else ()
    result = play(text, ["Test"], attack, *met, CONTINUE, theirs=["Alpha"])
    assert (result["cards"]["test"]["zone"], result["players"]["Ann"]["hand"]) == ("smoked", cards)


@pytest.mark.parametrize(
    ("text", "targets", "status"),
    [
        ("damage inflicted on a Character by a single source", ["alpha", "brute"], "ok"),
        ("damage inflicted on a Character by a single source", ["test", "brute"], "illegal"),
        ("all damage from a single source", ["brute"], "ok"),
    ],
)  # fmt: skip
def test_the_source_of_redirected_damage_is_named_where_it_is_any(text, targets, status):
    zap = {"title": "Zap", "type": "Event", "cost": 0, "text": "Target a Character :: Inflict 2 damage on target."}
    played = do("play", "Bob", card="Zap", targets=["alpha"])
    use = do("use", card="test", source="zap", targets=targets)
    result = play(
        f"Turn to redirect {text} to an <Ogre> Character.", ["Test", "Alpha"], played, use, RESOLVE,
        theirs=["Brute"], their_hand=["Zap"], extra=[zap],
    )  # fmt: skip
    assert (result["status"], result["cards"]["brute"]["damage"]) == (status, 2 if status == "ok" else 0)


@pytest.mark.parametrize(("by", "status"), [("Bob", "ok"), ("Ann", "illegal")])
def test_the_source_of_redirected_damage_is_of_the_kind_that_the_text_names(by, status):
    text = "Redirect all damage inflicted by an opponent's non-Character card to target card."
    zap = {"title": "Zap", "type": "Event", "cost": 0, "text": "Target a Character :: Inflict 2 damage on target."}
    hands = {"hand": ["Test", "Zap"]} if by == "Ann" else {"hand": ["Test"], "their_hand": ["Zap"]}
    played = do("play", by, card="Zap", targets=["alpha"])
    redirect = do("play", card="Test", source="zap", targets=["brute"])
    result = play(text, ["Alpha"], played, redirect, RESOLVE, type="Event", theirs=["Brute"], extra=[zap], **hands)
    assert (result["status"], result["cards"]["brute"]["damage"]) == (status, 2 if status == "ok" else 0)


def test_a_site_goes_into_the_pile_of_the_player_whom_the_text_names():
    text = "Put a Feng Shui Site you control in another player's burned-for-victory pile :: Gain 3 Power."
    playing = do("play", card="Test", targets=["field"])
    result = play(text, [], playing, RESOLVE, hand=["Test"], type="Event")
    assert [result["players"][name]["feng_shui_sites"] for name in ("Ann", "Bob")] == [0, 2]


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("When damage is inflicted on a Character, heal another Character.", ["alpha", "star"]),
        ("When an opponent plays an Event, heal another Character.", ["brute", "alpha", "star"]),
    ],
)
def test_another_is_none_that_the_event_is_about(text, options):
    zap = {"title": "Zap", "type": "Event", "cost": 0, "text": "Target a Character :: Inflict 2 damage on target."}
    star = {"title": "Star", "type": "Character", "fighting": 4}
    hurt = [{"card": title, "damage": 1} for title in ("Brute", "Alpha", "Star")]
    hit = do("play", "Bob", card="Zap", targets=["brute"])
    result = play(text, ["Test"], hit, RESOLVE, theirs=hurt, their_hand=["Zap"], extra=[zap, star])
    assert sorted(result["decision"]["options"]) == sorted(options)


def test_another_is_none_that_the_effect_has_chosen_before():
    text = "Turn :: Inflict 2 damage on a Character and 1 damage on another Character."
    brute = do("choose", cards=["brute"])
    result = play(text, ["Test", "Alpha"], do("use", card="test"), RESOLVE, brute, theirs=["Brute"])
    assert {name: result["cards"][name]["damage"] for name in ("brute", "alpha")} == {"brute": 2, "alpha": 1}


def test_another_is_not_the_target_of_the_attack_that_the_event_is_about():
    text = "When this card damages the target of its attack, inflict 2 damage on any other Character or Site."
    attack = do("attack", **{"with": ["test"], "target": "meadow"})
    result = play(text, ["Test"], attack, CONTINUE)
    assert (result["cards"]["meadow"]["damage"], result["cards"]["field"]["damage"]) == (2, 2)


@pytest.mark.parametrize(("attackers", "damage"), [(["test", "twin"], 3), (["test", "alpha"], 2)])
def test_other_attacking_cards_of_a_title_are_those_that_attack(attackers, damage):
    text = '+X combat damage to Sites. X = the number of other attacking "Twin".'
    twin = {"title": "Twin", "type": "Character", "fighting": 1}
    attack = do("attack", **{"with": attackers, "target": "meadow"})
    result = play(text, ["Test", "Alpha", "Twin"], attack, do("combat"), extra=[twin])
    assert [step["text"] for step in result["steps"] if step["text"].startswith("Test inflicts")] == [
        f"Test inflicts {damage} damage on Meadow."
    ]


def test_a_user_is_the_subject_of_a_state():
    result = play("Weapon. User gains +4 Fighting.", [{"card": "Alpha", "states": ["Test"]}], type="State")
    assert result["cards"]["alpha"]["fighting"] == 7


@pytest.mark.parametrize(("on", "status"), [("test", "ok"), ("alpha", "illegal")])
def test_a_state_is_played_on_a_card_from_a_pile(on, status):
    text = "Once per turn, you may play a State on this card from any player's smoked pile."
    playing = do("play", card="axe", on=on)
    result = play(text, ["Test", "Alpha"], playing, RESOLVE, smoked=["Axe"])
    assert (result["status"], result["cards"]["test"]["fighting"]) == (status, 3 if status == "ok" else 2)


def test_two_verbs_with_one_object_do_both_to_it():
    text = "Turn this card and a Site you control to turn and inflict 2 damage on an opponent's Site."
    result = play(text, ["Test"], do("use", card="test", targets=["field", "meadow"]), RESOLVE)
    assert [result["cards"][each]["turned"] for each in ("test", "field", "meadow")] == [True, True, True]
    assert [result["cards"][each]["damage"] for each in ("field", "meadow")] == [0, 2]


@pytest.mark.parametrize(
    "text",
    [
        "Not affected by opponents' Events and Sites.",
        "Damage inflicted on this card by opponents' Events and Sites is reduced to 0.",
        "Toughness: 2 against opponents' Events and Sites.",
    ],
)
@pytest.mark.parametrize("by", ["Ann", "Bob"])
def test_events_of_opponents_are_theirs_beside_cards_that_they_control(text, by):
    zap = {"title": "Zap", "type": "Event", "cost": 0, "text": "Inflict 2 damage on all Characters."}
    hands = {"hand": ["Zap"]} if by == "Ann" else {"their_hand": ["Zap"]}
    result = play(text, ["Test"], do("play", by, card="Zap"), RESOLVE, extra=[zap], **hands)
    assert result["cards"]["test"]["zone"] == ("smoked" if by == "Ann" else "play")


@pytest.mark.parametrize(("status", "attacks"), [("illegal", True), ("ok", False)])
def test_a_condition_behind_two_statements_is_about_both(status, attacks):
    text = "Gains Guts and cannot be intercepted while you control a <Ogre> Character."
    mine = ["Test", "Brute"] if attacks else ["Test"]
    attack = do("attack", **{"with": ["test"], "target": "meadow"})
    met = do("intercept", "Bob", against={"test": ["alpha"]})
    assert play(text, mine, attack, met, theirs=["Alpha"])["status"] == status
    assert ("Guts" in play(text, mine)["cards"]["test"]["keywords"]) is attacks


def test_a_card_that_is_named_is_none_that_is_chosen_in_play():
    assert not_understood("When this card attacks, you may name a card. That card cannot be played this turn.")


ZAP = {"title": "Zap", "type": "Event", "cost": 0, "text": "Target a Character :: Inflict 2 damage on target."}


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Takes no damage from opponents' cards.", 0),
        ("Toughness: 1 against opponents' cards.", 1),
        ("Damage inflicted on this card by opponents' non-Character cards is reduced to 0.", 0),
    ],
)
@pytest.mark.parametrize("by", ["Ann", "Bob"])
def test_events_that_opponents_play_are_cards_of_theirs(text, damage, by):
    hands = {"hand": ["Zap"]} if by == "Ann" else {"their_hand": ["Zap"]}
    tough = {"title": "Rock", "type": "Character", "fighting": 9, "text": text}
    zap = do("play", by, card="Zap", targets=["rock"])
    result = play("Guts.", ["Rock"], zap, RESOLVE, extra=[ZAP, tough], **hands)
    assert result["cards"]["rock"]["damage"] == (2 if by == "Ann" else damage)


@pytest.mark.parametrize("words", ["damage is inflicted on this card", "this card is targeted"])
@pytest.mark.parametrize(("by", "power"), [("Ann", 0), ("Bob", 1)])
def test_what_an_event_of_an_opponent_does_is_done_by_a_card_of_an_opponent(words, by, power):
    text = f"When {words} by an opponent's card, gain 1 Power."
    hands = {"hand": ["Zap"]} if by == "Ann" else {"their_hand": ["Zap"]}
    rock = {"title": "Rock", "type": "Character", "fighting": 9, "text": text}
    zap = do("play", by, card="Zap", targets=["rock"])
    result = play("Guts.", ["Rock"], zap, CONTINUE, extra=[ZAP, rock], power=0, **hands)
    assert result["players"]["Ann"]["power"] == power


def test_nobody_controls_the_events_that_are_toasted():
    text = "When an opponent's card is toasted, gain 1 Power."
    burner = {"title": "Burner", "type": "Event", "cost": 0, "text": "Toast all Events in your smoked pile."}
    result = play(text, ["Test"], do("play", "Bob", card="Burner"), CONTINUE, their_hand=["Burner"], extra=[burner])
    assert result["players"]["Ann"]["power"] == 9


@pytest.mark.parametrize(("target", "status"), [("alpha", "ok"), ("shadow", "illegal"), ("brute", "illegal")])
def test_an_x_that_is_printed_is_no_number(target, status):
    text = "Choose a Character in your smoked pile with a printed numerical Fighting of 5 or less :: Return it to play."
    shadow = {"title": "Shadow", "type": "Character", "fighting": "X", "text": "X = the number of Sites you control."}
    back = do("play", card="Test", targets=[target])
    smoked = ["Alpha", "Brute", "Shadow"]
    result = play(text, [], back, RESOLVE, hand=["Test"], smoked=smoked, extra=[shadow], type="Event")
    assert result["status"] == status


@pytest.mark.parametrize(
    ("text", "fighting"),
    [
        ("+X Fighting. X = the number of [Tech] in your pool.", 5),
        ("+1 Fighting for each [Tech] in your resource pool.", 5),
        ("+1 Fighting if you have [Tech] in your pool.", 3),
        ("+1 Fighting if you have [Lotus] in your pool.", 2),
    ],
)
def test_symbols_in_a_pool_are_resources_in_it(text, fighting):
    result = play(text, ["Test"], resources={"tech": 3, "chi": 4})
    assert result["cards"]["test"]["fighting"] == fighting


@pytest.mark.parametrize(("mine", "power"), [(["Smith"], 2), (["Smith", "Smith", "Alpha"], 4), (["Alpha"], 0)])
def test_symbols_that_cards_provide_are_counted_and_not_the_pool(mine, power):
    text = "Gain X Power. X = the number of resources provided by Characters you control."
    smith = {"title": "Smith", "type": "Character", "fighting": 1, "provides": {"tech": 1, "chi": 1}}
    playing = do("play", card="Test")
    result = play(text, mine, playing, RESOLVE, hand=["Test"], type="Event", extra=[smith], power=1)
    assert (result["status"], result["players"]["Ann"]["power"]) == ("ok", power)


@pytest.mark.parametrize(("x", "status", "hand"), [(2, "ok", 3), (0, "ok", 3), (4, "illegal", 4)])
def test_as_many_cards_as_were_discarded(x, status, hand):
    text = "Discard X cards :: Draw X cards."
    cards = ["Luck", "Axe", "Alpha"]
    named = [each.lower() for each in cards[:x]]
    playing = do("play", card="Test", x=x, targets=named)
    result = play(text, [], playing, RESOLVE, hand=["Test", *cards], type="Event")
    assert (result["status"], result["players"]["Ann"]["hand"]) == (status, hand)
    assert [each for each in named if result["cards"][each]["zone"] == "toasted"] == (named if status == "ok" else [])


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Choose a card in your smoked pile :: Return that card to your hand.", "hand"),
        ("Randomly choose a card in your smoked pile :: Return that card to your hand.", "hand"),
        ("Toast a card in your smoked pile :: Draw a card.", "toasted"),
    ],
)
def test_an_event_is_in_its_pile_only_after_what_is_chosen_for_it(text, zone):
    playing = do("play", card="Test")
    result = play(text, [], playing, RESOLVE, hand=["Test"], smoked=["Luck"], type="Event")
    assert (result["status"], result["cards"]["luck"]["zone"]) == ("ok", zone)
    assert result["cards"]["test"]["zone"] == "smoked"
    assert play(text, [], playing, RESOLVE, hand=["Test"], type="Event")["status"] == "illegal"


CAR = {"title": "Car", "type": "State", "cost": 1, "text": "Vehicle. Subject Character gains +1 Fighting."}
GUN = "Weapon. Play on a Vehicle. Turn :: Inflict 1 damage on each Character at this location."


def test_a_state_on_a_state_is_where_that_is_and_a_board_says_so():
    mine = [{"card": "Alpha", "states": ["Car"]}, "Brute"]
    mounted = do("play", card="Test", on="car")
    use = do("use", card="test")
    played = play(GUN, mine, mounted, RESOLVE, use, RESOLVE, hand=["Test"], theirs=["Brute"], type="State", extra=[CAR])
    given = play(
        GUN,
        [{"card": "Alpha", "states": [{"card": "Car", "states": ["Test"]}]}, "Brute"],
        use,
        RESOLVE,
        theirs=["Brute"],
        type="State",
        extra=[CAR],
    )
    for result in (played, given):
        assert [result["cards"][each]["damage"] for each in ("alpha", "brute", "brute-2")] == [1, 1, 0]
    again = evaluate({**played["board"], "actions": [do("play", card="Rust", targets=["car"]), RESOLVE]}, bundled())
    assert again["problem"]["code"] == "no_such_card"  # The board was read; there is no second Event in the hand.
    assert again["cards"]["test"]["subject"] == "car"


def test_states_stand_on_each_other_to_a_depth():
    state = "Test"
    for _ in range(60):
        state = {"card": "Test", "states": [state]}
    with pytest.raises(ScenarioError, match="on each other at most"):
        play(GUN, [{"card": "Alpha", "states": [state]}], type="State")


@pytest.mark.parametrize(
    "text", ["Subject Character gains +1 Fighting.", "Weapon. Subject Character gains +1 Fighting."]
)
def test_states_change_controllers_once_with_their_subject(text):
    grip = {"title": "Grip", "type": "State", "cost": 1, "text": "You take control of subject Character."}
    theirs = [{"card": "Brute", "states": ["Test", {"card": "Axe"}]}]
    taken = play(
        text, ["Alpha"], do("play", card="Grip", on="brute"), RESOLVE,
        hand=["Grip"], theirs=theirs, type="State", extra=[grip],
    )  # fmt: skip
    changes = [
        each for step in taken["steps"] for each in step["changes"] if each["what"] == "controller" and each["from"]
    ]
    assert [each["card"] for each in changes] == ["brute", "test", "axe"]
    assert {taken["cards"][each]["controller"] for each in ("brute", "test", "axe")} == {"Ann"}


@pytest.mark.parametrize(
    "text",
    [
        "Characters you control gain +1 Fighting during the turn they enter play.",
        "Characters you control that entered play this turn gain +1 Fighting.",
    ],
)
def test_what_holds_in_the_turn_in_which_cards_enter_play_is_about_each_of_them(text):
    played = do("play", card="alpha", at="field")
    result = play(text, ["Test", "Brute"], played, hand=["Alpha"], their_hand=[])
    assert [result["cards"][each]["fighting"] for each in ("test", "alpha", "brute")] == [2, 4, 8]
    later = play(text, ["Test", "Brute"], played, do("end turn"), CONTINUE, hand=["Alpha"])
    assert (later["turn"], later["cards"]["alpha"]["fighting"]) == ("Bob", 3)


def test_a_condition_on_those_of_whom_a_statement_speaks_is_about_each_of_them():
    text = "Characters you control gain +1 Fighting while they are damaged."
    result = play(text, ["Test", {"card": "Brute", "damage": 2}, "Alpha"], theirs=[{"card": "Alpha", "damage": 1}])
    assert [result["cards"][each]["fighting"] for each in ("test", "brute", "alpha", "alpha-2")] == [2, 7, 3, 2]


@pytest.mark.parametrize(("act", "fighting"), [("heal", 4), ("attack", 3)])
def test_what_cards_have_turned_to_do_this_turn_is_known(act, fighting):
    text = "Characters that turned to heal this turn gain +1 Fighting."
    mine = ["Test", {"card": "Alpha", "damage": 1 if act == "heal" else 0}]
    acts = do("heal", card="alpha") if act == "heal" else do("attack", **{"with": ["alpha"], "target": "meadow"})
    assert play(text, mine, acts, CONTINUE)["cards"]["alpha"]["fighting"] == fighting
