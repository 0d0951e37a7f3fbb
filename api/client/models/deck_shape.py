from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.deck_shape_object import DeckShapeObject, check_deck_shape_object
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.deck_line_shape import DeckLineShape
    from ..models.unread_line_shape import UnreadLineShape


T = TypeVar("T", bound="DeckShape")


@_attrs_define
class DeckShape:
    """A deck list that was read.

    Attributes:
        object_ (DeckShapeObject): what the object is
        game (str): slug of the game
        total (int): copies of all cards, without the sideboard
        sideboard (int): copies of all cards of the sideboard
        cards (list[DeckLineShape]): line by line
        unread (list[UnreadLineShape]): lines that could not be read
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    object_: DeckShapeObject
    game: str
    total: int
    sideboard: int
    cards: list[DeckLineShape]
    unread: list[UnreadLineShape]
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        object_: str = self.object_

        game = self.game

        total = self.total

        sideboard = self.sideboard

        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        unread = []
        for unread_item_data in self.unread:
            unread_item = unread_item_data.to_dict()
            unread.append(unread_item)

        warnings: list[str] | Unset = UNSET
        if not isinstance(self.warnings, Unset):
            warnings = self.warnings

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
                "game": game,
                "total": total,
                "sideboard": sideboard,
                "cards": cards,
                "unread": unread,
            }
        )
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.deck_line_shape import DeckLineShape  # noqa: PLC0415
        from ..models.unread_line_shape import UnreadLineShape  # noqa: PLC0415

        d = dict(src_dict)
        object_ = check_deck_shape_object(d.pop("object"))

        game = d.pop("game")

        total = d.pop("total")

        sideboard = d.pop("sideboard")

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = DeckLineShape.from_dict(cards_item_data)

            cards.append(cards_item)

        unread = []
        _unread = d.pop("unread")
        for unread_item_data in _unread:
            unread_item = UnreadLineShape.from_dict(unread_item_data)

            unread.append(unread_item)

        warnings = cast(list[str], d.pop("warnings", UNSET))

        deck_shape = cls(
            object_=object_,
            game=game,
            total=total,
            sideboard=sideboard,
            cards=cards,
            unread=unread,
            warnings=warnings,
        )

        deck_shape.additional_properties = d
        return deck_shape

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
