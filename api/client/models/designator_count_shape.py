from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.designator_count_shape_object import (
    DesignatorCountShapeObject,
    check_designator_count_shape_object,
)

T = TypeVar("T", bound="DesignatorCountShape")


@_attrs_define
class DesignatorCountShape:
    """A designator, with how many cards have it.

    Attributes:
        object_ (DesignatorCountShapeObject): what the object is
        word (str): the designator
        cards (int): how many cards have it
    """

    object_: DesignatorCountShapeObject
    word: str
    cards: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        object_: str = self.object_

        word = self.word

        cards = self.cards

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
                "word": word,
                "cards": cards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        object_ = check_designator_count_shape_object(d.pop("object"))

        word = d.pop("word")

        cards = d.pop("cards")

        designator_count_shape = cls(
            object_=object_,
            word=word,
            cards=cards,
        )

        designator_count_shape.additional_properties = d
        return designator_count_shape

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
