"""Effects that redirect damage: they set signposts (4.5.2)."""

from __future__ import annotations

from rules.engine import damage, nouns
from rules.engine.doing import Doer, does
from rules.engine.state import Known, Signpost
from rules.engine.steps import rule
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act
from rules.engine.text.timing import Clause
from rules.engine.verbs import complement


@does("redirect")
def redirect(doer: Doer, clause: Clause, act: Act) -> None:
    """Redirect all damage from that source on target to this card: sets a signpost (4.5.2)."""
    recipients = doer.cards(complement(act, "to", "onto"))
    source, original = _redirected(doer, act)
    if not recipients or source is None:
        return
    recipient = recipients[0]
    effect = next((each.number for each in doer.referee.game.scene if each.card == source), None)
    doer.referee.step(
        "signpost",
        f"The signpost for the damage of {doer.referee.card(source.id).title} is set: it points at "
        f"{doer.referee.name(recipient.id)}.",
        rule("4.5.2"),
        cards=[source.id, recipient.id],
    )
    damage.set_signpost(
        doer.referee,
        Signpost(
            doer.referee.next_number(),
            source,
            original,
            Known(recipient.id, recipient.life),
            doer.cause.card,
            "effect" if effect is not None else "attack",
            effect,
        ),
    )


def _redirected(doer: Doer, act: Act) -> tuple[Known | None, Known | None]:
    """The source and the original recipient that a redirection names: damage from that source on target."""
    source: Known | None = None
    original: Known | None = None
    filters = act.what.filters if isinstance(act.what, sel.Select) else ()
    for part in (*filters, *act.complements):
        preposition = getattr(part, "preposition", "by" if isinstance(part, sel.Past) else "")
        node = getattr(part, "where", None) or getattr(part, "what", None) or getattr(part, "by", None)
        found = _bound(doer, node) if preposition in ("from", "by", "on") else []
        if found and preposition == "on":
            original = found[0]
        elif found:
            source = found[0]
    return source, original


def _bound(doer: Doer, node: object) -> list[Known]:
    if isinstance(node, ref.Target | ref.Chosen | ref.That):
        return [each for each in doer.scope.slots.get(node.slot, ()) if isinstance(each, Known)]
    if isinstance(node, sel.Select):
        return [Known(card.id, card.life) for card in doer.cards(node)]
    return [Known(card.id, card.life) for card in nouns.cards(node, doer.now())]
