"""The HTTP side, a file for each group of addresses. Handlers say what to do; the doing is elsewhere."""
