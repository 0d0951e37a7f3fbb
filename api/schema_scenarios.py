"""What the OpenAPI schema says of what is sent to the interactions: scenarios, and what is asked about them.

The bounds are those of the reader (``rules.engine.shadowfist.interface.scenario``), which knows more than a schema can
say: whether a card is known, a name that of a player, an id given once. Those faults are 400 too, with their places.
"""

from __future__ import annotations

from api.schema import Schema, by_name, either, flag, many, number, only, or_null, ref, symbols, text, thing
from rules.engine import MAX_NUMBER, MAX_WORD, MAX_WORDS
from rules.engine.shadowfist import (
    ACTION_FIELDS,
    CARD_TYPES,
    EDITIONS,
    MAX_ACTIONS,
    MAX_CARDS,
    MAX_CHARACTERISTIC,
    MAX_CONTINUATIONS,
    MAX_CUSTOM,
    MAX_DEPTH,
    MAX_LABEL,
    MAX_LASTING,
    MAX_LOCATIONS,
    MAX_NAME,
    MAX_PLAYERS,
    MAX_POSITIONS,
    MAX_RESOURCES,
    MAX_SEED,
    MAX_TEXT,
    PHASES,
)
from rules.engine.shadowfist import MORE_OUTCOME_FIELDS as MORE_FIELDS
from rules.interactions import MAX_SCENARIOS, MAX_VARIANTS


def word(description: str = "", *words: str) -> Schema:
    """A text that is sent."""
    return text(description, *words, longest=None if words else MAX_WORD)


def count(description: str = "") -> Schema:
    """A number that is sent."""
    return number(description, least=0, most=MAX_NUMBER)


def ids(description: str = "") -> Schema:
    """Cards or players by id or name."""
    return many(word(), description, most=MAX_WORDS)


def cards(of: str, description: str = "") -> Schema:
    """Cards that stand somewhere. How many there may be is said of all together, which a schema cannot."""
    return many(card(of), description)


def card(of: str) -> Schema:
    """A card."""
    return either(word("a title"), ref(of))


PRINTING = either(text("a set code"), number("an errata numeral"))
NAMED: Schema = {
    "card": word("its title"),
    "id": word("left out: the slug of the title, with -2, -3 for later copies in reading order"),
    "printing": PRINTING,
    "owner": word(),
}
IN_PLAY: Schema = NAMED | {
    "face": word("a Feng Shui Site lies face down if this is left out", "up", "down"),
    "turned": flag(),
    "damage": count(),
    "counters": count(),
    "chosen": ref("ScenarioChosen"),
    "maintains": ids("what it keeps turned, controlled or changed while it stays turned"),
    "lasting": many(ref("ScenarioLasting"), "what effects have given to it for a time", most=MAX_LASTING),
}
BOARD: Schema = {
    "game": word("", "shadowfist"),
    "ruleset": word("zman-2001 if left out", *EDITIONS),
    "turn": word("the current player; the first if left out"),
    "phase": word("main if left out", *PHASES),
    "seed": number("for what is random", least=-MAX_SEED, most=MAX_SEED),
    "players": many(ref("ScenarioPlayer"), "in clockwise order", least=2, most=MAX_PLAYERS),
    "first_option": flag("the current player has neither acted in this Main Shot nor declined to (4.3)"),
    "so_far": many(ref("ScenarioDone"), "what was done in this turn", most=MAX_ACTIONS),
    "attack": ref("ScenarioAttack"),
    "actions": many(ref("ScenarioAction"), most=MAX_ACTIONS),
    "custom": many(ref("ScenarioCustomCard"), "cards that exist in this scenario only", most=MAX_CUSTOM),
}
SCENARIO: Schema = BOARD | {
    "resume": ref("ScenarioResumed"),
    "passed": ids("players who have passed on the scene that `resume` leads to"),
}
VARIANTS: Schema = {
    "rulesets": many(text("", *EDITIONS), most=MAX_VARIANTS),
    "printings": ref("PrintingsCompared"),
}
VARIANTS_PRINTINGS = by_name(
    many(or_null(PRINTING), most=MAX_VARIANTS), "the printings to compare of a card, by title; null is the one in force"
)
OPTIONS: Schema = {
    "fields": many(
        text("", *MORE_FIELDS),
        "what is told of an outcome; `game` and `status` always are. Left out: everything but `changes`, and of the "
        "outcomes of listed actions what is short",
        most=len(MORE_FIELDS),
    ),
    "strict": flag(
        "an action implies nothing: one that is legal only once others have passed is refused, and `later` of its "
        "problem says what has to be done first. Without it the steps that an action implies are marked `assumed`"
    ),
}
DEPTH: Schema = {
    "depth": number(
        "so many plies of outcomes are told: 1 is what comes of each listed action, 2 also of each action after it; "
        f"at most {MAX_POSITIONS} positions in all",
        least=0,
        most=MAX_DEPTH,
    )
}
CHOICE = either(word(), number(least=-MAX_NUMBER, most=MAX_NUMBER))

