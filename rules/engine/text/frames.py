"""What each verb takes: the complements it may have, and which limits of its object belong to it.

A verb with a complement that is not listed is not understood: the engine would not know what it means.
"""

from __future__ import annotations

from rules.engine.text.actions import Act, To

ANY_TIME = frozenset(
    {
        "this turn",
        "this attack",
        "this combat",
        "this establishing shot",
        "during this turn",
        "during this attack",
        "this way",
        "in this way",
        "later",
        "since",
        "while",
    }
)
PLACES = frozenset({"in", "at", "from", "on", "under", "behind"})

# Complements by verb; a verb that is not here takes none. "_" stands for an object being possible.
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
turn to intercept:
turn to heal:
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
cost:
share: with
provide: for|to
require:
have: in|on|with|than|of|as|for|from
name:
reveal: from|to|during|in|until
spend: as|to|for|on|at once|at one time
pay: for|to|each
lose: from
win:
start: with
add: to|from|on
count: toward|as|against
write: as
reach:
use: in|on|against|at|for
consider: as|in|from|to
treat: as|by
become: of|in
affect: by|in
burn: for victory|for power|by|with
seize: by|in|with|during
seize or burn: for victory|for power|by
toast-it:
join: with|in|during
cease:
participate: in
resolve:
match: with
reshuffle: into
shuffle: into|from
cut:
flip:
fill: to
control or play:
destroy:
divide: into|among
rearrange:
exchange: with
spend or gain:
give control of: to
return control of: to
take control of: from|in
lose control of:
set: aside
keep: in
select: from|in|at random|for
ignore: for
go into:
move or:
order:
replace: with
allow: to
survive: with|in
prevent: from|to|on|by
succeed: in
fail: to
attempt: to
make:
find: in
bid:
show: to
exceed:
equal:
complete:
happen:
occur:
print: on|in
own:
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
