"""Phrases for cards in a few words, for telling what a text asks for."""

from __future__ import annotations

from typing import assert_never

from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import CardType
from rules.engine.shadowfist.model.steps import listing
from rules.engine.shadowfist.query.together import SAID, TOGETHER


def said(node: n.Cards) -> str:
    """What kind of card a phrase asks for, or nothing where it says little by itself ("that Character").

    >>> from rules.engine.shadowfist.ir.words import Quality
    >>> said(n.Matching(((n.Is(Quality.UNTURNED), n.OfType(CardType.CHARACTER)),)))
    'an unturned Character'
    >>> said(n.Matching(((n.Is(Quality.UNIQUE), n.OfType(CardType.CHARACTER)),)))
    'a Unique Character'
    >>> said(n.Matching(((n.OfType(CardType.SITE),),), (n.ControlledBy(n.You()), n.HasDamage())))
    'a Site that you control and with damage'
    """
    kind = kind_of(node)
    if not kind or not isinstance(node, n.Matching):
        return kind
    limits = [each for each in node.limits if not isinstance(each, TOGETHER)]
    known = [words for each in limits if (words := _limit(each))]
    if len(known) < len(limits):
        known.append("that fits what else it says")
    return f"{kind} {listing(known)}" if known else kind


def so_of_it(limits: tuple[n.Limit, ...]) -> str:
    """What is so of one card that fits some limits, or nothing where no short words say it.

    >>> so_of_it((n.IsAttacking(None, True), n.HasDamage()))
    'it is not attacking and with damage'
    """
    known = [_limit(each).removeprefix("that is ") for each in limits]
    return f"it is {listing(known)}" if known and all(known) else ""


def _limit(limit: n.Limit) -> str:
    """What a limit asks for, behind the noun; nothing where no short words say it."""
    match limit:
        case n.ControlledBy(n.You()):
            return "that you control"
        case n.ControlledBy(n.PlayersWho(opponents=True, limits=())):
            return "that an opponent controls"
        case n.OwnedBy(n.You()):
            return "that you own"
        case n.Compares(stat, _, test, int(amount)):
            return f"with {stat.value} {SAID[test].format(amount)}"
        case n.AtLocationOf(n.This()):
            return "at this location"
        case n.AtLocationOf(n.SubjectOfThis()):
            return "at its subject's location"
        case n.AtLocationOfAttack():
            return "at the location of the attack"
        case n.Titled(titles, negated):
            return f"{'not ' if negated else ''}titled {listing(titles, 'or')}"
        case n.HasCounters(negated):
            return "without counters" if negated else "with counters"
        case n.IsAttacked(None, negated):
            return "that is not attacked" if negated else "that is attacked"
        case n.IsIntercepted(None, negated):
            return "that is not intercepted" if negated else "that is intercepted"
        case n.HasDamage(negated):
            return "without damage" if negated else "with damage"
        case n.HasState(n.Matching() as states, negated) | n.IsSubjectOf(n.Matching() as states, negated):
            kind = kind_of(states)
            return f"that is {'not ' if negated else ''}the subject of {kind}" if kind else ""
        case n.HasKeyword(name, negated):
            return f"{'without' if negated else 'with'} {name.value}"
        case n.IsAttacking(None, negated):
            return "that is not attacking" if negated else "that is attacking"
        case n.IsIntercepting(None, negated):
            return "that is not intercepting" if negated else "that is intercepting"
    return ""


def kind_of(node: n.Cards) -> str:
    """The same without its limits, where the cards that come into question are told."""
    if isinstance(node, n.EitherCards):
        found = [said(each) for each in node.of]
        return " or ".join(found) if all(found) else ""
    if not isinstance(node, n.Matching) or not all(node.kinds):
        return ""
    kinds = " or ".join(" ".join(_word(word) for word in kind) for kind in node.kinds)
    a_sound = kinds[0].lower() in "aeiou" and not kinds.startswith("Unique")
    article = "" if kinds.startswith("another") else "an " if a_sound else "a "
    return f"{article}{kinds}"


def _word(word: n.Word) -> str:
    match word:
        case n.OfType(of_type, negated):
            name = of_type.value if of_type is not CardType.TARGET else "Character or Site"
            return f"non-{name}" if negated else name
        case n.Is(quality, negated):
            return f"non-{quality.value}" if negated else quality.value
        case n.Designated(text, negated):
            return f"non-{text}" if negated else text
        case n.OfSymbol(symbol, negated):
            return f"non-[{symbol.value.title()}]" if negated else f"[{symbol.value.title()}]"
        case n.Costs(amount):
            return f"{amount}-cost" if isinstance(amount, int) else "X-cost"
        case n.Another():
            return "another"
    assert_never(word)
