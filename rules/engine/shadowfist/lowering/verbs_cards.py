"""Statements that do something to cards: smoke, toast, turn, heal, take control of, cancel."""

from __future__ import annotations

from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import Burning
from rules.engine.shadowfist.lowering import cards, players, quantities, verbs_texts
from rules.engine.shadowfist.lowering.choices import patients, people
from rules.engine.shadowfist.lowering.context import type_names
from rules.engine.shadowfist.lowering.effects import lowers
from rules.engine.shadowfist.lowering.statement import Statement
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Act

REMOVALS = {
    "smoke": ef.Removal.SMOKE,
    "toast": ef.Removal.TOAST,
    "sacrifice": ef.Removal.SACRIFICE,
}


def of_itself(made: Statement) -> object:
    """The object of a verb that a card does to itself where nothing else is named: "that Character unturns"."""
    what = made.take_what()
    if what is not None:
        return what
    agent = made.agent
    if agent is not None and players.is_players(agent, made.ctx):
        raise UnsupportedError(f"a player who {made.verb}s, and nothing else")
    if agent is None:
        return ref.ThisCard()
    return made.take_agent()


@lowers("smoke", "toast", "sacrifice")
def remove_from_play(made: Statement) -> ef.Effect:
    """Smoke target; toast a card in your smoked pile; sacrifice a Character: one that one controls (10.2)."""
    how = REMOVALS[made.verb]
    what = made.take_what() or ref.ThisCard()
    by = made.by()
    cards_of = patients(what, made.ctx, by=by)
    if how is ef.Removal.SACRIFICE:
        cards_of = own(cards_of, by)
    return ef.Remove(how, cards_of, by)


def own(found: ch.Patients, by: n.Players) -> ch.Patients:
    """Cards that must be a player's own to be sacrificed (10.2)."""
    limit = n.ControlledBy(by)
    match found:
        case ch.ChooseCards(among=among) if limit not in among.limits:
            return ch.ChooseCards(
                found.slot,
                n.Matching(among.kinds, (*among.limits, limit), among.slot),
                found.least,
                found.most,
                found.targets,
                found.by,
                found.at_random,
            )
        case n.Matching(kinds, limits, slot) if limit not in limits:
            return n.Matching(kinds, (*limits, limit), slot)
    return found


@lowers("turn")
def turn(made: Statement) -> ef.Effect:
    """Turn target."""
    if made.agent is not None and not players.is_players(made.agent, made.ctx):
        return ef.TurnCards(patients(of_itself(made), made.ctx))
    what = made.take_what() or ref.ThisCard()
    by = made.by()
    return ef.TurnCards(patients(what, made.ctx, by=by), by)


@lowers("unturn")
def unturn(made: Statement) -> ef.Effect:
    """Unturn target; that Character unturns; that player unturns a Character."""
    if made.agent is not None and players.is_players(made.agent, made.ctx):
        what = made.take_what() or ref.ThisCard()
        return ef.UnturnCards(patients(what, made.ctx, by=made.by()))
    return ef.UnturnCards(patients(of_itself(made), made.ctx))


@lowers("reveal")
def reveal(made: Statement) -> ef.Effect:
    """Reveal face-down Feng Shui Sites; a hand that is shown changes nothing that is kept."""
    what = made.take_what() or ref.ThisCard()
    by = made.by()
    return ef.Reveal(patients(what, made.ctx, by=by))


@lowers("heal")
def heal(made: Statement) -> ef.Effect:
    """Heal target; heal 2 damage from target."""
    what = made.peek_what()
    if isinstance(what, sel.Select) and set(type_names(what)) & {"damage", "damage counter"}:
        return _damage_off(made)
    by_player = made.agent is None or players.is_players(made.agent, made.ctx)
    thing = of_itself(made)
    by = made.by() if by_player else n.You()
    return ef.Heal(patients(thing, made.ctx, by=by))


def _damage_off(made: Statement) -> ef.Effect:
    thing = made.take_what()
    assert isinstance(thing, sel.Select)
    where = made.take("from")
    points = quantities.points(thing, made.ctx, quantities.DAMAGE_COUNTERS, on_card=where is None)
    by = made.by()
    of = where if where is not None else points.where
    if of is None:
        raise UnsupportedError("removing damage from nothing")
    times = made.times()
    return ef.RemoveDamage(quantities.times(points.amount, times), patients(of, made.ctx, by=by), points.up_to)


@lowers("remove")
def remove(made: Statement) -> ef.Effect:
    """Remove 1 damage from target; remove a counter from this card; remove a card from the game."""
    if made.has("from the game"):
        what = made.take_what() or ref.ThisCard()
        by = made.by()
        return ef.Remove(ef.Removal.REMOVE_FROM_GAME, patients(what, made.ctx, by=by), by)
    what = made.peek_what()
    names = set(type_names(what)) if isinstance(what, sel.Select) else set()
    if names & {"damage", "damage counter"}:
        return _damage_off(made)
    if names == {"counter"}:
        thing = made.take_what()
        assert isinstance(thing, sel.Select)
        where = made.take("from")
        points = quantities.points(thing, made.ctx, quantities.COUNTERS, on_card=where is None)
        of = where if where is not None else points.where if points.where is not None else ref.ThisCard()
        if points.up_to or points.amount is None:
            raise UnsupportedError("removing so many counters")
        made.by()
        number = quantities.times(points.amount, made.times())
        return ef.RemoveCounters(number if number is not None else 1, patients(of, made.ctx))
    raise UnsupportedError("removing that")


