"""What the documentation of the API says of the query language: the same table that the parser reads."""

from rules.cardquery import parser, patterns
from rules.cardquery.fields import FIELDS


def _table() -> str:
    rows = [
        f"| `{'` `'.join(field.names)}` | `{'` `'.join(field.operators)}` | {field.help} | `{field.example}` |"
        for field in dict.fromkeys(FIELDS.values())
    ]
    return "\n".join(["| field | operators | finds | example |", "|---|---|---|---|", *rows])


SYNTAX = (
    "A card query such as `d:cop t:character cost<=3`. A space is and; `or` (`|`), `not` (`-`), parentheses, "
    '`"phrases"`; words without a field look in titles, `!"Ting Ting"` is the whole title. What is asked of printings '
    "(set, year, rarity, artist, printed text, collector's number) holds of one and the same printing; `in:` means any "
    f"other too. At most {parser.MAX_LENGTH} characters and {parser.MAX_TERMS} conditions, of which "
    f"{patterns.MAX_PATTERNS} may be patterns such as `o:/inflicts? [3-9] damage/` of at most {patterns.MAX_LENGTH} "
    "characters. Patterns are those of RE2, upper and lower case alike, without backreferences (`\\1`) and lookaround "
    "(`(?=...)`, `(?!...)`, `(?<=...)`). A field that there is not is left out, and a warning names it; a value that "
    "nothing has finds nothing, and a warning says so; what cannot be applied, such as a pattern that is too much "
    "work over all the texts, is an error.\n\n" + _table()
)
