"""Damage that is about to be inflicted, and whether a phrase is about it: "combat damage inflicted by subject"."""

from __future__ import annotations

from rules.engine.continuous import keywords, view
from rules.engine.frozen import frozen
from rules.engine.phrases import nouns, numbers
from rules.engine.phrases.scope import CannotRunError, Scope
from rules.engine.state import Card, Game, Known
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import To
from rules.engine.text.amounts import Bounded

SOURCE = ("by", "from")
RECIPIENT = ("on", "to")
PARTIES = frozenset({*SOURCE, *RECIPIENT, "in", "in combat"})


@frozen
class Harm:
    """Damage that is about to be inflicted on one card by one source; ``kinds`` are what an effect calls it."""

    source: Known
    recipient: Known
    amount: int
    combat: bool = False
    kinds: tuple[str, ...] = ()


# What damage can be called besides combat damage: the special abilities of the later page.
KINDS = frozenset({"corrupted", "lethal", "unstoppable"})


def is_of_kind(game: Game, harm: Harm, name: str) -> bool:
    """Whether damage is Corrupted, Lethal or Unstoppable: by itself, or because its source has that ability."""
    if not keywords.known(game.ruleset, name):
        return False
    if name.lower() in harm.kinds:
        return True
    return view.view_of(game).has_against(harm.source.id, name, game.cards[harm.recipient.id])


@frozen
class Blow:
    """A harm with the cards concerned."""

    harm: Harm
    source: Card
    card: Card


def described(node: object, blow: Blow, scope: Scope) -> bool:
    """Whether a phrase for damage describes this damage: its kind, its source, its recipient, its amount.

    :raises CannotRunError: for a limit that the engine does not know.
    """
    if isinstance(node, ref.Of):
        return nouns.matches(node.of, blow.source, scope) and ("combat" not in node.how or blow.harm.combat)
    if isinstance(node, sel.Several):
        return any(described(item, blow, scope) for item in node.items)
    if not isinstance(node, sel.Select):
        raise CannotRunError(f"{type(node).__name__} as damage")
    if not any(_kind(kind, blow) for kind in node.kinds):
        return False
    return all(_limit(part, blow, scope) for part in node.filters)


def is_damage(node: object) -> bool:
    """Whether a phrase is about damage."""
    if isinstance(node, ref.Of):
        return node.what == "damage"
    if isinstance(node, sel.Several):
        return all(is_damage(item) for item in node.items)
    return isinstance(node, sel.Select) and any(
        isinstance(word, sel.Type) and word.name == "damage" for kind in node.kinds for word in kind.all_of
    )


def _kind(kind: sel.Kind, blow: Blow) -> bool:
    for word in kind.all_of:
        match word:
            case sel.Type("damage") | sel.Is("normal" | "same" | "other"):
                pass
            case sel.Is(what, negated) if what in KINDS:
                if (what in blow.harm.kinds) is negated:
                    return False
            case sel.Is("combat", negated):
                if blow.harm.combat is negated:
                    return False
            case sel.Is("non-combat", negated):
                if blow.harm.combat is not negated:
                    return False
            case _:
                raise CannotRunError(f"{word} of damage")
    return True


def _limit(part: object, blow: Blow, scope: Scope) -> bool:
    match part:
        case sel.Past("inflict", by, complements):
            return (by is None or from_source(by, blow, scope)) and all(
                parties(each, blow, scope) for each in complements
            )
        case sel.Placed("of", Bounded(of, word)):
            return numbers.compare(blow.harm.amount, word, numbers.value(of, scope))
        case sel.Placed(preposition, where) if preposition in (*SOURCE, *RECIPIENT):
            return parties(To(preposition, where), blow, scope)
        case sel.Except(what):
            if is_damage(what):
                return not described(what, blow, scope)
            return not from_source(what, blow, scope)
    raise CannotRunError(f"{type(part).__name__} of damage")


def parties(complement: object, blow: Blow, scope: Scope) -> bool:
    """Whether a complement names the source or the recipient: by Events, on this card."""
    if isinstance(complement, To) and complement.preposition in SOURCE:
        return from_source(complement.what, blow, scope)
    if isinstance(complement, To) and complement.preposition in RECIPIENT:
        return nouns.matches(complement.what, blow.card, scope)
    if isinstance(complement, To) and complement.preposition in ("in combat", "in"):
        return blow.harm.combat
    raise CannotRunError("damage with more to it")


def from_source(node: object, blow: Blow, scope: Scope) -> bool:
    """Whether the source is what a phrase names: a card, or a card that a player controls (10.2)."""
    if nouns.is_player(node, scope):
        return (blow.source.controller or blow.source.owner) in nouns.players(node, scope)
    return nouns.matches(node, blow.source, scope)
