from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.card_or_printing_list_part_shape_object import (
    CardOrPrintingListPartShapeObject,
    check_card_or_printing_list_part_shape_object,
)

if TYPE_CHECKING:
    from ..models.card_part_shape import CardPartShape
    from ..models.printing_part_shape import PrintingPartShape


T = TypeVar("T", bound="CardOrPrintingListPartShape")


@_attrs_define
class CardOrPrintingListPartShape:
    """A list object: cards, or printings where they are asked for.

    Attributes:
        object_ (CardOrPrintingListPartShapeObject): what the object is
        total (int): on all pages
        has_more (bool): whether there is a next page
        next_page (None | str): its address; null on the last page
        data (list[CardPartShape | PrintingPartShape]): what the list holds
        warnings (list[str]): what of the request was not used, and why
    """

    object_: CardOrPrintingListPartShapeObject
    total: int
    has_more: bool
    next_page: None | str
    data: list[CardPartShape | PrintingPartShape]
    warnings: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.card_part_shape import CardPartShape  # noqa: PLC0415

        object_: str = self.object_

        total = self.total

        has_more = self.has_more

        next_page: None | str
        next_page = self.next_page

        data = []
        for data_item_data in self.data:
            data_item: dict[str, Any]
            if isinstance(data_item_data, CardPartShape):
                data_item = data_item_data.to_dict()
            else:
                data_item = data_item_data.to_dict()

            data.append(data_item)

        warnings = self.warnings

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
                "total": total,
                "has_more": has_more,
                "next_page": next_page,
                "data": data,
                "warnings": warnings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.card_part_shape import CardPartShape  # noqa: PLC0415
        from ..models.printing_part_shape import PrintingPartShape  # noqa: PLC0415

        d = dict(src_dict)
        object_ = check_card_or_printing_list_part_shape_object(d.pop("object"))

        total = d.pop("total")

        has_more = d.pop("has_more")

        def _parse_next_page(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        next_page = _parse_next_page(d.pop("next_page"))

        data = []
        _data = d.pop("data")
        for data_item_data in _data:

            def _parse_data_item(data: object) -> CardPartShape | PrintingPartShape:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_card_or_printing_part_shape_type_0 = (
                        CardPartShape.from_dict(data)
                    )

                    return componentsschemas_card_or_printing_part_shape_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_card_or_printing_part_shape_type_1 = (
                    PrintingPartShape.from_dict(data)
                )

                return componentsschemas_card_or_printing_part_shape_type_1

            data_item = _parse_data_item(data_item_data)

            data.append(data_item)

        warnings = cast(list[str], d.pop("warnings"))

        card_or_printing_list_part_shape = cls(
            object_=object_,
            total=total,
            has_more=has_more,
            next_page=next_page,
            data=data,
            warnings=warnings,
        )

        card_or_printing_list_part_shape.additional_properties = d
        return card_or_printing_list_part_shape

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
