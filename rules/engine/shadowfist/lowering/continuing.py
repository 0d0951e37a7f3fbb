"""What a statement takes from those before and after it: otherwise, and how long they hold."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.shadowfist.text.actions import Act, Be, Gain, To
from rules.engine.shadowfist.text.references import Chosen, Of, Target, That, ThisCard
from rules.engine.shadowfist.text.selectors import Kind, Placed, Quantity, Select, Type
from rules.engine.shadowfist.text.timing import AtMoment, Clause, If, Manner, Until, When, While

OTHERWISE = Manner("otherwise")
THIS_TURN = Until(AtMoment("end", Select(Quantity("the"), (Kind((Type("turn"),)),))))
NEVER = frozenset({"cannot", "not", "do not"})


def continued(clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Statements that say for themselves what the text says once for several of them.

    "If it is turned, smoke it; otherwise turn it": the second hangs on the condition of the first. "Gains +3 Fighting
    and cannot be intercepted this turn": both last as long.
    """
    found: list[Clause] = []
    for clause in clauses:
        clause = _lasting(_otherwise(_purpose(_denied(clause, found), found), found))
        before = found[-1] if found else None
        shared = before is not None and clause.link == "and" and before.agent == clause.agent
        if shared and before is not None and THIS_TURN in clause.adverbs and _goes_on(before):
            found[-1] = replace(before, adverbs=(*before.adverbs, THIS_TURN))
        found.append(clause)
    return tuple(found)


def _denied(clause: Clause, before: list[Clause]) -> Clause:
    """ "Cannot damage it or remove it from play": neither can be done."""
    if not before or clause.link not in ("or", "nor") or clause.agent is not None or clause.mode != "do":
        return clause
    last = before[-1]
    return replace(clause, mode="cannot", agent=last.agent) if last.mode == "cannot" else clause


def _purpose(clause: Clause, before: list[Clause]) -> Clause:
    """ "Return a Character to play to intercept that attack": it is that Character that intercepts."""
    act = clause.action
    if not before or clause.link != "to" or clause.agent is not None or not isinstance(act, Act):
        return clause
    done_to = before[-1].action.what if isinstance(before[-1].action, Act) else None
    if isinstance(done_to, Select) and done_to.slot is not None:
        done_to = That(done_to.slot)
    if act.verb != "intercept" or not isinstance(done_to, That | Target | Chosen):
        return clause
    return replace(clause, agent=done_to)


def _smoked_at_zero(clause: Clause) -> Clause:
    """ "Is not smoked when its Fighting is 0": that is all that does not smoke it."""
    act = clause.action
    if clause.mode not in NEVER or not isinstance(act, Act) or act.verb != "smoke" or not act.passive:
        return clause
    whens = [each for each in clause.adverbs if isinstance(each, When)]
    if len(whens) != 1 or whens[0].word != "when" or act.complements or act.tense:
        return clause
    if not _is_zero(whens[0].event, clause.agent or ThisCard()):
        return clause
    rest = tuple(each for each in clause.adverbs if each is not whens[0])
    return replace(clause, mode="cannot", action=replace(act, verb="smoke at zero"), adverbs=rest)


def _is_zero(event: object, card: object) -> bool:
    """Whether something happens as a card's Fighting or Body comes to zero: it is 0, the damage equals or exceeds it.

    >>> _is_zero(Clause(Be(0), Of("fighting", ThisCard())), ThisCard())
    True
    """
    if not isinstance(event, Clause):
        return False
    number = Of("fighting", card), Of("body", card)
    damage = Select(Quantity(""), (Kind((Type("damage"),)),), (Placed("on", card),))
    zero = [Clause(Be(0), each) for each in number]
    return event in (*zero, *(Clause(Act("equal or exceed", each), damage) for each in number))


def _otherwise(clause: Clause, before: list[Clause]) -> Clause:
    """A clause with "otherwise" on the denial of its condition, or of the one before it.

    >>> so, not_so = Clause("it is turned"), Clause("turn it", adverbs=(OTHERWISE,))
    >>> _otherwise(not_so, [Clause("smoke it", adverbs=(If(so),))]).adverbs == (If(so, "otherwise"),)
    True
    """
    if OTHERWISE not in clause.adverbs:
        return clause
    own: list[If | While] = [each for each in clause.adverbs if isinstance(each, If)]
    hangs = own or next((each for one in reversed(before) if (each := _conditions(one))), [])
    if len(hangs) != 1:
        return clause
    word = "if" if isinstance(hangs[0], If) and hangs[0].word == "unless" else "otherwise"
    rest = tuple(each for each in clause.adverbs if each != OTHERWISE and each not in own)
    return replace(clause, adverbs=(If(hangs[0].condition, word), *rest))


def _conditions(clause: Clause) -> list[If | While]:
    return [each for each in clause.adverbs if isinstance(each, If | While)]


def _lasting(clause: Clause) -> Clause:
    """ "Cannot be healed this turn": that is how long it cannot."""
    clause = _smoked_at_zero(clause)
    act = clause.action
    now = To("this turn", None)
    if clause.mode in NEVER and Manner("this turn") in clause.adverbs:
        clause = replace(
            clause, adverbs=tuple(THIS_TURN if each == Manner("this turn") else each for each in clause.adverbs)
        )
    if clause.mode not in NEVER or not isinstance(act, Act) or act.tense or now not in act.complements:
        return clause
    rest = tuple(each for each in act.complements if each != now)
    return replace(clause, action=replace(act, complements=rest), adverbs=(*clause.adverbs, THIS_TURN))


def _goes_on(clause: Clause) -> bool:
    """Whether a clause says something that lasts, and not yet how long."""
    lasts = isinstance(clause.action, Gain) or clause.mode in NEVER
    return lasts and not any(isinstance(each, Until | While) for each in clause.adverbs)
