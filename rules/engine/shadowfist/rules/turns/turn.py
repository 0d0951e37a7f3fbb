"""The start of a turn and the phases of its Establishing Shot (3.3.1)."""

from __future__ import annotations

from rules.engine.shadowfist.ir.continuous import Deed
from rules.engine.shadowfist.model.steps import RefusalError, listing, rule
from rules.engine.shadowfist.query.game.events import Cause
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Effect, Game
from rules.engine.shadowfist.rules.harming import damage
from rules.engine.shadowfist.rules.play import crisis, leaving
from rules.engine.shadowfist.rules.request import named
from rules.engine.shadowfist.rules.scene import scenes
from rules.engine.shadowfist.rules.turns import allowances, elimination, moments
from rules.engine.shadowfist.rules.turns.expiring import expire
from rules.engine.shadowfist.rules.turns.generating_power import yields
from rules.engine.shadowfist.view import prohibitions, view

GENERATED = "generated power"


def check_phase(referee: Referee, by: str, phase: str, what: str, section: str) -> None:
    """Whether it is this player's phase for something.

    :raises RefusalError: if it is not.
    """
    game = referee.game
    if game.turn != by:
        raise RefusalError("wrong_time", f"It is the turn of {game.turn}, not of {by}.", rule("3.3"))
    if game.scene:
        raise RefusalError("wrong_time", f"{what} waits until the scene has resolved.", rule("5.2"), later=True)
    if game.phase != phase:
        raise RefusalError(
            "wrong_time",
            f"{what} belongs to another part of the turn; now: {game.phase}.",
            rule(section),
            rule("3.3.1"),
            later=True,
            phase=True,
        )


def start_turn(referee: Referee, player: str) -> None:
    """A player's turn begins, with what happens at its start (3.3.1.a)."""
    kept = {key: number for key, number in referee.game.tally.items() if key[0] == "ever played" or "game" in key}
    referee.set(turn=player, phase="start of turn", tally=kept, ending=None, signposts=(), attacks=(), history=None)
    referee.set(recent=())  # 2001 FAQ 6.10.1.7: nothing responds any more to what was in the turn before.
    referee.step("turn", f"The turn of {player} begins.", rule("3.3.1.a"), rule("3.3.1"))
    _begin(referee, player)


def begin(referee: Referee) -> None:
    """The turn with whose start a scenario begins: what that triggers, before anyone acts."""
    referee.set(begun=True)
    _begin(referee, referee.game.turn)


def _begin(referee: Referee, player: str) -> None:
    for detail in ("turn", "establishing shot"):
        referee.happen("start", by=player, detail=detail)
    moments.turn_begins(referee, player)
    scenes.after_action(referee, [*_regenerate(referee, player), *expire(referee, "start of turn")])


def _regenerate(referee: Referee, player: str) -> list[Effect]:
    """10.1.2: Regenerate heals at the start of its controller's Establishing Shot, or triggers by the later page."""
    here = view.view_of(referee.game)
    how = referee.game.ruleset.rule("regenerate")
    effects = []
    for card in list(referee.game.controlled(player)):
        if not card.damage or not here.has(card.id, "Regenerate"):
            continue
        known = referee.game.known(card.id)
        if how.value == "triggered":
            text = f"Regenerate of {card.title} triggers."
            referee.step("trigger", text, rule("5.2.2"), *how.citations, cards=[card.id])
            number = referee.next_number()
            effects.append(Effect(number, "heal", player, f"Regenerate of {card.title}", known, voluntary=False))
            continue
        referee.step("regenerate", f"{card.title} regenerates.", rule("10.1.2"), *how.citations, cards=[card.id])
        damage.heal(referee, card.id, Cause(player, known))
    return effects


def generate_power(referee: Referee, by: str) -> None:
    """3.3.1.b: all cards that generate Power do so, or none (4.1)."""
    _power_phase(referee, by, chosen=True)


def skip_power(referee: Referee, by: str) -> None:
    """3.3.1.b: the current player's cards generate no Power; those of opponents do all the same (4.1)."""
    _power_phase(referee, by, chosen=False)


