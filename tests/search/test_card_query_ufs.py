"""The query language on cards of UFS: every field, both games side by side, and what has no such value."""

import pytest

from rules.cardquery import parse_query
from rules.cardquery.values import QueryError

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("library")]


def titles(query):
    read = parse_query(query)
    assert not read.warnings
    return {card.title for card in read.cards()}


def test_numbers_are_compared():
    assert titles("damage>=6 game:ufs") == {"Stokehold Slam", "Ash Wagon Charge", "Drowned Bell Toll"}
    assert titles("speed=5 -is:split") == {"Ferrant's Whirlpool"}
    assert titles("hand>6") == {"Odile Ferrant"}
    assert titles("vitality<24 t:character") == {"Odile Ferrant"}
    assert "Kiln Street Jab" in titles("difficulty<=2 t:attack")
    assert titles("block<=0") == {"Tinker's Answer", "Gull's Reply"}
    assert titles("control=1") == {"Everything at Once", "Drowned Bell Toll"}


def test_numbers_are_compared_with_each_other():
    assert titles("speed>difficulty t:attack -is:split") == {"Lantern Pole Sweep", "Gull's Reply", "Heron Step Lunge"}
    # The attack of a split card has the difficulty of its own half.
    assert "Coals and Cudgels" not in titles("speed>difficulty")
    assert "Wagon and Whip" in titles("speed>difficulty")


def test_x_is_no_number():
    assert titles("damage=x") == {"Furnace Door Kick"}
    assert "Furnace Door Kick" not in titles("damage>=0") | titles("damage<99") | titles("damage!=4")


def test_a_split_card_has_what_either_half_has():
    assert {"Coals and Cudgels", "Word of the Guild"} <= titles("t:foundation is:split")
    assert "Coals and Cudgels" in titles("t:attack") & titles("difficulty=2") & titles("difficulty=3")
    assert "Pilot's Temper" in titles("kw:ranged") & titles('kw:"breaker: 2"')


def test_resources():
    assert titles("res=infinity") == {"The Glass Stranger", "Apprentice of None"}
    assert titles("res:fire,water t:attack") == {"Kiln Street Jab", "Tinker's Answer"}
    assert titles("res:fire res:water t:attack") == titles("res:fire,water t:attack")
    assert "Bricklayer's Patience" in titles("res<=earth,fire,order,void")


def test_zones_and_keywords():
    assert "Undertow" in titles("zone:low kw:throw")
    assert titles("bz:low t:character") == {". Odile Ferrant ."}
    assert titles('kw:"character only: odile ferrant"') == {"Ferrant's Whirlpool"}
    assert titles("kw:terrain") == {"Kiln Yard", "Ferry Landing"}
    assert "Old Barnaby" in titles("is:unique")


def test_vital_statistics():
    assert titles("gender:?") == titles("height=?") == titles("weight=?") == titles("blood:?") == {"The Glass Stranger"}
    assert titles("""height>6'2" """) == {"Pell Hartigan"}
    assert titles("weight<=118lbs") == {"Ines Marrow"}
    assert titles("gender:female blood:ab") == {"Odile Ferrant", ". Odile Ferrant ."}
    # An unknown one is never more or less than anything.
    assert "The Glass Stranger" not in titles("height>=1cm") | titles("height!=170cm") | titles("height!=?")


def test_what_a_game_does_not_have_is_a_missing_value():
    both = titles("game:ufs"), titles("game:shadowfist")
    for query in ("cost>=0", "fight>=0", "body>=0", "power>=0", "req>=d", "f:lotus", "d:cop", "req:d or prov:d"):
        assert not titles(query) & both[0], query
    for query in ("difficulty>=0", "control>=0", "res:fire", "block>=-9", "bz:mid", "zone:mid", "hand>=0", "gender:?"):
        assert not titles(query) & both[1], query
    assert titles("-res:fire") >= both[1]


def test_the_printing_has_a_collectors_number():
    assert titles("cn:12 set:SAMPLE-K") == {"Cinder Uppercut"}
    assert [printing.card.title for printing in parse_query("cn:12 set:SAMPLE-F").printings()] == ["Oarlock Spin"]


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("difficulty>x", "X is no number"),
        ("hand=x", "X is no number"),
        ("speed>fast", "must be a whole number, X or difficulty"),
        ("res:ice", "'ice' is no resource of UFS; there is air, all"),
        ("zone:middle", "'middle' is no zone; there is high, mid, low"),
        ("height>tall", "is not a height such as 183 cm"),
        ("height>?", "? is no number"),
        ("gender:x", "is no gender"),
        ("blood:c", "is no blood type"),
    ],
)
def test_values_that_a_field_cannot_take_are_told(query, told):
    read = parse_query(query)
    assert told in read.warnings[0]
    assert not read.cards().exists()


def test_an_operator_that_a_field_does_not_take_is_an_error():
    with pytest.raises(QueryError, match="zone takes only : =, not >"):
        parse_query("zone>low")
