"""Events, conditions and statements: from the tree to values of the ``ir``."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

from lark import Token, Tree

from rules.engine.ufs.ir.abilities import (
    Bonus,
    Cannot,
    CannotBeBlocked,
    CannotBeDestroyed,
    CheckBonus,
    Grants,
    HandSize,
    Statement,
)
from rules.engine.ufs.ir.values import (
    AttackBlocked,
    AttackIsFirst,
    AttackIsOf,
    BloodIs,
    Both,
    CardIs,
    Cards,
    Compares,
    Condition,
    Count,
    Event,
    Fixed,
    GenderIs,
    HasSymbol,
    IsTurnOf,
    Kind,
    Not,
    OfAttack,
    OfPlayer,
    PlayedAsReversal,
    Taller,
    ThatCard,
    This,
    ThisAttack,
    X,
)
from rules.engine.ufs.ir.words import Block, Deed, Happens, Letter, Moment, Number, Order, Place, Stat, Vital, Who
from rules.engine.ufs.lowering import nouns
from rules.engine.ufs.lowering.nouns import Node
from rules.engine.ufs.lowering.unsupported import UnsupportedError, unsupported
from rules.engine.ufs.model.cards import ATTACK

MOMENTS = {"TURN": Moment.TURN, "READY_PHASE": Moment.READY, "COMBAT_PHASE": Moment.COMBAT, "END_PHASE": Moment.END}
NUMBERS = {
    "VITALITY": Number.VITALITY,
    "MOMENTUM": Number.MOMENTUM,
    "CARDS_IN_HAND": Number.HAND,
    "CARDS_IN_POOL": Number.CARD_POOL,
}
SIZES = {
    "taller": (Vital.HEIGHT, Order.MORE),
    "shorter": (Vital.HEIGHT, Order.LESS),
    "heavier": (Vital.WEIGHT, Order.MORE),
    "lighter": (Vital.WEIGHT, Order.LESS),
}
PLAYING = {
    Letter.FORM: Deed.PLAY_FORMS,
    Letter.ENHANCE: Deed.PLAY_ENHANCES,
    Letter.RESPONSE: Deed.PLAY_RESPONSES,
}
ORDINALS = {"second": 2, "third": 3, "fourth": 4}
OPPOSITE = {Who.YOU: Who.OPPONENT, Who.OPPONENT: Who.YOU, Who.EACH: Who.EACH}
CHECKS = {"pas": Happens.PASS_CHECK, "make": Happens.CHECK, "pass": Happens.PASS_CHECK, "fail": Happens.FAIL_CHECK}


def blocked(token: Token) -> Block | None:
    """``completely blocked``, ``partially blocked``, or either."""
    word = str(token).split()[0]
    return {"completely": Block.COMPLETE, "fully": Block.COMPLETE, "partially": Block.PARTIAL}.get(word)


def a_card(tree: Node) -> tuple[Kind, bool, Who | None]:
    """The card of an event: its kind, whether it is this very one, and whose it is."""
    match nouns.parts(tree):
        case "a_this", [Tree() as which] if (owner := nouns.attack_of(which)) is not None:
            return Kind(types=(ATTACK,)), False, owner
        case "a_this", [Tree() as which]:
            found = nouns.one(which)
            if isinstance(found, This | ThisAttack):
                return Kind(), True, None
        case "a_kind", [Tree() as of]:
            return nouns.plain_kind(of), False, None
        case "a_possessed", [Tree() as possessive, Tree() as of]:
            return nouns.plain_kind(of), False, nouns.whose(possessive)
        case "a_controlled", [Tree() as of, Token() as whose]:
            return nouns.plain_kind(of), False, Who.YOU if whose.startswith("you ") else Who.OPPONENT
    raise unsupported(tree, "card of an event")


def _attack(tree: Node) -> tuple[Kind, bool, Who | None]:
    of, this, who = a_card(tree)
    if not this and of.types != (ATTACK,):
        raise UnsupportedError("an event of attacks about other cards")
    return of, this, who


def event(tree: Node) -> Event:
    """What an ability waits for."""
    match nouns.parts(tree):
        case "plays", [Tree() as who, Token(), Tree() as card]:
            of, this, owner = a_card(card)
            if owner not in (None, nouns.player(who)):
                raise UnsupportedError("playing the cards of another")
            happens = Happens.ACTIVATE if of.letters and not of.types else Happens.PLAY
            return Event(happens, nouns.player(who), of, this)
        case "plays_nth", [Tree() as who, Token(), Token() as card]:
            wanted = Who.YOU if card.startswith("your") else Who.OPPONENT
            if nouns.player(who) is not wanted:
                raise UnsupportedError("the cards that another plays")
            return Event(Happens.PLAY, wanted, nth=ORDINALS[card.split()[1]])
        case "blocks", [Tree() as who, Token(), Tree() as card]:
            of, this, owner = _attack(card)
            if owner not in (None, OPPOSITE[nouns.player(who)]):
                raise UnsupportedError("blocking one's own attack")
            return Event(Happens.BLOCK, nouns.player(who), of, this)
        case "blocks_with", [Token(), Tree() as card] if isinstance(nouns.one(card), This):
            return Event(Happens.BLOCK, Who.YOU, this=True)
        case "is_blocked", [Tree() as card, Token() as how]:
            of, this, owner = _attack(card)
            return Event(Happens.BLOCK, OPPOSITE[owner] if owner else None, of, this, blocked(how))
        case "not_blocked", [Tree() as card, Token(), Token() as how] if blocked(how) is None:
            of, this, owner = _attack(card)
            return Event(Happens.NOT_BLOCK, OPPOSITE[owner] if owner else None, of, this)
        case "deals", [Tree() as card, Token(), bound, order, Token() as damage] if damage != "speed":
            of, this, owner = _attack(card)
            victim = {"damage to you": Who.OPPONENT, "damage to your opponent": Who.YOU}.get(str(damage))
            if owner is not None and victim is not None and owner is not victim:
                raise UnsupportedError("an attack that deals damage to its own player")
            return damage_dealt(Event(Happens.DEAL_DAMAGE, owner or victim, of, this), bound, order)
        case "resolves", [Tree() as card, Token()]:
            of, this, owner = _attack(card)
            return Event(Happens.RESOLVED, owner, of, this)
        case "taking", [Tree() as who]:
            return Event(Happens.TAKE_DAMAGE, nouns.player(who) if who.data != "each" else None)
        case "before_check", [Token() as whose]:
            return Event(Happens.BEFORE_CHECK, Who.OPPONENT if "opponent" in whose else Who.YOU)
        case "checks", [Tree() as who, Token() as how]:
            return Event(_check(str(how)), nouns.player(who))
        case "draws", [Tree() as who, Token(), Tree() as count, *_] if nouns.amount(count) == Fixed(1):
            return Event(Happens.DRAW, nouns.player(who))
        case "discards", [Tree() as who, Token(), Tree() as count, *_] if nouns.amount(count) == Fixed(1):
            return Event(Happens.DISCARD, nouns.player(who))
        case "destroyed", [Tree() as card, Token()]:
            of, this, owner = a_card(card)
            if this:
                # 2.4.11, 2.5.11: its text has no effect once it has left the staging area.
                raise UnsupportedError("this card, destroyed")
            return Event(Happens.DESTROY, owner, of, this)
        case "gains", [Tree() as who, Token(), Token()]:
            return Event(Happens.GAIN_VITALITY, nouns.player(who))
        case "loses", [Tree() as who, Token(), Token()]:
            return Event(Happens.LOSE_VITALITY, nouns.player(who))
        case "starts", [Token(), Tree() as possessive, Tree(children=[Token() as moment])]:
            return Event(Happens.START, nouns.whose(possessive), moment=nouns.known(MOMENTS, moment.type, "moment"))
        case "ends", [Token(), Tree() as possessive, Tree(children=[Token() as moment])]:
            if nouns.known(MOMENTS, moment.type, "moment") is not Moment.COMBAT:
                raise UnsupportedError("the end of that part of a turn")
            return Event(Happens.END, nouns.whose(possessive), moment=nouns.known(MOMENTS, moment.type, "moment"))
    raise unsupported(tree, "event")


def damage_dealt(event: Event, bound: Node, order: Node) -> Event:
    """An event with how much damage has to be dealt for it, if that is said."""
    if not isinstance(bound, Token) or not isinstance(order, Token):
        return event
    return replace(event, order=nouns.order_of(order), bound=nouns.whole(bound))


def _check(phrase: str) -> Happens:
    return nouns.known(CHECKS, phrase.split()[0].removesuffix("s").removesuffix("se"), "control check")


def condition(tree: Node) -> Condition:
    """What has to be so: one thing, or several."""
    found = [_is_so(each) for each in nouns.children(tree)]
    return reduce(Both, found)


def _is_so(tree: Node) -> Condition:
    """One thing; what is said of "your attack" is so of that player's attack only."""
    whose = next((who for each in nouns.children(tree) if (who := nouns.attack_of(each)) is not None), None)
    if whose is not None and nouns.parts(tree)[0] != "first_in_pool":
        return Both(AttackIsOf(whose), _is_so_of(tree))
    return _is_so_of(tree)


