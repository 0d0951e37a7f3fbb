"""Interception: the option, moving first, and declaring who intercepts whom (6.3; 2001 FAQ 7.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.engine.shadowfist.editions.citing import of_last_interception
from rules.engine.shadowfist.lowering.rules_text import CHARACTER
from rules.engine.shadowfist.model.steps import FAQ_2001, Decision, RefusalError, listing, rule
from rules.engine.shadowfist.query.game.attack_state import (
    INTERCEPTION,
    Attacker,
    Interceptor,
    Stage,
    attackers,
    defending_player,
    is_attacking,
    targets,
)
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game, Known
from rules.engine.shadowfist.rules.attack import limits, prior
from rules.engine.shadowfist.rules.attack.ceasing import end_moves
from rules.engine.shadowfist.rules.attack.going import has_option, needs
from rules.engine.shadowfist.rules.attack.stages import after, change, current
from rules.engine.shadowfist.rules.request import named
from rules.engine.shadowfist.rules.scene import scenes
from rules.engine.shadowfist.view import prohibitions, view

Plan = list[tuple[Attacker, Card]]


def begin(referee: Referee) -> None:
    """Interception goes round clockwise; the defending player has the last option (6.3, 7.3)."""
    last = defending_player(referee.game)
    change(referee, stage=Stage.INTERCEPTING, waiting=(*referee.game.opponents(last), last))
    _skip_idle(referee)


def next_player(referee: Referee) -> None:
    """7.3.E: the option passes to the next player clockwise; after the last one comes combat with the target."""
    change(referee, stage=Stage.INTERCEPTING, waiting=current(referee).waiting[1:], fights=())
    _skip_idle(referee)


def _skip_idle(referee: Referee) -> None:
    """Passes over players for whom there is nothing to intercept: an attacking player who attacks alone."""
    waiting = current(referee).waiting
    while waiting and not any(may_face(referee.game, waiting[0], each) for each in attackers(referee.game)):
        waiting = waiting[1:]
    change(referee, waiting=waiting)
    if not waiting:
        prior.begin_with_target(referee)


def may_face(game: Game, by: str, attacker: Attacker) -> bool:
    """Whether a player may intercept an attacker: not one of his or her own, except in multiplayer in 1995."""
    own = game.ruleset.value("intercept_own_attackers") and len(game.clockwise()) > 2
    return attacker.player != by or bool(own)


def check_option(game: Game, by: str) -> None:
    """Whether a player may declare interceptors now.

    :raises RefusalError: if not; ``later`` if the option is still to come.
    """
    attack = game.attack
    if attack is None:
        raise RefusalError("no_attack", "There is no attack to intercept.", rule("5.3.3"))
    if has_option(game, by) and not game.scene:
        return
    if attack.stage >= Stage.PRIOR_TO_TARGET or (
        attack.stage in INTERCEPTION
        and (by not in attack.waiting or (attack.waiting[0] == by and attack.stage is not Stage.INTERCEPTING))
    ):
        raise RefusalError(
            "option_passed",
            f"{by} had the one chance to intercept this attack.",
            rule("7.3.A", FAQ_2001),
            rule("3.3.3"),
        )
    raise RefusalError(
        "wrong_time",
        f"{by} does not have the option to intercept yet.",
        rule("7.3", FAQ_2001),
        rule("5.3"),
        later=True,
        phase=True,
    )


def intercept(referee: Referee, by: str, against: Mapping[str, Sequence[str]]) -> None:
    """A player declares interceptors; those that are elsewhere first change location, each in a scene of its own.

    :raises RefusalError: saying which rule forbids it.
    """
    _check_own(referee.game, by, against)
    check_option(referee.game, by)
    plan = _plan(referee.game, by, against)
    _check(referee.game, by, plan)
    for attacker, card in plan:
        _go(referee, by, card, referee.game.place(referee.card(attacker.card.id)))
    if not has_option(referee.game, by):
        return  # What was triggered on the way has ended the attack.
    still = {each.card: each for each in attackers(referee.game)}
    left = [(still[attacker.card], card) for attacker, card in plan if attacker.card in still and _in(referee, card)]
    now = [(attacker, referee.card(card.id)) for attacker, card in left]
    _check(referee.game, by, now)
    declare(referee, by, now)


def _check_own(game: Game, by: str, against: Mapping[str, Sequence[str]]) -> None:
    for attacker in attackers(game):
        card = game.cards[attacker.card.id]
        if (card.id in against or card.title in against) and not may_face(game, by, attacker):
            raise own_attacker(game, by, card)


def own_attacker(game: Game, by: str, card: Card) -> RefusalError:
    """The refusal for an interceptor against an attacker of the same player."""
    return RefusalError(
        "illegal_interception",
        f"{by} controls {game.titled(card)}, and does not intercept it.",
        rule("7.4"),
        *game.ruleset.rule("intercept_own_attackers").citations,
    )


def _in(referee: Referee, card: Card) -> bool:
    now = referee.game.same(Known(card.id, card.life))
    return now is not None and now.in_play and now.controller == card.controller


def _plan(game: Game, by: str, against: Mapping[str, Sequence[str]]) -> Plan:
    """Who intercepts whom, each chain in its order.

    :raises RefusalError: if somebody named cannot have that part.
    """
    plan: Plan = []
    facing = {each.card.id: each for each in attackers(game)}
    mine = [card for card in game.in_play() if card.text.type == CHARACTER and card.controller == by]
    ids = {card.id: card for card in mine}
    for word, chain in against.items():
        attacking = named(game, word, [game.cards[each] for each in facing], "attacker")
        for each in chain:
            fitting = [ids[each]] if each in ids else [card for card in mine if card.title.lower() == each.lower()]
            card = named(game, each, fitting or list(game.in_play()), "Character in play")
            if any(other.id == card.id for _, other in plan):
                raise RefusalError(
                    "illegal_interception",
                    f"{game.titled(card)} can intercept one attacker only, and has one place in its chain.",
                    rule("6.3"),
                )
            plan.append((facing[attacking.id], card))
    if not plan:
        raise RefusalError("wrong_number", "Name at least one interceptor, or decline.", rule("3.3.3"))
    return plan


def why_not(game: Game, by: str, card: Card, attacker: Attacker) -> RefusalError | None:
    """What keeps a Character from intercepting an attacker, wherever it is."""
    attacking = game.cards[attacker.card.id]
    if card.controller != by:
        return RefusalError("not_yours", f"{card.controller} controls {game.titled(card)}, not {by}.", rule("6.3"))
    if card.text.type != CHARACTER:
        return RefusalError(
            "not_a_character", f"{game.titled(card)} is no Character: only they intercept.", rule("6.3")
        )
    if not may_face(game, by, attacker):
        return own_attacker(game, by, attacking)
    if is_attacking(game, card.id):
        return RefusalError(
            "illegal_interception", f"{game.titled(card)} is an attacker itself.", rule("6.1"), rule("10.3")
        )
    if attacker.target == game.known(card.id):
        return RefusalError(
            "illegal_interception",
            f"{attacking.title} attacks {game.titled(card)}, which cannot intercept it.",
            rule("6.3"),
        )
    forbidden = limits.forbids_interception(game, card, attacking)
    if forbidden is not None:
        why = prohibitions.by_whose_text(forbidden, card)
        text = f"{game.titled(card)} cannot intercept {game.titled(attacking)}: {why}."
        return RefusalError("card_forbids", text, rule("10.2"))
    for bar in limits.bars(game, attacker):
        if bar.stops(card):
            why = f" ({bar.name.partition(' ')[0]})" if bar.text is None else ""
            return RefusalError(
                "cannot_be_intercepted",
                f"{attacking.title} cannot be intercepted by {game.titled(card)}{why}.",
                bar.rule,
            )
    return None


def _check(game: Game, by: str, plan: Plan) -> None:
    for attacker, card in plan:
        refused = why_not(game, by, card, attacker)
        if refused is not None:
            raise refused
        check_way(game, card, attacker)
    most, whose = min(limits.limits_on_interceptors(game, by), default=(None, ""))
    if most is not None and len(plan) > most:
        so_many = f"{most or 'no'} interceptor{'s' if most != 1 else ''}"
        raise RefusalError("card_forbids", f"{whose} lets {by} declare {so_many}, not {len(plan)}.", rule("7.7"))
    declared = {card.id for _, card in plan}
    left_out = [card for card in required(game, by) if card.id not in declared]
    if left_out and (most is None or len(plan) < most):
        raise must_intercept(game, left_out)


def must_intercept(game: Game, cards: Sequence[Card]) -> RefusalError:
    """The refusal for leaving out who has to intercept: by a text, or for having come to an opponent's location."""
    moved = {known.id for known, _ in game.attack.moved} if game.attack is not None else set()
    by_text = any(card.id not in moved for card in cards)
    by_moving = any(card.id in moved for card in cards)
    return RefusalError(
        "must_intercept",
        f"{listing([card.title for card in cards])} must intercept, and can.",
        *([rule("1.11", FAQ_2001)] if by_text else []),
        *([rule("7.3.C", FAQ_2001)] if by_moving else []),
    )


