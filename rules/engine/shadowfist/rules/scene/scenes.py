"""Scenes: adding effects, and resolving them last in, first out, with the checks in between (5.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from rules.engine.shadowfist.ir import choices as ch
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.model.steps import RefusalError, rule
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Effect, Known
from rules.engine.shadowfist.query.scope import CannotRunError, scope_of_effect
from rules.engine.shadowfist.rules import acting, checks
from rules.engine.shadowfist.rules.acting import cause_of
from rules.engine.shadowfist.rules.harming.damage import heal
from rules.engine.shadowfist.rules.play import entering
from rules.engine.shadowfist.rules.play.by_effect import refusing
from rules.engine.shadowfist.rules.scene import lingering, optional, triggers, whole
from rules.engine.shadowfist.rules.scene.closed import ANSWERED, DECLARED
from rules.engine.shadowfist.view import control

Resolver = Callable[[Referee, Effect], None]
# What resolves effects that are no text's, by their kind; and what may hold an auction after a game action (5.5).
RESOLVES: dict[str, Resolver] = {}
HOLDS_AUCTIONS: list[Callable[[Referee], bool]] = []


def resolves(kind: str) -> Callable[[Resolver], Resolver]:
    """Registers what resolves the effects of a kind."""

    def register(found: Resolver) -> Resolver:
        RESOLVES[kind] = found
        return found

    return register


def holds_auction(referee: Referee) -> bool:
    """Holds the auction that comes now, before any other effect is generated; tells whether there was one (5.5)."""
    return any(hold(referee) for hold in HOLDS_AUCTIONS)


def add(referee: Referee, effect: Effect) -> None:
    """Adds a generated effect to the scene, and does the checks that follow every game action."""
    note_response(referee, effect.by)
    if optional.is_immediate(effect.right):
        # 5.2.5: everything happens on generation, and the effect keeps its place in the scene.
        referee.set(scene=(*referee.game.scene, replace(effect, right=(), immediate=True)))
        title = referee.card(effect.card.id).title if effect.card else effect.text
        referee.step("immediate", f"What {title} does happens immediately.", rule("5.2.5"))
        _run_text(referee, effect)
    else:
        try:
            check_resolves(referee, effect)
        except CannotRunError as error:
            title = referee.card(effect.card.id).title if effect.card else effect.text
            raise whole.not_supported(title, error, effect.card.id if effect.card else None) from None
        referee.set(scene=(*referee.game.scene, effect))
    after_action(referee)


def check_resolves(referee: Referee, effect: Effect) -> None:
    """Whether the engine can carry out what is about to be generated, as things are now.

    :raises CannotRunError: if it cannot: then it is not generated, and nothing is paid for it.
    """
    if effect.right:
        whole.check(referee, partial(_run_text, effect=effect))


def note_response(referee: Referee, by: str) -> None:
    """4.8: an effect that an opponent generates in response to the end of a turn allows a return to the Main Shot."""
    if referee.game.ending == DECLARED and by != referee.game.turn:
        referee.set(ending=ANSWERED)


def after_action(referee: Referee, also: Sequence[Effect] = ()) -> None:
    """5.2: a check follows every game action; 5.5: auctions come before any other effect is generated.

    ``also`` are effects that generate now by themselves, at the same time as those that are triggered.
    """
    checks.check(referee)
    while holds_auction(referee):
        checks.check(referee)
    triggers.generate(referee, also)
    checks.check(referee)
    if referee.appeared and referee.game.auction is None:
        after_action(referee)


def resolve_scene(referee: Referee) -> None:
    """Everyone passes, and the scene resolves; effects triggered meanwhile become the next scene (5.2.2)."""
    game = referee.game
    if not game.scene:
        raise RefusalError("nothing_to_resolve", "There is no scene: no effect waits to resolve.", rule("5.2"))
    referee.set(resolving=True, recent=())
    while referee.game.scene:
        resolve_one(referee)
    _end_scene(referee)


def resolve_all(referee: Referee) -> None:
    """Everyone passes until no effect waits."""
    while referee.game.scene:
        referee.step("pass", "Everyone passes: the scene resolves, last in, first out.", rule("5.2"), rule("2.3"))
        resolve_scene(referee)


def resolve_top(referee: Referee) -> bool:
    """Only the last effect resolves, where the rules let players add effects between two resolutions.

    Tells whether that was the end of the scene.
    """
    referee.set(resolving=True)
    resolve_one(referee)
    if referee.game.scene:
        referee.set(resolving=False)
        return False
    _end_scene(referee)
    return True


def _end_scene(referee: Referee) -> None:
    """The effects that were triggered meanwhile are the next scene; players may respond above them (5.2.2)."""
    referee.set(resolving=False, scene=referee.game.next_scene, next_scene=())
    lingering.end(referee)
    checks.check(referee)


def resolve_one(referee: Referee) -> None:
    """Resolves the effect that was generated last."""
    effect = referee.game.scene[-1]
    referee.set(scene=referee.game.scene[:-1])
    _resolve(referee, effect)
    after_action(referee)
    _signposts(referee, effect)


def _signposts(referee: Referee, effect: Effect) -> None:
    # 4.5.2: a signpost made in response to an effect lasts until that effect resolves.
    if any(each.effect == effect.number for each in referee.game.signposts):
        referee.set(signposts=tuple(each for each in referee.game.signposts if each.effect != effect.number))


def _resolve(referee: Referee, effect: Effect) -> None:
    RESOLVES.get(effect.kind, _resolve_text)(referee, effect)


@resolves("card")
def _resolve_card(referee: Referee, effect: Effect) -> None:
    """4.3: Characters and Sites have nothing to resolve; the abilities of Edges and States become active."""
    assert effect.card is not None
    card = referee.game.same(effect.card)
    if card is None or not card.in_play:
        lingering.resolve(referee, effect, referee.card(effect.card.id))
        return
    name = referee.name(card.id)
    referee.step("resolve", f"{name} resolves.", rule("4.3"), cards=[card.id])
    referee.put(card.id, resolved=True)
    control.note_own(referee, card)
    if entering.FIRST_SITE in effect.data:
        entering.gain_for_first(referee, effect.by)
    if effect.right:
        _resolve_text(referee, replace(effect, data=()))


@resolves("heal")
def _resolve_heal(referee: Referee, effect: Effect) -> None:
    assert effect.card is not None
    card = referee.game.same(effect.card)
    if card is None or not card.in_play:
        title = referee.card(effect.card.id).title
        referee.step(
            "resolve", f"The healing of {title} comes too late.", rule("4.5.3"), rule("5.2"), cards=[effect.card.id]
        )
        return
    if not heal(referee, card.id, cause_of(referee, effect.by, effect.card)):
        referee.step("resolve", f"{card.title} has no damage to remove.", rule("4.5.3"), cards=[card.id])


def _resolve_text(referee: Referee, effect: Effect) -> None:
    card = referee.card(effect.card.id) if effect.card else None
    name = f"{effect.text[0].upper()}{effect.text[1:]}"
    cards = [card.id] if card is not None else []
    if effect.immediate:
        referee.step("resolve", f"{name} has done all it does on generation.", rule("5.2.5"), cards=cards)
        return
    referee.step("resolve", f"{name} resolves.", rule("5.2"), cards=cards)
    keeper = referee.game.same(effect.card) if effect.card is not None else None
    if effect.maintain and (keeper is None or not keeper.in_play or not keeper.turned):
        # 5.2.3: it resolves as a conditional effect, which does nothing while it is inactive.
        text = "Nothing comes of it: the card that would maintain it is not turned any more."
        referee.step("resolve", text, rule("5.2.3"), rule("4.2"), cards=cards)
        return
    title = card.title if card is not None else effect.text
    whole.carry_out(referee, partial(_run_text, effect=effect), title, card.id if card is not None else None)


def _run_text(referee: Referee, effect: Effect) -> None:
    """What the text of an effect does, as it resolves or immediately."""
    scope = scope_of_effect(referee.game, effect)
    if effect.x_node is not None:
        scope = replace(scope, x_node=effect.x_node)
    cause = cause_of(referee, effect.by, effect.card, effect.number)
    referee.also_by = effect.retargeted_by
    try:
        doer = acting.Doer(referee, scope, cause, effect.maintain, between=lambda: _between(referee))
        doer.refuses = refusing(effect.right)
        doer.by_chance = set(_chosen_by_chance(effect))
        acting.run(doer, effect.right)
    finally:
        referee.also_by = None


def _chosen_by_chance(effect: Effect) -> Iterator[Known]:
    """The cards that chance has chosen as an effect was generated."""
    bound = dict(effect.slots)
    for step in effect.left:
        match step:
            case ef.Choose(ch.ChooseCards(slot, at_random=True)) if slot is not None:
                yield from (each for each in bound.get(slot, ()) if isinstance(each, Known))
            case _:
                continue


def _between(referee: Referee) -> None:
    """5.2: after each step of an effect, check for triggered, immediate and conditional effects."""
    checks.check(referee)
    triggers.generate(referee)
