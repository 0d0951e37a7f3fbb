from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.scenario_card import ScenarioCard


T = TypeVar("T", bound="ScenarioLocation")


@_attrs_define
class ScenarioLocation:
    """A location of a site structure: a Site in front, perhaps one behind it, and Characters.

    Attributes:
        front (ScenarioCard | str): the Site in front
        back (ScenarioCard | str | Unset): the Site behind it
        characters (list[ScenarioCard | str] | Unset): Characters at the location
    """

    front: ScenarioCard | str
    back: ScenarioCard | str | Unset = UNSET
    characters: list[ScenarioCard | str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.scenario_card import ScenarioCard  # noqa: PLC0415

        front: dict[str, Any] | str
        if isinstance(self.front, ScenarioCard):
            front = self.front.to_dict()
        else:
            front = self.front

        back: dict[str, Any] | str | Unset
        if isinstance(self.back, Unset):
            back = UNSET
        elif isinstance(self.back, ScenarioCard):
            back = self.back.to_dict()
        else:
            back = self.back

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
                "front": front,
            }
        )
        if back is not UNSET:
            field_dict["back"] = back
        if characters is not UNSET:
            field_dict["characters"] = characters

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.scenario_card import ScenarioCard  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_front(data: object) -> ScenarioCard | str:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                front_type_1 = ScenarioCard.from_dict(data)

                return front_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ScenarioCard | str, data)

        front = _parse_front(d.pop("front"))

        def _parse_back(data: object) -> ScenarioCard | str | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                back_type_1 = ScenarioCard.from_dict(data)

                return back_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ScenarioCard | str | Unset, data)

        back = _parse_back(d.pop("back", UNSET))

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

        scenario_location = cls(
            front=front,
            back=back,
            characters=characters,
        )

        return scenario_location
