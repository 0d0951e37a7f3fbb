"""What cards gain: bonuses, special abilities, designators, immunity."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import DamageKind
from rules.engine.shadowfist.lowering import amounts, cards, quantities
from rules.engine.shadowfist.lowering.context import Context, type_names
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.lowering.words import RESTRICTIONS, keyword, stat
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Act, Bonus, Designator, Immunity, Special, To
from rules.engine.shadowfist.text.timing import Clause

DAMAGE = {
    "damage": DamageKind.ANY,
    "combat damage": DamageKind.COMBAT,
    "non-combat damage": DamageKind.NON_COMBAT,
}


def benefit(node: object, ctx: Context) -> co.Benefit:
    """One benefit.

    :raises UnsupportedError: for one that is not known.
    """
    match node:
        case Bonus(amount, what, against):
            return _bonus(amount, what.lower(), against, ctx)
        case Special(name, value, against):
            return special(name, value, against, ctx)
        case Designator(word):
            return co.HasDesignator(word)
        case Immunity(to):
            return co.HasImmunity(sources(to, ctx))
    raise UnsupportedError(f"gaining {type(node).__name__}")


def _bonus(amount: object, what: str, against: object, ctx: Context) -> co.Benefit:
    number = amounts.amount(amount, ctx)
    if what in DAMAGE:
        following = _without_next(against)
        if following is not None:
            return co.DamageBonus(number, DAMAGE[what], against_cards(following, ctx), next_only=True)
        return co.DamageBonus(number, DAMAGE[what], against_cards(against, ctx))
    if against is not None:
        raise UnsupportedError(f"a bonus to {what} against something")
    if what not in ("fighting", "body"):
        raise UnsupportedError(f"a bonus to {what}")
    return co.BonusTo(stat(what), number)


def _without_next(against: object) -> sel.Select | None:
    """ "The next Site on which it inflicts combat damage": a Site; nothing where the phrase is about any of them."""
    what = against.what if isinstance(against, To) else against
    if not isinstance(what, sel.Select) or not any(sel.Is("next") in kind.all_of for kind in what.kinds):
        return None
    to_it = not isinstance(against, To) or against.preposition == "against"
    if what.quantity != sel.Quantity("the") or len(what.filters) != 1 or not to_it:
        raise UnsupportedError("the next of such cards")
    if not _on_which_it_inflicts(what.filters[0]):
        raise UnsupportedError("the next of such cards")
    kinds = tuple(replace(kind, all_of=tuple(w for w in kind.all_of if w != sel.Is("next"))) for kind in what.kinds)
    return replace(what, quantity=sel.Quantity("a"), kinds=kinds, filters=())


def _on_which_it_inflicts(part: object) -> bool:
    clause = part.clause if isinstance(part, sel.Where) else None
    act = clause.action if isinstance(clause, Clause) else None
    if not isinstance(clause, Clause) or not isinstance(act, Act) or act.verb != "inflict" or clause.link != "on which":
        return False
    if not isinstance(clause.agent, ref.Subject | ref.ThisCard | ref.Target) or act.passive or act.tense:
        return False
    if isinstance(clause.agent, ref.Subject) and clause.agent.type not in ("", "character"):
        return False
    combat = act.what == sel.Select(sel.Quantity(""), (sel.Kind((sel.Is("combat"), sel.Type("damage"))),))
    return combat and not act.complements and not clause.adverbs and clause.mode == "do"


def special(name: str, value: object, against: object, ctx: Context) -> co.HasSpecial:
    """A special ability with its value, and what it works against (10.1.2, 10.2)."""
    if isinstance(value, tuple):
        raise UnsupportedError(f"{name} with a price, gained")
    number = amounts.amount(value, ctx) if value is not None else None
    kind, what = DamageKind.ANY, None
    if against is not None:
        kind, what = _against(against, ctx)
    return co.HasSpecial(keyword(name), number, what, kind)


def _against(node: object, ctx: Context, *, of_damage: bool = False) -> tuple[DamageKind, n.Cards | None]:
    """ "Against Events", "against combat damage"."""
    if isinstance(node, To):
        if node.preposition not in ("against", "to") or (node.preposition == "to" and not of_damage):
            raise UnsupportedError(f"{node.preposition!r} of a special ability")
        node = node.what
    if isinstance(node, str) and node in DAMAGE:
        return DAMAGE[node], None
    if isinstance(node, sel.Select) and type_names(node) == ("damage",):
        kind = quantities.damage_kind_of(node, quantities.ALL_DAMAGE)
        inflicted: n.Cards | None = None
        for part in node.filters:
            match part:
                case sel.Past("inflict", by, ()) if by is not None and inflicted is None:
                    inflicted = sources(by, ctx)
                case sel.Past("inflict", None, (To("by", by),)) if inflicted is None:
                    inflicted = sources(by, ctx)
                case _:
                    raise UnsupportedError("against such damage")
        return kind, inflicted
    return DamageKind.ANY, sources(node, ctx)


def against_cards(node: object, ctx: Context) -> n.Cards | None:
    """The cards against which a bonus to damage counts."""
    if node is None:
        return None
    kind, what = _against(node, ctx, of_damage=True)
    if kind is not DamageKind.ANY:
        raise UnsupportedError("a bonus against damage")
    return what


def sources(node: object, ctx: Context) -> n.Cards:
    """What does something to a card: opponents' Events, effects generated by Sites (an effect is known by its card)."""
    return cards.cards(node, ctx)


def restriction(name: str) -> co.HasRestriction:
    """A restriction that a card gains."""
    if name.lower() not in RESTRICTIONS:
        raise UnsupportedError(f"the restriction {name!r}")
    return co.HasRestriction(RESTRICTIONS[name.lower()])
