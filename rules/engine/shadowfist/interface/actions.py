"""The actions of a scenario, each without what it implies, and what happens when everyone passes (DESIGN 7)."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.kernel.actions import Action, word, words
from rules.engine.shadowfist.interface import registered  # noqa: F401  (all that runs a text registers itself)
from rules.engine.shadowfist.model.steps import RefusalError, in_quotes, rule
from rules.engine.shadowfist.query.game.attack_state import PRIOR, REACHED, Stage, next_to_decide
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.query.scope import CannotRunError
from rules.engine.shadowfist.rules import auctions
from rules.engine.shadowfist.rules.answers import DECIDED_IN, DECISION_RULES
from rules.engine.shadowfist.rules.attack import actions as attacks
from rules.engine.shadowfist.rules.attack import offering, stages
from rules.engine.shadowfist.rules.play import permissions, playing, reloading, using
from rules.engine.shadowfist.rules.request import Request, named
from rules.engine.shadowfist.rules.scene import scenes, whole
from rules.engine.shadowfist.rules.turns import turn, turn_end, winning
from rules.engine.shadowfist.rules.turns.elimination import is_over

MAX_IMPLIED = 1_000
# What a player generates, and may have to decide about in the course of that.
GENERATING = ("play", "use", "reveal")


def dispatch(referee: Referee, action: Action) -> None:
    """Carries out one action, without anything that it implies."""
    do = str(action["do"])
    handler = _ACTIONS.get(do)
    if handler is None:
        raise RefusalError("not_supported_yet", f"The action {in_quotes(do)} is not supported yet.", rule("5.1"))
    try:
        if do in GENERATING:
            whole.begin(referee, lambda one: handler(one, action))
        else:
            handler(referee, action)
    except CannotRunError as error:
        raise not_supported(referee.game, action, error) from None


def not_supported(game: Game, action: Action, error: CannotRunError) -> whole.NotSupportedError:
    """The refusal of an action that comes to what the engine cannot run: a text of the card that it names."""
    words = {action.get("card"), action.get("with")}
    named = (card.id for card in game.cards.values() if card.id in words or card.title in words)
    return whole.NotSupportedError("That is understood", error, next(named, None))


def advance(referee: Referee) -> bool:
    """Everyone passes: the next thing that then happens by itself. Tells whether there was any.

    ``referee.heard`` is then whether somebody has decided something in it.
    """
    game = referee.game
    referee.heard = False
    if is_over(game):
        return False
    if game.scene:
        referee.step("pass", "Everyone passes: the scene resolves, last in, first out.", rule("5.2"), rule("2.3"))
        scenes.resolve_scene(referee)
        _scene_resolved(referee)
        return True
    if game.attack is not None:
        stages.everyone_passes(referee)
        return True
    if game.phase == "end":
        if turn_end.is_answered(game):
            turn_end.scene_resolved(referee)
        else:
            turn_end.finish_turn(referee)
        return True
    if game.phase == "start of turn":
        referee.set(phase="power")
        return True
    if game.phase == "unturn" and not any(card.maintains for card in game.controlled(game.turn)):
        turn.unturn(referee, game.turn, [])
        return True
    if game.phase == "discard":
        turn.discard(referee, game.turn, [])
        return True
    if game.phase == "draw":
        turn.draw(referee, game.turn)
        return True
    return False


def _scene_resolved(referee: Referee) -> None:
    """What follows a scene: a victory, the next step of the turn's end or of the attack."""
    while referee.game.scene and winning.claimed(referee.game):
        # 4.9: nobody may respond to what the final Site has triggered.
        scenes.resolve_scene(referee)
    turn_end.scene_resolved(referee)
    if not referee.game.scene:
        winning.check(referee)
    if not is_over(referee.game) and not offering.is_awaited(referee.game):
        stages.scene_resolved(referee)


def _by(referee: Referee, action: Action) -> str:
    return str(action.get("by") or referee.game.turn)


def _take_option(referee: Referee, by: str) -> None:
    """4.3: as the Main Shot begins, opponents wait for the current player's first action or refusal of it."""
    if referee.game.first_option:
        if by != referee.game.turn:
            referee.step("decline", f"{referee.game.turn} declines to act first.", rule("4.3"))
        referee.set(first_option=False)


def _play(referee: Referee, action: Action) -> None:
    name = str(action["card"])
    by = word(action, "by")
    if not by:
        holders = {card.owner for card in referee.game.cards.values() if _is(card, name) and card.zone == "hand"}
        by = holders.pop() if len(holders) == 1 else referee.game.turn
    hand = [referee.game.cards[each] for each in referee.player(by).hand]
    if not any(_is(each, name) for each in hand):
        hand += permissions.playable_elsewhere(referee.game, by)
    card = named(referee.game, name, hand, f"card in the hand of {by}")
    _take_option(referee, by)
    request = Request.of(by, action)
    playing.play(referee, request, card)
    request.check_used()


def _is(card: Card, word: str) -> bool:
    return card.id == word or card.title.lower() == word.lower()


def _in_play(referee: Referee, action: Action) -> tuple[str, Card]:
    """The card in play that an action means, and who acts."""
    word = str(action["card"])
    among = list(referee.game.in_play())
    by = action.get("by")
    if by:
        mine = [card for card in among if card.controller == by and _is(card, word)]
        among = mine or among
    card = named(referee.game, word, among, "card in play")
    return str(by or card.controller or referee.game.turn), card


