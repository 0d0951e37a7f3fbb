"""What a text asks of several chosen cards together: that they share a designator, what they cost in total (7.3)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.attack import phrases as attacks
from rules.engine.continuous import view
from rules.engine.designators import matches
from rules.engine.phrases import filters, numbers, qualities
from rules.engine.phrases.scope import CannotRunError, Scope
from rules.engine.state import Card
from rules.engine.steps import RefusalError, listing, rule
from rules.engine.text import selectors as sel


def misfit(chosen: Sequence[Card], node: sel.Select, scope: Scope) -> RefusalError | None:
    """What is wrong with choosing these cards together; nothing if nothing is."""
    if not chosen:
        return None
    titles = listing([card.title for card in chosen])
    for part in node.filters:
        if isinstance(part, sel.Compared) and "total" in part.how:
            found = [numbers.of_card(card, part.what.lower(), scope, part.how) for card in chosen]
            total = sum(number for number in found if number is not None)
            most = numbers.value(part.amount, scope)
            if not numbers.compare(total, part.test, most):
                code = "total_cost_too_high" if part.what.lower() == "cost" else "illegal_target"
                have = "have" if len(chosen) > 1 else "has"
                text = f"{titles} {have} a total {part.what} of {total}, and the text asks for {most} {part.test}."
                return RefusalError(code, text.replace(" .", "."), rule("5.2"), rule("3"))
        if attacks.with_each_other(part) and not attacks.fight_each_other(chosen, scope.game):
            return RefusalError(
                "illegal_target", f"{titles} are not about to enter combat with each other.", rule("6.4"), rule("5.2")
            )
        together = filters.controllers(part)
        if together and not _controlled_so(chosen, together):
            return RefusalError(
                "illegal_target", f"{titles} are not controlled by {together}.", rule("7.3"), rule("5.2")
            )
        what = filters.shared(part)
        if what is not None and not _share(chosen, what, scope):
            return RefusalError(
                "illegal_target", f"{titles} do not share what the text asks for.", rule("7.3"), rule("5.2")
            )
    return None


def _controlled_so(chosen: Sequence[Card], how: str) -> bool:
    controllers = {card.controller for card in chosen}
    return len(controllers) == (1 if how == filters.SAME_PLAYER else len(chosen))


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
