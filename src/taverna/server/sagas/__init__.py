"""Campaigns on the server: rows and sagas, what people may do in them, and what bots do."""
