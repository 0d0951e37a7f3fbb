"""Effects: from the tree to values of the ``ir``, sentence by sentence."""

from __future__ import annotations

from dataclasses import replace

from lark import Token, Tree

from rules.engine.kernel.value import walk
from rules.engine.ufs.ir.effects import (
    Act,
    Adjust,
    Become,
    Blocks,
    Bonuses,
    Change,
    ChangeBlockZone,
    ChangeZone,
    DiscardHand,
    Draw,
    Effect,
    Forbid,
    Gain,
    GetKeyword,
    If,
    Instead,
    Later,
    Lose,
    May,
    MustPlayNext,
    Negate,
    NextAttack,
    NextCard,
    NextCheck,
    OneOf,
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
from rules.engine.ufs.ir.values import (
    Amount,
    AtMost,
    AttackIsOf,
    Both,
    CardIs,
    Cards,
    Chosen,
    Event,
    Fixed,
    Kind,
    Ref,
    ThatCard,
    This,
    ThisAttack,
    Top,
)
from rules.engine.ufs.ir.words import Block, Happens, How, Place, Stat, Until, Verb, Who
from rules.engine.ufs.lowering import antecedents, clauses, nouns
from rules.engine.ufs.lowering.nouns import Node
from rules.engine.ufs.lowering.unsupported import UnsupportedError, unsupported
from rules.engine.ufs.model.cards import ATTACK

VERBS = {
    "COMMIT": Verb.COMMIT,
    "DISCARD": Verb.DISCARD,
    "DESTROY": Verb.DESTROY,
    "READY": Verb.READY,
    "REVEAL": Verb.REVEAL,
    "LOOK_AT": Verb.LOOK,
}
TO = {"HAND": Verb.RETURN, "MOMENTUM": Verb.TO_MOMENTUM, "STAGING": Verb.TO_STAGING, "POOL_DOWN": Verb.TO_POOL}
SPANS = {"THIS_TURN": Until.TURN, "REST_ENHANCE": Until.ENHANCE, "REST_ATTACK": Until.ATTACK}
VERBS_OF_PLAYERS = (
    *("DRAW", "COMMIT", "DISCARD", "DESTROY", "READY", "REVEAL", "LOOK_AT", "REMOVE", "ADD", "RETURN", "TURN"),
    *("ATTACH", "PUT", "GAIN", "LOSE", "RECHECK", "USE", "PLAY", "SHUFFLE"),
)


def verb_of(token: Token) -> Verb:
    return nouns.known(VERBS, token.type, "verb")


def sentence(tree: Node) -> tuple[Effect, ...]:
    """The effects of a sentence."""
    match nouns.parts(tree):
        case "then", [Tree() as done]:
            return (Then(effects(done)),)
        case "if_done", [Token(), Tree() as done]:
            return (Then(effects(done)),)
        case "one_of_these", [Token(), *ways]:
            return (OneOf(tuple(effects(each) for each in ways)),)
        case "plain", [Tree() as done]:
            return effects(done)
        case "if_", [Tree() as condition, Tree() as done]:
            return (If(clauses.condition(condition), effects(done)),)
        case "if_after", [Tree() as done, Tree() as condition]:
            return (If(clauses.condition(condition), effect(done)),)
        case "if_deals", [Tree() as which, Token(), bound, order, Token() as damage, Tree() as done]:
            if isinstance(nouns.about(which), ThisAttack) and damage not in ("damage to you", "speed"):
                event = Event(Happens.DEAL_DAMAGE, nouns.attack_of(which), this=True)
                return (Later(clauses.damage_dealt(event, bound, order), effects(done)),)
        case "later", [Tree() as event, Tree() as done]:
            return (Later(clauses.event(event), effects(done)),)
    raise unsupported(tree, "sentence")


def instead(before: tuple[Effect, ...], tree: Node) -> Instead:
    """One effect in the place of the one of the sentence before.

    :raises UnsupportedError: if it is not one effect for one: what of the others happens is not said.
    """
    condition, done = (each for each in nouns.children(tree) if isinstance(each, Tree))
    found = effects(done)
    if len(before) != 1 or len(found) != 1 or isinstance(before[0], Then | Later | OneOf | May | Instead):
        raise UnsupportedError("instead of several effects, or of what may not happen")
    if isinstance(found[0], OneOf | May | Later) or any(isinstance(each, ThatCard) for each in walk(found)):
        raise UnsupportedError("instead of an effect that it refers to")
    return Instead(before, clauses.condition(condition), found)


def effects(tree: Node) -> tuple[Effect, ...]:
    """Effects that stand together, or ways to go on between which "or" stands.

    "Your opponent discards 1 card or loses 2 vitality": it is that player who chooses.
    """
    first, *others = nouns.children(tree)
    ways = [_together(first)]
    if not others:
        return ways[0]
    if any(nouns.parts(nouns.children(each)[0])[0] == "may" for each in nouns.children(tree)):
        raise UnsupportedError("what belongs to 'may'")
    subject = _subject(nouns.children(first)[0])
    same = [_in_third_person(nouns.children(each)[0]) for each in others]
    if any(same) and (subject is None or not all(same) or nouns.parts(subject)[0] == "each"):
        raise UnsupportedError("a verb without its subject")
    ways += [_together(each, subject if any(same) else None) for each in others]
    who = nouns.player(subject) if any(same) else Who.YOU
    return (OneOf(tuple(ways), who),)


def _done_by(subject: Node, verb: Node) -> Node:
    """What is done, with another subject in the place of its own."""
    return Tree(nouns.parts(verb)[0], [subject, *nouns.children(verb)[1:]])


def _together(tree: Node, subject: Node = None) -> tuple[Effect, ...]:
    """Effects of which each is done; those after "then" are linked to the one before (2.13.3).

    What a player may do is all that follows "may", unless somebody else does it. "Your opponent discards 1 card and
    loses 1 vitality": a verb in the third person has the subject of the one before.

    :param subject: that of a verb in the third person with which they begin.
    """
    first, *rest = nouns.children(tree)
    if subject is not None:
        first = _done_by(subject, first)
    subject = _subject(first)
    if subject is None and _in_third_person(first):
        raise UnsupportedError("a verb without its subject")
    found = [*effect(first)]
    optional = isinstance(first, Tree) and first.data == "may"
    for joined, each in zip(rest[::2], rest[1::2], strict=True):
        whole = each
        third = _in_third_person(each)
        if third and subject is None:
            raise UnsupportedError("a verb without its subject")
        if third or (subject is not None and nouns.parts(subject)[0] == "each" and _lacks_subject(each)):
            whole = _done_by(subject, each)
        subject = _subject(whole) or (subject if optional else None)
        made = effect(whole)
        if nouns.parts(joined)[0] == "linked":
            found.append(Then(made))
            optional = False
        elif optional:
            if _subject(each) is not None or not isinstance(found[0], May):
                raise UnsupportedError("what belongs to 'may'")
            found[0] = replace(found[0], effects=(*found[0].effects, *made))
        elif isinstance(found[-1], Then):
            # What follows "then" is linked, all of it.
            found[-1] = Then((*found[-1].effects, *made))
        else:
            found += made
            if isinstance(each, Tree) and each.data == "may" and each is not rest[-1]:
                raise UnsupportedError("what belongs to 'may'")
    return tuple(found)


def _subject(tree: Node) -> Node | None:
    """Who does something, if that is said."""
    first = tree.children[0] if isinstance(tree, Tree) and tree.children else None
    return first if isinstance(first, Tree) and first.data in ("you", "opponent", "each", "they") else None


def _lacks_subject(tree: Node) -> bool:
    """Whether a verb of players stands without its subject."""
    return isinstance(tree, Tree) and bool(tree.children) and tree.children[0] is None


def _in_third_person(tree: Node) -> bool:
    """Whether a verb asks for a subject: "loses", "discards"."""
    if not isinstance(tree, Tree) or not tree.children or tree.children[0] is not None:
        return False
    verb = next((each for each in tree.children if isinstance(each, Token)), None)
    return verb is not None and verb.type in VERBS_OF_PLAYERS and str(verb).split()[0].endswith("s")


def effect(tree: Node) -> tuple[Effect, ...]:
    """One effect; of several numbers one for each. What is said of "your attack" happens to that player's only."""
    whose = next((who for each in nouns.children(tree) if (who := nouns.attack_of(each)) is not None), None)
    made = _effect(antecedents.with_owners(tree, _subject(tree)) if nouns.parts(tree)[0] != "discard_hand" else tree)
    return made if whose is None else (If(AttackIsOf(whose), made),)


def _effect(tree: Node) -> tuple[Effect, ...]:
    match nouns.parts(tree):
        case "draw", [who, Token(), Tree() as count, per]:
            return (Draw(nouns.player(who), _for_each(count, per)),)
        case "may", [who, Tree() as done]:
            # "Your opponent may draw 1 card": it is that player who draws.
            own_subject = done.children and done.children[0] is None and _subject(done) is None
            made = effect(_done_by(who, done) if own_subject else done)
            if nouns.player(who) is Who.EACH:
                raise UnsupportedError("what each player may do")
            # To play a Reversal or not is up to its player anyway.
            own = nouns.player(who) is Who.YOU
            return made if own and made == (ReversalAsIfBlocked(),) else (May(nouns.player(who), made),)
        case "act", [who, Token() as verb, Tree() as cards, random]:
            return (_act(verb_of(verb), cards, nouns.player(who), at_random=random is not None),)
        case "discard_hand", [who, Token(), Tree() as possessive, Token()]:
            owner = nouns.player(who)
            theirs = nouns.parts(possessive)[0] == "theirs"
            if (owner is Who.YOU) is theirs or not (theirs or nouns.whose(possessive) is owner):
                raise UnsupportedError("discarding the hand of another")
            return (DiscardHand(owner),)
        case "remove", [who, Token(), Tree() as cards]:
            return (_act(Verb.REMOVE, cards, nouns.player(who)),)
        case "add", [who, Token(), Tree() as cards, Tree() as to]:
            way, owner = to_place(to)
            if owner is not Who.YOU or nouns.player(who) is not Who.YOU:
                raise UnsupportedError("adding cards for the opponent")
            return (_act(way, cards, Who.YOU),)
        case "face_down", [who, Token(), Tree() as cards]:
            return (_act(Verb.FACE_DOWN, cards, nouns.player(who)),)
        case "attach", [who, Token(), Tree() as cards, Tree() as to] if isinstance(nouns.one(to), This):
            return (_act(Verb.ATTACH, cards, nouns.player(who)),)
        case "put", [who, Token(), Tree() as cards, Tree() as end]:
            return (_put(cards, end, nouns.player(who)),)
        case "gain", [who, Token(), Tree() as count, Token(), per]:
            return (Gain(nouns.player(who), _for_each(count, per)),)
        case "lose", [who, Token(), Tree() as count, Token(), per]:
            return (Lose(nouns.player(who), _for_each(count, per)),)
        case "as_much", [who, Token() as way, Token(), Tree() as count]:
            much = nouns.amount(count)
            return (Gain(nouns.player(who), much) if way.type == "GAIN" else Lose(nouns.player(who), much),)
        case "change_by", [Token() as way, Tree() as which, Token() as stat, Tree() as count]:
            sign = -1 if way == "reduce" else 1
            return (Change(nouns.about(which), nouns.stat(stat), nouns.amount(count), sign),)
        case "change", [Tree() as which, Token(), Tree() as changes, per, limit]:
            return tuple(_change(nouns.about(which), each, per, limit) for each in nouns.children(changes))
        case "change_of_kind", [Tree() as possessive, Tree() as of, Token(), Tree() as changes, per, limit, span]:
            return _change_of_kind(possessive, of, changes, per, limit, span)
        case "get_keyword", [Tree() as which, Token(), Tree() as word]:
            return (GetKeyword(nouns.about(which), clauses.keyword(word)),)
        case "lose_keyword", [Tree() as which, Token(), Tree() as word]:
            return (GetKeyword(nouns.about(which), clauses.lost_keyword(word), lost=True),)
        case "become", [Tree() as which, Token() as stat, Tree() as count]:
            return (Become(nouns.about(which), nouns.stat(stat), nouns.amount(count)),)
        case "become", [Token() as stat, Tree() as which, Tree() as count]:
            return (Become(nouns.about(which), nouns.stat(stat), nouns.amount(count)),)
        case "change_zone", [Tree() as which, Token(), Token() as zone] | [Token(), Tree() as which, Token() as zone]:
            if not isinstance(nouns.about(which), ThisAttack):
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
            return tuple(_next_attack(_next(whose), each) for each in nouns.children(changes))
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
        case "adjust_to", [Token() as way, Token(), Token() as number] if way == "reduce" and number == "0":
            return (Adjust(None, -1),)
        case "prevent", _:
            return (Adjust(None, -1),)
        case "prevent_some", [Token(), Tree() as count, Token() as damage] if damage != "speed":
            return (Adjust(nouns.amount(count), -1),)
        case "change_block_zone", [*_, Token() as zone]:
            return (ChangeBlockZone(nouns.zone(zone)),)
        case "negate", [Token()]:
            return (Negate(),)
        case "unblockable", [Tree() as which, Token()] if isinstance(nouns.about(which), ThisAttack):
            return (Unblockable(),)
        case "blocked", [Tree() as which, Token() as how] if isinstance(nouns.about(which), ThisAttack):
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


def _span(token: Node) -> Until | None:
    if token is None:
        return None
    if isinstance(token, Tree):
        (only,) = token.children
        return _span(only)
    if token.type == "UNTIL_READY_PHASE":
        return Until.OPPONENTS_READY_PHASE if "opponent" in token else Until.YOUR_READY_PHASE
    return nouns.known(SPANS, token.type, "time")


def _change_of_kind(
    possessive: Node, of: Node, changes: Node, per: Node, limit: Node, span: Node
) -> tuple[Effect, ...]:
    """ "Your Punch attack" is the attack that goes on, if it is one; "your attacks" are all of them for some time."""
    kind, who = nouns.plain_kind(of), nouns.whose(possessive)
    if kind.types != (ATTACK,) or limit is not None:
        raise UnsupportedError("a bonus for such cards")
    if _is_plural(of):
        if who is Who.EACH and span is None:
            raise UnsupportedError("the attacks of each player")
        made = [_change(ThisAttack(), each, per, None) for each in nouns.children(changes)]
        if any(each.stat not in (Stat.DAMAGE, Stat.SPEED) for each in made):
            raise UnsupportedError("that number of attacks, for some time")
        until = _span(span)
        cards = Cards(kind, who, Place.POOL)
        return tuple(Bonuses(cards, each.stat, each.amount, each.sign, until) for each in made)
    if span is not None or who is Who.EACH:
        raise UnsupportedError("one attack for some time")
    found = tuple(_change(ThisAttack(), each, per, None) for each in nouns.children(changes))
    return (If(Both(AttackIsOf(who), CardIs(ThisAttack(), kind)), found),)


def _is_plural(kind: Node) -> bool:
    """Whether the noun is "attacks"."""
    return isinstance(kind, Tree) and "attacks" in map(str, kind.scan_values(lambda each: isinstance(each, Token)))


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
            verb, whose = to_place(to)
            that = [it, *(each for each in shown if isinstance(each, Tree))]
            if owner is Who.YOU is whose and all(isinstance(nouns.one(each), ThatCard) for each in that):
                cards = Cards(nouns.plural(of), owner, Place.DECK)
                return Search(verb, Chosen(cards, how, count), len(that) > 1)
    raise unsupported(of, "search")


def _next(token: Token) -> Who:
    return Who.OPPONENT if str(token).startswith("your opponent") else Who.YOU


def _change(which: This | ThisAttack | ThatCard, tree: Node, per: Node, limit: Node) -> Change:
    token, stat = _signed(tree)
    sign, base = nouns.signed(token)
    if per is not None:
        if not isinstance(base, Fixed):
            raise UnsupportedError("X for each")
        base = nouns.times(base.n, per)
    least: int | None = None
    match nouns.parts(limit):
        case "at_least", [*_, Token(type="NUMBER") as number] if sign < 0:
            least = nouns.whole(number)
        case "at_most", [*_, Token(type="NUMBER") as number] if sign > 0 and not isinstance(base, Fixed):
            base = AtMost(base, nouns.whole(number))
        case _ if limit is not None:
            raise unsupported(limit, "bound")
    return Change(which, nouns.stat(stat), base, sign, least)


def _for_each(count: Node, per: Node) -> Amount:
    """A number, perhaps so often as there are cards of a kind."""
    found = nouns.amount(count)
    if per is None:
        return found
    if not isinstance(found, Fixed):
        raise UnsupportedError("X for each")
    return nouns.times(found.n, per)


def _signed(tree: Node) -> tuple[Token, Token]:
    match nouns.parts(tree)[1]:
        case [Token() as token, Token() as stat]:
            return token, stat
    raise unsupported(tree, "bonus")


def to_place(tree: Node) -> tuple[Verb, Who]:
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
