"""What of a text compiles and is not run by the engine yet: told in every evaluation that involves the card."""

from __future__ import annotations

from rules.engine import control, scenes  # noqa: F401  (the verbs register themselves)
from rules.engine.doing import HANDLERS, limits_x
from rules.engine.prohibitions import NEVER
from rules.engine.rules_text import Ability, RulesText
from rules.engine.text.actions import Act, Be, Cause, Gain
from rules.engine.text.timing import AtCost, Clause

CHOICES = frozenset({"target", "choose", "select", "name", "turn", "turn and maintain"})


def gaps(text: RulesText) -> list[str]:
    """What the engine does not run of a wording, each in a few words; empty where it runs everything."""
    found = []
    for ability in text.parts:
        for clause in (*ability.left, *ability.clauses):
            if isinstance(clause, Clause) and not _runs(ability, clause):
                found.append(_words(clause))
    return list(dict.fromkeys(found))


def _runs(ability: Ability, clause: Clause) -> bool:
    action = clause.action
    if isinstance(action, Gain) or limits_x(clause) or clause.mode in NEVER:
        return True
    if isinstance(action, Cause):
        return isinstance(action.action, Act) and action.action.verb in HANDLERS
    if isinstance(action, Be) and "hand size" in str(clause.agent):
        return True
    if isinstance(action, Be):
        return "canceled" in str(action.what)
    if not isinstance(action, Act):
        return False
    if ability.kind in ("Static", "Permission", "PlayTiming", "PlayOn", "XDefinition"):
        return _continuous(ability, clause, action)
    return action.verb in HANDLERS or action.verb in CHOICES or action.verb == "play"


def _continuous(ability: Ability, clause: Clause, action: Act) -> bool:
    if control.takes_control(clause) or ability.kind in ("PlayTiming", "PlayOn"):
        return True
    if action.verb in ("reduce", "increase"):
        return "cost" in str(clause)
    if action.verb == "play":
        return any(isinstance(each, AtCost) for each in clause.adverbs) or ability.kind == "Permission"
    return action.verb in ("take", "enter", "enter play", "provide")


def _words(clause: Clause) -> str:
    action = clause.action
    name = action.verb if isinstance(action, Act) else type(action).__name__.lower()
    return f"to {name}" if isinstance(action, Act) else name
