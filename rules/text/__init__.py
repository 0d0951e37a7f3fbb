"""Texts as plain data: documents, references, JSON, YAML, files."""