def _is_so_of(tree: Node) -> Condition:
    match nouns.parts(tree):
        case "has", [Tree() as who, Tree() as count, Token() as order, Tree() as number]:
            return Compares(_number(who, number), nouns.order_of(order), nouns.amount(count))
        case "has_no", [Tree() as who, Tree() as number]:
            return Compares(_number(who, number), Order.AT_MOST, Fixed(0))
        case "has_more_cards", [Tree() as who, Token() as compare, Token() as of, Tree() as other]:
            way = Order.MORE if compare == "more" else Order.LESS
            return Compares(_controlled(nouns.player(who), of), way, _controlled(nouns.player(other), of))
        case "controls_more", [Token() as whose, Token() as compare, Token() as of, Tree() as other]:
            way = Order.MORE if compare == "more" else Order.LESS
            return Compares(_controlled(nouns.controller(whose), of), way, _controlled(nouns.player(other), of))
        case "it_is", [Tree() as of]:
            return CardIs(ThatCard(), nouns.plain_kind(of))
        case "has_more", [Tree() as who, Token() as compare, Tree() as number, Tree() as other]:
            way = Order.MORE if compare == "more" else Order.LESS
            return Compares(_number(who, number), way, _number(other, number))
        case "controls", [Tree() as who, Token(), Tree() as count, Token() as order, Tree() as of]:
            cards = nouns.cards_of(of, [], Place.STAGING, nouns.player(who))
            return Compares(Count(cards), nouns.order_of(order), nouns.amount(count))
        case "controls_a", [Tree() as who, Token(), Tree() as of]:
            cards = nouns.cards_of(of, [], Place.STAGING, nouns.player(who))
            return Compares(Count(cards), Order.AT_LEAST, Fixed(1))
        case "controls_no", [Tree() as who, Token(), Tree() as of]:
            return Compares(Count(nouns.cards_of(of, [], Place.STAGING, nouns.player(who))), Order.AT_MOST, Fixed(0))
        case "control_word_no", [Token() as whose, Tree() as of]:
            cards = nouns.cards_of(of, [], Place.STAGING, nouns.controller(whose))
            return Compares(Count(cards), Order.AT_MOST, Fixed(0))
        case "control_word", [Token() as whose, Tree() as count, Token() as order, Tree() as of]:
            cards = nouns.cards_of(of, [], Place.STAGING, nouns.controller(whose))
            return Compares(Count(cards), nouns.order_of(order), nouns.amount(count))
        case "control_word_a", [Token() as whose, Tree() as of]:
            cards = nouns.cards_of(of, [], Place.STAGING, nouns.controller(whose))
            return Compares(Count(cards), Order.AT_LEAST, Fixed(1))
        case "first_in_pool", [Tree() as which, Token() as where]:
            owner = nouns.attack_of(which) or (Who.YOU if isinstance(nouns.one(which), ThisAttack) else None)
            if owner is None or ("your" in where) is not (owner is Who.YOU):
                raise UnsupportedError("an attack in the card pool of another")
            return AttackIsFirst(owner)
        case "has_symbol", [Tree() as possessive, Token(), Token() as symbol]:
            return HasSymbol(nouns.whose(possessive), str(symbol))
        case "gender", [Tree() as possessive, Token(), Token() as gender]:
            return GenderIs(nouns.whose(possessive), "M" if gender == "male" else "F")
        case "blood", [Tree() as possessive, Token(), Token() as blood]:
            return BloodIs(nouns.whose(possessive), str(blood).split()[-1].upper())
        case "size", [Tree() as possessive, Token(), Token() as size, Tree(children=[Token() as other])]:
            owner = nouns.whose(possessive)
            wanted = "YOURS" if owner is Who.OPPONENT else "OPP_POSS"
            if other.type != wanted or owner is Who.EACH:
                raise UnsupportedError("a character compared with itself")
            return Taller(owner, *nouns.known(SIZES, size, "size"))
        case "is_turn", [Tree() as possessive, Token()]:
            return IsTurnOf(nouns.whose(possessive))
        case "attack_blocked", [Tree() as which, Token() as how] if isinstance(nouns.about(which), ThisAttack):
            return AttackBlocked(blocked(how))
        case "attack_not_blocked", [Tree() as which, Token(), Token() as how]:
            if isinstance(nouns.about(which), ThisAttack):
                return Not(AttackBlocked(blocked(how)))
        case "card_is", [Tree() as which, Tree() as of]:
            return CardIs(nouns.about(which), nouns.plain_kind(of))
        case "card_state", [Tree() as which, Token() as state] if isinstance(nouns.one(which), This | ThatCard):
            return CardIs(nouns.one(which), Kind(committed=state.type == "COMMITTED"))
        case "as_reversal", [Tree() as which, Token()] if isinstance(nouns.about(which), ThisAttack):
            return PlayedAsReversal()
        case "attack_number", [Tree() as which, Token() as stat, Tree() as count, Token() as order]:
            if isinstance(nouns.about(which), ThisAttack):
                return Compares(OfAttack(nouns.stat(stat)), nouns.order_of(order), nouns.amount(count))
    raise unsupported(tree, "condition")


