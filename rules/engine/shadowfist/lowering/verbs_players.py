"""Statements about players: Power, drawing, discarding, looking, shuffling, auctions."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import CardType, Slot, Stretch
from rules.engine.shadowfist.lowering import amounts, cards, choices, players, quantities, timing, verbs_texts
from rules.engine.shadowfist.lowering.context import Context, Sort, sort_of, type_names
from rules.engine.shadowfist.lowering.effects import lowers
from rules.engine.shadowfist.lowering.statement import Statement
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.lowering.words import PILES
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Act, To
from rules.engine.shadowfist.text.amounts import AmountOf, Half
from rules.engine.shadowfist.text.timing import Clause, During, Limit, UpTo


def power(made: Statement) -> quantities.Points:
    """How much Power a statement is about; ``None`` as the amount is all of it."""
    what = made.take_what()
    inner = what.of if isinstance(what, Half) else what
    if isinstance(inner, AmountOf):
        inner = inner.what
    if isinstance(inner, sel.Select) and type_names(inner) != ("power",):
        raise UnsupportedError(f"to {made.verb} that")
    if isinstance(inner, sel.Select) and isinstance(what, sel.Select):
        return _all_of(what, made)
    return quantities.points(what, made.ctx, quantities.POWER)


def _all_of(what: sel.Select, made: Statement) -> quantities.Points:
    """ "All the Power in that player's pool", or so much."""
    rest = tuple(part for part in what.filters if not _in_pool(part))
    if len(rest) < len(what.filters) and (what.quantity.word not in ("all", "all the", "the") or rest):
        raise UnsupportedError(f"to {made.verb} such Power")
    return quantities.points(
        sel.Select(what.quantity, what.kinds, rest, what.targeted, what.joint, what.slot), made.ctx, quantities.POWER
    )


def _in_pool(part: object) -> bool:
    return (
        isinstance(part, sel.Placed)
        and part.preposition == "in"
        and isinstance(part.where, ref.Of)
        and (part.where.what == "pool")
    )


def _slot(node: object) -> Slot | None:
    return Slot(node.slot) if isinstance(node, sel.Select) and node.slot is not None else None


@lowers("gain", "generate")
def gain(made: Statement) -> ef.Effect:
    """Gain 2 Power; each player gains 5 Power; gain 1 Power for each Site, up to 3 per turn."""
    text = _text_gained(made) or _generated_alone(made)
    if text is not None:
        return text
    slot = _slot(made.peek_what())
    bound = made.adverb(UpTo)
    often = made.adverb(Limit)
    points = power(made)
    if points.amount is None or points.up_to:
        raise UnsupportedError("gaining so much Power")
    who = made.by() if made.verb == "gain" else _generator(made)
    bound, most_from = _most_from(bound, made)
    most, per = _most(bound, often, made)
    amount = quantities.times(points.amount, made.times()) or 0
    return ef.GainPower(amount, who, most, per, slot, made.verb == "generate", most_from)


def _most_from(bound: UpTo | None, made: Statement) -> tuple[UpTo | None, n.Cards | None]:
    """ "Up to 2 Power from this card"."""
    what = bound.what if bound is not None else None
    if bound is None or not isinstance(what, sel.Select):
        return bound, None
    match what.filters:
        case (sel.Placed("from", ref.ThisCard() as card),):
            return replace(bound, what=replace(what, filters=())), cards.cards(card, made.ctx)
    return bound, None


def _text_gained(made: Statement) -> ef.Effect | None:
    """Target gains the rules text printed on that Character, or its special abilities."""
    what = made.peek_what()
    of = verbs_texts.printed_on(what)
    specials = _specials_of(what, made.ctx)
    if of is None and specials is None:
        return None
    made.take_what()
    until = made.duration()
    who = made.source()
    if specials is not None:
        return ef.For(co.Grant(who, (specials,)), until)
    return ef.CopyText(choices.patients(of, made.ctx), who, until)


SPECIALS = (sel.Kind((sel.Type("special abilities"),)),)


def _specials_of(what: object, ctx: Context) -> co.HasSpecialsOf | None:
    """ "The special abilities of that Character", "other than special abilities given by States"."""
    if isinstance(what, ref.Of) and what.what == "special abilities" and not what.how:
        return co.HasSpecialsOf(cards.cards(what.of, ctx))
    if not isinstance(what, sel.Select) or what.kinds != SPECIALS or what.targeted:
        return None
    if what.quantity not in (sel.Quantity("the"), sel.Quantity("")):
        raise UnsupportedError("gaining some special abilities")
    of: n.Cards | None = None
    given_by: n.Cards | None = None
    for part in what.filters:
        match part:
            case sel.Placed("of", where) if of is None:
                of = cards.cards(where, ctx)
            case sel.Except(
                sel.Select(
                    sel.Quantity("" | "any", None),
                    kinds,
                    (sel.Past("give", None, (To("by", by),)),),
                    False,
                ),
                "other than" | "except" | "except for" | "but",
            ) if kinds == SPECIALS and given_by is None:
                given_by = cards.cards(by, ctx, cards.ALL)
                if given_by != n.Matching(((n.OfType(CardType.STATE),),)):
                    raise UnsupportedError("special abilities that have been given by that")
            case _:
                raise UnsupportedError("gaining such special abilities")
    return co.HasSpecialsOf(of, given_by) if of is not None else None


def _generated_alone(made: Statement) -> ef.Effect | None:
    """ "No other card that you play or control generates Power during your Establishing Shot"."""
    what, agent = made.peek_what(), made.agent
    if made.verb != "generate" or not isinstance(what, sel.Select) or not isinstance(agent, sel.Select):
        return None
    no = (agent.quantity, what.quantity)
    if no not in ((sel.Quantity("no"), sel.Quantity("")), (sel.Quantity(""), sel.Quantity("no"))):
        return None
    if what.kinds != (sel.Kind((sel.Type("power"),)),) or what.filters or what.targeted or agent.targeted:
        raise UnsupportedError("generating no such Power")
    if agent.kinds != (sel.Kind((sel.Is("other"), sel.Type("card"))),):
        raise UnsupportedError("such cards that generate no Power")
    whose: n.Players | None = None
    match agent.filters:
        case ():
            pass
        case (
            sel.Where(Clause(Act("play or control" | "control or play", None, (), False, ""), who, "do", (), "whom")),
        ):
            whose = players.players(who, made.ctx)
        case _:
            raise UnsupportedError("such cards that generate no Power")
    made.take_what()
    made.take_agent()
    during = made.adverb(During)
    if during is None or (isinstance(during.what, sel.Select) and during.what.quantity != sel.Quantity("this")):
        raise UnsupportedError("cards that generate no Power at other times")
    return ef.GenerateAlone(timing.within(during, made.ctx), whose)


def _generator(made: Statement) -> n.Players:
    agent = made.agent
    if agent is None or isinstance(agent, ref.ThisCard | ref.You):
        made.take_agent()
        return n.You()
    raise UnsupportedError("another card that generates Power")


def _most(bound: UpTo | None, often: Limit | None, made: Statement) -> tuple[a.Amount | None, t.HowOften | None]:
    """ "Up to 2 Power in this way per turn"."""
    if bound is None:
        if often is not None:
            raise UnsupportedError(f"to {made.verb} so often")
        return None, None
    if isinstance(bound.what, sel.Select):
        points = quantities.points(bound.what, made.ctx, quantities.POWER)
        most = None if points.up_to else points.amount
    else:
        most = amounts.amount(bound.what, made.ctx)
    if bound.scope not in ("", "this way", "in this way") or most is None:
        raise UnsupportedError("gaining up to so much")
    if often is not None and (str(often.times), often.per) != ("", "turn"):
        raise UnsupportedError("gaining up to so much, so often")
    return most, t.HowOften(1, Stretch.TURN) if often is not None else None


@lowers("go into")
def go_into(made: Statement) -> ef.Effect:
    """Power that target spends goes into your pool, at once, for a time."""
    until = made.duration()
    pool, power_spent = made.take_what(), made.take_agent()
    if not isinstance(pool, ref.Of) or pool.what != "pool" or pool.how or not isinstance(power_spent, sel.Select):
        raise UnsupportedError("that going into something")
    spent = power_spent.filters[0] if len(power_spent.filters) == 1 else None
    plain = power_spent.kinds == (sel.Kind((sel.Type("power"),)),) and power_spent.quantity == sel.Quantity("")
    match spent:
        case sel.Where(Clause(Act("spend", None, (), False, ""), who, "do", (), "whom")) if plain:
            event = e.PowerEvent(e.PowerVerb.SPEND, players.players(who, made.ctx))
            gained = ef.GainPower(a.ThatMuch(), players.players(pool.of, made.ctx))
            return ef.WhenNext(event, (ef.Immediately((gained,)),), until)
    raise UnsupportedError("such Power that goes into something")


@lowers("lose")
def lose(made: Statement) -> ef.Effect:
    """A player loses Power."""
    points = power(made)
    if points.up_to:
        raise UnsupportedError("losing up to so much")
    return ef.LosePower(quantities.times(points.amount, made.times()), made.by())


@lowers("steal")
def steal(made: Statement) -> ef.Effect:
    """Steal 1 Power from target: from the player, not from the reservoir (4.1)."""
    slot = _slot(made.peek_what())
    victims = made.take("from")
    points = power(made)
    if victims is None or points.up_to:
        raise UnsupportedError("stealing from nobody, or up to so much")
    amount = quantities.times(points.amount, made.times())
    by = made.by()
    return ef.StealPower(amount, choices.people(victims, made, by=by), by, slot)


@lowers("give")
def give(made: Statement) -> ef.Effect:
    """Target gives you 2 Power: as much of it as there is."""
    to = made.take("to")
    points = power(made)
    if to is None or points.amount is None or points.up_to:
        raise UnsupportedError("giving that")
    amount = quantities.times(points.amount, made.times()) or 0
    by = made.by()
    return ef.GivePower(amount, by, choices.people(to, made, by=by))


@lowers("pay", "spend")
def pay(made: Statement) -> ef.Effect:
    """Pay 1 Power."""
    points = power(made)
    if points.amount is None or points.up_to:
        raise UnsupportedError(f"to {made.verb} so much")
    return ef.PayPower(quantities.times(points.amount, made.times()) or 0, made.by())


def _cards(made: Statement) -> tuple[a.Amount | None, bool, sel.Select]:
    """How many cards a player draws or discards: ``None`` for all; whether fewer will do."""
    what = made.take_what()
    if not isinstance(what, sel.Select) or what.targeted:
        raise UnsupportedError(f"to {made.verb} that")
    if what.quantity.amount is None and what.quantity.word in ("all", "the", ""):
        return None, False, what
    if what.quantity.word.endswith("other"):
        raise UnsupportedError(f"to {made.verb} other cards")
    least, most = choices.bounds(what.quantity, made.ctx)
    if most is None:
        raise UnsupportedError(f"to {made.verb} any number")
    if least not in (0, most):
        raise UnsupportedError(f"to {made.verb} at least so many")
    return most, least == 0 and most != 0, what


@lowers("draw")
def draw(made: Statement) -> ef.Effect:
    """Draw a card; draw up to 2 cards; draw a card for each Site you control."""
    number, up_to, what = _cards(made)
    plain = type_names(what) == ("card",) and all(len(kind.all_of) == 1 for kind in what.kinds) and not what.filters
    if not plain or number is None:
        raise UnsupportedError("drawing such cards")
    amount = quantities.times(number, made.times()) or 0
    return ef.Draw(amount, made.by(), up_to, _slot(what))


@lowers("discard")
def discard(made: Statement) -> ef.Effect:
    """Target discards 3 cards at random; discard a card; discard your hand."""
    at_random = made.has("at random") or made.manner("at random")
    what = made.peek_what()
    if isinstance(what, ref.Of) and what.what == "hand" and not what.how:
        made.take_what()
        who = players.players(what.of, made.ctx)
        by = made.by()
        if isinstance(by, n.PlayersWho) and by.slot is not None and who == n.BoundPlayers(by.slot):
            return ef.Discard(None, by)  # "All players discard their hands."
        if by not in (who, n.You()):
            raise UnsupportedError("discarding the hand of another")
        return ef.Discard(None, who)
    if isinstance(what, ref.That | ref.Chosen | ref.Target):
        made.take_what()
        if made.ctx.sort(what.slot) is not Sort.CARDS or at_random:
            raise UnsupportedError("discarding that")
        made.by()
        return ef.DiscardCards(n.Bound(Slot(what.slot)))
    number, up_to, thing = _cards(made)
    thing, random_word = choices.without_random(thing)
    who = made.by()
    chooser: n.Players | None = None
    filters: list[object] = []
    for part in thing.filters:
        match part:
            case sel.Placed("of", ref.Of("choice", chosen_by, ())) if chooser is None:
                chooser = players.players(chosen_by, made.ctx)
            case sel.Placed("from" | "in", ref.Of("hand", of, ())) if players.players(of, made.ctx) == who:
                pass
            case _:
                filters.append(part)
    plain = sel.Select(sel.Quantity(""), thing.kinds, tuple(filters), False, thing.joint, None)
    among = None if _any_card(plain) else cards.matching(plain, made.ctx)
    amount = quantities.times(number, made.times())
    return ef.Discard(amount, who, at_random or random_word, among, up_to, chooser, _slot(thing))


def _any_card(node: sel.Select) -> bool:
    return not node.filters and all(kind.all_of == (sel.Type("card"),) for kind in node.kinds)


@lowers("shuffle", "reshuffle")
def shuffle(made: Statement) -> ef.Effect:
    """Reshuffle your deck: the cards in it that the board lists come into an order that the seed decides."""
    what = made.take_what()
    if not isinstance(what, ref.Of) or what.what != "deck" or what.how:
        raise UnsupportedError("shuffling that")
    made.by()
    return ef.Shuffle(players.players(what.of, made.ctx))


@lowers("look at", "look through")
def look(made: Statement) -> ef.Effect:
    """Looking at a hand or deck changes nothing that the engine keeps."""
    what = made.take_what()
    by = made.by()
    if isinstance(what, ref.Of) and what.what in PILES and not what.how:
        return ef.LookAt(PILES[what.what], choices.people(what.of, made, by=by), None, by)
    top = what.filters[0] if isinstance(what, sel.Select) and len(what.filters) == 1 else None
    pile = top.where if isinstance(top, sel.Placed) and top.preposition == "of" else None
    if isinstance(what, sel.Select) and isinstance(pile, ref.Of) and pile.what in PILES and not pile.how:
        number: a.Amount = 1 if what.quantity.amount is None else amounts.amount(what.quantity.amount, made.ctx)
        if what.quantity.word == "the top" and what.kinds == (sel.Kind((sel.Type("card"),)),) and not what.targeted:
            return ef.LookAt(PILES[pile.what], choices.people(pile.of, made, by=by), number, by, _slot(what))
    raise UnsupportedError(f"to {made.verb} that")


@lowers("cut")
def cut(made: Statement) -> ef.Effect:
    """Cut your deck: where the board does not list its cards, nothing that is kept changes."""
    what = made.take_what()
    if not isinstance(what, ref.Of) or what.what != "deck" or what.how:
        raise UnsupportedError("cutting that")
    by = made.by()
    return ef.CutDeck(choices.people(what.of, made, by=by))


@lowers("flip a coin")
def flip(made: Statement) -> ef.Effect:
    """Flip a coin: what follows says what each side decides."""
    made.by()
    return ef.FlipCoin()


@lowers("start")
def start(made: Statement) -> ef.Effect:
    """Start an auction: its winner is who the rest of the effect calls so (5.5)."""
    what = made.take_what()
    if not isinstance(what, sel.Select) or type_names(what) != ("auction",) or len(what.kinds[0].all_of) != 1:
        raise UnsupportedError("starting that")
    opening: a.Amount | None = None
    for part in what.filters:
        match part:
            case sel.Placed("with", sel.Select() as bid) if opening is None and "bid" in type_names(bid):
                equal = [one.where for one in bid.filters if isinstance(one, sel.Placed)]
                if len(equal) != 1 or len(bid.filters) != 1:
                    raise UnsupportedError("such an opening bid")
                power = equal[0]
                if isinstance(power, sel.Select):
                    opening = quantities.points(power, made.ctx, quantities.POWER).amount
                else:
                    opening = amounts.amount(power, made.ctx)
            case _:
                raise UnsupportedError("such an auction")
    return ef.StartAuction(opening, made.by())


@lowers("win")
def win(made: Statement) -> ef.Effect:
    """You win the auction: the bidding ends, and there is no bid to spend Power for (5.5)."""
    what = made.take_what()
    auction = isinstance(what, ref.That) or (isinstance(what, sel.Select) and type_names(what) == ("auction",))
    if not auction:
        raise UnsupportedError("winning that")
    return ef.WinAuction(made.by())


@lowers("choose", "name", "select", "target")
def choose(made: Statement) -> ef.Effect:
    """Choose a Character; choose a resource and an opponent; name a title."""
    what = made.take_what()
    by = made.by()
    items = what.items if isinstance(what, sel.Several) and what.joint == "and" else (what,)
    targets = made.verb == "target"
    if made.verb == "name" and any(isinstance(item, sel.Select) and sort_of(item) is Sort.CARDS for item in items):
        raise UnsupportedError("naming a card")
    if targets and any(isinstance(item, sel.Select) and item.targeted for item in items):
        raise UnsupportedError("targeting a target")
    found = tuple(ef.Choose(choices.choice(item, made.ctx, by=by, targets=targets)) for item in items)
    return found[0] if len(found) == 1 else ef.Together(found)
