"""The editions of the rules: what differs between them, and where each says it."""
