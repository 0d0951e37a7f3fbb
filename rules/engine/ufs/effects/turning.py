"""The turn: Ready, Combat and End Phases, and the beginning of the game (5 to 9)."""

from __future__ import annotations

from rules.engine.ufs.editions import rule
from rules.engine.ufs.effects import acting
from rules.engine.ufs.effects.agenda import Clear, DrawStep, Mulligan, NextTurn, Note, ReadyPhase, Review
from rules.engine.ufs.ir.abilities import MayStayCommitted
from rules.engine.ufs.ir.words import Happens, Moment, Until, Verb
from rules.engine.ufs.model.cards import ASSET, CHARACTER, FOUNDATION
from rules.engine.ufs.query import numbers
from rules.engine.ufs.query.state import Context, Game
from rules.engine.ufs.rules.table import Choice, Table

READY_PHASES = (Until.YOUR_READY_PHASE, Until.OPPONENTS_READY_PHASE)


def start_turn(table: Table, name: str) -> None:
    """7: the Ready Phase with its three steps, then the Combat Phase."""
    _expire(table, name)
    table.set(
        turn=name,
        phase="start",
        agenda=(Note(Happens.START, Moment.COMBAT, name), DrawStep(name), Review(name), ReadyPhase(name)),
    )
    table.happen(Happens.START, name, moment=Moment.TURN)
    table.happen(Happens.START, name, moment=Moment.READY)


def _expire(table: Table, name: str) -> None:
    """6.2: as a Ready Phase begins, what lasted until then ends."""
    game = table.game
    bans = tuple(each for each in game.bans if not _is_over(game, each.until, each.by, name))
    lasting = tuple(each for each in game.lasting if not _is_over(game, each.until, each.by, name))
    if len(bans) < len(game.bans) or len(lasting) < len(game.lasting):
        table.set(bans=bans, lasting=lasting)
        table.step("expire", f"What was to last until the Ready Phase of {name} is over.", rule("6.2"))


def _is_over(game: Game, until: Until, by: str, name: str) -> bool:
    return (until is Until.YOUR_READY_PHASE and by == name) or (
        until is Until.OPPONENTS_READY_PHASE and game.opponent(by) == name
    )


def ready_phase(table: Table, name: str) -> None:
    """7.1: all committed cards are readied."""
    committed = [card.id for card in table.game.staging(name) if card.committed]
    kept = [each for each in committed if _stays(table, name, each)]
    committed = [each for each in committed if each not in kept]
    which = "the other" if kept else "all"
    table.step("ready", f"{name} readies {which} committed cards.", rule("7.1"), rule("7.1.1"), cards=committed)
    for each in committed:
        table.ready(each)


def _stays(table: Table, name: str, card_id: str) -> bool:
    """1.1: whether a player leaves a card committed whose text allows that."""
    card = table.game.cards[card_id]
    if MayStayCommitted() not in numbers.of_itself(card):
        return False
    text = f"{name} may leave {table.name(card_id)} committed."
    return table.decide(Choice(name, "may", text, ("yes", "no"), cards=(card_id,), section="1.1")) == ("yes",)


def draw_step(table: Table, name: str) -> None:
    """7.3: up to the hand size."""
    size, hand = numbers.hand_size(table.game, name), len(table.game.players[name].hand)
    if hand >= size:
        table.step("draw", f"{name} has {hand} cards and draws none.", rule("7.3.2"))
        return
    table.draw(name, size - hand, "7.3", "7.3.1")


def end_combat(table: Table) -> None:
    """8.4: the Combat Phase is over, and the End Phase follows (9)."""
    name, other = table.game.in_order()
    table.step("end", f"The Combat Phase of {name} is over.", rule("8.4"), rule("9"))
    table.set(phase="end", agenda=(NextTurn(), Clear(other), Clear(name)))
    table.happen(Happens.END, name, moment=Moment.COMBAT)


