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
    'A card query such as `d:cop t:character cost<=3`. A space is and; `or`, `-` for not, parentheses, `"phrases"`; '
    'words without a field look in titles, `!"Ting Ting"` is the whole title. At most '
    f"{parser.MAX_LENGTH} characters and {parser.MAX_TERMS} conditions, of which {patterns.MAX_PATTERNS} may be "
    f"patterns such as `o:/inflicts? [3-9] damage/` of at most {patterns.MAX_LENGTH} characters. Patterns are those of "
    "RE2, upper and lower case alike: backreferences (`\\1`) and lookaround (`(?=...)`, `(?!...)`, `(?<=...)`) are "
    "left out, and what would be too much work over all the texts is refused. `warnings` name what cannot be used.\n\n"
    + _table()
)
