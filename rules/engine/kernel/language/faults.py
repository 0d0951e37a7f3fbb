"""Why a text was not understood, in a player's terms, with its place."""

from __future__ import annotations

from rules.engine.kernel.language.catalogue import Catalogue
from rules.engine.kernel.language.constructs import CatalogueError
from rules.engine.kernel.language.reader import Ambiguous, Unread
from rules.engine.kernel.language.references import Unbound
from rules.engine.kernel.language.renderer import render
from rules.engine.kernel.language.tokens import Token
from rules.engine.kernel.value import value

MOST_WANTED = 6


@value
class Fault:
    """What is in the way: the place in the text (characters, from and to), and a sentence about it."""

    start: int
    end: int
    message: str


def fault_of(catalogue: Catalogue, text: str, reading: Unread | Ambiguous, sort: type) -> Fault:
    """Why a text has no reading, or more than one."""
    if isinstance(reading, Ambiguous):
        said = [_rendered(catalogue, each.value, sort) for each in reading.nodes[:2]]
        ways = f'"{said[0]}" or "{said[1]}"' if said[0] != said[1] else f'"{said[0]}" in more than one way'
        return Fault(0, len(text), f"This can be read as {ways}.")
    if reading.too_hard:
        return Fault(0, len(text), "This sentence is too long and winding to be read.")
    wanted = _listed(reading.wanted)
    if reading.at >= len(reading.tokens):
        return Fault(len(text), len(text), f"The text ends where {wanted} could follow.")
    here = reading.tokens[reading.at]
    return Fault(here.start, here.end, f'"{here.written}" is not understood here; {wanted} could stand in its place.')


def unbound_fault(text: str, tokens: tuple[Token, ...], unbound: Unbound) -> Fault:
    """Why a reference is not understood: it means nothing that was said before, or one of several things."""
    start, end = _characters(tokens, unbound.start, unbound.end)
    if not unbound.candidates:
        return Fault(start, end, f'"{text[start:end]}" refers to nothing that was said before.')
    places = [_characters(tokens, *each) for each in unbound.candidates]
    meant = _listed(tuple(f'"{text[a:b]}"' for a, b in places))
    return Fault(start, end, f'"{text[start:end]}" could mean {meant}.')


def _characters(tokens: tuple[Token, ...], start: int, end: int) -> tuple[int, int]:
    return tokens[start].start, tokens[end - 1].end


def _rendered(catalogue: Catalogue, value: object, sort: type) -> str:
    try:
        return render(catalogue, value, sort)
    except CatalogueError:
        return repr(value)


def _listed(words: tuple[str, ...]) -> str:
    if not words:
        return "something else"
    shown = [*words[:MOST_WANTED], *(["something else"] if len(words) > MOST_WANTED else [])]
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} or {shown[-1]}"
