"""Benchmarks: the rules, the bots, the learning interfaces, the server. `taverna bench` is the door to all of them."""
