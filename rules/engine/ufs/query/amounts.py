"""What an amount comes to, whether a condition is met, and whether what happened is what was waited for."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from typing import assert_never

from rules.engine.kernel.value import walk
from rules.engine.ufs.ir.values import (
    Amount,
    Apart,
    AtLeast,
    AtMost,
    AttackBlocked,
    AttackIsFirst,
    AttackIsOf,
    Better,
    BloodIs,
    Both,
    CardIs,
    CharacterIs,
    CheckPassed,
    Compares,
    Condition,
    Count,
    Divided,
    Done,
    Event,
    FirstTurn,
    Fixed,
    GenderIs,
    Half,
    HasSymbol,
    IsIn,
    IsNthAttack,
    IsTurnOf,
    Kind,
    Not,
    OfAttack,
    OfCard,
    OfCheck,
    OfEvent,
    OfPaid,
    OfPlayer,
    Often,
    OfTokens,
    Paid,
    PlayedAsReversal,
    Preceding,
    Sum,
    Taller,
    ThatCard,
    This,
    ThisAttack,
    Times,
    Total,
    X,
)
from rules.engine.ufs.ir.words import Happens, Number, Order, Vital, Who
from rules.engine.ufs.model.cards import ACTION, ATTACK, UNKNOWN
from rules.engine.ufs.query import matching, numbers
from rules.engine.ufs.query.state import Attack, Card, Context, Game, Happening

# What counts the cards that are played: the player, the phase, the card, its type then, and as what it was played.
PLAYS = "plays"
# What cards are played as. An attack card that is played as a block is no attack that is played, for no sequence begins
# with it (8.1.7; our reading, by 8.3.2.11). It is a block, and a card that is played.
OF_CARD = 6  # What counts cards to which something was done: also the card, where it was, and whose it is.
AS_BLOCK, AS_REVERSAL = "block", "reversal"
# What happens to a player, whatever card it is about.
OF_PLAYERS = (Happens.START, Happens.END, Happens.BEFORE_CHECK, Happens.CHECK, Happens.PASS_CHECK, Happens.FAIL_CHECK)
# What happens to an attack: its kind is asked for.
OF_ATTACKS = (Happens.BLOCK, Happens.NOT_BLOCK, Happens.DEAL_DAMAGE, Happens.RESOLVED, Happens.TAKE_DAMAGE)


def amount(game: Game, of: Amount, context: Context) -> int:
    """What an amount comes to now."""
    match of:
        case Fixed(n):
            return n
        case X():
            return context.x or 0
        case Paid():
            return context.paid
        case Count(cards):
            return len(matching.meant(game, cards, context))
        case OfPlayer(who, number):
            return sum(_of_player(game, name, number) for name in numbers.players(game, who, context.by))
        case OfAttack(stat, printed, who):
            card = attack_card(game, context)
            if card is None or (who is not None and not holds(game, AttackIsOf(who), context)):
                return 0
            return numbers.printed(game, card, stat) if printed else numbers.number(game, card, stat)
        case OfEvent():
            return context.event.amount if context.event is not None else 0
        case OfPaid(stat, _):
            return sum(numbers.number(game, game.cards[each], stat) for each in context.paid_cards)
        case OfCard(ref, stat, printed):
            found_card = card_of(game, ref, context)
            if found_card is None:
                return 0
            return numbers.printed(game, found_card, stat) if printed else numbers.number(game, found_card, stat)
        case OfTokens(name, on):
            held = token_card(game, on, context)
            return dict(held.tokens).get(name, 0) if held is not None else 0
        case Often():
            return _often(game, of, context)
        case OfCheck():
            return context.check
        case Total(cards, stat, printed):
            number_of = partial(numbers.printed if printed else numbers.number, game)
            return sum(number_of(each, stat) for each in matching.meant(game, cards, context))
        case Times(one, other):
            return amount(game, one, context) * amount(game, other, context)
        case Half(whole, up):
            found = amount(game, whole, context)
            return -(-found // 2) if up else found // 2
        case Divided(whole, by, up):
            found, share = amount(game, whole, context), amount(game, by, context)
            if share == 0:
                return 0  # 2.13.6
            return -(-found // share) if up else found // share
        case AtMost(of_it, most):
            return min(most, amount(game, of_it, context))
        case AtLeast(of_it, least):
            return max(least, amount(game, of_it, context))
        case Sum(one, other, sign):
            return amount(game, one, context) + sign * amount(game, other, context)
        case Apart(one, other):
            return abs(amount(game, one, context) - amount(game, other, context))
        case Better(one, other, higher):
            return (max if higher else min)(amount(game, one, context), amount(game, other, context))
        case _:
            assert_never(of)


def settled(game: Game, of: Amount, context: Context) -> int:
    """What an amount of an effect comes to; 2.13.7A: nothing, if it is one of a player's attack and there is none."""
    for each in walk(of):
        if isinstance(each, OfAttack) and each.who is not None and not holds(game, AttackIsOf(each.who), context):
            return 0
    return amount(game, of, context)


