"""What players and cards may do besides, and what they must: attack, intercept, draw more (6.1, 6.3)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import CardType
from rules.engine.shadowfist.lowering import amounts, cards, limits, players
from rules.engine.shadowfist.lowering.context import Context, type_names
from rules.engine.shadowfist.lowering.held_damage import instead_of_damage
from rules.engine.shadowfist.lowering.statement import Statement
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Act, To
from rules.engine.shadowfist.text.node import walk
from rules.engine.shadowfist.text.timing import Clause, If

DEEDS = {
    "attack": co.Deed.ATTACK,
    "turn to attack": co.Deed.TURN_TO_ATTACK,
    "intercept": co.Deed.INTERCEPT,
}


def _more_in_phase(clause: Clause, act: Act, ctx: Context) -> co.MoreInPhase | None:
    """ "You may draw an additional card"; the phase in which that is has been read as a time before."""
    match act:
        case Act("draw" | "discard", sel.Select(quantity, kinds, (), False), ()) if kinds == MORE_CARDS:
            pass
        case _:
            return None
    if act.passive or act.tense or clause.adverbs:
        return None
    if quantity.amount is None and quantity.word not in ("a", "an"):
        raise UnsupportedError(f"to {act.verb} {quantity.word} additional cards")
    if quantity.amount is not None and quantity.word != "number":
        raise UnsupportedError(f"to {act.verb} {quantity.word} additional cards")
    number = amounts.amount(quantity.amount, ctx) if quantity.amount is not None else 1
    deed = co.Deed.DRAW if act.verb == "draw" else co.Deed.DISCARD
    who = players.players(clause.agent, ctx) if clause.agent is not None else n.You()
    return co.MoreInPhase(deed, who, number)


MORE_CARDS = (sel.Kind((sel.Is("additional"), sel.Type("card"))),)


def _many_targets(clause: Clause, act: Act, ctx: Context) -> co.ManyTargets | None:
    """ "The next attack you declare this turn may have any number of targets" (6.3)."""
    what = act.what
    if act.verb != "have" or not isinstance(what, sel.Select) or type_names(what) != ("target",):
        return None
    if act.complements or act.passive or act.tense or clause.adverbs or what.filters or what.kinds != TARGETS:
        raise UnsupportedError("attacks with more targets")
    if what.quantity.word not in ("any number of", "up to") or (what.quantity.word == "up to") is (
        what.quantity.amount is None
    ):
        raise UnsupportedError(f"attacks with {what.quantity.word} targets")
    most = amounts.amount(what.quantity.amount, ctx) if what.quantity.amount is not None else None
    agent = clause.agent
    if isinstance(agent, ref.Of) and agent.what in ("attack", "attacks") and not agent.how:
        return co.ManyTargets(players.players(agent.of, ctx), most)
    if not isinstance(agent, sel.Select) or len(agent.kinds) != 1 or len(agent.filters) != 1 or agent.targeted:
        raise UnsupportedError("such attacks with more targets")
    words = agent.kinds[0].all_of
    if words not in ((sel.Type("attack"),), (sel.Is("next"), sel.Type("attack"))):
        raise UnsupportedError("such attacks with more targets")
    match agent.filters[0]:
        case sel.Where(Clause(Act("declare", None, () | (To("this turn", None),), False, ""), by, "do", (), "whom")):
            who = players.players(by, ctx) if by is not None else n.You()
            return co.ManyTargets(who, most, next_only=len(words) == 2)
    raise UnsupportedError("such attacks with more targets")


TARGETS = (sel.Kind((sel.Type("target"),)),)
AS_ATTACKER = sel.Select(sel.Quantity("a"), (sel.Kind((sel.Is("attacking"), sel.Type("character"))),))
AS_INTERCEPTOR = sel.Select(sel.Quantity("a"), (sel.Kind((sel.Is("intercepting"), sel.Type("character"))),))


def if_you_attack(clause: Clause) -> tuple[Clause, bool]:
    """ "If you attack, this card must ...": the statement without that, and whether it stood there."""
    said = [each for each in clause.adverbs if each in IF_YOU_ATTACK]
    if not said or clause.mode != "must":
        return clause, False
    return replace(clause, adverbs=tuple(each for each in clause.adverbs if each not in said)), True


SITES = {n.OfType(each) for each in (CardType.SITE, CardType.FENG_SHUI_SITE, CardType.NON_FENG_SHUI_SITE)}
IF_YOU_ATTACK = (If(Clause(Act("attack"), ref.You()), "if"),)


def _declared_as(made: Statement) -> tuple[co.Deed, ...]:
    """ "Must be declared as an attacker or interceptor"."""
    node = made.take("as")
    items = node.items if isinstance(node, sel.Several) else (node,)
    found = {AS_ATTACKER: co.Deed.ATTACK, AS_INTERCEPTOR: co.Deed.INTERCEPT}
    if not all(isinstance(each, sel.Select) and each in found for each in items):
        raise UnsupportedError("to be declared as that")
    return tuple(found[each] for each in items)


def permission_or_demand(clause: Clause, act: Act, ctx: Context) -> co.Statement:
    """May attack back-row Sites; must intercept if it can."""
    if clause.mode == "may":
        more = _more_in_phase(clause, act, ctx) or _many_targets(clause, act, ctx)
        if more is not None:
            return more
        if act.verb == "inflict":
            return instead_of_damage(clause, None, ctx)
    made = Statement(clause, ctx)
    if act.verb == "declare" and act.passive and clause.mode == "must":
        whom = made.take_what()
        demanded = _declared_as(made)
        made.manner("if able", "if possible")
        made.done()
        return co.Demand(demanded, cards.cards(whom, ctx) if whom is not None else n.This())
    if act.verb not in DEEDS or act.passive:
        raise UnsupportedError(f"{clause.mode} {act.verb}")
    agent = made.take_agent()
    what = made.take_what()
    without = made.take("without")
    if agent is not None and players.is_players(agent, ctx):
        raise UnsupportedError(f"a player who {clause.mode} {act.verb}")
    who = cards.cards(agent, ctx) if agent is not None else n.This()
    other = limits.cards_or_players(what, ctx) if what is not None else None
    if without is not None and not _turning(without):
        raise UnsupportedError(f"to {act.verb} without something")
    made.manner("if able", "if possible")
    made.done()
    if clause.mode == "must":
        if isinstance(agent, sel.Select) and agent.quantity.word not in cards.ALL:
            raise UnsupportedError("one of several cards that must do something")
        if without is not None:
            raise UnsupportedError("having to attack without turning")
        if other is not None:
            raise UnsupportedError(f"having to {act.verb} certain cards")
        if act.verb not in ("attack", "intercept"):
            raise UnsupportedError(f"having to {act.verb}")
        return co.Demand((DEEDS[act.verb],), who)
    # What is asked is whether it may attack now, a Site of the back row, or without turning.
    sites = isinstance(other, n.Matching) and all(set(kind) & SITES for kind in other.kinds)
    if act.verb != "attack" or not (other is None or sites or without is not None):
        raise UnsupportedError(f"that it may {act.verb} that")
    return co.PermitDeed((DEEDS[act.verb],), who, other, without_turning=without is not None)


def _turning(node: object) -> bool:
    acts = [each for each in walk(node) if isinstance(each, Act)]
    return bool(acts) and all(each == Act("turn", tense="progressive") for each in acts)
