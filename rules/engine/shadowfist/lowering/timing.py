"""Circumstances of time: moments, stretches, durations, how often."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.events import AttackPattern
from rules.engine.shadowfist.ir.words import Edge, Quality, Slot, Stretch
from rules.engine.shadowfist.lowering import attacks, cards, conditions, events, players
from rules.engine.shadowfist.lowering.context import Context, singular, type_names
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.lowering.words import STRETCHES
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Act, Be
from rules.engine.shadowfist.text.timing import AtMoment, Clause, During, Limit, Until, While

TIMES = {"": 1, "once": 1, "only once": 1, "twice": 2, "only twice": 2}
ENDS = (Stretch.TURN, Stretch.ATTACK, Stretch.COMBAT)


def stretch(name: str) -> Stretch:
    """The stretch of time of that name.

    :raises UnsupportedError: if there is none whose bounds the engine knows.
    """
    found = STRETCHES.get(name.lower())
    if found is None:
        raise UnsupportedError(f"{name or 'something'} as a stretch of time")
    return found


def moment(node: AtMoment, ctx: Context) -> t.Moment:
    """The start or end of a stretch of time: of your turn, of each player's turn, of an attack you declared.

    :raises UnsupportedError: for a moment that the game does not tell, or that has more to it than is read here.
    """
    if node.edge not in ("start", "end"):
        raise UnsupportedError(f"the {node.edge} of something")
    found = _moment(Edge(node.edge), node.of, ctx)
    if (found.edge, found.stretch) not in t.TOLD:
        raise UnsupportedError(f"the {node.edge} of {found.stretch.value} as a moment")
    return found


def _moment(edge: Edge, of: object, ctx: Context) -> t.Moment:
    match of:
        case ref.Of(what, whose, ()):
            slot = whose.slot if isinstance(whose, sel.Select) else None
            return t.Moment(edge, stretch(what), players.players(whose, ctx), _slot(slot))
        case sel.Select() if type_names(of) == ("attack",):
            return t.Moment(edge, Stretch.ATTACK, attack=attacks.attack(of, ctx))
        case sel.Select():
            found = stretch(_noun(of))
            whose = _whose(of)
            if whose is None:
                return t.Moment(edge, found)
            slot = whose.slot if isinstance(whose, sel.Select) else None
            return t.Moment(edge, found, players.players(whose, ctx), _slot(slot))
    raise UnsupportedError("the start or end of that")


def _slot(slot: int | None) -> Slot | None:
    return Slot(slot) if slot is not None else None


def _noun(node: sel.Select) -> str:
    """The one noun of a phrase for a stretch of time, which may be told by nothing else."""
    words = [word for kind in node.kinds for word in kind.all_of]
    if len(words) != 1 or not isinstance(words[0], sel.Type) or words[0].negated:
        raise UnsupportedError("such a stretch of time")
    if node.quantity.amount is not None or node.quantity.word not in ("", "a", "an", "any", "the", "this", "each"):
        raise UnsupportedError(f"{node.quantity.word} stretches of time")
    return singular(words[0].name)


def _whose(node: sel.Select) -> object | None:
    """Whose stretch of time it is, if the phrase says."""
    found: object | None = None
    for part in node.filters:
        match part:
            case sel.Controlled(who) | sel.Owned(who) | sel.Placed("of", who) if found is None:
                found = who
            case _:
                raise UnsupportedError("a stretch of time with more to it")
    return found


def within(node: During, ctx: Context) -> t.Time:
    """A stretch of time in which something is done or holds: during your Main Shot, prior to combat."""
    if node.word not in ("during", "except during", "prior to"):
        raise UnsupportedError(f"{node.word} something")
    negated = node.word == "except during"
    what, always = node.what, node.any_time
    if always and (negated or node.word == "prior to"):
        raise UnsupportedError("at any time except during something")
    if node.word == "prior to":
        if what != sel.Select(sel.Quantity(""), (sel.Kind((sel.Type("combat"),)),)):
            raise UnsupportedError("prior to something else than combat")
        return t.PriorToCombat()
    match what:
        case ref.Of(name, whose, ()):
            return t.Within(stretch(name), players.players(whose, ctx), negated=negated, any_time=always)
        case sel.Select() if type_names(what) == ("attack",):
            return t.Within(Stretch.ATTACK, attack=attacks.attack(what, ctx), negated=negated, any_time=always)
        case sel.Select() if any(isinstance(part, sel.Where) for part in what.filters):
            return _turn_that_saw(what, ctx, negated=negated, always=always)
        case sel.Select():
            whose = _whose(what)
            owner = players.players(whose, ctx) if whose is not None else None
            return t.Within(stretch(_noun(what)), owner, negated=negated, any_time=always)
    raise UnsupportedError("during that")


def _turn_that_saw(what: sel.Select, ctx: Context, *, negated: bool, always: bool) -> t.ThisTurnSaw:
    """ "During the turn in which this card enters play"."""
    (part,) = what.filters if len(what.filters) == 1 else (None,)
    clause = part.clause if isinstance(part, sel.Where) else None
    if _noun(what) != "turn" or not isinstance(clause, Clause) or clause.link != "in which" or negated:
        raise UnsupportedError("a stretch of time with more to it")
    action = clause.action
    if isinstance(action, Act) and action.tense == "past":
        action = replace(action, tense="")
    return t.ThisTurnSaw(events.event(Clause(action, clause.agent, clause.mode, clause.adverbs), ctx), always)


def until(node: Until, ctx: Context) -> t.Duration:
    """How long something lasts: until the end of the turn, until it leaves play."""
    what = node.what
    if isinstance(what, AtMoment):
        return until_moment(what, ctx)
    if isinstance(what, Clause) and isinstance(what.action, Act) and what.action.verb == "leave play":
        act = what.action
        more = act.complements or act.what is not None or act.tense or act.passive
        if what.agent is None or more or what.mode != "do" or what.adverbs or what.link:
            raise UnsupportedError("until something leaves play, with more to it")
        return t.UntilLeavesPlay(cards.cards(what.agent, ctx))
    if isinstance(what, Clause):
        raise UnsupportedError("an effect that lasts until something happens")
    raise UnsupportedError("that duration")


def until_over(time: t.Time) -> t.Duration:
    """ "During the attack", "during this turn": what an effect gives lasts until that is over."""
    match time:
        case t.Within(stretch, None, None, False):
            return t.UntilMoment(stretch)
        case t.Within(Stretch.ATTACK, None, attack, False, False) if attack is not None:
            if replace(attack, slot=None) == AttackPattern():
                return t.UntilMoment(Stretch.ATTACK)
    raise UnsupportedError("an effect that lasts during that")


def until_moment(node: AtMoment, ctx: Context) -> t.Duration:
    """Until the end of this turn, attack or combat, or until the start or end of a player's turn."""
    of = node.of
    if isinstance(of, ref.That) and node.edge == "end":
        return t.UntilMoment(Stretch.COMBAT)
    if isinstance(of, sel.Select) and not of.filters and node.edge == "end":
        if of.quantity.word not in ("", "the", "this", "that"):
            raise UnsupportedError(f"until the end of {of.quantity.word} turn")
        words = [word for kind in of.kinds for word in kind.all_of]
        names = [stretch(singular(word.name)) for word in words if isinstance(word, sel.Type)]
        if len(words) == len(names) == 1 and names[0] in ENDS:
            return t.UntilMoment(names[0])
        if names == [Stretch.GAME] and len(words) == 1:
            return t.ForTheGame()
    return t.UntilMomentOf(*_turn_of(node, ctx))


