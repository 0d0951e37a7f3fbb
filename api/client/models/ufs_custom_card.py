from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.ufs_custom_card_attack_zone import (
    UfsCustomCardAttackZone,
    check_ufs_custom_card_attack_zone,
)
from ..models.ufs_custom_card_block_zone import (
    UfsCustomCardBlockZone,
    check_ufs_custom_card_block_zone,
)
from ..models.ufs_custom_card_blood_type import (
    UfsCustomCardBloodType,
    check_ufs_custom_card_blood_type,
)
from ..models.ufs_custom_card_damage_type_1 import (
    UfsCustomCardDamageType1,
    check_ufs_custom_card_damage_type_1,
)
from ..models.ufs_custom_card_difficulty_type_1 import (
    UfsCustomCardDifficultyType1,
    check_ufs_custom_card_difficulty_type_1,
)
from ..models.ufs_custom_card_gender import (
    UfsCustomCardGender,
    check_ufs_custom_card_gender,
)
from ..models.ufs_custom_card_resources_item import (
    UfsCustomCardResourcesItem,
    check_ufs_custom_card_resources_item,
)
from ..models.ufs_custom_card_speed_type_1 import (
    UfsCustomCardSpeedType1,
    check_ufs_custom_card_speed_type_1,
)
from ..models.ufs_custom_card_type import UfsCustomCardType, check_ufs_custom_card_type
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.ufs_half import UfsHalf


T = TypeVar("T", bound="UfsCustomCard")


