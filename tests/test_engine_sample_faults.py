"""Faults that texts drawn at random have shown, each with cards that a scenario invents and a case of either kind."""

import pytest

from rules.engine import evaluate
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import CardType
from rules.engine.shadowfist.lowering.bound import check_bound
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from tests.engine_library import bundled

RICH = {"dragons": 9, "tech": 9}
CARDS = [
    {"title": "Alpha", "type": "Character", "subtitle": "Fighter", "cost": 2, "fighting": 3},
    {"title": "Brute", "type": "Character", "subtitle": "Ogre", "cost": 4, "fighting": 8},
    {"title": "Field", "type": "Feng Shui Site", "power": 1, "body": 9},
    {"title": "Meadow", "type": "Feng Shui Site", "power": 1, "body": 9},
    {"title": "Luck", "type": "Edge", "cost": 1},
    {"title": "Rust", "type": "Event", "cost": 0, "text": "Target a card :: Smoke target."},
]


def play(
    text,
    mine=(),
    *actions,
    hand=(),
    theirs=(),
    power=9,
    smoked=(),
    resources=None,
    type="Character",
    turn="Ann",
    extra=(),
    edges=(),
    burned=(),
    their_hand=(),
):
    """An invented card "Test" with a text on a board; ``mine`` and ``theirs`` are Characters at Field and Meadow."""
    test = {"title": "Test", "type": type, "text": text, "cost": 1}
    if type == "Character":
        test |= {"fighting": 2, "subtitle": "Subject of a Test"}
    axe = {
        "title": "Axe",
        "type": "State",
        "cost": 2,
        "requires": {"tech": 1},
        "text": "Weapon. Subject Character gains +1 Fighting.",
    }
    here, there = (
        {"front": {"card": front, "face": "up"}, "characters": list(who)}
        for front, who in (("Field", mine), ("Meadow", theirs))
    )
    ann = {
        "name": "Ann",
        "power": power,
        "resources": RICH if resources is None else resources,
        "hand": list(hand),
        "smoked": list(smoked),
        "edges": list(edges),
        "burned": list(burned),
        "locations": [here],
    }
    bob = {"name": "Bob", "power": 0, "resources": RICH, "hand": list(their_hand), "locations": [there]}
    return evaluate(
        {
            "ruleset": "modern",
            "turn": turn,
            "custom": [test, axe, *CARDS, *extra],
            "players": [ann, bob],
            "actions": list(actions),
        },
        bundled(),
    )


def do(verb, by="Ann", **more):
    return {"by": by, "do": verb, **more}


RESOLVE, CONTINUE = {"do": "resolve"}, {"do": "continue"}


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


def test_a_subject_with_a_quality_is_not_understood():
    result = play("Subject turned Character gains +1 Fighting.", ["Alpha"], hand=["Test"], type="State")
    assert [each["card"] for each in result["not_understood"]] == ["test"]


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


@pytest.mark.parametrize(
    "text",
    [
        "Your effects cannot be canceled by opponents.",
        "When an opponent's Site generates an effect, inflict 2 damage on that Site.",
    ],
)
def test_what_is_said_of_effects_and_asked_of_cards_is_not_understood(text):
    assert [each["card"] for each in play(text, ["Test"])["not_understood"]] == ["test"]


@pytest.mark.parametrize(("option", "zone"), [("yes", "play"), ("no", "smoked")])
def test_a_card_plays_itself_from_its_pile_when_something_happens(option, zone):
    event = "When an opponent declares an attack on a card you control"
    text = f"{event}, you may play this card from your smoked pile at -1 cost."
    attack = do("attack", by="Bob", **{"with": ["alpha"], "target": "field"})
    actions = (
        (attack, do("choose", option=option), RESOLVE) if option == "yes" else (attack, do("choose", option=option))
    )
    result = play(text, [], *actions, smoked=["Test"], theirs=["Alpha"], turn="Bob")
    assert (result["status"], result["cards"]["test"]["zone"]) == ("ok", zone)
    attack = do("attack", **{"with": ["alpha"], "target": "meadow"})
    result = play(text, ["Alpha"], attack, smoked=["Test"])
    assert (result["status"], result["cards"]["test"]["zone"]) == ("ok", "smoked")


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


