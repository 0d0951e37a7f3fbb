"""What the numbers, keywords and symbols of cards and players are now: what is printed, and what changes it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rules.engine.kernel.errors import UnknownError
from rules.engine.kernel.frozen import frozen
from rules.engine.kernel.steps import listing
from rules.engine.kernel.value import walk
from rules.engine.ufs.ir.abilities import (
    BlocksAs,
    Bonus,
    Cannot,
    CannotBeBlocked,
    CannotBeDestroyed,
    CheckBonus,
    Continuous,
    DealsHalf,
    GainsSymbol,
    Grants,
    HandSize,
    Statement,
    Triggered,
)
from rules.engine.ufs.ir.values import Cards, Event, IsIn, Kind, This
from rules.engine.ufs.ir.words import Deed, Happens, Order, Place, Stat, Until, Who
from rules.engine.ufs.model.cards import (
    ATTACK,
    CHARACTER,
    FOUNDATION,
    INFINITY,
    PLAYED_KEYWORDS,
    SYMBOLS,
    keyword_parts,
    unknown_of,
)
from rules.engine.ufs.query import amounts, matching
from rules.engine.ufs.query.state import Active, Attack, Card, Context, Game, Known, Lasting, Modification, Pending

PRINTED, RANGED, BY_TEXT = "printed", "Ranged", "text"
RANGED_MODIFIER = 0  # 2.14.2.6
TWELVE = tuple(each for each in SYMBOLS if each != INFINITY)


def acting(game: Game, name: str | None = None) -> Iterator[Card]:
    """The cards whose continuous text counts: those in staging areas, and attacks in card pools (2.2.13, 8.1.5)."""
    for player in game.in_order():
        if name not in (None, player):
            continue
        for card in game.staging(player):
            # 2.1.13, 2.1.14: a copy of the character that is no other version of it adds no text.
            if (character := game.anchor(card)) is card or not card.is_same_card(character):
                yield card
        for each in game.players[player].card_pool:
            card = game.cards[each]
            if card.type == ATTACK and not card.block:
                yield card


def of_its_block(event: Event) -> bool:
    """Whether an event is that somebody blocks with the very card that waits for it."""
    block = event.happens is Happens.BLOCK or (event.happens is Happens.PLAY and "block" in event.kind.traits)
    return block and event.this and event.who is Who.YOU


def _lying_in_pools(game: Game) -> Iterator[tuple[Card, Continuous | Triggered, int]]:
    """What counts of the other cards in card pools: what says so itself (1.1), what attacks do as blocks (2.2.13)."""
    for player in game.in_order():
        for each in game.players[player].card_pool:
            card = game.cards[each]
            if card.type == ATTACK and not card.block:
                continue
            for n, ability in enumerate(card.text.abilities):
                if not isinstance(ability, Continuous | Triggered):
                    continue
                as_block = card.type == ATTACK and isinstance(ability, Triggered) and of_its_block(ability.event)
                if as_block or IsIn(Place.POOL) in walk(ability.condition):
                    yield card, ability, n


def known(game: Game) -> Known:
    """The continuous abilities with their cards and places, those of the player whose turn it is first (2.10.2)."""
    if game.known is not None and game.known.is_of(game):
        return game.known
    of_acting = (
        (card, each, n)
        for card in acting(game)
        for n, each in enumerate(card.text.abilities)
        if isinstance(each, Continuous | Triggered)
    )
    found = (*of_acting, *_lying_in_pools(game))
    bonuses: dict[Stat, list[tuple[Card, Continuous, Bonus]]] = {stat: [] for stat in Stat}
    grants = []
    for card, each, _ in found:
        if isinstance(each, Continuous) and isinstance(each.statement, Bonus):
            bonuses[each.statement.stat].append((card, each, each.statement))
        elif isinstance(each, Continuous) and isinstance(each.statement, Grants):
            grants.append((card, each, each.statement))
    by_stat = {stat: tuple(each) for stat, each in bonuses.items()}
    made = Known(game.players, game.cards, game.turn, found, by_stat, tuple(grants))
    game.__dict__["known"] = made
    return made


def is_on(game: Game, source: Card, ability: Continuous) -> bool:
    """Whether the condition of a continuous ability is met."""
    return ability.condition is None or amounts.holds(game, ability.condition, context(source))


def holding(game: Game) -> Iterator[tuple[Card, Continuous]]:
    """The continuous abilities whose conditions are met, those of the player whose turn it is first (2.10.2)."""
    for card, each, _ in known(game).continuous:
        if isinstance(each, Continuous) and is_on(game, card, each):
            yield card, each


def triggered(game: Game) -> Iterator[Active]:
    """The continuous abilities that wait for an event, in the order of 2.10.2."""
    for card, each, n in known(game).continuous:
        if isinstance(each, Triggered):
            yield Active(card, n, each)


def context(card: Card) -> Context:
    """What a card's ability is about before anything has been chosen."""
    return Context(by=card.controller, card=card.id)


