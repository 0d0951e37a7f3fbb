"""Phrases for cards: references, and nouns with what limits them."""

from __future__ import annotations

from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import CardType, Quality, Role, Slot
from rules.engine.shadowfist.lowering import amounts, limits
from rules.engine.shadowfist.lowering.context import Context, Sort, singular, type_names
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.lowering.words import NEGATED_QUALITIES, QUALITIES, TYPES, symbol
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel

# The quantities of a phrase that stands for whatever fits it: "at the location of a Site you control".
WHATEVER = frozenset(
    {"", "a", "an", "any", "the", "all", "each", "every", "another", "any other", "all other", "each other", "titled"}
)
# Those of a phrase in a limit, an event or a condition: one that fits is enough.
ONE_OF = frozenset({"", "a", "an", "any", "the", "this", "that", "another", "any other", "titled"})
# Those of a phrase that means all of them together.
ALL = frozenset({"", "all", "each", "every", "all other", "each other", "the", "both", "titled"})


# Where of several phrases it does not matter which fits.
EITHER = (WHATEVER, ONE_OF)


def cards(node: object, ctx: Context, quantities: frozenset[str] = WHATEVER) -> n.Cards:
    """The cards that a phrase stands for.

    :param quantities: the words of quantity that mean "whatever fits" where the phrase stands.
    :raises UnsupportedError: for a phrase with anything else to it.
    """
    match node:
        case ref.ThisCard():
            return n.This()
        case ref.Subject(type):
            if type and type not in TYPES:
                raise UnsupportedError(f"a subject that is a {type}")
            return n.SubjectOfThis(TYPES[type] if type else None)
        case ref.Itself():
            return n.Bound(Role.ITSELF)
        case ref.Target(slot) | ref.Chosen(slot) | ref.That(slot) if ctx.sort(slot) is Sort.CARDS:
            return n.Bound(Slot(slot))
        case ref.Of("original subject", ref.Target() | ref.Chosen() | ref.That(), ()):
            return n.Bound(Role.ORIGINAL_SUBJECT)
        case ref.Of("subject", of, ()):
            return n.SubjectsOf(cards(of, ctx))
        case ref.Of("target", ref.Of("attack", of, ()), ()):
            return n.TargetsOfAttacks(cards(of, ctx))
        case ref.Of("target", ref.ThisCard() | ref.Subject() | ref.That() as of, ()):
            return n.TargetsOfAttacks(cards(of, ctx))
        case ref.Of("target", ref.Target(slot) | ref.Chosen(slot) | ref.That(slot) as of, ()):
            # What an Event targets is what its effect does; a Character has a target in an attack.
            found = cards(of, ctx)
            phrase = ctx.phrases.get(slot)
            names = type_names(phrase) if phrase is not None else ()
            return n.TargetsOfEffect(found) if {"event", "effect"} & set(names) else n.TargetsOfAttacks(found)
        case ref.Of("states" | "state", of, ()):
            return n.StatesOn(cards(of, ctx))
        case sel.Select() if type_names(node) == ("legal subject",):
            return _legal_subjects(node, ctx, quantities)
        case sel.Select():
            return matching(node, ctx, quantities)
        case sel.Several(items, "and") if "a" in quantities and any(_is_one(item) for item in items):
            raise UnsupportedError("one card and another, where one of several is enough")
        case sel.Several(items, joint) if joint in ("and", "and/or") or (joint == "or" and quantities in EITHER):
            return n.EitherCards(tuple(cards(item, ctx, quantities) for item in items))
    raise UnsupportedError(f"{_named(node)} as cards")


def _is_one(node: object) -> bool:
    return isinstance(node, sel.Select) and node.quantity in (sel.Quantity("a"), sel.Quantity("an"))


def _named(node: object) -> str:
    return f"the {node.what} of something" if isinstance(node, ref.Of) else type(node).__name__


def _legal_subjects(node: sel.Select, ctx: Context, quantities: frozenset[str]) -> n.LegalSubjectsFor:
    """A legal subject for a State (4.3.4)."""
    if node.quantity.word.endswith("other") or node.targeted:
        raise UnsupportedError("other legal subjects")
    if node.quantity.word not in quantities or node.quantity.amount is not None or len(node.filters) > 1:
        raise UnsupportedError("such legal subjects")
    if not node.filters:
        return n.LegalSubjectsFor(n.This())
    (part,) = node.filters
    if not isinstance(part, sel.Placed) or part.preposition != "for":
        raise UnsupportedError("legal subjects with more to it")
    return n.LegalSubjectsFor(cards(part.where, ctx))


