"""Reads a card query: words, ``field:value``, comparisons, ``or``, ``-``, parentheses, phrases, ``/patterns/``.

Reading never fails: what cannot be read is left out, and a warning names it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

MAX_LENGTH = 400
MAX_TERMS = 20
MAX_DEPTH = 20

TOKEN = re.compile(
    r"""(?P<space>\s+)
      | (?P<open>\()
      | (?P<close>\))
      | (?P<exact>!"[^"]*"?|!\S+)
      | (?P<field>-?[A-Za-z]+)(?P<op>!=|<=|>=|[:=<>])(?P<value>/(?:\\.|[^/\\])+/(?![^\s()])|"[^"]*"?|[^\s()]*)
      | (?P<pattern>-?/(?:\\.|[^/\\])+/(?![^\s()]))
      | (?P<phrase>-?"[^"]*"?)
      | (?P<word>[^\s()]+)
    """,
    re.VERBOSE,
)


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
    node: Node | None = None


def parse(text: str) -> tuple[Node | None, list[str]]:
    """The query as a tree, ``None`` where nothing is left of it, and what could not be read.

    >>> parse("d:cop -is:unique")[0].nodes[0]
    Term(field='d', op=':', value='cop', source='d:cop', is_pattern=False)
    """
    warnings = []
    if len(text) > MAX_LENGTH:
        warnings.append(f"The query is cut after {MAX_LENGTH} characters.")
        text = text[:MAX_LENGTH]
    tokens = _tokens(text, warnings)
    reader = _Reader(tokens, warnings)
    node = reader.disjunction()
    while reader.place < len(tokens):  # a closing parenthesis without its opening one
        warnings.append("A ')' closes nothing and was left out.")
        reader.place += 1
        rest = reader.disjunction()
        node = _join(And, [part for part in (node, rest) if part])
    return node, list(dict.fromkeys(warnings))


def _tokens(text: str, warnings: list[str]) -> list[_Token]:
    tokens, terms, depth = [], 0, 0
    for match in TOKEN.finditer(text):
        kind = match.lastgroup or ""
        source = match.group()
        if kind == "space":
            continue
        if kind in {"open", "close"}:
            depth = max(0, depth - (kind == "close"))
            if depth < MAX_DEPTH:
                tokens.append(_Token(kind))
            elif depth == MAX_DEPTH and kind == "open":
                warnings.append(f"Parentheses are read {MAX_DEPTH} deep; those further inside were left out.")
            depth += kind == "open"
            continue
        if kind == "word" and source.lower() in {"or", "and"}:
            if source.lower() == "or":
                tokens.append(_Token("or"))
            continue
        terms += 1
        if terms > MAX_TERMS:
            warnings.append(
                f"Only the first {MAX_TERMS} conditions count; {source[:40]!r} and what follows were left out."
            )
            break
        node = _term(match, source)
        if node is None:
            warnings.append(f"{source!r} has no value and was left out.")
        else:
            tokens.append(_Token("term", node))
    return tokens


def _term(match: re.Match[str], source: str) -> Node | None:
    if match["field"]:
        negated = match["field"].startswith("-")
        is_pattern = len(match["value"]) > 2 and match["value"][0] == "/" == match["value"][-1]
        value = match["value"][1:-1] if is_pattern else match["value"].strip('"').strip()
        field = match["field"].lstrip("-").lower()
        node: Node | None = Term(field, match["op"], value, source.lstrip("-"), is_pattern) if value else None
    elif match["pattern"]:
        negated = source.startswith("-")
        node = Term("", ":", source.lstrip("-")[1:-1], source.lstrip("-"), is_pattern=True)
    elif match["exact"]:
        negated = False
        value = source[1:].strip('"').strip()
        node = Term("!", "=", value, source) if value else None
    else:
        negated = source.startswith("-") and len(source) > 1
        value = source[1 if negated else 0 :].strip('"').strip()
        node = Term("", ":", value, source) if value else None
    return Not(node) if negated and node else node


def _join(kind: type[And] | type[Or], nodes: list[Node]) -> Node | None:
    if len(nodes) > 1:
        return kind(tuple(nodes))
    return nodes[0] if nodes else None


class _Reader:
    def __init__(self, tokens: list[_Token], warnings: list[str]) -> None:
        self.tokens = tokens
        self.warnings = warnings
        self.place = 0

    def peek(self) -> str:
        return self.tokens[self.place].kind if self.place < len(self.tokens) else ""

    def disjunction(self) -> Node | None:
        parts = [self.conjunction()]
        while self.peek() == "or":
            self.place += 1
            parts.append(self.conjunction())
        return _join(Or, [part for part in parts if part])

    def conjunction(self) -> Node | None:
        parts: list[Node] = []
        while self.peek() in {"term", "open"}:
            token = self.tokens[self.place]
            self.place += 1
            if token.kind == "term":
                assert token.node
                parts.append(token.node)
                continue
            inner = self.disjunction()
            if self.peek() == "close":
                self.place += 1
            else:
                self.warnings.append("A '(' is not closed; it was closed at the end.")
            if inner:
                parts.append(inner)
        return _join(And, parts)
