"""Cards that an effect plays: on what terms, which they may be, and what keeps one from being played (5.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from rules.engine.kernel.value import walk
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import CardType, Role
from rules.engine.shadowfist.lowering.rules_text import EVENT, STATE
from rules.engine.shadowfist.model.steps import RefusalError, rule
from rules.engine.shadowfist.query import cards, noted, players
from rules.engine.shadowfist.query.game.state import Card
from rules.engine.shadowfist.query.scope import CannotRunError
from rules.engine.shadowfist.rules.acting import Doer
from rules.engine.shadowfist.rules.play import price, restrictions
from rules.engine.shadowfist.rules.play.costs import reckon
from rules.engine.shadowfist.rules.play.terms import of_playing
from rules.engine.shadowfist.rules.request import Request
from rules.engine.shadowfist.view.subjects import legal_subjects

HIDDEN = frozenset({"hand", "deck"})  # Not all know what is there.


def candidates(doer: Doer, effect: ef.PlayCards, among: n.Matching) -> list[Card]:
    """The cards that a player could play now with such an effect: from the hand, unless it says from where."""
    scope, game = doer.now(), doer.referee.game
    found = (
        cards.candidates(among, scope)
        if cards.piles(among, scope)
        else [game.cards[each] for each in game.players[doer.actor].hand]
    )
    return [
        card for card in found if cards.is_matching(among, card, scope) and why_not_played(doer, card, effect) is None
    ]


def subjects_for(doer: Doer, state: Card, effect: ef.PlayCards) -> list[Card]:
    """The cards on which such an effect could play a State: legal subjects that it names (4.3.4, 10.1.1)."""
    legal = legal_subjects(doer.referee.game, state, doer.actor)
    if effect.on is None:
        return legal
    if not isinstance(effect.on, ch.ChooseCards):
        named = cards.cards(effect.on, doer.now())
    elif effect.on.slot is not None and effect.on.slot in doer.scope.slots:
        named = doer.still_there(doer.scope.slots[effect.on.slot])
    else:
        named = cards.cards(effect.on.among, doer.now())
    return [card for card in legal if card in named]


def chosen(doer: Doer, patients: ch.Patients) -> list[Card]:
    """The cards that were chosen already for an effect to do something to."""
    if isinstance(patients, ch.ChooseCards):
        return []
    bound = isinstance(patients, n.Bound) and not isinstance(patients.slot, Role)
    return cards.cards(patients, doer.now()) if bound else []


def check_entering(doer: Doer, effect: ef.PlayCards | ef.Return) -> None:
    """Whether there is a card that an effect could play or return to play now (5.2, 10.1.1).

    :raises RefusalError: if not, as far as all can see.
    """
    if isinstance(effect, ef.PlayCards):
        _check_playing(doer, effect)
    elif effect.place is ef.Place.PLAY:
        _check_returning(doer, effect)


def _check_playing(doer: Doer, effect: ef.PlayCards) -> None:
    choice = effect.choice
    if not isinstance(choice, ch.ChooseCards) or players.players(effect.by, doer.now()) != [doer.you]:
        return
    if doer.referee.player(doer.you).unknown_hand or choice.slot in doer.scope.slots or choice.least == 0:
        return
    if not candidates(doer, effect, choice.among):
        text = f"{doer.you} has no card that could be played with {doer.source_name()}."
        raise RefusalError("no_cards_to_play", text, rule("5.2"))


def _check_returning(doer: Doer, effect: ef.Return) -> None:
    game, choice = doer.referee.game, effect.cards
    for card in chosen(doer, choice):
        refused = restrictions.why_not_return(game, card, doer.you, voluntary=is_wanted(doer, card))
        if refused is not None and not card.in_play:
            raise refused
    if not isinstance(choice, ch.ChooseCards) or choice.slot in doer.scope.slots or choice.least == 0:
        return
    scope = doer.now()
    zones = {zone for _, zone in cards.piles(choice.among, scope)}
    if players.players(choice.by, scope) != [doer.you] or not zones or zones & HIDDEN:
        return
    found = [card for card in cards.cards(choice.among, scope) if not card.in_play]
    wanted = not choice.at_random
    if not any(restrictions.why_not_return(game, card, doer.you, voluntary=wanted) is None for card in found):
        text = f"No card could be returned to play by {doer.source_name()}."
        raise RefusalError("illegal_target", text, rule("5.2"))


def is_wanted(doer: Doer, card: Card) -> bool:
    """Whether somebody has chosen a card, not chance: what chance returns is not returned voluntarily (10.1.1)."""
    return doer.referee.game.known(card.id) not in doer.by_chance


def refusing(effects: object) -> Callable[[Doer, ch.ChooseCards, Card], RefusalError | None]:
    """What keeps a card that is chosen for these effects from entering play, being revealed or healed by them (5.2).

    It is then not offered.
    """
    healing = [each.cards for each in walk(effects) if isinstance(each, ef.Heal | ef.RemoveDamage)]
    entering = [each for each in walk(effects) if isinstance(each, ef.PlayCards | ef.Return)]
    revealing = [each for each in walk(effects) if isinstance(each, ef.Reveal)]

    def refused(doer: Doer, choice: ch.ChooseCards, card: Card) -> RefusalError | None:
        if any(_is_choice(each.cards, choice) for each in revealing):
            return why_not_revealed(doer, card)
        if any(_is_choice(each, choice) for each in healing) and not _is_used_besides(choice, effects, healing):
            return why_not_healed(doer, card)
        for each in entering:
            enters = each.choice if isinstance(each, ef.PlayCards) else each.cards
            if card.in_play or not _is_choice(enters, choice):
                continue
            if isinstance(each, ef.PlayCards):
                return why_not_played(doer, card, each)
            under = players.players(each.to, doer.now()) if each.to is not None else [card.owner]
            if each.place is ef.Place.PLAY and len(under) == 1:
                return restrictions.why_not_return(doer.referee.game, card, under[0])
        return None

    return refused


@contextmanager
def doing_only(doer: Doer, effects: Sequence[ef.Effect]) -> Iterator[None]:
    """Here one of several things is done: what would keep a card from the others does not matter."""
    before = doer.refuses
    doer.refuses = refusing(effects) if before is not None else None
    try:
        yield
    finally:
        doer.refuses = before


def _is_used_besides(choice: ch.ChooseCards, effects: object, healing: list[ch.Patients]) -> bool:
    """Whether what is chosen to be healed has something else done to it too."""
    chosen = n.Bound(choice.slot) if choice.slot is not None else None
    return chosen is not None and sum(each == chosen for each in walk(effects)) > healing.count(chosen)


def why_not_healed(doer: Doer, card: Card) -> RefusalError | None:
    """4.5.3: only a damaged card is healed."""
    if not card.in_play or card.damage:
        return None
    text = f"{doer.referee.name(card.id)} has no damage: it cannot be healed."
    return RefusalError("not_damaged", text, rule("4.5.3"))


def why_not_revealed(doer: Doer, card: Card) -> RefusalError | None:
    """4.3.3: only a face-down Site is revealed."""
    if not card.in_play or not card.face_up:
        return None
    text = f"{doer.referee.name(card.id)} is face up: there is nothing to reveal."
    return RefusalError("illegal_target", text, rule("4.3.3"), rule("5.2"))


def _is_choice(patients: ch.Patients, choice: ch.ChooseCards) -> bool:
    """Whether what an effect does something to is what is chosen so."""
    if isinstance(patients, ch.ChooseCards):
        return replace(patients, slot=choice.slot) == choice
    return choice.slot is not None and patients == n.Bound(choice.slot)


def _is_of_any_type(choice: ch.Patients) -> bool:
    """Whether a phrase for cards that are played says nothing of their type, so that an Event may be among them."""
    among = choice.among if isinstance(choice, ch.ChooseCards) else choice
    named = [{word.type for word in kind if isinstance(word, n.OfType)} for kind in getattr(among, "kinds", ())]
    return any(types <= {CardType.CARD, CardType.EVENT} for types in named)


def why_not_played(doer: Doer, card: Card, effect: ef.PlayCards) -> RefusalError | None:
    """What keeps a player from playing a card with such an effect; nothing if nothing does."""
    game, by, terms = doer.referee.game, doer.actor, of_playing(effect, doer.now())
    if card.text.type == EVENT:
        cannot = CannotRunError("playing an Event by an effect")
        if terms.any_type:
            raise cannot
        if _is_of_any_type(effect.choice):
            noted.note(doer.now(), cannot)  # Other cards may be played so.
        return RefusalError("wrong_time", f"{card.title} is an Event, which such an effect does not play.", rule("5.2"))
    at_random = isinstance(effect.choice, ch.ChooseCards) and effect.choice.at_random
    refused = restrictions.why_not_another(game, card, by, voluntary=is_wanted(doer, card) and not at_random)
    # 2001 FAQ 4.1: a card that says that one plays a Site overrides the limit; one that only changes its cost does not.
    only_cheaper = effect.cost_by is not None and not effect.free
    if refused is None and only_cheaper and card.text.is_site and game.tally.get(("site played", by), 0):
        text = f"{by} has played a Site this turn: one is the limit."
        refused = RefusalError("site_already_played", text, rule("3.3.2"))
    if refused is None and card.text.type == STATE and not subjects_for(doer, card, effect):
        where = " on which it would be played" if effect.on is not None else ""
        text = f"No card in play{where} is a legal subject for {card.title}."
        refused = RefusalError("illegal_subject", text, rule("4.3.4"))
    if refused is not None:
        return refused
    try:
        price.check_conditions(game, card, by, terms)
        reckoning = reckon(game, card, by, Request(by, x=0), terms)
    except RefusalError as error:
        return error
    power = game.players[by].power
    if reckoning.total <= power:
        return None
    text = f"{card.title} costs {reckoning.total} Power ({'; '.join(reckoning.parts)}) and {by} has {power}."
    return RefusalError("not_enough_power", text, *reckoning.rules)
