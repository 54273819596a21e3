"""Players that are not people. They know only the kernel."""
