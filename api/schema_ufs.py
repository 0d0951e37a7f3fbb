"""What the OpenAPI schema says of scenarios and results of UFS, and of the chances of its control checks."""

from __future__ import annotations

from api.schema import Schema, by_name, either, flag, full, many, number, only, or_null, ref, text, thing
from api.schema_results import ENDED, INCOMPLETE, further, listing, refusals
from api.schema_scenarios import DEPTH, OPTIONS, count, ids, word
from rules.engine import MAX_WORDS
from rules.engine.shadowfist import MAX_CONTINUATIONS
from rules.engine.ufs import (
    ACTION_FIELDS,
    BLOCKS_AS,
    BLOOD_TYPES,
    CARD_TYPES,
    EDITIONS,
    GENDERS,
    MAX_ACTIONS,
    MAX_CUSTOM,
    MAX_DECK,
    MAX_LABEL,
    MAX_NAME,
    MAX_OF_ATTACK,
    MAX_PRINTED,
    MAX_SEED,
    MAX_TEXT,
    MAX_UNKNOWN,
    PHASES,
    PLACES,
    STEPS,
    SYMBOLS,
    ZONES,
    Happens,
)

PRINTED = number("what is printed", least=0, most=MAX_PRINTED)
PRINTED_OR_X = either(PRINTED, text("`?` is not known", "X", "?"))
OF_A_HALF: Schema = {
    "type": word("", *CARD_TYPES),
    "difficulty": PRINTED_OR_X,
    "keywords": many(word(), "as they are printed: `Powerful: 2`", most=MAX_WORDS),
    "text": text("its text", longest=MAX_TEXT),
    "speed": PRINTED_OR_X,
    "attack_zone": word("`?` is not known", *ZONES, "?"),
    "damage": PRINTED_OR_X,
}
KNOWN_NOW = either(number(null=True), text("not known: no file and no board has stated it", "?"))
STATED: Schema = {
    "speed": PRINTED_OR_X,
    "attack_zone": word("`?` is not known", *ZONES, "?"),
    "damage": PRINTED_OR_X,
}
PILE = many(ref("UfsCard"), "cards by title, or objects")
PARTLY_KNOWN = many(
    either(ref("UfsCard"), ref("UfsUnknownCards")), "cards by title, or objects, or so many unknown ones"
)
UNKNOWN = number("so many unknown cards", least=0, most=MAX_UNKNOWN)
BOARD: Schema = {
    "game": word("", "ufs"),
    "ruleset": word("", *EDITIONS),
    "turn": word("the player whose turn it is; the first if left out"),
    "phase": word("combat if left out", *PHASES),
    "seed": number("for what is random", least=-MAX_SEED, most=MAX_SEED),
    "first_turn": flag("it is the first turn of the game"),
    "players": many(ref("UfsPlayer"), "both players", least=2, most=2),
    "attack": ref("UfsAttackOnBoard"),
    "actions": many(ref("UfsAction"), "what is done, in its order", most=MAX_ACTIONS),
    "custom": many(ref("UfsCustomCard"), "cards that exist in this scenario only", most=MAX_CUSTOM),
}
SCENARIO: Schema = BOARD | {"resume": ref("UfsResumed")}
CHANCE: Schema = {
    "numerator": number("of the exact chance"),
    "denominator": number("of the exact chance"),
    "chance": {"type": "number", "description": "the same as a decimal"},
}

