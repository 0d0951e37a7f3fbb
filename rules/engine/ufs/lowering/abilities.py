"""Whole abilities: prefixes, costs, effects."""

from __future__ import annotations

from dataclasses import replace

from lark import Token, Tree

from rules.engine.ufs.ir.abilities import (
    Ability,
    Continuous,
    Cost,
    CostCards,
    CostCheck,
    CostHand,
    CostVitality,
    OncePerTurn,
    Only,
    OnlyDuring,
    OnlyIf,
    Played,
    Triggered,
)
from rules.engine.ufs.ir.effects import (
    Act,
    Adjust,
    Become,
    Blocks,
    Change,
    ChangeZone,
    DiscardHand,
    Draw,
    Effect,
    Gain,
    GetKeyword,
    If,
    Later,
    Lose,
    May,
    Negate,
    NextCard,
    NextCheck,
    Recheck,
    Shuffle,
    ThatCheck,
    Then,
    Unblockable,
    Win,
)
from rules.engine.ufs.ir.values import Amount, Chosen, Event, Fixed, Kind, Ref, ThatCard, This, ThisAttack, Top
from rules.engine.ufs.ir.words import Block, Happens, Letter, Place, Verb, Who
from rules.engine.ufs.lowering import clauses, nouns
from rules.engine.ufs.lowering.nouns import Node
from rules.engine.ufs.lowering.unsupported import UnsupportedError, unsupported
from rules.engine.ufs.model.cards import SYMBOLS

VERBS = {
    "COMMIT": Verb.COMMIT,
    "DISCARD": Verb.DISCARD,
    "DESTROY": Verb.DESTROY,
    "READY": Verb.READY,
    "REVEAL": Verb.REVEAL,
}
TO = {"HAND": Verb.RETURN, "MOMENTUM": Verb.TO_MOMENTUM, "STAGING": Verb.TO_STAGING, "POOL_DOWN": Verb.TO_POOL}
LETTERS = {"f": Letter.FORM, "e": Letter.ENHANCE, "r": Letter.RESPONSE}


def ability(tree: Node) -> tuple[Ability, ...]:
    """What an ability says; a sentence about two numbers is two continuous abilities.

    :raises UnsupportedError: if something of it has no meaning here.
    """
    match tree.data, tree.children:
        case (("played" | "response"), children):
            return (_played(children),)
        case "continuous", [Tree() as only]:
            return ability(only)
        case "always", [Tree() as statement]:
            return tuple(Continuous(each) for each in clauses.statements(statement))
        case "while_before", [Tree() as condition, Tree() as statement]:
            when = clauses.condition(condition)
            return tuple(Continuous(each, when) for each in clauses.statements(statement))
        case "while_after", [Tree() as statement, Tree() as condition]:
            when = clauses.condition(condition)
            return tuple(Continuous(each, when) for each in clauses.statements(statement))
        case "triggered", [Tree() as event, Tree() as done]:
            return (Triggered(clauses.event(event), effects(done)),)
        case "triggered_if", [Tree() as event, Tree() as condition, Tree() as done]:
            return (Triggered(clauses.event(event), (If(clauses.condition(condition), effects(done)),)),)
    raise unsupported(tree, "ability")


