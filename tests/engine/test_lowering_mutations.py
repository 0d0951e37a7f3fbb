"""No leaf of a card text is without consequence: changed, the text lowers to something else or is refused."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator

import pytest

from rules.engine.shadowfist.ir.abilities import Unsupported
from rules.engine.shadowfist.lowering.texts import lower_text
from rules.engine.shadowfist.lowering.words import TESTS
from rules.engine.shadowfist.text import compile_text
from rules.engine.shadowfist.text import references as ref
from rules.engine.shadowfist.text import selectors as sel
from rules.engine.shadowfist.text.abilities import NotUnderstood
from rules.engine.shadowfist.text.actions import To
from rules.engine.shadowfist.text.timing import Manner
from tests.texts_of_cards import Wording, bundled, community
from tests.tree_mutations import Mutation, mutations

# How many of the mutations of the community's texts are tried: one in so many, the same every time.
ONE_IN = 4
ONE_OF_THEM = {"a", "any", "", "the", "titled"}
ALL_OF_THEM = {"all", "each", "", "the", "any", "titled"}
OTHERS = {"another", "any other"}


def _words(mutation: Mutation, node: str, field: str, *sets: set[str]) -> bool:
    """Whether a word of that field becomes another of the same set."""
    if (mutation.node, mutation.field) != (node, field):
        return False
    return any({mutation.old, mutation.new} <= words for words in sets)


def _left(mutation: Mutation) -> bool:
    return any(part in ("left", "openers") for part in mutation.path)


SYNONYMS = {
    "whoever fits: one that does is enough, whatever the article": lambda m: _words(
        m, "Quantity", "word", ONE_OF_THEM, OTHERS
    ),
    "all that fit, whatever the word": lambda m: _words(m, "Quantity", "word", ALL_OF_THEM),
    "each time: at the end of each turn, of a turn, of an opponent's turn": lambda m: (
        _words(m, "Quantity", "word", {"a", "any", "each", "all", ""})
        and ({"AtMoment", "During", "ForEach", "Count"} & set(m.nodes) or _bare_plural(m))
    ),
    "what cannot be done in response cannot be in response to the card that says so": lambda m: (
        (m.node, m.field) == ("Response", "to") and {m.old, m.new} <= {ref.ThisCard(), None}
    ),
    "up to so many conditions are ignored in any case: nobody has to ignore one": lambda m: (
        _words(m, "Quantity", "word", {"number", "up to"}) and "Ignoring" in m.nodes
    ),
    "three are controlled by whoever controls at least three": lambda m: (
        _words(m, "Quantity", "word", {"number", "at least", "or more"})
        and bool({"If", "While", "Where"} & set(m.nodes))
    ),
    "comparisons that are the same": lambda m: (
        (m.node, m.field) == ("Compared", "test") and TESTS.get(m.old, m.old) == TESTS.get(m.new, m.new)
    ),
    "the current number is the one that is meant anyway; a number that is X never compares": lambda m: (
        m.field == "how" and set(_gone(m)) <= {"current", "numerical"}
    ),
    "any source of damage, a single source, different factions": lambda m: any(
        "source" in repr(each) or each in (sel.Is("single"), sel.Is("different")) for each in _gone(m)
    ),
    "what damage is inflicted on is a Character or Site, whatever it is called (4.3.4, 4.3.5)": lambda m: (
        (m.node, m.field) == ("Kind", "all_of")
        and {*m.old} ^ {*m.new} <= {sel.Type("card"), sel.Type("legal target")}
        and "damage" in repr(m.tree)
    ),
    "who sacrifices a card sacrifices an own one (10.2)": lambda m: (
        m.field == "filters" and any(isinstance(each, sel.Controlled) for each in _gone(m))
    ),
    "where a card still is, it is when that is looked at": lambda m: _words(
        m, "Placed", "preposition", {"in", "still in"}
    ),
    "at a cost, each of them": lambda m: m.field == "adverbs" and any(each == Manner("each") for each in _gone(m)),
    "what an effect must do it does": lambda m: _words(m, "Clause", "mode", {"do", "must"}),
    "who may pay or choose at generation does so by using the ability": lambda m: (
        _words(m, "Clause", "mode", {"do", "may", "must"}) and (_left(m) or m.nodes[0] in ("PlayTiming", "PlayOn"))
    ),
    "to say that cards are played otherwise is to permit it": lambda m: (
        _words(m, "Clause", "mode", {"do", "may"}) and "Permission" in m.nodes
    ),
    "not to do something all along is not to be able to": lambda m: _words(
        m, "Clause", "mode", {"cannot", "not", "do not"}
    ),
    "what a card did in an attack is what it does there": lambda m: _words(m, "Clause", "mode", {"do", "did"}),
    "one statement after another, however they are joined": lambda m: _words(
        m, "Clause", "link", {"", "and", "then", ",", ";", "but"}
    ),
    "one of several things, however they are joined": lambda m: (
        _words(m, "Clause", "link", {",", "or"}) and "'or'" in repr(m.tree).replace("link='or'", "", 1)
    ),
    "neither the one nor the other": lambda m: (
        _words(m, "Clause", "link", {"and", "or"}) and repr(m.tree).count("mode='cannot'") > 1
    ),
    "on which it inflicts damage: whoever gains it": lambda m: (
        m.field == "agent" and "Where" in m.nodes and {m.old, m.new} <= {ref.Subject(), ref.ThisCard()}
    ),
    "an attack you declare, or have declared": lambda m: (
        _words(m, "Act", "tense", {"", "past"}, {"past", "perfect"}) and bool({"Where", "If"} & set(m.nodes))
    ),
    "where nobody is named, it is this card or you": lambda m: (
        m.new is None and m.old in (ref.ThisCard(), ref.You()) and m.field in ("agent", "what")
    ),
    "what you do by a card the card does, and what it may do is up to you": lambda m: (
        m.field == "agent" and {m.old, m.new} == {ref.You(), ref.ThisCard()}
    ),
    "the opponent on your left is the player there": lambda m: (
        _words(m, "Type", "name", {"opponent", "player"}) and "'left'" in repr(m.tree)
    ),
    "what an Event does as it resolves is what it would do": lambda m: (
        _words(m, "Clause", "mode", {"do", "would"}) and "Where" in m.nodes
    ),
    "what is said of a card of some kind holds for each of them": lambda m: (
        m.nodes[0] == "Static" and "agent" in m.path and _words(m, "Quantity", "word", {"a", "any", "all", "each", ""})
    ),
    "if you do not: in the same sentence or in the next": lambda m: m.field == "link" and "'do so'" in repr(m.tree),
    "[Magic] resources, and [Magic]": lambda m: m.field == "all_of" and _gone(m) == [sel.Type("resource")],
    "all opponents' Characters are those of any of them": lambda m: (
        _words(m, "Quantity", "word", {"all", *ONE_OF_THEM}) and "Controlled" in m.nodes
    ),
    "positions are those at the table": lambda m: m.field == "filters" and "'table'" in repr(_gone(m)),
    "while it attacks, while attacking": lambda m: m.field == "agent" and m.new is None and "While" in m.nodes,
    "counters are those on this card where nothing else is named": lambda m: (
        m.field in ("complements", "filters")
        and _gone(m) in ([To("from", ref.ThisCard())], [sel.Placed("on", ref.ThisCard())])
    ),
    "after surviving combat, when it survives it": lambda m: (
        _words(m, "Act", "tense", {"", "progressive"}) and "When" in m.nodes
    ),
    "which of several things is chosen is said by them": lambda m: (
        m.field == "clauses" and [getattr(each.action, "what", None) for each in _gone(m)] == [1]
    ),
    "exactly one is one": lambda m: _words(m, "Quantity", "word", {"exactly", "number"}),
    "cards are discarded from one's own hand": lambda m: (
        m.field in ("complements", "filters") and all("hand" in repr(each) for each in _gone(m))
    ),
    "a text that is copied is the printed one (7.5)": lambda m: m.field == "how" and set(_gone(m)) == {"printed"},
    "on a card, onto it and to it": lambda m: _words(m, "To", "preposition", {"on", "onto", "to"}),
    "so much damage on all of them is so much on each": lambda m: (
        m.field == "complements" and any(getattr(each, "preposition", "") == "each" for each in _gone(m))
    ),
    "what a card copies it copies to itself": lambda m: (
        m.field == "complements" and _gone(m) == [To("to", ref.ThisCard())]
    ),
    "the total number is the number": lambda m: m.field == "how" and set(_gone(m)) == {"total"} and m.new == (),
    "what is played costs its cost": lambda m: m.field == "adverbs" and "normal cost" in repr(_gone(m)),
    "once without more is once per turn": lambda m: (m.field, m.old, m.new) == ("per", "", "turn"),
    "if and only if": lambda m: _words(m, "If", "word", {"if", "only if"}),
    "a legal subject is one for this card": lambda m: m.field == "filters" and "for" in repr(_gone(m)),
    "by what participle something is called again": lambda m: m.node == "That" and m.field == "word",
    "from a pile and in a pile; damage from a card and by a card": lambda m: _words(
        m, m.node, "preposition", {"from", "in"}, {"from", "by"}
    ),
    "to a pile, into it and in it": lambda m: _words(m, "To", "preposition", {"to", "in"}),
    "in combat, or with combat damage": lambda m: _words(m, m.node, "preposition", {"in", "with"}),
    "an attack against a card, and one on it": lambda m: _words(m, m.node, "preposition", {"against", "on"}),
    "a trigger comes after its event in any case (5.2.2)": lambda m: _words(m, "When", "word", {"when", "after"}),
    "a card of no kind is any card": lambda m: m.node == "Select" and m.field == "kinds" and m.new == (),
    "a secret choice, and the order of the players (5.4), are so in any case": lambda m: (
        m.field in ("adverbs", "openers") and any(getattr(each, "word", "") in MANNERS for each in _gone(m))
    ),
    "who chooses is said already: a player you choose, of your choice": lambda m: (
        m.field == "filters" and any("choose" in repr(each) or "choice" in repr(each) for each in _gone(m))
    ),
    "resources are those in one's own pool": lambda m: (
        m.field == "filters" and all("pool" in repr(each) for each in _gone(m))
    ),
    "a bare plural joins by and, or by or": lambda m: _words(m, "Select", "joint", {"and", "or", "and/or"}),
    "limits of which one fits, joined by and, or by or": lambda m: m.node == "OrElse" and m.new == m.old[1:],
    "how long a second statement lasts holds for the one before it": lambda m: (
        m.field == "adverbs" and any("Until" in repr(each) for each in _gone(m))
    ),
    "what a pronoun stood for is in the tree beside it": lambda m: m.node == "Pronoun",
    "a verb that nobody does to another has no passive": lambda m: m.field == "passive",
}
MANNERS = {
    "already",
    "only",
    "secretly",
    "in clockwise order from the current player",
    "for no effect",
    "also",
    "then",
    "if possible",
}


def _bare_plural(mutation: Mutation) -> bool:
    """ "For each Site", "on all Sites": of amounts and sums nothing else can be meant."""
    return bool({"PerEach", "Of"} & set(mutation.nodes))


def _gone(mutation: Mutation) -> list[object]:
    """What a tuple has lost."""
    return [each for each in mutation.old if each not in mutation.new] if isinstance(mutation.old, tuple) else []


def _without_consequence(wordings: Iterable[Wording], *, one_in: int = 1) -> Iterator[str]:
    tried = 0
    for wording in wordings:
        for place, node in enumerate(compile_text(wording.text, title=wording.title, type=wording.type).abilities):
            lowered = _lowered(node, wording.type)
            if isinstance(node, NotUnderstood) or any(isinstance(each, Unsupported) for each in lowered):
                continue
            for number, mutation in enumerate(mutations(node)):
                if one_in > 1 and _chance(f"{wording.title} {place} {number}") % one_in:
                    continue
                tried += 1
                if _lowered(mutation.tree, wording.type) == lowered and not _says_the_same(mutation):
                    yield f"{wording.title}: {mutation.change} ({wording.text})"
    assert tried > 4000 / max(one_in, ONE_IN)


def _lowered(node: object, card_type: str) -> tuple[object, ...]:
    return lower_text.__wrapped__((node,), card_type).abilities


def _says_the_same(mutation: Mutation) -> bool:
    return any(says(mutation) for says in SYNONYMS.values())


def _chance(words: str) -> int:
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:4], "big")


@pytest.mark.parametrize("one_in", [8, pytest.param(1, marks=pytest.mark.exhaustive)])
def test_no_leaf_of_a_bundled_text_is_without_consequence(one_in):
    assert list(_without_consequence(bundled(), one_in=one_in)) == []


@pytest.mark.exhaustive
@pytest.mark.shared
def test_no_leaf_of_a_community_text_is_without_consequence(shared):
    assert list(_without_consequence(community(shared), one_in=ONE_IN)) == []
