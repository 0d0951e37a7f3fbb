"""What a card says while it has copied another, or been given its text or characteristics (7.5, 4.6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from functools import lru_cache

from rules.engine.kernel.frozen import changed
from rules.engine.kernel.value import rebuilt, walk
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.lowering.rules_text import Ability, NotUnderstood, RulesText
from rules.engine.shadowfist.model.cards import Face, Number
from rules.engine.shadowfist.model.symbols import Symbols
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.view import renumbering
from rules.engine.shadowfist.view.renumbering import Renumbered

# What stands in one place of a card.
Characteristic = str | Number | Symbols


@dataclass(frozen=True)
class Copied:
    """What a card has besides its own text, or in its place.

    ``strength`` is the X that the ``abilities`` define for a Fighting. ``face`` are printed characteristics that take
    the place of its own; ``instead`` says that the abilities do, too. ``lost`` is what is not understood of the text.
    """

    abilities: tuple[Ability[ab.Ability], ...] = ()
    strength: a.Amount | None = None
    face: tuple[tuple[str, Characteristic], ...] = ()
    instead: bool = False
    lost: tuple[NotUnderstood, ...] = ()


@lru_cache(maxsize=1024)
def abilities_of(text: RulesText, *, special_only: bool = False) -> tuple[Ability[ab.Ability], ...]:
    """The abilities that are copied from a printed text: never its restrictions, unless the copying text says so."""
    kinds: tuple[type[object], ...] = (ab.Keyword, ab.Priced)
    return tuple(
        _with_x(each, text)
        for each in text.abilities
        if not isinstance(each.does, ab.Restriction) and (isinstance(each.does, kinds) or not special_only)
    )


def restrictions_of(text: RulesText) -> tuple[Ability[ab.Ability], ...]:
    """The restrictions of a text."""
    return tuple(each for each in text.abilities if isinstance(each.does, ab.Restriction))


def _with_x(ability: Ability[ab.Ability], text: RulesText) -> Ability[ab.Ability]:
    """An ability that no longer needs the definition of X elsewhere in its text."""
    if text.x is None or ability.x is not None or not any(isinstance(each, a.X) for each in walk(ability.does)):
        return ability
    return replace(ability, does=rebuilt(ability.does, lambda each: text.x if isinstance(each, a.X) else each))


def strength_of(text: RulesText) -> a.Amount | None:
    """The X that a text defines for a Fighting, or nothing (4.6)."""
    return text.x if text.face.fighting == "X" else None


@lru_cache(maxsize=1024)
def compose(printed: RulesText, given: tuple[Copied | Renumbered, ...]) -> RulesText:
    """A printed text with what its card has copied, in the order in which that resolved."""
    for change in given:
        printed = renumbering.renumbered(printed, change) if isinstance(change, Renumbered) else printed
    copied = [each for each in given if isinstance(each, Copied)]
    if not copied:
        return printed
    face = printed.face
    own = printed.abilities
    gained: list[Ability[ab.Ability]] = []
    lost = printed.not_understood
    strength: a.Amount | None = None
    known = {field.name for field in fields(Face)}
    for each in copied:
        face = changed(face, {name: value for name, value in each.face if name in known})
        if each.instead:
            own, lost = restrictions_of(printed), ()
            gained, strength = [], None
        lost = (*lost, *each.lost)
        gained += [replace(one, gained=True) for one in each.abilities]
        # 4.6: the last definition of a Fighting of X takes precedence; a printed number is not redefined.
        strength = each.strength if each.strength is not None else strength
    return RulesText(face, (*own, *gained), lost, strength)


def settle(referee: Referee) -> bool:
    """Gives every card the text that it should have now; tells whether any has changed."""
    game = referee.game
    wanted = texts(game)
    changed = False
    for card in game.in_play():
        text = wanted.get(card.id, card.printed)
        if text is not card.text:
            referee.put(card.id, text=text, own=None if text is card.printed else card.printed)
            changed = True
    return changed


def texts(game: Game) -> dict[str, RulesText]:
    """The cards in play that do not have their printed text alone, and what they say."""
    copied: dict[str, list[Copied | Renumbered]] = {}
    for modification in game.modifications:
        given = [each for each in modification.what if isinstance(each, Copied | Renumbered)]
        for known in modification.cards if given else ():
            if game.same(known) is not None:
                copied.setdefault(known.id, []).extend(given)
    return {card_id: compose(game.cards[card_id].printed, tuple(given)) for card_id, given in copied.items()}


def renumbered(game: Game, card: Card) -> RulesText:
    """The printed text of a card with the numbers that it has now."""
    known = game.known(card.id)
    changes = [each for one in game.modifications if known in one.cards for each in one.what]
    return compose(card.printed, tuple(each for each in changes if isinstance(each, Renumbered)))


def may_be_copied(card: Card) -> bool:
    """10.1.1: an Uncopyable card cannot be copied by any means, wherever it is."""
    return "Uncopyable" not in card.printed.restrictions


def characteristics(source: Face, names: Sequence[str]) -> tuple[tuple[str, Characteristic], ...]:
    """Printed characteristics by name."""
    return tuple((name, getattr(source, name)) for name in names)
