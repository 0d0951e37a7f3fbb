"""What becomes of damage as it is inflicted: its modifiers, in the order of the rules (4.5.1, 10.2, 7.7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir.continuous import Deed
from rules.engine.shadowfist.model.steps import rule
from rules.engine.shadowfist.query import noted
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.rules.harming.harm import Blow, Harm, is_of_kind
from rules.engine.shadowfist.view import immunity, prohibitions, statements, view
from rules.engine.shadowfist.view.active import Active


class How(Enum):
    """What a modifier does to damage."""

    NONE = "takes it away"
    HALF = "halves it"
    MORE = "adds to it"
    LESS = "takes from it"
    MOST = "bounds it"


@dataclass(frozen=True, slots=True)
class Modifier:
    """A modifier of damage: ``by`` is the title of the card that says so.

    ``since`` is when the card came that says "cannot", which then counts against another "cannot" (7.7).
    """

    how: How
    amount: int
    by: str
    since: int = -1


def reduced(referee: Referee, harm: Harm, card: Card, source: Card) -> int:
    """The damage that is inflicted in the end: increases and reductions work for each source by itself (4.5.1)."""
    game = referee.game
    blow = Blow(harm, source, card)
    modifiers = list(_modifiers(game, blow))
    since = _unreducible_since(game, blow)
    fixed = since is not None
    # 7.7: of two texts with "cannot" that contradict each other, the one that came last takes precedence.
    later = [each for each in modifiers if since is not None and each.since > since]
    if later:
        referee.cite(rule("7.7"))
    if (
        fixed
        and not later
        and (any(each.how is not How.MORE for each in modifiers) or view.view_of(game).has(card.id, "Toughness"))
    ):
        text = f"The damage of {source.title} cannot be reduced, which takes precedence."
        referee.step("damage", text, rule("7.7"), cards=[source.id, card.id])
    if any(each.how is How.NONE for each in modifiers) and not fixed:
        _say(referee, blow, f"{referee.name(card.id)} takes no damage from {source.title}.")
        return 0
    # The later page gives an order; elsewhere increases come first, and everything that reduces after them.
    halved_first = game.ruleset.value("damage_order") == "full"
    order = (How.HALF, How.MORE, How.LESS) if halved_first else (How.MORE, How.LESS, How.HALF)
    amount = harm.amount
    for how in (*order, How.MOST):
        for each in modifiers:
            if each.how is how and (how is How.MORE or not fixed or each in later):
                amount = _modified(referee, blow, amount, each)
        if how is How.LESS and not fixed:
            amount = _toughness(referee, blow, amount)
    return amount


def _modified(referee: Referee, blow: Blow, amount: int, modifier: Modifier) -> int:
    match modifier.how:
        case How.NONE:
            after = 0
        case How.HALF:
            after = (amount + modifier.amount) // 2
        case How.MORE:
            after = amount + modifier.amount
        case How.LESS:
            after = max(0, amount - modifier.amount)
        case How.MOST:
            after = min(amount, modifier.amount)
        case _:
            assert_never(modifier.how)
    if after != amount:
        verb = "increases" if after > amount else "reduces"
        _say(referee, blow, f"{modifier.by} {verb} the damage of {blow.source.title} from {amount} to {after}.")
        referee.cite(*referee.game.ruleset.rule("damage_order").citations)
    return after


def _say(referee: Referee, blow: Blow, text: str) -> None:
    referee.step("reduce", text, rule("4.5.1"), rule("10.2"), cards=[blow.card.id, blow.source.id])


def _toughness(referee: Referee, blow: Blow, amount: int) -> int:
    game, card, source = referee.game, blow.card, blow.source
    here = view.view_of(game)
    less = sum(
        ability.amount(game)
        for ability in (*here.abilities(card.id), *([] if card.face_up else here.own_abilities(card)))
        if ability.name == "Toughness" and blow.is_so(ability.damage, None, ability.against, ability.scope.on(game))
    )
    if less > 0 and immunity.unaffected(game, source, card):
        text = f"The damage of {source.title} is not reduced by Toughness of {referee.name(card.id)}, whose text"
        text += " does not affect it."
        referee.step("damage", text, *immunity.cited(game, rule("7.6.h")), cards=[source.id, card.id])
        return amount
    if less <= 0 or amount <= 0:
        return amount
    left = max(0, amount - less)
    # 4.5.1: the reduction is made as the damage is inflicted, and only the remaining counters are placed.
    referee.step(
        "reduce",
        f"Toughness: {less} of {referee.name(card.id)} reduces the damage of {source.title} from {amount} to {left}.",
        rule("4.5.1"),
        rule("10.1.2"),
        cards=[card.id, source.id],
    )
    return left


def _modifiers(game: Game, blow: Blow) -> Iterator[Modifier]:
    """What modifies damage; of copies of a Not Cumulative card that concern it only the first does (10.2)."""
    counts: dict[str, str] = {}
    for active in (*statements.of(game, co.ChangeDamage), *_of_face_down(game, blow.card)):
        said, scope = active.said, active.scope
        concerned = blow.is_so(said.kind, said.on, said.by, scope) and not blow.is_spared(said.spared, scope)
        if not concerned or not statements.holds(active):
            continue
        card = scope.card
        if noted.spares(blow.source, scope):
            continue  # 7.6: its damage is neither reduced nor increased by what does not affect it.
        once = card is not None and "Not Cumulative" in card.text.restrictions
        if card is None or not once or counts.setdefault(card.title, card.id) == card.id:
            yield _modifier(active)


def _of_face_down(game: Game, card: Card) -> list[Active[co.ChangeDamage]]:
    """What a face-down Site says of damage to it counts for the damage that reveals it (4.3.3, 2001 FAQ 1.12)."""
    if card.face_up or view.view_of(game).canceled(card.id):
        return []
    return statements.of_card_of_kind(game, card, co.ChangeDamage)


def is_protected_by_itself(game: Game, harm: Harm, card: Card, source: Card) -> bool:
    """Whether a face-down Site's own text reduces damage to it: using that reveals the Site (4.3.3)."""
    blow = Blow(harm, source, card)
    said = any(blow.is_so(each.said.kind, each.said.on, each.said.by, each.scope) for each in _of_face_down(game, card))
    return said or any(each.name == "Toughness" for each in view.view_of(game).own_abilities(card))


