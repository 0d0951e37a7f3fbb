"""Statements with "cannot" and "not": what cannot be done, to which cards, and by whom (7.6, 7.7)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import DamageKind, Stat
from rules.engine.shadowfist.lowering import amounts, cards, limits, players, quantities
from rules.engine.shadowfist.lowering.context import Context, type_names
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Act, Be, To
from rules.engine.shadowfist.text.timing import Clause, Manner, Response

VERBS = {
    **{each.value: each for each in co.Deed},
    "damage": co.Deed.INFLICT_DAMAGE,
    "remove": co.Deed.REMOVE_DAMAGE,
    "heal": co.Deed.HEAL,
    "reveal": co.Deed.REVEAL,
}
# What a card is when it cannot be that: "cannot be turned" is that it cannot be turned.
MAKES = {
    "turned": "turn",
    "unturned": "unturn",
    "damaged": "inflict damage",
    "canceled": "cancel",
    "revealed": "reveal",
}
OF_DAMAGE = {
    "reduce": co.Deed.REDUCE_DAMAGE,
    "redirect": co.Deed.REDIRECT_DAMAGE,
    "remove": co.Deed.REMOVE_DAMAGE,
    "heal": co.Deed.REMOVE_DAMAGE,
}
REMOVALS = (co.Deed.SMOKE, co.Deed.TOAST, co.Deed.SACRIFICE, co.Deed.RETURN, co.Deed.REMOVE)
# What is asked before it is done to a card; what else is forbidden of cards nobody would ask.
ASKED = frozenset(
    {
        *REMOVALS,
        *(co.Deed.TURN, co.Deed.UNTURN, co.Deed.CHANGE_LOCATION, co.Deed.ATTACK, co.Deed.INTERCEPT),
        *(co.Deed.HEAL, co.Deed.REMOVE_DAMAGE, co.Deed.INFLICT_DAMAGE, co.Deed.TARGET, co.Deed.CANCEL, co.Deed.COPY),
        *(co.Deed.TAKE_CONTROL, co.Deed.SEIZE, co.Deed.BURN, co.Deed.SMOKE_AT_ZERO),
    }
)
# What a card does, and is not done to it where nobody is named.
OF_ITSELF = frozenset({"attack", "intercept", "turn to attack", "turn to heal", "turn to change location", "unturn"})
# What is the same said of the card that does it and of the card to which it is done: "cannot be turned to attack".
EITHER_WAY = OF_ITSELF - {"attack", "intercept"}


def ban(clause: Clause, ctx: Context) -> co.Statement:
    """What a statement with "cannot" or "not" forbids.

    :raises UnsupportedError: if it is about something that is not asked before it is done.
    """
    for each in clause.adverbs:
        if each not in (Manner("again"), Manner("if possible")) and not isinstance(each, Response):
            raise UnsupportedError(f"a prohibition with {type(each).__name__}")
    in_response = any(isinstance(each, Response) for each in clause.adverbs)
    if in_response and any(
        isinstance(each, Response) and each.to not in (None, ref.ThisCard()) for each in clause.adverbs
    ):
        raise UnsupportedError("what cannot be done in response to something else")
    action = clause.action
    match action:
        case Be(what, negated):
            return _be(clause, what, negated, ctx, in_response=in_response)
        case Act():
            found = _act(clause, action, ctx)
            return _in_response(found) if in_response else found
    raise UnsupportedError(f"what cannot be: {type(action).__name__}")


def _in_response(found: co.Statement) -> co.InResponse:
    if isinstance(found, co.Forbid | co.ForbidDamageChange | co.ForbidPlaying | co.NotAffectedBy | co.Spares):
        return co.InResponse(found)
    raise UnsupportedError("what cannot be so in response")


def _subject(node: object, ctx: Context) -> n.Cards:
    if isinstance(node, sel.Select) and "effect" in type_names(node):
        raise UnsupportedError("what cannot be done to effects")
    return cards.cards(node, ctx, cards.WHATEVER) if node is not None else n.This()


def _be(clause: Clause, what: object, negated: bool, ctx: Context, *, in_response: bool) -> co.Statement:
    if clause.mode == "cannot" and not negated and isinstance(what, sel.Is) and what.what in MAKES and not what.negated:
        deed = VERBS[MAKES[what.what]]
        if deed not in ASKED:
            raise UnsupportedError(f"that a card cannot be {what.what}")
        found: co.Statement = co.Forbid((deed,), _subject(clause.agent, ctx))
        return _in_response(found) if in_response else found
    if negated and clause.mode in ("cannot", "not", "do not"):
        raise UnsupportedError("what cannot not be so")
    denied = negated or clause.mode == "cannot"
    if denied and not in_response:
        legal = _legal(what, ctx)
        if legal is not None:
            return co.NoLegal(_subject(clause.agent, ctx), *legal)
    raise UnsupportedError("what cannot be so")


def _legal(what: object, ctx: Context) -> tuple[co.LegalAs, n.Cards | n.Players | None] | None:
    """ "A legal target for Events", "the subject of States": as what it is none, and for what."""
    named: object
    if isinstance(what, ref.Of) and what.what in ("target", "subject") and not what.how:
        named, role = what.of, what.what
    elif isinstance(what, sel.Select) and len(type_names(what)) == 1:
        if what.targeted or what.quantity not in (sel.Quantity("a"), sel.Quantity("the"), sel.Quantity("")):
            raise UnsupportedError("so many legal targets or subjects")
        role = type_names(what)[0].removeprefix("legal ")
        if role not in ("target", "subject"):
            return None
        for_what = [part for part in what.filters if isinstance(part, sel.Placed) and part.preposition in ("for", "of")]
        if len(for_what) != len(what.filters) or len(for_what) > 1:
            raise UnsupportedError("such a legal target or subject")
        named = for_what[0].where if for_what else None
    else:
        return None
    if isinstance(named, sel.Select) and "attack" in type_names(named):
        raise UnsupportedError("no legal target of an attack")
    as_what = co.LegalAs.TARGET if role == "target" else co.LegalAs.SUBJECT
    return as_what, limits.cards_or_players(named, ctx) if named is not None else None


@dataclass(frozen=True)
class _Parts:
    """A prohibition taken apart: to what it is done, by whom, and the rest of the complements."""

    patient: object
    doers: tuple[object, ...]
    rest: tuple[To, ...]


def _parts(clause: Clause, act: Act) -> _Parts:
    doers = [each.what for each in act.complements if isinstance(each, To) and each.preposition == "by"]
    rest = []
    for each in act.complements:
        if not isinstance(each, To):
            raise UnsupportedError(f"what cannot be done with {type(each).__name__}")
        if each.preposition != "by":
            rest.append(each)
    if act.passive and act.what is None:
        return _Parts(clause.agent, tuple(doers), tuple(rest))
    if act.what is None:
        return _Parts(None, (*doers, clause.agent), tuple(rest))
    return _Parts(act.what, (*doers, clause.agent), tuple(rest))


def _one(found: tuple[object, ...], ctx: Context) -> n.Cards | n.Players | None:
    if len(found) > 1:
        raise UnsupportedError("a prohibition for two kinds of doers")
    return limits.cards_or_players(found[0], ctx) if found and found[0] is not None else None


def _act(clause: Clause, act: Act, ctx: Context) -> co.Statement:
    if act.tense:
        raise UnsupportedError(f"a prohibition in the {act.tense}")
    parts = _parts(clause, act)
    if act.verb == "count":
        toward = To("toward", sel.Select(sel.Quantity(""), (sel.Kind((sel.Type("victory"),)),)))
        if act.what is not None or act.complements != (toward,) or act.passive:
            raise UnsupportedError("what does not count")
        return co.NotCounted(_subject(clause.agent, ctx))
    if act.verb == "inflict" and isinstance(act.what, sel.Select) and clause.mode == "cannot" and not act.passive:
        return _at_most(clause, act, parts, ctx)
    if act.verb == "affect":
        return _affect(clause, act, parts, ctx)
    if clause.mode != "cannot" and act.verb not in ("unturn",):
        raise UnsupportedError(f"not to {act.verb}, as something that holds")
    about = clause.agent if act.passive else act.what
    numbers = _numbers(clause, act, about)
    if numbers is not None:
        return numbers
    if isinstance(about, ref.Of) and about.what == "cost" and act.verb == "reduce" and act.passive and not about.how:
        return _reductions(about, parts, ctx)
    if isinstance(about, sel.Select) and type_names(about) == ("damage",):
        return _damage(act, about, parts, ctx)
    if isinstance(about, ref.Of) and about.what == "damage" and about.how in ((), ("combat",)):
        return _own_damage(act, about, parts, ctx)
    if act.verb == "play":
        return _play(act, parts, ctx)
    if act.verb == "declare":
        return _declare(clause, act, parts, ctx)
    if act.verb == "remove" and parts.rest == (To("from play", None),):
        return co.Forbid(REMOVALS, _subject(parts.patient, ctx), _one(parts.doers, ctx))
    deeds = _deeds(act)
    verbs = set(act.verb.split(" or "))
    if verbs <= OF_ITSELF and (not act.passive or verbs <= EITHER_WAY):
        return _of_itself(clause, act, deeds, parts, ctx)
    if not act.passive and act.what is None:
        raise UnsupportedError(f"a card that cannot {act.verb}")
    if parts.rest:
        raise UnsupportedError(f"what cannot be done {parts.rest[0].preposition!r} something: to {act.verb}")
    if not ASKED.issuperset(deeds):
        raise UnsupportedError(f"that a card cannot be: to {act.verb}")
    return co.Forbid(deeds, _subject(parts.patient, ctx), _one(parts.doers, ctx))


COSTS = sel.Select(sel.Quantity(""), (sel.Kind((sel.Type("cost"),)),))
A_NUMBER = sel.Select(sel.Quantity("a"), (sel.Kind((sel.Type("number"),)),))
THIS_EFFECT = sel.Select(sel.Quantity("this"), (sel.Kind((sel.Type("effect"),)),))


def _numbers(clause: Clause, act: Act, about: object) -> co.LeastNumber | None:
    """ "Cannot change a number to less than 1", "no digit can be reduced to 0", "that number cannot become 0"."""
    match act:
        case Act("change", _, (To("to less than", int() as least),), False) if about == A_NUMBER:
            return co.LeastNumber(least) if clause.agent in (None, ref.ThisCard(), THIS_EFFECT) else None
        case Act("reduce" | "change", None, (To("to", 0),), True) | Act("become", 0, (), False):
            named = about if act.passive else clause.agent
        case Act("reduce" | "change", what, (To("to", 0),), False) if clause.agent in (None, ref.ThisCard(), ref.You()):
            named = what
        case _:
            return None
    if not isinstance(named, sel.Select) or named.quantity not in (sel.Quantity("any"), sel.Quantity("a")):
        return None
    for word, digits in (("digit", True), ("number", False)):
        if named == sel.Select(named.quantity, (sel.Kind((sel.Type(word),)),)):
            return co.LeastNumber(1, digits=digits, only_lowered=act.verb == "reduce")
    return None


def _reductions(about: ref.Of, parts: _Parts, ctx: Context) -> co.ForbidReductions:
    """ "A Character's cost cannot be reduced by 2 or more cards titled ..." (4.3.2)."""
    (by,) = parts.doers if len(parts.doers) == 1 else (None,)
    if not isinstance(by, sel.Select) or by.quantity.word != "or more" or by.quantity.amount is None or parts.rest:
        raise UnsupportedError("a cost that cannot be reduced")
    number = amounts.amount(by.quantity.amount, ctx)
    plain = sel.Select(sel.Quantity(""), by.kinds, by.filters, by.targeted, by.joint, by.slot)
    return co.ForbidReductions(
        cards.cards(about.of, ctx, cards.WHATEVER | {"a", "an"}), cards.cards(plain, ctx), number
    )


def _deeds(act: Act) -> tuple[co.Deed, ...]:
    found = []
    for verb in act.verb.split(" or "):
        if verb not in VERBS or verb in ("remove",):
            raise UnsupportedError(f"that something cannot be done: to {verb}")
        found.append(VERBS[verb])
    return tuple(found)


def _of_itself(clause: Clause, act: Act, deeds: tuple[co.Deed, ...], parts: _Parts, ctx: Context) -> co.Statement:
    """ "Cannot intercept Superleap Characters", "cannot attack alone", "does not unturn during ..."."""
    if act.passive and any(each is not None for each in parts.doers):
        raise UnsupportedError(f"who cannot make something {act.verb}")
    alone = parts.rest == (To("alone", None),)
    beside = parts.rest[0].what if [each.preposition for each in parts.rest] == ["with"] else None
    if parts.rest and not alone and (beside is None or set(act.verb.split(" or ")) - {"attack", "turn to attack"}):
        raise UnsupportedError(f"that it cannot {act.verb}, with more to it")
    agent = clause.agent
    if agent is not None and players.is_players(agent, ctx) and (act.verb not in ("attack", "intercept") or alone):
        raise UnsupportedError(f"a player who cannot {act.verb}")
    who = limits.cards_or_players(agent, ctx) if agent is not None else n.This()
    other = limits.cards_or_players(act.what, ctx) if act.what is not None else None
    return co.Forbid(deeds, None, who, other, alone, cards.cards(beside, ctx) if beside is not None else None)


def _affect(clause: Clause, act: Act, parts: _Parts, ctx: Context) -> co.Statement:
    """ "Is not affected by Events", "does not affect Characters with [Tech] resource conditions" (7.6)."""
    if parts.rest:
        raise UnsupportedError("not affected, with more to it")
    if not act.passive and act.what == COSTS and clause.agent in (None, ref.ThisCard()):
        return co.SparesNumbers(Stat.COST)
    if act.passive:
        if len(parts.doers) != 1:
            raise UnsupportedError("not affected by several things")
        return co.NotAffectedBy(_subject(clause.agent, ctx), limits.cards_or_players(parts.doers[0], ctx))
    if clause.agent is not None and not isinstance(clause.agent, ref.ThisCard):
        raise UnsupportedError("what something else does not affect")
    return co.Spares(_subject(act.what, ctx))


def _damage(act: Act, about: sel.Select, parts: _Parts, ctx: Context) -> co.Statement:
    """ "Damage on this card cannot be removed", "damage inflicted by this card cannot be reduced or redirected"."""
    kind = quantities.damage_kind_of(about, quantities.ALL_DAMAGE)
    deeds = []
    for verb in act.verb.split(" or "):
        if verb not in OF_DAMAGE:
            raise UnsupportedError(f"damage that cannot be: to {verb}")
        deeds.append(OF_DAMAGE[verb])
    if about.quantity.amount is not None or about.quantity.word not in ("", "all", "the", "any"):
        raise UnsupportedError(f"{about.quantity.word} damage that cannot be changed")
    on: n.Cards | n.Players | None = None
    source: n.Cards | n.Players | None = None
    complements: list[To] = []
    for part in about.filters:
        match part:
            case sel.Placed(preposition, where):
                complements.append(To(preposition, where))
            case sel.Past("inflict", by, inner):
                complements += [each for each in inner if isinstance(each, To)]
                complements += [To("by", by)] if by is not None else []
            case _:
                raise UnsupportedError("such damage that cannot be changed")
    for each in complements:
        match each:
            case To("on", what) if on is None:
                on = limits.cards_or_players(what, ctx)
            case To("by" | "from", what) if source is None:
                source = limits.cards_or_players(what, ctx)
            case To("in", sel.Select(sel.Quantity(""), (sel.Kind((sel.Type("combat"),)),), (), False)) if (
                kind is DamageKind.ANY
            ):
                kind = DamageKind.COMBAT
            case _:
                raise UnsupportedError("such damage that cannot be changed")
    to: n.Cards | None = None
    for each in parts.rest:
        if each.preposition != "to" or to is not None or deeds != [co.Deed.REDIRECT_DAMAGE]:
            raise UnsupportedError("damage that cannot be changed, with more to it")
        to = cards.cards(each.what, ctx)
    doers = tuple(each for each in parts.doers if each is not None)
    return co.ForbidDamageChange(tuple(deeds), on, source, kind, to, _one(doers, ctx))


def _own_damage(act: Act, about: ref.Of, parts: _Parts, ctx: Context) -> co.Statement:
    """ "This card's damage cannot be redirected": that which it inflicts."""
    deeds = []
    for verb in act.verb.split(" or "):
        if verb not in ("reduce", "redirect"):
            raise UnsupportedError(f"its damage that cannot be: to {verb}")
        deeds.append(OF_DAMAGE[verb])
    if parts.rest:
        raise UnsupportedError("its damage, with more to it")
    kind = DamageKind.COMBAT if about.how else DamageKind.ANY
    doers = tuple(d for d in parts.doers if d is not None)
    return co.ForbidDamageChange(tuple(deeds), None, cards.cards(about.of, ctx), kind, None, _one(doers, ctx))


def _at_most(clause: Clause, act: Act, parts: _Parts, ctx: Context) -> co.ChangeDamage:
    """ "A Character cannot inflict more than 3 damage on this card"; "target cannot inflict damage"."""
    about = act.what
    if not isinstance(about, sel.Select) or type_names(about) != ("damage",) or about.filters or act.passive:
        raise UnsupportedError("to inflict more than that")
    on = [each.what for each in parts.rest if each.preposition in ("on", "to")]
    if len(on) != len(parts.rest) or len(on) > 1:
        raise UnsupportedError("to inflict more than that")
    at_all = about.quantity.amount is None
    if not at_all and about.quantity.word != "more than":
        raise UnsupportedError(f"to inflict {about.quantity.word} so much")
    return co.ChangeDamage(
        co.DamageChange.TO if at_all else co.DamageChange.AT_MOST,
        0 if at_all else amounts.amount(about.quantity.amount, ctx),
        limits.cards_or_players(on[0], ctx) if on else None,
        _one(parts.doers, ctx) if clause.agent is not None else n.This(),
        quantities.damage_kind_of(about, frozenset({"", "any"} if at_all else {"more than"})),
        cannot=True,
    )


def _play(act: Act, parts: _Parts, ctx: Context) -> co.Statement:
    """ "Players cannot play Edges", "States cannot be played on this card"."""
    on: n.Cards | None = None
    for each in parts.rest:
        if each.preposition not in ("on", "onto") or on is not None:
            raise UnsupportedError("what cannot be played, with more to it")
        on = cards.cards(each.what, ctx)
    if parts.patient is None:
        raise UnsupportedError("what cannot be played")
    doer = _one(tuple(d for d in parts.doers if d is not None), ctx)
    return co.ForbidPlaying(cards.cards(parts.patient, ctx), doer, on)


def _declare(clause: Clause, act: Act, parts: _Parts, ctx: Context) -> co.Statement:
    """ "Opponents cannot declare attacks", "cannot be declared as a single attacker"."""
    if act.passive:
        as_what = [each.what for each in parts.rest if each.preposition == "as"]
        single = (
            len(as_what) == 1 == len(parts.rest)
            and isinstance(as_what[0], sel.Select)
            and as_what[0].kinds == (sel.Kind((sel.Is("single"), sel.Is("attacking"), sel.Type("character"))),)
            and as_what[0] == sel.Select(sel.Quantity("a"), as_what[0].kinds)
        )
        if not single or any(each is not None for each in parts.doers):
            raise UnsupportedError("what cannot be declared")
        return co.Forbid((co.Deed.ATTACK,), None, _subject(clause.agent, ctx), alone=True)
    more = act.what
    if (
        not isinstance(more, sel.Select)
        or more.quantity != sel.Quantity("more")
        or len(more.filters) != 1
        or parts.rest
    ):
        raise UnsupportedError("what a player cannot declare")
    than = more.filters[0]
    interceptors = more.kinds == (sel.Kind((sel.Is("intercepting"), sel.Type("character"))),) and not more.targeted
    if not interceptors or not isinstance(than, sel.Placed) or than.preposition != "than" or clause.agent is None:
        raise UnsupportedError("what a player cannot declare")
    return co.MostInterceptors(players.players(clause.agent, ctx), amounts.amount(than.where, ctx))
