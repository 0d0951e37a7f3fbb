"""Words to terminals of the grammar: older phrases in today's words, longest phrases first, nouns and verbs told apart.

English needs more than one word of lookahead where phrases are joined: "and" joins two statements, two noun phrases,
two kinds of one noun phrase, two benefits or two limits. The lexer looks ahead and gives each its own terminal, so that
the grammar stays LALR(1).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from lark import Token
from lark.lexer import Lexer

from rules.engine.text import lexicon
from rules.engine.text.inflection import gerund, inflect, participle, third
from rules.engine.text.words import Word

# Where a word that can be a noun or a verb is a noun: after these.
DETERMINERS = frozenset(
    "the this each any same next per that a an 's successful unsuccessful failed current one first own second of unturn"
    " opponent's subsequent another no all failed an".split()
)
VERBISH = frozenset({"VERB", "GIVE", "MODAL", "BE", "HAVE"})
STOPPERS = frozenset({"COLONS", "COMMA", "CONJ", "PERIOD"})
SUBORDINATE = frozenset({"WHEN", "WHILE", "IF", "UNTIL", "THAT_R", "FOR_EACH", "TO_DO", "UNLESS", "AS_IF"})


class WordToken(Token):
    """A terminal with what the grammar does not need but the builder does."""

    third: bool
    plural: bool
    surface: str
    span: tuple[int, int]


def make(kind: str, value: str, word: Word, last: Word | None = None) -> WordToken:
    """A terminal for a stretch of words."""
    end = (last or word).end
    token = WordToken(kind, value, word.start, 1, word.start + 1, 1, end + 1, end)
    token.third = word.third
    token.plural = False
    token.span = (word.start, end)
    token.surface = word.surface.casefold()
    return token


class Vocabulary:
    """All phrases that are terminals: those the grammar spells out, and the classes of the lexicon."""

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
        for line in lexicon.REWRITES.strip().splitlines():
            left, _, right = line.partition(" = ")
            source = tuple(self.split(left))
            target = tuple(self.split(right))
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
        for word in ("states", "targets", "plays", "costs", "counters", "attacks", "turns", "sets", "forces", "damages", "copies", "matches"):
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
            if word.form == "her" and word.kind == "word":
                owned = place + 1 < len(words) and words[place + 1].kind == "word" and self._nounlike(words[place + 1])
                for form in ("this", "card", "'s") if owned else ("this", "card"):
                    out.append(Word(_kind(form), form, word.surface, word.start, word.end))
                continue
            if word.kind == "word":
                base = self.thirds.get(word.form)
                if base is None and word.form in ("attacks", "turns", "damages", "forces", "copies", "costs"):
                    before = words[place - 1].form if place else ""
                    if before not in DETERMINERS and before not in ("your", "successive") and word.form != "costs":
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
        return connect(gifts(merged(priced(out))))

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
            name = self._marker(words, at, before) or self._single(
                word, previous, after, before, best[1][0] if best else ""
            )
            if name is not None:
                token = make(name[0], name[1], word)
                token.third = token.third or token.surface == "targets"
                return token, at + 1
        if best is not None:
            phrase, (kind, value, plural) = best
            if kind == "CONTROLS" and not _limits(phrase, before):
                return self._without(words, at, before)
            token = make(kind, value, word, words[at + len(phrase) - 1])
            token.plural = plural
            return token, at + len(phrase)
        if word.surface[:1].isupper() or word.surface[:1].isdigit():
            return make("DESIGNATOR", word.surface, word), at + 1
        raise ValueError(word.surface)

    def _without(self, words: list[Word], at: int, before: list[WordToken]) -> tuple[WordToken, int]:
        """ "this card attacks" as a statement, not a limit: its first words alone."""
        for length in (3, 2, 1):
            phrase = tuple(word.form for word in words[at : at + length])
            meaning = self.phrases.get(phrase[0], {}).get(phrase)
            if meaning is not None and meaning[0] != "CONTROLS" and len(phrase) == length:
                token = make(meaning[0], meaning[1], words[at], words[at + length - 1])
                token.plural = meaning[2]
                return token, at + length
        raise ValueError(words[at].surface)

    def _marker(self, words: list[Word], at: int, before: list[WordToken]) -> tuple[str, str] | None:
        """The terminal of a small word whose use shows in the next words."""
        form = words[at].form
        after = words[at + 1] if at + 1 < len(words) else None
        follows = after.form if after else ""
        if form in ("who", "which"):
            return ("THAT_R", "that")
        if form in ("that", "this") and after is not None:
            if form == "this" and follows in ("turn", "attack"):
                return None
            if form == "that" and follows in ("targets", "target") and (follows == "targets" or after.third):
                return ("THAT_R", form)
            third = words[at + 2].form if at + 2 < len(words) else ""
            fourth = words[at + 2] if at + 2 < len(words) else None
            if form == "that" and follows == "target" and fourth is not None and fourth.third:
                return ("THAT_R", form)
            if form == "that" and follows in self.parts and (fourth is None or not self._nounlike(fourth)):
                return ("THAT_R", form)
            if form == "that" and third in ("control", "own", "declared") and follows != "player":
                return ("THAT_R", form)
            return ("THAT_D", form) if self._nounlike(after) or follows in ("target", "attack", "turn") else ("THAT_R", form)
        if form in ("those", "these"):
            return ("THAT_D", form) if after is not None and self._nounlike(after) else ("IT", form)
        if form == "to" and after is not None and self._verbal(after):
            third = words[at + 2] if at + 2 < len(words) else None
            if follows == "target" and (third is None or third.form not in TARGETED):
                return None
            if follows == "play":
                third = words[at + 2] if at + 2 < len(words) else None
                if third is None or third.kind == "mark" or third.form in PLAYED:
                    return None
            return ("TO_DO", form)
        last = before[-1].type if before else ""
        if form in ("target", "targets", "subject") and (last in ("POSS", "ADJ", "THE", "THAT_D") or follows == "of"):
            return ("TYPE", form.rstrip("s"))
        if form in ("control", "turn", "attack", "sacrifice") and last in ("POSS", "THE", "ADJ") and form != "turn":
            return ("TYPE", form)
        if form in ("left", "right") and last in ("POSS", "THE", "ADJ"):
            return ("TYPE", form)
        if form == "only" and last == "THE":
            return ("ADJ", form)
        if form == "only" and after is not None and after.kind == "number":
            return ("EXACTLY", form)
        if form == "twice" and follows == "per":
            return ("ONCE", form)
        if form == "reload" and (follows in ("this", "a", "1") or last == "MODAL"):
            return ("VERB", form)
        if form == "except":
            return ("EXCEPT", form) if follows in ("during", "when") else ("OTHER_THAN", form)
        if form == "target" and (follows in TARGETED or (after is not None and after.kind in ("number", "x"))):
            return ("VERB", form)
        if form == "target" and words[at].third:
            return ("VERB", form)
        if form == "targets" and before and before[-1].type in ("TYPE", "THAT_R", "CONTROLS", "MODAL", "THIS_CARD", "IT"):
            return ("VERB", "target")
        if form in ("face-up", "face-down", "turned", "unturned"):
            if (after is not None and self._nounlike(after)) or (before and before[-1].type in ("BE", "NOT", "WHILE", "IF")):
                return ("ADJ", form)
            return None if form != "turned" or (before and before[-1].type in ("VERB", "IT")) else ("PART", "turn")
        if form == "each":
            return ("MANNER", form) if after is None or follows in ("on", "from", "to", "at") or after.kind == "mark" else ("DET", form)
        if form in ("put", "cut", "set", "hit", "cost", "become"):
            if before and before[-1].type in ("BE", "HAVE", "TYPE", "NOT") and form != "cost":
                return ("PART", form) if before[-1].type != "TYPE" else ("VERB", form)
            return ("VERB", form) if form != "cost" else None
        if form == "at" and after is not None and after.kind == "signed":
            return ("AT", form)
        if form == "have" and follows in ("subject", "this"):
            rest = [word.form for word in words[at + 2 : at + 4]]
            return ("VERB", form) if "'s" in rest else ("CAUSE", form)
        if form == "have" and after is not None:
            third = words[at + 2] if at + 2 < len(words) else None
            attributive = third is not None and self._nounlike(third)
            if follows in ("been", "not", "already") or (follows in self.parts and not attributive):
                return ("HAVE", form)
            return ("VERB", form)
        if form == "up" and follows == "to" and before and before[-1].type == "COMMA":
            return None
        return None

    def _verbal(self, word: Word) -> bool:
        return word.kind == "word" and (
            word.form in self.bases or any(k == "VERB" for k, _, _ in self.phrases.get(word.form, {}).values())
        )

    def _single(
        self, word: Word, previous: str, after: Word | None, before: list[WordToken], kind: str
    ) -> tuple[str, str] | None:
        """The terminal of a word that can be several things."""
        form = word.form
        follows = after.form if after else ""
        if form in ("turn", "attack", "copy", "attempt", "counter", "control", "number", "cost", "power", "value"):
            noun = previous in DETERMINERS or (before and before[-1].type in ("ADJ", "NUMBER", "DESIGNATOR"))
            if form in ("turn", "attack", "copy", "attempt"):
                return None if noun else ("VERB", form)
            if form in ("control",):
                return ("VERB", form)
            return None
        if form == "damage":
            return ("VERB", form) if word.third or previous in ("would", "cannot", "to") else None
        if form in ("attacking", "intercepting"):
            if previous in ("while", "be", "is", "are", "was", "not", "when", "without"):
                return ("ING", self.gerunds[form])
            if before and before[-1].type in ("TYPE", "CONTROLS"):
                return ("ING", self.gerunds[form])
            if follows in ("or", "and") and before and before[-1].type == "DET":
                return ("ADJ", form)
            return ("ADJ", form) if after is not None and self._nounlike(after) else ("ING", self.gerunds[form])
        if form == "combat":
            return ("ADJ", form) if follows == "damage" else ("TYPE", form)
        if form == "that":
            return None
        if form in ("corrupted", "unstoppable"):
            return ("ADJ", form) if follows in ("damage", "non-combat", "combat") else None
        if form == "turned" and previous == "be":
            return ("PART", "turn")
        if form == "turned" and (previous in ("is", "are", "was") or not (after and self._nounlike(after))):
            return ("ADJ", form) if previous in ("is", "are", "was", "be", "play", "becomes", "become", "that") else ("PART", "turn")
        if form in lexicon.PARTICIPLE_ADJECTIVES:
            attributive = after is not None and self._nounlike(after) and previous not in ("is", "are", "was", "been", "be")
            if form in ("damaged", "canceled") and follows != "by" and previous in ("is", "are", "while", "be"):
                return ("ADJ", form)
            if form == "named":
                return ("ADJ", form)
            return ("ADJ", form) if attributive else ("PART", self.parts.get(form, "choose"))
        if form == "printed" and before and before[-1].type == "TYPE" and follows == "on":
            return ("PART", "print")
        if form == "costs" and after is not None and after.kind == "number":
            return ("VERB", "cost")
        if form in self.parts and kind in ("", "ADJ") and kind != "ADJ":
            return ("PART", self.parts[form])
        if form in self.gerunds and not kind:
            return ("ING", self.gerunds[form])
        if form in self.bases and kind in ("",):
            return ("VERB", form)
        if form.startswith("non-") and not kind:
            rest = word.surface[4:]
            if rest.startswith("<"):
                return None
            low = rest.casefold()
            for name in ("TYPE", "ADJ"):
                meaning = self.phrases.get(low, {}).get((low,))
                if meaning and meaning[0] == name:
                    return (f"NON_{name}", meaning[1])
            return ("NON_DESIGNATOR", rest)
        return None

    def _nounlike(self, word: Word) -> bool:
        if word.kind in ("designator", "symbol"):
            return True
        if word.kind != "word":
            return False
        if word.form in ("subject", "target", "targets"):
            return True
        meaning = self.phrases.get(word.form, {})
        if any(kind in ("TYPE", "ADJ") for kind, _, _ in meaning.values()) or word.form.startswith("non-"):
            return True
        return word.surface[:1].isupper() and word.form not in self.known


PLAYED = frozenset("on under at from with and or to if at. in onto ignoring all turned as it".split())
TARGETED = frozenset("a an another any up exactly that each x all this one those".split())
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
KIND_STARTS = frozenset({"ADJ", "TYPE", "DESIGNATOR", "SYMBOL", "NON_TYPE", "NON_ADJ", "NON_DESIGNATOR", "COSTING", "NON", "NAME"})
BENEFIT_STARTS = frozenset({"SIGNED", "SPECIAL", "THE_DESIGNATOR", "IMMUNITY"})
NP_STARTS = frozenset(
    {"DET", "NUMBER", "XTERM", "TARGET", "THAT_D", "TITLE", "THIS_CARD", "SUBJECT", "THE", "YOU", "IT", "UPTO", "SAME", "AMOUNT_OF", "FRACTION", "TOP", "EACH_OTHER"}
)
POST_STARTS = frozenset({"PREP", "CONTROLS", "THAT_R", "WITH"})


def priced(tokens: list[WordToken]) -> list[WordToken]:
    """Symbols and a number as one cost, "[Monarchs] 1"; a title before a type as a name that it has."""
    out: list[WordToken] = []
    for token in tokens:
        if token.type == "NUMBER" and out and out[-1].type == "SYMBOL":
            symbols = [token]
            while out and out[-1].type == "SYMBOL":
                symbols.insert(0, out.pop())
            joined = WordToken.new_borrow_pos("PRICE", " ".join(symbols), token)
            joined.third = joined.plural = False  # type: ignore[attr-defined]
            joined.surface = ""  # type: ignore[attr-defined]
            joined.span = (symbols[0].span[0], token.span[1])  # type: ignore[attr-defined]
            out.append(joined)  # type: ignore[arg-type]
            continue
        if token.type == "TYPE" and out and out[-1].type == "TITLE":
            out[-1].type = "NAME"
        out.append(token)
    return out


def merged(tokens: list[WordToken]) -> list[WordToken]:
    """Two verbs that share an object, "seize or burn", as one terminal."""
    out: list[WordToken] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if at + 2 < len(tokens) and tokens[at + 1] in ("or", "and") and tokens[at + 1].type == "CONJ":
            other = tokens[at + 2]
            alike = token.type == other.type and token.type in ("VERB", "PART")
            objectless = at + 3 < len(tokens) and tokens[at + 3].type not in ("COLONS", "CONJ", "COMMA", "TO_DO")
            if alike and (token.type == "PART" or (objectless and tokens[at + 1] == "or")):
                joined = WordToken.new_borrow_pos(token.type, f"{token} {tokens[at + 1]} {other}", token)
                joined.third = token.third  # type: ignore[attr-defined]
                joined.plural = False  # type: ignore[attr-defined]
                joined.surface = str(joined)  # type: ignore[attr-defined]
                joined.span = (token.span[0], other.span[1])  # type: ignore[attr-defined]
                out.append(joined)  # type: ignore[arg-type]
                at += 3
                continue
        out.append(token)
        at += 1
    return out


def gifts(tokens: list[WordToken]) -> list[WordToken]:
    """Marks where, after "give" and to whom, what is given begins."""
    for place, token in enumerate(tokens):
        if token.type == "GIVE":
            for at in range(place + 2, len(tokens)):
                if tokens[at].type in ("SIGNED", "SPECIAL", "THE_DESIGNATOR", "IMMUNITY", "NUMBER", "FRACTION"):
                    mark = WordToken("GIFT", "", tokens[at].span[0])
                    mark.third = mark.plural = False
                    mark.surface = ""
                    mark.span = (tokens[at].span[0], tokens[at].span[0])
                    return [*tokens[:at], mark, *tokens[at:]]
    return tokens


def connect(tokens: list[WordToken]) -> list[WordToken]:
    """The terminals, with each comma and conjunction renamed by what it joins."""
    out: list[WordToken] = []
    seen_verb = inside = False
    relative = 0
    any_verb = False
    size = len(tokens)
    at = 0
    while at < size:
        token = tokens[at]
        kind = token.type
        after_comma = False
        if kind == "MANNER" and at + 1 < size and tokens[at + 1].type in ("PREP", "TO", "FOR", "WITH", "BY", "IN_PLAY", "TO_PLAY", "CLOSER"):
            token.type = "MID"
        if kind == "UPTO" and out and out[-1].type == "COMMA_C":
            token.type = "UPTO_TOTAL"
        if kind in ("WHEN", "IF", "WHILE", "UNLESS", "AS_IF"):
            inside = True
        if kind == "THAT_R":
            relative = 1
        elif relative and kind in ("VERB", "BE", "MODAL", "PART", "HAVE"):
            before = out[-1].type
            joined = before in ("MODAL", "BE", "HAVE", "NOT", "MANNER", "ABOUT_TO", "CONJ_R")
            relative = relative if joined else relative + 1
            if relative > 2 and kind != "PART":
                relative = 0
        if kind in VERBISH:
            seen_verb = any_verb = True
        elif kind in SUBORDINATE or kind == "COLONS":
            seen_verb = False
        elif kind == "COMMA" and at + 1 < size and tokens[at + 1].type in ("CONJ", "ROUND", "CLAMP"):
            at += 1
            token = tokens[at]
            kind = token.type
            after_comma = True
        if kind == "CONJ":
            level = _level(tokens, at + 1, seen_verb)
            if after_comma and level != "C" and any_verb and _level(tokens, at + 1, True) == "C":
                level = "C"
            if level == "K" and out and out[-1].type not in KIND_STARTS:
                level = "N"
            if inside and level == "C" and at + 1 < size and tokens[at + 1] in ("target", "choose", "pay"):
                after_comma = True
            if relative and not after_comma and level == "C" and at + 1 < size and _resumes(tokens[at + 1]):
                level = "R"
            token.type = f"CONJ_{level}"
            if level == "C":
                seen_verb = False
                if inside and not after_comma:
                    token.type = "CONJ_S"
                else:
                    inside = False
        elif kind == "COMMA":
            level = _comma(tokens, at + 1)
            token.type = f"COMMA_{level}"
            relative = 0 if level == "C" else relative
            if level == "C":
                seen_verb = inside = False
        out.append(token)
        opened = len(out) > 2 and out[-3].type == "UNTIL_END" and (len(out) == 3 or out[-4].type == "COMMA_C")
        if opened and at + 1 < size and tokens[at + 1].type in ("THIS_CARD", "SUBJECT", "TARGET", "DET", "TYPE", "VERB"):
            # A circumstance at the head of a sentence, without its comma.
            comma = WordToken("COMMA_C", ",", token.span[1])
            comma.third = comma.plural = False
            comma.surface, comma.span = ",", (token.span[1], token.span[1])
            out.append(comma)
        at += 1
    return out


def _resumes(token: WordToken) -> bool:
    """Whether a verb after a conjunction goes on with a relative clause: it is in the third person."""
    return (token.type == "VERB" and token.third) or token.type in ("MODAL", "BE")


def _level(tokens: list[WordToken], at: int, seen_verb: bool) -> str:
    if at >= len(tokens):
        return "C"
    first = tokens[at].type
    if first in ("THAT_R", "TO", "TO_PLAY", "OF", "FOR", "BY"):
        return "P"
    if first == "AT_LEAST" and tokens[at - 1] == "but":
        return "N"
    if first == "COMMA":
        return "C"
    if first in VERBISH or first in SUBORDINATE or first in ("THEN", "ONCE", "AT_END", "AT_START", "NOT", "DURING", "MANNER", "IGNORING", "FOR_EACH"):
        return "C"
    if first == "TARGET" and at + 1 < len(tokens) and tokens[at + 1].type in NP_STARTS:
        return "C"
    if seen_verb:
        for place in range(at, len(tokens)):
            kind = tokens[place].type
            if kind in VERBISH:
                return "C"
            if kind in STOPPERS or kind in SUBORDINATE:
                break
    if first in BENEFIT_STARTS:
        return "B"
    if first in KIND_STARTS:
        return "K"
    if first == "PART" or first == "ING":
        return "R"
    if first in POST_STARTS:
        return "P"
    return "N"


def _comma(tokens: list[WordToken], at: int) -> str:
    if at >= len(tokens):
        return "C"
    first = tokens[at].type
    if first in BENEFIT_STARTS:
        for place in range(at, len(tokens)):
            if tokens[place].type in ("COMMA", "CONJ"):
                return "B"
            if tokens[place].type not in BENEFIT_STARTS | {"COLON", "NUMBER", "XTERM", "TYPE", "ADJ"}:
                return "C"
        return "C"
    if first in KIND_STARTS or (first in NP_STARTS and first in ("DET", "NUMBER", "THE")):
        place = at + (first not in KIND_STARTS)
        while place < len(tokens) and tokens[place].type in KIND_STARTS:
            place += 1
        listed = place < len(tokens) and tokens[place].type in ("CONJ", "COMMA")
        if listed and tokens[place].type == "COMMA":
            rest = tokens[place + 1].type if place + 1 < len(tokens) else ""
            listed = rest in KIND_STARTS or rest == "CONJ" or rest in NP_STARTS
        if listed:
            return "K" if first in KIND_STARTS else "N"
        return "C"
    return "C"


def _kind(form: str) -> str:
    if form == "'s":
        return "poss"
    return "number" if form.isdigit() else "word"


def _limits(phrase: tuple[str, ...], before: list[WordToken]) -> bool:
    """Whether "this card attacks" can limit the noun before it."""
    if phrase[0] == "you" and phrase[1:] in (("control",), ("own",), ("do", "not", "control")):
        return True
    return bool(before) and before[-1].type in ("TYPE", "THAT_R", "ADJ", "TITLE")


class PreLexed(Lexer):
    """Hands terminals that are made already to the parser."""

    def __init__(self, _conf: Any) -> None:
        pass

    __future_interface__ = 0

    def lex(self, tokens: Iterable[Token]) -> Iterator[Token]:  # type: ignore[override]
        """The terminals."""
        return iter(tokens)
