"""`taverna bench --server`: real clients in processes of their own against a real server process, and what they saw."""
