from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.term_shape_object import TermShapeObject, check_term_shape_object
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.definition_shape import DefinitionShape
    from ..models.term_shape_included import TermShapeIncluded


T = TypeVar("T", bound="TermShape")


@_attrs_define
class TermShape:
    """A term of the glossary.

    Attributes:
        updated_at (datetime.datetime): when its content last changed
        object_ (TermShapeObject): what the object is
        term (str): as the glossary has it
        slug (str): its stable name
        game (str): slug of the game
        definitions (list[DefinitionShape]): what each document says of it
        url (str): its address in the API
        page_url (str): for a person
        included (TermShapeIncluded | Unset): what `include` names; left out where it names nothing
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    updated_at: datetime.datetime
    object_: TermShapeObject
    term: str
    slug: str
    game: str
    definitions: list[DefinitionShape]
    url: str
    page_url: str
    included: TermShapeIncluded | Unset = UNSET
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        updated_at = self.updated_at.isoformat()

        object_: str = self.object_

        term = self.term

        slug = self.slug

        game = self.game

        definitions = []
        for definitions_item_data in self.definitions:
            definitions_item = definitions_item_data.to_dict()
            definitions.append(definitions_item)

        url = self.url

        page_url = self.page_url

        included: dict[str, Any] | Unset = UNSET
        if not isinstance(self.included, Unset):
            included = self.included.to_dict()

        warnings: list[str] | Unset = UNSET
        if not isinstance(self.warnings, Unset):
            warnings = self.warnings

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "updated_at": updated_at,
                "object": object_,
                "term": term,
                "slug": slug,
                "game": game,
                "definitions": definitions,
                "url": url,
                "page_url": page_url,
            }
        )
        if included is not UNSET:
            field_dict["included"] = included
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.definition_shape import DefinitionShape  # noqa: PLC0415
        from ..models.term_shape_included import TermShapeIncluded  # noqa: PLC0415

        d = dict(src_dict)
        updated_at = datetime.datetime.fromisoformat(d.pop("updated_at"))

        object_ = check_term_shape_object(d.pop("object"))

        term = d.pop("term")

        slug = d.pop("slug")

        game = d.pop("game")

        definitions = []
        _definitions = d.pop("definitions")
        for definitions_item_data in _definitions:
            definitions_item = DefinitionShape.from_dict(definitions_item_data)

            definitions.append(definitions_item)

        url = d.pop("url")

        page_url = d.pop("page_url")

        _included = d.pop("included", UNSET)
        included: TermShapeIncluded | Unset
        if isinstance(_included, Unset):
            included = UNSET
        else:
            included = TermShapeIncluded.from_dict(_included)

        warnings = cast(list[str], d.pop("warnings", UNSET))

        term_shape = cls(
            updated_at=updated_at,
            object_=object_,
            term=term,
            slug=slug,
            game=game,
            definitions=definitions,
            url=url,
            page_url=page_url,
            included=included,
            warnings=warnings,
        )

        term_shape.additional_properties = d
        return term_shape

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