def _power_phase(referee: Referee, by: str, *, chosen: bool) -> None:
    if referee.game.phase == "start of turn" and not referee.game.scene:
        begin_power_phase(referee)
        referee.steps[-1].assumed = True
    check_phase(referee, by, "power", "Generating Power", "3.3.1.b")
    found = yields(referee.game)
    if crisis.bars_power(referee, by):
        why = crisis.citations(referee.game)
        referee.step("power", f"{by} has played a card at its Crisis cost and generates no Power.", *why)
        chosen = False
    for name in referee.game.clockwise():
        mine = [each for each in found if each.player == name and (chosen or name != by)]
        if name != by and not mine:
            continue
        total = sum(each.power for each in mine)
        parts = [f"{each.power} by {referee.name(each.card.id)}" for each in mine]
        text = f"{name} generates {total if mine or chosen else 'no'} Power{': ' if parts else ''}{listing(parts)}."
        referee.step("power", text, rule("3.3.1.b"), rule("4.1"))
        if total:
            referee.put_player(name, power=referee.player(name).power + total)
            referee.happen("generate", by=name, amount=total, detail="power")
            # 3.4: on a first turn, when nothing generates, any number of cards may be discarded.
            referee.tally(GENERATED, name)
    referee.set(phase="unturn")
    scenes.after_action(referee)


def begin_power_phase(referee: Referee) -> None:
    """3.3.1: whatever is to happen at the start of the turn has happened."""
    by = referee.game.turn
    referee.step("phase", f"Everyone passes: the Power Generation phase of {by} begins.", rule("3.3.1.b"))
    referee.set(phase="power")


def unturn(referee: Referee, by: str, keep: list[str]) -> None:
    """3.3.1.c: everything unturns, but cards that turn and maintain where their controller keeps them turned."""
    check_phase(referee, by, "unturn", "Unturning", "3.3.1.c")
    mine = [card for card in referee.game.controlled(by) if card.turned]
    kept = [named(referee.game, word, mine, "turned card of yours") for word in keep]
    for card in kept:
        if not card.maintains:
            raise RefusalError(
                "must_unturn",
                f"{card.title} maintains nothing, and so cannot stay turned.",
                rule("3.3.1.c"),
                rule("4.2"),
            )
    stuck = [card for card in mine if card not in kept and prohibitions.forbids(referee.game, Deed.UNTURN, card)]
    unturned = [card for card in mine if card not in (*kept, *stuck)]
    names = listing([referee.name(card.id) for card in unturned]) or "nothing"
    titles = [referee.name(card.id) for card in (*kept, *stuck)]
    stay = f"; {listing(titles)} {'stays' if len(titles) == 1 else 'stay'} turned" if titles else ""
    referee.step(
        "unturn", f"{by} unturns {names}{stay}.", rule("3.3.1.c"), rule("4.2"), cards=[card.id for card in unturned]
    )
    for card in unturned:
        referee.put(card.id, turned=False, maintains=False)
        referee.happen("unturn", card, by=by)
    referee.set(phase="discard")
    scenes.after_action(referee)


def discard(referee: Referee, by: str, words: list[str]) -> None:
    """3.3.1.d: one card, or any number for who generated no Power."""
    check_phase(referee, by, "discard", "Discarding", "3.3.1.d")
    most = discard_limit(referee.game, by)
    if most is not None and len(words) > most:
        raise RefusalError(
            "discard_limit",
            f"{by} generated Power this turn and so may discard {most}, not {len(words)}.",
            rule("3.3.1.d"),
            *referee.game.ruleset.rule("cards_that_generate_power_count").citations,
        )
    hand = [referee.card(each) for each in referee.player(by).hand]
    for word in words:
        card = named(referee.game, word, hand, "card in your hand")
        hand = [each for each in hand if each is not card]
        referee.step("discard", f"{by} discards {card.title}.", rule("3.3.1.d"), rule("2.2"), cards=[card.id])
        leaving.discard(referee, by, card.id)
    if not words:
        referee.step("discard", f"{by} discards nothing.", rule("3.3.1.d"))
    referee.set(phase="draw")
    scenes.after_action(referee)


def discard_limit(game: Game, player: str) -> int | None:
    """How many cards may be discarded: one by who generated Power, and what texts add; else any number (3.3.1.d)."""
    if not game.tally.get((GENERATED, player), 0):
        return None
    return 1 + allowances.additional(game, player, Deed.DISCARD)


def draw(referee: Referee, by: str) -> None:
    """3.3.1.e: up to the maximum hand size; then the Main Shot begins, with the current player's first option."""
    check_phase(referee, by, "draw", "Drawing", "3.3.1.e")
    player = referee.player(by)
    number = max(0, allowances.hand_size(referee.game, by) - len(player.hand) - player.unknown_hand)
    number += allowances.additional(referee.game, by, Deed.DRAW)
    step = referee.step("draw", "", rule("3.3.1.e"))
    drawn = leaving.draw(referee, by, number)
    step.text = f"{by} draws {drawn} card{'s' if drawn != 1 else ''}."
    if elimination.at_once(referee) and referee.player(by).eliminated:
        return
    referee.set(phase="main", first_option=True)
    referee.step("phase", f"The Main Shot of {by} begins.", rule("3.3.2"), rule("4.3"))
    referee.happen("start", by=by, detail="main shot")
    scenes.after_action(referee)
