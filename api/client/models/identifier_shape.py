from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="IdentifierShape")


@_attrs_define
class IdentifierShape:
    """What was sent.

    Attributes:
        title (str | Unset): as it is printed
        slug (str | Unset): its stable name
        printing (str | Unset): id of a printing
    """

    title: str | Unset = UNSET
    slug: str | Unset = UNSET
    printing: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        slug = self.slug

        printing = self.printing

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if title is not UNSET:
            field_dict["title"] = title
        if slug is not UNSET:
            field_dict["slug"] = slug
        if printing is not UNSET:
            field_dict["printing"] = printing

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        title = d.pop("title", UNSET)

        slug = d.pop("slug", UNSET)

        printing = d.pop("printing", UNSET)

        identifier_shape = cls(
            title=title,
            slug=slug,
            printing=printing,
        )

        identifier_shape.additional_properties = d
        return identifier_shape

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
