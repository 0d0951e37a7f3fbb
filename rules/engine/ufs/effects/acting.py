"""What is done to one card, and how cards come into a staging area."""

from __future__ import annotations

from typing import assert_never

from rules.engine.ufs.editions import rule
from rules.engine.ufs.ir.values import ThatCard, This
from rules.engine.ufs.ir.words import Deed, Happens, Verb, Who
from rules.engine.ufs.model.cards import ASSET, CHARACTER, FOUNDATION
from rules.engine.ufs.query import amounts, numbers
from rules.engine.ufs.query.state import IN_PLAY, Card, Context
from rules.engine.ufs.rules import playing
from rules.engine.ufs.rules.table import BOTTOM, Choice, Table


def act_on(table: Table, verb: Verb, card_id: str, context: Context, *, actor: str | None = None) -> bool:
    """Does it; whether it could be done.

    :param actor: the player who does it, whose ability it is if left out: what players "can't" do is theirs (1.6).
    """
    card = table.game.cards[card_id]
    actor = actor or context.by
    match verb:
        case Verb.COMMIT:
            if numbers.forbids(table.game, actor, Deed.COMMIT, card) is not None:
                return False
            return table.commit(card_id, actor)
        case Verb.READY:
            return table.ready(card_id, actor)
        case Verb.DESTROY:
            if card.zone != "staging" or _is_start(table, card):
                return False
            if numbers.forbids(table.game, actor, Deed.DESTROY, card) is not None:
                return False
            return destroy(table, card_id, actor)
        case Verb.DISCARD:
            return _moved(table, card, "discard", context, to=actor)
        case Verb.REMOVE:
            return _moved(table, card, "removed", context)
        case Verb.RETURN:
            return _moved(table, card, "hand", context)
        case Verb.DECK_TOP:
            return _moved(table, card, "deck", context, 0)
        case Verb.DECK_BOTTOM:
            return _moved(table, card, "deck", context, BOTTOM)
        case Verb.TO_MOMENTUM:
            if card.is_copy:
                # 2.14.2.4: a copy would go to the momentum and is discarded instead.
                table.cite(rule("2.14.2.4"))
                return _moved(table, card, "discard", context)
            # Whoever does it adds the card to the momentum that is theirs.
            if not _moved(table, card, "momentum", context, to=actor):
                return False
            table.put(card_id, face_up=False)
            table.happen(Happens.TO_MOMENTUM, actor, card_id, zone=card.zone)
            return True
        case Verb.TO_STAGING:
            if _is_start(table, card):
                return False
            into_staging(table, card_id, context.by)
            return True
        case Verb.TO_POOL:
            table.move(card_id, "card_pool", to=actor, face_up=False)
            return True
        case Verb.FACE_DOWN:
            if not card.face_up or _is_start(table, card) or card.zone not in ("staging", "card_pool"):
                return False
            table.put(card_id, face_up=False)
            return True
        case Verb.ATTACH:
            if context.card is None or context.card == card_id or _is_start(table, card):
                return False
            table.move(card_id, "attached", to=context.by, attached_to=context.card)
            return True
        case Verb.REVEAL | Verb.LOOK | Verb.CHOOSE:
            return True
        case _:
            assert_never(verb)


# Onto which pile several cards come together, in an order that their owner chooses (4.4.3, 4.7.3).
PILE_OF = {Verb.DISCARD: "discard", Verb.DESTROY: "discard", Verb.DECK_TOP: "deck", Verb.DECK_BOTTOM: "deck"}


def one_by_one(table: Table, verb: Verb, ids: list[str], context: Context) -> list[str]:
    """The order in which something is done to several cards."""
    return table.arranged(ids, PILE_OF[verb], context.given) if verb in PILE_OF else ids


def _is_start(table: Table, card: Card) -> bool:
    """2.1.17: the character with which a player started is not moved, discarded, destroyed or turned face down."""
    return any(player.character == card.id for player in table.game.players.values())


def _moved(
    table: Table, card: Card, zone: str, context: Context, place: int | None = None, to: str | None = None
) -> bool:
    # 4.0.3: an attached card is used by what attached it, and by nothing else.
    if _is_start(table, card) or (card.zone == "attached" and card.attached_to != context.card):
        return False
    if card.zone == zone and zone != "deck":
        return False
    if zone == "discard":
        table.discard([card.id], actor=to or card.controller)
    else:
        table.move(card.id, zone, place=place, to=to)
    return True


