"""Attacks and combat."""

from __future__ import annotations

from rules.engine.shadowfist.editions.differences.table import BOOK, FAQ01, FAQ95, PAGE, cell, row

ROWS = (
    row(
        "attack_steps",
        "Where the steps of an attack are told",
        "attacks",
        cell(f"{FAQ95}/4.2", "In a list of the steps a to k.", f"{FAQ95}/4.2"),
        cell(f"{BOOK}/6", "In chapters 3 and 6, without a list.", f"{BOOK}/3.3.3", f"{BOOK}/6"),
        cell(f"{FAQ01}/7", "In a list of six steps with all their scenes.", f"{FAQ01}/7"),
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
)
