from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.comparison_besides_game import (
    ComparisonBesidesGame,
    check_comparison_besides_game,
)
from ..models.comparison_besides_phase import (
    ComparisonBesidesPhase,
    check_comparison_besides_phase,
)
from ..models.comparison_besides_ruleset import (
    ComparisonBesidesRuleset,
    check_comparison_besides_ruleset,
)
from ..models.comparison_besides_rulesets_item import (
    ComparisonBesidesRulesetsItem,
    check_comparison_besides_rulesets_item,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.printings_compared import PrintingsCompared
    from ..models.scenario_action import ScenarioAction
    from ..models.scenario_custom_card import ScenarioCustomCard
    from ..models.scenario_player import ScenarioPlayer
    from ..models.scenario_resumed import ScenarioResumed


T = TypeVar("T", bound="ComparisonBesides")


@_attrs_define
class ComparisonBesides:
    """The same with the fields of the scenario beside the others.

    Attributes:
        players (list[ScenarioPlayer]): in clockwise order
        game (ComparisonBesidesGame | Unset): slug of the game
        ruleset (ComparisonBesidesRuleset | Unset): zman-2001 if left out
        turn (str | Unset): the current player; the first if left out
        phase (ComparisonBesidesPhase | Unset): main if left out
        seed (int | Unset): for what is random
        actions (list[ScenarioAction] | Unset): what is done, in order
        custom (list[ScenarioCustomCard] | Unset): cards that exist in this scenario only
        resume (ScenarioResumed | Unset): The scenario and the actions that led to a board.
        rulesets (list[ComparisonBesidesRulesetsItem] | Unset): the editions to compare
        printings (PrintingsCompared | Unset): the printings to compare of a card, by title; null is the one in force
    """

    players: list[ScenarioPlayer]
    game: ComparisonBesidesGame | Unset = UNSET
    ruleset: ComparisonBesidesRuleset | Unset = UNSET
    turn: str | Unset = UNSET
    phase: ComparisonBesidesPhase | Unset = UNSET
    seed: int | Unset = UNSET
    actions: list[ScenarioAction] | Unset = UNSET
    custom: list[ScenarioCustomCard] | Unset = UNSET
    resume: ScenarioResumed | Unset = UNSET
    rulesets: list[ComparisonBesidesRulesetsItem] | Unset = UNSET
    printings: PrintingsCompared | Unset = UNSET

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

        resume: dict[str, Any] | Unset = UNSET
        if not isinstance(self.resume, Unset):
            resume = self.resume.to_dict()

        rulesets: list[str] | Unset = UNSET
        if not isinstance(self.rulesets, Unset):
            rulesets = []
            for rulesets_item_data in self.rulesets:
                rulesets_item: str = rulesets_item_data
                rulesets.append(rulesets_item)

        printings: dict[str, Any] | Unset = UNSET
        if not isinstance(self.printings, Unset):
            printings = self.printings.to_dict()

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
        if resume is not UNSET:
            field_dict["resume"] = resume
        if rulesets is not UNSET:
            field_dict["rulesets"] = rulesets
        if printings is not UNSET:
            field_dict["printings"] = printings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.printings_compared import PrintingsCompared  # noqa: PLC0415
        from ..models.scenario_action import ScenarioAction  # noqa: PLC0415
        from ..models.scenario_custom_card import ScenarioCustomCard  # noqa: PLC0415
        from ..models.scenario_player import ScenarioPlayer  # noqa: PLC0415
        from ..models.scenario_resumed import ScenarioResumed  # noqa: PLC0415

        d = dict(src_dict)
        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = ScenarioPlayer.from_dict(players_item_data)

            players.append(players_item)

        _game = d.pop("game", UNSET)
        game: ComparisonBesidesGame | Unset
        if isinstance(_game, Unset):
            game = UNSET
        else:
            game = check_comparison_besides_game(_game)

        _ruleset = d.pop("ruleset", UNSET)
        ruleset: ComparisonBesidesRuleset | Unset
        if isinstance(_ruleset, Unset):
            ruleset = UNSET
        else:
            ruleset = check_comparison_besides_ruleset(_ruleset)

        turn = d.pop("turn", UNSET)

        _phase = d.pop("phase", UNSET)
        phase: ComparisonBesidesPhase | Unset
        if isinstance(_phase, Unset):
            phase = UNSET
        else:
            phase = check_comparison_besides_phase(_phase)

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

        _resume = d.pop("resume", UNSET)
        resume: ScenarioResumed | Unset
        if isinstance(_resume, Unset):
            resume = UNSET
        else:
            resume = ScenarioResumed.from_dict(_resume)

        _rulesets = d.pop("rulesets", UNSET)
        rulesets: list[ComparisonBesidesRulesetsItem] | Unset = UNSET
        if _rulesets is not UNSET:
            rulesets = []
            for rulesets_item_data in _rulesets:
                rulesets_item = check_comparison_besides_rulesets_item(
                    rulesets_item_data
                )

                rulesets.append(rulesets_item)

        _printings = d.pop("printings", UNSET)
        printings: PrintingsCompared | Unset
        if isinstance(_printings, Unset):
            printings = UNSET
        else:
            printings = PrintingsCompared.from_dict(_printings)

        comparison_besides = cls(
            players=players,
            game=game,
            ruleset=ruleset,
            turn=turn,
            phase=phase,
            seed=seed,
            actions=actions,
            custom=custom,
            resume=resume,
            rulesets=rulesets,
            printings=printings,
        )

        return comparison_besides
