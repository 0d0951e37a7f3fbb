"""The attack sequence of UFS, played with cards that the tests make."""

import pytest

from rules.engine import evaluate
from tests.ufs_boards import EMPTY, action, attack, blocker, character, foundation, listed, outcome, scenario

PLAY = {"by": "Ann", "do": "play", "card": "jab", "check": 4}


def test_an_attack_that_is_not_blocked_takes_its_damage():
    result = outcome(attack(), ann={"hand": ["Jab"]}, actions=[PLAY, {"do": "continue"}])
    assert result["players"]["Bob"]["vitality"] == 16
    assert result["attack"] is None
    assert result["cards"]["jab"]["zone"] == "card_pool"


@pytest.mark.parametrize(
    ("zone", "block", "vitality"), [("high", "complete", 20), ("mid", "partial", 18), ("low", None, 20)]
)
def test_the_zone_of_a_block_decides_how_much_it_stops(zone, block, vitality):
    actions = [PLAY, {"by": "Bob", "do": "block", "card": "Guard", "check": 9}]
    result = outcome(attack(), blocker(zone=zone), ann={"hand": ["Jab"]}, bob={"hand": ["Guard"]}, actions=actions)
    if block is None:
        assert result["problem"]["code"] == "wrong_zone"
        assert result["problem"]["rules"][0]["section"] == "8.3.2.2.1"
    else:
        assert result["players"]["Bob"]["vitality"] == vitality
        assert any(block in step["text"] or "partially" in step["text"] for step in result["steps"])


def test_a_block_counts_speed_modifier_and_pool():
    actions = [PLAY, {"by": "Bob", "do": "block", "card": "Guard", "check": 4}]
    board = {"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Guard"], "card_pool": ["Footwork"]}}
    result = outcome(attack(speed=3), blocker(modifier=2), foundation(), **board, actions=actions)
    assert result["checks"][-1]["difficulty"] == 3 + 2 + 1
    assert result["checks"][-1]["passed"] is False
    assert result["cards"]["guard"]["zone"] == "discard"


def test_a_failed_form_ends_the_combat_phase():
    result = outcome(attack(), ann={"hand": ["Jab"]}, actions=[{**PLAY, "check": 1, "commit": []}])
    assert result["turn"] == "Bob"
    assert result["cards"]["jab"]["zone"] == "discard"


def test_what_a_check_falls_short_of_is_committed():
    asked = outcome(
        attack(), foundation(), ann={"hand": ["Jab"], "staging": ["Footwork"]}, actions=[{**PLAY, "check": 2}]
    )
    assert asked["decision"]["kind"] == "commit"
    done = outcome(
        *(attack(), foundation()),
        ann={"hand": ["Jab"], "staging": ["Footwork"]},
        actions=[{**PLAY, "check": 2}, {"by": "Ann", "do": "choose", "cards": ["footwork"]}],
    )
    assert done["cards"]["footwork"]["committed"] is True
    assert done["attack"]["step"] == "enhance"


class TestNothingToBlockWith:
    """A defender who can block with nothing is not asked (DESIGN 7)."""

    LOW = blocker("Parry", "low")
    HELD = ({"hand": []}, {"hand": ["Footwork"]}, {"hand": ["Parry"]})

    def run(self, bob, *actions):
        cards = (attack(), self.LOW, foundation())
        return outcome(*cards, ann={"hand": ["Jab", "Jab"]}, bob=bob, actions=[PLAY, *actions])

    def assumed(self, result):
        return [step["text"] for step in result["steps"] if step["assumed"] and step["kind"] == "assume"]

    @pytest.mark.parametrize("bob", HELD)
    def test_everyone_passing_goes_on_past_it(self, bob):
        result = self.run(bob, {"do": "continue"})
        assert (result["status"], result["attack"]) == ("ok", None)
        assert result["players"]["Bob"]["vitality"] == 16
        assert self.assumed(result) == ["Bob has nothing to block with."]

    @pytest.mark.parametrize("bob", HELD)
    def test_where_both_have_passed_nobody_is_asked(self, bob):
        assert self.run(bob, {"do": "pass"}, {"do": "pass"})["decision"] is None

    @pytest.mark.parametrize("bob", HELD)
    def test_what_comes_later_implies_it(self, bob):
        result = self.run(bob, {**PLAY, "card": "jab-2"})
        assert (result["problem"], result["players"]["Bob"]["vitality"]) == (None, 16)
        assert self.assumed(result) == ["Bob has nothing to block with."]

    @pytest.mark.parametrize("bob", HELD)
    def test_the_player_may_say_so(self, bob):
        result = self.run(bob, {"do": "pass"}, {"do": "pass"}, {"by": "Bob", "do": "pass"})
        assert (result["problem"], self.assumed(result)) == (None, [])

    def test_an_unknown_card_might_block(self):
        result = self.run({"hand": 1}, {"do": "continue"})
        assert (result["decision"]["by"], result["decision"]["kind"]) == ("Bob", "block")
        refused = self.run({"hand": 1}, {**PLAY, "card": "jab-2"})
        assert refused["problem"]["code"] == "wrong_time"

    def test_only_what_may_block_is_an_option(self):
        held = {"hand": ["Footwork", "Guard", "Parry"]}
        cards = (attack(), blocker(), self.LOW, foundation())
        result = outcome(*cards, ann={"hand": ["Jab"]}, bob=held, actions=[PLAY, {"do": "continue"}])
        assert result["decision"]["options"] == ["guard", "pass"]

    def test_strictly_it_is_asked(self):
        board = scenario(attack(), ann={"hand": ["Jab"]}, actions=[PLAY, {"do": "pass"}, {"do": "pass"}])
        assert evaluate(board, EMPTY, strict=True)["decision"]["options"] == ["pass"]


