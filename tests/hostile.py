"""Everything that can be asked of the site, asked with values that nobody should send (:mod:`tests.hostile_values`).

The addresses come from the URL configuration, the parameters from the OpenAPI schema and from what the views are heard
to read, the fields of bodies from the schema.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from random import Random
from typing import Any, TypeVar
from urllib.parse import quote, unquote_to_bytes, urlencode

from django.core.signals import got_request_exception
from django.http import QueryDict
from django.test import Client
from django.urls import URLPattern, get_resolver
from drf_spectacular.generators import SchemaGenerator

from rules.library.bounded_store import PageStore
from rules.models import Erratum, Published, Ruling, Scenario
from rules.pages.lookups import library
from tests.hostile_values import (
    CONTENT_TYPES,
    FORM,
    FORMS,
    HEADER_VALUES,
    HEADERS,
    HTML,
    JSON,
    SCENARIO,
    TEXTS,
    VALUES,
    packed,
    scenarios,
)

# --- addresses ----------------------------------------------------------------------------------------------------

T = TypeVar("T")

# What may stand for a part of an address: the first that leads somewhere is taken.
PARTS = {
    "slug": ["fox-pass", "shadowfist-rulebook-2000", "designator", "shadowfist"],
    "document": ["shadowfist-rulebook-2000"],
    "number": ["4.5.2"],
    "code": ["L/S"],
    "word": ["Cop"],
    "by": ["faction"],
    "form": ["text"],
    "name": [],
    "id": [],
}
# A deck of three Fox Passes as an address holds it.
DECK = packed(json.dumps({"game": "shadowfist", "deck": "3x Fox Pass"}))
# What a parameter has while another is tried, so that pages do what they are for.
USUAL = {
    "search": {"q": "fox", "first": "ufs"},
    "suggest": {"q": "fox", "game": "ufs", "first": "ufs"},
    "deck-export": {"d": DECK},
    "designators-compare": {"a": "Hero", "b": "Heroic"},
    "api-search": {"q": "fox"},
    "api-card-autocomplete": {"q": "fox"},
    "api-card-named": {"fuzzy": "fox pas"},
    "api-designators-compare": {"a": "Hero", "b": "Heroic"},
}

# Addresses that render in ways of their own; of the rest of the API one is enough to try ``format``, which all read.
RENDERED = {"api-root", "api-schema", "api-docs"}


def routes() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Every address that the URL configuration knows: its name, its form (``cards/{slug}/``) and its parts."""

    def walk(patterns: list[Any], before: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
        for each in patterns:
            route = before + re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", str(each.pattern))
            if isinstance(each, URLPattern):
                yield each.name or each.callback.__name__, route, tuple(each.pattern.converters)
            else:
                yield from walk(each.url_patterns, route)

    yield from walk(get_resolver().url_patterns, "/")


@contextmanager
def heard() -> Iterator[set[str]]:
    """The names of the parameters and fields that are read meanwhile."""
    names: set[str] = set()

    def listening(method: Any) -> Any:
        def listen(self: QueryDict, name: str, *more: Any) -> Any:
            if name is not None:  # the framework asks for the parameter that would name a format: there is none
                names.add(name)
            return method(self, name, *more)

        return listen

    methods = ("get", "getlist", "__getitem__", "__contains__")
    for method in methods:
        setattr(QueryDict, method, listening(getattr(QueryDict, method)))
    try:
        yield names
    finally:
        for method in methods:
            delattr(QueryDict, method)


@cache
def schema() -> dict[str, Any]:
    """The OpenAPI schema."""
    made: dict[str, Any] = SchemaGenerator().get_schema(request=None, public=True)
    return made


def components() -> dict[str, Any]:
    """The objects of the schema, by name."""
    found: dict[str, Any] = schema()["components"]["schemas"]
    return found


def in_schema(form: str) -> set[str]:
    """The parameters that the schema tells of an address."""
    operation = schema()["paths"].get(form, {}).get("get", {})
    return {each["name"] for each in operation.get("parameters", ()) if each["in"] == "query"}


@dataclass
class Address:
    """An address that leads somewhere: its form, what stands for its parts, and the parameters that it reads."""

    name: str
    form: str
    parts: dict[str, str]
    usual: dict[str, str]
    reads: set[str] = field(default_factory=set)

    def url(self, parts: dict[str, str] | None = None, query: dict[str, str] | None = None) -> str:
        """With some parts or parameters replaced; both are percent-encoded."""
        filled = {name: quote(value, safe="/") for name, value in self.parts.items()} | (parts or {})
        asked = {name: quote(value) for name, value in self.usual.items()} | (query or {})
        words = "&".join(f"{quote(name)}={value}" for name, value in asked.items())
        return self.form.format(**filled) + (f"?{words}" if words else "")


class Hostility:
    """Asks the site, and keeps what it answers wrongly."""

    def __init__(self, share: float = 1, seed: int = 14) -> None:
        self.share = share
        self.client = Client(raise_request_exception=False, enforce_csrf_checks=True, SERVER_NAME="localhost")
        self.faults: list[str] = []
        self.asked = 0
        self.raised = ""
        self.random = Random(seed)
        got_request_exception.connect(self._note)

    def _note(self, sender: Any, **_: Any) -> None:
        self.raised = f"{sys.exc_info()[1]!r}"

    def ask(self, url: str, method: str = "get", told: str = "", **more: Any) -> Any:
        """One request. What is no server error, and under /api/ has the shape of DESIGN 8, is an answer."""
        self.asked += 1
        self.raised = ""
        answer = self.client.generic(method.upper(), url, **more)
        wrong = self._wrong(answer, is_api=url.startswith("/api/"), method=method)
        if wrong:
            self.faults.append(f"{method.upper()} {url[:160]} {told[:300]}: {wrong}")
        return answer

    def _wrong(self, answer: Any, *, is_api: bool, method: str) -> str:
        if answer.status_code >= 500:
            return f"{answer.status_code} {self.raised[:300]}"
        text = answer.getvalue().decode(errors="replace")
        if HTML in text and answer.get("Content-Type", "").startswith("text/html"):
            return "its HTML comes back"
        if is_api and answer.status_code >= 400 and method not in {"head", "options"}:
            try:
                body = json.loads(text)
                kinds = {name: type(value) for name, value in body.items()}
            except (ValueError, AttributeError):
                return f"{answer.status_code} without an error object: {text[:100]}"
            shape = {"object": str, "status": int, "code": str, "warnings": list}
            if body.get("object") != "error" or body.get("status") != answer.status_code or not body.get("details"):
                return f"not the error object of the API: {text[:200]}"
            if {name: kinds.get(name) for name in shape} != shape or set(body) - {"candidates"} != {*shape, "details"}:
                return f"not the fields of the error object: {text[:200]}"
        return ""

    # --- addresses ---

    def addresses(self, parts: dict[str, list[str]]) -> list[Address]:
        """Every address with parts that lead somewhere, and with all the parameters that it is heard to read."""
        found = []
        for name, form, names in routes():
            if "^" in form:
                form = form.partition("^")[0] + "nothing"
            for values in product(*(parts[each] for each in names)):
                address = Address(name, form, dict(zip(names, values, strict=True)), USUAL.get(name, {}))
                if self.ask(address.url()).status_code != 404 or name == "unknown_address":
                    break
            else:
                raise LookupError(f"no part of {parts} leads anywhere at {form}: add one that does")
            address.reads = {*address.usual, *in_schema(form)}
            for _ in range(2):
                library().pages = PageStore()
                with heard() as names_read:
                    self.ask(address.url(query={"nobody_reads": "1"}))
                    self.ask(address.url(query=dict.fromkeys(address.reads, "fox")))
                    for each in sorted(address.reads):
                        self.ask(address.url(query={each: "1"}))
                address.reads |= names_read - {"nobody_reads"} - (set() if name in RENDERED else {"format"})
            found.append(address)
        return found

    def every_part_and_parameter(self, addresses: list[Address]) -> None:
        """One at a time. A page notes what it cannot use and goes on: of its parameters all are tried at once, and
        some of them alone."""
        for address in addresses:
            reads = sorted(address.reads)
            for value in TEXTS:
                for part in address.parts:
                    self.ask(address.url(parts={part: value}))
                if reads and not address.form.startswith("/api/"):
                    self.ask(address.url(query=dict.fromkeys(reads, value)))
                for name in reads if address.form.startswith("/api/") else self.some(reads, 0.2 * self.share):
                    self.ask(address.url(query={name: value}))
            self.ask(address.url(query={"nobody_reads": "%00"}))
            self.ask(address.url(query={"%00": "x"}))

    def every_method_and_header(self, addresses: list[Address]) -> None:
        for i, address in enumerate(addresses):
            for method in ("post", "put", "patch", "delete", "head", "options"):
                self.ask(address.url(), method)
            self.ask(address.url(), "post", data=b"\0\xff", content_type=CONTENT_TYPES[i % len(CONTENT_TYPES)])
            for j, name in enumerate(HEADERS):
                value = HEADER_VALUES[(i + j) % len(HEADER_VALUES)]
                self.ask(address.url(), told=f"{name}: {value[:40]}", **{name: value})

    # --- bodies, links and forms ---

    def every_field_of_bodies(self, scenarios: Sequence[Any]) -> None:
        """Every scenario to evaluate; some of them to the rest."""
        api = "/api/v1/interactions"
        for scenario in scenarios:
            self.send(f"{api}/evaluate", scenario)
        for scenario in self.some(scenarios, 0.3 * self.share):
            self.send(f"{api}/actions", scenario)
        for scenario in self.some(scenarios, 0.3 * self.share):
            self.send(f"{api}/refused", {"scenario": scenario, "card": "final-brawl"})
        for scenario in self.some(scenarios, 0.15 * self.share):
            self.send(f"{api}/compare", {"scenario": scenario})
        usual = {
            "refused": {"scenario": SCENARIO, "card": "final-brawl"},
            "compare": {"scenario": SCENARIO, "rulesets": ["modern"], "printings": {"Fox Pass": ["YotD"]}},
        }
        for path, body in usual.items():
            for name, value in product((*body, "nobody_reads"), VALUES):
                self.send(f"{api}/{path}", body | {name: value})
        for value in VALUES:
            self.send(f"{api}/compare", usual["compare"] | {"printings": {"Fox Pass": value}})
            self.send(f"{api}/compare", usual["compare"] | {"rulesets": [value, value]})
            self.lists_of_cards(value)
            for path in ("evaluate", "actions", "refused", "compare"):
                self.send(f"{api}/{path}", value)
        for raw in (b"", b"{", b'{"players": \xff}', b"[" * 100_000, b'{"seed": 1e999}', b'{"seed": NaN}', b'"\0"'):
            for path in ("interactions/evaluate", "interactions/compare", "cards/collection", "decks/parse"):
                self.ask(f"/api/v1/{path}", "post", data=raw, content_type="application/json")

    def lists_of_cards(self, value: Any) -> None:
        """A value at every place of what names many cards."""
        api = "/api/v1"
        for identifiers in (value, [value], *([{name: value}] for name in ("title", "slug", "printing"))):
            self.send(f"{api}/cards/collection", {"identifiers": identifiers})
        for body in ({"text": value}, {"text": "Fox Pass", "game": value}, {"text": f"name,count\n{value},{value}"}):
            self.send(f"{api}/decks/parse", body)
        for cards in (value, [value], [{"card": value}], [{"card": "Fox Pass", "count": value}]):
            self.send(f"{api}/decks/check", {"cards": cards})

    def some(self, all_of_them: Iterable[T], share: float) -> list[T]:
        """A share of the whole; the same every time."""
        return [each for each in all_of_them if self.random.random() < share]

    def send(self, url: str, body: Any) -> None:
        text = json.dumps(body)
        self.ask(url, "post", told=text if len(text) < 300 else f"{text[:40]}…", data=text, content_type=JSON)

    def every_field_of_links(self, scenarios: Sequence[Any]) -> None:
        """The checker's links hold scenarios too, which are shown even where they cannot be evaluated."""
        for i, scenario in enumerate(self.some(scenarios, 0.25 * self.share)):
            text = json.dumps(scenario)
            self.ask(f"/check/board/?s={packed(text)}&at={i % 2}", told=text[-300:])
        for scenario in self.some(scenarios, 0.05 * self.share):
            self.ask(f"/check/compare/?s={packed(json.dumps(scenario))}", told=text[-300:])
        for text in ("", "{", "[" * 100_000, '{"seed": NaN}', '"\0"', "\ud800", *map(json.dumps, VALUES)):
            self.ask(f"/check/board/?s={packed(text)}", told=text)
            self.ask(f"/check/compare/?s={packed(text)}", told=text)

    def every_field_of_forms(self) -> None:
        for form in FORMS:
            usual = {"s": packed(json.dumps(SCENARIO)), "at": "1", "edit": "", **form}
            self.post(usual)
            for name, value in self.some(product(usual, TEXTS), 0.2 * self.share):
                self.post(usual | {name: unquote_to_bytes(value.replace("+", " ")).decode(errors="replace")})
            self.post(usual | {f"{next(iter(form))}\0": "1"})
            for name in {"act", "change"} & form.keys():
                fields = json.loads(form[name])
                for each, value in self.some(product((*fields, "nobody_reads"), VALUES), 0.4 * self.share):
                    self.post(usual | {name: json.dumps(fields | {each: value})})

    def post(self, form: dict[str, str]) -> None:
        told = str({name: value[-100:] for name, value in form.items() if name != "s"})
        self.ask("/check/board/", "post", told=told, data=urlencode(form), content_type=FORM)


def parts_of_the_library() -> dict[str, list[str]]:
    """What may stand for a part of an address, with the names that only the library knows."""
    example = Scenario.objects.values_list("name", flat=True).first()
    ids = [str(model.objects.values_list("slug", flat=True).first()) for model in (Ruling, Erratum)]
    printing = Published.objects.filter(kind="printing", removed=False).values_list("path", flat=True).first()
    return {
        **PARTS,
        "slug": [*PARTS["slug"], *ids],
        "name": [str(example), "types"],
        "id": ids,
        "file": ["cards.json.gz"],
        "identifier": [str(printing).removeprefix("printings/")],
    }


@cache
def addresses_once() -> list[Address]:
    """Every address of the library that is there, asked for once."""
    return Hostility().addresses(parts_of_the_library())


def everything(share: float = 1) -> tuple[int, list[str]]:
    """Ask it all: how many requests were made, and what was answered wrongly.

    :param share: how many of the scenarios, and of the fields of forms, are asked.
    """
    asking = Hostility(share)
    addresses = asking.addresses(parts_of_the_library())
    asking.every_part_and_parameter(addresses)
    asking.every_method_and_header(addresses)
    tried = list(scenarios(components()))
    asking.every_field_of_bodies(tried)
    asking.every_field_of_links(tried)
    asking.every_field_of_forms()
    return asking.asked, asking.faults
