"""What an action never implies (DESIGN 7): what others may do first, a combat, the end of an attack or of a turn.

Everyone passes on the way to an action that is legal only later, but no further than to one of these.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from itertools import chain, islice

from rules.engine.kernel.recorder import TooManyStepsError
from rules.engine.shadowfist.interface.actions import dispatch
from rules.engine.shadowfist.model.steps import DecisionNeededError, RefusalError
from rules.engine.shadowfist.query.game.attack_state import PRIOR, Stage, about_to_fight, has_option
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import ESTABLISHING_SHOT, Game
from rules.engine.shadowfist.rules.attack.options import options_of
from rules.engine.shadowfist.rules.options import alike
from rules.engine.shadowfist.rules.request import AmbiguousError
from rules.engine.shadowfist.rules.turns import turn_end

# Ways to use an option that are tried; where none of so many is legal, it counts as one that could be used.
MAX_TRIED = 100
# Stages of a combat whose damage is still to be inflicted: it follows as soon as their scene has resolved.
BEFORE_DAMAGE = frozenset(
    {Stage.ENTERING_COMBAT, Stage.AMBUSH_DAMAGE, Stage.ENTERING_TARGET, Stage.TARGET_AMBUSH_DAMAGE}
)


class Kind(Enum):
    """What takes an action of its own."""

    ESTABLISHING_SHOT = auto()
    FIRST_OPTION = auto()
    JOIN = auto()
    INTERCEPT = auto()
    COMBAT = auto()
    END_OF_ATTACK = auto()
    END_OF_TURN = auto()


@dataclass(frozen=True)
class Barrier:
    """Something that takes an action of its own.

    ``by`` has the option to act first, to join or to intercept, or the Establishing Shot, of which this is ``phase``;
    ``fights`` are the attackers and opponents of the combat, by id.
    """

    kind: Kind
    by: str = ""
    phase: str = ""
    fights: tuple[tuple[str, str], ...] = ()

    @property
    def is_option(self) -> bool:
        """Whether nothing has to happen but that a player declines."""
        return self.kind in (Kind.FIRST_OPTION, Kind.JOIN, Kind.INTERCEPT)


class Usable:
    """Which options can be used, of those that come up if everyone passes from one point on; each is tried once."""

    def __init__(self) -> None:
        self._known: dict[int, bool] = {}

    def __call__(self, passed: int, game: Game, by: str) -> bool:
        """Whether a player can use the option that he or she has after so many passes."""
        if passed not in self._known:
            self._known[passed] = is_usable(game, by)
        return self._known[passed]


def option_of(game: Game) -> tuple[str, Kind] | None:
    """Who has an option now, and which."""
    by, attack = has_option(game), game.attack
    if by is None or attack is None:
        return None
    return by, Kind.JOIN if attack.stage is Stage.JOINING else Kind.INTERCEPT


def is_usable(game: Game, by: str) -> bool:
    """Whether there is a legal way to use the option that a player has now."""
    ways = chain.from_iterable(options_of(game, by, alike.kinds(game)))
    tried = 0
    for action in islice(ways, MAX_TRIED):
        tried += 1
        try:
            dispatch(Referee(game), action)
        except (AmbiguousError, DecisionNeededError):
            return True
        except (RefusalError, TooManyStepsError):
            continue
        return True
    return tried == MAX_TRIED


def next_to(game: Game, by: str | None, usable: Usable, passed: int) -> Barrier | None:
    """What everyone would pass over by passing now, of what an action of a player does not imply.

    :param by: that player, whose own options may be passed over.
    :param usable: what is known of the options on this way.
    :param passed: how often everyone has passed on it.
    """
    if turn_end.comes_next(game):
        return Barrier(Kind.END_OF_TURN)
    attack = game.attack
    if attack is None:
        return _before_the_first_action(game, by)
    option = option_of(game)
    if option is not None:
        name, kind = option
        return Barrier(kind, name) if name != by and usable(passed, game, name) else None
    if attack.stage in BEFORE_DAMAGE:
        return Barrier(Kind.COMBAT, fights=tuple((each.attacker.id, each.opponent.id) for each in attack.fights))
    if attack.stage is Stage.BURNED_FOR_POWER:
        return Barrier(Kind.END_OF_TURN)
    if attack.stage is Stage.ENDING:
        return Barrier(Kind.END_OF_ATTACK)
    if game.scene:
        return None
    if attack.stage in PRIOR and (fights := about_to_fight(game)):
        return Barrier(Kind.COMBAT, fights=tuple((each.attacker.id, each.opponent.id) for each in fights))
    return Barrier(Kind.END_OF_ATTACK) if attack.stage in (Stage.PRIOR_TO_TARGET, Stage.AFTER_TARGET) else None


def _before_the_first_action(game: Game, by: str | None) -> Barrier | None:
    """What others than the current player wait for: his or her Establishing Shot, and first action (3.3.1, 4.3).

    That player says whether to generate Power; the rest of the Establishing Shot may be implied.
    """
    others = by not in (None, game.turn)
    if game.scene:
        return None
    if game.phase == "power" or (others and game.phase in ESTABLISHING_SHOT):
        return Barrier(Kind.ESTABLISHING_SHOT, game.turn, game.phase)
    return Barrier(Kind.FIRST_OPTION, game.turn) if others and game.first_option else None


def crossed(before: Game, after: Game) -> Barrier | None:
    """What has come about as everyone passed though it could not be foreseen: a scene has ended the attack."""
    was, now = before.attack, after.attack
    if before.turn != after.turn:
        return Barrier(Kind.END_OF_TURN)
    if was is None or (now is not None and now.number == was.number and now.stage is not Stage.ENDING):
        return None
    return Barrier(Kind.END_OF_ATTACK)
