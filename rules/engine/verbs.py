"""The verbs of effects that concern cards in play: damage, healing, removal, turning, control."""

from __future__ import annotations

from rules.engine import damage, nouns, numbers, qualities
from rules.engine.doing import Doer, does
from rules.engine.leaving import leave_play, move
from rules.engine.scope import CannotRunError
from rules.engine.state import Card, Known, Modification
from rules.engine.statics import multiple
from rules.engine.steps import listing, rule
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, To
from rules.engine.text.timing import Clause


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
        raise CannotRunError(f"the amount of {node.quantity.word!r}")
    return numbers.value(node, doer.now())


def names(doer: Doer, cards: list[Card]) -> str:
    """Cards in a sentence."""
    return listing([doer.referee.name(card.id) for card in cards])


@does("inflict")
def inflict(doer: Doer, clause: Clause, act: Act) -> None:
    """Inflict 2 damage on target."""
    if _none(act):
        _lasting_damage(doer, clause, clause.agent or ref.ThisCard())
        return
    source = doer.cause.card
    if clause.agent is not None and not nouns.is_player(clause.agent, doer.scope):
        agents = doer.cards(clause.agent)
        source = Known(agents[0].id, agents[0].life) if agents else source
    if source is None:
        raise CannotRunError("damage without a source")
    recipients = doer.cards(complement(act, "on", "to") or ref.ThisCard())
    points = amount_in(act.what, doer) * multiple(clause.adverbs, doer.now())
    damage.inflict(
        doer.referee,
        [damage.Harm(source, Known(card.id, card.life), points) for card in recipients if card.in_play],
        doer.cause,
    )


def _none(act: Act) -> bool:
    return isinstance(act.what, sel.Select) and act.what.quantity.word == "no"


def _lasting_damage(doer: Doer, clause: Clause, who: object) -> None:
    """Target inflicts no damage, or takes none, for a time: a reduction to zero (10.2)."""
    from rules.engine.gaining import add, duration

    cards = [card for card in doer.cards(who) if card.in_play]
    does_what = clause.action.verb
    if cards:
        doer.referee.step(
            "gain",
            f"{names(doer, cards)} {does_what}s no damage for a time.",
            rule("10.2"),
            cards=[c.id for c in cards],
        )
        add(doer, tuple(Known(card.id, card.life) for card in cards), (clause,), duration(doer, clause))


@does("take")
def take(doer: Doer, clause: Clause, act: Act) -> None:
    """That Character takes no combat damage while intercepting until the end of the turn."""
    if not _none(act):
        raise CannotRunError("taking that")
    _lasting_damage(doer, clause, clause.agent or ref.ThisCard())


@does("heal")
def heal(doer: Doer, clause: Clause, act: Act) -> None:
    """Heal target."""
    for card in doer.cards(act.what or ref.ThisCard()):
        damage.heal(doer.referee, card.id, doer.cause)


@does("remove")
def remove(doer: Doer, clause: Clause, act: Act) -> None:
    """Remove 1 damage from target; remove a counter from this card; remove a card from the game."""
    words = _things(act.what)
    recipients = doer.cards(complement(act, "from", "on") or ref.ThisCard())
    if words & {"damage", "damage counter"}:
        everything = isinstance(act.what, sel.Select) and act.what.quantity.word in ("all", "all the")
        for card in recipients:
            damage.heal(doer.referee, card.id, doer.cause, None if everything else amount_in(act.what, doer))
        return
    if "counter" not in words:
        raise CannotRunError("removing that")
    number = amount_in(act.what, doer)
    for card in recipients:
        if card.counters < number:
            if doer.request is not None:
                raise_no_counters(doer, card)
            continue
        doer.referee.step(
            "counter", f"{number} counter(s) are removed from {card.title}.", rule("5.2"), cards=[card.id]
        )
        doer.referee.put(card.id, counters=card.counters - number)


def raise_no_counters(doer: Doer, card: Card) -> None:
    """Refuses a payment with counters that are not there."""
    from rules.engine.steps import RefusalError

    raise RefusalError("cannot_pay", f"{card.title} has {card.counters} counters: too few to remove.", rule("5.2"))


def _things(node: object) -> set[str]:
    if not isinstance(node, sel.Select):
        return set()
    return {qualities.singular(word.name) for kind in node.kinds for word in kind.all_of if isinstance(word, sel.Type)}


@does("place", "put")
def place(doer: Doer, clause: Clause, act: Act) -> None:
    """Place a counter on this card."""
    words = _things(act.what)
    if not words & {"counter", "damage counter"}:
        raise CannotRunError("placing that")
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
        if current is None or current.zone == "removed":
            continue
        name = doer.referee.name(card.id)
        doer.referee.step(verb, f"{name} is {past}.", rule(section), cards=[card.id])
        if current.in_play:
            leave_play(doer.referee, card.id, verb, doer.cause)
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
    mine = [card for card in doer.cards(what) if card.in_play and card.controller == doer.you]
    _removal(doer, mine, "sacrifice", "10.2")


