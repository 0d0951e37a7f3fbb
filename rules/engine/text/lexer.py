"""Words to terminals of the grammar: older phrases in today's words, longest phrases first."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.text import lexicon
from rules.engine.text.inflection import gerund, inflect, participle, third
from rules.engine.text.joints import connect, gifts, merged, priced
from rules.engine.text.meanings import DETERMINERS, Meanings, limits_noun
from rules.engine.text.relatives import gapped, inserted, related
from rules.engine.text.tokens import WordToken, make
from rules.engine.text.words import Word

# What no plural noun follows.
SINGULAR = frozenset({"that", "this", "each", "a", "an", "one", "another"})
HEALED = frozenset({"a", "an", "another", "any", "target", "all", "each", "one", "that", "subject", "this"})
SIMPLE = {
    "designator": "DESIGNATOR",
    "symbol": "SYMBOL",
    "title": "TITLE",
    "colons": "COLONS",
    "signed": "SIGNED",
    "x": "XTERM",
    "number": "NUMBER",
    "costing": "COSTING",
    "poss": "POSS",
    "non": "NON",
}


class Vocabulary(Meanings):
    """All phrases that are terminals: those of the lexicon, word by word in their normal form."""

    def __init__(self, keywords: dict[str, str]) -> None:
        self.phrases: dict[str, dict[tuple[str, ...], tuple[str, str, bool]]] = {}
        self.thirds: dict[str, str] = {}
        self.parts: dict[str, str] = {}
        self.gerunds: dict[str, str] = {}
        self.bases: set[str] = set()
        self._verbs()
        for entry in lexicon.TYPES.replace("\n", " ").split(","):
            self._noun("TYPE", entry)
        for entry in lexicon.ATTRIBUTES.replace("\n", " ").split(","):
            self._noun("TYPE", entry)
        for word in lexicon.ADJECTIVES:
            self.add("ADJ", word, word)
        for word in lexicon.SPECIALS:
            self.add("SPECIAL", word, word)
        for phrase in lexicon.PHRASAL:
            self.add("VERB", phrase, phrase)
            self.add("PART", inflect(phrase, "participle"), phrase)
            self.add("ING", inflect(phrase, "gerund"), phrase)
        for phrase, name in keywords.items():
            self.add(name, phrase, phrase)
        self.rewrites: dict[str, list[tuple[tuple[str, ...], tuple[str, ...]]]] = {}
        for line in lexicon.REWRITES.strip().replace("\n  ", " ").splitlines():
            today, _, printed = line.partition(" = ")
            target = tuple(self.split(today))
            for phrase in printed.split(" | "):
                source = tuple(self.split(phrase))
                if source != target:
                    self.rewrites.setdefault(source[0], []).append((source, target))
        for options in self.rewrites.values():
            options.sort(key=lambda option: -len(option[0]))
        self.known = frozenset(
            {word for first in self.phrases.values() for phrase in first for word in phrase}
            | set(self.thirds)
            | set(self.parts)
            | set(self.gerunds)
            | self.bases
            | set(self.rewrites)
            | set(lexicon.NUMBERS)
        )

    def split(self, phrase: str) -> Iterator[str]:
        """The words of a phrase in the lexicon, verbs in their base form."""
        for word in phrase.replace("'s", " 's").split():
            yield self.thirds.get(word, word)

    def add(self, kind: str, phrase: str, value: str, plural: bool = False) -> None:
        """Make a phrase a terminal."""
        key = tuple(self.split(phrase))
        self.phrases.setdefault(key[0], {})[key] = (kind, value, plural)

    def _noun(self, kind: str, entry: str) -> None:
        forms = entry.strip().split("|")
        self.add(kind, forms[0], forms[0])
        for plural in forms[1:]:
            self.add(kind, plural, forms[0], plural=True)

    def _verbs(self) -> None:
        for entry in lexicon.VERBS:
            base, _, past = entry.partition("/")
            self.bases.add(base)
            self.thirds[third(base)] = base
            self.parts[past or participle(base)] = base
            self.gerunds[gerund(base)] = base
        for word in (
            "states",
            "targets",
            "plays",
            "costs",
            "counters",
            "attacks",
            "turns",
            "sets",
            "forces",
            "damages",
            "copies",
            "matches",
        ):
            if word != "plays":
                self.thirds.pop(word, None)
        self.thirds["does"] = "do"
        self.parts["had"] = "have"

    def rewrite(self, words: list[Word]) -> list[Word]:
        """Words in today's phrases; a new word has the span of all that it replaces."""
        out: list[Word] = []
        at = 0
        while at < len(words):
            word = words[at]
            for source, target in self.rewrites.get(word.form, ()):
                stretch = words[at : at + len(source)]
                if tuple(item.form for item in stretch) == source:
                    out += [
                        Word(_kind(form), form, word.surface, word.start, stretch[-1].end, stretch[0].third)
                        for form in target
                    ]
                    at += len(source)
                    break
            else:
                out.append(word)
                at += 1
        return out

    def lemmas(self, words: list[Word]) -> list[Word]:
        """Verbs in their base form."""
        out = []
        for place, word in enumerate(words):
            if word.form == "her" and word.kind == "word" and not (place and words[place - 1].form == "or"):
                owned = place + 1 < len(words) and words[place + 1].kind == "word" and self._nounlike(words[place + 1])
                for form in ("this", "card", "'s") if owned else ("this", "card"):
                    out.append(Word(_kind(form), form, word.surface, word.start, word.end))
                continue
            if word.kind == "word":
                base = self.thirds.get(word.form)
                if base is None and word.form in ("attacks", "turns", "damages", "forces", "copies", "costs"):
                    before = words[place - 1].form if place else ""
                    if (
                        (before not in DETERMINERS or before in SINGULAR)
                        and before not in ("your", "successive", "declare", "declares", "declared", "joins", "future")
                        and word.form != "costs"
                    ):
                        base = {"copies": "copy"}.get(word.form, word.form[:-1])
                    if word.form == "damages" or (word.form == "attacks" and before == "this"):
                        base = word.form[:-1] if word.form == "damages" else base
                if base is not None:
                    word = Word("word", base, word.surface, word.start, word.end, True)
                elif word.form in lexicon.NUMBERS:
                    word = Word("number", str(lexicon.NUMBERS[word.form]), word.surface, word.start, word.end)
            out.append(word)
        return out

    def tokens(self, words: list[Word]) -> list[WordToken]:
        """The terminals of a sentence.

        :raises ValueError: for a word that is none; its message is the word.
        """
        words = self.rewrite(self.lemmas(words))
        out: list[WordToken] = []
        at = 0
        while at < len(words):
            token, at = self._token(words, at, out)
            out.append(token)
        return connect(gifts(merged(related(gapped(inserted(priced(out)))))))

    def _token(self, words: list[Word], at: int, before: list[WordToken]) -> tuple[WordToken, int]:
        word = words[at]
        simple = SIMPLE.get(word.kind)
        if simple:
            return make(simple, word.form, word), at + 1
        if word.kind == "mark":
            name = {",": "COMMA", ".": "PERIOD", ";": "SEMI", ":": "COLON", "=": "EQUALS"}.get(word.form)
            if name is None:
                raise ValueError(word.surface)
            return make(name, word.form, word), at + 1
        if word.kind == "other":
            raise ValueError(word.surface)
        if word.form == "to":
            marked = self._marker(words, at, before)
            if marked is not None:
                return make(marked[0], marked[1], word), at + 1
        best: tuple[tuple[str, ...], tuple[str, str, bool]] | None = None
        for phrase, meaning in self.phrases.get(word.form, {}).items():
            length = len(phrase)
            if best is not None and length <= len(best[0]):
                continue
            if all(at + i < len(words) and words[at + i].form == phrase[i] for i in range(1, length)):
                best = (phrase, meaning)
        previous = words[at - 1].form if at else ""
        after = words[at + 1] if at + 1 < len(words) else None
        if best is None or len(best[0]) == 1:
            kind = best[1][0] if best else ""
            told = self._marker(words, at, before) or self._single(word, previous, after, before, kind)
            if told is not None:
                token = make(told[0], told[1], word)
                token.third = token.third or token.surface == "targets"
                return token, at + 1
        if best is not None:
            phrase, (kind, value, plural) = best
            if (
                value == "turn to heal"
                and at + 3 < len(words)
                and (words[at + 3].form in HEALED or words[at + 3].kind in ("number", "x"))
            ):
                # "Turn to heal target Character": a cost and what it buys.
                return make("VERB", "turn", word), at + 1
            if kind == "SPECIAL" and value == "influence" and before and before[-1].type in ("NUMBER", "XTERM"):
                kind = "TYPE"  # "Turn 3 Influence": an amount, not the ability.
            counts = at + 2 < len(words) and words[at + 2].kind in ("number", "x")
            if value == "fewer than" and counts and not (before and before[-1].type in ("NUMBER", "XTERM")):
                kind = "MORE_THAN"
            if kind == "EACH_OTHER" and at + 2 < len(words) and self._nounlike(words[at + 2]):
                return make("DET", "each", word), at + 1
            if kind == "CONTROLS" and not limits_noun(phrase, before):
                return self._without(words, at, before)
            token = make(kind, value, word, words[at + len(phrase) - 1])
            token.plural = plural
            return token, at + len(phrase)
        if word.surface[:1].isupper() or word.surface[:1].isdigit():
            return make("DESIGNATOR", word.surface, word), at + 1
        raise ValueError(word.surface)


def _kind(form: str) -> str:
    if form == "'s":
        return "poss"
    if form == ",":
        return "mark"
    return "number" if form.isdigit() else "word"
