from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Effect")


@_attrs_define
class Effect:
    """An effect that waits.

    Attributes:
        by (None | str): the player who does it
        kind (str): what sort of thing it is
        text (str): for a person, in a sentence or several
        card (None | str): the card, by its id
        targets (list[str]): cards and players at which it is aimed
        x (int | None): the value of X
    """

    by: None | str
    kind: str
    text: str
    card: None | str
    targets: list[str]
    x: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        by: None | str
        by = self.by

        kind = self.kind

        text = self.text

        card: None | str
        card = self.card

        targets = self.targets

        x: int | None
        x = self.x

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "by": by,
                "kind": kind,
                "text": text,
                "card": card,
                "targets": targets,
                "x": x,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_by(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        by = _parse_by(d.pop("by"))

        kind = d.pop("kind")

        text = d.pop("text")

        def _parse_card(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        card = _parse_card(d.pop("card"))

        targets = cast(list[str], d.pop("targets"))

        def _parse_x(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        x = _parse_x(d.pop("x"))

        effect = cls(
            by=by,
            kind=kind,
            text=text,
            card=card,
            targets=targets,
            x=x,
        )

        effect.additional_properties = d
        return effect

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
