from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Unread")


@_attrs_define
class Unread:
    """What of a card's text the engine does not understand or run; it is left out of the outcome.

    Attributes:
        card (str): the card, by its id
        text (str): the words of the card
        start (int): its place in the text of the card
        end (int): the place behind it in the text of the card
        reason (str): why they are left out
    """

    card: str
    text: str
    start: int
    end: int
    reason: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        card = self.card

        text = self.text

        start = self.start

        end = self.end

        reason = self.reason

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "card": card,
                "text": text,
                "start": start,
                "end": end,
                "reason": reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = d.pop("card")

        text = d.pop("text")

        start = d.pop("start")

        end = d.pop("end")

        reason = d.pop("reason")

        unread = cls(
            card=card,
            text=text,
            start=start,
            end=end,
            reason=reason,
        )

        unread.additional_properties = d
        return unread

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
