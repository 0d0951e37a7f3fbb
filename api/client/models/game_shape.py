from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.game_shape_object import GameShapeObject, check_game_shape_object

T = TypeVar("T", bound="GameShape")


@_attrs_define
class GameShape:
    """A game, with how much of it there is.

    Attributes:
        updated_at (datetime.datetime): when its content last changed
        object_ (GameShapeObject): what the object is
        slug (str): its stable name
        name (str): what it is called
        cards (int): titles
        documents (int): how many documents there are on it
    """

    updated_at: datetime.datetime
    object_: GameShapeObject
    slug: str
    name: str
    cards: int
    documents: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        updated_at = self.updated_at.isoformat()

        object_: str = self.object_

        slug = self.slug

        name = self.name

        cards = self.cards

        documents = self.documents

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "updated_at": updated_at,
                "object": object_,
                "slug": slug,
                "name": name,
                "cards": cards,
                "documents": documents,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        updated_at = datetime.datetime.fromisoformat(d.pop("updated_at"))

        object_ = check_game_shape_object(d.pop("object"))

        slug = d.pop("slug")

        name = d.pop("name")

        cards = d.pop("cards")

        documents = d.pop("documents")

        game_shape = cls(
            updated_at=updated_at,
            object_=object_,
            slug=slug,
            name=name,
            cards=cards,
            documents=documents,
        )

        game_shape.additional_properties = d
        return game_shape

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
