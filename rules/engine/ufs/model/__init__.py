"""Cards and games as values."""
