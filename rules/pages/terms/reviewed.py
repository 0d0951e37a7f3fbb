"""What a person decided about finding glossary terms in texts: the one place to edit when a hit is noise or missing.

All names are slugs of terms, by game. Restrictions and special abilities are not found in plain words: texts set them
in bold, which ``rules.pages.markup`` makes a link.
"""

from __future__ import annotations

# Terms that are not explained where plain text uses them: they mean what they say, or stand in every other sentence.
UNEXPLAINED: dict[str, frozenset[str]] = {
    "shadowfist": frozenset(
        (
            # the vocabulary of every card game, and what stands on every card
            *("attack", "attacker", "body", "character", "combat", "cost", "damage", "deck", "draw", "edge", "effect"),
            *("event", "fighting", "hand", "in-play", "move", "opponent", "owner", "play", "player", "power", "reduce"),
            *("site", "state", "subtitle", "tag", "this-card", "title", "turn", "type", "you"),
            # phrases and words that mean what they say
            *("ability", "active", "against", "attacking-player", "benefit", "board", "by-an-opponent", "column"),
            *("cannot-be-healed", "cannot-intercept", "complete", "control", "controller", "copy", "counter"),
            *("current-player", "inactive", "phase", "row", "shot", "side", "winning"),
            # headings of the FAQ of 1995 in the plural; we have them in the singular
            *("cancels", "any-time-effects", "foundation-characters"),
        )
    ),
    "ufs": frozenset({"you-control", "you-own"}),
}

# Forms that no rule of language finds: irregular verbs, and nouns and verbs of the same family.
FORMS: dict[str, tuple[str, ...]] = {
    "burn": ("burnt",),
    "cancel": ("cancellation", "cancellations"),
    "declare-declaration": ("declare", "declared", "declares", "declaring", "declaration", "declarations"),
    "generate": ("generation",),
    "interceptor": ("intercept", "intercepts", "intercepted", "intercepting", "interception", "interceptions"),
    "leave-play": ("left play",),
    "leave-the-game": ("left the game",),
    "overcome": ("overcame",),
    "power-generation": ("generate Power", "generates Power", "generated Power", "generating Power"),
    "redirect": ("redirection", "redirections"),
    "resolve": ("resolution",),
    "resources": ("resource",),
    "respond": ("response", "responses"),
    "special-abilities": ("special ability",),
    "steal": ("stole", "stolen"),
    "takes-no-damage": ("take no damage",),
}

# First words of terms that are phrases with a verb ("cease attacking"): the verb is inflected, not the last word.
VERBS = frozenset(("cancel", "cease", "enter", "flip", "inflict", "join", "leave", "play", "return", "turn"))

# Patterns of what follows a word that is not the term then.
NOT_BEFORE: dict[str, str] = {
    "generate": r" (?:\w+ ){0,2}Power\b",  # Power generation is no generation of an effect
    "subject": r" to\b",
    "chain": r" of effects\b",
    "discard": r" (?:pile|piles|phase)\b",
    "ready": r" (?:Step|Phase)\b",
}

# Glossaries that set every term in capitals where the rules do not, and those of their terms that rules do capitalise.
TITLE_CASE = frozenset({"ufs"})
CAPITALISED = frozenset({"enhance", "form", "response"})
