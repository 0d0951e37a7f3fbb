"""Using cards in play: their abilities, turning to heal or to change location, revealing (4.2, 4.5.3, 4.7)."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.kernel.citations import Citation
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import effects as ef
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.continuous import Deed
from rules.engine.shadowfist.lowering.rules_text import CHARACTER, EDGE, STATE, Ability
from rules.engine.shadowfist.model.steps import FAQ_2001, RefusalError, Step, in_quotes, listing, rule
from rules.engine.shadowfist.query import players
from rules.engine.shadowfist.query.game import board
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Effect, Game, Known
from rules.engine.shadowfist.query.scope import scope_of
from rules.engine.shadowfist.rules.acting import Doer
from rules.engine.shadowfist.rules.attack import evading, going, windows
from rules.engine.shadowfist.rules.harming import damage
from rules.engine.shadowfist.rules.play import influence, reloading, users
from rules.engine.shadowfist.rules.request import AmbiguousError, Request
from rules.engine.shadowfist.rules.scene import generation, scenes, triggers
from rules.engine.shadowfist.rules.scene.closed import answers, check_open, closed, names_it
from rules.engine.shadowfist.view import prohibitions, view

SPECIALS_TO_USE = ("stealth", "tactics", "mobility", "influence")


def check_controlled(card: Card, by: str) -> None:
    """Only the controller of a card decides how it is used (7.4).

    :raises RefusalError: if another player controls it, or it is out of play.
    """
    if not card.in_play:
        raise RefusalError("not_in_play", f"{card.title} is not in play.", rule("7.2"))
    if card.controller != by:
        raise RefusalError(
            "not_yours", f"{card.controller} controls {card.title}, and only the controller uses it.", rule("7.4")
        )


def check_main_shot(game: Game, what: str) -> None:
    """Effects are generated in Main Shots, and in other times only if they say so (3.3.1, 5.2).

    :raises RefusalError: at a closed time.
    """
    check_open(game, what)
    windows.check(game, what)


def use(referee: Referee, request: Request, card: Card, which: object) -> None:
    """Uses an ability of a card in play.

    :raises RefusalError: saying which rule forbids it.
    """
    by = request.by
    if isinstance(which, str) and which.lower() in SPECIALS_TO_USE:
        check_controlled(card, by)
        _use_special(referee, request, card, which.lower())
        return
    ability, index = _ability(referee.game, card, by, which)
    if reloading.only_reloads(ability.does):
        raise RefusalError("inactive", f"{referee.game.titled(card)} is reloaded from the smoked pile.", rule("7.2"))
    if card.text.type in (EDGE, STATE) and not card.resolved:
        # 5.2.1: an Edge or State must resolve before its voluntary effects can be used.
        raise RefusalError(
            "not_resolved",
            f"{referee.game.titled(card)} has not resolved: its abilities are inactive until then.",
            rule("5.2.1"),
            rule("4.3"),
            later=True,
        )
    if view.view_of(referee.game).idle(card):
        raise RefusalError(
            "inactive", f"{referee.game.titled(card)} has no effect now, by its own text.", rule("5.2.3")
        )
    if not ability.gained and view.view_of(referee.game).canceled(card.id):
        raise RefusalError(
            "canceled", f"{referee.game.titled(card)} is canceled: it has no rules text now.", rule("4.2")
        )
    does = ability.does
    _check_time(referee.game, card, does)
    step = referee.step(
        "generate", f"{by} uses {referee.game.titled(card)}.", rule("5.2.1"), rule("5.2"), cards=[card.id]
    )
    scope = scope_of(referee.game, card, x_node=does.x)
    # 2001 FAQ 6.9: the subject is locked at generation. Of an ability of others "you" is who uses it.
    scope = replace(scope, subject=scope.subject_card, you=by).with_slot(players.slot_of(does.users), (by,))
    made = generation.generate(referee, request, does, scope, index)
    _add(referee, step, card, made.doer, tuple(made.left), made.effects, does.x)


def _check_time(game: Game, card: Card, ability: ab.Activated) -> None:
    """Effects are generated in Main Shots, and at other times only if they say so (3.3.1, 5.2)."""
    now, what = closed(game), f"The effect of {game.titled(card)}"
    if now is None:
        windows.check(game, what, responds=answers(ability.responds, game))
    elif not names_it(ability.when, ability.moments, ability.responds, game, now):
        raise now.refusal(what)


def _add(
    referee: Referee,
    step: Step,
    card: Card,
    doer: Doer,
    left: tuple[ef.Effect, ...],
    right: tuple[ef.Effect, ...],
    x: a.Amount | None,
) -> None:
    """Adds what has been generated to the scene."""
    by, scope = doer.cause.by, doer.now()
    assert by is not None
    targets = tuple(each for slot in scope.slots.values() for each in slot if isinstance(each, Known))
    others = tuple(dict.fromkeys(each for each in targets if each.id != card.id))
    if others:
        step.text = f"{by} uses {referee.game.titled(card)}: {listing([referee.name(each.id) for each in others])}."
        step.cards = (card.id, *(each.id for each in others))
    effect = Effect(
        referee.next_number(),
        "ability",
        by,
        f"the effect of {referee.game.titled(card)}",
        card=Known(card.id, card.life),
        left=left,
        right=right,
        slots=tuple(scope.slots.items()),
        targets=targets,
        x=scope.x,
        subject=scope.subject,
        answers=doer.answers,
        maintain=doer.maintain,
        x_node=x,
    )
    referee.happen("generate", card, by=by, targets=targets, effect=effect.number)
    scenes.add(referee, effect)


def _ability(game: Game, card: Card, by: str, which: object) -> tuple[Ability[ab.Activated], int]:
    """The voluntary ability that an action means: by its index among them in the order of the text, or the only one.

    :raises RefusalError: if there is none, or this player may not use it.
    """
    usable = card.text.activated
    others = users.usable(game, card, by) if card.in_play else []
    if not others:
        check_controlled(card, by)
    if which is None and len(usable) > 1:
        if card.controller == by or len(others) > 1:
            options = others if card.controller != by else list(range(len(usable)))
            raise AmbiguousError("ability", options, f"{game.titled(card)} has several abilities: say which.")
        which = others[0]
    index = 0 if which is None else which
    if not isinstance(index, int) or isinstance(index, bool) or not 0 <= index < len(usable):
        _refuse_unread(card)
        many = f"; it has {len(usable)}, counted from 0" if usable else ""
        which_one = "" if which is None else f" {in_quotes(which)}"
        if not usable and not card.face_up and card.controller == by and card.text.triggered:
            many = "; what it triggers is had by revealing it"
        raise RefusalError(
            "no_such_ability", f"{game.titled(card)} has no voluntary ability{which_one}{many}.", rule("5.2.1")
        )
    if index not in others:
        check_controlled(card, by)
        raise RefusalError(
            "not_yours",
            f"{by} is none of those who may use that ability of {game.titled(card)}.",
            rule("7.4"),
            rule("5.2"),
        )
    return usable[index], index


def _refuse_unread(card: Card) -> None:
    if card.text.not_understood:
        raise RefusalError(
            "not_understood",
            f"A part of the text of {card.title} is not understood: {in_quotes(card.text.not_understood[0].text)}.",
            rule("5.2.1"),
        )


def _use_special(referee: Referee, request: Request, card: Card, name: str) -> None:
    if not view.view_of(referee.game).has(card.id, name):
        raise RefusalError(
            "no_such_ability", f"{referee.game.titled(card)} does not have {name.capitalize()}.", rule("10.1.2")
        )
    if name == "influence":
        check_main_shot(referee.game, "Influence")
        influence.use(referee, request, card)
        return
    if name != "mobility":
        evading.use(referee, request, card, name)
        return
    request.used.add("at")
    move_with_mobility(referee, request.by, card, request.at)


def move_with_mobility(referee: Referee, by: str, card: Card, to: object) -> None:
    """Mobility: a Character changes location without turning, one column in an effect (10.1.2).

    :raises RefusalError: saying which rule forbids it.
    """
    check_main_shot(referee.game, "Mobility")
    going.check_free(referee.game, card)
    # 10.1.2: with Mobility no more than one column in a scene; in 1995 any number, one at a time.
    how = referee.game.ruleset.rule("mobility")
    if how.value != "any columns" and any(
        effect.kind == "move" and effect.card == referee.game.known(card.id) for effect in referee.game.scene
    ):
        raise RefusalError(
            "illegal_place",
            f"{referee.game.titled(card)} cannot move more than one column in a scene.",
            *how.citations,
            later=True,
        )
    text = f"{by} uses the Mobility of {referee.game.titled(card)} to move"
    _move(referee, by, card, to, text, rule("10.1.2"), *how.citations)


def _move(referee: Referee, by: str, card: Card, to: object, text: str, *rules: Citation, turn: bool = False) -> None:
    """Generates the effect of changing location: one column, or to the location of an attack in order to intercept."""
    place = going.opponents_place(referee.game, by, card, to)
    if place is None:
        way = _direction(referee.game, card, to, "to" if turn else "at")
        data: tuple[object, ...] = (way,)
        where = f" {way}"
    else:
        data = ("to", place)
        where = " to the location of the target"
        rules = (*rules, rule("6.3"), rule("7.3.B.i", FAQ_2001))
    referee.step("generate", f"{text}{where}.", *rules, cards=[card.id])
    if turn:
        referee.put(card.id, turned=True)
        referee.happen("turn", card, by=by, detail="to change location")
    left = TURNED if turn else ()
    _add_simple(referee, "move", by, card, f"the change of location of {referee.game.titled(card)}", left, data)


# What was paid for an effect for which its card turned.
TURNED: tuple[ef.Effect, ...] = (ef.TurnCards(n.This()),)


def _add_simple(
    referee: Referee,
    kind: str,
    by: str,
    card: Card,
    text: str,
    left: tuple[ef.Effect, ...],
    data: tuple[object, ...] = (),
) -> None:
    known = referee.game.known(card.id)
    number = referee.next_number()
    scenes.add(referee, Effect(number, kind, by, text, card=known, left=left, targets=(known,), data=data))


def turn_to_heal(referee: Referee, by: str, card: Card) -> None:
    """Turns a Character to heal: in its controller's own Main Shot (3.3.2, 4.5.3).

    :raises RefusalError: saying which rule forbids it.
    """
    check_controlled(card, by)
    if card.text.type != CHARACTER:
        raise RefusalError(
            "not_a_character", f"{referee.game.titled(card)} is no Character: only they turn to heal.", rule("4.5.3")
        )
    check_main_shot(referee.game, "Turning to heal")
    if referee.game.turn != by:
        raise RefusalError(
            "wrong_time",
            f"{by} may turn a Character to heal in his or her own Main Shot only; it is the turn of "
            f"{referee.game.turn}.",
            rule("3.3.2"),
            rule("4.5.3"),
        )
    if card.turned:
        raise RefusalError(
            "already_turned", f"{referee.game.titled(card)} is turned already.", rule("4.2"), rule("4.5.3")
        )
    if card.damage == 0:
        raise RefusalError(
            "not_damaged",
            f"{referee.game.titled(card)} has no damage: it cannot turn to heal.",
            rule("4.5.3"),
            later=bool(referee.game.scene),
        )
    for deed in (Deed.TURN_TO_HEAL, Deed.HEAL, Deed.REMOVE_DAMAGE, Deed.TURN):
        if why := prohibitions.why(referee.game, deed, card):
            raise RefusalError(
                "card_forbids", f"{referee.game.titled(card)} cannot turn to heal: {why}.", rule("4.5.3")
            )
    if not card.resolved:
        raise RefusalError(
            "not_resolved",
            f"{referee.game.titled(card)} has not resolved, and so cannot turn for an effect.",
            rule("5.2.1"),
            later=True,
        )
    referee.step(
        "generate", f"{by} turns {referee.game.titled(card)} to heal.", rule("4.5.3"), rule("3.3.2"), cards=[card.id]
    )
    referee.put(card.id, turned=True)
    referee.happen("turn", card, by=by, detail="to heal")
    _add_simple(referee, "heal", by, card, f"the healing of {referee.game.titled(card)}", TURNED)


def turn_to_move(referee: Referee, by: str, card: Card, to: object) -> None:
    """Turns a Character to change location (4.7).

    :raises RefusalError: saying which rule forbids it.
    """
    check_controlled(card, by)
    if card.text.type != CHARACTER:
        raise RefusalError(
            "not_a_character", f"{referee.game.titled(card)} is no Character: only they change location.", rule("4.7")
        )
    check_main_shot(referee.game, "Turning to change location")
    going.check_free(referee.game, card)
    refused = why_not_turn_to_move(referee.game, card)
    if refused is not None:
        raise refused
    _move(referee, by, card, to, f"{by} turns {referee.game.titled(card)} to change location:", rule("4.7"), turn=True)


def why_not_turn_to_move(game: Game, card: Card) -> RefusalError | None:
    """What keeps a Character from turning to change location, wherever it would go (4.7)."""
    if card.turned:
        return RefusalError("already_turned", f"{game.titled(card)} is turned already.", rule("4.2"), rule("4.7"))
    for deed in (Deed.TURN_TO_CHANGE_LOCATION, Deed.CHANGE_LOCATION, Deed.TURN):
        if why := prohibitions.why(game, deed, card):
            return RefusalError(
                "card_forbids",
                f"{game.titled(card)} cannot turn to change location: {why}.",
                rule("4.7"),
                rule("7.7"),
            )
    if not card.resolved:
        return RefusalError(
            "not_resolved",
            f"{game.titled(card)} has not resolved, and so cannot turn for an effect.",
            rule("5.2.1"),
            later=True,
        )
    return None


def _direction(game: Game, card: Card, to: object, field: str) -> str:
    near = board.adjacent(game, card)
    if not near:
        raise RefusalError(
            "illegal_place", f"{card.controller} controls no location adjacent to {game.titled(card)}'s.", rule("4.7")
        )
    if to is None:
        if len(near) == 1:
            return next(iter(near))
        raise AmbiguousError(field, list(near), f"Say in `{field}` where it moves: left or right.")
    if to in near:
        return str(to)
    for way, key in near.items():
        found = game.column(key)
        if found is not None and to in found[2].sites:
            return way
    raise RefusalError(
        "illegal_place",
        f"{game.titled(card)} moves one column: {listing(list(near), 'or')}, not to {in_quotes(to)}.",
        rule("4.7"),
    )


def reveal(referee: Referee, by: str, card: Card) -> None:
    """Reveals a Feng Shui Site by choice, an immediate effect of any player's Main Shot (3.3.2, 4.3.3).

    :raises RefusalError: saying which rule forbids it.
    """
    check_controlled(card, by)
    if card.face_up:
        raise RefusalError("face_up", f"{referee.game.titled(card)} is face up already.", rule("3.3.2"))
    # 5.2.2: what it triggers for what has just happened comes with that, at whatever time.
    if referee.game.auction is not None or not triggers.is_remembered(referee.game, card):
        check_main_shot(referee.game, "Revealing a Site")
    how = referee.game.ruleset.rule("revealing")
    damage.reveal(referee, card.id, f"{by} chooses to", *how.citations)
    if how.value == "effect":
        scenes.note_response(referee, by)
    triggers.remember(referee, card.id)
    scenes.after_action(referee)
