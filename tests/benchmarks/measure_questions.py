"""What is searched for: questions as players ask them, and words."""

QUESTIONS = (
    "what happens if I run out of cards",
    "can I intercept with a turned character",
    "uniqueness auction",
    "does toughness reduce damage from several attackers",
    "redirect combat damage",
    "how much does a feng shui site cost",
    "burn for power",
    "who controls a weapon",
    "heal in response to damage",
    "copy the abilities of a character",
    "take control of an attacker",
    "can I respond to a declaration",
    "simultaneous play",
    "x cost played for free",
    "ting ting",
    "fox pass retarget attack",
    '"cannot be intercepted"',
    "designator plural",
    "mulligan",
    "control check progressive difficulty",
)
