"""What many games came to, in numbers, and how sure the numbers are."""
