"""What "it" and "that card" are: the card that was named last before, or the one that the trigger is about."""

from __future__ import annotations

from lark import Token, Tree

from rules.engine.ufs.lowering.nouns import Node, singular
from rules.engine.ufs.lowering.unsupported import UnsupportedError
from rules.engine.ufs.text.compiler import Syntax

# Noun phrases for cards that something is done to.
OBJECTS = ("some", "some_possessed", "possessed_one", "all_of", "all_possessed", "top_cards", "top_discard", "search")
# What names cards that are none of those that an effect could go on with.
ASIDE = (
    *("change_of_kind", "draw", "next_card", "next_attack", "controls", "controls_a", "controls_no"),
    *("control_word", "control_word_a", "control_word_no"),
)
SELVES = ("THIS_ATTACK", "WHOSE_ATTACK", "THIS_CARD")
UNCLEAR = "unclear"


def resolved(tree: Node) -> Node:
    """An ability in which "it" is "this attack" or "this card" where that was named last.

    "That asset" is the one of the trigger, where something else was acted on since: its token is ``EVENT_CARD``.

    :raises UnsupportedError: if it could be one card or another.
    """
    return _Reading(has_trigger=isinstance(tree, Tree) and tree.data == "response").of(tree)


class _Reading:
    """An ability, read from its first word to its last.

    ``latest``: the token of this attack or card, the types of the cards that were acted on, or what is unclear;
    ``None`` as long as only the trigger has named a card.
    """

    def __init__(self, *, has_trigger: bool) -> None:
        self.has_trigger = has_trigger
        self.latest: Token | tuple[str, ...] | str | None = None

    def of(self, node: Node) -> Node:
        """A part of it."""
        if isinstance(node, Token):
            return self._token(node)
        if not isinstance(node, Tree):
            return node
        match node.data:
            case "costs" | "only":
                return node
            case "response":
                # Prefixes, the letter, the costs and what it responds to: that names the card.
                at = next(n for n, each in enumerate(node.children) if getattr(each, "type", "") == "LETTER_R") + 3
                return Tree(node.data, [*node.children[:at], *(self.of(each) for each in node.children[at:])])
            case "counted_kind":
                before = self.latest
                found = self._children(node)
                self.latest = before
                return found
            case "later" | "if_deals" | "triggered" | "triggered_if" | "triggered_if_deals":
                # What it waits for names the card.
                first, *rest = node.children
                if node.data == "if_deals":
                    first = self.of(first)
                self.latest, self.has_trigger = None, True
                return Tree(node.data, [first, *(self.of(each) for each in rest)])
            case "it_is" if isinstance(self.latest, Token):
                return Tree("card_is", [Tree("one", [self.latest]), *node.children])
            case "it_is" if self.latest == UNCLEAR:
                raise UnsupportedError("it, and which card that is")
            case "search":
                # What is found is said again as "it" in the search itself.
                self.latest = _types(node)
                return node
            case data if data in OBJECTS:
                found = self._children(node)
                self.latest = _types(node)
                return found
            case data if data in ASIDE:
                found = self._children(node)
                self.latest = UNCLEAR
                return found
            case _:
                return self._children(node)

    def _children(self, node: Syntax) -> Syntax:
        return Tree(node.data, [self.of(each) for each in node.children])

    def _token(self, token: Token) -> Token:
        if token.type in SELVES:
            self.latest = token
        if token.type != "THAT_CARD":
            return token
        if self.latest == UNCLEAR:
            raise UnsupportedError("it, and which card that is")
        if token == "it":
            if self.has_trigger and isinstance(self.latest, Token) and self.latest.type == "THIS_CARD":
                raise UnsupportedError("it, and which card that is")
            return self.latest if isinstance(self.latest, Token) else token
        wanted = singular(token.split()[-1])
        if self.latest is None or (isinstance(self.latest, tuple) and wanted in ("card", *self.latest)):
            return token
        if not self.has_trigger:
            raise UnsupportedError(f"{token}, and none was named")
        return Token("EVENT_CARD", str(token))


def _types(node: Syntax) -> tuple[str, ...]:
    """The types of cards that a noun phrase names."""
    return tuple(singular(str(each)) for each in node.scan_values(lambda each: getattr(each, "type", "") == "TYPE"))
