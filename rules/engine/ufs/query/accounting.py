"""Where a number of a card comes from: what is printed, and what each text and effect adds (2.10, 2.13)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.kernel.citations import Citation
from rules.engine.kernel.frozen import frozen
from rules.engine.ufs.editions import rule
from rules.engine.ufs.ir.abilities import Continuous
from rules.engine.ufs.ir.words import Stat, Until
from rules.engine.ufs.query import numbers
from rules.engine.ufs.query.state import Card, Game, Lasting, Modification


@frozen
class Part:
    """What one thing adds to a number.

    ``card`` is the id of the card whose text or effect it is, if there is one; ``why`` says what it is if not.
    ``lasting``: an effect that has resolved said it. ``sets``: it is not added, the number becomes so much.
    """

    amount: int
    card: str | None
    why: str
    lasting: bool
    rules: tuple[Citation, ...]
    sets: bool = False


@frozen
class Account:
    """A number of a card: ``now = printed + the parts``, of damage no less than 0."""

    what: str
    now: int
    printed: int
    parts: tuple[Part, ...]


def account(game: Game, card: Card, stat: Stat) -> Account:
    """How a number of a card comes about; its parts in the order in which they count."""
    printed = numbers.on_card(card, stat)
    return Account(stat.value, numbers.number(game, card, stat), printed, tuple(_parts(game, card, stat, printed)))


def to_play(game: Game, card: Card) -> Account:
    """The control check that it takes to play a card from the hand now (8.1.3)."""
    by = card.controller
    found = account(game, card, Stat.DIFFICULTY)
    parts = list(found.parts)
    pool = len(game.players[by].card_pool)
    if pool:
        parts.append(Part(pool, None, f"cards in the card pool of {by}", False, (rule("8.1.3.2"),)))
    parts += _next_card(game, by, card)
    now = found.now + sum(each.amount for each in parts[len(found.parts) :])
    return Account("difficulty", now, found.printed, tuple(parts))


def _next_card(game: Game, by: str, card: Card) -> Iterator[Part]:
    for each in numbers.of_next_card(game, by, card):
        yield Part(each.amount, each.source, "the next card", True, (rule("4.8.6"), rule("2.13.2")))


def _parts(game: Game, card: Card, stat: Stat, printed: int) -> Iterator[Part]:
    base = numbers.base(game, card, stat)
    if base != printed:
        section = "2.14.2.4" if card.is_copy else "2.14.2.3"
        why = "a copy of the attack" if card.is_copy else "Desperation"
        yield Part(base, card.copy_of if card.is_copy else card.id, why, False, (rule(section),), sets=True)
    for cause, amount, sets in numbers.changes(game, card, stat):
        match cause:
            case Modification():
                lasting = rule("2.9.2.6" if cause.until is Until.ATTACK else "2.13.2")
                yield Part(amount, cause.source, "an effect", True, (rule("2.13"), lasting), sets=sets)
            case Lasting():
                yield Part(amount, cause.card, "an effect", True, (rule("2.13"), rule("2.13.2")))
            case (source, ability):
                yield Part(amount, source.id, _words(source, ability), False, (rule("2.10"),))


def _words(card: Card, ability: Continuous) -> str:
    """An ability as its card has it."""
    start, end = card.text.spans[card.text.abilities.index(ability)]
    return " ".join(card.face.text[start:end].split())
