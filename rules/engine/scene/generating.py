"""Generating effects: everything left of ``::`` is chosen, checked and paid, and the effect joins the scene (5.2)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.continuous import control, prohibitions
from rules.engine.effects import verbs_numbers, verbs_redirection
from rules.engine.effects.doing import Doer, cause_of, limits_x
from rules.engine.effects.roles import HANDLERS, HARMLESS, unread
from rules.engine.effects.spoken import forbids_responses
from rules.engine.effects.verbs_healing import check_healing
from rules.engine.effects.verbs_turning import check_unturning
from rules.engine.harming import damage
from rules.engine.ir.continuous import Deed
from rules.engine.ir.words import Role
from rules.engine.phrases import conditions, how_often, naming, nouns, numbers
from rules.engine.phrases.scope import CannotRunError, Scope
from rules.engine.play.payments import paid_with
from rules.engine.referee import Referee
from rules.engine.rules_text import Ability
from rules.engine.scene.choosing import AmbiguousError, Request, pick, refuse_number
from rules.engine.scene.responding import answer_event, respond
from rules.engine.state import Card, Game, Known
from rules.engine.steps import RefusalError, listing, rule
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, Be
from rules.engine.text.amounts import Bounded, X
from rules.engine.text.node import walk
from rules.engine.text.timing import AtMoment, Clause, During, If, Limit, Manner, Response, When, While


def generate_left(referee: Referee, request: Request, ability: Ability, scope: Scope, index: int) -> Doer:
    """Carries out what an ability asks for at generation.

    :raises RefusalError: if a precondition is not met, or a choice is missing.
    """
    from rules.engine.attack.verbs import check_change
    from rules.engine.coverage import check_runs
    from rules.engine.effects import typed
    from rules.engine.effects.alternatives import choose_one, choose_payment
    from rules.engine.effects.verbs_playing import needs_card
    from rules.engine.play.combining import with_reduction
    from rules.engine.scene.choosing_early import check_returning, choose_cards_to_enter
    from rules.engine.scene.implied import respond_to_what_is_meant
    from rules.engine.scene.retargeting import asks_for_targets, choose_targets, needs_targets

    card = scope.card
    assert card is not None
    doer = Doer(referee, scope, cause_of(referee, request.by, scope.this), request=request)
    doer.maintain = ability.maintain
    check_runs(ability)
    _choose_x(doer, ability, request)
    items = tuple(item for item in (*ability.openers, *ability.left) if not forbids_responses(item))
    _check_circumstances(doer, card, items, index)
    for clause in ability.clauses:
        _check_x(doer, card, clause)
    for item in items:
        if isinstance(item, Clause) and not asks_for_targets(item):
            for adverb in item.adverbs:
                if not (isinstance(adverb, If) and _is_price(item)):
                    _circumstance(doer, card, adverb, index)
    # 5.2: all preconditions are satisfied simultaneously: what is chosen is chosen before anything is paid.
    clauses = [item for item in items if isinstance(item, Clause) and not is_timing(item)]
    to_pay: list[Clause] = []
    for clause in choose_payment(doer, request, clauses):
        if asks_for_targets(clause):
            choose_targets(doer, request, clause)
        elif is_choice(clause):
            _choose(doer, request, clause, ability)
        else:
            to_pay.append(paid_with(doer, request, clause))
    doer.right = respond_to_what_is_meant(doer, request, card, ability, choose_one(doer, request, ability.clauses))
    doer.right = choose_cards_to_enter(doer, request, ability, doer.right)
    if request.targets:
        refuse_number(request.targets, 0)
    if request.choices:
        refuse_number(request.choices, 0)
    for clause in doer.right:
        verbs_redirection.check(doer, clause)
        verbs_numbers.check(doer, clause)
        check_unturning(doer, clause)
        _check_permitted(doer, clause)
    check_healing(doer, doer.right)
    for clause in to_pay:
        if _asked(doer, clause):
            _pay(doer, card, clause)
    if request.reduced_by is not None:
        doer.right = with_reduction(doer, request, card)
    for clause in doer.right:
        check_returning(doer, clause)
        check_change(doer, clause)
        if needs_targets(doer, clause):
            raise RefusalError("nothing_to_retarget", "No effect in the scene has a target.", rule("4.3.6"))
        if needs_card(doer, clause):
            raise RefusalError(
                "no_cards_to_play",
                f"{request.by} has no card that could be played with {card.title}.",
                rule("5.2"),
            )
    doer.right = typed.right_of(ability, doer.right)
    return doer


def _check_permitted(doer: Doer, clause: Clause) -> None:
    """Whether the player may do what the effect would do to what was chosen: "opponents cannot take control of it".

    :raises RefusalError: if a text forbids that to the player.
    """
    act = clause.action
    if not isinstance(act, Act) or act.passive or not isinstance(act.what, ref.Target | ref.Chosen):
        return
    if nouns.awaits_winner(clause.agent, doer.scope):
        return  # Who that will be is not known yet.
    game = doer.referee.game
    for card in nouns.cards(act.what, doer.now()):
        if act.verb == "take control of":
            control.check_own(doer.referee, doer.you, [card])
            control.check_loyal(doer.referee, doer.you, card)
        deed = prohibitions.DEEDS.get(act.verb)
        if deed is not None and prohibitions.forbids_player(game, deed, card, doer.you, doer.scope.card):
            raise RefusalError(
                "illegal_target",
                f"{doer.you} cannot {act.verb} {doer.referee.name(card.id)}: a text forbids it.",
                rule("7.7"),
                rule("5.2"),
            )


def is_choice(clause: Clause) -> bool:
    """Whether a clause chooses or targets and does nothing else."""
    return isinstance(clause.action, Act) and clause.action.verb in ("target", "choose", "select", "name")


def _is_price(clause: Clause) -> bool:
    return isinstance(clause.action, Act) and clause.action.verb in ("pay", "spend")


def _asked(doer: Doer, clause: Clause) -> bool:
    """Whether a payment is asked for: "pay 1 Power if you do not control it"."""
    hang = [each for each in clause.adverbs if isinstance(each, If)] if _is_price(clause) else []
    return all(conditions.holds(each.condition, doer.now()) is not (each.word == "unless") for each in hang)


def is_timing(clause: Clause) -> bool:
    """Whether a clause only says when the card is played: Play during an attack."""
    act = clause.action
    return isinstance(act, Act) and act.verb == "play" and isinstance(act.what, ref.ThisCard | None)


def _choose_x(doer: Doer, ability: Ability, request: Request) -> None:
    """X that a text uses at generation and does not define is what the player chooses (4.3.2)."""
    if doer.scope.x is not None or ability.x is not None:
        return
    if any(isinstance(node, X) for node in walk(ability.left)):
        if request.x is None:
            raise AmbiguousError("x", [0, 1, 2, 3], "Say which X is chosen: x.")
        doer.scope = Scope(
            doer.scope.game, doer.scope.you, doer.scope.this, doer.scope.slots, request.x, None, doer.scope.subject
        )


def _check_x(doer: Doer, card: Card, clause: Clause) -> None:
    """ "X must be 2 or more": a limit on the X that is chosen."""
    if not limits_x(clause):
        return
    bound = clause.action.what
    x = numbers.value(X(), doer.now())
    if isinstance(bound, Bounded) and not numbers.compare(x, bound.word, numbers.value(bound.of, doer.now())):
        raise RefusalError(
            "wrong_number", f"X of {card.title} must be {bound.of} {bound.word}, not {x}.", rule("10.2"), rule("3")
        )


def _check_circumstances(doer: Doer, card: Card, items: tuple[object, ...], index: int) -> None:
    for item in items:
        if not isinstance(item, Clause):
            _circumstance(doer, card, item, index)


def _circumstance(doer: Doer, card: Card, adverb: object, index: int) -> None:
    """When, how often and on what condition an ability may be used."""
    referee = doer.referee
    match adverb:
        case Limit(times, per):
            key = ("use", card.id, card.life, index, how_often.stretch(referee.game, adverb))
            if referee.count(*key) >= how_often.times(adverb):
                raise RefusalError(
                    "limit_reached",
                    f"{card.title} has been used {times or 'once'} this {per or 'turn'} already.",
                    rule("3"),
                )
            referee.tally(*key)
        case During():
            bound = conditions.during_scope(adverb, doer.now())
            if bound is None:
                raise RefusalError(
                    "wrong_time",
                    f"The text of {card.title} does not allow it at this time.",
                    rule("5.2"),
                    rule("3"),
                    later=conditions.comes_later(adverb, referee.game),
                    phase=True,
                )
            doer.scope = bound
        case If(condition, word):
            if conditions.holds(condition, doer.now()) is (word == "unless"):
                raise RefusalError("inactive", f"The condition of {card.title} is not met now.", rule("5.2.3"))
        case While(condition):
            if not conditions.holds(condition, doer.now()):
                raise RefusalError("inactive", f"The condition of {card.title} is not met now.", rule("5.2.3"))
        case Response(to):
            respond(doer, card, to)
        case AtMoment():
            check_moment(referee.game, adverb, doer)
        case Manner(word) if word in AS_USED:
            pass
        case When(event, _):
            answer_event(doer, card, event)
        case _:
            raise CannotRunError(f"{type(adverb).__name__} at generation")


def check_moment(game: Game, moment: AtMoment, doer: Doer) -> None:
    """Whether it is the moment at which an ability may be used: the start of your turn.

    :raises RefusalError: if it is not.
    """
    of = moment.of
    owner = getattr(of, "of", None)
    mine = owner is None or game.turn in nouns.players(owner, doer.now())
    phase = {"start": "start of turn", "end": "end"}.get(moment.edge)
    if game.phase != phase or not mine:
        raise RefusalError("wrong_time", f"It is not the {moment.edge} of that turn.", rule("3.3.1"))


def _choose(doer: Doer, request: Request, clause: Clause, ability: Ability) -> None:
    from rules.engine.scene.implied import pick_canceled

    act = clause.action
    assert isinstance(act, Act)
    what = act.what
    if act.verb == "target" and isinstance(what, sel.Select):
        what = sel.Select(what.quantity, what.kinds, what.filters, True, what.joint, what.slot)
    if what == 1:
        return  # "Choose one": of the alternatives that follow.
    for item in what.items if isinstance(what, sel.Several) else (what,):
        if isinstance(item, ref.That):
            _choose_again(doer, request, item)
            continue
        if isinstance(item, Act) and item.tense == "whether":
            doer.scope = doer.scope.with_slot(Role.WHETHER, verbs_numbers.choose_whether(request, item))
            continue
        if not isinstance(item, sel.Select):
            raise CannotRunError(f"choosing {type(item).__name__}")
        if verbs_numbers.asks_for_number(item):
            doer.last = verbs_numbers.pick_number(doer, request, item)
        elif naming.kind_of(item) is not None:
            doer.last = naming.pick_word(request, item, doer.now())
        else:
            card = doer.scope.card
            assert card is not None
            answered = pick_canceled(doer, request, card, item, ability.clauses, item.slot)
            doer.last = answered if answered is not None else pick(doer.referee, request, item, doer.now())
        doer.scope = doer.scope.with_slot(item.slot if item.slot is not None else -1, doer.last)


def _choose_again(doer: Doer, request: Request, item: ref.That) -> None:
    """ "Target that Site": what the time of playing has named already, and one of it if it is several."""
    known = [each for each in doer.scope.slots.get(item.slot, ()) if isinstance(each, Known)]
    word = request.targets.pop(0) if request.targets else None
    titles = {each: doer.referee.card(each.id).title for each in known}
    chosen = [each for each in known if word in (None, each.id, titles[each])]
    if not chosen:
        raise RefusalError("illegal_target", f"{word} is not what the text names.", rule("5.2"))
    if len(chosen) > 1:
        options = [[each.id] for each in chosen]
        raise request.which(options, f"Say which: {listing([each.id for each in chosen], 'or')}.")
    if word is None:
        request.grant([chosen[0].id])
    doer.last = tuple(chosen)
    doer.scope = doer.scope.with_slot(item.slot, doer.last)


def _pay(doer: Doer, card: Card, clause: Clause) -> None:
    if isinstance(clause.action, Be) or not isinstance(clause.action, Act):
        raise CannotRunError("a payment of another kind")
    act = clause.action
    if _turns_itself(act):
        doer.maintain = doer.maintain or act.verb != "turn"
        turn_for_ability(doer.referee, card, doer.maintain)
        return
    if (passed_over := unpaid(clause)) is not None:
        raise CannotRunError(passed_over)
    handler = HANDLERS[act.verb]
    before = doer.referee.game
    handler(doer, clause, act)
    empty = isinstance(act.what, ref.Chosen) and doer.scope.slots.get(act.what.slot) == ()
    if doer.referee.game is before and not empty:
        raise RefusalError("cannot_pay", f"What {card.title} asks to {act.verb} is not there.", rule("5.2"))


# What is looked at as an ability is used (``_circumstance``), and so is no part of what is paid.
USE = (Limit, During, If, While, Response, AtMoment, Manner, When)
AS_USED = HARMLESS | {"only"}


def _turns_itself(act: Act) -> bool:
    """Whether a card turns, or turns and maintains, for its own ability."""
    return act.verb in ("turn", "turn and maintain") and isinstance(act.what, ref.ThisCard | None)


def unpaid(clause: Clause) -> str | None:
    """What of a payment would be passed over, in a few words; nothing if all of it is read."""
    if isinstance(clause.action, Act) and _turns_itself(clause.action):
        clause = replace(clause, action=replace(clause.action, verb="turn"))
    odd = next((each for each in clause.adverbs if isinstance(each, Manner) and each.word not in AS_USED), None)
    if odd is not None:
        return f"a payment {odd.word}"
    rest = tuple(each for each in clause.adverbs if not isinstance(each, USE))
    passed_over = unread(replace(clause, adverbs=rest, mode="do"))
    return f"{passed_over}, as a payment" if passed_over is not None else None


def turn_for_ability(referee: Referee, card: Card, maintain: bool) -> None:
    """Turns a card to generate its effect (4.2).

    :raises RefusalError: if it is turned, or has not resolved.
    """
    current = referee.card(card.id)
    if current.turned:
        raise RefusalError(
            "already_turned",
            f"{card.title} is turned: it must unturn before it can turn again.",
            rule("4.2"),
            rule("2.3"),
        )
    if not current.resolved:
        # 5.2.1: what turns for its effect must have resolved.
        raise RefusalError(
            "not_resolved",
            f"{card.title} has not resolved: abilities for which it turns come after that.",
            rule("4.3"),
            rule("5.2.1"),
            later=True,
        )
    if prohibitions.forbids(referee.game, Deed.TURN, current, current.controller):
        raise RefusalError("card_forbids", f"{card.title} cannot turn: a text forbids it.", rule("7.7"), later=True)
    if not current.face_up:
        damage.reveal(referee, card.id, "its ability is used")
    referee.step("turn", f"{card.title} turns.", rule("4.2"), cards=[card.id])
    referee.put(card.id, turned=True, maintains=maintain)
    referee.happen("turn", current, by=current.controller)
