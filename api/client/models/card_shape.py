from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.card_shape_body_type_1 import (
    CardShapeBodyType1,
    check_card_shape_body_type_1,
)
from ..models.card_shape_cost_type_1 import (
    CardShapeCostType1,
    check_card_shape_cost_type_1,
)
from ..models.card_shape_fighting_type_1 import (
    CardShapeFightingType1,
    check_card_shape_fighting_type_1,
)
from ..models.card_shape_object import CardShapeObject, check_card_shape_object
from ..models.card_shape_power_type_1 import (
    CardShapePowerType1,
    check_card_shape_power_type_1,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.ability_shape import AbilityShape
    from ..models.card_shape_included import CardShapeIncluded
    from ..models.card_shape_provides import CardShapeProvides
    from ..models.card_shape_requires import CardShapeRequires
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
        difficulty (int | None | Unset): UFS: of the control check; null where the card has none
        control (int | None | Unset): UFS: value in a control check; null where the card has none
        resources (str | Unset): UFS: names of resource symbols, in order; empty where the card has none
        block_modifier (int | None | Unset): UFS: added to the difficulty of a block; null where the card has none
        block_zone (str | Unset): UFS: high, mid or low; empty where the card has none
        attack_speed (int | None | Unset): UFS: of an attack; null where the card has none
        attack_zone (str | Unset): UFS: high, mid or low; empty where the card has none
        damage (int | None | Unset): UFS: of an attack; null where the card has none
        hand_size (int | None | Unset): UFS: of a character; null where the card has none
        vitality (int | None | Unset): UFS: of a character; null where the card has none
        keywords (str | Unset): UFS: as printed; empty where the card has none
        gender (str | Unset): UFS: of a character; empty where the card has none
        height (str | Unset): UFS: of a character; empty where the card has none
        weight (str | Unset): UFS: of a character; empty where the card has none
        blood_type (str | Unset): UFS: of a character, ? if unknown; empty where the card has none
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
    difficulty: int | None | Unset = UNSET
    control: int | None | Unset = UNSET
    resources: str | Unset = UNSET
    block_modifier: int | None | Unset = UNSET
    block_zone: str | Unset = UNSET
    attack_speed: int | None | Unset = UNSET
    attack_zone: str | Unset = UNSET
    damage: int | None | Unset = UNSET
    hand_size: int | None | Unset = UNSET
    vitality: int | None | Unset = UNSET
    keywords: str | Unset = UNSET
    gender: str | Unset = UNSET
    height: str | Unset = UNSET
    weight: str | Unset = UNSET
    blood_type: str | Unset = UNSET
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

        difficulty: int | None | Unset
        if isinstance(self.difficulty, Unset):
            difficulty = UNSET
        else:
            difficulty = self.difficulty

        control: int | None | Unset
        if isinstance(self.control, Unset):
            control = UNSET
        else:
            control = self.control

        resources = self.resources

        block_modifier: int | None | Unset
        if isinstance(self.block_modifier, Unset):
            block_modifier = UNSET
        else:
            block_modifier = self.block_modifier

        block_zone = self.block_zone

        attack_speed: int | None | Unset
        if isinstance(self.attack_speed, Unset):
            attack_speed = UNSET
        else:
            attack_speed = self.attack_speed

        attack_zone = self.attack_zone

        damage: int | None | Unset
        if isinstance(self.damage, Unset):
            damage = UNSET
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

        keywords = self.keywords

        gender = self.gender

        height = self.height

        weight = self.weight

        blood_type = self.blood_type

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
        if block_modifier is not UNSET:
            field_dict["block_modifier"] = block_modifier
        if block_zone is not UNSET:
            field_dict["block_zone"] = block_zone
        if attack_speed is not UNSET:
            field_dict["attack_speed"] = attack_speed
        if attack_zone is not UNSET:
            field_dict["attack_zone"] = attack_zone
        if damage is not UNSET:
            field_dict["damage"] = damage
        if hand_size is not UNSET:
            field_dict["hand_size"] = hand_size
        if vitality is not UNSET:
            field_dict["vitality"] = vitality
        if keywords is not UNSET:
            field_dict["keywords"] = keywords
        if gender is not UNSET:
            field_dict["gender"] = gender
        if height is not UNSET:
            field_dict["height"] = height
        if weight is not UNSET:
            field_dict["weight"] = weight
        if blood_type is not UNSET:
            field_dict["blood_type"] = blood_type
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

        def _parse_difficulty(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        difficulty = _parse_difficulty(d.pop("difficulty", UNSET))

        def _parse_control(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        control = _parse_control(d.pop("control", UNSET))

        resources = d.pop("resources", UNSET)

        def _parse_block_modifier(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        block_modifier = _parse_block_modifier(d.pop("block_modifier", UNSET))

        block_zone = d.pop("block_zone", UNSET)

        def _parse_attack_speed(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        attack_speed = _parse_attack_speed(d.pop("attack_speed", UNSET))

        attack_zone = d.pop("attack_zone", UNSET)

        def _parse_damage(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

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

        keywords = d.pop("keywords", UNSET)

        gender = d.pop("gender", UNSET)

        height = d.pop("height", UNSET)

        weight = d.pop("weight", UNSET)

        blood_type = d.pop("blood_type", UNSET)

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
            block_modifier=block_modifier,
            block_zone=block_zone,
            attack_speed=attack_speed,
            attack_zone=attack_zone,
            damage=damage,
            hand_size=hand_size,
            vitality=vitality,
            keywords=keywords,
            gender=gender,
            height=height,
            weight=weight,
            blood_type=blood_type,
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