def _of_player(game: Game, name: str, number: Number) -> int:
    player = game.players[name]
    match number:
        case Number.VITALITY:
            return player.vitality
        case Number.MAXIMUM_VITALITY:
            return numbers.maximum_vitality(game, name)
        case Number.HAND_SIZE:
            return numbers.hand_size(game, name)
        case Number.MOMENTUM:
            return len(player.momentum)
        case Number.HAND:
            return len(player.hand)
        case Number.CARD_POOL:
            return len(player.card_pool)
        case _:
            assert_never(number)


def attack_of(game: Game, context: Context) -> Attack | None:
    """The attack that an ability is about: that in which it was generated, else the one that goes on."""
    for each in reversed(game.attacks):
        if context.attack in (None, each.number):
            return each
    return None


def attack_card(game: Game, context: Context) -> Card | None:
    """The card of that attack."""
    attack = attack_of(game, context)
    if attack is not None:
        return game.cards[attack.card]
    # After the sequence the attack of the ability's own card, while it lies in the card pool.
    card = game.cards.get(context.card or "")
    return card if card is not None and card.zone == "card_pool" and card.type == "attack" else None


def card_of(game: Game, ref: This | ThisAttack | ThatCard | Preceding, context: Context) -> Card | None:
    """The card that is meant, if there is one."""
    match ref:
        case This(place):
            card = game.cards.get(context.card or "")
            return card if card is None or place is None or card.zone == place.value else None
        case Preceding(kind):
            return _preceding(game, kind, context)
        case ThisAttack():
            return attack_card(game, context)
        case ThatCard(of_event):
            return game.cards.get((context.about if of_event else context.that) or "")
        case _:
            assert_never(ref)


def token_card(game: Game, on: Who | This | ThatCard, context: Context) -> Card | None:
    """The card on which tokens lie."""
    if isinstance(on, Who):
        return game.character(numbers.player(game, on, context.by))
    return card_of(game, on, context)


def _preceding(game: Game, kind: Kind, context: Context) -> Card | None:
    """4.1.1: cards lie in a card pool from left to right in the order in which they were played."""
    attack = attack_card(game, context)
    if attack is None or attack.zone != "card_pool":
        return None
    pool = game.players[attack.controller].card_pool
    at = pool.index(attack.id)
    card = game.cards[pool[at - 1]] if at else None
    return card if card is not None and matching.fits(game, kind, card, context) else None


def holds(game: Game, condition: Condition, context: Context) -> bool:
    """Whether a condition is met."""
    match condition:
        case Compares(one, order, other):
            return numbers.compares(amount(game, one, context), order, amount(game, other, context))
        case CardIs(ref, kind):
            card = card_of(game, ref, context)
            return card is not None and matching.fits(game, kind, card, context)
        case AttackBlocked(how):
            attack = attack_of(game, context)
            return attack is not None and attack.block is not None and how in (None, attack.block)
        case AttackIsFirst(who):
            attack = attack_of(game, context)
            if attack is None or attack.by not in numbers.players(game, who, context.by):
                return False
            return game.players[attack.by].card_pool[:1] == (attack.card,)
        case AttackIsOf(who):
            attack = attack_of(game, context)
            card = attack_card(game, context)
            by = attack.by if attack is not None else card.controller if card is not None else None
            return by in numbers.players(game, who, context.by)
        case PlayedAsReversal():
            attack = attack_of(game, context)
            return attack is not None and attack.reversal
        case IsIn(place):
            card = game.cards.get(context.card or "")
            return card is not None and card.zone == place.value and card.controller == context.by
        case FirstTurn():
            return game.first_turn
        case IsNthAttack(who, nth):
            attack = attack_of(game, context)
            if attack is None or attack.by not in numbers.players(game, who, context.by):
                return False
            mine = [key for key in game.tally if key[:2] == (PLAYS, attack.by)]
            played = [key[3] for key in mine if key[4] == ATTACK and key[5] != AS_BLOCK]
            return attack.card in played[nth - 1 : nth]
        case Done():
            return _done(game, condition, context)
        case CheckPassed():
            return context.passed
        case Both(one, other):
            return holds(game, one, context) and holds(game, other, context)
        case HasSymbol(who, symbol):
            names = numbers.players(game, who, context.by)
            return all(symbol in numbers.symbols(game, game.character(name)) for name in names)
        case CharacterIs(who, name):
            names = numbers.players(game, who, context.by)
            return all(game.character(each).facts.name.lower() == name for each in names)
        case GenderIs(who, gender):
            return _is_or_worst(game, who, context.by, gender, "gender")
        case BloodIs(who, blood):
            return _is_or_worst(game, who, context.by, blood, "blood_type")
        case Taller(who, vital, order):
            return _taller(game, who, vital, order, context.by)
        case IsTurnOf(who):
            return game.turn in numbers.players(game, who, context.by)
        case Not(of):
            return not holds(game, of, context)
        case _:
            assert_never(condition)


