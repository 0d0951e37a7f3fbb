"""The attack sequence (8.3): Enhance, Block, Damage and Reversal Steps."""

from __future__ import annotations

from typing import Unpack

from rules.engine.kernel.frozen import changed
from rules.engine.ufs.editions import rule
from rules.engine.ufs.effects import triggers
from rules.engine.ufs.effects.agenda import (
    AfterBlock,
    BlockStep,
    DamageStep,
    Deal,
    EndAttack,
    EndCombat,
    ReversalStep,
    StartAttack,
    Window,
)
from rules.engine.ufs.ir.words import Block, Deed, Happens, Moment, Stat, Until
from rules.engine.ufs.model.cards import ATTACK
from rules.engine.ufs.query import amounts, matching, numbers
from rules.engine.ufs.query.changes import AttackChanges
from rules.engine.ufs.query.state import (
    Attack,
    Card,
    Context,
    Game,
    Happening,
    Modification,
    Pending,
    played_abilities,
)
from rules.engine.ufs.rules import playing
from rules.engine.ufs.rules.table import Table

ENHANCES = "enhance"
AS_COPY = "copy"  # As what a copy of Multiple is played, in the count of the cards that are played.


def get(game: Game, number: int) -> Attack | None:
    """The attack of that number, if it goes on."""
    return next((each for each in game.attacks if each.number == number), None)


def put(table: Table, number: int, **changes: Unpack[AttackChanges]) -> None:
    """Changes an attack."""
    made = tuple(changed(each, changes) if each.number == number else each for each in table.game.attacks)
    table.set(attacks=made)


def begin(table: Table, card: str, by: str, *, reversal: bool = False) -> int:
    """An attack has been played, and goes on from now; its number. Its sequence is still to start.

    What was said of its player's next attack is true of it from here on (8.1.3.1).
    """
    attack = Attack(table.next_number(), card, by, reversal=reversal)
    table.set(attacks=(*table.game.attacks, attack))
    _apply_pending(table, attack)
    return attack.number


def start(table: Table, task: StartAttack) -> None:
    """The sequence begins with the Enhance Step; it comes after responses to the playing of the attack."""
    if table.game.cards[task.card].zone != "card_pool":
        return
    if not task.number:
        _play_copy(table, task)
        return
    number, attack = task.number, get(table.game, task.number)
    assert attack is not None
    steps = (EndAttack(number), ReversalStep(number), DamageStep(number), BlockStep(number))
    if attack.no_enhances:
        table.set(agenda=(*table.game.agenda, *steps))
        table.step("enhance", f"{table.name(task.card)} has no Enhance Step.", rule("1.1"), rule("8.3.1"))
        return
    table.set(agenda=(*table.game.agenda, *steps, Window(ENHANCES, task.by, attack=number)))
    table.step("enhance", f"The Enhance Step of {table.name(task.card)} begins.", rule("8.3.1"), cards=[task.card])
    table.happen(Happens.START, task.by, task.card, attack=number, moment=Moment.ENHANCE)


def _play_copy(table: Table, task: StartAttack) -> None:
    """2.14.2.4: a copy is played when its turn comes, for no control check; it may be responded to like any attack."""
    by, card = task.by, table.game.cards[task.card]
    if (ban := numbers.forbids(table.game, by, Deed.PLAY_CARDS, card)) is not None:
        text = f"{ban.title} says that {by} can't play {table.name(card.id)}."
        table.step("refused", text, rule("1.6"), cards=[card.id])
        _next_copy(table, card, by)
        return
    table.step("play", f"{by} plays {table.name(card.id)}.", rule("2.14.2.4"), rule("8.3.3.12.2"), cards=[card.id])
    used_up(table, by, card)
    table.tally(amounts.PLAYS, by, table.game.phase, card.id, ATTACK, AS_COPY)
    number = begin(table, card.id, by)
    table.set(agenda=(*table.game.agenda, StartAttack(card.id, by, number)))
    table.happen(Happens.PLAY, by, card.id, attack=number)


def used_up(table: Table, by: str, card: Card) -> None:
    """What changed the next card that is played, or the next one of its kind, is used up."""
    used = numbers.of_next_card(table.game, by, card)
    left = tuple(each for each in table.game.pending if each not in used)
    if left != table.game.pending:
        table.set(pending=left)


def has_started(game: Game, number: int) -> bool:
    """Whether the first step of an attack has begun."""
    return not any(isinstance(task, StartAttack) and task.number == number for task in game.agenda)


