"""What cards cannot do and what cannot be done to them (7.7)."""

from __future__ import annotations

from collections.abc import Iterator
from operator import is_
from typing import TypeVar

from rules.engine.kernel.value import walk
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.continuous import Deed
from rules.engine.shadowfist.ir.words import DamageKind
from rules.engine.shadowfist.query import cards, limits, noted
from rules.engine.shadowfist.query.game.state import Card, Effect, Game
from rules.engine.shadowfist.query.scope import Scope, scope_of_effect
from rules.engine.shadowfist.view import immunity, statements
from rules.engine.shadowfist.view.active import Active

Said = TypeVar("Said", bound=co.Statement)

# What is asked by a verb, of an effect or a payment, before it is done to a card.
DEEDS = {
    "turn": Deed.TURN,
    "unturn": Deed.UNTURN,
    "change location": Deed.CHANGE_LOCATION,
    "heal": Deed.HEAL,
    "remove damage": Deed.REMOVE_DAMAGE,
    "smoke": Deed.SMOKE,
    "toast": Deed.TOAST,
    "sacrifice": Deed.SACRIFICE,
    "return": Deed.RETURN,
    "remove": Deed.REMOVE,
    "cancel": Deed.CANCEL,
    "copy": Deed.COPY,
    "target": Deed.TARGET,
    "take control of": Deed.TAKE_CONTROL,
    "seize": Deed.SEIZE,
    "burn": Deed.BURN,
}
# What of it is about the damage on the card, of which a text speaks as damage that cannot be removed.
OF_DAMAGE = (Deed.REMOVE_DAMAGE, Deed.HEAL)


def of(game: Game, kind: type[Said]) -> list[Active[Said]]:
    """The statements of a kind that count now, those included that hold in response to an effect of the scene (5.2)."""
    always = statements.of(game, kind)
    passing = [each for each in _in_scene(game) if isinstance(each.said, kind)]
    return [*always, *passing] if passing else always  # type: ignore[list-item]


def _in_scene(game: Game) -> list[Active[co.Statement]]:
    return [
        Active(said, scope_of_effect(game, effect))
        for effect, forbidden in (_forbidding(game) if game.scene else ())
        for said in forbidden
    ]


Forbidding = tuple[tuple[Effect, tuple[co.Statement, ...]], ...]


def _forbidding(game: Game) -> Forbidding:
    """The effects in the scene that forbid responses; of a scene that has grown only the rest is looked at."""
    scene, found = game.cache.get("forbidding", ((), ()))
    if scene is game.scene:
        return found
    if len(scene) > len(game.scene) or not all(map(is_, scene, game.scene)):
        scene, found = (), ()
    new = [(each, said) for each in game.scene[len(scene) :] if (said := _in_response_to(each))]
    game.cache["forbidding"] = (game.scene, (*found, *new))
    return (*found, *new)


def _in_response_to(effect: Effect) -> tuple[co.Statement, ...]:
    """What an effect says cannot be done in response to it: that holds while it is in the scene."""
    return tuple(each.statement for each in walk((*effect.left, *effect.right)) if isinstance(each, co.InResponse))


def forbids(game: Game, deed: Deed, card: Card, by: str | None = None, source: Card | None = None) -> Scope | None:
    """The scope of the text by which a card cannot do something, or by which it cannot be done to the card.

    ``by`` and ``source`` are the player and the card that would do it. ``TURN_TO_HEAL`` is what a Character cannot do
    with "Cannot turn to heal"; ``HEAL`` is what cannot be done to it.
    """
    for scope, _ in forbidding(game, deed, card, by, source):
        return scope
    return None


def forbidding(
    game: Game, deed: Deed, card: Card, by: str | None = None, source: Card | None = None
) -> Iterator[tuple[Scope, co.Forbid | co.ForbidDamageChange]]:
    """The texts that forbid something of a card, each with its scope."""
    for active in of(game, co.Forbid):
        if deed in active.said.deeds:
            scope = _bears_on(active, card, by, source)
            if scope is not None:
                yield scope, active.said
    if deed in OF_DAMAGE:
        for change in of(game, co.ForbidDamageChange):
            said = change.said
            concerned = Deed.REMOVE_DAMAGE in said.deeds and said.by is None and _is_on(change, card)
            if concerned and (said.doer is None or _is_doer(said.doer, card, change.scope, by, source)):
                yield change.scope, said


def _is_on(active: Active[co.ForbidDamageChange], card: Card) -> bool:
    on = active.said.on
    return (on is None or noted.is_or_is_of(card, on, active.scope)) and statements.holds(active)