def change_tokens(table: Table, context: Context, name: str, on: Who | This | ThatCard, change: int) -> bool:
    """Tokens are placed on a card that lies in play, or removed from it; whether all of them could be."""
    card = amounts.token_card(table.game, on, context)
    if card is None or card.zone not in IN_PLAY or not change:
        return False
    held = dict(card.tokens)
    before = held.pop(name, 0)
    after = max(0, before + change)
    if after:
        held[name] = after
    table.put(card.id, tokens=tuple(sorted(held.items())))
    said = f"{abs(after - before)} {name.title()} token{'' if abs(after - before) == 1 else 's'}"
    done = "placed on" if change > 0 else "removed from"
    verb = "is" if abs(after - before) == 1 else "are"
    text = f"{said} {verb} {done} {table.name(card.id)}: {after} now."
    table.step("tokens", text, rule("2.13"), rule("1.1"), cards=[card.id])
    return after - before == change


def destroy(table: Table, card_id: str, actor: str | None = None) -> bool:
    """12: from a staging area to the discard pile, unless a text says that it cannot be destroyed (1.1, 1.6)."""
    card = table.game.cards[card_id]
    if (spared := numbers.cannot_be_destroyed(table.game, card)) is not None:
        text = f"{card.title} can't be destroyed: {'its own text' if spared.id == card.id else spared.title} says so."
        table.step("forbidden", text, rule("1.6"), rule("1.1"), cards=[card_id, spared.id])
        return False
    table.move(card_id, "discard")
    # A card that lay face down has no text that could come of it (2.13.9).
    table.happen(Happens.DESTROY, actor or card.controller, card_id, zone="staging" if card.face_up else None)
    return True


def into_staging(table: Table, card_id: str, to: str) -> None:
    """A card comes into a staging area; 2.6.0.3: of a split card the half that can be there."""
    card = table.game.cards[card_id]
    half = card.half if card.zone == "card_pool" else _staying_half(card)
    symbol = card.symbol
    if playing.needs_symbol(card):
        text = f"{to} chooses what the infinity of {card.title} stands for."
        (symbol,) = table.decide(Choice(to, "choose", text, numbers.TWELVE, section="11.13.1"))
        table.cite(rule("11.13.1"))
    table.move(card_id, "staging", to=to, half=half, symbol=symbol)
    table.cite(rule("4.3"))
    keep_rules(table, card_id)


def _staying_half(card: Card) -> int:
    return next((n for n, half in enumerate(card.facts.halves) if half.type in (FOUNDATION, ASSET, CHARACTER)), 0)


def keep_rules(table: Table, card_id: str) -> None:
    """What a card that has come into a staging area brings about: 4.3.2, Terrain (2.14.2.9), Unique (2.14.2.11)."""
    card = table.game.cards[card_id]
    owner = card.controller
    only = numbers.only_of(card)
    if only and table.game.character(owner).facts.name.lower() not in only:
        table.step("destroy", f"{card.title} belongs to another character.", rule("4.3.2"), cards=[card_id])
        destroy(table, card_id)
        return
    if numbers.has_keyword(table.game, card, "terrain"):
        others = [
            each.id
            for name in table.game.in_order()
            for each in table.game.staging(name)
            if each.id != card_id and numbers.has_keyword(table.game, each, "terrain")
        ]
        if others:
            text = f"{card.title} is a Terrain: all other Terrains are destroyed."
            table.step("destroy", text, rule("2.14.2.9"), cards=others)
            for each in table.arranged(others, "discard"):
                destroy(table, each)
    if numbers.has_keyword(table.game, card, "unique"):
        same = [each.id for each in table.game.staging(owner) if each.is_same_card(card)]
        if len(same) > 1:
            text = f"{owner} keeps one copy of {card.title}."
            choice = Choice(owner, "choose", text, tuple(same), cards=tuple(same), section="2.14.2.11")
            keep = table.decide(choice)
            gone = [each for each in same if each not in keep]
            table.step("destroy", f"{card.title} is Unique: {text}", rule("2.14.2.11"), cards=gone)
            for each in gone:
                destroy(table, each)
