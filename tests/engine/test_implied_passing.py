"""What an action implies that is legal only later, and what it never does (DESIGN 7): nothing that others decide."""

import re
from random import Random

import pytest

from rules.engine import legal_actions, refused_actions
from rules.engine.shadowfist.interface.actions import dispatch
from rules.engine.shadowfist.interface.ahead import ahead
from rules.engine.shadowfist.interface.later import explained
from rules.engine.shadowfist.interface.performing import Run, TooEarlyError, perform, take
from rules.engine.shadowfist.lowering.rules_text import CHARACTER
from rules.engine.shadowfist.model.steps import DecisionNeededError, RefusalError
from rules.engine.shadowfist.query.game.attack_state import attackers
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.rules.request import AmbiguousError
from tests.engine_library import at, board, bundled, play_out, player
from tests.random_play import Play

ATTACK = {"by": "Ann", "do": "attack", "with": ["redeemed-gunman"], "target": "stone-garden"}
PLAY = {"by": "Ann", "do": "play", "card": "ring-fighter"}
OWN = "that takes an action of its own"


def three(bob=(), cathy=("Average Joe",), david=("Maverick Cop",), ann="Redeemed Gunman"):
    """Ann attacks Bob; on his left are Cathy and David, and Ann holds a Ring Fighter."""
    return board(
        player(
            "Ann",
            at("Rust Garden", {"card": ann, "id": "redeemed-gunman"}),
            hand=["Ring Fighter"],
            power=9,
            resources={"dragons": 9},
        ),
        player("Bob", at("Stone Garden", *bob)),
        player("Cathy", at("Turtle Beach", *cathy)),
        player("David", at("City Park", *david)),
    )


def intercepts(name, card):
    return {"by": name, "do": "intercept", "against": {"redeemed-gunman": [card]}}


def refusal(scene, *actions):
    result = play_out(scene, *actions)
    assert result["status"] == "illegal"
    assert result["problem"]["action"] == len(actions) - 1
    return result["problem"]


class TestTheEndOfAnAttack:
    def test_no_character_is_played_during_an_attack(self):
        problem = refusal(three(cathy=(), david=()), ATTACK, PLAY)
        assert problem["later"] == f"It would be legal when this attack is over; {OWN} (continue)."
        assert "3.3.3" in [rule["section"] for rule in problem["rules"]]

    def test_when_it_is_over_the_character_is_played(self):
        result = play_out(three(cathy=(), david=()), ATTACK, "continue", PLAY, "resolve")
        assert result["cards"]["ring-fighter"]["zone"] == "play"

    def test_what_would_be_illegal_then_as_well_has_no_later(self):
        scene = three(cathy=(), david=())
        scene["players"][0]["power"] = 0
        assert refusal(scene, ATTACK, PLAY)["later"] is None

    def test_the_end_of_the_turn_waits_too(self):
        assert "when this attack is over" in refusal(three(), ATTACK, ("Ann", "end turn"))["later"]

    def test_nor_is_an_attack_ended_by_a_scene_that_resolves(self):
        scene = three(cathy=(), david=())
        scene["custom"] = [{"title": "Zap", "type": "Event", "text": "Target a Character :: Smoke target."}]
        scene["players"][1]["hand"] = ["Zap"]
        killed = {"by": "Bob", "do": "play", "card": "zap", "targets": ["redeemed-gunman"]}
        assert "when this attack is over" in refusal(scene, ATTACK, killed, PLAY)["later"]
        assert play_out(scene, ATTACK, killed, "continue", PLAY)["problem"] is None


class TestOptions:
    def test_who_comes_first_says_that_he_or_she_declines(self):
        problem = refusal(three(david=()), ATTACK, intercepts("Bob", "bob"))
        assert problem["later"] is None, "there is no such Character"
        problem = refusal(three(bob=("Char",), david=()), ATTACK, intercepts("Bob", "char"))
        assert problem["later"] == (
            "It would be legal once Cathy has declined to join and Cathy has declined to intercept; that takes actions "
            "of their own (decline)."
        )

    def test_then_it_is_legal(self):
        scene = three(bob=("Char",), david=())
        declined = [("Cathy", "decline")] * 2
        result = play_out(scene, ATTACK, *declined, intercepts("Bob", "char"))
        assert result["cards"]["char"]["intercepting"] == "redeemed-gunman"

    def test_who_can_do_nothing_need_not_say_so(self):
        result = play_out(three(bob=("Char",), cathy=(), david=()), ATTACK, intercepts("Bob", "char"))
        assert result["cards"]["char"]["intercepting"] == "redeemed-gunman"
        told = [step["text"] for step in result["steps"] if step["action"] == 1]
        assert {"Cathy does not join the attack.", "Cathy does not intercept."} <= set(told)

    def test_a_players_own_option_is_passed_over_and_the_step_says_so(self):
        result = play_out(three(david=()), ATTACK, intercepts("Cathy", "average-joe"))
        assert result["problem"] is None
        assert ("decline", 1) in [(step["kind"], step["action"]) for step in result["steps"]]

    def test_a_later_player_neither_joins_nor_declines_first(self):
        join = {"by": "David", "do": "join", "with": ["maverick-cop"]}
        for action in (join, ("David", "decline")):
            assert "once Cathy has declined to join" in refusal(three(), ATTACK, action)["later"]
        assert play_out(three(), ATTACK, ("Cathy", "decline"), join)["problem"] is None

    def test_such_actions_are_not_listed(self):
        before = {**three(bob=("Char",)), "actions": [ATTACK]}
        listed = [each for each in legal_actions(before, bundled()) if each["do"] in ("join", "intercept", "decline")]
        assert {each["by"] for each in listed} == {"Cathy"}
        alone = {**three(bob=("Char",), cathy=(), david=()), "actions": [ATTACK]}
        assert intercepts("Bob", "char") in legal_actions(alone, bundled())

    def test_why_a_card_may_not_says_from_when_it_may(self):
        before = {**three(bob=("Char",), david=()), "actions": [ATTACK]}
        found = {each["action"]["do"]: each for each in refused_actions(before, bundled(), "char")}
        assert "Cathy has declined to intercept" in found["intercept"]["later"]
        assert found["join"]["later"] is None


