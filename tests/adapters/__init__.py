"""The learning interfaces, proved by the checks that their own packages bring."""
