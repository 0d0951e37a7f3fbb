"""Playing cards: when each type may be played, on what conditions, at what cost, and where it goes (4.3)."""

from __future__ import annotations

from rules.engine import board, conditions, entering, resources, scenes
from rules.engine.choosing import AmbiguousError, Request
from rules.engine.costs import NORMAL, Terms, reckon
from rules.engine.generating import check_moment, generate_left
from rules.engine.leaving import move
from rules.engine.referee import Referee
from rules.engine.restrictions import feng_shui_sites, sites_to_win, why_not_another
from rules.engine.rules_text import CHARACTER, EDGE, EVENT, STATE, Ability
from rules.engine.scope import CannotRunError, Scope
from rules.engine.state import Card, Effect, Game, Known
from rules.engine.steps import RefusalError, listing, rule
from rules.engine.symbols import Symbols
from rules.engine.text.actions import Act
from rules.engine.text.references import ThisCard
from rules.engine.text.timing import AtMoment, Clause, During, Response, When


def play(referee: Referee, request: Request, card: Card, terms: Terms = NORMAL) -> None:
    """Plays a card from a hand: generates its effect.

    :raises RefusalError: saying which rule forbids it.
    """
    by = request.by
    _check_understood(card)
    check_timing(referee.game, card, by)
    refused = why_not_another(referee.game, card, by)
    if refused is not None:
        raise refused
    if not terms.ignoring_conditions:
        check_conditions(referee.game, card, by)
    place = _destination(referee, request, card)
    text = card.text
    if text.type == EVENT:
        _play_event(referee, request, card, terms)
        return
    step = referee.step(
        "generate", f"{by} plays {card.title}.", rule(_SECTIONS.get(text.type, "4.3.3")), rule("4.3"), cards=[card.id]
    )
    reckoning = _pay_cost(referee, request, card, terms)
    face_up = _face_up(referee.game, card)
    if text.is_site:
        step.text = f"{by} plays {'a Feng Shui Site face down' if not face_up else card.title}."
    first = text.is_feng_shui and not any(each.text.is_feng_shui for each in referee.game.controlled(by))
    if text.is_site:
        referee.tally("site played", by)
    if text.is_feng_shui and feng_shui_sites(referee.game, by) + 1 >= sites_to_win(referee.game):
        referee.tally("last site", by)
    referee.tally("played", by, card.title)
    referee.tally("ever played", by, card.title)
    on = place if text.type == STATE else None
    entering.enter_play(
        referee,
        card.id,
        by,
        at=None if text.type == STATE else place,
        on=str(on) if on is not None else None,
        face_up=face_up,
        x=reckoning,
    )
    if on is not None:
        step.text = f"{by} plays {card.title} on {referee.name(str(on))}."
    referee.happen("play", referee.card(card.id), by=by)
    data = ("first feng shui site",) if first else ()
    subject = referee.game.known(str(on)) if on is not None else None
    effect = Effect(
        referee.next_number(),
        "card",
        by,
        card.title if face_up else "a Feng Shui Site",
        card=referee.game.known(card.id),
        subject=subject,
        data=data,
    )
    scenes.add(referee, effect)


_SECTIONS = {CHARACTER: "4.3", STATE: "4.3.4", EDGE: "4.3.5", EVENT: "4.3.6"}


