"""The first draw of abilities."""

from __future__ import annotations

from tests.ufs_boards import attack, blocker, character, foundation
from tests.ufs_trials import CARD, END, FREE, GO, JAB, ON, ann, block, bob, card, no, now, use

# Type, text, more of the card, and cases: what else there is, what is done, and what comes of it.
DRAWN = (
    (
        "foundation",
        "E Commit: Your attack gets +1 damage.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}}, [JAB, use()], now(damage=5)),
            ({"of": "Bob", "ann": {"hand": ["Jab"]}}, [JAB, use(by="Bob")], now(damage=4)),
        ],
    ),
    (
        "foundation",
        "E Commit, discard 1 card from your hand: Your opponent's attack gets -5 damage (minimum 1).",
        {},
        [
            (
                {"of": "Bob", "ann": {"hand": ["Jab"]}, "bob": {"hand": ["Boot"]}},
                [JAB, use(by="Bob")],
                now(damage=1) | bob(hand=0),
            ),
            ({"ann": {"hand": ["Jab", "Boot"]}}, [JAB, use()], now(damage=4)),
        ],
    ),
    (
        "foundation",
        "E Commit: Your Punch attack gets +2 speed.",
        {},
        [
            ({"ann": {"hand": ["Fist"]}}, [{**JAB, "card": "fist"}, use()], now(speed=4)),
            ({"ann": {"hand": ["Jab"]}}, [JAB, use()], now(speed=2)),
            ({"of": "Bob", "ann": {"hand": ["Fist"]}}, [{**JAB, "card": "fist"}, use(by="Bob")], now(speed=2)),
        ],
    ),
    (
        "foundation",
        "Your control checks to play blocks get +1.",
        {},
        [
            (
                {"of": "Bob", "ann": {"hand": ["Jab"]}, "bob": {"hand": ["Guard"]}},
                [JAB, GO, {**block(), "check": 1}],
                bob(vitality=10) | {"status": "ok"},
            ),
            (
                {"ann": {"hand": ["Jab"]}},
                [{**JAB, "check": 2}],
                {"decision": {"kind": "commit"}},
            ),
        ],
    ),
    (
        "foundation",
        "Your control checks get +1.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}}, [{**JAB, "check": 2}], now(card="jab")),
            ({"of": "Bob", "ann": {"hand": ["Jab"]}}, [{**JAB, "check": 2}], {"decision": {"kind": "commit"}}),
        ],
    ),
    (
        "foundation",
        "Each of your Kick attacks gets -1 difficulty.",
        {},
        [
            ({"ann": {"hand": ["Boot"]}}, [{**JAB, "card": "boot", "check": 2}], now(card="boot")),
            ({"ann": {"hand": ["Jab"]}}, [{**JAB, "check": 2}], {"decision": {"kind": "commit"}}),
        ],
    ),
    (
        "foundation",
        "E Commit: Your attack's zone becomes low.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}}, [JAB, use()], now(attack_zone="low")),
            ({"of": "Bob", "ann": {"hand": ["Jab"]}}, [JAB, use(by="Bob")], now(attack_zone="high")),
        ],
    ),
    (
        "foundation",
        "R Commit: After an attack you played is completely blocked, return it to your hand.",
        {},
        [
            (
                {"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Guard"]}},
                [JAB, GO, block(), use()],
                {"cards": {"jab": {"zone": "hand"}, "guard": {"zone": "card_pool"}}},
            ),
            (
                {"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Parry"]}},
                [JAB, GO, block("parry"), use()],
                no("wrong_time"),
            ),
        ],
    ),
    (
        "attack",
        "This attack cannot be blocked by cards with a printed difficulty of 3 or less.",
        {},
        [
            ({"bob": {"hand": ["Guard"]}}, [CARD, block()], no("card_forbids")),
            (
                {"bob": {"hand": ["Great Guard"]}, "with": {"more": [blocker("Great Guard", difficulty=4)]}},
                [CARD, GO, block("great-guard")],
                bob(vitality=10) | {"status": "ok"},
            ),
        ],
    ),
    (
        "attack",
        "E: If this attack was played as a Reversal, it gets +3 damage.",
        {"keywords": ["Reversal"]},
        [
            ({}, ON, now(damage=4)),
            (
                {
                    "ann": {"hand": ["Jab"]},
                    "of": "nobody",
                    "bob": {"hand": ["Guard", "Trial"]},
                },
                [JAB, GO, block(), {"by": "Bob", "do": "play", "card": "trial-2", "check": 9}, use("trial-2", "Bob")],
                now(damage=7),
            ),
        ],
    ),
    (
        "attack",
        "If this attack deals damage, destroy 1 of your opponent's foundations.",
        {},
        [
            ({"bob": {"staging": ["Drill"]}}, [CARD, GO, FREE], card("drill", zone="discard")),
            (
                {"bob": {"staging": ["Drill"], "hand": ["Guard"]}},
                [CARD, GO, block()],
                card("drill", zone="staging"),
            ),
        ],
    ),
    (
        "attack",
        "E Commit your character: Your opponent discards 1 momentum.",
        {},
        [
            ({"bob": {"momentum": 2}}, ON, bob(momentum=1) | card("hero", committed=True)),
            ({"ann": {"character": {"card": "Hero", "committed": True}}}, ON, no("cannot_pay")),
        ],
    ),
    (
        "attack",
        "E Commit X foundations: This attack gets +X damage (maximum 2).",
        {},
        [
            (
                {"ann": {"staging": ["Drill", "Haste", "Calm"]}},
                [CARD, use(x=3, pay=["drill", "haste", "calm"])],
                now(damage=6),
            ),
            ({"ann": {"staging": ["Drill", "Haste", "Calm"]}}, [CARD, use(x=1, pay=["drill"])], now(damage=5)),
        ],
    ),
    (
        "action",
        "F: Search your deck for 1 foundation with a difficulty of 2 or less and add it to your hand.",
        {},
        [
            ({"ann": {"deck": ["Blade", "Drill", "Jab"]}}, [{**CARD, "check": 4}], card("drill", zone="hand")),
            ({"ann": {"deck": ["Blade", "Jab"]}}, [{**CARD, "check": 4}], ann(hand=0)),
        ],
    ),
    (
        "foundation",
        "F Discard 2 momentum: Your opponent discards 1 card from their hand and loses 2 vitality.",
        {},
        [
            (
                {"ann": {"momentum": 2}, "bob": {"hand": ["Jab"]}},
                [use()],
                {"players": {"Ann": {"vitality": 10}, "Bob": {"vitality": 8, "hand": 0}}},
            ),
            ({"ann": {"momentum": 1}}, [use()], no("cannot_pay")),
        ],
    ),
    (
        "action",
        "F: Your opponent may draw 1 card.",
        {},
        [
            (
                {},
                [CARD, {"by": "Bob", "do": "choose", "option": "yes"}],
                {"players": {"Ann": {"hand": 0}, "Bob": {"hand": 1}}},
            ),
            ({}, [CARD, {"by": "Bob", "do": "choose", "option": "no"}], bob(hand=0)),
        ],
    ),
    (
        "action",
        "F: You may discard 1 card. If you do, draw 2 cards and gain 1 vitality.",
        {},
        [
            (
                {"ann": {"hand": ["Jab"]}},
                [{**CARD, "choices": ["yes"]}],
                ann(hand=2, vitality=11) | card("jab", zone="discard"),
            ),
            ({"ann": {"hand": ["Jab"]}}, [{**CARD, "choices": ["no"]}], ann(hand=1, vitality=10)),
            ({}, [{**CARD, "choices": ["yes"]}], ann(hand=0, vitality=10)),
        ],
    ),
    (
        "action",
        "F: You may discard 1 card and gain 2 vitality.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}}, [{**CARD, "choices": ["no"]}], ann(hand=1, vitality=10)),
            ({"ann": {"hand": ["Jab"]}}, [{**CARD, "choices": ["yes"]}], ann(hand=0, vitality=12)),
        ],
    ),
    (
        "action",
        "F: Destroy 1 asset. Then, draw 1 card and gain 2 vitality.",
        {},
        [
            ({"bob": {"staging": ["Blade"]}}, [CARD], ann(hand=1, vitality=12)),
            ({"bob": {"staging": ["Drill"]}}, [CARD], ann(hand=0, vitality=10)),
        ],
    ),
    (
        "action",
        "F: Destroy 1 foundation or asset.",
        {},
        [
            ({"bob": {"staging": ["Blade", "Drill"]}}, [{**CARD, "targets": ["blade"]}], card("blade", zone="discard")),
            ({"bob": {"staging": ["Blade", "Drill"]}}, [{**CARD, "targets": ["drill"]}], card("drill", zone="discard")),
            ({"bob": {"staging": ["Drill"]}}, [{**CARD, "targets": ["hero-2"]}], no("illegal_target")),
        ],
    ),
    (
        "foundation",
        "Your Punch or Kick attacks get +1 damage.",
        {},
        [
            ({"ann": {"hand": ["Boot"]}}, [{**JAB, "card": "boot"}], now(damage=5)),
            ({"ann": {"hand": ["Fist"]}}, [{**JAB, "card": "fist"}], now(damage=5)),
            ({"ann": {"hand": ["Jab"]}}, [JAB], now(damage=4)),
        ],
    ),
    (
        "action",
        "F: Choose one: draw 1 card; or gain 2 vitality.",
        {},
        [
            ({}, [{**CARD, "choices": ["1"]}], ann(hand=1, vitality=10)),
            ({}, [{**CARD, "choices": ["2"]}], ann(hand=0, vitality=12)),
            ({}, [CARD], {"status": "needs_decision", "decision": {"by": "Ann", "options": ["1", "2"]}}),
        ],
    ),
    (
        "action",
        "F: Draw 1 card or your opponent loses 3 vitality.",
        {},
        [
            ({}, [{**CARD, "choices": ["1"]}], ann(hand=1) | {"status": "ok"}),
            ({}, [{**CARD, "choices": ["2"]}], bob(vitality=7)),
        ],
    ),
    (
        "foundation",
        "F Commit: Your opponent can't draw cards until your next Ready Phase.",
        {},
        [
            (
                {"ann": {"hand": 3}, "bob": {"hand": 1}},
                [use(), END, {"do": "continue"}],
                bob(hand=1) | {"turn": "Bob"},
            ),
            (
                {"ann": {"hand": 3}, "bob": {"hand": 6}},
                [
                    *(use(), END, {"do": "continue"}, {"by": "Bob", "do": "end"}, {"do": "continue"}),
                    *(END, {"do": "continue"}),
                ],
                bob(hand=6) | {"turn": "Bob"},
            ),
        ],
    ),
    (
        "action",
        "E: Your attacks get +1 damage this turn.",
        {},
        [
            (
                {"ann": {"hand": ["Jab", "Boot"]}},
                [JAB, CARD, GO, FREE, {**JAB, "card": "boot"}],
                now(card="boot", damage=5),
            ),
            ({"ann": {"hand": ["Jab"]}}, [JAB, CARD], now(damage=5)),
        ],
    ),
    (
        "action",
        "E: Your attacks get +1 damage.",
        {},
        [
            (
                {"ann": {"hand": ["Jab", "Boot"]}},
                [JAB, CARD, GO, FREE, {**JAB, "card": "boot"}],
                now(card="boot", damage=4),
            ),
            ({"ann": {"hand": ["Jab"]}}, [JAB, CARD], now(damage=5)),
        ],
    ),
    (
        "foundation",
        "R Commit: After you play your second card this turn, draw 1 card.",
        {},
        [
            (
                {"ann": {"hand": ["Jab", "Shout"]}},
                [{**JAB, "card": "shout"}, {**JAB, "check": 9}, use()],
                card("trial", committed=True),
            ),
            ({"ann": {"hand": ["Jab"]}}, [JAB, use()], no("wrong_time")),
        ],
    ),
    (
        "action",
        "F: Gain X vitality. X equals the number of foundations you control divided by the number of assets you"
        " control, rounded up.",
        {},
        [
            (
                {"ann": {"staging": ["Drill", "Haste", "Calm", "Blade", "Blade"], "vitality": 5}},
                [CARD],
                ann(vitality=7),
            ),
            # 2.13.6: divided by 0 it is 0.
            ({"ann": {"staging": ["Drill", "Haste"], "vitality": 5}}, [CARD], ann(vitality=5)),
        ],
    ),
    (
        "foundation",
        "R Commit: After your opponent draws a card, they lose 1 vitality.",
        {},
        [
            (
                {"of": "Bob", "ann": {"hand": ["Shout"]}},
                [{**JAB, "card": "shout"}, use(by="Bob")],
                {"players": {"Ann": {"vitality": 9}, "Bob": {"vitality": 10}}},
            ),
            ({"ann": {"hand": ["Shout"]}}, [{**JAB, "card": "shout"}, use()], no("wrong_time")),
        ],
    ),
    (
        "action",
        "F: Play 1 foundation in your discard pile that you could normally play.",
        {},
        [
            (
                {"ann": {"discard": ["Drill"]}},
                [{**CARD, "targets": ["drill"], "check": [9, 9]}],
                card("drill", zone="card_pool"),
            ),
            (
                {
                    "ann": {"discard": ["Wet Feet"]},
                    "with": {"more": [foundation("Wet Feet", resources=["water"])]},
                },
                [{**CARD, "check": 9}],
                card("wet-feet", zone="discard"),
            ),
        ],
    ),
    (
        "action",
        "E: If your attack is completely blocked, gain 3 vitality.",
        {},
        [
            (
                {"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Guard"]}},
                [JAB, CARD, GO, block()],
                ann(vitality=13),
            ),
            (
                {"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Parry"]}},
                [JAB, CARD, GO, block("parry")],
                ann(vitality=10),
            ),
        ],
    ),
    (
        "foundation",
        "Your opponent's attacks get -1 damage while you have 5 or fewer vitality.",
        {},
        [
            ({"of": "Bob", "ann": {"hand": ["Jab"]}, "bob": {"vitality": 5}}, [JAB], now(damage=3)),
            ({"of": "Bob", "ann": {"hand": ["Jab"]}, "bob": {"vitality": 6}}, [JAB], now(damage=4)),
            ({"ann": {"hand": ["Jab"], "vitality": 5}}, [JAB], now(damage=4)),
        ],
    ),
    (
        "foundation",
        "E: Commit 1 of your opponent's foundations. Only playable once per turn.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}, "bob": {"staging": ["Drill"]}}, [JAB, use()], card("drill", committed=True)),
            (
                {"ann": {"hand": ["Jab", "Fist"]}, "bob": {"staging": ["Drill", "Haste"]}},
                [JAB, use(targets=["drill"]), GO, FREE, {**JAB, "card": "fist"}, use(targets=["haste"])],
                no("limit_reached"),
            ),
        ],
    ),
    (
        "foundation",
        "R Commit: When your opponent is taking damage, increase that damage by 1.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}}, [JAB, GO, FREE, use()], bob(vitality=5)),
            ({"of": "Bob", "ann": {"hand": ["Jab"]}}, [JAB, GO, FREE, use(by="Bob")], no("wrong_time")),
        ],
    ),
    (
        "foundation",
        "R Commit: After you fail a control check, add 1 card from your discard pile to your hand.",
        {},
        [
            (
                {"ann": {"hand": ["Jab"], "discard": ["Boot"]}},
                [{**JAB, "check": 0, "commit": []}, use(targets=["boot"])],
                card("boot", zone="hand"),
            ),
            ({"ann": {"hand": ["Jab"], "discard": ["Boot"]}}, [JAB, use()], no("wrong_time")),
        ],
    ),
    (
        "foundation",
        "F Destroy 2 of your foundations: Destroy 1 of your opponent's foundations or assets.",
        {},
        [
            (
                {"ann": {"staging": ["Drill", "Haste"]}, "bob": {"staging": ["Blade"]}},
                [use(pay=["drill", "haste"], order=["drill", "haste"])],
                {"cards": {"blade": {"zone": "discard"}, "drill": {"zone": "discard"}, "trial": {"zone": "staging"}}},
            ),
            ({"bob": {"staging": ["Blade"]}}, [use()], no("cannot_pay")),
        ],
    ),
    (
        "asset",
        "Both players' attacks get +1 damage.",
        {"keywords": ["Terrain"]},
        [
            ({"ann": {"hand": ["Jab"]}}, [JAB], now(damage=5)),
            ({"of": "Bob", "ann": {"hand": ["Jab"]}}, [JAB], now(damage=5)),
        ],
    ),
    (
        "asset",
        "E Commit, discard 1 momentum: Your attack cannot be blocked.",
        {},
        [
            (
                {"ann": {"hand": ["Jab"], "momentum": 1}, "bob": {"hand": ["Guard"]}},
                [JAB, use(), GO],
                bob(vitality=6),
            ),
            (
                {"of": "Bob", "ann": {"hand": ["Jab"]}, "bob": {"hand": ["Guard"], "momentum": 1}},
                [JAB, use(by="Bob"), GO, block()],
                bob(vitality=10) | {"status": "ok"},
            ),
        ],
    ),
    (
        "attack",
        "Combo E Commit 1 foundation: Your opponent discards 1 card at random.",
        {"keywords": ["Combo (high)"]},
        [
            (
                {"ann": {"hand": ["Jab"], "staging": ["Drill"]}, "bob": {"hand": ["Boot"]}},
                [JAB, GO, CARD, use(pay=["drill"])],
                bob(hand=0),
            ),
            (
                {"ann": {"hand": ["Boot"], "staging": ["Drill"]}, "bob": {"hand": ["Fist"]}},
                [{**JAB, "card": "boot"}, GO, CARD, use(pay=["drill"])],
                no("combo"),
            ),
        ],
    ),
    (
        "attack",
        "After this attack is completely blocked, your opponent commits 1 foundation.",
        {"keywords": ["Throw"]},
        [
            (
                {"bob": {"hand": ["Guard"], "staging": ["Drill"]}},
                [CARD, GO, block()],
                card("drill", committed=True) | bob(vitality=8),
            ),
            (
                {"bob": {"hand": ["Parry"], "staging": ["Drill"]}},
                [CARD, GO, block("parry")],
                card("drill", committed=False),
            ),
        ],
    ),
    (
        "attack",
        "This attack gets +2 damage while it is your opponent's turn.",
        {"keywords": ["Reversal"]},
        [
            ({}, [CARD], now(damage=4)),
            (
                {"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Guard", "Trial"]}},
                [JAB, GO, block(), {"by": "Bob", "do": "play", "card": "trial-2", "check": 9}],
                now(damage=6),
            ),
        ],
    ),
    (
        "attack",
        "E: If your opponent has 3 or more cards in hand, this attack gets +3 damage.",
        {},
        [({"bob": {"hand": 3}}, ON, now(damage=7)), ({"bob": {"hand": 2}}, ON, now(damage=4))],
    ),
    (
        "attack",
        "E: If your opponent has more foundations than you, this attack gets +2 damage.",
        {},
        [
            ({"bob": {"staging": ["Drill"]}}, ON, now(damage=6)),
            ({"ann": {"staging": ["Haste"]}, "bob": {"staging": ["Drill"]}}, ON, now(damage=4)),
            ({"bob": {"staging": ["Blade"]}}, ON, now(damage=4)),
        ],
    ),
    (
        "attack",
        "If this attack deals 3 or more damage, your opponent discards 1 momentum.",
        {},
        [
            ({"bob": {"momentum": 2}}, [CARD, GO, FREE], bob(momentum=1, vitality=6)),
            ({"bob": {"momentum": 2, "hand": ["Parry"]}}, [CARD, GO, block("parry")], bob(momentum=2, vitality=8)),
        ],
    ),
    (
        "attack",
        "If this attack is completely blocked, your opponent discards 1 card.",
        {},
        [
            ({"bob": {"hand": ["Guard", "Jab"]}}, [CARD, GO, block()], bob(hand=0)),
            ({"bob": {"hand": ["Parry", "Jab"]}}, [CARD, GO, block("parry")], bob(hand=1)),
        ],
    ),
    (
        "attack",
        "E Commit 1 foundation: Reduce this attack's speed by 1. Change this attack's zone to low.",
        {},
        [
            ({"ann": {"staging": ["Drill"]}}, [CARD, use(pay=["drill"])], now(speed=1, attack_zone="low")),
            (
                {"ann": {"character": {"card": "Hero", "committed": True}}},
                [CARD, use()],
                no("cannot_pay"),
            ),
        ],
    ),
    (
        "action",
        "E: This attack gets -X damage. X equals your opponent's momentum.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}, "bob": {"momentum": 3}}, [JAB, CARD], now(damage=1)),
            ({"ann": {"hand": ["Jab"], "momentum": 3}}, [JAB, CARD], now(damage=4)),
        ],
    ),
    (
        "action",
        "R: After your opponent plays an attack, destroy 1 of your opponent's committed foundations.",
        {},
        [
            (
                {
                    "ann": {"hand": ["Jab"], "staging": [{"card": "Drill", "committed": True}, "Haste"]},
                    "bob": {"hand": ["Trial"]},
                },
                [JAB, {"by": "Bob", "do": "play", "card": "trial-2", "check": 9}],
                {"cards": {"drill": {"zone": "discard"}, "haste": {"zone": "staging"}}},
            ),
            ({"ann": {"hand": ["Jab"]}}, [JAB, CARD], no("wrong_time")),
        ],
    ),
    (
        "action",
        "F: Add up to 2 foundations from your discard pile to your hand. Then remove this card from the game.",
        {},
        [
            (
                {"ann": {"discard": ["Drill", "Haste", "Boot"]}},
                [{**CARD, "targets": ["drill", "haste"]}],
                ann(hand=2) | card("trial", zone="removed"),
            ),
            ({"ann": {"discard": ["Boot"]}}, [CARD], ann(hand=0) | card("boot", zone="discard")),
        ],
    ),
    (
        "action",
        "First F: Each player discards 1 momentum.",
        {},
        [
            (
                {"ann": {"momentum": 2}, "bob": {"momentum": 1}},
                [CARD],
                {"players": {"Ann": {"momentum": 1}, "Bob": {"momentum": 0}}},
            ),
            ({"ann": {"staging": ["Drill"]}}, [use("drill"), CARD], no("not_first")),
        ],
    ),
    (
        "action",
        "F Destroy 1 of your characters: Draw 3 cards.",
        {},
        [
            # 2.1.17: the character with which a player started is not destroyed.
            ({}, [CARD], no("cannot_pay")),
            (
                {"ann": {"staging": ["Hero .."]}, "with": {"more": [character("Hero ..")]}},
                [CARD],
                ann(hand=3) | card("hero-2", zone="discard"),
            ),
        ],
    ),
    (
        "foundation",
        "Hero E Commit: Your attack gets +3 damage.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}}, [JAB, use()], now(damage=7)),
            (
                {"ann": {"hand": ["Jab"], "character": "Low"}, "with": {"more": [character("Low")]}},
                [JAB, use()],
                no("character_only"),
            ),
        ],
    ),
    (
        "foundation",
        "At the start of your turn, gain 1 vitality.",
        {},
        [
            (
                {"ann": {"hand": 6}, "bob": {"hand": 6}},
                [END, GO, {"by": "Bob", "do": "end"}, GO],
                ann(vitality=11) | bob(vitality=10),
            ),
            ({"ann": {"hand": 6}, "bob": {"hand": 6}}, [END, GO], ann(vitality=10) | bob(vitality=10)),
        ],
    ),
    (
        "attack",
        "E: Your opponent cannot play Enhances for the rest of this Enhance Step.",
        {},
        [
            ({"bob": {"staging": ["Haste"]}}, [*ON, use("haste", "Bob")], no("card_forbids")),
            (
                {"ann": {"hand": ["Jab"]}, "bob": {"staging": ["Haste"]}},
                [*ON, GO, FREE, JAB, {"by": "Ann", "do": "pass"}, use("haste", "Bob")],
                now(speed=3),
            ),
        ],
    ),
    (
        "asset",
        "F Commit: Reveal the top card of your deck. If it is a foundation, add it to your hand.",
        {},
        [
            ({"ann": {"deck": ["Drill", "Jab"]}}, [use()], card("drill", zone="hand")),
            ({"ann": {"deck": ["Jab", "Drill"]}}, [use()], ann(hand=0)),
            ({}, [use()], no("unknown_card")),
        ],
    ),
    (
        "asset",
        "F Remove this asset from the game: Gain vitality equal to the number of foundations you control.",
        {},
        [
            (
                {"ann": {"staging": ["Drill", "Haste", "Blade"]}},
                [use()],
                ann(vitality=12) | card("trial", zone="removed"),
            ),
            ({"bob": {"staging": ["Drill"]}}, [use()], ann(vitality=10)),
        ],
    ),
    (
        "action",
        "F: If you have no cards in hand, draw 2 cards.",
        {},
        [({}, [CARD], ann(hand=2)), ({"ann": {"hand": ["Jab"]}}, [CARD], ann(hand=1))],
    ),
    (
        "foundation",
        "Your opponent can't commit foundations.",
        {},
        [
            # 1.6: neither for a cost nor for the difference of a check.
            ({"of": "Bob", "ann": {"staging": ["Drill"]}}, [use("drill")], no("cannot_pay")),
            (
                {"of": "Bob", "ann": {"hand": ["Jab"], "staging": ["Drill"]}},
                [{**JAB, "check": 1, "commit": ["drill", "hero"]}],
                {"status": "illegal"},
            ),
            ({"ann": {"staging": ["Drill"], "vitality": 5}}, [use("drill")], ann(vitality=6)),
        ],
    ),
    (
        "action",
        "F: Your opponent commits 1 foundation or loses 4 vitality.",
        {},
        [
            (
                {"bob": {"staging": ["Drill"]}},
                [CARD, {"by": "Bob", "do": "choose", "option": "2"}],
                bob(vitality=6) | card("drill", committed=False),
            ),
            (
                {"bob": {"staging": ["Drill"]}},
                [CARD, {"by": "Bob", "do": "choose", "option": "1"}],
                bob(vitality=10) | card("drill", committed=True),
            ),
            ({}, [CARD, {"by": "Ann", "do": "choose", "option": "1"}], no("not_yours")),
        ],
    ),
    (
        "foundation",
        "E Commit: If your attack's speed is 4 or more, your opponent commits 1 foundation.",
        {},
        [
            (
                {"ann": {"hand": ["Rush"]}, "bob": {"staging": ["Drill"]}, "with": {"more": [attack("Rush", speed=4)]}},
                [{**JAB, "card": "rush"}, use()],
                card("drill", committed=True),
            ),
            ({"ann": {"hand": ["Jab"]}, "bob": {"staging": ["Drill"]}}, [JAB, use()], card("drill", committed=False)),
        ],
    ),
    (
        "foundation",
        "E Commit: Your attack gets +1 damage for each Punch card in your card pool.",
        {},
        [
            (
                {"ann": {"hand": ["Fist", "Jab"]}},
                [{**JAB, "card": "fist"}, GO, FREE, JAB, use()],
                now(card="jab", damage=5),
            ),
            ({"ann": {"hand": ["Jab"]}, "bob": {"card_pool": ["Fist"]}}, [JAB, use()], now(damage=4)),
        ],
    ),
    (
        "foundation",
        "E Commit: Turn 1 of your opponent's foundations face down.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}, "bob": {"staging": ["Drill"]}}, [JAB, use()], card("drill", face="down")),
            # 2.13.9: a face-down foundation has no abilities any more.
            (
                {"ann": {"hand": ["Jab"]}, "bob": {"staging": ["Haste"]}},
                [JAB, use(), use("haste", "Bob")],
                no("face_down"),
            ),
        ],
    ),
    (
        "asset",
        "E Discard 1 Punch attack from your hand: Your attack gets +4 damage.",
        {},
        [
            ({"ann": {"hand": ["Jab", "Fist"]}}, [JAB, use()], now(damage=8) | card("fist", zone="discard")),
            ({"ann": {"hand": ["Jab", "Boot"]}}, [JAB, use()], no("cannot_pay")),
        ],
    ),
    (
        "attack",
        "This attack gets +1 speed for each attack in your card pool.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}}, [JAB, GO, FREE, CARD], now(speed=4)),
            ({"bob": {"card_pool": ["Jab"]}}, [CARD], now(speed=3)),
        ],
    ),
    (
        "attack",
        "If this attack deals damage, add it to your momentum.",
        {},
        [
            ({}, [CARD, GO, FREE], ann(momentum=1) | card("trial", zone="momentum")),
            ({"bob": {"hand": ["Guard"]}}, [CARD, GO, block()], ann(momentum=0)),
        ],
    ),
    (
        "attack",
        "After you play this attack, your opponent discards 1 card from their hand.",
        {},
        [
            ({"bob": {"hand": ["Jab"]}}, [CARD], bob(hand=0)),
            ({"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Fist"]}}, [JAB], bob(hand=1)),
        ],
    ),
    (
        "attack",
        "When this attack is blocked, ready your character.",
        {},
        [
            (
                {"ann": {"character": {"card": "Hero", "committed": True}}, "bob": {"hand": ["Parry"]}},
                [CARD, GO, block("parry")],
                card("hero", committed=False),
            ),
            (
                {"ann": {"character": {"card": "Hero", "committed": True}}},
                [CARD, GO, FREE],
                card("hero", committed=True),
            ),
        ],
    ),
    (
        "attack",
        "E Remove the top 3 cards of your deck from the game: This attack gets +3 speed.",
        {},
        [
            ({"ann": {"deck": ["Jab", "Boot", "Fist", "Drill", "Haste"]}}, [{**CARD, "check": 3}, use()], now(speed=5)),
            ({"ann": {"deck": ["Jab", "Boot", "Fist", "Drill", "Haste"]}}, [{**CARD, "check": 3}], now(speed=2)),
        ],
    ),
    (
        "attack",
        "E: If you control 3 or more foundations, your attack gets +3 damage and you lose 1 vitality.",
        {},
        [
            ({"ann": {"staging": ["Drill", "Haste", "Calm"]}}, ON, now(damage=7) | ann(vitality=9)),
            ({"ann": {"staging": ["Drill", "Haste", "Blade"]}}, ON, now(damage=4) | ann(vitality=10)),
        ],
    ),
    (
        "action",
        "F: Each player discards 1 card and draws 1 card.",
        {},
        [
            (
                {"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Boot"]}},
                [CARD],
                {"cards": {"jab": {"zone": "discard"}, "boot": {"zone": "discard"}}, **ann(hand=1)},
            ),
            ({}, [CARD], {"players": {"Ann": {"hand": 1}, "Bob": {"hand": 1}}}),
        ],
    ),
    (
        "action",
        "F: Return 1 attack from your discard pile to your hand. You cannot play attacks this turn.",
        {},
        [
            ({"ann": {"discard": ["Jab"]}}, [{**CARD, "targets": ["jab"]}, JAB], no("card_forbids")),
            ({"ann": {"discard": ["Jab"]}}, [{**CARD, "targets": ["jab"]}], card("jab", zone="hand")),
        ],
    ),
    (
        "foundation",
        "E Commit: If your attack is the first card in your card pool, it gets +1 speed and +1 damage.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}}, [JAB, use()], now(speed=3, damage=5)),
            (
                {"ann": {"hand": ["Jab", "Shout"]}},
                [{**JAB, "card": "shout"}, JAB, use()],
                now(speed=2, damage=4),
            ),
        ],
    ),
    (
        "foundation",
        "R Commit: After your opponent plays an asset, destroy that asset.",
        {},
        [
            # 12: what is destroyed is taken from a staging area; the asset is in the card pool until the turn ends.
            (
                {"of": "Bob", "ann": {"hand": ["Blade"]}},
                [{**JAB, "card": "blade"}, use(by="Bob")],
                {"cards": {"blade": {"zone": "card_pool"}, "trial": {"committed": True}}},
            ),
            ({"ann": {"hand": ["Blade"]}}, [{**JAB, "card": "blade"}, use()], no("wrong_time")),
        ],
    ),
)
