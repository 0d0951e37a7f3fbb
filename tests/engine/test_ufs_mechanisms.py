"""What texts of real cards ask of the engine, each where it holds and where it does not: expected from the rules."""

from __future__ import annotations

import pytest

from rules.engine.kernel.expectations import unmet
from tests.ufs_boards import action, attack, blocker, character, foundation
from tests.ufs_trials import CARD, END, FREE, GO, JAB, ann, block, bob, card, no, now, played, use

UNCHECKED = {"by": "Ann", "do": "play", "card": "jab"}
BOOT = {"by": "Ann", "do": "play", "card": "boot", "check": 9}
FIST = {"by": "Ann", "do": "play", "card": "fist", "check": 9}
ODD = {"by": "Ann", "do": "play", "card": "odd", "check": 9}
COUNTER = {"by": "Bob", "do": "play", "card": "counter", "check": 9}
HIT = (GO, FREE, GO)
SHORT = {"decision": {"kind": "commit"}}
IN_HAND = {"ann": {"hand": ["Jab"]}}
TWO = {"ann": {"hand": ["Jab", "Boot"]}}
COUNTERED = {
    "ann": {"hand": ["Jab"]},
    "bob": {"hand": ["Guard", "Counter"]},
    "with": {"more": [attack("Counter", keywords=["Reversal"])]},
}
CHAOTIC = {"more": [attack("Odd", resources=["chaos"])]}
STRONG = {"more": [attack("Blow", damage=5)]}
BLOW = {"by": "Ann", "do": "play", "card": "blow", "check": 9}
OFFICER = {
    "ann": {"hand": ["Jab"], "character": "Officer", "staging": ["Drill"]},
    "with": {"more": [character("Officer", text="F: Gain 1 vitality.")]},
}
WALL = {"more": [attack("Wall", block_zone="high", block_modifier=0)]}
SECOND = {"card": "Hero", "id": "second"}
BLEED = foundation("Bleed", text="E Commit: Your opponent loses 1 vitality.")
PURGE = foundation("Purge", text="F Commit: Destroy 1 of your opponent's foundations with a difficulty of 2 or less.")
VETOED = {
    "ann": {"hand": ["Jab"], "staging": ["Veto"]},
    "bob": {"hand": ["Aside"]},
    "with": {
        "more": [
            action("Aside", "", block_zone="high", block_modifier=0),
            foundation("Veto", text="R Commit: After your opponent plays an action, negate that action."),
        ]
    },
}
PRESS = foundation("Press", text="F Commit: Your opponent discards 2 cards.")
TOSS = foundation("Toss", text="E Discard 1 card: This attack gets +1 speed.")
WAKE = foundation("Wake", text="F Commit: Ready 1 card in your staging area.")
PURPOSE = foundation("Purpose", text="F: Commit 1 asset in your staging area.")
SHELL = foundation("Shell", text="E Commit: This attack is completely blocked.")
BOLT = attack("Bolt", keywords=["Ranged"], block_zone="high", block_modifier=0)
LAST = {"more": [attack("Last", difficulty=5, keywords=["Desperation: 2"])]}
LAST_ONE = {"by": "Ann", "do": "play", "card": "last", "check": 9}
LIFTED = {
    "ann": {"hand": ["Jab"]},
    "bob": {"staging": ["Lift", "Again"]},
    "with": {
        "more": [
            foundation("Lift", text="R Commit: After you make a control check, that check gets +1."),
            foundation("Again", text="R Commit: After you make a control check, re-check."),
        ]
    },
}
EDGE = {
    "more": [
        foundation("Edge", text="Your attacks get +1 damage."),
        foundation("Force", text="E: This attack gets +2 damage."),
        foundation("Cheer", text="F: Your attacks get +2 damage this turn."),
    ]
}
FLURRY = {"more": [attack("Flurry", keywords=["Multiple: 1"]), attack("Counter", keywords=["Reversal"])]}
EASE = foundation("Ease", text="Your foundations get -4 difficulty.")
AIM = foundation("Aim", text="Your control checks get +1.")
VOW = foundation("Vow", text="R: After you take damage, gain 1 vitality.")
OATH = foundation("Oath", text="R: After you take damage from an attack, gain 1 vitality.")
FORCE = foundation("Force", text="E: This attack gets +2 damage.")
ENGINE = foundation("Engine", type="asset", text="E Commit: This attack gets +1 speed.")
FETCHING = {
    "ann": {"deck": ["Jab", "Boot", "Fist"], "staging": ["Fetch"]},
    "with": {"more": [foundation("Fetch", text="F Commit: Draw 1 card.")]},
}
TIDY = foundation("Tidy", text="E Commit: Discard 1 card from your card pool.")
YELL = action("Yell", "E: Gain 1 vitality.")
HEEL = foundation("Heel", text="E: Your Kick attack gets +1 speed.")
POKE = attack("Poke", damage=3)
ARROW = attack("Arrow", keywords=["Ranged"])
BLOCKING = {**IN_HAND, "bob": {"hand": ["Guard"]}, "of": "Bob"}
TIRING = [JAB, GO, {**block(), "check": 1, "commit": ["trial"]}, GO, END]
SPLIT = {
    "title": "Minds",
    "control": 4,
    "resources": ["air"],
    "halves": [
        {"type": "foundation", "difficulty": 2},
        {"type": "attack", "difficulty": 5, "speed": 3, "attack_zone": "low", "damage": 4},
    ],
}
READ = foundation("Read", text="E Commit: Draw 1 card.")
# Type, text, and cases: what else there is, what is done, and what comes of it.
ROWS = [
    ("attack", "If this attack is completely blocked, it still deals half damage (rounded up).", [
        ({"bob": {"hand": ["Guard"]}, "stats": {"damage": 5}}, [CARD, GO, block(), GO], bob(vitality=7)),
        ({"stats": {"damage": 5}}, [CARD, *HIT], bob(vitality=5)),
        ({**IN_HAND, "bob": {"hand": ["Guard"]}}, [JAB, GO, block(), GO], bob(vitality=10)),
    ]),
    ("attack", "E: If this attack deals damage and if your opponent has fewer cards in their hand than you have in "
               "your hand, gain 2 vitality.", [
        ({"ann": {"hand": ["Jab", "Boot"]}, "bob": {"hand": 1}}, [CARD, use(), *HIT], ann(vitality=12)),
        ({"bob": {"hand": 1}}, [CARD, use(), *HIT], ann(vitality=10)),
        ({"ann": {"hand": ["Jab", "Boot"]}, "bob": {"hand": ["Guard"]}}, [CARD, use(), GO, block(), GO],
         ann(vitality=10)),
    ]),
    ("foundation", "F: Your next Kick attack gets +2 damage.", [
        ({"ann": {"hand": ["Boot"]}}, [use(), BOOT], now(damage=6)),
        (IN_HAND, [use(), JAB], now(damage=4)),
        (TWO, [use(), JAB, *HIT, BOOT], now(damage=6)),
    ]),
    ("foundation", "F: Your next attack this turn with a printed damage of 5 or more gets +2 damage.", [
        ({"ann": {"hand": ["Blow"]}, "with": STRONG}, [use(), BLOW], now(damage=7)),
        (IN_HAND, [use(), JAB], now(damage=4)),
    ]),
    ("foundation", "R: After your opponent plays an attack, reduce that attack's damage to 0.", [
        ({"of": "Bob", "ann": {"hand": ["Jab"], "staging": ["Fire"]},
          "with": {"more": [foundation("Fire", text="F: Your next attack this turn gets +2 damage.")]}},
         [use("fire"), JAB, use(by="Bob")], now(damage=0)),
        (IN_HAND, [JAB, use()], {"status": "illegal"}),
    ]),
    ("foundation", "F: Your next Kick attack this turn gets -2 difficulty (minimum 0).", [
        ({"ann": {"hand": ["Boot"]}}, [use(), {**BOOT, "check": 1}], card("boot", zone="card_pool")),
        (IN_HAND, [use(), {**JAB, "check": 1}], SHORT),
        (TWO, [use(), JAB, *HIT, {**BOOT, "check": 2}], card("boot", zone="card_pool")),
    ]),
    ("foundation", "E: Your attack played as a Reversal gets +3 damage.", [
        ({**COUNTERED, "of": "Bob"}, [JAB, GO, block(), COUNTER, use(by="Bob")], now(damage=7)),
        (IN_HAND, [JAB, use()], now(damage=4)),
    ]),
    ("foundation", "While this card is in your staging area, your character card has the [Chaos] resource symbol if it "
                   "does not have it already.", [
        ({"ann": {"hand": ["Odd"]}, "with": CHAOTIC}, [ODD], card("odd", zone="card_pool")),
        ({"of": "Bob", "ann": {"hand": ["Odd"]}, "with": CHAOTIC}, [ODD], {"status": "illegal"}),
    ]),
    ("attack", "You may only play this card if you have at least 1 other card in your card pool.", [
        ({}, [CARD], no("card_forbids")),
        (IN_HAND, [JAB, *HIT, CARD], card("trial", zone="card_pool")),
    ]),
    ("attack", "E: This attack gets +2 speed. Only playable if you have played another attack this turn.", [
        (IN_HAND, [JAB, *HIT, CARD, use()], now(speed=4)),
        ({}, [CARD, use()], no("inactive")),
        ({"ann": {"hand": ["Shout"]}}, [{"by": "Ann", "do": "play", "card": "shout", "check": 9}, GO, CARD, use()],
         no("inactive")),
    ]),
    ("attack", "E: This attack gets +2 speed. Only playable if you have played at least 2 other attacks this turn.", [
        (TWO, [JAB, *HIT, BOOT, *HIT, CARD, use()], now(speed=4)),
        (IN_HAND, [JAB, *HIT, CARD, use()], no("inactive")),
    ]),
    ("foundation", "E: Gain 1 vitality. Only playable if you have played a Reversal this turn.", [
        ({**COUNTERED, "of": "Bob"}, [JAB, GO, block(), COUNTER, use(by="Bob")], bob(vitality=11)),
        ({**IN_HAND, "of": "Bob"}, [JAB, use(by="Bob")], no("inactive")),
    ]),
    ("foundation", "E: Gain 1 vitality. Only playable if your opponent has drawn cards this Combat Phase.", [
        ({"of": "Bob", "ann": {"hand": ["Jab", "Shout"], "deck": 9}},
         [{"by": "Ann", "do": "play", "card": "shout", "check": 9}, GO, JAB, use(by="Bob")], bob(vitality=11)),
        ({"of": "Bob", **IN_HAND}, [JAB, use(by="Bob")], no("inactive")),
    ]),
    ("foundation", "F: If you have dealt damage to your opponent this turn, gain 5 vitality.", [
        (IN_HAND, [JAB, *HIT, use()], ann(vitality=15)),
        ({}, [use()], ann(vitality=10)),
    ]),
    ("foundation", "R: After you take 5 or more damage, gain 1 vitality.", [
        ({"of": "Bob", "ann": {"hand": ["Blow"]}, "with": STRONG}, [BLOW, GO, FREE, use(by="Bob"), GO],
         bob(vitality=6)),
        ({"of": "Bob", **IN_HAND}, [JAB, GO, FREE, use(by="Bob")], {"status": "illegal"}),
    ]),
    ("foundation", "R: After you lose vitality due to an attack, gain 1 vitality.", [
        ({"of": "Bob", **IN_HAND}, [JAB, GO, FREE, use(by="Bob"), GO], bob(vitality=7)),
        ({"ann": {"vitality": 10}}, [use()], {"status": "illegal"}),
    ]),
    ("foundation", "R Commit: After your opponent makes a control check to play a card, that check gets -3.", [
        ({"of": "Bob", **IN_HAND}, [{**JAB, "check": 4}, use(by="Bob"), GO], card("jab", zone="discard")),
        ({"of": "Bob", **IN_HAND}, [{**JAB, "check": 7}, use(by="Bob"), GO], card("jab", zone="card_pool")),
    ]),
    ("foundation", "R Commit: Before you make a control check to play an attack, that check gets +2.", [
        (IN_HAND, [{**JAB, "check": 1}, use(), GO], card("jab", zone="card_pool")),
        ({"ann": {"hand": ["Shout"]}}, [{"by": "Ann", "do": "play", "card": "shout", "check": 9}, use()],
         {"status": "illegal"}),
    ]),
    ("foundation", "R: After your opponent adds a card to their momentum, gain 1 vitality.", [
        ({"of": "Bob", "ann": {"staging": ["Store"], "hand": ["Jab"]},
          "with": {"more": [foundation("Store", text="F Add 1 card from your hand to your momentum: Draw 1 card.")]}},
         [use("store", pay=["jab"]), use(by="Bob"), GO], bob(vitality=11)),
        ({"ann": {"staging": ["Store"], "hand": ["Jab"]},
          "with": {"more": [foundation("Store", text="F Add 1 card from your hand to your momentum: Draw 1 card.")]}},
         [use("store", pay=["jab"]), use()], {"status": "illegal"}),
    ]),
    ("foundation", "R Commit: After your opponent plays an ability printed on their character, gain 2 vitality.", [
        ({**OFFICER, "of": "Bob"}, [use("officer"), use(by="Bob"), GO], bob(vitality=12)),
        ({**OFFICER, "of": "Bob"}, [use("drill"), use(by="Bob")], {"status": "illegal"}),
    ]),
    ("attack", "E: This attack gets +X speed. X equals the control of the preceding card in your card pool.", [
        (IN_HAND, [JAB, *HIT, CARD, use()], now(speed=5)),
        ({}, [CARD, use()], now(speed=2)),
    ]),
    ("attack", "E: This attack gets +X damage. X equals the speed of the attack preceding this attack in your card "
               "pool.", [
        (IN_HAND, [JAB, *HIT, CARD, use()], now(damage=6)),
        ({"ann": {"hand": ["Shout"]}}, [{"by": "Ann", "do": "play", "card": "shout", "check": 9}, GO, CARD, use()],
         now(damage=4)),
    ]),
    ("attack", "E: Your opponent reveals a random card in their hand. This attack gets +X speed. X equals the block "
               "modifier of the revealed card.", [
        ({"bob": {"hand": ["Guard"]}, "with": {"more": []}}, [CARD, use()], now(speed=2)),
        ({"bob": {"hand": ["Wall"]}, "with": {"more": [foundation("Wall", block_zone="mid", block_modifier=3)]}},
         [CARD, use()], now(speed=5)),
        ({"bob": {"hand": 1}}, [CARD, use()], no("unknown_card")),
    ]),
    ("attack", "E: Change the zone of this attack to mid or low.", [
        ({}, [CARD, use(choices=["1"])], now(attack_zone="mid")),
        ({}, [CARD, use(choices=["2"])], now(attack_zone="low")),
    ]),
    ("attack", "E: Your opponent takes the top card of their deck and adds it to their momentum.", [
        ({"bob": {"deck": ["Drill", "Guard"]}}, [CARD, use()], card("drill", zone="momentum", controller="Bob")),
    ]),
    ("foundation", "E Commit: If this is your second attack this turn, gain 1 vitality.", [
        (TWO, [JAB, *HIT, BOOT, use()], ann(vitality=11)),
        (IN_HAND, [JAB, use()], ann(vitality=10)),
    ]),
    ("action", "F: Gain 1 vitality. If your character is Hero, discard this card from your card pool.", [
        ({}, [CARD, GO], card("trial", zone="discard")),
        ({"ann": {"character": "Other"}, "with": {"more": [character("Other")]}}, [CARD, GO],
         card("trial", zone="card_pool")),
    ]),
    ("attack", "E: If this attack deals damage, each player's next control check this turn gets +X. X equals the "
               "damage dealt.", [
        (IN_HAND, [CARD, use(), *HIT, {**JAB, "check": 0}], card("jab", zone="card_pool")),
        (IN_HAND, [CARD, GO, FREE, GO, {**JAB, "check": 0}], card("jab", zone="discard")),
    ]),
    ("foundation", "R Commit: Before a control check is made, that check gets +2.", [
        (IN_HAND, [{**JAB, "check": 1}, use(), GO], card("jab", zone="card_pool")),
        ({**IN_HAND, "of": "Bob"}, [{**JAB, "check": 1}, use(by="Bob"), GO], card("jab", zone="card_pool")),
    ]),
    ("foundation", "E Commit: All control checks get -1 for the rest of this turn.", [
        (TWO, [JAB, use(), *HIT, {**BOOT, "check": 4}], SHORT),
        (TWO, [JAB, use(), *HIT, {**BOOT, "check": 5}], card("boot", zone="card_pool")),
    ]),
    ("foundation", "R Discard 1 momentum: Before you make a control check to play an attack, that check is equal to "
                   "your momentum (no control check necessary).", [
        ({"ann": {"hand": ["Jab"], "momentum": 4}}, [{**JAB, "check": 0}, use(), GO], card("jab", zone="card_pool")),
        ({"ann": {"hand": ["Jab"], "momentum": 1}}, [{**JAB, "check": 9}, use(), GO], card("jab", zone="discard")),
    ]),
    ("foundation", "F: Your opponent discards 3 cards. Only playable if this is the first turn of the game.", [
        ({"bob": {"hand": 5}}, [use()], no("inactive")),
    ]),
    ("foundation", "E Commit: If your attack has greater damage than speed, it gets +1 speed.", [
        (IN_HAND, [JAB, use()], now(speed=3)),
        ({"ann": {"hand": ["Quick"]}, "with": {"more": [attack("Quick", speed=5)]}},
         [{"by": "Ann", "do": "play", "card": "quick", "check": 9}, use()], now(speed=5)),
    ]),
    ("foundation", "E: Your attack gets +3 damage. Only playable if your attack's damage is below its printed value.", [
        ({"ann": {"hand": ["Jab"], "staging": ["Weaken"]},
          "with": {"more": [foundation("Weaken", text="E Commit: Your attack gets -1 damage.")]}},
         [JAB, use("weaken"), {"by": "Bob", "do": "pass"}, use()], now(damage=6)),
        (IN_HAND, [JAB, use()], no("inactive")),
    ]),
    ("foundation", "F: Add 1 non-attack card from your discard pile to your hand.", [
        ({"ann": {"discard": ["Minds"]}, "with": {"more": [SPLIT]}}, [use()], card("minds", zone="hand")),
        ({"ann": {"discard": ["Jab"]}}, [use()], card("jab", zone="discard")),
    ]),
    ("attack", "E: This attack gets either +1 speed or +1 damage.", [
        ({}, [CARD, use(choices=["1"])], now(speed=3, damage=4)),
        ({}, [CARD, use(choices=["2"])], now(speed=2, damage=5)),
    ]),
    ("foundation", "R Commit: After a control check is made, that check gets either +1 or -1.", [
        (IN_HAND, [{**JAB, "check": 2}, use(choices=["1"]), GO], card("jab", zone="card_pool")),
        ({**IN_HAND, "of": "Bob"}, [{**JAB, "check": 3}, use(by="Bob", choices=["2"]), GO],
         card("jab", zone="discard")),
    ]),
    ("attack", "E: Your opponent discards 1 random card for each Kick attack in your card pool.", [
        ({"ann": {"hand": ["Boot"]}, "bob": {"hand": 3}}, [BOOT, *HIT, CARD, use()], bob(hand=2)),
        ({"bob": {"hand": 3}}, [CARD, use()], bob(hand=3)),
    ]),
    ("foundation", "E: Your attack gets +1 damage. You may not play any more enhances this Enhance Step.", [
        ({"ann": {"hand": ["Jab"], "staging": ["Haste"]}}, [JAB, use(), {"by": "Bob", "do": "pass"}, use("haste")],
         no("card_forbids")),
        ({"ann": {"hand": ["Jab"], "staging": ["Haste"]}}, [JAB, use("haste")], now(speed=3)),
    ]),
    ("foundation", "E: This non-Kick attack gets +3 speed.", [
        (IN_HAND, [JAB, use()], now(speed=5)),
        ({"ann": {"hand": ["Boot"]}}, [BOOT, use()], now(speed=2)),
    ]),
    ("foundation", "F: Your next attack this turn gets +1 speed for each card in your card pool.", [
        ({"ann": {"hand": ["Jab", "Shout"]}},
         [{"by": "Ann", "do": "play", "card": "shout", "check": 9}, GO, use(), JAB], now(speed=3)),
        (IN_HAND, [use(), JAB], now(speed=2)),
    ]),
    ("foundation", "R Commit: After you play a Breaker ability, gain 1 vitality.", [
        ({"of": "Bob", "ann": {"hand": ["Jab"]}, "bob": {"hand": ["Snap"]},
          "with": {"more": [attack("Snap", keywords=["Breaker: 1"], block_zone="high", block_modifier=0)]}},
         [JAB, GO, block("snap"), use("snap", by="Bob", ability="breaker"), use(by="Bob"), GO], bob(vitality=11)),
    ]),
    ("attack", "While this card is in your card pool, after any attack deals damage, gain 1 vitality.", [
        (IN_HAND, [CARD, *HIT, JAB, *HIT], ann(vitality=12)),
        (IN_HAND, [JAB, *HIT], ann(vitality=10)),
    ]),
    ("attack", "E: This attack may only be blocked by mid blocks.", [
        ({"bob": {"hand": ["Guard"]}}, [CARD, use(), GO, GO], bob(vitality=6)),
        ({"bob": {"hand": ["Parry"]}}, [CARD, use(), GO, block("parry"), GO], bob(vitality=8)),
        ({"bob": {"hand": ["Guard"]}}, [CARD, GO, block(), GO], bob(vitality=10)),
        # 1.6, 8.3.2.14: an effect is no mid block; what has blocked already is not undone.
        ({"bob": {"staging": ["Shell"]}, "with": {"more": [SHELL]}}, [CARD, use(), use("shell", by="Bob"), GO],
         bob(vitality=6)),
        ({"bob": {"staging": ["Shell"]}, "with": {"more": [SHELL]}},
         [CARD, {"by": "Ann", "do": "pass"}, use("shell", by="Bob"), use(), GO], bob(vitality=10)),
        # 2.14.2.6: a Ranged card is a mid block against a Ranged attack, whatever block it has.
        ({"bob": {"hand": ["Bolt"]}, "with": {"more": [BOLT]}, "stats": {"keywords": ["Ranged"]}},
         [CARD, use(), GO, block("bolt"), GO], bob(vitality=8)),
    ]),
    ("foundation", "E: This attack may only be blocked by mid blocks.", [
        # 8.3.1.4: also the defender may play it.
        ({**IN_HAND, "of": "Bob", "bob": {"hand": ["Guard"]}}, [JAB, use(by="Bob"), GO, GO], bob(vitality=6)),
        ({**IN_HAND, "of": "Bob", "bob": {"hand": ["Parry"]}}, [JAB, use(by="Bob"), GO, block("parry"), GO],
         bob(vitality=8)),
        # It is said of this attack, not of another that begins before it is over.
        ({**COUNTERED, "ann": {"hand": ["Jab", "Guard"]}, "bob": {"hand": ["Parry", "Counter"]}, "of": "Bob"},
         [JAB, use(by="Bob"), GO, block("parry"), COUNTER, GO, {**block(), "by": "Ann"}], {"problem": None}),
    ]),
    ("attack", "This attack cannot be blocked.", [
        ({"bob": {"staging": ["Shell"]}, "with": {"more": [SHELL]}}, [CARD, use("shell", by="Bob"), GO],
         bob(vitality=6)),
    ]),
    ("attack", "E: Commit any number of assets. This attack gets -X damage. X equals the number of committed assets "
               "you control.", [
        ({"ann": {"staging": ["Blade"]}}, [CARD, use(targets=["blade"])], now(damage=3)),
        ({"ann": {"staging": ["Blade"]}}, [CARD, use(targets=[])], now(damage=4)),
    ]),
    ("attack", "E: If this attack deals damage, gain X vitality. X equals the number of cards in your opponent's "
               "hand.", [
        ({"bob": {"hand": 2}}, [CARD, use(), *HIT], ann(vitality=12)),
    ]),
    ("foundation", "R Commit: Before you make a control check to play an attack, that check gets +4.", [
        ({"ann": {"hand": ["Jab"]}, "of": "Bob", "bob": {"hand": ["Wall"]},
          "with": WALL},
         [JAB, GO, block("wall"), use(by="Bob")], {"status": "illegal"}),
    ]),
    ("foundation", "R: After your opponent plays an attack, gain 1 vitality.", [
        ({**IN_HAND, "of": "Bob"}, [JAB, use(by="Bob"), GO], bob(vitality=7)),
        ({**IN_HAND, "bob": {"hand": ["Wall"]}, "with": WALL}, [JAB, GO, block("wall"), use()], {"status": "illegal"}),
    ]),
    ("foundation", "R: After your opponent plays a card, gain 1 vitality.", [
        ({**IN_HAND, "bob": {"hand": ["Wall"]}, "with": WALL}, [JAB, GO, block("wall"), use(), GO], ann(vitality=11)),
    ]),
    ("attack", "E: If your opponent has drawn any cards this Combat Phase, this attack gets +3 damage.", [
        ({"bob": {"staging": ["Read"]}, "with": {"more": [READ]}},
         [CARD, {"by": "Ann", "do": "pass"}, use("read", by="Bob"), use()], now(damage=7)),
        ({"bob": {"staging": ["Read"]}, "with": {"more": [READ]}}, [CARD, use()], now(damage=4)),
    ]),
    ("action", "While this card is in your card pool, after any attack deals damage, gain 1 vitality.", [
        ({"ann": {"hand": ["Jab"], "card_pool": ["Trial"]}}, [JAB, *HIT], ann(vitality=11)),
        (IN_HAND, [JAB, *HIT], ann(vitality=10)),
    ]),
    ("foundation", "While this card is in your card pool, your attacks get +1 damage.", [
        ({"ann": {"hand": ["Jab"], "card_pool": ["Trial"]}}, [JAB], now(damage=5)),
        (IN_HAND, [JAB], now(damage=4)),
    ]),
    # 2.1.12, 2.1.13, 2.1.17: the characters in a staging area are one card.
    ("foundation", "F Commit: Destroy all cards in your opponent's staging area.", [
        ({"bob": {"staging": [SECOND, "Drill"]}}, [use()],
         {"cards": {"second": {"zone": "staging"}, "drill": {"zone": "discard"}}}),
    ]),
    ("foundation", "F Commit: Destroy 1 character card in your opponent's staging area.", [
        ({"bob": {"staging": [SECOND]}}, [use()], card("second", zone="discard")),
    ]),
    ("character", "E: This attack gets +1 speed.", [
        ({"ann": {"hand": ["Jab"], "staging": [{"card": "Trial", "id": "second"}]}},
         [JAB, use(), FREE, use("second")], no("used_already")),
    ]),
    ("character", "Your attacks get +1 speed.", [
        ({"ann": {"hand": ["Jab"], "staging": ["Trial"]}}, [JAB], now(speed=3)),
    ]),
    ("foundation", "F: Gain 1 vitality.", [
        ({"ann": {"hand": ["Jab"], "staging": [SECOND]}}, [{**JAB, "check": 2, "commit": ["second"]}],
         no("illegal_commit")),
    ]),
    # DESIGN 7, 7a: what is not known is asked for, and counts as a possible answer.
    ("attack", "E Discard 1 momentum: Gain X vitality. X equals the control of the discarded card.", [
        ({"ann": {"momentum": 1}}, [CARD, use()], no("unknown_card")),
        ({"ann": {"momentum": ["Jab"]}}, [CARD, use()], ann(vitality=13)),
    ]),
    ("attack", "E: Discard 1 attack from your hand. Gain 1 vitality.", [
        ({"ann": {"hand": ["Jab", {"unknown": 1}]}}, [CARD, use()], {"decision": {"kind": "choose"}}),
        ({"ann": {"hand": ["Jab"]}}, [CARD, use()], ann(vitality=11)),
    ]),
    ("attack", "R: After your opponent loses vitality, this attack gets +3 damage.", [
        ({"ann": {"hand": ["Jab"], "staging": ["Bleed"], "card_pool": ["Trial"]}, "with": {"more": [BLEED]}},
         [JAB, use("bleed"), use("trial-2")], now(damage=4)),
        ({"ann": {"staging": ["Bleed"]}, "with": {"more": [BLEED]}}, [CARD, use("bleed"), use()], now(damage=7)),
    ]),
    # 2.11.1, 2.11.3, 2.9.3: the check of an effect may be responded to before anything comes of it.
    ("foundation", "E: Your opponent makes a control check against a difficulty of 5. If it fails, lose 1 vitality.", [
        (LIFTED, [JAB, use(check=4), use("lift", by="Bob"), GO], ann(vitality=10)),
        (LIFTED, [JAB, use(check=4), GO], ann(vitality=9)),
        (LIFTED, [JAB, use(check=5), GO], ann(vitality=10)),
        (LIFTED, [JAB, use(), {"by": "Bob", "do": "choose", "option": "4"}, use("lift", by="Bob"), GO],
         ann(vitality=10)),
        (LIFTED, [JAB, use(check=3), use("again", by="Bob", check=5), GO], ann(vitality=10)),
    ]),
    # 2.10: what a continuous ability has added is part of the number that becomes another; what it adds later is not.
    ("foundation", "R Commit: After your opponent plays an attack, reduce that attack's damage to 0.", [
        ({"ann": {"hand": ["Jab"], "staging": ["Edge"]}, "of": "Bob", "with": EDGE},
         [JAB, use(by="Bob"), GO, GO], bob(vitality=10)),
        ({"ann": {"hand": ["Jab"], "staging": ["Edge", "Force"]}, "of": "Bob", "with": EDGE},
         [JAB, use(by="Bob"), use("force"), GO, GO], bob(vitality=8)),
        ({"ann": {"hand": ["Jab"], "staging": ["Cheer"]}, "of": "Bob", "with": EDGE},
         [use("cheer"), JAB, use(by="Bob"), GO, GO], bob(vitality=10)),
    ]),
    ("foundation", "E: Switch your attack's speed and damage.", [
        ({"ann": {"hand": ["Jab"], "staging": ["Edge"]}, "with": EDGE}, [JAB, use()], now(speed=5, damage=2)),
    ]),
    # 8.3.2.12: as a block an action is a card that is played, and no ability.
    ("foundation", "R Commit: After an ability or action card is played, negate its effects.", [
        (VETOED, [JAB, GO, block("aside"), use(), GO], bob(vitality=6)),
        ({**IN_HAND, "bob": {"hand": ["Guard"]}}, [JAB, GO, block(), use()], no("wrong_time")),
    ]),
    # 1.1: where the Combat Phase is over by a text, no copy attacks any more.
    ("foundation", "E Commit: If this attack deals damage, your opponent's Combat Phase ends after this attack "
                   "resolves.", [
        ({"ann": {"hand": ["Flurry"], "momentum": 1}, "bob": {"hand": ["Guard", "Counter"]}, "of": "Bob",
          "with": FLURRY},
         [{**JAB, "card": "flurry"}, use("flurry", ability="Multiple", x=1), GO, block(), COUNTER, use(by="Bob"),
          GO, GO], {**bob(vitality=10), "turn": "Bob"}),
    ]),
    # 2.11: a check is nothing for what waits for an event.
    ("attack", "E: If this attack deals damage, gain 1 vitality.", [
        ({}, [CARD, use(check=3)], no("unused_field")),
    ]),
    # 2.9.0.4: a keyword may be that of some characters only.
    ("attack", "", [
        ({"stats": {"keywords": ["Hero/Ivy Stun: 1"]}, "bob": {"staging": ["Drill"]}},
         [CARD, use(ability="Stun"), GO], card("drill", committed=True)),
        ({"stats": {"keywords": ["Ivy Stun: 1"]}, "bob": {"staging": ["Drill"]}},
         [CARD, use(ability="Stun"), GO], no("character_only")),
        ({"stats": {"keywords": ["Hero Desperation: 1"], "difficulty": 5}, "ann": {"vitality": 9}},
         [{**CARD, "check": 1}], card("trial", zone="card_pool", difficulty=1)),
        ({"stats": {"keywords": ["Ivy Desperation: 1"], "difficulty": 5}, "ann": {"vitality": 9}},
         [{**CARD, "check": 1}], card("trial", zone="discard", difficulty=5)),
        ({"stats": {"keywords": ["Hero Throw"]}, "bob": {"hand": ["Guard"]}}, [CARD, GO, block(), GO], bob(vitality=8)),
        ({"stats": {"keywords": ["Ivy Throw"]}, "bob": {"hand": ["Guard"]}}, [CARD, GO, block(), GO], bob(vitality=10)),
    ]),
    ("attack", "Combo E: This attack gets +2 damage.", [
        ({"stats": {"keywords": ["Hero Combo(High)"]}, "ann": {"card_pool": ["Jab"]}}, [CARD, use()], now(damage=6)),
        ({"stats": {"keywords": ["Hero Combo(Low)"]}, "ann": {"card_pool": ["Jab"]}}, [CARD, use()], no("combo")),
        ({"stats": {"keywords": ["Ivy Combo(High)"]}, "ann": {"card_pool": ["Jab"]}}, [CARD, use()],
         no("character_only")),
    ]),
    # 2.14.2.3: with Desperation it is the printed difficulty that becomes another.
    ("foundation", "E Commit: If this attack has a printed difficulty of 2 or less, gain 1 vitality.", [
        ({"ann": {"hand": ["Last"], "vitality": 9}, "with": LAST}, [LAST_ONE, use()], ann(vitality=10)),
        ({"ann": {"hand": ["Last"], "vitality": 10}, "with": LAST}, [LAST_ONE, use()], ann(vitality=10)),
    ]),
    # 2.9.1.6, 4.5: a card that pays for itself is not in the card pool, and counts for nothing there.
    ("action", "F Remove this card from the game: Gain 1 vitality.", [
        ({"ann": {"hand": ["Jab"]}}, [CARD, {**JAB, "check": 3}],
         {**card("trial", zone="removed"), **ann(vitality=11), "attack": {"card": "jab"}}),
    ]),
    # 8.1.3.4, 8.3.2.3: differences and sums are those of the numbers themselves, also below 0.
    ("foundation", "R: After your opponent makes a control check, that check gets -10.", [
        ({"ann": {"hand": ["Jab"], "staging": ["Drill", "Calm"]}, "of": "Bob"},
         [JAB, use(by="Bob"), GO], card("jab", zone="discard")),
    ]),
    ("foundation", "Your foundations get -3 difficulty.", [
        ({"ann": {"hand": ["Drill"], "card_pool": ["Footwork", "Footwork"]}},
         [{"by": "Ann", "do": "play", "card": "drill", "check": 1}], {"checks": [{"difficulty": 1, "passed": True}]}),
    ]),
    ("foundation", "R: After your opponent makes a control check, that check gets -2.", [
        ({"ann": {"hand": ["Drill"], "staging": ["Ease"]}, "of": "Bob", "with": {"more": [EASE]}},
         [{"by": "Ann", "do": "play", "card": "drill", "check": 0}, use(by="Bob"), GO],
         card("drill", zone="card_pool")),
    ]),
    ("attack", "E: This attack gets -4 speed. Draw X cards. X equals this attack's speed.", [
        ({}, [CARD, use()], ann(hand=0)),
    ]),
    ("attack", "E: This attack gets -4 speed.", [
        ({"bob": {"hand": ["Wall"]}, "with": {"more": [blocker("Wall", modifier=3)]}},
         [CARD, use(), {**block("wall"), "check": 1}, GO], bob(vitality=10)),
    ]),
    ("foundation", "E Commit: Gain X vitality. X equals 7 minus your attack's control (minimum 0).", [
        ({**IN_HAND, "of": "Bob"}, [JAB, {"by": "Ann", "do": "pass"}, use(by="Bob")], bob(vitality=10)),
        (IN_HAND, [JAB, use()], ann(vitality=14)),
    ]),
    ("foundation", "All cards get +1 difficulty.", [
        ({"ann": {"staging": ["Purge"]}, "bob": {"staging": ["Drill"]}, "with": {"more": [PURGE]}}, [use("purge")],
         card("drill", zone="staging")),
    ]),
    # 8.1.4, 8.3.2.6: what answers the playing of a block comes before what answers the block.
    ("foundation", "R Commit: After you block an attack, gain 1 vitality.", [
        ({**VETOED, "of": "Bob"}, [JAB, GO, block("aside"), use("veto"), GO], bob(vitality=6)),
        ({**VETOED, "of": "Bob"}, [JAB, GO, block("aside"), use(by="Bob"), GO], bob(vitality=11)),
        ({**VETOED, "of": "Bob"}, [JAB, GO, block("aside"), use(by="Bob"), use("veto")], {"status": "illegal"}),
    ]),
    # A named ability of the next step implies the passes before it, and one that exists is refused by its time.
    ("attack", "R: After you play an attack, gain 1 vitality.\nE: This attack gets +1 damage.", [
        ({}, [CARD, use(ability=1)], now(damage=5)),
        ({}, [CARD, use(ability=1), FREE, use(ability=0)], no("wrong_time")),
    ]),
    ("action", "R: After your opponent plays an attack, gain 1 vitality.", [
        ({"bob": {"hand": ["Trial"]}}, [{**CARD, "by": "Bob", "card": "trial-2"}],
         {"status": "illegal", "problem": {"code": "wrong_time", "rules": [
             {"document": "ufs-rules-2010", "section": each} for each in ("2.9.3", "2.9.3.5")]}}),
    ]),
    # Numbers of several cards, of one that is named, and what a card has more of.
    ("attack", "E: This attack gets +X damage. X equals the total difficulty of all assets you control.", [
        ({"ann": {"staging": ["Blade", "Drill"]}}, [CARD, use()], now(damage=7)),
        ({"bob": {"staging": ["Blade"]}}, [CARD, use()], now(damage=4)),
    ]),
    ("foundation", "F Commit: Your opponent discards 1 card. Gain X vitality. X equals the discarded card's "
                   "difficulty.", [
        ({"bob": {"hand": ["Jab"]}}, [use()], ann(vitality=13)),
        ({"bob": {"hand": []}}, [use()], ann(vitality=10)),
    ]),
    ("foundation", "F: Your next attack with greater damage than speed gets +1 speed.", [
        (IN_HAND, [use(), JAB], now(speed=3)),
        ({"ann": {"hand": ["Swift"]}, "with": {"more": [attack("Swift", speed=5)]}},
         [use(), {**JAB, "card": "swift"}], now(speed=5)),
    ]),
    ("attack", "E: This attack may only be blocked by cards that share at least 2 resource symbols with your "
               "opponent's character.", [
        ({"bob": {"hand": ["Guard"]}}, [CARD, use(), GO, GO], bob(vitality=6)),
        ({"bob": {"hand": ["Shield"]}, "with": {"more": [blocker("Shield", resources=["fire", "order"])]}},
         [CARD, use(), GO, block("shield"), GO], bob(vitality=10)),
    ]),
    ("foundation", "F: Destroy 1 asset in any staging area.", [
        ({"ann": {"staging": ["Blade"]}}, [use()], card("blade", zone="discard")),
        ({"bob": {"staging": ["Blade"]}}, [use()], card("blade", zone="discard")),
        ({"bob": {"staging": ["Drill"]}}, [use()], card("drill", zone="staging")),
    ]),
    ("foundation", "F: Commit all assets in play.", [
        ({"bob": {"staging": ["Blade", "Drill"]}}, [use()],
         {"cards": {"blade": {"committed": True}, "drill": {"committed": False}}}),
    ]),
    ("foundation", "E: If this is your second attack this turn, it gets +1 speed.", [
        (TWO, [JAB, *HIT, BOOT, use()], now(speed=3)),
        (TWO, [JAB, use()], now(speed=2)),
    ]),
    ("foundation", "E: Your attack gets +1 speed. Only playable if this is your attack.", [
        (IN_HAND, [JAB, use()], now(speed=3)),
        ({**IN_HAND, "of": "Bob"}, [JAB, use(by="Bob")], no("inactive")),
    ]),
    # What is done to several cards at once is one event; by a card effect, or as a cost; where they were.
    ("foundation", "R: After your opponent commits 2 or more foundations, gain 1 vitality.", [
        ({"ann": {"hand": ["Jab"], "staging": ["Drill", "Calm"]}, "of": "Bob"},
         [{**JAB, "check": 1, "commit": ["drill", "calm"]}, use(by="Bob"), GO], bob(vitality=7)),
        ({"ann": {"hand": ["Jab"], "staging": ["Drill", "Calm"]}, "of": "Bob"},
         [{**JAB, "check": 2, "commit": ["drill"]}, use(by="Bob")], {"status": "illegal"}),
    ]),
    ("foundation", "R: After your opponent discards any number of cards due to a card effect, they lose X vitality. X "
                   "equals the number of cards they discarded.", [
        ({"ann": {"staging": ["Press"]}, "bob": {"hand": ["Jab", "Boot", "Fist"]}, "with": {"more": [PRESS]}},
         [use("press"), {"by": "Bob", "do": "choose", "cards": ["jab", "boot"]},
          {"by": "Bob", "do": "choose", "cards": ["jab"]}, use()], bob(vitality=8)),
        ({"bob": {"hand": ["Jab", "Guard"], "staging": ["Toss"]}, "ann": {"hand": ["Fist"]}, "with": {"more": [TOSS]}},
         [FIST, {"by": "Ann", "do": "pass"}, use("toss", by="Bob", pay=["jab"]), use()], {"status": "illegal"}),
    ]),
    ("foundation", "After this card is destroyed, your opponent loses 2 vitality.", [
        ({"of": "Bob", "ann": {"staging": ["Purge"]}, "with": {"more": [PURGE]}}, [use("purge")], ann(vitality=8)),
        ({"of": "Bob", "bob": {"staging": ["Drill"]}, "ann": {"staging": ["Purge"]}, "with": {"more": [PURGE]}},
         [use("purge", targets=["drill"])], ann(vitality=10)),
    ]),
    ("action", "E: Discard this card from your card pool.\nAfter this card is discarded from your card pool, add it to "
               "your hand.", [
        (IN_HAND, [JAB, {**CARD, "ability": 0}], card("trial", zone="hand")),
        ({"ann": {"hand": ["Jab"], "staging": ["Toss"]}, "with": {"more": [TOSS]}},
         [JAB, use("toss", pay=["trial"])], card("trial", zone="discard")),
    ]),
    ("foundation", "R Commit: After a player readies 1 or more non-character cards, gain 1 vitality.", [
        ({"ann": {"staging": [{"card": "Blade", "committed": True}, "Wake"]}, "with": {"more": [WAKE]}},
         [use("wake", targets=["blade"]), use()], ann(vitality=11)),
        ({"ann": {"character": {"card": "Hero", "committed": True}, "staging": ["Wake"]}, "with": {"more": [WAKE]}},
         [use("wake", targets=["hero"]), use()], {"status": "illegal"}),
    ]),
    ("foundation", "F: Ready 1 asset in your staging area that has not been readied this Combat Phase.", [
        ({"ann": {"staging": [{"card": "Blade", "committed": True}]}}, [use()], card("blade", committed=False)),
        ({"ann": {"staging": [{"card": "Blade", "committed": True}, "Wake", "Purpose"]},
          "with": {"more": [WAKE, PURPOSE]}},
         [use("wake", targets=["blade"]), use("purpose"), use()], card("blade", committed=True)),
    ]),
    # 2.11: the value that is turned over, and what the check has come to.
    ("foundation", "R: After you check a 3 or less, that check gets +5.", [
        (IN_HAND, [{**JAB, "check": 3}, use()], {"status": "ok"}),
        (IN_HAND, [{**JAB, "check": 4}, use()], {"status": "illegal"}),
    ]),
    ("foundation", "R: After you make a control check of 4 or more, gain 1 vitality.", [
        ({**IN_HAND, "ann": {"hand": ["Jab"], "staging": ["Aim"]}, "with": {"more": [AIM]}},
         [{**JAB, "check": 3}, use()], ann(vitality=11)),
        (IN_HAND, [{**JAB, "check": 3}, use()], {"status": "illegal"}),
    ]),
    ("foundation", "R: After you fail a control check to play an attack, gain 1 vitality.", [
        (IN_HAND, [{**JAB, "check": 0}, use()], ann(vitality=11)),
        ({"ann": {"hand": ["Shout"]}}, [{**JAB, "card": "shout", "check": 0}, use()], {"status": "illegal"}),
    ]),
    ("foundation", "F: Your next control check this turn is equal to your momentum (no control check necessary).", [
        ({"ann": {"hand": ["Jab"], "momentum": 3}}, [use(), UNCHECKED], card("jab", zone="card_pool")),
        ({"ann": {"hand": ["Jab"], "momentum": 1}}, [use(), UNCHECKED], SHORT),
    ]),
    ("foundation", "F: The control check to play your next attack this turn gets +3.", [
        (IN_HAND, [use(), {**JAB, "check": 0}], card("jab", zone="card_pool")),
        ({"ann": {"hand": ["Shout"]}}, [use(), {**JAB, "card": "shout", "check": 0}], SHORT),
    ]),
    # Damage that an effect deals, and what of an attack is changed, switched or put back.
    ("foundation", "F Commit: Your opponent takes 3 damage.", [
        ({}, [use()], bob(vitality=7)),
        ({"bob": {"staging": ["Vow"]}, "with": {"more": [VOW]}}, [use(), use("vow", by="Bob")], bob(vitality=8)),
        ({"bob": {"staging": ["Oath"]}, "with": {"more": [OATH]}}, [use(), use("oath", by="Bob")],
         {"status": "illegal"}),
    ]),
    ("attack", "E: Switch this attack's speed and damage.", [
        ({}, [CARD, use()], now(speed=4, damage=2)),
        ({"ann": {"hand": ["Jab"]}}, [JAB], now(speed=2, damage=4)),
    ]),
    ("foundation", "E Commit: This attack is returned to its printed damage.", [
        ({"ann": {"hand": ["Jab"], "staging": ["Force"]}, "with": {"more": [FORCE]}},
         [JAB, use("force"), FREE, use()], now(damage=4)),
        ({"ann": {"hand": ["Jab"], "staging": ["Force"]}, "with": {"more": [FORCE]}}, [JAB, use("force")],
         now(damage=6)),
    ]),
    ("attack", "E: If this attack deals less than its printed damage, gain 2 vitality.", [
        ({"bob": {"hand": ["Parry"]}}, [CARD, use(), GO, block("parry"), GO], ann(vitality=12)),
        ({}, [CARD, use(), *HIT], ann(vitality=10)),
    ]),
    ("foundation", "R Commit: When you are taking damage, reduce that damage by 5 (minimum 1).", [
        ({**IN_HAND, "of": "Bob"}, [JAB, GO, FREE, use(by="Bob"), GO], bob(vitality=9)),
        ({**IN_HAND, "of": "Bob"}, [JAB, GO, FREE, GO], bob(vitality=6)),
    ]),
    ("attack", "E: If this attack deals damage, your Combat Phase ends after this attack resolves.", [
        ({"ann": {"hand": ["Jab"]}}, [CARD, use(), *HIT, JAB], {"status": "illegal"}),
        ({"ann": {"hand": ["Jab"]}}, [CARD, *HIT, JAB], now(damage=4)),
    ]),
    # When an ability may be played.
    ("foundation", "E Discard 1 momentum: This attack gets +1 speed. Playable while committed.", [
        ({"ann": {"hand": ["Jab"], "momentum": 1}}, [{**JAB, "check": 2, "commit": ["trial"]}, use()], now(speed=3)),
    ]),
    ("foundation", "E Discard 1 momentum: This attack gets +1 speed.", [
        ({"ann": {"hand": ["Jab"], "momentum": 1}}, [{**JAB, "check": 2, "commit": ["trial"]}, use()], no("committed")),
    ]),
    ("foundation", "F [Once per turn]: Gain 1 vitality.", [
        ({}, [use()], ann(vitality=11)),
        ({}, [use(), use()], no("limit_reached")),
    ]),
    ("foundation", "E [Your turn] Commit: This attack gets +1 speed.", [
        (IN_HAND, [JAB, use()], now(speed=3)),
        ({**IN_HAND, "of": "Bob"}, [JAB, use(by="Bob")], no("wrong_time")),
    ]),
    ("foundation", "F Lose X vitality: Draw X cards. X cannot be greater than 2.", [
        ({}, [use(x=2)], ann(hand=2, vitality=8)),
        ({}, [use(x=3)], no("wrong_number")),
    ]),
    ("foundation", "R Commit: After your opponent plays an enhance ability printed on an asset, negate its effects.", [
        ({"ann": {"hand": ["Jab"], "staging": ["Engine"]}, "of": "Bob", "with": {"more": [ENGINE]}},
         [JAB, use("engine"), use(by="Bob")], now(speed=2)),
        ({"ann": {"hand": ["Jab"], "staging": ["Haste"]}, "of": "Bob"}, [JAB, use("haste"), use(by="Bob")],
         {"status": "illegal"}),
    ]),
    ("foundation", "R: After an attack is played, gain 1 vitality.", [
        (IN_HAND, [JAB, use()], ann(vitality=11)),
        ({**IN_HAND, "of": "Bob"}, [JAB, use(by="Bob"), GO], bob(vitality=7)),
    ]),
    # A control check as an effect, and its result.
    ("foundation", "F Commit: Make a control check. Gain vitality equal to the control check.", [
        ({}, [use(check=4)], ann(vitality=14)),
        ({"ann": {"deck": ["Jab", "Boot"]}}, [use()], ann(vitality=13)),
        ({}, [use()], {"decision": {"kind": "choose"}}),
    ]),
    ("foundation", "F Commit: Your opponent makes a control check against a difficulty of 5. If it fails, draw 1 "
                   "card.", [
        ({"bob": {"deck": ["Jab", "Boot"]}}, [use()], ann(hand=1)),
        ({"bob": {"deck": ["Drill", "Boot"]}}, [use()], ann(hand=0)),
    ]),
    ("attack", "E: If this attack deals damage, make a control check. If the control check is higher than the damage "
               "this attack dealt, discard this card from your card pool.", [
        ({"ann": {"deck": ["Boot", "Drill", "Boot"]}}, [{**CARD, "check": 3}, use(), *HIT],
         card("trial", zone="discard")),
        ({"ann": {"deck": ["Boot", "Boot", "Boot"]}}, [{**CARD, "check": 3}, use(), *HIT],
         card("trial", zone="card_pool")),
    ]),
    # 2.13.5: what follows "if" and an event waits for it as a whole; what is done otherwise.
    ("attack", "E: If this attack deals damage, draw 1 card. Gain 2 vitality.", [
        ({}, [CARD, use(), *HIT], ann(vitality=12, hand=1)),
        ({"bob": {"hand": ["Guard"]}}, [CARD, use(), GO, block(), GO], ann(vitality=10, hand=0)),
    ]),
    ("attack", "E: If this attack deals damage, draw 1 card. You may not draw any more cards this turn.", [
        ({"ann": {"staging": ["Fetch"]}, "with": FETCHING["with"]}, [CARD, use(), *HIT, use("fetch")], ann(hand=1)),
        ({"ann": {"staging": ["Fetch"]}, "bob": {"hand": ["Guard"]}, "with": FETCHING["with"]},
         [CARD, use(), GO, block(), GO, use("fetch")], ann(hand=1)),
        ({"ann": {"staging": ["Fetch"]}, "with": FETCHING["with"]}, [CARD, *HIT, use("fetch")], ann(hand=1)),
    ]),
    ("attack", "E: If this attack deals damage, gain 1 vitality. If you control an asset, gain 3 vitality instead.", [
        ({"ann": {"staging": ["Blade"]}}, [CARD, use(), *HIT], ann(vitality=13)),
        ({}, [CARD, use(), *HIT], ann(vitality=11)),
        ({"ann": {"staging": ["Blade"]}, "bob": {"hand": ["Guard"]}}, [CARD, use(), GO, block(), GO],
         ann(vitality=10)),
    ]),
    ("foundation", "F Commit: Reveal the top card of your deck. If it is an attack, draw it. If not, discard it.", [
        ({"ann": {"deck": ["Jab", "Drill", "Boot"]}}, [use()], card("jab", zone="hand")),
        ({"ann": {"deck": ["Drill", "Jab", "Boot"]}}, [use()], card("drill", zone="discard")),
    ]),
    ("foundation", "F Commit: Your opponent discards 1 card. If they discard an attack, gain 1 vitality.", [
        ({"bob": {"hand": ["Jab"]}}, [use()], ann(vitality=11)),
        ({"bob": {"hand": ["Drill"]}}, [use()], ann(vitality=10)),
    ]),
    ("foundation", "After this card is destroyed, your opponent loses X vitality. X equals your momentum.", [
        ({"of": "Bob", "ann": {"staging": ["Purge"]}, "bob": {"momentum": 2}, "with": {"more": [PURGE]}},
         [use("purge")], ann(vitality=8)),
        ({"of": "Bob", "ann": {"staging": ["Purge"]}, "with": {"more": [PURGE]}}, [use("purge")], ann(vitality=10)),
    ]),
    ("foundation", "E Destroy any number of foundations: Gain X vitality. X equals double the number of foundations "
                   "destroyed for this ability.", [
        ({"ann": {"hand": ["Jab"], "staging": ["Drill", "Calm"]}},
         [JAB, use(pay=["drill", "calm"], order=["drill"])], ann(vitality=14)),
        ({"ann": {"hand": ["Jab"], "staging": ["Drill", "Calm"]}}, [JAB, use(pay=["drill"])], ann(vitality=12)),
    ]),
    ("foundation", "R Commit: Before your opponent makes a control check to play a card as a block, that check gets "
                   "-5.", [
        ({**IN_HAND, "bob": {"hand": ["Guard"]}}, [JAB, GO, {**block(), "check": 6}, use(), GO], bob(vitality=6)),
        ({**IN_HAND, "of": "Bob"}, [JAB, use(by="Bob")], {"status": "illegal"}),
    ]),
    ("foundation", "F: Commit all assets in play and your opponent's character.", [
        ({"ann": {"staging": ["Blade"]}}, [use()],
         {"cards": {"blade": {"committed": True}, "hero-2": {"committed": True}, "hero": {"committed": False}}}),
    ]),
    ("attack", "E: Change the zone of this attack to any other zone.", [
        ({}, [CARD, use(), {"by": "Ann", "do": "choose", "option": "low"}], now(attack_zone="low")),
        ({}, [CARD, use(), {"by": "Ann", "do": "choose", "option": "high"}], {"status": "illegal"}),
    ]),
    ("foundation", "F: Look at the top card of your deck. You may place that card either on the top or bottom of your "
                   "deck.", [
        (FETCHING, [use(choices=["yes", "2"]), use("fetch")], card("boot", zone="hand")),
        (FETCHING, [use(choices=["yes", "1"]), use("fetch")], card("jab", zone="hand")),
    ]),
    ("foundation", "R Commit: After you play a card that shares at least 2 resource symbols with your character, gain "
                   "1 vitality.", [
        ({"ann": {"hand": ["Twin"]}, "with": {"more": [attack("Twin", resources=["fire", "order"])]}},
         [{**JAB, "card": "twin"}, use()], ann(vitality=11)),
        (IN_HAND, [JAB, use()], {"status": "illegal"}),
    ]),
    # 1.1: what a card says of playing it, and of readying it.
    ("attack", "This card may only be played as a block or as a reversal.", [
        ({}, [CARD], no("card_forbids")),
        ({"ann": {"hand": ["Jab"]}}, [JAB], now(damage=4)),
    ]),
    ("attack", "As an additional cost to play this attack, discard 2 momentum.", [
        ({"ann": {"momentum": 3}}, [CARD], ann(momentum=1)),
        ({"ann": {"momentum": 1}}, [CARD], no("cannot_pay")),
    ]),
    ("attack", "This card may be played as a block against any ranged attack as if this card had a mid block of +0.", [
        ({"of": "nobody", "ann": {"hand": ["Arrow"]}, "bob": {"hand": ["Trial"]}, "with": {"more": [ARROW]}},
         [{**JAB, "card": "arrow"}, GO, block("trial-2"), GO], bob(vitality=8)),
        ({"of": "nobody", "ann": {"hand": ["Jab"]}, "bob": {"hand": ["Trial"]}}, [JAB, GO, block("trial-2")],
         {"status": "illegal"}),
    ]),
    ("foundation", "You may choose to leave this card committed during your Ready Phase.", [
        (BLOCKING, [*TIRING, {"by": "Bob", "do": "choose", "option": "yes"}], card("trial", committed=True)),
        (BLOCKING, [*TIRING, {"by": "Bob", "do": "choose", "option": "no"}], card("trial", committed=False)),
    ]),
    # Tokens: placed, counted, asked for, and removed as a cost.
    ("foundation", "F Commit: Place 2 Moon tokens on your character.", [
        ({}, [use()], card("hero", tokens={"moon": 2})),
        ({"ann": {"character": {"card": "Hero", "tokens": {"Moon": 1}}}}, [use()], card("hero", tokens={"moon": 3})),
        ({"bob": {"character": {"card": "Hero", "tokens": {"Moon": 1}}}}, [use()], card("hero-2", tokens={"moon": 1})),
    ]),
    ("attack", "E: If this attack deals damage, gain 1 vitality. If you have at least 1 Moon token on your character, "
               "gain 3 vitality instead.", [
        ({"ann": {"character": {"card": "Hero", "tokens": {"Moon": 1}}}}, [CARD, use(), *HIT], ann(vitality=13)),
        ({"ann": {"character": {"card": "Hero", "tokens": {"Sun": 1}}}}, [CARD, use(), *HIT], ann(vitality=11)),
    ]),
    ("foundation", "E Remove X Moon tokens from your character: Your attack gets +X speed.", [
        ({"ann": {"hand": ["Jab"], "character": {"card": "Hero", "tokens": {"Moon": 2}}}}, [JAB, use(x=2)],
         {"attack": {"speed": 4}, "cards": {"hero": {"tokens": {}}}}),
        (IN_HAND, [JAB, use(x=1)], no("cannot_pay")),
    ]),
    ("foundation", "E Destroy this card: Your attack gets +X speed. X equals the number of Moon tokens on your "
                   "character.", [
        ({"ann": {"hand": ["Jab"], "character": {"card": "Hero", "tokens": {"Moon": 2}}}}, [JAB, use()], now(speed=4)),
        (IN_HAND, [JAB, use()], now(speed=2)),
    ]),
    # What was done to cards in this turn, and a card that is named.
    ("foundation", "E: Gain 1 vitality for each card you have discarded from your card pool this turn.", [
        ({"ann": {"hand": ["Jab"], "card_pool": ["Boot"], "staging": ["Tidy"]}, "with": {"more": [TIDY]}},
         [JAB, use("tidy", targets=["boot"]), FREE, use()], ann(vitality=11)),
        (IN_HAND, [JAB, use()], ann(vitality=10)),
    ]),
    ("foundation", "F: Gain X vitality. X equals the number of cards in your opponent's staging area that were "
                   "destroyed this turn.", [
        ({"ann": {"staging": ["Purge"]}, "bob": {"staging": ["Drill"]}, "with": {"more": [PURGE]}},
         [use("purge"), use()], ann(vitality=11)),
        ({"ann": {"staging": ["Purge"]}, "with": {"more": [PURGE]}}, [use("purge"), use()], ann(vitality=10)),
    ]),
    ("attack", "E: Name a card. If this attack deals damage, your opponent reveals their hand and discards all copies "
               "of the named card in their hand.", [
        ({"bob": {"hand": ["Jab", "Boot"]}}, [CARD, use(choices=["Jab"]), GO],
         {"cards": {"jab": {"zone": "discard"}, "boot": {"zone": "hand"}}}),
        ({"bob": {"hand": ["Jab", {"unknown": 1}]}}, [CARD, use(choices=["Jab"]), *HIT], no("unknown_card")),
    ]),
    ("foundation", "F Commit: Name 1 card and reveal your hand. Gain 2 vitality for each copy of the named card "
                   "revealed this way.", [
        (TWO, [use(choices=["Boot"])], ann(vitality=12)),
        (TWO, [use(choices=["Fist"])], ann(vitality=10)),
        (TWO, [use()], {"decision": {"kind": "choose"}}),
    ]),
    ("attack", "E: Name a card. Your opponent may not play the named card during this attack's Enhance Step.", [
        ({"bob": {"hand": ["Yell"]}, "with": {"more": [YELL]}},
         [CARD, use(choices=["Yell"]), {"by": "Bob", "do": "play", "card": "yell", "check": 9}], no("card_forbids")),
        ({"bob": {"hand": ["Yell"]}, "with": {"more": [YELL]}},
         [CARD, use(choices=["Jab"]), {"by": "Bob", "do": "play", "card": "yell", "check": 9}], bob(vitality=11)),
    ]),
    ("foundation", "R Destroy this card: After an ability or action card is played, negate its effects.", [
        ({"of": "Bob", "ann": {"hand": ["Jab"], "staging": ["Haste"]}}, [JAB, use("haste"), use(by="Bob")],
         now(speed=2)),
        ({"of": "Bob", "ann": {"hand": ["Jab"]}}, [JAB, use(by="Bob")], {"status": "illegal"}),
    ]),
    ("attack", "If your character is Hero and your attack deals damage, gain 1 vitality.", [
        ({}, [CARD, *HIT], ann(vitality=11)),
        ({"ann": {"character": "Ivy"}, "with": {"more": [character("Ivy")]}}, [CARD, *HIT], ann(vitality=10)),
    ]),
    # What an attack has done, a phase that goes on, what is done to have something else happen.
    ("attack", "E: Discard all other attacks in your card pool that did not deal damage.", [
        ({"ann": {"hand": ["Jab", "Boot"]}, "bob": {"hand": ["Guard", "Wall"]}, "with": WALL},
         [JAB, GO, block(), GO, BOOT, GO, CARD, use()],
         {"cards": {"jab": {"zone": "discard"}, "boot": {"zone": "card_pool"}}}),
    ]),
    ("foundation", "R Commit: After your opponent makes a control check, that check gets -9. If that control check "
                   "fails, this Combat Phase does not end.", [
        ({"ann": {"hand": ["Jab", "Boot"]}, "of": "Bob"}, [{**JAB, "check": 3}, use(by="Bob"), BOOT],
         {"cards": {"jab": {"zone": "discard"}, "boot": {"zone": "card_pool"}}}),
        ({"ann": {"hand": ["Jab", "Boot"]}, "of": "Bob"}, [{**JAB, "check": 0, "commit": []}, BOOT],
         {"status": "illegal"}),
    ]),
    ("foundation", "R: After you take damage from an unblocked attack, gain X vitality. X equals the speed of the "
                   "unblocked attack.", [
        ({**IN_HAND, "of": "Bob"}, [JAB, *HIT[:2], use(by="Bob"), GO], bob(vitality=8)),
        ({**IN_HAND, "of": "Bob", "bob": {"hand": ["Parry"]}}, [JAB, GO, block("parry"), use(by="Bob")],
         {"status": "illegal"}),
    ]),
    ("foundation", "F: You may discard 2 momentum to draw 1 card.", [
        ({"ann": {"momentum": 2}}, [use(choices=["yes"])], ann(hand=1, momentum=0)),
        ({"ann": {"momentum": 2}}, [use(choices=["no"])], ann(hand=0, momentum=2)),
        ({"ann": {"momentum": 1}}, [use(choices=["yes"])], ann(hand=0)),
    ]),
    ("foundation", "R: After you lose vitality due to an attack, you may play a reversal as if you had blocked that "
                   "attack.", [
        ({**COUNTERED, "of": "Bob"}, [JAB, *HIT[:2], use(by="Bob"), COUNTER],
         now(by="Bob")),
        ({**COUNTERED, "of": "Bob"}, [JAB, *HIT[:2], COUNTER], {"status": "illegal"}),
    ]),
    ("foundation", "F Commit: Look at the top 2 cards of your deck then replace them in any order.", [
        (FETCHING, [use(order=["jab"]), use("fetch")], card("boot", zone="hand")),
        (FETCHING, [use(order=["boot"]), use("fetch")], card("jab", zone="hand")),
    ]),
    # 2.14: a text that is keywords only.
    ("attack", "Kick - Throw", [
        ({"ann": {"staging": ["Heel"]}, "with": {"more": [HEEL]}}, [CARD, use("heel")], now(speed=3)),
        ({"bob": {"hand": ["Guard"]}}, [CARD, GO, block(), GO], bob(vitality=8)),
        ({"ann": {"hand": ["Jab"], "staging": ["Heel"]}, "with": {"more": [HEEL]}}, [JAB, use("heel")], now(speed=2)),
    ]),
    # What was done this way, a step that is skipped, and a cost that readies what another has.
    ("attack", "E: Discard all attacks with a printed damage of 3 or less from your card pool. Draw X cards. X equals "
               "the number of attacks discarded this way.", [
        ({"ann": {"card_pool": ["Poke", "Jab"]}, "with": {"more": [POKE]}}, [CARD, use()], ann(hand=1)),
        ({"ann": {"card_pool": ["Jab"]}}, [CARD, use()], ann(hand=0)),
    ]),
    ("foundation", "F Destroy this card: Discard the top 2 cards of your deck. Add 1 Kick attack discarded this way to "
                   "your hand.", [
        ({"ann": {"deck": ["Boot", "Drill", "Jab"], "discard": ["Boot"]}}, [use(order=["drill"])],
         card("boot", zone="hand")),
        ({"ann": {"deck": ["Fist", "Drill", "Jab"], "discard": ["Boot"]}}, [use(order=["drill"])],
         card("boot", zone="discard")),
    ]),
    ("foundation", "R Commit: After your opponent plays an attack, skip that attack's Enhance Step.", [
        ({**IN_HAND, "of": "Bob", "ann": {"hand": ["Jab"], "staging": ["Haste"]}}, [JAB, use(by="Bob"), use("haste")],
         {"status": "illegal"}),
        ({**IN_HAND, "of": "Bob", "ann": {"hand": ["Jab"], "staging": ["Haste"]}}, [JAB, use("haste")], now(speed=3)),
    ]),
    ("foundation", "R Ready 1 of your opponent's foundations: After an attack is played, that attack gets -2 damage.", [
        ({**IN_HAND, "bob": {"staging": [{"card": "Drill", "committed": True}]}}, [JAB, use()], now(damage=2)),
        ({**IN_HAND, "bob": {"staging": ["Drill"]}}, [JAB, use()], {"status": "illegal"}),
    ]),
    ("foundation", "E: If your attack deals damage, either gain 3 vitality or discard it from your card pool.", [
        (IN_HAND, [JAB, use(choices=["2"]), *HIT], card("jab", zone="discard")),
        (IN_HAND, [JAB, use(choices=["1"]), *HIT], ann(vitality=13)),
    ]),
    # A hand that is shown, and what is chosen of it.
    ("foundation", "F: Your opponent reveals their hand. Choose and discard 1 of the revealed cards.", [
        ({"bob": {"hand": ["Jab", "Boot"]}}, [use(targets=["boot"])], card("boot", zone="discard")),
        ({"bob": {"hand": ["Jab", "Boot"]}, "ann": {"hand": ["Fist"]}}, [use(targets=["fist"])], no("illegal_target")),
    ]),
    ("foundation", "F: Look at your opponent's hand and choose 1 card. Your opponent discards the chosen card.", [
        ({"bob": {"hand": ["Jab", "Boot"]}}, [use(targets=["boot"])], card("boot", zone="discard")),
        ({"bob": {"hand": ["Jab"], "staging": ["Drill"]}}, [use(targets=["drill"])], no("illegal_target")),
    ]),
]  # fmt: skip
CASES = [
    pytest.param(kind, text, *case, id=f"{text[:60]}-{n}") for kind, text, cases in ROWS for n, case in enumerate(cases)
]


@pytest.mark.parametrize(("kind", "text", "setting", "actions", "expected"), CASES)
def test_a_mechanism_does_what_the_text_says(kind, text, setting, actions, expected):
    result = played(kind, text, setting.get("stats", {}), {**setting, "do": actions})
    assert not result["not_understood"], result["not_understood"]
    assert not unmet({"expect": expected}, result), [step["text"] for step in result["steps"]] + [result["problem"]]
