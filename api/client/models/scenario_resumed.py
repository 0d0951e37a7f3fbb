from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.scenario_resumed_game import (
    ScenarioResumedGame,
    check_scenario_resumed_game,
)
from ..models.scenario_resumed_phase import (
    ScenarioResumedPhase,
    check_scenario_resumed_phase,
)
from ..models.scenario_resumed_ruleset import (
    ScenarioResumedRuleset,
    check_scenario_resumed_ruleset,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.scenario_action import ScenarioAction
    from ..models.scenario_custom_card import ScenarioCustomCard
    from ..models.scenario_player import ScenarioPlayer


T = TypeVar("T", bound="ScenarioResumed")


@_attrs_define
class ScenarioResumed:
    """The scenario and the actions that led to a board.

    Attributes:
        players (list[ScenarioPlayer]): in clockwise order
        game (ScenarioResumedGame | Unset): slug of the game
        ruleset (ScenarioResumedRuleset | Unset): zman-2001 if left out
        turn (str | Unset): the current player; the first if left out
        phase (ScenarioResumedPhase | Unset): main if left out
        seed (int | Unset): for what is random
        actions (list[ScenarioAction] | Unset): what is done, in order
        custom (list[ScenarioCustomCard] | Unset): cards that exist in this scenario only
    """

    players: list[ScenarioPlayer]
    game: ScenarioResumedGame | Unset = UNSET
    ruleset: ScenarioResumedRuleset | Unset = UNSET
    turn: str | Unset = UNSET
    phase: ScenarioResumedPhase | Unset = UNSET
    seed: int | Unset = UNSET
    actions: list[ScenarioAction] | Unset = UNSET
    custom: list[ScenarioCustomCard] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        game: str | Unset = UNSET
        if not isinstance(self.game, Unset):
            game = self.game

        ruleset: str | Unset = UNSET
        if not isinstance(self.ruleset, Unset):
            ruleset = self.ruleset

        turn = self.turn

        phase: str | Unset = UNSET
        if not isinstance(self.phase, Unset):
            phase = self.phase

        seed = self.seed

        actions: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.actions, Unset):
            actions = []
            for actions_item_data in self.actions:
                actions_item = actions_item_data.to_dict()
                actions.append(actions_item)

        custom: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.custom, Unset):
            custom = []
            for custom_item_data in self.custom:
                custom_item = custom_item_data.to_dict()
                custom.append(custom_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "players": players,
            }
        )
        if game is not UNSET:
            field_dict["game"] = game
        if ruleset is not UNSET:
            field_dict["ruleset"] = ruleset
        if turn is not UNSET:
            field_dict["turn"] = turn
        if phase is not UNSET:
            field_dict["phase"] = phase
        if seed is not UNSET:
            field_dict["seed"] = seed
        if actions is not UNSET:
            field_dict["actions"] = actions
        if custom is not UNSET:
            field_dict["custom"] = custom

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.scenario_action import ScenarioAction  # noqa: PLC0415
        from ..models.scenario_custom_card import ScenarioCustomCard  # noqa: PLC0415
        from ..models.scenario_player import ScenarioPlayer  # noqa: PLC0415

        d = dict(src_dict)
        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = ScenarioPlayer.from_dict(players_item_data)

            players.append(players_item)

        _game = d.pop("game", UNSET)
        game: ScenarioResumedGame | Unset
        if isinstance(_game, Unset):
            game = UNSET
        else:
            game = check_scenario_resumed_game(_game)

        _ruleset = d.pop("ruleset", UNSET)
        ruleset: ScenarioResumedRuleset | Unset
        if isinstance(_ruleset, Unset):
            ruleset = UNSET
        else:
            ruleset = check_scenario_resumed_ruleset(_ruleset)

        turn = d.pop("turn", UNSET)

        _phase = d.pop("phase", UNSET)
        phase: ScenarioResumedPhase | Unset
        if isinstance(_phase, Unset):
            phase = UNSET
        else:
            phase = check_scenario_resumed_phase(_phase)

        seed = d.pop("seed", UNSET)

        _actions = d.pop("actions", UNSET)
        actions: list[ScenarioAction] | Unset = UNSET
        if _actions is not UNSET:
            actions = []
            for actions_item_data in _actions:
                actions_item = ScenarioAction.from_dict(actions_item_data)

                actions.append(actions_item)

        _custom = d.pop("custom", UNSET)
        custom: list[ScenarioCustomCard] | Unset = UNSET
        if _custom is not UNSET:
            custom = []
            for custom_item_data in _custom:
                custom_item = ScenarioCustomCard.from_dict(custom_item_data)

                custom.append(custom_item)

        scenario_resumed = cls(
            players=players,
            game=game,
            ruleset=ruleset,
            turn=turn,
            phase=phase,
            seed=seed,
            actions=actions,
            custom=custom,
        )

        return scenario_resumed
