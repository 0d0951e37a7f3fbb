"""One effect at work: who and what its values stand for, and carrying out one thing after the other (5.2).

``Doer`` is what every effect of the ``ir`` is carried out by, in both places where effects are: as a text resolves
(right of the double colon) and as it is generated (costs and choices, left of it). The difference is who chooses. As an
effect resolves, ``Doer.picks`` is nothing and players are asked (``Referee.decide``). As one is generated the action of
the player names what is chosen: whoever generates gives ``picks``, and has the doer carry out the steps of the cost.

- ``cards(patients)``: the cards to which an effect does something, of all that a phrase stands for or those chosen.
- ``players(node)``, ``amount(node)``: what such a phrase comes to now.
- ``choose(choice)``: makes a choice and binds its slot.
- ``scope`` grows as phrases are bound: ``doer.now()`` is it at the present moment. Slots are those of the text, so that
  what has been bound at generation is found on resolution.

What carries out one effect is registered for its class (``carries_out``); ``carry_out`` finds it, and ``run`` carries
out a row of them with the checks in between.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol, TypeVar, assert_never, get_args

from rules.engine.kernel.frozen import changed
from rules.engine.kernel.value import walk
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import Role, Slot, SlotKey
from rules.engine.shadowfist.lowering.rules_text import EVENT
from rules.engine.shadowfist.model.steps import Decision, RefusalError, rule
from rules.engine.shadowfist.query import amounts, cards, naming, players, wording
from rules.engine.shadowfist.query.game import events
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Binding, Card, Known, Word
from rules.engine.shadowfist.query.scope import CannotRunError, Scope, text_of
from rules.engine.shadowfist.query.single import only
from rules.engine.shadowfist.view import immunity, prohibitions, renumbering

Kind = TypeVar("Kind", bound=ef.Effect)


class Picks(Protocol):
    """Makes the choices of an effect that is generated as the player's action names them."""

    def cards(self, doer: Doer, choice: ch.ChooseCards) -> list[Card]:
        """The cards that the action names for a choice."""

    def players(self, doer: Doer, choice: ch.ChoosePlayers) -> tuple[str, ...]:
        """The players that it names."""

    def word(self, doer: Doer, choice: ch.Name) -> Word:
        """What it names that is neither card nor player."""

    def number(self, doer: Doer, choice: ch.ChooseNumber, card: Card) -> Word:
        """The number on a card that it names."""

    def way(self, doer: Doer, choice: ch.ChooseWay) -> Word:
        """Whether it says that a number goes up or down."""

    def targets(self, doer: Doer, choice: ch.ChooseNewTargets) -> Binding:
        """The new targets that it names for another effect."""

    def option(self, doer: Doer, effect: ef.OneOf) -> int:
        """Which of several things it says is done, counted from 0."""

    def discarded(self, doer: Doer, player: str, held: list[str], least: int, most: int) -> list[str] | None:
        """The cards of a hand that it names to be discarded; nothing where it names none, so that it is asked for."""


def cause_of(referee: Referee, by: str, known: Known | None, effect: int | None = None) -> events.Cause:
    """The cause that an effect is."""
    is_event = known is not None and referee.card(known.id).text.type == EVENT
    return events.Cause(by, known, is_event, effect)


