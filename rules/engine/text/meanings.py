"""Which terminal a word is that can be several: told from the words around it."""

from __future__ import annotations

from rules.engine.text import lexicon
from rules.engine.text.tokens import WordToken, make
from rules.engine.text.words import Word

# Where a word that can be a noun or a verb is a noun: after these.
DETERMINERS = frozenset(
    [
        "the",
        "this",
        "each",
        "any",
        "same",
        "next",
        "per",
        "that",
        "a",
        "an",
        "'s",
        "successful",
        "unsuccessful",
        "failed",
        "current",
        "one",
        "first",
        "own",
        "second",
        "of",
        "unturn",
        "opponent's",
        "subsequent",
        "another",
        "no",
        "all",
        "failed",
        "an",
    ]
)


PLAYED = frozenset(
    [
        "on",
        "under",
        "at",
        "from",
        "with",
        "and",
        "or",
        "to",
        "if",
        "at.",
        "in",
        "onto",
        "ignoring",
        "all",
        "turned",
        "as",
        "it",
    ]
)


TARGETED = frozenset(["a", "an", "another", "any", "up", "exactly", "that", "each", "x", "all", "this", "one", "those"])


# What may follow "those" without a noun: "those that are Unique", "those you control".
LIMITING = frozenset({"that", "who", "which", "you", "with", "without", "in", "at", "on", "controlled", "not", "an"})

# What may cost something, and how much: "Events that cost 2 or less", "this card costs no more than 3".
COSTERS = frozenset(
    {"TYPE", "THAT_R", "THIS_CARD", "SUBJECT", "IT", "TARGET", "MODAL", "CONTROLS", "TITLE", "NOT", "TIME"}
)
COSTED = frozenset({"more", "less", "no", "at", "exactly", "up", "twice", "half"})


