from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.example_shape_object import ExampleShapeObject, check_example_shape_object
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.citation_shape import CitationShape
    from ..models.example_shape_included import ExampleShapeIncluded
    from ..models.expectation import Expectation
    from ..models.scenario import Scenario


T = TypeVar("T", bound="ExampleShape")


@_attrs_define
class ExampleShape:
    """A worked example or ruling of a document as a scenario, with what must come out of it.

    Attributes:
        updated_at (datetime.datetime): when its content last changed
        object_ (ExampleShapeObject): what the object is
        name (str): what it is called
        title (str): as it is printed
        source (CitationShape): A section of a document that says so.
        example (int | None): which worked example of the section
        ruleset (str): edition of the rules
        tags (list[str]): what it is about, in words to choose by
        cards (list[str]): slugs of the cards that it names
        scenario (Scenario): A board of at most 2000 cards, and what is done. `resume` is part of a result's `board`,
            and is sent back as it is.
        expect (Expectation): A part of a result: what is named here must be there; `lacks` must not.
        steps_mention (list[str]): phrases that the steps contain
        url (str): its address in the API
        page_url (str): for a person
        included (ExampleShapeIncluded | Unset): what `include` names; left out where it names nothing
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    updated_at: datetime.datetime
    object_: ExampleShapeObject
    name: str
    title: str
    source: CitationShape
    example: int | None
    ruleset: str
    tags: list[str]
    cards: list[str]
    scenario: Scenario
    expect: Expectation
    steps_mention: list[str]
    url: str
    page_url: str
    included: ExampleShapeIncluded | Unset = UNSET
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        updated_at = self.updated_at.isoformat()

        object_: str = self.object_

        name = self.name

        title = self.title

        source = self.source.to_dict()

        example: int | None
        example = self.example

        ruleset = self.ruleset

        tags = self.tags

        cards = self.cards

        scenario = self.scenario.to_dict()

        expect = self.expect.to_dict()

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
                "updated_at": updated_at,
                "object": object_,
                "name": name,
                "title": title,
                "source": source,
                "example": example,
                "ruleset": ruleset,
                "tags": tags,
                "cards": cards,
                "scenario": scenario,
                "expect": expect,
                "steps_mention": steps_mention,
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
        from ..models.citation_shape import CitationShape  # noqa: PLC0415
        from ..models.example_shape_included import ExampleShapeIncluded  # noqa: PLC0415
        from ..models.expectation import Expectation  # noqa: PLC0415
        from ..models.scenario import Scenario  # noqa: PLC0415

        d = dict(src_dict)
        updated_at = datetime.datetime.fromisoformat(d.pop("updated_at"))

        object_ = check_example_shape_object(d.pop("object"))

        name = d.pop("name")

        title = d.pop("title")

        source = CitationShape.from_dict(d.pop("source"))

        def _parse_example(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        example = _parse_example(d.pop("example"))

        ruleset = d.pop("ruleset")

        tags = cast(list[str], d.pop("tags"))

        cards = cast(list[str], d.pop("cards"))

        scenario = Scenario.from_dict(d.pop("scenario"))

        expect = Expectation.from_dict(d.pop("expect"))

        steps_mention = cast(list[str], d.pop("steps_mention"))

        url = d.pop("url")

        page_url = d.pop("page_url")

        _included = d.pop("included", UNSET)
        included: ExampleShapeIncluded | Unset
        if isinstance(_included, Unset):
            included = UNSET
        else:
            included = ExampleShapeIncluded.from_dict(_included)

        warnings = cast(list[str], d.pop("warnings", UNSET))

        example_shape = cls(
            updated_at=updated_at,
            object_=object_,
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

        example_shape.additional_properties = d
        return example_shape

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
