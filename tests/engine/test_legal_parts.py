"""What an effect plays, damages or follows has to be legal for it, and is settled before anything is paid."""

import pytest

from rules.engine import evaluate
from tests.engine_library import bundled
from tests.engine_trials import CARDS, CONTINUE, RESOLVE, do, not_understood, play

BOTH = "Target a Site you control and target an opponent"
DEPOT = "Turn :: Play a Weapon State on a Character you control at -1 cost."
ONTO_ANY = "Turn :: Play a Weapon State on a card you control at -1 cost."


@pytest.mark.parametrize("text", [DEPOT, ONTO_ANY])
def test_a_state_is_played_on_a_legal_subject(text):
    result = play(text, ["Alpha"], do("use", card="test"), RESOLVE, hand=["Axe"], edges=["Test"], type="Edge", power=1)
    assert result["status"] == "ok"
    assert (result["cards"]["axe"]["subject"], result["players"]["Ann"]["power"]) == ("alpha", 0)


@pytest.mark.parametrize("text", [DEPOT, ONTO_ANY])
def test_without_one_the_effect_is_not_generated(text):
    result = play(text, [], do("use", card="test"), hand=["Axe"], edges=["Test"], type="Edge", theirs=["Alpha"])
    assert result["problem"]["code"] == "no_cards_to_play"
    assert not result["cards"]["test"]["turned"]


@pytest.mark.parametrize(("subjects", "chosen"), [(["Alpha", "Brute"], None), (["Alpha"], "alpha")])
def test_only_legal_subjects_are_offered(subjects, chosen):
    result = play(ONTO_ANY, subjects, do("use", card="test"), RESOLVE, hand=["Axe"], edges=["Test"], type="Edge")
    if chosen is None:
        assert result["decision"]["options"] == ["alpha", "brute"]
    else:
        assert result["cards"]["axe"]["subject"] == chosen


@pytest.mark.parametrize(
    ("text", "legal"),
    [
        ("Target a card :: Inflict 2 damage on target.", False),
        ("Target an Edge :: Inflict 2 damage on target.", True),
        ("Target a Character :: Inflict 2 damage on target.", False),
    ],
)
def test_states_and_edges_are_damaged_only_by_their_names(text, legal):
    result = play(text, [], do("play", card="test", targets=["luck"]), hand=["Test"], type="Event", edges=["Luck"])
    assert (result["status"] == "ok") is legal


def test_each_card_is_each_character_and_site():
    text = "Inflict 2 damage on each card."
    played = do("play", card="test")
    result = play(text, ["Alpha"], played, RESOLVE, hand=["Test"], type="Event", edges=["Luck"])
    damaged = {name: card.get("damage") for name, card in result["cards"].items() if card.get("damage")}
    assert damaged == {"alpha": 2, "field": 2, "meadow": 2}


@pytest.mark.parametrize(
    ("other", "zone"),
    [
        ("Choose a card in your smoked pile :: Toast the chosen card.", "toasted"),
        ("Choose a card in your smoked pile :: Return the chosen card to play.", "play"),
        ("Gain 1 Power.", "hand"),
    ],
)
def test_a_card_chosen_in_a_pile_is_not_followed_to_another_place(other, zone):
    """7.2: what was done to it in response is what becomes of it."""
    text = "Choose a Character in your smoked pile :: Return the chosen card to your hand."
    response = do("play", card="other", **({"targets": ["brute"]} if "Choose" in other else {}))
    result = play(
        text,
        [],
        do("play", card="test", targets=["brute"]),
        response,
        RESOLVE,
        hand=["Test", "Other"],
        type="Event",
        smoked=["Brute"],
        extra=[{"title": "Other", "type": "Event", "cost": 0, "text": other}],
    )
    assert (result["status"], result["cards"]["brute"]["zone"]) == ("ok", zone)


KILLER = {
    "title": "Killer",
    "type": "State",
    "cost": 0,
    "text": "Play on a Character. When subject is smoked by one or more Characters, "
    "return Killer to play on one of those Characters.",
}


