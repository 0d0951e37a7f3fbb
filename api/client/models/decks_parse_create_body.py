from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.decks_parse_create_body_game import (
    DecksParseCreateBodyGame,
    check_decks_parse_create_body_game,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="DecksParseCreateBody")


@_attrs_define
class DecksParseCreateBody:
    """
    Attributes:
        text (str): the list
        game (DecksParseCreateBodyGame | Unset): the game; shadowfist if left out
    """

    text: str
    game: DecksParseCreateBodyGame | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        text = self.text

        game: str | Unset = UNSET
        if not isinstance(self.game, Unset):
            game = self.game

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "text": text,
            }
        )
        if game is not UNSET:
            field_dict["game"] = game

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        text = d.pop("text")

        _game = d.pop("game", UNSET)
        game: DecksParseCreateBodyGame | Unset
        if isinstance(_game, Unset):
            game = UNSET
        else:
            game = check_decks_parse_create_body_game(_game)

        decks_parse_create_body = cls(
            text=text,
            game=game,
        )

        return decks_parse_create_body
