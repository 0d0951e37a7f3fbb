from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.odds_object import OddsObject, check_odds_object
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.odds_blocks_item import OddsBlocksItem
    from ..models.odds_passing_item import OddsPassingItem
    from ..models.odds_through_type_0 import OddsThroughType0
    from ..models.odds_values_item import OddsValuesItem


T = TypeVar("T", bound="Odds")


@_attrs_define
class Odds:
    """The chances of a control check.

    Attributes:
        object_ (OddsObject): what the object is
        by (str): who makes it
        card (None | str): what it is made for
        difficulty (int): what is checked against
        modifier (int): what is added to the check
        deck (int): how many cards may be on top
        values (list[OddsValuesItem]): what each variant has there
        passing (list[OddsPassingItem]): the chance with each number of committed foundations
        recheck (bool): whether, or with what card, a re-check follows
        blocks (list[OddsBlocksItem]): the chance of each block in the defender's hand
        through (None | OddsThroughType0): the chance that no block stops the attack
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    object_: OddsObject
    by: str
    card: None | str
    difficulty: int
    modifier: int
    deck: int
    values: list[OddsValuesItem]
    passing: list[OddsPassingItem]
    recheck: bool
    blocks: list[OddsBlocksItem]
    through: None | OddsThroughType0
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.odds_through_type_0 import OddsThroughType0  # noqa: PLC0415

        object_: str = self.object_

        by = self.by

        card: None | str
        card = self.card

        difficulty = self.difficulty

        modifier = self.modifier

        deck = self.deck

        values = []
        for values_item_data in self.values:
            values_item = values_item_data.to_dict()
            values.append(values_item)

        passing = []
        for passing_item_data in self.passing:
            passing_item = passing_item_data.to_dict()
            passing.append(passing_item)

        recheck = self.recheck

        blocks = []
        for blocks_item_data in self.blocks:
            blocks_item = blocks_item_data.to_dict()
            blocks.append(blocks_item)

        through: dict[str, Any] | None
        if isinstance(self.through, OddsThroughType0):
            through = self.through.to_dict()
        else:
            through = self.through

        warnings: list[str] | Unset = UNSET
        if not isinstance(self.warnings, Unset):
            warnings = self.warnings

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "object": object_,
                "by": by,
                "card": card,
                "difficulty": difficulty,
                "modifier": modifier,
                "deck": deck,
                "values": values,
                "passing": passing,
                "recheck": recheck,
                "blocks": blocks,
                "through": through,
            }
        )
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.odds_blocks_item import OddsBlocksItem  # noqa: PLC0415
        from ..models.odds_passing_item import OddsPassingItem  # noqa: PLC0415
        from ..models.odds_through_type_0 import OddsThroughType0  # noqa: PLC0415
        from ..models.odds_values_item import OddsValuesItem  # noqa: PLC0415

        d = dict(src_dict)
        object_ = check_odds_object(d.pop("object"))

        by = d.pop("by")

        def _parse_card(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        card = _parse_card(d.pop("card"))

        difficulty = d.pop("difficulty")

        modifier = d.pop("modifier")

        deck = d.pop("deck")

        values = []
        _values = d.pop("values")
        for values_item_data in _values:
            values_item = OddsValuesItem.from_dict(values_item_data)

            values.append(values_item)

        passing = []
        _passing = d.pop("passing")
        for passing_item_data in _passing:
            passing_item = OddsPassingItem.from_dict(passing_item_data)

            passing.append(passing_item)

        recheck = d.pop("recheck")

        blocks = []
        _blocks = d.pop("blocks")
        for blocks_item_data in _blocks:
            blocks_item = OddsBlocksItem.from_dict(blocks_item_data)

            blocks.append(blocks_item)

        def _parse_through(data: object) -> None | OddsThroughType0:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                through_type_0 = OddsThroughType0.from_dict(data)

                return through_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OddsThroughType0, data)

        through = _parse_through(d.pop("through"))

        warnings = cast(list[str], d.pop("warnings", UNSET))

        odds = cls(
            object_=object_,
            by=by,
            card=card,
            difficulty=difficulty,
            modifier=modifier,
            deck=deck,
            values=values,
            passing=passing,
            recheck=recheck,
            blocks=blocks,
            through=through,
            warnings=warnings,
        )

        odds.additional_properties = d
        return odds

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
