"""Noun phrases, conditions and amounts put to those who read them, on a small board made for that.

Whether they can be read hangs on how they are made and not on the board, but for what is ``DependsError``: so what the
readers refuse here they refuse in any game, and what is said here is what is so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial

from rules.engine.cards import Face
from rules.engine.effects.doing import asks_so
from rules.engine.effects.offers import is_price
from rules.engine.phrases import conditions, filters, nouns, qualities
from rules.engine.phrases.scope import CannotRunError, DependsError, Scope
from rules.engine.rules_text import CARD_TYPES, EVENT, FOLLOWS_SUBJECT, Ability, RulesText
from rules.engine.rulesets import DEFAULT_RULESET, RULESETS
from rules.engine.scene.choosing_ahead import acted_on
from rules.engine.state import Binding, Card, Column, Game, Known, Player
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.node import walk
from rules.engine.text.timing import If

# What a noun phrase names that is a card, besides designators: only such phrases are read as cards in any case. An
# Event may be an effect in the scene instead, which is another reader's.
OF_CARDS = frozenset({"card", *map(str.lower, (*CARD_TYPES, *FOLLOWS_SUBJECT))}) - {EVENT.lower()}
REFERENCES = ref.Target | ref.Chosen | ref.That


@cache
def _board() -> tuple[Game, tuple[Card, ...]]:
    """A game of two with a card of each type, and cards in a hand and in piles."""
    faces = [
        Face("Site", "Site", body=5, power=1),
        Face("Character", "Character", fighting=3, cost=2),
        Face("State", "State"),
        Face("Edge", "Edge"),
        Face("Event", "Event"),
    ]
    cards: dict[str, Card] = {}
    for name in ("Ann", "Bob"):
        for face in faces:
            text, at = RulesText(face), f"{face.type} of {name}".lower()
            zone = "smoked" if face.type == "Event" else "play"
            on = f"character of {name}".lower() if face.type == "State" else None
            column = 1 if face.type in ("Site", "Character") else None
            column = column if name == "Ann" or column is None else 2
            controller = name if zone == "play" else None
            cards[at] = Card(at, text, name, zone, controller, controller, location=column, subject=on)  # type: ignore[arg-type]
    players = {
        name: Player(
            name,
            columns=(Column(key, f"site of {name}".lower()),),
            smoked=(f"event of {name}".lower(),),
            unknown_deck=9,
        )
        for key, name in enumerate(("Ann", "Bob"), start=1)
    }
    game = Game(RULESETS[DEFAULT_RULESET], cards, players, "Ann")
    return game, tuple(cards.values())


EVEN_IF = "even if"  # which changes nothing


def unreadable(ability: Ability) -> Iterator[str]:
    """What an effect is to act on, and on what it hangs as it resolves, that nobody can read; each in a few words."""
    game, cards = _board()
    # Of what is played later there is nothing to read until then: that is tried out on the board itself. What a word
    # stands for may be a card or a player: it is read if it is with either.
    bound: tuple[Binding, ...] = ((Known("character of bob", 0),), ("Bob",))
    slots = {node.slot for node in walk((ability.left, ability.clauses)) if isinstance(node, REFERENCES)}
    scopes = [
        Scope(game, "Ann", Known("state of ann", 0), {slot: each for slot in slots if slot is not None}, 1)
        for each in bound
    ]
    for clause in ability.clauses:
        for node in acted_on(clause):
            if _is_of_cards(node):
                for part in (each for each in node.filters if not isinstance(each, sel.Past)):
                    yield from _refused(partial(_fits_any, part, cards), scopes)
        for each in clause.adverbs:
            if isinstance(each, If) and each.word != EVEN_IF and not asks_so(each) and not _is_paid(each):
                yield from _refused(partial(conditions.holds, each.condition), scopes)


def _is_paid(hang: If) -> bool:
    """ "Unless its controller pays 1 Power": that is asked of the player as the effect resolves."""
    return hang.word == "unless" and is_price(hang.condition)


def _fits_any(part: object, cards: Sequence[Card], scope: Scope) -> None:
    for card in cards:
        filters.fits(part, card, scope)


def _refused(read: Callable[[Scope], object], scopes: Sequence[Scope]) -> Iterator[str]:
    """Why something cannot be read in any of these scopes."""
    why = ""
    for scope in scopes:
        try:
            read(scope)
        except DependsError:
            return
        except CannotRunError as error:
            why = why or str(error)
        else:
            return
    yield why


def _is_of_cards(node: sel.Select) -> bool:
    """Whether a phrase is about cards and nothing else, whoever reads it."""
    if nouns.is_player(node) or nouns.is_legal_subject(node):
        return False
    words = [word for kind in node.kinds for word in kind.all_of]
    named = {qualities.singular(word.name) for word in words if isinstance(word, sel.Type)}
    return named <= OF_CARDS and (bool(named) or any(isinstance(word, sel.Designated) for word in words))
