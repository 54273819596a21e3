"""One file for each subcommand of `taverna`: what it takes, what it does, what it prints."""