class Meanings:
    """Tells nouns from verbs, and determiners from relative pronouns."""

    phrases: dict[str, dict[tuple[str, ...], tuple[str, str, bool]]]
    parts: dict[str, str]
    gerunds: dict[str, str]
    bases: set[str]
    known: frozenset[str]

    def _without(self, words: list[Word], at: int, before: list[WordToken]) -> tuple[WordToken, int]:
        """ "this card attacks" as a statement, not a limit: its first words alone."""
        told = self._marker(words, at, before)
        if told is not None:
            return make(told[0], told[1], words[at]), at + 1
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
            verbal = fourth is not None and (fourth.third or fourth.form in ("cannot", "may", "is", "would"))
            if form == "that" and follows in ("target", "subject") and verbal:
                return ("THAT_R", form)
            if form == "that" and follows in self.parts and (fourth is None or not self._nounlike(fourth)):
                return ("THAT_R", form)
            if form == "that" and before and (after.third or follows in ("cost", "costs")):
                return ("THAT_R", form)
            if form == "that" and not before and self._nounlike(after):
                return ("THAT_D", form)
            if form == "that" and third in ("control", "own", "declared") and follows != "player":
                return ("THAT_R", form)
            return (
                ("THAT_D", form)
                if self._nounlike(after) or (follows in ("target", "attack", "turn") and not after.third)
                else ("THAT_R", form)
            )
        if form == "those" and after is not None and (follows in LIMITING or follows in self.parts):
            return ("THOSE", form)
        if form in ("those", "these"):
            return ("THAT_D", form) if after is not None and self._nounlike(after) else ("IT", form)
        if form == "to" and after is not None and self._verbal(after):
            beyond = words[at + 2] if at + 2 < len(words) else None
            if follows == "target" and (beyond is None or beyond.form not in TARGETED):
                return None
            if follows == "play" and (beyond is None or beyond.kind == "mark" or beyond.form in PLAYED):
                return None
            return ("TO_DO", form)
        last = before[-1].type if before else ""
        if form in ("cost", "costs") and last in COSTERS and after is not None:
            asked = after.kind in ("number", "x", "signed") or follows in COSTED
            forms = [word.form for word in words[at + 1 : at + 7]]
            changes = [place for place, form in enumerate(forms) if form in ("more", "less") and place]
            if asked or any(words[at + place].kind in ("number", "x") for place in changes):
                return ("COSTS", "cost")
        if form in ("target", "targets", "subject") and (last in ("POSS", "ADJ", "THE", "THAT_D") or follows == "of"):
            return ("TYPE", form.rstrip("s"))
        if form == "targets" and before and (last == "NUMBER" or before[-1].value == "any number of"):
            return ("TYPE", "target")
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
        if form == "targets" and last == "CONJ" and follows in TARGETED:
            return ("VERB", "target")
        if form == "target" and words[at].third:
            return ("VERB", form)
        if (
            form == "targets"
            and before
            and before[-1].type in ("TYPE", "THAT_R", "CONTROLS", "MODAL", "THIS_CARD", "IT")
        ):
            return ("VERB", "target")
        if form in ("face-up", "face-down", "turned", "unturned"):
            joined = last == "CONJ" and len(before) > 1 and (before[-2].type == "ADJ" or self._ends(after))
            how = form == "unturned" and follows in ("this", "by", "in")
            if form == "unturned" and how and last in ("BE", "HAVE", "TYPE"):
                return ("PART", "unturn")
            if form in ("turned", "unturned") and last == "BE" and self._happens(words, at, before[-1]):
                return ("PART", form.removesuffix("ed"))
            if joined or (after is not None and self._nounlike(after)) or last in ("BE", "NOT", "WHILE", "IF"):
                return ("ADJ", form)
            if form in ("turned", "unturned") and last in ("COMMA", "TO_PLAY") and self._ends(after):
                return ("MANNER", form)
            return None if form != "turned" or (before and before[-1].type in ("VERB", "IT")) else ("PART", "turn")
        if form == "each":
            return (
                ("MANNER", form)
                if self._ends(after)
                or follows in ("on", "from", "to", "at")
                or (last == "TYPE" and after is not None and self._verbal(after))
                else ("DET", form)
            )
        if form in ("put", "cut", "set", "hit", "cost", "become"):
            if before and before[-1].type in ("BE", "HAVE", "TYPE", "NOT") and form != "cost":
                return ("PART", form) if before[-1].type != "TYPE" else ("VERB", form)
            return ("VERB", form) if form != "cost" else None
        if form == "at" and after is not None and after.kind == "signed":
            return ("AT", form)
        if form == "have" and follows in ("subject", "this"):
            rest = [word.form for word in words[at + 2 : at + 4]]
            return ("VERB", form) if "'s" in rest else ("CAUSE", form)
        if form == "have" and last == "MODAL" and self._causes(words, at + 1):
            return ("CAUSE", form)
        if form == "have" and after is not None:
            beyond = words[at + 2] if at + 2 < len(words) else None
            attributive = beyond is not None and self._nounlike(beyond)
            if follows in ("been", "not", "already") or (follows in self.parts and not attributive):
                return ("HAVE", form)
            return ("VERB", form)
        if form == "up" and follows == "to" and before and before[-1].type == "COMMA":
            return None
        return None

    def _happens(self, words: list[Word], at: int, be: WordToken) -> bool:
        """Whether "turned" is what is done and no state: "cannot be turned", "is turned by an opponent"."""
        follows = words[at + 1].form if at + 1 < len(words) else ""
        beyond = words[at + 2].form if at + 2 < len(words) else ""
        joined = follows in ("or", "and") and beyond in self.parts and beyond not in ("damaged", "turned", "unturned")
        return follows == "by" or (be.surface == "be" and (not follows or joined or follows in ("until", "except")))

    @staticmethod
    def _ends(word: Word | None) -> bool:
        """Whether a part of a sentence ends here."""
        return word is None or word.kind == "mark"

    def _causes(self, words: list[Word], at: int) -> bool:
        """Whether "have" makes somebody do something: "you may have that player discard a card"."""
        for place in range(at, min(at + 8, len(words))):
            word = words[place]
            if word.kind == "mark" or (word.form in ("to", "of", "in", "that", "who") and place > at):
                return False
            if word.kind == "word" and place > at and word.form in self.bases and not word.third:
                return not self._nounlike(word) or word.form in ("discard",)
        return False

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
                return None if noun and not (word.third and previous == "that") else ("VERB", form)
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
            return (
                ("ADJ", form)
                if previous in ("is", "are", "was", "be", "play", "becomes", "become", "that")
                else ("PART", "turn")
            )
        if form in lexicon.PARTICIPLE_ADJECTIVES:
            attributive = (
                after is not None and self._nounlike(after) and previous not in ("is", "are", "was", "been", "be")
            )
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


def limits_noun(phrase: tuple[str, ...], before: list[WordToken]) -> bool:
    """Whether "this card attacks" can limit the noun before it."""
    if phrase[0] == "you" and phrase[1:] in (("control",), ("own",), ("do", "not", "control")):
        return True
    return bool(before) and before[-1].type in ("TYPE", "THAT_R", "ADJ", "TITLE")
