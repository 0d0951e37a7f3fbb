"""Measures the engine of UFS alone, and prints its figures as JSON on the last line."""

from __future__ import annotations

import gc
import json
import time
from random import Random
from typing import Any

from rules.engine import evaluate, list_legal
from rules.engine.kernel.work import Work
from rules.engine.ufs.interface.actions import take
from rules.engine.ufs.interface.evaluation import begun
from rules.engine.ufs.interface.legal import listing_of
from rules.engine.ufs.interface.scenario import read_scenario
from tests.benchmarks.tables import ms, spread, timed
from tests.corpus import ufs_entries
from tests.engine_library import ufs_samples
from tests.ufs_boards import EMPTY, attack, blocker, foundation, scenario
from tests.ufs_random_play import WEIGHTS, samples, start

ROUNDS = 3
SIZES = (10, 100, 900)
GAMES = range(4)


def best(call: Any, times: int = ROUNDS) -> float:
    """Milliseconds of the fastest of several calls."""
    out = []
    for _ in range(times):
        gc.collect()
        out += timed(call)
    return min(out)


def corpus() -> dict[str, str]:
    """Every entry of the corpus."""
    scenarios = [entry["scenario"] for entry in ufs_entries()]
    results = [evaluate(each, ufs_samples()) for each in scenarios]
    took = [min(timed(lambda s=each: evaluate(s, ufs_samples()), ROUNDS)) for each in scenarios]
    steps, seconds = sum(len(each["steps"]) for each in results), sum(took) / 1000
    listing = [timed(lambda s=each: list_legal(s, ufs_samples()))[0] for each in scenarios[::5]]
    return {
        "entries": f"{len(took):6d}",
        "evaluations per second": f"{len(took) / seconds:6.0f}",
        "steps per second": f"{steps / seconds:6.0f}",
        "an entry": spread(took),
        "legal actions of an entry": spread(listing),
    }


def games() -> dict[str, str]:
    """Whole games of the two sample decks: playing them, apart from listing what may be done."""
    steps = actions = 0
    playing = listing = 0.0
    for seed in GAMES:
        choice = Random(seed)
        given = start(choice)
        run = begun(read_scenario(given, samples()), Work(), given)
        run.strict = True
        while run.game.winner is None:
            began = time.perf_counter()
            found = listing_of(run, Work()).actions
            listing += time.perf_counter() - began
            action = choice.choices(found, [WEIGHTS.get(each["do"], 3) for each in found])[0]
            began = time.perf_counter()
            take(run, action, actions, Work())
            playing += time.perf_counter() - began
            actions += 1
        steps += len(run.steps)
    return {
        "games": f"{len(GAMES):6d}",
        "actions": f"{actions:6d}",
        "steps per second": f"{steps / playing:6.0f}",
        "an action": ms(1000 * playing / actions),
        "the legal actions of a moment": ms(1000 * listing / actions),
    }


def growing(what: str, number: int) -> dict[str, Any]:
    """An attack that is blocked, with so many cards in the card pools, hands or staging areas of both."""
    cards = [
        attack(),
        blocker(),
        foundation(),
        foundation("Drill", text="E Commit: This attack gets +1 speed."),
        foundation("Calm", text="R Commit: When you are taking damage, reduce that damage by 1."),
        foundation("Boots", text="Your Kick attacks get +1 damage."),
    ]
    more = [("Footwork", "Drill", "Calm", "Boots")[n % 4] for n in range(number)]
    ann: dict[str, Any] = {"hand": ["Jab"]}
    bob: dict[str, Any] = {"hand": ["Guard"]}
    for player in (ann, bob):
        player[what] = [*player.get(what, ()), *more]
    check = {"card_pool": number + 3}.get(what, 3)
    actions = [
        {"by": "Ann", "do": "play", "card": "jab", "check": min(check, 1000)},
        {"by": "Bob", "do": "block", "card": "guard", "check": 1000},
        {"do": "continue"},
    ]
    return scenario(*cards, ann=ann, bob=bob, actions=actions[:2])


def growth() -> dict[str, str]:
    """How the time of an attack with a block grows with what lies about."""
    found = {}
    for what, said in (("card_pool", "card pool"), ("hand", "hand"), ("staging", "staging area")):
        times = []
        for number in SIZES:
            given = growing(what, number)
            result = evaluate(given, EMPTY)
            assert result["problem"] is None, result["problem"]
            times.append(best(lambda g=given: evaluate(g, EMPTY)))
        found[f"{said}: 10, 100, 900 cards of each player"] = ", ".join(ms(each) for each in times)
    return found


def main() -> None:
    print(json.dumps({"UFS: corpus": corpus(), "UFS: whole games": games(), "UFS: growth": growth()}))


if __name__ == "__main__":
    main()
