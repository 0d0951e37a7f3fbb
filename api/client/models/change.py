from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="Change")


@_attrs_define
class Change:
    """What is different after a step, of a card (by id) or of a player (by name).

    Attributes:
        what (str):
        to (Any):
        from_ (Any):
        card (str | Unset):
        player (str | Unset):
    """

    what: str
    to: Any
    from_: Any
    card: str | Unset = UNSET
    player: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        what = self.what

        to = self.to

        from_ = self.from_

        card = self.card

        player = self.player

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "what": what,
                "to": to,
                "from": from_,
            }
        )
        if card is not UNSET:
            field_dict["card"] = card
        if player is not UNSET:
            field_dict["player"] = player

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        what = d.pop("what")

        to = d.pop("to")

        from_ = d.pop("from")

        card = d.pop("card", UNSET)

        player = d.pop("player", UNSET)

        change = cls(
            what=what,
            to=to,
            from_=from_,
            card=card,
            player=player,
        )

        change.additional_properties = d
        return change

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
