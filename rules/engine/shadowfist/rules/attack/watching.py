"""What is checked of an attack after every game action: who ceases or moves along, and whether it is over (6, 7.4)."""

from __future__ import annotations

from rules.engine.shadowfist.model.steps import FAQ_2001, rule
from rules.engine.shadowfist.query.game.attack_state import (
    JOIN,
    REACHED,
    Attack,
    Attacker,
    Interceptor,
    Stage,
    attackers,
    chain_of,
    interceptors,
    next_to_decide,
    target_of,
    targets,
)
from rules.engine.shadowfist.query.game.attack_state import attacker as attacker_of
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Game
from rules.engine.shadowfist.rules.attack import ending, limits
from rules.engine.shadowfist.rules.attack.ceasing import AFTER_ITS_COMBAT, cease_attacking, cease_intercepting, put_at
from rules.engine.shadowfist.rules.attack.stages import change, current


def settle(referee: Referee) -> bool:
    """Brings an attack up to date with the board; tells whether anything changed."""
    before = referee.game.attack
    if before is None or before.stage in (Stage.ENDING, Stage.BURNED_FOR_POWER):
        return False
    parts = _parts(before)
    if referee.game.cache.get("attack_settled") == parts:
        return False
    _forget_gone(referee)
    for attacker in list(attackers(referee.game)):
        _attacker(referee, attacker)
    for interceptor in list(interceptors(referee.game)):
        _interceptor(referee, interceptor)
    _remember_bars(referee)
    _retarget(referee)
    _over(referee)
    if referee.game.attack is not before:
        return True
    referee.game.cache["attack_settled"] = parts
    return False


def _parts(attack: Attack) -> tuple[object, ...]:
    """What is looked at here: on the same board nothing follows as long as it is the same."""
    attackers_left = attack.stage in REACHED, attack.stage in JOIN and attack.waiting
    return attack.attackers, attack.interceptors, attack.targets, attack.moved, attack.fights, attackers_left


def _forget_gone(referee: Referee) -> None:
    """Who has left play, or whose attacker has, is in the attack no longer."""
    game, attack = referee.game, current(referee)
    for attacker in attack.attackers:
        if not attacker.ceased and not _there(game, attacker):
            chain = [each for each in attack.interceptors if not each.ceased and each.against == attacker.card]
            referee.set(attack=current(referee).with_attacker(attacker.card, ceased=True, gone=True))
            fighting = {fight.opponent for fight in attack.fights}
            for each in chain:
                # Who is in combat with it stays where it is until that is completed.
                if _there(game, each) and each.card not in fighting:
                    cease_intercepting(referee, each, "the attacker has left play", *AFTER_ITS_COMBAT)
    for interceptor in current(referee).interceptors:
        if not interceptor.ceased and not _there(game, interceptor):
            referee.set(attack=current(referee).with_interceptor(interceptor.card, ceased=True, gone=True))
    moved = tuple(each for each in attack.moved if (card := game.same(each[0])) is not None and card.in_play)
    if moved != attack.moved:
        change(referee, moved=moved)


def _there(game: Game, part: Attacker | Interceptor) -> bool:
    card = game.same(part.card)
    return card is not None and card.in_play


def _attacker(referee: Referee, attacker: Attacker) -> None:
    game = referee.game
    card = game.cards[attacker.card.id]
    target = target_of(game, card.id)
    if card.controller != attacker.player:
        cease_attacking(referee, attacker, "its controller has changed", rule("7.4"))
    elif current(referee).stage in REACHED:
        return
    elif target is None:
        cease_attacking(referee, attacker, "its target has left play", rule("6.1"))
    elif target.controller == attacker.player or target.controller == current(referee).by:
        # 7.4: who takes control of the target does not attack it, and if the attacking player does, nobody does.
        cease_attacking(referee, attacker, f"{target.controller} now controls its target", rule("7.4"))
    elif game.place(target) != game.place(card):
        referee.step(
            "move",
            f"{card.title} is at the location of its target, {referee.name(target.id)}.",
            rule("6.1"),
            cards=[card.id],
        )
        put_at(referee, card.id, game.place(target))


def _interceptor(referee: Referee, interceptor: Interceptor) -> None:
    """6.3, 7.4, 10.2: why an interceptor ceases intercepting at once."""
    game = referee.game
    card = game.cards[interceptor.card.id]
    attacker = attacker_of(game, interceptor.against.id)
    if attacker is None or attacker.card != interceptor.against:
        return  # It has ceased with its attacker.
    attacking = game.cards[attacker.card.id]
    if card.controller != interceptor.player:
        cease_intercepting(referee, interceptor, "its controller has changed", rule("7.4"))
    elif attacker.target == interceptor.card:
        cease_intercepting(referee, interceptor, f"it is what {attacking.title} attacks", rule("6.3"))
    elif game.place(card) != game.place(attacking):
        cease_intercepting(referee, interceptor, "the target is at another location", rule("6.3"))
    elif limits.forbids_interception(game, card, attacking):
        cease_intercepting(referee, interceptor, "it cannot intercept", rule("10.2"))
    else:
        for bar in limits.bars(game, attacker):
            if bar.name not in attacker.bars and bar.stops(card):
                why = f"{attacking.title} cannot be intercepted by it any more"
                cease_intercepting(referee, interceptor, why, rule("6.3"), bar.rule)
                return


def _remember_bars(referee: Referee) -> None:
    for attacker in list(attackers(referee.game)):
        if attacker.bars or chain_of(referee.game, attacker.card.id):
            names = tuple(bar.name for bar in limits.bars(referee.game, attacker))
            if names != attacker.bars:
                referee.set(attack=current(referee).with_attacker(attacker.card, bars=names))


def _retarget(referee: Referee) -> None:
    """The targets of the attack are those of its attackers; without attackers, what they were."""
    now = tuple(dict.fromkeys(each.target for each in attackers(referee.game)))
    if now and now != current(referee).targets:
        change(referee, targets=now)


def _over(referee: Referee) -> None:
    """6.2, 7.2.C: without attackers the attack ends, once nobody can join any more."""
    attack = current(referee)
    if attack.fights or attackers(referee.game) or attack.stage is Stage.BURNED_FOR_POWER:
        return
    open_targets = [card for card in targets(referee.game) if card.controller != attack.by]
    if attack.stage in JOIN and next_to_decide(referee.game) is not None and open_targets:
        return
    ending.begin(referee, "there are no attackers left")
    referee.cite(rule("6.2"), rule("7.2.C", FAQ_2001))