def _apply_pending(table: Table, attack: Attack) -> None:
    """What was said of a player's next attack changes this one, until it has resolved (2.9.2.6)."""
    game = table.game
    card = game.cards[attack.card]
    mine = [each for each in game.pending if each.what == "attack" and each.stat and _is_meant(game, each, attack)]
    if not mine:
        return
    made = tuple(
        Modification(card.id, card.life, each.stat, Until.ATTACK, each.amount, attack=attack.number, source=each.source)
        for each in mine
        if each.stat is not None
    )
    left = tuple(each for each in game.pending if each not in mine)
    table.set(pending=left, modifications=(*game.modifications, *made))


def _is_meant(game: Game, pending: Pending, attack: Attack) -> bool:
    about = Context(by=pending.player, card=pending.source)
    return pending.player == attack.by and matching.fits(game, pending.kind, game.cards[attack.card], about)


def check_aborted(table: Table) -> None:
    """8.3.1.7: an attack that leaves the card pool in its Enhance Step is aborted."""
    for attack in table.game.attacks:
        if attack.step == "enhance" and not attack.aborted and table.game.cards[attack.card].zone != "card_pool":
            put(table, attack.number, aborted=True)
            kept = tuple(
                task
                for task in table.game.agenda
                if not (
                    isinstance(task, Window | BlockStep | DamageStep | ReversalStep)
                    and getattr(task, "attack", None) == attack.number
                )
                and not (isinstance(task, StartAttack) and task.number == attack.number)
            )
            started = any(isinstance(task, EndAttack) and task.attack == attack.number for task in kept)
            left = tuple(each for each in table.game.attacks if started or each.number != attack.number)
            table.set(agenda=kept, attacks=left)
            table.step("abort", "The attack has left the card pool and is aborted.", rule("8.3.1.7"))


def enter_block_step(table: Table, number: int) -> bool:
    """The Block Step begins; whether the defender has something to decide."""
    attack = get(table.game, number)
    if attack is None:
        return False
    if attack.step != "block":
        put(table, number, step="block")
    if attack.unblockable:
        table.step("block", f"{table.name(attack.card)} is unblockable.", rule("12"), cards=[attack.card])
        put(table, number, block=None)
        table.set(agenda=(*table.game.agenda[:-1], AfterBlock(number)))
        return False
    if attack.block is not None:
        # 8.3.2: an effect has blocked it already.
        table.step("block", f"{table.name(attack.card)} is blocked by an effect.", rule("8.3.2"), rule("8.3.2.14"))
        by = table.game.opponent(attack.by)
        table.happen(Happens.BLOCK, by, attack.card, attack=number, block=attack.block)
        return False
    return not attack.block_negated


def can_block(game: Game, number: int) -> bool:
    """Whether the defender has anything that may block; a card that nobody knows might."""
    attack = get(game, number)
    if attack is None:
        return False
    by = game.opponent(attack.by)
    return any(playing.may_block(game, attack, by, each) for each in game.players[by].hand)


def decline(table: Table, number: int, *, assumed: bool = False) -> None:
    """8.3.2.1: the defender does not block.

    :param assumed: nobody said so, since there is nothing to block with.
    """
    attack = get(table.game, number)
    assert attack is not None
    name = table.game.opponent(attack.by)
    told = f"{name} has nothing to block with." if assumed else f"{name} does not block."
    table.step(
        "assume" if assumed else "decline", told, rule("8.3.2.1"), rule("8.3.3.3"), cards=[attack.card]
    ).assumed = assumed
    table.set(agenda=(*table.game.agenda, AfterBlock(number)))


def after_block(table: Table, task: AfterBlock) -> None:
    """What waits for the attack to be blocked, or not; 8.1.4, 8.3.2.6: it comes after what answers the playing."""
    attack = get(table.game, task.attack)
    if attack is None:
        return
    by = table.game.opponent(attack.by)
    if attack.block is None:
        table.happen(Happens.NOT_BLOCK, by, attack.card, attack=attack.number)
    else:
        card = attack.block_card or attack.card
        table.happen(Happens.BLOCK, by, card, attack=attack.number, block=attack.block)


