"""Adjectives made from nouns (1995 FAQ 2.1.1.2): Heroic from Hero, Demonic from Demon.

Without a dictionary the noun has to be derived from the adjective's ending. Each ending asks for a stem long enough
that chance hits are rare (Magic is not made from Mage, nor Sonic from Son), and words that still look derived and are
not (Martial, Signal, Mastery) are listed. An ending that gives no word does no harm, since nothing has it as a
designator. Participles (Armored), what lacks something (Hopeless), persons (Historian) and adverbs are no adjectival
forms of a noun in this sense.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rules.engine.shadowfist.designators.words import listed


@dataclass(frozen=True)
class Ending:
    """An adjective's ending, what stands in its place in the noun, and what the stem before it must have.

    ``letters`` is its least number of letters, ``vowels`` the least and ``most`` the greatest number of vowel groups.
    """

    suffix: str
    noun: str
    letters: int
    vowels: int = 1
    most: int = 9


# Only the longest ending that a word has is tried.
ENDINGS = (
    Ending("ic", "", 4, vowels=2),  # hero, demon, angel
    Ending("ic", "e", 5, vowels=2),  # vampire
    Ending("ic", "y", 5, vowels=2),  # anarchy
    Ending("ic", "o", 5, vowels=2),  # volcano
    Ending("istic", "", 5),  # shaman
    Ending("istic", "ist", 3),  # nihilist
    Ending("matic", "ma", 3),  # enigma
    Ending("mantic", "mancy", 3),  # necromancy
    Ending("otic", "ot", 3),  # robot
    Ending("otic", "os", 3),  # chaos
    Ending("otic", "osis", 4),  # psychosis
    Ending("ical", "ic", 3),  # magic
    Ending("ical", "y", 5),  # history
    Ending("al", "", 5, vowels=2),  # person, orbit
    Ending("al", "e", 4),  # tribe, nature
    Ending("al", "o", 6),  # inferno
    Ending("ial", "", 6, vowels=2),  # president
    Ending("ial", "y", 5, vowels=2),  # industry
    Ending("cial", "ce", 5),  # province
    Ending("ual", "", 5, vowels=2),  # spirit
    Ending("ous", "", 4),  # sulphur, poison
    Ending("ous", "y", 5),  # larceny
    Ending("erous", "er", 4),  # danger
    Ending("erous", "ery", 4),  # sorcery
    Ending("erous", "erer", 4),  # sorcerer
    Ending("trous", "ter", 3),  # monster
    Ending("ious", "y", 4),  # glory, victory
    Ending("ious", "ion", 5),  # religion
    Ending("cious", "ce", 2),  # vice, grace
    Ending("eous", "e", 5),  # courage
    Ending("ful", "", 3),  # fear
    Ending("iful", "y", 3),  # mercy
    Ending("ish", "", 4),  # devil
    Ending("ish", "e", 4),  # slave
    Ending("ian", "ia", 2),  # Asia
    Ending("can", "ca", 3),  # Africa
    Ending("y", "", 4, most=1),  # blood, storm
    Ending("y", "e", 4, most=1),  # smoke, stone
)

# Adjectives whose noun changes within, whose stem is short, or whose ending (-en, -ly) is no sign of an adjective.
IRREGULAR = dict(
    pair.split("/")
    for pair in listed(
        """
        ancestral/ancestor angry/anger beastly/beast bony/bone brotherly/brother chinese/china confucian/confucius
        cosmic/cosmos costly/cost cowardly/coward cubic/cube cybernetic/cybernetics deathly/death earthen/earth
        earthly/earth economic/economics egyptian/egypt elvish/elf european/europe famous/fame fatherly/father
        fiery/fire foxy/fox friendly/friend galactic/galaxy gaseous/gas ghostly/ghost godly/god golden/gold gothic/goth
        heavenly/heaven hellish/hell hungry/hunger hydroponic/hydroponics icy/ice imperial/empire italian/italy
        japanese/japan kingly/king knightly/knight leaden/lead legendary/legend lordly/lord manly/man martian/mars
        masterly/master mathematical/mathematics metallic/metal nervous/nerve oaken/oak ominous/omen parisian/paris
        planetary/planet poetic/poet political/politics princely/prince roman/rome rosy/rose runic/rune saintly/saint
        scary/scare serpentine/serpent shadowy/shadow silken/silk silvery/silver soldierly/soldier
        thundery/thunder tragic/tragedy virtuous/virtue watery/water wintry/winter wolfish/wolf womanly/woman
        spanish/spain wooden/wood worldly/world
        """
    )
)

# Words that have an ending of the table and are not made from what it would give.
FALSE_FRIENDS = listed(
    """
    # -ic, -al
    admiral animal arrival arsenic betrayal cannibal carnival corporal empiric festival general hospital ironic
    mineral rational refusal removal reprisal reversal revival survival terminal
    # -ous, -ful, -ish
    bashful brandish callous cornish fistful flourish fractious furnish grateful handful mouthful righteous standish
    tarnish varnish
    # -y
    beauty becky booby booty bounty brandy candy clumsy county crony daisy dandy dingy fancy fifty flunky forty
    frenzy gravy gypsy heavy husky jacky jaunty lofty mandy mercy naughty nicky pansy party phony plenty pygmy randy
    ready ricky shanty steady stingy study toady treaty twenty vicky wendy whisky
    """
)
VOWELS = frozenset("aeiouy")
BY_LENGTH = [
    (suffix, tuple(ending for ending in ENDINGS if ending.suffix == suffix))
    for suffix in sorted({ending.suffix for ending in ENDINGS}, key=len, reverse=True)
]


@lru_cache(maxsize=65536)
def nouns(word: str) -> tuple[str, ...]:
    """The nouns that a folded word can be the adjectival form of, nothing if it does not look like one.

    >>> nouns("heroic"), "demon" in nouns("demonic"), nouns("magic"), nouns("martial")
    (('hero',), True, (), ())
    """
    if word in IRREGULAR:
        return (IRREGULAR[word],)
    if word in FALSE_FRIENDS or not (word.isascii() and word.isalpha()):
        return ()
    found: list[str] = []
    for suffix, endings in BY_LENGTH:
        stem = word.removesuffix(suffix)
        if stem == word:
            continue
        for ending in endings:
            if (
                len(stem) >= ending.letters
                and ending.vowels <= _vowel_groups(stem) <= ending.most
                and _fits(stem, ending)
            ):
                found.append(stem + ending.noun)
        break
    return tuple(found)


def _vowel_groups(stem: str) -> int:
    """How many runs of vowels the stem has; a y that opens it is a consonant."""
    groups, before = 0, False
    for i, letter in enumerate(stem):
        vowel = letter in VOWELS and not (letter == "y" and i == 0)
        groups += vowel and not before
        before = vowel
    return groups


def _fits(stem: str, ending: Ending) -> bool:
    """Whether the stem's last letters suit the ending.

    Before -y no vowel (Monkey), no double consonant (Johnny, Bully) and no r or l: -ry makes nouns (Mastery,
    Victory) and -ly adverbs. An ending that stands for a vowel follows a consonant, as in smok-y, trib-al and
    vampir-ic; cha-otic is the exception.
    """
    last, previous = stem[-1], stem[-2]
    if ending.suffix == "y" and (last in "aeiouyrl" or last == previous):
        return False
    if ending.suffix == "ish" and last == "f":  # Jellyfish
        return False
    if ending.noun == "e" and ending.suffix != "eous" and previous not in VOWELS:
        return False
    if not ending.noun:
        return last not in "iu"
    return last not in VOWELS or ending.noun[0] not in VOWELS or ending.suffix == "otic"
