"""Whether a card fits what limits a noun: "you control", "at its location", "with a cost of 1", "that is attacking"."""

from __future__ import annotations

from typing import assert_never

from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import Pile, Prospect, Reading, Role, Row, Test
from rules.engine.shadowfist.lowering.rules_text import EVENT
from rules.engine.shadowfist.query import amounts, attacks, cards, events, players, prospects, qualities, view
from rules.engine.shadowfist.query.game.attack_state import about_to_fight, opposing
from rules.engine.shadowfist.query.game.state import Card, Effect, Known, Word
from rules.engine.shadowfist.query.prospects import turned_for
from rules.engine.shadowfist.query.scope import CannotRunError, Scope


def fits(limit: n.Limit, card: Card, scope: Scope) -> bool:
    """Whether a card fits a limit of a noun phrase."""
    game = scope.game
    match limit:
        case n.ControlledBy(who, or_played):
            holder = holder_of(card, or_played=or_played)
            return holder is not None and holder in players.players(who, scope)
        case n.OwnedBy(who):
            return card.owner in players.players(who, scope)
        case n.InPile(pile, of):
            return _in_pile(card, pile, of, scope)
        case n.AtLocationOf(of):
            there = (cards.last_seen(other, scope) for other in cards.cards(of, scope))
            return any(other.in_play and game.together(other, card) for other in there)
        case n.AtLocationOfAttack():
            return card.in_play and game.place(card) in attacks.places(game)
        case n.InRowOf(row, of):
            if card.controller not in players.players(of, scope):
                return False
            in_row = qualities.in_front_row if row is Row.FRONT else qualities.in_back_row
            return in_row(card, game)
        case n.OnCard(subject):
            return card.subject is not None and any(each.id == card.subject for each in cards.cards(subject, scope))
        case n.IsSubjectOf(states, negated):
            return any(state.subject == card.id for state in cards.cards(states, scope)) is not negated
        case n.BehindSite(front):
            return any(card.id == _behind(site, scope) for site in cards.cards(front, scope))
        case n.InCombat(opponents):
            return _among(attacks.fighting(game, card, about_to=True), opponents, scope)
        case n.AboutToFight(opponents, negated):
            others = [game.cards[each] for each in opposing(game, card.id, about_to_fight(game))]
            return _among(others, opponents, scope) is not negated
        case n.TogetherCompare() | n.TogetherShare() | n.TogetherControlled() | n.AboutToFightEachOther():
            return True  # A condition on several cards together; who chooses them checks it.
        case n.Compares(stat, reading, test, amount):
            number = amounts.of_card(card, stat, reading, scope)
            if reading is Reading.PRINTED and amounts.printed(card, stat) == "X":
                return False  # 2.1: an X that is printed is no number.
            return number is not None and amounts.compare(number, test, amounts.value(amount, scope))
        case n.HasKeyword(name, negated):
            return view.view_of(game).has(card.id, name.value) is not negated
        case n.HasDamage(negated):
            return (card.damage > 0) is not negated
        case n.HasCounters(negated):
            return (card.counters > 0) is not negated
        case n.HasResourceConditions(symbols, negated):
            have = {symbol for symbol, _ in card.text.face.requires.counts}
            return (bool(have & set(symbols)) if symbols else bool(have)) is not negated
        case n.HasState(states, negated):
            return any(cards.is_matching(states, each, scope) for each in game.states_on(card.id)) is not negated
        case n.Titled(titles, negated):
            return (card.title in titles) is not negated
        case n.AnotherTitle():
            bound = (each for binding in scope.slots.values() for each in binding if isinstance(each, Known))
            return all(game.cards[each.id].title != card.title for each in bound)
        case n.SameTypeAs(of):
            return any(card.text.type == each.text.type for each in cards.cards(of, scope))
        case n.IsOneOf(of, negated):
            return cards.matches(of, card, scope) is not negated
        case n.AnyOf(inner):
            return any(fits(each, card, scope) for each in inner)
        case n.AllOf(inner):
            return all(fits(each, card, scope) for each in inner)
        case n.IsAttacking(what, negated):
            return _at_it(card, "attack", what, scope) is not negated
        case n.IsIntercepting(what, negated):
            return _at_it(card, "intercept", what, scope) is not negated
        case n.IsAttacked(by, negated):
            return _attacked(card, by, scope) is not negated
        case n.IsIntercepted(by, negated):
            return _intercepted(card, by, scope) is not negated
        case n.HasAttacked(what, home, this_turn, negated):
            return _has_attacked(card, what, home, scope, this_turn=this_turn) is not negated
        case n.DidThisTurn(event, while_attacking, negated):
            return events.happened(event, scope, doer=card, while_attacking=while_attacking) is not negated
        case n.SufferedThisTurn(event, while_attacking, negated):
            return events.happened(event, scope, patient=card, while_attacking=while_attacking) is not negated
        case n.TitledAs(named):
            return any(isinstance(each, Word) and each.said == card.title for each in scope.slots.get(named, ()))
        case n.CouldRedirectDamage():
            return card.text.redirects_damage
        case n.WouldAffect():
            raise CannotRunError("what an effect would affect")
        case n.EffectTargets() | n.EffectWould() | n.EffectMovesPower() | n.EffectGeneratedBy() | n.EffectOfTurning():
            return fits_effect(limit, prospects.effect_of(game, card), card, scope)
        case n.PlayedOn(subject, later):
            if later and card.entered <= scope.since:
                return False
            return card.subject is not None and any(each.id == card.subject for each in cards.cards(subject, scope))
        case n.OfType() | n.Is() | n.Designated() | n.OfSymbol():
            return cards.is_word(limit, card, scope)
    assert_never(limit)


