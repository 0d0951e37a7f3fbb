"""What effects do for and to players: Power, cards drawn, discarded and looked at, places at the table (4.1, 10.3)."""

from __future__ import annotations

from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.model.steps import Decision, RefusalError, rule
from rules.engine.shadowfist.query import cards
from rules.engine.shadowfist.query.game.events import Cause
from rules.engine.shadowfist.query.game.state import ESTABLISHING_SHOT
from rules.engine.shadowfist.query.scope import CannotRunError
from rules.engine.shadowfist.query.single import only
from rules.engine.shadowfist.rules.acting import Doer, carries_out
from rules.engine.shadowfist.rules.play import leaving
from rules.engine.shadowfist.rules.scene.optional import discardable, number_of
from rules.engine.shadowfist.rules.turns.generating_power import ALONE, only_sources

# What stands for a card that nobody has named where a player chooses; no id has a space in it.
UNKNOWN = "unknown card"


# Power


@carries_out(ef.GainPower)
def gain_power(doer: Doer, effect: ef.GainPower) -> bool | None:
    """Gain 2 Power; each player gains 5 Power; generate X Power."""
    verb, section = ("generate", "4.1") if effect.generated else ("gain", "4.1.2")
    for name in doer.who(effect.players):
        if effect.generated and _is_kept_from_it(doer, name):
            doer.referee.step("generate", f"{name} generates no Power: another card forbids it.", rule("7.7"))
            continue
        number = _bounded(doer, effect, number_of(doer, effect.amount))
        power = doer.referee.player(name).power
        doer.referee.step(verb, f"{name} {verb}s {number} Power.", rule(section))
        doer.referee.put_player(name, power=power + number)
        doer.referee.happen(verb, by=name, amount=number, source=doer.cause.card)
        doer.count(effect.slot, number)
        if effect.generated and doer.referee.game.ruleset.value("cards_that_generate_power_count"):
            doer.referee.tally("generated power", name)
    return True


def _bounded(doer: Doer, effect: ef.GainPower, number: int) -> int:
    """ "Up to 2 Power from this card per turn": what is left of the limit."""
    if effect.most is None:
        return number
    source = doer.cause.card
    key = ("up to", source.id, source.life) if source else ("up to", doer.you)
    number = min(number, max(0, doer.amount(effect.most) - doer.referee.count(*key)))
    for _ in range(number):
        doer.referee.tally(*key)
    return number


def _is_kept_from_it(doer: Doer, name: str) -> bool:
    """Whether another Event has said that nothing else generates Power for a player in this Establishing Shot."""
    game = doer.referee.game
    return game.phase in ESTABLISHING_SHOT and bool(only_sources(game, name) - {doer.cause.card})


@carries_out(ef.GenerateAlone)
def generate_alone(doer: Doer, effect: ef.GenerateAlone) -> bool | None:
    """No other card that you play or control generates Power during your Establishing Shot."""
    text = f"No other card generates Power for {doer.you} in this Establishing Shot."
    doer.referee.step("power", text, rule("5.2"), rule("3"))
    doer.referee.tally(ALONE, doer.you, doer.cause.card)
    return True


@carries_out(ef.LosePower)
def lose_power(doer: Doer, effect: ef.LosePower) -> bool | None:
    """A player loses Power."""
    for name in doer.who(effect.players):
        has = doer.referee.player(name).power
        number = has if effect.amount is None else _as_much(doer, name, number_of(doer, effect.amount))
        doer.referee.step("lose", f"{name} loses {number} Power.", rule("4.1"))
        doer.referee.put_player(name, power=has - number)
    return None


@carries_out(ef.StealPower)
def steal_power(doer: Doer, effect: ef.StealPower) -> bool | None:
    """Steal 1 Power from target: from the player, not from the reservoir (4.1)."""
    for victim in doer.who(effect.victims):
        has = doer.referee.player(victim).power
        number = has if effect.amount is None else _as_much(doer, victim, number_of(doer, effect.amount))
        doer.referee.step("steal", f"{doer.actor} steals {number} Power from {victim}.", rule("4.1"))
        doer.referee.put_player(victim, power=has - number)
        doer.referee.put_player(doer.actor, power=doer.referee.player(doer.actor).power + number)
        doer.referee.happen("steal", by=doer.actor, player=victim, amount=number, source=doer.cause.card)
        doer.count(effect.slot, number)
    return None


def _as_much(doer: Doer, name: str, number: int) -> int:
    """How much of an amount of Power a player parts with: what there is of it, but a price is paid whole (5.2)."""
    power = doer.referee.player(name).power
    if doer.pays and power < number:
        raise _too_little(name, power, number)
    return min(power, number)