@dataclass
class Doer:
    """One effect at work.

    ``maintain``: its card turned and maintains it. ``last`` is what the present effect has chosen or done something to,
    ``before`` what the one before it has, ``meant`` are the slots of the phrase for the cards it does something to.
    While an option is carried out that is declined by choosing nothing, ``optional`` holds; ``agreed``: a player has
    decided to use an option. ``between`` does the checks between two effects of a row, once one has ``begun``.
    ``chosen_by`` keeps what each of several players has chosen apart, ``answers`` is the effect to which this responds.
    ``refuses`` says what keeps a card from what the effect would do with it, once chosen. ``by_chance`` are the cards
    that nobody has chosen, but chance.
    """

    referee: Referee
    scope: Scope
    cause: events.Cause
    maintain: bool = False
    picks: Picks | None = None
    last: Binding = ()
    before: Binding = ()
    answers: int | None = None
    chosen_by: dict[str, dict[SlotKey, Binding]] = field(default_factory=dict)
    optional: bool = False
    agreed: bool = False
    chooser: str | None = None
    between: Callable[[], None] | None = None
    begun: bool = False
    refuses: Callable[[Doer, ch.ChooseCards, Card], RefusalError | None] | None = None
    by_chance: set[Known] = field(default_factory=set)
    meant: set[SlotKey | None] = field(default_factory=set)

    @property
    def actor(self) -> str:
        """The player who does what is done: whom the text names, or whose effect it is."""
        return self.chooser or self.you

    @property
    def you(self) -> str:
        """The player whose effect it is."""
        return self.scope.you

    @property
    def pays(self) -> bool:
        """Whether this is a price at generation, which has to be paid whole."""
        return self.picks is not None

    def now(self) -> Scope:
        """The scope at the present moment."""
        self.scope = self.scope.on(self.referee.game)
        return self.scope

    def follow(self, card: Card) -> None:
        """What this effect has moved itself, it still knows by the words by which it was moved.

        What else was chosen, and is the same card, is not there any more (4.4).
        """
        self._follow(card, {slot for slot in self.scope.slots if isinstance(slot, Role) or slot in self.meant})

    def _follow(self, card: Card, by: Collection[SlotKey]) -> None:
        old, new = Known(card.id, card.life), self.referee.game.known(card.id)
        slots = {
            slot: tuple(new if each == old else each for each in bound) if slot in by else bound
            for slot, bound in self.scope.slots.items()
        }
        here = new if old in (self.scope.this, self.scope.here) else self.scope.here
        self.scope = replace(self.scope, slots=slots, here=here)

    def follow_what_triggered(self) -> None:
        """ "When this card smokes a Character, return that Character to play": where that has put it (5.2.2)."""
        was = self.now().left_play
        if was is None:
            return
        current = self.referee.card(was.id)
        known_to_all = current.zone in ("smoked", "toasted", "burned") or not was.in_play
        if known_to_all and current.life == was.life + 1:
            self._follow(was, self.scope.slots)

    def note(self, deed: str, success: bool) -> None:
        """Remembers whether something that the effect does has succeeded."""
        self.scope = replace(self.scope, deeds={**self.scope.deeds, deed: success})

    def count(self, slot: Slot | None, number: int) -> None:
        """Remembers how much something came to, for "that much" of later words."""
        if slot is not None:
            before = self.scope.counted.get(slot, 0)
            self.scope = replace(self.scope, counted={**self.scope.counted, slot: before + number})

    def source_name(self) -> str:
        """What the effect comes from, in a sentence."""
        return self.referee.card(self.cause.card.id).title if self.cause.card else "The effect"

    def may_do(self, deed: co.Deed, card: Card) -> bool:
        """Whether this effect may do something to a card; if a text forbids it, that is told (7.7)."""
        game = self.referee.game
        forbidden = prohibitions.forbids(game, deed, card, self.actor, self.scope.card) if card.in_play else None
        if forbidden is None:
            return True
        why = prohibitions.by_whose_text(forbidden, card)
        text = f"{self.source_name()} does not {deed.value} {self.referee.name(card.id)}: {why}."
        self.referee.step("forbid", text, rule("7.7"), cards=[card.id])
        return False

    # Who and what

    def amount(self, node: a.Amount, meant: Mapping[SlotKey, Binding] | None = None) -> int:
        """What an amount comes to now; ``meant`` is what some of its words stand for in particular."""
        if isinstance(node, int):
            return node
        scope = changed(self.now(), {"fresh": tuple(self.referee.happened)})
        return amounts.value(node, replace(scope, slots={**scope.slots, **meant}) if meant else scope)

    def patients(self, node: ch.Patients) -> list[Card]:
        """The cards to which an effect does something, without those that it does not affect (7.6)."""
        self.meant = {each.slot for each in walk(node) if isinstance(each, n.Bound | n.Matching | ch.ChooseCards)}
        found = self.chosen(node) if isinstance(node, ch.ChooseCards) else self._meant(node)
        return self.affected(found)

    def _meant(self, node: n.Cards) -> list[Card]:
        """All that a phrase stands for; it is then remembered for what refers back to it."""
        scope = self.now()
        game = self.referee.game
        match node:
            case n.Bound(Role.DONE_TO):
                return self.remembered(self.before)
            case n.Bound(slot):
                return self.remembered(scope.slots.get(slot, ()))
            case n.This() if scope.this is not None and self._has_gone(scope.this):
                return self.remembered((scope.this,))
            case n.SubjectOfThis():
                known = scope.subject_card
                card = game.same(known) if known is not None else None
                return [card] if card is not None else []
            case n.EitherCards(of):
                return list({card.id: card for each in of for card in self._meant(each)}.values())
            case n.Matching(slot=slot):
                if slot is not None and slot in scope.slots:
                    return self.still_there(scope.slots[slot])
                found = cards.cards(node, replace(scope, sees_all=True))
                self.bind(slot, found)
                return found
            case _:
                return cards.cards(node, scope)

    def _has_gone(self, known: Known) -> bool:
        """4.4, 7.2: whether a card has moved since the effect was generated."""
        return self.referee.game.same(known) is None and self.referee.game.known(known.id) != self.scope.here

    def still_there(self, binding: Binding) -> list[Card]:
        """The cards of a choice that have not left play since."""
        found = [self.referee.game.same(each) for each in binding if isinstance(each, Known)]
        return [card for card in found if card is not None]

    def remembered(self, binding: Binding) -> list[Card]:
        """7.2: the cards of a choice; an effect does not follow one that has moved since."""
        found = []
        for each in binding:
            if not isinstance(each, Known):
                continue
            card = self.referee.game.same(each)
            if card is not None:
                found.append(card)
            elif not self.pays:
                title = self.referee.card(each.id).title
                text = f"{title} has left the place it was in: {self.source_name()} does not follow it."
                self.referee.step("resolve", text, rule("7.2"), cards=[each.id])
        return found

    def affected(self, found: list[Card]) -> list[Card]:
        """Those of some cards that are affected by this effect; of the others it is told (7.6)."""
        source = self.scope.card
        if source is None:
            return found
        kept = []
        for card in found:
            if card.in_play and card.id != source.id and immunity.unaffected(self.referee.game, card, source, self.you):
                self.referee.step(
                    "immune",
                    f"{self.referee.name(card.id)} is not affected by {source.title}.",
                    *immunity.cited(self.referee.game),
                    cards=[card.id],
                )
            else:
                kept.append(card)
        return kept

    def who(self, node: n.Players) -> list[str]:
        """The players that a phrase stands for; they are then remembered for what refers back to them."""
        scope = self.now()
        slot = players.slot_of(node)
        if slot is not None and slot in scope.slots:
            return [each for each in scope.slots[slot] if isinstance(each, str)]
        found = players.players(node, scope)
        if slot is not None:
            self.scope = self.scope.with_slot(slot, tuple(found))
        return found

    def one(self, node: n.Players) -> str:
        """The player who makes a choice or decides: whom a phrase names, or else whose effect it is.

        :raises CannotRunError: if a phrase names several.
        """
        return only(self.who(node), "the player who decides") or self.actor

    # Choices

    def choose(self, choice: ch.Choice) -> Binding:
        """Makes a choice, and binds its slot."""
        match choice:
            case ch.ChooseCards():
                return tuple(Known(card.id, card.life) for card in self.chosen(choice))
            case ch.ChoosePlayers(slot):
                bound: Binding = self._players(choice)
            case ch.Name(slot):
                bound = (self._word(choice),)
            case ch.ChooseNumber(slot):
                bound = self._number(choice)
            case ch.ChooseWay(slot=slot):
                bound = (self._way(choice),)
            case ch.ChooseNewTargets(slot):
                if self.picks is None:
                    raise CannotRunError("choosing new targets as an effect resolves")
                bound = self.picks.targets(self, choice)
            case _:
                assert_never(choice)
        self.last = bound
        self.scope = self.scope.with_slot(slot, bound)
        return bound

    def chosen(self, choice: ch.ChooseCards) -> list[Card]:
        """The cards of a choice: those chosen before, those that the action names, or those that are chosen now."""
        scope = self.now()
        if choice.slot is not None and choice.slot in scope.slots:
            return self.still_there(scope.slots[choice.slot])
        found = self.picks.cards(self, choice) if self.picks is not None else self._decided(choice)
        self.bind(choice.slot, found)
        return found

    def _decided(self, choice: ch.ChooseCards) -> list[Card]:
        if any(isinstance(each, get_args(n.Together)) for each in choice.among.limits):
            raise CannotRunError("what several cards are together, as an effect resolves")
        return self.decided(
            choice, cards.cards(choice.among, self.now()), unnamed=cards.may_be_unnamed(choice.among, self.now())
        )

    def decided(self, choice: ch.ChooseCards, found: list[Card], *, unnamed: bool = False) -> list[Card]:
        """The cards among these that the player chooses now; ``unnamed``: there are others that nobody has named."""
        least, most = self.bounds(choice, len(found))
        least = 0 if self.optional else min(least, len(found))
        if choice.at_random:
            return self.random(found, least)
        able = self.able(choice, found)
        if found and not able and self.refuses is not None and (why := self.refuses(self, choice, found[-1])):
            self.referee.step("resolve", why.message, rule("5.2"), *why.rules, cards=[found[-1].id])
        found, least = able, min(least, len(able))
        by = self.one(choice.by)
        words = tuple(card.id for card in found)
        kind = wording.kind_of(choice.among) if most == 1 else ""
        asked = Decision(by, "choose", f"{by} chooses {kind or 'cards'} for {self.source_name()}.", words, least, most)
        answer = self.referee.decide(asked, unnamed=unnamed)
        return [card for card in found if card.id in answer]

    def able(self, choice: ch.ChooseCards, found: list[Card]) -> list[Card]:
        """Those among the cards of a choice to which the effect could then do what it does with the chosen ones."""
        refuses = self.refuses
        return found if refuses is None else [card for card in found if refuses(self, choice, card) is None]

    def why_not(self, choice: ch.ChooseCards, chosen: Iterable[Card]) -> RefusalError | None:
        """Why the effect could not do to one of the cards of a choice what it does with the chosen ones."""
        refuses = self.refuses or (lambda *_: None)
        for card in chosen:
            if (why := refuses(self, choice, card)) is not None:
                return why
        return None

    def bounds(self, choice: ch.ChooseCards | ch.ChoosePlayers, available: int) -> tuple[int, int]:
        """How many are chosen: at least, at most."""
        least = self.amount(choice.least)
        return least, max(least, available) if choice.most is None else self.amount(choice.most)

    def _players(self, choice: ch.ChoosePlayers) -> tuple[str, ...]:
        if choice.slot is not None and choice.slot in self.scope.slots:
            return tuple(each for each in self.scope.slots[choice.slot] if isinstance(each, str))
        if self.picks is not None:
            return self.picks.players(self, choice)
        found = players.players(choice.among, self.now())
        least, most = self.bounds(choice, len(found))
        by = self.one(choice.by)
        text = f"Which player, for {self.source_name()}?"
        return self.referee.decide(Decision(by, "choose", text, tuple(found), min(least, len(found)), most))

    def _word(self, choice: ch.Name) -> Word:
        if self.picks is not None:
            return self.picks.word(self, choice)
        what = choice.what.value
        options = naming.options(choice, self.now())
        if options is None:
            raise CannotRunError(f"naming a {what} as an effect resolves")
        by = self.one(choice.by)
        text = f"Which {what}, for {self.source_name()}?"
        return Word(what, self._answer(by, text, tuple(options)))

    def _number(self, choice: ch.ChooseNumber) -> Binding:
        """A number on a card, with the card."""
        on = choice.on
        found = self.chosen(on) if isinstance(on, ch.ChooseCards) else cards.cards(on, self.now())
        card = only(found, "the card with the number that is chosen")
        if card is None:
            return ()
        if self.picks is not None:
            word = self.picks.number(self, choice, card)
        else:
            options = tuple(renumbering.numbers(card.printed))
            if not options:
                return ()
            text = f"Which number on {card.title}, for {self.source_name()}?"
            word = Word("number", self._answer(self.one(choice.by), text, options))
        return (Known(card.id, card.life), word)

    def _way(self, choice: ch.ChooseWay) -> Word:
        if self.picks is not None:
            return self.picks.way(self, choice)
        text = f"Does the number go up or down, for {self.source_name()}?"
        return Word("whether", self._answer(self.one(choice.by), text, renumbering.WAYS))

    def _answer(self, by: str, text: str, options: tuple[str, ...]) -> str:
        """The one of several words that a player chooses."""
        return only(self.referee.decide(Decision(by, "choose", text, options)), "a word") or ""

    def random(self, found: list[Card], number: int) -> list[Card]:
        """Cards at random: the same for the same seed and moment."""
        return [card for card in self.random_of(found, 0, number) if card is not None]

    def random_of(self, found: list[Card], unknown: int, number: int) -> list[Card | None]:
        """Cards at random among these and others that nobody has named, for each of which stands nothing."""
        left: list[Card | None] = [*sorted(found, key=lambda card: card.id), *[None] * unknown]
        chosen = []
        for _ in range(min(number, len(left))):
            chosen.append(left.pop(self.referee.chance(len(left))))
        self.by_chance |= {Known(card.id, card.life) for card in chosen if card is not None}
        return chosen

    def bind_also(self, slot: SlotKey | None, found: Iterable[Card]) -> None:
        """Remembers cards beside those that the same phrase stands for already: what each of several players drew."""
        before = self.still_there(self.scope.slots.get(slot, ())) if slot is not None else []
        self.bind(slot, [*before, *found])

    def bind(self, slot: SlotKey | None, found: list[Card]) -> None:
        """Remembers cards for what refers back to them."""
        self.last = tuple(Known(card.id, card.life) for card in found)
        self.scope = self.scope.with_slot(slot, self.last)


