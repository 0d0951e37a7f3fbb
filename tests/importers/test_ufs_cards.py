"""Cards of UFS in JSON and CSV: what an import stores, what it refuses and how it says so, and what it leaves alone."""

import json

import pytest
from django.core.management import CommandError, call_command

from rules.editing.report import UnusableFileError
from rules.engine.ufs.model.cards import read_card
from rules.games.ufs import cards as ufs_cards
from rules.games.ufs.cards import facts, fields
from rules.importers.ufs_cards.importing import import_ufs_cards
from rules.library import catalog
from rules.models import Card, CardSet, Game, LibraryVersion, Printing, UfsCharacteristics
from tests.api_schema import faults
from tests.ufs_files import ATTACK, CHARACTER, SPLIT, write_csv, write_json


@pytest.fixture
def game(db):
    LibraryVersion.current()
    return Game.objects.create(slug="ufs", name="Universal Fighting System")


def test_an_attack(game, tmp_path):
    report = import_ufs_cards(write_json(tmp_path, ATTACK))
    assert report.created == {"sets": 1, "cards": 1, "printings": 1}
    assert not report.rejected
    card = Card.objects.with_printings().get()
    assert (card.type, card.slug, card.text) == ("Attack", "night-ferry-hook", ATTACK["text"])
    assert (card.printing.text, card.printing.original_text, card.printing.rarity) == (None, ATTACK["text"], "Common")
    assert card.printing.ufs.collector_number == "7"
    facts = ufs_cards.facts(card.printing)
    assert ufs_cards.fields(facts) == {
        "difficulty": 4,
        "control": 3,
        "resources": ["water", "air"],
        "block_zone": "mid",
        "block_modifier": 2,
        "keywords": ["Punch", "Powerful: 2"],
        "speed": 3,
        "attack_zone": "high",
        "damage": 5,
        "hand_size": None,
        "vitality": None,
        "gender": None,
        "height": None,
        "weight": None,
        "blood_type": None,
        "halves": [],
    }
    assert read_card(ufs_cards.scenario_card(facts)) == facts


def test_what_a_card_does_not_have_is_null(game, tmp_path):
    import_ufs_cards(write_json(tmp_path, CHARACTER))
    has = UfsCharacteristics.objects.get()
    assert (has.speed, has.damage, has.block_modifier, has.block_zone) == (None, None, None, "")
    assert (has.height, has.height_mm, has.weight, has.weight_g) == ("171 cm", 1710, "140 lbs", 63503)
    assert has.blood_type == "?"


def test_a_version_is_a_card_of_its_own(game, tmp_path):
    import_ufs_cards(write_json(tmp_path, CHARACTER, CHARACTER | {"title": "Maud Selby"}))
    assert sorted(Card.objects.values_list("slug", flat=True)) == ["maud-selby", "maud-selby-dots-1"]
    assert Card.objects.titled(".Maud Selby.").get().title == ". Maud Selby ."
    assert Card.objects.titled("Maud Selby").get().title == "Maud Selby"


def test_a_split_card(game, tmp_path):
    import_ufs_cards(write_json(tmp_path, SPLIT))
    card = Card.objects.with_printings().get()
    assert (card.type, card.text) == ("Foundation/Attack", "Your attacks get +1 speed.")
    has = card.printing.ufs
    assert (has.difficulty, has.second_difficulty, has.speed, has.attack_zone) == (1, 3, 2, "low")
    assert (has.keywords, has.second_keywords, has.keyword_index) == (["Unique"], ["Kick"], "|kick|unique|")
    facts = ufs_cards.facts(card.printing)
    assert facts.types == ("foundation", "attack")
    assert read_card(ufs_cards.scenario_card(facts)) == facts


def test_x_is_no_number(game, tmp_path):
    import_ufs_cards(write_json(tmp_path, ATTACK | {"damage": "X"}))
    has = UfsCharacteristics.objects.get()
    assert (has.damage, has.damage_x) == (None, True)


