"""The course of a turn: the Establishing Shot, the Main Shot, the end of the turn, elimination (3.3, 4.8, 4.9)."""

from __future__ import annotations

from rules.engine import damage, leaving, numbers, scenes, view
from rules.engine.choosing import named
from rules.engine.events import Cause
from rules.engine.gaining import expire
from rules.engine.qualities import generates_power
from rules.engine.referee import Referee
from rules.engine.restrictions import feng_shui_sites, sites_to_win
from rules.engine.scope import CannotRunError, scope_of
from rules.engine.state import Game
from rules.engine.steps import FAQ_2001, RefusalError, listing, rule

MAXIMUM_HAND = 6


def check_phase(referee: Referee, by: str, phase: str, what: str, section: str) -> None:
    """Whether it is this player's phase for something.

    :raises RefusalError: if it is not.
    """
    game = referee.game
    if game.turn != by:
        raise RefusalError("not_your_turn", f"It is the turn of {game.turn}, not of {by}.", rule("3.3"))
    if game.scene:
        raise RefusalError("scene", f"{what} waits until the scene has resolved.", rule("5.2"), later=True)
    if game.phase != phase:
        raise RefusalError(
            "wrong_phase",
            f"{what} belongs to another part of the turn; now: {game.phase}.",
            rule(section),
            rule("3.3.1"),
            later=True,
        )


def start_turn(referee: Referee, player: str) -> None:
    """A player's turn begins, with what happens at its start (3.3.1.a)."""
    kept = {key: number for key, number in referee.game.tally.items() if key[0] == "ever played" or "game" in key}
    referee.set(turn=player, phase="start of turn", tally=kept, ending=None)
    referee.step("turn", f"The turn of {player} begins.", rule("3.3.1.a"), rule("3.3.1"))
    here = view.view_of(referee.game)
    healing = [card for card in referee.game.controlled(player) if card.damage and here.has(card.id, "Regenerate")]
    for card in healing:
        # 10.1.2: Regenerate heals at the start of its controller's Establishing Shot.
        how = referee.game.ruleset.rule("regenerate").citations
        referee.step("regenerate", f"{card.title} regenerates.", rule("10.1.2"), *how, cards=[card.id])
        damage.heal(referee, card.id, Cause(player, referee.game.known(card.id)))
    for detail in ("turn", "establishing shot"):
        referee.happen("start", by=player, detail=detail)
    scenes.after_action(referee)


def generate_power(referee: Referee, by: str) -> None:
    """3.3.1.b: every Power-generating Site gives its Power."""
    _enter_power_phase(referee)
    check_phase(referee, by, "power", "Generating Power", "3.3.1.b")
    game = referee.game
    parts = []
    total = 0
    for card in game.controlled(by):
        if generates_power(card) and not referee.count("nothing else generates", by):
            # 4.1: a face-down Feng Shui Site generates 1, whatever its diamond says.
            power = 1 if not card.face_up else numbers.of_card(card, "power", scope_of(game, card)) or 0
            total += power
            parts.append(f"{power} by {referee.name(card.id)}")
    referee.step(
        "power", f"{by} generates {total} Power{': ' if parts else ''}{listing(parts)}.", rule("3.3.1.b"), rule("4.1")
    )
    referee.put_player(by, power=referee.player(by).power + total)
    if total:
        referee.happen("generate", by=by, amount=total, detail="power")
    referee.tally("generated power", by)
    referee.set(phase="unturn")
    scenes.after_action(referee)


def skip_power(referee: Referee, by: str) -> None:
    """3.3.1.b: generating no Power, for all cards or for none."""
    _enter_power_phase(referee)
    check_phase(referee, by, "power", "Power generation", "3.3.1.b")
    referee.step("power", f"{by} generates no Power.", rule("3.3.1.b"), rule("4.1"))
    referee.set(phase="unturn")


def _enter_power_phase(referee: Referee) -> None:
    if referee.game.phase == "start of turn" and not referee.game.scene:
        referee.set(phase="power")


