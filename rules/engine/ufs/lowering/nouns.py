"""Players, cards, kinds, amounts: from the tree to values of the ``ir``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias, TypeVar

from lark import Token, Tree

from rules.engine.ufs.ir.values import (
    Amount,
    Cards,
    Chosen,
    Count,
    Fixed,
    Half,
    Kind,
    OfAttack,
    OfPaid,
    OfPlayer,
    Ref,
    ThatCard,
    This,
    ThisAttack,
    Times,
    Top,
    X,
)
from rules.engine.ufs.ir.words import How, Letter, Number, Order, Place, Stat, Verb, Who
from rules.engine.ufs.lowering.unsupported import UnsupportedError, unsupported
from rules.engine.ufs.model.cards import CARD_TYPES, SYMBOLS, ZONES

LETTERS = {"enhance": Letter.ENHANCE, "response": Letter.RESPONSE, "form": Letter.FORM}
PLACES = {
    "HAND": Place.HAND,
    "STAGING": Place.STAGING,
    "POOL": Place.POOL,
    "POOL_DOWN": Place.POOL,
    "DISCARD_PILE": Place.DISCARD,
    "MOMENTUM": Place.MOMENTUM,
    "DECK": Place.DECK,
}
ORDERS = {
    "more": Order.AT_LEAST,
    "higher": Order.AT_LEAST,
    "less": Order.AT_MOST,
    "fewer": Order.AT_MOST,
    "lower": Order.AT_MOST,
}
T = TypeVar("T")
STATS = {
    "damage": Stat.DAMAGE,
    "speed": Stat.SPEED,
    "difficulty": Stat.DIFFICULTY,
    "control": Stat.CONTROL,
    "control value": Stat.CONTROL,
    "block modifier": Stat.BLOCK_MODIFIER,
}
# 2.14.1, 2.14.2: the keywords that the rules have; a word that is none of them is no kind of card.
TRAITS = ("ally", "character only", "item", "kick", "punch", "stance", "weapon")
ABILITY_WORDS = (
    *("breaker", "combo", "desperation", "multiple", "powerful", "ranged", "reversal", "stun", "terrain", "throw"),
    "unique",
)
# Where cards of a type are when a text does not say.
HOME = {"foundation": Place.STAGING, "asset": Place.STAGING, "character": Place.STAGING}
PAID = {
    "the discarded card": Verb.DISCARD,
    "the destroyed card": Verb.DESTROY,
    "the removed card": Verb.REMOVE,
    "the committed card": Verb.COMMIT,
}
ROUNDED = ("rounded up", "rounded down")
# A node of the syntax tree, a word of it, or nothing where something is left out.
Node: TypeAlias = Tree[Token | None] | Token | None


def parts(tree: Node) -> tuple[str, Sequence[Node]]:
    """The name of a node and its children; nothing of what is no node."""
    return (str(tree.data), tree.children) if isinstance(tree, Tree) else ("", [])


def children(tree: Node) -> Sequence[Node]:
    """The children of a node.

    :raises UnsupportedError: for what is none.
    """
    if not isinstance(tree, Tree):
        raise unsupported(tree, "clause")
    return tree.children


def known(words: Mapping[str, T], word: object, what: str) -> T:
    """What a word stands for.

    :raises UnsupportedError: if it stands for nothing there.
    """
    found = words.get(str(word))
    if found is None:
        raise UnsupportedError(f"{what}: {word}")
    return found


def whole(token: Token) -> int:
    """A number.

    :raises UnsupportedError: if it is none.
    """
    if not str(token).isdecimal():
        raise UnsupportedError(f"number: {token}")
    return int(token)


def stat(token: Token) -> Stat:
    """A number of a card."""
    return known(STATS, token, "number of a card")


def trait(word: str) -> str:
    """A keyword as it tells a kind of card."""
    if singular(word) in (*TRAITS, *ABILITY_WORDS):
        return singular(word)
    raise UnsupportedError(f"no kind of card: {word}")


def player(tree: Node) -> Who:
    """``you``, ``your opponent``, ``each player``; nobody named is you."""
    if tree is None:
        return Who.YOU
    match parts(tree)[0]:
        case "you":
            return Who.YOU
        case "opponent":
            return Who.OPPONENT
        case "each":
            return Who.EACH
    raise unsupported(tree, "player")


def whose(tree: Node) -> Who:
    """``your``, ``your opponent's``."""
    match parts(tree)[0]:
        case "your":
            return Who.YOU
        case "opponents":
            return Who.OPPONENT
        case "each_players":
            return Who.EACH
    raise unsupported(tree, "possessive")


