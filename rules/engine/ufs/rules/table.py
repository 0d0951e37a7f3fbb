"""What runs a game: it holds the present game, changes it by the rules, and writes down each step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Unpack

from rules.engine.kernel.chance import drawn
from rules.engine.kernel.citations import Citation
from rules.engine.kernel.frozen import frozen
from rules.engine.kernel.recorder import Answer, GameOverError, Recorder
from rules.engine.kernel.steps import Change, Decision, RefusalError, check_answer, listing, only_choice
from rules.engine.kernel.work import A_CHANGE, A_STEP, CARDS_COPIED, Work
from rules.engine.ufs.editions import rule
from rules.engine.ufs.ir.words import Block, Deed, Happens, Letter
from rules.engine.ufs.query import numbers
from rules.engine.ufs.query.changes import CardChanges, CardState, GameChanges, PlayerChanges
from rules.engine.ufs.query.state import (
    IN_PLAY,
    NO_TEXT,
    PILES,
    PUBLIC,
    UNKNOWN_FACTS,
    UNKNOWN_TITLE,
    Card,
    Game,
    Given,
    Happening,
    Told,
    unknown_id,
)

# What a change of a card is called in a step.
SHOWN = {"controller": "controller", "committed": "committed", "face_up": "face", "symbol": "symbol", "half": "half"}
# What a card is apart from its place, as it comes into another zone.
FRESH: CardState = {
    "committed": False,
    "face_up": True,
    "half": 0,
    "symbol": None,
    "played_as": None,
    "block": False,
    "copy_of": None,
    "dealt": False,
    "attached_to": None,
    "x": None,
    "tokens": (),
}
MILLED = 10  # 4.7.4
# 4: the zones of a player, in words.
AREAS = {
    **{name: name for name in ("hand", "deck", "momentum")},
    "card_pool": "card pool",
    "staging": "staging area",
    "discard": "discard pile",
}
# The fields of an action that name cards or words one after the other.
LISTS = ("targets", "choices", "pay", "order")
# What texts ask later in the turn whether a player has done it; of plays the cards are counted as well.
TO_CARDS = (Happens.READY, Happens.DESTROY, Happens.DISCARD)
REMEMBERED = (Happens.DRAW, Happens.DEAL_DAMAGE, *TO_CARDS)
BOTTOM = -1  # The place at the bottom of a deck.


@frozen
class Loss:
    """Why a player loses."""

    why: str
    rules: tuple[Citation, ...]


@dataclass(frozen=True)
class Choice(Decision):
    """A decision of a player, with the rule that has them decide.

    ``shown``: what is done to the cards that are chosen shows them to both players.
    """

    section: str = "2.13.4"
    shown: bool = False


class Table(Recorder):
    """One run of a game.

    :param answers: the answers to the decisions of this action, in the order in which they are asked.
    :param given: what this action has decided in advance. ``left`` is what of its lists has not been used yet,
        ``used`` which of its other fields have been.
    """

    def __init__(self, game: Game, work: Work, *, answers: Iterable[Answer] = (), action: int = 0) -> None:
        super().__init__(answers=answers, action=action)
        self.game = game
        self.given = Given()
        self.left: dict[str, list[str]] = {}
        self.used: set[str] = set()
        self.work = work
        self.happened: list[Happening] = []
        self.losing: dict[str, Loss] | None = None
        self.cycling = False
        self.cause: str | None = None
        """The player whose card effect resolves."""

    def spend_step(self) -> None:
        """A step counts on the account of the work."""
        self.work.spend(A_STEP)

    def give(self, given: Given) -> None:
        """This action has decided so much in advance."""
        self.given = given
        self.left = {name: list(getattr(given, name)) for name in LISTS}

    def named(self, given: Given, name: str) -> list[str]:
        """What a list names and nothing has used yet: of this very action, or as it was given with an earlier one."""
        return self.left[name] if given is self.given and self.left else list(getattr(given, name))

    # Changes

    def set(self, **changes: Unpack[GameChanges]) -> None:
        """Changes the game as a whole."""
        self.work.spend(A_CHANGE)
        self.game = self.game.with_(**changes)

    def put(self, card_id: str, **changes: Unpack[CardChanges]) -> None:
        """Changes a card, and records what of it is visible."""
        self.work.spend(A_CHANGE + len(self.game.cards) // CARDS_COPIED)
        card = self.game.cards[card_id]
        for name, after in changes.items():
            before = getattr(card, name)
            if name in SHOWN and before != after and card.is_known:
                self.record(Change(card_id, None, SHOWN[name], _said(name, before), _said(name, after)))
        self.game = self.game.put(card_id, **changes)

    def put_player(self, name: str, **changes: Unpack[PlayerChanges]) -> None:
        """Changes a player, and records a change of vitality."""
        self.work.spend(A_CHANGE)
        before = self.game.players[name]
        if "vitality" in changes and changes["vitality"] != before.vitality:
            self.record(Change(None, name, "vitality", before.vitality, changes["vitality"]))
        self.game = self.game.put_player(name, **changes)

    def next_number(self) -> int:
        """A number for something that has to be told from others."""
        self.set(number=self.game.number + 1)
        return self.game.number

    def tally(self, *key: str) -> int:
        """Counts something in this turn; how often it was counted before."""
        before = self.game.tally.get(key, 0)
        self.set(tally={**self.game.tally, key: before + 1})
        return before

    def happen(self, happens: Happens, by: str | None = None, card: str | None = None, **what: Unpack[Told]) -> None:
        """Notes that something has happened; what waits for it follows once this has been done."""
        self.happened.append(Happening(happens, by, card, **what, cause=self.cause))
        if happens in REMEMBERED and by is not None:
            told = card is not None and happens in TO_CARDS
            of_card = (card, what.get("zone") or "", self.game.cards[card].controller) if told and card else ()
            self.tally(happens.value, by, self.game.phase, *of_card)

    # Moving cards

    def move(
        self, card_id: str, zone: str, *, to: str | None = None, place: int | None = None, **state: Unpack[CardState]
    ) -> None:
        """Moves a card to a zone, out of play always to its owner's (4.0.1); what is attached to it is discarded.

        :param to: whose card pool, momentum or staging area it is; its controller's if left out.
        :param place: its place there: 0 is the top of a deck or discard pile; the end if left out,
            ``BOTTOM`` the bottom of a deck.
        :param state: what it is there besides.
        """
        card = self.game.cards[card_id]
        name = (to or card.controller) if zone in IN_PLAY or zone in ("transition", "attached") else card.owner
        if card.zone in PILES:
            self._take_out(card)
        below = zone == "deck" and place == BOTTOM
        if below and self.game.players[name].deck_size and card.is_known:
            self.name_all(name)
        if below and self.game.players[name].deck_size is None and card.is_known:
            self.game = self.game.put_player(name, buried=(*self.game.players[name].buried, card_id))
        elif zone in PILES:
            pile = list(self.game.players[name].pile(zone))
            at = len(pile) if place is None or below else place
            if zone in ("discard", "deck") and place is None:
                at = 0
            pile.insert(at, card_id)
            self.game = self.game.put_pile(name, zone, tuple(pile))
        if card.is_known and card.zone != zone:
            self.record(Change(card_id, None, "zone", card.zone, zone))
        if card.zone != zone or card.controller != name:
            state = {**FRESH, **state, "life": card.life + (card.zone != "transition" or zone != "card_pool")}
        self.game = self.game.put(card_id, zone=zone, controller=name, **state)
        self.work.spend(A_CHANGE)
        if card.zone == "deck" and zone != "deck" and not self.cycling:
            self.cycle_if_empty(card.owner)
        if card.zone != zone:
            under = [e.id for e in self.game.cards.values() if e.attached_to == card_id and e.zone == "attached"]
            for other in self.arranged(under, "discard"):
                # 4.0.2, 4.3.6
                self.move(other, "discard")
                self.cite(rule("4.0.2"))

    def _take_out(self, card: Card) -> None:
        for name, player in self.game.players.items():
            pile = player.pile(card.zone)
            if card.id in player.buried:
                self.game = self.game.put_player(name, buried=tuple(e for e in player.buried if e != card.id))
            if card.id in pile:
                self.game = self.game.put_pile(name, card.zone, tuple(each for each in pile if each != card.id))

    def unknown(self, owner: str, zone: str, place: int | None = None) -> str:
        """A card of which nothing is known, made in a zone."""
        card_id = unknown_id(self.next_number(), self.game.cards)
        card = Card(card_id, UNKNOWN_FACTS, (NO_TEXT,), owner, owner, "nowhere")
        self.game = self.game.with_(cards={**self.game.cards, card_id: card})
        self.move(card_id, zone, place=place)
        return card_id

    # The deck (4.7)

    def deck_count(self, name: str) -> int | None:
        """How many cards a deck has; nothing if it has enough."""
        player = self.game.players[name]
        return None if player.deck_size is None else len(player.deck) + player.deck_size

    def take_top(self, name: str) -> str | None:
        """The top card of a deck, still in it; nothing if there is none. An unknown card is made for it.

        4.7.4: whoever has none left has cycled the deck already, or has lost.
        """
        player = self.game.players[name]
        if player.deck:
            return player.deck[0]
        if player.deck_size == 0:
            return None
        if player.deck_size is not None:
            self.put_player(name, deck_size=player.deck_size - 1)
        return self.unknown(name, "deck", 0)

    def top_cards(self, name: str, count: int) -> tuple[str, ...]:
        """The cards on top of a deck, still in it: so many, or as many as there are; unknown ones are made."""
        while len((player := self.game.players[name]).deck) < count and player.deck_size != 0:
            if player.deck_size is not None:
                self.put_player(name, deck_size=player.deck_size - 1)
            self.unknown(name, "deck", len(player.deck))
        return self.game.players[name].deck[:count]

    def cycle_if_empty(self, name: str) -> None:
        """4.7.4: without a card in the deck, the discard pile is shuffled, and its top ten cards leave the game."""
        if name in (self.losing or ()) or self.deck_count(name) != 0:
            return
        self.step("cycle", f"{name} has no cards left in the deck and cycles it.", rule("4.7.4"), rule("4.7.4.1"))
        player = self.game.players[name]
        if len(player.discard) < MILLED:
            self.cite(rule("10.2"))
            self.lose_game(name, "cannot remove ten cards from the game", "10.2")
            return
        self.cycling = True
        for each in self.shuffled(player.discard):
            self.move(each, "deck")
        for each in self.game.players[name].deck[:MILLED]:
            self.move(each, "removed")
        self.cycling = False
        if self.deck_count(name) == 0:
            self.lose_game(name, "has no cards left in the deck after cycling it", "4.7.4")

    def shuffled(self, cards: Sequence[str]) -> list[str]:
        """The cards in a random order, the same one each time that the scenario is evaluated."""
        left, order = sorted(cards), []
        while left:
            place, seed = drawn(self.game.seed, len(left))
            self.set(seed=seed)
            order.append(left.pop(place))
        return order

    def shuffle(self, name: str) -> None:
        """Shuffles a deck; known cards of an unknown deck are then anywhere in it."""
        player = self.game.players[name]
        if player.deck_size == 0:
            self.put_player(name, deck=tuple(self.shuffled(player.deck)))
            return
        if player.deck_size is None:
            known = tuple(each for each in player.deck if self.game.cards[each].is_known)
            self.put_player(name, deck=(), buried=(*player.buried, *known))
            return
        self.name_all(name)
        self.put_player(name, deck=tuple(self.shuffled(self.game.players[name].deck)))

    def name_all(self, name: str) -> None:
        """Makes every unknown card of a deck of known size a card, so that something can lie below it."""
        for _ in range(self.game.players[name].deck_size or 0):
            self.unknown(name, "deck", len(self.game.players[name].deck))
        self.put_player(name, deck_size=0)

    # What players and cards do

    def draw(self, name: str, count: int, *rules: str) -> int:
        """Draws cards; how many there were."""
        if (ban := numbers.forbids(self.game, name, Deed.DRAW)) is not None:
            self.step("forbidden", f"{name} can't draw cards: {ban.title} says so.", rule("1.6"), cards=[ban.id])
            return 0
        drawn = 0
        self.step("draw", f"{name} draws {cards_in_words(count)}.", *(rule(each) for each in rules))
        for _ in range(count):
            self.cycle_if_empty(name)
            top = self.take_top(name)
            if top is None:
                break
            self.move(top, "hand")
            drawn += 1
        if drawn:
            self.happen(Happens.DRAW, name, amount=drawn)
        return drawn

    def discard(self, cards: Iterable[str], given: Given | None = None, actor: str | None = None) -> None:
        """Discards cards, each owner's in the order that the owner chooses (4.4.3).

        :param actor: who discards them; left out for what is only placed there as it is cleared (9.2).
        """
        for each in self.arranged(list(cards), "discard", given):
            card = self.game.cards[each]
            self.move(each, "discard")
            if card.zone == "hand" or actor is not None:
                self.happen(Happens.DISCARD, card.owner if card.zone == "hand" else actor, each, zone=card.zone)

    def commit(self, card_id: str, actor: str | None = None) -> bool:
        """Commits a ready card in a staging area; whether it could be (2.8)."""
        card = self.game.anchor(self.game.cards[card_id])
        if card.zone != "staging" or card.committed:
            return False
        self.put(card.id, committed=True)
        self.happen(Happens.COMMIT, actor or card.controller, card.id, zone="staging")
        return True

    def ready(self, card_id: str, actor: str | None = None) -> bool:
        """Readies a committed card in a staging area; whether it could be (2.8.1, 2.13.7B)."""
        card = self.game.anchor(self.game.cards[card_id])
        if card.zone != "staging" or not card.committed:
            return False
        if numbers.forbids(self.game, card.controller, Deed.READY, card) is not None:
            return False
        self.put(card.id, committed=False)
        self.happen(Happens.READY, actor or card.controller, card.id, zone="staging")
        return True

    def gain(self, name: str, amount: int) -> int:
        """Vitality gained, never above the maximum (2.1.5); how much it was."""
        if (ban := numbers.forbids(self.game, name, Deed.GAIN_VITALITY)) is not None:
            self.step("forbidden", f"{name} can't gain vitality: {ban.title} says so.", rule("1.6"), cards=[ban.id])
            return 0
        before, most = self.game.players[name].vitality, numbers.maximum_vitality(self.game, name)
        after = max(before, min(before + amount, most))
        if after - before == amount:
            text = f"{name} gains {amount} vitality."
        elif after > before:
            text = f"{name} gains {after - before} of {amount} vitality: no more than the maximum of {most}."
        else:
            text = f"{name} gains no vitality: {name} has the maximum of {most} already."
        self.step("gain", text, rule("2.13"), rule("2.1.5"))
        self.put_player(name, vitality=after)
        if after > before:
            self.happen(Happens.GAIN_VITALITY, name, amount=after - before)
        return after - before

    def lose(self, name: str, amount: int, *sections: str) -> int:
        """Vitality lost; at 0 the game is lost (10.1), and by more sections of the rules."""
        before = self.game.players[name].vitality
        after = max(0, before - max(0, amount))
        self.put_player(name, vitality=after)
        if after < before:
            self.happen(Happens.LOSE_VITALITY, name, amount=before - after)
        if after == 0:
            self.lose_game(name, "has no vitality left", "10.1", *sections)
        return before - after

    @contextmanager
    def together(self) -> Iterator[None]:
        """One effect: who loses by it loses at once with the others whom it makes lose (our reading of 10.1).

        :raises GameOverError: at its end, if anybody does.
        """
        assert self.losing is None
        lost: dict[str, Loss] = {}
        self.losing = lost
        try:
            yield
        finally:
            self.losing = None
        if lost:
            self._lost(lost)

    def lose_game(self, name: str, why: str, *sections: str) -> None:
        """A player loses: at once, or with the others at the end of the effect.

        :raises GameOverError: if it is at once.
        """
        loss = Loss(why, tuple(rule(each) for each in sections))
        if self.losing is None:
            self._lost({name: loss})
        else:
            self.losing.setdefault(name, loss)

    def _lost(self, lost: Mapping[str, Loss]) -> None:
        left = [name for name in self.game.players if name not in lost]
        why = listing([f"{name} {loss.why}" for name, loss in lost.items()])
        rules = [each for loss in lost.values() for each in loss.rules]
        self.step("end", f"{why}: {f'{left[0]} wins the game' if left else 'nobody wins, both lose'}.", *rules)
        self._end(left[0] if left else None)

    def win(self, name: str, why: str, section: str) -> None:
        """A player wins.

        :raises GameOverError: at once.
        """
        self.step("end", f"{why}: {name} wins the game.", rule(section))
        self._end(name)

    def _end(self, winner: str | None) -> None:
        """10: the game ends immediately, whatever goes on."""
        self.set(winner=winner, is_over=True, agenda=())
        self.happened.clear()
        raise GameOverError

    # Decisions

    def arranged(self, cards: Sequence[str], pile: str, given: Given | None = None) -> list[str]:
        """The order in which cards come together upon (or below) piles of their owners, the first of them first.

        4.4.3, 4.7.3: an owner arranges them in any order. Those that are alike, or unknown, are in none.

        :param pile: ``discard`` or ``deck``.
        :param given: what was decided in advance; by this action, if left out.
        """
        named = self.named(given or self.given, "order") if (given or self.given).order else []
        found: list[str] = []
        for name in self.game.in_order():
            rest = [each for each in cards if self.game.cards[each].owner == name]
            while chosen := self._first_of(rest, name, pile, named):
                found += chosen
                rest = [each for each in rest if each not in chosen]
            found += rest
        return found

    def _first_of(self, cards: list[str], owner: str, pile: str, named: list[str]) -> list[str]:
        """What goes before the rest of them; nothing if that is the same to everybody."""
        if named:
            fitting = [each for each in cards if each == named[0]]
            fitting = fitting or [each for each in cards if self.game.cards[each].title == named[0]]
            if fitting:
                del named[0]
                return fitting[:1]
        if len({self._sort(each) for each in cards}) < 2:
            return []
        section = "4.4.3" if pile == "discard" else "4.7.3"
        whole = listing([self.game.cards[each].title for each in cards])
        where = "the discard pile" if pile == "discard" else "the deck"
        text = f"{owner} puts {whole} into {where}: which goes first?"
        decision = Choice(owner, "order", text, tuple(cards), 1, len(cards), tuple(cards), section=section)
        return list(check_answer(decision, self.ask(decision), rule(decides(decision))))

    def _sort(self, card_id: str) -> str | None:
        card = self.game.cards[card_id]
        return card.title if card.is_known else None

    def decide(self, decision: Decision) -> tuple[str, ...]:
        """The answer of a player: the only one there is, unless also that is to be asked for; or asked for.

        :raises DecisionNeededError: if it has to be asked for.
        """
        if decision.most == 0 or not decision.options:
            return ()
        if decision.least >= len(decision.options) and not self.strict:
            self.assume(decision, decision.options)
            return decision.options
        return check_answer(decision, self.ask(decision), rule(decides(decision)))

    def assume(self, decision: Decision, answer: tuple[str, ...]) -> None:
        """Tells that no other answer is possible."""
        shown = isinstance(decision, Choice) and decision.shown
        names = [self.name(each, shown=shown) if each in self.game.cards else each for each in answer]
        text = f"{decision.text} {only_choice(names)}"
        self.step("assume", text, rule(decides(decision)), cards=decision.cards).assumed = True

    # Naming things

    def name(self, card_id: str, *, shown: bool = False) -> str:
        """A card as both players may call it; ``shown``: what is done to it shows it to both."""
        card = self.game.cards[card_id]
        if card.copy_of:
            return f"a copy of {self.game.cards[card.copy_of].title}"
        if card.zone == "momentum" and not (shown and card.is_known):
            return f"1 momentum of {card.controller}"
        if not card.is_known or not (shown or (card.zone in PUBLIC and not card.is_blank)):
            return f"a card of {card.owner}"
        return f"{card.title} ({card_id})" if self._has_copies(card) else card.title

    def _has_copies(self, card: Card) -> bool:
        """Whether another card that lies there is called the same, so that a title does not say which is meant."""
        if card.zone not in ("staging", "card_pool"):
            return False
        others = (each for player in self.game.players.values() for each in (*player.staging, *player.card_pool))
        return any(each != card.id and self.game.cards[each].title == card.title for each in others)


def decides(decision: Decision) -> str:
    """The section that has a player decide."""
    return decision.section if isinstance(decision, Choice) else "2.13.4"


def refuse(code: str, message: str, *sections: str, later: bool = False) -> RefusalError:
    """A refusal that cites sections of the rules."""
    return RefusalError(code, message, *(rule(each) for each in sections), later=later)


def check_known(game: Game, ids: Iterable[str]) -> None:
    """Whether it can be told what is asked of cards (DESIGN 7a: what is needed and unknown is asked for).

    :raises RefusalError: if nobody knows one of them.
    """
    if any(card is not None and not card.is_known for card in map(game.cards.get, ids)):
        raise refuse(
            "unknown_card",
            f"It matters which card that is, and it is {UNKNOWN_TITLE}: name it in the scenario.",
            "2.13.4",
        )


def cards_in_words(count: int) -> str:
    """A number of cards.

    >>> cards_in_words(1), cards_in_words(3)
    ('1 card', '3 cards')
    """
    return f"{count} card{'' if count == 1 else 's'}"


def _said(name: str, value: object) -> object:
    if name == "face_up":
        return "up" if value else "down"
    return value


LETTERS = {Letter.FORM: "a Form", Letter.ENHANCE: "an Enhance", Letter.RESPONSE: "a Response"}
BLOCKED = {Block.COMPLETE: "completely blocked", Block.PARTIAL: "partially blocked"}
