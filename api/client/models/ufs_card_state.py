from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ufs_card_state_face import UfsCardStateFace, check_ufs_card_state_face
from ..models.ufs_card_state_zone import UfsCardStateZone, check_ufs_card_state_zone

T = TypeVar("T", bound="UfsCardState")


@_attrs_define
class UfsCardState:
    """A card of UFS as it is now.

    Attributes:
        title (str): as it is printed
        zone (UfsCardStateZone): where it is
        owner (str): the player whose card it is
        controller (str): who controls it; left out: the owner
        type_ (None | str): none, if it lies face down
        committed (bool): whether it is committed, or how many are
        face (UfsCardStateFace): `up` or `down`
        difficulty (int): the control check that it takes
        control (int | None): the value that it gives to a control check
        speed (int | None): of an attack
        attack_zone (None | str): high, mid or low; empty where the card is no attack
        damage (int | None): damage on it
        block_zone (None | str): of its block symbol: high, mid or low
        block_modifier (int | None): of its block symbol
        keywords (list[str]): its special abilities and restrictions now
        resources (list[str]): resources of each kind now
        attached (list[str]): ids of the cards attached to it
        as_ (None | str): `block`, if it was played as one
    """

    title: str
    zone: UfsCardStateZone
    owner: str
    controller: str
    type_: None | str
    committed: bool
    face: UfsCardStateFace
    difficulty: int
    control: int | None
    speed: int | None
    attack_zone: None | str
    damage: int | None
    block_zone: None | str
    block_modifier: int | None
    keywords: list[str]
    resources: list[str]
    attached: list[str]
    as_: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        zone: str = self.zone

        owner = self.owner

        controller = self.controller

        type_: None | str
        type_ = self.type_

        committed = self.committed

        face: str = self.face

        difficulty = self.difficulty

        control: int | None
        control = self.control

        speed: int | None
        speed = self.speed

        attack_zone: None | str
        attack_zone = self.attack_zone

        damage: int | None
        damage = self.damage

        block_zone: None | str
        block_zone = self.block_zone

        block_modifier: int | None
        block_modifier = self.block_modifier

        keywords = self.keywords

        resources = self.resources

        attached = self.attached

        as_: None | str
        as_ = self.as_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "title": title,
                "zone": zone,
                "owner": owner,
                "controller": controller,
                "type": type_,
                "committed": committed,
                "face": face,
                "difficulty": difficulty,
                "control": control,
                "speed": speed,
                "attack_zone": attack_zone,
                "damage": damage,
                "block_zone": block_zone,
                "block_modifier": block_modifier,
                "keywords": keywords,
                "resources": resources,
                "attached": attached,
                "as": as_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        title = d.pop("title")

        zone = check_ufs_card_state_zone(d.pop("zone"))

        owner = d.pop("owner")

        controller = d.pop("controller")

        def _parse_type_(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        type_ = _parse_type_(d.pop("type"))

        committed = d.pop("committed")

        face = check_ufs_card_state_face(d.pop("face"))

        difficulty = d.pop("difficulty")

        def _parse_control(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        control = _parse_control(d.pop("control"))

        def _parse_speed(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        speed = _parse_speed(d.pop("speed"))

        def _parse_attack_zone(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        attack_zone = _parse_attack_zone(d.pop("attack_zone"))

        def _parse_damage(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        damage = _parse_damage(d.pop("damage"))

        def _parse_block_zone(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        block_zone = _parse_block_zone(d.pop("block_zone"))

        def _parse_block_modifier(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        block_modifier = _parse_block_modifier(d.pop("block_modifier"))

        keywords = cast(list[str], d.pop("keywords"))

        resources = cast(list[str], d.pop("resources"))

        attached = cast(list[str], d.pop("attached"))

        def _parse_as_(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        as_ = _parse_as_(d.pop("as"))

        ufs_card_state = cls(
            title=title,
            zone=zone,
            owner=owner,
            controller=controller,
            type_=type_,
            committed=committed,
            face=face,
            difficulty=difficulty,
            control=control,
            speed=speed,
            attack_zone=attack_zone,
            damage=damage,
            block_zone=block_zone,
            block_modifier=block_modifier,
            keywords=keywords,
            resources=resources,
            attached=attached,
            as_=as_,
        )

        ufs_card_state.additional_properties = d
        return ufs_card_state

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