def check_way(game: Game, card: Card, attacker: Attacker) -> None:
    """6.3: an interceptor is at the target's location, or goes there first by turning or with Mobility."""
    from rules.engine.shadowfist.rules.play.using import why_not_turn_to_move

    ways = needs(game, card, game.place(game.cards[attacker.card.id]))
    if ways == []:
        return
    mobile = view.view_of(game).has(card.id, "Mobility")
    if ways is None or (len(ways) > 1 and not mobile):
        raise RefusalError(
            "illegal_place",
            f"{game.titled(card)} is not adjacent to the location of the target: it can change location by one column.",
            rule("6.3"),
            rule("4.7"),
        )
    if not mobile and (refused := why_not_turn_to_move(game, card)) is not None:
        refused.rules = (*refused.rules, rule("6.3"))
        raise refused


def _go(referee: Referee, by: str, card: Card, place: int) -> None:
    """7.3.B: a Character changes location to that of the target, by an effect that anyone may respond to."""
    from rules.engine.shadowfist.rules.play.using import move_with_mobility, turn_to_move

    for way in needs(referee.game, referee.card(card.id), place) or []:
        now = referee.card(card.id)
        to = way if isinstance(way, str) else next(t.id for t in targets(referee.game) if referee.game.place(t) == way)
        if view.view_of(referee.game).has(card.id, "Mobility"):
            move_with_mobility(referee, by, now, to)
        else:
            turn_to_move(referee, by, now, to)
        scenes.resolve_all(referee)


