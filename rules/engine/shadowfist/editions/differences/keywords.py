"""Restrictions and special abilities that only the later page has."""

from __future__ import annotations

from rules.engine.shadowfist.editions.differences.table import BOOK, cell, keyword

ROWS = (
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
