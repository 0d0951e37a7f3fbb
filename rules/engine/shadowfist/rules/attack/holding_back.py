"""Damage that is inflicted instead of normal damage: "subject may inflict X-1 combat damage instead" (6.4)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.kernel.frozen import changed
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.lowering.rules_text import CHARACTER
from rules.engine.shadowfist.model.steps import Decision, rule
from rules.engine.shadowfist.query import noted
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.rules.harming.harm import Harm
from rules.engine.shadowfist.rules.harming.modifiers import reduced
from rules.engine.shadowfist.view import statements, view
from rules.engine.shadowfist.view.active import Active

MOST_TRIED = 200


def instead(referee: Referee, card: Card, opponent: Card, normal: int) -> int:
    """The damage that a card inflicts on an opponent, after its controller has been asked whether it inflicts less."""
    if opponent.text.type != CHARACTER:
        return normal
    for active in _offers(referee.game, card):
        asked = noted.only_player(active.said.chosen_by, active.scope) if active.said.chosen_by is not None else None
        if asked is None or not statements.holds(active):
            continue
        amount = _amount(referee.game, active, card, opponent)
        question = f"Does {card.title} inflict {amount} instead of {normal} damage on {opponent.title}?"
        answer = referee.decide(Decision(asked, "may", question, ("yes", "no"), cards=(card.id, opponent.id)))
        if answer == ("yes",):
            referee.step(
                "combat",
                f"With {active.title}, {card.title} inflicts {amount} instead of its normal {normal} damage.",
                rule("3"),
                cards=[card.id, opponent.id],
            )
            return amount
    return normal


def _offers(game: Game, card: Card) -> Iterator[Active[co.InsteadOfDamage]]:
    """The texts of a card and of the States on it that let it inflict something instead of normal damage."""
    here = view.view_of(game)
    for source in (card, *game.states_on(card.id)):
        if not here.works(source) or here.canceled(source.id):
            continue
        for active in statements.of_card_of_kind(game, source, co.InsteadOfDamage):
            if active.said.chosen_by is not None and noted.matches(active.said.cards, card, active.scope):
                yield active


def _amount(game: Game, active: Active[co.InsteadOfDamage], card: Card, opponent: Card) -> int:
    """How much it is against that opponent: X is the damage that would leave it so much Fighting."""
    scope = active.scope
    if isinstance(scope.x_node, a.DamageToLeave):
        scope = changed(scope, {"x": _least(game, noted.amount(scope.x_node.fighting, scope), card, opponent)})
    return max(0, noted.amount(active.said.amount, scope))


def _least(game: Game, left: int, card: Card, opponent: Card) -> int:
    """The least damage that leaves a Character with so much Fighting, whatever reduces it on the way."""
    wanted = max(0, view.view_of(game).fighting(opponent.id) - left)
    source, recipient = game.known(card.id), game.known(opponent.id)
    for amount in range(wanted, wanted + MOST_TRIED):
        if reduced(Referee(game), Harm(source, recipient, amount, combat=True), opponent, card) >= wanted:
            return amount
    return wanted
