from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ruling_part_shape_object import (
    RulingPartShapeObject,
    check_ruling_part_shape_object,
)
from ..models.ruling_part_shape_origin import (
    RulingPartShapeOrigin,
    check_ruling_part_shape_origin,
)
from ..models.ruling_part_shape_status import (
    RulingPartShapeStatus,
    check_ruling_part_shape_status,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.citation_shape import CitationShape
    from ..models.ruling_shape_included import RulingShapeIncluded


T = TypeVar("T", bound="RulingPartShape")


@_attrs_define
class RulingPartShape:
    """Some fields of: A question about cards, and its answer.

    Attributes:
        object_ (RulingPartShapeObject): what the object is
        id (int | Unset): its number
        question (str | Unset): what is asked
        answer (str | Unset): Markdown
        cards (list[str] | Unset): slugs of the cards
        rules (list[CitationShape] | Unset): the rules that it explains
        source (CitationShape | Unset): A section of a document that says so.
        date (datetime.date | None | Unset): when it was published; null where that is not known
        status (RulingPartShapeStatus | Unset): whether it still holds
        superseded_by (CitationShape | None | Unset): the section that took its place; null where none did
        origin (RulingPartShapeOrigin | Unset): ours, or the imported original
        url (str | Unset): its address in the API
        page_url (str | Unset): for a person
        updated_at (datetime.datetime | Unset): when its content last changed
        included (RulingShapeIncluded | Unset): what `include` names; left out where it names nothing
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    object_: RulingPartShapeObject
    id: int | Unset = UNSET
    question: str | Unset = UNSET
    answer: str | Unset = UNSET
    cards: list[str] | Unset = UNSET
    rules: list[CitationShape] | Unset = UNSET
    source: CitationShape | Unset = UNSET
    date: datetime.date | None | Unset = UNSET
    status: RulingPartShapeStatus | Unset = UNSET
    superseded_by: CitationShape | None | Unset = UNSET
    origin: RulingPartShapeOrigin | Unset = UNSET
    url: str | Unset = UNSET
    page_url: str | Unset = UNSET
    updated_at: datetime.datetime | Unset = UNSET
    included: RulingShapeIncluded | Unset = UNSET
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.citation_shape import CitationShape  # noqa: PLC0415

        object_: str = self.object_

        id = self.id

        question = self.question

        answer = self.answer

        cards: list[str] | Unset = UNSET
        if not isinstance(self.cards, Unset):
            cards = self.cards

        rules: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.rules, Unset):
            rules = []
            for rules_item_data in self.rules:
                rules_item = rules_item_data.to_dict()
                rules.append(rules_item)

        source: dict[str, Any] | Unset = UNSET
        if not isinstance(self.source, Unset):
            source = self.source.to_dict()

        date: None | str | Unset
        if isinstance(self.date, Unset):
            date = UNSET
        elif isinstance(self.date, datetime.date):
            date = self.date.isoformat()
        else:
            date = self.date

        status: str | Unset = UNSET
        if not isinstance(self.status, Unset):
            status = self.status

        superseded_by: dict[str, Any] | None | Unset
        if isinstance(self.superseded_by, Unset):
            superseded_by = UNSET
        elif isinstance(self.superseded_by, CitationShape):
            superseded_by = self.superseded_by.to_dict()
        else:
            superseded_by = self.superseded_by

        origin: str | Unset = UNSET
        if not isinstance(self.origin, Unset):
            origin = self.origin

        url = self.url

        page_url = self.page_url

        updated_at: str | Unset = UNSET
        if not isinstance(self.updated_at, Unset):
            updated_at = self.updated_at.isoformat()

        included: dict[str, Any] | Unset = UNSET
        if not isinstance(self.included, Unset):
            included = self.included.to_dict()

        warnings: list[str] | Unset = UNSET
        if not isinstance(self.warnings, Unset):
            warnings = self.warnings

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
            }
        )
        if id is not UNSET:
            field_dict["id"] = id
        if question is not UNSET:
            field_dict["question"] = question
        if answer is not UNSET:
            field_dict["answer"] = answer
        if cards is not UNSET:
            field_dict["cards"] = cards
        if rules is not UNSET:
            field_dict["rules"] = rules
        if source is not UNSET:
            field_dict["source"] = source
        if date is not UNSET:
            field_dict["date"] = date
        if status is not UNSET:
            field_dict["status"] = status
        if superseded_by is not UNSET:
            field_dict["superseded_by"] = superseded_by
        if origin is not UNSET:
            field_dict["origin"] = origin
        if url is not UNSET:
            field_dict["url"] = url
        if page_url is not UNSET:
            field_dict["page_url"] = page_url
        if updated_at is not UNSET:
            field_dict["updated_at"] = updated_at
        if included is not UNSET:
            field_dict["included"] = included
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.citation_shape import CitationShape  # noqa: PLC0415
        from ..models.ruling_shape_included import RulingShapeIncluded  # noqa: PLC0415

        d = dict(src_dict)
        object_ = check_ruling_part_shape_object(d.pop("object"))

        id = d.pop("id", UNSET)

        question = d.pop("question", UNSET)

        answer = d.pop("answer", UNSET)

        cards = cast(list[str], d.pop("cards", UNSET))

        _rules = d.pop("rules", UNSET)
        rules: list[CitationShape] | Unset = UNSET
        if _rules is not UNSET:
            rules = []
            for rules_item_data in _rules:
                rules_item = CitationShape.from_dict(rules_item_data)

                rules.append(rules_item)

        _source = d.pop("source", UNSET)
        source: CitationShape | Unset
        if isinstance(_source, Unset):
            source = UNSET
        else:
            source = CitationShape.from_dict(_source)

        def _parse_date(data: object) -> datetime.date | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                date_type_0 = datetime.date.fromisoformat(data)

                return date_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None | Unset, data)

        date = _parse_date(d.pop("date", UNSET))

        _status = d.pop("status", UNSET)
        status: RulingPartShapeStatus | Unset
        if isinstance(_status, Unset):
            status = UNSET
        else:
            status = check_ruling_part_shape_status(_status)

        def _parse_superseded_by(data: object) -> CitationShape | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                superseded_by_type_0 = CitationShape.from_dict(data)

                return superseded_by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CitationShape | None | Unset, data)

        superseded_by = _parse_superseded_by(d.pop("superseded_by", UNSET))

        _origin = d.pop("origin", UNSET)
        origin: RulingPartShapeOrigin | Unset
        if isinstance(_origin, Unset):
            origin = UNSET
        else:
            origin = check_ruling_part_shape_origin(_origin)

        url = d.pop("url", UNSET)

        page_url = d.pop("page_url", UNSET)

        _updated_at = d.pop("updated_at", UNSET)
        updated_at: datetime.datetime | Unset
        if isinstance(_updated_at, Unset):
            updated_at = UNSET
        else:
            updated_at = datetime.datetime.fromisoformat(_updated_at)

        _included = d.pop("included", UNSET)
        included: RulingShapeIncluded | Unset
        if isinstance(_included, Unset):
            included = UNSET
        else:
            included = RulingShapeIncluded.from_dict(_included)

        warnings = cast(list[str], d.pop("warnings", UNSET))

        ruling_part_shape = cls(
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
            updated_at=updated_at,
            included=included,
            warnings=warnings,
        )

        ruling_part_shape.additional_properties = d
        return ruling_part_shape

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
