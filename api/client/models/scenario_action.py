from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.scenario_action_do import ScenarioActionDo, check_scenario_action_do
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.scenario_action_against import ScenarioActionAgainst
    from ..models.scenario_action_at_type_1 import ScenarioActionAtType1
    from ..models.scenario_action_damage import ScenarioActionDamage
    from ..models.scenario_action_target_type_1 import ScenarioActionTargetType1


T = TypeVar("T", bound="ScenarioAction")


@_attrs_define
class ScenarioAction:
    """An action, with fields of its own; what is optional may be left out where there is one possibility.

    Attributes:
        do (ScenarioActionDo): what is done:

            - `play`: play a card from the hand
            - `use`: use an ability of a card in play
            - `heal`: turn a Character to heal it
            - `move`: turn a Character to change its location
            - `reveal`: reveal a Site that lies face down
            - `attack`: declare an attack
            - `join`: join an attack
            - `intercept`: declare interceptors
            - `decline`: let an option go by: to act first, to join, to intercept
            - `resolve`: everyone passes; the scene resolves
            - `combat`: everyone passes; the next combat takes place
            - `continue`: nobody does anything more until someone must decide
            - `choose`: answer a decision with cards or an option
            - `divide`: divide damage
            - `take`: say what is done with a Site that was taken
            - `bid`: bid in an auction, or open one
            - `pass`: bid no more
            - `keep`: keep one of several copies
            - `generate power`: generate Power at the start of the turn
            - `skip power`: generate none
            - `unturn`: unturn one's cards
            - `discard`: discard a card
            - `draw`: draw cards
            - `end turn`: end the turn
            - `return to main shot`: return to the Main Shot after an attack
        by (str | Unset): the acting player
        label (str | Unset): how a listed action reads; it is not read when the action is sent
        card (str | Unset): a card by its id, or by title where that is unambiguous
        targets (list[str] | Unset): cards and players targeted or chosen, in the order of the text
        choices (int | list[int | str] | str | Unset): what is chosen and is neither card nor player
        on (str | Unset): the subject of a State
        at (ScenarioActionAtType1 | str | Unset): where the card goes: a Site, a new location, or behind a Site
        ability (int | str | Unset): which ability is used
        x (int | Unset): the value of X
        source (str | Unset): of redirected damage
        reduced_by (str | Unset): the card that reduces the cost
        to (str | Unset): left, right or a Site
        target (ScenarioActionTargetType1 | str | Unset): what is attacked
        against (ScenarioActionAgainst | Unset): interceptors by attacker, the first in the chain first
        cards (list[str] | Unset): an answer to a decision, or what is discarded
        option (str | Unset): an answer to a decision
        damage (ScenarioActionDamage | Unset): shares by card
        site (str | Unset): the Site that is taken
        choice (str | Unset): what is done with a Site taken
        power (int | Unset): a bid
        keep (list[str] | Unset): what stays as it is
        with_ (list[str] | Unset): attackers
    """

    do: ScenarioActionDo
    by: str | Unset = UNSET
    label: str | Unset = UNSET
    card: str | Unset = UNSET
    targets: list[str] | Unset = UNSET
    choices: int | list[int | str] | str | Unset = UNSET
    on: str | Unset = UNSET
    at: ScenarioActionAtType1 | str | Unset = UNSET
    ability: int | str | Unset = UNSET
    x: int | Unset = UNSET
    source: str | Unset = UNSET
    reduced_by: str | Unset = UNSET
    to: str | Unset = UNSET
    target: ScenarioActionTargetType1 | str | Unset = UNSET
    against: ScenarioActionAgainst | Unset = UNSET
    cards: list[str] | Unset = UNSET
    option: str | Unset = UNSET
    damage: ScenarioActionDamage | Unset = UNSET
    site: str | Unset = UNSET
    choice: str | Unset = UNSET
    power: int | Unset = UNSET
    keep: list[str] | Unset = UNSET
    with_: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.scenario_action_at_type_1 import ScenarioActionAtType1  # noqa: PLC0415
        from ..models.scenario_action_target_type_1 import ScenarioActionTargetType1  # noqa: PLC0415

        do: str = self.do

        by = self.by

        label = self.label

        card = self.card

        targets: list[str] | Unset = UNSET
        if not isinstance(self.targets, Unset):
            targets = self.targets

        choices: int | list[int | str] | str | Unset
        if isinstance(self.choices, Unset):
            choices = UNSET
        elif isinstance(self.choices, list):
            choices = []
            for choices_type_0_item_data in self.choices:
                choices_type_0_item: int | str
                choices_type_0_item = choices_type_0_item_data
                choices.append(choices_type_0_item)

        else:
            choices = self.choices

        on = self.on

        at: dict[str, Any] | str | Unset
        if isinstance(self.at, Unset):
            at = UNSET
        elif isinstance(self.at, ScenarioActionAtType1):
            at = self.at.to_dict()
        else:
            at = self.at

        ability: int | str | Unset
        if isinstance(self.ability, Unset):
            ability = UNSET
        else:
            ability = self.ability

        x = self.x

        source = self.source

        reduced_by = self.reduced_by

        to = self.to

        target: dict[str, Any] | str | Unset
        if isinstance(self.target, Unset):
            target = UNSET
        elif isinstance(self.target, ScenarioActionTargetType1):
            target = self.target.to_dict()
        else:
            target = self.target

        against: dict[str, Any] | Unset = UNSET
        if not isinstance(self.against, Unset):
            against = self.against.to_dict()

        cards: list[str] | Unset = UNSET
        if not isinstance(self.cards, Unset):
            cards = self.cards

        option = self.option

        damage: dict[str, Any] | Unset = UNSET
        if not isinstance(self.damage, Unset):
            damage = self.damage.to_dict()

        site = self.site

        choice = self.choice

        power = self.power

        keep: list[str] | Unset = UNSET
        if not isinstance(self.keep, Unset):
            keep = self.keep

        with_: list[str] | Unset = UNSET
        if not isinstance(self.with_, Unset):
            with_ = self.with_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "do": do,
            }
        )
        if by is not UNSET:
            field_dict["by"] = by
        if label is not UNSET:
            field_dict["label"] = label
        if card is not UNSET:
            field_dict["card"] = card
        if targets is not UNSET:
            field_dict["targets"] = targets
        if choices is not UNSET:
            field_dict["choices"] = choices
        if on is not UNSET:
            field_dict["on"] = on
        if at is not UNSET:
            field_dict["at"] = at
        if ability is not UNSET:
            field_dict["ability"] = ability
        if x is not UNSET:
            field_dict["x"] = x
        if source is not UNSET:
            field_dict["source"] = source
        if reduced_by is not UNSET:
            field_dict["reduced_by"] = reduced_by
        if to is not UNSET:
            field_dict["to"] = to
        if target is not UNSET:
            field_dict["target"] = target
        if against is not UNSET:
            field_dict["against"] = against
        if cards is not UNSET:
            field_dict["cards"] = cards
        if option is not UNSET:
            field_dict["option"] = option
        if damage is not UNSET:
            field_dict["damage"] = damage
        if site is not UNSET:
            field_dict["site"] = site
        if choice is not UNSET:
            field_dict["choice"] = choice
        if power is not UNSET:
            field_dict["power"] = power
        if keep is not UNSET:
            field_dict["keep"] = keep
        if with_ is not UNSET:
            field_dict["with"] = with_

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.scenario_action_against import ScenarioActionAgainst  # noqa: PLC0415
        from ..models.scenario_action_at_type_1 import ScenarioActionAtType1  # noqa: PLC0415
        from ..models.scenario_action_damage import ScenarioActionDamage  # noqa: PLC0415
        from ..models.scenario_action_target_type_1 import ScenarioActionTargetType1  # noqa: PLC0415

        d = dict(src_dict)
        do = check_scenario_action_do(d.pop("do"))

        by = d.pop("by", UNSET)

        label = d.pop("label", UNSET)

        card = d.pop("card", UNSET)

        targets = cast(list[str], d.pop("targets", UNSET))

        def _parse_choices(data: object) -> int | list[int | str] | str | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                choices_type_0 = []
                _choices_type_0 = data
                for choices_type_0_item_data in _choices_type_0:

                    def _parse_choices_type_0_item(data: object) -> int | str:
                        return cast(int | str, data)

                    choices_type_0_item = _parse_choices_type_0_item(
                        choices_type_0_item_data
                    )

                    choices_type_0.append(choices_type_0_item)

                return choices_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | list[int | str] | str | Unset, data)

        choices = _parse_choices(d.pop("choices", UNSET))

        on = d.pop("on", UNSET)

        def _parse_at(data: object) -> ScenarioActionAtType1 | str | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                at_type_1 = ScenarioActionAtType1.from_dict(data)

                return at_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ScenarioActionAtType1 | str | Unset, data)

        at = _parse_at(d.pop("at", UNSET))

        def _parse_ability(data: object) -> int | str | Unset:
            if isinstance(data, Unset):
                return data
            return cast(int | str | Unset, data)

        ability = _parse_ability(d.pop("ability", UNSET))

        x = d.pop("x", UNSET)

        source = d.pop("source", UNSET)

        reduced_by = d.pop("reduced_by", UNSET)

        to = d.pop("to", UNSET)

        def _parse_target(data: object) -> ScenarioActionTargetType1 | str | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                target_type_1 = ScenarioActionTargetType1.from_dict(data)

                return target_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ScenarioActionTargetType1 | str | Unset, data)

        target = _parse_target(d.pop("target", UNSET))

        _against = d.pop("against", UNSET)
        against: ScenarioActionAgainst | Unset
        if isinstance(_against, Unset):
            against = UNSET
        else:
            against = ScenarioActionAgainst.from_dict(_against)

        cards = cast(list[str], d.pop("cards", UNSET))

        option = d.pop("option", UNSET)

        _damage = d.pop("damage", UNSET)
        damage: ScenarioActionDamage | Unset
        if isinstance(_damage, Unset):
            damage = UNSET
        else:
            damage = ScenarioActionDamage.from_dict(_damage)

        site = d.pop("site", UNSET)

        choice = d.pop("choice", UNSET)

        power = d.pop("power", UNSET)

        keep = cast(list[str], d.pop("keep", UNSET))

        with_ = cast(list[str], d.pop("with", UNSET))

        scenario_action = cls(
            do=do,
            by=by,
            label=label,
            card=card,
            targets=targets,
            choices=choices,
            on=on,
            at=at,
            ability=ability,
            x=x,
            source=source,
            reduced_by=reduced_by,
            to=to,
            target=target,
            against=against,
            cards=cards,
            option=option,
            damage=damage,
            site=site,
            choice=choice,
            power=power,
            keep=keep,
            with_=with_,
        )

        return scenario_action
