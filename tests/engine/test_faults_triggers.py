"""Faults that texts drawn at random have shown in what is triggered and in what is done on entering play."""

import pytest

from rules.engine import evaluate
from tests.engine_library import bundled
from tests.engine_trials import CARDS, CONTINUE, RESOLVE, do, play


def test_a_card_that_may_be_played_from_a_pile_when_something_happens_is_played_then():
    event = "When an opponent declares an attack on a card you control"
    text = f"{event}, you may play this card from your smoked pile at -1 cost."
    attack = do("attack", by="Bob", **{"with": ["alpha"], "target": "field"})
    rain = {"title": "Rain", "type": "Event", "cost": 0, "text": "Inflict 1 damage on all Characters."}
    more = {"smoked": ["Test"], "theirs": ["Alpha"], "turn": "Bob", "extra": [rain], "hand": ["Rain"]}
    result = play(text, [], attack, do("play", card="test", at="field"), do("play", card="Rain"), RESOLVE, **more)
    assert (result["cards"]["test"]["zone"], result["cards"]["test"]["damage"]) == ("play", 1)
    declined = play(text, [], attack, CONTINUE, **more)
    assert (declined["status"], declined["cards"]["test"]["zone"]) == ("ok", "smoked")
    assert play(text, [], do("play", card="test", at="field"), **more)["status"] == "illegal"
    own = do("attack", **{"with": ["alpha"], "target": "meadow"})
    assert play(text, ["Alpha"], own, do("play", card="test"), smoked=["Test"])["status"] == "illegal"


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


@pytest.mark.parametrize(("attackers", "fighting"), [(["alpha"], 3), (["alpha", "brute"], 3)])
def test_what_one_or_more_do_at_once_is_one_event(attackers, fighting):
    text = "When one or more Characters you control inflict combat damage on a Site, this card gains +1 Fighting."
    attack = do("attack", **{"with": attackers, "target": "meadow"})
    weak = {"card": "Brute", "damage": 7}
    result = play(text, ["Test", "Alpha", weak], attack, CONTINUE)
    assert (result["status"], result["cards"]["test"]["fighting"]) == ("ok", fighting)


def test_a_card_that_was_smoked_is_returned_by_what_that_has_triggered():
    text = "When this card smokes a Character in combat, return that Character to play under your control."
    alpha = {"card": "Alpha", "damage": 2}
    attack = do("attack", **{"with": ["test"], "target": "alpha"})
    result = play(text, ["Test"], attack, CONTINUE, theirs=[alpha])
    assert (result["cards"]["alpha"]["zone"], result["cards"]["alpha"]["controller"]) == ("play", "Ann")
    result = play(text, ["Test"], attack, CONTINUE, theirs=["Alpha"])
    assert (result["cards"]["alpha"]["damage"], result["cards"]["alpha"]["controller"]) == (2, "Bob")


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


@pytest.mark.parametrize(("counters", "answers", "power"), [(1, ["yes"], 1), (1, ["no"], 0), (0, [], 0)])
def test_who_does_not_pay_for_what_is_triggered_does_not_get_it(counters, answers, power):
    """5.2.1: what stands left of "::" may be paid."""
    text = "At the end of each turn, remove 1 counter :: Gain 1 Power."
    said = [step for each in answers for step in (CONTINUE, do("choose", option=each))]
    result = play(text, [{"card": "Test", "counters": counters}], do("end turn"), *said, CONTINUE, power=0)
    assert (result["status"], result["players"]["Ann"]["power"]) == ("ok", power)


@pytest.mark.parametrize(("healed", "power"), [("brute", 1), ("alpha", 0)])
def test_what_an_opponent_turns_a_character_for_belongs_to_what_happens(healed, power):
    text = "When an opponent turns a Character to heal, gain 1 Power."
    by = "Bob" if healed == "brute" else "Ann"
    hurt = [{"card": "Brute", "damage": 1}]
    mine = ["Test", {"card": "Alpha", "damage": 1}]
    result = play(text, mine, do("heal", by, card=healed), CONTINUE, theirs=hurt, turn=by, power=0)
    assert (result["players"]["Ann"]["power"], result["cards"][healed]["damage"]) == (power, 0)


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


