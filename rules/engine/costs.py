"""What a card costs to play, with the whole reckoning (4.3.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.engine import nouns, numbers, view
from rules.engine.choosing import AmbiguousError, Request
from rules.engine.citations import Citation
from rules.engine.scope import CannotRunError, Scope, scope_of
from rules.engine.state import Card, Game
from rules.engine.statics import hold
from rules.engine.steps import RefusalError, rule
from rules.engine.text.actions import Act, Bonus, Gain
from rules.engine.text.references import ThisCard, You
from rules.engine.text.selectors import Select
from rules.engine.text.timing import AtCost, Clause, Limit


@dataclass(frozen=True, slots=True)
class Reckoning:
    """A cost: each part in words, what is left to pay, X, and whether it is no cost at all."""

    parts: tuple[str, ...]
    total: int
    x: int | None = None
    no_cost: bool = False
    rules: tuple[Citation, ...] = ()
    reduced_by: str | None = None

    def sentence(self) -> str:
        """The reckoning in words."""
        return f"{'; '.join(self.parts)}: {self.total} Power."


@dataclass(frozen=True, slots=True)
class Terms:
    """On what terms an effect or permission plays a card: a changed cost, no cost, conditions ignored."""

    change: int = 0
    no_cost: bool = False
    ignoring_conditions: bool = False
    by: Card | None = None


NORMAL = Terms()


def reckon(game: Game, card: Card, player: str, request: Request, terms: Terms = NORMAL) -> Reckoning:
    """What a player spends to play a card now.

    :raises RefusalError: if X has to be chosen, or ``reduced_by`` names no card that reduces this cost.
    """
    face = card.text.face
    if terms.no_cost:
        # 4.3.2: no cost is neither increased nor decreased, and X is taken as zero.
        return Reckoning(("at no cost",), 0, 0 if face.cost == "X" else None, True, (rule("4.3.2"),))
    x: int | None = None
    if face.cost == "X":
        if request.x is None:
            raise AmbiguousError(
                "x", range(game.players[player].power + 1), f"Say which X is chosen for {card.title}: x."
            )
        x = request.x
        total, parts = x, [f"X is {x}"]
    elif card.text.is_feng_shui and face.cost is None:
        # 3.3.2: its cost is the number of other Feng Shui Sites that the player controls.
        total = sum(1 for each in game.controlled(player) if each.text.is_feng_shui)
        parts = [f"{total} for the other Feng Shui Sites that {player} controls"]
    else:
        total = face.cost or 0
        parts = [f"printed cost {total}"]
    citations = [rule("3.3.2") if card.text.is_feng_shui and face.cost is None else rule("4.3.2")]
    own = _own_change(game, card, player)
    if own:
        total += own
        parts.append(f"{own:+d} by its own text")
    reduced_by = None
    best = _one_other(game, card, player, request, terms)
    if best is not None:
        other, amount = best
        total += amount
        reduced_by = other.id
        parts.append(f"{amount:+d} by {other.title}")
    for other, amount, for_all in _changes(game, card, player):
        # 4.3.2: increases all count, and so do mandatory reductions that hold for all players.
        if amount > 0 or for_all:
            total += amount
            parts.append(f"{amount:+d} by {other.title}")
    if total < 0:
        parts.append("never below 0")
    if len(parts) > 1:
        citations.append(rule("4.3.2"))
    return Reckoning(tuple(parts), max(0, total), x, False, tuple(dict.fromkeys(citations)), reduced_by)


def _own_change(game: Game, card: Card, player: str) -> int:
    total = 0
    scope = Scope(game, player, game.known(card.id), x_node=card.text.x)
    for ability in (*card.text.statics, *card.text.permissions):
        for clause in ability.clauses:
            try:
                amount = _own_amount(clause, scope)
                if amount and hold(clause.adverbs, scope):
                    total += amount
            except CannotRunError:
                continue
    return total


def _own_amount(clause: Clause, scope: Scope) -> int:
    """ "This card's cost is reduced by X", "+1 cost while ...": by how much a clause changes its own card's cost."""
    action = clause.action
    if isinstance(action, Gain) and isinstance(clause.agent or ThisCard(), ThisCard):
        return sum(
            numbers.value(each.amount, scope)
            for each in action.benefits
            if isinstance(each, Bonus) and each.what.lower() == "cost"
        )
    if isinstance(action, Act) and action.verb in ("reduce", "increase"):
        what = action.what if action.what is not None else clause.agent
        if getattr(what, "what", "") == "cost" and isinstance(getattr(what, "of", None), ThisCard):
            amounts = nouns.complements(action, "by")
            number = sum(numbers.value(each, scope) for each in amounts)
            return -number if action.verb == "reduce" else number
    return 0


def _changes(game: Game, card: Card, player: str) -> Iterator[tuple[Card, int, bool]]:
    """Every card in play that changes what this card costs this player: the card, by how much, whether for all."""
    for other in view.view_of(game).continuous():
        scope = scope_of(game, other)
        for ability in (*other.text.statics, *other.text.permissions):
            for clause in ability.clauses:
                try:
                    amount = _amount(clause, card, player, scope)
                except CannotRunError as error:
                    game.note_unrun(other.id, error)
                    continue
                # "Once per turn, you may play ...": a reduction that has been used is used up.
                used = game.tally.get(("reduction", other.id), 0)
                if used and any(isinstance(each, Limit) for each in (*ability.openers, *clause.adverbs)):
                    continue
                if amount:
                    yield other, amount, _for_all(clause)


def _amount(clause: Clause, card: Card, player: str, scope: Scope) -> int:
    action = clause.action
    if not isinstance(action, Act) or action.verb != "play" or clause.mode == "cannot":
        return 0
    costs = [each for each in clause.adverbs if isinstance(each, AtCost)]
    # "This card may be played at ..." is a permission of its own, not a change for other cards.
    what = action.what if action.what is not None else clause.agent
    if not costs or not isinstance(what, Select):
        return 0
    who = clause.agent if action.what is not None else None
    limited = who is not None or not action.passive
    if limited and player not in nouns.players(who or You(), scope):
        return 0
    if not nouns.matches(what, card, scope):
        return 0
    if not hold(tuple(each for each in clause.adverbs if not isinstance(each, AtCost | Limit)), scope):
        return 0
    how = costs[0].how
    return 0 if isinstance(how, str) else numbers.value(getattr(how, "amount", how) if _is_bonus(how) else how, scope)


def _is_bonus(how: object) -> bool:
    return isinstance(how, Bonus)


def _for_all(clause: Clause) -> bool:
    """Whether a reduction is mandatory and holds for all players (4.3.2)."""
    action = clause.action
    return clause.mode == "do" and getattr(action, "what", None) is None


def _one_other(game: Game, card: Card, player: str, request: Request, terms: Terms) -> tuple[Card, int] | None:
    """4.3.2: the reduction of one other card; the largest, unless the player names one."""
    offers = [(other, amount) for other, amount, for_all in _changes(game, card, player) if amount < 0 and not for_all]
    if terms.change and terms.by is not None:
        offers.append((terms.by, terms.change))
    if request.reduced_by is not None:
        named = [offer for offer in offers if request.reduced_by in (offer[0].id, offer[0].title)]
        if not named:
            raise RefusalError(
                "no_reduction",
                f"{request.reduced_by} does not reduce the cost of {card.title} now; "
                f"{', '.join(other.title for other, _ in offers) or 'no card'} does.",
                rule("4.3.2"),
            )
        return named[0]
    return min(offers, key=lambda offer: offer[1], default=None)
