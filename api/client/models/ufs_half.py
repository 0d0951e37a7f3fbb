from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.ufs_half_attack_zone import UfsHalfAttackZone, check_ufs_half_attack_zone
from ..models.ufs_half_damage_type_1 import (
    UfsHalfDamageType1,
    check_ufs_half_damage_type_1,
)
from ..models.ufs_half_difficulty_type_1 import (
    UfsHalfDifficultyType1,
    check_ufs_half_difficulty_type_1,
)
from ..models.ufs_half_speed_type_1 import (
    UfsHalfSpeedType1,
    check_ufs_half_speed_type_1,
)
from ..models.ufs_half_type import UfsHalfType, check_ufs_half_type
from ..types import UNSET, Unset

T = TypeVar("T", bound="UfsHalf")


@_attrs_define
class UfsHalf:
    """A half of a split card: what it has of its own.

    Attributes:
        type_ (UfsHalfType): type of card
        difficulty (int | UfsHalfDifficultyType1 | Unset): the control check that it takes
        keywords (list[str] | Unset): as they are printed: `Powerful: 2`
        text (str | Unset): its text
        speed (int | UfsHalfSpeedType1 | Unset): the control check that it takes
        attack_zone (UfsHalfAttackZone | Unset): high, mid or low; empty where the card is no attack
        damage (int | UfsHalfDamageType1 | Unset): the control check that it takes
    """

    type_: UfsHalfType
    difficulty: int | UfsHalfDifficultyType1 | Unset = UNSET
    keywords: list[str] | Unset = UNSET
    text: str | Unset = UNSET
    speed: int | UfsHalfSpeedType1 | Unset = UNSET
    attack_zone: UfsHalfAttackZone | Unset = UNSET
    damage: int | UfsHalfDamageType1 | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        difficulty: int | str | Unset
        if isinstance(self.difficulty, Unset):
            difficulty = UNSET
        elif isinstance(self.difficulty, str):
            difficulty = self.difficulty
        else:
            difficulty = self.difficulty

        keywords: list[str] | Unset = UNSET
        if not isinstance(self.keywords, Unset):
            keywords = self.keywords

        text = self.text

        speed: int | str | Unset
        if isinstance(self.speed, Unset):
            speed = UNSET
        elif isinstance(self.speed, str):
            speed = self.speed
        else:
            speed = self.speed

        attack_zone: str | Unset = UNSET
        if not isinstance(self.attack_zone, Unset):
            attack_zone = self.attack_zone

        damage: int | str | Unset
        if isinstance(self.damage, Unset):
            damage = UNSET
        elif isinstance(self.damage, str):
            damage = self.damage
        else:
            damage = self.damage

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
            }
        )
        if difficulty is not UNSET:
            field_dict["difficulty"] = difficulty
        if keywords is not UNSET:
            field_dict["keywords"] = keywords
        if text is not UNSET:
            field_dict["text"] = text
        if speed is not UNSET:
            field_dict["speed"] = speed
        if attack_zone is not UNSET:
            field_dict["attack_zone"] = attack_zone
        if damage is not UNSET:
            field_dict["damage"] = damage

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = check_ufs_half_type(d.pop("type"))

        def _parse_difficulty(data: object) -> int | UfsHalfDifficultyType1 | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                difficulty_type_1 = check_ufs_half_difficulty_type_1(data)

                return difficulty_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | UfsHalfDifficultyType1 | Unset, data)

        difficulty = _parse_difficulty(d.pop("difficulty", UNSET))

        keywords = cast(list[str], d.pop("keywords", UNSET))

        text = d.pop("text", UNSET)

        def _parse_speed(data: object) -> int | UfsHalfSpeedType1 | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                speed_type_1 = check_ufs_half_speed_type_1(data)

                return speed_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | UfsHalfSpeedType1 | Unset, data)

        speed = _parse_speed(d.pop("speed", UNSET))

        _attack_zone = d.pop("attack_zone", UNSET)
        attack_zone: UfsHalfAttackZone | Unset
        if isinstance(_attack_zone, Unset):
            attack_zone = UNSET
        else:
            attack_zone = check_ufs_half_attack_zone(_attack_zone)

        def _parse_damage(data: object) -> int | UfsHalfDamageType1 | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                damage_type_1 = check_ufs_half_damage_type_1(data)

                return damage_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | UfsHalfDamageType1 | Unset, data)

        damage = _parse_damage(d.pop("damage", UNSET))

        ufs_half = cls(
            type_=type_,
            difficulty=difficulty,
            keywords=keywords,
            text=text,
            speed=speed,
            attack_zone=attack_zone,
            damage=damage,
        )

        return ufs_half
