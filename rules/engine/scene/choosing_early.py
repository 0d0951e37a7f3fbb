"""Cards that an effect will put into play, chosen as it is generated where the edition wants that (2001 FAQ 5.1)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.effects.doing import Doer, is_random
from rules.engine.phrases import nouns
from rules.engine.play.restrictions import why_not_return
from rules.engine.play.terms import terms_of
from rules.engine.rules_text import Ability
from rules.engine.scene.choosing import Request, pick
from rules.engine.state import Binding, Known
from rules.engine.text import references as ref
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
            bound = pick(doer.referee, request, act.what, doer.now())
            doer.scope = doer.scope.with_slot(slot, bound)
            _check_playable(doer, clause, act, bound)
            clause = replace(clause, action=replace(act, what=replace(act.what, slot=slot)))
            doer.referee.cite(*when.citations)
        found.append(clause)
    return tuple(found)


def check_returning(doer: Doer, clause: Clause) -> None:
    """Whether the card that was chosen to return to play could do so now (5.2, 10.1.1).

    :raises RefusalError: if not: a second copy of a Unique card, a second Site in a turn.
    """
    act = clause.action
    if not isinstance(act, Act) or not _enters(act) or not isinstance(act.what, ref.Target | ref.Chosen):
        return
    for card in nouns.cards(act.what, doer.now()):
        refused = why_not_return(doer.referee.game, card, doer.you) if not card.in_play else None
        if refused is not None and act.verb == "return":
            raise refused


def _enters(act: Act) -> bool:
    return act.verb in ("return", "put") and any(
        isinstance(each, To) and each.preposition in ("to play", "into play") for each in act.complements
    )


def _check_playable(doer: Doer, clause: Clause, act: Act, bound: Binding) -> None:
    """Whether what has been chosen could be played or returned to play now (5.2).

    :raises RefusalError: if not.
    """
    from rules.engine.effects.verbs_playing import why_not_played

    for each in bound:
        if isinstance(each, Known):
            card = doer.referee.card(each.id)
            if act.verb == "play":
                refused = why_not_played(doer, card, terms_of(clause, doer.now()))
            else:
                refused = why_not_return(doer.referee.game, card, doer.actor)
            if refused is not None:
                raise refused


def _chooses_openly(doer: Doer, clause: Clause, act: Act, what: sel.Select) -> bool:
    """Whether a clause puts a card of its player's choice into play, out of a pile that all may see."""
    if (
        not (act.verb == "play" or _enters(act))
        or clause.adverbs
        or is_random(what)
        or what.quantity.word not in ("a", "number", "up to")
    ):
        return False
    if nouns.awaits_winner(clause, doer.scope):
        return False
    if clause.agent is not None and doer.players(clause.agent) != [doer.you]:
        return False
    zones = {zone for _, zone in nouns.zones(what, doer.now())}
    return bool(zones) and not zones & set(HIDDEN)
