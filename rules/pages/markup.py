"""Rules texts as HTML: Markdown with section references, card names, terms and resource symbols as links and badges.

Raw HTML, links and images of the text are not followed: what it says is shown, and every link is made here. A term is a
link where a paragraph first uses it; ``data-in`` names the document to whose readers ``terms.js`` explains it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from django.utils.safestring import SafeString, mark_safe
from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

from rules.library.badges import LOST_BADGE, SYMBOL, badge, symbol_named
from rules.library.card_html import KEYWORDS
from rules.pages.lookups import Library, Link, library
from rules.pages.terms.finder import TermFinder
from rules.text.references import REFERENCE
from rules.text.texts import slugify_title

KEYWORD_SLUGS = frozenset(slugify_title(word) for word in KEYWORDS)
SPECIAL = re.compile(rf"(?P<reference>{REFERENCE.pattern})|(?P<symbol>{SYMBOL.pattern})|(?P<lost>\[\?\])")


DEFAULT_GAME = "shadowfist"


def _parser() -> MarkdownIt:
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    parser.disable(["link", "image", "autolink", "reference", "html_block", "html_inline"])
    parser.disable(["code", "fence", "heading", "lheading", "hr"])
    parser.core.ruler.push("library", _link)
    parser.add_render_rule("made", _made)
    parser.add_render_rule("table_open", _table_open)
    parser.add_render_rule("table_close", _table_close)
    for cell in ("th_open", "td_open"):
        parser.add_render_rule(cell, _cell_open)
    return parser


def rules_text(text: str, document: str = "", own: str = "") -> SafeString:
    """A text of a document as HTML; ``document`` is its slug, for references and for the names of its game.

    ``own`` is the slug of the term that the text defines, which is not explained by itself.
    """
    known = library()
    return known.rendered(("rules", document, own, text), lambda: _render(text, document, known, own=own))


def rules_line(text: str, document: str = "") -> SafeString:
    """The same for a text of one line, without the paragraph around it."""
    known = library()
    return known.rendered(("line", document, text), lambda: _render(text, document, known, inline=True))


def _render(text: str, document: str, known: Library, *, own: str = "", inline: bool = False) -> SafeString:
    game = known.game_of(document) or DEFAULT_GAME
    defined = known.term(game, own)
    env = {"library": known, "document": document, "game": game, "own": defined.url if defined else "", "seen": set()}
    html = PARSER.renderInline(text, env) if inline else PARSER.render(text, env)
    safe: SafeString = mark_safe(html)
    return safe


# --- the tokens that are ours --------------------------------------------------------------------------------------


def _made(renderer: Any, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    return tokens[index].content


def _table_open(renderer: Any, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    return '<div class="table-scroll" tabindex="0" role="group"><table>\n'


def _table_close(renderer: Any, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    return "</table></div>\n"


def _cell_open(renderer: Any, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    """Alignment as a class: the security policy forbids style attributes."""
    token = tokens[index]
    side = str(token.attrs.get("style", "")).removeprefix("text-align:")
    scope = ' scope="col"' if token.tag == "th" else ""
    return f'<{token.tag}{scope} class="{side}">' if side in {"left", "right", "center"} else f"<{token.tag}{scope}>"


def _token(html: str) -> Token:
    return Token("made", "", 0, content=html)


def _link(state: StateCore) -> None:
    for token in state.tokens:
        if token.type == "paragraph_open" and token.level == 0:
            state.env["seen"].clear()
        if token.type == "inline" and token.children:
            token.children = list(_linked(token.children, state.env))


def _linked(children: list[Token], env: Any) -> Iterator[Token]:
    place = 0
    while place < len(children):
        token = children[place]
        name = _name_in(children, place)
        link = _target(name, token.type, env) if name else None
        if link:
            is_card = token.type == "strong_open" and "/cards/" in link.url
            opening = (
                f'<a class="card-name" href="{link.url}">'
                if is_card
                else _term(link, env, heads=not any(t.content for t in children[:place]))
            )
            yield from (_token(opening),) if opening else ()
            yield from children[place : place + 3]
            yield from (_token("</a>"),) if opening else ()
            place += 3
            continue
        if token.type == "text":
            yield from _split(token, env)
        else:
            yield token
        place += 1


def _name_in(children: list[Token], place: int) -> str:
    """What stands alone in bold or italics from here, if anything does."""
    run = [token.type for token in children[place : place + 3]]
    if run in (["strong_open", "text", "strong_close"], ["em_open", "text", "em_close"]):
        return children[place + 1].content
    return ""


def _target(name: str, kind: str, env: Any) -> Link | None:
    """Bold names are cards, restrictions and special abilities; what is in italics can only be a term."""
    known: Library = env["library"]
    game = env["game"]
    slugs = list(dict.fromkeys(_spellings(name)))
    term = next(filter(None, (known.term(game, slug) for slug in slugs)), None)
    if kind == "em_open" or (term and KEYWORD_SLUGS.intersection(slugs)):
        return term
    return next(filter(None, (known.card(game, slug) for slug in slugs[:2])), term)


def _spellings(name: str) -> Iterator[str]:
    """Slugs that a name may be kept under: as it is, without 's, without a value (Toughness: 1), in the singular."""
    plain = name.strip().rstrip(".,;:")
    yield slugify_title(plain)
    yield slugify_title(re.sub(r"['’]s$", "", plain))
    without_value = slugify_title(plain.partition(":")[0])
    yield without_value
    if without_value.endswith("s") and len(without_value) > 3:
        yield without_value[:-1]


