"""Noun phrases read over a game: who or what a reference stands for, and which cards a selector fits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from rules.engine import conditions, numbers, qualities, view
from rules.engine.rules_text import is_shared
from rules.engine.scope import CannotRunError, Scope
from rules.engine.state import Card, Known
from rules.engine.symbols import BY_NAME
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, To

# What is in a pile rather than in play.
PILE_NAMES = {
    "hand": "hand",
    "deck": "deck",
    "smoked pile": "smoked",
    "toasted pile": "toasted",
    "burned-for-victory pile": "burned",
}


def cards(node: object, scope: Scope) -> list[Card]:
    """The cards that a reference or selector stands for."""
    game = scope.game
    match node:
        case ref.ThisCard():
            return [scope.card] if scope.card is not None else []
        case ref.Subject():
            known = scope.subject_card
            return [game.cards[known.id]] if known is not None else []
        case ref.Target(slot) | ref.Chosen(slot) | ref.That(slot):
            return [game.cards[each.id] for each in scope.slots.get(slot, ()) if isinstance(each, Known)]
        case ref.Of("subject", of):
            return [game.cards[card.subject] for card in cards(of, scope) if card.subject is not None]
        case ref.Of("states" | "state", of):
            return [state for card in cards(of, scope) for state in game.states_on(card.id)]
        case sel.Select():
            return [card for card in candidates(node, scope) if matches(node, card, scope)]
        case sel.Several(items, _):
            found = {card.id: card for item in items for card in cards(item, scope)}
            return list(found.values())
    raise CannotRunError(f"{type(node).__name__} as cards")


def players(node: object, scope: Scope) -> list[str]:
    """The players that a reference or selector stands for, in the order of simultaneous play (5.4)."""
    game = scope.game
    match node:
        case None | ref.You():
            return [scope.you]
        case ref.Target(slot) | ref.Chosen(slot) | ref.That(slot):
            return [each for each in scope.slots.get(slot, ()) if isinstance(each, str)]
        case ref.Of("controller", of):
            return _each_once(card.controller or card.owner for card in cards(of, scope))
        case ref.Of("owner", of):
            return _each_once(card.owner for card in cards(of, scope))
        case sel.Select():
            return [name for name in game.clockwise() if player_matches(node, name, scope)]
        case sel.Several(items, _):
            return _each_once(name for item in items for name in players(item, scope))
    raise CannotRunError(f"{type(node).__name__} as players")


def _each_once(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))


def complements(act: Act, *prepositions: str) -> list[object]:
    """What follows one of these prepositions in a statement: the cards in "by Events"."""
    return [each.what for each in act.complements if isinstance(each, To) and each.preposition in prepositions]


def is_player(node: object, scope: Scope | None = None) -> bool:
    """Whether a noun phrase names players and not cards; what a reference stands for is known in its scope only."""
    match node:
        case ref.Target(slot) | ref.Chosen(slot) | ref.That(slot):
            bound = scope.slots.get(slot, ()) if scope is not None else ()
            return bool(bound) and all(isinstance(each, str) for each in bound)
        case ref.You() | ref.Of("controller" | "owner" | "opponent", _):
            return True
        case sel.Select(kinds=kinds):
            return any(
                isinstance(part, sel.Type) and qualities.singular(part.name) in ("player", "opponent")
                for kind in kinds
                for part in kind.all_of
            )
        case sel.Several(items, _):
            return all(is_player(item) for item in items)
    return False


def player_matches(node: sel.Select, name: str, scope: Scope) -> bool:
    """Whether a player fits a selector such as "an opponent that controls more Sites than you"."""
    for kind in node.kinds:
        for part in kind.all_of:
            match part:
                case sel.Type("player"):
                    pass
                case sel.Type("opponent"):
                    if name == scope.you:
                        return False
                case sel.Is("current"):
                    if name != scope.game.turn:
                        return False
                case sel.Is("other"):
                    if name == scope.you:
                        return False
                case sel.Is("target" | "chosen" | "each" | ""):
                    pass
                case _:
                    raise CannotRunError(f"{part} of a player")
    return all(conditions.player_filter(part, name, scope) for part in node.filters)


def zones(node: sel.Select, scope: Scope) -> Iterator[tuple[str, str]]:
    """The piles that a selector looks into, as player and zone; none means cards in play (7.2)."""
    for part in node.filters:
        parts: tuple[Any, ...] = part.any_of if isinstance(part, sel.OrElse) else (part,)
        for each in parts:
            if isinstance(each, sel.Placed) and isinstance(each.where, ref.Of) and each.where.what in PILE_NAMES:
                for name in players(each.where.of, scope):
                    yield name, PILE_NAMES[each.where.what]
            elif isinstance(each, sel.Placed) and isinstance(each.where, sel.Select):
                for kind in each.where.kinds:
                    for word in kind.all_of:
                        if isinstance(word, sel.Type) and qualities.singular(word.name) in PILE_NAMES:
                            for name in scope.game.players:
                                yield name, PILE_NAMES[qualities.singular(word.name)]


def candidates(node: sel.Select, scope: Scope) -> list[Card]:
    """The cards among which a selector looks."""
    game = scope.game
    piles = list(zones(node, scope))
    found: list[Card] = []
    either = any(isinstance(part, sel.OrElse) for part in node.filters)
    if not piles or either:
        found = list(game.in_play())
    for name, zone in piles:
        found += [game.cards[each] for each in game.players[name].pile(zone)]  # type: ignore[arg-type]
    return found


def matches(node: object, card: Card, scope: Scope) -> bool:
    """Whether a card fits a reference or selector."""
    if isinstance(node, sel.Select):
        return any(_kind(kind, card, scope) for kind in node.kinds) and all(
            _filter(part, card, scope) for part in node.filters
        )
    if isinstance(node, sel.Several):
        return any(matches(item, card, scope) for item in node.items)
    return any(each.id == card.id for each in cards(node, scope))


def _kind(kind: sel.Kind, card: Card, scope: Scope) -> bool:
    return all(_word(word, card, scope) for word in kind.all_of)


def _word(word: object, card: Card, scope: Scope) -> bool:
    match word:
        case sel.Type(name, negated):
            return qualities.of_type(card, name) is not negated
        case sel.Is("other", _):
            return scope.this is None or card.id != scope.this.id
        case sel.Is(what, negated):
            return qualities.has_quality(card, what, scope) is not negated
        case sel.Designated(text, negated):
            return view.view_of(scope.game).designated(card.id, text) is not negated
        case sel.Faction(symbol, negated):
            wanted = BY_NAME.get(symbol.lower())
            return (wanted in card.text.symbols) is not negated
        case sel.Costing(amount):
            return card.text.face.cost == (amount if isinstance(amount, int) else numbers.value(amount, scope))
    raise CannotRunError(f"{type(word).__name__} of a card")


def _filter(part: object, card: Card, scope: Scope) -> bool:
    check = _FILTERS.get(type(part))
    if check is None:
        raise CannotRunError(f"{type(part).__name__} of a card")
    return check(part, card, scope)


def _controlled(part: Any, card: Card, scope: Scope) -> bool:
    return card.controller is not None and card.controller in players(part.by, scope)


def _owned(part: Any, card: Card, scope: Scope) -> bool:
    return card.owner in players(part.by, scope)


def _placed(part: Any, card: Card, scope: Scope) -> bool:
    game = scope.game
    if part.preposition in ("with", "without"):
        return conditions.card_has(card, part.where, scope) is (part.preposition == "with")
    match part.where:
        case ref.Of(what, of) if what in PILE_NAMES:
            return card.zone == PILE_NAMES[what] and any(
                card.id in game.players[name].pile(card.zone) for name in players(of, scope)
            )
        case ref.Of("location", of):
            return any(other.location == card.location and other.in_play for other in cards(of, scope))
        case ref.Of("front row" | "back row" as row, of):
            owners = players(of, scope)
            return card.controller in owners and qualities.has_quality(card, row.replace(" ", "-"), scope)
        case sel.Select(kinds=kinds) if any(
            isinstance(word, sel.Type) and qualities.singular(word.name) in ("play", "game")
            for kind in kinds
            for word in kind.all_of
        ):
            return card.in_play
        case sel.Select(kinds=kinds) if any(
            isinstance(word, sel.Type) and qualities.singular(word.name) in PILE_NAMES
            for kind in kinds
            for word in kind.all_of
        ):
            return card.zone in PILE_NAMES.values()
        case "play":
            return card.in_play
    if part.preposition == "on":
        return card.subject is not None and any(other.id == card.subject for other in cards(part.where, scope))
    if part.preposition == "at":
        return any(other.location == card.location for other in cards(part.where, scope))
    raise CannotRunError(f"placed {part.preposition} {type(part.where).__name__}")


def _compared(part: Any, card: Card, scope: Scope) -> bool:
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
    return not matches(part.what, card, scope)


def _either(part: Any, card: Card, scope: Scope) -> bool:
    return any(_filter(each, card, scope) for each in part.any_of)


def _doing(part: Any, card: Card, scope: Scope) -> bool:
    if part.verb == "target":
        return False
    raise CannotRunError(f"{part.verb}ing as a filter")


def _where(part: Any, card: Card, scope: Scope) -> bool:
    if shared(part) is not None:
        return True  # A condition on several cards together; who chooses them checks it.
    raise CannotRunError("a relative clause of a card")


def shared(part: object) -> sel.Select | None:
    """What chosen cards have to share, if a limit says so: "that share a designator"."""
    if not is_shared(part):
        return None
    what = part.clause.action.what  # type: ignore[attr-defined]
    return what if isinstance(what, sel.Select) else None


_FILTERS: dict[type, Callable[[Any, Card, Scope], bool]] = {
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
    sel.Is: lambda part, card, scope: _word(part, card, scope),
    sel.Designated: lambda part, card, scope: _word(part, card, scope),
}
