from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.decks_check_create_body_game import (
    DecksCheckCreateBodyGame,
    check_decks_check_create_body_game,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.decks_check_create_body_cards_item import (
        DecksCheckCreateBodyCardsItem,
    )
    from ..models.decks_check_create_body_sideboard_item import (
        DecksCheckCreateBodySideboardItem,
    )


T = TypeVar("T", bound="DecksCheckCreateBody")


@_attrs_define
class DecksCheckCreateBody:
    """
    Attributes:
        cards (list[DecksCheckCreateBodyCardsItem]): the cards, by their ids
        game (DecksCheckCreateBodyGame | Unset): the game; shadowfist if left out
        sideboard (list[DecksCheckCreateBodySideboardItem] | Unset): the cards, by their ids
    """

    cards: list[DecksCheckCreateBodyCardsItem]
    game: DecksCheckCreateBodyGame | Unset = UNSET
    sideboard: list[DecksCheckCreateBodySideboardItem] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        cards = []
        for cards_item_data in self.cards:
            cards_item = cards_item_data.to_dict()
            cards.append(cards_item)

        game: str | Unset = UNSET
        if not isinstance(self.game, Unset):
            game = self.game

        sideboard: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.sideboard, Unset):
            sideboard = []
            for sideboard_item_data in self.sideboard:
                sideboard_item = sideboard_item_data.to_dict()
                sideboard.append(sideboard_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "cards": cards,
            }
        )
        if game is not UNSET:
            field_dict["game"] = game
        if sideboard is not UNSET:
            field_dict["sideboard"] = sideboard

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.decks_check_create_body_cards_item import (
            DecksCheckCreateBodyCardsItem,  # noqa: PLC0415
        )
        from ..models.decks_check_create_body_sideboard_item import (
            DecksCheckCreateBodySideboardItem,  # noqa: PLC0415
        )

        d = dict(src_dict)
        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = DecksCheckCreateBodyCardsItem.from_dict(cards_item_data)

            cards.append(cards_item)

        _game = d.pop("game", UNSET)
        game: DecksCheckCreateBodyGame | Unset
        if isinstance(_game, Unset):
            game = UNSET
        else:
            game = check_decks_check_create_body_game(_game)

        _sideboard = d.pop("sideboard", UNSET)
        sideboard: list[DecksCheckCreateBodySideboardItem] | Unset = UNSET
        if _sideboard is not UNSET:
            sideboard = []
            for sideboard_item_data in _sideboard:
                sideboard_item = DecksCheckCreateBodySideboardItem.from_dict(
                    sideboard_item_data
                )

                sideboard.append(sideboard_item)

        decks_check_create_body = cls(
            cards=cards,
            game=game,
            sideboard=sideboard,
        )

        return decks_check_create_body