def _controlled(who: Who, of: Token) -> Count:
    """How many cards of a type a player controls."""
    type_ = nouns.singular(str(of))
    if nouns.HOME.get(type_) is not Place.STAGING:
        raise UnsupportedError("the cards of a player")
    return Count(Cards(Kind(types=(type_,)), who, Place.STAGING))


def _number(who: Node, number: Node) -> OfPlayer:
    match nouns.parts(number)[1]:
        case [Token() as token]:
            # "In your hand" is said of you, "in their card pool" of your opponent.
            whose = {"your": Who.YOU, "their": Who.OPPONENT}.get(token.split()[-2] if "in " in token else "")
            if whose in (None, nouns.player(who)) or token == "cards in your card pool":
                return OfPlayer(nouns.player(who), nouns.known(NUMBERS, token.type, "number of a player"))
    raise unsupported(number, "number of a player")


def held(tree: Node) -> tuple[Kind, Who | None] | None:
    """The cards of a continuous ability and whose they are; nothing if it is this card itself."""
    match nouns.parts(tree)[1]:
        case [Tree(data="one") as which]:
            if not isinstance(nouns.one(which), This | ThisAttack):
                raise UnsupportedError("that card in a continuous ability")
            return None
        case [Tree(data="plural") as plural] | [Token(), Tree(data="plural") as plural]:
            return nouns.plural(plural), None
        case [Tree() as possessive, Tree(data="plural") as plural]:
            return nouns.plural(plural), nouns.whose(possessive)
    raise unsupported(tree, "cards of a continuous ability")


