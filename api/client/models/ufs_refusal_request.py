from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.ufs_scenario import UfsScenario


T = TypeVar("T", bound="UfsRefusalRequest")


@_attrs_define
class UfsRefusalRequest:
    """Why a card may not.

    Attributes:
        scenario (UfsScenario): A board of UFS, and what is done.
        card (str): its id
    """

    scenario: UfsScenario
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
        from ..models.ufs_scenario import UfsScenario  # noqa: PLC0415

        d = dict(src_dict)
        scenario = UfsScenario.from_dict(d.pop("scenario"))

        card = d.pop("card")

        ufs_refusal_request = cls(
            scenario=scenario,
            card=card,
        )

        return ufs_refusal_request
