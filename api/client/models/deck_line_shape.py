from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.deck_line_shape_part import DeckLineShapePart, check_deck_line_shape_part

T = TypeVar("T", bound="DeckLineShape")


@_attrs_define
class DeckLineShape:
    """So many copies of a card.

    Attributes:
        line (int): of the list, from 1
        count (int): how many copies
        title (str): as the list has it
        slug (None | str): of the card; null where the library has none of the title
        candidates (list[str]): titles that may be meant where it has none
        part (DeckLineShapePart): of which part of the list: behind Sideboard: is the sideboard
    """

    line: int
    count: int
    title: str
    slug: None | str
    candidates: list[str]
    part: DeckLineShapePart
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        line = self.line

        count = self.count

        title = self.title

        slug: None | str
        slug = self.slug

        candidates = self.candidates

        part: str = self.part

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "line": line,
                "count": count,
                "title": title,
                "slug": slug,
                "candidates": candidates,
                "part": part,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        line = d.pop("line")

        count = d.pop("count")

        title = d.pop("title")

        def _parse_slug(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        slug = _parse_slug(d.pop("slug"))

        candidates = cast(list[str], d.pop("candidates"))

        part = check_deck_line_shape_part(d.pop("part"))

        deck_line_shape = cls(
            line=line,
            count=count,
            title=title,
            slug=slug,
            candidates=candidates,
            part=part,
        )

        deck_line_shape.additional_properties = d
        return deck_line_shape

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
