"""The verbs of effects that concern an auction (5.5): to start one, and to win it."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.auctions import Bidding
from rules.engine.effects.doing import Doer
from rules.engine.effects.roles import does
from rules.engine.ir.words import Role
from rules.engine.phrases import numbers
from rules.engine.phrases.scope import CannotRunError
from rules.engine.steps import rule
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act
from rules.engine.text.timing import Clause


@does("win")
def win(doer: Doer, clause: Clause, act: Act) -> None:
    """You win the auction: the bidding ends, and there is no bid to spend Power for."""
    if not isinstance(act.what, ref.That) and not _is_auction(act.what):
        raise CannotRunError("winning that")
    auction = doer.referee.game.auction
    if auction is None:
        doer.referee.step("resolve", "No auction is held.", rule("5.5"))
        return
    (winner,) = doer.players(clause.agent or ref.You())
    doer.referee.step("auction", f"{winner} wins the auction by the effect of {doer.source_name()}.", rule("5.5"))
    doer.referee.set(auction=replace(auction, bid=0, bidder=winner, won=True))


@does("start")
def start(doer: Doer, clause: Clause, act: Act) -> None:
    """Start an auction: its winner is who the rest of the effect calls so; nobody, if nobody can make the first bid."""
    if not _is_auction(act.what):
        raise CannotRunError("starting that")
    opening = _opening_bid(doer, act.what)
    referee = doer.referee
    starters = doer.players(clause.agent or ref.You())
    if len(starters) != 1:
        raise CannotRunError("an auction that several players start")
    starter = starters[0]
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


def _opening_bid(doer: Doer, what: object) -> int | None:
    """How much the first bid is, where the text says so: an auction with a bid of 1 Power.

    :raises CannotRunError: if the text says something else of the auction.
    """
    filters = what.filters if isinstance(what, sel.Select) else ()
    if not filters:
        return None
    match filters:
        case (sel.Placed("with", sel.Select(filters=(sel.Placed("of", sel.Select() as power),)) as bid),):
            is_bid = [kind.all_of for kind in bid.kinds] == [(sel.Type("bid"),)]
            if is_bid and [kind.all_of for kind in power.kinds] == [(sel.Type("power"),)]:
                return numbers.value(power.quantity.amount, doer.now())
    raise CannotRunError("an auction of that kind")


def _is_auction(node: object) -> bool:
    return isinstance(node, sel.Select) and any(sel.Type("auction") in kind.all_of for kind in node.kinds)
