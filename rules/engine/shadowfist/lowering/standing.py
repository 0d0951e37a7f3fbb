"""Whether each phrase for cards can be true of a card where it stands: otherwise it would come to nothing, unsaid."""

from __future__ import annotations

from rules.engine.kernel.value import walk
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import CardType
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError

# What a card can be only one of; the other types are parts of these.
PARTS = {
    CardType.FENG_SHUI_SITE: CardType.SITE,
    CardType.NON_FENG_SHUI_SITE: CardType.SITE,
    CardType.WEAPON: CardType.STATE,
    CardType.VEHICLE: CardType.STATE,
    CardType.SCHTICK: CardType.STATE,
}
TYPES = frozenset({CardType.CHARACTER, CardType.SITE, CardType.EVENT, CardType.EDGE, CardType.STATE, CardType.EFFECT})
# What is done to cards that are in play or in a pile, as an Event in the scene is not.
Moved = ef.Remove | ef.Return | ef.ReloadCards | ef.TakeControl | ef.TurnCards | ef.UnturnCards


def check_standing(made: ab.Ability) -> None:
    """Looks whether every phrase can be where it stands.

    :raises UnsupportedError: if one cannot.
    """
    chosen = {each.among for each in walk(made) if isinstance(each, ch.ChooseCards)}
    if isinstance(made, ab.Triggered):
        for choice in (each for each in walk(made.effects) if isinstance(each, ch.ChooseCards)):
            # What waits in the scene is chosen as an effect is generated; what resolves looks at the cards in play.
            _check_events(choice)
    for each in walk(made):
        if isinstance(each, n.Matching):
            _check_kinds(each)
            _check_location(each)
            if each not in chosen and any(isinstance(limit, n.Together) for limit in each.limits):
                raise UnsupportedError("what cards have together, of cards that nobody chooses")
        elif isinstance(each, Moved):
            _check_events(each.cards)


def _check_kinds(phrase: n.Matching) -> None:
    first, *rest = phrase.kinds or ((),)
    if any(isinstance(word, n.Costs) for word in first) and any(
        all(isinstance(word, n.OfType) for word in kind) for kind in rest
    ):
        raise UnsupportedError("a cost that stands before the first of several nouns, or before all of them")
    for kind in phrase.kinds:
        named = {word.type for word in kind if isinstance(word, n.OfType) and not word.negated}
        if len({PARTS.get(each, each) for each in named} & TYPES) > 1:
            raise UnsupportedError("a card of two types at once")


def _check_location(phrase: n.Matching) -> None:
    """Only Characters and Sites are at a location: a State is on its subject (4.3.4, 4.3.5)."""
    elsewhere = {n.OfType(each) for each, whole in PARTS.items() if whole is CardType.STATE}
    elsewhere |= {n.OfType(CardType.STATE), n.OfType(CardType.EDGE)}
    located = any(isinstance(each, n.AtLocationOf | n.AtLocationOfAttack) for each in phrase.limits)
    if located and any(elsewhere & set(kind) for kind in phrase.kinds):
        raise UnsupportedError("States or Edges at a location")


def _check_events(cards: ch.Patients) -> None:
    """Events are never in play (4.3.6): which are meant, their pile says."""
    phrase = cards.among if isinstance(cards, ch.ChooseCards) else cards
    if not isinstance(phrase, n.Matching) or any(isinstance(limit, n.InPile | n.AnyOf) for limit in phrase.limits):
        return
    if phrase.kinds and all(n.OfType(CardType.EVENT) in kind for kind in phrase.kinds):
        raise UnsupportedError("an Event of which it is not said where it is")
