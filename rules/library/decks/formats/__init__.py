"""The forms in which deck lists are read and written, one module each."""