# What carries out the effects

# Carries out one effect; tells whether it was done, or nothing where that shows in what it has changed or chosen.
Handler = Callable[[Doer, ef.Effect], bool | None]
HANDLERS: dict[type[object], Handler] = {}


def carries_out(
    kind: type[Kind],
) -> Callable[[Callable[[Doer, Kind], bool | None]], Callable[[Doer, Kind], bool | None]]:
    """Registers what carries out the effects of a class."""

    def register(handler: Callable[[Doer, Kind], bool | None]) -> Callable[[Doer, Kind], bool | None]:
        def carried_out(doer: Doer, effect: ef.Effect) -> bool | None:
            assert isinstance(effect, kind)
            return handler(doer, effect)

        HANDLERS[kind] = carried_out
        return handler

    return register


def acting_in(effect: ef.Effect) -> n.Players:
    """The player who does what an effect does, or chooses what it has chosen."""
    does: ef.Effect | ch.Choice = effect.choice if isinstance(effect, ef.Choose) else effect
    by: n.Players = getattr(does, "by", n.You())
    return by


def carry_out(doer: Doer, effect: ef.Effect) -> bool:
    """Carries out one effect; tells whether anything was done, or an option used."""
    before, doer.before, doer.last = doer.referee.game, doer.last or doer.before, ()
    by = acting_in(effect)
    with text_of(doer.cause.card.id if doer.cause.card is not None else None):
        doer.chooser = only(doer.who(by), "the player who does it") if by != n.You() else None
        if doer.chooser is None and by != n.You():
            return False  # 5.5: where no auction has been held, nobody does what its winner would do.
        done = HANDLERS[type(effect)](doer, effect)
    doer.chooser, doer.begun = None, True
    return done if done is not None else bool(doer.last) or doer.referee.game is not before


def run(doer: Doer, effects: Iterable[ef.Effect]) -> bool:
    """Carries out a row of effects in the order of the text, with the checks between them (5.2).

    Tells whether the last of them was done. What follows it follows the whole effect: auctions come first then (5.5).
    """
    done = False
    for effect in effects:
        if doer.begun and doer.between is not None:
            doer.between()
        done = carry_out(doer, effect)
    return done
