"""What of a text compiles and is not run by the engine yet: told in every evaluation that involves the card.

Each clause is shown to those who would read it, so that what is said here is what is so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache

from rules.engine import probing
from rules.engine.continuous import renumbering
from rules.engine.effects import spoken
from rules.engine.effects.alternatives import sentences
from rules.engine.effects.doing import active, goes_on, limits_x
from rules.engine.effects.roles import unread
from rules.engine.effects.spoken import forbids_responses
from rules.engine.harming import replacing, simultaneous
from rules.engine.ir.abilities import Unsupported
from rules.engine.phrases import nouns
from rules.engine.phrases.phrasing import NEVER
from rules.engine.phrases.scope import CannotRunError
from rules.engine.play import (
    playing_time,
    reloading,
    users,
)
from rules.engine.rules_text import Ability, RulesText
from rules.engine.scene import generating, matching, scenes  # noqa: F401  (the verbs register themselves)
from rules.engine.scene.retargeting import asks_for_targets
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, Be
from rules.engine.text.node import walk
from rules.engine.text.timing import Clause, During, Manner, Response, Until, When


def _limits_zero(clause: Clause) -> bool:
    return renumbering.zero_limit(clause) is not None


# Who reads the clauses of continuous abilities, and of those that say how cards are played.
READERS: tuple[Callable[[Clause], bool], ...] = (_limits_zero,)
WITH_ABILITY: tuple[Callable[[Ability, Clause], bool], ...] = (playing_time.reads,)


@lru_cache(maxsize=8192)
def gaps(text: RulesText) -> tuple[str, ...]:
    """What the engine does not run of a wording, each in a few words; empty where it runs everything."""
    found = [each.construction for each in text.unsupported]
    found += [gap for ability in text.parts for gap in (*_unheard(ability), *_gaps(ability))]
    return tuple(dict.fromkeys(found))


def _unheard(ability: Ability) -> list[str]:
    """The events that an ability waits for and that are never told."""
    events = [event for each in ability.openers if isinstance(each, When) for event in matching.each_event(each.event)]
    acts = [event.action for event in events if isinstance(event, Clause)]
    unheard = [verb for act in acts if isinstance(act, Act) and (verb := matching.unheard(act))]
    missing = [event.action.verb for event in events if isinstance(event, Clause) and _does_not_happen(event)]
    told = [f"when something happens: to {verb}" for verb in unheard]
    return [*told, *(f"when something does not happen: to {verb}" for verb in missing)]


def _does_not_happen(event: Clause) -> bool:
    """Whether an ability waits for something that is not done: "when you discard no cards"."""
    act = event.action
    if not isinstance(act, Act):
        return False
    nothing = any(isinstance(each, sel.Select) and each.quantity.word == "no" for each in (act.what, event.agent))
    return nothing or event.mode in NEVER


def check_runs(ability: Ability) -> None:
    """Whether an ability can be carried out to its end: what cannot is not generated, nor carried out by half.

    :raises CannotRunError: if it cannot.
    """
    gap = next(_gaps(ability), None)
    if gap is not None:
        raise CannotRunError(gap)


def _gaps(ability: Ability) -> Iterator[str]:
    if ability.kind in ("Activated", "EventEffect", "Triggered"):
        if ability.kind == "Activated" and ability.triggers_from and not reloading.reloads_itself(ability):
            yield "an ability that is used out of play"
        yield from _of_left(ability)
        if _plays_event(ability):
            yield "to play an Event as an effect resolves"
        for sentence in sentences(ability.clauses):
            yield from _of_effect(ability, sentence)
        yield from probing.unreadable(ability)
        return
    if ability.lowered is not None:
        return
    for clause in ability.clauses:
        if not any(reads(clause) for reads in READERS) and not any(reads(ability, clause) for reads in WITH_ABILITY):
            yield ability.lowering.construction if isinstance(ability.lowering, Unsupported) else _words(clause)


def _plays_event(ability: Ability) -> bool:
    """Whether an Event that was chosen before would be played: "target an Event in your smoked pile :: play it"."""
    acts = [each.action for each in ability.clauses if isinstance(each.action, Act) and each.action.verb == "play"]
    played = {act.what.slot for act in acts if isinstance(act.what, ref.Target | ref.Chosen | ref.That)}
    return any(
        isinstance(node, sel.Select)
        and node.slot in played
        and any(sel.Type("event") in kind.all_of for kind in node.kinds)
        for node in walk((ability.left, ability.clauses))
    )


def _of_left(ability: Ability) -> Iterator[str]:
    """What is paid, chosen and checked as an ability is used."""
    user = users.users_of(ability) if ability.kind == "Activated" else None
    for item in ability.left:
        if isinstance(item, Clause) and item.agent not in (None, user, ref.You()) and nouns.is_player(item.agent):
            if item.mode in NEVER or generating.is_choice(item):
                continue
            yield "what another player pays as it is generated"
        if not isinstance(item, Clause):
            if not isinstance(item, generating.USE):
                yield f"{type(item).__name__} at generation"
        elif forbids_responses(item):
            if not _is_forbidden(ability, item):
                yield _words(item)
        elif not (generating.is_choice(item) or asks_for_targets(item)):
            yield from _of_payment(item)


def _of_payment(clause: Clause) -> Iterator[str]:
    if generating.is_timing(clause):
        return
    if (gap := generating.unpaid(clause)) is not None:
        yield gap


def _of_effect(ability: Ability, sentence: tuple[Clause, ...]) -> Iterator[str]:
    """What happens as an effect resolves; of one that waits for something, what happens then."""
    waits = any(isinstance(each, When) for each in sentence[0].adverbs)
    for clause in sentence:
        if waits:
            rest = tuple(each for each in clause.adverbs if not isinstance(each, When | During | Until))
            clause = replace(clause, adverbs=rest)
        if _is_read_elsewhere(ability, clause):
            continue
        if clause.mode in NEVER:
            if not _is_forbidden(ability, clause):
                yield _words(clause)
            continue
        if (gap := unread(active(clause))) is not None:
            yield gap


def _is_read_elsewhere(ability: Ability, clause: Clause) -> bool:
    """Whether a clause is no effect of its own: a limit of another, or what is done instead of something."""
    if limits_x(clause) or _limits_zero(clause):
        return not clause.adverbs
    if goes_on(clause):
        return True
    if isinstance(clause.action, Be):
        return spoken.holds(ability, clause)
    if ability.kind != "Triggered":
        return False
    if Manner("instead") in clause.adverbs:
        return replacing.replaces(ability)
    return simultaneous.is_simultaneous(ability)


def _is_forbidden(ability: Ability, clause: Clause) -> bool:
    """Whether what an effect says cannot be is asked somewhere; how long it lasts is read as it begins."""
    held = tuple(each for each in clause.adverbs if not isinstance(each, Until | Response) and each != Manner("again"))
    plain = replace(clause, adverbs=held)
    if isinstance(clause.action, Act) and clause.action.verb == "copy" and not clause.action.passive:
        return not held and not clause.action.complements  # Of a card that is copied: what is left out of it.
    return spoken.holds(ability, plain)


def _words(clause: Clause) -> str:
    action = clause.action
    name = action.verb if isinstance(action, Act) else type(action).__name__
    said = {"Be": "to be that", "Gain": "to gain that", "Cause": "to have that done"}.get(name, f"to {name}")
    return f"that something cannot be: {said}" if clause.mode in NEVER else said
