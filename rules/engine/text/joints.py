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
        "ITSELF",
        "REST",
        "THOSE",
        "AT_LEAST",
        "EXACTLY",
        "UPTO",
        "SAME",
        "AMOUNT_OF",
        "FRACTION",
        "TOP",
        "EACH_OTHER",
    }
)


# After these "of" takes a part of something: "one of them", "3 or more of those cards".
COUNTING = frozenset({"NUMBER", "XTERM", "OR_MORE", "OR_LESS", "DET", "MORE"})


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
    """Verbs that share an object, "seize or burn", "seized, burned or smoked", as one terminal."""
    out: list[WordToken] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        ends, joint = _alike(tokens, at)
        if ends:
            # "Turn or sacrifice ::" has no object to share.
            after = tokens[ends[-1] + 1].type if ends[-1] + 1 < len(tokens) else "COLONS"
            objectless = after in ("COLONS", "CONJ", "COMMA", "TO_DO")
            if token.type == "PART" or (not objectless and joint == "or"):
                verbs = f" {joint} ".join(str(tokens[place]) for place in (at, *ends))
                joined = WordToken.new_borrow_pos(token.type, verbs, token)
                joined.third = token.third
                joined.plural = False
                joined.surface = str(joined)
                joined.span = (token.span[0], tokens[ends[-1]].span[1])
                out.append(joined)
                at = ends[-1] + 1
                continue
        out.append(token)
        at += 1
    return out


def _alike(tokens: list[WordToken], at: int) -> tuple[list[int], str]:
    """Where the verbs stand that are joined to one, and by which word; nothing if there are none."""
    kind = tokens[at].type
    if kind not in ("VERB", "PART"):
        return [], ""
    found: list[int] = []
    joint = ""
    place = at + 1
    while place < len(tokens) and not joint:
        if tokens[place].type == "COMMA":
            place += 1
        if place < len(tokens) and tokens[place].type == "CONJ" and str(tokens[place]) in ("or", "and"):
            joint = str(tokens[place])
            place += 1
        elif not (place < len(tokens) and tokens[place - 1].type == "COMMA"):
            break
        if place >= len(tokens) or tokens[place].type != kind:
            return [], ""
        found.append(place)
        place += 1
    again = place + 1 < len(tokens) and str(tokens[place]) == joint and tokens[place + 1].type == kind
    if joint and again and tokens[place].type == "CONJ":
        found.append(place + 1)
    return (found, joint) if joint else ([], "")


_GIFTS = frozenset({"SIGNED", "SPECIAL", "THE_DESIGNATOR", "IMMUNITY", "NUMBER", "FRACTION"})


def gifts(tokens: list[WordToken]) -> list[WordToken]:
    """Marks where, after "give" and to whom, what is given begins."""
    for place, token in enumerate(tokens):
        if token.type == "GIVE":
            for at in range(place + 2, len(tokens)):
                plain = str(tokens[at]) == "power" and tokens[at - 1].type in ("YOU", "TARGET", "IT", "TYPE")
                if plain or tokens[at].type in _GIFTS:
                    mark = WordToken("GIFT", "", tokens[at].span[0])
                    mark.third = mark.plural = False
                    mark.surface = ""
                    mark.span = (tokens[at].span[0], tokens[at].span[0])
                    return [*tokens[:at], mark, *tokens[at:]]
    return tokens


def _burns(out: list[WordToken]) -> bool:
    """Whether the last verb is to burn, or to seize or burn."""
    verb = next((token for token in reversed(out) if token.type in ("VERB", "PART", "ING")), None)
    return verb is not None and "burn" in str(verb)


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
        if kind == "FOR_EACH" and _benefit_follows(tokens, at + 1):
            token.type = kind = "EACH_B"
        if kind == "OF" and out and out[-1].type in COUNTING:
            token.type = "OF_THEM"
        if kind == "MANNER" and str(token) in ("for victory", "for power") and _burns(out):
            token.type = "MID"  # How it is done belongs to what is done.
        if kind == "MANNER" and str(token) in ("alone", "together") and out and out[-1] in ("attack", "intercept"):
            token.type = "MID"
        if kind == "UPTO" and out and out[-1].type == "COMMA_C":
            token.type = "CLAMP" if len(out) > 1 and out[1].type == "EQUALS" else "UPTO_TOTAL"
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
        if kind == "WHILE" and relative == 2 and _past(out) and at + 1 < size and tokens[at + 1].type == "ING":
            token.type = "WHILE_R"
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
            if level == "K" and _state_follows(tokens, at + 1) and out and out[-1].type == "TYPE":
                level = "A"
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


def _state_follows(tokens: list[WordToken], at: int) -> bool:
    """Whether only an adjective comes, as in "while in your front row and unturned"."""
    ends = at + 1 >= len(tokens) or tokens[at + 1].type in ("COMMA", "COLONS")
    said = any(token.type in ("BE", "WHILE") for token in tokens[:at])
    return tokens[at].type == "ADJ" and ends and said


def _benefit_follows(tokens: list[WordToken], at: int) -> bool:
    """Whether "for each ..." is of one benefit among several: "+1 damage for each Weapon on it, and Guts"."""
    for place in range(at, len(tokens) - 1):
        kind, after = tokens[place].type, tokens[place + 1].type
        if kind in VERBISH or kind in SUBORDINATE:
            return False
        if after == "CONJ" and kind == "COMMA" and place + 2 < len(tokens):
            after = tokens[place + 2].type
        if kind in ("CONJ", "COMMA") and after in BENEFIT_STARTS:
            return True
    return False


def _past(before: list[WordToken]) -> bool:
    """Whether the last verb was a participle: "that this card smoked while attacking"."""
    last = next((token.type for token in reversed(before) if token.type in VERBISH or token.type == "PART"), "")
    return last == "PART"


def _resumes(token: WordToken) -> bool:
    """Whether a verb after a conjunction goes on with a relative clause: it is in the third person."""
    return (token.type == "VERB" and token.third) or token.type in ("MODAL", "BE")


def _level(tokens: list[WordToken], at: int, seen_verb: bool) -> str:
    if at >= len(tokens):
        return "C"
    first = tokens[at].type
    if first == "THAT_R":
        return "W"
    if first in ("TO", "TO_PLAY", "OF", "FOR", "BY"):
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
    if first == "SPECIAL" and at > 1 and tokens[at - 2].type == "SPECIAL":
        return "B"
    if first in BENEFIT_STARTS and any(token.type == "EACH_B" for token in tokens[:at]):
        return "B"
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
            if tokens[place].type in ("COMMA", "CONJ", "EACH_B") or (
                tokens[place].type == "FOR_EACH" and _benefit_follows(tokens, place + 1)
            ):
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
