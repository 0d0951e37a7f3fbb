"""Names from closed lists, which the cards there are give."""

from __future__ import annotations

from typing import Annotated

from rules.engine.kernel.language.constructs import Named

Trait = Annotated[str, Named("trait")]
Symbol = Annotated[str, Named("symbol")]
Character = Annotated[str, Named("character")]
Title = Annotated[str, Named("title")]
Token = Annotated[str, Named("token")]
