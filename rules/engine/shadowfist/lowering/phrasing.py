"""Noun phrases in one shape, each limit where it belongs, whatever the words around it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules.engine.shadowfist.text.actions import Act, Be, To
from rules.engine.shadowfist.text.node import rebuild
from rules.engine.shadowfist.text.references import Of, You
from rules.engine.shadowfist.text.selectors import (
    Compared,
    Controlled,
    Doing,
    Except,
    Faction,
    Including,
    Is,
    Kind,
    OrElse,
    Owned,
    Placed,
    Quantity,
    Select,
    Several,
    Type,
    Where,
)
from rules.engine.shadowfist.text.timing import AtMoment, Clause, Manner, Sentence

# Where cards are out of play, and the numbers that only cards have.
# How a clause denies what it says.
NEVER = frozenset({"cannot", "not", "do not"})
PILES = {
    "hand": "hand",
    "deck": "deck",
    "smoked pile": "smoked",
    "toasted pile": "toasted",
    "burned-for-victory pile": "burned",
}
OF_CARDS = frozenset({"cost", "fighting", "body", "damage"})


def _attacking_titled(node: Select) -> Select:
    """ "Other attacking "Fire Ants"": cards by that title that attack, and not what attacks one of them."""
    doing = [part for part in node.filters if isinstance(part, Doing)]
    nouns = [word for kind in node.kinds for word in kind.all_of if not isinstance(word, Is)]
    what = doing[0].what if len(doing) == 1 else None
    if nouns or not isinstance(what, Select) or what != Select(Quantity("titled"), what.kinds, what.filters):
        return node
    said = Is(f"{doing[0].verb}ing")
    kinds = tuple(replace(kind, all_of=(*kind.all_of, said, *one.all_of)) for kind in node.kinds for one in what.kinds)
    rest = tuple(part for part in node.filters if part is not doing[0])
    return replace(node, kinds=kinds, filters=(*rest, *what.filters))


def _in_a_pool(node: Select) -> Select:
    """ "The number of [Tech] in your pool": of resources of that kind, since a pool holds nothing else (4.3.1)."""
    in_pool = any(
        isinstance(each, Placed) and isinstance(each.where, Of) and each.where.what == "pool" for each in node.filters
    )
    if not in_pool or any(len(kind.all_of) != 1 or not isinstance(kind.all_of[0], Faction) for kind in node.kinds):
        return node
    return replace(node, kinds=tuple(Kind((*kind.all_of, Type("resource"))) for kind in node.kinds))


def simpler(node: object) -> object:
    """A noun phrase with each limit where it belongs, though the text puts it behind another noun.

    "X cards other than Sites that share a designator": only a phrase that chooses several can ask that they share
    something. "A card other than an Event in your smoked pile": the pile is where the card is. "Characters controlled
    by opponents with a total cost of 3 or less": players have no cost.
    """
    if isinstance(node, Several):
        return _either(node)
    if isinstance(node, Sentence):
        return replace(node, openers=_with_burning(node.openers))
    if isinstance(node, Clause):
        return _at_random(_negated(replace(node, adverbs=_with_burning(node.adverbs))))
    if isinstance(node, Act):
        return _from_pile(node)
    if isinstance(node, AtMoment):
        return _each_stretch(node)
    if not isinstance(node, Select):
        return node
    inner = _each_of(node)
    if inner is not None:
        return inner
    node = _in_a_pool(_attacking_titled(node))
    if any(isinstance(part, Controlled) for part in node.filters) and (apart := _events_apart(node)) is not None:
        return apart
    also = next((part for part in node.filters if isinstance(part, Including)), None)
    if also is not None:
        # "Characters you control, including this card": one or the other.
        rest = replace(node, filters=tuple(part for part in node.filters if part is not also), slot=None)
        return replace(node, kinds=(Kind(()),), filters=(OrElse((rest, also.what)),))
    filters: list[object] = []
    for part in node.filters:
        part = _opponents(_plain(part))
        if isinstance(part, Controlled) and _is_of_events(node):
            # Events are never in play, where alone cards have controllers (4.3.6, 7.4): whose it is, has played it.
            part = Owned(part.by)
        if _chosen_by_you(part):
            continue
        if isinstance(part, Except) and isinstance(part.what, Select):
            kept, moved = _parted(part.what, lambda each: _moves_from_exception(each, node))
            part = replace(part, what=kept) if moved else part
        elif isinstance(part, Controlled | Owned) and isinstance(part.by, Select):
            kept, moved = _parted(part.by, _is_of_cards)
            part = replace(part, by=kept) if moved else part
        else:
            moved = []
        filters += [part, *moved]
    return node if tuple(filters) == node.filters else replace(node, filters=tuple(filters))


def _events_apart(node: Select) -> Select | None:
    """ "Opponents' Events and Sites": Events are theirs otherwise than Sites, which they control (4.3.6)."""
    events = tuple(kind for kind in node.kinds if _is_of_events(replace(node, kinds=(kind,))))
    others = tuple(kind for kind in node.kinds if kind not in events)
    if not events or not others or node.targeted or node.quantity.amount is not None:
        return None
    if any(len(kind.all_of) != 1 for kind in node.kinds):
        return None  # "0-cost Events and States": of which nouns the words before them are said is another question.
    owned = tuple(Owned(part.by) if isinstance(part, Controlled) else part for part in node.filters)
    joints = ["or" if len(kinds) > 1 else "" for kinds in (events, others)]
    either = (
        replace(node, kinds=events, filters=owned, joint=joints[0], slot=None),
        replace(node, kinds=others, joint=joints[1], slot=None),
    )
    return replace(node, kinds=(Kind(()),), filters=(OrElse(either),), joint="")


def _is_of_events(node: Select) -> bool:
    return bool(node.kinds) and all(Type("event") in kind.all_of for kind in node.kinds)


OPPONENT = Select(Quantity("a"), (Kind((Type("opponent"),)),))


def _opponents(part: object) -> object:
    """ "Other than your own" as an opponent's."""
    own = part.what if isinstance(part, Except) else None
    if not isinstance(own, Select) or own.filters != (Controlled(You()),):
        return part
    return Controlled(OPPONENT) if own.kinds and all(Is("own") in kind.all_of for kind in own.kinds) else part


