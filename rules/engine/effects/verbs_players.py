"""The verbs of effects that concern players: Power, drawing, discarding, looking, shuffling."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.effects import verbs_copying
from rules.engine.effects.doing import Doer
from rules.engine.effects.roles import LASTING, does
from rules.engine.effects.verbs import amount_in, complement
from rules.engine.events import Cause
from rules.engine.phrases import nouns, numbers, phrase_words, qualities
from rules.engine.phrases.hanging import multiple
from rules.engine.phrases.scope import CannotRunError
from rules.engine.play import leaving
from rules.engine.scene import listening
from rules.engine.scene.choosing import refuse_number
from rules.engine.state import ESTABLISHING_SHOT
from rules.engine.steps import Decision, RefusalError, listing, rule
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act
from rules.engine.text.amounts import AmountOf, Half
from rules.engine.text.timing import AtMost, Clause, During, ForEach, Manner, Until, UpTo, When
from rules.engine.turns.generating_power import ALONE, only_sources


def _who(doer: Doer, clause: Clause) -> list[str]:
    return doer.players(clause.agent) if nouns.is_player(clause.agent, doer.scope) else [doer.you]


def _is_power(node: object) -> bool:
    node = node.of if isinstance(node, Half) else node
    return isinstance(node, sel.Select) and any(
        isinstance(word, sel.Type) and qualities.singular(word.name) == "power"
        for kind in node.kinds
        for word in kind.all_of
    )


def _is_power_or_text(node: object) -> bool:
    return _is_power(node) or isinstance(node, AmountOf) or bool(verbs_copying.things(node))


def _is_power_or_that(node: object) -> bool:
    return _is_power(node) or isinstance(node, ref.That)


def _lasts(clause: Clause) -> tuple[type[object], ...]:
    """Whether what a clause says lasts: a rules text that is gained, cards that generate no Power."""
    act = clause.action
    if not isinstance(act, Act):
        return ()
    lasts = verbs_copying.things(act.what) or "no" in (_quantity(clause.agent), _quantity(act.what))
    return LASTING if lasts else ()


@does(
    "gain", "generate", reads=(ForEach, UpTo, AtMost), also=_lasts, by_cards=True, by_players=True, of=_is_power_or_text
)
def gain_power(doer: Doer, clause: Clause, act: Act) -> None:
    """Gain 2 Power; each player gains 5 Power; target gains the rules text of a Character."""
    if act.verb == "gain" and (what := verbs_copying.things(act.what)):
        verbs_copying.give_text(doer, clause, what, doer.cards(clause.agent or ref.ThisCard()))
        return
    if not _is_power(act.what):
        raise CannotRunError("gaining that")
    if act.verb == "generate" and "no" in (_quantity(clause.agent), _quantity(act.what)):
        _generate_alone(doer, clause.agent)
        return
    number = max(0, amount_in(act.what, doer) * multiple(clause.adverbs, doer.now()))
    number = _up_to(doer, clause, _clamped(doer, clause, number))
    section = "4.1.2" if act.verb == "gain" else "4.1"
    for name in _who(doer, clause):
        power = doer.referee.player(name).power
        if act.verb == "generate" and _is_kept_from_it(doer, name):
            doer.referee.step("generate", f"{name} generates no Power: another card forbids it.", rule("7.7"))
            continue
        doer.referee.step(act.verb, f"{name} {act.verb}s {number} Power.", rule(section))
        doer.referee.put_player(name, power=power + number)
        doer.referee.happen(act.verb, by=name, amount=number, source=doer.cause.card)
        if act.verb == "generate" and doer.referee.game.ruleset.value("cards_that_generate_power_count"):
            doer.referee.tally("generated power", name)


def _clamped(doer: Doer, clause: Clause, number: int) -> int:
    """ "For each Site you control, but at most 3"."""
    for adverb in clause.adverbs:
        if isinstance(adverb, AtMost):
            bound = numbers.value(adverb.amount, doer.now())
            number = min(number, bound) if adverb.word == "but at most" else max(number, bound)
    return number


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


def _quantity(node: object) -> str | None:
    return node.quantity.word if isinstance(node, sel.Select) else None


def _is_kept_from_it(doer: Doer, name: str) -> bool:
    """Whether another Event has said that nothing else generates Power for a player in this Establishing Shot."""
    game = doer.referee.game
    return game.phase in ESTABLISHING_SHOT and bool(only_sources(game, name) - {doer.cause.card})


def _generate_alone(doer: Doer, others: object) -> None:
    """ "No other card generates Power": none of the cards that the player controls or plays."""
    limits = others.filters if isinstance(others, sel.Select) else ()
    controlled = all(isinstance(each, sel.Where) and nouns.is_player(each.clause.agent) for each in limits)
    if not controlled or not any(sel.Is("other") in kind.all_of for kind in getattr(others, "kinds", ())):
        raise CannotRunError("some cards that generate no Power")
    text = f"No other card generates Power for {doer.you} in this Establishing Shot."
    doer.referee.step("power", text, rule("5.2"), rule("3"))
    doer.referee.tally(ALONE, doer.you, doer.cause.card)


def _number(doer: Doer, clause: Clause, act: Act) -> int:
    """How much or how many a clause says, for each of what it counts; never less than nothing."""
    return max(0, amount_in(act.what, doer) * multiple(clause.adverbs, doer.now()))


@does("lose", reads=(ForEach,), by_players=True, of=_is_power)
def lose_power(doer: Doer, clause: Clause, act: Act) -> None:
    """A player loses Power."""
    if not _is_power(act.what):
        raise CannotRunError("losing that")
    for name in _who(doer, clause):
        power = doer.referee.player(name).power
        number = min(power, _number(doer, clause, act))
        doer.referee.step("lose", f"{name} loses {number} Power.", rule("4.1"))
        doer.referee.put_player(name, power=power - number)


@does("steal", takes=("from",), reads=(ForEach,), of=_is_power)
def steal(doer: Doer, clause: Clause, act: Act) -> None:
    """Steal 1 Power from target: from the player, not from the reservoir (4.1)."""
    victims = doer.players(complement(act, "from") or ref.You())
    everything = isinstance(act.what, sel.Select) and act.what.quantity.word == "all"
    for victim in victims:
        has = doer.referee.player(victim).power
        number = has if everything else min(has, _number(doer, clause, act))
        doer.referee.step("steal", f"{doer.actor} steals {number} Power from {victim}.", rule("4.1"))
        doer.referee.put_player(victim, power=has - number)
        doer.referee.put_player(doer.actor, power=doer.referee.player(doer.actor).power + number)
        doer.referee.happen("steal", by=doer.actor, player=victim, amount=number, source=doer.cause.card)
        slot = act.what.slot if isinstance(act.what, sel.Select) else None
        if slot is not None:
            doer.amounts[slot] = doer.amounts.get(slot, 0) + number


@does("give", takes=("to",), reads=(ForEach,), by_players=True, of=_is_power_or_that)
def give(doer: Doer, clause: Clause, act: Act) -> None:
    """Target gives you 2 Power: as much of it as there is."""
    known = isinstance(act.what, ref.That) and act.what.slot in doer.amounts
    if not (known or _is_power(act.what)) or len(act.complements) != 1:
        raise CannotRunError("giving that")
    to = doer.players(complement(act, "to"))
    for giver in _who(doer, clause):
        for receiver in to:
            has = doer.referee.player(giver).power
            wanted = doer.amounts[act.what.slot] if isinstance(act.what, ref.That) else amount_in(act.what, doer)
            number = min(has, max(0, wanted * multiple(clause.adverbs, doer.now())))
            doer.referee.step("give", f"{giver} gives {number} Power to {receiver}.", rule("4.1"))
            doer.referee.put_player(giver, power=has - number)
            doer.referee.put_player(receiver, power=doer.referee.player(receiver).power + number)


@does("pay", "spend", reads=(ForEach,), by_players=True, of=_is_power)
def pay(doer: Doer, clause: Clause, act: Act) -> None:
    """Pay 1 Power."""
    if not _is_power(act.what):
        raise CannotRunError("paying that")
    number = _number(doer, clause, act)
    for name in _who(doer, clause):
        power = doer.referee.player(name).power
        if power < number:
            raise RefusalError("cannot_pay", f"{name} has {power} Power and needs {number}.", rule("5.2"), rule("4.1"))
        doer.referee.step("pay", f"{name} spends {number} Power.", rule("5.2"))
        doer.referee.put_player(name, power=power - number)
        doer.referee.happen("spend", by=name, amount=number)


@does("draw", "draw up to", reads=(ForEach,), by_players=True)
def draw(doer: Doer, clause: Clause, act: Act) -> None:
    """Draw a card; draw a card for each Site you control."""
    number = _number(doer, clause, act)
    for name in _who(doer, clause):
        if _is_up_to(act):
            number = _how_many(doer, name, "draw", number)
        step = doer.referee.step("draw", "", rule("10.3"))
        held = doer.referee.player(name).hand
        drawn = leaving.draw(doer.referee, name, number)
        if isinstance(act.what, sel.Select):
            doer.bind(act.what.slot, [doer.referee.card(e) for e in doer.referee.player(name).hand if e not in held])
        step.text = f"{name} draws {'a card' if drawn == 1 else f'{drawn} cards'}."


def _is_up_to(act: Act) -> bool:
    return isinstance(act.what, sel.Select) and act.what.quantity.word == "up to"


def _how_many(doer: Doer, name: str, verb: str, most: int) -> int:
    """How many of something a player decides on: up to 2 cards."""
    options = tuple(str(number) for number in range(most + 1))
    text = f"How many cards does {name} {verb} for {doer.source_name()}?"
    (answer,) = doer.referee.decide(Decision(name, "choose", text, options)) or ("0",)
    return int(answer)


# What stands for a card that nobody has named where a player chooses; no id has a space in it.
UNKNOWN = "unknown card"


@does("discard", takes=("at random",), reads=(ForEach,), manners=("at random",), by_players=True)
def discard(doer: Doer, clause: Clause, act: Act) -> None:
    """Target discards 3 cards at random; discard a card."""
    for name in _who(doer, clause):
        discard_from(doer, name, act, clause)


def discard_from(doer: Doer, name: str, act: Act, clause: Clause) -> None:
    """Discards from one player's hand, of cards that are known or only counted."""
    referee = doer.referee
    if isinstance(act.what, ref.That | ref.Chosen):
        chosen = [card.id for card in doer.cards(act.what) if card.zone == "hand"]
        _discard(doer, name, chosen, 0)
        return
    wanted = _number(doer, clause, act)
    held, unknown = discardable(doer, name, act.what)
    number = min(wanted, len(held) + unknown)
    if number < wanted and doer.request is not None and not _is_up_to(act):
        # 5.2: what is discarded as a price is discarded whole.
        text = f"{name} has {number} of the {wanted} cards that have to be discarded."
        raise RefusalError("cannot_pay", text, rule("5.2"))
    least = 0 if _is_up_to(act) or doer.optional else number
    at_random = any(getattr(each, "word", "") == "at random" for each in clause.adverbs) or any(
        getattr(each, "preposition", "") == "at random" for each in act.complements
    )
    if doer.optional and unknown and not held:
        # Nobody has named the cards, so there is none to choose: only whether to.
        text = f"Does {name} discard {number} card(s) for {doer.source_name()}?"
        if referee.decide(Decision(name, "may", text, ("yes", "no"))) == ("yes",):
            _discard(doer, name, [], number)
    elif least == len(held) + unknown:
        _discard(doer, name, held, unknown)
    elif at_random:
        picked = doer.random_of([referee.card(each) for each in held], unknown, number)
        _discard(doer, name, [card.id for card in picked if card is not None], picked.count(None))
    elif doer.request is not None and doer.request.targets:
        taken, doer.request.targets = doer.request.targets[:number], doer.request.targets[number:]
        if len(taken) < least:
            refuse_number(taken, least)
        if any(each not in held for each in taken):
            raise RefusalError("illegal_target", f"{listing(taken)} is not in the hand of {name}.", rule("10.3"))
        _discard(doer, name, taken, 0)
    else:
        chooser = doer.you if _choice_of_you(act) else name
        unnamed = [UNKNOWN if n == 1 else f"{UNKNOWN} {n}" for n in range(1, min(unknown, number) + 1)]
        text = f"{chooser} chooses what {name} discards."
        answer = referee.decide(Decision(chooser, "choose", text, (*held, *unnamed), least, number))
        _discard(doer, name, [each for each in answer if each in held], sum(each in unnamed for each in answer))


