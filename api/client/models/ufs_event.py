from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ufs_event_what import UfsEventWhat, check_ufs_event_what

T = TypeVar("T", bound="UfsEvent")


@_attrs_define
class UfsEvent:
    """What may be responded to.

    Attributes:
        what (UfsEventWhat): as the texts of cards have it
        by (None | str): who did it
        card (None | str): the card that it is about
    """

    what: UfsEventWhat
    by: None | str
    card: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        what: str = self.what

        by: None | str
        by = self.by

        card: None | str
        card = self.card

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "what": what,
                "by": by,
                "card": card,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        what = check_ufs_event_what(d.pop("what"))

        def _parse_by(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        by = _parse_by(d.pop("by"))

        def _parse_card(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        card = _parse_card(d.pop("card"))

        ufs_event = cls(
            what=what,
            by=by,
            card=card,
        )

        ufs_event.additional_properties = d
        return ufs_event

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
