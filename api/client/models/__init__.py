"""Contains all the data models used in inputs/outputs"""

from .ability_shape import AbilityShape
from .actions_besides import ActionsBesides
from .actions_besides_fields_item import ActionsBesidesFieldsItem
from .actions_besides_game import ActionsBesidesGame
from .actions_besides_phase import ActionsBesidesPhase
from .actions_besides_ruleset import ActionsBesidesRuleset
from .actions_of_scenario import ActionsOfScenario
from .actions_of_scenario_fields_item import ActionsOfScenarioFieldsItem
from .answer_shape import AnswerShape
from .answer_shape_verdict_type_1 import AnswerShapeVerdictType1
from .answer_shape_verdict_type_2_type_1 import AnswerShapeVerdictType2Type1
from .answer_shape_verdict_type_3_type_1 import AnswerShapeVerdictType3Type1
from .attack import Attack
from .attack_attackers_item import AttackAttackersItem
from .attack_fights_item import AttackFightsItem
from .attack_option_type_0 import AttackOptionType0
from .attack_option_type_0_do import AttackOptionType0Do
from .batch import Batch
from .batch_entry import BatchEntry
from .batch_object import BatchObject
from .bulk_file_list_shape import BulkFileListShape
from .bulk_file_list_shape_object import BulkFileListShapeObject
from .bulk_file_shape import BulkFileShape
from .bulk_file_shape_object import BulkFileShapeObject
from .card_list_part_shape import CardListPartShape
from .card_list_part_shape_object import CardListPartShapeObject
from .card_list_shape import CardListShape
from .card_list_shape_object import CardListShapeObject
from .card_or_printing_list_part_shape import CardOrPrintingListPartShape
from .card_or_printing_list_part_shape_object import CardOrPrintingListPartShapeObject
from .card_or_printing_list_shape import CardOrPrintingListShape
from .card_or_printing_list_shape_object import CardOrPrintingListShapeObject
from .card_part_shape import CardPartShape
from .card_part_shape_attack_zone_type_1 import CardPartShapeAttackZoneType1
from .card_part_shape_attack_zone_type_2_type_1 import CardPartShapeAttackZoneType2Type1
from .card_part_shape_attack_zone_type_3_type_1 import CardPartShapeAttackZoneType3Type1
from .card_part_shape_block_zone_type_1 import CardPartShapeBlockZoneType1
from .card_part_shape_block_zone_type_2_type_1 import CardPartShapeBlockZoneType2Type1
from .card_part_shape_block_zone_type_3_type_1 import CardPartShapeBlockZoneType3Type1
from .card_part_shape_blood_type_type_1 import CardPartShapeBloodTypeType1
from .card_part_shape_blood_type_type_2_type_1 import CardPartShapeBloodTypeType2Type1
from .card_part_shape_blood_type_type_3_type_1 import CardPartShapeBloodTypeType3Type1
from .card_part_shape_body_type_1 import CardPartShapeBodyType1
from .card_part_shape_cost_type_1 import CardPartShapeCostType1
from .card_part_shape_damage_type_1 import CardPartShapeDamageType1
from .card_part_shape_difficulty_type_1 import CardPartShapeDifficultyType1
from .card_part_shape_fighting_type_1 import CardPartShapeFightingType1
from .card_part_shape_gender_type_1 import CardPartShapeGenderType1
from .card_part_shape_gender_type_2_type_1 import CardPartShapeGenderType2Type1
from .card_part_shape_gender_type_3_type_1 import CardPartShapeGenderType3Type1
from .card_part_shape_object import CardPartShapeObject
from .card_part_shape_power_type_1 import CardPartShapePowerType1
from .card_part_shape_provides import CardPartShapeProvides
from .card_part_shape_requires import CardPartShapeRequires
from .card_part_shape_speed_type_1 import CardPartShapeSpeedType1
from .card_shape import CardShape
from .card_shape_attack_zone_type_1 import CardShapeAttackZoneType1
from .card_shape_attack_zone_type_2_type_1 import CardShapeAttackZoneType2Type1
from .card_shape_attack_zone_type_3_type_1 import CardShapeAttackZoneType3Type1
from .card_shape_block_zone_type_1 import CardShapeBlockZoneType1
from .card_shape_block_zone_type_2_type_1 import CardShapeBlockZoneType2Type1
from .card_shape_block_zone_type_3_type_1 import CardShapeBlockZoneType3Type1
from .card_shape_blood_type_type_1 import CardShapeBloodTypeType1
from .card_shape_blood_type_type_2_type_1 import CardShapeBloodTypeType2Type1
from .card_shape_blood_type_type_3_type_1 import CardShapeBloodTypeType3Type1
from .card_shape_body_type_1 import CardShapeBodyType1
from .card_shape_cost_type_1 import CardShapeCostType1
from .card_shape_damage_type_1 import CardShapeDamageType1
from .card_shape_difficulty_type_1 import CardShapeDifficultyType1
from .card_shape_fighting_type_1 import CardShapeFightingType1
from .card_shape_gender_type_1 import CardShapeGenderType1
from .card_shape_gender_type_2_type_1 import CardShapeGenderType2Type1
from .card_shape_gender_type_3_type_1 import CardShapeGenderType3Type1
from .card_shape_included import CardShapeIncluded
from .card_shape_object import CardShapeObject
from .card_shape_power_type_1 import CardShapePowerType1
from .card_shape_provides import CardShapeProvides
from .card_shape_requires import CardShapeRequires
from .card_shape_speed_type_1 import CardShapeSpeedType1
from .card_state import CardState
from .card_state_face import CardStateFace
from .card_state_zone import CardStateZone
from .cards_collection_create_body import CardsCollectionCreateBody
from .cards_collection_create_body_identifiers_item_type_0 import (
    CardsCollectionCreateBodyIdentifiersItemType0,
)
from .cards_collection_create_body_identifiers_item_type_1 import (
    CardsCollectionCreateBodyIdentifiersItemType1,
)
from .cards_collection_create_body_identifiers_item_type_2 import (
    CardsCollectionCreateBodyIdentifiersItemType2,
)
from .cards_designators_retrieve_ruleset import CardsDesignatorsRetrieveRuleset
from .cards_list_dir import CardsListDir
from .cards_list_order import CardsListOrder
from .cards_list_prefer import CardsListPrefer
from .cards_list_unique import CardsListUnique
from .catalog_shape import CatalogShape
from .catalog_shape_object import CatalogShapeObject
from .change import Change
from .change_list_shape import ChangeListShape
from .change_list_shape_object import ChangeListShapeObject
from .change_shape import ChangeShape
from .change_shape_kind import ChangeShapeKind
from .change_shape_object import ChangeShapeObject
from .changes_list_kind import ChangesListKind
from .citation_shape import CitationShape
from .cited import Cited
from .collection_part_shape import CollectionPartShape
from .collection_part_shape_object import CollectionPartShapeObject
from .collection_shape import CollectionShape
from .collection_shape_object import CollectionShapeObject
from .comparison_besides import ComparisonBesides
from .comparison_besides_game import ComparisonBesidesGame
from .comparison_besides_phase import ComparisonBesidesPhase
from .comparison_besides_ruleset import ComparisonBesidesRuleset
from .comparison_besides_rulesets_item import ComparisonBesidesRulesetsItem
from .comparison_of_scenario import ComparisonOfScenario
from .comparison_of_scenario_rulesets_item import ComparisonOfScenarioRulesetsItem
from .comparison_shape import ComparisonShape
from .comparison_shape_object import ComparisonShapeObject
from .continuations import Continuations
from .continuations_fields_item import ContinuationsFieldsItem
from .counts_shape import CountsShape
from .counts_shape_document import CountsShapeDocument
from .counts_shape_kind import CountsShapeKind
from .decision import Decision
from .deck_check_shape import DeckCheckShape
from .deck_check_shape_object import DeckCheckShapeObject
from .deck_line_shape import DeckLineShape
from .deck_line_shape_part import DeckLineShapePart
from .deck_problem_shape import DeckProblemShape
from .deck_problem_shape_code import DeckProblemShapeCode
from .deck_shape import DeckShape
from .deck_shape_object import DeckShapeObject
from .decks_check_create_body import DecksCheckCreateBody
from .decks_check_create_body_cards_item import DecksCheckCreateBodyCardsItem
from .decks_check_create_body_game import DecksCheckCreateBodyGame
from .decks_check_create_body_sideboard_item import DecksCheckCreateBodySideboardItem
from .decks_parse_create_body import DecksParseCreateBody
from .decks_parse_create_body_game import DecksParseCreateBodyGame
from .definition_shape import DefinitionShape
from .definition_shape_origin import DefinitionShapeOrigin
from .designator_count_list_shape import DesignatorCountListShape
from .designator_count_list_shape_object import DesignatorCountListShapeObject
from .designator_count_shape import DesignatorCountShape
from .designator_count_shape_object import DesignatorCountShapeObject
from .designator_list_shape import DesignatorListShape
from .designator_list_shape_object import DesignatorListShapeObject
from .designator_list_shape_ruleset import DesignatorListShapeRuleset
from .designator_shape import DesignatorShape
from .designators_cards_ruleset import DesignatorsCardsRuleset
from .designators_compare_retrieve_ruleset import DesignatorsCompareRetrieveRuleset
from .designators_list_ruleset import DesignatorsListRuleset
from .difference_shape import DifferenceShape
from .difference_shape_object import DifferenceShapeObject
from .difference_shape_rulesets import DifferenceShapeRulesets
from .document_contents_part_shape import DocumentContentsPartShape
from .document_contents_part_shape_object import DocumentContentsPartShapeObject
from .document_contents_shape import DocumentContentsShape
from .document_contents_shape_object import DocumentContentsShapeObject
from .document_list_part_shape import DocumentListPartShape
from .document_list_part_shape_object import DocumentListPartShapeObject
from .document_list_shape import DocumentListShape
from .document_list_shape_object import DocumentListShapeObject
from .document_part_shape import DocumentPartShape
from .document_part_shape_object import DocumentPartShapeObject
from .document_shape import DocumentShape
from .document_shape_object import DocumentShapeObject
from .effect import Effect
from .effective_shape import EffectiveShape
from .effective_shape_object import EffectiveShapeObject
from .errata_list_status import ErrataListStatus
from .erratum_list_part_shape import ErratumListPartShape
from .erratum_list_part_shape_object import ErratumListPartShapeObject
from .erratum_list_shape import ErratumListShape
from .erratum_list_shape_object import ErratumListShapeObject
from .erratum_part_shape import ErratumPartShape
from .erratum_part_shape_object import ErratumPartShapeObject
from .erratum_part_shape_status import ErratumPartShapeStatus
from .erratum_shape import ErratumShape
from .erratum_shape_included import ErratumShapeIncluded
from .erratum_shape_object import ErratumShapeObject
from .erratum_shape_status import ErratumShapeStatus
from .erratum_text_shape import ErratumTextShape
from .erratum_text_shape_object import ErratumTextShapeObject
from .erratum_text_shape_status import ErratumTextShapeStatus
from .error import Error
from .error_object import ErrorObject
from .example_list_part_shape import ExampleListPartShape
from .example_list_part_shape_object import ExampleListPartShapeObject
from .example_list_shape import ExampleListShape
from .example_list_shape_object import ExampleListShapeObject
from .example_part_shape import ExamplePartShape
from .example_part_shape_object import ExamplePartShapeObject
from .example_shape import ExampleShape
from .example_shape_included import ExampleShapeIncluded
from .example_shape_object import ExampleShapeObject
from .expectation import Expectation
from .expectation_additional_property_type_1_item import (
    ExpectationAdditionalPropertyType1Item,
)
from .expectation_additional_property_type_2 import ExpectationAdditionalPropertyType2
from .expectation_additional_property_type_2_additional_property_type_1_item import (
    ExpectationAdditionalPropertyType2AdditionalPropertyType1Item,
)
from .expectation_additional_property_type_2_additional_property_type_2 import (
    ExpectationAdditionalPropertyType2AdditionalPropertyType2,
)
from .expectation_additional_property_type_2_additional_property_type_2_additional_property_type_1_item import (
    ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType1Item,
)
from .expectation_additional_property_type_2_additional_property_type_2_additional_property_type_2 import (
    ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType2,
)
from .expectation_additional_property_type_2_additional_property_type_2_additional_property_type_2_additional_property_type_1_item import (
    ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType1Item,
)
from .expectation_additional_property_type_2_additional_property_type_2_additional_property_type_2_additional_property_type_2 import (
    ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType2,
)
from .face_shape import FaceShape
from .face_shape_attack_zone_type_1 import FaceShapeAttackZoneType1
from .face_shape_attack_zone_type_2_type_1 import FaceShapeAttackZoneType2Type1
from .face_shape_attack_zone_type_3_type_1 import FaceShapeAttackZoneType3Type1
from .face_shape_block_zone_type_1 import FaceShapeBlockZoneType1
from .face_shape_block_zone_type_2_type_1 import FaceShapeBlockZoneType2Type1
from .face_shape_block_zone_type_3_type_1 import FaceShapeBlockZoneType3Type1
from .face_shape_blood_type_type_1 import FaceShapeBloodTypeType1
from .face_shape_blood_type_type_2_type_1 import FaceShapeBloodTypeType2Type1
from .face_shape_blood_type_type_3_type_1 import FaceShapeBloodTypeType3Type1
from .face_shape_body_type_1 import FaceShapeBodyType1
from .face_shape_cost_type_1 import FaceShapeCostType1
from .face_shape_damage_type_1 import FaceShapeDamageType1
from .face_shape_difficulty_type_1 import FaceShapeDifficultyType1
from .face_shape_fighting_type_1 import FaceShapeFightingType1
from .face_shape_gender_type_1 import FaceShapeGenderType1
from .face_shape_gender_type_2_type_1 import FaceShapeGenderType2Type1
from .face_shape_gender_type_3_type_1 import FaceShapeGenderType3Type1
from .face_shape_power_type_1 import FaceShapePowerType1
from .face_shape_provides import FaceShapeProvides
from .face_shape_requires import FaceShapeRequires
from .face_shape_speed_type_1 import FaceShapeSpeedType1
from .fault import Fault
from .game_list_part_shape import GameListPartShape
from .game_list_part_shape_object import GameListPartShapeObject
from .game_list_shape import GameListShape
from .game_list_shape_object import GameListShapeObject
from .game_part_shape import GamePartShape
from .game_part_shape_object import GamePartShapeObject
from .game_shape import GameShape
from .game_shape_object import GameShapeObject
from .half_shape import HalfShape
from .half_shape_attack_zone_type_1 import HalfShapeAttackZoneType1
from .half_shape_attack_zone_type_2_type_1 import HalfShapeAttackZoneType2Type1
from .half_shape_attack_zone_type_3_type_1 import HalfShapeAttackZoneType3Type1
from .half_shape_damage_type_1 import HalfShapeDamageType1
from .half_shape_difficulty_type_1 import HalfShapeDifficultyType1
from .half_shape_speed_type_1 import HalfShapeSpeedType1
from .half_shape_type import HalfShapeType
from .hit_list_shape import HitListShape
from .hit_list_shape_object import HitListShapeObject
from .hit_shape import HitShape
from .hit_shape_kind import HitShapeKind
from .identifier_shape import IdentifierShape
from .interaction_comparison import InteractionComparison
from .interaction_comparison_differences_item import (
    InteractionComparisonDifferencesItem,
)
from .interaction_comparison_differences_item_values_item_type_1_item import (
    InteractionComparisonDifferencesItemValuesItemType1Item,
)
from .interaction_comparison_first_difference_type_0 import (
    InteractionComparisonFirstDifferenceType0,
)
from .interaction_comparison_first_difference_type_0_variants_item import (
    InteractionComparisonFirstDifferenceType0VariantsItem,
)
from .interaction_comparison_object import InteractionComparisonObject
from .interaction_comparison_variants_item import InteractionComparisonVariantsItem
from .interaction_comparison_variants_item_printings import (
    InteractionComparisonVariantsItemPrintings,
)
from .interaction_comparison_variants_item_ruleset import (
    InteractionComparisonVariantsItemRuleset,
)
from .interaction_link import InteractionLink
from .interactions_examples_list_ruleset import InteractionsExamplesListRuleset
from .legal_actions import LegalActions
from .legal_actions_object import LegalActionsObject
from .many_scenarios import ManyScenarios
from .many_scenarios_fields_item import ManyScenariosFieldsItem
from .migration_list_shape import MigrationListShape
from .migration_list_shape_object import MigrationListShapeObject
from .migration_shape import MigrationShape
from .migration_shape_object import MigrationShapeObject
from .not_understood_shape import NotUnderstoodShape
from .o_embed_shape import OEmbedShape
from .o_embed_shape_type import OEmbedShapeType
from .o_embed_shape_version import OEmbedShapeVersion
from .odds import Odds
from .odds_blocks_item import OddsBlocksItem
from .odds_object import OddsObject
from .odds_passing_item import OddsPassingItem
from .odds_request import OddsRequest
from .odds_through_type_0 import OddsThroughType0
from .odds_values_item import OddsValuesItem
from .oembed_format import OembedFormat
from .omission import Omission
from .omission_kind import OmissionKind
from .other_editions_shape import OtherEditionsShape
from .outcome import Outcome
from .outcome_cards import OutcomeCards
from .outcome_players import OutcomePlayers
from .outcome_status import OutcomeStatus
from .passage_shape import PassageShape
from .passage_shape_kind import PassageShapeKind
from .passage_shape_origin import PassageShapeOrigin
from .player_state import PlayerState
from .player_state_resources import PlayerStateResources
from .printing_list_part_shape import PrintingListPartShape
from .printing_list_part_shape_object import PrintingListPartShapeObject
from .printing_list_shape import PrintingListShape
from .printing_list_shape_object import PrintingListShapeObject
from .printing_part_shape import PrintingPartShape
from .printing_part_shape_attack_zone_type_1 import PrintingPartShapeAttackZoneType1
from .printing_part_shape_attack_zone_type_2_type_1 import (
    PrintingPartShapeAttackZoneType2Type1,
)
from .printing_part_shape_attack_zone_type_3_type_1 import (
    PrintingPartShapeAttackZoneType3Type1,
)
from .printing_part_shape_block_zone_type_1 import PrintingPartShapeBlockZoneType1
from .printing_part_shape_block_zone_type_2_type_1 import (
    PrintingPartShapeBlockZoneType2Type1,
)
from .printing_part_shape_block_zone_type_3_type_1 import (
    PrintingPartShapeBlockZoneType3Type1,
)
from .printing_part_shape_blood_type_type_1 import PrintingPartShapeBloodTypeType1
from .printing_part_shape_blood_type_type_2_type_1 import (
    PrintingPartShapeBloodTypeType2Type1,
)
from .printing_part_shape_blood_type_type_3_type_1 import (
    PrintingPartShapeBloodTypeType3Type1,
)
from .printing_part_shape_body_type_1 import PrintingPartShapeBodyType1
from .printing_part_shape_cost_type_1 import PrintingPartShapeCostType1
from .printing_part_shape_damage_type_1 import PrintingPartShapeDamageType1
from .printing_part_shape_difficulty_type_1 import PrintingPartShapeDifficultyType1
from .printing_part_shape_fighting_type_1 import PrintingPartShapeFightingType1
from .printing_part_shape_gender_type_1 import PrintingPartShapeGenderType1
from .printing_part_shape_gender_type_2_type_1 import PrintingPartShapeGenderType2Type1
from .printing_part_shape_gender_type_3_type_1 import PrintingPartShapeGenderType3Type1
from .printing_part_shape_object import PrintingPartShapeObject
from .printing_part_shape_power_type_1 import PrintingPartShapePowerType1
from .printing_part_shape_provides import PrintingPartShapeProvides
from .printing_part_shape_requires import PrintingPartShapeRequires
from .printing_part_shape_speed_type_1 import PrintingPartShapeSpeedType1
from .printing_shape import PrintingShape
from .printing_shape_attack_zone_type_1 import PrintingShapeAttackZoneType1
from .printing_shape_attack_zone_type_2_type_1 import PrintingShapeAttackZoneType2Type1
from .printing_shape_attack_zone_type_3_type_1 import PrintingShapeAttackZoneType3Type1
from .printing_shape_block_zone_type_1 import PrintingShapeBlockZoneType1
from .printing_shape_block_zone_type_2_type_1 import PrintingShapeBlockZoneType2Type1
from .printing_shape_block_zone_type_3_type_1 import PrintingShapeBlockZoneType3Type1
from .printing_shape_blood_type_type_1 import PrintingShapeBloodTypeType1
from .printing_shape_blood_type_type_2_type_1 import PrintingShapeBloodTypeType2Type1
from .printing_shape_blood_type_type_3_type_1 import PrintingShapeBloodTypeType3Type1
from .printing_shape_body_type_1 import PrintingShapeBodyType1
from .printing_shape_cost_type_1 import PrintingShapeCostType1
from .printing_shape_damage_type_1 import PrintingShapeDamageType1
from .printing_shape_difficulty_type_1 import PrintingShapeDifficultyType1
from .printing_shape_fighting_type_1 import PrintingShapeFightingType1
from .printing_shape_gender_type_1 import PrintingShapeGenderType1
from .printing_shape_gender_type_2_type_1 import PrintingShapeGenderType2Type1
from .printing_shape_gender_type_3_type_1 import PrintingShapeGenderType3Type1
from .printing_shape_included import PrintingShapeIncluded
from .printing_shape_object import PrintingShapeObject
from .printing_shape_power_type_1 import PrintingShapePowerType1
from .printing_shape_provides import PrintingShapeProvides
from .printing_shape_requires import PrintingShapeRequires
from .printing_shape_speed_type_1 import PrintingShapeSpeedType1
from .printings_compared import PrintingsCompared
from .printings_list_dir import PrintingsListDir
from .printings_list_order import PrintingsListOrder
from .printings_list_prefer import PrintingsListPrefer
from .problem import Problem
from .question_besides import QuestionBesides
from .question_besides_fields_item import QuestionBesidesFieldsItem
from .question_besides_game import QuestionBesidesGame
from .question_besides_phase import QuestionBesidesPhase
from .question_besides_ruleset import QuestionBesidesRuleset
from .question_of_scenario import QuestionOfScenario
from .question_of_scenario_fields_item import QuestionOfScenarioFieldsItem
from .reason_shape import ReasonShape
from .refusal_request import RefusalRequest
from .refusals import Refusals
from .refusals_data_item import RefusalsDataItem
from .refusals_object import RefusalsObject
from .result import Result
from .result_cards import ResultCards
from .result_players import ResultPlayers
from .result_status import ResultStatus
from .root_retrieve_response_200 import RootRetrieveResponse200
from .root_retrieve_response_200_object import RootRetrieveResponse200Object
from .rule_shape import RuleShape
from .ruleset_list_shape import RulesetListShape
from .ruleset_list_shape_object import RulesetListShapeObject
from .ruleset_shape import RulesetShape
from .ruleset_shape_object import RulesetShapeObject
from .ruling_list_part_shape import RulingListPartShape
from .ruling_list_part_shape_object import RulingListPartShapeObject
from .ruling_list_shape import RulingListShape
from .ruling_list_shape_object import RulingListShapeObject
from .ruling_part_shape import RulingPartShape
from .ruling_part_shape_object import RulingPartShapeObject
from .ruling_part_shape_origin import RulingPartShapeOrigin
from .ruling_part_shape_status import RulingPartShapeStatus
from .ruling_shape import RulingShape
from .ruling_shape_included import RulingShapeIncluded
from .ruling_shape_object import RulingShapeObject
from .ruling_shape_origin import RulingShapeOrigin
from .ruling_shape_status import RulingShapeStatus
from .ruling_text_shape import RulingTextShape
from .ruling_text_shape_object import RulingTextShapeObject
from .ruling_text_shape_origin import RulingTextShapeOrigin
from .ruling_text_shape_status import RulingTextShapeStatus
from .rulings_list_status import RulingsListStatus
from .said_shape import SaidShape
from .scenario import Scenario
from .scenario_action import ScenarioAction
from .scenario_action_against import ScenarioActionAgainst
from .scenario_action_at_type_1 import ScenarioActionAtType1
from .scenario_action_damage import ScenarioActionDamage
from .scenario_action_do import ScenarioActionDo
from .scenario_action_target_type_1 import ScenarioActionTargetType1
from .scenario_card import ScenarioCard
from .scenario_card_face import ScenarioCardFace
from .scenario_custom_card import ScenarioCustomCard
from .scenario_custom_card_body_type_1 import ScenarioCustomCardBodyType1
from .scenario_custom_card_cost_type_1 import ScenarioCustomCardCostType1
from .scenario_custom_card_fighting_type_1 import ScenarioCustomCardFightingType1
from .scenario_custom_card_power_type_1 import ScenarioCustomCardPowerType1
from .scenario_custom_card_provides import ScenarioCustomCardProvides
from .scenario_custom_card_requires import ScenarioCustomCardRequires
from .scenario_custom_card_type import ScenarioCustomCardType
from .scenario_game import ScenarioGame
from .scenario_location import ScenarioLocation
from .scenario_phase import ScenarioPhase
from .scenario_pile_card import ScenarioPileCard
from .scenario_player import ScenarioPlayer
from .scenario_player_resources import ScenarioPlayerResources
from .scenario_resumed import ScenarioResumed
from .scenario_resumed_game import ScenarioResumedGame
from .scenario_resumed_phase import ScenarioResumedPhase
from .scenario_resumed_ruleset import ScenarioResumedRuleset
from .scenario_ruleset import ScenarioRuleset
from .scenario_state import ScenarioState
from .scenario_state_face import ScenarioStateFace
from .search_retrieve_kind_item import SearchRetrieveKindItem
from .search_retrieve_spelling import SearchRetrieveSpelling
from .section_link import SectionLink
from .section_part_shape import SectionPartShape
from .section_part_shape_object import SectionPartShapeObject
from .section_shape import SectionShape
from .section_shape_included import SectionShapeIncluded
from .section_shape_object import SectionShapeObject
from .set_list_part_shape import SetListPartShape
from .set_list_part_shape_object import SetListPartShapeObject
from .set_list_shape import SetListShape
from .set_list_shape_object import SetListShapeObject
from .set_part_shape import SetPartShape
from .set_part_shape_object import SetPartShapeObject
from .set_shape import SetShape
from .set_shape_object import SetShapeObject
from .shown_shape import ShownShape
from .step import Step
from .symbol_list_shape import SymbolListShape
from .symbol_list_shape_object import SymbolListShapeObject
from .symbol_shape import SymbolShape
from .symbol_shape_kind import SymbolShapeKind
from .symbol_shape_object import SymbolShapeObject
from .term_list_part_shape import TermListPartShape
from .term_list_part_shape_object import TermListPartShapeObject
from .term_list_shape import TermListShape
from .term_list_shape_object import TermListShapeObject
from .term_part_shape import TermPartShape
from .term_part_shape_object import TermPartShapeObject
from .term_shape import TermShape
from .term_shape_included import TermShapeIncluded
from .term_shape_object import TermShapeObject
from .title_list_shape import TitleListShape
from .title_list_shape_object import TitleListShapeObject
from .topic_shape import TopicShape
from .ufs_action import UfsAction
from .ufs_action_do import UfsActionDo
from .ufs_action_half import UfsActionHalf
from .ufs_action_symbol import UfsActionSymbol
from .ufs_actions_besides import UfsActionsBesides
from .ufs_actions_besides_fields_item import UfsActionsBesidesFieldsItem
from .ufs_actions_besides_game import UfsActionsBesidesGame
from .ufs_actions_besides_phase import UfsActionsBesidesPhase
from .ufs_actions_besides_ruleset import UfsActionsBesidesRuleset
from .ufs_actions_of_scenario import UfsActionsOfScenario
from .ufs_actions_of_scenario_fields_item import UfsActionsOfScenarioFieldsItem
from .ufs_attack import UfsAttack
from .ufs_attack_step import UfsAttackStep
from .ufs_card_state import UfsCardState
from .ufs_card_state_face import UfsCardStateFace
from .ufs_card_state_zone import UfsCardStateZone
from .ufs_card_type_1 import UfsCardType1
from .ufs_card_type_1_as import UfsCardType1As
from .ufs_card_type_1_face import UfsCardType1Face
from .ufs_card_type_1_half import UfsCardType1Half
from .ufs_card_type_1_symbol import UfsCardType1Symbol
from .ufs_check import UfsCheck
from .ufs_check_made import UfsCheckMade
from .ufs_custom_card import UfsCustomCard
from .ufs_custom_card_attack_zone import UfsCustomCardAttackZone
from .ufs_custom_card_block_zone import UfsCustomCardBlockZone
from .ufs_custom_card_blood_type import UfsCustomCardBloodType
from .ufs_custom_card_damage_type_1 import UfsCustomCardDamageType1
from .ufs_custom_card_difficulty_type_1 import UfsCustomCardDifficultyType1
from .ufs_custom_card_gender import UfsCustomCardGender
from .ufs_custom_card_resources_item import UfsCustomCardResourcesItem
from .ufs_custom_card_speed_type_1 import UfsCustomCardSpeedType1
from .ufs_custom_card_type import UfsCustomCardType
from .ufs_event import UfsEvent
from .ufs_event_what import UfsEventWhat
from .ufs_half import UfsHalf
from .ufs_half_attack_zone import UfsHalfAttackZone
from .ufs_half_damage_type_1 import UfsHalfDamageType1
from .ufs_half_difficulty_type_1 import UfsHalfDifficultyType1
from .ufs_half_speed_type_1 import UfsHalfSpeedType1
from .ufs_half_type import UfsHalfType
from .ufs_outcome import UfsOutcome
from .ufs_outcome_cards import UfsOutcomeCards
from .ufs_outcome_not_understood_item import UfsOutcomeNotUnderstoodItem
from .ufs_outcome_players import UfsOutcomePlayers
from .ufs_outcome_status import UfsOutcomeStatus
from .ufs_player import UfsPlayer
from .ufs_player_state import UfsPlayerState
from .ufs_question_besides import UfsQuestionBesides
from .ufs_question_besides_fields_item import UfsQuestionBesidesFieldsItem
from .ufs_question_besides_game import UfsQuestionBesidesGame
from .ufs_question_besides_phase import UfsQuestionBesidesPhase
from .ufs_question_besides_ruleset import UfsQuestionBesidesRuleset
from .ufs_question_of_scenario import UfsQuestionOfScenario
from .ufs_question_of_scenario_fields_item import UfsQuestionOfScenarioFieldsItem
from .ufs_refusal_request import UfsRefusalRequest
from .ufs_resumed import UfsResumed
from .ufs_resumed_game import UfsResumedGame
from .ufs_resumed_phase import UfsResumedPhase
from .ufs_resumed_ruleset import UfsResumedRuleset
from .ufs_scenario import UfsScenario
from .ufs_scenario_game import UfsScenarioGame
from .ufs_scenario_phase import UfsScenarioPhase
from .ufs_scenario_ruleset import UfsScenarioRuleset
from .ufs_unknown_cards import UfsUnknownCards
from .ufs_window import UfsWindow
from .ufs_window_kind import UfsWindowKind
from .unread import Unread
from .unread_line_shape import UnreadLineShape

