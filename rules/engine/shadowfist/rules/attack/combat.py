"""Combat: entering it, Ambush, simultaneous damage, its end; with interceptors and with targets (6.4; 2001 FAQ 7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.engine.shadowfist.lowering.rules_text import CHARACTER
from rules.engine.shadowfist.model.steps import Decision, listing, rule
from rules.engine.shadowfist.query.game.attack_state import (
    TARGET_COMBAT,
    Fight,
    Stage,
    about_to_fight,
    attacker,
    interceptor,
    is_attacking,
)
from rules.engine.shadowfist.query.game.events import Cause
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game, Known
from rules.engine.shadowfist.rules import checks
from rules.engine.shadowfist.rules.attack import burning, ending, meeting, offering, prior, striking, taking
from rules.engine.shadowfist.rules.attack.ceasing import (
    AFTER_ITS_COMBAT,
    NO_ATTACKER,
    cease_attacking,
    cease_intercepting,
)
from rules.engine.shadowfist.rules.attack.stages import after, change, current, everyone_passes
from rules.engine.shadowfist.rules.harming import damage, once_only
from rules.engine.shadowfist.rules.harming.harm import Harm
from rules.engine.shadowfist.rules.scene import scenes, triggers
from rules.engine.shadowfist.rules.turns import expiring, winning
from rules.engine.shadowfist.view import view


@after(Stage.PRIOR_TO_COMBAT, Stage.PRIOR_TO_TARGET)
def enter(referee: Referee) -> None:
    """All scenes prior to combat have resolved: attackers and interceptors, or targets, are in combat (6.4)."""
    fights = tuple(about_to_fight(referee.game))
    with_target = current(referee).stage is Stage.PRIOR_TO_TARGET
    if not fights:
        _nobody_to_fight(referee, with_target=with_target)
        return
    stage = Stage.ENTERING_TARGET if with_target else Stage.ENTERING_COMBAT
    change(referee, stage=stage, fights=fights)
    text = f"Combat: {meeting.said(referee, fights, 'meets', 'meet')}."
    referee.step("combat", text, stage.rule, rule("6.4"), cards=_cards(fights))
    meeting.announce(referee, "enter combat", fights)
    _close(referee, stage)


def _nobody_to_fight(referee: Referee, *, with_target: bool) -> None:
    """Who was about to be fought is gone."""
    if with_target:
        ending.begin(referee, "there is no target left")
        referee.cite(rule("6.1"))
        scenes.after_action(referee)
    else:
        prior.begin(referee)


def _sides(fights: Sequence[Fight]) -> Iterator[tuple[Known, Known]]:
    for fight in fights:
        yield fight.attacker, fight.opponent
        yield fight.opponent, fight.attacker


def _cards(fights: Sequence[Fight]) -> list[str]:
    return list(dict.fromkeys(known.id for known, _ in _sides(fights)))


def _close(referee: Referee, stage: Stage) -> None:
    """The checks after a step of combat; it goes on by itself unless somebody has decided or might act there."""
    scenes.after_action(referee)
    attack = referee.game.attack
    on = attack is not None and attack.stage is stage and not referee.game.scene
    if on and not referee.heard and not offering.waits(referee.game):
        everyone_passes(referee)


def in_combat(game: Game, fight: Fight) -> bool:
    """Whether a fight still goes on: both are in play, and the one still attacks or intercepts the other."""
    part = attacker(game, fight.attacker.id)
    opponent = game.same(fight.opponent)
    if part is None or part.card != fight.attacker or opponent is None or not opponent.in_play:
        return False
    other = interceptor(game, fight.opponent.id)
    return part.target == fight.opponent or (other is not None and other.against == fight.attacker)


def _going_on(game: Game) -> list[Fight]:
    fights = game.attack.fights if game.attack is not None else ()
    return [fight for fight in fights if in_combat(game, fight)]


@after(Stage.ENTERING_COMBAT, Stage.ENTERING_TARGET)
def ambush(referee: Referee) -> None:
    """Attackers with Ambush inflict their combat damage before the opposing Character does (10.1.2)."""
    with_target = current(referee).stage in TARGET_COMBAT
    stage = Stage.TARGET_AMBUSH_DAMAGE if with_target else Stage.AMBUSH_DAMAGE
    striking_first = [fight for fight in _going_on(referee.game) if _ambushes(referee, fight)]
    change(referee, stage=stage)
    if not striking_first:
        everyone_passes(referee)
        return
    names = [referee.card(each.attacker.id).title for each in striking_first]
    referee.step(
        "combat",
        f"{listing(names)} {'has' if len(names) == 1 else 'have'} Ambush and inflict{'s' if len(names) == 1 else ''} "
        "combat damage first.",
        stage.rule,
        rule("10.1.2"),
        cards=_cards(striking_first),
    )
    _inflict(referee, striking.blows(referee, striking_first, opponents=False))
    fights = tuple(
        Fight(each.attacker, each.opponent, struck=True) if each in striking_first else each
        for each in current(referee).fights
    )
    change(referee, fights=fights)
    _close(referee, stage)


def _ambushes(referee: Referee, fight: Fight) -> bool:
    opponent = referee.card(fight.opponent.id)
    if opponent.text.type != CHARACTER:
        return False
    abilities = view.view_of(referee.game).abilities(fight.attacker.id)
    if not any(each.name == "Ambush" and view.is_against(each, opponent) for each in abilities):
        return False
    if not referee.game.ruleset.value("ambush_is_optional"):
        return True
    card = referee.card(fight.attacker.id)
    question = f"Does {card.title} inflict its combat damage first, with Ambush?"
    return referee.decide(Decision(str(card.controller), "may", question, ("yes", "no"), cards=(card.id,))) == ("yes",)


@after(Stage.AMBUSH_DAMAGE)
def strike(referee: Referee) -> None:
    """Attackers and interceptors inflict combat damage on each other simultaneously (7.3.D.ii.c)."""
    fights = _going_on(referee.game)
    change(referee, stage=Stage.COMBAT_DAMAGE)
    if fights:
        _simultaneously(referee, fights)
    _close(referee, Stage.COMBAT_DAMAGE)


@after(Stage.TARGET_AMBUSH_DAMAGE)
def strike_target(referee: Referee) -> None:
    """The attackers inflict combat damage on their targets, and these on them; Sites are taken (7.4.B.iii)."""
    fights = _going_on(referee.game)
    change(referee, stage=Stage.TARGET_DAMAGE)
    by = current(referee).by
    chosen: list[str] = []
    if fights:
        landed = _simultaneously(referee, fights)
        while scenes.holds_auction(referee):
            pass  # 5.5.1: an auction comes before the attacking player decides what becomes of a Site.
        sites = [site.id for site in _brought_to_zero(referee.game, landed)]
        # 7.4.B.iii: Characters are smoked before the attacking player decides about a Site.
        checks.check(referee, spare=sites)
        chosen = taking.take_sites(referee, by, [referee.card(site) for site in sites if referee.card(site).in_play])
    change(referee, taken=bool(chosen))
    if taking.BURN_FOR_POWER in chosen and referee.game.turn == by:
        for_combat_to_end(referee)
        burning.end_attack(referee)
        return
    if taking.BURN_FOR_POWER in chosen:
        text = f"That does not end the turn of {referee.game.turn}, nor at once the attack."
        referee.step("burn", text, rule("6.4.3"))
    if referee.game.ruleset.value("end_of_combat_scene") == "one":
        for_combat_to_end(referee)
    scenes.after_action(referee)
    if not referee.game.scene and winning.claimed(referee.game):
        winning.settle(referee)
    attack = referee.game.attack
    on = attack is not None and not referee.game.scene
    if on and not chosen and not referee.heard and not offering.waits(referee.game):
        everyone_passes(referee)


def _simultaneously(referee: Referee, fights: Sequence[Fight]) -> list[Harm]:
    referee.step(
        "combat",
        "Combat damage is inflicted simultaneously.",
        current(referee).stage.rule,
        rule("3.3.3"),
        cards=_cards(fights),
    )
    return _inflict(referee, striking.blows(referee, fights))


def _inflict(referee: Referee, harms: Sequence[Harm]) -> list[Harm]:
    """Inflicts combat damage, and notes which attackers have hit their target (6.5)."""
    landed = damage.inflict(referee, harms, Cause(current(referee).by))
    once_only.use_up(referee, landed)
    for harm in landed:
        part = attacker(referee.game, harm.source.id)
        if harm.combat and part is not None and part.target == harm.recipient:
            referee.set(attack=current(referee).with_attacker(part.card, hit=True))
    return landed


def _brought_to_zero(game: Game, landed: Sequence[Harm]) -> list[Card]:
    """The Sites on which combat damage was inflicted and whose Body is zero (6.4.3)."""
    here = view.view_of(game)
    hit = dict.fromkeys(harm.recipient for harm in landed if harm.combat)
    sites = [card for known in hit if (card := game.same(known)) is not None and card.in_play and card.text.is_site]
    return [card for card in sites if here.body(card.id) == 0]


@after(Stage.COMBAT_DAMAGE, Stage.TARGET_DAMAGE)
def end(referee: Referee) -> None:
    """The end of combat, and what that triggers (7.3.D.iii.a, 7.4.C.i)."""
    with_target = current(referee).stage in TARGET_COMBAT
    stage = Stage.END_OF_TARGET if with_target else Stage.END_OF_COMBAT
    change(referee, stage=stage)
    referee.step("combat", "This is the end of combat.", stage.rule, rule("6.4"))
    if not with_target or referee.game.ruleset.value("end_of_combat_scene") != "one":
        for_combat_to_end(referee)
    _close(referee, stage)


def for_combat_to_end(referee: Referee) -> None:
    """What the end of combat triggers: who has survived it, and what lasts until then. Whoever calls it checks."""
    fights = current(referee).fights
    meeting.announce(referee, "survive combat", fights)
    waiting = still_to_fight(referee.game)
    triggers.add(referee, expiring.expire(referee, "combat", lambda each: each.source not in waiting))
    referee.happen("end", by=current(referee).by, detail="combat", targets=tuple(mine for mine, _ in _sides(fights)))


def still_to_fight(game: Game) -> set[Known | None]:
    """The interceptors further behind in their chains: "the end of combat" is for them that of their own combat."""
    attack = game.attack
    if attack is None:
        return set()
    fighting = {known for known, _ in _sides(attack.fights)}
    return {
        part.card
        for part in attack.interceptors
        if not part.ceased and part.card not in fighting and is_attacking(game, part.against.id)
    }


@after(Stage.END_OF_COMBAT)
def complete(referee: Referee) -> None:
    """The combat is completed: who has overcome its interceptor goes on, who has not ceases attacking (6.4.1)."""
    attack = current(referee)
    change(referee, stage=Stage.AFTER_COMBAT, fights=(), combats=attack.combats + 1)
    for fight in attack.fights:
        _outcome(referee, fight)
    prior.note_overcome(referee)
    scenes.after_action(referee)


def _outcome(referee: Referee, fight: Fight) -> None:
    part = attacker(referee.game, fight.attacker.id)
    other = interceptor(referee.game, fight.opponent.id)
    if other is not None and (other.card != fight.opponent or other.against != fight.attacker):
        other = None
    if part is None:
        if other is not None:
            cease_intercepting(referee, other, NO_ATTACKER, *AFTER_ITS_COMBAT)
        return
    if other is None:
        return
    title = referee.card(part.card.id).title
    edition = referee.game.ruleset.rule("interceptor_not_overcome")
    if edition.value == "ceases attacking":
        opponent = referee.card(other.card.id).title
        cease_attacking(referee, part, f"it has not overcome {opponent}", rule("6.4.1"), *edition.citations)
    else:
        cease_intercepting(referee, other, f"its combat with {title}, which fights on, is over", *edition.citations)


@after(Stage.AFTER_COMBAT)
def next_level(referee: Referee) -> None:
    """The next interceptors of the chains come, or the next player's option to intercept (7.3.D.iv, 7.3.E)."""
    prior.begin(referee)


@after(Stage.END_OF_TARGET)
def complete_with_target(referee: Referee) -> None:
    """The combat with the targets is completed (7.4.C)."""
    attack = current(referee)
    change(referee, stage=Stage.AFTER_TARGET, fights=(), combats=attack.combats + 1)
    scenes.after_action(referee)


@after(Stage.AFTER_TARGET)
def end_attack(referee: Referee) -> None:
    """After the scenes that follow the combat with the targets, the attack ends (7.5)."""
    ending.begin(referee)
    scenes.after_action(referee)