def _played(game: Game, name: str | None) -> int:
    """How many cards a player has played in this turn, blocks included."""
    return sum(times for key, times in game.tally.items() if key[:2] == (PLAYS, name))


def _done(game: Game, condition: Done, context: Context) -> bool:
    """Whether a player, or each of several, has done something so often."""
    return all(
        numbers.compares(_times(game, name, condition, context), condition.order, condition.bound)
        for name in numbers.players(game, condition.who, context.by)
    )


def _times(game: Game, name: str, condition: Done, context: Context) -> int:
    what = PLAYS if condition.happens is Happens.PLAY else condition.happens.value
    found = 0
    for key, times in game.tally.items():
        if key[:2] != (what, name) or (condition.combat and key[2] != "combat"):
            continue
        if what != PLAYS or _was_played(game, key, condition.kind, context):
            found += times
    return found


def _often(game: Game, of: Often, context: Context) -> int:
    found = 0
    for key, times in game.tally.items():
        if key[0] != of.happens.value or len(key) < OF_CARD or (of.combat and key[2] != "combat"):
            continue
        by_whom = of.by is None or key[1] in numbers.players(game, of.by, context.by)
        whose = of.whose is None or key[5] in numbers.players(game, of.whose, context.by)
        found += times if by_whom and whose and key[4] == of.place.value else 0
    return found


def _was_played(game: Game, key: tuple[str, ...], kind: Kind, context: Context) -> bool:
    """Whether the card of a count was of a kind as it was played; 8.3.4: a Reversal is a card that is played as one."""
    _, _, _, card_id, type_, purpose = key
    if kind.reversal and purpose != AS_REVERSAL:
        return False
    if (kind.types and type_ not in kind.types) or (kind.other and card_id == context.card):
        return False
    if purpose == AS_BLOCK and ATTACK in kind.types:
        return False  # As above ``AS_BLOCK``.
    if purpose != AS_BLOCK and "block" in kind.traits:
        return False
    rest = replace(kind, types=(), other=False, reversal=None, traits=tuple(t for t in kind.traits if t != "block"))
    return matching.fits(game, rest, game.cards[card_id], context)


def _is_or_worst(game: Game, who: Who, by: str, wanted: str, what: str) -> bool:
    """2.7.1.2, 2.7.4.1: with an unknown one its player has the worst outcome.

    What your opponent's ability asks of your character is so; what your own asks is not.
    """
    for name in numbers.players(game, who, by):
        found = getattr(game.character(name).facts.vital, what)
        if found == UNKNOWN:
            if name == by:
                return False
        elif found != wanted:
            return False
    return True


def _taller(game: Game, who: Who, vital: Vital, order: Order, by: str) -> bool:
    name = numbers.player(game, who, by)
    other = game.opponent(name)
    one, two = (_size(game, each, vital) for each in (name, other))
    if one is None or two is None:
        # 2.7.2.2, 2.7.3.2: who has the unknown one has the worst outcome; of two unknown ones, who asks.
        unknown = [each for each, size in ((name, one), (other, two)) if size is None]
        return by not in unknown
    return numbers.compares(one, order, two)


def _size(game: Game, name: str, vital: Vital) -> int | None:
    found = (
        game.character(name).facts.vital.height if vital is Vital.HEIGHT else game.character(name).facts.vital.weight
    )
    if isinstance(found, int):
        return found
    feet = re.fullmatch(r"\s*(\d+)'\s*(?:(\d+)(?:\"|'')?)?\s*", found or "")
    if feet:
        return int(feet[1]) * 12 + int(feet[2] or 0)
    plain = re.match(r"\s*(\d+)", found or "")
    return int(plain[1]) if plain else None


