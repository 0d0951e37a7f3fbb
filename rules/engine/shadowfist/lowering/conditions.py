"""Conditions: clauses that hold or do not."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import conditions as c
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import Test
from rules.engine.shadowfist.lowering import amounts, cards, events, limits, players
from rules.engine.shadowfist.lowering.context import Context, Sort, sort_of, type_names
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.lowering.words import test
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Act, Be, To
from rules.engine.shadowfist.text.timing import Clause, Either

STATES = frozenset({"control", "own", "have", "succeed", "win", "share"})
DEEDS = frozenset({"sacrifice", "attempt", "toast", "smoke", "return"})


def condition(node: object, ctx: Context) -> c.Condition:
    """A condition.

    :raises UnsupportedError: for one that is not judged, or has more to it than is read here.
    """
    if isinstance(node, Either):
        found = tuple(condition(each, ctx) for each in node.clauses)
        if node.joint not in ("and", "or"):
            raise UnsupportedError(f"conditions joined by {node.joint!r}")
        return c.Both(found) if node.joint == "and" else c.Either(found)
    if not isinstance(node, Clause):
        raise UnsupportedError(f"{type(node).__name__} as a condition")
    if node.link:
        raise UnsupportedError("a condition that goes on")
    if node.adverbs:
        raise UnsupportedError(f"a condition with {type(node.adverbs[0]).__name__}")
    if events.looks_back(node):
        return _happened(node, ctx)
    if node.mode not in ("do", "do not", "not", "cannot"):
        raise UnsupportedError(f"a condition with {node.mode!r}")
    if len(parts := _parts(node)) > 1:
        both = c.Both(tuple(condition(replace(each, mode="do"), ctx) for each in parts))
        return c.Not(both) if node.mode != "do" else both
    negated = node.mode != "do"
    match node.action:
        case Be(what, denied):
            found_be = _is(node.agent, what, ctx)
            return c.Not(found_be) if negated is not denied else found_be
        case Act():
            return _does(node, node.action, ctx, negated=negated)
    raise UnsupportedError(f"{type(node.action).__name__} as a condition")


def _parts(node: Clause) -> list[Clause]:
    """What "and" asks for of some cards or players, each by itself: "while you control a Cop and a Hero" asks for both.

    "2 or more Cops and Heroes" are counted together, and there are "no Cops and Heroes" where neither is.
    """
    action = node.action
    if isinstance(action, Act) and len(found := _joined(action.what)) > 1:
        return [replace(node, action=replace(action, what=each)) for each in found]
    return [replace(node, agent=each) for each in _joined(node.agent)]


ONE_OR_ANY = frozenset({"", "a", "an", "another"})


def _joined(what: object) -> tuple[object, ...]:
    """The parts of a phrase that is joined by "and", each asked for by itself."""
    match what:
        case sel.Several(items, "and"):
            return tuple(items)
        case sel.Select(sel.Quantity(word, None), kinds, joint="and", slot=None) if word in ONE_OR_ANY:
            return tuple(replace(what, kinds=(each,), joint="") for each in kinds)
    return (what,)


def _happened(node: Clause, ctx: Context) -> c.Condition:
    act = node.action
    assert isinstance(act, Act)
    if node.mode not in ("do", "did", "did not", "not", "do not"):
        raise UnsupportedError(f"what {node.mode} have happened this turn")
    if isinstance(act.what, sel.Select) and act.what.quantity.word == "no":
        some = replace(act.what, quantity=replace(act.what.quantity, word="a"))
        return c.Not(_happened(replace(node, action=replace(act, what=some)), ctx))
    # Whom the clause is about is its own agent, and nothing is left out.
    event, attacking = events.of_this_turn(replace(node, link="whom") if act.passive else node, ctx)
    found = c.Happened(event, attacking)
    return c.Not(found) if node.mode in ("did not", "not", "do not") else found


def _is(agent: object, what: object, ctx: Context) -> c.Condition:
    if isinstance(what, sel.OrElse) and (agent is None or isinstance(agent, ref.ThisCard | ref.Subject)):
        # "Face up and in your front row": each of it is said of one card.
        joints = [each for each in what.any_of if isinstance(each, str)]
        found = tuple(_is(agent, each, ctx) for each in what.any_of if not isinstance(each, str))
        if joints not in (["and"], ["or"]):
            raise UnsupportedError("being one of several things")
        return c.Both(found) if joints == ["and"] else c.Either(found)
    if agent is not None and players.is_players(agent, ctx):
        every = isinstance(agent, sel.Select) and agent.quantity.word in ("all", "each", "every")
        return c.PlayersAre(players.players(agent, ctx), (players.player_limit(what, ctx),), every)
    return cards_are(agent, (limits.is_so(what, ctx),), ctx)


def cards_are(agent: object, found: tuple[n.Limit, ...], ctx: Context) -> c.CardsAre:
    """So many of some cards are so: a Character you control, all of them, none, 3 or more."""
    if not isinstance(agent, sel.Select):
        return c.CardsAre(cards.cards(agent or ref.ThisCard(), ctx), limits=found)
    word, amount = agent.quantity.word, agent.quantity.amount
    plain = replace(agent, quantity=sel.Quantity("all other" if word.endswith("other") else ""))
    who = cards.matching(plain, ctx)
    if amount is not None:
        tested = Test.AT_LEAST if word == "number" else test(word)
        return c.CardsAre(who, limits=found, test=tested, amount=amounts.amount(amount, ctx))
    match word:
        case "all" | "each" | "every" | "the" | "both" | "" | "all other" | "each other":
            return c.CardsAre(who, limits=found)
        case "no" | "neither":
            return c.CardsAre(who, limits=found, test=Test.EQUAL, amount=0)
        case "a" | "an" | "any" | "either" | "another" | "any other" | "that" | "this":
            return c.CardsAre(who, limits=found, test=Test.AT_LEAST, amount=1)
    raise UnsupportedError(f"{word!r} of some cards being so")


def _does(node: Clause, act: Act, ctx: Context, *, negated: bool) -> c.Condition:
    found = _asserted(node, act, ctx)
    return c.Not(found) if negated else found


def _asserted(node: Clause, act: Act, ctx: Context) -> c.Condition:
    agent = node.agent
    if act.verb in STATES and (act.tense or act.passive):
        raise UnsupportedError(f"the condition to {act.verb}, in the {act.tense or 'passive'}")
    match act.verb:
        case "control" if not act.tense and not act.passive and agent is not None:
            every = isinstance(agent, sel.Select) and agent.quantity.word in ("all", "each", "every")
            limit = players.controls(act.what, act.complements, ctx)
            return c.PlayersAre(players.players(agent, ctx), (limit,), every)
        case "own" if not act.complements and agent is not None:
            every = isinstance(act.what, sel.Select) and act.what.quantity.word in ("all", "each")
            return c.Owns(players.players(agent, ctx), cards.cards(act.what, ctx), every)
        case "have" if agent is not None and players.is_players(agent, ctx) and _is_more(act):
            every = isinstance(agent, sel.Select) and agent.quantity.word in ("all", "each", "every")
            return c.PlayersAre(players.players(agent, ctx), (players.controls(act.what, act.complements, ctx),), every)
        case "have" if not act.complements:
            return _has(agent, act, ctx)
        case "attack" | "intercept" if act.passive and not act.tense:
            by = [each.what for each in act.complements if isinstance(each, To) and each.preposition == "by"]
            if len(by) != len(act.complements) or len(by) > 1:
                raise UnsupportedError(f"being {act.verb}ed, with more to it")
            who = limits.cards_or_players(by[0], ctx) if by else None
            made = n.IsAttacked(who) if act.verb == "attack" else n.IsIntercepted(who)
            return cards_are(agent, (made,), ctx)
        case "attack" | "intercept" if act.tense == "progressive" and not act.complements and not act.passive:
            what = limits.cards_or_players(act.what, ctx) if act.what is not None else None
            made_active = n.IsAttacking(what) if act.verb == "attack" else n.IsIntercepting(what)
            return cards_are(agent, (made_active,), ctx)
        case "succeed" if isinstance(agent, sel.Select) and not act.complements:
            names = type_names(agent)
            plain = agent.quantity == sel.Quantity("the") and not agent.filters and not agent.targeted
            if plain and len(names) == sum(len(kind.all_of) for kind in agent.kinds) == 1 and names[0] in DEEDS:
                return c.Succeeded(names[0])
        case "win" if isinstance(act.what, ref.That) and agent is not None and not act.complements:
            return c.WonAuction(players.players(agent, ctx))
        case "share" if isinstance(act.what, sel.Select) and type_names(act.what) == ("title",):
            return _shares(agent, act, ctx)
    raise UnsupportedError(f"the condition to {act.verb}")


def _shares(agent: object, act: Act, ctx: Context) -> c.Condition:
    what = act.what
    assert isinstance(what, sel.Select)
    if act.complements or what.filters or any(len(kind.all_of) > 1 for kind in what.kinds):
        raise UnsupportedError("sharing such a title")
    if what.quantity != sel.Quantity("a") or act.passive or act.tense:
        raise UnsupportedError("sharing such a title")
    if isinstance(agent, sel.Select) and agent.quantity.word == "no":
        return c.Not(c.CardsShare(cards.cards(replace(agent, quantity=sel.Quantity("")), ctx)))
    if isinstance(agent, sel.Select) and (agent.quantity.word not in cards.ALL or agent.quantity.amount is not None):
        raise UnsupportedError("so many cards that share a title")
    return c.CardsShare(cards.cards(agent, ctx))


def _has(agent: object, act: Act, ctx: Context) -> c.Condition:
    """What a card has, or how much Power, how many resources or cards a player has."""
    if agent is not None and players.is_players(agent, ctx):
        return _player_has(agent, act.what, ctx)
    return cards_are(agent, (limits.has(act.what, ctx),), ctx)


def _is_more(act: Act) -> bool:
    """ "An opponent has more Sites in play than you": cards in play that are controlled."""
    what = act.what
    if not isinstance(what, sel.Select) or what.quantity not in (sel.Quantity("more"), sel.Quantity("fewer")):
        return False
    return sel.Is("in play") in what.filters and sort_of(what) is Sort.CARDS


def _player_has(agent: object, what: object, ctx: Context) -> c.Condition:
    """ "If you have no Power", "if you have 2 or more [Chi] in your pool": one player, who is named."""
    if isinstance(agent, sel.Select) or not isinstance(what, sel.Select) or what.quantity.word.endswith("other"):
        raise UnsupportedError("what a player has")
    who = players.players(agent, ctx)
    names, word, amount = type_names(what), what.quantity.word, what.quantity.amount
    left: a.Amount
    if names == ("power",) and _own_pool(what, agent) and all(len(kind.all_of) == 1 for kind in what.kinds):
        left = a.CountPower(who)
    elif names == ("card",) and len(what.filters) == 1:
        left = a.CountCards(cards.matching(replace(what, quantity=sel.Quantity("")), ctx))
    elif set(names) <= {"resource"} and len(what.filters) <= 1:
        left = amounts.count(replace(what, quantity=sel.Quantity("")), ctx)
    else:
        raise UnsupportedError("what a player has")
    tested, right = players.how_many(word, amount, ctx)
    return c.AmountsCompare(left, tested, right)


def _own_pool(what: sel.Select, agent: object) -> bool:
    """ "If you have no Power in your pool": in whose pool is said already."""
    return not what.filters or what.filters == (sel.Placed("in", ref.Of("pool", agent)),)


def denied(found: c.Condition) -> c.Condition:
    """The contrary of a condition."""
    return found.condition if isinstance(found, c.Not) else c.Not(found)
