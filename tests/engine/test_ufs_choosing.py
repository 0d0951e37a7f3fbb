"""Nobody chooses for a player: where there are two ways, a field says which, or the player is asked (DESIGN 7a)."""

import pytest

from rules.engine.ufs.interface.odds import odds
from tests.ufs_boards import EMPTY, action, attack, blocker, character, foundation, listed, outcome, scenario

JAB = {"by": "Ann", "do": "play", "card": "jab", "check": 9}
RANGED = attack(keywords=["Ranged"])
BOLT = attack("Bolt", keywords=["Ranged"], block_zone="high", block_modifier=3)
VAULT = foundation("Vault", text="F Discard 2 cards: Draw 1 card.")
PILE = {"ann": {"hand": ["Jab", "Footwork"], "staging": ["Vault"]}}
USE_VAULT = {"by": "Ann", "do": "activate", "card": "vault"}


def problem(result):
    return (result["problem"] or {}).get("code")


def discards(result, player=0):
    return [each.get("id", each) for each in result["board"]["players"][player]["discard"]]


class TestRanged:
    """2.14.2.6: a Ranged card with a block of its own may block a Ranged attack either way."""

    def blocked(self, *more, **way):
        steps = [JAB, {"by": "Bob", "do": "block", "card": "bolt", "check": 9, **way}, *more]
        return outcome(RANGED, BOLT, ann={"hand": ["Jab"]}, bob={"hand": ["Bolt"]}, actions=steps)

    def test_the_defender_is_asked(self):
        asked = self.blocked()["decision"]
        assert (asked["by"], asked["kind"], asked["options"]) == ("Bob", "choose", ["printed", "Ranged"])

    def test_a_text_that_says_what_ranged_means_is_no_third_way(self):
        text = "This card may be played as a block against any Ranged attack as if this card had a mid block of +0."
        steps = [JAB, {"by": "Bob", "do": "block", "card": "bolt", "check": 9}]
        board = {"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Bolt"]}, "actions": steps}
        assert outcome(RANGED, {**BOLT, "text": text}, **board)["decision"]["options"] == ["printed", "Ranged"]

    @pytest.mark.parametrize(("way", "difficulty", "vitality"), [("printed", 5, 20), ("Ranged", 2, 18)])
    def test_the_field_or_the_answer_says_it(self, way, difficulty, vitality):
        answer = {"by": "Bob", "do": "choose", "option": way}
        for result in (self.blocked(**{"as": way}), self.blocked(answer)):
            assert result["status"] == "ok"
            assert result["checks"][-1]["difficulty"] == difficulty
            assert result["players"]["Bob"]["vitality"] == vitality

    def test_both_are_listed(self):
        ways = listed(RANGED, BOLT, ann={"hand": ["Jab"]}, bob={"hand": ["Bolt"]}, actions=[JAB, *2 * [{"do": "pass"}]])
        assert {each["as"] for each in ways if each["do"] == "block"} == {"printed", "Ranged"}

    def test_one_way_is_not_asked_for(self):
        plain = attack()
        result = outcome(
            *(plain, BOLT),
            ann={"hand": ["Jab"]},
            bob={"hand": ["Bolt"]},
            actions=[JAB, {"by": "Bob", "do": "block", "card": "bolt", "check": 9}],
        )
        assert result["decision"] is None
        assert result["players"]["Bob"]["vitality"] == 20

    def test_a_way_that_the_card_has_not_is_refused(self):
        steps = [JAB, {"by": "Bob", "do": "block", "card": "bolt", "check": 9, "as": "Ranged"}]
        result = outcome(attack(), BOLT, ann={"hand": ["Jab"]}, bob={"hand": ["Bolt"]}, actions=steps)
        assert problem(result) == "no_block"

    def test_the_chances_of_both_are_told(self):
        board = scenario(
            RANGED, BOLT, ann={"hand": ["Jab"]}, bob={"hand": ["Bolt"]}, actions=[JAB, *2 * [{"do": "pass"}]]
        )
        wish = {"by": "Bob", "do": "block", "card": "bolt", "as": "printed"}
        told = odds({"scenario": board, "action": wish, "deck": ["Jab"]}, EMPTY)
        assert [(each["as"], each["difficulty"]) for each in told["blocks"]] == [("printed", 5), ("Ranged", 2)]


