"""Measures the engine alone, without Django or a database, and prints its figures as JSON on the last line."""

from __future__ import annotations

import copy
import gc
import json
import time
import tracemalloc
from collections.abc import Callable, Iterable, Mapping
from itertools import cycle, islice
from typing import Any

from rules.engine import evaluate, legal_actions
from rules.engine.shadowfist.interface.performing import Run, take
from rules.engine.shadowfist.interface.scenario import read_scenario
from rules.engine.shadowfist.interface.setup import set_up
from rules.engine.shadowfist.lowering.rules_text import CHARACTER
from rules.engine.shadowfist.text import compile_text, from_json, to_json
from tests.benchmarks.tables import ms, spread, timed
from tests.corpus import entries
from tests.engine_library import at, board, bundled, player

ROUNDS = 5
SIZES = (10, 100, 1_000)
ALONE = {"Unique", "Limited"}
LONGEST = "shadowfist-rulebook-2000/6.5"

Scenario = Mapping[str, Any]


def best(call: Callable[[], Any], times: int = ROUNDS) -> float:
    """Milliseconds of the fastest of several calls, with nothing left over from the last one."""
    out = []
    for _ in range(times):
        gc.collect()
        out += timed(call)
    return min(out)


def corpus() -> dict[str, str]:
    """Every entry of the corpus, beside what a board that is copied before every step would cost."""
    library = bundled()
    scenarios = {entry["name"]: entry["scenario"] for entry in entries()}
    results = {name: evaluate(scenario, library) for name, scenario in scenarios.items()}
    took = {name: min(timed(lambda s=s: evaluate(s, library), ROUNDS)) for name, s in scenarios.items()}
    copied = [
        len(result["steps"]) * min(timed(lambda r=result: copy.deepcopy(r["board"]["players"]), 2))
        for result in results.values()
    ]
    steps = sum(len(result["steps"]) for result in results.values())
    seconds = sum(took.values()) / 1000
    slowest = max(took, key=lambda name: took[name])
    attacks = [took[entry["name"]] for entry in entries() if entry["source"] == LONGEST]
    return {
        "entries": f"{len(took):6d}",
        "evaluations per second": f"{len(took) / seconds:6.0f}",
        "steps per second": f"{steps / seconds:6.0f}",
        "baseline: 3,400 triggers a second of a Python simulator": f"{steps / seconds / 3400:6.1f} times",
        "an entry": spread(took.values()),
        "baseline: the board copied before every step": spread(copied),
        f"the slowest ({slowest})": ms(took[slowest]),
        "the longest example of rulebook 6.5": ms(max(attacks, default=0)),
        "legal actions of an entry": spread(
            [timed(lambda s=s: legal_actions(s, library))[0] for s in list(scenarios.values())[::10]]
        ),
    }


def all_kinds(number: int) -> list[str]:
    """So many Characters with texts of all kinds; of the Unique and Limited ones none."""
    texts = [(card, bundled().compiled(card.printings[0].face)) for card in bundled().all()]
    kinds = [card.title for card, text in texts if text.type == CHARACTER and not text.restrictions & ALONE]
    return list(islice(cycle(sorted(kinds)), number))


def brawls(number: int, characters: list[str]) -> Scenario:
    """Ann has so many Final Brawls in her hand, and these Characters are in play."""
    ann = player("Ann", at("Proving Ground", "Ting Ting"), hand=["Final Brawl"] * number)
    return board(ann, player("Bob", at("Fox Pass", *characters)))


def run_all(scenario: Scenario, actions: Iterable[Mapping[str, Any]]) -> Run:
    """The actions one by one, beyond the number that a scenario may have."""
    run = Run(set_up(read_scenario(scenario, bundled())), [])
    for number, action in enumerate(actions):
        take(run, action, number)
    return run


def scene(number: int) -> Run:
    """So many effects in one scene."""
    ids = ["final-brawl", *(f"final-brawl-{place}" for place in range(2, number + 1))]
    plays = [{"by": "Ann", "do": "play", "card": each} for each in ids]
    return run_all(brawls(number, ["Maverick Cop"]), [*plays, {"do": "resolve"}])


def crowd(number: int) -> Run:
    """One effect on so many Characters without a text."""
    return brawl(["Friends of the Dragon"] * number)


def mixed_crowd(number: int) -> Run:
    """One effect on so many Characters whose texts look at each other."""
    return brawl(all_kinds(number))


def brawl(characters: list[str]) -> Run:
    """One effect on all of them."""
    return run_all(brawls(1, characters), [{"by": "Ann", "do": "play", "card": "final-brawl"}, {"do": "resolve"}])


def growth() -> dict[str, str]:
    """How time grows with the size of a scene and of a board; the baseline is ten times as much for ten times more."""
    figures = {}
    for label, make, unit, sizes in (
        ("effects in a scene", scene, "effect", SIZES),
        ("Characters without text in play", crowd, "Character", SIZES),
        ("Characters of all kinds in play", mixed_crowd, "Character", SIZES[:-1]),
    ):
        make(10)
        before = 0.0
        for size in sizes:
            took = best(lambda make=make, size=size: make(size), 2)
            times = f"  {took / before:4.1f} times (baseline 10)" if before else ""
            figures[f"{size:,} {label}"] = f"{ms(took)}  {1000 * took / size:6.0f} µs a {unit}{times}"
            before = took
    gc.collect()
    tracemalloc.start()
    scene(SIZES[-1])
    figures[f"peak memory of {SIZES[-1]:,} effects"] = f"{tracemalloc.get_traced_memory()[1] / 1e6:6.1f} MB"
    tracemalloc.stop()
    return figures


def texts() -> dict[str, str]:
    """Compiling the bundled texts, beside reading what was compiled and stored."""
    faces = {
        (face.text, face.title, face.type)
        for card in bundled().all()
        for face in (*(printed.face for printed in card.printings),)
        if face.text
    }
    first = timed(lambda: compile_text("Unique.", title="", type="Character"))[0]
    took = [min(timed(lambda f=f: compile_text(f[0], title=f[1], type=f[2]), 3)) for f in sorted(faces)]
    stored = [json.dumps(to_json(compile_text(f[0], title=f[1], type=f[2]).abilities)) for f in sorted(faces)]
    read = [min(timed(lambda s=s: from_json(json.loads(s)), 3)) for s in stored]
    gc.collect()
    tracemalloc.start()
    kept = [from_json(json.loads(each)) for each in stored]
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return {
        "texts": f"{len(kept):6d}",
        "the grammar, once": ms(first),
        "a text": spread(took),
        "baseline: reading it as stored": spread(read),
        "a thousand compiled, in memory": f"{size / len(kept) / 1000:6.2f} MB",
        "a thousand compiled, stored": f"{sum(map(len, stored)) / len(stored) / 1000:6.2f} MB",
    }


def main() -> None:
    start = time.perf_counter()
    figures = {"Card texts": texts(), "Corpus in the engine": corpus(), "Growth": growth()}
    print(f"(engine measured in {time.perf_counter() - start:.0f} s)")
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
