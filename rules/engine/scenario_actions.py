"""The actions of a scenario: which there are, and the fields of each (DESIGN 7)."""

from __future__ import annotations

from rules.engine.scenario_fields import Fields

# The fields of each action beside ``by`` and ``do``.
ACTION_FIELDS: dict[str, tuple[str, ...]] = {
    "play": ("card", "targets", "on", "at", "x", "source", "choices", "reduced_by"),
    "use": ("card", "ability", "targets", "source", "x", "choices", "reduced_by", "on", "at"),
    "heal": ("card",),
    "move": ("card", "to"),
    "reveal": ("card",),
    "attack": ("with", "target"),
    "join": ("with", "target"),
    "intercept": ("against",),
    "decline": (),
    "resolve": (),
    "combat": (),
    "continue": (),
    "choose": ("cards", "option"),
    "divide": ("damage",),
    "take": ("site", "choice"),
    "bid": ("power",),
    "pass": (),
    "keep": ("card",),
    "generate power": (),
    "skip power": (),
    "unturn": ("keep",),
    "discard": ("cards",),
    "draw": (),
    "end turn": (),
    "return to main shot": (),
}
_LISTS = {"targets", "with", "cards", "keep"}


def read_action(fields: Fields, names: list[str]) -> dict[str, object]:
    """One action with its fields of the right types; faults are noted in ``fields``."""
    do = fields.text("do", "")
    if do not in ACTION_FIELDS:
        fields.fault("do", f"{do!r} is no action; there are {', '.join(ACTION_FIELDS)}")
        return {}
    fields.only("by", "do", *ACTION_FIELDS[do])
    by = fields.text("by", "")
    if by and by not in names:
        fields.fault("by", f"no player is named {by!r}")
    if "card" in ACTION_FIELDS[do] and not isinstance(fields.given.get("card"), str):
        fields.fault("card", "must name a card by id or title")
    if "x" in fields.given:
        fields.number("x", 0)
    if "power" in fields.given:
        fields.number("power", 0)
    for name in fields.given:
        if name in _LISTS:
            fields.words(name)
    for name in ("on", "source", "reduced_by", "target", "option", "site", "choice"):
        if name in fields.given:
            fields.text(name, "")
    return dict(fields.given)