@pytest.mark.parametrize(("on", "status"), [("alpha", "ok"), ("watcher", "illegal")])
@pytest.mark.parametrize("when", ["damage is inflicted on it", "combat damage is inflicted on it"])
def test_an_attack_waits_for_a_state_that_is_played_on_whom_combat_has_damaged(when, on, status):
    text = f"Play on a Character when {when}. Subject gains +2 Fighting."
    attack = do("attack", **{"with": ["alpha"]}, target="brute")
    result = play(
        text, ["Alpha", "Watcher"], attack, {"do": "combat"}, do("play", card="Test", on=on), RESOLVE,
        theirs=[{"card": "Brute", "damage": 6}], hand=["Test"], type="State",
        extra=[{"title": "Watcher", "type": "Character", "fighting": 2}],
    )  # fmt: skip
    assert (result["status"], result["cards"]["alpha"]["fighting"]) == (status, 3 if status == "ok" else 1)


@pytest.mark.parametrize(("leaves", "power"), [(False, 1), (True, 0)])
@pytest.mark.parametrize("what", ["that Character is smoked", "that Character leaves play"])
def test_what_waits_for_a_character_does_not_wait_for_a_later_life_of_it(what, leaves, power):
    text = f"Turn and maintain and target an opponent's Character :: When {what}, gain 1 Power."
    again = [do("play", "Bob", card="Recall", targets=["imp"]), RESOLVE, do("play", "Bob", card="Imp"), RESOLVE]
    without = [{"by": "Bob", "do": "pass"}]
    result = play(
        text, [], do("use", card="Test", targets=["imp"]), RESOLVE, *(again if leaves else without),
        do("play", card="Rust", targets=["imp"]), RESOLVE, CONTINUE,
        edges=["Test"], hand=["Rust"], theirs=["Imp"], their_hand=["Recall"], type="Edge", power=0, turn="Bob",
        extra=[
            {"title": "Imp", "type": "Character", "fighting": 1},
            {"title": "Recall", "type": "Event", "text": "Target a Character :: Return target to its owner's hand."},
        ],
    )  # fmt: skip
    expected = 1 if leaves and what.endswith("play") else power  # As it was returned it left play, and that was all.
    assert (result["status"], result["cards"]["imp"]["zone"]) == ("ok", "smoked")
    assert result["players"]["Ann"]["power"] == expected


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


@pytest.mark.parametrize(("turned", "power"), [(False, 1), (True, 0)])
def test_what_a_card_turns_for_when_something_happens_is_paid(turned, power):
    text = "When an opponent declares an attack, turn :: Gain 1 Power."
    attack = do("attack", "Bob", **{"with": ["alpha"], "target": "field"})
    more = () if turned else (do("choose", option="yes"), RESOLVE)
    result = play(text, [{"card": "Test", "turned": turned}], attack, *more, theirs=["Alpha"], turn="Bob", power=0)
    assert (result["players"]["Ann"]["power"], result["cards"]["test"]["turned"]) == (power, True)


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
    ("power", "answers", "zone", "left"), [(1, ["0"], "play", 0), (1, ["1"], "toasted", 1), (0, [], "toasted", 0)]
)
def test_who_cannot_pay_for_one_thing_does_the_other(power, answers, zone, left):
    text = "When subject Character ceases attacking, pay 1 Power or toast this card."
    mine = [{"card": "Alpha", "states": ["Test"]}]
    attack = do("attack", **{"with": ["alpha"], "target": "meadow"})
    said = [do("choose", option=answer) for answer in answers]
    result = play(text, mine, attack, CONTINUE, CONTINUE, *said, type="State", power=power)
    assert (result["status"], result["cards"]["test"]["zone"]) == ("ok", zone)
    assert result["players"]["Ann"]["power"] == left