def _each_stretch(node: AtMoment) -> AtMoment:
    """ "At the start of each of your turns" as at the start of your turn: it comes each time."""
    of = node.of
    if not isinstance(of, Select) or of.kinds or of.quantity.word != "each" or len(of.filters) != 1:
        return node
    part = of.filters[0]
    inner = part.where if isinstance(part, Placed) and part.preposition == "of" else None
    return replace(node, of=inner) if isinstance(inner, Of) else node


def _each_of(node: Select) -> Select | None:
    """ "Each of up to 3 Sites" as "up to 3 Sites"."""
    if node.quantity.word != "each" or node.kinds or len(node.filters) != 1:
        return None
    part = node.filters[0]
    of = part.where if isinstance(part, Placed) and part.preposition == "of" else None
    return of if isinstance(of, Select) else None


def _chosen_by_you(part: object) -> bool:
    """Whether a limit only says who chooses: "a player you choose"."""
    return isinstance(part, Where) and part.clause == Clause(Act("choose"), You(), link="whom")


def _negated(clause: Clause) -> Clause:
    """ "If you do not control it" as the denial of what it denies."""
    act = clause.action
    if isinstance(act, Act) and act.verb.startswith("do not ") and clause.mode == "do":
        return replace(clause, action=replace(act, verb=act.verb.removeprefix("do not ")), mode="do not")
    return clause


HOW_BURNED = (Manner("for victory"), Manner("for power"))


def _with_burning(adverbs: tuple[object, ...]) -> tuple[object, ...]:
    """ "When you burn a Site for victory": for what it is burned belongs to the burning (6.4.3)."""
    how = next((each for each in adverbs if each in HOW_BURNED), None)
    if how is None:
        return adverbs
    found: list[object] = []
    for each in adverbs:
        if each is how and found:
            inner = rebuild(found[-1], lambda node: _burned(node, how))
            if inner is not found[-1]:
                found[-1] = inner
                continue
        found.append(each)
    return tuple(found)


def _burned(node: object, how: Manner) -> object:
    if not isinstance(node, Act) or "burn" not in node.verb.split(" or ") or node.complements:
        return node
    return replace(node, complements=(To(how.word, None),))


