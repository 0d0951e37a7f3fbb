"""The Establishing Shot and the first option of a Main Shot: who waits for whom, and how long (3.3.1, 4.3)."""

from random import Random

import pytest

from rules.engine import legal_actions
from rules.engine.kernel.errors import ScenarioError
from rules.engine.shadowfist.interface.performing import Run, take
from rules.engine.shadowfist.interface.positions import position_hash
from rules.engine.shadowfist.model.steps import DecisionNeededError, RefusalError
from rules.engine.shadowfist.query.game.attack_state import Stage
from rules.engine.shadowfist.query.game.state import ESTABLISHING_SHOT
from rules.engine.shadowfist.rules.options import alike
from rules.engine.shadowfist.rules.options.candidates import at_this_point
from tests.engine_library import as_action, at, board, bundled, play_out, player
from tests.random_play import Play

# Actions that by themselves end a part of the turn.
ENDS = ("generate power", "skip power", "unturn", "discard", "draw", "end turn", "return to main shot")
RICH = {"dragons": 9, "hand": 9, "lotus": 9, "chi": 9, "magic": 9}
BRAWL = {"by": "Bob", "do": "play", "card": "final-brawl"}
POWER = ("Ann", "generate power")


def tables(phase="start", **more):
    return board(
        player(
            "Ann",
            at("Rust Garden", {"card": "Ting Ting", "turned": True, "damage": 1}),
            power=5,
            resources=RICH,
            deck=9,
        ),
        player("Bob", at("City Park", "Homo Omega"), hand=["Final Brawl", "Ring Fighter"], power=9, resources=RICH),
        phase=phase,
        **more,
    )


def refused(*actions, phase="start", **more):
    result = play_out(tables(phase, **more), *actions)
    assert result["status"] == "illegal"
    return result["problem"]


class TestTheEstablishingShot:
    @pytest.mark.parametrize("done", [(), (POWER,), (POWER, ("Ann", "unturn"))])
    def test_nobody_acts_in_that_of_another(self, done):
        for action in (BRAWL, ("Bob", "move", "homo-omega", {"to": "left"}), ("Bob", "reveal", "city-park")):
            problem = refused(*done, action)
            assert problem["code"] == "wrong_time"
            assert "3.3.1" in [rule["section"] for rule in problem["rules"]]

    def test_nothing_of_it_is_done_for_the_other(self):
        result = play_out(tables(), POWER, BRAWL)
        assert result["phase"] == "unturn"
        assert result["cards"]["ting-ting"]["turned"]

    def test_it_is_said_from_when_it_would_be_legal(self):
        assert refused(POWER, BRAWL)["later"] == (
            "It would be legal in the Main Shot of Ann, once Ann has acted first or declined to; that takes actions of "
            "their own (unturn, discard, draw and decline)."
        )
        assert "generate power or skip power, unturn, discard, draw and decline" in refused(BRAWL)["later"]

    def test_what_is_never_legal_in_it_has_no_later(self):
        assert refused(POWER, ("Bob", "play", "ring-fighter"))["later"] is None

    def test_its_own_player_goes_through_it_by_acting_but_for_the_power(self):
        result = play_out(tables(), POWER, ("Ann", "heal", "ting-ting"))
        assert (result["problem"], result["phase"]) == (None, "main")
        assert {step["kind"] for step in result["steps"] if step["assumed"]} >= {"unturn", "discard", "draw"}
        problem = refused(("Ann", "heal", "ting-ting"))
        assert problem["later"] == (
            "It would be legal once Ann has generated Power or skipped it; that takes an action of its own "
            "(generate power or skip power)."
        )

    def test_what_says_so_is_generated_in_it_and_what_responds_to_that(self):
        scene = tables()
        scene["players"][0]["hand"] = ["Pocket Demon"]
        scene["players"][1]["hand"] = ["Confucian Stability"]
        demon = {"by": "Ann", "do": "play", "card": "pocket-demon"}
        result = play_out(scene, demon, ("Bob", "play", "confucian-stability", {"targets": ["pocket-demon"]}))
        assert result["problem"] is None, result["problem"]
        assert [each["card"] for each in result["scene"]] == ["pocket-demon", "confucian-stability"]

    def test_that_the_start_of_the_turn_is_over_is_told(self):
        step = next(each for each in play_out(tables(), POWER)["steps"] if each["kind"] == "phase")
        assert (step["text"], step["assumed"]) == ("Everyone passes: the Power Generation phase of Ann begins.", True)


