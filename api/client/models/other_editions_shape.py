from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.said_shape import SaidShape


T = TypeVar("T", bound="OtherEditionsShape")


@_attrs_define
class OtherEditionsShape:
    """What other editions say on the topic, and what changed between them.

    Attributes:
        topic (str): what it is about
        changed (str): how the editions differ on it
        sections (list[SaidShape]): the sections concerned
    """

    topic: str
    changed: str
    sections: list[SaidShape]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        topic = self.topic

        changed = self.changed

        sections = []
        for sections_item_data in self.sections:
            sections_item = sections_item_data.to_dict()
            sections.append(sections_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "topic": topic,
                "changed": changed,
                "sections": sections,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.said_shape import SaidShape  # noqa: PLC0415

        d = dict(src_dict)
        topic = d.pop("topic")

        changed = d.pop("changed")

        sections = []
        _sections = d.pop("sections")
        for sections_item_data in _sections:
            sections_item = SaidShape.from_dict(sections_item_data)

            sections.append(sections_item)

        other_editions_shape = cls(
            topic=topic,
            changed=changed,
            sections=sections,
        )

        other_editions_shape.additional_properties = d
        return other_editions_shape

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
