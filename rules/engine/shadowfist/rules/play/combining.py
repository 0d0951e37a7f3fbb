"""Reducing the cost of a card that an effect will play with a second card's reduction (4.3.2, FAQ 2001 5.12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.engine.kernel.value import walk
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.query import amounts, noted
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.query.scope import Scope, scope_of
from rules.engine.shadowfist.rules import acting
from rules.engine.shadowfist.rules.play.costs import cannot_combine
from rules.engine.shadowfist.rules.request import Request, named
from rules.engine.shadowfist.view import statements


def reduced(doer: acting.Doer, request: Request, card: Card, effects: tuple[ef.Effect, ...]) -> tuple[ef.Effect, ...]:
    """What an effect does that plays a card, with the reduction of the card that an action names as well.

    The other card's effect is paid for too.

    :raises RefusalError: if it reduces no such cost, or the rules let only one other card do so.
    """
    game = doer.referee.game
    other = named(game, str(request.reduced_by), list(game.controlled(request.by)), "card of yours in play")
    mine = [each for each in effects if isinstance(each, ef.PlayCards)]
    reducing = [each.does for each in other.text.activated if any(_played(each.does))]
    if not mine:
        return effects
    request.used.add("reduced_by")
    if not reducing:
        # A continuous reduction needs nothing done; which one is used is reckoned when the card is played.
        if any(each.cost_by is not None for each in mine) and game.ruleset.value("cost_reductions") != "several":
            raise cannot_combine(game, card, other)
        return effects
    if game.ruleset.value("cost_reductions") != "several" or not allowed_together(game, [card, other]):
        raise cannot_combine(game, card, other)
    change = sum(_cost_by(each, scope_of(game, other)) for each in _played(reducing[0]))
    _pay(doer, other, reducing[0])
    return tuple(
        replace(each, cost_by=_cost_by(each, doer.now()) + change) if isinstance(each, ef.PlayCards) else each
        for each in effects
    )


def _played(ability: ab.Activated) -> Iterator[ef.PlayCards]:
    return (each for each in walk(ability.effects) if isinstance(each, ef.PlayCards))


def _cost_by(effect: ef.PlayCards, scope: Scope) -> int:
    return amounts.value(effect.cost_by, scope) if effect.cost_by is not None else 0


def _pay(doer: acting.Doer, other: Card, ability: ab.Activated) -> None:
    from rules.engine.shadowfist.rules.scene.generation import generate

    scope = scope_of(doer.referee.game, other, x_node=ability.x)
    generate(doer.referee, Request(doer.you), replace(ability, effects=()), scope, 0)
    _tell(doer.referee, other)


def others(game: Game, card: Card, ability: ab.Activated) -> list[Card]:
    """The cards of the same player that an action might name as reducing the cost as well."""
    if game.ruleset.value("cost_reductions") != "several" or not any(_played(ability)):
        return []
    mine = (other for other in game.controlled(str(card.controller)) if other is not card)
    return [other for other in mine if any(any(_played(each.does)) for each in other.text.activated)]


def _tell(referee: Referee, other: Card) -> None:
    citations = referee.game.ruleset.rule("cost_reductions").citations
    referee.step("generate", f"{other.title} reduces the cost as well.", *citations, cards=[other.id])


def allowed_together(game: Game, reducing: list[Card]) -> bool:
    """Whether no text forbids these cards to reduce one cost: "cannot be reduced by 2 or more cards titled ..."."""
    for active in statements.of(game, co.ForbidReductions):
        fitting = sum(noted.matches(active.said.by, card, active.scope) for card in reducing)
        if fitting >= noted.amount(active.said.number, active.scope) and statements.holds(active):
            return False
    return True
