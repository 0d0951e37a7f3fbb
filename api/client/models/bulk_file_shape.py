from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.bulk_file_shape_object import (
    BulkFileShapeObject,
    check_bulk_file_shape_object,
)

T = TypeVar("T", bound="BulkFileShape")


@_attrs_define
class BulkFileShape:
    """A file with every document of a kind.

    Attributes:
        object_ (BulkFileShapeObject): what the object is
        id (str): cards, printings, rules, rulings, errata, examples
        url (str): which stays the same
        objects (int): documents in it
        size (int): bytes, compressed
        sha256 (str): of the compressed file
        updated_at (datetime.datetime | None): of the latest document in it
    """

    object_: BulkFileShapeObject
    id: str
    url: str
    objects: int
    size: int
    sha256: str
    updated_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        object_: str = self.object_

        id = self.id

        url = self.url

        objects = self.objects

        size = self.size

        sha256 = self.sha256

        updated_at: None | str
        if isinstance(self.updated_at, datetime.datetime):
            updated_at = self.updated_at.isoformat()
        else:
            updated_at = self.updated_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
                "id": id,
                "url": url,
                "objects": objects,
                "size": size,
                "sha256": sha256,
                "updated_at": updated_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        object_ = check_bulk_file_shape_object(d.pop("object"))

        id = d.pop("id")

        url = d.pop("url")

        objects = d.pop("objects")

        size = d.pop("size")

        sha256 = d.pop("sha256")

        def _parse_updated_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                updated_at_type_0 = datetime.datetime.fromisoformat(data)

                return updated_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        updated_at = _parse_updated_at(d.pop("updated_at"))

        bulk_file_shape = cls(
            object_=object_,
            id=id,
            url=url,
            objects=objects,
            size=size,
            sha256=sha256,
            updated_at=updated_at,
        )

        bulk_file_shape.additional_properties = d
        return bulk_file_shape

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
