"""Who controls a card: effects that take control, what a new controller gets, and control going back (7.4)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.lowering.rules_text import CHARACTER, RulesText
from rules.engine.shadowfist.model.steps import Decision, RefusalError, check_answer, rule
from rules.engine.shadowfist.query import noted
from rules.engine.shadowfist.query.game import board
from rules.engine.shadowfist.query.game.derived import Claim
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.view import keywords, prohibitions, statements, view

CONTROL = "control"


def settle(referee: Referee) -> bool:
    """Gives every card to the player who should control it now; tells whether any changed hands."""
    changed = False
    # Where nothing takes control, only cards held by another and States that go with their subject may change hands.
    any_card = bool(statements.of(referee.game, co.Controls)) or any(
        CONTROL in modification.what[:1] for modification in referee.game.modifications
    )
    for card in referee.game.in_play():
        if not any_card and card.held_by == card.controller and not card.text.follows_subject:
            continue
        here = referee.card(card.id)  # A State may have gone with its subject by now.
        wanted = rightful(referee.game, here)
        if wanted != here.controller and here.in_play:
            change_controller(referee, card.id, wanted, prevails=_prevails(referee, here))
            changed = True
    return changed


def rightful(game: Game, card: Card) -> str:
    """Who controls a card: the effect that took control of it last, or who held it before (7.4)."""
    if card.text.follows_subject and card.subject is not None:
        # 10.1.1: its controller is always the controller of its subject.
        return rightful(game, game.cards[card.subject])
    claims = _claims(game, card)
    if claims:
        return claims[-1].by
    held_by = card.held_by or card.controller or card.owner
    # 4.9: what others control of a player's who has left the game stays under their control.
    return held_by if card.controller is None or not game.players[held_by].eliminated else card.controller


def _claims(game: Game, card: Card) -> list[Claim]:
    """What takes control of a card, the newest last; nobody who has left the game does (4.9)."""
    known = game.known(card.id)
    found = [
        Claim(each.number, each.by, each.source.id if each.source is not None else "")
        for each in game.modifications
        if each.what[:1] == (CONTROL,) and known in each.cards
    ]
    found += [each for each in _taken(game).get(card.id, ()) if _may_take(game, each.by, card)]
    return sorted(each for each in found if not game.players[each.by].eliminated)


def _prevails(referee: Referee, card: Card) -> tuple[str, str] | None:
    """Which card takes control, and whose claim it prevails over: the one that resolved last does (7.7)."""
    claims = _claims(referee.game, card)
    if len(claims) < 2 or claims[-1].by == claims[-2].by or not (claims[-1].source and claims[-2].source):
        return None
    newer, older = (referee.card(each.source).title for each in claims[:-3:-1])
    return (newer, f"the {older} of {claims[-2].by}" if newer == older else older)


def takes_control(text: RulesText) -> bool:
    """Whether a continuous ability takes control: Take control of subject."""
    return bool(statements.said_by(text, co.Controls))


def _taken(game: Game) -> dict[str, list[Claim]]:
    """The cards of which texts take control, each with since when they do and for whom."""
    found = game.cache.get("taken")
    if found is None:
        found = game.cache["taken"] = {}
        for active in statements.of(game, co.Controls):
            source = active.scope.card
            who = noted.only_player(active.said.players, active.scope)
            since = source.entered if source is not None else 0
            since = active.modification.number if active.modification is not None else since
            if who is not None and statements.holds(active):
                for card in noted.cards(active.said.cards, active.scope):
                    found.setdefault(card.id, []).append(Claim(since, who, source.id if source is not None else ""))
    return found


def _may_take(game: Game, by: str, card: Card) -> bool:
    if card.controller != by and loyal(game, card, by):
        return False
    return not prohibitions.forbids(game, co.Deed.TAKE_CONTROL, card, by)


def loyal(game: Game, card: Card, by: str) -> bool:
    """Whether Loyalty keeps a player from taking control of a card: opponents of its owner cannot."""
    return card.owner != by and view.view_of(game).has(card.id, "Loyalty")


def check_loyal(referee: Referee, by: str, card: Card) -> None:
    """Whether a player may take control of a card in spite of Loyalty.

    :raises RefusalError: if not.
    """
    if loyal(referee.game, card, by):
        citations = keywords.told(referee.game.ruleset, "Loyalty").citations
        text = f"{card.title} has Loyalty: opponents of {card.owner} cannot take control of it."
        raise RefusalError("card_forbids", text, *citations)


def note_own(referee: Referee, card: Card) -> None:
    """7.4: an effect that takes control of a card of one's own changes nothing about who controls it."""
    if card.subject is None:
        return
    if not takes_control(card.text):
        return
    subject = referee.card(card.subject)
    if subject.controller == card.controller:
        text = f"{card.controller} controls {referee.name(subject.id)} already: it does not change controllers."
        citations = referee.game.ruleset.rule("control_of_own_cards").citations
        referee.step("control", text, rule("7.4"), *citations, cards=[subject.id])
    elif forbidden := prohibitions.forbids(referee.game, co.Deed.TAKE_CONTROL, subject, card.controller):
        why = prohibitions.by_whose_text(forbidden, subject)
        text = f"{card.controller} cannot take control of {referee.name(subject.id)}: {why}."
        referee.step("control", text, rule("7.7"), cards=[subject.id])
    elif loyal(referee.game, subject, card.controller or card.owner):
        text = f"{referee.name(subject.id)} has Loyalty: {card.controller} cannot take control of it."
        referee.step("control", text, *keywords.told(referee.game.ruleset, "Loyalty").citations, cards=[subject.id])


