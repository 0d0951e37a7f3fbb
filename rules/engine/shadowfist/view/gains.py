"""What cards have gained at a moment, from continuous abilities and from effects that last, and which of it counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args

from rules.engine.kernel.frozen import changed, frozen
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir.amounts import Amount
from rules.engine.shadowfist.query import noted
from rules.engine.shadowfist.query.game.state import Card, Game, Modification, Word
from rules.engine.shadowfist.query.scope import Scope, scope_of_modification
from rules.engine.shadowfist.view import statements
from rules.engine.shadowfist.view.active import Active

BENEFITS: tuple[type[object], ...] = get_args(co.Benefit)
DESIGNATORS = (co.HasDesignator, co.HasNamedDesignator)


@frozen
class Gain:
    """A benefit that a card has gained, with the scope of the card that gives it.

    ``times`` multiplies a number, and follows from ``each``; ``lasting``: an effect that has resolved gave it.
    """

    benefit: co.Benefit
    scope: Scope
    times: int = 1
    each: Amount = 1
    lasting: bool = False


# By the id of the card that has gained it.
Gains = dict[str, list[Gain]]


def collect(game: Game, continuous: Iterable[Card], *, designators_only: bool) -> Gains:
    """What cards gain: only designators, or all but these, which may hang on designators."""
    table: Gains = {}
    for modification in game.modifications:
        for gain in _of_modification(game, modification, designators_only=designators_only):
            for known in modification.cards:
                if game.same(known) is not None:
                    table.setdefault(known.id, []).append(gain)
    for card in continuous:
        if not card.text.gaining or (designators_only and not card.text.gives_designators):
            continue
        for active in statements.of_card(game, card):
            if isinstance(active.said, co.Grant):
                for card_id, gain in _granted(active.said, active, designators_only=designators_only):
                    table.setdefault(card_id, []).append(gain)
    return table


def _of_modification(game: Game, modification: Modification, *, designators_only: bool) -> Iterator[Gain]:
    given = [
        each
        for each in modification.what
        if isinstance(each, BENEFITS) and isinstance(each, DESIGNATORS) is designators_only
    ]
    if not given:
        return
    scope = scope_of_modification(game, modification)
    if noted.hold(modification.conditions, (), scope):
        for benefit in given:
            yield Gain(benefit, scope, lasting=True)  # type: ignore[arg-type]


def _granted(grant: co.Grant, active: Active[co.Statement], *, designators_only: bool) -> Iterator[tuple[str, Gain]]:
    """What a continuous or conditional ability gives at the moment: card id and benefit."""
    benefits = [each for each in grant.benefits if isinstance(each, DESIGNATORS) is designators_only]
    scope = active.scope
    if not benefits or not statements.holds(active):
        return
    times = noted.amount(grant.times, scope)
    if times == 0:
        return
    gaining = [card for card in noted.cards(grant.cards, scope) if card.zone == "play"]
    game = scope.game
    game.spend(len(gaining) * len(benefits))
    for card in gaining:
        for benefit in benefits:
            yield card.id, Gain(benefit, scope, times, grant.times)


def counting(game: Game, gained: Gains) -> Gains:
    """What of it counts: nothing from a card by which the other is not affected, and of copies sometimes only one."""
    return {card_id: _cumulated(found) for card_id, found in _affecting(game, gained).items()}


def _affecting(game: Game, gained: Gains) -> Gains:
    """7.6: what a card gains from one by which it is not affected does not count, nor is it counted for others."""
    from rules.engine.shadowfist.view import immunity

    if not immunity.anyone_immune(game):
        return gained
    return {
        card_id: [
            each if each.lasting else changed(each, {"times": noted.amount(each.each, each.scope)})
            for each in found
            if each.lasting
            or (source := each.scope.card) is None
            or not immunity.unaffected(game, game.cards[card_id], source, each.scope.you)
        ]
        for card_id, found in gained.items()
    }


def _cumulated(gained: list[Gain]) -> list[Gain]:
    """Not Cumulative: of several copies that affect the same card only one counts, the others are its backup."""
    if len(gained) < 2:
        return gained
    first: dict[str, object] = {}
    kept = []
    for grant in gained:
        source = grant.scope.card
        only_once = source is not None and "Not Cumulative" in source.text.restrictions
        if source is None or not only_once or first.setdefault(source.title, grant.scope.this) == grant.scope.this:
            kept.append(grant)
    return kept


def designators(gained: Gains) -> dict[str, list[str]]:
    """The designators among what cards have gained, by card."""
    words = {card_id: [word for each in found for word in _words(each)] for card_id, found in gained.items()}
    return {card_id: found for card_id, found in words.items() if found}


def _words(gain: Gain) -> list[str]:
    match gain.benefit:
        case co.HasDesignator(word):
            return [word]
        case co.HasNamedDesignator() if gain.scope.card is not None:
            # It was named as the card that says so entered play.
            chosen = (each for _, bound in gain.scope.card.chosen for each in bound)
            return [each.said for each in chosen if isinstance(each, Word) and each.what == "designator"]
    return []
