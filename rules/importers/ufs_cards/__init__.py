"""Cards of UFS in files: JSON, CSV, and the YAML of the bundled library.

``files`` finds the cards in a file, ``entries`` reads and checks what each says, ``store`` writes them, ``importing``
imports a file that a person names.
"""
