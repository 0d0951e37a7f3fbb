"""What cards are at a moment, everything counted: Fighting, Body, special abilities, designators, what is canceled.

A view belongs to one ``Game`` and is made once for it. What changes other cards is read in two rounds: first who gains
designators and which texts are canceled, then all else, so that a bonus for <Pledged> Characters sees them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rules.engine import nouns, numbers, statics
from rules.engine.designators import designators, matches
from rules.engine.rules_text import CHARACTER, EDGE, STATE, printed_name
from rules.engine.scope import CannotRunError, Scope, scope_of
from rules.engine.state import Card, Game, Modification
from rules.engine.text.abilities import Keyword
from rules.engine.text.actions import Bonus, Designator, Special, To


@dataclass(frozen=True, slots=True)
class Ability:
    """A special ability that a card has, with its value (Toughness: 1) and what it is against."""

    name: str
    value: object
    against: object
    scope: Scope


def _toward(node: object) -> object:
    """What an ability is against, without its preposition."""
    return node.what if isinstance(node, To) else node


@lru_cache(maxsize=16384)
def _matches(phrase: str, title: str, subtitle: str, ruleset: str, extra: tuple[str, ...]) -> bool:
    return matches(phrase, title, subtitle, ruleset, extra)


def view_of(game: Game) -> View:
    """The view of a game."""
    found: View | None = game.cache.get("view")
    if found is None:
        found = game.cache["view"] = View(game)
    return found


class View:
    """Everything that follows from a game and is not written on a card."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._canceled: frozenset[str] | None = None
        self._grants: dict[str, list[statics.Grant]] | None = None
        self._numbers: dict[tuple[str, str], int] = {}
        self._busy: set[tuple[str, str]] = set()
        self._continuous = [card for card in game.in_play() if card.text.is_continuous and self.works(card)]

    # Which texts count

    def works(self, card: Card) -> bool:
        """Whether a card in play has its abilities: an Edge or State once it has resolved, and a Site face up (4.3)."""
        if card.text.type in (EDGE, STATE) and not card.resolved:
            return False
        return card.face_up

    def canceled(self, card_id: str) -> bool:
        """Whether a card's rules text, restrictions apart, does not count for now."""
        if self._canceled is None:
            self._canceled = frozenset()
            found = set()
            for modification in self.game.modifications:
                if "canceled" in modification.what:
                    found |= {known.id for known in modification.cards if self.game.same(known)}
            self._canceled = frozenset(found)
            for clause, scope in statics.cancelers(self.game, self._continuous):
                found |= {card.id for card in nouns.cards(clause, scope) if card.zone == "play"}
            self._canceled = frozenset(found)
        return card_id in self._canceled

    def continuous(self) -> Iterator[Card]:
        """The cards in play whose continuous and conditional abilities count."""
        return (card for card in self._continuous if not self.canceled(card.id))

    # What cards have gained

    def grants(self, card_id: str) -> list[statics.Grant]:
        """What a card has gained from others, from itself, and from effects that last."""
        if self._grants is None:
            self._grants = {}
            first = self._collect(designators_only=True)
            self._grants = first
            rest = self._collect(designators_only=False)
            for key, found in rest.items():
                self._grants.setdefault(key, []).extend(found)
        return self._grants.get(card_id, [])

    def _collect(self, *, designators_only: bool) -> dict[str, list[statics.Grant]]:
        table: dict[str, list[statics.Grant]] = {}
        for modification in self.game.modifications:
            for grant in self._of_modification(modification):
                if isinstance(grant.benefit, Designator) is designators_only:
                    for known in modification.cards:
                        if self.game.same(known) is not None:
                            table.setdefault(known.id, []).append(grant)
        for card in self.continuous():
            if not card.text.gaining:
                continue
            scope = scope_of(self.game, card)
            for static in card.text.gaining:
                if designators_only and not static.gives_designator:
                    continue
                for card_id, grant in statics.grants_of(static, scope):
                    if isinstance(grant.benefit, Designator) is designators_only:
                        table.setdefault(card_id, []).append(grant)
        return table

    def _of_modification(self, modification: Modification) -> Iterator[statics.Grant]:
        scope = Scope(self.game, modification.by, modification.source)
        for benefit in modification.what:
            yield statics.Grant(benefit, scope)

    # Special abilities and restrictions

    def abilities(self, card_id: str) -> list[Ability]:
        """Its special abilities: its own while its text counts, and those it has gained."""
        card = self.game.cards[card_id]
        found = []
        if not self.canceled(card_id) and (self.works(card) or card.zone != "play"):
            scope = scope_of(self.game, card)
            found = [
                Ability(printed_name(each.name), each.value, _toward(each.against), scope)
                for each in card.text.keywords
                if statics.active(each, scope)
            ]
        for grant in self.grants(card_id):
            if isinstance(grant.benefit, Special | Keyword):
                benefit = grant.benefit
                found.append(Ability(printed_name(benefit.name), benefit.value, _toward(benefit.against), grant.scope))
        return found

    def has(self, card_id: str, name: str) -> bool:
        """Whether a card has a special ability by this name."""
        return any(each.name.lower() == name.lower() for each in self.abilities(card_id))

    def keywords(self, card_id: str) -> list[str]:
        """Restrictions and special abilities by name, for showing; Toughness with its total."""
        card = self.game.cards[card_id]
        names = sorted(card.text.restrictions)
        toughness = 0
        for each in self.abilities(card_id):
            if each.name == "Toughness" and each.against is None:
                toughness += numbers.value(each.value, each.scope.on(self.game))
            elif each.name not in names:
                names.append(each.name if each.value is None else f"{each.name}: {each.value}")
        return [*names, f"Toughness: {toughness}"] if toughness else names

    # Designators

    def gained_designators(self, card_id: str) -> list[str]:
        """The designators that a card has gained."""
        return [grant.benefit.word for grant in self.grants(card_id) if isinstance(grant.benefit, Designator)]

    def designators(self, card_id: str) -> list[str]:
        """Every designator of a card."""
        face = self.game.cards[card_id].text.face
        found = [one.word for one in designators(face.title, face.subtitle, self.game.ruleset.slug)]
        return found + [word for word in self.gained_designators(card_id) if word not in found]

    def designated(self, card_id: str, phrase: str) -> bool:
        """Whether a card has the designator (or all of those) in a phrase."""
        card = self.game.cards[card_id]
        extra = tuple(self.gained_designators(card_id)) if card.zone == "play" else ()
        return _matches(phrase, card.text.face.title, card.text.face.subtitle, self.game.ruleset.slug, extra)

    # Numbers

    def fighting(self, card_id: str) -> int:
        """A Character's current Fighting, damage counted, never below 0 (4.6)."""
        return max(0, self._strength(card_id, "fighting") - self.game.cards[card_id].damage)

    def body(self, card_id: str) -> int:
        """A Site's current Body, damage counted, never below 0."""
        return max(0, self._strength(card_id, "body") - self.game.cards[card_id].damage)

    def undamaged(self, card_id: str) -> int:
        """Fighting or Body as it would be without the damage: what Guts inflicts, what a bonus has raised."""
        card = self.game.cards[card_id]
        return max(0, self._strength(card_id, "fighting" if card.text.type == CHARACTER else "body"))

    def _strength(self, card_id: str, what: str) -> int:
        key = (card_id, what)
        if key in self._numbers:
            return self._numbers[key]
        if key in self._busy:  # A number that depends on itself is read as printed.
            return self._printed(card_id, what)
        self._busy.add(key)
        total = self._printed(card_id, what)
        for grant in self.grants(card_id):
            benefit = grant.benefit
            if isinstance(benefit, Bonus) and benefit.what.lower() == what and benefit.against is None:
                total += grant.times * numbers.value(benefit.amount, grant.scope.on(self.game))
        self._busy.discard(key)
        self._numbers[key] = total
        return total

    def _printed(self, card_id: str, what: str) -> int:
        card = self.game.cards[card_id]
        number = getattr(card.text.face, what)
        if number != "X":
            return number or 0
        # 4.6: X defaults to zero if the rules text that defines it is canceled or blanked.
        if card.text.x is None:
            return card.x or 0
        if self.canceled(card_id):
            return 0
        try:
            return numbers.value(card.text.x, scope_of(self.game, card))
        except CannotRunError:
            return 0

    def bonus(self, card_id: str, what: str, against: str | None = None) -> int:
        """The sum of its bonuses and penalties to something other than Fighting and Body, such as damage (10.2)."""
        total = 0
        for grant in self.grants(card_id):
            benefit = grant.benefit
            if not isinstance(benefit, Bonus) or benefit.what.lower() != what:
                continue
            scope = grant.scope.on(self.game)
            if benefit.against is not None and (
                against is None or not nouns.matches(_toward(benefit.against), self.game.cards[against], scope)
            ):
                continue
            total += grant.times * numbers.value(benefit.amount, scope)
        return total