@pytest.mark.parametrize("attackers", [["brute"], ["brute", "brute-2"]])
def test_what_several_do_together_triggers_once_and_its_player_chooses_among_them(attackers):
    """5.2.2: a card that leaves play with its subject does not answer once more from the smoked pile."""
    both = len(attackers) > 1
    divided = [do("divide", by="Bob", damage=dict.fromkeys(attackers, 1))] if both else []
    result = play(
        "Gain 1 Power.",
        ["Brute"] * len(attackers),
        do("attack", **{"with": attackers}, target="alpha"),
        CONTINUE,
        *divided,
        theirs=[{"card": "Alpha", "damage": 1, "states": ["Killer"]}],
        type="Event",
        extra=[KILLER],
    )
    triggered = [step for step in result["steps"] if step["kind"] == "trigger"]
    assert (result["status"], len(triggered)) == (("needs_decision", 0) if both else ("ok", 1))
    if both:
        assert result["decision"]["options"] == attackers
    else:
        assert result["cards"]["killer"]["subject"] == "brute"


@pytest.mark.parametrize("event", ["is smoked by an opponent", "are smoked"])
def test_what_happens_to_one_or_more_at_once_is_not_understood(event):
    assert not_understood(f"When one or more Characters {event}, gain 1 Power.")


@pytest.mark.parametrize(("back", "fighting"), [(False, 3), (True, 2)])
def test_this_card_is_not_the_one_that_came_back(back, fighting):
    """4.4: what has left play and returned knows nothing of what happened before."""
    blink = {"title": "Blink", "type": "Event", "cost": 0, "text": "Target a Character :: Smoke target."}
    again = {"title": "Again", "type": "Event", "cost": 0, "text": "Return a Character in your smoked pile to play."}
    actions = [do("use", card="test")]
    if back:
        actions += [do("play", card="blink", targets=["test"]), do("pass"), do("pass", by="Bob")]
        actions += [do("play", card="again", targets=["test"])]
    text = "Pay 1 Power :: This card gains +1 Fighting until the end of the turn."
    result = play(text, ["Test"], *actions, RESOLVE, hand=["Blink", "Again"], extra=[blink, again])
    assert (result["status"], result["cards"]["test"]["fighting"]) == ("ok", fighting)


IMMUNE = {"title": "Rock", "type": "Character", "cost": 2, "fighting": 4, "text": "Immunity to Unique cards."}


@pytest.mark.parametrize(("unique", "damage"), [("Unique. ", 4), ("", 2)])
@pytest.mark.parametrize("text", ["Toughness: 2.", "Damage inflicted on this card is reduced by 2."])
def test_nobody_reduces_the_damage_of_who_is_not_affected(unique, damage, text):
    """7.6.h: but for what has resolved before (2001 FAQ 6.6)."""
    result = play(
        unique + text,
        ["Rock"],
        do("attack", **{"with": ["rock"]}, target="test"),
        CONTINUE,
        theirs=["Test"],
        extra=[IMMUNE],
    )
    assert [step["text"] for step in result["steps"] if "inflicts" in step["text"] and "on Test" in step["text"]] == [
        f"Rock inflicts {damage} damage on Test."
    ]


@pytest.mark.parametrize(("unique", "fighting"), [("Unique. ", 3), ("", 4)])
def test_who_is_not_affected_is_not_counted(unique, fighting):
    """7.6, 1.7.6 of the later page: as if it were not in play."""
    result = play(
        f"{unique}+1 Fighting for each other Character you control.", ["Test", "Alpha", "Rock"], extra=[IMMUNE]
    )
    assert result["cards"]["test"]["fighting"] == fighting


@pytest.mark.parametrize(("unique", "status"), [("Unique. ", "ok"), ("", "illegal")])
def test_what_cards_cannot_do_is_not_said_of_who_is_not_affected(unique, status):
    attack = do("attack", **{"with": ["rock"]}, target="meadow")
    result = play(f"{unique}Characters cannot attack.", ["Rock"], attack, theirs=["Test"], extra=[IMMUNE])
    assert result["status"] == status


