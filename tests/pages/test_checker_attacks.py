"""The checker during an attack: what the buttons pass over, where Characters are drawn, and stepping through it."""

import json
import re

import pytest
from django.urls import reverse

from rules.engine.shadowfist.interface.ahead import Option, ahead
from rules.engine.shadowfist.interface.performing import Run, take
from rules.engine.shadowfist.interface.scenario import read_scenario
from rules.engine.shadowfist.interface.setup import set_up
from rules.text import packing
from tests.engine_library import at, board, bundled, play_out, player

COP = {"by": "Ann", "do": "attack", "with": ["maverick-cop"], "target": "stone-garden"}


def scene(*defenders, cathys=None, actions=()):
    """Ann attacks Bob's Stone Garden; Cathy is there if she has anyone."""
    others = [] if cathys is None else [player("Cathy", at("Turtle Beach", *cathys))]
    found = board(
        player("Ann", characters=["Maverick Cop"]),
        player("Bob", at("Stone Garden", *defenders, back="Fox Pass"), at("City Park")),
        *others,
    )
    return {**found, "actions": [COP, *actions]}


def ahead_of(scenario):
    read = read_scenario(scenario, bundled())
    run = Run(set_up(read), [])
    for number, action in enumerate(read.actions):
        take(run, action, number)
    return ahead(run)


class TestAhead:
    def test_the_only_option_is_the_defenders(self):
        found = ahead_of(scene("Ting Ting"))
        assert found.options == (Option("Bob", "intercept", True),)
        assert found.fights == (("maverick-cop", "stone-garden"),)
        assert found.passes == 1

    def test_who_has_nobody_that_could_intercept(self):
        found = ahead_of(scene({"card": "Ting Ting", "turned": True}))
        assert found.options == (Option("Bob", "intercept", True),), "at the target's location one need not turn"
        assert ahead_of(scene()).options == (Option("Bob", "intercept", False),)
        assert ahead_of(scene()).passes == 0

    def test_joining_comes_first_and_after_a_combat_others_intercept(self):
        assert ahead_of(scene(cathys=["Ring Fighter"])).options == (
            Option("Cathy", "join", True),
            Option("Cathy", "intercept", True),
            Option("Bob", "intercept", False),
        )
        came = {"by": "Cathy", "do": "intercept", "against": {"maverick-cop": ["ring-fighter"]}}
        found = ahead_of(scene("Ting Ting", cathys=["Ring Fighter"], actions=[came]))
        assert found.options == ()
        assert found.fights == (("maverick-cop", "ring-fighter"),)
        assert found.later == (Option("Bob", "intercept", True),)

    def test_nothing_lies_ahead_without_an_attack(self):
        assert ahead_of({**scene(), "actions": []}) is None


def test_going_on_names_every_option_that_is_declined():
    """DESIGN 7: all decline."""
    result = play_out({**scene("Ting Ting", cathys=["Ring Fighter"]), "actions": []}, COP, "continue")
    declined = [step["text"] for step in result["steps"] if step["kind"] == "decline"]
    assert declined == [
        *("Cathy does not join the attack.", "Cathy does not intercept.", "Bob does not intercept."),
    ]


