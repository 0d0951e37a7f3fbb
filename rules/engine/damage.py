"""Damage and healing: sources, reduction for each source, redirection by signposts (4.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.engine import nouns, numbers, prohibitions, statics, view
from rules.engine.events import Cause
from rules.engine.referee import Referee
from rules.engine.rules_text import CHARACTER
from rules.engine.scope import CannotRunError, Scope
from rules.engine.state import Card, Game, Known, Signpost
from rules.engine.statics import hold
from rules.engine.steps import rule
from rules.engine.text.actions import Act
from rules.engine.text.references import ThisCard
from rules.engine.text.timing import Clause, During, While


@dataclass(frozen=True, slots=True)
class Harm:
    """Damage that is about to be inflicted on one card by one source."""

    source: Known
    recipient: Known
    amount: int
    combat: bool = False


def inflict(referee: Referee, harms: Sequence[Harm], cause: Cause) -> None:
    """Inflicts damage simultaneously: redirects and reduces it, places counters, and reveals Sites that are hit."""
    landed: list[tuple[Harm, Card]] = []
    for harm in harms:
        harm = redirected(referee, harm, cause)
        card = referee.game.same(harm.recipient)
        # 4.5.2: damage that is sent to a card that has left play arrives nowhere.
        if card is None or not card.in_play or harm.amount <= 0:
            continue
        source = referee.game.cards[harm.source.id]
        if prohibitions.unaffected(referee.game, card, source):
            referee.step(
                "damage", f"{referee.name(card.id)} is not affected by {source.title}.", rule("7.6.a"), cards=[card.id]
            )
            continue
        amount = reduced(referee, harm, card, source)
        if amount > 0:
            landed.append((replace(harm, amount=amount), card))
    for harm, card in landed:
        _place(referee, harm, card, cause)


def _place(referee: Referee, harm: Harm, card: Card, cause: Cause) -> None:
    source = referee.game.cards[harm.source.id]
    points = "1 damage" if harm.amount == 1 else f"{harm.amount} damage"
    referee.step(
        "damage",
        f"{referee.name(source.id) if source.in_play else source.title} inflicts {points} on {referee.name(card.id)}.",
        rule("4.5.1"),
        cards=[source.id, card.id],
    )
    now = referee.card(card.id)
    referee.put(card.id, damage=now.damage + harm.amount)
    if not now.face_up:
        reveal(referee, card.id, "it has damage inflicted on it")
    by = source.controller or cause.by
    referee.happen(
        "inflict",
        now,
        by=by,
        source=harm.source,
        amount=harm.amount,
        detail="combat" if harm.combat else "",
        effect=cause.effect,
    )


def reveal(referee: Referee, card_id: str, why: str) -> None:
    """Flips a face-down Feng Shui Site face up, which is immediate (3.3.2)."""
    card = referee.card(card_id)
    if card.face_up:
        return
    referee.step(
        "reveal",
        f"{card.title} of {card.controller} is revealed: {why}.",
        rule("3.3.2"),
        rule("4.3.3"),
        cards=[card_id],
    )
    referee.put(card_id, face_up=True)
    referee.happen("reveal", referee.card(card_id), by=card.controller)


def reduced(referee: Referee, harm: Harm, card: Card, source: Card) -> int:
    """The damage that is left after the recipient's reductions, which work for each source by itself (4.5.1)."""
    game = referee.game
    # 7.7: "cannot be reduced" has precedence over every reduction.
    if source.in_play and (
        view.view_of(game).has(source.id, "Unstoppable")
        or (harm.combat and prohibitions.forbids(game, "reduce damage", source))
    ):
        return harm.amount
    if takes_none(game, card, source, harm) or _silenced(game, card, source, harm):
        referee.step(
            "damage",
            f"{referee.name(card.id)} takes no damage from {source.title}.",
            rule("10.2"),
            cards=[card.id, source.id],
        )
        return 0
    less = 0
    for ability in view.view_of(game).abilities(card.id):
        if ability.name != "Toughness":
            continue
        if ability.against is not None and not _against(ability.against, harm, source, ability.scope):
            continue
        less += numbers.value(ability.value, ability.scope.on(game))
    if less <= 0:
        return harm.amount
    left = max(0, harm.amount - less)
    # 4.5.1: the reduction is made as the damage is inflicted, and only the remaining counters are placed.
    referee.step(
        "reduce",
        f"Toughness: {less} of {referee.name(card.id)} reduces the damage of {source.title} from {harm.amount} to "
        f"{left}.",
        rule("4.5.1"),
        rule("10.1.2"),
        cards=[card.id, source.id],
    )
    return left


def _against(node: object, harm: Harm, source: Card, scope: Scope) -> bool:
    if isinstance(node, str):
        return node != "combat damage" or harm.combat
    try:
        return nouns.matches(node, source, scope)
    except CannotRunError:
        return harm.combat


