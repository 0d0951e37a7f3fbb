"""Damage that a text has inflicted elsewhere at the same time: "it inflicts the same damage simultaneously on ..."."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.query import amounts, cards, noted, triggers
from rules.engine.shadowfist.query.game.events import Happening
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.query.scope import CannotRunError, scope_of
from rules.engine.shadowfist.rules.harming.harm import Harm
from rules.engine.shadowfist.view import view


def is_simultaneous(ability: ab.Triggered) -> bool:
    """Whether an ability has damage inflicted with that which triggers it, and not by an effect of its own."""
    return bool(_damage(ability))


def _damage(ability: ab.Triggered) -> list[ef.Damage]:
    return [each for each in ability.effects if isinstance(each, ef.Damage) and each.with_cause]


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
            if is_simultaneous(ability.does):
                found += _of(game, source, ability.does, harm)
    return found


def _of(game: Game, source: Card, ability: ab.Triggered, harm: Harm) -> Iterator[Harm]:
    happening = Happening(
        "inflict",
        harm.recipient,
        by=source.controller,
        source=harm.source,
        was=game.cards[harm.recipient.id],
        amount=harm.amount,
        detail="combat" if harm.combat else "",
    )
    scope = scope_of(game, source, happening=happening, x_node=ability.x)
    try:
        bound = triggers.comes_at_once(ability.trigger, happening, scope)
        for damage in _damage(ability) if bound is not None else ():
            on = damage.on.among if isinstance(damage.on, ch.ChooseCards) else damage.on
            found = cards.cards(on, bound) if bound is not None else []
            if isinstance(damage.on, ch.ChooseCards) and len(found) > 1:
                raise CannotRunError("a choice of what is damaged at the same time")
            for recipient in found:
                if recipient.in_play and bound is not None:
                    amount = amounts.value(damage.amount, bound)
                    yield replace(harm, recipient=game.known(recipient.id), amount=amount)
    except CannotRunError as error:
        noted.note(scope, error)
