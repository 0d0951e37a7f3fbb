from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.title_list_shape_object import (
    TitleListShapeObject,
    check_title_list_shape_object,
)

T = TypeVar("T", bound="TitleListShape")


@_attrs_define
class TitleListShape:
    """A list object of titles.

    Attributes:
        object_ (TitleListShapeObject): what the object is
        total (int): titles that fit
        has_more (bool): whether more fit than are listed
        next_page (None | str): address of the next page; null on the last
        data (list[str]): titles
        warnings (list[str]): what of the request was not used, and why
        limit (int): at most so many are listed
    """

    object_: TitleListShapeObject
    total: int
    has_more: bool
    next_page: None | str
    data: list[str]
    warnings: list[str]
    limit: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        object_: str = self.object_

        total = self.total

        has_more = self.has_more

        next_page: None | str
        next_page = self.next_page

        data = self.data

        warnings = self.warnings

        limit = self.limit

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
                "limit": limit,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        object_ = check_title_list_shape_object(d.pop("object"))

        total = d.pop("total")

        has_more = d.pop("has_more")

        def _parse_next_page(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        next_page = _parse_next_page(d.pop("next_page"))

        data = cast(list[str], d.pop("data"))

        warnings = cast(list[str], d.pop("warnings"))

        limit = d.pop("limit")

        title_list_shape = cls(
            object_=object_,
            total=total,
            has_more=has_more,
            next_page=next_page,
            data=data,
            warnings=warnings,
            limit=limit,
        )

        title_list_shape.additional_properties = d
        return title_list_shape

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