def test_the_attacker_among_several_is_not_understood():
    text = "When a Character with Ambush turns to attack a Character, the attacker gains Guts until end of turn."
    assert [each["card"] for each in play(text, ["Test"])["not_understood"]] == ["test"]


def test_what_no_phrase_has_picked_out_is_refused_by_the_lowering():
    with pytest.raises(UnsupportedError):
        check_bound(ab.Triggered(ab.Trigger(e.CardEvent((e.Verb.SMOKE,), n.This())), (ef.Heal(n.Bound(0)),)))
    picked = n.Matching(((n.OfType(CardType.CHARACTER),),), slot=0)
    check_bound(ab.Triggered(ab.Trigger(e.CardEvent((e.Verb.SMOKE,), picked)), (ef.Heal(n.Bound(0)),)))


def _not_understood(text, type="Character"):
    result = play(
        text, ["Test"] if type == "Character" else ["Alpha"], hand=[] if type == "Character" else ["Test"], type=type
    )
    return [each["card"] for each in result["not_understood"]] == ["test"]


@pytest.mark.parametrize(
    ("text", "type"),
    [
        ("Opponents cannot discard cards.", "Character"),
        ("Cannot be revealed.", "Character"),
        ("Damage inflicted by this card cannot be increased.", "Character"),
        ("Opponents' Characters must intercept this card.", "Character"),
        ("May intercept attackers with Superleap.", "Character"),
        ("May attack without turning.", "Character"),
        ("During an opponent's turn, this card may attack Characters.", "Character"),
        ("Target 2 Characters :: Each Character gains +1 Fighting until the end of the turn.", "Event"),
        ("Return an Event to your hand.", "Event"),
        ("Turn if an opponent controls no cards that share a designator :: Gain 1 Power.", "Character"),
    ],
)
def test_what_nobody_would_ask_is_not_understood(text, type):
    assert _not_understood(text, type)


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
    text = "When subject ceases attacking, gain 1 Power."
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


def test_a_card_that_may_be_played_when_something_happens_is_played_from_the_hand():
    text = "Subject Character gains +2 Fighting. You may play this card at no cost when a Site is burned."
    alpha = {"card": "Alpha", "damage": 0}
    attack = do("attack", by="Bob", **{"with": ["brute", "brute-2"], "target": "field"})
    burn = do("take", by="Bob", choice="burn for victory")
    played = do("play", card="Test", on="alpha")
    happened = [attack, do("combat"), burn, played, RESOLVE]
    board = {"theirs": ["Brute", "Brute"], "turn": "Bob", "hand": ["Test"], "type": "State", "power": 0}
    result = play(text, [alpha], *happened, **board)
    assert (result["status"], result["cards"]["alpha"]["fighting"]) == ("ok", 5)
    assert play(text, [alpha], played, **board)["status"] == "illegal"


@pytest.mark.parametrize(
    "text",
    [
        "Characters you control gain Guts while attacking, and gain Ambush while in combat with a damaged Character.",
        "Turn and target a Character that is the subject of a State :: Smoke the State.",
    ],
)
def test_what_refers_back_to_more_or_less_than_was_named_is_not_understood(text):
    assert _not_understood(text)


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


@pytest.mark.parametrize(("attackers", "fighting"), [(["alpha"], 3), (["alpha", "brute"], 3)])
def test_what_one_or_more_do_at_once_is_one_event(attackers, fighting):
    text = "When one or more Characters you control inflict combat damage on a Site, this card gains +1 Fighting."
    attack = do("attack", **{"with": attackers, "target": "meadow"})
    weak = {"card": "Brute", "damage": 7}
    result = play(text, ["Test", "Alpha", weak], attack, CONTINUE)
    assert (result["status"], result["cards"]["test"]["fighting"]) == ("ok", fighting)


