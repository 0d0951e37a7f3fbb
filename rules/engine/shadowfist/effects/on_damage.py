"""Damage, healing and counters: what effects put on cards and take off them (4.5)."""

from __future__ import annotations

from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import SlotKey
from rules.engine.shadowfist.model.steps import Decision, RefusalError, rule
from rules.engine.shadowfist.query.game.state import Binding, Card, Known
from rules.engine.shadowfist.query.scope import CannotRunError
from rules.engine.shadowfist.query.single import only
from rules.engine.shadowfist.rules.acting import Doer, carries_out
from rules.engine.shadowfist.rules.harming import damage, dividing
from rules.engine.shadowfist.rules.harming.harm import Harm


@carries_out(ef.Damage)
def inflict(doer: Doer, effect: ef.Damage) -> bool | None:
    """Inflict 2 damage on target; all of it at once (4.5.1)."""
    if effect.with_cause:
        return True  # It was inflicted together with the damage that triggered it.
    sources = _sources(doer, effect)
    recipients = [Known(card.id, card.life) for card in doer.patients(effect.on) if card.in_play]
    if effect.divided:
        source = only(sources, "the card whose damage is divided")
        parts = _settled(doer, effect) or _divided(doer, max(0, doer.amount(effect.amount)), recipients)
        shares = [(source, to, parts.get(to.id, 0)) for to in recipients if source is not None and parts.get(to.id)]
    else:
        pairs = [(source, to) for source in sources for to in recipients]
        shares = [(source, to, _inflicted(doer, effect, source, to)) for source, to in pairs]
    harms = [Harm(source, to, part, kinds=effect.marks) for source, to, part in shares]
    damage.inflict(doer.referee, harms, doer.cause)
    return None


def _sources(doer: Doer, effect: ef.Damage) -> list[Known]:
    """The cards that inflict it, each so much; for what a State has its subject do the State, if that has left play."""
    if effect.source != n.This():
        agents = [Known(card.id, card.life) for card in doer.patients(effect.source)]
        if agents or not isinstance(effect.source, n.SubjectOfThis):
            return agents
    if doer.cause.card is None:
        raise CannotRunError("damage without a source")
    return [doer.cause.card]


def _inflicted(doer: Doer, effect: ef.Damage, source: Known, to: Known) -> int:
    """How much one card inflicts on another: "equal to its Fighting" is that of each by itself."""
    said: dict[SlotKey, Binding] = {}
    for phrase, each in ((effect.source, source), (effect.on, to)):
        if isinstance(phrase, n.Bound | n.Matching | ch.ChooseCards) and phrase.slot is not None:
            said[phrase.slot] = (each,)
    return max(0, doer.amount(effect.amount, said))


def _settled(doer: Doer, effect: ef.Damage) -> dict[str, int]:
    """How it was divided as the effect was generated (5.2); the share of a card that has left play since is lost."""
    bound = doer.now().slots.get(effect.on.slot, ()) if isinstance(effect.on, n.Bound) else ()
    known = [each.id for each in bound if isinstance(each, Known)]
    return dict(zip(known, effect.shares, strict=True)) if effect.shares else {}


def _divided(doer: Doer, points: int, recipients: list[Known]) -> dict[str, int]:
    """The damage as its player divides it now."""
    return dividing.among(doer.referee, doer.actor, doer.source_name(), points, [each.id for each in recipients])


@carries_out(ef.Heal)
def heal(doer: Doer, effect: ef.Heal) -> bool | None:
    """Heal target."""
    total = 0
    for card in doer.patients(effect.cards):
        total += damage.heal(doer.referee, card.id, doer.cause)
    doer.count(effect.slot, total)
    return None


@carries_out(ef.RemoveDamage)
def remove_damage(doer: Doer, effect: ef.RemoveDamage) -> bool | None:
    """Remove 1 damage from target; up to 3 damage as its player decides."""
    points = doer.amount(effect.amount) if effect.amount is not None else None
    for card in doer.patients(effect.cards):
        number = points
        if effect.up_to:
            most = card.damage if points is None else min(points, card.damage)
            options = tuple(str(each) for each in range(most + 1))
            text = f"How much damage is removed from {doer.referee.name(card.id)}?"
            number = int(only(doer.referee.decide(Decision(doer.actor, "choose", text, options)), "a number") or 0)
        if number != 0:
            damage.heal(doer.referee, card.id, doer.cause, number)
    return None


@carries_out(ef.PlaceDamage)
def place_damage(doer: Doer, effect: ef.PlaceDamage) -> bool | None:
    """Place a damage counter on target: that is not inflicting damage."""
    number = doer.amount(effect.amount)
    for card in doer.patients(effect.cards):
        _told(doer, card, f"{_counters(number)} placed on {card.title}.")
        doer.referee.put(card.id, damage=card.damage + number)
    return None


@carries_out(ef.PlaceCounters)
def place_counters(doer: Doer, effect: ef.PlaceCounters) -> bool | None:
    """Place a counter on this card, if it is in play: one that has left play is another card afterwards (4.4)."""
    number = doer.amount(effect.amount)
    for card in doer.patients(effect.cards):
        if not card.in_play:
            doer.referee.step("counter", f"{card.title} has left play: no counter is placed on it.", rule("4.4"))
            continue
        _told(doer, card, f"{_counters(number)} placed on {card.title}.")
        doer.referee.put(card.id, counters=card.counters + number)
    return None


@carries_out(ef.RemoveCounters)
def remove_counters(doer: Doer, effect: ef.RemoveCounters) -> bool | None:
    """Remove a counter from this card: as a price only if there are as many."""
    number = doer.amount(effect.amount)
    for card in doer.patients(effect.cards):
        if card.counters >= number:
            _told(doer, card, f"{_counters(number)} removed from {card.title}.")
            doer.referee.put(card.id, counters=card.counters - number)
        elif doer.pays:
            text = f"{card.title} has {card.counters} counters: too few to remove."
            raise RefusalError("cannot_pay", text, rule("5.2"))
    return None


def _told(doer: Doer, card: Card, text: str) -> None:
    doer.referee.step("counter", text, rule("5.2"), cards=[card.id])


def _counters(number: int) -> str:
    return "1 counter is" if number == 1 else f"{number} counters are"
