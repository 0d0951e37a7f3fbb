"""Looks for what no test has drawn yet, for as long as one lets it: ``make explore SEED=7``.

Round after round each explorer draws something of its own from the seed of the round: turns of Shadowfist, games of
UFS, texts of cards, questions to the API, and values that nobody should send. What goes wrong is printed with the
command that draws it again, and, of a play, with the scenario. A find becomes a fixed case of a test.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count, pairwise
from pathlib import Path
from random import Random
from typing import Any

STEPS = 30
SHARE = 0.01  # of the values that are sent in a round


class Find(Exception):
    """Something that goes wrong, with what shows it besides the seed."""


def shadowfist(seed: int) -> None:
    from tests.random_play import Play

    play = Play.of(seed)
    with _showing(play):
        play.go_on(STEPS)
        play.check_outcome()


def ufs(seed: int) -> None:
    from tests.ufs_random_play import Play

    play = Play.of(seed)
    with _showing(play):
        play.to_the_end()
        play.check_given()
        play.check_outcome(Random(seed).randint(0, len(play.done)))


@contextmanager
def _showing(play: Any) -> Iterator[None]:
    try:
        yield
    except Exception as error:
        raise Find(json.dumps({**play.scenario, "actions": play.done})) from error


@cache
def _clauses() -> dict[str, tuple[str, ...]]:
    """The parts of all bundled texts, which may stand on one card: abilities of Shadowfist, lines of UFS."""
    from tests.texts_of_cards import bundled
    from tests.ufs_random_play import samples

    of_shadowfist = {part for each in bundled() for part in re.split(r"(?<=[.)]) (?=[A-Z])", each.text)}
    halves = [half for each in samples().all() for half in each.halves]
    of_ufs = {line for half in halves for line in half.text.splitlines()}
    return {"shadowfist": tuple(sorted(of_shadowfist - {""})), "ufs": tuple(sorted(of_ufs - {""}))}


def _drawn_text(numbers: Random, game: str) -> str:
    """One or two parts of texts; now and then one goes on as another does, or has other numbers."""
    parts = []
    for _ in range(numbers.randint(1, 2)):
        words, others = (numbers.choice(_clauses()[game]).split(" ") for _ in range(2))
        if numbers.random() < 0.5:
            words = words[: numbers.randint(1, len(words))] + others[numbers.randrange(len(others)) :]
        text = " ".join(words)
        if numbers.random() < 0.3:
            text = re.sub(r"\d", lambda _: str(numbers.randint(0, 9)), text)
        parts.append(text)
    return " ".join(parts)


def texts(seed: int) -> None:
    """A card with a text that nobody wrote is understood or is not, and every question about it is answered."""
    from rules.engine.shadowfist.lowering.library import CardLibrary

    from rules.engine.shadowfist.model.cards import Face
    from tests.engine_library import bundled, compile_face, small_library
    from tests.single_cards import ask_everything
    from tests.ufs_trials import CARD, GO, JAB, played, use

    numbers = Random(seed)
    text = _drawn_text(numbers, "shadowfist")
    kind = numbers.choice(("Character", "Site", "State", "Event", "Edge"))
    numbers_of = {"Character": {"fighting": 4}, "Site": {"body": 5, "power": 1}}
    try:
        odd = small_library(Face("Odd One", kind, text=text, **numbers_of.get(kind, {}))).all()
        library = CardLibrary([*bundled().all(), *odd], compile_face)
        ask_everything(library.find("Odd One"), library)
    except Exception as error:
        raise Find(f"{kind}: {text}") from error
    text = _drawn_text(numbers, "ufs")
    kind = numbers.choice(("attack", "foundation", "asset", "action", "character"))
    try:
        for actions in ([], [JAB, use()], [CARD], [use(), GO]):
            played(kind, text, {}, {"ann": {"hand": ["Jab", "Boot"]}, "bob": {"hand": ["Fist"]}, "do": actions})
    except Exception as error:
        raise Find(f"UFS, {kind}: {text}") from error


def answers(seed: int) -> None:
    """Answers of all operations are as the schema declares them."""
    from django.test import Client

    from tests.random_answers import ask_all

    ask_all(Client(), seed, 60)


def values(seed: int) -> None:
    """Values that nobody should send get an answer: one at a time in bodies, many at once in addresses."""
    from tests.hostile import Hostility, addresses_once, components
    from tests.hostile_values import TEXTS, scenarios

    asking = Hostility(SHARE * 5, seed=seed)
    for address in asking.some(addresses_once(), 0.2):
        for _ in range(3):
            asking.ask(address.url(query={name: asking.random.choice(TEXTS) for name in sorted(address.reads)}))
            parts = {name: asking.random.choice(TEXTS) for name in address.parts}
            asking.ask(address.url(parts=parts, query={"q": asking.random.choice(TEXTS)}))
    tried = asking.some(scenarios(components()), SHARE)
    mixed = [one | {name: other[name] for name in asking.some(other, 0.3)} for one, other in pairwise(tried)]
    asking.every_field_of_bodies(tried + mixed)
    asking.every_field_of_links(mixed)
    asking.every_field_of_forms()
    if asking.faults:
        raise Find("\n".join(asking.faults[:9]))


EXPLORERS: dict[str, Callable[[int], None]] = {
    "shadowfist": shadowfist,
    "ufs": ufs,
    "texts": texts,
    "answers": answers,
    "values": values,
}
OF_THE_SITE = ("answers", "values")


@contextmanager
def site() -> Iterator[None]:
    """The bundled library in a database of its own."""
    from django.test.utils import setup_databases, setup_test_environment, teardown_databases

    from tests.bundled_library import library_in

    setup_test_environment()
    before = setup_databases(verbosity=0, interactive=False, aliases={"default"})
    try:
        with tempfile.TemporaryDirectory() as folder, library_in(Path(folder, "library"), Path(folder)):
            yield
    finally:
        teardown_databases(before, verbosity=0)


def explore(first: int, rounds: int | None, names: list[str]) -> int:
    """The rounds from a seed on; how much was found."""
    found = 0
    for seed in range(first, first + rounds) if rounds else count(first):
        for name in names:
            try:
                EXPLORERS[name](seed)
            except Exception as error:
                found += 1
                cause = error.__cause__ if isinstance(error, Find) and error.__cause__ else error
                told = "".join(traceback.format_exception(cause)[-3:])
                shown = f"\nwith {error}" if isinstance(error, Find) else ""
                again = f'make explore SEED={seed} ARGS="--only {name} --rounds 1"'
                print(f"\nFOUND by {again}\n{told.rstrip()}{shown}", flush=True)
        print(f"\rseed {seed}: {found} found", end="", file=sys.stderr, flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="make explore", description=__doc__)
    parser.add_argument("--seed", type=int, default=0, help="of the first round")
    parser.add_argument("--rounds", type=int, help="how many (until one stops it, if left out)")
    parser.add_argument("--only", nargs="+", choices=list(EXPLORERS), default=list(EXPLORERS), help="of the explorers")
    given = parser.parse_args()
    os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"
    import django

    django.setup()
    try:
        if set(given.only) & set(OF_THE_SITE):
            with site():
                found = explore(given.seed, given.rounds, given.only)
        else:
            found = explore(given.seed, given.rounds, given.only)
    except KeyboardInterrupt:
        sys.exit("\nstopped")
    print(file=sys.stderr)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
