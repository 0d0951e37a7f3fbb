"""Generating effects: everything left of ``::`` is chosen, checked and paid, and the effect joins the scene (5.2)."""

from __future__ import annotations

from rules.engine import conditions, damage, nouns, numbers
from rules.engine.choosing import AmbiguousError, Request, pick
from rules.engine.doing import HANDLERS, Doer, cause_of, limits_x
from rules.engine.events import Happening
from rules.engine.referee import Referee
from rules.engine.rules_text import Ability
from rules.engine.scope import CannotRunError, Scope
from rules.engine.state import Card, Effect, Game, Known
from rules.engine.steps import RefusalError, rule
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
    card = scope.card
    assert card is not None
    doer = Doer(referee, scope, cause_of(referee, request.by, scope.this), request=request)
    doer.maintain = ability.maintain
    _choose_x(doer, ability, request)
    items = (*ability.openers, *ability.left)
    _check_circumstances(doer, card, items, index)
    for clause in ability.clauses:
        _check_x(doer, card, clause)
    for item in items:
        if isinstance(item, Clause):
            for adverb in item.adverbs:
                _circumstance(doer, card, adverb, index)
    # 5.2: all preconditions are satisfied simultaneously: what is chosen is chosen before anything is paid.
    clauses = [item for item in items if isinstance(item, Clause) and not _is_timing(item)]
    for clause in clauses:
        if is_choice(clause):
            _choose(doer, request, clause)
    for clause in clauses:
        if not is_choice(clause):
            _pay(doer, card, clause)
    from rules.engine.verbs_playing import needs_card

    for clause in ability.clauses:
        if needs_card(doer, clause):
            raise RefusalError(
                "nothing_to_play",
                f"{request.by} has no card that could be played with {card.title}.",
                rule("5.2"),
            )
    return doer


def is_choice(clause: Clause) -> bool:
    """Whether a clause chooses or targets and does nothing else."""
    return isinstance(clause.action, Act) and clause.action.verb in ("target", "choose", "select", "name")


def _is_timing(clause: Clause) -> bool:
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
        raise RefusalError("x", f"X of {card.title} must be {bound.of} {bound.word}, not {x}.", rule("10.2"), rule("3"))


def _check_circumstances(doer: Doer, card: Card, items: tuple[object, ...], index: int) -> None:
    for item in items:
        if not isinstance(item, Clause):
            _circumstance(doer, card, item, index)


def _circumstance(doer: Doer, card: Card, adverb: object, index: int) -> None:
    """When, how often and on what condition an ability may be used."""
    referee = doer.referee
    match adverb:
        case Limit(times, per):
            number = 2 if str(times) == "twice" else 1
            key = ("use", card.id, card.life, index, per or "turn")
            if referee.count(*key) >= number:
                raise RefusalError(
                    "limit", f"{card.title} has been used {times or 'once'} this {per or 'turn'} already.", rule("3")
                )
            referee.tally(*key)
        case During():
            if not conditions.during(adverb, doer.now()):
                raise RefusalError(
                    "timing", f"The text of {card.title} does not allow it at this time.", rule("5.2"), rule("3")
                )
        case If(condition, word):
            if conditions.holds(condition, doer.now()) is (word == "unless"):
                raise RefusalError("condition", f"The condition of {card.title} is not met now.", rule("5.2.3"))
        case While(condition):
            if not conditions.holds(condition, doer.now()):
                raise RefusalError("condition", f"The condition of {card.title} is not met now.", rule("5.2.3"))
        case Response(to):
            _respond(doer, card, to)
        case AtMoment():
            check_moment(referee.game, adverb, doer)
        case Manner():
            pass
        case When(event, _):
            _answer_event(doer, card, event)
        case _:
            raise CannotRunError(f"{type(adverb).__name__} at generation")


def _answer_event(doer: Doer, card: Card, event: object) -> None:
    """ "Play when X happens": in the scene of what happened (2001 FAQ 6.5)."""
    from rules.engine.matching import event_matches

    recent: list[Happening] = list(doer.referee.game.cache.get("recent", ()))
    for happening in reversed(recent):
        bound = event_matches(event, happening, doer.now())
        if bound is not None:
            doer.scope = bound
            return
    raise RefusalError(
        "timing",
        f"{card.title} may be used only when what its text names has happened.",
        rule("5.2"),
        rule("6.5", "shadowfist-faq-2001"),
    )


