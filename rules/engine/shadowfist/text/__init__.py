"""Compiles card text, in the game's templated English, to typed abilities.

>>> compiled = compile_text("Target a Character :: Unturn target.", title="Second Wind", type="Event")
>>> compiled.whole
True
"""

from rules.engine.shadowfist.text.compilation import UNCLEAR
from rules.engine.shadowfist.text.compiler import CompiledText, compile_text, compiler_version
from rules.engine.shadowfist.text.render import render
from rules.engine.shadowfist.text.serial import from_json, to_json

__all__ = ["UNCLEAR", "CompiledText", "compile_text", "compiler_version", "from_json", "render", "to_json"]
