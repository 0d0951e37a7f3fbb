"""Players."""

from __future__ import annotations

from rules.engine.kernel.language.references import Introduced
from rules.engine.kernel.value import value
from rules.engine.ufs.constructs.sorts import Cards, Player


@value
class You(Player):
    words = "@pl you", "@poss your", "@short you control", "<@pl you each"


@value
class Opponent(Player):
    words = "@sg your opponent", "@poss your opponent 's", "<@poss an opponent 's"

    def introduces(self) -> Introduced | None:
        return Introduced("player", False, ("they",))


@value
class EachPlayer(Player):
    words = (
        "@sg each player",
        "@poss each player 's",
        "<@pl (both|all) players",
        "<@poss (both|all) players '",
        "<@pl you and your opponent each",
    )


@value
class AnyPlayer(Player):
    words = "@sg a player", "@poss a player 's", "<@sg (either|any) player", "<@poss (either|any) player 's"


@value
class Players(Player):
    """All of them, where something is forbidden or allowed."""

    words = "@pl players", "@poss players '"


@value
class NeitherPlayer(Player):
    words = "@sg neither player"


@value
class ThatPlayer(Player):
    words = "@sg that player", "@poss that player 's"


@value
class TheirOpponent(Player):
    words = "@sg their opponent", "@poss their opponent 's"


@value
class ChosenPlayer(Player):
    words = "@sg the chosen player", "@poss the chosen player 's"


@value
class They(Player):
    """The player who was named."""

    words = "@pl they", "@poss their"


@value
class TheOwner(Player):
    words = "@sg its owner", "@poss its owner 's", "<@poss their owner 's", "<@poss their owner '"


@value
class MissingPlayer(Player):
    """What a gap stands for."""


@value
class MissingCards(Cards):
    """What a gap stands for."""
