"""What effects do to an attack as a whole: negate it, block it, make copies of it (8.3, 2.14.2)."""

from __future__ import annotations

from dataclasses import replace as changed_value

from rules.engine.kernel.frozen import changed
from rules.engine.ufs.editions import rule
from rules.engine.ufs.effects.agenda import EndCombat, Resolve
from rules.engine.ufs.ir.effects import PlayReversal
from rules.engine.ufs.ir.values import Kind
from rules.engine.ufs.ir.words import Block, Stat, Who
from rules.engine.ufs.query import amounts, numbers
from rules.engine.ufs.query.changes import AttackChanges
from rules.engine.ufs.query.state import Card, Context, OnlyBlocks
from rules.engine.ufs.rules import telling
from rules.engine.ufs.rules.table import BLOCKED, Table, cards_in_words


def negate(table: Table, context: Context) -> bool:
    """The ability or block that was just played has no effect."""
    event = context.event
    agenda = table.game.agenda
    if event is None:
        return False
    for place in range(len(agenda) - 1, -1, -1):
        task = agenda[place]
        if isinstance(task, Resolve) and event.number and task.number == event.number:
            table.set(agenda=(*agenda[:place], *agenda[place + 1 :]))
            if task.effects == (PlayReversal(),):
                # The Response has been played (8.2.5, 8.2.6), the card has not; 2.14.2.7: nor is another.
                by, title = task.context.by, table.game.cards[event.card or ""].title
                text = f"The Reversal is negated: {by} keeps {title} and plays no other against this attack."
                sections = ("8.3.4.6", "2.14.2.7", "8.2.5", "8.2.6")
                table.step("negate", text, *(rule(each) for each in sections), cards=[event.card or ""])
            else:
                table.step("negate", "The ability is negated: it has no effect.", rule("2.13"), rule("2.9.0.9.1"))
            return True
    card = table.game.cards.get(event.card or "")
    if card is not None and card.block and event.attack is not None:
        # 8.3.2.12.1, 8.3.2.13
        text = f"The block of {table.name(card.id)} is negated."
        return on_attack(table, context, {"block": None, "block_negated": True}, "8.3.2.13", text, event.attack)
    return False


def on_attack(
    table: Table, context: Context, changes: AttackChanges, section: str, text: str, number: int | None = None
) -> bool:
    """Change the attack of that number, or the one the effect is about, and say so with its section."""
    attack = amounts.attack_of(table.game, context)
    if attack is None:
        return False
    wanted = number if number is not None else attack.number
    made = tuple(changed(each, changes) if each.number == wanted else each for each in table.game.attacks)
    table.set(attacks=made)
    said = text if text.endswith(".") else f"{table.name(attack.card)} is {text}."
    table.step("attack", said, rule(section), cards=[attack.card])
    return True


def blocks(table: Table, context: Context, how: Block) -> bool:
    """The attack counts as blocked or partly blocked (8.3.2.14), unless it is unblockable or a text forbids that."""
    attack = amounts.attack_of(table.game, context)
    if attack is None or attack.unblockable or numbers.cannot_be_blocked(table.game, attack, None) is not None:
        return False  # 12: an attack that has become unblockable cannot be blocked by an effect either.
    return on_attack(table, context, {"block": how}, "8.3.2.14", BLOCKED[how])


def only_blocked_by(table: Table, context: Context, kind: Kind) -> bool:
    """What alone may block the attack from now on; 1.6: what has blocked it already is not undone."""
    attack = amounts.attack_of(table.game, context)
    if attack is None:
        return False
    only = OnlyBlocks(kind, context.by, context.card)
    said = f"{table.name(attack.card)} may only be blocked by {_blocks_said(table, kind, context)}."
    return on_attack(table, context, {"only_blocks": (*attack.only_blocks, only)}, "1.6", said)


def _blocks_said(table: Table, kind: Kind, context: Context) -> str:
    if kind.shares > 0 and kind == Kind(shares=kind.shares, with_=kind.with_):
        if isinstance(kind.with_, Who):
            other: Card | None = table.game.character(numbers.player(table.game, kind.with_, context.by))
        else:
            other = amounts.card_of(table.game, kind.with_, context)
        if other is not None:
            return f"cards that share {kind.shares} or more symbols with {table.name(other.id)}"
    plain = changed_value(kind, traits=tuple(each for each in kind.traits if each != "block"))
    return f"{telling.kind_said(plain, 'block') or 'such card'}s"


def end_combat(table: Table, context: Context, name: str) -> bool:
    """8.4: the Combat Phase of a player is over as soon as nothing goes on in it any more."""
    attack = amounts.attack_of(table.game, context)
    if attack is None or table.game.turn != name:
        return False
    table.set(agenda=(EndCombat(), *(task for task in table.game.agenda if not isinstance(task, EndCombat))))
    text = f"The Combat Phase of {name} ends after this attack resolves."
    table.step("end", text, rule("2.13"), rule("8.4"))
    return True


def copies(table: Table, context: Context) -> bool:
    """The cards that paid become copies of the attack, face down behind it (2.14.2.4)."""
    attack = amounts.attack_card(table.game, context)
    if attack is None or not context.paid_cards:
        return False
    if attack.is_copy:
        return False
    count = len(context.paid_cards)
    table.step(
        "copies",
        f"{cards_in_words(count)} {'becomes a copy' if count == 1 else 'become copies'} of {attack.title}.",
        rule("2.14.2.4"),
        cards=[attack.id],
    )
    speed, damage = (numbers.printed(table.game, attack, stat) for stat in (Stat.SPEED, Stat.DAMAGE))
    at = table.game.players[attack.controller].card_pool.index(attack.id)
    for n, each in enumerate(context.paid_cards, 1):
        table.move(
            each,
            "card_pool",
            to=attack.controller,
            place=at + n,
            face_up=False,
            copy_of=attack.id,
            copy_speed=speed,
            copy_damage=damage,
            copy_zone=attack.face.zone,
        )
    return True