def is_kind_of_event(event: Event, what: Happening) -> bool:
    """Whether it is of what an ability waits for, whoever and whatever it was about.

    2.9.3.1: who plays an action card for its Response plays a Response, as does who activates one.
    """
    if (event.least is None) is bool(what.cards):
        return False
    if event.happens is what.happens:
        return True
    played = event.happens is Happens.ACTIVATE and what.happens is Happens.PLAY
    return played and (what.letter is not None or event.actions)


def is_event(game: Game, event: Event, what: Happening, context: Context) -> bool:
    """Whether what happened is what an ability waits for.

    :param context: of that ability.
    """
    if not is_kind_of_event(event, what):
        return False
    if event.actions and what.happens is Happens.PLAY and ACTION not in game.cards[what.card or ""].types:
        return False
    if event.who is not None and what.by not in numbers.players(game, event.who, context.by):
        return False
    if event.moment is not None and event.moment is not what.moment:
        return False
    if event.block is not None and event.block is not what.block:
        return False
    if event.keyword is not None and event.keyword != what.keyword:
        return False
    if event.cause is not None and what.cause not in numbers.players(game, event.cause, context.by):
        return False
    if event.place is not None and what.zone != event.place.value:
        return False
    if event.among and what.value not in event.among:
        return False
    if event.least is not None:
        return len([each for each in what.cards if _is_of(game, event, each, context)]) >= event.least
    if event.whose is not None and not _is_of(game, event, what.card or "", context):
        return False
    if event.order is not None and not numbers.compares(what.amount, event.order, event.bound):
        return False
    if event.nth is not None and _played(game, what.by) != event.nth:
        return False  # 2.9.3.7: who has played another card since has played more than that.
    if event.happens in (Happens.DRAW, Happens.GAIN_VITALITY, Happens.LOSE_VITALITY) and not event.this:
        return True
    if event.this and not _is_this(game, event, what, context):
        return False
    if event.to_play:
        card = game.cards.get(what.card or "")
        if card is None or not matching.fits(game, event.kind, card, context):
            return False
        if what.keyword == AS_BLOCK and ATTACK in event.kind.types:
            return False  # As above ``AS_BLOCK``.
    if event.happens in (
        Happens.START,
        Happens.END,
        Happens.BEFORE_CHECK,
        Happens.CHECK,
        Happens.PASS_CHECK,
        Happens.FAIL_CHECK,
    ):
        return True
    attack = next((each for each in game.attacks if each.number == what.attack), None)
    of_attack = attack is not None and event.happens in OF_ATTACKS
    card = game.cards.get(attack.card if attack is not None and of_attack else what.card or "")
    if event.kind.letters and what.letter is not None:
        # 2.9.3.1: an ability or card that is played as that letter.
        if what.letter not in event.kind.letters:
            return False
        return card is not None and matching.fits(game, replace(event.kind, letters=()), card, context)
    if card is not None and event.happens is Happens.PLAY:
        if "block" in event.kind.traits and not card.block:
            return False  # 8.3.2.11
        if card.block and ATTACK in event.kind.types:
            return False  # As above ``AS_BLOCK``.
    if card is None:
        # Damage that an effect has dealt is that of no attack.
        return event.happens is Happens.DEAL_DAMAGE and not event.this and event.kind == Kind()
    return matching.fits(game, event.kind, card, context)


def _is_of(game: Game, event: Event, card_id: str, context: Context) -> bool:
    """Whether a card to which something was done is of the kind, and of the player, that is asked for."""
    card = game.cards.get(card_id)
    if card is None or (event.whose and card.controller not in numbers.players(game, event.whose, context.by)):
        return False
    return matching.fits(game, event.kind, card, context)


def _is_this(game: Game, event: Event, what: Happening, context: Context) -> bool:
    """ "This attack", "this card", "with this card"."""
    if what.card == context.card:
        return True
    if event.happens in OF_ATTACKS:
        attack = next((each for each in game.attacks if each.number == what.attack), None)
        if attack is None:
            return False
        return context.attack == attack.number if context.attack is not None else attack.card == context.card
    return False


def that_of(game: Game, event: Event | None, what: Happening | None, source: str | None) -> str | None:
    """The card that "that card" and "it" are after an event: of a block the attack, unless ``source`` is the block."""
    if event is None or what is None:
        return None
    attack = next((each for each in game.attacks if each.number == what.attack), None)
    of_attack = event.happens in OF_ATTACKS and (event.this or event.kind.types == ("attack",))
    if of_attack and attack is not None and not (event.this and what.card == source):
        return attack.card
    return what.card
