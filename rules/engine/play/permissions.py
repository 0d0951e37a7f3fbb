"""Permissions to play cards from elsewhere than the hand, such as from one's smoked pile (4.3, 7.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.engine.continuous import view
from rules.engine.continuous.statics import hangs_on, hold
from rules.engine.phrases import how_often, nouns
from rules.engine.phrases.scope import CannotRunError, Scope, scope_of
from rules.engine.play.terms import Terms, played_from, terms_of
from rules.engine.referee import Referee
from rules.engine.rules_text import Ability
from rules.engine.state import PILES, Card, Game
from rules.engine.steps import RefusalError, rule
from rules.engine.text import references as ref
from rules.engine.text.actions import Act
from rules.engine.text.selectors import Select
from rules.engine.text.timing import AtCost, Clause, Ignoring, Limit


@dataclass(frozen=True, slots=True)
class Permission:
    """A sentence that lets a player play a card: ``by`` is the card that says it, ``limit`` how often."""

    by: Card
    clause: Clause
    scope: Scope
    limit: Limit | None
    index: int

    @property
    def key(self) -> tuple[object, ...]:
        """What its uses are counted by."""
        return ("permission", self.by.id, self.by.life, self.index, self.limit.per if self.limit is not None else "")

    def used_up(self, game: Game) -> bool:
        """Whether it has been used as often as it allows."""
        return self.limit is not None and game.tally.get(self.key, 0) >= how_often.times(self.limit)

    @property
    def any_main_shot(self) -> bool:
        """Whether it holds in every player's Main Shot: "once during each Main Shot"."""
        return self.limit is not None and self.limit.per == "main shot"

    def terms(self) -> Terms:
        """On what terms the card is played."""
        return terms_of(self.clause, self.scope)

    def check_subject(self, subject: Card) -> None:
        """Whether a State may be played on a card in this way.

        :raises RefusalError: if the text names other subjects.
        """
        assert isinstance(self.clause.action, Act)
        places = nouns.complements(self.clause.action, "on", "onto")
        if places and not any(nouns.matches(place, subject, self.scope) for place in places):
            raise RefusalError(
                "illegal_subject",
                f"{self.by.title} does not let it be played on {subject.title}.",
                rule("4.3.4"),
                rule("3"),
            )


def reads(ability: Ability, clause: Clause) -> bool:
    """Whether a clause lets cards be played from elsewhere than the hand."""
    act = clause.action
    if ability.kind != "Permission" or not isinstance(act, Act) or act.verb != "play" or not played_from(clause):
        return False
    known = all(getattr(each, "preposition", "") in ("from", "in", "on", "onto") for each in act.complements)
    whole = replace(clause, adverbs=(*ability.openers, *clause.adverbs))
    known = known and all(how_often.is_known(each) for each in whole.adverbs if isinstance(each, Limit))
    return known and isinstance(act.what, Select | ref.ThisCard) and hangs_on(whole, Limit, AtCost, Ignoring)


def permission_for(game: Game, player: str, card: Card) -> Permission:
    """What lets a player play a card that is not in the hand.

    :raises RefusalError: if nothing does, or it has been used as often as it allows.
    """
    found = [each for each in _permissions(game, player) if _covers(each, card)]
    found += _own(game, player, card)
    usable = [each for each in found if not each.used_up(game)]
    if usable:
        return usable[0]
    if found:
        raise RefusalError(
            "limit_reached",
            f"{found[0].by.title} has let {player} play a card already; it does so {found[0].limit.times} "  # type: ignore[union-attr]
            f"in each {found[0].limit.per}.",  # type: ignore[union-attr]
            rule("3"),
        )
    raise RefusalError(
        "no_such_card", f"{card.title} is in the {card.zone} pile, and nothing lets {player} play it.", rule("7.2")
    )


def playable_elsewhere(game: Game, player: str) -> list[Card]:
    """The cards outside the hand that some text lets a player play."""
    given = list(_permissions(game, player))
    cards = [game.cards[each] for zone in PILES if zone != "hand" for each in game.players[player].pile(zone)]
    return [card for card in cards if any(_covers(each, card) for each in given) or any(_own(game, player, card))]


def note_use(referee: Referee, permission: Permission) -> None:
    """Counts a use."""
    if permission.limit is not None:
        referee.tally(*permission.key)


def _permissions(game: Game, player: str) -> Iterator[Permission]:
    for card in view.view_of(game).continuous():
        if card.text.permissions:
            yield from _of_card(card, player, scope_of(game, card))


def _own(game: Game, player: str, card: Card) -> Iterator[Permission]:
    """7.2: a card out of play says of itself that it may be played from there."""
    for each in _of_card(card, player, Scope(game, player, game.known(card.id))):
        action = each.clause.action
        assert isinstance(action, Act)
        if isinstance(action.what, ref.ThisCard) and _from_there(each, card):
            yield each


def _from_there(permission: Permission, card: Card) -> bool:
    assert isinstance(permission.clause.action, Act)
    places = nouns.complements(permission.clause.action, "from", "in")
    return any(card in nouns.in_pile(place, permission.scope) for place in places)


def _of_card(card: Card, player: str, scope: Scope) -> Iterator[Permission]:
    for index, ability in enumerate(card.text.permissions):
        for clause in ability.clauses:
            action = clause.action
            if not isinstance(action, Act) or action.verb != "play" or not played_from(clause):
                continue
            adverbs = (*ability.openers, *clause.adverbs)
            limit = next((each for each in adverbs if isinstance(each, Limit)), None)
            conditions = tuple(each for each in adverbs if not isinstance(each, Limit | AtCost | Ignoring))
            try:
                if player in nouns.players(clause.agent, scope) and hold(conditions, scope):
                    yield Permission(card, clause, scope, limit, index)
            except CannotRunError as error:
                scope.game.note_unrun(card.id, error)


def _covers(permission: Permission, card: Card) -> bool:
    action = permission.clause.action
    assert isinstance(action, Act)
    try:
        if not isinstance(action.what, Select) or not nouns.matches(action.what, card, permission.scope):
            return False
        places = nouns.complements(action, "from", "in")
        return not places or any(card in nouns.in_pile(place, permission.scope) for place in places)
    except CannotRunError as error:
        permission.scope.game.note_unrun(permission.by.id, error)
        return False
