"""What a card costs to play, with the whole reckoning (4.3.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from rules.engine.kernel.citations import Citation
from rules.engine.kernel.frozen import changed
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import Role
from rules.engine.shadowfist.model.steps import RefusalError, listing, rule
from rules.engine.shadowfist.query import amounts, events, noted, players
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.query.scope import CannotRunError, Scope
from rules.engine.shadowfist.rules.play import permissions
from rules.engine.shadowfist.rules.play.terms import NORMAL, Terms
from rules.engine.shadowfist.rules.request import AmbiguousError, Request
from rules.engine.shadowfist.view import statements
from rules.engine.shadowfist.view.active import Active

Said = TypeVar("Said", bound=co.Statement)

# More than any one card reduces a cost by, for listing the X that could be chosen.
LARGEST_REDUCTION = 4


@dataclass(frozen=True, slots=True)
class Reckoning:
    """A cost: each part in words, what is left to pay, X, and whether it is no cost at all.

    ``reduced_by`` are the other cards whose reductions were used.
    """

    parts: tuple[str, ...]
    total: int
    x: int | None = None
    no_cost: bool = False
    rules: tuple[Citation, ...] = ()
    reduced_by: tuple[str, ...] = ()

    def sentence(self) -> str:
        """The reckoning in words."""
        return f"{'; '.join(self.parts)}: {self.total} Power."


@dataclass(frozen=True, slots=True)
class Playing:
    """A card about to be played: who plays it, on which card (a State), and on what terms."""

    game: Game
    card: Card
    player: str
    on: str | None = None
    terms: Terms = NORMAL


@dataclass(frozen=True, slots=True)
class Change:
    """How a card changes the cost of another: by so much, or to no cost; ``for_all`` where no player has a choice."""

    by: Card
    amount: int
    no_cost: bool = False
    for_all: bool = False

    @property
    def reduces(self) -> bool:
        """Whether it is a reduction that a player uses (4.3.2)."""
        return self.no_cost or (self.amount < 0 and not self.for_all)

    def said(self) -> str:
        """The change in words."""
        return f"no cost by {self.by.title}" if self.no_cost else f"{self.amount:+d} by {self.by.title}"


def reckon(
    game: Game, card: Card, player: str, request: Request, terms: Terms = NORMAL, on: str | None = None
) -> Reckoning:
    """What a player spends to play a card now.

    :raises RefusalError: if X has to be chosen, or ``reduced_by`` names no card that reduces this cost.
    """
    face = card.text.face
    playing = Playing(game, card, player, on, terms)
    changes = list(_changes(playing))
    used = _used(playing, changes, request)
    if terms.no_cost or any(each.no_cost for each in used) or _own_no_cost(playing):
        # 4.3.2: no cost is neither increased nor decreased, and X is taken as zero.
        by = tuple(each.by.id for each in used if each.no_cost and each.by is not terms.by)
        parts = ("at no cost", *(f"by {each.by.title}" for each in used if each.no_cost))
        return Reckoning((" ".join(parts),), 0, 0 if face.cost == "X" else None, True, (rule("4.3.2"),), by)
    total, parts_, x = _printed(playing, request)
    own = _own_change(playing)
    if own:
        total += own
        parts_.append(f"{own:+d} by its own text")
    for each in used:
        total += each.amount
        parts_.append(each.said())
    for each in changes:
        # 4.3.2: increases all count, and so do mandatory reductions that hold for all players.
        if not each.reduces and each.amount:
            total += each.amount
            parts_.append(each.said())
    if total < 0:
        parts_.append("never below 0")
    by_section = rule("3.3.2") if card.text.is_feng_shui and face.cost is None else rule("4.3.2")
    citations = dict.fromkeys((by_section, *([rule("4.3.2")] if len(parts_) > 1 else [])))
    reduced_by = tuple(each.by.id for each in used if each.by is not terms.by)
    return Reckoning(tuple(parts_), max(0, total), x, False, tuple(citations), reduced_by)


def _meant_x(card: Card, request: Request) -> int | None:
    """The X that follows from the cards that an action names, where the text chooses X of them and nothing else."""
    choices = [
        step.choice for ability in card.text.event_effects for step in ability.cost.steps if isinstance(step, ef.Choose)
    ]
    if request.targets is None or len(choices) != 1 or not isinstance(choices[0], ch.ChooseCards):
        return None
    return len(request.targets) if choices[0].least == choices[0].most == a.X() else None


def _printed(playing: Playing, request: Request) -> tuple[int, list[str], int | None]:
    """The cost before any change, in words too, and X."""
    game, card, player = playing.game, playing.card, playing.player
    cost = card.text.face.cost
    if playing.terms.price is not None:
        return playing.terms.price.power, [f"Crisis cost {playing.terms.price.power}"], None
    if cost == "X":
        request.used.add("x")
        if request.x is None:
            request.x = _meant_x(card, request)
        if request.x is None:
            # 4.3.2: where the cost is reduced, X may be more than the Power there is.
            most = game.players[player].power + LARGEST_REDUCTION
            raise AmbiguousError("x", range(most + 1), f"Say which X is chosen for {card.title}, in the field x.")
        return request.x, [f"X is {request.x}"], request.x
    if card.text.is_feng_shui and cost is None:
        # 3.3.2: its cost is the number of other Feng Shui Sites that the player controls.
        total = sum(1 for each in game.controlled(player) if each.text.is_feng_shui)
        return total, [f"{total} for the other Feng Shui Sites that {player} controls"], None
    return cost or 0, [f"printed cost {cost or 0}"], None


# Reductions that a player uses


def _used(playing: Playing, changes: list[Change], request: Request) -> list[Change]:
    """The reductions that count: 4.3.2 allows that of one other card, the largest unless the player names one."""
    terms = playing.terms
    offers = [each for each in changes if each.reduces]
    own = [Change(terms.by, terms.change, terms.no_cost)] if terms.by and (terms.change or terms.no_cost) else []
    several = playing.game.ruleset.value("cost_reductions") == "several"
    if request.reduced_by is None:
        return [*own, *offers] if several else _largest([*own, *offers])
    request.used.add("reduced_by")
    named = [each for each in offers if request.reduced_by in (each.by.id, each.by.title)]
    hidden = playing.game.cards.get(request.reduced_by)
    if not named and hidden is not None and hidden.controller == playing.player and not hidden.face_up:
        text = f"{hidden.title} is face down: reveal it, then it may reduce the cost."
        raise RefusalError("reduction_does_not_apply", text, rule("4.3.3"), rule("4.3.2"))
    if not named:
        raise RefusalError(
            "reduction_does_not_apply",
            f"{request.reduced_by} does not reduce the cost of {playing.card.title} now; "
            f"{listing([each.by.title for each in offers], 'and') or 'no other card'} does.",
            rule("4.3.2"),
        )
    if own and not several:
        raise cannot_combine(playing.game, own[0].by, named[0].by)
    return [*own, *named]


def _largest(offers: list[Change]) -> list[Change]:
    best = min(offers, key=lambda each: (not each.no_cost, each.amount), default=None)
    return [] if best is None else [best]


def cannot_combine(game: Game, one: Card, other: Card) -> RefusalError:
    """4.3.2: only one other card reduces the cost of a card."""
    return RefusalError(
        "cannot_combine_cost_reductions",
        f"{one.title} reduces the cost already, and no more than one other card may: not {other.title} as well.",
        rule("4.3.2"),
        *game.ruleset.rule("cost_reductions").citations,
    )


# What the card itself says


def _own_change(playing: Playing) -> int:
    """By how much its own text changes its cost: "this card's cost is reduced by X", "you may play it at -2 cost"."""
    total = 0
    game, card = playing.game, playing.card
    for active in statements.of_card(game, card):
        said, scope = active.said, changed(active.scope, {"you": playing.player})
        try:
            if isinstance(said, co.ChangeCost) and said.what == n.This() and _holds(active, scope):
                total += amounts.value(said.by, scope)
        except CannotRunError as error:
            noted.note(scope, error)
    for permission, active in permissions.of_own(game, playing.player, card):
        try:
            if permission.cost_by is not None and _holds(active, active.scope):
                total += min(amounts.value(permission.cost_by, each) for each in _times(active))
        except CannotRunError as error:
            noted.note(active.scope, error)
    return total


def _times(active: Active[co.Statement]) -> list[Scope]:
    """Of several times at which it came to be so that it may be played, each; "that Character" is one of them then."""
    seen = [each for each in active.when if isinstance(each, t.ThisTurnSaw)]
    return [scope for each in seen for scope in events.each_time(each.event, active.scope)] or [active.scope]


def _own_no_cost(playing: Playing) -> bool:
    """ "You may play this card at no cost if ...": a permission of the card itself."""
    own = permissions.of_own(playing.game, playing.player, playing.card)
    return any(permission.free and _holds(active, active.scope) for permission, active in own)


def _holds(active: Active[co.Statement], scope: Scope) -> bool:
    return noted.hold(active.conditions, active.when, scope)


# What other cards say


def _changes(playing: Playing) -> Iterator[Change]:
    """Every card in play that changes what this card costs this player."""
    game = playing.game
    for active in statements.of(game, co.ChangeCost):
        change = _noted(_changed, active, playing)
        if change is not None:
            yield change
    for allowed in statements.of(game, co.PlayPermission):
        change = _noted(_permitted, allowed, playing)
        # "Once per turn, you may play ...": a reduction that has been used is used up.
        if change is not None and not permissions.is_used_up(game, allowed, playing.player):
            yield change


def _noted(
    read: Callable[[Active[Said], Playing], Change | None], active: Active[Said], playing: Playing
) -> Change | None:
    try:
        return read(active, playing)
    except CannotRunError as error:
        noted.note(active.scope, error)
        return None


def _changed(active: Active[co.ChangeCost], playing: Playing) -> Change | None:
    """ "Each player plays [Lotus] cards at +1 cost", "Weapons played on this card have no cost"."""
    said, by = active.said, active.scope.card
    scope = active.scope.with_slot(Role.ITSELF, (playing.game.known(playing.card.id),))
    if by is None or said.what == n.This() or not _is_about(said, said.what, playing, scope):
        return None
    if said.players is not None and playing.player not in players.players(said.players, scope):
        return None
    if said.this_way and (playing.terms.by is None or playing.terms.by.id != by.id):
        return None
    if not statements.holds(active):
        return None
    # 4.3.2: such a text leaves no choice; that it is mandatory for all players is what keeps it apart.
    everyone = said.players in (None, EVERYONE) and not permissions.names_place(said)
    return Change(by, amounts.value(said.by, scope), said.free, for_all=everyone and not said.free)


EVERYONE = n.PlayersWho(opponents=False)


def _permitted(active: Active[co.PlayPermission], playing: Playing) -> Change | None:
    """ "You may play <Pledged> cards at -1 cost"."""
    said, scope, by = active.said, active.scope, active.scope.card
    if by is None or (said.cost_by is None and not said.free) or permissions.is_own(said.cards):
        return None
    if playing.terms.by is not None and playing.terms.by.id == by.id:
        return None  # It is on these terms that it is played.
    if not _is_about(said, said.cards, playing, scope) or playing.player not in players.players(said.players, scope):
        return None
    if not statements.holds(active):
        return None
    return Change(by, amounts.value(said.cost_by, scope) if said.cost_by is not None else 0, said.free)


def _is_about(said: co.ChangeCost | co.PlayPermission, what: n.Cards, playing: Playing, scope: Scope) -> bool:
    """Whether the card is what a text names, played where it says."""
    on = playing.game.cards[playing.on] if playing.on is not None else None
    return permissions.is_meant(what, playing.card, scope) and permissions.is_onto(said, on, scope)
