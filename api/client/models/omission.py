from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.omission_kind import OmissionKind, check_omission_kind

T = TypeVar("T", bound="Omission")


@_attrs_define
class Omission:
    """Legal actions that are not listed: by design (`later`, `unchanged`, `groups`, `divisions`), or because there is too
    much of them.

        Attributes:
            kind (OmissionKind): what sort of thing it is
            text (str): for a person, in a sentence or several
            do (list[str]): the actions concerned; empty: any
            most (int | None): of `number`: how many cards are chosen at most in what is listed
    """

    kind: OmissionKind
    text: str
    do: list[str]
    most: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        text = self.text

        do = self.do

        most: int | None
        most = self.most

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "text": text,
                "do": do,
                "most": most,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = check_omission_kind(d.pop("kind"))

        text = d.pop("text")

        do = cast(list[str], d.pop("do"))

        def _parse_most(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        most = _parse_most(d.pop("most"))

        omission = cls(
            kind=kind,
            text=text,
            do=do,
            most=most,
        )

        omission.additional_properties = d
        return omission

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
