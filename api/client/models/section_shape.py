from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.section_shape_object import SectionShapeObject, check_section_shape_object
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.citation_shape import CitationShape
    from ..models.interaction_link import InteractionLink
    from ..models.passage_shape import PassageShape
    from ..models.ruling_text_shape import RulingTextShape
    from ..models.section_link import SectionLink
    from ..models.section_shape_included import SectionShapeIncluded
    from ..models.topic_shape import TopicShape


T = TypeVar("T", bound="SectionShape")


@_attrs_define
class SectionShape:
    """A section with all that belongs to it; ``rules.whole_sections`` gathers it.

    Attributes:
        updated_at (datetime.datetime): when its content last changed
        object_ (SectionShapeObject): what the object is
        document (str): slug of the document
        number (str): number of the section
        title (str): as it is printed
        page (int | None): of the source, where it is known
        question (int | None): its number among the questions of the document
        passages (list[PassageShape]): its paragraphs, in order
        text (str): our rules of the section, else the original's
        examples (list[str]): worked examples, in the same words
        parent (None | SectionLink): the section that it is an item of; null where it is none
        children (list[SectionLink]): its items
        previous (None | SectionLink): the section before it in reading order; null for the first
        next_ (None | SectionLink): the section after it in reading order; null for the last
        cross_references (list[CitationShape]): sections that its text cites
        rulings (list[RulingTextShape]): that explain it, latest first
        interactions (list[InteractionLink]): examples that show the section at work
        topics (list[TopicShape]): the same topic in every edition
        url (str): its address in the API
        page_url (str): for a person
        included (SectionShapeIncluded | Unset): what `include` names; left out where it names nothing
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    updated_at: datetime.datetime
    object_: SectionShapeObject
    document: str
    number: str
    title: str
    page: int | None
    question: int | None
    passages: list[PassageShape]
    text: str
    examples: list[str]
    parent: None | SectionLink
    children: list[SectionLink]
    previous: None | SectionLink
    next_: None | SectionLink
    cross_references: list[CitationShape]
    rulings: list[RulingTextShape]
    interactions: list[InteractionLink]
    topics: list[TopicShape]
    url: str
    page_url: str
    included: SectionShapeIncluded | Unset = UNSET
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.section_link import SectionLink  # noqa: PLC0415

        updated_at = self.updated_at.isoformat()

        object_: str = self.object_

        document = self.document

        number = self.number

        title = self.title

        page: int | None
        page = self.page

        question: int | None
        question = self.question

        passages = []
        for passages_item_data in self.passages:
            passages_item = passages_item_data.to_dict()
            passages.append(passages_item)

        text = self.text

        examples = self.examples

        parent: dict[str, Any] | None
        if isinstance(self.parent, SectionLink):
            parent = self.parent.to_dict()
        else:
            parent = self.parent

        children = []
        for children_item_data in self.children:
            children_item = children_item_data.to_dict()
            children.append(children_item)

        previous: dict[str, Any] | None
        if isinstance(self.previous, SectionLink):
            previous = self.previous.to_dict()
        else:
            previous = self.previous

        next_: dict[str, Any] | None
        if isinstance(self.next_, SectionLink):
            next_ = self.next_.to_dict()
        else:
            next_ = self.next_

        cross_references = []
        for cross_references_item_data in self.cross_references:
            cross_references_item = cross_references_item_data.to_dict()
            cross_references.append(cross_references_item)

        rulings = []
        for rulings_item_data in self.rulings:
            rulings_item = rulings_item_data.to_dict()
            rulings.append(rulings_item)

        interactions = []
        for interactions_item_data in self.interactions:
            interactions_item = interactions_item_data.to_dict()
            interactions.append(interactions_item)

        topics = []
        for topics_item_data in self.topics:
            topics_item = topics_item_data.to_dict()
            topics.append(topics_item)

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
                "document": document,
                "number": number,
                "title": title,
                "page": page,
                "question": question,
                "passages": passages,
                "text": text,
                "examples": examples,
                "parent": parent,
                "children": children,
                "previous": previous,
                "next": next_,
                "cross_references": cross_references,
                "rulings": rulings,
                "interactions": interactions,
                "topics": topics,
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
        from ..models.interaction_link import InteractionLink  # noqa: PLC0415
        from ..models.passage_shape import PassageShape  # noqa: PLC0415
        from ..models.ruling_text_shape import RulingTextShape  # noqa: PLC0415
        from ..models.section_link import SectionLink  # noqa: PLC0415
        from ..models.section_shape_included import SectionShapeIncluded  # noqa: PLC0415
        from ..models.topic_shape import TopicShape  # noqa: PLC0415

        d = dict(src_dict)
        updated_at = datetime.datetime.fromisoformat(d.pop("updated_at"))

        object_ = check_section_shape_object(d.pop("object"))

        document = d.pop("document")

        number = d.pop("number")

        title = d.pop("title")

        def _parse_page(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        page = _parse_page(d.pop("page"))

        def _parse_question(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        question = _parse_question(d.pop("question"))

        passages = []
        _passages = d.pop("passages")
        for passages_item_data in _passages:
            passages_item = PassageShape.from_dict(passages_item_data)

            passages.append(passages_item)

        text = d.pop("text")

        examples = cast(list[str], d.pop("examples"))

        def _parse_parent(data: object) -> None | SectionLink:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                parent_type_0 = SectionLink.from_dict(data)

                return parent_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SectionLink, data)

        parent = _parse_parent(d.pop("parent"))

        children = []
        _children = d.pop("children")
        for children_item_data in _children:
            children_item = SectionLink.from_dict(children_item_data)

            children.append(children_item)

        def _parse_previous(data: object) -> None | SectionLink:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                previous_type_0 = SectionLink.from_dict(data)

                return previous_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SectionLink, data)

        previous = _parse_previous(d.pop("previous"))

        def _parse_next_(data: object) -> None | SectionLink:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                next_type_0 = SectionLink.from_dict(data)

                return next_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SectionLink, data)

        next_ = _parse_next_(d.pop("next"))

        cross_references = []
        _cross_references = d.pop("cross_references")
        for cross_references_item_data in _cross_references:
            cross_references_item = CitationShape.from_dict(cross_references_item_data)

            cross_references.append(cross_references_item)

        rulings = []
        _rulings = d.pop("rulings")
        for rulings_item_data in _rulings:
            rulings_item = RulingTextShape.from_dict(rulings_item_data)

            rulings.append(rulings_item)

        interactions = []
        _interactions = d.pop("interactions")
        for interactions_item_data in _interactions:
            interactions_item = InteractionLink.from_dict(interactions_item_data)

            interactions.append(interactions_item)

        topics = []
        _topics = d.pop("topics")
        for topics_item_data in _topics:
            topics_item = TopicShape.from_dict(topics_item_data)

            topics.append(topics_item)

        url = d.pop("url")

        page_url = d.pop("page_url")

        _included = d.pop("included", UNSET)
        included: SectionShapeIncluded | Unset
        if isinstance(_included, Unset):
            included = UNSET
        else:
            included = SectionShapeIncluded.from_dict(_included)

        warnings = cast(list[str], d.pop("warnings", UNSET))

        section_shape = cls(
            updated_at=updated_at,
            object_=object_,
            document=document,
            number=number,
            title=title,
            page=page,
            question=question,
            passages=passages,
            text=text,
            examples=examples,
            parent=parent,
            children=children,
            previous=previous,
            next_=next_,
            cross_references=cross_references,
            rulings=rulings,
            interactions=interactions,
            topics=topics,
            url=url,
            page_url=page_url,
            included=included,
            warnings=warnings,
        )

        section_shape.additional_properties = d
        return section_shape

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
