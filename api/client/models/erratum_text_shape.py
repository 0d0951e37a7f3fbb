from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.erratum_text_shape_object import (
    ErratumTextShapeObject,
    check_erratum_text_shape_object,
)
from ..models.erratum_text_shape_status import (
    ErratumTextShapeStatus,
    check_erratum_text_shape_status,
)

if TYPE_CHECKING:
    from ..models.citation_shape import CitationShape


T = TypeVar("T", bound="ErratumTextShape")


@_attrs_define
class ErratumTextShape:
    """A change of a card, with its source.

    Attributes:
        object_ (ErratumTextShapeObject): what the object is
        card (str): slug of its card
        date (datetime.date | None): when it was published; null where that is not known
        status (ErratumTextShapeStatus): what it counts for
        change (str): what changes, in a sentence
        text (None | str): the text from then on; null where it does not change
        original_text (None | str): the imported wording, null where none was
        title (None | str): the new title; null where it does not change
        subtitle (None | str): the new subtitle; null where it does not change
        corrected_by (CitationShape | None): the section that corrects it; null where none does
        source (CitationShape | None): the section that has it; null where the source has no sections
        card_url (str): address of its card
    """

    object_: ErratumTextShapeObject
    card: str
    date: datetime.date | None
    status: ErratumTextShapeStatus
    change: str
    text: None | str
    original_text: None | str
    title: None | str
    subtitle: None | str
    corrected_by: CitationShape | None
    source: CitationShape | None
    card_url: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.citation_shape import CitationShape  # noqa: PLC0415

        object_: str = self.object_

        card = self.card

        date: None | str
        if isinstance(self.date, datetime.date):
            date = self.date.isoformat()
        else:
            date = self.date

        status: str = self.status

        change = self.change

        text: None | str
        text = self.text

        original_text: None | str
        original_text = self.original_text

        title: None | str
        title = self.title

        subtitle: None | str
        subtitle = self.subtitle

        corrected_by: dict[str, Any] | None
        if isinstance(self.corrected_by, CitationShape):
            corrected_by = self.corrected_by.to_dict()
        else:
            corrected_by = self.corrected_by

        source: dict[str, Any] | None
        if isinstance(self.source, CitationShape):
            source = self.source.to_dict()
        else:
            source = self.source

        card_url = self.card_url

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
                "card": card,
                "date": date,
                "status": status,
                "change": change,
                "text": text,
                "original_text": original_text,
                "title": title,
                "subtitle": subtitle,
                "corrected_by": corrected_by,
                "source": source,
                "card_url": card_url,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.citation_shape import CitationShape  # noqa: PLC0415

        d = dict(src_dict)
        object_ = check_erratum_text_shape_object(d.pop("object"))

        card = d.pop("card")

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

        status = check_erratum_text_shape_status(d.pop("status"))

        change = d.pop("change")

        def _parse_text(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        text = _parse_text(d.pop("text"))

        def _parse_original_text(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        original_text = _parse_original_text(d.pop("original_text"))

        def _parse_title(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        title = _parse_title(d.pop("title"))

        def _parse_subtitle(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        subtitle = _parse_subtitle(d.pop("subtitle"))

        def _parse_corrected_by(data: object) -> CitationShape | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                corrected_by_type_0 = CitationShape.from_dict(data)

                return corrected_by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CitationShape | None, data)

        corrected_by = _parse_corrected_by(d.pop("corrected_by"))

        def _parse_source(data: object) -> CitationShape | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                source_type_0 = CitationShape.from_dict(data)

                return source_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CitationShape | None, data)

        source = _parse_source(d.pop("source"))

        card_url = d.pop("card_url")

        erratum_text_shape = cls(
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
        )

        erratum_text_shape.additional_properties = d
        return erratum_text_shape

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
