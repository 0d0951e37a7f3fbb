"""What is wrong with a scenario."""

from __future__ import annotations


class ScenarioError(ValueError):
    """A scenario that is malformed. ``faults`` says each fault with its place."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults
