"""The JSON shapes. They describe, and translate models and the engine's plain data; they decide nothing."""
