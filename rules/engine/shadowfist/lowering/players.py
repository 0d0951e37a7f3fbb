"""Phrases for players."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import Role, Slot, Test
from rules.engine.shadowfist.lowering import amounts, cards
from rules.engine.shadowfist.lowering.context import PLAYERS, Context, Sort, singular, type_names
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.lowering.words import SIDES, test
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Act, To
from rules.engine.shadowfist.text.timing import Clause, Manner

# The quantities of a phrase that stands for whoever fits it: "controlled by an opponent" is controlled by one of them.
WHOEVER = frozenset({"", "a", "an", "any", "the", "all", "each", "every", "another", "any other", "all other"})
# In a limit, an event or a condition one of them is enough.
ONE_OF = frozenset({"", "a", "an", "any", "the", "this", "that", "another", "any other"})
OF_PLAYERS = ("controller", "owner", "opponent", "left", "right")


def is_players(node: object, ctx: Context) -> bool:
    """Whether a phrase names players and not cards."""
    match node:
        case ref.Target(slot) | ref.Chosen(slot) | ref.That(slot):
            return ctx.sort(slot) is Sort.PLAYERS
        case ref.You():
            return True
        case ref.Of(what, _):
            return what in OF_PLAYERS
        case sel.Select():
            return bool(set(type_names(node)) & PLAYERS)
        case sel.Several(items, _):
            return all(is_players(item, ctx) for item in items)
    return False


def players(node: object, ctx: Context, quantities: frozenset[str] = WHOEVER) -> n.Players:
    """The players that a phrase stands for.

    :param quantities: the words of quantity that mean "whoever of them" where the phrase stands.
    """
    match node:
        case ref.You():
            return n.You()
        case ref.Target(slot) | ref.Chosen(slot) | ref.That(slot) if ctx.sort(slot) is Sort.PLAYERS:
            return _told_apart(ctx.phrases.get(slot)) or n.BoundPlayers(Slot(slot))
        case ref.Of("controller", of, ()):
            return n.ControllersOf(cards.cards(of, ctx))
        case ref.Of("owner", of, ()):
            return n.OwnersOf(cards.cards(of, ctx))
        case ref.Of("opponent", ref.You(), ()):
            return n.PlayersWho(opponents=True)
        case ref.Of("left" | "right" as side, of, ()):
            return n.NextTo(SIDES[side], players(of, ctx))
        case sel.Several(items, joint) if joint in ("and", "or", "and/or"):
            return n.EitherPlayers(tuple(players(item, ctx, quantities) for item in items))
        case sel.Select():
            return _selected(node, ctx, quantities)
    raise UnsupportedError(f"{type(node).__name__} as players")


def _selected(node: sel.Select, ctx: Context, quantities: frozenset[str]) -> n.Players:
    if node.targeted:
        raise UnsupportedError("a targeted player here")
    player = _who_played(node, ctx)
    if player is not None:
        return player
    if node.quantity.amount is not None or node.quantity.word not in quantities:
        raise UnsupportedError(f"{node.quantity.word or 'so many'} players here")
    if len(node.kinds) != 1:
        raise UnsupportedError("players of several kinds")
    words = list(node.kinds[0].all_of)
    names = [singular(word.name) for word in words if isinstance(word, sel.Type) and not word.negated]
    if len(names) != 1:
        raise UnsupportedError("players of no kind")
    rest = [word for word in words if not isinstance(word, sel.Type)]
    limits = tuple(player_limit(part, ctx) for part in node.filters if not _is_side(part))
    sides = [part for part in node.filters if _is_side(part)]
    slot = Slot(node.slot) if node.slot is not None else None
    named = _named_by_word(names[0], rest)
    if named is not None:
        if limits or sides:
            raise UnsupportedError("such a player with more to it")
        return named
    if sides:
        if len(sides) > 1 or limits or rest:
            raise UnsupportedError("a neighbour with more to it")
        return players(sides[0].where, ctx)
    if names[0] not in ("player", "opponent"):
        raise UnsupportedError(f"{names[0]} as players")
    others = node.quantity.word.endswith("other")
    for word in rest:
        if word == sel.Is("other"):
            others = True
        else:
            raise UnsupportedError(f"{word} of a player")
    if others:
        limits = (n.NotAmong(n.You()), *limits)
    return n.PlayersWho(names[0] == "opponent", limits, slot)


def _who_played(node: sel.Select, ctx: Context) -> n.Players | None:
    """ "The player who played that Event": of an Event that is its controller."""
    if node.quantity != sel.Quantity("the") or node.kinds != (sel.Kind((sel.Type("player"),)),):
        return None
    match node.filters:
        case (sel.Where(Clause(Act("play", ref.That() as event, (), False, "past" | "perfect"), None, "do", (), "")),):
            return n.ControllersOf(cards.cards(event, ctx))
    return None


def _named_by_word(name: str, rest: list[object]) -> n.Players | None:
    """A player whom a noun alone tells: the current player, the highest bidder, the winner of the auction."""
    match name, rest:
        case "winner", []:
            return n.BoundPlayers(Role.WINNER)
        case "bidder", ([] | [sel.Is("highest")] | [sel.Is("current")]):
            return n.HighestBidder()
        case "player", [sel.Is("current")]:
            return n.CurrentPlayer()
        case "player", [sel.Is("attacking")]:
            return n.AttackingPlayer()
    return None


def _told_apart(phrase: sel.Select | None) -> n.Players | None:
    """The player for whom a phrase stands that a noun alone tells: "the winner ... his or her smoked pile"."""
    if phrase is None or phrase.filters or len(phrase.kinds) != 1:
        return None
    names = [singular(word.name) for word in phrase.kinds[0].all_of if isinstance(word, sel.Type)]
    rest = [word for word in phrase.kinds[0].all_of if not isinstance(word, sel.Type)]
    return _named_by_word(names[0], rest) if len(names) == 1 else None


def _is_side(part: object) -> bool:
    """ "The opponent on your left"."""
    return (
        isinstance(part, sel.Placed)
        and part.preposition in ("on", "to")
        and isinstance(part.where, ref.Of)
        and part.where.what in ("left", "right")
    )


def check_whose(node: sel.Select, ctx: Context) -> None:
    """ "Smoke all Characters an opponent controls", "all Characters at the location of a Site": of which one?

    "Each Edge that an opponent controls" is every one that any of them does.

    :raises UnsupportedError: if it is all of what hangs on one of several, whom or which nobody chooses.
    """
    for part in node.filters if node.quantity.word not in ("each", "every") else ():
        match part:
            case sel.Controlled(by) | sel.Owned(by) if _is_some(by) and is_players(by, ctx):
                raise UnsupportedError("all that one of several players has")
            case sel.Placed("at", ref.Of("location", of, ())) if _is_some(of):
                raise UnsupportedError("all at one of several locations")
            case sel.Placed("in" | "from", ref.Of(_, of, ())) if _is_some(of) and is_players(of, ctx):
                raise UnsupportedError("all that one of several players has")


def _is_some(node: object) -> bool:
    return isinstance(node, sel.Select) and not node.targeted and node.quantity.word in ("a", "an", "another")


TURN = (sel.Kind((sel.Type("turn"),)),)
A_TURN = (sel.Select(sel.Quantity("a"), TURN), sel.Select(sel.Quantity("at least", 1), TURN))


def player_limit(part: object, ctx: Context) -> n.PlayerLimit:
    """What a text says of a player: that controls more Power-generating Sites than you."""
    match part:
        case sel.Placed(preposition, who) if preposition.startswith("now "):
            return player_limit(sel.Placed(preposition.removeprefix("now "), who), ctx)
        case sel.Where(Clause(Act("complete", what, (), False, "perfect" | "past"), None, "do", adverbs, "")) if (
            what in A_TURN and not [each for each in adverbs if each != Manner("already")]
        ):
            return n.HasCompletedTurn()
        case sel.Where(Clause(Act("control", what, complements, False, ""), None, mode, (), "")) if mode in (
            "do",
            "do not",
        ):
            return controls(what, complements, ctx, negated=mode == "do not")
        case sel.Placed("closer to victory than" | "at least as close to victory as", sel.Select() as who) if (
            who.quantity.word in ("a", "an", "another")
        ):
            raise UnsupportedError("closer to victory than one of several players")
        case sel.Placed("closer to victory than", who):
            return n.CloserToVictory(players(who, ctx))
        case sel.Placed("at least as close to victory as", who):
            return n.CloserToVictory(players(who, ctx), or_as_close=True)
        case sel.Except(who, "other than"):
            return n.NotAmong(players(who, ctx))
    raise UnsupportedError(f"{type(part).__name__} of a player")


def controls(what: object, complements: tuple[object, ...], ctx: Context, *, negated: bool = False) -> n.PlayerLimit:
    """What a player controls: no Characters, 3 or more Sites, more Sites than an opponent, that card."""
    than = [each.what for each in complements if isinstance(each, To) and each.preposition == "than"]
    if len(than) != len(complements) or len(than) > 1:
        raise UnsupportedError("what a player controls, with more to it")
    if not isinstance(what, sel.Select):
        if than or negated:
            raise UnsupportedError("such a card that a player controls")
        return n.ControlsThese(cards.cards(what, ctx))
    limits = [part for part in what.filters if isinstance(part, sel.Placed) and part.preposition == "than"]
    than += [part.where for part in limits]
    rest = tuple(part for part in what.filters if part not in limits)
    word, amount = what.quantity.word, what.quantity.amount
    other = "all other" if word.endswith("other") else ""
    plain = sel.Select(sel.Quantity(other), what.kinds, rest, what.targeted, what.joint, what.slot)
    if than:
        return _controls_more(plain, word, than, ctx, negated=negated)
    of = cards.matching(plain, ctx)
    compared, number = how_many(word, amount, ctx, negated=negated)
    match [limit for limit in of.limits if isinstance(limit, n.Together)]:
        case []:
            return n.ControlsSo(of, compared, number)
        case [n.TogetherShare() as sharing] if compared is Test.AT_LEAST and of.slot is None:
            each = replace(of, limits=tuple(limit for limit in of.limits if limit != sharing))
            return n.ControlsSo(each, compared, number, sharing)
    raise UnsupportedError("what cards have together, of cards that a player controls")


def _controls_more(
    plain: sel.Select, word: str, than: list[object], ctx: Context, *, negated: bool
) -> n.ControlsMoreThan:
    tests = {"more": Test.MORE, "fewer": Test.FEWER, "less": Test.FEWER}
    if word not in tests or negated or len(than) != 1:
        raise UnsupportedError(f"{word!r} than someone else")
    # "Than an opponent" is one of them, "than any opponent" and "than you" all that are meant.
    one = isinstance(than[0], sel.Select) and than[0].quantity.word in ("a", "an", "another")
    return n.ControlsMoreThan(cards.matching(plain, ctx), tests[word], players(than[0], ctx), any_of=one)


def how_many(word: str, amount: object, ctx: Context, *, negated: bool = False) -> tuple[Test, a.Amount]:
    """How many things have to be so, for a phrase that says what somebody has: none, any, 3 or more."""
    if amount is None:
        if word == "no":
            return (Test.AT_LEAST, 1) if negated else (Test.EQUAL, 0)
        if word in ("", "a", "an", "any", "another", "the", "this", "that", "any other"):
            return (Test.EQUAL, 0) if negated else (Test.AT_LEAST, 1)
        raise UnsupportedError(f"{word!r} of something that a player has")
    if negated:
        raise UnsupportedError("not to have so many")
    # "Two Sites" are had by whoever has three.
    tested = Test.AT_LEAST if word == "number" else test(word)
    return tested, amounts.amount(amount, ctx)