def _bears_on(active: Active[co.Forbid], card: Card, by: str | None, source: Card | None) -> Scope | None:
    """The scope in which a statement forbids something of a card, to that player or that card; nothing if not."""
    said, scope = active.said, active.scope
    if said.alone or said.beside is not None:
        return None  # That is about a whole declaration.
    if said.cards is not None:
        doers: n.Cards | n.Players | None = said.doer
        fits = noted.matches(said.cards, card, scope)
        slot = cards.slot_of(said.cards)
    elif said.doer is not None and not limits.is_player_phrase(said.doer):
        doers, fits = None, noted.is_or_is_of(card, said.doer, scope)
        slot = cards.slot_of(said.doer)  # type: ignore[arg-type]
    else:
        return None
    if not fits or (doers is not None and not _is_doer(doers, card, scope, by, source)):
        return None
    bound = scope.with_slot(slot, (scope.game.known(card.id),))
    return bound if noted.hold(active.conditions, active.when, bound) else None


def _is_doer(node: n.Cards | n.Players, card: Card, scope: Scope, by: str | None, source: Card | None) -> bool:
    """Whether what cannot do it is that player or that card: opponents, Events, effects controlled by opponents."""
    if limits.is_player_phrase(node):
        return by in noted.players(node, scope)  # type: ignore[arg-type]
    return source is not None and immunity.is_source(node, source, by or source.owner, card, scope)


def forbids_player(game: Game, deed: Deed, card: Card, by: str, source: Card | None) -> Scope | None:
    """The scope of a text that forbids something of a card to a player, as against to every one."""
    for scope, said in forbidding(game, deed, card, by, source):
        if said.doer is not None and limits.is_player_phrase(said.doer):
            return scope
    return None


def by_whose_text(forbidden: Scope, card: Card) -> str:
    """Which text it is that forbids a card something."""
    return f"{whose_text(forbidden, card)} forbids it"


def whose_text(said: Scope, card: Card) -> str:
    """Whose text says something of a card."""
    source = said.card
    return "its own text" if source is None or source.id == card.id else source.title


def why(game: Game, deed: Deed, card: Card) -> str:
    """Which text forbids a card to do something, where one does, in words; otherwise nothing."""
    found = forbids(game, deed, card)
    return by_whose_text(found, card) if found is not None else ""


# Damage


def keeps_damage(
    game: Game, deed: Deed, source: Card, card: Card | None, *, combat: bool, by: str | None = None
) -> Active[co.ForbidDamageChange] | None:
    """The statement by which damage of a source on a card cannot be changed so: reduced, redirected, removed later."""
    for active in of(game, co.ForbidDamageChange):
        said = active.said
        if deed not in said.deeds or said.to is not None or not is_of_kind(said.kind, combat=combat):
            continue
        if said.on is not None and (card is None or not noted.is_or_is_of(card, said.on, active.scope)):
            continue
        if said.by is not None and not noted.is_or_is_of(source, said.by, active.scope):
            continue
        if said.doer is not None and not _is_doer(said.doer, source, active.scope, by, None):
            continue
        scope = active.scope
        if isinstance(said.on, n.Matching) and card is not None:
            scope = scope.with_slot(said.on.slot, (game.known(card.id),))
        if noted.hold(active.conditions, active.when, scope):
            return active
    return None


def is_of_kind(kind: DamageKind, *, combat: bool) -> bool:
    """Whether damage is of a kind of which a text speaks."""
    return kind is DamageKind.ANY or (kind is DamageKind.COMBAT) is combat


def spares_recipient(game: Game, card: Card) -> bool:
    """Whether damage cannot be redirected to a card."""
    return any(
        Deed.REDIRECT_DAMAGE in active.said.deeds
        and active.said.to is not None
        and noted.matches(active.said.to, card, active.scope)
        and statements.holds(active)
        for active in of(game, co.ForbidDamageChange)
    )


# Playing


def forbids_playing(game: Game, card: Card, player: str) -> Scope | None:
    """The scope of the text by which a player cannot play a card at all: "players cannot play Edges"."""
    for active in of(game, co.ForbidPlaying):
        if active.said.on is None and _cannot_play(active, card, player):
            return active.scope
    return None


def forbids_states(game: Game, card: Card, state: Card, player: str) -> Scope | None:
    """The scope of the text by which a player cannot play a State on a card: "States cannot be played on it" (7.6)."""
    for active in of(game, co.ForbidPlaying):
        on = active.said.on
        if on is not None and _cannot_play(active, state, player) and noted.matches(on, card, active.scope):
            return active.scope
    return None


def _cannot_play(active: Active[co.ForbidPlaying], card: Card, player: str) -> bool:
    said = active.said
    if not noted.matches(said.what, card, active.scope) or not statements.holds(active):
        return False
    if said.players is None:
        return True
    return limits.is_player_phrase(said.players) and player in noted.players(said.players, active.scope)  # type: ignore[arg-type]
