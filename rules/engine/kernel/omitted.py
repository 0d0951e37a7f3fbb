"""What of the legal actions is not listed: by design, or because there is too much of it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from enum import StrEnum


class Kind(StrEnum):
    """Why some actions are not listed."""

    # By design:
    LATER = "later"  # They become legal when others have passed, which they imply.
    UNCHANGED = "unchanged"  # They say what is so anyway: a pass where nothing waits, a bid that was implied.
    GROUPS = "groups"  # Several cards together. Each of them is in a listed action, in the part that it may have.
    DIVISIONS = "divisions"  # Damage: all of it on one card and as equally as it goes are listed.
    # Where there is too much:
    NUMBER = "number"  # Choices of more than ``most`` cards.
    WORDS = "words"  # Other words than those that cards on the board have.
    ROOM = "room"  # Anything, beyond so many actions.
    EFFORT = "effort"  # Anything, beyond so much effort.
    # Where something is not known:
    UNKNOWN = "unknown"  # They need a characteristic of a card that nobody has stated.

    @property
    def by_design(self) -> bool:
        """Whether a program can put these actions together from those that are listed."""
        return self in (Kind.LATER, Kind.UNCHANGED, Kind.GROUPS, Kind.DIVISIONS)


@dataclass(frozen=True)
class Omission:
    """Legal actions that are not listed: of which ``do``, or of any if that is empty; ``text`` says it in words."""

    kind: Kind
    text: str
    do: tuple[str, ...] = ()
    most: int | None = None

    def as_json(self) -> dict[str, object]:
        """As the API writes it."""
        return {**asdict(self), "kind": self.kind.value, "do": list(self.do)}


LATER = Omission(Kind.LATER, "what becomes legal only when others have passed, and implies that they do")
UNCHANGED = Omission(
    Kind.UNCHANGED, "what changes nothing: passing where nothing waits", ("pass", "bid", "continue", "decline")
)
DIVISIONS = Omission(Kind.DIVISIONS, "most divisions of the damage", ("divide",))
TOO_MUCH = Omission(Kind.EFFORT, "what further attempts would find, since there is too much to try")
WORDS = Omission(Kind.WORDS, "words that no card in play has")


def groups(do: str) -> Omission:
    """Several cards that do something together."""
    return Omission(Kind.GROUPS, f"{do} with several cards, other than with all that can", (do,))
