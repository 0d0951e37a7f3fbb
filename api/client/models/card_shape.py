from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.card_shape_attack_zone_type_1 import (
    CardShapeAttackZoneType1,
    check_card_shape_attack_zone_type_1,
)
from ..models.card_shape_attack_zone_type_2_type_1 import (
    CardShapeAttackZoneType2Type1,
    check_card_shape_attack_zone_type_2_type_1,
)
from ..models.card_shape_attack_zone_type_3_type_1 import (
    CardShapeAttackZoneType3Type1,
    check_card_shape_attack_zone_type_3_type_1,
)
from ..models.card_shape_block_zone_type_1 import (
    CardShapeBlockZoneType1,
    check_card_shape_block_zone_type_1,
)
from ..models.card_shape_block_zone_type_2_type_1 import (
    CardShapeBlockZoneType2Type1,
    check_card_shape_block_zone_type_2_type_1,
)
from ..models.card_shape_block_zone_type_3_type_1 import (
    CardShapeBlockZoneType3Type1,
    check_card_shape_block_zone_type_3_type_1,
)
from ..models.card_shape_blood_type_type_1 import (
    CardShapeBloodTypeType1,
    check_card_shape_blood_type_type_1,
)
from ..models.card_shape_blood_type_type_2_type_1 import (
    CardShapeBloodTypeType2Type1,
    check_card_shape_blood_type_type_2_type_1,
)
from ..models.card_shape_blood_type_type_3_type_1 import (
    CardShapeBloodTypeType3Type1,
    check_card_shape_blood_type_type_3_type_1,
)
from ..models.card_shape_body_type_1 import (
    CardShapeBodyType1,
    check_card_shape_body_type_1,
)
from ..models.card_shape_cost_type_1 import (
    CardShapeCostType1,
    check_card_shape_cost_type_1,
)
from ..models.card_shape_damage_type_1 import (
    CardShapeDamageType1,
    check_card_shape_damage_type_1,
)
from ..models.card_shape_difficulty_type_1 import (
    CardShapeDifficultyType1,
    check_card_shape_difficulty_type_1,
)
from ..models.card_shape_fighting_type_1 import (
    CardShapeFightingType1,
    check_card_shape_fighting_type_1,
)
from ..models.card_shape_gender_type_1 import (
    CardShapeGenderType1,
    check_card_shape_gender_type_1,
)
from ..models.card_shape_gender_type_2_type_1 import (
    CardShapeGenderType2Type1,
    check_card_shape_gender_type_2_type_1,
)
from ..models.card_shape_gender_type_3_type_1 import (
    CardShapeGenderType3Type1,
    check_card_shape_gender_type_3_type_1,
)
from ..models.card_shape_object import CardShapeObject, check_card_shape_object
from ..models.card_shape_power_type_1 import (
    CardShapePowerType1,
    check_card_shape_power_type_1,
)
from ..models.card_shape_speed_type_1 import (
    CardShapeSpeedType1,
    check_card_shape_speed_type_1,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.ability_shape import AbilityShape
    from ..models.card_shape_included import CardShapeIncluded
    from ..models.card_shape_provides import CardShapeProvides
    from ..models.card_shape_requires import CardShapeRequires
    from ..models.half_shape import HalfShape
    from ..models.not_understood_shape import NotUnderstoodShape


T = TypeVar("T", bound="CardShape")


@_attrs_define
class CardShape:
    """A card in the wording now in force.

    Attributes:
        title (str): as it is printed
        subtitle (str): its designators, as printed; empty where it has none
        type_ (str): type of card
        text (str): with declared markup: [Dragons] is a symbol, <Cop> a designator
        updated_at (datetime.datetime): when its content last changed
        object_ (CardShapeObject): what the object is
        text_html (str): the text as safe HTML
        understood (bool | None): whether the engine understands the whole text; null for games it does not play
        abilities (list[AbilityShape]): what it understands, in the order of the text
        not_understood (list[NotUnderstoodShape]): what of the text the engine does not understand; it is left out of
            evaluations
        slug (str): its stable name; cards/migrations tells of one that went
        game (str): slug of the game
        aliases (list[str]): other titles that it goes by
        sets (list[str]): codes of the sets it is in, oldest first
        printing (None | str): the set whose printing gives the wording in force
        has_errata (bool): whether an erratum changed or explains it
        max_copies (int | None): of this title in a deck; null: any number
        url (str): its address in the API
        page_url (str): for a person
        printings_url (str): address of the list of its printings
        errata_url (str): address of the list of its errata
        rulings_url (str): address of the list of its rulings
        set_url (None | str): of the set in `printing`
        cost (CardShapeCostType1 | int | None | Unset): Shadowfist: in Power
        requires (CardShapeRequires | Unset): Shadowfist: resource conditions
        provides (CardShapeProvides | Unset): Shadowfist: resource provisions
        fighting (CardShapeFightingType1 | int | None | Unset): Shadowfist: of Characters
        power (CardShapePowerType1 | int | None | Unset): Shadowfist: that a Site generates
        body (CardShapeBodyType1 | int | None | Unset): Shadowfist: of Sites
        difficulty (CardShapeDifficultyType1 | int | None | Unset): UFS: of the control check
        control (int | None | Unset): UFS: value in a control check; null where the card has none
        resources (list[str] | Unset): UFS: names of resource symbols
        block_zone (CardShapeBlockZoneType1 | CardShapeBlockZoneType2Type1 | CardShapeBlockZoneType3Type1 | None |
            Unset): UFS: of its block; null where the card has none
        block_modifier (int | None | Unset): UFS: added to the difficulty of a block; null where the card has none
        keywords (list[str] | Unset): UFS: as printed
        speed (CardShapeSpeedType1 | int | None | Unset): UFS: of an attack
        attack_zone (CardShapeAttackZoneType1 | CardShapeAttackZoneType2Type1 | CardShapeAttackZoneType3Type1 | None |
            Unset): UFS: of an attack; null where the card has none
        damage (CardShapeDamageType1 | int | None | Unset): UFS: of an attack
        hand_size (int | None | Unset): UFS: of a character; null where the card has none
        vitality (int | None | Unset): UFS: of a character; null where the card has none
        gender (CardShapeGenderType1 | CardShapeGenderType2Type1 | CardShapeGenderType3Type1 | None | Unset): UFS: of a
            character, ? if unknown; null where the card has none
        height (None | str | Unset): UFS: of a character as printed, ? if unknown; null where the card has none
        weight (None | str | Unset): UFS: of a character as printed, ? if unknown; null where the card has none
        blood_type (CardShapeBloodTypeType1 | CardShapeBloodTypeType2Type1 | CardShapeBloodTypeType3Type1 | None |
            Unset): UFS: of a character, ? if unknown; null where the card has none
        halves (list[HalfShape] | Unset): UFS: what each half of a split card has of its own; empty for other cards
        included (CardShapeIncluded | Unset): what `include` names; left out where it names nothing
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    title: str
    subtitle: str
    type_: str
    text: str
    updated_at: datetime.datetime
    object_: CardShapeObject
    text_html: str
    understood: bool | None
    abilities: list[AbilityShape]
    not_understood: list[NotUnderstoodShape]
    slug: str
    game: str
    aliases: list[str]
    sets: list[str]
    printing: None | str
    has_errata: bool
    max_copies: int | None
    url: str
    page_url: str
    printings_url: str
    errata_url: str
    rulings_url: str
    set_url: None | str
    cost: CardShapeCostType1 | int | None | Unset = UNSET
    requires: CardShapeRequires | Unset = UNSET
    provides: CardShapeProvides | Unset = UNSET
    fighting: CardShapeFightingType1 | int | None | Unset = UNSET
    power: CardShapePowerType1 | int | None | Unset = UNSET
    body: CardShapeBodyType1 | int | None | Unset = UNSET
    difficulty: CardShapeDifficultyType1 | int | None | Unset = UNSET
    control: int | None | Unset = UNSET
    resources: list[str] | Unset = UNSET
    block_zone: (
        CardShapeBlockZoneType1
        | CardShapeBlockZoneType2Type1
        | CardShapeBlockZoneType3Type1
        | None
        | Unset
    ) = UNSET
    block_modifier: int | None | Unset = UNSET
    keywords: list[str] | Unset = UNSET
    speed: CardShapeSpeedType1 | int | None | Unset = UNSET
    attack_zone: (
        CardShapeAttackZoneType1
        | CardShapeAttackZoneType2Type1
        | CardShapeAttackZoneType3Type1
        | None
        | Unset
    ) = UNSET
    damage: CardShapeDamageType1 | int | None | Unset = UNSET
    hand_size: int | None | Unset = UNSET
    vitality: int | None | Unset = UNSET
    gender: (
        CardShapeGenderType1
        | CardShapeGenderType2Type1
        | CardShapeGenderType3Type1
        | None
        | Unset
    ) = UNSET
    height: None | str | Unset = UNSET
    weight: None | str | Unset = UNSET
    blood_type: (
        CardShapeBloodTypeType1
        | CardShapeBloodTypeType2Type1
        | CardShapeBloodTypeType3Type1
        | None
        | Unset
    ) = UNSET
    halves: list[HalfShape] | Unset = UNSET
    included: CardShapeIncluded | Unset = UNSET
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        subtitle = self.subtitle

        type_ = self.type_

        text = self.text

        updated_at = self.updated_at.isoformat()

        object_: str = self.object_

        text_html = self.text_html

        understood: bool | None
        understood = self.understood

        abilities = []
        for abilities_item_data in self.abilities:
            abilities_item = abilities_item_data.to_dict()
            abilities.append(abilities_item)

        not_understood = []
        for not_understood_item_data in self.not_understood:
            not_understood_item = not_understood_item_data.to_dict()
            not_understood.append(not_understood_item)

        slug = self.slug

        game = self.game

        aliases = self.aliases

        sets = self.sets

        printing: None | str
        printing = self.printing

        has_errata = self.has_errata

        max_copies: int | None
        max_copies = self.max_copies

        url = self.url

        page_url = self.page_url

        printings_url = self.printings_url

        errata_url = self.errata_url

        rulings_url = self.rulings_url

        set_url: None | str
        set_url = self.set_url

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
                "title": title,
                "subtitle": subtitle,
                "type": type_,
                "text": text,
                "updated_at": updated_at,
                "object": object_,
                "text_html": text_html,
                "understood": understood,
                "abilities": abilities,
                "not_understood": not_understood,
                "slug": slug,
                "game": game,
                "aliases": aliases,
                "sets": sets,
                "printing": printing,
                "has_errata": has_errata,
                "max_copies": max_copies,
                "url": url,
                "page_url": page_url,
                "printings_url": printings_url,
                "errata_url": errata_url,
                "rulings_url": rulings_url,
                "set_url": set_url,
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
        if included is not UNSET:
            field_dict["included"] = included
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ability_shape import AbilityShape  # noqa: PLC0415
        from ..models.card_shape_included import CardShapeIncluded  # noqa: PLC0415
        from ..models.card_shape_provides import CardShapeProvides  # noqa: PLC0415
        from ..models.card_shape_requires import CardShapeRequires  # noqa: PLC0415
        from ..models.half_shape import HalfShape  # noqa: PLC0415
        from ..models.not_understood_shape import NotUnderstoodShape  # noqa: PLC0415

        d = dict(src_dict)
        title = d.pop("title")

        subtitle = d.pop("subtitle")

        type_ = d.pop("type")

        text = d.pop("text")

        updated_at = datetime.datetime.fromisoformat(d.pop("updated_at"))

        object_ = check_card_shape_object(d.pop("object"))

        text_html = d.pop("text_html")

        def _parse_understood(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        understood = _parse_understood(d.pop("understood"))

        abilities = []
        _abilities = d.pop("abilities")
        for abilities_item_data in _abilities:
            abilities_item = AbilityShape.from_dict(abilities_item_data)

            abilities.append(abilities_item)

        not_understood = []
        _not_understood = d.pop("not_understood")
        for not_understood_item_data in _not_understood:
            not_understood_item = NotUnderstoodShape.from_dict(not_understood_item_data)

            not_understood.append(not_understood_item)

        slug = d.pop("slug")

        game = d.pop("game")

        aliases = cast(list[str], d.pop("aliases"))

        sets = cast(list[str], d.pop("sets"))

        def _parse_printing(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        printing = _parse_printing(d.pop("printing"))

        has_errata = d.pop("has_errata")

        def _parse_max_copies(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        max_copies = _parse_max_copies(d.pop("max_copies"))

        url = d.pop("url")

        page_url = d.pop("page_url")

        printings_url = d.pop("printings_url")

        errata_url = d.pop("errata_url")

        rulings_url = d.pop("rulings_url")

        def _parse_set_url(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        set_url = _parse_set_url(d.pop("set_url"))

        def _parse_cost(data: object) -> CardShapeCostType1 | int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                cost_type_1 = check_card_shape_cost_type_1(data)

                return cost_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CardShapeCostType1 | int | None | Unset, data)

        cost = _parse_cost(d.pop("cost", UNSET))

        _requires = d.pop("requires", UNSET)
        requires: CardShapeRequires | Unset
        if isinstance(_requires, Unset):
            requires = UNSET
        else:
            requires = CardShapeRequires.from_dict(_requires)

        _provides = d.pop("provides", UNSET)
        provides: CardShapeProvides | Unset
        if isinstance(_provides, Unset):
            provides = UNSET
        else:
            provides = CardShapeProvides.from_dict(_provides)

        def _parse_fighting(
            data: object,
        ) -> CardShapeFightingType1 | int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                fighting_type_1 = check_card_shape_fighting_type_1(data)

                return fighting_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CardShapeFightingType1 | int | None | Unset, data)

        fighting = _parse_fighting(d.pop("fighting", UNSET))

        def _parse_power(data: object) -> CardShapePowerType1 | int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                power_type_1 = check_card_shape_power_type_1(data)

                return power_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CardShapePowerType1 | int | None | Unset, data)

        power = _parse_power(d.pop("power", UNSET))

        def _parse_body(data: object) -> CardShapeBodyType1 | int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                body_type_1 = check_card_shape_body_type_1(data)

                return body_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CardShapeBodyType1 | int | None | Unset, data)

        body = _parse_body(d.pop("body", UNSET))

        def _parse_difficulty(
            data: object,
        ) -> CardShapeDifficultyType1 | int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                difficulty_type_1 = check_card_shape_difficulty_type_1(data)

                return difficulty_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CardShapeDifficultyType1 | int | None | Unset, data)

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
            CardShapeBlockZoneType1
            | CardShapeBlockZoneType2Type1
            | CardShapeBlockZoneType3Type1
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
                block_zone_type_1 = check_card_shape_block_zone_type_1(data)

                return block_zone_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                block_zone_type_2_type_1 = check_card_shape_block_zone_type_2_type_1(
                    data
                )

                return block_zone_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                block_zone_type_3_type_1 = check_card_shape_block_zone_type_3_type_1(
                    data
                )

                return block_zone_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                CardShapeBlockZoneType1
                | CardShapeBlockZoneType2Type1
                | CardShapeBlockZoneType3Type1
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

        def _parse_speed(data: object) -> CardShapeSpeedType1 | int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                speed_type_1 = check_card_shape_speed_type_1(data)

                return speed_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CardShapeSpeedType1 | int | None | Unset, data)

        speed = _parse_speed(d.pop("speed", UNSET))

        def _parse_attack_zone(
            data: object,
        ) -> (
            CardShapeAttackZoneType1
            | CardShapeAttackZoneType2Type1
            | CardShapeAttackZoneType3Type1
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
                attack_zone_type_1 = check_card_shape_attack_zone_type_1(data)

                return attack_zone_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                attack_zone_type_2_type_1 = check_card_shape_attack_zone_type_2_type_1(
                    data
                )

                return attack_zone_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                attack_zone_type_3_type_1 = check_card_shape_attack_zone_type_3_type_1(
                    data
                )

                return attack_zone_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                CardShapeAttackZoneType1
                | CardShapeAttackZoneType2Type1
                | CardShapeAttackZoneType3Type1
                | None
                | Unset,
                data,
            )

        attack_zone = _parse_attack_zone(d.pop("attack_zone", UNSET))

        def _parse_damage(data: object) -> CardShapeDamageType1 | int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                damage_type_1 = check_card_shape_damage_type_1(data)

                return damage_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CardShapeDamageType1 | int | None | Unset, data)

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
            CardShapeGenderType1
            | CardShapeGenderType2Type1
            | CardShapeGenderType3Type1
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
                gender_type_1 = check_card_shape_gender_type_1(data)

                return gender_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                gender_type_2_type_1 = check_card_shape_gender_type_2_type_1(data)

                return gender_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                gender_type_3_type_1 = check_card_shape_gender_type_3_type_1(data)

                return gender_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                CardShapeGenderType1
                | CardShapeGenderType2Type1
                | CardShapeGenderType3Type1
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
            CardShapeBloodTypeType1
            | CardShapeBloodTypeType2Type1
            | CardShapeBloodTypeType3Type1
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
                blood_type_type_1 = check_card_shape_blood_type_type_1(data)

                return blood_type_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                blood_type_type_2_type_1 = check_card_shape_blood_type_type_2_type_1(
                    data
                )

                return blood_type_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                blood_type_type_3_type_1 = check_card_shape_blood_type_type_3_type_1(
                    data
                )

                return blood_type_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                CardShapeBloodTypeType1
                | CardShapeBloodTypeType2Type1
                | CardShapeBloodTypeType3Type1
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

        _included = d.pop("included", UNSET)
        included: CardShapeIncluded | Unset
        if isinstance(_included, Unset):
            included = UNSET
        else:
            included = CardShapeIncluded.from_dict(_included)

        warnings = cast(list[str], d.pop("warnings", UNSET))

        card_shape = cls(
            title=title,
            subtitle=subtitle,
            type_=type_,
            text=text,
            updated_at=updated_at,
            object_=object_,
            text_html=text_html,
            understood=understood,
            abilities=abilities,
            not_understood=not_understood,
            slug=slug,
            game=game,
            aliases=aliases,
            sets=sets,
            printing=printing,
            has_errata=has_errata,
            max_copies=max_copies,
            url=url,
            page_url=page_url,
            printings_url=printings_url,
            errata_url=errata_url,
            rulings_url=rulings_url,
            set_url=set_url,
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
            included=included,
            warnings=warnings,
        )

        card_shape.additional_properties = d
        return card_shape

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
