from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ufs_attack_step import UfsAttackStep, check_ufs_attack_step

T = TypeVar("T", bound="UfsAttack")


@_attrs_define
class UfsAttack:
    """The attack that goes on.

    Attributes:
        card (str): the card, by its id
        by (str): the player who does it
        step (UfsAttackStep): the step; null where the variant has ended
        speed (int): of an attack
        attack_zone (None | str): high, mid or low; empty where the card is no attack
        damage (int): damage on it
        block (None | str): `complete` or `partial`
        block_difficulty (int | None): the difficulty of the block that was played
        unblockable (bool): whether it cannot be blocked
    """

    card: str
    by: str
    step: UfsAttackStep
    speed: int
    attack_zone: None | str
    damage: int
    block: None | str
    block_difficulty: int | None
    unblockable: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        card = self.card

        by = self.by

        step: str = self.step

        speed = self.speed

        attack_zone: None | str
        attack_zone = self.attack_zone

        damage = self.damage

        block: None | str
        block = self.block

        block_difficulty: int | None
        block_difficulty = self.block_difficulty

        unblockable = self.unblockable

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "card": card,
                "by": by,
                "step": step,
                "speed": speed,
                "attack_zone": attack_zone,
                "damage": damage,
                "block": block,
                "block_difficulty": block_difficulty,
                "unblockable": unblockable,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = d.pop("card")

        by = d.pop("by")

        step = check_ufs_attack_step(d.pop("step"))

        speed = d.pop("speed")

        def _parse_attack_zone(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        attack_zone = _parse_attack_zone(d.pop("attack_zone"))

        damage = d.pop("damage")

        def _parse_block(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        block = _parse_block(d.pop("block"))

        def _parse_block_difficulty(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        block_difficulty = _parse_block_difficulty(d.pop("block_difficulty"))

        unblockable = d.pop("unblockable")

        ufs_attack = cls(
            card=card,
            by=by,
            step=step,
            speed=speed,
            attack_zone=attack_zone,
            damage=damage,
            block=block,
            block_difficulty=block_difficulty,
            unblockable=unblockable,
        )

        ufs_attack.additional_properties = d
        return ufs_attack

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
