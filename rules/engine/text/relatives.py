"""What a noun is told by without a word for it: "a card this card smoked", ", including this card,"."""

from __future__ import annotations

from rules.engine.text.lexicon import listed
from rules.engine.text.tokens import WordToken

# Who may be the subject of a relative clause without "that".
NAMED = frozenset({"THIS_CARD", "SUBJECT", "YOU", "IT", "TARGET"})
PERSONS = frozenset({"player", "opponent", "controller", "owner", "character", "card", "site"})
VERBAL = frozenset({"VERB", "PART", "MODAL", "HAVE", "BE"})
# After these the verb has an object, or the sentence goes on otherwise: no relative clause.
OBJECTS = frozenset(
    listed("""
DET NUMBER XTERM THE THIS_CARD SUBJECT TARGET IT YOU SIGNED SPECIAL TYPE ADJ DESIGNATOR SYMBOL TITLE THAT_D UPTO
FRACTION AMOUNT_OF ING COST_WORD THE_DESIGNATOR IMMUNITY SAME TOP EXACTLY REST GIFT TO_PLAY TO
""")
)
PREPOSITIONS = frozenset({"PREP", "WITH", "FOR", "AGAINST", "OF"})
# Verbs that take no object, or need none.
COMPLETE = frozenset(
    ["turn", "unturn", "attack", "intercept", "enter play", "leave play", "heal", "turn to attack", "turn to heal"]
)
MOMENTS = frozenset({"turn", "attack", "combat", "game", "main shot", "establishing shot"})
PARENTHETIC = frozenset({"INCLUDING", "OTHER_THAN"})


def related(tokens: list[WordToken]) -> list[WordToken]:
    """The terminals with "that" before relative clauses that go without it, and their prepositions before it."""
    out: list[WordToken] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        out.append(token)
        at += 1
        if token.type != "TYPE" or at >= len(tokens):
            continue
        verb = _subject_end(tokens, at)
        if verb is None:
            continue
        end = _gap(tokens, verb, str(token))
        if end is None:
            continue
        mark = _that(tokens[at])
        if end < len(tokens) and tokens[end].type in PREPOSITIONS:
            # "Each attack this card participates in": in which it participates.
            out += [tokens[end], mark, *tokens[at:end]]
            at = end + 1
        else:
            out += [mark, *tokens[at:end]]
            at = end
    return out


def _that(token: WordToken) -> WordToken:
    mark = WordToken("THAT_R", "that", token.span[0])
    mark.third = mark.plural = False
    mark.surface, mark.span = "that", (token.span[0], token.span[0])
    return mark


def _subject_end(tokens: list[WordToken], at: int) -> int | None:
    """Where the verb stands, if a subject and then a verb come next."""
    first = tokens[at]
    if first.type in NAMED:
        end = at + 1
    elif first.type in ("DET", "THAT_D", "THE"):
        end = at + 1
        while end < len(tokens) and tokens[end].type in ("ADJ", "DESIGNATOR", "SYMBOL"):
            end += 1
        if end >= len(tokens) or tokens[end].type != "TYPE" or str(tokens[end]) not in PERSONS:
            return None
        end += 1
    else:
        return None
    return end if end < len(tokens) and tokens[end].type in VERBAL else None


def _gap(tokens: list[WordToken], at: int, noun: str) -> int | None:
    """Where a relative clause without "that" has its verb behind it, or nothing if it is none."""
    passive = False
    place = at
    while place < len(tokens) and tokens[place].type in ("MODAL", "HAVE", "BE", "NOT", "MANNER"):
        passive = passive or tokens[place].type == "BE"
        place += 1
    if place >= len(tokens) or tokens[place].type not in ("VERB", "PART", "ING"):
        return None
    verb = tokens[place]
    if passive and verb.type != "ING":
        return None
    place += 1
    if place < len(tokens) and tokens[place].type in PREPOSITIONS:
        after = tokens[place + 1].type if place + 1 < len(tokens) else ""
        if after not in OBJECTS:
            return place
    if noun in MOMENTS or str(verb) in COMPLETE:
        return None
    if place < len(tokens) and tokens[place].type in OBJECTS:
        return None
    return place


def _damage_on(tokens: list[WordToken], at: int) -> bool:
    """Whether "damage on" stands here."""
    while at < len(tokens) and tokens[at].type == "ADJ":
        at += 1
    return at + 1 < len(tokens) and tokens[at] == "damage" and tokens[at + 1].type == "PREP"


def _if(tokens: list[WordToken], at: int) -> bool:
    return at < len(tokens) and tokens[at].type == "IF"


def gapped(tokens: list[WordToken]) -> list[WordToken]:
    """The terminals with the verb said again: "Put one into your hand and the rest on the bottom of your deck"."""
    out: list[WordToken] = []
    verb: WordToken | None = None
    for at, token in enumerate(tokens):
        if token.type == "VERB":
            verb = token
        out.append(token)
        after = tokens[at + 1].type if at + 1 < len(tokens) else ""
        beyond = tokens[at + 2].type if at + 2 < len(tokens) else ""
        rest = after == "REST" and beyond in ("PREP", "TO")
        damage = after in ("NUMBER", "XTERM", "DET") and verb == "inflict" and _damage_on(tokens, at + 2)
        instead = token == "or" and verb == "gain" and after == "NUMBER" and beyond == "TYPE" and _if(tokens, at + 3)
        if token.type == "CONJ" and verb is not None and (rest or instead or (token == "and" and damage)):
            again = WordToken.new_borrow_pos("VERB", str(verb), token)
            again.third, again.plural, again.surface, again.span = verb.third, False, str(verb), token.span
            out.append(again)
    return out


def inserted(tokens: list[WordToken]) -> list[WordToken]:
    """The terminals without the commas around "including this card" and "except Unique Characters"."""
    out: list[WordToken] = []
    inside = False
    for at, token in enumerate(tokens):
        after = tokens[at + 1].type if at + 1 < len(tokens) else ""
        if token.type == "COMMA" and after in PARENTHETIC:
            inside = True
            continue
        if token.type == "COMMA" and inside:
            inside = False
            if after in ("VERB", "MODAL", "BE", "HAVE", "GIVE"):
                continue
        out.append(token)
    return out