def _turn_of(node: AtMoment, ctx: Context) -> tuple[Edge, n.Players | None, bool]:
    """The start or end of a turn that is not this one: your next turn, the next player's turn."""
    if node.edge not in ("start", "end"):
        raise UnsupportedError(f"the {node.edge} of something")
    edge = Edge(node.edge)
    match node.of:
        case ref.Of("turn", sel.Select() as who, ()) if any(sel.Is("next") in kind.all_of for kind in who.kinds):
            if [word for kind in who.kinds for word in kind.all_of] != [sel.Is("next"), sel.Type("player")]:
                raise UnsupportedError("the turn of such a player")
            if who.filters or who.targeted or who.joint or who.quantity not in (sel.Quantity("the"), sel.Quantity("")):
                raise UnsupportedError("the turn of such a player")
            return edge, None, True
        case ref.Of("turn", who, () | ("next",) as how):
            return edge, players.players(who, ctx), bool(how)
        case sel.Select() as of if not of.filters:
            words = [word for kind in of.kinds for word in kind.all_of]
            if words == [sel.Is("next"), sel.Type("turn")]:
                return edge, None, True
            if words == [sel.Type("turn")] and edge is Edge.START and of.quantity.word in ("", "the", "this"):
                return edge, None, False
    raise UnsupportedError("until the start or end of that")


def later(node: AtMoment, ctx: Context) -> t.Moment | t.UntilMomentOf:
    """When an effect does what it leaves for later: at the end of the turn, at the start of your next turn."""
    found = until_moment(node, ctx)
    if isinstance(found, t.UntilMoment):
        return t.Moment(Edge.END, found.stretch)
    if isinstance(found, t.UntilMomentOf):
        return found
    raise UnsupportedError("what is done then")


def while_turned(node: While) -> bool:
    """Whether it is "while this card is turned": for as long as the card maintains it (4.2)."""
    condition = node.condition
    be = condition.action if isinstance(condition, Clause) else None
    return (
        isinstance(condition, Clause)
        and be == Be(sel.Is(Quality.TURNED.value))
        and isinstance(condition.agent, ref.ThisCard)
    )


def lasts_while(node: While, ctx: Context) -> t.Duration:
    """As long as a condition holds."""
    if while_turned(node):
        return t.WhileMaintained()
    return t.WhileHolds(conditions.condition(node.condition, ctx))


def how_often(node: Limit) -> t.HowOften:
    """Once per turn, twice per Main Shot, once per game."""
    times = str(node.times)
    if times not in TIMES:
        raise UnsupportedError(f"{times} per {node.per}")
    if node.per == "":
        return t.HowOften(TIMES[times], Stretch.TURN)
    found = stretch(node.per)
    if found not in (Stretch.TURN, Stretch.MAIN_SHOT, Stretch.GAME, Stretch.ATTACK):
        raise UnsupportedError(f"{times} per {node.per}")
    return t.HowOften(TIMES[times], found)
