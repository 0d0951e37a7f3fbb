"""Statements about damage: inflict, take, redirect; and counters that are placed."""

from __future__ import annotations

from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import DamageKind
from rules.engine.shadowfist.lowering import amounts, cards, players, quantities, verbs_moving, verbs_playing
from rules.engine.shadowfist.lowering.choices import patients
from rules.engine.shadowfist.lowering.context import type_names
from rules.engine.shadowfist.lowering.effects import lowers
from rules.engine.shadowfist.lowering.statement import Statement
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import To


@lowers("inflict")
def inflict(made: Statement) -> ef.Effect:
    """Inflict 2 damage on target; this card inflicts 1 damage on each Character at its location."""
    on = made.take("on", "to")
    each = made.has("each")
    simultaneous = made.has("simultaneously")
    divided = made.has("divided as you choose")
    thing = made.take_what()
    excess = _in_excess(thing)
    if excess is not None:
        beyond, on = excess[0], excess[1] if on is None else on
        points = quantities.Points(a.DamageInExcess(n.This(), amounts.amount(beyond, made.ctx)))
    else:
        points = quantities.points(thing, made.ctx, quantities.DAMAGE)
    if points.amount is None or points.up_to:
        raise UnsupportedError("inflicting so much damage")
    by_player = made.agent is None or players.is_players(made.agent, made.ctx)
    if by_player:
        made.by()  # Whoever has it inflicted, it comes from this card.
    source = n.This() if by_player else made.source()
    if on is None:
        raise UnsupportedError("inflicting damage on nothing")
    what = patients(on, made.ctx)
    if points.kind is DamageKind.COMBAT and not simultaneous:
        raise UnsupportedError("combat damage that an effect inflicts")  # 6.4: it is what combat inflicts.
    if each and divided:
        raise UnsupportedError("damage that is divided and each")
    return ef.Damage(
        quantities.times(points.amount, made.times()) or 0,
        what,
        source,
        divided,
        points.kind,
        marks=points.marks,
        with_cause=simultaneous,
    )


def _in_excess(thing: object) -> tuple[object, object] | None:
    """ "The damage in excess of X on subject": the amount, and on what that which goes beyond it is inflicted."""
    match thing:
        case sel.Select(
            sel.Quantity("the" | "all" | "", None),
            (sel.Kind((sel.Type("damage"),)),),
            (
                sel.Placed(
                    "in",
                    sel.Select(
                        sel.Quantity("" | "the", None),
                        (sel.Kind((sel.Is("excess", False),)),),
                        (sel.Placed("of", beyond), *rest),
                        False,
                    ),
                ),
            ),
            False,
        ):
            match rest:
                case []:
                    return beyond, None
                case [sel.Placed("on", on)]:
                    return beyond, on
            raise UnsupportedError("damage in excess of that")
    return None


@lowers("take")
def take(made: Statement) -> ef.Effect:
    """Target takes 4 damage: the effect inflicts it."""
    thing = made.take_what()
    if not isinstance(thing, sel.Select) or type_names(thing) != ("damage",):
        raise UnsupportedError("taking that")
    points = quantities.points(thing, made.ctx, quantities.DAMAGE)
    if points.amount is None or points.up_to:
        raise UnsupportedError("taking so much damage")
    agent = made.take_agent()
    if agent is None or players.is_players(agent, made.ctx):
        raise UnsupportedError("a player who takes damage")
    amount = quantities.times(points.amount, made.times()) or 0
    return ef.Damage(amount, patients(agent, made.ctx), kind=points.kind, marks=points.marks)


@lowers("redirect")
def redirect(made: Statement) -> ef.Effect:
    """Redirect all damage from that source on target to this card: sets a signpost (4.5.2)."""
    to = made.take("to", "onto")
    thing = made.take_what()
    if to is None or not isinstance(thing, sel.Select) or type_names(thing) != ("damage",) or len(thing.kinds) != 1:
        raise UnsupportedError("redirecting that")
    kind = quantities.damage_kind_of(thing, quantities.ALL_DAMAGE | {"number", "up to"})
    on, source = made.take("on"), made.take("from", "by")
    for part in thing.filters:
        for limit in _parts(part):
            match limit:
                case To("on", what) if on is None:
                    on = what
                case To("from" | "by", what) if source is None:
                    source = what
                case _:
                    raise UnsupportedError("redirecting such damage")
    word, amount = thing.quantity.word, thing.quantity.amount
    if amount is None and word not in ("", "all", "the", "any"):
        raise UnsupportedError(f"redirecting {word} damage")
    if amount is not None and word not in ("number", "up to"):
        raise UnsupportedError(f"redirecting {word} damage")
    made.by()
    return ef.RedirectDamage(
        patients(to, made.ctx),
        cards.cards(on, made.ctx, cards.ONE_OF) if on is not None else None,
        _source(source, made) if source is not None else None,
        kind,
        amounts.amount(amount, made.ctx) if amount is not None else None,
        word == "up to",
    )


def _parts(part: object) -> list[object]:
    """What limits damage: "inflicted on target by a single source", "on target"."""
    match part:
        case sel.Placed(preposition, where):
            return [To(preposition, where)]
        case sel.Past("inflict", by, complements):
            return [*complements, *([To("by", by)] if by is not None else [])]
    return [part]


def _source(node: object, made: Statement) -> n.Cards | None:
    """From what the damage comes; "a single source" is whichever the player says (4.5.2)."""
    if isinstance(node, sel.Select) and type_names(node) == ("source",):
        words = [word for kind in node.kinds for word in kind.all_of if not isinstance(word, sel.Type)]
        if (
            node.targeted
            or node.filters
            or any(word != sel.Is("single") for word in words)
            or node.quantity.word not in ("a", "any")
        ):
            raise UnsupportedError("damage from such a source")
        return None
    return cards.cards(node, made.ctx, cards.ONE_OF)


@lowers("place", "put")
def place(made: Statement) -> ef.Effect:
    """Place a counter on this card; put a card on top of your deck; place a State on another subject."""
    what = made.peek_what()
    names = set(type_names(what)) if isinstance(what, sel.Select) else set()
    if not names & {"counter", "damage counter"}:
        if made.verb == "put" and "into play" in made.prepositions and set(made.prepositions) <= {"into play", "from"}:
            return verbs_playing.play(made)  # 9.1.e: that is playing it.
        return verbs_moving.send(made)
    thing = made.take_what()
    on = made.take("on", "onto")
    of = quantities.DAMAGE_COUNTERS if "damage counter" in names else quantities.COUNTERS
    points = quantities.points(thing, made.ctx, of, on_card=on is None)
    if points.amount is None or points.up_to:
        raise UnsupportedError("placing so many counters")
    made.by()
    if on is None and points.where is None:
        raise UnsupportedError("placing counters on nothing")
    where = patients(on if on is not None else points.where, made.ctx)
    amount = quantities.times(points.amount, made.times()) or 0
    if "damage counter" in names:
        return ef.PlaceDamage(amount, where)
    return ef.PlaceCounters(amount, where)
