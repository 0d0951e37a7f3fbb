"""What each comma and conjunction joins: statements, noun phrases, kinds, limits, benefits.

English needs more than one word of lookahead here. Each joint gets a terminal of its own, so that the grammar stays
LALR(1).
"""

from __future__ import annotations

from rules.engine.text.tokens import WordToken

VERBISH = frozenset({"VERB", "GIVE", "CAUSE", "MODAL", "BE", "HAVE"})


STOPPERS = frozenset({"COLONS", "COMMA", "CONJ", "PERIOD"})


SUBORDINATE = frozenset({"WHEN", "WHILE", "IF", "UNTIL", "THAT_R", "FOR_EACH", "TO_DO", "UNLESS", "AS_IF"})


KIND_STARTS = frozenset(
    {"ADJ", "TYPE", "DESIGNATOR", "SYMBOL", "NON_TYPE", "NON_ADJ", "NON_DESIGNATOR", "COSTING", "NON", "NAME"}
)


BENEFIT_STARTS = frozenset({"SIGNED", "SPECIAL", "THE_DESIGNATOR", "IMMUNITY"})


NP_STARTS = frozenset(
    {
        "DET",
        "NUMBER",
        "XTERM",
        "TARGET",
        "THAT_D",
        "TITLE",
        "THIS_CARD",
        "SUBJECT",
        "THE",
        "YOU",
        "IT",
        "UPTO",
        "SAME",
        "AMOUNT_OF",
        "FRACTION",
        "TOP",
        "EACH_OTHER",
    }
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
            joined.third = joined.plural = False
            joined.surface = ""
            joined.span = (symbols[0].span[0], token.span[1])
            out.append(joined)
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
                joined.third = token.third
                joined.plural = False
                joined.surface = str(joined)
                joined.span = (token.span[0], other.span[1])
                out.append(joined)
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
        if (
            kind == "MANNER"
            and at + 1 < size
            and tokens[at + 1].type in ("PREP", "TO", "FOR", "WITH", "BY", "IN_PLAY", "TO_PLAY", "CLOSER")
        ):
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
        if (
            opened
            and at + 1 < size
            and tokens[at + 1].type in ("THIS_CARD", "SUBJECT", "TARGET", "DET", "TYPE", "VERB")
        ):
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
    if (
        first in VERBISH
        or first in SUBORDINATE
        or first in ("THEN", "ONCE", "AT_END", "AT_START", "NOT", "DURING", "MANNER", "IGNORING", "FOR_EACH")
    ):
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
