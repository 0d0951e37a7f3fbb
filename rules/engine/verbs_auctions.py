"""The verbs of effects that concern an auction (5.5)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.doing import Doer
from rules.engine.roles import does
from rules.engine.scope import CannotRunError
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


def _is_auction(node: object) -> bool:
    return isinstance(node, sel.Select) and any(sel.Type("auction") in kind.all_of for kind in node.kinds)
