from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="CardsCollectionCreateBodyIdentifiersItemType1")


@_attrs_define
class CardsCollectionCreateBodyIdentifiersItemType1:
    """
    Attributes:
        slug (str): as it is printed
    """

    slug: str

    def to_dict(self) -> dict[str, Any]:
        slug = self.slug

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "slug": slug,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        slug = d.pop("slug")

        cards_collection_create_body_identifiers_item_type_1 = cls(
            slug=slug,
        )

        return cards_collection_create_body_identifiers_item_type_1
