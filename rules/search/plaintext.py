"""The bundled Markdown as plain text, and the terms that it sets in italics."""

from __future__ import annotations

import re

LINK = re.compile(r"!?\[([^\]]*)\]\([^)\s]*\)")
BOLD = re.compile(r"\*\*(\S|\S.*?\S)\*\*", re.DOTALL)
ITALIC = re.compile(r"(?<![\w*])\*([^\s*](?:[^*\n]*[^\s*])?)\*(?![\w*])")
LINE_HEAD = re.compile(r"^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+)+", re.MULTILINE)
REFERENCES = re.compile(r"\s*\((?:see )?§[^()\s]+(?:, ?§[^()\s]+)*\)")
TABLE_RULE = re.compile(r"^[ \t]*\|?[ \t:|-]*-{2,}[ \t:|-]*$", re.MULTILINE)
ESCAPED = re.compile(r"\\([\\`*_{}\[\]()#+.!|-])")

# Escaped signs are hidden from the other patterns among the characters for private use.
ESCAPE = 0xE000
HIDDEN = re.compile("[\ue020-\ue07e]")


def plain(markdown: str) -> str:
    """Markdown without its marks, as one line of text; resource symbols keep their brackets.

    >>> plain("**Ting Ting** is *Unique*, see [the rule](/rules/x/).")
    'Ting Ting is Unique, see the rule.'
    >>> plain("Response [**R**] or Form [**F**]")
    'Response [R] or Form [F]'
    """
    text = TABLE_RULE.sub("", markdown)
    text = LINE_HEAD.sub("", text)
    text = ESCAPED.sub(lambda match: chr(ESCAPE + ord(match[1])), text)
    text = LINK.sub(r"\1", text)
    text = BOLD.sub(r"\1", text)
    text = ITALIC.sub(r"\1", text)
    text = text.replace("`", "").replace("|", " ")
    text = HIDDEN.sub(lambda match: chr(ord(match[0]) - ESCAPE), text)
    return " ".join(text.split())


def without_references(text: str) -> str:
    """A text without what only says where else to look.

    >>> without_references("It is burned (§3.3.3), as §4 says.")
    'It is burned, as §4 says.'
    """
    return REFERENCES.sub("", text)


def emphasised(markdown: str) -> list[str]:
    """The terms that a text sets in italics, each once: those it defines."""
    return list(dict.fromkeys(" ".join(term.split()) for term in ITALIC.findall(BOLD.sub(" ", markdown))))
