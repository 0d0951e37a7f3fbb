"""What effects do and give, in a few words, for decisions and steps: "pay 1 Power", "+2 Fighting"."""

from __future__ import annotations

from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import conditions as c
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.continuous import Deed
from rules.engine.shadowfist.model.steps import listing
from rules.engine.shadowfist.query import wording
from rules.engine.shadowfist.query.scope import CannotRunError
from rules.engine.shadowfist.rules.acting import Doer


def ways(effect: ef.OneOf, doer: Doer) -> str:
    """The things of which one is done, each after its number: "0: pay 1 Power; 1: toast Ice Shield"."""
    told = [[said(each, doer) for each in option] for option in effect.options]
    return "; ".join(f"{place}: {listing(words) if all(words) else 'see its text'}" for place, words in enumerate(told))


def said(effect: ef.Effect, doer: Doer) -> str:
    """What an effect does, as far as a few words tell it; nothing where they would not."""
    match effect:
        case ef.PayPower(amount):
            return _of(doer, amount, "pay {} Power")
        case ef.GainPower(amount, generated=False):
            return _of(doer, amount, "gain {} Power")
        case ef.Draw(amount):
            return _of(doer, amount, "draw {} card(s)")
        case ef.Discard(amount, at_random=at_random) if amount is not None:
            return _of(doer, amount, f"discard {{}} card(s){' at random' if at_random else ''}")
        case ef.Damage(amount, on):
            return _of(doer, amount, f"inflict {{}} damage on {names(doer, on)}") if names(doer, on) else ""
        case ef.Remove(how, what) if names(doer, what):
            return f"{how.value.removesuffix(' from the game')} {names(doer, what)}"
        case ef.TakeControl(what) if names(doer, what):
            return f"take control of {names(doer, what)}"
        case ef.TurnCards(what) if names(doer, what):
            return f"turn {names(doer, what)}"
        case ef.UnturnCards(what) if names(doer, what):
            return f"unturn {names(doer, what)}"
        case ef.Return(what) if names(doer, what):
            return f"return {names(doer, what)}"
    return ""


def _of(doer: Doer, amount: a.Amount, template: str) -> str:
    try:
        return template.format(max(0, doer.amount(amount))).replace("1 card(s)", "a card").replace("card(s)", "cards")
    except CannotRunError:
        return ""


def names(doer: Doer, what: ch.Patients) -> str:
    """The cards that an effect is about, where they are known before they are chosen."""
    if isinstance(what, ch.ChooseCards):
        return ""
    from rules.engine.shadowfist.query import cards

    try:
        return listing([doer.referee.name(card.id) for card in cards.cards(what, doer.now())])
    except CannotRunError:
        return ""


def benefit(given: co.Benefit) -> str:
    """What a card is given, with its numbers counted."""
    match given:
        case co.BonusTo(stat, int() as amount):
            return f"{amount:+d} {stat.value}"
        case co.DamageBonus(int() as amount, kind):
            return f"{amount:+d} {kind.value}"
        case co.HasSpecial(name, None):
            return name.value
        case co.HasSpecial(name, int() as value):
            return f"{name.value}: {value}"
        case co.HasSpecial(name):
            return name.value
        case co.HasRestriction(name):
            return name.value
        case co.HasDesignator(word):
            return f"the designator {word}"
        case co.HasImmunity():
            return "Immunity"
        case co.HasTextOf():
            return "a rules text"
        case co.HasSpecialsOf():
            return "special abilities"
    return type(given).__name__


# What is done to a card that cannot be done to it.
DONE = {
    Deed.ATTACK: "attacked",
    Deed.TURN_TO_ATTACK: "attacked",
    Deed.INTERCEPT: "intercepted",
    Deed.TURN: "turned",
    Deed.UNTURN: "unturned",
    Deed.HEAL: "healed",
    Deed.SMOKE: "smoked",
    Deed.SMOKE_AT_ZERO: "smoked for its Fighting being zero",
    Deed.TOAST: "toasted",
    Deed.SACRIFICE: "sacrificed",
    Deed.RETURN: "returned",
    Deed.REMOVE: "removed from the game",
    Deed.TARGET: "targeted",
    Deed.CANCEL: "canceled",
    Deed.COPY: "copied",
    Deed.TAKE_CONTROL: "taken control of",
    Deed.SEIZE: "seized",
    Deed.BURN: "burned",
    Deed.INFLICT_DAMAGE: "damaged",
}


