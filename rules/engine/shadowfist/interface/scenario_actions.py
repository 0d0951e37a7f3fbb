"""The actions of a scenario: which there are, and the fields of each (DESIGN 7).

Any of them may bring the ``label`` with which it was listed: a sentence for people, which is not read.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.engine.kernel.actions import Action
from rules.engine.kernel.fields import MAX_NUMBER, MAX_WORD, MAX_WORDS, Fields

MAX_LABEL = 2_000  # characters
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
    "take": ("site", "choice", "at"),
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
_LISTS = ("targets", "with", "cards", "keep")
_TEXTS = ("on", "source", "reduced_by", "target", "option", "site", "choice", "to")
_NUMBERS = ("x", "power")


def read_action(fields: Fields, names: list[str]) -> Action:
    """One action with its fields of the right types; faults are noted in ``fields``."""
    do = fields.text("do", "")
    if do not in ACTION_FIELDS:
        fields.fault("do", f"{do!r} is no action; there are {', '.join(ACTION_FIELDS)}")
        return {}
    fields.only("by", "do", *ACTION_FIELDS[do], "label")
    fields.text("label", "", most=MAX_LABEL)
    by = fields.text("by", "")
    if by and by not in names:
        fields.fault("by", f"no player is named {by!r}")
    if "card" in ACTION_FIELDS[do]:
        if not isinstance(fields.given.get("card"), str):
            fields.fault("card", "must name a card by id or title")
        fields.text("card", "")
    for name in fields.given:
        if name in _LISTS:
            fields.words(name)
        elif name == "target" and do in ("attack", "join") and isinstance(fields.given[name], Mapping):
            _targets_of(fields)
        elif name in _TEXTS:
            fields.text(name, "")
        elif name in _NUMBERS:
            fields.number(name, 0)
    _ability(fields)
    _at(fields)
    _choices(fields)
    _against(fields)
    _damage(fields)
    return {name: value for name, value in fields.given.items() if name != "label"}


def _targets_of(fields: Fields) -> None:
    """Where an attack has several targets: which of them each attacker attacks."""
    targets = Fields(fields.mapping("target"), f"{fields.place}.target", fields.faults)
    for attacker in targets.given:
        targets.text(str(attacker), "")


def _ability(fields: Fields) -> None:
    """The index of an ability, or the name of a special ability."""
    if isinstance(fields.given.get("ability"), str):
        fields.text("ability", "")
    else:
        fields.number("ability", 0)


def _at(fields: Fields) -> None:
    """A place in words, behind a Site, or a new location of a player."""
    given = fields.given.get("at")
    if isinstance(given, Mapping):
        place = Fields(given, f"{fields.place}.at", fields.faults)
        place.only("behind", "new location")
        for key in given:
            place.text(key, "")
    else:
        fields.text("at", "")


def _choices(fields: Fields) -> None:
    """What is chosen and is neither card nor player: words and numbers. One may stand by itself."""
    given = fields.given.get("choices", [])
    for i, each in enumerate(fields.items("choices", most=MAX_WORDS) if not isinstance(given, str | int) else [given]):
        is_word = isinstance(each, str) and len(each) <= MAX_WORD
        is_number = isinstance(each, int) and not isinstance(each, bool) and abs(each) <= MAX_NUMBER
        if not (is_word or is_number):
            fields.fault(f"choices[{i}]", "must be a word or a whole number")


def _against(fields: Fields) -> None:
    """The interceptors of each attacker."""
    given = fields.given.get("against", {})
    if "with" in fields.given and fields.given.get("do") == "intercept":
        given = None  # Whom they intercept has to be said.
    if not isinstance(given, Mapping) or not all(isinstance(each, list) for each in given.values()):
        fields.fault("against", 'must name the interceptors of each attacker: {"ting-ting": ["maverick-cop"]}')
        return
    chains = Fields(given, f"{fields.place}.against", fields.faults)
    for attacker in chains.given:
        chains.words(str(attacker))


def _damage(fields: Fields) -> None:
    """The share of each card."""
    shares = Fields(fields.mapping("damage"), f"{fields.place}.damage", fields.faults)
    for card in shares.given:
        shares.number(str(card), 0)