def declare(referee: Referee, by: str, plan: Plan) -> None:
    """7.3.C: all interceptors of a player are declared simultaneously."""
    attack = current(referee)
    homes = {known.id: home for known, home in attack.moved}
    chains: dict[str, list[str]] = {}
    for attacker, card in plan:
        chains.setdefault(referee.name(attacker.card.id), []).append(referee.name(card.id))
    said = [
        f"{listing(chain)} {'intercept' if len(chain) > 1 else 'intercepts'} {who}" for who, chain in chains.items()
    ]
    referee.step(
        "intercept",
        f"{by} declares interception: {'; '.join(said)}.",
        rule("7.3.C", FAQ_2001),
        rule("6.3"),
        rule("5.3.3"),
        cards=[each for attacker, card in plan for each in (card.id, attacker.card.id)],
    )
    found = [Interceptor(referee.game.known(card.id), by, attacker.card, homes.get(card.id)) for attacker, card in plan]
    declared = {each.card.id for each in found}
    left = tuple(each for each in attack.moved if each[0].id not in declared)
    change(referee, stage=Stage.INTERCEPTED, interceptors=(*attack.interceptors, *found), moved=left)
    end_moves(referee)
    for attacker in {each.card: each for each, _ in plan}.values():
        names = tuple(bar.name for bar in limits.bars(referee.game, attacker))
        referee.set(attack=current(referee).with_attacker(attacker.card, bars=names))
    intercepted: set[Known] = set()
    for interceptor in found:
        first = "" if interceptor.against in intercepted else "first"
        intercepted.add(interceptor.against)
        attacking, card = referee.card(interceptor.against.id), referee.card(interceptor.card.id)
        referee.happen("intercept", attacking, by=by, source=interceptor.card, detail=first)
        referee.happen("declare", card, by=by, source=interceptor.card, detail="interceptor")
    scenes.after_action(referee)


