"""The language of a game as a catalogue of constructs: a library of its own, see its README."""
