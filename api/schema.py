"""What the OpenAPI schema says of scenarios and results.

They are plain schemas and not serializers: a card may be a title or an object, and the engine reads and writes them.
"""

from __future__ import annotations

from typing import Any

from rules.engine.differences import EDITIONS
from rules.engine.options.omitted import Kind
from rules.engine.scenario import PHASES
from rules.engine.scenario_actions import ACTION_FIELDS
from rules.engine.symbols import Symbol

Schema = dict[str, Any]


def ref(name: str) -> Schema:
    """A reference to one of ``COMPONENTS``."""
    return {"$ref": f"#/components/schemas/{name}"}


def many(of: Schema, description: str = "") -> Schema:
    """A list."""
    return {"type": "array", "items": of, **_about(description)}


def by_name(of: Schema, description: str = "") -> Schema:
    """An object whose keys are names."""
    return {"type": "object", "additionalProperties": of, **_about(description)}


def thing(needs: str = "", *, about: str = "", **properties: Schema) -> Schema:
    """An object with these fields, of which ``needs`` must be there."""
    return {
        "type": "object",
        "properties": properties,
        **({"required": needs.split()} if needs else {}),
        **_about(about),
    }


def text(description: str = "", *words: str, null: bool = False) -> Schema:
    """A text, perhaps one of several words."""
    return {"type": "string", **_about(description), **({"enum": list(words)} if words else {}), **_null(null)}


def number(description: str = "", *, null: bool = False) -> Schema:
    """A whole number."""
    return {"type": "integer", **_about(description), **_null(null)}


def flag(description: str = "") -> Schema:
    """True or false."""
    return {"type": "boolean", **_about(description)}


def either(*of: Schema) -> Schema:
    """One of several."""
    return {"oneOf": list(of)}


def _about(description: str) -> Schema:
    return {"description": description} if description else {}


def _null(null: bool) -> Schema:
    return {"nullable": True} if null else {}


CARD = either(text("a title"), ref("ScenarioCard"))
CARDS = many(CARD)
SYMBOLS = {"type": "object", "properties": {symbol.value: number() for symbol in Symbol}}
PRINTING = either(text("a set code"), number("an errata numeral"))
RULES = many(ref("Cited"))
LATER = text(
    "from when it would be legal, where that takes an action of its own first (decline, combat, continue)", null=True
)

