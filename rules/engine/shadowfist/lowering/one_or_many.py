"""Whether a phrase that must stand for one card or one player does: "equal to the cost of the targets" does not.

Which parts of a value must, their types say (``OneCard``, ``OnePlayer``, ``OnePatient``). A phrase is one if nothing
that could be on a board makes it several; what may be several is refused, so that nobody has to say which is meant.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import fields, replace
from typing import assert_never

from rules.engine.kernel.value import rebuilt, walk
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import Quality, Role, SlotKey
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError

ONE = re.compile(r"\bOne(Card|Player|Patient)\b")
# What a role stands for that may be several cards.
SEVERAL_BY_ROLE = frozenset({Role.DONE_TO, Role.WOULD_HAVE_SMOKED, Role.WOULD_HAVE_DAMAGED, Role.WOULD_HAVE_TOASTED})
# The parts of what happens to which several cards may be bound at once.
SEVERAL_AT_ONCE = {
    e.TargetEvent: ("what",),
    e.AttackPattern: ("attackers", "against"),
}
Phrase = n.Cards | n.Players | ch.ChooseCards
_PARTS: dict[type, tuple[str, ...]] = {}
One = frozenset[SlotKey]


def check_number(made: ab.Ability) -> None:
    """Looks whether each phrase that must stand for one does.

    :raises UnsupportedError: if one may stand for several.
    """
    one = frozenset(_slots_of_one(made))
    _check(made, one)
    pairs = {each.slot for each in walk(made) if isinstance(each, ch.ChooseCards | ch.ChoosePlayers) and _is_pair(each)}
    for each in walk(made):
        if isinstance(each, ef.SwapTexts | ef.SwapPositions):
            _check_pair(each.cards if isinstance(each, ef.SwapTexts) else each.players, pairs, one)


def with_one_chosen(made: ab.Ability) -> ab.Ability:
    """ "When an attack is declared against a [Lotus] card, return this card to play at its location".

    An attack can be against several; at which of these locations the card is then, who returns it chooses.
    """
    several = set(_slots_of_several(made))

    def chosen(node: object) -> object:
        match node:
            case ef.Return(at=n.Bound(slot) as those, by=by) if slot in several:
                among = n.Matching(((),), (n.IsOneOf(those),))
                return replace(node, at=ch.ChooseCards(None, among, by=by))
        return node

    return rebuilt(made, chosen)


def parts_of_one(kind: type) -> tuple[str, ...]:
    """The parts of a value that must stand for one card or one player.

    >>> parts_of_one(ef.GiveControl)
    ('to',)
    """
    found = _PARTS.get(kind)
    if found is None:
        found = _PARTS[kind] = tuple(each.name for each in fields(kind) if ONE.search(str(each.type)))
    return found


def _check(node: object, one: One) -> None:
    if isinstance(node, tuple):
        for each in node:
            _check(each, one)
        return
    parts = getattr(type(node), "__dataclass_fields__", None)
    if parts is None:
        return
    for name in parts_of_one(type(node)):
        phrase = getattr(node, name)
        if phrase is not None and not is_one(phrase, one):
            raise UnsupportedError(f"several {SORTS[isinstance(phrase, n.Players)]}, where the text needs one")
    why = _needs_one(node, one)
    if why:
        raise UnsupportedError(why)
    for name in parts:
        _check(getattr(node, name), one | _each_in(node, name))


def _is_pair(choice: ch.ChooseCards | ch.ChoosePlayers) -> bool:
    return (choice.least, choice.most) == (2, 2)


def _check_pair(phrase: n.Cards | n.Players, pairs: Collection[SlotKey | None], one: One) -> None:
    match phrase:
        case n.Bound(slot) | n.BoundPlayers(slot) if slot in pairs:
            return
        case n.EitherCards((first, second)) if is_one(first, one) and is_one(second, one):
            return
        case n.EitherPlayers((player, other)) if is_one(player, one) and is_one(other, one):
            return
    raise UnsupportedError("others than two that swap something")


SORTS = ("cards", "players")


def _needs_one(node: object, one: One) -> str:
    """Why a value cannot be run with a phrase in it, apart from what the types of its parts say; or nothing."""
    match node:
        case a.NumberOf(stat, of, _, None) if not is_one(of, one):
            return f"the {stat.value} of several cards, of which it is not said which counts"
        case ef.Later(t.Moment(of=who)) if who is not None and not is_one(who, one):
            return "a later moment of several players"
        case ef.Damage(divided=True, source=source) if not is_one(source, one):
            return "damage of several cards that is divided"
        case ef.CopyText(of, parts=parts) if any(each not in TEXTS for each in parts) and not is_one(of, one):
            return "a characteristic that is copied from several cards"
    return ""


TEXTS = (ef.Part.TEXT, ef.Part.SPECIALS, ef.Part.RESTRICTIONS, ef.Part.DESIGNATORS)


def _each_in(node: object, part: str) -> One:
    """What stands for each card or player by itself in a part of a value: "damage equal to its Fighting"."""
    match node, part:
        case ef.ForEachPlayer(slot), "effects":
            return frozenset({slot})
        case ef.Damage(), "amount":
            phrases = (node.source, node.on)
            slots = (each.slot for each in phrases if isinstance(each, n.Bound | n.Matching | ch.ChooseCards))
            return frozenset(each for each in slots if each is not None)
    return frozenset()


def is_one(phrase: Phrase, one: One) -> bool:
    """Whether a phrase stands for one card or player, or none, whatever is on the board.

    :param one: the slots that do.
    """
    match phrase:
        case n.This() | n.SubjectOfThis() | n.You() | n.CurrentPlayer() | n.HighestBidder() | n.AttackingPlayer():
            return True
        case n.Bound(Role() as role) | n.BoundPlayers(Role() as role):
            return role not in SEVERAL_BY_ROLE
        case n.Bound(slot) | n.BoundPlayers(slot):
            return slot in one
        case n.SubjectsOf(of) | n.TargetsOfAttacks(of) | n.ControllersOf(of) | n.OwnersOf(of):
            return is_one(of, one)
        case n.NextTo(_, of):
            return is_one(of, one)
        case n.StatesOn() | n.TargetsOfEffect() | n.LegalSubjectsFor() | n.PlayersWho():
            return False
        case n.EitherCards(of):
            return len(of) < 2
        case n.EitherPlayers(of):
            return len(of) < 2
        case n.Matching():
            return _is_the_only(phrase, one)
        case ch.ChooseCards(most=most):
            return most == 1
    assert_never(phrase)


def _is_the_only(phrase: n.Matching, one: One) -> bool:
    """Whether a phrase says of its card what is so of one at most: "the only attacker", "the Site behind it"."""
    if phrase.kinds and all(n.Is(Quality.ONLY_ATTACKER) in kind for kind in phrase.kinds):
        return True
    for limit in phrase.limits:
        match limit:
            case n.IsOneOf(of, False) | n.BehindSite(of) if is_one(of, one):
                return True
    return False


def _slots_of_one(made: ab.Ability) -> Iterator[SlotKey]:
    """The slots that stand for one card or player."""
    several = set(_slots_of_several(made))
    for each in walk(made):
        match each:
            case ch.ChooseCards(slot=slot) | ch.ChoosePlayers(slot=slot) if slot is not None and each.most == 1:
                yield slot
            case ch.ChooseNumber(slot) if slot is not None:
                yield slot
            case ef.ForEachPlayer(slot, one=True):
                yield slot
            case t.Moment(whose=slot) if slot is not None:
                yield slot
            case ef.Draw(1, slot=slot) | ef.Discard(1, slot=slot) | ef.LookAt(number=1, slot=slot) if slot is not None:
                if is_one(each.of if isinstance(each, ef.LookAt) else each.players, frozenset()):
                    yield slot
            case ab.RespondsTo(what):
                yield from _slots_in(what)
            case ab.Activated(users=users):
                yield from _slots_in(users)  # Of those who may use it the one who does is meant.
            case ab.PlayTiming(structure=whose) | co.PlayPermission(structure=whose):
                yield from _slots_in(whose)  # Whose it is, its player says as the card is played (4.3.3).
            case _ if isinstance(each, e.EventPattern):
                yield from (slot for slot in _slots_of_event(each) if slot not in several)


def _slots_of_event(event: e.EventPattern) -> Iterator[SlotKey]:
    """What happens, happens to one card and is done by one: each phrase of it is bound to that."""
    for each in fields(event):
        yield from _slots_in(getattr(event, each.name))


def _slots_of_several(made: ab.Ability) -> Iterator[SlotKey]:
    for each in walk(made):
        for name in SEVERAL_AT_ONCE.get(type(each), ()):
            yield from _slots_in(getattr(each, name))
        if isinstance(each, e.CardEvent | e.DamageEvent) and each.together:
            yield from _slots_in(each.by)


def _slots_in(phrase: object) -> Iterator[SlotKey]:
    """The slots of a phrase, and of the players of whom its limits say that it is theirs."""
    match phrase:
        case n.Matching() | n.PlayersWho():
            if phrase.slot is not None:
                yield phrase.slot
            for limit in phrase.limits:
                match limit:
                    case n.ControlledBy(who) | n.OwnedBy(who) | n.EffectGeneratedBy(who):
                        yield from _slots_in(who)
        case n.EitherCards(of) | n.EitherPlayers(of):
            for each in of:
                yield from _slots_in(each)
