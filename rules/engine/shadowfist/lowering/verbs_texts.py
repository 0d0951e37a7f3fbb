"""Statements about the texts and numbers of cards: copy, swap, treat as blank, become, raise or lower (7.2, 7.5)."""

from __future__ import annotations

import re
from dataclasses import replace

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.choices import ChooseCards, ChooseNumber, ChooseWay, Patients
from rules.engine.shadowfist.ir.words import Slot
from rules.engine.shadowfist.lowering import amounts, cards
from rules.engine.shadowfist.lowering.choices import YOU, patients
from rules.engine.shadowfist.lowering.context import Context, type_names
from rules.engine.shadowfist.lowering.effects import lowers
from rules.engine.shadowfist.lowering.statement import Statement
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Act, To
from rules.engine.shadowfist.text.timing import Clause

TEXTS = frozenset({"rules text", "text", "effects and rules text"})


def printed_on(node: object) -> object | None:
    """The card whose printed rules text a phrase names: "the rules text printed on that Character"."""
    if isinstance(node, ref.Of) and node.what in TEXTS and set(node.how) <= {"printed"}:
        of: object = node.of
        return of
    if not isinstance(node, sel.Select) or type_names(node) not in (("rules text",), ("text",)):
        return None
    if len(node.filters) != 1 or node.targeted or node.quantity not in (sel.Quantity("the"), sel.Quantity("")):
        return None
    found: object | None = None
    match node.filters[0]:
        case sel.Placed("of" | "on", where):
            found = where
        case sel.Past("print", None, (To("on", what),)):
            found = what
    return found


PARTS = {
    **dict.fromkeys(("rules text", "text", "ability", "abilities"), ef.Part.TEXT),
    **dict.fromkeys(("special ability", "special abilities"), ef.Part.SPECIALS),
    **{f"{part.value.removesuffix('s')}{end}": part for part in ef.Part for end in ("", "s")},
    "resource condition": ef.Part.CONDITIONS,
    "resource provision": ef.Part.PROVISIONS,
}


def copied(node: object) -> tuple[object, tuple[ef.Part, ...]] | None:
    """The card of which parts are copied, and which: "the printed Fighting, title and abilities of that Character"."""
    if isinstance(node, ref.Of) and set(node.how) <= {"printed"}:
        names = re.split(r",? (?:and|or) |, ", node.what.lower())
        if all(name in PARTS for name in names):
            return node.of, tuple(PARTS[name] for name in names)
    of = printed_on(node)
    return None if of is None else (of, (ef.Part.TEXT,))


@lowers("copy")
def copy(made: Statement) -> ef.Effect:
    """Copy the rules text printed on that Character onto target; this card copies the title of a Character."""
    found = copied(made.take_what())
    onto = made.take("onto", "to")
    if found is None:
        raise UnsupportedError("copying that")
    of, parts = found
    until = made.duration()
    if onto is None:
        return ef.CopyText(patients(of, made.ctx), made.source(), until, parts)
    made.by()
    return ef.CopyText(patients(of, made.ctx), cards.cards(onto, made.ctx), until, parts)


def left_out(before: ef.Effect | None, clause: Clause, ctx: Context) -> ef.CopyText | None:
    """ "It does not copy the resource conditions of that Character": what the effect before does not copy."""
    act = clause.action
    if not isinstance(act, Act) or act.verb != "copy" or clause.mode not in ("do not", "cannot"):
        return None
    found = copied(act.what)
    if not isinstance(before, ef.CopyText) or found is None:
        raise UnsupportedError("what is not copied")
    if act.complements or act.passive or act.tense or clause.adverbs or clause.link:
        raise UnsupportedError("what is not copied, with more to it")
    of, parts = found
    doer = cards.cards(clause.agent if clause.agent is not None else ref.ThisCard(), ctx)
    meant = before.of.slot if isinstance(before.of, ChooseCards) else None
    same = patients(of, ctx) in (before.of, n.Bound(meant) if meant is not None else None)
    if doer != before.onto or not same:
        raise UnsupportedError("what is not copied")
    return replace(before, without=(*before.without, *parts))


def blank(found: Patients, how: co.Blank, until: t.Duration | None) -> ef.Effect:
    """Texts that are without effect: those of the cards that there are, or of those that are played later, too."""
    if isinstance(found, n.Matching) and any(isinstance(each, n.PlayedOn) and each.later for each in found.limits):
        return ef.For(co.TextIsBlank(found, how), until)
    return ef.CancelText(found, how, until)


@lowers("treat")
def treat(made: Statement) -> ef.Effect:
    """Treat the rules text of target as blank."""
    what, as_what = made.take_what(), made.take("as")
    if as_what != sel.Select(sel.Quantity(""), (sel.Kind((sel.Is("blank"),)),)):
        raise UnsupportedError("treating that so")
    if not isinstance(what, ref.Of) or what.what not in TEXTS or what.how:
        raise UnsupportedError("treating that so")
    made.by()
    return blank(patients(what.of, made.ctx), co.Blank.BLANK, made.duration())


@lowers("swap")
def swap(made: Statement) -> ef.Effect:
    """Swap their rules text and the rules text of all States on them; players swap positions at the table."""
    what = made.take_what()
    if isinstance(what, sel.Select) and type_names(what) == ("position",):
        table = sel.Placed("at", sel.Select(sel.Quantity("the"), (sel.Kind((sel.Type("table"),)),)))
        if what.filters not in ((), (table,)) or what.quantity != sel.Quantity("") or what.targeted:
            raise UnsupportedError("swapping such positions")
        return ef.SwapPositions(made.by())
    parts = what.items if isinstance(what, sel.Several) and what.joint == "and" else (what,)
    own = [part for part in parts if isinstance(part, ref.Of) and part.what in TEXTS and not _of_states(part)]
    states = [part for part in parts if isinstance(part, ref.Of) and part.what in TEXTS and _of_states(part)]
    if len(own) != 1 or len(own) + len(states) != len(parts) or any(part.how for part in parts):
        raise UnsupportedError("swapping that")
    if any(part.of.filters != (sel.Placed("on", own[0].of),) or part.what != own[0].what for part in states):
        raise UnsupportedError("swapping the texts of States elsewhere")
    until = made.duration()
    made.by()
    return ef.SwapTexts(cards.cards(own[0].of, made.ctx), until, with_states=bool(states))


