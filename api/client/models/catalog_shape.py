from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.catalog_shape_object import CatalogShapeObject, check_catalog_shape_object
from ..types import UNSET, Unset

T = TypeVar("T", bound="CatalogShape")


@_attrs_define
class CatalogShape:
    """Every word of one kind.

    Attributes:
        object_ (CatalogShapeObject): what the object is
        name (str): which catalog it is
        total (int): how many words it has
        data (list[str]): the words, sorted
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    object_: CatalogShapeObject
    name: str
    total: int
    data: list[str]
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        object_: str = self.object_

        name = self.name

        total = self.total

        data = self.data

        warnings: list[str] | Unset = UNSET
        if not isinstance(self.warnings, Unset):
            warnings = self.warnings

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
                "name": name,
                "total": total,
                "data": data,
            }
        )
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        object_ = check_catalog_shape_object(d.pop("object"))

        name = d.pop("name")

        total = d.pop("total")

        data = cast(list[str], d.pop("data"))

        warnings = cast(list[str], d.pop("warnings", UNSET))

        catalog_shape = cls(
            object_=object_,
            name=name,
            total=total,
            data=data,
            warnings=warnings,
        )

        catalog_shape.additional_properties = d
        return catalog_shape

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
