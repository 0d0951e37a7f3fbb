"""Whole abilities: prefixes, costs, effects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from lark import Token, Tree

from rules.engine.ufs.ir.abilities import (
    Ability,
    Continuous,
    Cost,
    CostCards,
    CostCheck,
    CostHand,
    CostVitality,
    DefinesX,
    OncePerTurn,
    Only,
    OnlyDuring,
    OnlyIf,
    Played,
    Triggered,
)
from rules.engine.ufs.ir.effects import (
    Effect,
    If,
)
from rules.engine.ufs.ir.values import (
    Amount,
    Chosen,
    Divided,
    Event,
    Kind,
    OfPlayer,
    This,
    ThisAttack,
    Top,
)
from rules.engine.ufs.ir.words import Happens, Letter, Place, Verb, Who
from rules.engine.ufs.lowering import antecedents, clauses, effects, nouns, sound
from rules.engine.ufs.lowering.nouns import Node
from rules.engine.ufs.lowering.unsupported import UnsupportedError, unsupported
from rules.engine.ufs.model.cards import SYMBOLS

LETTERS = {"f": Letter.FORM, "e": Letter.ENHANCE, "r": Letter.RESPONSE}


def ability(tree: Node) -> tuple[Ability, ...]:
    """What an ability says; a sentence about two numbers is two continuous abilities.

    :raises UnsupportedError: if something of it has no meaning here.
    """
    return _ability(antecedents.resolved(tree))


def _ability(tree: Node) -> tuple[Ability, ...]:
    match nouns.parts(tree):
        case (("played" | "response"), children):
            return (_played(children),)
        case "continuous", [Tree() as only]:
            return _ability(only)
        case "always", [Tree() as statement]:
            return tuple(Continuous(each) for each in clauses.statements(statement))
        case "defines_x", [Token(), Tree() as of]:
            return (Continuous(DefinesX(nouns.amount(of))),)
        case "while_before", [Tree() as condition, Tree() as statement]:
            when = clauses.condition(condition)
            return tuple(Continuous(each, when) for each in clauses.statements(statement))
        case "while_after", [Tree() as statement, Tree() as condition]:
            when = clauses.condition(condition)
            return tuple(Continuous(each, when) for each in clauses.statements(statement))
        case "triggered_if_deals", [Tree() as which, Token(), bound, order, Token() as damage, Tree() as done]:
            if isinstance(nouns.one(which), This | ThisAttack) and damage not in ("damage to you", "speed"):
                event = Event(Happens.DEAL_DAMAGE, this=True)
                return (Triggered(clauses.damage_dealt(event, bound, order), effects.effects(done)),)
        case "triggered", [Tree() as event, Tree() as done]:
            return (Triggered(clauses.event(event), effects.effects(done)),)
        case "triggered_if", [Tree() as event, Tree() as condition, Tree() as done]:
            return (Triggered(clauses.event(event), (If(clauses.condition(condition), effects.effects(done)),)),)
    raise unsupported(tree, "ability")


def _played(children: Sequence[Node]) -> Played:
    made = Played(Letter.FORM)
    done: list[Effect] = []
    only: list[Only] = []
    latest: tuple[Effect, ...] = ()
    x: Amount | None = None
    for each in children:
        if each is None:
            continue
        if isinstance(each, Token):
            made = replace(made, letter=nouns.known(LETTERS, each, "kind of ability"))
            continue
        match nouns.parts(each):
            case "first", _:
                made = replace(made, first=True)
            case "desperation", _:
                made = replace(made, desperation=True)
            case "combo", _:
                made = replace(made, combo=_combo(each))
            case "symbol", [Token() as word]:
                made = _with_symbol(made, str(word))
            case "names", _:
                made = _with_names(made, each)
            case "costs", costs:
                made = replace(made, costs=tuple(cost(part) for part in costs))
            case "only", rest if rest:
                only.append(_only(rest[-1]))
            case "x_is", [Token(), Tree() as of]:
                x = nouns.amount(of)
            case "x_is_of_player", [Token(), Tree() as possessive, Token() as number]:
                x = OfPlayer(nouns.whose(possessive), clauses.NUMBERS[number.type])
            case "x_is_quotient", [Token(), Tree() as of, Token(), Tree() as by, Token() as rounded]:
                x = Divided(nouns.amount(of), nouns.amount(by), "up" in rounded)
            case (("then" | "plain" | "if_" | "if_after" | "if_deals" | "later" | "if_done" | "one_of_these"), _):
                latest = effects.sentence(each)
                done += latest
            case "if_instead", _:
                done[len(done) - len(latest) :] = [effects.instead(latest, each)]
                latest = ()
            case _:
                made = replace(made, trigger=clauses.event(each))
    made = replace(made, effects=tuple(done), only=tuple(only), defines_x=x)
    sound.check(made)
    return sound.fulfilled_later(made)


def _combo(tree: Node) -> tuple[Kind, ...]:
    found = []
    for each in nouns.children(tree):
        match nouns.parts(each):
            case "requirement", [Tree() as of]:
                found.append(nouns.plain_kind(of))
            case _ if each is not None and not isinstance(each, Token):
                raise unsupported(each, "requirement")
    return tuple(found)


def _with_symbol(made: Played, word: str) -> Played:
    if word not in SYMBOLS:
        raise UnsupportedError(f"symbol: {word}")
    return replace(made, symbols=(*made.symbols, word))


def _with_names(made: Played, tree: Node) -> Played:
    names = [" ".join(str(word) for word in nouns.children(name)) for name in nouns.children(tree)]
    if len(names) == 1 and names[0] in SYMBOLS:
        return _with_symbol(made, names[0])
    return replace(made, characters=tuple(names))


def _only(tree: Node) -> Only:
    match nouns.parts(tree):
        case "once", [Token()]:
            return OncePerTurn()
        case "during", [Tree() as possessive, Token()]:
            return OnlyDuring(nouns.whose(possessive))
        case "only_if", [Tree() as condition]:
            return OnlyIf(clauses.condition(condition))
    raise unsupported(tree, "restriction")


def cost(tree: Node) -> Cost:
    """What is paid between the letter and the colon (2.12)."""
    match nouns.parts(tree):
        case "commit_this", [Token()]:
            return CostCards(Verb.COMMIT, This())
        case "cost_cards", [Token() as verb, Tree() as cards]:
            return CostCards(effects.verb_of(verb), _paid(effects.verb_of(verb), cards))
        case "cost_remove", [Token(), Tree() as cards]:
            return CostCards(Verb.REMOVE, _paid(Verb.REMOVE, cards))
        case "cost_add", [Token(), Tree() as cards, Tree() as to]:
            way, who = effects.to_place(to)
            if who is not Who.YOU:
                raise UnsupportedError("a cost to the opponent")
            return CostCards(way, _paid(way, cards))
        case "cost_reveal", [Token(), Tree() as cards]:
            return CostCards(Verb.REVEAL, _paid(Verb.REVEAL, cards))
        case "cost_hand", [Token(), Token()]:
            return CostHand()
        case "cost_vitality", [Token(), Tree() as count, Token()]:
            return CostVitality(nouns.amount(count))
        case "cost_check", [Token() as least]:
            return CostCheck(nouns.whole(least))
    raise unsupported(tree, "cost")


def _paid(verb: Verb, tree: Node) -> This | Chosen | Top:
    """2.12.2: only cards that one controls pay."""
    default = Place.STAGING if verb in (Verb.COMMIT, Verb.DESTROY) else Place.HAND
    found = nouns.ref(tree, default=default, who=Who.YOU)
    match found:
        case Chosen(of=cards) if cards.who is Who.YOU:
            return found
        case Top(who=Who.YOU) | This():
            return found
    raise UnsupportedError("a cost with the cards of another")
