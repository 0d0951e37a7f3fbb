"""Everything that is so at one moment of a game, as one immutable value.

A ``Game`` is never changed: ``put`` and ``put_player`` give a new one that shares all else with the old. So branching,
comparing and undoing cost nothing, and a what-if is a variable.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias, Unpack

from rules.engine.kernel.frozen import changed, frozen
from rules.engine.kernel.work import A_CHANGE, CARDS_COPIED
from rules.engine.shadowfist.editions.rulesets import Ruleset
from rules.engine.shadowfist.ir.amounts import Amount
from rules.engine.shadowfist.ir.aspects import aspects_of_given
from rules.engine.shadowfist.ir.conditions import Condition
from rules.engine.shadowfist.ir.effects import Effect as DoneByEffect
from rules.engine.shadowfist.ir.words import SlotKey
from rules.engine.shadowfist.lowering.rules_text import CHARACTER, SITE, STATE, RulesText
from rules.engine.shadowfist.model.cards import NONE
from rules.engine.shadowfist.model.symbols import Symbols
from rules.engine.shadowfist.query.game import derived
from rules.engine.shadowfist.query.game.derived import Kept

if TYPE_CHECKING:
    from rules.engine.shadowfist.query.game.attack_state import Attack, OfAttack
    from rules.engine.shadowfist.query.game.auction_state import Auction
    from rules.engine.shadowfist.query.game.changes import CardChanges, GameChanges, PlayerChanges
    from rules.engine.shadowfist.query.game.events import Happening

# What has happened in this turn: the latest batch, linked to those before it.
History: TypeAlias = "tuple[History | None, tuple[Happening, ...]]"
Zone = Literal["play", "hand", "deck", "smoked", "toasted", "burned", "removed"]
PILES: tuple[Zone, ...] = ("hand", "deck", "smoked", "toasted", "burned")
# The stretches of a turn in order: the five phases of the Establishing Shot (3.3.1), the Main Shot, its end.
PHASES = ("start of turn", "power", "unturn", "discard", "draw", "main", "end")
ESTABLISHING_SHOT = PHASES[:5]
# Where a Site may go besides behind another one, as scenarios say it (4.3.3).
NEW_LOCATION = "new location"


@frozen
class Card:
    """One copy of a card, wherever it is.

    ``life`` counts how often it has left play, or the pile it was in: what was remembered of an earlier life is not
    true of this one (4.4, 7.2).
    ``location`` is the key of the column that a Character or Site is at; none is the unspecified location (3.3.2).
    ``held_by`` controls it but for effects that take control. ``resolved`` is false while an Edge or State, or an
    ability that turns, has to wait (4.3). ``entered`` is the number of the change by which it entered play, for "most
    recent". ``text`` is what it says now; where that is not what is printed on it, ``own`` is (7.5). ``chosen`` is what
    was chosen as it entered play.
    """

    id: str
    text: RulesText
    owner: str
    zone: Zone
    controller: str | None = None
    held_by: str | None = None
    face_up: bool = True
    turned: bool = False
    maintains: bool = False
    damage: int = 0
    corrupted: int = 0
    counters: int = 0
    location: int | None = None
    subject: str | None = None
    resolved: bool = True
    life: int = 0
    entered: int = 0
    x: int | None = None
    printing: str | int | None = None
    own: RulesText | None = None
    chosen: tuple[tuple[SlotKey, Binding], ...] = ()

    @property
    def title(self) -> str:
        """Its title."""
        return self.text.face.title

    @property
    def printed(self) -> RulesText:
        """What is printed on it."""
        return self.own or self.text

    @property
    def in_play(self) -> bool:
        """Whether it is in the in play area (2.2)."""
        return self.zone == "play"


def _age(card: Card) -> int:
    return card.entered


@dataclass(frozen=True, slots=True)
class Column:
    """A location: its front-row Site and the Site behind that, if any. ``key`` stays the same when columns slide."""

    key: int
    front: str
    back: str | None = None

    @property
    def sites(self) -> tuple[str, ...]:
        """Front row first."""
        return (self.front,) if self.back is None else (self.front, self.back)


@frozen
class Player:
    """A player.

    Piles hold ids, top first. ``unknown_hand`` and ``unknown_deck`` are cards that nobody has named; a deck of
    ``None`` unknown cards has enough. ``resources`` come on top of what cards provide. ``turns`` are the turns that
    the player has completed, ``None`` where nobody has counted them: then there was one.
    """

    name: str
    power: int = 0
    resources: Symbols = NONE
    columns: tuple[Column, ...] = ()
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    smoked: tuple[str, ...] = ()
    toasted: tuple[str, ...] = ()
    burned: tuple[str, ...] = ()
    unknown_hand: int = 0
    unknown_deck: int | None = None
    turns: int | None = None
    eliminated: bool = False

    def pile(self, zone: Zone) -> tuple[str, ...]:
        """The ids in one of the player's piles."""
        found: tuple[str, ...] = getattr(self, zone)
        return found

    @property
    def deck_size(self) -> int | None:
        """How many cards the deck has; ``None`` is enough."""
        return None if self.unknown_deck is None else len(self.deck) + self.unknown_deck