def _played(children: list[Node]) -> Played:
    made = Played(Letter.FORM)
    done: list[Effect] = []
    only: list[Only] = []
    x: Amount | None = None
    for each in children:
        if each is None:
            continue
        if isinstance(each, Token):
            made = replace(made, letter=LETTERS[str(each)])
            continue
        match each.data:
            case "first":
                made = replace(made, first=True)
            case "desperation":
                made = replace(made, desperation=True)
            case "combo":
                made = replace(made, combo=_combo(each))
            case "symbol":
                made = _with_symbol(made, str(each.children[0]))
            case "names":
                made = _with_names(made, each)
            case "costs":
                made = replace(made, costs=tuple(cost(part) for part in each.children))
            case "only":
                only.append(_only(each.children[1] if len(each.children) > 1 else each.children[0]))
            case "x_is":
                x = nouns.amount(each.children[-1])
            case "then" | "plain" | "if_" | "if_deals" | "later":
                done += sentence(each)
            case _:
                made = replace(made, trigger=clauses.event(each))
    if not done:
        raise UnsupportedError("an ability without an effect")
    if (made.letter is Letter.RESPONSE) != (made.trigger is not None):
        raise UnsupportedError("a response without its trigger")
    if made.first and made.letter is Letter.RESPONSE:
        raise UnsupportedError("a first response")
    return replace(made, effects=tuple(done), only=tuple(only), defines_x=x)


def _combo(tree: Node) -> tuple[Kind, ...]:
    kinds = [each.children[0] for each in tree.children if isinstance(each, Tree)]
    return tuple(nouns.plain_kind(each) for each in kinds)


def _with_symbol(made: Played, word: str) -> Played:
    if word not in SYMBOLS:
        raise UnsupportedError(f"symbol: {word}")
    return replace(made, symbols=(*made.symbols, word))


def _with_names(made: Played, tree: Node) -> Played:
    names = [" ".join(str(word) for word in name.children) for name in tree.children]
    if len(names) == 1 and names[0] in SYMBOLS:
        return _with_symbol(made, names[0])
    return replace(made, characters=tuple(names))


def _only(tree: Node) -> Only:
    match tree.data, tree.children:
        case "once", [Token()]:
            return OncePerTurn()
        case "during", [Tree() as possessive, Token()]:
            return OnlyDuring(nouns.whose(possessive))
        case "only_if", [Tree() as condition]:
            return OnlyIf(clauses.condition(condition))
    raise unsupported(tree, "restriction")


def cost(tree: Node) -> Cost:
    """What is paid between the letter and the colon (2.12)."""
    match tree.data, tree.children:
        case "commit_this", [Token()]:
            return CostCards(Verb.COMMIT, This())
        case "cost_cards", [Token() as verb, Tree() as cards]:
            return CostCards(VERBS[verb.type], _paid(VERBS[verb.type], cards))
        case "cost_remove", [Token(), Tree() as cards]:
            return CostCards(Verb.REMOVE, _paid(Verb.REMOVE, cards))
        case "cost_add", [Token(), Tree() as cards, Tree() as to]:
            way, who = _to(to)
            if who is not Who.YOU:
                raise UnsupportedError("a cost to the opponent")
            return CostCards(way, _paid(way, cards))
        case "cost_reveal", [Token(), Tree() as cards]:
            return CostCards(Verb.REVEAL, _paid(Verb.REVEAL, cards))
        case "cost_hand", [Token(), Token()]:
            return CostHand()
        case "cost_vitality", [Token(), Tree() as count, Token()]:
            return CostVitality(nouns.amount(count))
        case "cost_check", [Token() as least]:
            return CostCheck(int(least))
    raise unsupported(tree, "cost")


def _paid(verb: Verb, tree: Node) -> This | Chosen | Top:
    """2.12.2: only cards that one controls pay."""
    default = Place.STAGING if verb in (Verb.COMMIT, Verb.DESTROY) else Place.HAND
    found = nouns.ref(tree, default=default, who=Who.YOU)
    match found:
        case Chosen(of=cards) if cards.who is Who.YOU:
            return found
        case Top(who=Who.YOU) | This():
            return found
        case ThisAttack():
            return This()
    raise UnsupportedError("a cost with the cards of another")


