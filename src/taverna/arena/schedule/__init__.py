"""Who plays whom, how often and from which seats."""