def printed(game: Game, card: Card, stat: Stat) -> int:
    """What counts as printed; 2.14.2.3: with Desperation the printed difficulty becomes another."""
    desperate = keyword_number(game, card, "desperation") if stat is Stat.DIFFICULTY else None
    if desperate is not None and is_desperate(game, card.controller):
        return desperate
    return on_card(card, stat)


def on_card(card: Card, stat: Stat) -> int:
    """What the card has; 0 on a face-down card, on a copy, and for X or nothing (2.13.9.1, 2.14.2.4.3)."""
    if card.is_blank or card.is_copy or not card.is_known:
        return 0
    face = card.face
    found: object = {
        Stat.SPEED: face.speed,
        Stat.DAMAGE: face.damage,
        Stat.DIFFICULTY: face.difficulty,
        Stat.CONTROL: card.facts.control,
        Stat.BLOCK_MODIFIER: card.facts.block_modifier,
    }[stat]
    if found == "X":
        return card.x or 0
    if found is None and stat in (Stat.SPEED, Stat.DAMAGE) and face.type == ATTACK:
        raise unknown(card)
    return found if isinstance(found, int) else 0


def unknown(card: Card) -> UnknownError:
    """What of an attack has to be stated at its place, since it is needed and no file has it."""
    missing = unknown_of(card.face)
    names = listing([name.replace("_", " ") for name in missing])
    are, it = ("are", "them") if len(missing) > 1 else ("is", "it")
    example = {"speed": "3", "attack_zone": '"high"', "damage": "4"}
    cure = ", ".join([f'{{"card": "{card.title}"', *(f'"{name}": {example[name]}' for name in missing)])
    return UnknownError(
        [f"{card.place or card.id}: {names} of {card.title} {are} not known; state {it} there: {cure}}}"]
    )


def number(game: Game, card: Card, stat: Stat) -> int:
    """A number of a card now; no rule stops one at 0 (8.1.3.4, 8.3.2.3: they are added up), but there is no damage of
    less than none (8.3.3.10).
    """
    found = base(game, card, stat)
    for _, amount, sets in changes(game, card, stat):
        found = amount if sets else found + amount
    return max(0, found) if stat is Stat.DAMAGE else found


def changes(
    game: Game, card: Card, stat: Stat
) -> Iterator[tuple[Modification | Lasting | tuple[Card, Continuous], int, bool]]:
    """What changes a number of a card, in the order in which it counts: by how much, or to how much it is set."""
    over: set[Lasting | tuple[str, int]] = set()
    for each in game.modifications:
        if each.card == card.id and each.life == card.life and each.stat is stat and each.keyword is each.zone is None:
            over |= set(each.over)
            yield each, each.amount if each.to is None else each.to, each.to is not None
    for lasting in game.lasting:
        if lasting.stat is not stat or lasting.cards is None or lasting in over:
            continue
        about = Context(by=lasting.by, card=lasting.card)
        if lasts(game, lasting.until, lasting.attack) and matching.in_place(game, lasting.cards, card, about):
            yield lasting, lasting.amount, False
    for source, ability, statement in known(game).bonuses[stat]:
        if (source.id, source.life) in over:
            continue
        if is_meant(game, source, statement.cards, card) and is_on(game, source, ability):
            amount = statement.sign * amounts.amount(game, statement.amount, context(source))
            yield (source, ability), amount, False


