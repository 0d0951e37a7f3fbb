"""The community card file: its format, its damage, and what an import leaves alone."""

import pytest
from django.core.management import CommandError, call_command

from rules.editing.report import UnusableFileError
from rules.engine.shadowfist.model.symbols import Symbols
from rules.importers.community import import_cards
from rules.importers.community.rows import split_version
from rules.library import catalog
from rules.models import Card, CardSet, Game, LibraryVersion, Printing, ShadowfistCharacteristics

HEADER = (
    '"card_id","title","subtitle","cost","requires","provides","fighting","power","body","text","flavor","comments",'
    '"artist","card_type_id","card_cat_id","card_rarity_id","card_edition_id","no_max_flag","designators"'
)
TABLES = {
    "types.csv": "card_type_id,type\n1,Site\n4,Event\n5,Character\n7,Feng Shui Site\n",
    "editions.csv": 'card_edition_id,edition,seq,short_edition\n1,First Set,1,FS\n2,"Second, Set",2,S/S\n',
    "rarities.csv": "card_rarity_id,rarity,rarity_short,seq\n1,Rare,R,4\n",
}


def row(**values):
    base = {
        "card_id": "1",
        "title": "Night Courier",
        "subtitle": "Netherworld Runner",
        "cost": "2",
        "requires": "d",
        "provides": "dC",
        "fighting": "3",
        "power": "0",
        "body": "0",
        "text": "Guts.",
        "flavor": "",
        "comments": "",
        "artist": "Some One",
        "card_type_id": "5",
        "card_cat_id": "4",
        "card_rarity_id": "1",
        "card_edition_id": "1",
        "no_max_flag": "N",
        "designators": "",
    } | values
    return ",".join('"' + value.replace('"', '""') + '"' for value in base.values())


@pytest.fixture
def game(db):
    LibraryVersion.current()
    return Game.objects.create(slug="shadowfist", name="Shadowfist")


@pytest.fixture
def write(tmp_path):
    for name, text in TABLES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")

    def write(*rows, header=HEADER, end="\r\n"):
        path = tmp_path / "cards.csv"
        path.write_bytes(("\r\n".join([header, *rows]) + end).encode())
        return path

    return write


def test_a_row(game, write):
    report = import_cards(write(row(text="Says &quot;now&quot; to &lt;Cop&gt; &amp; [M].", comments="A\r\nnote")))
    card = Card.objects.with_printings().get()
    printing = catalog.printings(card)[0]
    assert report.created == {"sets": 1, "cards": 1, "printings": 1, "compiled texts": 1}
    assert printing.original_text == 'Says "now" to <Cop> & [M].'
    assert printing.text is None
    assert (printing.rarity, printing.artist, printing.comments) == ("Rare", "Some One", "A\nnote")
    face = catalog.face(printing)
    assert (face.cost, face.fighting, face.power, face.body) == (2, 3, None, None)
    assert (face.requires, face.provides) == (Symbols.of(dragons=1), Symbols.of(dragons=1, chi=1))
    assert [d.word for d in card.designations.filter(ruleset="zman-2001")] == [
        "Night",
        "Courier",
        "Netherworld",
        "Runner",
    ]


def test_x_and_what_a_type_does_not_have(game, write):
    import_cards(
        write(
            row(card_id="1", title="Ex", cost="100", fighting="100"),
            row(card_id="2", title="Garden", card_type_id="7", cost="0", fighting="0", power="1", body="8"),
            row(card_id="3", title="Free", card_type_id="4", cost="0", fighting="0"),
            row(card_id="4", title="Barren", card_type_id="1", cost="0", power="0", body="10"),
            row(card_id="5", title="Fringe", card_type_id="1", cost="2", power="0", body="0"),
        )
    )
    faces = {p.title: catalog.face(p) for p in Printing.objects.select_related("shadowfist", "card_set")}
    assert (faces["Ex"].cost, faces["Ex"].fighting) == ("X", "X")
    assert (faces["Garden"].cost, faces["Garden"].fighting, faces["Garden"].body) == (None, None, 8)
    assert (faces["Free"].cost, faces["Free"].body) == (0, None)
    assert (faces["Barren"].cost, faces["Barren"].power) == (0, 0)
    assert faces["Fringe"].body is None, "with a Body of 0 it would be smoked as it enters play"
    x = ShadowfistCharacteristics.objects.get(printing__title="Ex")
    assert (x.cost, x.cost_x) == (None, True)


