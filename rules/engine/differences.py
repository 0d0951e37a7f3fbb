"""Every rule that differs between the editions, as one table.

A row has a cell for each edition: what the rule says there, the value that code acts on, and where it is written. An
edition that says nothing of its own plays by the one before it, and cites that.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.citations import Citation

EDITIONS = ("daedalus-1995", "zman-2000", "zman-2001", "modern")
BOOK, FAQ95, FAQ01, PAGE = (
    *("shadowfist-rulebook-2000", "shadowfist-faq-1995", "shadowfist-faq-2001", "shadowfist-card-abilities"),
)


@dataclass(frozen=True)
class Rule:
    """What one edition has for a rule; ``value`` is for code, ``text`` for people."""

    value: object
    text: str
    citations: tuple[Citation, ...]


@dataclass(frozen=True)
class Difference:
    """A rule that differs, with its cell for each edition."""

    key: str
    title: str
    topic: str
    rules: dict[str, Rule]


def cell(value: object, text: str, *addresses: str) -> Rule:
    """A cell; addresses are ``document/section``."""
    return Rule(value, text, tuple(Citation.of(address) for address in addresses))


def row(key: str, title: str, topic: str, *cells: Rule) -> Difference:
    """A row; fewer cells than editions mean that the last one holds from then on."""
    filled = [*cells, *[cells[-1]] * (len(EDITIONS) - len(cells))]
    return Difference(key, title, topic, dict(zip(EDITIONS, filled, strict=True)))


def keyword(name: str, section: str, does: str, before: Rule | None = None) -> Difference:
    """A restriction or special ability that only the later page has; ``before`` is what there was in its place."""
    key = "keyword_" + name.lower().replace(" ", "_").replace("-", "_")
    topic, listed = ("restrictions", "10.1.1") if section.startswith("1.6") else ("keywords", "10.1.2")
    absent = before or cell(False, "Not part of the game yet.", f"{BOOK}/{listed}")
    return row(key, f"{name} on cards", topic, absent, absent, absent, cell(True, does, f"{PAGE}/{section}"))


_ROWS = (
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
        "designator_adjectives",
        "Adjectives as designators",
        "designators",
        cell(True, "An adjective is the same designator as its noun: Heroic is Hero.", f"{FAQ95}/2.1.1.2"),
        cell(False, "Adjectives match only themselves.", f"{BOOK}/9.1.d", f"{BOOK}/7.3"),
        cell(False, "Adjectives match only themselves.", f"{BOOK}/9.1.d", f"{BOOK}/7.3"),
        cell(False, "Parts of speech do not match each other.", f"{PAGE}/1.3"),
    ),
    row(
        "designator_gender",
        "Masculine and feminine forms as designators",
        "designators",
        cell(True, "They match; the book of 2000 ends this.", f"{BOOK}/9.1.d"),
        cell(False, "They do not match automatically.", f"{BOOK}/9.1.d", f"{BOOK}/7.3"),
        cell(False, "They do not match automatically.", f"{BOOK}/9.1.d", f"{BOOK}/7.3"),
        cell(False, "Not among the forms that match.", f"{PAGE}/1.3"),
    ),
    row(
        "designator_possessives",
        "Possessives as designators",
        "designators",
        cell("none", "Not among the three cases in which different words match.", f"{FAQ95}/2.1.1"),
        cell("formed with 's", "The possessive formed with 's matches the word itself.", f"{BOOK}/7.3.1"),
        cell("formed with 's", "The possessive formed with 's matches the word itself.", f"{BOOK}/7.3.1"),
        cell("any", "The possessive matches the word itself.", f"{PAGE}/1.3"),
    ),
    row(
        "designator_splitting",
        "Words that split into several designators",
        "designators",
        cell("composites", "Any composite word splits: Supersoldier is Super and Soldier.", f"{FAQ95}/2.1.1.3"),
        cell(
            "marked",
            "Words split at hyphens and slashes, before inner capitals, and after Arcano- and Gun-.",
            f"{BOOK}/7.3.2",
        ),
        cell(
            "marked, in order",
            "As in 2000, each rule applied once and in the order of the book.",
            f"{FAQ01}/6.2",
            f"{BOOK}/7.3.2",
        ),
        cell("hyphens and capitals", "Words split at hyphens and before inner capitals.", f"{PAGE}/1.3"),
    ),
    row(
        "designator_alone",
        "A designator named without a type",
        "designators",
        cell(False, "Not stated; the Assassins of the example are Characters only.", f"{FAQ95}/2.1.1"),
        cell(False, "Not stated.", f"{BOOK}/7.3"),
        cell(True, "Means any card with that designator, of whatever type.", f"{FAQ01}/6.2"),
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
        "ambush_window",
        "Voluntary effects between Ambush damage and the answer to it",
        "ambush",
        cell("any", "Allowed; the book of 2000 closes this window.", f"{BOOK}/9.1.h"),
        cell("tactics", "Only Tactics, and responses to triggered effects.", f"{BOOK}/9.1.h", f"{BOOK}/6.4"),
        cell(
            "tactics",
            "Only Tactics, and responses to effects of the same scene.",
            f"{FAQ01}/7.3.D.ii.b",
            f"{FAQ01}/7.4.B.ii",
        ),
        cell("tactics", "Tactics may be used in the closed scene after Ambush damage.", f"{PAGE}/1.7.16"),
    ),
    row(
        "ambush_is_optional",
        "Whether an attacker with Ambush must inflict its damage first",
        "ambush",
        cell(False, "It inflicts its damage first.", f"{FAQ95}/6.1"),
        cell(False, "It inflicts its combat damage before the opposing Character.", f"{BOOK}/10.1.2"),
        cell(
            False,
            "It inflicts its combat damage before the interceptor or target.",
            f"{FAQ01}/7.3.D.ii.b",
            f"{FAQ01}/7.4.B.ii",
        ),
        cell(True, "It may inflict its combat damage first.", f"{PAGE}/1.7.1"),
    ),
    row(
        "intercept_own_attackers",
        "Intercepting one's own attackers",
        "interception",
        cell(True, "In multiplayer, the attacking player may intercept his or her own attackers.", f"{FAQ95}/4.2.c.C"),
        cell(False, "Nobody intercepts attackers that he or she controls.", f"{BOOK}/3.3.3", f"{BOOK}/7.4"),
        cell(False, "The attacking player intercepts attackers of other players only.", f"{FAQ01}/7.3.E"),
    ),
    row(
        "interceptor_not_overcome",
        "An attacker and its interceptor that both survive",
        "interception",
        cell(
            "fights on",
            "The attacker fights interceptors until it is out of play or reaches its target.",
            f"{FAQ95}/4.2",
        ),
        cell(
            "ceases attacking",
            "The attacker has not overcome its interceptor, and ceases attacking.",
            f"{BOOK}/3.3.3",
            f"{BOOK}/6.1",
        ),
        cell(
            "ceases attacking",
            "The attacker ceases attacking; its interceptor and those behind cease intercepting.",
            f"{FAQ01}/7.3.D.iii.a",
        ),
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
        "costly_feng_shui_sites_face_up",
        "Feng Shui Sites with a printed cost or resource conditions",
        "playing-sites",
        cell(False, "Feng Shui Sites alone are played face down; no exception is named.", f"{FAQ95}/3.2.1"),
        cell(False, "All Feng Shui Sites must be played face down.", f"{BOOK}/4.3.3"),
        cell(True, "They must be played face up.", f"{FAQ01}/6.3"),
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
        "default_duration",
        "Effects that state no duration",
        "duration",
        cell("card in play", "Not stated; played as in the book of 2000.", f"{BOOK}/7.2"),
        cell(
            "card in play",
            "They last until the card that generated them leaves play; an Event's to the end of the game.",
            f"{BOOK}/7.2",
        ),
        cell(
            "gain stays",
            "What a card in play gains, it keeps until it leaves play; other effects change the board once.",
            f"{FAQ01}/6.7",
        ),
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
        "states_follow_control",
        "States on a card that changes its controller",
        "control",
        cell("weapons and vehicles", "Weapons and Vehicles go to the new controller, others do not.", f"{FAQ95}/2.7.2"),
        cell(
            "as printed",
            "Only States whose text says so go to the new controller: Weapons, Vehicles, Schticks.",
            f"{BOOK}/7.4",
            f"{BOOK}/10.1.1",
        ),
        cell(
            "as printed",
            "Only States whose text says so go to the new controller; a State itself stays where it is.",
            f"{BOOK}/7.4",
            f"{FAQ01}/6.8",
        ),
        cell("all", "The new controller receives everything on the card, States included.", f"{PAGE}/3.7"),
    ),
    row(
        "control_of_own_cards",
        "Effects that take control, on a card that one controls already",
        "control",
        cell(False, "Not stated; played as in the book of 2000.", f"{BOOK}/7.4"),
        cell(False, "You cannot take control of a card that you control already.", f"{BOOK}/7.4"),
        cell(True, "They may be used, but the card does not change its controller.", f"{FAQ01}/6.8"),
    ),
    row(
        "unresolved_state_leaves_play",
        "A State that leaves play before it has resolved",
        "entering-play",
        cell("resolves", "Not being canceled, its effect still happens.", f"{FAQ95}/5.1.1"),
        cell("canceled", "Its effects are canceled.", f"{BOOK}/4.3.4"),
    ),
    row(
        "choice_of_card_to_enter_play",
        "When the card is chosen that an effect puts into play on resolution",
        "targeting",
        cell("resolution", "Not stated; played as in the book of 2000.", f"{BOOK}/5.2"),
        cell("resolution", "On resolution; one legal card must be there on generation.", f"{BOOK}/5.2"),
        cell(
            "resolution from the hand",
            "On resolution if it comes from a hand or deck or the text has it there; else on generation.",
            f"{FAQ01}/5.1",
        ),
    ),
    row(
        "return_to_play",
        "What is ignored when a card returns to play",
        "returning-to-play",
        cell("cost and conditions", "Its play cost and its resource conditions.", f"{FAQ95}/3.3.1"),
        cell("cost and conditions", "Its cost and its resource conditions.", f"{BOOK}/4.3", f"{BOOK}/10.3"),
        cell("cost and conditions", "Its cost and its resource conditions.", f"{BOOK}/4.3", f"{BOOK}/10.3"),
        cell("timing and restrictions", "Restrictions of timing and of playing; no cost is added.", f"{PAGE}/2.5"),
    ),
    row(
        "put_into_play_is_playing",
        "Whether putting a card into play is playing it",
        "key-words",
        cell(False, 'Other words than "play a card" avoid what playing requires.', f"{FAQ95}/3.3.1"),
        cell(
            True, "Words that sound alike mean the same, except where the book says so.", f"{BOOK}/7.1", f"{BOOK}/9.1.e"
        ),
        cell(True, '"Put into play" means the same as "play".', f"{FAQ01}/4.1"),
    ),
    row(
        "cost_reductions",
        "Cards that reduce the cost of another card",
        "cost",
        cell("several", "Several can: Proving Ground and Family Estate are compatible.", f"{FAQ95}/3.3.2"),
        cell(
            "one other card",
            "Only one other card can, besides mandatory reductions that apply to all players.",
            f"{BOOK}/4.3.2",
        ),
        cell(
            "one other card",
            "As in 2000; two effects that each play the card cannot be combined either.",
            f"{BOOK}/4.3.2",
            f"{FAQ01}/5.12",
        ),
    ),
    row(
        "foundation_characters",
        "Which Characters are foundation Characters",
        "resources",
        cell("any resource", "Those without resource conditions that provide resources.", f"{FAQ95}/2.4.1"),
        cell("faction resource", "Those without resource conditions that provide a faction resource.", f"{BOOK}/2.1"),
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
        "canceled_cards",
        "What canceling a card means",
        "canceling",
        cell("effect", "The effect stops and does not resolve.", f"{FAQ95}/2.6.1"),
        cell("effect", "The effect is taken out of the scene; restrictions stay.", f"{BOOK}/5.2", f"{BOOK}/10.1.1"),
        cell("effect", "The effect is taken out of the scene; restrictions stay.", f"{BOOK}/5.2", f"{BOOK}/10.1.1"),
        cell("card", "The card has no rules text, for good if no time is named; restrictions stay.", f"{PAGE}/2.2"),
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
        "x_cost_in_play",
        "The cost of a card whose printed cost is X",
        "cost",
        cell("at generation", "Played as in the book of 2000.", f"{BOOK}/4.3.2"),
        cell("at generation", "X is decided when the card is generated.", f"{BOOK}/4.3.2"),
        cell("at generation", "X is decided when the card is generated.", f"{BOOK}/4.3.2"),
        cell("while in play", "Its cost is the Power that was spent, until it leaves play.", f"{PAGE}/1.5"),
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
    row(
        "end_of_combat_scene",
        "The scene after combat with a target Site",
        "taking-sites",
        cell("one", "Not stated; played as in the book of 2000.", f"{BOOK}/6.4.3"),
        cell("one", "The damage, the decision and the end of combat trigger effects of one scene.", f"{BOOK}/6.4.3"),
        cell(
            "two",
            "The decision has its scene; the end of combat has the next.",
            f"{FAQ01}/7.4.B.iii",
            f"{FAQ01}/7.4.C.i",
        ),
    ),
    keyword("Corrupted", "1.7.3", "Its damage stays until the damaged card leaves play."),
    keyword(
        "Crisis",
        "1.7.4",
        "One a turn may be played at its Crisis cost; it gains Toast It, and you generate no Power next turn.",
    ),
    keyword(
        "Immunity",
        "1.7.6",
        "For the named types of cards it is not in play.",
        cell(False, 'No ability yet; the book of 2000 has the phrase "not affected by".', f"{BOOK}/7.6"),
    ),
    keyword(
        "Influence", "1.7.7", "Turned for at least an interceptor's cost in total, it makes that interceptor cease."
    ),
    keyword("Lethal", "1.7.9", "Its damage smokes a Character whatever its Fighting."),
    keyword("Loyalty", "1.7.10", "Opponents cannot take control of it."),
    keyword("Reload", "1.7.13", "From the smoked pile it can be put on top of the deck for a cost."),
    keyword("Unstoppable", "1.7.18", "Its damage can be neither reduced nor redirected."),
    keyword("No Max", "1.6.2", "A deck may hold any number of copies."),
    keyword(
        "Not Cumulative",
        "1.6.3",
        "Further copies that affect the same card add nothing, but serve as backup.",
        cell(False, "No restriction yet; a phrase of the book of 2000 for further copies.", f"{BOOK}/10.2"),
    ),
)

DIFFERENCES = {difference.key: difference for difference in _ROWS}
