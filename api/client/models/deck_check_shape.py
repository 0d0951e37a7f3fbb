from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.deck_check_shape_object import (
    DeckCheckShapeObject,
    check_deck_check_shape_object,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.deck_problem_shape import DeckProblemShape


T = TypeVar("T", bound="DeckCheckShape")


@_attrs_define
class DeckCheckShape:
    """What the rules on deck construction say of a deck.

    Attributes:
        object_ (DeckCheckShapeObject): what the object is
        game (str): slug of the game
        legal (bool): whether nothing stands against it
        total (int): copies of all cards, without the sideboard
        sideboard (int): copies of all cards of the sideboard
        problems (list[DeckProblemShape]): what is not as the rules have it
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    object_: DeckCheckShapeObject
    game: str
    legal: bool
    total: int
    sideboard: int
    problems: list[DeckProblemShape]
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        object_: str = self.object_

        game = self.game

        legal = self.legal

        total = self.total

        sideboard = self.sideboard

        problems = []
        for problems_item_data in self.problems:
            problems_item = problems_item_data.to_dict()
            problems.append(problems_item)

        warnings: list[str] | Unset = UNSET
        if not isinstance(self.warnings, Unset):
            warnings = self.warnings

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
                "game": game,
                "legal": legal,
                "total": total,
                "sideboard": sideboard,
                "problems": problems,
            }
        )
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.deck_problem_shape import DeckProblemShape  # noqa: PLC0415

        d = dict(src_dict)
        object_ = check_deck_check_shape_object(d.pop("object"))

        game = d.pop("game")

        legal = d.pop("legal")

        total = d.pop("total")

        sideboard = d.pop("sideboard")

        problems = []
        _problems = d.pop("problems")
        for problems_item_data in _problems:
            problems_item = DeckProblemShape.from_dict(problems_item_data)

            problems.append(problems_item)

        warnings = cast(list[str], d.pop("warnings", UNSET))

        deck_check_shape = cls(
            object_=object_,
            game=game,
            legal=legal,
            total=total,
            sideboard=sideboard,
            problems=problems,
            warnings=warnings,
        )

        deck_check_shape.additional_properties = d
        return deck_check_shape

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