@lowers("take control of")
def take_control(made: Statement) -> ef.Effect:
    """Take control of target until the end of the turn."""
    until = made.duration()
    unturned = made.manner("unturned")
    what = made.take_what()
    by = made.by()
    return ef.TakeControl(patients(what, made.ctx, by=by), until, by, unturned)


@lowers("return control of", "give control of")
def give_control(made: Statement) -> ef.Effect:
    """Return control of target to its previous controller; give control of it to that player."""
    to = made.take("to")
    thing = made.take_what()
    what = patients(thing, made.ctx)
    until = made.duration()
    by = made.by()
    if made.verb == "return control of":
        if until is not None or not _is_previous(to, thing):
            raise UnsupportedError("returning control, with more to it")
        return ef.ReturnControl(what)
    return ef.GiveControl(what, people(to, made, by=by), until)


def _is_previous(to: object, thing: object) -> bool:
    """ "Its previous controller", "its owner"."""
    if not isinstance(to, ref.Of) or not cards.is_same(to.of, thing):
        return False
    return (to.what, to.how) in (("controller", ("previous",)), ("previous controller", ()))


CANCELS = {
    "cancel": None,
    "cancel and smoke": ef.Removal.SMOKE,
    "cancel and toast": ef.Removal.TOAST,
    "cancel and turn": None,
}


@lowers(*CANCELS)
def cancel(made: Statement) -> ef.Effect:
    """Cancel it: an effect of the scene, or the rules text of a card, for as long as the text says (7.2)."""
    what = made.take_what()
    until = made.duration()
    made.by()
    also, turn_too = CANCELS[made.verb], made.verb == "cancel and turn"
    if until is not None:
        if also is not None or turn_too:
            raise UnsupportedError(f"to {made.verb} for a time")
        return verbs_texts.blank(patients(what, made.ctx), co.Blank.CANCELED, until)
    if isinstance(what, ref.Of) and what.what in ("effects and rules text", "rules text", "effects"):
        return ef.CancelText(patients(what.of, made.ctx), co.Blank.CANCELED)
    return ef.CancelEffect(patients(what, made.ctx), also, turn_too)


@lowers("cease")
def cease(made: Statement) -> ef.Effect:
    """It ceases attacking; target ceases intercepting."""
    what = made.take_what()
    if not isinstance(what, Act) or what.verb not in ("attack", "intercept") or what.what or what.complements:
        raise UnsupportedError("ceasing that")
    if what.tense != "progressive" or what.passive:
        raise UnsupportedError("ceasing that")
    agent = made.take_agent()
    who = patients(agent if agent is not None else ref.ThisCard(), made.ctx)
    return ef.CeaseAttacking(who) if what.verb == "attack" else ef.CeaseIntercepting(who)


@lowers("seize")
def seize(made: Statement) -> ef.Effect:
    """You may seize it: what an attacking player may do with a Site that is reduced to zero (6.4.3)."""
    what = made.take_what()
    by = made.by()
    return ef.Seize(patients(what, made.ctx, by=by), by)


@lowers("burn")
def burn(made: Statement) -> ef.Effect:
    """Burn a Site for victory, or for Power (6.4.3)."""
    victory, power = made.has("for victory"), made.has("for power")
    if victory is power:
        raise UnsupportedError("burning for nothing, or for two things")
    what = made.take_what()
    by = made.by()
    return ef.Burn(patients(what, made.ctx, by=by), Burning.VICTORY if victory else Burning.POWER, by)


@lowers("change location")
def change_location(made: Statement) -> ef.Effect:
    """Subject changes location: one column, left or right (4.7)."""
    what = made.take_what()
    agent = made.take_agent()
    if what is not None and agent is not None:
        raise UnsupportedError("who has a card change location")
    thing = what if what is not None else agent
    return ef.ChangeLocation(patients(thing if thing is not None else ref.ThisCard(), made.ctx))


def _is_any_target(to: object) -> bool:
    """ "To another legal target", "to a different target": whichever its player chooses of those that are legal."""
    if not isinstance(to, sel.Select) or not set(type_names(to)) & {"target", "legal target"}:
        return False
    words = [word for kind in to.kinds for word in kind.all_of if not isinstance(word, sel.Type)]
    if to.filters or to.targeted or to.quantity not in ANY_OTHER or set(words) - {sel.Is("different"), sel.Is("legal")}:
        raise UnsupportedError("changing to such a target")
    return True


ANY_OTHER = (sel.Quantity("a"), sel.Quantity("another"), sel.Quantity("any"), sel.Quantity("any other"))


@lowers("change")
def change(made: Statement) -> ef.Effect:
    """Change its targets to the chosen targets (4.3.6); change the target of that attack to another card."""
    what = made.take_what()
    to = made.take("to")
    made.by()
    if not isinstance(what, ref.Of) or what.what not in ("target", "targets") or what.how:
        raise UnsupportedError("changing that")
    of = what.of.of if isinstance(what.of, ref.Of) and what.of.what == "attack" else what.of
    if isinstance(of, sel.Select) and (of.targeted or of.quantity.word not in cards.WHATEVER):
        raise UnsupportedError("changing the targets of such effects")
    if to is None or _is_any_target(to):
        return ef.Retarget(cards.cards(of, made.ctx), None)
    return ef.Retarget(cards.cards(of, made.ctx), patients(to, made.ctx))
