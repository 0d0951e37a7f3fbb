"""What a card says while it has copied another, or been given its text or characteristics (7.5, 4.6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any

from rules.engine.cards import Face
from rules.engine.continuous import renumbering
from rules.engine.continuous.renumbering import Renumbered
from rules.engine.referee import Referee
from rules.engine.rules_text import RulesText
from rules.engine.state import Card, Game
from rules.engine.text.abilities import Keyword, Restriction
from rules.engine.text.actions import Act
from rules.engine.text.amounts import X
from rules.engine.text.node import rebuild, walk
from rules.engine.text.selectors import Select

# What a card says, by the words of texts.
TEXTS = frozenset({"rules text", "ability", "abilities", "special ability", "special abilities", "text"})


@dataclass(frozen=True)
class Copied:
    """What a card has besides its own text, or in its place.

    ``text`` is the wording of which the ``abilities`` are; ``strength`` says whether it defines an X that is a
    Fighting. ``face`` are printed characteristics that take the place of its own; ``instead`` says that the abilities
    do, too.
    """

    abilities: tuple[Any, ...] = ()
    strength: Any = None
    face: tuple[tuple[str, Any], ...] = ()
    instead: bool = False


def abilities_of(text: RulesText, *, restrictions: bool = False, special_only: bool = False) -> tuple[Any, ...]:
    """The abilities that are copied from a printed text: never its restrictions, unless the copying text says so."""
    found = []
    for each in text.abilities:
        if isinstance(each, Restriction):
            if restrictions:
                found.append(each)
        elif isinstance(each, Keyword) or not special_only:
            found.append(_with_x(each, text))
    return tuple(found)


def restrictions_of(text: RulesText) -> tuple[Any, ...]:
    """The restrictions of a text."""
    return tuple(each for each in text.abilities if isinstance(each, Restriction))


def _with_x(ability: Any, text: RulesText) -> Any:
    """An ability that no longer needs the definition of X elsewhere in its text."""
    if text.x is None or getattr(ability, "x", None) is not None:
        return ability
    if type(ability).__name__ == "XDefinition" or not any(isinstance(node, X) for node in walk(ability)):
        return ability
    return rebuild(ability, lambda node: text.x if isinstance(node, X) else node)


def strength_of(text: RulesText) -> Any:
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
    own: tuple[Any, ...] = printed.abilities
    gained: list[Any] = []
    strength = None
    known = {field.name for field in fields(Face)}
    for each in copied:
        face = replace(face, **{name: value for name, value in each.face if name in known})
        if each.instead:
            own = restrictions_of(printed)
            gained, strength = [], None
        gained += each.abilities
        # 4.6: the last definition of a Fighting of X takes precedence; a printed number is not redefined.
        strength = each.strength if each.strength is not None else strength
    return RulesText(face, (*own, *gained), tuple(gained), strength)


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


def out_of_reach(card: Card, source: Card, node: object, game: Game) -> bool:
    """10.1.1: whether an Uncopyable card cannot be chosen, since it is not affected by effects that copy or swap.

    ``node`` is the phrase that chooses: what counts is the ability in which it stands.
    """
    if may_be_copied(card) or card.id == source.id or game.ruleset.value("uncopyable") != "both ways":
        return False
    own = [each for each in source.text.parts if any(_is_that(node, part) for part in walk((each.left, each.clauses)))]
    return any(_copies(clause) for each in own for clause in each.clauses)


def _is_that(node: object, part: object) -> bool:
    return isinstance(part, Select) and isinstance(node, Select) and (part.slot, part.kinds) == (node.slot, node.kinds)


def _copies(clause: object) -> bool:
    act = getattr(clause, "action", None)
    if not isinstance(act, Act):
        return False
    names = {getattr(part, "name", "") for part in walk(act.what)} | {getattr(act.what, "what", "")}
    return act.verb in ("copy", "swap") or (act.verb == "gain" and not TEXTS.isdisjoint(map(str, names)))


def characteristics(source: Face, names: Sequence[str]) -> tuple[tuple[str, Any], ...]:
    """Printed characteristics by name."""
    return tuple((name, getattr(source, name)) for name in names)
