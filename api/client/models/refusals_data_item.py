from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.cited import Cited
    from ..models.scenario_action import ScenarioAction


T = TypeVar("T", bound="RefusalsDataItem")


@_attrs_define
class RefusalsDataItem:
    """An action that the card may not take, and why.

    Attributes:
        action (ScenarioAction): An action, with fields of its own; what is optional may be left out where there is one
            possibility.
        code (str): which kind of rule stands in the way:

            - `not_enough_power`: the Power does not suffice for the cost, or for the bid
            - `missing_resources`: a resource condition is not met
            - `wrong_time`: the card or effect cannot be played or generated, the declaration not made, in this Shot, this
            player's turn, this scene; not during an attack, only during one
            - `nothing_to_respond_to`: it must respond to something that is not there, or the thing named is not of that
            kind
            - `not_resolved`: an ability that turns, or an ability of an Edge or State, before the card has resolved
            - `already_turned`: it must turn and is turned, also to attack and to move to the target's location
            - `canceled`: the ability is canceled or blank
            - `inactive`: the condition of the ability is not met; so Stealth and Tactics of a Character that is not
            attacking
            - `no_such_ability`: the card has no such ability in this wording
            - `limit_reached`: once per turn, once in each Main Shot, once per attack and the like
            - `illegal_target`: what was targeted, chosen or attacked does not fit, or may not be: one's own card, a back-
            row Site
            - `illegal_subject`: a State cannot be played on that card
            - `illegal_source`: there is no such source of damage now
            - `illegal_place`: the Site cannot be placed there, the Character cannot go there: more than one column in one's
            own site structure or in one scene, without a Site there, or to an opponent's other than to intercept
            - `already_recipient`: damage cannot be redirected to a card on which that source inflicts it already
            - `nothing_to_retarget`: the Event has no target that could be changed
            - `no_cards_to_play`: the effect plays a card, and there is none that it could legally play
            - `cannot_combine_cost_reductions`: reductions of more than one other card
            - `reduction_does_not_apply`: the named card does not reduce the cost of this card
            - `not_enough_influence`: the cards turned have too little Influence for the interceptor's cost, or for the
            effect
            - `total_cost_too_high`: the chosen cards together cost too much
            - `card_forbids`: a text says "cannot", of this card or of what it would be done to: cannot turn to attack,
            cannot intercept, cannot turn to change location, not more interceptors than
            - `restriction_unique`: the player controls a copy already, has played this Limited Event in this turn, this
            One-Shot in this game
            - `restriction_limited`: the player controls a copy already, has played this Limited Event in this turn, this
            One-Shot in this game
            - `restriction_one_shot`: the player controls a copy already, has played this Limited Event in this turn, this
            One-Shot in this game
            - `site_already_played`: a second Site in one turn
            - `last_feng_shui_site`: the last Feng Shui Site for victory cannot be played
            - `already_unturned_by_this_card`: that copy has unturned this card in this turn
            - `not_damaged`: there is no damage to heal
            - `discard_limit`: more than one card after generating Power
            - `cannot_return_to_main_shot`: no opponent has responded, or the edition does not know the return
            - `must_open`: the player who starts an auction and has Power must bid
            - `bid_too_low`: not higher than the highest bid
            - `not_an_option`: the answer to a decision is none of its options
            - `wrong_number`: too many or too few are named, an X that the text does not allow, no attacker at all, or
            damage divided to another sum
            - `unsuccessful_attack`: the last attack of this turn was unsuccessful, or was followed by attacks of
            Independent Characters only
            - `cannot_join`: the attacking and the defending player do not join
            - `option_passed`: this player has declined, joined or intercepted already, or the option went by
            - `illegal_interception`: an attacker of the same player or one that attacks this very Character; an attacker as
            interceptor; one interceptor against two
            - `cannot_be_intercepted`: Superleap, Assassinate or a text keeps this attacker from being intercepted by that
            Character
            - `must_attack`: a Character that must attack, and could, is left out
            - `must_intercept`: a Character that must intercept, and could, is left out
            - `attacking_or_intercepting`: an attacker or interceptor does not change location otherwise
            - `no_attack`: there is no attack to join, to intercept or to go on with
            - `eliminated`: the player is out of the game; somebody has won it
            - `game_over`: the player is out of the game; somebody has won it
            - `decision_needed`: a decision must be made first; by somebody else; there is none
            - `not_yours`: a decision must be made first; by somebody else; there is none
            - `nothing_to_choose`: a decision must be made first; by somebody else; there is none
            - `nothing_to_resolve`: no effect waits; no option is open
            - `nothing_to_decline`: no effect waits; no option is open
            - `no_such_card`: no card that is meant here goes by that name; it is out of play
            - `not_in_play`: no card that is meant here goes by that name; it is out of play
            - `ambiguous`: something has to be named, or several cards go by the same title
            - `not_a_character`: only Characters turn to heal and to change location; the Site that would be revealed is
            face up
            - `face_up`: only Characters turn to heal and to change location; the Site that would be revealed is face up
            - `cannot_pay`: what has to be sacrificed, discarded, turned, spent or removed is not there
            - `must_unturn`: only cards that turn and maintain may stay turned
            - `endless`: passing leads nowhere; more happens than an evaluation allows
            - `too_long`: passing leads nowhere; more happens than an evaluation allows
            - `not_understood`: the text is not understood; it is, and the engine does not carry it out yet
            - `not_supported_yet`: the text is not understood; it is, and the engine does not carry it out yet
        message (str): which rule forbids it, and what would make it legal
        rules (list[Cited]): the sections that say so
        later (None | str): from when it would be legal, where that takes an action of its own first (decline, combat,
            continue)
    """

    action: ScenarioAction
    code: str
    message: str
    rules: list[Cited]
    later: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        action = self.action.to_dict()

        code = self.code

        message = self.message

        rules = []
        for rules_item_data in self.rules:
            rules_item = rules_item_data.to_dict()
            rules.append(rules_item)

        later: None | str
        later = self.later

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "action": action,
                "code": code,
                "message": message,
                "rules": rules,
                "later": later,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.cited import Cited  # noqa: PLC0415
        from ..models.scenario_action import ScenarioAction  # noqa: PLC0415

        d = dict(src_dict)
        action = ScenarioAction.from_dict(d.pop("action"))

        code = d.pop("code")

        message = d.pop("message")

        rules = []
        _rules = d.pop("rules")
        for rules_item_data in _rules:
            rules_item = Cited.from_dict(rules_item_data)

            rules.append(rules_item)

        def _parse_later(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        later = _parse_later(d.pop("later"))

        refusals_data_item = cls(
            action=action,
            code=code,
            message=message,
            rules=rules,
            later=later,
        )

        refusals_data_item.additional_properties = d
        return refusals_data_item

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