class Known(NamedTuple):
    """A card as an effect remembers it: not another life of the same card."""

    id: str
    life: int


@dataclass(frozen=True, slots=True)
class Word:
    """Something that was chosen and is neither card nor player: a resource, a designator, a number on a card."""

    what: str
    said: str


# What a slot of an ability stands for: cards, players, or something else that was chosen.
Binding = tuple[Known | str | Word, ...]


@frozen
class Effect:
    """An effect in a scene: generated, not yet resolved.

    ``kind`` says what resolving it does; ``right`` is what a text has done then, ``left`` what was carried out for
    it at generation; ``x_node`` is what X is. ``slots`` holds the choices that were locked then. ``card`` is what
    generated it, ``subject`` that State's subject at the time (2001 FAQ 6.9), ``retargeted_by`` who changed its
    targets since (4.3.6), ``answers`` the effect to which it responds. ``was`` is the card, as it was in play,
    whose leaving has triggered it; ``here`` is ``card`` as it was at generation, where it had left play before.
    """

    number: int
    kind: str
    by: str
    text: str
    card: Known | None = None
    left: tuple[DoneByEffect, ...] = ()
    right: tuple[DoneByEffect, ...] = ()
    slots: tuple[tuple[SlotKey, Binding], ...] = ()
    targets: tuple[Known, ...] = ()
    x: int | None = None
    subject: Known | None = None
    maintain: bool = False
    immediate: bool = False
    retargeted_by: str | None = None
    answers: int | None = None
    voluntary: bool = True
    x_node: Amount | None = None
    data: tuple[object, ...] = ()
    was: Card | None = None
    here: Known | None = None


@frozen
class Modification:
    """What an effect has given to cards for a time, as values of the ``ir``.

    ``what`` are benefits that ``cards`` have, with the numbers fixed when it resolved, and statements that hold
    (``continuous.statements`` finds them), of which only what is not a number of a benefit is looked at anew.
    ``until`` names the moment at which it expires: ``turn``, ``attack``, ``combat``, ``leaves play`` (of the modified
    card), ``unturned`` (of ``keeper``, which maintains it), ``game``. ``slots`` is what its clauses refer to,
    ``conditions`` on what it hangs meanwhile: "+2 Fighting while attacking".
    """

    number: int
    cards: tuple[Known, ...]
    what: tuple[object, ...]
    until: str
    by: str
    source: Known | None = None
    keeper: Known | None = None
    text: str = ""
    slots: tuple[tuple[SlotKey, Binding], ...] = ()
    x: int | None = None
    once: bool = False
    conditions: tuple[Condition, ...] = ()


@frozen
class Signpost:
    """Where the damage of one source on one recipient goes instead (4.5.2)."""

    number: int
    source: Known
    original: Known | None
    recipient: Known
    by: Known | None
    until: str
    effect: int | None = None
    amount: int | None = None


