"""What is so in an attack, as immutable values, and the questions that are asked about it.

``Game.attack`` is the attack in progress, or none. Who took part stays listed after ceasing, because texts look at it.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypedDict, TypeVar

from rules.engine.kernel.citations import Citation
from rules.engine.kernel.frozen import changed, frozen
from rules.engine.shadowfist.model.steps import FAQ_2001, rule
from rules.engine.shadowfist.query.game.state import Card, Game, Known


class Stage(StrEnum):
    """How far an attack has come: a step of the timing list of the 2001 FAQ, by its number."""

    DECLARED = "7.1.A"
    JOINING = "7.2"  # The first of ``waiting`` has the option to join.
    NOT_JOINED = "7.2.A.i"
    JOINED = "7.2.B.i"
    INTERCEPTING = "7.3"  # The first of ``waiting`` has the option to intercept, moving first (7.3.B).
    NOT_INTERCEPTED = "7.3.A.i"
    INTERCEPTED = "7.3.C.i"
    PRIOR_TO_COMBAT = "7.3.D.i"
    ENTERING_COMBAT = "7.3.D.ii.a"
    AMBUSH_DAMAGE = "7.3.D.ii.b"
    COMBAT_DAMAGE = "7.3.D.ii.c"
    END_OF_COMBAT = "7.3.D.iii.a"
    AFTER_COMBAT = "7.3.D.iii.b"
    PRIOR_TO_TARGET = "7.4.A"
    ENTERING_TARGET = "7.4.B.i"
    TARGET_AMBUSH_DAMAGE = "7.4.B.ii"
    TARGET_DAMAGE = "7.4.B.iii"
    BURNED_FOR_POWER = "7.4.B.iii (6.10.2)"  # The attack has ended at once, and the turn ends after this scene.
    END_OF_TARGET = "7.4.C.i"
    AFTER_TARGET = "7.4.C.ii"
    ENDING = "7.5.A"

    @property
    def rule(self) -> Citation:
        """The step of the list."""
        return rule(self.value.partition(" ")[0], FAQ_2001)


# Stages that are one scene only: when it has resolved, the next stage begins by itself.
ONE_SCENE = frozenset(
    {
        Stage.DECLARED,
        Stage.NOT_JOINED,
        Stage.JOINED,
        Stage.NOT_INTERCEPTED,
        Stage.INTERCEPTED,
        Stage.ENTERING_COMBAT,
        Stage.AMBUSH_DAMAGE,
        Stage.COMBAT_DAMAGE,
        Stage.END_OF_COMBAT,
        Stage.ENTERING_TARGET,
        Stage.TARGET_AMBUSH_DAMAGE,
        Stage.TARGET_DAMAGE,
        Stage.BURNED_FOR_POWER,
        Stage.END_OF_TARGET,
        Stage.ENDING,
    }
)
PRIOR = frozenset({Stage.PRIOR_TO_COMBAT, Stage.PRIOR_TO_TARGET})
TARGET_COMBAT = frozenset(stage for stage in Stage if stage.startswith("7.4.B"))
# The attackers that are left have reached their targets, and go on attacking whatever becomes of these.
REACHED = frozenset(
    {Stage.TARGET_DAMAGE, Stage.BURNED_FOR_POWER, Stage.END_OF_TARGET, Stage.AFTER_TARGET, Stage.ENDING}
)
JOIN = frozenset({Stage.DECLARED, Stage.JOINING, Stage.NOT_JOINED, Stage.JOINED})
INTERCEPTION = frozenset(stage for stage in Stage if stage.startswith("7.3"))


@frozen
class Attacker:
    """A Character that was declared as an attacker or has joined.

    ``home`` is the place (``Game.place``) where it was when it attacked, to which it returns. ``gone``: it has ceased
    because it left play. ``hit``: it has inflicted
    combat damage on its target, which makes the attack successful (6.5). ``bypassed``: it has used Stealth (10.1.2).
    ``bars`` names what kept it from being intercepted when that was last looked at (6.3).
    """

    card: Known
    player: str
    target: Known
    home: int
    joined: bool = False
    ceased: bool = False
    gone: bool = False
    hit: bool = False
    bypassed: bool = False
    overcame: tuple[Known, ...] = ()
    bars: tuple[str, ...] = ()


@frozen
class Interceptor:
    """A Character that was declared as an interceptor against one attacker.

    ``home`` is where it was when it changed location in order to intercept, if that took it to a location of an
    opponent's. ``fought``: it has been in combat with its attacker.
    """

    card: Known
    player: str
    against: Known
    home: int | None = None
    ceased: bool = False
    gone: bool = False
    fought: bool = False
    bypassed: bool = False


Part = TypeVar("Part", Attacker, Interceptor)


@frozen
class Fight:
    """An attacker and what it is in combat with, or about to be: an interceptor or its target.

    ``struck``: the attacker has inflicted its combat damage already, with Ambush.
    """

    attacker: Known
    opponent: Known
    struck: bool = False


@frozen
class Attack:
    """An attack.

    ``by`` declared it, ``defender`` was then the defending player, named if there were several (7.3). ``targets`` are
    the cards that are attacked now. ``waiting`` are the players who still have their one chance to join or to
    intercept, the one who has it now first; that player stays first until the combat with his or her interceptors is
    over. ``moved`` holds Characters that have moved to a location of an opponent's and must now intercept, with where
    they came from (7.3.C). ``fights`` are those in combat now; prior to combat ``about_to_fight`` works them out.
    """

    number: int
    by: str
    defender: str
    stage: Stage
    attackers: tuple[Attacker, ...]
    targets: tuple[Known, ...]
    interceptors: tuple[Interceptor, ...] = ()
    waiting: tuple[str, ...] = ()
    moved: tuple[tuple[Known, int], ...] = ()
    fights: tuple[Fight, ...] = ()
    combats: int = 0
    taken: bool = False

    @property
    def successful(self) -> bool:
        """6.5: whether at least one attacker has inflicted combat damage on its target."""
        return any(each.hit for each in self.attackers)

    def with_attacker(self, known: Known, **changes: object) -> Attack:
        """The attack with one attacker changed."""
        return changed(self, {"attackers": _with(self.attackers, known, changes)})

    def with_interceptor(self, known: Known, **changes: object) -> Attack:
        """The attack with one interceptor changed."""
        return changed(self, {"interceptors": _with(self.interceptors, known, changes)})


class AttackChanges(TypedDict, total=False):
    """Fields of an attack that change."""

    number: int
    by: str
    defender: str
    stage: Stage
    attackers: tuple[Attacker, ...]
    targets: tuple[Known, ...]
    interceptors: tuple[Interceptor, ...]
    waiting: tuple[str, ...]
    moved: tuple[tuple[Known, int], ...]
    fights: tuple[Fight, ...]
    combats: int
    taken: bool


class OfAttack(TypedDict, total=False):
    """What is kept of an attack, and only while it is the same."""

    attackers: tuple[Attacker, ...]
    interceptors: tuple[Interceptor, ...]
    attackers_by_id: dict[str, Attacker]
    interceptors_by_id: dict[str, Interceptor]
    chains: dict[str, list[Interceptor]]


def _with(parts: tuple[Part, ...], known: Known, changes: dict[str, object]) -> tuple[Part, ...]:
    """The parts of an attack with that of one card changed."""
    place = next(
        (n for n, part in enumerate(parts) if part.card.id == known.id and part.card == known and not part.ceased), None
    )
    if place is None:
        return parts
    found = list(parts)
    found[place] = changed(parts[place], changes)
    return tuple(found)


# Questions about the attack in progress; without one, nothing attacks and nothing intercepts.


def attackers(game: Game) -> tuple[Attacker, ...]:
    """Who is attacking now."""
    found = game.of_attack().get("attackers")
    if found is None:
        all_of_them = game.attack.attackers if game.attack is not None else ()
        found = tuple(each for each in all_of_them if not each.ceased and _here(game, each.card))
        game.of_attack()["attackers"] = found
    return found


def interceptors(game: Game) -> tuple[Interceptor, ...]:
    """Who is intercepting now, each chain in its order."""
    found = game.of_attack().get("interceptors")
    if found is None:
        all_of_them = game.attack.interceptors if game.attack is not None else ()
        found = tuple(each for each in all_of_them if not each.ceased and _here(game, each.card))
        game.of_attack()["interceptors"] = found
    return found


def _here(game: Game, known: Known) -> bool:
    card = game.same(known)
    return card is not None and card.in_play


def attacker(game: Game, card_id: str) -> Attacker | None:
    """The part that a card has in the attack as an attacker."""
    found = game.of_attack().get("attackers_by_id")
    if found is None:
        found = game.of_attack()["attackers_by_id"] = {each.card.id: each for each in attackers(game)}
    return found.get(card_id)


def interceptor(game: Game, card_id: str) -> Interceptor | None:
    """The part that a card has in the attack as an interceptor."""
    found = game.of_attack().get("interceptors_by_id")
    if found is None:
        found = game.of_attack()["interceptors_by_id"] = {each.card.id: each for each in interceptors(game)}
    return found.get(card_id)


def is_attacking(game: Game, card_id: str) -> bool:
    """Whether a card is an attacker now."""
    return attacker(game, card_id) is not None


def is_intercepting(game: Game, card_id: str) -> bool:
    """Whether a card is an interceptor now."""
    return interceptor(game, card_id) is not None


def chain_of(game: Game, attacker_id: str) -> list[Interceptor]:
    """The interceptors of an attacker that are still intercepting, the next to enter combat first (6.3)."""
    found = game.of_attack().get("chains")
    if found is None:
        found = game.of_attack()["chains"] = {}
        for each in interceptors(game):
            found.setdefault(each.against.id, []).append(each)
    return list(found.get(attacker_id, ()))


def target_of(game: Game, attacker_id: str) -> Card | None:
    """The card that an attacker attacks, if it is in play."""
    found = attacker(game, attacker_id)
    target = game.same(found.target) if found is not None else None
    return target if target is not None and target.in_play else None


def targets(game: Game) -> list[Card]:
    """The targets of the attack that are in play."""
    known = game.attack.targets if game.attack is not None else ()
    return [card for each in known if (card := game.same(each)) is not None and card.in_play]


def defending_player(game: Game) -> str:
    """Who controls the target now (10.3); with several defending players the one who was it first (2001 FAQ 7.3)."""
    assert game.attack is not None
    defending = {str(target.controller) for target in targets(game)}
    return defending.pop() if len(defending) == 1 else game.attack.defender


def may_join(game: Game, name: str) -> bool:
    """Whether joining is open to a player: not to the attacking and the defending player (3.3.3)."""
    return game.attack is not None and name not in (game.attack.by, defending_player(game))


def next_to_decide(game: Game) -> str | None:
    """Who has the option to join or to intercept, or gets it next."""
    attack = game.attack
    if attack is None:
        return None
    return next((name for name in attack.waiting if attack.stage not in JOIN or may_join(game, name)), None)


def has_option(game: Game) -> str | None:
    """Who has the option to join or to intercept now."""
    attack = game.attack
    if attack is None or game.scene or not attack.waiting:
        return None
    first = attack.waiting[0]
    if attack.stage is Stage.JOINING:
        return first if may_join(game, first) else None
    return first if attack.stage is Stage.INTERCEPTING else None


def about_to_fight(game: Game) -> list[Fight]:
    """Prior to combat: each attacker with the first interceptor of its chain, or with its target (7.3.D.i, 7.4.A)."""
    attack = game.attack
    if attack is None or attack.stage not in PRIOR:
        return []
    if attack.stage is Stage.PRIOR_TO_TARGET:
        return [Fight(each.card, each.target) for each in attackers(game) if _here(game, each.target)]
    chains = ((each, chain_of(game, each.card.id)) for each in attackers(game))
    return [Fight(each.card, chain[0].card) for each, chain in chains if chain]


def opposing(game: Game, card_id: str, fights: list[Fight] | tuple[Fight, ...]) -> list[str]:
    """The cards that a card fights, among these fights."""
    found = [each.opponent.id for each in fights if each.attacker.id == card_id]
    return found + [each.attacker.id for each in fights if each.opponent.id == card_id]
