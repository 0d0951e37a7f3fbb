"""Clauses and sentences: from constructs to the effects that the engine runs."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.kernel.value import walk
from rules.engine.ufs.constructs import amounts as a
from rules.engine.ufs.constructs import cards as c
from rules.engine.ufs.constructs import conditions as k
from rules.engine.ufs.constructs import deeds as d
from rules.engine.ufs.constructs import effects as f
from rules.engine.ufs.constructs import events as e
from rules.engine.ufs.constructs import players as p
from rules.engine.ufs.constructs import times as t
from rules.engine.ufs.constructs import words as w
from rules.engine.ufs.constructs.sorts import Cards, Clause, Deed, Event, Sentence, Time
from rules.engine.ufs.ir import effects as i
from rules.engine.ufs.ir import values as v
from rules.engine.ufs.ir.words import Block, Happens, How, Letter, Order, Place, Stat, Until, Verb, Who
from rules.engine.ufs.ir.words import Deed as Forbidden
from rules.engine.ufs.meaning.cards import (
    ANYBODYS,
    NEXT,
    STATS,
    Known,
    NotRunError,
    about,
    amount,
    bounded,
    cards_of,
    kind,
    per,
    player,
    ref,
    token_card,
    whose_attack,
)
from rules.engine.ufs.meaning.conditions import condition, event

TO = {
    w.Place.HAND: Verb.RETURN,
    w.Place.MOMENTUM: Verb.TO_MOMENTUM,
    w.Place.STAGING: Verb.TO_STAGING,
}
DONE_BY = {
    Happens.COMMIT: Verb.COMMIT,
    Happens.READY: Verb.READY,
    Happens.DESTROY: Verb.DESTROY,
    Happens.DISCARD: Verb.DISCARD,
    Happens.TO_MOMENTUM: Verb.TO_MOMENTUM,
}
PLAYED_AS = {"block", "reversal"}
FROM_HAND = (
    *(Verb.DISCARD, Verb.REVEAL, Verb.REMOVE, Verb.TO_STAGING, Verb.TO_MOMENTUM, Verb.TO_POOL, Verb.DECK_TOP),
    Verb.DECK_BOTTOM,
)
PLAYING = {
    Letter.FORM: Forbidden.PLAY_FORMS,
    Letter.ENHANCE: Forbidden.PLAY_ENHANCES,
    Letter.RESPONSE: Forbidden.PLAY_RESPONSES,
}
KEPT = ("combo", "desperation", "reversal", "character only")
NUMBERED = ("breaker", "multiple", "powerful", "stun")
SIGNS = {w.Sign.PLUS: 1, w.Sign.MINUS: -1}
READY_PHASES = {Who.YOU: Until.YOUR_READY_PHASE, Who.OPPONENT: Until.OPPONENTS_READY_PHASE}
A_REVERSAL = v.Chosen(v.Cards(v.Kind(traits=("reversal",)), Who.YOU, Place.HAND), How.EXACTLY, v.Fixed(1))


def until(of: Time | None, known: Known) -> Until | None:
    """How long something lasts."""
    match of:
        case None:
            return None
        case t.This(w.Phase.TURN):
            return Until.TURN
        case t.This(w.Phase.ENHANCE) | t.OfAttack(c.ThisAttack(qualities=()), w.Phase.ENHANCE):
            return Until.ENHANCE
        case t.This(w.Phase.ATTACK):
            return Until.ATTACK
        case t.Until(who, w.Phase.READY | w.Phase.TURN, False):  # 6: a turn begins with the Ready Phase.
            whose = player(who, known)
            if whose in READY_PHASES:
                return READY_PHASES[whose]
    raise NotRunError(of, "how long something lasts")


def sentence(of: Sentence, known: Known) -> tuple[i.Effect, ...]:
    """The effects of a sentence."""
    match of:
        case f.Say(clauses, time, None):
            return _linked(clauses, time, known)
        case f.Then(first, then):
            return (*sentence(first, known), i.Then(sentence(then, known)))
        case f.IfDone(then):
            return (i.Then(sentence(then, known)),)
        case f.ChooseOne(ways) | f.Alternatives(ways):
            return (i.OneOf(tuple(clause(each, None, known) for each in ways)),)
        case f.If(k.Waits(e.DealsLess(attack), None), then):
            waited = sentence(f.If(k.Waits(e.DealsDamage(attack), None), then), known)
            if isinstance(waited[0], i.Later):
                less = v.Compares(v.OfEvent(), Order.LESS, v.OfAttack(Stat.DAMAGE, printed=True))
                return (replace(waited[0], effects=(i.If(less, waited[0].effects),)),)
        case f.If(k.Waits(what, None), then) if _waits(what):
            made = event(what, known)
            if made.happens in DONE_BY and known.done is DONE_BY[made.happens]:
                return (i.If(_that_was(made, what, known), sentence(then, known)),)
            known.wait_for(made)
            if isinstance(what, e.DealsDamage):
                made = _of_the_attack(made, what.attack, known)
            return (i.Later(made, sentence(then, known)),)
        case f.If(k.BothAre(k.Waits(what, None), asked) | k.BothAre(asked, k.Waits(what, None)), then) if _waits(what):
            return sentence(f.If(k.Waits(what, None), f.If(asked, then)), known)
        case f.If(k.CheckSucceeds(False), f.Say((f.NotEnds(),), None, None) as then) if not known.checked:
            return sentence(then, known)
        case f.If(asked, then):
            return (i.If(condition(asked, known), sentence(then, known)),)
    raise NotRunError(of, "a sentence of an ability")


def _that_was(made: v.Event, what: Event, known: Known) -> v.Condition:
    """Whether what the sentence before did was done to a card of a kind."""
    plain = v.Event(made.happens, made.who, made.kind, place=made.place)
    if made != plain or made.who is not known.done_by or not known.is_one:
        raise NotRunError(what, "what was done by the sentence before")
    return v.CardIs(v.ThatCard(), made.kind)


def _waits(what: object) -> bool:
    """Whether an event is waited for; whether an attack is blocked is asked of the attack that goes on."""
    return not isinstance(what, e.Blocked | e.NotBlocked)


def _of_the_attack(made: v.Event, attack: Cards, known: Known) -> v.Event:
    """Damage that the attack which goes on deals."""
    if isinstance(attack, c.Whose) or (
        isinstance(attack, c.ThisAttack | c.It) and about(attack, known) == v.ThisAttack()
    ):
        whose = whose_attack(attack, known)
        of = whose[1] if whose and isinstance(attack, c.Whose) and attack.kind.qualities else v.Kind()
        return v.Event(Happens.DEAL_DAMAGE, whose[0] if whose else None, of, True, order=made.order, bound=made.bound)
    return made


def instead(before: tuple[i.Effect, ...], of: f.IfInstead, known: Known) -> i.Instead:
    """One effect in the place of the one of the sentence before: no more than one for one is known."""
    found = sentence(of.then, known)
    if len(before) != 1 or len(found) != 1 or isinstance(before[0], i.Then | i.Later | i.OneOf | i.May | i.Instead):
        raise NotRunError(of, "what happens in the place of several effects")
    if isinstance(found[0], i.OneOf | i.May | i.Later) or any(isinstance(each, v.ThatCard) for each in walk(found)):
        raise NotRunError(of, "what happens in the place of an effect that it refers to")
    return i.Instead(before, condition(of.condition, known), found)


def _linked(clauses: tuple[Clause, ...], time: Time | None, known: Known) -> tuple[i.Effect, ...]:
    return tuple(each for of in clauses for each in clause(of, time, known))


def clause(of: Clause, time: Time | None, known: Known) -> tuple[i.Effect, ...]:
    """The effects of one clause, for some time if that is said."""
    match of:
        case f.OnlyThen(inner, asked) if time is None:
            return (i.If(condition(asked, known), clause(inner, None, known)),)
        case f.Cannot(who, deeds):
            lasting = until(time, known)
            return tuple(i.Forbid(player(who, known), *forbidden(each, known), lasting) for each in deeds)
        case f.Does(cards, gets):
            return _gets(cards, gets, time, known)
        case f.CardsCannot(c.Bare(of_cards, owner), e.Happens(d.ReadyUp(p.MissingCards()), None)) if owner is not None:
            return (i.Forbid(player(owner, known), Forbidden.READY, kind(of_cards, known), until(time, known)),)
        case f.ChecksGet(who, sign, n, False, None, None, None) if time == t.This(w.Phase.TURN):
            return (i.Checks(player(who, known), amount(n, known), SIGNS[sign]),)
    if time is not None:
        raise NotRunError(of, "what is so for some time")
    match of:
        case f.Do(deed):
            return doing(deed, Who.YOU, known)
        case f.MakeDo(who, deeds, _, then):
            actor = player(who, known)
            made = tuple(each for deed in deeds for each in doing(deed, actor, known))
            linked = tuple(each for deed in then for each in doing(deed, actor, known))
            return (*made, i.Then(linked)) if linked else made
        case f.May(who, deeds, Deed() as to) if (actor := player(who, known)) is not Who.EACH:
            made = tuple(each for deed in deeds for each in doing(deed, actor, known))
            return (i.May(actor, (*made, i.Then(doing(to, actor, known)))),)
        case f.May(who, deeds, None):
            actor = player(who, known)
            if actor is Who.EACH:
                raise NotRunError(who, "who may do something")
            found = tuple(each for deed in deeds for each in doing(deed, actor, known))
            return found if actor is Who.YOU and found == (i.ReversalAsIfBlocked(),) else (i.May(actor, found),)
        case f.Chooses(who, ways, False):
            actor = player(who, known)
            if actor is not Who.EACH:
                return (i.OneOf(tuple(doing(each, actor, known) for each in ways), actor),)
        case f.MustPlay(who, card):
            return (i.MustPlayNext(player(who, known), _one_kind(card, known)),)
        case f.Loses(cards, trait) if trait not in KEPT:
            return _about_attack(cards, (i.GetKeyword(about(cards, known), trait.capitalize(), lost=True),), known)
        case f.Becomes(cards, stat, to):
            return _about_attack(cards, (i.Become(about(cards, known), STATS[stat], amount(to, known)),), known)
        case f.ZoneBecomes(c.That(c.Kind((w.Noun.BLOCK,), ())), zone):
            return (i.ChangeBlockZone(zone.value),)
        case f.ZoneBecomes(cards, zone) if isinstance(about(cards, known), v.ThisAttack):
            return _about_attack(cards, (i.ChangeZone(zone.value),), known)
        case f.ThatCheckIs(n, None) if known.waited is not None and known.waited.happens is Happens.BEFORE_CHECK:
            return (i.UseInstead(amount(n, known)),)
        case f.ThatCheckEither(up, down):
            return (i.OneOf(((i.ThatCheck(v.Fixed(up), 1),), (i.ThatCheck(v.Fixed(down), -1),))),)
        case f.OnlyBlockedBy(cards, c.Bare(of_block, None)) if isinstance(about(cards, known), v.ThisAttack):
            return _about_attack(cards, (i.OnlyBlockedBy(kind(of_block, known)),), known)
        case f.ThatCheckGets(sign, n):
            return (i.ThatCheck(amount(n, known), SIGNS[sign]),)
        case f.ChecksGet(who, sign, n, True, None, None, None | t.This(w.Phase.TURN)):
            return (i.NextCheck(player(who, known), amount(n, known), SIGNS[sign]),)
        case f.ChecksGet(
            p.You(), sign, n, False, c.NextOf(p.You(), of_kind, 1, None | t.This(w.Phase.TURN)), None, None
        ):
            return (i.NextCheck(Who.YOU, amount(n, known), SIGNS[sign], kind(of_kind, known)),)
        case f.NextCheckIs(who, n, None | t.This(w.Phase.TURN)):
            return (i.NextCheck(player(who, known), amount(n, known), 0),)
        case f.NotEnds() if known.waited is not None and known.waited.happens is Happens.CHECK:
            return (i.GoOn(),)
        case f.PhaseEnds(who, w.Phase.COMBAT, True) if player(who, known) is not Who.EACH:
            return (i.EndCombat(player(who, known)),)
        case f.TakesTokens(cards, n, name):
            return (i.Tokens(name.lower(), token_card(cards, known), amount(n, known), 1),)
        case f.BackToPrinted(cards, stat):
            return _restored(cards, stat, known)
        case f.ChangedBy(a_of, by, up) if a_of.stat is w.Stat.DIFFICULTY:
            match a_of.of:
                case c.NextOf(who, c.Kind((w.Noun.CARD,), ()), 1, None, False, ()):
                    return (i.NextCard(player(who, known), amount(by, known), 1 if up else -1),)
        case f.IsUnblockable(cards) | f.NotBlockedBy(cards, None) if isinstance(about(cards, known), v.ThisAttack):
            return _about_attack(cards, (i.Unblockable(),), known)
        case f.IsBlocked(cards, how) if isinstance(about(cards, known), v.ThisAttack):
            partly = how is w.How.PARTIALLY
            return _about_attack(cards, (i.Blocks(Block.PARTIAL if partly else Block.COMPLETE),), known)
        case f.IsReduced(by, None | a.Least() as limit):
            return (i.Adjust(amount(by, known), -1, limit.n if limit else 0),)
    raise NotRunError(of, "an effect")


def _one_kind(card: Cards, known: Known) -> v.Kind:
    if isinstance(card, c.Some) and card.n == 1 and not card.upto and card.of is None:
        return kind(card.kind, known)
    raise NotRunError(card, "a card of a kind")


def _about_attack(cards: Cards, made: tuple[i.Effect, ...], known: Known) -> tuple[i.Effect, ...]:
    """What is said of "your attack" happens to that player's attack only."""
    whose = whose_attack(cards, known)
    return made if whose is None else (i.If(v.AttackIsOf(whose[0]), made),)


