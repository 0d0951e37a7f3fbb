"""What steps and refusals of UFS say: which rule lets a player choose, which card it is, how much it comes to."""

import pytest

from tests.ufs_boards import action, attack, blocker, character, foundation, listed, outcome

PLAY = {"by": "Ann", "do": "play", "card": "jab", "check": 4}
PASS = {"by": "Bob", "do": "pass"}


def texts(result):
    return [step["text"] for step in result["steps"]]


def sections(result, start):
    """What the step cites whose text begins so."""
    (step,) = (each for each in result["steps"] if each["text"].startswith(start))
    return [each["section"] for each in step["rules"]]


def problem(result):
    return result["problem"]["code"], [each["section"] for each in result["problem"]["rules"]]


class TestEachCopyOnce:
    """2.9.2.3, 2.9.3.2, 8.3.1.3: of two copies the one that was played is not the other."""

    ENHANCE = foundation(text="E: This attack gets +1 damage.")
    BOARD = {"ann": {"hand": ["Jab"], "staging": ["Footwork", "Footwork"]}}
    FIRST = (PLAY, {"by": "Ann", "do": "activate", "card": "footwork"}, PASS)

    def test_a_title_does_not_say_which_of_them(self):
        use = {"by": "Ann", "do": "activate", "card": "Footwork"}
        result = outcome(attack(), self.ENHANCE, **self.BOARD, actions=[*self.FIRST, use])
        assert result["problem"]["code"] == "ambiguous"

    def test_the_second_copy_alone_is_listed(self):
        found = listed(attack(), self.ENHANCE, **self.BOARD, actions=self.FIRST)
        assert {each["card"] for each in found if each["do"] == "activate"} == {"footwork-2"}

    def test_each_response_from_the_hand_answers_a_trigger(self):
        sway = action("Sway", "R: After your opponent plays an attack, draw 1 card.")
        plays = [{"by": "Bob", "do": "play", "card": each, "check": 9} for each in ("sway", "sway-2")]
        board = {"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Sway", "Sway"]}}
        assert outcome(attack(), sway, **board, actions=[PLAY, *plays])["players"]["Bob"]["hand"] == 2

    def test_a_card_that_has_come_back_is_the_same_copy(self):
        sway = action("Sway", "E: Return this card to your hand.")
        play = {"by": "Ann", "do": "play", "card": "sway", "check": 9}
        board = {"ann": {"hand": ["Jab", "Sway"]}, "bob": {"hand": 1}}
        result = outcome(attack(), sway, **board, actions=[PLAY, play, PASS, play])
        assert (result["problem"]["code"], result["problem"]["action"]) == ("used_already", 3)


class TestWhatPays:
    """2.12: a cost is no effect."""

    PAID = foundation("Well", text="F Destroy 1 foundation: Draw 1 card.")
    USE = {"by": "Ann", "do": "activate", "card": "well"}
    BOTH = {"ann": {"staging": ["Well", "Footwork"]}}

    def test_the_only_way_cites_the_cost(self):
        result = outcome(self.PAID, ann={"staging": ["Well"]}, actions=[self.USE])
        assert sections(result, "Ann chooses what to destroy for the cost.") == ["2.12"]

    def test_what_does_not_pay_is_refused_by_it(self):
        result = outcome(self.PAID, foundation(), **self.BOTH, actions=[{**self.USE, "pay": ["hero"]}])
        assert problem(result) == ("illegal_target", ["2.12.2", "2.12"])

    @pytest.mark.parametrize(
        "answer", [{"do": "choose", "cards": ["hero"]}, {"do": "discard", "cards": []}, {"do": "pass"}]
    )
    def test_a_wrong_answer_is_refused_by_it(self, answer):
        result = outcome(self.PAID, foundation(), **self.BOTH, actions=[self.USE, {"by": "Ann", **answer}])
        assert problem(result)[1] == ["2.12"]

    def test_an_effect_is_no_cost(self):
        well = foundation("Well", text="F: Destroy 1 foundation.")
        result = outcome(well, foundation(), **self.BOTH, actions=[{**self.USE, "targets": ["hero"]}])
        assert problem(result) == ("illegal_target", ["2.13.7A"])

    def test_the_order_of_a_discard_pile_is_the_owners(self):
        well = foundation("Well", text="F Discard 2 cards from your hand: Draw 1 card.")
        board = {"ann": {"staging": ["Well"], "hand": ["Footwork", "Jab"]}}
        result = outcome(well, foundation(), attack(), **board, actions=[self.USE, {"by": "Ann", "do": "end"}])
        assert problem(result) == ("decision_needed", ["4.4.3"])


