"""What effects give to cards for a time: bonuses, special abilities, designators, prohibitions; and their expiry."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from rules.engine.continuous.swapping import Lent, give_back
from rules.engine.effects import lasting as lasting_effects
from rules.engine.effects import spoken, wording
from rules.engine.effects.doing import Doer
from rules.engine.effects.lasting import fixed
from rules.engine.ir import continuous as co
from rules.engine.ir.conditions import Condition
from rules.engine.ir.words import Role, SlotKey
from rules.engine.phrases import numbers, phrase_words
from rules.engine.phrases.scope import CannotRunError
from rules.engine.referee import Referee
from rules.engine.rules_text import CHARACTER
from rules.engine.state import Binding, Effect, Known, Modification
from rules.engine.steps import listing, rule
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, Be, Gain
from rules.engine.text.timing import AtMoment, Clause, During, ForEach, Manner, Until, While
from rules.engine.turns import moments


def gain(doer: Doer, clause: Clause, action: Gain) -> None:
    """Cards gain benefits; numbers are counted now and stay (2001 FAQ 6.7)."""
    cards = doer.cards(clause.agent or ref.ThisCard())
    times = 1
    for adverb in clause.adverbs:
        if isinstance(adverb, ForEach):
            times *= numbers.count(adverb.what, doer.now())
    given = [spoken.benefit(doer, each) for each in action.benefits]
    once = any(isinstance(each, co.DamageBonus) and each.next_only for each in given)
    what = tuple(fixed(doer, each, times) for each in given)
    recipients = [card for card in cards if card.in_play]
    if not recipients:
        return
    until = duration(doer, clause)
    names = listing([doer.referee.name(card.id) for card in recipients])
    gained = listing([wording.benefit(each) for each in what])
    doer.referee.step(
        "gain",
        f"{names} gain{'s' if len(recipients) == 1 else ''} {gained}{lasting(until)}.",
        rule("5.2"),
        *doer.referee.game.ruleset.rule("default_duration").citations,
        cards=[card.id for card in recipients],
    )
    known = tuple(Known(card.id, card.life) for card in recipients)
    hangs = tuple(each for each in clause.adverbs if isinstance(each, While) and not _while_turned(each))
    if not hangs:
        add(doer, known, what, until, once=once)
    judged = tuple(spoken.condition(doer, one) for one in hangs)
    for each in known if hangs else ():
        # "While attacking" is said of the card that gains it.
        add(doer, (each,), what, until, once=once, conditions=judged)


def add(
    doer: Doer,
    cards: tuple[Known, ...],
    what: tuple[object, ...],
    until: str,
    *,
    once: bool = False,
    conditions: tuple[Condition, ...] = (),
) -> None:
    """Notes what an effect has given; ``once``: it is used up by the first damage to which it applies."""
    referee = doer.referee
    number = referee.next_number()
    keeper = doer.cause.card if doer.maintain or until == "maintained" else None
    source, x = doer.cause.card, doer.scope.x
    slots = (*doer.scope.slots.items(), (Role.ITSELF, cards))
    modification = Modification(
        number, cards, what, until, doer.you, source, keeper, slots=slots, x=x, once=once, conditions=conditions
    )
    referee.set(modifications=(*referee.game.modifications, modification))


def duration(doer: Doer, clause: Clause) -> str:
    """When what a clause gives expires."""
    for adverb in clause.adverbs:
        if isinstance(adverb, Until):
            what = adverb.what
            if isinstance(what, AtMoment):
                return moments.key_of(what, doer.now())
            if isinstance(what, Clause) and isinstance(what.action, Act) and what.action.verb == "leave play":
                return "leaves play"
            raise CannotRunError("that duration")
        if isinstance(adverb, During) and isinstance(clause.action, Gain):
            return moments.key_of(AtMoment("end", adverb.what), doer.now())
        if isinstance(adverb, While) and _while_turned(adverb):
            return "maintained"
    if doer.maintain:
        return "maintained"
    # Without a stated duration: until the card that generated it leaves play, or for as long as the card that gained
    # it stays in play, which for an Event comes to the same in all editions.
    by_source = doer.referee.game.ruleset.value("default_duration") == "card in play" and not doer.cause.is_event
    return "source leaves play" if by_source else "leaves play"


def _while_turned(adverb: While) -> bool:
    """ "While this card is turned": for as long as the card maintains it (4.2)."""
    condition = adverb.condition
    be = condition.action if isinstance(condition, Clause) else None
    return be == Be(sel.Is("turned")) and isinstance(condition.agent, ref.ThisCard)


def lasting(until: str) -> str:
    """How long something lasts, in words."""
    if until == "maintained":
        return " while the card that maintains it stays turned"
    if until in (*moments.STRETCHES, "start of turn") or " of " in until:
        return f" until {moments.said(until)}"
    return ""


def forbid(doer: Doer, clause: Clause) -> None:
    """An effect by which something cannot happen for a time."""
    until = duration(doer, clause)
    rest = tuple(each for each in clause.adverbs if not isinstance(each, Until) and each != Manner("again"))
    clause = replace(clause, adverbs=rest)
    act = clause.action
    # What was said in the passive has come as an order to nobody: "sacrifice it" is "it is sacrificed".
    ordered = clause.agent is None and isinstance(act, Act) and not act.passive
    about = act.what if isinstance(act, Act) and ordered else clause.agent
    whom = doer.cards(about) if isinstance(about, ref.That | ref.Target | ref.Chosen) else []
    if isinstance(act, Act) and ordered:
        clause_said = replace(clause, action=replace(act, what=None, passive=True))
    else:
        clause_said = clause
    said = phrase_words.predicate(clause_said, plural=len(whom) > 1)
    names = listing([doer.referee.name(card.id) for card in whom])
    what = phrase_words.stated(replace(clause, adverbs=()))
    told = f"{doer.source_name()} says{lasting(until)}: {what or 'something cannot happen'}."
    if whom and said:
        told = f"{names} {said}, by {doer.source_name()}{lasting(until)}."
    doer.referee.step("forbid", told, rule("7.7"), cards=[card.id for card in whom])
    add(doer, (), (spoken.statement(doer, clause),), until)


@dataclass(frozen=True, slots=True)
class Delayed:
    """A clause that is carried out at a later moment, with what it referred to."""

    clause: Clause
    slots: tuple[tuple[SlotKey, Binding], ...]
    x: int | None


def delay(doer: Doer, clause: Clause, moment: AtMoment) -> None:
    """An effect that waits: at the end of the turn, toast it."""
    until = moments.key_of(moment, doer.now())
    rest = replace(clause, adverbs=tuple(each for each in clause.adverbs if each is not moment))
    text = f"What {doer.source_name()} does at {moments.said(until)} waits until then."
    doer.referee.step("delay", text, rule("5.2.2"))
    add(doer, (), (Delayed(rest, tuple(doer.scope.slots.items()), doer.scope.x),), until)


def expire(
    referee: Referee, until: str, ends: Callable[[Modification], bool] = lambda modification: True
) -> list[Effect]:
    """The expiry of all that lasts until a moment: triggered effects, in the order of simultaneous play (5.2).

    ``ends`` tells for which of them the moment has come.
    """
    found = []
    turn = referee.game.turn
    ending = [each for each in referee.game.modifications if moments.ends_now(each.until, until, turn) and ends(each)]
    for player in referee.game.clockwise():
        for modification in ending:
            if modification.by != player:
                continue
            source = modification.source
            name = referee.card(source.id).title if source else "an effect"
            number = referee.next_number()
            first = modification.what[0] if modification.what else None
            if isinstance(first, Delayed | lasting_effects.Delayed):
                referee.set(modifications=tuple(e for e in referee.game.modifications if e is not modification))
                waiting = Effect(
                    number,
                    "triggered",
                    player,
                    f"the effect of {name} that waited",
                    card=source,
                    right=(first.clause,) if isinstance(first, Delayed) else first.effects,
                    slots=first.slots,
                    x=first.x,
                    voluntary=False,
                )
                found.append(waiting)
                continue
            found.append(
                Effect(
                    number,
                    "expire",
                    player,
                    f"the expiry of {name}",
                    card=source,
                    voluntary=False,
                    data=(modification.number,),
                )
            )
    return found


def expired(referee: Referee, effect: Effect) -> None:
    """Resolves the expiry of an effect: what it gave is gone, and damage stays (4.5.3)."""
    (number,) = effect.data
    ended = [each for each in referee.game.modifications if each.number == number]
    if not ended:
        referee.step("resolve", f"{effect.text.capitalize()} does nothing.", rule("5.2"))
        return
    cards = [known.id for each in ended for known in each.cards if referee.game.same(known)]
    bonus = any(isinstance(what, co.BonusTo | co.DamageBonus) for each in ended for what in each.what)
    rules = [rule("5.2")]
    if bonus and any(referee.card(each).text.type == CHARACTER for each in cards):
        rules.append(rule("4.5.3"))
    referee.step("expire", f"{effect.text[0].upper()}{effect.text[1:]} resolves.", *rules, cards=cards)
    referee.set(modifications=tuple(each for each in referee.game.modifications if each.number != number))
    for lent in (what for each in ended for what in each.what if isinstance(what, Lent)):
        give_back(referee, lent)
