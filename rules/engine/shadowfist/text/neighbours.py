"""What terminals become beside others, by the table: joints named by what they join, left-out words put in."""

from __future__ import annotations

from functools import lru_cache

from rules.engine.shadowfist.text.patterns import Row, rows, unit
from rules.engine.shadowfist.text.token_table import LISTS, TERMINALS
from rules.engine.shadowfist.text.tokens import WordToken, put_in

WAYS = tuple(rows(part, LISTS) for part in TERMINALS.split("\n\n"))
# What terminals that are put in are called.
MARKS = {"THAT_R": "that", "GIFT": "", "COMMA_C": ","}


def connect(tokens: list[WordToken]) -> list[WordToken]:
    """The terminals as their neighbours change them: joints named by what they join, left-out words put in."""
    units = [_unit(token) for token in tokens]
    for table in WAYS:
        if any(token.type in table for token in tokens):
            tokens, units = _rewritten(tokens, units, table)
    return tokens


def _rewritten(
    tokens: list[WordToken], units: list[str], table: dict[str, list[Row]]
) -> tuple[list[WordToken], list[str]]:
    out: list[WordToken] = []
    before: list[str] = []
    at = 0
    while at < len(tokens):
        if tokens[at].type not in table:
            out.append(tokens[at])
            before.append(units[at])
            at += 1
            continue
        made, length = _step(tokens, at, table, before, units, out)
        out += made
        before += map(_unit, made)
        at += length
    return out, before


def _unit(token: WordToken) -> str:
    return _spelled(token.type, "" if token.type in ("TITLE", "NAME", "DESIGNATOR") else token.value, token.third)


@lru_cache(4096)
def _spelled(kind: str, value: str, third: bool) -> str:
    return unit(kind, value, "~ THIRD" if third else "~")


def _step(
    tokens: list[WordToken],
    at: int,
    table: dict[str, list[Row]],
    before: list[str],
    units: list[str],
    out: list[WordToken],
) -> tuple[list[WordToken], int]:
    """What one terminal becomes, and how many it takes."""
    token = tokens[at]
    after = "".join(units[at + 1 :])
    for row in table.get(token.type, ()):
        match = row.match(before, after) if row.value in ("", token.value) else None
        if match is None:
            continue
        taken = tokens[at : at + 1 + match.group().count("<")]
        name, _, how = row.result.partition(" ")
        if name in ("drop", "-"):
            return [token] if name == "-" else [], 1
        if how == "joined":
            return [_joined(name, taken)], len(taken)
        if how == "last":
            taken[-1].type = name
            return taken[-1:], len(taken)
        if name == "again+":
            verb = next(each for each in reversed(out) if each.type == "VERB")
            return [put_in("VERB", str(verb), token, verb.third), token], 1
        if name.endswith("+"):
            mark = put_in(name[:-1], MARKS[name[:-1]], token)
            return ([taken[-1], mark, *taken[:-1]], len(taken)) if how == "moved" else ([mark, token], 1)
        token.type = name
        return _step(tokens, at, table, before, units, out)
    return [token], 1


def _joined(kind: str, tokens: list[WordToken]) -> WordToken:
    """Several terminals as one: symbols and a number as a cost, verbs that share an object as one verb."""
    joint = next((f" {token} " for token in tokens if token.type == "CONJ"), " ")
    value = joint.join(str(token) for token in tokens if token.type not in ("COMMA", "CONJ"))
    made = put_in(kind, value, tokens[0], tokens[0].third)
    made.span = (tokens[0].span[0], tokens[-1].span[1])
    return made
