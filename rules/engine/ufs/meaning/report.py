"""How much of a file of cards is read, how much is read and run, and what is in the way."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable

from rules.engine.ufs.constructs.abilities import Keywords
from rules.engine.ufs.constructs.texts import read_text
from rules.engine.ufs.meaning import abilities
from rules.engine.ufs.meaning.unsupported import UnsupportedError

SHOWN = 30


def read_and_run(lines: Iterable[str]) -> str:
    """The figures for cards as JSON, one a line, with ``title``, ``text`` and ``type``.

    :raises ValueError: for a line that is no card.

    >>> print(read_and_run(['{"title": "A", "text": "E: Draw 1 card.", "type": "attack"}']).splitlines()[0])
    cards: 1; read whole 1 (100.0 %), read and run 1 (100.0 %)
    """
    cards = read = run = said = said_read = said_run = 0
    unread: Counter[str] = Counter()
    not_run: Counter[str] = Counter()
    alone: Counter[str] = Counter()
    for line in lines:
        card = json.loads(line)
        if not isinstance(card, dict):
            raise ValueError(f"no card: {line[:60]}")
        text = str(card.get("text") or "")
        found = read_text(text, (), str(card.get("title", "")), str(card.get("type", "")))
        why: list[str] = []
        for each in found.abilities:
            if isinstance(each, Keywords):
                continue  # They are those of the card (``model.cards.Half``).
            try:
                abilities.ability(each)
            except UnsupportedError as error:
                why.append(str(error))
        cards += 1
        read += not found.missing
        run += not found.missing and not why
        said += len(found.abilities) + len(found.missing)
        said_read += len(found.abilities)
        said_run += len(found.abilities) - len(why)
        not_run.update(why)
        if not found.missing and len(set(why)) == 1:
            alone[why[0]] += 1
        for gap in found.missing:
            words = " ".join(text[gap.at : gap.end].split()[:3]).lower()
            unread["two readings" if gap.ambiguous else f"from {words!r} on"] += 1
    return "\n".join(
        [
            f"cards: {cards}; read whole {_share(read, cards)}, read and run {_share(run, cards)}",
            f"abilities: {said}; read {_share(said_read, said)}, read and run {_share(said_run, said)}",
            "not read:",
            *(f"{n:5}  {words}" for words, n in unread.most_common(SHOWN)),
            "read and not run (in brackets: cards that need nothing else):",
            *(f"{n:5}  {words} ({alone[words]})" for words, n in not_run.most_common(SHOWN)),
        ]
    )


def _share(part: int, whole: int) -> str:
    return f"{part} ({100 * part / max(whole, 1):.1f} %)"
