"""What effects change of that which is under way: a control check, damage that is being taken, a block."""

from __future__ import annotations

from rules.engine.kernel.frozen import changed
from rules.engine.ufs.editions import rule
from rules.engine.ufs.effects import checking, playing
from rules.engine.ufs.effects.agenda import Deal, MakeCheck, Settle
from rules.engine.ufs.ir.words import Happens, Stat, Until
from rules.engine.ufs.query import amounts
from rules.engine.ufs.query.state import Context, Modification, Pending
from rules.engine.ufs.rules.table import BLOCKED, Table


def change_block_zone(table: Table, context: Context, zone: str) -> bool:
    """8.3.2.8; 2.13.1: what the block made of the attack as it was played (8.3.2.6) is independent of it since."""
    attack = amounts.attack_of(table.game, context)
    card = table.game.cards.get(attack.block_card or "") if attack is not None else None
    if attack is None or attack.block is None or card is None:
        return False
    made = Modification(card.id, card.life, Stat.BLOCK_MODIFIER, Until.TURN, zone=zone, source=context.card)
    table.set(modifications=(*table.game.modifications, made))
    stays = f"{table.name(attack.card)} stays {BLOCKED[attack.block]}"
    text = f"The block of {table.name(card.id)} becomes {zone}; {stays}."
    table.step("modify", text, rule("8.3.2.8"), rule("2.13.1"), cards=[card.id])
    return True


def use_instead(table: Table, amount: int) -> bool:
    """2.11.2: no card is taken from the deck for the check that would be made."""
    agenda = table.game.agenda
    for place in range(len(agenda) - 1, -1, -1):
        task = agenda[place]
        if isinstance(task, MakeCheck):
            _replace(table, place, MakeCheck(changed(task.attempt, {"instead": amount})))
            text = f"{task.attempt.by} will use {amount} instead of the control check."
            table.step("modify", text, rule("2.11.2"))
            return True
    return False


def that_check(table: Table, context: Context, amount: int) -> bool:
    """2.11.1: the check that is being made, or is about to be, is changed."""
    event = context.event
    if event is not None and event.happens is Happens.BEFORE_CHECK and event.by is not None:
        table.set(pending=(*table.game.pending, Pending(event.by, "check", amount, source=context.card)))
        table.step("modify", f"The control check of {event.by} gets {amount:+d}.", rule("2.11.1"))
        return True
    found = checking.settling(table.game)
    if found is None:
        return False
    place, task = found
    after = changed(task.attempt, {"modifier": task.attempt.modifier + amount})
    _replace(table, place, Settle(after))
    table.step("modify", f"The control check gets {amount:+d}: {after.result}.", rule("2.11.1"))
    return True


def go_on(table: Table) -> bool:
    """The Combat Phase goes on though the card that is being played may fail; 8.1.3.5 says otherwise."""
    found = checking.settling(table.game)
    if found is None:
        return False
    place, task = found
    _replace(table, place, Settle(changed(task.attempt, {"goes_on": True})))
    text = "If the control check fails, the Combat Phase does not end."
    table.step("modify", text, rule("1.1"), rule("8.1.3.5"))
    return True


def recheck(table: Table, context: Context) -> bool:
    """2.11.3: the check is made again."""
    found = checking.settling(table.game)
    if found is None:
        return False
    place, task = found
    checks = context.given.checks
    table.step("recheck", f"{task.attempt.by} makes a re-check.", rule("2.11.3.1"), rule("2.11.3"))
    table.used |= {"check[1]", *(["check"] if checks else [])}
    value = checks[0] if checks else (task.attempt.given.checks[1] if len(task.attempt.given.checks) > 1 else None)
    after = playing.recheck(table, task.attempt, value)
    _replace(table, place, Settle(after))
    return True


def adjust(table: Table, amount: int | None, least: int = 0) -> bool:
    """The damage that is being taken is changed, not below ``least``; without an amount there is none of it left."""
    agenda = table.game.agenda
    for place in range(len(agenda) - 1, -1, -1):
        task = agenda[place]
        if isinstance(task, Deal):
            after = 0 if amount is None else max(min(least, task.amount), task.amount + amount)
            _replace(table, place, Deal(task.attack, after))
            table.step("adjust", f"The damage becomes {after}.", rule("8.3.3.5"))
            return True
    return False


def _replace(table: Table, place: int, task: object) -> None:
    agenda = list(table.game.agenda)
    agenda[place] = task
    table.set(agenda=tuple(agenda))