def damage(table: Table, task: DamageStep) -> None:
    """8.3.3.1 to 8.3.3.4: how much damage is outstanding; damage adjusters may be played then."""
    game = table.game
    attack = get(game, task.attack)
    if attack is None:
        return
    put(table, attack.number, step="damage")
    card = game.cards[attack.card]
    full = numbers.number(table.game, card, Stat.DAMAGE)
    throw = numbers.has_keyword(game, card, "throw")
    name = table.name(attack.card)
    if attack.block is Block.COMPLETE and not throw and not numbers.deals_half(game, card):
        table.step("damage", f"{name} is completely blocked and deals no damage.", rule("8.3.3.1"), cards=[card.id])
        return
    outstanding = full
    if attack.block is not None:
        outstanding = -(-full // 2)
        completely = rule("2.14.2.10") if throw else rule("1.1")
        why = (completely,) if attack.block is Block.COMPLETE else (rule("8.3.3.2"),)
        text = f"{name} deals half damage: {outstanding} of {full}."
        table.step("damage", text, *why, rule("8.3.3.9"), cards=[card.id])
    else:
        table.step("damage", f"{name} attempts to deal {full} damage.", rule("8.3.3.3"), cards=[card.id])
    defender = game.opponent(attack.by)
    table.set(agenda=(*table.game.agenda, Deal(attack.number, outstanding)))
    what = Happening(Happens.TAKE_DAMAGE, defender, card.id, attack=attack.number, amount=outstanding)
    if triggers.may_adjust(table.game, what):
        window = Window(triggers.DAMAGE, table.game.turn, what, attack=attack.number)
        table.set(agenda=(*table.game.agenda, window))
    table.happened.append(what)


def deal(table: Table, task: Deal) -> None:
    """8.3.3.8: the damage becomes a loss of vitality; 8.3.3.10: of at least 1, or no damage was dealt."""
    attack = get(table.game, task.attack)
    if attack is None:
        return
    defender = table.game.opponent(attack.by)
    card = table.game.cards[attack.card]
    table.step(
        "deal", f"{table.name(card.id)} deals {task.amount} damage to {defender}.", rule("8.3.3.8"), cards=[card.id]
    )
    if lost := table.lose(defender, task.amount, "8.3.3.13"):
        table.cite(rule("8.3.3.10"), rule("8.3.3.11"))
        put(table, attack.number, damage_dealt=lost)
        if card.zone == "card_pool":
            table.put(card.id, dealt=True)
        table.happen(Happens.DEAL_DAMAGE, attack.by, card.id, attack=attack.number, amount=lost)


def reversals(game: Game, attack: Attack) -> list[Card]:
    """The Reversals that the defender holds (8.3.4.1)."""
    defender = game.opponent(attack.by)
    return [card for each in game.players[defender].hand if has_reversal(card := game.cards[each])]


def has_reversal(card: Card) -> bool:
    """Whether it is an attack with Reversal, or has such a half."""
    return bool(_reversals_of(card))


def reversal_of(card: Card) -> tuple[int, int]:
    """The half of a card that is an attack with Reversal, and the place of that ability."""
    return _reversals_of(card)[0]


def _reversals_of(card: Card) -> list[tuple[int, int]]:
    return [
        (half, index)
        for half in range(len(card.facts.halves))
        if (shown := changed(card, {"half": half})).face.type == ATTACK
        for index, ability in played_abilities(shown)
        if ability.keyword == "reversal"
    ]


def enter_reversal_step(table: Table, number: int) -> bool:
    """Whether the defender may play a Reversal: the attack was blocked, and one is at hand."""
    attack = get(table.game, number)
    if attack is None:
        return False
    if attack.step != "reversal":
        put(table, number, step="reversal")
    # 8.3.4.1, 8.3.3.12.1
    return (attack.block is not None or attack.may_reverse) and bool(reversals(table.game, attack))


def end(table: Table, task: EndAttack) -> None:
    """The attack has resolved: what lasted until then ends (2.9.2.6, 8.3.0.1), and the next copy follows."""
    game = table.game
    attack = get(game, task.attack)
    if attack is None:
        return
    table.happen(Happens.RESOLVED, attack.by, attack.card, attack=attack.number)
    table.set(
        attacks=tuple(each for each in game.attacks if each.number != attack.number),
        modifications=tuple(each for each in game.modifications if each.attack != attack.number),
    )
    _next_copy(table, game.cards[attack.card], attack.by)


def _next_copy(table: Table, card: Card, by: str) -> None:
    """2.14.2.4, 8.3.3.12.2: the copies of an attack are resolved from left to right."""
    game, first = table.game, card.copy_of or card.id
    if any(isinstance(task, EndCombat) for task in game.agenda):
        return  # 1.1: the phase in which the copies would attack is over by a text.
    pool = game.players[by].card_pool
    for each in pool[pool.index(card.id) + 1 :] if card.id in pool else pool:
        other = game.cards[each]
        if other.copy_of == first and not game.tally.get(("resolved", each, str(other.life)), 0):
            table.tally("resolved", each, str(other.life))
            table.set(agenda=(*table.game.agenda, StartAttack(each, by)))
            return
