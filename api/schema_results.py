"""What the OpenAPI schema says of what interactions answer: results, legal actions, refusals and comparisons."""

from __future__ import annotations

from api.schema import (
    Schema,
    by_name,
    flag,
    full,
    list_schema,
    many,
    number,
    of_games,
    or_null,
    ref,
    some_of,
    symbols,
    text,
    thing,
    value,
)
from api.schema_scenarios import PRINTING
from rules.engine import OmittedKind as Kind
from rules.engine.shadowfist import EDITIONS

REFUSED: Schema = {
    "code": text(),
    "message": text("which rule forbids it, and what would make it legal"),
    "rules": many(ref("Cited")),
    "later": text(
        "from when it would be legal, where that takes an action of its own first (decline, combat, continue)",
        null=True,
    ),
}
ENDED: Schema = {"problem": or_null(ref("Problem")), "decision": or_null(ref("Decision"))}
INCOMPLETE: Schema = {"incomplete": or_null(ref("Incomplete"))}

RESULT: Schema = {
    "game": text("", "shadowfist"),
    "status": text("", "ok", "illegal", "needs_decision"),
    "hash": text("of the position: the same for equal positions, whatever way led there"),
    "turn": text("the current player"),
    "phase": text(),
    "winner": text(null=True),
    "over": flag("the game is over; without a winner nobody has won"),
    "steps": many(ref("Step")),
    "cards": by_name(ref("CardState"), "every card by id"),
    "players": by_name(ref("PlayerState")),
    "scene": many(ref("Effect"), "effects that wait, the first to be generated first"),
    "attack": or_null(ref("Attack")),
    "decision": or_null(ref("Decision")),
    "problem": or_null(ref("Problem")),
    **INCOMPLETE,
    "first_option": flag("the current player has neither acted in this Main Shot nor declined to (4.3)"),
    "passed": many(text(), "players who have passed on the scene as it stands"),
    "not_understood": many(ref("Unread")),
    "board": ref("Scenario"),
}


def outcomes(outcome: str) -> Schema:
    """What comes of each action that is listed."""
    return many(or_null(ref(outcome)), "what comes of each action, in their order; null beyond the bounds")


def further(action: str, outcome: str) -> Schema:
    """What an outcome tells beyond what it is asked for alone."""
    return {
        "changes": many(ref("Change"), "what is visibly different from before"),
        "actions": or_null(many(ref(action))),
        "omitted": many(ref("Omission")),
        "outcomes": or_null(outcomes(outcome)),
    }


def listing(game: str, action: str, outcome: str) -> Schema:
    """The legal actions of a position of a game, and how it stands there."""
    answer = list_schema(ref(action))
    more = {
        "game": text("", game),
        "turn": text("the player whose turn it is"),
        "winner": text(null=True),
        "over": flag("the game is over; without a winner nobody has won"),
        "decision": or_null(ref("Decision")),
        "problem": or_null(ref("Problem")),
        "omitted": many(ref("Omission")),
        **INCOMPLETE,
    }
    return {
        **answer,
        "properties": {**answer["properties"], **more, "outcomes": outcomes(outcome)},
        "required": [*answer["required"], *more],
    }


def refusals(game: str, action: str) -> Schema:
    """What a card may not do."""
    answer = list_schema(full("An action that the card may not take, and why.", action=ref(action), **REFUSED))
    return {
        **answer,
        "properties": {**answer["properties"], "game": text("", game)},
        "required": [*answer["required"], "game"],
    }


def _expected(depth: int) -> Schema:
    """A part of a result so many names deep."""
    within = _expected(depth - 1) if depth else ref("Value")
    return some_of(value(), many(by_name(within)), by_name(within))