@_attrs_define
class UfsCustomCard:
    """A card of UFS that the scenario invents.

    Attributes:
        title (str): with its dots
        type_ (UfsCustomCardType | Unset): type of card
        difficulty (int | UfsCustomCardDifficultyType1 | Unset): the control check that it takes
        keywords (list[str] | Unset): as they are printed: `Powerful: 2`
        text (str | Unset): its text
        speed (int | UfsCustomCardSpeedType1 | Unset): the control check that it takes
        attack_zone (UfsCustomCardAttackZone | Unset): high, mid or low; empty where the card is no attack
        damage (int | UfsCustomCardDamageType1 | Unset): the control check that it takes
        control (int | Unset): what is printed
        resources (list[UfsCustomCardResourcesItem] | Unset): its resource symbols
        block_zone (UfsCustomCardBlockZone | Unset): of its block symbol: high, mid or low
        block_modifier (int | Unset): with the zone
        hand_size (int | Unset): what is printed
        vitality (int | Unset): what is printed
        gender (UfsCustomCardGender | Unset): M, F or `?`
        height (int | str | Unset): of a character; `?` is unknown
        weight (int | str | Unset): of a character; `?` is unknown
        blood_type (UfsCustomCardBloodType | Unset): A, B, AB, O or `?`
        halves (list[UfsHalf] | Unset): of a split card
    """

    title: str
    type_: UfsCustomCardType | Unset = UNSET
    difficulty: int | UfsCustomCardDifficultyType1 | Unset = UNSET
    keywords: list[str] | Unset = UNSET
    text: str | Unset = UNSET
    speed: int | UfsCustomCardSpeedType1 | Unset = UNSET
    attack_zone: UfsCustomCardAttackZone | Unset = UNSET
    damage: int | UfsCustomCardDamageType1 | Unset = UNSET
    control: int | Unset = UNSET
    resources: list[UfsCustomCardResourcesItem] | Unset = UNSET
    block_zone: UfsCustomCardBlockZone | Unset = UNSET
    block_modifier: int | Unset = UNSET
    hand_size: int | Unset = UNSET
    vitality: int | Unset = UNSET
    gender: UfsCustomCardGender | Unset = UNSET
    height: int | str | Unset = UNSET
    weight: int | str | Unset = UNSET
    blood_type: UfsCustomCardBloodType | Unset = UNSET
    halves: list[UfsHalf] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        type_: str | Unset = UNSET
        if not isinstance(self.type_, Unset):
            type_ = self.type_

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

        control = self.control

        resources: list[str] | Unset = UNSET
        if not isinstance(self.resources, Unset):
            resources = []
            for resources_item_data in self.resources:
                resources_item: str = resources_item_data
                resources.append(resources_item)

        block_zone: str | Unset = UNSET
        if not isinstance(self.block_zone, Unset):
            block_zone = self.block_zone

        block_modifier = self.block_modifier

        hand_size = self.hand_size

        vitality = self.vitality

        gender: str | Unset = UNSET
        if not isinstance(self.gender, Unset):
            gender = self.gender

        height: int | str | Unset
        if isinstance(self.height, Unset):
            height = UNSET
        else:
            height = self.height

        weight: int | str | Unset
        if isinstance(self.weight, Unset):
            weight = UNSET
        else:
            weight = self.weight

        blood_type: str | Unset = UNSET
        if not isinstance(self.blood_type, Unset):
            blood_type = self.blood_type

        halves: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.halves, Unset):
            halves = []
            for halves_item_data in self.halves:
                halves_item = halves_item_data.to_dict()
                halves.append(halves_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "title": title,
            }
        )
        if type_ is not UNSET:
            field_dict["type"] = type_
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
        if control is not UNSET:
            field_dict["control"] = control
        if resources is not UNSET:
            field_dict["resources"] = resources
        if block_zone is not UNSET:
            field_dict["block_zone"] = block_zone
        if block_modifier is not UNSET:
            field_dict["block_modifier"] = block_modifier
        if hand_size is not UNSET:
            field_dict["hand_size"] = hand_size
        if vitality is not UNSET:
            field_dict["vitality"] = vitality
        if gender is not UNSET:
            field_dict["gender"] = gender
        if height is not UNSET:
            field_dict["height"] = height
        if weight is not UNSET:
            field_dict["weight"] = weight
        if blood_type is not UNSET:
            field_dict["blood_type"] = blood_type
        if halves is not UNSET:
            field_dict["halves"] = halves

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ufs_half import UfsHalf  # noqa: PLC0415

        d = dict(src_dict)
        title = d.pop("title")

        _type_ = d.pop("type", UNSET)
        type_: UfsCustomCardType | Unset
        if isinstance(_type_, Unset):
            type_ = UNSET
        else:
            type_ = check_ufs_custom_card_type(_type_)

        def _parse_difficulty(
            data: object,
        ) -> int | UfsCustomCardDifficultyType1 | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                difficulty_type_1 = check_ufs_custom_card_difficulty_type_1(data)

                return difficulty_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | UfsCustomCardDifficultyType1 | Unset, data)

        difficulty = _parse_difficulty(d.pop("difficulty", UNSET))

        keywords = cast(list[str], d.pop("keywords", UNSET))

        text = d.pop("text", UNSET)

        def _parse_speed(data: object) -> int | UfsCustomCardSpeedType1 | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                speed_type_1 = check_ufs_custom_card_speed_type_1(data)

                return speed_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | UfsCustomCardSpeedType1 | Unset, data)

        speed = _parse_speed(d.pop("speed", UNSET))

        _attack_zone = d.pop("attack_zone", UNSET)
        attack_zone: UfsCustomCardAttackZone | Unset
        if isinstance(_attack_zone, Unset):
            attack_zone = UNSET
        else:
            attack_zone = check_ufs_custom_card_attack_zone(_attack_zone)

        def _parse_damage(data: object) -> int | UfsCustomCardDamageType1 | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                damage_type_1 = check_ufs_custom_card_damage_type_1(data)

                return damage_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | UfsCustomCardDamageType1 | Unset, data)

        damage = _parse_damage(d.pop("damage", UNSET))

        control = d.pop("control", UNSET)

        _resources = d.pop("resources", UNSET)
        resources: list[UfsCustomCardResourcesItem] | Unset = UNSET
        if _resources is not UNSET:
            resources = []
            for resources_item_data in _resources:
                resources_item = check_ufs_custom_card_resources_item(
                    resources_item_data
                )

                resources.append(resources_item)

        _block_zone = d.pop("block_zone", UNSET)
        block_zone: UfsCustomCardBlockZone | Unset
        if isinstance(_block_zone, Unset):
            block_zone = UNSET
        else:
            block_zone = check_ufs_custom_card_block_zone(_block_zone)

        block_modifier = d.pop("block_modifier", UNSET)

        hand_size = d.pop("hand_size", UNSET)

        vitality = d.pop("vitality", UNSET)

        _gender = d.pop("gender", UNSET)
        gender: UfsCustomCardGender | Unset
        if isinstance(_gender, Unset):
            gender = UNSET
        else:
            gender = check_ufs_custom_card_gender(_gender)

        def _parse_height(data: object) -> int | str | Unset:
            if isinstance(data, Unset):
                return data
            return cast(int | str | Unset, data)

        height = _parse_height(d.pop("height", UNSET))

        def _parse_weight(data: object) -> int | str | Unset:
            if isinstance(data, Unset):
                return data
            return cast(int | str | Unset, data)

        weight = _parse_weight(d.pop("weight", UNSET))

        _blood_type = d.pop("blood_type", UNSET)
        blood_type: UfsCustomCardBloodType | Unset
        if isinstance(_blood_type, Unset):
            blood_type = UNSET
        else:
            blood_type = check_ufs_custom_card_blood_type(_blood_type)

        _halves = d.pop("halves", UNSET)
        halves: list[UfsHalf] | Unset = UNSET
        if _halves is not UNSET:
            halves = []
            for halves_item_data in _halves:
                halves_item = UfsHalf.from_dict(halves_item_data)

                halves.append(halves_item)

        ufs_custom_card = cls(
            title=title,
            type_=type_,
            difficulty=difficulty,
            keywords=keywords,
            text=text,
            speed=speed,
            attack_zone=attack_zone,
            damage=damage,
            control=control,
            resources=resources,
            block_zone=block_zone,
            block_modifier=block_modifier,
            hand_size=hand_size,
            vitality=vitality,
            gender=gender,
            height=height,
            weight=weight,
            blood_type=blood_type,
            halves=halves,
        )

        return ufs_custom_card
