"""Glossary terms found in running texts, also inflected, so that a page can explain them where they are used.

``reviewed`` holds what only a person can decide, ``inflection`` the rules of language, ``finder`` finds.
"""
