"""Effects that concern an auction (5.5): to start one, and to win it."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir.words import Role
from rules.engine.shadowfist.model.steps import rule
from rules.engine.shadowfist.query.single import only
from rules.engine.shadowfist.rules.acting import Doer, carries_out
from rules.engine.shadowfist.rules.auctions import Bidding


@carries_out(ef.WinAuction)
def win(doer: Doer, effect: ef.WinAuction) -> bool | None:
    """You win the auction: the bidding ends, and there is no bid to spend Power for."""
    auction = doer.referee.game.auction
    if auction is None:
        doer.referee.step("resolve", "No auction is held.", rule("5.5"))
        return None
    winner = only(doer.who(effect.players), "the player who wins an auction")
    if winner is None:
        return None
    doer.referee.step("auction", f"{winner} wins the auction by the effect of {doer.source_name()}.", rule("5.5"))
    doer.referee.set(auction=replace(auction, bid=0, bidder=winner, won=True))
    return None


@carries_out(ef.StartAuction)
def start(doer: Doer, effect: ef.StartAuction) -> bool | None:
    """Start an auction: its winner is who the rest of the effect calls so; nobody, if nobody can make the first bid."""
    opening = doer.amount(effect.opening) if effect.opening is not None else None
    referee = doer.referee
    starter = doer.actor
    source = doer.cause.card
    referee.step(
        "auction",
        f"{starter} starts an auction by the effect of {doer.source_name()}.",
        rule("5.5"),
        cards=[source.id] if source is not None else (),
    )
    bidding = Bidding(referee, [source] if source is not None else [])
    winner: str | None = None
    if bidding.open([starter], optional=False, exactly=opening) or bidding.auction.won:
        bidding.around()
        winner = bidding.auction.bidder
        referee.step("auction", f"{winner} wins the auction and spends {bidding.auction.bid} Power.", rule("5.5"))
        bidding.spend()
    else:
        referee.step("auction", f"{starter} has not the Power for the first bid: no auction is held.", rule("5.5"))
    bidding.close()
    doer.scope = doer.scope.with_slot(Role.WINNER, (winner,) if winner is not None else ())
    return True
