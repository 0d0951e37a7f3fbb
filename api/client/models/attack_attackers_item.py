from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="AttackAttackersItem")


@_attrs_define
class AttackAttackersItem:
    """
    Attributes:
        card (str): the card, by its id
        player (str): the player, by name
        target (str): what is attacked
        chain (list[str]): interceptors, the first to fight first
    """

    card: str
    player: str
    target: str
    chain: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        card = self.card

        player = self.player

        target = self.target

        chain = self.chain

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "card": card,
                "player": player,
                "target": target,
                "chain": chain,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = d.pop("card")

        player = d.pop("player")

        target = d.pop("target")

        chain = cast(list[str], d.pop("chain"))

        attack_attackers_item = cls(
            card=card,
            player=player,
            target=target,
            chain=chain,
        )

        attack_attackers_item.additional_properties = d
        return attack_attackers_item

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