def sentence(tree: Node) -> tuple[Effect, ...]:
    """The effects of a sentence."""
    match tree.data, tree.children:
        case "then", [Tree() as done]:
            first, *rest = effects(done)
            return (Then(first), *rest)
        case "plain", [Tree() as done]:
            return effects(done)
        case "if_", [Tree() as condition, Tree() as done]:
            return (If(clauses.condition(condition), effects(done)),)
        case "if_deals", [Tree() as which, Token(), Token() as damage, Tree() as done]:
            if isinstance(nouns.one(which), This | ThisAttack) and damage not in ("damage to you", "speed"):
                return (Later(Event(Happens.DEAL_DAMAGE, None, this=True), effects(done)),)
        case "later", [Tree() as event, Tree() as done]:
            return (Later(clauses.event(event), effects(done)),)
    raise unsupported(tree, "sentence")


def effects(tree: Node) -> tuple[Effect, ...]:
    """Effects that stand together; those after "then" are linked to the one before (2.13.3)."""
    first, *rest = tree.children
    found = [*effect(first)]
    for joined, each in zip(rest[::2], rest[1::2], strict=True):
        made = effect(each)
        found += [Then(one) for one in made] if joined.data == "linked" else made
    return tuple(found)


def effect(tree: Node) -> tuple[Effect, ...]:
    """One effect; of several numbers one for each."""
    match tree.data, tree.children:
        case "draw", [who, Token(), Tree() as count, *_]:
            return (Draw(nouns.player(who), nouns.amount(count)),)
        case "may", [who, Tree() as done]:
            return (May(nouns.player(who), effect(done)),)
        case "act", [who, Token() as verb, Tree() as cards, random]:
            return (_act(VERBS[verb.type], cards, nouns.player(who), at_random=random is not None),)
        case "discard_hand", [who, Token(), Tree() as possessive, Token()]:
            owner = nouns.player(who)
            if nouns.whose(possessive) is not Who.YOU and nouns.whose(possessive) is not owner:
                raise UnsupportedError("discarding the hand of another")
            return (DiscardHand(owner),)
        case "remove", [who, Token(), Tree() as cards]:
            return (_act(Verb.REMOVE, cards, nouns.player(who)),)
        case "add", [who, Token(), Tree() as cards, Tree() as to]:
            way, owner = _to(to)
            if owner is not Who.YOU or nouns.player(who) is not Who.YOU:
                raise UnsupportedError("adding cards for the opponent")
            return (_act(way, cards, Who.YOU),)
        case "face_down", [who, Token(), Tree() as cards]:
            return (_act(Verb.FACE_DOWN, cards, nouns.player(who)),)
        case "attach", [who, Token(), Tree() as cards, Tree() as to] if isinstance(nouns.one(to), This):
            return (_act(Verb.ATTACH, cards, nouns.player(who)),)
        case "put", [who, Token(), Tree() as cards, Tree() as end]:
            return (_act(Verb.DECK_TOP if end.data == "deck_top" else Verb.DECK_BOTTOM, cards, nouns.player(who)),)
        case "gain", [who, Token(), Tree() as count, Token()]:
            return (Gain(nouns.player(who), nouns.amount(count)),)
        case "lose", [who, Token(), Tree() as count, Token()]:
            return (Lose(nouns.player(who), nouns.amount(count)),)
        case "change", [Tree() as which, Token(), Tree() as changes, per]:
            return tuple(_change(nouns.one(which), each, per) for each in changes.children)
        case "get_keyword", [Tree() as which, Token(), Tree() as word]:
            return (GetKeyword(nouns.one(which), clauses.keyword(word)),)
        case "become", children:
            stat, which, count = _sorted(children)
            return (Become(nouns.one(which), nouns.STATS[str(stat)], nouns.amount(count)),)
        case "change_zone", children:
            zone = children[-1]
            which = next(each for each in children if isinstance(each, Tree))
            if not isinstance(nouns.one(which), This | ThisAttack):
                raise UnsupportedError("the zone of another card")
            return (ChangeZone(nouns.zone(zone)),)
        case _:
            return _other(tree)


