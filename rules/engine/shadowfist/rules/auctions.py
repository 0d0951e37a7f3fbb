"""Auctions: the opening bid, bidding around the table, and what may be generated meanwhile (5.5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Unpack

from rules.engine.kernel.actions import Action
from rules.engine.shadowfist.model.steps import Decision, RefusalError, in_quotes, rule
from rules.engine.shadowfist.query.game.auction_state import PASS, Auction, AuctionChanges
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Game, Known
from rules.engine.shadowfist.rules.answers import OF_AUCTIONS, said

MAX_BIDS_LISTED = 50
MAX_DIGITS = 9  # of a number in an answer


Take = Callable[[Referee, Action], None]
_taking: list[Take] = []


def taken_by(take: Take) -> None:
    """Says what takes the actions that come between bids (5.5), once."""
    _taking[:] = [take]


class Bidding:
    """Holds one auction: the game stands still until it is closed, and then goes on where it was (5.5)."""

    def __init__(self, referee: Referee, cards: Sequence[Known]) -> None:
        self.referee = referee
        game = referee.game
        self._scene = (game.scene, game.next_scene, game.resolving)
        self._shelved = False
        self._happened, referee.happened = referee.happened, []
        referee.set(auction=Auction(tuple(cards)))

    @property
    def auction(self) -> Auction:
        """How the auction stands."""
        auction = self.referee.game.auction
        assert auction is not None
        return auction

    def _change(self, **changes: Unpack[AuctionChanges]) -> None:
        self.referee.set(auction=replace(self.auction, **changes))

    def open(self, openers: Sequence[str], *, optional: bool, exactly: int | None = None) -> bool:
        """The opening bid of the first of these players who makes one; ``optional`` if they may decline.

        ``exactly``: what a text makes the opening bid, which then is nobody's decision.
        """
        if exactly is None:
            return any(self._option(name, optional=optional) for name in openers)
        for name in openers:
            if self.referee.player(name).power >= exactly:
                self._bid(name, exactly)
                self._change(implied=((name, exactly),))
                return True
        return False

    def around(self) -> None:
        """The option to bid goes clockwise until everyone has passed since the highest bid."""
        while not self.auction.won:
            _, *others = self.referee.game.clockwise(self.auction.bidder)
            if not any(self._option(name, optional=True) for name in others):
                return

    def decide(self, decision: Decision) -> tuple[str, ...] | None:
        """The answer of a player, or nothing if somebody has generated an effect instead.

        :raises DecisionNeededError: if it has not been given.
        """
        answer = self.referee.hear(decision)
        if isinstance(answer, Mapping):
            self._act(answer)
            return None
        if self._shelved and self.referee.game.scene:
            self._resolve()
            if self.auction.won and decision.kind == "bid":
                if answer in ((), (PASS,)):
                    return None  # What resolved as everyone passed has ended the bidding.
                raise RefusalError("nothing_to_choose", "The bidding has ended.", rule("5.5"))
        self._change(implied=())
        return answer

    def spend(self) -> str:
        """The winner spends the Power that he or she has bid."""
        winner = self.auction.bidder
        assert winner is not None
        power = self.referee.player(winner).power
        self.referee.put_player(winner, power=max(0, power - self.auction.bid))
        self.referee.happen("spend", by=winner, amount=min(power, self.auction.bid))
        return winner

    def close(self) -> None:
        """The auction is over, and the game goes on where it was."""
        if self._shelved:
            scene, following, resolving = self._scene
            self.referee.set(scene=scene, next_scene=following, resolving=resolving)
        self.referee.set(auction=None)
        self.referee.happened = [*self._happened, *self.referee.happened]

    # One player's option

    def _option(self, name: str, *, optional: bool) -> bool:
        while not self.auction.won:
            low, power = self.auction.bid + 1, self.referee.player(name).power
            if power < low:
                # A choice with one possibility is nobody's decision.
                self._change(implied=(*self.auction.implied, (name, 0)))
                if self.auction.bid:
                    self.referee.step("pass", f"{name} cannot bid more and passes.", rule("5.5"))
                return False
            if power == low and not optional:
                self._bid(name, low)
                self._change(implied=((name, low),))
                return True
            answer = self.decide(_decision(self.auction, name, power, optional=optional))
            if answer is None:
                continue
            amount = read_bid(self.referee.game, name, answer, optional=optional)
            if amount:
                self._bid(name, amount)
                return True
            self.referee.step("pass", f"{name} passes.", rule("5.5"))
            return False
        return False

    def _bid(self, name: str, amount: int) -> None:
        word = "bids" if self.auction.bid else "opens the auction and bids"
        self.referee.step(
            "bid", f"{name} {word} {amount} Power.", rule("5.5"), cards=[known.id for known in self.auction.cards]
        )
        self._change(bid=amount, bidder=name)

    # Effects during an auction

    def _act(self, action: Action) -> None:
        """An effect is generated during the auction, or those that have been resolve; all of it within the auction."""
        if not self._shelved:
            self._shelved = True
            self.referee.set(scene=(), next_scene=(), resolving=False)
        if action["do"] == "resolve":
            if not self.referee.game.scene:
                raise RefusalError("nothing_to_resolve", "No effect has been generated in this auction.", rule("5.5"))
            self._resolve()
            return
        if action["do"] not in ("play", "use"):
            raise RefusalError(
                "wrong_time",
                "An auction is held: only effects that may be played during an auction can be generated.",
                rule("5.5"),
            )
        try:
            _taking[0](self.referee, action)
        except RefusalError as error:
            # Nothing is implied in an auction: everyone's next option is to bid.
            error.later = False
            raise

    def _resolve(self) -> None:
        from rules.engine.shadowfist.rules.scene import scenes

        self.referee.step("pass", "Everyone passes: the scene resolves within the auction.", rule("5.5"), rule("5.2"))
        while self.referee.game.scene:
            scenes.resolve_scene(self.referee)


def _decision(auction: Auction, name: str, power: int, *, optional: bool) -> Decision:
    low = auction.bid + 1
    bids = tuple(str(amount) for amount in range(low, min(power, low + MAX_BIDS_LISTED - 1) + 1))
    if auction.bid:
        text = f"{auction.bidder} has bid {auction.bid}. Does {name} bid more, at most {power}, or pass?"
    elif optional:
        text = f"Does {name} open the auction with 1 to {power} Power, or pass?"
    else:
        text = f"{name} must open the auction with 1 to {power} Power."
    options = (PASS, *bids) if optional else bids
    return Decision(name, "bid", text, options, cards=tuple(known.id for known in auction.cards))


def read_bid(game: Game, name: str, answer: tuple[str, ...], *, optional: bool) -> int:
    """The Power that a player bids by an answer, 0 for passing.

    :raises RefusalError: if it is too little or too much, or the player must open.
    """
    auction = game.auction
    assert auction is not None
    word = answer[0] if answer else PASS
    if word in (PASS, "no"):
        if optional:
            return 0
        raise RefusalError("must_open", f"{name} starts the auction and has Power: he or she must bid.", rule("5.5"))
    if not word.isdecimal() or len(word) > MAX_DIGITS:
        raise RefusalError("not_an_option", f"{in_quotes(word)} is no bid: a bid is a number of Power.", rule("5.5"))
    amount = int(word)
    if amount <= auction.bid:
        least = auction.bid + 1
        raise RefusalError("bid_too_low", f"A bid of {amount} is too low: at least {least}, or pass.", rule("5.5"))
    if amount > (power := game.players[name].power):
        raise RefusalError(
            "not_enough_power", f"{name} has {power} Power and cannot bid {amount}.", rule("5.5"), rule("4.1")
        )
    return amount


def is_implied(game: Game, by: str, answer: tuple[str, ...]) -> bool:
    """Whether a player says what was nobody's decision: a pass without enough Power to bid more.

    :raises RefusalError: if a bid is made instead that the rules forbid.
    """
    auction = game.auction
    done = dict(auction.implied) if auction is not None else {}
    if by not in done:
        return False
    word = answer[0] if answer else PASS
    if word == (str(done[by]) if done[by] else PASS):
        return True
    if done[by] == 0:
        read_bid(game, by, answer, optional=True)
    return False


def says_what_is_implied(game: Game, decision: Decision, action: Action) -> bool:
    """Whether an action only says what has happened already: a pass of a player who could not bid more (5.5).

    :raises RefusalError: if that player bids instead.
    """
    do, by = str(action["do"]), action.get("by") or decision.by
    if game.auction is None or decision.kind not in OF_AUCTIONS or do not in ("bid", "pass"):
        return False
    if decision.kind == "bid" and by == decision.by:
        return False
    return is_implied(game, str(by), said("bid", action) if do == "bid" else (PASS,))
