"""What words refer back to: bound variables.

A construct says what it introduces (``introduces``) and what it refers back to (``refers``); the fields ``mark`` and
``to`` of type ``Mark`` are filled here. Each reference has exactly one antecedent, by kind, number and word, or the
text is refused with the place and what could have been meant.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Protocol, cast, runtime_checkable

from rules.engine.kernel.language.catalogue import Catalogue
from rules.engine.kernel.language.reader import Node, Understood, in_order
from rules.engine.kernel.value import value


class Mark(int):
    """The number of a variable in an ability, in the order of the text; 0: nothing refers to it."""


NO_MARK = Mark(0)


@value
class Introduced:
    """What a construct introduces: its kind, one (``False``) or many, and the pronouns that can mean it.

    ``inside``: parts of the construct itself can refer to it ("a card with its controller's permission").
    """

    kind: str
    many: bool | None = None
    pronouns: tuple[str, ...] = ()
    inside: bool = False


@value
class Wanted:
    """What a construct refers back to: any of the kinds (none: all), one or many, by which word.

    ``nearest``: a declared preference: of several the last one before it. Without it several are a fault.
    """

    kinds: tuple[str, ...] = ()
    many: bool | None = None
    pronoun: str | None = None
    nearest: bool = False

    def fits(self, thing: Introduced) -> bool:
        return (
            (not self.kinds or thing.kind in self.kinds)
            and (self.many is None or thing.many is None or self.many == thing.many)
            and (self.pronoun is None or self.pronoun in thing.pronouns)
        )


@runtime_checkable
class Introduces(Protocol):
    def introduces(self) -> Introduced | None: ...


@runtime_checkable
class Refers(Protocol):
    def refers(self) -> Wanted | None: ...


@value
class Unbound:
    """A reference without exactly one antecedent: its place (words, from and to) and the places of what fits."""

    start: int
    end: int
    candidates: tuple[tuple[int, int], ...]


@value
class Bound:
    """A value whose references are bound; ``links``: the places of each reference and of what it means (words)."""

    value: object
    links: tuple[tuple[tuple[int, int], tuple[int, int]], ...]


def bind(catalogue: Catalogue, understood: Understood) -> Bound | tuple[Unbound, ...]:
    """Binds every reference of a reading to what it means, or says which cannot be bound."""
    introduced: list[tuple[Node, Introduced]] = []
    wanting: list[tuple[Node, Wanted]] = []
    _collect(understood.node, introduced, wanting)
    meant: dict[int, Node] = {}
    faults: list[Unbound] = []
    for node, wanted in sorted(wanting, key=lambda pair: pair[0].start):
        fitting = [each for each, thing in introduced if wanted.fits(thing) and _before(each, thing, node)]
        if wanted.nearest and fitting:
            fitting = [max(fitting, key=lambda each: (each.start, -each.end))]
        if len(fitting) == 1:
            meant[id(node)] = fitting[0]
        else:
            faults.append(Unbound(node.start, node.end, tuple((each.start, each.end) for each in fitting)))
    if faults:
        return tuple(faults)
    antecedents = sorted({id(each): each for each in meant.values()}.values(), key=lambda each: each.start)
    marks = {id(each): Mark(n) for n, each in enumerate(antecedents, start=1)}
    links = tuple(((node.start, node.end), (meant[id(node)].start, meant[id(node)].end)) for node, _ in wanting)
    return Bound(_rebuilt(catalogue, understood.node, marks, meant), links)


def _before(antecedent: Node, thing: Introduced, reference: Node) -> bool:
    contains = antecedent.start <= reference.start and reference.end <= antecedent.end
    return thing.inside and antecedent is not reference if contains else antecedent.end <= reference.start


def _collect(node: Node, introduced: list[tuple[Node, Introduced]], wanting: list[tuple[Node, Wanted]]) -> None:
    if isinstance(node.value, Introduces):
        thing = node.value.introduces()
        if thing is not None:
            introduced.append((node, thing))
    if isinstance(node.value, Refers):
        wanted = node.value.refers()
        if wanted is not None:
            wanting.append((node, wanted))
    for each in node.parts:
        _collect(each, introduced, wanting)


def _rebuilt(catalogue: Catalogue, node: Node, marks: dict[int, Mark], meant: dict[int, Node]) -> object:
    parts = [_rebuilt(catalogue, each, marks, meant) for each in node.parts]
    made = node.value
    if any(new is not old.value for new, old in zip(parts, node.parts, strict=True)):
        made = in_order(catalogue, node.listed, parts) if node.production is None else node.production.make(parts)
    if id(node) in marks:
        made = _with_mark(made, "mark", marks[id(node)])
    if id(node) in meant:
        made = _with_mark(made, "to", marks[id(meant[id(node)])])
    return made


def _with_mark(made: object, name: str, mark: Mark) -> object:
    if not is_dataclass(made) or name not in {each.name for each in fields(made)}:
        raise TypeError(f"{type(made).__name__} needs a field {name}: Mark = NO_MARK")
    return cast(object, replace(made, **{name: mark}))  # type: ignore[type-var]