def test_the_last_feng_shui_site_is_not_returned_though_no_opponent_has_one():
    """3.3.2: the exception of 3.1 and 4.9 is for playing it."""
    sites = [{"title": f"Hill {number}", "type": "Feng Shui Site", "power": 1, "body": 9} for number in range(6)]
    text = "Return a Feng Shui Site in your smoked pile to play."
    test = {"title": "Test", "type": "Event", "cost": 0, "text": text}
    ann = {
        "name": "Ann",
        "hand": ["Test"],
        "smoked": ["Hill 5"],
        "locations": [{"front": {"card": f"Hill {number}", "face": "up"}} for number in range(5)],
    }
    scenario = {"ruleset": "modern", "turn": "Ann", "custom": [test, *sites], "players": [ann, {"name": "Bob"}]}
    result = evaluate(scenario | {"actions": [do("play", card="test")]}, bundled())
    assert result["problem"]["code"] == "last_feng_shui_site"


@pytest.mark.parametrize("x", [0, 3])
def test_a_cost_of_x_is_what_was_spent_for_it(x):
    """4.3.2, 1.5 of the later page: of an Event while it is in the scene."""
    wave = {"title": "Wave", "type": "Event", "cost": "X", "text": "Unturn a Character."}
    text = "Play in response to an Event. Gain Power equal to that Event's cost."
    played = [do("play", card="wave", x=x), do("play", card="test")]
    result = play(text, ["Alpha"], *played, RESOLVE, hand=["Wave", "Test"], type="Event", extra=[wave])
    assert (result["status"], result["players"]["Ann"]["power"]) == ("ok", 9 - x - 1 + x)


def test_what_has_been_played_is_what_it_is_said_of_then():
    text = "You may play a Character at -2 cost. That Character gains Guts until the end of the turn."
    choices = [do("choose", option="yes")]
    result = play(text, [], do("play", card="test"), RESOLVE, *choices, hand=["Test", "Brute"], type="Event")
    assert (result["status"], result["cards"]["brute"]["keywords"]) == ("ok", ["Guts"])


@pytest.mark.parametrize(
    ("text", "damage"), [("Takes no combat damage.", 0), ("Toughness: 1.", 2), ("Toughness: 3.", 0), ("", 3)]
)
def test_a_face_down_site_is_revealed_by_what_it_says_of_damage_to_it(text, damage):
    """4.3.3: revealing it is a part of using its ability."""
    site = {"title": "Hill", "type": "Feng Shui Site", "power": 1, "body": 9, "text": text}
    ann = {"name": "Ann", "locations": [{"front": "Field", "characters": ["Alpha"]}]}
    bob = {"name": "Bob", "locations": [{"front": {"card": "Hill", "face": "down"}}]}
    actions = [do("attack", **{"with": ["alpha"]}, target="hill"), CONTINUE]
    board = {"ruleset": "modern", "turn": "Ann", "custom": [site, *CARDS], "players": [ann, bob], "actions": actions}
    hill = evaluate(board, bundled())["cards"]["hill"]
    assert (hill["face"], hill["damage"]) == ("up", damage)


def test_damage_that_an_ability_divides_is_divided_as_it_is_generated():
    """5.2, 2001 FAQ 5.1: without "::" what is affected is determined at generation."""
    text = "Turn to inflict 3 damage, divided any way you choose, on Characters."
    used = do("use", card="test")
    result = play(text, ["Alpha", "Brute"], used, edges=["Test"], type="Edge")
    assert (result["status"], result["decision"]["kind"]) == ("needs_decision", "divide")
    shares = do("divide", damage={"alpha": 1, "brute": 2})
    divided = play(text, ["Alpha", "Brute"], used, shares, edges=["Test"], type="Edge")
    assert [len(divided["scene"]), divided["cards"]["brute"]["damage"]] == [1, 0]
    resolved = play(text, ["Alpha", "Brute"], used, shares, RESOLVE, edges=["Test"], type="Edge")
    assert [resolved["cards"][each]["damage"] for each in ("alpha", "brute")] == [1, 2]


