"""Where a number comes from: what is printed on a card, what each modification adds, what damage takes (4.6, 5.2.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from rules.engine.kernel.citations import Citation
from rules.engine.kernel.frozen import frozen
from rules.engine.kernel.work import Work
from rules.engine.shadowfist.editions.citing import in_json
from rules.engine.shadowfist.interface.evaluation import run_scenario
from rules.engine.shadowfist.interface.scenario import read_scenario
from rules.engine.shadowfist.ir import amounts as a
from rules.engine.shadowfist.ir import continuous as co
from rules.engine.shadowfist.lowering.card_library import Library
from rules.engine.shadowfist.lowering.rules_text import CHARACTER
from rules.engine.shadowfist.model.steps import rule
from rules.engine.shadowfist.query import noted
from rules.engine.shadowfist.query.game.state import Card, Game
from rules.engine.shadowfist.query.scope import Scope
from rules.engine.shadowfist.view import view
from rules.engine.shadowfist.view.gains import Gain
from rules.engine.shadowfist.view.view import STATS


@frozen
class Part:
    """What one card, or one effect, adds to a number.

    ``by`` is the title of the card, ``card`` its id where it is one of this game; ``text`` are the words of its
    ability, ``counted`` the players (by name) and cards (by id) that these words count. ``lasting``: an effect that
    has resolved said it, and it holds for a time.
    """

    amount: int
    by: str
    card: str | None
    text: str
    counted: tuple[str, ...]
    lasting: bool

    @property
    def rules(self) -> tuple[Citation, ...]:
        """The rules by which it counts."""
        return (rule("4.6"),) if self.lasting else (rule("5.2.4"), rule("4.6"))


@frozen
class Account:
    """A number of a card in play: ``now = max(0, printed + the parts - damage)``.

    ``what`` is ``fighting`` or ``body``, ``printed`` what stands on the card (``"X"`` for X), ``base`` what that is
    worth.
    """

    what: str
    now: int
    printed: int | str
    base: int
    parts: tuple[Part, ...]
    damage: int

    @property
    def as_printed(self) -> bool:
        """Whether nothing has to be explained."""
        return self.now == self.printed and not self.parts


def accounts(scenario: Mapping[str, Any], library: Library, work: Work | None = None) -> dict[str, dict[str, Any]]:
    """How the Fighting and Body of every card in play come about after a scenario's actions, by id.

    Cards whose number is the printed one are left out.

    :param work: the account on which it is done; a new one with the usual limit, if none is given.
    :raises ScenarioError: if the scenario is malformed, or too much work.
    """
    run, _ = run_scenario(read_scenario(scenario, library), scenario, work or Work())
    game: Game = run.game
    found = ((card.id, account(game, card)) for card in game.in_play())
    return {card_id: _as_json(game, each) for card_id, each in found if each is not None and not each.as_printed}


def account(game: Game, card: Card) -> Account | None:
    """How the number of a card comes about; nothing for a card that has none."""
    what = "fighting" if card.text.type == CHARACTER else "body"
    here = view.view_of(game)
    printed = getattr(card.text.face, what)
    if not card.in_play or (card.text.type != CHARACTER and not card.text.is_site) or printed is None:
        return None
    now = here.fighting(card.id) if what == "fighting" else here.body(card.id)
    parts = tuple(part for gain in here.grants(card.id) for part in _parts(game, gain, what))
    # What the printed number is worth is what is left of the sum: X has its own definition (4.6).
    base = here.undamaged(card.id) - sum(part.amount for part in parts) if printed == "X" else printed
    return Account(what, now, printed, base, parts, card.damage)


def _parts(game: Game, gain: Gain, what: str) -> Iterator[Part]:
    benefit = gain.benefit
    if not isinstance(benefit, co.BonusTo) or STATS[benefit.stat] != what:
        return
    scope = gain.scope.on(game)
    amount = gain.times * noted.amount(benefit.amount, scope)
    if amount == 0:
        return
    source = gain.scope.card
    times, text = (1, "") if source is None else _words(source, benefit)
    counted = tuple(dict.fromkeys((*_counted(times, scope), *_counted(benefit.amount, scope))))
    title = source.title if source is not None else "An effect"
    yield Part(amount, title, source.id if source is not None else None, text, counted, gain.lasting)


def _words(source: Card, benefit: co.Benefit) -> tuple[a.Amount, str]:
    """How often a card gives a benefit, and the words of the ability that says so; none where an effect gave it."""
    for part in source.text.parts:
        for static, holds in source.text.gaining:
            said = holds.statement
            if part.does is static and isinstance(said, co.Grant) and benefit in said.benefits:
                return said.times, part.words
    return 1, ""


def _counted(amount: object, scope: Scope) -> Iterator[str]:
    """The players and cards that an amount counts."""
    match amount:
        case a.CountPlayers(of):
            yield from noted.players(of, scope)
        case a.CountCards(of):
            yield from (card.id for card in noted.cards(of, scope))
        case _ if is_dataclass(amount):
            for each in fields(amount):
                yield from _counted(getattr(amount, each.name), scope)


def _as_json(game: Game, found: Account) -> dict[str, Any]:
    return {
        "what": found.what,
        "now": found.now,
        "printed": found.printed,
        "base": found.base,
        "damage": found.damage,
        "parts": [
            {
                "amount": part.amount,
                "by": part.by,
                "card": part.card,
                "text": part.text,
                "counted": list(part.counted),
                "lasting": part.lasting,
                "rules": in_json(game.ruleset, part.rules),
            }
            for part in found.parts
        ],
    }
