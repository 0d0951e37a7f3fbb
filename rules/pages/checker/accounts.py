"""Where a number on the table comes from, in a sentence: "8 = 6 printed + 2: ...", part by part with its rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.engine import listing
from rules.pages.citations import Cited, cite_rule

Json = Mapping[str, Any]


@dataclass(frozen=True)
class PartShown:
    """What one card adds: ``+ 2``, who says so, in which words, and who or what is counted for it."""

    amount: str
    by: str
    text: str
    counted: str
    lasting: bool
    rules: list[Cited]


@dataclass(frozen=True)
class Account:
    """A number and how it comes about; ``sum`` is the whole of it in digits: ``8 = 6 printed + 2``."""

    what: str
    now: int
    sum: str
    parts: list[PartShown]

    @property
    def sentence(self) -> str:
        """All of it in a line, for whoever only points at the number."""
        told = (f"{each.by}{f' ({each.counted})' if each.counted else ''}" for each in self.parts)
        return f"{self.sum}{': ' if self.parts else ''}{'; '.join(told)}"


def account_of(told: Json, names: Mapping[str, str]) -> Account:
    """An account of the engine, with cards by their names on the table.

    :param told: an entry of ``interactions.accounts``.
    """
    parts = [
        PartShown(
            _signed(each["amount"]),
            names.get(each["card"], each["by"]),
            each["text"],
            listing([names.get(one, one) for one in each["counted"]]),
            each["lasting"],
            [cite_rule(rule) for rule in each["rules"]],
        )
        for each in told["parts"]
    ]
    printed = f"{told['base']} printed" if told["printed"] != "X" else f"{told['base']} for the printed X"
    damage = f" − {told['damage']} damage" if told["damage"] else ""
    return Account(
        told["what"].capitalize(),
        told["now"],
        " ".join([f"{told['now']} = {printed}", *(part.amount for part in parts)]) + damage,
        parts,
    )


def ufs_account(told: Json, names: Mapping[str, str]) -> Account:
    """A number of a card of UFS, with cards by their names on the table.

    :param told: one of the entries of a card in ``interactions.ufs_accounts``.
    """
    parts = [
        PartShown(
            f"now {each['amount']}:" if each["sets"] else _signed(each["amount"]),
            names.get(each["card"], each["by"]),
            each["text"],
            "",
            each["lasting"],
            [cite_rule(rule) for rule in each["rules"]],
        )
        for each in told["parts"]
    ]
    added = [part.amount for part in parts]
    total = " ".join([f"{told['now']} = {told['printed']} printed", *(each.rstrip(":") for each in added)])
    return Account(told["what"].capitalize(), told["now"], total, parts)


def _signed(amount: int) -> str:
    return f"{'+' if amount > 0 else '−'} {abs(amount)}"
