"""The round from card selection to clean-up, rooms, rests and the end, as the rulebook tells them."""