def statement(holds: co.Statement, doer: Doer) -> str:
    """What holds for a time of cards that are known, in a few words; nothing where they would not tell it."""
    match holds:
        case co.Forbid(deeds, of, by) if of is not None and (who := about_whom(of, doer)):
            return f"{who} cannot be {listing([DONE.get(each, each.value) for each in deeds], 'or')}{_by(by)}"
        case co.Forbid(deeds, None, by) if by is not None and (who := about_whom(by, doer)):
            return f"{who} cannot {listing([each.value for each in deeds], 'or')}"
        case co.SitesToWin(whose, int(by)) if who := _whose(whose, doer):
            sites = f"{abs(by)} {'more' if by > 0 else 'fewer'} Feng Shui Site{'s' if abs(by) != 1 else ''}"
            return f"{who} needs {sites} for victory"
        case co.ChangeDamage(change, amount, on, by, kind):
            about = on if on is not None and about_whom(on, doer) else by
            who = about_whom(about, doer)
            verb = "take" if about is on else "inflict"
            plural = "" if " and " in who else "s"
            much = _how_much(change, amount)
            return f"{who} {verb}{plural} {much} {kind.value}" if who and much else ""
    return ""


def _whose(node: n.Players, doer: Doer) -> str:
    return doer.you if isinstance(node, n.You) else about_whom(node, doer)


def _by(doer: n.Cards | n.Players | None) -> str:
    """By what something cannot be done, where the text says so: "by an Event or Edge"."""
    if doer is None:
        return ""
    if isinstance(doer, n.PlayersWho) and doer.opponents and not doer.limits:
        return " by opponents"
    kind = wording.said(doer) if isinstance(doer, n.Matching | n.EitherCards) else ""
    return f" by {kind}" if kind else " by what its text names"


def held_on(conditions: tuple[c.Condition, ...], doer: Doer) -> str:
    """On what it hangs whether something counts meanwhile: ", while it is attacking"."""
    return "".join(f", while {_condition(each, doer) or 'what its text asks for is so'}" for each in conditions)


def _condition(condition: c.Condition, doer: Doer) -> str:
    match condition:
        case c.CardsAre(limits=(n.InCombat(n.Bound() as whom),)) if who := about_whom(whom, doer):
            return f"it is in combat with {who}"
        case c.Not(inner) if so := _condition(inner, doer):
            return so.replace("it is ", "it is not ", 1)
        case c.CardsAre(n.This() | n.SubjectOfThis() | n.Bound(), (), limits, None, None):
            return wording.so_of_it(limits)
    return ""


def _how_much(change: co.DamageChange, amount: a.Amount) -> str:
    match change:
        case co.DamageChange.TO:
            return "no" if amount == 0 else f"{amount}" if isinstance(amount, int) else ""
        case co.DamageChange.BY:
            return f"{amount:+d}" if isinstance(amount, int) else "other"
        case co.DamageChange.AT_MOST:
            return f"at most {amount}" if isinstance(amount, int) else ""
        case co.DamageChange.HALF_UP | co.DamageChange.HALF_DOWN:
            return "half"


def about_whom(node: object, doer: Doer) -> str:
    """The cards or players that a statement is about, where they are known already."""
    from rules.engine.shadowfist.query.game.state import Known

    if isinstance(node, n.Bound | n.BoundPlayers):
        bound = doer.scope.slots.get(node.slot, ())
        return listing([doer.referee.name(each.id) if isinstance(each, Known) else str(each) for each in bound])
    if isinstance(node, n.This | n.SubjectOfThis):
        return names(doer, node)
    return ""
