from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.set_shape_object import SetShapeObject, check_set_shape_object
from ..types import UNSET, Unset

T = TypeVar("T", bound="SetShape")


@_attrs_define
class SetShape:
    """A set of cards.

    Attributes:
        updated_at (datetime.datetime): when its content last changed
        object_ (SetShapeObject): what the object is
        game (str): slug of the game
        code (str): what stands for it in queries
        name (str): what it is called
        order (int): in the order of release
        released (str): as precisely as it is known
        approximate (bool): whether no source states the release
        cards (int): titles in it
        url (str): its address in the API
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    updated_at: datetime.datetime
    object_: SetShapeObject
    game: str
    code: str
    name: str
    order: int
    released: str
    approximate: bool
    cards: int
    url: str
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        updated_at = self.updated_at.isoformat()

        object_: str = self.object_

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
                "updated_at": updated_at,
                "object": object_,
                "game": game,
                "code": code,
                "name": name,
                "order": order,
                "released": released,
                "approximate": approximate,
                "cards": cards,
                "url": url,
            }
        )
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        updated_at = datetime.datetime.fromisoformat(d.pop("updated_at"))

        object_ = check_set_shape_object(d.pop("object"))

        game = d.pop("game")

        code = d.pop("code")

        name = d.pop("name")

        order = d.pop("order")

        released = d.pop("released")

        approximate = d.pop("approximate")

        cards = d.pop("cards")

        url = d.pop("url")

        warnings = cast(list[str], d.pop("warnings", UNSET))

        set_shape = cls(
            updated_at=updated_at,
            object_=object_,
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

        set_shape.additional_properties = d
        return set_shape

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