@pytest.mark.parametrize(
    ("title", "parts"),
    [
        ("Fox Pass v2", ("Fox Pass", 2, False)),
        ("Draco vPAP", ("Draco", None, True)),
        ("Monkey vs. Robot", ("Monkey vs. Robot", None, False)),
        ("Versus v", ("Versus v", None, False)),
    ],
)
def test_versions(title, parts):
    assert split_version(title) == parts


def test_versions_are_printings_of_one_card(game, write):
    import_cards(
        write(
            row(card_id="1", text="Limited."),
            row(card_id="2", title="Night Courier v2", card_edition_id="2", text="Unique."),
        )
    )
    card = Card.objects.with_printings().get()
    assert [(p.card_set.code, p.errata_number) for p in catalog.printings(card)] == [("FS", None), ("S/S", 2)]
    result = catalog.effective_wording(card, catalog.find_printing(card, "FS"))
    assert result.face.text == "Unique."


def reasons(report):
    return {rejection.line: rejection.reason for rejection in report.rejected}


def test_malformed_rows_are_reported_and_the_rest_goes_on(game, write):
    broken = row(card_id="2", title="Broken").replace('"Guts."', '"Gu"ts."')
    lost = row(card_id="3", title="Lost").replace('"Guts."', '"Guts.')
    report = import_cards(
        write(
            row(card_id="1"),  # line 2
            broken,
            lost,
            ",".join(row(card_id="4", title="Short").split(",")[:12]),
            row(card_id="5", title="Shifted", cost="d", requires="", card_type_id="Some One"),
            row(card_id="6", title="No Set", card_edition_id="77"),
            row(card_id="7", title="No Rarity", card_rarity_id="9"),
            row(card_id="8", title="Odd", requires="dq"),
            row(card_id="9", title=""),
            row(card_id="10", title="Lines", text="One\r\ntwo, and\r\nthree."),
            row(card_id="11"),  # line 14: the same printing as line 2
            row(card_id="12", title="Last"),
        )
    )
    found = reasons(report)
    assert "quot" in found[3]
    assert "quotation mark" in found[4]
    assert "12 columns where the header has 19" in found[5]
    assert "'Some One' is no id in types.csv; are the columns shifted?" in found[6]
    assert "'77' is no id in editions.csv" in found[7]
    assert "'q'" in found[9]
    assert "title: it is empty" in found[10]
    assert found[14] == "the same printing as line 2"
    assert sorted(Card.objects.values_list("title", flat=True)) == ["Last", "Lines", "Night Courier", "No Rarity"]
    assert any("line 8: rarity left out" in note for note in report.notes)
    assert Printing.objects.get(title="Lines").original_text == "One\ntwo, and\nthree."


def test_two_versions_in_one_set_are_two_printings(game, write):
    report = import_cards(write(row(card_id="1"), row(card_id="2", subtitle="Corporate Mastermind")))
    assert not report.rejected
    assert sorted(Printing.objects.values_list("number", "subtitle")) == [
        (1, "Netherworld Runner"),
        (2, "Corporate Mastermind"),
    ]


def test_a_second_import_changes_nothing(game, write):
    path = write(row(card_id="1"), row(card_id="2", title="Other", cost="100"))
    import_cards(path)
    version = LibraryVersion.current().version
    again = import_cards(path)
    assert not again.changed
    assert again.unchanged["printings"] == 2
    assert LibraryVersion.current().version == version


def test_a_change_is_an_update(game, write):
    import_cards(write(row()))
    report = import_cards(write(row(cost="3", text="Ambush.")))
    assert report.updated["printings"] == 1
    assert Card.objects.get().text == "Ambush."
    assert ShadowfistCharacteristics.objects.get().cost == 3


