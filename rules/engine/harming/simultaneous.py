"""Damage that a text has inflicted elsewhere at the same time: "it inflicts the same damage simultaneously on ..."."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rules.engine.continuous import view
from rules.engine.events import Happening
from rules.engine.harming.harm import Harm
from rules.engine.phrases import nouns, numbers
from rules.engine.phrases.scope import CannotRunError, Scope, scope_of
from rules.engine.rules_text import Ability
from rules.engine.scene import matching
from rules.engine.state import Card, Game
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, To
from rules.engine.text.timing import Clause

WORD = "simultaneously"


def is_simultaneous(ability: Ability) -> bool:
    """Whether an ability has damage inflicted with that which triggers it, and not by an effect of its own."""
    return any(_clause(clause.action) for clause in ability.clauses)


def reads(clause: Clause) -> bool:
    """Whether a clause has damage inflicted simultaneously, with nothing more to it than on what."""
    act = clause.action
    known = all(getattr(each, "preposition", "") in (WORD, "on", "to") for each in getattr(act, "complements", ()))
    return _clause(act) and known and not clause.adverbs


def _clause(action: object) -> bool:
    return (
        isinstance(action, Act)
        and action.verb == "inflict"
        and any(isinstance(each, To) and each.preposition == WORD for each in action.complements)
    )


def also(game: Game, harms: Sequence[Harm]) -> list[Harm]:
    """What is inflicted together with this damage."""
    found: list[Harm] = []
    for harm in harms:
        source = game.same(harm.source)
        if source is None or not source.in_play or not source.text.triggered:
            continue
        if view.view_of(game).canceled(source.id):
            continue
        for ability in source.text.triggered:
            if is_simultaneous(ability):
                found += _of(game, source, ability, harm)
    return found


def _of(game: Game, source: Card, ability: Ability, harm: Harm) -> Iterator[Harm]:
    happening = Happening(
        "inflict",
        harm.recipient,
        by=source.controller,
        source=harm.source,
        was=game.cards[harm.recipient.id],
        amount=harm.amount,
        detail="combat" if harm.combat else "",
    )
    try:
        bound = matching.triggered_by(ability, happening, scope_of(game, source, happening=happening))
        if bound is None:
            return
        for clause in ability.clauses:
            act = clause.action
            if isinstance(act, Act) and _clause(act):
                for recipient in _recipients(act, bound):
                    yield replace(harm, recipient=game.known(recipient.id), amount=_amount(act, harm, bound))
    except CannotRunError as error:
        game.note_unrun(source.id, error)


def _recipients(act: Act, scope: Scope) -> list[Card]:
    return [card for node in nouns.complements(act, "on", "to") for card in nouns.cards(node, scope) if card.in_play]


def _amount(act: Act, harm: Harm, scope: Scope) -> int:
    """The same damage, or as much as the text says."""
    if isinstance(act.what, sel.Select) and act.what.quantity.amount is not None:
        return numbers.value(act.what.quantity.amount, scope)
    return harm.amount