class TestWhichCard:
    """Who is known is named."""

    def test_a_card_in_hand_that_is_discarded(self):
        well = foundation("Well", text="F Discard 1 card from your hand: Draw 1 card.")
        use = {"by": "Ann", "do": "activate", "card": "well"}
        result = outcome(well, attack(), ann={"staging": ["Well"], "hand": ["Jab"]}, actions=[use])
        assert "Ann chooses what to discard for the cost. The only choice is Jab." in texts(result)

    def test_a_card_in_hand_that_stays_hidden(self):
        well = foundation("Well", text="F: Put 1 card from your hand on top of your deck.")
        use = {"by": "Ann", "do": "activate", "card": "well"}
        result = outcome(well, attack(), ann={"staging": ["Well"], "hand": ["Jab"]}, actions=[use])
        assert not [text for text in texts(result) if "Jab" in text]

    @pytest.mark.parametrize(
        ("momentum", "said"),
        [(2, "1 momentum"), (["Jab"], "1 momentum (Jab)"), (["Jab", "Footwork"], "1 momentum (Jab)")],
    )
    def test_momentum(self, momentum, said):
        well = foundation("Well", text="F Discard 1 momentum: Draw 1 card.")
        use = {"by": "Ann", "do": "activate", "card": "well"}
        named = {"pay": ["jab"]} if isinstance(momentum, list) else {}
        board = {"ann": {"staging": ["Well"], "momentum": momentum}}
        result = outcome(well, attack(), foundation(), **board, actions=[{**use, **named}])
        assert f"Ann discards {said} as the cost." in texts(result)

    def test_a_copy_has_the_name_of_what_it_copies(self):
        jab = attack(keywords=["Multiple: 1"])
        use = {"by": "Ann", "do": "activate", "card": "jab", "ability": "Multiple", "x": 1}
        board = {"ann": {"hand": ["Jab"], "momentum": 1}, "bob": {"hand": 0}}
        result = outcome(jab, **board, actions=[PLAY, use, *[{"do": "continue"}] * 4])
        assert "A copy of Jab deals 4 damage to Bob." in texts(result)
        assert not [text for text in texts(result) if "card of Ann" in text]


class TestTheTimeOfAResponse:
    """2.9.3.5: the trigger is over, and no Form is waited for."""

    ANSWER = foundation("Watch", text="R: After your opponent plays an attack, draw 1 card.")
    CARDS = (attack(), blocker())

    @pytest.mark.parametrize("where", ["staging", "hand"])
    def test_its_trigger_is_over(self, where):
        text = "R: After your attack deals damage, draw 1 card."
        watch = foundation("Watch", text=text) if where == "staging" else action("Watch", text)
        held = {"hand": ["Jab", "Watch"]} if where == "hand" else {"hand": ["Jab"], "staging": ["Watch"]}
        use = {"by": "Ann", "do": "play" if where == "hand" else "activate", "card": "watch"}
        result = outcome(*self.CARDS, watch, ann=held, bob={"hand": ["Guard"]}, actions=[PLAY, use])
        assert problem(result) == ("wrong_time", ["2.9.3", "2.9.3.5"])
        assert "first" not in result["problem"]["message"]

    def test_a_form_does_wait(self):
        board = {"ann": {"hand": ["Jab"], "staging": ["Watch"]}, "bob": {"hand": ["Guard"]}}
        watch = foundation("Watch", text="F: Draw 1 card.")
        use = {"by": "Ann", "do": "activate", "card": "watch"}
        result = outcome(*self.CARDS, watch, **board, actions=[PLAY, PASS, use])
        assert "Bob blocks or passes first" in result["problem"]["message"]