@pytest.mark.parametrize(
    ("text", "type"),
    [
        ("Heal target Site. You may Reload this card when a Site you control is burned.", "Event"),
        ("Turn to gain 2 Power when you smoke an opponent's Character.", "Character"),
        ("When one or more Characters you control are smoked, gain 1 Power.", "Character"),
        ("Remove up to six damage counters from the cards you control.", "Event"),
        ("Turn :: Smoke the Characters at this location.", "Character"),
        ("Turn :: Cancel all Characters and States at this location until the end of the turn.", "Character"),
        ("Not affected by opponents' 0-cost Events, States, and Edges.", "Character"),
        ("When this card is discarded, gain 1 Power.", "Character"),
    ],
)
def test_what_would_wait_for_ever_or_be_told_too_often_is_not_understood(text, type):
    assert _not_understood(text, type)


def test_a_card_that_was_smoked_is_returned_by_what_that_has_triggered():
    text = "When this card smokes a Character in combat, return that Character to play under your control."
    alpha = {"card": "Alpha", "damage": 2}
    attack = do("attack", **{"with": ["test"], "target": "alpha"})
    result = play(text, ["Test"], attack, CONTINUE, theirs=[alpha])
    assert (result["cards"]["alpha"]["zone"], result["cards"]["alpha"]["controller"]) == ("play", "Ann")
    result = play(text, ["Test"], attack, CONTINUE, theirs=["Alpha"])
    assert (result["cards"]["alpha"]["damage"], result["cards"]["alpha"]["controller"]) == (2, "Bob")


def test_parentheses_that_say_more_are_not_understood():
    assert _not_understood("Turn :: Cancel all States. (Including States played later this turn.)")


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


@pytest.mark.parametrize(
    "text",
    [
        "Damaged Characters gain Guts until the end of the turn.",
        "Characters intercepting your Characters gain +X Fighting until the end of the turn. X = the number of Edges.",
    ],
)
def test_what_is_kept_for_a_time_from_no_moment_on_is_not_understood(text):
    assert _not_understood(text)


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
    assert _not_understood("All your Characters gain Guts and +1 Fighting for each Edge you control.")


@pytest.mark.parametrize(("unturned", "power"), [(False, 1), (True, 0)])
def test_what_a_maintained_card_waits_for_it_waits_for_while_it_is_maintained(unturned, power):
    text = "Turn and maintain and target a Character :: Gain 1 Power when that Character is smoked."
    rouse = {"title": "Rouse", "type": "Event", "cost": 0, "text": "Target a Character :: Unturn target."}
    waking = (do("play", card="Rouse", targets=["test"]), RESOLVE) if unturned else ()
    rust = do("play", "Bob", card="Rust", targets=["brute"])
    first = play(
        text, ["Test"], do("use", card="test", targets=["brute"]), RESOLVE, *waking, do("end turn"), CONTINUE,
        hand=["Rouse"], theirs=["Brute"], power=0, their_hand=["Rust"], extra=[rouse],
    )  # fmt: skip
    later = {
        **first["board"],
        "actions": [do("generate power", "Bob"), do("unturn", "Bob"), CONTINUE, rust, RESOLVE, CONTINUE],
    }
    result = evaluate(later, bundled())
    assert (result["status"], result["cards"]["brute"]["zone"]) == ("ok", "smoked")
    assert result["players"]["Ann"]["power"] == power


def test_an_effect_plays_cards_from_either_of_two_places():
    text = "Turn :: Play a <Fighter> card from your hand or smoked pile at -1 cost."
    for hand, smoked in ((["Alpha"], []), ([], ["Alpha"])):
        result = play(text, ["Test"], do("use", card="test"), RESOLVE, hand=hand, smoked=smoked)
        assert (result["status"], result["cards"]["alpha"]["zone"]) == ("ok", "play")
    result = play(text, ["Test"], do("use", card="test"), RESOLVE, hand=["Brute"], smoked=["Luck"])
    assert result["status"] == "illegal"