@frozen
class Game:
    """The whole game at one moment.

    ``scene`` is the stack of effects, the last one generated last; ``next_scene`` holds effects triggered while a
    scene resolves. ``tally`` counts what limits look at: uses in a turn, Sites played, cards played by title.
    ``number`` grows with every change that has an order; ``seed`` is that of the next thing that is left to chance.
    ``recent`` is what has happened since the last scene began to resolve, to which cards may respond that say when
    they are played; ``history`` is what has happened in this turn, the latest batch first, linked to those before it.
    ``attack`` is the attack in progress, ``attacks`` those of this turn that are over. ``begun`` is false where a
    scenario starts with a turn whose start has yet to trigger anything. ``first_option``: the current player has not
    yet acted in this Main Shot nor declined to (4.3). ``passed`` are the players who add nothing to the scene.
    """

    ruleset: Ruleset
    cards: dict[str, Card]
    players: dict[str, Player]
    turn: str
    phase: str = "main"
    scene: tuple[Effect, ...] = ()
    next_scene: tuple[Effect, ...] = ()
    resolving: bool = False
    first_option: bool = False
    passed: tuple[str, ...] = ()
    begun: bool = True
    modifications: tuple[Modification, ...] = ()
    signposts: tuple[Signpost, ...] = ()
    tally: dict[tuple[object, ...], int] = field(default_factory=dict)
    number: int = 0
    seed: int = 0
    winner: str | None = None
    ending: str | None = None
    recent: tuple[Happening, ...] = ()
    history: History | None = field(default=None, compare=False, repr=False)
    attack: Attack | None = None
    attacks: tuple[Attack, ...] = ()
    auction: Auction | None = None
    cache: Kept = field(default_factory=Kept, compare=False, repr=False)

    def with_(self, **changes: Unpack[GameChanges]) -> Game:
        """The game with some fields changed."""
        if not changes.keys() <= derived.APART.keys() or not derived.is_apart(changes, self.aspects):
            self.spend(A_CHANGE)
            changes["cache"] = derived.after(self.cache, changes)
        return changed(self, changes)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended: somebody has won, or nobody can any more."""
        return self.winner is not None or self.phase == "over"

    @property
    def aspects(self) -> frozenset[str]:
        """What continuous abilities and effects that last look at, besides the cards."""
        found = self.cache.get("aspects")
        if found is None:
            found = frozenset().union(
                *(card.text.aspects for card in self.in_play()),
                *(aspects_of_given((*each.what, *each.conditions)) for each in self.modifications),
            )
            self.cache["aspects"] = found
        return found

    def of_attack(self) -> OfAttack:
        """What is kept of the attack in progress, and only while it is the same."""
        found = self.cache.get("of_attack")
        if found is None or found[0] is not self.attack:
            fresh: OfAttack = {}
            found = self.cache["of_attack"] = (self.attack, fresh)
        return found[1]

    def spend(self, units: int) -> None:
        """Counts work that is done on this game, where somebody keeps an account.

        :raises TooMuchWorkError: if it is too much.
        """
        work = self.cache.get("work")
        if work is not None:
            work.spend(units)

    def note_unrun(self, card_id: str | None, reason: object) -> None:
        """Notes that a text of a card could not be run at this moment, for the report."""
        self.cache.setdefault("unrun", {})[(card_id, str(reason))] = None

    def looked_back_at(self) -> Game:
        """The same game for what is judged by it later; what has just happened in it is not kept alive."""
        return changed(self, {"recent": (), "cache": derived.after(self.cache, ("cards",))})

    def apart(self) -> Game:
        """The same game, with its own notes of what could not be run: for trying something out."""
        return changed(self, {"cache": {**self.cache, "unrun": dict(self.cache.get("unrun", {}))}})

    @property
    def unrun(self) -> list[tuple[str, str]]:
        """What could not be run so far: the card, and the construction."""
        return [(card, why) for card, why in self.cache.get("unrun", {}) if card is not None]

    def put(self, card_id: str, **changes: Unpack[CardChanges]) -> Game:
        """The game with one card changed."""
        before = self.cards[card_id]
        after = changed(before, changes)
        self.spend(len(self.cards) // CARDS_COPIED)
        cards = self.cards.copy()
        cards[card_id] = after
        new = self.with_(cards=cards)
        new.cache.update(derived.after_card(self.cache, before, after))
        return new

    def put_player(self, name: str, **changes: Unpack[PlayerChanges]) -> Game:
        """The game with one player changed."""
        return self.with_(players={**self.players, name: changed(self.players[name], changes)})

    def put_pile(self, name: str, zone: Zone, ids: tuple[str, ...]) -> Game:
        """The game with one pile of a player changed."""
        return self.with_(players={**self.players, name: changed(self.players[name], {zone: ids})})

    def known(self, card_id: str) -> Known:
        """A card as an effect remembers it."""
        return Known(card_id, self.cards[card_id].life)

    def same(self, known: Known) -> Card | None:
        """The card that is remembered, if it has not left play since."""
        card = self.cards.get(known.id)
        return card if card is not None and card.life == known.life else None

    def titled(self, card: Card) -> str:
        """The title of a card, with its id where another card in play is called the same."""
        if card.zone != "play":
            return card.title
        others = (each for each in self.in_play() if each.title == card.title and each.face_up and each.id != card.id)
        return f"{card.title} ({card.id})" if any(others) else card.title

    def in_play(self) -> tuple[Card, ...]:
        """Every card in play, in the order in which they entered it."""
        found = self.cache.get("in_play")
        if found is None:
            ids = self.cache.get("ids_in_play")
            if ids is None:
                here = [card for card in self.cards.values() if card.zone == "play"]
                here.sort(key=_age)
                ids = tuple(card.id for card in here)
                self.cache["ids_in_play"] = ids
            found = self.cache["in_play"] = tuple(map(self.cards.__getitem__, ids))
        return found

    def in_play_by_type(self, printed: str) -> list[Card]:
        """The cards in play of a printed type; Feng Shui Sites are among the Sites."""
        table = self.cache.get("by_type")
        if table is None:
            table = self.cache["by_type"] = {}
            for card in self.in_play():
                table.setdefault(SITE if card.text.is_site else card.text.type, []).append(card)
        return table.get(printed, [])

    def controlled(self, player: str) -> Iterator[Card]:
        """The cards that a player controls."""
        return (card for card in self.in_play() if card.controller == player)

    def states_on(self, card_id: str) -> tuple[Card, ...]:
        """The States on a card."""
        table = self.cache.get("states")
        if table is None:
            table = {}
            for card in self.in_play():
                if card.subject is not None:
                    table.setdefault(card.subject, []).append(card)
            self.cache["states"] = table
        return tuple(table.get(card_id, ()))

    def clockwise(self, start: str | None = None) -> list[str]:
        """The players still in the game in the order of simultaneous play (5.4), from the current player on."""
        names = list(self.players)
        at = names.index(start or self.turn)
        return [name for name in names[at:] + names[:at] if not self.players[name].eliminated]

    def whose_turn_is_next(self) -> str:
        """The player whose turn follows the present one (3.2)."""
        return (self.opponents(self.turn) or [self.turn])[0]

    def opponents(self, player: str) -> list[str]:
        """The other players, clockwise from that player's left."""
        return [name for name in self.clockwise(player) if name != player]

    def place(self, card: Card) -> int:
        """Where a card is: the key of its column, or for the unspecified location of a player (3.3.2) a number below 0.

        An attacker or interceptor can be at the unspecified location of another player. The location of a State is that
        of its subject.
        """
        card = self._bearer(card)
        if card.location is not None:
            return card.location
        return self.unspecified(card.controller or card.owner)

    def together(self, card: Card, other: Card) -> bool:
        """Whether a Character or Site is at the location of a card; other cards are at none.

        "This location" in the text of a State is that of its subject.
        """
        card = self._bearer(card)
        located = all(each.text.type == CHARACTER or each.text.is_site for each in (card, other))
        return located and self.place(card) == self.place(other)

    def _bearer(self, card: Card) -> Card:
        """The subject of a State, and of the State that this is played on; any other card itself."""
        while card.text.type == STATE and card.subject is not None:
            card = self.cards[card.subject]
        return card

    def unspecified(self, player: str) -> int:
        """The number that stands for a player's unspecified location."""
        return -1 - list(self.players).index(player)

    def column(self, key: int | None) -> tuple[str, int, Column] | None:
        """Whose location it is, the how-manieth from the left, and its Sites."""
        if key is None:
            return None
        for name, player in self.players.items():
            for place, column in enumerate(player.columns):
                if column.key == key:
                    return name, place, column
        return None
