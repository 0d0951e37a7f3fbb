"""What a card of UFS does, as closed sets of typed values."""
