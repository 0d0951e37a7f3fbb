"""The verbs of effects that concern players: Power, drawing, discarding, looking, shuffling."""

from __future__ import annotations

from rules.engine import leaving, nouns, qualities
from rules.engine.doing import Doer, does
from rules.engine.events import Cause
from rules.engine.scope import CannotRunError
from rules.engine.statics import multiple
from rules.engine.steps import Decision, RefusalError, listing, rule
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act
from rules.engine.text.timing import Clause, UpTo
from rules.engine.verbs import amount_in, complement


def _who(doer: Doer, clause: Clause) -> list[str]:
    return doer.players(clause.agent) if nouns.is_player(clause.agent, doer.scope) else [doer.you]


def _is_power(node: object) -> bool:
    return isinstance(node, sel.Select) and any(
        isinstance(word, sel.Type) and qualities.singular(word.name) == "power"
        for kind in node.kinds
        for word in kind.all_of
    )


@does("gain", "generate")
def gain_power(doer: Doer, clause: Clause, act: Act) -> None:
    """Gain 2 Power; each player gains 5 Power."""
    if not _is_power(act.what):
        raise CannotRunError("gaining that")
    if act.verb == "generate" and isinstance(clause.agent, sel.Select) and clause.agent.quantity.word == "no":
        doer.referee.step("power", f"No other card generates Power for {doer.you} in this turn.", rule("4.1"))
        doer.referee.tally("nothing else generates", doer.you)
        return
    number = max(0, amount_in(act.what, doer) * multiple(clause.adverbs, doer.now()))
    number = _up_to(doer, clause, number)
    section = "4.1.2" if act.verb == "gain" else "4.1"
    for name in _who(doer, clause):
        power = doer.referee.player(name).power
        doer.referee.step(act.verb, f"{name} {act.verb}s {number} Power.", rule(section))
        doer.referee.put_player(name, power=power + number)
        doer.referee.happen(act.verb, by=name, amount=number, source=doer.cause.card)
        if act.verb == "generate" and doer.referee.game.ruleset.value("cards_that_generate_power_count"):
            doer.referee.tally("generated power", name)


def _up_to(doer: Doer, clause: Clause, number: int) -> int:
    """ "Up to 2 Power from this card per turn": what is left of the limit."""
    most = next((each for each in clause.adverbs if isinstance(each, UpTo)), None)
    if most is None:
        return number
    limit = amount_in(most.what, doer)
    source = doer.cause.card
    key = ("up to", source.id, source.life) if source else ("up to", doer.you)
    number = min(number, max(0, limit - doer.referee.count(*key)))
    for _ in range(number):
        doer.referee.tally(*key)
    return number


@does("lose")
def lose_power(doer: Doer, clause: Clause, act: Act) -> None:
    """A player loses Power."""
    if not _is_power(act.what):
        raise CannotRunError("losing that")
    for name in _who(doer, clause):
        power = doer.referee.player(name).power
        number = min(power, amount_in(act.what, doer))
        doer.referee.step("lose", f"{name} loses {number} Power.", rule("4.1"))
        doer.referee.put_player(name, power=power - number)


@does("steal")
def steal(doer: Doer, clause: Clause, act: Act) -> None:
    """Steal 1 Power from target: from the player, not from the reservoir (4.1)."""
    victims = doer.players(complement(act, "from") or ref.You())
    everything = isinstance(act.what, sel.Select) and act.what.quantity.word == "all"
    for victim in victims:
        has = doer.referee.player(victim).power
        number = has if everything else min(has, amount_in(act.what, doer))
        doer.referee.step("steal", f"{doer.you} steals {number} Power from {victim}.", rule("4.1"))
        doer.referee.put_player(victim, power=has - number)
        doer.referee.put_player(doer.you, power=doer.referee.player(doer.you).power + number)
        doer.referee.happen("steal", by=doer.you, player=victim, amount=number, source=doer.cause.card)