COMPONENTS: dict[str, Schema] = {
    "ScenarioCard": thing(
        "card",
        about="A card of a scenario.",
        card=text("its title"),
        id=text("left out: the slug of the title, with -2, -3 for later copies in reading order"),
        printing=PRINTING,
        face=text("a Feng Shui Site lies face down if this is left out", "up", "down"),
        turned=flag(),
        damage=number(),
        counters=number(),
        states=many(CARD, "the States on it"),
        controller=text("of a State: who controls it"),
        owner=text(),
    ),
    "ScenarioLocation": thing("front", front=CARD, back=CARD, characters=CARDS),
    "ScenarioPlayer": thing(
        "name",
        about="A player; numbers left out are 0, lists empty.",
        name=text(),
        power=number(),
        resources=SYMBOLS | {"description": "in addition to what the cards provide"},
        hand=either(CARDS, number("so many unknown cards")),
        deck=either(CARDS, number("so many unknown cards; left out: enough")),
        turns=number("turns that the player has completed; left out: at least one"),
        smoked=CARDS,
        toasted=CARDS,
        burned=CARDS,
        edges=CARDS,
        locations=many(ref("ScenarioLocation"), "from left to right"),
        characters=many(CARD, "of a player without locations"),
    ),
    "ScenarioAction": thing(
        "do",
        about="An action; what is optional may be left out where there is one possibility.",
        by=text("the acting player"),
        do=text("what is done", *ACTION_FIELDS),
        card=text("a card by its id, or by title where that is unambiguous"),
        targets=many(text(), "cards and players targeted or chosen, in the order of the text"),
        choices=many(either(text(), number()), "what is chosen and is neither card nor player"),
        on=text("the subject of a State"),
        at=either(text("a Site, or 'new location'"), thing("behind", behind=text("a front-row Site"))),
        ability=either(number("its index in the text, from 0"), text("the name of a special ability")),
        x=number(),
        source=text("of redirected damage"),
        reduced_by=text("the card that reduces the cost"),
        to=text("left, right or a Site"),
        target=either(text("of an attack"), by_name(text(), "of each attacker, where there are several targets")),
        against=by_name(many(text()), "interceptors by attacker, the first in the chain first"),
        cards=many(text(), "an answer to a decision, or what is discarded"),
        option=text("an answer to a decision"),
        damage=by_name(number(), "shares by card"),
        site=text(),
        choice=text("what is done with a Site taken"),
        power=number("a bid"),
        keep=either(many(text()), text()),
        **{"with": many(text(), "attackers")},
    ),
    "Scenario": thing(
        "players",
        about="A board and what is done. `resume` is part of the `board` of a result, and is sent back as it is.",
        game=text("", "shadowfist"),
        ruleset=text("zman-2001 if left out", *EDITIONS),
        turn=text("the current player; the first if left out"),
        phase=text("main if left out", *PHASES),
        seed=number("for what is random"),
        players=many(ref("ScenarioPlayer"), "in clockwise order"),
        actions=many(ref("ScenarioAction")),
        resume={"type": "object"},
    ),
    "Cited": thing("document section url", document=text(), section=text(), url=text()),
    "Change": thing(
        "what from to",
        about="What is different after a step, of a card (by id) or of a player (by name).",
        card=text(),
        player=text(),
        what=text(),
        to={},
        **{"from": {}},
    ),
    "Step": thing(
        "n action kind text cards rules changes",
        n=number("from 1"),
        action=number("the action that it belongs to, from 0"),
        kind=text(),
        text=text("what happens and why"),
        cards=many(text()),
        rules=RULES,
        changes=many(ref("Change")),
    ),
    "CardState": thing(
        title=text(),
        type=text(),
        zone=text("", "play", "hand", "deck", "smoked", "toasted", "burned", "removed"),
        owner=text(),
        controller=text(null=True),
        location=text("the front-row Site of its location", null=True),
        damage=number(),
        counters=number(),
        fighting=number("now; null for what has none", null=True),
        body=number("now; null for what has none", null=True),
        turned=flag(),
        face=text("", "up", "down"),
        attacking=flag(),
        intercepting=text(null=True),
        states=many(text()),
        subject=text("of a State", null=True),
        canceled=flag(),
        keywords=many(text()),
        designators=many(text()),
    ),
    "PlayerState": thing(
        power=number(),
        resources=SYMBOLS,
        hand=number("cards in hand"),
        deck=number("cards in the deck", null=True),
        feng_shui_sites=number("that count for victory"),
        sites_to_win=number(),
        eliminated=flag(),
    ),
    "Decision": thing(
        "by kind text options least most",
        by=text("who decides"),
        kind=text("the action that answers it"),
        text=text(),
        options=many(text()),
        least=number(),
        most=number(),
    ),
    "Problem": thing(
        "action code message rules later",
        about="Why an action is illegal. `cards` and `players` then show the board before it.",
        action=number("from 0"),
        code=text(),
        message=text("which rule forbids it, and what would make it legal"),
        rules=RULES,
        later=LATER,
    ),
    "Unread": thing(
        "card text start end reason",
        about="What of a card's text the engine does not understand or run; it is left out of the outcome.",
        card=text(),
        text=text(),
        start=number("its place in the text of the card"),
        end=number(),
        reason=text(),
    ),
    "Result": thing(
        "status turn winner steps cards players scene decision problem not_understood board",
        about="What happens.",
        status=text("", "ok", "illegal", "needs_decision"),
        turn=text("the current player"),
        phase=text(),
        winner=text(null=True),
        steps=many(ref("Step")),
        cards=by_name(ref("CardState"), "every card by id"),
        players=by_name(ref("PlayerState")),
        scene=many({"type": "object"}, "effects that wait, the first to be generated first"),
        attack={"type": "object", "nullable": True},
        decision={"allOf": [ref("Decision")], "nullable": True},
        problem={"allOf": [ref("Problem")], "nullable": True},
        not_understood=many(ref("Unread")),
        board=ref("Scenario"),
    ),
    "LegalActions": thing(
        "object total has_more next_page data warnings omitted",
        object=text("", "list"),
        total=number(),
        has_more=flag(),
        next_page=text(null=True),
        data=many(ref("ScenarioAction"), "each with all that it needs"),
        warnings=many(text()),
        omitted=many(ref("Omission")),
    ),
    "Omission": thing(
        "kind text do most",
        about="Legal actions that are not listed: by design (`later`, `unchanged`, `groups`, `divisions`), or because "
        "there is too much of them.",
        kind=text("", *(kind.value for kind in Kind)),
        text=text(),
        do=many(text(), "the actions concerned; empty: any"),
        most=number("of `number`: how many cards are chosen at most in what is listed", null=True),
    ),
    "RefusalRequest": thing(
        "scenario card",
        scenario=ref("Scenario"),
        card=text("its id"),
    ),
    "Refusals": thing(
        "object total has_more next_page data warnings",
        object=text("", "list"),
        total=number(),
        has_more=flag(),
        next_page=text(null=True),
        data=many(
            thing(
                "action code message rules later",
                about="An action that the card may not take, and why.",
                action=ref("ScenarioAction"),
                code=text(),
                message=text(),
                rules=RULES,
                later=LATER,
            )
        ),
        warnings=many(text()),
    ),
    "ComparisonRequest": thing(
        "scenario",
        about="Without rulesets and printings all editions are compared; with both, every combination.",
        scenario=ref("Scenario"),
        rulesets=many(text("", *EDITIONS)),
        printings=by_name(many(PRINTING | {"nullable": True}), "the printings to compare of a card, by title"),
    ),
    "InteractionComparison": thing(
        "object same first_difference differences variants",
        object=text("", "comparison"),
        same=flag("whether nothing differs but the sections cited"),
        first_difference=thing(
            "n variants",
            about="The first step at which the outcomes part, null if none does.",
            n=number("of the step, from 1"),
            variants=many(
                thing(
                    "step problem decision",
                    about="What a variant tells there; without a step, why it has ended.",
                    step={"allOf": [ref("Step")], "nullable": True},
                    problem={"allOf": [ref("Problem")], "nullable": True},
                    decision={"allOf": [ref("Decision")], "nullable": True},
                )
            ),
        )
        | {"nullable": True},
        differences=many(
            thing("path values", path=text("such as cards.ting-ting.zone"), values=many({}, "one a variant")),
            "what differs at the end",
        ),
        variants=many(
            thing(
                "ruleset printings result",
                ruleset=text("", *EDITIONS),
                printings=by_name(PRINTING | {"nullable": True}),
                result=ref("Result"),
            )
        ),
    ),
}


def add_components(result: Schema, generator: Any, request: Any, public: bool) -> Schema:
    """Puts ``COMPONENTS`` into the schema that drf-spectacular makes."""
    result.setdefault("components", {}).setdefault("schemas", {}).update(COMPONENTS)
    return result
