"""Who controls a card when claims meet or a player has left; States that may not be where they are (4.9, 7.4-7.7)."""

from rules.engine import evaluate
from tests.engine_library import bundled
from tests.engine_trials import CARDS, CONTINUE, RESOLVE, do

RUST = {"title": "Rust", "type": "Event", "cost": 0, "text": "Target a card :: Smoke target."}
MENTOR = {"title": "Mentor", "type": "State", "cost": 0, "text": "Play on a Character. Take control of subject."}
AXE = {"title": "Axe", "type": "State", "cost": 0, "text": "Weapon. Subject Character gains +1 Fighting."}
HURT = {"title": "Hurt", "type": "State", "cost": 0, "text": "Play on a damaged Character. Subject gains +1 Fighting."}
WALL = {
    "title": "Wall",
    "type": "Edge",
    "cost": 0,
    "text": "Characters you control are not legal subjects for States.",
}
MAIN_SHOT = [do(each, "Bob") for each in ("skip power", "unturn", "discard", "draw")]


def run(players, *actions):
    custom = [MENTOR, AXE, HURT, WALL, *CARDS]
    return evaluate({"custom": custom, "players": players, "actions": list(actions)}, bundled())


def player(name, front, *characters, **more):
    return {"name": name, "locations": [{"front": {"card": front, "face": "up"}, "characters": [*characters]}], **more}


class TestClaims:
    PLAYERS = (player("Ann", "Field", hand=["Mentor", "Rust"]), player("Bob", "Meadow", "Alpha", hand=["Mentor"]))
    TAKEN = (do("play", card="mentor", on="alpha"), RESOLVE, do("end turn"), CONTINUE, *MAIN_SHOT)
    RETAKEN = (*TAKEN, do("play", "Bob", card="mentor-2", on="alpha"), RESOLVE)

    def test_the_newer_state_prevails_and_the_step_says_so(self):
        assert run(self.PLAYERS, *self.TAKEN)["cards"]["alpha"]["controller"] == "Ann"
        result = run(self.PLAYERS, *self.RETAKEN)
        assert (result["cards"]["alpha"]["controller"], result["cards"]["mentor"]["subject"]) == ("Bob", "alpha")
        said = "Mentor has resolved after the Mentor of Ann, and prevails."
        (step,) = (each for each in result["steps"] if each["text"].endswith(said))
        assert [each["section"] for each in step["rules"]] == ["7.4", "7.7"]

    def test_without_it_the_older_one_counts_again(self):
        gone = do("play", "Ann", card="Rust", targets=["mentor-2"])
        assert run(self.PLAYERS, *self.RETAKEN, gone, RESOLVE)["cards"]["alpha"]["controller"] == "Ann"


class TestWhoHasLeft:
    """Ann has taken Alpha from Bob, who runs out of cards; it is Cid's turn."""

    PLAYERS = (
        player("Ann", "Field", hand=["Mentor"]),
        player("Bob", "Meadow", "Alpha", deck=0),
        player("Cid", "Field", hand=["Rust", "Rust"]),
    )
    LEFT = (do("play", card="mentor", on="alpha"), RESOLVE, do("end turn"), CONTINUE)
    MAIN = tuple(do(each, "Cid") for each in ("skip power", "unturn", "discard", "draw"))

    def test_what_another_controls_stays_so_when_the_effect_ends(self):
        gone = do("play", "Cid", card="rust", targets=["mentor"])
        result = run(self.PLAYERS, *self.LEFT, *self.MAIN, gone, RESOLVE)
        assert result["players"]["Bob"]["eliminated"]
        assert (result["cards"]["mentor"]["zone"], result["cards"]["alpha"]["controller"]) == ("smoked", "Ann")

    def test_when_it_leaves_play_it_is_removed(self):
        gone = do("play", "Cid", card="rust", targets=["alpha"])
        result = run(self.PLAYERS, *self.LEFT, *self.MAIN, gone, RESOLVE)
        assert result["cards"]["alpha"]["zone"] == "removed"


class TestNoLegalSubject:
    def test_a_state_that_was_there_before_is_smoked(self):
        players = (player("Ann", "Field", {"card": "Alpha", "states": ["Axe"]}, hand=["Wall"]), player("Bob", "Meadow"))
        assert run(players)["cards"]["axe"]["zone"] == "play"
        result = run(players, do("play", card="Wall"), RESOLVE)
        assert (result["cards"]["axe"]["zone"], result["cards"]["alpha"]["zone"]) == ("smoked", "play")
        assert [each["section"] for each in result["steps"][-1]["rules"]] == ["7.6"]

    def test_a_state_comes_under_it_with_its_subject(self):
        players = (
            player("Ann", "Field", hand=["Mentor"], edges=["Wall"]),
            player("Bob", "Meadow", {"card": "Alpha", "states": ["Axe"]}),
        )
        result = run(players, do("play", card="Mentor", on="alpha"), RESOLVE)
        assert [result["cards"][each]["zone"] for each in ("axe", "mentor")] == ["smoked", "smoked"]
        assert result["cards"]["alpha"]["controller"] == "Bob"

    def test_its_own_words_do_not_smoke_a_state(self):
        hurt = {"card": "Alpha", "damage": 1, "states": ["Hurt"]}
        players = (player("Ann", "Field", hurt), player("Bob", "Meadow"))
        result = run(players, do("heal", card="alpha"), RESOLVE)
        assert (result["cards"]["alpha"]["damage"], result["cards"]["hurt"]["zone"]) == (0, "play")
