"""The resource pool of a player (2.1, 4.3.1)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.continuous import statics
from rules.engine.phrases import numbers
from rules.engine.phrases.scope import CannotRunError
from rules.engine.rules_text import EDGE, STATE
from rules.engine.state import Game
from rules.engine.symbols import BY_NAME, Symbols
from rules.engine.text.actions import Act
from rules.engine.text.references import ThisCard
from rules.engine.text.selectors import Faction, Select
from rules.engine.text.timing import Clause


def pool(game: Game, player: str) -> Symbols:
    """What the cards provide that a player controls, and those in the player's smoked pile."""
    table: dict[str, Symbols] | None = game.cache.get("pools")
    if table is None:
        table = game.cache["pools"] = {}
    found = table.get(player)
    if found is None:
        owner = game.players[player]
        provided = [owner.resources]
        for card in game.controlled(player):
            # 4.3.1: a Character or Site provides from the moment it enters play; 4.3: Edges and States must resolve.
            if card.resolved or card.text.type not in (EDGE, STATE):
                # A face-down Site shows nothing (4.3.3).
                provided.append(card.text.face.provides if card.face_up else Symbols())
        table[player] = Symbols.total_of(provided)  # What counts resources does not count what it provides itself.
        provided += _computed(game, player)
        provided += [game.cards[each].text.face.provides for each in owner.smoked]
        found = table[player] = Symbols.total_of(provided)
    return found


def _computed(game: Game, player: str) -> Iterator[Symbols]:
    """ "Provides X [Magic] resources": what the texts of a player's cards provide."""
    for clause, scope in statics.clauses(game, "provide"):
        card = scope.card
        what = getattr(clause.action, "what", None)
        if card is None or card.controller != player or not isinstance(what, Select):
            continue
        symbols = [BY_NAME[word.symbol.lower()] for kind in what.kinds for word in kind.all_of if is_faction(word)]
        try:
            if not symbols or not statics.hold(clause.adverbs, scope):
                continue
            amount = what.quantity.amount
            number = numbers.value(amount, scope) if amount is not None else 1
            yield Symbols.from_counts({symbols[0]: max(0, number * statics.multiple(clause.adverbs, scope))})
        except CannotRunError as error:
            game.note_unrun(card.id, error)


def reads(clause: Clause) -> bool:
    """Whether a clause says what its card provides."""
    act = clause.action
    if not isinstance(act, Act) or act.verb != "provide" or clause.mode != "do" or act.complements:
        return False
    words = [word for kind in act.what.kinds for word in kind.all_of] if isinstance(act.what, Select) else []
    own = isinstance(clause.agent, ThisCard | None)
    return own and len([word for word in words if is_faction(word)]) == 1 and statics.hangs_on(clause)


def is_faction(word: object) -> bool:
    """Whether a word of a noun phrase is a resource symbol."""
    return isinstance(word, Faction)
