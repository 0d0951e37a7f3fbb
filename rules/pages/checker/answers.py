"""What a form of the checker sends, as an action: cards ticked, numbers filled in, interceptors in their order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.http import QueryDict

from rules.text.json_text import JsonError, read_json

Action = dict[str, Any]


class FormError(ValueError):
    """A form that cannot be read; the message says what to fill in."""


def read_actions(form: QueryDict) -> list[Action]:
    """The actions that a form stands for: a button's own, or one put together from its fields.

    :raises FormError: if something is missing or no action.
    """
    button = form.get("act", "")
    if button:
        try:
            found = read_json(button)
        except JsonError:
            found = None
        actions = found if isinstance(found, list) else [found]
        if not all(isinstance(each, dict) and isinstance(each.get("do"), str) for each in actions):
            raise FormError("That is no action.")
        if "check" in form:  # the control value of the card that was turned over (UFS 2.11)
            actions = [{**each, "check": _number(form.get("check", ""), "A control value")} for each in actions]
        return actions
    make = _FORMS.get(form.get("form", ""))
    if make is None:
        raise FormError("Nothing was chosen.")
    action = make(form)
    if form.get("by"):
        action = {"by": form["by"], **action}
    return [action]


def _choose(form: QueryDict) -> Action:
    return {"do": "choose", "cards": form.getlist("cards")}


def _attack(form: QueryDict) -> Action:
    attackers = form.getlist("with")
    if not attackers:
        raise FormError("Tick at least one Character to attack with.")
    action: Action = {"do": form.get("do", "attack"), "with": attackers}
    targets = form.getlist("target")
    if targets:
        action["target"] = targets[0] if len(targets) == 1 else targets
    return action


def _intercept(form: QueryDict) -> Action:
    """Each Character has a field ``chain:ID`` with the attacker it intercepts, and ``place:ID`` with its place."""
    chains: dict[str, list[tuple[int, str]]] = {}
    for name in form:
        attacker = form.get(name, "")
        if name.startswith("chain:") and attacker:
            interceptor = name.removeprefix("chain:")
            place = _number(form.get(f"place:{interceptor}") or "99", "A place in the chain")
            chains.setdefault(attacker, []).append((place, interceptor))
    if not chains:
        raise FormError("Choose whom at least one Character intercepts.")
    against = {
        attacker: [each for _, each in sorted(chain, key=lambda pair: pair[0])] for attacker, chain in chains.items()
    }
    return {"do": "intercept", "against": against}


def _divide(form: QueryDict) -> Action:
    shares = {
        name.removeprefix("share:"): _number(form.get(name) or "0", "A share of the damage")
        for name in form
        if name.startswith("share:")
    }
    return {"do": "divide", "damage": {card: share for card, share in shares.items() if share}}


def _bid(form: QueryDict) -> Action:
    return {"do": "bid", "power": _number(form.get("power", ""), "A bid")}


def _number(value: str, what: str) -> int:
    try:
        return int(value[:9])
    except ValueError:
        raise FormError(f"{what} must be a whole number, not “{value[:40]}”.") from None


_FORMS: dict[str, Callable[[QueryDict], Action]] = {
    "choose": _choose,
    "attack": _attack,
    "intercept": _intercept,
    "divide": _divide,
    "bid": _bid,
}
