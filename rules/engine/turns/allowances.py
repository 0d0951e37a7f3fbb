"""What texts change about the Establishing Shot: the maximum hand size, further cards to discard or draw (3.3.1)."""

from __future__ import annotations

from rules.engine.continuous import view
from rules.engine.continuous.statics import clauses, hangs_on, hold, multiple
from rules.engine.phrases import conditions, nouns, numbers
from rules.engine.phrases.scope import CannotRunError, Scope, scope_of
from rules.engine.state import Game
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, Bonus, Gain, To
from rules.engine.text.references import Of, You
from rules.engine.text.timing import Clause, During

MAXIMUM_HAND = 6


def hand_size(game: Game, player: str) -> int:
    """3.3.1.e: six cards, unless a text has changed it."""
    total = MAXIMUM_HAND
    for card in view.view_of(game).continuous():
        scope = scope_of(game, card)
        for static in card.text.statics:
            for clause in static.clauses:
                if isinstance(clause.agent, Of) and "hand size" in clause.agent.what:
                    total += _hand_bonus(clause, clause.agent, player, scope)
    return max(0, total)


def _hand_bonus(clause: Clause, agent: Of, player: str, scope: Scope) -> int:
    try:
        if player not in nouns.players(agent.of, scope) or not hold(clause.adverbs, scope):
            return 0
        return sum(numbers.value(each, scope) for each in _changes(clause)) * multiple(clause.adverbs, scope)
    except CannotRunError as error:
        scope.game.note_unrun(scope.this.id if scope.this else None, error)
        return 0


def _changes(clause: Clause) -> list[object]:
    """By how much: "is increased by 2", "gains +2", "+2"."""
    action = clause.action
    if isinstance(action, Gain):
        return [each.amount for each in action.benefits if isinstance(each, Bonus)]
    if isinstance(action, Act) and action.verb == "increase":
        return [each.what for each in action.complements if isinstance(each, To) and each.preposition == "by"]
    what = getattr(action, "what", None)
    return [what.amount if isinstance(what, Bonus) else what]


def reads(clause: Clause) -> bool:
    """Whether a clause changes the maximum hand size, or how many cards may be discarded or drawn."""
    act = clause.action
    if isinstance(clause.agent, Of) and "hand size" in clause.agent.what:
        known = all(getattr(each, "preposition", "") == "by" for each in getattr(act, "complements", ()))
        return known and hangs_on(clause) and bool(_changes(clause)) and None not in _changes(clause)
    if not isinstance(act, Act) or act.verb not in ("draw", "discard") or clause.mode != "may":
        return False
    times = [each for each in clause.adverbs if isinstance(each, During)]
    more = isinstance(act.what, sel.Select) and any(sel.Is("additional") in kind.all_of for kind in act.what.kinds)
    return more and hangs_on(clause) and len(times) == 1 and conditions.stretch(times[0]) == f"{act.verb} phase"


def additional(game: Game, player: str, verb: str) -> int:
    """How many cards beyond the usual a player may discard or draw: "You may draw an additional card"."""
    total = 0
    for clause, scope in clauses(game, verb):
        act = clause.action
        if clause.mode != "may" or not isinstance(act, Act) or not isinstance(act.what, sel.Select):
            continue
        if not any(sel.Is("additional") in kind.all_of for kind in act.what.kinds):
            continue
        try:
            phase = any(
                isinstance(each, During) and conditions.stretch(each) == f"{verb} phase" for each in clause.adverbs
            )
            if phase and player in nouns.players(clause.agent or You(), scope) and hold(clause.adverbs, scope):
                amount = act.what.quantity.amount
                total += 1 if amount is None else numbers.value(amount, scope)
        except CannotRunError as error:
            game.note_unrun(scope.this.id if scope.this else None, error)
    return total