def test_a_state_that_has_not_resolved_is_not_told_that_its_subject_is_smoked():
    """4.3.4: nor does one that is canceled reload itself."""
    curse = {"title": "Curse", "type": "State", "cost": 0}
    curse["text"] = "Play on a Character. You may Reload this card when subject is smoked."
    played = do("play", card="curse", on="alpha")
    result = play(
        "Guts.",
        ["Alpha"],
        played,
        do("play", card="rust", targets=["alpha"]),
        RESOLVE,
        hand=["Curse", "Rust"],
        extra=[curse],
    )
    assert (result["status"], result["decision"], result["cards"]["curse"]["zone"]) == ("ok", None, "smoked")


@pytest.mark.parametrize(("text", "legal"), [("Target a Character", True), ("Choose a Character", False)])
def test_what_is_only_chosen_is_not_targeted(text, legal):
    """4.3.6: without the word there is no target."""
    other = {
        "title": "Other",
        "type": "Event",
        "cost": 0,
        "text": f"{text} :: That Character gains Guts until the end of the turn.",
    }
    guard = "Play in response to an Event that targets a Character you control. Cancel that Event."
    actions = [do("play", card="other", targets=["alpha"]), do("play", card="test")]
    result = play(guard, ["Alpha"], *actions, hand=["Other", "Test"], type="Event", extra=[other])
    assert (result["status"] == "ok") is legal


@pytest.mark.parametrize(("damage", "code"), [(0, "not_damaged"), (2, None)])
@pytest.mark.parametrize("whom", ["this card", "target"])
def test_only_what_is_damaged_is_healed(damage, code, whom):
    chosen = "target a Character" if whom == "target" else "turn this card"
    text = f"Toast a Character in your smoked pile and {chosen} :: Heal {whom}."
    mine = [{"card": "Alpha", "damage": damage}, {"card": "Test", "damage": min(damage, 1)}]
    targets = ["brute", "alpha"] if whom == "target" else ["brute"]
    result = play(text, mine, do("use", card="test", targets=targets), smoked=["Brute"])
    assert (result["problem"] or {}).get("code") == code
    assert result["cards"]["brute"]["zone"] == ("smoked" if code else "toasted")


def test_what_is_turned_does_not_turn_again_as_a_payment():
    text = "Turn subject Character :: Draw a card."
    mine = [{"card": "Alpha", "turned": True, "states": ["Test"]}]
    problem = play(text, mine, do("use", card="test"), type="State")["problem"]
    assert (problem["code"], problem["message"]) == ("already_turned", "Turned already: Alpha.")


def test_what_a_face_down_site_has_is_told_to_come_by_revealing_it():
    site = {"title": "Tomb", "type": "Feng Shui Site", "power": 1, "body": 7}
    reduces = {**site, "text": "You may play States at -1 cost."}
    triggers = {**site, "text": "When an opponent declares an attack, gain 1 Power."}
    front = {"name": "Ann", "power": 9, "hand": ["Robust"], "locations": [{"front": "Tomb", "characters": ["Alpha"]}]}
    robust = {"title": "Robust", "type": "State", "cost": 2, "text": "Play on a Character. Subject gains Guts."}

    def problem(tomb, action):
        scene = {"ruleset": "zman-2001", "turn": "Ann", "players": [front, {"name": "Bob", "locations": []}]}
        return evaluate({**scene, "custom": [tomb, robust, *CARDS], "actions": [action]}, bundled())["problem"]

    reduced = problem(reduces, do("play", card="robust", on="alpha", reduced_by="tomb"))
    assert (reduced["code"], "reveal it" in reduced["message"]) == ("reduction_does_not_apply", True)
    assert "by revealing it" in problem(triggers, do("use", card="tomb"))["message"]


