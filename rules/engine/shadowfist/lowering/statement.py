"""One statement of a text while a rule reads it: whatever no rule takes is refused in the end."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.lowering import amounts, cards, players, timing
from rules.engine.shadowfist.lowering.context import Context, Sort, sort_of
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.text import amounts as am
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Act, Give, To
from rules.engine.shadowfist.text.timing import Clause, During, ForEach, Manner, Until, While

Adverb = TypeVar("Adverb")

# Words that change nothing in the way an effect is carried out: the engine does it so in any case.
HARMLESS = frozenset({"also", "then", "for no effect", "if possible"})


class Statement:
    """A clause whose parts are taken one by one.

    ``what`` and ``agent`` are the object and who does it, in the active voice: of "target is smoked by a Cop" the
    object is the target. Each ``take`` removes what it gives; ``done`` refuses a statement of which something is left.
    """

    def __init__(self, clause: Clause, ctx: Context) -> None:
        self.ctx = ctx
        self.clause = clause
        self.mode = clause.mode
        action = clause.action
        if isinstance(action, Give):
            action = Act("give", action.what, (To("to", action.to), *action.complements))
        if not isinstance(action, Act):
            raise UnsupportedError(f"{type(action).__name__} as an effect")
        if action.tense:
            raise UnsupportedError(f"an effect in the {action.tense}")
        self.verb: str = action.verb
        self.passive: bool = action.passive
        self._complements: list[To] = []
        for each in action.complements:
            if not isinstance(each, To):
                raise UnsupportedError(f"{type(each).__name__} behind {action.verb!r}")
            self._complements.append(each)
        self._adverbs: list[object] = list(clause.adverbs)
        self._what: object = action.what
        self._agent: object = clause.agent
        self.chosen: ch.ChoosePlayers | None = None
        if action.passive and action.what is None:
            self._what, self._agent = clause.agent, None
            # "Is reduced by 1" says by how much, "is reduced by this card" who does it.
            if any(each.preposition == "by" and not is_number(each.what) for each in self._complements):
                self._agent = self.take("by")

    # Who and what

    @property
    def agent(self) -> object:
        """Who does it, as a node; nothing where nobody is named."""
        return self._agent

    def take_what(self) -> object:
        """The object."""
        found, self._what = self._what, None
        return found

    def peek_what(self) -> object:
        """The object, which is still to be taken."""
        return self._what

    def give_what(self, what: object) -> None:
        """Puts an object in the place of the one that stands there."""
        self._what = what

    def take_agent(self) -> object:
        """Who does it."""
        found, self._agent = self._agent, None
        return found

    def by(self) -> n.Players:
        """The player who does it: whoever is named, or else you. Cards that do it are refused."""
        agent = self.take_agent()
        if agent is None or isinstance(agent, ref.You):
            return n.You()
        if not players.is_players(agent, self.ctx):
            raise UnsupportedError(f"a card that does it: to {self.verb}")
        return players.players(agent, self.ctx, ACTING)

    def source(self) -> n.Cards:
        """The card that does it: whatever is named, or else this card."""
        agent = self.take_agent()
        if agent is None or isinstance(agent, ref.You | ref.ThisCard):
            return n.This()
        return cards.cards(agent, self.ctx, cards.ALL | {"a", "an"})

    def choose(self, player: ch.ChoosePlayers) -> None:
        """Notes whom somebody chooses before it is done.

        :raises UnsupportedError: if two are.
        """
        if self.chosen is not None:
            raise UnsupportedError(f"two players who are chosen: to {self.verb}")
        self.chosen = player

    # Complements

    def take(self, *prepositions: str) -> object | None:
        """What follows the first of these prepositions; nothing where there is none.

        :raises UnsupportedError: if there are several of them.
        """
        found = [each for each in self._complements if each.preposition in prepositions]
        if len(found) > 1:
            raise UnsupportedError(f"to {self.verb} {found[0].preposition!r} two things")
        if not found:
            return None
        self._complements.remove(found[0])
        what: object = found[0].what
        return what

    def give(self, preposition: str, what: object) -> None:
        """Puts a complement where the grammar has hung it on the object."""
        self._complements.append(To(preposition, what))

    def has(self, preposition: str) -> bool:
        """Whether a word such as "at random" or "this way" stands there; it is then taken."""
        found = [each for each in self._complements if each.preposition == preposition and each.what is None]
        if found:
            self._complements.remove(found[0])
        return bool(found)

    @property
    def prepositions(self) -> tuple[str, ...]:
        """Those that are still to be taken."""
        return tuple(each.preposition for each in self._complements)

    # Circumstances

    def adverb(self, kind: type[Adverb]) -> Adverb | None:
        """The one circumstance of a kind; nothing where there is none."""
        found = [each for each in self._adverbs if isinstance(each, kind)]
        if len(found) > 1:
            raise UnsupportedError(f"two of {kind.__name__} as circumstances")
        if not found:
            return None
        self._adverbs.remove(found[0])
        return found[0]

    def adverbs(self, kind: type[Adverb]) -> list[Adverb]:
        """All circumstances of a kind."""
        found = [each for each in self._adverbs if isinstance(each, kind)]
        self._adverbs = [each for each in self._adverbs if not isinstance(each, kind)]
        return found

    def manner(self, *words: str) -> bool:
        """Whether one of these words stands there; it is then taken."""
        found = [each for each in self._adverbs if isinstance(each, Manner) and each.word in words]
        for each in found:
            self._adverbs.remove(each)
        return bool(found)

    def times(self) -> a.Amount:
        """How often it is done, for "for each ..."."""
        total: a.Amount = 1
        for each in self.adverbs(ForEach):
            number = amounts.count(each.what, self.ctx)
            total = number if total == 1 else a.Times(total, number)
        return total

    def duration(self, default: t.Duration | None = None) -> t.Duration | None:
        """How long it lasts, if the text says."""
        found: list[t.Duration] = [timing.until(each, self.ctx) for each in self.adverbs(Until)]
        found += [timing.lasts_while(each, self.ctx) for each in self.adverbs(While)]
        found += [timing.until_over(timing.within(each, self.ctx)) for each in self.adverbs(During)]
        if len(found) > 1:
            raise UnsupportedError("two durations of one effect")
        return found[0] if found else default

    def done(self) -> None:
        """Nothing is left.

        :raises UnsupportedError: if something is.
        """
        left = [each for each in self._adverbs if not (isinstance(each, Manner) and each.word in HARMLESS)]
        if left:
            first = left[0]
            said = first.word if isinstance(first, Manner) else f"with {type(first).__name__} as a circumstance"
            raise UnsupportedError(f"to {self.verb} {said}")
        if self._complements:
            raise UnsupportedError(f"to {self.verb} {self._complements[0].preposition!r} something")
        if self._what is not None:
            raise UnsupportedError(f"the object of to {self.verb}")
        agent = self._agent
        if agent is not None and not isinstance(agent, ref.You | ref.ThisCard):
            raise UnsupportedError(f"who does it: to {self.verb}")


def is_number(node: object) -> bool:
    """Whether a phrase names a number, and neither card nor player."""
    if isinstance(node, sel.Select):
        return sort_of(node) is Sort.POINTS
    if isinstance(node, ref.Of):
        return node.what.lower() in NUMBERS
    return isinstance(
        node,
        int | am.X | am.Signed | am.Sum | am.Difference | am.Half | am.Times | am.Count | am.PerEach | am.AmountOf,
    )


NUMBERS = frozenset({"number", "cost", "fighting", "body", "power", "bid"})

# "Each opponent", "all players" do it, and so do "you" and "that player"; of "an opponent" one has to be chosen.
ACTING = frozenset({"", "all", "each", "every", "the"})


def plain(node: sel.Select, word: str = "") -> sel.Select:
    """A noun phrase without its number."""
    return replace(node, quantity=sel.Quantity(word))