def test_each_copy_of_an_enhance_is_played_once():
    card = foundation(text="E: This attack gets +1 damage.")
    actions = [PLAY, {"by": "Ann", "do": "activate", "card": "footwork"}]
    again = {"by": "Ann", "do": "activate", "card": "footwork-2"}
    board = {"ann": {"hand": ["Jab"], "staging": ["Footwork", "Footwork"]}}
    assert outcome(attack(), card, **board, actions=actions)["attack"]["damage"] == 5
    passed = {"by": "Bob", "do": "pass"}
    assert outcome(attack(), card, **board, actions=[*actions, passed, again])["attack"]["damage"] == 6
    refused = outcome(attack(), card, **board, actions=[*actions, passed, actions[1]])
    assert refused["problem"]["code"] == "used_already"


def test_a_damage_adjuster_is_asked_for():
    rival = character("Rival", text="R Commit: When you are taking damage, reduce that damage by 3.")
    actions = [PLAY, {"do": "continue"}, {"by": "Bob", "do": "pass"}]
    board = {"ann": {"hand": ["Jab"]}, "bob": {"character": "Rival", "hand": 1}}
    waiting = outcome(attack(), rival, **board, actions=actions)
    assert waiting["players"]["Bob"]["vitality"] == 20
    used = outcome(attack(), rival, **board, actions=[*actions, {"by": "Bob", "do": "activate", "card": "rival"}])
    assert used["players"]["Bob"]["vitality"] == 19


def test_a_reversal_answers_an_attack_that_was_blocked():
    counter = attack("Counter", keywords=["Reversal"])
    actions = [
        PLAY,
        {"by": "Bob", "do": "block", "card": "Guard", "check": 9},
        {"by": "Bob", "do": "play", "card": "Counter", "check": 9},
        {"do": "continue"},
    ]
    board = {"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Guard", "Counter"]}}
    result = outcome(attack(), blocker(), counter, **board, actions=actions)
    assert result["players"]["Ann"]["vitality"] == 16
    assert (result["turn"], result["phase"], result["status"]) == ("Ann", "combat", "ok")


def test_multiple_makes_copies_that_attack_in_turn():
    flurry = attack("Jab", keywords=["Multiple: 2"])
    actions = [
        PLAY,
        {"by": "Ann", "do": "activate", "card": "jab", "ability": "Multiple", "x": 2},
        {"do": "continue"},
    ]
    result = outcome(flurry, ann={"hand": ["Jab"], "momentum": 2}, actions=actions)
    assert result["problem"] is None
    assert result["players"]["Bob"]["vitality"] == 20 - 3 * 4


