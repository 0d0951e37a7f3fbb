"""What the OpenAPI schema says of a board in progress: what was chosen, what lasts, what was done, an attack."""

from __future__ import annotations

from api.schema import Schema, flag, many, number, only, ref, text, thing
from rules.engine import MAX_NUMBER, MAX_WORD, MAX_WORDS
from rules.engine.shadowfist import DO, MAX_PARTS, MAX_TIMES, STATED, UNTIL


def word(description: str, *words: str) -> Schema:
    """A text that is sent."""
    return text(description, *words, longest=None if words else MAX_WORD)


def words(description: str) -> Schema:
    """Several of them."""
    return many(word(""), description, most=MAX_WORDS)


COMPONENTS: dict[str, Schema] = {
    "ScenarioChosen": only(
        thing(
            "",
            about="What was chosen for a card as it was played or entered play. What its text asks for has to be here.",
            x=number("the X", least=0, most=MAX_NUMBER),
            designator=word("a designator"),
            faction=word("a faction or another resource"),
            player=word("a player"),
            card=word("the id of a card"),
            number=word("which number of a card"),
            keyword=word("a special ability"),
        )
    ),
    "ScenarioLasting": only(
        thing(
            "until by source",
            about="What an effect has given to a card for a time: at least one of `gains`, `fighting`, `damage`, "
            "`combat_damage`, `controller` and `blank`.",
            until=word("when it is over", *UNTIL),
            by=word("the player whose effect it is"),
            source=word("the id of the card whose effect it is"),
            gains=words("special abilities and restrictions, as `Toughness: 1`"),
            fighting=number("so much more Fighting", least=-MAX_NUMBER, most=MAX_NUMBER),
            damage=number("so much more damage", least=-MAX_NUMBER, most=MAX_NUMBER),
            combat_damage=number("so much more combat damage", least=-MAX_NUMBER, most=MAX_NUMBER),
            controller=word("who has taken control: the player whose effect it is"),
            blank=flag("its rules text is canceled"),
        )
    ),
    "ScenarioDone": only(
        thing(
            "by do",
            about="What a player has done in this turn and a limit looks at.",
            by=word("who"),
            do=word("what", *DO),
            card=word("the title of a card that was played; of another its id, or its title where that is unambiguous"),
            times=number("how often; once if it is left out", least=1, most=MAX_TIMES),
        )
    ),
    "ScenarioAttack": only(
        thing(
            "by targets attackers stage",
            about="An attack that is under way. Its Characters stand on the board where they return to.",
            by=word("the attacking player"),
            targets=words("the ids of what is attacked"),
            attackers=many(ref("ScenarioAttacker"), "who attacks, those who have joined included", most=MAX_PARTS),
            interceptors=many(
                ref("ScenarioInterceptor"), "who intercepts, the first of each chain first", most=MAX_PARTS
            ),
            waiting=words("the players who may still join or intercept, the next of them first"),
            stage=word("a step of the timing list of the 2001 FAQ, by its number", *STATED),
        )
    ),
    "ScenarioAttacker": only(
        thing(
            "card target",
            about="A Character that attacks.",
            card=word("its id"),
            target=word("the id of what it attacks"),
            home=word("a Site of the location to which it returns"),
        )
    ),
    "ScenarioInterceptor": only(
        thing(
            "card against",
            about="A Character that intercepts.",
            card=word("its id"),
            against=word("the id of the attacker that it intercepts"),
            place=word("a Site of the location of the target"),
            home=word("a Site of the location to which it returns"),
        )
    ),
}
