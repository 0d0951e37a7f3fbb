from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="AbilityShape")


@_attrs_define
class AbilityShape:
    """An ability that the engine understands.

    Attributes:
        kind (str): restriction, special ability, played on, when it is played, voluntary effect, event, triggered
            effect, continuous effect, permission, X, not understood
        text (str): in canonical words
        start (int): its place in the text of the card
        end (int): the place behind it
    """

    kind: str
    text: str
    start: int
    end: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        text = self.text

        start = self.start

        end = self.end

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "text": text,
                "start": start,
                "end": end,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = d.pop("kind")

        text = d.pop("text")

        start = d.pop("start")

        end = d.pop("end")

        ability_shape = cls(
            kind=kind,
            text=text,
            start=start,
            end=end,
        )

        ability_shape.additional_properties = d
        return ability_shape

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