def test_a_second_run_changes_nothing(game, tmp_path):
    path = write_json(tmp_path, ATTACK, CHARACTER, SPLIT)
    import_ufs_cards(path)
    before = LibraryVersion.current().version
    report = import_ufs_cards(path)
    assert not report.changed
    assert report.unchanged == {"cards": 3, "printings": 3}
    assert LibraryVersion.current().version == before


def test_a_changed_card_is_updated(game, tmp_path):
    import_ufs_cards(write_json(tmp_path, ATTACK, CHARACTER))
    report = import_ufs_cards(write_json(tmp_path, ATTACK | {"damage": 6, "text": "Other."}, CHARACTER))
    assert report.updated == {"printings": 1}
    card = Card.objects.with_printings().get(slug="night-ferry-hook")
    assert (card.printing.ufs.damage, card.text) == (6, "Other.")


def test_the_latest_printing_counts(game, tmp_path):
    sets = [
        {"code": "T1", "name": "First", "released": "2008"},
        {"code": "T2", "name": "Second", "released": "2009-05"},
    ]
    import_ufs_cards(write_json(tmp_path, ATTACK, ATTACK | {"set": "T2", "text": "Newer."}, sets=sets))
    card = Card.objects.with_printings().get()
    assert card.text == "Newer."
    first = card.printings.get(card_set__code="T1")
    effective = catalog.effective_wording(card, first)
    assert effective.face.text == "Newer."
    assert str(effective.reasons[0].citation) == "ufs-rules-2010/1.2"
    assert CardSet.objects.get(code="T2").released_text == "2009-05"


def test_bundled_cards_keep_our_text(game, tmp_path):
    import_ufs_cards(write_json(tmp_path, ATTACK))
    Printing.objects.update(text="Ours.", original_text=None)
    import_ufs_cards(write_json(tmp_path, ATTACK | {"damage": 9}))
    printing = Printing.objects.select_related("ufs").get()
    assert (printing.text, printing.original_text, printing.ufs.damage) == ("Ours.", ATTACK["text"], 5)


HEADER = (
    "title,set,set_name,half,type,difficulty,control,resources,block_zone,block_modifier,keywords,text,speed,"
    "attack_zone,damage,hand_size,vitality,gender,height,weight,blood_type\n"
)
ROWS = (
    'Night Ferry Hook,T1,First,,Attack,4,3,water air,Mid,+2,Punch; Powerful: 2,"E: This attack gets +1 damage.",3,'
    "high,5,,,,,,\n"
    '. Maud Selby .,T1,,,character,6,6,good;life,,,,,,,,6,25,f,"5\'7""",?,ab\n'
    "Ropes and Sails,T1,,1,foundation,1,4,air water,,,Unique,Your attacks get +1 speed.,,,,,,,,,\n"
    "Ropes and Sails,T1,,2,attack,3,,,,,Kick,,2,low,3,,,,,,\n"
)


