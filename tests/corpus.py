"""The scenario files as a list, and a command that runs them in the engine alone.

``python -m tests.corpus [WORD ...]`` tells which entries fail and why, for all files or those whose file, name, source
or tag contains a word. ``--show`` prints the steps. ``--sources`` runs nothing: it prints which scenarios each worked
example, question, ruling and step of the sources has, or why none, and the counts by source.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from typing import Any

from rules.engine import evaluate
from rules.engine.kernel.errors import ScenarioError
from rules.engine.kernel.expectations import unmet
from rules.text.yaml_text import read_yaml
from tests import corpus_sources
from tests.engine_library import FIXTURES, bundled


@cache
def entries() -> tuple[dict[str, Any], ...]:
    """Every entry of Shadowfist's scenario files, with the name of its ``file``."""
    found = []
    for path in sorted((FIXTURES / "scenarios").glob("*.yaml")):
        if path.stem != "left-out":
            found += [{**each, "file": path.stem} for each in read_yaml(path.read_text(encoding="utf-8"))]
    return tuple(found)


@cache
def ufs_entries() -> tuple[dict[str, Any], ...]:
    """Those of UFS."""
    return tuple(
        {**each, "file": f"ufs/{path.stem}"}
        for path in sorted((FIXTURES / "scenarios" / "ufs").glob("*.yaml"))
        if path.stem != "left-out"
        for each in read_yaml(path.read_text(encoding="utf-8"))
    )


def faults(entry: dict[str, Any]) -> tuple[list[str], dict[str, Any] | None]:
    """What of an entry does not hold, and the result."""
    try:
        result = evaluate(entry["scenario"], bundled())
    except ScenarioError as error:
        return [f"malformed: {error}"], None
    return unmet(entry, json.loads(json.dumps(result))), result


def main(words: list[str]) -> int:
    """Runs the entries; the number of those that fail is the exit status, at most 99."""
    if "--sources" in words:
        print(*corpus_sources.table(entries()), sep="\n")
        return 0
    show = "--show" in words
    words = [word for word in words if not word.startswith("--")]
    failed, ran = [], 0
    for entry in entries():
        labels = [entry["file"], entry["name"], entry["source"], *entry.get("tags", ())]
        if words and not any(word in label for word in words for label in labels):
            continue
        ran += 1
        try:
            wrong, result = faults(entry)
        except Exception as error:
            wrong, result = [f"{type(error).__name__}: {error}"], None
        if wrong:
            failed.append(entry["name"])
            print(f"{entry['file']} :: {entry['name']}", *wrong, sep="\n    ")
        if show and result:
            for step in result["steps"]:
                rules = " ".join(f"{rule['document']}/{rule['section']}" for rule in step["rules"])
                print(f"      {step['n']:3} [{step['action']}] {step['text']}  ({rules})")
            print("      ", {"problem": result["problem"], "decision": result["decision"]})
    print(f"{ran - len(failed)} of {ran} pass")
    return min(len(failed), 99)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
