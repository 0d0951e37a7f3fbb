"""Cards that an effect will put into play, chosen as it is generated where the edition wants that (2001 FAQ 5.1)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine import nouns
from rules.engine.choosing import Request, pick
from rules.engine.doing import Doer, is_random
from rules.engine.rules_text import Ability
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, To
from rules.engine.text.timing import Clause

# Slots for choices that nothing in the text refers back to.
FIRST_SLOT = 900
HIDDEN = ("hand", "deck")


def choose_cards_to_enter(
    doer: Doer, request: Request, ability: Ability, clauses: tuple[Clause, ...]
) -> tuple[Clause, ...]:
    """The clauses with the cards chosen that they put into play, unless these come from a hand or deck.

    What stands right of a double colon is chosen on resolution in every edition (5.2).
    """
    when = doer.referee.game.ruleset.rule("choice_of_card_to_enter_play")
    if when.value == "resolution" or ability.separator == "::":
        return clauses
    found = []
    for number, clause in enumerate(clauses):
        act = clause.action
        if isinstance(act, Act) and isinstance(act.what, sel.Select) and _chooses_openly(doer, clause, act, act.what):
            slot = act.what.slot if act.what.slot is not None else FIRST_SLOT + number
            doer.scope = doer.scope.with_slot(slot, pick(doer.referee, request, act.what, doer.now()))
            clause = replace(clause, action=replace(act, what=replace(act.what, slot=slot)))
            doer.referee.cite(*when.citations)
        found.append(clause)
    return tuple(found)


def _chooses_openly(doer: Doer, clause: Clause, act: Act, what: sel.Select) -> bool:
    """Whether a clause puts a card of its player's choice into play, out of a pile that all may see."""
    enters = act.verb in ("return", "put") and any(
        isinstance(each, To) and each.preposition in ("to play", "into play") for each in act.complements
    )
    if not enters or clause.adverbs or is_random(what) or what.quantity.word not in ("a", "number", "up to"):
        return False
    if clause.agent is not None and doer.players(clause.agent) != [doer.you]:
        return False
    zones = {zone for _, zone in nouns.zones(what, doer.now())}
    return bool(zones) and not zones & set(HIDDEN)
