"""When the abilities of a card have their time, what comes first, and what keeps one from being used besides."""

from __future__ import annotations

from contextlib import suppress

from rules.engine.kernel.steps import RefusalError
from rules.engine.ufs.effects import attacking
from rules.engine.ufs.effects.agenda import BlockStep, Mulligan, ReversalStep, Review, top
from rules.engine.ufs.ir.abilities import Played
from rules.engine.ufs.ir.words import Letter
from rules.engine.ufs.model.cards import ACTION
from rules.engine.ufs.query.state import Card, Context, Game, played_abilities
from rules.engine.ufs.rules import using
from rules.engine.ufs.rules.table import refuse

# When an ability of each kind has its time, and where that is written.
TIMES = {
    Letter.FORM: ("a Form is played in the Combat Phase, when nothing else goes on", ("2.9.1.2", "8.0.1")),
    Letter.ENHANCE: ("an Enhance is played in the Enhance Step of an attack", ("2.9.2.1",)),
    Letter.RESPONSE: ("a Response answers what has just happened, until both have passed", ("2.9.3", "2.9.3.5")),
}


def awaited(game: Game) -> str:
    """What comes first, in words."""
    match top(game):
        case BlockStep(attack=number):
            attack = attacking.get(game, number)
            return f"{game.opponent(attack.by) if attack else 'the defender'} blocks or passes first"
        case ReversalStep():
            return "a Reversal may be played first"
        case Review(by=name):
            return f"it is the Review Step of {name}"
        case Mulligan(by=name):
            return f"{name} decides about a mulligan first"
    return "something else comes first"


def check_has_form(card: Card, *, later: bool) -> None:
    """Whether a card waits for the time of a Form; what has an Enhance or a Response alone waits for no such time.

    :raises RefusalError: which time it has.
    """
    letters = {each.letter for _, each in played_abilities(card)}
    if letters and Letter.FORM not in letters:
        times = [time for letter, time in TIMES.items() if letter in letters]
        said = "; ".join(when for when, _ in times)
        sections = [each for _, cited in times for each in cited]
        raise refuse("wrong_time", f"{card.title} has no ability for this moment: {said}.", *sections, later=later)


def check_turn_for_form(game: Game, card: Card, by: str) -> None:
    """2.9.1.1: a Form is played in one's own turn; in another's an attack only as a Reversal (8.3.4.1).

    :raises RefusalError: if it is another player's turn.
    """
    if by == game.turn:
        return
    if card.zone == "hand" and attacking.has_reversal(card):
        text = f"In the turn of {game.turn} {by} plays {card.title} only as a Reversal, to an attack that was blocked."
        raise refuse("wrong_time", text, "2.9.1.1", "8.3.4.1", "2.14.2.7")
    raise refuse("wrong_time", f"It is the turn of {game.turn}; {by} plays no Form.", "2.9.1.1")


def played(card: Card, index: int) -> Played:
    ability = card.text.abilities[index]
    assert isinstance(ability, Played)
    return ability


def open_abilities(game: Game, card: Card, options: list[int]) -> list[int]:
    """Those of several abilities that have what they ask for: where that is one, it is meant."""
    found = []
    for index in options:
        with suppress(RefusalError):
            using.check_terms(game, card, played(card, index), Context(by=card.controller, card=card.id))
            found.append(index)
    return found


def check_ready(game: Game, card: Card, ability: Played) -> None:
    if game.anchor(card).committed and not ability.committed:
        raise refuse("committed", f"{card.title} is committed.", "2.8.2")


def why_never(game: Game, card: Card, named: object, error: RefusalError) -> RefusalError | None:
    """What keeps the ability that an action at a wrong time means from being used besides, or else when its time is.

    :param named: the field ``ability`` of the action.
    """
    own = [each for _, each in played_abilities(card) if each.keyword is None]
    among = own[named : named + 1] if isinstance(named, int) else own
    if len(among) != 1 or card.is_blank or (card.zone == "hand" and card.face.type != ACTION):
        return None
    (ability,) = among
    context = Context(by=card.controller, card=card.id)
    try:
        if card.zone == "staging":
            check_ready(game, card, ability)
        using.check_terms(game, card, ability, context)
        using.check_payable(game, ability, context)
    except RefusalError as found:
        return found
    about_forms = {"2.9.1.1", "2.9.1.2"} & {each.section for each in error.rules}
    if ability.letter is Letter.FORM or not about_forms:
        return None
    when, sections = TIMES[ability.letter]
    what = f"That ability of {card.title} has another time" if len(own) > 1 else f"{card.title} has another time"
    return refuse("wrong_time", f"{what}: {when}.", *sections, later=error.later)
