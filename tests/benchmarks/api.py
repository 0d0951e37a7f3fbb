"""The API beside datasette, which publishes the same data with what it has ready-made, and beside a bare WSGI answer.

``python -m tests.benchmarks api``. All servers run at once with two workers each and are asked in turns by four
connections, so that whatever else the machine does falls on all of them alike. Everything is asked with many addresses
in turn; of this site with what its workers keep, and once more while they may keep nothing.
"""

from __future__ import annotations

import json
import os
import selectors
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from urllib.parse import quote, quote_plus

from tests.benchmarks.serving import ROOT, ask, resident, served

DATASETTE = "datasette==0.65.2"
CONNECTIONS = 4
SECONDS = 1.2
ROUNDS = 7
WARM_UP = 1_000  # requests
SITE, FRESH, OTHER, BARE = "this site", "nothing kept", "datasette", "bare WSGI"

Addresses = dict[str, dict[str, list[str]]]


# --- the servers ---------------------------------------------------------------------------------------------------


def datasette_program() -> Path:
    """Datasette, installed into an environment of its own at first use."""
    home = ROOT / "var" / "datasette"
    program = home / "bin" / "datasette"
    if not program.exists():
        subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
        subprocess.run([home / "bin/python", "-m", "pip", "install", "--quiet", DATASETTE], check=True)
    return program


def tables(path: Path) -> None:
    """The data of the library as tables for datasette, with indexes and full-text search."""
    from rules.models import Passage, Published

    other = sqlite3.connect(path)
    cards = [
        json.loads(body) for body in Published.objects.filter(kind="card", removed=False).values_list("body", flat=True)
    ]
    columns = [name for name in cards[0] if name != "fighting"]
    made = ", ".join(f'"{name}" text{" primary key" if name == "slug" else ""}' for name in columns)
    other.execute(f"create table cards ({made}, fighting integer)")
    places = ", ".join("?" * (len(columns) + 1))
    other.executemany(
        f"insert into cards values ({places})",
        [[*(_cell(card.get(name)) for name in columns), _number(card.get("fighting"))] for card in cards],
    )
    other.execute("create index cards_type on cards (type, fighting)")
    other.execute("create index cards_title on cards (title)")
    other.execute(
        "create table passages (id integer primary key, document text, section text, title text, kind text, text text)"
    )
    rows = Passage.objects.order_by("section__document", "section__order", "order")
    other.executemany(
        "insert into passages values (?, ?, ?, ?, ?, ?)",
        rows.values_list("pk", "section__document__slug", "section__number", "section__title", "kind", "text"),
    )
    other.execute("create index passages_section on passages (document, section)")
    other.execute("create virtual table passages_fts using fts5(title, text, tokenize='porter', content='passages')")
    other.execute("insert into passages_fts (rowid, title, text) select id, title, text from passages")
    other.commit()
    other.close()


def _cell(value: object) -> object:
    return json.dumps(value) if isinstance(value, list | dict) else value


def _number(value: object) -> object:
    return value if isinstance(value, int) else None


@contextmanager
def process(*command: object, port: int, probe: str) -> Iterator[int]:
    """A server while the block runs, once it answers."""
    server = subprocess.Popen(
        [str(part) for part in command],
        stderr=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        cwd=ROOT,
    )
    try:
        for _ in range(300):
            try:
                if ask(port, probe) == 200:
                    break
            except OSError:
                time.sleep(0.1)
        else:
            raise RuntimeError(f"{' '.join(map(str, command))} does not answer.")
        yield port
    finally:
        server.terminate()
        server.wait(30)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


# --- asking --------------------------------------------------------------------------------------------------------


