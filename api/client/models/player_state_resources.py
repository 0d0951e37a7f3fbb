from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="PlayerStateResources")


@_attrs_define
class PlayerStateResources:
    """resources of each kind now

    Attributes:
        dragons (int | Unset): how many of this resource
        ascended (int | Unset): how many of this resource
        lotus (int | Unset): how many of this resource
        architects (int | Unset): how many of this resource
        hand (int | Unset): how many of this resource
        monarchs (int | Unset): how many of this resource
        jammers (int | Unset): how many of this resource
        purists (int | Unset): how many of this resource
        masters (int | Unset): how many of this resource
        syndicate (int | Unset): how many of this resource
        chi (int | Unset): how many of this resource
        magic (int | Unset): how many of this resource
        tech (int | Unset): how many of this resource
    """

    dragons: int | Unset = UNSET
    ascended: int | Unset = UNSET
    lotus: int | Unset = UNSET
    architects: int | Unset = UNSET
    hand: int | Unset = UNSET
    monarchs: int | Unset = UNSET
    jammers: int | Unset = UNSET
    purists: int | Unset = UNSET
    masters: int | Unset = UNSET
    syndicate: int | Unset = UNSET
    chi: int | Unset = UNSET
    magic: int | Unset = UNSET
    tech: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        dragons = self.dragons

        ascended = self.ascended

        lotus = self.lotus

        architects = self.architects

        hand = self.hand

        monarchs = self.monarchs

        jammers = self.jammers

        purists = self.purists

        masters = self.masters

        syndicate = self.syndicate

        chi = self.chi

        magic = self.magic

        tech = self.tech

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if dragons is not UNSET:
            field_dict["dragons"] = dragons
        if ascended is not UNSET:
            field_dict["ascended"] = ascended
        if lotus is not UNSET:
            field_dict["lotus"] = lotus
        if architects is not UNSET:
            field_dict["architects"] = architects
        if hand is not UNSET:
            field_dict["hand"] = hand
        if monarchs is not UNSET:
            field_dict["monarchs"] = monarchs
        if jammers is not UNSET:
            field_dict["jammers"] = jammers
        if purists is not UNSET:
            field_dict["purists"] = purists
        if masters is not UNSET:
            field_dict["masters"] = masters
        if syndicate is not UNSET:
            field_dict["syndicate"] = syndicate
        if chi is not UNSET:
            field_dict["chi"] = chi
        if magic is not UNSET:
            field_dict["magic"] = magic
        if tech is not UNSET:
            field_dict["tech"] = tech

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        dragons = d.pop("dragons", UNSET)

        ascended = d.pop("ascended", UNSET)

        lotus = d.pop("lotus", UNSET)

        architects = d.pop("architects", UNSET)

        hand = d.pop("hand", UNSET)

        monarchs = d.pop("monarchs", UNSET)

        jammers = d.pop("jammers", UNSET)

        purists = d.pop("purists", UNSET)

        masters = d.pop("masters", UNSET)

        syndicate = d.pop("syndicate", UNSET)

        chi = d.pop("chi", UNSET)

        magic = d.pop("magic", UNSET)

        tech = d.pop("tech", UNSET)

        player_state_resources = cls(
            dragons=dragons,
            ascended=ascended,
            lotus=lotus,
            architects=architects,
            hand=hand,
            monarchs=monarchs,
            jammers=jammers,
            purists=purists,
            masters=masters,
            syndicate=syndicate,
            chi=chi,
            magic=magic,
            tech=tech,
        )

        return player_state_resources
