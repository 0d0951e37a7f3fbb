"""Shadowfist: what its cards say, its rules, and how a scenario of it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.engine.kernel.doors import door

if TYPE_CHECKING:
    from rules.engine.shadowfist.designators import Comparison as DesignatorComparison
    from rules.engine.shadowfist.designators import compare as compare_designators
    from rules.engine.shadowfist.designators import designators as designators_of
    from rules.engine.shadowfist.designators.plurals import singulars as singulars
    from rules.engine.shadowfist.editions.citing import in_edition as in_edition
    from rules.engine.shadowfist.editions.differences import DIFFERENCES as DIFFERENCES
    from rules.engine.shadowfist.editions.differences import EDITIONS as EDITIONS
    from rules.engine.shadowfist.editions.differences import Difference as Difference
    from rules.engine.shadowfist.editions.rulesets import DEFAULT_RULESET as DEFAULT_RULESET
    from rules.engine.shadowfist.editions.rulesets import RULESETS as RULESETS
    from rules.engine.shadowfist.editions.rulesets import Ruleset as Ruleset
    from rules.engine.shadowfist.editions.rulesets import ruleset as ruleset
    from rules.engine.shadowfist.interface.ahead import Ahead as Ahead
    from rules.engine.shadowfist.interface.ahead import Option as AheadOption
    from rules.engine.shadowfist.interface.diffs import Piece as Piece
    from rules.engine.shadowfist.interface.diffs import word_diff as word_diff
    from rules.engine.shadowfist.interface.evaluation import FIELDS as OUTCOME_FIELDS
    from rules.engine.shadowfist.interface.evaluation import MORE_FIELDS as MORE_OUTCOME_FIELDS
    from rules.engine.shadowfist.interface.exploring import COMPACT as COMPACT
    from rules.engine.shadowfist.interface.exploring import MAX_CONTINUATIONS as MAX_CONTINUATIONS
    from rules.engine.shadowfist.interface.exploring import MAX_DEPTH as MAX_DEPTH
    from rules.engine.shadowfist.interface.exploring import MAX_POSITIONS as MAX_POSITIONS
    from rules.engine.shadowfist.interface.exploring import continue_each as continue_each
    from rules.engine.shadowfist.interface.exploring import evaluate_each as evaluate_each
    from rules.engine.shadowfist.interface.exploring import explore as explore
    from rules.engine.shadowfist.interface.lasting import UNTIL as UNTIL
    from rules.engine.shadowfist.interface.scenario import MAX_ACTIONS as MAX_ACTIONS
    from rules.engine.shadowfist.interface.scenario import MAX_CARDS as MAX_CARDS
    from rules.engine.shadowfist.interface.scenario import MAX_LASTING as MAX_LASTING
    from rules.engine.shadowfist.interface.scenario import MAX_LOCATIONS as MAX_LOCATIONS
    from rules.engine.shadowfist.interface.scenario import MAX_NAME as MAX_NAME
    from rules.engine.shadowfist.interface.scenario import MAX_PLAYERS as MAX_PLAYERS
    from rules.engine.shadowfist.interface.scenario import MAX_RESOURCES as MAX_RESOURCES
    from rules.engine.shadowfist.interface.scenario import MAX_SEED as MAX_SEED
    from rules.engine.shadowfist.interface.scenario import PHASES as PHASES
    from rules.engine.shadowfist.interface.scenario import read_scenario as read_scenario
    from rules.engine.shadowfist.interface.scenario_actions import ACTION_FIELDS as ACTION_FIELDS
    from rules.engine.shadowfist.interface.scenario_actions import MAX_LABEL as MAX_LABEL
    from rules.engine.shadowfist.interface.so_far import DO as DO
    from rules.engine.shadowfist.interface.so_far import MAX_TIMES as MAX_TIMES
    from rules.engine.shadowfist.interface.underway import MAX_PARTS as MAX_PARTS
    from rules.engine.shadowfist.interface.underway import STATED as STATED
    from rules.engine.shadowfist.lowering.card_library import CardFacts as CardFacts
    from rules.engine.shadowfist.lowering.card_library import CardLibrary as CardLibrary
    from rules.engine.shadowfist.lowering.card_library import Library as Library
    from rules.engine.shadowfist.lowering.card_library import UnknownPrintingError as UnknownPrintingError
    from rules.engine.shadowfist.lowering.card_library import wording_of as wording_of
    from rules.engine.shadowfist.lowering.custom_cards import HAS as CUSTOM_CARD_HAS
    from rules.engine.shadowfist.lowering.custom_cards import MAX_CHARACTERISTIC as MAX_CHARACTERISTIC
    from rules.engine.shadowfist.lowering.custom_cards import MAX_CUSTOM as MAX_CUSTOM
    from rules.engine.shadowfist.lowering.custom_cards import MAX_TEXT as MAX_TEXT
    from rules.engine.shadowfist.lowering.custom_cards import with_custom as with_custom
    from rules.engine.shadowfist.lowering.rules_text import CARD_TYPES as CARD_TYPES
    from rules.engine.shadowfist.lowering.rules_text import RulesText as RulesText
    from rules.engine.shadowfist.lowering.stored import Stored as Stored
    from rules.engine.shadowfist.lowering.stored import read as read_stored
    from rules.engine.shadowfist.lowering.stored import stored as as_stored
    from rules.engine.shadowfist.lowering.texts import NOT_RUN as NOT_RUN
    from rules.engine.shadowfist.lowering.texts import compile_card_text as compile_card_text
    from rules.engine.shadowfist.lowering.texts import compiler_and_lowering as compiler_and_lowering
    from rules.engine.shadowfist.lowering.texts import read_abilities as read_abilities
    from rules.engine.shadowfist.model.cards import NONE as NO_SYMBOLS
    from rules.engine.shadowfist.model.cards import Change as FaceChange
    from rules.engine.shadowfist.model.cards import Face as Face
    from rules.engine.shadowfist.model.cards import Number as Number
    from rules.engine.shadowfist.model.cards import Printed as Printed
    from rules.engine.shadowfist.model.sentences import Cards as CardNames
    from rules.engine.shadowfist.model.sentences import name_of as name_of
    from rules.engine.shadowfist.model.sentences import names_by_id as names_by_id
    from rules.engine.shadowfist.model.sentences import names_of as names_of
    from rules.engine.shadowfist.model.sentences import sentence as sentence
    from rules.engine.shadowfist.model.sentences import short as short
    from rules.engine.shadowfist.model.symbols import BY_COMMUNITY_LETTER as BY_COMMUNITY_LETTER
    from rules.engine.shadowfist.model.symbols import BY_LETTER as BY_LETTER
    from rules.engine.shadowfist.model.symbols import BY_NAME as BY_NAME
    from rules.engine.shadowfist.model.symbols import Symbol as Symbol
    from rules.engine.shadowfist.model.symbols import SymbolError as SymbolError
    from rules.engine.shadowfist.model.symbols import Symbols as Symbols
    from rules.engine.shadowfist.model.wordings import Effective as Effective
    from rules.engine.shadowfist.model.wordings import effective as effective
    from rules.engine.shadowfist.model.wordings import latest as latest
    from rules.engine.shadowfist.model.wordings import most_recent as most_recent

__all__ = [
    "CUSTOM_CARD_HAS",
    "MORE_OUTCOME_FIELDS",
    "NO_SYMBOLS",
    "OUTCOME_FIELDS",
    "AheadOption",
    "CardNames",
    "DesignatorComparison",
    "FaceChange",
    "as_stored",
    "compare_designators",
    "designators_of",
    "read_stored",
]  # other names than inside

__getattr__ = door(
    __name__,
    {
        "interface.underway": "MAX_PARTS STATED",
        "interface.so_far": "DO MAX_TIMES",
        "interface.lasting": "UNTIL",
        "designators": ("Comparison=DesignatorComparison compare=compare_designators designators=designators_of"),
        "designators.plurals": "singulars",
        "editions.citing": "in_edition",
        "editions.differences": "DIFFERENCES Difference EDITIONS",
        "editions.rulesets": "DEFAULT_RULESET RULESETS Ruleset ruleset",
        "interface.ahead": "Ahead Option=AheadOption",
        "interface.diffs": "Piece word_diff",
        "interface.evaluation": "MORE_FIELDS=MORE_OUTCOME_FIELDS FIELDS=OUTCOME_FIELDS",
        "interface.exploring": (
            "COMPACT MAX_CONTINUATIONS MAX_DEPTH MAX_POSITIONS continue_each evaluate_each explore"
        ),
        "interface.scenario": (
            "MAX_ACTIONS MAX_CARDS MAX_LASTING MAX_LOCATIONS MAX_NAME MAX_PLAYERS MAX_RESOURCES MAX_SEED PHASES "
            "read_scenario"
        ),
        "interface.scenario_actions": "ACTION_FIELDS MAX_LABEL",
        "lowering.custom_cards": "HAS=CUSTOM_CARD_HAS MAX_CHARACTERISTIC MAX_CUSTOM MAX_TEXT with_custom",
        "lowering.card_library": "CardFacts CardLibrary Library UnknownPrintingError wording_of",
        "lowering.rules_text": "CARD_TYPES RulesText",
        "lowering.stored": "Stored stored=as_stored read=read_stored",
        "lowering.texts": "NOT_RUN compile_card_text compiler_and_lowering read_abilities",
        "model.cards": "Face Change=FaceChange NONE=NO_SYMBOLS Number Printed",
        "model.sentences": "Cards=CardNames name_of names_by_id names_of sentence short",
        "model.symbols": "BY_COMMUNITY_LETTER BY_LETTER BY_NAME Symbol SymbolError Symbols",
        "model.wordings": "Effective effective latest most_recent",
    },
)
