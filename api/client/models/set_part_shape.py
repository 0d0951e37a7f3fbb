from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.set_part_shape_object import (
    SetPartShapeObject,
    check_set_part_shape_object,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="SetPartShape")


@_attrs_define
class SetPartShape:
    """Some fields of: A set of cards.

    Attributes:
        object_ (SetPartShapeObject): what the object is
        updated_at (datetime.datetime | Unset): when its content last changed
        game (str | Unset): slug of the game
        code (str | Unset): what stands for it in queries
        name (str | Unset): what it is called
        order (int | Unset): in the order of release
        released (str | Unset): as precisely as it is known
        approximate (bool | Unset): whether no source states the release
        cards (int | Unset): titles in it
        url (str | Unset): its address in the API
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    object_: SetPartShapeObject
    updated_at: datetime.datetime | Unset = UNSET
    game: str | Unset = UNSET
    code: str | Unset = UNSET
    name: str | Unset = UNSET
    order: int | Unset = UNSET
    released: str | Unset = UNSET
    approximate: bool | Unset = UNSET
    cards: int | Unset = UNSET
    url: str | Unset = UNSET
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        object_: str = self.object_

        updated_at: str | Unset = UNSET
        if not isinstance(self.updated_at, Unset):
            updated_at = self.updated_at.isoformat()

        game = self.game

        code = self.code

        name = self.name

        order = self.order

        released = self.released

        approximate = self.approximate

        cards = self.cards

        url = self.url

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
        if updated_at is not UNSET:
            field_dict["updated_at"] = updated_at
        if game is not UNSET:
            field_dict["game"] = game
        if code is not UNSET:
            field_dict["code"] = code
        if name is not UNSET:
            field_dict["name"] = name
        if order is not UNSET:
            field_dict["order"] = order
        if released is not UNSET:
            field_dict["released"] = released
        if approximate is not UNSET:
            field_dict["approximate"] = approximate
        if cards is not UNSET:
            field_dict["cards"] = cards
        if url is not UNSET:
            field_dict["url"] = url
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        object_ = check_set_part_shape_object(d.pop("object"))

        _updated_at = d.pop("updated_at", UNSET)
        updated_at: datetime.datetime | Unset
        if isinstance(_updated_at, Unset):
            updated_at = UNSET
        else:
            updated_at = datetime.datetime.fromisoformat(_updated_at)

        game = d.pop("game", UNSET)

        code = d.pop("code", UNSET)

        name = d.pop("name", UNSET)

        order = d.pop("order", UNSET)

        released = d.pop("released", UNSET)

        approximate = d.pop("approximate", UNSET)

        cards = d.pop("cards", UNSET)

        url = d.pop("url", UNSET)

        warnings = cast(list[str], d.pop("warnings", UNSET))

        set_part_shape = cls(
            object_=object_,
            updated_at=updated_at,
            game=game,
            code=code,
            name=name,
            order=order,
            released=released,
            approximate=approximate,
            cards=cards,
            url=url,
            warnings=warnings,
        )

        set_part_shape.additional_properties = d
        return set_part_shape

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
