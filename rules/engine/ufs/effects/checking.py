"""Control checks (2.11)."""

from __future__ import annotations

from rules.engine.kernel.frozen import changed
from rules.engine.ufs.editions import rule
from rules.engine.ufs.effects.agenda import EFFECT, Attempt, MakeCheck, Resolve, Settle
from rules.engine.ufs.ir.values import Kind
from rules.engine.ufs.ir.words import Happens, Stat
from rules.engine.ufs.model.cards import ATTACK
from rules.engine.ufs.query import matching, numbers
from rules.engine.ufs.query.state import Check, Context, Game, Given, Pending
from rules.engine.ufs.rules.table import Choice, Table, refuse

MAX_CHECK = 1_000
HIGHEST = 10  # What is offered as the control value of a card that nobody knows.


class CostFailedError(Exception):
    """The control check of a cost has failed: the ability is not played."""


def check_given(table: Table, by: str, given: Given) -> None:
    """Whether the value of a check is known, or said by the action.

    :raises RefusalError: if neither, or both and not the same.
    """
    if any(each.player == by and each.what == "instead" for each in table.game.pending):
        return
    player = table.game.players[by]
    known = table.game.cards[player.deck[0]] if player.deck else None
    if known is not None and known.is_known:
        value = numbers.number(table.game, known, Stat.CONTROL)
        table.used.add("check")
        if given.checks and given.checks[0] != value:
            raise refuse(
                "wrong_check", f"The top card of {by} has the control value {value}, not {given.checks[0]}.", "2.11"
            )
    elif not given.checks:
        raise refuse("check_needed", f'The deck of {by} is unknown: "check" says what its top card is.', "2.11")
    else:
        table.used.add("check")


def take_check(table: Table, by: str, given: int | None) -> int:
    """The top card of the deck goes to the discard pile; its control value counts.

    :param given: the value that the card turns out to have, where the deck is unknown.
    :raises RefusalError: if the value is needed and not given, or is another.
    """
    table.cycle_if_empty(by)
    player = table.game.players[by]
    if not player.deck:
        if given is None:
            raise refuse("check_needed", f'The deck of {by} is unknown: "check" says what its top card is.', "2.11")
        card = table.take_top(by)
        value = given
    else:
        card = player.deck[0]
        known = table.game.cards[card]
        if not known.is_known and given is None:
            raise refuse("check_needed", f'The top card of {by} is unknown: "check" says what it is.', "2.11")
        value = numbers.number(table.game, known, Stat.CONTROL) if known.is_known else given or 0
        if given is not None and given != value:
            raise refuse("wrong_check", f"The top card of {by} has the control value {value}, not {given}.", "2.11")
    assert card is not None  # 4.7.4: who has none left has lost.
    table.step("check", f"{by} makes a control check: {value}.", rule("2.11"), cards=_named(table.game, card))
    table.move(card, "discard")
    return value


def _named(game: Game, card: str) -> list[str]:
    return [card] if game.cards[card].is_known else []


def next_check(table: Table, by: str, card: str | None = None, *, block: bool = False) -> int:
    """By how much effects change this check; they are used up with it.

    :param card: what the check is made to play, if anything; ``block``: as a block.
    """
    mine = [each for each in table.game.pending if each.player == by and each.what == "check"]
    mine = [each for each in mine if each.kind == Kind() or _is_to_play(table.game, each, card, block=block)]
    if mine:
        table.set(pending=tuple(each for each in table.game.pending if each not in mine))
    return sum(each.amount for each in mine)


def _is_to_play(game: Game, each: Pending, card: str | None, *, block: bool) -> bool:
    if card is None or (block and ATTACK in each.kind.types):
        return False  # As above ``amounts.AS_BLOCK``.
    return matching.fits(game, each.kind, game.cards[card], Context(by=each.player, card=each.source))