@pytest.mark.parametrize(("counters", "power"), [(1, 1), (0, 0)])
def test_who_cannot_pay_for_what_is_triggered_does_not_get_it(counters, power):
    text = "At the end of each turn, remove 1 counter :: Gain 1 Power."
    result = play(text, [{"card": "Test", "counters": counters}], do("end turn"), CONTINUE, power=0)
    assert result["players"]["Ann"]["power"] == power


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


@pytest.mark.parametrize(("healed", "power"), [("brute", 1), ("alpha", 0)])
def test_what_an_opponent_turns_a_character_for_belongs_to_what_happens(healed, power):
    text = "When an opponent turns a Character to heal, gain 1 Power."
    by = "Bob" if healed == "brute" else "Ann"
    hurt = [{"card": "Brute", "damage": 1}]
    mine = ["Test", {"card": "Alpha", "damage": 1}]
    result = play(text, mine, do("heal", by, card=healed), CONTINUE, theirs=hurt, turn=by, power=0)
    assert (result["players"]["Ann"]["power"], result["cards"][healed]["damage"]) == (power, 0)


@pytest.mark.parametrize(
    "text",
    [
        "When an opponent turns a Site to generate an effect, gain 1 Power.",
        "When you play an Edge to win, draw a card.",
    ],
)
def test_what_stands_after_to_before_a_comma_is_no_effect(text):
    assert _not_understood(text)


@pytest.mark.parametrize(("on", "status"), [("alpha", "ok"), ("brute", "illegal")])
def test_a_state_is_played_on_the_card_to_which_it_has_happened(on, status):
    text = "Play on a Character when damage is inflicted on it. Subject gains +2 Fighting."
    zap = {"title": "Zap", "type": "Event", "cost": 0, "text": "Target a Character :: Inflict 2 damage on target."}
    hit = do("play", "Bob", card="Zap", targets=["alpha"])
    result = play(
        text, ["Alpha", "Brute"], hit, RESOLVE, do("play", card="Test", on=on), RESOLVE,
        hand=["Test"], their_hand=["Zap"], extra=[zap], type="State",
    )  # fmt: skip
    assert (result["status"], result["cards"]["alpha"]["fighting"]) == (status, 3 if status == "ok" else 1)


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


@pytest.mark.parametrize(
    "text",
    [
        "Turn :: Smoke and toast a Character.",
        "When this card turns to attack, cancel an Event.",
    ],
)
def test_what_is_said_of_something_else_than_is_named_is_not_understood(text):
    assert _not_understood(text)


def test_a_user_is_the_subject_of_a_state():
    result = play("Weapon. User gains +4 Fighting.", [{"card": "Alpha", "states": ["Test"]}], type="State")
    assert result["cards"]["alpha"]["fighting"] == 7


@pytest.mark.parametrize(("option", "power", "zone"), [("yes", 1, "toasted"), ("no", 0, "smoked")])
def test_a_card_that_was_sacrificed_can_be_toasted_for_something(option, power, zone):
    text = "Whenever you sacrifice a Character, you may toast that Character :: Gain 1 Power."
    altar = {"title": "Altar", "type": "Event", "cost": 0, "text": "Sacrifice a Character :: Draw a card."}
    playing = do("play", card="Altar", targets=["alpha"])
    result = play(
        text, ["Test", "Alpha"], playing, do("choose", option=option), RESOLVE,
        hand=["Altar"], extra=[altar], power=0,
    )  # fmt: skip
    assert (result["players"]["Ann"]["power"], result["cards"]["alpha"]["zone"]) == (power, zone)


@pytest.mark.parametrize(("on", "status"), [("test", "ok"), ("alpha", "illegal")])
def test_a_state_is_played_on_a_card_from_a_pile(on, status):
    text = "Once per turn, you may play a State on this card from any player's smoked pile."
    playing = do("play", card="axe", on=on)
    result = play(text, ["Test", "Alpha"], playing, RESOLVE, smoked=["Axe"])
    assert (result["status"], result["cards"]["test"]["fighting"]) == (status, 3 if status == "ok" else 2)


