from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="CardsCollectionCreateBodyIdentifiersItemType2")


@_attrs_define
class CardsCollectionCreateBodyIdentifiersItemType2:
    """
    Attributes:
        printing (str): as it is printed
    """

    printing: str

    def to_dict(self) -> dict[str, Any]:
        printing = self.printing

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "printing": printing,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        printing = d.pop("printing")

        cards_collection_create_body_identifiers_item_type_2 = cls(
            printing=printing,
        )

        return cards_collection_create_body_identifiers_item_type_2
