from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.root_retrieve_response_200_object import (
    RootRetrieveResponse200Object,
    check_root_retrieve_response_200_object,
)

T = TypeVar("T", bound="RootRetrieveResponse200")


@_attrs_define
class RootRetrieveResponse200:
    """
    Attributes:
        object_ (RootRetrieveResponse200Object): what the object is
    """

    object_: RootRetrieveResponse200Object
    additional_properties: dict[str, str] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        object_: str = self.object_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        object_ = check_root_retrieve_response_200_object(d.pop("object"))

        root_retrieve_response_200 = cls(
            object_=object_,
        )

        root_retrieve_response_200.additional_properties = d
        return root_retrieve_response_200

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> str:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: str) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
