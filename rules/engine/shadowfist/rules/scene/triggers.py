"""Triggered effects: which abilities answer to what happened, and adding them to the scene (5.2.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from rules.engine.kernel.frozen import changed
from rules.engine.kernel.value import walk
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.lowering.rules_text import Ability
from rules.engine.shadowfist.model.steps import Decision, rule
from rules.engine.shadowfist.query import triggers as query_triggers
from rules.engine.shadowfist.query.game.events import Happening, happenings
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Effect, Game, Known
from rules.engine.shadowfist.query.scope import CannotRunError, Scope, scope_of
from rules.engine.shadowfist.rules.harming import damage, replacing
from rules.engine.shadowfist.rules.scene import how_often, listening, triggered, whole
from rules.engine.shadowfist.rules.scene.occasions import reactions_to
from rules.engine.shadowfist.view import view

# In the place of an index: no ability of a text, but what an effect has set waiting.
LISTENING = -1


@dataclass(frozen=True, slots=True)
class Waiting:
    """A triggered ability whose event has happened."""

    card: Card
    index: int
    ability: ab.Triggered
    scope: Scope
    happening: Happening


def waiting(referee: Referee) -> list[Waiting]:
    """The triggered abilities that answer to what has happened since the last check; what happened is used up."""
    found: list[Waiting] = []
    happened, referee.happened = referee.happened, []
    if not happened:
        return found
    past = tuple(changed(each, {"before": None}) if each.before is not None else each for each in happened)
    referee.set(recent=(*referee.game.recent, *happened), history=(referee.game.history, past))
    gone = {
        each.was.id: each
        for each in happened
        if each.verb == "leave play" and each.was is not None and each.was.text.triggered
    }
    for happening in happened:
        for card in _possible(referee.game, happening, gone):
            for index, ability, replaces in reactions_to(card.text, happening.verb):
                if replaces is not happening.replaced or not _works_in(ability, card, referee.game):
                    continue
                scope = Scope(
                    referee.game,
                    card.controller or card.owner,
                    Known(card.id, card.life),
                    happening=happening,
                    x_node=ability.does.x,
                    subject=Known(card.subject, referee.card(card.subject).life) if card.subject else None,
                )
                try:
                    bound = query_triggers.comes(ability.does.trigger, happening, scope)
                except CannotRunError as error:
                    referee.game.note_unrun(card.id, error)
                    continue
                if bound is None or _is_found(ability.does.trigger, card, index, happening, found):
                    continue
                if how_often.allows(referee, card, index, ability.does):
                    found.append(Waiting(card, index, ability.does, bound, happening))
        for card, waits, scope in listening.listeners(referee.game, happening):
            try:
                bound = query_triggers.comes(waits.trigger, happening, scope)
            except CannotRunError as error:
                referee.game.note_unrun(card.id, error)
                continue
            if bound is not None:
                found.append(Waiting(card, LISTENING, waits, bound, happening))
    return found


def _is_found(trigger: ab.Trigger, card: Card, index: int, happening: Happening, found: Sequence[Waiting]) -> bool:
    """Whether this has triggered the ability already.

    A card that leaves play with it answers as it was then, and not once more from its pile. What several do at once is
    one event: "when one or more Characters inflict ...".
    """
    together = isinstance(trigger.on, e.DamageEvent) and trigger.on.together
    return any(
        (one.card.id, one.index) == (card.id, index)
        and (
            one.happening is happening
            or (together and (one.happening.moment, one.happening.card) == (happening.moment, happening.card))
        )
        for one in found
    )


def _works_in(ability: Ability[ab.Triggered], card: Card, game: Game) -> bool:
    """Whether an ability works where its card is: in play, unless it moves it from elsewhere, or in a pile (7.2).

    A State that has left play with its subject moves itself from the pile in which it is now: it has no subject there,
    and answers as it was in play, if its text counted then.
    """
    if card.zone != "play":
        return card.zone in ability.triggers_from and not ability.awaits_subject
    return not ability.moves_from or (ability.awaits_subject and game.cards[card.id].zone in ability.moves_from)


def _possible(game: Game, happening: Happening, gone: dict[str, Happening]) -> list[Card]:
    """The cards in play at that instant that have triggered abilities, those among them that left play with it."""
    here = view.view_of(game)
    was = happening.was
    cards = []
    for card in _with_triggers(game, happening.verb):
        if was is not None and was.id == card.id and was.life == card.life and was.in_play:
            card = was  # A card that has just changed controllers or left play answers as it was at that instant.
        if here.idle(card) or _is_just_played(card, happening):
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
        # 5.2.2, 2001 FAQ 6.10.1.5: no Site is revealed any more after this; whoever controls one decides now.
        cards += [card for card in game.in_play() if not card.face_up and reactions_to(card.text, happening.verb)]
    return cards


def _with_triggers(game: Game, verb: str) -> list[Card]:
    """The cards in play that might answer to something that happens."""
    table = game.cache.get("with_triggers")
    if table is None:
        table = game.cache["with_triggers"] = {}
    found = table.get(verb)
    if found is None:
        # 5.2.2: that of a face-down Site has to be remembered by its controller, who reveals it for it.
        works = view.view_of(game).works
        found = [
            card for card in game.in_play() if card.text.triggered and works(card) and reactions_to(card.text, verb)
        ]
        table[verb] = found
    return found


def _is_just_played(card: Card, happening: Happening) -> bool:
    """Whether it is its own playing, which a card was not in play to see; what it does then it does by itself."""
    own = happening.card == Known(card.id, card.life)
    return own and not card.resolved and happening.verb in ("play", "enter play")


def _left_this_turn(game: Game) -> list[Card]:
    """The cards that left play in this turn and still do something at its end (2001 FAQ 1.17)."""
    left = (each.was for each in happenings(game) if each.verb == "leave play" and each.was is not None)
    return [was for was in left if any(_outlives(one.does) for one in was.text.triggered)]


def remember(referee: Referee, card_id: str) -> None:
    """5.2.2: who reveals a face-down Site may use a triggered ability of it for what has just happened."""
    for each in _remembered(referee.game, referee.card(card_id)):
        if how_often.allows(referee, each.card, each.index, each.ability):
            _generate(referee, each)


def is_remembered(game: Game, card: Card) -> bool:
    """Whether a face-down Site has a triggered ability for what has just happened, for which it may be revealed."""
    referee = Referee(game)
    return any(how_often.allows(referee, card, each.index, each.ability) for each in _remembered(game, card))


def _remembered(game: Game, card: Card) -> Iterator[Waiting]:
    """The abilities that revealing a Site generates for what has just happened.

    None if revealing it triggers an ability itself: that takes the place of the others.
    """
    if not card.text.triggered:
        return
    revealed = Happening("reveal", Known(card.id, card.life), by=card.controller, was=card)
    if any(_answers(game, card, ability.does, revealed) is not None for ability in card.text.triggered):
        return
    for happening in game.recent:
        for index, ability in enumerate(card.text.triggered):
            bound = _answers(game, card, ability.does, happening)
            if bound is not None:
                yield Waiting(card, index, ability.does, bound, happening)


def _answers(game: Game, card: Card, ability: ab.Triggered, happening: Happening) -> Scope | None:
    if view.view_of(game).canceled(card.id):
        return None
    scope = scope_of(game, card, happening=happening, x_node=ability.x)
    try:
        return query_triggers.comes(ability.trigger, happening, scope)
    except CannotRunError as error:
        game.note_unrun(card.id, error)
        return None


def _outlives(ability: ab.Triggered) -> bool:
    """Whether it does something to cards by what its own card has done to them this turn.

    2001 FAQ 1.17: at the end of the turn it works even if the card has left play.
    """
    done = (each.event for each in walk(ability.effects) if isinstance(each, n.SufferedThisTurn))
    return any(isinstance(part, n.This) for event in done for part in walk(event))


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
    return each.ability


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
    here = referee.card(card.id)
    if here.in_play and not here.face_up and here.life == card.life and not _uses_face_down(referee, each, here):
        return
    replaced = replacing.replaces(each.ability)
    said = (referee, card, each.index, each.ability)
    counted = each.index != LISTENING
    if counted and not how_often.allows(*said):
        return
    used = partial(how_often.count, *said) if counted else None
    made = triggered.generate(referee, card, each.ability, each.scope, each.happening, replaced=replaced, used=used)
    if made is not None:
        add_to_scene(referee, made, card)


@triggered.adds
def add_to_scene(referee: Referee, effect: Effect, card: Card) -> None:
    """Adds one triggered effect to the scene, and says so; one that could not resolve is refused."""
    from rules.engine.shadowfist.rules.scene import scenes

    scenes.check_resolves(referee, effect)
    where = "the next scene, since this one is resolving" if referee.game.resolving else "the scene"
    referee.step("trigger", f"{card.title} triggers: its effect is added to {where}.", rule("5.2.2"), cards=[card.id])
    add(referee, (effect,))


def _uses_face_down(referee: Referee, each: Waiting, card: Card) -> bool:
    """5.2.2: a face-down Site triggers if its controller remembers it, and is revealed by that (4.3.3).

    What has another text for the moment when it is revealed waits for that.
    """
    if any(replacing.does_instead(ability.does) for ability in card.text.triggered):
        return False
    decision = Decision(each.scope.you, "may", f"Use the effect of {card.title}, which is face down?", ("yes", "no"))
    if referee.decide(decision) != ("yes",):
        return False
    damage.reveal(referee, card.id, "its effect is used", rule("5.2.2"))
    return True
