from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.passage_shape_kind import PassageShapeKind, check_passage_shape_kind
from ..models.passage_shape_origin import PassageShapeOrigin, check_passage_shape_origin

T = TypeVar("T", bound="PassageShape")


@_attrs_define
class PassageShape:
    """A paragraph of a section.

    Attributes:
        kind (PassageShapeKind): what sort of thing it is
        origin (PassageShapeOrigin): ours, or the imported original
        anchor (str): its place on the section's page
        heading (str): the term or card that an entry is about
        sense (str): which of several meanings of a term
        text (str): Markdown
        after (str): the item of the section that the paragraph stands behind
        cards (list[str]): slugs of the cards
    """

    kind: PassageShapeKind
    origin: PassageShapeOrigin
    anchor: str
    heading: str
    sense: str
    text: str
    after: str
    cards: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        origin: str = self.origin

        anchor = self.anchor

        heading = self.heading

        sense = self.sense

        text = self.text

        after = self.after

        cards = self.cards

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "origin": origin,
                "anchor": anchor,
                "heading": heading,
                "sense": sense,
                "text": text,
                "after": after,
                "cards": cards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = check_passage_shape_kind(d.pop("kind"))

        origin = check_passage_shape_origin(d.pop("origin"))

        anchor = d.pop("anchor")

        heading = d.pop("heading")

        sense = d.pop("sense")

        text = d.pop("text")

        after = d.pop("after")

        cards = cast(list[str], d.pop("cards"))

        passage_shape = cls(
            kind=kind,
            origin=origin,
            anchor=anchor,
            heading=heading,
            sense=sense,
            text=text,
            after=after,
            cards=cards,
        )

        passage_shape.additional_properties = d
        return passage_shape

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
