"""Numbers and permissions that effects change, and for how long (2.13.2, 2.9.2.6)."""

from __future__ import annotations

from rules.engine.kernel.steps import listing
from rules.engine.ufs.editions import rule
from rules.engine.ufs.ir.effects import Bonuses
from rules.engine.ufs.ir.values import Kind, ThatCard, This, ThisAttack
from rules.engine.ufs.ir.words import Deed, Stat, Until, Who
from rules.engine.ufs.query import amounts, numbers
from rules.engine.ufs.query.state import (
    Ban,
    Card,
    Context,
    Lasting,
    Modification,
    Pending,
)
from rules.engine.ufs.rules import telling
from rules.engine.ufs.rules.table import Table

ANY = Kind()
# How long effects last, and where that is written.
UNTIL = {
    Until.ENHANCE: "the Enhance Step is over",
    Until.ATTACK: "the attack has resolved",
    Until.TURN: "the end of the turn",
    Until.YOUR_READY_PHASE: "the next Ready Phase of {you}",
    Until.OPPONENTS_READY_PHASE: "the next Ready Phase of {other}",
}
PLAYING = {
    Deed.PLAY_ENHANCES: "play Enhances",
    Deed.PLAY_RESPONSES: "play Responses",
    Deed.PLAY_FORMS: "play Forms",
    Deed.PLAY_CARDS: "play such cards",
    Deed.DRAW: "draw cards",
}
LASTING = {
    Until.ENHANCE: "6.1",
    Until.ATTACK: "2.9.2.6",
    Until.TURN: "2.13.2",
    Until.YOUR_READY_PHASE: "6.2",
    Until.OPPONENTS_READY_PHASE: "6.2",
}


def modify(
    table: Table,
    context: Context,
    ref: This | ThisAttack | ThatCard,
    stat: Stat,
    *,
    amount: int = 0,
    to: int | None = None,
    zone: str | None = None,
    keyword: str | None = None,
    lost: bool = False,
    least: int | None = None,
) -> bool:
    """A card's number, zone or keywords, as long as the attack it is (2.9.2.6) or the turn (2.13.2) lasts."""
    card = amounts.card_of(table.game, ref, context)
    if card is None:
        return False  # 2.13.7B
    if least is not None:
        amount = min(0, max(amount, least - numbers.number(table.game, card, stat)))
    attack = next((each for each in reversed(table.game.attacks) if each.card == card.id), None)
    until = Until.ATTACK if attack is not None else Until.TURN
    number = attack.number if attack is not None else None
    over = () if to is None else _in_force(table, card, stat)
    made = Modification(card.id, card.life, stat, until, amount, to, zone, keyword, number, context.card, lost, over)
    table.set(modifications=(*table.game.modifications, made))
    if zone is not None:
        text = f"{table.name(card.id)} becomes a {zone} attack."
    elif keyword is not None:
        text = f"{table.name(card.id)} {'loses' if lost else 'gets'} {keyword}."
    elif to is not None:
        text = f"The {stat.value} of {table.name(card.id)} becomes {to}."
    else:
        text = f"{table.name(card.id)} gets {amount:+d} {stat.value}."
    lasting = "2.9.2.6" if until is Until.ATTACK else "2.13.2"
    table.step("modify", text, rule("2.13"), rule(lasting), cards=[card.id])
    return True


def _in_force(table: Table, card: Card, stat: Stat) -> tuple[Lasting | tuple[str, int], ...]:
    """What a number of a card has from elsewhere as it becomes another: it is not added once more."""
    found: list[Lasting | tuple[str, int]] = []
    for cause, _, _ in numbers.changes(table.game, card, stat):
        if isinstance(cause, Lasting):
            found.append(cause)
        elif isinstance(cause, tuple):
            found.append((cause[0].id, cause[0].life))
    return tuple(found)


