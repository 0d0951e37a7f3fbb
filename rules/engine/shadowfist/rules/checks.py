"""What is checked after every game action: what has lapsed, who controls what, what is at zero (5.2, 4.6)."""

from __future__ import annotations

from collections.abc import Callable, Collection

from rules.engine.kernel.citations import Citation
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.lowering.rules_text import STATE
from rules.engine.shadowfist.model.steps import rule
from rules.engine.shadowfist.query.game.events import Cause, ToldOfLeaving
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Modification
from rules.engine.shadowfist.query.scope import Scope
from rules.engine.shadowfist.rules.harming import damage
from rules.engine.shadowfist.rules.play.leaving import leave_play, what_instead
from rules.engine.shadowfist.view import control, copying, immunity, prohibitions, view

# What else is looked at, by those who register it: who takes part in the attack, who has lost.
ALSO: list[Callable[[Referee], bool]] = []


def _others(referee: Referee) -> bool:
    return any(settle(referee) for settle in ALSO)


def check(referee: Referee, spare: Collection[str] = ()) -> None:
    """Brings the board to where it must be; runs until nothing more follows.

    ``spare`` are Sites at zero about which the attacking player has yet to decide (6.4.3).
    """
    if "settled" in referee.game.cache and not _others(referee):
        return
    while _lapse(referee) or _texts(referee) or _control(referee) or _smoke(referee, spare) or _others(referee):
        pass
    if not spare:
        referee.game.cache["settled"] = True


def _texts(referee: Referee) -> bool:
    game = referee.game
    given = game.modifications or any(card.own is not None for card in game.in_play())
    return bool(given) and copying.settle(referee)


def _control(referee: Referee) -> bool:
    game = referee.game
    taken = game.modifications or any(
        card.held_by != card.controller or card.subject is not None for card in game.in_play()
    )
    return bool(taken) and control.settle(referee)


def lives(referee: Referee, modification: Modification) -> bool:
    """Whether what an effect has given still lasts: for maintained effects, while the card stays turned (4.2)."""
    game = referee.game
    if modification.keeper is not None:
        keeper = game.same(modification.keeper)
        # 4.2: if it is canceled, even for a time, it stays so until the card has unturned.
        if keeper is None or not keeper.turned or not keeper.in_play or view.view_of(game).canceled(keeper.id):
            return False
    if modification.until == "source leaves play" and (
        modification.source is None or game.same(modification.source) is None
    ):
        return False
    if modification.cards and not any(game.same(known) is not None for known in modification.cards):
        return modification.until == "game"
    return True


def _lapse(referee: Referee) -> bool:
    ended = [each for each in referee.game.modifications if not lives(referee, each)]
    if not ended:
        return False
    referee.set(modifications=tuple(each for each in referee.game.modifications if each not in ended))
    for modification in ended:
        keeper = modification.keeper
        if keeper is not None and any(referee.game.same(known) for known in modification.cards):
            referee.step(
                "expire",
                f"{referee.card(keeper.id).title} no longer maintains its effect, which ceases.",
                rule("4.2"),
                *(
                    [rule("4.5.3")]
                    if any(isinstance(each, co.BonusTo | co.DamageBonus) for each in modification.what)
                    else []
                ),
                cards=[keeper.id],
            )
    return True


def _doomed(referee: Referee) -> list[Card]:
    """Characters that Lethal damage smokes whatever their Fighting."""
    found = [card for known in referee.doomed if (card := referee.game.same(known)) is not None and card.in_play]
    referee.doomed = []
    return [card for card in found if not prohibitions.forbids(referee.game, co.Deed.SMOKE, card)]


def _why_smoked(referee: Referee, card: Card) -> tuple[str, Citation]:
    here = view.view_of(referee.game)
    if card.text.is_site:
        return f"{referee.game.titled(card)} has Body zero and is smoked immediately.", rule("3.3.3")
    if here.fighting(card.id) > 0:
        (citation, *_) = referee.game.ruleset.rule("keyword_lethal").citations
        return f"{referee.game.titled(card)} has taken Lethal damage and is smoked.", citation
    return f"{referee.game.titled(card)} has Fighting zero and is smoked immediately.", rule("4.6")


def _smoke(referee: Referee, spare: Collection[str]) -> bool:
    gone = [card for card in damage.zeroed(referee) if card.id not in spare]
    gone += [card for card in _doomed(referee) if card not in gone]
    cards = referee.game.cards
    if referee.game.auction is not None:
        # 5.5: the game stands still; what becomes of a Site is decided after the auction.
        gone = [card for card in gone if not card.text.is_site]
    orphans = [
        card
        for card in referee.game.in_play()
        if card.text.type == STATE and (card.subject is None or cards[card.subject].zone != "play")
    ]
    protected = _protected(referee) if referee.game.auction is None else []
    if not gone and not orphans and not protected:
        return False
    referee.moment += 1  # Whatever is smoked now is smoked simultaneously.
    leaving = []
    harmed = damage.harmed_by(referee)
    for card in gone:
        deeds = harmed.get(card.id, ())
        cause = Cause(deeds[-1].by or "", deeds[-1].source) if deeds else None
        happening: ToldOfLeaving = {"deeds": deeds}
        instead = what_instead(referee, card, cause, happening)
        leaving.append((card, _why_smoked(referee, card), cause, happening, instead))
    for card, why, cause, happening, instead in leaving:
        if not card.face_up:
            damage.reveal(referee, card.id, "its Body is zero")
        referee.step("smoke", *why, cards=[card.id])
        if cause is None and card.text.is_conditional:
            referee.cite(rule("5.2.3"))  # What it had on a condition is gone at once.
        if card.text.is_site:
            referee.happen("reduce", referee.card(card.id), by=cause.by if cause else None, **happening)
        leave_play(referee, card.id, "smoke", cause, happening=happening, instead=instead)
    for card in orphans:
        if referee.card(card.id).in_play:
            referee.step(
                "smoke", f"{referee.game.titled(card)} has no subject and is smoked.", rule("4.3.4"), cards=[card.id]
            )
            leave_play(referee, card.id, "smoke")
    for card, subject, says in protected:
        if referee.card(card.id).in_play:
            named = referee.name(subject.id)
            whose = f"the text of {named}" if says.card is None or says.card.id == subject.id else says.card.title
            text = f"{referee.game.titled(card)} is smoked: {whose} says that {named} is no legal subject for it."
            referee.step("smoke", text, rule("7.6"), cards=[card.id])
            leave_play(referee, card.id, "smoke")
    return True


def _protected(referee: Referee) -> list[tuple[Card, Card, Scope]]:
    """7.6: the States on a card that is no legal subject, in whatever way they came there, and what says so."""
    game = referee.game
    if not prohibitions.of(game, co.NoLegal):
        return []
    return [
        (state, subject, says)
        for subject in game.in_play()
        for state in game.states_on(subject.id)
        if (says := immunity.no_legal(game, co.LegalAs.SUBJECT, subject, state, state.controller or state.owner))
        is not None
    ]
