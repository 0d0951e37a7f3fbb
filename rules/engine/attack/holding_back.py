"""Damage that is inflicted instead of normal damage: "subject may inflict X-1 combat damage instead" (6.4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.engine.continuous import view
from rules.engine.continuous.statics import hangs_on, hold
from rules.engine.harming.harm import Harm, is_damage
from rules.engine.harming.reducing import reduced
from rules.engine.phrases import noting, nouns, numbers
from rules.engine.phrases.scope import CannotRunError, Scope, scope_of
from rules.engine.referee import Referee
from rules.engine.rules_text import CHARACTER, Ability
from rules.engine.state import Card, Game
from rules.engine.steps import Decision, rule
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, Cause
from rules.engine.text.amounts import Counted
from rules.engine.text.timing import Clause, InsteadOf

MOST_TRIED = 200


def instead(referee: Referee, card: Card, opponent: Card, normal: int) -> int:
    """The damage that a card inflicts on an opponent, after its controller has been asked whether it inflicts less."""
    if opponent.text.type != CHARACTER:
        return normal
    for ability, clause, scope in _offers(referee.game, card):
        act, by = _asked(clause, card, scope)
        try:
            if not hold(tuple(each for each in clause.adverbs if not isinstance(each, InsteadOf)), scope):
                continue
            amount = _amount(referee.game, ability, act, card, opponent, scope)
        except CannotRunError as error:
            referee.game.note_unrun(scope.this.id if scope.this else None, error)
            continue
        question = f"Does {card.title} inflict {amount} instead of {normal} damage on {opponent.title}?"
        if referee.decide(Decision(by, "may", question, ("yes", "no"), cards=(card.id, opponent.id))) == ("yes",):
            title = scope.card.title if scope.card is not None else card.title
            referee.step(
                "combat",
                f"With {title}, {card.title} inflicts {amount} instead of its normal {normal} damage.",
                rule("3"),
                cards=[card.id, opponent.id],
            )
            return amount
    return normal


def reads(ability: Ability, clause: Clause) -> bool:
    """Whether a clause lets a card inflict something else instead of normal damage."""
    act = clause.action.action if isinstance(clause.action, Cause) else clause.action
    if not _is_offer(clause) or not isinstance(act, Act) or not hangs_on(clause, InsteadOf):
        return False
    if act.verb != "inflict" or act.complements:
        return False
    counted = isinstance(act.what, sel.Select) and act.what.quantity.amount is not None
    return counted and _left(ability.x) is not None


def _is_offer(clause: Clause) -> bool:
    return clause.mode == "may" and any(isinstance(each, InsteadOf) and is_damage(each.what) for each in clause.adverbs)


def _offers(game: Game, card: Card) -> Iterator[tuple[Ability, Clause, Scope]]:
    """The texts of a card and of the States on it that let it inflict something instead of normal damage."""
    here = view.view_of(game)
    for source in (card, *game.states_on(card.id)):
        if not here.works(source) or here.canceled(source.id):
            continue
        for ability in source.text.statics:
            for clause in ability.clauses:
                if _is_offer(clause):
                    scope = scope_of(game, source, x_node=ability.x)
                    if noting.matches(_inflicts(clause), card, scope):
                        yield ability, clause, scope


def _inflicts(clause: Clause) -> object:
    """Who inflicts it: "you may have subject inflict ...", "subject may inflict ..."."""
    who = clause.action.whom if isinstance(clause.action, Cause) else clause.agent
    return who or ref.ThisCard()


def _asked(clause: Clause, card: Card, scope: Scope) -> tuple[Act, str]:
    """What is done, and the player who decides: the one whom the text names, or who controls the Character."""
    act = clause.action.action if isinstance(clause.action, Cause) else clause.action
    assert isinstance(act, Act)
    by = scope.you if nouns.is_player(clause.agent) else str(card.controller)
    return act, by


def _amount(game: Game, ability: Ability, act: Act, card: Card, opponent: Card, scope: Scope) -> int:
    if not isinstance(act.what, sel.Select) or act.what.quantity.amount is None:
        raise CannotRunError("inflicting that instead")
    left = _left(ability.x)
    if left is None:
        raise CannotRunError("damage that would do that")
    x = _least(game, left, card, opponent)
    return max(0, numbers.value(act.what.quantity.amount, replace(scope, x=x)))


def _left(x: object) -> int | None:
    """How much Fighting the damage that a text counts would leave: "that would smoke", "would reduce ... to 1"."""
    of = x.of if isinstance(x, Counted) else x
    for part in of.filters if isinstance(of, sel.Select) else ():
        act = part.clause.action if isinstance(part, sel.Where) and isinstance(part.clause, Clause) else None
        if isinstance(act, Act) and act.verb == "smoke":
            return 0
        if isinstance(act, Act) and act.verb == "reduce":
            to = nouns.complements(act, "to")
            if len(to) == 1 and isinstance(to[0], int):
                return to[0]
    return None


def _least(game: Game, left: int, card: Card, opponent: Card) -> int:
    """The least damage that leaves a Character with so much Fighting, whatever reduces it on the way."""
    wanted = max(0, view.view_of(game).fighting(opponent.id) - left)
    source, recipient = game.known(card.id), game.known(opponent.id)
    for amount in range(wanted, wanted + MOST_TRIED):
        if reduced(Referee(game), Harm(source, recipient, amount, combat=True), opponent, card) >= wanted:
            return amount
    return wanted
