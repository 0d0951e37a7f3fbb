"""What cards have gained at a moment, from continuous abilities and from effects that last, and which of it counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from rules.engine.continuous import statics
from rules.engine.phrases.scope import scope_of, scope_of_modification
from rules.engine.state import Card, Game, Modification
from rules.engine.text.actions import Designator

if TYPE_CHECKING:
    from rules.engine.continuous.statics import Grant

    # By the id of the card that has gained it.
    Gains = dict[str, list[Grant]]


def collect(game: Game, continuous: Iterable[Card], *, designators_only: bool) -> Gains:
    """What cards gain: only designators, or all but these, which may hang on designators."""
    table: Gains = {}
    for modification in game.modifications:
        for grant in _of_modification(game, modification):
            if isinstance(grant.benefit, Designator) is designators_only:
                for known in modification.cards:
                    if game.same(known) is not None:
                        table.setdefault(known.id, []).append(grant)
    for card in continuous:
        if not card.text.gaining:
            continue
        scope = scope_of(game, card)
        for static in card.text.gaining:
            if designators_only and not static.gives_designator:
                continue
            for card_id, grant in statics.grants_of(static, scope):
                if isinstance(grant.benefit, Designator) is designators_only:
                    table.setdefault(card_id, []).append(grant)
    return table


def _of_modification(game: Game, modification: Modification) -> Iterator[Grant]:
    scope = scope_of_modification(game, modification)
    if modification.conditions and not statics.holds_now(modification.conditions, scope):
        return
    for benefit in modification.what:
        yield statics.Grant(benefit, scope, lasting=True)


def counting(game: Game, gained: Gains) -> Gains:
    """What of it counts: nothing from a card by which the other is not affected, and of copies sometimes only one."""
    return {card_id: _cumulated(found) for card_id, found in _affecting(game, gained).items()}


def _affecting(game: Game, gained: Gains) -> Gains:
    """7.6: what a card gains continuously from one by which it is not affected does not count."""
    from rules.engine.continuous import immunity

    if not immunity.anyone_immune(game):
        return gained
    return {
        card_id: [
            each
            for each in found
            if each.lasting
            or (source := each.scope.card) is None
            or not immunity.unaffected(game, game.cards[card_id], source, each.scope.you)
        ]
        for card_id, found in gained.items()
    }


def _cumulated(gained: list[Grant]) -> list[Grant]:
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
    words = {
        card_id: [each.benefit.word for each in found if isinstance(each.benefit, Designator)]
        for card_id, found in gained.items()
    }
    return {card_id: found for card_id, found in words.items() if found}