class Connection:
    """A connection that asks for one address after the other and reads each answer whole."""

    def __init__(self, port: int, requests: Iterator[bytes]) -> None:
        self.port = port
        self.requests = requests
        self.answered = 0
        self.wrong = 0
        self.connect()

    def connect(self) -> None:
        self.socket = socket.create_connection(("127.0.0.1", self.port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.data = b""
        self.needed = 0

    def send(self) -> None:
        self.data, self.needed = b"", 0
        self.socket.sendall(next(self.requests))

    def read(self) -> bool:
        """Whether an answer is there whole."""
        piece = self.socket.recv(262_144)
        self.data += piece
        if not self.needed:
            end = self.data.find(b"\r\n\r\n")
            if end < 0:
                return not piece
            head = self.data[:end].lower()
            if b"transfer-encoding: chunked" in head:
                return self._done(self.data.endswith(b"0\r\n\r\n"))
            if head.split(b" ", 2)[1] == b"304":
                self.needed = end + 4
            else:
                at = head.index(b"content-length:") + 15
                self.needed = end + 4 + int(head[at:].split(b"\r\n", 1)[0])
        return self._done(len(self.data) >= self.needed)

    def _done(self, whole: bool) -> bool:
        if whole:
            self.answered += 1
            self.wrong += self.data.split(b" ", 2)[1] not in (b"200", b"304")
            if b"connection: close" in self.data[:1000].lower():
                self.socket.close()
                self.connect()
        return whole


def rate(ports: list[int], requests: list[bytes], *, seconds: float = SECONDS, most: int = 10**9) -> float:
    """Answers a second on four connections."""
    chosen = selectors.DefaultSelector()
    connections = [
        Connection(ports[place % len(ports)], islice(cycle(requests), place * 7, None)) for place in range(CONNECTIONS)
    ]
    known = {}

    def register(connection: Connection) -> None:
        known[connection] = connection.socket
        chosen.register(connection.socket, selectors.EVENT_READ, connection)

    for connection in connections:
        register(connection)
        connection.send()
    start = time.perf_counter()
    while (now := time.perf_counter()) - start < seconds and sum(each.answered for each in connections) < most:
        for key, _ in chosen.select(1):
            connection = key.data
            if connection.read():
                if connection.socket is not known[connection]:
                    chosen.unregister(known[connection])
                    register(connection)
                connection.send()
    for connection in connections:
        connection.socket.close()
    assert not sum(each.wrong for each in connections), f"{requests[0]!r} is answered with an error"
    return sum(each.answered for each in connections) / (now - start)


def request(path: str, **headers: str) -> bytes:
    lines = [f"GET {path} HTTP/1.1", "Host: localhost", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode()


# --- what is asked ---------------------------------------------------------------------------------------------------


def addresses(questions: tuple[str, ...]) -> Addresses:
    """What is asked of this site and of datasette, by the name of the row."""
    from rules.models import Card, Passage

    slugs = list(Card.objects.order_by("pk").values_list("slug", flat=True))
    sections = list(
        Passage.objects.order_by("section").values_list("section__document__slug", "section__number").distinct()
    )
    starts = sorted({slug[:3] for slug in slugs if slug[:3].isalpha()})
    words = [word for question in questions for word in question.replace('"', "").split() if len(word) > 5]
    return {
        "a card by its slug": {
            SITE: [f"/api/v1/cards/{slug}" for slug in slugs],
            OTHER: [f"/data/cards/{slug}.json" for slug in slugs],
        },
        "a list of fifty Characters": {
            SITE: ["/api/v1/cards?q=t:character+fight%3E%3D6&page_size=50"],
            OTHER: ["/data/cards.json?type=Character&fighting__gte=6&_size=50"],
        },
        "search for a word": {
            SITE: [f"/api/v1/search?q={quote_plus(word)}&page_size=20" for word in words],
            OTHER: [f"/data/passages.json?_search={quote_plus(word)}&_size=20" for word in words],
        },
        "a question": {
            SITE: [f"/api/v1/search?q={quote_plus(question)}&page_size=20" for question in questions],
            OTHER: [f"/data/passages.json?_search={quote_plus(_plain(question))}&_size=20" for question in questions],
        },
        "autocomplete": {
            SITE: [f"/api/v1/cards/autocomplete?q={start}" for start in starts],
            OTHER: [f"/data/cards.json?title__startswith={start.title()}&_col=title&_size=20" for start in starts],
        },
        "a section": {
            SITE: [f"/api/v1/sections/{slug}/{quote(number)}" for slug, number in sections],
            OTHER: [
                f"/data/passages.json?document={document}&section={quote(number)}" for document, number in sections
            ],
        },
        "a card, not modified": {SITE: [f"/api/v1/cards/{slug}" for slug in slugs[:200]]},
    }


def _plain(question: str) -> str:
    return question.replace('"', "")


def measured(questions: tuple[str, ...], folder: Path) -> dict[str, str]:
    """The table: answers a second of each, and of this site as a multiple of datasette and of the bare answer."""
    data = folder / "data.db"
    tables(data)
    program = datasette_program()
    asked = addresses(questions)
    with ExitStack() as servers:
        site, master = servers.enter_context(served("--max-requests", "0"))
        os.environ["KEPT_BYTES"] = "0"
        fresh, _ = servers.enter_context(served("--max-requests", "0"))
        del os.environ["KEPT_BYTES"]
        like = ["-k", "cardsite.worker.BufferingWorker", "--workers", "2", "--threads", "12", "--keep-alive", "5"]
        port = free_port()
        bare = servers.enter_context(
            process(
                *(sys.executable, "-m", "gunicorn", "tests.benchmarks.bare:application", *like),
                *("--bind", f"127.0.0.1:{port}"),
                port=port,
                probe="/",
            )
        )
        others = []
        for _ in range(2):
            port = free_port()
            command = (program, "serve", data, "--host", "127.0.0.1", "--port", port)
            others.append(servers.enter_context(process(*command, port=port, probe="/-/versions.json")))
        rates = _rates(asked, {SITE: [site], FRESH: [fresh], OTHER: others, BARE: [bare]})
        memory = resident(master)[0]
    return {**_lines(rates), "memory of a worker": f"{memory:.0f} MB"}


def _rates(asked: Addresses, ports: dict[str, list[int]]) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    for name, of in asked.items():
        requests = {stack: [request(path) for path in paths] for stack, paths in of.items()}
        if name.endswith("not modified"):
            requests[SITE] = [request(path, **{"If-None-Match": _etag(ports[SITE][0], path)}) for path in of[SITE]]
        requests |= {FRESH: requests[SITE], BARE: [request("/")]}
        for stack, sent in requests.items():
            rate(ports[stack], sent, seconds=60, most=max(WARM_UP, 3 * len(sent)) if stack == SITE else 100)
        measured: dict[str, list[float]] = {stack: [] for stack in requests}
        for _ in range(ROUNDS):
            for stack, sent in requests.items():
                measured[stack].append(rate(ports[stack], sent))
        found[name] = {stack: median(rates) for stack, rates in measured.items()}
    return found


def _etag(port: int, path: str) -> str:
    import http.client

    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("GET", path, headers={"Host": "localhost"})
    response = connection.getresponse()
    response.read()
    connection.close()
    return response.headers["ETag"]


def _lines(rates: dict[str, dict[str, float]]) -> dict[str, str]:
    lines = {}
    for name, of in rates.items():
        columns = [f"{stack} {of[stack]:5.0f}" for stack in (SITE, FRESH, OTHER, BARE) if stack in of]
        times = [f"{of[SITE] / of[OTHER]:4.1f} x datasette"] if OTHER in of else []
        lines[name] = "  ".join([*columns, *times, f"{of[SITE] / of[BARE]:4.2f} of bare"])
    return lines
