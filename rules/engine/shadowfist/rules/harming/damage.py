"""Damage and healing: sources, reduction for each source, redirection by signposts (4.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.engine.kernel.citations import Citation
from rules.engine.kernel.frozen import frozen
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.lowering.rules_text import CHARACTER
from rules.engine.shadowfist.model.steps import rule
from rules.engine.shadowfist.query.game.attack_state import is_attacking
from rules.engine.shadowfist.query.game.events import Cause, Deed
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.rules.harming import beforehand, modifiers, redirection, simultaneous
from rules.engine.shadowfist.rules.harming.harm import Blow, Harm, is_of_kind
from rules.engine.shadowfist.rules.harming.modifiers import reduced
from rules.engine.shadowfist.view import immunity, keywords, prohibitions, view


def inflict(referee: Referee, harms: Sequence[Harm], cause: Cause) -> list[Harm]:
    """Inflicts damage simultaneously: redirects and reduces it, places counters, and reveals Sites that are hit.

    Gives the damage that was inflicted in the end.
    """
    landed = _arriving(referee, harms, cause)
    landed += _arriving(referee, simultaneous.also(referee.game, [harm for harm, _ in landed]), cause)
    before = len(referee.happened)
    # It is inflicted simultaneously: what kind of damage it is follows from the board before any of it.
    for each in [_landing(referee.game, harm, card) for harm, card in landed]:
        _place(referee, each, cause)
    beforehand.carry_out(referee, referee.happened[before:])
    return [harm for harm, _ in landed]


def _arriving(referee: Referee, harms: Sequence[Harm], cause: Cause) -> list[tuple[Harm, Card]]:
    """What of the damage will be inflicted, and where, past signposts and reductions."""
    landed: list[tuple[Harm, Card]] = []
    for harm in redirection.redirect(referee, harms, cause):
        card = referee.game.same(harm.recipient)
        # 4.5.2: damage that is sent to a card that has left play arrives nowhere.
        if card is None or not card.in_play or harm.amount <= 0:
            continue
        source = referee.game.cards[harm.source.id]
        if immunity.unaffected(referee.game, card, source, None if source.in_play else cause.by):
            text = f"{referee.name(card.id)} is not affected by {source.title}."
            referee.step("damage", text, *immunity.cited(referee.game, rule("7.6.a")), cards=[card.id])
            continue
        if prohibitions.forbids(referee.game, co.Deed.INFLICT_DAMAGE, card, source.controller or cause.by, source):
            text = f"{source.title} cannot damage {referee.name(card.id)}."
            referee.step("damage", text, rule("7.7"), cards=[card.id, source.id])
            continue
        amount = reduced(referee, harm, card, source)
        if amount > 0:
            landed.append((replace(harm, amount=amount), card))
        elif not card.face_up and modifiers.is_protected_by_itself(referee.game, harm, card, source):
            reveal(referee, card.id, "its text keeps damage from it")
    return landed


@frozen
class Landing:
    """Damage that is about to be placed on a card: whether it ``stays`` there, and what special kinds it is of."""

    harm: Harm
    card: Card
    stays: bool
    is_corrupted: bool
    is_lethal: bool


def _landing(game: Game, harm: Harm, card: Card) -> Landing:
    blow = Blow(harm, game.cards[harm.source.id], card)
    is_lethal = card.text.type == CHARACTER and is_of_kind(game, harm, "Lethal")
    return Landing(harm, card, modifiers.stays(game, blow), is_of_kind(game, harm, "Corrupted"), is_lethal)


def _place(referee: Referee, landing: Landing, cause: Cause) -> None:
    harm, card = landing.harm, landing.card
    source = referee.game.cards[harm.source.id]
    points = "1 damage" if harm.amount == 1 else f"{harm.amount} damage"
    referee.step(
        "damage",
        f"{referee.name(source.id) if source.in_play else source.title} inflicts {points} on {referee.name(card.id)}.",
        rule("4.5.1"),
        cards=[source.id, card.id],
    )
    now, before = referee.card(card.id), referee.before()
    stays = harm.amount if landing.stays else 0
    if landing.is_corrupted:
        referee.cite(*keywords.told(referee.game.ruleset, "Corrupted").citations)
    referee.put(card.id, damage=now.damage + harm.amount, corrupted=now.corrupted + stays)
    if not now.face_up:
        reveal(referee, card.id, "it has damage inflicted on it")
    if landing.is_lethal:
        referee.doomed.append(harm.recipient)
    by = source.controller or cause.by
    referee.happen(
        "inflict",
        now,
        by=by,
        source=harm.source,
        amount=harm.amount,
        detail="combat" if harm.combat else "",
        effect=cause.effect,
        before=before,
    )


def harmed_by(referee: Referee) -> dict[str, tuple[Deed, ...]]:
    """The players and cards that have inflicted damage since the last check, simultaneously, by the damaged card."""
    found: dict[str, dict[Deed, None]] = {}
    for each in referee.happened:
        if each.verb == "inflict" and each.card is not None:
            for part in each.parts:
                attacks = part.source is not None and is_attacking(referee.game, part.source.id)
                deed = Deed(part.by, part.source, part.detail, attacks)
                found.setdefault(each.card.id, {})[deed] = None
    return {card_id: tuple(deeds) for card_id, deeds in found.items()}


def reveal(referee: Referee, card_id: str, why: str, *rules: Citation) -> None:
    """Flips a face-down Feng Shui Site face up, which is immediate (3.3.2, 4.3.3)."""
    card = referee.card(card_id)
    if card.face_up:
        return
    referee.step(
        "reveal",
        f"{card.title} of {card.controller} is revealed: {why}.",
        rule("3.3.2"),
        rule("4.3.3"),
        *rules,
        cards=[card_id],
    )
    referee.put(card_id, face_up=True)
    referee.happen("reveal", referee.card(card_id), by=card.controller)


# Healing


def heal(referee: Referee, card_id: str, cause: Cause, amount: int | None = None) -> int:
    """Removes all damage from a card, or some of it; gives how much (4.5.3)."""
    card = referee.card(card_id)
    if not card.in_play or card.damage == 0:
        return 0
    name = referee.name(card_id)
    same = referee.game.ruleset.rule("healing_is_removing_damage")
    # FAQ of 1995, 8.5.3: damage that cannot be removed is not healed either, whatever the two words mean otherwise.
    healed = same.value or amount is None
    deeds = (co.Deed.HEAL, co.Deed.REMOVE_DAMAGE) if healed else (co.Deed.REMOVE_DAMAGE,)
    source = referee.card(cause.card.id) if cause.card is not None else None
    if any(prohibitions.forbids(referee.game, deed, card, cause.by, source) for deed in deeds):
        text = f"{name} cannot be healed: its damage stays."
        referee.step("heal", text, rule("4.5.3"), *same.citations, cards=[card_id])
        return 0
    most = card.damage - min(card.corrupted, card.damage)
    if most == 0:
        edition = keywords.told(referee.game.ruleset, "Corrupted")
        also = edition.citations if edition.value else ()
        referee.step("heal", f"The damage on {name} cannot be removed.", rule("4.5.3"), *also, cards=[card_id])
        return 0
    removed = most if amount is None else min(amount, most)
    left = ", but for damage that cannot be removed" if card.corrupted and amount is None else ""
    text = f"{name} is healed{left}." if amount is None else f"{removed} damage is removed from {name}."
    referee.step("heal", text, rule("4.5.3"), cards=[card_id])
    referee.put(card_id, damage=card.damage - removed)
    referee.happen("heal", card, by=cause.by, source=cause.card, amount=removed)
    return removed


def stays_at_zero(referee: Referee, card: Card) -> bool:
    """Whether a text keeps a card from being smoked that has no Fighting left."""
    return any(prohibitions.forbids(referee.game, deed, card) for deed in (co.Deed.SMOKE, co.Deed.SMOKE_AT_ZERO))


def zeroed(referee: Referee) -> list[Card]:
    """Characters whose Fighting and Sites whose Body is zero (4.6)."""
    here = view.view_of(referee.game)
    changed = here.changed()
    found = []
    for card in referee.game.in_play():
        if card.text.is_sound and not card.damage and card.id not in changed:
            continue
        if card.text.type == CHARACTER:
            if here.fighting(card.id) == 0 and not stays_at_zero(referee, card):
                found.append(card)
        elif card.text.is_site and (card.damage or card.text.face.body is not None) and here.body(card.id) == 0:
            found.append(card)
    return found
