"""Card text as terminals: phrases that mean one thing become one terminal, what else is a word stays one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from lark import Token
from lark.lexer import Lexer

# The terminal, and the phrases that it stands for. The longest phrase is taken.
PHRASES = """
FIRST: first
DESPERATION: desperation
COMBO: combo
COMMIT: commit | commits
READY: ready | readies
DISCARD: discard | discards
DESTROY: destroy | destroys
REMOVE: remove | removes
REVEAL: reveal | reveals
LOOK_AT: look at | looks at
RETURN: return | returns
ADD: add | adds
PUT: put | puts
TURN: turn | turns
ATTACH: attach | attaches
DRAW: draw | draws
GAIN: gain | gains
LOSE: lose | loses
GET: get | gets
SHUFFLE: shuffle | shuffles
PLAY: play | plays
BLOCK: block | blocks
CONTROL: control | controls
VITALITY: vitality
HAND: hand
MOMENTUM: momentum
STAGING: staging area
POOL: card pool
POOL_DOWN: card pool face down
DISCARD_PILE: discard pile
DECK: deck
TOP: top
BOTTOM: bottom | the bottom
THE_TOP: the top
CHARACTER: character | characters
UPTO: up to
ANY_NUMBER: any number of
HALF: half | half of
ROUNDED: rounded up | rounded down | , rounded up | , rounded down
ALL: all
EACH: each player | both players | players
EACH_POSS: each player's | both players'
YOU: you
OPP: your opponent
OPP_POSS: your opponent's | your opponents
YOURS: yours
THIS_CARD: this card | this foundation | this asset | this action | this character
THIS_ATTACK: this attack | that attack | the attack
THAT_CARD: that card | it | that foundation | that asset
WHOSE_ATTACK: your attack | your opponent's attack
CONTROLLED: you control | your opponent controls
IN: in
FROM: from
WITH: with
OTHER: other
COMMITTED: committed
FACE_DOWN_ADJ: face-down
NON_TYPE: non-attack | non-action | non-asset | non-foundation | non-character
TYPE: foundation | foundations | asset | assets | attack | attacks | action | actions
STAT: damage | speed
PRINTED: printed
DIFFICULTY: difficulty | control | control value | block modifier
ZONE_WORD: zone
ZONE: high | mid | low
NEXT_CARD: your opponent's next card | your opponent's next card played | your next card | your next card played
NEXT_CHECK: your opponent's next control check | your next control check
THAT_CHECK: that check | that control check | this check | your check
RECHECK: re-check | re-checks | make a re-check | makes a re-check | recheck
THAT_DAMAGE: that damage
PREVENT: prevent
INSTEAD: instead
THAT_BLOCK: that block
CHANGE_VERB: reduce | increase
CHANGED: reduced | increased
NEGATE: negate that ability | negate that card | negate it | negate that block | negate that enhance
NEGATE: negate that response | negate that form | negate that action | negate its effect | negate its effects
NEGATE: cancel that ability | cancel that card | cancel it | cancel that block | cancel that enhance
NEGATE: cancel that response | cancel that form | cancel that action | cancel its effect | cancel its effects
UNBLOCKABLE: unblockable
CANNOT_BE_BLOCKED: can't be blocked | cannot be blocked
CANNOT_BE_DESTROYED: can't be destroyed | cannot be destroyed
BLOCKED: blocked | completely blocked | fully blocked | partially blocked
NOT: not
CANNOT: can't | cannot | may not
BLOCKING_WITH: blocking with | you block with
DEAL: deals
DAMAGE_WORD: damage to your opponent | damage to you
RESOLVES: resolves | has resolved
MAKE_CHECK: make a control check | makes a control check | pass a control check | passes a control check
MAKE_CHECK: fail a control check | fails a control check
DESTROYED: destroyed
START: the start | the beginning
END: the end
READY_PHASE: ready phase
COMBAT_PHASE: combat phase
END_PHASE: end phase
CARDS_IN_HAND: cards in hand | card in hand | cards in your hand
CARDS_IN_POOL: cards in your card pool | cards in their card pool
GENDER: male | female
BLOOD: blood type a | blood type b | blood type ab | blood type o
SIZE: taller | shorter | heavier | lighter
ONCE_PER_TURN: once per turn
NEXT_ATTACK: your next attack | your opponent's next attack
THIS_TURN: this turn | for the rest of this turn | for the rest of the turn
THEIR: their
REST_ENHANCE: for the rest of this enhance step
REST_ATTACK: for the rest of this attack
SEARCH: search | searches
FIRST_IN_POOL: the first card in your card pool | the first card in their card pool
ATTACHED_TO: attached to
PAID_CARD: the discarded card | the destroyed card | the removed card | the committed card
BEFORE_CHECK: before you make a control check | before your opponent makes a control check
USE: use | uses
INSTEAD_OF_CHECK: instead of that check | instead of that control check | instead of a control check
AS_IN_HAND: as though it were in your hand | that you could normally play
MUST_PLAY: you must play | your opponent must play
AS_NEXT_FORM: as your next form | as their next form
AS_IF_BLOCKED: as if you blocked this attack | as if you blocked it | as if you had blocked this attack
AS_IF_BLOCKED: as if you had blocked it | as though you had blocked this attack | as though you had blocked it
_ABILITY: ability | abilities
_FOR: for
_OR: or
_SEMI: ;
CHOOSE_ONE: choose one
IF_YOU_DO: if you do
THEY: they
UNTIL_READY_PHASE: until your next ready phase | until your opponent's next ready phase
MINIMUM: minimum | to a minimum of | minimum of
MAXIMUM: maximum | to a maximum of | maximum of
_TO_ITS: to its | to their
_EACH_OF: each of
YOUR_CHECKS: your control checks | your opponent's control checks
_TO_PLAY: to play
NTH_CARD: your second card this turn | your third card this turn | your fourth card this turn
NTH_CARD: their second card this turn | their third card this turn | their fourth card this turn
PLAYED_BY: you played | your opponent played
PLAYED_AS_REVERSAL: was played as a reversal
DIVIDED_BY: divided by
LETTER_WORD: enhance | enhances | response | responses | form | forms
XTERM: x
_BECOMES: becomes
_IS: is | are
_HAS: has | have
_MAY: may
_CARD: card | cards
_A: a | an
_THE: the
_OF: of
_TO: to
_ON: on
_BY: by
_YOUR: your
_AND: and
_THEN: then
_IF: if
_WHEN: after | when | at | whenever
_WHILE: while
_DURING: during
_POSS: 's
_FOR_EACH: for each
_NUMBER_OF: the number of
_FROM_GAME: from the game
_FACE_DOWN: face down
AT_RANDOM: at random
_ONLY_PLAYABLE: only playable
_EQUALS: = | equals | is equal to | equal to
_NO: no
_CHANGE: change | changes
_THAN: than
_IT_IS: it is
_TAKING: is taking damage | are taking damage
_HAND_SIZE: your hand size | your hand size gets
_WIN: win the game | wins the game
_SYMBOL_WORD: symbol | resource symbol
_COMMA: ,
_COLON: :
_DOT: .
_OPEN: (
_CLOSE: )
_PLUS: +
_SLASH: /
"""
ORDERS = "or more | or less | or fewer | or higher | or lower"
NUMBERS = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5"}
WORD = re.compile(r"[a-z][a-z-]*")
SIGNED = re.compile(r"[+\-−–](?:\d+|x)\b")
NUMBER = re.compile(r"\d+")
SYMBOL = re.compile(r"\[([a-z]+)\]")
LETTER = re.compile(r"[fer](?=\s*[:(]|\s)")
# "Or" between things that are done, not between words for cards.
OR_DO = re.compile(
    r"or(?=\s+(?:you|your\s+opponent|they|each\s+player|draw|gain|lose|destroy|discard|commit|ready|add|return|reveal|put"
    r"|remove|turn|this\s+attack|your\s+attack)s?\s)"
)
AND_MORE = re.compile(r"and(?=\s+[+\-−–])")
SPACE = re.compile(r"\s+")


class UnknownTextError(Exception):
    """A place in a text where no terminal begins."""

    def __init__(self, place: int) -> None:
        super().__init__(place)
        self.place = place


@cache
def table() -> list[tuple[str, str, re.Pattern[str]]]:
    """Phrase, terminal and expression, the longest phrases first."""
    found = []
    for line in [*PHRASES.strip().splitlines(), f"ORDER: {ORDERS}", "COMPARE: more | less | fewer"]:
        name, _, phrases = line.partition(": ")
        for phrase in phrases.split(" | "):
            words = re.escape(phrase.strip()).replace("\\ ", r"\s+")
            edge = r"(?![\w-])" if phrase.strip()[-1].isalnum() else ""
            found.append((phrase.strip(), name, re.compile(words + edge)))
    return sorted(found, key=lambda each: -len(each[0]))


def tokens(text: str) -> Iterator[Token]:
    """The terminals of an ability in lower case.

    :raises UnknownTextError: where none begins.

    >>> [token.type for token in tokens("e: draw 1 card.")]
    ['LETTER', '_COLON', 'DRAW', 'NUMBER', '_CARD', '_DOT']
    """
    at, before_colon = 0, ":" in text
    while at < len(text):
        if space := SPACE.match(text, at):
            at = space.end()
            continue
        token = _token(text, at, before_colon=before_colon)
        if token is None:
            raise UnknownTextError(at)
        if token.type in ("_COLON", "_DOT", "_WHEN"):
            before_colon = False
        yield token
        at = token.end_pos or at + 1


def _token(text: str, at: int, *, before_colon: bool) -> Token | None:
    if before_colon and (letter := LETTER.match(text, at)) and ":" in text[at:]:
        return _made("LETTER_R" if letter.group() == "r" else "LETTER", letter.group(), at, letter.end())
    if symbol := SYMBOL.match(text, at):
        return _made("SYMBOL", symbol.group(1), at, symbol.end())
    if signed := SIGNED.match(text, at):
        value = re.sub("[−–]", "-", signed.group())
        return _made("SIGNED", value, at, signed.end())
    if number := NUMBER.match(text, at):
        return _made("NUMBER", number.group(), at, number.end())
    if more := AND_MORE.match(text, at):
        return _made("_AND_MORE", more.group(), at, more.end())
    if or_do := OR_DO.match(text, at):
        return _made("_OR_DO", or_do.group(), at, or_do.end())
    for phrase, name, pattern in table():
        if found := pattern.match(text, at):
            return _made(name, phrase, at, found.end())
    if word := WORD.match(text, at):
        if word.group() in NUMBERS:
            return _made("NUMBER", NUMBERS[word.group()], at, word.end())
        return _made("WORD", word.group(), at, word.end())
    return None


def _made(kind: str, value: str, start: int, end: int) -> Token:
    return Token(kind, value, start, end_pos=end)


class PreLexed(Lexer):
    """Hands terminals that are made already to the parser."""

    __future_interface__ = 0

    def __init__(self, _conf: object) -> None:
        pass

    def lex(self, terminals: Iterable[Token]) -> Iterator[Token]:  # type: ignore[override]
        """The terminals."""
        yield from terminals