def test_who_may_remove_damage_is_not_asked_where_there_is_none():
    text = "When a Character turns, you may remove 1 damage from a Character you control."
    turn = [do("use", card="scout"), CONTINUE]
    scout = {"title": "Scout", "type": "Character", "fighting": 1, "text": "Turn :: Gain 1 Power."}
    result = play(text, ["Test", "Scout"], *turn, extra=[scout])
    assert "not generated" in [step["kind"] for step in result["steps"]]
    asked = play(text, [{"card": "Test", "damage": 1}, "Scout"], turn[0], extra=[scout])
    assert asked["status"] == "needs_decision"


def test_a_first_feng_shui_site_that_an_effect_plays_gives_its_power():
    """4.1.1, 5.2: it enters play while the effect resolves, and the Power is gained at once."""
    plan = {"title": "Plan", "type": "Event", "cost": 0, "text": "Play a Feng Shui Site face-up at no cost."}
    site = {"title": "Vale", "type": "Feng Shui Site", "power": 1, "body": 7}
    bob = {"name": "Bob", "locations": [{"front": "Stone Garden"}]}

    def power(*fronts):
        ann = {"name": "Ann", "hand": ["Plan", "Vale"], "locations": [{"front": each} for each in fronts]}
        actions = [do("play", card="plan"), RESOLVE, *(do("choose", option="new location") for _ in fronts)]
        scene = {"ruleset": "modern", "turn": "Ann", "players": [ann, bob], "custom": [plan, site], "actions": actions}
        result = evaluate(scene, bundled())
        assert result["cards"]["vale"]["zone"] == "play"
        return result["players"]["Ann"]["power"]

    assert power() == 1
    assert power("Rust Garden") == 0


def test_a_state_that_its_own_effect_takes_out_with_its_subject_is_still_meant():
    text = "Play on a Character. Turn this card :: Smoke subject and toast this card."
    mine = [{"card": "Alpha", "states": ["Test"]}]
    result = play(text, mine, do("use", card="test"), RESOLVE, type="State")
    assert [result["cards"][each]["zone"] for each in ("alpha", "test")] == ["smoked", "toasted"]


@pytest.mark.parametrize("text", ["Cancel and smoke an Event.", "Toast an Event in your smoked pile."])
@pytest.mark.parametrize("gains", ["Power equal to that Event's cost.", "X Power. X = that Event's cost."])
@pytest.mark.parametrize("when", ["Turn in response to an Event :: ", "When a player plays an Event, "])
def test_a_cost_of_x_stays_where_the_event_leaves_the_scene_or_its_pile(when, gains, text):
    """4.3.2: how much is spent is decided as the Event is generated."""
    wave = {"title": "Wave", "type": "Event", "cost": "X", "text": "Unturn a Character."}
    rid = {"title": "Rid", "type": "Event", "cost": 0, "text": text.replace("your", "a player's")}
    used = [do("use", card="test")] if when.startswith("Turn") else []
    played = [do("play", card="wave", x=3), *used, do("play", card="rid", targets=["wave"])]
    result = play(f"{when}gain {gains}", ["Test"], *played, RESOLVE, hand=["Rid", "Wave"], extra=[wave, rid])
    assert (result["status"], result["players"]["Ann"]["power"]) == ("ok", 9)


@pytest.mark.parametrize(
    "text",
    [
        "Turn and toast a Character in your smoked pile and choose a card in your smoked pile :: Return that card",
        "Target a card in your smoked pile and choose a card in your smoked pile :: Toast target. Return that card",
    ],
)
@pytest.mark.parametrize(("second", "zone"), [("alpha", "toasted"), ("brute", "hand")])
def test_what_is_moved_by_other_words_is_not_there_any_more(text, second, zone):
    """4.4, 7.2: the same card may be meant twice (5.2), but it is another card once it has moved."""
    use = do("use", card="test", targets=["alpha", second])
    result = play(f"{text} to your hand.", ["Test"], use, RESOLVE, smoked=["Alpha", "Brute"])
    assert (result["status"], result["cards"][second]["zone"]) == ("ok", zone)