def _split(token: Token, env: Any) -> Iterator[Token]:
    text, place = token.content, 0
    for match in SPECIAL.finditer(text):
        html = _special(match, env)
        if html is None:
            continue
        yield from _explained(text[place : match.start()], env)
        yield _token(html)
        place = match.end()
    yield from _explained(text[place:], env)


def _explained(text: str, env: Any) -> Iterator[Token]:
    """A stretch of plain text with the terms in it that the paragraph has not used yet as links."""
    place = 0
    for found in finder(env["library"], env["game"]).find(text):
        opening = _term(env["library"].term(env["game"], found.slug), env)
        if opening:
            yield Token("text", "", 0, content=text[place : found.start])
            yield _token(f"{opening}{_escaped(text[found.start : found.end])}</a>")
            place = found.end
    yield Token("text", "", 0, content=text[place:])


def _term(link: Link, env: Any, *, heads: bool = False) -> str:
    """The opening tag for a term; empty if it needs none here. At the head of its definition it is a link only."""
    if link.url == env["own"]:
        return f'<a class="term" href="{link.url}">' if heads else ""
    if link.url in env["seen"]:
        return ""
    env["seen"].add(link.url)
    beside = f' data-in="{env["document"]}"' if env["document"] in env["library"].documents else ""
    return f'<a class="term" href="{link.url}"{beside}>'


def _special(match: re.Match[str], env: Any) -> str | None:
    if match["lost"]:
        return LOST_BADGE
    if match["symbol"]:
        symbol = symbol_named(match)
        return badge(symbol) if symbol else None
    return _reference(match["document"] or "", match["number"], env)


def _reference(document: str, number: str, env: Any) -> str | None:
    known: Library = env["library"]
    slug = document.lower() or env["document"]
    node = known.node(slug, number)
    if node is None:
        return None
    book = f"{known.documents[slug].short} " if slug != env["document"] else ""
    title = _escaped(f"{book}{node.label}")
    return f'<a class="ref" href="{node.url}" title="{title}">{_escaped(book)}§{_escaped(number)}</a>'


def finder(known: Library, game: str) -> TermFinder:
    """What finds the terms of a game in plain text."""
    names = known.terms(game)
    return known.once(
        f"terms of {game}", lambda: TermFinder(game, {slug: term.title for slug, term in names.items()}, KEYWORD_SLUGS)
    )


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


PARSER = _parser()
