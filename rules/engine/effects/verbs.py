"""The verbs of effects that concern cards in play: damage, healing, removal, turning, control."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.attack.state import is_attacking, is_intercepting
from rules.engine.continuous import keywords
from rules.engine.effects import spoken
from rules.engine.effects.doing import Doer
from rules.engine.effects.roles import HANDLERS, LASTING, does
from rules.engine.effects.verbs_moving import PLACES, send
from rules.engine.events import happenings
from rules.engine.harming import damage
from rules.engine.harming.harm import KINDS, Harm
from rules.engine.phrases import nouns, numbers, phrase_words, qualities
from rules.engine.phrases.hanging import multiple
from rules.engine.phrases.of_damage import is_damage
from rules.engine.phrases.scope import CannotRunError
from rules.engine.play.leaving import leave_play, move
from rules.engine.state import Card, Known, Modification
from rules.engine.steps import RefusalError, listing, rule
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, Bonus, To
from rules.engine.text.amounts import AmountOf, Half
from rules.engine.text.timing import AtCost, Clause, ForEach, Ignoring, Until


def complement(act: Act, *prepositions: str) -> object:
    """What follows one of these prepositions, or nothing."""
    return next(
        (each.what for each in act.complements if isinstance(each, To) and each.preposition in prepositions), None
    )


def amount_in(node: object, doer: Doer) -> int:
    """The number in a phrase such as "2 damage", "X Power", "a card"."""
    if isinstance(node, sel.Select):
        if node.quantity.amount is not None:
            return numbers.value(node.quantity.amount, doer.now())
        if node.quantity.word in ("a", "an"):
            return 1
        for part in node.filters:
            if isinstance(part, sel.Placed) and part.preposition == "equal to":
                return numbers.value(part.where, doer.now())
        raise CannotRunError(f"the amount of {node.quantity.word!r}")
    return numbers.value(node, doer.now())


def names(doer: Doer, cards: list[Card]) -> str:
    """Cards in a sentence."""
    return listing([doer.referee.name(card.id) for card in cards])


def _is_none(clause: Clause) -> bool:
    """Whether a card inflicts or takes no damage, or only some of it, which lasts for a time."""
    what = getattr(clause.action, "what", None)
    if isinstance(what, sel.Select):
        return what.quantity.word in ("no", "only", "at most", "no more than")
    return isinstance(what, Half | Bonus)


def _is_damage_or_amount(node: object) -> bool:
    node = node.of if isinstance(node, Half) else node
    return is_damage(node) or isinstance(node, AmountOf | Bonus)


def _lasts(clause: Clause) -> tuple[type[object], ...]:
    return LASTING if _is_none(clause) else ()


@does(
    "inflict",
    takes=("on", "to", "simultaneously", "each"),
    reads=(ForEach,),
    also=_lasts,
    by_cards=True,
    of=_is_damage_or_amount,
)
def inflict(doer: Doer, clause: Clause, act: Act) -> None:
    """Inflict 2 damage on target."""
    if _is_none(clause):
        _lasting_damage(doer, clause, clause.agent or ref.ThisCard())
        return
    source = doer.cause.card
    if clause.agent is not None and not nouns.is_player(clause.agent, doer.scope):
        agents = doer.cards(clause.agent)
        source = Known(agents[0].id, agents[0].life) if agents else source
    if source is None:
        raise CannotRunError("damage without a source")
    beyond = _excess(act.what)
    if beyond is not None:
        recipients, points = doer.cards(beyond[1]), max(0, _had(doer, source) - amount_in(beyond[0], doer))
    else:
        recipients = doer.cards(complement(act, "on", "to") or ref.ThisCard())
        points = amount_in(act.what, doer) * multiple(clause.adverbs, doer.now())
    kinds = _kinds(act.what)
    damage.inflict(
        doer.referee,
        [Harm(source, Known(card.id, card.life), points, kinds=kinds) for card in recipients if card.in_play],
        doer.cause,
    )


def _excess(what: object) -> tuple[object, object] | None:
    """ "The damage in excess of X on subject": the amount, and where what goes beyond it is inflicted."""
    for part in what.filters if isinstance(what, sel.Select) and is_damage(what) else ():
        over = part.where if isinstance(part, sel.Placed) and part.preposition == "in" else None
        if isinstance(over, sel.Select) and sel.Kind((sel.Is("excess"),)) in over.kinds:
            found = {each.preposition: each.where for each in over.filters if isinstance(each, sel.Placed)}
            if found.keys() == {"of", "on"}:
                return found["of"], found["on"]
    return None


def _had(doer: Doer, known: Known) -> int:
    """The damage on a card: now, or as it left play."""
    game = doer.referee.game
    here = game.same(known)
    if here is not None:
        return here.damage
    left = [*happenings(game), *doer.referee.happened]
    gone = [one.was for one in left if one.verb == "leave play" and one.card == known and one.was is not None]
    return gone[0].damage if gone else 0


def _kinds(node: object) -> tuple[str, ...]:
    """What the damage is called: Corrupted, Unstoppable."""
    words = [word for kind in getattr(node, "kinds", ()) for word in kind.all_of]
    return tuple(word.what for word in words if isinstance(word, sel.Is) and word.what in KINDS)


def _lasting_damage(doer: Doer, clause: Clause, who: object) -> None:
    """Target inflicts no damage, or takes none, or less or more of it, for a time: that changes damage (10.2)."""
    from rules.engine.effects.gaining import add, duration

    cards = [card for card in doer.cards(who) if card.in_play]
    if cards:
        said = (
            phrase_words.predicate(clause, plural=len(cards) > 1)
            or f"{clause.action.verb}s {_how_much(clause)} damage for a time"
        )
        doer.referee.step(
            "gain",
            f"{names(doer, cards)} {said}.",
            rule("10.2"),
            cards=[c.id for c in cards],
        )
        known = tuple(Known(card.id, card.life) for card in cards)
        judged, plain = spoken.apart(doer, clause)
        add(doer, known, (spoken.statement(doer, plain),), duration(doer, clause), conditions=judged)


def _how_much(clause: Clause) -> str:
    what = clause.action.what
    if isinstance(what, Half):
        return "half"
    if isinstance(what, Bonus):
        return "other"
    return "no" if what.quantity.word == "no" else "at most so much"


@does("take", takes=("from",), reads=(ForEach,), also=_lasts, by_cards=True, of=_is_damage_or_amount)
def take(doer: Doer, clause: Clause, act: Act) -> None:
    """That Character takes no combat damage while intercepting until the end of the turn."""
    if not _is_none(clause):
        _take_damage(doer, clause, act)
        return
    _lasting_damage(doer, clause, clause.agent or ref.ThisCard())


def _take_damage(doer: Doer, clause: Clause, act: Act) -> None:
    """Target takes 4 damage: the effect inflicts it."""
    source = doer.cause.card
    if source is None or act.complements or not is_damage(act.what):
        raise CannotRunError("taking that")
    points = amount_in(act.what, doer) * multiple(clause.adverbs, doer.now())
    harms = [
        Harm(source, Known(card.id, card.life), points, kinds=_kinds(act.what))
        for card in doer.cards(clause.agent or ref.ThisCard())
        if card.in_play
    ]
    damage.inflict(doer.referee, harms, doer.cause)


def _of_a_number(clause: Clause) -> tuple[type[object], ...]:
    """Damage and counters are removed in a number, which may be one for each of something."""
    what = getattr(clause.action, "what", None)
    return (ForEach,) if things(what) & {"damage", "damage counter", "counter"} else ()


@does("remove", takes=("from", "on", "from the game"), also=_of_a_number)
def remove(doer: Doer, clause: Clause, act: Act) -> None:
    """Remove 1 damage from target; remove a counter from this card; remove a card from the game."""
    words = things(act.what)
    if any(isinstance(each, To) and each.preposition == "from the game" for each in act.complements):
        _remove_from_game(doer, doer.cards(act.what or ref.ThisCard(), anywhere=True))
        return
    recipients = doer.cards(complement(act, "from", "on") or ref.ThisCard())
    if words & {"damage", "damage counter"}:
        everything = isinstance(act.what, sel.Select) and act.what.quantity.word in ("all", "all the")
        points = None if everything else amount_in(act.what, doer) * multiple(clause.adverbs, doer.now())
        for card in recipients:
            damage.heal(doer.referee, card.id, doer.cause, points)
        return
    if "counter" not in words:
        raise CannotRunError("removing that")
    number = amount_in(act.what, doer) * multiple(clause.adverbs, doer.now())
    for card in recipients:
        if card.counters < number:
            if doer.request is not None:
                raise_no_counters(doer, card)
            continue
        doer.referee.step(
            "counter", f"{number} counter(s) are removed from {card.title}.", rule("5.2"), cards=[card.id]
        )
        doer.referee.put(card.id, counters=card.counters - number)


def _remove_from_game(doer: Doer, cards: list[Card]) -> None:
    for card in cards:
        current = doer.referee.game.same(Known(card.id, card.life))
        if current is None or current.zone == "removed" or not doer.may("remove", current):
            continue
        text = f"{doer.referee.name(card.id)} is removed from the game."
        doer.referee.step("remove", text, rule("4.4"), cards=[card.id])
        if current.in_play:
            leave_play(doer.referee, card.id, "remove", doer.cause)
            doer.follow(current)
        else:
            move(doer.referee, current, "removed")


def raise_no_counters(doer: Doer, card: Card) -> None:
    """Refuses a payment with counters that are not there."""
    raise RefusalError("cannot_pay", f"{card.title} has {card.counters} counters: too few to remove.", rule("5.2"))


def _on_terms(clause: Clause) -> tuple[type[object], ...]:
    """A card that is put into play may be so on terms of its own."""
    into = any(each.preposition == "into play" for each in getattr(clause.action, "complements", ()))
    return (AtCost, Ignoring) if into else ()


def things(node: object) -> set[str]:
    """The types that a phrase names: damage, a counter, a card."""
    if not isinstance(node, sel.Select):
        return set()
    return {qualities.singular(word.name) for kind in node.kinds for word in kind.all_of if isinstance(word, sel.Type)}


@does("place", "put", takes=PLACES, manners=("face-up",), also=_on_terms)
def place(doer: Doer, clause: Clause, act: Act) -> None:
    """Place a counter on this card; put a card on top of your deck; place a State on another subject."""
    words = things(act.what)
    if act.verb == "put" and any(isinstance(each, To) and each.preposition == "into play" for each in act.complements):
        HANDLERS["put into play"](doer, clause, act)
        return
    if not words & {"counter", "damage counter"}:
        send(doer, clause, act, "put")
        return
    number = amount_in(act.what, doer)
    for card in doer.cards(complement(act, "on", "onto") or ref.ThisCard()):
        doer.referee.step("counter", f"{number} counter(s) are placed on {card.title}.", rule("5.2"), cards=[card.id])
        if "damage counter" in words:
            doer.referee.put(card.id, damage=card.damage + number)
        else:
            doer.referee.put(card.id, counters=card.counters + number)


def _removal(doer: Doer, cards: list[Card], verb: str, section: str) -> None:
    past = {"smoke": "smoked", "toast": "toasted", "sacrifice": "sacrificed", "return": "returned"}[verb]
    for card in cards:
        current = doer.referee.game.same(Known(card.id, card.life))
        if current is None or current.zone == "removed" or not doer.may(verb, current):
            continue
        name = doer.referee.name(card.id)
        doer.referee.step(verb, f"{name} is {past}.", rule(section), rule("4.4"), cards=[card.id])
        if current.in_play:
            leave_play(doer.referee, card.id, verb, doer.cause)
            doer.follow(current)
        elif verb == "toast":
            move(doer.referee, current, "toasted")
            doer.referee.happen("toast", current, by=doer.cause.by, source=doer.cause.card)


@does("smoke")
def smoke(doer: Doer, clause: Clause, act: Act) -> None:
    """Smoke target."""
    who = clause.agent if nouns.is_player(clause.agent, doer.scope) else None
    by = doer.players(who)[0] if who is not None else None
    _removal(doer, doer.cards(act.what or ref.ThisCard(), by), "smoke", "2.2")


@does("toast")
def toast(doer: Doer, clause: Clause, act: Act) -> None:
    """Toast that Character; toast a card in your smoked pile."""
    who = clause.agent if nouns.is_player(clause.agent, doer.scope) else None
    by = doer.players(who)[0] if who is not None else None
    _removal(doer, doer.cards(act.what or ref.ThisCard(), by, anywhere=True), "toast", "2.2")


@does("sacrifice")
def sacrifice(doer: Doer, clause: Clause, act: Act) -> None:
    """Sacrifice a Character: only cards that one controls (10.2)."""
    what = act.what or ref.ThisCard()
    if isinstance(what, sel.Select) and not any(isinstance(part, sel.Controlled) for part in what.filters):
        who = clause.agent if nouns.is_player(clause.agent, doer.scope) else ref.You()
        what = sel.Select(what.quantity, what.kinds, (*what.filters, sel.Controlled(who)), slot=what.slot)
    mine = [card for card in doer.cards(what) if card.in_play and card.controller == doer.actor]
    _removal(doer, mine, "sacrifice", "10.2")
    # 10.2: it succeeds if the card ends up in the smoked pile of who sacrifices it, and by the sacrifice.
    pile = doer.referee.player(doer.actor).smoked
    doer.note("sacrifice", bool(mine) and all(card.id in pile for card in mine))


@does("change location", by_cards=True)
def change_location(doer: Doer, clause: Clause, act: Act) -> None:
    """Subject changes location: one column, left or right (4.7)."""
    from rules.engine.attack import going
    from rules.engine.steps import Decision

    for card in doer.cards(clause.agent or act.what or ref.ThisCard()):
        fights = is_attacking(doer.referee.game, card.id) or is_intercepting(doer.referee.game, card.id)
        near = going.ways(doer.referee.game, card) if card.in_play and not fights else {}
        if not near:
            # 6.1, 6.3: neither attackers nor interceptors change location.
            why = [rule("6.1"), rule("6.3")] if fights else []
            doer.referee.step("move", f"{card.title} does not change location.", rule("4.7"), *why, cards=[card.id])
            continue
        decision = Decision(doer.you, "choose", f"Which way does {card.title} change location?", tuple(near))
        (way,) = doer.referee.decide(decision)
        if way not in ("left", "right"):
            going.arrive(doer.referee, card, near[way])
            doer.referee.happen("change location", card, by=doer.you)
            continue
        doer.referee.step(
            "move", f"{card.title} changes location, one column to the {way}.", rule("4.7"), cards=[card.id]
        )
        doer.referee.put(card.id, location=near[way])
        doer.referee.happen("change location", card, by=doer.you)


@does("take control of", reads=(Until,), manners=("unturned",))
def take_control(doer: Doer, clause: Clause, act: Act) -> None:
    """Take control of target until the end of the turn."""
    from rules.engine.continuous.control import CONTROL, loyal
    from rules.engine.effects.gaining import duration

    referee = doer.referee
    for card in doer.cards(act.what):
        if card.controller == doer.actor or not card.in_play:
            # 7.4: one cannot take control of a card that one already controls.
            continue
        if loyal(referee.game, card, doer.actor):
            text = f"{card.title} has Loyalty: {doer.actor} does not take control of it."
            referee.step("control", text, *keywords.told(referee.game.ruleset, "Loyalty").citations, cards=[card.id])
            continue
        if not doer.may("take control of", card):
            continue
        until = duration(doer, clause)
        number = referee.next_number()
        keeper = doer.cause.card if doer.maintain else None
        referee.step("control", f"{doer.actor} takes control of {referee.name(card.id)}.", rule("7.4"), cards=[card.id])
        known = (Known(card.id, card.life),)
        modification = Modification(number, known, (CONTROL,), until, doer.actor, doer.cause.card, keeper)
        referee.set(modifications=(*referee.game.modifications, modification))


@does("cancel", "cancel and smoke", "cancel and toast", "cancel and turn", reads=(Until,))
def cancel(doer: Doer, clause: Clause, act: Act) -> None:
    """Cancel it: an effect of the scene, or the rules text of a card."""
    from rules.engine.scene.canceling import cancel_card, cancel_effects, is_effect

    if isinstance(act.what, sel.Select) and is_effect(act.what):
        cancel_effects(doer, act.what)
        return
    also = act.verb.removeprefix("cancel and ") if " and " in act.verb else ""
    if also == "turn":
        cancel(doer, clause, replace(act, verb="cancel"))
        HANDLERS["turn"](doer, clause, replace(act, verb="turn"))
        return
    for card in doer.cards(act.what, anywhere=True):
        if doer.may("cancel", card):
            cancel_card(doer, clause, card, also)
