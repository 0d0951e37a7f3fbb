"""Permissions to play cards otherwise than usual: from elsewhere than the hand, or at other times (4.3, 7.2)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.kernel.frozen import changed, frozen
from rules.engine.kernel.value import walk
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import Stretch
from rules.engine.shadowfist.model.steps import RefusalError, rule
from rules.engine.shadowfist.query import cards, noted, players, times
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import PILES, Card, Game
from rules.engine.shadowfist.query.scope import CannotRunError, Scope
from rules.engine.shadowfist.rules.play.terms import Terms, of_playing
from rules.engine.shadowfist.view import statements
from rules.engine.shadowfist.view.active import Active

# Where a card goes that is played, in a phrase for such cards: "States on this card".
Onto = n.PlayedOn | n.OnCard


@frozen
class Permission:
    """A sentence that lets a player play a card: ``by`` is the card that says it, ``often`` how often."""

    by: Card
    said: co.PlayPermission
    scope: Scope
    often: tuple[t.HowOften, ...]
    when: tuple[t.Time, ...] = ()

    def _key(self, limit: t.HowOften) -> tuple[object, ...]:
        return ("permission", self.by.id, self.by.life, self.said, limit.per.value.lower())

    def used_up(self, game: Game) -> bool:
        """Whether it has been used as often as it allows, be it to reduce a cost (4.3.2)."""
        reduced = game.tally.get(("reduction", self.by.id), 0)
        return any(game.tally.get(self._key(each), 0) + reduced >= each.times for each in self.often)

    def note_use(self, referee: Referee) -> None:
        """Counts a use."""
        for each in self.often:
            referee.tally(*self._key(each))

    @property
    def any_main_shot(self) -> bool:
        """Whether it holds in the Main Shots of other players: "once during each Main Shot", or its own time is now."""
        return bool(self.when) or any(each.per is Stretch.MAIN_SHOT for each in self.often)

    @property
    def in_attacks(self) -> bool:
        """Whether it holds during attacks: one that names a Main Shot does not, but for "any time" (3.3.3, 10.2)."""
        return any(times.covers_attacks(each) for each in self.when)

    def limit_reached(self, player: str) -> RefusalError:
        """The refusal of using it once more."""
        often = self.often[0]
        number = {1: "once", 2: "twice"}.get(often.times, f"{often.times} times")
        text = f"{self.by.title} has let {player} play a card already; it does so {number} in each {often.per.value}."
        return RefusalError("limit_reached", text, rule("4.3"), rule("5.2"))

    def terms(self) -> Terms:
        """On what terms the card is played."""
        return of_playing(self.said, self.scope)

    def check_subject(self, subject: Card) -> None:
        """Whether a State may be played on a card in this way.

        :raises RefusalError: if the text names other subjects.
        """
        if not is_onto(self.said, subject, self.scope):
            raise RefusalError(
                "illegal_subject",
                f"{self.by.title} does not let it be played on {subject.title}.",
                rule("4.3.4"),
            )


def is_onto(said: co.PlayPermission | co.ChangeCost, subject: Card | None, scope: Scope) -> bool:
    """Whether a text is about playing cards on a card, as far as it says on which."""
    where = [said.on] if said.on is not None else []
    phrase = said.cards if isinstance(said, co.PlayPermission) else said.what
    if isinstance(phrase, n.Matching):
        where += [limit.subject for limit in phrase.limits if isinstance(limit, Onto)]
    return all(subject is not None and cards.matches(each, subject, scope) for each in where)


def names_place(said: co.ChangeCost) -> bool:
    """Whether a text is only about cards that are played somewhere."""
    limits = said.what.limits if isinstance(said.what, n.Matching) else ()
    return said.on is not None or said.this_way or any(isinstance(limit, Onto) for limit in limits)


def is_meant(node: n.Cards, card: Card, scope: Scope) -> bool:
    """Whether a card that is played is one of those of which a text speaks, wherever it goes."""
    if isinstance(node, n.Matching):
        limits = tuple(limit for limit in node.limits if not isinstance(limit, Onto))
        node = changed_limits(node, limits)
    return cards.matches(node, card, scope)


def changed_limits(node: n.Matching, limits: tuple[n.Limit, ...]) -> n.Matching:
    """A phrase with other limits."""
    return node if limits == node.limits else n.Matching(node.kinds, limits, node.slot)


def is_own(node: n.Cards) -> bool:
    """Whether a phrase is about nothing but its own card, wherever that is."""
    if isinstance(node, n.Matching):
        return any(isinstance(limit, n.IsOneOf) and limit.cards == n.This() for limit in node.limits)
    return node == n.This()


def names_pile(node: n.Cards) -> bool:
    """Whether a phrase says in which pile its cards are."""
    return any(isinstance(each, n.InPile) for each in walk(node))


def permission_for(game: Game, player: str, card: Card) -> Permission:
    """What lets a player play a card that is not in the hand.

    :raises RefusalError: if nothing does, or it has been used as often as it allows.
    """
    found = [*_from_piles(game, player, card), *_own(game, player, card)]
    usable = [each for each in found if not each.used_up(game)]
    if usable:
        return usable[0]
    if found:
        raise found[0].limit_reached(player)
    raise RefusalError(
        "no_such_card", f"{card.title} is in the {card.zone} pile, and nothing lets {player} play it.", rule("7.2")
    )


def permission_in_hand(
    game: Game, player: str, card: Card, subject: Card | None, source: str | None
) -> Permission | None:
    """What of other cards lets a player play a card of the hand at another time than usual, or on other terms.

    One that has been used as often as it allows is found only where there is no other.

    :param subject: what a State is to be played on, where that is said.
    :param source: the id of the card that has to let it, where the player names one.
    """
    found = [
        each
        for each in _given(game, player)
        if not names_pile(each.said.cards)
        and not is_own(each.said.cards)
        and source in (None, each.by.id)
        and _covers(each, card)
        and (subject is None or is_onto(each.said, subject, each.scope))
    ]
    return next((each for each in found if not each.used_up(game)), next(iter(found), None))


def is_used_up(game: Game, active: Active[co.PlayPermission], player: str) -> bool:
    """Whether a player has used a permission as often as it allows."""
    permission = _as_permission(active, player)
    return permission is not None and permission.used_up(game)


def playable_elsewhere(game: Game, player: str) -> list[Card]:
    """The cards outside the hand that some text lets a player play."""
    given = [each for each in _given(game, player) if names_pile(each.said.cards)]
    owners = [player] if not given else list(game.players)
    found = [
        game.cards[each] for name in owners for zone in PILES if zone != "hand" for each in _pile(game, name, zone)
    ]
    return [
        card
        for card in found
        if any(_covers(each, card) for each in given)
        or any(_own(game, player, card))
        or (card.owner == player and card.text.played_in_answer_from(card.zone))
    ]


def _pile(game: Game, name: str, zone: str) -> tuple[str, ...]:
    return game.players[name].pile(zone)  # type: ignore[arg-type]


def _given(game: Game, player: str) -> Iterator[Permission]:
    """The permissions that a player has from cards in play."""
    for active in statements.of(game, co.PlayPermission):
        permission = _as_permission(active, player)
        if permission is not None:
            yield permission


def _from_piles(game: Game, player: str, card: Card) -> Iterator[Permission]:
    return (each for each in _given(game, player) if names_pile(each.said.cards) and _covers(each, card))


def _own(game: Game, player: str, card: Card) -> Iterator[Permission]:
    """7.2: a card out of play says of itself that it may be played from there."""
    for active in statements.of_card(game, card):
        said = active.said
        if not isinstance(said, co.PlayPermission) or not is_own(said.cards) or not names_pile(said.cards):
            continue
        permission = _as_permission(active, player)  # type: ignore[arg-type]
        if permission is not None and _covers(permission, card):
            yield permission


def _as_permission(active: Active[co.PlayPermission], player: str) -> Permission | None:
    card = active.scope.card
    try:
        if card is None or player not in players.players(active.said.players, active.scope):
            return None
    except CannotRunError as error:
        noted.note(active.scope, error)
        return None
    if not statements.holds(active):
        return None
    return Permission(card, active.said, active.scope, active.often, active.when)


def _covers(permission: Permission, card: Card) -> bool:
    try:
        return is_meant(permission.said.cards, card, permission.scope)
    except CannotRunError as error:
        noted.note(permission.scope, error)
        return False


def of_own(game: Game, player: str, card: Card) -> Iterator[tuple[co.PlayPermission, Active[co.Statement]]]:
    """What a card says of how it may be played itself, from where it is now; each as its player reads it."""
    for active in statements.of_card(game, card):
        said = active.said
        if not isinstance(said, co.PlayPermission) or not is_own(said.cards):
            continue
        if names_pile(said.cards) is (card.zone != "hand"):
            yield said, changed(active, {"scope": changed(active.scope, {"you": player})})
