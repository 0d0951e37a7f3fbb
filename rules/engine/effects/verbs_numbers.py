"""Effects that raise or lower a number in digits on a card, and the choices that they ask for (5.2, 7.7)."""

from __future__ import annotations

from rules.engine.continuous import copying, renumbering, statements
from rules.engine.continuous.renumbering import Renumbered
from rules.engine.effects.doing import Doer
from rules.engine.effects.gaining import add, duration, lasting
from rules.engine.effects.roles import does
from rules.engine.ir import continuous as co
from rules.engine.ir.words import Role
from rules.engine.phrases import numbers
from rules.engine.phrases.scope import CannotRunError
from rules.engine.scene.choosing import AmbiguousError, Request, pick
from rules.engine.state import Binding, Card, Known, Word
from rules.engine.steps import RefusalError, listing, rule
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, To
from rules.engine.text.node import walk
from rules.engine.text.timing import Clause, Until

RAISE_OR_LOWER = "raise or lower"
# Where an effect remembers which of two things was chosen.


def asks_for_number(node: object) -> bool:
    """Whether a phrase is about a number on a card."""
    kinds = node.kinds if isinstance(node, sel.Select) else ()
    return any(word == sel.Type("number") for kind in kinds for word in kind.all_of)


def pick_number(doer: Doer, request: Request, node: sel.Select) -> Binding:
    """The number on a card that an action names, under ``choices``; the card, if that is a choice too, as a target.

    :raises AmbiguousError: if it names none.
    :raises RefusalError: if the card has no such number.
    """
    where = next((each.where for each in walk(node) if isinstance(each, sel.Placed) and each.preposition == "on"), None)
    if isinstance(where, sel.Select):
        doer.scope = doer.scope.with_slot(where.slot, pick(doer.referee, request, where, doer.now()))
        where = ref.Chosen(where.slot or 0)
    cards = doer.cards(where)
    if len(cards) != 1:
        raise CannotRunError("a number on that")
    known = renumbering.numbers(cards[0].printed)
    if not request.choices:
        text = f"Name a number on {cards[0].title}, as choices: {listing(list(known), 'or')}."
        raise AmbiguousError("choices", [[name] for name in known], text)
    name = str(request.choices.pop(0)).lower()
    if name not in known:
        text = f"{name} is no number in digits on {cards[0].title}; it has {listing(list(known))}."
        raise RefusalError("not_an_option", text, rule("5.2"))
    return (Known(cards[0].id, cards[0].life), Word("number", name))


def choose_whether(request: Request, act: Act) -> Binding:
    """Which of two things is chosen: whether to raise or lower that number.

    :raises AmbiguousError: if the action does not say.
    :raises RefusalError: if it says something else.
    """
    options = act.verb.split(" or ")
    if not request.choices:
        raise AmbiguousError("choices", [[each] for each in options], f"Say which: {listing(options, 'or')}.")
    said = request.choices.pop(0)
    if act.verb == RAISE_OR_LOWER and isinstance(said, int):
        by = next((each.what for each in act.complements if isinstance(each, To) and each.preposition == "by"), 1)
        said = {by: "raise", -by: "lower"}.get(said, said) if isinstance(by, int) else said
    if said not in options:
        raise RefusalError("not_an_option", f"{said} is no choice here; {listing(options, 'or')} is.", rule("5.2"))
    return (Word("whether", str(said)),)


def check(doer: Doer, clause: Clause) -> None:
    """Whether the number that was chosen may become what the effect makes it.

    :raises RefusalError: if the text forbids it.
    """
    act = clause.action
    if not isinstance(act, Act) or act.verb != RAISE_OR_LOWER:
        return
    for card, name, by in _changes(doer, act):
        why = _forbidden(doer, card, name, by)
        if why:
            raise RefusalError("card_forbids", why, rule("7.7"), rule("5.2"))


@does(RAISE_OR_LOWER, takes=("by",), reads=(Until,), manners=("as chosen",))
def raise_or_lower(doer: Doer, clause: Clause, act: Act) -> None:
    """Raise or lower that number by 1, as chosen, until the end of the turn."""
    until = duration(doer, clause)
    for card, name, by in _changes(doer, act):
        why = _forbidden(doer, card, name, by)
        if why:
            doer.referee.step("renumber", why, rule("7.7"), cards=[card.id])
            continue
        now = renumbering.numbers(copying.renumbered(doer.referee.game, card))[name] + by
        said = f"The number {name} on {doer.referee.name(card.id)} is now {now}{lasting(until)}."
        doer.referee.step("renumber", said, rule("5.2"), cards=[card.id])
        add(doer, (Known(card.id, card.life),), (Renumbered(name, by),), until)


def _changes(doer: Doer, act: Act) -> list[tuple[Card, str, int]]:
    """The cards, the numbers on them by name, and what is added to each."""
    scope = doer.now()
    slot = getattr(act.what, "slot", None)
    by = next((each.what for each in act.complements if isinstance(each, To) and each.preposition == "by"), None)
    chosen = scope.slots.get(Role.WHETHER, ())
    if not isinstance(slot, int) or by is None or not chosen:
        raise CannotRunError("raising or lowering that")
    amount = numbers.value(by, scope) * (1 if chosen[0] == Word("whether", "raise") else -1)
    bound = scope.slots.get(slot, ())
    names = [each.said for each in bound if isinstance(each, Word)]
    cards = doer.remembered(bound)
    return [(card, names[0], amount) for card in cards] if names else []


def _forbidden(doer: Doer, card: Card, name: str, by: int) -> str:
    """Why a number may not be changed so, or nothing."""
    source = doer.scope.card
    if source is None:
        return ""
    unread = [clause for part in source.text.parts if part.lowered is None for clause in part.clauses]
    spared = [each for each in statements.said_by(source.text, co.SparesNumbers) if each.stat.value == name]
    if spared or (name == "cost" and any(_spares_costs(clause) for clause in unread)):
        return f"{doer.source_name()} does not affect costs."
    now = renumbering.numbers(copying.renumbered(doer.referee.game, card)).get(name, 0)
    said = [limit for limit in map(renumbering.zero_limit, unread) if limit is not None]
    for limit in (*statements.said_by(source.text, co.LeastNumber), *said):
        if renumbering.forbids(limit, now, now + by):
            what = "no digit of it can become" if limit.digits else "cannot become"
            return f"The number {name} on {card.title} is {now}, and {what} {limit.least - 1}."
    return ""


def _spares_costs(clause: Clause) -> bool:
    act = clause.action
    if not isinstance(act, Act) or act.verb != "affect" or clause.mode not in ("do not", "cannot"):
        return False
    kinds = getattr(act.what, "kinds", ())
    return any(isinstance(word, sel.Type) and word.name in ("cost", "costs") for kind in kinds for word in kind.all_of)
