"""The parts that cards have in the attack: who attacks or intercepts what, where it takes place (6.1)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.engine.shadowfist.query.game.attack_state import (
    PRIOR,
    Attacker,
    Interceptor,
    about_to_fight,
    opposing,
    targets,
)
from rules.engine.shadowfist.query.game.state import Card, Game, Known


def attacking(card: Card, game: Game) -> Attacker | None:
    """The part that a card has as an attacker; of one that has just left play, the part that it had."""
    known = Known(card.id, card.life)
    parts = game.attack.attackers if game.attack is not None else ()
    return next((each for each in parts if each.card == known and (each.gone or not each.ceased)), None)


def intercepting(card: Card, game: Game) -> Interceptor | None:
    """The part that a card has as an interceptor; of one that has just left play, the part that it had."""
    known = Known(card.id, card.life)
    parts = game.attack.interceptors if game.attack is not None else ()
    return next((each for each in parts if each.card == known and (each.gone or not each.ceased)), None)


def opponent(card: Card, verb: str, game: Game) -> Card | None:
    """The card that a card attacks or intercepts."""
    known: Known | None
    if verb == "attack":
        part = attacking(card, game)
        known = part.target if part is not None else None
    else:
        against = intercepting(card, game)
        known = against.against if against is not None else None
    return game.cards[known.id] if known is not None else None


def is_only_attacker(card: Card, game: Game) -> bool:
    """Whether no other Character is attacking."""
    parts = game.attack.attackers if game.attack is not None else ()
    now = {each.card for each in parts if not each.ceased}
    return now == {Known(card.id, card.life)}


def targets_of(cards: Iterable[Card], game: Game) -> list[Card]:
    """The cards that these cards attack, whatever has become of them."""
    parts = [attacking(card, game) for card in cards]
    found = {part.target.id: game.cards[part.target.id] for part in parts if part is not None}
    return list(found.values())


def places(game: Game) -> set[int]:
    """The locations at which the attack takes place (6.1)."""
    return {game.place(target) for target in targets(game)}


def fight_each_other(chosen: Iterable[Card], game: Game) -> bool:
    """Whether each of these cards is about to enter combat with another of them."""
    cards = list(chosen)
    ids = {card.id for card in cards}
    return all(ids & set(opposing(game, card.id, about_to_fight(game))) for card in cards)


def is_prior(game: Game) -> bool:
    """Whether it is the time prior to a combat (10.3)."""
    return game.attack is not None and game.attack.stage in PRIOR


def fighting(game: Game, card: Card, *, about_to: bool = False) -> list[Card]:
    """The cards that a card is in combat with; with ``about_to`` also those that it will be prior to combat.

    6.4: what older texts do to a Character in combat has to be done prior to combat.
    """
    fights = list(game.attack.fights) if game.attack is not None else []
    if not fights and about_to:
        fights = about_to_fight(game)
    return [game.cards[each] for each in opposing(game, card.id, fights)]
