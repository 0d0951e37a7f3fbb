from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="UfsCheckMade")


@_attrs_define
class UfsCheckMade:
    """The control check that is being made: it may still be changed, or made again.

    Attributes:
        by (str): the player who does it
        card (str): what it is made for
        value (int): the control value that counts
        modified (int): with what changes it
        difficulty (int): the control check that it takes
    """

    by: str
    card: str
    value: int
    modified: int
    difficulty: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        by = self.by

        card = self.card

        value = self.value

        modified = self.modified

        difficulty = self.difficulty

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "by": by,
                "card": card,
                "value": value,
                "modified": modified,
                "difficulty": difficulty,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        by = d.pop("by")

        card = d.pop("card")

        value = d.pop("value")

        modified = d.pop("modified")

        difficulty = d.pop("difficulty")

        ufs_check_made = cls(
            by=by,
            card=card,
            value=value,
            modified=modified,
            difficulty=difficulty,
        )

        ufs_check_made.additional_properties = d
        return ufs_check_made

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
