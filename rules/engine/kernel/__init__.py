"""What any card game needs and no game is: values, work, steps with citations, decisions, reading, searching."""
