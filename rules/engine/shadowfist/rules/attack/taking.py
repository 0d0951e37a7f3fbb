"""Taking Sites: what the attacking player does with a Site whose Body combat damage has brought to zero (6.4.3)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.model.steps import Decision, RefusalError, check_answer, rule
from rules.engine.shadowfist.query.game.events import Cause, Deed
from rules.engine.shadowfist.query.game.referee import Referee
from rules.engine.shadowfist.query.game.state import Card, Game, Modification, Zone
from rules.engine.shadowfist.rules.harming import damage
from rules.engine.shadowfist.rules.play.leaving import leave_play, move
from rules.engine.shadowfist.rules.turns import winning
from rules.engine.shadowfist.view import control, prohibitions

SEIZE, SMOKE = "seize", "smoke"
BURN_FOR_POWER, BURN_FOR_VICTORY = "burn for power", "burn for victory"
MOST_POWER = 5


def options(game: Game, site: Card, by: str) -> tuple[str, ...]:
    """What the attacking player may do with a Site: any may be smoked, only Feng Shui Sites are burned (3.3.3)."""
    found = [SMOKE]
    # 7.4: one cannot take control of what one controls; seizing is taking control.
    if (
        site.controller != by
        and not control.loyal(game, site, by)
        and not any(prohibitions.forbids(game, deed, site, by) for deed in (co.Deed.TAKE_CONTROL, co.Deed.SEIZE))
    ):
        found.insert(0, SEIZE)
    if site.text.is_feng_shui:
        found += [
            choice
            for choice in (BURN_FOR_POWER, BURN_FOR_VICTORY)
            if not prohibitions.forbids(game, co.Deed.BURN, site, by)
        ]
    return tuple(found)


def power_for_burning(game: Game) -> int:
    """What burning a Site for Power pays in this edition."""
    if game.ruleset.value("burn_for_power") == "five":
        return MOST_POWER
    return min(len(game.clockwise()) + 1, MOST_POWER)


def take_sites(referee: Referee, by: str, sites: Sequence[Card]) -> list[str]:
    """The attacking player decides about every Site that combat damage has brought to zero; gives the choices.

    All decide before anything triggers, and the results are immediate (6.4.3).

    :raises DecisionNeededError: where the attacking player has to decide.
    """
    chosen = [(site, *_decide(referee, by, site)) for site in sites]
    for site, choice, place in chosen:
        _carry_out(referee, by, site, choice, place)
    return [choice for _, choice, _ in chosen]


def _decide(referee: Referee, by: str, site: Card) -> tuple[str, str | None]:
    possible = options(referee.game, site, by)
    decision = Decision(by, "take", f"What does {by} do with {site.title}?", possible, cards=(site.id,))
    if len(possible) == 1 and not referee.strict:
        referee.assume(decision, possible)
        return possible[0], None
    choice, *rest = referee.ask(decision) or ("",)
    named, place = (*rest, "", "")[:2]
    if named and named.lower() not in (site.id, site.title.lower()):
        raise RefusalError("not_an_option", f"{by} decides about {site.title} first, not {named}.", rule("6.4.3"))
    if choice in (BURN_FOR_POWER, BURN_FOR_VICTORY) and not site.text.is_feng_shui:
        raise RefusalError(
            "not_an_option",
            f"{site.title} is no Feng Shui Site and cannot be burned: {' or '.join(possible)}.",
            rule("3.3.3"),
            rule("6.4.3"),
        )
    check_answer(decision, (choice,), rule("5.2"))
    if place and choice != SEIZE:
        text = 'Nothing asks for "at" here: a Site that is not seized gets no place.'
        raise RefusalError("unused_field", text, rule("6.4.3"))
    return choice, place or None


def _carry_out(referee: Referee, by: str, site: Card, choice: str, place: str | None) -> None:
    deeds = damage.harmed_by(referee).get(site.id, ())
    referee.happen("reduce", referee.card(site.id), by=by, deeds=deeds)
    match choice:
        case "seize":
            seize(referee, by, site.id, place)
        case "burn for power":
            _burn_for_power(referee, by, site)
        case "burn for victory":
            _burn_for_victory(referee, by, site)
        case _:
            referee.step("smoke", f"{by} smokes {site.title}.", rule("6.4.3"), rule("3.3.3"), cards=[site.id])
            leave_play(referee, site.id, "smoke", Cause(by), happening={"deeds": (Deed(by), *deeds)})
    if site.text.is_feng_shui and choice in (SEIZE, BURN_FOR_VICTORY):
        winning.claim(referee, by)


def seize(referee: Referee, by: str, site_id: str, place: str | None = None) -> None:
    """A player takes control of a Site, without its damage, and puts it in a legal place (3.3.3, 6.4.3)."""
    site = referee.card(site_id)
    referee.step("seize", f"{by} seizes {site.title}.", rule("6.4.3"), rule("3.3.3"), cards=[site_id])
    # 3.3.3: all damage is removed; damage that cannot be removed stays, and the Body with it.
    damage.heal(referee, site_id, Cause(by))
    _keep(referee, by, site_id)
    control.change_controller(referee, site_id, by, place=place)
    referee.happen("seize", site, by=by, player=site.controller)


def _keep(referee: Referee, by: str, site_id: str) -> None:
    """Who seizes a Site holds it: that is more recent than any effect by which another controls it."""
    referee.put(site_id, held_by=by)
    if control.rightful(referee.game, referee.card(site_id)) != by:
        known = referee.game.known(site_id)
        lasting = Modification(referee.next_number(), (known,), (control.CONTROL,), "leaves play", by)
        referee.set(modifications=(*referee.game.modifications, lasting))


def burn(referee: Referee, by: str, site: Card, way: str) -> None:
    """A player burns a Feng Shui Site, for Power or for victory (6.4.3)."""
    if way == BURN_FOR_POWER:
        _burn_for_power(referee, by, site)
    else:
        _burn_for_victory(referee, by, site)


def _burn_for_power(referee: Referee, by: str, site: Card) -> None:
    power = power_for_burning(referee.game)
    referee.step(
        "burn",
        f"{by} burns {site.title} for Power and gains {power} Power.",
        rule("6.4.3"),
        rule("3.3.3"),
        *referee.game.ruleset.rule("burn_for_power").citations,
        cards=[site.id],
    )
    referee.put_player(by, power=referee.player(by).power + power)
    _leave(referee, by, site, "smoked", "for power")
    referee.happen("gain", by=by, amount=power)


def _burn_for_victory(referee: Referee, by: str, site: Card) -> None:
    referee.step(
        "burn",
        f"{by} burns {site.title} for victory: it goes to the burned-for-victory pile of {by}.",
        rule("6.4.3"),
        rule("3.3.3"),
        cards=[site.id],
    )
    _leave(referee, by, site, "burned", "for victory")


def _leave(referee: Referee, by: str, site: Card, zone: Zone, how: str) -> None:
    """A burned Site goes to its pile, out of play or from where what has smoked it has put it."""
    if site.in_play:
        leave_play(referee, site.id, "burn", Cause(by), zone=zone, pile_of=by, happening={"detail": how})
        return
    move(referee, site, zone, by if zone == "burned" else None)
    referee.happen("burn", site, by=by, detail=how)
