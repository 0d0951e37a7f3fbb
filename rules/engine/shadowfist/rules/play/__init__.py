"""Playing cards and using them: when, on what terms, at what cost; entering play and leaving it (4.2 to 4.4)."""