def test_ours_is_never_overwritten(game, write):
    card_set = CardSet.objects.create(game=game, code="FS", name="First Set", order=1)
    card = Card.objects.create(game=game, title="Night Courier", slug="night-courier", type="Character", bundled=True)
    card.aliases.create(game=game, title="Night Courier", slug="night-courier")
    printing = card.printings.create(card_set=card_set, title="Night Courier", type="Character", text="Ours.")
    ShadowfistCharacteristics.objects.create(printing=printing, cost=7)
    import_cards(write(row(cost="2", text="Theirs.")))
    printing.refresh_from_db()
    assert (printing.text, printing.original_text) == ("Ours.", "Theirs.")
    assert printing.shadowfist.cost == 7
    assert Card.objects.get().text == "Ours."


def with_bytes(path, old, new):
    """The file with these bytes instead of a text, which stands in it once."""
    data = path.read_bytes()
    assert data.count(old.encode()) == 1
    path.write_bytes(data.replace(old.encode(), new))
    return path


def test_a_stray_byte_is_told_with_its_place_and_the_rest_stays_utf_8(game, write):
    path = write(row(card_id="1", title="Iala Mané"), row(card_id="2", title="Other", text="caf@"))
    assert not import_cards(path).notes
    report = import_cards(with_bytes(path, "caf@", b"caf\xe9"))
    line = path.read_bytes().splitlines()[2]
    byte = line.index(b"\xe9") + 1
    assert report.notes == [f"line 3, byte {byte}: 0xE9 is not UTF-8, read as 'é' (Windows-1252)"]
    assert not report.created.get("cards"), "Iala Mané is the card that it was"
    assert Printing.objects.get(title="Other").original_text == "café"
    assert sorted(Card.objects.values_list("title", flat=True)) == ["Iala Mané", "Other"]


@pytest.mark.parametrize(
    "title",
    [
        pytest.param(b"Iala Man\xe9", id="windows-1252"),
        pytest.param("Iala Mané".encode().decode("cp1252").encode(), id="encoded twice"),
        pytest.param(b"Iala Man\x81", id="no letter"),
        pytest.param(b"Ial\xff Man\xc3\xa9", id="another letter"),
        pytest.param(b"Iala\xff Man\xc3\xa9", id="one too many"),
        pytest.param(b"\xfeIala Man\xc3\xa9", id="before it"),
    ],
)
def test_a_damaged_title_is_the_card_that_it_names(game, write, title):
    import_cards(write(row(title="Iala Mané"), row(card_id="2", title="Other")))
    report = import_cards(with_bytes(write(row(title="@@@"), row(card_id="2", title="Other")), "@@@", title))
    assert not report.changed, report.lines()
    assert not report.rejected
    assert any("line 2" in note for note in report.notes)
    assert not Card.objects.get(title="Iala Mané").aliases.exclude(title="Iala Mané").exists()


def test_a_damaged_title_that_could_be_two_cards_is_a_card_of_its_own(game, write):
    import_cards(write(row(title="Red Bat"), row(card_id="2", title="Red Cat")))
    report = import_cards(with_bytes(write(row(title="Red @@@at")), "@@@", b"\xe9"))
    assert report.created["cards"] == 1
    report = import_cards(with_bytes(write(row(title="Red @@@at"), row(card_id="2", title="New")), "@@@", b"\x81"))
    assert "a byte that is no letter" in reasons(report)[2]


def test_many_stray_bytes_are_counted(game, write):
    report = import_cards(with_bytes(write(row(text="caf@")), "caf@", b"caf\xe9 " * 25))
    assert report.notes[-1] == "25 bytes are not UTF-8; these are the first 10"
    assert len(report.notes) == 11


UNUSABLE = {
    "empty": (b"", "is empty"),
    "white": (b"\n \n", "is empty"),
    "binary": (b"PK\x03\x04\0\0" * 50, "is a workbook or an archive"),
    "other": (b"name,age\nBob,3\n", "has no column card_id, title, text"),
    "truncated": ((HEADER + "\r\n" + row() + "\r\n" + row(card_id="2")[:70]).encode(), "is truncated"),
    "header only": ((HEADER + "\r\n").encode(), "no readable record"),
    "no good row": ((HEADER + "\r\n" + row(card_type_id="99") + "\r\n").encode(), "no usable row"),
}