def base(game: Game, card: Card, stat: Stat) -> int:
    """What a number is before anything is added: as printed, or as a copy has it."""
    if card.is_copy:
        return {Stat.SPEED: card.copy_speed, Stat.DAMAGE: card.copy_damage}.get(stat, 0)
    return printed(game, card, stat)


def is_meant(game: Game, source: Card, cards: Cards | This, card: Card) -> bool:
    """Whether a continuous ability is about a card."""
    if isinstance(cards, This):
        return source.id == card.id
    return matching.in_place(game, cards, card, context(source))


def zone(game: Game, card: Card) -> str | None:
    """The zone of an attack now."""
    found = card.copy_zone if card.is_copy else None if card.is_blank else card.face.zone
    if found is None and card.face.type == ATTACK and not card.is_copy and not card.is_blank and card.is_known:
        raise unknown(card)
    return _zone_changed(game, card, found, of_block=False)


def block_zone(game: Game, card: Card) -> str | None:
    """The zone of a card's block symbol; 2.14.2.6: a Ranged card has a mid block against a Ranged attack."""
    if card.is_blank or card.is_copy:
        return None
    return _zone_changed(game, card, card.facts.block_zone, of_block=True)


def _zone_changed(game: Game, card: Card, found: str | None, *, of_block: bool) -> str | None:
    for each in game.modifications:
        about = each.card == card.id and each.life == card.life and each.zone is not None
        if about and (each.stat is Stat.BLOCK_MODIFIER) is of_block:
            found = each.zone
    return found


@frozen
class BlockAs:
    """A block that a card may be played as: by its own symbol (``printed``), as a ``Ranged`` card (2.14.2.6), or as
    its ``text`` says.
    """

    name: str
    zone: str
    modifier: int


def blocks_as(game: Game, card: Card, against: Card) -> list[BlockAs]:
    """The blocks that a card may be played as."""
    found = []
    if (symbol := block_zone(game, card)) is not None:
        found.append(BlockAs(PRINTED, symbol, number(game, card, Stat.BLOCK_MODIFIER)))
    if has_keyword(game, card, "ranged") and has_keyword(game, against, "ranged"):
        found.append(BlockAs(RANGED, "mid", RANGED_MODIFIER))
    for each in of_itself(card):
        if isinstance(each, BlocksAs) and matching.fits(game, each.against, against, context(card)):
            found.append(BlockAs(BY_TEXT, each.zone, each.modifier))
    return found


def of_itself(card: Card) -> Iterator[Statement]:
    """What its own text says of playing it, wherever it is (1.1); what depends on a condition is not of that kind."""
    for each in card.text.abilities:
        if isinstance(each, Continuous) and each.condition is None:
            yield each.statement


def keywords(game: Game, card: Card) -> tuple[str, ...]:
    """The keywords of a card now, as they are printed."""
    found = [] if card.is_blank or card.is_copy else list(card.face.keywords)
    found = [each for each in found if _is_of_character(game, card, each)]
    for each in game.modifications:
        if each.card == card.id and each.life == card.life and each.keyword is not None:
            found = _with_keyword(found, each.keyword, lost=each.lost)
    # 2.10.2: those of the player whose turn it is are applied first.
    for source, ability, statement in known(game).grants:
        if _grants(game, source, statement.cards, card) and is_on(game, source, ability):
            found = _with_keyword(found, statement.keyword, lost=statement.lost)
    return tuple(dict.fromkeys(found))


def _with_keyword(found: list[str], keyword: str, *, lost: bool) -> list[str]:
    if not lost:
        return [*found, keyword]
    return [each for each in found if keyword_name(each) != keyword_name(keyword)]


def _grants(game: Game, source: Card, cards: Cards | This, card: Card) -> bool:
    # What is granted is told by what is printed: two texts that grant each other's keywords would have no end.
    if isinstance(cards, This):
        return source.id == card.id
    return matching.in_place(game, cards, card, context(source), printed_only=True)


def has_keyword(game: Game, card: Card, name: str) -> bool:
    """Whether it has a keyword of that name."""
    return any(keyword_name(each) == name for each in keywords(game, card))


