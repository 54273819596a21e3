"""The `taverna` command: games, play, replay, rules, simulate, bench."""