@pytest.mark.parametrize(
    ("target", "option", "zone"),
    [("alpha", "yes", "deck"), ("alpha", "no", "smoked"), ("test", None, "smoked"), ("brute", None, "play")],
)
def test_a_state_that_is_smoked_with_its_subject_reloads_itself(target, option, zone):
    text = "Subject Character gains +1 Fighting. You may Reload this card when subject is smoked."
    said = [] if option is None else [do("choose", option=option)]
    result = play(
        text,
        [{"card": "Alpha", "states": ["Test"]}, "Brute"],
        do("play", card="Rust", targets=[target]),
        RESOLVE,
        *said,
        CONTINUE,
        hand=["Rust"],
        type="State",
    )
    assert (result["status"], result["cards"]["test"]["zone"]) == ("ok", zone)


@pytest.mark.parametrize(("text", "told"), [("put a counter on this card", ["counter"]), ("smoke this card", [])])
def test_what_has_left_play_gets_no_counter_and_is_not_smoked_again(text, told):
    sweep = {"title": "Sweep", "type": "Event", "cost": 0, "text": "Target two Characters :: Smoke both targets."}
    swept = do("play", card="Sweep", targets=["alpha", "test"])
    result = play(
        f"When a <Fighter> Character is smoked, {text}.", ["Test", "Alpha"], swept, RESOLVE, CONTINUE,
        hand=["Sweep"], extra=[sweep],
    )  # fmt: skip
    assert (result["status"], result["cards"]["test"]["zone"], result["cards"]["test"]["counters"]) == (
        "ok",
        "smoked",
        0,
    )
    last = [step["kind"] for step in result["steps"]]
    assert last[last.index("trigger") :].count("smoke") == 0
    assert [kind for kind in last if kind == "counter"] == told


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("toast this card", "toasted"),
        ("return this card to play", "play"),
        ("remove this card from the game", "removed"),
    ],
)
def test_an_effect_does_not_follow_its_card_into_the_hand(text, zone):
    text = f"When a <Fighter> Character is smoked, {text}."
    recall = {
        "title": "Recall",
        "type": "Event",
        "cost": 0,
        "text": "Target a card :: Return target to its owner's hand.",
    }
    smoke = do("play", card="Rust", targets=["alpha"])
    back = do("play", card="Recall", targets=["test"])
    gone = play(
        text, ["Test", "Alpha"], smoke, RESOLVE, back, RESOLVE, CONTINUE, hand=["Rust", "Recall"], extra=[recall]
    )
    assert (gone["status"], gone["cards"]["test"]["zone"]) == ("ok", "hand")
    stays = play(text, ["Test", "Alpha"], smoke, RESOLVE, CONTINUE, hand=["Rust"])
    assert (stays["status"], stays["cards"]["test"]["zone"]) == ("ok", zone)


@pytest.mark.parametrize(("turned", "damage"), [(True, 1), (False, 0)])
def test_a_turned_card_that_changes_controllers_unturns(turned, damage):
    text = "Characters take 1 damage when they unturn."
    grip = {"title": "Grip", "type": "State", "cost": 1, "text": "You take control of subject Character."}
    actions = [do("play", card="Grip", on="brute"), RESOLVE, CONTINUE]
    theirs = [{"card": "Brute", "turned": turned}]
    result = play(text, [], *actions, hand=["Grip"], theirs=theirs, type="Edge", edges=["Test"], extra=[grip])
    assert (result["cards"]["brute"]["controller"], result["cards"]["brute"]["damage"]) == ("Ann", damage)


@pytest.mark.parametrize("how", ["returns a random Character", "randomly chooses a Character and returns it"])
def test_what_chance_returns_to_play_may_be_a_second_unique_card(how):
    """10.1.1, 5.5.1: it is not returned voluntarily."""
    there = "in his or her smoked pile" if "chooses" in how else "from that player's smoked pile"
    text = f"Each player {how.replace('Character', f'Character {there}', 1)} to play."
    idol = {"title": "Idol", "type": "Character", "fighting": 1, "text": "Unique."}
    again = {"card": "Idol", "id": "again"}
    result = play(
        text, ["Idol"], do("play", card="test"), RESOLVE, CONTINUE,
        hand=["Test"], smoked=[again], type="Event", extra=[idol], power=1,
    )  # fmt: skip
    assert not result["not_understood"]
    assert any("uniqueness auction" in step["text"] or "auction" in step["kind"] for step in result["steps"])
