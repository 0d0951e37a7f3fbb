"""The difference between two wordings, as a person reads it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from django.utils.safestring import SafeString

from rules.engine.shadowfist import Piece, word_diff
from rules.pages.cardtext import diff_html

WORDS = re.compile(r"[\w'’]+")


def text_diff(old: str, new: str) -> SafeString | None:
    """The way from one text to another as HTML, nothing where they are the same."""
    pieces = word_diff(old, new)
    if all(piece.op == "same" for piece in pieces):
        return None
    return diff_html(readable(pieces))


def readable(pieces: Iterable[Piece]) -> list[Piece]:
    """The same difference without crumbs: a word or two that stayed by chance between long changes count as changed.

    >>> old, new = "A B C x D E F", "G H I x J K L"
    >>> [(piece.op, piece.text) for piece in readable(word_diff(old, new))]
    [('removed', 'A B C x D E F'), ('added', 'G H I x J K L')]
    """
    blocks = _blocks(pieces)
    place = 1
    while place < len(blocks) - 1:
        kept = len(WORDS.findall(blocks[place][0])) if _is_same(blocks[place]) else None
        around = (blocks[place - 1], blocks[place + 1])
        if kept is not None and 2 * kept <= min(_size(block) for block in around):
            blocks[place - 1 : place + 2] = [
                (around[0][0] + blocks[place][0] + around[1][0], around[0][1] + blocks[place][1] + around[1][1])
            ]
            place = max(1, place - 2)
        else:
            place += 1
    return [piece for block in blocks for piece in _pieces(block)]


Block = tuple[str, str]  # what stood there, and what stands there now; equal where nothing changed


def _blocks(pieces: Iterable[Piece]) -> list[Block]:
    blocks: list[Block] = []
    for piece in pieces:
        if piece.op == "same":
            blocks.append((piece.text, piece.text))
        elif blocks and not _is_same(blocks[-1]):
            old, new = blocks[-1]
            blocks[-1] = (old + piece.text, new) if piece.op == "removed" else (old, new + piece.text)
        else:
            blocks.append((piece.text, "") if piece.op == "removed" else ("", piece.text))
    return blocks


def _is_same(block: Block) -> bool:
    return block[0] == block[1]


def _size(block: Block) -> int:
    return 0 if _is_same(block) else max(len(WORDS.findall(text)) for text in block)


def _pieces(block: Block) -> list[Piece]:
    old, new = block
    if old == new:
        return [Piece("same", old)]
    return [Piece(op, text) for op, text in (("removed", old), ("added", new)) if text]
