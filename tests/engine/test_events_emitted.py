"""Whatever a text can wait for happens: each pattern of an event, and each moment, comes somewhere in the corpus."""

from typing import get_args

import pytest

from rules.engine import evaluate
from rules.engine.shadowfist.ir import abilities as ab
from rules.engine.shadowfist.ir import events as e
from rules.engine.shadowfist.ir import nouns as n
from rules.engine.shadowfist.ir import timing as t
from rules.engine.shadowfist.ir.words import Burning, CardType, DamageKind, Edge, Stretch
from rules.engine.shadowfist.lowering.texts import NOT_RUN
from rules.engine.shadowfist.model.cards import Face
from rules.engine.shadowfist.query import triggers as query_triggers
from rules.engine.shadowfist.query.scope import Scope
from rules.engine.shadowfist.rules.scene import triggers
from rules.engine.shadowfist.text.abilities import NotUnderstood
from tests.corpus import entries
from tests.engine_library import bundled, compile_face, small_library

CARD = n.Matching(((n.OfType(CardType.CARD),),))
ANYONE = n.PlayersWho(opponents=False)
ATTACK = e.AttackPattern()
PATTERNS = (
    *(e.CardEvent((verb,), CARD) for verb in e.Verb),
    *(e.CardEvent((verb,), CARD, by=ANYONE) for verb in (e.Verb.PLAY, e.Verb.SMOKE, e.Verb.TOAST, e.Verb.DISCARD)),
    e.CardEvent((e.Verb.SMOKE,), CARD, by=CARD, in_combat=True),
    e.CardEvent((e.Verb.PLAY,), CARD, onto=CARD),
    *(e.BurnEvent(CARD, ANYONE, how) for how in Burning),
    *(e.DamageEvent(CARD, by, kind) for kind in DamageKind for by in (CARD, ANYONE)),
    e.DamageEvent(CARD, CARD, together=True),
    e.DamageReaches(CARD, 1),
    e.BodyReducedToZero(CARD, ANYONE),
    *(e.PowerEvent(verb, ANYONE) for verb in e.PowerVerb),
    *(e.TargetEvent(what, ANYONE) for what in (CARD, ANYONE)),
    e.MoveEvent(CARD),
    e.MoveEvent(CARD, to_hand=True),
    e.MoveEvent(CARD, to_play=True),
    e.DrawEvent(ANYONE),
    *(e.CombatEvent(verb, CARD, opposing) for verb in e.CombatVerb for opposing in (None, CARD)),
    e.AttackDeclared(ATTACK),
    *(e.AttackEnded(e.AttackPattern(successful=each)) for each in (None, True, False)),
    *(e.TurnsToAttack(CARD, what) for what in (CARD, ANYONE)),
    *(e.Attacks(by, what) for by in (None, CARD, ANYONE) for what in (None, CARD, ANYONE)),
    *(e.Joins(who, attack) for who in (CARD, ANYONE) for attack in (None, ATTACK)),
    *(e.Intercepts(by, what) for by in (None, CARD, ANYONE) for what in (None, CARD, ANYONE)),
    e.Declines(ANYONE),
)


def moments():
    """The moments at which a text may do something: those that the compiler and the lowering accept."""
    found = {}
    for edge in Edge:
        for stretch in Stretch:
            text = f"At the {edge.value} of your {stretch.value}, draw a card."
            face = Face("Clock", "Edge", text=text)
            for ability in small_library(face).compiled(face).triggered:
                found[edge, stretch] = ability.does.trigger.on
    return found


def remaining(patterns):
    """The patterns that come nowhere in the corpus, asked wherever triggered abilities are."""
    left = {query_triggers.told_as(ab.Trigger(each)): [] for each in patterns}
    for each in patterns:
        left[query_triggers.told_as(ab.Trigger(each))].append(each)
    waiting = triggers.waiting

    def looking(referee):
        happened = list(referee.happened)
        found = waiting(referee)
        for happening in happened:
            for verbs, wanted in left.items():
                if happening.verb in verbs and wanted:
                    scope = Scope(referee.game, referee.game.turn, happening=happening)
                    wanted[:] = [
                        each for each in wanted if query_triggers.comes(ab.Trigger(each), happening, scope) is None
                    ]
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(triggers, "waiting", looking)
        for entry in entries():
            if not any(left.values()):
                break
            evaluate(entry["scenario"], bundled())
    return [each for wanted in left.values() for each in wanted]


def test_the_patterns_are_all_there_are():
    assert {type(each) for each in PATTERNS} == set(get_args(e.EventPattern)) - {e.AnyEvent}


def test_a_text_can_wait_for_the_moments_that_the_game_tells():
    assert moments().keys() == t.TOLD


@pytest.mark.parametrize(
    ("moment", "construction"),
    [
        ("the end of your Main Shot", ""),
        ("the start of each player's turn", ""),
        ("the start of your draw phase", "the start of draw phase as a moment"),
        ("the end of an auction", "the end of auction as a moment"),
    ],
)
def test_another_moment_is_not_understood(moment, construction):
    found = compile_face(Face("Clock", "Edge", text=f"At {moment}, draw a card."))
    reasons = [each.reason.removeprefix(NOT_RUN) for each in found if isinstance(each, NotUnderstood)]
    assert reasons == ([construction] if construction else [])


def test_every_event_and_every_moment_comes_in_the_corpus():
    assert remaining([*PATTERNS, *moments().values()]) == []
