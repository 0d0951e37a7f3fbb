from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="UfsCheck")


@_attrs_define
class UfsCheck:
    """A control check.

    Attributes:
        by (str): the player who does it
        card (None | str): what it was made for
        value (int): the control value that counts
        modified (int): with what changes it
        difficulty (int): the control check that it takes
        committed (int): how many were committed to make up the difference
        passed (bool): whether the check was passed
    """

    by: str
    card: None | str
    value: int
    modified: int
    difficulty: int
    committed: int
    passed: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        by = self.by

        card: None | str
        card = self.card

        value = self.value

        modified = self.modified

        difficulty = self.difficulty

        committed = self.committed

        passed = self.passed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "by": by,
                "card": card,
                "value": value,
                "modified": modified,
                "difficulty": difficulty,
                "committed": committed,
                "passed": passed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        by = d.pop("by")

        def _parse_card(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        card = _parse_card(d.pop("card"))

        value = d.pop("value")

        modified = d.pop("modified")

        difficulty = d.pop("difficulty")

        committed = d.pop("committed")

        passed = d.pop("passed")

        ufs_check = cls(
            by=by,
            card=card,
            value=value,
            modified=modified,
            difficulty=difficulty,
            committed=committed,
            passed=passed,
        )

        ufs_check.additional_properties = d
        return ufs_check

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