def clear(table: Table, name: str) -> None:
    """9.2: the card furthest to the right leaves the card pool; then the next."""
    pool = table.game.players[name].card_pool
    if not pool:
        return
    table.set(agenda=(*table.game.agenda, Clear(name)))
    card = table.game.cards[pool[-1]]
    title = table.name(card.id)
    order = rule("9.1") if name == table.game.turn else rule("9.1.1")
    base = (rule("9.2"), order)
    if card.block:
        table.step("clear", f"{title} was a block and is discarded.", rule("9.3"), *base, cards=[card.id])
    elif not card.face_up:
        table.step("clear", f"{title} lies face down and is discarded.", rule("9.4"), *base)
    elif card.type in (ASSET, FOUNDATION):
        section = "9.6" if card.type == ASSET else "9.7"
        table.step("clear", f"{title} goes to the staging area.", rule(section), *base, cards=[card.id])
        acting.into_staging(table, card.id, name)
        return
    elif card.type == CHARACTER:
        if card.facts.name.lower() == table.game.character(name).facts.name.lower():
            table.step("clear", f"{title} goes to the staging area.", rule("9.9"), *base, cards=[card.id])
            acting.into_staging(table, card.id, name)
            return
        table.step("clear", f"{title} is another character and is discarded.", rule("9.9.1"), *base, cards=[card.id])
    elif card.dealt and _wants_momentum(table, name, card.id):
        table.step("clear", f"{title} goes to the momentum of {name}.", rule("9.8.1"), *base, cards=[card.id])
        acting.act_on(table, Verb.TO_MOMENTUM, card.id, Context(by=name))
        return
    else:
        section = "9.8" if card.type == "attack" else "9.5"
        table.step("clear", f"{title} is discarded.", rule(section), *base, cards=[card.id])
    table.discard([card.id])


def _wants_momentum(table: Table, name: str, card: str) -> bool:
    text = f"{table.name(card)} has dealt damage: does {name} add it to the momentum?"
    choice = Choice(name, "momentum", text, ("yes", "no"), cards=(card,), section="9.8.1")
    return table.decide(choice) == ("yes",)


def next_turn(table: Table) -> None:
    """9.10: it is the opponent's Ready Phase; what lasted until the end of the turn ends (2.13.2)."""
    name, other = table.game.in_order()
    table.step("turn", f"The turn of {name} is over; {other} begins.", rule("9.10"), rule("6.4"))
    table.set(
        modifications=(),
        pending=(),
        waiting=(),
        bans=tuple(each for each in table.game.bans if each.until in READY_PHASES),
        lasting=tuple(each for each in table.game.lasting if each.until in READY_PHASES),
        duties=(),
        tally={},
        forms=0,
        no_first=False,
        first_turn=False,
        attacks=(),
    )
    start_turn(table, other)


def mulligan(table: Table, name: str, *, take: bool) -> None:
    """5.4: the hand leaves the game, and as many cards are drawn as the printed hand size."""
    if not take:
        table.step("keep", f"{name} keeps the hand.", rule("5.4"))
        return
    table.step("mulligan", f"{name} takes a mulligan.", rule("5.4"))
    for each in table.game.players[name].hand:
        table.move(each, "removed")
    table.draw(name, table.game.character(name).facts.hand_size or 0, "5.4")


def begin_game(table: Table, *, draws: tuple[str, ...]) -> None:
    """5: the starting player commits the character (5.2), both draw (5.3) and may take a mulligan (5.4)."""
    first, second = table.game.in_order()
    character = table.game.character(first)
    table.step("begin", f"{first} goes first and commits the character.", rule("5.2"), cards=[character.id])
    table.put(character.id, committed=True)
    for name in draws:
        table.draw(name, table.game.character(name).facts.hand_size or 0, "5.3")
    table.set(phase="start", agenda=(Note(Happens.START, Moment.COMBAT, first), Mulligan(second), Mulligan(first)))
