"""What the effects of abilities do (2.13)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace as changed_value
from typing import assert_never

from rules.engine.kernel.frozen import changed
from rules.engine.kernel.recorder import GameOverError
from rules.engine.kernel.steps import DecisionNeededError, RefusalError, listing
from rules.engine.kernel.value import walk
from rules.engine.ufs.editions import rule
from rules.engine.ufs.effects import acting, attacking, checking, in_vain, modifying, ongoing, playing, underway
from rules.engine.ufs.effects.agenda import FORM, Resolve
from rules.engine.ufs.effects.choosing import Choices
from rules.engine.ufs.ir.effects import (
    Act,
    Adjust,
    Become,
    Blocks,
    Bonuses,
    Change,
    ChangeBlockZone,
    ChangeZone,
    Checks,
    DiscardHand,
    Draw,
    Effect,
    EndCombat,
    Forbid,
    Gain,
    GetKeyword,
    GoOn,
    If,
    Instead,
    Later,
    Lose,
    MakeCheck,
    MakeCopies,
    May,
    MustPlayNext,
    NameCard,
    Negate,
    NextAttack,
    NextCard,
    NextCheck,
    OneOf,
    OnlyBlockedBy,
    PlayAsInHand,
    PlayReversal,
    Recheck,
    ReversalAsIfBlocked,
    Search,
    Shuffle,
    SkipEnhances,
    Switch,
    ThatCheck,
    Then,
    Tokens,
    Unblockable,
    UseInstead,
    Win,
)
from rules.engine.ufs.ir.values import (
    Amount,
    CardIs,
    CheckPassed,
    Chosen,
    Condition,
    Count,
    OfCard,
    OfPaid,
    Ref,
    ThatCard,
    This,
    ThisAttack,
    Top,
)
from rules.engine.ufs.ir.words import Happens, How, Letter, Place, Stat, Verb, Who
from rules.engine.ufs.model.cards import ACTION, ZONES
from rules.engine.ufs.query import amounts, matching, numbers
from rules.engine.ufs.query.state import (
    Card,
    Context,
    Duty,
    Game,
    Given,
    Waiting,
    played_abilities,
)
from rules.engine.ufs.rules import playing as may_play
from rules.engine.ufs.rules import telling
from rules.engine.ufs.rules.table import Choice, Table, cards_in_words, check_known, refuse

HIDDEN = ("deck", "hand", "momentum")
# What a player does to the top of their own deck where a text says "each player" or "your opponent".
MOVES_TO_ACTOR = (Verb.TO_MOMENTUM, Verb.TO_POOL)


class Run:
    """One effect as it resolves: what it is about, and what has been chosen."""

    def __init__(self, table: Table, context: Context) -> None:
        self.table = table
        self.context = changed(context, {"about": context.that})
        self.choices = Choices.of_effect(table, context)

    def all(self, effects: tuple[Effect, ...]) -> bool:
        """Resolves as much of them as it can (2.13.4); whether all of it was completed."""
        whole = complete = True
        for each in effects:
            if isinstance(each, Then) and not complete:
                in_vain.tell_linked(self.table, self.context)
            else:
                complete = self._told(each)
            whole = whole and complete
        return whole

    def _told(self, effect: Effect) -> bool:
        """Resolves one effect, and says so where nothing has come of it; whether it was completed."""
        before = len(self.table.steps)
        complete = self.one(effect)
        # What waits for an event has been settled, and comes then (2.13.5).
        if len(self.table.steps) == before and not isinstance(effect, Later):
            in_vain.tell(self.table, effect, self.context)
        return complete

    def amount(self, of: Amount) -> int:
        """What an amount comes to.

        :raises RefusalError: if it is a number of a card that nobody knows.
        """
        self._check_known(of)
        return amounts.settled(self.table.game, of, self.context)

    def count(self, of: Amount) -> int:
        """How many or how much it is of what there is not less than none."""
        return max(0, self.amount(of))

    def one(self, effect: Effect) -> bool:
        """Resolves one effect; whether it was completed in its entirety."""
        table, context = self.table, self.context
        match effect:
            case Draw(who, amount):
                count = self.count(amount)
                with table.together():
                    names = numbers.players(table.game, who, context.by)
                    drawn = [table.draw(name, count, "2.13") for name in names]
                return all(each == count for each in drawn)
            case Act(verb, ref):
                return self._act(verb, ref)
            case DiscardHand(who):
                for name in numbers.players(table.game, who, context.by):
                    table.step("discard", f"{name} discards the hand.", rule("4.6.1.1"))
                    table.discard(table.game.players[name].hand, context.given)
                return True
            case Gain(who, amount):
                count = self.count(amount)
                done = [table.gain(name, count) == count for name in numbers.players(table.game, who, context.by)]
                return all(done)
            case Lose(who, amount, damage):
                count = self.count(amount)
                with table.together():
                    for name in numbers.players(table.game, who, context.by):
                        said = f"takes {count} damage" if damage else f"loses {count} vitality"
                        table.step("lose", f"{name} {said}.", rule("2.13"), *([rule("8.3.3.8")] if damage else []))
                        lost = table.lose(name, count)
                        if damage and lost:
                            table.happen(Happens.DEAL_DAMAGE, context.by, amount=lost)
                return True
            case Change(card, stat, amount, sign, least):
                return modifying.modify(table, context, card, stat, amount=sign * self.amount(amount), least=least)
            case Bonuses():
                return modifying.bonuses(table, context, effect)
            case Become(card, stat, amount):
                return modifying.modify(table, context, card, stat, to=self.amount(amount))
            case ChangeZone(None):
                return self._change_zone()
            case ChangeZone(zone):
                return modifying.modify(table, context, ThisAttack(), Stat.SPEED, zone=zone)
            case GetKeyword(card, keyword, lost):
                return modifying.modify(table, context, card, Stat.SPEED, keyword=keyword, lost=lost)
            case ChangeBlockZone(zone):
                return underway.change_block_zone(table, context, zone)
            case NextCard(who, amount, sign, kind):
                return modifying.pending(table, context, who, "card", sign * self.amount(amount), kind=kind)
            case NextCheck(who, amount, sign, kind):
                much = self.amount(amount)
                what, much = ("check", sign * much) if sign else ("instead", much)
                return modifying.pending(table, context, who, what, much, kind=kind)
            case NextAttack(who, stat, amount, sign, kind):
                return modifying.pending(table, context, who, "attack", sign * self.amount(amount), stat, kind)
            case Forbid(who, deed, kind, until):
                return modifying.forbid(table, context, who, deed, kind, until)
            case MustPlayNext(who, kind):
                for name in numbers.players(table.game, who, context.by):
                    table.step("duty", f"{name} must play such a card as the next Form.", rule("8.2.2"), rule("2.13"))
                    duty = Duty(name, kind, context.by, context.card)
                    table.set(duties=(*table.game.duties, duty))
                return True
            case PlayAsInHand(ref):
                return self._play_as_in_hand(ref)
            case Search(verb, cards, reveal):
                return self._search(verb, cards, reveal=reveal)
            case UseInstead(amount):
                return underway.use_instead(table, self.amount(amount))
            case ReversalAsIfBlocked():
                attack = amounts.attack_of(table.game, context)
                if attack is None or attack.by == context.by:
                    return False
                return ongoing.on_attack(
                    table, context, {"may_reverse": True}, "8.3.3.12.1", "open to a Reversal as if it was blocked"
                )
            case ThatCheck(amount, sign):
                return underway.that_check(table, context, sign * self.amount(amount))
            case Checks(who, amount, sign):
                return modifying.checks(table, context, who, sign * self.amount(amount))
            case GoOn():
                return underway.go_on(table)
            case SkipEnhances():
                attack = amounts.attack_of(table.game, context)
                if attack is None or attacking.has_started(table.game, attack.number):
                    return False
                return ongoing.on_attack(table, context, {"no_enhances": True}, "1.1", "without its Enhance Step")
            case NameCard():
                titles = sorted({each.title for each in table.game.cards.values() if each.is_known})
                text = f'{context.by} names a card; one that is not here is named in "choices" of the action.'
                named = self.choices.title(titles, text)
                table.step("name", f"{context.by} names {named}.", rule("2.13"))
                self.context = changed(context, {"named": named})
                return True
            case Tokens(name, on, amount, sign):
                return acting.change_tokens(table, context, name, on, sign * self.count(amount))
            case MakeCheck():
                raise ValueError("a control check on a condition; no text says so (``meaning.sound``)")
            case Recheck():
                return underway.recheck(table, context)
            case Adjust(amount, sign, least):
                return underway.adjust(table, None if amount is None else sign * self.amount(amount), least)
            case Negate():
                return ongoing.negate(
                    table,
                    context,
                )
            case Unblockable():
                return ongoing.on_attack(
                    table, context, {"unblockable": True, "block": None, "block_difficulty": None}, "12", "unblockable"
                )
            case OnlyBlockedBy(by):
                return ongoing.only_blocked_by(table, context, by)
            case Blocks(how):
                return ongoing.blocks(table, context, how)
            case Switch():
                return modifying.switch(table, context)
            case EndCombat(who):
                return ongoing.end_combat(table, context, numbers.player(table.game, who, context.by))
            case Shuffle(who):
                for name in numbers.players(table.game, who, context.by):
                    table.step("shuffle", f"{name} shuffles the deck.", rule("1.4"))
                    table.shuffle(name)
                return True
            case MakeCopies():
                return ongoing.copies(
                    table,
                    context,
                )
            case PlayReversal():
                return playing.play_reversal(table, context)
            case Win(who):
                for name in numbers.players(table.game, who, context.by):
                    table.win(name, "A card effect says so", "10.3")
                return True
            case Then(linked):
                return self.all(linked)
            case OneOf(ways, who):
                name = numbers.player(table.game, who, context.by)
                return self.all(ways[self.choices.way(name, [self._as_told(each) for each in ways])])
            case If(condition, effects, otherwise):
                self._check_known(condition)
                if amounts.holds(table.game, condition, context):
                    return self.all(effects)
                return bool(otherwise) and self.all(otherwise)
            case Instead(of, condition, effects):
                self._check_known(condition)
                return self.all(effects if amounts.holds(table.game, condition, context) else of)
            case May(who, effects):
                name = numbers.player(table.game, who, context.by)
                if not self.choices.yes(f"{name} may do what the effect says.", name):
                    table.step("decline", f"{name} does not do what the effect says.", rule("2.13"))
                    return False
                return self.all(effects)
            case Later(event, effects):
                attack = amounts.attack_of(table.game, context)
                number = attack.number if attack is not None else None
                settled = changed(context, {"attack": number})
                table.set(waiting=(*table.game.waiting, Waiting(event, effects, settled, number)))
                return True
            case _:
                assert_never(effect)

    def _as_told(self, way: tuple[Effect, ...]) -> str:
        """What would come of one way of a text, as its steps would say; nothing where that would show a hidden card."""
        table = Table(self.table.game, self.table.work)
        with suppress(RefusalError, DecisionNeededError, GameOverError):
            Run(table, changed(self.context, {"given": Given()})).all(way)
        hidden = [card for card in self.table.game.cards.values() if card.zone in HIDDEN]
        shows = any(table.game.cards[card.id].zone != card.zone for card in hidden)
        return "" if shows else " ".join(each.text for each in table.steps)

    # Cards

    def _act(self, verb: Verb, ref: Ref) -> bool:
        if isinstance(ref, Top) and ref.place is Place.DECK and verb not in (Verb.REVEAL, Verb.LOOK):
            with self.table.together():
                return self._act_on_top(verb, ref)
        ids, complete = self._cards(verb, ref)
        table = self.table
        if not ids:
            self.context = changed(self.context, {"that": None, "acted": ()})
            if self._had_choice(verb, ref):
                text = f"{self._chooser(ref)} chooses nothing to {telling.to_do_it(verb)}."
                table.step("none", text, rule("2.13.4"))
            return complete
        actor = self._actor(ref)
        who = list(dict.fromkeys(actor(each) for each in ids))
        named = telling.cards_named(table, ids, verb, who)
        text = f"{telling.done(who, verb, named)}."
        step = table.step(verb.name.lower(), text, rule("2.13"), cards=_known(table, ids))
        copies = verb is Verb.TO_MOMENTUM and all(table.game.cards[each].is_copy for each in ids)
        order = acting.one_by_one(table, verb, ids, self.context)
        done = [acting.act_on(table, verb, each, self.context, actor=actor(each)) for each in order]
        acted = tuple(each for each, was in zip(order, done, strict=True) if was)
        self.context = changed(self.context, {"acted": acted})
        if copies:
            # 2.14.2.4
            are = "is" if len(ids) == 1 else "are"
            step.text = f"{named[:1].upper()}{named[1:]} would go to the momentum and {are} discarded."
        if not any(done):
            # 2.13.7B: what cannot be changed so stays as it is.
            step.text = f"{listing(who)} cannot {telling.to_do(verb, named)}: nothing comes of it."
            step.rules = (*step.rules, rule("2.13.7B"))
        self._mean(ids)
        return complete and all(done)

    def _change_zone(self) -> bool:
        """2.6: the attack comes into another zone, which the player chooses."""
        attack = amounts.attack_card(self.table.game, self.context)
        if attack is None:
            return False
        others = tuple(each for each in ZONES if each != numbers.zone(self.table.game, attack))
        text = f"{self.context.by} chooses the zone of {self.table.name(attack.id)}."
        (zone,) = self.table.decide(Choice(self.context.by, "choose", text, others))
        return modifying.modify(self.table, self.context, ThisAttack(), Stat.SPEED, zone=zone)

    def _had_choice(self, verb: Verb, ref: Ref) -> bool:
        """Whether there were cards that a player did not choose."""
        if not isinstance(ref, Chosen) or ref.how in (How.ALL, How.EXACTLY):
            return False
        options = matching.meant(self.table.game, ref.of, self.context)
        return any(_can(verb, each, self.table.game) for each in options)

    def _chooser(self, ref: Ref) -> str:
        return listing(
            numbers.players(self.table.game, ref.by if isinstance(ref, Chosen) else Who.YOU, self.context.by)
        )

    def _mean(self, ids: list[str]) -> None:
        """ "That card" is the one that was acted on; of several none is, and no text calls one of them so."""
        self.context = changed(self.context, {"that": ids[0] if len(ids) == 1 else None})

    def _actor(self, ref: Ref) -> Callable[[str], str]:
        """Who does it to a card: whoever the text says chooses it; of both players each to their own."""
        game, by = self.table.game, self.context.by
        who = ref.by if isinstance(ref, Chosen) else Who.YOU
        if who is Who.EACH:
            return lambda card: game.cards[card].controller
        name = numbers.player(game, who, by)
        return lambda _: name

    def _act_on_top(self, verb: Verb, ref: Top) -> bool:
        """4.7.4.1: a deck that runs out is cycled before the rest is taken of it."""
        table, count = self.table, self.count(ref.amount)
        complete = True
        acted: list[str] = []
        for name in numbers.players(table.game, ref.who, self.context.by):
            top = "the top card" if count == 1 else f"the top {cards_in_words(count)}"
            actor = name if verb in MOVES_TO_ACTOR else self.context.by
            text = f"{telling.done([actor], verb, f'{top} of the deck of {name}')}."
            table.step(verb.name.lower(), text, rule("2.13"))
            left = count
            while left:
                together = table.top_cards(name, left)
                if not together:
                    complete = False
                    break
                left -= len(together)
                for each in acting.one_by_one(table, verb, list(together), self.context):
                    complete = acting.act_on(table, verb, each, self.context, actor=actor) and complete
                acted += together
                self._mean(acted)
        self.context = changed(self.context, {"acted": tuple(acted)})
        return complete

    def _cards(self, verb: Verb, ref: Ref) -> tuple[list[str], bool]:
        table, context = self.table, self.context
        match ref:
            case This() | ThisAttack() | ThatCard():
                card = amounts.card_of(table.game, ref, context)
                return ([card.id], True) if card is not None else ([], False)
            case Top(who, amount, place):
                return self._top(who, self.count(amount), place.value)
            case Chosen(by=Who.EACH):
                return self._each_of(verb, ref)
            case Chosen(of, how, amount, by, at_random):
                options = matching.meant(table.game, of, context)
                options = [each for each in options if _can(verb, each, table.game)]
                if how is How.ALL:
                    check_known(table.game, [each.id for each in matching.might_be_meant(table.game, of, context)])
                    return [each.id for each in options], bool(options)
                unknown = [] if at_random else matching.might_be_meant(table.game, of, context)
                wanted = len(options) + len(unknown) if how is How.ANY else self.count(amount)
                least = wanted if how is How.EXACTLY else 0
                count = min(wanted, len(options) + len(unknown))
                if at_random:
                    return table.shuffled([each.id for each in options])[:count], count == wanted
                chooser = numbers.player(table.game, by, context.by)
                text = f"{chooser} chooses what to {telling.to_do_it(verb)}."
                shown = telling.shows(verb)
                sure = min(least, len(options))
                ids = self.choices.cards([*options, *unknown], sure, count, text, chooser, shown=shown)
                check_known(table.game, [each.id for each in unknown if each.id in ids])
                return ids, len(ids) >= least
            case _:
                assert_never(ref)

    def _each_of(self, verb: Verb, chosen: Chosen) -> tuple[list[str], bool]:
        """What each player chooses, among their own where the text says so; the active player first (1.3)."""
        context, found, complete = self.context, [], True
        for name in self.table.game.in_order():
            who = Who.YOU if name == context.by else Who.OPPONENT
            of = changed_value(chosen.of, who=who) if chosen.of.who is Who.EACH else chosen.of
            ids, whole = self._cards(verb, changed_value(chosen, of=of, by=who))
            found += ids
            complete = complete and whole
        return found, complete

    def _top(self, who: Who, count: int, place: str) -> tuple[list[str], bool]:
        table = self.table
        found: list[str] = []
        names = numbers.players(table.game, who, self.context.by)
        for name in names:
            if place != "deck":
                pile = table.game.players[name].pile(place)
                found += pile[:count] if place == "discard" else pile[len(pile) - count :] if count else ()
            else:
                found += table.top_cards(name, count)
        return found, len(found) >= count * len(names)

    def _check_known(self, asked: Amount | Condition) -> None:
        """Whether what is asked of "that card", and of what has paid, can be told.

        :raises RefusalError: if nobody knows the card.
        """
        for each in walk(asked):
            if isinstance(each, OfPaid):
                check_known(self.table.game, self.context.paid_cards)
            elif isinstance(each, Count) and each.of.kind.this_way:
                check_known(self.table.game, self.context.acted)
            elif isinstance(each, Count) and each.of.kind.named:
                unknown = matching.might_be_meant(self.table.game, each.of, self.context)
                check_known(self.table.game, [card.id for card in unknown])
            elif isinstance(each, OfCard | CardIs) and isinstance(each.card, ThatCard):
                check_known(self.table.game, [self.context.that or ""])

    def _play_as_in_hand(self, ref: Chosen | Top) -> bool:
        """4.8.4: the card is announced as from the hand."""
        table, context = self.table, self.context
        if isinstance(ref, Top):
            return False
        options = [card for card in matching.meant(table.game, ref.of, context) if self._may_play(card)]
        ids = self.choices.cards(options, 0, 1, f"{context.by} chooses what to play.")
        if not ids:
            return False
        card = table.game.cards[ids[0]]
        half, ability = self._way_to_play(card, ref.of.kind.types)
        table.step(
            "play", f"{context.by} plays {card.title} as though it were in the hand.", rule("4.8.4"), rule("8.1.9")
        )
        table.used.add("check[1]")
        given = Given(checks=context.given.checks[1:], x=context.given.x, symbol=context.given.symbol)
        playing.announce(table, card, context.by, FORM, given, half=half, ability=ability, x=given.x)
        return True

    def _way_to_play(self, card: Card, types: tuple[str, ...]) -> tuple[int, int | None]:
        """2.6.0.2: as which half a card is played, 8.0.1.1: an action for which of its Forms; the player says it."""
        found: dict[str, tuple[int, int | None]] = {}
        for n, type_ in enumerate(card.facts.types):
            if types and type_ not in types:
                continue
            shown = changed(card, {"half": n})
            forms = [i for i, each in played_abilities(shown) if each.letter is Letter.FORM]
            if type_ != ACTION:
                found[type_] = n, None
            elif len(forms) == 1:
                found[type_] = n, forms[0]
            else:
                found |= {f"{type_}/{place}": (n, i) for place, i in enumerate(forms)}
        text = f"{self.context.by} chooses what {card.title} is played as."
        (way,) = self.table.decide(Choice(self.context.by, "choose", text, tuple(found), section="8.1.9"))
        return found[way]

    def _may_play(self, card: Card) -> bool:
        by = self.context.by
        try:
            may_play.check_may_play(self.table.game, card, by)
            may_play.check_character_only(self.table.game, card, by)
            may_play.check_symbols(self.table.game, card, by)
        except RefusalError:
            return False
        if card.facts.types == (ACTION,) and all(each.letter is not Letter.FORM for _, each in played_abilities(card)):
            return False  # 8.0.1.1
        return not may_play.needs_symbol(card)

    def _search(self, verb: Verb, chosen: Chosen, *, reveal: bool) -> bool:
        """1.4: the deck is shuffled after it has been searched, whatever was found."""
        table, by = self.table, self.context.by
        player = table.game.players[by]
        if player.deck_size != 0 or not all(table.game.cards[each].is_known for each in player.deck):
            raise refuse("unknown_deck", f"The deck of {by} is unknown; list its cards to search it.", "1.4")
        table.step("search", f"{by} searches the deck.", rule("1.4"), rule("2.13"))
        ids, complete = self._cards(verb, chosen)
        self._mean(ids)
        for each in ids:
            if reveal:
                table.step("reveal", f"{by} reveals {table.game.cards[each].title}.", rule("2.13"), cards=[each])
            complete = acting.act_on(table, verb, each, self.context) and complete
        table.step("shuffle", f"{by} shuffles the deck.", rule("1.4"))
        table.shuffle(by)
        return complete


def resolve(table: Table, task: Resolve) -> None:
    """An effect resolves as much of itself as it can (2.13.4); it goes on when a control check is settled."""
    table.cause = task.context.by
    run = Run(table, task.context)
    for n, check in enumerate(task.effects):
        if isinstance(check, MakeCheck):
            run.all(task.effects[:n])
            difficulty = None if check.against is None else run.amount(check.against)
            name = numbers.player(table.game, check.who, task.context.by)
            after = {"effects": _after(check, task.effects[n + 1 :]), "context": run.context}
            checking.begin(table, name, difficulty, changed(task, after))
            break
    else:
        run.all(task.effects)
    table.cause = None


def _after(check: MakeCheck, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What comes after a check; 2.13.3: a check that fails was not completed."""
    match effects:
        case (Then(linked), *others) if check.against is not None:
            return (If(CheckPassed(), linked), *others)
    return effects


def _known(table: Table, ids: list[str]) -> list[str]:
    return [each for each in ids if table.game.cards[each].is_known]


def _can(verb: Verb, card: Card, game: Game) -> bool:
    """Whether something could be done to a card: 2.13.7A asks for a valid target."""
    match verb:
        case Verb.COMMIT:
            return card.zone == "staging" and not card.committed and game.anchor(card) is card  # 2.1.12, 2.8.1
        case Verb.READY:
            return card.committed
        case Verb.FACE_DOWN:
            return card.face_up
        case Verb.DESTROY | Verb.DISCARD | Verb.REMOVE | Verb.RETURN | Verb.TO_MOMENTUM:
            return not any(player.character == card.id for player in game.players.values())
        case _:
            return True