def test_csv_says_what_json_says(game, tmp_path):
    report = import_ufs_cards(write_csv(tmp_path, HEADER + ROWS))
    assert not report.rejected
    facts = {card.slug: ufs_cards.facts(card.printing) for card in Card.objects.with_printings()}
    own = {name: value for name, value in ATTACK.items() if name not in ("set", "rarity", "collector_number")}
    assert facts["night-ferry-hook"] == read_card(own)
    assert facts["maud-selby-dots-1"].vital.height == "5'7\""
    assert (facts["maud-selby-dots-1"].vital.gender, facts["maud-selby-dots-1"].vital.blood_type) == ("F", "AB")
    assert facts["ropes-and-sails"].types == ("foundation", "attack")
    assert CardSet.objects.get().name == "First"
    semicolons = (HEADER + ROWS.splitlines()[1]).replace("good;life", "good life").replace(",", ";")
    assert not import_ufs_cards(write_csv(tmp_path, semicolons)).changed


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"difficulty": "four"}, "difficulty: 'four' must be a whole number; write difficulty: 4 (or X)"),
        ({"difficulty": None}, "difficulty: every card has a difficulty (ufs-rules-2010 2.1.1); write difficulty: 4"),
        ({"control": True}, "control: True must be a whole number; write control: 3"),
        ({"control": 10**30}, "is not between 0 and 1000"),
        ({"type": "site"}, "type: 'site' is none of character, attack, action, asset, foundation; write type: attack"),
        ({"resources": ["fire", "ice"]}, "resources[1]: 'ice' is none of air, all, chaos"),
        ({"resources": "fire"}, "resources: must be a list; write resources: [fire, order]"),
        ({"attack_zone": "middle"}, "attack_zone: 'middle' is none of high, mid, low; write attack_zone: high"),
        ({"block_zone": None}, "block_zone: a block has a zone and a modifier"),
        ({"control": None}, "control: every card has a control value (ufs-rules-2010 2.1.9)"),
        ({"hand_size": 6}, "hand_size: only a card of type character has it"),
        ({"keywords": "Punch"}, "keywords: must be a list; write keywords: [Punch,"),
        ({"set": None}, "set: every printing is in a set; write set: SAMPLE-K"),
        (
            {"set": "far too long a code for any set of cards there is"},
            "set: 'far too long a code for any set of cards there is' is no text of at most 40 characters",
        ),
        ({"text": ["E"]}, "text: ['E'] is no text"),
        ({"sped": 3}, "sped: unknown field; known are title, type"),
        ({"halves": []}, "type: a split card has this in its halves"),
        ({"printings": []}, "printings: [] is no list of printings"),
        ({"aliases": "Hook"}, "aliases: 'Hook' is no list of titles"),
    ],
)
def test_faults_name_card_and_field_and_say_the_cure(game, tmp_path, change, told):
    report = import_ufs_cards(write_json(tmp_path, CHARACTER, ATTACK | change))
    reasons = [rejection.reason for rejection in report.rejected]
    assert all(reason.startswith("card 2, Night Ferry Hook: ") for reason in reasons)
    assert any(told in reason for reason in reasons), reasons
    assert [card.title for card in Card.objects.all()] == [". Maud Selby ."]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"height": "tall"}, "height: 'tall' is not a height such as 183 cm, 5'9\" or ?"),
        ({"weight": "12 stone"}, "weight: '12 stone' is not a weight such as 84 kg, 150 lbs or ?"),
        ({"gender": "X"}, "gender: 'X' is none of M, F, ?"),
        ({"vitality": None}, "vitality: every character has one (ufs-rules-2010 2.1.5)"),
        ({"title": "   "}, "title: every card needs a title"),
        ({"title": 12}, "title: every card needs a title"),
    ],
)
def test_faults_of_characters(game, tmp_path, change, told):
    report = import_ufs_cards(write_json(tmp_path, ATTACK, CHARACTER | change))
    assert any(told in rejection.reason for rejection in report.rejected), report.rejected
    assert Card.objects.count() == 1


def test_what_a_file_does_not_state_of_an_attack_is_unknown_and_noted(game, tmp_path):
    report = import_ufs_cards(write_json(tmp_path, ATTACK | {"speed": None, "damage": "?"}))
    assert report.rejected == []
    assert "1 attacks have no speed: it is not known (?), and is asked for where it is needed" in report.notes
    assert "1 attacks have no damage: it is not known (?), and is asked for where it is needed" in report.notes
    known = fields(facts(Card.objects.get().printing))
    assert (known["speed"], known["attack_zone"], known["damage"]) == ("?", ATTACK["attack_zone"], "?")


