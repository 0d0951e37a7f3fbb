"""Site structures: where Sites and Characters may stand, what is adjacent, and how columns slide (4.3.3, 4.7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.engine.kernel.json_values import Json
from rules.engine.shadowfist.lowering.rules_text import CHARACTER
from rules.engine.shadowfist.model.steps import Decision, RefusalError, rule
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import NEW_LOCATION, Card, Column, Game

MAXIMUM_ROWS = 2


def site_places(game: Game, player: str) -> list[Json]:
    """Every legal place for a further Site of a player, in the words of a scenario."""
    # 4.3.3: behind a Site of one's own, two rows at most, or in front directly right of the last location.
    behind: list[Json] = [
        {"behind": column.front} for column in game.players[player].columns if len(column.sites) < MAXIMUM_ROWS
    ]
    return [*behind, NEW_LOCATION]


def check_place(game: Game, player: str, at: Json) -> Json:
    """A place for a Site as the action names it.

    :raises RefusalError: if it is no legal place.
    """
    places = site_places(game, player)
    if at is None:
        if len(places) == 1:
            return places[0]
        raise RefusalError(
            "ambiguous",
            "Say where the Site goes: at 'new location', or {'behind': id} of "
            + ", ".join(str(place["behind"]) for place in places if isinstance(place, dict))
            + ".",
            rule("4.3.3"),
        )
    if isinstance(at, str) and at != NEW_LOCATION:
        at = {"behind": at}
    if isinstance(at, Mapping):
        at = {"behind": at.get("behind")}
    if at not in places:
        raise RefusalError(
            "illegal_place",
            "That is no legal place: a Site goes behind the front-row Site of a location with nothing behind it yet, "
            "or directly right of the last location.",
            rule("4.3.3"),
            rule("3.3.2"),
        )
    return at


def place_site(referee: Referee, card_id: str, player: str, at: object) -> None:
    """Puts a Site into a site structure; a first location takes in every Character of its player (3.3.2)."""
    owner = referee.player(player)
    if isinstance(at, dict):
        column = next(each for each in owner.columns if each.front == at["behind"])
        columns = tuple(replace(each, back=card_id) if each is column else each for each in owner.columns)
        referee.put_player(player, columns=columns)
        referee.put(card_id, location=column.key)
        return
    first = not owner.columns
    column = Column(referee.next_number(), card_id)
    referee.put_player(player, columns=(*owner.columns, column))
    referee.put(card_id, location=column.key)
    if first:
        for card in list(referee.game.controlled(player)):
            if card.text.type == CHARACTER and card.location is None:
                referee.put(card.id, location=column.key)


def take_out(referee: Referee, card: Card) -> None:
    """Takes a Site out of its structure: what is behind moves up, columns slide together, Characters find a place."""
    found = referee.game.column(card.location)
    if found is None or card.id not in found[2].sites:
        return
    player, place, column = found
    columns = list(referee.player(player).columns)
    left = [site for site in column.sites if site != card.id]
    if left:
        # 4.7: a Site that moves because a front-row Site has left play does not change location.
        columns[place] = Column(column.key, left[0])
        referee.put_player(player, columns=tuple(columns))
        if left[0] == column.back:
            referee.cite(rule("3.3.3"))
        return
    del columns[place]
    referee.cite(rule("3.3.3"))  # The columns to the right slide left, and Characters find a place.
    away = away_from_home(referee.game)
    here = [each for each in referee.game.in_play() if each.location == column.key and each.text.type == CHARACTER]
    # Attackers and interceptors that are elsewhere return to a location next to the one that they came from.
    returning = [referee.card(card_id) for card_id, home in away.items() if home == column.key]
    homeless = [character for character in here if character.controller == player]
    # Players choose before anything moves.
    refuge = {each.id: _refuge(referee, each, columns, place) for each in (*homeless, *returning)}
    for character in here:
        # 4.7: it is no change of location if Characters must move because their location was removed.
        if character in homeless:
            referee.put(character.id, location=refuge[character.id])
        elif character.id not in away:
            referee.put(character.id, location=_home(referee.game, character.controller or character.owner))
    for character in returning:
        key = refuge[character.id]
        _new_home(referee, character.id, referee.game.unspecified(player) if key is None else key)
    referee.put_player(player, columns=tuple(columns))


def away_from_home(game: Game) -> dict[str, int]:
    """The Characters that are away from home for an attack, and where they return to."""
    attack = game.attack
    if attack is None:
        return {}
    found = {each.card: each.home for each in attack.attackers if not each.ceased}
    found |= {each.card: each.home for each in attack.interceptors if not each.ceased and each.home is not None}
    return {known.id: home for known, home in (*found.items(), *attack.moved) if game.same(known)}


def _new_home(referee: Referee, card_id: str, home: int) -> None:
    attack = referee.game.attack
    assert attack is not None
    known = referee.game.known(card_id)
    attack = attack.with_attacker(known, home=home).with_interceptor(known, home=home)
    moved = tuple((each, home if each == known else old) for each, old in attack.moved)
    referee.set(attack=replace(attack, moved=moved))


def _home(game: Game, player: str) -> int | None:
    columns = game.players[player].columns
    return columns[0].key if columns else None


def _refuge(referee: Referee, character: Card, columns: list[Column], place: int) -> int | None:
    """An adjacent location; its controller chooses where there are two."""
    near = columns[max(place - 1, 0) : place + 1]
    if not near:
        return None
    decision = Decision(
        character.controller or character.owner,
        "location",
        f"{character.title} has lost its location. To which adjacent location does it go?",
        tuple(column.front for column in near),
    )
    (front,) = referee.decide(decision)
    return next(column.key for column in near if column.front == front)


def locations_of(game: Game, player: str) -> list[str]:
    """The front-row Sites of a player, which name the locations."""
    return [column.front for column in game.players[player].columns]


def check_location(game: Game, player: str, at: object) -> int | None:
    """The location that a Character enters play at.

    :raises RefusalError: if there is a choice and none was made, or the location is not the player's.
    """
    columns = game.players[player].columns
    if isinstance(at, Mapping):
        at = at.get("behind")
    if at is None or not columns:
        if at is not None:
            raise RefusalError("illegal_place", f"{player} controls no location.", rule("3.3.2"))
        if len(columns) <= 1:
            return columns[0].key if columns else None
        raise RefusalError(
            "ambiguous", f"Say at which location: {', '.join(locations_of(game, player))}.", rule("5.2"), rule("3.3.2")
        )
    for column in columns:
        if at in column.sites:
            return column.key
    raise RefusalError(
        "illegal_place",
        f"{at} is no Site of {player}'s; a Character enters play at a location its player controls.",
        rule("5.2"),
        rule("2.2"),
    )


def adjacent(game: Game, card: Card) -> dict[str, int]:
    """The locations that a Character may change location to: ``left`` and ``right``, by key (4.7)."""
    found = game.column(card.location)
    if found is None or found[0] != card.controller:
        return {}
    player, place, _ = found
    columns = game.players[player].columns
    near = {}
    if place > 0:
        near["left"] = columns[place - 1].key
    if place + 1 < len(columns):
        near["right"] = columns[place + 1].key
    return near