@pytest.mark.parametrize(
    ("vitality", "said"),
    [
        (18, "Ann gains 2 vitality."),
        (19, "Ann gains 1 of 2 vitality: no more than the maximum of 20."),
        (20, "Ann gains no vitality: Ann has the maximum of 20 already."),
    ],
)
def test_vitality_gained_is_what_is_below_the_maximum(vitality, said):
    kiss = action("Kiss", "F: Gain 2 vitality.")
    play = {"by": "Ann", "do": "play", "card": "kiss", "check": 4}
    result = outcome(kiss, character(), ann={"hand": ["Kiss"], "vitality": vitality}, actions=[play])
    assert said in texts(result)
    assert sections(result, "Ann gains") == ["2.13", "2.1.5"]


class TestNothingComesOfIt:
    """2.13.7A: an effect that finds nothing to change says so."""

    USE = {"by": "Ann", "do": "activate", "card": "well"}
    BOARD = {"ann": {"hand": ["Jab"], "staging": ["Well"], "momentum": 1}, "bob": {"hand": 1}}

    def enhanced(self, text, *cards):
        well = foundation("Well", text=f"E Discard 1 momentum: {text}")
        return outcome(attack(keywords=["Kick"]), well, *cards, **self.BOARD, actions=[PLAY, self.USE])

    @pytest.mark.parametrize(
        ("text", "why"),
        [
            ("Your punch attack gets +2 damage.", "Jab is no punch attack"),
            ("Destroy 1 of your opponent's foundations.", "there is nothing to destroy"),
            ("Destroy all of your opponent's foundations.", "there is nothing to destroy"),
        ],
    )
    def test_no_valid_target(self, text, why):
        result = self.enhanced(text)
        assert f"Nothing comes of this effect of Well: {why}." in texts(result)
        assert sections(result, "Nothing comes of") == ["2.13.7A", "2.13.4"]

    def test_what_is_changed_is_told_alone(self):
        result = self.enhanced("Your kick attack gets +2 damage.")
        assert "Jab gets +2 damage." in texts(result)
        assert not [text for text in texts(result) if "Nothing comes of" in text]

    def test_a_condition_that_is_not_met(self):
        result = self.enhanced("If you have 3 or more momentum, draw 1 card.")
        assert "Nothing comes of this effect of Well: its condition is not met." in texts(result)

    def test_what_is_linked_by_then(self):
        result = self.enhanced("Destroy 1 of your opponent's foundations. Then, draw 1 card.")
        assert sections(result, 'Nothing comes of this effect of Well: what comes before "then"') == ["2.13.3"]
        assert result["players"]["Ann"]["hand"] == 0

    def test_the_defender_has_no_attack(self):
        sway = action("Sway", "E: Your attack gets +2 damage. Draw 1 card.")
        play = {"by": "Bob", "do": "play", "card": "sway", "check": 9}
        result = outcome(attack(), sway, ann={"hand": ["Jab"]}, bob={"hand": ["Sway"]}, actions=[PLAY, play])
        assert "Nothing comes of this effect of Sway: the attack is not one of Bob." in texts(result)
        assert result["players"]["Bob"]["hand"] == 1

    def test_who_declines_does(self):
        well = foundation("Well", text="F: You may draw 1 card.")
        result = outcome(well, ann={"staging": ["Well"]}, actions=[{**self.USE, "choices": ["no"]}])
        assert "Ann does not do what the effect says." in texts(result)

    def test_none_is_chosen(self):
        well = foundation("Well", text="F: Commit up to 1 foundation.")
        none = {"by": "Ann", "do": "choose", "cards": []}
        result = outcome(well, ann={"staging": ["Well"]}, actions=[self.USE, none])
        assert "Ann chooses nothing to commit." in texts(result)

    def test_what_cannot_be_changed_so(self):
        well = foundation("Well", text="F Destroy this card: Destroy this card.")
        result = outcome(well, ann={"staging": ["Well"]}, actions=[self.USE])
        assert sections(result, "Ann cannot destroy Well: nothing comes of it.") == ["2.13", "2.13.7B"]


