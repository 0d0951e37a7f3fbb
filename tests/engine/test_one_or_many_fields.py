"""Every part of every effect that stands for cards or players, with one of them, with each and with two that were
targeted, at tables of two and of three: done for all of them, asked about, or refused; never only for the first.

The parts are found by the types of the effects, so that a new effect is tried without being named here.
"""

from __future__ import annotations

import re
from dataclasses import MISSING, fields, replace
from datetime import date

import pytest

from rules.engine import evaluate
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import conditions as c
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import Burning, CardType, Edge, Pile, Slot, Stat, Stretch
from rules.engine.shadowfist.ir.words import Test as Comparing
from rules.engine.shadowfist.lowering.card_library import CardFacts
from rules.engine.shadowfist.lowering.one_or_many import check_number
from rules.engine.shadowfist.lowering.rules_text import Ability, RulesText
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.model.cards import Face, Printed
from tests.engine_library import bundled

CHARACTERS = n.Matching(((n.OfType(CardType.CHARACTER),),))
# Those of which two are meant are alike, so that what is done to one shows as what is done to the other.
TWINS = n.Matching(((n.OfType(CardType.CHARACTER), n.Designated("Twin")),))
GAMMA = n.Matching(((n.OfType(CardType.CHARACTER),),), (n.Titled(("Gamma",)),))
THE_CARDS, THE_PLAYERS, OTHER = Slot(1), Slot(2), Slot(3)
EFFECTS = (ef.GainPower(1),)
SAMPLES = {
    "Amount": 1,
    "Patients": n.Bound(OTHER),
    "Cards": n.Bound(OTHER),
    "OnePatient": n.Bound(OTHER),
    "Players": n.You(),
    "OnePlayer": n.You(),
    "Removal": ef.Removal.SMOKE,
    "Place": ef.Place.PLAY,
    "Burning": Burning.VICTORY,
    "Pile": Pile.HAND,
    "Time": t.Within(Stretch.MAIN_SHOT),
    "ChooseCards": ch.ChooseCards(None, CHARACTERS),
    "Choice": ch.ChooseCards(None, CHARACTERS),
    "Blank": co.Blank.BLANK,
    "Statement": co.Grant(n.Bound(OTHER), (co.BonusTo(Stat.FIGHTING, 1),)),
    "Duration": t.UntilMoment(Stretch.TURN),
    "Slot": Slot(9),
    "Effects": EFFECTS,
    "Condition": c.CardsAre(n.Bound(OTHER)),
    "EventPattern": e.DrawEvent(n.You()),
    "Moment": t.Moment(Edge.END, Stretch.TURN),
    "Test": Comparing.AT_LEAST,
    "Words": ("Twin",),
}
CARDS = re.compile(r"\b(Cards|Patients|OneCard|OnePatient)\b")
PLAYERS = re.compile(r"\b(Players|OnePlayer)\b")
# What asks a player to choose something is carried out by what has it chosen.
CHOICES = (ch.ChooseCards, ch.ChoosePlayers)
KINDS = (*ef.EFFECTS, *CHOICES)
PARTS = [
    (kind, part.name, bool(PLAYERS.search(str(part.type))))
    for kind in KINDS
    for part in fields(kind)
    if CARDS.search(str(part.type)) or PLAYERS.search(str(part.type))
]


def sample(kind, part):
    """A value for a part that must have one."""
    said = str(part.type)
    if said.startswith("tuple[tuple[Effect"):
        return (EFFECTS, (ef.Draw(1),))
    if said.startswith("tuple[Effect"):
        return EFFECTS
    if said.startswith("tuple[str"):
        return SAMPLES["Words"]
    if (kind, part.name) in ((ch.ChooseCards, "among"), (ch.ChoosePlayers, "among")):
        return CHARACTERS if kind is ch.ChooseCards else n.PlayersWho(opponents=True)
    if said.endswith("| None"):
        return None
    found = next((SAMPLES[word] for word in re.findall(r"\w+", said) if word in SAMPLES), MISSING)
    assert found is not MISSING, f"a sample of {said} is needed, for {kind.__name__}.{part.name}"
    return found


def effect_with(kind, name, phrase):
    given = {part.name: sample(kind, part) for part in fields(kind) if part.default is MISSING and part.name != name}
    made = kind(**{**given, name: phrase})
    if kind in CHOICES:
        return ef.Choose(made)
    if kind is ef.ForEachPlayer:
        return replace(made, effects=(ef.GainPower(1, n.BoundPlayers(made.slot)),))
    if kind is ef.RedirectDamage and name != "source":
        return replace(made, source=n.Bound(OTHER))  # None is what no text leaves (lowering.referring).
    return made


# What needs two of them.
PAIRS = (ef.SwapTexts, ef.SwapPositions)
NUMBERS = {
    "one": (1, n.Bound(THE_CARDS), n.BoundPlayers(THE_PLAYERS)),
    "each": (0, TWINS, n.PlayersWho(opponents=True)),
    "two": (2, n.Bound(THE_CARDS), n.BoundPlayers(THE_PLAYERS)),
}