def keyword_name(keyword: str) -> str:
    """The name of a keyword in lower case."""
    return keyword_parts(keyword)[0]


def _is_of_character(game: Game, card: Card, keyword: str) -> bool:
    """2.9.0.4: whether a keyword is nobody's alone, or that of the character of the card's player.

    What has to be played is a keyword of the card whoever has it; who else plays it is refused that.
    """
    name, whose = keyword_parts(keyword)
    return not whose or name in PLAYED_KEYWORDS or game.character(card.controller).facts.name.lower() in whose


def keyword_number(game: Game, card: Card, name: str) -> int | None:
    """The number of a printed keyword, if the card has it."""
    for each in () if card.is_blank or card.is_copy else card.face.keywords:
        number = each.partition(":")[2].strip()
        if keyword_name(each) == name and number.isdigit() and _is_of_character(game, card, each):
            return int(number)
    return None


def only_of(card: Card) -> tuple[str, ...]:
    """The characters to whom a Character Only card belongs (8.1.1.1), by name in lower case."""
    found: list[str] = []
    for half in card.facts.halves if card.is_known else ():
        for each in half.keywords:
            if keyword_name(each) == "character only":
                named = each.partition(":")[2] or each.strip()[: -len(" only")]
                found += [name.strip().lower() for name in named.split("/")]
    return tuple(found)


def symbols(game: Game, card: Card) -> tuple[str, ...]:
    """The resource symbols of a card now; 11.13: infinity is what was chosen for it, and nothing before."""
    if card.copy_of is not None and card.copy_of in game.cards:
        return symbols(game, game.cards[card.copy_of])
    if card.is_blank:
        return ()
    found = list(card.facts.resources)
    if card.type == CHARACTER and card.zone == "staging":
        # 2.1.14: a later version of the character adds its symbols.
        for other in game.staging(card.controller):
            if other.type == CHARACTER and other.id != card.id and other.facts.name == card.facts.name:
                found += other.facts.resources if other.symbol is None else (*other.facts.resources, other.symbol)
        # What gives a symbol asks only where its own card is (``meaning.abilities``), so that nothing goes round here.
        for source, ability, _ in known(game).continuous:
            if not isinstance(ability, Continuous) or not isinstance(gains := ability.statement, GainsSymbol):
                continue
            if is_on(game, source, ability) and card.controller in players(game, gains.who, source.controller):
                found.append(gains.symbol)
    chosen = [card.symbol] if card.symbol is not None else []
    return tuple(dict.fromkeys(each for each in (*found, *chosen) if each != INFINITY))


def hand_size(game: Game, name: str) -> int:
    """How many cards a player draws up to (7.3)."""
    found = game.character(name).facts.hand_size or 0
    for source, ability in holding(game):
        statement = ability.statement
        if isinstance(statement, HandSize) and name in players(game, statement.who, source.controller):
            found += statement.sign * amounts.amount(game, statement.amount, context(source))
    return max(0, found)


def maximum_vitality(game: Game, name: str) -> int:
    """2.1.5, 5.5.1: the vitality of the starting character."""
    return game.character(name).facts.vitality or 0


def is_desperate(game: Game, name: str) -> bool:
    """2.9.0.5: less vitality than half of the maximum, rounded down."""
    return game.players[name].vitality < maximum_vitality(game, name) // 2


def players(game: Game, who: Who, by: str) -> tuple[str, ...]:
    """The players that a word stands for, the one whose turn it is first."""
    match who:
        case Who.YOU:
            return (by,)
        case Who.OPPONENT:
            return (game.opponent(by),)
        case Who.EACH:
            return game.in_order()


def player(game: Game, who: Who, by: str) -> str:
    """The one player for whom a word stands where a text needs one: who chooses, decides or is compared.

    :raises ValueError: for each player; no text says so there (``meaning.sound``).
    """
    if who is Who.EACH:
        raise ValueError("each player, where a text needs one")
    return by if who is Who.YOU else game.opponent(by)


