"""Whether a card is of a kind, and which cards are meant."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.ufs.ir.values import Cards, Kind
from rules.engine.ufs.ir.words import Place, Who
from rules.engine.ufs.model.cards import CHARACTER, same_card
from rules.engine.ufs.query import amounts, numbers
from rules.engine.ufs.query.state import IN_PLAY, Card, Context, Game, played_abilities


def fits(game: Game, kind: Kind, card: Card, context: Context, *, printed_only: bool = False) -> bool:
    """Whether a card is of a kind. A face-down card has no traits (2.13.9)."""
    types = card.types
    if kind.types and not set(kind.types) & set(types):
        return False
    if kind.not_types and set(types) <= set(kind.not_types):
        return False  # 2.6.0.4: where a split card has both sides, one of another type is enough.
    if kind.other and card.id == context.card:
        return False
    if kind.committed is not None and card.committed is not kind.committed:
        return False
    if kind.face_down is not None and card.face_up is kind.face_down:
        return False
    if kind.traits and not all(_has_trait(game, card, each, printed_only) for each in kind.traits):
        return False
    if any(_has_trait(game, card, each, printed_only) for each in kind.not_traits):
        return False
    if kind.reversal is not None and kind.reversal is not _is_reversal(game, card):
        return False
    if kind.symbols and not set(kind.symbols) <= set(numbers.symbols(game, card)):
        return False
    if kind.zones and (numbers.block_zone if "block" in kind.traits else numbers.zone)(game, card) not in kind.zones:
        return False
    if any(fits(game, each, card, context, printed_only=printed_only) for each in kind.none_of):
        return False
    if kind.any_of and not any(fits(game, each, card, context, printed_only=printed_only) for each in kind.any_of):
        return False
    if kind.letters and not any(ability.letter in kind.letters for _, ability in played_abilities(card)):
        return False
    if kind.more_than is not None and kind.stat is not None:
        return numbers.number(game, card, kind.stat) > numbers.number(game, card, kind.more_than)
    if kind.this_way and card.id not in context.acted:
        return False
    if kind.unblocked and not any(each.card == card.id and each.block is None for each in game.attacks):
        return False
    if kind.dealt is not None and kind.dealt is not card.dealt:
        return False
    if kind.named and (context.named is None or not card.is_known or not same_card(card.title, context.named)):
        return False
    if kind.not_done is not None and _was_done(game, kind, card):
        return False
    if kind.shares and not _shares(game, kind, card, context):
        return False
    if kind.stat is not None and kind.order is not None:
        found = numbers.printed(game, card, kind.stat) if kind.printed else numbers.number(game, card, kind.stat)
        return numbers.compares(found, kind.order, kind.bound)
    return True


def _was_done(game: Game, kind: Kind, card: Card) -> bool:
    """Whether it has been done to a card in this turn, or in its Combat Phase."""
    assert kind.not_done is not None
    return any(
        key[0] == kind.not_done.value and key[3] == card.id and (not kind.in_combat or key[2] == "combat")
        for key in game.tally
        if len(key) > 3
    )


def _shares(game: Game, kind: Kind, card: Card, context: Context) -> bool:
    """How many symbols it has in common with another card (2.1.10)."""
    if isinstance(kind.with_, Who):
        other: Card | None = game.character(numbers.player(game, kind.with_, context.by))
    else:
        other = amounts.card_of(game, kind.with_, context)
    common = set(numbers.symbols(game, card)) & set(numbers.symbols(game, other)) if other is not None else set()
    return len(common) >= kind.shares if kind.shares > 0 else len(common) < -kind.shares


def _is_reversal(game: Game, card: Card) -> bool:
    """8.3.4: whether it is an attack that goes on and was played as a Reversal."""
    return any(each.card == card.id and each.reversal for each in game.attacks)


def _has_trait(game: Game, card: Card, trait: str, printed_only: bool) -> bool:
    if trait == "block":
        return not card.is_blank and not card.is_copy and card.facts.block_zone is not None
    if printed_only:
        return not card.is_blank and trait in {numbers.keyword_name(each) for each in card.face.keywords}
    return numbers.has_keyword(game, card, trait)


def in_place(game: Game, cards: Cards, card: Card, context: Context, *, printed_only: bool = False) -> bool:
    """Whether a card is one of those that are meant."""
    if cards.place is Place.PLAY:
        if card.zone not in IN_PLAY:
            return False
    elif cards.place is not Place.ANYWHERE and card.zone != cards.place.value:
        return False
    if cards.who is not None:
        held_by = card.controller if card.zone in ("staging", "card_pool", "momentum", "transition") else card.owner
        if held_by not in numbers.players(game, cards.who, context.by):
            return False
    return fits(game, cards.kind, card, context, printed_only=printed_only)


def _of_characters(kind: Kind) -> bool:
    return CHARACTER in kind.types or any(_of_characters(each) for each in kind.any_of)


def meant(game: Game, cards: Cards, context: Context) -> list[Card]:
    """The cards that are meant, those of the player whose turn it is first, in the order in which they lie."""
    names = game.in_order() if cards.who is None else numbers.players(game, cards.who, context.by)
    found = []
    if cards.place is Place.ATTACHED:
        # 4.0.3: only what attached them uses them.
        here = (each for each in game.cards.values() if each.attached_to == context.card and each.zone == "attached")
        return [card for card in here if fits(game, cards.kind, card, context)]
    for name in names:
        for each in _there(game, name, cards.place):
            card = game.cards[each]
            # 2.1.13, 2.1.17: a second character is a card of its own only to what speaks of characters.
            if game.anchor(card) is not card and not _of_characters(cards.kind):
                continue
            if fits(game, cards.kind, card, context):
                found.append(card)
    return found


def _there(game: Game, name: str, place: Place) -> Iterator[str]:
    """4: what lies in a zone of a player; the zones of play are three."""
    for zone in IN_PLAY if place is Place.PLAY else (place.value,):
        yield from game.players[name].pile(zone)


def might_be_meant(game: Game, cards: Cards, context: Context) -> list[Card]:
    """The cards there of which nobody knows whether they are of the kind that is meant."""
    names = game.in_order() if cards.who is None else numbers.players(game, cards.who, context.by)
    if cards.place is Place.ATTACHED:
        return []  # What lies there was known as it was attached.
    there = (game.cards[each] for name in names for each in _there(game, name, cards.place))
    return [card for card in there if not card.is_known and not fits(game, cards.kind, card, context)]