def _held(tree: Node, stat: Stat | None) -> Cards | This:
    """What a bonus or a keyword is given to: attacks in card pools, other cards in staging areas.

    A difficulty counts while a card is played, a block modifier while it blocks.
    """
    found = held(tree)
    if found is None:
        if stat in (Stat.DIFFICULTY, Stat.CONTROL):
            raise UnsupportedError(f"the {stat.value} of this card itself")
        return This()
    of, who = found
    if of.stat is not None and not of.printed:
        raise UnsupportedError("a continuous ability about cards by a number that changes")
    if stat is Stat.CONTROL:
        raise UnsupportedError("the control of other cards")
    if stat in (Stat.DIFFICULTY, Stat.BLOCK_MODIFIER):
        if of.committed is not None or of.face_down is not None:
            raise UnsupportedError("a continuous ability about such cards")
        return Cards(of, who, Place.PLAYED)
    if "block" in of.traits:
        raise UnsupportedError("a continuous ability about blocks")
    if of.types == (ATTACK,):
        return Cards(of, who, Place.POOL)
    if stat is not None or not of.types or of.types[0] in ("action", "character"):
        raise UnsupportedError("a continuous ability about such cards")
    return Cards(of, who, Place.STAGING)


def statements(tree: Node) -> tuple[Statement, ...]:
    """What holds."""
    match nouns.parts(tree):
        case "bonus", [Tree() as of, Token(), Tree() as changes, per]:
            return tuple(_bonus(of, each, per) for each in changes.children)
        case "grants", [Tree() as of, *rest] if rest:
            return (Grants(_held(of, None), keyword(rest[-1])),)
        case "takes_away", [Tree() as of, Token(), Tree() as word]:
            return (Grants(_held(of, None), lost_keyword(word), lost=True),)
        case "check_bonus", [Token() as whose, of, Token(), Token() as change]:
            sign, amount = nouns.signed(change)
            if isinstance(amount, X):
                raise UnsupportedError("X in a continuous ability")
            who = Who.OPPONENT if "opponent" in whose else Who.YOU
            return (CheckBonus(who, amount, sign, nouns.plural(of) if of is not None else Kind()),)
        case "hand_size", [Token() as change]:
            sign, amount = nouns.signed(change)
            if isinstance(amount, X):
                raise UnsupportedError("X in a continuous ability")
            return (HandSize(Who.YOU, amount, sign),)
        case "hand_size_by", [Token() as change, Tree() as count]:
            return (HandSize(Who.YOU, nouns.amount(count), 1 if change == "increased" else -1),)
        case "spared", [Tree() as of, Token()]:
            found = _held(of, None)
            if isinstance(found, Cards) and found.place is not Place.STAGING:
                # 12: what is destroyed is taken from a staging area.
                raise UnsupportedError("destroying what is not in a staging area")
            return (CannotBeDestroyed(found),)
        case "cannot", [Tree() as who, Token(), Tree() as forbidden]:
            named, what = deed(forbidden)
            return (Cannot(nouns.player(who), named, what),)
        case "cannot_be_blocked", [Tree() as which, Token(), *rest]:
            if isinstance(nouns.one(which), This | ThisAttack):
                by = next((each for each in rest if isinstance(each, Tree)), None)
                return (CannotBeBlocked(nouns.plural(by) if by is not None else Kind()),)
        case "always_unblockable", [Tree() as which, Token()]:
            if isinstance(nouns.one(which), This | ThisAttack):
                return (CannotBeBlocked(),)
    raise unsupported(tree, "continuous ability")


