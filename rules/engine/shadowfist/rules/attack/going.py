"""Going to the target's location in order to intercept (6.3; 2001 FAQ 7.3.B): who may, how, and where it leads."""

from __future__ import annotations

from rules.engine.shadowfist.model.steps import FAQ_2001, RefusalError, rule
from rules.engine.shadowfist.query.game import board
from rules.engine.shadowfist.query.game.attack_state import (
    INTERCEPTION,
    Stage,
    attackers,
    is_attacking,
    is_intercepting,
    targets,
)
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Effect, Game
from rules.engine.shadowfist.rules.attack import limits
from rules.engine.shadowfist.rules.attack.ceasing import put_at, whose
from rules.engine.shadowfist.rules.attack.stages import change, current
from rules.engine.shadowfist.rules.scene import scenes


def has_option(game: Game, by: str) -> bool:
    """Whether a player may move and declare interceptors now."""
    attack = game.attack
    return attack is not None and attack.stage is Stage.INTERCEPTING and attack.waiting[:1] == (by,)


def check_free(game: Game, card: Card) -> None:
    """6.1, 6.3: attackers and interceptors do not change location otherwise.

    :raises RefusalError: if the card is one.
    """
    for part, doing in ((is_attacking, "attacking"), (is_intercepting, "intercepting")):
        if part(game, card.id):
            raise RefusalError(
                "attacking_or_intercepting",
                f"{card.title} is {doing}, and does not change location until that is over.",
                rule("6.1" if doing == "attacking" else "6.3"),
                later=True,
            )


def opponents_place(game: Game, by: str, card: Card, to: object) -> int | None:
    """The location of the attack that ``to`` names, by a Site there or the target itself, if an opponent controls it.

    :raises RefusalError: if it names another location of an opponent's, or this is not the time to go there.
    """
    named = game.cards.get(str(to)) if isinstance(to, str) else None
    if named is None or not named.in_play:
        return None
    place = game.place(named)
    if whose(game, place) in (None, by):
        return None
    places = {game.place(target) for target in targets(game)}
    attack = game.attack
    # 4.7: to a location of an opponent's one goes in order to attack or to intercept only.
    if attack is None or place not in places or (attack.stage in INTERCEPTION and by not in attack.waiting):
        raise RefusalError(
            "illegal_place",
            f"{card.title} cannot go to a location of {whose(game, place)}: only to intercept an attack there.",
            rule("4.7"),
            rule("6.3"),
        )
    if not has_option(game, by):
        raise RefusalError(
            "wrong_time",
            f"{by} does not have the option to intercept yet.",
            rule("7.3", FAQ_2001),
            later=True,
            phase=True,
        )
    if all(limits.forbids_interception(game, card, game.cards[each.card.id]) for each in attackers(game)):
        raise RefusalError(
            "card_forbids",
            f"{card.title} cannot intercept, and so does not go to a location of {whose(game, place)}.",
            rule("10.2"),
            rule("6.3"),
        )
    return place


def ways(game: Game, card: Card) -> dict[str, int]:
    """Where an effect may move a Character to: left, right, or to the location of the attack in order to intercept."""
    if is_attacking(game, card.id) or is_intercepting(game, card.id):
        return {}
    found = board.adjacent(game, card)
    if has_option(game, str(card.controller)):
        for target in targets(game):
            if whose(game, game.place(target)) != card.controller:
                found[target.id] = game.place(target)
    return found


def arrive(referee: Referee, card: Card, place: int) -> bool:
    """A Character that went to intercept arrives, if there still is something to intercept; tells whether it has."""
    game = referee.game
    if game.attack is None or not has_option(game, card.controller or card.owner):
        return False
    if place not in {game.place(target) for target in targets(game)}:
        return False
    home = game.place(card)
    referee.step(
        "move",
        f"{card.title} changes location, to that of the target.",
        rule("4.7"),
        rule("7.3.B.iv", FAQ_2001),
        cards=[card.id],
    )
    put_at(referee, card.id, place)
    moved = [each for each in current(referee).moved if each[0].id != card.id]
    origin = next((each[1] for each in current(referee).moved if each[0].id == card.id), home)
    change(referee, moved=(*moved, (game.known(card.id), origin)))
    return True


def needs(game: Game, card: Card, place: int) -> list[object] | None:
    """The moves that take a Character to a place: none, its ways left or right, or the place; ``None`` if it cannot."""
    here = game.place(card)
    if here == place:
        return []
    if whose(game, place) != card.controller:
        return [place]
    columns = [column.key for column in game.players[str(card.controller)].columns]
    if here not in columns or place not in columns:
        return None
    steps = columns.index(place) - columns.index(here)
    return ["right" if steps > 0 else "left"] * abs(steps)


@scenes.resolves("move")
def _resolve_move(referee: Referee, effect: Effect) -> None:
    assert effect.card is not None
    card = referee.game.same(effect.card)
    title = referee.card(effect.card.id).title
    if effect.data[0] == "to" and card is not None and card.in_play and isinstance(effect.data[1], int):
        if arrive(referee, card, effect.data[1]):
            referee.happen("change location", card, by=effect.by)
        else:
            referee.step("resolve", f"{title} does not change location.", rule("4.7"), cards=[card.id])
        return
    way = str(effect.data[0])
    near = board.adjacent(referee.game, card) if card is not None and card.in_play else {}
    if card is None or way not in near:
        # 4.7: without an adjacent location on that side it does not move, and stays turned.
        referee.step("resolve", f"{title} does not change location.", rule("4.7"), cards=[effect.card.id])
        return
    referee.step("move", f"{title} changes location, one column to the {way}.", rule("4.7"), cards=[card.id])
    referee.put(card.id, location=near[way])
    referee.happen("change location", card, by=effect.by)
