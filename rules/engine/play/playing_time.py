"""When a card may be played: its type, the part of the turn, and what its text says of its time (3.3, 4.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from rules.engine.attack import windows
from rules.engine.ir import abilities as ab
from rules.engine.ir import conditions as c
from rules.engine.ir import continuous as co
from rules.engine.ir import nouns as n
from rules.engine.ir import timing as t
from rules.engine.kernel.frozen import frozen
from rules.engine.phrases import conditions
from rules.engine.phrases.hanging import HELD, hangs_on, hold
from rules.engine.phrases.scope import CannotRunError, Scope
from rules.engine.query import conditions as query
from rules.engine.query import times
from rules.engine.referee import Referee
from rules.engine.rules_text import EDGE, EVENT, STATE, Ability, RulesText
from rules.engine.scene.closed import Closed, answers, closed, names_it, responds, says_so
from rules.engine.scene.generating import check_moment
from rules.engine.state import Card, Game, Known
from rules.engine.steps import FAQ_2001, RefusalError, rule
from rules.engine.text.actions import Act
from rules.engine.text.references import ThisCard
from rules.engine.text.timing import AtCost, AtMoment, Clause, During, If, Manner


def check_timing(game: Game, card: Card, by: str, *, any_main_shot: bool = False) -> None:
    """Which type may be played when (3.3.2, 4.3.3-6); ``any_main_shot`` where a text lets it be played in each.

    :raises RefusalError: if this is not the time.
    """
    now = closed(game)
    if now is not None:
        if permits_timing(game, card, by, now=now):
            return
        refusal = now.refusal(card.title)
        refusal.later = now.later and game.turn == by
        raise refusal
    windows.check(game, card.title, responds=_responds(game, card) and permits_timing(game, card, by))
    if card.text.type != EVENT:
        check_terms(game, card, by)
    else:
        if not permits_timing(game, card, by):
            raise RefusalError(
                "wrong_time",
                f"The text of {card.title} does not allow it now.",
                rule("4.3.6"),
                rule("3"),
                later=any(conditions.comes_later(each, game) for each in _stretches(card))
                or any(times.comes_later(each, game) for line in _lines(card) for each in line.when),
                phase=True,
            )
        return
    if game.turn != by and not any_main_shot and not _may_in_others_turn(game, card, by):
        section = {STATE: "4.3.4", EDGE: "4.3.5"}.get(card.text.type, "3.3.2")
        raise RefusalError(
            "wrong_time",
            f"{by} may play a {card.text.type} in his or her own Main Shot only; it is the turn of {game.turn}.",
            rule(section),
            rule("3.3.2"),
        )
    in_own_turn = game.turn == by and not _may_in_others_turn(game, card, by, in_attack=True)
    if game.attack is not None and card.text.type != STATE and in_own_turn:
        # 3.3.3, 7.1: during an attack the current player plays Events and States only. What a text lets be played
        # in an opponent's Main Shot comes during attacks too, and so does what it lets be played "at any time" (10.2).
        raise RefusalError(
            "wrong_time",
            f"No {card.text.type} can be played until the attack is complete.",
            rule("3.3.3"),
            rule("7.1", FAQ_2001),
            *([rule("4.3.5")] if card.text.type == EDGE else []),
            later=True,
        )
    if card.text.is_site and game.tally.get(("site played", by), 0):
        raise RefusalError("site_already_played", f"{by} has played a Site this turn: one is the limit.", rule("3.3.2"))


def reads(ability: Ability, clause: Clause) -> bool:
    """Whether a clause says when, or on what condition, its own card may be played."""
    if ability.kind not in ("Permission", "PlayTiming", "PlayOn") or not _of_own_card(clause):
        return False
    times = [each for each in (*ability.openers, *clause.adverbs) if isinstance(each, During)]
    if ability.kind == "Permission" and not times:
        return False
    whole = replace(clause, adverbs=(*ability.openers, *clause.adverbs))
    plain = replace(whole, adverbs=tuple(each for each in whole.adverbs if each != Manner("only")))
    return not clause.action.complements and hangs_on(plain, AtCost, AtMoment)


def _of_own_card(clause: Clause) -> bool:
    act = clause.action
    if not isinstance(act, Act) or act.verb != "play":
        return False
    played = clause.agent if act.passive else act.what
    return isinstance(played, ThisCard | None)


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
        match part.lowered:
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
    lowered = any(answers(each.responds, game) for each in _lines(card))
    return lowered or responds(_timing_adverbs(card), game)


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
                raise RefusalError(code, f"The text of {card.title} does not allow it now.", rule("3"), rule("5.2.3"))
    for hang in _terms(card):
        if isinstance(hang, If):
            met = conditions.holds(hang.condition, scope) is not (hang.word == "unless")
        else:
            met = conditions.during(hang, scope)
        if not met:
            code = "inactive" if isinstance(hang, If) else "wrong_time"
            raise RefusalError(code, f"The text of {card.title} does not allow it now.", rule("3"), rule("5.2.3"))


def _terms(card: Card) -> Iterator[If | During]:
    """What has to be so for a card that is no Event; of an Event it is looked at as its effect is generated."""
    play_on = card.text.play_on
    found = [*(play_on.openers if play_on is not None and play_on.lowered is None else ())]
    for ability in _unread(card.text.timings):
        for clause in ability.clauses:
            priced = any(isinstance(each, AtCost) for each in clause.adverbs)
            if _of_own_card(clause) and not priced:
                found += [*ability.openers, *clause.adverbs]
    yield from (each for each in found if isinstance(each, If | During))


def _stretches(card: Card) -> list[During]:
    """The stretches of time in which a text says that the card is played."""
    found = []
    for ability in _unread((*card.text.permissions, *card.text.timings, *card.text.event_effects)):
        items = [*ability.openers, *ability.left, *ability.clauses]
        adverbs = [adverb for item in items if isinstance(item, Clause) for adverb in item.adverbs]
        found += [each for each in (*items, *adverbs) if isinstance(each, During)]
    return found


def _may_in_others_turn(game: Game, card: Card, by: str, *, in_attack: bool = False) -> bool:
    """ "You may play this card during an opponent's Main Shot": a permission of the card itself.

    With ``in_attack`` it must be one for an attack, or for any time (10.2).
    """
    scope = Scope(game, by, Known(card.id, card.life))
    for line in lines_of(card.text):
        in_attacks = any(times.covers_attacks(each) for each in line.when)
        if line.when and (in_attacks or not in_attack) and _allows(line, card, scope):
            return True
    said = [
        (*ability.openers, *clause.adverbs)
        for ability in _unread((*card.text.permissions, *card.text.timings))
        for clause in ability.clauses
        if _of_own_card(clause)
    ]
    if card.text.play_on is not None and card.text.play_on.lowered is None:
        said.append(card.text.play_on.openers)
    for adverbs in said:
        stretches = [each for each in adverbs if isinstance(each, During)]
        priced = any(isinstance(each, AtCost) for each in adverbs)
        hangs = tuple(each for each in adverbs if isinstance(each, During if priced else HELD))
        try:
            covered = [each.any_time or conditions.stretch(each) == "attack" for each in stretches]
            if stretches and (any(covered) or not in_attack) and hold(hangs, scope):
                return True
        except CannotRunError as error:
            game.note_unrun(card.id, error)
    return False


def _allows(line: Line, card: Card, scope: Scope) -> bool:
    try:
        if not all(query.is_time(each, scope) for each in line.when):
            return False
        return line.priced or all(query.holds(each, scope) for each in line.conditions)
    except CannotRunError as error:
        scope.game.note_unrun(card.id, error)
        return False


def _unread(abilities: Iterable[Ability]) -> Iterator[Ability]:
    """The abilities that are read as trees."""
    return (each for each in abilities if each.lowered is None)


def permits_timing(game: Game, card: Card, by: str, *, now: Closed | None = None) -> bool:
    """Whether the lines of a text that say when it may be played allow this moment; ``now`` if only they can."""
    from rules.engine.effects.doing import Doer
    from rules.engine.events import Cause

    scope = Scope(game, by, Known(card.id, card.life))
    lines = list(_lines(card))
    for line in lines:
        if not all(times.is_now(each, scope) for each in line.moments):
            return False
        if not all(query.is_time(each, scope) for each in line.when):
            return False
    if now is not None and any(names_it(each.when, each.moments, each.responds, game, now) for each in lines):
        return True
    doer = Doer(Referee(game), scope, Cause(by))
    adverbs = list(_timing_adverbs(card))
    for adverb in adverbs:
        if isinstance(adverb, AtMoment):
            try:
                check_moment(game, adverb, doer)
            except RefusalError:
                return False
        elif isinstance(adverb, During) and not conditions.during(adverb, scope):
            return False
    return now is None or says_so(adverbs, game, now)


def _timing_adverbs(card: Card) -> Iterator[object]:
    for ability in _unread((*card.text.timings, *card.text.event_effects)):
        yield from ability.openers
        for item in (*ability.left, *ability.clauses):
            if not isinstance(item, Clause):
                yield item
            elif isinstance(act := item.action, Act) and act.verb == "play" and isinstance(act.what, ThisCard | None):
                yield from item.adverbs
