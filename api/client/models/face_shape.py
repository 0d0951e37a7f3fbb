from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.face_shape_attack_zone_type_1 import (
    FaceShapeAttackZoneType1,
    check_face_shape_attack_zone_type_1,
)
from ..models.face_shape_attack_zone_type_2_type_1 import (
    FaceShapeAttackZoneType2Type1,
    check_face_shape_attack_zone_type_2_type_1,
)
from ..models.face_shape_attack_zone_type_3_type_1 import (
    FaceShapeAttackZoneType3Type1,
    check_face_shape_attack_zone_type_3_type_1,
)
from ..models.face_shape_block_zone_type_1 import (
    FaceShapeBlockZoneType1,
    check_face_shape_block_zone_type_1,
)
from ..models.face_shape_block_zone_type_2_type_1 import (
    FaceShapeBlockZoneType2Type1,
    check_face_shape_block_zone_type_2_type_1,
)
from ..models.face_shape_block_zone_type_3_type_1 import (
    FaceShapeBlockZoneType3Type1,
    check_face_shape_block_zone_type_3_type_1,
)
from ..models.face_shape_blood_type_type_1 import (
    FaceShapeBloodTypeType1,
    check_face_shape_blood_type_type_1,
)
from ..models.face_shape_blood_type_type_2_type_1 import (
    FaceShapeBloodTypeType2Type1,
    check_face_shape_blood_type_type_2_type_1,
)
from ..models.face_shape_blood_type_type_3_type_1 import (
    FaceShapeBloodTypeType3Type1,
    check_face_shape_blood_type_type_3_type_1,
)
from ..models.face_shape_body_type_1 import (
    FaceShapeBodyType1,
    check_face_shape_body_type_1,
)
from ..models.face_shape_cost_type_1 import (
    FaceShapeCostType1,
    check_face_shape_cost_type_1,
)
from ..models.face_shape_damage_type_1 import (
    FaceShapeDamageType1,
    check_face_shape_damage_type_1,
)
from ..models.face_shape_difficulty_type_1 import (
    FaceShapeDifficultyType1,
    check_face_shape_difficulty_type_1,
)
from ..models.face_shape_fighting_type_1 import (
    FaceShapeFightingType1,
    check_face_shape_fighting_type_1,
)
from ..models.face_shape_gender_type_1 import (
    FaceShapeGenderType1,
    check_face_shape_gender_type_1,
)
from ..models.face_shape_gender_type_2_type_1 import (
    FaceShapeGenderType2Type1,
    check_face_shape_gender_type_2_type_1,
)
from ..models.face_shape_gender_type_3_type_1 import (
    FaceShapeGenderType3Type1,
    check_face_shape_gender_type_3_type_1,
)
from ..models.face_shape_power_type_1 import (
    FaceShapePowerType1,
    check_face_shape_power_type_1,
)
from ..models.face_shape_speed_type_1 import (
    FaceShapeSpeedType1,
    check_face_shape_speed_type_1,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.face_shape_provides import FaceShapeProvides
    from ..models.face_shape_requires import FaceShapeRequires
    from ..models.half_shape import HalfShape


T = TypeVar("T", bound="FaceShape")


@_attrs_define
class FaceShape:
    """What a card says in one wording; it has the characteristics of its own game only.

    Attributes:
        title (str): as it is printed
        subtitle (str): its designators, as printed; empty where it has none
        type_ (str): type of card
        text (str): with declared markup: [Dragons] is a symbol, <Cop> a designator
        cost (FaceShapeCostType1 | int | None | Unset): Shadowfist: in Power
        requires (FaceShapeRequires | Unset): Shadowfist: resource conditions
        provides (FaceShapeProvides | Unset): Shadowfist: resource provisions
        fighting (FaceShapeFightingType1 | int | None | Unset): Shadowfist: of Characters
        power (FaceShapePowerType1 | int | None | Unset): Shadowfist: that a Site generates
        body (FaceShapeBodyType1 | int | None | Unset): Shadowfist: of Sites
        difficulty (FaceShapeDifficultyType1 | int | None | Unset): UFS: of the control check
        control (int | None | Unset): UFS: value in a control check; null where the card has none
        resources (list[str] | Unset): UFS: names of resource symbols
        block_zone (FaceShapeBlockZoneType1 | FaceShapeBlockZoneType2Type1 | FaceShapeBlockZoneType3Type1 | None |
            Unset): UFS: of its block; null where the card has none
        block_modifier (int | None | Unset): UFS: added to the difficulty of a block; null where the card has none
        keywords (list[str] | Unset): UFS: as printed
        speed (FaceShapeSpeedType1 | int | None | Unset): UFS: of an attack
        attack_zone (FaceShapeAttackZoneType1 | FaceShapeAttackZoneType2Type1 | FaceShapeAttackZoneType3Type1 | None |
            Unset): UFS: of an attack; null where the card has none
        damage (FaceShapeDamageType1 | int | None | Unset): UFS: of an attack
        hand_size (int | None | Unset): UFS: of a character; null where the card has none
        vitality (int | None | Unset): UFS: of a character; null where the card has none
        gender (FaceShapeGenderType1 | FaceShapeGenderType2Type1 | FaceShapeGenderType3Type1 | None | Unset): UFS: of a
            character, ? if unknown; null where the card has none
        height (None | str | Unset): UFS: of a character as printed, ? if unknown; null where the card has none
        weight (None | str | Unset): UFS: of a character as printed, ? if unknown; null where the card has none
        blood_type (FaceShapeBloodTypeType1 | FaceShapeBloodTypeType2Type1 | FaceShapeBloodTypeType3Type1 | None |
            Unset): UFS: of a character, ? if unknown; null where the card has none
        halves (list[HalfShape] | Unset): UFS: what each half of a split card has of its own; empty for other cards
    """

    title: str
    subtitle: str
    type_: str
    text: str
    cost: FaceShapeCostType1 | int | None | Unset = UNSET
    requires: FaceShapeRequires | Unset = UNSET
    provides: FaceShapeProvides | Unset = UNSET
    fighting: FaceShapeFightingType1 | int | None | Unset = UNSET
    power: FaceShapePowerType1 | int | None | Unset = UNSET
    body: FaceShapeBodyType1 | int | None | Unset = UNSET
    difficulty: FaceShapeDifficultyType1 | int | None | Unset = UNSET
    control: int | None | Unset = UNSET
    resources: list[str] | Unset = UNSET
    block_zone: (
        FaceShapeBlockZoneType1
        | FaceShapeBlockZoneType2Type1
        | FaceShapeBlockZoneType3Type1
        | None
        | Unset
    ) = UNSET
    block_modifier: int | None | Unset = UNSET
    keywords: list[str] | Unset = UNSET
    speed: FaceShapeSpeedType1 | int | None | Unset = UNSET
    attack_zone: (
        FaceShapeAttackZoneType1
        | FaceShapeAttackZoneType2Type1
        | FaceShapeAttackZoneType3Type1
        | None
        | Unset
    ) = UNSET
    damage: FaceShapeDamageType1 | int | None | Unset = UNSET
    hand_size: int | None | Unset = UNSET
    vitality: int | None | Unset = UNSET
    gender: (
        FaceShapeGenderType1
        | FaceShapeGenderType2Type1
        | FaceShapeGenderType3Type1
        | None
        | Unset
    ) = UNSET
    height: None | str | Unset = UNSET
    weight: None | str | Unset = UNSET
    blood_type: (
        FaceShapeBloodTypeType1
        | FaceShapeBloodTypeType2Type1
        | FaceShapeBloodTypeType3Type1
        | None
        | Unset
    ) = UNSET
    halves: list[HalfShape] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        subtitle = self.subtitle

        type_ = self.type_

        text = self.text

        cost: int | None | str | Unset
        if isinstance(self.cost, Unset):
            cost = UNSET
        elif isinstance(self.cost, str):
            cost = self.cost
        else:
            cost = self.cost

        requires: dict[str, Any] | Unset = UNSET
        if not isinstance(self.requires, Unset):
            requires = self.requires.to_dict()

        provides: dict[str, Any] | Unset = UNSET
        if not isinstance(self.provides, Unset):
            provides = self.provides.to_dict()

        fighting: int | None | str | Unset
        if isinstance(self.fighting, Unset):
            fighting = UNSET
        elif isinstance(self.fighting, str):
            fighting = self.fighting
        else:
            fighting = self.fighting

        power: int | None | str | Unset
        if isinstance(self.power, Unset):
            power = UNSET
        elif isinstance(self.power, str):
            power = self.power
        else:
            power = self.power

        body: int | None | str | Unset
        if isinstance(self.body, Unset):
            body = UNSET
        elif isinstance(self.body, str):
            body = self.body
        else:
            body = self.body

        difficulty: int | None | str | Unset
        if isinstance(self.difficulty, Unset):
            difficulty = UNSET
        elif isinstance(self.difficulty, str):
            difficulty = self.difficulty
        else:
            difficulty = self.difficulty

        control: int | None | Unset
        if isinstance(self.control, Unset):
            control = UNSET
        else:
            control = self.control

        resources: list[str] | Unset = UNSET
        if not isinstance(self.resources, Unset):
            resources = self.resources

        block_zone: None | str | Unset
        if isinstance(self.block_zone, Unset):
            block_zone = UNSET
        elif isinstance(self.block_zone, str):
            block_zone = self.block_zone
        elif isinstance(self.block_zone, str):
            block_zone = self.block_zone
        elif isinstance(self.block_zone, str):
            block_zone = self.block_zone
        else:
            block_zone = self.block_zone

        block_modifier: int | None | Unset
        if isinstance(self.block_modifier, Unset):
            block_modifier = UNSET
        else:
            block_modifier = self.block_modifier

        keywords: list[str] | Unset = UNSET
        if not isinstance(self.keywords, Unset):
            keywords = self.keywords

        speed: int | None | str | Unset
        if isinstance(self.speed, Unset):
            speed = UNSET
        elif isinstance(self.speed, str):
            speed = self.speed
        else:
            speed = self.speed

        attack_zone: None | str | Unset
        if isinstance(self.attack_zone, Unset):
            attack_zone = UNSET
        elif isinstance(self.attack_zone, str):
            attack_zone = self.attack_zone
        elif isinstance(self.attack_zone, str):
            attack_zone = self.attack_zone
        elif isinstance(self.attack_zone, str):
            attack_zone = self.attack_zone
        else:
            attack_zone = self.attack_zone

        damage: int | None | str | Unset
        if isinstance(self.damage, Unset):
            damage = UNSET
        elif isinstance(self.damage, str):
            damage = self.damage
        else:
            damage = self.damage

        hand_size: int | None | Unset
        if isinstance(self.hand_size, Unset):
            hand_size = UNSET
        else:
            hand_size = self.hand_size

        vitality: int | None | Unset
        if isinstance(self.vitality, Unset):
            vitality = UNSET
        else:
            vitality = self.vitality

        gender: None | str | Unset
        if isinstance(self.gender, Unset):
            gender = UNSET
        elif isinstance(self.gender, str):
            gender = self.gender
        elif isinstance(self.gender, str):
            gender = self.gender
        elif isinstance(self.gender, str):
            gender = self.gender
        else:
            gender = self.gender

        height: None | str | Unset
        if isinstance(self.height, Unset):
            height = UNSET
        else:
            height = self.height

        weight: None | str | Unset
        if isinstance(self.weight, Unset):
            weight = UNSET
        else:
            weight = self.weight

        blood_type: None | str | Unset
        if isinstance(self.blood_type, Unset):
            blood_type = UNSET
        elif isinstance(self.blood_type, str):
            blood_type = self.blood_type
        elif isinstance(self.blood_type, str):
            blood_type = self.blood_type
        elif isinstance(self.blood_type, str):
            blood_type = self.blood_type
        else:
            blood_type = self.blood_type

        halves: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.halves, Unset):
            halves = []
            for halves_item_data in self.halves:
                halves_item = halves_item_data.to_dict()
                halves.append(halves_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "title": title,
                "subtitle": subtitle,
                "type": type_,
                "text": text,
            }
        )
        if cost is not UNSET:
            field_dict["cost"] = cost
        if requires is not UNSET:
            field_dict["requires"] = requires
        if provides is not UNSET:
            field_dict["provides"] = provides
        if fighting is not UNSET:
            field_dict["fighting"] = fighting
        if power is not UNSET:
            field_dict["power"] = power
        if body is not UNSET:
            field_dict["body"] = body
        if difficulty is not UNSET:
            field_dict["difficulty"] = difficulty
        if control is not UNSET:
            field_dict["control"] = control
        if resources is not UNSET:
            field_dict["resources"] = resources
        if block_zone is not UNSET:
            field_dict["block_zone"] = block_zone
        if block_modifier is not UNSET:
            field_dict["block_modifier"] = block_modifier
        if keywords is not UNSET:
            field_dict["keywords"] = keywords
        if speed is not UNSET:
            field_dict["speed"] = speed
        if attack_zone is not UNSET:
            field_dict["attack_zone"] = attack_zone
        if damage is not UNSET:
            field_dict["damage"] = damage
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
        from ..models.face_shape_provides import FaceShapeProvides  # noqa: PLC0415
        from ..models.face_shape_requires import FaceShapeRequires  # noqa: PLC0415
        from ..models.half_shape import HalfShape  # noqa: PLC0415

        d = dict(src_dict)
        title = d.pop("title")

        subtitle = d.pop("subtitle")

        type_ = d.pop("type")

        text = d.pop("text")

        def _parse_cost(data: object) -> FaceShapeCostType1 | int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                cost_type_1 = check_face_shape_cost_type_1(data)

                return cost_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(FaceShapeCostType1 | int | None | Unset, data)

        cost = _parse_cost(d.pop("cost", UNSET))

        _requires = d.pop("requires", UNSET)
        requires: FaceShapeRequires | Unset
        if isinstance(_requires, Unset):
            requires = UNSET
        else:
            requires = FaceShapeRequires.from_dict(_requires)

        _provides = d.pop("provides", UNSET)
        provides: FaceShapeProvides | Unset
        if isinstance(_provides, Unset):
            provides = UNSET
        else:
            provides = FaceShapeProvides.from_dict(_provides)

        def _parse_fighting(
            data: object,
        ) -> FaceShapeFightingType1 | int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                fighting_type_1 = check_face_shape_fighting_type_1(data)

                return fighting_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(FaceShapeFightingType1 | int | None | Unset, data)

        fighting = _parse_fighting(d.pop("fighting", UNSET))

        def _parse_power(data: object) -> FaceShapePowerType1 | int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                power_type_1 = check_face_shape_power_type_1(data)

                return power_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(FaceShapePowerType1 | int | None | Unset, data)

        power = _parse_power(d.pop("power", UNSET))

        def _parse_body(data: object) -> FaceShapeBodyType1 | int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                body_type_1 = check_face_shape_body_type_1(data)

                return body_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(FaceShapeBodyType1 | int | None | Unset, data)

        body = _parse_body(d.pop("body", UNSET))

        def _parse_difficulty(
            data: object,
        ) -> FaceShapeDifficultyType1 | int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                difficulty_type_1 = check_face_shape_difficulty_type_1(data)

                return difficulty_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(FaceShapeDifficultyType1 | int | None | Unset, data)

        difficulty = _parse_difficulty(d.pop("difficulty", UNSET))

        def _parse_control(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        control = _parse_control(d.pop("control", UNSET))

        resources = cast(list[str], d.pop("resources", UNSET))

        def _parse_block_zone(
            data: object,
        ) -> (
            FaceShapeBlockZoneType1
            | FaceShapeBlockZoneType2Type1
            | FaceShapeBlockZoneType3Type1
            | None
            | Unset
        ):
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                block_zone_type_1 = check_face_shape_block_zone_type_1(data)

                return block_zone_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                block_zone_type_2_type_1 = check_face_shape_block_zone_type_2_type_1(
                    data
                )

                return block_zone_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                block_zone_type_3_type_1 = check_face_shape_block_zone_type_3_type_1(
                    data
                )

                return block_zone_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                FaceShapeBlockZoneType1
                | FaceShapeBlockZoneType2Type1
                | FaceShapeBlockZoneType3Type1
                | None
                | Unset,
                data,
            )

        block_zone = _parse_block_zone(d.pop("block_zone", UNSET))

        def _parse_block_modifier(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        block_modifier = _parse_block_modifier(d.pop("block_modifier", UNSET))

        keywords = cast(list[str], d.pop("keywords", UNSET))

        def _parse_speed(data: object) -> FaceShapeSpeedType1 | int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                speed_type_1 = check_face_shape_speed_type_1(data)

                return speed_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(FaceShapeSpeedType1 | int | None | Unset, data)

        speed = _parse_speed(d.pop("speed", UNSET))

        def _parse_attack_zone(
            data: object,
        ) -> (
            FaceShapeAttackZoneType1
            | FaceShapeAttackZoneType2Type1
            | FaceShapeAttackZoneType3Type1
            | None
            | Unset
        ):
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                attack_zone_type_1 = check_face_shape_attack_zone_type_1(data)

                return attack_zone_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                attack_zone_type_2_type_1 = check_face_shape_attack_zone_type_2_type_1(
                    data
                )

                return attack_zone_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                attack_zone_type_3_type_1 = check_face_shape_attack_zone_type_3_type_1(
                    data
                )

                return attack_zone_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                FaceShapeAttackZoneType1
                | FaceShapeAttackZoneType2Type1
                | FaceShapeAttackZoneType3Type1
                | None
                | Unset,
                data,
            )

        attack_zone = _parse_attack_zone(d.pop("attack_zone", UNSET))

        def _parse_damage(data: object) -> FaceShapeDamageType1 | int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                damage_type_1 = check_face_shape_damage_type_1(data)

                return damage_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(FaceShapeDamageType1 | int | None | Unset, data)

        damage = _parse_damage(d.pop("damage", UNSET))

        def _parse_hand_size(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        hand_size = _parse_hand_size(d.pop("hand_size", UNSET))

        def _parse_vitality(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        vitality = _parse_vitality(d.pop("vitality", UNSET))

        def _parse_gender(
            data: object,
        ) -> (
            FaceShapeGenderType1
            | FaceShapeGenderType2Type1
            | FaceShapeGenderType3Type1
            | None
            | Unset
        ):
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                gender_type_1 = check_face_shape_gender_type_1(data)

                return gender_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                gender_type_2_type_1 = check_face_shape_gender_type_2_type_1(data)

                return gender_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                gender_type_3_type_1 = check_face_shape_gender_type_3_type_1(data)

                return gender_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                FaceShapeGenderType1
                | FaceShapeGenderType2Type1
                | FaceShapeGenderType3Type1
                | None
                | Unset,
                data,
            )

        gender = _parse_gender(d.pop("gender", UNSET))

        def _parse_height(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        height = _parse_height(d.pop("height", UNSET))

        def _parse_weight(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        weight = _parse_weight(d.pop("weight", UNSET))

        def _parse_blood_type(
            data: object,
        ) -> (
            FaceShapeBloodTypeType1
            | FaceShapeBloodTypeType2Type1
            | FaceShapeBloodTypeType3Type1
            | None
            | Unset
        ):
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                blood_type_type_1 = check_face_shape_blood_type_type_1(data)

                return blood_type_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                blood_type_type_2_type_1 = check_face_shape_blood_type_type_2_type_1(
                    data
                )

                return blood_type_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                blood_type_type_3_type_1 = check_face_shape_blood_type_type_3_type_1(
                    data
                )

                return blood_type_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                FaceShapeBloodTypeType1
                | FaceShapeBloodTypeType2Type1
                | FaceShapeBloodTypeType3Type1
                | None
                | Unset,
                data,
            )

        blood_type = _parse_blood_type(d.pop("blood_type", UNSET))

        _halves = d.pop("halves", UNSET)
        halves: list[HalfShape] | Unset = UNSET
        if _halves is not UNSET:
            halves = []
            for halves_item_data in _halves:
                halves_item = HalfShape.from_dict(halves_item_data)

                halves.append(halves_item)

        face_shape = cls(
            title=title,
            subtitle=subtitle,
            type_=type_,
            text=text,
            cost=cost,
            requires=requires,
            provides=provides,
            fighting=fighting,
            power=power,
            body=body,
            difficulty=difficulty,
            control=control,
            resources=resources,
            block_zone=block_zone,
            block_modifier=block_modifier,
            keywords=keywords,
            speed=speed,
            attack_zone=attack_zone,
            damage=damage,
            hand_size=hand_size,
            vitality=vitality,
            gender=gender,
            height=height,
            weight=weight,
            blood_type=blood_type,
            halves=halves,
        )

        face_shape.additional_properties = d
        return face_shape

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
