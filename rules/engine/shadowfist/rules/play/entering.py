"""Cards entering play: where they go and what is so from that moment (4.3); returning to play."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.kernel.json_values import Json
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.lowering.rules_text import CHARACTER, EDGE, EVENT, STATE
from rules.engine.shadowfist.model.steps import FAQ_2001, Decision, rule
from rules.engine.shadowfist.query import noted
from rules.engine.shadowfist.query.game import board
from rules.engine.shadowfist.query.game.events import Cause
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Effect, Game
from rules.engine.shadowfist.query.scope import CannotRunError
from rules.engine.shadowfist.rules.acting import Doer
from rules.engine.shadowfist.rules.play import arrivals
from rules.engine.shadowfist.rules.play.leaving import take_from_pile
from rules.engine.shadowfist.rules.play.restrictions import why_not_another, why_not_return
from rules.engine.shadowfist.view import statements
from rules.engine.shadowfist.view.active import Active
from rules.engine.shadowfist.view.subjects import legal_subjects
from rules.engine.shadowfist.view.victory import feng_shui_sites, sites_to_win

FIRST_SITE = "first feng shui site"


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
        counters=_counters(referee.game, card),
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


def count_site(referee: Referee, card: Card, by: str, holder: str) -> tuple[str, ...]:
    """Counts a Site that a player plays, before it enters play; what its effect is to do besides (4.1.1).

    :param holder: who will control it.
    """
    game = referee.game
    referee.tally("site played", by)
    if not card.text.is_feng_shui:
        return ()
    if holder == by and feng_shui_sites(game, by) + 1 >= sites_to_win(game, by):
        referee.tally("last site", by)
    return () if any(each.text.is_feng_shui for each in game.controlled(by)) else (FIRST_SITE,)


def gain_for_first(referee: Referee, player: str) -> None:
    """4.1.1: the Power for a first Feng Shui Site is gained on resolution."""
    referee.step("gain", f"{player} gains 1 Power for a first Feng Shui Site.", rule("4.1.1"), rule("3.3.2"))
    referee.put_player(player, power=referee.player(player).power + 1)
    referee.happen("gain", by=player, amount=1)


def _ways(game: Game, card: Card) -> list[Active[co.EntersPlay]]:
    """5.2.4: what continuous abilities say of how a card enters play, its own included."""
    said = (*statements.of(game, co.EntersPlay), *statements.of_card_of_kind(game, card, co.EntersPlay))
    return [each for each in said if noted.matches(each.said.cards, card, each.scope) and statements.holds(each)]


def _enters_turned(referee: Referee, card: Card) -> bool:
    for active in _ways(referee.game, card):
        if active.said.turned:
            name = "A Feng Shui Site" if card.text.is_feng_shui else card.title
            source = active.scope.this.id if active.scope.this is not None else card.id
            text = f"{name} enters play turned: {active.title} says so."
            referee.step("turn", text, rule("5.2.4"), cards=list(dict.fromkeys([card.id, source])))
            return True
    return False


def _counters(game: Game, card: Card) -> int:
    """How many counters a card has on it as it enters play."""
    said = (each for each in _ways(game, card) if each.said.counters is not None)
    return sum(noted.amount(each.said.counters or 0, each.scope) for each in said)


SAID = {"return": "returns to play", "put": "is put into play"}


def put_into_play(
    doer: Doer,
    card: Card,
    player: str,
    verb: str,
    *,
    at: object = None,
    on: str | None = None,
    face_up: bool | None = None,
    voluntary: bool = True,
) -> bool:
    """A card enters play while an effect resolves, and so resolves immediately itself (5.2).

    ``verb`` is play, return, or put where that is not the same as playing. ``at``, ``on`` and ``face_up`` are what the
    effect itself says of that. A card that an effect selects at random is not returned voluntarily (10.1.1).
    """
    referee = doer.referee
    if referee.player(player).eliminated:
        text = f"{card.title} does not enter play: {player} has left the game."
        referee.step(verb, text, rule("4.9"), cards=[card.id])
        return False
    if card.text.type == EVENT:
        raise CannotRunError("playing an Event while an effect resolves")
    why_not = why_not_another if verb == "play" else why_not_return
    refused = why_not(referee.game, card, player, voluntary=voluntary)
    if refused is not None:
        referee.step(verb, f"{card.title} does not enter play: {refused.message}", *refused.rules, cards=[card.id])
        return False
    if card.text.is_site:
        places = board.site_places(referee.game, player)
        at = _decide_place(referee, card, player, places)
    elif card.text.type == CHARACTER:
        columns = referee.player(player).columns
        if columns and at not in [column.key for column in columns]:
            decision = Decision(
                player, "place", f"At which location does {card.title} enter play?", tuple(c.front for c in columns)
            )
            (front,) = referee.decide(decision)
            at = next(column.key for column in columns if column.front == front)
    elif card.text.type == STATE:
        legal = legal_subjects(referee.game, card, player)
        legal = [each for each in legal if on in (None, each.id)]
        if not legal:
            referee.step(verb, f"There is no legal subject for {card.title}.", rule("4.3.4"), cards=[card.id])
            return False
        on = on or decide_subject(referee, card, player, legal)
    elif card.text.type != EDGE:
        raise CannotRunError(f"a {card.text.type} entering play")
    text = f"{card.title} {SAID.get(verb, 'is played')} under the control of {player}."
    referee.step(verb, text, rule("4.3"), rule("5.2"), cards=[card.id])
    if verb == "return":
        # 4.4: it has no memory of what happened to it before.
        referee.cite(rule("4.4"), *referee.game.ruleset.rule("return_to_play").citations)
    if face_up is None:
        face_up = not card.text.is_feng_shui
    if card.text.is_site and verb == "play" and referee.count("site played", player):
        referee.cite(rule("4.1", FAQ_2001))  # A card that says that one plays it overrides the limit of one in a turn.
    data = count_site(referee, card, player, player) if card.text.is_site and verb == "play" else ()
    if card.text.is_site and verb != "play" and referee.game.ruleset.value("return_to_play") == "cost and conditions":
        referee.tally("site played", player)
    resolving = referee.game.resolving
    enter_play(referee, card.id, player, at=at, on=on, face_up=face_up, resolved=resolving, by=doer.cause)
    doer.follow(card)
    if not resolving:
        # 5.2: a card that enters play while an effect is generated has a place in the scene and resolves as usual.
        known = referee.game.known(card.id)
        subject = referee.game.known(on) if on is not None else None
        effect = Effect(referee.next_number(), "card", player, card.title, card=known, subject=subject, data=data)
        referee.set(scene=(*referee.game.scene, effect))
    referee.happen(verb, referee.card(card.id), by=player, source=doer.cause.card)
    if card.zone != "hand":
        referee.happen("move", card, by=doer.cause.by, source=doer.cause.card, detail=f"{card.zone}>play")
    arrivals.carry_out(referee, card.id, player, None, played=verb == "play")
    if resolving and data:
        gain_for_first(referee, player)
    return True


def decide_subject(referee: Referee, state: Card, player: str, legal: Sequence[Card]) -> str:
    """The card on which a player puts a State, of those that are legal."""
    text = f"On which card is {state.title} put?"
    (on,) = referee.decide(Decision(player, "choose", text, tuple(card.id for card in legal)))
    return on


def _decide_place(referee: Referee, card: Card, player: str, places: list[Json]) -> Json:
    words = tuple(str(place["behind"]) if isinstance(place, dict) else str(place) for place in places)
    decision = Decision(player, "place", f"Where does {card.title} go?", words)
    (word,) = referee.decide(decision)
    return places[words.index(word)]