@pytest.mark.parametrize(("target", "damage"), [("alpha", 0), ("brute", 2)])
def test_a_trigger_chooses_among_the_events_that_wait_in_the_scene(target, damage):
    text = (
        "When this card is revealed, you may choose an Event targeting a card you control :: Cancel the chosen Event."
    )
    zap = {"title": "Zap", "type": "Event", "cost": 0, "text": "Target a Character :: Inflict 2 damage on target."}
    test = {"title": "Shrine", "type": "Feng Shui Site", "power": 1, "body": 9, "text": text}
    hidden = {"front": {"card": "Shrine", "face": "down"}}
    board = {
        "ruleset": "modern",
        "turn": "Ann",
        "custom": [zap, test, *CARDS],
        "players": [
            {"name": "Ann", "locations": [{**hidden, "characters": ["Alpha"]}]},
            {"name": "Bob", "hand": ["Zap"], "locations": [{"front": "Meadow", "characters": ["Brute"]}]},
        ],
        "actions": [
            do("play", "Bob", card="Zap", targets=[target]),
            do("reveal", card="shrine"),
            do("choose", option="yes"),
            CONTINUE,
        ],
    }
    assert evaluate(board, bundled())["cards"][target]["damage"] == damage


def test_two_verbs_with_one_object_do_both_to_it():
    text = "Turn this card and a Site you control to turn and inflict 2 damage on an opponent's Site."
    result = play(text, ["Test"], do("use", card="test", targets=["field", "meadow"]), RESOLVE)
    assert [result["cards"][each]["turned"] for each in ("test", "field", "meadow")] == [True, True, True]
    assert [result["cards"][each]["damage"] for each in ("field", "meadow")] == [0, 2]


@pytest.mark.parametrize(("turned", "power"), [(False, 1), (True, 0)])
def test_what_a_card_turns_for_when_something_happens_is_paid(turned, power):
    text = "When an opponent declares an attack, turn :: Gain 1 Power."
    attack = do("attack", "Bob", **{"with": ["alpha"], "target": "field"})
    more = () if turned else (do("choose", option="yes"), RESOLVE)
    result = play(text, [{"card": "Test", "turned": turned}], attack, *more, theirs=["Alpha"], turn="Bob", power=0)
    assert (result["players"]["Ann"]["power"], result["cards"]["test"]["turned"]) == (power, True)


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
    assert _not_understood("When this card attacks, you may name a card. That card cannot be played this turn.")


ZAP = {"title": "Zap", "type": "Event", "cost": 0, "text": "Target a Character :: Inflict 2 damage on target."}
ENTERING = do("play", card="Test", at="field")


@pytest.mark.parametrize(
    ("words", "later"),
    [
        ("enters or leaves play", do("play", card="Rust", targets=["test"])),
        ("enters play or turns to attack", do("attack", **{"with": ["test"], "target": "meadow"})),
        ("or another Character you control enters play", do("play", card="Alpha", at="field")),
    ],
)
def test_what_is_triggered_by_entering_play_and_by_something_else_is_so_each_time(words, later):
    text = f"When this card {words}, inflict 1 damage on all opponents' Characters."
    board = {"hand": ["Test", "Rust", "Alpha", "Luck"], "theirs": ["Brute"]}
    assert play(text, [], ENTERING, RESOLVE, **board)["cards"]["brute"]["damage"] == 1
    assert play(text, [], ENTERING, RESOLVE, later, CONTINUE, **board)["cards"]["brute"]["damage"] == 2
    other = play(text, [], ENTERING, RESOLVE, do("play", card="Luck"), RESOLVE, **board)
    assert other["cards"]["brute"]["damage"] == 1


