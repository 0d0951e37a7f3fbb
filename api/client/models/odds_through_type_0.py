from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="OddsThroughType0")


@_attrs_define
class OddsThroughType0:
    """The chance that the attack gets through the best of them.

    Attributes:
        numerator (int): of the exact chance
        denominator (int): of the exact chance
        chance (float): the same as a decimal
    """

    numerator: int
    denominator: int
    chance: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        numerator = self.numerator

        denominator = self.denominator

        chance = self.chance

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "numerator": numerator,
                "denominator": denominator,
                "chance": chance,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        numerator = d.pop("numerator")

        denominator = d.pop("denominator")

        chance = d.pop("chance")

        odds_through_type_0 = cls(
            numerator=numerator,
            denominator=denominator,
            chance=chance,
        )

        odds_through_type_0.additional_properties = d
        return odds_through_type_0

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
