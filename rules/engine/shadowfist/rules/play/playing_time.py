"""When a card may be played: its type, the part of the turn, and what its text says of its time (3.3, 4.3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rules.engine.kernel.frozen import frozen
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import conditions as c
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.lowering.rules_text import EDGE, EVENT, STATE, RulesText
from rules.engine.shadowfist.model.steps import FAQ_2001, RefusalError, rule
from rules.engine.shadowfist.query import conditions as query
from rules.engine.shadowfist.query import times
from rules.engine.shadowfist.query.game.state import Card, Game, Known
from rules.engine.shadowfist.query.scope import CannotRunError, Scope
from rules.engine.shadowfist.rules.attack import windows
from rules.engine.shadowfist.rules.scene.closed import Closed, answers, closed, names_it


def check_timing(game: Game, card: Card, by: str, *, any_main_shot: bool = False, in_attacks: bool = False) -> None:
    """Which type may be played when (3.3.2, 4.3.3-6).

    :param any_main_shot: a text lets it be played in each Main Shot; ``in_attacks``: during attacks too.
    :raises RefusalError: if this is not the time.
    """
    if card.text.is_site and game.tally.get(("site played", by), 0):
        # That stays so for the whole turn, whatever its time is waited for.
        raise RefusalError("site_already_played", f"{by} has played a Site this turn: one is the limit.", rule("3.3.2"))
    now = closed(game)
    if now is not None:
        if permits_timing(game, card, by, now=now):
            return
        raise now.refusal(card.title)
    windows.check(game, card.title, responds=_responds(game, card) and permits_timing(game, card, by))
    if card.text.type != EVENT:
        check_terms(game, card, by)
    else:
        if not permits_timing(game, card, by):
            raise RefusalError(
                "wrong_time",
                f"The text of {card.title} does not allow it now.",
                rule("4.3.6"),
                rule("5.2"),
                later=any(times.comes_later(each, game) for line in _lines(card) for each in line.when),
                phase=True,
            )
        return
    if game.turn != by and not any_main_shot and not _may_in_others_turn(game, card, by):
        section = {STATE: "4.3.4", EDGE: "4.3.5"}.get(card.text.type, "3.3.2")
        raise RefusalError(
            "wrong_time",
            f"{by} may play {'an' if card.text.type == EDGE else 'a'} {card.text.type} in his or her own Main Shot "
            f"only; it is the turn of {game.turn}.",
            rule(section),
            rule("3.3.2"),
        )
    allowed = in_attacks or _may_in_others_turn(game, card, by, in_attack=True)
    if game.attack is not None and card.text.type != STATE and not allowed:
        # 3.3.3, 7.1: during an attack the current player plays Events and States only, and opponents play Events. A
        # text that names a Main Shot does not change that; one that says "at any time" does (10.2).
        raise RefusalError(
            "wrong_time",
            f"No {card.text.type} can be played until the attack is complete.",
            rule("3.3.3"),
            rule("7.1", FAQ_2001),
            *([rule("4.3.5")] if card.text.type == EDGE else []),
            later=True,
        )


@frozen
class Line:
    """What a text says of when its card is played; ``permits``: in a permission, which only adds a time to others.

    ``priced`` is one that changes what it costs.
    """

    when: tuple[t.Time, ...]
    conditions: tuple[c.Condition, ...] = ()
    moments: tuple[t.Moment, ...] = ()
    responds: ab.RespondsTo | ab.RespondsToEvent | None = None
    permits: bool = False
    priced: bool = False


@lru_cache(maxsize=8192)
def lines_of(text: RulesText) -> tuple[Line, ...]:
    """What a text says of when its card is played."""
    found = []
    for part in text.parts:
        match part.does:
            case ab.PlayTiming() | ab.EventEffect() as said:
                found.append(Line(said.when, said.conditions, said.moments, said.responds))
            case ab.PlayOn(_, when, judged, answered):
                found.append(Line(when, judged, (), answered))
            case ab.Static() as static:
                found += _permits(static)
    return tuple(found)


def _permits(static: ab.Static) -> Iterator[Line]:
    for each in static.statements:
        said = each.statement
        if isinstance(said, co.PlayPermission) and said.cards == n.This():
            priced = said.cost_by is not None or said.free
            when, judged = (*static.when, *each.when), (*static.conditions, *each.conditions)
            yield Line(when, judged, permits=True, priced=priced)


def _lines(card: Card) -> Iterator[Line]:
    """What says when a card is played, apart from permissions."""
    return (each for each in lines_of(card.text) if not each.permits)


def _responds(game: Game, card: Card) -> bool:
    """Whether a card says that it responds to something, and there is something now."""
    return any(answers(each.responds, game) for each in _lines(card))


def check_terms(game: Game, card: Card, by: str) -> None:
    """Whether what a text asks for before its card is played is so: "Play only if you control a Site".

    :raises RefusalError: if it is not.
    """
    scope = Scope(game, by, Known(card.id, card.life))
    for line in _lines(card):
        for code, met in (
            *(("wrong_time", query.is_time(each, scope)) for each in line.when),
            *(("inactive", query.holds(each, scope)) for each in line.conditions),
        ):
            if not met:
                raise RefusalError(code, f"The text of {card.title} does not allow it now.", rule("5.2.3"))


def _may_in_others_turn(game: Game, card: Card, by: str, *, in_attack: bool = False) -> bool:
    """ "You may play this card during an opponent's Main Shot": a permission of the card itself.

    With ``in_attack`` it must be one for an attack, or for any time (10.2).
    """
    scope = Scope(game, by, Known(card.id, card.life))
    for line in lines_of(card.text):
        in_attacks = any(times.covers_attacks(each) for each in line.when)
        if line.when and (in_attacks or not in_attack) and _allows(line, card, scope):
            return True
    return False


def _allows(line: Line, card: Card, scope: Scope) -> bool:
    try:
        if not all(query.is_time(each, scope) for each in line.when):
            return False
        return line.priced or all(query.holds(each, scope) for each in line.conditions)
    except CannotRunError as error:
        scope.game.note_unrun(card.id, error)
        return False


def permits_timing(game: Game, card: Card, by: str, *, now: Closed | None = None) -> bool:
    """Whether the lines of a text that say when it may be played allow this moment; ``now`` if only they can."""
    scope = Scope(game, by, Known(card.id, card.life))
    lines = list(_lines(card))
    for line in lines:
        if not all(times.is_now(each, scope) for each in line.moments):
            return False
        if not all(query.is_time(each, scope) for each in line.when):
            return False
    return now is None or any(names_it(each.when, each.moments, each.responds, game, now) for each in lines)
