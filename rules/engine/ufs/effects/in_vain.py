"""Why nothing has come of an effect, in words: it found no valid target, or its condition is not met (2.13.7A)."""

from __future__ import annotations

from rules.engine.ufs.editions import rule
from rules.engine.ufs.ir.effects import (
    Act,
    Adjust,
    Become,
    Blocks,
    Bonuses,
    Change,
    ChangeBlockZone,
    ChangeZone,
    Effect,
    Forbid,
    GetKeyword,
    If,
    Negate,
    OnlyBlockedBy,
    Recheck,
    ReversalAsIfBlocked,
    ThatCheck,
    Unblockable,
    UseInstead,
)
from rules.engine.ufs.ir.values import AttackIsOf, Both, CardIs, Condition, ThisAttack
from rules.engine.ufs.query import amounts, numbers
from rules.engine.ufs.query.state import Context
from rules.engine.ufs.rules import telling
from rules.engine.ufs.rules.table import Table

NO_TARGET = ("2.13.7A", "2.13.4")


def tell(table: Table, effect: Effect, context: Context) -> None:
    """Says in a step that an effect has changed nothing, and why."""
    why, sections = _why(table, effect, context)
    _step(table, context, why, *sections)


def tell_linked(table: Table, context: Context) -> None:
    """2.13.3: what is linked by "then" to what was not completed does not happen."""
    _step(table, context, 'what comes before "then" was not completed', "2.13.3")


def _step(table: Table, context: Context, why: str, *sections: str) -> None:
    source = table.game.cards.get(context.card or "")
    of = f" of {table.name(source.id, shown=True)}" if source is not None else ""
    cards = [source.id] if source is not None and source.is_known else []
    text = f"Nothing comes of this effect{of}: {why}."
    table.step("nothing", text, *(rule(each) for each in sections), cards=cards)


def _why(table: Table, effect: Effect, context: Context) -> tuple[str, tuple[str, ...]]:
    match effect:
        case If(condition=condition):
            return _unmet(table, condition, context)
        case Act(verb, _):
            return f"there is nothing to {telling.to_do_it(verb)}", NO_TARGET
        case Change(card=ref) | Become(card=ref) | GetKeyword(card=ref):
            return f"there is no {'attack' if isinstance(ref, ThisAttack) else 'card'} that it could change", NO_TARGET
        case ChangeZone() | Bonuses() | Forbid() | ReversalAsIfBlocked() | Unblockable() | OnlyBlockedBy() | Blocks():
            attack = amounts.attack_of(table.game, context)
            if isinstance(effect, Blocks) and attack is not None:
                if (ban := numbers.cannot_be_blocked(table.game, attack, None)) is not None:
                    return f"{table.name(ban.id)} says that {table.name(attack.card)} can't be blocked so", ("1.6",)
                return f"{table.name(attack.card)} is unblockable", ("12",)
            return "there is no attack that it could change", NO_TARGET
        case ChangeBlockZone():
            return "there is no block that it could change", NO_TARGET
        case UseInstead() | ThatCheck() | Recheck():
            return "there is no control check that it could change", NO_TARGET
        case Adjust():
            return "there is no damage that it could change", NO_TARGET
        case Negate():
            return "there is nothing to negate", NO_TARGET
        case _:
            return "there is nothing that it could change", NO_TARGET


def _unmet(table: Table, condition: Condition, context: Context) -> tuple[str, tuple[str, ...]]:
    """What is missing of a condition; of the attack that a text names, that there is none of that kind."""
    match condition:
        case Both(one, other):
            return _unmet(table, other if amounts.holds(table.game, one, context) else one, context)
        case AttackIsOf(who):
            names = numbers.players(table.game, who, context.by)
            return f"the attack is not one of {' or '.join(names)}", NO_TARGET
        case CardIs(ThisAttack() as ref, kind):
            card = amounts.card_of(table.game, ref, context)
            if card is None:
                return "there is no attack", NO_TARGET
            said = telling.kind_said(kind, "attack")
            return f"{table.name(card.id)} is {f'no {said}' if said else 'not such an attack'}", NO_TARGET
        case _:
            return "its condition is not met", ("2.13",)
