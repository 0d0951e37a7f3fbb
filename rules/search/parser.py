"""Reads what a person types into the search box.

Plain words are a list or a question (:class:`Terms`). With any of ``"a phrase"``, ``AND``, ``OR``, ``NOT``, ``+word``,
``-word`` or ``word*`` the query is exact: everything in it is required, parentheses group, and beside a ``+word`` the
unmarked words are optional. Whatever is malformed is read leniently and told in a warning; nothing is an error.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from rules.engine import plain
from rules.search.analysis import SECTION_NUMBER, STOP_WORDS, number_word, stem, words
from rules.search.query import And, Node, Not, Or, ParsedQuery, Phrase, Prefix, Terms

MAX_LENGTH = 300
MAX_WORDS = 40
MAX_DEPTH = 20
MIN_PREFIX = 2

# Control characters, and halves of surrogate pairs, which no database stores.
UNREADABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\ufeff\ud800-\udfff]+")
LEXEME = re.compile(r'(?P<space>\s+)|(?P<open>\()|(?P<close>\))|"(?P<phrase>[^"]*)"|(?P<quote>")|(?P<word>[^\s()"]+)')
FIELD = re.compile(r"-?([A-Za-z]{1,10}):\S")


class _Sign(Enum):
    AND = "AND"
    OR = "OR"
    NOT = "NOT"
    PLUS = "+"
    MINUS = "-"
    OPEN = "("
    CLOSE = ")"


@dataclass(frozen=True)
class _Word:
    words: tuple[str, ...]


_Item = _Sign | _Word | Phrase | Prefix


def parse(text: str) -> ParsedQuery:
    """What a person typed as a tree, with warnings about what could not be read as typed.

    >>> parse("uniqueness auction").node
    Terms(words=('uniqueness', 'auction'), optional=False)
    >>> parse('"combat damage" -ambush').node
    And(nodes=(Phrase(words=('combat', 'damage')), Not(node=Terms(words=('ambush',), optional=False))))
    """
    warnings: list[str] = []
    clean = " ".join(UNREADABLE.sub(" ", plain(text)).split())
    if len(clean) > MAX_LENGTH:
        clean = clean[:MAX_LENGTH]
        warnings.append(f"The query is longer than {MAX_LENGTH} characters; only its beginning was searched.")
    items = _items(clean, warnings)
    exact = any(isinstance(item, Phrase | Prefix) or item in _OPERATORS for item in items)
    node = _Exact(items, warnings).parse() if exact else _plain(items)
    if node is not None and not _finds(node):
        warnings.append("The query only says what to leave out; name something to look for, too.")
        node = None
    elif node is None and clean:
        warnings.append("The query has no word to look for.")
    return ParsedQuery(clean, node, tuple(dict.fromkeys(warnings)))


_OPERATORS = {_Sign.AND, _Sign.OR, _Sign.NOT, _Sign.PLUS, _Sign.MINUS}


def _items(text: str, warnings: list[str]) -> list[_Item]:
    """The query as a list of words, phrases and operators; at most :data:`MAX_WORDS` words."""
    items: list[_Item] = []
    shouting = not any(c.islower() for c in text) and len(text.split()) > 3  # capitals are no operators then
    count = 0
    for match in LEXEME.finditer(text):
        if match.lastgroup == "space":
            continue
        starts = match.start() == 0 or text[match.start() - 1] in ' ("'
        sign = starts and match[0] in {"+", "-"} and text[match.end() : match.end() + 1] in {"(", '"'}
        found = [_Sign(match[0])] if sign else _read(match, shouting, starts, warnings)
        for item in found:
            size = len(item.words) if isinstance(item, _Word | Phrase) else isinstance(item, Prefix)
            if count + size > MAX_WORDS:
                warnings.append(f"Only the first {MAX_WORDS} words were searched.")
                return items
            count += size
            items.append(item)
    return items


def _read(match: re.Match[str], shouting: bool, starts_word: bool, warnings: list[str]) -> list[_Item]:
    kind, raw = match.lastgroup, match[0]
    if kind == "open":
        return [_Sign.OPEN]
    if kind == "close":
        return [_Sign.CLOSE]
    if kind == "quote":
        warnings.append('A quotation mark (") has no partner and was left out.')
        return []
    if kind == "phrase":
        found = tuple(words(match["phrase"]))
        return [Phrase(found) if len(found) > 1 else _Word(found)] if found else []
    if raw in {"AND", "OR", "NOT"} and not shouting:
        return [_Sign(raw)]
    return _read_word(raw, starts_word, warnings)


def _read_word(raw: str, starts_word: bool, warnings: list[str]) -> list[_Item]:
    items: list[_Item] = []
    while starts_word and raw[:1] in {"+", "-"} and len(raw) > 1:
        items, raw = [_Sign(raw[0])], raw[1:]
    number = SECTION_NUMBER.fullmatch(raw.rstrip(",;:?!"))
    if number:
        return [*items, _Word((number_word(number[1]),))]
    operator = FIELD.match(raw)
    if operator:
        warnings.append(f'"{operator[1]}:" is no operator of this search; it was read as a word.')
    found = words(raw)
    if raw.endswith("*") and len(found) == 1:
        if len(found[0]) >= MIN_PREFIX:
            return [*items, Prefix(found[0])]
        warnings.append(f'"{raw}" needs {MIN_PREFIX} letters before the star; it was read as a word.')
    return [*items, _Word(tuple(found))] if found else []


def _plain(items: list[_Item]) -> Node | None:
    """A list of words without operators; each word counts once, in the first of its forms."""
    found = [word for item in items if isinstance(item, _Word) for word in item.words]
    telling = [word for word in found if word not in STOP_WORDS]
    distinct = {stem(word): word for word in reversed(telling or found)}
    return Terms(tuple(reversed(distinct.values())), typed=tuple(found)) if distinct else None


class _Exact:
    """Recursive descent over the items of a query with operators."""

    def __init__(self, items: list[_Item], warnings: list[str]) -> None:
        self.items = items
        self.warnings = warnings
        self.place = 0

    def parse(self) -> Node | None:
        found: list[Node] = []
        while self.place < len(self.items):
            node = self.alternatives(0)
            if node is not None:
                found.append(node)
            if self.place < len(self.items):  # only a ")" without its "(" stops early
                self.warn_of('A ")" has no partner and was left out.')
                self.place += 1
        return _joined(And, found)

    @property
    def next(self) -> _Item | None:
        return self.items[self.place] if self.place < len(self.items) else None

    def warn_of(self, text: str) -> None:
        self.warnings.append(text)

    def alternatives(self, depth: int) -> Node | None:
        """``a OR b``"""
        found = [self.sequence(depth)]
        while self.next is _Sign.OR:
            self.place += 1
            found.append(self.sequence(depth))
        if len(found) > 1 and None in found:
            self.warn_of('An "OR" has nothing on one of its sides and was left out.')
        return _joined(Or, [node for node in found if node is not None])

    def sequence(self, depth: int) -> Node | None:
        """``a b``, ``a AND b``, ``+a b -c``"""
        required: list[Node] = []
        plain: list[Terms] = []
        marked = False
        while self.next not in {None, _Sign.OR, _Sign.CLOSE}:
            sign = self.next
            if sign is _Sign.AND:
                self.place += 1
                if not (required or plain) or self.next in {None, _Sign.AND, _Sign.OR, _Sign.CLOSE}:
                    self.warn_of('An "AND" has nothing on one of its sides and was left out.')
                continue
            node = self.unit(depth)
            if node is None:
                continue
            marked = marked or sign is _Sign.PLUS
            if isinstance(node, Terms) and sign is not _Sign.PLUS:
                plain.append(node)
            else:
                required.append(node)
        plain = [node for node in plain if set(node.words) - STOP_WORDS] or ([] if required else plain)
        if marked and plain:
            optional = tuple(word for node in plain for word in node.words)
            return _joined(And, [*required, Terms(optional, optional=True)])
        return _joined(And, [*plain, *required])

    def unit(self, depth: int) -> Node | None:
        """One word, phrase, prefix or group, with the signs before it."""
        negative = False
        while self.next in {_Sign.NOT, _Sign.MINUS, _Sign.PLUS}:
            negative = negative != (self.next is not _Sign.PLUS)
            self.place += 1
        item = self.next
        if item is None or item in {_Sign.AND, _Sign.OR, _Sign.CLOSE}:
            self.warn_of("An operator has no word behind it and was left out.")
            return None
        self.place += 1
        node = self.group(depth + 1) if item is _Sign.OPEN else _leaf(item)
        return Not(node) if negative and node is not None else node

    def group(self, depth: int) -> Node | None:
        if depth > MAX_DEPTH:
            self.warn_of(f"More than {MAX_DEPTH} parentheses inside each other are not read.")
            return None
        node = self.alternatives(depth)
        if self.next is _Sign.CLOSE:
            self.place += 1
        else:
            self.warn_of('A "(" has no partner and was left out.')
        return node


def _leaf(item: _Item) -> Node | None:
    if isinstance(item, _Word):
        return Terms(item.words) if len(item.words) == 1 else Phrase(item.words)
    return item if isinstance(item, Phrase | Prefix) else None


def _joined(kind: type[And | Or], nodes: list[Node]) -> Node | None:
    if not nodes:
        return None
    return nodes[0] if len(nodes) == 1 else kind(tuple(nodes))


def _finds(node: Node) -> bool:
    """Whether a node says anything that is to be found."""
    if isinstance(node, And | Or):
        return any(_finds(part) for part in node.nodes)
    return not isinstance(node, Not) and not (isinstance(node, Terms) and node.optional and not node.words)
