"""What it takes to play a card: whose it is, the symbols it shares, its difficulty, and what it may block."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from itertools import product

from rules.engine.kernel.frozen import changed
from rules.engine.kernel.steps import RefusalError, listing
from rules.engine.ufs.ir.abilities import Continuous, OnlyPlayedAs, OnlyPlayedIf
from rules.engine.ufs.ir.words import Deed, Stat
from rules.engine.ufs.model.cards import CHARACTER, INFINITY
from rules.engine.ufs.query import amounts, numbers
from rules.engine.ufs.query.numbers import PRINTED, RANGED, BlockAs
from rules.engine.ufs.query.state import Attack, Card, Context, Game
from rules.engine.ufs.rules.table import refuse

# 8.3.2.2.1-3: which zones of blocks may be played against an attack.
BLOCKED_BY = {"high": ("high", "mid"), "mid": ("high", "mid", "low"), "low": ("low", "mid")}


def check_character_only(game: Game, card: Card, by: str) -> None:
    """8.1.1.1: a Character Only card belongs to the character that it names."""
    only = numbers.only_of(card)
    name = game.character(by).facts.name
    if only and name.lower() not in only:
        whose = listing([each.title() for each in only], "or")
        raise refuse("character_only", f"{card.title} belongs to {whose}; {by} plays {name}.", "8.1.1.1", "2.14.1.2")


def check_symbols(game: Game, card: Card, by: str) -> None:
    """8.1.2: one symbol is on the card, on the character and on every card in the card pool.

    8.1.2.1: a face-down card without symbols that is no copy does not count.
    """
    shared = set(numbers.symbols(game, card))
    pool = [game.cards[each] for each in game.players[by].card_pool]
    held = [game.character(by), *(each for each in pool if not each.is_blank)]
    for other in held:
        shared &= set(numbers.symbols(game, other))
        if not shared:
            have = listing(numbers.symbols(game, card)) or "no symbol"
            raise refuse(
                "no_shared_symbol",
                f"{card.title} ({have}) shares no resource symbol with all of {_rest(game, held)}.{_infinity(held)}",
                *("8.1.2", "8.1.2.1") if len(held) != len(pool) + 1 else ("8.1.2",),
            )


def _rest(game: Game, held: list[Card]) -> str:
    return listing(
        [each.title if each.face_up else f"a copy of {game.cards[each.copy_of or ''].title}" for each in held]
    )


def _infinity(held: list[Card]) -> str:
    """11.13.1, 11.13.2: an infinity is a symbol only when it has been chosen, which a board states."""
    open_ones = [each for each in held if INFINITY in each.facts.resources and each.symbol is None and each.face_up]
    cures = [f'{{"card": "{each.title}", "symbol": "fire"}} at {each.place or each.id}' for each in open_ones]
    return f" What the infinity of a card stands for is stated: {listing(cures)}." if cures else ""


def difficulty(game: Game, card: Card, by: str) -> int:
    """4.8.6, 8.1.3.2: the difficulty as the card enters the transitional zone, +1 for each card in the card pool."""
    return numbers.number(game, card, Stat.DIFFICULTY) + len(game.players[by].card_pool) + next_card(game, by, card)


def block_difficulty(game: Game, attack: Attack, modifier: int, card: Card, by: str) -> int:
    """8.3.2.3: the speed, the block modifier, and one for each card in the defender's card pool."""
    speed = numbers.number(game, game.cards[attack.card], Stat.SPEED)
    return speed + modifier + len(game.players[by].card_pool) + next_card(game, by, card)


def next_card(game: Game, by: str, card: Card) -> int:
    """By how much effects change the difficulty of a player's next card, if it is this one."""
    return sum(each.amount for each in numbers.of_next_card(game, by, card))


