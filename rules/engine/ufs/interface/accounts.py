"""Where the numbers of cards come from, in JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.engine.kernel.steps import cited
from rules.engine.kernel.work import Work
from rules.engine.ufs.card_library import Library
from rules.engine.ufs.interface.evaluation import act, begun
from rules.engine.ufs.interface.scenario import read_scenario
from rules.engine.ufs.ir.words import Stat
from rules.engine.ufs.model.cards import ATTACK
from rules.engine.ufs.query import accounting
from rules.engine.ufs.query.accounting import Account, Part
from rules.engine.ufs.query.state import Card, Game


def accounts(
    scenario: Mapping[str, Any], library: Library, work: Work | None = None
) -> dict[str, list[dict[str, Any]]]:
    """How the numbers of cards come about after a scenario's actions, by id; those that are as printed are left out.

    Of attacks in card pools their ``speed`` and ``damage``, of cards in hands the ``difficulty`` to play them now:
    ``what``, ``now``, ``printed`` and ``parts``, each with ``amount``, ``sets``, ``card``, ``by``, ``text``,
    ``lasting`` and ``rules``.

    :raises ScenarioError: if the scenario is malformed, or too much work.
    """
    work = work or Work()
    read = read_scenario(scenario, library)
    run = begun(read, work, scenario)
    act(run, read.actions, work)
    game = run.game
    found = {}
    for card in game.cards.values():
        told = [_json(game, each) for each in _of(game, card) if each.parts] if card.is_known else []
        if told:
            found[card.id] = told
    return found


def _of(game: Game, card: Card) -> Iterator[Account]:
    if card.zone == "hand":
        yield accounting.to_play(game, card)
    elif card.zone in ("card_pool", "transition") and card.type == ATTACK and not card.block:
        yield accounting.account(game, card, Stat.SPEED)
        yield accounting.account(game, card, Stat.DAMAGE)


def _json(game: Game, of: Account) -> dict[str, Any]:
    parts = [_part(game, each) for each in of.parts]
    return {"what": of.what, "now": of.now, "printed": of.printed, "parts": parts}


def _part(game: Game, part: Part) -> dict[str, Any]:
    source = game.cards.get(part.card or "")
    return {
        "amount": part.amount,
        "sets": part.sets,
        "card": part.card,
        "by": source.title if source is not None else part.why,
        "text": part.why if source is not None and not part.lasting else "",
        "lasting": part.lasting,
        "rules": [cited(each) for each in part.rules],
    }
