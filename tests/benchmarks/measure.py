"""Measures one stack, the one that the environment names, and prints its figures as JSON on the last line."""

from __future__ import annotations

import json
import logging
import os
import sys

import django

os.environ["DJANGO_SETTINGS_MODULE"] = "cardsite.settings"
django.setup()

from django.conf import settings  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.db import connection  # noqa: E402
from django.db.models import Q  # noqa: E402
from django.test import Client  # noqa: E402

from rules.importers.bundled_library import load_library  # noqa: E402
from rules.importers.community import import_cards  # noqa: E402
from rules.importers.originals import import_document  # noqa: E402
from rules.interactions import examples  # noqa: E402
from rules.models import Document, LibraryVersion, SearchEntry  # noqa: E402
from rules.search import SearchRequest, rebuild_index, search  # noqa: E402
from tests.benchmarks import api, serving  # noqa: E402
from tests.benchmarks.measure_questions import QUESTIONS  # noqa: E402
from tests.benchmarks.tables import spread, timed  # noqa: E402

SHARED = settings.BASE_DIR.parent / "shared"
ROUNDS = 15


def imports(*, again: bool) -> dict[str, str]:
    """How long it takes to fill the library, and (``again``) to find that nothing changed."""

    def seconds(call) -> str:
        return f"{timed(call)[0] / 1000:6.2f} s"

    figures = {"bundled library": seconds(lambda: load_library(settings.LIBRARY_DIR))}
    if SHARED.is_dir():
        sources = {slug: SHARED / "sources" / f"{slug}.txt" for slug in Document.objects.values_list("slug", flat=True)}
        cards = SHARED / "data/chimpshack/cards.csv"

        def documents() -> None:
            for slug, path in sources.items():
                import_document(path, slug)

        figures["five documents"] = seconds(documents)
        figures["2,061 card rows"] = seconds(lambda: import_cards(cards))
        if again:
            figures["five documents again (baseline: the first time)"] = seconds(documents)
            figures["2,061 card rows again (baseline: the first time)"] = seconds(lambda: import_cards(cards))
    figures["search index"] = seconds(rebuild_index)
    figures["entries in the index"] = f"{SearchEntry.objects.count():6d}"
    return figures


def searches() -> dict[str, str]:
    """Twenty questions with highlights, beside a plain scan of the same entries by the database."""

    def ask(question: str) -> None:
        search(SearchRequest(query=question, page_size=10))

    def scan(question: str) -> None:
        words = Q()
        for word in question.split():
            words |= Q(body__icontains=word) | Q(title__icontains=word)
        list(SearchEntry.objects.filter(words).values_list("target", "body"))

    for question in QUESTIONS:
        ask(question)
    return {
        "20 questions": spread([ms for q in QUESTIONS for ms in timed(lambda q=q: ask(q), ROUNDS)]),
        "baseline: LIKE over the same entries": spread([ms for q in QUESTIONS for ms in timed(lambda q=q: scan(q), 3)]),
    }


def pages() -> dict[str, str]:
    """Pages and API answers in the process, beside an answer that needs no work."""
    client = Client(SERVER_NAME="localhost")
    paths = {
        "card page": "/cards/fox-pass/",
        "card page with many printings": "/cards/pocket-demon/",
        "section page": "/rules/shadowfist-rulebook-2000/7.3/",
        "results page": "/search/?q=uniqueness+auction",
        "card API": "/api/v1/cards/fox-pass",
        "card list API (50 cards)": "/api/v1/cards?q=t:character",
        "section API": "/api/v1/sections/shadowfist-rulebook-2000/5.5.1",
        "search API": "/api/v1/search?q=uniqueness+auction",
        "baseline: an address that leads nowhere": "/api/v1/nowhere",
    }
    figures = {}
    for name, path in paths.items():
        timed(lambda path=path: client.get(path), 3)
        figures[name] = spread(timed(lambda path=path: client.get(path), 60))
    etag = client.get("/cards/fox-pass/")["ETag"]
    figures["card page, not modified"] = spread(
        timed(lambda: client.get("/cards/fox-pass/", headers={"If-None-Match": etag}), 60)
    )
    return figures


def load() -> dict[str, str]:
    """Light pages while others have heavy scenarios evaluated."""
    call_command("collectstatic", interactive=False, verbosity=0)
    return serving.under_load()


def memory() -> dict[str, str]:
    """What a worker holds after many requests."""
    call_command("collectstatic", interactive=False, verbosity=0)
    return serving.memory(QUESTIONS)


def api_beside_datasette() -> dict[str, str]:
    """The API over HTTP, in turns with datasette and with a bare answer."""
    call_command("collectstatic", interactive=False, verbosity=0)
    connection.close()
    return api.measured(QUESTIONS, settings.VAR_DIR)


def interactions() -> dict[str, str]:
    """The corpus through the API, beside an answer that needs no work."""
    client = Client(SERVER_NAME="localhost")

    def ask(path: str, body: object) -> None:
        client.post(f"/api/v1/interactions/{path}", body, "application/json")

    bodies = [json.dumps(entry["scenario"]) for entry in examples()]
    first = timed(lambda: ask("evaluate", bodies[0]))[0]
    for body in bodies:
        ask("evaluate", body)
    took = [ms for body in bodies for ms in timed(lambda body=body: ask("evaluate", body), 2)]
    return {
        "evaluate, the first of a process": f"{first:8.2f} ms",
        "evaluate, every entry of the corpus": spread(took),
        "evaluate, requests per second": f"{1000 * len(took) / sum(took):6.0f}",
        "compare all editions": spread([timed(lambda body=body: ask("compare", body))[0] for body in bodies[::20]]),
        "legal actions": spread([timed(lambda body=body: ask("actions", body))[0] for body in bodies[::20]]),
        "baseline: a body that is no JSON": spread(timed(lambda: ask("evaluate", "{"), 60)),
    }


def main() -> None:
    logging.disable(logging.WARNING)  # the address that leads nowhere is asked on purpose
    call_command("migrate", verbosity=0)
    LibraryVersion.current()
    wanted = sys.argv[1:]
    filled = imports(again=not wanted or "imports" in wanted)
    benchmarks = {
        "imports": ("Imports", lambda: filled),
        "search": ("Search", searches),
        "pages": ("Pages and API", pages),
        "interactions": ("Interactions in the API", interactions),
        "load": ("Under load", load),
        "memory": ("Memory", memory),
        "api": ("API, answers a second", api_beside_datasette),
    }
    print(json.dumps({benchmarks[name][0]: benchmarks[name][1]() for name in wanted or benchmarks}))


if __name__ == "__main__":
    main()
