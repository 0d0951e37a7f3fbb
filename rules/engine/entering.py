"""Cards entering play: where they go and what is so from that moment (4.3); returning to play."""

from __future__ import annotations

from rules.engine import board, nouns, prohibitions, view
from rules.engine.choosing import AmbiguousError, named
from rules.engine.doing import Doer
from rules.engine.events import Cause
from rules.engine.leaving import take_from_pile
from rules.engine.referee import Referee
from rules.engine.restrictions import why_not_another
from rules.engine.rules_text import CHARACTER, EDGE, EVENT, STATE
from rules.engine.scope import CannotRunError, Scope
from rules.engine.state import Card, Game
from rules.engine.statics import hold
from rules.engine.steps import Decision, RefusalError, listing, rule
from rules.engine.text.actions import Act


def enter_play(
    referee: Referee,
    card_id: str,
    player: str,
    *,
    at: object = None,
    on: str | None = None,
    face_up: bool = True,
    resolved: bool = False,
    by: Cause | None = None,
    x: int | None = None,
) -> None:
    """Puts a card into play under a player's control; what it needs (place, location, subject) has been checked."""
    card = referee.card(card_id)
    take_from_pile(referee, card)
    controller = player
    if on is not None and card.text.follows_subject:
        controller = referee.card(on).controller or player
    referee.put(
        card_id,
        zone="play",
        controller=controller,
        held_by=player,
        face_up=face_up,
        turned=_enters_turned(referee, card),
        damage=0,
        counters=0,
        subject=on,
        resolved=resolved,
        entered=referee.next_number(),
        x=x,
    )
    if card.text.is_site:
        board.place_site(referee, card_id, player, at)
    elif card.text.type == CHARACTER:
        assert at is None or isinstance(at, int)
        referee.put(card_id, location=at)
    referee.happen("enter play", referee.card(card_id), by=player, source=by.card if by else None)


def _enters_turned(referee: Referee, card: Card) -> bool:
    """5.2.4: a continuous effect may say of cards that they enter play turned."""
    game = referee.game
    for other in view.view_of(game).continuous():
        scope = Scope(game, other.controller or other.owner, game.known(other.id))
        for static in other.text.statics:
            for clause in static.clauses:
                action = clause.action
                if not isinstance(action, Act) or action.verb not in ("enter", "enter play"):
                    continue
                if "turned" not in str(action):
                    continue
                try:
                    if nouns.matches(clause.agent, card, scope) and hold(clause.adverbs, scope):
                        return True
                except CannotRunError:
                    continue
    return False


def legal_subjects(game: Game, card: Card, player: str) -> list[Card]:
    """The cards on which a player may play a State (4.3.4)."""
    play_on = card.text.play_on
    scope = Scope(game, player, game.known(card.id))
    found = []
    for other in game.in_play():
        if other.id == card.id or prohibitions.unaffected(game, other, card):
            continue
        try:
            fits = play_on is not None and nouns.matches(play_on.subject, other, scope)
        except CannotRunError:
            fits = False
        # 10.1.1: a Vehicle is played on a Character only, and not where another Vehicle is.
        if "Vehicle" in card.text.restrictions and (
            other.text.type != CHARACTER or any("Vehicle" in s.text.restrictions for s in game.states_on(other.id))
        ):
            fits = False
        if fits and not prohibitions.forbids_states(game, other, card, player):
            found.append(other)
    return found


def check_subject(game: Game, card: Card, player: str, on: str | None) -> str:
    """The subject that an action names for a State.

    :raises RefusalError: if it is no legal subject.
    """
    if card.text.play_on is None:
        raise RefusalError(
            "not_understood",
            f"What {card.title} is played on is not understood, so it cannot be played.",
            rule("4.3.4"),
        )
    legal = legal_subjects(game, card, player)
    if not legal:
        raise RefusalError("no_legal_subject", f"No card in play is a legal subject for {card.title}.", rule("4.3.4"))
    if on is None:
        if len(legal) == 1:
            return legal[0].id
        ids = [each.id for each in legal]
        raise AmbiguousError("on", ids, f"Say on which card {card.title} is played: {listing(ids, 'or')}.")
    subject = game.cards.get(on)
    if subject is not None and subject not in legal:
        raise RefusalError(
            "illegal_subject",
            f"{subject.title} is not a legal subject for {card.title}; legal: "
            f"{listing([each.id for each in legal], 'or')}.",
            rule("4.3.4"),
            rule("7.6"),
        )
    return named(game, on, legal, "legal subject").id


def return_to_play(doer: Doer, card: Card) -> None:
    """Returns a card to play: no resource conditions, no cost, and not played for other effects (4.3)."""
    referee = doer.referee
    current = referee.game.cards[card.id]
    if current.in_play or current.zone == "removed":
        return
    put_into_play(doer, current, doer.you, "return")


def put_into_play(doer: Doer, card: Card, player: str, verb: str) -> bool:
    """A card enters play while an effect resolves, and so resolves immediately itself (5.2)."""
    referee = doer.referee
    if card.text.type == EVENT:
        raise CannotRunError("playing an Event while an effect resolves")
    refused = why_not_another(referee.game, card, player)
    if refused is not None:
        referee.step(verb, f"{card.title} does not enter play: {refused.message}", *refused.rules, cards=[card.id])
        return False
    at: object = None
    on: str | None = None
    if card.text.is_site:
        places = board.site_places(referee.game, player)
        at = _decide_place(referee, card, player, places)
    elif card.text.type == CHARACTER:
        columns = referee.player(player).columns
        if columns:
            decision = Decision(
                player, "place", f"At which location does {card.title} enter play?", tuple(c.front for c in columns)
            )
            (front,) = referee.decide(decision)
            at = next(column.key for column in columns if column.front == front)
    elif card.text.type == STATE:
        legal = legal_subjects(referee.game, card, player)
        if not legal:
            referee.step(verb, f"There is no legal subject for {card.title}.", rule("4.3.4"), cards=[card.id])
            return False
        decision = Decision(player, "subject", f"On which card is {card.title} put?", tuple(c.id for c in legal))
        (on,) = referee.decide(decision)
    elif card.text.type != EDGE:
        raise CannotRunError(f"a {card.text.type} entering play")
    said = "returns to play" if verb == "return" else "is played"
    referee.step(verb, f"{card.title} {said} under the control of {player}.", rule("4.3"), rule("5.2"), cards=[card.id])
    face_up = not card.text.is_feng_shui
    enter_play(referee, card.id, player, at=at, on=on, face_up=face_up, resolved=True, by=doer.cause)
    referee.happen(verb if verb == "play" else "return", referee.card(card.id), by=player, source=doer.cause.card)
    return True


def _decide_place(referee: Referee, card: Card, player: str, places: list[object]) -> object:
    words = tuple(str(place["behind"]) if isinstance(place, dict) else str(place) for place in places)
    decision = Decision(player, "place", f"Where does {card.title} go?", words)
    (word,) = referee.decide(decision)
    return places[words.index(word)]
