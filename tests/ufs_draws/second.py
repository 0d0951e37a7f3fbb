"""The second draw of abilities."""

from __future__ import annotations

from tests.ufs_boards import action, attack, character, foundation
from tests.ufs_trials import CARD, END, FREE, GO, JAB, ON, ann, block, bob, card, no, now, use

THREE = {"ann": {"hand": ["Jab"], "momentum": 3}}
HIGH_BLOCK = {"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Guard"]}}
BOB_TRIAL = {"of": "Bob", "ann": {"hand": ["Jab"]}}
TAKES_FOUR = [JAB, GO, FREE]
GAG = foundation("Gag", text="Players can't draw cards.")
SHOUT = {"by": "Ann", "do": "play", "card": "shout"}
BREAK = action("Break", "F: Destroy 1 foundation or asset.")
WASTE = foundation("Waste", text="F Discard 1 card: Gain 1 vitality.")
WALL = foundation("Wall", text="Your foundations can't be destroyed.")
BLOW = attack("Blow", keywords=["Powerful: 2"])
THROWN = attack("Toss", keywords=["Throw"])
# Type, text, more of the card, and cases: what else there is, what is done, and what comes of it.
DRAWN = (
    (
        "foundation",
        "E Commit: If your attack is a Kick, it gets +3 damage.",
        {},
        [
            ({"ann": {"hand": ["Boot"]}}, [{**JAB, "card": "boot"}, use()], now(damage=7)),
            ({"ann": {"hand": ["Fist"]}}, [{**JAB, "card": "fist"}, use()], now(damage=4)),
        ],
    ),
    (
        "foundation",
        "F Commit: Draw 1 card. If you have 2 or fewer cards in hand, draw 2 cards instead.",
        {},
        [({"ann": {"hand": 2}}, [use()], ann(hand=4)), ({"ann": {"hand": 3}}, [use()], ann(hand=4))],
    ),
    (
        "attack",
        "E: This attack gets +2 damage. If you have 3 or more momentum, it gets +4 damage instead.",
        {},
        [({"ann": {"momentum": 3}}, ON, now(damage=8)), ({"ann": {"momentum": 2}}, ON, now(damage=6))],
    ),
    (
        "attack",
        "E Commit 2 foundations: This attack gets +2 speed. If your opponent has no momentum, this attack gets +4 speed"
        " instead.",
        {},
        [
            ({"ann": {"staging": ["Drill", "Haste"]}}, [CARD, use(pay=["drill", "haste"])], now(speed=6)),
            (
                {"ann": {"staging": ["Drill", "Haste"]}, "bob": {"momentum": 1}},
                [CARD, use(pay=["drill", "haste"])],
                now(speed=4),
            ),
        ],
    ),
    (
        "foundation",
        "R Commit: After your opponent plays their second card this turn, your opponent loses 1 vitality.",
        {},
        [
            (
                {"of": "Bob", "ann": {"hand": ["Shout", "Jab"]}},
                [{**JAB, "card": "shout"}, JAB, use(by="Bob")],
                ann(vitality=9),
            ),
            ({"of": "Bob", "ann": {"hand": ["Shout"]}}, [{**JAB, "card": "shout"}, use(by="Bob")], no("wrong_time")),
        ],
    ),
    (
        "attack",
        "E: This attack gets +1 damage for each attack in your card pool (maximum 2).",
        {},
        [
            ({"ann": {"hand": ["Jab"]}}, [JAB, GO, FREE, CARD, use()], now(damage=6)),
            ({"bob": {"card_pool": ["Jab", "Boot"]}}, ON, now(damage=5)),
        ],
    ),
    (
        "foundation",
        "Your Weapon attacks get +1 speed.",
        {},
        [
            (
                {"ann": {"hand": ["Chop"]}, "with": {"more": [attack("Chop", keywords=["Weapon"])]}},
                [{**JAB, "card": "chop"}],
                now(speed=3),
            ),
            ({"ann": {"hand": ["Jab"], "staging": ["Blade"]}}, [JAB], now(speed=2)),
        ],
    ),
    (
        "foundation",
        "R Discard 1 card: After you make a control check, that check gets +2.",
        {},
        [
            ({"ann": {"hand": ["Jab", "Boot"]}}, [{**JAB, "check": 1}, use()], now(card="jab") | ann(hand=0)),
            ({"ann": {"hand": ["Jab"]}}, [{**JAB, "check": 1}], {"decision": {"kind": "commit"}}),
        ],
    ),
    (
        "foundation",
        "F Discard 2 momentum: Ready all your foundations.",
        {},
        [
            (
                {"ann": {"momentum": 2, "staging": [{"card": "Drill", "committed": True}]}},
                [use()],
                card("drill", committed=False) | ann(momentum=0),
            ),
            ({"ann": {"momentum": 1, "staging": [{"card": "Drill", "committed": True}]}}, [use()], no("cannot_pay")),
        ],
    ),
    (
        "attack",
        "E: Your opponent discards 1 card at random. Only playable if this attack is a Punch.",
        {},
        [({"bob": {"hand": 2}}, ON, no("inactive"))],
    ),
    (
        "attack",
        "E: Your opponent discards 1 card at random. Only playable if this attack is a Punch.",
        {"keywords": ["Punch"]},
        [({"bob": {"hand": 2}}, ON, bob(hand=1))],
    ),
    (
        "attack",
        "R: After this attack deals damage, you may add 1 card from your discard pile to your hand.",
        {},
        [
            (
                {"ann": {"discard": ["Boot"]}},
                [CARD, GO, FREE, use(choices=["yes"], targets=["boot"])],
                card("boot", zone="hand"),
            ),
            (
                {"ann": {"discard": ["Boot"]}, "bob": {"hand": ["Guard"]}},
                [CARD, GO, block(), use(choices=["yes"])],
                {"status": "illegal"},
            ),
        ],
    ),
    (
        "attack",
        "If this attack is not blocked, draw 1 card.",
        {},
        [
            ({}, [CARD, GO, FREE], ann(hand=1)),
            ({"bob": {"hand": ["Parry"]}}, [CARD, GO, block("parry")], ann(hand=0)),
        ],
    ),
    (
        "attack",
        "After this attack deals damage, your opponent discards 2 momentum.",
        {},
        [
            ({"bob": {"momentum": 3}}, [CARD, GO, FREE], bob(momentum=1)),
            ({"bob": {"momentum": 3, "hand": ["Guard"]}}, [CARD, GO, block()], bob(momentum=3)),
        ],
    ),
    (
        "foundation",
        "E Destroy this card: Your attack gets Throw.",
        {},
        [
            (HIGH_BLOCK, [JAB, use(), GO, block()], bob(vitality=8) | card("trial", zone="discard")),
            (HIGH_BLOCK, [JAB, GO, block()], bob(vitality=10)),
        ],
    ),
    (
        "attack",
        "Desperation E: This attack gets +4 damage.",
        {},
        [({"ann": {"vitality": 9}}, ON, now(damage=8)), ({"ann": {"vitality": 10}}, ON, no("not_desperate"))],
    ),
    (
        "foundation",
        "F Commit, lose 2 vitality: Add the top card of your discard pile to your hand.",
        {},
        [
            (
                {"ann": {"discard": ["Boot", "Jab"]}},
                [use()],
                {"cards": {"boot": {"zone": "hand"}, "jab": {"zone": "discard"}}, **ann(vitality=8)},
            ),
            ({"ann": {"discard": ["Boot"], "vitality": 2}}, [use()], {"winner": "Bob"}),
        ],
    ),
    (
        "foundation",
        "R Commit: After your opponent plays an Enhance ability, negate that ability.",
        {},
        [
            (
                {"ann": {"hand": ["Jab"], "staging": ["Haste"]}, "of": "Bob"},
                [JAB, use("haste"), use(by="Bob")],
                now(speed=2) | card("haste", committed=True),
            ),
            (
                {"ann": {"staging": ["Drill"], "vitality": 5}, "of": "Bob"},
                [use("drill"), use(by="Bob")],
                no("wrong_time"),
            ),
        ],
    ),
    (
        "attack",
        "E Add 1 card from your hand to your momentum: This attack gets +2 damage.",
        {},
        [
            ({"ann": {"hand": ["Boot"]}}, ON, now(damage=6) | ann(hand=0, momentum=1)),
            ({}, ON, no("cannot_pay")),
        ],
    ),
    (
        "attack",
        "E: Your opponent loses X vitality. X equals the number of committed foundations your opponent controls.",
        {},
        [
            (
                {"bob": {"staging": [{"card": "Drill", "committed": True}, "Haste"]}},
                ON,
                bob(vitality=9),
            ),
            ({"ann": {"staging": [{"card": "Drill", "committed": True}]}}, ON, bob(vitality=10)),
        ],
    ),
    (
        "action",
        "F: Each player draws 1 card, then each player discards 1 card.",
        {},
        [
            # 2.13.3: who cannot draw has not completed it, and nobody discards.
            (
                {"ann": {"hand": ["Fist"]}, "bob": {"hand": ["Drill"], "staging": ["Gag"]}, "with": {"more": [GAG]}},
                [CARD],
                {"cards": {"fist": {"zone": "hand"}, "drill": {"zone": "hand"}}},
            ),
            (
                {"ann": {"deck": ["Jab", "Boot", "Fist"]}, "bob": {"deck": ["Drill", "Haste"]}},
                [{"by": "Ann", "do": "play", "card": "trial"}],
                {"cards": {"boot": {"zone": "discard"}, "drill": {"zone": "discard"}}},
            ),
        ],
    ),
    (
        "foundation",
        "F Commit: Look at the top card of your deck. You may put it on the bottom of your deck.",
        {},
        [
            # The check of the next card takes the top card, and what it does draws the one after.
            (
                {"ann": {"hand": ["Shout"], "deck": ["Jab", "Boot", "Fist", "Drill"]}},
                [use(choices=["yes"]), SHOUT],
                {"cards": {"boot": {"zone": "discard"}, "fist": {"zone": "hand"}, "jab": {"zone": "deck"}}},
            ),
            (
                {"ann": {"hand": ["Shout"], "deck": ["Jab", "Boot", "Fist", "Drill"]}},
                [use(choices=["no"]), SHOUT],
                {"cards": {"jab": {"zone": "discard"}, "boot": {"zone": "hand"}, "fist": {"zone": "deck"}}},
            ),
        ],
    ),
    (
        "foundation",
        "E Commit: Your opponent's attack loses Powerful.",
        {},
        [
            (
                {
                    "of": "Bob",
                    "ann": {"hand": ["Blow"], "momentum": 2},
                    "with": {"more": [BLOW]},
                },
                [
                    {**JAB, "card": "blow"},
                    {"by": "Ann", "do": "pass"},
                    use(by="Bob"),
                    use("blow", ability="Powerful", x=1),
                ],
                no("lost_keyword"),
            ),
            (
                {
                    "of": "Bob",
                    "ann": {"hand": ["Blow"], "momentum": 2},
                    "with": {"more": [BLOW]},
                },
                [{**JAB, "card": "blow"}, use("blow", ability="Powerful", x=1)],
                now(damage=6),
            ),
        ],
    ),
    (
        "foundation",
        "Your opponent's attacks lose Throw.",
        {},
        [
            (
                {"of": "Bob", "ann": {"hand": ["Toss"]}, "bob": {"hand": ["Guard"]}, "with": {"more": [THROWN]}},
                [{**JAB, "card": "toss"}, GO, block()],
                bob(vitality=10),
            ),
            (
                {"ann": {"hand": ["Toss"]}, "bob": {"hand": ["Guard"]}, "with": {"more": [THROWN]}},
                [{**JAB, "card": "toss"}, GO, block()],
                bob(vitality=8),
            ),
        ],
    ),
    (
        "attack",
        "E: This attack gets +2 damage. It loses Throw. Draw 1 card.",
        {"keywords": ["Throw"]},
        [
            ({"bob": {"hand": ["Guard"]}}, [*ON, GO, block()], bob(vitality=10) | ann(hand=1)),
            ({"bob": {"hand": ["Guard"]}}, [CARD, GO, block()], bob(vitality=8) | ann(hand=0)),
        ],
    ),
    (
        "attack",
        "E: Commit up to 2 of your opponent's foundations.",
        {},
        [
            (
                {"bob": {"staging": ["Drill", "Haste", "Calm"]}},
                [CARD, use(targets=["drill", "calm"])],
                {"cards": {"drill": {"committed": True}, "calm": {"committed": True}, "haste": {"committed": False}}},
            ),
            ({"bob": {"staging": ["Blade"]}}, ON, card("blade", committed=False) | {"status": "ok"}),
        ],
    ),
    (
        "foundation",
        "First E Commit: Your attack gets +2 speed.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}}, [JAB, use()], now(speed=4)),
            ({"ann": {"hand": ["Jab"], "staging": ["Haste"]}}, [JAB, use("haste"), FREE, use()], no("not_first")),
        ],
    ),
    (
        "attack",
        "E Reveal 1 Reversal from your hand: This attack gets +2 damage.",
        {},
        [
            (
                {"ann": {"hand": ["Counter"]}, "with": {"more": [attack("Counter", keywords=["Reversal"])]}},
                ON,
                now(damage=6) | ann(hand=1),
            ),
            ({"ann": {"hand": ["Jab"]}}, ON, no("cannot_pay")),
        ],
    ),
    (
        "foundation",
        "R: After you discard a card, draw 1 card. Only playable once per turn.",
        {},
        [
            (
                {"ann": {"hand": ["Jab", "Boot", "Fist"], "staging": ["Waste"]}, "with": {"more": [WASTE]}},
                [use("waste", pay=["boot"]), use(), use("waste", pay=["fist"]), use()],
                no("limit_reached"),
            ),
            (
                {"ann": {"hand": ["Jab", "Boot"], "staging": ["Waste"]}, "with": {"more": [WASTE]}},
                [use("waste", pay=["boot"]), use()],
                ann(hand=2),
            ),
        ],
    ),
    (
        "foundation",
        "F Commit: Your next attack this turn gets +2 speed and +1 damage.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}}, [use(), JAB], now(speed=4, damage=5)),
            (
                {"ann": {"hand": ["Jab", "Boot"]}},
                [use(), JAB, GO, FREE, {**JAB, "card": "boot"}],
                now(card="boot", speed=2, damage=4),
            ),
        ],
    ),
    (
        "foundation",
        "Your control checks to play attacks get +1.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}}, [{**JAB, "check": 2}], now(card="jab")),
            ({"ann": {"hand": ["Shout"]}}, [{**JAB, "card": "shout", "check": 1}], {"decision": {"kind": "commit"}}),
        ],
    ),
    (
        "attack",
        "E: If your opponent's character is male, this attack gets +2 damage.",
        {},
        [
            (
                {"bob": {"character": "Sir"}, "with": {"more": [character("Sir", gender="M")]}},
                ON,
                now(damage=6),
            ),
            (
                {"bob": {"character": "Dame"}, "with": {"more": [character("Dame", gender="F")]}},
                ON,
                now(damage=4),
            ),
            # 2.7.1.2: who has an unknown one has the worst of it.
            ({"bob": {"character": "Veil"}, "with": {"more": [character("Veil", gender="?")]}}, ON, now(damage=6)),
        ],
    ),
    (
        "foundation",
        "F Destroy 1 asset: Search your deck for 1 attack with a difficulty of 4 or less, reveal it, and add it to your"
        " hand.",
        {},
        [
            ({"ann": {"staging": ["Blade"], "deck": ["Drill", "Jab"]}}, [use()], card("jab", zone="hand")),
            ({"bob": {"staging": ["Blade"]}, "ann": {"deck": ["Drill", "Jab"]}}, [use()], no("cannot_pay")),
        ],
    ),
    (
        "foundation",
        "F Remove 3 cards in your discard pile from the game: Draw 2 cards.",
        {},
        [
            ({"ann": {"discard": ["Jab", "Boot", "Fist"]}}, [use()], ann(hand=2) | card("jab", zone="removed")),
            ({"ann": {"discard": ["Jab", "Boot"]}}, [use()], no("cannot_pay")),
        ],
    ),
    (
        "attack",
        "E Remove the top 2 cards of your discard pile from the game: This attack gets +5 damage.",
        {},
        [
            (
                {"ann": {"discard": ["Boot", "Fist", "Drill"], "deck": ["Haste", "Calm", "Blade"]}},
                [{"by": "Ann", "do": "play", "card": "trial"}, use()],
                {
                    "cards": {"boot": {"zone": "removed"}, "haste": {"zone": "removed"}, "fist": {"zone": "discard"}},
                    **now(damage=9),
                },
            ),
            ({"ann": {"discard": []}, "bob": {"discard": ["Boot", "Fist"]}}, ON, no("cannot_pay")),
        ],
    ),
    (
        "attack",
        "R: After you block with this card, draw 1 card.",
        {"block_zone": "high", "block_modifier": 0},
        [
            # 2.2.14: it lies in the card pool.
            (
                {"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Trial"]}},
                [JAB, GO, block("trial-2"), use("trial-2", "Bob")],
                bob(hand=1, vitality=10),
            ),
            (
                {"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Guard", "Trial"]}},
                [JAB, GO, block(), use("trial-2", "Bob")],
                {"status": "illegal"},
            ),
        ],
    ),
    (
        "attack",
        "After you block with this card, draw 1 card.",
        {"block_zone": "high", "block_modifier": 0},
        [
            # 2.2.13: it lies in the card pool.
            ({"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Trial"]}}, [JAB, GO, block("trial-2")], bob(hand=1)),
            ({"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Guard", "Trial"]}}, [JAB, GO, block()], bob(hand=1)),
            ({"bob": {"hand": ["Guard"]}}, [CARD, GO, block()], ann(hand=0) | bob(hand=0)),
        ],
    ),
    (
        "attack",
        "R: After this attack is blocked, draw 1 card.",
        {"block_zone": "high", "block_modifier": 0},
        [
            ({"bob": {"hand": ["Guard"]}}, [CARD, GO, block(), use()], ann(hand=1)),
            # As a block it is no attack that was blocked.
            (
                {"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Trial"]}},
                [JAB, GO, block("trial-2"), use("trial-2", "Bob")],
                {"status": "illegal"},
            ),
        ],
    ),
    (
        "action",
        "R: After you block with this card, draw 1 card.",
        {"block_zone": "high", "block_modifier": 0},
        [
            # 2.3.11: an action in the card pool gives no ability any more.
            (
                {"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Trial"]}},
                [JAB, GO, block("trial-2"), use("trial-2", "Bob")],
                {"status": "illegal"},
            ),
            ({"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Trial"]}}, [JAB, GO, block("trial-2")], bob(hand=0)),
        ],
    ),
    (
        "asset",
        "R Discard this card: When you are taking damage, prevent 3 of that damage.",
        {},
        [
            (BOB_TRIAL, [*TAKES_FOUR, use(by="Bob")], bob(vitality=9) | card("trial", zone="discard")),
            (BOB_TRIAL, [JAB, GO, FREE, GO], bob(vitality=6)),
        ],
    ),
    (
        "foundation",
        "R Commit: When you are taking damage, prevent that damage. Then destroy this card.",
        {},
        [
            (BOB_TRIAL, [*TAKES_FOUR, use(by="Bob")], bob(vitality=10) | card("trial", zone="discard")),
            ({"ann": {"hand": ["Jab"]}}, [*TAKES_FOUR, use()], no("wrong_time")),
        ],
    ),
    (
        "action",
        "F: Your opponent discards their hand, then draws 3 cards.",
        {},
        [
            ({"bob": {"hand": ["Jab"]}}, [CARD], bob(hand=3) | card("jab", zone="discard")),
            # 4.6.1.1: a hand of no cards is discarded as well.
            ({}, [CARD], bob(hand=3)),
        ],
    ),
    (
        "attack",
        "E: Add 1 asset from your hand to your staging area.",
        {},
        [
            ({"ann": {"hand": ["Blade"]}}, ON, card("blade", zone="staging", committed=False)),
            ({"ann": {"hand": ["Jab"]}}, ON, card("jab", zone="hand")),
        ],
    ),
    (
        "foundation",
        "While you have more momentum than your opponent, your attacks get +1 damage.",
        {},
        [(THREE, [JAB], now(damage=5)), ({**THREE, "bob": {"momentum": 3}}, [JAB], now(damage=4))],
    ),
    (
        "foundation",
        "At the start of your opponent's Combat Phase, commit 1 of your opponent's foundations.",
        {},
        [
            (
                {"ann": {"hand": 6}, "bob": {"hand": 6, "staging": ["Drill"]}},
                [END, GO],
                card("drill", committed=True) | {"turn": "Bob"},
            ),
            (
                {"of": "Bob", "ann": {"hand": 6}, "bob": {"hand": 6, "staging": ["Drill"]}},
                [END, GO],
                card("drill", committed=False) | {"turn": "Bob"},
            ),
        ],
    ),
    (
        "foundation",
        "At the end of your Combat Phase, ready this card.",
        {},
        [
            (
                {"ann": {"hand": ["Jab"], "staging": ["Drill"]}},
                [{**JAB, "check": 2, "commit": ["trial"]}, GO, FREE, END],
                card("trial", committed=False),
            ),
            (
                {"ann": {"hand": ["Jab"], "staging": ["Drill"]}},
                [{**JAB, "check": 2, "commit": ["drill"]}, GO, FREE, END],
                card("drill", committed=True),
            ),
        ],
    ),
    (
        "attack",
        "If your character has the [Water] symbol, this attack gets +2 speed.",
        {},
        [
            (
                {"ann": {"character": "Wave"}, "with": {"more": [character("Wave", resources=["fire", "water"])]}},
                [CARD],
                now(speed=4),
            ),
            ({}, [CARD], now(speed=2)),
        ],
    ),
    (
        "foundation",
        "[Water] E Commit: Your attack gets +2 damage.",
        {},
        [
            (
                {
                    "ann": {"hand": ["Jab"], "character": "Wave"},
                    "with": {"more": [character("Wave", resources=["fire", "water"])]},
                },
                [JAB, use()],
                now(damage=6),
            ),
            ({"ann": {"hand": ["Jab"]}}, [JAB, use()], no("missing_symbol")),
        ],
    ),
    (
        "asset",
        "All attacks get -1 speed.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}}, [JAB], now(speed=1)),
            ({"of": "Bob", "ann": {"hand": ["Jab"]}}, [JAB], now(speed=1)),
        ],
    ),
    (
        "attack",
        "E: Return this attack to your hand.",
        {},
        [
            # 8.3.1.7: it has left the card pool; there is nothing to block.
            ({"bob": {"hand": ["Guard"]}}, ON, card("trial", zone="hand") | {"attack": None}),
            ({"bob": {"hand": ["Guard"]}}, [*ON, block()], {"status": "illegal"}),
        ],
    ),
    (
        "foundation",
        "E Commit: Destroy 1 of your foundations. If you do, your attack gets +4 damage.",
        {},
        [
            (
                {"ann": {"hand": ["Jab"], "staging": ["Drill"]}},
                [JAB, use(targets=["drill"])],
                now(damage=8) | card("drill", zone="discard"),
            ),
            (
                {"ann": {"hand": ["Jab"], "staging": ["Drill", "Wall"]}, "with": {"more": [WALL]}},
                [JAB, use(targets=["drill"])],
                now(damage=4) | card("drill", zone="staging"),
            ),
        ],
    ),
    (
        "action",
        "F: Turn all assets face down.",
        {},
        [
            ({"bob": {"staging": ["Blade"]}}, [CARD], card("blade", face="down")),
            ({"bob": {"staging": ["Drill"]}}, [CARD], card("drill", face="up")),
        ],
    ),
    (
        "foundation",
        "R Commit: After a foundation is destroyed, gain 1 vitality.",
        {},
        [
            (
                {"ann": {"hand": ["Break"]}, "bob": {"staging": ["Drill"]}, "with": {"more": [BREAK]}},
                [{**JAB, "card": "break", "targets": ["drill"]}, use()],
                ann(vitality=11),
            ),
            (
                {"ann": {"hand": ["Break"]}, "bob": {"staging": ["Blade"]}, "with": {"more": [BREAK]}},
                [{**JAB, "card": "break", "targets": ["blade"]}, use()],
                no("wrong_time"),
            ),
        ],
    ),
    (
        "foundation",
        "F Commit: Put 1 card from your discard pile on top of your deck.",
        {},
        [
            (
                {"ann": {"hand": ["Shout"], "discard": ["Jab"], "deck": ["Boot", "Fist", "Drill"]}},
                [use(), SHOUT],
                {"cards": {"jab": {"zone": "discard"}, "boot": {"zone": "hand"}}},
            ),
            (
                {"ann": {"hand": ["Shout"], "deck": ["Boot", "Fist", "Drill"]}, "bob": {"discard": ["Jab"]}},
                [use(), SHOUT],
                {"cards": {"boot": {"zone": "discard"}, "fist": {"zone": "hand"}}},
            ),
        ],
    ),
    (
        "attack",
        "E: If this attack is a high attack, it gets +2 damage.",
        {},
        [({}, ON, now(damage=6))],
    ),
    (
        "attack",
        "E: If this attack is a high attack, it gets +2 damage.",
        {"attack_zone": "low"},
        [({}, ON, now(damage=4))],
    ),
    (
        "foundation",
        "E Commit: Change your attack's zone to mid. It gets +1 speed.",
        {},
        [
            ({"ann": {"hand": ["Jab"]}}, [JAB, use()], now(attack_zone="mid", speed=3)),
            (BOB_TRIAL, [JAB, use(by="Bob")], now(attack_zone="high", speed=2)),
        ],
    ),
    (
        "foundation",
        "R Commit: After your attack is partially blocked, it gets +2 damage.",
        {},
        [
            # 8.3.3.9: half of six.
            (
                {"ann": {"hand": ["Jab"]}, "bob": {"hand": ["Parry"]}},
                [JAB, GO, block("parry"), use()],
                bob(vitality=7),
            ),
            (HIGH_BLOCK, [JAB, GO, block(), use()], no("wrong_time")),
        ],
    ),
    (
        "foundation",
        "E Commit, discard 1 Kick from your hand: Your Kick attack gets +3 damage.",
        {},
        [
            (
                {"ann": {"hand": ["Boot", "Heel"]}, "with": {"more": [attack("Heel", keywords=["Kick"])]}},
                [{**JAB, "card": "boot"}, use()],
                now(damage=7) | card("heel", zone="discard"),
            ),
            ({"ann": {"hand": ["Boot", "Jab"]}}, [{**JAB, "card": "boot"}, use()], no("cannot_pay")),
        ],
    ),
    (
        "asset",
        "F: Attach 1 foundation from your hand to this card.",
        {},
        [
            ({"ann": {"hand": ["Drill"]}}, [use()], card("drill", zone="attached")),
            ({"ann": {"hand": ["Jab"]}}, [use()], card("jab", zone="hand")),
        ],
    ),
    (
        "asset",
        "E Discard 1 card attached to this card: Your attack gets +2 damage.",
        {},
        [
            (
                {"ann": {"hand": ["Jab"], "staging": [{"card": "Trial", "attached": ["Drill"]}]}},
                [JAB, use("trial-2")],
                now(damage=6) | card("drill", zone="discard"),
            ),
            # 4.0.3: what is attached to another card serves that one.
            (
                {"ann": {"hand": ["Jab"], "staging": [{"card": "Trial", "attached": ["Drill"]}]}},
                [JAB, use()],
                no("cannot_pay"),
            ),
        ],
    ),
    (
        "foundation",
        "Your foundations can't be destroyed.",
        {},
        [
            (
                {"of": "Bob", "ann": {"hand": ["Break"]}, "bob": {"staging": ["Drill"]}, "with": {"more": [BREAK]}},
                [{**JAB, "card": "break", "targets": ["drill"]}],
                card("drill", zone="staging"),
            ),
            (
                {"ann": {"hand": ["Break"]}, "bob": {"staging": ["Drill"]}, "with": {"more": [BREAK]}},
                [{**JAB, "card": "break", "targets": ["drill"]}],
                card("drill", zone="discard"),
            ),
            # Nor does such a card pay by being destroyed.
            (
                {
                    "ann": {"staging": ["Last"]},
                    "with": {"more": [foundation("Last", text="F Destroy this card: Gain 1 vitality.")]},
                },
                [use("last")],
                no("cannot_pay"),
            ),
        ],
    ),
    (
        "foundation",
        "Your opponent can't destroy foundations.",
        {},
        [
            # It is what that player does that is forbidden, to whosever foundations.
            (
                {"of": "Bob", "ann": {"hand": ["Break"]}, "bob": {"staging": ["Drill"]}, "with": {"more": [BREAK]}},
                [{**JAB, "card": "break", "targets": ["drill"]}],
                card("drill", zone="staging"),
            ),
            (
                {"ann": {"hand": ["Break"]}, "bob": {"staging": ["Drill"]}, "with": {"more": [BREAK]}},
                [{**JAB, "card": "break", "targets": ["drill"]}],
                card("drill", zone="discard"),
            ),
        ],
    ),
    (
        "foundation",
        "R Commit: After your opponent blocks your attack, change that block's zone to low.",
        {},
        [
            # 8.3.2.8, 2.13.1: it was a complete block as it was played.
            (HIGH_BLOCK, [JAB, GO, block(), use()], card("guard", zone="card_pool") | bob(vitality=10)),
            ({"ann": {"hand": ["Jab"]}}, [JAB, GO, FREE, use()], no("wrong_time")),
        ],
    ),
    (
        "foundation",
        "R Commit: After your opponent plays an asset, discard 1 card. Remove that asset from the game.",
        {},
        [
            (
                {"of": "Bob", "ann": {"hand": ["Blade"]}, "bob": {"hand": ["Jab"]}},
                [{**JAB, "card": "blade"}, use(by="Bob")],
                {"cards": {"blade": {"zone": "removed"}, "jab": {"zone": "discard"}}},
            ),
            ({"of": "Bob", "ann": {"hand": ["Shout"]}}, [{**JAB, "card": "shout"}, use(by="Bob")], no("wrong_time")),
        ],
    ),
)
