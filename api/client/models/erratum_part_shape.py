from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.erratum_part_shape_object import (
    ErratumPartShapeObject,
    check_erratum_part_shape_object,
)
from ..models.erratum_part_shape_status import (
    ErratumPartShapeStatus,
    check_erratum_part_shape_status,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.citation_shape import CitationShape
    from ..models.erratum_shape_included import ErratumShapeIncluded


T = TypeVar("T", bound="ErratumPartShape")


@_attrs_define
class ErratumPartShape:
    """Some fields of: A change of a card, with its source.

    Attributes:
        object_ (ErratumPartShapeObject): what the object is
        card (str | Unset): slug of its card
        date (datetime.date | None | Unset): when it was published; null where that is not known
        status (ErratumPartShapeStatus | Unset): what it counts for
        change (str | Unset): what changes, in a sentence
        text (None | str | Unset): the text from then on; null where it does not change
        original_text (None | str | Unset): the imported wording, null where none was
        title (None | str | Unset): the new title; null where it does not change
        subtitle (None | str | Unset): the new subtitle; null where it does not change
        corrected_by (CitationShape | None | Unset): the section that corrects it; null where none does
        source (CitationShape | None | Unset): the section that has it; null where the source has no sections
        card_url (str | Unset): address of its card
        updated_at (datetime.datetime | Unset): when its content last changed
        url (str | Unset): its address in the API
        included (ErratumShapeIncluded | Unset): what `include` names; left out where it names nothing
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    object_: ErratumPartShapeObject
    card: str | Unset = UNSET
    date: datetime.date | None | Unset = UNSET
    status: ErratumPartShapeStatus | Unset = UNSET
    change: str | Unset = UNSET
    text: None | str | Unset = UNSET
    original_text: None | str | Unset = UNSET
    title: None | str | Unset = UNSET
    subtitle: None | str | Unset = UNSET
    corrected_by: CitationShape | None | Unset = UNSET
    source: CitationShape | None | Unset = UNSET
    card_url: str | Unset = UNSET
    updated_at: datetime.datetime | Unset = UNSET
    url: str | Unset = UNSET
    included: ErratumShapeIncluded | Unset = UNSET
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.citation_shape import CitationShape  # noqa: PLC0415

        object_: str = self.object_

        card = self.card

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

        change = self.change

        text: None | str | Unset
        if isinstance(self.text, Unset):
            text = UNSET
        else:
            text = self.text

        original_text: None | str | Unset
        if isinstance(self.original_text, Unset):
            original_text = UNSET
        else:
            original_text = self.original_text

        title: None | str | Unset
        if isinstance(self.title, Unset):
            title = UNSET
        else:
            title = self.title

        subtitle: None | str | Unset
        if isinstance(self.subtitle, Unset):
            subtitle = UNSET
        else:
            subtitle = self.subtitle

        corrected_by: dict[str, Any] | None | Unset
        if isinstance(self.corrected_by, Unset):
            corrected_by = UNSET
        elif isinstance(self.corrected_by, CitationShape):
            corrected_by = self.corrected_by.to_dict()
        else:
            corrected_by = self.corrected_by

        source: dict[str, Any] | None | Unset
        if isinstance(self.source, Unset):
            source = UNSET
        elif isinstance(self.source, CitationShape):
            source = self.source.to_dict()
        else:
            source = self.source

        card_url = self.card_url

        updated_at: str | Unset = UNSET
        if not isinstance(self.updated_at, Unset):
            updated_at = self.updated_at.isoformat()

        url = self.url

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
        if card is not UNSET:
            field_dict["card"] = card
        if date is not UNSET:
            field_dict["date"] = date
        if status is not UNSET:
            field_dict["status"] = status
        if change is not UNSET:
            field_dict["change"] = change
        if text is not UNSET:
            field_dict["text"] = text
        if original_text is not UNSET:
            field_dict["original_text"] = original_text
        if title is not UNSET:
            field_dict["title"] = title
        if subtitle is not UNSET:
            field_dict["subtitle"] = subtitle
        if corrected_by is not UNSET:
            field_dict["corrected_by"] = corrected_by
        if source is not UNSET:
            field_dict["source"] = source
        if card_url is not UNSET:
            field_dict["card_url"] = card_url
        if updated_at is not UNSET:
            field_dict["updated_at"] = updated_at
        if url is not UNSET:
            field_dict["url"] = url
        if included is not UNSET:
            field_dict["included"] = included
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.citation_shape import CitationShape  # noqa: PLC0415
        from ..models.erratum_shape_included import ErratumShapeIncluded  # noqa: PLC0415

        d = dict(src_dict)
        object_ = check_erratum_part_shape_object(d.pop("object"))

        card = d.pop("card", UNSET)

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
        status: ErratumPartShapeStatus | Unset
        if isinstance(_status, Unset):
            status = UNSET
        else:
            status = check_erratum_part_shape_status(_status)

        change = d.pop("change", UNSET)

        def _parse_text(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        text = _parse_text(d.pop("text", UNSET))

        def _parse_original_text(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        original_text = _parse_original_text(d.pop("original_text", UNSET))

        def _parse_title(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        title = _parse_title(d.pop("title", UNSET))

        def _parse_subtitle(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        subtitle = _parse_subtitle(d.pop("subtitle", UNSET))

        def _parse_corrected_by(data: object) -> CitationShape | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                corrected_by_type_0 = CitationShape.from_dict(data)

                return corrected_by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CitationShape | None | Unset, data)

        corrected_by = _parse_corrected_by(d.pop("corrected_by", UNSET))

        def _parse_source(data: object) -> CitationShape | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                source_type_0 = CitationShape.from_dict(data)

                return source_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CitationShape | None | Unset, data)

        source = _parse_source(d.pop("source", UNSET))

        card_url = d.pop("card_url", UNSET)

        _updated_at = d.pop("updated_at", UNSET)
        updated_at: datetime.datetime | Unset
        if isinstance(_updated_at, Unset):
            updated_at = UNSET
        else:
            updated_at = datetime.datetime.fromisoformat(_updated_at)

        url = d.pop("url", UNSET)

        _included = d.pop("included", UNSET)
        included: ErratumShapeIncluded | Unset
        if isinstance(_included, Unset):
            included = UNSET
        else:
            included = ErratumShapeIncluded.from_dict(_included)

        warnings = cast(list[str], d.pop("warnings", UNSET))

        erratum_part_shape = cls(
            object_=object_,
            card=card,
            date=date,
            status=status,
            change=change,
            text=text,
            original_text=original_text,
            title=title,
            subtitle=subtitle,
            corrected_by=corrected_by,
            source=source,
            card_url=card_url,
            updated_at=updated_at,
            url=url,
            included=included,
            warnings=warnings,
        )

        erratum_part_shape.additional_properties = d
        return erratum_part_shape

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
