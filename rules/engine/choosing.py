"""Choices that are made as an effect is generated: which cards, players or numbers an action names (5.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from rules.engine import nouns, numbers, prohibitions, qualities, view
from rules.engine.designators import matches
from rules.engine.referee import Referee
from rules.engine.scope import CannotRunError, Scope
from rules.engine.state import Binding, Card, Game, Known
from rules.engine.steps import RefusalError, listing, rule
from rules.engine.text import selectors as sel

MAX_OPTIONS = 200


class AmbiguousError(RefusalError):
    """Something has to be chosen that the action does not name.

    ``field`` is where it belongs in the action, ``options`` what may stand there; for ``targets`` each option is a
    list to add.
    """

    def __init__(self, name: str, options: Sequence[object], message: str) -> None:
        super().__init__("ambiguous", message, rule("5.2"))
        self.field = name
        self.options = list(options)[:MAX_OPTIONS]


@dataclass
class Request:
    """What an action says about an effect: the choices are used up in the order of the text."""

    by: str
    targets: list[str] | None = None
    choices: list[Any] = field(default_factory=list)
    x: int | None = None
    source: str | None = None
    on: str | None = None
    at: Any = None
    reduced_by: str | None = None

    @classmethod
    def of(cls, by: str, action: Mapping[str, Any]) -> Request:
        """From an action of a scenario."""
        targets = action.get("targets")
        choices = action.get("choices") or []
        return cls(
            by,
            list(targets) if targets is not None else None,
            list(choices) if isinstance(choices, list | tuple) else [choices],
            action.get("x"),
            action.get("source"),
            action.get("on"),
            action.get("at"),
            action.get("reduced_by"),
        )


def named(game: Game, word: str, among: Sequence[Card], what: str = "card") -> Card:
    """The card that an id or title stands for.

    :raises RefusalError: if none or several of them are meant.
    """
    by_id = [card for card in among if card.id == word]
    found = by_id or [card for card in among if card.title.lower() == word.lower()]
    if len(found) == 1 or (found and len({card.text for card in found}) == 1 and found[0].zone in ("hand", "smoked")):
        return found[0]
    if not found:
        elsewhere = [card for card in game.cards.values() if card.id == word or card.title.lower() == word.lower()]
        where = f" It is {_where(elsewhere[0])}." if elsewhere else ""
        raise RefusalError("no_such_card", f"No {what} that is meant here is {word!r}.{where}", rule("5.2"))
    raise RefusalError(
        "ambiguous",
        f"{word!r} may be any of {listing([card.id for card in found], 'or')}: name one by id.",
        rule("5.2"),
    )


def _where(card: Card) -> str:
    places = {"play": "in play", "hand": "in a hand", "deck": "in a deck", "removed": "removed from the game"}
    return places.get(card.zone, f"in the {card.zone} pile of {card.owner}")


def bounds(quantity: sel.Quantity, available: int, scope: Scope) -> tuple[int, int]:
    """How many a quantity asks for: at least, at most."""
    amount = quantity.amount
    number = numbers.value(amount, scope) if amount is not None else 1
    match quantity.word:
        case "up to":
            return 0, min(number, available)
        case "any number of" | "any number":
            return 0, available
        case "all" | "each" | "all other" | "every":
            return available, available
        case "or more" | "at least":
            return number, max(number, available)
        case "or fewer" | "or less":
            return 0, min(number, available)
        case "no":
            return 0, 0
    return number, number


def pick(referee: Referee, request: Request, node: sel.Select, scope: Scope, *, cost: bool = False) -> Binding:
    """The cards or players that a noun phrase chooses at generation.

    :raises AmbiguousError: if there is a choice and the action does not make it.
    :raises RefusalError: if there is nothing legal, or something illegal was named.
    """
    if nouns.is_player(node):
        return _pick_players(request, node, scope)
    if is_source(node):
        return (_source(referee, request),)
    legal = [card for card in nouns.cards(node, scope) if may_be_chosen(card, node, scope)]
    least, most = bounds(node.quantity, len(legal), scope)
    if len(legal) < least or not legal:
        if least == 0 and not legal:
            return ()
        raise RefusalError(
            "no_legal_target" if node.targeted else "no_legal_choice",
            f"{_count(least)} needed to {'target' if node.targeted else 'choose'}; {len(legal)} may be.",
            rule("5.2"),
        )
    chosen = _named_choices(referee.game, request, node, legal, least, most, scope)
    if chosen and not fit_together(chosen, node, scope):
        raise RefusalError(
            "illegal_target",
            f"{listing([card.title for card in chosen])} do not share what the text asks for.",
            rule("7.3"),
            rule("5.2"),
        )
    return tuple(Known(card.id, card.life) for card in chosen)


def _count(number: int) -> str:
    return "1 card is" if number == 1 else f"{number} cards are"


def _named_choices(
    game: Game, request: Request, node: sel.Select, legal: list[Card], least: int, most: int, scope: Scope
) -> list[Card]:
    if request.targets is None:
        if least == most == len(legal):
            return legal
        raise AmbiguousError("targets", _options(legal, node, least, most, scope), _ask(node, legal, least, most))
    taken, request.targets = request.targets[:most], request.targets[most:]
    if len(taken) < least:
        if least == most == len(legal):
            return legal
        raise AmbiguousError("targets", _options(legal, node, least, most, scope), _ask(node, legal, least, most))
    chosen = []
    for word in taken:
        exact = [card for card in legal if card.id == word]
        if not exact and any(card.id == word for card in game.cards.values()):
            card = game.cards[word]
            raise RefusalError(
                "illegal_target" if node.targeted else "illegal_choice",
                f"{card.title} is no legal {'target' if node.targeted else 'choice'}; legal: "
                f"{listing([each.id for each in legal], 'or') or 'none'}.",
                rule("5.2"),
                rule("7.6"),
            )
        card = named(game, word, legal, "legal target" if node.targeted else "legal choice")
        if card in chosen:
            raise RefusalError("illegal_target", f"{card.title} is chosen twice.", rule("5.2"))
        chosen.append(card)
    return chosen


def _options(legal: list[Card], node: sel.Select, least: int, most: int, scope: Scope) -> list[list[str]]:
    found: list[list[str]] = []
    for number in range(least, min(most, least + 3) + 1):
        for group in combinations(legal, number):
            if group and not fit_together(group, node, scope):
                continue
            found.append([card.id for card in group])
            if len(found) >= MAX_OPTIONS:
                return found
    return found


def _ask(node: sel.Select, legal: list[Card], least: int, most: int) -> str:
    number = str(least) if least == most else f"{least} to {most}"
    word = "target" if node.targeted else "choose"
    return f"Name {number} of these to {word}, as targets: {listing([card.id for card in legal], 'or')}."


def _pick_players(request: Request, node: sel.Select, scope: Scope) -> Binding:
    legal = nouns.players(node, scope)
    least, most = bounds(node.quantity, len(legal), scope)
    if len(legal) < least:
        raise RefusalError("no_legal_target", "No player is a legal target.", rule("5.2"))
    if least == most == len(legal):
        if request.targets and request.targets[0] in legal:
            del request.targets[: len(legal)]
        return tuple(legal)
    if not request.targets:
        raise AmbiguousError("targets", [[name] for name in legal], f"Name a player: {listing(legal, 'or')}.")
    taken, request.targets = request.targets[:most], request.targets[most:]
    for word in taken:
        if word not in legal:
            raise RefusalError(
                "illegal_target", f"{word} is no legal target; legal: {listing(legal, 'or')}.", rule("5.2")
            )
    return tuple(taken)


def is_source(node: sel.Select) -> bool:
    """Whether a phrase asks for a source of damage (4.5.2)."""
    return any(
        isinstance(word, sel.Type) and qualities.singular(word.name) == "source"
        for kind in node.kinds
        for word in kind.all_of
    )


def _source(referee: Referee, request: Request) -> Known:
    """A source of damage: a card whose effect waits in the scene. Combat damage comes with attacks."""
    options = {effect.card.id: effect.card for effect in referee.game.scene if effect.card is not None}
    word = request.source
    if word is None and len(options) == 1:
        return next(iter(options.values()))
    if word is None:
        raise AmbiguousError(
            "source",
            list(options),
            f"Name the source of the damage: {listing(list(options), 'or') or 'there is none'}.",
        )
    for known in options.values():
        if word == known.id or word.lower() == referee.card(known.id).title.lower():
            return known
    # 4.5.2: an Event can be specified as the source only once it has been generated.
    raise RefusalError(
        "illegal_source",
        f"{word} is not about to inflict damage: the redirection of an effect's damage responds to that effect.",
        rule("4.5.2"),
    )


def may_be_chosen(card: Card, node: sel.Select, scope: Scope) -> bool:
    """Whether immunity lets a card be targeted or chosen (7.6.f, 7.6.g)."""
    source = scope.card
    if source is None or not card.in_play:
        return True
    if prohibitions.unaffected(scope.game, card, source):
        return False
    if not node.targeted:
        return True
    return prohibitions.forbids(scope.game, "target", card, scope.you) is None


def fit_together(chosen: Sequence[Card], node: sel.Select, scope: Scope) -> bool:
    """Whether chosen cards fulfill what is asked of them together, such as a shared designator."""
    for part in node.filters:
        what = nouns.shared(part)
        if what is not None and not _share(chosen, what, scope):
            return False
    return True


def _share(chosen: Sequence[Card], what: sel.Select, scope: Scope) -> bool:
    if not any(
        isinstance(word, sel.Type) and qualities.singular(word.name) == "designator"
        for kind in what.kinds
        for word in kind.all_of
    ):
        raise CannotRunError("what the cards share")
    here = view.view_of(scope.game)
    excluded = [
        word.word
        for part in what.filters
        if isinstance(part, sel.Except) and isinstance(part.what, sel.Select)
        for kind in part.what.kinds
        for word in kind.all_of
        if isinstance(word, sel.Designated)
    ]
    first, *rest = chosen
    for word in here.designators(first.id):
        if any(matches(word, other) for other in excluded):
            continue
        if all(here.designated(card.id, word) for card in rest):
            return True
    return not rest
