"""A game at one moment. It is never changed; what changes it makes another."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypedDict, Unpack

from rules.engine.kernel.frozen import changed, frozen
from rules.engine.ufs.ir.abilities import Ability, Bonus, CardText, Continuous, Grants, Played, Triggered
from rules.engine.ufs.ir.effects import Effect
from rules.engine.ufs.ir.values import Cards, Event, Kind
from rules.engine.ufs.ir.words import Block, Deed, Happens, Letter, Moment, Stat, Until
from rules.engine.ufs.model.cards import ATTACK, CHARACTER, CardFacts, Half, same_card

if TYPE_CHECKING:
    from rules.engine.ufs.query.changes import CardChanges, GameChanges, PlayerChanges

# 4: the zones of play; transition is where a card is while it is being played (4.8).
ZONES = ("deck", "hand", "transition", "card_pool", "staging", "momentum", "discard", "removed", "attached")
PILES = ("hand", "deck", "discard", "removed", "momentum", "staging", "card_pool")
IN_PLAY = ("card_pool", "momentum", "staging")
# 4.0: what everybody sees.
PUBLIC = ("transition", "card_pool", "staging", "discard", "removed", "attached")
UNKNOWN_TITLE = "an unknown card"
UNKNOWN_FACTS = CardFacts(UNKNOWN_TITLE, (Half("unknown"),))
NO_TEXT = CardText()


@frozen
class Card:
    """A card of the game.

    ``half`` is the half that it is played or lies as, 0 for a card with one; ``played_as`` the kind of ability that an
    action card is played for (8.1.1.2), ``block`` whether it was played as a block (9.3); ``copy_of`` the attack that a
    face-down card stands for (2.14.2.4); ``dealt`` whether its attack took vitality (9.8.1); ``attached_to`` the card
    that it is attached to, ``x`` what X on it is (8.1.8). ``texts`` are the compiled texts of its halves. ``life``
    counts how often it changed zones. ``tokens`` lie on it, by name. ``place`` is where the scenario names it.
    """

    id: str
    facts: CardFacts
    texts: tuple[CardText, ...]
    owner: str
    controller: str
    zone: str
    committed: bool = False
    face_up: bool = True
    half: int = 0
    symbol: str | None = None
    played_as: Letter | None = None
    block: bool = False
    copy_of: str | None = None
    copy_speed: int = 0
    copy_damage: int = 0
    copy_zone: str | None = None
    dealt: bool = False
    attached_to: str | None = None
    life: int = 0
    x: int | None = None
    place: str = ""
    tokens: tuple[tuple[str, int], ...] = ()

    @property
    def is_known(self) -> bool:
        """Whether it is known which card it is."""
        return self.facts is not UNKNOWN_FACTS

    @property
    def title(self) -> str:
        """The title."""
        return self.facts.title

    @property
    def face(self) -> Half:
        """The half that it is."""
        return self.facts.halves[self.half]

    @property
    def is_copy(self) -> bool:
        """Whether it stands for a copy of an attack."""
        return self.copy_of is not None

    @property
    def is_blank(self) -> bool:
        """Whether it lies face down in play: it has no traits then (2.13.9)."""
        return not self.face_up and not self.is_copy

    @property
    def type(self) -> str | None:
        """Its type now; a face-down card has none."""
        if self.is_copy:
            return ATTACK
        return None if self.is_blank else self.face.type

    @property
    def types(self) -> tuple[str, ...]:
        """What a card counts as: a split card out of play is of both its types (2.6.0.4)."""
        if self.is_copy:
            return (ATTACK,)
        if self.is_blank:
            return ()
        return (self.face.type,) if self.zone in (*IN_PLAY, "transition") else self.facts.types

    @property
    def text(self) -> CardText:
        """What its text says now; that of a face-down card or a copy is blank."""
        if self.is_copy or self.is_blank or self.half >= len(self.texts):
            return NO_TEXT
        return self.texts[self.half]

    def is_same_card(self, other: Card) -> bool:
        """Whether both are copies of one card (2.14.2.11, 3.3)."""
        return self.is_known and other.is_known and same_card(self.title, other.title)


@frozen
class Player:
    """A player. ``deck_size`` counts the unknown cards of a deck below the known ones; ``None``: enough of them.

    ``buried`` are known cards in or below these.
    """

    name: str
    character: str
    vitality: int
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    momentum: tuple[str, ...] = ()
    staging: tuple[str, ...] = ()
    card_pool: tuple[str, ...] = ()
    deck_size: int | None = 0
    buried: tuple[str, ...] = ()

    def pile(self, zone: str) -> tuple[str, ...]:
        """The cards in one zone; a card that is being played or attached is in none."""
        found: tuple[str, ...] = getattr(self, zone)
        return found


@frozen
class OnlyBlocks:
    """What alone may block an attack: an effect of ``card``, whose player is ``by``, says so."""

    kind: Kind
    by: str
    card: str | None


@frozen
class Attack:
    """An attack sequence (8.3). ``damage_dealt`` is the vitality that it took."""

    number: int
    card: str
    by: str
    step: str = "enhance"
    block: Block | None = None
    block_card: str | None = None
    block_difficulty: int | None = None
    unblockable: bool = False
    block_negated: bool = False
    aborted: bool = False
    damage_dealt: int = 0
    reversal: bool = False
    may_reverse: bool = False
    no_enhances: bool = False
    only_blocks: tuple[OnlyBlocks, ...] = ()


@frozen
class Modification:
    """A number of a card that an effect has changed: by ``amount``, or to ``to``. ``attack`` ends it with that.

    ``zone``: the zone of its attack, or of its block where ``stat`` is the block modifier. ``keyword``: what it has
    got, or ``lost``. ``source`` is the card whose effect it is. ``over``: what changed the number already as it became
    ``to``, and is part of that: what lasts, and cards (with their lives) by their continuous abilities.
    """

    card: str
    life: int
    stat: Stat
    until: Until
    amount: int = 0
    to: int | None = None
    zone: str | None = None
    keyword: str | None = None
    attack: int | None = None
    source: str | None = None
    lost: bool = False
    over: tuple[Lasting | tuple[str, int], ...] = ()


@frozen
class Pending:
    """A change of a player's next card (``"card"``), control check (``"check"``) or attack (``"attack"``: ``stat``).

    ``"instead"``: the number is used instead of the next control check (2.11.2).

    ``source`` is the card whose effect it is; ``kind``: of which kind that card or attack has to be.
    """

    player: str
    what: str
    amount: int
    stat: Stat | None = None
    source: str | None = None
    kind: Kind = Kind()


@frozen
class Ban:
    """What a player cannot do for some time (1.6): the effect of ``card``, whose player is ``by``."""

    player: str
    deed: Deed
    kind: Kind
    by: str
    card: str
    until: Until
    attack: int | None = None
    named: str | None = None


@frozen
class Lasting:
    """A bonus or penalty that cards of a kind have for some time, by an effect of ``card``, whose player is ``by``.

    Without ``cards`` it is one of the control checks of ``by``.
    """

    cards: Cards | None
    stat: Stat
    amount: int
    by: str
    card: str | None
    until: Until
    attack: int | None = None


@frozen
class Duty:
    """The next Form of a player has to be such a card (8.2.2)."""

    player: str
    kind: Kind
    by: str
    card: str | None


@frozen
class Waiting:
    """Effects that wait for an event (2.13.5), until their attack or the turn is over."""

    event: Event
    effects: tuple[Effect, ...]
    context: Context
    attack: int | None


@frozen
class Happening:
    """Something that has happened, for what waits for it; ``zone`` is where the card was.

    ``cards`` are those to which it was done at once, ``amount`` of them. ``cause`` is the player whose card effect it
    was. ``value`` is what was turned over for a control check.
    """

    happens: Happens
    by: str | None = None
    card: str | None = None
    attack: int | None = None
    block: Block | None = None
    moment: Moment | None = None
    amount: int = 0
    letter: Letter | None = None
    number: int = 0
    agenda: int = 0
    zone: str | None = None
    keyword: str | None = None
    cards: tuple[str, ...] = ()
    cause: str | None = None
    value: int | None = None


class Told(TypedDict, total=False):
    """What is told of something that has happened, besides what it is, who has done it and to which card."""

    attack: int | None
    block: Block | None
    moment: Moment | None
    amount: int
    letter: Letter | None
    number: int
    agenda: int
    zone: str | None
    keyword: str | None
    value: int | None


@frozen
class Given:
    """What an action has decided in advance."""

    pay: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    checks: tuple[int, ...] = ()
    commit: tuple[str, ...] | None = None
    recheck: str | None = None
    x: int | None = None
    symbol: str | None = None
    order: tuple[str, ...] = ()
    block_as: str | None = None


@frozen
class Context:
    """What an effect is generated by, and what was settled then (2.13.1).

    ``check`` is what the last control check of the effect came to, and ``passed`` whether it did; ``named`` is a title.
    ``acted`` are the cards to which something was done last.
    ``that`` is the card that was acted on last; before that, and ``about`` for good, the one that the trigger is about.
    """

    by: str
    card: str | None = None
    attack: int | None = None
    x: int | None = None
    paid: int = 0
    paid_cards: tuple[str, ...] = ()
    that: str | None = None
    about: str | None = None
    event: Happening | None = None
    given: Given = Given()
    check: int = 0
    passed: bool = False
    named: str | None = None
    acted: tuple[str, ...] = ()


@frozen
class Check:
    """A control check (2.11): of whom, for what, and what came of it.

    One that a re-check has replaced has neither passed nor failed (2.11.3.1).
    """

    by: str
    card: str | None
    value: int
    modified: int
    difficulty: int
    committed: int
    passed: bool | None


@dataclass(frozen=True)
class Known:
    """The continuous abilities whose text counts, of these very players and cards in this turn.

    ``bonuses`` are those of them that change a number, ``grants`` those that give keywords.
    """

    players: Mapping[str, Player]
    cards: Mapping[str, Card]
    turn: str
    continuous: tuple[tuple[Card, Continuous | Triggered, int], ...]
    bonuses: Mapping[Stat, tuple[tuple[Card, Continuous, Bonus], ...]]
    grants: tuple[tuple[Card, Continuous, Grants], ...]

    def is_of(self, game: Game) -> bool:
        """Whether it still holds."""
        return self.cards is game.cards and self.players is game.players and self.turn == game.turn


@frozen
class Game:
    """Everything that is so at one moment.

    ``agenda`` is what is still to be done, the next of it last. ``forms`` counts the Forms that the player whose turn
    it is has played or attempted. ``tally`` counts what limits look at; it is emptied when a turn ends.
    """

    players: Mapping[str, Player]
    cards: Mapping[str, Card]
    turn: str
    phase: str = "combat"
    seed: int = 0
    first_turn: bool = False
    agenda: tuple[object, ...] = ()
    attacks: tuple[Attack, ...] = ()
    modifications: tuple[Modification, ...] = ()
    pending: tuple[Pending, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    bans: tuple[Ban, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    duties: tuple[Duty, ...] = ()
    checks: tuple[Check, ...] = ()
    forms: int = 0
    no_first: bool = False
    tally: Mapping[tuple[str, ...], int] = field(default_factory=dict)
    winner: str | None = None
    is_over: bool = False
    number: int = 0
    # What was found out about these players and cards, so that it is not found out again; no part of the position.
    known: Known | None = field(default=None, compare=False, repr=False)

    def with_(self, **changes: Unpack[GameChanges]) -> Game:
        """The game with some fields changed."""
        return changed(self, changes)

    def put(self, card_id: str, **changes: Unpack[CardChanges]) -> Game:
        """The game with one card changed."""
        return changed(self, {"cards": {**self.cards, card_id: changed(self.cards[card_id], changes)}})

    def put_player(self, name: str, **changes: Unpack[PlayerChanges]) -> Game:
        """The game with one player changed."""
        return changed(self, {"players": {**self.players, name: changed(self.players[name], changes)}})

    def put_pile(self, name: str, zone: str, ids: tuple[str, ...]) -> Game:
        """The game with one pile of a player changed."""
        return changed(self, {"players": {**self.players, name: changed(self.players[name], {zone: ids})}})

    def opponent(self, name: str) -> str:
        """The other player."""
        return next(each for each in self.players if each != name)

    @property
    def attack(self) -> Attack | None:
        """The attack that goes on, the innermost one."""
        return self.attacks[-1] if self.attacks else None

    def character(self, name: str) -> Card:
        """The character of a player."""
        return self.cards[self.players[name].character]

    def anchor(self, card: Card) -> Card:
        """2.1.12, 2.1.13: the characters in a staging area are one card, the one with which the player started."""
        return self.character(card.controller) if card.zone == "staging" and card.type == CHARACTER else card

    def in_order(self) -> tuple[str, str]:
        """The player whose turn it is, and the other (1.3, 2.10.2)."""
        return self.turn, self.opponent(self.turn)

    def staging(self, name: str) -> Iterator[Card]:
        """The cards in the staging area of a player."""
        return (self.cards[each] for each in self.players[name].staging)


def unknown_id(number: int, cards: Container[str]) -> str:
    """The id of a card of which nothing is known; another than those that are taken."""
    found = f"unknown-{number}"
    while found in cards:
        found += "-"
    return found


@frozen
class Active:
    """An ability of a card, with its place among the card's abilities."""

    card: Card
    index: int
    ability: Ability


