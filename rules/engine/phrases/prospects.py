"""What an effect that waits in the scene is about to do: what it targets, whom it would smoke or damage (5.2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rules.engine.continuous import immunity
from rules.engine.ir.words import Prospect, Role
from rules.engine.phrases import nouns, qualities
from rules.engine.phrases.scope import CannotRunError, Scope, scope_of_effect
from rules.engine.query import prospects
from rules.engine.state import Card, Effect, Game, Known
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act
from rules.engine.text.timing import Clause, Either

KNOWN = frozenset(each.value for each in Prospect)
EVERY = ("all", "all other", "each", "each other", "every", "")
# Where an effect remembers what another, which it has canceled, would have done to which cards.
WOULD_HAVE = {
    "smoke": Role.WOULD_HAVE_SMOKED,
    "damage": Role.WOULD_HAVE_DAMAGED,
    "toast": Role.WOULD_HAVE_TOASTED,
}


def effect_of(game: Game, card: Card) -> Effect | None:
    """The effect in the scene that a card has generated last."""
    known = game.known(card.id)
    return next((each for each in reversed(game.scene) if each.card == known), None)


def recipients(game: Game, effect: Effect, verb: str) -> list[Card]:
    """The cards to which an effect does something when it resolves, as far as that is certain already."""
    if prospects.is_lowered(effect):
        return prospects.recipients(game, effect, Prospect(verb)) if verb in KNOWN else []
    scope = scope_of_effect(game, effect)
    found: dict[str, Card] = {}
    for clause in _clauses(effect, verb):
        thing = _patient(clause)
        if _is_open(thing, scope):
            continue
        try:
            found |= {card.id: card for card in nouns.cards(thing, scope)}
        except CannotRunError:
            continue
    source = scope.card
    return [card for card in found.values() if source is None or not immunity.unaffected(game, card, source, effect.by)]


def _clauses(effect: Effect, verb: str) -> list[Clause]:
    """The clauses of an effect that do something for certain: an option is none."""
    wanted = "inflict" if verb == "damage" else verb
    return [
        clause
        for clause in effect.right
        if isinstance(clause, Clause)
        and isinstance(clause.action, Act)
        and wanted in clause.action.verb.replace(" and ", " or ").split(" or ")
        and clause.mode in ("do", "must")
    ]


def _patient(clause: Clause) -> object:
    act = clause.action
    assert isinstance(act, Act)
    if act.verb == "inflict":
        return next(iter(nouns.complements(act, "on", "to")), ref.ThisCard())
    return (clause.agent if act.passive and act.what is None else act.what) or ref.ThisCard()


def _is_open(node: object, scope: Scope) -> bool:
    """Whether it is chosen only on resolution."""
    if isinstance(node, sel.Several):
        return any(_is_open(item, scope) for item in node.items)
    if not isinstance(node, sel.Select) or (node.slot is not None and node.slot in scope.slots):
        return False
    return node.quantity.word not in EVERY or node.quantity.amount is not None


def does(game: Game, effect: Effect, clause: object, scope: Scope) -> bool:
    """Whether an effect is one that a relative clause describes: that targets, or would smoke, a card you control.

    :raises CannotRunError: for something that is not known of an effect beforehand.
    """
    if isinstance(clause, Either):
        results = [does(game, effect, each, scope) for each in clause.clauses]
        return all(results) if clause.joint == "and" else any(results)
    if not isinstance(clause, Clause) or not isinstance(clause.action, Act):
        raise CannotRunError("such an effect")
    if clause.agent is not None and not isinstance(clause.agent, ref.ThisCard):
        raise CannotRunError("an effect by what something else does")
    act = clause.action
    negated = clause.mode in ("not", "do not", "cannot")
    if effect.card is not None:
        scope = scope.with_slot(Role.ITSELF, (effect.card,))
    return any(_does(game, effect, verb, act, scope) for verb in act.verb.split(" or ")) is not negated


def _does(game: Game, effect: Effect, verb: str, act: Act, scope: Scope) -> bool:
    what = act.what
    if verb == "target":
        if nouns.is_player(what, scope):
            names = {each for _, binding in effect.slots for each in binding if isinstance(each, str)}
            return bool(names & set(nouns.players(what, scope)))
        return _enough(what, [game.cards[each.id] for each in effect.targets if game.same(each)], scope)
    if verb in ("steal", "gain", "lose"):
        return _moves_power(game, effect, verb, act, scope)
    inner = scope.on(game)
    if effect.card is not None:
        inner = Scope(game, scope.you, effect.card, scope.slots, scope.x, scope.x_node, scope.subject)
    if _enough(what, recipients(game, effect, verb), inner):
        return True
    # What is chosen on resolution only is some card: enough where the text asks for no more.
    return _any_card(what) and is_open(effect, verb)


def remember(scope: Scope, canceled: Iterable[Effect]) -> Scope:
    """The scope with what effects that are about to be canceled would have done."""
    effects = list(canceled)
    for verb, slot in WOULD_HAVE.items():
        cards = {card.id: card for effect in effects for card in recipients(scope.game, effect, verb)}
        if cards:
            scope = scope.with_slot(slot, tuple(Known(card.id, card.life) for card in cards.values()))
    return scope


def where(clause: object, card: Card, scope: Scope) -> bool | None:
    """Whether a card fits a limit about what a canceled effect would have done; nothing for any other limit."""
    act = clause.action if isinstance(clause, Clause) else None
    if not isinstance(clause, Clause) or not isinstance(act, Act):
        return None
    if act.verb == "have" and isinstance(act.what, ref.Of) and act.what.what == "type":
        others = nouns.cards(act.what.of, replace(scope, sees_all=True))
        return any(card.text.type == each.text.type for each in others)
    if clause.mode != "would" or act.tense != "perfect" or clause.link != "whom":
        return None
    verbs = act.verb.split(" or ")
    if not set(verbs) <= WOULD_HAVE.keys():
        return None
    known = Known(card.id, card.life)
    return any(known in scope.slots.get(WOULD_HAVE[verb], ()) for verb in verbs)


def _any_card(what: object) -> bool:
    return (
        isinstance(what, sel.Select)
        and all(isinstance(each, sel.Except) and isinstance(each.what, ref.ThisCard) for each in what.filters)
        and all(kind.all_of == (sel.Type("card"),) for kind in what.kinds)
    )


def _enough(what: object, found: list[Card], scope: Scope) -> bool:
    fitting = [card for card in found if nouns.matches(what, card, scope)]
    quantity = what.quantity if isinstance(what, sel.Select) else None
    if quantity is None or quantity.word in ("a", "an", "any", "") or quantity.amount is None:
        return bool(fitting)
    if quantity.word == "or more" and isinstance(quantity.amount, int):
        return len(fitting) >= quantity.amount
    if quantity.word in ("number", "single", "exactly", "only") and isinstance(quantity.amount, int):
        return len(fitting) == quantity.amount == len(found)
    raise CannotRunError(f"{quantity.word!r} of what an effect is about to do")


def _moves_power(game: Game, effect: Effect, verb: str, act: Act, scope: Scope) -> bool:
    if not isinstance(act.what, sel.Select) or "power" not in {
        qualities.singular(word.name) for kind in act.what.kinds for word in kind.all_of if isinstance(word, sel.Type)
    }:
        raise CannotRunError(f"what an effect would {verb}")
    victims = [name for node in nouns.complements(act, "from") for name in nouns.players(node, scope)]
    if prospects.is_lowered(effect):
        robbed = prospects.losers_of_power(game, effect)
        return bool(robbed & set(victims) if victims else robbed)
    inner = scope_of_effect(game, effect)
    for clause in _clauses(effect, verb):
        from_whom = nouns.complements(clause.action, "from")
        named = {name for node in from_whom for name in nouns.players(node, inner)}
        if not victims or named & set(victims):
            return True
    return False


def losers_of_power(game: Game, effect: Effect) -> set[str]:
    """The players from whom an effect is about to steal Power."""
    if prospects.is_lowered(effect):
        return prospects.losers_of_power(game, effect)
    scope = scope_of_effect(game, effect)
    return {
        name
        for clause in _clauses(effect, "steal")
        for node in nouns.complements(clause.action, "from")
        for name in nouns.players(node, scope)
    }


def inflicts(effect: Effect) -> bool:
    """Whether an effect inflicts damage when it resolves."""
    if prospects.is_lowered(effect):
        return prospects.does(effect, Prospect.DAMAGE)
    return bool(_clauses(effect, "damage"))


def is_open(effect: Effect, verb: str) -> bool:
    """Whether it is chosen on resolution only to what an effect does something."""
    if prospects.is_lowered(effect):
        return verb in KNOWN and prospects.is_open(effect, Prospect(verb))
    slots = {slot for slot, _ in effect.slots}
    return any(
        isinstance(node, sel.Select) and node.slot not in slots and not _takes_all(node)
        for clause in _clauses(effect, verb)
        for node in (_patient(clause),)
    )


def _takes_all(node: sel.Select) -> bool:
    return node.quantity.word in EVERY and node.quantity.amount is None


def is_about_to_damage(game: Game, source: Known, card: Card) -> bool:
    """Whether a source whose effect waits in the scene is about to inflict damage on a card (4.5.2)."""
    effect = next((each for each in reversed(game.scene) if each.card == source), None)
    return effect is not None and any(each.id == card.id for each in recipients(game, effect, "damage"))
