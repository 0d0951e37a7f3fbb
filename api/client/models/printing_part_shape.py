from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.printing_part_shape_attack_zone_type_1 import (
    PrintingPartShapeAttackZoneType1,
    check_printing_part_shape_attack_zone_type_1,
)
from ..models.printing_part_shape_attack_zone_type_2_type_1 import (
    PrintingPartShapeAttackZoneType2Type1,
    check_printing_part_shape_attack_zone_type_2_type_1,
)
from ..models.printing_part_shape_attack_zone_type_3_type_1 import (
    PrintingPartShapeAttackZoneType3Type1,
    check_printing_part_shape_attack_zone_type_3_type_1,
)
from ..models.printing_part_shape_block_zone_type_1 import (
    PrintingPartShapeBlockZoneType1,
    check_printing_part_shape_block_zone_type_1,
)
from ..models.printing_part_shape_block_zone_type_2_type_1 import (
    PrintingPartShapeBlockZoneType2Type1,
    check_printing_part_shape_block_zone_type_2_type_1,
)
from ..models.printing_part_shape_block_zone_type_3_type_1 import (
    PrintingPartShapeBlockZoneType3Type1,
    check_printing_part_shape_block_zone_type_3_type_1,
)
from ..models.printing_part_shape_blood_type_type_1 import (
    PrintingPartShapeBloodTypeType1,
    check_printing_part_shape_blood_type_type_1,
)
from ..models.printing_part_shape_blood_type_type_2_type_1 import (
    PrintingPartShapeBloodTypeType2Type1,
    check_printing_part_shape_blood_type_type_2_type_1,
)
from ..models.printing_part_shape_blood_type_type_3_type_1 import (
    PrintingPartShapeBloodTypeType3Type1,
    check_printing_part_shape_blood_type_type_3_type_1,
)
from ..models.printing_part_shape_body_type_1 import (
    PrintingPartShapeBodyType1,
    check_printing_part_shape_body_type_1,
)
from ..models.printing_part_shape_cost_type_1 import (
    PrintingPartShapeCostType1,
    check_printing_part_shape_cost_type_1,
)
from ..models.printing_part_shape_damage_type_1 import (
    PrintingPartShapeDamageType1,
    check_printing_part_shape_damage_type_1,
)
from ..models.printing_part_shape_difficulty_type_1 import (
    PrintingPartShapeDifficultyType1,
    check_printing_part_shape_difficulty_type_1,
)
from ..models.printing_part_shape_fighting_type_1 import (
    PrintingPartShapeFightingType1,
    check_printing_part_shape_fighting_type_1,
)
from ..models.printing_part_shape_gender_type_1 import (
    PrintingPartShapeGenderType1,
    check_printing_part_shape_gender_type_1,
)
from ..models.printing_part_shape_gender_type_2_type_1 import (
    PrintingPartShapeGenderType2Type1,
    check_printing_part_shape_gender_type_2_type_1,
)
from ..models.printing_part_shape_gender_type_3_type_1 import (
    PrintingPartShapeGenderType3Type1,
    check_printing_part_shape_gender_type_3_type_1,
)
from ..models.printing_part_shape_object import (
    PrintingPartShapeObject,
    check_printing_part_shape_object,
)
from ..models.printing_part_shape_power_type_1 import (
    PrintingPartShapePowerType1,
    check_printing_part_shape_power_type_1,
)
from ..models.printing_part_shape_speed_type_1 import (
    PrintingPartShapeSpeedType1,
    check_printing_part_shape_speed_type_1,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.half_shape import HalfShape
    from ..models.printing_part_shape_provides import PrintingPartShapeProvides
    from ..models.printing_part_shape_requires import PrintingPartShapeRequires
    from ..models.printing_shape_included import PrintingShapeIncluded


T = TypeVar("T", bound="PrintingPartShape")


@_attrs_define
class PrintingPartShape:
    """Some fields of: A printing with all that is printed on it.

    Attributes:
        object_ (PrintingPartShapeObject): what the object is
        title (str | Unset): as it is printed
        subtitle (str | Unset): its designators, as printed; empty where it has none
        type_ (str | Unset): type of card
        text (str | Unset): our wording where there is one, else the imported one
        cost (int | None | PrintingPartShapeCostType1 | Unset): Shadowfist: in Power
        requires (PrintingPartShapeRequires | Unset): Shadowfist: resource conditions
        provides (PrintingPartShapeProvides | Unset): Shadowfist: resource provisions
        fighting (int | None | PrintingPartShapeFightingType1 | Unset): Shadowfist: of Characters
        power (int | None | PrintingPartShapePowerType1 | Unset): Shadowfist: that a Site generates
        body (int | None | PrintingPartShapeBodyType1 | Unset): Shadowfist: of Sites
        difficulty (int | None | PrintingPartShapeDifficultyType1 | Unset): UFS: of the control check
        control (int | None | Unset): UFS: value in a control check; null where the card has none
        resources (list[str] | Unset): UFS: names of resource symbols
        block_zone (None | PrintingPartShapeBlockZoneType1 | PrintingPartShapeBlockZoneType2Type1 |
            PrintingPartShapeBlockZoneType3Type1 | Unset): UFS: of its block; null where the card has none
        block_modifier (int | None | Unset): UFS: added to the difficulty of a block; null where the card has none
        keywords (list[str] | Unset): UFS: as printed
        speed (int | None | PrintingPartShapeSpeedType1 | Unset): UFS: of an attack
        attack_zone (None | PrintingPartShapeAttackZoneType1 | PrintingPartShapeAttackZoneType2Type1 |
            PrintingPartShapeAttackZoneType3Type1 | Unset): UFS: of an attack; null where the card has none
        damage (int | None | PrintingPartShapeDamageType1 | Unset): UFS: of an attack
        hand_size (int | None | Unset): UFS: of a character; null where the card has none
        vitality (int | None | Unset): UFS: of a character; null where the card has none
        gender (None | PrintingPartShapeGenderType1 | PrintingPartShapeGenderType2Type1 |
            PrintingPartShapeGenderType3Type1 | Unset): UFS: of a character, ? if unknown; null where the card has none
        height (None | str | Unset): UFS: of a character as printed, ? if unknown; null where the card has none
        weight (None | str | Unset): UFS: of a character as printed, ? if unknown; null where the card has none
        blood_type (None | PrintingPartShapeBloodTypeType1 | PrintingPartShapeBloodTypeType2Type1 |
            PrintingPartShapeBloodTypeType3Type1 | Unset): UFS: of a character, ? if unknown; null where the card has none
        halves (list[HalfShape] | Unset): UFS: what each half of a split card has of its own; empty for other cards
        updated_at (datetime.datetime | Unset): when its content last changed
        id (str | Unset): its stable name
        card (str | Unset): slug of its card
        set_ (str | Unset): code of the set
        set_name (str | Unset): name of the set
        released (str | Unset): as precisely as it is known
        number (int | Unset): among the printings of the title in the set
        text_html (str | Unset): the text as safe HTML
        original_text (None | str | Unset): the imported wording, null where none was
        rarity (str | Unset): as printed; empty where it is not known
        collector_number (str | Unset): UFS: as printed, empty where it is not known
        artist (str | Unset): as printed; empty where it is not known
        errata_number (int | None | Unset): the errata numeral behind its title
        play_as_printed (bool | Unset): whether it says so
        url (str | Unset): its address in the API
        card_url (str | Unset): address of its card
        set_url (str | Unset): address of its set
        included (PrintingShapeIncluded | Unset): what `include` names; left out where it names nothing
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    object_: PrintingPartShapeObject
    title: str | Unset = UNSET
    subtitle: str | Unset = UNSET
    type_: str | Unset = UNSET
    text: str | Unset = UNSET
    cost: int | None | PrintingPartShapeCostType1 | Unset = UNSET
    requires: PrintingPartShapeRequires | Unset = UNSET
    provides: PrintingPartShapeProvides | Unset = UNSET
    fighting: int | None | PrintingPartShapeFightingType1 | Unset = UNSET
    power: int | None | PrintingPartShapePowerType1 | Unset = UNSET
    body: int | None | PrintingPartShapeBodyType1 | Unset = UNSET
    difficulty: int | None | PrintingPartShapeDifficultyType1 | Unset = UNSET
    control: int | None | Unset = UNSET
    resources: list[str] | Unset = UNSET
    block_zone: (
        None
        | PrintingPartShapeBlockZoneType1
        | PrintingPartShapeBlockZoneType2Type1
        | PrintingPartShapeBlockZoneType3Type1
        | Unset
    ) = UNSET
    block_modifier: int | None | Unset = UNSET
    keywords: list[str] | Unset = UNSET
    speed: int | None | PrintingPartShapeSpeedType1 | Unset = UNSET
    attack_zone: (
        None
        | PrintingPartShapeAttackZoneType1
        | PrintingPartShapeAttackZoneType2Type1
        | PrintingPartShapeAttackZoneType3Type1
        | Unset
    ) = UNSET
    damage: int | None | PrintingPartShapeDamageType1 | Unset = UNSET
    hand_size: int | None | Unset = UNSET
    vitality: int | None | Unset = UNSET
    gender: (
        None
        | PrintingPartShapeGenderType1
        | PrintingPartShapeGenderType2Type1
        | PrintingPartShapeGenderType3Type1
        | Unset
    ) = UNSET
    height: None | str | Unset = UNSET
    weight: None | str | Unset = UNSET
    blood_type: (
        None
        | PrintingPartShapeBloodTypeType1
        | PrintingPartShapeBloodTypeType2Type1
        | PrintingPartShapeBloodTypeType3Type1
        | Unset
    ) = UNSET
    halves: list[HalfShape] | Unset = UNSET
    updated_at: datetime.datetime | Unset = UNSET
    id: str | Unset = UNSET
    card: str | Unset = UNSET
    set_: str | Unset = UNSET
    set_name: str | Unset = UNSET
    released: str | Unset = UNSET
    number: int | Unset = UNSET
    text_html: str | Unset = UNSET
    original_text: None | str | Unset = UNSET
    rarity: str | Unset = UNSET
    collector_number: str | Unset = UNSET
    artist: str | Unset = UNSET
    errata_number: int | None | Unset = UNSET
    play_as_printed: bool | Unset = UNSET
    url: str | Unset = UNSET
    card_url: str | Unset = UNSET
    set_url: str | Unset = UNSET
    included: PrintingShapeIncluded | Unset = UNSET
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        object_: str = self.object_

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

        updated_at: str | Unset = UNSET
        if not isinstance(self.updated_at, Unset):
            updated_at = self.updated_at.isoformat()

        id = self.id

        card = self.card

        set_ = self.set_

        set_name = self.set_name

        released = self.released

        number = self.number

        text_html = self.text_html

        original_text: None | str | Unset
        if isinstance(self.original_text, Unset):
            original_text = UNSET
        else:
            original_text = self.original_text

        rarity = self.rarity

        collector_number = self.collector_number

        artist = self.artist

        errata_number: int | None | Unset
        if isinstance(self.errata_number, Unset):
            errata_number = UNSET
        else:
            errata_number = self.errata_number

        play_as_printed = self.play_as_printed

        url = self.url

        card_url = self.card_url

        set_url = self.set_url

        included: dict[str, Any] | Unset = UNSET
        if not isinstance(self.included, Unset):
            included = self.included.to_dict()

        warnings: list[str] | Unset = UNSET
        if not isinstance(self.warnings, Unset):
            warnings = self.warnings

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
            }
        )
        if title is not UNSET:
            field_dict["title"] = title
        if subtitle is not UNSET:
            field_dict["subtitle"] = subtitle
        if type_ is not UNSET:
            field_dict["type"] = type_
        if text is not UNSET:
            field_dict["text"] = text
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
        if updated_at is not UNSET:
            field_dict["updated_at"] = updated_at
        if id is not UNSET:
            field_dict["id"] = id
        if card is not UNSET:
            field_dict["card"] = card
        if set_ is not UNSET:
            field_dict["set"] = set_
        if set_name is not UNSET:
            field_dict["set_name"] = set_name
        if released is not UNSET:
            field_dict["released"] = released
        if number is not UNSET:
            field_dict["number"] = number
        if text_html is not UNSET:
            field_dict["text_html"] = text_html
        if original_text is not UNSET:
            field_dict["original_text"] = original_text
        if rarity is not UNSET:
            field_dict["rarity"] = rarity
        if collector_number is not UNSET:
            field_dict["collector_number"] = collector_number
        if artist is not UNSET:
            field_dict["artist"] = artist
        if errata_number is not UNSET:
            field_dict["errata_number"] = errata_number
        if play_as_printed is not UNSET:
            field_dict["play_as_printed"] = play_as_printed
        if url is not UNSET:
            field_dict["url"] = url
        if card_url is not UNSET:
            field_dict["card_url"] = card_url
        if set_url is not UNSET:
            field_dict["set_url"] = set_url
        if included is not UNSET:
            field_dict["included"] = included
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.half_shape import HalfShape  # noqa: PLC0415
        from ..models.printing_part_shape_provides import PrintingPartShapeProvides  # noqa: PLC0415
        from ..models.printing_part_shape_requires import PrintingPartShapeRequires  # noqa: PLC0415
        from ..models.printing_shape_included import PrintingShapeIncluded  # noqa: PLC0415

        d = dict(src_dict)
        object_ = check_printing_part_shape_object(d.pop("object"))

        title = d.pop("title", UNSET)

        subtitle = d.pop("subtitle", UNSET)

        type_ = d.pop("type", UNSET)

        text = d.pop("text", UNSET)

        def _parse_cost(
            data: object,
        ) -> int | None | PrintingPartShapeCostType1 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                cost_type_1 = check_printing_part_shape_cost_type_1(data)

                return cost_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | None | PrintingPartShapeCostType1 | Unset, data)

        cost = _parse_cost(d.pop("cost", UNSET))

        _requires = d.pop("requires", UNSET)
        requires: PrintingPartShapeRequires | Unset
        if isinstance(_requires, Unset):
            requires = UNSET
        else:
            requires = PrintingPartShapeRequires.from_dict(_requires)

        _provides = d.pop("provides", UNSET)
        provides: PrintingPartShapeProvides | Unset
        if isinstance(_provides, Unset):
            provides = UNSET
        else:
            provides = PrintingPartShapeProvides.from_dict(_provides)

        def _parse_fighting(
            data: object,
        ) -> int | None | PrintingPartShapeFightingType1 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                fighting_type_1 = check_printing_part_shape_fighting_type_1(data)

                return fighting_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | None | PrintingPartShapeFightingType1 | Unset, data)

        fighting = _parse_fighting(d.pop("fighting", UNSET))

        def _parse_power(
            data: object,
        ) -> int | None | PrintingPartShapePowerType1 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                power_type_1 = check_printing_part_shape_power_type_1(data)

                return power_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | None | PrintingPartShapePowerType1 | Unset, data)

        power = _parse_power(d.pop("power", UNSET))

        def _parse_body(
            data: object,
        ) -> int | None | PrintingPartShapeBodyType1 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                body_type_1 = check_printing_part_shape_body_type_1(data)

                return body_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | None | PrintingPartShapeBodyType1 | Unset, data)

        body = _parse_body(d.pop("body", UNSET))

        def _parse_difficulty(
            data: object,
        ) -> int | None | PrintingPartShapeDifficultyType1 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                difficulty_type_1 = check_printing_part_shape_difficulty_type_1(data)

                return difficulty_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | None | PrintingPartShapeDifficultyType1 | Unset, data)

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
            None
            | PrintingPartShapeBlockZoneType1
            | PrintingPartShapeBlockZoneType2Type1
            | PrintingPartShapeBlockZoneType3Type1
            | Unset
        ):
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                block_zone_type_1 = check_printing_part_shape_block_zone_type_1(data)

                return block_zone_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                block_zone_type_2_type_1 = (
                    check_printing_part_shape_block_zone_type_2_type_1(data)
                )

                return block_zone_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                block_zone_type_3_type_1 = (
                    check_printing_part_shape_block_zone_type_3_type_1(data)
                )

                return block_zone_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                None
                | PrintingPartShapeBlockZoneType1
                | PrintingPartShapeBlockZoneType2Type1
                | PrintingPartShapeBlockZoneType3Type1
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

        def _parse_speed(
            data: object,
        ) -> int | None | PrintingPartShapeSpeedType1 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                speed_type_1 = check_printing_part_shape_speed_type_1(data)

                return speed_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | None | PrintingPartShapeSpeedType1 | Unset, data)

        speed = _parse_speed(d.pop("speed", UNSET))

        def _parse_attack_zone(
            data: object,
        ) -> (
            None
            | PrintingPartShapeAttackZoneType1
            | PrintingPartShapeAttackZoneType2Type1
            | PrintingPartShapeAttackZoneType3Type1
            | Unset
        ):
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                attack_zone_type_1 = check_printing_part_shape_attack_zone_type_1(data)

                return attack_zone_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                attack_zone_type_2_type_1 = (
                    check_printing_part_shape_attack_zone_type_2_type_1(data)
                )

                return attack_zone_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                attack_zone_type_3_type_1 = (
                    check_printing_part_shape_attack_zone_type_3_type_1(data)
                )

                return attack_zone_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                None
                | PrintingPartShapeAttackZoneType1
                | PrintingPartShapeAttackZoneType2Type1
                | PrintingPartShapeAttackZoneType3Type1
                | Unset,
                data,
            )

        attack_zone = _parse_attack_zone(d.pop("attack_zone", UNSET))

        def _parse_damage(
            data: object,
        ) -> int | None | PrintingPartShapeDamageType1 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                damage_type_1 = check_printing_part_shape_damage_type_1(data)

                return damage_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | None | PrintingPartShapeDamageType1 | Unset, data)

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
            None
            | PrintingPartShapeGenderType1
            | PrintingPartShapeGenderType2Type1
            | PrintingPartShapeGenderType3Type1
            | Unset
        ):
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                gender_type_1 = check_printing_part_shape_gender_type_1(data)

                return gender_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                gender_type_2_type_1 = check_printing_part_shape_gender_type_2_type_1(
                    data
                )

                return gender_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                gender_type_3_type_1 = check_printing_part_shape_gender_type_3_type_1(
                    data
                )

                return gender_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                None
                | PrintingPartShapeGenderType1
                | PrintingPartShapeGenderType2Type1
                | PrintingPartShapeGenderType3Type1
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
            None
            | PrintingPartShapeBloodTypeType1
            | PrintingPartShapeBloodTypeType2Type1
            | PrintingPartShapeBloodTypeType3Type1
            | Unset
        ):
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                blood_type_type_1 = check_printing_part_shape_blood_type_type_1(data)

                return blood_type_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                blood_type_type_2_type_1 = (
                    check_printing_part_shape_blood_type_type_2_type_1(data)
                )

                return blood_type_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                blood_type_type_3_type_1 = (
                    check_printing_part_shape_blood_type_type_3_type_1(data)
                )

                return blood_type_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                None
                | PrintingPartShapeBloodTypeType1
                | PrintingPartShapeBloodTypeType2Type1
                | PrintingPartShapeBloodTypeType3Type1
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

        _updated_at = d.pop("updated_at", UNSET)
        updated_at: datetime.datetime | Unset
        if isinstance(_updated_at, Unset):
            updated_at = UNSET
        else:
            updated_at = datetime.datetime.fromisoformat(_updated_at)

        id = d.pop("id", UNSET)

        card = d.pop("card", UNSET)

        set_ = d.pop("set", UNSET)

        set_name = d.pop("set_name", UNSET)

        released = d.pop("released", UNSET)

        number = d.pop("number", UNSET)

        text_html = d.pop("text_html", UNSET)

        def _parse_original_text(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        original_text = _parse_original_text(d.pop("original_text", UNSET))

        rarity = d.pop("rarity", UNSET)

        collector_number = d.pop("collector_number", UNSET)

        artist = d.pop("artist", UNSET)

        def _parse_errata_number(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        errata_number = _parse_errata_number(d.pop("errata_number", UNSET))

        play_as_printed = d.pop("play_as_printed", UNSET)

        url = d.pop("url", UNSET)

        card_url = d.pop("card_url", UNSET)

        set_url = d.pop("set_url", UNSET)

        _included = d.pop("included", UNSET)
        included: PrintingShapeIncluded | Unset
        if isinstance(_included, Unset):
            included = UNSET
        else:
            included = PrintingShapeIncluded.from_dict(_included)

        warnings = cast(list[str], d.pop("warnings", UNSET))

        printing_part_shape = cls(
            object_=object_,
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
            updated_at=updated_at,
            id=id,
            card=card,
            set_=set_,
            set_name=set_name,
            released=released,
            number=number,
            text_html=text_html,
            original_text=original_text,
            rarity=rarity,
            collector_number=collector_number,
            artist=artist,
            errata_number=errata_number,
            play_as_printed=play_as_printed,
            url=url,
            card_url=card_url,
            set_url=set_url,
            included=included,
            warnings=warnings,
        )

        printing_part_shape.additional_properties = d
        return printing_part_shape

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