def check_block(game: Game, attack: Attack, card: Card, by: str, wanted: str | None = None) -> list[BlockAs]:
    """The ways in which a card may block; several only where they are not the same.

    :param wanted: the name of the one that the player has chosen.
    :raises RefusalError: if it may not.
    """
    attacker = game.cards[attack.card]
    zone = numbers.zone(game, attacker)
    ways = numbers.blocks_as(game, card, attacker)
    if not ways:
        raise refuse("no_block", f"{card.title} has no block symbol.", "8.3.2.2")
    if wanted is not None and not (ways := [way for way in ways if way.name == wanted]):
        has = "no Ranged block against this attack" if wanted == RANGED else "no block symbol of its own"
        raise refuse("no_block", f"{card.title} has {has}.", "2.14.2.6" if wanted == RANGED else "8.3.2.2")
    fitting = [way for way in ways if zone is None or way.zone in BLOCKED_BY[zone]]
    if not fitting:
        raise refuse(
            "wrong_zone",
            f"A {ways[0].zone} block cannot be played against a {zone} attack.",
            {"high": "8.3.2.2.1", "mid": "8.3.2.2.2", "low": "8.3.2.2.3"}[zone or "mid"],
        )
    allowed = [way for way in fitting if _forbids_block(game, attack, card, by, way) is None]
    if not allowed and (ban := _forbids_block(game, attack, card, by, fitting[0])) is not None:
        text = f"{ban.title} says that {by} can't block {attacker.title} with {card.title}."
        raise refuse("card_forbids", text, "1.6")
    check_character_only(game, card, by)
    check_symbols(game, card, by)
    different: dict[tuple[str, int], BlockAs] = {}
    for way in allowed:
        different.setdefault((way.zone, way.modifier), way)
    return list(different.values())


def _forbids_block(game: Game, attack: Attack, card: Card, by: str, way: BlockAs) -> Card | None:
    """1.6: the card that says that a player cannot block with a card as the block that it would be."""
    shown = card
    if way.name != PRINTED:
        shown = replace(card, facts=replace(card.facts, block_zone=way.zone, block_modifier=way.modifier))
    return numbers.forbids(game, by, Deed.BLOCK, shown) or numbers.cannot_be_blocked(game, attack, shown)


def may_block(game: Game, attack: Attack, by: str, card_id: str) -> bool:
    """Whether a card may block, as one of its halves; a card that nobody knows might."""
    card = game.cards[card_id]
    if not card.is_known:
        return True
    # 11.13.1: what an infinity stands for is chosen before the card is played.
    symbols = numbers.TWELVE if needs_symbol(card) else (card.symbol,)
    for half, symbol in product(range(len(card.facts.halves)), symbols):
        shown = changed(card, {"half": half, "symbol": symbol})
        with suppress(RefusalError):
            check_may_play(game, shown, by)
            check_block(game, attack, shown, by)
            return True
    return False


def check_may_play(game: Game, card: Card, by: str) -> None:
    """1.6: nothing says that the player can't play the card."""
    if (ban := numbers.forbids(game, by, Deed.PLAY_CARDS, card)) is not None:
        raise refuse("card_forbids", f"{ban.title} says that {by} can't play {card.title}.", "1.6")
    for ability in card.text.abilities:
        only = ability.statement if isinstance(ability, Continuous) else None
        if isinstance(only, OnlyPlayedIf) and not amounts.holds(game, only.condition, Context(by=by, card=card.id)):
            raise refuse(
                "card_forbids", f"{card.title} may only be played on a condition that is not met.", "1.6", "1.1"
            )


def check_role(game: Game, card: Card, purpose: str) -> None:
    """1.1: whether its own text lets the card be played as that.

    :raises RefusalError: if not.
    """
    for each in numbers.of_itself(card):
        if not isinstance(each, OnlyPlayedAs):
            continue
        late = each.after is None or (game.attack is not None and game.attack.block is each.after)
        if purpose not in each.roles or not late:
            raise refuse("card_forbids", f"{card.title} says itself as what it may be played.", "1.1", "1.6")


def needs_symbol(card: Card) -> bool:
    """11.13.1: whether a symbol has to be chosen before the card is played."""
    return INFINITY in card.facts.resources and card.symbol is None and card.type != CHARACTER
