"""What follows when something has happened: effects that waited for it, triggered abilities, and responses."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rules.engine.kernel.frozen import changed
from rules.engine.kernel.steps import RefusalError, check_answer
from rules.engine.ufs.editions import rule
from rules.engine.ufs.effects import checking
from rules.engine.ufs.effects.agenda import AfterBlock, Resolve, Window
from rules.engine.ufs.ir.abilities import Played, Triggered
from rules.engine.ufs.ir.effects import Recheck
from rules.engine.ufs.ir.words import Happens
from rules.engine.ufs.model.cards import ACTION, ATTACK
from rules.engine.ufs.query import amounts, numbers
from rules.engine.ufs.query.state import Active, Card, Context, Game, Given, Happening, Waiting
from rules.engine.ufs.rules import playing, using
from rules.engine.ufs.rules.table import Choice, Table, refuse

RESPONSES, DAMAGE = "response", "damage"
LEAVING = (Happens.DESTROY, Happens.DISCARD)
TO_CARDS = (*LEAVING, Happens.COMMIT, Happens.READY, Happens.TO_MOMENTUM)


def follow(table: Table) -> None:
    """What has happened since the last time comes to those who wait for it; what comes first lies on top."""
    happened, table.happened = _with_groups(table.happened), []
    for what in reversed(happened):
        if what.happens is not Happens.TAKE_DAMAGE and has_response(table.game, what):
            window = Window(RESPONSES, table.game.turn, what, attack=what.attack)
            table.set(agenda=(*table.game.agenda, window))
        _trigger(table, what)


def _with_groups(happened: list[Happening]) -> list[Happening]:
    """What is done to several cards at once happens to each, and then to all of them together."""
    found: list[Happening] = []
    for (happens, *_), each in groupby(happened, lambda e: (e.happens, e.by, e.zone, e.cause)):
        same = list(each)
        found += same
        if happens in TO_CARDS:
            ids = tuple(e.card for e in same if e.card is not None)
            found.append(changed(same[0], {"card": None, "cards": ids, "amount": len(ids)}))
    return found


def _trigger(table: Table, what: Happening) -> None:
    """Effects that waited, then continuous abilities: those of the player whose turn it is first (2.10.2)."""
    game = table.game
    found: list[Resolve] = []
    came = [each for each in game.waiting if amounts.is_event(game, each.event, what, each.context)]
    if came:
        table.set(waiting=tuple(each for each in game.waiting if each not in came))
    for name in game.in_order():
        mine: list[Waiting | Active] = [
            each
            for each in (*numbers.triggered(game), *_of_what_left(game, what))
            if each.card.controller == name and isinstance(each.ability, Triggered)
            if _comes(game, each.card, each.ability, what)
        ]
        # 1.3: what else comes at the same moment is put in order by the player whose turn it is.
        for each in _ordered(table, name, [*came, *mine] if name == game.turn else mine):
            found.append(_resolve(table, each, what))
    table.set(agenda=(*table.game.agenda, *reversed(found)))


def _of_what_left(game: Game, what: Happening) -> Iterator[Active]:
    """What a card says of its own destruction or discard from the card pool counts though it has left (2.13.5)."""
    card = game.cards.get(what.card or "")
    if card is None or what.happens not in LEAVING or what.zone not in ("staging", "card_pool"):
        return
    for n, ability in enumerate(card.text.abilities):
        if isinstance(ability, Triggered) and ability.event.this and ability.condition is None:
            yield Active(card, n, ability)


def _resolve(table: Table, each: Waiting | Active, what: Happening) -> Resolve:
    if isinstance(each, Waiting):
        that = amounts.that_of(table.game, each.event, what, each.context.card)
        return Resolve(table.next_number(), each.effects, changed(each.context, {"event": what, "that": that}))
    card, ability = each.card, each.ability
    assert isinstance(ability, Triggered)
    that = amounts.that_of(table.game, ability.event, what, card.id)
    context = Context(by=card.controller, card=card.id, attack=what.attack, that=that, event=what)
    text = f"The continuous ability of {card.title} applies."
    table.step("trigger", text, rule("2.10.3"), rule("2.10.2"), cards=[card.id])
    return Resolve(table.next_number(), ability.effects, context)


def _comes(game: Game, card: Card, ability: Triggered, what: Happening) -> bool:
    context = Context(by=card.controller, card=card.id)
    if not amounts.is_event(game, ability.event, what, context):
        return False
    return ability.condition is None or amounts.holds(game, ability.condition, context)


def _ordered(table: Table, name: str, mine: list[Waiting | Active]) -> Iterator[Waiting | Active]:
    """2.10.2, 1.3: a player applies several in any order; those that do the same are in none."""
    while len({(_by(each), _effects(each)) for each in mine}) > 1:
        options = _options(mine)
        cards = tuple(dict.fromkeys(id_ for each in mine if (id_ := _source(each)) is not None))
        text = f"{name} chooses which ability applies first."
        decision = Choice(name, "order", text, tuple(options), cards=cards, section="2.10.2")
        (first,) = check_answer(decision, table.ask(decision), rule(decision.section))
        chosen = options[first]
        mine.remove(chosen)
        yield chosen
    yield from mine


def _options(mine: list[Waiting | Active]) -> dict[str, Waiting | Active]:
    """What tells them apart: the id of the card, with a number for the second and later ones of one card."""
    found: dict[str, Waiting | Active] = {}
    for each in mine:
        source, number = _source(each) or _by(each), 1
        name = source
        while name in found:
            number += 1
            name = f"{source}/{number}"
        found[name] = each
    return found


def _source(each: Waiting | Active) -> str | None:
    return each.context.card if isinstance(each, Waiting) else each.card.id


def _by(each: Waiting | Active) -> str:
    return each.context.by if isinstance(each, Waiting) else each.card.controller


def _effects(each: Waiting | Active) -> object:
    """What two of them have in common that do the same."""
    if isinstance(each, Waiting):
        return each.effects, changed(each.context, {"card": None, "given": Given()})
    return each.ability


def has_response(game: Game, what: Happening) -> bool:
    """Whether anybody could respond."""
    window = Window(RESPONSES, game.turn, what, attack=what.attack)
    return any(next(responses(game, name, window), None) is not None for name in game.players)


def responses(game: Game, name: str, window: Window) -> Iterator[tuple[Card, int, Played]]:
    """The abilities with which a player may respond in a window: of cards in play, and of action cards in the hand."""
    assert window.event is not None
    player = game.players[name]
    for each in (*player.staging, *player.card_pool, *player.hand):
        card = game.cards[each]
        if not card.is_known or card.is_blank or card.is_copy:
            continue
        for half in range(len(card.facts.halves)) if card.zone == "hand" else (card.half,):
            for index, ability in enumerate(card.texts[half].abilities):
                if not isinstance(ability, Played) or ability.trigger is None:
                    continue
                if not amounts.is_kind_of_event(ability.trigger, window.event):
                    continue
                shown = card if half == card.half else changed(card, {"half": half})
                if responds(game, shown, ability, name, window):
                    yield shown, index, ability


def responds(game: Game, card: Card, ability: Played, name: str, window: Window) -> bool:
    """Whether it responds to what the window is about, and may be played."""
    try:
        check_response(game, card, ability, name, window)
        if card.zone == "hand":
            playing.check_may_play(game, card, name)
            playing.check_character_only(game, card, name)
            if not playing.needs_symbol(card):
                playing.check_symbols(game, card, name)
    except RefusalError:
        return False
    return True


def check_response(game: Game, card: Card, ability: Played, name: str, window: Window) -> None:
    """Whether an ability may be played as a response in a window.

    :raises RefusalError: if not.
    """
    what = window.event
    context = Context(by=name, card=card.id, event=what)
    if card.zone == "hand" and (card.face.type != ACTION or ability.keyword is not None):
        raise refuse("wrong_time", f"{card.title} is no action that responds from the hand.", "2.9.3.4")
    if card.zone == "card_pool" and (card.face.type == ACTION or card.block) and not _of_its_block(card, ability):
        raise refuse("used_already", f"{card.title} lies in the card pool and gives no further abilities.", "2.3.11")
    if card.zone == "card_pool" and card.face.type not in ("attack", ACTION) and ability.keyword != "breaker":
        raise refuse("not_in_play", f"{card.title} has no effect while it is in the card pool.", "8.1.5")
    if ability.trigger is None or what is None or not amounts.is_event(game, ability.trigger, what, context):
        text = f"{card.title} does not respond to what has just happened."
        raise refuse("nothing_to_respond_to", text, "2.9.3", later=_answers_next(game, ability, context))
    if Recheck() in ability.effects:
        settling = checking.settling(game)
        if settling is None or settling[1].attempt.rechecked:
            raise refuse("limit_reached", "Only one re-check may be applied to a control check.", "2.11.3", "2.11.3.2")
    if (name, *using.copy_key(game, card, ability)) in window.used:
        raise refuse("used_already", f"{name} has responded with this {card.title} to this already.", "2.9.3.2")
    if card.zone == "staging" and game.anchor(card).committed and not ability.committed:
        raise refuse("committed", f"{card.title} is committed.", "2.8.2")
    using.check_terms(game, card, ability, context)
    using.check_payable(game, ability, context)


def _answers_next(game: Game, ability: Played, context: Context) -> bool:
    """Whether it responds to what is answered next: who does that has nothing to say to what is answered now."""
    next_up = game.agenda[-2] if len(game.agenda) > 1 else None
    if ability.trigger is None:
        return False
    if isinstance(next_up, AfterBlock):
        return ability.trigger.happens in (Happens.BLOCK, Happens.NOT_BLOCK)
    if not isinstance(next_up, Window) or next_up.event is None:
        return False
    return amounts.is_event(game, ability.trigger, next_up.event, context)


def _of_its_block(card: Card, ability: Played) -> bool:
    """Whether an ability responds to blocking with its very card: Breaker, or what an attack says (2.2.14)."""
    if ability.keyword == "breaker":
        return True
    return card.face.type == ATTACK and ability.trigger is not None and numbers.of_its_block(ability.trigger)


def may_adjust(game: Game, what: Happening) -> bool:
    """Whether anybody has a damage adjuster to play (8.3.3.6)."""
    window = Window(DAMAGE, game.turn, what, attack=what.attack)
    return any(next(responses(game, name, window), None) is not None for name in game.players)
