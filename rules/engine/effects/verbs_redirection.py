"""Effects that redirect damage: they set signposts (4.5.2)."""

from __future__ import annotations

from rules.engine.effects.doing import Doer
from rules.engine.effects.roles import does
from rules.engine.effects.verbs import complement
from rules.engine.harming import redirection
from rules.engine.phrases import nouns, numbers
from rules.engine.phrases.scope import CannotRunError
from rules.engine.state import Known, Signpost
from rules.engine.steps import rule
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act
from rules.engine.text.timing import Clause


@does("redirect", takes=("to", "onto", "from", "by", "on"))
def redirect(doer: Doer, clause: Clause, act: Act) -> None:
    """Redirect all damage from that source on target to this card: sets a signpost (4.5.2)."""
    if doer.request is not None:
        raise CannotRunError("redirecting as a payment")
    recipient, source, original = _bound_to(doer, act)
    game = doer.referee.game
    effect = next((each.number for each in game.scene if each.card == source), None)
    if recipient is None or (effect is None and source not in redirection.sources(game)):
        title = doer.referee.card(source.id).title
        doer.referee.step("signpost", f"There is no damage of {title} to redirect.", rule("4.5.2"), cards=[source.id])
        return
    doer.referee.step(
        "signpost",
        f"The signpost for the damage of {doer.referee.card(source.id).title} is set: it points at "
        f"{doer.referee.name(recipient.id)}.",
        rule("4.5.2"),
        cards=[source.id, recipient.id],
    )
    redirection.set_signpost(
        doer.referee,
        Signpost(
            doer.referee.next_number(),
            source,
            original,
            recipient,
            doer.cause.card,
            "effect" if effect is not None else "attack",
            effect,
            points(doer, act),
        ),
    )


def check(doer: Doer, clause: Clause) -> None:
    """Whether what was chosen at generation may be redirected in this way (4.5.2).

    :raises RefusalError: if not.
    """
    act = clause.action
    if not isinstance(act, Act) or act.verb != "redirect":
        return
    recipient, source, original = _bound_to(doer, act)
    if recipient is not None:
        game = doer.referee.game
        redirection.check(game, source, original, game.cards[recipient.id], doer.scope.card)


def _bound_to(doer: Doer, act: Act) -> tuple[Known | None, Known, Known | None]:
    """The new recipient, the source and the original recipient, as they were chosen."""
    recipients = _bound(doer, complement(act, "to", "onto"))
    source, original = _redirected(doer, act)
    if source is None:
        raise CannotRunError("redirecting damage that has no source of its own")
    return (recipients[0] if recipients else None), source, original


def points(doer: Doer, act: Act) -> int | None:
    """How much of the damage is redirected; none is all of it."""
    if not isinstance(act.what, sel.Select) or act.what.quantity.amount is None:
        return None
    return numbers.value(act.what.quantity.amount, doer.now())


def _redirected(doer: Doer, act: Act) -> tuple[Known | None, Known | None]:
    """The source and the original recipient that a redirection names: damage from that source on target."""
    source: Known | None = None
    original: Known | None = None
    filters = act.what.filters if isinstance(act.what, sel.Select) else ()
    inner = [each for part in filters if isinstance(part, sel.Past) for each in part.complements]
    for part in (*filters, *inner, *act.complements):
        preposition = getattr(part, "preposition", "by" if isinstance(part, sel.Past) else "")
        node = getattr(part, "where", None) or getattr(part, "what", None) or getattr(part, "by", None)
        found = _bound(doer, node) if preposition in ("from", "by", "on") else []
        if found and preposition == "on":
            original = found[0]
        elif found:
            source = found[0]
    return source, original


def _bound(doer: Doer, node: object) -> list[Known]:
    if node is None:
        return []
    if isinstance(node, ref.ThisCard) and doer.scope.this is not None:
        return [doer.scope.this]
    if isinstance(node, ref.Target | ref.Chosen | ref.That):
        return [each for each in doer.scope.slots.get(node.slot, ()) if isinstance(each, Known)]
    if isinstance(node, sel.Select):
        return [Known(card.id, card.life) for card in doer.cards(node)]
    return [Known(card.id, card.life) for card in nouns.cards(node, doer.now())]
