"""Uniqueness auctions: which copy of a Unique card stays in play (5.5.1)."""

from __future__ import annotations

from typing import Literal

from rules.engine.shadowfist.model.steps import Decision, check_answer, rule
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Effect, Game
from rules.engine.shadowfist.rules.auctions import Bidding
from rules.engine.shadowfist.rules.play.leaving import leave_play


def settle(referee: Referee) -> bool:
    """Holds the auction that a card starts which has entered play or was revealed; tells whether there was one.

    5.5: it comes after the effect and before any other is generated, but not between the parts of an effect.
    """
    if not referee.appeared or referee.game.auction is not None:
        return False
    appeared = dict(referee.appeared)
    for card_id in appeared:
        copies = _copies(referee.game, referee.card(card_id))
        if len(copies) > 1:
            _hold(referee, copies, appeared)
            return True
    referee.appeared.clear()
    return False


def _copies(game: Game, card: Card) -> list[Card]:
    """The copies of a Unique card that are face up in play (10.1.1)."""
    if not card.in_play or not card.face_up or "Unique" not in card.text.restrictions:
        return []
    return [each for each in game.in_play() if each.title == card.title and each.face_up]


def _hold(referee: Referee, copies: list[Card], appeared: dict[str, str]) -> None:
    """One auction from its start to what becomes of the cards."""
    title = copies[0].title
    referee.step(
        "auction",
        f"{title} is Unique, and {len(copies)} copies are face up: a uniqueness auction starts.",
        rule("5.5.1"),
        rule("10.1.1"),
        cards=[each.id for each in copies],
    )
    bidding = Bidding(referee, [referee.game.known(each.id) for each in copies])
    second = _second(referee.game, copies, appeared)
    if second is not None:
        opened = bidding.open([_starter(second, appeared)], optional=False)
    else:
        starters = {_starter(each, appeared) for each in copies}
        opened = bidding.open([name for name in referee.game.clockwise() if name in starters], optional=True)
    if opened or bidding.auction.won:
        bidding.around()
        kept = _choose(bidding, copies)
    elif second is not None:
        kept = next(each.id for each in copies if each is not second)
        referee.step(
            "auction",
            f"{_starter(second, appeared)} has no Power and the auction does not start: the second {title} goes.",
            rule("5.5.1"),
            rule("5.5"),
            cards=[second.id],
        )
    else:
        kept = None
        referee.step("auction", f"Nobody starts the auction: every copy of {title} is toasted.", rule("5.5.1"))
    bidding.close()
    own = len({each.controller for each in copies}) == 1
    for each in copies:
        if each.id != kept and referee.card(each.id).life == each.life:
            # 5.5.1: the original copy is smoked, unless one player's copies competed, or more than two.
            original = second is not None and each is not second and not own
            _lose(referee, each, "smoked" if original else "toasted")


def _second(game: Game, copies: list[Card], appeared: dict[str, str]) -> Card | None:
    """The copy that came second, whose player must open; nothing if there are more than two."""
    if len(copies) > 2:
        return None
    order = game.clockwise()
    came = [each for name in appeared for each in copies if each.id == name]
    if len(came) > 1 and all(appeared[each.id] == "reveal" for each in came):
        # 5.4: what is revealed at the same time counts clockwise from the current player.
        came.sort(key=lambda each: order.index(_starter(each, appeared)))
    return came[-1]


def _starter(card: Card, appeared: dict[str, str]) -> str:
    """Who starts an auction: the player who has played the card, or who controls it."""
    played_by = card.held_by if appeared.get(card.id) == "enter play" else None
    return played_by or card.controller or card.owner


def _choose(bidding: Bidding, copies: list[Card]) -> str | None:
    """The winner spends the Power and chooses the copy that stays in play, both at the same time (5.5)."""
    referee = bidding.referee
    while True:
        winner = bidding.auction.bidder
        assert winner is not None
        left = [each for each in copies if referee.card(each.id).life == each.life]
        options = tuple(each.id for each in left)
        chosen = options[:1]
        if len(left) > 1:
            title = left[0].title
            decision = Decision(winner, "keep", f"Which {title} stays in play?", options, cards=options)
            answer = bidding.decide(decision)
            if answer is None or bidding.auction.bidder != winner:
                continue
            chosen = check_answer(decision, answer, rule("5.2"))
        kept = next((each for each in left if each.id in chosen), None)
        paid = bidding.auction.bid
        stays = f" and keeps {kept.controller}'s {kept.title} in play" if kept is not None else ""
        referee.step(
            "auction",
            f"{winner} wins the auction, spends {paid} Power{stays}.",
            rule("5.5"),
            rule("5.5.1"),
            cards=[kept.id] if kept is not None else (),
        )
        bidding.spend()
        return kept.id if kept is not None else None


def _lose(referee: Referee, card: Card, zone: Literal["smoked", "toasted"]) -> None:
    """A copy loses: what it has generated is canceled, and it leaves play by nobody's doing (5.5.1)."""
    known = referee.game.known(card.id)

    def left(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        return tuple(effect for effect in effects if effect.card != known)

    game = referee.game
    scene, following = left(game.scene), left(game.next_scene)
    word = "The original copy" if zone == "smoked" else "The copy"
    canceled = ", and its effect is canceled" if (scene, following) != (game.scene, game.next_scene) else ""
    referee.step(
        "auction",
        f"{word} of {card.title} that {card.controller} controls is {zone}{canceled}.",
        rule("5.5.1"),
        cards=[card.id],
    )
    referee.set(scene=scene, next_scene=following)
    # 10.3: it is smoked or toasted, though by nobody; and it is canceled, so that its own text says nothing to that.
    leave_play(referee, card.id, "smoke" if zone == "smoked" else "toast", zone=zone, canceled=True)