def switch(table: Table, context: Context) -> bool:
    """The speed of the attack becomes its damage, and its damage its speed, as they are now."""
    card = amounts.attack_card(table.game, context)
    if card is None:
        return False
    speed, damage = (numbers.number(table.game, card, stat) for stat in (Stat.SPEED, Stat.DAMAGE))
    modify(table, context, ThisAttack(), Stat.SPEED, to=damage)
    return modify(table, context, ThisAttack(), Stat.DAMAGE, to=speed)


def bonuses(table: Table, context: Context, effect: Bonuses) -> bool:
    """A number of all attacks of some players, those to come included (2.13)."""
    attack = amounts.attack_of(table.game, context)
    until = effect.until or (Until.TURN if attack is None else Until.ATTACK)
    if attack is None and until in (Until.ATTACK, Until.ENHANCE):
        return False
    amount = effect.sign * amounts.amount(table.game, effect.amount, context)
    number = attack.number if attack is not None else None
    made = Lasting(effect.cards, effect.stat, amount, context.by, context.card, until, number)
    table.set(lasting=(*table.game.lasting, made))
    whose = listing(numbers.players(table.game, effect.cards.who or Who.EACH, context.by))
    text = f"The attacks of {whose} get {amount:+d} {effect.stat.value} until {until_said(table, until, context.by)}."
    table.step("modify", text, rule("2.13"), rule(LASTING[until]))
    return True


def checks(table: Table, context: Context, who: Who, amount: int) -> bool:
    """All control checks of some players, until the end of the turn (2.11.1, 2.13.2)."""
    for name in numbers.players(table.game, who, context.by):
        made = Lasting(None, Stat.CONTROL, amount, name, context.card, Until.TURN)
        table.set(lasting=(*table.game.lasting, made))
        text = f"The control checks of {name} get {amount:+d} until the end of the turn."
        table.step("modify", text, rule("2.11.1"), rule("2.13.2"))
    return True


def until_said(table: Table, until: Until, by: str) -> str:
    """When something ends, in words; ``by`` is the player whose effect it is."""
    return UNTIL[until].format(you=by, other=table.game.opponent(by))


def pending(
    table: Table,
    context: Context,
    who: Who,
    what: str,
    amount: int,
    stat: Stat | None = None,
    kind: Kind = ANY,
) -> bool:
    """A number of the next card, check or attack of some players (4.8.6, 2.13.2)."""
    for name in numbers.players(table.game, who, context.by):
        table.set(pending=(*table.game.pending, Pending(name, what, amount, stat, context.card, kind)))
        if what == "instead":
            text = f"{name} will use {amount} instead of the next control check."
            table.step("modify", text, rule("2.11.2"), rule("2.13.2"))
            continue
        said, number = _next_said(what, stat, kind)
        lasting = rule("4.8.6") if what == "card" else rule("2.13.2")
        table.step("modify", f"{said} of {name} gets {amount:+d}{number}.", rule("2.13"), lasting)
    return True


def _next_said(what: str, stat: Stat | None, kind: Kind) -> tuple[str, str]:
    """What comes next, and which number of it is meant."""
    if what == "check":
        return "The next control check" if kind == ANY else "The next control check to play such a card", ""
    of = telling.kind_said(kind, what)
    number = "difficulty" if stat is None else stat.value
    return f"The next {of if of is not None else f'such {what}'}", f" {number}"


def forbid(table: Table, context: Context, who: Who, deed: Deed, kind: Kind, until: Until | None) -> bool:
    """What some players cannot do, and until when (1.6)."""
    attack = amounts.attack_of(table.game, context)
    lasts = until or (Until.TURN if attack is None else Until.ATTACK)
    if context.card is None or (attack is None and lasts in (Until.ATTACK, Until.ENHANCE)):
        return False
    for name in numbers.players(table.game, who, context.by):
        number = attack.number if attack is not None else None
        ban = Ban(name, deed, kind, context.by, context.card, lasts, number, context.named)
        table.set(bans=(*table.game.bans, ban))
        text = f"{name} can't {PLAYING.get(deed, deed.value)} until {until_said(table, lasts, context.by)}."
        table.step("forbid", text, rule("1.6"), rule(LASTING[lasts]))
    return True
