from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.scenario import Scenario


T = TypeVar("T", bound="RefusalRequest")


@_attrs_define
class RefusalRequest:
    """A scenario, and the card of which is asked what it may not do.

    Attributes:
        scenario (Scenario): A board of at most 2000 cards, and what is done. `resume` is part of a result's `board`,
            and is sent back as it is.
        card (str): its id
    """

    scenario: Scenario
    card: str

    def to_dict(self) -> dict[str, Any]:
        scenario = self.scenario.to_dict()

        card = self.card

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "scenario": scenario,
                "card": card,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.scenario import Scenario  # noqa: PLC0415

        d = dict(src_dict)
        scenario = Scenario.from_dict(d.pop("scenario"))

        card = d.pop("card")

        refusal_request = cls(
            scenario=scenario,
            card=card,
        )

        return refusal_request
