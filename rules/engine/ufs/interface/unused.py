"""Whatever an action says is used, or the action is illegal (DESIGN 7a)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.kernel.actions import Action
from rules.engine.kernel.recorder import GameOverError
from rules.engine.kernel.steps import DecisionNeededError, in_quotes
from rules.engine.ufs.effects import attacking
from rules.engine.ufs.effects.advancing import advance, pass_window
from rules.engine.ufs.effects.agenda import Arrive, MakeCheck, Resolve, Settle, Window, top
from rules.engine.ufs.query.state import Given, Waiting
from rules.engine.ufs.rules.table import LISTS, Table, refuse

MAX_PASSES = 50
# The rule that says what a field is for.
SECTIONS = {
    "half": "2.6.0.2",
    "symbol": "11.13.1",
    "ability": "2.9",
    "x": "2.13.8",
    "targets": "2.13.7A",
    "choices": "2.13",
    "pay": "2.12.4",
    "check": "2.11",
    "check[1]": "2.11.3",
    "commit": "8.1.3.4",
    "recheck": "2.11.3",
    "order": "4.4.3",
    "as": "2.14.2.6",
}


def check_used(table: Table, action: Action) -> None:
    """Whether all that an action says has been used, or waits to be: then, by how things are if nobody responds.

    :raises RefusalError: if something is not.
    """
    if not _unused(table, action):
        return
    later = _if_nobody_responds(table)
    if later is None or not (left_over := _unused(later, action)) or _waits(later, left_over):
        return
    for name in left_over:
        left = later.left.get(name, [])
        if left and len(left) < len(getattr(table.given, name)):
            raise refuse(
                "wrong_number", f"{in_quotes(name)} names {left[0]} besides, for which nothing asks.", SECTIONS[name]
            )
        raise refuse("unused_field", f"Nothing asks for {in_quotes(name)} here: leave it out.", SECTIONS[name])


def _unused(table: Table, action: Action) -> list[str]:
    fields = [name for name in SECTIONS if name in action and name not in (*LISTS, "check[1]")]
    if isinstance(check := action.get("check"), list | tuple):
        fields += ["check[1]"] if len(check) > 1 else []
        fields = [name for name in fields if name != "check" or check]
    return [*(n for n in fields if n not in table.used), *(n for n in LISTS if n in action and table.left.get(n))]


def _waits(table: Table, fields: Sequence[str] = ()) -> bool:
    """Whether what the action has decided is still to be used by something.

    :param fields: what of it; a check is made now, and is nothing for what waits for an event.
    """
    waiting = () if set(fields) == {"check"} else table.game.waiting
    return any(_decided(each) is table.given for each in (*table.game.agenda, *waiting))


def _decided(each: object) -> Given | None:
    """What was decided in advance for something that is still to be done."""
    match each:
        case Resolve(context=context) | Waiting(context=context):
            return context.given
        case MakeCheck(attempt) | Settle(attempt) | Arrive(attempt):
            return attempt.given
    return None


def _if_nobody_responds(table: Table) -> Table | None:
    """As things will be when what waits has come; nothing if someone decides before that, or the game ends."""
    later = Table(table.game, table.work, action=table.action)
    later.given, later.used, later.strict = table.given, set(table.used), table.strict
    later.left = {name: list(left) for name, left in table.left.items()}
    for _ in range(MAX_PASSES):
        task = top(later.game)
        if not _waits(later) or not isinstance(task, Window) or task.kind == attacking.ENHANCES:
            break
        try:
            pass_window(later, task)
            advance(later)
        except (DecisionNeededError, GameOverError):
            return None
    return later
