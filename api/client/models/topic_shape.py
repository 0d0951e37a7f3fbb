from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.citation_shape import CitationShape


T = TypeVar("T", bound="TopicShape")


@_attrs_define
class TopicShape:
    """A topic, with the sections that treat it in every document.

    Attributes:
        slug (str): its stable name
        title (str): as it is printed
        changed (str): how the editions differ
        sections (list[CitationShape]): the sections concerned
    """

    slug: str
    title: str
    changed: str
    sections: list[CitationShape]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        slug = self.slug

        title = self.title

        changed = self.changed

        sections = []
        for sections_item_data in self.sections:
            sections_item = sections_item_data.to_dict()
            sections.append(sections_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "slug": slug,
                "title": title,
                "changed": changed,
                "sections": sections,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.citation_shape import CitationShape  # noqa: PLC0415

        d = dict(src_dict)
        slug = d.pop("slug")

        title = d.pop("title")

        changed = d.pop("changed")

        sections = []
        _sections = d.pop("sections")
        for sections_item_data in _sections:
            sections_item = CitationShape.from_dict(sections_item_data)

            sections.append(sections_item)

        topic_shape = cls(
            slug=slug,
            title=title,
            changed=changed,
            sections=sections,
        )

        topic_shape.additional_properties = d
        return topic_shape

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
