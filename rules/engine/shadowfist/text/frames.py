"""What each verb takes: the complements it may have, and which limits of its object belong to it.

A verb with a complement that is not listed is not understood: the engine would not know what it means.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.engine.shadowfist.text.actions import Act, To
from rules.engine.shadowfist.text.lexicon import listed_by_bar
from rules.engine.shadowfist.text.timing import Clause

ANY_TIME = frozenset(
    listed_by_bar("""
this turn | this attack | this combat | this establishing shot | during this turn | during this attack | this
way | in this way | later | since | while
""")
)
PLACES = frozenset({"in", "at", "from", "on", "under", "behind"})

# Complements by verb; a verb that is not here takes none.
FRAMES: dict[str, frozenset[str]] = {
    verb: frozenset(prepositions.split("|"))
    for line in """
inflict: divided as you choose|on|to|each|simultaneously|at|with|instead|for|from
damage: by
return: either|to|to play|into play|under|from|in|at|on|onto|with|at random|in play|face-up
put: into play|on|in|into|from|to play|under|face-up|to|back onto|in play|at|in front of you
place: each|on|in|at|onto|from|under|face-up|behind|with|in front of you
move: either|from|to|on|onto|into|to play|in
play: on|at|from|in|with|by|as|for|under|during|face-up|onto|into|behind|this way|in response
give: to
steal: from
remove: either|from|to|from play|from the game
gain: for|from|each|this way
smoke: by|in|with|at|this way|for|without|on
toast: by|from|in|this way|at random
discard: from|at random|of|by|for
draw: for|from
sacrifice: to|by|in
redirect: to|from|onto|on|by|away
reduce: by|to|below|with|to less than
increase: by|to
decrease: by|with|to
increase or decrease: by
raise or lower: by
turn: for|to|by|in|during
unturn: during|by|of
turn to attack: alone|together|with|from|at|together
turn to change location: to|at|from
change location: to|at|from
attack: alone|together|with|from|during|without|in|at
intercept: alone|together|in|with|at|during|without
declare: against|as|with|in|on|for|than
choose: for|from|in|of|on|at|in front of you
target: with|by|in|of
control: than
search: for|from
look through: for
search through: for
look at: in
enter combat: with|at
survive combat: with
enter play: under|with|at|as|turned|face-up|together
leave play: by|from
put into play: at|under
swap: with
swap position: with|at
swap control of: with
copy: onto|on|to|from|with|at|instead
change: to|from|of|by|to less than
cancel: by|in
take: from|off|each|in|on|by|while
heal: from|by
generate: for|during|by|from|at
share: with
provide: for|to
have: in|on|with|than|of|as|for|from
reveal: from|to|during|in|until
spend: as|to|for|on|at once|at one time
pay: for|to|each
lose: from
start: with
add: to|from|on
count: toward|as|against
write: as
use: in|on|against|at|for
consider: as|in|from|to
treat: as|by
become: of|in
affect: by|in
burn: for victory|for power|by|with
seize: by|in|with|during
seize or burn: for victory|for power|by
join: with|in|during
participate: in
match: with
reshuffle: into
shuffle: into|from
fill: to
control or play:
divide: into|among
exchange: with
spend or gain:
give control of: to
return control of: to
take control of: from|in
set: aside
keep: in
select: from|in|at random|for
ignore: for
move or:
replace: with
allow: to
survive: with|in
prevent: from|to|on|by
succeed: in
fail: to
attempt: to
find: in
show: to
print: on|in
smoke or burn: by
smoke or damage: by
seize and burn: by
require or provide: in
require and provide: by
""".strip().splitlines()
    for verb, _, prepositions in [line.partition(":")]
    for prepositions in [prepositions.strip()]
}
# What a verb cannot do without: "treat States played on it as blank" treats them as blank, it does not play them so.
NEEDED = {"treat": "as", "consider": "as"}
# Limits that belong to the verb and not to its object: "place a counter on this card".
DETACHED: dict[str, frozenset[str]] = {
    verb: frozenset(prepositions.split())
    for verb, prepositions in {
        "inflict": "on to",
        "place": "on onto in at behind",
        "put": "on onto into in at",
        "move": "onto on to",
        "return": "on onto at under",
        "play": "on onto at under",
        "steal": "from",
        "remove": "from",
        "redirect": "from to onto",
        "add": "to",
        "copy": "onto on",
        "declare": "",
        "take": "from",
        "spend": "as",
        "swap": "with",
        "search": "for",
        "change": "to",
        "gain": "from",
        "control": "than",
        "have": "than",
    }.items()
}


class UnknownFrameError(ValueError):
    """A verb with a complement that it does not take."""


def taken_by(action: Act) -> int:
    """How many of its complements a verb takes, before one that it does not."""
    if not action.complements:
        return 0
    verb = action.verb
    allowed = FRAMES.get(verb)
    if allowed is None and (" or " in verb or " and " in verb):
        for part in verb.replace(" and ", " or ").split(" or "):
            allowed = (allowed or frozenset()) | FRAMES.get(part, frozenset())
    for place, complement in enumerate(action.complements):
        assert isinstance(complement, To)
        word = complement.preposition
        if word in ANY_TIME or (action.passive and word == "by"):
            continue
        if allowed is None or word not in allowed:
            if action.passive and word in PLACES:
                continue
            return place
    return len(action.complements)


def split_complements(parts: Sequence[object], limits: list[object] | None = None) -> tuple[object, tuple[Any, ...]]:
    """The object among what follows a verb, and its complements.

    :param limits: takes limits that followed a reference ("controlled by that player that has ..."), which belong to
        the noun before; without it there must be none.
    :raises ValueError: if there are limits and no place for them.
    """
    what: object = None
    complements = []
    for part in parts:
        if isinstance(part, To):
            complements.append(part)
        elif isinstance(part, tuple):
            for item in part:
                if isinstance(item, To):
                    complements.append(item)
                elif limits is None:
                    raise ValueError("a reference with limits of its own")
                else:
                    limits.append(item)
        else:
            what = part
    return what, tuple(complements)


@dataclass(frozen=True, slots=True)
class Stray:
    """Complements that their verb does not take, which may belong to the verb around it.

    "Return a Character that requires resources to play": none is left in a compiled ability.
    """

    parts: tuple[To, ...]


def taken(action: Act) -> Act:
    """A verb with the complements that it takes; the rest is stray."""
    count = taken_by(action)
    if count == len(action.complements):
        return action
    return replace(action, complements=(*action.complements[:count], Stray(action.complements[count:])))


def released(clause: Clause) -> tuple[Clause, tuple[To, ...]]:
    """A clause without the complements that strayed into it, and those."""
    action = clause.action
    if not isinstance(action, Act) or not action.complements or not isinstance(action.complements[-1], Stray):
        return clause, ()
    shorter = replace(action, complements=action.complements[:-1])
    return replace(clause, action=shorter), action.complements[-1].parts


def settled(clause: Clause) -> Clause:
    """A clause that nothing strayed into.

    :raises UnknownFrameError: if there is a complement that its verb does not take.
    """
    shorter, strays = released(clause)
    if strays:
        raise UnknownFrameError(f"'{shorter.action.verb}' with '{strays[0].preposition}'")
    return clause