class TestWhatIsInTheWay:
    """A refusal says what it is, and what would put it right."""

    @pytest.mark.parametrize(
        ("where", "said"),
        [("hand", "lies in the hand"), ("momentum", "lies in the momentum"), ("discard", "discard pile")],
    )
    def test_where_a_card_lies(self, where, said):
        use = {"by": "Ann", "do": "activate", "card": "footwork"}
        result = outcome(foundation(text="F: Draw 1 card."), ann={where: ["Footwork"]}, actions=[use])
        assert result["problem"]["code"] == "not_in_play"
        assert said in result["problem"]["message"]

    @pytest.mark.parametrize(
        ("cost", "said"),
        [
            ("Destroy 2 assets", "destroy 2 assets"),
            ("Discard 1 momentum", "discard 1 card of the momentum"),
            ("Discard 3 cards from your hand", "discard 3 cards of the hand"),
        ],
    )
    def test_a_response_that_cannot_be_paid(self, cost, said):
        watch = foundation("Watch", text=f"R {cost}: After your opponent plays an attack, draw 1 card.")
        use = {"by": "Bob", "do": "activate", "card": "watch"}
        result = outcome(attack(), watch, ann={"hand": ["Jab"]}, bob={"staging": ["Watch"]}, actions=[PLAY, use])
        assert problem(result) == ("cannot_pay", ["2.12.1", "2.12.2"])
        assert said in result["problem"]["message"]

    def test_a_card_that_does_not_pay(self):
        well = foundation("Well", text="F Commit 2 foundations: Draw 1 card.")
        use = {"by": "Ann", "do": "activate", "card": "well", "pay": ["footwork", "guard"]}
        staging = ["Well", "Footwork", {"card": "Guard", "committed": True}]
        result = outcome(well, foundation(), blocker(), ann={"staging": staging}, actions=[use])
        assert problem(result)[0] == "illegal_target"
        assert "guard is none of" in result["problem"]["message"]
        assert "it lies in the staging area of Ann, committed" in result["problem"]["message"]

    def test_an_infinity_that_stands_for_nothing(self):
        board = {"ann": {"hand": ["Jab"], "card_pool": ["Footwork"]}, "actions": [PLAY]}
        result = outcome(attack(), foundation(resources=["infinity"]), **board)
        assert problem(result)[0] == "no_shared_symbol"
        assert '{"card": "Footwork", "symbol": "fire"} at' in result["problem"]["message"]

    def test_a_form_in_the_turn_of_the_opponent(self):
        watch = foundation("Watch", text="F: Draw 1 card.")
        use = {"by": "Bob", "do": "activate", "card": "watch"}
        board = {"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Guard"], "staging": ["Watch"]}}
        result = outcome(attack(), blocker(), watch, **board, actions=[PLAY, {"do": "continue"}, use])
        assert problem(result) == ("wrong_time", ["2.9.1.1"])

    def test_a_reversal_to_an_attack_that_was_not_blocked(self):
        counter = attack("Counter", keywords=["Reversal"], text="E: This attack gets +1 damage.")
        play = {"by": "Bob", "do": "play", "card": "counter", "check": 9}
        board = {"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Counter"]}}
        result = outcome(attack(), counter, **board, actions=[PLAY, {"do": "continue"}, play])
        assert problem(result) == ("wrong_time", ["2.9.1.1", "8.3.4.1", "2.14.2.7"])


def test_a_copy_is_not_added_to_the_momentum():
    jab = attack(keywords=["Multiple: 1"])
    keep = foundation("Keep", text="E Commit: Add your attack to your momentum.")
    use = {"by": "Ann", "do": "activate", "card": "jab", "ability": "Multiple", "x": 1}
    board = {"ann": {"hand": ["Jab"], "momentum": 1, "staging": ["Keep"]}, "bob": {"hand": 1}}
    adds = {"by": "Ann", "do": "activate", "card": "keep"}
    result = outcome(jab, keep, **board, actions=[PLAY, use, {"do": "continue"}, PASS, adds])
    assert "A copy of Jab would go to the momentum and is discarded." in texts(result)


