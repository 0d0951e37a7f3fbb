"""An attack that is under way, as a board states it: ``attack`` (DESIGN 7).

The Characters of such an attack stand on the board where they return to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rules.engine.kernel.fields import Fields, quoted
from rules.engine.shadowfist.interface import past
from rules.engine.shadowfist.query.game.attack_state import (
    INTERCEPTION,
    JOIN,
    Attack,
    Attacker,
    Interceptor,
    Stage,
)
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.rules.attack import limits
from rules.engine.shadowfist.rules.attack.ceasing import put_at

MAX_PARTS = 200
# Where a player still has an option to join or to intercept.
OF_OPTIONS = JOIN | INTERCEPTION
# In these something is so that a board does not state: who has inflicted damage on whom.
DAMAGE = frozenset({Stage.AMBUSH_DAMAGE, Stage.COMBAT_DAMAGE, Stage.TARGET_AMBUSH_DAMAGE, Stage.TARGET_DAMAGE})
NOT_STATED = DAMAGE | {Stage.ENTERING_COMBAT, Stage.ENTERING_TARGET, Stage.END_OF_COMBAT, Stage.END_OF_TARGET}
NOT_STATED |= {Stage.BURNED_FOR_POWER, Stage.AFTER_TARGET, Stage.ENDING}
# How a stage is stated: by the number of its step, or of the step whose first part it is.
STATED = {
    name: each
    for each in Stage
    if each not in NOT_STATED
    for name in (*([each.value.rpartition(".")[0]] if each.value.count(".") > 1 else ()), each.value)
}


@dataclass(frozen=True)
class Part:
    """An attacker with its target, or an interceptor with the attacker that it intercepts."""

    place: str
    card: str
    other: str
    at: str | None = None
    home: str | None = None


@dataclass(frozen=True)
class Underway:
    """An attack of a scenario."""

    by: str
    stage: Stage
    targets: list[str] = field(default_factory=list)
    attackers: list[Part] = field(default_factory=list)
    interceptors: list[Part] = field(default_factory=list)
    waiting: list[str] = field(default_factory=list)


def read(fields: Fields, names: Sequence[str]) -> Underway:
    """The field ``attack``."""
    fields.only("by", "targets", "attackers", "interceptors", "waiting", "stage")
    for name in ("by", "targets", "attackers", "stage"):
        if name not in fields.given:
            fields.fault(name, "needed: an attack has an attacking player, targets, attackers and a stage")
    stage = _stage(fields)
    if stage in OF_OPTIONS and "waiting" not in fields.given:
        fields.fault("waiting", f"needed at {stage.value}: who may still join or intercept, the next of them first")
    elif stage in (Stage.JOINING, Stage.INTERCEPTING) and fields.given["waiting"] == []:
        fields.fault("waiting", f"at {stage.value} someone has the option: where nobody has, the stage is a later one")
    for name in (*([fields.text("by", "")] if "by" in fields.given else []), *fields.words("waiting")):
        if name not in names:
            fields.fault("by" if name == fields.given.get("by") else "waiting", f"no player is named {quoted(name)}")
    parts = {
        name: [
            _part(Fields(raw, f"{fields.place}.{name}[{i}]", fields.faults), other)
            for i, raw in enumerate(fields.items(name, most=MAX_PARTS))
        ]
        for name, other in (("attackers", "target"), ("interceptors", "against"))
    }
    by, targets, waiting = fields.text("by", ""), fields.words("targets"), fields.words("waiting")
    return Underway(by, stage, targets, parts["attackers"], parts["interceptors"], waiting)


def _stage(fields: Fields) -> Stage:
    """The stage: a step of the timing list of the 2001 FAQ; the number of a step stands for the first of its parts."""
    word = fields.text("stage", "")
    found = STATED.get(word)
    if word and found is None:
        known = ", ".join(STATED)
        fields.fault("stage", f"{quoted(word)} is no step of the 2001 FAQ that can be stated here; there are {known}")
    return found or Stage.DECLARED


def _part(fields: Fields, other: str) -> Part:
    fields.only("card", other, "home", *(("place",) if other == "against" else ()))
    for name in ("card", other):
        if name not in fields.given:
            fields.fault(name, "needed: an id")
    at, home = fields.text("place", "") or None, fields.text("home", "") or None
    return Part(fields.place, fields.text("card", ""), fields.text(other, ""), at, home)


def begin(game: Game, given: Underway, faults: list[str]) -> Game:
    """The game with the attack under way; what cannot be so is a fault at its place."""
    count = len(faults)
    for name, parts in (("targets", given.targets), ("attackers", given.attackers)):
        if not parts:
            faults.append(f"attack.{name}: an attack has at least one")
    targets = [_in_play(game, each, f"attack.targets[{i}]", faults) for i, each in enumerate(given.targets)]
    for part in (*given.attackers, *given.interceptors):
        card = _in_play(game, part.card, f"{part.place}.card", faults)
        if part.home is not None and card is not None and game.place(card) != _place(game, part.home):
            faults.append(f"{part.place}.home: {part.card} stands elsewhere on the board, which is where it returns to")
    _check_related(game, given, faults)
    defenders = {card.controller for card in targets if card is not None}
    if len(defenders) > 1:
        faults.append("attack.targets: more than one player controls them; say it by 'resume'")
    elif given.by in defenders:
        faults.append(f"attack.targets: {given.by} attacks no card that he or she controls (6.1)")
    return _begun(game, given) if len(faults) == count else game


def _check_related(game: Game, given: Underway, faults: list[str]) -> None:
    """Whether attackers attack targets, and interceptors intercept attackers at their location."""
    targets = {part.card: part.other for part in given.attackers}
    for part in given.attackers:
        if part.other not in given.targets:
            faults.append(f"{part.place}.target: {quoted(part.other)} is none of the targets")
    for part in given.interceptors:
        target = game.cards.get(targets.get(part.other, ""))
        if part.other not in targets:
            faults.append(f"{part.place}.against: {quoted(part.other)} is none of the attackers")
        elif part.at is not None and target is not None and game.place(target) != _place(game, part.at):
            faults.append(f"{part.place}.place: interceptors are at the location of the target, {target.id} (6.3)")


def _begun(game: Game, given: Underway) -> Game:
    referee = Referee(game)
    known = tuple(game.known(each) for each in given.targets)
    attackers = []
    for part in given.attackers:
        card = game.cards[part.card]
        player = str(card.controller)
        home = game.place(card)
        put_at(referee, card.id, game.place(game.cards[part.other]))
        attackers.append(Attacker(game.known(card.id), player, game.known(part.other), home, joined=player != given.by))
    interceptors = []
    for part in given.interceptors:
        card = game.cards[part.card]
        there = referee.game.place(referee.card(part.other))
        home = game.place(card)
        put_at(referee, card.id, there)
        moved = None if home == there else home
        interceptors.append(Interceptor(game.known(card.id), str(card.controller), game.known(part.other), moved))
    defender = next(str(game.cards[each].controller) for each in given.targets)
    attack = Attack(
        referee.next_number(),
        given.by,
        defender,
        given.stage,
        tuple(attackers),
        known,
        tuple(interceptors),
        tuple(given.waiting),
    )
    referee.set(attack=attack)
    intercepted = {each.against for each in interceptors}
    for each in attackers:
        if each.card in intercepted:
            names = tuple(bar.name for bar in limits.bars(referee.game, each))
            referee.set(attack=attack.with_attacker(each.card, bars=names))
            attack = referee.game.attack or attack
    return referee.game


def _in_play(game: Game, card_id: str, place: str, faults: list[str]) -> Card | None:
    card = game.cards.get(card_id)
    if card is None or not card.in_play:
        faults.append(f"{place}: {quoted(card_id)} is no card in play")
        return None
    return card


def _place(game: Game, site: str) -> int | None:
    """The location that a Site names."""
    card = game.cards.get(site)
    return card.location if card is not None and card.in_play else None


# Writing


def told(game: Game) -> dict[str, object] | None:
    """The attack in progress; nothing where there is no field for all that can still matter of it."""
    attack = past.attack(game)
    if attack is None or attack.stage in NOT_STATED or attack.fights or attack.taken or attack.moved:
        return None
    targets = [game.same(each) for each in attack.targets]
    if not all(_is_plain(game, attack, each) for each in attack.attackers):
        return None
    if any(card is None or not card.in_play or card.controller != attack.defender for card in targets):
        return None
    if any(each.ceased or each.player != game.cards[each.card.id].controller for each in attack.interceptors):
        return None
    found: dict[str, object] = {
        "by": attack.by,
        "targets": [each.id for each in attack.targets],
        "attackers": [
            {"card": each.card.id, "target": each.target.id, **_named(game, "home", each.home)}
            for each in attack.attackers
        ],
        "interceptors": [
            {
                "card": each.card.id,
                "against": each.against.id,
                **_named(game, "place", game.place(game.cards[each.card.id])),
                **_named(game, "home", each.home),
            }
            for each in attack.interceptors
        ],
        "waiting": list(attack.waiting),
        "stage": attack.stage.value,
    }
    return found


def _is_plain(game: Game, attack: Attack, part: Attacker) -> bool:
    """Whether of an attacker nothing is to be said but what it attacks and where it returns to."""
    if part.ceased or part.hit or part.bypassed or part.overcame or part.target not in attack.targets:
        return False
    controller = game.cards[part.card.id].controller
    column = game.column(part.home)
    at_home = column[0] == controller if column else not game.players[str(controller)].columns
    return at_home and part.player == controller and part.joined is (part.player != attack.by)


def _named(game: Game, name: str, place: int | None) -> dict[str, str]:
    """A location by its front-row Site; an unspecified one is not named."""
    column = game.column(place)
    return {name: column[2].front} if column else {}
