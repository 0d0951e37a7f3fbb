"""A library of any size: what each kind of request takes at first, again and at most, of a worker that just started.

``python -m tests.benchmarks scale`` measures libraries of 1, 10 and 50 times the cards on each stack, ``scale 10`` that
of one size; ``python -m tests.benchmarks.scale TIMES`` does so on the stack that the environment names, and
``... TIMES asked`` asks only, of the library that is there. Every address of a kind is another one.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import quote, urlencode

from tests.benchmarks.measure_questions import QUESTIONS
from tests.benchmarks.serving import ROOT, resident, served
from tests.benchmarks.tables import table

SIZES = (1, 10, 50)
EACH = 20  # addresses of a kind
SHARED = ROOT.parent / "shared"


def filled(times: int) -> dict[str, str]:
    """Fill an empty database with so many times the cards; what it took."""
    from tests.benchmarks import multiplied

    manage("migrate", "--verbosity", "0")
    manage("load_library")
    manage("collectstatic", "--noinput", "--verbosity", "0")
    for name in ("chimpshack/cards.csv", "ufs/cards.jsonl"):
        if (SHARED / "data" / name).exists():
            manage("import_cards", str(SHARED / "data" / name))
    figures = {}
    if times > 1:
        with tempfile.TemporaryDirectory() as folder:
            cards = str(multiplied.write(Path(folder), times))
            for run in ("import", "import of the same again"):
                seconds, peak = manage("import_cards", cards)
                figures[run] = f"{seconds:7.1f} s of CPU, peak {peak:5.0f} MB"
    return figures


def manage(*arguments: str) -> tuple[float, float]:
    """Run a command; the seconds of CPU that it took and its greatest memory in megabytes."""
    process = subprocess.Popen([sys.executable, "manage.py", *arguments], cwd=ROOT, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"manage.py {' '.join(arguments)} failed.")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def kinds() -> dict[str, list[str]]:
    """The addresses of each kind of request."""
    from rules.models import Card, CardSet, Designation, Section

    chance = random.Random(1)

    def some(rows: list[str]) -> list[str]:
        return chance.sample(rows, min(EACH, len(rows)))

    slugs = some(list(Card.objects.order_by("pk").values_list("slug", flat=True)))
    titles = some(list(Card.objects.order_by("pk").values_list("title", flat=True)))
    sets = some(list(CardSet.objects.filter(printings__isnull=False).distinct().values_list("code", flat=True)))
    words = some(list(Designation.objects.order_by("key").values_list("word", flat=True).distinct()))
    sections = list(Section.objects.order_by("pk").values_list("document__slug", "number"))
    factions = ("dragons", "ascended", "lotus", "architects", "hand", "monarchs", "jammers", "chi", "magic", "tech")
    queries = [f"{kind} f:{faction}" for kind in ("t:character", "t:event") for faction in factions]
    patterns = ("inflicts? [3-9] damage", "turn .* cards?", "unique.*limited", "draw (two|2|three) cards", "x = .*")
    last = Designation.objects.values("key").distinct().count() // 50

    def each(path: str, values: Iterable[str], **more: str | int) -> list[str]:
        return [f"{path}?{urlencode({'q': value, **more})}" for value in values]

    return {
        "home page": ["/"],
        "list of cards": ["/cards/"],
        "list of cards, a query": each("/cards/", queries),
        "list of cards, a later page": [f"/cards/?page={page}" for page in range(2, 2 + EACH)],
        "page of a card": [f"/cards/{slug}/" for slug in slugs],
        "page of a set": [f"/sets/{quote(code)}/" for code in sets],
        "page of results": each("/search/", QUESTIONS[:EACH]),
        "suggestions": each("/suggest/", [title[: 2 + place % 6] for place, title in enumerate(titles)]),
        "suggestions, misspelt": each("/suggest/", [slipped(title) for title in titles]),
        "sets": ["/sets/"],
        "designators": ["/designators/"],
        "card": [f"/api/v1/cards/{slug}" for slug in slugs],
        "section": [f"/api/v1/sections/{document}/{number}" for document, number in chance.sample(sections, EACH)],
        "cards, a query": each("/api/v1/cards", queries),
        "cards, order=fighting": each("/api/v1/cards", queries, order="fighting", dir="desc"),
        "cards, unique=printings": each("/api/v1/cards", queries, unique="printings"),
        "printings, by set": each("/api/v1/printings", [f"set:{quote(code)}" for code in sets]),
        "cards of a designator": [f"/api/v1/designators/{quote(word)}" for word in words],
        "designators, the last pages": [f"/api/v1/designators?page={max(1, last - back)}" for back in range(EACH)],
        "named, misspelt": [f"/api/v1/cards/named?fuzzy={quote(slipped(title))}" for title in titles],
        "autocomplete": each("/api/v1/cards/autocomplete", [t[: 2 + place % 6] for place, t in enumerate(titles)]),
        "search": each("/api/v1/search", [" ".join(title.split()[:2]) for title in titles]),
        "question": each("/api/v1/search", QUESTIONS[:EACH]),
        "text": each("/api/v1/cards", [f'o:"{word}"' for word in ("smoke", "turn to", "damage", "seize", "opponent")]),
        "regular expression": each("/api/v1/cards", [f"o:/{pattern}/" for pattern in patterns]),
        "catalogs": [f"/api/v1/catalogs/{name}" for name in ("artists", "keywords", "types", "rarities", "sets")],
        "bulk": ["/api/v1/bulk"],
        "deep page": [f"/api/v1/cards?page={page}&page_size=20" for page in range(40, 40 + EACH)],
    }


def slipped(title: str) -> str:
    """A title with two letters the wrong way round."""
    place = min(len(title) - 2, 3)
    return title[:place] + title[place + 1] + title[place] + title[place + 2 :] if place > 0 else f"{title}x"


def asked() -> dict[str, str]:
    """What each kind of request takes, and the memory of the worker that answered all of them."""
    figures = {}
    with served("--workers", "1", "--max-requests", "0") as (port, master):
        started = resident(master)[0]
        for name, addresses in kinds().items():
            first, again = (took(port, addresses[0]) for _ in range(2))
            others = sorted(took(port, address) for address in addresses[1:]) or [again]
            high = others[min(len(others) - 1, int(len(others) * 0.95))]
            figures[name] = f"{first:7.0f} {again:6.1f} {high:7.0f} ms"
        figures["memory of the worker"] = f"{resident(master)[0]:7.0f} MB, from {started:3.0f}"
    return figures


def took(port: int, address: str) -> float:
    """Milliseconds of a request; the status of a refusal is told."""
    connection = HTTPConnection("127.0.0.1", port, timeout=300)
    start = time.perf_counter()
    connection.request("GET", address)
    response = connection.getresponse()
    response.read()
    milliseconds = 1000 * (time.perf_counter() - start)
    connection.close()
    if response.status >= 500 or (response.status >= 400 and "o%3A%2F" in address):
        print(f"{response.status} {address}", file=sys.stderr)
    return milliseconds


def main() -> None:
    import django
    from django.conf import settings

    os.environ["DJANGO_SETTINGS_MODULE"] = "cardsite.settings"
    django.setup()
    times, only_asked = int(sys.argv[1]), sys.argv[2:] == ["asked"]
    settings.VAR_DIR.mkdir(parents=True, exist_ok=True)
    figures = {} if only_asked else filled(times)
    figures |= asked()
    title = f"{times} times the cards: first, again, p95"
    print(table(title, {"": figures}) if only_asked else json.dumps({title: figures}))


if __name__ == "__main__":
    main()