NUMBER_OR_X = either(number(least=0, most=MAX_CHARACTERISTIC), text("", "X"), {"type": "null"})

COMPONENTS: dict[str, Schema] = {
    "ScenarioPileCard": only(thing("card", about="A card in a hand, a deck or a pile.", **NAMED)),
    "ScenarioState": only(
        thing(
            "card",
            about="A State on a card.",
            **IN_PLAY,
            states=cards("ScenarioState", "the States on it"),
            controller=word("who controls it"),
        )
    ),
    "ScenarioCard": only(
        thing(
            "card",
            about="A card in play.",
            **IN_PLAY,
            controller=word(),
            states=cards("ScenarioState", "the States on it"),
        )
    ),
    "ScenarioCustomCard": only(
        thing(
            "title type",
            about="A card that the scenario invents: its text is compiled like any other. What is left out is as on a "
            "card without it; only Characters have Fighting, only Sites have Power and Body.",
            title=word("what it is called here, though another card of that title be known"),
            type=word("", *CARD_TYPES),
            subtitle=word("its designators"),
            cost=NUMBER_OR_X,
            requires=symbols(number(least=0, most=MAX_CHARACTERISTIC), "resource conditions"),
            provides=symbols(number(least=0, most=MAX_CHARACTERISTIC)),
            fighting=NUMBER_OR_X,
            power=NUMBER_OR_X,
            body=NUMBER_OR_X,
            text=text("its rules text", longest=MAX_TEXT),
        )
    ),
    "ScenarioLocation": only(
        thing(
            "front",
            front=card("ScenarioCard"),
            back=card("ScenarioCard"),
            characters=cards("ScenarioCard"),
        )
    ),
    "ScenarioPlayer": only(
        thing(
            "name",
            about="A player; numbers left out are 0, lists empty.",
            name=text(longest=MAX_NAME) | {"minLength": 1},
            power=count(),
            resources=symbols(number(least=0, most=MAX_RESOURCES), "in addition to what the cards provide"),
            hand=either(cards("ScenarioPileCard"), count("so many unknown cards")),
            deck=either(cards("ScenarioPileCard"), count("so many unknown cards; left out: enough")),
            turns=count("turns that the player has completed; left out: at least one"),
            smoked=cards("ScenarioPileCard"),
            toasted=cards("ScenarioPileCard"),
            burned=cards("ScenarioPileCard"),
            edges=cards("ScenarioCard"),
            locations=many(ref("ScenarioLocation"), "from left to right", most=MAX_LOCATIONS),
            characters=cards("ScenarioCard", "of a player without locations"),
        )
    ),
    "ScenarioAction": only(
        thing(
            "do",
            about="An action, with fields of its own; what is optional may be left out where there is one possibility.",
            by=word("the acting player"),
            do=word("what is done", *ACTION_FIELDS),
            label=text("how a listed action reads; it is not read when the action is sent", longest=MAX_LABEL),
            card=word("a card by its id, or by title where that is unambiguous"),
            targets=ids("cards and players targeted or chosen, in the order of the text"),
            choices=either(
                many(CHOICE, "what is chosen and is neither card nor player", most=MAX_WORDS), *CHOICE["oneOf"]
            ),
            on=word("the subject of a State"),
            at=either(
                word("a Site, or 'new location'"),
                only(thing(behind=word("a front-row Site"), **{"new location": word("a player")})),  # type: ignore[arg-type]
            ),
            ability=either(count("its index among voluntary abilities, from 0"), word("the name of a special ability")),
            x=count(),
            source=word("of redirected damage"),
            reduced_by=word("the card that reduces the cost"),
            to=word("left, right or a Site"),
            target=either(word("of an attack"), by_name(word(), "of each attacker, where there are several targets")),
            against=by_name(ids(), "interceptors by attacker, the first in the chain first"),
            cards=ids("an answer to a decision, or what is discarded"),
            option=word("an answer to a decision"),
            damage=by_name(count(), "shares by card"),
            site=word(),
            choice=word("what is done with a Site taken"),
            power=count("a bid"),
            keep=ids("what stays as it is"),
            **{"with": ids("attackers")},
        )
    ),
    "Scenario": only(
        thing(
            "players",
            about=f"A board of at most {MAX_CARDS} cards, and what is done. `resume` is part of a result's `board`, "
            "and is sent back as it is.",
            **SCENARIO,
        )
    ),
    "ScenarioResumed": only(thing("players", about="The scenario and the actions that led to a board.", **BOARD)),
    "RefusalRequest": only(thing("scenario card", scenario=ref("AnyScenario"), card=text("its id"))),
    "ComparisonOfScenario": only(
        thing(
            "scenario",
            about="Without rulesets and printings all editions are compared; with both, every combination.",
            scenario=ref("Scenario"),
            **VARIANTS,
        )
    ),
    "ComparisonBesides": only(
        thing("players", about="The same with the fields of the scenario beside the others.", **SCENARIO, **VARIANTS)
    ),
    "ComparisonRequest": either(ref("ComparisonOfScenario"), ref("ComparisonBesides")),
    "PrintingsCompared": VARIANTS_PRINTINGS,
    "AnyScenario": either(ref("Scenario"), ref("UfsScenario")),
    "QuestionOfScenario": only(thing("scenario", scenario=ref("AnyScenario"), **OPTIONS)),
    "QuestionBesides": only(
        thing("players", about="The same with the fields of the scenario beside the others.", **SCENARIO, **OPTIONS)
    ),
    "Question": either(*map(ref, ("QuestionOfScenario", "QuestionBesides", "UfsQuestionBesides"))),
    "ActionsOfScenario": only(thing("scenario", scenario=ref("AnyScenario"), **OPTIONS, **DEPTH)),
    "ActionsBesides": only(
        thing(
            "players",
            about="The same with the fields of the scenario beside the others.",
            **SCENARIO,
            **OPTIONS,
            **DEPTH,
        )
    ),
    "ActionsRequest": either(*map(ref, ("ActionsOfScenario", "ActionsBesides", "UfsActionsBesides"))),
    "Continuations": only(
        thing(
            "scenario continuations",
            about="One scenario, whose actions are taken once, and many ways to go on from there.",
            scenario=ref("Scenario"),
            continuations=many(many(ref("ScenarioAction"), most=MAX_ACTIONS), most=MAX_CONTINUATIONS),
            **OPTIONS,
        )
    ),
    "ManyScenarios": only(
        thing("scenarios", scenarios=many(ref("AnyScenario"), most=MAX_SCENARIOS), **OPTIONS),
    ),
    "BatchRequest": either(*map(ref, ("Continuations", "UfsContinuations", "ManyScenarios"))),
}