@pytest.mark.parametrize(
    ("text", "targets"),
    [
        ("Target a Character that is about to enter combat :: Target gains Toughness: 2", ["alpha"]),
        ("Choose two Characters that are about to enter combat with each other :: They gain Guts", ["alpha", "brute"]),
    ],
)
def test_who_is_about_to_enter_combat_is_chosen_once_it_is_prior_to_combat(text, targets):
    """6.4: everyone passes after an interception; the option of another player is not implied."""
    attack = do("attack", **{"with": ["alpha"]}, target="meadow")
    boost, intercept = do("play", card="test", targets=targets), do("intercept", "Bob", against={"alpha": ["brute"]})
    more = {"hand": ["Test"], "theirs": ["Brute"], "type": "Event"}
    assert play(f"{text} until the end of combat.", ["Alpha"], attack, intercept, boost, **more)["status"] == "ok"
    early = play(f"{text} until the end of combat.", ["Alpha"], attack, boost, **more)["problem"]
    assert (early["code"], "decline" in str(early["later"])) == ("illegal_target", len(targets) == 1)


@pytest.mark.parametrize("targets", [["Bob", "field"], ["field", "Bob"], ["field"], ["Bob"]])
@pytest.mark.parametrize("text", ["Put a Site you control in another player's burned-for-victory pile", BOTH])
def test_players_and_cards_are_named_in_any_order(text, targets):
    """They cannot be taken for each other; what there is only one of may be left out."""
    result = play(f"{text} :: Gain 3 Power.", (), do("play", card="test", targets=targets), hand=["Test"], type="Event")
    assert result["status"] == "ok"


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("Play a Feng Shui Site at no cost.", "ok"),
        ("Turn :: Play a Feng Shui Site.", "ok"),
        ("Turn :: Play a Feng Shui Site at -1 cost.", "illegal"),
    ],
)
def test_a_card_that_plays_a_site_overrides_the_limit_of_one_a_turn(text, status):
    """2001 FAQ 4.1; what only changes the cost says no more than that it is played for less (4.3.2)."""
    hills = [{"title": f"Hill {number}", "type": "Feng Shui Site", "power": 1, "body": 9} for number in (1, 2)]
    first = do("play", card="hill-1", at="new location")
    then = do("use", card="test") if text.startswith("Turn") else do("play", card="test")
    mine, hand = ([], ["Test"]) if then["do"] == "play" else (["Test"], [])
    kind = "Event" if hand else "Character"
    where = [do("choose", option="new location")] if status == "ok" else []
    actions = [first, RESOLVE, then, RESOLVE, *where]
    result = play(text, mine, *actions, hand=["Hill 1", "Hill 2", *hand], type=kind, extra=hills)
    assert result["status"] == status, result["problem"]
    if status == "ok":
        assert any(each["section"] == "4.1" for step in result["steps"] for each in step["rules"])


@pytest.mark.parametrize("what", ["States", "Events and States", "Events, Sites, Edges, and States"])
@pytest.mark.parametrize(("by", "status"), [("Ann", "ok"), ("Bob", "illegal")])
def test_a_list_of_what_opponents_have_does_not_affect_a_card(what, by, status):
    """7.6: each of the list is meant by itself."""
    rock = {"title": "Rock", "type": "Character", "fighting": 3, "text": f"Not affected by opponents' {what}."}
    pad = {"title": "Pad", "type": "State", "cost": 0, "text": "Play on a Character. Subject gains Guts."}
    action = do("play", by, card="pad", on="rock")
    result = play(
        "",
        ["Rock"],
        action,
        turn=by,
        hand=["Pad"] * (by == "Ann"),
        their_hand=["Pad"] * (by == "Bob"),
        extra=[rock, pad],
    )
    assert (result["status"], (result["problem"] or {}).get("code")) == (
        status,
        None if by == "Ann" else "illegal_subject",
    )


