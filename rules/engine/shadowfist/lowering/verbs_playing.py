"""Statements by which cards are played or reloaded as an effect resolves (5.2)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import Slot
from rules.engine.shadowfist.lowering import amounts, cards, limits
from rules.engine.shadowfist.lowering.choices import bounds, patients
from rules.engine.shadowfist.lowering.context import Context, Sort, type_names
from rules.engine.shadowfist.lowering.effects import lowers
from rules.engine.shadowfist.lowering.statement import Statement
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.lowering.words import symbol
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Bonus
from rules.engine.shadowfist.text.timing import AtCost, Ignoring


def cost_change(node: AtCost, ctx: Context) -> tuple[a.Amount | None, bool]:
    """How a cost changes, and whether there is none: at -2 cost, at no cost, at its normal cost."""
    how = node.how
    if isinstance(how, str):
        if how in ("at no cost", "no cost"):
            return None, True
        if how in ("at its normal cost", "at normal cost", "normal cost", "at cost"):
            return None, False
        raise UnsupportedError(f"a cost {how!r}")
    if isinstance(how, Bonus):
        if how.against is not None or how.what.lower() != "cost":
            raise UnsupportedError("such a cost")
        return amounts.amount(how.amount, ctx), False
    return amounts.amount(how, ctx), False


def ignored(node: Ignoring, ctx: Context) -> co.Ignored:
    """Which resource conditions need not be met, or that the type of the card does not matter."""
    what = node.what
    if isinstance(what, ref.Of) and what.what == "type" and not what.how:
        its = isinstance(what.of, ref.That | ref.Chosen | ref.Target)
        if node.word not in ("regardless of", "ignoring") or not its:
            raise UnsupportedError("the type of something else")
        return co.Ignored(any_type=True)
    if node.word not in ("ignoring", "ignore"):
        raise UnsupportedError(f"{node.word!r} something")
    if not isinstance(what, sel.Select) or set(type_names(what)) != {"resource condition"}:
        raise UnsupportedError("ignoring that")
    number: a.Amount | None = None
    if what.quantity.amount is not None:
        if what.quantity.word == "another":
            raise UnsupportedError("ignoring other conditions")
        least, most = bounds(what.quantity, ctx)
        if most is None or least not in (0, most):
            raise UnsupportedError("ignoring so many conditions")
        number = most
    elif what.quantity.word in ("a", "one"):
        number = 1
    elif what.quantity.word not in ("", "any", "all", "the", "its"):
        raise UnsupportedError(f"ignoring {what.quantity.word} conditions")
    symbols = []
    for word in (word for kind in what.kinds for word in kind.all_of if not isinstance(word, sel.Type)):
        if not isinstance(word, sel.Faction) or word.negated:
            raise UnsupportedError("ignoring such conditions")
        symbols.append(symbol(word.symbol))
    named: Slot | None = None
    for part in what.filters:
        match part:
            case sel.Placed("of", ref.Chosen(slot) | ref.That(slot)) if ctx.sort(slot) is Sort.WORDS and named is None:
                named = Slot(slot)
            case _:
                raise UnsupportedError("ignoring such conditions")
    return co.Ignored(number, tuple(symbols), named)


def _on_behind_title(made: Statement) -> object | None:
    """ "Play a Weapon with another title on this card": on what it is played hangs on the title that stands before."""
    what = made.peek_what()
    if not isinstance(what, sel.Select) or not what.filters:
        return None
    *before, last = what.filters
    if not isinstance(last, sel.Placed) or last.preposition != "with":
        return None
    match last.where:
        case sel.Select(filters=(sel.Placed("on" | "onto", on),)) as title if type_names(title) == ("title",):
            plain = replace(last, where=replace(title, filters=()))
            made.give_what(replace(what, filters=(*before, plain)))
            found: object = on
            return found
    return None


@lowers("play", "put into play")
def play(made: Statement) -> ef.Effect:
    """Play a Character at -2 cost; put a Character from your hand into play: that is playing it (9.1.e)."""
    put = made.verb == "put into play" or made.has("into play")
    made.manner("each")
    face_up = made.manner("face-up") or made.has("face-up")
    at_cost = made.adverb(AtCost)
    change, free = cost_change(at_cost, made.ctx) if at_cost is not None else (None, False)
    ignoring = tuple(ignored(each, made.ctx) for each in made.adverbs(Ignoring))
    on = made.take("on", "onto")
    if on is None:
        on = _on_behind_title(made)
    what, out_of = made.take_what(), made.take("from")
    by = made.by()
    played = patients(what if what is not None else ref.ThisCard(), made.ctx, by=by)
    if cards.is_event(what, made.ctx):  # It would have to be generated while the effect resolves.
        raise UnsupportedError("to play an Event as an effect resolves")
    if out_of is not None:
        if isinstance(played, ch.ChooseCards):
            raise UnsupportedError("playing one of some cards from somewhere else")
        played = n.Matching(((),), (n.IsOneOf(played), limits.placed("from", out_of, made.ctx)))
    return ef.PlayCards(
        played,
        change,
        free,
        ignoring,
        patients(on, made.ctx, by=by) if on is not None else None,
        by,
        put=put,
        face_up=face_up,
    )


@lowers("reload")
def reload_cards(made: Statement) -> ef.Effect:
    """Reload this card; reload a Character: one in the smoked pile of the player whose effect it is."""
    what = made.take_what()
    by = made.by()
    return ef.ReloadCards(patients(what if what is not None else ref.ThisCard(), made.ctx, by=by))
