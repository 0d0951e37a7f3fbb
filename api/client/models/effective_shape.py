from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.effective_shape_object import (
    EffectiveShapeObject,
    check_effective_shape_object,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.erratum_text_shape import ErratumTextShape
    from ..models.face_shape import FaceShape
    from ..models.reason_shape import ReasonShape


T = TypeVar("T", bound="EffectiveShape")


@_attrs_define
class EffectiveShape:
    """The wording that a copy must be played with, and why.

    Attributes:
        object_ (EffectiveShapeObject): what the object is
        card (str): slug of the card
        copy (None | str): set of the copy that was asked for
        as_of (datetime.date | None): the day that was asked for; null: now
        printing (str): the set whose printing gives the wording
        erratum (ErratumTextShape | None): that changed it since
        wording (FaceShape): What a card says in one wording; it has the characteristics of its own game only.
        reasons (list[ReasonShape]): why it is this wording, sentence by sentence
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    object_: EffectiveShapeObject
    card: str
    copy: None | str
    as_of: datetime.date | None
    printing: str
    erratum: ErratumTextShape | None
    wording: FaceShape
    reasons: list[ReasonShape]
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.erratum_text_shape import ErratumTextShape  # noqa: PLC0415

        object_: str = self.object_

        card = self.card

        copy: None | str
        copy = self.copy

        as_of: None | str
        if isinstance(self.as_of, datetime.date):
            as_of = self.as_of.isoformat()
        else:
            as_of = self.as_of

        printing = self.printing

        erratum: dict[str, Any] | None
        if isinstance(self.erratum, ErratumTextShape):
            erratum = self.erratum.to_dict()
        else:
            erratum = self.erratum

        wording = self.wording.to_dict()

        reasons = []
        for reasons_item_data in self.reasons:
            reasons_item = reasons_item_data.to_dict()
            reasons.append(reasons_item)

        warnings: list[str] | Unset = UNSET
        if not isinstance(self.warnings, Unset):
            warnings = self.warnings

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
                "card": card,
                "copy": copy,
                "as_of": as_of,
                "printing": printing,
                "erratum": erratum,
                "wording": wording,
                "reasons": reasons,
            }
        )
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.erratum_text_shape import ErratumTextShape  # noqa: PLC0415
        from ..models.face_shape import FaceShape  # noqa: PLC0415
        from ..models.reason_shape import ReasonShape  # noqa: PLC0415

        d = dict(src_dict)
        object_ = check_effective_shape_object(d.pop("object"))

        card = d.pop("card")

        def _parse_copy(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        copy = _parse_copy(d.pop("copy"))

        def _parse_as_of(data: object) -> datetime.date | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                as_of_type_0 = datetime.date.fromisoformat(data)

                return as_of_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None, data)

        as_of = _parse_as_of(d.pop("as_of"))

        printing = d.pop("printing")

        def _parse_erratum(data: object) -> ErratumTextShape | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                erratum_type_0 = ErratumTextShape.from_dict(data)

                return erratum_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ErratumTextShape | None, data)

        erratum = _parse_erratum(d.pop("erratum"))

        wording = FaceShape.from_dict(d.pop("wording"))

        reasons = []
        _reasons = d.pop("reasons")
        for reasons_item_data in _reasons:
            reasons_item = ReasonShape.from_dict(reasons_item_data)

            reasons.append(reasons_item)

        warnings = cast(list[str], d.pop("warnings", UNSET))

        effective_shape = cls(
            object_=object_,
            card=card,
            copy=copy,
            as_of=as_of,
            printing=printing,
            erratum=erratum,
            wording=wording,
            reasons=reasons,
            warnings=warnings,
        )

        effective_shape.additional_properties = d
        return effective_shape

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