def keyword(of: f.Keyword) -> str:
    """A keyword that a card may be given."""
    if of.n is not None or of.trait in (*KEPT, *NUMBERED):
        raise NotRunError(of, "a keyword that is given")
    return of.trait.capitalize()


def _gets(cards: Cards, gets: tuple[f.Gets, ...], time: Time | None, known: Known) -> tuple[i.Effect, ...]:
    match cards:
        case c.Bare(of, owner) | c.Every(of, owner) if of.nouns == (w.Noun.ATTACK,) and owner is not None:
            found = v.Cards(kind(of, known), player(owner, known), Place.POOL)
            lasting = until(time, known)
            if found.who is Who.EACH and lasting is None:
                raise NotRunError(cards, "the attacks of each player")
            return tuple(_bonuses(found, each, lasting, known) for each in gets)
    if time is not None:
        raise NotRunError(cards, "what gets something for some time")
    match cards:
        case c.NextOf(who, c.Kind((_,), qualities) as of, 1, None | t.This(w.Phase.TURN), False, also):
            # "That attack" is from here on the next one.
            known.latest = NEXT
            found_kind = kind(replace(of, qualities=(*qualities, *also)), known)
            return tuple(_next(player(who, known), found_kind, each, known) for each in gets)
        case c.Whose(_, c.Kind((w.Noun.ATTACK,), qualities)) if qualities:
            whose = whose_attack(cards, known)
            assert whose is not None
            made = tuple(_got(v.ThisAttack(), each, known) for each in gets)
            return (i.If(v.Both(v.AttackIsOf(whose[0]), v.CardIs(v.ThisAttack(), whose[1])), made),)
        case c.ThisAttack(qualities) if qualities:
            asked = v.CardIs(v.ThisAttack(), kind(c.Kind((w.Noun.ATTACK,), qualities), known))
            return (i.If(asked, tuple(_got(v.ThisAttack(), each, known) for each in gets)),)
    card = about(cards, known)
    return _about_attack(cards, tuple(_got(card, each, known) for each in gets), known)