def forbids(game: Game, name: str, deed: Deed, card: Card | None = None) -> Card | None:
    """1.6: the card that says that a player cannot do something, also to or with a card, if there is one."""
    for source, ability in holding(game):
        statement = ability.statement
        if not isinstance(statement, Cannot) or statement.deed is not deed:
            continue
        if name not in players(game, statement.who, source.controller):
            continue
        if card is None or matching.fits(game, statement.kind, card, context(source)):
            return source
    for ban in game.bans:
        about = Context(by=ban.by, card=ban.card, named=ban.named)
        meant = card is None or matching.fits(game, ban.kind, card, about)
        if ban.player == name and ban.deed is deed and meant and lasts(game, ban.until, ban.attack):
            return game.cards[ban.card]
    return None


def cannot_be_destroyed(game: Game, card: Card) -> Card | None:
    """The card that says that a card cannot be destroyed, if there is one."""
    for source, ability in holding(game):
        statement = ability.statement
        if isinstance(statement, CannotBeDestroyed) and is_meant(game, source, statement.cards, card):
            return source
    return None


def lasts(game: Game, until: Until, number: int | None) -> bool:
    """Whether the time of an effect of an attack is not over (6.1, 2.9.2.6); a turn and a phase end it themselves."""
    attack = next((each for each in game.attacks if each.number == number), None)
    match until:
        case Until.TURN | Until.YOUR_READY_PHASE | Until.OPPONENTS_READY_PHASE:
            return True
        case Until.ATTACK:
            return attack is not None
        case Until.ENHANCE:
            return attack is not None and attack.step == "enhance"
        case _:
            assert_never(until)


def ready_to_commit(game: Game, name: str) -> list[Card]:
    """The ready foundations of a player, and the ready character (2.12.3, 8.1.3.4); none that a text forbids (1.6)."""
    return [
        card
        for card in game.staging(name)
        if not card.committed and not card.is_blank and card.type in (FOUNDATION, CHARACTER)
        if game.anchor(card) is card
        if forbids(game, name, Deed.COMMIT, card) is None
    ]


def check_bonus(game: Game, name: str, card: Card | None, *, block: bool = False) -> int:
    """By how much texts change the control checks of a player (2.11.1).

    :param card: what the check is made to play, if anything; ``block``: as a block.
    """
    found = sum(each.amount for each in game.lasting if each.cards is None and each.by == name)
    for source, ability in holding(game):
        statement = ability.statement
        if not isinstance(statement, CheckBonus) or name not in players(game, statement.who, source.controller):
            continue
        kind = statement.kind
        if kind != Kind():
            if card is None or ("block" in kind.traits and not block):
                continue
            if not matching.fits(game, kind, card, context(source)):
                continue
        found += statement.sign * amounts.amount(game, statement.amount, context(source))
    return found


def deals_half(game: Game, attack: Card) -> bool:
    """Whether its own text has a completely blocked attack deal half of its damage."""
    return any(isinstance(each.statement, DealsHalf) and source.id == attack.id for source, each in holding(game))


def cannot_be_blocked(game: Game, attack: Attack, block: Card | None) -> Card | None:
    """1.6: the card that says that an attack cannot be blocked so, if there is one.

    :param block: the card that blocks; nothing where an effect does (8.3.2.14), which is a block of no kind.
    """
    for source, ability in holding(game):
        if isinstance(ability.statement, CannotBeBlocked) and source.id == attack.card:
            by = ability.statement.by
            if by == Kind() or (block is not None and matching.fits(game, by, block, context(source))):
                return source
    for only in attack.only_blocks:
        about = Context(by=only.by, card=only.card)
        if block is None or not matching.fits(game, only.kind, block, about):
            return game.cards[only.card or attack.card]
    return None


def of_next_card(game: Game, by: str, card: Card) -> list[Pending]:
    """What changes a player's next card, or next card of a kind, if it is this one."""
    return [
        each
        for each in game.pending
        if each.player == by
        and each.what == "card"
        and matching.fits(game, each.kind, card, Context(by=by, card=each.source))
    ]


def compares(one: int, order: Order, other: int) -> bool:
    """Whether two numbers compare so."""
    match order:
        case Order.AT_LEAST:
            return one >= other
        case Order.AT_MOST:
            return one <= other
        case Order.EXACTLY:
            return one == other
        case Order.MORE:
            return one > other
        case Order.LESS:
            return one < other
