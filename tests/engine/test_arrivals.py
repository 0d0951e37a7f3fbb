"""What a card's text asks for when it enters play is done on generation (10.2), and what it chooses stays with it."""

import pytest

from rules.engine.shadowfist.model.cards import Face
from tests.engine_library import at, board, play_out, player, small_library

FIGHTER = Face("Fighter", "Character", "Old Hand", "Toughness: 1.", fighting=3)
TWIN = Face(
    "Twin",
    "Character",
    "Double",
    "When this card enters play, it copies the printed Fighting and rules text of another "
    'Character, and its title becomes "Twin of" and that Character\'s title.',
    cost=0,
    fighting="X",
)
KILLER = Face(
    "Killer",
    "Character",
    "",
    "When this card enters play, choose a resource and an opponent. "
    "X = the number of the chosen resources in that opponent's pool.",
    cost=0,
    fighting="X",
)
PRICE = Face("Price", "Character", "", "When this card enters play, sacrifice a Site.", cost=0, fighting=2)
BACK = ("Back", "Event", "Choose a Character in your smoked pile :: Return that Character to play.")
LIBRARY = small_library(FIGHTER, TWIN, KILLER, PRICE, BACK, Face("Hut", "Site", body=3))


def ann_plays(card, *then, hand=(), characters=("Fighter",), **action):
    ann = player("Ann", {"front": "Hut"}, hand=[card, *hand])
    bob = player("Bob", characters=list(characters), resources={"chi": 3})
    do = {"by": "Ann", "do": "play", "card": card.lower(), **action}
    return play_out(board(ann, bob), do, *then, library=LIBRARY)


class TestOnGeneration:
    def test_the_twin_is_its_model_at_once(self):
        result = ann_plays("Twin", targets=["fighter"])
        twin = result["cards"]["twin"]
        assert (twin["fighting"], twin["keywords"], twin["title"]) == (3, ["Toughness: 1"], "Twin of Fighter")
        assert twin["designators"] == ["Twin", "Fighter", "Double"]

    def test_without_a_model_it_cannot_be_played(self):
        assert ann_plays("Twin", characters=())["problem"]["code"] == "illegal_target"

    def test_out_of_play_it_has_its_own_title(self):
        smoke = small_library(FIGHTER, TWIN, ("Gas", "Event", "Target a Character :: Smoke target."))
        scene = board(player("Ann", hand=["Twin", "Gas"]), player("Bob", characters=["Fighter"]))
        twin = {"by": "Ann", "do": "play", "card": "twin", "targets": ["fighter"]}
        gas = {"by": "Ann", "do": "play", "card": "gas", "targets": ["twin"]}
        result = play_out(scene, twin, "resolve", gas, "resolve", library=smoke)
        assert (result["cards"]["twin"]["zone"], result["cards"]["twin"]["title"]) == ("smoked", "Twin")

    def test_a_sacrifice_is_made_as_the_card_is_played(self):
        result = ann_plays("Price", targets=["hut"])
        assert result["cards"]["hut"]["zone"] == "smoked"

    @pytest.mark.parametrize(("choice", "fighting"), [("chi", 3), ("magic", 0)])
    def test_what_was_chosen_stays_with_the_card(self, choice, fighting):
        result = ann_plays("Killer", choices=[choice])
        assert result["cards"]["killer"]["fighting"] == (fighting or None)
        assert result["cards"]["killer"]["zone"] == ("play" if fighting else "smoked")

    def test_targets_that_nothing_asks_for_are_refused(self):
        assert ann_plays("Price", targets=["hut", "fighter"])["problem"]["code"] == "wrong_number"


def test_on_its_return_the_choice_is_made_as_the_effect_resolves():
    scene = board(
        player("Ann", {"front": "Hut"}, hand=["Back"], smoked=["Twin"]), player("Bob", characters=["Fighter", "Price"])
    )
    back = {"by": "Ann", "do": "play", "card": "back", "targets": ["twin"]}
    asked = play_out(scene, back, "resolve", library=LIBRARY)
    assert asked["decision"]["options"] == ["fighter", "price"]
    result = play_out(scene, back, "resolve", {"do": "choose", "cards": ["price"]}, library=LIBRARY)
    assert result["cards"]["twin"]["title"] == "Twin of Price"


@pytest.mark.parametrize(("type", "power"), [("Character", 7), ("Site", 7), ("Edge", 5)])
def test_characters_and_sites_trigger_before_they_have_resolved(type, power):
    """4.3, 5.2.2: only Edges and States wait for that; and what plays a card is not seen by the card itself."""
    rust = {"title": "Zap", "type": "Event", "cost": 0, "text": "Target a Character :: Smoke target."}
    test = {"title": "Test", "type": type, "cost": 0, "text": "When a Character is smoked, gain 2 Power."}
    test |= {"fighting": 1} if type == "Character" else {"body": 5} if type == "Site" else {}
    test["text"] += f" When you play a {type}, gain 5 Power."
    ann = player("Ann", at("Rust Garden", "Average Joe"), hand=["Test", "Zap"], power=5)
    where = {"at": "rust-garden"} if type == "Character" else {"at": "new location"} if type == "Site" else {}
    actions = ("Ann", "play", "test", where), ("Ann", "play", "zap", {"targets": ["average-joe"]}), "continue"
    result = play_out(board(ann, player("Bob"), custom=[test, rust]), *actions)
    assert (result["status"], result["players"]["Ann"]["power"]) == ("ok", power)