def _play_event(referee: Referee, request: Request, card: Card, terms: Terms) -> None:
    by = request.by
    step = referee.step("generate", f"{by} plays {card.title}.", rule("4.3.6"), cards=[card.id])
    ability = event_ability(card)
    scope = Scope(referee.game, by, Known(card.id, card.life), x_node=ability.x)
    # 4.3.6: it goes straight to the smoked pile; 10.1.1: or to the toasted pile with Toast It.
    move(referee, card, "toasted" if "Toast It" in card.text.restrictions else "smoked")
    cost_x = _pay_cost(referee, request, card, terms)
    if cost_x is not None:
        scope = Scope(referee.game, by, scope.this, x=cost_x)
    doer = generate_left(referee, request, ability, scope.on(referee.game), 0)
    referee.tally("played", by, card.title)
    referee.tally("ever played", by, card.title)
    scope = doer.now()
    x = scope.x
    if x is None and ability.x is not None:
        from rules.engine import numbers

        # 10.2: the X of an Event is fixed on generation.
        x = numbers.value(ability.x, scope)
    targets = [known for slot in scope.slots.values() for known in slot]
    names = [referee.name(each.id) if isinstance(each, Known) else each for each in targets]
    if names:
        step.text = f"{by} plays {card.title}: {listing(names)}."
        step.cards = (card.id, *(each.id for each in targets if isinstance(each, Known)))
    if x is not None:
        step.text = f"{step.text[:-1]}, X is {x}."
    effect = Effect(
        referee.next_number(),
        "event",
        by,
        card.title,
        card=Known(card.id, card.life),
        right=ability.clauses,
        slots=tuple(scope.slots.items()),
        targets=tuple(each for each in targets if isinstance(each, Known)),
        x=x,
    )
    referee.happen("play", referee.card(card.id), by=by, targets=effect.targets, effect=effect.number)
    scenes.add(referee, effect)


def event_ability(card: Card) -> Ability:
    """What an Event does; its timing lines join its one effect."""
    effects = card.text.event_effects
    if not effects:
        return Ability("EventEffect", (), (), ())
    first = effects[0]
    clauses = tuple(clause for each in effects for clause in each.clauses)
    left = tuple(item for each in effects for item in each.left)
    openers = tuple(item for each in effects for item in each.openers)
    x = next((each.x for each in effects if each.x is not None), card.text.x)
    return Ability(first.kind, openers, left, clauses, x)


def _pay_cost(referee: Referee, request: Request, card: Card, terms: Terms) -> int | None:
    by = request.by
    reckoning = reckon(referee.game, card, by, request, terms)
    power = referee.player(by).power
    if power < reckoning.total:
        raise RefusalError(
            "not_enough_power",
            f"{card.title} costs {reckoning.total} Power ({'; '.join(reckoning.parts)}) and {by} has {power}.",
            rule("4.3.2"),
            *reckoning.rules,
        )
    referee.step("pay", f"{by} pays for {card.title}: {reckoning.sentence()}", *reckoning.rules, cards=[card.id])
    if reckoning.reduced_by is not None:
        referee.tally("reduction", reckoning.reduced_by)
    if reckoning.total:
        referee.put_player(by, power=power - reckoning.total)
        referee.happen("spend", by=by, amount=reckoning.total)
    return reckoning.x


def _check_understood(card: Card) -> None:
    # An unread ability of a card in play is reported and cannot be used; an Event with one cannot be played at all.
    if card.text.not_understood and card.text.type == EVENT:
        first = card.text.not_understood[0]
        raise RefusalError(
            "not_understood",
            f"The text of {card.title} is not understood, so the engine does not play it: {first.text!r}.",
            rule("3"),
        )


def check_timing(game: Game, card: Card, by: str) -> None:
    """Which type may be played when (3.3.2, 4.3.3-6).

    :raises RefusalError: if this is not the time.
    """
    if game.phase not in ("main", "end"):
        if permits_timing(game, card, by):
            return
        # 3.3.1: in an Establishing Shot only what says so, and what specifically responds to it.
        raise RefusalError(
            "timing",
            f"{card.title} cannot be played in an Establishing Shot: only cards that say so can.",
            rule("3.3.1"),
            later=game.turn == by,
        )
    if card.text.type == EVENT:
        if not permits_timing(game, card, by, default=True):
            raise RefusalError("timing", f"The text of {card.title} does not allow it now.", rule("4.3.6"), rule("3"))
        return
    if game.turn != by and not _may_in_others_turn(game, card, by):
        section = {STATE: "4.3.4", EDGE: "4.3.5"}.get(card.text.type, "3.3.2")
        raise RefusalError(
            "not_your_main_shot",
            f"{by} may play a {card.text.type} in his or her own Main Shot only; it is the turn of {game.turn}.",
            rule(section),
            rule("3.3.2"),
        )
    if card.text.is_site and game.tally.get(("site played", by), 0):
        raise RefusalError("one_site", f"{by} has played a Site this turn: one is the limit.", rule("3.3.2"))


