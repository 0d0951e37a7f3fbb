"""Conditions: clauses and filters that hold or do not, over a game."""

from __future__ import annotations

from rules.engine import nouns, numbers, qualities, view
from rules.engine.scope import CannotRunError, Scope
from rules.engine.state import Card
from rules.engine.symbols import BY_NAME
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, Be, Special, To
from rules.engine.text.timing import Clause, During


def holds(node: object, scope: Scope) -> bool:
    """Whether a condition holds now.

    :raises CannotRunError: for a construction that the engine cannot judge.
    """
    if not isinstance(node, Clause):
        raise CannotRunError(f"{type(node).__name__} as a condition")
    action = node.action
    if isinstance(action, Be):
        return _is(node.agent, action, scope)
    if isinstance(action, Act):
        negated = node.mode in ("do not", "not", "cannot")
        return _does(node.agent, action, scope) is not negated
    raise CannotRunError(f"{type(action).__name__} as a condition")


def _is(agent: object, be: Be, scope: Scope) -> bool:
    game = scope.game
    who = nouns.cards(agent or ref.ThisCard(), scope)
    match be.what:
        case sel.Is(what, negated):
            result = bool(who) and all(qualities.has_quality(card, what, scope) is not negated for card in who)
        case sel.Select():
            result = bool(who) and all(nouns.matches(be.what, card, scope) for card in who)
        case sel.Placed() | sel.Compared() | sel.With() | sel.Controlled() | sel.Titled():
            one = sel.Select(sel.Quantity(""), (sel.Kind(()),), (be.what,))
            result = bool(who) and all(nouns.matches(one, card, scope) for card in who)
        case ref.Of("subject", of):
            subjects = {state.subject for state in nouns.cards(of, scope)}
            result = bool(who) and all(card.id in subjects for card in who)
        case sel.Kind():
            one = sel.Select(sel.Quantity(""), (be.what,))
            result = bool(who) and all(nouns.matches(one, card, scope) for card in who)
        case _:
            raise CannotRunError(f"being {type(be.what).__name__} in {game.phase}")
    return result is not be.negated


def _does(agent: object, act: Act, scope: Scope) -> bool:
    match act.verb:
        case "control":
            return _controls(nouns.players(agent, scope), act.what, scope)
        case "have":
            if nouns.is_player(agent):
                raise CannotRunError("what a player has")
            return all(card_has(card, act.what, scope) for card in nouns.cards(agent, scope))
        case "attack" | "intercept" if act.tense == "progressive":
            return False  # Nothing attacks before the combat chapters are in.
        case "share":
            return _shares(nouns.cards(agent, scope), act.what)
    raise CannotRunError(f"the condition to {act.verb}")


def _controls(who: list[str], what: object, scope: Scope) -> bool:
    if not isinstance(what, sel.Select):
        return any(card.controller in who for card in nouns.cards(what, scope))
    return any(_quantity(what, name, scope) for name in who)


def _quantity(what: sel.Select, name: str, scope: Scope) -> bool:
    """Whether the cards that a player controls are as many as a phrase says: no Characters, 3 or more Sites."""
    found = sum(1 for card in nouns.cards(what, scope) if card.controller == name)
    word, amount = what.quantity.word, what.quantity.amount
    number = None if amount is None else amount
    match word:
        case "no":
            return found == 0
        case "or more" | "at least":
            return found >= numbers.value(number, scope)
        case "or fewer" | "or less":
            return found <= numbers.value(number, scope)
        case "more than":
            return found > numbers.value(number, scope)
        case "more":
            raise CannotRunError("more than someone else")
        case "exactly":
            return found == numbers.value(number, scope)
    return found > 0


def _shares(who: list[Card], what: object) -> bool:
    if isinstance(what, sel.Select) and any(
        isinstance(word, sel.Type) and qualities.singular(word.name) == "title"
        for kind in what.kinds
        for word in kind.all_of
    ):
        titles = [card.title for card in who]
        return len(set(titles)) < len(titles)
    raise CannotRunError("what cards share")


def card_has(card: Card, what: object, scope: Scope) -> bool:
    """Whether a card has something: a special ability, damage, counters, resource conditions."""
    match what:
        case Special(name, _, _):
            return view.view_of(scope.game).has(card.id, name)
        case sel.Designated(word, _):
            return view.view_of(scope.game).designated(card.id, word)
        case sel.Select(kinds=kinds):
            things = {
                qualities.singular(word.name) for kind in kinds for word in kind.all_of if isinstance(word, sel.Type)
            }
            symbols = [word.symbol for kind in kinds for word in kind.all_of if isinstance(word, sel.Faction)]
            if "damage" in things or "damage counter" in things:
                return card.damage > 0
            if "counter" in things:
                return card.counters > 0
            if "resource condition" in things:
                have = {symbol.value for symbol, _ in card.text.face.requires.counts}
                return bool(have & {BY_NAME[each.lower()].value for each in symbols}) if symbols else bool(have)
            if things & {"weapon", "vehicle", "schtick", "state"}:
                return any(nouns.matches(what, state, scope) for state in scope.game.states_on(card.id))
    raise CannotRunError(f"having {type(what).__name__}")


def player_filter(part: object, name: str, scope: Scope) -> bool:
    """Whether a player fits a limit such as "that controls more Power-generating Sites than you"."""
    match part:
        case sel.Where(Clause(action=Act(verb="control", what=what, complements=complements), mode="do")):
            than = [each.what for each in complements if isinstance(each, To) and each.preposition == "than"]
            if len(than) != len(complements):
                raise CannotRunError("what a player controls, with more to it")
            return _controls_more(what, than, name, scope)
        case sel.Except(what):
            return name not in nouns.players(what, scope)
    raise CannotRunError(f"{type(part).__name__} of a player")


def _controls_more(what: object, than: list[object], name: str, scope: Scope) -> bool:
    """Whether a player controls what a phrase names, or more of it than others do."""
    if not isinstance(what, sel.Select):
        return any(card.controller == name for card in nouns.cards(what, scope))
    if not than:
        return _quantity(what, name, scope)
    if what.quantity.word != "more":
        raise CannotRunError(f"{what.quantity.word!r} than someone else")
    found = nouns.cards(what, scope)
    mine = sum(1 for card in found if card.controller == name)
    others = [other for node in than for other in nouns.players(node, scope)]
    return all(mine > sum(1 for card in found if card.controller == other) for other in others)


def during(node: During, scope: Scope) -> bool:
    """Whether the moment lies in a stretch of time: your Main Shot, an opponent's turn."""
    game = scope.game
    negated = "except" in node.word
    what = node.what
    owner: list[str] | None = None
    if isinstance(what, ref.Of):
        owner, name = nouns.players(what.of, scope), what.what.lower()
    elif isinstance(what, sel.Select):
        names = [
            qualities.singular(word.name) for kind in what.kinds for word in kind.all_of if isinstance(word, sel.Type)
        ]
        name = names[0] if names else ""
        for part in what.filters:
            if isinstance(part, sel.Placed) and isinstance(part.where, ref.Of | ref.You | sel.Select):
                owner = nouns.players(part.where, scope) if nouns.is_player(part.where) else owner
    else:
        raise CannotRunError(f"during {type(what).__name__}")
    match name:
        case "turn":
            result = owner is None or game.turn in owner
        case "main shot":
            result = game.phase in ("main", "end") and (owner is None or game.turn in owner)
        case "establishing shot":
            result = game.phase not in ("main", "end") and (owner is None or game.turn in owner)
        case "attack" | "combat":
            result = False
        case _:
            raise CannotRunError(f"during {name or 'something'}")
    return result is not negated
