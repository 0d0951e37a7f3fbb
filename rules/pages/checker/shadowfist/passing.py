"""The buttons with which everyone passes: each says what it passes over, and the first stops where somebody may act."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from rules.engine import listing
from rules.engine.shadowfist import Ahead, name_of, short
from rules.engine.shadowfist import AheadOption as Option
from rules.engine.shadowfist import CardNames as Cards
from rules.pages.checker.shadowfist.table import Choice

Json = Mapping[str, Any]
COURSE = ("resolve", "combat", "continue")
# How an option is named where it is open to nobody, and where nobody uses it.
VERBS = {"join": "joins", "intercept": "intercepts"}


def is_course(action: Json, result: Json) -> bool:
    """Whether an action has its button here; so does declining in an attack, where the option comes to a player."""
    in_course = action["do"] in COURSE and not action.get("by")
    return in_course or (action["do"] == "decline" and bool(result.get("attack")))


def course(result: Json, legal: Iterable[Json], ahead: Ahead | None) -> list[Choice]:
    """The buttons for what lets the scene, the attack or the turn run on, the first to be taken first.

    :param ahead: what lies ahead in an attack.
    """
    legal = list(legal)
    found = {each["do"]: each for each in legal if each["do"] in COURSE and not each.get("by")}
    if result["phase"] == "start of turn":
        found.pop("continue", None)  # It goes on to generating Power, which the other buttons are about.
    if ahead is None or not result.get("attack"):
        words = {"resolve": _what_passing_does(result), "combat": "Everyone passes: the next combat takes place"}
        return [_choice(words.get(do) or short(each, result["cards"]), each) for do, each in found.items()]
    buttons = {}
    if "combat" in found:
        buttons["combat"] = _choice(_to_combat(ahead, result["cards"]), found["combat"])
    if "continue" in found:
        buttons["continue"] = _choice(_to_the_end(ahead), found["continue"])
    if "resolve" in found:
        buttons["resolve"] = _step(result, legal, ahead, found["resolve"])
    nobody = not any(each.open for each in ahead.options)
    barred = not result["scene"] and nobody and bool(ahead.options or ahead.fights)
    order = ("combat", "resolve", "continue") if barred else ("resolve", "combat", "continue")
    return [buttons[do] for do in order if do in buttons]


def _step(result: Json, legal: Iterable[Json], ahead: Ahead, resolve: Json) -> Choice:
    """The button that goes no further than where somebody may act."""
    if result["scene"]:
        return _choice(_what_passing_does(result), resolve)
    option = result["attack"]["option"]
    if option is not None and not ahead.passes:  # Who cannot use it need not say so.
        declining = next((each for each in legal if each["do"] == "decline" and each.get("by") == option["by"]), None)
        if declining is not None:
            return _choice(f"{option['by']} does not {option['do']}", declining)
    elif ahead.passes:
        first = next(each for each in ahead.options if each.open)
        words = f"Everyone passes: {first.by} may {first.do}{' the attack' if first.do == 'join' else ''}"
        return _choice(words, [resolve] * ahead.passes)
    return _choice("Everyone passes: the attack goes on", resolve)


def _to_combat(ahead: Ahead, cards: Cards) -> str:
    opponents = list(dict.fromkeys(name_of(opponent, cards) for _, opponent in ahead.fights))
    comes = f"combat with {listing(opponents)}" if opponents else "the attack goes on"
    return f"{_passed_over(ahead.options)}: {comes}"


def _to_the_end(ahead: Ahead) -> str:
    passed_over = _passed_over((*ahead.options, *ahead.later))
    comes = "go on until someone must decide"
    return comes.capitalize() if passed_over == _passed_over(()) else f"{passed_over}: {comes}"


def _passed_over(options: tuple[Option, ...]) -> str:
    """What is passed over, in words: only what somebody could do, or that nobody could."""
    used = list(dict.fromkeys(each.do for each in options if each.open))
    if used:
        return f"Nobody {' or '.join(VERBS[do] for do in used)}"
    barred = list(dict.fromkeys(each.do for each in options))
    return f"Nobody can {' or '.join(barred)}" if barred else "Everyone passes"


def _what_passing_does(result: Json) -> str:
    if result["scene"]:
        return "Everyone passes: the scene resolves"
    return "Everyone passes: the attack goes on" if result.get("attack") else "Everyone passes"


def _choice(label: str, action: object) -> Choice:
    return Choice(label, json.dumps(action, ensure_ascii=False))
