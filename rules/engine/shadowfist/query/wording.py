"""Phrases for cards in a few words, for telling what a text asks for."""

from __future__ import annotations

from typing import assert_never

from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir.words import CardType


def said(node: n.Cards) -> str:
    """What kind of card a phrase asks for, or nothing where it says little by itself ("that Character").

    >>> from rules.engine.shadowfist.ir.words import Quality
    >>> said(n.Matching(((n.Is(Quality.UNTURNED), n.OfType(CardType.CHARACTER)),)))
    'an unturned Character'
    >>> said(n.Matching(((n.Is(Quality.UNIQUE), n.OfType(CardType.CHARACTER)),)))
    'a Unique Character'
    """
    more = isinstance(node, n.Matching) and any(not isinstance(limit, n.Together) for limit in node.limits)
    return f"{kind}{' of the kind that it names' if more else ''}" if (kind := kind_of(node)) else ""


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