def unturn(referee: Referee, by: str, keep: list[str]) -> None:
    """3.3.1.c: everything unturns, but cards that turn and maintain where their controller keeps them turned."""
    check_phase(referee, by, "unturn", "Unturning", "3.3.1.c")
    mine = [card for card in referee.game.controlled(by) if card.turned]
    kept = [named(referee.game, word, mine, "turned card of yours") for word in keep]
    for card in kept:
        if not card.maintains:
            raise RefusalError(
                "must_unturn", f"{card.title} does not turn and maintain: it unturns.", rule("3.3.1.c"), rule("4.2")
            )
    unturned = [card for card in mine if card not in kept]
    names = listing([referee.name(card.id) for card in unturned]) or "nothing"
    stay = f"; {listing([card.title for card in kept])} stays turned" if kept else ""
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
    generated = bool(referee.count("generated power", by))
    if len(words) > 1 and generated:
        raise RefusalError(
            "one_discard",
            f"{by} generated Power this turn and so may discard one card, not {len(words)}.",
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


def hand_limit(referee: Referee, player: str) -> int:
    """3.3.1.e: six, unless it has been changed."""
    return MAXIMUM_HAND + _hand_bonus(referee, player)


def _hand_bonus(referee: Referee, player: str) -> int:
    from rules.engine import nouns
    from rules.engine.statics import hold, multiple
    from rules.engine.text.actions import Bonus, Gain
    from rules.engine.text.references import Of

    total = 0
    for card in view.view_of(referee.game).continuous():
        scope = scope_of(referee.game, card)
        for static in card.text.statics:
            for clause in static.clauses:
                agent = clause.agent
                if not (isinstance(agent, Of) and "hand size" in agent.what):
                    continue
                try:
                    if player not in nouns.players(agent.of, scope) or not hold(clause.adverbs, scope):
                        continue
                    action = clause.action
                    benefits = action.benefits if isinstance(action, Gain) else (getattr(action, "what", None),)
                    for each in benefits:
                        amount = each.amount if isinstance(each, Bonus) else each
                        total += numbers.value(amount, scope) * multiple(clause.adverbs, scope)
                except CannotRunError:
                    continue
    return total


def draw(referee: Referee, by: str) -> None:
    """3.3.1.e: up to the maximum hand size; then the Main Shot begins, with the current player's first option."""
    check_phase(referee, by, "draw", "Drawing", "3.3.1.e")
    player = referee.player(by)
    number = max(0, hand_limit(referee, by) - len(player.hand) - player.unknown_hand)
    step = referee.step("draw", "", rule("3.3.1.e"))
    drawn = leaving.draw(referee, by, number)
    step.text = f"{by} draws {drawn} card{'s' if drawn != 1 else ''}."
    referee.set(phase="main", first_option=True)
    referee.step("phase", f"The Main Shot of {by} begins.", rule("3.3.2"), rule("4.3"))
    referee.happen("start", by=by, detail="main shot")
    scenes.after_action(referee)


def declare_end(referee: Referee, by: str) -> None:
    """4.8: the end of the turn is declared; a declaration begins a scene and responds to nothing (5.3)."""
    game = referee.game
    if game.turn != by:
        raise RefusalError("not_your_turn", f"It is the turn of {game.turn}, not of {by}.", rule("4.8"))
    if game.scene:
        raise RefusalError(
            "declaration",
            "A declaration cannot respond to an effect: the scene resolves first.",
            rule("5.3"),
            later=True,
        )
    if game.phase != "main":
        raise RefusalError(
            "wrong_phase", "The end of the turn is declared in the Main Shot.", rule("5.3.4"), later=True
        )
    referee.step("declare", f"{by} declares the end of the turn.", rule("4.8"), rule("5.3.4"))
    referee.set(phase="end", ending="declared", first_option=False)


def return_to_main_shot(referee: Referee, by: str) -> None:
    """4.8: back to the Main Shot, if an opponent generated an effect in response to the declaration."""
    game = referee.game
    if game.phase != "end" or game.turn != by:
        raise RefusalError("wrong_phase", f"{by} has not declared the end of the turn.", rule("4.8"))
    if game.scene:
        raise RefusalError("scene", "That is announced when the scene has resolved.", rule("4.8"), later=True)
    here = game.ruleset.rule("return_to_main_shot")
    if not here.value:
        raise RefusalError("not_allowed", here.text, *here.citations)
    if game.ending != "opponent responded":
        raise RefusalError(
            "not_allowed", "No opponent generated an effect in response: the turn ends.", rule("4.8"), *here.citations
        )
    referee.step("return", f"{by} returns to the Main Shot.", rule("4.8"), *here.citations)
    referee.set(phase="main", ending=None)


def finish_turn(referee: Referee) -> None:
    """2001 FAQ 6.10.1.5-7: all that the end of the turn triggers is one scene; then the next turn begins."""
    game = referee.game
    by = game.turn
    referee.step(
        "end", f"The turn of {by} ends: what that triggers is generated.", rule("4.8"), rule("6.10.1.5", FAQ_2001)
    )
    referee.set(scene=(*game.scene, *expire(referee, "turn")))
    referee.happen("end", by=by, detail="turn")
    scenes.after_action(referee)
    while referee.game.scene:
        scenes.resolve_scene(referee)
    eliminate(referee)
    if is_over(referee.game):
        return
    order = [name for name in referee.game.clockwise() if name != by]
    after = [name for name in list(referee.game.players) if name in order]
    names = list(referee.game.players)
    start = names.index(by)
    following = next(name for name in names[start + 1 :] + names[:start] if name in after)
    start_turn(referee, following)


def is_over(game: Game) -> bool:
    """Whether the game has ended."""
    return game.winner is not None or game.phase == "over"


def eliminate(referee: Referee) -> None:
    """4.9: who has no cards left at the end of a turn is eliminated."""
    for name in referee.game.clockwise():
        if referee.player(name).deck_size != 0:
            continue
        rules = referee.game.ruleset.rule("elimination").citations
        referee.step("eliminate", f"{name} has no cards left and is eliminated.", *rules)
        referee.put_player(name, eliminated=True)
        for card in list(referee.game.controlled(name)):
            if not referee.card(card.id).in_play:
                continue
            # 4.9: not toasting, smoking or anything else; another owner's card goes to that owner's toasted pile.
            zone = "removed" if card.owner == name else "toasted"
            leaving.leave_play(referee, card.id, "remove", zone=zone)  # type: ignore[arg-type]
    left = [name for name in referee.game.players if not referee.player(name).eliminated]
    if not left:
        referee.step("over", "Every player is out of cards: nobody wins.", rule("3.1"), rule("4.9"))
        referee.set(phase="over")
    if len(left) == 1:
        referee.step("win", f"{left[0]} wins: every opponent has been eliminated.", rule("3.1"), rule("4.9"))
        referee.set(winner=left[0])


def check_victory(referee: Referee) -> None:
    """4.9: a last Feng Shui Site that was played wins once the whole scene has resolved."""
    game = referee.game
    for name in game.clockwise():
        others = any(card.text.is_feng_shui and card.controller != name for card in game.in_play())
        if game.tally.get(("last site", name)) and not others and feng_shui_sites(game, name) >= sites_to_win(game):
            referee.step(
                "win", f"{name} has the last Feng Shui Site that was needed and wins.", rule("4.9"), rule("3.1")
            )
            referee.set(winner=name)
