"""Cards of UFS in the library: as the engine's plain data, and as the fields of a scenario's card."""
