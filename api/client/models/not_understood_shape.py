from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="NotUnderstoodShape")


@_attrs_define
class NotUnderstoodShape:
    """What of a card's text the engine does not understand.

    Attributes:
        text (str): the words of the card
        reason (str): why
        start (int): their place in the text of the card
        end (int): the place behind them
    """

    text: str
    reason: str
    start: int
    end: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        text = self.text

        reason = self.reason

        start = self.start

        end = self.end

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "text": text,
                "reason": reason,
                "start": start,
                "end": end,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        text = d.pop("text")

        reason = d.pop("reason")

        start = d.pop("start")

        end = d.pop("end")

        not_understood_shape = cls(
            text=text,
            reason=reason,
            start=start,
            end=end,
        )

        not_understood_shape.additional_properties = d
        return not_understood_shape

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
