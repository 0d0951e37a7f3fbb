"""Attacks declared against several targets, where a text lets them be (6.2, 6.3; rules FAQ 2001, 7.2.B, 7.3, 7.4)."""

import pytest

from rules.engine import legal_actions
from rules.engine.shadowfist.model.cards import Face
from tests.engine_library import at, board, play_out, player, small_library

LIBRARY = small_library(
    ("Wide", "Event", "The next attack you declare this turn may have any number of targets."),
    ("Broad", "Event", "Until the end of the turn, your attacks may have any number of targets."),
    ("Banner", "Edge", "Your attacks may have up to 2 targets."),
    ("Alarm", "Edge", "When an opponent declares an attack, gain 1 Power."),
    ("Bell", "Edge", "When an opponent declares an attack against a card you control, gain 1 Power."),
    ("Blow", "Event", "Target a Character :: Smoke target."),
    *(Face(name, "Character", fighting=3) for name in ("Oak", "Elm", "Ash")),
    Face("Guard", "Character", fighting=1),
    Face("Hill", "Site", body=9),
    Face("Lake", "Feng Shui Site", body=3, power=1),
)


def scene(*edges, hand=(), bob=(), **more):
    """Ann has three attackers; Bob and Cathy have a Guard and a Lake each, Bob a Hill besides, David a Guard."""
    return board(
        player("Ann", at("Hill", "Oak", "Elm", "Ash"), edges=list(edges), hand=list(hand)),
        player("Bob", at("Lake", "Guard"), at("Hill", back="Hill"), edges=list(bob)),
        player("Cathy", at("Lake", "Guard")),
        player("David", at("Hill", "Guard")),
        **more,
    )


BOB, CATHY, OF_DAVID, BACK, HILL = "lake", "lake-2", "guard-3", "hill-3", "hill-2"


def attack(**target):
    return {"by": "Ann", "do": "attack", "with": list(target), "target": target}


def run(board, *actions):
    return play_out(board, *actions, library=LIBRARY)


def names(result):
    """Who is named as the defending player, or asked for."""
    return {"do": "choose", "option": result}


class TestDeclaring:
    def test_without_a_text_an_attack_has_one_target(self):
        result = run(scene(), attack(oak=BOB, elm=HILL))
        assert result["problem"]["code"] == "illegal_target"
        assert run(scene(), attack(oak=BOB, elm=BOB))["attack"]["targets"] == [BOB]

    def test_a_text_says_how_many(self):
        two = run(scene("Banner"), attack(oak=BOB, elm=HILL, ash=HILL))
        assert two["attack"]["targets"] == [BOB, HILL]
        assert [each["target"] for each in two["attack"]["attackers"]] == [BOB, HILL, HILL]
        assert [two["cards"][each]["location"] for each in ("oak", "elm", "ash")] == [BOB, HILL, HILL]
        three = run(scene("Banner"), attack(oak=BOB, elm=HILL, ash="guard"))
        assert three["problem"]["code"] == "illegal_target"

    @pytest.mark.parametrize("target", [BACK, "hill", "banner"])
    def test_each_target_must_be_a_legal_one(self, target):
        result = run(scene("Banner"), attack(oak=BOB, elm=target))
        assert result["problem"]["code"] == "illegal_target"

    def test_each_attacker_has_its_target(self):
        given = {"by": "Ann", "do": "attack", "with": ["oak", "elm"], "target": {"oak": BOB}}
        assert run(scene("Banner"), given)["problem"]["code"] == "ambiguous"

    def test_only_the_next_attack(self):
        wide = [("Ann", "play", "Wide"), "resolve"]
        first = [attack(oak=BOB, elm=HILL), "continue", {"do": "take", "choice": "smoke"}, "continue"]
        later = scene(hand=["Wide"])
        assert run(later, *wide, *first)["status"] == "ok"
        unturned = {**later, "players": [{**later["players"][0]}, *later["players"][1:]]}
        unturned["players"][0]["locations"] = [at("Hill", "Oak", "Elm", "Ash", "Oak", "Elm")]
        again = attack(**{"oak-2": HILL, "elm-2": CATHY})
        refused = run(unturned, *wide, *first, again)
        assert refused["problem"]["code"] == "illegal_target"
        lasting = {**unturned, "players": [{**unturned["players"][0], "hand": ["Broad"]}, *unturned["players"][1:]]}
        broad = [("Ann", "play", "Broad"), "resolve"]
        assert run(lasting, *broad, *first, again, names("Bob"))["attack"]["targets"] == [HILL, CATHY]

    def test_it_is_listed(self):
        found = [each for each in legal_actions(scene("Banner"), LIBRARY) if isinstance(each.get("target"), dict)]
        assert [len(set(each["target"].values())) for each in found] == [2]
        plain = [each for each in legal_actions(scene(), LIBRARY) if each["do"] == "attack"]
        assert plain
        assert all(isinstance(each["target"], str) for each in plain)

    @pytest.mark.parametrize(
        ("edge", "targets", "triggers"),
        [
            ("Alarm", {"oak": BOB, "elm": HILL}, 1),
            ("Bell", {"oak": BOB, "elm": HILL}, 1),
            ("Bell", {"oak": CATHY, "elm": BOB}, 1),
            ("Alarm", {"oak": CATHY, "elm": OF_DAVID}, 1),
            ("Bell", {"oak": CATHY, "elm": OF_DAVID}, 0),
        ],
    )
    def test_what_the_declaration_triggers_comes_once(self, edge, targets, triggers):
        named = [names("Cathy")] if CATHY in targets.values() else []
        result = run(scene("Banner", bob=[edge]), attack(**targets), *named)
        assert [each["card"] for each in result["scene"]] == [edge.lower()] * triggers


