"""Choices that are neither cards nor players: a resource, a designator, a type, a title (5.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.engine.continuous import view
from rules.engine.designators import matches
from rules.engine.kernel.omitted import WORDS
from rules.engine.phrases import nouns, qualities
from rules.engine.phrases.scope import Scope
from rules.engine.play import resources
from rules.engine.rules_text import CARD_TYPES
from rules.engine.scene.choosing import AmbiguousError, Request
from rules.engine.state import Binding, Word
from rules.engine.steps import RefusalError, listing, rule
from rules.engine.symbols import BY_NAME, Symbol
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.node import walk

# How many words are offered where any may be named.
MAX_OFFERED = 12
# What may be named, and whether its options can be listed.
NAMEABLE = frozenset({"resource", "faction", "designator", "title", "type", "card type"})


def kind_of(node: object) -> str | None:
    """What a phrase has a player name; nothing if it is about cards or players."""
    for kind in getattr(node, "kinds", ()):
        for word in kind.all_of:
            if isinstance(word, sel.Type) and qualities.singular(word.name) in NAMEABLE:
                return qualities.singular(word.name)
    return None


def pick_word(request: Request, node: sel.Select, scope: Scope) -> Binding:
    """What an action names, in the order of the text, under ``choices``.

    :raises AmbiguousError: if it names nothing and there is a choice.
    :raises RefusalError: if it names what the text does not allow.
    """
    what = kind_of(node)
    assert what is not None
    allowed = options(what, node, scope)
    if not request.choices:
        if allowed is not None and len(allowed) == 1:
            return (Word(what, allowed[0]),)
        named = f": {listing(allowed, 'or')}" if allowed else ""
        offered, cut = (allowed, None) if allowed is not None else (on_the_board(what, scope), WORDS)
        raise AmbiguousError("choices", [[each] for each in offered], f"Name a {what}, as choices{named}.", cut)
    said = str(request.choices.pop(0))
    return (check_word(what, said, node, scope),)


def check_word(what: str, said: str, node: sel.Select, scope: Scope) -> Word:
    """What was named, if the text allows it.

    :raises RefusalError: if it does not.
    """
    allowed = options(what, node, scope)
    if what in ("resource", "faction") and said.lower() in BY_NAME:
        said = BY_NAME[said.lower()].value
    if allowed is not None and said not in allowed:
        raise RefusalError(
            "not_an_option",
            f"{said} is no {what} that may be named here; {listing(allowed, 'or') or 'none'} may.",
            rule("5.2"),
        )
    if what == "designator" and (" " in said.strip() or not said.strip()):
        raise RefusalError("wrong_number", f"A designator is one word, not {said!r}.", rule("7.3"))
    for part in walk(node):
        if isinstance(part, sel.Except) and _excluded(part.what, said):
            raise RefusalError("not_an_option", f"The text excepts {said}.", rule("5.2"), rule("3"))
    return Word(what, said)


def options(what: str, node: sel.Select, scope: Scope) -> Sequence[str] | None:
    """What may be named, where that can be listed."""
    if what in ("resource", "faction"):
        owners = [
            name
            for part in node.filters
            if isinstance(part, sel.Placed) and isinstance(part.where, ref.Of) and part.where.what == "pool"
            for name in nouns.players(part.where.of, scope)
        ]
        if owners:
            there = [symbol for name in owners for symbol in resources.pool(scope.game, name)]
            found = [each.value for each in Symbol if each in there]
        else:
            found = [each.value for each in Symbol]
        return [each for each in found if BY_NAME[each].is_faction] if what == "faction" else found
    if what in ("type", "card type"):
        return [each.lower() for each in CARD_TYPES]
    return None


def on_the_board(what: str, scope: Scope) -> list[str]:
    """Some of what may be named where anything may: what most cards in play have, as far as all can see."""
    this = scope.this.id if scope.this is not None else None
    cards = [card for card in scope.game.in_play() if card.face_up and card.id != this]
    words = (
        (word for card in cards for word in view.view_of(scope.game).designators(card.id))
        if what == "designator"
        else (card.title for card in cards)
    )
    return [word for word, _ in Counter(words).most_common(MAX_OFFERED)]


def _excluded(node: object, said: str) -> bool:
    return any(
        isinstance(word, sel.Designated) and matches(word.word, said)
        for kind in getattr(node, "kinds", ())
        for word in kind.all_of
    )
