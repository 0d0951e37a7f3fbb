"""Triggered effects: which abilities answer to what happened, and adding them to the scene (5.2.2)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine import doing, matching, view
from rules.engine.events import Happening
from rules.engine.referee import Referee
from rules.engine.rules_text import Ability
from rules.engine.scope import CannotRunError, Scope
from rules.engine.state import Card, Effect, Game, Known
from rules.engine.steps import Decision, rule
from rules.engine.text.timing import Clause, Limit, Manner


@dataclass(frozen=True, slots=True)
class Waiting:
    """A triggered ability whose event has happened."""

    card: Card
    index: int
    ability: Ability
    scope: Scope
    happening: Happening


def waiting(referee: Referee) -> list[Waiting]:
    """The triggered abilities that answer to what has happened since the last check; what happened is used up."""
    found: list[Waiting] = []
    happened, referee.happened = referee.happened, []
    for happening in happened:
        for card in _possible(referee.game, happening):
            for index, ability in enumerate(card.text.triggered):
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
    return found


def _possible(game: Game, happening: Happening) -> list[Card]:
    """The cards in play at that instant that have triggered abilities, the one that just left among them."""
    here = view.view_of(game)
    cards = [card for card in game.in_play() if card.text.triggered and card.resolved and not here.canceled(card.id)]
    was = happening.was
    if was is not None and was.text.triggered and was.in_play and game.cards[was.id].life != was.life:
        cards.append(was)
    return cards


def _within_limit(referee: Referee, card: Card, index: int, ability: Ability) -> bool:
    """Whether "once per turn" still allows it, and counts this time."""
    for trigger in ability.openers:
        if isinstance(trigger, Limit):
            times = trigger.times if isinstance(trigger.times, int) else 1
            if referee.count("trigger", card.id, card.life, index, trigger.per) >= times:
                return False
    for trigger in ability.openers:
        if isinstance(trigger, Limit):
            referee.tally("trigger", card.id, card.life, index, trigger.per)
    return True


def generate(referee: Referee) -> None:
    """Adds the triggered effects of the last game action to the scene, or to the next one during resolution."""
    while referee.happened:
        found = waiting(referee)
        if not found:
            continue
        # 5.2.2, 5.4: one player's effects are all added before those of the next player, in that player's order.
        for player in referee.game.clockwise():
            mine = [each for each in found if each.scope.you == player]
            for each in _ordered(referee, player, mine):
                _generate(referee, each)


def _ordered(referee: Referee, player: str, mine: list[Waiting]) -> list[Waiting]:
    if len({(each.card.text, each.index) for each in mine}) < 2:
        return mine
    names = tuple(f"{n + 1}: {each.card.title}" for n, each in enumerate(mine))
    order: list[Waiting] = []
    left = list(zip(names, mine, strict=True))
    while len(left) > 1:
        decision = Decision(
            player, "order", "Which triggered effect is added to the scene first?", tuple(name for name, _ in left)
        )
        (name,) = referee.decide(decision)
        order += [each for option, each in left if option == name]
        left = [pair for pair in left if pair[0] != name]
    return order + [each for _, each in left]


def _generate(referee: Referee, each: Waiting) -> None:
    card = each.card
    if not _wanted(referee, each):
        return
    scope = doing.choose_at_generation(referee, each.ability, each.scope.on(referee.game))
    if scope is None:
        return
    number = referee.next_number()
    if _immediate(each.ability):
        # 5.2.5: what happens immediately happens in a single step, and has nothing left to resolve.
        referee.step("immediate", f"{card.title} triggers, immediately.", rule("5.2.5"), cards=[card.id])
        doer = doing.Doer(referee, scope, doing.cause_of(referee, scope.you, scope.this, number))
        doing.run(doer, each.ability.clauses, lambda: None)
        return
    effect = Effect(
        number,
        "triggered",
        scope.you,
        f"the triggered effect of {card.title}",
        card=Known(card.id, card.life),
        right=each.ability.clauses,
        slots=tuple(scope.slots.items()),
        x=scope.x,
        subject=scope.subject_card if card.subject else None,
        voluntary=False,
        data=(each.ability.x,),
    )
    where = "the next scene, since this one is resolving" if referee.game.resolving else "the scene"
    referee.step("trigger", f"{card.title} triggers: its effect is added to {where}.", rule("5.2.2"), cards=[card.id])
    if referee.game.resolving:
        referee.set(next_scene=(*referee.game.next_scene, effect))
    else:
        referee.set(scene=(*referee.game.scene, effect))


def _immediate(ability: Ability) -> bool:
    return bool(ability.clauses) and all(Manner("immediately") in clause.adverbs for clause in ability.clauses)


def _wanted(referee: Referee, each: Waiting) -> bool:
    """5.2.2: whether an effect with "may" is generated is decided as it is generated."""
    clauses = [clause for clause in each.ability.clauses if isinstance(clause, Clause)]
    if not clauses or any(clause.mode != "may" for clause in clauses):
        return True
    decision = Decision(each.scope.you, "may", f"Generate the triggered effect of {each.card.title}?", ("yes", "no"))
    return referee.decide(decision) == ("yes",)
