"""The rules engine: plain data in, plain data out; imports no Django."""