class TestOrder:
    """4.4.3, 4.7.3: the owner arranges cards that come upon one pile together."""

    def vault(self, *more, **said):
        return outcome(attack(), foundation(), VAULT, **PILE, actions=[{**USE_VAULT, **said}, *more])

    def test_a_field_says_it_the_first_goes_first(self):
        assert discards(self.vault(order=["jab", "footwork"])) == ["footwork", "jab"]
        assert discards(self.vault(order=["footwork", "jab"])) == ["jab", "footwork"]

    def test_else_the_player_is_asked(self):
        result = self.vault(pay=["jab", "footwork"])
        assert (result["decision"]["by"], result["decision"]["kind"]) == ("Ann", "order")
        for answer in ({"option": "jab"}, {"cards": ["jab"]}, {"cards": ["jab", "footwork"]}):
            assert discards(self.vault({"by": "Ann", "do": "choose", **answer})) == ["footwork", "jab"]

    def test_cards_that_are_alike_or_unknown_are_in_no_order(self):
        assert outcome(attack(), VAULT, ann={"hand": ["Jab", "Jab"], "staging": ["Vault"]}, actions=[USE_VAULT])[
            "status"
        ] == ("ok")
        assert outcome(VAULT, ann={"hand": 2, "staging": ["Vault"]}, actions=[USE_VAULT])["status"] == "ok"

    @pytest.mark.parametrize(
        ("text", "bob"),
        [
            ("F Commit: Your opponent discards the top 2 cards of their deck.", {"deck": ["Jab", "Footwork", "Hero"]}),
            ("F Commit: Your opponent discards their hand.", {"hand": ["Jab", "Footwork"]}),
            ("F Commit: Destroy all your opponent's foundations.", {"staging": ["Footwork", "Guard"]}),
        ],
    )
    def test_the_owner_is_asked_whoever_discards(self, text, bob):
        engine = foundation("Engine", text=text)
        steps = [{"by": "Ann", "do": "activate", "card": "engine"}]
        cards = (attack(), foundation(), blocker(), engine)
        result = outcome(*cards, ann={"staging": ["Engine"]}, bob=bob, actions=steps)
        assert not result["not_understood"]
        assert (result["decision"]["by"], result["decision"]["kind"]) == ("Bob", "order")

    def test_what_was_attached_is_arranged_too(self):
        gloves = {"title": "Gloves", "type": "asset", "difficulty": 2, "control": 4, "resources": ["fire"]}
        crush = foundation("Crush", text="F Commit: Destroy 1 of your opponent's assets.")
        result = outcome(
            *(attack(), foundation(), gloves, crush),
            ann={"staging": ["Crush"]},
            bob={"staging": [{"card": "Gloves", "attached": ["Jab", "Footwork"]}]},
            actions=[{"by": "Ann", "do": "activate", "card": "crush"}],
        )
        assert (result["decision"]["by"], result["decision"]["kind"]) == ("Bob", "order")


class TestUnusedFields:
    """A field that an action has and that is not used is illegal."""

    @pytest.mark.parametrize(
        ("said", "code"),
        [
            ({}, None),
            ({"x": 2}, "unused_field"),
            ({"choices": ["yes"]}, "unused_field"),
            ({"targets": ["jab"]}, "unused_field"),
            ({"pay": ["jab"]}, "unused_field"),
            ({"order": ["jab"]}, "unused_field"),
            ({"commit": ["footwork"]}, "unused_field"),
            ({"check": [9, 2]}, "unused_field"),
            ({"ability": 0}, "unused_field"),
        ],
    )
    def test_on_an_attack(self, said, code):
        board = {"ann": {"hand": ["Jab"], "staging": ["Footwork"]}}
        result = outcome(attack(), foundation(), **board, actions=[{**JAB, **said}])
        assert problem(result) == code
        if code is not None:
            assert next(iter(said)) in result["problem"]["message"]

    @pytest.mark.parametrize("said", [{"choices": ["yes"]}, {"targets": ["jab"]}, {"pay": ["jab"]}, {"x": 1}])
    def test_on_a_block(self, said):
        steps = [JAB, {"by": "Bob", "do": "block", "card": "guard", "check": 9, **said}]
        result = outcome(attack(), blocker(), ann={"hand": ["Jab"]}, bob={"hand": ["Guard"]}, actions=steps)
        assert problem(result) == "unused_field"

    def test_a_check_where_none_is_made(self):
        rest = foundation("Rest", text="F Commit: Gain 1 vitality.")
        use = {"by": "Ann", "do": "activate", "card": "rest", "check": 3}
        assert problem(outcome(rest, ann={"staging": ["Rest"]}, actions=[use])) == "unused_field"

    def test_two_answers_in_one(self):
        steps = [USE_VAULT, {"by": "Ann", "do": "choose", "option": "jab", "cards": ["jab"]}]
        assert problem(outcome(attack(), foundation(), VAULT, **PILE, actions=steps)) == "unused_field"

    def test_what_waits_for_a_response_is_no_matter_of_the_pass(self):
        """Targets that are named in advance are judged with the action that names them."""
        smash = foundation("Smash", text="F Commit: Destroy 1 of your opponent's foundations.")
        stop = foundation("Stop", text="R Commit: After your opponent plays a Form ability, negate that ability.")
        board = {"ann": {"staging": ["Smash"]}, "bob": {"staging": ["Stop", "Footwork"]}}
        use = {"by": "Ann", "do": "activate", "card": "smash", "targets": ["footwork"]}
        assert problem(outcome(smash, stop, foundation(), **board, actions=[use])) is None
        besides = {**use, "targets": ["footwork", "stop"]}
        assert problem(outcome(smash, stop, foundation(), **board, actions=[besides])) == "wrong_number"
        done = outcome(smash, stop, foundation(), **board, actions=[use, {"do": "pass"}, {"by": "Bob", "do": "pass"}])
        assert done["cards"]["footwork"]["zone"] == "discard"