__all__ = (
    "AbilityShape",
    "ActionsBesides",
    "ActionsBesidesFieldsItem",
    "ActionsBesidesGame",
    "ActionsBesidesPhase",
    "ActionsBesidesRuleset",
    "ActionsOfScenario",
    "ActionsOfScenarioFieldsItem",
    "AnswerShape",
    "AnswerShapeVerdictType1",
    "AnswerShapeVerdictType2Type1",
    "AnswerShapeVerdictType3Type1",
    "Attack",
    "AttackAttackersItem",
    "AttackFightsItem",
    "AttackOptionType0",
    "AttackOptionType0Do",
    "Batch",
    "BatchEntry",
    "BatchObject",
    "BulkFileListShape",
    "BulkFileListShapeObject",
    "BulkFileShape",
    "BulkFileShapeObject",
    "CardListPartShape",
    "CardListPartShapeObject",
    "CardListShape",
    "CardListShapeObject",
    "CardOrPrintingListPartShape",
    "CardOrPrintingListPartShapeObject",
    "CardOrPrintingListShape",
    "CardOrPrintingListShapeObject",
    "CardPartShape",
    "CardPartShapeAttackZoneType1",
    "CardPartShapeAttackZoneType2Type1",
    "CardPartShapeAttackZoneType3Type1",
    "CardPartShapeBlockZoneType1",
    "CardPartShapeBlockZoneType2Type1",
    "CardPartShapeBlockZoneType3Type1",
    "CardPartShapeBloodTypeType1",
    "CardPartShapeBloodTypeType2Type1",
    "CardPartShapeBloodTypeType3Type1",
    "CardPartShapeBodyType1",
    "CardPartShapeCostType1",
    "CardPartShapeDamageType1",
    "CardPartShapeDifficultyType1",
    "CardPartShapeFightingType1",
    "CardPartShapeGenderType1",
    "CardPartShapeGenderType2Type1",
    "CardPartShapeGenderType3Type1",
    "CardPartShapeObject",
    "CardPartShapePowerType1",
    "CardPartShapeProvides",
    "CardPartShapeRequires",
    "CardPartShapeSpeedType1",
    "CardsCollectionCreateBody",
    "CardsCollectionCreateBodyIdentifiersItemType0",
    "CardsCollectionCreateBodyIdentifiersItemType1",
    "CardsCollectionCreateBodyIdentifiersItemType2",
    "CardsDesignatorsRetrieveRuleset",
    "CardShape",
    "CardShapeAttackZoneType1",
    "CardShapeAttackZoneType2Type1",
    "CardShapeAttackZoneType3Type1",
    "CardShapeBlockZoneType1",
    "CardShapeBlockZoneType2Type1",
    "CardShapeBlockZoneType3Type1",
    "CardShapeBloodTypeType1",
    "CardShapeBloodTypeType2Type1",
    "CardShapeBloodTypeType3Type1",
    "CardShapeBodyType1",
    "CardShapeCostType1",
    "CardShapeDamageType1",
    "CardShapeDifficultyType1",
    "CardShapeFightingType1",
    "CardShapeGenderType1",
    "CardShapeGenderType2Type1",
    "CardShapeGenderType3Type1",
    "CardShapeIncluded",
    "CardShapeObject",
    "CardShapePowerType1",
    "CardShapeProvides",
    "CardShapeRequires",
    "CardShapeSpeedType1",
    "CardsListDir",
    "CardsListOrder",
    "CardsListPrefer",
    "CardsListUnique",
    "CardState",
    "CardStateFace",
    "CardStateZone",
    "CatalogShape",
    "CatalogShapeObject",
    "Change",
    "ChangeListShape",
    "ChangeListShapeObject",
    "ChangeShape",
    "ChangeShapeKind",
    "ChangeShapeObject",
    "ChangesListKind",
    "CitationShape",
    "Cited",
    "CollectionPartShape",
    "CollectionPartShapeObject",
    "CollectionShape",
    "CollectionShapeObject",
    "ComparisonBesides",
    "ComparisonBesidesGame",
    "ComparisonBesidesPhase",
    "ComparisonBesidesRuleset",
    "ComparisonBesidesRulesetsItem",
    "ComparisonOfScenario",
    "ComparisonOfScenarioRulesetsItem",
    "ComparisonShape",
    "ComparisonShapeObject",
    "Continuations",
    "ContinuationsFieldsItem",
    "CountsShape",
    "CountsShapeDocument",
    "CountsShapeKind",
    "Decision",
    "DeckCheckShape",
    "DeckCheckShapeObject",
    "DeckLineShape",
    "DeckLineShapePart",
    "DeckProblemShape",
    "DeckProblemShapeCode",
    "DecksCheckCreateBody",
    "DecksCheckCreateBodyCardsItem",
    "DecksCheckCreateBodyGame",
    "DecksCheckCreateBodySideboardItem",
    "DeckShape",
    "DeckShapeObject",
    "DecksParseCreateBody",
    "DecksParseCreateBodyGame",
    "DefinitionShape",
    "DefinitionShapeOrigin",
    "DesignatorCountListShape",
    "DesignatorCountListShapeObject",
    "DesignatorCountShape",
    "DesignatorCountShapeObject",
    "DesignatorListShape",
    "DesignatorListShapeObject",
    "DesignatorListShapeRuleset",
    "DesignatorsCardsRuleset",
    "DesignatorsCompareRetrieveRuleset",
    "DesignatorShape",
    "DesignatorsListRuleset",
    "DifferenceShape",
    "DifferenceShapeObject",
    "DifferenceShapeRulesets",
    "DocumentContentsPartShape",
    "DocumentContentsPartShapeObject",
    "DocumentContentsShape",
    "DocumentContentsShapeObject",
    "DocumentListPartShape",
    "DocumentListPartShapeObject",
    "DocumentListShape",
    "DocumentListShapeObject",
    "DocumentPartShape",
    "DocumentPartShapeObject",
    "DocumentShape",
    "DocumentShapeObject",
    "Effect",
    "EffectiveShape",
    "EffectiveShapeObject",
    "ErrataListStatus",
    "ErratumListPartShape",
    "ErratumListPartShapeObject",
    "ErratumListShape",
    "ErratumListShapeObject",
    "ErratumPartShape",
    "ErratumPartShapeObject",
    "ErratumPartShapeStatus",
    "ErratumShape",
    "ErratumShapeIncluded",
    "ErratumShapeObject",
    "ErratumShapeStatus",
    "ErratumTextShape",
    "ErratumTextShapeObject",
    "ErratumTextShapeStatus",
    "Error",
    "ErrorObject",
    "ExampleListPartShape",
    "ExampleListPartShapeObject",
    "ExampleListShape",
    "ExampleListShapeObject",
    "ExamplePartShape",
    "ExamplePartShapeObject",
    "ExampleShape",
    "ExampleShapeIncluded",
    "ExampleShapeObject",
    "Expectation",
    "ExpectationAdditionalPropertyType1Item",
    "ExpectationAdditionalPropertyType2",
    "ExpectationAdditionalPropertyType2AdditionalPropertyType1Item",
    "ExpectationAdditionalPropertyType2AdditionalPropertyType2",
    "ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType1Item",
    "ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType2",
    "ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType1Item",
    "ExpectationAdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType2AdditionalPropertyType2",
    "FaceShape",
    "FaceShapeAttackZoneType1",
    "FaceShapeAttackZoneType2Type1",
    "FaceShapeAttackZoneType3Type1",
    "FaceShapeBlockZoneType1",
    "FaceShapeBlockZoneType2Type1",
    "FaceShapeBlockZoneType3Type1",
    "FaceShapeBloodTypeType1",
    "FaceShapeBloodTypeType2Type1",
    "FaceShapeBloodTypeType3Type1",
    "FaceShapeBodyType1",
    "FaceShapeCostType1",
    "FaceShapeDamageType1",
    "FaceShapeDifficultyType1",
    "FaceShapeFightingType1",
    "FaceShapeGenderType1",
    "FaceShapeGenderType2Type1",
    "FaceShapeGenderType3Type1",
    "FaceShapePowerType1",
    "FaceShapeProvides",
    "FaceShapeRequires",
    "FaceShapeSpeedType1",
    "Fault",
    "GameListPartShape",
    "GameListPartShapeObject",
    "GameListShape",
    "GameListShapeObject",
    "GamePartShape",
    "GamePartShapeObject",
    "GameShape",
    "GameShapeObject",
    "HalfShape",
    "HalfShapeAttackZoneType1",
    "HalfShapeAttackZoneType2Type1",
    "HalfShapeAttackZoneType3Type1",
    "HalfShapeDamageType1",
    "HalfShapeDifficultyType1",
    "HalfShapeSpeedType1",
    "HalfShapeType",
    "HitListShape",
    "HitListShapeObject",
    "HitShape",
    "HitShapeKind",
    "IdentifierShape",
    "InteractionComparison",
    "InteractionComparisonDifferencesItem",
    "InteractionComparisonDifferencesItemValuesItemType1Item",
    "InteractionComparisonFirstDifferenceType0",
    "InteractionComparisonFirstDifferenceType0VariantsItem",
    "InteractionComparisonObject",
    "InteractionComparisonVariantsItem",
    "InteractionComparisonVariantsItemPrintings",
    "InteractionComparisonVariantsItemRuleset",
    "InteractionLink",
    "InteractionsExamplesListRuleset",
    "LegalActions",
    "LegalActionsObject",
    "ManyScenarios",
    "ManyScenariosFieldsItem",
    "MigrationListShape",
    "MigrationListShapeObject",
    "MigrationShape",
    "MigrationShapeObject",
    "NotUnderstoodShape",
    "Odds",
    "OddsBlocksItem",
    "OddsObject",
    "OddsPassingItem",
    "OddsRequest",
    "OddsThroughType0",
    "OddsValuesItem",
    "OembedFormat",
    "OEmbedShape",
    "OEmbedShapeType",
    "OEmbedShapeVersion",
    "Omission",
    "OmissionKind",
    "OtherEditionsShape",
    "Outcome",
    "OutcomeCards",
    "OutcomePlayers",
    "OutcomeStatus",
    "PassageShape",
    "PassageShapeKind",
    "PassageShapeOrigin",
    "PlayerState",
    "PlayerStateResources",
    "PrintingListPartShape",
    "PrintingListPartShapeObject",
    "PrintingListShape",
    "PrintingListShapeObject",
    "PrintingPartShape",
    "PrintingPartShapeAttackZoneType1",
    "PrintingPartShapeAttackZoneType2Type1",
    "PrintingPartShapeAttackZoneType3Type1",
    "PrintingPartShapeBlockZoneType1",
    "PrintingPartShapeBlockZoneType2Type1",
    "PrintingPartShapeBlockZoneType3Type1",
    "PrintingPartShapeBloodTypeType1",
    "PrintingPartShapeBloodTypeType2Type1",
    "PrintingPartShapeBloodTypeType3Type1",
    "PrintingPartShapeBodyType1",
    "PrintingPartShapeCostType1",
    "PrintingPartShapeDamageType1",
    "PrintingPartShapeDifficultyType1",
    "PrintingPartShapeFightingType1",
    "PrintingPartShapeGenderType1",
    "PrintingPartShapeGenderType2Type1",
    "PrintingPartShapeGenderType3Type1",
    "PrintingPartShapeObject",
    "PrintingPartShapePowerType1",
    "PrintingPartShapeProvides",
    "PrintingPartShapeRequires",
    "PrintingPartShapeSpeedType1",
    "PrintingsCompared",
    "PrintingShape",
    "PrintingShapeAttackZoneType1",
    "PrintingShapeAttackZoneType2Type1",
    "PrintingShapeAttackZoneType3Type1",
    "PrintingShapeBlockZoneType1",
    "PrintingShapeBlockZoneType2Type1",
    "PrintingShapeBlockZoneType3Type1",
    "PrintingShapeBloodTypeType1",
    "PrintingShapeBloodTypeType2Type1",
    "PrintingShapeBloodTypeType3Type1",
    "PrintingShapeBodyType1",
    "PrintingShapeCostType1",
    "PrintingShapeDamageType1",
    "PrintingShapeDifficultyType1",
    "PrintingShapeFightingType1",
    "PrintingShapeGenderType1",
    "PrintingShapeGenderType2Type1",
    "PrintingShapeGenderType3Type1",
    "PrintingShapeIncluded",
    "PrintingShapeObject",
    "PrintingShapePowerType1",
    "PrintingShapeProvides",
    "PrintingShapeRequires",
    "PrintingShapeSpeedType1",
    "PrintingsListDir",
    "PrintingsListOrder",
    "PrintingsListPrefer",
    "Problem",
    "QuestionBesides",
    "QuestionBesidesFieldsItem",
    "QuestionBesidesGame",
    "QuestionBesidesPhase",
    "QuestionBesidesRuleset",
    "QuestionOfScenario",
    "QuestionOfScenarioFieldsItem",
    "ReasonShape",
    "RefusalRequest",
    "Refusals",
    "RefusalsDataItem",
    "RefusalsObject",
    "Result",
    "ResultCards",
    "ResultPlayers",
    "ResultStatus",
    "RootRetrieveResponse200",
    "RootRetrieveResponse200Object",
    "RulesetListShape",
    "RulesetListShapeObject",
    "RulesetShape",
    "RulesetShapeObject",
    "RuleShape",
    "RulingListPartShape",
    "RulingListPartShapeObject",
    "RulingListShape",
    "RulingListShapeObject",
    "RulingPartShape",
    "RulingPartShapeObject",
    "RulingPartShapeOrigin",
    "RulingPartShapeStatus",
    "RulingShape",
    "RulingShapeIncluded",
    "RulingShapeObject",
    "RulingShapeOrigin",
    "RulingShapeStatus",
    "RulingsListStatus",
    "RulingTextShape",
    "RulingTextShapeObject",
    "RulingTextShapeOrigin",
    "RulingTextShapeStatus",
    "SaidShape",
    "Scenario",
    "ScenarioAction",
    "ScenarioActionAgainst",
    "ScenarioActionAtType1",
    "ScenarioActionDamage",
    "ScenarioActionDo",
    "ScenarioActionTargetType1",
    "ScenarioCard",
    "ScenarioCardFace",
    "ScenarioCustomCard",
    "ScenarioCustomCardBodyType1",
    "ScenarioCustomCardCostType1",
    "ScenarioCustomCardFightingType1",
    "ScenarioCustomCardPowerType1",
    "ScenarioCustomCardProvides",
    "ScenarioCustomCardRequires",
    "ScenarioCustomCardType",
    "ScenarioGame",
    "ScenarioLocation",
    "ScenarioPhase",
    "ScenarioPileCard",
    "ScenarioPlayer",
    "ScenarioPlayerResources",
    "ScenarioResumed",
    "ScenarioResumedGame",
    "ScenarioResumedPhase",
    "ScenarioResumedRuleset",
    "ScenarioRuleset",
    "ScenarioState",
    "ScenarioStateFace",
    "SearchRetrieveKindItem",
    "SearchRetrieveSpelling",
    "SectionLink",
    "SectionPartShape",
    "SectionPartShapeObject",
    "SectionShape",
    "SectionShapeIncluded",
    "SectionShapeObject",
    "SetListPartShape",
    "SetListPartShapeObject",
    "SetListShape",
    "SetListShapeObject",
    "SetPartShape",
    "SetPartShapeObject",
    "SetShape",
    "SetShapeObject",
    "ShownShape",
    "Step",
    "SymbolListShape",
    "SymbolListShapeObject",
    "SymbolShape",
    "SymbolShapeKind",
    "SymbolShapeObject",
    "TermListPartShape",
    "TermListPartShapeObject",
    "TermListShape",
    "TermListShapeObject",
    "TermPartShape",
    "TermPartShapeObject",
    "TermShape",
    "TermShapeIncluded",
    "TermShapeObject",
    "TitleListShape",
    "TitleListShapeObject",
    "TopicShape",
    "UfsAction",
    "UfsActionDo",
    "UfsActionHalf",
    "UfsActionsBesides",
    "UfsActionsBesidesFieldsItem",
    "UfsActionsBesidesGame",
    "UfsActionsBesidesPhase",
    "UfsActionsBesidesRuleset",
    "UfsActionsOfScenario",
    "UfsActionsOfScenarioFieldsItem",
    "UfsActionSymbol",
    "UfsAttack",
    "UfsAttackStep",
    "UfsCardState",
    "UfsCardStateFace",
    "UfsCardStateZone",
    "UfsCardType1",
    "UfsCardType1As",
    "UfsCardType1Face",
    "UfsCardType1Half",
    "UfsCardType1Symbol",
    "UfsCheck",
    "UfsCheckMade",
    "UfsCustomCard",
    "UfsCustomCardAttackZone",
    "UfsCustomCardBlockZone",
    "UfsCustomCardBloodType",
    "UfsCustomCardDamageType1",
    "UfsCustomCardDifficultyType1",
    "UfsCustomCardGender",
    "UfsCustomCardResourcesItem",
    "UfsCustomCardSpeedType1",
    "UfsCustomCardType",
    "UfsEvent",
    "UfsEventWhat",
    "UfsHalf",
    "UfsHalfAttackZone",
    "UfsHalfDamageType1",
    "UfsHalfDifficultyType1",
    "UfsHalfSpeedType1",
    "UfsHalfType",
    "UfsOutcome",
    "UfsOutcomeCards",
    "UfsOutcomeNotUnderstoodItem",
    "UfsOutcomePlayers",
    "UfsOutcomeStatus",
    "UfsPlayer",
    "UfsPlayerState",
    "UfsQuestionBesides",
    "UfsQuestionBesidesFieldsItem",
    "UfsQuestionBesidesGame",
    "UfsQuestionBesidesPhase",
    "UfsQuestionBesidesRuleset",
    "UfsQuestionOfScenario",
    "UfsQuestionOfScenarioFieldsItem",
    "UfsRefusalRequest",
    "UfsResumed",
    "UfsResumedGame",
    "UfsResumedPhase",
    "UfsResumedRuleset",
    "UfsScenario",
    "UfsScenarioGame",
    "UfsScenarioPhase",
    "UfsScenarioRuleset",
    "UfsUnknownCards",
    "UfsWindow",
    "UfsWindowKind",
    "Unread",
    "UnreadLineShape",
)
