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
    DefinesX,
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
    Forbid,
    Gain,
    GetKeyword,
    If,
    Later,
    Lose,
    May,
    MustPlayNext,
    Negate,
    NextAttack,
    NextCard,
    NextCheck,
    PlayAsInHand,
    Recheck,
    ReversalAsIfBlocked,
    Search,
    Shuffle,
    ThatCheck,
    Then,
    Unblockable,
    UseInstead,
    Win,
)
from rules.engine.ufs.ir.values import Amount, Cards, Chosen, Event, Fixed, Kind, Ref, ThatCard, This, ThisAttack, Top
from rules.engine.ufs.ir.words import Block, Happens, How, Letter, Place, Stat, Until, Verb, Who
from rules.engine.ufs.lowering import clauses, nouns, sound
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
SPANS = {"THIS_TURN": Until.TURN, "REST_ENHANCE": Until.ENHANCE, "REST_ATTACK": Until.ATTACK}
LETTERS = {"f": Letter.FORM, "e": Letter.ENHANCE, "r": Letter.RESPONSE}


def _verb(token: Token) -> Verb:
    return nouns.known(VERBS, token.type, "verb")


def ability(tree: Node) -> tuple[Ability, ...]:
    """What an ability says; a sentence about two numbers is two continuous abilities.

    :raises UnsupportedError: if something of it has no meaning here.
    """
    match nouns.parts(tree):
        case (("played" | "response"), children):
            return (_played(children),)
        case "continuous", [Tree() as only]:
            return ability(only)
        case "always", [Tree() as statement]:
            return tuple(Continuous(each) for each in clauses.statements(statement))
        case "defines_x", [Token(), Tree() as of]:
            return (Continuous(DefinesX(nouns.amount(of))),)
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
            made = replace(made, letter=nouns.known(LETTERS, each, "kind of ability"))
            continue
        match nouns.parts(each):
            case "first", _:
                made = replace(made, first=True)
            case "desperation", _:
                made = replace(made, desperation=True)
            case "combo", _:
                made = replace(made, combo=_combo(each))
            case "symbol", [Token() as word]:
                made = _with_symbol(made, str(word))
            case "names", _:
                made = _with_names(made, each)
            case "costs", costs:
                made = replace(made, costs=tuple(cost(part) for part in costs))
            case "only", rest if rest:
                only.append(_only(rest[-1]))
            case "x_is", [Token(), Tree() as of]:
                x = nouns.amount(of)
            case (("then" | "plain" | "if_" | "if_deals" | "later"), _):
                done += sentence(each)
            case _:
                made = replace(made, trigger=clauses.event(each))
    made = replace(made, effects=tuple(done), only=tuple(only), defines_x=x)
    sound.check(made)
    return sound.fulfilled_later(made)


def _combo(tree: Node) -> tuple[Kind, ...]:
    found = []
    for each in tree.children:
        match nouns.parts(each):
            case "requirement", [Tree() as of]:
                found.append(nouns.plain_kind(of))
            case _ if each is not None and not isinstance(each, Token):
                raise unsupported(each, "requirement")
    return tuple(found)


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
    match nouns.parts(tree):
        case "once", [Token()]:
            return OncePerTurn()
        case "during", [Tree() as possessive, Token()]:
            return OnlyDuring(nouns.whose(possessive))
        case "only_if", [Tree() as condition]:
            return OnlyIf(clauses.condition(condition))
    raise unsupported(tree, "restriction")


def cost(tree: Node) -> Cost:
    """What is paid between the letter and the colon (2.12)."""
    match nouns.parts(tree):
        case "commit_this", [Token()]:
            return CostCards(Verb.COMMIT, This())
        case "cost_cards", [Token() as verb, Tree() as cards]:
            return CostCards(_verb(verb), _paid(_verb(verb), cards))
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
            return CostCheck(nouns.whole(least))
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
    raise UnsupportedError("a cost with the cards of another")


