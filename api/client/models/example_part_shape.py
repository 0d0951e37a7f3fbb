from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.example_part_shape_object import (
    ExamplePartShapeObject,
    check_example_part_shape_object,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.citation_shape import CitationShape
    from ..models.example_shape_included import ExampleShapeIncluded
    from ..models.expectation import Expectation
    from ..models.scenario import Scenario


T = TypeVar("T", bound="ExamplePartShape")


@_attrs_define
class ExamplePartShape:
    """Some fields of: A worked example or ruling of a document as a scenario, with what must come out of it.

    Attributes:
        object_ (ExamplePartShapeObject): what the object is
        updated_at (datetime.datetime | Unset): when its content last changed
        name (str | Unset): what it is called
        title (str | Unset): as it is printed
        source (CitationShape | Unset): A section of a document that says so.
        example (int | None | Unset): which worked example of the section
        ruleset (str | Unset): edition of the rules
        tags (list[str] | Unset): what it is about, in words to choose by
        cards (list[str] | Unset): slugs of the cards that it names
        scenario (Scenario | Unset): A board of at most 2000 cards, and what is done. `resume` is part of a result's
            `board`, and is sent back as it is.
        expect (Expectation | Unset): A part of a result: what is named here must be there; `lacks` must not.
        steps_mention (list[str] | Unset): phrases that the steps contain
        url (str | Unset): its address in the API
        page_url (str | Unset): for a person
        included (ExampleShapeIncluded | Unset): what `include` names; left out where it names nothing
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    object_: ExamplePartShapeObject
    updated_at: datetime.datetime | Unset = UNSET
    name: str | Unset = UNSET
    title: str | Unset = UNSET
    source: CitationShape | Unset = UNSET
    example: int | None | Unset = UNSET
    ruleset: str | Unset = UNSET
    tags: list[str] | Unset = UNSET
    cards: list[str] | Unset = UNSET
    scenario: Scenario | Unset = UNSET
    expect: Expectation | Unset = UNSET
    steps_mention: list[str] | Unset = UNSET
    url: str | Unset = UNSET
    page_url: str | Unset = UNSET
    included: ExampleShapeIncluded | Unset = UNSET
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        object_: str = self.object_

        updated_at: str | Unset = UNSET
        if not isinstance(self.updated_at, Unset):
            updated_at = self.updated_at.isoformat()

        name = self.name

        title = self.title

        source: dict[str, Any] | Unset = UNSET
        if not isinstance(self.source, Unset):
            source = self.source.to_dict()

        example: int | None | Unset
        if isinstance(self.example, Unset):
            example = UNSET
        else:
            example = self.example

        ruleset = self.ruleset

        tags: list[str] | Unset = UNSET
        if not isinstance(self.tags, Unset):
            tags = self.tags

        cards: list[str] | Unset = UNSET
        if not isinstance(self.cards, Unset):
            cards = self.cards

        scenario: dict[str, Any] | Unset = UNSET
        if not isinstance(self.scenario, Unset):
            scenario = self.scenario.to_dict()

        expect: dict[str, Any] | Unset = UNSET
        if not isinstance(self.expect, Unset):
            expect = self.expect.to_dict()

        steps_mention: list[str] | Unset = UNSET
        if not isinstance(self.steps_mention, Unset):
            steps_mention = self.steps_mention

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
        if name is not UNSET:
            field_dict["name"] = name
        if title is not UNSET:
            field_dict["title"] = title
        if source is not UNSET:
            field_dict["source"] = source
        if example is not UNSET:
            field_dict["example"] = example
        if ruleset is not UNSET:
            field_dict["ruleset"] = ruleset
        if tags is not UNSET:
            field_dict["tags"] = tags
        if cards is not UNSET:
            field_dict["cards"] = cards
        if scenario is not UNSET:
            field_dict["scenario"] = scenario
        if expect is not UNSET:
            field_dict["expect"] = expect
        if steps_mention is not UNSET:
            field_dict["steps_mention"] = steps_mention
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
        from ..models.citation_shape import CitationShape  # noqa: PLC0415
        from ..models.example_shape_included import ExampleShapeIncluded  # noqa: PLC0415
        from ..models.expectation import Expectation  # noqa: PLC0415
        from ..models.scenario import Scenario  # noqa: PLC0415

        d = dict(src_dict)
        object_ = check_example_part_shape_object(d.pop("object"))

        _updated_at = d.pop("updated_at", UNSET)
        updated_at: datetime.datetime | Unset
        if isinstance(_updated_at, Unset):
            updated_at = UNSET
        else:
            updated_at = datetime.datetime.fromisoformat(_updated_at)

        name = d.pop("name", UNSET)

        title = d.pop("title", UNSET)

        _source = d.pop("source", UNSET)
        source: CitationShape | Unset
        if isinstance(_source, Unset):
            source = UNSET
        else:
            source = CitationShape.from_dict(_source)

        def _parse_example(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        example = _parse_example(d.pop("example", UNSET))

        ruleset = d.pop("ruleset", UNSET)

        tags = cast(list[str], d.pop("tags", UNSET))

        cards = cast(list[str], d.pop("cards", UNSET))

        _scenario = d.pop("scenario", UNSET)
        scenario: Scenario | Unset
        if isinstance(_scenario, Unset):
            scenario = UNSET
        else:
            scenario = Scenario.from_dict(_scenario)

        _expect = d.pop("expect", UNSET)
        expect: Expectation | Unset
        if isinstance(_expect, Unset):
            expect = UNSET
        else:
            expect = Expectation.from_dict(_expect)

        steps_mention = cast(list[str], d.pop("steps_mention", UNSET))

        url = d.pop("url", UNSET)

        page_url = d.pop("page_url", UNSET)

        _included = d.pop("included", UNSET)
        included: ExampleShapeIncluded | Unset
        if isinstance(_included, Unset):
            included = UNSET
        else:
            included = ExampleShapeIncluded.from_dict(_included)

        warnings = cast(list[str], d.pop("warnings", UNSET))

        example_part_shape = cls(
            object_=object_,
            updated_at=updated_at,
            name=name,
            title=title,
            source=source,
            example=example,
            ruleset=ruleset,
            tags=tags,
            cards=cards,
            scenario=scenario,
            expect=expect,
            steps_mention=steps_mention,
            url=url,
            page_url=page_url,
            included=included,
            warnings=warnings,
        )

        example_part_shape.additional_properties = d
        return example_part_shape

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