def holder_of(card: Card, *, or_played: bool) -> str | None:
    """Who controls a card; with ``or_played`` of an Event, which nobody controls, who plays it (4.3.6)."""
    return card.owner if or_played and card.text.type == EVENT else card.controller


def _in_pile(card: Card, pile: Pile, of: n.Players | None, scope: Scope) -> bool:
    zone = cards.ZONES[pile]
    if card.zone != zone:
        return False
    if of is None:
        return True
    who = players.players(of, scope)
    if zone == "burned":
        return any(card.id in scope.game.players[name].pile(zone) for name in who)
    return card.owner in who


def _behind(site: Card, scope: Scope) -> str | None:
    """The Site behind a front-row Site."""
    found = scope.game.column(site.location)
    return found[2].back if found is not None and found[2].front == site.id else None


def _among(others: list[Card], wanted: n.Cards | None, scope: Scope) -> bool:
    return any(wanted is None or cards.matches(wanted, other, scope) for other in others)


def is_player_phrase(node: object) -> bool:
    """Whether a phrase is one for players, where it may be one for either."""
    return isinstance(
        node,
        n.You
        | n.BoundPlayers
        | n.ControllersOf
        | n.OwnersOf
        | n.NextTo
        | n.CurrentPlayer
        | n.HighestBidder
        | n.AttackingPlayer
        | n.PlayersWho
        | n.EitherPlayers,
    )


def is_or_is_of(card: Card, node: n.Cards | n.Players, scope: Scope) -> bool:
    """Whether a card is what a phrase names, or is controlled by a player whom it names."""
    if isinstance(
        node,
        n.This
        | n.SubjectOfThis
        | n.Bound
        | n.SubjectsOf
        | n.StatesOn
        | n.TargetsOfAttacks
        | n.TargetsOfEffect
        | n.LegalSubjectsFor
        | n.Matching
        | n.EitherCards,
    ):
        return cards.matches(node, card, scope)
    return card.controller in players.players(node, scope)


def _at_it(card: Card, verb: str, what: n.Cards | n.Players | None, scope: Scope) -> bool:
    """Whether a card is attacking or intercepting, what is named if anything is."""
    other = attacks.opponent(card, verb, scope.game)
    return other is not None and (what is None or is_or_is_of(other, what, scope))


def _attacked(card: Card, by: n.Cards | n.Players | None, scope: Scope) -> bool:
    attack = scope.game.attack
    if attack is None:
        return False
    known = Known(card.id, card.life)
    parts = [each.card for each in attack.attackers if each.target == known and not each.ceased]
    if not parts and by is None and known in attack.targets:
        return True
    return any(by is None or is_or_is_of(scope.game.cards[each.id], by, scope) for each in parts)


def _intercepted(card: Card, by: n.Cards | n.Players | None, scope: Scope) -> bool:
    attack = scope.game.attack
    if attack is None:
        return False
    known = Known(card.id, card.life)
    parts = [each.card for each in attack.interceptors if each.against == known and not each.ceased]
    return any(by is None or is_or_is_of(scope.game.cards[each.id], by, scope) for each in parts)


