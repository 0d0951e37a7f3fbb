"""Singular and plural (rulebook 7.3.1): the singulars that a word can be the plural of.

inflect knows how plurals are made, but takes any word that ends in s for one (Lotus, Hans, News). So it is asked only
about words that the endings and lists below let through. Where a plural has two singulars (axes: axe and axis) both
are given. The rule looks at the form of a word alone, so a verb in s (Happens) counts as a plural too.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from typing import Any

from rules.engine.shadowfist.designators.words import listed

# 7.3.1: these do not match each other. Personal pronouns that have no other number (you) match only themselves anyway.
PRONOUN_GROUPS = (
    frozenset({"i", "we"}),
    frozenset({"me", "us"}),
    frozenset({"he", "she", "it", "they"}),
    frozenset({"him", "her", "it", "them"}),
)
PRONOUNS = frozenset().union(*PRONOUN_GROUPS)

# Words in s that are no plurals, apart from those in -ss, -us and -is.
NOT_PLURAL_S = listed(
    """
    # function words and verbs
    always as does has hers his its ours perhaps sometimes theirs thus towards upwards was whereas yes yours
    # nouns that are singular, or the same in both numbers
    alias alms ambergris asbestos atlas bias canvas chaos christmas cosmos debris diabetes ethos gas gallows hades
    headquarters innards kudos lens means molasses news pancreas pathos pegasus pyjamas rabies rhinoceros series
    species swiss trellis xmas
    # branches of knowledge
    acoustics aerobics aesthetics aeronautics athletics avionics ballistics bionics cybernetics economics
    electronics ethics genetics gymnastics hydraulics hydroponics kinetics linguistics logistics mathematics
    metaphysics obstetrics optics orthopedics physics politics pyrotechnics robotics semantics thermodynamics
    # names
    achilles adams agnes alas andes archimedes ares athens barnes bates beaumains brooks burns carlos charles chris
    cortes dallas davis dawes douglas edwards eros gates giles hans harkness hastings haynes hercules hermes higgins
    hobbes holmes hopkins hughes jacobs jacques james jenkins jones jonas judas kansas keynes laos lucas mars
    mathews matthews marcos midas myers nicholas owens perkins phillips reeves rhodes rhys richards roberts rogers
    sanders silas simms socrates stevens texas thomas ulysses vegas vilnius wales watkins williams
    """
)

# The few plurals in -us and -is; all others in these endings are singular (Lotus, Isis).
PLURAL_US_IS = listed(
    """
    bayous bikinis chateaus corgis emus gnus gurus haikus jujitsus khakis kiwis menus plateaus rabbis skis taxis
    tutus yetis alibis bureaus tableaus safaris
    """
)

# Plurals that do not end in s. inflect reads many a singular as one of these (Carmen, Opera), so the list is closed,
# with the compounds in -men, -women, -children, -feet, -teeth, -mice and -people.
IRREGULAR_PLURALS = listed(
    """
    men women children feet teeth geese mice lice dice oxen people brethren cacti fungi alumni loci nuclei radii
    bacteria criteria phenomena strata spectra data media automata arcana larvae formulae nebulae antennae cherubim
    seraphim
    """
)
IRREGULAR_SINGULARS = {
    "alumni": "alumnus",
    "arcana": "arcanum",
    "automata": "automaton",
    "brethren": "brother",
    "cacti": "cactus",
    "cherubim": "cherub",
    "formulae": "formula",
    "fungi": "fungus",
    "loci": "locus",
    "nebulae": "nebula",
    "nuclei": "nucleus",
    "radii": "radius",
    "seraphim": "seraph",
    "spectra": "spectrum",
    "strata": "stratum",
}
OTHER_SINGULARS = {  # where inflect gives one of several, or a wrong one
    "axes": ("axe", "axis", "ax"),
    "bases": ("base", "basis"),
    "leaves": ("leaf", "leave"),
    "matrices": ("matrix",),
    "staves": ("staff", "stave"),
    "vertices": ("vertex",),
    "vortices": ("vortex",),
}
IE_STEMS = listed(
    """
    bird bog book brown cook cut gen goal group hipp hott junk mov pix prair rook tech valkyr yupp zomb
    """
)
COMPOUND_PLURALS = ("women", "men", "children", "feet", "teeth", "mice", "people")
NOT_MEN = listed(
    """
    abdomen acumen albumen amen bitumen carmen cyclamen dolmen hymen lumen mien omen ramen regimen semen specimen
    stamen tumen yemen
    """
)


@cache
def _english() -> Any:
    """inflect's engine, imported when the first plural is looked at.

    typeguard would write checks of every argument into inflect's methods, which takes three seconds of each process
    and finds nothing in calls that mypy has seen: meanwhile its decorator leaves them as they are.
    """
    typeguard: Any = import_module("typeguard")
    decorator, typeguard.typechecked = typeguard.typechecked, lambda target: target
    try:
        import inflect
    finally:
        typeguard.typechecked = decorator
    return inflect.engine()


@lru_cache(maxsize=65536)
def singulars(word: str) -> tuple[str, ...]:
    """The singulars of a folded word, the likeliest first; nothing if it is no plural.

    >>> singulars("guns"), singulars("men"), singulars("lotus")
    (('gun',), ('man',), ())
    >>> singulars("techies"), singulars("mercenaries")
    (('techie',), ('mercenary', 'mercenarie'))
    """
    if not (word.isascii() and word.isalpha()) or len(word) < 3 or word in PRONOUNS:
        return ()
    if word.endswith("s"):
        return _of_regular(word) if _may_be_plural(word) else ()
    return _of_irregular(word)


def _may_be_plural(word: str) -> bool:
    if word in NOT_PLURAL_S or word.endswith("ss"):
        return False
    return word in PLURAL_US_IS or not word.endswith(("us", "is"))


def _of_regular(word: str) -> tuple[str, ...]:
    if word in PLURAL_US_IS:
        return (word[:-1],)
    if word in OTHER_SINGULARS:
        return OTHER_SINGULARS[word]
    answer = _english().singular_noun(word)
    if not answer or answer == word:
        return ()
    if word.endswith("ies") and len(word) > 4:
        # inflect guesses between -y and -ie; only one of the two is a word, and the other does no harm.
        stem = word.removesuffix("ies")
        return (stem + "ie",) if stem in IE_STEMS else (stem + "y", stem + "ie")
    return (str(answer),)


def _of_irregular(word: str) -> tuple[str, ...]:
    if word in IRREGULAR_SINGULARS:
        return (IRREGULAR_SINGULARS[word],)
    if word in NOT_MEN:
        return ()
    if word in IRREGULAR_PLURALS:
        return (str(_english().singular_noun(word)),)
    for plural in COMPOUND_PLURALS:
        if word.endswith(plural) and len(word) > len(plural) + 1:
            return (word.removesuffix(plural) + singulars(plural)[0],)
    return ()
