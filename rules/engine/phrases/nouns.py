"""Noun phrases read over a game: who or what a reference stands for, and which cards a selector fits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from rules.engine.attack import phrases as attacks
from rules.engine.continuous import view
from rules.engine.ir.words import Role
from rules.engine.phrases import conditions, filters, numbers, qualities
from rules.engine.phrases.phrasing import PILES
from rules.engine.phrases.scope import CannotRunError, DependsError, Scope
from rules.engine.rules_text import CHARACTER, STATE
from rules.engine.state import Card, Known, Word, Zone
from rules.engine.symbols import BY_NAME
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, To
from rules.engine.text.node import walk

# What is in a pile rather than in play.
PILE_NAMES: dict[str, Zone] = PILES  # type: ignore[assignment]


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
        case ref.Itself() if Role.ITSELF in scope.slots:
            return [game.cards[each.id] for each in scope.slots[Role.ITSELF] if isinstance(each, Known)]
        case ref.Of("original subject", _):
            return [
                game.cards[each.id] for each in scope.slots.get(Role.ORIGINAL_SUBJECT, ()) if isinstance(each, Known)
            ]
        case ref.Of("subject", of):
            return [game.cards[card.subject] for card in cards(of, scope) if card.subject is not None]
        case ref.Of("target", ref.Of("attack", of)) | ref.Of("target", of):
            return attacks.targets_of(cards(of, scope), game)
        case ref.Of("states" | "state", of):
            return [state for card in cards(of, scope) for state in game.states_on(card.id)]
        case sel.Select() if is_legal_subject(node):
            return _legal_subjects(node, scope)
        case sel.Select() if (group := _group(node)) is not None:
            rest = replace(node, filters=tuple(part for part in node.filters if part is not group))
            return [card for card in cards(group.where, scope) if not rest.kinds or matches(rest, card, scope)]
        case sel.Select():
            return [card for card in candidates(node, scope) if matches(node, card, scope)]
        case sel.Several(items, _):
            found = {card.id: card for item in items for card in cards(item, scope)}
            return list(found.values())
    raise CannotRunError(f"{type(node).__name__} as cards")


def _group(node: sel.Select) -> sel.Placed | None:
    """What a phrase takes some of: any of them, one of those Characters."""
    for part in node.filters:
        if not isinstance(part, sel.Placed) or part.preposition != "of":
            continue
        if isinstance(part.where, ref.Target | ref.Chosen | ref.That):
            return part
    return None


def _legal_subjects(node: sel.Select, scope: Scope) -> list[Card]:
    """The legal subjects of a State that a phrase asks for: a legal subject for it (4.3.4)."""
    from rules.engine.play.subjects import legal_subjects

    named = [part.where for part in node.filters if isinstance(part, sel.Placed) and part.preposition == "for"]
    states = [card for each in named for card in cards(each, scope)] or ([scope.card] if scope.card else [])
    return [card for state in states for card in legal_subjects(scope.game, state, state.controller or state.owner)]


def is_legal_subject(node: object) -> bool:
    """Whether a phrase asks for a legal subject of a State."""
    return isinstance(node, sel.Select) and any(
        isinstance(word, sel.Type) and qualities.singular(word.name) == "legal subject"
        for kind in node.kinds
        for word in kind.all_of
    )


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


def is_winner(node: object) -> bool:
    """Whether a phrase is about who wins the auction that the same effect holds (5.5)."""
    return any(each == sel.Type("winner") for each in walk(node))


def awaits_winner(node: object, scope: Scope) -> bool:
    """Whether a phrase is about who will win the auction that the same effect has yet to hold."""
    return Role.WINNER not in scope.slots and is_winner(node)


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
                isinstance(part, sel.Type)
                and qualities.singular(part.name) in ("player", "opponent", "bidder", "winner")
                for kind in kinds
                for part in kind.all_of
            )
        case sel.Several(items, _):
            return all(is_player(item) for item in items)
    return False


def chosen_words(node: object, scope: Scope) -> list[str]:
    """What a reference stands for that is neither card nor player: the chosen resource, designator, title."""
    if isinstance(node, ref.Target | ref.Chosen | ref.That):
        return [each.said for each in scope.slots.get(node.slot, ()) if isinstance(each, Word)]
    return []


def in_pile(node: object, scope: Scope) -> list[Card]:
    """The cards in the pile that a phrase names: your smoked pile."""
    if isinstance(node, ref.Of) and node.what in PILE_NAMES:
        piles = [scope.game.players[name].pile(PILE_NAMES[node.what]) for name in players(node.of, scope)]
        return [scope.game.cards[each] for pile in piles for each in pile]
    raise CannotRunError("that place")


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
                case sel.Type("bidder"):
                    # 5.5: whoever has made the highest bid, while an auction is held.
                    if scope.game.auction is None or name != scope.game.auction.bidder:
                        return False
                case sel.Type("winner"):
                    # 5.5: who has won the auction that the same effect has held.
                    if Role.WINNER not in scope.slots:
                        raise DependsError("the winner, where no auction is held")
                    if name not in scope.slots[Role.WINNER]:
                        return False
                case sel.Is("highest" | "current") if sel.Type("bidder") in kind.all_of:
                    pass
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
        found = _seen(scope, _printed_type(node))
    for name, zone in piles:
        found += [game.cards[each] for each in game.players[name].pile(zone)]  # type: ignore[arg-type]
    game.spend(1 + len(found))
    return found


def _seen(scope: Scope, printed: str | None) -> list[Card]:
    """The cards in play, but for those that are not affected: they are treated as if they were not there (7.6).

    Only those of a printed type where one is given.
    """
    from rules.engine.continuous import immunity

    game, source = scope.game, scope.card
    among = game.in_play() if printed is None else game.in_play_by_type(printed)
    if source is None or scope.sees_all or view.view_of(game).busy or not immunity.anyone_immune(game):
        return list(among)
    return [card for card in among if not immunity.unaffected(game, card, source, scope.you)]


def _printed_type(node: sel.Select) -> str | None:
    """The one printed type that whatever fits a selector has; nothing where it may have several."""
    found = None
    for kind in node.kinds:
        for word in kind.all_of:
            if isinstance(word, sel.Type) and not word.negated:
                printed = qualities.printed_type(word.name)
                break
        else:
            return None
        if printed is None or found not in (None, printed):
            return None
        found = printed
    return found


def matches(node: object, card: Card, scope: Scope) -> bool:
    """Whether a card fits a reference or selector."""
    if isinstance(node, sel.Select):
        if node.quantity.word.endswith("other") and not _is_another(card, scope, node.slot):
            return False
        # Plain loops: this is asked more often than anything else.
        for kind in node.kinds:
            if _kind(kind, card, scope):
                break
        else:
            return False
        for part in node.filters:  # noqa: SIM110
            if not filters.fits(part, card, scope):
                return False
        return True
    if isinstance(node, sel.Several):
        return any(matches(item, card, scope) for item in node.items)
    return any(each.id == card.id for each in cards(node, scope))


def _is_another(card: Card, scope: Scope, own: int | None = None) -> bool:
    """Whether a card is another: neither the card that says so nor one that its ability has named before."""
    if scope.this is not None and card.id == scope.this.id:
        return False
    # "Other Characters" in the text of a State are others than its subject.
    if scope.card is not None and scope.card.text.type == STATE and scope.card.subject == card.id:
        return False
    return not any(
        isinstance(each, Known) and each.id == card.id
        for slot, binding in scope.slots.items()
        if slot != own
        for each in binding
    )


def _kind(kind: sel.Kind, card: Card, scope: Scope) -> bool:
    words = kind.all_of
    if (
        words
        and card.text.type != CHARACTER
        and all(isinstance(word, sel.Designated) for word in words)
        and not scope.game.ruleset.value("designator_alone")
    ):
        return False
    for word in words:  # noqa: SIM110
        if not has_word(word, card, scope):
            return False
    return True


def has_word(word: object, card: Card, scope: Scope) -> bool:
    """Whether a type, an adjective, a designator or another word of a noun fits a card."""
    match word:
        case sel.Type(name, negated):
            return qualities.of_type(card, name, scope.game.ruleset) is not negated
        case sel.Is("other", _):
            return _is_another(card, scope)
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