def _modifier(active: Active[co.ChangeDamage]) -> Modifier:
    said = active.said
    amount = noted.amount(said.amount, active.scope)
    source = active.scope.card
    since = source.entered if said.cannot and source is not None else -1
    match said.change:
        case co.DamageChange.BY:
            how = How.LESS if amount < 0 else How.MORE
            return Modifier(how, abs(amount), active.title, since)
        case co.DamageChange.TO:
            return Modifier(How.MOST if amount else How.NONE, amount, active.title, since)
        case co.DamageChange.AT_MOST:
            return Modifier(How.MOST, amount, active.title, since)
        case co.DamageChange.HALF_UP | co.DamageChange.HALF_DOWN:
            return Modifier(How.HALF, 1 if said.change is co.DamageChange.HALF_UP else 0, active.title, since)
    assert_never(said.change)


# What keeps it from being modified


def unreducible(game: Game, blow: Blow) -> bool:
    """7.7: whether a text keeps damage from being reduced, which has precedence over every reduction."""
    return _unreducible_since(game, blow) is not None


def _unreducible_since(game: Game, blow: Blow) -> int | None:
    """When the card came whose text keeps damage from being reduced; nothing if it can be."""
    if is_of_kind(game, blow.harm, "Unstoppable"):
        return blow.source.entered
    kept = prohibitions.keeps_damage(game, Deed.REDUCE_DAMAGE, blow.source, blow.card, combat=blow.harm.combat)
    if kept is None:
        return None
    return kept.scope.card.entered if kept.scope.card is not None else 0


def stays(game: Game, blow: Blow) -> bool:
    """Whether damage that is inflicted now cannot be removed while the damaged card is in play (4.5.3)."""
    if is_of_kind(game, blow.harm, "Corrupted"):
        return True
    found = prohibitions.keeps_damage(game, Deed.REMOVE_DAMAGE, blow.source, blow.card, combat=blow.harm.combat)
    # What a text says of all damage on a card is asked when it would be removed.
    return found is not None and found.said.by is not None
