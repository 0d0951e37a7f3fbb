from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.game_part_shape_object import (
    GamePartShapeObject,
    check_game_part_shape_object,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="GamePartShape")


@_attrs_define
class GamePartShape:
    """Some fields of: A game, with how much of it there is.

    Attributes:
        object_ (GamePartShapeObject): what the object is
        updated_at (datetime.datetime | Unset): when its content last changed
        slug (str | Unset): its stable name
        name (str | Unset): what it is called
        cards (int | Unset): titles
        documents (int | Unset): how many documents there are on it
    """

    object_: GamePartShapeObject
    updated_at: datetime.datetime | Unset = UNSET
    slug: str | Unset = UNSET
    name: str | Unset = UNSET
    cards: int | Unset = UNSET
    documents: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        object_: str = self.object_

        updated_at: str | Unset = UNSET
        if not isinstance(self.updated_at, Unset):
            updated_at = self.updated_at.isoformat()

        slug = self.slug

        name = self.name

        cards = self.cards

        documents = self.documents

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
            }
        )
        if updated_at is not UNSET:
            field_dict["updated_at"] = updated_at
        if slug is not UNSET:
            field_dict["slug"] = slug
        if name is not UNSET:
            field_dict["name"] = name
        if cards is not UNSET:
            field_dict["cards"] = cards
        if documents is not UNSET:
            field_dict["documents"] = documents

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        object_ = check_game_part_shape_object(d.pop("object"))

        _updated_at = d.pop("updated_at", UNSET)
        updated_at: datetime.datetime | Unset
        if isinstance(_updated_at, Unset):
            updated_at = UNSET
        else:
            updated_at = datetime.datetime.fromisoformat(_updated_at)

        slug = d.pop("slug", UNSET)

        name = d.pop("name", UNSET)

        cards = d.pop("cards", UNSET)

        documents = d.pop("documents", UNSET)

        game_part_shape = cls(
            object_=object_,
            updated_at=updated_at,
            slug=slug,
            name=name,
            cards=cards,
            documents=documents,
        )

        game_part_shape.additional_properties = d
        return game_part_shape

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
