"""The community card file: CSV, one row a printing, ids looked up in small tables beside it.

``records`` finds the rows in a file whose quoting may be broken, ``rows`` reads what a row says, ``store`` writes it.
"""

from rules.importers.community.store import import_cards

__all__ = ["import_cards"]
