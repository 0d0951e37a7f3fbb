"""Whole abilities: what the parts of a text give its card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.engine.ir import abilities as ab
from rules.engine.ir import amounts as a
from rules.engine.ir import conditions as c
from rules.engine.ir import continuous as co
from rules.engine.ir import effects as ef
from rules.engine.ir import events as e
from rules.engine.ir import nouns as n
from rules.engine.ir import timing as t
from rules.engine.ir.words import KeywordName, Pile, Role
from rules.engine.kernel.value import rebuilt, walk
from rules.engine.lowering import (  # noqa: F401  (the families of verbs register themselves)
    amounts,
    benefits,
    cards,
    conditions,
    continuous,
    effects,
    events,
    limits,
    players,
    timing,
    verbs_cards,
    verbs_damage,
    verbs_moving,
    verbs_players,
    verbs_playing,
    verbs_texts,
    wording,
)
from rules.engine.lowering.bound import check_bound
from rules.engine.lowering.context import Context, context_of, type_names
from rules.engine.lowering.costs import read_left
from rules.engine.lowering.reading import Ability
from rules.engine.lowering.standing import check_standing
from rules.engine.lowering.unsupported import UnsupportedError
from rules.engine.lowering.words import RESTRICTIONS, symbol
from rules.engine.rules_text import STATE
from rules.engine.text import abilities as tree
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act
from rules.engine.text.node import rebuild
from rules.engine.text.node import walk as walk_tree
from rules.engine.text.timing import (
    AtCost,
    AtMoment,
    Clause,
    During,
    ForEach,
    If,
    Ignoring,
    Limit,
    Manner,
    Until,
    When,
    While,
)

# What stands between what is paid and what it buys; in an Event without a double colon nothing does.
SEPARATORS = frozenset({"::", "to", ""})
PRICED = frozenset({"reload", "crisis", "influence", "corrupted", "loyalty"})
Circumstances = tuple[list[c.Condition], list[t.Time], list[t.HowOften]]


def lower_restriction(node: tree.Restriction) -> ab.Restriction:
    """Unique, Limited, Weapon, ... (10.1.1)."""
    if node.name.lower() not in RESTRICTIONS:
        raise UnsupportedError(f"the restriction {node.name!r}")
    return ab.Restriction(RESTRICTIONS[node.name.lower()])


def lower_keyword(node: tree.Keyword, *, is_state: bool = False) -> ab.Ability:
    """A special ability of the card itself (10.1.2)."""
    wording.check(node)
    ctx = context_of(node, is_state=is_state)
    if node.name.lower() in PRICED and node.value is not None:
        return _priced(node, ctx)
    found: list[c.Condition] = []
    until: t.Duration | None = None
    times: a.Amount = 1
    for each in node.adverbs:
        match each:
            case While(condition) | If(condition, "if"):
                found.append(conditions.condition(condition, ctx))
            case If(condition, "unless"):
                found.append(conditions.denied(conditions.condition(condition, ctx)))
            case During():
                found.append(c.ItIs(timing.within(each, ctx)))
            case Until() if until is None:
                until = timing.until(each, ctx)
            case ForEach(what) if times == 1:
                times = amounts.count(what, ctx)
            case _:
                raise UnsupportedError(f"{node.name} with {type(each).__name__}")
    return ab.Keyword(benefits.special(node.name, node.value, node.against, ctx), tuple(found), until, times)


def _priced(node: tree.Keyword, ctx: Context) -> ab.Priced:
    """Reload, Crisis, Influence: what has to be paid or had for them (the later page)."""
    if node.adverbs or node.against is not None:
        raise UnsupportedError(f"{node.name} with more to it")
    name = KeywordName(node.name.capitalize())
    value = node.value if isinstance(node.value, tuple) else (node.value,)
    symbols = tuple(symbol(each.symbol) for each in value if isinstance(each, sel.Faction) and not each.negated)
    numbers = [each for each in value if isinstance(each, int)]
    paid = [each for each in value if isinstance(each, Clause)]
    if len(symbols) + len(numbers) + len(paid) != len(value) or len(numbers) > 1:
        raise UnsupportedError(f"what {node.name} costs")
    return ab.Priced(name, numbers[0] if numbers else None, symbols, effects.effects(paid, ctx))


def lower_ability(ability: Ability, card_type: str) -> ab.Ability:
    """What one ability of a text does.

    :raises UnsupportedError: if a part of it is not read; then nothing of it is understood.
    """
    whole = (ability.openers, ability.left, ability.clauses, ability.x, ability.subject)
    wording.check(whole)
    if ability.separator not in SEPARATORS:
        raise UnsupportedError(f"a cost before {ability.separator!r}")
    ctx = context_of(whole, is_state=card_type == STATE)
    found = _of_kind(ability, ctx)
    named = {each.slot for each in walk(found) if isinstance(each, n.BoundPlayers)}
    if Role.WINNER in named and not any(isinstance(each, ef.StartAuction) for each in walk(found)):
        raise UnsupportedError("the winner of an auction that is not held")
    check_bound(found)
    check_standing(found)
    if isinstance(found, ab.Triggered) and _of_itself_out_of_play(found.trigger):
        raise UnsupportedError("what happens to the card itself where it is not in play")
    if _waits_without_end(found):
        raise UnsupportedError("an effect that waits for something, with no end")
    if _named_again(ability):
        raise UnsupportedError("each of a kind, where some of that kind have been chosen")
    if isinstance(found, ab.Triggered) and _by_one_attacker(found.trigger) and _speaks_of_the_attacker(ability.clauses):
        raise UnsupportedError("the attacker, where one of several attackers has been named")
    return found


def _of_itself_out_of_play(trigger: ab.Trigger) -> bool:
    """ "When this card is discarded": it is in the hand then, where no ability is looked at (7.2)."""
    told = (each for each in walk(trigger.on) if isinstance(each, e.CardEvent) and each.card == n.This())
    return any(set(each.verbs) & {e.Verb.DISCARD, e.Verb.RELOAD} for each in told)


def _waits_without_end(made: ab.Ability) -> bool:
    """Whether an effect says of something that happens later what is done then, and not until when.

    It has an end while its card is maintained, where it is the Event itself that is played, and in what happens to the
    cards of a combat. "You may Reload this card when ..." on an Event is about its card in the smoked pile.
    """
    cost = made.cost if isinstance(made, ab.Activated | ab.EventEffect) else None
    if cost is None or cost.maintains:
        return False
    return any(
        isinstance(each, ef.WhenNext)
        and each.until is None
        and not (isinstance(each.event, e.CardEvent) and each.event.verbs == (e.Verb.PLAY,))
        for each in walk(made)
    )


def _named_again(ability: Ability) -> bool:
    """ "Target X Characters :: Each Character gains ...": those that were chosen, or all that there are?"""
    chosen = {
        type_names(each.what)
        for each in walk_tree(ability.left)
        if isinstance(each, Act) and each.verb in CHOOSES and isinstance(each.what, sel.Select)
        if each.what.quantity.word not in ("a", "an", "any", "the", "each", "all") and each.what.quantity.amount != 1
    }
    return any(
        isinstance(each, sel.Select)
        and each.quantity.word in ("each", "the")
        and not each.filters
        and all(len(kind.all_of) == 1 for kind in each.kinds)
        and type_names(each) in chosen
        for each in walk_tree(ability.clauses)
    )


CHOOSES = frozenset({"target", "choose", "select", "pick"})


def _by_one_attacker(trigger: ab.Trigger) -> bool:
    """Whether it is about one card that attacks, among others that may attack with it."""
    match trigger.on:
        case e.TurnsToAttack() | e.Attacks(by=n.Matching()):
            return True
        case e.CardEvent(verbs):
            return e.Verb.TURN_TO_ATTACK in verbs
    return False


def _speaks_of_the_attacker(clauses: Sequence[Clause]) -> bool:
    """ "The attacker gains Guts": the text does not say of which of them, once there are several."""
    attacking = sel.Kind((sel.Is("attacking"), sel.Type("character")))
    named = (each for each in walk_tree(tuple(clauses)) if isinstance(each, sel.Select) and each.quantity.word == "the")
    return any(each.kinds == (attacking,) and not each.filters for each in named)


def _of_kind(ability: Ability, ctx: Context) -> ab.Ability:
    match ability.kind:
        case "Activated":
            return _activated(ability, ctx)
        case "EventEffect":
            return _event(ability, ctx)
        case "Triggered":
            return _triggered(ability, ctx)
        case "Static":
            return _static(ability, ctx)
        case "Permission":
            return _permission(ability, ctx)
        case "PlayTiming":
            return _play_timing(ability, ctx)
        case "PlayOn":
            return _play_on(ability, ctx)
        case "XDefinition":
            return ab.XDefinition(amounts.amount(ability.x, ctx))
    raise UnsupportedError(f"an ability of the kind {ability.kind}")


def _x(ability: Ability, ctx: Context) -> a.Amount | None:
    return amounts.amount(ability.x, ctx) if ability.x is not None else None


# "This card from your hand".
OWN_IN_HAND = n.Matching(((),), (n.IsOneOf(n.This()), n.InPile(Pile.HAND, n.You())))


def _activated(ability: Ability, ctx: Context) -> ab.Activated | ab.PlayedInAnswer:
    answer = _in_answer(ability, ctx)
    if answer is not None:
        return answer
    users = _users(ability, ctx)
    if users is not None:
        ability = _as_used_by(ability, users)
    left = read_left((*ability.openers, *ability.left), ctx)
    conditions_of, pile = _where_it_works(left.conditions)
    made = _effects(ability.clauses, ability.separator, ctx)
    if (pile or ability.also_from) and not all(each == ef.ReloadCards(n.This()) for each in made):
        raise UnsupportedError("an ability that is used out of play")
    return ab.Activated(
        replace(left.cost(), maintains=left.maintains or ability.maintain),
        made,
        left.users if users is None else players.players(users, ctx, USERS),
        tuple(left.when),
        tuple(conditions_of),
        tuple(left.often),
        left.responds,
        tuple(left.moments),
        pile[0] if pile else None,
        tuple(left.forbidden),
        _x(ability, ctx),
    )


# "Any player", "an opponent", "subject's controller" may use it.
USERS = frozenset({"", "a", "an", "any", "all", "each", "the"})


def _users(ability: Ability, ctx: Context) -> sel.Select | ref.Of | None:
    """Who else than the controller may use it: "Any player may pay 1 Power ::"."""
    agents = [each.agent for each in ability.left if isinstance(each, Clause) and each.mode == "may"]
    found = agents[0] if agents else None
    return found if isinstance(found, sel.Select | ref.Of) and players.is_players(found, ctx) else None


def _as_used_by(ability: Ability, users: object) -> Ability:
    """An ability of which others may be users, as the one who uses it reads it: "you" is the card's controller (7.4).

    Whoever uses it pays, chooses and does what it says without naming anybody.
    """

    def own(node: object) -> object:
        if isinstance(node, Clause) and node.agent == users:
            return replace(node, agent=None, mode="do")
        return ref.Of("controller", ref.ThisCard()) if isinstance(node, ref.You) else node

    return replace(
        ability,
        left=rebuild(ability.left, own),
        clauses=rebuild(ability.clauses, own),
        x=rebuild(ability.x, own),
    )


def _in_answer(ability: Ability, ctx: Context) -> ab.PlayedInAnswer | None:
    """ "You may play this card from your hand at no cost in response to an Event :: Cancel it"."""
    played = next((each for each in ability.left if isinstance(each, Clause) and _plays_itself(each)), None)
    if played is None:
        return None
    if played.link:
        raise UnsupportedError("playing a card from the hand, with more to it")
    hangs = [each for each in played.adverbs if not isinstance(each, AtCost | Ignoring | Manner)]
    others = [each for each in ability.left if each is not played]
    left = read_left((*ability.openers, *others, *hangs), ctx)
    terms = tuple(each for each in played.adverbs if each not in hangs)
    made = effects.statement(replace(played, mode="do", adverbs=terms, link=""), ctx)
    if left.responds is None or left != replace(read_left((), ctx), responds=left.responds, conditions=left.conditions):
        raise UnsupportedError("playing a card from the hand, with more to it")
    if not isinstance(made, ef.PlayCards) or made.choice != OWN_IN_HAND or ability.maintain:
        raise UnsupportedError("playing a card from the hand, with more to it")
    then = _effects(ability.clauses, ability.separator, ctx)
    return ab.PlayedInAnswer(left.responds, made, tuple(left.conditions), then, _x(ability, ctx))


def _plays_itself(clause: Clause) -> bool:
    act = clause.action
    if not isinstance(act, Act) or act.verb != "play" or clause.mode != "may" or act.passive or act.tense:
        return False
    own = isinstance(act.what, ref.ThisCard | None) and isinstance(clause.agent, ref.You | None)
    return own and any(each.preposition == "from" for each in act.complements)


def _as_answer(made: ab.Triggered) -> ab.Triggered | ab.PlayedInAnswer:
    """ "When one of your Sites is burned, you may play this card from your hand": in answer to that (2001 FAQ 6.5)."""
    match made.effects:
        case (ef.May((ef.PlayCards(choice) as playing,), n.You()),) if choice in (OWN_IN_HAND, n.This()):
            playing = replace(playing, choice=OWN_IN_HAND)  # Cards are played from the hand (4.3).
            trigger = made.trigger
            plain = ab.Trigger(trigger.on, conditions=trigger.conditions, on_resolution=trigger.on_resolution)
            if trigger != plain or isinstance(trigger.on, t.Moment) or made != ab.Triggered(trigger, made.effects):
                raise UnsupportedError("playing a card from the hand, with more to it")
            return ab.PlayedInAnswer(
                ab.RespondsToEvent(trigger.on), playing, (*trigger.conditions, *trigger.on_resolution)
            )
    return made


def _effects(clauses: Sequence[Clause], separator: str, ctx: Context) -> tuple[ef.Effect, ...]:
    """What is right of ``::``; an older text with "to" or nothing leaves it to rulebook 5.2 when to choose."""
    found = effects.effects(clauses, ctx)
    return found if separator == "::" else (ef.ChosenAhead(found),) if found else ()


def _event(ability: Ability, ctx: Context) -> ab.EventEffect:
    left = read_left((*ability.openers, *ability.left), ctx)
    if left.users != n.You() or left.turns_this or left.maintains or left.optional:
        raise UnsupportedError("an Event that others use, or that turns")
    return ab.EventEffect(
        left.cost(),
        _effects(ability.clauses, ability.separator, ctx),
        tuple(left.when),
        tuple(left.conditions),
        tuple(left.often),
        left.responds,
        tuple(left.moments),
        tuple(left.forbidden),
        _x(ability, ctx),
    )


def _where_it_works(found: list[c.Condition]) -> tuple[list[c.Condition], tuple[Pile, ...]]:
    """ "While this card is in your smoked pile": the pile in which the ability works, apart from other conditions."""
    rest, piles = [], []
    for each in found:
        match each:
            case c.CardsAre(n.This(), (), (n.InPile(pile, n.You()),), None, None):
                piles.append(pile)
            case _:
                rest.append(each)
    return rest, tuple(piles)


def _trigger(ability: Ability, ctx: Context) -> ab.Trigger:
    on: e.EventPattern | t.Moment | None = None
    found: list[c.Condition] = []
    on_resolution: list[c.Condition] = []
    when: list[t.Time] = []
    often: list[t.HowOften] = []
    has_event = any(isinstance(each, When) for each in ability.openers)
    for opener in ability.openers:
        match opener:
            case When(event, "when" | "after" | "whenever") if on is None:
                on = events.event(events.having(event) if opener.word == "after" else event, ctx)
            case AtMoment() if on is None:
                on = timing.moment(opener, ctx)
            case If(condition, "if" | "unless" as word):
                judged = conditions.condition(condition, ctx)
                judged = conditions.denied(judged) if word == "unless" else judged
                # 5.2.3: where an event triggers, the condition is looked at on resolution.
                (on_resolution if has_event else found).append(judged)
            case While(condition):
                found.append(conditions.condition(condition, ctx))
            case During():
                when.append(timing.within(opener, ctx))
            case Limit():
                often.append(timing.how_often(opener))
            case _:
                raise UnsupportedError(f"{type(opener).__name__} of a trigger")
    if on is None:
        raise UnsupportedError("a trigger that is told by no event or moment")
    found, piles = _where_it_works(found)
    also = tuple(PILES_BY_ZONE[zone] for zone in sorted(ability.also_from))
    return ab.Trigger(on, tuple(when), tuple(found), tuple(on_resolution), tuple(often), piles, also)


def _triggered(ability: Ability, ctx: Context) -> ab.Triggered | ab.PlayedInAnswer:
    lasting = tuple(each for each in ability.openers if isinstance(each, Until))
    if lasting:
        # "When ..., until the end of the turn this card gains ...": all of it lasts as long.
        ability = replace(
            ability,
            openers=tuple(each for each in ability.openers if not isinstance(each, Until)),
            clauses=tuple(replace(each, adverbs=(*each.adverbs, *lasting)) for each in ability.clauses),
        )
    trigger = _trigger(ability, ctx)
    left = read_left(ability.left, ctx)
    if left.when or left.moments or left.responds or left.maintains or left.conditions:
        raise UnsupportedError("a trigger with more conditions at generation")
    made = ab.Triggered(
        trigger,
        effects.effects(ability.clauses, ctx),
        left.cost(),
        left.users,
        left.optional,
        tuple(left.often),
        tuple(left.forbidden),
        _x(ability, ctx),
    )
    return _as_answer(_picked_out_by_event(made))


def _picked_out_by_event(made: ab.Triggered) -> ab.Triggered:
    """ "Characters take 1 damage when they unturn": the one that unturns, which the event picks out."""
    for slot in {each.slot for each in walk(made.trigger.on) if isinstance(each, n.Bound)}:
        phrases = [each for each in walk(made.effects) if isinstance(each, n.Matching) and each.slot == slot]
        if len(phrases) == 1 and not any(each == n.Bound(slot) for each in walk(made.effects)):
            made = _exchanged(made, n.Bound(slot), phrases[0])
    return made


def _exchanged(made: ab.Triggered, reference: n.Bound, phrase: n.Matching) -> ab.Triggered:
    event = rebuilt(made.trigger.on, lambda node: phrase if node == reference else node)
    done = rebuilt(made.effects, lambda node: reference if node == phrase else node)
    return replace(made, trigger=replace(made.trigger, on=event), effects=done)


PILES_BY_ZONE = {pile.value: pile for pile in Pile}


def _circumstances(clauses: Sequence[Clause], openers: Sequence[object], ctx: Context) -> Circumstances:
    """The conditions, times and limits under which a continuous statement holds."""
    found: list[c.Condition] = []
    when: list[t.Time] = []
    often: list[t.HowOften] = []
    for each in (*openers, *(adverb for clause in clauses for adverb in clause.adverbs)):
        match each:
            case If(condition, "if" | "only if"):
                found.append(conditions.condition(condition, ctx))
            case If(condition, "unless" | "otherwise"):
                found.append(conditions.denied(conditions.condition(condition, ctx)))
            case While(condition):
                found.append(conditions.condition(condition, ctx))
            case During():
                when.append(timing.within(each, ctx))
            case Limit():
                often.append(timing.how_often(each))
            case If(_, word):
                raise UnsupportedError(f"{word!r} as a condition of what holds")
            case _:
                continue
    return found, when, often


# "Even if this card leaves play".
EVEN_AFTERWARDS = If(Clause(Act("leave play"), ref.ThisCard()), "even if")
AND = frozenset({"", "and", ",", ";", "but"})
# "Cannot be turned or smoked": neither can be done.
OR = AND | {"or", "nor"}
HANGS = (If, While, During, Limit)


def _static(ability: Ability, ctx: Context) -> ab.Static:
    """Each statement with the conditions of its own; what an ability opens with holds for all of them."""
    if ability.left:
        raise UnsupportedError("what holds for a price")
    found: list[ab.Holds] = []
    ability_often = any(isinstance(each, Limit) for each in ability.openers)
    for place, clause in enumerate(ability.clauses):
        before = ability.clauses[place - 1] if place else None
        if continuous.goes_without_saying(clause):
            continue
        if before is not None and continuous.goes_without_saying(before):
            if Manner("otherwise") not in clause.adverbs:
                raise UnsupportedError("what is so in any case, and something else")
            clause = replace(clause, adverbs=tuple(each for each in clause.adverbs if each != Manner("otherwise")))
        unturned = continuous.unturns(clause, found[-1].statement) if found else None
        if unturned is not None:
            found[-1] = replace(found[-1], statement=unturned)
            continue
        nor = before is not None and before.mode == clause.mode == "cannot"
        if clause.link not in ((OR if nor else AND) if place else {""}):
            raise UnsupportedError("statements that hold, joined in that way")
        whole = continuous.while_it(clause)
        if whole.agent != clause.agent and isinstance(clause.agent, sel.Select) and clause.agent.slot is not None:
            # "Characters gain Guts while attacking, and Ambush while ...": the others are not only those that attack.
            raise UnsupportedError("what holds of cards while they do something, and something else of them")
        clause = whole
        until = _until(clause, ctx)
        clause = replace(clause, adverbs=tuple(each for each in clause.adverbs if not isinstance(each, Until)))
        if any(isinstance(each, When | AtMoment) for each in clause.adverbs):
            raise UnsupportedError("what holds when something happens")
        outlasts = EVEN_AFTERWARDS in clause.adverbs
        clause = replace(clause, adverbs=tuple(each for each in clause.adverbs if each != EVEN_AFTERWARDS))
        clause, attacking = continuous.if_you_attack(clause)
        judged, when, often = _circumstances((clause,), (), ctx)
        rest = tuple(each for each in clause.adverbs if not isinstance(each, HANGS))
        made = continuous.statement(replace(clause, adverbs=rest), ctx)
        if isinstance(made, co.PermitDeed) and made.without_turning and not (often or ability_often):
            raise UnsupportedError("attacking without turning, as often as one likes")
        if attacking:
            if not isinstance(made, co.Demand):
                raise UnsupportedError("what holds if you attack")
            made = replace(made, if_you_attack=True)
        found.append(_of_the_same(ab.Holds(made, tuple(judged), tuple(when), tuple(often), until, outlasts), found))
    judged, when, often = _circumstances((), ability.openers, ctx)
    rest_of = [each for each in ability.openers if not isinstance(each, HANGS)]
    if rest_of:
        raise UnsupportedError(f"what holds with {type(rest_of[0]).__name__}")
    if not found and not ability.clauses:
        raise UnsupportedError("an ability that says nothing")
    return ab.Static(tuple(found), tuple(judged), tuple(when), tuple(often), _x(ability, ctx))


def _of_the_same(made: ab.Holds, before: Sequence[ab.Holds]) -> ab.Holds:
    """ "All Characters you control inflict +1 damage and gain Guts": what "and" goes on with is about the same cards.

    Each statement that holds is looked at by itself, so that it says itself of which cards it holds.
    """
    phrases: dict[object, n.Matching] = {
        each.slot: each for each in walk(tuple(before)) if isinstance(each, n.Matching) and each.slot is not None
    }
    own = {each.slot for each in walk(made) if isinstance(each, n.Matching)}

    def said(node: object) -> object:
        if isinstance(node, n.Bound) and not isinstance(node.slot, Role) and node.slot not in own:
            return phrases.get(node.slot, node)
        return node

    return rebuilt(made, said)


def _until(clause: Clause, ctx: Context) -> t.Duration | None:
    found = [timing.until(each, ctx) for each in clause.adverbs if isinstance(each, Until)]
    if len(found) > 1:
        raise UnsupportedError("two durations of what holds")
    return found[0] if found else None


def _permission(ability: Ability, ctx: Context) -> ab.Ability:
    """Cards may be played otherwise than usual: at another time, from elsewhere, on other terms (4.3, 7.2)."""
    if not ability.clauses or ability.left or not all(map(_is_held_there, ability.clauses[1:])):
        raise UnsupportedError("a permission with more to it")
    clause, *rest = ability.clauses
    if len(rest) > 1 or any(each.link for each in rest):
        raise UnsupportedError("a permission with more to it")
    act = clause.action
    if clause.link or not isinstance(act, Act) or act.verb != "play" or clause.mode not in ("may", "do") or act.tense:
        raise UnsupportedError("such a permission")
    judged, when, often = _circumstances((clause,), ability.openers, ctx)
    cost_by: a.Amount | None = None
    free = False
    ignoring: list[co.Ignored] = []
    for each in (*ability.openers, *clause.adverbs):
        match each:
            case AtCost() if cost_by is None and not free:
                cost_by, free = verbs_playing.cost_change(each, ctx)
            case Ignoring():
                ignoring.append(verbs_playing.ignored(each, ctx))
            case If() | While() | During() | Limit():
                pass
            case Manner("normally" | "also"):
                pass
            case _:
                raise UnsupportedError(f"a permission with {type(each).__name__}")
    what, who = (clause.agent, None) if act.passive else (act.what, clause.agent)
    on: n.Cards | None = None
    structure: n.Players | None = None
    limits_of: list[n.Limit] = []
    for complement in act.complements:
        preposition, where = complement.preposition, complement.what
        if preposition in ("on", "onto") and on is None:
            on = cards.cards(where, ctx, cards.ONE_OF)
        elif preposition == "in" and structure is None and (into := _structure(where, ctx)) is not None:
            structure = into
        elif preposition in ("from", "in"):
            limits_of.append(limits.placed(preposition, where, ctx))
        elif preposition == "by" and who is None:
            who = where
        else:
            raise UnsupportedError(f"playing {preposition!r} something")
    if isinstance(what, sel.Select) and what.quantity == sel.Quantity("number", 1) and often:
        # "Once per turn, you may play one State": each time it is one.
        what = replace(what, quantity=sel.Quantity("a"))
    if isinstance(what, sel.Select) and what.quantity.amount is not None:
        raise UnsupportedError("playing so many cards otherwise than usual")
    thing = cards.cards(what, ctx, cards.ONE_OF) if what is not None else n.This()
    if limits_of:
        thing = (
            replace(thing, limits=(*thing.limits, *limits_of))
            if isinstance(thing, n.Matching)
            else n.Matching(((),), (n.IsOneOf(thing), *limits_of))
        )
    if rest and structure is None:
        raise UnsupportedError("a permission with more to it")
    permission = co.PlayPermission(
        thing,
        players.players(who, ctx) if who is not None else n.You(),
        cost_by,
        free,
        tuple(ignoring),
        on,
        structure,
        bool(rest),
    )
    return ab.Static((ab.Holds(permission, tuple(judged), tuple(when), tuple(often)),), x=_x(ability, ctx))


def _is_held_there(clause: Clause) -> bool:
    """ "That opponent controls it", of a card in his or her site structure: that is so in any case (4.3.3)."""
    said = clause.mode == "do" and not clause.adverbs and isinstance(clause.agent, ref.That)
    return said and clause.action == Act("control", ref.ThisCard())


def _structure(where: object, ctx: Context) -> n.Players | None:
    """ "In the site structure of an opponent", "in any legal position in" it: into whose it is played."""
    if isinstance(where, sel.Select):
        inner = where.filters[0] if len(where.filters) == 1 else None
        plain = where.kinds == (sel.Kind((sel.Is("legal"), sel.Type("position"))),) and not where.targeted
        if not plain or where.quantity not in (sel.Quantity("any"), sel.Quantity("a")):
            return None
        where = inner.where if isinstance(inner, sel.Placed) and inner.preposition == "in" else None
    if isinstance(where, ref.Of) and where.what == "site structure" and not where.how:
        return players.players(where.of, ctx, players.ONE_OF)
    return None


def _play_timing(ability: Ability, ctx: Context) -> ab.PlayTiming:
    """When, and on what condition, the card itself may be played."""
    left = read_left((*ability.openers, *ability.left), ctx)
    first, *rest = ability.clauses or (None,)
    if first is None or left.steps or left.users != n.You() or left.turns_this:
        raise UnsupportedError("when it is played, with a price")
    structure: n.Players | None = None
    if isinstance(first.action, Act) and len(first.action.complements) == 1:
        (into,) = first.action.complements
        structure = _structure(into.what, ctx) if into.preposition == "in" else None
        if structure is not None:
            first = replace(first, action=replace(first.action, complements=()))
    played = read_left((first,), ctx)
    if played.steps or played.turns_this or played.users != n.You():
        raise UnsupportedError("when it is played, with more to it")
    return ab.PlayTiming(
        (*left.when, *played.when),
        (*left.moments, *played.moments),
        (*left.conditions, *played.conditions),
        left.responds or played.responds,
        effects.effects(rest, ctx),
        structure,
    )


def _play_on(ability: Ability, ctx: Context) -> ab.PlayOn:
    """What a State is played on, and when."""
    left = read_left((*ability.openers, *ability.left), ctx)
    if ability.clauses or left.steps or left.turns_this or left.often or left.users != n.You():
        raise UnsupportedError("what a State is played on, with more to it")
    subject = cards.cards(ability.subject, ctx, cards.ONE_OF)
    return ab.PlayOn(subject, tuple(left.when), tuple(left.conditions), left.responds)
