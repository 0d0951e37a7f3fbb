"""Composite words (1995 FAQ 2.1.1.3): Supersoldier is made up of Super and Soldier, Artist is not of Art and Ist.

What is a composite cannot be read off a word's letters. A word counts as one if the whole of it can be cut into words
of a vocabulary, each of them a word in its own right; so Artist stays whole because "ist" is none. The vocabulary
below holds parts of the compounds that occur in card titles and subtitles. It leaves out short words that turn up by
chance (ice in Justice, war in Warden, ass in Assassin); a caller may pass a vocabulary of its own.
"""

from __future__ import annotations

from functools import lru_cache

from rules.engine.shadowfist.designators.plurals import singulars
from rules.engine.shadowfist.designators.words import listed

DEFAULT_VOCABULARY = listed(
    """
    air arcano arm back ball bare battle bed bird black blade board boat body bone book boom bow box brain breaker
    bull bullet buro buzz cage case cast chair cliff clock club computer cover craft crash crawler cross cyber cycle
    dare day dead death demon devil digger dog doom dooms door down draft dragon drive eagle earth ever every eye
    face fall fellow fighter finger fire fish fist fly foot forest forge freak free friend frost gardener gear ghost
    god grand ground guard gun hammer hand hanger hatch hatchet head heart heaven hell hero hog hole home hook horse
    hound house hunter jelly junk keeper kick killer knife knight law leech light list lock lord machine made mage
    maker man mask mass master maze mega mill mind monkey moon moth motor mountain mouth nano neck nether night nut
    out over pay peace people person pike place play point pole power proof proto punk quarter quarters radio raider
    rain rat rattle reaper ring river rivet rock roof room runner safe salary sand saw school scraper sea sense
    shadow shake shell ship shop shot side sight sink sister skin sky slinger smith smoke snake snow soldier soul
    sphere spirit spy star station step stick stone storm street striker sun super swamp sword swords take tank team
    tech technician teen thief thing thirsty throw thunder time tip top tower town trap trooper truck turner under
    virus walker war water wave way weapon wheel whip whirl wind wing winter wolf woman wood work world wrench
    wrenching yard
    """
)

# Words that fall apart into words of the vocabulary and are not made of them.
NOT_COMPOSITE = frozenset({"warlock"})
LEAST = 3


@lru_cache(maxsize=65536)
def parts(word: str, vocabulary: frozenset[str] = DEFAULT_VOCABULARY) -> tuple[str, ...]:
    """The words that a folded composite word is made of, in order; nothing if it is none. The last may be a plural.

    >>> parts("supersoldier"), parts("swordsmen"), parts("artist"), parts("soldier")
    (('super', 'soldier'), ('swords', 'men'), (), ())
    """
    if not word.isalpha() or word in NOT_COMPOSITE:
        return ()
    found = _cut(word, vocabulary)
    return found if len(found) > 1 else ()


def _cut(word: str, vocabulary: frozenset[str]) -> tuple[str, ...]:
    """The fewest words of the vocabulary that make up the word, the longest first among equals."""
    if word in vocabulary or any(one in vocabulary for one in singulars(word)):
        return (word,)
    best: tuple[str, ...] = ()
    for i in range(len(word) - LEAST, LEAST - 1, -1):
        if word[:i] in vocabulary:
            rest = _cut(word[i:], vocabulary)
            if rest and (not best or len(rest) + 1 < len(best)):
                best = (word[:i], *rest)
    return best
