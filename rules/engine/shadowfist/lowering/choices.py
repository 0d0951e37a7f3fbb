"""What is chosen, targeted or named; and the objects of effects, of which all are meant or some are chosen."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import Nameable, Slot
from rules.engine.shadowfist.lowering import amounts, cards, players
from rules.engine.shadowfist.lowering.context import Context, Sort, sort_of, type_names
from rules.engine.shadowfist.lowering.statement import ACTING, Statement, plain
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.lowering.words import NAMEABLES
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel

YOU = n.You()
RANDOM = sel.Is("random")
OTHER = frozenset({"another", "any other"})
ONE = frozenset({"a", "an", "any", "another", "the", "one", "any other"})


def bounds(quantity: sel.Quantity, ctx: Context) -> tuple[a.Amount, a.Amount | None]:
    """How many a quantity asks for: at least, at most (``None``: any number)."""
    word = quantity.word
    if quantity.amount is None:
        if word in ONE:
            return 1, 1
        if word in ("any number of", "any number"):
            return 0, None
        if word == "one or more":
            return 1, None
        raise UnsupportedError(f"{word or 'some'} that are chosen")
    number = amounts.amount(quantity.amount, ctx)
    match word:
        case "number" | "exactly" | "only" | "another":
            return number, number
        case "up to":
            return 0, number
        case "or more" | "at least":
            return number, None
        case "or fewer" | "or less" | "at most":
            return 0, number
    raise UnsupportedError(f"{word!r} that are chosen")


def is_of_one(quantity: sel.Quantity) -> bool:
    """Whether a phrase of that quantity stands for one thing: "a player", "that player", "1 player"."""
    return quantity.amount == 1 if quantity.amount is not None else quantity.word in ONE | {"this", "that"}


def without_random(node: sel.Select) -> tuple[sel.Select, bool]:
    """A phrase without "random", and whether that stood in it."""
    if not any(RANDOM in kind.all_of for kind in node.kinds):
        return node, False
    kinds = tuple(sel.Kind(tuple(word for word in kind.all_of if word != RANDOM)) for kind in node.kinds)
    return replace(node, kinds=kinds), True


def choice(node: object, ctx: Context, *, by: n.Players = YOU, targets: bool = False) -> ch.Choice:
    """What a player chooses, targets or names."""
    if not isinstance(node, sel.Select):
        raise UnsupportedError(f"choosing {type(node).__name__}")
    node, at_random = without_random(node)
    node = _chooser(node)
    slot = Slot(node.slot) if node.slot is not None else None
    targets = targets or node.targeted
    sort = sort_of(node)
    if sort is Sort.WORDS:
        if targets or at_random:
            raise UnsupportedError("naming something in that way")
        return _name(node, slot, by, ctx)
    least, most = bounds(node.quantity, ctx)
    if sort is Sort.PLAYERS:
        among = players.players(_untargeted(node), ctx)
        if not isinstance(among, n.PlayersWho) or at_random:
            raise UnsupportedError("choosing such players")
        return ch.ChoosePlayers(slot, replace(among, slot=None), least, most, targets, by)
    if sort is not Sort.CARDS:
        raise UnsupportedError(f"choosing {' or '.join(type_names(node))}")
    return ch.ChooseCards(slot, _among(node, ctx), least, most, targets, by, at_random)


def _among(node: sel.Select, ctx: Context) -> n.Matching:
    found = cards.cards(_untargeted(node), ctx)
    if isinstance(found, n.Matching):
        return replace(found, slot=None)
    if isinstance(found, n.LegalSubjectsFor):
        return n.Matching(((),), (n.IsOneOf(found),))
    raise UnsupportedError("choosing among those")


def _untargeted(node: sel.Select) -> sel.Select:
    word = "another" if node.quantity.word.endswith("other") else ""
    return replace(node, quantity=sel.Quantity(word), targeted=False)


def _chooser(node: sel.Select) -> sel.Select:
    """ "A player of your choice": who chooses is said already."""
    rest = tuple(part for part in node.filters if not _of_your_choice(part))
    return node if len(rest) == len(node.filters) else replace(node, filters=rest)


def _of_your_choice(part: object) -> bool:
    return isinstance(part, sel.Placed) and part.preposition == "of" and part.where == ref.Of("choice", ref.You())


def _name(node: sel.Select, slot: Slot | None, by: n.Players, ctx: Context) -> ch.Name:
    names = type_names(node)
    words = [word for kind in node.kinds for word in kind.all_of]
    if len(names) != 1 or len(words) != 1 or names[0] not in NAMEABLES or node.quantity.word not in ONE - OTHER:
        raise UnsupportedError(f"naming {' or '.join(names)} of that kind")
    among: n.Players | None = None
    excepted: list[str] = []
    for part in node.filters:
        match part:
            case sel.Placed("in", ref.Of("pool", of, ())) if among is None:
                among = players.players(of, ctx)
            case sel.Except(
                sel.Select(sel.Quantity("" | "any" | "a", None), filters=(), targeted=False) as what, "other than"
            ):
                for kind in what.kinds:
                    for word in kind.all_of:
                        if not isinstance(word, sel.Designated) or word.negated:
                            raise UnsupportedError("naming all but that")
                        excepted.append(word.word)
            case _:
                raise UnsupportedError(f"naming {names[0]} with {type(part).__name__}")
    if excepted and NAMEABLES[names[0]] is not Nameable.DESIGNATOR:
        raise UnsupportedError("naming all but that")
    return ch.Name(slot, NAMEABLES[names[0]], by, among, tuple(excepted))


# The quantities of a phrase that means one of several players, whom somebody has to choose.
ONE_OF_PLAYERS = frozenset({"a", "an", "any", "another", "one", "any other"})
# Who is chosen to do something, or to have it done, where no later word refers to that player: one for each statement
# (``referring.told_apart``).
ACTING_PLAYER, CHOSEN_PLAYER = Slot(-5), Slot(-2)


def people(node: object, made: Statement, *, by: n.Players = YOU) -> n.Players:
    """The players to whom or from whom something is done; of "an opponent" who does it chooses which, as it is done."""
    if not isinstance(node, sel.Select) or node.targeted or node.quantity.word not in ONE_OF_PLAYERS:
        return players.players(node, made.ctx, ACTING)
    among = players.players(node, made.ctx)
    if not isinstance(among, n.PlayersWho):
        return among  # The winner, the opponent on one's left: that is one.
    chosen = choice(node, made.ctx, by=by)
    if not isinstance(chosen, ch.ChoosePlayers):
        raise UnsupportedError("somebody else than a player")
    slot = chosen.slot if chosen.slot is not None else CHOSEN_PLAYER
    made.choose(replace(chosen, slot=slot))
    return n.BoundPlayers(slot)


def patients(node: object, ctx: Context, *, by: n.Players = YOU) -> ch.Patients:
    """The cards to which an effect does something: all that a phrase stands for, or those chosen as it resolves."""
    if node is None:
        raise UnsupportedError("an effect without an object")
    if isinstance(node, sel.Select):
        if node.targeted:
            raise UnsupportedError("a target that is named on resolution")
        if node.quantity.amount is None and node.quantity.word in cards.ALL and not _is_one(node):
            players.check_whose(node, ctx)
            return cards.matching(plain(node, "all other" if node.quantity.word.endswith("other") else ""), ctx)
        made = choice(node, ctx, by=by)
        if not isinstance(made, ch.ChooseCards):
            raise UnsupportedError("an effect on something else than cards")
        if _is_one(node) and not any(isinstance(each, n.BehindSite) for each in made.among.limits):
            raise UnsupportedError("the cards of a kind, of which it is not said whether they are one or all")
        return made
    if isinstance(node, sel.Several) and node.joint != "and":
        raise UnsupportedError("an effect on one thing or another")
    return cards.cards(node, ctx, cards.ALL)


def _is_one(node: sel.Select) -> bool:
    """ "The Site behind it" is one card; "the Characters" are all of them, which the tree does not tell apart."""
    return node.quantity.word == "the"
