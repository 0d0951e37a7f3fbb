"""Generating Power: which cards do, how much, and for whom (3.3.1.b, 4.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.engine.continuous.statics import clauses, hangs_on, hold
from rules.engine.phrases import conditions, nouns, numbers
from rules.engine.phrases.qualities import generates_power
from rules.engine.phrases.scope import CannotRunError, Scope, scope_of
from rules.engine.state import Card, Game
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, To
from rules.engine.text.references import ThisCard
from rules.engine.text.timing import Clause, During

# What forbids all other cards to generate Power: "No other card generates Power for you".
ALONE = "nothing else generates"


@dataclass(frozen=True, slots=True)
class Yield:
    """The Power that a card generates for a player."""

    card: Card
    player: str
    power: int


def yields(game: Game) -> list[Yield]:
    """The Power that is generated in the current player's Power generation phase, each card's own."""
    barren = _barren(game)
    found = []
    for card in game.in_play():
        if card.controller == game.turn and generates_power(card) and card.id not in barren:
            # 4.1: a face-down Feng Shui Site generates 1, whatever its diamond says.
            power = 1 if not card.face_up else numbers.of_card(card, "power", scope_of(game, card)) or 0
            found.append(Yield(card, game.turn, power))
    found += [each for each in _by_text(game) if each.card.id not in barren]
    if only_sources(game, game.turn):
        found = [each for each in found if each.player != game.turn]
    return found


def only_sources(game: Game, player: str) -> set[object]:
    """The Events that say that no other card generates Power for a player in this Establishing Shot."""
    return {key[2] for key in game.tally if key[:2] == (ALONE, player)}


def reads(clause: Clause) -> bool:
    """Whether a clause says what cards generate, or that they generate nothing."""
    act = clause.action
    return _says_power(clause) and hangs_on(clause) and all(each.preposition == "for" for each in act.complements)


def _says_power(clause: Clause) -> bool:
    act = clause.action
    plain = isinstance(act, Act) and act.verb == "generate" and clause.mode == "do" and not act.passive
    return plain and isinstance(act.what, sel.Select)


def _generating(game: Game) -> Iterator[tuple[Clause, Scope, Act]]:
    for clause, scope in clauses(game, "generate"):
        act = clause.action
        if isinstance(act, Act) and _says_power(clause):
            yield clause, scope, act


def _barren(game: Game) -> set[str]:
    """The cards that generate no Power now: "Generates no Power while turned"."""
    found = set()
    for clause, scope, act in _generating(game):
        try:
            if act.what.quantity.word == "no" and hold(clause.adverbs, scope):
                found |= {card.id for card in nouns.cards(clause.agent or ThisCard(), scope)}
        except CannotRunError as error:
            game.note_unrun(scope.this.id if scope.this else None, error)
    return found


def _by_text(game: Game) -> Iterator[Yield]:
    """4.1: what the texts of cards of any type say that they generate."""
    for clause, scope, act in _generating(game):
        if act.what.quantity.word == "no":
            continue
        try:
            for card in nouns.cards(clause.agent or ThisCard(), scope):
                player = _for_whom(act, scope) or card.controller or card.owner
                if _now(clause, card, game) and hold(clause.adverbs, scope):
                    yield Yield(card, player, _amount(act, card, scope))
        except CannotRunError as error:
            game.note_unrun(scope.this.id if scope.this else None, error)


def _now(clause: Clause, card: Card, game: Game) -> bool:
    """Without a time of its own, a card generates in the phase of its controller."""
    timed = any(
        isinstance(each, During) and conditions.stretch(each) in ("establishing shot", "power generation phase")
        for each in clause.adverbs
    )
    return timed or card.controller == game.turn


def _for_whom(act: Act, scope: Scope) -> str | None:
    named = [each.what for each in act.complements if isinstance(each, To) and each.preposition == "for"]
    named += [each.where for each in act.what.filters if isinstance(each, sel.Placed) and each.preposition == "for"]
    players = nouns.players(named[0], scope) if named else []
    return players[0] if players else None


def _amount(act: Act, card: Card, scope: Scope) -> int:
    quantity = act.what.quantity
    if quantity.amount is not None:
        return numbers.value(quantity.amount, scope)
    if quantity.word in ("a", "an"):
        return 1
    if card.controller == scope.game.turn:
        return 0  # "Generates Power for you during each phase": in one's own it does so anyway.
    return numbers.of_card(card, "power", scope) or 0