def _too_little(name: str, power: int, number: int) -> RefusalError:
    return RefusalError("cannot_pay", f"{name} has {power} Power and needs {number}.", rule("5.2"), rule("4.1"))


@carries_out(ef.GivePower)
def give_power(doer: Doer, effect: ef.GivePower) -> bool | None:
    """Target gives you 2 Power: as much of it as there is, and all of it where it is a price."""
    receivers = doer.who(effect.to)
    for giver in doer.who(effect.giver):
        for receiver in receivers:
            has = doer.referee.player(giver).power
            number = _as_much(doer, giver, number_of(doer, effect.amount))
            doer.referee.step("give", f"{giver} gives {number} Power to {receiver}.", rule("4.1"))
            doer.referee.put_player(giver, power=has - number)
            doer.referee.put_player(receiver, power=doer.referee.player(receiver).power + number)
    return None


@carries_out(ef.PayPower)
def pay_power(doer: Doer, effect: ef.PayPower) -> bool | None:
    """Pay 1 Power: whole, or the price cannot be paid (5.2)."""
    for name in doer.who(effect.players):
        number = number_of(doer, effect.amount)
        power = doer.referee.player(name).power
        if power < number:
            raise _too_little(name, power, number)
        doer.referee.step("pay", f"{name} spends {number} Power.", rule("5.2"))
        doer.referee.put_player(name, power=power - number)
        doer.referee.happen("spend", by=name, amount=number)
    return True


# Cards in hands and decks


@carries_out(ef.Draw)
def draw(doer: Doer, effect: ef.Draw) -> bool | None:
    """Draw a card; draw up to 2 cards; draw a card for each Site you control."""
    for name in doer.who(effect.players):
        number = number_of(doer, effect.amount)
        if effect.up_to:
            number = _how_many(doer, name, "draw", number)
        step = doer.referee.step("draw", "", rule("10.3"))
        held = doer.referee.player(name).hand
        top = [doer.referee.card(each) for each in doer.referee.player(name).deck[:number]]
        drawn = leaving.draw(doer.referee, name, number)
        for card in top:
            doer.follow(card)
        found = [doer.referee.card(each) for each in doer.referee.player(name).hand if each not in held]
        doer.bind_also(effect.slot, found)
        doer.count(effect.slot, drawn)
        step.text = f"{name} draws {'a card' if drawn == 1 else f'{drawn} cards'}."
    return None


def _how_many(doer: Doer, name: str, verb: str, most: int) -> int:
    """How many of something a player decides on: up to 2 cards."""
    options = tuple(str(number) for number in range(most + 1))
    text = f"How many cards does {name} {verb} for {doer.source_name()}?"
    return int(only(doer.referee.decide(Decision(name, "choose", text, options)), "a number") or 0)


@carries_out(ef.Discard)
def discard(doer: Doer, effect: ef.Discard) -> bool | None:
    """Target discards 3 cards at random; discard a card; discard your hand."""
    for name in doer.who(effect.players):
        _discard_from(doer, name, effect)
    return None


def _discard_from(doer: Doer, name: str, effect: ef.Discard) -> None:
    """Discards from one player's hand, of cards that are known or only counted."""
    referee = doer.referee
    held, unknown = discardable(doer, name, effect)
    wanted = len(held) + unknown if effect.amount is None else number_of(doer, effect.amount)
    number = min(wanted, len(held) + unknown)
    if number < wanted and doer.pays and not effect.up_to:
        # 5.2: what is discarded as a price is discarded whole.
        text = f"{name} has {number} of the {wanted} cards that have to be discarded."
        raise RefusalError("cannot_pay", text, rule("5.2"))
    least = 0 if effect.up_to or doer.optional else number
    if doer.optional and unknown and not held:
        # Nobody has named the cards, so there is none to choose: only whether to.
        text = f"Does {name} discard {number} card(s) for {doer.source_name()}?"
        if referee.decide(Decision(name, "may", text, ("yes", "no"))) == ("yes",):
            discard_cards(doer, name, [], number, effect)
    elif least == len(held) + unknown:
        discard_cards(doer, name, held, unknown, effect)
    elif effect.at_random:
        picked = doer.random_of([referee.card(each) for each in held], unknown, number)
        discard_cards(doer, name, [card.id for card in picked if card is not None], picked.count(None), effect)
    elif (named := doer.picks.discarded(doer, name, held, least, number) if doer.picks else None) is not None:
        discard_cards(doer, name, named, 0, effect)
    else:
        chooser = doer.one(effect.chosen_by) if effect.chosen_by is not None else name
        unnamed = [UNKNOWN if place == 1 else f"{UNKNOWN} {place}" for place in range(1, min(unknown, number) + 1)]
        text = f"{chooser} chooses what {name if chooser != name else 'to'} discard{'s' if chooser != name else ''}."
        answer = referee.decide(Decision(chooser, "choose", text, (*held, *unnamed), least, number))
        taken = [each for each in answer if each in held]
        discard_cards(doer, name, taken, sum(each in unnamed for each in answer), effect)


