from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.half_shape_attack_zone_type_1 import (
    HalfShapeAttackZoneType1,
    check_half_shape_attack_zone_type_1,
)
from ..models.half_shape_attack_zone_type_2_type_1 import (
    HalfShapeAttackZoneType2Type1,
    check_half_shape_attack_zone_type_2_type_1,
)
from ..models.half_shape_attack_zone_type_3_type_1 import (
    HalfShapeAttackZoneType3Type1,
    check_half_shape_attack_zone_type_3_type_1,
)
from ..models.half_shape_damage_type_1 import (
    HalfShapeDamageType1,
    check_half_shape_damage_type_1,
)
from ..models.half_shape_difficulty_type_1 import (
    HalfShapeDifficultyType1,
    check_half_shape_difficulty_type_1,
)
from ..models.half_shape_speed_type_1 import (
    HalfShapeSpeedType1,
    check_half_shape_speed_type_1,
)
from ..models.half_shape_type import HalfShapeType, check_half_shape_type

T = TypeVar("T", bound="HalfShape")


@_attrs_define
class HalfShape:
    """What a half of a split UFS card has of its own.

    Attributes:
        type_ (HalfShapeType): type of card
        difficulty (HalfShapeDifficultyType1 | int | None): of the control check
        keywords (list[str]): as printed
        text (str): for a person, in a sentence or several
        speed (HalfShapeSpeedType1 | int | None): of an attack
        attack_zone (HalfShapeAttackZoneType1 | HalfShapeAttackZoneType2Type1 | HalfShapeAttackZoneType3Type1 | None):
        damage (HalfShapeDamageType1 | int | None): of an attack
    """

    type_: HalfShapeType
    difficulty: HalfShapeDifficultyType1 | int | None
    keywords: list[str]
    text: str
    speed: HalfShapeSpeedType1 | int | None
    attack_zone: (
        HalfShapeAttackZoneType1
        | HalfShapeAttackZoneType2Type1
        | HalfShapeAttackZoneType3Type1
        | None
    )
    damage: HalfShapeDamageType1 | int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        difficulty: int | None | str
        if isinstance(self.difficulty, str):
            difficulty = self.difficulty
        else:
            difficulty = self.difficulty

        keywords = self.keywords

        text = self.text

        speed: int | None | str
        if isinstance(self.speed, str):
            speed = self.speed
        else:
            speed = self.speed

        attack_zone: None | str
        if isinstance(self.attack_zone, str):
            attack_zone = self.attack_zone
        elif isinstance(self.attack_zone, str):
            attack_zone = self.attack_zone
        elif isinstance(self.attack_zone, str):
            attack_zone = self.attack_zone
        else:
            attack_zone = self.attack_zone

        damage: int | None | str
        if isinstance(self.damage, str):
            damage = self.damage
        else:
            damage = self.damage

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "difficulty": difficulty,
                "keywords": keywords,
                "text": text,
                "speed": speed,
                "attack_zone": attack_zone,
                "damage": damage,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = check_half_shape_type(d.pop("type"))

        def _parse_difficulty(data: object) -> HalfShapeDifficultyType1 | int | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                difficulty_type_1 = check_half_shape_difficulty_type_1(data)

                return difficulty_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HalfShapeDifficultyType1 | int | None, data)

        difficulty = _parse_difficulty(d.pop("difficulty"))

        keywords = cast(list[str], d.pop("keywords"))

        text = d.pop("text")

        def _parse_speed(data: object) -> HalfShapeSpeedType1 | int | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                speed_type_1 = check_half_shape_speed_type_1(data)

                return speed_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HalfShapeSpeedType1 | int | None, data)

        speed = _parse_speed(d.pop("speed"))

        def _parse_attack_zone(
            data: object,
        ) -> (
            HalfShapeAttackZoneType1
            | HalfShapeAttackZoneType2Type1
            | HalfShapeAttackZoneType3Type1
            | None
        ):
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                attack_zone_type_1 = check_half_shape_attack_zone_type_1(data)

                return attack_zone_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                attack_zone_type_2_type_1 = check_half_shape_attack_zone_type_2_type_1(
                    data
                )

                return attack_zone_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                attack_zone_type_3_type_1 = check_half_shape_attack_zone_type_3_type_1(
                    data
                )

                return attack_zone_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                HalfShapeAttackZoneType1
                | HalfShapeAttackZoneType2Type1
                | HalfShapeAttackZoneType3Type1
                | None,
                data,
            )

        attack_zone = _parse_attack_zone(d.pop("attack_zone"))

        def _parse_damage(data: object) -> HalfShapeDamageType1 | int | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                damage_type_1 = check_half_shape_damage_type_1(data)

                return damage_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HalfShapeDamageType1 | int | None, data)

        damage = _parse_damage(d.pop("damage"))

        half_shape = cls(
            type_=type_,
            difficulty=difficulty,
            keywords=keywords,
            text=text,
            speed=speed,
            attack_zone=attack_zone,
            damage=damage,
        )

        half_shape.additional_properties = d
        return half_shape

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
