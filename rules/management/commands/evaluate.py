from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from rules import interactions
from rules.engine import unmet
from rules.engine.shadowfist import EDITIONS
from rules.interactions.files import Case, ScenarioFileError, read_cases
from rules.models import Card

INDENT = 5


class Command(BaseCommand):
    help = (
        "Evaluate an interaction and print its steps with their rules. The file holds a scenario, an entry such as "
        "those in fixtures/scenarios, or a list of entries, in YAML or JSON. What an entry expects and the outcome "
        "does not show is told, and the exit status is then 1."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, help="the file, .yaml or .json")
        parser.add_argument("--format", choices=("text", "json"), default="text", help="how to print it (text)")
        parser.add_argument("--ruleset", choices=EDITIONS, help="evaluate under this edition instead of the scenario's")
        parser.add_argument("--entry", help="only the entry with this name")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            cases = read_cases(options["file"])
        except ScenarioFileError as error:
            raise CommandError(str(error)) from error
        if options["entry"]:
            cases = [case for case in cases if case.entry.get("name") == options["entry"]]
            if not cases:
                raise CommandError(f"{options['file']}: no entry is named {options['entry']!r}")
        if not Card.objects.exists():
            raise CommandError("The library is empty. Run 'manage.py load_library' first.")
        told, malformed, missed = [], [], 0
        for case in cases:
            try:
                result = interactions.evaluate(_scenario(case, options["ruleset"]))
            except interactions.ScenarioError as error:
                malformed += [f"  {case.place}: {fault}" for fault in error.faults]
                continue
            wrong = unmet(case.entry, json.loads(json.dumps(result))) if "expect" in case.entry else []
            missed += bool(wrong)
            if options["format"] == "json":
                told.append({"name": case.place, "result": result, "unmet": wrong})
            else:
                self.stdout.write("\n".join(lines(case, result, wrong)) + "\n")
        if options["format"] == "json":
            self.stdout.write(json.dumps(told, indent=1, ensure_ascii=False))
        if malformed:
            raise CommandError(f"{options['file']} has faults:\n" + "\n".join(malformed))
        if missed:
            raise CommandError(f"{missed} of {len(cases)} do not come out as expected.")


def _scenario(case: Case, ruleset: str | None) -> dict[str, Any]:
    return {**case.scenario, "ruleset": ruleset} if ruleset else dict(case.scenario)


def lines(case: Case, result: dict[str, Any], wrong: list[str]) -> Iterator[str]:
    """An outcome for a person."""
    yield case.title
    if source := case.entry.get("source"):
        edition = result["board"].get("ruleset")  # UFS has one set of rules.
        yield f"{' ' * INDENT}{source}{f', {edition}' if edition else ''}"
    action = None
    for step in result["steps"]:
        if step["action"] != action:
            action = step["action"]
            yield f"  {_done(case, action)}"
        yield f"{step['n']:>{INDENT - 1}} {step['text']}  {_cited(step['rules'])}"
        for change in step["changes"]:
            about = change.get("card") or change.get("player")
            yield f"{' ' * INDENT}  {about}: {change['what']} {_value(change['from'])} -> {_value(change['to'])}"
    if problem := result["problem"]:
        yield f"  {_done(case, problem['action'])}"
        yield f"{' ' * INDENT}illegal ({problem['code']}): {problem['message']}  {_cited(problem['rules'])}"
        if problem["later"]:
            yield f"{' ' * INDENT}  {problem['later']}"
    if decision := result["decision"]:
        yield f"{' ' * INDENT}{decision['by']} must decide ({decision['kind']}): {decision['text']}"
        yield f"{' ' * INDENT}  {', '.join(decision['options'])}"
    if incomplete := result["incomplete"]:
        yield f"{' ' * INDENT}incomplete ({incomplete['code']}): {incomplete['message']}"
    if result["over"]:
        yield f"{' ' * INDENT}{result['winner'] or 'Nobody'} wins."
    for unread in result["not_understood"]:
        why = unread.get("reason") or unread["construction"]
        yield f"{' ' * INDENT}not understood, {unread['card']}: {unread['text']!r} ({why})"
    for fault in wrong:
        yield f"{' ' * INDENT}UNMET {fault}"


def _done(case: Case, number: int) -> str:
    """An action of the scenario in one line: ``[0] Ann: play Final Brawl, targets ting-ting``."""
    actions = case.scenario.get("actions") or []
    if not 0 <= number < len(actions):
        return f"[{number}]"
    action = dict(actions[number])
    by, do, card = action.pop("by", None), action.pop("do"), action.pop("card", None)
    more = [f"{name} {_value(value)}" for name, value in action.items()]
    return f"[{number}] " + (f"{by}: " if by else "") + ", ".join([f"{do} {card}" if card else do, *more])


def _cited(rules: list[dict[str, str]]) -> str:
    return "(" + "; ".join(f"{rule['document']}/{rule['section']}" for rule in rules) + ")"


def _value(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(map(_value, value))
    return "nothing" if value is None else str(value)
