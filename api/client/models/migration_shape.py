from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.migration_shape_object import (
    MigrationShapeObject,
    check_migration_shape_object,
)

T = TypeVar("T", bound="MigrationShape")


@_attrs_define
class MigrationShape:
    """A name that went, and what has taken its place.

    Attributes:
        object_ (MigrationShapeObject): what the object is
        kind (str): the kind of document
        old (str): its address below /api/v1/
        new (None | str): that of what it is now; null: it is gone
        at (datetime.datetime): when it went
    """

    object_: MigrationShapeObject
    kind: str
    old: str
    new: None | str
    at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        object_: str = self.object_

        kind = self.kind

        old = self.old

        new: None | str
        new = self.new

        at = self.at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
                "kind": kind,
                "old": old,
                "new": new,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        object_ = check_migration_shape_object(d.pop("object"))

        kind = d.pop("kind")

        old = d.pop("old")

        def _parse_new(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        new = _parse_new(d.pop("new"))

        at = datetime.datetime.fromisoformat(d.pop("at"))

        migration_shape = cls(
            object_=object_,
            kind=kind,
            old=old,
            new=new,
            at=at,
        )

        migration_shape.additional_properties = d
        return migration_shape

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
