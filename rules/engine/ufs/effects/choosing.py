"""What players choose for costs and effects: as the action named it, the only way there is, or asked for."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.kernel.steps import in_quotes, listing
from rules.engine.ufs.query.state import Card, Context, looks_alike
from rules.engine.ufs.rules.table import AREAS, Choice, Table, refuse

MAX_OPTIONS = 200


class Choices:
    """The choices of one cost or effect: of the cards in the field ``of``, and the words in ``choices``.

    What an earlier action has named for now, and the game has overtaken since, is asked for again. ``section`` is
    the rule by which they are made, ``refused`` those by which what is named is refused.
    """

    def __init__(self, table: Table, context: Context, of: str, section: str, *refused: str) -> None:
        self.table = table
        self.section = section
        self.refused = refused
        self.by = context.by
        self.at_once = context.given is table.given
        self.named = table.named(context.given, of)
        self.said = table.named(context.given, "choices")

    @classmethod
    def of_effect(cls, table: Table, context: Context) -> Choices:
        """Those of an effect."""
        return cls(table, context, "targets", "2.13.4", "2.13.7A")

    @classmethod
    def of_cost(cls, table: Table, context: Context) -> Choices:
        """Those of a cost."""
        return cls(table, context, "pay", "2.12", "2.12.2", "2.12")

    def cards(
        self,
        options: Sequence[Card],
        least: int,
        most: int,
        text: str,
        by: str | None = None,
        *,
        shown: bool = False,
    ) -> list[str]:
        """Cards among others, ``by`` the player who chooses; those of which nothing is known are all alike.

        :param shown: what is done to them shows them to both players.
        """
        chooser = by or self.by
        ids = [card.id for card in options]
        most = min(most, len(ids))
        least = min(least, most)
        if most == 0:
            return []
        taken = self._taken(options, least, most) if chooser == self.by else []
        if taken:
            if len(taken) < least:
                raise refuse("wrong_number", f"{len(taken)} named; at least {least} have to be.", self.section)
            return taken
        if least == most and not any(card.is_known for card in options):
            return ids[-most:]
        some = tuple(ids[:MAX_OPTIONS])
        choice = Choice(chooser, "choose", text, some, least, most, some, section=self.section, shown=shown)
        return list(self.table.decide(choice))

    def _taken(self, options: Sequence[Card], least: int, most: int) -> list[str]:
        found: list[str] = []
        while self.named and len(found) < most:
            word = self.named[0]
            fitting = [card for card in options if word in (card.id, card.title) and card.id not in found]
            if not fitting:
                break
            fitting = [card for card in fitting if card.id == word] or fitting
            if not looks_alike(self.table.game, fitting):
                ids = ", ".join(card.id for card in fitting)
                raise refuse("ambiguous", f"Several cards are titled {word}: {ids}.", "8.1.1")
            found.append(fitting[0].id)
            del self.named[0]
        if not found and self.named and not self.at_once:
            self.named.clear()
        if self.named and (not found or len(found) < least):
            names = listing([card.id for card in options if card.id not in found], "or")
            text = f"{self.named[0]} is none of those that fit ({names or 'there are none'}){self._why(self.named[0])}."
            raise refuse("illegal_target", text, *self.refused)
        return found

    def _why(self, word: str) -> str:
        """What of a card that does not fit may be the reason: where it lies, that it is committed."""
        named = [card for card in self.table.game.cards.values() if word in (card.id, card.title) and card.is_known]
        if len(named) != 1 or named[0].zone not in AREAS:
            return ""
        (card,) = named
        committed = ", committed" if card.zone == "staging" and self.table.game.anchor(card).committed else ""
        return f": it lies in the {AREAS[card.zone]} of {card.controller}{committed}"

    def number(self, least: int, most: int, text: str, given: int | None = None, *, by: str | None = None) -> int:
        """A number, ``by`` the player who chooses."""
        chooser = by or self.by
        if given is None and chooser == self.by and self.said and self.said[0].isdigit():
            given = int(self.said.pop(0))
        if given is not None:
            self.table.used.add("x")
            if not least <= given <= most:
                raise refuse("wrong_number", f"{given} is not between {least} and {most}.", "2.13.8")
            return given
        if least > most:
            return least
        options = tuple(str(n) for n in range(least, min(most, least + MAX_OPTIONS) + 1))
        return int(self.table.decide(Choice(chooser, "choose", text, options, section=self.section))[0])

    def way(self, by: str, told: Sequence[str]) -> int:
        """Which of several ways ``by`` chooses, counted from 0; a player counts from 1.

        :param told: what each would come to.
        """
        if by == self.by and self.said and self.said[0] not in (places := [str(n + 1) for n in range(len(told))]):
            said = f"{in_quotes(self.said[0])} is none of the ways of the text; they are {listing(places)}"
            raise refuse("not_an_option", f"{said}: {_ways(told)}", "2.13")
        return self.number(1, len(told), f"{by} chooses one of {len(told)} ways. {_ways(told)}", by=by) - 1

    def title(self, titles: Sequence[str], text: str) -> str:
        """A card that is named: as the action says, any; or one of those that there are here."""
        if self.said:
            return self.said.pop(0)
        choice = Choice(self.by, "choose", text, tuple(titles[:MAX_OPTIONS]), section=self.section)
        return self.table.decide(choice)[0]

    def yes(self, text: str, by: str | None = None) -> bool:
        """Whether a player wants something to happen."""
        if (by or self.by) == self.by and self.said and self.said[0] in ("yes", "no"):
            return self.said.pop(0) == "yes"
        choice = Choice(by or self.by, "may", text, ("yes", "no"), section=self.section)
        return self.table.decide(choice) == ("yes",)


def _ways(told: Sequence[str]) -> str:
    return " ".join(f"{n}: {said or 'see its text.'}" for n, said in enumerate(told, 1))