def sentence(tree: Node) -> tuple[Effect, ...]:
    """The effects of a sentence."""
    match nouns.parts(tree):
        case "then", [Tree() as done]:
            first, *rest = effects(done)
            return (Then(first), *rest)
        case "plain", [Tree() as done]:
            return effects(done)
        case "if_", [Tree() as condition, Tree() as done]:
            return (If(clauses.condition(condition), effects(done)),)
        case "if_deals", [Tree() as which, Token(), Token() as damage, Tree() as done]:
            if isinstance(nouns.one(which), ThisAttack) and damage not in ("damage to you", "speed"):
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
    match nouns.parts(tree):
        case "draw", [who, Token(), Tree() as count, *_]:
            return (Draw(nouns.player(who), nouns.amount(count)),)
        case "may", [who, Tree() as done]:
            made = effect(done)
            if nouns.player(who) is Who.EACH:
                raise UnsupportedError("what each player may do")
            # To play a Reversal or not is up to its player anyway.
            own = nouns.player(who) is Who.YOU
            return made if own and made == (ReversalAsIfBlocked(),) else (May(nouns.player(who), made),)
        case "act", [who, Token() as verb, Tree() as cards, random]:
            return (_act(_verb(verb), cards, nouns.player(who), at_random=random is not None),)
        case "discard_hand", [who, Token(), Tree() as possessive, Token()]:
            owner = nouns.player(who)
            theirs = nouns.parts(possessive)[0] == "theirs"
            if (owner is Who.YOU) is theirs or not (theirs or nouns.whose(possessive) is owner):
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
            return (_put(cards, end, nouns.player(who)),)
        case "gain", [who, Token(), Tree() as count, Token()]:
            return (Gain(nouns.player(who), nouns.amount(count)),)
        case "lose", [who, Token(), Tree() as count, Token()]:
            return (Lose(nouns.player(who), nouns.amount(count)),)
        case "change", [Tree() as which, Token(), Tree() as changes, per]:
            return tuple(_change(nouns.one(which), each, per) for each in changes.children)
        case "get_keyword", [Tree() as which, Token(), Tree() as word]:
            return (GetKeyword(nouns.one(which), clauses.keyword(word)),)
        case "become", [Tree() as which, Token() as stat, Tree() as count]:
            return (Become(nouns.one(which), nouns.stat(stat), nouns.amount(count)),)
        case "become", [Token() as stat, Tree() as which, Tree() as count]:
            return (Become(nouns.one(which), nouns.stat(stat), nouns.amount(count)),)
        case "change_zone", [Tree() as which, Token(), Token() as zone] | [Token(), Tree() as which, Token() as zone]:
            if not isinstance(nouns.one(which), ThisAttack):
                raise UnsupportedError("the zone of another card")
            return (ChangeZone(nouns.zone(zone)),)
        case _:
            return _other(tree)


def _other(tree: Node) -> tuple[Effect, ...]:
    match nouns.parts(tree):
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
        case "forbid", [Tree() as who, Token(), Tree() as deed, span]:
            forbidden, of = clauses.deed(deed)
            return (Forbid(nouns.player(who), forbidden, of, _span(span)),)
        case "next_attack", [Token() as whose, _, Token(), Tree() as changes]:
            return tuple(_next_attack(_next(whose), each) for each in changes.children)
        case "search", [Token(), Tree() as possessive, Token(), Tree() as many, Tree() as of, *rest]:
            return (_search(nouns.whose(possessive), many, of, rest),)
        case "use_instead", [who, Token(), Tree() as count, Token()] if nouns.player(who) is Who.YOU:
            return (UseInstead(nouns.amount(count)),)
        case "play_as_in_hand", [who, Token(), Tree() as cards, Token()] if nouns.player(who) is Who.YOU:
            found = nouns.ref(cards, default=Place.HAND, who=Who.YOU)
            if isinstance(found, Chosen) and _is_playable(found):
                return (PlayAsInHand(found),)
        case "must_play", [Token() as who, Tree() as of, Token() as form, _]:
            if ("opponent" in who) is ("their" in form):
                return (MustPlayNext(_next(who), nouns.plain_kind(of)),)
        case "as_if_blocked", [who, Token(), Tree() as cards, Token()] if nouns.player(who) is Who.YOU:
            if nouns.ref(cards, default=Place.HAND, who=Who.YOU) == A_REVERSAL:
                return (ReversalAsIfBlocked(),)
        case "recheck", [who, Token()] if nouns.player(who) is Who.YOU:
            return (Recheck(),)
        case "adjust", [Token() as way, Token(), Tree() as count]:
            return (Adjust(nouns.amount(count), -1 if way == "reduce" else 1),)
        case "adjust_passive", [Token(), Token() as way, Tree() as count]:
            return (Adjust(nouns.amount(count), -1 if way == "reduced" else 1),)
        case "negate", [Token()]:
            return (Negate(),)
        case "unblockable", [Tree() as which, Token()] if isinstance(nouns.one(which), ThisAttack):
            return (Unblockable(),)
        case "blocked", [Tree() as which, Token() as how] if isinstance(nouns.one(which), ThisAttack):
            return (Blocks(clauses.blocked(how) or Block.COMPLETE),)
        case "shuffle", [who, Token(), Tree() as possessive, Token()] if nouns.player(who) is Who.YOU:
            return (Shuffle(nouns.whose(possessive)),)
        case "win", [Tree() as who] if nouns.player(who) is not Who.EACH:
            return (Win(nouns.player(who)),)
    raise unsupported(tree, "effect")


