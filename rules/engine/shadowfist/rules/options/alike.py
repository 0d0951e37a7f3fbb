"""Cards that are alike: whatever may be done with one of them may be done with any other.

They have the same wording and owner, are in the same place and state, and everything that has happened or goes on
treats them the same. So it is enough to try an action with one of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from itertools import combinations

from rules.engine.kernel.actions import Action
from rules.engine.kernel.json_values import Json
from rules.engine.shadowfist.query.game.attack_state import Attack, Attacker
from rules.engine.shadowfist.query.game.events import Happening, happenings
from rules.engine.shadowfist.query.game.state import Card, Game, Known

Kinds = Mapping[str, int]
Mentions = dict[str, list[Hashable]]

# Fields of a card that do not tell it from others that are alike; the order of entering play is nobody's concern here.
ITS_OWN = ("id", "entered")


def kinds(game: Game, *others: object) -> Kinds:
    """What kind of card each is, as a number; cards of one kind are alike.

    :param others: what else mentions cards by id: an action that goes on, answers that have been given.
    """
    mentions = _mentions(game)
    for n, other in enumerate(others):
        for card_id in set(_words(other)) & game.cards.keys():
            mentions[card_id].append(("other", n, card_id))
    fronts = {column.front for player in game.players.values() for column in player.columns}
    found: dict[str, Hashable] = {}
    for card in game.cards.values():
        alone = card.id if game.states_on(card.id) else None
        found[card.id] = (_state(card), alone, card.id in fronts, frozenset(_counted(mentions[card.id])))
    return _numbered(found)


def still(kinds: Kinds, game: Game) -> Kinds:
    """The kinds of cards that were alike and have fared alike since: one may have been drawn, and another not."""
    return _numbered({card_id: (kind, _state(game.cards[card_id])) for card_id, kind in kinds.items()})


def _numbered(kinds: Mapping[str, Hashable]) -> dict[str, int]:
    numbers: dict[Hashable, int] = {}
    return {card_id: numbers.setdefault(kind, len(numbers)) for card_id, kind in kinds.items()}


def one_of_each(cards: Iterable[Card], kinds: Kinds) -> list[Card]:
    """The first card of each kind."""
    found: dict[object, Card] = {}
    for card in cards:
        found.setdefault(kinds.get(card.id, card.id), card)
    return list(found.values())


def shape(action: object, kinds: Kinds) -> Hashable:
    """What is the same of two actions that differ only in cards that are alike."""
    places: dict[str, tuple[int, int]] = {}
    seen: dict[int, int] = defaultdict(int)

    def of(value: object) -> Hashable:
        if isinstance(value, str):
            if value in kinds and value not in places:
                places[value] = (kinds[value], seen[kinds[value]])
                seen[kinds[value]] += 1
            return places.get(value, value)
        if isinstance(value, Mapping):
            return tuple((of(name), of(each)) for name, each in value.items())
        if isinstance(value, list | tuple):
            return tuple(of(each) for each in value)
        return value if isinstance(value, Hashable) else str(value)

    return of(action)


def _counted(mentions: Iterable[Hashable]) -> Iterator[tuple[Hashable, int]]:
    counts: dict[Hashable, int] = defaultdict(int)
    for each in mentions:
        counts[each] += 1
    yield from counts.items()


# What is said of each card elsewhere in the game


def _mentions(game: Game) -> Mentions:
    found: Mentions = defaultdict(list)
    for n, attack in enumerate((game.attack, *game.attacks)):
        if attack is not None:
            _of_attack(n, attack, found)
    for name in ("scene", "next_scene", "modifications", "signposts", "auction"):
        _note((name,), getattr(game, name), found)
    for key, number in game.tally.items():
        for card_id in (each for each in key if isinstance(each, str) and each in game.cards):
            found[card_id].append(("tally", tuple(None if each == card_id else each for each in key), number))
    for card in game.cards.values():
        if card.chosen:
            _note(("chosen", card.id), card.chosen, found)
    for n, happening in enumerate((*game.recent, *happenings(game))):
        _of_happening(n, happening, found)
    return found


def _of_attack(n: int, attack: Attack, found: Mentions) -> None:
    for name in (each.name for each in fields(attack) if each.name not in ("attackers", "fights")):
        _note(("attack", n, name), getattr(attack, name), found)
    for place, fight in enumerate(attack.fights):
        found[fight.attacker.id].append(("fight", n, fight.opponent, fight.struck))
        found[fight.opponent.id].append(("fought", n, place))
    for place, part in enumerate(attack.attackers):
        # Attackers with the same target and past are alike, in whatever order they were declared.
        found[part.card.id].append(("attacker", n, *_without_card(part)))
        _note(("attacked", n, place), (part.target, part.overcame), found)


def _without_card(part: Attacker) -> tuple[object, ...]:
    return tuple(value for name, value in vars(part).items() if name != "card")


def _of_happening(n: int, happening: Happening, found: Mentions) -> None:
    """What was done to or by one card is told by what it was; what several did together, by which event it was."""
    together = len(happening.targets) > 1 or bool(happening.deeds)
    if together:
        _note(("happening", n), (happening.targets, happening.deeds), found)
    told = (happening.card, happening.source, happening.targets if not together else n)
    rest = tuple(getattr(happening, name) for name in _TOLD)
    was = happening.was
    for known in {each for each in (happening.card, happening.source, *happening.targets[:1]) if each is not None}:
        before = _state(was) if was is not None and was.id == known.id else was and was.id
        found[known.id].append(("happening", rest, _masked(told, known), before))


_TOLD = ("verb", "by", "amount", "player", "detail", "effect", "replaced", "moment")


def _masked(value: object, known: Known) -> Hashable:
    """A value in which one card is only "this card"."""
    if isinstance(value, Known):
        return None if value == known else value
    return tuple(_masked(each, known) for each in value) if isinstance(value, tuple) else value


def _state(card: Card) -> tuple[object, ...]:
    return tuple(value for name, value in vars(card).items() if name not in ITS_OWN)


def _note(path: tuple[Hashable, ...], value: object, found: Mentions) -> None:
    """Notes where each card stands in a value: by the fields that lead there, and places in rows of other things."""
    if isinstance(value, Known):
        found[value.id].append(path)
    elif isinstance(value, tuple):
        together = all(isinstance(each, Known) for each in value)
        for place, each in enumerate(value):
            _note(path if together else (*path, place), each, found)
    elif is_dataclass(value) and not isinstance(value, Card | type):
        for name in (each.name for each in fields(value)):
            _note((*path, name), getattr(value, name), found)


def _words(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for each in (*value.keys(), *value.values()):
            yield from _words(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _words(each)


# Putting others in their place


def groups_in(value: object) -> Iterator[tuple[str, ...]]:
    """The words of an action in groups: within a list their order means nothing."""
    if isinstance(value, str):
        yield (value,)
    elif isinstance(value, Mapping):
        for name, each in value.items():
            yield (str(name),)
            yield from groups_in(each)
    elif isinstance(value, list | tuple):
        words = tuple(each for each in value if isinstance(each, str))
        if words:
            yield words
        for each in value:
            if not isinstance(each, str):
                yield from groups_in(each)


def images(named: Sequence[Sequence[str]], kind: Kinds, members: Mapping[int, Sequence[str]]) -> Iterator[Renaming]:
    """Every other way to name cards of the same kinds, as what stands for what.

    :param named: the ids of an action in groups; within a group their order means nothing.
    :param members: the cards of each kind.
    """
    rows = [
        (kind[card_id], [each for each in group if each in kind and kind[each] == kind[card_id]])
        for group in named
        for n, card_id in enumerate(group)
        if card_id in kind and kind[card_id] not in [kind.get(before) for before in group[:n]]
    ]
    rows = [(of, ids) for of, ids in rows if len(members[of]) > 1]
    yield from (made for made in _images(rows, members, {}) if any(one != other for one, other in made.items()))


Renaming = dict[str, str]


def _images(
    rows: Sequence[tuple[int, list[str]]], members: Mapping[int, Sequence[str]], made: Renaming
) -> Iterator[Renaming]:
    if not rows:
        yield made
        return
    (of, ids), *rest = rows
    new = [each for each in ids if each not in made]
    taken = set(made.values())
    free = [each for each in members[of] if each not in taken]
    for chosen in combinations(free, len(new)):
        yield from _images(rest, members, {**made, **dict(zip(new, chosen, strict=True))})


def renamed(action: Action, names: Renaming) -> Action:
    """An action with other cards in it."""
    return {names.get(name, name): _renamed(each, names) for name, each in action.items()}


def _renamed(value: Json, names: Renaming) -> Json:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, Mapping):
        return renamed(value, names)
    if isinstance(value, list):
        return [_renamed(each, names) for each in value]
    return value