def _has_attacked(card: Card, what: n.Cards | None, home: n.Cards | None, scope: Scope, *, this_turn: bool) -> bool:
    game = scope.game
    known = Known(card.id, card.life)
    held = (*(game.attacks if this_turn else ()), *((game.attack,) if game.attack is not None else ()))
    for part in (each for attack in held for each in attack.attackers if each.card == known):
        if isinstance(what, n.This):
            # The card itself is remembered as it was attacked, even if it has left play since.
            if part.target != scope.this:
                continue
        elif what is not None and not cards.matches(what, game.cards[part.target.id], scope):
            continue
        if home is None or any(game.place(each) == part.home for each in cards.cards(home, scope)):
            return True
    return False


# What an effect that waits in the scene is about to do (5.2)

OfEffect = n.EffectTargets | n.EffectWould | n.EffectMovesPower | n.EffectGeneratedBy | n.EffectOfTurning


def fits_effect(limit: OfEffect, effect: Effect | None, card: Card, scope: Scope) -> bool:
    """Whether an effect, known by the card that generated it, fits a limit; nothing is an effect that is not there.

    That card is what "itself" means in the limit: an Event that toasts a card other than itself.
    """
    scope = scope.with_slot(Role.ITSELF, (scope.game.known(card.id),))
    match limit:
        case n.EffectTargets(what, test, amount, negated):
            return _targets(effect, what, test, amounts.value(amount, scope), scope) is not negated
        case n.EffectWould(verb, what, test, amount, negated):
            return _would(effect, verb, what, test, amounts.value(amount, scope), scope) is not negated
        case n.EffectMovesPower(victims, negated):
            return _moves_power(effect, victims, scope) is not negated
        case n.EffectGeneratedBy(by, negated):
            return _generated_by(effect, card, by, scope) is not negated
        case n.EffectOfTurning(which):
            return effect is not None and turned_for(effect) and cards.matches(which, card, scope)
    assert_never(limit)


def _targets(effect: Effect | None, what: n.Cards | n.Players, test: Test, number: int, scope: Scope) -> bool:
    if effect is None:
        return False
    targets = prospects.targeted(effect)
    if is_player_phrase(what):
        return not set(targets).isdisjoint(players.players(what, scope))  # type: ignore[arg-type]
    known = [each for each in targets if isinstance(each, Known)]
    here = [card for each in known if (card := scope.game.same(each)) is not None]
    fitting = [card for card in here if cards.matches(what, card, scope)]  # type: ignore[arg-type]
    if test is Test.EQUAL:
        return len(fitting) == number == len(here)
    return amounts.compare(len(fitting), test, number)


def _would(effect: Effect | None, verb: Prospect, what: n.Matching, test: Test, number: int, scope: Scope) -> bool:
    if effect is None:
        return False
    found = prospects.recipients(scope.game, effect, verb)
    fitting = [card for card in found if cards.is_matching(what, card, scope)]
    exactly = test is Test.EQUAL
    enough = len(fitting) == number == len(found) if exactly else amounts.compare(len(fitting), test, number)
    # What is chosen on resolution only is some card: enough where the text asks for no more.
    return enough or (_any_card(what) and prospects.is_open(effect, verb))


def _any_card(what: n.Matching) -> bool:
    plain = all(
        len(kind) == 1 and isinstance(kind[0], n.OfType) and kind[0].type.value == "card" for kind in what.kinds
    )
    return plain and all(isinstance(each, n.IsOneOf) and each.negated for each in what.limits)


def _moves_power(effect: Effect | None, victims: n.Players | None, scope: Scope) -> bool:
    if effect is None:
        return False
    names = set(players.players(victims, scope)) if victims is not None else None
    lost = prospects.losers_of_power(scope.game, effect)
    return bool(lost) if names is None else bool(lost & names)


def _generated_by(effect: Effect | None, card: Card, by: n.Cards | n.Players, scope: Scope) -> bool:
    """Whether an effect, known by its card, was generated by one of these."""
    if is_player_phrase(by):
        who = effect.by if effect is not None else card.controller or card.owner
        return who in players.players(by, scope)  # type: ignore[arg-type]
    return cards.matches(by, card, scope)  # type: ignore[arg-type]
