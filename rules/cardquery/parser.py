"""Reads a card query: words, ``field:value``, comparisons, ``or``, ``not``, parentheses, phrases, ``/patterns/``.

A condition is never left out, for the answer would be wider than what was asked: what cannot be applied is an error.
The one exception is a field that there is not; a warning names it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rules.cardquery.fields import FIELDS
from rules.cardquery.values import QueryError

MAX_LENGTH = 400
MAX_TERMS = 20
MAX_DEPTH = 20

OPERATOR = r"(?:!=|<=|>=|[:=<>])"
# Around the operator of a field that there is spaces may stand; other words keep theirs.
KNOWN = rf"(?P<known>(?:{'|'.join(sorted(FIELDS, key=len, reverse=True))})(?=\s*{OPERATOR}))"
TOKEN = re.compile(
    rf"""(?P<space>\s+)
      | (?P<open>\()
      | (?P<close>\))
      | (?P<or>\|{{1,2}})
      | (?P<not>-(?=[^\s)]))
      | (?P<exact>!"[^"]*"?|![^\s()|]+)
      | (?P<field>{KNOWN}|[a-z]+(?={OPERATOR}))(?(known)\s*)(?P<op>{OPERATOR})(?(known)\s*)
        (?P<value>/(?:\\.|[^/\\])+/(?![^\s()|])|"[^"]*"?|[^\s()|]*)
      | (?P<pattern>/(?:\\.|[^/\\])+/(?![^\s()|]))
      | (?P<phrase>"[^"]*"?)
      | (?P<word>[^\s()|]+)
    """,
    re.VERBOSE | re.IGNORECASE,
)
WORDS = {"or": "or", "and": "and", "&&": "and", "not": "not"}


@dataclass(frozen=True)
class Term:
    """One condition; ``field`` is empty for a bare word of the title, ``!`` for an exact title.

    ``is_pattern``: the value is a regular expression, written between slashes.
    """

    field: str
    op: str
    value: str
    source: str
    is_pattern: bool = False


@dataclass(frozen=True)
class Not:
    node: Node


@dataclass(frozen=True)
class And:
    nodes: tuple[Node, ...]


@dataclass(frozen=True)
class Or:
    nodes: tuple[Node, ...]


Node = Term | Not | And | Or


@dataclass(frozen=True)
class _Token:
    kind: str
    source: str
    term: Term | None = None


def parse(text: str) -> tuple[Node | None, list[str]]:
    """The query as a tree, ``None`` where nothing is left of it, and what was left out.

    :raises QueryError: for a condition that cannot be read, and for more than a query may hold.

    >>> parse("d:cop -is:unique")[0].nodes[0]
    Term(field='d', op=':', value='cop', source='d:cop', is_pattern=False)
    """
    if len(text) > MAX_LENGTH:
        raise QueryError(f"A query has at most {MAX_LENGTH} characters; this one has {len(text)}.")
    warnings: list[str] = []
    reader = _Reader(_tokens(text, warnings), warnings)
    node = reader.disjunction()
    while reader.peek():  # a closing parenthesis without its opening one
        warnings.append("A ')' closes nothing and was left out.")
        reader.next()
        node = _join(And, [node, reader.disjunction()])
    return node, list(dict.fromkeys(warnings))


def kind_of(match: re.Match[str]) -> str:
    """What a token is: the name of its group, or of the word between conditions that it is."""
    kind = match.lastgroup or ""
    return WORDS.get(match.group().lower(), kind) if kind == "word" else kind


def _tokens(text: str, warnings: list[str]) -> list[_Token]:
    tokens = []
    for match in TOKEN.finditer(text):
        kind = kind_of(match)
        if kind in {"open", "close", "or", "and", "not"}:
            tokens.append(_Token(kind, match.group()))
        elif kind == "word" and not any(letter.isalnum() for letter in match.group()):
            warnings.append(f"{match.group()!r} is no word and was left out.")
        elif kind != "space":
            tokens.append(_Token("term", match.group(), _term(match)))
    if sum(token.kind == "term" for token in tokens) > MAX_TERMS:
        raise QueryError(f"A query has at most {MAX_TERMS} conditions.")
    return tokens


def _term(match: re.Match[str]) -> Term:
    source = match.group()
    if match["field"]:
        value = match["value"]
        is_pattern = len(value) > 2 and value[0] == "/" == value[-1]
        value = value[1:-1] if is_pattern else value.strip('"').strip()
        term = Term(match["field"].lower(), match["op"], value, source, is_pattern)
    elif match["pattern"]:
        term = Term("", ":", source[1:-1], source, is_pattern=True)
    elif match["exact"]:
        term = Term("!", "=", source[1:].strip('"').strip(), source)
    else:
        term = Term("", ":", source.strip('"').strip(), source)
    if not term.value and (term.field in FIELDS or term.field in {"", "!"}):
        raise QueryError(f"{source!r} has no value.")
    return term


def _join(kind: type[And] | type[Or], nodes: list[Node | None]) -> Node | None:
    there = tuple(node for node in nodes if node)
    if len(there) > 1:
        return kind(there)
    return there[0] if there else None


class _Reader:
    def __init__(self, tokens: list[_Token], warnings: list[str]) -> None:
        self.tokens = tokens
        self.warnings = warnings
        self.place = 0
        self.depth = 0

    def peek(self) -> str:
        return self.tokens[self.place].kind if self.place < len(self.tokens) else ""

    def next(self) -> _Token:
        self.place += 1
        return self.tokens[self.place - 1]

    def disjunction(self) -> Node | None:
        parts = [self.conjunction()]
        while self.peek() == "or":
            word = self.next().source
            parts.append(self.conjunction())
            if None in parts[-2:]:
                self.warnings.append(f"{word!r} has no condition on one of its sides.")
        return _join(Or, parts)

    def conjunction(self) -> Node | None:
        parts = []
        while self.peek() not in {"", "or", "close"}:
            if self.peek() == "and":
                self.next()
            else:
                parts.append(self.condition())
        return _join(And, parts)

    def condition(self) -> Node | None:
        token = self.next() if self.peek() in {"term", "open", "not"} else None
        if token is None:
            self.warnings.append("'not' has no condition after it.")
            return None
        if token.kind == "term":
            return self.known(token.term)
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise QueryError(f"Parentheses are read {MAX_DEPTH} deep.")
        if token.kind == "not":
            inner = self.condition()
            found: Node | None = Not(inner) if inner else None
        else:
            found = self.disjunction()
            if self.peek() == "close":
                self.next()
            else:
                self.warnings.append("A '(' is not closed; it was closed at the end.")
        self.depth -= 1
        return found

    def known(self, term: Term | None) -> Term | None:
        if term is None or term.field in FIELDS or term.field in {"", "!"}:
            return term
        told = f"{term.field}: is no field ({term.source!r} was left out). Fields: {', '.join(FIELDS)}."
        self.warnings.append(told)
        return None
