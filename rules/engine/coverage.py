"""What of a text compiles and is not run by the engine yet: told in every evaluation that involves the card."""

from __future__ import annotations

from functools import lru_cache

from rules.engine import control, matching, scenes  # noqa: F401  (the verbs register themselves)
from rules.engine.doing import HANDLERS, limits_x
from rules.engine.prohibitions import NEVER
from rules.engine.rules_text import Ability, RulesText
from rules.engine.scope import CannotRunError
from rules.engine.text.actions import Act, Be, Bonus, Cause, Gain, Give
from rules.engine.text.references import Of
from rules.engine.text.selectors import Select
from rules.engine.text.timing import AsIf, AtCost, Clause, During, Manner, When

CHOICES = frozenset({"target", "choose", "select", "name", "turn", "turn and maintain"})


@lru_cache(maxsize=8192)
def gaps(text: RulesText) -> tuple[str, ...]:
    """What the engine does not run of a wording, each in a few words; empty where it runs everything."""
    found = []
    for ability in text.parts:
        found += [f"when something happens: to {verb}" for verb in _unheard(ability)]
        for clause in (*ability.left, *ability.clauses):
            if isinstance(clause, Clause) and not runs(ability, clause):
                found.append(_words(clause))
    return tuple(dict.fromkeys(found))


def _unheard(ability: Ability) -> list[str]:
    """The events that an ability waits for and that are never told."""
    events = [event for each in ability.openers if isinstance(each, When) for event in matching.each_event(each.event)]
    acts = [event.action for event in events if isinstance(event, Clause)]
    return [verb for act in acts if isinstance(act, Act) and (verb := matching.unheard(act))]


def runs(ability: Ability, clause: Clause) -> bool:
    """Whether the engine has what a clause of an ability needs."""
    action = clause.action
    if isinstance(action, Gain) or limits_x(clause) or clause.mode in NEVER:
        return True
    if isinstance(action, Cause):
        return isinstance(action.action, Act) and action.action.verb in HANDLERS
    if isinstance(action, Be) and "hand size" in str(clause.agent):
        return True
    if isinstance(action, Be):
        # "Not a legal target for Events": legal targets and subjects (7.6).
        immunity = action.negated and any(f"legal {each}" in str(action.what) for each in ("target", "subject"))
        return immunity or "canceled" in str(action.what) or isinstance(action.what, Bonus)
    if isinstance(action, Give):
        return "give" in HANDLERS
    if not isinstance(action, Act):
        return False
    if ability.kind in ("Static", "Permission", "PlayTiming", "PlayOn", "XDefinition"):
        return _continuous(ability, clause, action)
    return action.verb in HANDLERS or action.verb in CHOICES or action.verb == "play"


def check_runs(ability: Ability) -> None:
    """Whether an ability can be carried out to its end: what cannot is not generated, nor carried out by half.

    :raises CannotRunError: if it cannot.
    """
    for clause in ability.clauses:
        if isinstance(clause, Clause) and not runs(ability, clause):
            raise CannotRunError(f"the effect {_words(clause)!r}")


def _continuous(ability: Ability, clause: Clause, action: Act) -> bool:
    if control.takes_control(clause) or ability.kind in ("PlayTiming", "PlayOn"):
        return True
    if isinstance(clause.agent, Of) and "hand size" in clause.agent.what:
        return True
    if action.verb in ("reduce", "increase"):
        return "cost" in str(clause) or (action.passive and "'damage'" in str(clause.agent))
    if action.verb == "redirect":
        return action.passive and "'damage'" in str(clause.agent)
    if action.verb == "inflict":
        return any(isinstance(each, AsIf) or each == Manner("instead") for each in clause.adverbs)
    if action.verb == "unturn":
        # A card whose control is taken unturns in any case (7.4).
        return any(control.takes_control(each) and each.action.what == action.what for each in ability.clauses)
    if action.verb == "gain":
        return "'designator'" in str(action.what)
    if action.verb == "decrease":
        # "Its combat damage decreases with its Fighting": so does everyone's (4.6).
        return "damage" in str(clause.agent) and "fighting" in str(action.complements)
    if action.verb in ("draw", "discard"):
        return clause.mode == "may" and any(isinstance(each, During) for each in clause.adverbs)
    if action.verb == "play":
        return any(isinstance(each, AtCost) for each in clause.adverbs) or ability.kind == "Permission"
    if action.verb in ("have", "cost"):
        nothing = isinstance(action.what, Select) and action.what.quantity.word == "no" and "'effect'" in str(action)
        return nothing or "cost" in str(clause)
    if action.verb in ("attack", "intercept", "declare") and clause.mode in ("may", "must"):
        return all(getattr(each, "preposition", "") in ("without", "as") for each in action.complements)
    return action.verb in ("take", "enter", "enter play", "provide", "generate")


def _words(clause: Clause) -> str:
    action = clause.action
    name = action.verb if isinstance(action, Act) else type(action).__name__.lower()
    return f"to {name}" if isinstance(action, Act) else name
