"""Triggered effects: which abilities answer to what happened, and adding them to the scene (5.2.2)."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from rules.engine.continuous import view
from rules.engine.effects import doing
from rules.engine.events import Happening, happenings
from rules.engine.harming import damage, replacing
from rules.engine.ir import abilities as ab
from rules.engine.kernel.frozen import changed
from rules.engine.phrases import how_often, looking_back, numbers
from rules.engine.phrases.scope import CannotRunError, Scope, scope_of
from rules.engine.play import payments
from rules.engine.query import triggers as query_triggers
from rules.engine.referee import Referee
from rules.engine.rules_text import Ability
from rules.engine.scene import choosing_ahead, immediate, listening, matching, triggered, whole
from rules.engine.scene.occasions import reactions_to
from rules.engine.state import Card, Effect, Game, Known
from rules.engine.steps import Decision, rule
from rules.engine.text import references as ref
from rules.engine.text.actions import Gain
from rules.engine.text.amounts import X
from rules.engine.text.node import walk
from rules.engine.text.timing import Clause, If, Limit, When


@dataclass(frozen=True, slots=True)
class Waiting:
    """A triggered ability whose event has happened."""

    card: Card
    index: int
    ability: Ability
    scope: Scope
    happening: Happening
    triggered: ab.Triggered | None = None


def waiting(referee: Referee) -> list[Waiting]:
    """The triggered abilities that answer to what has happened since the last check; what happened is used up."""
    found: list[Waiting] = []
    happened, referee.happened = referee.happened, []
    if not happened:
        return found
    referee.set(recent=(*referee.game.recent, *happened), history=(referee.game.history, tuple(happened)))
    gone = {
        each.was.id: each
        for each in happened
        if each.verb == "leave play" and each.was is not None and each.was.text.triggered
    }
    for happening in happened:
        for card in _possible(referee.game, happening, gone):
            for index, ability, replaces in reactions_to(card.text, happening.verb):
                if replaces is not happening.replaced or not _works_in(ability, card.zone):
                    continue
                scope = Scope(
                    referee.game,
                    card.controller or card.owner,
                    Known(card.id, card.life),
                    happening=happening,
                    x_node=ability.x,
                    subject=Known(card.subject, referee.card(card.subject).life) if card.subject else None,
                )
                try:
                    bound = matching.triggered_by(ability, happening, scope)
                except CannotRunError as error:
                    referee.game.note_unrun(card.id, error)
                    continue
                if bound is not None and _within_limit(referee, card, index, ability):
                    found.append(Waiting(card, index, ability, bound, happening))
        for card, ability, scope in listening.listeners(referee.game, happening):
            try:
                bound = matching.triggered_by(ability, happening, scope)
            except CannotRunError as error:
                referee.game.note_unrun(card.id, error)
                continue
            if bound is not None:
                found.append(Waiting(card, -1, ability, bound, happening))
        for card, triggered_ability, scope in listening.typed_listeners(referee.game, happening):
            try:
                bound = query_triggers.comes(triggered_ability.trigger, happening, scope)
            except CannotRunError as error:
                referee.game.note_unrun(card.id, error)
                continue
            if bound is not None:
                found.append(Waiting(card, -1, NO_ABILITY, bound, happening, triggered_ability))
    return found


# What stands in the place of an ability that is none of a card: an effect has set it waiting.
NO_ABILITY = Ability("Triggered", (), (), ())


def _works_in(ability: Ability, zone: str) -> bool:
    """Whether an ability works where its card is: in play, unless it moves it from elsewhere, or in a pile (7.2)."""
    return not ability.moves_from if zone == "play" else zone in ability.triggers_from


def _possible(game: Game, happening: Happening, gone: dict[str, Happening]) -> list[Card]:
    """The cards in play at that instant that have triggered abilities, those among them that left play with it."""
    here = view.view_of(game)
    was = happening.was
    cards = []
    for card in _with_triggers(game, happening.verb):
        if was is not None and was.id == card.id and was.life == card.life and was.in_play:
            card = was  # A card that has just changed controllers or left play answers as it was at that instant.
        if here.idle(card):
            continue
        if not here.canceled(card.id):
            cards.append(card)
        elif card.text.gained:
            cards.append(changed(card, {"text": card.text.when_canceled}))
    for left in gone.values():
        # Who leaves play at the same moment, or later, was still in play when it happened.
        if left.was is not None and left.was.text.triggered and left.was.in_play and left.moment >= happening.moment:
            cards.append(left.was)
    cards += listening.in_piles(game)
    if happening.verb == "end" and happening.detail == "turn":
        cards += [card for card in _left_this_turn(game) if card.id not in gone]
    return cards


def _with_triggers(game: Game, verb: str) -> list[Card]:
    """The cards in play that might answer to something that happens."""
    table: dict[str, list[Card]] | None = game.cache.get("with triggers")
    if table is None:
        table = game.cache["with triggers"] = {}
    found = table.get(verb)
    if found is None:
        # 5.2.2: that of a face-down Site has to be remembered by its controller, who reveals it for it.
        found = [
            card
            for card in game.in_play()
            if card.text.triggered and card.resolved and card.face_up and reactions_to(card.text, verb)
        ]
        table[verb] = found
    return found


def _left_this_turn(game: Game) -> list[Card]:
    """The cards that left play in this turn and still do something at its end (2001 FAQ 1.17)."""
    return [
        each.was
        for each in happenings(game)
        if each.verb == "leave play" and each.was is not None and any(_outlives(one) for one in each.was.text.triggered)
    ]


def remember(referee: Referee, card_id: str) -> None:
    """5.2.2: who reveals a face-down Site may use a triggered ability of it for what has just happened.

    Not if revealing it triggers an ability itself: that takes the place of the other.
    """
    card = referee.card(card_id)
    revealed = Happening("reveal", Known(card.id, card.life), by=card.controller, was=card)
    if any(_answers(referee, card, ability, revealed) is not None for ability in card.text.triggered):
        return
    for happening in referee.game.recent:
        for index, ability in enumerate(card.text.triggered):
            bound = _answers(referee, card, ability, happening)
            if bound is not None and _within_limit(referee, card, index, ability):
                _generate(referee, Waiting(card, index, ability, bound, happening))


def _answers(referee: Referee, card: Card, ability: Ability, happening: Happening) -> Scope | None:
    if view.view_of(referee.game).canceled(card.id):
        return None
    scope = scope_of(referee.game, card, happening=happening, x_node=ability.x)
    try:
        return matching.triggered_by(ability, happening, scope)
    except CannotRunError as error:
        referee.game.note_unrun(card.id, error)
        return None


def _outlives(ability: Ability) -> bool:
    return looking_back.outlives(ability.clauses)


def _within_limit(referee: Referee, card: Card, index: int, ability: Ability) -> bool:
    """Whether "once per turn" still allows it, and counts this time."""
    limits = [each for each in ability.openers if isinstance(each, Limit)]
    keys = [("trigger", card.id, card.life, index, how_often.stretch(referee.game, each)) for each in limits]
    try:
        if any(referee.count(*key) >= how_often.times(each) for key, each in zip(keys, limits, strict=True)):
            return False
    except CannotRunError as error:
        referee.game.note_unrun(card.id, error)
        return False
    for key in keys:
        referee.tally(*key)
    return True


def generate(referee: Referee, also: Sequence[Effect] = ()) -> None:
    """Adds the triggered effects of the last game action to the scene, or to the next one during resolution.

    ``also`` are other effects that generate at the same moment, such as those that expire.
    """
    while referee.happened or also:
        found: list[Waiting | Effect] = [*also, *waiting(referee)]
        also = ()
        # 5.2.2, 5.4: one player's effects are all added before those of the next player, in that player's order.
        for player in dict.fromkeys([*referee.game.clockwise(), *referee.game.players]):
            mine = [each for each in found if (each.by if isinstance(each, Effect) else each.scope.you) == player]
            for each in _ordered(referee, player, mine):
                if isinstance(each, Effect):
                    add(referee, (each,))
                else:
                    _generate(referee, each)


def add(referee: Referee, effects: Iterable[Effect]) -> None:
    """Adds effects that generate by themselves to the scene, or to the next one while this one resolves."""
    if referee.game.resolving:
        referee.set(next_scene=(*referee.game.next_scene, *effects))
    else:
        referee.set(scene=(*referee.game.scene, *effects))


def _ordered(referee: Referee, player: str, mine: list[Waiting | Effect]) -> list[Waiting | Effect]:
    if len({_kind(each) for each in mine}) < 2:
        return mine
    left = dict(zip(_options(mine), mine, strict=True))
    order: list[Waiting | Effect] = []
    while len(left) > 1:
        text = "Which triggered effect is added to the scene first?"
        (word,) = referee.decide(Decision(player, "order", text, tuple(left)))
        order.append(left.pop(word))
    return [*order, *left.values()]


def _kind(each: Waiting | Effect) -> object:
    """What it does not matter to order: the same ability of several cards, what only expires."""
    if isinstance(each, Effect):
        return each.kind if each.kind != "triggered" else (each.card, each.right)
    return each.triggered, each.ability.openers, each.ability.left, each.ability.clauses, each.ability.x


def _options(mine: list[Waiting | Effect]) -> list[str]:
    """What each effect is called in the decision: the id of its card, with a number for another one of that card."""
    found: list[str] = []
    times: Counter[str] = Counter()
    for each in mine:
        card = each.card
        name = card.id if card is not None else "effect"
        times[name] += 1
        found.append(name if times[name] == 1 else f"{name} {times[name]}")
    return found


def _generate(referee: Referee, each: Waiting) -> None:
    """Adds one to the scene; what the engine cannot run to its end is told, and not generated."""
    title = f"the triggered effect of {each.card.title}"
    whole.carry_out(referee, partial(_generate_now, each=each), title, each.card.id)


def _generate_now(referee: Referee, each: Waiting) -> None:
    card = each.card
    meant = each.triggered or triggered.typed_ability(each.ability)
    if meant is not None:
        here = referee.card(card.id)
        if here.in_play and not here.face_up and here.life == card.life and not _uses_face_down(referee, each, here):
            return
        replaced = replacing.replaces(each.ability)
        made = triggered.generate(referee, card, meant, each.scope, each.happening, replaced=replaced)
        if made is not None:
            _add_to_scene(referee, made, card)
        return
    if not _runs(referee, each) or not _wanted(referee, each):
        return
    clauses = listening.with_amount(each.ability.clauses, each.happening.amount)
    if clauses is not each.ability.clauses:
        each = replace(each, ability=replace(each.ability, clauses=clauses))
    scope = doing.choose_at_generation(referee, each.ability, each.scope.on(referee.game))
    if scope is None:
        return
    clauses = _agreed(_conditional(each.ability), scope)
    if _buys(each.ability.clauses, scope):
        # 5.2: what stands left of "to" is paid on generation.
        doer = doing.Doer(referee, scope, doing.cause_of(referee, scope.you, scope.this))
        payments.pay_as_it_triggers(doer, clauses[0])
        clauses, scope = (replace(clauses[1], link=""), *clauses[2:]), doer.now()
    clauses, scope = _settled(referee, clauses, scope, each.ability)
    number = referee.next_number()
    if immediate.is_immediate(each.ability.clauses):
        # 5.2.5: what happens immediately happens in a single step, and has nothing left to resolve.
        referee.step("immediate", f"{card.title} triggers, immediately.", rule("5.2.5"), cards=[card.id])
        doer = doing.Doer(referee, scope, doing.cause_of(referee, scope.you, scope.this, number))
        doing.run(doer, clauses, lambda: None)
        return
    effect = Effect(
        number,
        "triggered",
        scope.you,
        f"the triggered effect of {card.title}",
        card=Known(card.id, card.life),
        right=clauses,
        slots=tuple(scope.slots.items()),
        x=scope.x,
        subject=scope.subject_card if card.subject else None,
        voluntary=False,
        data=(each.ability.x,),
    )
    _add_to_scene(referee, effect, card)


def _add_to_scene(referee: Referee, effect: Effect, card: Card) -> None:
    from rules.engine.scene import scenes

    scenes.check_resolves(referee, effect)
    where = "the next scene, since this one is resolving" if referee.game.resolving else "the scene"
    referee.step("trigger", f"{card.title} triggers: its effect is added to {where}.", rule("5.2.2"), cards=[card.id])
    add(referee, (effect,))


def _conditional(ability: Ability) -> tuple[Clause, ...]:
    """The clauses, each on the conditions of the trigger, which are looked at on resolution (5.2.3)."""
    if not any(isinstance(each, When) for each in ability.openers):
        return ability.clauses
    conditions = tuple(each for each in ability.openers if isinstance(each, If))
    return tuple(replace(each, adverbs=(*conditions, *each.adverbs)) for each in ability.clauses)


def _settled(
    referee: Referee, clauses: tuple[Clause, ...], scope: Scope, ability: Ability
) -> tuple[tuple[Clause, ...], Scope]:
    """What is settled as an effect is generated: its choices, and its X (5.2, 2001 FAQ 1.8).

    An X that only says how much a card gains is counted when that resolves (6.5).
    """
    doer = doing.Doer(referee, scope, doing.cause_of(referee, scope.you, scope.this))
    clauses = choosing_ahead.choose_ahead(doer, clauses)
    scope = doer.now()
    if scope.x is None and ability.x is not None and not _only_gained(clauses) and _is_known(ability.x, scope):
        with contextlib.suppress(CannotRunError):
            scope = replace(scope, x=numbers.value(ability.x, scope))
    return clauses, scope


def _only_gained(clauses: tuple[Clause, ...]) -> bool:
    """Whether X stands nowhere but in what cards gain: "it gains +X Fighting"."""
    using = [clause for clause in clauses if any(isinstance(each, X) for each in walk(clause))]
    return bool(using) and all(isinstance(clause.action, Gain) for clause in using)


def _is_known(x: object, scope: Scope) -> bool:
    """Whether everything that an amount refers to is known by now."""
    return all(each.slot in scope.slots for each in walk(x) if isinstance(each, ref.Target | ref.Chosen | ref.That))


def _agreed(clauses: tuple[Clause, ...], scope: Scope) -> tuple[Clause, ...]:
    """The clauses of an effect that a player has decided to generate: what it may do, it then does."""
    if not _is_optional(clauses, scope):
        return clauses
    return (replace(clauses[0], mode="do"), *clauses[1:])


def _is_optional(clauses: tuple[Clause, ...], scope: Scope) -> bool:
    """Whether a text leaves it to a player as a whole: "you may sacrifice this card to ...", "you may ..., and ..."."""
    if not clauses or clauses[0].mode != "may" or doing.leaves_open(clauses[0]):
        return False
    if choosing_ahead.is_left_to_others(clauses[0], scope):
        return False  # What others may do is no option of whose effect it is: they are asked as it resolves.
    return all(clause.link for clause in clauses[1:])


def _buys(clauses: tuple[Clause, ...], scope: Scope) -> bool:
    """Whether something is done in order to do something else: "you may turn a Character to inflict 1 damage"."""
    return _is_optional(clauses, scope) and len(clauses) > 1 and clauses[1].link == "to"


def _wanted(referee: Referee, each: Waiting) -> bool:
    """5.2.2: whether an effect with "may" is generated is decided as it is generated."""
    card = referee.card(each.card.id)
    if card.in_play and not card.face_up and card.life == each.card.life:
        return _uses_face_down(referee, each, card)
    scope = each.scope.on(referee.game)
    if not _is_optional(each.ability.clauses, scope):
        return True
    doer = doing.Doer(referee, scope, doing.cause_of(referee, scope.you, scope.this))
    if _buys(each.ability.clauses, scope) and not payments.can_pay(doer, each.ability.clauses[0]):
        return False
    decision = Decision(each.scope.you, "may", f"Generate the triggered effect of {each.card.title}?", ("yes", "no"))
    return referee.decide(decision) == ("yes",)


def _runs(referee: Referee, each: Waiting) -> bool:
    """Whether it can be carried out here at all: what cannot is not generated, and nobody is asked about it."""
    from rules.engine.coverage import check_runs

    try:
        check_runs(each.ability)
    except CannotRunError as error:
        referee.game.note_unrun(each.card.id, error)
        return False
    return True


def _uses_face_down(referee: Referee, each: Waiting, card: Card) -> bool:
    """5.2.2: a face-down Site triggers if its controller remembers it, and is revealed by that (4.3.3).

    What has another text for the moment when it is revealed waits for that.
    """
    if any(replacing.does_instead(ability) for ability in card.text.triggered):
        return False
    decision = Decision(each.scope.you, "may", f"Use the effect of {card.title}, which is face down?", ("yes", "no"))
    if referee.decide(decision) != ("yes",):
        return False
    damage.reveal(referee, card.id, "its effect is used", rule("5.2.2"))
    return True
