from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="UfsUnknownCards")


@_attrs_define
class UfsUnknownCards:
    """Cards of a pile of which only the number is known.

    Attributes:
        unknown (int): so many unknown cards
    """

    unknown: int

    def to_dict(self) -> dict[str, Any]:
        unknown = self.unknown

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "unknown": unknown,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        unknown = d.pop("unknown")

        ufs_unknown_cards = cls(
            unknown=unknown,
        )

        return ufs_unknown_cards
