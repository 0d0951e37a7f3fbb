from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="CardsCollectionCreateBodyIdentifiersItemType0")


@_attrs_define
class CardsCollectionCreateBodyIdentifiersItemType0:
    """
    Attributes:
        title (str): as it is printed
    """

    title: str

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "title": title,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        title = d.pop("title")

        cards_collection_create_body_identifiers_item_type_0 = cls(
            title=title,
        )

        return cards_collection_create_body_identifiers_item_type_0