COMPONENTS: dict[str, Schema] = {
    "Value": value("What one characteristic of a card or player is."),
    "Expectation": by_name(_expected(4), "A part of a result: what is named here must be there; `lacks` must not."),
    "Cited": thing(
        "document section url",
        about="A section of a document that says so.",
        document=text(),
        section=text(),
        url=text() | {"format": "uri"},
        edition=text("the edition of a section that is not in force under the ruleset", *EDITIONS),
    ),
    "Change": thing(
        "what from to",
        about="What is different after a step, of a card (by id) or of a player (by name).",
        card=text(),
        player=text(),
        what=text(),
        to=ref("Value"),
        **{"from": ref("Value")},
    ),
    "Step": full(
        "Something that happened.",
        n=number("from 1"),
        action=number("the action that it belongs to, from 0"),
        kind=text(),
        text=text("what happens and why"),
        cards=many(text()),
        rules=many(ref("Cited")),
        changes=many(ref("Change")),
        assumed=flag("nobody said so: an action that is legal only later implied it"),
    ),
    "CardState": full(
        "A card as it is now.",
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
    "PlayerState": full(
        "A player as things are now.",
        power=number(),
        resources=symbols(number()),
        hand=number("cards in hand"),
        deck=number("cards in the deck", null=True),
        feng_shui_sites=number("that count for victory"),
        sites_to_win=number(),
        eliminated=flag(),
    ),
    "Effect": full(
        "An effect that waits.",
        by=text(null=True),
        kind=text(),
        text=text(),
        card=text(null=True),
        targets=many(text()),
        x=number(null=True),
    ),
    "Attack": full(
        "An attack in progress.",
        by=text(),
        defender=text(),
        stage=text("the step of the timing list that it has come to, by its number"),
        targets=many(text()),
        attackers=many(
            full(
                card=text(), player=text(), target=text(), chain=many(text(), "interceptors, the first to fight first")
            )
        ),
        option=or_null(full("Who may join or intercept.", by=text(), do=text("", "join", "intercept"))),
        fights=many(full(attacker=text(), opponent=text()), "the next combats"),
        successful=or_null(flag()),
    ),
    "Decision": full(
        "A point at which a player must decide.",
        by=text("who decides"),
        kind=text("the action that answers it"),
        text=text(),
        cards=many(text(), "what it is about"),
        amount=number("what is to be divided", null=True),
        options=many(text()),
        least=number(),
        most=number(),
    ),
    "Problem": thing(
        "action code message rules later",
        about="Why an action is illegal. `cards` and `players` then show the board before it.",
        action=number("from 0"),
        **REFUSED,
    ),
    "Unread": full(
        "What of a card's text the engine does not understand or run; it is left out of the outcome.",
        card=text(),
        text=text(),
        start=number("its place in the text of the card"),
        end=number(),
        reason=text(),
    ),
    "Result": full("What happens.", **RESULT),
    "Outcome": thing(
        "game status",
        about="What happens, as far as it was asked for. After an action that was listed it has more, where there is "
        "a further ply: `actions` are those of this position and `outcomes` what comes of each; both are null where "
        "the position was reached before (by its `hash`) or goes beyond the bounds.",
        **RESULT,
        **further("ScenarioAction", "Outcome"),
    ),
    "AnyOutcome": of_games("Outcome", "UfsOutcome"),
    "LegalActions": listing("shadowfist", "ScenarioAction", "Outcome"),
    "BatchEntry": full(
        "One scenario or continuation: what happens, or what is wrong with it.",
        result=or_null(ref("AnyOutcome")),
        error=or_null(ref("Error")),
    ),
    "Batch": {
        **list_schema(ref("BatchEntry")),
        "properties": {**list_schema(ref("BatchEntry"))["properties"], **INCOMPLETE},
        "required": [*list_schema(ref("BatchEntry"))["required"], "incomplete"],
    },
    "Incomplete": full(
        "A bound that was met: what is told is so, and there is more.", code=text(), message=text("what is missing")
    ),
    "Omission": full(
        "Legal actions that are not listed: by design (`later`, `unchanged`, `groups`, `divisions`), or because there "
        "is too much of them.",
        kind=text("", *(kind.value for kind in Kind)),
        text=text(),
        do=many(text(), "the actions concerned; empty: any"),
        most=number("of `number`: how many cards are chosen at most in what is listed", null=True),
    ),
    "Refusals": refusals("shadowfist", "ScenarioAction"),
    "InteractionComparison": full(
        "Every outcome, and where they part.",
        object=text("", "comparison"),
        same=flag("whether nothing differs but the sections cited"),
        first_difference=or_null(
            full(
                "The first step at which the outcomes part.",
                n=number("of the step, from 1"),
                variants=many(
                    full(
                        "What a variant tells there; without a step, why it has ended.",
                        step=or_null(ref("Step")),
                        **ENDED,
                    )
                ),
            )
        ),
        differences=many(
            full(
                path=text("such as cards.ting-ting.zone"),
                values=many(some_of(value(), many(by_name(ref("Value")))), "one a variant"),
            ),
            "what differs at the end",
        ),
        variants=many(
            full(
                ruleset=text("", *EDITIONS),
                printings=by_name(or_null(PRINTING)),
                result=ref("Result"),
            )
        ),
    ),
}
