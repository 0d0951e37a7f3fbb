from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.ufs_scenario_game import UfsScenarioGame, check_ufs_scenario_game
from ..models.ufs_scenario_phase import UfsScenarioPhase, check_ufs_scenario_phase
from ..models.ufs_scenario_ruleset import UfsScenarioRuleset, check_ufs_scenario_ruleset
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.ufs_action import UfsAction
    from ..models.ufs_custom_card import UfsCustomCard
    from ..models.ufs_player import UfsPlayer
    from ..models.ufs_resumed import UfsResumed


T = TypeVar("T", bound="UfsScenario")


@_attrs_define
class UfsScenario:
    """A board of UFS, and what is done.

    Attributes:
        game (UfsScenarioGame): slug of the game
        players (list[UfsPlayer]): both players
        ruleset (UfsScenarioRuleset | Unset): edition of the rules
        turn (str | Unset): the player whose turn it is; the first if left out
        phase (UfsScenarioPhase | Unset): combat if left out
        seed (int | Unset): for what is random
        first_turn (bool | Unset): it is the first turn of the game
        actions (list[UfsAction] | Unset): what is done, in its order
        custom (list[UfsCustomCard] | Unset): cards that exist in this scenario only
        resume (UfsResumed | Unset): The scenario that led to a board.
    """

    game: UfsScenarioGame
    players: list[UfsPlayer]
    ruleset: UfsScenarioRuleset | Unset = UNSET
    turn: str | Unset = UNSET
    phase: UfsScenarioPhase | Unset = UNSET
    seed: int | Unset = UNSET
    first_turn: bool | Unset = UNSET
    actions: list[UfsAction] | Unset = UNSET
    custom: list[UfsCustomCard] | Unset = UNSET
    resume: UfsResumed | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        game: str = self.game

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        ruleset: str | Unset = UNSET
        if not isinstance(self.ruleset, Unset):
            ruleset = self.ruleset

        turn = self.turn

        phase: str | Unset = UNSET
        if not isinstance(self.phase, Unset):
            phase = self.phase

        seed = self.seed

        first_turn = self.first_turn

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

        resume: dict[str, Any] | Unset = UNSET
        if not isinstance(self.resume, Unset):
            resume = self.resume.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "players": players,
            }
        )
        if ruleset is not UNSET:
            field_dict["ruleset"] = ruleset
        if turn is not UNSET:
            field_dict["turn"] = turn
        if phase is not UNSET:
            field_dict["phase"] = phase
        if seed is not UNSET:
            field_dict["seed"] = seed
        if first_turn is not UNSET:
            field_dict["first_turn"] = first_turn
        if actions is not UNSET:
            field_dict["actions"] = actions
        if custom is not UNSET:
            field_dict["custom"] = custom
        if resume is not UNSET:
            field_dict["resume"] = resume

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ufs_action import UfsAction  # noqa: PLC0415
        from ..models.ufs_custom_card import UfsCustomCard  # noqa: PLC0415
        from ..models.ufs_player import UfsPlayer  # noqa: PLC0415
        from ..models.ufs_resumed import UfsResumed  # noqa: PLC0415

        d = dict(src_dict)
        game = check_ufs_scenario_game(d.pop("game"))

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = UfsPlayer.from_dict(players_item_data)

            players.append(players_item)

        _ruleset = d.pop("ruleset", UNSET)
        ruleset: UfsScenarioRuleset | Unset
        if isinstance(_ruleset, Unset):
            ruleset = UNSET
        else:
            ruleset = check_ufs_scenario_ruleset(_ruleset)

        turn = d.pop("turn", UNSET)

        _phase = d.pop("phase", UNSET)
        phase: UfsScenarioPhase | Unset
        if isinstance(_phase, Unset):
            phase = UNSET
        else:
            phase = check_ufs_scenario_phase(_phase)

        seed = d.pop("seed", UNSET)

        first_turn = d.pop("first_turn", UNSET)

        _actions = d.pop("actions", UNSET)
        actions: list[UfsAction] | Unset = UNSET
        if _actions is not UNSET:
            actions = []
            for actions_item_data in _actions:
                actions_item = UfsAction.from_dict(actions_item_data)

                actions.append(actions_item)

        _custom = d.pop("custom", UNSET)
        custom: list[UfsCustomCard] | Unset = UNSET
        if _custom is not UNSET:
            custom = []
            for custom_item_data in _custom:
                custom_item = UfsCustomCard.from_dict(custom_item_data)

                custom.append(custom_item)

        _resume = d.pop("resume", UNSET)
        resume: UfsResumed | Unset
        if isinstance(_resume, Unset):
            resume = UNSET
        else:
            resume = UfsResumed.from_dict(_resume)

        ufs_scenario = cls(
            game=game,
            players=players,
            ruleset=ruleset,
            turn=turn,
            phase=phase,
            seed=seed,
            first_turn=first_turn,
            actions=actions,
            custom=custom,
            resume=resume,
        )

        return ufs_scenario
