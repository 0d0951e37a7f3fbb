"""An auction in progress, as an immutable value (5.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from rules.engine.shadowfist.query.game.state import Known

PASS = "pass"


@dataclass(frozen=True, slots=True)
class Auction:
    """An auction in progress: the cards it is about, the highest bid and who made it.

    ``implied`` holds what was nobody's decision since the last one that was: who had to pass (0), or to open with all
    his or her Power. ``won``: an effect has ended the bidding.
    """

    cards: tuple[Known, ...]
    bid: int = 0
    bidder: str | None = None
    implied: tuple[tuple[str, int], ...] = ()
    won: bool = False


class AuctionChanges(TypedDict, total=False):
    """Fields of an auction that bidding changes."""

    bid: int
    bidder: str | None
    implied: tuple[tuple[str, int], ...]
