"""Abilities that no sample card has, in the forms of the rules: each is played where it applies, and where it does not.

What has to come of each was worked out from the rules by hand, not by the engine.
"""

from __future__ import annotations

import pytest

from rules.engine.kernel.expectations import unmet
from tests.ufs_boards import attack, character, foundation
from tests.ufs_trials import CARD, END, FREE, GO, JAB, ON, ann, block, bob, card, no, now, played, use

# Type, text, more of the card, and cases: what else there is, what is done, and what comes of it.
INVENTED = (
    (
        "action",
        "F: Add 1 card from your opponent's hand to your momentum.",
        {},
        [
            ({"bob": {"hand": ["Jab"]}}, [CARD], ann(momentum=1) | card("jab", controller="Ann", owner="Bob")),
            ({"ann": {"hand": ["Jab"]}}, [CARD], ann(momentum=0, hand=1)),
        ],
    ),
    (
        "action",
        "F: Each player destroys 1 foundation.",
        {},
        [
            (
                {"ann": {"staging": ["Drill"]}, "bob": {"staging": ["Haste"]}},
                [CARD],
                {"cards": {"drill": {"zone": "discard"}, "haste": {"zone": "discard"}}},
            ),
            ({"ann": {"staging": ["Drill"]}, "bob": {"staging": ["Blade"]}}, [CARD], card("blade", zone="staging")),
        ],
    ),
    (
        "action",
        "F: Your opponent destroys 1 of your foundations.",
        {},
        [
            (
                {"ann": {"staging": ["Drill"]}, "bob": {"staging": ["Haste"]}},
                [CARD],
                {"cards": {"drill": {"zone": "discard"}, "haste": {"zone": "staging"}}},
            ),
            ({"bob": {"staging": ["Haste"]}}, [CARD], card("haste", zone="staging")),
        ],
    ),
    (
        "action",
        "F: Destroy 1 asset.",
        {},
        [
            ({"bob": {"staging": ["Blade", "Haste"]}}, [CARD], card("blade", zone="discard")),
            ({"bob": {"staging": ["Haste"]}}, [CARD], card("haste", zone="staging")),
        ],
    ),
    (
        "action",
        "F: Your opponent discards 1 momentum.",
        {},
        [
            ({"ann": {"momentum": 1}, "bob": {"momentum": 2}}, [CARD], bob(momentum=1)),
            ({"ann": {"momentum": 1}}, [CARD], ann(momentum=1)),
        ],
    ),
    ("attack", "E: This attack gets +3 speed.", {}, [({}, ON, now(speed=5)), ({}, [CARD], now(speed=2))]),
    (
        "attack",
        "E Discard 2 momentum: This attack gets +5 damage.",
        {},
        [
            ({"ann": {"momentum": 3}}, ON, now(damage=9) | ann(momentum=1)),
            ({"ann": {"momentum": 1}}, ON, no("cannot_pay")),
        ],
    ),
    (
        "attack",
        "E Commit 2 foundations: This attack gets +2 speed and +2 damage.",
        {},
        [
            (
                {"ann": {"staging": ["Footwork", "Drill"]}},
                [CARD, use(pay=["footwork", "drill"])],
                now(speed=4, damage=6) | card("drill", committed=True),
            ),
            (
                {"ann": {"staging": ["Footwork"]}},
                [CARD, use(pay=["footwork", "hero"])],
                now(speed=4) | card("hero", committed=True),
            ),
        ],
    ),
    (
        "attack",
        "E: If your opponent has 5 or less vitality, this attack gets +4 damage.",
        {},
        [
            ({"bob": {"vitality": 5}}, ON, now(damage=8)),
            ({"bob": {"vitality": 6}}, ON, now(damage=4)),
        ],
    ),
    (
        "attack",
        "E: If this attack deals damage, gain 2 vitality.",
        {},
        [
            ({}, [*ON, GO, FREE], ann(vitality=12)),
            ({"bob": {"hand": ["Guard"]}}, [*ON, block()], ann(vitality=10)),
        ],
    ),
    (
        "attack",
        "E: If this attack is completely blocked, draw 2 cards.",
        {},
        [
            ({"bob": {"hand": ["Guard"]}}, [*ON, block()], ann(hand=2)),
            ({"bob": {"hand": ["Parry"]}}, [*ON, block("parry")], ann(hand=0)),
        ],
    ),
    (
        "attack",
        "Combo E: This attack gets +3 damage.",
        {"keywords": ["Combo: (Kick)"]},
        [
            ({"ann": {"card_pool": ["Boot"]}}, ON, now(damage=7)),
            ({"ann": {"card_pool": ["Fist"]}}, ON, no("combo")),
        ],
    ),
    (
        "attack",
        "Combo (Low attack, Punch) E: Draw 1 card.",
        {},
        [
            ({"ann": {"card_pool": ["Boot", "Fist"]}}, ON, ann(hand=1)),
            ({"ann": {"card_pool": ["Fist", "Boot"]}}, ON, no("combo")),
        ],
    ),
    (
        "attack",
        "Desperation E: This attack is unblockable.",
        {},
        [
            ({"ann": {"vitality": 9}, "bob": {"hand": ["Guard"]}}, [*ON, GO], bob(vitality=6)),
            ({"ann": {"vitality": 10}}, ON, no("not_desperate")),
        ],
    ),
    (
        "attack",
        "[Order] E: This attack gets +1 damage.",
        {},
        [
            ({}, ON, now(damage=5)),
            ({}, [CARD], now(damage=4)),
        ],
    ),
    (
        "attack",
        "[Void] E: This attack gets +1 damage.",
        {},
        [({}, ON, no("missing_symbol")), ({}, [CARD], now(damage=4))],
    ),
    ("attack", "Hero E: This attack gets +1 damage.", {}, [({}, ON, now(damage=5)), ({}, [CARD], now(damage=4))]),
    (
        "attack",
        "Ivy/Rival E: This attack gets +1 damage.",
        {},
        [({}, ON, no("character_only")), ({}, [CARD], now(damage=4))],
    ),
    (
        "attack",
        "First E: This attack gets +2 damage.",
        {},
        [
            ({}, ON, now(damage=6)),
            (
                {"ann": {"staging": ["Haste"]}},
                [CARD, use("haste"), {"by": "Bob", "do": "pass"}, use()],
                no("not_first"),
            ),
        ],
    ),
    (
        "attack",
        "E: This attack's zone becomes low.",
        {},
        [
            ({"bob": {"hand": ["Guard"]}}, [*ON, block()], no("wrong_zone")),
            ({"bob": {"hand": ["Guard"]}}, [CARD, block()], card("guard", zone="card_pool")),
        ],
    ),
    (
        "attack",
        "E: This attack gets +1 damage for each foundation you control.",
        {},
        [
            ({"ann": {"staging": ["Footwork", "Drill", "Blade"]}}, ON, now(damage=6)),
            ({"bob": {"staging": ["Footwork"]}}, ON, now(damage=4)),
        ],
    ),
    (
        "attack",
        "E Lose 2 vitality: This attack gets +4 damage.",
        {},
        [
            ({}, ON, now(damage=8) | ann(vitality=8)),
            ({"ann": {"vitality": 1}}, ON, no("cannot_pay")),
        ],
    ),
    (
        "attack",
        "E (5+): This attack gets +3 damage.",
        {},
        [
            ({}, [CARD, use(check=5)], now(damage=7)),
            ({}, [CARD, use(check=4)], now(damage=4)),
        ],
    ),
    (
        "attack",
        "This attack gets +2 damage while you have 3 or more momentum.",
        {},
        [
            ({"ann": {"momentum": 3}}, [CARD], now(damage=6)),
            ({"ann": {"momentum": 2}}, [CARD], now(damage=4)),
        ],
    ),
    (
        "attack",
        "This attack can't be blocked with attacks.",
        {},
        [
            ({"bob": {"hand": ["Guard"]}}, [CARD, block()], card("guard", zone="card_pool")),
            (
                {"bob": {"hand": ["Ward"]}, "with": {"more": [attack("Ward", block_zone="high", block_modifier=0)]}},
                [CARD, block("ward")],
                no("card_forbids"),
            ),
        ],
    ),
    (
        "attack",
        "E: Your opponent's next control check gets -3.",
        {},
        [
            (
                {"bob": {"hand": ["Guard"], "character": {"card": "Hero", "committed": True}}},
                [*ON, {**block(), "check": 4}],
                card("guard", zone="discard"),
            ),
            (
                {"bob": {"hand": ["Guard"], "character": {"card": "Hero", "committed": True}}},
                [CARD, {**block(), "check": 4}],
                card("guard", zone="card_pool"),
            ),
        ],
    ),
    ("attack", "E: The damage of this attack becomes 1.", {}, [({}, ON, now(damage=1)), ({}, [CARD], now(damage=4))]),
    (
        "attack",
        "E: This attack gets Throw.",
        {},
        [
            ({"bob": {"hand": ["Guard"]}}, [*ON, block()], bob(vitality=8)),
            ({"bob": {"hand": ["Guard"]}}, [CARD, block()], bob(vitality=10)),
        ],
    ),
    (
        "attack",
        "R: After this attack deals damage, your opponent discards 1 card.",
        {},
        [
            ({"bob": {"hand": ["Footwork"]}}, [CARD, use()], card("footwork", zone="discard")),
            ({"bob": {"hand": ["Guard"]}}, [CARD, block(), use()], no("wrong_time")),
        ],
    ),
    (
        "attack",
        "R: After this attack is partially blocked, this attack gets +4 damage.",
        {},
        [
            ({"bob": {"hand": ["Parry"]}}, [CARD, block("parry"), use()], bob(vitality=6)),
            ({"bob": {"hand": ["Guard"]}}, [CARD, block(), use()], no("wrong_time")),
        ],
    ),
    (
        "attack",
        "E: Your opponent commits 1 foundation, then this attack gets +2 damage.",
        {},
        [
            ({"bob": {"staging": ["Footwork"]}}, ON, now(damage=6) | card("footwork", committed=True)),
            ({}, ON, now(damage=4)),
        ],
    ),
    (
        "attack",
        "E: Destroy 1 committed foundation your opponent controls.",
        {},
        [
            (
                {"bob": {"staging": [{"card": "Drill", "committed": True}, "Footwork"]}},
                ON,
                card("drill", zone="discard"),
            ),
            ({"bob": {"staging": ["Footwork"]}}, ON, card("footwork", zone="staging")),
        ],
    ),
    (
        "foundation",
        "E Commit: This attack gets -2 damage.",
        {},
        [
            ({"of": "Bob", "ann": {"hand": ["Jab"]}}, [JAB, use(by="Bob")], now(damage=2)),
            ({"ann": {"hand": ["Jab"], "staging": []}}, [JAB, use(), FREE, use()], no("committed")),
        ],
    ),
    (
        "foundation",
        "E Destroy this card: This attack gets +4 speed.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}}, [JAB, use()], now(speed=6) | card("trial", zone="discard")),
            ({"ann": {"hand": ["Jab"]}}, [JAB], now(speed=2) | card("trial", zone="staging")),
        ],
    ),
    (
        "foundation",
        "R Commit: When you are taking damage, reduce that damage by 3.",
        {},
        [
            ({"of": "Bob", "ann": {"hand": ["Jab"]}}, [JAB, GO, FREE, use(by="Bob")], bob(vitality=9)),
            ({"ann": {"hand": ["Jab"]}}, [JAB, GO, FREE, use()], no("wrong_time")),
        ],
    ),
    (
        "foundation",
        "R Commit: After you make a control check, that check gets +2.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}}, [{**JAB, "check": 1}, use()], now(card="jab")),
            (
                {"ann": {"hand": ["Jab"], "character": {"card": "Hero", "committed": True}}},
                [{**JAB, "check": 0}, use()],
                {"attack": None, **card("jab", zone="discard")},
            ),
        ],
    ),
    (
        "foundation",
        "R Commit: After you fail a control check, draw 1 card.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}}, [{**JAB, "check": 0, "commit": []}, use()], ann(hand=1)),
            ({"ann": {"hand": ["Jab"]}}, [JAB, use()], no("wrong_time")),
        ],
    ),
    (
        "foundation",
        "F Commit: Your opponent loses 1 vitality.",
        {},
        [({}, [use()], bob(vitality=9)), ({}, [use(), use()], no("committed"))],
    ),
    (
        "foundation",
        "F Commit, discard 1 momentum: Draw 2 cards.",
        {},
        [
            ({"ann": {"momentum": 1}}, [use()], ann(hand=2, momentum=0)),
            ({}, [use()], no("cannot_pay")),
        ],
    ),
    (
        "foundation",
        "F: Gain 1 vitality. Only playable once per turn.",
        {},
        [({}, [use()], ann(vitality=11)), ({}, [use(), use()], no("limit_reached"))],
    ),
    (
        "foundation",
        "F Commit: Ready 1 asset.",
        {},
        [
            ({"ann": {"staging": [{"card": "Blade", "committed": True}]}}, [use()], card("blade", committed=False)),
            (
                {"ann": {"staging": ["Blade", {"card": "Footwork", "committed": True}]}},
                [use()],
                card("footwork", committed=True),
            ),
        ],
    ),
    (
        "foundation",
        "F Destroy this card: Add 1 attack from your discard pile to your hand.",
        {},
        [
            ({"ann": {"discard": ["Footwork", "Jab"]}}, [use()], card("jab", zone="hand")),
            ({"ann": {"discard": ["Footwork"]}}, [use()], card("footwork", zone="discard")),
        ],
    ),
    (
        "foundation",
        "Your Kick attacks get +2 speed.",
        {},
        [
            ({"ann": {"hand": ["Boot"]}}, [{**JAB, "card": "boot"}], now(speed=4)),
            ({"ann": {"hand": ["Fist"]}}, [{**JAB, "card": "fist"}], now(speed=2)),
        ],
    ),
    (
        "foundation",
        "Your opponent's attacks get -1 damage.",
        {},
        [
            ({"of": "Bob", "ann": {"hand": ["Jab"]}}, [JAB], now(damage=3)),
            ({"ann": {"hand": ["Jab"]}}, [JAB], now(damage=4)),
        ],
    ),
    (
        "foundation",
        "Your attacks get -1 difficulty.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}}, [JAB], {"checks": [{"difficulty": 2}]}),
            ({"ann": {"hand": ["Shout"]}}, [{**JAB, "card": "shout"}], {"checks": [{"difficulty": 2}]}),
        ],
    ),
    (
        "foundation",
        "Your blocks get -2 block modifier.",
        {},
        [
            (
                {"of": "Bob", "ann": {"hand": ["Fist"]}, "bob": {"hand": ["Parry"]}},
                [{**JAB, "card": "fist"}, block("parry")],
                {"checks": [{"card": "parry", "difficulty": 0}]},
            ),
            (
                {"ann": {"hand": ["Fist"]}, "bob": {"hand": ["Parry"]}},
                [{**JAB, "card": "fist"}, block("parry")],
                {"checks": [{"card": "parry", "difficulty": 2}]},
            ),
        ],
    ),
    (
        "foundation",
        "Your opponent can't draw cards.",
        {},
        [
            ({"of": "Bob", "ann": {"hand": ["Shout"]}}, [{**JAB, "card": "shout"}], ann(hand=0)),
            ({"ann": {"hand": ["Shout"]}}, [{**JAB, "card": "shout"}], ann(hand=1)),
        ],
    ),
    (
        "foundation",
        "Players can't play actions.",
        {},
        [
            ({"ann": {"hand": ["Shout"]}}, [{**JAB, "card": "shout"}], no("card_forbids")),
            ({"ann": {"hand": ["Jab"]}}, [JAB], now(card="jab")),
        ],
    ),
    (
        "foundation",
        "Your opponent can't block with foundations.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Guard"]}}, [JAB, block()], no("card_forbids")),
            ({"of": "Bob", "ann": {"hand": ["Jab"]}, "bob": {"hand": ["Guard"]}}, [JAB, block()], bob(vitality=10)),
        ],
    ),
    (
        "foundation",
        "After your opponent plays an attack, gain 1 vitality.",
        {},
        [
            ({"of": "Bob", "ann": {"hand": ["Jab"]}}, [JAB], bob(vitality=11)),
            ({"ann": {"hand": ["Jab"]}}, [JAB], ann(vitality=10)),
        ],
    ),
    (
        "foundation",
        "At the start of your Ready Phase, gain 1 vitality.",
        {},
        [
            ({"of": "Bob", "bob": {"hand": 6}}, [END, GO], bob(vitality=11)),
            ({"bob": {"hand": 6}}, [END, GO], ann(vitality=10)),
        ],
    ),
    (
        "foundation",
        "R Commit: After your opponent plays an Enhance ability, negate that ability.",
        {},
        [
            (
                {"of": "Bob", "ann": {"hand": ["Jab"], "staging": ["Haste"]}},
                [JAB, use("haste"), use(by="Bob")],
                now(speed=2),
            ),
            ({"of": "Bob", "ann": {"staging": ["Drill"]}}, [use("drill"), use(by="Bob")], no("wrong_time")),
        ],
    ),
    (
        "foundation",
        "R Destroy this card: After your opponent plays a Form ability, negate that ability.",
        {},
        [
            (
                {"of": "Bob", "ann": {"staging": ["Drill"]}},
                [use("drill"), use(by="Bob")],
                ann(vitality=10) | card("drill", committed=True),
            ),
            ({"of": "Bob", "ann": {"staging": ["Drill"]}}, [use("drill"), GO], ann(vitality=11)),
        ],
    ),
    (
        "foundation",
        "R Commit: After your foundation is destroyed, draw 1 card.",
        {},
        [
            (
                {
                    "ann": {"staging": ["Pyre", "Footwork"]},
                    "with": {"more": [foundation("Pyre", text="F: Destroy 1 foundation you control.")]},
                },
                [use("pyre", targets=["footwork"]), use()],
                ann(hand=1),
            ),
            ({"ann": {"staging": ["Drill"]}}, [use("drill"), use()], no("wrong_time")),
        ],
    ),
    (
        "asset",
        "E Commit: If this attack is a Punch, this attack gets +2 damage.",
        {},
        [
            ({"ann": {"hand": ["Fist"]}}, [{**JAB, "card": "fist"}, use()], now(damage=6)),
            ({"ann": {"hand": ["Boot"]}}, [{**JAB, "card": "boot"}, use()], now(damage=4)),
        ],
    ),
    (
        "asset",
        "All attacks get +1 speed.",
        {},
        [
            ({"of": "Bob", "ann": {"hand": ["Jab"]}}, [JAB], now(speed=3)),
            ({"ann": {"hand": ["Jab"]}}, [JAB], now(speed=3)),
        ],
    ),
    (
        "asset",
        "Your hand size gets +2.",
        {},
        [
            ({}, [], ann(hand_size=8)),
            ({"of": "Bob"}, [], ann(hand_size=6)),
        ],
    ),
    (
        "asset",
        "F Commit: Turn 1 of your opponent's assets face down.",
        {},
        [
            ({"bob": {"staging": ["Blade", "Footwork"]}}, [use()], card("blade", face="down")),
            ({"bob": {"staging": ["Footwork"]}}, [use()], card("footwork", face="up")),
        ],
    ),
    (
        "asset",
        "F Remove 2 cards in your discard pile from the game: Gain 3 vitality.",
        {},
        [
            ({"ann": {"discard": ["Jab", "Boot"]}}, [use()], ann(vitality=13) | card("jab", zone="removed")),
            ({"ann": {"discard": ["Jab"]}}, [use()], no("cannot_pay")),
        ],
    ),
    (
        "asset",
        "F Commit: Your opponent discards the top 2 cards of your opponent's deck.",
        {},
        [
            (
                {"bob": {"deck": ["Jab", "Boot", "Fist"]}},
                [use(), {"do": "choose", "cards": ["jab"]}],
                bob(deck=1) | card("boot", zone="discard"),
            ),
            ({"bob": {"deck": ["Jab", "Boot", "Fist"]}}, [], bob(deck=3)),
        ],
    ),
    (
        "action",
        "F: Ready all your foundations.",
        {},
        [
            (
                {"ann": {"staging": [{"card": "Footwork", "committed": True}, {"card": "Drill", "committed": True}]}},
                [CARD],
                card("drill", committed=False),
            ),
            ({"ann": {"staging": [{"card": "Blade", "committed": True}]}}, [CARD], card("blade", committed=True)),
        ],
    ),
    (
        "action",
        "F: Draw 3 cards, then discard 1 card.",
        {},
        [({}, [CARD], ann(hand=2)), ({}, [{**CARD, "check": 1, "commit": []}], ann(hand=0))],
    ),
    (
        "action",
        "E: This attack gets +2 speed. Only playable if you control a Weapon asset.",
        {},
        [
            ({"ann": {"hand": ["Jab"], "staging": ["Blade"]}}, [JAB, CARD], now(speed=4)),
            ({"ann": {"hand": ["Jab"]}}, [JAB, CARD], no("inactive")),
        ],
    ),
    (
        "action",
        "R: After your attack deals damage, add it to your momentum.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}}, [JAB, GO, FREE, CARD], card("jab", zone="momentum") | ann(momentum=1)),
            ({"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Guard"]}}, [JAB, CARD], no("wrong_time")),
        ],
    ),
    (
        "action",
        "F Discard X momentum: Ready X foundations.",
        {},
        [
            (
                {
                    "ann": {
                        "momentum": 2,
                        "staging": [{"card": "Footwork", "committed": True}, {"card": "Drill", "committed": True}],
                    }
                },
                [{**CARD, "x": 2}],
                card("drill", committed=False) | ann(momentum=0),
            ),
            ({"ann": {"momentum": 2}}, [{**CARD, "x": 3}], no("wrong_number")),
        ],
    ),
    (
        "action",
        "First F: Your opponent can't play Enhance abilities this turn.",
        {},
        [
            (
                {"ann": {"hand": ["Jab"]}, "bob": {"staging": ["Haste"]}},
                [CARD, JAB, {"by": "Ann", "do": "pass"}, use("haste", "Bob")],
                no("card_forbids"),
            ),
            ({"ann": {"staging": ["Drill"]}}, [use("drill"), CARD], no("not_first")),
        ],
    ),
    (
        "character",
        "E Commit: This attack gets +1 damage for each card in your momentum.",
        {"keywords": []},
        [
            ({"ann": {"hand": ["Jab"], "momentum": 3}}, [JAB, use()], now(damage=7)),
            ({"ann": {"hand": ["Jab"]}}, [JAB, use()], now(damage=4)),
        ],
    ),
    (
        "character",
        "If your character is taller than your opponent's, your attacks get +1 damage.",
        {"height": 190},
        [
            (
                {
                    "ann": {"hand": ["Jab"]},
                    "bob": {"character": "Low"},
                    "with": {"more": [character("Low", height=150)]},
                },
                [JAB],
                now(damage=5),
            ),
            (
                {
                    "ann": {"hand": ["Jab"]},
                    "bob": {"character": "Tall"},
                    "with": {"more": [character("Tall", height=200)]},
                },
                [JAB],
                now(damage=4),
            ),
        ],
    ),
    (
        "character",
        "Desperation F Commit: Gain 3 vitality.",
        {},
        [
            ({"ann": {"vitality": 9}}, [use()], ann(vitality=12)),
            ({}, [use()], no("not_desperate")),
        ],
    ),
)
ROWS = [
    pytest.param(kind, text, more, *case, id=f"{n}-{'positive' if not m else 'negative'}")
    for n, (kind, text, more, cases) in enumerate(INVENTED)
    for m, case in enumerate(cases)
]


@pytest.mark.parametrize(("kind", "text", "more", "setting", "actions", "expected"), ROWS)
def test_an_invented_ability_does_what_it_says(kind, text, more, setting, actions, expected):
    result = played(kind, text, more, {**setting, "do": actions})
    assert not result["not_understood"], result["not_understood"]
    assert not unmet({"expect": expected}, result), [step["text"] for step in result["steps"]]


def test_there_are_sixty_and_each_has_two_sides():
    assert len({text for _, text, _, _ in INVENTED}) >= 60
    assert all(len(cases) == 2 for _, _, _, cases in INVENTED)