# 8.3.3.12.1: one Reversal of one's own hand.
A_REVERSAL = Chosen(
    Cards(Kind(traits=("reversal",)), Who.YOU, Place.HAND), How.EXACTLY, Fixed(1), by=Who.YOU, at_random=False
)


def _is_playable(cards: Chosen) -> bool:
    """One card of a type other than action, of one's own discard pile."""
    of = cards.of
    plain = of.place is Place.DISCARD and of.who is Who.YOU and cards.amount == Fixed(1)
    return plain and bool(of.kind.types) and of.kind.types[0] != "action"


def _span(token: Token | Tree[Token] | None) -> Until | None:
    if token is None:
        return None
    if isinstance(token, Tree):
        (only,) = token.children
        return _span(only)
    return nouns.known(SPANS, token.type, "time")


def _next_attack(who: Who, change: Node) -> NextAttack:
    token, name = _signed(change)
    sign, amount = nouns.signed(token)
    if nouns.stat(name) not in (Stat.SPEED, Stat.DAMAGE):
        raise UnsupportedError(f"the {name} of the next attack")
    return NextAttack(who, nouns.stat(name), amount, sign)


def _search(owner: Who, many: Node, of: Node, rest: list[Node]) -> Search:
    """1.4: one's own deck is searched; what is found is said again as "it"."""
    how, count = nouns.quantity(many)
    match rest:
        case [*shown, Token(type="ADD"), Tree() as it, Tree() as to]:
            verb, whose = _to(to)
            that = [it, *(each for each in shown if isinstance(each, Tree))]
            if owner is Who.YOU is whose and all(isinstance(nouns.one(each), ThatCard) for each in that):
                cards = Cards(nouns.plain_kind(of), owner, Place.DECK)
                return Search(verb, Chosen(cards, how, count), len(that) > 1)
    raise unsupported(of, "search")


def _next(token: Token) -> Who:
    return Who.OPPONENT if str(token).startswith("your opponent") else Who.YOU


def _change(which: This | ThisAttack | ThatCard, tree: Node, per: Node) -> Effect:
    token, stat = _signed(tree)
    sign, base = nouns.signed(token)
    if per is not None:
        if not isinstance(base, Fixed):
            raise UnsupportedError("X for each")
        base = nouns.times(base.n, per)
    return Change(which, nouns.stat(stat), base, sign)


def _signed(tree: Node) -> tuple[Token, Token]:
    match nouns.parts(tree)[1]:
        case [Token() as token, Token() as stat]:
            return token, stat
    raise unsupported(tree, "bonus")


def _to(tree: Node) -> tuple[Verb, Who]:
    match nouns.parts(tree)[1]:
        case [Tree() as possessive, Tree(children=[Token() as pile])]:
            return nouns.known(TO, pile.type, "place"), nouns.whose(possessive)
    raise unsupported(tree, "place")


def _put(cards: Node, end: Node, actor: Who) -> Act:
    """4.0.1: cards come to their owner's deck only."""
    match nouns.parts(end):
        case ("deck_top" | "deck_bottom") as name, [Token(), Tree() as possessive, Token()]:
            made = _act(Verb.DECK_TOP if name == "deck_top" else Verb.DECK_BOTTOM, cards, actor)
            owner = made.ref.of.who if isinstance(made.ref, Chosen) else getattr(made.ref, "who", Who.YOU)
            if nouns.whose(possessive) is owner and owner is not Who.EACH:
                return made
    raise unsupported(end, "place in a deck")


def _act(verb: Verb, cards: Node, actor: Who, *, at_random: bool = False) -> Act:
    """What is done to cards; who does it chooses them, among their own where the text names no owner."""
    default = Place.HAND if verb in (Verb.DISCARD, Verb.REVEAL, Verb.REMOVE) else Place.STAGING
    if verb in (Verb.TO_STAGING, Verb.TO_MOMENTUM, Verb.TO_POOL, Verb.DECK_TOP, Verb.DECK_BOTTOM):
        default = Place.HAND
    if verb is Verb.RETURN:
        default = Place.DISCARD
    # Whose is not said: "destroy 1 asset" is any, "ready 1 asset" one's own; another player does it to their own.
    anybody = actor is Who.YOU and verb in (Verb.DESTROY, Verb.COMMIT, Verb.FACE_DOWN)
    found: Ref = nouns.ref(cards, default=default, who=None if anybody else actor, actor=actor, at_random=at_random)
    if actor is Who.EACH and not isinstance(found, Top | Chosen):
        raise UnsupportedError("what each player does to one card")
    return Act(verb, found)