def _respond(doer: Doer, card: Card, to: object) -> None:
    """5.2: an effect that responds to another is generated in the scene to which the other belongs."""
    game = doer.referee.game
    fitting: list[Known] = []
    for effect in game.scene:
        if effect.card is None:
            continue
        if to is None or (isinstance(to, sel.Select) and _effect_fits(effect, to, doer.now())):
            fitting.append(effect.card)
    if not fitting:
        raise RefusalError(
            "nothing_to_respond_to",
            f"{card.title} responds to something that is not in the scene.",
            rule("5.2"),
            rule("10.2"),
        )
    chosen = fitting[-1]
    request = doer.request
    if len(fitting) > 1 and request is not None and request.targets:
        word = request.targets.pop(0)
        match = [each for each in fitting if word in (each.id, game.cards[each.id].title)]
        if not match:
            raise RefusalError("illegal_choice", f"{word} is nothing in the scene to respond to.", rule("5.2"))
        chosen = match[-1]
    elif request is not None and request.targets and request.targets[0] == chosen.id:
        request.targets.pop(0)
    if isinstance(to, sel.Select):
        doer.scope = doer.scope.with_slot(to.slot, (chosen,))


def _effect_fits(effect: Effect, node: sel.Select, scope: Scope) -> bool:
    """Whether an effect of the scene is what a response names: an Event, a State or Event."""
    assert effect.card is not None
    card = scope.game.cards[effect.card.id]
    if effect.kind not in ("card", "event"):
        return False
    plain = sel.Select(node.quantity, node.kinds)
    if not nouns.matches(plain, card, scope):
        return False
    for part in node.filters:
        match part:
            case sel.Past("play", by) if by is not None:
                if effect.by not in nouns.players(by, scope):
                    return False
            case sel.Controlled(by):
                if effect.by not in nouns.players(by, scope):
                    return False
            case _:
                raise CannotRunError(f"{type(part).__name__} of an effect")
    return True


def check_moment(game: Game, moment: AtMoment, doer: Doer) -> None:
    """Whether it is the moment at which an ability may be used: the start of your turn.

    :raises RefusalError: if it is not.
    """
    of = moment.of
    owner = getattr(of, "of", None)
    mine = owner is None or game.turn in nouns.players(owner, doer.now())
    phase = {"start": "start of turn", "end": "end"}.get(moment.edge)
    if game.phase != phase or not mine:
        raise RefusalError("timing", f"It is not the {moment.edge} of that turn.", rule("3.3.1"))


def _choose(doer: Doer, request: Request, clause: Clause) -> None:
    act = clause.action
    assert isinstance(act, Act)
    what = act.what
    if act.verb == "target" and isinstance(what, sel.Select):
        what = sel.Select(what.quantity, what.kinds, what.filters, True, what.joint, what.slot)
    for item in what.items if isinstance(what, sel.Several) else (what,):
        if not isinstance(item, sel.Select):
            raise CannotRunError(f"choosing {type(item).__name__}")
        doer.last = pick(doer.referee, request, item, doer.now())
        doer.scope = doer.scope.with_slot(item.slot if item.slot is not None else -1, doer.last)


def _pay(doer: Doer, card: Card, clause: Clause) -> None:
    if isinstance(clause.action, Be) or not isinstance(clause.action, Act):
        raise CannotRunError("a payment of another kind")
    act = clause.action
    own = act.what is None or isinstance(act.what, ref.ThisCard)
    if act.verb in ("turn", "turn and maintain") and own:
        doer.maintain = doer.maintain or act.verb != "turn"
        turn_for_ability(doer.referee, card, doer.maintain)
        return
    handler = HANDLERS.get(act.verb)
    if handler is None:
        raise CannotRunError(f"the verb {act.verb!r} as a payment")
    before = doer.referee.game
    handler(doer, clause, act)
    if doer.referee.game is before:
        raise RefusalError("cannot_pay", f"What {card.title} asks to {act.verb} is not there.", rule("5.2"))


def turn_for_ability(referee: Referee, card: Card, maintain: bool) -> None:
    """Turns a card to generate its effect (4.2).

    :raises RefusalError: if it is turned, or has not resolved.
    """
    current = referee.card(card.id)
    if current.turned:
        raise RefusalError(
            "turned", f"{card.title} is turned: it must unturn before it can turn again.", rule("4.2"), rule("2.3")
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
    if not current.face_up:
        damage.reveal(referee, card.id, "its ability is used")
    referee.step("turn", f"{card.title} turns.", rule("4.2"), cards=[card.id])
    referee.put(card.id, turned=True, maintains=maintain)
    referee.happen("turn", current, by=current.controller)
