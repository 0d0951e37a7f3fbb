from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote, urlencode

import jsonschema_rs
from django.core.management.base import BaseCommand, CommandError
from django.test import Client, override_settings
from drf_spectacular.generators import SchemaGenerator

from api.schema import Schema, ref
from api.schema_examples import examples, fields, file, shortened
from rules.models import Scenario

V1 = "/api/v1/"
MORE = {  # addresses whose answers have fields that the first example has not
    "cards/{slug}": ["cards/fox-pass?include=printings,errata,rulings,set", "cards/undercover-cop"],
    "cards/{slug}/effective": [
        "cards/fox-pass/effective?printing=L/S&as_of=2001-04-16",
        "cards/progress-of-the-mouse/effective",
    ],
    "cards": ["cards?page_size=200", "cards?page_size=1&unique=printings"],
    "sections/{document}/{number}": ["sections/shadowfist-faq-2001/7.3.B.iv", "sections/shadowfist-faq-1995/q12"],
    "search": ["search?q=can a turned character intercept", "search?q=uniqeness"],
    "rulings": ["rulings?page_size=200"],
    "errata": ["errata?page_size=200"],
    "glossary": ["glossary?page_size=200"],
    "interactions/examples": ["interactions/examples?page_size=200"],
}
OF_A_FILE = 5  # scenarios that are evaluated in any case
OF_GAMES = {"shadowfist": ("Scenario", "Outcome"), "ufs": ("UfsScenario", "UfsOutcome")}  # sent, and answered
DECKS: dict[str, list[Any]] = {
    "decks/parse": [{"text": "3x Fox Pass\nTin Tin\n0x Draco"}],
    "decks/check": [{"cards": [{"card": "Fox Pass", "count": 6}, {"card": "Nobody"}]}],
}


class Command(BaseCommand):
    help = (
        "Ask every operation of the API for the answer that its schema shows as an example, of the loaded library; "
        "an answer that is not as the schema declares it is a failure."
    )

    @override_settings(ALLOWED_HOSTS=["cards.example"])
    def handle(self, *args: Any, **options: Any) -> None:
        self.client = Client(SERVER_NAME="cards.example", headers={"accept": "application/json"})
        schema: Schema = SchemaGenerator().get_schema(public=True)
        self.components = schema["components"]["schemas"]
        self.declared: dict[str, jsonschema_rs.Draft202012Validator] = {}
        answers: dict[str, Any] = {}
        found: dict[str, Any] = {}
        for path, methods in schema["paths"].items():
            for method, operation in methods.items():
                content = (
                    operation["responses"]["200"]["content"].get("application/json")
                    if "200" in operation["responses"]
                    else None
                )
                if content is None:
                    continue
                for body, answer in self.asked(path, method, operation):
                    self.judge(f"{method} {path}", content["schema"], answer)
                    answers.setdefault(operation["operationId"], shortened(answer))
                    self.note(content["schema"], answer, operation["operationId"], found)
                    if body is not None:
                        sent = operation["requestBody"]["content"]["application/json"]["schema"]
                        self.note(sent, body, operation["operationId"], found)
        self.note_scenarios(found)
        made = {"answers": answers, "fields": dict(sorted(found.items()))}
        file().parent.mkdir(parents=True, exist_ok=True)
        file().write_text(json.dumps(made, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        examples.cache_clear()
        self.stdout.write(f"{len(answers)} answers and {len(found)} fields in {file()}")

    def note_scenarios(self, found: dict[str, Any]) -> None:
        """Note what the scenarios send, and what is answered to those that send something new, and to some more."""
        evaluated = Counter[str]()
        for entry in Scenario.objects.order_by("order", "name").select_related("game"):
            sent, result = OF_GAMES[entry.game.slug]
            known = len(found)
            self.note(ref(sent), entry.entry["scenario"], sent, found)
            if len(found) == known and evaluated[entry.file] >= OF_A_FILE:
                continue
            evaluated[entry.file] += 1
            told = self.answer("post", "interactions/evaluate", entry.entry["scenario"])
            self.judge(entry.name, ref(result), told)
            self.note(ref(result), told, result, found)

    def judge(self, place: str, schema: Schema, answer: Any) -> None:
        """See that an answer is as the schema declares it.

        :raises CommandError: if it is not.
        """
        key = json.dumps(schema)
        if key not in self.declared:
            components = {"components": {"schemas": self.components}}
            self.declared[key] = jsonschema_rs.Draft202012Validator({**schema, **components}, validate_formats=True)
        for fault in self.declared[key].iter_errors(answer):
            raise CommandError(f"{place}: {list(fault.instance_path)} is not as declared: {fault.message[:200]}")

    def note(self, schema: Schema, answer: Any, place: str, found: dict[str, Any]) -> None:
        """Keep of each field the first value that is short enough."""
        for name, value in fields(schema, answer, self.components, place):
            if not isinstance(value, dict) and not (isinstance(value, list) and isinstance(value[0], dict | list)):
                found.setdefault(name, shortened(value))

    def asked(self, path: str, method: str, operation: Schema) -> Iterator[tuple[Any, Any]]:
        """What an operation is asked, and what it answers."""
        form = path.removeprefix(V1)
        if method == "post":
            examples = operation["requestBody"]["content"]["application/json"].get("examples", {})
            for body in [*(each["value"] for each in examples.values()), *DECKS.get(form, [])]:
                yield body, self.answer(method, form, body)
            return
        parts = {each["name"]: each["example"] for each in operation.get("parameters", ()) if each["in"] == "path"}
        query = {each["name"]: each["example"] for each in operation.get("parameters", ()) if each.get("required")}
        if form == "cards/named":
            query = {"exact": "Fox Pass"}
        elif form == "oembed":
            query = {"url": "http://cards.example/cards/fox-pass/"}
        address = form.format(**{name: quote(str(each), safe="/") for name, each in parts.items()})
        for each in [f"{address}?{urlencode(query)}" if query else address, *MORE.get(form, [])]:
            yield None, self.answer(method, each, None)

    def answer(self, method: str, address: str, body: Any) -> Any:
        """An answer.

        :raises CommandError: if it is a refusal.
        """
        if method == "post":
            response = self.client.post(V1 + address, body, content_type="application/json")
        else:
            response = self.client.get(V1 + address)
        if response.status_code != 200:
            raise CommandError(f"{address}: {response.status_code} {response.content[:300]!r}")
        return json.loads(response.content)
