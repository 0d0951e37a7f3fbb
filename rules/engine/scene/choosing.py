"""Choices that are made as an effect is generated: which cards, players or numbers an action names (5.2)."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, islice
from typing import Any

from rules.engine.continuous import copying, immunity, prohibitions
from rules.engine.ir.continuous import Deed, LegalAs
from rules.engine.kernel.citations import Citation
from rules.engine.kernel.omitted import Kind, Omission
from rules.engine.options import distinct
from rules.engine.phrases import nouns, numbers, phrase_words
from rules.engine.phrases.scope import CannotRunError, Scope
from rules.engine.phrases.together import misfit
from rules.engine.referee import Referee
from rules.engine.state import Binding, Card, Game, Known
from rules.engine.steps import RefusalError, listing, rule
from rules.engine.text import selectors as sel

# How many cards more than it must be are offered where a text lets choose any number.
MAX_MORE = 3
# Which cards, by their ids, come to the same for whoever chooses.
KindOf = Callable[[str], Hashable]
Ways = Callable[[KindOf], Iterator[object]]


class AmbiguousError(RefusalError):
    """Something has to be chosen that the action does not name.

    ``field`` is where it belongs in the action, ``ways`` what may stand there; for ``targets`` each is a list to add.
    ``cut`` says what of them is left out, if anything is; ``granted`` is what has to be added before them, since the
    action left it out.

    :param options: the ways, or what finds them one by one for whoever tells which cards come to the same; in the
        place of one that does not fit it may find nothing.
    """

    def __init__(
        self,
        name: str,
        options: Iterable[object] | Ways,
        message: str,
        cut: Omission | None = None,
        granted: tuple[str, ...] = (),
    ) -> None:
        super().__init__("ambiguous", message, rule("5.2"))
        self.field = name
        self.cut = cut
        self.granted = granted
        self._options = options

    def ways(self, kind: KindOf) -> Iterator[object]:
        """What may stand there; with cards that come to the same once."""
        yield from self._options(kind) if callable(self._options) else self._options

    def some(self, most: int) -> list[object]:
        """What may stand there, of a long row the first."""
        try:
            return list(islice((each for each in self.ways(lambda card_id: card_id) if each is not None), most))
        except CannotRunError:
            return []


@dataclass
class Request:
    """What an action says about an effect: the choices are used up in the order of the text.

    ``granted`` are the targets that it left out because there was no other choice. A later one cannot be named without
    them: the first of ``targets`` would be taken for what was left out.
    """

    by: str
    targets: list[str] | None = None
    choices: list[Any] = field(default_factory=list)
    x: int | None = None
    source: str | None = None
    on: str | None = None
    at: Any = None
    reduced_by: str | None = None
    granted: tuple[str, ...] = ()

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

    def grant(self, words: Iterable[str]) -> None:
        """Notes targets that the action need not name."""
        self.granted = (*self.granted, *words)

    def which(self, ways: Iterable[object] | Ways, message: str, cut: Omission | None = None) -> AmbiguousError:
        """What is raised where the action does not name which of several targets is meant."""
        return AmbiguousError("targets", ways, message, cut, self.granted)


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
        from rules.engine.harming.redirection import choose_source

        return (choose_source(referee, request),)
    fitting = nouns.cards(node, replace(scope, sees_all=True))
    legal = [card for card in fitting if may_be_chosen(card, node, scope)]
    least, most = bounds(node.quantity, len(legal), scope)
    if len(legal) < least or not legal:
        if least == 0 and not legal:
            return ()
        meant = _meant(referee.game, request.targets[0]) if request.targets else None
        if meant is not None and meant not in legal:
            choose_cards(referee.game, request, node, legal, least, max(most, 1), scope)
        raise RefusalError(
            "illegal_target",
            f"{_count(least)} needed to {'target' if node.targeted else 'choose'}; {len(legal)} may be."
            f"{_immune(referee, fitting, legal)}",
            rule("5.2"),
            *([rule("7.6")] if len(legal) < len(fitting) else []),
            *_out_of_play(referee.game, request.targets, node, scope),
        )
    if most == 0:
        return ()
    chosen = choose_cards(referee.game, request, node, legal, least, most, scope)
    refused = misfit(chosen, node, scope)
    if refused is not None:
        raise refused
    return tuple(Known(card.id, card.life) for card in chosen)


def _out_of_play(game: Game, words: Sequence[str] | None, node: sel.Select, scope: Scope) -> list[Citation]:
    """7.2: what applies if a card is named that is not in play, though the text speaks of cards in play."""
    if not words or words[0] not in game.cards or game.cards[words[0]].in_play or list(nouns.zones(node, scope)):
        return []
    return [rule("7.2")]


def _immune(referee: Referee, fitting: list[Card], legal: list[Card]) -> str:
    names = [referee.name(card.id) for card in fitting if card not in legal]
    return f" A text protects {listing(names)}." if names else ""


def _count(number: int) -> str:
    return "1 card is" if number == 1 else f"{number} cards are"


def choose_cards(
    game: Game, request: Request, node: sel.Select, legal: list[Card], least: int, most: int, scope: Scope
) -> list[Card]:
    """The cards among those that are legal that an action names, or that there is no other choice but to take.

    :raises AmbiguousError: if the action does not say.
    :raises RefusalError: if it names something else.
    """
    if not most:
        return []
    if not request.targets:
        if least == most == len(legal):
            request.grant(card.id for card in legal)
            return legal
        if request.targets is None or least:
            raise _which(request, legal, node, least, most, scope)
    assert request.targets is not None
    taken, request.targets = request.targets[:most], request.targets[most:]
    if len(taken) < least:
        refuse_number(taken, least)
    chosen = []
    for word in taken:
        if not any(word in (card.id, card.title) for card in legal) and (meant := _meant(game, word)) is not None:
            why, rules = _why_not(meant, node, scope)
            raise RefusalError(
                "illegal_target",
                f"{meant.title} is no legal {'target' if node.targeted else 'choice'}: {why}; legal: "
                f"{listing([each.id for each in legal], 'or') or 'none'}.",
                rule("5.2"),
                *rules,
            )
        card = named(game, word, legal, "legal target" if node.targeted else "legal choice")
        if card in chosen:
            raise RefusalError("illegal_target", f"{card.title} is chosen twice.", rule("5.2"))
        chosen.append(card)
    return chosen


def _meant(game: Game, word: str) -> Card | None:
    """The card that a word stands for, wherever it is: an id, or the title of a single card in play."""
    titled = [card for card in game.in_play() if card.title.lower() == word.lower()]
    return game.cards.get(word) or (titled[0] if len(titled) == 1 else None)


def _why_not(card: Card, node: sel.Select, scope: Scope) -> tuple[str, list[Citation]]:
    """Why a card is no legal choice, in words, and what says so besides 5.2."""
    away = _out_of_play(scope.game, [card.id], node, scope)
    if away:
        return "it is not in play", away
    try:
        fits = nouns.matches(node, card, replace(scope, sees_all=True))
    except CannotRunError:
        fits = False
    if not fits:
        return f"the text asks for {phrase_words.said(node) or 'another card'}", []
    source = scope.card
    if source is not None and copying.out_of_reach(card, source, node, scope.game):
        return "it is Uncopyable", [rule("10.1.1"), rule("7.6")]
    if source is None or not card.in_play:
        return "another card is asked for", []
    if immunity.unaffected(scope.game, card, source, scope.you):
        return f"it is not affected by {source.title}", [rule("7.6")]
    if immunity.is_no_legal(scope.game, LegalAs.TARGET, card, source, scope.you):
        return "a text says that it is no legal target", [rule("7.6")]
    if prohibitions.forbids(scope.game, Deed.TARGET, card, scope.you) is not None:
        return "a text forbids it", [rule("7.7")]
    return "another card is asked for", []


def refuse_number(named: Sequence[object], number: int, *rules: Citation) -> None:
    """Refuses too many or too few choices.

    :raises RefusalError: always.
    """
    raise RefusalError(
        "wrong_number",
        f"{number} {'is' if number == 1 else 'are'} to be named here, not {len(named)}: "
        f"{listing([str(each) for each in named])}.",
        *rules,
        rule("5.2"),
    )


def _which(
    request: Request, legal: list[Card], node: sel.Select, least: int, most: int, scope: Scope
) -> AmbiguousError:
    """What is raised where the choice among these cards is not made."""
    more = min(most, least + MAX_MORE)

    def ways(kind: KindOf) -> Iterator[object]:
        for number in range(least, more + 1):
            for group in distinct.groups(legal, number, lambda card: kind(card.id)):
                yield None if misfit(group, node, scope) is not None else [card.id for card in group]

    cut = None
    if more < most:
        cut = Omission(Kind.NUMBER, f"choices of more than {more} of {len(legal)} cards", most=more)
    return request.which(ways, _ask(node, legal, least, most), cut)


def _ask(node: sel.Select, legal: list[Card], least: int, most: int) -> str:
    number = str(least) if least == most else f"{least} to {most}"
    word = "target" if node.targeted else "choose"
    return f"Name {number} of these to {word}, as targets: {listing([card.id for card in legal], 'or')}."


def _pick_players(request: Request, node: sel.Select, scope: Scope) -> Binding:
    legal = nouns.players(node, scope)
    least, most = bounds(node.quantity, len(legal), scope)
    if len(legal) < least:
        raise RefusalError("illegal_target", "No player is a legal target.", rule("5.2"))
    named = request.targets[0] if request.targets else None
    if named in scope.game.players and named not in legal:
        raise _no_legal_player(named, legal)
    return choose_players(request, legal, least, most)


def choose_players(
    request: Request, legal: list[str], least: int, most: int, others: Container[str] = ()
) -> tuple[str, ...]:
    """The players among those that are legal that an action names, or that there is no other choice but to take.

    ``others`` are all players, among whom a name that is not legal may be.

    :raises AmbiguousError: if the action does not say.
    :raises RefusalError: if it names someone else.
    """
    if least == most == len(legal):
        word = request.targets[0] if request.targets else ""
        if word in legal:
            request.targets = (request.targets or [])[len(legal) :]
        elif word in others:
            raise _no_legal_player(word, legal)
        else:
            request.grant(legal)
        return tuple(legal)
    if not request.targets:
        more = min(most, least + MAX_MORE)
        ways = [list(group) for number in range(max(least, 1), more + 1) for group in combinations(legal, number)]
        raise request.which(ways, f"Name a player: {listing(legal, 'or')}.")
    taken, request.targets = request.targets[:most], request.targets[most:]
    for word in taken:
        if word not in legal:
            raise _no_legal_player(word, legal)
    return tuple(taken)


def _no_legal_player(word: str, legal: list[str]) -> RefusalError:
    text = f"{word} is no legal target; legal: {listing(legal, 'or')}."
    return RefusalError("illegal_target", text, rule("5.2"))


def is_source(node: sel.Select) -> bool:
    """Whether a phrase asks for a source of damage (4.5.2)."""
    return any(
        isinstance(word, sel.Type) and word.name in ("source", "source of damage")
        for kind in node.kinds
        for word in kind.all_of
    )


def may_be_chosen(card: Card, node: sel.Select, scope: Scope) -> bool:
    """Whether immunity lets a card be targeted or chosen (7.6.f, 7.6.g)."""
    source = scope.card
    if source is None or not card.in_play:
        return True
    if immunity.unaffected(scope.game, card, source, scope.you):
        return False
    if copying.out_of_reach(card, source, node, scope.game):
        return False
    if not node.targeted:
        return True
    if immunity.is_no_legal(scope.game, LegalAs.TARGET, card, source, scope.you):
        return False
    return prohibitions.forbids(scope.game, Deed.TARGET, card, scope.you, source) is None
