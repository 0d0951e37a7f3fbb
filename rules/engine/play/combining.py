"""Reducing the cost of a card that an effect will play with a second card's reduction (4.3.2, FAQ 2001 5.12)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.continuous import prohibitions
from rules.engine.effects.doing import Doer
from rules.engine.phrases import nouns, numbers
from rules.engine.phrases.scope import CannotRunError, scope_of
from rules.engine.play.costs import cannot_combine
from rules.engine.play.terms import change_of
from rules.engine.rules_text import Ability
from rules.engine.scene.choosing import Request, named
from rules.engine.state import Card, Game
from rules.engine.text.actions import Act
from rules.engine.text.references import Of
from rules.engine.text.selectors import Select
from rules.engine.text.timing import AtCost, Clause


def with_reduction(doer: Doer, request: Request, card: Card) -> tuple[Clause, ...]:
    """The clauses of an effect that plays a card, with the reduction of the card that an action names as well.

    The other card's effect is paid for too.

    :raises RefusalError: if it reduces no such cost, or the rules let only one other card do so.
    """
    game = doer.referee.game
    other = named(game, str(request.reduced_by), list(game.controlled(request.by)), "card of yours in play")
    plays = [clause for clause in doer.right if _plays(clause)]
    reducing = [each for each in other.text.activated if any(_plays(clause) for clause in each.clauses)]
    if not plays:
        return doer.right
    if not reducing:
        # A continuous reduction needs nothing done; which one is used is reckoned when the card is played.
        own = any(_change(doer, clause, card) for clause in plays)
        if own and game.ruleset.value("cost_reductions") != "several":
            raise cannot_combine(game, card, other)
        return doer.right
    if game.ruleset.value("cost_reductions") != "several" or not allowed_together(game, [card, other]):
        raise cannot_combine(game, card, other)
    ability = reducing[0]
    _pay(doer, other, ability)
    change = sum(_change(doer, clause, other) for clause in ability.clauses if _plays(clause))
    return tuple(_reduced(clause, change) if _plays(clause) else clause for clause in doer.right)


def others(game: Game, card: Card, ability: Ability) -> list[Card]:
    """The cards of the same player that an action might name as reducing the cost as well."""
    if game.ruleset.value("cost_reductions") != "several" or not any(_plays(clause) for clause in ability.clauses):
        return []
    return [
        other
        for other in game.controlled(str(card.controller))
        if other is not card and any(_plays(clause) for each in other.text.activated for clause in each.clauses)
    ]


def _plays(clause: object) -> bool:
    return (
        isinstance(clause, Clause)
        and isinstance(clause.action, Act)
        and clause.action.verb == "play"
        and clause.mode in ("do", "may")
    )


def _change(doer: Doer, clause: Clause, other: Card) -> int:
    scope = scope_of(doer.referee.game, other)
    return sum(change_of(each.how, scope) for each in clause.adverbs if isinstance(each, AtCost))


def _reduced(clause: Clause, change: int) -> Clause:
    return replace(clause, adverbs=(*clause.adverbs, AtCost(change)))


def _pay(doer: Doer, other: Card, ability: Ability) -> None:
    from rules.engine.scene.generating import generate_left

    second = replace(ability, clauses=())
    generate_left(doer.referee, Request(doer.you), second, scope_of(doer.referee.game, other, x_node=ability.x), 0)
    doer.referee.step(
        "generate",
        f"{other.title} reduces the cost as well.",
        *doer.referee.game.ruleset.rule("cost_reductions").citations,
        cards=[other.id],
    )


def reads(ability: Ability, clause: Clause) -> bool:
    """Whether a clause forbids that several cards reduce one cost."""
    act = clause.action
    if clause.mode != "cannot" or not isinstance(act, Act) or act.verb != "reduce" or not isinstance(clause.agent, Of):
        return False
    by = nouns.complements(act, "by")
    return clause.agent.what == "cost" and bool(by) and len(by) == len(act.complements) and not clause.adverbs


def allowed_together(game: Game, reducing: list[Card]) -> bool:
    """Whether no text forbids these cards to reduce one cost: "cannot be reduced by 2 or more cards titled ..."."""
    for clause, scope in prohibitions.clauses(game):
        act = clause.action
        agent = clause.agent
        if clause.mode != "cannot" or not isinstance(act, Act) or act.verb != "reduce":
            continue
        if not isinstance(agent, Of) or agent.what != "cost":
            continue
        for by in nouns.complements(act, "by"):
            if not isinstance(by, Select) or by.quantity.word not in ("or more", "at least"):
                continue
            try:
                most = numbers.value(by.quantity.amount, scope)
                if sum(nouns.matches(by, card, scope) for card in reducing) >= most:
                    return False
            except CannotRunError as error:
                game.note_unrun(scope.this.id if scope.this else None, error)
    return True
