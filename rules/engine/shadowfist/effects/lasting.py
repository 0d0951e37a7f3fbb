"""Effects that last: what cards have or cannot do for a time, what is done later or when something happens (5.2)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist.designators import designators
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import conditions as c
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import Edge, Role, Stretch
from rules.engine.shadowfist.lowering.rules_text import Ability, NotUnderstood
from rules.engine.shadowfist.model.steps import FAQ_2001, listing, rule
from rules.engine.shadowfist.query import cards
from rules.engine.shadowfist.query.game.state import Card, Known, Modification
from rules.engine.shadowfist.query.scope import CannotRunError
from rules.engine.shadowfist.query.single import only
from rules.engine.shadowfist.rules import wording_of_effects as wording
from rules.engine.shadowfist.rules.acting import Doer, carries_out
from rules.engine.shadowfist.rules.scene.waiting import Delayed, Listening
from rules.engine.shadowfist.rules.turns import moments
from rules.engine.shadowfist.view import copying, swapping
from rules.engine.shadowfist.view.copying import Copied

# How long


def duration_of(doer: Doer, until: t.Duration | None, recipients: tuple[Card, ...] = ()) -> str:
    """When what an effect gives expires, as ``Modification.until`` names it.

    :raises CannotRunError: for a duration that is not ended by anything that the engine tells.
    """
    match until:
        case t.UntilMoment(stretch):
            return moment_key(doer, Edge.END, None, following=False, stretch=stretch)
        case t.UntilMomentOf(edge, of, following):
            return moment_key(doer, edge, of, following=following)
        case t.UntilLeavesPlay(n.This()) if doer.cause.card and all(
            card.id != doer.cause.card.id for card in recipients
        ):
            return "source leaves play"
        case t.UntilLeavesPlay():
            return "leaves play"
        case t.WhileMaintained():
            return "maintained"
        case t.ForTheGame():
            return "game"
        case t.WhileHolds() | None:
            return _default(doer)


def _default(doer: Doer) -> str:
    """Without a stated duration: while it is maintained, or until the card that generated it leaves play.

    Or for as long as the card that gained it stays in play, which for an Event comes to the same in all editions.
    """
    if doer.maintain:
        return "maintained"
    by_source = doer.referee.game.ruleset.value("default_duration") == "card in play" and not doer.cause.is_event
    return "source leaves play" if by_source else "leaves play"


STRETCHES = {Stretch.TURN: "turn", Stretch.ATTACK: "attack", Stretch.COMBAT: "combat"}


def moment_key(
    doer: Doer, edge: Edge, of: n.Players | None, *, following: bool, stretch: Stretch = Stretch.TURN
) -> str:
    """What a moment is called: ``turn``, ``attack`` and ``combat`` end; ``start of turn of Ann``, ``turn of Bob``.

    :raises CannotRunError: for another moment.
    """
    if stretch not in STRETCHES or (stretch is not Stretch.TURN and edge is Edge.START):
        raise CannotRunError(f"the {edge.value} of {stretch.value} as a duration")
    if stretch is not Stretch.TURN:
        return STRETCHES[stretch]
    return moments.key(t.UntilMomentOf(edge, of, following), doer.now())


def lasting(until: str) -> str:
    """How long something lasts, in words."""
    if until == "game":
        return " for the rest of the game"
    if until == "maintained":
        return " while the card that maintains it stays turned"
    if until in (*moments.STRETCHES, "start of turn") or " of " in until:
        return f" until {moments.said(until)}"
    return ""


def add(
    doer: Doer,
    recipients: tuple[Known, ...],
    what: tuple[object, ...],
    until: str,
    *,
    once: bool = False,
    conditions: tuple[c.Condition, ...] = (),
) -> None:
    """Notes what an effect has given; ``once``: it is used up by the first damage to which it applies."""
    referee = doer.referee
    number = referee.next_number()
    keeper = doer.cause.card if doer.maintain or until == "maintained" else None
    alone = not conditions and all(_is_fixed(each) for each in what)
    slots = () if alone else (*doer.scope.slots.items(), (Role.ITSELF, recipients))
    modification = Modification(
        number,
        recipients,
        what,
        until,
        doer.you,
        doer.cause.card,
        keeper,
        slots=slots,
        x=None if alone else doer.scope.x,
        once=once,
        conditions=conditions,
    )
    referee.set(modifications=(*referee.game.modifications, modification))


def _is_fixed(given: object) -> bool:
    """Whether nothing in what is given refers to anything."""
    match given:
        case co.BonusTo(_, int()) | co.HasSpecial(value=int() | None, against=None) | co.HasRestriction():
            return True
        case co.DamageBonus(int(), against=None):
            return True
    return False


def known(found: list[Card]) -> tuple[Known, ...]:
    """Cards as they are remembered."""
    return tuple(Known(card.id, card.life) for card in found)


def _names(doer: Doer, found: list[Card]) -> str:
    return listing([doer.referee.name(card.id) for card in found])


# What holds


@carries_out(ef.For)
def for_a_time(doer: Doer, effect: ef.For) -> bool | None:
    """Target gains +2 Fighting until the end of the turn; it cannot be intercepted this turn."""
    statement = effect.statement
    hangs = (*effect.conditions, *([effect.until.condition] if isinstance(effect.until, t.WhileHolds) else []))
    if isinstance(statement, co.Grant):
        _grant(doer, statement, effect.until, hangs)
        return None
    if isinstance(statement, co.Spares):
        return None  # 7.6: it is said of the effect itself, whose text is asked for whom it spares.
    until = duration_of(doer, effect.until)
    said = wording.statement(statement, doer)
    when = f"{lasting(until)}{wording.held_on(hangs, doer)}"
    text = f"{said}, by {doer.source_name()}{when}." if said else f"{doer.source_name()} has its effect{when}."
    kind, cited = ("forbid", rule("7.7")) if isinstance(statement, FORBIDS) else ("gain", rule("10.2"))
    doer.referee.step(kind, text, cited, cards=[])
    once = isinstance(statement, co.ManyTargets) and statement.next_only
    add(doer, (), (statement,), until, once=once, conditions=hangs)
    return None


FORBIDS = co.Forbid | co.ForbidDamageChange | co.ForbidPlaying | co.InResponse | co.NoLegal | co.NotAffectedBy
OF_TEXTS = (co.HasTextOf, co.HasSpecialsOf)


def _grant(doer: Doer, grant: co.Grant, until: t.Duration | None, hangs: tuple[c.Condition, ...]) -> None:
    """Cards gain benefits; numbers are counted now and stay (2001 FAQ 6.7)."""
    times = doer.amount(grant.times)
    recipients = [card for card in doer.patients(grant.cards) if card.in_play]
    if not recipients:
        return
    for each in grant.benefits:
        if isinstance(each, co.HasTextOf | co.HasSpecialsOf):
            onto = [card for card in recipients if _may_gain(doer, card)]
            specials = isinstance(each, co.HasSpecialsOf)
            give_text(doer, doer.patients(each.of), onto, until, (ef.Part.SPECIALS if specials else ef.Part.TEXT,))
    what = tuple(fixed(doer, each, times) for each in grant.benefits if not isinstance(each, OF_TEXTS))
    if not what:
        return
    lasts = duration_of(doer, until, tuple(recipients))
    gains = f"gain{'s' if len(recipients) == 1 else ''} {listing([wording.benefit(each) for each in what])}"
    doer.referee.step(
        "gain",
        f"{_names(doer, recipients)} {gains}{lasting(lasts)}{wording.held_on(hangs, doer)}.",
        rule("5.2"),
        *doer.referee.game.ruleset.rule("default_duration").citations,
        cards=[card.id for card in recipients],
    )
    once = any(isinstance(each, co.DamageBonus) and each.next_only for each in what)
    add(doer, known(recipients), what, lasts, once=once, conditions=hangs)


def fixed(doer: Doer, benefit: co.Benefit, times: int) -> co.Benefit:
    """A benefit with its numbers counted."""
    match benefit:
        case co.BonusTo(stat, amount):
            return co.BonusTo(stat, times * doer.amount(amount))
        case co.DamageBonus(amount):
            return replace(benefit, amount=times * doer.amount(amount))
        case co.HasSpecial(value=amount) if amount is not None:
            return replace(benefit, value=times * doer.amount(amount))
    return benefit


def cancel_texts(doer: Doer, found: list[Card], how: co.Blank, until: t.Duration | None) -> None:
    """The rules text of cards no longer counts, for a time; their restrictions do (10.1.1)."""
    referee = doer.referee
    for card in found:
        lasts = duration_of(doer, until, (card,))
        said = "is canceled" if how is co.Blank.CANCELED else f"is treated as {how.value}"
        if how is co.Blank.NO_EFFECT:
            said = how.value
        referee.step(
            "cancel",
            f"The rules text of {referee.name(card.id)} {said}{lasting(lasts)}; its restrictions stay.",
            rule("10.1.1"),
            *referee.game.ruleset.rule("canceled_cards").citations,
            cards=[card.id],
        )
        keeper = doer.cause.card if doer.maintain else None
        number = referee.next_number()
        modification = Modification(number, known([card]), ("canceled",), lasts, doer.you, doer.cause.card, keeper)
        referee.set(modifications=(*referee.game.modifications, modification))


# Texts that are copied and swapped


@carries_out(ef.CopyText)
def copy(doer: Doer, effect: ef.CopyText) -> bool | None:
    """Copy the rules text printed on that Character onto target (7.5)."""
    doer.follow_what_triggered()
    sources = doer.patients(effect.of)
    recipients = [card for card in doer.patients(effect.onto) if card.in_play and _may_gain(doer, card)]
    parts = tuple(each for each in effect.parts if each not in effect.without)
    give_text(doer, sources, recipients, effect.until, parts)
    return None


def give_text(
    doer: Doer,
    sources: list[Card],
    recipients: list[Card],
    until: t.Duration | None,
    parts: tuple[ef.Part, ...] = (ef.Part.TEXT,),
) -> None:
    """Cards get, for a time, the parts that are named of what is printed on others (7.5)."""
    found = {card.id: _copyable(doer, card, parts) for card in sources}
    sources = [card for card in sources if found[card.id]]
    if not sources or not recipients:
        return
    if any(each in PRINTED for each in parts):
        only(sources, "the card of which a characteristic is copied")
    what = listing([each.value for each in parts if any(each in copied for copied in found.values())])
    copied = tuple(each for source in sources for each in _copied(doer, found[source.id], source))
    lasts = duration_of(doer, until, tuple(recipients))
    doer.referee.step(
        "copy",
        f"{_names(doer, recipients)} now {'has' if len(recipients) == 1 else 'have'} the {what} printed on "
        f"{_names(doer, sources)}{lasting(lasts)}.",
        rule("7.5"),
        cards=[card.id for card in (*recipients, *sources)],
    )
    add(doer, known(recipients), copied, lasts)


# What of a card is a printed characteristic, by the name of its field.
PRINTED = {
    ef.Part.FIGHTING: "fighting",
    ef.Part.BODY: "body",
    ef.Part.TITLE: "title",
    ef.Part.SUBTITLE: "subtitle",
    ef.Part.CONDITIONS: "requires",
    ef.Part.PROVISIONS: "provides",
}


def _copied(doer: Doer, parts: tuple[ef.Part, ...], source: Card) -> list[object]:
    printed, ruleset = source.printed, doer.referee.game.ruleset
    abilities: tuple[Ability[ab.Ability], ...] = ()
    lost: tuple[NotUnderstood, ...] = ()
    if ef.Part.TEXT in parts or ef.Part.SPECIALS in parts:
        # 10.1.2: since 2000 a special ability is one of a list; before, any ability was called so.
        special_only = ef.Part.TEXT not in parts and ruleset.value("special_abilities") == "listed"
        abilities = copying.abilities_of(printed, special_only=special_only)
        lost = () if special_only else printed.not_understood
    strength = copying.strength_of(printed) if abilities else None
    if ef.Part.RESTRICTIONS in parts:
        abilities = (*copying.restrictions_of(printed), *abilities)
    face = copying.characteristics(printed.face, [name for part, name in PRINTED.items() if part in parts])
    found: list[object] = [Copied(abilities, strength, face, lost=lost)]
    if ef.Part.DESIGNATORS in parts:
        words = designators(printed.face.title, printed.face.subtitle, ruleset.slug)
        found += [co.HasDesignator(one.word) for one in words]
    return found


# What stands in the text of a card, which is all that the later page keeps from being copied (1.6.7).
IN_THE_TEXT = (ef.Part.TEXT, ef.Part.SPECIALS, ef.Part.RESTRICTIONS)


def _copyable(doer: Doer, card: Card, parts: tuple[ef.Part, ...]) -> tuple[ef.Part, ...]:
    """What of a card can be copied of what an effect copies: of an Uncopyable one nothing, or not its text."""
    if not copying.may_be_copied(card):
        protected = doer.referee.game.ruleset.rule("uncopyable")
        whole = protected.value == "both ways"
        parts = () if whole else tuple(each for each in parts if each not in IN_THE_TEXT)
        text = f"{card.title} is Uncopyable: {'its text is not' if parts else 'nothing is'} copied."
        doer.referee.step("copy", text, *protected.citations, cards=[card.id])
    return parts if parts and doer.may_do(co.Deed.COPY, card) else ()


def _may_gain(doer: Doer, card: Card) -> bool:
    """10.1.1: an Uncopyable card is not affected by effects that copy, but for its own."""
    protected = doer.referee.game.ruleset.rule("uncopyable")
    own = doer.cause.card is not None and doer.cause.card.id == card.id
    if own or protected.value != "both ways" or copying.may_be_copied(card):
        return True
    text = f"{card.title} is Uncopyable: nothing is copied onto it."
    doer.referee.step("copy", text, *protected.citations, cards=[card.id])
    return False


@carries_out(ef.SwapTexts)
def swap_texts(doer: Doer, effect: ef.SwapTexts) -> bool | None:
    """Swap their rules text and the rules text of all States on them (2001 FAQ 2.2)."""
    found = doer.patients(effect.cards)
    if len(found) > 2:
        raise CannotRunError("the two cards that swap their texts, of which there are more")
    pair = [card for card in found if card.in_play and copying.may_be_copied(card)]
    if len(pair) < 2:
        none = f"{doer.source_name()} has no two texts to swap."
        doer.referee.step("swap", none, rule("10.1.1"), rule("5.2"), cards=[card.id for card in found])
        return None
    first, second = pair
    until = duration_of(doer, effect.until)
    doer.referee.step(
        "swap",
        f"{first.title} and {second.title} swap their rules text{lasting(until)}.",
        rule("7.5"),
        rule("2.2", FAQ_2001),
        cards=[first.id, second.id],
    )
    for card, other in ((first, second), (second, first)):
        printed = other.printed
        abilities, strength = copying.abilities_of(printed), copying.strength_of(printed)
        text = Copied(abilities, strength, instead=True, lost=printed.not_understood)
        add(doer, known([card]), (text,), until)
    if effect.with_states:
        _swap_states(doer, first, second, until)
    return None


def _swap_states(doer: Doer, first: Card, second: Card, until: str) -> None:
    game = doer.referee.game
    states = [(state.id, to.id) for card, to in ((first, second), (second, first)) for state in game.states_on(card.id)]
    moved = [swapping.lend(doer.referee, state, to) for state, to in states]
    if moved:
        add(doer, (), tuple(moved), until)


@carries_out(ef.BecomeTitled)
def become_titled(doer: Doer, effect: ef.BecomeTitled) -> bool | None:
    """Its title becomes "Twin of" and that Character's title (7.5)."""
    name = "subtitle" if effect.subtitle else "title"
    words = list(effect.words)
    if effect.of is not None:
        copied = only(cards.cards(effect.of, doer.now()), f"the card whose {name} is meant")
        words += [str(getattr(copied.text.face, name))] if copied is not None else []
    found = [card for card in doer.patients(effect.cards) if card.in_play]
    if not found or not words:
        return None
    new = " ".join(words)
    text = f"The {name} of {_names(doer, found)} is now {new}."
    doer.referee.step("copy", text, rule("7.5"), rule("7.3"), cards=[card.id for card in found])
    add(doer, known(found), (Copied(face=((name, new),)),), duration_of(doer, effect.until, tuple(found)))
    return None