class TestACopyIsPlayed:
    """2.14.2.4: no control check is required to play a copy; it is played when its turn comes."""

    FLURRY = attack("Jab", keywords=["Multiple: 1"])
    COPY = (PLAY, {"by": "Ann", "do": "activate", "card": "jab", "ability": "Multiple", "x": 1}, {"do": "continue"})

    @pytest.mark.parametrize(
        ("watch", "uses", "attack"),
        [
            ("R: After you play an attack, that attack gets +1 speed.", True, {"speed": 3}),
            ("After you play an attack, that attack gets +1 damage.", False, {"damage": 5}),
            ("E: If this is your second attack this turn, it gets +1 speed.", True, {"speed": 3}),
            ("F: Gain 1 vitality.", False, {"speed": 2, "damage": 4}),
        ],
    )
    def test_it_counts(self, watch, uses, attack):
        actions = [*self.COPY, {"by": "Bob", "do": "pass"}]
        actions += [{"by": "Ann", "do": "activate", "card": "watch"}] if uses else []
        board = {"hand": ["Jab"], "momentum": 1, "staging": ["Watch"]}
        cards = [self.FLURRY, blocker(), foundation("Watch", text=watch)]
        result = outcome(*cards, ann=board, bob={"hand": ["Guard"]}, actions=actions)
        assert result["problem"] is None
        assert result["attack"]["card"] != "jab"
        assert {name: result["attack"][name] for name in attack} == attack

    def test_it_is_the_next_attack(self):
        note = foundation(
            "Note", text="E: If this attack deals damage, the next attack you play this turn gets +2 speed."
        )
        use = {"by": "Ann", "do": "activate", "card": "note"}
        board = {"ann": {"hand": ["Jab"], "momentum": 1, "staging": ["Note"]}, "bob": {"hand": ["Guard"]}}
        actions = [*self.COPY[:2], use, {"do": "continue"}, {"by": "Bob", "do": "pass"}]
        assert outcome(self.FLURRY, blocker(), note, **board, actions=actions)["attack"]["speed"] == 4

    def test_who_cannot_play_attacks_plays_no_copy(self):
        hush = action("Hush", "E: Your opponent can't play attacks this turn.")
        hushes = {"by": "Bob", "do": "play", "card": "hush", "check": 9}
        board = {"ann": {"hand": ["Jab"], "momentum": 1}, "bob": {"hand": ["Hush"]}}
        result = outcome(self.FLURRY, hush, **board, actions=[*self.COPY[:2], hushes, {"do": "continue"}])
        assert result["players"]["Bob"]["vitality"] == 16
        assert "Hush says that Ann can't play a copy of Jab." in [step["text"] for step in result["steps"]]


def test_an_attack_that_took_vitality_may_go_to_the_momentum():
    actions = [PLAY, {"do": "continue"}, {"by": "Ann", "do": "end"}]
    asked = outcome(attack(), ann={"hand": ["Jab"]}, actions=actions)
    assert asked["decision"]["kind"] == "momentum"
    kept = outcome(attack(), ann={"hand": ["Jab"]}, actions=[*actions, {"do": "choose", "option": "yes"}])
    assert kept["players"]["Ann"]["momentum"] == 1
    assert kept["turn"] == "Bob"


def test_an_action_card_that_is_a_response_is_negated_by_one():
    cards = [
        attack(),
        action("Cry", "R: After you play an attack, draw 2 cards."),
        foundation("Calm", text="R Commit: After your opponent plays a response, negate that ability."),
    ]
    actions = [
        PLAY,
        {"by": "Ann", "do": "play", "card": "Cry", "check": 5},
        {"by": "Bob", "do": "activate", "card": "Calm"},
    ]
    result = outcome(*cards, ann={"hand": ["Jab", "Cry"]}, bob={"staging": ["Calm"]}, actions=actions)
    assert result["problem"] is None
    assert result["players"]["Ann"]["hand"] == 0


def test_every_listed_action_is_accepted():
    cards = [attack(text="E Commit 1 foundation: This attack gets +2 damage."), foundation(), blocker()]
    board = {"ann": {"hand": ["Jab", "Footwork"], "staging": ["Footwork"]}, "bob": {"hand": ["Guard"]}}
    for done in ([], [PLAY], [PLAY, {"do": "continue"}]):
        actions = listed(*cards, **board, actions=done)
        assert actions
        for each in actions:
            assert outcome(*cards, **board, actions=[*done, each])["problem"] is None, each


def test_what_is_discarded_to_pay_is_named():
    spent = foundation("Dump", text="E Commit, discard 2 cards: This attack gets +3 damage.")
    use = {"by": "Ann", "do": "activate", "card": "dump", "pay": ["guard", "footwork"], "order": ["guard", "footwork"]}
    board = {"ann": {"hand": ["Jab", "Guard", "Footwork"], "staging": ["Dump"]}, "actions": [PLAY, use]}
    result = outcome(attack(), blocker(), foundation(), spent, **board)
    assert "Ann discards Guard and Footwork as the cost." in [step["text"] for step in result["steps"]]