def _got(card: v.This | v.ThisAttack | v.ThatCard, of: f.Gets, known: Known) -> i.Effect:
    match of:
        case f.Change(sign, n, stat, each, limit):
            much, least = bounded(per(n, each, known), SIGNS[sign], limit)
            return i.Change(card, STATS[stat], much, SIGNS[sign], least)
        case f.Keyword():
            return i.GetKeyword(card, keyword(of))
        case f.EitherChange(one, other):
            return i.OneOf(((_got(card, one, known),), (_got(card, other, known),)))
    raise NotRunError(of, "what a card gets")


def _bonuses(cards: v.Cards, of: f.Gets, lasting: Until | None, known: Known) -> i.Effect:
    match of:
        case f.Change(sign, n, stat, each, None) if stat in (w.Stat.SPEED, w.Stat.DAMAGE):
            return i.Bonuses(cards, STATS[stat], per(n, each, known), SIGNS[sign], lasting)
    raise NotRunError(of, "what attacks get")


def _next(who: Who, of_kind: v.Kind, of: f.Gets, known: Known) -> i.Effect:
    match of:
        case f.Change(sign, n, w.Stat.DIFFICULTY, each, None | a.Least(0)) if not set(of_kind.traits) & PLAYED_AS:
            return i.NextCard(who, per(n, each, known), SIGNS[sign], of_kind)
        case f.Change(sign, n, w.Stat.SPEED | w.Stat.DAMAGE as stat, each, None) if of_kind.types == ("attack",):
            any_attack = replace(of_kind, types=())
            return i.NextAttack(who, STATS[stat], per(n, each, known), SIGNS[sign], any_attack)
    raise NotRunError(of, "what the next card gets")


