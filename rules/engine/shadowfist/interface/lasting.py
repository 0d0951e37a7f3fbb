"""What effects have given to cards for a time, as a board states it on each of them: ``lasting`` (DESIGN 7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.engine.kernel.fields import MAX_NUMBER, Fields, quoted
from rules.engine.kernel.frozen import frozen
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir.words import DamageKind, KeywordName, RestrictionName, Stat
from rules.engine.shadowfist.query.game.state import Game, Known, Modification
from rules.engine.shadowfist.view.control import CONTROL

CANCELED = "canceled"
# Until when, and what the engine calls it.
UNTIL = {
    "end of turn": "turn",
    "end of attack": "attack",
    "end of combat": "combat",
    "leaves play": "leaves play",
    "maintained": "maintained",
}
DAMAGE = {"damage": DamageKind.ANY, "combat_damage": DamageKind.COMBAT}
FIELDS = ("until", "by", "source", "gains", "fighting", *DAMAGE, "controller", "blank")
SPECIALS = {each.value: each for each in KeywordName}
RESTRICTIONS = {each.value: each for each in RestrictionName}


@frozen
class Lasting:
    """What one effect has given to one card, and until when."""

    until: str
    by: str
    source: str
    what: tuple[object, ...]


def read(fields: Fields, names: Sequence[str]) -> Lasting:
    """One entry of ``lasting``."""
    fields.only(*FIELDS)
    for name in ("until", "by", "source"):
        if fields.given.get(name, "") == "":
            fields.fault(name, "needed: until when it lasts, whose effect it is and of which card")
    until = fields.choice("until", tuple(UNTIL), "end of turn")
    by, source = fields.text("by", ""), fields.text("source", "")
    if by and by not in names:
        fields.fault("by", f"no player is named {quoted(by)}")
    what: list[object] = []
    if "fighting" in fields.given:
        what.append(co.BonusTo(Stat.FIGHTING, fields.number("fighting", 0, least=-MAX_NUMBER)))
    for name, kind in DAMAGE.items():
        if name in fields.given:
            what.append(co.DamageBonus(fields.number(name, 0, least=-MAX_NUMBER), kind))
    for i, word in enumerate(fields.words("gains")):
        gained = _gained(word)
        if gained is None:
            fields.fault(f"gains[{i}]", f"{quoted(word)} is neither a special ability nor a restriction (10.1)")
        what.append(gained)
    if "controller" in fields.given:
        if fields.text("controller", "") != by:
            fields.fault("controller", "who takes control by an effect is the player whose effect it is: 'by'")
        what.append(CONTROL)
    if fields.flag("blank"):
        what.append(CANCELED)
    if not what:
        fields.fault("until", "say what it gives: gains, fighting, damage, combat_damage, controller or blank")
    return Lasting(until, by, source, tuple(what))


def _gained(word: str) -> co.HasSpecial | co.HasRestriction | None:
    if word in RESTRICTIONS:
        return co.HasRestriction(RESTRICTIONS[word])
    name, _, number = word.partition(": ")
    if name not in SPECIALS or not (number.isdigit() or not number):
        return None
    return co.HasSpecial(SPECIALS[name], int(number) if number else None)


def begin(game: Game, given: Iterable[tuple[str, Lasting]]) -> Game:
    """The game with what lasts on its cards; what one effect has given to several is one thing."""
    together: dict[Lasting, list[Known]] = {}
    for card_id, lasting in given:
        together.setdefault(lasting, []).append(game.known(card_id))
    number, found = game.number, []
    for lasting, cards in together.items():
        number += 1
        source = game.known(lasting.source)
        keeper = source if lasting.until == "maintained" else None
        until = UNTIL[lasting.until]
        found.append(Modification(number, tuple(cards), lasting.what, until, lasting.by, source, keeper))
    return game.with_(modifications=tuple(found), number=number) if found else game


def told(game: Game) -> dict[str, list[dict[str, object]]]:
    """What lasts and has fields, by the card on which it does."""
    found: dict[str, list[dict[str, object]]] = {}
    for each in game.modifications:
        lasting = _lasting(game, each)
        if lasting is not None:
            for known in each.cards:
                found.setdefault(known.id, []).append(_written(lasting))
    return found


def tells_all(game: Game) -> bool:
    """Whether that is all that lasts, and comes out the same when it is read."""
    in_order = {card.id: n for n, card in enumerate(game.in_play())}
    given: list[tuple[str, Lasting]] = []
    for each in game.modifications:
        lasting = _lasting(game, each)
        if lasting is None:
            return False
        given += [(known.id, lasting) for known in each.cards]
    given.sort(key=lambda one: in_order[one[0]])
    again = begin(game, given).modifications
    return [(each.cards, each.what) for each in again] == [(each.cards, each.what) for each in game.modifications]


def _lasting(game: Game, each: Modification) -> Lasting | None:
    until = next((said for said, until in UNTIL.items() if until == each.until), None)
    source = game.same(each.source) if each.source is not None else None
    kept = each.source if until == "maintained" else None
    here = all((card := game.same(known)) is not None and card.in_play for known in each.cards)
    if until is None or source is None or not each.cards or not here or each.keeper != kept:
        return None
    if each.slots or each.x is not None or each.once or each.conditions:
        return None
    if each.until == "leaves play" and CONTROL in each.what:
        return None  # Which of several took control last is told by ``resume``.
    return Lasting(until, each.by, source.id, each.what) if _sayable(each.what) else None


def _sayable(what: tuple[object, ...]) -> bool:
    """Whether all of it has a field, and stands in the order of these."""
    order = []
    for each in what:
        match each:
            case co.BonusTo(Stat.FIGHTING, int()):
                order.append(0)
            case co.DamageBonus(int(), kind, against=None, next_only=False) if kind in DAMAGE.values():
                order.append(1 + list(DAMAGE.values()).index(kind))
            case co.HasRestriction() | co.HasSpecial(value=int() | None):
                if _gained(_word(each)) != each:
                    return False
                order.append(3)
            case str() if each == CONTROL:
                order.append(4)
            case str() if each == CANCELED:
                order.append(5)
            case _:
                return False
    return order == sorted(order) and all(order.count(each) < 2 for each in (0, 1, 2))


def _word(gained: co.HasSpecial | co.HasRestriction) -> str:
    name: str = gained.name.value
    return name if isinstance(gained, co.HasRestriction) or gained.value is None else f"{name}: {gained.value}"


def _written(lasting: Lasting) -> dict[str, object]:
    found: dict[str, object] = {"until": lasting.until, "by": lasting.by, "source": lasting.source}
    gains = []
    for each in lasting.what:
        match each:
            case co.BonusTo(_, amount):
                found["fighting"] = amount
            case co.DamageBonus(amount, kind):
                found |= {name: amount for name, meant in DAMAGE.items() if meant is kind}
            case co.HasSpecial() | co.HasRestriction():
                gains.append(_word(each))
            case str() if each == CONTROL:
                found["controller"] = lasting.by
            case _:
                found["blank"] = True
    return {**found, "gains": gains} if gains else found