def discardable(doer: Doer, name: str, node: object) -> tuple[list[str], int]:
    """The cards in a hand that a phrase fits, and how many others are there that nobody has named."""
    player = doer.referee.player(name)
    if not isinstance(node, sel.Select) or all(kind.all_of == (sel.Type("card"),) for kind in node.kinds):
        return list(player.hand), player.unknown_hand
    inner = replace(node, filters=tuple(part for part in node.filters if not isinstance(part, sel.Placed)))
    scope = doer.now()
    return [each for each in player.hand if nouns.matches(inner, doer.referee.card(each), scope)], 0


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
        referee.step(
            "discard",
            f"{name} discards {'a card' if unknown == 1 else f'{unknown} cards'} that nobody has named.",
            rule("2.2"),
        )
        referee.put_player(name, unknown_hand=referee.player(name).unknown_hand - unknown)
        for _ in range(unknown):
            referee.happen("discard", by=name, source=doer.cause.card)


@does("reshuffle", "shuffle", "cut", by_players=True)
def shuffle(doer: Doer, clause: Clause, act: Act) -> None:
    """Reshuffle your deck: the cards in it that the board lists come into an order that the seed decides."""
    referee = doer.referee
    for name in nouns.players(act.what.of, doer.now()) if isinstance(act.what, ref.Of) else _who(doer, clause):
        deck = [referee.card(each) for each in referee.player(name).deck]
        if act.verb == "cut":
            # A deck that the board lists lies as it does after the cut.
            referee.step("shuffle", f"The deck of {name} is cut.", rule("5.2"))
            continue
        referee.step("shuffle", f"The deck of {name} is shuffled.", rule("10.2"))
        referee.put_player(name, deck=tuple(card.id for card in doer.random(deck, len(deck))))


