"""Card text of UFS to a syntax tree; imports nothing of ours."""
