from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.scenario_state_face import ScenarioStateFace, check_scenario_state_face
from ..types import UNSET, Unset

T = TypeVar("T", bound="ScenarioState")


@_attrs_define
class ScenarioState:
    """A State on a card.

    Attributes:
        card (str): its title
        id (str | Unset): left out: the slug of the title, with -2, -3 for later copies in reading order
        printing (int | str | Unset): the copy: a set code or an errata numeral; left out: the wording of the edition's
            date
        owner (str | Unset): the player whose card it is
        face (ScenarioStateFace | Unset): a Feng Shui Site lies face down if this is left out
        turned (bool | Unset): whether it is turned
        damage (int | Unset): damage on it
        counters (int | Unset): counters on it
        states (list[ScenarioState | str] | Unset): the States on it
        controller (str | Unset): who controls it
    """

    card: str
    id: str | Unset = UNSET
    printing: int | str | Unset = UNSET
    owner: str | Unset = UNSET
    face: ScenarioStateFace | Unset = UNSET
    turned: bool | Unset = UNSET
    damage: int | Unset = UNSET
    counters: int | Unset = UNSET
    states: list[ScenarioState | str] | Unset = UNSET
    controller: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        card = self.card

        id = self.id

        printing: int | str | Unset
        if isinstance(self.printing, Unset):
            printing = UNSET
        else:
            printing = self.printing

        owner = self.owner

        face: str | Unset = UNSET
        if not isinstance(self.face, Unset):
            face = self.face

        turned = self.turned

        damage = self.damage

        counters = self.counters

        states: list[dict[str, Any] | str] | Unset = UNSET
        if not isinstance(self.states, Unset):
            states = []
            for states_item_data in self.states:
                states_item: dict[str, Any] | str
                if isinstance(states_item_data, ScenarioState):
                    states_item = states_item_data.to_dict()
                else:
                    states_item = states_item_data
                states.append(states_item)

        controller = self.controller

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "card": card,
            }
        )
        if id is not UNSET:
            field_dict["id"] = id
        if printing is not UNSET:
            field_dict["printing"] = printing
        if owner is not UNSET:
            field_dict["owner"] = owner
        if face is not UNSET:
            field_dict["face"] = face
        if turned is not UNSET:
            field_dict["turned"] = turned
        if damage is not UNSET:
            field_dict["damage"] = damage
        if counters is not UNSET:
            field_dict["counters"] = counters
        if states is not UNSET:
            field_dict["states"] = states
        if controller is not UNSET:
            field_dict["controller"] = controller

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = d.pop("card")

        id = d.pop("id", UNSET)

        def _parse_printing(data: object) -> int | str | Unset:
            if isinstance(data, Unset):
                return data
            return cast(int | str | Unset, data)

        printing = _parse_printing(d.pop("printing", UNSET))

        owner = d.pop("owner", UNSET)

        _face = d.pop("face", UNSET)
        face: ScenarioStateFace | Unset
        if isinstance(_face, Unset):
            face = UNSET
        else:
            face = check_scenario_state_face(_face)

        turned = d.pop("turned", UNSET)

        damage = d.pop("damage", UNSET)

        counters = d.pop("counters", UNSET)

        _states = d.pop("states", UNSET)
        states: list[ScenarioState | str] | Unset = UNSET
        if _states is not UNSET:
            states = []
            for states_item_data in _states:

                def _parse_states_item(data: object) -> ScenarioState | str:
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        states_item_type_1 = ScenarioState.from_dict(data)

                        return states_item_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(ScenarioState | str, data)

                states_item = _parse_states_item(states_item_data)

                states.append(states_item)

        controller = d.pop("controller", UNSET)

        scenario_state = cls(
            card=card,
            id=id,
            printing=printing,
            owner=owner,
            face=face,
            turned=turned,
            damage=damage,
            counters=counters,
            states=states,
            controller=controller,
        )

        return scenario_state
