"""What happens: effects, costs, what they trigger, the attack sequence and the turn."""
