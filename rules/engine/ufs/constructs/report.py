"""How much of a file of cards is read: cards, abilities, and what is in the way, by place."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

from rules.engine.ufs.constructs.texts import places, read_text


def report(path: Path) -> str:
    """The figures for a file of JSON lines with ``title``, ``text``, ``keywords`` and ``type``."""
    whole = cards = abilities = done = ambiguous = 0
    stops: Counter[str] = Counter()
    for line in path.read_text(encoding="utf-8").splitlines():
        card = json.loads(line)
        text = card.get("text") or ""
        read = read_text(text, tuple(card.get("keywords", ())), card.get("title", ""), card.get("type", ""))
        cards += 1
        whole += not read.missing
        abilities += len(list(places(text)))
        done += len(read.abilities)
        for each in read.missing:
            ambiguous += each.ambiguous
            words = text[each.at : each.end].split()
            stops["(two readings)" if each.ambiguous else " ".join(words[:3]).lower()] += 1
    lines = [
        f"cards read whole: {whole} of {cards}, {100 * whole / max(cards, 1):.1f} %",
        f"abilities read whole: {done} of {abilities}, {100 * done / max(abilities, 1):.1f} %; {ambiguous} two ways",
        *(f"{n:4} {words}" for words, n in stops.most_common(40)),
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    print(report(Path(sys.argv[1])))
