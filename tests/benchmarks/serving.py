"""The site as it is deployed, under load: light pages beside heavy evaluations, and memory after many requests.

``python -m tests.benchmarks.serving pressure PORT`` is the load alone: eight connections that send the heaviest
scenarios without a pause, until its input is closed; it prints what was answered.
"""

from __future__ import annotations

import http.client
import json
import random
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

from tests.benchmarks.tables import spread

ROOT = Path(__file__).resolve().parent.parent.parent
CONNECTIONS = 8
SECONDS = 20.0
REQUESTS, SEARCHES = 20_000, 4_500
LIGHT = (
    "/",
    "/cards/fox-pass/",
    "/cards/?q=t:character+f:dragons",
    "/rules/shadowfist-rulebook-2000/7.3/",
    "/glossary/",
    "/search/?q=uniqueness+auction",
    "/api/v1/cards/fox-pass",
    "/api/v1/sections/shadowfist-rulebook-2000/5.5.1",
    "/robots.txt",
)
# Characters whose texts give something to others, or look at them.
CROWD = ("Kung Fu Student", "Orange Monk", "Student of the Shark", "Four Burning Fists", "Friends of the Dragon")

Request = tuple[str, str, str]  # the address, the body and its type


def heavy() -> list[Request]:
    """The heaviest scenarios of each kind: large boards, long scenes, lists of all that is legal, comparisons."""

    def board(crowd: int, hand: list[str], actions: list[dict[str, Any]]) -> dict[str, Any]:
        cards = list(islice(cycle(CROWD), crowd))
        ann = {
            "name": "Ann",
            "power": 500,
            "hand": hand,
            "locations": [{"front": "Fox Pass", "characters": ["Ting Ting"]}],
        }
        return {
            "players": [ann, {"name": "Bob", "locations": [{"front": "City Park", "characters": cards}]}],
            "actions": actions,
        }

    def brawls(crowd: int, times: int) -> dict[str, Any]:
        ids = ["final-brawl", *(f"final-brawl-{n}" for n in range(2, times + 1))]
        plays = [{"by": "Ann", "do": "play", "card": each} for each in ids]
        return board(crowd, ["Final Brawl"] * times, [step for play in plays for step in (play, {"do": "resolve"})])

    hand = ["Final Brawl", "Shadowy Mentor", "Ting Ting", "Maverick Cop", "Neutron Bomb", "Confucian Stability"] * 6
    bodies: list[tuple[str, Any]] = [
        ("evaluate", brawls(600, 3)),
        ("evaluate", brawls(1_900, 1)),
        ("actions", board(300, hand, [])),
        ("actions", board(40, hand, [])),
        ("refused", {"scenario": board(300, [], []), "card": "ting-ting"}),
        ("compare", {"scenario": brawls(300, 2)}),
    ]
    found = [(f"/api/v1/interactions/{path}", json.dumps(body), "application/json") for path, body in bodies]
    # Two cheap actions later the page shows the whole board again.
    form = urlencode({"text": json.dumps(board(500, hand, [])), "s": _packed()})
    return [*found, ("/check/board/", form, "application/x-www-form-urlencoded")]


def _packed() -> str:
    from rules.text.packing import pack

    return pack({"players": [{"name": "Ann"}, {"name": "Bob"}], "actions": []})


def press(port: int) -> None:
    """Send heavy requests until the input is closed; print the numbers of answers by status, and the longest."""
    requests, answers, took = heavy(), Counter[int](), [0.0]
    stop = threading.Event()

    def send(number: int) -> None:
        place = number
        while not stop.is_set():
            path, body, kind = requests[place % len(requests)]
            place += 1
            start = time.perf_counter()
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
            try:
                connection.request("POST", path, body, {"Content-Type": kind})
                response = connection.getresponse()
                response.read()
                answers[response.status] += 1
            except OSError:
                answers[0] += 1
            finally:
                connection.close()
            took.append(time.perf_counter() - start)

    threads = [threading.Thread(target=send, args=(number,)) for number in range(CONNECTIONS)]
    for thread in threads:
        thread.start()
    print("started", flush=True)
    sys.stdin.read()
    stop.set()
    for thread in threads:
        thread.join()
    print(json.dumps({"answers": dict(sorted(answers.items())), "longest": max(took)}))


def ask(port: int, path: str, body: str | None = None) -> int:
    """One request on a connection of its own; its status."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
    try:
        headers = {"Content-Type": "application/json"} if body else {}
        connection.request("POST" if body else "GET", path, body, headers)
        response = connection.getresponse()
        response.read()
        return response.status
    finally:
        connection.close()


def visit(port: int, seconds: float) -> list[float]:
    """Milliseconds of light pages, one after the other as a visitor asks for them."""
    took, until = [], time.monotonic() + seconds
    for path in cycle(LIGHT):
        if time.monotonic() > until:
            return took
        start = time.perf_counter()
        status = ask(port, path)
        took.append(1000 * (time.perf_counter() - start))
        assert status == 200, (path, status)
        time.sleep(0.02)
    return took


@contextmanager
def served(*options: str) -> Iterator[tuple[int, int]]:
    """The site as ``make run`` serves it: its port, and the process id of its master."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "gunicorn", "cardsite.wsgi", "--config", "cardsite/gunicorn.py"]
    command += ["--bind", f"127.0.0.1:{port}", *options]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL, cwd=ROOT)
    try:
        for _ in range(600):
            try:
                if ask(port, "/api/v1/games") == 200:
                    break
            except OSError:
                time.sleep(0.1)
        yield port, server.pid
    finally:
        server.terminate()
        server.wait(60)


