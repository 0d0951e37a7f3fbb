from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.hit_shape_kind import HitShapeKind, check_hit_shape_kind

T = TypeVar("T", bound="HitShape")


@_attrs_define
class HitShape:
    """Something found.

    Attributes:
        kind (HitShapeKind): what sort of thing it is
        document (None | str): slug of the document
        number (str): of the section
        title (str): as it is printed
        url (str): its address in the API
        page_url (str): for a person
        score (float): how well it fits, to compare within one answer
        highlight (str): HTML-safe, with <mark>
    """

    kind: HitShapeKind
    document: None | str
    number: str
    title: str
    url: str
    page_url: str
    score: float
    highlight: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        document: None | str
        document = self.document

        number = self.number

        title = self.title

        url = self.url

        page_url = self.page_url

        score = self.score

        highlight = self.highlight

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "document": document,
                "number": number,
                "title": title,
                "url": url,
                "page_url": page_url,
                "score": score,
                "highlight": highlight,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = check_hit_shape_kind(d.pop("kind"))

        def _parse_document(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        document = _parse_document(d.pop("document"))

        number = d.pop("number")

        title = d.pop("title")

        url = d.pop("url")

        page_url = d.pop("page_url")

        score = d.pop("score")

        highlight = d.pop("highlight")

        hit_shape = cls(
            kind=kind,
            document=document,
            number=number,
            title=title,
            url=url,
            page_url=page_url,
            score=score,
            highlight=highlight,
        )

        hit_shape.additional_properties = d
        return hit_shape

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
