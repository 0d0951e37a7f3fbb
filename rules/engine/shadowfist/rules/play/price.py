"""What a card costs and requires as it is played, and paying for it (4.3.1, 4.3.2)."""

from __future__ import annotations

from rules.engine.shadowfist.model.steps import RefusalError, rule
from rules.engine.shadowfist.model.symbols import Symbols
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.rules.play.costs import Reckoning, reckon
from rules.engine.shadowfist.rules.play.terms import NORMAL, Terms
from rules.engine.shadowfist.rules.request import Request
from rules.engine.shadowfist.view import resources


def afford(game: Game, request: Request, card: Card, terms: Terms, on: str | None = None) -> Reckoning:
    """The cost of a card, if its player has the Power for it.

    :raises RefusalError: if the Power does not suffice.
    """
    reckoning = reckon(game, card, request.by, request, terms, on)
    power = game.players[request.by].power
    if power < reckoning.total:
        raise RefusalError(
            "not_enough_power",
            f"{card.title} costs {reckoning.total} Power ({'; '.join(reckoning.parts)}) and {request.by} has {power}.",
            rule("4.3.2"),
            *reckoning.rules,
        )
    return reckoning


def pay_for(referee: Referee, by: str, card: Card, reckoning: Reckoning, terms: Terms = NORMAL) -> None:
    """Spends the Power that a card costs."""
    needed = terms.price.requires if terms.price is not None else card.text.face.requires
    has = "" if terms.ignored or not needed else f"has {needed} and "
    text = f"{by} {has}pays for {card.title}: {reckoning.sentence()}"
    referee.step("pay", text, *reckoning.rules, *([rule("4.3.1")] if has else []), cards=[card.id])
    for each in reckoning.reduced_by:
        referee.tally("reduction", each)
    if reckoning.total:
        referee.put_player(by, power=referee.player(by).power - reckoning.total)
        referee.happen("spend", by=by, amount=reckoning.total)


def check_conditions(game: Game, card: Card, by: str, terms: Terms = NORMAL) -> None:
    """Whether the resource pool holds what a card's resource conditions ask for (3.3.2, 4.3.1).

    :raises RefusalError: if it does not.
    """
    pool = resources.pool(game, by)
    needed = terms.price.requires if terms.price is not None else card.text.face.requires
    missing = Symbols.from_counts(
        {symbol: number - pool.count(symbol) for symbol, number in needed.counts if number > pool.count(symbol)}
    )
    missing = terms.lacking(missing)
    if not missing:
        return
    raise RefusalError(
        "missing_resources",
        f"{card.title} requires {needed}; the pool of {by} holds {str(pool) or 'nothing'} and lacks {missing}.",
        rule("3.3.2"),
        rule("4.3.1"),
    )
