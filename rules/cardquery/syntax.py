"""What the documentation of the API says of the query language; the page /about/ lists its fields."""

from rules.cardquery import parser, patterns

SYNTAX = (
    "A card query such as `d:cop t:character cost<=3`; the page /about/ lists its fields. At most "
    f"{parser.MAX_LENGTH} characters and {parser.MAX_TERMS} conditions, of which {patterns.MAX_PATTERNS} may be "
    f"patterns such as `o:/inflicts? [3-9] damage/` of at most {patterns.MAX_LENGTH} characters. Patterns are those of "
    "RE2, upper and lower case alike: backreferences (`\\1`) and lookaround (`(?=...)`, `(?!...)`, `(?<=...)`) are "
    "left out, and what would be too much work over all the texts is refused. `warnings` name what cannot be used."
)
