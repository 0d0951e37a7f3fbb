"""Runs a game: holds the present ``Game``, changes it, and writes down each step with its reasons and changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NoReturn, Unpack

from rules.engine.kernel.chance import drawn
from rules.engine.kernel.citations import Citation
from rules.engine.kernel.recorder import Answer, GameOverError, Recorder
from rules.engine.kernel.work import A_STEP
from rules.engine.shadowfist.model.steps import Change, Decision, check_answer, only_choice, rule
from rules.engine.shadowfist.query.game.changes import CardChanges, GameChanges, PlayerChanges
from rules.engine.shadowfist.query.game.events import Deed, Happening, Told
from rules.engine.shadowfist.query.game.state import NEW_LOCATION, Card, Game, Known, Player, Zone

# What a change is called in a step; other fields of a card are the engine's own bookkeeping.
SHOWN = {
    "zone": "zone",
    "controller": "controller",
    "face_up": "face",
    "turned": "turned",
    "damage": "damage",
    "counters": "counters",
    "location": "location",
    "subject": "subject",
}


@dataclass(frozen=True, slots=True)
class Ready:
    """The answer to a decision of some kind that is still to come, by anyone or by one player."""

    kind: str
    answer: tuple[str, ...]
    by: str | None = None

    def fits(self, decision: Decision) -> bool:
        """Whether it answers this decision."""
        return self.kind == decision.kind and self.by in (None, decision.by)


@dataclass(frozen=True, slots=True)
class Mark:
    """A point of a run to which it can go back, or from which a fork goes on."""

    game: Game
    steps: int
    last: tuple[str, tuple[Citation, ...], tuple[str, ...], int] | None
    asked: int
    ready: Ready | None
    moment: int
    happened: tuple[Happening, ...]
    doomed: tuple[Known, ...]
    appeared: tuple[tuple[str, str], ...]
    also_by: str | None
    strict: bool


class Referee(Recorder):
    """One run of a game.

    :param game: where it starts; it is immutable, so a fork is another referee on the same game.
    :param answers: the answers to the decisions of this action, in the order in which they are asked.
    :param ready: a decision that will come up, and its answer: an action may answer it in advance.
    """

    def __init__(
        self,
        game: Game,
        *,
        answers: Iterable[Answer] = (),
        action: int = 0,
        ready: Ready | None = None,
    ) -> None:
        super().__init__(answers=answers, action=action)
        self.game = game
        self.ready = ready
        self.happened: list[Happening] = []
        self.moment = 0
        self.doomed: list[Known] = []
        self.appeared: dict[str, str] = {}
        self.also_by: str | None = None
        self.watch: Callable[[Referee, Happening], None] | None = None

    def fork(self) -> Referee:
        """Another referee at the same point, for trying something out."""
        other = Referee(self.game, action=self.action)
        other.watch, other.strict = self.watch, self.strict
        return other

    def mark(self) -> Mark:
        """This point of the run."""
        step = self.steps[-1] if self.steps else None
        return Mark(
            self.game,
            len(self.steps),
            (step.text, step.rules, step.cards, len(step.changes)) if step is not None else None,
            self.asked,
            self.ready,
            self.moment,
            tuple(self.happened),
            tuple(self.doomed),
            tuple(self.appeared.items()),
            self.also_by,
            self.strict,
        )

    def take_up(self, mark: Mark) -> None:
        """Goes on from a point of another run, apart from its game, steps and answers."""
        self.ready, self.moment, self.also_by, self.strict = mark.ready, mark.moment, mark.also_by, mark.strict
        self.happened, self.doomed, self.appeared = list(mark.happened), list(mark.doomed), dict(mark.appeared)

    def back_to(self, mark: Mark) -> None:
        """Takes back whatever has been done since, and the steps that told it."""
        self.game, self.asked = mark.game, mark.asked
        self.take_up(mark)
        del self.steps[mark.steps :]
        if mark.last is not None:
            step = self.steps[-1]
            step.text, step.rules, step.cards, changes = mark.last
            del step.changes[changes:]

    def has_heard_since(self, mark: Mark) -> bool:
        """Whether a decision has been answered since then."""
        return self.asked > mark.asked or self.ready is not mark.ready

    # Steps and changes

    def spend_step(self) -> None:
        """A step counts on the account of the game."""
        self.game.spend(A_STEP)

    def put(self, card_id: str, **changes: Unpack[CardChanges]) -> None:
        """Changes a card, and records what of it is visible."""
        card = self.game.cards[card_id]
        for name, after in changes.items():
            before = getattr(card, name)
            if name in SHOWN and before != after:
                was, now = self._said(name, before), self._said(name, after)
                if was != now:  # A location that has gone is none, as for a card that leaves play from it.
                    self.record(Change(card_id, None, SHOWN[name], was, now))
        self.game = self.game.put(card_id, **changes)

    def _said(self, name: str, value: object) -> object:
        if name == "face_up":
            return "up" if value else "down"
        if name == "location" and isinstance(value, int):
            found = self.game.column(value)
            return found[2].front if found else None
        return value

    def put_player(self, name: str, **changes: Unpack[PlayerChanges]) -> None:
        """Changes a player, and records a change of Power."""
        before = self.game.players[name]
        if "power" in changes and changes["power"] != before.power:
            self.record(Change(None, name, "power", before.power, changes["power"]))
        self.game = self.game.put_player(name, **changes)

    def put_pile(self, name: str, zone: Zone, ids: tuple[str, ...]) -> None:
        """Changes a pile of a player, the top card first."""
        self.game = self.game.put_pile(name, zone, ids)

    def set(self, **changes: Unpack[GameChanges]) -> None:
        """Changes the game as a whole. Whoever has passed may respond again as soon as the scene is another (5.2)."""
        if "scene" in changes and self.game.passed:
            changes["passed"] = ()
        self.game = self.game.with_(**changes)

    def next_number(self) -> int:
        """A number for something whose order matters."""
        self.set(number=self.game.number + 1)
        return self.game.number

    def chance(self, sides: int) -> int:
        """A number from 0 to ``sides`` - 1 that nobody foresees."""
        number, seed = drawn(self.game.seed, sides)
        self.set(seed=seed)
        return number

    def count(self, *key: object) -> int:
        """How often something has happened that a limit looks at."""
        return self.game.tally.get(key, 0)

    def tally(self, *key: object) -> None:
        """Counts something that a limit looks at."""
        self.set(tally={**self.game.tally, key: self.game.tally.get(key, 0) + 1})

    def end(self, winner: str | None) -> NoReturn:
        """The game is over; what waits never happens.

        :param winner: nobody, if all are out of the game.
        :raises GameOverError: always.
        """
        self.set(winner=winner, scene=(), next_scene=())
        if winner is None:
            self.set(phase="over")
        self.happened.clear()
        self.appeared.clear()
        raise GameOverError

    # Events

    def before(self) -> Game:
        """How things were before what happens at this moment: cards that leave play together are all still there."""
        told = (each.before for each in self.happened if each.moment == self.moment)
        return next((each for each in told if each is not None), None) or self.game.looked_back_at()

    def happen(self, verb: str, card: Card | None = None, **what: Unpack[Told]) -> None:
        """Notes that something happened; triggered effects that it causes wait until they are generated."""
        known = Known(card.id, card.life) if card is not None else None
        if self.also_by is not None and card is not None and not what.get("deeds"):
            # 10.2: what an Event does is also done by the player who has changed its targets.
            source, detail = what.get("source"), what.get("detail", "")
            what["deeds"] = tuple(Deed(name, source, detail) for name in (what.get("by"), self.also_by))
        happening = Happening(verb, known, was=card, moment=self.moment, **what)
        self.happened.append(happening)
        if card is not None and verb in ("enter play", "reveal"):
            # 5.5.1: what may start a uniqueness auction.
            self.appeared[card.id] = verb
        if self.watch is not None:
            self.watch(self, happening)

    # Decisions

    def decide(self, decision: Decision, *, unnamed: bool = False) -> tuple[str, ...]:
        """The answer of a player: given already, the only one there is, or asked for.

        :param unnamed: cards that nobody has named might be chosen as well: then there is more than one answer.
        :raises DecisionNeededError: if it has to be asked for.
        """
        options = decision.options
        if decision.most == 0 or not options:
            if unnamed and decision.most:
                text = f"{decision.text} None of the cards that are named fits, and no other is chosen."
                self.step("assume", text, rule("5.2")).assumed = True
            return ()
        if decision.least >= len(options) and not (self.strict or unnamed):
            self.assume(decision, options)
            return options
        answer = check_answer(decision, self.ask(decision), rule("5.2"))
        if answer in ((), ("no",)):
            text = f"{decision.text} {decision.by} says no." if answer else f"{decision.text.rstrip('.')}: none."
            self.step("decline", text, rule("5.2"), cards=decision.cards)
        return answer

    def assume(self, decision: Decision, answer: tuple[str, ...]) -> None:
        """Tells that no other answer is possible."""
        chosen = [each for each in answer if each in decision.options]
        known = [each for each in chosen if each in self.game.cards]
        if any(self.game.cards[each].zone in ("hand", "deck") for each in known):
            only = "There is only one choice."  # Other players do not know what it is.
        else:
            called = {NEW_LOCATION: f"a {NEW_LOCATION}"} | {each: self.name(each) for each in known}
            only = only_choice([called.get(each, each) for each in chosen])
        text = f"{decision.text} {only}"
        self.step("assume", text, rule("5.2"), cards=decision.cards).assumed = True

    def hear(self, decision: Decision) -> Answer:
        """The answer of a player, or an action that is taken before it where the rules allow that (5.5).

        :raises DecisionNeededError: if it has not been given.
        """
        if self.ready is not None and self.ready.fits(decision):
            answer, self.ready = self.ready.answer, None
            self.heard = True
            return answer
        return super().hear(decision)

    # Naming things

    def name(self, card_id: str) -> str:
        """A card as all players may call it: a face-down Site is not named."""
        card = self.game.cards[card_id]
        if card.zone == "play" and not card.face_up:
            return f"a face-down Feng Shui Site of {card.controller}"
        if card.zone in ("hand", "deck"):
            return f"a card of {card.owner}"
        return self.game.titled(card)

    def player(self, name: str) -> Player:
        """A player."""
        return self.game.players[name]

    def card(self, card_id: str) -> Card:
        """A card."""
        return self.game.cards[card_id]