@pytest.mark.django_db
class TestOnThePage:
    @pytest.fixture(autouse=True)
    def _visitor(self, client, library):
        self.client = client

    def page(self, scenario):
        return self.client.get(reverse("checker-board"), {"s": packing.pack(scenario)}).content.decode()

    def course(self, scenario):
        """What may be done next, in its order: the words of each button and what it does."""
        part = self.page(scenario).split('id="doings"')[1].split("</div>")[0]
        assert '<button class="primary"' in part
        found = re.findall(r'name="act" value="([^"]*)">(.*?)</button>', part)
        return [
            (re.sub(r"<[^>]*>", "", words), json.loads(value.replace("&quot;", '"').replace("&#x27;", "'")))
            for value, words in found
        ]

    def test_the_first_button_stops_where_somebody_could_intercept(self):
        (first, stops), (second, skips), (third, _) = self.course(scene("Ting Ting"))
        assert first == "Everyone passes: Bob may intercept"
        assert second == "Nobody intercepts: combat with Stone Garden"
        assert third == "Nobody intercepts: go on until someone must decide"
        assert skips == {"do": "combat"}
        after = self.course(scene("Ting Ting", actions=stops))
        assert after[0] == ("Bob does not intercept", {"by": "Bob", "do": "decline"})
        assert after[1] == (second, skips)
        assert len(after) == 3

    def test_while_a_scene_waits_the_buttons_say_what_they_pass_over_as_well(self):
        trooper = {"by": "Ann", "do": "attack", "with": ["plasma-trooper"], "target": "stone-garden"}

        def attacked(*defenders):
            bob = player("Bob", at("Stone Garden", *defenders), at("City Park"))
            return {**board(player("Ann", characters=["Plasma Trooper"]), bob), "actions": [trooper]}

        (first, stops), (second, skips), (third, to_the_end), *passes = self.course(attacked("Ting Ting"))
        assert first == "Everyone passes: the scene resolves"
        assert second == "Nobody intercepts: combat with Stone Garden"
        assert third == "Nobody intercepts: go on until someone must decide"
        assert passes == [(f"{name}: Pass", {"by": name, "do": "pass"}) for name in ("Ann", "Bob")]
        after = self.course({**attacked("Ting Ting"), "actions": [trooper, stops]})
        assert after[0] == ("Bob does not intercept", {"by": "Bob", "do": "decline"})
        for act in (skips, to_the_end):
            taken = play_out({**attacked("Ting Ting"), "actions": []}, trooper, act)
            assert "Bob does not intercept." in [step["text"] for step in taken["steps"]]
        words = [words for words, _ in self.course(attacked())]
        assert words[:2] == ["Everyone passes: the scene resolves", "Nobody can intercept: combat with Stone Garden"]

    def test_what_came_too_early_says_what_to_do(self):
        ends = {"by": "Ann", "do": "end turn"}
        part = self.page(scene("Ting Ting", actions=[ends])).split("<strong>Not legal.</strong>")[1].split("</p>")[0]
        assert "It would be legal when this attack is over; that takes an action of its own (continue)." in part

    def test_where_nobody_can_the_button_says_that(self):
        (first, goes_on), *_ = self.course(scene())
        assert first == "Nobody can intercept: combat with Stone Garden"
        assert goes_on == {"do": "combat"}

    def test_joining_is_passed_over_no_more_silently(self):
        words = [words for words, _ in self.course(scene("Ting Ting", cathys=["Ring Fighter"]))]
        assert words[:2] == [
            "Everyone passes: Cathy may join the attack",
            "Nobody joins or intercepts: combat with Stone Garden",
        ]

    def test_who_cannot_use_the_option_is_not_asked(self):
        given = scene("Ting Ting", cathys=["Redeemed Gunman"], actions=[{"by": "Cathy", "do": "decline"}])
        (first, stops), *_ = self.course(given)
        assert first == "Everyone passes: Bob may intercept"
        given["actions"] += stops
        assert self.course(given)[0][0] == "Bob does not intercept"

    def test_a_button_of_several_actions_takes_them_all(self):
        act = json.dumps([{"do": "resolve"}, {"do": "resolve"}])
        sent = {"s": packing.pack(scene("Ting Ting")), "at": "1", "act": act}
        response = self.client.post(reverse("checker-board"), sent, follow=True)
        word = re.search(r"s=([\w-]+)", response.request["QUERY_STRING"])[1]
        assert packing.unpack(word)["actions"] == [COP, {"do": "resolve"}, {"do": "resolve"}]

    @pytest.mark.parametrize("act", ["[1]", '[{"do": 1}]', '[[{"do": "resolve"}]]', "[" * 400])
    def test_what_is_no_action_is_refused(self, act):
        sent = {"s": packing.pack(scene()), "at": "1", "act": act}
        assert "That is no action." in self.client.post(reverse("checker-board"), sent).content.decode()

    def sides(self, scenario):
        """The ids of the cards on each player's side, in the order of the page."""
        parts = re.split(r'<section class="side-of-table[^"]*" aria-label="(\w+)">', self.page(scenario))
        return {
            name: re.findall(r'data-card="([^"]+)"', part) for name, part in zip(parts[1::2], parts[2::2], strict=True)
        }

    def test_who_attacks_or_intercepts_stands_where_it_is(self):
        came = {"by": "Bob", "do": "intercept", "against": {"maverick-cop": ["white-disciple"]}}
        given = scene("Ting Ting")
        given["players"][1]["locations"][1]["characters"] = ["White Disciple"]
        before, during = self.sides({**given, "actions": []}), self.sides({**given, "actions": [COP, came]})
        assert before["Ann"] == ["maverick-cop"]
        assert during["Ann"] == []
        assert before["Bob"] == ["fox-pass", "stone-garden", "ting-ting", "city-park", "white-disciple"]
        assert during["Bob"] == ["fox-pass", "stone-garden", "ting-ting", "white-disciple", "maverick-cop", "city-park"]

    def test_an_example_opens_at_its_start(self):
        address = reverse("checker-preset", args=["bobs-turn-from-beginning-to-end"])
        start = self.client.get(address).content.decode()
        assert "0 of 41" in start
        for to, anchor in ((1, "latest"), (41, "latest")):
            assert f'href="{address}?at={to}#{anchor}"' in start
        middle = self.client.get(address, {"at": "7"}).content.decode()
        ways = dict(re.findall(r'href="[^"]*\?at=(\d+)#\w+" data-step="(\w+)"', middle))
        assert ways == {"0": "first", "6": "back", "8": "forth", "41": "last"}
        assert 'id="latest"' in middle