COMPONENTS: dict[str, Schema] = {
    "UfsAttackOnBoard": only(
        thing(
            "card by step",
            about="An attack that goes on, before it is blocked.",
            card=word("the id of its card"),
            by=word("whose attack it is"),
            step=word("in which step it is", *STEPS),
            speed=number("as it is now", least=-MAX_OF_ATTACK, most=MAX_OF_ATTACK),
            attack_zone=word("as it is now", *ZONES),
            damage=number("as it is now", least=0, most=MAX_OF_ATTACK),
            unblockable=flag("it cannot be blocked"),
        )
    ),
    "UfsHalf": only(thing("type", about="A half of a split card: what it has of its own.", **OF_A_HALF)),
    "UfsCustomCard": only(
        thing(
            "title",
            about="A card of UFS that the scenario invents.",
            title=word("with its dots"),
            **OF_A_HALF,
            control=PRINTED,
            resources=many(text("", *SYMBOLS), "its resource symbols"),
            block_zone=word("", *ZONES),
            block_modifier=number("with the zone", least=-MAX_PRINTED, most=MAX_PRINTED),
            hand_size=PRINTED,
            vitality=PRINTED,
            gender=word("", *GENDERS),
            height=either(count(), word("as it is printed, `?` if unknown")),
            weight=either(count(), word("as it is printed, `?` if unknown")),
            blood_type=word("", *BLOOD_TYPES),
            halves=many(ref("UfsHalf"), "of a split card", most=2),
        )
    ),
    "UfsTokens": by_name(count(), "In a staging area: how many tokens of each name lie on a card."),
    "UfsAttachedCard": either(
        word("a title"),
        only(
            thing(
                "card",
                about="A card that is attached to another.",
                card=word("its title"),
                id=word("left out: the slug of the title, with -2, -3 for later copies"),
                owner=word(),
                half=word("which half of a split card", *CARD_TYPES),
                **STATED,
            )
        ),
    ),
    "UfsCard": either(
        word("a title"),
        only(
            thing(
                "card",
                about="A card of a scenario.",
                card=word("its title"),
                id=word("left out: the slug of the title, with -2, -3 for later copies"),
                owner=word(),
                committed=flag(),
                face=word("", "up", "down"),
                attached=many(ref("UfsAttachedCard"), "the cards attached to it"),
                tokens=ref("UfsTokens"),
                half=word("what a split card lies as", *CARD_TYPES),
                symbol=word("what Infinity stands for", *SYMBOLS[:-1]),
                **STATED,
                **{"as": word("what it was played as", "block")},
            )
        ),
    ),
    "UfsUnknownCards": only(
        thing("unknown", about="Cards of a pile of which only the number is known.", unknown=UNKNOWN)
    ),
    "UfsPlayer": only(
        thing(
            "name character",
            about="A player of UFS.",
            name=text("what the player is called", longest=MAX_NAME),
            character=ref("UfsCard"),
            vitality=number("the maximum if left out", least=0, most=MAX_PRINTED),
            hand=either(PARTLY_KNOWN, UNKNOWN),
            deck=either(PARTLY_KNOWN, UNKNOWN),
            discard=PARTLY_KNOWN,
            removed=PARTLY_KNOWN,
            momentum=either(PARTLY_KNOWN, UNKNOWN),
            staging=PILE,
            card_pool=PILE,
        )
    ),
    "UfsAction": only(
        thing(
            "do",
            about="An action of UFS.",
            by=word("the acting player"),
            do=word("what is done", *ACTION_FIELDS),
            label=text("how a listed action reads; it is not read when it is sent", longest=MAX_LABEL),
            card=word("a card by its id, or by title"),
            ability=either(count("its index in the text, from 0"), word("the name of a keyword")),
            half=word("what a split card is played as", *CARD_TYPES),
            symbol=word("what Infinity stands for", *SYMBOLS[:-1]),
            x=count("what is chosen for X"),
            targets=ids("cards that are chosen, in the order of the text"),
            choices=ids("what is chosen and is no card"),
            pay=ids("what the cost commits, discards or destroys"),
            check=either(count("what the top card turns out to be"), many(count(), "and that of the re-check", most=2)),
            commit=ids("what is committed to make up the difference"),
            recheck=word("the card whose re-check is used"),
            order=ids("cards that come into one pile together, the one that goes first first"),
            **{"as": word("as what a card blocks that may do so in several ways", *BLOCKS_AS)},
            cards=ids("an answer to a decision, or what is discarded"),
            option=word("an answer to a decision"),
        )
    ),
    "UfsScenario": only(thing("game players", about="A board of UFS, and what is done.", **SCENARIO)),
    "UfsResumed": only(thing("game players", about="The scenario that led to a board.", **BOARD)),
    "UfsQuestionBesides": only(
        thing("game players", about="The same, its fields beside the others.", **SCENARIO, **OPTIONS)
    ),
    "UfsActionsBesides": only(
        thing("game players", about="The same, its fields beside the others.", **SCENARIO, **OPTIONS, **DEPTH)
    ),
    "UfsContinuations": only(
        thing(
            "scenario continuations",
            about="A scenario of UFS, whose actions are taken once, and many ways to go on from there.",
            scenario=ref("UfsScenario"),
            continuations=many(many(ref("UfsAction"), most=MAX_ACTIONS), most=MAX_CONTINUATIONS),
            **OPTIONS,
        )
    ),
    "UfsCardState": full(
        "A card of UFS as it is now.",
        title=text(),
        zone=text("", *PLACES),
        owner=text(),
        controller=text(),
        type=text("none, if it lies face down", null=True),
        committed=flag(),
        face=text("", "up", "down"),
        difficulty=number(),
        control=number(null=True),
        speed=KNOWN_NOW,
        attack_zone=text("`?` where it is not known", null=True),
        damage=KNOWN_NOW,
        block_zone=text(null=True),
        block_modifier=number(null=True),
        keywords=many(text()),
        resources=many(text()),
        attached=many(text(), "ids of the cards attached to it"),
        tokens=by_name(number(), "how many tokens of each name lie on it"),
        **{"as": text("`block`, if it was played as one", null=True)},
    ),
    "UfsPlayerState": full(
        "A player of UFS now.",
        vitality=number(),
        maximum_vitality=number(),
        hand=number("cards in hand"),
        hand_size=number("what is drawn up to"),
        deck=number("cards in the deck; null: enough", null=True),
        momentum=number("cards in the momentum"),
        card_pool=many(text(), "ids from left to right"),
        symbols=many(text(), "the symbols of the character"),
        character=text("its id"),
    ),
    "UfsAttack": full(
        "The attack that goes on.",
        card=text(),
        by=text(),
        step=text("", "enhance", "block", "damage", "reversal"),
        speed=number(),
        attack_zone=text(null=True),
        damage=number(),
        block=text("`complete` or `partial`", null=True),
        block_difficulty=number(null=True),
        unblockable=flag(),
    ),
    "UfsWindow": full(
        "A window that is open: players may act in turn until both have passed.",
        kind=text("", "enhance", "response", "damage"),
        next=text("who has the next chance"),
        passes=number("how many have passed in a row"),
        check=or_null(ref("UfsCheckMade")),
        event=or_null(ref("UfsEvent")),
    ),
    "UfsCheckMade": full(
        "The control check that is being made: it may still be changed, or made again.",
        by=text(),
        card=text("what it is made for", null=True),
        value=number("the control value that counts"),
        modified=number("with what changes it"),
        difficulty=number(),
    ),
    "UfsEvent": full(
        "What may be responded to.",
        what=text("as the texts of cards have it", *(each.value for each in Happens)),
        by=text("who did it", null=True),
        card=text("the card that it is about", null=True),
    ),
    "UfsCheck": full(
        "A control check.",
        by=text(),
        card=text("what it was made for", null=True),
        value=number("the control value that counts"),
        modified=number("with what changes it"),
        difficulty=number(),
        committed=number("how many were committed to make up the difference"),
        passed=flag("null where a re-check has replaced it", null=True),
    ),
    "UfsOutcome": thing(
        "game status",
        about="What comes of a scenario of UFS, as far as it was asked for; see Outcome.",
        game=text("", "ufs"),
        status=text("", "ok", "illegal", "needs_decision"),
        hash=text("the same for equal positions"),
        turn=text("the player whose turn it is"),
        phase=text("of the turn"),
        winner=text(null=True),
        over=flag("the game is over; without a winner both have lost"),
        steps=many(ref("Step")),
        cards=by_name(ref("UfsCardState"), "every known card by id"),
        players=by_name(ref("UfsPlayerState")),
        scene=many(ref("Effect"), "always empty: UFS has no scenes"),
        attack=or_null(ref("UfsAttack")),
        window=or_null(ref("UfsWindow")),
        checks=many(ref("UfsCheck"), "every control check of the run"),
        not_understood=many(by_name(ref("Value")), "abilities that are not understood"),
        board=ref("UfsScenario"),
        **further("UfsAction", "UfsOutcome"),
        **ENDED,
        **INCOMPLETE,
    ),
    "UfsLegalActions": listing("ufs", "UfsAction", "UfsOutcome"),
    "UfsRefusals": refusals("ufs", "UfsAction"),
    "OddsRequest": only(
        thing(
            "scenario",
            about="A scenario of UFS whose next action makes a control check.",
            scenario=ref("UfsScenario"),
            action=ref("UfsAction"),
            deck=many(word("a title"), "the cards that may be on top; that of the scenario if left out", most=MAX_DECK),
            recheck=flag("a re-check follows a check that falls short"),
        )
    ),
    "Odds": full(
        "The chances of a control check.",
        object=text("", "odds"),
        by=text("who makes it"),
        card=text("what it is made for", null=True),
        difficulty=number("what is checked against"),
        modifier=number("what is added to the check"),
        deck=number("how many cards may be on top"),
        values=many(full("A value of the check.", value=number(), count=number("cards with it"), **CHANCE)),
        passing=many(full("The chance to pass.", committed=number("foundations that are committed for it"), **CHANCE)),
        recheck=flag(),
        blocks=many(
            full(
                "A block in the defender's hand.",
                card=text(),
                difficulty=number(),
                committed=number(),
                **{"as": text("by its own symbol, as a Ranged card, or as its text says", *BLOCKS_AS)},
                **CHANCE,
            )
        ),
        through=or_null(full("The chance that the attack gets through the best of them.", **CHANCE)),
    ),
}