class TestDefendingPlayer:
    def test_the_attacking_player_names_one_of_those_who_control_targets(self):
        result = run(scene("Banner"), attack(oak=BOB, elm=CATHY))
        assert result["decision"]["by"] == "Ann"
        assert result["decision"]["options"] == ["Bob", "Cathy"]
        wrong = run(scene("Banner"), attack(oak=BOB, elm=CATHY), names("David"))
        assert wrong["problem"]["code"] == "not_an_option"

    @pytest.mark.parametrize(
        ("defender", "order"), [("Bob", ["Cathy", "David", "Bob"]), ("Cathy", ["David", "Bob", "Cathy"])]
    )
    def test_who_is_named_has_the_last_option_to_intercept(self, defender, order):
        result = run(scene("Banner"), attack(oak=BOB, elm=CATHY), names(defender), "continue")
        texts = [step["text"] for step in result["steps"]]
        declined = [text.split(" ")[0] for text in texts if text.endswith("does not intercept.")]
        assert declined == order

    def test_the_others_may_join_but_not_against_their_own_card(self):
        declared = [attack(oak=BOB, elm=CATHY), names("Cathy")]
        join = {"by": "Bob", "do": "join", "with": ["guard"]}
        assert run(scene("Banner"), *declared, join)["attack"]["attackers"][2]["target"] == CATHY
        own = run(scene("Banner"), *declared, {**join, "target": BOB})
        assert own["problem"]["code"] == "illegal_target"
        defender = run(scene("Banner"), *declared, {**join, "by": "Cathy", "with": ["guard-2"], "target": BOB})
        assert defender["problem"]["code"] == "cannot_join"

    def test_who_joins_chooses_among_the_targets(self):
        declared = [attack(oak=BOB, elm=CATHY), names("Cathy"), ("Bob", "decline")]
        join = {"by": "David", "do": "join", "with": [OF_DAVID]}
        assert run(scene("Banner"), *declared, join)["problem"]["code"] == "ambiguous"
        joined = run(scene("Banner"), *declared, {**join, "target": {OF_DAVID: CATHY}})
        assert joined["attack"]["attackers"][2]["target"] == CATHY


class TestCombat:
    def test_attackers_of_several_targets_are_intercepted_in_one_declaration(self):
        declared = [attack(oak=BOB, elm="guard", ash="guard")]
        intercept = {"by": "Bob", "do": "intercept", "against": {"oak": ["guard"]}}
        others = [(name, "decline") for _ in ("join", "intercept") for name in ("Cathy", "David")]
        result = run(scene("Banner"), *declared, *others, intercept, "combat")
        assert result["cards"]["guard"]["zone"] == "smoked"
        # What two of them attacked has left play: only the one that has overcome it goes on.
        assert [each["card"] for each in result["attack"]["attackers"]] == ["oak"]
        assert result["cards"]["elm"]["attacking"] is False

    def test_all_hit_their_targets_simultaneously(self):
        result = run(scene("Banner"), attack(oak=BOB, elm=CATHY, ash=CATHY), names("Bob"), "combat")
        damage = [step for step in result["steps"] if step["kind"] == "damage"]
        first = next(n for n, step in enumerate(result["steps"]) if "simultaneously" in step["text"])
        assert result["decision"]["kind"] == "take"
        assert next(step["n"] for step in damage if step["n"] > first) == first + 2
        assert {each for step in damage for each in step["cards"]} >= {"oak", "elm", "ash", BOB, CATHY}

    def test_each_site_is_taken_for_itself(self):
        hit = [attack(oak=BOB, elm=CATHY, ash=CATHY), names("Bob"), "combat"]
        take = [{"do": "take", "choice": "seize"}, {"do": "take", "choice": "burn for victory"}]
        result = run(scene("Banner"), *hit, *take, {"do": "choose", "option": "new location"}, "continue")
        assert result["status"] == "ok"
        assert result["cards"][BOB]["controller"] == "Ann"
        assert result["cards"][CATHY]["zone"] == "burned"
        assert result["attack"] is None

    def test_without_one_of_its_targets_the_attack_goes_on(self):
        declared = [attack(oak="guard", elm=CATHY), names("Cathy")]
        blow = [("Ann", "play", "Blow", {"targets": ["guard"]}), "resolve"]
        result = run(scene("Banner", hand=["Blow"]), *declared, *blow)
        assert result["attack"]["targets"] == [CATHY]
        assert [each["card"] for each in result["attack"]["attackers"]] == ["elm"]
