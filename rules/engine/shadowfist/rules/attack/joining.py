"""Joining an attack (6.2; 2001 FAQ 7.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.engine.shadowfist.model.steps import FAQ_2001, RefusalError, listing, rule
from rules.engine.shadowfist.query.game.attack_state import JOIN, Stage, may_join, next_to_decide, targets
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.rules.attack.declaring import (
    attackers_named,
    check_attacker,
    next_to_join,
    said,
    turn_to_attack,
)
from rules.engine.shadowfist.rules.attack.stages import after, change, current
from rules.engine.shadowfist.rules.request import AmbiguousError, named
from rules.engine.shadowfist.rules.scene import scenes


def join(referee: Referee, by: str, words: Sequence[str], target_word: object) -> None:
    """A player joins the attack of an opponent: a declaration, and the only chance to make it.

    :raises RefusalError: saying which rule forbids it.
    """
    check_option(referee.game, by)
    cards = attackers_named(referee.game, by, words)
    # 6.2: where the attack has several targets, the attackers may be divided among them.
    words_of = target_word if isinstance(target_word, Mapping) else dict.fromkeys([c.id for c in cards], target_word)
    pairs = [(card, _target(referee.game, by, words_of.get(card.id))) for card in cards]
    for card, target in pairs:
        check_attacker(referee.game, card, target)
    referee.step(
        "join",
        f"{by} joins the attack: {said(referee, pairs)}.",
        rule("7.2.B", FAQ_2001),
        rule("6.2"),
        rule("5.3.2"),
        cards=list(dict.fromkeys([*(card.id for card in cards), *(target.id for _, target in pairs)])),
    )
    change(referee, stage=Stage.JOINED, waiting=current(referee).waiting[1:])
    turn_to_attack(referee, by, pairs, joined=True)
    referee.happen("join", by=by, amount=len(cards))
    scenes.after_action(referee)


def check_option(game: Game, by: str) -> None:
    """Whether a player may join now.

    :raises RefusalError: if not; ``later`` if the option is still to come.
    """
    attack = game.attack
    if attack is None:
        raise RefusalError("no_attack", "There is no attack to join.", rule("5.3.2"))
    if not may_join(game, by):
        raise RefusalError(
            "cannot_join",
            f"The attacking and the defending player do not join, and {by} is one of them.",
            rule("7.2", FAQ_2001),
            rule("3.3.3"),
        )
    if attack.stage not in JOIN or by not in attack.waiting:
        raise RefusalError(
            "option_passed", f"{by} had the one chance to join this attack.", rule("7.2.A", FAQ_2001), rule("3.3.3")
        )
    if game.scene or attack.stage is not Stage.JOINING or next_to_decide(game) != by:
        raise RefusalError(
            "wrong_time",
            f"{by} does not have the option to join yet.",
            rule("7.2", FAQ_2001),
            rule("5.3"),
            later=True,
            phase=True,
        )


def _target(game: Game, by: str, word: object) -> Card:
    """6.2: the target of the attack; where there are several, the one that the joining player names."""
    open_to = [card for card in targets(game) if card.controller != by]
    if not open_to:
        raise RefusalError("illegal_target", f"There is no target that {by} could attack.", rule("6.2"))
    if isinstance(word, str):
        if word not in [each for card in open_to for each in (card.id, card.title)]:
            raise RefusalError(
                "illegal_target",
                f"{word} is not attacked: who joins attacks {listing([card.id for card in open_to], 'or')}.",
                rule("6.2"),
            )
        return named(game, word, open_to, "target of the attack")
    if len(open_to) > 1:
        ids = [card.id for card in open_to]
        raise AmbiguousError("target", ids, f"Say which target the Characters attack: {listing(ids, 'or')}.")
    return open_to[0]


@after(Stage.JOINING)
def decline(referee: Referee) -> None:
    """7.2.A: the player who has the option does not join."""
    attack = current(referee)
    by, *rest = attack.waiting
    if not may_join(referee.game, by):
        next_to_join(referee)  # The attack has become one on this player's card.
        return
    referee.step("decline", f"{by} does not join the attack.", rule("7.2.A", FAQ_2001), rule("3.3.3"))
    change(referee, stage=Stage.NOT_JOINED, waiting=tuple(rest))
    referee.happen("decline", by=by, detail="join")
    scenes.after_action(referee)
    if not referee.game.scene and current_stage(referee) is Stage.NOT_JOINED:
        next_to_join(referee)


def current_stage(referee: Referee) -> Stage | None:
    """The stage of the attack, if it goes on."""
    attack = referee.game.attack
    return attack.stage if attack is not None else None