def _bonus(of: Node, change: Node, per: Node) -> Bonus:
    match nouns.parts(change)[1]:
        case [Token() as signed, Token() as name]:
            sign, base = nouns.signed(signed)
            if not isinstance(base, Fixed):
                raise UnsupportedError("X in a continuous ability")
            stat = nouns.stat(name)
            return Bonus(_held(of, stat), stat, nouns.times(base.n, per), sign)
    raise unsupported(change, "bonus")


def keyword(tree: Node) -> str:
    """A keyword as it is printed.

    :raises UnsupportedError: if there is none like that.
    """
    match nouns.parts(tree)[1]:
        case [Token() as word, number]:
            name = nouns.trait(str(word))
            numbered = name in ("breaker", "multiple", "powerful", "stun")
            if name in ("combo", "desperation", "reversal", "character only") or numbered is (number is None):
                raise UnsupportedError(f"a keyword that is given: {word}")
            if numbered:
                raise UnsupportedError(f"a played ability that is given: {word}")
            return name.capitalize()
    raise unsupported(tree, "keyword")


# 2.14.2.2, 2.14.2.3, 2.14.2.7, 8.1.1.1: what these keywords say counts before the card has been played.
KEPT = ("combo", "desperation", "reversal", "character only")


def lost_keyword(tree: Node) -> str:
    """A keyword that a card in play can lose, by its name; what it has of it in numbers goes with it.

    :raises UnsupportedError: if it is none, or has its consequence elsewhere.
    """
    match nouns.parts(tree)[1]:
        case [Token() as word, None]:
            name = nouns.trait(str(word))
            if name in KEPT:
                raise UnsupportedError(f"a keyword that is lost: {word}")
            return name.capitalize()
    raise unsupported(tree, "keyword")


def deed(tree: Node) -> tuple[Deed, Kind]:
    """What is forbidden."""
    match nouns.parts(tree):
        case "no_draw", [Token()]:
            return Deed.DRAW, Kind()
        case "no_gain", [Token(), Token()]:
            return Deed.GAIN_VITALITY, Kind()
        case "no_block", [Token(), *_, plural]:
            return Deed.BLOCK, nouns.plural(plural) if plural is not None else Kind()
        case "no_play", [Token(), Tree() as of]:
            found = nouns.plural(of)
            if found.letters and not found.types:
                if len(found.letters) > 1 or found.traits:
                    raise UnsupportedError("several kinds of abilities")
                return PLAYING[found.letters[0]], Kind()
            if set(found.traits) & {"reversal", "block"}:
                raise UnsupportedError("playing a card as what not every such card is played as")
            return Deed.PLAY_CARDS, found
        case "no_ready", [Token(), Tree() as of]:
            return Deed.READY, nouns.plural(of)
        case "no_commit", [Token(), Tree() as of]:
            return Deed.COMMIT, nouns.plural(of)
        case "no_destroy", [Token(), Tree() as of]:
            return Deed.DESTROY, nouns.plural(of)
    raise unsupported(tree, "what is forbidden")