class TestOtherChoices:
    def test_copies_that_differ_are_told_apart(self):
        rest = foundation("Rest", text="F Commit 1 foundation: Gain 1 vitality.")
        gloves = {"title": "Gloves", "type": "asset", "difficulty": 2, "control": 4, "resources": ["fire"]}
        gloves["text"] = "F Commit: Gain 1 vitality."
        board = {"staging": [{"card": "Gloves", "attached": ["Footwork"]}, "Gloves"]}
        use = {"by": "Ann", "do": "activate", "card": "Gloves"}
        assert problem(outcome(gloves, rest, foundation(), ann=board, actions=[use])) == "ambiguous"
        assert problem(outcome(gloves, rest, foundation(), ann=board, actions=[{**use, "card": "gloves-2"}])) is None

    def test_two_abilities_of_one_card_are_put_in_order(self):
        text = "When you play an attack, draw 1 card. When you play an attack, gain 1 vitality."
        twice = foundation("Twice", text=text)
        result = outcome(*(attack(), twice), ann={"vitality": 9, "hand": ["Jab"], "staging": ["Twice"]}, actions=[JAB])
        assert not result["not_understood"]
        assert (result["decision"]["kind"], result["decision"]["options"]) == ("order", ["twice", "twice/2"])

    def test_infinity_of_a_card_that_is_put_into_play_is_chosen(self):
        """11.13.1: also where it is not played."""
        lotus = foundation("Lotus", resources=["infinity"])
        grow = action("Grow", "F: Add 1 foundation from your hand to your staging area.")
        steps = [{"by": "Ann", "do": "play", "card": "grow", "check": 9}]
        asked = outcome(lotus, grow, ann={"hand": ["Grow", "Lotus"]}, actions=steps)
        assert not asked["not_understood"]
        assert (asked["decision"]["by"], len(asked["decision"]["options"])) == ("Ann", 12)
        steps.append({"by": "Ann", "do": "choose", "option": "air"})
        done = outcome(lotus, grow, ann={"hand": ["Grow", "Lotus"]}, actions=steps)
        assert done["cards"]["lotus"]["resources"] == ["air"]

    def test_known_momentum_that_pays_is_chosen(self):
        powerful = attack(keywords=["Powerful: 2"])
        use = {"by": "Ann", "do": "activate", "card": "jab", "ability": "Powerful", "x": 1}
        board = {"ann": {"hand": ["Jab"], "momentum": ["Footwork", "Guard"]}}
        result = outcome(powerful, foundation(), blocker(), **board, actions=[JAB, use])
        assert (result["decision"]["kind"], set(result["decision"]["options"])) == ("choose", {"footwork", "guard"})


def test_of_two_rechecks_with_one_name_a_ready_one_is_meant():
    again = foundation("Again", text="R Commit: After you make a control check, make a re-check.")
    board = {"hand": ["Jab"], "staging": [{"card": "Again", "committed": True}, "Again"]}
    steps = [{**JAB, "check": [0, 9], "recheck": "Again"}]
    result = outcome(attack(), again, character(), ann=board, actions=steps)
    assert not result["not_understood"]
    assert problem(result) is None
    assert result["cards"]["again-2"]["committed"]
