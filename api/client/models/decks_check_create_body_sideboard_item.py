from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="DecksCheckCreateBodySideboardItem")


@_attrs_define
class DecksCheckCreateBodySideboardItem:
    """
    Attributes:
        card (str): title or slug
        count (int | Unset): how many copies
    """

    card: str
    count: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        card = self.card

        count = self.count

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "card": card,
            }
        )
        if count is not UNSET:
            field_dict["count"] = count

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = d.pop("card")

        count = d.pop("count", UNSET)

        decks_check_create_body_sideboard_item = cls(
            card=card,
            count=count,
        )

        return decks_check_create_body_sideboard_item