class TestCombat:
    def test_what_is_decided_in_a_combat_does_not_carry_it_out(self):
        scene = three(bob=(), cathy=(), david=())
        scene["players"][1]["locations"][0]["front"] = {"card": "Stone Garden", "damage": 5}
        taken = {"by": "Ann", "do": "take", "choice": "smoke"}
        assert "during the combat of Redeemed Gunman with" in refusal(scene, ATTACK, taken)["later"]
        assert play_out(scene, ATTACK, "combat", taken)["problem"] is None

    def test_the_next_player_intercepts_after_it(self):
        scene = three(bob=("Char",), cathy=(), david=("Friends of the Dragon",), ann="Maverick Cop")
        first = [ATTACK, ("David", "decline"), intercepts("David", "friends-of-the-dragon")]
        problem = refusal(scene, *first, intercepts("Bob", "char"))
        assert problem["later"] == (
            f"It would be legal after the combat of Maverick Cop with Friends of the Dragon; {OWN} (combat)."
        )
        assert play_out(scene, *first, "combat", intercepts("Bob", "char"))["problem"] is None

    def test_a_waiting_scene_still_resolves_by_itself(self):
        scene = three(cathy=(), david=(), ann="Maverick Cop")
        scene["players"][0] |= {"hand": ["Final Brawl"]}
        result = play_out(scene, {"by": "Ann", "do": "play", "card": "final-brawl"}, ATTACK)
        assert "Everyone passes: the scene resolves, last in, first out." in [step["text"] for step in result["steps"]]


# The same with random play: whatever is accepted decided nothing for others, and what is refused tells the truth.

OVER = re.compile(r"inflicted simultaneously|combat damage first|^The attack (ends|is complete)|^The turn of .* ends")
DECLINES = re.compile(r"^(\w+) does not (join|intercept)")
HAS_DECLINED = re.compile(r"(\w+) has declined to (?:join|intercept)")
SEEDS = range(18)


class Watched(Play):
    """A play in which much is tried that comes too early."""

    def __init__(self, scenario, numbers, library=None):
        super().__init__(scenario, numbers, library)
        self.accepted, self.options, self.attacks = [], [], []

    def take(self, actions):
        if self.run.pending is None and self.run.game.attack is not None:
            wishes = list(self.wishes())
            for action in self.numbers.sample(wishes, min(8, len(wishes))):
                self.try_out(action)
        super().take(actions)

    def wishes(self):
        game = self.run.game
        for name, each in game.players.items():
            yield from ({"by": name, "do": "play", "card": card} for card in each.hand)
            yield from ({"by": name, "do": do} for do in ("decline", "end turn"))
            for card in game.controlled(name):
                if card.text.type == CHARACTER:
                    yield {"by": name, "do": "join", "with": [card.id]}
                    yield from (
                        {"by": name, "do": "intercept", "against": {part.card.id: [card.id]}}
                        for part in attackers(game)
                    )

    def try_out(self, action):
        before = self.run.game
        if legal(before, action, dispatch):
            return  # Nothing is implied.
        referee = Referee(before)
        try:
            perform(referee, action)
        except TooEarlyError as error:
            self.check_later(action, explained(error))
        except (RefusalError, DecisionNeededError):
            return
        else:
            self.check_steps(action, referee.steps)

    def check_steps(self, action, steps):
        lies_ahead = ahead(self.run)
        options = (*lies_ahead.options, *lies_ahead.later)
        for step in steps:
            assert not OVER.search(step.text), (action, step.text)
            declined = DECLINES.search(step.text)
            if declined and declined[1] != action["by"]:
                first = next(each for each in options if (each.by, each.do) == (declined[1], declined[2]))
                assert not first.open, (action, step.text)
        self.accepted.append(action)

    def check_later(self, action, error):
        """What ``later`` says is tried: after these actions the one that came too early is legal."""
        run = Run(self.run.game, [])
        names = HAS_DECLINED.findall(error.legal_from or "")
        if "attack is over" not in (error.legal_from or "") and not names:
            return
        for way in [{"by": name, "do": "decline"} for name in names] or [{"do": "continue"}]:
            try:
                take(run, way, 0)
            except RefusalError:
                return  # Another combat comes before the option.
        if run.pending is None and (names or run.game.attack is None):
            assert legal(run.game, action, perform), (action, error.legal_from)
            (self.options if names else self.attacks).append(action)


def legal(game, action, way):
    try:
        way(Referee(game), action)
    except (AmbiguousError, DecisionNeededError):
        return True
    except RefusalError:
        return False
    return True


@pytest.fixture(scope="module")
def played():
    found = []
    for seed in SEEDS:
        play = Watched.of(seed)
        play.numbers = Random(seed)
        play.go_on(30)
        found.append(play)
    return found


@pytest.mark.exhaustive
@pytest.mark.parametrize(("what", "least"), [("accepted", 10), ("options", 10), ("attacks", 10)])
def test_random_plays_have_come_to_it(played, what, least):
    """The checks are made while it is played; so often there was something to check."""
    assert sum(len(getattr(play, what)) for play in played) >= least
