"""The limits of noun phrases, each read over a game: "that you control", "at its location", "with a cost of 1"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.engine.attack import meeting
from rules.engine.attack import phrases as attacks
from rules.engine.phrases import conditions, looking_back, nouns, numbers, qualities
from rules.engine.phrases.phrasing import is_shared
from rules.engine.phrases.scope import CannotRunError, Scope
from rules.engine.rules_text import EVENT
from rules.engine.state import Card, Column
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, Be
from rules.engine.text.timing import Clause, Either


def fits(part: object, card: Card, scope: Scope) -> bool:
    """Whether a card fits a limit of a noun phrase: that you control, with a cost of 1, at its location."""
    check = FILTERS.get(type(part))
    if check is None:
        raise CannotRunError(f"{type(part).__name__} of a card")
    return check(part, card, scope)


SAME_PLAYER, DIFFERENT_PLAYERS = "the same player", "different players"


def controllers(part: object) -> str:
    """Whether several cards together are controlled by the same player, or each by another; empty if not asked."""
    by = part.by if isinstance(part, sel.Controlled) else None
    if not isinstance(by, sel.Select) or not nouns.is_player(by):
        return ""
    if by.quantity.word == "the same" or any(sel.Is("same") in kind.all_of for kind in by.kinds):
        return SAME_PLAYER
    return DIFFERENT_PLAYERS if any(sel.Is("different") in kind.all_of for kind in by.kinds) else ""


def _controlled(part: Any, card: Card, scope: Scope) -> bool:
    if controllers(part):
        return card.controller is not None  # A condition on several cards together; who chooses them checks it.
    return card.controller is not None and card.controller in nouns.players(part.by, scope)


def _owned(part: Any, card: Card, scope: Scope) -> bool:
    return card.owner in nouns.players(part.by, scope)


def _placed(part: Any, card: Card, scope: Scope) -> bool:
    game = scope.game
    if part.preposition in ("with", "without"):
        return conditions.card_has(card, part.where, scope) is (part.preposition == "with")
    match part.where:
        case sel.Select() as combat if part.preposition == "in" and meeting.is_combat(combat):
            return meeting.in_combat(card, combat, scope, about_to=True)
        case ref.Of(what, of) if what in nouns.PILE_NAMES:
            zone = nouns.PILE_NAMES[what]
            if card.zone != zone:
                return False
            if zone == "burned":
                return any(card.id in game.players[name].pile(zone) for name in nouns.players(of, scope))
            return card.owner in nouns.players(of, scope)
        case ref.Of("location", of):
            if isinstance(of, sel.Select) and sel.Type("attack") in of.kinds[0].all_of:
                return card.in_play and game.place(card) in attacks.places(game)
            return any(other.in_play and game.together(other, card) for other in nouns.cards(of, scope))
        case ref.Of("front row" | "back row" as row, of):
            owners = nouns.players(of, scope)
            return card.controller in owners and qualities.has_quality(card, row.replace(" ", "-"), scope)
        case sel.Select(kinds=kinds) if any(
            isinstance(word, sel.Type) and qualities.singular(word.name) in ("play", "game")
            for kind in kinds
            for word in kind.all_of
        ):
            return card.in_play
        case sel.Select(kinds=kinds) if any(
            isinstance(word, sel.Type) and qualities.singular(word.name) in nouns.PILE_NAMES
            for kind in kinds
            for word in kind.all_of
        ):
            named = {qualities.singular(w.name) for kind in kinds for w in kind.all_of if isinstance(w, sel.Type)}
            return card.zone in {nouns.PILE_NAMES[name] for name in named & nouns.PILE_NAMES.keys()}
        case "play":
            return card.in_play
    if part.preposition == "on":
        return card.subject is not None and any(other.id == card.subject for other in nouns.cards(part.where, scope))
    if part.preposition == "behind":
        return any(card.id == column.back for column in _columns(part.where, scope))
    if part.preposition == "at":
        return any(game.together(other, card) for other in nouns.cards(part.where, scope))
    raise CannotRunError(f"placed {part.preposition} {type(part.where).__name__}")


def _columns(node: object, scope: Scope) -> list[Column]:
    """The locations at which the front-row Sites are that a phrase stands for."""
    found = [(card, scope.game.column(card.location)) for card in nouns.cards(node, scope)]
    return [place[2] for card, place in found if place is not None and place[2].front == card.id]


def _compared(part: Any, card: Card, scope: Scope) -> bool:
    if "total" in part.how:
        return True  # A condition on several cards together; who chooses them checks it.
    number = numbers.of_card(card, part.what.lower(), scope, part.how)
    if number is None:
        return False
    return numbers.compare(number, part.test, numbers.value(part.amount, scope))


def _with(part: Any, card: Card, scope: Scope) -> bool:
    return conditions.card_has(card, part.what, scope)


def _titled(part: Any, card: Card, scope: Scope) -> bool:
    return (card.title in part.titles) is not part.negated


def _except(part: Any, card: Card, scope: Scope) -> bool:
    if isinstance(part.what, sel.Select) and any(is_shared(each) for each in part.what.filters):
        raise CannotRunError("cards that share something as an exception")
    return not nouns.matches(part.what, card, scope)


def _either(part: Any, card: Card, scope: Scope) -> bool:
    # The word that joins them may stand first: "you control and in your smoked pile" counts both.
    return any(fits(each, card, scope) for each in part.any_of if not isinstance(each, str))


def _doing(part: Any, card: Card, scope: Scope) -> bool:
    if part.verb == "target":
        from rules.engine.phrases import prospects

        effect = prospects.effect_of(scope.game, card)
        clause = Clause(Act("target", part.what))
        return effect is not None and prospects.does(scope.game, effect, clause, scope)
    if part.verb in ("attack", "intercept"):
        return attacks.does(card, part.verb, part.what, scope)
    raise CannotRunError(f"{part.verb}ing as a filter")


def _where(part: Any, card: Card, scope: Scope) -> bool:
    if shared(part) is not None:
        return True  # A condition on several cards together; who chooses them checks it.
    from rules.engine.phrases import prospects

    effect = prospects.effect_of(scope.game, card) if card.text.type == EVENT else None
    if effect is not None:
        return prospects.does(scope.game, effect, part.clause, scope)
    if isinstance(part.clause, Either):
        results = (_where(sel.Where(each), card, scope) for each in part.clause.clauses)
        return all(results) if part.clause.joint == "and" else any(results)
    found = attacks.where(part.clause, card, scope)
    if found is None:
        found = prospects.where(part.clause, card, scope)
    if found is None:
        found = looking_back.where(part.clause, card, scope)
    if (
        found is None
        and isinstance(part.clause, Clause)
        and isinstance(part.clause.action, Be)
        and not part.clause.agent
    ):
        found = part.clause.mode == "do" and conditions.is_so(card, part.clause.action, scope)
    if found is not None:
        return found
    raise CannotRunError("a relative clause of a card")


def shared(part: object) -> sel.Select | None:
    """What chosen cards have to share, if a limit says so: "that share a designator"."""
    if not is_shared(part):
        return None
    what = part.clause.action.what  # type: ignore[attr-defined]
    return what if isinstance(what, sel.Select) else None


FILTERS: dict[type, Callable[[Any, Card, Scope], bool]] = {
    sel.Controlled: _controlled,
    sel.Owned: _owned,
    sel.Placed: _placed,
    sel.Compared: _compared,
    sel.With: _with,
    sel.Titled: _titled,
    sel.Except: _except,
    sel.OrElse: _either,
    sel.Doing: _doing,
    sel.Where: _where,
    sel.Select: lambda part, card, scope: nouns.matches(part, card, scope),
    sel.Is: lambda part, card, scope: nouns.has_word(part, card, scope),
    sel.Designated: lambda part, card, scope: nouns.has_word(part, card, scope),
    ref.ThisCard: lambda part, card, scope: nouns.matches(part, card, scope),
}
