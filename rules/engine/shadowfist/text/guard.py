"""Looks for words of the text that its ability does not hold, so that nothing is swallowed.

The ability is rendered, and both texts are brought to the lexicon's words. Words that change what an ability means, and
numbers, symbols, designators and titles, must be there as often as the text has them; every other word that is no mere
grammar must be there at all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules.engine.shadowfist.text.lexer import Vocabulary
from rules.engine.shadowfist.text.lexicon import listed
from rules.engine.shadowfist.text.words import Word, words

CRITICAL = frozenset(
    listed("""
unless instead may only another other until if each non not cannot must except all any half first next last same
different random once twice own no neither nor either both without before after during while when at least most
more less fewer than greater higher lower exactly up twice double also again then additional rounded down and/or
would simultaneously alone immediately secretly for per total printed current highest lowest combined
""")
)
# Words that references, agreement and the template change; what they stand for is in the tree.
GRAMMAR = frozenset(
    listed("""
a an the it they that this those these you 's of to be is are was were and but , card target targets chosen have
character site state event edge opponent player controller subject cards them do each with by on in at who which
as one single itself own from weapon vehicle feng shui color there so 'll named gain control effect text fail until
""")
)
# Words that the template says otherwise: inflicts +1 damage, give it Guts, has Ambush.
INSTEAD = {
    "inflict": "gain",
    "give": "gain",
    "cancelled": "canceled",
    "deal": "gain",
    "designators": "designator",
    "lose": "gain",
}
# What says no more than what stands beside it.
EMPTY = (
    ("in", "addition", "to", "it", "'s", "other", "designators"),
    ("in", "addition", "to", "they", "'s", "other", "designators"),
)
# Critical words that the template says otherwise, each of them once: "costs 1 less" is "-1 cost", "no player may" is
# "players cannot".
FOR_CRITICAL = {"less": ("<-#>",), "more": ("<+#>",), "no": ("cannot",), "may": ("cannot",)}
NUMBERLESS = frozenset({"1"})


def missing(source: Iterable[Word], rendered: str, vocabulary: Vocabulary) -> str:
    """The first word of the source that the rendered text lacks, or an empty string."""
    ours, _reminders = words(rendered, "", vocabulary.known)
    wanted = _counted(vocabulary.rewrite(vocabulary.lemmas(list(source))), vocabulary)
    held = _counted(vocabulary.rewrite(vocabulary.lemmas(ours)), vocabulary)
    for word, number in wanted.items():
        if held[word] >= number:
            continue
        others = FOR_CRITICAL.get(word, ()) if word[0] != "#" else (f"<-{word[1:]}>", f"<+{word[1:]}>")
        if any(number - held[word] <= held[other] - wanted[other] for other in others):
            continue
        if word in CRITICAL or not word[0].isalpha() or word[0].isupper():
            return word
        if not held[word] and word not in GRAMMAR and not held[INSTEAD.get(word, word)]:
            return word
    return ""


def _counted(found: list[Word], vocabulary: Vocabulary) -> Counter[str]:
    counted: Counter[str] = Counter()
    forms = [word.form for word in found]
    for phrase in EMPTY:
        if (
            phrase[1] in forms
            and (at := forms.index(phrase[1]) - 1) >= 0
            and tuple(forms[at : at + len(phrase)]) == phrase
        ):
            found = found[:at] + found[at + len(phrase) :]
    for word in found:
        form = word.form
        if word.kind in ("mark", "colons", "poss", "non"):
            if word.kind == "non":
                counted["non"] += 1
            continue
        if word.kind in ("designator", "symbol", "title", "signed"):
            counted[f"<{form}>"] += 1
            if word.kind == "signed":
                counted[f"<{form[0]}#>"] += 1
            continue
        if word.kind == "number":
            if form not in NUMBERLESS:
                counted["#" + form] += 1
            continue
        if word.kind == "x":
            counted["#" + form] += 1
            continue
        if form.startswith("non-"):
            counted["non"] += 1
            form = form[4:]
        base = vocabulary.parts.get(form) or vocabulary.gerunds.get(form) or form
        if word.surface[:1].isupper() and form not in vocabulary.known:
            counted[f"<{word.surface.removeprefix('non-')}>"] += 1
            continue
        counted[_singular(base, vocabulary)] += 1
    return counted


def _singular(form: str, vocabulary: Vocabulary) -> str:
    meaning = vocabulary.phrases.get(form, {}).get((form,))
    if meaning is not None and meaning[0] == "TYPE":
        return meaning[1]
    return form[:-1] if len(form) > 4 and form.endswith("s") and not form.endswith("ss") else form
