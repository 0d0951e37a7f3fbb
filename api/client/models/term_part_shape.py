from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.term_part_shape_object import (
    TermPartShapeObject,
    check_term_part_shape_object,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.definition_shape import DefinitionShape
    from ..models.term_shape_included import TermShapeIncluded


T = TypeVar("T", bound="TermPartShape")


@_attrs_define
class TermPartShape:
    """Some fields of: A term of the glossary.

    Attributes:
        object_ (TermPartShapeObject): what the object is
        updated_at (datetime.datetime | Unset): when its content last changed
        term (str | Unset): as the glossary has it
        slug (str | Unset): its stable name
        game (str | Unset): slug of the game
        definitions (list[DefinitionShape] | Unset): what each document says of it
        url (str | Unset): its address in the API
        page_url (str | Unset): for a person
        included (TermShapeIncluded | Unset): what `include` names; left out where it names nothing
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    object_: TermPartShapeObject
    updated_at: datetime.datetime | Unset = UNSET
    term: str | Unset = UNSET
    slug: str | Unset = UNSET
    game: str | Unset = UNSET
    definitions: list[DefinitionShape] | Unset = UNSET
    url: str | Unset = UNSET
    page_url: str | Unset = UNSET
    included: TermShapeIncluded | Unset = UNSET
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        object_: str = self.object_

        updated_at: str | Unset = UNSET
        if not isinstance(self.updated_at, Unset):
            updated_at = self.updated_at.isoformat()

        term = self.term

        slug = self.slug

        game = self.game

        definitions: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.definitions, Unset):
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
                "object": object_,
            }
        )
        if updated_at is not UNSET:
            field_dict["updated_at"] = updated_at
        if term is not UNSET:
            field_dict["term"] = term
        if slug is not UNSET:
            field_dict["slug"] = slug
        if game is not UNSET:
            field_dict["game"] = game
        if definitions is not UNSET:
            field_dict["definitions"] = definitions
        if url is not UNSET:
            field_dict["url"] = url
        if page_url is not UNSET:
            field_dict["page_url"] = page_url
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
        object_ = check_term_part_shape_object(d.pop("object"))

        _updated_at = d.pop("updated_at", UNSET)
        updated_at: datetime.datetime | Unset
        if isinstance(_updated_at, Unset):
            updated_at = UNSET
        else:
            updated_at = datetime.datetime.fromisoformat(_updated_at)

        term = d.pop("term", UNSET)

        slug = d.pop("slug", UNSET)

        game = d.pop("game", UNSET)

        _definitions = d.pop("definitions", UNSET)
        definitions: list[DefinitionShape] | Unset = UNSET
        if _definitions is not UNSET:
            definitions = []
            for definitions_item_data in _definitions:
                definitions_item = DefinitionShape.from_dict(definitions_item_data)

                definitions.append(definitions_item)

        url = d.pop("url", UNSET)

        page_url = d.pop("page_url", UNSET)

        _included = d.pop("included", UNSET)
        included: TermShapeIncluded | Unset
        if isinstance(_included, Unset):
            included = UNSET
        else:
            included = TermShapeIncluded.from_dict(_included)

        warnings = cast(list[str], d.pop("warnings", UNSET))

        term_part_shape = cls(
            object_=object_,
            updated_at=updated_at,
            term=term,
            slug=slug,
            game=game,
            definitions=definitions,
            url=url,
            page_url=page_url,
            included=included,
            warnings=warnings,
        )

        term_part_shape.additional_properties = d
        return term_part_shape

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
