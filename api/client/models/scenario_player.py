from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.scenario_card import ScenarioCard
    from ..models.scenario_location import ScenarioLocation
    from ..models.scenario_pile_card import ScenarioPileCard
    from ..models.scenario_player_resources import ScenarioPlayerResources


T = TypeVar("T", bound="ScenarioPlayer")


@_attrs_define
class ScenarioPlayer:
    """A player; numbers left out are 0, lists empty.

    Attributes:
        name (str): each player has another
        power (int | Unset): in the pool
        resources (ScenarioPlayerResources | Unset): in addition to what the cards provide
        hand (int | list[ScenarioPileCard | str] | Unset): how many of this resource
        deck (int | list[ScenarioPileCard | str] | Unset): cards of the deck, top first, or how many unknown ones
        turns (int | Unset): turns that the player has completed; left out: at least one
        smoked (list[ScenarioPileCard | str] | Unset): the smoked pile
        toasted (list[ScenarioPileCard | str] | Unset): cards that are toasted
        burned (list[ScenarioPileCard | str] | Unset): the Sites burned for victory
        edges (list[ScenarioCard | str] | Unset): Edges in play
        locations (list[ScenarioLocation] | Unset): from left to right
        characters (list[ScenarioCard | str] | Unset): of a player without locations
    """

    name: str
    power: int | Unset = UNSET
    resources: ScenarioPlayerResources | Unset = UNSET
    hand: int | list[ScenarioPileCard | str] | Unset = UNSET
    deck: int | list[ScenarioPileCard | str] | Unset = UNSET
    turns: int | Unset = UNSET
    smoked: list[ScenarioPileCard | str] | Unset = UNSET
    toasted: list[ScenarioPileCard | str] | Unset = UNSET
    burned: list[ScenarioPileCard | str] | Unset = UNSET
    edges: list[ScenarioCard | str] | Unset = UNSET
    locations: list[ScenarioLocation] | Unset = UNSET
    characters: list[ScenarioCard | str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.scenario_card import ScenarioCard  # noqa: PLC0415
        from ..models.scenario_pile_card import ScenarioPileCard  # noqa: PLC0415

        name = self.name

        power = self.power

        resources: dict[str, Any] | Unset = UNSET
        if not isinstance(self.resources, Unset):
            resources = self.resources.to_dict()

        hand: int | list[dict[str, Any] | str] | Unset
        if isinstance(self.hand, Unset):
            hand = UNSET
        elif isinstance(self.hand, list):
            hand = []
            for hand_type_0_item_data in self.hand:
                hand_type_0_item: dict[str, Any] | str
                if isinstance(hand_type_0_item_data, ScenarioPileCard):
                    hand_type_0_item = hand_type_0_item_data.to_dict()
                else:
                    hand_type_0_item = hand_type_0_item_data
                hand.append(hand_type_0_item)

        else:
            hand = self.hand

        deck: int | list[dict[str, Any] | str] | Unset
        if isinstance(self.deck, Unset):
            deck = UNSET
        elif isinstance(self.deck, list):
            deck = []
            for deck_type_0_item_data in self.deck:
                deck_type_0_item: dict[str, Any] | str
                if isinstance(deck_type_0_item_data, ScenarioPileCard):
                    deck_type_0_item = deck_type_0_item_data.to_dict()
                else:
                    deck_type_0_item = deck_type_0_item_data
                deck.append(deck_type_0_item)

        else:
            deck = self.deck

        turns = self.turns

        smoked: list[dict[str, Any] | str] | Unset = UNSET
        if not isinstance(self.smoked, Unset):
            smoked = []
            for smoked_item_data in self.smoked:
                smoked_item: dict[str, Any] | str
                if isinstance(smoked_item_data, ScenarioPileCard):
                    smoked_item = smoked_item_data.to_dict()
                else:
                    smoked_item = smoked_item_data
                smoked.append(smoked_item)

        toasted: list[dict[str, Any] | str] | Unset = UNSET
        if not isinstance(self.toasted, Unset):
            toasted = []
            for toasted_item_data in self.toasted:
                toasted_item: dict[str, Any] | str
                if isinstance(toasted_item_data, ScenarioPileCard):
                    toasted_item = toasted_item_data.to_dict()
                else:
                    toasted_item = toasted_item_data
                toasted.append(toasted_item)

        burned: list[dict[str, Any] | str] | Unset = UNSET
        if not isinstance(self.burned, Unset):
            burned = []
            for burned_item_data in self.burned:
                burned_item: dict[str, Any] | str
                if isinstance(burned_item_data, ScenarioPileCard):
                    burned_item = burned_item_data.to_dict()
                else:
                    burned_item = burned_item_data
                burned.append(burned_item)

        edges: list[dict[str, Any] | str] | Unset = UNSET
        if not isinstance(self.edges, Unset):
            edges = []
            for edges_item_data in self.edges:
                edges_item: dict[str, Any] | str
                if isinstance(edges_item_data, ScenarioCard):
                    edges_item = edges_item_data.to_dict()
                else:
                    edges_item = edges_item_data
                edges.append(edges_item)

        locations: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.locations, Unset):
            locations = []
            for locations_item_data in self.locations:
                locations_item = locations_item_data.to_dict()
                locations.append(locations_item)

        characters: list[dict[str, Any] | str] | Unset = UNSET
        if not isinstance(self.characters, Unset):
            characters = []
            for characters_item_data in self.characters:
                characters_item: dict[str, Any] | str
                if isinstance(characters_item_data, ScenarioCard):
                    characters_item = characters_item_data.to_dict()
                else:
                    characters_item = characters_item_data
                characters.append(characters_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
            }
        )
        if power is not UNSET:
            field_dict["power"] = power
        if resources is not UNSET:
            field_dict["resources"] = resources
        if hand is not UNSET:
            field_dict["hand"] = hand
        if deck is not UNSET:
            field_dict["deck"] = deck
        if turns is not UNSET:
            field_dict["turns"] = turns
        if smoked is not UNSET:
            field_dict["smoked"] = smoked
        if toasted is not UNSET:
            field_dict["toasted"] = toasted
        if burned is not UNSET:
            field_dict["burned"] = burned
        if edges is not UNSET:
            field_dict["edges"] = edges
        if locations is not UNSET:
            field_dict["locations"] = locations
        if characters is not UNSET:
            field_dict["characters"] = characters

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.scenario_card import ScenarioCard  # noqa: PLC0415
        from ..models.scenario_location import ScenarioLocation  # noqa: PLC0415
        from ..models.scenario_pile_card import ScenarioPileCard  # noqa: PLC0415
        from ..models.scenario_player_resources import ScenarioPlayerResources  # noqa: PLC0415

        d = dict(src_dict)
        name = d.pop("name")

        power = d.pop("power", UNSET)

        _resources = d.pop("resources", UNSET)
        resources: ScenarioPlayerResources | Unset
        if isinstance(_resources, Unset):
            resources = UNSET
        else:
            resources = ScenarioPlayerResources.from_dict(_resources)

        def _parse_hand(data: object) -> int | list[ScenarioPileCard | str] | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                hand_type_0 = []
                _hand_type_0 = data
                for hand_type_0_item_data in _hand_type_0:

                    def _parse_hand_type_0_item(data: object) -> ScenarioPileCard | str:
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            hand_type_0_item_type_1 = ScenarioPileCard.from_dict(data)

                            return hand_type_0_item_type_1
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        return cast(ScenarioPileCard | str, data)

                    hand_type_0_item = _parse_hand_type_0_item(hand_type_0_item_data)

                    hand_type_0.append(hand_type_0_item)

                return hand_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | list[ScenarioPileCard | str] | Unset, data)

        hand = _parse_hand(d.pop("hand", UNSET))

        def _parse_deck(data: object) -> int | list[ScenarioPileCard | str] | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                deck_type_0 = []
                _deck_type_0 = data
                for deck_type_0_item_data in _deck_type_0:

                    def _parse_deck_type_0_item(data: object) -> ScenarioPileCard | str:
                        try:
                            if not isinstance(data, dict):
                                raise TypeError()
                            deck_type_0_item_type_1 = ScenarioPileCard.from_dict(data)

                            return deck_type_0_item_type_1
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                        return cast(ScenarioPileCard | str, data)

                    deck_type_0_item = _parse_deck_type_0_item(deck_type_0_item_data)

                    deck_type_0.append(deck_type_0_item)

                return deck_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | list[ScenarioPileCard | str] | Unset, data)

        deck = _parse_deck(d.pop("deck", UNSET))

        turns = d.pop("turns", UNSET)

        _smoked = d.pop("smoked", UNSET)
        smoked: list[ScenarioPileCard | str] | Unset = UNSET
        if _smoked is not UNSET:
            smoked = []
            for smoked_item_data in _smoked:

                def _parse_smoked_item(data: object) -> ScenarioPileCard | str:
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        smoked_item_type_1 = ScenarioPileCard.from_dict(data)

                        return smoked_item_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(ScenarioPileCard | str, data)

                smoked_item = _parse_smoked_item(smoked_item_data)

                smoked.append(smoked_item)

        _toasted = d.pop("toasted", UNSET)
        toasted: list[ScenarioPileCard | str] | Unset = UNSET
        if _toasted is not UNSET:
            toasted = []
            for toasted_item_data in _toasted:

                def _parse_toasted_item(data: object) -> ScenarioPileCard | str:
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        toasted_item_type_1 = ScenarioPileCard.from_dict(data)

                        return toasted_item_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(ScenarioPileCard | str, data)

                toasted_item = _parse_toasted_item(toasted_item_data)

                toasted.append(toasted_item)

        _burned = d.pop("burned", UNSET)
        burned: list[ScenarioPileCard | str] | Unset = UNSET
        if _burned is not UNSET:
            burned = []
            for burned_item_data in _burned:

                def _parse_burned_item(data: object) -> ScenarioPileCard | str:
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        burned_item_type_1 = ScenarioPileCard.from_dict(data)

                        return burned_item_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(ScenarioPileCard | str, data)

                burned_item = _parse_burned_item(burned_item_data)

                burned.append(burned_item)

        _edges = d.pop("edges", UNSET)
        edges: list[ScenarioCard | str] | Unset = UNSET
        if _edges is not UNSET:
            edges = []
            for edges_item_data in _edges:

                def _parse_edges_item(data: object) -> ScenarioCard | str:
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        edges_item_type_1 = ScenarioCard.from_dict(data)

                        return edges_item_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(ScenarioCard | str, data)

                edges_item = _parse_edges_item(edges_item_data)

                edges.append(edges_item)

        _locations = d.pop("locations", UNSET)
        locations: list[ScenarioLocation] | Unset = UNSET
        if _locations is not UNSET:
            locations = []
            for locations_item_data in _locations:
                locations_item = ScenarioLocation.from_dict(locations_item_data)

                locations.append(locations_item)

        _characters = d.pop("characters", UNSET)
        characters: list[ScenarioCard | str] | Unset = UNSET
        if _characters is not UNSET:
            characters = []
            for characters_item_data in _characters:

                def _parse_characters_item(data: object) -> ScenarioCard | str:
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        characters_item_type_1 = ScenarioCard.from_dict(data)

                        return characters_item_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(ScenarioCard | str, data)

                characters_item = _parse_characters_item(characters_item_data)

                characters.append(characters_item)

        scenario_player = cls(
            name=name,
            power=power,
            resources=resources,
            hand=hand,
            deck=deck,
            turns=turns,
            smoked=smoked,
            toasted=toasted,
            burned=burned,
            edges=edges,
            locations=locations,
            characters=characters,
        )

        return scenario_player
