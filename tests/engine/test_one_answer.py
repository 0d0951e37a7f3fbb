"""A decision that has exactly one possible answer is answered by itself, and a step says so (DESIGN 7)."""

from rules.engine import evaluate
from tests.engine_library import at, board, bundled, play_out, player

ATTACK = {"by": "Ann", "do": "attack", "with": ["homo-omega"], "target": "lair"}
LAIR = {"title": "Lair", "type": "Site", "cost": 1, "body": 1, "text": "This card cannot be seized."}


def assumed(result):
    return [step["text"] for step in result["steps"] if step["kind"] == "assume" and step["assumed"]]


def falling():
    return board(
        player("Ann", at("Rust Garden", "Homo Omega")),
        player("Bob", at({"card": "Lair", "face": "up"}), at("City Park")),
        custom=[LAIR],
    )


def strictly(scene, *actions):
    return evaluate({**scene, "actions": list(actions)}, bundled(), strict=True)


class TestWhatTheBoardLeaves:
    def test_a_site_that_can_only_be_smoked_is_smoked(self):
        result = play_out(falling(), ATTACK, "continue")
        assert result["cards"]["lair"]["zone"] == "smoked"
        assert assumed(result) == ["What does Ann do with Lair? The only choice is smoke."]

    def test_a_seized_site_goes_to_the_one_place_there_is(self):
        hut = {"title": "Lair", "type": "Site", "cost": 1, "body": 1, "text": ""}
        bob = player("Bob", at({"card": "Lair", "face": "up"}), at("City Park"))
        scene = board(player("Ann", characters=["Homo Omega"]), bob, custom=[hut])
        result = play_out(scene, ATTACK, "continue", {"by": "Ann", "do": "take", "choice": "seize"})
        assert result["cards"]["lair"]["controller"] == "Ann"
        assert assumed(result) == ["Where does Lair go? The only choice is a new location."]

    def test_strictly_it_is_asked(self):
        actions = [ATTACK, *[{"do": "resolve"}] * 3]
        asked = strictly(falling(), *actions)
        assert (asked["decision"]["kind"], asked["decision"]["options"]) == ("take", ["smoke"])
        answer = {"by": "Ann", "do": "take", "choice": "smoke"}
        assert strictly(falling(), *actions, answer)["cards"]["lair"]["zone"] == "smoked"


PARTING = {"title": "Parting", "type": "Event", "cost": 0, "text": "Each player sacrifices a Character."}


def held(event, **more):
    ann = player("Ann", at("Rust Garden", "Homo Omega"), hand=[event["title"]], resources={"dragons": 9}, power=9)
    return board(ann, player("Bob", at("City Park", "Ting Ting"), **more), custom=[event])


class TestWhatACardAsks:
    def test_of_one_character_that_one_is_sacrificed(self):
        result = play_out(held(PARTING), {"by": "Ann", "do": "play", "card": "parting"}, "resolve")
        assert [result["cards"][each]["zone"] for each in ("homo-omega", "ting-ting")] == ["smoked"] * 2
        assert [text.rpartition(". ")[2] for text in assumed(result)] == [
            "The only choice is Homo Omega.",
            "The only choice is Ting Ting.",
        ]

    def test_strictly_each_of_them_is_asked(self):
        asked = strictly(held(PARTING), {"by": "Ann", "do": "play", "card": "parting"}, {"do": "resolve"})
        assert (asked["decision"]["by"], asked["decision"]["options"]) == ("Ann", ["homo-omega"])

    def test_of_two_it_is_asked(self):
        scene = held(PARTING)
        scene["players"][0]["locations"][0]["characters"].append("Average Joe")
        result = play_out(scene, {"by": "Ann", "do": "play", "card": "parting"}, "resolve")
        assert result["decision"]["by"] == "Ann"


class TestUnknownCards:
    CALLER = {"title": "Caller", "type": "Edge", "cost": 0}
    CALLER["text"] = "Pay 1 Power :: Play a Character from your hand at -1 cost."

    def called(self, hand):
        ann = player("Ann", at("Rust Garden"), hand=hand, edges=["Caller"], power=9, resources={"dragons": 9})
        scene = board(ann, player("Bob", at("City Park")), custom=[self.CALLER])
        return play_out(scene, {"by": "Ann", "do": "use", "card": "caller", "ability": 0}, "resolve")

    def test_of_one_card_that_is_named_that_one_is_played(self):
        result = self.called(["Ting Ting"])
        assert result["cards"]["ting-ting"]["zone"] == "play"
        assert assumed(result)[0] == "Which card is played with Caller? There is only one choice."

    def test_that_none_of_those_that_nobody_has_named_is_chosen_is_told(self):
        assert assumed(self.called(3)) == [
            "Which card is played with Caller? None of the cards that are named fits, and no other is chosen."
        ]


def test_a_card_of_the_hand_is_not_told_before_it_is_played():
    recruiter = {"title": "Recruiter", "type": "Character", "cost": 1, "fighting": 1}
    recruiter["text"] = "Turn :: Play a Character from your hand at no cost."
    scene = board(player("Ann", at("Rust Garden", "Recruiter"), hand=["Redeemed Gunman"]), player("Bob"))
    use = {"by": "Ann", "do": "use", "card": "recruiter"}
    told = assumed(play_out({**scene, "custom": [recruiter]}, use, "resolve"))
    assert told[0] == "Which card is played with Recruiter? There is only one choice."


def test_what_is_chosen_is_said():
    scene = held({**PARTING, "text": "Each opponent sacrifices a Character."})
    scene["players"][1]["locations"][0]["characters"].append("Maverick Cop")
    asked = play_out(scene, {"by": "Ann", "do": "play", "card": "parting"}, "resolve")["decision"]
    assert asked["text"] == "Bob chooses a Character for Parting."
