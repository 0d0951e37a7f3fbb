from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.section_part_shape_object import (
    SectionPartShapeObject,
    check_section_part_shape_object,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.citation_shape import CitationShape
    from ..models.interaction_link import InteractionLink
    from ..models.passage_shape import PassageShape
    from ..models.ruling_text_shape import RulingTextShape
    from ..models.section_link import SectionLink
    from ..models.section_shape_included import SectionShapeIncluded
    from ..models.topic_shape import TopicShape


T = TypeVar("T", bound="SectionPartShape")


@_attrs_define
class SectionPartShape:
    """Some fields of: A section with all that belongs to it; ``rules.whole_sections`` gathers it.

    Attributes:
        object_ (SectionPartShapeObject): what the object is
        updated_at (datetime.datetime | Unset): when its content last changed
        document (str | Unset): slug of the document
        number (str | Unset): number of the section
        title (str | Unset): as it is printed
        page (int | None | Unset): of the source, where it is known
        question (int | None | Unset): its number among the questions of the document
        passages (list[PassageShape] | Unset): its paragraphs, in order
        text (str | Unset): our rules of the section, else the original's
        examples (list[str] | Unset): worked examples, in the same words
        parent (None | SectionLink | Unset): the section that it is an item of; null where it is none
        children (list[SectionLink] | Unset): its items
        previous (None | SectionLink | Unset): the section before it in reading order; null for the first
        next_ (None | SectionLink | Unset): the section after it in reading order; null for the last
        cross_references (list[CitationShape] | Unset): sections that its text cites
        rulings (list[RulingTextShape] | Unset): that explain it, latest first
        interactions (list[InteractionLink] | Unset): examples that show the section at work
        topics (list[TopicShape] | Unset): the same topic in every edition
        url (str | Unset): its address in the API
        page_url (str | Unset): for a person
        included (SectionShapeIncluded | Unset): what `include` names; left out where it names nothing
        warnings (list[str] | Unset): what of the request was not used, and why; left out of one object where there is
            nothing
    """

    object_: SectionPartShapeObject
    updated_at: datetime.datetime | Unset = UNSET
    document: str | Unset = UNSET
    number: str | Unset = UNSET
    title: str | Unset = UNSET
    page: int | None | Unset = UNSET
    question: int | None | Unset = UNSET
    passages: list[PassageShape] | Unset = UNSET
    text: str | Unset = UNSET
    examples: list[str] | Unset = UNSET
    parent: None | SectionLink | Unset = UNSET
    children: list[SectionLink] | Unset = UNSET
    previous: None | SectionLink | Unset = UNSET
    next_: None | SectionLink | Unset = UNSET
    cross_references: list[CitationShape] | Unset = UNSET
    rulings: list[RulingTextShape] | Unset = UNSET
    interactions: list[InteractionLink] | Unset = UNSET
    topics: list[TopicShape] | Unset = UNSET
    url: str | Unset = UNSET
    page_url: str | Unset = UNSET
    included: SectionShapeIncluded | Unset = UNSET
    warnings: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.section_link import SectionLink  # noqa: PLC0415

        object_: str = self.object_

        updated_at: str | Unset = UNSET
        if not isinstance(self.updated_at, Unset):
            updated_at = self.updated_at.isoformat()

        document = self.document

        number = self.number

        title = self.title

        page: int | None | Unset
        if isinstance(self.page, Unset):
            page = UNSET
        else:
            page = self.page

        question: int | None | Unset
        if isinstance(self.question, Unset):
            question = UNSET
        else:
            question = self.question

        passages: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.passages, Unset):
            passages = []
            for passages_item_data in self.passages:
                passages_item = passages_item_data.to_dict()
                passages.append(passages_item)

        text = self.text

        examples: list[str] | Unset = UNSET
        if not isinstance(self.examples, Unset):
            examples = self.examples

        parent: dict[str, Any] | None | Unset
        if isinstance(self.parent, Unset):
            parent = UNSET
        elif isinstance(self.parent, SectionLink):
            parent = self.parent.to_dict()
        else:
            parent = self.parent

        children: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.children, Unset):
            children = []
            for children_item_data in self.children:
                children_item = children_item_data.to_dict()
                children.append(children_item)

        previous: dict[str, Any] | None | Unset
        if isinstance(self.previous, Unset):
            previous = UNSET
        elif isinstance(self.previous, SectionLink):
            previous = self.previous.to_dict()
        else:
            previous = self.previous

        next_: dict[str, Any] | None | Unset
        if isinstance(self.next_, Unset):
            next_ = UNSET
        elif isinstance(self.next_, SectionLink):
            next_ = self.next_.to_dict()
        else:
            next_ = self.next_

        cross_references: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.cross_references, Unset):
            cross_references = []
            for cross_references_item_data in self.cross_references:
                cross_references_item = cross_references_item_data.to_dict()
                cross_references.append(cross_references_item)

        rulings: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.rulings, Unset):
            rulings = []
            for rulings_item_data in self.rulings:
                rulings_item = rulings_item_data.to_dict()
                rulings.append(rulings_item)

        interactions: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.interactions, Unset):
            interactions = []
            for interactions_item_data in self.interactions:
                interactions_item = interactions_item_data.to_dict()
                interactions.append(interactions_item)

        topics: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.topics, Unset):
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
                "object": object_,
            }
        )
        if updated_at is not UNSET:
            field_dict["updated_at"] = updated_at
        if document is not UNSET:
            field_dict["document"] = document
        if number is not UNSET:
            field_dict["number"] = number
        if title is not UNSET:
            field_dict["title"] = title
        if page is not UNSET:
            field_dict["page"] = page
        if question is not UNSET:
            field_dict["question"] = question
        if passages is not UNSET:
            field_dict["passages"] = passages
        if text is not UNSET:
            field_dict["text"] = text
        if examples is not UNSET:
            field_dict["examples"] = examples
        if parent is not UNSET:
            field_dict["parent"] = parent
        if children is not UNSET:
            field_dict["children"] = children
        if previous is not UNSET:
            field_dict["previous"] = previous
        if next_ is not UNSET:
            field_dict["next"] = next_
        if cross_references is not UNSET:
            field_dict["cross_references"] = cross_references
        if rulings is not UNSET:
            field_dict["rulings"] = rulings
        if interactions is not UNSET:
            field_dict["interactions"] = interactions
        if topics is not UNSET:
            field_dict["topics"] = topics
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
        from ..models.interaction_link import InteractionLink  # noqa: PLC0415
        from ..models.passage_shape import PassageShape  # noqa: PLC0415
        from ..models.ruling_text_shape import RulingTextShape  # noqa: PLC0415
        from ..models.section_link import SectionLink  # noqa: PLC0415
        from ..models.section_shape_included import SectionShapeIncluded  # noqa: PLC0415
        from ..models.topic_shape import TopicShape  # noqa: PLC0415

        d = dict(src_dict)
        object_ = check_section_part_shape_object(d.pop("object"))

        _updated_at = d.pop("updated_at", UNSET)
        updated_at: datetime.datetime | Unset
        if isinstance(_updated_at, Unset):
            updated_at = UNSET
        else:
            updated_at = datetime.datetime.fromisoformat(_updated_at)

        document = d.pop("document", UNSET)

        number = d.pop("number", UNSET)

        title = d.pop("title", UNSET)

        def _parse_page(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        page = _parse_page(d.pop("page", UNSET))

        def _parse_question(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        question = _parse_question(d.pop("question", UNSET))

        _passages = d.pop("passages", UNSET)
        passages: list[PassageShape] | Unset = UNSET
        if _passages is not UNSET:
            passages = []
            for passages_item_data in _passages:
                passages_item = PassageShape.from_dict(passages_item_data)

                passages.append(passages_item)

        text = d.pop("text", UNSET)

        examples = cast(list[str], d.pop("examples", UNSET))

        def _parse_parent(data: object) -> None | SectionLink | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                parent_type_0 = SectionLink.from_dict(data)

                return parent_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SectionLink | Unset, data)

        parent = _parse_parent(d.pop("parent", UNSET))

        _children = d.pop("children", UNSET)
        children: list[SectionLink] | Unset = UNSET
        if _children is not UNSET:
            children = []
            for children_item_data in _children:
                children_item = SectionLink.from_dict(children_item_data)

                children.append(children_item)

        def _parse_previous(data: object) -> None | SectionLink | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                previous_type_0 = SectionLink.from_dict(data)

                return previous_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SectionLink | Unset, data)

        previous = _parse_previous(d.pop("previous", UNSET))

        def _parse_next_(data: object) -> None | SectionLink | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                next_type_0 = SectionLink.from_dict(data)

                return next_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SectionLink | Unset, data)

        next_ = _parse_next_(d.pop("next", UNSET))

        _cross_references = d.pop("cross_references", UNSET)
        cross_references: list[CitationShape] | Unset = UNSET
        if _cross_references is not UNSET:
            cross_references = []
            for cross_references_item_data in _cross_references:
                cross_references_item = CitationShape.from_dict(
                    cross_references_item_data
                )

                cross_references.append(cross_references_item)

        _rulings = d.pop("rulings", UNSET)
        rulings: list[RulingTextShape] | Unset = UNSET
        if _rulings is not UNSET:
            rulings = []
            for rulings_item_data in _rulings:
                rulings_item = RulingTextShape.from_dict(rulings_item_data)

                rulings.append(rulings_item)

        _interactions = d.pop("interactions", UNSET)
        interactions: list[InteractionLink] | Unset = UNSET
        if _interactions is not UNSET:
            interactions = []
            for interactions_item_data in _interactions:
                interactions_item = InteractionLink.from_dict(interactions_item_data)

                interactions.append(interactions_item)

        _topics = d.pop("topics", UNSET)
        topics: list[TopicShape] | Unset = UNSET
        if _topics is not UNSET:
            topics = []
            for topics_item_data in _topics:
                topics_item = TopicShape.from_dict(topics_item_data)

                topics.append(topics_item)

        url = d.pop("url", UNSET)

        page_url = d.pop("page_url", UNSET)

        _included = d.pop("included", UNSET)
        included: SectionShapeIncluded | Unset
        if isinstance(_included, Unset):
            included = UNSET
        else:
            included = SectionShapeIncluded.from_dict(_included)

        warnings = cast(list[str], d.pop("warnings", UNSET))

        section_part_shape = cls(
            object_=object_,
            updated_at=updated_at,
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

        section_part_shape.additional_properties = d
        return section_part_shape

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
