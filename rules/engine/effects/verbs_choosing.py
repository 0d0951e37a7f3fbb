"""Effects by which a player chooses something as they resolve, or as their card enters play (5.2, 10.2)."""

from __future__ import annotations

from rules.engine.effects.doing import Doer
from rules.engine.effects.roles import does
from rules.engine.phrases import naming, nouns
from rules.engine.phrases.scope import CannotRunError
from rules.engine.scene.choosing import Request, pick
from rules.engine.state import Binding, Known, Word
from rules.engine.steps import Decision, listing, rule
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act
from rules.engine.text.timing import Clause


@does("choose", "name", "select", "target")
def choose(doer: Doer, clause: Clause, act: Act) -> None:
    """Choose a Character; choose a resource and an opponent; name a title."""
    chosen: list[str] = []
    for item in act.what.items if isinstance(act.what, sel.Several) else (act.what,):
        if not isinstance(item, sel.Select):
            raise CannotRunError(f"choosing {type(item).__name__}")
        bound = _chosen(doer, item, doer.request)
        doer.last = bound
        doer.scope = doer.scope.with_slot(item.slot if item.slot is not None else -1, bound)
        chosen += [_said(doer, each) for each in bound]
    who = doer.chooser or doer.you
    said = listing(chosen) or "nothing"
    cards = [each.id for each in doer.last if isinstance(each, Known)]
    doer.referee.step("choose", f"{who} chooses {said} for {doer.source_name()}.", rule("5.2"), cards=cards)


def _chosen(doer: Doer, node: sel.Select, request: Request | None) -> Binding:
    what = naming.kind_of(node)
    if what is not None:
        return naming.pick_word(request, node, doer.now()) if request else _decided(doer, what, node)
    if request is not None:
        return pick(doer.referee, request, node, doer.now())
    if nouns.is_player(node):
        return tuple(doer.players(node))
    return tuple(Known(card.id, card.life) for card in doer.cards(node))


def _decided(doer: Doer, what: str, node: sel.Select) -> Binding:
    options = naming.options(what, node, doer.now())
    if options is None:
        raise CannotRunError(f"naming a {what} as an effect resolves")
    who = doer.chooser or doer.you
    answer = doer.referee.decide(Decision(who, "choose", f"Which {what}, for {doer.source_name()}?", tuple(options)))
    return tuple(Word(what, each) for each in answer)


def _said(doer: Doer, each: Known | str | Word) -> str:
    if isinstance(each, Known):
        return doer.referee.name(each.id)
    return each.said if isinstance(each, Word) else each