def _may_in_others_turn(game: Game, card: Card, by: str) -> bool:
    """ "You may play this card during an opponent's Main Shot": a permission of the card itself."""
    scope = Scope(game, by, Known(card.id, card.life))
    for ability in (*card.text.permissions, *card.text.timings):
        for clause in ability.clauses:
            if not isinstance(clause.action, Act) or clause.action.verb != "play":
                continue
            stretches = [each for each in (*ability.openers, *clause.adverbs) if isinstance(each, During)]
            try:
                if stretches and all(conditions.during(each, scope) for each in stretches):
                    return True
            except CannotRunError:
                continue
    return False


def permits_timing(game: Game, card: Card, by: str, *, default: bool = False) -> bool:
    """Whether the lines of a text that say when it may be played allow this moment; ``default`` without such a line."""
    from rules.engine.doing import Doer
    from rules.engine.events import Cause

    scope = Scope(game, by, Known(card.id, card.life))
    doer = Doer(Referee(game), scope, Cause(by))
    found = default
    for ability in (*card.text.timings, *card.text.event_effects):
        adverbs = [*ability.openers]
        for item in (*ability.left, *ability.clauses):
            if isinstance(item, Clause):
                if (
                    isinstance(item.action, Act)
                    and item.action.verb == "play"
                    and isinstance(item.action.what, ThisCard | None)
                ):
                    adverbs += item.adverbs
            else:
                adverbs.append(item)
        for adverb in adverbs:
            if isinstance(adverb, AtMoment):
                try:
                    check_moment(game, adverb, doer)
                    found = True
                except RefusalError:
                    return False
            elif isinstance(adverb, During):
                if not conditions.during(adverb, scope):
                    return False
            elif isinstance(adverb, Response | When) and game.scene:
                found = True
    return found


def check_conditions(game: Game, card: Card, by: str) -> None:
    """Whether the resource pool holds what a card's resource conditions ask for (3.3.2, 4.3.1).

    :raises RefusalError: if it does not.
    """
    pool = resources.pool(game, by)
    needed = card.text.face.requires
    if pool >= needed:
        return
    missing = Symbols.from_counts(
        {symbol: number - pool.count(symbol) for symbol, number in needed.counts if number > pool.count(symbol)}
    )
    raise RefusalError(
        "resource_conditions",
        f"{card.title} requires {needed}; the pool of {by} holds {str(pool) or 'nothing'} and lacks {missing}.",
        rule("3.3.2"),
        rule("4.3.1"),
    )


def _face_up(game: Game, card: Card) -> bool:
    """4.3.3: a Feng Shui Site is played face down; by the 2001 FAQ one with a cost or conditions face up."""
    if not card.text.is_feng_shui:
        return True
    costly = card.text.face.cost is not None or bool(card.text.face.requires)
    return costly and bool(game.ruleset.value("costly_feng_shui_sites_face_up"))


def _destination(referee: Referee, request: Request, card: Card) -> object:
    """Where a card goes: a place for a Site, a location for a Character, the subject of a State."""
    game, by = referee.game, request.by
    if card.text.is_site:
        try:
            return board.check_place(game, by, request.at)
        except RefusalError as error:
            if error.code == "ambiguous":
                raise AmbiguousError("at", board.site_places(game, by), error.message) from None
            raise
    if card.text.type == CHARACTER:
        try:
            return board.check_location(game, by, request.at)
        except RefusalError as error:
            if error.code == "ambiguous":
                raise AmbiguousError("at", list(board.locations_of(game, by)), error.message) from None
            raise
    if card.text.type == STATE:
        return entering.check_subject(game, card, by, request.on)
    return None
