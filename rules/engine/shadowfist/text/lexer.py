"""Words to terminals of the grammar: older phrases in today's words, longest phrases first."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.shadowfist.text import lexicon
from rules.engine.shadowfist.text.inflection import gerund, inflect, participle, third
from rules.engine.shadowfist.text.neighbours import connect
from rules.engine.shadowfist.text.patterns import rows, unit
from rules.engine.shadowfist.text.token_table import LISTS, WORDS
from rules.engine.shadowfist.text.tokens import WordToken, make
from rules.engine.shadowfist.text.words import Word

Meaning = tuple[str, str, bool]
READINGS = rows(WORDS, LISTS)
# What may be a noun in the plural or a verb in the third person, and after what it is a noun.
EITHER = {"attacks": "attack", "turns": "turn", "forces": "force", "copies": "copy"}
COUNTED = frozenset(lexicon.listed(LISTS["determiners"] + " your successive declare declares declared joins future"))
# What may be said of a noun, or of nothing: "you control"; other such phrases are statements unless a noun is before.
LONGEST = 8
YOURS = frozenset({("you", "control"), ("you", "own"), ("you", "do", "not", "control")})
LIMITED = ("<TYPE ", "<THAT_R ", "<ADJ ", "<TITLE ")
PLAIN = frozenset({"word", "poss", "number", "mark"})
KINDS = {"NUM": ("number", "x"), "NUMBER": ("number",), "SIGNED": ("signed",), "END": ("mark",)}

# What no plural noun follows.
SINGULAR = frozenset({"that", "this", "each", "a", "an", "one", "another"})
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
    ",": "COMMA",
    ".": "PERIOD",
    ";": "SEMI",
    ":": "COLON",
    "=": "EQUALS",
}


class Vocabulary:
    """All phrases that are terminals: those of the lexicon, word by word in their normal form."""

    def __init__(self, keywords: dict[str, tuple[str, str]]) -> None:
        self.phrases: dict[str, dict[tuple[str, ...], Meaning]] = {}
        self.thirds: dict[str, str] = {}
        self.parts: dict[str, str] = {}
        self.gerunds: dict[str, str] = {}
        self.bases: set[str] = set()
        self.units: dict[tuple[str, str, bool, bool], str] = {}
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
        for phrase, (name, value) in keywords.items():
            self.add(name, phrase, value)
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
        for word in lexicon.listed("states targets costs counters attacks turns sets forces copies matches"):
            self.thirds.pop(word, None)
        self.thirds["does"] = "do"
        self.parts["had"] = "have"

    def rewrite(self, words: list[Word]) -> list[Word]:
        """Words in today's phrases; a new word has the span of all that it replaces."""
        out: list[Word] = []
        at = 0
        forms = tuple(word.form for word in words)
        while at < len(words):
            word = words[at]
            for source, target in self.rewrites.get(word.form, ()):
                end = at + len(source)
                if forms[at:end] == source:
                    out += [
                        Word(_kind(form), form, word.surface, word.start, words[end - 1].end, word.third)
                        for form in target
                    ]
                    at = end
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
                if base is None and word.form in EITHER:
                    before = words[place - 1].form if place else ""
                    if before in SINGULAR or before not in COUNTED:
                        base = EITHER[word.form]
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
        units = [self._unit(word) for word in words]
        out: list[WordToken] = []
        before: list[str] = []
        at = 0
        while at < len(words):
            token, at = self._token(words, at, before, units)
            before.append(unit(token.type, str(token), f"~{words[at - 1].form}"))
            out.append(token)
        return connect(out)

    def _unit(self, word: Word) -> str:
        """A word with what it may be, for the patterns of :data:`token_table.WORDS`."""
        key = (word.form, word.kind, word.third, word.surface[:1].isupper())
        known = self.units.get(key)
        if known is None:
            known = unit(word.form if word.kind in PLAIN else "", *self._classes(word))
            if word.form in self.known:
                self.units[key] = known
        return known

    def _classes(self, word: Word) -> list[str]:
        found = [name for name, kinds in KINDS.items() if word.kind in kinds]
        if word.kind == "word":
            found += ["PART"] if word.form in self.parts else []
            found += ["VERB"] if self._verbal(word) else []
            found += ["THIRD"] if word.third else []
            found += ["BASE"] if word.form in self.bases and not word.third else []
        return [*found, "NOUN"] if self._nounlike(word) else found

    def _token(self, words: list[Word], at: int, before: list[str], units: list[str]) -> tuple[WordToken, int]:
        word = words[at]
        name = SIMPLE.get(word.form) if word.kind == "mark" else SIMPLE.get(word.kind)
        if name is not None:
            return make(name, word.form, word), at + 1
        if word.kind != "word":
            raise ValueError(word.surface)
        best = self._longest(words, at, before)
        length = len(best[0]) if best is not None else 1
        result = self._told(word, before, units[at + 1 :], length > 1)
        if result is None and best is not None:
            kind, value, plural = best[1]
            token = make(kind, value, word, words[at + length - 1])
            token.plural = plural
            return token, at + length
        kind, value, length = result or self._alone(word)
        token = make(kind, value, word, words[at + length - 1])
        token.third = token.third or token.surface == "targets"
        return token, at + length

    def _longest(self, words: list[Word], at: int, before: list[str]) -> tuple[tuple[str, ...], Meaning] | None:
        """The longest phrase of the lexicon that begins here."""
        best: tuple[tuple[str, ...], Meaning] | None = None
        forms = tuple(word.form for word in words[at : at + LONGEST])
        for phrase, meaning in self.phrases.get(words[at].form, {}).items():
            if best is not None and len(phrase) <= len(best[0]):
                continue
            if meaning[0] == "CONTROLS" and phrase not in YOURS and not (before and before[-1].startswith(LIMITED)):
                continue  # "This card attacks" as a statement limits no noun.
            if forms[: len(phrase)] == phrase:
                best = phrase, meaning
        return best

    def _told(self, word: Word, before: list[str], units: list[str], phrased: bool) -> tuple[str, str, int] | None:
        """The terminal of a word that those around it tell: its value, and how many words it takes."""
        form = word.form
        keys = [f"*{form}"] if phrased else [f"*{form}", *([f"{form}/s"] if word.third else []), form]
        found = [row for key in keys for row in READINGS.get(key, ())]
        after = "".join(units) if found else ""
        row = next((row for row in found if row.match(before, after)), None)
        if row is None or row.result == "-":
            return None
        told, _, length = row.result.partition(" ")
        kind, _, value = told.partition("=")
        bases = {"PART": self.parts, "ING": self.gerunds}.get(kind, {})
        return kind, value.replace("_", " ") or bases.get(form, form), int(length or 1)

    def _alone(self, word: Word) -> tuple[str, str, int]:
        """The terminal of a word that the lexicon has as a verb only, or that is a designator.

        :raises ValueError: if it is neither.
        """
        form = word.form
        for kind, forms in (("PART", self.parts), ("ING", self.gerunds)):
            if form in forms:
                return kind, forms[form], 1
        if form in self.bases:
            return "VERB", form, 1
        if form.startswith("non-"):
            rest = word.surface[4:]
            meaning = self.phrases.get(rest.casefold(), {}).get((rest.casefold(),))
            if meaning is not None and meaning[0] in ("TYPE", "ADJ"):
                return f"NON_{meaning[0]}", meaning[1], 1
            return "NON_DESIGNATOR", rest, 1
        if word.surface[:1].isupper() or word.surface[:1].isdigit():
            return "DESIGNATOR", word.surface, 1
        raise ValueError(word.surface)

    def _verbal(self, word: Word) -> bool:
        meanings = self.phrases.get(word.form, {}).values()
        return word.kind == "word" and (word.form in self.bases or any(kind == "VERB" for kind, _, _ in meanings))

    def _nounlike(self, word: Word) -> bool:
        if word.kind != "word":
            return word.kind in ("designator", "symbol")
        if word.form in ("subject", "target", "targets") or word.form.startswith("non-"):
            return True
        meanings = self.phrases.get(word.form, {}).values()
        named = word.surface[:1].isupper() and word.form not in self.known
        return named or any(kind in ("TYPE", "ADJ") for kind, _, _ in meanings)


def _kind(form: str) -> str:
    if form == "'s":
        return "poss"
    if form == ",":
        return "mark"
    return "number" if form.isdigit() else "word"