def required(game: Game, by: str) -> list[Card]:
    """The Characters of a player that must intercept, as far as they can (2001 FAQ 1.11, 7.3.C)."""
    moved = {known.id for known, _ in game.attack.moved} if game.attack is not None else set()
    places = {game.place(target) for target in targets(game)}
    found = []
    for card in game.controlled(by):
        if card.text.type != CHARACTER or game.place(card) not in places:
            continue
        if (card.id in moved or limits.must_intercept(game, card)) and open_to(game, by, card):
            found.append(card)
    return found


def open_to(game: Game, by: str, card: Card) -> list[Attacker]:
    """The attackers that a Character could intercept from where it is."""
    place = game.place(card)
    return [
        each
        for each in attackers(game)
        if game.place(game.cards[each.card.id]) == place and why_not(game, by, card, each) is None
    ]


def give_up(referee: Referee, by: str) -> None:
    """A player says that he or she does not intercept.

    :raises RefusalError: if there is no option, or somebody must intercept.
    """
    check_option(referee.game, by)
    forced = required(referee.game, by)
    if forced and limits.most_interceptors(referee.game, by) != 0:
        raise must_intercept(referee.game, forced)
    decline(referee)


@after(Stage.INTERCEPTING)
def decline(referee: Referee) -> None:
    """7.3.A: the player who has the option does not intercept, except with what must."""
    by = current(referee).waiting[0]
    forced = required(referee.game, by)
    most = limits.most_interceptors(referee.game, by)
    if forced[:most]:
        plan: Plan = []
        for card in forced[:most]:
            facing = {each.card.id: each for each in open_to(referee.game, by, card)}
            text = f"{referee.game.titled(card)} must intercept. Which attacker?"
            (which,) = referee.decide(Decision(by, "intercept", text, tuple(facing)))
            plan.append((facing[which], card))
        declare(referee, by, plan)
        return
    last = by == defending_player(referee.game)
    own = of_last_interception(referee.game.ruleset) if last else rule("7.3.A", FAQ_2001)
    referee.step("decline", f"{by} does not intercept.", own, rule("3.3.3"))
    here = {referee.game.place(target) for target in targets(referee.game)}
    there = [card for card in referee.game.controlled(by) if referee.game.place(card) in here]
    if most == 0 or any(limits.must_intercept(referee.game, card) for card in there):
        referee.cite(rule("7.7"), rule("1.11", FAQ_2001))  # Who cannot does not, even if it must.
    change(referee, stage=Stage.NOT_INTERCEPTED)
    end_moves(referee)
    referee.happen("decline", by=by, detail="intercept")
    scenes.after_action(referee)
    attack = referee.game.attack
    if not referee.game.scene and attack is not None and attack.stage is Stage.NOT_INTERCEPTED:
        next_player(referee)


@after(Stage.NOT_INTERCEPTED)
def declined(referee: Referee) -> None:
    """7.3.A.iii: the next player has the option."""
    next_player(referee)


@after(Stage.INTERCEPTED)
def declared(referee: Referee) -> None:
    """7.3.D: the attackers and the first interceptors of the chains prepare to enter combat."""
    prior.begin(referee)
