"""Influence: cards turned together make an interceptor cease, or pay for effects (card abilities 1.7.7)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

from rules.engine.kernel import distinct
from rules.engine.shadowfist.ir.continuous import Deed
from rules.engine.shadowfist.ir.words import Reading, Stat
from rules.engine.shadowfist.model.steps import RefusalError, in_quotes, listing, rule
from rules.engine.shadowfist.query import amounts
from rules.engine.shadowfist.query.game.attack_state import interceptor, interceptors
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Effect, Game
from rules.engine.shadowfist.query.scope import scope_of
from rules.engine.shadowfist.rules.attack.ceasing import cease_intercepting
from rules.engine.shadowfist.rules.request import AmbiguousError, KindOf, Request
from rules.engine.shadowfist.rules.scene import scenes
from rules.engine.shadowfist.view import keywords, prohibitions, view

INFLUENCE = "Influence"
MOST_TURNED = 4


def of(game: Game, card: Card) -> int:
    """The Influence of a card, which is cumulative."""
    found = [each for each in view.view_of(game).abilities(card.id) if each.name == INFLUENCE]
    return sum(each.amount(game) for each in found)


def ready(game: Game, player: str) -> list[Card]:
    """The cards that a player can turn for their Influence."""
    return [
        card
        for card in game.controlled(player)
        if not card.turned and card.resolved and of(game, card) > 0 and not prohibitions.forbids(game, Deed.TURN, card)
    ]


def groups(
    game: Game, player: str, least: int, kind: Callable[[Card], Hashable], *, among: Card | None = None
) -> Iterator[list[Card]]:
    """Sets of cards whose Influence suffices, none of them in vain; those with one particular card.

    :param kind: which cards come to the same; those of one kind have the same Influence.
    """
    able = [card for card in ready(game, player) if card is not among]
    needed = [among] if among is not None and among in ready(game, player) else []
    if among is not None and not needed:
        return
    for size in range(1 - len(needed), min(MOST_TURNED, len(able) + len(needed)) + 1 - len(needed)):
        for others in distinct.groups(able, size, kind):
            group = [*needed, *others]
            total = sum(of(game, card) for card in group)
            spare = min(of(game, card) for card in group)
            if total >= least > total - spare:
                yield group


def cost_of(game: Game, card: Card) -> int:
    """The cost that the Influence has to reach."""
    return amounts.of_card(card, Stat.COST, Reading.CURRENT, scope_of(game, card)) or 0


def use(referee: Referee, request: Request, card: Card) -> None:
    """Turn one or more cards with total Influence of at least an interceptor's cost: it ceases intercepting.

    The targets name the further cards that turn, and the interceptor.

    :raises RefusalError: saying which rule forbids it.
    """
    game, by = referee.game, request.by
    told = keywords.told(game.ruleset, INFLUENCE).citations
    chosen = _chosen(game, request, card)
    turned = [card, *(each for each in chosen if interceptor(game, each.id) is None)]
    who = [each for each in chosen if interceptor(game, each.id) is not None]
    if len(who) != 1:
        raise RefusalError("wrong_number", f"Name one interceptor, not {len(who)}.", *told)
    for each in turned:
        if of(game, each) == 0 or each.controller != by:
            raise RefusalError("illegal_target", f"{each.title} has no Influence that {by} could use.", *told)
        if each.turned:
            raise RefusalError("already_turned", f"{each.title} is turned already.", rule("4.2"), *told)
        if each not in ready(game, by):
            raise RefusalError("not_resolved", f"{each.title} cannot turn now.", rule("4.3"), *told, later=True)
    total, cost = sum(of(game, each) for each in turned), cost_of(game, who[0])
    if total < cost:
        text = f"{total} Influence does not reach the cost of {who[0].title}, {cost}."
        raise RefusalError("not_enough_influence", text, *told)
    names = listing([each.title for each in turned])
    referee.step(
        "generate",
        f"{by} turns {names} with {total} Influence against {who[0].title}, which costs {cost}.",
        *told,
        rule("4.2"),
        cards=[each.id for each in (*turned, who[0])],
    )
    turn(referee, turned, by)
    known = game.known(who[0].id)
    effect = Effect(
        referee.next_number(),
        INFLUENCE,
        by,
        f"the Influence of {card.title}",
        card=game.known(card.id),
        targets=(known,),
    )
    scenes.add(referee, effect)


def _chosen(game: Game, request: Request, card: Card) -> list[Card]:
    if request.targets is None:

        def ways(kind: KindOf) -> Iterator[list[str]]:
            for part in interceptors(game):
                cost = cost_of(game, game.cards[part.card.id])
                for group in groups(game, request.by, cost, lambda each: kind(each.id), among=card):
                    yield [*(each.id for each in group if each is not card), part.card.id]

        if next(ways(lambda card_id: of(game, game.cards[card_id])), None) is None:
            text = f"No interceptor costs as little as the Influence of {request.by}."
            raise RefusalError("inactive", text, *keywords.told(game.ruleset, INFLUENCE).citations, later=True)
        raise AmbiguousError("targets", ways, "Name the interceptor, and which further cards turn.")
    found = []
    request.used.add("targets")
    for word in request.targets:
        fitting = [each for each in game.in_play() if word == each.id]
        fitting = fitting or [each for each in game.in_play() if word.lower() == each.title.lower()]
        if len(fitting) != 1:
            raise RefusalError(
                "no_such_card", f"{in_quotes(word)} is no card in play that could be meant.", rule("5.2")
            )
        found += [each for each in fitting if each.id != card.id]
    return found


def turn(referee: Referee, cards: list[Card], by: str) -> None:
    """Turns cards for their Influence."""
    for card in cards:
        referee.put(card.id, turned=True)
        referee.happen("turn", card, by=by, detail="for influence")


@scenes.resolves(INFLUENCE)
def resolve(referee: Referee, effect: Effect) -> None:
    """The Character ceases intercepting, if it still is."""
    told = keywords.told(referee.game.ruleset, INFLUENCE).citations
    (known,) = effect.targets
    part = interceptor(referee.game, known.id)
    if part is None or part.card != known:
        referee.step("resolve", f"{referee.card(known.id).title} is not intercepting any more.", *told)
        return
    cease_intercepting(referee, part, "Influence keeps it off", *told)
