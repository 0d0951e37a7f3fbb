from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="ScenarioActionAtType1")


@_attrs_define
class ScenarioActionAtType1:
    """
    Attributes:
        behind (str | Unset): a front-row Site
        new_location (str | Unset): a player
    """

    behind: str | Unset = UNSET
    new_location: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        behind = self.behind

        new_location = self.new_location

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if behind is not UNSET:
            field_dict["behind"] = behind
        if new_location is not UNSET:
            field_dict["new location"] = new_location

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        behind = d.pop("behind", UNSET)

        new_location = d.pop("new location", UNSET)

        scenario_action_at_type_1 = cls(
            behind=behind,
            new_location=new_location,
        )

        return scenario_action_at_type_1