class TestTheFirstOption:
    DRAWN = (POWER, ("Ann", "unturn"), ("Ann", "discard", {"cards": []}), ("Ann", "draw"))

    def test_others_wait_until_the_current_player_has_acted_or_declined(self):
        for action in (BRAWL, ("Bob", "reveal", "city-park")):
            problem = refused(*self.DRAWN, action)
            assert [rule["section"] for rule in problem["rules"]] == ["4.3"]
            assert problem["later"] == (
                "It would be legal once Ann has acted first or declined to; that takes an action of its own (decline)."
            )

    @pytest.mark.parametrize("first", [("Ann", "decline"), ("Ann", "pass"), "decline", ("Ann", "heal", "ting-ting")])
    def test_then_they_act(self, first):
        result = play_out(tables(), *self.DRAWN, first, BRAWL)
        assert result["problem"] is None
        assert result["first_option"] is False

    def test_a_board_in_progress_stands_after_it_unless_it_says_so(self):
        assert play_out(tables("main"), BRAWL)["problem"] is None
        assert refused(BRAWL, phase="main", first_option=True)["code"] == "wrong_time"
        with pytest.raises(ScenarioError, match=r"first_option: that is the first action of a Main Shot \(4.3\)"):
            play_out(tables("start", first_option=True))

    def test_an_outcome_says_so_and_its_board_needs_no_more(self):
        result = play_out(tables("main", first_option=True))
        assert result["first_option"] is True
        assert result["board"]["first_option"] is True
        assert "resume" not in result["board"]
        assert play_out(result["board"], BRAWL)["problem"]["code"] == "wrong_time"

    def test_an_attack_in_anothers_turn_waits_as_well(self):
        rover = {"title": "Rover", "type": "Character", "fighting": 2, "text": "May attack during an opponent's turn."}
        scene = tables("main", first_option=True, custom=[rover])
        scene["players"][1]["locations"][0]["characters"] = ["Rover"]
        attack = {"by": "Bob", "do": "attack", "with": ["rover"], "target": "rust-garden"}
        problem = play_out(scene, attack)["problem"]
        assert [rule["section"] for rule in problem["rules"]] == ["4.3"]
        assert play_out(scene, "decline", attack)["problem"] is None

    def test_continue_declines_nothing(self):
        result = play_out(tables("main", first_option=True), "continue")
        assert (result["status"], result["steps"], result["first_option"]) == ("ok", [], True)

    def test_what_others_may_do_is_listed_when_they_may(self):
        doing = {each.get("by") for each in legal_actions(tables("main", first_option=True), bundled())}
        assert doing == {"Ann"}
        assert "Bob" in {each.get("by") for each in legal_actions(tables("main"), bundled())}


def accepted(game, action, *, strict):
    """The run of an action; nothing if it is refused or somebody has to decide something first."""
    run = Run(game, [], strict=strict)
    try:
        take(run, action, 0)
    except (RefusalError, DecisionNeededError):
        return None
    return run if run.pending is None else None


# A combat has taken place once its damage is inflicted; what that triggers comes before it ends (7.3.D, 7.4 of 2001).
STRUCK = (Stage.COMBAT_DAMAGE, Stage.END_OF_COMBAT, Stage.TARGET_DAMAGE, Stage.BURNED_FOR_POWER, Stage.END_OF_TARGET)


def fought(game):
    """The combats of this attack that have taken place; nothing if there is no attack."""
    return None if game.attack is None else game.attack.combats + (game.attack.stage in STRUCK)


def as_if_nobody_had_acted(game, action):
    """The same where the passing is said: scenes resolve, and whose options are none decline; nothing else happens."""
    combats = fought(game)
    for _ in range(50):
        found = accepted(game, action, strict=True)
        if found is not None:
            return found
        passed = accepted(game, as_action("resolve"), strict=False)  # What has one answer is not decided by anybody.
        if passed is None:
            return None
        game = passed.game
        assert fought(game) == combats, action
    return None


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.exhaustive
def test_each_action_of_another_player_is_legal_as_if_nobody_acted_in_between_or_refused(seed):
    numbers, play = Random(seed), Play.of(seed)
    for _ in range(30):
        game, last = play.run.game, play.done[-1].get("by") if play.done else play.run.game.turn
        if play.run.pending is None:
            rows = [[*row] for row in at_this_point(game, alike.kinds(game))]
            others = [each for row in rows for each in row if each.get("by") not in (None, last)]
            for action in numbers.sample(others, min(12, len(others))):
                check_inserted(game, action)
        before = len(play.done)
        play.go_on(1)
        if len(play.done) == before:
            break


def check_inserted(game, action):
    run = accepted(game, action, strict=False)
    if run is None:
        return
    own = action["by"] == game.turn and game.phase in ESTABLISHING_SHOT
    plain = as_if_nobody_had_acted(game, action)
    if plain is None:
        assert own, action
        return
    plain.strict = False
    assert position_hash(plain) == position_hash(run), action
    assert (run.game.turn, run.game.phase) == (game.turn, game.phase) or own or action["do"] in ENDS, action


def test_who_passes_on_what_the_main_shot_triggers_lets_others_respond_to_it():
    """4.3, 5.2: the option to act first remains, once that scene has resolved."""
    spirit = {"title": "Spirit", "type": "Edge", "text": "At the start of your Main Shot, gain 1 Power."}
    zap = {"title": "Zap", "type": "Event", "cost": 0, "text": "Gain 1 Power."}
    ann = player("Ann", at("Rust Garden"), edges=["Spirit"], deck=9)
    scene = board(ann, player("Bob", hand=["Zap", "Zap"]), phase="start", custom=[spirit, zap])
    begun = ("Ann", "skip power"), ("Ann", "draw")
    first, second = ({"by": "Bob", "do": "play", "card": each} for each in ("zap", "zap-2"))
    assert play_out(scene, *begun, first)["problem"]["code"] == "wrong_time"
    passed = *begun, ("Ann", "pass"), first
    assert play_out(scene, *passed, second)["status"] == "ok"
    assert play_out(scene, *passed, "resolve", second)["problem"]["code"] == "wrong_time"
