from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.card_shape import CardShape
    from ..models.section_shape import SectionShape


T = TypeVar("T", bound="ExampleShapeIncluded")


@_attrs_define
class ExampleShapeIncluded:
    """what `include` names; left out where it names nothing

    Attributes:
        section (None | SectionShape | Unset): where it stands
        cards (list[CardShape] | Unset): the cards that it names
    """

    section: None | SectionShape | Unset = UNSET
    cards: list[CardShape] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.section_shape import SectionShape  # noqa: PLC0415

        section: dict[str, Any] | None | Unset
        if isinstance(self.section, Unset):
            section = UNSET
        elif isinstance(self.section, SectionShape):
            section = self.section.to_dict()
        else:
            section = self.section

        cards: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.cards, Unset):
            cards = []
            for cards_item_data in self.cards:
                cards_item = cards_item_data.to_dict()
                cards.append(cards_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if section is not UNSET:
            field_dict["section"] = section
        if cards is not UNSET:
            field_dict["cards"] = cards

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.card_shape import CardShape  # noqa: PLC0415
        from ..models.section_shape import SectionShape  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_section(data: object) -> None | SectionShape | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                section_type_0 = SectionShape.from_dict(data)

                return section_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SectionShape | Unset, data)

        section = _parse_section(d.pop("section", UNSET))

        _cards = d.pop("cards", UNSET)
        cards: list[CardShape] | Unset = UNSET
        if _cards is not UNSET:
            cards = []
            for cards_item_data in _cards:
                cards_item = CardShape.from_dict(cards_item_data)

                cards.append(cards_item)

        example_shape_included = cls(
            section=section,
            cards=cards,
        )

        example_shape_included.additional_properties = d
        return example_shape_included

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
