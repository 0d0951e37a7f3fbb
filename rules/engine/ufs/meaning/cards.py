"""Players, amounts and cards: from constructs to what the engine runs."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from rules.engine.kernel.value import walk
from rules.engine.ufs.constructs import amounts as a
from rules.engine.ufs.constructs import cards as c
from rules.engine.ufs.constructs import conditions as k
from rules.engine.ufs.constructs import deeds as d
from rules.engine.ufs.constructs import events as e
from rules.engine.ufs.constructs import players as p
from rules.engine.ufs.constructs import times as t
from rules.engine.ufs.constructs import words as w
from rules.engine.ufs.constructs.sorts import Amount, Cards, Comparison, Deed, Limit, Player, Quality
from rules.engine.ufs.ir import values as v
from rules.engine.ufs.ir.words import Happens, How, Letter, Number, Order, Place, Stat, Verb, Who
from rules.engine.ufs.meaning.unsupported import UnsupportedError

TYPES = {
    w.Noun.ATTACK: "attack",
    w.Noun.ACTION: "action",
    w.Noun.ASSET: "asset",
    w.Noun.FOUNDATION: "foundation",
    w.Noun.CHARACTER: "character",
}
TRAITS = {
    w.Noun.BLOCK: "block",
    w.Noun.REVERSAL: "reversal",
    w.Noun.THROW: "throw",
    w.Noun.PUNCH: "punch",
    w.Noun.KICK: "kick",
}
LETTERS = {w.Noun.ENHANCE: Letter.ENHANCE, w.Noun.RESPONSE: Letter.RESPONSE, w.Noun.FORM: Letter.FORM}
PLACES = {
    w.Place.HAND: Place.HAND,
    w.Place.DECK: Place.DECK,
    w.Place.DISCARD: Place.DISCARD,
    w.Place.STAGING: Place.STAGING,
    w.Place.POOL: Place.POOL,
    w.Place.MOMENTUM: Place.MOMENTUM,
    w.Place.REMOVED: Place.REMOVED,
}
STATS = {each: Stat[each.name] for each in w.Stat}
HOME = ("foundation", "asset", "character")
THIS_TURN, THIS_COMBAT = t.This(w.Phase.TURN), t.This(w.Phase.COMBAT)
# Where cards are to which something was done.
THEN = {
    Verb.COMMIT: Place.STAGING,
    Verb.DESTROY: Place.DISCARD,
    Verb.DISCARD: Place.DISCARD,
    Verb.REMOVE: Place.REMOVED,
}
NEXT = ("attack", "next")  # The next attack is what was named last.
BY_WORD = {
    c.Chosen: Verb.CHOOSE,
    c.Revealed: Verb.REVEAL,
    c.Discarded: Verb.DISCARD,
    c.Destroyed: Verb.DESTROY,
}
DONE = {
    d.Commit: Happens.COMMIT,
    d.ReadyUp: Happens.READY,
    d.Destroy: Happens.DESTROY,
    d.Discard: Happens.DISCARD,
}
ANYBODYS = (Verb.DESTROY, Verb.COMMIT, Verb.FACE_DOWN)


class NotRunError(UnsupportedError):
    """What is read and cannot be run: the sort, and the slot that is not evaluated."""

    def __init__(self, what: object, slot: str) -> None:
        name = what.name.lower() if isinstance(what, Enum) else type(what).__name__
        super().__init__(f"{name} as {slot} is not run")


class Known:
    """What an ability has said so far: the cards by the numbers that refer to them, who "they" are."""

    def __init__(self, ability: object) -> None:
        marked = c.Some | c.Whose | c.NextOf | c.ThisCard | c.ThisAttack | c.Top | k.IsNthAttack
        self.marked: dict[int, object] = {each.mark: each for each in walk(ability) if isinstance(each, marked)}
        self.aside = {
            each.mark
            for drawn in walk(ability)
            if isinstance(drawn, d.Draw)
            for each in walk(drawn.object)
            if isinstance(each, marked)
        }
        """What is drawn is not what an effect goes on with."""
        self.they: Who | None = None
        self.latest: tuple[str, ...] | None = None
        self.revealed = any(isinstance(each, d.Reveal) for each in walk(ability))
        self.has_trigger = False
        self.paid: set[Verb] = set()
        """What was done to cards to pay for it."""
        self.done: Verb | None = None
        """What was done to a card last."""
        self.named = False
        """Whether a card was named."""
        self.is_one = False
        """Whether that was one card."""
        self.on_top = False
        """Whether it is the top card of your deck."""
        self.done_by = Who.YOU
        """Who did it."""
        self.checked = False
        """Whether an effect has had somebody make a control check."""
        self.last_paid: Verb | None = None
        """What is done to the cards that are chosen for the last part of the cost."""
        self.shown: v.Cards | None = None
        """The cards that were revealed or looked at last, all of a place."""
        self.waited: v.Event | None = None
        """What is waited for."""

    def wait_for(self, waited: v.Event) -> None:
        """From here on "that card" is the one of this event."""
        self.has_trigger, self.latest, self.waited = True, None, waited

    @property
    def has_amount(self) -> bool:
        """Whether what is waited for is damage that is dealt, or vitality that is lost."""
        return self.waited is not None and self.waited.happens in (Happens.DEAL_DAMAGE, Happens.LOSE_VITALITY)

    @property
    def event_types(self) -> tuple[str, ...]:
        """The types of the card of the event that is waited for."""
        return self.waited.kind.types if self.waited is not None else ()

    def is_about(self, cards: Cards) -> bool:
        """Whether cards are those of the event that is waited for, to which something was done together."""
        match cards:
            case c.Bare(c.Kind((w.Noun.CARD,), (c.WasDone(e.Happens(deed, who), None),)), None):
                waited = self.waited
                same = waited is not None and waited.least is not None and waited.happens is DONE.get(type(deed))
                return same and waited is not None and waited.who is player(who, self)
        return False

    def may_be(self, noun: w.Noun) -> bool:
        """Whether the card of the event that is waited for can be called so."""
        return noun not in TYPES or (self.waited is not None and TYPES[noun] in self.waited.kind.types)


def player(who: Player | None, known: Known) -> Who:
    """Who is meant."""
    match who:
        case None | p.You():
            return Who.YOU
        case p.Opponent():
            known.they = Who.OPPONENT
            return Who.OPPONENT
        case p.EachPlayer():
            known.they = Who.EACH
            return Who.EACH
        case p.They() if known.they is not None:
            return known.they
    raise NotRunError(who, "a player")


# Amounts


def amount(of: int | Amount, known: Known) -> v.Amount:
    """A number as it is worked out."""
    match of:
        case int():
            return v.Fixed(of)
        case a.X():
            return v.X()
        case a.Count(c.Bare(c.Kind(_, (c.ForThis(e.Happens(deed, None)),)), None)) if (
            known.last_paid is paid_by(deed) and known.last_paid is not known.done
        ):
            return v.Paid()
        case a.Count(cards) if known.is_about(cards):
            return v.OfEvent()
        case a.Count(of=cards):
            return counted(cards, known)
        case a.Tokens(name, on):
            return v.OfTokens(name.lower(), token_card(on, known))
        case a.CheckResult() if known.checked:
            return v.OfCheck()
        case a.OfCard(c.The(which=c.Discarded(), many=False, of=p.Opponent()), stat, printed) if (
            known.done is Verb.DISCARD and known.is_one and known.done_by is Who.OPPONENT
        ):
            return v.OfCard(v.ThatCard(), STATS[stat], printed)
        case a.DamageDealt() | a.VitalityLost() if known.has_amount:
            return v.OfEvent()
        case a.OfPlayer(who, number):
            return v.OfPlayer(player(who, known), Number[number.name])
        case a.OfCard(c.The(which=c.Discarded() | c.Destroyed() as which, many=False, of=None), stat, printed):
            verb = Verb.DISCARD if isinstance(which, c.Discarded) else Verb.DESTROY
            if verb not in known.paid and verb is known.done and known.is_one:
                return v.OfCard(v.ThatCard(), STATS[stat], printed)
            if verb is not known.done and not printed:
                return v.OfPaid(STATS[stat], verb)
        case a.OfCard(c.The(which=c.Revealed(), many=False, of=None), stat, printed) if known.revealed:
            return v.OfCard(v.ThatCard(), STATS[stat], printed)
        case a.OfCard(c.The(c.Kind(of_nouns, qualities), False, which, None), stat, printed) if c.Preceding() in (
            *qualities,
            which,
        ) and set(qualities) <= {c.Preceding(), c.In(p.You(), w.Place.POOL)}:
            return v.OfCard(v.Preceding(nouns(of_nouns)), STATS[stat], printed)
        case a.OfCard(c.The(c.Kind(_, (c.ForThis(e.Happens(deed, None)),)), False, None), stat, False):
            return v.OfPaid(STATS[stat], paid_by(deed))
        case a.OfCard(card, stat, printed) if isinstance(about(card, known), v.ThisAttack):
            whose = whose_attack(card, known)
            return v.OfAttack(STATS[stat], printed, whose[0] if whose is not None else None)
        case a.OfCard(card, stat, printed) if isinstance(found := about(card, known), v.This | v.ThatCard):
            return v.OfCard(found, STATS[stat], printed)
        case a.Total(c.Every(of_kind, owner) | c.Bare(of_kind, owner), stat, printed):
            return v.Total(cards_of(of_kind, owner, Place.STAGING, known), STATS[stat], printed)
        case a.TotalIn(stat, who, place, printed) if place in PLACES:
            return v.Total(v.Cards(v.Kind(), player(who, known), PLACES[place]), STATS[stat], printed)
        case a.Half(inner, rounding) if rounding is not None:
            return v.Half(amount(inner, known), rounding is w.Rounding.UP)
        case a.Double(inner, times):
            return v.Times(amount(inner, known), v.Fixed(times))
        case a.Sum(one, other, plus):
            return v.Sum(amount(one, known), amount(other, known), 1 if plus else -1)
        case a.Difference(one, other):
            return v.Apart(amount(one, known), amount(other, known))
        case a.Better(one, other, higher):
            return v.Better(amount(one, known), amount(other, known), higher)
        case a.Divided(inner, by, rounding):
            return v.Divided(amount(inner, known), amount(by, known), rounding is w.Rounding.UP)
    raise NotRunError(of, "an amount")


def paid_by(deed: Deed) -> Verb:
    """What was done to the card that a cost was paid with."""
    verbs = {d.Commit: Verb.COMMIT, d.Destroy: Verb.DESTROY, d.Discard: Verb.DISCARD, d.Remove: Verb.REMOVE}
    if type(deed) in verbs:
        return verbs[type(deed)]
    raise NotRunError(deed, "what a cost was paid with")


def x_is(of: int | Amount, limit: Limit | None, known: Known) -> v.Amount:
    """What X is, no less and no more than its limit; a difference needs one, for X is no number below 0."""
    found = amount(of, known)
    match limit:
        case None:
            if any(isinstance(each, v.Sum) and each.sign < 0 for each in walk(found)):
                raise NotRunError(of, "X without a minimum")
            return found
        case a.Least(n):
            return v.AtLeast(found, n)
        case a.Most(n):
            return v.AtMost(found, n)
    raise NotRunError(limit, "the limit of X")


def counted(of: Cards, known: Known) -> v.Amount:
    """How many cards there are; those that you control, if nothing else is said."""
    match of:
        case c.Bare(kind, None) if (often := history(kind, known)) is not None:
            return often
        case c.Bare(kind, owner):
            found = cards_of(kind, owner, Place.STAGING, known)
        case _:
            raise NotRunError(of, "what is counted")
    if found.place is Place.MOMENTUM and found.who is not None:
        return v.OfPlayer(found.who, Number.MOMENTUM)
    return v.Count(found if found.who is not None else replace(found, who=Who.YOU))


def history(of: c.Kind, known: Known) -> v.Often | None:
    """To how many cards something was done in this turn: those that a player discarded, or that were destroyed."""
    match of:
        case c.Kind((w.Noun.CARD,), (c.WasDone(e.Happens(d.Discard(p.MissingCards(), None, where), by), time),)) if (
            where is not None and where.place in PLACES
        ):
            happens, whose, place = Happens.DISCARD, player(where.who, known), PLACES[where.place]
        case c.Kind(
            (w.Noun.CARD,), (c.In(owner, w.Place.STAGING), c.WasDone(e.Happens(d.Destroy(p.MissingCards()), by), time))
        ):
            happens, whose, place = Happens.DESTROY, player(owner, known), Place.STAGING
        case _:
            return None
    if time not in (THIS_TURN, THIS_COMBAT):
        return None
    return v.Often(happens, None if by is None else player(by, known), whose, place, time == THIS_COMBAT)


def per(base: int | Amount, kind: c.Kind | None, known: Known) -> v.Amount:
    """A number, perhaps so often as there are cards of a kind."""
    if kind is None:
        return amount(base, known)
    count: v.Amount | None = history(kind, known)
    if count is None:
        found = cards_of(kind, None, Place.STAGING, known)
        count = v.Count(found if found.who is not None else replace(found, who=Who.YOU))
    if not isinstance(base, int):
        raise NotRunError(base, "a number for each")
    return count if base == 1 else v.Times(v.Fixed(base), count)


def comparison(cmp: Comparison, known: Known) -> tuple[Order, v.Amount]:
    """How a number compares, and to what."""
    orders = {
        a.AtLeast: Order.AT_LEAST,
        a.AtMost: Order.AT_MOST,
        a.Above: Order.MORE,
        a.Below: Order.LESS,
        a.Equals: Order.EXACTLY,
    }
    if isinstance(cmp, a.AtLeast | a.AtMost | a.Above | a.Below | a.Equals):
        return orders[type(cmp)], amount(cmp.n, known)
    raise NotRunError(cmp, "a comparison")


def bounded(of: v.Amount, sign: int, limit: Limit | None) -> tuple[v.Amount, int | None]:
    """A bonus with its limits: the number, and the least that remains."""
    match limit:
        case None:
            return of, None
        case a.Least(n) if sign < 0:
            return of, n
        case a.Most(n) if sign > 0 and not isinstance(of, v.Fixed):
            return v.AtMost(of, n), None
    raise NotRunError(limit, "the limit of a bonus")


# Kinds


def kind(of: c.Kind, known: Known) -> v.Kind:
    """A kind of cards without a place."""
    found, who, place = limited(of, known)
    if who is not None or place is not None:
        raise NotRunError(of, "cards of a kind, wherever they are")
    return found


def limited(of: c.Kind, known: Known) -> tuple[v.Kind, Who | None, Place | None]:
    """A kind of cards, whose they are and where."""
    if w.Noun.COPY in of.nouns and not any(isinstance(each, c.OfCards) for each in of.qualities):
        raise NotRunError(w.Noun.COPY, "a kind of card")
    found = nouns(of.nouns)
    who: Who | None = None
    place: Place | None = None
    for each in of.qualities:
        match each:
            case c.OfCards(c.The(c.Kind((w.Noun.CARD,), inner), False, c.Named_(), None)) if known.named:
                if inner and known.shown is None:
                    raise NotRunError(each, "a limit of cards")
                found = replace(found, named=True)
                if inner and known.shown is not None and all(_is_shown(one, known) for one in inner):
                    who, place = known.shown.who, known.shown.place
            case c.ForThis(e.Happens(deed, None)) if (
                who is None and (verb := paid_by(deed)) is known.done and verb not in known.paid
            ):
                who, place, found = Who.EACH, THEN[verb], replace(found, this_way=True)
            case c.In(owner, where) if where in PLACES and who is None:
                who, place = player(owner, known), PLACES[where]
            case c.Controlled(owner) if who is None:
                who, place = player(owner, known), place or Place.STAGING
            case c.InAny(where) if where in PLACES and who is None:
                who, place = Who.EACH, PLACES[where]
            case c.InPlay() if who is None:
                who, place = Who.EACH, Place.PLAY
            case c.WasDone(e.Happens(d.Attach(p.MissingCards(), c.ThisCard(), None), None), None) if who is None:
                who, place = Who.YOU, Place.ATTACHED
            case _:
                found = with_quality(found, each, known)
    return found, who, place


def _is_shown(of: Quality, known: Known) -> bool:
    """Whether cards are limited to the hand that was just revealed."""
    match of:
        case c.ForThis(e.Happens(d.Reveal(p.MissingCards()), None)):
            return True
        case c.In(owner, w.Place.HAND):
            return known.shown is not None and player(owner, known) is known.shown.who
    raise NotRunError(of, "a limit of cards")


def nouns(of: tuple[w.Noun, ...]) -> v.Kind:
    """What cards are called."""
    made = [noun(each) for each in of]
    if len(made) == 1:
        return made[0]
    if all(each == v.Kind(types=each.types) and each.types for each in made):
        return v.Kind(types=tuple(dict.fromkeys(name for each in made for name in each.types)))
    if all(each == v.Kind(letters=each.letters) for each in made):
        return v.Kind(letters=tuple(name for each in made for name in each.letters))
    return v.Kind(any_of=tuple(made))


def noun(of: w.Noun) -> v.Kind:
    if of in (w.Noun.CARD, w.Noun.MOMENTUM, w.Noun.COPY):
        return v.Kind()
    if of in TYPES:
        return v.Kind(types=(TYPES[of],))
    if of in TRAITS:
        return v.Kind(traits=(TRAITS[of],))
    if of in LETTERS:
        return v.Kind(letters=(LETTERS[of],))
    raise NotRunError(of, "a kind of card")


def with_quality(of: v.Kind, quality: Quality, known: Known) -> v.Kind:
    """A kind of cards that have something as well."""
    match quality:
        case c.Committed():
            return replace(of, committed=True)
        case c.Ready():
            return replace(of, committed=False)
        case c.Faced(w.Facing.DOWN):
            return replace(of, face_down=True)
        case c.Other():
            return replace(of, other=True)
        case c.HasMore(stat, than) if of.stat is None:
            return replace(of, stat=STATS[stat], more_than=STATS[than])
        case c.Shares(n, card, no) if not of.shares:
            return replace(of, shares=-n if no else n, with_=_shared_with(card, known))
        case c.WasNotDone(e.Happens(d.ReadyUp(p.MissingCards()), None), time) if of.not_done is None and time in (
            None,
            THIS_TURN,
            THIS_COMBAT,
        ):
            return replace(of, not_done=Happens.READY, in_combat=time == THIS_COMBAT)
        case c.Unblocked():
            return replace(of, unblocked=True)
        case c.DealtNone():
            return replace(of, dealt=False)
        case c.CharacterOnly():
            return replace(of, traits=(*of.traits, "character only"))
        case c.PlayedAsReversal():
            return replace(of, reversal=True)
        case c.HasTrait(trait):
            return replace(of, traits=(*of.traits, trait))
        case c.HasNoTrait(trait):
            return replace(of, not_traits=(*of.not_traits, trait))
        case c.IsNot(noun) if noun in TYPES:
            return replace(of, not_types=(*of.not_types, TYPES[noun]))
        case c.InZone(zone):
            return replace(of, zones=(*of.zones, zone.value))
        case c.HasSymbol(symbol):
            return replace(of, symbols=(*of.symbols, symbol.strip("[]").lower()))
        case c.HasAbility(word):
            return replace(of, letters=(*of.letters, Letter[word.name]))
        case c.WithBlock():
            return replace(of, traits=(*of.traits, "block"))
        case c.Either(parts) if not of.any_of:
            return replace(of, any_of=tuple(with_quality(v.Kind(), each, known) for each in parts))
        case c.Has(stat, cmp, printed) if of.stat is None:
            order, bound = comparison(cmp, known)
            if isinstance(bound, v.Fixed):
                return replace(of, stat=STATS[stat], order=order, bound=bound.n, printed=printed)
    raise NotRunError(quality, "a limit of cards")


def token_card(card: Cards, known: Known) -> Who | v.This | v.ThatCard:
    """The card on which tokens lie: a character, this card, or one that was named."""
    match card:
        case c.Whose(owner, c.Kind((w.Noun.CHARACTER,), ())) if (who := player(owner, known)) is not Who.EACH:
            return who
    found = about(card, known)
    if isinstance(found, v.ThisAttack):
        raise NotRunError(card, "what tokens lie on")
    return found


def _shared_with(card: Cards, known: Known) -> Who | v.This | v.ThisAttack | v.ThatCard:
    match card:
        case c.Whose(owner, c.Kind((w.Noun.CHARACTER,), ())) if (who := player(owner, known)) is not Who.EACH:
            return who
    return about(card, known)


def cards_of(of: c.Kind, owner: Player | None, default: Place, known: Known) -> v.Cards:
    """Cards of a kind in their place; ``default`` is where they are if nothing says it."""
    named = player(owner, known) if owner is not None else None
    found, who, place = limited(of, known)
    if named is not None:
        if who not in (None, named):
            raise NotRunError(owner, "a second owner of cards")
        who = named
    if w.Noun.MOMENTUM in of.nouns:
        if found != v.Kind() or place not in (None, Place.STAGING) or len(of.nouns) > 1:
            raise NotRunError(of, "momentum with a limit")
        return v.Cards(v.Kind(), who, Place.MOMENTUM)
    homes = {Place.STAGING if each in HOME else default for each in found.types} or {default}
    if len(homes) > 1 and place is None:
        raise NotRunError(of, "cards of several places")
    return v.Cards(found, who, place or homes.pop())


# Cards


def about(card: Cards, known: Known) -> v.This | v.ThisAttack | v.ThatCard:
    """The one card that is meant."""
    match card:
        case c.ThisCard():
            return v.This()
        case c.ThisAttack(qualities=()):
            return v.ThisAttack()
        case c.Whose(_, c.Kind((w.Noun.ATTACK,), ())):
            return v.ThisAttack()
        case c.It(w.Word.IT, to):
            meant = known.marked.get(to)
            about_this = known.waited is not None and known.waited.this
            if isinstance(meant, c.ThisCard) and about_this and known.latest is None:
                return v.This()
            if meant is None or to in known.aside or (isinstance(meant, c.ThisCard) and known.has_trigger):
                raise NotRunError(card, "one card among several that it could be")
            if isinstance(meant, k.IsNthAttack):
                return v.ThisAttack()
            if isinstance(meant, c.ThisCard | c.ThisAttack | c.Whose):
                if isinstance(meant, c.ThisAttack) and meant.qualities:
                    return v.ThisAttack()
                return v.ThatCard() if isinstance(meant, c.Whose) and known.has_trigger else about(meant, known)
            return v.ThatCard()
        case c.The(c.Kind((w.Noun.ATTACK,), ()), False, None, None):
            return v.ThisAttack()
        case c.The(c.Kind((w.Noun.ATTACK,), (c.Unblocked(),)), False, None, None) if (
            known.waited is not None and known.waited.kind.unblocked
        ):
            return v.ThisAttack()
        case c.The(_, False, Quality() as which, None) if known.done is not None and (
            known.done is BY_WORD.get(type(which))
        ):
            if known.done not in known.paid and known.is_one:
                return v.ThatCard()
        case c.That(of, False) if of.plain and len(of.nouns) == 1:
            return that(of.nouns[0], known)
        case c.The(c.Kind((w.Noun.CARD | w.Noun.ATTACK,), (c.WasDone(e.Happens(d.Play(), who), None),)), False) if (
            known.waited is not None and known.waited.happens is Happens.PLAY and known.waited.who is player(who, known)
        ):
            return v.ThatCard(of_event=True)
        case c.Origin(inner, whose, w.Place.POOL):
            mine = player(whose, known) is Who.YOU
            match found := about(inner, known):
                case v.ThisAttack() if mine or isinstance(inner, c.That):
                    return found
                case v.ThatCard() if known.latest is None and "attack" in known.event_types:
                    return found
                case v.This() if not mine:
                    pass
                case v.This():
                    return v.This(Place.POOL)
    raise NotRunError(card, "one card")


def that(of: w.Noun, known: Known) -> v.ThisAttack | v.ThatCard:
    """The card that was acted on last, or the one that is responded to; an attack is the one that goes on."""
    if known.latest == NEXT:
        raise NotRunError(of, "that card, which is still to come")
    if of is w.Noun.ATTACK and "attack" not in (known.latest or ()):
        return v.ThisAttack()
    named = known.may_be(of) if known.latest is None else TYPES.get(of) in known.latest
    if named or of is w.Noun.CARD:
        return v.ThatCard()
    if not known.has_trigger or not known.may_be(of):
        raise NotRunError(of, "that card, and none was named")
    return v.ThatCard(of_event=True)


def whose_attack(card: Cards, known: Known) -> tuple[Who, v.Kind] | None:
    """Whose attack is meant, and of what kind it has to be, by "your Kick attack"."""
    match card:
        case c.Whose(owner, c.Kind((w.Noun.ATTACK,)) as of):
            return player(owner, known), kind(of, known)
        case c.It(w.Word.IT, to) if not known.has_trigger and isinstance(meant := known.marked.get(to), c.Whose):
            return whose_attack(meant, known)
    return None


def ref(card: Cards, known: Known, *, default: Place, who: Who | None, actor: Who = Who.YOU) -> v.Ref:
    """The cards that something is done to; ``who``: whose they are if that is not said; ``actor`` chooses."""
    match card:
        case c.Some(n, of, upto, at_random, owner):
            cards = _owned(cards_of(of, owner, default, known), who)
            how = How.UP_TO if upto else How.EXACTLY
            found: v.Ref = v.Chosen(cards, how, amount(n, known), actor, at_random)
        case c.AnyOne(of):
            found = v.Chosen(_owned(cards_of(of, None, default, known), who), How.EXACTLY, v.Fixed(1), actor)
        case c.Another(of):
            cards = _owned(cards_of(of, None, default, known), who)
            found = v.Chosen(replace(cards, kind=replace(cards.kind, other=True)), How.EXACTLY, v.Fixed(1), actor)
        case c.Choice(of, 0, owner):
            found = v.Chosen(_owned(cards_of(of, owner, default, known), who), How.ANY, v.Fixed(0), actor)
        case c.Every(of, owner):
            cards = cards_of(of, owner, default, known)
            found = v.Chosen(_owned(cards, None if cards.place is Place.STAGING else actor), How.ALL, v.Fixed(0), actor)
        case c.Whose(owner, c.Kind((w.Noun.CHARACTER,), ()) as of):
            found = v.Chosen(cards_of(of, owner, default, known), How.EXACTLY, v.Fixed(1), actor)
        case c.OneOfThose(n, c.The(c.Kind((w.Noun.CARD,), ()), True, c.Revealed(), None)) if known.shown is not None:
            found = v.Chosen(known.shown, How.EXACTLY, amount(n, known), actor)
        case c.It(w.Word.THEM, to) if isinstance(meant := known.marked.get(to), c.Top) and known.done in (
            Verb.REVEAL,
            Verb.LOOK,
        ):
            return ref(meant, known, default=default, who=who, actor=actor)  # They still lie there.
        case c.Top(owner, n, place, False, False, False) if place in (w.Place.DECK, w.Place.DISCARD):
            found = v.Top(player(owner, known), amount(n, known), PLACES[place])
        case _:
            return about(card, known)
    if isinstance(found, v.Chosen):
        known.latest = found.of.kind.types
    else:
        known.latest = ()
    known.is_one = isinstance(found, v.Chosen | v.Top) and found.amount == v.Fixed(1)
    known.on_top = found == v.Top(Who.YOU, v.Fixed(1))
    return found


def _owned(cards: v.Cards, who: Who | None) -> v.Cards:
    """Whose cards they are where the text does not say: in hands and other piles one's own."""
    if cards.who is not None:
        return cards
    return replace(cards, who=Who.YOU if who is None and cards.place is not Place.STAGING else who)
