"""The attacks, interceptions and refusals that might be declared at a point, before the rules are asked.

Not every group is listed: a Character alone, and all that can together. Of Characters that are alike one is enough.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from rules.engine.kernel.actions import Action
from rules.engine.shadowfist.ir.continuous import Deed
from rules.engine.shadowfist.lowering.rules_text import CHARACTER
from rules.engine.shadowfist.model.steps import RefusalError
from rules.engine.shadowfist.query.game.attack_state import (
    JOIN,
    Attacker,
    Stage,
    attackers,
    is_attacking,
    may_join,
    targets,
)
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.query.qualities import in_back_row
from rules.engine.shadowfist.rules.attack import intercepting, limits, several
from rules.engine.shadowfist.rules.attack.ceasing import whose
from rules.engine.shadowfist.rules.options.alike import Kinds, one_of_each
from rules.engine.shadowfist.view.prohibitions import forbids
from rules.engine.shadowfist.view.view import view_of


def declarations(game: Game, kinds: Kinds) -> list[Iterable[Action]]:
    """What players might declare now, or when those before them have passed: a row for each player and kind of it."""
    attack = game.attack
    if game.scene:
        return []
    if attack is None:
        return [_attacks(game, name, kinds) for name in game.clockwise()] if game.phase == "main" else []
    if attack.stage in JOIN:
        able = [name for name in attack.waiting if may_join(game, name)]
        # Intercepting so early implies that everyone passes until then.
        return [
            [{"by": name, "do": "decline"} for name in able],
            *(_joining(game, name, kinds) for name in able),
            *(_interceptions(game, name, kinds) for name in game.opponents(attack.by)),
        ]
    if attack.stage is Stage.INTERCEPTING:
        # Those after the first have their option when the first have declined.
        return [
            [{"by": name, "do": "decline"} for name in attack.waiting],
            *(_interceptions(game, name, kinds) for name in attack.waiting),
            _moves(game, attack.waiting[0], kinds),
        ]
    return []


def options_of(game: Game, name: str, kinds: Kinds) -> list[Iterable[Action]]:
    """How a player might use the option to join or to intercept that he or she has now."""
    joining = game.attack is not None and game.attack.stage is Stage.JOINING
    if joining:
        return [_joining(game, name, kinds)]
    return [_interceptions(game, name, kinds), _moves(game, name, kinds)]


def _ready(game: Game, name: str) -> list[Card]:
    """The Characters of a player that could turn to attack."""
    mine = [card for card in game.controlled(name) if card.text.type == CHARACTER and not card.turned]
    return [card for card in mine if not (forbids(game, Deed.TURN, card) or limits.never_attacks(game, card))]


def _groups(cards: list[Card], kinds: Kinds) -> Iterator[list[str]]:
    for card in one_of_each(cards, kinds):
        yield [card.id]
    if len(cards) > 1:
        yield [card.id for card in cards]


def _able(cards: list[Card], kinds: Kinds, able: Callable[[Card], bool]) -> list[Card]:
    """The cards that are able to do something, which is asked of one of each kind."""
    found = {kinds[card.id] for card in one_of_each(cards, kinds) if able(card)}
    return [card for card in cards if kinds[card.id] in found]


def _joining(game: Game, name: str, kinds: Kinds) -> Iterator[Action]:
    for group in _groups(_ready(game, name), kinds):
        yield {"by": name, "do": "join", "with": group}


def _attacks(game: Game, name: str, kinds: Kinds) -> Iterator[Action]:
    ready = _ready(game, name)
    if game.turn != name:
        ready = [card for card in ready if limits.may_attack_now(game, card)]
    if game.tally.get(("unsuccessful attack", name)):
        ready = [card for card in ready if view_of(game).has(card.id, "Independent")]
    if not ready:
        return
    for target in one_of_each(game.in_play(), kinds):
        if target.controller != name and (target.text.type == CHARACTER or target.text.is_site):
            able = _able(ready, kinds, partial(_may_attack, game, target))
            for group in _groups(able, kinds):
                yield {"by": name, "do": "attack", "with": group, "target": target.id}
    yield from _against_several(game, name, ready, several.most(game, name))


def _against_several(game: Game, name: str, ready: list[Card], most: int) -> Iterator[Action]:
    """One attack against as many targets as a text allows: each attacker goes for the next of them."""
    open_to = [target for target in game.in_play() if target.controller != name and not in_back_row(target, game)]
    open_to = [target for target in open_to if target.text.type == CHARACTER or target.text.is_site][:most]
    pairs = {}
    for n, card in enumerate(ready):
        able = [target for target in open_to[n % len(open_to) :] if _may_attack(game, target, card)] if open_to else []
        if able:
            pairs[card.id] = able[0].id
    if most > 1 and len(set(pairs.values())) > 1:
        yield {"by": name, "do": "attack", "with": list(pairs), "target": pairs}


def _interceptions(game: Game, name: str, kinds: Kinds) -> Iterator[Action]:
    mine = [card for card in game.controlled(name) if card.text.type == CHARACTER and not is_attacking(game, card.id)]
    facing = {each.card.id: each for each in attackers(game)}
    for attacking in one_of_each([game.cards[each] for each in facing], kinds):
        able = _able(mine, kinds, partial(_could, game, name, facing[attacking.id]))
        for group in _groups(able, kinds):
            yield {"by": name, "do": "intercept", "against": {attacking.id: group}}


def _moves(game: Game, name: str, kinds: Kinds) -> Iterator[Action]:
    """Going to the location of the attack first, where an opponent controls it (6.3)."""
    places = {game.place(target): target.id for target in targets(game)}
    for card in one_of_each(game.controlled(name), kinds):
        if card.text.type != CHARACTER or is_attacking(game, card.id):
            continue
        for place, target in places.items():
            if whose(game, place) != name and game.place(card) != place:
                yield {"by": name, "do": "move", "card": card.id, "to": target}
                if view_of(game).has(card.id, "Mobility"):
                    yield {"by": name, "do": "use", "card": card.id, "ability": "Mobility", "at": target}


def _may_attack(game: Game, target: Card, card: Card) -> bool:
    return limits.forbids_attack(game, card, target) is None


def _could(game: Game, name: str, attacker: Attacker, card: Card) -> bool:
    if intercepting.why_not(game, name, card, attacker) is not None:
        return False
    try:
        intercepting.check_way(game, card, attacker)
    except RefusalError:
        return False
    return True
