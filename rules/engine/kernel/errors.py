"""What is wrong with a scenario."""

from __future__ import annotations


class ScenarioError(ValueError):
    """A scenario that is malformed. ``faults`` says each fault with its place."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


class UnknownError(ScenarioError):
    """A characteristic of a card that nobody has stated is needed; the fault names the card's place."""