def test_a_card_that_is_returned_to_play_enters_play_once():
    text = (
        "When this card is played or returned to play, gain 1 Power. When this card enters or leaves play, draw a card."
    )
    comeback = {
        "title": "Comeback",
        "type": "Event",
        "cost": 0,
        "text": "Choose a Character in your smoked pile :: Return that card to play.",
    }
    back = do("play", card="Comeback", targets=["test"])
    result = play(text, [], back, CONTINUE, hand=["Comeback"], smoked=["Test"], extra=[comeback], power=0)
    assert (result["players"]["Ann"]["power"], result["players"]["Ann"]["hand"]) == (1, 1)


@pytest.mark.parametrize(
    ("text", "hurt", "power"),
    [
        ("When this card enters play, if you control a damaged Character, gain 3 Power.", True, 3),
        ("When this card enters play, if you control a damaged Character, gain 3 Power.", False, 0),
        ("When this card enters play, gain 3 Power unless you control a damaged Character.", True, 0),
        ("When this card enters play, gain 3 Power unless you control a damaged Character.", False, 3),
    ],
)
def test_a_condition_of_what_is_done_on_entering_play_is_looked_at(text, hurt, power):
    alpha = {"card": "Alpha", "damage": 1 if hurt else 0}
    result = play(text, [alpha], ENTERING, RESOLVE, hand=["Test"], power=1)
    assert (result["status"], result["players"]["Ann"]["power"]) == ("ok", power)


@pytest.mark.parametrize(("option", "power", "turned"), [("yes", 3, True), ("no", 0, False)])
def test_what_a_card_turns_for_as_it_enters_play_is_its_players_choice(option, power, turned):
    text = "When this card enters play, turn :: Gain 3 Power."
    result = play(text, [], ENTERING, do("choose", option=option), RESOLVE, hand=["Test"], power=1)
    assert (result["players"]["Ann"]["power"], result["cards"]["test"]["turned"]) == (power, turned)


@pytest.mark.parametrize("words", ["may sacrifice another Character :: Gain", "may smoke another Character to gain"])
@pytest.mark.parametrize(("targets", "power", "zone"), [(["alpha"], 3, "smoked"), ([], 0, "play")])
def test_what_may_be_given_as_a_card_enters_play_may_be_kept(words, targets, power, zone):
    text = f"When this card enters play, you {words} 3 Power."
    result = play(text, ["Alpha"], {**ENTERING, "targets": targets}, RESOLVE, hand=["Test"], power=1)
    assert (result["players"]["Ann"]["power"], result["cards"]["alpha"]["zone"]) == (power, zone)
    assert play(text, ["Alpha"], ENTERING, hand=["Test"], power=1)["problem"]["code"] == "ambiguous"
    assert play(text, [], ENTERING, RESOLVE, hand=["Test"], power=1)["players"]["Ann"]["power"] == 0


@pytest.mark.parametrize(("edges", "zone"), [(["Luck"], "toasted"), ([], "smoked")])
def test_a_condition_of_what_is_done_instead_is_looked_at(edges, zone):
    text = "When this card smokes a Character, if you control an Edge, toast that Character instead."
    attack = do("attack", **{"with": ["test"], "target": "alpha"})
    weak = {"card": "Alpha", "damage": 2}
    assert play(text, ["Test"], attack, CONTINUE, theirs=[weak], edges=edges)["cards"]["alpha"]["zone"] == zone


@pytest.mark.parametrize(("edges", "damage"), [(["Luck"], 2), ([], 0)])
def test_a_condition_of_damage_that_comes_with_other_damage_is_looked_at(edges, damage):
    text = (
        "If you control an Edge, when this card inflicts damage on a Character, "
        "it inflicts the same damage simultaneously on another Character."
    )
    attack = do("attack", **{"with": ["test"], "target": "alpha"})
    result = play(text, ["Test"], attack, CONTINUE, theirs=["Alpha", "Brute"], edges=edges)
    assert result["cards"]["brute"]["damage"] == damage