def attack_of(tree: Node) -> Who | None:
    """Whose attack is meant by "your attack" and "your opponent's attack"; nothing if another card is."""
    match parts(tree)[1]:
        case [Token(type="WHOSE_ATTACK") as whose]:
            return Who.YOU if whose == "your attack" else Who.OPPONENT
    return None


def about(tree: Node) -> This | ThisAttack | ThatCard:
    """The card that an effect is about; "your attack" is the attack that goes on, if it is that player's."""
    return ThisAttack() if attack_of(tree) is not None else one(tree)


def one(tree: Node) -> This | ThisAttack | ThatCard:
    """``this card``, ``this attack``, ``that card``."""
    match parts(tree)[1]:
        case [Token(type="THIS_CARD")]:
            return This()
        case [Token(type="THIS_ATTACK")]:
            return ThisAttack()
        case [Token(type="THAT_CARD")]:
            return ThatCard()
        case [Token(type="EVENT_CARD")]:
            return ThatCard(of_event=True)
    raise unsupported(tree, "card")


def singular(word: str) -> str:
    """A type or trait in the singular.

    >>> singular("foundations"), singular("stances"), singular("kick")
    ('foundation', 'stance', 'kick')
    """
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


def kind(tree: Node) -> tuple[Kind, bool]:
    """What cards are meant, and whether momentum is."""
    found = [_words(each) for each in children(tree)]
    if len(found) == 1:
        return found[0]
    if any(momentum for _, momentum in found):
        raise UnsupportedError("momentum or something else")
    return _either([each for each, _ in found]), False


def _either(kinds: list[Kind]) -> Kind:
    """Cards of one kind or another. "Punch or Kick attack": the last noun is that of all."""
    last = kinds[-1]
    kinds = [each if each.types else replace(each, types=last.types) for each in kinds]
    if all(each == Kind(types=each.types) for each in kinds):
        return Kind(types=tuple(dict.fromkeys(name for each in kinds for name in each.types)))
    for each in kinds:
        plain = Kind(types=each.types, traits=each.traits, symbols=each.symbols, zones=each.zones)
        if each != plain or not (each.traits or each.symbols or each.zones):
            raise UnsupportedError("one kind of card or another")
    if any(each.types != last.types for each in kinds):
        raise UnsupportedError("one kind of card or another")
    parts_of = tuple(replace(each, types=()) for each in kinds)
    return Kind(types=last.types, any_of=parts_of)


def _words(tree: Node) -> tuple[Kind, bool]:
    """The words for one kind of card."""
    types: list[str] = []
    not_types: list[str] = []
    traits: list[str] = []
    symbols: list[str] = []
    zones: list[str] = []
    letters: list[Letter] = []
    committed: bool | None = None
    face_down: bool | None = None
    other = momentum = False
    abilities = False
    words = children(tree)
    for each in words:
        if not isinstance(each, Tree) or len(each.children) != 1 or not isinstance(each.children[0], Token):
            raise unsupported(each, "a word for cards")
        token = each.children[0]
        word = str(token)
        match token.type:
            case "TYPE" | "CHARACTER":
                types.append(singular(word))
            case "NON_TYPE":
                not_types.append(word.removeprefix("non-"))
            case "_CARD":
                pass
            case "_ABILITY":
                abilities = True
            case "MOMENTUM":
                momentum = True
            case "COMMITTED":
                committed = True
            case "READY":
                committed = False
            case "OTHER":
                other = True
            case "FACE_DOWN_ADJ":
                face_down = True
            case "ZONE":
                zones.append(word)
            case "SYMBOL" if word in SYMBOLS:
                symbols.append(word)
            case "LETTER_WORD":
                letters.append(known(LETTERS, singular(word), "kind of ability"))
            case "BLOCK":
                traits.append("block")
            case "WORD":
                traits.append(trait(word))
            case _:
                raise UnsupportedError(f"a word for cards: {word}")
    if any(each not in CARD_TYPES for each in (*types, *not_types)) or len(types) > 1:
        raise UnsupportedError("several types of card")
    if abilities and (len(letters) != 1 or len(words) != 2):
        raise UnsupportedError("abilities of some kind")
    found = Kind(
        types=tuple(types),
        traits=tuple(traits),
        symbols=tuple(symbols),
        zones=tuple(zones),
        letters=tuple(letters),
        not_types=tuple(not_types),
        committed=committed,
        face_down=face_down,
        other=other,
    )
    return found, momentum