def test_what_is_unknown_is_answered_as_the_schema_declares_it(game, tmp_path, client):
    first, second = SPLIT["halves"]
    attack = next(half for half in (first, second) if half["type"] == "attack")
    unstated = dict.fromkeys(("speed", "damage", "attack_zone"))
    halves = [half | unstated if half is attack else half for half in (first, second)]
    assert import_ufs_cards(write_json(tmp_path, ATTACK | unstated, SPLIT | {"halves": halves})).rejected == []
    listed = client.get("/api/v1/cards").json()
    assert faults("get", "/api/v1/cards", 200, listed) == []
    assert "?" in [listed["data"][0]["attack_zone"], listed["data"][1]["attack_zone"]]


def test_halves_must_make_a_split_card(game, tmp_path):
    both = [SPLIT["halves"][0], SPLIT["halves"][0]]
    three = [*SPLIT["halves"], {"type": "action", "difficulty": 1}]
    for halves in (both, three, [1, 2], "none", [SPLIT["halves"][0]]):
        report = import_ufs_cards(write_json(tmp_path, ATTACK, SPLIT | {"halves": halves}))
        assert any("halves" in rejection.reason for rejection in report.rejected)
    assert Card.objects.count() == 1


def test_doubles(game, tmp_path):
    report = import_ufs_cards(write_json(tmp_path, ATTACK, ATTACK | {"title": "Night  Ferry Hook!", "damage": 9}))
    (rejection,) = report.rejected
    assert "stands for the set T1 already, in card 1, Night Ferry Hook; leave one of them out" in rejection.reason
    assert UfsCharacteristics.objects.get().damage == 5


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "is empty"),
        ("{", "it is not JSON"),
        ('{"game": "ufs"}', "must be a list of cards"),
        ('"card"', "must be a list of cards"),
        ('{"game": "shadowfist", "cards": []}', "only cards of UFS come in JSON"),
        ("[]", "its list of cards is empty"),
        ("[1, null, []]", "card 1: 1 is no card"),
        ("[" * 2000 + "]" * 2000, "nested"),
        ('[{"title": NaN}]', "no number in JSON"),
        ('[{"title": "\\ud800"}]', "half a character"),
    ],
)
def test_unusable_json_is_told_in_a_sentence(game, tmp_path, text, told):
    path = tmp_path / "cards.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(UnusableFileError, match=told):
        import_ufs_cards(path)
    assert not Card.objects.exists()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("title,control\nA,3\n", "has no column type, difficulty, set"),
        ("title,title,type,difficulty,control,set\n", "the column 'title' stands there twice"),
        (HEADER, "its list of cards is empty"),
        (HEADER + '"Night', "line 2: a quotation mark is missing"),
        (HEADER + "A,T1\n", "line 2, A: type: a card needs a type"),
        (HEADER + "A,T1,,2,attack\n", "half: '2' stands alone"),
        (HEADER + "A,T1,,1,attack\n", "no second follows"),
        (HEADER + "A,T1,,1,attack\nB,T1,,2,action\n", "no second follows"),
        (HEADER + "A," * 40 + "\n", "cells, and 21 columns"),
    ],
)
def test_unusable_csv_is_told_in_a_sentence(game, tmp_path, text, told):
    with pytest.raises(UnusableFileError, match=told):
        import_ufs_cards(write_csv(tmp_path, text))
    assert not Card.objects.exists()


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"PK\x03\x04\x00\x00", b"\x00" * 100])
def test_binary_files_are_refused(game, tmp_path, data):
    path = tmp_path / "cards.json"
    path.write_bytes(data)
    with pytest.raises(UnusableFileError):
        import_ufs_cards(path)


def test_the_command_recognises_the_game(game, tmp_path, capsys):
    call_command("import_cards", write_csv(tmp_path, HEADER + ROWS))
    assert "3 cards" in capsys.readouterr().out
    plain = tmp_path / "list.txt"
    plain.write_text(json.dumps([ATTACK]), encoding="utf-8")
    call_command("import_cards", plain)
    assert "UFS cards in" in capsys.readouterr().out
    with pytest.raises(CommandError, match="empty"):
        call_command("import_cards", write_json(tmp_path, ATTACK), "--game", "shadowfist")