def _at_random(clause: Clause) -> Clause:
    """ "Smoke one of those Characters, chosen at random" as a random one of them."""
    act, how = clause.action, Manner("at random")
    if how not in clause.adverbs or not isinstance(act, Act) or not isinstance(act.what, Select):
        return clause
    if act.verb == "discard":
        return clause  # Of cards in a hand, which nobody may have named.
    kinds = tuple(replace(kind, all_of=(Is("random"), *kind.all_of)) for kind in act.what.kinds or (Kind(()),))
    what = replace(act.what, kinds=kinds)
    rest = tuple(each for each in clause.adverbs if each != how)
    return replace(clause, action=replace(act, what=what), adverbs=rest)


def _from_pile(act: Act) -> Act:
    """ "Return all Characters ... from any smoked pile to play": the pile is where those cards are."""
    places = [each for each in act.complements if each.preposition == "from" and names_pile(each.what)]
    if not places or not isinstance(act.what, Select) or any(_is_pile(each) for each in act.what.filters):
        return act
    limits = tuple(Placed("from", each.what) for each in places)
    rest = tuple(each for each in act.complements if each not in places)
    return replace(act, what=replace(act.what, filters=(*act.what.filters, *limits)), complements=rest)


def names_pile(node: object) -> bool:
    """Whether a phrase names a place out of play: your smoked pile, any smoked pile."""
    if isinstance(node, Of):
        return node.what in PILES
    return isinstance(node, Select) and any(
        isinstance(word, Type) and word.name.lower() in PILES for kind in node.kinds for word in kind.all_of
    )


def _either(node: Several) -> object:
    """ "A <Hood> Character or a <Hood> Site" as one phrase of which one card is meant."""
    items = [each for each in node.items if isinstance(each, Select)]
    slots = {each.slot for each in items} - {None}
    one = items[0] if items else None
    same = one is not None and all(
        (each.quantity, each.targeted) == (one.quantity, one.targeted) and each.kinds for each in items
    )
    if node.joint != "or" or len(items) < len(node.items) or one is None or not same or len(slots) > 1:
        return node
    if one.quantity.word not in ("a", "an", "any", "number") or any(
        _is_pile(part) for i in items for part in i.filters
    ):
        return node
    slot = slots.pop() if slots else None
    if all(each.filters == one.filters for each in items):
        kinds = tuple(kind for each in items for kind in each.kinds)
        return replace(one, kinds=kinds, joint="or", slot=slot)
    limit = OrElse(tuple(replace(each, slot=None) for each in items))
    return Select(one.quantity, (Kind(()),), (limit,), one.targeted, "or", slot)


def _moves_from_exception(limit: object, node: Select) -> bool:
    return is_shared(limit) or (_is_pile(limit) and not any(_is_pile(each) for each in node.filters))


def _is_pile(limit: object) -> bool:
    return isinstance(limit, Placed) and names_pile(limit.where)


def _parted(node: Select, moves: Callable[[object], bool]) -> tuple[Select, list[object]]:
    """A noun phrase without some of its limits, and those."""
    moved = [each for each in node.filters if moves(each)]
    return replace(node, filters=tuple(each for each in node.filters if each not in moved)), moved


def _is_of_cards(limit: object) -> bool:
    return isinstance(limit, Compared) and limit.what.lower() in OF_CARDS


def _plain(part: object) -> object:
    """ "That is in your smoked pile" as "in your smoked pile"; "in your smoked pile or hand" as either of them."""
    if isinstance(part, OrElse):
        plain = [_plain(each) for each in part.any_of]
        pieces = [one for each in plain for one in (each.any_of if isinstance(each, OrElse) else (each,))]
        return replace(part, any_of=tuple(pieces))
    if isinstance(part, Placed) and isinstance(part.where, Of) and " or " in part.where.what:
        piles = part.where.what.split(" or ")
        if all(pile in PILES for pile in piles):
            return OrElse(tuple(replace(part, where=replace(part.where, what=pile)) for pile in piles))
    clause = part.clause if isinstance(part, Where) else None
    if isinstance(clause, Clause) and isinstance(clause.action, Be) and clause.agent is None:
        simple = clause.mode == "do" and not clause.adverbs and not clause.link and not clause.action.negated
        if simple and isinstance(clause.action.what, Placed | Is | Compared):
            return _plain(clause.action.what)
    return part


def is_shared(part: object) -> bool:
    """Whether a limit asks that several cards share something."""
    clause = getattr(part, "clause", None)
    return isinstance(part, Where) and getattr(getattr(clause, "action", None), "verb", "") == "share"
