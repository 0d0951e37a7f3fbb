from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ruling_text_shape_object import (
    RulingTextShapeObject,
    check_ruling_text_shape_object,
)
from ..models.ruling_text_shape_origin import (
    RulingTextShapeOrigin,
    check_ruling_text_shape_origin,
)
from ..models.ruling_text_shape_status import (
    RulingTextShapeStatus,
    check_ruling_text_shape_status,
)

if TYPE_CHECKING:
    from ..models.citation_shape import CitationShape


T = TypeVar("T", bound="RulingTextShape")


@_attrs_define
class RulingTextShape:
    """A question about cards, and its answer.

    Attributes:
        object_ (RulingTextShapeObject): what the object is
        id (int): its number
        question (str): what is asked
        answer (str): Markdown
        cards (list[str]): slugs of the cards
        rules (list[CitationShape]): the rules that it explains
        source (CitationShape): A section of a document that says so.
        date (datetime.date | None): when it was published; null where that is not known
        status (RulingTextShapeStatus): whether it still holds
        superseded_by (CitationShape | None): the section that took its place; null where none did
        origin (RulingTextShapeOrigin): ours, or the imported original
        url (str): its address in the API
        page_url (str): for a person
    """

    object_: RulingTextShapeObject
    id: int
    question: str
    answer: str
    cards: list[str]
    rules: list[CitationShape]
    source: CitationShape
    date: datetime.date | None
    status: RulingTextShapeStatus
    superseded_by: CitationShape | None
    origin: RulingTextShapeOrigin
    url: str
    page_url: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.citation_shape import CitationShape  # noqa: PLC0415

        object_: str = self.object_

        id = self.id

        question = self.question

        answer = self.answer

        cards = self.cards

        rules = []
        for rules_item_data in self.rules:
            rules_item = rules_item_data.to_dict()
            rules.append(rules_item)

        source = self.source.to_dict()

        date: None | str
        if isinstance(self.date, datetime.date):
            date = self.date.isoformat()
        else:
            date = self.date

        status: str = self.status

        superseded_by: dict[str, Any] | None
        if isinstance(self.superseded_by, CitationShape):
            superseded_by = self.superseded_by.to_dict()
        else:
            superseded_by = self.superseded_by

        origin: str = self.origin

        url = self.url

        page_url = self.page_url

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
                "id": id,
                "question": question,
                "answer": answer,
                "cards": cards,
                "rules": rules,
                "source": source,
                "date": date,
                "status": status,
                "superseded_by": superseded_by,
                "origin": origin,
                "url": url,
                "page_url": page_url,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.citation_shape import CitationShape  # noqa: PLC0415

        d = dict(src_dict)
        object_ = check_ruling_text_shape_object(d.pop("object"))

        id = d.pop("id")

        question = d.pop("question")

        answer = d.pop("answer")

        cards = cast(list[str], d.pop("cards"))

        rules = []
        _rules = d.pop("rules")
        for rules_item_data in _rules:
            rules_item = CitationShape.from_dict(rules_item_data)

            rules.append(rules_item)

        source = CitationShape.from_dict(d.pop("source"))

        def _parse_date(data: object) -> datetime.date | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                date_type_0 = datetime.date.fromisoformat(data)

                return date_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None, data)

        date = _parse_date(d.pop("date"))

        status = check_ruling_text_shape_status(d.pop("status"))

        def _parse_superseded_by(data: object) -> CitationShape | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                superseded_by_type_0 = CitationShape.from_dict(data)

                return superseded_by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CitationShape | None, data)

        superseded_by = _parse_superseded_by(d.pop("superseded_by"))

        origin = check_ruling_text_shape_origin(d.pop("origin"))

        url = d.pop("url")

        page_url = d.pop("page_url")

        ruling_text_shape = cls(
            object_=object_,
            id=id,
            question=question,
            answer=answer,
            cards=cards,
            rules=rules,
            source=source,
            date=date,
            status=status,
            superseded_by=superseded_by,
            origin=origin,
            url=url,
            page_url=page_url,
        )

        ruling_text_shape.additional_properties = d
        return ruling_text_shape

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
