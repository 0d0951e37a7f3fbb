"""Scenarios in, outcomes out."""
