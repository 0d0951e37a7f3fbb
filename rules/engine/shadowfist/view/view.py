"""What cards are at a moment, everything counted: Fighting, Body, special abilities, designators, what is canceled.

A view belongs to one ``Game`` and is made once for it. What changes other cards is read in two rounds: first who gains
designators and which texts are canceled, then all else, so that a bonus for <Pledged> Characters sees them.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from typing import assert_never

from rules.engine.kernel.frozen import changed
from rules.engine.kernel.work import CARDS_VIEWED
from rules.engine.shadowfist.designators import designators, matches
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir.amounts import Amount, Times
from rules.engine.shadowfist.ir.nouns import Cards
from rules.engine.shadowfist.ir.words import DamageKind, Stat
from rules.engine.shadowfist.lowering.rules_text import CHARACTER, EDGE, STATE, RulesText
from rules.engine.shadowfist.model.symbols import Symbols
from rules.engine.shadowfist.query import amounts, noted, view
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.query.scope import CannotRunError, Scope, scope_of
from rules.engine.shadowfist.view import gains, immunity, keywords, resources, statements, subjects, victory
from rules.engine.shadowfist.view.active import Active


@dataclass(frozen=True, slots=True)
class Ability:
    """A special ability that a card has, with its value (Toughness: 1) and what it is against.

    ``damage`` is the damage against which it works, ``price`` what Reload, Crisis and Influence ask for.
    """

    name: str
    value: Amount | None
    against: Cards | None
    scope: Scope
    damage: DamageKind = DamageKind.ANY
    price: ab.Priced | None = None

    def amount(self, game: Game) -> int:
        """Its value as a number, 0 where it has none."""
        return noted.amount(self.value, self.scope.on(game)) if self.value is not None else 0


def is_against(ability: Ability, card: Card) -> bool:
    """Whether a special ability works against a card: against all, if it names none."""
    return ability.against is None or noted.matches(ability.against, card, ability.scope)


def _own(said: ab.Keyword | ab.Priced, scope: Scope) -> Ability | None:
    """A special ability of the card itself, while it is active: Toughness: 1 while attacking (5.2.3)."""
    match said:
        case ab.Keyword(special, conditions, _, times):
            return _ability(special, scope, times) if noted.hold(conditions, (), scope) else None
        case ab.Priced(name, power):
            return Ability(name.value, power, None, scope, price=said)
    assert_never(said)


def _ability(special: co.HasSpecial, scope: Scope, times: Amount = 1) -> Ability:
    value = special.value if special.value is None or times == 1 else Times(times, special.value)
    return Ability(special.name.value, value, special.against, scope, special.damage)


@lru_cache(maxsize=16384)
def _matches(phrase: str, title: str, subtitle: str, ruleset: str, extra: tuple[str, ...]) -> bool:
    return matches(phrase, title, subtitle, ruleset, extra)


@lru_cache(maxsize=16384)
def _designators(title: str, subtitle: str, ruleset: str) -> tuple[str, ...]:
    return tuple(one.word for one in designators(title, subtitle, ruleset))


def view_of(game: Game) -> View:
    """The view of a game."""
    found = game.cache.get("view")
    if not isinstance(found, View):
        found = game.cache["view"] = View(game)
    return found


class View:
    """Everything that follows from a game and is not written on a card."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._canceled: frozenset[str] | None = None
        self._grants: dict[str, list[gains.Gain]] | None = None
        self._named: dict[str, list[str]] = {}
        self._numbers: dict[tuple[str, str], int] = {}
        self._counting: list[Card] | None = None
        self._busy: set[tuple[str, str]] = set()
        self.busy = False
        self.statements: dict[type[object], list[Active[co.Statement]]] | None = None
        self._abilities: dict[str, list[Ability]] = {}
        game.spend(1 + len(game.in_play()) // CARDS_VIEWED)
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
            self.busy = True
            self._find_canceled()
            self.busy = False
        assert self._canceled is not None
        return card_id in self._canceled

    def _find_canceled(self) -> None:
        found = set()
        for modification in self.game.modifications:
            if any(each == "canceled" or isinstance(each, co.TextIsBlank) for each in modification.what):
                found |= {known.id for known in modification.cards if self.game.same(known)}
        self._canceled = frozenset(found)
        canceling = [card for card in self._continuous if card.text.cancels and card.id not in found]
        if not canceling:
            return
        reach = {card.id: self._reach(card) for card in canceling}
        # 2001 FAQ 1.13: who cancels itself cancels nothing else. 7.7: of two that cancel each other the later counts.
        found |= {card_id for card_id, reached in reach.items() if card_id in reached}
        for card in sorted(canceling, key=lambda card: -card.entered):
            if card.id not in found:
                found |= reach[card.id]
        self._canceled = frozenset(found)
        # What was read on the way counted texts that are canceled.
        self._grants = None
        self._numbers.clear()
        self._abilities.clear()

    def _reach(self, card: Card) -> set[str]:
        """The cards in play whose text a card cancels by merely being in play."""
        return {
            other.id
            for active in self._blanks(card)
            if active.said.how is not co.Blank.NO_EFFECT
            for other in noted.cards(active.said.cards, active.scope)
            if other.zone == "play"
        }

    def _blanks(self, card: Card) -> list[Active[co.TextIsBlank]]:
        said = statements.of_card(self.game, card)
        return [each for each in said if isinstance(each.said, co.TextIsBlank) and statements.holds(each)]  # type: ignore[misc]

    def text(self, card: Card) -> RulesText:
        """What of a card's text counts: while it is canceled or blank, restrictions and what it has from elsewhere."""
        return card.text.when_canceled if self.canceled(card.id) else card.text

    def idle(self, card: Card) -> bool:
        """Whether a card has no effect for now, because its text says so, or as a further copy."""
        if "Not Cumulative" in card.text.restrictions and self._is_further_copy(card):
            return True
        if not card.text.may_be_idle:
            return False
        return any(each.said.how is co.Blank.NO_EFFECT for each in self._blanks(card))

    def _is_further_copy(self, card: Card) -> bool:
        """10.2: further copies have no effect on the same subject, or in play; the later page asks whom they affect."""
        if keywords.known(self.game.ruleset, "Not Cumulative"):
            return False
        for each in self.game.in_play():
            if each.title == card.title and each.subject == card.subject and self.works(each):
                return each.id != card.id
        return False

    def continuous(self) -> list[Card]:
        """The cards in play whose continuous and conditional abilities count, with those abilities."""
        if self._counting is not None:
            return self._counting
        found = []
        for card in self._continuous:
            if self.idle(card):
                continue
            if not self.canceled(card.id):
                found.append(card)
            elif card.text.gained:
                found.append(changed(card, {"text": card.text.when_canceled}))
        if self._canceled is not None and not self.busy:
            self._counting = found
        return found

    # What cards have gained

    def grants(self, card_id: str) -> list[gains.Gain]:
        """What a card has gained from others, from itself, and from effects that last."""
        if self._grants is None:
            self._grants = {}
            if not self.game.modifications and not any(card.text.gaining for card in self._continuous):
                return []
            self.canceled("")
            self.busy = True
            self._grants = gains.collect(self.game, self.continuous(), designators_only=True)
            self._named = gains.designators(self._grants)
            for key, found in gains.collect(self.game, self.continuous(), designators_only=False).items():
                self._grants.setdefault(key, []).extend(found)
            self.busy = False
            self._grants = gains.counting(self.game, self._grants)
            self._named = gains.designators(self._grants)
        return self._grants.get(card_id, [])

    def changed(self) -> Collection[str]:
        """The cards that have gained something."""
        self.grants("")
        assert self._grants is not None
        return self._grants.keys()

    # Special abilities and restrictions

    def abilities(self, card_id: str) -> list[Ability]:
        """Its special abilities: its own while its text counts, and those it has gained."""
        kept = self._abilities.get(card_id)
        if kept is None:
            kept = self._find_abilities(card_id)
            if not self.busy:
                self._abilities[card_id] = kept
        return kept

    def _find_abilities(self, card_id: str) -> list[Ability]:
        card = self.game.cards[card_id]
        found = self.own_abilities(card) if self.works(card) or card.zone != "play" else []
        for gain in self.grants(card_id):
            match gain.benefit:
                case co.HasSpecial():
                    found.append(_ability(gain.benefit, gain.scope, gain.times))
                case co.HasSpecialsOf(of):
                    found += self._specials_of(of, card_id, gain.scope)
                case _:
                    continue
        return [each for each in found if keywords.known(self.game.ruleset, each.name)]

    def own_abilities(self, card: Card) -> list[Ability]:
        """The special abilities that a card's own text gives it, or would give it face up."""
        scope = scope_of(self.game, card)
        return [made for each in self.text(card).specials if (made := _own(each, scope)) is not None]

    def _specials_of(self, of: Cards, card_id: str, scope: Scope) -> list[Ability]:
        """The special abilities of other cards, which it has too; those that it has itself are not looked for again."""
        self._abilities.setdefault(card_id, [])
        return [each for card in noted.cards(of, scope) for each in self.abilities(card.id)]

    def has(self, card_id: str, name: str) -> bool:
        """Whether a card has a special ability by this name."""
        return any(each.name.lower() == name.lower() for each in self.abilities(card_id))

    def has_against(self, card_id: str, name: str, other: Card) -> bool:
        """Whether a card has a special ability by this name that works against another card (10.2)."""
        return any(each.name == name and is_against(each, other) for each in self.abilities(card_id))

    def restricted(self, card_id: str, name: str) -> bool:
        """Whether a card has a restriction, printed or gained; canceling takes none away (10.1.1)."""
        card = self.game.cards[card_id]
        if name in card.text.restrictions:
            return True
        return bool(self.game.modifications) and any(
            isinstance(grant.benefit, co.HasRestriction) and grant.benefit.name.value == name
            for grant in self.grants(card_id)
        )

    def keywords(self, card_id: str) -> list[str]:
        """Restrictions and special abilities by name, for showing; Toughness with its total."""
        card = self.game.cards[card_id]
        gained = (gain.benefit for gain in self.grants(card_id))
        names = sorted(card.text.restrictions)
        names += [each.name.value for each in gained if isinstance(each, co.HasRestriction)]
        toughness = 0
        for each in self.abilities(card_id):
            if each.name == "Toughness" and each.against is None:
                toughness += each.amount(self.game)
            elif each.name not in names:
                names.append(_said(each))
        return [*names, f"Toughness: {toughness}"] if toughness else names

    # Designators

    def gained_designators(self, card_id: str) -> list[str]:
        """The designators that a card has gained."""
        if self._grants is None:
            self.grants("")
        return self._named.get(card_id, [])

    def designators(self, card_id: str) -> list[str]:
        """Every designator of a card."""
        face = self.game.cards[card_id].text.face
        found = _designators(face.title, face.subtitle, self.game.ruleset.slug)
        return [*found, *(word for word in self.gained_designators(card_id) if word not in found)]

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
            if isinstance(benefit, co.BonusTo) and STATS[benefit.stat] == what:
                total += grant.times * noted.amount(benefit.amount, grant.scope.on(self.game))
        self._busy.discard(key)
        self._numbers[key] = total
        return total

    def _printed(self, card_id: str, what: str) -> int:
        card = self.game.cards[card_id]
        number = getattr(card.text.face, what)
        if number != "X":
            return number or 0
        # 4.6: X defaults to zero if the rules text that defines it is canceled or blanked.
        if card.text.strength_x is None:
            return card.x or 0
        definition = self.text(card).strength_x
        if definition is None:
            return 0
        scope = scope_of(self.game, card, slots=dict(card.chosen))
        try:
            return amounts.value(definition, scope)
        except CannotRunError as error:
            noted.note(scope, error)
            return 0

    def anyone_immune(self) -> bool:
        """Whether any text speaks of immunity (7.6)."""
        return immunity.anyone_immune(self.game)

    def unaffected(self, card: Card, source: Card, by: str | None = None) -> bool:
        """Whether a card is not affected by what a source does (7.6)."""
        return immunity.unaffected(self.game, card, source, by)

    def pool(self, player: str) -> Symbols:
        """The resources of a player (2.1)."""
        return resources.pool(self.game, player)

    def sites_needed(self, player: str) -> int:
        """How many Feng Shui Sites a player still needs to win (3.1)."""
        return victory.needed(self.game, player)

    def legal_subjects(self, state: Card, player: str) -> list[Card]:
        """The cards on which a player may play a State (4.3.4)."""
        return subjects.legal_subjects(self.game, state, player)

    def bonuses(self, card_id: str, against: Collection[str] = ()) -> list[int]:
        """Its bonuses and penalties to damage (10.2).

        Those that count against everything; with ``against`` those that count against certain cards, of which at least
        one of these is one (5.2.3).
        """
        found = []
        for grant in self.grants(card_id):
            benefit = grant.benefit
            # 10.2: a bonus to damage is one to combat damage, whether or not a text says so.
            if not isinstance(benefit, co.DamageBonus) or (benefit.against is None) is bool(against):
                continue
            scope = grant.scope.on(self.game)
            of_cards = benefit.against
            if of_cards is None or any(noted.matches(of_cards, self.game.cards[each], scope) for each in against):
                found.append(grant.times * noted.amount(benefit.amount, scope))
        return found


view.made_by(view_of)

STATS = {Stat.FIGHTING: "fighting", Stat.BODY: "body"}


def _said(ability: Ability) -> str:
    """A special ability as it is shown: Influence: 2."""
    if ability.price is not None:
        parts = [f"[{symbol.label}]" for symbol in ability.price.symbols]
        return f"{ability.name}: {' '.join([*parts, *([str(ability.value)] if ability.value is not None else [])])}"
    if ability.value is None:
        return ability.name
    return f"{ability.name}: {ability.value if isinstance(ability.value, int) else 'X'}"