def test_what_keeps_a_card_from_one_mode_does_not_keep_it_from_another():
    """4.5.3 is about healing alone."""
    text = "Turn to inflict 2 damage on a Character or heal a Character."
    for mode, status, damage in ((0, "ok", 2), (1, "illegal", 0)):
        used = do("use", card="test", choices=[mode], targets=["brute"])
        result = play(text, ["Test"], used, RESOLVE, theirs=["Brute"])
        assert (result["status"], result["cards"]["brute"]["damage"]) == (status, damage)
    late = text.replace("Turn to inflict", "Turn :: Inflict")
    result = play(late, ["Test"], do("use", card="test", choices=[0]), RESOLVE, theirs=["Brute"])
    assert set(result["decision"]["options"]) >= {"brute", "test"}


@pytest.mark.parametrize(("hand", "left"), [(2, 1), (["Axe", "Rust"], 1)])
def test_a_discard_is_paid_from_a_hand_that_nobody_has_named(hand, left):
    """DESIGN 7: a target that the action names is no card of the hand."""
    text = "Turn and discard a card and target a Character :: Smoke target."
    targets = ["alpha"] if hand == 2 else ["axe", "alpha"]
    result = play(
        text,
        (),
        do("use", "Bob", card="test", targets=targets),
        RESOLVE,
        turn="Bob",
        theirs=["Test", "Alpha"],
        their_hand=hand,
    )
    assert (result["status"], result["players"]["Bob"]["hand"]) == ("ok", left)
    assert result["cards"]["alpha"]["zone"] == "smoked"


UNTIL = "until the end of the turn."


@pytest.mark.parametrize(
    ("text", "kind", "told"),
    [
        (
            f"Target a Character :: Target gains +1 Fighting while it is attacking {UNTIL}",
            "gain",
            "while it is attacking",
        ),
        (
            f"Target a Character :: Target gains Guts while it is not attacking {UNTIL}",
            "gain",
            "while it is not attacking",
        ),
        (f"Target a Character :: Target cannot be smoked by Events or Edges {UNTIL}", "forbid", "by an Event or Edge"),
        ("The number of Feng Shui Sites you need for victory is increased by one.", "gain", "Ann needs 1 more Feng"),
    ],
)
def test_a_step_tells_what_it_hangs_on(text, kind, told):
    result = play(
        text,
        ["Alpha"],
        do("play", card="test", targets=["alpha"] * ("target" in text)),
        RESOLVE,
        hand=["Test"],
        type="Event",
    )
    assert [step["kind"] for step in result["steps"] if told in step["text"]] == [kind], result["steps"]


@pytest.mark.parametrize(
    "text",
    [
        "Randomly choose a Character in your smoked pile :: Return that Character to play.",
        "Return a random Character in your smoked pile to play.",
        "Put a random Character from your smoked pile into play.",
    ],
)
@pytest.mark.parametrize("restriction", ["Unique", "Limited"])
def test_chance_returns_a_second_copy_whenever_it_chooses(restriction, text):
    """5.5.1, 10.1.1: nobody has returned it voluntarily."""
    one = {"title": "One", "type": "Character", "cost": 0, "fighting": 3, "text": f"{restriction}."}
    result = play(
        text, ["One"], do("play", card="test"), RESOLVE, hand=["Test"], smoked=["One"], type="Event", extra=[one]
    )
    assert result["status"] == ("needs_decision" if restriction == "Unique" else "ok")
    assert all(result["cards"][each]["zone"] == "play" for each in ("one", "one-2"))


def test_what_is_played_at_random_is_chosen_by_chance():
    result = play(
        "Play a random Character from your smoked pile.",
        (),
        do("play", card="test"),
        RESOLVE,
        hand=["Test"],
        smoked=["Alpha", "Brute"],
        type="Event",
    )
    assert (
        result["status"],
        len([each for each in ("alpha", "brute") if result["cards"][each]["zone"] == "play"]),
    ) == ("ok", 1)