@does("look at", "look through", "search", by_players=True)
def nothing_visible(doer: Doer, clause: Clause, act: Act) -> None:
    """Looking changes nothing that the engine keeps."""
    text = f"{doer.you} does what the text says: {phrase_words.stated(clause) or act.verb}."
    doer.referee.step("look", text, rule("5.2"))


@does("reveal", by_players=True)
def reveal(doer: Doer, clause: Clause, act: Act) -> None:
    """Reveal face-down Feng Shui Sites."""
    from rules.engine.harming import damage

    for card in doer.cards(act.what or ref.ThisCard()):
        if card.in_play and not card.face_up:
            damage.reveal(doer.referee, card.id, f"{doer.source_name()} reveals it")


@does("go into", reads=(Until, During), by_cards=True)
def go_into(doer: Doer, clause: Clause, act: Act) -> None:
    """Power that target spends goes into your pool, at once, for a time."""
    agent = clause.agent
    spent = next((part.clause for part in getattr(agent, "filters", ()) if isinstance(part, sel.Where)), None)
    pool = act.what
    if not _is_power(agent) or spent is None or not isinstance(pool, ref.Of) or pool.what != "pool":
        raise CannotRunError("that going into something")
    assert isinstance(agent, sel.Select)
    power = sel.Select(sel.Quantity(""), agent.kinds)
    event = Clause(Act(spent.action.verb, power), spent.agent)
    gained = Clause(
        Act("gain", AmountOf(power, "that much")),
        pool.of,
        adverbs=(When(event), *clause.adverbs, Manner("immediately")),
    )
    listening.begin(doer, (gained,))
