"""What an effect does: sentences of statements, each on its conditions, in their order.

A verb is read by the function that is registered for it (``lowers``), which takes every part of the statement that it
knows; what is then left of the statement makes the ability unsupported.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from rules.engine.kernel.value import walk
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import Slot, Stretch
from rules.engine.shadowfist.lowering import cards, choices, conditions, continuous, events, held_deeds, players, timing
from rules.engine.shadowfist.lowering.context import Context, Sort, type_names
from rules.engine.shadowfist.lowering.statement import Statement
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Act, Be, Cause, CoinFlip, Gain, Give, To
from rules.engine.shadowfist.text.amounts import X
from rules.engine.shadowfist.text.timing import AtMoment, Clause, During, If, Manner, Until, When

Effects = tuple[ef.Effect, ...]
Rule = Callable[[Statement], ef.Effect]
RULES: dict[str, Rule] = {}
NEVER = ("cannot", "not", "do not")


def lowers(*verbs: str) -> Callable[[Rule], Rule]:
    """Registers what reads the statements with these verbs."""

    def register(rule: Rule) -> Rule:
        for verb in verbs:
            RULES[verb] = rule
        return rule

    return register


def effects(clauses: Sequence[Clause], ctx: Context) -> Effects:
    """What a row of statements does, sentence by sentence.

    :raises UnsupportedError: if a part of it is not read.
    """
    if clauses and clauses[0].link:
        raise UnsupportedError("a statement that goes on without a beginning")
    found: list[ef.Effect] = []
    for sentence in _sentences(clauses):
        if any(isinstance(each.action, CoinFlip) for each in sentence):
            _shown(found, sentence, ctx)
        else:
            _add(found, sentence, ctx)
    return tuple(found)


def _shown(found: list[ef.Effect], sentence: list[Clause], ctx: Context) -> None:
    """ "Heads: draw a card": what the coin that was flipped before decides."""
    first = sentence[0]
    flip = first.action
    last = found[-1] if found else None
    if not isinstance(flip, CoinFlip) or not isinstance(last, ef.FlipCoin) or not isinstance(flip.clause, Clause):
        raise UnsupportedError("what a coin shows that nobody has flipped")
    if first != Clause(flip) or flip.side not in ("heads", "tails") or any(not each.link for each in sentence[1:]):
        raise UnsupportedError("such a coin")
    if flip.clause.link:
        raise UnsupportedError("such a coin")
    then = _sentence([flip.clause, *sentence[1:]], ctx)
    heads = flip.side == "heads"
    if last.heads if heads else last.tails:
        raise UnsupportedError("two things that the same side of a coin decides")
    found[-1] = replace(last, heads=then) if heads else replace(last, tails=then)


def _sentences(clauses: Sequence[Clause]) -> list[list[Clause]]:
    """The statements by sentence: one without a link begins another."""
    found: list[list[Clause]] = []
    for clause in clauses:
        if found and clause.link == "or" and _hangs_on_before(clause) is not None:
            clause = replace(clause, link="")  # "Toast a Site or, if you do not, toast this card".
        if not found or not clause.link:
            found.append([])
        found[-1].append(clause)
    return found


def _add(found: list[ef.Effect], sentence: list[Clause], ctx: Context) -> None:
    """Adds what a sentence does; one that hangs on whether the one before was done becomes a part of that."""
    if len(sentence) == 1:
        from rules.engine.shadowfist.lowering.verbs_texts import bounded, left_out

        before = found[-1] if found else None
        less = left_out(before, sentence[0], ctx) or bounded(before, sentence[0])
        if less is not None:
            found[-1] = less
            return
    hang = _hangs_on_before(sentence[0])
    if hang is None:
        found += _sentence(sentence, ctx)
        return
    if not found:
        raise UnsupportedError("'if you do' without anything done before")
    rest = [_without(sentence[0], hang), *sentence[1:]]
    then = _sentence(rest, ctx)
    last = found.pop()
    assert isinstance(hang.condition, Clause)
    denied = (hang.word in ("unless", "otherwise")) is not (hang.condition.mode in NEVER)
    if denied:
        found.append(ef.IfNotDone((last,), then))
    else:
        found.append(ef.InOrderTo(_unpacked(last), then, *_whose(last), if_done=True))


def _unpacked(effect: ef.Effect) -> Effects:
    return effect.effects if isinstance(effect, ef.May) else (effect,)


def _whose(effect: ef.Effect) -> tuple[n.Players, bool]:
    """Whose option it is to do something in order that something else happens."""
    return (effect.by, True) if isinstance(effect, ef.May) else (n.You(), False)


def _hangs_on_before(clause: Clause) -> If | None:
    """ "If you do", "if that player does not"."""
    for each in clause.adverbs:
        if isinstance(each, If) and isinstance(each.condition, Clause):
            action = each.condition.action
            if isinstance(action, Act) and action.verb == "do so" and not each.condition.adverbs:
                if each.condition.link or isinstance(each.condition.agent, ref.Subject | ref.ThisCard):
                    raise UnsupportedError("'if you do' of something else")
                if each.condition.mode not in ("do", *NEVER, "did", "did not"):
                    raise UnsupportedError("'if you do' with more to it")
                if each.word not in ("if", "unless", "otherwise") or action.tense or action.passive:
                    raise UnsupportedError(f"{each.word!r} you do")
                if action.what is not None or action.complements:
                    raise UnsupportedError("'if you do' with more to it")
                return each
    return None


def _without(clause: Clause, adverb: object) -> Clause:
    return replace(clause, adverbs=tuple(each for each in clause.adverbs if each is not adverb))


def _sentence(sentence: list[Clause], ctx: Context) -> Effects:
    """What one sentence does: in its order, one of several things, or something in order to do another."""
    whens = [each for each in sentence[0].adverbs if isinstance(each, When)]
    if whens:
        return (_when_next(sentence, whens, ctx),)
    offered = _offered(sentence, ctx)
    if offered is not None:
        return (offered,)
    options = _alternatives(sentence)
    if len(options) > 1:
        by = _decider(sentence[0], ctx)
        optional = all(each.mode == "may" for each in sentence)
        made = ef.OneOf(
            tuple(_row([replace(each, mode="do") if optional else each for each in option], ctx) for option in options),
            by,
        )
        return (ef.May((made,), by),) if optional else (made,)
    return _row(sentence, ctx)


ONE = frozenset({"a", "an", "one"})
SEVERAL = frozenset({"any", "each", "every", "all", ""})


def _offered(sentence: list[Clause], ctx: Context) -> ef.Effect | None:
    """ "Each player may pay 1 Power to draw a card": each is asked in turn; of "an opponent" the first who does it."""
    agent = sentence[0].agent
    each = _each_of(agent, ctx, ONE | SEVERAL) if sentence[0].mode == "may" else None
    if each is None:
        return None
    who, slot = each
    own: list[Clause] = []
    for clause in sentence:
        if clause.link not in ("", "to", "and", "then", ",", "or") or clause.agent not in (None, agent, ref.That(slot)):
            raise UnsupportedError("what each of several players may do, with more to it")
        adverbs = tuple(each for each in clause.adverbs if not _is_order(each))
        mine = clause.agent == agent or (clause.agent is None and clause.link == "to")
        own.append(replace(clause, agent=ref.That(int(slot)) if mine else clause.agent, adverbs=adverbs))
    one = isinstance(agent, sel.Select) and agent.quantity.word in ONE
    return ef.ForEachPlayer(slot, who, _sentence(own, ctx.with_player(int(slot))), one)


def _each_of(agent: object, ctx: Context, quantities: frozenset[str]) -> tuple[n.Players, Slot] | None:
    """The players of whom each does something alone, and what each in turn is called; nothing where it is one.

    "Each opponent", "your opponents", "targets" where two were targeted.
    """
    match agent:
        case ref.Of("opponent", ref.You(), ()):
            return n.PlayersWho(opponents=True), EACH_PLAYER
        case ref.Target(slot) | ref.Chosen(slot) | ref.That(slot) if ctx.sort(slot) is Sort.PLAYERS:
            phrase = ctx.phrases.get(slot)
            several = phrase is not None and not choices.is_of_one(phrase.quantity)
            return (n.BoundPlayers(Slot(slot)), Slot(slot)) if several else None
        case sel.Select() if agent.quantity.word in quantities and agent.quantity.amount is None and not agent.targeted:
            if not players.is_players(agent, ctx):
                return None
            who = players.players(agent, ctx)
            if not isinstance(who, n.PlayersWho | n.EitherPlayers):
                return None  # The winner, the current player: that is one.
            return who, Slot(agent.slot) if agent.slot is not None else EACH_PLAYER
    return None


def _alternatives(sentence: list[Clause]) -> list[list[Clause]]:
    """What a sentence lets do, one or the other: "cancel that effect, or turn target"."""
    if not any(each.link in ("or", "nor") for each in sentence):
        return [sentence]
    if any(each.link == "nor" for each in sentence) or any(each.mode in NEVER for each in sentence):
        raise UnsupportedError("prohibitions joined by 'or'")
    commas = not any(each.link == "and" for each in sentence)
    found: list[list[Clause]] = []
    for each in sentence:
        if not found or each.link == "or" or (commas and each.link == ","):
            found.append([])
        found[-1].append(each)
    return [[replace(option[0], link=""), *option[1:]] for option in found]


def _row(sentence: list[Clause], ctx: Context) -> Effects:
    """Statements one after the other; what stands before "to" is done in order to do what follows."""
    place = next((number for number, each in enumerate(sentence) if each.link == "to"), 0)
    if place:
        cost, rest = sentence[:place], [replace(sentence[place], link=""), *sentence[place + 1 :]]
        agent = cost[0].agent
        if agent is not None and not isinstance(agent, ref.You) and players.is_players(agent, ctx):
            # "That player may pay 1 Power to draw a card": whoever does the one does the other.
            rest = [replace(each, agent=agent) if each.agent is None and each.mode == "do" else each for each in rest]
        optional = cost[0].mode == "may"
        by = _decider(cost[0], ctx)
        paid = _row([replace(each, mode="do") if optional else each for each in cost], ctx)
        return (ef.InOrderTo(paid, _row(rest, ctx), by, optional),)
    found: list[ef.Effect] = []
    number = 0
    while number < len(sentence):
        end = number + 1
        first = sentence[number]
        if first.mode == "may":
            # "You may take control of it and place it ...": one option, which is used or not.
            while (
                end < len(sentence)
                and sentence[end].link in ("and", "then", ",")
                and _goes_along(first, sentence[end], ctx)
            ):
                end += 1
        found += _group(sentence[number:end], ctx)
        number = end
    return tuple(found)


def _goes_along(first: Clause, other: Clause, ctx: Context) -> bool:
    if other.mode == "must":
        return _as_it_is(replace(other, link=""), ctx) is not None  # "And it must intercept in that attack".
    return other.mode == "may" and other.agent == first.agent


# "Even if this card leaves play", "even if it is smoked".
EVEN_AFTERWARDS = If(Clause(Act("leave play"), ref.ThisCard()), "even if")


def _is_even_if_smoked(adverb: object) -> bool:
    """ "Even if it is smoked": by the damage that triggers the ability."""
    so = adverb.condition if isinstance(adverb, If) and adverb.word == "even if" else None
    return isinstance(so, Clause) and isinstance(so.agent, ref.That) and so == Clause(SMOKED, so.agent)


SMOKED = Act("smoke", passive=True)


def _group(clauses: list[Clause], ctx: Context) -> Effects:
    """Statements that a player may carry out or not as one, or a single one, on its condition."""
    first = clauses[0]
    if len(clauses) == 1 and (known := _as_it_is(replace(first, link=""), ctx)) is not None:
        return (known,)
    moment = next((each for each in first.adverbs if isinstance(each, AtMoment)), None)
    if moment is not None:
        even = next((each for each in first.adverbs if isinstance(each, If) and each == EVEN_AFTERWARDS), None)
        rest = [_without(_without(first, moment), even), *clauses[1:]]
        return (ef.Later(timing.later(moment, ctx), _group(rest, ctx), outlasts=even is not None),)
    condition = next((each for each in first.adverbs if isinstance(each, If)), None)
    if condition is not None and _is_even_if_smoked(condition) and Manner("immediately") in first.adverbs:
        rest = [_without_manner(_without(first, condition), "immediately"), *clauses[1:]]
        return (ef.Immediately(_group(rest, ctx), before_smoked=True),)
    if condition is not None and (price := _ransom(condition, ctx)) is not None:
        return (ef.IfNotDone(price, _group([_without(first, condition), *clauses[1:]], ctx)),)
    if condition is not None:
        if condition.word not in ("if", "unless", "otherwise", "only if"):
            raise UnsupportedError(f"{condition.word!r} as a condition")
        rest = [_without(first, condition), *clauses[1:]]
        found = conditions.condition(condition.condition, ctx)
        if condition.word in ("unless", "otherwise"):
            found = conditions.denied(found)
        return (ef.OnCondition(found, _group(rest, ctx)),)
    if first.mode != "may":
        return tuple(statement(each, ctx) for each in clauses)
    by = _decider(first, ctx)
    done = tuple(_as_it_is(replace(each, link=""), ctx) or statement(replace(each, mode="do"), ctx) for each in clauses)
    return (ef.May(done, by),)


def _ransom(condition: If, ctx: Context) -> Effects | None:
    """ "Unless an opponent pays 1 Power": that player is asked whether to pay, so that it is not done."""
    price = condition.condition
    if condition.word != "unless" or not isinstance(price, Clause) or price.mode not in ("do", "may") or price.link:
        return None
    act = price.action
    if not isinstance(act, Act) or act.verb not in ("pay", "discard", "sacrifice") or act.passive or act.tense:
        return None
    return _sentence([replace(price, mode="may")], ctx)


def _decider(clause: Clause, ctx: Context) -> n.Players:
    """Who decides about what may be done: whoever would do it."""
    agent = clause.agent
    if agent is None or isinstance(agent, ref.You) or not players.is_players(agent, ctx):
        return n.You()
    found = players.players(agent, ctx)
    if isinstance(found, n.PlayersWho | n.EitherPlayers):
        raise UnsupportedError("several players of whom one may do something")
    return found


def _when_next(sentence: list[Clause], whens: list[When], ctx: Context) -> ef.Effect:
    """ "When it is smoked this turn, gain 1 Power"."""
    if len(whens) != 1 or whens[0].word not in ("when", "after"):
        raise UnsupportedError("an effect that waits for that")
    rest = [_without(sentence[0], whens[0]), *sentence[1:]]
    until: t.Duration | None = None
    lasting = [each for each in rest[0].adverbs if isinstance(each, Until)]
    if lasting:
        if len(lasting) > 1:
            raise UnsupportedError("two durations of one effect")
        until = timing.until(lasting[0], ctx)
        rest[0] = _without(rest[0], lasting[0])
    during = [each for each in rest[0].adverbs if isinstance(each, During)]
    if during and until is None and len(during) == 1:
        # "During the attack": until that is over.
        until = timing.until_over(timing.within(during[0], ctx))
        rest[0] = _without(rest[0], during[0])
    found = _sentence(rest, ctx)
    if any(isinstance(each, ef.Instead) for each in walk(found)):
        raise UnsupportedError("what is done instead, for a time")
    return ef.WhenNext(events.event(whens[0].event, ctx), found, until)


def statement(clause: Clause, ctx: Context) -> ef.Effect:
    """What one statement does."""
    action = clause.action
    if Manner("instead") in clause.adverbs:
        return ef.Instead((statement(_without_manner(clause, "instead"), ctx),))
    if Manner("immediately") in clause.adverbs:
        return ef.Immediately((statement(_without_manner(clause, "immediately"), ctx),))
    if clause.mode in NEVER or (isinstance(action, Be) and isinstance(clause.agent, X)):
        return continuous.lasting(clause, ctx)
    if clause.mode not in ("do", "must", "may"):
        raise UnsupportedError(f"an effect with {clause.mode!r}")
    match action:
        case Gain():
            return continuous.gained(clause, action, ctx)
        case Cause(verb, whom, inner):
            if verb not in ("make", "force", "have") or not isinstance(inner, Act):
                raise UnsupportedError(f"to {verb} somebody do something")
            if clause.agent is not None and not isinstance(clause.agent, ref.You):
                raise UnsupportedError("who makes somebody do something")
            return statement(Clause(inner, whom, "do", clause.adverbs), ctx)
        case Be():
            return continuous.lasting(clause, ctx)
        case CoinFlip():
            raise UnsupportedError("what a coin shows")
        case Give():
            given = Act("give", action.what, (To("to", action.to), *action.complements))
            return statement(replace(clause, action=given), ctx)
        case Act():
            clause = _done(clause, action)
            one = _of_one_player(clause, action, ctx)
            if one is not None:
                return one
            each = _of_each_player(clause, action, ctx)
            return each if each is not None else _act(clause, action, ctx)
    raise UnsupportedError(f"{type(action).__name__} as an effect")


def _as_it_is(clause: Clause, ctx: Context) -> ef.Effect | None:
    """ "It can still generate Power": its diamond is no rules text (4.1); "it must intercept in that attack"."""
    act, agent = clause.action, clause.agent
    if not isinstance(act, Act) or act.passive or act.tense or clause.link:
        return None
    if act.verb == "have" and isinstance(act.what, sel.Select) and type_names(act.what) == ("target",):
        # "Your attacks may have up to 2 targets", "the next attack you declare this turn".
        made = continuous.for_a_time(clause, ctx)
        this_turn = made.until is None and To("this turn", None) in _complements(agent)
        return replace(made, until=t.UntilMoment(Stretch.TURN)) if this_turn else made
    if clause == Clause(Act("generate", POWER), agent, "may", (Manner("still"),)):
        return ef.For(co.PermitDeed((co.Deed.GENERATE_POWER,), cards.cards(agent, ctx)), None)
    attack = act.complements[0].what if len(act.complements) == 1 and act.complements[0].preposition == "in" else None
    if act.verb == "intercept" and clause.mode == "must" and isinstance(attack, ref.That) and act.what is None:
        if ctx.sort(attack.slot) is not Sort.ATTACK or clause.adverbs:
            raise UnsupportedError("having to intercept in another attack")
        return ef.Intercept(choices.patients(agent if agent is not None else ref.ThisCard(), ctx))
    return None


def _complements(agent: object) -> tuple[object, ...]:
    """What hangs on the verbs of the clauses behind a noun."""
    clauses = [each.clause for each in getattr(agent, "filters", ()) if isinstance(each, sel.Where)]
    acts = [each.action for each in clauses if isinstance(each, Clause) and isinstance(each.action, Act)]
    return tuple(one for act in acts for one in act.complements)


POWER = sel.Select(sel.Quantity(""), (sel.Kind((sel.Type("power"),)),))


def _done(clause: Clause, act: Act) -> Clause:
    """What must be done is done; but that a card must attack holds for a time."""
    return replace(clause, mode="do") if clause.mode == "must" and act.verb not in held_deeds.DEEDS else clause


def _without_manner(clause: Clause, word: str) -> Clause:
    return replace(clause, adverbs=tuple(each for each in clause.adverbs if each != Manner(word)))


# What each of several players does with cards of his or her own; other verbs go through the players themselves.
OF_EACH = frozenset(
    {
        *["choose", "name", "play", "put", "return", "sacrifice", "smoke", "toast"],
        *["turn", "unturn", "heal", "reveal", "steal"],
        "take control of",
    }
)


def _of_each_player(clause: Clause, act: Act, ctx: Context) -> ef.Effect | None:
    each = _each_of(clause.agent, ctx, SEVERAL - {"any"}) if not act.passive else None
    if each is None or (act.verb not in OF_EACH and not _hangs_on_each(clause, act, ctx, each[1])):
        return None
    who, slot = each
    adverbs = tuple(each for each in clause.adverbs if not _is_order(each))
    own = replace(clause, agent=ref.That(int(slot)), adverbs=adverbs)
    return ef.ForEachPlayer(slot, who, (statement(own, ctx.with_player(int(slot))),))


def _hangs_on_each(clause: Clause, act: Act, ctx: Context, slot: Slot) -> bool:
    """ "Each player draws a card for each Site he or she controls": whether it is another thing for each of them."""
    if act.verb not in RULES:
        return False
    meant = [each for each in walk(_act(clause, act, ctx)) if each == n.BoundPlayers(slot)]
    return len(meant) > (not isinstance(clause.agent, sel.Select))


def _of_one_player(clause: Clause, act: Act, ctx: Context) -> ef.Effect | None:
    """ "An opponent sacrifices a Character": which opponent that is, the player of the effect chooses."""
    agent = clause.agent
    if not isinstance(agent, sel.Select) or act.passive or act.verb not in OF_EACH or clause.mode != "do":
        return None
    if agent.targeted or agent.quantity != sel.Quantity("a") or not players.is_players(agent, ctx):
        return None
    slot = Slot(agent.slot) if agent.slot is not None else choices.ACTING_PLAYER
    chosen = choices.choice(replace(agent, slot=int(slot)), ctx)
    own = statement(replace(clause, agent=ref.That(int(slot))), ctx.with_player(int(slot)))
    return ef.Together((ef.Choose(chosen), own))


# The slot of each player in turn, where the text does not refer back to the player.
EACH_PLAYER = Slot(-1)


def _is_order(adverb: object) -> bool:
    """ "Clockwise from the current player" is the order in any case; a secret choice is no different for the engine."""
    return isinstance(adverb, Manner) and (adverb.word == "secretly" or "clockwise" in adverb.word)


def _act(clause: Clause, act: Act, ctx: Context) -> ef.Effect:
    rule = RULES.get(act.verb)
    lasting = continuous.stated(clause, act, ctx)
    if lasting is not None:
        return lasting
    if rule is None:
        raise UnsupportedError(f"the verb {act.verb!r} as an effect")
    made = Statement(clause, ctx)
    found = rule(made)
    made.done()
    return found if made.chosen is None else ef.Together((ef.Choose(made.chosen), found))
