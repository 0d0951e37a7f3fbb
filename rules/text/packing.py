"""A scenario in an address: JSON, compressed, in letters that an address may hold. So a link shares a position."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Any

from rules.text.json_text import JsonError, read_json

MAX_LINK = 3_500  # characters; servers commonly accept addresses of about 4,000
MAX_BYTES = 400_000  # of JSON, unpacked
# What scenarios are made of, the commonest last: it makes links a third shorter. Links rest on it: never change it.
COMMON = (
    b'"generate power"skip power"return to main shot"burn for victory"burn for power"smoke"seize"toasted"burned"edges"'
    b'"resources":{"ascended":"lotus":"architects":"monarchs":"jammers":"dragons":"magic":"tech":"hand":"chi":'
    b'"smoked":["counters":"printing":"controller":"owner":"new location"behind":"continue"decline"end turn"unturn"'
    b'"keep"bid"pass"reduced_by":"source":"choices":["ability":0,"option":"yes"no"choice":"site":"divide"damage":'
    b'{"do":"continue"},{"do":"combat"},{"do":"choose","cards":["do":"heal","do":"move","to":"left"right"}'
    b'"do":"use","card":"do":"intercept","against":{"do":"attack","with":["target":"at":{"do":"play","card":"'
    b'"targets":["x":"turned":true,"damage":1,"states":[{"card":"face":"up"down"},"id":"-2"'
    b'"characters":["back":"location"hand":["deck":20,"power":5,"locations":[{"front":{"card":"'
    b'{"game":"shadowfist","ruleset":"daedalus-1995modernzman-2000zman-2001","turn":"Ann","phase":"startmain","seed":0,'
    b'"players":[{"name":"Ann","power":0},{"name":"Bob","power":'
    b'"actions":[{"by":"Bob","do":{"by":"Ann","do":"},{"do":"resolve"}'
)


class PackedError(ValueError):
    """What stands in an address is no scenario."""


def pack(scenario: dict[str, Any]) -> str:
    """A scenario as a word for an address.

    >>> unpack(pack({"players": []}))
    {'players': []}
    """
    text = json.dumps(scenario, ensure_ascii=False, separators=(",", ":"))
    packer = zlib.compressobj(9, zdict=COMMON)
    packed = packer.compress(text.encode("utf-8", "replace")) + packer.flush()
    return base64.urlsafe_b64encode(packed).rstrip(b"=").decode()


def unpack(word: str) -> dict[str, Any]:
    """The scenario that a word stands for.

    :raises PackedError: if it is cut off, altered or too large.
    """
    try:
        raw = base64.b64decode(word.encode("ascii") + b"=" * (-len(word) % 4), altchars=b"-_", validate=True)
        opened = zlib.decompressobj(zdict=COMMON)
        text = opened.decompress(raw, MAX_BYTES)
        if opened.unconsumed_tail or not opened.eof:
            raise PackedError("it is too large, or its end is missing")
    except (binascii.Error, ValueError, zlib.error) as error:
        raise PackedError("the link is cut off or has been altered") from error
    return read(text.decode("utf-8", "replace"))


def read(text: str) -> dict[str, Any]:
    """The scenario that a JSON text holds; an entry of a scenario file is read too.

    :raises PackedError: if it is no JSON object, or too large.
    """
    if len(text) > MAX_BYTES:
        raise PackedError(f"it is longer than {MAX_BYTES:,} characters")
    try:
        found = read_json(text)
    except JsonError as error:
        raise PackedError(str(error)) from error
    if isinstance(found, dict) and isinstance(found.get("scenario"), dict):
        found = found["scenario"]
    if not isinstance(found, dict):
        raise PackedError("it is JSON, but no object with players and actions")
    return found