def forbidden(deed: Deed, known: Known) -> tuple[Forbidden, v.Kind]:
    """What is forbidden."""
    match deed:
        case d.Draw(c.Bare(c.Kind((w.Noun.CARD,), ()), None) | c.AnyMore(c.Kind((w.Noun.CARD,), ())), None):
            return Forbidden.DRAW, v.Kind()
        case d.GainAny():
            return Forbidden.GAIN_VITALITY, v.Kind()
        case d.BlockAny(None):
            return Forbidden.BLOCK, v.Kind()
        case d.BlockAny(c.Bare(of, None)):
            return Forbidden.BLOCK, kind(of, known)
        case d.Play(c.The(c.Kind((w.Noun.CARD,), ()), False, c.Named_(), None), None, False, False) if known.named:
            return Forbidden.PLAY_CARDS, v.Kind(named=True)
        case d.Play(c.Bare(of, None) | c.AnyMore(of), None, False, False):
            found = kind(of, known)
            if found.letters and not found.types:
                if len(found.letters) > 1 or found.traits:
                    raise NotRunError(of, "several kinds of abilities")
                return PLAYING[found.letters[0]], v.Kind()
            if set(found.traits) & {"reversal", "block"}:
                raise NotRunError(of, "playing a card as what not every such card is played as")
            return Forbidden.PLAY_CARDS, found
        case d.ReadyUp(c.Bare(of, None) | c.AnyMore(of)):
            return Forbidden.READY, kind(of, known)
        case d.Commit(c.Bare(of, None)):
            return Forbidden.COMMIT, kind(of, known)
        case d.Destroy(c.Bare(of, None)):
            return Forbidden.DESTROY, kind(of, known)
    raise NotRunError(deed, "what is forbidden")


