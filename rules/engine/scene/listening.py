"""Triggers that are not abilities of cards in play: what an effect has set waiting, and cards that act from a pile."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.engine.effects import lasting
from rules.engine.effects.doing import Doer
from rules.engine.effects.gaining import add, duration
from rules.engine.events import Happening
from rules.engine.ir import abilities as ab
from rules.engine.ir.words import SlotKey
from rules.engine.phrases.scope import Scope
from rules.engine.rules_text import Ability
from rules.engine.state import Binding, Card, Game
from rules.engine.steps import rule
from rules.engine.text.amounts import AmountOf
from rules.engine.text.node import rebuild
from rules.engine.text.selectors import Quantity, Select
from rules.engine.text.timing import Clause, During, Until, When
from rules.engine.turns import moments


@dataclass(frozen=True, slots=True)
class Listening:
    """A triggered effect that waits for a time: when that Character inflicts combat damage during the attack, ..."""

    ability: Ability
    slots: tuple[tuple[SlotKey, Binding], ...]
    x: int | None


def begin(doer: Doer, sentence: tuple[Clause, ...]) -> None:
    """An effect by which something triggers for a time: until the end of the attack, of the turn (5.2.2)."""
    first = sentence[0]
    events = tuple(each for each in first.adverbs if isinstance(each, When))
    stretches = tuple(each for each in first.adverbs if isinstance(each, During | Until))
    until = _until(doer, first)
    text = f"What {doer.source_name()} waits for triggers until {moments.said(until)}."
    doer.referee.step("delay", text, rule("5.2.2"))
    clauses = tuple(
        replace(each, adverbs=tuple(adverb for adverb in each.adverbs if adverb not in (*events, *stretches)))
        for each in sentence
    )
    ability = Ability("Triggered", events, (), clauses, doer.scope.x_node)
    add(doer, (), (Listening(ability, tuple(doer.scope.slots.items()), doer.scope.x),), until)


def with_amount(clauses: tuple[Clause, ...], amount: int) -> tuple[Clause, ...]:
    """The clauses of a triggered effect with "that much" as what it was in the event."""

    def counted(node: object) -> object:
        if isinstance(node, AmountOf) and node.word == "that much":
            kinds = node.what.kinds if isinstance(node.what, Select) else ()
            return Select(Quantity("number", amount), kinds)
        return node

    made: tuple[Clause, ...] = rebuild(clauses, counted)
    return made


def _until(doer: Doer, clause: Clause) -> str:
    from rules.engine.phrases.conditions import stretch

    for adverb in clause.adverbs:
        if isinstance(adverb, During):
            return "attack" if stretch(adverb) in ("attack", "combat") else "turn"
        if isinstance(adverb, Until):
            return duration(doer, clause)
    return "turn"


def listeners(game: Game, happening: Happening) -> list[tuple[Card, Ability, Scope]]:
    """What effects have set waiting, each with the card that it comes from."""
    found = []
    for modification in game.modifications:
        for what in modification.what:
            if isinstance(what, Listening) and modification.source is not None:
                scope = Scope(game, modification.by, modification.source, dict(what.slots), what.x, happening=happening)
                found.append((game.cards[modification.source.id], what.ability, scope))
    return found


def typed_listeners(game: Game, happening: Happening) -> list[tuple[Card, ab.Triggered, Scope]]:
    """What effects of the ``ir`` have set waiting, each with the card that it comes from."""
    found = []
    for modification in game.modifications:
        for what in modification.what:
            if isinstance(what, lasting.Listening) and modification.source is not None:
                scope = Scope(game, modification.by, modification.source, dict(what.slots), what.x, happening=happening)
                found.append((game.cards[modification.source.id], what.triggered, scope))
    return found


def in_piles(game: Game) -> list[Card]:
    """The cards outside play whose text says that they act from where they are (7.2)."""
    found: list[Card] | None = game.cache.get("in piles")
    if found is None:
        cards = map(game.cards.__getitem__, _acting_from_piles(game))
        found = game.cache["in piles"] = [
            card for card in cards if card.zone != "play" and card.zone in card.text.triggers_from
        ]
    return found


def _acting_from_piles(game: Game) -> tuple[str, ...]:
    """The cards whose text says that they act from a pile, wherever they are now."""
    found: tuple[str, ...] | None = game.cache.get("act from piles")
    if found is None:
        found = tuple(card.id for card in game.cards.values() if card.text.triggers_from)
        game.cache["act from piles"] = found
    return found
