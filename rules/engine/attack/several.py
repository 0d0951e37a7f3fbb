"""Attacks that are declared against several targets, where a text lets them be (6.3; 2001 FAQ 7.3).

"The next attack you declare this turn may have any number of targets." Each target is attacked by at least one of the
attackers: a target is what an attacker attacks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.engine.continuous.statics import clauses, hangs_on, hold
from rules.engine.effects.doing import Doer
from rules.engine.effects.roles import does
from rules.engine.phrases import nouns, numbers
from rules.engine.phrases.scope import CannotRunError, Scope, scope_of_modification
from rules.engine.referee import Referee
from rules.engine.state import Card, Game, Modification
from rules.engine.steps import Decision, RefusalError, rule
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, To
from rules.engine.text.references import Of, You
from rules.engine.text.timing import Clause, Until

UNBOUNDED = 1_000
TURN = "turn"


def reads(clause: Clause) -> bool:
    """Whether a clause says how many targets somebody's attacks may have."""
    return hangs_on(clause) and _is_permission(clause)


def _is_permission(clause: Clause) -> bool:
    act = clause.action
    if not isinstance(act, Act) or act.verb != "have" or clause.mode != "may" or act.complements:
        return False
    what = act.what
    several = isinstance(what, sel.Select) and [list(kind.all_of) for kind in what.kinds] == [[sel.Type("target")]]
    return several and what.quantity.word in ("any number of", "up to", "exactly", "number") and _attacks(clause.agent)


def _attacks(agent: object) -> bool:
    """Your attacks, attacks you declare, the next attack you declare this turn."""
    if isinstance(agent, Of):
        return agent.what in ("attack", "attacks")
    if not isinstance(agent, sel.Select) or any(
        word not in (sel.Type("attack"), sel.Is("next")) for kind in agent.kinds for word in kind.all_of
    ):
        return False
    return len(agent.filters) == 1 and _declared_by(agent.filters[0]) is not None


def _declared_by(part: object) -> object:
    if isinstance(part, sel.Where) and isinstance(part.clause.action, Act) and part.clause.action.verb == "declare":
        times = {each.preposition for each in part.clause.action.complements if isinstance(each, To)}
        return part.clause.agent or You() if times <= {"this turn"} else None
    return None


def _whose(agent: object, scope: Scope) -> list[str]:
    if isinstance(agent, Of):
        return nouns.players(agent.of, scope)
    assert isinstance(agent, sel.Select)
    return nouns.players(_declared_by(agent.filters[0]), scope)


def most(game: Game, by: str) -> int:
    """How many targets an attack that a player declares now may have."""
    found = 1
    for clause, scope in _permissions(game):
        try:
            if by in _whose(clause.agent, scope) and hold(clause.adverbs, scope):
                amount = clause.action.what.quantity.amount
                found = max(found, UNBOUNDED if amount is None else numbers.value(amount, scope))
        except CannotRunError as error:
            game.note_unrun(scope.this.id if scope.this else None, error)
    return found


def _permissions(game: Game) -> Iterator[tuple[Clause, Scope]]:
    yield from ((clause, scope) for clause, scope in clauses(game, "have") if reads(clause))
    for modification in game.modifications:
        for clause in _given(modification):
            yield clause, scope_of_modification(game, modification)


def _given(modification: Modification) -> list[Clause]:
    return [each for each in modification.what if isinstance(each, Clause) and _is_permission(each)]


@does("have", reads=(Until,), by_cards=True)
def permit(doer: Doer, clause: Clause, act: Act) -> None:
    """The next attack you declare this turn may have any number of targets."""
    from rules.engine.effects.gaining import add, duration, lasting

    if not _is_permission(clause):
        raise CannotRunError("an effect by which something may have that")
    next_one = isinstance(clause.agent, sel.Select) and any(
        sel.Is("next") in kind.all_of for kind in clause.agent.kinds
    )
    until = duration(doer, clause) if any(isinstance(each, Until) for each in clause.adverbs) else TURN
    rest = tuple(each for each in clause.adverbs if not isinstance(each, Until))
    which = "The next attack that is" if next_one else "Attacks that are"
    text = f"{which} declared may have several targets{lasting(until)}: {doer.source_name()}."
    doer.referee.step("permit", text, rule("6.3"), rule("3"))
    add(doer, (), (Clause(act, clause.agent, clause.mode, rest),), until, once=next_one)


def use_up(referee: Referee, by: str) -> None:
    """What only the next attack may have is used up by the one that a player has declared."""
    game = referee.game
    used = {
        each.number
        for each in game.modifications
        for clause in (_given(each) if each.once else ())
        if by in _whose(clause.agent, scope_of_modification(game, each))
    }
    if used:
        referee.set(modifications=tuple(each for each in game.modifications if each.number not in used))


def check(game: Game, by: str, targets: Mapping[str, Card]) -> None:
    """Whether an attack may be declared against so many targets.

    :raises RefusalError: if it may not: it has one, unless a text says otherwise.
    """
    if len(targets) > most(game, by):
        raise RefusalError(
            "illegal_target",
            f"An attack is declared against one target; no text lets {by} declare one against {len(targets)}.",
            rule("3.3.3"),
            rule("6.3"),
        )


def defender(referee: Referee, by: str, targets: Mapping[str, Card]) -> str:
    """The defending player: of several who control targets, the one whom the attacking player names (6.3)."""
    among = tuple(dict.fromkeys(str(each.controller) for each in targets.values()))
    if len(among) == 1:
        return among[0]
    text = f"{by} attacks cards of several players. Which of them is the defending player?"
    (named,) = referee.decide(Decision(by, "choose", text, among))
    return named
