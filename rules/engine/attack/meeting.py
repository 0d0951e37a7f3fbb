"""Being in combat, and what happens there: being about to enter it, entering it, surviving it (6.4)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.attack.state import Fight, about_to_fight, opposing
from rules.engine.events import Happening
from rules.engine.phrases import nouns
from rules.engine.phrases.scope import CannotRunError, Scope
from rules.engine.referee import Referee
from rules.engine.scene import matching
from rules.engine.state import Card, Game, Known
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act
from rules.engine.text.timing import Clause

HAPPENS = frozenset({"enter combat", "survive combat"})
ABOUT_TO = "about to "


def announce(referee: Referee, verb: str, fights: Sequence[Fight]) -> None:
    """Notes for each card in these fights what happens to it, once for each card that it fights.

    The first time for each card is marked, since a card that fights several enters combat once.
    """
    seen: set[Known] = set()
    sides = [(fight.attacker, fight.opponent) for fight in fights]
    for mine, other in [*sides, *((other, mine) for mine, other in sides)]:
        card = referee.game.same(mine)
        if card is None or not card.in_play:
            continue
        detail = "" if mine in seen else "first"
        seen.add(mine)
        referee.happen(verb, card, by=card.controller, targets=(other,), detail=detail)


def matches(event: Clause, act: Act, happening: Happening, scope: Scope, *, about: bool = False) -> Scope | None:
    """The scope with what the event binds, if it is what happened: a Character enters combat with subject."""
    if happening.verb != (f"{ABOUT_TO}{act.verb}" if about else act.verb):
        return None
    opponents = nouns.complements(act, "with")
    if len(opponents) != len(act.complements):
        raise CannotRunError("combat with more to it")
    if not opponents and happening.detail != "first":
        return None
    bound = matching.fits_card(event.agent, happening.was, scope)
    for node in opponents:
        if bound is not None:
            bound = matching.fits_card(node, scope.game.cards[happening.targets[0].id], bound)
    return bound


def is_combat(node: object) -> bool:
    """Whether a phrase stands for combat: in combat, in combat with a Character."""
    return isinstance(node, sel.Select) and any(
        isinstance(word, sel.Type) and word.name == "combat" for kind in node.kinds for word in kind.all_of
    )


def fighting(game: Game, card: Card, *, about_to: bool = False) -> list[Card]:
    """The cards that a card is in combat with; with ``about_to`` also those that it will be prior to combat.

    6.4: what older texts do to a Character in combat has to be done prior to combat.
    """
    fights = list(game.attack.fights) if game.attack is not None else []
    if not fights and about_to:
        fights = about_to_fight(game)
    return [game.cards[each] for each in opposing(game, card.id, fights)]


def in_combat(card: Card, node: sel.Select, scope: Scope, *, about_to: bool = False) -> bool:
    """Whether a card is in combat, with what the phrase names if it names something."""
    others = fighting(scope.game, card, about_to=about_to)
    limits = [part.where for part in node.filters if isinstance(part, sel.Placed) and part.preposition == "with"]
    if len(limits) != len(node.filters):
        raise CannotRunError("combat with more to it")
    return any(all(nouns.matches(limit, other, scope) for limit in limits) for other in others)
