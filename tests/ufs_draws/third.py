"""The third draw of abilities."""

from __future__ import annotations

from tests.ufs_boards import action, attack, character, foundation
from tests.ufs_trials import CARD, END, FREE, GO, JAB, ON, ann, block, bob, card, no, now, use

SHOUT = {"by": "Ann", "do": "play", "card": "shout", "check": 9}
BOOT = {"by": "Ann", "do": "play", "card": "boot", "check": 9}
FIST = {"by": "Ann", "do": "play", "card": "fist", "check": 9}
SHORT = {"decision": {"kind": "commit"}}
JAB_ALONE = {"ann": {"hand": ["Jab"]}}
AGAINST_BOB = {"of": "Bob", "ann": {"hand": ["Jab"]}}
DONE = {"drill": {"zone": "discard"}}
GLOVE = foundation("Glove", text="E Commit: Your Punch attack gets +2 damage.")
RESTING = {"hand": 6, "staging": [{"card": "Drill", "committed": True}]}
BREAK = action("Break", "F: Destroy 1 foundation or asset.")
COUNTERED = {
    "bob": {"hand": ["Guard", "Counter"]},
    "with": {"more": [attack("Counter", keywords=["Reversal"])]},
}
COUNTER = {"by": "Bob", "do": "play", "card": "counter", "check": 9}
TONIC = action("Tonic", "F: Gain 2 vitality.")
STANCES = [foundation("Low Stance", keywords=["Stance"]), foundation("High Stance", keywords=["Stance"])]
# Type, text, more of the card, and cases: what else there is, what is done, and what comes of it.
DRAWN = (
    (
        "foundation",
        "E Commit: Your opponent's next card gets +1 difficulty.",
        {},
        [
            (
                {**JAB_ALONE, "bob": {"hand": ["Guard"]}},
                [JAB, use(), GO, {**block(), "check": 2}],
                SHORT,
            ),
            ({**JAB_ALONE, "bob": {"hand": ["Guard"]}}, [JAB, GO, {**block(), "check": 2}], bob(vitality=10)),
        ],
    ),
    (
        "foundation",
        "R Commit: After your opponent fails a control check, gain 2 vitality.",
        {},
        [
            (AGAINST_BOB, [{**JAB, "check": 0, "commit": []}, use(by="Bob")], bob(vitality=12)),
            (AGAINST_BOB, [JAB, use(by="Bob")], no("wrong_time")),
        ],
    ),
    (
        "foundation",
        "E Destroy 1 of your foundations: Your attack gets +3 speed.",
        {},
        [
            (
                {"ann": {"hand": ["Jab"], "staging": ["Drill"]}},
                [JAB, use(pay=["drill"])],
                now(speed=5) | {"cards": DONE},
            ),
            # The opponent's own ability destroys a foundation of that player, and changes no attack of another.
            (
                {"of": "Bob", "ann": {"hand": ["Jab"]}, "bob": {"staging": ["Drill"]}},
                [JAB, use(by="Bob", pay=["drill"])],
                now(speed=2) | {"cards": DONE},
            ),
        ],
    ),
    (
        "attack",
        "E: Destroy 1 of your foundations. This attack gets +2 damage for each card in your momentum.",
        {},
        [
            (
                {"ann": {"staging": ["Drill"], "momentum": 2}},
                ON,
                now(damage=8) | {"cards": DONE},
            ),
            # 2.13.4: as much of it as can be; they are not linked.
            ({"ann": {"momentum": 1}, "bob": {"momentum": 2}}, ON, now(damage=6)),
        ],
    ),
    (
        "foundation",
        "R: After you play an attack, ready 1 foundation. Only playable if you have 10 or less vitality.",
        {},
        [
            (
                {"ann": {"hand": ["Jab"], "staging": [{"card": "Drill", "committed": True}]}},
                [JAB, use()],
                card("drill", committed=False),
            ),
            (
                {"ann": {"hand": ["Jab"], "vitality": 11, "staging": [{"card": "Drill", "committed": True}]}},
                [JAB, use()],
                {"status": "illegal"},
            ),
        ],
    ),
    (
        "foundation",
        "E Commit, commit 1 foundation: Your attack gets +2 damage.",
        {},
        [
            (
                {"ann": {"hand": ["Jab"], "staging": ["Drill"]}},
                [JAB, use(pay=["drill"])],
                now(damage=6) | card("drill", committed=True),
            ),
            # 2.12.3: the character pays as a foundation; without it there is nothing.
            (
                {"ann": {"hand": ["Jab"], "character": {"card": "Hero", "committed": True}}},
                [JAB, use()],
                no("cannot_pay"),
            ),
        ],
    ),
    (
        "attack",
        "E Discard 1 attack from your hand: This attack gets +X damage. X equals the damage of the discarded card.",
        {},
        [
            (
                {"ann": {"hand": ["Big"]}, "with": {"more": [attack("Big", damage=7)]}},
                ON,
                now(damage=11) | card("big", zone="discard"),
            ),
            ({"ann": {"hand": ["Drill"]}}, ON, no("cannot_pay")),
        ],
    ),
    (
        "foundation",
        "R Commit: After your attack deals damage, your opponent commits 1 foundation and discards 1 card.",
        {},
        [
            (
                {**JAB_ALONE, "bob": {"hand": 2, "staging": ["Drill"]}},
                [JAB, GO, FREE, use()],
                bob(hand=1) | card("drill", committed=True),
            ),
            (
                {**JAB_ALONE, "bob": {"hand": ["Guard"], "staging": ["Drill"]}},
                [JAB, GO, block(), use()],
                no("wrong_time"),
            ),
        ],
    ),
    (
        "foundation",
        "R: After your opponent's attack deals damage to you, add 1 card from your hand to your momentum.",
        {},
        [
            (
                {"of": "Bob", "ann": {"hand": ["Jab"]}, "bob": {"hand": ["Guard"]}},
                [JAB, GO, FREE, use(by="Bob")],
                bob(momentum=1, hand=0),
            ),
            ({"ann": {"hand": ["Jab", "Boot"]}}, [JAB, GO, FREE, use()], no("wrong_time")),
        ],
    ),
    (
        "foundation",
        "R Commit: When your opponent is taking damage, increase that damage by 1. If your attack is a Punch, increase"
        " that damage by 3 instead.",
        {},
        [
            ({"ann": {"hand": ["Fist"]}}, [FIST, GO, FREE, use()], bob(vitality=3)),
            (JAB_ALONE, [JAB, GO, FREE, use()], bob(vitality=5)),
        ],
    ),
    (
        "foundation",
        "E Commit: If your opponent has more cards in hand than you, draw 1 card.",
        {},
        [
            ({**JAB_ALONE, "bob": {"hand": 1}}, [JAB, use()], ann(hand=1)),
            ({"ann": {"hand": ["Jab", "Boot"]}, "bob": {"hand": 1}}, [JAB, use()], ann(hand=1)),
        ],
    ),
    (
        "attack",
        "E: If you have fewer momentum than your opponent, add the top card of your deck to your momentum.",
        {},
        [
            ({"bob": {"momentum": 1}}, ON, ann(momentum=1)),
            ({"ann": {"momentum": 1}, "bob": {"momentum": 1}}, ON, ann(momentum=1)),
        ],
    ),
    (
        "foundation",
        "F Commit, discard 1 momentum: Destroy 1 foundation with a difficulty of 2 or less.",
        {},
        [
            (
                {
                    "ann": {"momentum": 1},
                    "bob": {"staging": ["Drill", "Oak"]},
                    "with": {"more": [foundation("Oak", difficulty=3)]},
                },
                [use(targets=["drill"])],
                {"cards": {"drill": {"zone": "discard"}, "oak": {"zone": "staging"}}},
            ),
            (
                {
                    "ann": {"momentum": 1},
                    "bob": {"staging": ["Oak"]},
                    "with": {"more": [foundation("Oak", difficulty=3)]},
                },
                [use(targets=["oak"])],
                no("illegal_target"),
            ),
        ],
    ),
    (
        "action",
        "F: Destroy all assets.",
        {},
        [
            (
                {"ann": {"staging": ["Blade"]}, "bob": {"staging": ["Blade", "Drill"]}},
                [CARD],
                {
                    "cards": {
                        "blade": {"zone": "discard"},
                        "blade-2": {"zone": "discard"},
                        "drill": {"zone": "staging"},
                    }
                },
            ),
            ({"bob": {"staging": ["Drill"]}}, [CARD], card("drill", zone="staging")),
        ],
    ),
    (
        "action",
        "F: Commit all foundations.",
        {},
        [
            (
                {"ann": {"staging": ["Drill", "Blade"]}, "bob": {"staging": ["Haste"]}},
                [CARD],
                {"cards": {"drill": {"committed": True}, "haste": {"committed": True}, "blade": {"committed": False}}},
            ),
            ({"bob": {"staging": ["Blade"]}}, [CARD], card("blade", committed=False)),
        ],
    ),
    (
        "action",
        "F: Each player destroys 1 of their foundations.",
        {},
        [
            (
                {"ann": {"staging": ["Drill"]}, "bob": {"staging": ["Haste"]}},
                [CARD],
                {"cards": {"drill": {"zone": "discard"}, "haste": {"zone": "discard"}}},
            ),
            (
                {"bob": {"staging": ["Haste", "Calm"]}},
                [CARD, {"by": "Bob", "do": "choose", "cards": ["calm"]}],
                {"cards": {"haste": {"zone": "staging"}, "calm": {"zone": "discard"}}},
            ),
        ],
    ),
    (
        "action",
        "F: Your opponent destroys 1 of their assets.",
        {},
        [
            ({"bob": {"staging": ["Blade"]}}, [CARD], card("blade", zone="discard")),
            ({"ann": {"staging": ["Blade"]}}, [CARD], card("blade", zone="staging")),
        ],
    ),
    (
        "attack",
        "E: Your opponent discards 1 card or this attack gets +3 damage.",
        {},
        [
            ({"bob": {"hand": 1}}, [CARD, use(choices=["1"])], now(damage=4) | bob(hand=0)),
            ({"bob": {"hand": 1}}, [CARD, use(choices=["2"])], now(damage=7) | bob(hand=1)),
        ],
    ),
    (
        "foundation",
        "R Destroy this card: After your opponent plays an action, negate its effects.",
        {},
        [
            (
                {"of": "Bob", "ann": {"hand": ["Tonic"], "vitality": 5}, "with": {"more": [TONIC]}},
                [{**JAB, "card": "tonic"}, use(by="Bob")],
                ann(vitality=5) | card("trial", zone="discard"),
            ),
            (AGAINST_BOB, [JAB, use(by="Bob")], no("wrong_time")),
        ],
    ),
    (
        "foundation",
        "R Commit: After your opponent plays a Response, negate that response.",
        {},
        [
            (
                {"ann": {"hand": ["Jab"]}, "bob": {"staging": ["Calm"]}},
                [JAB, GO, FREE, {"by": "Ann", "do": "pass"}, use("calm", "Bob"), use()],
                bob(vitality=6) | card("calm", committed=True),
            ),
            (
                {"ann": {"hand": ["Jab"]}, "bob": {"staging": ["Haste"]}},
                [JAB, {"by": "Ann", "do": "pass"}, use("haste", "Bob"), use()],
                no("wrong_time"),
            ),
        ],
    ),
    (
        "foundation",
        "R Commit: After you block an attack, your next attack this turn gets +2 damage.",
        {},
        [
            (
                {
                    "of": "Bob",
                    "ann": {"hand": ["Jab"]},
                    "bob": {"hand": ["Guard", "Counter"]},
                    "with": {"more": [attack("Counter", keywords=["Reversal"])]},
                },
                [JAB, GO, block(), use(by="Bob"), {"by": "Bob", "do": "play", "card": "counter", "check": 9}],
                now(card="counter", damage=6),
            ),
            ({**AGAINST_BOB}, [JAB, GO, FREE, use(by="Bob")], no("wrong_time")),
        ],
    ),
    (
        "foundation",
        "Your blocks get -1 block modifier.",
        {},
        [
            (
                {"of": "Bob", "ann": {"hand": ["Jab"]}, "bob": {"hand": ["Guard"]}},
                [JAB, GO, {**block(), "check": 1}],
                bob(vitality=10),
            ),
            ({**JAB_ALONE, "bob": {"hand": ["Guard"]}}, [JAB, GO, {**block(), "check": 1}], SHORT),
        ],
    ),
    (
        "foundation",
        "Your opponent's attacks get +1 difficulty.",
        {},
        [
            (AGAINST_BOB, [{**JAB, "check": 3}], SHORT),
            (JAB_ALONE, [{**JAB, "check": 3}], now(card="jab")),
        ],
    ),
    (
        "foundation",
        "Your Enhance cards get -1 difficulty.",
        {},
        [
            (
                {"ann": {"hand": ["Jab", "Push"]}, "with": {"more": [action("Push", "E: This attack gets +1 speed.")]}},
                [JAB, {**JAB, "card": "push", "check": 2}],
                now(speed=3),
            ),
            ({"ann": {"hand": ["Shout"]}}, [{**SHOUT, "check": 1}], SHORT),
        ],
    ),
    (
        "foundation",
        "While you control 2 or more Stance foundations, your attacks get +1 speed.",
        {},
        [
            (
                {"ann": {"hand": ["Jab"], "staging": ["Low Stance", "High Stance"]}, "with": {"more": STANCES}},
                [JAB],
                now(speed=3),
            ),
            (
                {
                    "ann": {"hand": ["Jab"], "staging": ["Low Stance"]},
                    "bob": {"staging": ["High Stance"]},
                    "with": {"more": STANCES},
                },
                [JAB],
                now(speed=2),
            ),
        ],
    ),
    (
        "foundation",
        "While this card is committed, your attacks get +1 damage.",
        {},
        [
            (JAB_ALONE, [{**JAB, "check": 2, "commit": ["trial"]}], now(damage=5)),
            (JAB_ALONE, [{**JAB, "check": 2, "commit": ["hero"]}], now(damage=4)),
        ],
    ),
    (
        "foundation",
        "While you have no cards in hand, your attacks get +2 damage.",
        {},
        [(JAB_ALONE, [JAB], now(damage=6)), ({"ann": {"hand": ["Jab", "Boot"]}}, [JAB], now(damage=4))],
    ),
    (
        "attack",
        "If you have 5 or fewer vitality, this attack gets +3 damage.",
        {},
        [({"ann": {"vitality": 5}}, [CARD], now(damage=7)), ({"bob": {"vitality": 5}}, [CARD], now(damage=4))],
    ),
    (
        "foundation",
        "After your opponent plays an attack, your opponent loses 1 vitality.",
        {},
        [(AGAINST_BOB, [JAB], ann(vitality=9)), (JAB_ALONE, [JAB], bob(vitality=10) | ann(vitality=10))],
    ),
    (
        "foundation",
        "After you draw a card, lose 1 vitality.",
        {},
        [
            ({"ann": {"hand": ["Shout"]}}, [SHOUT], ann(vitality=9)),
            ({"of": "Bob", "ann": {"hand": ["Shout"]}}, [SHOUT], bob(vitality=10) | ann(vitality=10)),
        ],
    ),
    (
        "foundation",
        "After you gain vitality, draw 1 card.",
        {},
        [
            ({"ann": {"staging": ["Drill"]}}, [use("drill")], ann(hand=1, vitality=11)),
            # 2.1.5: at the maximum nothing is gained.
            ({"ann": {"staging": ["Drill"], "vitality": 20}}, [use("drill")], ann(hand=0, vitality=20)),
        ],
    ),
    (
        "foundation",
        "At the start of your Combat Phase, gain 1 vitality.",
        {},
        [
            (
                {"of": "Bob", "ann": {"hand": 6}, "bob": {"hand": 6}},
                [END, GO],
                bob(vitality=11) | {"turn": "Bob"},
            ),
            ({"ann": {"hand": 6}, "bob": {"hand": 6}}, [END, GO], ann(vitality=10) | {"turn": "Bob"}),
        ],
    ),
    (
        "foundation",
        "Both players can't gain vitality.",
        {},
        [
            ({"ann": {"staging": ["Drill"]}}, [use("drill")], ann(vitality=10)),
            ({"of": "Bob", "ann": {"staging": ["Drill"]}}, [use("drill")], ann(vitality=10)),
        ],
    ),
    (
        "foundation",
        "Your opponent can't play Enhances.",
        {},
        [
            (
                {"of": "Bob", "ann": {"hand": ["Jab"], "staging": ["Haste"]}},
                [JAB, use("haste")],
                no("card_forbids"),
            ),
            ({"ann": {"hand": ["Jab"], "staging": ["Haste"]}}, [JAB, use("haste")], now(speed=3)),
        ],
    ),
    (
        "attack",
        "E Commit 1 foundation: Your opponent can't block for the rest of this attack.",
        {},
        [
            (
                {"ann": {"staging": ["Drill"]}, "bob": {"hand": ["Guard"]}},
                [CARD, use(pay=["drill"]), block()],
                no("card_forbids"),
            ),
            (
                {"ann": {"staging": ["Drill"], "hand": ["Jab"]}, "bob": {"hand": ["Guard"]}},
                [CARD, use(pay=["drill"]), GO, JAB, GO, block()],
                bob(vitality=6),
            ),
        ],
    ),
    (
        "foundation",
        "Your opponent can't ready foundations.",
        {},
        [
            (
                {"ann": {"hand": 6}, "bob": RESTING},
                [END, GO],
                card("drill", committed=True) | {"turn": "Bob"},
            ),
            (
                {
                    "of": "Bob",
                    "ann": {"hand": 6},
                    "bob": RESTING,
                },
                [END, GO],
                card("drill", committed=False) | {"turn": "Bob"},
            ),
        ],
    ),
    (
        "attack",
        "E: Your opponent can't play Responses for the rest of this turn.",
        {},
        [
            ({"bob": {"staging": ["Calm"]}}, [*ON, GO, FREE, use("calm", "Bob")], {"status": "illegal"}),
            (
                {"bob": {"staging": ["Calm"]}},
                [CARD, GO, FREE, {"by": "Ann", "do": "pass"}, use("calm", "Bob")],
                bob(vitality=7),
            ),
            # 2.14.2.7.2, 8.3.4.6: a Reversal is a Response.
            (COUNTERED, [*ON, GO, block(), COUNTER], no("card_forbids")),
            (COUNTERED, [CARD, GO, block(), COUNTER], now(card="counter")),
        ],
    ),
    (
        "foundation",
        "Your opponent can't play Responses.",
        {},
        [
            ({**JAB_ALONE, **COUNTERED}, [JAB, GO, block(), COUNTER], no("card_forbids")),
            # What it says is of the other player's Responses, and the attack of who has it is none.
            ({"of": "Bob", "ann": {"hand": ["Jab"]}, **COUNTERED}, [JAB, GO, block(), COUNTER], now(card="counter")),
        ],
    ),
    (
        "attack",
        "E Commit 1 foundation: This attack's speed becomes 5.",
        {},
        [
            ({"ann": {"staging": ["Drill"]}}, [CARD, use(pay=["drill"])], now(speed=5)),
            # 8.3.0.1: what is added counts on top of it.
            (
                {"ann": {"staging": ["Drill", "Haste"]}},
                [CARD, use(pay=["drill"]), FREE, use("haste")],
                now(speed=6),
            ),
        ],
    ),
    (
        "action",
        "F: Add 1 card from your momentum to your hand.",
        {},
        [
            ({"ann": {"momentum": 0}, "bob": {"momentum": 1}}, [CARD], ann(hand=0) | bob(momentum=1)),
            ({"ann": {"momentum": 1}, "bob": {"momentum": 1}}, [CARD], ann(momentum=0, hand=1) | bob(momentum=1)),
        ],
    ),
    (
        "foundation",
        "Your attacks with a printed difficulty of 3 or more get +1 damage.",
        {},
        [
            (JAB_ALONE, [JAB], now(damage=5)),
            (
                {"ann": {"hand": ["Tap"]}, "with": {"more": [attack("Tap", difficulty=2)]}},
                [{**JAB, "card": "tap"}],
                now(damage=4),
            ),
        ],
    ),
    (
        "foundation",
        "Your mid attacks get +1 speed.",
        {},
        [({"ann": {"hand": ["Fist"]}}, [FIST], now(speed=3)), (JAB_ALONE, [JAB], now(speed=2))],
    ),
    (
        "attack",
        "R: After this attack is blocked, it gets +2 damage. Then your opponent commits 1 foundation.",
        {},
        [
            (
                {"bob": {"hand": ["Parry"], "staging": ["Drill"]}},
                [CARD, GO, block("parry"), use()],
                bob(vitality=7) | card("drill", committed=True),
            ),
            ({"bob": {"staging": ["Drill"]}}, [CARD, GO, FREE, use()], no("wrong_time")),
        ],
    ),
    (
        "foundation",
        "E Commit: Your Punch or Weapon attack gets +2 damage.",
        {},
        [({"ann": {"hand": ["Fist"]}}, [FIST, use()], now(damage=6)), (JAB_ALONE, [JAB, use()], now(damage=4))],
    ),
    (
        "attack",
        "E: If your opponent's character is shorter than yours, this attack gets +2 damage.",
        {},
        [
            (
                {
                    "ann": {"character": "Tall"},
                    "bob": {"character": "Small"},
                    "with": {"more": [character("Tall", height="6'1\""), character("Small", height="5'11\"")]},
                },
                ON,
                now(damage=6),
            ),
            (
                {
                    "ann": {"character": "Small"},
                    "bob": {"character": "Tall"},
                    "with": {"more": [character("Tall", height="6'1\""), character("Small", height="5'11\"")]},
                },
                ON,
                now(damage=4),
            ),
        ],
    ),
    (
        "foundation",
        "Desperation F Commit: Draw 2 cards, then discard 1 card.",
        {},
        [
            ({"ann": {"vitality": 9, "deck": ["Jab", "Boot", "Fist"]}}, [use(targets=["boot"])], ann(hand=1)),
            ({"ann": {"vitality": 10}}, [use()], no("not_desperate")),
        ],
    ),
    (
        "attack",
        "Combo E: This attack gets +5 damage.",
        {"keywords": ["Combo (Kick, Punch)"]},
        [
            (
                {"ann": {"hand": ["Boot", "Fist"]}},
                [BOOT, GO, FREE, FIST, GO, FREE, CARD, use()],
                now(damage=9),
            ),
            (
                {"ann": {"hand": ["Boot", "Fist"]}},
                [FIST, GO, FREE, BOOT, GO, FREE, CARD, use()],
                no("combo"),
            ),
        ],
    ),
    (
        "foundation",
        "[Order] R Commit: After you make a control check, that check gets +1.",
        {},
        [
            (JAB_ALONE, [{**JAB, "check": 2}, use()], now(card="jab")),
            (
                {
                    "ann": {"hand": ["Jab"], "character": "Wild"},
                    "with": {"more": [character("Wild", resources=["fire"])]},
                },
                [{**JAB, "check": 2}],
                SHORT,
            ),
        ],
    ),
    (
        "foundation",
        "R Commit: Before you make a control check, use 4 instead of that check.",
        {},
        [
            (
                {"ann": {"hand": ["Jab"], "deck": ["Boot", "Fist"]}},
                [{"by": "Ann", "do": "play", "card": "jab"}, use()],
                now(card="jab") | card("boot", zone="deck"),
            ),
            (AGAINST_BOB, [JAB, use(by="Bob")], no("wrong_time")),
        ],
    ),
    (
        "foundation",
        "R: After your foundation is destroyed, draw 1 card.",
        {},
        [
            (
                {"of": "Bob", "ann": {"hand": ["Break"]}, "bob": {"staging": ["Drill"]}, "with": {"more": [BREAK]}},
                [{**JAB, "card": "break", "targets": ["drill"]}, use(by="Bob")],
                bob(hand=1),
            ),
            (
                {"ann": {"hand": ["Break"]}, "bob": {"staging": ["Drill"]}, "with": {"more": [BREAK]}},
                [{**JAB, "card": "break", "targets": ["drill"]}, use()],
                no("wrong_time"),
            ),
        ],
    ),
    (
        "foundation",
        "R Commit: After your opponent's attack resolves, ready your character.",
        {},
        [
            (
                {"of": "Bob", "ann": {"hand": ["Jab"]}, "bob": {"character": {"card": "Hero", "committed": True}}},
                [JAB, GO, FREE, use(by="Bob")],
                card("hero-2", committed=False),
            ),
            (
                {"ann": {"hand": ["Jab"], "character": {"card": "Hero", "committed": True}}},
                [JAB, GO, FREE, use()],
                no("wrong_time"),
            ),
        ],
    ),
    (
        "attack",
        "E: Your opponent's attacks get -1 damage until your next Ready Phase.",
        {},
        [
            (
                {
                    "ann": {"hand": []},
                    "bob": {"hand": ["Guard", "Counter"]},
                    "with": {"more": [attack("Counter", keywords=["Reversal"])]},
                },
                [*ON, GO, block(), {"by": "Bob", "do": "play", "card": "counter", "check": 9}],
                now(card="counter", damage=3),
            ),
            ({"ann": {"hand": ["Jab"]}}, [*ON, GO, FREE, JAB], now(card="jab", damage=4)),
        ],
    ),
    (
        "asset",
        "This card cannot be destroyed.",
        {},
        [
            (
                {"of": "Bob", "ann": {"hand": ["Break"]}, "bob": {"staging": ["Drill"]}, "with": {"more": [BREAK]}},
                [{**JAB, "card": "break", "targets": ["trial"]}],
                card("trial", zone="staging"),
            ),
            (
                {"of": "Bob", "ann": {"hand": ["Break"]}, "bob": {"staging": ["Drill"]}, "with": {"more": [BREAK]}},
                [{**JAB, "card": "break", "targets": ["drill"]}],
                card("drill", zone="discard"),
            ),
        ],
    ),
    (
        "foundation",
        "Your attacks lose Punch.",
        {},
        [
            (
                {
                    "ann": {"hand": ["Fist"], "staging": ["Glove"]},
                    "with": {"more": [GLOVE]},
                },
                [FIST, use("glove")],
                now(damage=4),
            ),
            (
                {
                    "of": "Bob",
                    "ann": {"hand": ["Fist"], "staging": ["Glove"]},
                    "with": {"more": [GLOVE]},
                },
                [FIST, use("glove")],
                now(damage=6),
            ),
        ],
    ),
    (
        "asset",
        "E Commit: Your opponent commits 1 foundation. If your attack is a Punch, your opponent commits 2 foundations"
        " instead.",
        {},
        [
            (
                {"ann": {"hand": ["Fist"]}, "bob": {"staging": ["Drill", "Calm"]}},
                [FIST, use()],
                {"cards": {"drill": {"committed": True}, "calm": {"committed": True}}},
            ),
            (
                {**JAB_ALONE, "bob": {"staging": ["Drill"]}},
                [JAB, use()],
                card("drill", committed=True),
            ),
        ],
    ),
    (
        "foundation",
        "R Commit: After your opponent partially blocks an attack, draw 1 card.",
        {},
        [
            (
                {"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Parry"]}},
                [JAB, GO, block("parry"), use()],
                ann(hand=1),
            ),
            ({"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Guard"]}}, [JAB, GO, block(), use()], no("wrong_time")),
        ],
    ),
    (
        "attack",
        "E: Reveal the top card of your deck. If it is an attack, add it to your hand. Then this attack gets +1"
        " damage.",
        {},
        [
            (
                {"ann": {"deck": ["Boot", "Fist", "Drill"]}},
                [{"by": "Ann", "do": "play", "card": "trial"}, use()],
                now(damage=5) | card("fist", zone="hand"),
            ),
            (
                {"ann": {"deck": ["Boot", "Drill", "Fist"]}},
                [{"by": "Ann", "do": "play", "card": "trial"}, use()],
                now(damage=4) | card("drill", zone="deck"),
            ),
        ],
    ),
    (
        "foundation",
        "R Commit: When you are taking damage, reduce that damage to 0. Only playable if you have 5 or less vitality.",
        {},
        [
            ({**AGAINST_BOB, "bob": {"vitality": 5}}, [JAB, GO, FREE, use(by="Bob")], bob(vitality=5)),
            ({**AGAINST_BOB, "bob": {"vitality": 6}}, [JAB, GO, FREE, use(by="Bob")], {"status": "illegal"}),
        ],
    ),
    (
        "attack",
        "E: Your opponent's character loses Unique. Draw 1 card.",
        {},
        [],
    ),
    (
        "foundation",
        "E Commit: Your attack gets +1 speed and loses Throw.",
        {},
        [],
    ),
    (
        "attack",
        "E: This attack gets +1 damage for each momentum your opponent controls.",
        {},
        [({"bob": {"momentum": 3}}, ON, now(damage=7)), ({"ann": {"momentum": 3}}, ON, now(damage=4))],
    ),
    (
        "attack",
        "E: This attack gets +2 damage if your opponent has 5 or more cards in hand.",
        {},
        [({"bob": {"hand": 5}}, ON, now(damage=6)), ({"bob": {"hand": 4}}, ON, now(damage=4))],
    ),
    (
        "attack",
        "If your opponent controls no assets, this attack gets +1 damage.",
        {},
        [
            ({"ann": {"staging": ["Blade"]}}, [CARD], now(damage=5)),
            ({"bob": {"staging": ["Blade"]}}, [CARD], now(damage=4)),
        ],
    ),
    (
        "attack",
        "E: If you control no foundations, this attack gets +3 damage.",
        {},
        [({"bob": {"staging": ["Drill"]}}, ON, now(damage=7)), ({"ann": {"staging": ["Drill"]}}, ON, now(damage=4))],
    ),
    (
        "attack",
        "E: Gain vitality equal to half of this attack's damage, rounded up.",
        {"damage": 5},
        [({}, ON, ann(vitality=13)), ({}, [CARD], ann(vitality=10))],
    ),
    (
        "action",
        "F: Draw 1 card for each asset your opponent controls.",
        {},
        [
            ({"bob": {"staging": ["Blade", "Blade", "Drill"]}}, [CARD], ann(hand=2)),
            ({"ann": {"staging": ["Blade"]}}, [CARD], ann(hand=0)),
        ],
    ),
    (
        "action",
        "F: Your opponent loses 2 vitality for each asset you control.",
        {},
        [
            ({"ann": {"staging": ["Blade"]}, "bob": {"staging": ["Blade"]}}, [CARD], bob(vitality=8)),
            ({"bob": {"staging": ["Blade"]}}, [CARD], bob(vitality=10)),
        ],
    ),
    (
        "foundation",
        "E Commit: Your attack gets +2 damage. If it deals 5 or more damage, draw 1 card.",
        {},
        [
            (JAB_ALONE, [JAB, use(), GO, FREE], ann(hand=1) | bob(vitality=4)),
            (
                {**JAB_ALONE, "bob": {"hand": ["Parry"]}},
                [JAB, use(), GO, block("parry")],
                ann(hand=0) | bob(vitality=7),
            ),
            # It is of that player's attack that it speaks.
            (AGAINST_BOB, [JAB, use(by="Bob"), GO, FREE], bob(hand=1, vitality=6)),
        ],
    ),
    (
        "foundation",
        "R Commit: After your opponent plays a block, negate that block.",
        {},
        [
            ({**JAB_ALONE, "bob": {"hand": ["Guard"]}}, [JAB, GO, block(), use()], bob(vitality=6)),
            (JAB_ALONE, [JAB, GO, FREE, use()], no("wrong_time")),
        ],
    ),
    (
        "asset",
        "R Commit: After you block an attack, that block's zone becomes mid. Draw 1 card.",
        {},
        [
            (
                {"of": "Bob", "ann": {"hand": ["Jab"]}, "bob": {"hand": ["Guard"]}},
                [JAB, GO, block(), use(by="Bob")],
                bob(vitality=10, hand=1) | card("guard", block_zone="mid"),
            ),
            ({"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Guard"]}}, [JAB, GO, block(), use()], no("wrong_time")),
        ],
    ),
)
