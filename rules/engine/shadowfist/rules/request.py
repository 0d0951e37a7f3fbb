"""Choices that are made as an effect is generated: which cards, players or numbers an action names (5.2)."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations, islice, takewhile

from rules.engine.kernel.actions import Action, number, word, words
from rules.engine.kernel.citations import Citation
from rules.engine.kernel.json_values import Json
from rules.engine.kernel.omitted import Omission
from rules.engine.shadowfist.model.steps import RefusalError, in_quotes, listing, rule
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.query.scope import CannotRunError

# How many cards more than it must be are offered where a text lets choose any number.
MAX_MORE = 3
# The fields of an action that say something about its effect.
FIELDS = ("targets", "choices", "x", "source", "on", "at", "reduced_by")
# Which cards, by their ids, come to the same for whoever chooses.
KindOf = Callable[[str], Hashable]
Ways = Callable[[KindOf], Iterator[Json]]


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
        options: Iterable[Json] | Ways,
        message: str,
        cut: Omission | None = None,
        granted: tuple[str, ...] = (),
    ) -> None:
        super().__init__("ambiguous", message, rule("5.2"))
        self.field = name
        self.cut = cut
        self.granted = granted
        self._options = options

    def ways(self, kind: KindOf) -> Iterator[Json]:
        """What may stand there; with cards that come to the same once."""
        yield from self._options(kind) if callable(self._options) else self._options

    def some(self, most: int) -> list[Json]:
        """What may stand there, of a long row the first."""
        try:
            return list(islice((each for each in self.ways(lambda card_id: card_id) if each is not None), most))
        except CannotRunError:
            return []


@dataclass
class Request:
    """What an action says about an effect: the choices are used up in the order of the text.

    Players and cards may be named in any order, as they cannot be taken for each other.

    ``granted`` are the targets that it left out because there was no other choice. A later one cannot be named without
    them: the first of ``targets`` would be taken for what was left out. ``given`` are the fields that the action has,
    ``used`` those of them that something has asked for.
    """

    by: str
    targets: list[str] | None = None
    choices: list[Json] = field(default_factory=list)
    x: int | None = None
    source: str | None = None
    on: str | None = None
    at: Json = None
    reduced_by: str | None = None
    granted: tuple[str, ...] = ()
    given: Mapping[str, int] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, by: str, action: Action) -> Request:
        """From an action of a scenario."""
        choices = action.get("choices") or []
        return cls(
            by,
            words(action, "targets") if "targets" in action else None,
            list(choices) if isinstance(choices, list | tuple) else [choices],
            number(action, "x"),
            word(action, "source"),
            word(action, "on"),
            action.get("at"),
            word(action, "reduced_by"),
            given={name: _length(action[name]) for name in FIELDS if name in action},
        )

    def check_lists(self) -> None:
        """Whether all the targets and choices that the action names have been asked for.

        :raises RefusalError: if some are left.
        """
        for name, left in (("targets", self.targets), ("choices", self.choices)):
            if left and name not in self.used:
                code = "wrong_number" if len(left) < self.given.get(name, 0) else "unused_field"
                text = f"{in_quotes(name)} names {left[0]}, and nothing asks for it here: leave it out."
                raise RefusalError(code, text, rule("5.2"))
        self.used |= {"targets", "choices"}

    def check_used(self) -> None:
        """Whether all that the action says has been asked for.

        :raises RefusalError: if something has not.
        """
        self.check_lists()
        for name in FIELDS:
            if name in self.given and name not in self.used:
                raise RefusalError(
                    "unused_field", f"Nothing asks for {in_quotes(name)} here: leave it out.", rule("5.2")
                )

    def grant(self, words: Iterable[str]) -> None:
        """Notes targets that the action need not name."""
        self.granted = (*self.granted, *words)

    @contextmanager
    def naming(self, mine: Callable[[str], bool]) -> Iterator[None]:
        """Here only the next targets that may be meant count: a player named before a card is no card."""
        words = self.targets
        if not words or all(mine(each) for each in words):
            yield
            return
        before = list(takewhile(lambda each: not mine(each), words))
        here = list(takewhile(mine, words[len(before) :]))
        after = words[len(before) + len(here) :]
        self.targets = here
        yield
        self.targets = [*before, *self.targets, *after]

    def which(self, ways: Iterable[Json] | Ways, message: str, cut: Omission | None = None) -> AmbiguousError:
        """What is raised where the action does not name which of several targets is meant."""
        return AmbiguousError("targets", ways, message, cut, self.granted)


def _length(value: Json) -> int:
    return len(value) if isinstance(value, list | tuple) else 1


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
        raise RefusalError(
            "no_such_card", f"{in_quotes(word)} names no {what} that could be meant here.{where}", rule("5.2")
        )
    raise RefusalError(
        "ambiguous",
        f"{in_quotes(word)} may be any of {listing([card.id for card in found], 'or')}: name one by id.",
        rule("5.2"),
    )


def _where(card: Card) -> str:
    places = {"play": "in play", "hand": "in a hand", "deck": "in a deck", "removed": "removed from the game"}
    return places.get(card.zone, f"in the {card.zone} pile of {card.owner}")


def refuse_number(named: Sequence[object], number: int, *rules: Citation) -> None:
    """Refuses too many or too few choices.

    :raises RefusalError: always.
    """
    raise RefusalError(
        "wrong_number",
        f"The action names {listing([str(each) for each in named])}; to be named {'is' if number == 1 else 'are'} "
        f"{number or 'none'}.",
        *rules,
        rule("5.2"),
    )


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