def looks_alike(game: Game, cards: Sequence[Card]) -> bool:
    """Whether it is the same for everybody which of several cards is named: one title, place, state and past."""
    return len({_looks(game, card) for card in cards}) < 2


def _looks(game: Game, card: Card) -> tuple[object, ...]:
    here = ("" if not card.is_known else card.title, card.owner, card.controller, card.zone)
    state = (
        card.committed,
        card.face_up,
        card.half,
        card.symbol,
        card.block,
        card.copy_of,
        card.dealt,
        card.x,
        card.tokens,
    )
    mine = (each for each in game.modifications if (each.card, each.life) == (card.id, card.life))
    changes = tuple(changed(each, {"card": "", "life": 0}) for each in mine)
    # 2.9.2.3, 2.9.3.2: of two copies the one that was played in an open window is not the one that was not.
    played = tuple(
        (n, by, *key) for n, task in enumerate(game.agenda) for by, one, *key in _used(task) if one == card.id
    )
    under = sorted(each.title for each in game.cards.values() if each.attached_to == card.id)
    # 4.1.1: what lies in a card pool is told apart by what lies before it.
    place = game.players[card.controller].card_pool.index(card.id) if card.zone == "card_pool" else 0
    return (*here, *state, changes, played, tuple(under), place)


def _used(task: object) -> tuple[tuple[str, ...], ...]:
    """The abilities that were played in a window: the player, the card, and which of its abilities."""
    found: tuple[tuple[str, ...], ...] = getattr(task, "used", ())
    return found


def played_abilities(card: Card) -> list[tuple[int, Played]]:
    """The played abilities of a card, in the order of its text, those of keywords last."""
    return [(n, each) for n, each in enumerate(card.text.abilities) if isinstance(each, Played)]
