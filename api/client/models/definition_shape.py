from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.definition_shape_origin import (
    DefinitionShapeOrigin,
    check_definition_shape_origin,
)

if TYPE_CHECKING:
    from ..models.citation_shape import CitationShape


T = TypeVar("T", bound="DefinitionShape")


@_attrs_define
class DefinitionShape:
    """What a document says of a term.

    Attributes:
        sense (str): which of several meanings
        text (str): Markdown
        origin (DefinitionShapeOrigin): ours, or the imported original
        source (CitationShape): A section of a document that says so.
    """

    sense: str
    text: str
    origin: DefinitionShapeOrigin
    source: CitationShape
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        sense = self.sense

        text = self.text

        origin: str = self.origin

        source = self.source.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "sense": sense,
                "text": text,
                "origin": origin,
                "source": source,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.citation_shape import CitationShape  # noqa: PLC0415

        d = dict(src_dict)
        sense = d.pop("sense")

        text = d.pop("text")

        origin = check_definition_shape_origin(d.pop("origin"))

        source = CitationShape.from_dict(d.pop("source"))

        definition_shape = cls(
            sense=sense,
            text=text,
            origin=origin,
            source=source,
        )

        definition_shape.additional_properties = d
        return definition_shape

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