def ability(effect, number, *, players=False):
    """An Event that has targeted so many cards and players and does this with them."""
    least = NUMBERS[number][0]
    steps = [ef.Choose(ch.ChooseCards(OTHER, GAMMA))]
    if least:
        steps.append(ef.Choose(ch.ChooseCards(THE_CARDS, TWINS, least, least, targets=True)))
        if players:
            steps.append(
                ef.Choose(ch.ChoosePlayers(THE_PLAYERS, n.PlayersWho(opponents=True), least, least, targets=True))
            )
    return ab.EventEffect(ab.Cost(tuple(steps)), (effect,))


FACES = {
    "Test": Face("Test", "Event", cost=0),
    "Alpha": Face("Alpha", "Character", subtitle="Twin", cost=1, fighting=4),
    "Beta": Face("Beta", "Character", subtitle="Twin", cost=1, fighting=4),
    "Gamma": Face("Gamma", "Character", subtitle="Bystander", cost=2, fighting=9),
    "Field": Face("Field", "Feng Shui Site", power=1, body=9),
}


class Library:
    """The cards of this test; what "Test" does is given as what a text would have been lowered to."""

    def __init__(self, does):
        self.does = does

    def find(self, title):
        for face in FACES.values():
            if title.lower() == face.title.lower():
                return CardFacts(face.title, (Printed(face, "T", "Test", 1, date(1995, 1, 1)),))
        return bundled().find(title)

    def compiled(self, face):
        return RulesText(face, (Ability(self.does),) if face.title == "Test" else ())


def seat(name, *characters, **more):
    place = {"front": {"card": "Field", "face": "up"}, "characters": list(characters)}
    return {"name": name, "power": 5, "deck": 9, "hand": 3, "locations": [place], **more}


def run(does, number, *, three, targeted):
    """What comes of the Event, without decisions; and the board before it."""
    others = [seat("Bob", "Alpha"), seat("Cat", "Beta")] if three else [seat("Bob", "Alpha", "Beta")]
    seats = [seat("Ann", "Gamma", hand=["Test"]), *others]
    words = [] if number == "each" else ["alpha"] if number == "one" else ["alpha", "beta"]
    if targeted == "players" and number != "each":
        words += ["Bob"] if number == "one" else ["Bob", "Cat"]
    scenario = {"turn": "Ann", "players": seats}
    first = {"by": "Ann", "do": "play", "card": "Test", **({"targets": ["gamma", *words]} if words else {})}
    before = evaluate(scenario, Library(does))
    return before, evaluate({**scenario, "actions": [first, {"do": "resolve"}]}, Library(does))


def touched(before, after, names, group):
    """Those of some cards or players of whom something has changed, or who are named by a step of the effect."""
    told = " ".join(step["text"] for step in after["steps"] if step["kind"] not in ("generate", "choose", "pass"))
    changed = {name for name in names if before[group].get(name) != after[group].get(name)}
    return changed | {name for name in names if re.search(rf"\b{name}\b", told, re.IGNORECASE)}


def is_refused(result):
    return result["problem"] is not None


@pytest.mark.parametrize("three", [False, True], ids=["two players", "three players"])
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize(
    ("kind", "name", "of_players"), PARTS, ids=[f"{kind.__name__}.{name}" for kind, name, _ in PARTS]
)
def test_each_of_them_or_none(kind, name, of_players, number, three):
    if of_players and number == "two" and not three:
        return  # There is one opponent, and who plays the Event does things in any case.
    phrase = NUMBERS[number][2 if of_players else 1]
    effect = effect_with(kind, name, phrase)
    does = ability(effect, number, players=of_players)
    before, after = run(does, number, three=three, targeted="players" if of_players else "cards")
    text = f"{effect} came to {after['problem'] or after['decision'] or [step['text'] for step in after['steps']]}"
    if of_players:
        meant = ["Bob"] if number == "one" or not three else ["Bob", "Cat"]
    else:
        meant = ["alpha"] if number == "one" else ["alpha", "beta"]
    try:
        check_number(does)
    except UnsupportedError:
        assert number != "one" or kind in PAIRS, text
        if len(meant) > 1:
            # What would have been refused when it was compiled is refused when it is run, too, or does it for each.
            some = touched(before, after, meant, "players" if of_players else "cards")
            assert is_refused(after) or after["decision"] or some in (set(), set(meant)), text
        return
    if is_refused(after):
        assert after["problem"]["code"] not in ("not_supported_yet", "not_understood"), text
    elif not after["decision"]:
        some = touched(before, after, meant, "players" if of_players else "cards")
        assert some in (set(), set(meant)), text
    assert all(each["card"] == "test" for each in after["not_understood"])


def test_a_number_of_several_cards_is_refused_before_anything_is_paid():
    does = ability(ef.GainPower(a.NumberOf(Stat.COST, n.Bound(THE_CARDS))), "two")
    before, after = run(does, "two", three=False, targeted="cards")
    assert after["problem"]["code"] == "not_supported_yet"
    assert [each["card"] for each in after["not_understood"]] == ["test"]
    assert after["cards"]["test"]["zone"] == "hand"
    with pytest.raises(UnsupportedError):
        check_number(does)
    assert before["players"] == after["players"]