@pytest.mark.parametrize("name", UNUSABLE)
def test_an_unusable_file_is_refused_and_nothing_is_lost(game, write, name):
    import_cards(write(row()))
    data, message = UNUSABLE[name]
    path = write()
    path.write_bytes(data)
    with pytest.raises(CommandError, match=message) as refusal:
        call_command("import_cards", str(path))
    assert "Nothing was imported" in str(refusal.value)
    assert Card.objects.get().title == "Night Courier"


def test_missing_side_tables_are_named(game, write, tmp_path):
    path = write(row())
    (tmp_path / "editions.csv").unlink()
    with pytest.raises(UnusableFileError, match=r"editions\.csv is missing"):
        import_cards(path)


@pytest.mark.exhaustive
@pytest.mark.shared
def test_the_real_file(game, shared):
    report = import_cards(shared / "data/chimpshack/cards.csv")
    assert report.created["printings"] == 2061 - len(report.rejected)
    assert not report.rejected, reasons(report)
    fox = Card.objects.with_printings().titled("fox pass").get()
    assert [(p.card_set.code, p.errata_number) for p in catalog.printings(fox)] == [
        ("L/S", None),
        ("YotD", 2),
        ("10kB", 2),
    ]
    assert Card.objects.get(title="Bull Market").printings.filter(errata_number=2).exists()
    assert not import_cards(shared / "data/chimpshack/cards.csv").changed


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_of_any_system(game, write, end):
    path = write(row(), row(card_id="2", title="Day Courier"))
    path.write_bytes(path.read_bytes().replace(b"\r\n", end.encode()))
    assert not import_cards(path).rejected
    assert Card.objects.count() == 2


def test_what_databases_write(game, write):
    said = row(card_id="2", title="Day Courier", text="Says @now@.").replace("@", '\\"')
    bare = row(card_id="3", title="Dusk Courier").replace('"Some One"', "NULL").replace('"Netherworld Runner"', "\\N")
    report = import_cards(write(said, bare))
    assert not report.rejected, reasons(report)
    assert Printing.objects.get(title="Day Courier").original_text == 'Says "now".'
    dusk = Printing.objects.get(title="Dusk Courier")
    assert (dusk.artist, dusk.subtitle) == ("", "")


def test_a_sheet_without_ids_is_told(game, write):
    path = write(header="Name,Type,Requires,Set")
    path.write_text("Name,Type,Requires,Set\nX,Event,{asc}{asc}3,FS\n")
    with pytest.raises(UnusableFileError, match=r"Import the card table cards\.csv"):
        import_cards(path)


def test_a_file_of_any_length_is_read_a_part_at_a_time(game, write, monkeypatch):
    """Rows of one card stand far from each other, and few cards are at hand at a time."""
    monkeypatch.setattr("rules.importers.community.store.BATCH", 2)
    monkeypatch.setattr("rules.editing.cards.MOST_AT_HAND", 1)
    monkeypatch.setattr("rules.text.files.MAX_BYTES", 10)
    titles = [f"Card {number}" for number in range(9)]
    rows = [row(card_id=str(place), title=title) for place, title in enumerate(titles + titles, start=1)]
    rows[-1] = row(card_id="18", title="Card 8", subtitle="Another")
    path = write(*rows)
    report = import_cards(path)
    assert (report.created["cards"], report.created["printings"], len(report.rejected)) == (9, 10, 8)
    again = import_cards(path)
    assert (again.changed, again.unchanged["printings"]) == (False, 10)


def test_of_a_second_import_nothing_is_derived_anew(game, write, monkeypatch):
    import_cards(write(row(), row(card_id="2", title="Other")))
    read = []
    real = catalog.facts
    monkeypatch.setattr(catalog, "facts", lambda card: read.append(card.title) or real(card))
    import_cards(write(row(), row(card_id="2", title="Other", text="Ambush.")))
    assert set(read) == {"Other"}
