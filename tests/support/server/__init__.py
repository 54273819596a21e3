"""A real server in the test's own event loop, and the people who talk to it."""