def test_a_check_changes_nothing(game, tmp_path, capsys):
    call_command("import_cards", write_json(tmp_path, ATTACK), "--check")
    assert "1 cards without a fault" in capsys.readouterr().out
    with pytest.raises(CommandError, match="sped: unknown field"):
        call_command("import_cards", write_json(tmp_path, ATTACK, ATTACK | {"sped": 1}), "--check")
    assert not Card.objects.exists()


def test_an_unknown_rarity_is_noted_and_the_card_kept(game, tmp_path):
    report = import_ufs_cards(write_json(tmp_path, ATTACK | {"rarity": "Shiny"}))
    assert not report.rejected
    assert "rarity: 'Shiny' is none that we know" in report.notes[0]
    assert Printing.objects.get().rarity == ""


def test_a_fault_is_told_once(game, tmp_path):
    report = import_ufs_cards(write_json(tmp_path, CHARACTER, ATTACK | {"set": "x" * 41}))
    assert len(report.rejected) == 1


def test_an_object_a_line_under_the_names_that_files_use(game, tmp_path):
    own = {"title": "name", "set": "extension", "collector_number": "number", "block_modifier": "block_mod"}
    card = {own.get(name, name): value for name, value in ATTACK.items()}
    file = tmp_path / "cards.jsonl"
    file.write_text(json.dumps(card) + "\n{broken\n\n" + json.dumps(CHARACTER) + "\n", encoding="utf-8")
    report = import_ufs_cards(file)
    assert [str(each)[:6] for each in report.rejected] == ["line 2"]
    assert Card.objects.count() == 2
    has = UfsCharacteristics.objects.get(printing__card__title=ATTACK["title"])
    assert (has.collector_number, has.block_modifier) == (str(ATTACK["collector_number"]), ATTACK["block_modifier"])


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
def test_lines_and_letters_of_any_system(game, tmp_path, end, encoding):
    path = tmp_path / "cards.csv"
    text = (HEADER + ROWS).replace("Maud Selby", "Måud Selby").replace("\n", end)
    path.write_bytes(text.encode(encoding))
    assert not import_ufs_cards(path).rejected
    assert Card.objects.filter(title=". Måud Selby .").exists()
    assert Card.objects.count() == 3


def test_one_bad_row_is_one_row(game, tmp_path):
    attack, character, *halves = ROWS.splitlines(keepends=True)
    quoted = attack.replace("Night Ferry Hook", "Day Ferry Hook").replace("E: This", 'E: \\"Hook\\" This')
    nothing = attack.replace("Night Ferry Hook", "Dusk Ferry Hook").replace(",,,,,,", ",NULL,NULL,,,,")
    bad = attack.replace('"E:', '"E: "')
    report = import_ufs_cards(write_csv(tmp_path, HEADER + bad + quoted + nothing + character + "".join(halves)))
    assert [str(each)[:6] for each in report.rejected] == ["line 2"]
    assert set(Card.objects.values_list("title", flat=True)) == {
        "Day Ferry Hook",
        "Dusk Ferry Hook",
        ". Maud Selby .",
        "Ropes and Sails",
    }
    assert Card.objects.get(title="Day Ferry Hook").text.startswith('E: "Hook" This')


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"PK\x03\x04 and so on", "save the sheet of cards as CSV"),
        (b"-- a dump\nCREATE TABLE cards (id int);\n", "dump of SQL"),
        (b"INSERT INTO `cards` VALUES (1);\n", "dump of SQL"),
        (b"<?xml version='1.0'?><cards/>", "is XML or a page"),
    ],
)
def test_what_is_not_read_is_told_with_a_way_to_what_is(game, tmp_path, data, told):
    Game.objects.create(slug="shadowfist", name="Shadowfist")
    path = tmp_path / "cards.csv"
    path.write_bytes(data)
    for of in ("ufs", "shadowfist"):
        with pytest.raises(CommandError, match=told):
            call_command("import_cards", str(path), game=of)
    assert not Card.objects.exists()