# What waits


def delay(doer: Doer, effect: ef.Later) -> None:
    """An effect that waits: at the end of the turn, toast it."""
    match effect.at:
        case t.Moment(edge, stretch, of):
            until = moment_key(doer, edge, of, following=False, stretch=stretch)
        case t.UntilMomentOf(edge, of, following):
            until = moment_key(doer, edge, of, following=following)
    text = f"What {doer.source_name()} does at {moments.said(until)} waits until then."
    doer.referee.step("delay", text, rule("5.2.2"))
    add(doer, (), (Delayed(effect.effects, tuple(doer.scope.slots.items()), doer.scope.x),), until)


def listen(doer: Doer, effect: ef.WhenNext) -> None:
    """An effect by which something triggers for a time: until the end of the attack, of the turn (5.2.2)."""
    # What says no time lasts while it is maintained (4.2); otherwise it is about a combat, or this turn.
    until = "turn" if effect.until is None and not doer.maintain else duration_of(doer, effect.until)
    text = f"{doer.source_name()} waits for what its text names{lasting(until)}."
    doer.referee.step("delay", text, rule("5.2.2"))
    x: a.Amount | None = doer.scope.x
    triggered = ab.Triggered(ab.Trigger(effect.event), effect.effects, x=x)
    add(doer, (), (Listening(triggered, tuple(doer.scope.slots.items()), doer.scope.x),), until)