def under_load() -> dict[str, str]:
    """Light pages alone, and while eight connections send the heaviest scenarios; two workers."""
    with served() as (port, _):
        return pages_beside(port)


def pages_beside(port: int) -> dict[str, str]:
    """The same for a server that runs already."""
    simple = {"players": [{"name": "Ann"}, {"name": "Bob"}], "actions": []}
    for _ in range(10):
        ask(port, "/api/v1/interactions/evaluate", json.dumps(simple))  # Each worker has its evaluators.
    visit(port, 3)
    alone = visit(port, SECONDS)
    command = [sys.executable, "-m", "tests.benchmarks.serving", "pressure", str(port)]
    press = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert press.stdin is not None
    assert press.stdout is not None
    press.stdout.readline()
    time.sleep(2)
    beside = visit(port, SECONDS)
    press.stdin.close()
    told = json.loads(press.stdout.read())
    press.wait()
    return {
        "light pages beside eight heavy connections": spread(beside),
        "the slowest of them": f"{max(beside):8.2f} ms of {len(beside)}",
        "baseline: light pages alone": spread(alone),
        "heavy requests by status": ", ".join(f"{status}: {count}" for status, count in told["answers"].items()),
        "the longest heavy request": f"{told['longest']:6.1f} s",
    }


def memory(questions: tuple[str, ...]) -> dict[str, str]:
    """Resident memory of one worker after many requests, none of which is a repetition that a cache answers."""
    chance = random.Random(1)
    words = [word for question in questions for word in question.replace('"', "").split()]
    letters = "abcdefghijklmnopqrstuvwxyz"
    paths = [path for path in LIGHT if "search" not in path]
    scenario = json.dumps({"players": [{"name": "Ann", "hand": ["Final Brawl"]}, {"name": "Bob"}], "actions": []})

    def mixed(number: int) -> tuple[str, str | None]:
        path = paths[number % len(paths)]
        if number % 20 == 0:
            return "/api/v1/interactions/evaluate", scenario
        return (f"{path.split('?')[0]}?n={number}" if number % 2 else path), None

    def search(number: int) -> tuple[str, None]:
        made_up = "".join(chance.choice(letters) for _ in range(7))
        return f"/search/?q={quote(f'{made_up} {chance.choice(words)} {chance.choice(words)} {number}')}", None

    # Without recycling: the worker that is measured at the end is the one that answered everything.
    with served("--workers", "1", "--max-requests", "0") as (port, master), ThreadPoolExecutor(4) as visitors:
        cold = resident(master), proportional(master)
        list(visitors.map(lambda request: ask(port, *request), map(mixed, range(REQUESTS))))
        after_requests = resident(master), proportional(master)
        list(visitors.map(lambda request: ask(port, *request), map(search, range(SEARCHES))))
        after_searches = resident(master), proportional(master)
    return {
        f"worker after {REQUESTS:,} mixed requests": _megabytes(after_requests),
        f"and {SEARCHES:,} distinct searches": _megabytes(after_searches),
        "baseline: the same worker after one request": _megabytes(cold),
    }


def _megabytes(found: tuple[tuple[float, float], float]) -> str:
    (worker, evaluator), share = found
    return f"{worker:6.0f} MB ({share:4.0f} with its share of what it shares), evaluator {evaluator:4.0f} MB"


def resident(master: int) -> tuple[float, float]:
    """Megabytes of the largest worker of a gunicorn, and of the largest of the processes that these have started.

    Each page that a process has in memory counts whole, also one that it shares with others (RSS).
    """
    workers = _children({master})
    return max(workers.values(), default=0.0), max(_children(set(workers)).values(), default=0.0)


def proportional(master: int) -> float:
    """Megabytes of the largest worker, each page that processes share counted in equal parts for each of them (PSS)."""
    workers = _children({master})
    if not workers:
        return 0.0
    largest = max(workers, key=workers.__getitem__)
    fields = Path(f"/proc/{largest}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in fields if line.startswith("Pss:"))


def _children(parents: set[int]) -> dict[int, float]:
    sizes = {}
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            fields = dict(line.split(":\t", 1) for line in status.read_text().splitlines() if ":\t" in line)
        except OSError:
            continue
        if int(fields.get("PPid", "0")) in parents and "VmRSS" in fields:
            sizes[int(fields["Pid"])] = int(fields["VmRSS"].split()[0]) / 1024
    return sizes


if __name__ == "__main__":
    if sys.argv[1] == "pressure":
        press(int(sys.argv[2]))
    else:
        print(json.dumps(pages_beside(int(sys.argv[2])), indent=1))
