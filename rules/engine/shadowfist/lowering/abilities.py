"""Whole abilities: what the parts of a text give its card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.engine.kernel.value import rebuilt, walk
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import conditions as c
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import Pile
from rules.engine.shadowfist.lowering import (  # noqa: F401  (the families of verbs register themselves)
    amounts,
    conditions,
    effects,
    events,
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
from rules.engine.shadowfist.lowering.at_once import check_at_once
from rules.engine.shadowfist.lowering.bound import check_bound
from rules.engine.shadowfist.lowering.circumstances import PILES_BY_ZONE, where_it_works, x_of
from rules.engine.shadowfist.lowering.context import Context, context_of, type_names
from rules.engine.shadowfist.lowering.costs import read_left
from rules.engine.shadowfist.lowering.doers import with_events
from rules.engine.shadowfist.lowering.durations import check_durations
from rules.engine.shadowfist.lowering.one_or_many import check_number, with_one_chosen
from rules.engine.shadowfist.lowering.permissions import permission, play_on, play_timing
from rules.engine.shadowfist.lowering.reading import Ability
from rules.engine.shadowfist.lowering.referring import (
    leaves_its_object,
    told_apart,
    with_others,
    with_shared_object,
    with_sources,
    with_what_is_damaged,
)
from rules.engine.shadowfist.lowering.rules_text import STATE
from rules.engine.shadowfist.lowering.runnable import check_runnable
from rules.engine.shadowfist.lowering.standing import check_standing
from rules.engine.shadowfist.lowering.statics import static
from rules.engine.shadowfist.lowering.unsupported import UnsupportedError
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.actions import Act
from rules.engine.shadowfist.text.node import rebuild
from rules.engine.shadowfist.text.node import walk as walk_tree
from rules.engine.shadowfist.text.timing import (
    AtCost,
    AtMoment,
    Clause,
    During,
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


def lower_ability(ability: Ability, card_type: str) -> ab.Ability:
    """What one ability of a text does.

    :raises UnsupportedError: if a part of it is not read; then nothing of it is understood.
    """
    ability = replace(ability, clauses=with_shared_object(ability.clauses))
    whole = (ability.openers, ability.left, ability.clauses, ability.x, ability.subject)
    wording.check(whole)
    if ability.separator not in SEPARATORS:
        raise UnsupportedError(f"a cost before {ability.separator!r}")
    ctx = context_of(whole, is_state=card_type == STATE)
    found = with_sources(with_events(told_apart(_of_kind(ability, ctx))))
    found = with_one_chosen(with_others(with_what_is_damaged(found)))
    if card_type != STATE and any(isinstance(each, n.SubjectOfThis) for each in walk(found)):
        raise UnsupportedError("the subject of a card that is no State")
    check_bound(found)
    check_durations(found)
    check_standing(found)
    check_at_once(found)
    check_number(found)
    check_runnable(found)
    if isinstance(found, ab.Triggered) and _of_itself_out_of_play(found.trigger):
        raise UnsupportedError("what happens to the card itself where it is not in play")
    if isinstance(found, ab.Triggered) and found.x is None and any(isinstance(each, a.X) for each in walk(found.cost)):
        raise UnsupportedError("an X of the player's choice in what something triggers")
    if _waits_without_end(found):
        raise UnsupportedError("an effect that waits for something, with no end")
    if any(map(leaves_its_object, ability.clauses, ability.clauses[1:])):
        raise UnsupportedError("two verbs with one object")
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
            return static(ability, ctx)
        case "Permission":
            return permission(ability, ctx)
        case "PlayTiming":
            return play_timing(ability, ctx)
        case "PlayOn":
            return play_on(ability, ctx)
        case "XDefinition":
            return ab.XDefinition(amounts.amount(ability.x, ctx))
    raise UnsupportedError(f"an ability of the kind {ability.kind}")


# "This card from your hand".
PILES = (Pile.SMOKED, Pile.TOASTED)
OWN_IN_PILES = tuple(n.Matching(((),), (n.IsOneOf(n.This()), n.InPile(each, n.You()))) for each in PILES)
OWN_IN_HAND = n.Matching(((),), (n.IsOneOf(n.This()), n.InPile(Pile.HAND, n.You())))


def _activated(ability: Ability, ctx: Context) -> ab.Activated | ab.PlayedInAnswer:
    answer = _in_answer(ability, ctx)
    if answer is not None:
        return answer
    users = _users(ability, ctx)
    if users is not None:
        ability = _as_used_by(ability, users)
    left = read_left((*ability.openers, *ability.left), ctx)
    conditions_of, pile = where_it_works(left.conditions)
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
        x_of(ability, ctx),
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
    return ab.PlayedInAnswer(left.responds, made, tuple(left.conditions), then, x_of(ability, ctx))


def _plays_itself(clause: Clause) -> bool:
    act = clause.action
    if not isinstance(act, Act) or act.verb != "play" or clause.mode != "may" or act.passive or act.tense:
        return False
    own = isinstance(act.what, ref.ThisCard | None) and isinstance(clause.agent, ref.You | None)
    return own and any(each.preposition == "from" for each in act.complements)


def _as_answer(made: ab.Triggered) -> ab.Triggered | ab.PlayedInAnswer | ab.PlayOn:
    """ "When one of your Sites is burned, you may play this card from your hand": in answer to that (2001 FAQ 6.5).

    "When a Character attacks, play this card on a Site" says when a State is played, and on what (4.3.4).
    """
    about = {type(each) for each in walk(made.trigger)}
    match made.effects:
        case (ef.PlayCards(n.This(), on=on) as playing,) if not {n.This, n.SubjectOfThis} & about:
            subject = _subject(on, made.trigger.on)
            plain = ab.Trigger(made.trigger.on, conditions=made.trigger.conditions)
            usual = playing == ef.PlayCards(n.This(), on=on) and made == ab.Triggered(plain, made.effects)
            if subject is None or not usual or isinstance(plain.on, t.Moment):
                raise UnsupportedError("playing this card when something happens")
            event = rebuilt(plain.on, lambda node: on if node == subject else node)
            return ab.PlayOn(subject, (), plain.conditions, ab.RespondsToEvent(event))
        case (ef.May((ef.PlayCards(on=n.This()),)),):
            raise UnsupportedError("playing a card on itself")
        case (ef.May((ef.PlayCards(choice) as playing,), n.You()),) if choice in (OWN_IN_HAND, n.This()) or (
            choice in OWN_IN_PILES and not isinstance(made.trigger.on, t.Moment)
        ):
            if choice == n.This():
                playing = replace(playing, choice=OWN_IN_HAND)  # Cards are played from the hand (4.3).
            trigger = made.trigger
            plain = ab.Trigger(trigger.on, conditions=trigger.conditions, on_resolution=trigger.on_resolution)
            if trigger != plain or isinstance(trigger.on, t.Moment) or made != ab.Triggered(trigger, made.effects):
                raise UnsupportedError("playing a card from the hand, with more to it")
            return ab.PlayedInAnswer(
                ab.RespondsToEvent(trigger.on), playing, (*trigger.conditions, *trigger.on_resolution)
            )
    return made


def _subject(on: ch.Patients | None, event: e.EventPattern | t.Moment) -> n.Cards | None:
    """What a State is played on by such words: a card of the player's choice, or the one of the event."""
    match on:
        case ch.ChooseCards(_, among, 1, 1, False, n.You(), False):
            return among
        case n.Bound(slot):
            phrases = [each for each in walk(event) if isinstance(each, n.Matching) and each.slot == slot]
            return phrases[0] if len(phrases) == 1 else None
    return None


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
        x_of(ability, ctx),
    )


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
    found, piles = where_it_works(found)
    also = tuple(PILES_BY_ZONE[zone] for zone in sorted(ability.also_from))
    return ab.Trigger(on, tuple(when), tuple(found), tuple(on_resolution), tuple(often), piles, also)


def _triggered(ability: Ability, ctx: Context) -> ab.Triggered | ab.PlayedInAnswer | ab.PlayOn:
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
        x_of(ability, ctx),
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