def discard_cards(doer: Doer, name: str, ids: list[str], unknown: int, effect: ef.Discard | ef.DiscardCards) -> None:
    """Certain cards are discarded from a hand, and so many that nobody has named."""
    referee = doer.referee
    for card_id in ids:
        card = referee.card(card_id)
        referee.step("discard", f"{name} discards {card.title}.", rule("2.2"), cards=[card_id])
        leaving.discard(referee, name, card_id, Cause(doer.cause.by, doer.cause.card))
        doer.follow(card)
    if unknown:
        cards_said = "a card" if unknown == 1 else f"{unknown} cards"
        referee.step("discard", f"{name} discards {cards_said} that nobody has named.", rule("2.2"))
        referee.put_player(name, unknown_hand=referee.player(name).unknown_hand - unknown)
        for _ in range(unknown):
            referee.happen("discard", by=name, source=doer.cause.card)
    if isinstance(effect, ef.Discard) and effect.slot is not None:
        doer.bind_also(effect.slot, map(referee.card, ids))
        doer.count(effect.slot, len(ids) + unknown)


@carries_out(ef.DiscardCards)
def discard_these(doer: Doer, effect: ef.DiscardCards) -> bool | None:
    """Discard it: a card in a hand."""
    for card in doer.patients(effect.cards):
        if card.zone == "hand":
            discard_cards(doer, card.owner, [card.id], 0, effect)
    return None


@carries_out(ef.Shuffle)
def shuffle(doer: Doer, effect: ef.Shuffle) -> bool | None:
    """Reshuffle your deck: the cards in it that the board lists come into an order that the seed decides."""
    for name in doer.who(effect.players):
        deck = [doer.referee.card(each) for each in doer.referee.player(name).deck]
        doer.referee.step("shuffle", f"The deck of {name} is shuffled.", rule("10.2"))
        doer.referee.put_player(name, deck=tuple(card.id for card in doer.random(deck, len(deck))))
    return True


@carries_out(ef.CutDeck)
def cut(doer: Doer, effect: ef.CutDeck) -> bool | None:
    """Cut your deck: one that the board lists lies as it does after the cut."""
    for name in doer.who(effect.players):
        doer.referee.step("shuffle", f"The deck of {name} is cut.", rule("5.2"))
    return True


@carries_out(ef.LookAt)
def look(doer: Doer, effect: ef.LookAt) -> bool | None:
    """Look at a hand; look at the top 3 cards of your deck: nothing that is kept changes."""
    whose = doer.who(effect.of)
    number = doer.amount(effect.number) if effect.number is not None else None
    for name in whose:
        pile = doer.referee.player(name).pile(cards.ZONES[effect.pile])
        seen = list(pile if number is None else pile[:number])
        some = (
            f"the {effect.pile.value} pile" if effect.pile.value not in ("hand", "deck") else f"the {effect.pile.value}"
        )
        what = some if number is None else f"{number} card{'s' if number != 1 else ''} of {some}"
        doer.referee.step("look", f"{doer.actor} looks at {what} of {name}.", rule("5.2"))
        doer.bind_also(effect.slot, map(doer.referee.card, seen))
    return True


@carries_out(ef.Search)
def search(doer: Doer, effect: ef.Search) -> bool | None:
    """Search your deck for a Character: it is chosen there."""
    found = doer.patients(effect.choice)
    who = doer.one(effect.choice.by)
    doer.referee.step("look", f"{who} searches for {doer.source_name()}.", rule("5.2"), cards=[c.id for c in found])
    return None


@carries_out(ef.SwapPositions)
def swap_positions(doer: Doer, effect: ef.SwapPositions) -> bool | None:
    """Two players change places at the table, and so in the order of turns and of simultaneous play (3.2, 5.4)."""
    who = doer.who(effect.players)
    if len(who) != 2:
        raise CannotRunError("others than two players who swap positions")
    first, second = who
    players = doer.referee.game.players
    other = {first: second, second: first}
    doer.referee.step("swap", f"{first} and {second} swap positions at the table.", rule("5.2"), rule("3.2"))
    doer.referee.set(players={name: players[name] for name in (other.get(each, each) for each in players)})
    return True
