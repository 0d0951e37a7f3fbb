from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.change_shape_kind import ChangeShapeKind, check_change_shape_kind
from ..models.change_shape_object import ChangeShapeObject, check_change_shape_object

T = TypeVar("T", bound="ChangeShape")


@_attrs_define
class ChangeShape:
    """A document that changed, or that is gone.

    Attributes:
        object_ (ChangeShapeObject): what the object is
        kind (ChangeShapeKind): the kind of document
        url (str): its address in the API
        removed (bool): whether it is gone
        version (int): of the library, in which it changed last
        updated_at (datetime.datetime): when its content last changed
    """

    object_: ChangeShapeObject
    kind: ChangeShapeKind
    url: str
    removed: bool
    version: int
    updated_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        object_: str = self.object_

        kind: str = self.kind

        url = self.url

        removed = self.removed

        version = self.version

        updated_at = self.updated_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
                "kind": kind,
                "url": url,
                "removed": removed,
                "version": version,
                "updated_at": updated_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        object_ = check_change_shape_object(d.pop("object"))

        kind = check_change_shape_kind(d.pop("kind"))

        url = d.pop("url")

        removed = d.pop("removed")

        version = d.pop("version")

        updated_at = datetime.datetime.fromisoformat(d.pop("updated_at"))

        change_shape = cls(
            object_=object_,
            kind=kind,
            url=url,
            removed=removed,
            version=version,
            updated_at=updated_at,
        )

        change_shape.additional_properties = d
        return change_shape

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