@does("return")
def return_card(doer: Doer, clause: Clause, act: Act) -> None:
    """Return target to its owner's hand; return a Character to play."""
    to = next((each for each in act.complements if isinstance(each, To) and each.preposition.startswith("to")), None)
    cards = doer.cards(act.what or ref.ThisCard(), anywhere=True)
    if to is not None and (to.preposition == "to play" or _is_play(to.what)):
        from rules.engine.entering import return_to_play

        for card in cards:
            return_to_play(doer, card)
        return
    for card in cards:
        current = doer.referee.game.same(Known(card.id, card.life))
        if current is None:
            continue
        doer.referee.step(
            "return",
            f"{doer.referee.name(card.id)} is returned to the hand of {card.owner}.",
            rule("4.4"),
            cards=[card.id],
        )
        if current.in_play:
            leave_play(doer.referee, card.id, "return", doer.cause)
        elif current.zone in ("smoked", "burned"):
            move(doer.referee, current, "hand")


def _is_play(node: object) -> bool:
    return isinstance(node, sel.Is) and node.what == "in play"


@does("turn")
def turn(doer: Doer, clause: Clause, act: Act) -> None:
    """Turn target."""
    for card in doer.cards(act.what or ref.ThisCard()):
        if card.in_play and not card.turned:
            doer.referee.step("turn", f"{doer.referee.name(card.id)} turns.", rule("4.2"), cards=[card.id])
            doer.referee.put(card.id, turned=True)
            doer.referee.happen("turn", card, by=doer.cause.by, source=doer.cause.card)


@does("unturn")
def unturn(doer: Doer, clause: Clause, act: Act) -> None:
    """Unturn target: one copy unturns another card once in a turn (4.2)."""
    for card in doer.cards(act.what or ref.ThisCard()):
        if not card.in_play or not card.turned:
            continue
        source = doer.cause.card
        if source is not None and source.id != card.id:
            key = ("unturn", source.id, source.life, card.id, card.life)
            if doer.cause.is_event:
                key = ("unturn", source.id, doer.cause.effect or 0, card.id, card.life)
            if doer.referee.count(*key):
                doer.referee.step(
                    "unturn",
                    f"{doer.source_name()} has unturned {card.title} this turn already and does not do so again.",
                    rule("4.2"),
                    cards=[card.id],
                )
                continue
            doer.referee.tally(*key)
        doer.referee.step("unturn", f"{doer.referee.name(card.id)} unturns.", rule("4.2"), cards=[card.id])
        doer.referee.put(card.id, turned=False, maintains=False)
        doer.referee.happen("unturn", card, by=doer.cause.by, source=doer.cause.card)


@does("change location")
def change_location(doer: Doer, clause: Clause, act: Act) -> None:
    """Subject changes location: one column, left or right (4.7)."""
    from rules.engine.board import adjacent
    from rules.engine.steps import Decision

    for card in doer.cards(clause.agent or act.what or ref.ThisCard()):
        near = adjacent(doer.referee.game, card) if card.in_play else {}
        if not near:
            doer.referee.step("move", f"{card.title} does not change location.", rule("4.7"), cards=[card.id])
            continue
        decision = Decision(doer.you, "move", f"Which way does {card.title} change location?", tuple(near))
        (way,) = doer.referee.decide(decision)
        doer.referee.step(
            "move", f"{card.title} changes location, one column to the {way}.", rule("4.7"), cards=[card.id]
        )
        doer.referee.put(card.id, location=near[way])
        doer.referee.happen("change location", card, by=doer.you)


@does("take control of")
def take_control(doer: Doer, clause: Clause, act: Act) -> None:
    """Take control of target until the end of the turn."""
    from rules.engine import prohibitions
    from rules.engine.control import CONTROL
    from rules.engine.gaining import duration

    referee = doer.referee
    for card in doer.cards(act.what):
        if card.controller == doer.you or not card.in_play:
            # 7.4: one cannot take control of a card that one already controls.
            continue
        if prohibitions.forbids(referee.game, "take control of", card, doer.you):
            referee.step("control", f"{doer.you} cannot take control of {card.title}.", rule("7.7"), cards=[card.id])
            continue
        until = duration(doer, clause)
        number = referee.next_number()
        keeper = doer.cause.card if doer.maintain else None
        referee.step("control", f"{doer.you} takes control of {referee.name(card.id)}.", rule("7.4"), cards=[card.id])
        known = (Known(card.id, card.life),)
        modification = Modification(number, known, (CONTROL,), until, doer.you, doer.cause.card, keeper)
        referee.set(modifications=(*referee.game.modifications, modification))


@does("cancel", "cancel and smoke", "cancel and toast")
def cancel(doer: Doer, clause: Clause, act: Act) -> None:
    """Cancel it: an effect of the scene, or the rules text of a card."""
    from rules.engine.canceling import cancel_card

    also = act.verb.removeprefix("cancel and ") if " and " in act.verb else ""
    for card in doer.cards(act.what, anywhere=True):
        cancel_card(doer, clause, card, also)