@pytest.mark.parametrize(
    "text",
    [
        "Once per turn, when this card smokes a Character, toast that Character instead.",
        "When this card smokes a Character, you may toast that Character instead.",
        "Once per turn, when this card inflicts damage on a Site, it inflicts the same damage simultaneously on "
        "another Site.",
        "When this card turns to attack, if you control an Edge, no other Characters can attack.",
        "When this card turns to attack, no other Characters can attack until the end of the turn.",
    ],
)
def test_what_comes_with_its_event_has_no_price_limit_or_option(text):
    assert _not_understood(text)


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


def test_an_x_that_a_player_would_choose_as_something_is_triggered_is_not_understood():
    assert _not_understood("When a Site turns, inflict X damage on this card :: Inflict X damage on that Site.")


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
    ("text", "type"),
    [
        ("Discard up to 2 cards :: Draw that many cards.", "Event"),
        ("Discard any number of cards, then draw that many cards.", "Event"),
        ("Discard this card :: Gain 1 Power.", "Character"),
        ("You may discard this card from your hand :: Draw 2 cards.", "Character"),
        ("If this card is in your hand, you may discard it to cancel an Event.", "Character"),
    ],
)
def test_what_is_done_from_the_hand_or_counts_what_is_discarded_is_told_where_it_is_not_understood(text, type):
    assert _not_understood(text, type)


@pytest.mark.parametrize(("answers", "cards"), [(["yes"], 1), (["no", "yes"], 1), (["no", "no"], 0)])
def test_once_per_turn_counts_what_is_used_and_not_what_is_declined(answers, cards):
    text = "Once per turn when you play an Edge, you may draw a card."
    actions = []
    for name, answer in zip(("luck", "luck-2"), [*answers, ""], strict=False):
        actions += [do("play", card=name), *([do("choose", option=answer)] if answer else []), CONTINUE]
    result = play(text, ["Test"], *actions, hand=["Luck", "Luck"])
    assert (result["status"], result["players"]["Ann"]["hand"]) == ("ok", cards)


def test_once_per_turn_of_two_events_at_the_same_time_is_one():
    text = "Once per turn, when a Character is smoked, gain 1 Power."
    storm = {"title": "Storm", "type": "Event", "cost": 0, "text": "Smoke all Characters controlled by opponents."}
    board = {"hand": ["Storm"], "theirs": ["Alpha", "Brute"], "extra": [storm], "power": 0}
    result = play(text, ["Test"], do("play", card="Storm"), CONTINUE, **board)
    assert (result["players"]["Ann"]["power"], result["cards"]["brute"]["zone"]) == (1, "smoked")


@pytest.mark.parametrize(
    ("edges", "answers", "zone"), [(["Luck"], ["yes"], "smoked"), (["Luck"], ["no"], "play"), ([], [], None)]
)
def test_what_may_be_targeted_as_a_card_enters_play_need_not_be(edges, answers, zone):
    text = "When this card enters play, you may target an Edge :: Smoke target."
    said = [do("choose", option=answer) for answer in answers]
    result = play(text, [], ENTERING, *said, RESOLVE, hand=["Test"], edges=edges)
    assert (result["status"], result["cards"]["test"]["zone"]) == ("ok", "play")
    assert zone is None or result["cards"]["luck"]["zone"] == zone


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


@pytest.mark.parametrize(
    ("power", "answers", "zone", "left"), [(1, ["0"], "play", 0), (1, ["1"], "toasted", 1), (0, [], "toasted", 0)]
)
def test_who_cannot_pay_for_one_thing_does_the_other(power, answers, zone, left):
    text = "When subject ceases attacking, pay 1 Power or toast this card."
    mine = [{"card": "Alpha", "states": ["Test"]}]
    attack = do("attack", **{"with": ["alpha"], "target": "meadow"})
    said = [do("choose", option=answer) for answer in answers]
    result = play(text, mine, attack, CONTINUE, CONTINUE, *said, type="State", power=power)
    assert (result["status"], result["cards"]["test"]["zone"]) == ("ok", zone)
    assert result["players"]["Ann"]["power"] == left