def act(verb: Verb, card: Cards, actor: Who, known: Known) -> i.Act:
    """What is done to cards; who does it chooses them, among their own where the text names no owner."""
    default = Place.HAND if verb in FROM_HAND else Place.DISCARD if verb is Verb.RETURN else Place.STAGING
    known.they = known.they if actor is Who.YOU else actor
    if verb is Verb.CHOOSE:
        return _chosen(card, actor, known)
    anybody = actor is Who.YOU and verb in ANYBODYS
    found = ref(card, known, default=default, who=None if anybody else actor, actor=actor)
    of_each = isinstance(found, v.Chosen) or (isinstance(found, v.Top) and found.who is Who.EACH)
    if actor is Who.EACH and not of_each:
        raise NotRunError(card, "what each player does something to")
    known.done, known.done_by = verb, actor
    return i.Act(verb, found)


def _chosen(card: Cards, actor: Who, known: Known) -> i.Act:
    """One card is chosen, of those that were just shown or where the text says that it lies."""
    match card:
        case c.Some(1, c.Kind((w.Noun.CARD,), ()), False, False, None) if known.shown is not None:
            found = v.Chosen(known.shown, How.EXACTLY, v.Fixed(1), actor)
        case c.Some(1, of, False, False, owner):
            cards = cards_of(of, owner, Place.ANYWHERE, known)
            if cards.place is Place.ANYWHERE:
                raise NotRunError(card, "what is chosen")
            found = v.Chosen(cards, How.EXACTLY, v.Fixed(1), actor)
        case _:
            raise NotRunError(card, "what is chosen")
    known.done, known.latest, known.is_one = Verb.CHOOSE, found.of.kind.types, True
    return i.Act(Verb.CHOOSE, found)


def acted(deed: Deed) -> tuple[Verb, Cards] | None:
    """What is done to which cards, by a verb that does nothing else."""
    match deed:
        case d.Commit(card):
            return Verb.COMMIT, card
        case d.ReadyUp(card):
            return Verb.READY, card
        case d.Destroy(card):
            return Verb.DESTROY, card
        case d.Discard(object=card, per=None, origin=None):
            return Verb.DISCARD, card
        case d.Remove(card):
            return Verb.REMOVE, card
        case d.Reveal(card):
            return Verb.REVEAL, card
        case d.Look(card):
            return Verb.LOOK, card
        case d.Choose(card):
            return Verb.CHOOSE, card
        case d.TurnFace(card, w.Facing.DOWN):
            return Verb.FACE_DOWN, card
        case d.Attach(card, c.ThisCard(), None):
            return Verb.ATTACH, card
        case d.Add(card, p.You(), place, None, None, None) if place in TO:
            return TO[place], card
        case d.Add(card, p.You(), w.Place.POOL, w.Facing.DOWN, None, None):
            return Verb.TO_POOL, card
    return None


