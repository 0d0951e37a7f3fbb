from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.question_besides_fields_item import (
    QuestionBesidesFieldsItem,
    check_question_besides_fields_item,
)
from ..models.question_besides_game import (
    QuestionBesidesGame,
    check_question_besides_game,
)
from ..models.question_besides_phase import (
    QuestionBesidesPhase,
    check_question_besides_phase,
)
from ..models.question_besides_ruleset import (
    QuestionBesidesRuleset,
    check_question_besides_ruleset,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.scenario_action import ScenarioAction
    from ..models.scenario_custom_card import ScenarioCustomCard
    from ..models.scenario_player import ScenarioPlayer
    from ..models.scenario_resumed import ScenarioResumed


T = TypeVar("T", bound="QuestionBesides")


@_attrs_define
class QuestionBesides:
    """The same with the fields of the scenario beside the others.

    Attributes:
        players (list[ScenarioPlayer]): in clockwise order
        game (QuestionBesidesGame | Unset): slug of the game
        ruleset (QuestionBesidesRuleset | Unset): zman-2001 if left out
        turn (str | Unset): the current player; the first if left out
        phase (QuestionBesidesPhase | Unset): main if left out
        seed (int | Unset): for what is random
        actions (list[ScenarioAction] | Unset): what is done, in order
        custom (list[ScenarioCustomCard] | Unset): cards that exist in this scenario only
        resume (ScenarioResumed | Unset): The scenario and the actions that led to a board.
        fields (list[QuestionBesidesFieldsItem] | Unset): what is told of an outcome; `status` always is. Left out:
            everything but `changes`, and of the outcomes of listed actions what is short
        strict (bool | Unset): an action implies nothing: one that is legal only once others have passed is refused, and
            `later` of its problem says what has to be done first. Without it the steps that an action implies are marked
            `assumed`
    """

    players: list[ScenarioPlayer]
    game: QuestionBesidesGame | Unset = UNSET
    ruleset: QuestionBesidesRuleset | Unset = UNSET
    turn: str | Unset = UNSET
    phase: QuestionBesidesPhase | Unset = UNSET
    seed: int | Unset = UNSET
    actions: list[ScenarioAction] | Unset = UNSET
    custom: list[ScenarioCustomCard] | Unset = UNSET
    resume: ScenarioResumed | Unset = UNSET
    fields: list[QuestionBesidesFieldsItem] | Unset = UNSET
    strict: bool | Unset = UNSET

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

        fields: list[str] | Unset = UNSET
        if not isinstance(self.fields, Unset):
            fields = []
            for fields_item_data in self.fields:
                fields_item: str = fields_item_data
                fields.append(fields_item)

        strict = self.strict

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
        if fields is not UNSET:
            field_dict["fields"] = fields
        if strict is not UNSET:
            field_dict["strict"] = strict

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
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
        game: QuestionBesidesGame | Unset
        if isinstance(_game, Unset):
            game = UNSET
        else:
            game = check_question_besides_game(_game)

        _ruleset = d.pop("ruleset", UNSET)
        ruleset: QuestionBesidesRuleset | Unset
        if isinstance(_ruleset, Unset):
            ruleset = UNSET
        else:
            ruleset = check_question_besides_ruleset(_ruleset)

        turn = d.pop("turn", UNSET)

        _phase = d.pop("phase", UNSET)
        phase: QuestionBesidesPhase | Unset
        if isinstance(_phase, Unset):
            phase = UNSET
        else:
            phase = check_question_besides_phase(_phase)

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

        _fields = d.pop("fields", UNSET)
        fields: list[QuestionBesidesFieldsItem] | Unset = UNSET
        if _fields is not UNSET:
            fields = []
            for fields_item_data in _fields:
                fields_item = check_question_besides_fields_item(fields_item_data)

                fields.append(fields_item)

        strict = d.pop("strict", UNSET)

        question_besides = cls(
            players=players,
            game=game,
            ruleset=ruleset,
            turn=turn,
            phase=phase,
            seed=seed,
            actions=actions,
            custom=custom,
            resume=resume,
            fields=fields,
            strict=strict,
        )

        return question_besides