def _other(tree: Node) -> tuple[Effect, ...]:
    match tree.data, tree.children:
        case "next_card", [Token() as whose, Token(), Token() as change, Token() as stat] if stat == "difficulty":
            sign, amount = nouns.signed(change)
            return (NextCard(_next(whose), amount, sign),)
        case "next_card_by", [Token() as stat, Token() as whose, Token() as way, Tree() as count]:
            if stat == "difficulty":
                return (NextCard(_next(whose), nouns.amount(count), 1 if way == "increased" else -1),)
        case "next_check", [Token() as whose, Token(), Token() as change]:
            sign, amount = nouns.signed(change)
            return (NextCheck(_next(whose), amount, sign),)
        case "that_check", [Token(), Token(), Token() as change]:
            sign, amount = nouns.signed(change)
            return (ThatCheck(amount, sign),)
        case "recheck", [who, Token()] if nouns.player(who) is Who.YOU:
            return (Recheck(),)
        case "adjust", [Token() as way, Token(), Tree() as count]:
            return (Adjust(nouns.amount(count), -1 if way == "reduce" else 1),)
        case "adjust_passive", [Token(), Token() as way, Tree() as count]:
            return (Adjust(nouns.amount(count), -1 if way == "reduced" else 1),)
        case "negate", [Token()]:
            return (Negate(),)
        case "unblockable", [Tree() as which, Token()] if isinstance(nouns.one(which), This | ThisAttack):
            return (Unblockable(),)
        case "blocked", [Tree() as which, Token() as how] if isinstance(nouns.one(which), ThisAttack):
            return (Blocks(clauses.blocked(how) or Block.COMPLETE),)
        case "shuffle", [who, Token(), Tree() as possessive, Token()] if nouns.player(who) is Who.YOU:
            return (Shuffle(nouns.whose(possessive)),)
        case "win", [Tree() as who]:
            return (Win(nouns.player(who)),)
    raise unsupported(tree, "effect")


def _next(token: Token) -> Who:
    return Who.OPPONENT if str(token).startswith("your opponent") else Who.YOU


def _sorted(children: list[Node]) -> tuple[Token, Node, Node]:
    """The number, the card, and what it becomes, in whatever order the sentence has them."""
    stat = next(each for each in children if isinstance(each, Token))
    which, count = (each for each in children if isinstance(each, Tree))
    return stat, which, count


def _change(which: This | ThisAttack | ThatCard, tree: Node, per: Node) -> Effect:
    token, stat = tree.children
    sign, base = nouns.signed(token)
    if per is not None:
        if not isinstance(base, Fixed):
            raise UnsupportedError("X for each")
        base = nouns.times(base.n, per)
    return Change(which, nouns.STATS[str(stat)], base, sign)


def _to(tree: Node) -> tuple[Verb, Who]:
    match tree.children:
        case [Tree() as possessive, Tree(children=[Token() as pile])]:
            return TO[pile.type], nouns.whose(possessive)
    raise unsupported(tree, "place")


def _act(verb: Verb, cards: Node, actor: Who, *, at_random: bool = False) -> Act:
    """What is done to cards; who does it chooses them, among their own where the text names no owner."""
    default = Place.HAND if verb in (Verb.DISCARD, Verb.REVEAL, Verb.REMOVE) else Place.STAGING
    if verb in (Verb.TO_STAGING, Verb.TO_MOMENTUM, Verb.TO_POOL, Verb.DECK_TOP, Verb.DECK_BOTTOM):
        default = Place.HAND
    if verb is Verb.RETURN:
        default = Place.DISCARD
    found: Ref = nouns.ref(cards, default=default, who=Who.YOU, actor=actor, at_random=at_random)
    if isinstance(found, Chosen):
        of = found.of
        if actor is not Who.YOU and of.who is Who.YOU:
            # "Your opponent discards 1 card": of their own; "their" is seen from the one who acts.
            found = replace(found, of=replace(of, who=actor))
        elif of.place is Place.STAGING and of.who is None:
            found = replace(found, of=replace(of, who=None))
    return Act(verb, found)
