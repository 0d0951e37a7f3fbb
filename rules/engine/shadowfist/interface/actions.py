"""The actions of a scenario, each without what it implies (DESIGN 7)."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.kernel.actions import Action, word, words
from rules.engine.kernel.recorder import GameOverError
from rules.engine.shadowfist.interface import passing
from rules.engine.shadowfist.model.steps import RefusalError, in_quotes, rule
from rules.engine.shadowfist.query.game.attack_state import next_to_decide
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.query.scope import CannotRunError
from rules.engine.shadowfist.rules import auctions
from rules.engine.shadowfist.rules.answers import DECIDED_IN, DECISION_RULES
from rules.engine.shadowfist.rules.attack import actions as attacks
from rules.engine.shadowfist.rules.play import permissions, playing, reloading, using
from rules.engine.shadowfist.rules.request import Request, named
from rules.engine.shadowfist.rules.scene import whole
from rules.engine.shadowfist.rules.turns import first_option, turn, turn_end

# What a player generates, and may have to decide about in the course of that.
GENERATING = ("play", "use", "reveal")


def dispatch(referee: Referee, action: Action) -> None:
    """Carries out one action, without anything that it implies, as far as the game goes on."""
    do = str(action["do"])
    handler = _ACTIONS.get(do)
    if handler is None:
        raise RefusalError("not_supported_yet", f"The action {in_quotes(do)} is not supported yet.", rule("5.1"))
    try:
        if do in GENERATING:
            whole.begin(referee, lambda one: handler(one, action))
        else:
            handler(referee, action)
    except GameOverError:
        return
    except CannotRunError as error:
        raise not_supported(referee.game, action, error) from None


def not_supported(game: Game, action: Action, error: CannotRunError) -> whole.NotSupportedError:
    """The refusal of an action that comes to what the engine cannot run: a text of the card that it names."""
    words = {action.get("card"), action.get("with")}
    named = (card.id for card in game.cards.values() if card.id in words or card.title in words)
    return whole.NotSupportedError("That is understood", error, next(named, None))


def _by(referee: Referee, action: Action) -> str:
    return str(action.get("by") or referee.game.turn)


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
    first_option.take(referee, by)
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
        first_option.take(referee, by)
        request = Request.of(by, action)
        reloading.use(referee, request, str(action["card"]))
        request.check_used()
        return
    by, card = _in_play(referee, action)
    first_option.take(referee, by)
    request = Request.of(by, action)
    using.use(referee, request, card, action.get("ability"))
    request.check_used()


def _heal(referee: Referee, action: Action) -> None:
    by, card = _in_play(referee, action)
    first_option.take(referee, by)
    using.turn_to_heal(referee, by, card)


def _move(referee: Referee, action: Action) -> None:
    by, card = _in_play(referee, action)
    first_option.take(referee, by)
    using.turn_to_move(referee, by, card, action.get("to"))


def _reveal(referee: Referee, action: Action) -> None:
    by, card = _in_play(referee, action)
    first_option.take(referee, by)
    using.reveal(referee, by, card)


def _decline(referee: Referee, action: Action) -> None:
    by = str(action.get("by") or next_to_decide(referee.game) or referee.game.turn)
    if referee.game.first_option and referee.game.attack is None:
        first_option.decline(referee, by)
    else:
        attacks.decline(referee, by)


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


_ACTIONS: dict[str, Callable[[Referee, Action], None]] = {
    **attacks.ACTIONS,
    "play": _play,
    "use": _use,
    "heal": _heal,
    "move": _move,
    "reveal": _reveal,
    "resolve": lambda referee, action: passing.resolve(referee),
    "combat": lambda referee, action: passing.combat(referee),
    "continue": lambda referee, action: passing.go_on(referee),
    "decline": _decline,
    "pass": lambda referee, action: passing.passes(referee, word(action, "by")),
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
