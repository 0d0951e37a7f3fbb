"""Files of UFS cards for the tests of their import."""

import json
from pathlib import Path

ATTACK = {
    "title": "Night Ferry Hook",
    "type": "attack",
    "difficulty": 4,
    "control": 3,
    "resources": ["water", "air"],
    "block_zone": "mid",
    "block_modifier": 2,
    "speed": 3,
    "attack_zone": "high",
    "damage": 5,
    "keywords": ["Punch", "Powerful: 2"],
    "text": "E: This attack gets +1 damage.",
    "set": "T1",
    "rarity": "Common",
    "collector_number": 7,
}
CHARACTER = {
    "title": ". Maud Selby .",
    "type": "character",
    "difficulty": 6,
    "control": 6,
    "resources": ["good", "life"],
    "hand_size": 6,
    "vitality": 25,
    "gender": "F",
    "height": 171,
    "weight": "140 lbs",
    "blood_type": "?",
    "text": "E Commit: Your attack gets +1 damage.",
    "set": "T1",
}
SPLIT = {
    "title": "Ropes and Sails",
    "control": 4,
    "resources": ["air", "water"],
    "halves": [
        {"type": "attack", "difficulty": 3, "speed": 2, "attack_zone": "low", "damage": 3, "keywords": ["Kick"]},
        {"type": "foundation", "difficulty": 1, "keywords": ["Unique"], "text": "Your attacks get +1 speed."},
    ],
    "set": "T1",
}


def write_json(folder: Path, *cards: object, **more: object) -> Path:
    """A JSON file of these cards."""
    path = folder / "cards.json"
    path.write_text(json.dumps({"game": "ufs", "cards": list(cards), **more}), encoding="utf-8")
    return path


def write_csv(folder: Path, text: str) -> Path:
    """A CSV file."""
    path = folder / "cards.csv"
    path.write_text(text, encoding="utf-8")
    return path
