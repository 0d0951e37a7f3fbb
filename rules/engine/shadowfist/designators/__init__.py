"""Designators: the words of a card's title and subtitle, by which other cards' effects refer to it.

Rulebook 7.3, with the 1995 and 2001 FAQs and the page on card abilities. Three questions are answered here, for each
of the four rulesets:

>>> [one.word for one in designators("Hacker", "Gun-Totin' Techie")]
['Hacker', 'Gun', "Totin'", 'Techie']
>>> matches("Cop", "SWAT Team", "Cop Pawns")
True
>>> compare("Supersoldier", "Soldier", "daedalus-1995").shared
('Soldier',)

``table`` holds what differs between the rulesets, each entry with its source. ``words`` cuts texts into words,
``splitting`` splits words, ``forms`` says when different words are one designator, with ``plurals``, ``genders``,
``adjectives`` and ``composites`` for the English that this takes; ``cards`` and ``comparison`` answer the questions.
"""

from rules.engine.shadowfist.designators.cards import Designator, designators, matches
from rules.engine.shadowfist.designators.comparison import Comparison, compare
from rules.engine.shadowfist.designators.composites import DEFAULT_VOCABULARY
from rules.engine.shadowfist.designators.sources import Stated
from rules.engine.shadowfist.designators.table import DESIGNATOR_RULES, DesignatorRules, Possessive

__all__ = [
    "DEFAULT_VOCABULARY",
    "DESIGNATOR_RULES",
    "Comparison",
    "Designator",
    "DesignatorRules",
    "Possessive",
    "Stated",
    "compare",
    "designators",
    "matches",
]
