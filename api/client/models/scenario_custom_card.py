from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.scenario_custom_card_body_type_1 import (
    ScenarioCustomCardBodyType1,
    check_scenario_custom_card_body_type_1,
)
from ..models.scenario_custom_card_cost_type_1 import (
    ScenarioCustomCardCostType1,
    check_scenario_custom_card_cost_type_1,
)
from ..models.scenario_custom_card_fighting_type_1 import (
    ScenarioCustomCardFightingType1,
    check_scenario_custom_card_fighting_type_1,
)
from ..models.scenario_custom_card_power_type_1 import (
    ScenarioCustomCardPowerType1,
    check_scenario_custom_card_power_type_1,
)
from ..models.scenario_custom_card_type import (
    ScenarioCustomCardType,
    check_scenario_custom_card_type,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.scenario_custom_card_provides import ScenarioCustomCardProvides
    from ..models.scenario_custom_card_requires import ScenarioCustomCardRequires


T = TypeVar("T", bound="ScenarioCustomCard")


@_attrs_define
class ScenarioCustomCard:
    """A card that the scenario invents: its text is compiled like any other. What is left out is as on a card without it;
    only Characters have Fighting, only Sites have Power and Body.

        Attributes:
            title (str): what it is called here, though another card of that title be known
            type_ (ScenarioCustomCardType): type of card
            subtitle (str | Unset): its designators
            cost (int | None | ScenarioCustomCardCostType1 | Unset): in Power; X, or null where the card has none
            requires (ScenarioCustomCardRequires | Unset): resource conditions
            provides (ScenarioCustomCardProvides | Unset): resource provisions
            fighting (int | None | ScenarioCustomCardFightingType1 | Unset): in Power; X, or null where the card has none
            power (int | None | ScenarioCustomCardPowerType1 | Unset): in Power; X, or null where the card has none
            body (int | None | ScenarioCustomCardBodyType1 | Unset): in Power; X, or null where the card has none
            text (str | Unset): its rules text
    """

    title: str
    type_: ScenarioCustomCardType
    subtitle: str | Unset = UNSET
    cost: int | None | ScenarioCustomCardCostType1 | Unset = UNSET
    requires: ScenarioCustomCardRequires | Unset = UNSET
    provides: ScenarioCustomCardProvides | Unset = UNSET
    fighting: int | None | ScenarioCustomCardFightingType1 | Unset = UNSET
    power: int | None | ScenarioCustomCardPowerType1 | Unset = UNSET
    body: int | None | ScenarioCustomCardBodyType1 | Unset = UNSET
    text: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        type_: str = self.type_

        subtitle = self.subtitle

        cost: int | None | str | Unset
        if isinstance(self.cost, Unset):
            cost = UNSET
        elif isinstance(self.cost, str):
            cost = self.cost
        else:
            cost = self.cost

        requires: dict[str, Any] | Unset = UNSET
        if not isinstance(self.requires, Unset):
            requires = self.requires.to_dict()

        provides: dict[str, Any] | Unset = UNSET
        if not isinstance(self.provides, Unset):
            provides = self.provides.to_dict()

        fighting: int | None | str | Unset
        if isinstance(self.fighting, Unset):
            fighting = UNSET
        elif isinstance(self.fighting, str):
            fighting = self.fighting
        else:
            fighting = self.fighting

        power: int | None | str | Unset
        if isinstance(self.power, Unset):
            power = UNSET
        elif isinstance(self.power, str):
            power = self.power
        else:
            power = self.power

        body: int | None | str | Unset
        if isinstance(self.body, Unset):
            body = UNSET
        elif isinstance(self.body, str):
            body = self.body
        else:
            body = self.body

        text = self.text

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "title": title,
                "type": type_,
            }
        )
        if subtitle is not UNSET:
            field_dict["subtitle"] = subtitle
        if cost is not UNSET:
            field_dict["cost"] = cost
        if requires is not UNSET:
            field_dict["requires"] = requires
        if provides is not UNSET:
            field_dict["provides"] = provides
        if fighting is not UNSET:
            field_dict["fighting"] = fighting
        if power is not UNSET:
            field_dict["power"] = power
        if body is not UNSET:
            field_dict["body"] = body
        if text is not UNSET:
            field_dict["text"] = text

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.scenario_custom_card_provides import ScenarioCustomCardProvides  # noqa: PLC0415
        from ..models.scenario_custom_card_requires import ScenarioCustomCardRequires  # noqa: PLC0415

        d = dict(src_dict)
        title = d.pop("title")

        type_ = check_scenario_custom_card_type(d.pop("type"))

        subtitle = d.pop("subtitle", UNSET)

        def _parse_cost(
            data: object,
        ) -> int | None | ScenarioCustomCardCostType1 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                cost_type_1 = check_scenario_custom_card_cost_type_1(data)

                return cost_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | None | ScenarioCustomCardCostType1 | Unset, data)

        cost = _parse_cost(d.pop("cost", UNSET))

        _requires = d.pop("requires", UNSET)
        requires: ScenarioCustomCardRequires | Unset
        if isinstance(_requires, Unset):
            requires = UNSET
        else:
            requires = ScenarioCustomCardRequires.from_dict(_requires)

        _provides = d.pop("provides", UNSET)
        provides: ScenarioCustomCardProvides | Unset
        if isinstance(_provides, Unset):
            provides = UNSET
        else:
            provides = ScenarioCustomCardProvides.from_dict(_provides)

        def _parse_fighting(
            data: object,
        ) -> int | None | ScenarioCustomCardFightingType1 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                fighting_type_1 = check_scenario_custom_card_fighting_type_1(data)

                return fighting_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | None | ScenarioCustomCardFightingType1 | Unset, data)

        fighting = _parse_fighting(d.pop("fighting", UNSET))

        def _parse_power(
            data: object,
        ) -> int | None | ScenarioCustomCardPowerType1 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                power_type_1 = check_scenario_custom_card_power_type_1(data)

                return power_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | None | ScenarioCustomCardPowerType1 | Unset, data)

        power = _parse_power(d.pop("power", UNSET))

        def _parse_body(
            data: object,
        ) -> int | None | ScenarioCustomCardBodyType1 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                body_type_1 = check_scenario_custom_card_body_type_1(data)

                return body_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | None | ScenarioCustomCardBodyType1 | Unset, data)

        body = _parse_body(d.pop("body", UNSET))

        text = d.pop("text", UNSET)

        scenario_custom_card = cls(
            title=title,
            type_=type_,
            subtitle=subtitle,
            cost=cost,
            requires=requires,
            provides=provides,
            fighting=fighting,
            power=power,
            body=body,
            text=text,
        )

        return scenario_custom_card
