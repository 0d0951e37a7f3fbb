from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.difference_shape_object import (
    DifferenceShapeObject,
    check_difference_shape_object,
)

if TYPE_CHECKING:
    from ..models.difference_shape_rulesets import DifferenceShapeRulesets


T = TypeVar("T", bound="DifferenceShape")


@_attrs_define
class DifferenceShape:
    """A rule that differs, with what each edition has for it.

    Attributes:
        object_ (DifferenceShapeObject): what the object is
        key (str): its stable name
        title (str): as it is printed
        topic (str): what it is about
        rulesets (DifferenceShapeRulesets): what each edition has
    """

    object_: DifferenceShapeObject
    key: str
    title: str
    topic: str
    rulesets: DifferenceShapeRulesets
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        object_: str = self.object_

        key = self.key

        title = self.title

        topic = self.topic

        rulesets = self.rulesets.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
                "key": key,
                "title": title,
                "topic": topic,
                "rulesets": rulesets,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.difference_shape_rulesets import DifferenceShapeRulesets  # noqa: PLC0415

        d = dict(src_dict)
        object_ = check_difference_shape_object(d.pop("object"))

        key = d.pop("key")

        title = d.pop("title")

        topic = d.pop("topic")

        rulesets = DifferenceShapeRulesets.from_dict(d.pop("rulesets"))

        difference_shape = cls(
            object_=object_,
            key=key,
            title=title,
            topic=topic,
            rulesets=rulesets,
        )

        difference_shape.additional_properties = d
        return difference_shape

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