def _of_states(part: ref.Of) -> bool:
    of = part.of
    if not isinstance(of, sel.Select) or type_names(of) != ("state",):
        return False
    if of.quantity not in (sel.Quantity("all"), sel.Quantity("")) or of.targeted:
        raise UnsupportedError("swapping the texts of some States")
    return True


@lowers("become")
def become(made: Statement) -> ef.Effect:
    """Its title becomes "Twin of" and that Character's title."""
    agent = made.take_agent()
    what = made.take_what()
    if not isinstance(agent, ref.Of) or agent.what not in ("title", "subtitle") or agent.how:
        raise UnsupportedError("becoming that")
    if isinstance(what, sel.Several) and what.joint != "and":
        raise UnsupportedError("a title made of one of several things")

    def in_words(titles: tuple[str, ...]) -> sel.Select:
        return sel.Select(sel.Quantity("titled"), (sel.Kind((sel.Type("card"),)),), (sel.Titled(titles),))

    words: list[str] = []
    of = None
    for item in what.items if isinstance(what, sel.Several) else (what,):
        match item:
            case sel.Select(filters=(sel.Titled(titles, False),)) if of is None and item == in_words(titles):
                words += titles
            case ref.Of(name, owner, ()) if name == agent.what and of is None:
                of = cards.cards(owner, made.ctx)
            case _:
                raise UnsupportedError("a title made of that")
    return ef.BecomeTitled(
        cards.cards(agent.of, made.ctx), tuple(words), of, made.duration(), subtitle=agent.what == "subtitle"
    )


UP_OR_DOWN = ("raise or lower", "increase or decrease")


def is_number(node: object) -> bool:
    """Whether a phrase asks for a number on a card."""
    return isinstance(node, sel.Select) and type_names(node) == ("number",)


def number_on(node: sel.Select, ctx: Context, by: n.Players = YOU) -> ChooseNumber:
    """ "A number on target", "a number in digits on another card": the engine knows numbers in digits only."""
    digits = sel.Placed("in", sel.Select(sel.Quantity(""), (sel.Kind((sel.Type("digit"),)),)))
    filters = [part for part in node.filters if part != digits]
    if len(filters) == 1 and isinstance(filters[0], sel.Placed) and filters[0].preposition == "in":
        inner = filters[0].where  # "In digits on another card": where it is hangs on the digits.
        if isinstance(inner, sel.Select) and replace(inner, filters=()) == digits.where:
            filters = list(inner.filters)
    plain = node.kinds == (sel.Kind((sel.Type("number"),)),) and node.quantity in (
        sel.Quantity("a"),
        sel.Quantity("any"),
    )
    if not plain or node.targeted or len(filters) != 1:
        raise UnsupportedError("choosing such a number")
    (part,) = filters
    if not isinstance(part, sel.Placed) or part.preposition != "on":
        raise UnsupportedError("choosing such a number")
    found = patients(part.where, ctx, by=by)
    if isinstance(found, ChooseCards) and (found.least, found.most) != (1, 1):
        raise UnsupportedError("a number on several cards")
    return ChooseNumber(Slot(node.slot) if node.slot is not None else None, found, by)


def way(act: Act, ctx: Context, by: n.Players) -> ChooseWay:
    """ "Choose whether to raise or lower that number by 1"."""
    match act:
        case Act(verb, ref.That(slot) | ref.Chosen(slot), (To("by", amount),), False, "whether") if verb in UP_OR_DOWN:
            if is_number(ctx.phrases.get(slot)):
                return ChooseWay(amounts.amount(amount, ctx), by)
    raise UnsupportedError("choosing whether to do that")


@lowers(*UP_OR_DOWN)
def raise_or_lower(made: Statement) -> ef.Effect:
    """Raise or lower that number by 1, as chosen; increase or decrease a number on the chosen card by 1."""
    chosen = made.manner("as chosen")
    what, by = made.take_what(), made.take("by")
    if by is None:
        raise UnsupportedError("raising or lowering by nothing")
    if isinstance(what, sel.Select) and is_number(what):
        of: Slot | ChooseNumber = number_on(what, made.ctx)
    elif isinstance(what, ref.That | ref.Chosen) and is_number(made.ctx.phrases.get(what.slot)):
        of = Slot(what.slot)
    else:
        raise UnsupportedError("raising or lowering that")
    made.by()
    return ef.ChangeDigit(of, amounts.amount(by, made.ctx), made.duration(), as_chosen=chosen)


def bounded(before: ef.Effect | None, clause: Clause) -> ef.ChangeDigit | None:
    """ "That number cannot become 0": what the effect before does not make of it."""
    agent, act = clause.agent, clause.action
    if not isinstance(before, ef.ChangeDigit) or not isinstance(agent, ref.That | ref.Chosen):
        return None
    if not isinstance(act, Act) or act.verb != "become" or clause.mode != "cannot":
        return None
    if clause != Clause(Act("become", 0), agent, "cannot") or before.of != agent.slot or before.least is not None:
        raise UnsupportedError("what a number cannot become")
    return replace(before, least=co.LeastNumber(1))
