"""Continuous and conditional abilities: what they give, to which cards, and whether their conditions hold (5.2.3-4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rules.engine.continuous import view
from rules.engine.effects.roles import counts
from rules.engine.frozen import frozen
from rules.engine.phrases import conditions, nouns, numbers
from rules.engine.phrases.scope import CannotRunError, Scope, scope_of
from rules.engine.rules_text import Ability, named_benefit
from rules.engine.state import Card, Game, Word
from rules.engine.text.abilities import Keyword
from rules.engine.text.actions import Act, Be, Designator, Gain
from rules.engine.text.references import Of, That, ThisCard
from rules.engine.text.selectors import Is
from rules.engine.text.timing import Against, Clause, During, ForEach, If, Manner, While


@frozen
class Grant:
    """A benefit that a card has gained, with the scope of the card that gives it.

    ``times`` multiplies a number; ``lasting``: an effect that has resolved gave it.
    """

    benefit: Any
    scope: Scope
    times: int = 1
    lasting: bool = False


def grants_of(static: Ability, scope: Scope) -> Iterator[tuple[str, Grant]]:
    """What a continuous or conditional ability gives at the moment: card id and benefit."""
    for clause in static.clauses:
        if not isinstance(clause, Clause) or clause.mode != "do":
            continue
        benefits = _benefits(clause, scope)
        if not benefits:
            continue
        try:
            times = multiple(clause.adverbs, scope)
            if times == 0 or (clause.agent is None and not hold(clause.adverbs, scope)):
                continue
            recipients = nouns.cards(clause.agent or ThisCard(), scope)
            if clause.agent is not None and clause.adverbs:
                recipients = [card for card in recipients if hold_of(clause.adverbs, card, scope)]
        except CannotRunError as error:
            scope.game.note_unrun(scope.this.id if scope.this else None, error)
            continue
        for card in recipients:
            if card.zone == "play":
                for benefit in benefits:
                    yield card.id, Grant(benefit, scope, times)


def _benefits(clause: Clause, scope: Scope) -> tuple[Any, ...]:
    """What a clause gives: benefits, or the designators that were named as its card entered play."""
    if isinstance(clause.action, Gain):
        return clause.action.benefits
    if named_benefit(clause) is None or scope.card is None:
        return ()
    return tuple(
        Designator(each.said)
        for _, bound in scope.card.chosen
        for each in bound
        if isinstance(each, Word) and each.what == "designator"
    )


def clauses(game: Game, verb: str) -> list[tuple[Clause, Scope]]:
    """The clauses of continuous abilities that count now and have this verb, each with the scope of its card."""
    table: dict[str, list[tuple[Clause, Scope]]] | None = game.cache.get("clauses")
    if table is None:
        table = game.cache["clauses"] = {}
        for card in view.view_of(game).continuous():
            scope = scope_of(game, card)
            for static in card.text.statics:
                for clause in static.clauses:
                    if isinstance(clause.action, Act):
                        table.setdefault(clause.action.verb, []).append((clause, scope))
    return table.get(verb, [])


def canceled_by(game: Game, card: Card) -> Iterator[tuple[object, Scope]]:
    """Whose abilities a card's text cancels: "The abilities of all <Mastermind> cards are canceled"."""
    for static in card.text.statics:
        for clause in static.clauses:
            if not cancels(clause):
                continue
            scope = scope_of(game, card)
            try:
                if hold(clause.adverbs, scope):
                    yield clause.agent.of if isinstance(clause.agent, Of) else clause.agent, scope
            except CannotRunError as error:
                game.note_unrun(card.id, error)


def multiple(adverbs: tuple[object, ...], scope: Scope) -> int:
    """The factor that "for each ..." gives; 1 without it."""
    factor = 1
    for adverb in adverbs:
        if isinstance(adverb, ForEach):
            factor *= numbers.count(adverb.what, scope)
    return factor


def hold(adverbs: tuple[object, ...], scope: Scope) -> bool:
    """Whether the conditions hold on which a clause hangs."""
    for adverb in adverbs:
        match adverb:
            case While(condition):
                if not conditions.holds(condition, scope):
                    return False
            case If(condition, word):
                if conditions.holds(condition, scope) is (word in ("unless", "otherwise")):
                    return False
            case During():
                if not conditions.during(adverb, scope):
                    return False
            case ForEach() | Against() | Manner("otherwise" | "also"):
                pass
            case _:
                raise CannotRunError(f"{type(adverb).__name__} of a continuous ability")
    return True


# Whom a condition without a subject is about: "subject gains Guts while attacking" is about the subject.
ITSELF = -1_001


def of_itself(adverb: Any) -> Any:
    """A condition without a subject as one of the card that its clause is about."""
    if isinstance(adverb, While | If) and isinstance(adverb.condition, Clause) and adverb.condition.agent is None:
        return replace(adverb, condition=replace(adverb.condition, agent=That(ITSELF)))
    return adverb


def hold_of(adverbs: tuple[object, ...], card: Card, scope: Scope) -> bool:
    """Whether the conditions hold on which a clause about a card hangs, which need not be that of the text."""
    bound = scope.with_slot(ITSELF, (scope.game.known(card.id),))
    return hold(tuple(of_itself(each) for each in adverbs), bound)


# What ``hold`` judges, or knows to be no condition.
HELD: tuple[type[Any], ...] = (While, If, During, ForEach, Against)


def hangs_on(clause: Clause, *own: type[Any]) -> bool:
    """Whether all circumstances of a clause can be judged; ``own`` are those that its reader looks at itself."""
    return all(isinstance(each, (*HELD, *own)) or each in WORDS for each in clause.adverbs)


WORDS = (Manner("otherwise"), Manner("also"))


def gives(clause: Clause) -> bool:
    """Whether a clause of a continuous ability gives benefits, all of which count somewhere."""
    if clause.mode != "do" or not hangs_on(clause):
        return False
    benefits = clause.action.benefits if isinstance(clause.action, Gain) else ()
    counted = all(counts(each) for each in benefits)
    named = named_benefit(clause) is not None and not clause.action.complements
    return counted and (bool(benefits) or named)


def cancels(clause: Clause) -> bool:
    """Whether a clause of a continuous ability cancels other texts."""
    return clause.mode == "do" and clause.action == Be(Is("canceled")) and hangs_on(clause)


def holds_now(adverbs: tuple[object, ...], scope: Scope) -> bool:
    """Whether conditions hold; one that cannot be judged is noted, and does not."""
    try:
        return hold(adverbs, scope)
    except CannotRunError as error:
        scope.game.note_unrun(scope.this.id if scope.this else None, error)
        return False


def active(keyword: Keyword, scope: Scope) -> bool:
    """Whether a special ability of the card itself is active: Toughness: 1 while attacking (5.2.3)."""
    return holds_now(keyword.adverbs, scope)