def _added(of: d.Add, who: Who, known: Known) -> tuple[Verb, Cards] | None:
    """What another player adds to a pile of their own, which is not face up."""
    if player(of.of, known) is not who or (of.committed, of.origin) != (None, None):
        return None
    if of.place is w.Place.MOMENTUM and of.facing is None:
        return Verb.TO_MOMENTUM, of.object
    if of.place is w.Place.POOL and of.facing is w.Facing.DOWN:
        return Verb.TO_POOL, of.object
    return None


def doing(deed: Deed, who: Who, known: Known) -> tuple[i.Effect, ...]:
    """What it does that somebody does something."""
    if who is not Who.YOU:
        known.they = who
    if isinstance(deed, d.Commit | d.ReadyUp | d.Destroy) and isinstance(several := deed.object, c.Both):
        return tuple(each for one in several.parts for each in doing(replace(deed, object=one), who, known))
    found = acted(deed) if who is Who.YOU or not isinstance(deed, d.Add) else _added(deed, who, known)
    if found is not None:
        verb, card = found
        return _about_attack(card, (act(verb, card, who, known),), known)
    match deed:
        case d.Discard(c.Some(int() as n, of, False) as card, each, None) if each is not None:
            made = act(Verb.DISCARD, replace(card, n=1), who, known)
            if isinstance(made.ref, v.Chosen):
                return (replace(made, ref=replace(made.ref, amount=per(n, each, known))),)
        case d.Draw(c.Some(n, c.Kind((w.Noun.CARD,), ()), False, False, None), each):
            return (i.Draw(who, per(n, each, known)),)
        case d.Gain(n, each):
            return (i.Gain(who, per(n, each, known)),)
        case d.Lose(n, each):
            return (i.Lose(who, per(n, each, known)),)
        case d.Take(n) if who is Who.OPPONENT:
            return (i.Lose(who, amount(n, known), damage=True),)
        case d.RevealPile(of, w.Place.HAND) if player(of, known) is who and who is not Who.EACH:
            return (_shown(Verb.REVEAL, who, known),)
        case d.LookAtPile(of, w.Place.HAND) if who is Who.YOU and player(of, known) is Who.OPPONENT:
            return (_shown(Verb.LOOK, Who.OPPONENT, known, Who.YOU),)
        case d.DiscardAll(of, w.Place.HAND) if player(of, known) is who:
            return (i.DiscardHand(who),)
        case d.MakeCheck(against) if who is not Who.EACH:
            known.checked = True
            return (i.MakeCheck(who, None if against is None else amount(against, known)),)
        case d.PutInDeck(card, of, bottom):  # 4.7.3: their owner puts several there in any order.
            made = act(Verb.DECK_BOTTOM if bottom else Verb.DECK_TOP, card, who, known)
            owner = made.ref.of.who if isinstance(made.ref, v.Chosen) else getattr(made.ref, "who", Who.YOU)
            if player(of, known) is owner and owner is not Who.EACH:
                return (made,)
    if who is not Who.YOU:
        raise NotRunError(deed, "what another player does")
    return _yours(deed, known)


