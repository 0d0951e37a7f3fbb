from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.attack_option_type_0_do import (
    AttackOptionType0Do,
    check_attack_option_type_0_do,
)

T = TypeVar("T", bound="AttackOptionType0")


@_attrs_define
class AttackOptionType0:
    """Who may join or intercept.

    Attributes:
        by (str): the player who does it
        do (AttackOptionType0Do): the action
    """

    by: str
    do: AttackOptionType0Do
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        by = self.by

        do: str = self.do

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "by": by,
                "do": do,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        by = d.pop("by")

        do = check_attack_option_type_0_do(d.pop("do"))

        attack_option_type_0 = cls(
            by=by,
            do=do,
        )

        attack_option_type_0.additional_properties = d
        return attack_option_type_0

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
