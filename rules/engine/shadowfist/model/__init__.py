"""Cards as data: what is printed, in which wordings, with which symbols."""