def plural(tree: Node) -> Kind:
    """Cards of a kind, with what they have."""
    match parts(tree):
        case "plural", [Tree() as of, *limits]:
            found, who, place = wheres(limits, plain_kind(of))
            if who is None and place is None:
                return found
    raise unsupported(tree, "cards of a kind")


def plain_kind(tree: Node) -> Kind:
    """A kind of cards other than momentum."""
    found, momentum = kind(tree)
    if momentum:
        raise UnsupportedError("momentum as a kind of card")
    return found


def wheres(trees: list[Node], found: Kind) -> tuple[Kind, Who | None, Place | None]:
    """What limits a noun: who controls the cards, where they are, what they have."""
    who: Who | None = None
    place: Place | None = None
    for tree in trees:
        match parts(tree):
            case "controlled", [Token() as word] if who is None:
                who = controller(word)
                place = place or Place.STAGING
            case "in_place", [Token(), Tree() as possessive, Tree(children=[Token() as name])] if who is None:
                who, place = whose(possessive), known(PLACES, name.type, "place")
            case "attached_to", [Token(), Tree() as which] if who is None and isinstance(one(which), This):
                who, place = Who.YOU, Place.ATTACHED
            case "with_stat", [Token(), printed, Token() as name, Token() as number, Token() as order]:
                if found.stat is not None:
                    raise UnsupportedError("two numbers of a card")
                found = replace(
                    *(found,), stat=stat(name), order=order_of(order), bound=whole(number), printed=printed is not None
                )
            case "with_block", [Token(), Token()]:
                found = replace(found, traits=(*found.traits, "block"))
            case _:
                raise unsupported(tree, "limit of a noun")
    return found, who, place


def controller(token: Token) -> Who:
    """``you control``, ``your opponent controls``."""
    return known({"you control": Who.YOU, "your opponent controls": Who.OPPONENT}, token, "player")


def order_of(token: Token) -> Order:
    """``or more``, ``or less``."""
    return known(ORDERS, str(token).removeprefix("or "), "comparison")


def cards_of(tree: Node, limits: list[Node], default: Place, owner: Who | None = None) -> Cards:
    """A kind of cards with what limits it."""
    found, momentum = kind(tree)
    found, who, place = wheres(limits, found)
    if momentum:
        if found != Kind() or place not in (None, Place.STAGING) or (owner is not None and who is not None):
            raise UnsupportedError("momentum with a limit")
        return Cards(Kind(), owner or who, Place.MOMENTUM)
    if owner is not None and who is not None:
        raise UnsupportedError("two owners of a card")
    homes = {HOME.get(each, default) for each in found.types} or {default}
    if len(homes) > 1 and place is None:
        raise UnsupportedError("cards of several places")
    home = homes.pop()
    return Cards(found, owner or who, place or home)


def amount(tree: Node) -> Amount:
    """A number, X, or what is counted."""
    match parts(tree):
        case "number", [Token() as n]:
            return Fixed(whole(n))
        case "one_of", []:
            return Fixed(1)
        case "x", [Token()]:
            return X()
        case "count", [Tree() as counted]:
            return Count(counted_cards(counted))
        case "count_momentum", [Tree() as possessive, Token()]:
            return OfPlayer(whose(possessive), Number.MOMENTUM)
        case "half", [Token(), Tree() as of, Token() as rounded] if rounded.strip(", ") in ROUNDED:
            return Half(amount(of), rounded.strip(", ") == ROUNDED[0])
        case "of_attack", [Token() as name, Tree() as which] if isinstance(one(which), ThisAttack):
            return OfAttack(stat(name))
        case "of_attack_said_first", [Tree() as which, Token() as name] if isinstance(one(which), ThisAttack):
            return OfAttack(stat(name))
        case "of_paid", [Token() as name, Token() as paid]:
            return OfPaid(stat(name), known(PAID, paid, "card of the cost"))
    raise unsupported(tree, "amount")


