"""Attacks in card texts: what phrases, conditions and relative clauses about attacking and intercepting stand for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.engine.attack.state import (
    PRIOR,
    Attack,
    Attacker,
    Interceptor,
    about_to_fight,
    opposing,
    targets,
)
from rules.engine.phrases import nouns, numbers
from rules.engine.phrases.scope import CannotRunError, Scope
from rules.engine.state import Card, Game, Known
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import About, Act, Be, To
from rules.engine.text.timing import Clause


def attacking(card: Card, game: Game) -> Attacker | None:
    """The part that a card has as an attacker; of one that has just left play, the part that it had."""
    known = Known(card.id, card.life)
    parts = game.attack.attackers if game.attack is not None else ()
    return next((each for each in parts if each.card == known and (each.gone or not each.ceased)), None)


def intercepting(card: Card, game: Game) -> Interceptor | None:
    """The part that a card has as an interceptor; of one that has just left play, the part that it had."""
    known = Known(card.id, card.life)
    parts = game.attack.interceptors if game.attack is not None else ()
    return next((each for each in parts if each.card == known and (each.gone or not each.ceased)), None)


def opponent(card: Card, verb: str, game: Game) -> Card | None:
    """The card that a card attacks or intercepts."""
    known: Known | None
    if verb == "attack":
        part = attacking(card, game)
        known = part.target if part is not None else None
    else:
        against = intercepting(card, game)
        known = against.against if against is not None else None
    return game.cards[known.id] if known is not None else None


def does(card: Card, verb: str, what: object, scope: Scope) -> bool:
    """Whether a card is attacking or intercepting what a phrase names; without a phrase, whether it does at all."""
    other = opponent(card, verb, scope.game)
    if other is None:
        return False
    if what is None:
        return True
    if nouns.is_player(what, scope):
        return other.controller in nouns.players(what, scope)
    return nouns.matches(what, other, scope)


def took_part(card: Card, game: Game) -> bool:
    """6.1: whether a card participates in the attack as an attacker, even if it has ceased attacking."""
    known = Known(card.id, card.life)
    return game.attack is not None and any(each.card == known for each in game.attack.attackers)


def is_only_attacker(card: Card, game: Game) -> bool:
    """Whether no other Character is attacking."""
    parts = game.attack.attackers if game.attack is not None else ()
    now = {each.card for each in parts if not each.ceased}
    return now == {Known(card.id, card.life)}


def targets_of(cards: Iterable[Card], game: Game) -> list[Card]:
    """The cards that these cards attack, whatever has become of them."""
    parts = [attacking(card, game) for card in cards]
    found = {part.target.id: game.cards[part.target.id] for part in parts if part is not None}
    return list(found.values())


def places(game: Game) -> set[int]:
    """The locations at which the attack takes place (6.1)."""
    return {game.place(target) for target in targets(game)}


# Relative clauses of cards


def where(clause: object, card: Card, scope: Scope) -> bool | None:
    """Whether a card fits a relative clause about attacks, or nothing if the clause is about something else."""
    if not isinstance(clause, Clause):
        return None
    action = clause.action
    negated = clause.mode in ("not", "do not", "cannot")
    if isinstance(action, About) and isinstance(action.action, Act) and action.action.verb == "enter combat":
        return about_to_enter_combat(card, action.action, scope) is not negated
    if not isinstance(action, Act):
        return None
    if action.verb == "attack" and action.tense == "progressive" and clause.link == "whom" and clause.agent is not None:
        # "The card it is attacking".
        who = [attacking(each, scope.game) for each in nouns.cards(clause.agent, scope)]
        return any(part is not None and part.target == Known(card.id, card.life) for part in who) is not negated
    if action.verb in ("attack", "intercept") and action.tense == "progressive" and clause.agent is None:
        return does(card, action.verb, action.what, scope) is not negated
    if action.verb in ("attack", "intercept") and action.tense == "progressive" and action.what is None:
        # "The card that this card is attacking".
        opponents = [opponent(other, action.verb, scope.game) for other in nouns.cards(clause.agent, scope)]
        return any(each is not None and each.id == card.id for each in opponents) is not negated
    if action.verb in ("turn to attack", "attack") and action.tense == "past" and clause.agent is None:
        return _turned_to_attack(card, action, scope) is not negated
    if action.verb in ("attack", "intercept") and action.passive and action.tense != "past":
        return suffers(card, action, scope) is not negated
    return None


def _turned_to_attack(card: Card, act: Act, scope: Scope) -> bool:
    game = scope.game
    known = Known(card.id, card.life)
    whole_turn = any(isinstance(each, To) and each.preposition == "this turn" for each in act.complements)
    attacks = (*(game.attacks if whole_turn else ()), *((game.attack,) if game.attack is not None else ()))
    parts = [each for attack in attacks for each in attack.attackers if each.card == known]
    return any(_attacked_so(part, act, scope) for part in parts)


def _attacked_so(part: Attacker, act: Act, scope: Scope) -> bool:
    game = scope.game
    if isinstance(act.what, ref.ThisCard):
        # The card itself is remembered as it was attacked, even if it has left play since.
        if part.target != scope.this:
            return False
    elif act.what is not None and not nouns.matches(act.what, game.cards[part.target.id], scope):
        return False
    for complement in act.complements:
        if isinstance(complement, To) and complement.preposition == "this turn":
            continue
        if not isinstance(complement, To) or complement.preposition != "from":
            raise CannotRunError("turning to attack, with more to it")
        of = complement.what.of if isinstance(complement.what, ref.Of) else complement.what
        if all(game.place(each) != part.home for each in nouns.cards(of, scope)):
            return False
    return True


def suffers(card: Card, act: Act, scope: Scope) -> bool:
    """Whether a card is attacked or intercepted, by what a phrase names if one does."""
    game = scope.game
    known = Known(card.id, card.life)
    attack = game.attack
    if attack is None:
        return False
    parts: list[Known]
    if act.verb == "attack":
        parts = [each.card for each in attack.attackers if each.target == known and not each.ceased]
        if not parts and known in attack.targets and not act.complements:
            return True
    else:
        parts = [each.card for each in attack.interceptors if each.against == known and not each.ceased]
    by = nouns.complements(act, "by")
    return any(not by or any(_is_by(each, part, scope) for each in by) for part in parts)


def _is_by(node: object, known: Known, scope: Scope) -> bool:
    card = scope.game.cards[known.id]
    return card.controller in nouns.players(node, scope) if nouns.is_player(node) else nouns.matches(node, card, scope)


def about_to_enter_combat(card: Card, act: Act, scope: Scope) -> bool:
    """Whether a card is about to enter combat, with what a phrase names if one does (6.4)."""
    game = scope.game
    others = [game.cards[each] for each in opposing(game, card.id, about_to_fight(game))]
    phrases = [each for each in nouns.complements(act, "with") if not isinstance(each, ref.Pronoun)]
    return any(all(nouns.matches(phrase, other, scope) for phrase in phrases) for other in others)


def with_each_other(part: object) -> bool:
    """Whether a limit asks that chosen cards are about to enter combat with each other."""
    clause = getattr(part, "clause", None)
    action = getattr(getattr(clause, "action", None), "action", None)
    return isinstance(action, Act) and any(
        isinstance(each, ref.Pronoun) and each.word == "each other" for each in nouns.complements(action, "with")
    )


def fight_each_other(chosen: Iterable[Card], game: Game) -> bool:
    """Whether each of these cards is about to enter combat with another of them."""
    cards = list(chosen)
    ids = {card.id for card in cards}
    return all(ids & set(opposing(game, card.id, about_to_fight(game))) for card in cards)


# Phrases for an attack: an attack against a card you control, a successful attack you declared


def fitting(node: sel.Select, scope: Scope, attack: Attack | None = None) -> Scope | None:
    """The scope with what the phrase binds, if the attack is what it describes; otherwise nothing.

    Without ``attack`` it is the attack in progress.
    """
    attack = attack or scope.game.attack
    if attack is None:
        return None
    for kind in node.kinds:
        for word in kind.all_of:
            match word:
                case sel.Type("attack" | "combat") | sel.Is("same" | "this"):
                    pass
                case sel.Is("successful" | "unsuccessful" as which):
                    if attack.successful is not (which == "successful"):
                        return None
                case _:
                    raise CannotRunError(f"{word} of an attack")
    bound: Scope | None = scope
    for part in node.filters:
        bound = _limit(part, attack, bound) if bound is not None else None
    return bound


def _limit(part: object, attack: Attack, scope: Scope) -> Scope | None:
    match part:
        case sel.Placed("against" | "on" | "targeting", where):
            return against(where, attack, scope)
        case sel.Placed("by", who) | sel.Past("declare", who) if who is not None:
            return scope if attack.by in nouns.players(who, scope) else None
        case sel.Past("declare", None, complements):
            by = [each.what for each in complements if each.preposition == "by"]
            return scope if all(attack.by in nouns.players(each, scope) for each in by) else None
        case sel.Placed("with", sel.Select() as who):
            return _with(who, attack, scope)
        case sel.Where(Clause(action=Act(verb="declare"), agent=agent)):
            return scope if attack.by in nouns.players(agent, scope) else None
        case sel.Where(Clause(action=Act(verb="target", what=what), agent=None)):
            return against(what, attack, scope)
        case sel.Where(Clause(action=Be(what=what), agent=agent, link="in which")):
            return scope if _alone(agent, what, attack, scope) else None
    raise CannotRunError(f"{type(part).__name__} of an attack")


def against(node: Any, attack: Attack, scope: Scope) -> Scope | None:
    """Whether an attack is against what a phrase names: a player, or a card, to which the phrase is then bound."""
    cards = [scope.game.cards[each.id] for each in attack.targets]
    if nouns.is_player(node, scope):
        who = nouns.players(node, scope)
        return scope if any(card.controller in who for card in cards) else None
    found = tuple(Known(card.id, card.life) for card in cards if nouns.matches(node, card, scope))
    slot = node.slot if isinstance(node, sel.Select) else None
    return scope.with_slot(slot, found) if found else None


def _with(who: sel.Select, attack: Attack, scope: Scope) -> Scope | None:
    """ "An attack with exactly one attacking Character against a card ..."."""
    bound: Scope | None = scope
    others: list[object] = []
    for part in who.filters:
        if isinstance(part, sel.Placed) and part.preposition == "against":
            bound = against(part.where, attack, bound) if bound is not None else None
        else:
            others.append(part)
    if bound is None:
        return None
    plain = sel.Select(who.quantity, who.kinds, tuple(others))
    parts = [each for each in attack.attackers if not each.joined]
    found = [each.card for each in parts if nouns.matches(plain, scope.game.cards[each.card.id], scope)]
    wanted = numbers.value(who.quantity.amount, scope) if who.quantity.amount is not None else 1
    test = who.quantity.word if who.quantity.word in ("exactly", "or more", "or fewer") else "or more"
    return bound.with_slot(who.slot, tuple(found)) if numbers.compare(len(found), test, wanted) else None


def _alone(agent: object, what: object, attack: Attack, scope: Scope) -> bool:
    if not (isinstance(what, sel.Select) and any(sel.Is("only") in kind.all_of for kind in what.kinds)):
        raise CannotRunError("what a card was in an attack")
    cards = {Known(card.id, card.life) for card in nouns.cards(agent or ref.ThisCard(), scope)}
    return {each.card for each in attack.attackers} == cards


def is_prior(game: Game) -> bool:
    """Whether it is the time prior to a combat (10.3)."""
    return game.attack is not None and game.attack.stage in PRIOR
