"""Parts of answers: ``fields`` leaves out of a document what it does not name, ``include`` adds what belongs to it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from rest_framework.request import Request

from api.errors import bad_request
from api.parameters import QUOTED, Parameter, Text
from api.publishing import KINDS
from api.rendering import Json
from rules.library.publication import bodies_of, encoded
from rules.library.related import RELATIONS

ALWAYS = ("object", "included")


@dataclass(frozen=True)
class Names(Text):
    """Some of several names, with commas between them; one that there is not is refused."""

    words: bool = True
    among: tuple[str, ...] = ()

    def nothing(self) -> Any:
        return ()

    def parse(self, text: str) -> Any:
        return tuple(dict.fromkeys(filter(None, (each.strip() for each in super().parse(text).split(",")))))

    def read(self, request: Request) -> Any:
        asked = super().read(request)
        if unknown := [each for each in asked if each not in (*self.among, *ALWAYS)]:
            named = ", ".join(repr(each[:QUOTED]) for each in unknown[:5])
            known = ", ".join(self.among)
            message = f"{self.name}: there is no {named}; there is {known}."
            raise bad_request(message, place=self.name, code=f"unknown_{self.name}")
        return asked


@cache
def fields_of(*kinds: str) -> Names:
    """The parameter that names the fields wanted of documents of some kinds."""
    every: list[Any] = [name for kind in kinds for name in KINDS[kind].shape().fields]
    known = [name for name in dict.fromkeys(every) if name not in ALWAYS]
    return Names(
        "fields",
        f"names of the fields that are wanted, with commas between them; all if left out: {', '.join(known)}",
        example=",".join(name for name in ("title", "text", "name", "term", "question", "url") if name in known),
        among=tuple(known),
    )


@cache
def include_of(*kinds: str) -> Names | None:
    """The parameter that names what is to be put beside documents of some kinds, where anything can be."""
    known = {name: relation.about for kind in kinds for name, relation in RELATIONS.get(kind, {}).items()}
    if not known:
        return None
    described = "; ".join(f"`{name}`: {about}" for name, about in known.items())
    return Names(
        "include",
        f"what else is wanted, under `included`, with commas between the names. {described}",
        example=",".join(list(known)[:2]),
        among=tuple(known),
    )


def parts_of(*kinds: str) -> list[Parameter]:
    """The parameters of an operation that answers with documents of some kinds."""
    include = include_of(*kinds)
    return [fields_of(*kinds), *([include] if include else [])]


class Parts:
    """What a request wants of the documents of some kinds."""

    def __init__(self, request: Request, *kinds: str) -> None:
        self.fields = fields_of(*kinds).read(request)
        include = include_of(*kinds)
        self.include = include.read(request) if include else ()

    def of(self, kind: str, keys: Sequence[int], bodies: Sequence[str]) -> list[str]:
        """Documents with what is wanted of them, in the order in which they are given."""
        if self.include:
            bodies = self._including(kind, keys, bodies)
        if not self.fields:
            return list(bodies)
        wanted = {*ALWAYS, *self.fields}
        return [encoded({name: each for name, each in json.loads(body).items() if name in wanted}) for body in bodies]

    def one(self, kind: str, key: int, body: str) -> Json:
        """One document with what is wanted of it."""
        return Json(self.of(kind, [key], [body])[0])

    def _including(self, kind: str, keys: Sequence[int], bodies: Sequence[str]) -> list[str]:
        """Documents with ``included``: of each name the documents of what belongs to it."""
        relations = RELATIONS.get(kind, {})
        added: dict[int, list[str]] = {key: [] for key in keys}
        for name in self.include:
            if name not in relations:
                continue
            relation = relations[name]
            related = relation.of(keys)
            others = list(dict.fromkeys(other for found in related.values() for other in found))
            documents = bodies_of(relation.kind, others)
            for key in added:
                found = [documents[other] for other in related.get(key, ()) if other in documents]
                value = f"[{','.join(found)}]" if relation.many else (found[0] if found else "null")
                added[key].append(f'"{name}":{value}')
        return [f'{body[:-1]},"included":{{{",".join(added[key])}}}}}' for key, body in zip(keys, bodies, strict=True)]