def check_own(referee: Referee, by: str, cards: Iterable[Card]) -> None:
    """7.4: whether an effect may take control of these cards.

    :raises RefusalError: if one of them is the player's own, and the edition does not allow that.
    """
    edition = referee.game.ruleset.rule("control_of_own_cards")
    if edition.value:
        return
    for card in cards:
        if card.controller == by:
            raise RefusalError(
                "illegal_target",
                f"{by} controls {card.title} already and cannot take control of it.",
                rule("7.4"),
                *edition.citations,
            )


def change_controller(
    referee: Referee, card_id: str, player: str, *, place: str | None = None, prevails: tuple[str, str] | None = None
) -> None:
    """A card changes controllers: it unturns, and its new controller puts it in a legal position (7.4).

    ``place`` is where a Site goes, if that has been said. ``prevails``: by which card, and over which other.
    """
    card = referee.card(card_id)
    before = card.controller
    why = f": {prevails[0]} has resolved after {prevails[1]}, and prevails" if prevails is not None else ""
    unturns = ", which unturns" if card.turned else ""
    referee.step(
        "control",
        f"{player} now controls {referee.name(card_id)}{unturns}{why}.",
        rule("7.4"),
        *([rule("7.7")] if prevails is not None else []),
        cards=[card_id],
    )
    if card.text.is_site:
        # Its place is chosen before it leaves the one it has.
        places = board.site_places(referee.game, player)
        words = tuple(str(place["behind"]) if isinstance(place, dict) else str(place) for place in places)
        decision = Decision(player, "place", f"Where does {referee.name(card_id)} go?", words, cards=(card_id,))
        (word,) = referee.decide(decision) if place is None else check_answer(decision, (place,), rule("5.2"))
        board.take_out(referee, card)
    referee.put(card_id, controller=player, turned=False, maintains=False)
    if card.text.is_site:
        board.place_site(referee, card_id, player, places[words.index(word)])
    elif card.text.type == CHARACTER:
        _place_character(referee, card_id, player)
    referee.happen("control", card, by=player, player=before)
    if card.turned:
        referee.happen("unturn", card)  # 4.2: cards also unturn when they change controllers.
    _take_along(referee, card_id, player)


def _take_along(referee: Referee, card_id: str, player: str) -> None:
    """The States on a card that has changed controllers, and those on them, as far as they go with it."""
    for state in referee.game.states_on(card_id):
        # 7.4: control of States does not pass automatically, only where text or ruleset says so.
        value = referee.game.ruleset.value("states_follow_control")
        follows = state.text.follows_subject
        if value == "weapons and vehicles":
            follows = bool(state.text.restrictions & {"Weapon", "Vehicle"})
        if follows or value == "all":
            if value == "all":
                referee.put(state.id, held_by=player)
            if state.controller != player:
                unturns = ", and it unturns" if state.turned else ""
                referee.step(
                    "control",
                    f"{state.title} goes with its subject: {player} controls it{unturns}.",
                    *referee.game.ruleset.rule("states_follow_control").citations,
                    cards=[state.id],
                )
                referee.put(state.id, controller=player, turned=False, maintains=False)
                if state.turned:
                    referee.happen("unturn", state)
            _take_along(referee, state.id, player)


def _place_character(referee: Referee, card_id: str, player: str) -> None:
    columns = referee.player(player).columns
    if not columns:
        referee.put(card_id, location=None)
        return
    decision = Decision(
        player,
        "place",
        f"At which location does {player} put {referee.name(card_id)}?",
        tuple(column.front for column in columns),
    )
    (front,) = referee.decide(decision)
    referee.put(card_id, location=next(column.key for column in columns if column.front == front))
