"""The Universal Fighting System, by its advanced rules of 2010 (``ufs-rules-2010``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.engine.kernel.doors import door

if TYPE_CHECKING:
    from rules.engine.ufs.card_library import MAX_CUSTOM as MAX_CUSTOM
    from rules.engine.ufs.card_library import CardLibrary as CardLibrary
    from rules.engine.ufs.card_library import Library as Library
    from rules.engine.ufs.card_library import with_custom as with_custom
    from rules.engine.ufs.editions import DEFAULT_RULESET as DEFAULT_RULESET
    from rules.engine.ufs.editions import EDITIONS as EDITIONS
    from rules.engine.ufs.editions import RULES as RULES
    from rules.engine.ufs.interface.accounts import accounts as accounts
    from rules.engine.ufs.interface.odds import MAX_DECK as MAX_DECK
    from rules.engine.ufs.interface.odds import odds as odds
    from rules.engine.ufs.interface.scenario import MAX_ACTIONS as MAX_ACTIONS
    from rules.engine.ufs.interface.scenario import MAX_NAME as MAX_NAME
    from rules.engine.ufs.interface.scenario import MAX_SEED as MAX_SEED
    from rules.engine.ufs.interface.scenario import MAX_UNKNOWN as MAX_UNKNOWN
    from rules.engine.ufs.interface.scenario import PHASES as PHASES
    from rules.engine.ufs.interface.scenario import read_scenario as read_scenario
    from rules.engine.ufs.interface.scenario_actions import ACTION_FIELDS as ACTION_FIELDS
    from rules.engine.ufs.interface.scenario_actions import BLOCKS_AS as BLOCKS_AS
    from rules.engine.ufs.interface.scenario_actions import MAX_LABEL as MAX_LABEL
    from rules.engine.ufs.interface.underway import MAX_OF_ATTACK as MAX_OF_ATTACK
    from rules.engine.ufs.interface.underway import STEPS as STEPS
    from rules.engine.ufs.ir.abilities import Continuous as Continuous
    from rules.engine.ufs.ir.abilities import Played as Played
    from rules.engine.ufs.ir.words import Happens as Happens
    from rules.engine.ufs.meaning.report import read_and_run as read_and_run
    from rules.engine.ufs.meaning.texts import as_understood as as_understood
    from rules.engine.ufs.meaning.texts import texts_of as texts_of
    from rules.engine.ufs.model.cards import ASSET as ASSET
    from rules.engine.ufs.model.cards import ATTACK as ATTACK
    from rules.engine.ufs.model.cards import BLOOD_TYPES as BLOOD_TYPES
    from rules.engine.ufs.model.cards import CARD_FIELDS as CARD_FIELDS
    from rules.engine.ufs.model.cards import CARD_TYPES as CARD_TYPES
    from rules.engine.ufs.model.cards import CHARACTER as CHARACTER
    from rules.engine.ufs.model.cards import FOUNDATION as FOUNDATION
    from rules.engine.ufs.model.cards import GENDERS as GENDERS
    from rules.engine.ufs.model.cards import MAX_PRINTED as MAX_PRINTED
    from rules.engine.ufs.model.cards import MAX_TEXT as MAX_TEXT
    from rules.engine.ufs.model.cards import OF_ATTACKS as OF_ATTACKS
    from rules.engine.ufs.model.cards import OF_CHARACTERS as OF_CHARACTERS
    from rules.engine.ufs.model.cards import SYMBOLS as SYMBOLS
    from rules.engine.ufs.model.cards import UNKNOWN as UNKNOWN
    from rules.engine.ufs.model.cards import ZONES as ZONES
    from rules.engine.ufs.model.cards import CardFacts as CardFacts
    from rules.engine.ufs.model.cards import Half as Half
    from rules.engine.ufs.model.cards import Number as Number
    from rules.engine.ufs.model.cards import Vital as Vital
    from rules.engine.ufs.model.cards import card_key as card_key
    from rules.engine.ufs.model.cards import card_of as card_of
    from rules.engine.ufs.model.cards import unknown_of as unknown_of
    from rules.engine.ufs.model.marks import marked as marked
    from rules.engine.ufs.model.marks import version_slug as version_slug
    from rules.engine.ufs.query.state import ZONES as PLACES

# What is called otherwise inside.
__all__ = ["PLACES"]

__getattr__ = door(
    __name__,
    {
        "interface.underway": "MAX_OF_ATTACK STEPS",
        "model.marks": "version_slug marked",
        "editions": "DEFAULT_RULESET EDITIONS RULES",
        "interface.accounts": "accounts",
        "interface.odds": "MAX_DECK odds",
        "interface.scenario": "MAX_ACTIONS MAX_NAME MAX_SEED MAX_UNKNOWN PHASES read_scenario",
        "interface.scenario_actions": "ACTION_FIELDS MAX_LABEL BLOCKS_AS",
        "ir.abilities": "Continuous Played",
        "ir.words": "Happens",
        "card_library": "CardLibrary Library MAX_CUSTOM with_custom",
        "meaning.report": "read_and_run",
        "meaning.texts": "as_understood texts_of",
        "model.cards": (
            "ASSET ATTACK BLOOD_TYPES CARD_FIELDS CARD_TYPES CHARACTER CardFacts FOUNDATION GENDERS Half "
            "MAX_PRINTED MAX_TEXT Number OF_ATTACKS OF_CHARACTERS SYMBOLS UNKNOWN Vital ZONES unknown_of card_key "
            "card_of"
        ),
        "query.state": "ZONES=PLACES",
    },
)
