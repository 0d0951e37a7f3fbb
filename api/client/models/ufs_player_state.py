from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="UfsPlayerState")


@_attrs_define
class UfsPlayerState:
    """A player of UFS now.

    Attributes:
        vitality (int): what is left of it
        maximum_vitality (int): with what the character begins
        hand (int): cards in hand
        hand_size (int): what is drawn up to
        deck (int | None): cards in the deck; null: enough
        momentum (int): cards in the momentum
        card_pool (list[str]): ids from left to right
        symbols (list[str]): the symbols of the character
        character (str): its id
    """

    vitality: int
    maximum_vitality: int
    hand: int
    hand_size: int
    deck: int | None
    momentum: int
    card_pool: list[str]
    symbols: list[str]
    character: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        vitality = self.vitality

        maximum_vitality = self.maximum_vitality

        hand = self.hand

        hand_size = self.hand_size

        deck: int | None
        deck = self.deck

        momentum = self.momentum

        card_pool = self.card_pool

        symbols = self.symbols

        character = self.character

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "vitality": vitality,
                "maximum_vitality": maximum_vitality,
                "hand": hand,
                "hand_size": hand_size,
                "deck": deck,
                "momentum": momentum,
                "card_pool": card_pool,
                "symbols": symbols,
                "character": character,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        vitality = d.pop("vitality")

        maximum_vitality = d.pop("maximum_vitality")

        hand = d.pop("hand")

        hand_size = d.pop("hand_size")

        def _parse_deck(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        deck = _parse_deck(d.pop("deck"))

        momentum = d.pop("momentum")

        card_pool = cast(list[str], d.pop("card_pool"))

        symbols = cast(list[str], d.pop("symbols"))

        character = d.pop("character")

        ufs_player_state = cls(
            vitality=vitality,
            maximum_vitality=maximum_vitality,
            hand=hand,
            hand_size=hand_size,
            deck=deck,
            momentum=momentum,
            card_pool=card_pool,
            symbols=symbols,
            character=character,
        )

        ufs_player_state.additional_properties = d
        return ufs_player_state

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
