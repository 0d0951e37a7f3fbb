"""What is done to cards, in sentences: who does it, to which cards, and where they go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.engine.kernel.steps import listing
from rules.engine.ufs.ir.values import Kind
from rules.engine.ufs.ir.words import Verb
from rules.engine.ufs.rules.table import Table

# The verb as one player does it, and what follows what it is done to.
_SAID = {
    Verb.COMMIT: ("commits", ""),
    Verb.READY: ("readies", ""),
    Verb.DESTROY: ("destroys", ""),
    Verb.DISCARD: ("discards", ""),
    Verb.REMOVE: ("removes", " from the game"),
    Verb.RETURN: ("adds", " to the hand"),
    Verb.TO_MOMENTUM: ("adds", " to the momentum"),
    Verb.TO_STAGING: ("adds", " to the staging area"),
    Verb.TO_POOL: ("adds", " to the card pool, face down"),
    Verb.DECK_TOP: ("puts", " on top of the deck"),
    Verb.DECK_BOTTOM: ("puts", " on the bottom of the deck"),
    Verb.FACE_DOWN: ("turns", " face down"),
    Verb.ATTACH: ("attaches", ""),
    Verb.REVEAL: ("reveals", ""),
    Verb.LOOK: ("looks at", ""),
    Verb.CHOOSE: ("chooses", ""),
}
# 4.4, 4.5, 2.13: what lies face up afterwards, or is shown, both players may name.
_SHOWN = (Verb.DESTROY, Verb.DISCARD, Verb.REMOVE, Verb.TO_STAGING, Verb.REVEAL)
_PLAIN = {"readies": "ready", "attaches": "attach", "looks at": "look at"}


def done(who: Sequence[str], verb: Verb, what: str) -> str:
    """What players do.

    >>> done(["Ann"], Verb.RETURN, "Jab"), done(["Ann", "Bob"], Verb.READY, "2 cards")
    ('Ann adds Jab to the hand', 'Ann and Bob ready 2 cards')
    """
    verb_said, where = _SAID[verb]
    return f"{listing(who)} {verb_said if len(who) == 1 else _plain(verb_said)} {what}{where}"


def to_do(verb: Verb, what: str) -> str:
    """The same, as what may or must be done.

    >>> to_do(Verb.DECK_TOP, "Jab")
    'put Jab on top of the deck'
    """
    verb_said, where = _SAID[verb]
    return f"{_plain(verb_said)} {what}{where}"


def to_do_it(verb: Verb) -> str:
    """The same where what it is done to is said before.

    >>> to_do_it(Verb.DECK_TOP)
    'put on top of the deck'
    """
    verb_said, where = _SAID[verb]
    return f"{_plain(verb_said)}{where}"


def kind_said(kind: Kind, noun: str) -> str | None:
    """A kind of card in words; nothing where it states more than types, symbols, keywords and zones.

    :param noun: what a card is called of which no type is stated.

    >>> kind_said(Kind(traits=("punch",)), "attack"), kind_said(Kind(committed=True), "card")
    ('punch attack', None)
    """
    if kind != Kind(types=kind.types, symbols=kind.symbols, traits=kind.traits, zones=kind.zones):
        return None
    zones = [" or ".join(kind.zones)] if kind.zones else []
    return " ".join([*zones, *kind.symbols, *kind.traits, " or ".join(kind.types) or noun])


def _plain(verb_said: str) -> str:
    return _PLAIN.get(verb_said, verb_said.removesuffix("s"))


def shows(verb: Verb) -> bool:
    """Whether what is done to a card shows it to both players."""
    return verb in _SHOWN


def cards_named(table: Table, ids: Iterable[str], verb: Verb, who: Sequence[str] = ()) -> str:
    """Cards to which something is done in a sentence, those that nobody may name by their number.

    :param who: does it; whose momentum it is goes without saying where it is theirs alone.
    """
    found: dict[str, int] = {}
    momentum: dict[str, list[str]] = {}
    for each in ids:
        if (card := table.game.cards[each]).zone == "momentum":
            momentum.setdefault(card.controller, []).append(each)
            continue
        name = table.name(each, shown=shows(verb))
        found[name] = found.get(name, 0) + 1
    named = [_times(name, count) for name, count in found.items()]
    for name, held in momentum.items():
        seen = [table.name(each, shown=True) for each in held if shows(verb) and table.game.cards[each].is_known]
        of = "" if list(who) == [name] else f" of {name}"
        named.append(f"{len(held)} momentum{of}{f' ({listing(seen)})' if seen else ''}")
    return listing(named)


def _times(name: str, count: int) -> str:
    if count == 1:
        return name
    return f"{count} cards{name.removeprefix('a card')}" if name.startswith("a card of ") else f"{count} {name}"
