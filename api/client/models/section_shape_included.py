from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.card_shape import CardShape
    from ..models.section_shape import SectionShape


T = TypeVar("T", bound="SectionShapeIncluded")


@_attrs_define
class SectionShapeIncluded:
    """what `include` names; left out where it names nothing

    Attributes:
        children (list[SectionShape] | Unset): its items, in reading order
        cards (list[CardShape] | Unset): the cards that it names
    """

    children: list[SectionShape] | Unset = UNSET
    cards: list[CardShape] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        children: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.children, Unset):
            children = []
            for children_item_data in self.children:
                children_item = children_item_data.to_dict()
                children.append(children_item)

        cards: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.cards, Unset):
            cards = []
            for cards_item_data in self.cards:
                cards_item = cards_item_data.to_dict()
                cards.append(cards_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if children is not UNSET:
            field_dict["children"] = children
        if cards is not UNSET:
            field_dict["cards"] = cards

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.card_shape import CardShape  # noqa: PLC0415
        from ..models.section_shape import SectionShape  # noqa: PLC0415

        d = dict(src_dict)
        _children = d.pop("children", UNSET)
        children: list[SectionShape] | Unset = UNSET
        if _children is not UNSET:
            children = []
            for children_item_data in _children:
                children_item = SectionShape.from_dict(children_item_data)

                children.append(children_item)

        _cards = d.pop("cards", UNSET)
        cards: list[CardShape] | Unset = UNSET
        if _cards is not UNSET:
            cards = []
            for cards_item_data in _cards:
                cards_item = CardShape.from_dict(cards_item_data)

                cards.append(cards_item)

        section_shape_included = cls(
            children=children,
            cards=cards,
        )

        section_shape_included.additional_properties = d
        return section_shape_included

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
