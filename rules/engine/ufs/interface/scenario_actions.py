"""The actions of a scenario of UFS: which there are, and the fields of each (DESIGN 7a)."""

from __future__ import annotations

from typing import Any

from rules.engine.kernel.fields import Fields, quoted
from rules.engine.ufs.effects.checking import MAX_CHECK
from rules.engine.ufs.model.cards import CARD_TYPES, SYMBOLS
from rules.engine.ufs.query.numbers import BY_TEXT, PRINTED, RANGED

MAX_LABEL = 2_000  # characters
BLOCKS_AS = (PRINTED, RANGED, BY_TEXT)
_CHECKED = ("check", "commit", "recheck")
_DECIDED = ("x", "targets", "choices", "pay", "order")
ACTION_FIELDS: dict[str, tuple[str, ...]] = {
    "play": ("card", "half", "symbol", "ability", *_DECIDED, *_CHECKED),
    "activate": ("card", "ability", *_DECIDED, *_CHECKED),
    "block": ("card", "half", "symbol", "as", *_DECIDED, *_CHECKED),
    "pass": (),
    "discard": ("cards",),
    "mulligan": (),
    "keep": (),
    "choose": ("cards", "option"),
    "continue": (),
    "end": (),
}
_LISTS = ("targets", "choices", "pay", "commit", "order", "cards")
_TEXTS = ("recheck", "option")


def read_action(fields: Fields, names: list[str]) -> dict[str, Any]:
    """One action with its fields of the right types; faults are noted in ``fields``."""
    do = fields.text("do", "")
    if do not in ACTION_FIELDS:
        fields.fault("do", f"{quoted(do)} is no action; there are {', '.join(ACTION_FIELDS)}")
        return {}
    fields.only("by", "do", *ACTION_FIELDS[do], "label")
    fields.text("label", "", most=MAX_LABEL)
    by = fields.text("by", "")
    if by and by not in names:
        fields.fault("by", f"no player is named {quoted(by)}")
    if "card" in ACTION_FIELDS[do]:
        if not isinstance(fields.given.get("card"), str):
            fields.fault("card", "must name a card by id or title")
        fields.text("card", "")
    for name in _LISTS:
        if name in fields.given:
            fields.words(name)
    for name in _TEXTS:
        fields.text(name, "")
    fields.number("x", 0, most=MAX_CHECK)
    if "half" in fields.given:
        fields.choice("half", CARD_TYPES, CARD_TYPES[0])
    if "symbol" in fields.given:
        fields.choice("symbol", SYMBOLS[:-1], SYMBOLS[0])
    if "as" in fields.given:
        fields.choice("as", BLOCKS_AS, PRINTED)
    _check(fields)
    ability = fields.given.get("ability")
    if ability is not None and not isinstance(ability, str):
        fields.number("ability", 0)
    return {name: value for name, value in fields.given.items() if name != "label"}


def _check(fields: Fields) -> None:
    """``check`` is the value of the top card; a list where a re-check follows."""
    if isinstance(fields.given.get("check"), list | tuple):
        for i, each in enumerate(fields.items("check", most=2)):
            if isinstance(each, bool) or not isinstance(each, int) or not 0 <= each <= MAX_CHECK:
                fields.fault(f"check[{i}]", f"{quoted(each)} is no control value")
    else:
        fields.number("check", 0, most=MAX_CHECK)
