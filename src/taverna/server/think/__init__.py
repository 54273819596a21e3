"""Bots at work, away from the event loop: `worker` is a process that thinks, `thinkers` are those who ask them."""
