"""What a text asks of several chosen cards together: that they share a designator, what they cost in total (7.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never, get_args

from rules.engine.shadowfist.designators import matches
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import Stat, Test
from rules.engine.shadowfist.model.steps import RefusalError, listing, rule
from rules.engine.shadowfist.query import amounts, attacks, view
from rules.engine.shadowfist.query.game.state import Card
from rules.engine.shadowfist.query.scope import Scope

TOGETHER = get_args(n.Together)
SAID = {
    Test.EQUAL: "{}",
    Test.AT_LEAST: "{} or more",
    Test.AT_MOST: "{} or less",
    Test.MORE: "more than {}",
    Test.FEWER: "less than {}",
    Test.ODD: "an odd number",
    Test.EVEN: "an even number",
}


def misfit(chosen: Sequence[Card], among: n.Matching, scope: Scope) -> RefusalError | None:
    """What is wrong with choosing these cards together; nothing if nothing is."""
    if not chosen:
        return None
    for limit in among.limits:
        if isinstance(limit, TOGETHER):
            refused = _misfit(chosen, limit, scope)
            if refused is not None:
                return refused
    return None


def _misfit(chosen: Sequence[Card], limit: n.Together, scope: Scope) -> RefusalError | None:
    titles = listing([card.title for card in chosen])
    match limit:
        case n.TogetherCompare(stat, reading, test, amount):
            found = [amounts.of_card(card, stat, reading, scope) for card in chosen]
            total = sum(number for number in found if number is not None)
            bound = amounts.value(amount, scope)
            if amounts.compare(total, test, bound):
                return None
            have = "have" if len(chosen) > 1 else "has"
            asked = SAID[test].format(bound)
            text = f"{titles} {have} a total {stat.value} of {total}, and the text asks for {asked}."
            return RefusalError("total_cost_too_high" if stat is Stat.COST else "illegal_target", text, rule("5.2"))
        case n.AboutToFightEachOther():
            if attacks.fight_each_other(chosen, scope.game):
                return None
            text = f"{titles} are not about to enter combat with each other."
            return RefusalError("illegal_target", text, rule("6.4"), rule("5.2"))
        case n.TogetherControlled(by_one):
            controllers = {card.controller for card in chosen}
            if len(controllers) == (1 if by_one else len(chosen)):
                return None
            how = "the same player" if by_one else "different players"
            return RefusalError("illegal_target", f"{titles} are not controlled by {how}.", rule("7.3"), rule("5.2"))
        case n.TogetherShare(excepted):
            if _share(chosen, excepted, scope):
                return None
            text = f"{titles} do not share what the text asks for."
            return RefusalError("illegal_target", text, rule("7.3"), rule("5.2"))
    assert_never(limit)


def _share(chosen: Sequence[Card], excepted: Sequence[str], scope: Scope) -> bool:
    return len(chosen) == 1 or most_that_share(chosen, excepted, scope) == len(chosen)


def most_that_share(found: Sequence[Card], excepted: Sequence[str], scope: Scope) -> int:
    """How many of the cards have one designator in common, at most: 7.3. The excepted ones do not count."""
    here = view.view_of(scope.game)
    words = {word for card in found for word in here.designators(card.id)}
    shared = [word for word in words if not any(matches(word, each) for each in excepted)]
    return max((sum(here.designated(card.id, word) for card in found) for word in shared), default=0)
