"""Running the clauses of an effect, each by its verb (right of ``::``)."""
