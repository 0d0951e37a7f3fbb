"""The grammar of card text of UFS."""
