"""The sorts of meaning in the texts of UFS: what has one may stand wherever that sort may stand."""

from __future__ import annotations

from rules.engine.kernel.language.constructs import Sort


class Player(Sort):
    """Who does something (``sg``, ``pl``), or whose it is (``poss``)."""

    called = "a player"


class Quality(Sort):
    """What cards are limited to: before the noun (``pre``), behind it (``short``, ``long``), or said of them."""

    called = "what cards have"


class Cards(Sort):
    """One card or several (``sg``, ``pl``); ``poss``: what is theirs."""

    called = "cards"


class Amount(Sort):
    called = "a number"


class Term(Amount):
    """An amount that is no sum: what sums are made of."""


class Comparison(Sort):
    called = "a comparison"


class Deed(Sort):
    """What a player can do: as an effect, a cost, an event, and what is forbidden or allowed."""

    called = "something to do"


class Event(Sort):
    """What happens (``now``), has happened (``have``, ``past``), or would (``would``)."""

    called = "what happens"


class Condition(Sort):
    """What has to be so: asked now (``state``), or waited for (``event``)."""

    called = "a condition"


class Time(Sort):
    """A part of the game: how long something lasts, and when something happened."""

    called = "a time"


class Limit(Sort):
    """How high or low a number may become."""


class Clause(Sort):
    """One thing that becomes so."""

    called = "an effect"


class Sentence(Sort):
    called = "a sentence"


class Cost(Sort):
    called = "a cost"


class Only(Sort):
    """When an ability may be played."""


class Ability(Sort):
    called = "an ability"
