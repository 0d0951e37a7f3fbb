"""An attack that is under way, as a board states it: ``attack`` (DESIGN 7a), in its Enhance Step or its Block Step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.engine.kernel.fields import Fields, quoted
from rules.engine.ufs.effects.agenda import BlockStep, DamageStep, EndAttack, ReversalStep, Task, Window
from rules.engine.ufs.effects.attacking import ENHANCES
from rules.engine.ufs.ir.words import Stat, Until
from rules.engine.ufs.model.cards import ATTACK, ZONES, unknown_of
from rules.engine.ufs.query import numbers
from rules.engine.ufs.query.state import Attack, Game, Modification

STEPS = ("enhance", "block")
FIELDS = ("card", "by", "step", "speed", "attack_zone", "damage", "block", "block_difficulty", "unblockable")
MAX_OF_ATTACK = 1_000
CHANGED = {"speed": Stat.SPEED, "damage": Stat.DAMAGE}
LEAST = {"speed": -MAX_OF_ATTACK, "damage": 0}


@dataclass(frozen=True)
class Underway:
    """An attack of a scenario, with its speed and damage where they are stated."""

    card: str
    by: str
    step: str
    stated: dict[str, int]
    zone: str | None = None
    unblockable: bool = False


def read(fields: Fields, names: Sequence[str]) -> Underway:
    """The field ``attack``. What is so of an attack after its block is no part of a board."""
    fields.only(*FIELDS)
    for name in ("card", "by", "step"):
        if name not in fields.given:
            fields.fault(name, "needed: the attack's card, whose attack it is and its step")
    step = fields.choice("step", STEPS, STEPS[0])
    by = fields.text("by", "")
    if by and by not in names:
        fields.fault("by", f"no player is named {quoted(by)}")
    for name in ("block", "block_difficulty"):
        if name in fields.given:
            fields.fault(name, "an attack that has been blocked is stated by 'resume'")
    stated = {
        name: fields.number(name, 0, least=LEAST[name], most=MAX_OF_ATTACK) for name in CHANGED if name in fields.given
    }
    zone = fields.choice("attack_zone", ZONES, ZONES[0]) if "attack_zone" in fields.given else None
    return Underway(fields.text("card", ""), by, step, stated, zone, fields.flag("unblockable"))


def begin(game: Game, given: Underway, faults: list[str]) -> Game:
    """The game with the attack under way; what cannot be so is a fault at its place."""
    card = game.cards.get(given.card)
    if card is None or card.zone != "card_pool" or card.type != ATTACK or card.block:
        faults.append(f"attack.card: {quoted(given.card)} is no attack in a card pool")
        return game
    if card.controller != given.by or given.by != game.turn:
        faults.append(f"attack.by: in the turn of {game.turn} it is {game.turn} who attacks, with a card of that pool")
        return game
    if unknown_of(card.face):
        faults += numbers.unknown(card).faults
        return game
    if given.zone is not None and given.zone != numbers.zone(game, card):
        faults.append(f"attack.attack_zone: that of {card.title} is {numbers.zone(game, card)}")
    number = game.number + 1
    now = Attack(number, card.id, given.by, given.step, unblockable=given.unblockable)
    game = game.with_(number=number, attacks=(now,), agenda=_agenda(now))
    changes = []
    for name, value in given.stated.items():
        more = value - numbers.number(game, card, CHANGED[name])
        if more:
            changes.append(Modification(card.id, card.life, CHANGED[name], Until.ATTACK, more, attack=number))
    return game.with_(modifications=tuple(changes)) if changes else game


def _agenda(attack: Attack) -> tuple[Task, ...]:
    number = attack.number
    steps: tuple[Task, ...] = (EndAttack(number), ReversalStep(number), DamageStep(number), BlockStep(number))
    return (*steps, Window(ENHANCES, attack.by, attack=number)) if attack.step == STEPS[0] else steps


def tells_all(game: Game) -> bool:
    """Whether a board states all of the attack that goes on."""
    (now, *others) = game.attacks
    plain = Attack(now.number, now.card, now.by, now.step, unblockable=now.unblockable)
    return not others and now.step in STEPS and now == plain and now.by == game.turn and game.agenda == _agenda(now)
