"""Masculine and feminine forms of a word: Sorcerer and Sorceress.

Rulebook 9.1.d says that they no longer match by themselves, so they did before. Meant are two forms of one word; King
and Queen, or Man and Woman, are different words and are not matched.
"""

from __future__ import annotations

from rules.engine.shadowfist.designators.words import listed

# Feminine forms that change more than their ending.
FEMININE = {
    "abbess": "abbot",
    "actress": "actor",
    "adventuress": "adventurer",
    "duchess": "duke",
    "empress": "emperor",
    "enchantress": "enchanter",
    "goddess": "god",
    "heroine": "hero",
    "huntress": "hunter",
    "marchioness": "marquis",
    "masseuse": "masseur",
    "mistress": "master",
    "murderess": "murderer",
    "seductress": "seducer",
    "songstress": "singer",
    "sorceress": "sorcerer",
    "temptress": "tempter",
    "tigress": "tiger",
    "votaress": "votary",
    "waitress": "waiter",
}

# Masculine words that take -ess without a change; "princess" only loses an s.
TAKE_ESS = listed(
    """
    author baron count deacon demon dragon giant guard heir host jester leopard lion ogre patron peer poet priest
    prince prophet seer shepherd steward viscount warrior
    """
)


def masculine(word: str) -> str | None:
    """The masculine form of a folded feminine word in the singular, None if it is not one.

    >>> masculine("priestess"), masculine("empress"), masculine("princess"), masculine("fortress")
    ('priest', 'emperor', 'prince', None)
    """
    if word in FEMININE:
        return FEMININE[word]
    if word.endswith("ess"):
        for stem in (word[:-3], word[:-2]):
            if stem in TAKE_ESS:
                return stem
    if word.endswith("atrix") and len(word) > 7:  # dominatrix, aviatrix; not matrix
        return word.removesuffix("rix") + "or"
    return None