def counted_cards(tree: Node) -> Cards:
    """Cards that are counted; ``you control`` is meant if nothing else is said."""
    match parts(tree):
        case "counted_kind", [Tree() as of, *limits]:
            found = cards_of(of, limits, Place.STAGING)
            return found if found.who is not None else Cards(found.kind, Who.YOU, found.place)
    raise unsupported(tree, "count")


def times(base: int, per: Node) -> Amount:
    """A number, or so much for each of what is counted."""
    if per is None:
        return Fixed(base)
    if not isinstance(per, Tree) or len(per.children) != 1:
        raise unsupported(per, "for each")
    count = Count(counted_cards(per.children[0]))
    return count if base == 1 else Times(Fixed(base), count)


def quantity(tree: Node) -> tuple[How, Amount]:
    """How many."""
    match parts(tree):
        case "exactly", [Tree() as of]:
            return How.EXACTLY, amount(of)
        case "up_to", [Token(), Tree() as of]:
            return How.UP_TO, amount(of)
        case "any_number", [Token()]:
            return How.ANY, Fixed(0)
    raise unsupported(tree, "quantity")


def ref(tree: Node, *, default: Place, who: Who | None, actor: Who = Who.YOU, at_random: bool = False) -> Ref:
    """The cards that something is done to.

    :param default: where they are if that is not said, ``who``: whose they are then; ``actor``: who chooses.
    """
    found: Ref
    match parts(tree):
        case "one_card", [Tree() as which]:
            found = one(which)
        case "some", [Tree() as many, Tree() as of, *limits]:
            how, count = quantity(many)
            cards = cards_of(of, limits, default)
            cards = _owned(cards, who)
            found = Chosen(cards, how, count, actor, at_random)
        case "some_possessed", [Tree() as many, Tree() as possessive, Tree() as of]:
            how, count = quantity(many)
            found = Chosen(cards_of(of, [], default, whose(possessive)), how, count, actor, at_random)
        case "possessed_one", [Tree() as possessive, Tree() as of] if plain_kind(of) == Kind(types=("character",)):
            found = Chosen(cards_of(of, [], default, whose(possessive)), How.EXACTLY, Fixed(1), actor)
        case "all_of", [Token(), Tree() as of, *limits]:
            cards = cards_of(of, limits, default)
            found = Chosen(_owned(cards, None if cards.place is Place.STAGING else actor), How.ALL, Fixed(0), actor)
        case "all_possessed", [Token(), Tree() as possessive, Tree() as of]:
            found = Chosen(cards_of(of, [], default, whose(possessive)), How.ALL, Fixed(0), actor)
        case "top_cards", [Token(), count_tree, Tree() as possessive, Token()]:
            found = Top(whose(possessive), amount(count_tree) if count_tree is not None else Fixed(1))
        case "top_discard", [Token(), count_tree, Tree() as possessive, Token()]:
            count = amount(count_tree) if count_tree is not None else Fixed(1)
            found = Top(whose(possessive), count, Place.DISCARD)
        case _:
            raise unsupported(tree, "cards")
    if at_random and not isinstance(found, Chosen):
        raise UnsupportedError("at random of what is not chosen")
    return found


def _owned(cards: Cards, who: Who | None) -> Cards:
    """Whose cards they are where the text does not say; in hands and other piles, if nobody is meant, one's own."""
    if cards.who is not None:
        return cards
    if who is None and cards.place is not Place.STAGING:
        who = Who.YOU
    return Cards(cards.kind, who, cards.place)


def signed(token: Token) -> tuple[int, Amount]:
    """A bonus or a penalty: its sign, and how much."""
    if token[:1] not in ("+", "-"):
        raise UnsupportedError(f"bonus: {token}")
    sign = -1 if token[0] == "-" else 1
    return sign, X() if token[1:] == "x" else Fixed(whole(Token("NUMBER", token[1:])))


def zone(token: Token) -> str:
    """A zone of attacks."""
    if token not in ZONES:
        raise UnsupportedError(f"zone: {token}")
    return str(token)