def _yours(deed: Deed, known: Known) -> tuple[i.Effect, ...]:
    match deed:
        case d.Reduce(of, by, up, None):
            change = i.Change(about(of.of, known), STATS[of.stat], amount(by, known), 1 if up else -1)
            return _about_attack(of.of, (change,), known)
        case d.SetTo(of, to):
            return _about_attack(of.of, (i.Become(about(of.of, known), STATS[of.stat], amount(to, known)),), known)
        case d.SkipStep(card) if isinstance(about(card, known), v.ThisAttack):
            return _about_attack(card, (i.SkipEnhances(),), known)
        case d.NameCard():
            known.named = True
            return (i.NameCard(),)
        case d.PlaceTokens(n, name, on):
            return (i.Tokens(name.lower(), token_card(on, known), amount(n, known), 1),)
        case d.RemoveTokens(n, name, on) if on is not None:
            return (i.Tokens(name.lower(), token_card(on, known), amount(n, known), -1),)
        case d.PutOnEither(card, p.You()):
            return (i.OneOf(tuple((act(each, card, Who.YOU, known),) for each in (Verb.DECK_TOP, Verb.DECK_BOTTOM))),)
        case d.ChangeToAny(card) if isinstance(about(card, known), v.ThisAttack):
            return _about_attack(card, (i.ChangeZone(None),), known)
        case d.Draw(c.It(w.Word.IT), None) if known.done is Verb.REVEAL and known.on_top:
            return (i.Draw(Who.YOU, v.Fixed(1)),)
        case d.ChangeZone(c.That(c.Kind((w.Noun.BLOCK,), ())), (zone,)):
            return (i.ChangeBlockZone(zone.value),)
        case d.ChangeZone(card, (zone,)) if isinstance(about(card, known), v.ThisAttack):
            return _about_attack(card, (i.ChangeZone(zone.value),), known)
        case d.ChangeZone(card, zones) if isinstance(about(card, known), v.ThisAttack):
            ways = tuple((i.ChangeZone(each.value),) for each in zones)
            return _about_attack(card, (i.OneOf(ways),), known)
        case d.ReduceDamage(by, None | a.Least() as limit, up) if limit is None or not up:
            return (i.Adjust(amount(by, known), 1 if up else -1, limit.n if limit else 0),)
        case d.Restore(of):
            return _restored(of.of, of.stat, known)
        case d.Switch(card, one, other) if {one, other} == {w.Stat.SPEED, w.Stat.DAMAGE} and (
            about(card, known) == v.ThisAttack()
        ):
            return _about_attack(card, (i.Switch(),), known)
        case d.PreventAll():
            return (i.Adjust(None, -1),)
        case d.Recheck():  # 2.11.3: no more than one in any case.
            return (i.Recheck(),)
        case d.UseForCheck(n):
            return (i.UseInstead(amount(n, known)),)
        case d.Cancel(c.That(c.Kind((noun,), ()), False)) if noun is not w.Noun.EFFECT and known.may_be(noun):
            return (i.Negate(),)
        case d.Cancel(c.It(w.Word.IT)) if known.has_trigger and known.latest is None:
            return (i.Negate(),)
        case d.Shuffle(of, w.Place.DECK):
            return (i.Shuffle(player(of, known)),)
        case d.Win():
            return (i.Win(Who.YOU),)
        case d.PlayAsInHand(card):
            found = ref(card, known, default=Place.HAND, who=Who.YOU)
            if isinstance(found, v.Chosen) and _playable(found):
                return (i.PlayAsInHand(found),)
        case d.PlayAsIfBlocked(card):
            if ref(card, known, default=Place.HAND, who=Who.YOU) == A_REVERSAL:
                return (i.ReversalAsIfBlocked(),)
        case d.Search(p.You(), c.Some(n, of, upto, False, None), p.You(), place, shown) if place in TO:
            cards = cards_of(of, p.You(), Place.DECK, known)
            how = How.UP_TO if upto else How.EXACTLY
            known.latest = cards.kind.types
            chosen = v.Chosen(v.Cards(cards.kind, Who.YOU, Place.DECK), how, amount(n, known))
            return (i.Search(TO[place], chosen, shown),)
    raise NotRunError(deed, "an effect")


def _shown(verb: Verb, who: Who, known: Known, by: Who | None = None) -> i.Act:
    """A whole hand is shown; what is chosen then is of these cards. ``by``: who looks at it."""
    known.shown, known.done, known.latest, known.is_one = v.Cards(v.Kind(), who, Place.HAND), verb, (), False
    return i.Act(verb, v.Chosen(known.shown, How.ALL, v.Fixed(0), by or who))


def _restored(card: Cards, stat: w.Stat, known: Known) -> tuple[i.Effect, ...]:
    if about(card, known) != v.ThisAttack():
        raise NotRunError(card, "what gets its printed number back")
    return _about_attack(card, (i.Become(v.ThisAttack(), STATS[stat], v.OfAttack(STATS[stat], printed=True)),), known)


def _playable(cards: v.Chosen) -> bool:
    """One card of a type other than action, of one's own discard pile."""
    of = cards.of
    plain = of.place is Place.DISCARD and of.who is Who.YOU and cards.amount == v.Fixed(1)
    return plain and bool(of.kind.types) and of.kind.types[0] != "action"
