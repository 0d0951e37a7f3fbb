from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.deck_problem_shape_code import (
    DeckProblemShapeCode,
    check_deck_problem_shape_code,
)

if TYPE_CHECKING:
    from ..models.citation_shape import CitationShape


T = TypeVar("T", bound="DeckProblemShape")


@_attrs_define
class DeckProblemShape:
    """What is not as the rules have it.

    Attributes:
        code (DeckProblemShapeCode): for programs
        message (str): for people
        card (None | str): slug of the card
        rules (list[CitationShape]): the sections that say so
    """

    code: DeckProblemShapeCode
    message: str
    card: None | str
    rules: list[CitationShape]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code: str = self.code

        message = self.message

        card: None | str
        card = self.card

        rules = []
        for rules_item_data in self.rules:
            rules_item = rules_item_data.to_dict()
            rules.append(rules_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "message": message,
                "card": card,
                "rules": rules,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.citation_shape import CitationShape  # noqa: PLC0415

        d = dict(src_dict)
        code = check_deck_problem_shape_code(d.pop("code"))

        message = d.pop("message")

        def _parse_card(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        card = _parse_card(d.pop("card"))

        rules = []
        _rules = d.pop("rules")
        for rules_item_data in _rules:
            rules_item = CitationShape.from_dict(rules_item_data)

            rules.append(rules_item)

        deck_problem_shape = cls(
            code=code,
            message=message,
            card=card,
            rules=rules,
        )

        deck_problem_shape.additional_properties = d
        return deck_problem_shape

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