def matching(node: sel.Select, ctx: Context, quantities: frozenset[str] = WHATEVER) -> n.Matching:
    """The cards that fit a noun phrase, whatever their number; a targeted or chosen one is a choice elsewhere."""
    if node.targeted:
        raise UnsupportedError("a target here")
    word, amount = node.quantity.word, node.quantity.amount
    if quantities is ONE_OF and (word, amount) in (("or more", 1), ("at least", 1)):
        return described(node, ctx)  # "By one or more Characters": by one is enough.
    if amount is not None or word not in quantities:
        raise UnsupportedError(f"{word if amount is None or word != 'number' else 'so many'} of some cards here")
    return described(node, ctx)


def described(node: sel.Select, ctx: Context) -> n.Matching:
    """What a noun phrase says of each card, but for how many there are."""
    another: tuple[n.Word, ...] = (n.Another(),) if node.quantity.word.endswith("other") else ()
    kinds = tuple((*another, *kind_of(kind, ctx)) for kind in node.kinds)
    if not kinds:
        kinds = (another,)
    found = tuple(limits.limit(part, ctx) for part in node.filters)
    return n.Matching(kinds, found, Slot(node.slot) if node.slot is not None else None)


def kind_of(kind: sel.Kind, ctx: Context) -> n.Kind:
    """The words of a noun."""
    return tuple(word(each, ctx) for each in kind.all_of)


def word(node: object, ctx: Context) -> n.Word:
    """One word of a noun: a type, an adjective, a designator, a symbol, a printed cost."""
    match node:
        case sel.Type(name, negated):
            if singular(name) == "foundation character":
                raise UnsupportedError("a foundation Character as one word")
            found = TYPES.get(singular(name)) or TYPES.get(name.lower())
            if found is None:
                raise UnsupportedError(f"{name} as a card")
            return n.OfType(found, negated)
        case sel.Is("other", False):
            return n.Another()
        case sel.Is("only", False):
            raise UnsupportedError("'only' of a card")
        case sel.Is(what, negated) if what.lower() in QUALITIES:
            return n.Is(QUALITIES[what.lower()], negated)
        case sel.Is(what, negated) if what.lower() in NEGATED_QUALITIES:
            return n.Is(NEGATED_QUALITIES[what.lower()], not negated)
        case sel.Is("weapon" | "vehicle" | "schtick" as what, negated):
            return n.OfType(TYPES[what], negated)
        case sel.Is("feng shui", negated):
            return n.OfType(CardType.FENG_SHUI_SITE, negated)
        case sel.Is(what, _):
            raise UnsupportedError(f"the adjective {what!r}")
        case sel.Designated(text, negated):
            return n.Designated(text, negated)
        case sel.Faction(name, negated):
            return n.OfSymbol(symbol(name), negated)
        case sel.Costing(amount):
            return n.Costs(amounts.amount(amount, ctx))
    raise UnsupportedError(f"{type(node).__name__} of a card")


def is_event(what: object, ctx: Context) -> bool:
    """Whether what is meant is an Event, or may be one."""
    if isinstance(what, ref.That | ref.Target | ref.Chosen):
        what = ctx.phrases.get(what.slot)
    return isinstance(what, sel.Select) and "event" in type_names(what)


def is_same(named: object, what: object) -> bool:
    """Whether a reference is to what a phrase has picked out: "return target to its owner's hand"."""
    if isinstance(what, sel.Select):
        return isinstance(named, ref.That | ref.Target | ref.Chosen) and named.slot == what.slot
    return bool(named == (what if what is not None else ref.ThisCard()))


def only_attacker(node: sel.Select) -> bool:
    """Whether a phrase is "the only attacking Character"."""
    return any(sel.Is("only") in kind.all_of for kind in node.kinds) and any(
        sel.Is(Quality.ATTACKING.value) in kind.all_of for kind in node.kinds
    )
