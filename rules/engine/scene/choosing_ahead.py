"""What a triggered effect chooses is chosen as it is generated, as far as all can see what there is (5.2, 5.2.2).

What is chosen from a hand or deck, and how many cards are drawn or discarded, is settled on resolution (2001 FAQ 5.1).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rules.engine.effects import doing
from rules.engine.effects.doing import Doer
from rules.engine.effects.roles import HANDLERS
from rules.engine.phrases import nouns, qualities
from rules.engine.phrases.scope import Scope
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, Cause, Gain, To
from rules.engine.text.node import walk
from rules.engine.text.timing import AtMoment, Clause, ForEach, If, When

FIRST_SLOT = 1_000
CHOOSES = frozenset({"a", "an", "another", "number", "up to", "any", "any number of", "exactly", "single"})
HIDDEN = frozenset({"hand", "deck"})
# What is drawn, discarded or played is out of sight until then.
UNSEEN = frozenset({"draw", "draw up to", "discard", "play", "look at", "look through", "search", "reveal", "name"})
CARD_THINGS = frozenset({"character", "site", "feng shui site", "non-feng shui site", "state", "edge", "event", "card"})


def choose_ahead(doer: Doer, clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """The clauses with every choice made that belongs to generation; the doer's scope binds what was chosen."""
    made: list[Clause] = []
    slot = FIRST_SLOT
    for clause in clauses:
        if _waits(clause) or nouns.awaits_winner(clause, doer.scope) or _is_for_others(clause, doer.scope):
            made.append(clause)
            continue
        roles = list(acted_on(clause))
        chosen: dict[int, sel.Select] = {}
        for node in roles:
            if not _is_choice(node, doer.now()):
                continue
            fixed = node if node.slot is not None else replace(node, slot=slot)
            slot += 1
            doer.optional = clause.mode == "may"
            doer.chooser = doing.chooser_of(doer, clause)
            if not nouns.is_player(fixed, doer.scope):
                doer.cards(fixed)
            else:
                doer.players(fixed)
            chosen[id(node)] = fixed
        doer.optional, doer.chooser = False, None
        if chosen:
            # What was chosen is what the player wants: the option has been used.
            clause = _with_roles(replace(clause, mode="do") if clause.mode == "may" else clause, chosen)
        made.append(clause)
    return tuple(made)


def is_left_to_others(clause: Clause, scope: Scope) -> bool:
    """Whether a clause is an option of players who are named: "that player may unturn a Character"."""
    agent = clause.agent
    if clause.mode != "may" or agent is None or not nouns.is_player(agent, scope):
        return False
    return isinstance(agent, sel.Select) or nouns.players(agent, scope) != [scope.you]


def _is_for_others(clause: Clause, scope: Scope) -> bool:
    """Whether what is chosen is the choice of several players, or of one that is yet to be found."""
    several = isinstance(clause.agent, sel.Select) and nouns.is_player(clause.agent)
    acts = isinstance(clause.action, Act) and not clause.action.passive
    return (several and acts) or is_left_to_others(clause, scope)


def _waits(clause: Clause) -> bool:
    """Whether a clause depends on something later: another moment, a condition, what has been done before it."""
    return clause.link == "then" or any(isinstance(each, AtMoment | When | If | ForEach) for each in clause.adverbs)


def acted_on(clause: Clause) -> Iterable[sel.Select]:
    """The noun phrases on which a clause acts."""
    action = clause.action
    if isinstance(action, Cause):
        action = action.action
    if isinstance(action, Gain):
        yield from _selects(clause.agent)
    if isinstance(action, Act) and action.verb in HANDLERS and action.verb not in UNSEEN:
        if action.passive:
            yield from _selects(clause.agent)
        yield from _selects(action.what)
        for each in action.complements:
            if isinstance(each, To) and each.preposition not in ("from", "with", "instead of"):
                yield from _selects(each.what)


def _selects(node: object) -> Iterable[sel.Select]:
    if isinstance(node, sel.Select):
        yield node
    elif isinstance(node, sel.Several):
        for item in node.items:
            yield from _selects(item)


def _is_choice(node: sel.Select, scope: Scope) -> bool:
    if node.quantity.word not in CHOOSES or doing.is_random(node):
        return False
    if node.slot is not None and node.slot in scope.slots:
        return False
    # What refers to something that the effect has yet to do or find waits for it.
    for inner in walk((node.kinds, node.filters)):
        if isinstance(inner, ref.Target | ref.Chosen | ref.That) and inner.slot not in scope.slots:
            return False
        if isinstance(inner, ref.Of) and inner.what in HIDDEN:
            return False
    things = {
        qualities.singular(word.name) for kind in node.kinds for word in kind.all_of if isinstance(word, sel.Type)
    }
    designated = any(isinstance(word, sel.Designated) for kind in node.kinds for word in kind.all_of)
    return bool(things & CARD_THINGS) or designated or nouns.is_player(node)


def _with_roles(clause: Clause, chosen: dict[int, sel.Select]) -> Clause:
    """The clause with the phrases that were chosen in place of those that asked for a choice."""

    def new(node: object) -> object:
        if isinstance(node, sel.Several):
            return replace(node, items=tuple(new(item) for item in node.items))
        return chosen.get(id(node), node)

    action = clause.action
    inner = action.action if isinstance(action, Cause) else action
    if isinstance(inner, Act):
        complements = tuple(
            replace(each, what=new(each.what)) if isinstance(each, To) else each for each in inner.complements
        )
        inner = replace(inner, what=new(inner.what), complements=complements)
    action = replace(action, action=inner) if isinstance(action, Cause) else inner
    return replace(clause, action=action, agent=new(clause.agent))
