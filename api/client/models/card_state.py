from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.card_state_face import CardStateFace, check_card_state_face
from ..models.card_state_zone import CardStateZone, check_card_state_zone

T = TypeVar("T", bound="CardState")


@_attrs_define
class CardState:
    """A card as it is now.

    Attributes:
        title (str): as it is printed
        type_ (str): type of card
        zone (CardStateZone): where it is
        owner (str): the player whose card it is
        controller (None | str): who controls it; null for what is out of play
        location (None | str): the front-row Site of its location
        damage (int): damage on it
        counters (int): counters on it
        fighting (int | None): now; null for what has none
        body (int | None): now; null for what has none
        turned (bool): whether it is turned
        face (CardStateFace): `up` or `down`
        attacking (bool): whether it attacks
        intercepting (None | str): the attacker that it intercepts; null for none
        states (list[str]): the States on it, by their ids
        subject (None | str): of a State
        canceled (bool): whether its text is canceled
        keywords (list[str]): its special abilities and restrictions now
        designators (list[str]): its designators now
    """

    title: str
    type_: str
    zone: CardStateZone
    owner: str
    controller: None | str
    location: None | str
    damage: int
    counters: int
    fighting: int | None
    body: int | None
    turned: bool
    face: CardStateFace
    attacking: bool
    intercepting: None | str
    states: list[str]
    subject: None | str
    canceled: bool
    keywords: list[str]
    designators: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        type_ = self.type_

        zone: str = self.zone

        owner = self.owner

        controller: None | str
        controller = self.controller

        location: None | str
        location = self.location

        damage = self.damage

        counters = self.counters

        fighting: int | None
        fighting = self.fighting

        body: int | None
        body = self.body

        turned = self.turned

        face: str = self.face

        attacking = self.attacking

        intercepting: None | str
        intercepting = self.intercepting

        states = self.states

        subject: None | str
        subject = self.subject

        canceled = self.canceled

        keywords = self.keywords

        designators = self.designators

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "title": title,
                "type": type_,
                "zone": zone,
                "owner": owner,
                "controller": controller,
                "location": location,
                "damage": damage,
                "counters": counters,
                "fighting": fighting,
                "body": body,
                "turned": turned,
                "face": face,
                "attacking": attacking,
                "intercepting": intercepting,
                "states": states,
                "subject": subject,
                "canceled": canceled,
                "keywords": keywords,
                "designators": designators,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        title = d.pop("title")

        type_ = d.pop("type")

        zone = check_card_state_zone(d.pop("zone"))

        owner = d.pop("owner")

        def _parse_controller(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        controller = _parse_controller(d.pop("controller"))

        def _parse_location(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        location = _parse_location(d.pop("location"))

        damage = d.pop("damage")

        counters = d.pop("counters")

        def _parse_fighting(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        fighting = _parse_fighting(d.pop("fighting"))

        def _parse_body(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        body = _parse_body(d.pop("body"))

        turned = d.pop("turned")

        face = check_card_state_face(d.pop("face"))

        attacking = d.pop("attacking")

        def _parse_intercepting(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        intercepting = _parse_intercepting(d.pop("intercepting"))

        states = cast(list[str], d.pop("states"))

        def _parse_subject(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        subject = _parse_subject(d.pop("subject"))

        canceled = d.pop("canceled")

        keywords = cast(list[str], d.pop("keywords"))

        designators = cast(list[str], d.pop("designators"))

        card_state = cls(
            title=title,
            type_=type_,
            zone=zone,
            owner=owner,
            controller=controller,
            location=location,
            damage=damage,
            counters=counters,
            fighting=fighting,
            body=body,
            turned=turned,
            face=face,
            attacking=attacking,
            intercepting=intercepting,
            states=states,
            subject=subject,
            canceled=canceled,
            keywords=keywords,
            designators=designators,
        )

        card_state.additional_properties = d
        return card_state

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
