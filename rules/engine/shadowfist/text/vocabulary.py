"""What the builder knows of single words: which nouns are characteristics, which participles point back."""

from __future__ import annotations

from rules.engine.shadowfist.text import lexicon
from rules.engine.shadowfist.text.actions import Act
from rules.engine.shadowfist.text.references import Pronoun, ThisCard, You
from rules.engine.shadowfist.text.selectors import Controlled, Kind, Owned, Quantity, Select, Type, Where
from rules.engine.shadowfist.text.timing import Clause

# Nouns that are something of a card or player, not things of their own.
ATTRIBUTES = frozenset(entry.strip().split("|")[0] for entry in lexicon.ATTRIBUTES.replace("\n", " ").split(",")) - {
    "resources",
    "turn",
    "attack",
    "damage",
    "power",
}
ORDINALS = ("first", "second", "third")
PARTICIPLES = frozenset(
    lexicon.listed("sacrificed toasted smoked returned discarded played damaged named removed revealed")
)

WHO: dict[str, object] = {
    "you": You(),
    "opponents": Select(Quantity(""), (Kind((Type("opponent"),)),)),
    "an opponent": Select(Quantity("a"), (Kind((Type("opponent"),)),)),
    "any opponent": Select(Quantity("any"), (Kind((Type("opponent"),)),)),
    "each opponent": Select(Quantity("each"), (Kind((Type("opponent"),)),)),
    "target opponent": Select(Quantity("a"), (Kind((Type("opponent"),)),), targeted=True),
    "opponent": Select(Quantity(""), (Kind((Type("opponent"),)),)),
    "that player": Pronoun("that", "player"),
    "that opponent": Pronoun("that", "opponent"),
    "they": Pronoun("they", plural=True),
    "it": Pronoun("it"),
    "target": Pronoun("target"),
    "this card": ThisCard(),
}
VERBS_OF_PHRASES = {
    "control": ("control", ""),
    "own": ("own", ""),
    "declared": ("declare", "past"),
    "played": ("play", "past"),
    "smoked": ("smoke", "past"),
    "generated": ("generate", "past"),
    "attacked": ("attack", "past"),
    "choose": ("choose", ""),
    "play": ("play", ""),
    "have": ("have", ""),
    "declare": ("declare", ""),
    "attack": ("attack", ""),
    "is attacking": ("attack", "progressive"),
    "do not control": ("do not control", ""),
    "already control": ("already control", ""),
    "own or control": ("own or control", ""),
    "control or own": ("control or own", ""),
    "play or control": ("play or control", ""),
    "control or play": ("control or play", ""),
}


def split_phrase(phrase: str) -> tuple[object, str, str]:
    """Who, which verb and which tense a reduced relative clause has: "you declared".

    :raises KeyError: if it is none that the lexicon lists.
    """
    for words in sorted(WHO, key=len, reverse=True):
        if phrase.startswith(words + " "):
            verb, tense = VERBS_OF_PHRASES[phrase[len(words) + 1 :]]
            return WHO[words], verb, tense
    raise KeyError(phrase)


def control_phrase(phrase: str) -> object:
    """What a reduced relative clause limits to: "you control", "an opponent declared"."""
    who, verb, tense = split_phrase(phrase)
    if verb == "control":
        return Controlled(who)
    if verb == "own":
        return Owned(who)
    return Where(Clause(Act(verb, tense=tense), who, link="whom"))