def test_no_check_is_asked_for_where_another_value_is_used():
    text = "R Commit: Before you make a control check to play an attack, that check is equal to 4."
    play = {"by": "Ann", "do": "play", "card": "jab"}
    board = {"ann": {"hand": ["Jab"], "staging": ["Footwork"]}}
    use = {"by": "Ann", "do": "activate", "card": "footwork"}
    result = outcome(attack(), foundation(text=text), **board, actions=[play, use])
    assert [(each["value"], each["passed"]) for each in result["checks"]] == [(4, True)]
    asked = outcome(attack(), foundation(text=text), **board, actions=[play, {"do": "continue"}])["decision"]
    assert asked["text"] == "Ann turns over the top card of the deck: what is its control value?"


def test_the_ways_of_a_text_are_told_and_nothing_else_is_one():
    use = {"by": "Ann", "do": "activate", "card": "footwork"}
    either = foundation(text="E: Your attack gets either +1 speed or +1 damage.")
    board = {"ann": {"hand": ["Jab"], "staging": ["Footwork"]}}
    asked = outcome(attack(), either, **board, actions=[PLAY, use])["decision"]
    assert asked["text"] == "Ann chooses one of 2 ways. 1: Jab gets +1 speed. 2: Jab gets +1 damage."
    assert asked["options"] == ["1", "2"]
    refused = outcome(attack(), either, **board, actions=[PLAY, {**use, "choices": ["speed"]}])
    assert refused["problem"]["code"] == "not_an_option"


def test_a_card_that_is_not_here_may_be_named():
    text = "F: Name 1 card and reveal your hand. Gain 2 vitality for each copy of the named card revealed this way."
    name = foundation(text=text)
    use = {"by": "Ann", "do": "activate", "card": "footwork"}
    board = {"ann": {"staging": ["Footwork"]}, "bob": {"hand": 1}}
    assert '"choices"' in outcome(attack(), name, **board, actions=[use])["decision"]["text"]
    assert "Ann names Jab." in texts(outcome(attack(), name, **board, actions=[{**use, "choices": ["Jab"]}]))


def test_a_way_that_would_show_a_hidden_card_is_not_tried_out():
    text = "F: Either discard the top card of your deck or gain 1 vitality."
    use = {"by": "Ann", "do": "activate", "card": "footwork"}
    ann = {"staging": ["Footwork"], "deck": ["Jab", "Jab"]}
    result = outcome(attack(), foundation(text=text), ann=ann, actions=[use])
    assert not result["not_understood"]
    assert "Jab" not in result["decision"]["text"]


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        ([PLAY, {"by": "Bob", "do": "activate", "card": "guard", "ability": 0}], "committed"),
        ([{"by": "Bob", "do": "activate", "card": "wait", "ability": 1}], "wrong_time"),
    ],
)
def test_what_keeps_an_ability_from_being_used_comes_before_its_time(actions, code):
    guard = foundation("Guard", text="R: After your opponent plays an attack, gain 1 vitality.")
    wait = foundation("Wait", text="F: Gain 1 vitality. R: After you draw a card, gain 1 vitality.")
    bob = {"staging": [{"card": "Guard", "committed": True}, "Wait"]}
    result = outcome(attack(), guard, wait, ann={"hand": ["Jab"]}, bob=bob, actions=actions)
    assert result["problem"]["code"] == code
    assert code == "committed" or "a Response answers what has just happened" in result["problem"]["message"]


def test_the_only_ability_that_may_be_used_need_not_be_named():
    both = foundation(text="F: Gain 1 vitality. Only playable if this is the first turn of the game. F: Draw 1 card.")
    use = {"by": "Ann", "do": "activate", "card": "footwork"}
    ann = {"staging": ["Footwork"], "deck": 5, "hand": 0}
    assert outcome(both, ann=ann, actions=[use])["players"]["Ann"]["hand"] == 1
