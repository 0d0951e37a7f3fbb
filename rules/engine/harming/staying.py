"""Damage that stays: Corrupted damage, and what a text says of the damage that its card inflicts (4.5.3)."""

from __future__ import annotations

from rules.engine.continuous import prohibitions
from rules.engine.harming.harm import Blow, described, is_damage, is_of_kind
from rules.engine.phrases.scope import CannotRunError
from rules.engine.state import Game
from rules.engine.text.actions import Act, Be
from rules.engine.text.selectors import Is, Past, Select
from rules.engine.text.timing import Clause, If, While


def stays(game: Game, blow: Blow) -> bool:
    """Whether damage that is inflicted now cannot be removed while the damaged card is in play."""
    if is_of_kind(game, blow.harm, "Corrupted"):
        return True
    for clause, scope in prohibitions.clauses(game):
        if reads(clause):
            try:
                if described(clause.agent, blow, scope):
                    return True
            except CannotRunError as error:
                game.note_unrun(scope.this.id if scope.this else None, error)
    return False


def reads(clause: Clause) -> bool:
    """Whether a clause says that damage cannot be removed, by whom it was inflicted: "combat damage inflicted by this
    card cannot be removed". That a card's own damage stays is asked of the card.
    """
    act, agent = clause.action, clause.agent
    if clause.mode != "cannot" or not isinstance(act, Act) or act.verb != "remove" or not act.passive:
        return False
    if act.complements:
        return False
    inflicted = isinstance(agent, Select) and any(
        isinstance(part, Past) and part.verb == "inflict" for part in agent.filters
    )
    return inflicted and is_damage(agent) and all(_goes_without_saying(each) for each in clause.adverbs)


def _goes_without_saying(adverb: object) -> bool:
    """ "While that card is in play", "even if this card leaves play": so it is with damage that stays."""
    if isinstance(adverb, If):
        return adverb.word == "even if"
    condition = adverb.condition if isinstance(adverb, While) else None
    action = condition.action if isinstance(condition, Clause) else None
    return isinstance(action, Be) and action.what == Is("in play") and not action.negated
