"""Statements that move cards from one place to another: return, put, place, move (4.4, 4.3, 7.4)."""

from __future__ import annotations

from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import Pile, Role
from rules.engine.shadowfist.lowering import cards, players
from rules.engine.shadowfist.lowering.choices import patients, people
from rules.engine.shadowfist.lowering.context import Sort, type_names
from rules.engine.shadowfist.lowering.effects import lowers
from rules.engine.shadowfist.lowering.statement import Statement
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.lowering.words import PILES
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.timing import InsteadOf

OF_PILES = {
    Pile.HAND: ef.Place.HAND,
    Pile.DECK: ef.Place.DECK,
    Pile.SMOKED: ef.Place.SMOKED,
    Pile.TOASTED: ef.Place.TOASTED,
    Pile.BURNED: ef.Place.BURNED,
}
INTO = ("to", "into", "in")
ONTO = ("on", "onto", "to")
HERE = ("on", "onto", "to", "in", "into")


@lowers("return", "move")
def return_card(made: Statement) -> ef.Effect:
    """Return target to its owner's hand; return a Character to play; return a card to the top of your deck.

    "Instead of your smoked pile": of where it would go by what has happened.
    """
    instead = made.adverb(InsteadOf)
    if instead is None:
        return send(made)
    if instead.what != ref.Of("smoked pile", ref.You()):
        raise UnsupportedError(f"to {made.verb} instead of something")
    return ef.Instead((send(made),))


def send(made: Statement) -> ef.Effect:
    """Cards go where a statement says."""
    face_up = made.manner("face-up") or made.has("face-up")
    each = made.has("each")
    to_play = made.has("to play") or made.has("into play") or made.has("in play")
    made.has("to hand")
    what = made.take_what()
    under, at = made.take("under"), made.take("at")
    how = next((each for each in made.prepositions if each in HERE), "")
    where = made.take(*HERE)
    by_player = made.agent is None or players.is_players(made.agent, made.ctx)
    if not by_player:
        raise UnsupportedError(f"a card that does it: to {made.verb}")
    by = made.by()
    if what is None and each:
        # "Take control of those States and place each on a legal subject."
        if to_play or where is None or how not in ONTO:
            raise UnsupportedError("each of those that are placed")
        return ef.MoveState(n.Bound(Role.DONE_TO), patients(where, made.ctx, by=by))
    if to_play or (where is not None and where == sel.Is("in play")):
        if cards.is_event(what, made.ctx):
            raise UnsupportedError("an Event that would be in play (4.3.6)")
        on = where if to_play else None
        if on is not None and how not in ONTO:
            raise UnsupportedError(f"to {made.verb} a card there")
        return ef.Return(
            patients(what if what is not None else ref.ThisCard(), made.ctx, by=by),
            ef.Place.PLAY,
            _controller(under, made, by),
            patients(on, made.ctx, by=by) if on is not None else None,
            _location(at, made, by),
            face_up,
            by=by,
        )
    if under is not None or at is not None or face_up:
        raise UnsupportedError(f"to {made.verb} in that way")
    return _elsewhere(made, what, how, where, by)


def _controller(under: object, made: Statement, by: n.Players) -> n.Players | None:
    if under is None:
        return None
    if not isinstance(under, ref.Of) or under.what != "control" or under.how:
        raise UnsupportedError("returning under that")
    return people(under.of, made, by=by)


def _location(at: object, made: Statement, by: n.Players) -> ch.Patients | None:
    if at is None:
        return None
    if not isinstance(at, ref.Of) or at.what != "location" or at.how:
        raise UnsupportedError("returning a card to play at that place")
    return patients(at.of, made.ctx, by=by)


def _elsewhere(made: Statement, what: object, how: str, where: object, by: n.Players) -> ef.Effect:
    thing = patients(what if what is not None else ref.ThisCard(), made.ctx, by=by)
    match where:
        case ref.Of(name, of, ()) if name in PILES and how in INTO:
            return ef.Return(thing, OF_PILES[PILES[name]], people(of, made, by=by), by=by)
        case ref.Of(name, of, ()) if (
            name.startswith("owner's ") and name.removeprefix("owner's ") in PILES and how in INTO
        ):
            if not cards.is_same(of, what):
                raise UnsupportedError("the pile of another card's owner")
            return ef.Return(thing, OF_PILES[PILES[name.removeprefix("owner's ")]], by=by)
        case sel.Select() if type_names(where) and type_names(where)[0] in ("owner's hand", "hand") and how in INTO:
            if where.filters or where.quantity.word not in ("", "the"):
                raise UnsupportedError("such a hand")
            return ef.Return(thing, ef.Place.HAND, by=by)
        case sel.Select() if how in ONTO and (end := _end_of_deck(where)) is not None:
            return ef.Return(thing, end[0], people(end[1], made, by=by), by=by)
    if made.verb in ("place", "put", "move") and where is not None and how in ONTO:
        return ef.MoveState(thing, patients(where, made.ctx, by=by))
    raise UnsupportedError(f"to {made.verb} a card there")


def _end_of_deck(node: sel.Select) -> tuple[ef.Place, object] | None:
    """ "The top of your deck", "the bottom of its owner's deck"."""
    words = [
        node.quantity.word,
        *(word.what for kind in node.kinds for word in kind.all_of if isinstance(word, sel.Is)),
    ]
    places = [
        part.where for part in node.filters if isinstance(part, sel.Placed) and part.preposition in ("of", "being")
    ]
    if len(places) != 1 or len(node.filters) != 1 or not isinstance(places[0], ref.Of) or places[0].what != "deck":
        return None
    ends = [word for word in words if "top" in word or "bottom" in word]
    if len(ends) != 1 or node.quantity.amount is not None:
        return None
    return (ef.Place.BOTTOM_OF_DECK if "bottom" in ends[0] else ef.Place.TOP_OF_DECK), places[0].of


@lowers("intercept")
def intercept(made: Statement) -> ef.Effect:
    """Return target to play to intercept that attack: it intercepts without turning."""
    what = made.take_what()
    if not isinstance(what, ref.That) or made.ctx.sort(what.slot) is not Sort.ATTACK:
        raise UnsupportedError("intercepting that")
    agent = made.take_agent()
    if agent is None or players.is_players(agent, made.ctx):
        raise UnsupportedError("a player who intercepts")
    return ef.Intercept(patients(agent, made.ctx))


@lowers("search")
def search(made: Statement) -> ef.Effect:
    """Search through your deck for a Character: it is chosen there, and what follows says what becomes of it."""
    what = made.take_what()
    wanted = made.take("for")
    by = made.by()
    if not isinstance(what, ref.Of) or what.what not in PILES or what.how or not isinstance(wanted, sel.Select):
        raise UnsupportedError("searching that")
    of = people(what.of, made, by=by)
    found = patients(_in_pile(wanted, what), made.ctx, by=by)
    if not isinstance(found, ch.ChooseCards):
        raise UnsupportedError("searching for those")
    return ef.Search(PILES[what.what], of, found)


def _in_pile(node: sel.Select, pile: ref.Of) -> sel.Select:
    if any(isinstance(part, sel.Placed) and part.preposition in ("in", "from") for part in node.filters):
        return node
    return sel.Select(
        node.quantity, node.kinds, (*node.filters, sel.Placed("in", pile)), node.targeted, node.joint, node.slot
    )
