"""Conditions: clauses and filters that hold or do not, over a game."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.attack import meeting, phrases
from rules.engine.continuous import view
from rules.engine.ir.words import Role
from rules.engine.phrases import looking_back, nouns, numbers, qualities
from rules.engine.phrases.scope import CannotRunError, DependsError, Scope
from rules.engine.state import Card, Game
from rules.engine.symbols import BY_NAME
from rules.engine.text import references as ref
from rules.engine.text import selectors as sel
from rules.engine.text.actions import Act, Be, Special, To
from rules.engine.text.timing import Clause, During
from rules.engine.turns import winning


def holds(node: object, scope: Scope) -> bool:
    """Whether a condition holds now.

    :raises CannotRunError: for a construction that the engine cannot judge.
    """
    if not isinstance(node, Clause):
        raise CannotRunError(f"{type(node).__name__} as a condition")
    if node.adverbs:
        raise CannotRunError(f"a condition with {type(node.adverbs[0]).__name__}")
    action = node.action
    if looking_back.asks(node):
        return looking_back.happened(node, scope)
    if isinstance(action, Be):
        return _is(node.agent, action, scope)
    if isinstance(action, Act):
        negated = node.mode in ("do not", "not", "cannot")
        return _does(node.agent, action, scope) is not negated
    raise CannotRunError(f"{type(action).__name__} as a condition")


def _is(agent: object, be: Be, scope: Scope) -> bool:
    if nouns.is_player(agent, scope):
        return _player_is(agent, be, scope)
    return _are(agent, nouns.cards(agent or ref.ThisCard(), scope), be, scope)


def is_so(card: Card, be: Be, scope: Scope) -> bool:
    """Whether a card is what a relative clause says of it: "that is not the subject of a Vehicle"."""
    return _are(None, [card], be, scope)


def _are(agent: object, who: list[Card], be: Be, scope: Scope) -> bool:
    game = scope.game
    match be.what:
        case sel.Placed("in", sel.Select() as combat) if meeting.is_combat(combat):
            result = any(meeting.in_combat(card, combat, scope) for card in who)
        case sel.Is(what, negated):
            fitting = [card for card in who if qualities.has_quality(card, what, scope) is not negated]
            result = _enough(agent, who, fitting, scope)
        case sel.Select():
            result = _enough(agent, who, [card for card in who if nouns.matches(be.what, card, scope)], scope)
        case sel.Placed() | sel.Compared() | sel.With() | sel.Controlled() | sel.Titled():
            one = sel.Select(sel.Quantity(""), (sel.Kind(()),), (be.what,))
            result = _enough(agent, who, [card for card in who if nouns.matches(one, card, scope)], scope)
        case ref.Of("subject", of):
            subjects = {state.subject for state in nouns.cards(of, scope)}
            result = _enough(agent, who, [card for card in who if card.id in subjects], scope)
        case sel.Kind():
            one = sel.Select(sel.Quantity(""), (be.what,))
            result = _enough(agent, who, [card for card in who if nouns.matches(one, card, scope)], scope)
        case _:
            raise CannotRunError(f"being {type(be.what).__name__} in {game.phase}")
    return result is not be.negated


def _enough(agent: object, who: list[Card], fitting: list[Card], scope: Scope) -> bool:
    """Whether so many cards are as a text says: a Character you control, all of them, none, 3 or more."""
    quantity = agent.quantity if isinstance(agent, sel.Select) else None
    if quantity is None or quantity.word in ("", "all", "each", "every", "the", "both"):
        return bool(who) and len(fitting) == len(who)
    match quantity.word:
        case "no" | "none" | "neither":
            return not fitting
        case "or more" | "at least" | "number":
            return len(fitting) >= numbers.value(quantity.amount, scope)
        case "or fewer" | "or less" | "up to":
            return len(fitting) <= numbers.value(quantity.amount, scope)
        case "exactly":
            return len(fitting) == numbers.value(quantity.amount, scope)
    return bool(fitting)


def _player_is(agent: object, be: Be, scope: Scope) -> bool:
    """What is so of a player: an opponent is closer to victory than you. One of several is enough (5.2.3)."""
    return any(player_filter(be.what, name, scope) for name in nouns.players(agent, scope)) is not be.negated


def _compares_victory(part: sel.Placed, name: str, scope: Scope) -> bool:
    """10.2: whether a player needs fewer Feng Shui Sites to win than another."""
    others = nouns.players(part.where, scope)
    if part.preposition.startswith("at least as"):
        return all(not winning.closer(scope.game, other, name) for other in others)
    return all(winning.closer(scope.game, name, other) for other in others if other != name)


def _owns(players: list[str], what: object, scope: Scope) -> bool:
    """ "While you own all Sites you control": every one of them, or else some of what is named."""
    owned = [card.owner in players for card in nouns.cards(what, scope)]
    return all(owned) if isinstance(what, sel.Select) and what.quantity.word in ("all", "each") else any(owned)


def _does(agent: object, act: Act, scope: Scope) -> bool:
    match act.verb:
        case "control":
            what, than = _compared_with(act)
            if than:
                return any(_controls_more(what, than, name, scope) for name in nouns.players(agent, scope))
            return _controls(nouns.players(agent, scope), what, scope)
        case "own":
            return _owns(nouns.players(agent, scope), act.what, scope)
        case "have":
            if nouns.is_player(agent):
                raise CannotRunError("what a player has")
            who = nouns.cards(agent or ref.ThisCard(), scope)
            return _enough(agent, who, [card for card in who if card_has(card, act.what, scope)], scope)
        case "attack" | "intercept" if act.passive:
            return any(phrases.suffers(card, act, scope) for card in nouns.cards(agent or ref.ThisCard(), scope))
        case "attack" | "intercept" if act.tense == "progressive":
            who = nouns.cards(agent or ref.ThisCard(), scope)
            return any(phrases.does(card, act.verb, act.what, scope) for card in who)
        case "succeed":
            return _succeeded(agent, scope)
        case "win" if isinstance(act.what, ref.That):
            # 5.5: the auction that the same effect has held.
            if Role.WINNER not in scope.slots:
                raise DependsError("the winner, where no auction is held")
            return bool(set(nouns.players(agent, scope)) & set(scope.slots[Role.WINNER]))
        case "share":
            none = isinstance(agent, sel.Select) and agent.quantity.word == "no"
            return _shares(nouns.cards(agent, scope), act.what) is not none
    raise CannotRunError(f"the condition to {act.verb}")


def _succeeded(agent: object, scope: Scope) -> bool:
    """Whether what the effect did before succeeded: "if the sacrifice succeeds" (10.2)."""
    kinds = agent.kinds if isinstance(agent, sel.Select) else ()
    for word in (word for kind in kinds for word in kind.all_of if isinstance(word, sel.Type)):
        if word.name.lower() in scope.deeds:
            return scope.deeds[word.name.lower()]
    raise DependsError("whether something else succeeds")


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
        case "or more" | "at least" | "number":
            return found >= numbers.value(number, scope)
        case "or fewer" | "or less":
            return found <= numbers.value(number, scope)
        case "more than":
            return found > numbers.value(number, scope)
        case "more":
            raise CannotRunError("more than someone else")
        case "exactly" | "only":
            return found == numbers.value(number, scope)
        case "fewer than":
            return found < numbers.value(number, scope)
        case "" | "a" | "an" | "any" | "another" | "the" | "this" | "that":
            return found > 0
    raise CannotRunError(f"to control {word} of something")


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
                rest = tuple(part for part in what.filters if not _on_itself(part))
                one = sel.Select(sel.Quantity(""), what.kinds, rest)
                return any(nouns.matches(one, state, scope) for state in scope.game.states_on(card.id))
    raise CannotRunError(f"having {type(what).__name__}")


def _on_itself(part: object) -> bool:
    """ "A Character with a State on it": on which card is said already."""
    reference = ref.Target | ref.Chosen | ref.That | ref.Itself
    return isinstance(part, sel.Placed) and part.preposition == "on" and isinstance(part.where, reference)


def player_filter(part: object, name: str, scope: Scope) -> bool:
    """Whether a player fits a limit such as "that controls more Power-generating Sites than you"."""
    match part:
        case sel.Where(Clause(action=Act(verb="control", what=what, complements=complements), mode="do")):
            than = [each.what for each in complements if isinstance(each, To) and each.preposition == "than"]
            if len(than) != len(complements):
                raise CannotRunError("what a player controls, with more to it")
            return _controls_more(what, than, name, scope)
        case sel.Where(Clause(action=Act(verb="complete", what=sel.Select() as turn, tense="perfect"), mode="do")) if (
            sel.Kind((sel.Type("turn"),)) in turn.kinds
        ):
            turns = scope.game.players[name].turns
            return turns is None or turns >= (numbers.value(turn, scope) if turn.quantity.amount is not None else 1)
        case sel.Except(what):
            return name not in nouns.players(what, scope)
        case sel.Placed("on", ref.Of("left" | "right" as side, of)):
            # 3.2: play passes to the left, clockwise.
            places = [scope.game.clockwise(each) for each in nouns.players(of, scope)]
            return any(name == around[1 if side == "left" else -1] for around in places if len(around) > 1)
        case sel.Placed("closer to victory than" | "at least as close to victory as"):
            return _compares_victory(part, name, scope)
    raise CannotRunError(f"{type(part).__name__} of a player")


def _compared_with(act: Act) -> tuple[object, list[object]]:
    """What is controlled, and the players with whom that is compared: "more Sites than an opponent"."""
    than = [each.what for each in act.complements if isinstance(each, To) and each.preposition == "than"]
    if len(than) != len(act.complements):
        raise CannotRunError("what a player controls, with more to it")
    what = act.what
    if not isinstance(what, sel.Select):
        return what, than
    limits = [part for part in what.filters if isinstance(part, sel.Placed) and part.preposition == "than"]
    rest = tuple(part for part in what.filters if part not in limits)
    return replace(what, filters=rest), [*than, *(part.where for part in limits)]


def _controls_more(what: object, than: list[object], name: str, scope: Scope) -> bool:
    """Whether a player controls what a phrase names, or more of it than others do."""
    if not isinstance(what, sel.Select):
        return any(card.controller == name for card in nouns.cards(what, scope))
    if not than:
        return _quantity(what, name, scope)
    tests = {"more": "more than", "fewer": "fewer than", "less": "fewer than"}
    if what.quantity.word not in tests:
        raise CannotRunError(f"{what.quantity.word!r} than someone else")
    test = tests[what.quantity.word]
    found = nouns.cards(what, scope)
    mine = sum(1 for card in found if card.controller == name)
    for node in than:
        fits = [
            numbers.compare(mine, test, sum(1 for card in found if card.controller == other))
            for other in nouns.players(node, scope)
            if other != name
        ]
        # "Than an opponent" is one of them, "than any opponent" and "than you" all that are meant.
        one = isinstance(node, sel.Select) and node.quantity.word in ("a", "an", "another")
        if not (any(fits) if one else all(fits)):
            return False
    return True


def stretch(node: During) -> str:
    """The stretch of time that is named: turn, main shot, establishing shot, attack, combat, auction.

    :raises CannotRunError: if it is none of which the engine knows the bounds.
    """
    what = node.what
    if isinstance(what, ref.Of):
        return what.what.lower()
    if isinstance(what, sel.Select):
        words = [word for kind in what.kinds for word in kind.all_of]
        names = [qualities.singular(word.name) for word in words if isinstance(word, sel.Type)]
        return names[0] if names else ""
    raise CannotRunError(f"during {type(what).__name__}")


def during_scope(node: During, scope: Scope) -> Scope | None:
    """The scope at a stretch of time, with what the phrase for it binds, if the moment lies in it; or nothing."""
    if "except" not in node.word and isinstance(node.what, sel.Select) and stretch(node) == "attack":
        return phrases.fitting(node.what, scope)
    return scope if during(node, scope) else None


def comes_later(node: During, game: Game) -> bool:
    """Whether a time that is not now will come in the attack: prior to combat."""
    return node.word == "prior to" and game.attack is not None


def during(node: During, scope: Scope) -> bool:
    """Whether the moment lies in a stretch of time: your Main Shot, an opponent's turn."""
    game = scope.game
    negated = "except" in node.word
    what = node.what
    name = stretch(node)
    owner: list[str] | None = None
    if isinstance(what, ref.Of):
        owner = nouns.players(what.of, scope)
    elif isinstance(what, sel.Select):
        for part in what.filters:
            if isinstance(part, sel.Placed) and isinstance(part.where, ref.Of | ref.You | sel.Select):
                owner = nouns.players(part.where, scope) if nouns.is_player(part.where) else owner
    match name:
        case "turn":
            result = (owner is None or game.turn in owner) and _saw(what, scope)
        case "main shot":
            result = game.phase in ("main", "end") and (owner is None or game.turn in owner)
        case "establishing shot":
            result = game.phase not in ("main", "end") and (owner is None or game.turn in owner)
        case "attack":
            result = isinstance(what, sel.Select) and phrases.fitting(what, scope) is not None
        case "combat":
            result = phrases.is_prior(game) if node.word == "prior to" else bool(game.attack and game.attack.fights)
        case "power generation phase" | "unturn phase" | "discard phase" | "draw phase":
            result = game.phase == name.split()[0] and (owner is None or game.turn in owner)
        case "auction":
            result = game.auction is not None
        case _:
            raise CannotRunError(f"during {name or 'something'}")
    return result is not negated


def _saw(turn: object, scope: Scope) -> bool:
    """Whether what a phrase says of a turn has happened in this one: "the turn in which this card enters play"."""
    return all(looking_back.happened(event, scope) for event in _in_which(turn))


def times_seen(node: During, scope: Scope) -> list[Scope]:
    """The times in this turn when what a phrase says of it has happened, with its cards bound; none if it says nothing.

    "A turn in which an opponent smoked a Character you control" leaves "that Character" to one of them.
    """
    return [each for event in _in_which(node.what) for each in looking_back.each_time(event, scope)]


def _in_which(turn: object) -> list[Clause]:
    limits = turn.filters if isinstance(turn, sel.Select) else ()
    return [part.clause for part in limits if isinstance(part, sel.Where) and part.clause.link == "in which"]
