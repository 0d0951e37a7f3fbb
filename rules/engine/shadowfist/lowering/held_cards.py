"""Statements about cards: what they provide, generate and cost, who controls them, which texts they have."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.lowering import amounts, cards, players, quantities
from rules.engine.shadowfist.lowering.context import type_names
from rules.engine.shadowfist.lowering.held import OF_EACH, holds
from rules.engine.shadowfist.lowering.statement import Statement
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.lowering.words import symbol
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.timing import AtCost


@holds("provide")
def provides(made: Statement) -> co.Statement | None:
    """Provides one [Magic] resource for each Demon you control."""
    what = made.take_what()
    to = made.take("for", "to")
    if (
        to is not None
        or not isinstance(what, sel.Select)
        or what.targeted
        or set(type_names(what)) - {"resource"}
        or what.filters
    ):
        raise UnsupportedError("providing that")
    if len(what.kinds) != 1:
        raise UnsupportedError("providing one of several things")
    symbols = []
    for word in what.kinds[0].all_of:
        match word:
            case sel.Faction(name, False):
                symbols.append(symbol(name))
            case sel.Type():
                pass
            case _:
                raise UnsupportedError("providing such a resource")
    number: a.Amount = 1
    if what.quantity.amount is not None:
        if what.quantity.word != "number":
            raise UnsupportedError("providing so many resources")
        number = amounts.amount(what.quantity.amount, made.ctx)
    elif what.quantity.word not in ("a", "an", ""):
        raise UnsupportedError("providing so many resources")
    agent = made.take_agent()
    who = cards.cards(agent, made.ctx) if agent is not None else n.This()
    if not symbols:
        raise UnsupportedError("providing an unnamed resource")
    return co.Provides(tuple(symbols), quantities.times(number, made.times()) or 0, who)


@holds("generate")
def generates(made: Statement) -> co.Statement | None:
    """This card generates 1 Power, or generates Power: in the power generation phase of its controller (4.1)."""
    what = made.take_what()
    to, instead, agent = made.take("for"), made.manner("instead"), made.take_agent()
    who = cards.cards(agent, made.ctx, OF_EACH) if agent is not None else n.This()
    if not isinstance(what, sel.Select) or type_names(what) != ("power",) or what.targeted:
        raise UnsupportedError("generating that")
    inner = [part.where for part in what.filters if isinstance(part, sel.Placed) and part.preposition == "for"]
    if len(inner) + (to is not None) > 1:
        raise UnsupportedError("generating Power for two players")
    to = to if to is not None else inner[0] if inner else None
    plain = replace(what, filters=tuple(part for part in what.filters if getattr(part, "where", None) not in inner))
    if what.quantity == sel.Quantity("no") and plain == NO_POWER and to is None and not instead:
        return co.Forbid((co.Deed.GENERATE_POWER,), None, who)
    whose = players.players(to, made.ctx) if to is not None else None
    if plain == SOME_POWER:
        return co.GeneratesPower(None, who, instead, whose)
    points = quantities.points(plain, made.ctx, quantities.POWER)
    if points.amount is None or points.up_to:
        raise UnsupportedError("generating so much Power")
    return co.GeneratesPower(quantities.times(points.amount, made.times()) or 0, who, instead, whose)


SOME_POWER = sel.Select(sel.Quantity(""), (sel.Kind((sel.Type("power"),)),))
NO_POWER = sel.Select(sel.Quantity("no"), (sel.Kind((sel.Type("power"),)),))


@holds("enter play", "enter")
def enters(made: Statement) -> co.Statement | None:
    """This card enters play turned; it enters play with 3 counters on it."""
    how, having = made.take_what(), made.take("with")
    turned = how == sel.Select(sel.Quantity(""), (sel.Kind((sel.Is("turned"),)),))
    if turned is (having is not None) or (how is not None and not turned):
        raise UnsupportedError("entering play in that way")
    agent = made.take_agent()
    who = cards.cards(agent, made.ctx, OF_EACH) if agent is not None else n.This()
    if turned:
        return co.EntersPlay(who, turned=True)
    points = quantities.points(having, made.ctx, quantities.COUNTERS, on_card=True)
    on_it = points.where is None or points.where == (agent if agent is not None else ref.ThisCard())
    if points.amount is None or points.up_to or not on_it:
        raise UnsupportedError("entering play with that")
    return co.EntersPlay(who, counters=points.amount)


@holds("play")
def costs(made: Statement) -> co.Statement | None:
    """Each player plays [Lotus] cards at +1 cost; all <Orange> Characters are played at -1 cost."""
    from rules.engine.shadowfist.lowering import verbs_playing

    at_cost = made.adverb(AtCost)
    change, free = verbs_playing.cost_change(at_cost, made.ctx) if at_cost is not None else (None, False)
    if change is None and not free:
        raise UnsupportedError("what is played otherwise, all along")
    on = made.take("on", "onto")
    what, agent = made.take_what(), made.take_agent()
    return co.ChangeCost(
        cards.cards(what, made.ctx, OF_EACH),
        change if change is not None else 0,
        players.players(agent, made.ctx, frozenset({"", "each", "all"})) if agent is not None else None,
        cards.cards(on, made.ctx, cards.ONE_OF) if on is not None else None,
        free,
    )


@holds("have")
def has_no_effect(made: Statement) -> co.Statement | None:
    """This card has no effect."""
    what = made.take_what()
    if what == sel.Select(sel.Quantity("no"), (sel.Kind((sel.Type("cost"),)),)):
        return _free(made)
    if (
        not isinstance(what, sel.Select)
        or what.quantity.word != "no"
        or type_names(what) != ("effect",)
        or what.filters
        or what.targeted
    ):
        raise UnsupportedError("having that, as something that holds")
    agent = made.take_agent()
    who = cards.cards(agent, made.ctx) if agent is not None else n.This()
    return co.TextIsBlank(who, co.Blank.NO_EFFECT)


def _free(made: Statement) -> co.ChangeCost:
    """Weapons played on this card have no cost."""
    agent = made.take_agent()
    if agent is None:
        raise UnsupportedError("what has no cost")
    return co.ChangeCost(cards.cards(agent, made.ctx, OF_EACH), 0, free=True)


@holds("control", "take control of")
def controls(made: Statement) -> co.Statement | None:
    """You control subject, as long as this State is on it (7.4)."""
    what = made.take_what()
    agent = made.take_agent()
    if agent is not None and not players.is_players(agent, made.ctx):
        raise UnsupportedError("a card that controls something")
    who = players.players(agent, made.ctx) if agent is not None else n.You()
    return co.Controls(who, cards.cards(what, made.ctx))


@holds("gain")
def gains_text(made: Statement) -> co.Statement | None:
    """Subject gains the rules text printed on other cards, or a designator of your choice."""
    from rules.engine.shadowfist.lowering import choices, verbs_texts

    what = made.peek_what()
    of = verbs_texts.printed_on(what)
    agent_cards = made.agent
    if of is None and isinstance(what, sel.Select) and type_names(what) == ("designator",):
        made.take_what()
        made.take_agent()
        name = choices.choice(what, made.ctx)
        from rules.engine.shadowfist.ir import choices as ch

        if not isinstance(name, ch.Name):
            raise UnsupportedError("gaining that")
        who = cards.cards(agent_cards, made.ctx) if agent_cards is not None else n.This()
        return co.Grant(who, (co.HasNamedDesignator(name),))
    if of is None:
        return None
    made.take_what()
    made.take_agent()
    who = cards.cards(agent_cards, made.ctx) if agent_cards is not None else n.This()
    return co.Grant(who, (co.HasTextOf(cards.cards(of, made.ctx)),))
