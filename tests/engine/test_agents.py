"""Each effect is done by exactly those whom its text names: what players do, for each word for players (5.2, 5.4)."""

import pytest

from rules.engine import evaluate
from rules.engine.shadowfist.model.cards import Face
from rules.engine.shadowfist.text.abilities import NotUnderstood
from tests.engine_library import bundled, compile_face

GUY = {"title": "Guy", "type": "Character", "fighting": 3}
# How a text names players: what stands before "::", the subject, whether the verb takes an "s", and who that is.
AGENTS = {
    "you": ("", "", False, {"Ann"}),
    "each player": ("", "Each player", True, {"Ann", "Bob", "Cid"}),
    "all players": ("", "All players", False, {"Ann", "Bob", "Cid"}),
    "each opponent": ("", "Each opponent", True, {"Bob", "Cid"}),
    "all opponents": ("", "All opponents", False, {"Bob", "Cid"}),
    "a chosen opponent": ("Choose an opponent :: ", "That player", True, {"Bob"}),
    "a target opponent": ("Target an opponent :: ", "That player", True, {"Bob"}),
    "a target player": ("Target a player :: ", "That player", True, {"Bob"}),
    "the controller of a target": ("Target a Character :: ", "Its controller", True, {"Bob"}),
    "the owner of a target": ("Target a Character :: ", "Its owner", True, {"Bob"}),
    "the player to the left": ("", "The player to your left", True, {"Bob"}),
    "the player to the right": ("", "The player to your right", True, {"Cid"}),
    "the current player": ("", "The current player", True, {"Ann"}),
}


def characters(result, zone=None, **so):
    """Whose Character is in a pile, or is so."""
    found = {"guy": "Ann", "guy-2": "Bob", "guy-3": "Cid"}
    cards = {name: result["cards"][name] for name in found}
    return {
        found[name]
        for name, card in cards.items()
        if (zone is None or card["zone"] == zone) and all(card[key] == value for key, value in so.items())
    }


def moved(result, before, name, number):
    """Whose number of something has changed so."""
    return {who for who, each in result["players"].items() if each[name] - before["players"][who][name] == number}


DEEDS = {
    "draw a card": lambda result, before: moved(result, before, "hand", 1),
    "draw 2 cards": lambda result, before: moved(result, before, "hand", 2),
    "discard a card": lambda result, before: moved(result, before, "hand", -1),
    "discard a card at random": lambda result, before: moved(result, before, "hand", -1),
    "gain 1 Power": lambda result, before: moved(result, before, "power", 1),
    "generate 1 Power": lambda result, before: moved(result, before, "power", 1),
    "lose 1 Power": lambda result, before: moved(result, before, "power", -1),
    "pay 1 Power": lambda result, before: moved(result, before, "power", -1),
    "sacrifice a Character": lambda result, before: characters(result, "smoked"),
    "turn a Character you control": lambda result, before: characters(result, "play", turned=True),
}


def text_of(agent, deed):
    before, subject, third, _ = AGENTS[agent]
    if not subject:
        return f"{before}{deed[0].upper()}{deed[1:]}."
    verb, _, rest = deed.partition(" ")
    rest = rest.replace("you control", "that player controls" if third else "they control")
    return f"{before}{subject} {verb}{'s' if third else ''} {rest}."


def scene(text, actions=()):
    """Ann has the Event that is tried; everyone has a Character, cards and Power enough to do it."""
    has = {"hand": ["Stone Garden"] * 3, "power": 3, "locations": [{"front": "City Park", "characters": ["Guy"]}]}
    players: list[dict[str, object]] = [{"name": name, **has} for name in ("Ann", "Bob", "Cid")]
    players[0]["hand"] = ["Probe", *["Stone Garden"] * 3]
    probe = {"title": "Probe", "type": "Event", "text": text}
    return {"ruleset": "zman-2001", "custom": [probe, GUY], "players": players, "actions": list(actions)}


def understood(text):
    return not any(isinstance(each, NotUnderstood) for each in compile_face(Face("Probe", "Event", text=text)))


def played(text):
    """The position before the Event resolves, and after it, with every decision made in the first way possible."""
    targets = [] if "::" not in text else ["guy-2"] if "Character ::" in text else ["Bob"]
    play = {"by": "Ann", "do": "play", "card": "probe", **({"targets": targets} if targets else {})}
    actions = [play]
    before = evaluate(scene(text, actions), bundled())
    assert before["problem"] is None, (text, before["problem"])
    actions.append({"do": "resolve"})
    result = evaluate(scene(text, actions), bundled())
    while result["decision"] is not None:
        asked = result["decision"]
        assert asked["kind"] == "choose", (text, asked)
        actions.append({"by": asked["by"], "do": "choose", "cards": asked["options"][: asked["least"]]})
        result = evaluate(scene(text, actions), bundled())
        assert result["problem"] is None, (text, result["problem"])
    return before, result


# Only who has the effect generates Power by it (4.1), and "that player" is none who stands beside somebody.
NOT_UNDERSTOOD = {(agent, "generate 1 Power") for agent in AGENTS if agent != "you"} | {
    (agent, "turn a Character you control") for agent in ("the player to the left", "the player to the right")
}


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("agent", AGENTS)
def test_who_is_named_does_it_and_nobody_else(agent, deed):
    text = text_of(agent, deed)
    assert understood(text) is ((agent, deed) not in NOT_UNDERSTOOD), text
    if (agent, deed) in NOT_UNDERSTOOD:
        return
    before, result = played(text)
    assert DEEDS[deed](result, before) == AGENTS[agent][3], text