def _use(referee: Referee, action: Action) -> None:
    if str(action.get("ability", "")).lower() == reloading.RELOAD.lower():
        by = _by(referee, action)
        _take_option(referee, by)
        request = Request.of(by, action)
        reloading.use(referee, request, str(action["card"]))
        request.check_used()
        return
    by, card = _in_play(referee, action)
    _take_option(referee, by)
    request = Request.of(by, action)
    using.use(referee, request, card, action.get("ability"))
    request.check_used()


def _heal(referee: Referee, action: Action) -> None:
    by, card = _in_play(referee, action)
    _take_option(referee, by)
    using.turn_to_heal(referee, by, card)


def _move(referee: Referee, action: Action) -> None:
    by, card = _in_play(referee, action)
    _take_option(referee, by)
    using.turn_to_move(referee, by, card, action.get("to"))


def _reveal(referee: Referee, action: Action) -> None:
    by, card = _in_play(referee, action)
    _take_option(referee, by)
    using.reveal(referee, by, card)


def _resolve(referee: Referee, action: Action) -> None:
    if referee.game.scene or referee.game.phase == "end" or referee.game.attack is not None:
        # Where no scene waits in an attack, everyone passes, and it comes to its next stage.
        advance(referee)
        return
    raise RefusalError("nothing_to_resolve", "There is no scene: no effect waits to resolve.", rule("5.2"))


def _combat(referee: Referee, action: Action) -> None:
    """Everyone passes until the next combat is completed, or somebody might act in it (DESIGN 7)."""
    attack = referee.game.attack
    if attack is None or attack.stage in REACHED - {Stage.TARGET_DAMAGE, Stage.END_OF_TARGET}:
        raise RefusalError("no_attack", "There is no attack with a combat still to come.", rule("6.4"))
    for _ in range(MAX_IMPLIED):
        if not advance(referee) or referee.heard:
            return
        now = referee.game.attack
        if now is None or now.combats != attack.combats or now.stage in (Stage.ENDING, Stage.BURNED_FOR_POWER):
            return
        # Nothing responds to an expiry in a closed scene: it does not hold up the combat.
        waiting = any(effect.kind != "expire" for effect in referee.game.scene)
        if now.fights and now.stage not in PRIOR and (waiting or now.taken or offering.waits(referee.game)):
            return


def _continue(referee: Referee, action: Action) -> None:
    turn_before = referee.game.turn
    attacking = referee.game.attack is not None
    for _ in range(MAX_IMPLIED):
        if attacking and referee.game.attack is None and referee.game.phase != "end":
            break  # The attack is complete, and the Main Shot goes on.
        if referee.game.turn != turn_before and referee.game.phase == "start of turn" and not referee.game.scene:
            break
        if not advance(referee) or referee.heard:
            break  # Where somebody has decided, what responds to that has its time.


def _decline(referee: Referee, action: Action) -> None:
    by = str(action.get("by") or next_to_decide(referee.game) or referee.game.turn)
    if not referee.game.first_option or by != referee.game.turn:
        attacks.decline(referee, by)
        return
    _take_option(referee, by)
    referee.step("decline", f"{by} declines to act first.", rule("4.3"))


def _decide(referee: Referee, action: Action) -> None:
    """Take a Site, divide damage, bid: it is done as soon as the decision that it answers has come up."""
    if referee.ready is None:
        return
    raise RefusalError(
        "nothing_to_choose",
        f"No such decision is waiting: {DECIDED_IN[str(action['do'])]}.",
        *DECISION_RULES[str(action["do"])],
        later=bool(referee.game.scene) or referee.game.attack is not None,
    )


def _pass(referee: Referee, action: Action) -> None:
    between = referee.game.ruleset.rule("effects_between_resolutions")
    if referee.game.scene and between.value:
        # Everyone passes once: the last effect resolves, and then anyone may add another on top.
        referee.step("pass", "Everyone passes: the last effect of the scene resolves.", *between.citations)
        scenes.resolve_top(referee)
        if not referee.game.resolving:
            _scene_resolved(referee)
        return
    referee.step("pass", f"{_by(referee, action)} passes.", rule("5.4.2"))


_ACTIONS: dict[str, Callable[[Referee, Action], None]] = {
    **attacks.ACTIONS,
    "play": _play,
    "use": _use,
    "heal": _heal,
    "move": _move,
    "reveal": _reveal,
    "resolve": _resolve,
    "combat": _combat,
    "continue": _continue,
    "decline": _decline,
    "pass": _pass,
    "take": _decide,
    "divide": _decide,
    "bid": _decide,
    "keep": _decide,
    "generate power": lambda referee, action: turn.generate_power(referee, _by(referee, action)),
    "skip power": lambda referee, action: turn.skip_power(referee, _by(referee, action)),
    "unturn": lambda referee, action: turn.unturn(referee, _by(referee, action), words(action, "keep")),
    "discard": lambda referee, action: turn.discard(referee, _by(referee, action), words(action, "cards")),
    "draw": lambda referee, action: turn.draw(referee, _by(referee, action)),
    "end turn": lambda referee, action: turn_end.declare_end(referee, _by(referee, action)),
    "return to main shot": lambda referee, action: turn_end.return_to_main_shot(referee, _by(referee, action)),
}


auctions.taken_by(dispatch)
