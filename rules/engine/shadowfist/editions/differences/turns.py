"""Turns, scenes and damage."""

from __future__ import annotations

from rules.engine.shadowfist.editions.differences.table import BOOK, FAQ01, FAQ95, PAGE, cell, row

ROWS = (
    row(
        "burn_for_power",
        "Power for burning a Site for Power",
        "burning-for-power",
        cell("five", "5 Power, whatever the number of players.", f"{FAQ95}/4.2.j", f"{BOOK}/9.1.b"),
        cell("players plus one", "The number of players plus 1, at most 5.", f"{BOOK}/3.3.3", f"{BOOK}/9.1.b"),
    ),
    row(
        "elimination",
        "Running out of cards",
        "running-out-of-cards",
        cell("last card drawn", "You lose as soon as you draw the last card of your deck.", f"{FAQ95}/7.3"),
        cell(
            "end of turn",
            "You are eliminated at the end of any turn in which your deck has no cards.",
            f"{BOOK}/3.1",
            f"{BOOK}/4.9",
            f"{BOOK}/9.1.a",
        ),
        cell(
            "end of turn",
            "You are eliminated at the end of any turn in which your deck has no cards.",
            f"{BOOK}/3.1",
            f"{BOOK}/4.9",
        ),
        cell(
            "end of turn", "You are eliminated at the end of any turn in which your deck has no cards.", f"{PAGE}/3.6"
        ),
    ),
    row(
        "effects_between_resolutions",
        "Effects between two resolutions of one scene",
        "scenes",
        cell(False, "Once a sequence resolves, nobody generates effects until all of it has resolved.", f"{FAQ95}/5"),
        cell(
            False, "Once a scene resolves, nobody adds voluntary effects until all of it has resolved.", f"{BOOK}/5.2"
        ),
        cell(
            False, "Once a scene resolves, nobody adds voluntary effects until all of it has resolved.", f"{BOOK}/5.2"
        ),
        cell(True, "After each resolution any player may add an effect on top.", f"{PAGE}/3.2"),
    ),
    row(
        "return_to_main_shot",
        "Returning to the Main Shot after the end of the turn is declared",
        "end-of-turn",
        cell(
            False,
            "The turn goes on only until the effects in response have resolved.",
            f"{FAQ95}/5.1.5",
            f"{BOOK}/9.1.c",
        ),
        cell(True, "Allowed if an opponent generated an effect in response.", f"{BOOK}/4.8", f"{BOOK}/9.1.c"),
        cell(True, "Allowed if an opponent generated an effect in that scene.", f"{FAQ01}/6.10.1.4"),
    ),
    row(
        "end_of_turn_steps",
        "How the end of a turn is told",
        "end-of-turn",
        cell("", "The turn lasts until the effects in response to its end have resolved.", f"{FAQ95}/5.1.5"),
        cell("", "Responses form one scene, what the end of the turn triggers another.", f"{BOOK}/4.8"),
        cell(f"{FAQ01}/6.10.1", "In seven numbered steps.", f"{FAQ01}/6.10.1"),
    ),
    row(
        "revealing",
        "Whether revealing a Feng Shui Site is an effect",
        "revealing",
        cell("effect", "Not stated; played as in the book of 2000.", f"{BOOK}/4.3.3"),
        cell("effect", "Its controller may reveal it as an immediate effect.", f"{BOOK}/4.3.3", f"{BOOK}/5.2.5"),
        cell("effect", "Its controller may reveal it as an immediate effect.", f"{BOOK}/4.3.3", f"{BOOK}/5.2.5"),
        cell("no effect", "Revealing a Feng Shui Site is not one of the effects.", f"{PAGE}/3.4"),
    ),
    row(
        "cards_that_generate_power_count",
        "Pocket Demon and its like, and the discard phase",
        "generating-power",
        cell(False, "Only the Power generation of Sites is spoken of.", f"{FAQ95}/3.2.1"),
        cell(False, "Only generating Power in the Power generation phase limits the discard.", f"{BOOK}/3.3.1.d"),
        cell(True, "They count as generating Power: you may discard one card only.", f"{FAQ01}/6.4"),
    ),
    row(
        "mobility",
        "Moving with Mobility",
        "changing-location",
        cell("any columns", "Any number of columns, one at a time; not after being declared.", f"{FAQ95}/2.6.5"),
        cell("one column an effect", "One column for each effect, any number of times a turn.", f"{BOOK}/10.1.2"),
        cell("one column an effect", "One column for each effect, any number of times a turn.", f"{BOOK}/10.1.2"),
        cell(
            "one column an effect",
            "Changing location without turning; how far is not said, so as in 2000.",
            f"{PAGE}/1.7.11",
            f"{BOOK}/10.1.2",
        ),
    ),
    row(
        "healing_is_removing_damage",
        "Healing and removing damage",
        "healing",
        cell(False, "Different words may mean different things (the keyword ruling).", f"{BOOK}/9.1.e"),
        cell(True, "Any effect that removes damage is healing.", f"{BOOK}/4.5.3", f"{BOOK}/9.1.e"),
        cell(True, "Any effect that removes damage is healing.", f"{BOOK}/4.5.3"),
        cell(True, "Any action or effect that removes damage is healing.", f"{PAGE}/1.4"),
    ),
    row(
        "regenerate",
        "How Regenerate heals",
        "healing",
        cell("automatic", "Played as in the book of 2000.", f"{BOOK}/10.1.2"),
        cell("automatic", "At the start of the controller's Establishing Shot, the card heals.", f"{BOOK}/10.1.2"),
        cell("automatic", "At the start of the controller's Establishing Shot, the card heals.", f"{BOOK}/10.1.2"),
        cell("triggered", "A triggered effect at the start of the controller's turn.", f"{PAGE}/1.7.12"),
    ),
    row(
        "damage_order",
        "Order of damage modifiers",
        "damage",
        cell("bonus, reduction", "Played as in the book of 2000.", f"{BOOK}/4.5.1"),
        cell(
            "bonus, reduction",
            "Bonuses before the damage is divided, then the recipient's reductions.",
            f"{BOOK}/4.5.1",
        ),
        cell(
            "bonus, reduction",
            "Bonuses before the damage is divided, then the recipient's reductions.",
            f"{BOOK}/4.5.1",
        ),
        cell("full", "Bonuses, penalties, divisions, the recipient's additions, its subtractions.", f"{PAGE}/2.4"),
    ),
    row(
        "redirection_window",
        "When combat damage can be redirected",
        "damage-redirection",
        cell("any time", "Not limited; the book of 2000 narrows it.", f"{BOOK}/9.1.i"),
        cell(
            "declared",
            "Once the Character attacks, intercepts or is the target of an attack.",
            f"{BOOK}/4.5.2",
        ),
        cell(
            "prior to combat",
            "Prior to the combat in which the damage is inflicted.",
            f"{FAQ01}/7.3.D.i",
            f"{FAQ01}/7.4.A",
        ),
    ),
)