@does("pay", "spend")
def pay(doer: Doer, clause: Clause, act: Act) -> None:
    """Pay 1 Power."""
    if not _is_power(act.what):
        raise CannotRunError("paying that")
    number = amount_in(act.what, doer)
    for name in _who(doer, clause):
        power = doer.referee.player(name).power
        if power < number:
            raise RefusalError("cannot_pay", f"{name} has {power} Power and needs {number}.", rule("5.2"), rule("4.1"))
        doer.referee.step("pay", f"{name} spends {number} Power.", rule("5.2"))
        doer.referee.put_player(name, power=power - number)
        doer.referee.happen("spend", by=name, amount=number)


@does("draw", "draw up to")
def draw(doer: Doer, clause: Clause, act: Act) -> None:
    """Draw a card."""
    number = amount_in(act.what, doer)
    for name in _who(doer, clause):
        step = doer.referee.step("draw", "", rule("10.3"))
        drawn = leaving.draw(doer.referee, name, number)
        step.text = f"{name} draws {'a card' if drawn == 1 else f'{drawn} cards'}."


@does("discard")
def discard(doer: Doer, clause: Clause, act: Act) -> None:
    """Target discards 3 cards at random; discard a card."""
    for name in _who(doer, clause):
        discard_from(doer, name, act, clause)


def discard_from(doer: Doer, name: str, act: Act, clause: Clause) -> None:
    """Discards from one player's hand, of cards that are known or only counted."""
    referee = doer.referee
    player = referee.player(name)
    if isinstance(act.what, ref.That | ref.Chosen):
        chosen = [card.id for card in doer.cards(act.what) if card.zone == "hand"]
        _discard(doer, name, chosen, 0)
        return
    number = amount_in(act.what, doer)
    held = list(player.hand)
    number = min(number, len(held) + player.unknown_hand)
    at_random = any(getattr(each, "word", "") == "at random" for each in clause.adverbs) or any(
        getattr(each, "preposition", "") == "at random" for each in act.complements
    )
    if number == len(held) + player.unknown_hand:
        _discard(doer, name, held, player.unknown_hand)
    elif at_random:
        everything = [referee.card(each) for each in held]
        picked = doer.random(everything, number) if not player.unknown_hand else []
        _discard(doer, name, [card.id for card in picked], number - len(picked))
    elif doer.request is not None and doer.request.targets:
        taken, doer.request.targets = doer.request.targets[:number], doer.request.targets[number:]
        if any(each not in held for each in taken):
            raise RefusalError("illegal_choice", f"{listing(taken)} is not in the hand of {name}.", rule("10.3"))
        _discard(doer, name, taken, 0)
    else:
        chooser = doer.you if _choice_of_you(act) else name
        decision = Decision(chooser, "discard", f"{chooser} chooses what {name} discards.", tuple(held), number, number)
        _discard(doer, name, list(referee.decide(decision)), 0)


def _choice_of_you(act: Act) -> bool:
    """ "A card of your choice"."""
    filters = act.what.filters if isinstance(act.what, sel.Select) else ()
    return any(isinstance(part, sel.Placed) and part.where == ref.Of("choice", ref.You()) for part in filters)


def _discard(doer: Doer, name: str, cards: list[str], unknown: int) -> None:
    referee = doer.referee
    for card_id in cards:
        title = referee.card(card_id).title
        referee.step("discard", f"{name} discards {title}.", rule("2.2"), cards=[card_id])
        leaving.discard(referee, name, card_id, Cause(doer.cause.by, doer.cause.card))
    if unknown:
        referee.step("discard", f"{name} discards {unknown} card(s) that nobody has named.", rule("2.2"))
        referee.put_player(name, unknown_hand=referee.player(name).unknown_hand - unknown)
        for _ in range(unknown):
            referee.happen("discard", by=name, source=doer.cause.card)


@does("look at", "look through", "reshuffle", "shuffle", "cut", "search")
def nothing_visible(doer: Doer, clause: Clause, act: Act) -> None:
    """Looking and shuffling change nothing that the engine keeps."""
    doer.referee.step("look", f"{doer.you} does so: {act.verb}.", rule("5.2"))


@does("reveal")
def reveal(doer: Doer, clause: Clause, act: Act) -> None:
    """Reveal face-down Feng Shui Sites."""
    from rules.engine import damage

    for card in doer.cards(act.what or ref.ThisCard()):
        if card.in_play and not card.face_up:
            damage.reveal(doer.referee, card.id, f"{doer.source_name()} reveals it")