def _silenced(game: Game, card: Card, source: Card, harm: Harm) -> bool:
    """Whether an effect that lasts has the source inflict no damage, or the card take none."""
    for modification in game.modifications:
        for clause in modification.what:
            if not isinstance(clause, Clause) or not isinstance(clause.action, Act):
                continue
            verb = clause.action.verb
            who = card if verb == "take" else source
            if verb not in ("take", "inflict") or game.known(who.id) not in modification.cards:
                continue
            scope = Scope(game, modification.by, modification.source)
            try:
                if hold(tuple(e for e in clause.adverbs if isinstance(e, While | During)), scope) and _says_none(
                    clause.action, source, harm, scope
                ):
                    return True
            except CannotRunError:
                continue
    return False


def takes_none(game: Game, card: Card, source: Card, harm: Harm) -> bool:
    """Whether a continuous ability says that the card takes no damage from this source."""
    me = game.known(card.id)
    for clause, scope in statics.clauses(game, "take"):
        agent = clause.agent or ThisCard()
        if clause.mode != "do" or (isinstance(agent, ThisCard) and scope.this != me):
            continue
        try:
            if (
                nouns.matches(agent, card, scope)
                and _says_none(clause.action, source, harm, scope)
                and hold(clause.adverbs, scope)
            ):
                return True
        except CannotRunError as error:
            game.note_unrun(scope.this.id if scope.this else None, error)
            continue
    return False


def _says_none(act: Act, source: Card, harm: Harm, scope: Scope) -> bool:
    quantity = getattr(act.what, "quantity", None)
    if quantity is None or quantity.word != "no":
        return False
    kinds = getattr(act.what, "kinds", ())
    words = {getattr(word, "what", "") for kind in kinds for word in kind.all_of}
    if "combat" in words and not harm.combat:
        return False
    sources = [
        part.where
        for part in getattr(act.what, "filters", ())
        if getattr(part, "preposition", "") == "from" and hasattr(part, "where")
    ]
    sources += nouns.complements(act, "from")
    return all(nouns.matches(node, source, scope) for node in sources)


# Redirection


def set_signpost(referee: Referee, signpost: Signpost) -> None:
    """Sets a signpost; it erases the previous one for the same source (4.5.2)."""
    rest = tuple(
        each
        for each in referee.game.signposts
        if not (each.source == signpost.source and each.effect == signpost.effect)
    )
    referee.set(signposts=(*rest, signpost))


def redirected(referee: Referee, harm: Harm, cause: Cause) -> Harm:
    """Where the damage goes: through the signpost for its source, if there is one for this recipient."""
    for signpost in referee.game.signposts:
        if signpost.source != harm.source or signpost.effect not in (None, cause.effect):
            continue
        if signpost.original is not None and signpost.original != harm.recipient:
            continue
        # 4.5.2: not to the card on which the source is about to inflict it anyway.
        if signpost.recipient == harm.recipient:
            continue
        source = referee.game.cards[harm.source.id]
        if source.in_play and prohibitions.forbids(referee.game, "redirect damage", source):
            continue
        # 4.5.2: a signpost can be used only once; the redirecting card becomes the source.
        referee.set(signposts=tuple(each for each in referee.game.signposts if each is not signpost))
        recipient = referee.game.cards[signpost.recipient.id]
        original = referee.game.cards[harm.recipient.id]
        arrives = "" if referee.game.same(signpost.recipient) and recipient.in_play else ", where it arrives nowhere"
        referee.step(
            "redirect",
            f"The {harm.amount} damage of {source.title} on {referee.name(original.id)} is redirected to "
            f"{recipient.title}{arrives}.",
            rule("4.5.2"),
            cards=[source.id, original.id, recipient.id],
        )
        return Harm(signpost.by or harm.source, signpost.recipient, harm.amount, combat=False)
    return harm


# Healing


def heal(referee: Referee, card_id: str, cause: Cause, amount: int | None = None) -> int:
    """Removes all damage from a card, or some of it; gives how much (4.5.3)."""
    card = referee.card(card_id)
    if not card.in_play or card.damage == 0:
        return 0
    name = referee.name(card_id)
    same = referee.game.ruleset.rule("healing_is_removing_damage")
    verbs = ("heal", "remove damage") if same.value else ("heal",) if amount is None else ("remove damage",)
    if any(prohibitions.forbids(referee.game, verb, card) for verb in verbs):
        text = f"{name} cannot be healed: its damage stays."
        referee.step("heal", text, rule("4.5.3"), *same.citations, cards=[card_id])
        return 0
    removed = card.damage if amount is None else min(amount, card.damage)
    text = f"{name} is healed." if amount is None else f"{removed} damage is removed from {name}."
    referee.step("heal", text, rule("4.5.3"), cards=[card_id])
    referee.put(card_id, damage=card.damage - removed)
    referee.happen("heal", card, by=cause.by, source=cause.card, amount=removed)
    return removed


def zeroed(referee: Referee) -> list[Card]:
    """Characters whose Fighting and Sites whose Body is zero (4.6)."""
    here = view.view_of(referee.game)
    found = []
    for card in referee.game.in_play():
        if card.text.type == CHARACTER:
            if here.fighting(card.id) == 0 and not prohibitions.forbids(referee.game, "smoke", card):
                found.append(card)
        elif card.text.is_site and (card.damage or card.text.face.body is not None) and here.body(card.id) == 0:
            found.append(card)
    return found