def used_instead(table: Table, by: str) -> int | None:
    """2.11.2: what an effect has this player use instead of the next check, if one does; it is used up with it."""
    mine = [each for each in table.game.pending if each.player == by and each.what == "instead"]
    if not mine:
        return None
    table.set(pending=tuple(each for each in table.game.pending if each not in mine))
    return mine[-1].amount


def plain_check(table: Table, by: str, given: int | None) -> tuple[int, int]:
    """A check that is the cost of an ability, or its effect: its value, and what that has come to."""
    table.used.add("check")
    value = used_instead(table, by)
    if value is None:
        value = take_check(table, by, given)
    else:
        table.step("check", f"{by} uses {value} instead of a control check.", rule("2.11.2"))
    modified = value + next_check(table, by) + numbers.check_bonus(table.game, by, None)
    table.happen(Happens.CHECK, by, amount=modified, value=value)
    return value, modified


def note(
    table: Table,
    by: str,
    card: str | None,
    value: int,
    modified: int,
    difficulty: int,
    committed: int,
    *,
    passed: bool,
    purpose: str | None = None,
) -> None:
    """Writes down a check for the result; ``purpose`` is as what a card would be played."""
    _write_down(table, Check(by, card, value, modified, difficulty, committed, passed))
    about = card if purpose is not None else None
    table.happen(Happens.PASS_CHECK if passed else Happens.FAIL_CHECK, by, about, amount=modified, keyword=purpose)


def begin(table: Table, by: str, difficulty: int | None, rest: Resolve) -> None:
    """An effect has a player make a control check (2.11), which may be responded to; the rest of it comes then."""
    context = rest.context
    given = context.given if context.given is table.given and "check" not in table.used else Given()
    attempt = Attempt(by, "", EFFECT, difficulty or 0, given, against=difficulty is not None)
    table.set(agenda=(*table.game.agenda, rest, MakeCheck(attempt)))
    table.happen(Happens.BEFORE_CHECK, by, keyword=EFFECT)


def value_given(table: Table, attempt: Attempt) -> int | None:
    """What the top card of the deck turns out to be, as the action says or is asked for now."""
    by, player = attempt.by, table.game.players[attempt.by]
    if attempt.given.checks:
        table.used.add("check")
        return attempt.given.checks[0]
    if player.deck and table.game.cards[player.deck[0]].is_known:
        return None
    text = f"{by} turns over the top card of the deck: what is its control value?"
    options = tuple(str(n) for n in range(HIGHEST + 1))
    return int(table.decide(Choice(by, "choose", text, options, section="2.11"))[0])


def settle_of_effect(table: Table, attempt: Attempt) -> None:
    """What the check of an effect has come to; the rest of the effect knows it."""
    *before, rest = table.game.agenda
    assert isinstance(rest, Resolve)
    by, card, result = attempt.by, rest.context.card, attempt.result
    passed = attempt.against and result >= attempt.difficulty
    context = changed(rest.context, {"check": result, "passed": passed})
    table.set(agenda=(*before, changed(rest, {"context": context})))
    if not attempt.against:
        _write_down(table, Check(by, card, attempt.value, result, 0, 0, None))
        return
    said = "passes" if passed else "fails"
    text = f"{by} checks {result} against {attempt.difficulty} and {said}."
    table.step("check", text, rule("2.11"), rule("2.13"))
    note(table, by, card, attempt.value, result, attempt.difficulty, 0, passed=passed)


def note_replaced(table: Table, by: str, card: str | None, value: int, modified: int, difficulty: int) -> None:
    """Writes down a check in whose place another is made (2.11.3.1)."""
    _write_down(table, Check(by, card, value, modified, difficulty, 0, None))


def _write_down(table: Table, check: Check) -> None:
    table.set(checks=(*table.game.checks, check))


def settling(game: Game) -> tuple[int, Settle] | None:
    """The control check that can be responded to now, with its place on the agenda."""
    for n in range(len(game.agenda) - 1, -1, -1):
        task = game.agenda[n]
        if isinstance(task, Settle):
            return n, task
    return None
