from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.card_shape import CardShape
    from ..models.section_shape import SectionShape


T = TypeVar("T", bound="RulingShapeIncluded")


@_attrs_define
class RulingShapeIncluded:
    """what `include` names; left out where it names nothing

    Attributes:
        cards (list[CardShape] | Unset): the cards that it is about
        sections (list[SectionShape] | Unset): the rules that it explains
    """

    cards: list[CardShape] | Unset = UNSET
    sections: list[SectionShape] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        cards: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.cards, Unset):
            cards = []
            for cards_item_data in self.cards:
                cards_item = cards_item_data.to_dict()
                cards.append(cards_item)

        sections: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.sections, Unset):
            sections = []
            for sections_item_data in self.sections:
                sections_item = sections_item_data.to_dict()
                sections.append(sections_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if cards is not UNSET:
            field_dict["cards"] = cards
        if sections is not UNSET:
            field_dict["sections"] = sections

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.card_shape import CardShape  # noqa: PLC0415
        from ..models.section_shape import SectionShape  # noqa: PLC0415

        d = dict(src_dict)
        _cards = d.pop("cards", UNSET)
        cards: list[CardShape] | Unset = UNSET
        if _cards is not UNSET:
            cards = []
            for cards_item_data in _cards:
                cards_item = CardShape.from_dict(cards_item_data)

                cards.append(cards_item)

        _sections = d.pop("sections", UNSET)
        sections: list[SectionShape] | Unset = UNSET
        if _sections is not UNSET:
            sections = []
            for sections_item_data in _sections:
                sections_item = SectionShape.from_dict(sections_item_data)

                sections.append(sections_item)

        ruling_shape_included = cls(
            cards=cards,
            sections=sections,
        )

        ruling_shape_included.additional_properties = d
        return ruling_shape_included

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
