"""What may be played, and what it takes."""
