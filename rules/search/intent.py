"""What kind of thing a person looks for: a question is answered by rules, a list of words may be a title."""

from __future__ import annotations

from rules.search.analysis import STOP_WORDS, listed, words

# What questions begin with.
ASKING = listed(
    """
    can could may might must should shall will would do does did is are am was were has have had if when while
    how what who whom whose which where why whats whos cant dont doesnt isnt arent wont
    """
)
# Who asks in the first person, or speaks of another player, tells a case and names no title.
TELLING = listed("i my me mine we our us you your he his she her they their them someone somebody anyone")
SHORTEST = 3


def is_question(text: str) -> bool:
    """Whether a query asks something, or tells a case, and is not a list of words or a title.

    >>> is_question("can I block twice"), is_question("final brawl")
    (True, False)
    """
    said = words(text)
    if len(said) < SHORTEST:
        return text.rstrip().endswith("?") and len(said) > 1
    return (
        text.rstrip().endswith("?")
        or said[0] in ASKING
        or bool(TELLING & set(said))
        or sum(word in STOP_WORDS for word in said) > 2
    )
